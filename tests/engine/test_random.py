"""The engine's own chance: the same numbers on every machine, none favoured."""

from collections import Counter
from itertools import permutations

import pytest

from stablemates.engine.chance import below, draw32, seeded, shuffle
from stablemates.engine.game import Game
from tests.engine.table import PACK


def chi_squared(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


# --- fixed vectors: a change here makes every recorded game another game -----------------------------------------


def test_the_published_numbers_of_xoshiro128():
    """The first ten for the words 1, 2, 3, 4, as other implementations of xoshiro128** have them."""
    words = [1, 2, 3, 4]
    assert [draw32(words) for _ in range(10)] == [
        11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]  # fmt: skip
    assert words == [939045227, 1864939416, 1451579149, 2199351389]


def test_seeds_give_fixed_words():
    assert seeded(0) == seeded("0") == [3097442025, 1017901369, 2812709678, 2727675274]
    assert seeded("stablemates") == [3922874288, 1746454866, 1867063802, 4098299768]


def test_fixed_dice_and_a_fixed_shuffle():
    words = seeded(0)
    assert [below(words, 6) for _ in range(20)] == [0, 2, 5, 2, 0, 3, 0, 4, 0, 4, 1, 3, 0, 5, 2, 2, 0, 5, 5, 1]
    cards = list(range(12))
    shuffle(seeded(0), cards)
    assert cards == [11, 6, 2, 5, 8, 7, 4, 0, 10, 9, 3, 1]


@pytest.mark.parametrize("seed", [0, -1, 2**200, "", "a word", "ü" * 10_000, "0" * 50])
def test_any_seed_will_do(seed):
    words = seeded(seed)
    assert len(words) == 4
    assert any(words)
    assert all(0 <= word < 2**32 for word in words)
    assert seeded(seed) == words


# --- no number is favoured ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 8, 13, 114])
def test_each_number_is_equally_likely(n):
    words = seeded(f"dice {n}")
    counts = Counter(below(words, n) for _ in range(400 * n))
    assert sorted(counts) == list(range(n))
    free = n - 1
    assert chi_squared([counts[at] for at in range(n)]) <= free + 5 * (2 * free) ** 0.5


def test_numbers_stay_below_the_limit_for_awkward_limits():
    """Limits near 2**32, where a plain remainder would favour small numbers twice as much."""
    words = seeded(1)
    n = 3 * 2**30
    low = sum(below(words, n) < n // 2 for _ in range(4000))
    assert 1850 < low < 2150
    assert all(0 <= below(words, 2**32 - 1) < 2**32 - 1 for _ in range(100))


def test_each_bit_is_set_half_of_the_time():
    words = seeded("bits")
    numbers = [draw32(words) for _ in range(4000)]
    for bit in range(32):
        assert 1800 < sum(number >> bit & 1 for number in numbers) < 2200


def test_each_order_of_four_cards_is_equally_likely():
    words = seeded("shuffle")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 200):
        cards = [0, 1, 2, 3]
        shuffle(words, cards)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_squared(list(counts.values())) <= 23 + 5 * 46**0.5


@pytest.mark.parametrize("cards", [[], [5], [5, 5, 5], list(range(114))])
def test_a_shuffle_loses_no_card(cards):
    mixed = cards[:]
    shuffle(seeded(3), mixed)
    assert sorted(mixed) == sorted(cards)


# --- at the table -------------------------------------------------------------------------------------------------


def test_the_lot_picks_every_seat_and_every_hand_is_another():
    """R-010 by lot; two hundred seeds, and no seat begins noticeably more often."""
    games = [Game.new(5, PACK, seed=seed) for seed in range(200)]
    starts = Counter(game.state.turn for game in games)
    assert all(20 <= starts[seat] <= 60 for seat in range(5))
    assert len({tuple(game.state.deck) for game in games}) == 200


def test_every_card_comes_to_every_place():
    """The top card of the deck over many seeds: no card is missing, none is there far too often."""
    tops: Counter[int] = Counter()
    for seed in range(2000):
        game = Game.new(3, PACK, options={"babies": "deal"}, seed=seed, log=False)
        tops[game.state.deck[-1]] += 1
    assert len(tops) == 114
    assert max(tops.values()) < 45  # 17.5 are expected
