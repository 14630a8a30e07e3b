"""The rules reference: each rule and each settled question in plain words with an example, to look up or to search."""

import re
from dataclasses import dataclass
from functools import cache

from .bare import bare_words
from .catalogue import catalogue

_MOST_FOUND = 30


@dataclass(frozen=True, slots=True)
class Rule:
    """An entry of the reference."""

    id: str
    title: str
    says: str
    example: str


@cache
def rules(lang: str = "en") -> tuple[Rule, ...]:
    """All entries in their order."""
    return tuple(_rule(key, lang) for key in catalogue(lang).keys("rules"))


def _rule(key: str, lang: str) -> Rule:
    messages = catalogue(lang)
    return Rule(key, messages.say(key, {}), messages.say(f"{key}.says", {}), messages.say(f"{key}.example", {}))


def find_rule(text: str, lang: str = "en") -> Rule | None:
    """An entry by its id, however it is typed: "R-096", "r96", "Q4"."""
    typed = re.fullmatch(r"\s*([rq])[\s-]*0*(\d{1,3})\s*", text.lower())
    if not typed:
        return None
    key = f"R-{int(typed[2]):03}" if typed[1] == "r" else f"Q-{int(typed[2]):02}"
    return _rule(key, lang) if catalogue(lang).has(key) else None


def search_rules(words: str, lang: str = "en") -> list[Rule]:
    """The entries that speak of all the words (or of their beginnings), those that have them in the title first."""
    wanted = bare_words(words)
    if not wanted:
        return []
    ranked = []
    for at, rule in enumerate(rules(lang)):
        title, rest = bare_words(rule.title), bare_words(f"{rule.says} {rule.example}")
        if all(_begins(want, title) or _begins(want, rest) for want in wanted):
            ranked.append((-sum(_begins(want, title) for want in wanted), at, rule))
    return [rule for *_, rule in sorted(ranked, key=lambda row: row[:2])][:_MOST_FOUND]


def _begins(want: str, words: list[str]) -> bool:
    return any(word.startswith(want) for word in words)
