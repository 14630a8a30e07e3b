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
    messages = catalogue(lang)
    return tuple(
        Rule(key, messages.say(key, {}), messages.say(f"{key}.says", {}), messages.say(f"{key}.example", {}))
        for key in messages.keys("rules")
        if messages.has(key)
    )


def find_rule(text: str, lang: str = "en") -> Rule | None:
    """An entry by its id, however it is typed: "R-096", "r96", "Q4"."""
    typed = re.fullmatch(r"\s*([rq])[\s-]*0*(\d{1,3})\s*", text.lower())
    if not typed:
        return None
    wanted = f"{typed[1]}{typed[2]}"
    return next((rule for rule in rules(lang) if _bare(rule.id) == wanted), None)


def _bare(rule_id: str) -> str:
    letter, number = rule_id.lower().split("-")
    return f"{letter}{int(number)}"


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
