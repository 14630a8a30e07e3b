"""What is asked, in sentences: the question of a prompt and each of its answers."""

from collections.abc import Iterator, Sequence

from stablemates.engine import words as w
from stablemates.engine.pack import Pack
from stablemates.engine.prompts import Choice, Prompt
from stablemates.engine.tree import Act

from . import english_messages as en
from .people import NOBODY, person
from .plan import SOURCES, card_name
from .sentences import act_text, filter_name, short_text

TOAST_RULE = "R-142"


def prompt_text(prompt: Prompt, pack: Pack, names: Sequence[str]) -> str:
    """The question, to the seat that is asked."""
    card = pack.face(prompt.card).card if prompt.card else None
    key = "window.instant" if prompt.kind == "window" and card and card.kind == w.INSTANT else _prompt_key(prompt, pack)
    return _template(key).format(
        card=card.name if card else "",
        text=short_text(card, pack) if card else "",
        cards=_cards(prompt, pack),
        of=_of(prompt, names),
        by=en.BY.format(card=card.name) if card else "",
        rule=prompt.rule,
    )


def choice_text(choice: Choice, prompt: Prompt, pack: Pack, names: Sequence[str]) -> str:
    """An answer, as the asked seat reads it."""
    text = en.CHOICES[_choice_key(choice, prompt)].format(
        card=pack.face(choice.card).card.name if choice.card else "",
        other=person(choice.seat, names, prompt.seat),
        option=_option(choice, prompt, pack),
    )
    if choice.nth > 1 and choice.zone == "stable":
        text = en.TWIN.format(text=text, nth=en.ORDINALS[min(choice.nth, len(en.ORDINALS) - 1)])
    return text


# --- the question -----------------------------------------------------------------------------------------


def _prompt_key(prompt: Prompt, pack: Pack) -> str:
    words = {choice.word for choice in prompt.choices}
    if prompt.kind == "action":
        return "action.more" if "done" in words else "action" if "play" in words else "action.draw"
    if prompt.kind == "card" and not prompt.card:
        return "card.bring.baby" if prompt.verb == "bring" else f"card.{prompt.verb}.limit"
    if prompt.rule == TOAST_RULE:
        return f"{prompt.kind}.toast"
    if prompt.kind == "seat" and not prompt.verb:
        return "seat.stable"
    if prompt.kind == "use":
        return _use_key(prompt, words)
    return f"{prompt.kind}.{prompt.verb}{_whereto(prompt, pack)}"


def _whereto(prompt: Prompt, pack: Pack) -> str:
    """The end of the key where a card does not go where the verb alone would have it go."""
    for act in _acts(prompt, pack) if prompt.card else ():
        if act.verb == w.BRING and act.dest != w.YOU:
            return ".there"
        if act.verb == w.TAKE_FROM_HAND and act.zone == w.DISCARD_PILE:
            return ".discard"
        if act.verb == w.RETURN and act.what == w.BABY_CARD:
            return ".nursery"
    return ""


def _use_key(prompt: Prompt, words: set[str]) -> str:
    if prompt.victim:
        return f"use.victim.{prompt.verb}"
    if not prompt.card:
        if "use" not in words:
            return "use.mulligan"
        return "use" if words & {"done", "no"} else "use.order"
    if "use" not in words:
        return "use.unpayable"
    return "use.one" if words & {"done", "no"} else "use.forced"


def _template(key: str) -> str:
    while key not in en.PROMPTS and "." in key:
        key = key.rpartition(".")[0]
    return en.PROMPTS[key]


def _cards(prompt: Prompt, pack: Pack) -> str:
    """The cards that the verb of the asking card speaks of: "a Unicorn"; if it does not say, "a card"."""
    if not prompt.card or not prompt.verb:
        return en.A_CARD
    found = {(act.what, SOURCES.get(act.verb, act.zone), act.named) for act in _acts(prompt, pack) if not act.this}
    if len(found) != 1:
        return en.A_CARD
    [(what, zone, named)] = found
    return card_name(named, pack) if named else filter_name(what, 1, zone)


def _acts(prompt: Prompt, pack: Pack) -> Iterator[Act]:
    """The acts of the asking card that have the verb of the prompt."""
    for ability in pack.face(prompt.card).card.abilities:
        for act in ability.acts:
            for one in (act, *act.options):
                if w.VERB_NAMES[one.verb] == prompt.verb:
                    yield one


def _of(prompt: Prompt, names: Sequence[str]) -> str:
    """Whose cards in stables there are to choose from."""
    seats = {choice.seat for choice in prompt.choices if choice.zone == "stable"}
    if not seats:
        key = ""
    elif seats == {prompt.seat}:
        key = "you"
    elif len(seats) == 1:
        key = "one"
    else:
        key = "all" if prompt.seat in seats else "others"
    other = min(seats) if seats else NOBODY
    return en.OF[key].format(other=person(other, names, prompt.seat))


# --- the answers ------------------------------------------------------------------------------------------


def _choice_key(choice: Choice, prompt: Prompt) -> str:
    word = choice.word
    if prompt.rule == TOAST_RULE and word == "use":
        return "use.toast"
    if word == "choose" and not choice.card and prompt.rule != TOAST_RULE:
        return "choose.seat.stable" if prompt.verb in ("", "move") else "choose.seat"
    if word == "choose" and not choice.card:
        return "choose.seat"
    if word == "choose" and choice.zone == "stable":
        return "choose.stable"
    if word == "no" and prompt.victim:
        return "no.victim"
    if word == "none" and f"none.{prompt.kind}" in en.CHOICES:
        return f"none.{prompt.kind}"
    return "option" if prompt.kind == "option" else word


def _option(choice: Choice, prompt: Prompt, pack: Pack) -> str:
    """An option of a choose-one in words."""
    if prompt.kind == "option":
        for ability in pack.face(prompt.card).card.abilities:
            for act in ability.acts:
                if len(act.options) >= choice.nth > 0 and choice.word.startswith(_verb(act.options[choice.nth - 1])):
                    text = act_text(act.options[choice.nth - 1], pack, own=act.who != w.YOU)
                    return text[:1].upper() + text[1:]
    return choice.word


def _verb(act: Act) -> str:
    return w.VERB_NAMES[act.verb].split(" ")[0]
