"""The turn and its four phases (R-020..R-028), and the choice of Babies before the first one (R-007)."""

from . import events as ev
from .ask import ask, take
from .deck import draw
from .events import ALL_SEATS, note
from .link import BEGINNING_LINK, flush, push_link
from .pack import BEGINS, ENDS, ROAMS
from .party import may_mulligan
from .pile import start_play
from .plays import plays
from .removal import after_event
from .state import DRAW_ONE, NO_ANSWER, NONE, PICK_ACTION, PICK_CARD, TURN, Effect, Frame, State, seats_from
from .win import at_rest, too_long
from .words import ACTING, BEGINNING, DRAWING, ENDING, MOVE
from .zones import blinded, discard_card, may_enter, refresh, to_stable

START = 0
BEGUN = 1
DRAW_PHASE = 2
ACT = 3
CHOSEN = 4
PLAYED = 5
END = 6
LIMIT = 7
ROAMED = 8

HAND_LIMIT = 7
TURNS_AT_MOST = 1000

# Reasons for a question that no verb of a card asks.
FOR_THE_LIMIT = -1
FOR_A_BABY = -2


def step_setup(s: State, f: Frame) -> None:
    """Each seat chooses a Baby, the starting player first (Q-35)."""
    while f.a < s.seats:
        seat = (s.turn + f.a) % s.seats
        if s.got == NO_ANSWER and not ask(s, PICK_CARD, seat, s.nursery[:], -1, FOR_A_BABY, True):
            return
        take_baby(s, seat, take(s))
        f.a += 1
    s.stack.pop()
    s.stack.append(Frame(TURN, s.turn, -1))


def take_baby(s: State, seat: int, card: int) -> None:
    """A Baby goes to a stable before the first turn."""
    s.nursery.remove(card)
    s.stables[seat].append(card)
    s.clock += 1
    s.stamp[card] = s.clock
    refresh(s, seat)
    if s.log is not None:
        note(s, ev.BABY, seat, card, -1, 0, ALL_SEATS)


def step_turn(s: State, f: Frame) -> None:
    """Goes on with the turn, phase by phase."""
    if s.waiting:
        flush(s)  # what a state check of the turn itself has set off, such as a Puppicorn too many
        return
    step = f.step
    if step == START:
        _start(s, f)
    elif step == ROAMED:
        if not at_rest(s):
            _begin(s, f)
    elif step == BEGUN:
        if not at_rest(s):
            _draw_phase(s, f)
    elif step == DRAW_PHASE:
        _draw_phase(s, f)
    elif step == ACT:
        _ask_action(s, f)
    elif step == CHOSEN:
        _act(s, f)
    elif step == PLAYED:
        _played(s, f)
    elif step == END:
        _end_phase(s, f)
    else:
        _hand_limit(s, f)


def _start(s: State, f: Frame) -> None:
    if s.turn_number >= TURNS_AT_MOST:
        too_long(s)
        return
    s.turn_number += 1
    s.plays = 0
    s.plays_allowed = 1
    s.end_turn = False
    s.skip_draw = False
    s.skip_action = False
    s.more_draws = 0
    s.neighs = 0
    if s.offers_made:
        s.offers = [0] * len(s.faces)
        s.offers_made = False
    s.phase = BEGINNING
    if s.log is not None:
        note(s, ev.TURN_BEGINS, s.turn, -1, s.turn_number, 0, ALL_SEATS)
    if s.pack.roamers and _roam(s):
        f.step = ROAMED
    elif s.bits[s.turn] & BEGINS or (s.options.mulligan and may_mulligan(s, s.turn)):
        _begin(s, f)
    else:
        _draw_phase(s, f)  # nothing has happened since the last look at wins


def _roam(s: State) -> bool:
    """Puppicorn comes to the player whose turn begins, before its phases (Q-24, U-038)."""
    moved = False
    for seat in seats_from(s, s.turn)[1:]:
        if not s.bits[seat] & ROAMS:
            continue
        for card in s.stables[seat][:]:
            if s.faces[card].bits & ROAMS and not blinded(s, card, seat) and may_enter(s, card, s.turn):
                to_stable(s, card, seat, s.turn, MOVE)
                after_event(s)
                moved = True
    return moved


def _begin(s: State, f: Frame) -> None:
    """All beginning effects of the cards that lie there now form one link (R-088, Q-46)."""
    f.step = BEGUN
    effects = _effects_of(s, True)
    if effects or may_mulligan(s, s.turn):
        push_link(s, effects, BEGINNING_LINK)


def _effects_of(s: State, beginning: bool) -> list[Effect]:
    """The beginning effects, or the end effects, of the cards in the stable whose turn it is, oldest first."""
    effects = []
    for card in s.stables[s.turn]:
        face = s.faces[card]
        numbers = face.at_beginning if beginning else face.at_end
        if numbers and not blinded(s, card, s.turn):
            for number in numbers:
                effects.append(Effect(card, face.ability(number), number, s.turn, s.stamp[card]))
    return effects


def _draw_phase(s: State, f: Frame) -> None:
    if s.end_turn:
        f.step = END
        return
    if not s.skip_draw:
        s.phase = DRAWING
        draw(s, s.turn, 1 + s.more_draws)
        if at_rest(s):
            return
    if s.skip_action:
        f.step = END
    else:
        f.step = ACT
        _ask_action(s, f)


def _ask_action(s: State, f: Frame) -> None:
    """One action: play a card or draw one (R-025); after the first of two plays one may be done (Q-30)."""
    s.phase = ACTING
    choices = plays(s, s.turn)
    if s.plays > 0:
        if not s.hands[s.turn]:
            f.step = END
            return
        choices.append(NONE)
    elif s.deck or s.options.deck_out != "empty":
        choices.append(DRAW_ONE)
    if not choices:
        f.step = END  # nothing to draw and nothing to play
        return
    f.step = CHOSEN
    ask(s, PICK_ACTION, s.turn, choices, -1, 0, not s.hands[s.turn])


def _act(s: State, f: Frame) -> None:
    got = take(s)
    if got == NONE:
        f.step = END
    elif got == DRAW_ONE:
        draw(s, s.turn, 1)
        if not at_rest(s):
            _end_phase(s, f)
    else:
        s.plays += 1
        f.step = PLAYED
        start_play(s, s.turn, got)


def _played(s: State, f: Frame) -> None:
    if at_rest(s):
        return
    if s.plays < s.plays_allowed and not s.end_turn:
        f.step = ACT
        _ask_action(s, f)
    else:
        _end_phase(s, f)


def _end_phase(s: State, f: Frame) -> None:
    """What is owed goes back first, with all that it sets off, then the hand limit (Q-23)."""
    s.phase = ENDING
    f.step = LIMIT
    if s.bits[s.turn] & ENDS:
        effects = _effects_of(s, False)
        if effects:
            push_link(s, effects, -1)
            return
    _hand_limit(s, f)


def _hand_limit(s: State, f: Frame) -> None:
    hand = s.hands[s.turn]
    if len(hand) > max(0, HAND_LIMIT + s.limits[s.turn]):
        if s.got == NO_ANSWER:
            ask(s, PICK_CARD, s.turn, hand[:], -1, FOR_THE_LIMIT, False)
            return
        discard_card(s, take(s), s.turn)
        return
    if not at_rest(s):
        _next_turn(s)
        f.step = START


def _next_turn(s: State) -> None:
    """The next seat clockwise, or who has earned another turn; a skip takes any turn (Q-26)."""
    while True:
        if s.extra_turns:
            s.turn = s.extra_turns.pop(0)
        else:
            s.turn = (s.turn + 1) % s.seats
        if s.skips[s.turn] == 0:
            return
        s.skips[s.turn] -= 1
        note(s, ev.SKIPS, s.turn, -1, -1, 0, ALL_SEATS)
