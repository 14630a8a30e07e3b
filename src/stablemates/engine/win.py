"""Winning, and the end when the deck has run out (R-130..R-136)."""

from . import events as ev
from .events import ALL_SEATS, note
from .state import DECK_OUT, ENDLESS, IDLE, WON, State


def end_game(s: State, how: int, winner: int) -> None:
    """The game is over; turn and phase stay as they were."""
    s.ended = how
    s.winner = winner
    s.question = IDLE
    if s.log is not None:
        note(s, ev.GAME_ENDS, winner, -1, -1, how, ALL_SEATS)


def check_win(s: State) -> bool:
    """Ends the game if somebody has the needed number (Q-02)."""
    need = s.need
    if max(s.power) < need:
        return False
    if s.power[s.turn] >= need:
        winner = s.turn
    else:
        winner = most_unicorns(s, [seat for seat in range(s.seats) if s.power[seat] >= need])
    end_game(s, WON, winner)
    return True


def at_rest(s: State) -> bool:
    """Nothing is left to resolve: looks at wins, then at the deck (R-089, Q-05). True if the game is over."""
    s.links = 0
    if s.fresh:
        return False
    if max(s.power) >= s.need and check_win(s):
        return True
    if s.options.deck_out == "empty":
        if s.deck:
            return False  # play goes on if an effect put cards back
    elif not s.failed_draw:
        return False  # only the first draw that fails ends the game
    settle(s, DECK_OUT)
    return True


def settle(s: State, how: int) -> None:
    """Most Unicorns win, then most letters in their names; still tied, everyone loses."""
    end_game(s, how, most_unicorns(s, list(range(s.seats))))


def too_long(s: State) -> None:
    """A limit was reached: settled as if the deck had run out (Q-29)."""
    settle(s, ENDLESS)


def most_unicorns(s: State, seats: list[int]) -> int:
    """The seat with most Unicorns, then letters (R-134, R-135), or -1 for a tie."""
    best = max(s.power[seat] for seat in seats)
    tied = [seat for seat in seats if s.power[seat] == best]
    if len(tied) == 1:
        return tied[0]
    counts = [letters(s, seat) for seat in tied]
    if counts.count(max(counts)) > 1:
        return -1
    return tied[counts.index(max(counts))]


def letters(s: State, seat: int) -> int:
    """Letters in the names of the Unicorns of a stable; Pandas count none (Q-50)."""
    if s.power[seat] == 0:
        return 0
    return sum(s.faces[card].letters for card in s.stables[seat] if s.faces[card].is_unicorn)
