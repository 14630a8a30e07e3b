"""Situation files: a position, a script and what must come out, read from YAML into records."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import yaml

from stablemates.engine.errors import Phrase
from stablemates.notation.situation_steps import (
    EXPECT,
    NONE,
    RESERVED,
    CardRef,
    Expectation,
    Pairs,
    Reader,
    SeatExpectation,
    SituationError,
    Step,
    StepParser,
    is_nothing,
    is_rule,
    line_of,
    unknown,
)

__all__ = [
    "EVERYONE_LOSES",
    "NONE",
    "OPTIONS",
    "PACKS",
    "PHASES",
    "PROFILES",
    "CardRef",
    "Expectation",
    "SeatExpectation",
    "SeatSetup",
    "Situation",
    "SituationError",
    "Step",
    "find_situations",
    "load_situation",
    "parse_situation",
]

PACKS: Final = ("base", "base-second-print", "after-dark")
PROFILES: Final = ("second-edition", "effect-chain")
PHASES: Final = ("beginning", "draw", "action", "end")
EVERYONE_LOSES: Final = "everyone_loses"
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 8

_SWITCH: Final = ("false", "true")
# The table options of RULES.md section 13. `start` may also name a seat.
OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "start": ("lot", "host"),
    "babies": ("choose", "deal"),
    "unicorns_into": ("own", "any"),
    "simultaneous": ("link", "one_by_one"),
    "impossible": ("ignore", "forbid"),
    "announce": ("before", "after"),
    "magic_card": ("discarded_first", "discarded_last"),
    "reopen": _SWITCH,
    "babies_move": _SWITCH,
    "win": ("resolved", "at_once"),
    "deck_out": ("empty", "failed_draw", "reshuffle"),
    "masquerade": ("unicorn_effects", "all_effects"),
    "answers": ("at_once", "in_turn"),
    "two_player_setup": _SWITCH,
    "adults": _SWITCH,
    "drinking": _SWITCH,
    "strip": _SWITCH,
    "mulligan": _SWITCH,
    "card_language": ("en", "it", "nl", "pl", "de"),
    "ask_forced": _SWITCH,
}

_KEYS: Final = (
    "about", "rules", "pack", "profile", "options", "start", "seats", "deck", "deck_rest", "discard", "turn",
    "phase", "seed", "script", "expect",
)  # fmt: skip
_SEAT_KEYS: Final = ("hand", "stable")
_NOT_WITH_DEAL: Final = ("deck", "deck_rest", "discard", "phase")

# The keys of an expectation, by what they hold.
_SEAT_EXPECT_CARDS: Final = ("hand", "stable", "hand_has", "hand_lacks", "stable_has", "stable_lacks")
_SEAT_EXPECT_NUMBERS: Final = ("hand_size", "unicorns")
_SEAT_EXPECT: Final = (*_SEAT_EXPECT_CARDS, *_SEAT_EXPECT_NUMBERS, "sees_hand_of", "knows", "knows_only")
_EXPECT_CARDS: Final = (
    "discard", "discard_has", "discard_lacks", "deck_has", "deck_top", "pile", "nursery_has",
)  # fmt: skip
_EXPECT_NUMBERS: Final = ("deck_size", "nursery_size")
_EXPECT: Final = (*_EXPECT_CARDS, *_EXPECT_NUMBERS, "notices", "turn", "phase", "asked", "winner")


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """A seat at the start; a stable is listed oldest first."""

    name: str
    hand: tuple[str, ...] = ()
    stable: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Situation:
    """A whole situation file."""

    file: str
    about: str
    rules: tuple[str, ...]
    pack: str
    profile: str  # "": the pack's own
    options: Mapping[str, str]
    seats: tuple[SeatSetup, ...]  # in turn order
    deck: tuple[str, ...]  # top first
    deck_rest_empty: bool
    discard: tuple[str, ...]  # top last
    turn: str
    phase: str
    seed: int
    start_deal: bool
    script: tuple[Step, ...]
    expect: Expectation | None


def find_situations(paths: Iterable[str | Path]) -> list[Path]:
    """The situation files among these paths; folders are walked, and each file comes once."""
    found: dict[Path, None] = {}
    for path in map(Path, paths):
        if path.is_dir():
            inside = (file for file in path.rglob("*") if file.suffix in (".yaml", ".yml") and file.is_file())
            found.update(dict.fromkeys(sorted(inside)))
        else:
            found[path] = None  # one that is missing is refused when it is loaded
    return list(found)


def load_situation(path: str | Path, known_cards: frozenset[str] | None = None) -> Situation:
    """Reads a situation file; raises SituationError if it can't be read or is not well-formed."""
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise SituationError(str(path), 0, "cannot be read: {error}", error=str(error.strerror)) from error
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise SituationError(str(path), line, "is not UTF-8 text") from error
    return parse_situation(text, str(path), known_cards)


def parse_situation(text: str, file: str, known_cards: frozenset[str] | None = None) -> Situation:
    """Reads the text of a situation file; raises SituationError if it is not well-formed."""
    root = _compose(text, file)
    reader = Reader(file, known_cards)
    pairs = reader.pairs(root, Phrase("a situation"))
    for key, (key_node, _) in pairs.items():
        if key not in _KEYS:
            reader.fail(key_node, unknown(Phrase("key"), key, _KEYS))
    if "seats" not in pairs:
        reader.fail(root, "seats are missing")
    start_deal = _start_deal(reader, pairs)
    seats = _seats(reader, pairs["seats"], start_deal)
    reader = replace(reader, seats=tuple(seat.name for seat in seats))
    return _situation(_Keys(reader, pairs), seats, start_deal)


def _compose(text: str, file: str) -> yaml.Node:
    """The root node; with BaseLoader every scalar is a plain word, also yes and no."""
    try:
        root: yaml.Node | None = yaml.compose(text, Loader=yaml.BaseLoader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        parts = ", ".join(part for part in (error.context, error.problem) if part)
        raise SituationError(file, mark.line + 1 if mark else 0, "not YAML: {error}", error=parts) from error
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise SituationError(file, line, "not YAML: {error}", error=str(error.reason)) from error
    except RecursionError as error:
        raise SituationError(file, 0, "not YAML: nested too deeply") from error
    if root is None:
        raise SituationError(file, 0, "the file is empty")
    return root


def _situation(keys: "_Keys", seats: tuple[SeatSetup, ...], start_deal: bool) -> Situation:
    return Situation(
        file=keys.reader.file,
        about=keys.text("about"),
        rules=keys.rules(),
        pack=keys.one_of("pack", PACKS, PACKS[0]),
        profile=keys.one_of("profile", PROFILES, ""),
        options=keys.options(start_deal),
        seats=seats,
        deck=keys.cards("deck"),
        deck_rest_empty=keys.one_of("deck_rest", ("fill", "empty"), "fill") == "empty",
        discard=keys.cards("discard"),
        turn=keys.turn(),
        phase=keys.one_of("phase", PHASES, "beginning" if start_deal else "action"),
        seed=keys.seed(),
        start_deal=start_deal,
        script=keys.script(),
        expect=keys.expect(),
    )


def _start_deal(reader: Reader, pairs: Pairs) -> bool:
    if "start" not in pairs:
        return False
    node = pairs["start"][1]
    word = reader.word(node, "start")
    if word != "deal":
        reader.fail(node, 'start must be deal, not "{word}"; the option of that name belongs under options', word=word)
    for key in _NOT_WITH_DEAL:
        if key in pairs:
            reader.fail(pairs[key][0], "{key} must not be given with start: deal", key=key)
    return True


def _seats(reader: Reader, pair: tuple[yaml.Node, yaml.Node], start_deal: bool) -> tuple[SeatSetup, ...]:
    key_node, node = pair
    pairs = {} if is_nothing(node) else reader.pairs(node, "seats")
    for name, (name_node, _) in pairs.items():
        if name in RESERVED:
            names = ", ".join(RESERVED)
            reader.fail(name_node, '"{name}" is no seat name; {names} mean something else', name=name, names=names)
        if not name:
            reader.fail(name_node, "a seat needs a name")
    if not FEWEST_SEATS <= len(pairs) <= MOST_SEATS:
        reader.fail(
            key_node,
            "seats must be {fewest} to {most}, not {seats}",
            fewest=FEWEST_SEATS,
            most=MOST_SEATS,
            seats=len(pairs),
        )
    return tuple(_seat(reader, name, value, start_deal) for name, (_, value) in pairs.items())


def _seat(reader: Reader, name: str, node: yaml.Node, start_deal: bool) -> SeatSetup:
    if is_nothing(node):
        return SeatSetup(name)
    cards: dict[str, tuple[str, ...]] = {}
    for key, (key_node, value) in reader.pairs(node, Phrase("seat {name}", name=name)).items():
        if key not in _SEAT_KEYS:
            reader.fail(key_node, unknown(Phrase("key of a seat"), key, _SEAT_KEYS))
        if start_deal:
            reader.fail(key_node, "{key} of {name} must not be given with start: deal", key=key, name=name)
        cards[key] = () if is_nothing(value) else reader.card_list(value, Phrase("{key} of {name}", key=key, name=name))
    return SeatSetup(name, cards.get("hand", ()), cards.get("stable", ()))


@dataclass(frozen=True, slots=True)
class _Keys:
    """Reads the keys of the file; what is not given is empty or the default."""

    reader: Reader
    pairs: Pairs

    def _node(self, key: str) -> yaml.Node | None:
        """The value of a key, None where it is not given or left empty."""
        node = self.pairs[key][1] if key in self.pairs else None
        return None if node is None or is_nothing(node) else node

    def text(self, key: str) -> str:
        """A free text."""
        node = self._node(key)
        return self.reader.word(node, key) if node else ""

    def rules(self) -> tuple[str, ...]:
        """What the file shows; free, so a single word will do."""
        node = self._node("rules")
        if node is None:
            return ()
        items = [node] if isinstance(node, yaml.ScalarNode) else self.reader.items(node, "rules")
        return tuple(self.reader.word(item, Phrase("a rule")) for item in items)

    def one_of(self, key: str, choices: tuple[str, ...], default: str) -> str:
        """One of a few words."""
        return self.reader.known(self.pairs[key][1], key, choices) if key in self.pairs else default

    def cards(self, key: str) -> tuple[str, ...]:
        """A list of cards."""
        node = self._node(key)
        return self.reader.card_list(node, key) if node else ()

    def turn(self) -> str:
        """Whose turn it is."""
        if "turn" not in self.pairs:
            return self.reader.seats[0]
        node = self.pairs["turn"][1]
        return self.reader.check_seat(node, self.reader.word(node, "turn"))

    def seed(self) -> int:
        """The seed for shuffles and pulls."""
        return self.reader.number(self.pairs["seed"][1], "seed", least=None) if "seed" in self.pairs else 0

    def options(self, start_deal: bool) -> dict[str, str]:
        """The table options that are given."""
        node = self._node("options")
        options: dict[str, str] = {}
        for name, (name_node, value) in self.reader.pairs(node, "options").items() if node else ():
            if name not in OPTIONS:
                self.reader.fail(name_node, unknown(Phrase("option"), name, OPTIONS))
            if name == "start" and start_deal:
                self.reader.fail(name_node, "the option start must not be given with start: deal")
            choices = OPTIONS[name] + (self.reader.seats if name == "start" else ())
            options[name] = self.reader.known(value, Phrase("value of option {name}", name=name), choices)
        return options

    def script(self) -> tuple[Step, ...]:
        """The steps, none if the script is empty."""
        node = self._node("script")
        return tuple(_step(self.reader, item) for item in self.reader.items(node, "script")) if node else ()

    def expect(self) -> Expectation | None:
        """What must come out in the end; an `expect:` left empty is refused, as it would check nothing."""
        return _expectation(self.reader, self.pairs["expect"][1]) if "expect" in self.pairs else None


def _step(reader: Reader, node: yaml.Node) -> Step:
    if not isinstance(node, yaml.MappingNode):
        reader.fail(node, 'a step must begin with who does it, such as "{seat}: draw"', seat=reader.seats[0])
    pairs = reader.pairs(node, Phrase("a step"))
    if len(pairs) != 1:
        reader.fail(node, "a step must be one pair of who and what, not {pairs}", pairs=len(pairs))
    [(who, (who_node, value))] = pairs.items()
    if who not in reader.seats and who not in RESERVED:
        reader.fail(who_node, unknown(Phrase("seat"), who, (*reader.seats, *RESERVED)))
    line = line_of(node)
    if who == EXPECT:
        expectation = _expectation(reader, value)
        return Step(line, EXPECT, EXPECT, f"expect: {_as_written(value)}", expect=expectation)
    said = " ".join(reader.word(value, Phrase("a step of {who}", who=who)).split())
    return StepParser(reader, value, line, who, said).parse()


def _as_written(node: yaml.Node) -> str:
    """A node on one line; only for nodes that were read before, as an alias may hold itself."""
    if isinstance(node, yaml.MappingNode):
        return "{" + ", ".join(f"{_as_written(key)}: {_as_written(value)}" for key, value in node.value) + "}"
    if isinstance(node, yaml.SequenceNode):
        return "[" + ", ".join(map(_as_written, node.value)) + "]"
    return str(node.value)


def _expectation(reader: Reader, node: yaml.Node) -> Expectation:
    seats: dict[str, SeatExpectation] = {}
    given: dict[str, Any] = {}
    for key, (key_node, value) in reader.pairs(node, "expect").items():
        # A seat may bear the name of a table key; only what is expected of a seat is a mapping.
        if key in reader.seats and (key not in _EXPECT or isinstance(value, yaml.MappingNode)):
            seats[key] = _seat_expectation(reader, key, value)
        elif key in _EXPECT:
            given[key] = _table_value(reader, key, value)
        else:
            reader.fail(key_node, unknown(Phrase("seat or key of expect"), key, (*reader.seats, *_EXPECT)))
    return Expectation(line_of(node), seats, tuple(given), **given)


def _seat_expectation(reader: Reader, seat: str, node: yaml.Node) -> SeatExpectation:
    given: dict[str, Any] = {}
    for key, (key_node, value) in reader.pairs(node, Phrase("what is expected of {seat}", seat=seat)).items():
        if key not in _SEAT_EXPECT:
            reader.fail(key_node, unknown(Phrase("key of expect for a seat"), key, _SEAT_EXPECT))
        given[key] = _seat_value(reader, key, value)
    return SeatExpectation(line_of(node), tuple(given), **given)


def _seat_value(reader: Reader, key: str, node: yaml.Node) -> object:
    if key in _SEAT_EXPECT_CARDS:
        return reader.card_list(node, key)
    if key in _SEAT_EXPECT_NUMBERS:
        return reader.number(node, key)
    if key == "sees_hand_of":
        return reader.seat_list(node, key)
    return {
        reader.check_seat(seat_node, seat): reader.card_list(value, Phrase("{key} of {name}", key=key, name=seat))
        for seat, (seat_node, value) in reader.pairs(node, key).items()
    }


def _table_value(reader: Reader, key: str, node: yaml.Node) -> object:
    if key in _EXPECT_CARDS:
        return reader.card_list(node, key)
    if key in _EXPECT_NUMBERS:
        return reader.number(node, key)
    if key == "notices":
        return tuple(_notice(reader, item) for item in reader.items(node, key))
    if key == "asked":
        return reader.seat_list(node, key)
    if key == "turn":
        return reader.check_seat(node, reader.word(node, key))
    if key == "phase":
        return reader.known(node, key, PHASES)
    return reader.known(node, key, (*reader.seats, NONE, EVERYONE_LOSES))


def _notice(reader: Reader, node: yaml.Node) -> tuple[str, str]:
    text = reader.word(node, Phrase("a notice"))
    rule, _, seat = text.partition(" ")
    if not is_rule(rule) or not seat:
        reader.fail(node, 'a notice is a rule and a seat, such as R-140 bo, not "{text}"', text=text)
    return rule, reader.check_seat(node, seat.strip())
