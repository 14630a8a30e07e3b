"""What a card's text has to say, in no language yet: the effect tree as lines of keys and arguments.

A language has names for cards, places and players and messages under these keys (`ftl/`); `cards.py` puts them
together. A new word of the engine is one line here and one in each language.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from stablemates.engine import words as w
from stablemates.engine.pack import Pack
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
    w.AT_END: "end",
    w.WHEN_LEFT: "left",
    w.EACH_TURN: "each-turn",
    w.WHILE_NONE: "empty",
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
    w.BANS_ENTRY: "bans-entry",
    w.HAND_LIMIT: "hand-limit",
    w.NEEDS_TO_ENTER: "needs-to-enter",
    w.NEEDS_TO_PLAY: "needs-to-play",
    w.STEADFAST: "steadfast",
    w.UNTOUCHED: "untouched",
    w.DIMS: "dims",
    w.GOES_HOME: "goes-home",
}

# These are about the card on its way, not about the time it lies in a stable: no "while this card is there".
ON_ITS_WAY = (w.UNANSWERABLE, w.NEEDS_TO_ENTER, w.NEEDS_TO_PLAY, w.GOES_HOME)

# With these verbs `who` is the player who acts; with the others it is the player whose cards are meant.
ACTORS = (w.DRAW, w.DISCARD, w.SACRIFICE, w.SKIP_TURN)

# Where the cards of an act come from, for verbs whose act does not say it in `zone`.
SOURCES = {
    w.DRAW: w.DECK,
    w.DRAW_MORE: w.DECK,
    w.DISCARD: w.HAND,
    w.PULL: w.HAND,
    w.TAKE_FROM_HAND: w.HAND,
    w.SHOW_HANDS: w.HAND,
    w.GIVE: w.HAND,
}

# With these verbs `n` is no number of cards.
NO_COUNT = (w.SKIP_PHASE, w.GIVE_BACK)

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
    role: str = ""  # "this" very card, "that" one; one "here" in your stable, "another" here than this; any "but-this"
    named: str = ""  # only the card of this name
    named_id: str = ""


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
    phase: int
    until: int
    cond: int
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


def clause_of(act: Act, role: str = "", pack: Pack | None = None, lang: str = "en") -> Clause:
    """What is to be told of an act; the role is that of the cards, the pack knows the names of others."""
    zone = SOURCES.get(act.verb, act.zone)
    # Cards of "another player" may lie in several stables, if there are several; "all" are those of one, and
    # a hand is always one.
    many = act.n not in (1, w.ALL) and zone == w.STABLE and act.who in (w.OTHER, w.ANY, w.ELSEWHERE)
    each = act.chooser == w.EACH
    return Clause(
        keys=_clause_keys(act, zone),
        actor=act.who if act.verb in ACTORS or each else w.YOU,
        who=act.who,
        cards=Cards(
            act.what,
            1 if act.verb in NO_COUNT else act.n,
            zone,
            "this" if act.this else "that" if act.verb == w.GIVE_BACK else role,
            card_name(act.named, pack, lang) if act.named else "",
            act.named,
        ),
        place=Place(zone, act.who, many),
        dest=Place(w.STABLE, act.dest),
        home=_home(act, many, each),
        take=act.take,
        phase=act.n if act.verb == w.SKIP_PHASE else w.SETTING_UP,
        until=act.until,
        cond=act.cond,
        things=((Cards(0, role="this"),) if act.this else ()) + tuple(Place(zone) for zone in act.zones),
        options=tuple(clause_of(option, pack=pack, lang=lang) for option in act.options),
    )


def _home(act: Act, many: bool, each: bool) -> Place:
    """Where a card goes that is returned: to its player's hand, a Baby always to the nursery (R-033)."""
    if act.what == w.BABY_CARD:
        return Place(w.NURSERY)
    return Place(w.HAND, act.who if each or act.who == w.YOU else w.THAT, many)


def card_name(card_id: str, pack: Pack | None, lang: str = "") -> str:
    """A card by its name in the pack, in a language or as the table has it; without a pack its id must do."""
    if pack and card_id in pack.by_id:
        return pack.title(card_id, lang)
    return card_id.replace("_", " ").title()


def card_lines(card: Card, pack: Pack | None = None, lang: str = "en") -> list[Line]:
    """All that a card's text has to say, a line for each sentence."""
    found = [line for ability in card.abilities for line in _ability_lines(card, ability, pack, lang)]
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
    if act.verb == w.TAKE_FROM_HAND:
        special.append(f"{key}.to-{w.ZONE_NAMES[act.zone]}")
    if act.verb == w.CHOOSE_ONE and act.who != w.YOU:
        special.append(f"{key}.player")
    if act.verb == w.BRING and act.dest != w.YOU:
        special.append(f"{key}.there")
    if act.verb == w.MOVE and act.who != w.YOU and act.dest == w.OTHER:
        special.append(f"{key}.away")
    special.append(f"{key}.{w.ZONE_NAMES[zone]}")
    return (*special, key)


def _ability_lines(card: Card, ability: Ability, pack: Pack | None, lang: str) -> Iterator[Line]:
    part = WHEN_KEYS[ability.when]
    if ability.when == w.IN_ANSWER:
        yield Facts(part, "always", (Fact(("answer",)),))
    for number, group in enumerate(_groups(ability.acts)):
        clauses = tuple(_clause_here(card, ability, act, pack, lang) for act in group)
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


def _clause_here(card: Card, ability: Ability, act: Act, pack: Pack | None, lang: str) -> Clause:
    """An act as part of its card: what goes back is named, and until when it stays is told only there (Q-23)."""
    clause = clause_of(act, _role_of(card, ability, act), pack, lang)
    if act.verb == w.GIVE_BACK:
        owed = next((one for one in _acts(card) if one.until != w.FOR_GOOD), act)
        keys = (f"{verb_key(act.verb)}.{WHEN_KEYS[ability.when]}", *clause.keys)
        return replace(clause, keys=keys, cards=Cards(owed.what, role="that"))
    if any(one.verb == w.GIVE_BACK for one in _acts(card)):
        return replace(clause, until=w.FOR_GOOD)
    return clause


def _acts(card: Card) -> Iterator[Act]:
    for ability in card.abilities:
        yield from ability.acts


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
    if ability.when in (w.ON_MOVEMENT, w.WHILE_NONE):
        # These look at a card as a card, whatever it counts as in the stable.
        return Cards(ability.what, zone=w.HAND)
    if not ability.what or ability.when == w.WHEN_GONE:
        return Cards(0, role="this")
    # A card that stands in for others is not offered for itself.
    return Cards(ability.what, role="another" if card.traits() & ability.what else "here")


def _role_of(card: Card, ability: Ability, act: Act) -> str:
    """A card that is moved or may be sacrificed by its own effect can't come back by it (R-085, Q-12, Q-31)."""
    if act.verb == w.STEAL and any(one.verb == w.MOVE and one.this for one in ability.acts):
        return "but-this"
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
    if static.word == w.HAND_LIMIT:
        return Fact((f"{key}.lower", key) if static.value < 0 else (key,), value=abs(static.value))
    if static.word != w.GOES_HOME:
        return Fact((key,), static.what, static.value)
    # A Baby is kept from the hand and the deck too, and however it leaves.
    keys = (f"{key}.{w.KIND_NAMES[card.kind]}", key)
    return Fact(keys, static.what, static.value, Place(static.value))
