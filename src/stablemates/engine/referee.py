"""The loop that goes on until somebody must answer or the game is over, and the way answers come in."""

from .errors import EngineFault
from .link import step_link, step_pool
from .party import step_toast
from .pile import answer_with, instants, step_play
from .removal import step_crowd, step_removal
from .state import (
    CROWD,
    IDLE,
    LINK,
    NONE,
    PLAY,
    POOL,
    REMOVAL,
    SETUP,
    TOAST,
    TURN,
    WINDOW,
    State,
)
from .turn import step_setup, step_turn
from .win import too_long
from .words import INSTANT

STEPS_AT_MOST = 100_000  # between two answers; far beyond any game
LINKS_AT_MOST = 500  # between two moments of rest
EFFECTS_AT_MOST = 300  # in one link: a chain that grows without end


def run(s: State) -> None:
    """Goes on until a question stands or the game is over (it can't get stuck)."""
    steps = 0
    while not s.question.seats and not s.ended:
        frame = s.stack[-1]
        kind = frame.kind
        if kind == TURN:
            step_turn(s, frame)
        elif kind == PLAY:
            step_play(s, frame)
        elif kind == LINK:
            if s.links > LINKS_AT_MOST or len(frame.effects) > EFFECTS_AT_MOST:
                too_long(s)
            else:
                step_link(s, frame)
        elif kind == REMOVAL:
            step_removal(s, frame)
        elif kind == CROWD:
            step_crowd(s, frame)
        elif kind == POOL:
            step_pool(s, frame)
        elif kind == SETUP:
            step_setup(s, frame)
        elif kind == TOAST:
            step_toast(s, frame)
        steps += 1
        if steps > STEPS_AT_MOST:
            raise EngineFault(
                "No question after {steps} steps; the frames are {frames}.",
                steps=steps,
                frames=str([f.kind for f in s.stack]),
            )


def choices(s: State, seat: int) -> list[int]:
    """What a seat that is asked may choose from; an answer is a place in this list."""
    question = s.question
    if question.kind == WINDOW:
        return [NONE, *instants(s, seat)]
    if question.each:
        return question.lists[seat]
    return question.choices


def count_choices(s: State, seat: int) -> int:
    """How many choices there are, without making the list."""
    question = s.question
    if question.kind == WINDOW:
        if s.bars[seat]:
            return 1 + len(instants(s, seat))
        count = 1
        kinds = s.kinds
        for card in s.hands[seat]:
            if kinds[card] == INSTANT:
                count += 1
        return count
    if question.each:
        return len(question.lists[seat])
    return len(question.choices)


def answer(s: State, seat: int, index: int) -> None:
    """Takes an answer that is known to be legal, and goes on."""
    question = s.question
    s.fresh = False
    if question.kind == WINDOW:
        if index > 0:
            card = instants(s, seat)[index - 1]
            s.question = IDLE
            answer_with(s, seat, card)
            run(s)
            return
        question.seats.remove(seat)
        if not question.seats:
            run(s)
    elif question.each:
        question.also[seat] = question.lists[seat][index]
        question.seats.remove(seat)
        if not question.seats:
            run(s)
    else:
        s.got = question.choices[index]
        s.question = IDLE
        run(s)
