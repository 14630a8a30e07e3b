"""Phrases: cards, players, places and lists of them, in whatever form a sentence of the language asks for."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from stablemates.engine import words as w

from .catalogue import Argument, Catalogue, Inflected
from .plan import Cards, Place, names_of
from .spans import mark

# The keys of names: of filters, of players, of numbers that are no figures.
NOUN_KEYS = {
    w.ANY_CARD: "card",
    w.UNICORN_CARD: "unicorn",
    w.BABY_CARD: "baby",
    w.BASIC_CARD: "basic",
    w.MAGICAL_CARD: "magical",
    w.MAGIC_CARD: "magic",
    w.UPGRADE_CARD: "upgrade",
    w.DOWNGRADE_CARD: "downgrade",
    w.INSTANT_CARD: "instant",
    w.NEIGH_CARD: "neigh",
    w.NARWHAL_CARD: "narwhal",
}
# Outside a stable nothing counts as a Unicorn yet: there it is a Unicorn card.
LOOSE_KEYS = {"unicorn": "unicorn-card", "basic": "basic-card", "magical": "magical-card"}

PLAYER_KEYS = {
    w.YOU: "you",
    w.OTHER: "other",
    w.ANY: "any",
    w.EACH: "each",
    w.EACH_OTHER: "each-other",
    w.THAT: "that",
    w.ELSEWHERE: "elsewhere",
}
NUMBER_KEYS = {w.ALL: "all", w.AS_MANY: "as-many", w.PER_CARD: "per-card"}


def listed(texts: Iterable[str], say: Callable[[str, Mapping[str, Argument]], str], word: str) -> str:
    """A list in words ("a, b and c"), by the list messages of a language; word: "and", "or", "and-clauses"."""
    items = list(texts)
    if len(items) < 2:
        return "".join(items)
    text = say(f"list-{word}", {"first": items[-2], "last": items[-1]})
    for item in reversed(items[:-2]):
        text = say("list-more", {"first": item, "rest": text})
    return text


@dataclass(frozen=True, slots=True)
class NounPhrase:
    """The name of the cards that a filter lets through; several names are a list."""

    catalogue: Catalogue
    what: int
    n: int = 1
    zone: int = w.STABLE
    word: str = "or"

    def form(self, name: str) -> str:
        """The noun in a form of its language."""
        keys = [self._key(NOUN_KEYS[mask]) for mask in names_of(self.what)]
        if name == "gender":
            return self._gender(keys[0])
        n = 2 if self.n in NUMBER_KEYS else self.n
        texts = [mark("kind", key, self.catalogue.say(f"noun-{key}", {"form": name, "n": n})) for key in keys]
        return listed(texts, self.catalogue.say, self.word)

    def _key(self, key: str) -> str:
        return key if self.zone == w.STABLE else LOOSE_KEYS.get(key, key)

    def _gender(self, key: str) -> str:
        attribute = f"noun-{key}.gender"
        return self.catalogue.say(attribute, {}) if self.catalogue.has(attribute) else ""


@dataclass(frozen=True, slots=True)
class CardsPhrase:
    """So many cards of a filter, or this very card, or one by its name."""

    catalogue: Catalogue
    cards: Cards
    role: str = ""  # instead of the role of the cards: "more" of them, or a number in "figures"

    def form(self, name: str) -> str:
        """The phrase in a form; "gender" and "number" (one, many) are for what must agree with it."""
        cards = self.cards
        role = self.role or cards.role
        what = w.ANY_CARD if role == "this" else cards.what
        noun = NounPhrase(self.catalogue, what, cards.n, cards.zone, "and" if cards.n == w.ALL else "or")
        if name == "gender":
            return noun.form("gender")
        if name == "number":
            return "one" if cards.n == 1 else "many"
        if cards.named:
            return mark("card", cards.named_id, self.catalogue.say("cards-named", {"form": name, "name": cards.named}))
        key = role if role in ("this", "that", "another", "more", "figure") else NUMBER_KEYS.get(cards.n, "")
        key = key or ("a" if cards.n == 1 else "count")
        in_hand = NounPhrase(self.catalogue, what, zone=w.HAND)
        text = self.catalogue.say(f"cards-{key}", {"form": name, "n": cards.n, "noun": noun, "card": in_hand})
        if role in ("here", "but-this"):
            return self.catalogue.say(f"cards-{role}", {"form": name, "cards": text, "gender": noun.form("gender")})
        return text


@dataclass(frozen=True, slots=True)
class PlacePhrase:
    """A zone by name: the deck, your hand, other players' stables; that of another who acts is "their" own."""

    catalogue: Catalogue
    place: Place
    actor: int = w.YOU

    def form(self, name: str) -> str:
        """The place in a form of its language: a case, or with a preposition."""
        zone, who = w.ZONE_NAMES[self.place.zone], self.place.who
        their = self.actor != w.YOU and who == self.actor
        text = self.catalogue.say(
            f"place-{zone}",
            {
                "form": name,
                "who": "their" if their else PLAYER_KEYS[who],
                "many": "yes" if self.place.many and not their else "no",
            },
        )
        return mark("place", zone, text)


@dataclass(frozen=True, slots=True)
class PlayerPhrase:
    """A player, or each of them."""

    catalogue: Catalogue
    who: int

    def form(self, name: str) -> str:
        """The player in a form of the language."""
        key = PLAYER_KEYS[self.who]
        return mark("player", key, self.catalogue.say(f"player-{key}", {"form": name}))


@dataclass(frozen=True, slots=True)
class KeyPhrase:
    """A message that has forms of its own, such as the name of a phase."""

    catalogue: Catalogue
    key: str

    def form(self, name: str) -> str:
        """The message in a form."""
        return self.catalogue.say(self.key, {"form": name})


@dataclass(frozen=True, slots=True)
class ListPhrase:
    """Several phrases as a list."""

    catalogue: Catalogue
    phrases: Sequence[Inflected]
    word: str = "and"

    def form(self, name: str) -> str:
        """The list with each of its phrases in that form."""
        return listed([phrase.form(name) for phrase in self.phrases], self.catalogue.say, self.word)
