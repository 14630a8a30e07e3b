"""Saves: a game goes on from its text as if nothing had happened; a broken one is refused with a sentence."""

import json
from typing import Any

import pytest

from stablemates.engine.codec import hash_of
from stablemates.engine.errors import DamagedSave, StablematesError
from stablemates.engine.game import Game
from tests.engine.table import PACK, PACKS, Dice, all_pass, check, laid_out, play_on, random_game, say

WILD = (-(10**9), -2, -1, 0, 1, 7, 83, 126, 127, 255, 10**12, 2**70)


def saved(seed: int = 1, seats: int = 4, answers: int = 90) -> dict[str, Any]:
    """A save of a game in full swing, as JSON data."""
    game, dice = random_game(seed, seats)
    play_on(game, dice, answers)
    assert game.outcome is None
    data: dict[str, Any] = json.loads(game.save())
    return data


def sealed(data: dict[str, Any], state: list[int]) -> str:
    """A save with another state whose hash fits it, as somebody would make it who knows how."""
    return json.dumps({**data, "state": state, "hash": hash_of(state)})


def refusal(text: str) -> str:
    """The sentence with which a save is refused."""
    with pytest.raises(StablematesError) as caught:
        Game.load(text, PACKS)
    sentence = str(caught.value)
    assert sentence[:1].isupper() and sentence.endswith("."), sentence
    return sentence


# --- whole saves -----------------------------------------------------------------------------------------------


def test_a_save_in_the_middle_of_an_effect_goes_on_there():
    game = laid_out(["unicorn_oracle", "narwhal"], deck="yay rhinocorn neigh")
    say(game, 0, "play unicorn_oracle")
    all_pass(game)
    say(game, 0, "choose deck/rhinocorn")
    loaded = Game.load(game.save(), PACKS)
    assert loaded.prompt(0).kind == "order"
    say(loaded, 0, "order deck/neigh")
    say(game, 0, "order deck/neigh")
    assert loaded.hash() == game.hash()
    check(loaded)


def test_names_and_options_come_back():
    names = ["Ånna", "“Bo”", "陈"]
    game = Game.new(names, PACK, "effect-chain", {"reopen": "false", "start": "2"}, seed="a word")
    loaded = Game.load(game.save(), PACKS)
    assert loaded.names == tuple(names)
    assert loaded.state.options.values == game.state.options.values
    assert loaded.state.options.profile == "effect-chain"
    assert loaded.save() == game.save()


def test_a_finished_game_comes_back_finished():
    game = Game.new(3, PACK, seed=3)
    play_on(game, Dice(3), 100_000)
    loaded = Game.load(game.save(), PACKS)
    assert repr(loaded.outcome) == repr(game.outcome)
    assert loaded.asked == []


def test_equal_games_have_equal_hashes_and_others_have_not():
    hashes = {Game.new(seats, PACK, seed=seed).hash() for seed in range(20) for seats in (2, 5)}
    assert len(hashes) == 40
    assert Game.new(4, PACK, seed=9).hash() == Game.new(4, PACK, seed=9).hash()
    game = Game.new(4, PACK, seed=9)
    before = game.hash()
    game.answer(game.asked[0], 0)
    assert game.hash() != before


def test_the_same_answers_give_the_same_save():
    """The game is a function of options, seed and answers, of nothing else."""
    games = [Game.new(4, PACK, "effect-chain", {"announce": "before"}, "stablemates") for _ in range(2)]
    for game in games:
        play_on(game, Dice(4), 200)
    assert games[0].save() == games[1].save()


# --- broken text -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["", " ", "null", "[]", "{}", "3", '"save"', "{", "nonsense", "\x00", "[" * 100_000, "NaN"]
)
def test_what_is_no_save_is_refused(text):
    refusal(text)


def test_a_save_cut_off_anywhere_is_refused():
    text = json.dumps(saved())
    for length in range(0, len(text), 7):
        assert "JSON" in refusal(text[:length])


@pytest.mark.parametrize("key", ["pack", "profile", "options", "names", "state"])
@pytest.mark.parametrize("value", [None, 1, 1.5, True, "what", [], {}, [None], [[]], {"a": 1}, [1.0], ["x"], [True]])
def test_a_part_of_the_wrong_type_is_refused(key, value):
    data = saved()
    data[key] = value
    if (key, value) == ("options", {}):
        assert Game.load(json.dumps(data), PACKS).state.options.values["reopen"]  # the defaults of the profile
    else:
        refusal(json.dumps(data))


@pytest.mark.parametrize("key", ["pack", "profile", "options", "names", "state"])
def test_a_missing_part_is_named(key):
    data = saved()
    del data[key]
    assert f"“{key}”" in refusal(json.dumps(data))


def test_an_unknown_pack_is_named():
    assert "unicorn-wars" in refusal(json.dumps({**saved(), "pack": "unicorn-wars"}))
    with pytest.raises(DamagedSave):
        Game.load(json.dumps(saved()), {})


def test_an_unknown_profile_or_option_is_named():
    assert "third-edition" in refusal(json.dumps({**saved(), "profile": "third-edition"}))
    data = saved()
    data["options"]["fast"] = "true"
    assert "fast" in refusal(json.dumps(data))
    data = saved()
    data["options"]["reopen"] = "perhaps"
    assert "perhaps" in refusal(json.dumps(data))
    data = saved()
    data["options"]["start"] = "²"
    assert "²" in refusal(json.dumps(data))


@pytest.mark.parametrize("names", [[], ["a"], ["a", "b", "c"], ["a", "b", "c", "d", "e"], ["a", "b", "c", "a"]])
def test_names_that_do_not_fit_the_seats_are_refused(names):
    refusal(json.dumps({**saved(seats=4), "names": names}))


# --- changed numbers ------------------------------------------------------------------------------------------


def test_a_state_cut_off_or_drawn_out_is_refused():
    data = saved()
    state = data["state"]
    for length in range(len(state)):
        refusal(json.dumps({**data, "state": state[:length]}))
        refusal(sealed(data, state[:length]))
    for more in ([0], [1, 2, 3], state):
        refusal(json.dumps({**data, "state": state + more}))
        refusal(sealed(data, state + more))


@pytest.mark.parametrize("value", [1.0, "1", None, True, [1], {}])
def test_a_state_that_is_not_all_whole_numbers_is_refused(value):
    data = saved()
    for at in range(0, len(data["state"]), 40):
        refusal(json.dumps({**data, "state": [*data["state"][:at], value, *data["state"][at + 1 :]]}))


@pytest.mark.parametrize("seed", range(4))
def test_a_changed_number_is_refused(seed):
    """A number of the save is not what it was: it is noticed, wherever it stands."""
    data = saved(seed, 2 + seed * 2, 60 + 37 * seed)
    state = data["state"]
    dice = Dice(seed)
    for at in range(len(state)):
        for value in (state[at] + 1, state[at] - 1, dice.pick(WILD)):
            if value != state[at]:
                refusal(json.dumps({**data, "state": [*state[:at], value, *state[at + 1 :]]}))


@pytest.mark.parametrize("seed", range(4))
def test_a_changed_number_with_a_hash_that_fits_is_refused_or_loads(seed):
    """Who makes up a state gets a sentence or the game that it says, but no other error from loading it."""
    data = saved(seed, 2 + seed * 2, 60 + 37 * seed)
    state = data["state"]
    dice = Dice(seed)
    for at in range(len(state)):
        for value in (state[at] + 1 - 2 * (at % 2), dice.pick(WILD)):
            changed = [*state[:at], value, *state[at + 1 :]]
            try:
                assert Game.load(sealed(data, changed), PACKS).save()
            except StablematesError as refused:
                assert str(refused).endswith(".")


@pytest.mark.parametrize("value", [None, "", 0, "0" * 24, [], {}])
def test_a_hash_that_does_not_fit_is_refused(value):
    assert "hash" in refusal(json.dumps({**saved(), "hash": value}))


def test_another_version_or_number_of_seats_is_refused():
    data = saved()
    state = data["state"]
    assert "version" in refusal(sealed(data, [99, *state[1:]]))
    assert "seats" in refusal(sealed(data, [state[0], 9, *state[2:]]))


def test_a_card_in_two_zones_is_refused():
    data = saved()
    state = data["state"]
    cards = state[2]
    first_hand = 3 + cards
    assert state[first_hand] > 1, "seat 0 holds two cards at least"
    twice = state[:]
    twice[first_hand + 1] = twice[first_hand + 2]
    assert "two zones" in refusal(sealed(data, twice))


def test_a_card_that_the_pack_does_not_have_is_refused():
    data = saved()
    state = data["state"]
    assert "does not have" in refusal(sealed(data, [*state[:3], 999, *state[4:]]))
