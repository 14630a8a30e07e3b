"""The grammar of the English card text: articles, numbers, subjects, lists and sentences."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import groupby

from stablemates.engine import words as w
from stablemates.engine.pack import Pack
from stablemates.engine.tree import Act, Card

from .english import (
    ACTS,
    CONDITIONS,
    EVENTS,
    FACT_LEADS,
    FACTS,
    KINDS,
    NOUNS,
    NUMBERS,
    OWN_ZONES,
    PHASES,
    PLAYERS,
    SHARED_ZONES,
    SHORT_JOINS,
    TRIGGERS,
    UNTILS,
)
from .plan import Cards, Clause, Deed, Fact, Facts, Line, Place, card_lines, clause_of, names_of

# --- names ------------------------------------------------------------------------------------------------


def kind_name(kind: int) -> str:
    """The name of a kind of card."""
    return KINDS[kind]


def place_name(zone: int, who: int = w.YOU, many: bool = False) -> str:
    """A zone by name: "the deck", "your hand", "other players' stables"."""
    if zone in SHARED_ZONES:
        return SHARED_ZONES[zone]
    one, several = OWN_ZONES[zone]
    player = PLAYERS[who]
    return f"{player.several} {several}" if many and player.several else f"{player.whose} {one}"


def noun(what: int, n: int = 1, zone: int = w.STABLE) -> str:
    """The name of the cards that a filter lets through, with neither number nor article."""
    nouns = [NOUNS[mask] for mask in names_of(what)]
    loose = zone != w.STABLE
    if n == 1:
        return listed(((loose and one.one_card) or one.one for one in nouns), "or")
    return listed(((loose and one.many_cards) or one.many for one in nouns), "and" if n == w.ALL else "or")


def filter_name(what: int, n: int = 1, zone: int = w.STABLE) -> str:
    """So many cards of a filter: "a Unicorn", in a hand "2 Unicorn cards", "all Upgrades and Downgrades"."""
    name = noun(what, n, zone)
    if n == 1:
        return f"{NOUNS[names_of(what)[0]].article} {name}"
    if n in NUMBERS:
        return NUMBERS[n].format(many=name, one_card=noun(what, zone=w.HAND))
    return f"{n} {name}"


def listed(texts: Iterable[str], word: str, comma: bool = False) -> str:
    """A list in words: "a, b and c"; a comma before the "and" too if asked or if an item has one itself."""
    items = list(texts)
    if len(items) < 2:
        return "".join(items)
    comma = comma or any(f" {word} " in item for item in items)
    return f"{', '.join(items[:-1])}{',' if comma else ''} {word} {items[-1]}"


def _cards(cards: Cards) -> str:
    if cards.role == "this":
        return "this card"
    if cards.role == "that":
        return f"that {noun(cards.what)}"
    if cards.named:
        return cards.named
    name = filter_name(cards.what, cards.n, cards.zone)
    if cards.role == "another":
        return f"another {noun(cards.what)} in your stable"
    if cards.role == "here":
        return f"{name} in your stable"
    return f"{name} other than this one" if cards.role == "but-this" else name


def _thing(thing: Cards | Place) -> str:
    return _cards(thing) if isinstance(thing, Cards) else place_name(thing.zone, thing.who, thing.many)


# --- acts -------------------------------------------------------------------------------------------------


# Players who are the same ones from act to act, so that they need not be named again.
LASTING = (w.YOU, w.EACH, w.EACH_OTHER, w.THAT)


def act_text(act: Act, pack: Pack | None = None, own: bool = False) -> str:
    """An act by itself, as a command: "destroy a Unicorn in another player's stable"; own: to the one who acts."""
    clause = clause_of(act, pack=pack)
    return _clauses((replace(clause, actor=w.YOU) if own else clause,), False, False)


def _template(table: Mapping[str, str], keys: Iterable[str], short: bool) -> str:
    """The first template there is, from the most special key on; short: without its brackets' contents."""
    for key in keys:
        if short and f"{key}.short" in table:
            return table[f"{key}.short"]
        if key in table:
            return _brackets(table[key], short)
    raise KeyError(f"no wording for {tuple(keys)}")


def _brackets(text: str, short: bool) -> str:
    return re.sub(r"\[(.*?)\]", "" if short else r"\1", text)


def _person(who: int, short: bool) -> str:
    return _brackets(PLAYERS[who].person, short)


def _bare(clause: Clause, short: bool, may: bool, they: bool = False) -> str:
    """An act without its subject, fit behind "you", "you may" and "make somebody"; `they`: behind a name."""
    return (
        _template(ACTS, clause.keys, short).format(
            s="s" if they else "",
            their="your" if clause.actor == w.YOU else "their",
            who=_person(clause.who, short),
            cards=_cards(clause.cards),
            it="it" if clause.cards.n == 1 else "them",
            top="top card" if clause.cards.n == 1 else f"top {clause.cards.n} cards",
            place=_place(clause.place, clause.actor),
            dest=_place(clause.dest, clause.actor),
            home=_place(clause.home, clause.actor),
            take=clause.take,
            phase=PHASES[clause.phase],
            more=f"{clause.cards.n} more {noun(clause.cards.what, clause.cards.n)}",
            things=listed((_thing(thing) for thing in clause.things), "and"),
            options=listed((_option(option, clause, short, may) for option in clause.options), "or"),
        )
        + UNTILS[clause.until]
        + (CONDITIONS[clause.cond] if clause.cond else "")
    )


def _place(place: Place, actor: int) -> str:
    """A place by name; that of another player who acts is "their" own."""
    if actor != w.YOU and place.who == actor and place.zone in OWN_ZONES:
        return f"their {OWN_ZONES[place.zone][0]}"
    return place_name(place.zone, place.who, place.many)


def _option(option: Clause, choice: Clause, short: bool, may: bool) -> str:
    """One of several acts; a player who is to choose among them needs no name in them."""
    if choice.who != w.YOU and option.actor == w.THAT:
        return _bare(option, short, may)
    return _clause(option, short, may, False)


def _clause(clause: Clause, short: bool, may: bool, named: bool) -> str:
    """An act with the subject that it needs; `named`: also where that is you."""
    person, bare = _person(clause.actor, short), _bare(clause, short, may)
    if may:
        return bare if clause.actor == w.YOU else f"make {person} {bare}"
    if clause.actor != w.YOU:
        return f"{person} {_bare(clause, short, may, they=True)}"
    return f"you {bare}" if named else bare


def _clauses(clauses: tuple[Clause, ...], may: bool, short: bool) -> str:
    """Acts joined by "and"; where others act too you are named as well, so that it is clear who goes on."""
    others = not may and any(clause.actor != w.YOU for clause in clauses)
    texts: list[str] = []
    for run in _runs(clauses):
        first = _clause(run[0], short, may, others and bool(texts))
        rest = [_bare(clause, short, may, they=not may and clause.actor != w.YOU) for clause in run[1:]]
        if others or run[0].actor != w.YOU:
            texts.append(listed([first, *rest], "and"))
        else:
            texts += [first, *rest]
    joined = listed(texts, "and", comma=others)
    if not may:
        return joined
    return f"may {joined}" if short else f"you may {joined}"


def _runs(clauses: tuple[Clause, ...]) -> list[list[Clause]]:
    """The acts in runs, each with one subject."""
    keyed = groupby(enumerate(clauses), lambda at: (at[1].actor, at[1].actor in LASTING or at[0]))
    return [[clause for _, clause in run] for _, run in keyed]


# --- sentences --------------------------------------------------------------------------------------------


def card_text(card: Card, pack: Pack | None = None) -> str:
    """All that a card does, in complete sentences; the pack knows the names of other cards."""
    return " ".join(text for _, text in card_parts(card, pack))


def card_parts(card: Card, pack: Pack | None = None) -> list[tuple[str, str]]:
    """The card's text in pieces: the key of the part ("enter", "static", ...) and its sentences."""
    parts: list[tuple[str, str]] = []
    for line in card_lines(card, pack):
        sentence = _capital(_line(line, False)) + "."
        if isinstance(line, Deed) and line.key != line.part:
            # A "then" belongs to the piece that it goes on from.
            parts[-1] = (line.part, f"{parts[-1][1]} {sentence}")
        else:
            parts.append((line.part, sentence))
    return parts


def short_text(card: Card, pack: Pack | None = None) -> str:
    """What a card does in a few words, for a tooltip."""
    text = ""
    for line in card_lines(card, pack):
        joint = SHORT_JOINS.get(line.key, "; ") if text else ""
        text += joint + _line(line, True)
    return _capital(text)


def _line(line: Line, short: bool) -> str:
    return _facts(line, short) if isinstance(line, Facts) else _deed(line, short)


def _deed(deed: Deed, short: bool) -> str:
    acts = _clauses(deed.clauses, deed.may, short)
    if short and deed.key in SHORT_JOINS:
        return acts
    return _template(TRIGGERS, (deed.key,), short).format(
        acts=acts,
        cards=_cards(deed.cards),
        many=noun(deed.cards.what, 2),
        one_card=noun(deed.cards.what, zone=w.HAND),
        events=listed((EVENTS[event] for event in deed.events), "or"),
        limit=deed.limit,
    )


def _facts(line: Facts, short: bool) -> str:
    texts = [_fact(fact, short) for fact in line.facts]
    return _template(FACT_LEADS, (line.key,), short).format(
        facts="; ".join(texts) if short else listed(texts, "and", comma=True)
    )


def _fact(fact: Fact, short: bool) -> str:
    return _template(FACTS, fact.keys, short).format(
        count=filter_name(w.UNICORN_CARD, fact.value),
        one=noun(fact.what),
        one_card=noun(fact.what, zone=w.HAND),
        a_card=filter_name(fact.what, zone=w.HAND),
        many_cards=noun(fact.what, 2, w.HAND),
        more=f"{fact.value} {noun(w.ANY_CARD, fact.value)}",
        place=_thing(fact.place),
    )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
