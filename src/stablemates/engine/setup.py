"""Setting a game up: by the rules (R-002..R-008, R-120..R-122), or as a given position."""

from .chance import below, seeded, shuffle
from .errors import OptionError
from .events import ALL_SEATS
from .options import Options
from .pack import Face, Pack
from .state import SETUP, TURN, Frame, State, new_state
from .turn import ACT, DRAW_PHASE, END, START, take_baby
from .words import BABY, BASIC
from .zones import refresh

FEWEST_SEATS = 2
MOST_SEATS = 8
HAND_AT_START = 5


def _empty_table(pack: Pack, options: Options, seats: int, faces: list[Face]) -> State:
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise OptionError(
            "A game has {fewest} to {most} seats (R-012), not {seats}.",
            fewest=FEWEST_SEATS,
            most=MOST_SEATS,
            seats=seats,
        )
    s = new_state(pack, options, seats, faces)
    cards = len(faces)
    s.stamp = [0] * cards
    s.known = [0] * cards
    s.offers = [0] * cards
    s.hands = [[] for _ in range(seats)]
    s.stables = [[] for _ in range(seats)]
    s.bits = [0] * seats
    s.bars = [0] * seats
    s.shields = [0] * seats
    s.sole_home = [0] * seats
    s.power = [0] * seats
    s.bans = [0] * seats
    s.limits = [0] * seats
    s.skips = [0] * seats
    return s


def deal(pack: Pack, options: Options, seats: int, seed: int | str) -> State:
    """A new game: shuffled, five cards each, Babies chosen or dealt."""
    _check_adults(pack, options)
    small = seats == FEWEST_SEATS and options.two_player_setup
    faces: list[Face] = []
    for face in pack.faces:
        if not (small and (face.card.not_for_two or face.kind == BASIC)):
            faces += [face] * face.card.copies
    s = _empty_table(pack, options, seats, faces)
    s.rng = seeded(seed)
    for card, face in enumerate(faces):
        (s.nursery if face.kind == BABY else s.deck).append(card)
    _check_enough(s, pack, small)
    if small and pack.two_player_gift:
        _give_each(s, pack.two_player_gift)
    shuffle(s.rng, s.deck)
    s.turn = _starting_seat(s)
    for _ in range(HAND_AT_START):
        for step in range(seats):
            seat = (s.turn + step) % seats
            card = s.deck.pop()
            s.hands[seat].append(card)
            s.known[card] |= 1 << seat
    _babies(s)
    return s


def _check_adults(pack: Pack, options: Options) -> None:
    if pack.adults and not options.adults:
        raise OptionError("Pack {pack} is for adults: set adults=true if everybody at the table is one.", pack=pack.id)


def _check_enough(s: State, pack: Pack, small: bool) -> None:
    """A deck must be large enough to deal: five cards each and one to draw, and a Baby for each seat."""
    if len(s.deck) <= HAND_AT_START * s.seats + (s.seats if small else 0):
        raise OptionError(
            "Pack {pack} has too few cards for {seats} seats; join it to a deck (base+{pack}).",
            pack=pack.id,
            seats=s.seats,
        )
    if len(s.nursery) < s.seats:
        raise OptionError(
            "Pack {pack} has {babies} Babies for {seats} seats (R-007).",
            pack=pack.id,
            babies=len(s.nursery),
            seats=s.seats,
        )


def _give_each(s: State, card_id: str) -> None:
    """Two players start with a Neigh each, and both know it (R-120, Q-27)."""
    face = s.pack.face(card_id)
    for seat in range(s.seats):
        card = next(card for card in s.deck if s.faces[card] is face)
        s.deck.remove(card)
        s.hands[seat].append(card)
        s.known[card] = ALL_SEATS


def _starting_seat(s: State) -> int:
    start = s.options.start
    if start == "lot":
        return below(s.rng, s.seats)
    return 0 if start == "host" else int(start)  # the host sits on seat 0


def _babies(s: State) -> None:
    if s.options.babies_dealt:
        pile = s.nursery[:]
        shuffle(s.rng, pile)
        for step in range(s.seats):
            take_baby(s, (s.turn + step) % s.seats, pile[step])
        s.stack.append(Frame(TURN, s.turn, -1))
    else:
        frame = Frame(SETUP, s.turn, -1)
        frame.a = 0
        s.stack.append(frame)


class Position:
    """A position as somebody describes it: faces in zones, top of the deck first."""

    __slots__ = ("deck", "discard", "hands", "nursery", "phase", "seed", "stables", "turn")

    def __init__(self, seats: int) -> None:
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.stables: list[list[str]] = [[] for _ in range(seats)]
        self.deck: list[str] = []  # top first
        self.discard: list[str] = []  # top last
        self.nursery: list[str] = []
        self.turn = 0
        self.phase = 3
        self.seed: int | str = 0


def lay_out(pack: Pack, options: Options, position: Position) -> State:
    """The state of a described position; the phase is about to start."""
    _check_adults(pack, options)
    seats = len(position.hands)
    faces: list[Face] = []
    zones: list[list[int]] = []
    ids = [*position.hands, *position.stables, position.deck, position.discard, position.nursery]
    for zone in ids:
        zones.append(list(range(len(faces), len(faces) + len(zone))))
        faces += [pack.face(card_id) for card_id in zone]
    s = _empty_table(pack, options, seats, faces)
    s.rng = seeded(position.seed)
    s.hands = zones[:seats]
    s.stables = zones[seats : 2 * seats]
    s.deck = zones[-3][::-1]
    s.discard = zones[-2]
    s.nursery = zones[-1]
    s.turn = position.turn
    s.phase = position.phase
    for seat in range(seats):
        for card in s.hands[seat]:
            s.known[card] = 1 << seat
        for card in s.stables[seat]:
            s.clock += 1
            s.stamp[card] = s.clock
        refresh(s, seat)
    frame = Frame(TURN, s.turn, -1)
    frame.step = {1: START, 2: DRAW_PHASE, 3: ACT, 4: END}[position.phase]
    s.stack.append(frame)
    s.fresh = True
    return s
