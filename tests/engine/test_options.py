"""Options: the profiles' defaults as RULES section 13 has them, and a sentence for whatever can't be."""

import pytest

from stablemates.cards.packs import load_pack
from stablemates.engine.errors import OptionError
from stablemates.engine.game import Game
from stablemates.engine.options import PROFILES, TABLE, make_options
from stablemates.engine.words import LANGUAGES
from stablemates.wording.catalogue import catalogue
from tests.engine.table import OPTIONS, PACK, laid_out, say, together

# option, default in second-edition, default in effect-chain (RULES.md, section 13)
DEFAULTS = [
    ("start", "lot", "lot"),
    ("babies", "choose", "choose"),
    ("unicorns_into", "own", "any"),
    ("simultaneous", "link", "link"),
    ("impossible", "ignore", "forbid"),
    ("announce", "after", "after"),
    ("magic_card", "discarded_first", "discarded_last"),
    ("reopen", "false", "true"),
    ("babies_move", "true", "true"),
    ("win", "resolved", "resolved"),
    ("deck_out", "empty", "empty"),
    ("masquerade", "unicorn_effects", "unicorn_effects"),
    ("answers", "at_once", "at_once"),
    ("two_player_setup", "true", "true"),
    ("adults", "false", "false"),
    ("drinking", "false", "false"),
    ("strip", "false", "false"),
    ("mulligan", "false", "false"),
    ("card_language", "en", "en"),
    ("ask_forced", "false", "false"),
]


def refusal(**given: str) -> str:
    with pytest.raises(OptionError) as caught:
        Game.new(4, PACK, options=given)
    sentence = str(caught.value)
    assert sentence[0].isupper() and sentence.endswith("."), sentence
    return sentence


@pytest.mark.parametrize(("name", "second_edition", "effect_chain"), DEFAULTS)
def test_defaults_of_the_profiles(name, second_edition, effect_chain):
    assert make_options("second-edition", {}, 4).values[name] == second_edition
    assert make_options("effect-chain", {}, 4).values[name] == effect_chain


def test_the_base_deck_is_usually_played_in_the_second_edition():
    assert Game.new(3, PACK).state.options.profile == "second-edition"
    assert PROFILES == ("second-edition", "effect-chain")


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in OPTIONS.items() for value in values])
def test_every_value_can_be_set_in_both_profiles(profile, name, value):
    """A group may mix the switches; the others keep the profile's defaults."""
    given = together({name: value})
    assert make_options(profile, given, 4).values == {**make_options(profile, {}, 4).values, **given}


def test_every_option_and_value_says_what_it_does():
    for lang in LANGUAGES:
        for name, values, *_ in TABLE:
            assert len(catalogue(lang).say(f"option-{name}.about", {})) > 20
            assert all(catalogue(lang).say(f"option-{name}.{value}", {}) for value in values)


def test_an_unknown_option_is_named_with_those_there_are():
    sentence = refusal(speed="fast")
    assert "speed" in sentence
    assert "reopen" in sentence


@pytest.mark.parametrize("name", [name for name in OPTIONS if name != "start"])
@pytest.mark.parametrize("value", ["", "perhaps", "TRUE", " true", "1"])
def test_an_unknown_value_is_named_with_those_there_are(name, value):
    sentence = refusal(**{name: value})
    assert name in sentence
    assert f"“{value}”" in sentence
    assert all(allowed in sentence for allowed in OPTIONS[name])


@pytest.mark.parametrize("name", ["drinking", "strip", "mulligan"])
def test_the_party_rules_are_for_adults(name):
    assert "adults" in refusal(**{name: "true"})
    assert "adults" in refusal(**{name: "true", "adults": "false"})


def test_the_options_are_those_of_the_rules():
    assert list(OPTIONS) == [name for name, *_ in DEFAULTS]


@pytest.mark.parametrize("value", ["4", "99", "-1", "1.0", "two", "", " 1", "²", "٣", "1_0"])
def test_a_seat_that_is_not_there_can_not_start(value):
    assert "0 to 3" in refusal(start=value)


@pytest.mark.parametrize("seat", range(4))
def test_who_starts(seat):
    assert Game.new(4, PACK, options={"start": str(seat)}, seed=seat).state.turn == seat
    assert Game.new(4, PACK, options={"start": "host"}, seed=seat).state.turn == 0


@pytest.mark.parametrize("profile", ["third-edition", "Second-Edition", "second edition"])
def test_an_unknown_profile_is_named_with_those_there_are(profile):
    with pytest.raises(OptionError) as caught:
        Game.new(3, PACK, profile)
    assert all(word in str(caught.value) for word in (profile, *PROFILES))


@pytest.mark.parametrize("seats", [-1, 0, 1, 9, 100])
def test_two_to_eight_seats(seats):
    with pytest.raises(OptionError, match="R-012"):
        Game.new(seats, PACK)


def test_two_seats_of_one_name_are_refused():
    with pytest.raises(OptionError, match="name"):
        Game.new(["ana", "bo", "ana"], PACK)


def test_an_unknown_pack_or_card_is_named():
    with pytest.raises(OptionError, match="nachtmerrie"):
        load_pack("nachtmerrie")
    with pytest.raises(OptionError, match="unicorn_of_doom"):
        laid_out(["unicorn_of_doom", ""])


def test_babies_are_dealt_or_chosen_from_the_starting_player_on():
    """R-007, Q-35."""
    game = Game.new(4, PACK, options={"start": "2"})
    for seat in (2, 3, 0, 1):
        assert game.asked == [seat]
        say(game, seat, game.prompt(seat).answers()[0])
    assert game.asked == [2]
    assert game.prompt(2).kind == "action"
    dealt = [Game.new(4, PACK, options={"babies": "deal"}, seed=seed) for seed in range(30)]
    assert all(len(stable) == 1 for game in dealt for stable in game.state.stables)
    assert len({game.state.stables[0][0] for game in dealt}) > 5
    assert all(len(game.state.nursery) == 13 - 4 for game in dealt)


def test_clones_and_children_keep_the_options():
    game = Game.new(3, PACK, "effect-chain", {"reopen": "false"})
    assert game.clone().state.options.values == game.state.options.values


def test_the_given_options_are_not_changed():
    given = {"reopen": "true"}
    Game.new(3, PACK, options=given)
    assert given == {"reopen": "true"}
