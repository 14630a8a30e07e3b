"""Card texts: the lines of `plan` spoken by the messages of a language, whole, short, or cut into spans."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby

from stablemates.engine import words as w
from stablemates.engine.pack import Pack
from stablemates.engine.tree import Act, Card

from .catalogue import Argument, Catalogue, Inflected, catalogue, unfold
from .phrases import CardsPhrase, KeyPhrase, ListPhrase, NounPhrase, PlacePhrase, PlayerPhrase, listed
from .plan import Cards, Clause, Deed, Fact, Facts, Line, Place, card_lines, clause_of
from .spans import Span, capital, plain, spans

# Players who are the same ones from act to act, so that they need not be named again.
LASTING = (w.YOU, w.EACH, w.EACH_OTHER, w.THAT)
UNTIL_KEYS = {w.THIS_TURN: "until-this-turn", w.WHILE_HERE: "until-this-leaves"}
CONDITION_KEYS = {w.HOLDS_A_CARD: "cond-holds-a-card"}
# Facts that deny something: of several kinds they name neither one nor the other.
NEGATED = ("bars-play", "shields", "sole-home", "bans-entry")
SHORT_JOINS = {"and": "; ", "then": " → ", "if-you-do": " → "}


# --- what others ask for ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a card's text: when it speaks ("enter", "static", ...) and its sentences, cut into spans."""

    when: str
    spans: tuple[Span, ...]

    @property
    def text(self) -> str:
        """The sentences."""
        return "".join(span.text for span in self.spans)


def card_text(card: Card, pack: Pack | None = None, lang: str = "en") -> str:
    """All that a card does, in complete sentences; the pack knows the names of other cards."""
    return " ".join(part.text for part in card_parts(card, pack, lang))


@lru_cache(maxsize=4096)
def card_parts(card: Card, pack: Pack | None = None, lang: str = "en") -> tuple[Part, ...]:
    """The card's text in pieces, each with what its words are; texts are kept once they have been made."""
    speaker = _Speaker(catalogue(lang), False)
    pieces: list[tuple[str, str]] = []
    for line in card_lines(card, pack, lang):
        sentence = capital(speaker.line(line))
        if isinstance(line, Deed) and line.key != line.part:
            # A "then" belongs to the piece that it goes on from.
            pieces[-1] = (line.part, f"{pieces[-1][1]} {sentence}")
        else:
            pieces.append((line.part, sentence))
    return tuple(Part(when, spans(text)) for when, text in pieces)


@lru_cache(maxsize=4096)
def short_text(card: Card, pack: Pack | None = None, lang: str = "en") -> str:
    """What a card does in a few words, for a tooltip."""
    speaker = _Speaker(catalogue(lang), True)
    text = ""
    for line in card_lines(card, pack, lang):
        joint = SHORT_JOINS.get(line.key, "; ") if text else ""
        text += joint + speaker.line(line)
    return plain(capital(text))


def act_text(act: Act, pack: Pack | None = None, lang: str = "en", own: bool = False) -> str:
    """An act by itself, as a command: "DESTROY a Unicorn in another player's stable"; own: to the one who acts."""
    clause = clause_of(act, pack=pack, lang=lang)
    speaker = _Speaker(catalogue(lang), False)
    return plain(speaker.clauses((replace(clause, actor=w.YOU) if own else clause,), False))


def kind_name(kind: int, lang: str = "en") -> str:
    """The name of a kind of card."""
    return catalogue(lang).say(f"kind-{w.KIND_NAMES[kind]}", {})


def filter_name(what: int, n: int = 1, zone: int = w.STABLE, lang: str = "en") -> str:
    """So many cards of a filter: "a Unicorn", in a hand "2 Unicorn cards", "all Upgrades and Downgrades"."""
    return plain(CardsPhrase(catalogue(lang), Cards(what, n, zone)).form(""))


def place_name(zone: int, who: int = w.YOU, many: bool = False, lang: str = "en") -> str:
    """A zone by name: "the deck", "your hand", "other players' stables"."""
    return plain(PlacePhrase(catalogue(lang), Place(zone, who, many)).form(""))


# --- sentences --------------------------------------------------------------------------------------------


class _Speaker:
    """Says lines in one language, whole or short."""

    def __init__(self, messages: Catalogue, short: bool) -> None:
        self.messages = messages
        self.short = short

    def line(self, line: Line) -> str:
        """One line of the plan."""
        return self._facts(line) if isinstance(line, Facts) else self._deed(line)

    def _say(self, keys: Iterable[str], mood: str, args: Mapping[str, Argument]) -> str:
        """The first message there is, from the most special key on, in the mood asked for or else plain."""
        for key in keys:
            for attribute in self._attributes(mood):
                if self.messages.has(f"{key}{attribute}"):
                    return unfold(self.messages.say(f"{key}{attribute}", args), self.short)
        raise KeyError(f"{self.messages.lang} has no wording for {tuple(keys)}")

    def _attributes(self, mood: str) -> list[str]:
        if not self.short:
            return [f".{mood}", ""] if mood else [""]
        return [f".{mood}-short", f".{mood}", ".short", ""] if mood else [".short", ""]

    def _deed(self, deed: Deed) -> str:
        if self.short and deed.key in SHORT_JOINS:
            return self.clauses(deed.clauses, deed.may)
        lead = deed.key not in ("on-play", "answer", "and")
        cards = CardsPhrase(self.messages, deed.cards)
        gender = cards.form("gender")
        events = [self.messages.say(f"done-{event}", {"gender": gender}) for event in deed.events]
        return self._say(
            (f"when-{deed.key}",),
            "",
            {
                "acts": self.clauses(deed.clauses, deed.may, after=lead),
                "bare": self._joined(deed.clauses, deed.may, after=lead),
                "may": "yes" if deed.may else "no",
                "mood": "may" if deed.may else "do" if deed.clauses[0].actor == w.YOU else "they",
                "cards": cards,
                "noun": NounPhrase(self.messages, deed.cards.what, deed.limit or 2),
                "card": NounPhrase(self.messages, deed.cards.what, zone=w.HAND, word="nor"),
                "events": listed(events, self.messages.say, "or"),
                "limit": deed.limit,
            },
        )

    def _facts(self, line: Facts) -> str:
        texts = [self._fact(fact, after=line.key == "while" and not at) for at, fact in enumerate(line.facts)]
        facts = "; ".join(texts) if self.short else listed(texts, self.messages.say, "and-facts")
        return self._say((f"lead-{line.key}",), "", {"facts": facts})

    def _fact(self, fact: Fact, after: bool) -> str:
        keys = [f"fact-{key.replace('.', '-')}" for key in fact.keys]
        count = Cards(w.UNICORN_CARD, fact.value)
        word = "nor" if fact.keys[-1] in NEGATED else "or"
        return self._say(
            keys,
            "",
            {
                "after": "yes" if after and not self.short else "no",
                "count": CardsPhrase(self.messages, count),
                "noun": NounPhrase(self.messages, fact.what, word=word),
                "card": NounPhrase(self.messages, fact.what, zone=w.HAND, word=word),
                "cards": CardsPhrase(self.messages, Cards(fact.what, zone=w.HAND)),
                "many": NounPhrase(self.messages, fact.what, 2, w.HAND, word),
                "n": fact.value,
                "more": CardsPhrase(self.messages, Cards(w.ANY_CARD, fact.value), "figure"),
                "place": PlacePhrase(self.messages, fact.place),
            },
        )

    # --- acts ---------------------------------------------------------------------------------------------

    def clauses(self, clauses: tuple[Clause, ...], may: bool, after: bool = False) -> str:
        """Acts joined by "and", behind "you may" if they are optional; after: something stands before them."""
        joined = self._joined(clauses, may, after)
        return self._say(("act-may",), "", {"acts": joined, "after": "yes" if after else "no"}) if may else joined

    def _joined(self, clauses: tuple[Clause, ...], may: bool, after: bool) -> str:
        """Where others act too you are named as well, so that it is clear who goes on."""
        others = not may and any(clause.actor != w.YOU for clause in clauses)
        texts: list[str] = []
        for run in _runs(clauses):
            named = others and bool(texts)
            first = self._clause(run[0], may, named=named, after=after and not texts)
            rest = [self._clause(clause, may, subject=False, named=named) for clause in run[1:]]
            if others or run[0].actor != w.YOU:
                texts.append(listed([first, *rest], self.messages.say, "and"))
            else:
                texts += [first, *rest]
        nested = any(len(clause.things) > 1 for clause in clauses)  # a list in the list
        return listed(texts, self.messages.say, "and-clauses" if others else "and-nested" if nested else "and")

    def _clause(self, clause: Clause, may: bool, subject: bool = True, named: bool = False, after: bool = False) -> str:
        """An act in the mood that its place in the sentence asks for.

        subject: whether another player who acts is named; named: whether you are; after: behind a lead-in, where some
        languages put the verb first.
        """
        if clause.actor != w.YOU:
            mood = "make" if may else "they"
        else:
            mood = "inf" if may else "you" if named else ""
        args: dict[str, Argument] = {
            "subject": "yes" if subject else "no",
            "after": "yes" if after else "no",
            "actor": "you" if clause.actor == w.YOU else "they",
            **self._arguments(clause, may),
        }
        keys = [f"act-{key.replace('.', '-')}" for key in clause.keys]
        if mood == "you" and not any(self.messages.has(f"{key}.you") for key in keys):
            act = self._say(keys, "", args)
            text = self._say(("act-you",), "", {"act": act}) if subject else act
        else:
            text = self._say(keys, mood, args)
        return self._with_ends(text, clause)

    def _with_ends(self, text: str, clause: Clause) -> str:
        """An act with until when it holds, and on what condition."""
        if clause.until != w.FOR_GOOD:
            text = self._say((UNTIL_KEYS[clause.until],), "", {"act": text})
        if clause.cond:
            text = self._say((CONDITION_KEYS[clause.cond],), "", {"act": text})
        return text

    def _arguments(self, clause: Clause, may: bool) -> dict[str, Argument]:
        messages = self.messages
        return {
            "who": _Unfolded(PlayerPhrase(messages, clause.who), self.short),
            "player": _Unfolded(PlayerPhrase(messages, clause.actor), self.short),
            "cards": CardsPhrase(messages, clause.cards),
            "more": CardsPhrase(messages, clause.cards, "more"),
            "n": clause.cards.n,
            "place": PlacePhrase(messages, clause.place, clause.actor),
            "dest": PlacePhrase(messages, clause.dest, clause.actor),
            "home": PlacePhrase(messages, clause.home, clause.actor),
            "take": clause.take,
            "phase": KeyPhrase(messages, f"phase-{w.PHASE_NAMES[clause.phase]}"),
            "things": ListPhrase(messages, [_thing(messages, thing) for thing in clause.things]),
            "options": self._options(clause, may),
        }

    def _options(self, clause: Clause, may: bool) -> str:
        """Acts to choose from; a player who is to choose among them needs no name in them."""
        texts = []
        others = not may and any(option.actor != w.YOU for option in clause.options)
        for option in clause.options:
            if clause.who != w.YOU and option.actor == w.THAT:
                texts.append(self._bare(option))
            else:
                texts.append(self._clause(option, may, named=others))
        return listed(texts, self.messages.say, "or")

    def _bare(self, option: Clause) -> str:
        """An option of another player: what to do, said of somebody else's hand and stable."""
        keys = [f"act-{key.replace('.', '-')}" for key in option.keys]
        args: dict[str, Argument] = {"subject": "no", "after": "no", "actor": "they", **self._arguments(option, True)}
        return self._with_ends(self._say(keys, "inf", args), option)


@dataclass(frozen=True, slots=True)
class _Unfolded:
    """A phrase whose brackets are opened or left out."""

    phrase: Inflected
    short: bool

    def form(self, name: str) -> str:
        return unfold(self.phrase.form(name), self.short)


def _thing(messages: Catalogue, thing: Cards | Place) -> Inflected:
    return CardsPhrase(messages, thing) if isinstance(thing, Cards) else PlacePhrase(messages, thing)


def _runs(clauses: tuple[Clause, ...]) -> list[list[Clause]]:
    """The acts in runs, each with one subject."""
    keyed = groupby(enumerate(clauses), lambda at: (at[1].actor, at[1].actor in LASTING or at[0]))
    return [[clause for _, clause in run] for _, run in keyed]
