"""Players in messages: by name, or as "you" for the one who reads."""

from collections.abc import Sequence
from typing import NamedTuple

from . import english_messages as en

NOBODY = -1


class Person(NamedTuple):
    """A player in the forms that the templates need."""

    Who: str  # at the beginning of a sentence
    who: str
    Whose: str
    whose: str
    s: str
    es: str
    their: str
    own: str


def person(seat: int, names: Sequence[str], you: int = NOBODY) -> Person:
    """The player on a seat; `you` is the seat of the one who reads, if it is addressed."""
    if seat == you and seat >= 0:
        return Person(**en.YOU)
    name = names[seat] if 0 <= seat < len(names) else ""
    return Person(**{form: text.format(name=name) for form, text in en.THEY.items()})


def counted(cards: Sequence[str]) -> list[str]:
    """Names of cards, equal ones counted: "Narwhal, Neigh x2"."""
    tally: dict[str, int] = {}
    for card in cards:
        tally[card] = tally.get(card, 0) + 1
    return [card if n == 1 else en.TIMES.format(card=card, n=n) for card, n in tally.items()]
