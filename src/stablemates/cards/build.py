"""Builder calls: short words that put together the effect tree of a card."""

from stablemates.engine import words as w
from stablemates.engine.tree import Ability, Act, Card, Static

# What a card may be (filters of the acts).
ANY = w.ANY_CARD
UNICORN = w.UNICORN_CARD
BABY = w.BABY_CARD
BASIC = w.BASIC_CARD
MAGIC = w.MAGIC_CARD
UPGRADE = w.UPGRADE_CARD
DOWNGRADE = w.DOWNGRADE_CARD
INSTANT = w.INSTANT_CARD
NEIGH = w.NEIGH_CARD
NARWHAL = w.NARWHAL_CARD

# Whom an act is about.
YOU = w.YOU
OTHER = w.OTHER
EACH = w.EACH
EACH_OTHER = w.EACH_OTHER
THAT = w.THAT
ANYBODY = w.ANY
ELSEWHERE = w.ELSEWHERE

ALL = w.ALL
AS_MANY = w.AS_MANY
THIS_TURN = w.THIS_TURN
WHILE_HERE = w.WHILE_HERE
DRAW_PHASE = w.DRAWING
ACTION_PHASE = w.ACTING
HAND = w.HAND
DISCARD_PILE = w.DISCARD_PILE
NURSERY = w.NURSERY
DECK = w.DECK
SELF = -1  # "this card"

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


def then(act: Act) -> Act:
    """Only if the act before was done (R-114)."""
    return act.joined(w.THEN)


def if_you_do(act: Act) -> Act:
    """Only if the act before was chosen and done (R-115)."""
    return act.joined(w.IF_YOU_DO)


# --- acts -------------------------------------------------------------------------------------------------


def draw(n: int, who: int = YOU) -> Act:
    """Draw n cards; AS_MANY: as many as were discarded."""
    return Act(w.DRAW, n=n, who=who)


def draw_for_each(what: int) -> Act:
    """Draw a card for each such card in one's own stable."""
    return Act(w.DRAW, n=w.PER_CARD, what=what)


def draw_more(n: int) -> Act:
    """Draw n cards more in the draw phase of this turn."""
    return Act(w.DRAW_MORE, n=n)


def discard(n: int, what: int = ANY, who: int = YOU, need: bool = False) -> Act:
    """Discard n cards from the hand (ALL: the whole hand); whoever discards chooses.

    Where everybody discards, `need` says whether the player of the card must be able to (R-116).
    """
    return Act(w.DISCARD, n=n, what=what, who=who, need=need or who not in (EACH, EACH_OTHER))


def sacrifice(what: int, n: int = 1, who: int = YOU) -> Act:
    """Sacrifice cards of one's own stable, or this card itself."""
    if what == SELF:
        return Act(w.SACRIFICE, this=True)
    return Act(w.SACRIFICE, what=what, n=n, who=who, need=who != EACH)


def destroy(what: int, n: int = 1, of: int = OTHER) -> Act:
    """Destroy cards of other players (R-041); ALL: all of one of them."""
    return Act(w.DESTROY, what=what, n=n, who=of)


def steal(what: int, of: int = OTHER, until: int = w.FOR_GOOD) -> Act:
    """Steal a card from another stable (R-042), for good or until it goes back."""
    return Act(w.STEAL, what=what, who=of, until=until)


def return_to_hand(what: int, of: int) -> Act:
    """Send a card of a stable back to its player's hand."""
    return Act(w.RETURN, what=what, who=of)


def each_returns(what: int) -> Act:
    """Each player sends a card of the own stable back."""
    return Act(w.RETURN, what=what, who=EACH, chooser=EACH, need=False)


def move(what: int, of: int, to: int, until: int = w.FOR_GOOD) -> Act:
    """Move a card, or this one, from one stable to another (U-072: no steal)."""
    if what == SELF:
        return Act(w.MOVE, this=True, who=of, dest=to, until=until)
    return Act(w.MOVE, what=what, who=of, dest=to, until=until)


def give_back() -> Act:
    """What this card took for a while goes back (Q-23)."""
    return Act(w.GIVE_BACK)


def shrink(what: int, of: int) -> Act:
    """All such cards of one stable go to the discard pile, without their effects (Q-38)."""
    return Act(w.SHRINK, what=what, n=ALL, who=of)


def bring(what: int, out_of: int, n: int = 1, to: int = YOU) -> Act:
    """Bring a card into a stable without playing it (R-098); AS_MANY: as many as went."""
    return Act(w.BRING, what=what, zone=out_of, n=n, dest=to)


def bring_this_back() -> Act:
    """This card comes back from the discard pile, if its player holds a card."""
    return Act(w.BRING, this=True, zone=DISCARD_PILE, cond=w.HOLDS_A_CARD)


def take(what: int, out_of: int) -> Act:
    """Take a card into the hand."""
    return Act(w.TAKE, what=what, zone=out_of)


def search_deck(what: int, named: str = "") -> Act:
    """Search the deck, show the card, take it and shuffle (R-110, Q-44)."""
    return Act(w.SEARCH, what=what, zone=DECK, named=named)


def pull(of: int, n: int = 1) -> Act:
    """Take cards at random from a hand (R-108)."""
    return Act(w.PULL, who=of, n=n)


def swap_hands() -> Act:
    """Trade hands with another player."""
    return Act(w.SWAP_HANDS, who=OTHER)


def look_and_take(of: int, what: int = ANY) -> Act:
    """Look at a hand and take a card of it (R-109)."""
    return Act(w.TAKE_FROM_HAND, what=what, who=of, zone=HAND)


def look_and_throw_out(of: int, what: int) -> Act:
    """Look at a hand and send a card of it to the discard pile."""
    return Act(w.TAKE_FROM_HAND, what=what, who=of, zone=DISCARD_PILE)


def show_hands() -> Act:
    """Each other player shows you the hand."""
    return Act(w.SHOW_HANDS, who=EACH_OTHER)


def give_a_card(to: int) -> Act:
    """Give a card of one's own hand to a player."""
    return Act(w.GIVE, who=to)


def reveal_top() -> Act:
    """Show the top card: a Unicorn card comes into the stable, another into the hand."""
    return Act(w.REVEAL_TOP, zone=DECK)


def look_at_top(n: int, take: int) -> Act:
    """Look at the top of the deck, take some, put the others back in any order (Q-37)."""
    return Act(w.LOOK_AT_TOP, n=n, take=take, zone=DECK)


def shuffle_in(*zones: int) -> Act:
    """Shuffle whole zones into the deck: the discard pile, the hand, this card."""
    this = SELF in zones
    return Act(w.SHUFFLE_IN, zones=tuple(zone for zone in zones if zone != SELF), this=this)


def extra_turn() -> Act:
    """Another turn after this one (U-053)."""
    return Act(w.EXTRA_TURN)


def skip_turn(who: int) -> Act:
    """A player skips the next turn (Q-26)."""
    return Act(w.SKIP_TURN, who=who)


def skip_phase(phase: int) -> Act:
    """Skip a phase of this turn (U-046)."""
    return Act(w.SKIP_PHASE, n=phase)


def end_turn() -> Act:
    """Straight to the end phase, which is never skipped."""
    return Act(w.END_TURN)


def play_twice() -> Act:
    """Up to two plays in this turn's action phase (Q-30)."""
    return Act(w.PLAY_TWICE)


def choose_one(*options: Act) -> Act:
    """One of several acts."""
    return Act(w.CHOOSE_ONE, options=options)


def any_player_chooses(*options: Act) -> Act:
    """A player that you choose does one of several things, by that player's choice."""
    return Act(w.CHOOSE_ONE, who=ANYBODY, options=options)


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


def _title_words(name: str) -> int:
    bits = 0
    for number, word in enumerate(w.TITLE_WORDS):
        if word in name.lower():
            bits |= w.NEIGH_CARD << number
    return bits


def _card(card_id: str, name: str, kind: int, copies: int, parts: tuple[Part, ...], not_for_two: bool) -> Card:
    abilities = tuple(part for part in parts if isinstance(part, Ability))
    statics = tuple(part for part in parts if isinstance(part, Static))
    words = _title_words(name)
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
