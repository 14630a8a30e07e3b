"""A position on one line: written, read and written again it is the same."""

import random

import pytest

import stablemates
from stablemates.notation.position import PositionError, read_position, write_position

LINE = (
    "base second-edition turn=ana phase=action ana:neigh,yay/rhinocorn bo:/narwhal "
    "deck:good_deal,neigh*2 discard: nursery:"
)


def test_a_line_is_a_game() -> None:
    game = read_position(LINE)
    assert game.names == ("ana", "bo")
    assert game.prompt(0).answers() == ["play yay", "draw"]
    assert game.view(1).hand_sizes == [2, 0]
    assert write_position(game) == LINE


@pytest.mark.parametrize("seed", range(20))
def test_any_action_position_goes_round(seed: int) -> None:
    game = stablemates.new_game(2 + seed % 7, seed=seed, options={"announce": "before"})
    draw = random.Random(seed)
    lines = 0
    while game.outcome is None and lines < 12:
        seat = draw.choice(game.asked)
        prompt = game.prompt(seat)
        if prompt.kind == "action" and game.view(seat).plays == 0:
            line = write_position(game)
            assert write_position(read_position(line)) == line
            lines += 1
        game.answer(seat, draw.randrange(len(prompt.choices)))
    assert lines


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("base", "starts with pack and profile"),
        ("base third-edition turn=ana a:/ b:/", "starts with pack and profile"),
        (LINE.replace("turn=ana", "turn=zoe"), "turn=zoe names no seat"),
        (LINE.replace("phase=action", "phase=lunch"), "phase=lunch is no phase"),
        (LINE.replace("narwhal", "narwal"), "no card “narwal”"),
        (LINE.replace("bo:/narwhal", "bo:narwhal"), "hand/stable with one slash"),
        (LINE.replace("neigh*2", "neigh*x"), "card\\*number"),
        (LINE + " oddword", "oddword"),
        (LINE + " speed=9", "no option “speed”"),
        (LINE.replace("base", "bass", 1), "no pack “bass”"),
    ],
)
def test_a_bad_line_is_refused(line: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        read_position(line)


def test_the_middle_of_an_effect_does_not_fit_on_a_line() -> None:
    game = stablemates.new_game(3, seed=1)
    with pytest.raises(PositionError, match="save"):
        write_position(game)
