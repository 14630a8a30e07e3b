"""Builder calls: when an effect speaks, what holds all the time, and the cards themselves. The acts are in `acts`."""

import re

from stablemates.engine import words as w
from stablemates.engine.tree import Ability, Act, Card, Static

from .acts import HAND, NURSERY, SELF, THAT, YOU

Part = Ability | Static


class Effect:
    """Acts in a row, optional or not: what `may` and the plain calls hand to a trigger."""

    def __init__(self, acts: tuple[Act, ...], may: bool) -> None:
        self.acts = acts
        self.may = may


def may(*acts: Act) -> Effect:
    """An optional effect (R-075)."""
    return Effect(acts, True)


def _effect(parts: tuple[Act | Effect, ...]) -> Effect:
    first = parts[0]
    if isinstance(first, Effect):
        return first
    return Effect(tuple(part for part in parts if isinstance(part, Act)), False)


# --- when an effect speaks --------------------------------------------------------------------------------


def on_play(*parts: Act | Effect) -> Ability:
    """What a Magic card does."""
    effect = _effect(parts)
    return Ability(w.ON_PLAY, effect.acts, may=effect.may)


def enters(*parts: Act | Effect) -> Ability:
    """When this card enters a stable."""
    effect = _effect(parts)
    return Ability(w.ON_ENTER, effect.acts, may=effect.may)


def at_beginning(*parts: Act | Effect) -> Ability:
    """At the beginning of the holder's turn (R-021)."""
    effect = _effect(parts)
    return Ability(w.AT_BEGINNING, effect.acts, may=effect.may)


def when_gone(*parts: Act | Effect) -> Ability:
    """After this card was sacrificed or destroyed."""
    effect = _effect(parts)
    return Ability(w.WHEN_GONE, effect.acts, may=effect.may, on=(w.SACRIFICE, w.DESTROY))


def at_end(*parts: Act | Effect) -> Ability:
    """In the end phase of the holder's turn."""
    effect = _effect(parts)
    return Ability(w.AT_END, effect.acts, may=effect.may)


def when_left(*parts: Act | Effect) -> Ability:
    """After this card left the stable, in whatever way."""
    effect = _effect(parts)
    return Ability(w.WHEN_LEFT, effect.acts, may=effect.may)


def comes_to_each_turn() -> Ability:
    """Moves to the stable of whoever's turn begins."""
    return Ability(w.EACH_TURN, (Act(w.MOVE, this=True, who=YOU, dest=THAT),))


def while_none(what: int, *parts: Act | Effect) -> Ability:
    """All the time: as soon as no such card lies here (Q-22)."""
    return Ability(w.WHILE_NONE, _effect(parts).acts, what=what)


def whenever(what: int, *parts: Act | Effect) -> Ability:
    """Whenever a card of this kind enters or leaves the holder's stable."""
    effect = _effect(parts)
    return Ability(w.ON_MOVEMENT, effect.acts, may=effect.may, what=what)


def while_more_than(limit: int, what: int, *parts: Act | Effect) -> Ability:
    """All the time: as long as more than that many lie here (Q-22)."""
    return Ability(w.WHILE_CROWDED, _effect(parts).acts, what=what, limit=limit)


def instead_of(on: tuple[int, ...], what: int, *parts: Act | Effect) -> Ability:
    """Replaces the event (Q-13); what=SELF: only for this card itself."""
    effect = _effect(parts)
    return Ability(w.INSTEAD, effect.acts, may=effect.may, on=on, what=0 if what == SELF else what)


SACRIFICED_OR_DESTROYED = (w.SACRIFICE, w.DESTROY)
DESTROYED = (w.DESTROY,)


# --- what holds all the time ------------------------------------------------------------------------------


def counts_as(unicorns: int) -> Static:
    """Counts as so many Unicorns (R-133)."""
    return Static(w.COUNTS, value=unicorns)


def bars_playing(what: int) -> Static:
    """The holder can't play such cards."""
    return Static(w.BARS_PLAY, what=what)


def shields(what: int) -> Static:
    """Such cards in this stable can't be destroyed."""
    return Static(w.SHIELDS, what=what)


def proof_against(what: int) -> Static:
    """This card can't be destroyed by such cards."""
    return Static(w.PROOF, what=what)


def sole_home_of(what: int) -> Static:
    """Such cards can't enter any other stable."""
    return Static(w.SOLE_HOME, what=what)


def cannot_be_answered() -> Static:
    """No card can answer this one."""
    return Static(w.UNANSWERABLE)


def your_plays_cannot_be_answered() -> Static:
    """No card can answer what the holder plays."""
    return Static(w.UNANSWERED)


def bans_entry(what: int) -> Static:
    """Such cards can't enter any stable."""
    return Static(w.BANS_ENTRY, what=what)


def hand_limit(change: int) -> Static:
    """The holder's hand limit is higher or lower."""
    return Static(w.HAND_LIMIT, value=change)


def enters_only_with(what: int) -> Static:
    """May enter only a stable that holds such a card (Q-33)."""
    return Static(w.NEEDS_TO_ENTER, what=what)


def playable_only_with(what: int) -> Static:
    """May be played only by a player whose stable holds such a card (Q-33)."""
    return Static(w.NEEDS_TO_PLAY, what=what)


def steadfast() -> Static:
    """Can be neither sacrificed nor destroyed."""
    return Static(w.STEADFAST)


def untouched_by(what: int) -> Static:
    """Such cards can't affect this one in any way (R-107)."""
    return Static(w.UNTOUCHED, what=what)


def dims() -> Static:
    """The Unicorn cards here have no triggered effects (U-026)."""
    return Static(w.DIMS)


def masquerade() -> Static:
    """The Unicorn cards here are something else (Q-11)."""
    return Static(w.MASQUERADE)


def blinds() -> Static:
    """The Unicorn cards here have no effects."""
    return Static(w.BLINDS)


def opens_hand() -> Static:
    """The holder's hand lies open."""
    return Static(w.OPENS_HAND)


def goes_to(zone: int) -> Static:
    """Sacrificed or destroyed, this card goes there and never to the discard pile (Q-20)."""
    return Static(w.GOES_HOME, value=zone)


FLIES_HOME = goes_to(HAND)


# --- cards ------------------------------------------------------------------------------------------------


def title_words(name: str) -> int:
    """The words that cards ask for, as whole words: a neighbour is no Neigh (U-012)."""
    bits = 0
    words = re.findall(r"\w+", name.lower())
    for number, word in enumerate(w.TITLE_WORDS):
        if word in words:
            bits |= w.NEIGH_CARD << number
    return bits


def _card(card_id: str, name: str, kind: int, copies: int, parts: tuple[Part, ...], not_for_two: bool) -> Card:
    abilities = tuple(part for part in parts if isinstance(part, Ability))
    statics = tuple(part for part in parts if isinstance(part, Static))
    words = title_words(name)
    return Card(card_id, name, kind, copies, abilities, statics, words=words, not_for_two=not_for_two)


def baby(card_id: str, name: str) -> Card:
    """A Baby Unicorn: it lives in a stable or in the nursery (R-032, R-033)."""
    return _card(card_id, name, w.BABY, 1, (goes_to(NURSERY),), False)


def basic(card_id: str, name: str, copies: int = 3) -> Card:
    """A Basic Unicorn: no effect (R-052); out of two-player games (R-121)."""
    return _card(card_id, name, w.BASIC, copies, (), True)


def magical(card_id: str, name: str, *parts: Part, not_for_two: bool = False) -> Card:
    """A Magical Unicorn."""
    return _card(card_id, name, w.MAGICAL, 1, parts, not_for_two)


def magic(card_id: str, name: str, copies: int, *parts: Part, not_for_two: bool = False) -> Card:
    """A Magic card."""
    return _card(card_id, name, w.MAGIC, copies, parts, not_for_two)


def upgrade(card_id: str, name: str, copies: int, *parts: Part, not_for_two: bool = False) -> Card:
    """An Upgrade."""
    return _card(card_id, name, w.UPGRADE, copies, parts, not_for_two)


def downgrade(card_id: str, name: str, *parts: Part, not_for_two: bool = False) -> Card:
    """A Downgrade."""
    return _card(card_id, name, w.DOWNGRADE, 1, parts, not_for_two)


def neigh(card_id: str, name: str, copies: int, *parts: Part | Act) -> Card:
    """An Instant that stops the card it answers (Q-40), and what it does besides."""
    acts = tuple(part for part in parts if isinstance(part, Act))
    others = tuple(part for part in parts if not isinstance(part, Act))
    return _card(card_id, name, w.INSTANT, copies, (Ability(w.IN_ANSWER, acts), *others), False)


def for_two(card: Card, not_for_two: bool) -> Card:
    """The same card in a deck with another two-player list."""
    return Card(
        card.id,
        card.name,
        card.kind,
        card.copies,
        card.abilities,
        card.statics,
        words=card.words,
        not_for_two=not_for_two,
    )
