"""What is asked, in sentences: the question of a prompt and each of its answers."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from stablemates.engine import words as w
from stablemates.engine.pack import Pack
from stablemates.engine.prompts import Choice, Prompt
from stablemates.engine.tree import Act

from .cards import act_text
from .catalogue import Inflected
from .phrases import CardsPhrase
from .plan import SOURCES, Cards, card_name
from .spans import plain
from .voice import ENGLISH, NOBODY, Voice, player, reader_of

TOAST_RULE = "R-142"
MOST_TWINS = 7  # beyond that they are not counted any more


def prompt_text(prompt: Prompt, pack: Pack, names: Sequence[str], voice: Voice = ENGLISH) -> str:
    """The question, to the seat that is asked."""
    card = pack.face(prompt.card).card if prompt.card else None
    key = "window-instant" if prompt.kind == "window" and card and card.kind == w.INSTANT else _prompt_key(prompt, pack)
    named = voice.card(prompt.card, pack)
    return voice.say(
        voice.found(f"ask-{key}"),
        card=named,
        text=voice.short(prompt.card, pack) if card else "",
        cards=_Offered(voice, prompt, _cards(prompt, pack, voice), player(_sole_owner(prompt), names)),
        by=voice.say("ask-by", card=named) if card else "",
        rule=prompt.rule,
    )


def choice_text(choice: Choice, prompt: Prompt, pack: Pack, names: Sequence[str], voice: Voice = ENGLISH) -> str:
    """An answer, as the asked seat reads it."""
    text = voice.say(
        _choice_key(choice, prompt, voice),
        card=voice.name(choice.card, pack) if choice.card else "",
        other=player(choice.seat, names),
        reader=reader_of(prompt.seat, NOBODY, choice.seat),
        option=_option(choice, prompt, pack, voice),
    )
    if choice.nth > 1 and choice.zone == "stable":
        text = voice.say("twin", text=text, nth=min(choice.nth, MOST_TWINS))
    return text


# --- the question -----------------------------------------------------------------------------------------


def _prompt_key(prompt: Prompt, pack: Pack) -> str:
    words = {choice.word for choice in prompt.choices}
    verb = prompt.verb.replace(" ", "-")
    if prompt.kind == "action":
        return "action-more" if "done" in words else "action" if "play" in words else "action-draw"
    if prompt.kind == "card" and not prompt.card:
        return "card-bring-baby" if verb == "bring" else f"card-{verb}-limit"
    if prompt.rule == TOAST_RULE:
        return f"{prompt.kind}-toast"
    if prompt.kind == "seat" and not verb:
        return "seat-stable"
    if prompt.kind == "use":
        return _use_key(prompt, words)
    return f"{prompt.kind}-{verb}{_whereto(prompt, pack)}"


def _whereto(prompt: Prompt, pack: Pack) -> str:
    """The end of the key where a card does not go where the verb alone would have it go."""
    for act in _acts(prompt, pack) if prompt.card else ():
        if act.verb == w.BRING and act.dest != w.YOU:
            return "-there"
        if act.verb == w.TAKE_FROM_HAND and act.zone == w.DISCARD_PILE:
            return "-discard"
        if act.verb == w.RETURN and act.what == w.BABY_CARD:
            return "-nursery"
    return ""


def _use_key(prompt: Prompt, words: set[str]) -> str:
    if prompt.victim:
        return f"use-victim-{prompt.verb}"
    if not prompt.card:
        if "use" not in words:
            return "use-mulligan"
        return "use" if words & {"done", "no"} else "use-order"
    if "use" not in words:
        return "use-unpayable"
    return "use-one" if words & {"done", "no"} else "use-forced"


def _cards(prompt: Prompt, pack: Pack, voice: Voice) -> Inflected:
    """The cards that the verb of the asking card speaks of: "a Unicorn"; if it does not say, "a card"."""
    any_card = CardsPhrase(voice.messages, Cards(w.ANY_CARD))
    if not prompt.card or not prompt.verb:
        return any_card
    found = {(act.what, SOURCES.get(act.verb, act.zone), act.named) for act in _acts(prompt, pack) if not act.this}
    if len(found) != 1:
        return any_card
    [(what, zone, named)] = found
    name = card_name(named, pack, voice.cards) if named else ""
    return CardsPhrase(voice.messages, Cards(what, 1, zone, named=name, named_id=named))


def _acts(prompt: Prompt, pack: Pack) -> Iterator[Act]:
    """The acts of the asking card that have the verb of the prompt."""
    for ability in pack.face(prompt.card).card.abilities:
        for act in ability.acts:
            for one in (act, *act.options):
                if w.VERB_NAMES[one.verb] == prompt.verb:
                    yield one


@dataclass(frozen=True, slots=True)
class _Offered:
    """The cards to choose from, with whose they are if they lie in stables."""

    voice: Voice
    prompt: Prompt
    cards: Inflected
    other: str

    def form(self, name: str) -> str:
        """The phrase in a form of the language."""
        if name in ("gender", "number"):
            return self.cards.form(name)
        seats = _owners(self.prompt)
        if not seats:
            of = "all"
        elif seats == {self.prompt.seat}:
            of = "you"
        elif len(seats) == 1:
            of = "one"
        else:
            of = "all" if self.prompt.seat in seats else "others"
        return plain(self.voice.say("cards-of", of=of, cards=self.cards.form(name), other=self.other, form=name))


def _owners(prompt: Prompt) -> set[int]:
    return {choice.seat for choice in prompt.choices if choice.zone == "stable"}


def _sole_owner(prompt: Prompt) -> int:
    return min(_owners(prompt), default=NOBODY)


# --- the answers ------------------------------------------------------------------------------------------


def _choice_key(choice: Choice, prompt: Prompt, voice: Voice) -> str:
    word = choice.word
    if prompt.rule == TOAST_RULE and word == "use":
        return "choice-use-toast"
    if word == "choose" and not choice.card and prompt.rule != TOAST_RULE:
        return "choice-choose-seat-stable" if prompt.verb in ("", "move") else "choice-choose-seat"
    if word == "choose" and not choice.card:
        return "choice-choose-seat"
    if word == "choose" and choice.zone == "stable":
        return "choice-choose-stable"
    if word == "no" and prompt.victim:
        return "choice-no-victim"
    if word == "none" and voice.has(f"choice-none-{prompt.kind}"):
        return f"choice-none-{prompt.kind}"
    return "choice-option" if prompt.kind == "option" else f"choice-{word}"


def _option(choice: Choice, prompt: Prompt, pack: Pack, voice: Voice) -> str:
    """An option of a choose-one in words."""
    if prompt.kind == "option":
        for ability in pack.face(prompt.card).card.abilities:
            for act in ability.acts:
                if len(act.options) >= choice.nth > 0 and choice.word.startswith(_verb(act.options[choice.nth - 1])):
                    text = act_text(act.options[choice.nth - 1], pack, voice.cards, own=act.who != w.YOU)
                    return text[:1].upper() + text[1:]
    return choice.word


def _verb(act: Act) -> str:
    return w.VERB_NAMES[act.verb].split(" ")[0]
