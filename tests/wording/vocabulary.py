"""All words of the engine, read from words.py, so that a new one can't be forgotten; and acts made of them."""

import re
from pathlib import Path

from stablemates.cards import acts as a
from stablemates.engine import words as w
from stablemates.engine.tree import Ability, Act, Card, Static


def words_of(heading: str) -> dict[str, int]:
    """The constants of one paragraph of words.py, so that a new word can't be forgotten here."""
    source = (Path(w.__file__).parent / "words.py").read_text(encoding="utf-8")
    [paragraph] = [part for part in source.split("\n\n") if part.lstrip("# \n").startswith(heading)]
    names = re.findall(r"^([A-Z_]+): Final = ", paragraph, re.MULTILINE)
    assert names
    found = {name: getattr(w, name) for name in names}
    return {name: value for name, value in found.items() if isinstance(value, int)}


VERBS = words_of("Verbs")
PLAYERS = words_of("Whom an act is about")
WHENS = words_of("When an ability speaks")
STATICS = words_of("Static words")
JOINS = words_of("Joins between acts")
UNTILS = words_of("Until when")
CONDITIONS = words_of("Conditions of an act")
NUMBERS = words_of("ALL: Final")
PHASES = words_of("Phases")
ZONES = words_of("Zones")
KINDS = words_of("Kinds of card")
FILTERS = words_of("Traits")


def card(*parts: Ability | Static, kind: int = w.MAGICAL) -> Card:
    abilities = tuple(part for part in parts if isinstance(part, Ability))
    statics = tuple(part for part in parts if isinstance(part, Static))
    return Card("test", "Test", kind, 1, abilities, statics)


def full_act(verb: int, who: int = w.OTHER, n: int = 1, what: int = w.UNICORN_CARD) -> Act:
    options = (a.draw(1), a.discard(1))
    return Act(verb, who=who, n=n, what=what, zones=(w.HAND, w.DISCARD_PILE), options=options)


def numbers_of(verb: int) -> tuple[int, ...]:
    """What `n` may be: some numbers of cards, a phase, or cards counted when it resolves."""
    if verb == w.SKIP_PHASE:
        return tuple(PHASES.values())
    if verb in (w.DRAW, w.DISCARD, w.BRING):
        return (1, 2, *NUMBERS.values())
    return (1, 2) if verb in (w.DRAW_MORE, w.LOOK_AT_TOP) else (1, 2, w.ALL)
