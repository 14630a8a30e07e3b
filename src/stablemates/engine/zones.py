"""Moving cards from zone to zone: what each stable has, who knows what, and what a move sets off."""

from . import events as ev
from .chance import shuffle
from .events import ALL_SEATS, note
from .pack import ABILITY_BITS, BLINDS, CROWDED, DIMS, MASQUERADE, OPEN_HAND, WATCHES
from .state import Effect, State
from .words import BABY, DISCARD_PILE, DOWNGRADE, HAND, NURSERY, RETURN, UPGRADE


def refresh(s: State, seat: int) -> None:
    """Works out anew what a stable has: its bits, bans, shields and what counts towards winning."""
    faces = s.faces
    bits = bars = shields = sole = bans = power = limit = 0
    unicorns = []
    for card in s.stables[seat]:
        face = faces[card]
        if face.is_unicorn:
            unicorns.append(face)
        else:
            bits |= face.bits
            if face.has_statics:
                bars |= face.bars
                shields |= face.shields
                sole |= face.sole_home
                bans |= face.bans
                limit += face.limit
    # Blinding Light takes the effects of Unicorn cards (of the second print: the triggered ones), but not those of
    # Pandas nor of Babies (U-029).
    dark = 0 if bits & MASQUERADE else bits & (BLINDS | DIMS)
    for face in unicorns:
        if dark & BLINDS and face.kind != BABY:
            power += 1
            continue
        bits |= face.bits & ~ABILITY_BITS if dark else face.bits
        power += face.counts
        if face.has_statics:
            bars |= face.bars
            shields |= face.shields
            sole |= face.sole_home
            bans |= face.bans
            limit += face.limit
    if bits & MASQUERADE:
        power = 0
    old = s.bits[seat]
    if (old ^ bits) & CROWDED:
        s.crowds += 1 if bits & CROWDED else -1
    s.bits[seat] = bits
    s.bars[seat] = bars
    s.shields[seat] = shields
    s.power[seat] = power
    s.limits[seat] = limit
    if sole != s.sole_home[seat] or bans != s.bans[seat]:
        _keep_out(s, seat, sole, bans)
    if bits & OPEN_HAND and not old & OPEN_HAND:
        for card in s.hands[seat]:
            s.known[card] = ALL_SEATS


def _keep_out(s: State, seat: int, sole: int, bans: int) -> None:
    """What may not enter some stable, or any, for all stables together."""
    s.sole_home[seat] = sole
    s.bans[seat] = bans
    s.sole_any = s.banned = 0
    for other in range(s.seats):
        s.sole_any |= s.sole_home[other]
        s.banned |= s.bans[other]


def muted(s: State, card: int, seat: int) -> bool:
    """Whether a card lying in this stable has lost all that it says, what holds all the time included (U-025)."""
    face = s.faces[card]
    return face.is_unicorn and face.kind != BABY and (s.bits[seat] & (BLINDS | MASQUERADE)) == BLINDS


def blinded(s: State, card: int, seat: int) -> bool:
    """Whether a card lying in this stable has lost its triggered effects to a Blinding Light of either print."""
    bits = s.bits[seat]
    if not bits & (BLINDS | DIMS) or bits & MASQUERADE:
        return False
    face = s.faces[card]
    return face.is_unicorn and face.kind != BABY


def disguised(s: State, card: int, seat: int) -> bool:
    """Whether a Unicorn card lying in this stable is no Unicorn for now (Q-11)."""
    return (s.bits[seat] & MASQUERADE) != 0 and s.faces[card].is_unicorn


def may_enter(s: State, card: int, seat: int) -> bool:
    """Whether a card may enter this stable in whatever way (D-08)."""
    face = s.faces[card]
    traits = face.traits
    if traits & s.banned:
        return False
    if traits & s.sole_any:
        for other in range(s.seats):
            if other != seat and s.sole_home[other] & traits:
                return False
    return not face.needs_to_enter or holds(s, seat, face.needs_to_enter)


def holds(s: State, seat: int, what: int) -> bool:
    """Whether a stable holds a card of that kind; the kind is the printed one (U-064, Q-33)."""
    return any(s.faces[card].traits & what for card in s.stables[seat])


def enter(s: State, card: int, seat: int, out_of: int, how: int) -> None:
    """A card enters a stable; what that triggers waits for the next link (Q-19)."""
    face = s.faces[card]
    s.stables[seat].append(card)
    s.clock += 1
    s.stamp[card] = s.clock
    refresh(s, seat)
    if s.log is not None:
        note(s, ev.ENTERS, seat, card, out_of, how, ALL_SEATS)
        if s.options.strip and face.kind == DOWNGRADE:
            note(s, ev.NOTICE, seat, -1, -1, 145, ALL_SEATS)
        if s.options.strip and face.kind == UPGRADE:
            note(s, ev.NOTICE, seat, -1, -1, 146, ALL_SEATS)
    bits = s.bits[seat]
    # Blinding Light works before enter effects, also for a card that becomes a Panda.
    if face.on_enter and not (bits & (BLINDS | DIMS) and face.is_unicorn and face.kind != BABY):
        for number in face.on_enter:
            s.waiting.append(Effect(card, face.ability(number), number, seat, s.clock))
    if bits & WATCHES:
        _watchers(s, card, seat)


def _watchers(s: State, card: int, seat: int) -> None:
    traits = s.faces[card].traits
    for watcher in s.stables[seat]:
        face = s.faces[watcher]
        if face.on_movement and watcher != card and not blinded(s, watcher, seat):
            for number in face.on_movement:
                ability = face.ability(number)
                if ability.what & traits:
                    s.waiting.append(Effect(watcher, ability, number, seat, s.stamp[watcher]))


def leave(s: State, card: int, seat: int, silent: bool = False) -> None:
    """A card leaves a stable; the caller puts it somewhere else. Silent: its own effects are off (Q-38)."""
    face = s.faces[card]
    if face.when_left and not silent and not blinded(s, card, seat):
        for number in face.when_left:
            s.waiting.append(Effect(card, face.ability(number), number, seat, s.stamp[card]))
    s.stables[seat].remove(card)
    s.clock += 1
    s.stamp[card] = s.clock
    if s.bits[seat] & WATCHES:
        _watchers(s, card, seat)
    refresh(s, seat)


def remove_for_good(s: State, card: int, seat: int, verb: int) -> None:
    """A card is sacrificed or destroyed: off to the discard pile, or home for Babies and Flyers (Q-20)."""
    face = s.faces[card]
    lay = s.stamp[card]
    blind = blinded(s, card, seat)
    counted = face.is_unicorn and not disguised(s, card, seat)
    leave(s, card, seat)
    zone = face.home
    if blind and zone == HAND:
        zone = DISCARD_PILE
    if s.log is not None:
        note(s, ev.LEAVES, seat, card, zone, verb, ALL_SEATS)
        if s.options.drinking and counted:
            note(s, ev.NOTICE, seat, -1, -1, 140, ALL_SEATS)
    put(s, card, seat, zone)
    if face.when_gone and not blind:
        for number in face.when_gone:
            s.waiting.append(Effect(card, face.ability(number), number, seat, lay))


def put(s: State, card: int, seat: int, zone: int) -> None:
    """Lays a card openly in a zone; a Baby always goes to the nursery (R-032, R-033)."""
    if s.faces[card].kind == BABY:
        s.nursery.append(card)
    elif zone == HAND:
        s.hands[seat].append(card)
        s.known[card] = ALL_SEATS  # everybody saw it go there
    else:
        s.discard.append(card)


def return_to_hand(s: State, card: int, seat: int) -> None:
    """A card goes from a stable to its player's hand, in the open (Q-14)."""
    leave(s, card, seat)
    zone = NURSERY if s.faces[card].kind == BABY else HAND
    if s.log is not None:
        note(s, ev.LEAVES, seat, card, zone, RETURN, ALL_SEATS)
    put(s, card, seat, zone)


def to_stable(s: State, card: int, old: int, new: int, verb: int) -> None:
    """A card goes from one stable to another: leaving and entering (Q-24)."""
    leave(s, card, old)
    enter(s, card, new, old, verb)


# --- hands ------------------------------------------------------------------------------------------------


def draw_card(s: State, seat: int) -> bool:
    """Draws the top card (R-038); false if there is none."""
    if not s.deck and not _refill(s):
        s.failed_draw = True
        return False
    card = s.deck.pop()
    s.hands[seat].append(card)
    if s.bits[seat] & OPEN_HAND:
        s.known[card] = ALL_SEATS
    else:
        s.known[card] |= 1 << seat
    if s.log is not None:
        note(s, ev.DRAWS, seat, card, -1, 0, s.known[card])
    return True


def _refill(s: State) -> bool:
    """With option deck_out: reshuffle, the discard pile becomes the deck (Q-49)."""
    if s.options.deck_out != "reshuffle" or not s.discard:
        return False
    s.deck = s.discard
    s.discard = []
    shuffle_deck(s)
    return True


def deck_ready(s: State) -> bool:
    """Whether there is a card to draw, look at or search for."""
    return bool(s.deck) or _refill(s)


def shuffle_deck(s: State) -> None:
    """Shuffles the deck; nobody knows any place in it now."""
    shuffle(s.rng, s.deck)
    for card in s.deck:
        s.known[card] = 0
    if s.log is not None:
        note(s, ev.SHUFFLES, -1, -1, -1, 0, ALL_SEATS)


def show_from_hand(s: State, card: int, seat: int) -> None:
    """A card leaves a hand for all to see. Copies can't be told apart, so who knew of one knows one less (Q-41)."""
    hand = s.hands[seat]
    hand.remove(card)
    _forget_a_copy(s, card, seat, ~(s.known[card] | 1 << seat) & ALL_SEATS)


def _forget_a_copy(s: State, card: int, seat: int, unsure: int) -> None:
    face = s.faces[card]
    known = s.known
    for other in s.hands[seat]:
        if known[other] & unsure and s.faces[other] is face:
            both = known[other] & unsure
            known[other] &= ~both
            unsure &= ~both


def discard_card(s: State, card: int, seat: int) -> None:
    """Discards from the hand (R-039)."""
    show_from_hand(s, card, seat)
    s.discard.append(card)
    if s.log is not None:
        note(s, ev.DISCARDS, seat, card, -1, 0, ALL_SEATS)
        if s.options.strip:
            note(s, ev.NOTICE, seat, -1, -1, 144, ALL_SEATS)


def into_hand(s: State, card: int, seat: int, zone: int, seen_by: int) -> None:
    """A card of a pile or the deck goes to a hand; who saw it knows that."""
    s.hands[seat].append(card)
    s.known[card] = ALL_SEATS if s.bits[seat] & OPEN_HAND else seen_by
    if s.log is not None:
        note(s, ev.TAKES, seat, card, -1, zone, s.known[card])


def hand_to_hand(s: State, card: int, giver: int, taker: int, given: bool = False) -> None:
    """A card goes from hand to hand; only those two see it, unless the hand lies open (Q-41)."""
    if giver == taker:
        return  # pulled from the own hand: nothing has changed
    hand = s.hands[giver]
    seers = (1 << giver) | (1 << taker)
    if s.bits[giver] & OPEN_HAND or s.bits[taker] & OPEN_HAND:
        seers = ALL_SEATS
    last = len(hand) == 1
    hand.remove(card)
    if last:
        s.known[card] |= seers  # the whole hand went, so who knew it still does
    else:
        _forget_a_copy(s, card, giver, seers & ~(s.known[card] | 1 << giver))
        for other in hand:
            s.known[other] &= seers | 1 << giver
        s.known[card] = (s.known[card] & seers) | seers
    s.hands[taker].append(card)
    if s.log is not None and given:
        note(s, ev.GIVES, giver, card, taker, 0, s.known[card])
    elif s.log is not None:
        note(s, ev.TAKES, taker, card, giver, HAND, s.known[card])


def swap_hands(s: State, one: int, two: int) -> None:
    """Two players trade hands; each still knows what it gave away."""
    both = (1 << one) | (1 << two)
    for seat in (one, two):
        for card in s.hands[seat]:
            s.known[card] |= both
    s.hands[one], s.hands[two] = s.hands[two], s.hands[one]
    for seat in (one, two):
        if s.bits[seat] & OPEN_HAND:
            for card in s.hands[seat]:
                s.known[card] = ALL_SEATS
    if s.log is not None:
        note(s, ev.SWAPS_HANDS, one, -1, two, 0, ALL_SEATS)
