"""A voice: the language in which somebody is spoken to, and the one in which their cards are written."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from stablemates.engine.pack import Pack

from .cards import short_text
from .catalogue import Argument, Catalogue, catalogue, check_language
from .phrases import listed

NOBODY = -1


class Voice:
    """Speaks to one reader. The cards may be in another language than all the rest."""

    __slots__ = ("cards", "lang", "messages")

    def __init__(self, lang: str = "en", cards: str = "") -> None:
        self.lang = check_language(lang)
        self.cards = check_language(cards or lang)
        self.messages: Catalogue = catalogue(lang)

    def say(self, key: str, /, **args: Argument) -> str:
        """A message of the language; arguments as it names them."""
        return self.messages.say(key, args)

    def has(self, key: str) -> bool:
        """Whether the language has a message."""
        return self.messages.has(key)

    def found(self, key: str) -> str:
        """The most special message there is for a key: "ask-card-steal", else "ask-card"."""
        while not self.has(key) and "-" in key:
            key = key.rpartition("-")[0]
        return key

    def name(self, card_id: str, pack: Pack) -> str:
        """A card's bare name, as it stands on the card."""
        return pack.title(card_id, self.cards)

    def card(self, card_id: str | None, pack: Pack) -> "NamedCard":
        """A card in a sentence; None is one that the reader may not know."""
        return NamedCard(self.messages, None if card_id is None else self.name(card_id, pack) if card_id else "")

    def short(self, card_id: str, pack: Pack) -> str:
        """What a card does, in a few words."""
        return short_text(pack.face(card_id).card, pack, self.cards)

    def listed(self, texts: Iterable[str], word: str = "and") -> str:
        """A list in words."""
        return listed(texts, self.messages.say, word)

    def counted(self, names: Sequence[str]) -> list[str]:
        """Names of cards, equal ones counted: "Narwhal, Neigh x2"."""
        tally: dict[str, int] = {}
        for name in names:
            tally[name] = tally.get(name, 0) + 1
        return [name if n == 1 else self.say("times", card=name, n=n) for name, n in tally.items()]


@dataclass(frozen=True, slots=True)
class NamedCard:
    """A card in a sentence: by its name, or "a card" in the form that the sentence asks for."""

    messages: Catalogue
    name: str | None

    def form(self, name: str) -> str:
        """The card in a form of the language."""
        if self.name is None:
            return self.messages.say("hidden-card", {"form": name})
        return self.messages.say("named-card", {"form": name, "name": self.name}) if self.name else ""


ENGLISH = Voice()


def reader_of(you: int, seat: int, other: int = NOBODY) -> str:
    """Whom a sentence about one or two players speaks to."""
    if you < 0 or you not in (seat, other):
        return "none"
    return "seat" if you == seat else "other"


def player(seat: int, names: Sequence[str]) -> str:
    """The name of the player on a seat, or nothing."""
    return names[seat] if 0 <= seat < len(names) else ""
