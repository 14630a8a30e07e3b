"""Names of cards in other languages: printed ones where the rulebooks give them, else names of ours.

A file of each language has two tables, `printed` and `ours`, of card id -> name. The letters of a tie follow the names
(Q-34).
"""

import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from stablemates.engine.words import LANGUAGES

TRANSLATED = LANGUAGES[1:]  # English names stand with the cards


@cache
def tables(language: str) -> dict[str, dict[str, str]]:
    """The names of a language, printed ones and ours apart."""
    read: dict[str, dict[str, str]] = json.loads((files(__package__) / f"{language}.json").read_text(encoding="utf-8"))
    return read


def names_of(card_ids: Iterable[str]) -> dict[str, dict[str, str]]:
    """Language -> card id -> name, for the cards of a pack."""
    ids = tuple(card_ids)
    found = {}
    for language in TRANSLATED:
        known = {**tables(language)["ours"], **tables(language)["printed"]}
        found[language] = {card_id: known[card_id] for card_id in ids if card_id in known}
    return found
