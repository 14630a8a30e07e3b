"""Words for people, in five languages: card texts made from what the engine runs, prompts, events, refusals, rules."""

from stablemates.engine.words import LANGUAGES

from .cards import Part, act_text, card_parts, card_text, filter_name, kind_name, place_name, short_text
from .rules import Rule, find_rule, rules, search_rules
from .spans import Span
from .voice import Voice

__all__ = [
    "LANGUAGES",
    "Part",
    "Rule",
    "Span",
    "Voice",
    "act_text",
    "card_parts",
    "card_text",
    "filter_name",
    "find_rule",
    "kind_name",
    "place_name",
    "rules",
    "search_rules",
    "short_text",
]
