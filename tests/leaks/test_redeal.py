"""Whatever a seat may not know can be dealt anew, and the seat sees the same game to the byte.

For random positions and each seat (-1: somebody who watches) some answers are played. Then all cards that the seat has
not come to know are dealt anew among their places, in other hands and in the deck, with other numbers too, and the same
course is taken. Views, prompts, events, reasons and who is asked must not differ at any step: else they tell something.
"""

import pytest

from tests.engine.table import DECKS, Dice, play_on, random_game
from tests.leaks.redeal import Course

SEEDS = range(8)
POSITIONS = 4  # of a game
LENGTHS = (0, 1, 3, 8, 30)


def positions(seed: int, seats: int):
    """Moments of a random game at a table with random options, each with dice of its own; the decks take turns."""
    game, dice = random_game(seed, seats, DECKS[(seed + seats) % len(DECKS)])
    for at in range(POSITIONS):
        play_on(game, dice, 1 + dice.below(12 * seats * (at + 1)))
        if game.outcome is not None:
            return
        yield game, Dice(dice.below(1 << 30))


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_seat_may_not_know_makes_no_difference_to_it(seed, seats):
    redealt = 0
    for game, dice in positions(seed, seats):
        for seat in range(-1, seats):
            for length in LENGTHS:
                course = Course(game, seat, dice, length)
                instead = course.redeal(dice)
                redealt += sum(1 for card, other in instead.items() if card != other)
                for at, (here, there) in enumerate(zip(course.seen, course.replay(instead), strict=False)):
                    assert here == there, f"seat {seat}, {length} answers, after {course.answers[:at][-3:]}"
    assert redealt > 100 * seats, "too little was dealt anew to say anything"
