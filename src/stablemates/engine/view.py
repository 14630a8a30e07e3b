"""What a seat sees, built up from nothing by allow-list; the only way out of the engine to a person, bot or network."""

from .pack import OPEN_HAND
from .state import WINDOW, State


class View:
    """A seat's view. Cards are ids of faces; a hidden card is only counted. Seat -1 watches and knows no hand."""

    __slots__ = (
        "asked",
        "deck_known",
        "deck_size",
        "discard",
        "ended",
        "hand",
        "hand_sizes",
        "known",
        "need",
        "nursery",
        "open_hands",
        "phase",
        "pile",
        "pile_seats",
        "plays",
        "plays_allowed",
        "seat",
        "seats",
        "stables",
        "turn",
        "turn_number",
        "unicorns",
        "winner",
    )

    seat: int
    seats: int
    need: int
    turn: int
    turn_number: int
    phase: int
    plays: int
    plays_allowed: int
    hand: list[int]  # the own hand
    hand_sizes: list[int]
    known: list[list[int]]  # of each hand, the cards this seat is sure of
    open_hands: list[int]  # hands that lie open to this seat
    stables: list[list[int]]  # oldest first
    unicorns: list[int]  # what counts towards winning
    deck_size: int
    deck_known: list[list[int]]  # depth below the top and face, where this seat knows it
    discard: list[int]  # top last
    nursery: list[int]
    pile: list[int]  # top last
    pile_seats: list[int]
    asked: list[int]  # who is asked; in a window all who were, as who has passed is not told
    ended: int
    winner: int


def make_view(s: State, seat: int) -> View:
    """The view of a seat."""
    v = View()
    faces = s.faces
    mine = 1 << seat if seat >= 0 else 0
    known = s.known
    v.seat = seat
    v.seats = s.seats
    v.need = s.need
    v.turn = s.turn
    v.turn_number = s.turn_number
    v.phase = s.phase
    v.plays = s.plays
    v.plays_allowed = s.plays_allowed
    v.hand = [faces[card].index for card in s.hands[seat]] if seat >= 0 else []
    v.hand_sizes = [len(hand) for hand in s.hands]
    v.known = [[] for _ in s.hands]
    v.open_hands = []
    for other in range(s.seats):
        if other == seat:
            continue
        if s.bits[other] & OPEN_HAND:
            v.open_hands.append(other)
            v.known[other] = sorted([faces[card].index for card in s.hands[other]])
        else:
            sure = [faces[card].index for card in s.hands[other] if known[card] & mine]
            if sure:
                sure.sort()  # the places in another hand tell nothing
                v.known[other] = sure
    v.stables = [[faces[card].index for card in stable] for stable in s.stables]
    v.unicorns = s.power[:]
    deck = s.deck
    v.deck_size = len(deck)
    v.deck_known = []
    if mine:
        for depth in range(len(deck)):
            card = deck[len(deck) - 1 - depth]
            if not known[card]:
                break  # cards are known from the top down only
            if known[card] & mine:
                v.deck_known.append([depth, faces[card].index])
    v.discard = [faces[card].index for card in s.discard]
    v.nursery = [faces[card].index for card in s.nursery]
    v.pile = [faces[card].index for card in s.pile]
    v.pile_seats = s.pile_seats[:]
    v.asked = sorted(s.question.also if s.question.kind == WINDOW else s.question.seats)
    v.ended = s.ended
    v.winner = s.winner
    return v
