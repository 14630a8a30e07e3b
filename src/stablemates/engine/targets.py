"""Whom and what an effect may choose: legal targets, and what makes an effect possible (Q-16, Q-17)."""

from .pack import MASQUERADE, OPEN_HAND
from .state import Effect, Frame, State, seats_from
from .tree import Act
from .words import (
    ALL,
    ANY,
    ANY_CARD,
    BABY,
    BRING,
    CHOOSE_ONE,
    DESTROY,
    DISCARD,
    DISCARD_PILE,
    EACH,
    EACH_OTHER,
    GIVE,
    HAND,
    LOOK_AT_TOP,
    MOVE,
    NURSERY,
    OTHER,
    PULL,
    RETURN,
    REVEAL_TOP,
    SACRIFICE,
    SEARCH,
    SHRINK,
    STEAL,
    TAKE,
    TAKE_FROM_HAND,
    THAT,
    YOU,
)
from .zones import disguised, may_enter, muted

NAMED = 64  # added to the number of an act: a player named for it before the answers


def picked(effect: Effect, act: int) -> list[int]:
    """What the effect has chosen for one of its acts, in order."""
    picks = effect.picks
    return [picks[at + 1] for at in range(0, len(picks), 3) if picks[at] == act]


def picked_cards(effect: Effect, act: int) -> list[int]:
    """The cards in stables that the effect has chosen for one of its acts, without the players."""
    picks = effect.picks
    return [picks[at + 1] for at in range(0, len(picks), 3) if picks[at] == act and picks[at + 2] >= 0]


def still_there(s: State, effect: Effect) -> bool:
    """Whether the card of the effect has stayed since it was triggered."""
    return s.stamp[effect.card] == effect.lay


def claimed_cards(link: Frame) -> list[int]:
    """The cards in stables that have been chosen in this link already (R-085)."""
    found = []
    for effect in link.effects:
        picks = effect.picks
        if picks:
            found += [picks[at + 1] for at in range(0, len(picks), 3) if picks[at + 2] >= 0]
    return found


def claimed(link: Frame, card: int) -> bool:
    """Whether a card in a stable has been chosen in this link already (R-085)."""
    return card in claimed_cards(link)


def reachable(s: State, effect: Effect, act: Act, card: int, seat: int) -> bool:
    """Whether an act can be done to a card lying in this seat's stable (R-107, Q-11)."""
    verb = act.verb
    face = s.faces[card]
    hidden = disguised(s, card, seat)
    if hidden and (s.options.masquerade_all or (act.what != ANY_CARD and not act.this)):
        return False
    if verb == DESTROY and not hidden and s.shields[seat] & face.traits:
        return False
    if face.guarded and not muted(s, card, seat) and _protects_itself(s, effect, verb, card):
        return False
    if verb == STEAL:
        return _may_move(s, card, effect.seat)
    return True


def _protects_itself(s: State, effect: Effect, verb: int, card: int) -> bool:
    """Whether the card's own words keep this act from it (R-107)."""
    face = s.faces[card]
    source = s.faces[effect.card].traits
    if face.untouched & source:
        return True
    if verb == DESTROY and face.proof & source:
        return True
    return face.steadfast and (verb == DESTROY or verb == SACRIFICE)


def _may_move(s: State, card: int, to: int) -> bool:
    if s.faces[card].kind == BABY and not s.options.babies_move:
        return False  # R-034 to the letter
    return may_enter(s, card, to)


def seats_of(s: State, effect: Effect, who: int) -> list[int]:
    """The seats whose stables or hands an act may be about."""
    if who == YOU:
        return [effect.seat]
    if who == THAT:
        return [effect.that] if effect.that >= 0 else []
    seats = seats_from(s, effect.seat)
    if who == OTHER or who == EACH_OTHER:
        return seats[1:]
    return seats


def stable_cards(s: State, link: Frame, effect: Effect, act: Act, seats: list[int]) -> list[int]:
    """The cards in these stables that the act may choose now."""
    found = []
    what = act.what
    verb = act.verb
    faces = s.faces
    taken = claimed_cards(link)
    for seat in seats:
        # Most stables keep nothing from nobody; then only a card's own words can protect it.
        open_to_all = verb != STEAL and not s.bits[seat] & MASQUERADE and not (verb == DESTROY and s.shields[seat])
        for card in s.stables[seat]:
            face = faces[card]
            if not face.traits & what or card in taken:
                continue
            if (open_to_all and not face.guarded) or reachable(s, effect, act, card, seat):
                found.append(card)
    return found


def holder(s: State, card: int) -> int:
    """The seat in whose stable a card lies, or -1."""
    for seat in range(s.seats):
        if card in s.stables[seat]:
            return seat
    return -1


def homes(s: State, effect: Effect, act: Act, card: int) -> list[int]:
    """The stables to which a move may take a card (Q-24: never the one where it lies)."""
    here = holder(s, card)
    found = []
    for seat in seats_from(s, effect.seat):
        if seat != here and _may_move(s, card, seat) and not (act.dest == OTHER and seat == effect.seat):
            found.append(seat)
    return found


def movable(s: State, link: Frame, effect: Effect, act: Act, seats: list[int]) -> list[int]:
    """The cards that a move may take and that have somewhere to go."""
    return [card for card in stable_cards(s, link, effect, act, seats) if homes(s, effect, act, card)]


def seats_with_hand(s: State, effect: Effect, act: Act) -> list[int]:
    """The seats an act on hands may be aimed at: those with a card, if any has one (Q-17)."""
    seats = seats_of(s, effect, act.who)
    return [seat for seat in seats if s.hands[seat]]


def fitting(s: State, cards: list[int], what: int) -> list[int]:
    """The cards of a zone that a filter takes."""
    faces = s.faces
    return [card for card in cards if faces[card].traits & what]


def entry_seat(effect: Effect, act: Act) -> int:
    """The seat into whose stable an act brings cards."""
    return effect.that if act.dest == THAT else effect.seat


def bringable(s: State, effect: Effect, act: Act) -> list[int]:
    """The cards that an act may bring into a stable."""
    seat = entry_seat(effect, act)
    if seat < 0:
        return []  # "that player" is nobody: the act before had nobody to be about
    if act.this:
        return [effect.card] if effect.card in s.discard and may_enter(s, effect.card, seat) else []
    if act.zone == HAND:
        zone = s.hands[effect.seat]
    elif act.zone == NURSERY:
        zone = s.nursery
    else:
        zone = s.discard
    cards = [card for card in fitting(s, zone, act.what) if may_enter(s, card, seat)]
    if act.zone == DISCARD_PILE and effect.card in cards and sacrificed_itself(effect):
        cards.remove(effect.card)
    return cards


def sacrificed_itself(effect: Effect) -> bool:
    """Whether the effect has chosen its own card to be sacrificed."""
    for number in range(len(effect.ability.acts)):
        if effect.act(number).verb == SACRIFICE and effect.card in picked(effect, number):
            return True
    return False


def possible(s: State, link: Frame, effect: Effect, act: Act) -> bool:
    """Whether an act can be done as far as the table can see (Q-16: hand size, not hand contents)."""
    verb = act.verb
    if verb == CHOOSE_ONE:
        if act.who == ANY:
            return bool(able_seats(s, link, effect, act))
        return any(possible(s, link, effect, option) for option in act.options)
    if verb == DISCARD:
        if act.who == YOU:
            return len(s.hands[effect.seat]) >= (1 if act.n == ALL else act.n)
        return bool(seats_with_hand(s, effect, act))
    if verb == SACRIFICE and act.this:
        return still_there(s, effect) and not claimed(link, effect.card) and _own_reach(s, effect, act)
    if verb in (SACRIFICE, DESTROY, STEAL, RETURN):
        return _enough_targets(s, link, effect, act)
    if verb == SHRINK:
        return bool(stable_cards(s, link, effect, act, seats_of(s, effect, act.who)))
    if verb == MOVE and act.this:
        there = still_there(s, effect) and not claimed(link, effect.card) and _own_reach(s, effect, act)
        return there and bool(homes(s, effect, act, effect.card))
    if verb == MOVE:
        return bool(movable(s, link, effect, act, seats_of(s, effect, act.who)))
    if verb == BRING:
        if act.zone == HAND:
            return bool(s.hands[effect.seat]) and _kind_may_enter(s, act.what, effect.seat)
        return bool(bringable(s, effect, act))
    if verb == TAKE:
        return bool(fitting(s, s.discard, act.what))
    if verb == GIVE:
        return bool(s.hands[effect.seat])
    if verb in (SEARCH, LOOK_AT_TOP, REVEAL_TOP):
        return bool(s.deck) or (s.options.deck_out == "reshuffle" and bool(s.discard))
    if verb in (PULL, TAKE_FROM_HAND):
        return bool(seats_with_hand(s, effect, act))
    return True


def able_seats(s: State, link: Frame, effect: Effect, act: Act) -> list[int]:
    """The players who can do at least one of the options that they are to choose from."""
    found = []
    before = effect.that
    for seat in seats_of(s, effect, act.who):
        effect.that = seat
        if any(possible(s, link, effect, option) for option in act.options):
            found.append(seat)
    effect.that = before
    return found


def _own_reach(s: State, effect: Effect, act: Act) -> bool:
    return reachable(s, effect, act, effect.card, effect.seat)


def _enough_targets(s: State, link: Frame, effect: Effect, act: Act) -> bool:
    found = stable_cards(s, link, effect, act, seats_of(s, effect, act.who))
    if act.n == ALL or act.who == EACH:
        return bool(found)
    return len(found) >= act.n


def _kind_may_enter(s: State, what: int, seat: int) -> bool:
    """A ban on a kind is there for all to see (Q-16): another player's Queen Bee for a Basic Unicorn."""
    barred = s.banned
    for other in range(s.seats):
        if other != seat:
            barred |= s.sole_home[other]
    return (what & ~barred) != 0


def payable(s: State, effect: Effect) -> bool:
    """Whether the hand really has what the first act of an optional effect wants; only its player knows."""
    act = effect.ability.acts[0]
    if act.verb == DISCARD and act.who == YOU and act.what != ANY_CARD:
        return len(fitting(s, s.hands[effect.seat], act.what)) >= act.n
    if act.verb == BRING and act.zone == HAND:
        return bool(bringable(s, effect, act))
    return True


def open_hand(s: State, seat: int) -> bool:
    """Whether a hand lies open (Nanny Cam)."""
    return (s.bits[seat] & OPEN_HAND) != 0
