"""Acts on the deck: drawing, searching, looking at the top, shuffling things in."""

from . import events as ev
from .ask import ask, take
from .events import ALL_SEATS, note
from .state import LINK, NO_ANSWER, NONE, PICK_CARD, PICK_ORDER, Effect, State
from .tree import Act
from .words import BRING, DECK, HAND, LOOK_AT_TOP
from .zones import deck_ready, draw_card, enter, into_hand, may_enter, shuffle_deck


def draw(s: State, seat: int, n: int) -> int:
    """Draws up to n cards; how many there were."""
    for drawn in range(n):
        if not draw_card(s, seat):
            return drawn
    return n


def search(s: State, effect: Effect, act: Act) -> bool:
    """Searches the deck, shows what is taken, shuffles all the same; the searcher may find nothing (R-110, Q-44)."""
    if s.got == NO_ANSWER:
        if not deck_ready(s):
            effect.ok = False
            return True
        ask(s, PICK_CARD, effect.seat, [*_one_of_each(s, act), NONE], effect.card, act.verb, False)
        return False
    card = take(s)
    if card != NONE:
        s.deck.remove(card)
        note(s, ev.SHOWS, effect.seat, card, -1, 0, ALL_SEATS)
        into_hand(s, card, effect.seat, DECK, ALL_SEATS)
    shuffle_deck(s)
    effect.ok = True
    return True


def _one_of_each(s: State, act: Act) -> list[int]:
    """The fitting cards of the deck, one for each face, in the order of the sheet: the list tells no place."""
    by_face: dict[int, int] = {}
    for card in s.deck:
        face = s.faces[card]
        if face.traits & act.what and (not act.named or act.named == face.card.id):
            by_face.setdefault(face.index, card)
    return [by_face[face] for face in sorted(by_face)]


def look_at_top(s: State, effect: Effect, act: Act) -> bool:
    """Looks at the top cards; takes one and puts the others back in any order (Q-37), or leaves them as they lie."""
    mine = 1 << effect.seat
    if effect.sub == 0:
        if s.got == NO_ANSWER:
            effect.ok = deck_ready(s)
            if not effect.ok:
                return True
            seen = s.deck[: -act.n - 1 : -1]
            for card in seen:
                s.known[card] |= mine
                note(s, ev.LOOKS, effect.seat, card, -1, 0, mine)
            if not act.take:
                return True
            if not ask(s, PICK_CARD, effect.seat, seen, effect.card, act.verb, True):
                return False
        effect.count = min(act.n, len(s.deck)) - 1
        card = take(s)
        s.deck.remove(card)
        into_hand(s, card, effect.seat, DECK, mine if effect.count else s.known[card])
        for left in s.deck[len(s.deck) - effect.count :]:
            s.known[left] &= mine  # who had seen these before can't tell any more which are left, and where
        effect.sub = 1
    return _put_back(s, effect)


def _put_back(s: State, effect: Effect) -> bool:
    """The seen cards lie on the deck; one by one the player says which comes next from the top."""
    deck = s.deck
    while effect.sub < effect.count:
        done = effect.sub - 1
        if s.got == NO_ANSWER:
            choices = [deck[len(deck) - 1 - depth] for depth in range(done, effect.count)]
            if not ask(s, PICK_ORDER, effect.seat, choices, effect.card, LOOK_AT_TOP, False):
                return False
        card = take(s)
        deck.remove(card)
        deck.insert(len(deck) - done, card)
        effect.sub += 1
    effect.ok = True
    for card in deck[len(deck) - effect.count :]:
        note(s, ev.PUTS_BACK, effect.seat, card, -1, 0, 1 << effect.seat)
    return True


def reveal_top(s: State, effect: Effect) -> None:
    """Shows the top card to all: a Unicorn card comes into the stable, any other into the hand."""
    effect.ok = deck_ready(s)
    if not effect.ok:
        return
    card = s.deck[-1]
    s.known[card] = ALL_SEATS
    note(s, ev.SHOWS, effect.seat, card, -1, 0, ALL_SEATS)
    if not s.faces[card].is_unicorn:
        s.deck.pop()
        into_hand(s, card, effect.seat, DECK, ALL_SEATS)
    elif may_enter(s, card, effect.seat):
        s.deck.pop()
        enter(s, card, effect.seat, -1, BRING)


def shuffle_in(s: State, effect: Effect, act: Act) -> None:
    """Shuffles whole zones into the deck; this card too if the card says so (Q-07, D-10)."""
    if act.this:
        _shuffle_this_in(s, effect.card)
    for zone in act.zones:
        if zone == HAND:
            s.deck += s.hands[effect.seat]
            s.hands[effect.seat] = []
        else:
            s.deck += s.discard
            s.discard = []
    shuffle_deck(s)


def _shuffle_this_in(s: State, card: int) -> None:
    """A Magic card lies in the discard pile while it resolves, or on the pile; if it has gone, nothing is done."""
    if card in s.discard:
        s.discard.remove(card)
        s.deck.append(card)
        return
    for frame in s.stack:
        if frame.kind == LINK and frame.card == card:
            frame.card = -1  # it won't be discarded any more
            s.pile.clear()
            s.pile_seats.clear()
            s.deck.append(card)
