"""House rules as data (R-147): when something happens, a notice is said. They never change play."""

from collections.abc import Iterable
from dataclasses import dataclass

from stablemates.engine.events import NAMES_OF
from stablemates.engine.game import Event
from stablemates.engine.pack import Pack
from stablemates.engine.words import VERB_NAMES

from .grammar import FILTERS
from .pack_file import parse_file
from .pack_reader import PackError, read_filter, read_text

RULES_AT_MOST = 50
_FIELDS = ("event", "what", "verb", "say")
_MOVES = ("enters", "leaves", "replaces")
_VERBS = tuple(name for name in VERB_NAMES if name)


@dataclass(frozen=True, slots=True)
class HouseRule:
    """A pattern of events and the line that is said; {seat} stands for the player."""

    event: str
    what: int  # 0: with any card, or none
    verb: str  # "": in whatever way
    say: str


def read_house_rules(text: str, file: str) -> list[HouseRule]:
    """House rules from the text of a file."""
    rows = parse_file(text, file, "stablemates_house_rules", ("stablemates_house_rules", "rules")).get("rules")
    if not isinstance(rows, list) or len(rows) > RULES_AT_MOST:
        raise PackError(f"{file}: rules", "here should be a list of at most {most}.", most=RULES_AT_MOST)
    return [_rule(row, f"{file}: rules[{at}]") for at, row in enumerate(rows)]


def _rule(row: object, path: str) -> HouseRule:
    if not isinstance(row, dict) or not {"event", "say"} <= set(row) <= set(_FIELDS):
        raise PackError(
            path,
            "a rule has “event” and “say”, and may have “what” and “verb”. Filters: {filters}.",
            filters=", ".join(FILTERS),
        )
    events = [name for name in NAMES_OF if name]
    if row["event"] not in events:
        raise _not_allowed(f"{path}.event", row["event"], events)
    if row.get("verb", _VERBS[0]) not in _VERBS:
        raise _not_allowed(f"{path}.verb", row["verb"], _VERBS)
    if "verb" in row and row["event"] not in _MOVES:
        raise PackError(f"{path}.verb", "only these events have a verb: {names}.", names=", ".join(_MOVES))
    what = read_filter(row["what"], f"{path}.what") if "what" in row else 0
    return HouseRule(row["event"], what, row.get("verb", ""), read_text(row["say"], f"{path}.say", 200))


def _not_allowed(path: str, value: object, words: Iterable[str]) -> PackError:
    allowed = ", ".join(words)
    return PackError(path, "“{value}” can't stand here. Allowed: {allowed}.", value=str(value), allowed=allowed)


def house_notices(events: Iterable[Event], rules: list[HouseRule], pack: Pack, names: tuple[str, ...]) -> list[str]:
    """What the house rules say about these events."""
    said = []
    for event in events:
        for rule in rules:
            if event.kind == rule.event and _fits(event, rule, pack):
                name = names[event.seat] if event.seat >= 0 else "everybody"
                said.append(rule.say.replace("{seat}", name))
    return said


def _fits(event: Event, rule: HouseRule, pack: Pack) -> bool:
    if rule.what and not (event.card and pack.face(event.card).traits & rule.what):
        return False
    return not rule.verb or VERB_NAMES[event.extra] == rule.verb
