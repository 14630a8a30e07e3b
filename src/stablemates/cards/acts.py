"""The acts: short words for one thing to do, and whom and what it may be about."""

from stablemates.engine import words as w
from stablemates.engine.tree import Act

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


def then(act: Act) -> Act:
    """Only if the act before was done (R-114)."""
    return act.joined(w.THEN)


def if_you_do(act: Act) -> Act:
    """Only if the act before was chosen and done (R-115)."""
    return act.joined(w.IF_YOU_DO)


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
