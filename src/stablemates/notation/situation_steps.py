"""Situation files: the records, the reader of YAML nodes, and what a seat does in a step."""

import difflib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, NoReturn

import yaml

from stablemates.engine.errors import Phrase, StablematesError, as_phrase

ALL: Final = "all"
CHANCE: Final = "chance"
EXPECT: Final = "expect"
RESERVED: Final = (ALL, EXPECT, CHANCE)  # whoever a step may begin with beside the seats
NONE: Final = "none"

# What may follow each verb: nothing, one card, or several things parted by commas.
_BARE: Final = ("draw", "pass", "yes", "no", "done", "mulligan")
_ONE_CARD: Final = ("play", "answer", "use")
_SEVERAL: Final = ("choose", "order")
_CHECKS: Final = ("can", "cannot")
_ASKED: Final = {"asked": "asked", "not asked": "not_asked"}
_ACTIONS: Final = (*_ONE_CARD, *_SEVERAL, *_BARE)

# The words that part a step, by its verb. An option may read `look at top`, so each verb has only its own.
_PARTS: Final = {
    "play": re.compile(r" (into|at|because)(?= |$)"),
    "choose": re.compile(r" (for|because)(?= |$)"),
}
_OTHER_PARTS: Final = re.compile(r" (because)(?= |$)")

_PILES: Final = ("discard", "deck", "nursery")
_NTH: Final = re.compile(r"[1-9][0-9]{0,3}")
_INTEGER: Final = re.compile(r"-?[0-9]{1,18}")
_CARD_ID: Final = re.compile(r"\w+")
_RULE_ID: Final = re.compile(r"[A-Z]+-[0-9]+[a-z]?")
_LONGEST_LISTED: Final = 8  # a refusal lists the allowed words up to this many

_A_CARD: Final = Phrase("a card")
_A_SEAT: Final = Phrase("a seat")

# First words of the options of a choose-one. Only with them can a misspelt card be told from an option.
_OPTION_VERBS: Final = frozenset({
    "bring", "deal", "destroy", "discard", "draw", "end", "extra", "give", "keep", "look", "move", "play",
    "pull", "return", "reveal", "sacrifice", "search", "shuffle", "skip", "steal", "swap", "take",
})  # fmt: skip

Cards = tuple[str, ...]
What = str | Phrase  # what a node is: a key of the file, or a phrase for it
Pairs = dict[str, tuple[yaml.Node, yaml.Node]]  # key -> (its node, the value's node), in the order of the file


class SituationError(StablematesError):
    """A situation file that is not well-formed: which file, which line (1-based, 0 if none) and why."""

    def __init__(self, file: str, line: int, reason: str | StablematesError, /, **values: object) -> None:
        why = as_phrase(reason, values)
        super().__init__("{file}:{line}: {reason}", file=file, line=line, reason=why)
        self.file = file
        self.line = line
        self.reason = str(why)
        self.cause = why

    def __reduce__(self) -> tuple[Any, ...]:
        return SituationError, (self.file, self.line, self.values["reason"])


@dataclass(frozen=True, slots=True)
class SeatExpectation:
    """What is expected of one seat; None where the key was not given."""

    line: int
    given: tuple[str, ...]  # the keys that were given, in the order of the file
    hand: Cards | None = None
    stable: Cards | None = None
    hand_has: Cards | None = None
    hand_lacks: Cards | None = None
    stable_has: Cards | None = None
    stable_lacks: Cards | None = None
    hand_size: int | None = None
    unicorns: int | None = None
    sees_hand_of: tuple[str, ...] | None = None
    knows: Mapping[str, Cards] | None = None
    knows_only: Mapping[str, Cards] | None = None


@dataclass(frozen=True, slots=True)
class Expectation:
    """What is expected of the seats and the table; None where the key was not given."""

    line: int
    seats: Mapping[str, SeatExpectation]
    given: tuple[str, ...]  # the keys of the table that were given, in the order of the file
    discard: Cards | None = None
    discard_has: Cards | None = None
    discard_lacks: Cards | None = None
    deck_has: Cards | None = None
    deck_top: Cards | None = None
    pile: Cards | None = None
    nursery_has: Cards | None = None
    deck_size: int | None = None
    nursery_size: int | None = None
    notices: tuple[tuple[str, str], ...] | None = None  # (rule, seat)
    turn: str | None = None
    phase: str | None = None
    asked: tuple[str, ...] | None = None
    winner: str | None = None  # a seat, "none" or "everyone_loses"


@dataclass(frozen=True, slots=True)
class CardRef:
    """A card as a step names it: `bo/rhinocorn#2` is place bo, card rhinocorn, nth 2."""

    place: str  # a seat (its stable), "SEAT.hand", "discard", "deck", "nursery", or "" where none is named
    card: str  # in a `choose` without a place also a seat, an option such as "skip draw", or "none"
    nth: int = 0  # 0: not given


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a script."""

    line: int
    who: str  # a seat, "all", "chance" or "expect"
    verb: str
    text: str  # the step as written, on one line
    refs: tuple[CardRef, ...] = ()
    words: tuple[str, ...] = ()  # each of refs as written
    into: str = ""
    at: tuple[str, ...] = ()
    for_ref: CardRef | None = None
    because: tuple[str, ...] = ()  # rule ids and card ids
    check_verb: str = ""  # the verb that a `can` or `cannot` checks
    expect: Expectation | None = None

    @property
    def for_card(self) -> str:
        """The id of the card that must be what asks, "" if the step names none."""
        return self.for_ref.card if self.for_ref else ""


def line_of(node: yaml.Node) -> int:
    """The line a node starts on, counted from 1."""
    return int(node.start_mark.line) + 1


def is_nothing(node: yaml.Node) -> bool:
    """Whether a value was left out, as in `cy:`."""
    return isinstance(node, yaml.ScalarNode) and node.style is None and node.value in ("", "~", "null")


def is_rule(word: str) -> bool:
    """Whether a word is the id of a rule or ruling, such as R-116."""
    return _RULE_ID.fullmatch(word) is not None


def unknown(what: What, word: str, choices: Iterable[str]) -> Phrase:
    """The reason for a word that is none of the choices, with the nearest of them."""
    listed = list(choices)
    near = difflib.get_close_matches(word, listed, n=1)
    if near:
        return Phrase('unknown {what} "{word}"; did you mean "{near}"?', what=what, word=word, near=near[0])
    if 1 < len(listed) <= _LONGEST_LISTED:
        first, last = ", ".join(listed[:-1]), listed[-1]
        return Phrase(
            'unknown {what} "{word}"; must be {first} or {last}', what=what, word=word, first=first, last=last
        )
    return Phrase('unknown {what} "{word}"', what=what, word=word)


@dataclass(frozen=True, slots=True)
class Reader:
    """Turns nodes into words, numbers and lists; knows the file, its seats and, if given, all cards."""

    file: str
    known_cards: frozenset[str] | None = None
    seats: tuple[str, ...] = ()

    def fail(self, node: yaml.Node, reason: str | StablematesError, /, **values: object) -> NoReturn:
        """Refuses the file at this node."""
        raise SituationError(self.file, line_of(node), reason, **values)

    def word(self, node: yaml.Node, what: What) -> str:
        """A single word or text."""
        if not isinstance(node, yaml.ScalarNode):
            self.fail(node, "{what} must be a word, not {form}", what=what, form=_form(node))
        return str(node.value).strip()

    def number(self, node: yaml.Node, what: What, least: int | None = 0) -> int:
        """An integer, not below the least."""
        word = self.word(node, what)
        if not _INTEGER.fullmatch(word):
            self.fail(node, '{what} must be an integer, not "{word}"', what=what, word=word)
        if least is not None and int(word) < least:
            self.fail(node, "{what} must be {least} or more, not {word}", what=what, least=least, word=word)
        return int(word)

    def items(self, node: yaml.Node, what: What) -> list[yaml.Node]:
        """The nodes of a list."""
        if not isinstance(node, yaml.SequenceNode):
            self.fail(node, "{what} must be a list, not {form}", what=what, form=_form(node))
        return list(node.value)

    def pairs(self, node: yaml.Node, what: What) -> Pairs:
        """The pairs of a mapping; a key that comes twice is refused, as YAML would keep the last one only."""
        if not isinstance(node, yaml.MappingNode):
            self.fail(node, "{what} must be a mapping, not {form}", what=what, form=_form(node))
        pairs: Pairs = {}
        for key, value in node.value:
            name = self.word(key, Phrase("a key of {what}", what=what))
            if name in pairs:
                line = line_of(pairs[name][0])
                self.fail(key, '"{name}" is given twice, first on line {line}', name=name, line=line)
            pairs[name] = (key, value)
        return pairs

    def known(self, node: yaml.Node, what: What, choices: tuple[str, ...]) -> str:
        """A word that must be one of the choices."""
        word = self.word(node, what)
        if word not in choices:
            self.fail(node, unknown(what, word, choices))
        return word

    def check_seat(self, node: yaml.Node, name: str) -> str:
        """The name of a seat of this file."""
        if name not in self.seats:
            self.fail(node, unknown(Phrase("seat"), name, self.seats))
        return name

    def check_card(self, node: yaml.Node, card: str) -> str:
        """The id of a card; whether there is such a card is looked at only if the cards are known."""
        if not _CARD_ID.fullmatch(card):
            self.fail(node, '"{card}" is not a card id', card=card)
        if self.known_cards is not None and card not in self.known_cards:
            self.fail(node, unknown(Phrase("card"), card, sorted(self.known_cards)))
        return card

    def seat_list(self, node: yaml.Node, what: What) -> tuple[str, ...]:
        """A list of seats."""
        return tuple(self.check_seat(item, self.word(item, _A_SEAT)) for item in self.items(node, what))

    def card_list(self, node: yaml.Node, what: What) -> Cards:
        """A list of card ids."""
        return tuple(self.check_card(item, self.word(item, _A_CARD)) for item in self.items(node, what))


def _form(node: yaml.Node) -> Phrase:
    if is_nothing(node):
        return Phrase("empty")
    if isinstance(node, yaml.MappingNode):
        return Phrase("a mapping")
    return Phrase("a list") if isinstance(node, yaml.SequenceNode) else Phrase("a word")


@dataclass(frozen=True, slots=True)
class StepParser:
    """Reads what one seat, all seats or chance do in a step."""

    reader: Reader
    node: yaml.Node
    line: int
    who: str
    said: str  # with single spaces

    def parse(self) -> Step:
        """The step as a record."""
        if self.who == CHANCE:
            return self._step(CHANCE, (self._card(self.said, CHANCE),), (self.said,))
        if self.who == ALL and self.said != "pass":
            self._refuse('all can only pass, not "{said}"', said=self.said)
        if self.said in _ASKED:
            return self._step(_ASKED[self.said])
        verb, _, rest = self.said.partition(" ")
        if verb in _CHECKS:
            return self._check(verb, rest)
        if verb not in _ACTIONS:
            # "not" is half a verb, so what follows it helps to find the right one
            said = self.said if verb == "not" else verb
            self._refuse(unknown(Phrase("step"), said, (*_ACTIONS, *_CHECKS, *_ASKED)))
        return self._action(verb, rest, "")

    def _check(self, check: str, said: str) -> Step:
        verb, _, rest = said.partition(" ")
        if not verb:
            self._refuse("{check} needs what to check, such as {check} play neigh", check=check)
        if verb not in _ACTIONS:
            self._refuse(unknown(Phrase("step after {check}", check=check), verb, _ACTIONS))
        return self._action(verb, rest, check)

    def _action(self, verb: str, rest: str, check: str) -> Step:
        head, parts = self._split(verb, rest)
        if "because" in parts and check != "cannot":
            self._refuse('"because" may follow only a cannot')
        words = self._words(verb, head)
        return self._step(
            check or verb,
            tuple(self._chosen(word) if verb == "choose" else self._card(word, verb) for word in words),
            words,
            self.reader.check_seat(self.node, parts["into"]) if "into" in parts else "",
            tuple(self.reader.check_seat(self.node, name) for name in self._list(parts.get("at"), "at")),
            self._card(parts["for"], "for") if "for" in parts else None,
            tuple(self._reason(word) for word in self._list(parts.get("because"), "because")),
            verb if check else "",
        )

    def _split(self, verb: str, rest: str) -> tuple[str, dict[str, str]]:
        """Parts `X into bo because R-1` into `X` and what follows each of the parting words."""
        head, *found = _PARTS.get(verb, _OTHER_PARTS).split(f" {rest}")
        parts: dict[str, str] = {}
        for word, value in zip(found[::2], found[1::2], strict=True):
            if word in parts:
                self._refuse('"{word}" stands twice in "{said}"', word=word, said=self.said)
            if not value:
                self._refuse('nothing follows "{word}"', word=word)
            parts[word] = value.strip()
        return head.strip(), parts

    def _words(self, verb: str, head: str) -> tuple[str, ...]:
        if verb in _BARE:
            if head:
                self._refuse('nothing may follow "{verb}", but "{words}" does', verb=verb, words=head)
            return ()
        if not head:
            if verb == "choose":
                self._refuse("choose needs a card, a seat, an option or none")
            if verb == "order":
                self._refuse("order needs one or more cards")
            self._refuse("{verb} needs one card", verb=verb)
        words = (head,) if verb in _ONE_CARD else self._list(head, verb)
        if NONE in words and len(words) > 1:
            self._refuse('"none" must stand alone, not in "{words}"', words=head)
        return words

    def _list(self, text: str | None, what: str) -> tuple[str, ...]:
        words = tuple(word.strip() for word in text.split(",")) if text else ()
        if "" in words:
            self._refuse('something is missing beside a comma after "{word}"', word=what)
        return words

    def _chosen(self, word: str) -> CardRef:
        """A thing to choose: a card, or a bare word whose meaning only the prompt tells."""
        first = word.partition(" ")[0]
        if word == NONE or word in self.reader.seats or first in _OPTION_VERBS:
            return CardRef("", word)
        if " " in word and "/" not in word:
            self._refuse(unknown(Phrase("option"), first, sorted(_OPTION_VERBS)))
        cards = self.reader.known_cards
        if cards is not None and "/" not in word and word.partition("#")[0] not in cards:
            choices = (*self.reader.seats, *sorted(cards | _OPTION_VERBS))
            self._refuse(unknown(Phrase("card, seat or option"), word, choices))
        return self._card(word, "choose")

    def _card(self, word: str, verb: str) -> CardRef:
        place, slash, rest = word.rpartition("/")
        if not word or "," in word or " " in rest:  # the name of a seat may hold a space
            self._refuse('{verb} needs one card, not "{word}"', verb=verb, word=word)
        if slash:
            self._check_place(place)
        card, hash_sign, nth = rest.partition("#")
        if hash_sign and not _NTH.fullmatch(nth):
            self._refuse('after # a number from 1 is needed, not "{word}"', word=nth)
        return CardRef(place, self.reader.check_card(self.node, card), int(nth) if hash_sign else 0)

    def _check_place(self, place: str) -> None:
        seats = self.reader.seats
        if place in _PILES and place in seats:
            self._refuse('"{place}/" is ambiguous, as a seat has the name of a pile', place=place)
        places = (*seats, *(f"{seat}.hand" for seat in seats), *_PILES)
        if place not in places:
            self._refuse(unknown(Phrase("place"), place, places))

    def _reason(self, word: str) -> str:
        """A rule id, or the id of the card whose own ban it is."""
        if is_rule(word):
            return word
        if not _CARD_ID.fullmatch(word) or word != word.lower():
            self._refuse('because needs rules such as R-116 or cards, parted by commas, not "{word}"', word=word)
        return self.reader.check_card(self.node, word)

    def _refuse(self, reason: str | StablematesError, /, **values: object) -> NoReturn:
        self.reader.fail(self.node, reason, **values)

    def _step(
        self,
        verb: str,
        refs: tuple[CardRef, ...] = (),
        words: tuple[str, ...] = (),
        into: str = "",
        at: tuple[str, ...] = (),
        for_ref: CardRef | None = None,
        because: tuple[str, ...] = (),
        check_verb: str = "",
    ) -> Step:
        text = f"{self.who}: {self.said}"
        return Step(self.line, self.who, verb, text, refs, words, into, at, for_ref, because, check_verb)
