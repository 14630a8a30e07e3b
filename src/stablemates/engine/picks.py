"""Noting what an effect has chosen, for all to see."""

from . import events as ev
from .events import ALL_SEATS, note
from .state import Effect, State
from .targets import holder


def add_pick(s: State, effect: Effect, act: int, card: int, chooser: int = -1) -> None:
    """Notes a card in a stable as chosen, with its stamp: a card that moves meanwhile has gone (Q-18)."""
    effect.picks += (act, card, s.stamp[card])
    if s.log is not None:
        by = chooser if chooser >= 0 else effect.seat
        note(s, ev.AIMS, by, card, holder(s, card), s.faces[effect.card].index, ALL_SEATS)


def add_seat(s: State, effect: Effect, act: int, seat: int) -> None:
    """Notes a player as chosen."""
    effect.picks += (act, seat, -1)
    effect.that = seat
    if s.log is not None:
        note(s, ev.AIMS, effect.seat, -1, seat, s.faces[effect.card].index, ALL_SEATS)
