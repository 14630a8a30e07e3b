"""What a card's text has to say, in no language yet: the effect tree as lines of keys and arguments.

A language has names for cards, places and players, templates under these keys (`english.py`) and a grammar
that puts them together (`sentences.py`). A new word of the engine is one line here and one in each language.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from stablemates.engine import words as w
from stablemates.engine.tree import Ability, Act, Card, Static

WHEN_KEYS = {
    w.ON_PLAY: "on-play",
    w.ON_ENTER: "enter",
    w.AT_BEGINNING: "beginning",
    w.WHEN_GONE: "gone",
    w.ON_MOVEMENT: "movement",
    w.WHILE_CROWDED: "crowded",
    w.INSTEAD: "instead",
    w.IN_ANSWER: "answer",
}

JOIN_KEYS = {w.AND: "and", w.THEN: "then", w.IF_YOU_DO: "if-you-do"}

STATIC_KEYS = {
    w.COUNTS: "counts",
    w.BARS_PLAY: "bars-play",
    w.SHIELDS: "shields",
    w.PROOF: "proof",
    w.SOLE_HOME: "sole-home",
    w.UNANSWERABLE: "unanswerable",
    w.UNANSWERED: "unanswered",
    w.MASQUERADE: "masquerade",
    w.BLINDS: "blinds",
    w.OPENS_HAND: "opens-hand",
    w.GOES_HOME: "goes-home",
}

# These are about the card on its way, not about the time it lies in a stable: no "while this card is there".
ON_ITS_WAY = (w.UNANSWERABLE, w.GOES_HOME)

# With these verbs `who` is the player who acts; with the others it is the player whose cards are meant.
ACTORS = (w.DRAW, w.DISCARD, w.SACRIFICE, w.SKIP_TURN)

# Where the cards of an act come from, for verbs whose act does not say it in `zone`.
SOURCES = {w.DRAW: w.DECK, w.DISCARD: w.HAND, w.PULL: w.HAND, w.TAKE_FROM_HAND: w.HAND}

# Wide filters before narrow ones: a filter is named with as few names as possible.
NAMED_FILTERS = (
    w.ANY_CARD,
    w.UNICORN_CARD,
    *(1 << kind for kind in range(len(w.KIND_NAMES))),
    *(w.NEIGH_CARD << number for number in range(len(w.TITLE_WORDS))),
)


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards to be named: which, how many, and where they lie."""

    what: int
    n: int = 1
    zone: int = w.STABLE
    role: str = ""  # "this" very card; one "here" in your stable, "another" here than this; any "but-this"


@dataclass(frozen=True, slots=True)
class Place:
    """A zone to be named: whose, and whether several players' zones are meant."""

    zone: int
    who: int = w.YOU
    many: bool = False


@dataclass(frozen=True, slots=True)
class Clause:
    """One act to be told; `keys` go from the most special template to the plain one."""

    keys: tuple[str, ...]
    actor: int
    who: int
    cards: Cards
    place: Place
    dest: Place
    home: Place  # the hand of the player whose card it is
    take: int
    until: int
    things: tuple[Cards | Place, ...]
    options: tuple["Clause", ...]


@dataclass(frozen=True, slots=True)
class Deed:
    """A sentence about acts: when they are done, whether they are optional, and the acts joined by "and"."""

    part: str
    key: str
    clauses: tuple[Clause, ...]
    may: bool = False
    cards: Cards = Cards(0)
    events: tuple[str, ...] = ()
    limit: int = 0


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that holds."""

    keys: tuple[str, ...]
    what: int = 0
    value: int = 0
    place: Place = Place(w.DISCARD_PILE)


@dataclass(frozen=True, slots=True)
class Facts:
    """A sentence about what holds, while the card lies in a stable or always."""

    part: str
    key: str
    facts: tuple[Fact, ...]


Line = Deed | Facts


def names_of(what: int) -> tuple[int, ...]:
    """The filters with a name of their own that a filter is made of."""
    names = []
    rest = what or w.ANY_CARD
    for mask in NAMED_FILTERS:
        if rest & mask == mask:
            names.append(mask)
            rest &= ~mask
    return tuple(names)


def verb_key(verb: int) -> str:
    """The key of a verb."""
    return w.VERB_NAMES[verb].replace(" ", "-")


def clause_of(act: Act, role: str = "") -> Clause:
    """What is to be told of an act; the role is that of the card which speaks."""
    zone = SOURCES.get(act.verb, act.zone)
    # Cards of "another player" may lie in several stables, if there are several; a hand is always one.
    many = act.n != 1 and zone == w.STABLE and act.who in (w.OTHER, w.ANY, w.ELSEWHERE)
    return Clause(
        keys=_clause_keys(act, zone),
        actor=act.who if act.verb in ACTORS else w.YOU,
        who=act.who,
        cards=Cards(act.what, act.n, zone, "this" if act.this else role),
        place=Place(zone, act.who, many),
        dest=Place(w.STABLE, act.dest),
        home=Place(w.HAND, w.YOU if act.who == w.YOU else w.THAT, many),
        take=act.take,
        until=act.until,
        things=((Cards(0, role="this"),) if act.this else ()) + tuple(Place(zone) for zone in act.zones),
        options=tuple(clause_of(option) for option in act.options),
    )


def card_lines(card: Card) -> list[Line]:
    """All that a card's text has to say, a line for each sentence."""
    found = [line for ability in card.abilities for line in _ability_lines(card, ability)]
    found.extend(_static_lines(card))
    if found:
        return found
    unicorn = card.traits() & w.UNICORN_CARD
    return [Facts("none", "always", (Fact(("no-effect.unicorn" if unicorn else "no-effect",)),))]


def _clause_keys(act: Act, zone: int) -> tuple[str, ...]:
    key = verb_key(act.verb)
    special = []
    if act.this:
        special.append(f"{key}.this")
    if act.take:
        special.append(f"{key}.take")
    special.append(f"{key}.{w.ZONE_NAMES[zone]}")
    return (*special, key)


def _ability_lines(card: Card, ability: Ability) -> Iterator[Line]:
    part = WHEN_KEYS[ability.when]
    if ability.when == w.IN_ANSWER:
        yield Facts(part, "always", (Fact(("answer",)),))
    for number, group in enumerate(_groups(ability.acts)):
        clauses = tuple(clause_of(act, _role_of(card, ability, act)) for act in group)
        if number:
            yield Deed(part, JOIN_KEYS[group[0].join], clauses)
            continue
        yield Deed(
            part,
            part,
            clauses,
            may=ability.may,
            cards=_watched(card, ability),
            events=tuple(verb_key(verb) for verb in ability.on),
            limit=ability.limit,
        )


def _groups(acts: tuple[Act, ...]) -> list[list[Act]]:
    """The acts in sentences: an "and" stays with the act before, behind a "then" too (Q-45)."""
    groups: list[list[Act]] = []
    for act in acts:
        if groups and act.join == w.AND:
            groups[-1].append(act)
        else:
            groups.append([act])
    return groups


def _watched(card: Card, ability: Ability) -> Cards:
    if ability.when == w.ON_MOVEMENT:
        # A card that comes or goes is looked at as a card, whatever it counts as in the stable.
        return Cards(ability.what, zone=w.HAND)
    if not ability.what:
        return Cards(0, role="this")
    # A card that stands in for others is not offered for itself.
    return Cards(ability.what, role="another" if card.traits() & ability.what else "here")


def _role_of(card: Card, ability: Ability, act: Act) -> str:
    """A card that may be sacrificed to its own effect can't come back by it (Q-12, Q-31)."""
    if act.verb != w.BRING or act.zone != w.DISCARD_PILE or not card.traits() & act.what:
        return ""
    before = ability.acts[: ability.acts.index(act)]
    own = (one for one in before if one.verb == w.SACRIFICE and one.who in (w.YOU, w.EACH, w.ANY))
    return "but-this" if any(one.this or card.traits() & one.what for one in own) else ""


def _static_lines(card: Card) -> Iterator[Line]:
    there = tuple(_fact(card, static) for static in card.statics if static.word not in ON_ITS_WAY)
    if there:
        yield Facts("static", "while", there)
    for static in card.statics:
        if static.word in ON_ITS_WAY:
            yield Facts("static", "always", (_fact(card, static),))


def _fact(card: Card, static: Static) -> Fact:
    key = STATIC_KEYS[static.word]
    if static.word != w.GOES_HOME:
        return Fact((key,), static.what, static.value)
    # A Baby is kept from the hand and the deck too, and however it leaves.
    keys = (f"{key}.{w.KIND_NAMES[card.kind]}", key)
    return Fact(keys, static.what, static.value, Place(static.value))
