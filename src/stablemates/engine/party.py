"""The optional rules of the adult boxes (R-140..R-146): notices, which never change play, and the mulligan."""

from . import events as ev
from .ask import ask, take
from .deck import draw
from .events import ALL_SEATS, note
from .hands import discard_hand
from .state import NO_ANSWER, NONE, PICK_SEAT, PICK_USE, TOAST, Frame, State, seats_from

A_SIP = 140
A_SIP_FOR_A_FIGHT = 142
A_MULLIGAN = 143
FIGHT = 3  # Neighs in one turn
TOASTED = -1000  # once a turn


def notice(s: State, rule: int, seat: int) -> None:
    """Tells a seat what the party rules ask of it."""
    note(s, ev.NOTICE, seat, -1, -1, rule, ALL_SEATS)


def may_mulligan(s: State, seat: int) -> bool:
    """Once a game, in the beginning phase, with a card in hand (Q-08)."""
    return s.options.mulligan and not s.mulligans & (1 << seat) and bool(s.hands[seat])


def mulligan(s: State, seat: int) -> None:
    """Discards the hand and draws as many, as far as the deck goes."""
    s.mulligans |= 1 << seat
    draw(s, seat, discard_hand(s, seat))
    s.failed_draw = False  # a short deck is looked at when the phase has resolved
    if s.options.drinking or s.options.strip:
        notice(s, A_MULLIGAN, seat)


def push_toast(s: State) -> None:
    """After the exchange with the third Neigh of a turn its winner may choose a player (R-142, Q-47)."""
    if s.options.drinking and s.neighs >= FIGHT and s.fight_winner >= 0:
        s.neighs = TOASTED
        s.stack.append(Frame(TOAST, s.fight_winner, -1))


def step_toast(s: State, f: Frame) -> None:
    """Asks yes or no, then for any player."""
    if f.step == 0:
        if s.got == NO_ANSWER:
            ask(s, PICK_USE, f.seat, [0, NONE], -1, 0, False)
            return
        if take(s) == NONE:
            s.stack.pop()
            return
        f.step = 1
    if s.got == NO_ANSWER:
        ask(s, PICK_SEAT, f.seat, seats_from(s, f.seat), -1, 0, False)
        return
    s.stack.pop()
    notice(s, A_SIP_FOR_A_FIGHT, take(s))
