"""A pack made ready for play: each card's tree sorted by when it speaks, its statics turned into bits."""

from typing import Final

from . import words as w
from .errors import OptionError
from .tree import Ability, Card

# What a card or a stable has, one bit each; a stable's bits are those of its cards that work.
UNANSWERED: Final = 1
MASQUERADE: Final = 2
BLINDS: Final = 4
OPEN_HAND: Final = 8
WATCHES: Final = 16
CROWDED: Final = 32
REPLACES: Final = 64
UNANSWERABLE: Final = 128
BEGINS: Final = 256
DIMS: Final = 512
ROAMS: Final = 1024
ENDS: Final = 2048
ABILITY_BITS: Final = WATCHES | CROWDED | REPLACES | BEGINS | ROAMS | ENDS

_STATIC_BITS: Final = {
    w.UNANSWERED: UNANSWERED,
    w.MASQUERADE: MASQUERADE,
    w.BLINDS: BLINDS,
    w.OPENS_HAND: OPEN_HAND,
    w.UNANSWERABLE: UNANSWERABLE,
    w.DIMS: DIMS,
}
_ABILITY_BITS: Final = {
    w.ON_MOVEMENT: WATCHES,
    w.WHILE_CROWDED: CROWDED,
    w.INSTEAD: REPLACES,
    w.AT_BEGINNING: BEGINS,
    w.WHILE_NONE: CROWDED,
    w.EACH_TURN: ROAMS,
    w.AT_END: ENDS,
}


class Face:
    """One distinct card of a pack, with everything the engine asks of it in plain fields."""

    __slots__ = (
        "at_beginning",
        "at_end",
        "bans",
        "bars",
        "bits",
        "card",
        "counts",
        "crowded",
        "guarded",
        "has_statics",
        "home",
        "in_answer",
        "index",
        "instead",
        "is_unicorn",
        "kind",
        "letters",
        "limit",
        "needs_to_enter",
        "needs_to_play",
        "on_enter",
        "on_movement",
        "on_play",
        "proof",
        "shields",
        "sole_home",
        "steadfast",
        "traits",
        "untouched",
        "when_gone",
        "when_left",
    )

    def __init__(self, index: int, card: Card) -> None:
        self.index: Final = index
        self.card: Final = card
        self.kind: Final = card.kind
        self.traits: Final = card.traits()
        self.letters: Final = card.letters()
        self.is_unicorn: Final = (self.traits & w.UNICORN_CARD) != 0
        self.on_play: Final = _numbers(card, w.ON_PLAY)
        self.on_enter: Final = _numbers(card, w.ON_ENTER)
        self.at_beginning: Final = _numbers(card, w.AT_BEGINNING)
        self.when_gone: Final = _numbers(card, w.WHEN_GONE)
        self.on_movement: Final = _numbers(card, w.ON_MOVEMENT)
        self.when_left: Final = _numbers(card, w.WHEN_LEFT)
        self.at_end: Final = _numbers(card, w.AT_END)
        self.in_answer: Final = [at for at in _numbers(card, w.IN_ANSWER) if card.abilities[at].acts]
        self.crowded: Final = _numbers(card, w.WHILE_CROWDED) + _numbers(card, w.WHILE_NONE)
        self.instead: Final = _numbers(card, w.INSTEAD)
        bits = 0
        for ability in card.abilities:
            bits |= _ABILITY_BITS.get(ability.when, 0)
        for static in card.statics:
            bits |= _STATIC_BITS.get(static.word, 0)
        self.bits: Final = bits
        self.counts: Final = _value(card, w.COUNTS, 1 if self.is_unicorn else 0)
        self.home: Final = _value(card, w.GOES_HOME, w.DISCARD_PILE)
        self.bars: Final = _what(card, w.BARS_PLAY)
        self.shields: Final = _what(card, w.SHIELDS)
        self.proof: Final = _what(card, w.PROOF)
        self.sole_home: Final = _what(card, w.SOLE_HOME)
        self.bans: Final = _what(card, w.BANS_ENTRY)
        self.untouched: Final = _what(card, w.UNTOUCHED)
        self.needs_to_enter: Final = _what(card, w.NEEDS_TO_ENTER)
        self.needs_to_play: Final = _what(card, w.NEEDS_TO_PLAY)
        self.limit: Final = _value(card, w.HAND_LIMIT, 0)
        self.has_statics: Final = bool(card.statics)
        self.steadfast: Final = any(static.word == w.STEADFAST for static in card.statics)
        self.guarded: Final = self.steadfast or (self.proof | self.untouched) != 0

    def ability(self, number: int) -> Ability:
        """The card's ability of that number."""
        return self.card.abilities[number]


def _numbers(card: Card, when: int) -> list[int]:
    return [number for number, ability in enumerate(card.abilities) if ability.when == when]


def _value(card: Card, word: int, otherwise: int) -> int:
    for static in card.statics:
        if static.word == word:
            return static.value
    return otherwise


def _what(card: Card, word: int) -> int:
    what = 0
    for static in card.statics:
        if static.word == word:
            what |= static.what
    return what


class Pack:
    """A deck of cards with its faces; one is shared by all games played with it."""

    __slots__ = (
        "adults",
        "by_id",
        "conditions",
        "faces",
        "id",
        "instants",
        "names",
        "profile",
        "roamers",
        "two_player_gift",
    )

    def __init__(
        self,
        pack_id: str,
        profile: str,
        cards: tuple[Card, ...],
        two_player_gift: str,
        adults: bool = False,
        names: dict[str, dict[str, str]] | None = None,
    ) -> None:
        self.id: Final = pack_id
        self.profile: Final = profile  # the profile it is usually played under
        self.faces: Final = [Face(index, card) for index, card in enumerate(cards)]
        self.by_id: Final = {card.id: index for index, card in enumerate(cards)}
        self.two_player_gift: Final = two_player_gift  # the card each of two players gets
        self.adults: Final = adults  # only for tables of adults
        self.names: Final = names or {}  # language -> card id -> name, where it differs
        self.instants: Final = [face for face in self.faces if face.kind == w.INSTANT]
        self.conditions: Final = any(face.needs_to_play or face.needs_to_enter or face.bans for face in self.faces)
        self.roamers: Final = any(face.bits & ROAMS for face in self.faces)
        if len(self.by_id) != len(cards):
            raise OptionError("Pack {pack} has two cards of one id.", pack=pack_id)

    def bars_all_instants(self, bars: int) -> bool:
        """Whether a ban leaves no Instant of this pack that could be played."""
        return all(face.traits & bars for face in self.instants)

    def speaking(self, language: str) -> "Pack":
        """The pack with its names in a language, as far as it has them; the letters follow (Q-06, Q-34)."""
        names = self.names.get(language)
        if not names:
            return self
        cards = tuple(face.card.renamed(names.get(face.card.id, face.card.name)) for face in self.faces)
        english = {face.card.id: face.card.name for face in self.faces}
        return Pack(self.id, self.profile, cards, self.two_player_gift, self.adults, {**self.names, "en": english})

    def title(self, card_id: str, language: str = "") -> str:
        """The name of a card in a language, as far as the pack has it; else as the table calls it."""
        name = self.face(card_id).card.name
        return self.names[language].get(card_id, name) if language in self.names else name

    def face(self, card_id: str) -> Face:
        """The face of a card by its id."""
        if card_id not in self.by_id:
            raise OptionError("Pack {pack} has no card “{card}”.", pack=self.id, card=card_id)
        return self.faces[self.by_id[card_id]]
