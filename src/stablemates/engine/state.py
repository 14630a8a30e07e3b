"""The game as a value: plain ints and lists on slotted classes, also in the middle of an effect."""

from typing import Final

from .options import Options
from .pack import Face, Pack
from .tree import Ability, Act

# Kinds of frame on the stack: what is going on, the innermost last.
SETUP: Final = 0  # Babies are being chosen
TURN: Final = 1
PLAY: Final = 2  # a card is played: announced, answered, resolved
LINK: Final = 3  # effects that choose together and resolve one after the other
POOL: Final = 4  # the same effects one by one (option simultaneous)
REMOVAL: Final = 5  # a card is about to be sacrificed or destroyed; somebody may replace that
CROWD: Final = 6  # a stable is too full
TOAST: Final = 7  # the winner of a Neigh fight may choose a player

# Kinds of prompt (a small closed set).
NOTHING: Final = 0
PICK_ACTION: Final = 1
PICK_CARD: Final = 2
PICK_SEAT: Final = 3
PICK_OPTION: Final = 4
PICK_USE: Final = 5  # which optional effect or replacement to use, or none
PICK_ORDER: Final = 6
WINDOW: Final = 7  # who answers the top card of the pile

PROMPT_NAMES: Final = ("", "action", "card", "seat", "option", "use", "order", "window")

# Choices that are no card.
NONE: Final = -1  # none, no, done, pass
DRAW_ONE: Final = -2
MULLIGAN: Final = -3
NO_ANSWER: Final = -9

OFFERS_A_TURN: Final = 20  # how often one card offers an optional effect

# How a game ended.
RUNNING: Final = 0
WON: Final = 1
DECK_OUT: Final = 2
ENDLESS: Final = 3  # stopped by a limit and settled as at deck-out


class Effect:
    """One effect that has been triggered: whose it is, what it has chosen, how far it has got."""

    __slots__ = (
        "ability",
        "card",
        "count",
        "lay",
        "number",
        "ok",
        "option",
        "picks",
        "seat",
        "step",
        "sub",
        "tally",
        "that",
        "used",
    )

    def __init__(self, card: int, ability: Ability, number: int, seat: int, lay: int) -> None:
        self.card = card
        self.ability = ability
        self.number = number  # which ability of the card
        self.seat = seat
        self.lay = lay  # the card's stamp when it was triggered: its age, and whether it is still there
        self.used = 0  # 1 has chosen, 2 left out
        self.option = -1
        self.that = -1  # the player the effect is about
        self.picks: list[int] = []  # act, choice, stamp; act, choice, stamp; ...
        self.step = 0
        self.sub = 0
        self.count = 0
        self.ok = True
        self.tally: list[int] = []  # how many the act before has done, by seat where each did

    def clone(self) -> "Effect":
        """A copy that shares nothing that changes."""
        other = Effect(self.card, self.ability, self.number, self.seat, self.lay)
        other.used = self.used
        other.option = self.option
        other.that = self.that
        other.picks = self.picks[:]
        other.step = self.step
        other.sub = self.sub
        other.count = self.count
        other.ok = self.ok
        if self.tally:
            other.tally = self.tally[:]
        return other

    def act(self, number: int) -> Act:
        """The act of that number, or the chosen option of a choose-one."""
        act = self.ability.acts[number]
        if act.options and self.option >= 0:
            return act.options[self.option]
        return act


class Frame:
    """One thing that is going on: its kind, how far it is, and a few ints."""

    __slots__ = ("a", "b", "card", "effects", "items", "kind", "seat", "step")

    def __init__(self, kind: int, seat: int, card: int) -> None:
        self.kind = kind
        self.step = 0
        self.seat = seat
        self.card = card
        self.a = -1
        self.b = -1
        self.items: list[int] = []
        self.effects: list[Effect] = []

    def clone(self) -> "Frame":
        """A copy that shares nothing that changes."""
        other = Frame(self.kind, self.seat, self.card)
        other.step = self.step
        other.a = self.a
        other.b = self.b
        if self.items:
            other.items = self.items[:]
        if self.effects:
            other.effects = [effect.clone() for effect in self.effects]
        return other


NO_LISTS: Final[list[list[int]]] = []  # shared and never changed: a question that needs lists gets its own
NO_SEATS: Final[list[int]] = []


class Question:
    """What is asked now. Replaced whole by the next question, so clones may share it until it is answered."""

    __slots__ = ("act", "also", "card", "choices", "each", "kind", "lists", "seats")

    def __init__(self, kind: int, seats: list[int], choices: list[int], card: int, act: int) -> None:
        self.kind = kind
        self.seats = seats  # who is still asked
        self.choices = choices
        self.card = card  # the card that asks, or -1
        self.act = act  # the verb that asks, or a reason below zero
        self.each = False  # several seats choose at once, each from its own list
        self.lists: list[list[int]] = NO_LISTS
        self.also: list[int] = NO_SEATS  # for a window: all who were asked; for an each-choice: what they chose

    def clone(self) -> "Question":
        """A copy that shares nothing that changes."""
        other = Question(self.kind, self.seats[:], self.choices, self.card, self.act)
        other.each = self.each
        other.lists = self.lists
        other.also = self.also[:]
        return other


IDLE: Final = Question(NOTHING, [], [], -1, 0)  # nobody is asked; shared and never changed


class State:
    """Everything there is to know about a game in progress."""

    __slots__ = (
        "banned",
        "bans",
        "bars",
        "bits",
        "chances",
        "clock",
        "crowds",
        "deck",
        "discard",
        "end_turn",
        "ended",
        "extra_turns",
        "faces",
        "failed_draw",
        "fight_winner",
        "fresh",
        "got",
        "hands",
        "kinds",
        "known",
        "limits",
        "links",
        "log",
        "more_draws",
        "mulligans",
        "need",
        "neighs",
        "nursery",
        "offers",
        "offers_made",
        "options",
        "owed",
        "pack",
        "phase",
        "pile",
        "pile_seats",
        "plays",
        "plays_allowed",
        "power",
        "question",
        "rng",
        "seats",
        "shields",
        "skip_action",
        "skip_draw",
        "skips",
        "sole_any",
        "sole_home",
        "stables",
        "stack",
        "stamp",
        "turn",
        "turn_number",
        "waiting",
        "winner",
    )

    # shared by all clones, never changed
    pack: Pack
    options: Options
    seats: int
    faces: list[Face]  # by card number
    kinds: list[int]  # the same, for what is asked most often
    need: int
    # zones
    hands: list[list[int]]
    stables: list[list[int]]
    deck: list[int]  # top last
    discard: list[int]  # top last
    nursery: list[int]
    pile: list[int]  # the plays that await answers, top last
    pile_seats: list[int]
    # of each card: when it last moved, and which seats know where it is
    clock: int
    stamp: list[int]
    known: list[int]
    # of each stable, worked out anew whenever it changes
    bits: list[int]
    bars: list[int]
    shields: list[int]
    sole_home: list[int]
    power: list[int]  # what counts towards winning
    sole_any: int
    bans: list[int]
    banned: int  # the same for all stables together
    limits: list[int]  # how the hand limit is changed
    crowds: int  # stables with a card that looks at the state all the time
    # the turn
    turn: int
    turn_number: int
    phase: int
    plays: int
    plays_allowed: int
    end_turn: bool
    skip_draw: bool
    skip_action: bool
    more_draws: int  # cards on top of the one of the draw phase
    neighs: int  # Neighs played this turn
    fight_winner: int  # whose Instant resolved last
    mulligans: int  # seats that have used theirs, a bit each
    extra_turns: list[int]
    skips: list[int]  # turns each seat has yet to skip
    owed: list[int]  # card, its stamp, home seat, card that owes, its stamp; ...
    offers: list[int]  # how often each card has offered an optional effect this turn
    offers_made: bool
    links: int
    failed_draw: bool
    fresh: bool  # a position laid out by hand, not played on yet: wins are not looked at before the first answer
    # what is going on
    stack: list[Frame]
    waiting: list[Effect]  # triggered, for the next link
    question: Question
    got: int
    rng: list[int]
    chances: list[int]  # faces that a situation wants pulled next
    ended: int
    winner: int  # -1 while running; at the end -1 means that everyone loses
    log: list[tuple[int, int, int, int, int, int]] | None

    def clone(self) -> "State":
        """A copy that shares nothing that changes; the log is not copied."""
        o = State()
        o.pack = self.pack
        o.options = self.options
        o.seats = self.seats
        o.faces = self.faces
        o.kinds = self.kinds
        o.need = self.need
        o.hands = [hand[:] for hand in self.hands]
        o.stables = [stable[:] for stable in self.stables]
        o.deck = self.deck[:]
        o.discard = self.discard[:]
        o.nursery = self.nursery[:]
        o.pile = self.pile[:]
        o.pile_seats = self.pile_seats[:]
        o.clock = self.clock
        o.stamp = self.stamp[:]
        o.known = self.known[:]
        o.bits = self.bits[:]
        o.bars = self.bars[:]
        o.shields = self.shields[:]
        o.sole_home = self.sole_home[:]
        o.power = self.power[:]
        o.sole_any = self.sole_any
        o.bans = self.bans[:]
        o.banned = self.banned
        o.limits = self.limits[:]
        o.crowds = self.crowds
        o.turn = self.turn
        o.turn_number = self.turn_number
        o.phase = self.phase
        o.plays = self.plays
        o.plays_allowed = self.plays_allowed
        o.end_turn = self.end_turn
        o.skip_draw = self.skip_draw
        o.skip_action = self.skip_action
        o.more_draws = self.more_draws
        o.neighs = self.neighs
        o.fight_winner = self.fight_winner
        o.mulligans = self.mulligans
        o.extra_turns = self.extra_turns[:]
        o.skips = self.skips[:]
        o.owed = self.owed[:]
        o.offers = self.offers[:]
        o.offers_made = self.offers_made
        o.links = self.links
        o.failed_draw = self.failed_draw
        o.fresh = self.fresh
        o.stack = [frame.clone() for frame in self.stack]
        o.waiting = [effect.clone() for effect in self.waiting]
        o.question = self.question.clone()
        o.got = self.got
        o.rng = self.rng[:]
        o.chances = self.chances[:]
        o.ended = self.ended
        o.winner = self.winner
        o.log = None
        return o


def seats_from(s: State, first: int) -> list[int]:
    """All seats clockwise from one (Q-01, R-011)."""
    n = s.seats
    return [(first + step) % n for step in range(n)]


def new_state(pack: Pack, options: Options, seats: int, faces: list[Face]) -> State:
    """An empty table. (State has no __init__ of its own, so that a clone costs no double work.)"""
    s = State()
    s.pack = pack
    s.options = options
    s.seats = seats
    s.faces = faces
    s.kinds = [face.kind for face in faces]
    s.need = 7 if seats <= 5 else 6
    s.hands = []
    s.stables = []
    s.deck = []
    s.discard = []
    s.nursery = []
    s.pile = []
    s.pile_seats = []
    s.clock = 0
    s.stamp = []
    s.known = []
    s.bits = []
    s.bars = []
    s.shields = []
    s.sole_home = []
    s.power = []
    s.sole_any = 0
    s.bans = []
    s.banned = 0
    s.limits = []
    s.crowds = 0
    s.turn = 0
    s.turn_number = 0
    s.phase = 0
    s.plays = 0
    s.plays_allowed = 1
    s.end_turn = False
    s.skip_draw = False
    s.skip_action = False
    s.more_draws = 0
    s.neighs = 0
    s.fight_winner = -1
    s.mulligans = 0
    s.extra_turns = []
    s.skips = []
    s.owed = []
    s.offers = []
    s.offers_made = False
    s.links = 0
    s.failed_draw = False
    s.fresh = False
    s.stack = []
    s.waiting = []
    s.question = IDLE
    s.got = NO_ANSWER
    s.rng = [1, 2, 3, 4]
    s.chances = []
    s.ended = RUNNING
    s.winner = -1
    s.log = None
    return s
