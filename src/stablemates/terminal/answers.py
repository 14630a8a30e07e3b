"""Answers as they are shown and typed: numbers, and the words that a person may write instead."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from stablemates.engine.pack import Pack
from stablemates.engine.prompts import Choice, Prompt
from stablemates.wording.bare import bare_words
from stablemates.wording.messages import choice_text
from stablemates.wording.voice import ENGLISH, Voice

NEUTRAL = ("draw", "pass", "done", "no", "none")  # at most one of them is offered; it has the number 0
# What may be typed for an answer, by the keys of the words.
ALSO_SAID = {
    "no": ("no",),
    "pass": ("pass", "no"),
    "draw": ("draw",),
    "done": ("done", "no", "none"),
    "none": ("none", "no"),
    "use": ("yes",),
    "answer": ("yes",),
    "mulligan": ("mulligan",),
}
NOTES_AT_MOST = 10  # longer lists go without what the cards do

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer on the screen: its number there and its place among the prompt's choices."""

    number: int
    index: int
    text: str
    word: str
    card: str
    zone: str
    noted: bool  # shown with what the card does
    exact: tuple[str, ...]  # what means this answer and no other


def typed_words(key: str, voice: Voice) -> list[str]:
    """What a person may type for a word of ours: in their language, or in English."""
    return [*voice.say(f"typed-{key}").split(), *ENGLISH.say(f"typed-{key}").split()]


def command(key: str, voice: Voice) -> str:
    """A command as the help shows it."""
    return voice.say(f"typed-{key}").split()[0]


def make_answers(prompt: Prompt, pack: Pack, names: Sequence[str], voice: Voice) -> list[Answer]:
    """The answers in the order of their numbers; equal cards outside the stables are one answer."""
    found: list[Answer] = []
    twins = _twins(prompt)
    noted = len(twins) <= NOTES_AT_MOST and prompt.kind != "window"
    number = 1
    for index, copies in twins:
        choice = prompt.choices[index]
        text = choice_text(choice, prompt, pack, names, voice)
        if copies > 1:
            text = voice.say("times", card=text, n=copies)
        neutral = choice.word in NEUTRAL
        found.append(
            Answer(
                number=0 if neutral else number,
                index=index,
                text=text,
                word=choice.word,
                card=choice.card,
                zone=choice.zone,
                noted=noted and _worth_a_note(choice, prompt),
                exact=_exact(choice, pack, names, voice),
            )
        )
        number += not neutral
    return sorted(found, key=lambda answer: answer.number)


def _worth_a_note(choice: Choice, prompt: Prompt) -> bool:
    """Whether it helps to see what the card does; where one effect is offered the question tells it."""
    if choice.word == "use":
        return bool(choice.card) and not prompt.card
    return bool(choice.card) and choice.zone in ("hand", "deck", "discard")


def _twins(prompt: Prompt) -> list[tuple[int, int]]:
    """The places of the choices that differ, each with how many are equal to it."""
    first: dict[tuple[str, str, str, int, int], int] = {}
    copies: dict[int, int] = {}
    for index, choice in enumerate(prompt.choices):
        nth = choice.nth if choice.zone == "stable" else 0
        at = first.setdefault((choice.word, choice.card, choice.zone, choice.seat, nth), index)
        copies[at] = copies.get(at, 0) + 1
    return list(copies.items())


def _exact(choice: Choice, pack: Pack, names: Sequence[str], voice: Voice) -> tuple[str, ...]:
    said = [word for key in ALSO_SAID.get(choice.word, ()) for word in typed_words(key, voice)]
    if choice.card:
        said += [choice.card, voice.name(choice.card, pack)]
    elif choice.seat >= 0:
        said.append(names[choice.seat])
    return tuple(_bare(text) for text in said)


def _bare(text: str) -> str:
    return " ".join(bare_words(text))


# --- what was typed ---------------------------------------------------------------------------------------


def find_answers(typed: str, answers: Sequence[Answer]) -> list[Answer]:
    """The answers that a typed number or name may mean: one, none, or several."""
    if typed.isdecimal():
        return [answer for answer in answers if answer.number == int(typed)]
    return _fitting(typed, [(answer, answer.exact, answer.text) for answer in answers])


def find_faces(typed: str, pack: Pack, voice: Voice, among: Iterable[int] | None = None) -> list[int]:
    """The faces of the pack (or among some of them) that a typed name or id may mean."""
    faces = sorted(set(among)) if among is not None else list(range(len(pack.faces)))
    ids = [pack.faces[face].card.id for face in faces]
    titles = [voice.name(card_id, pack) for card_id in ids]
    names = [
        (" ".join(bare_words(title)), " ".join(bare_words(card_id))) for title, card_id in zip(titles, ids, strict=True)
    ]
    return _fitting(typed, [(face, names[at], titles[at]) for at, face in enumerate(faces)])


def _fitting(typed: str, things: Sequence[tuple[T, tuple[str, ...], str]]) -> list[T]:
    """What the typed words mean: a name, else the beginning of one, else words that begin words of the text."""
    wanted = bare_words(typed)
    if not wanted:
        return []
    whole = " ".join(wanted)
    named = [thing for thing, names, _ in things if whole in names]
    begun = [thing for thing, names, _ in things if any(name.startswith(whole) for name in names)]
    for found in (named, begun):
        if len(found) == 1:
            return found
    return [
        thing
        for thing, names, text in things
        if all(any(word.startswith(want) for word in bare_words(" ".join([text, *names]))) for want in wanted)
    ]
