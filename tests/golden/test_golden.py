"""The golden games come out as they are written: answers, every seat's view, events and hashes."""

import pytest

from stablemates.cards.packs import PACK_IDS
from stablemates.engine.options import PROFILES
from tests.golden.make import GAMES, HERE, MOST_BYTES, golden_file, golden_game

HOW = (
    "If you meant to change this, run `make golden`, read the diff of tests/golden, and keep it only if you can say "
    "which rule made each change."
)


def first_difference(kept: str, played: str) -> str:
    """Where two games part, with the answer that led there."""
    old, new = kept.splitlines(), played.splitlines()
    at = next((n for n, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
    answer = next((line for line in reversed(old[: at + 1]) if not line.startswith(" ")), "")
    was = old[at] if at < len(old) else "(the end)"
    now = new[at] if at < len(new) else "(the end)"
    return f"line {at + 1}, at answer “{answer}”:\n  was: {was}\n  now: {now}"


@pytest.mark.parametrize("name", GAMES)
def test_the_game_comes_out_as_it_is_written(name):
    file = golden_file(name)
    assert file.exists(), f"{file.name} is not there. {HOW}"
    kept = file.read_text(encoding="utf-8")
    played = golden_game(name)
    if kept != played:
        pytest.fail(f"{file.name} has changed, {first_difference(kept, played)}\n{HOW}", pytrace=False)


@pytest.mark.parametrize("name", GAMES)
def test_the_file_is_small_enough_to_read(name):
    assert golden_file(name).stat().st_size < MOST_BYTES


def test_there_is_a_game_for_every_number_of_seats():
    assert [game.seats for game in GAMES.values() if game.pack == "base"] == list(range(2, 9))


def test_there_is_a_game_of_every_deck_in_both_profiles():
    """But for the base deck in effect-chain, whose cards are most of the second print's."""
    tables = {(game.pack, game.profile) for game in GAMES.values()}
    assert tables == {(pack, profile) for pack in PACK_IDS for profile in PROFILES} - {("base", "effect-chain")}


def test_every_file_is_of_a_game():
    assert {file.stem for file in HERE.glob("*.txt")} == set(GAMES)


def test_a_difference_names_the_answer_that_led_to_it():
    assert first_difference("1 ana: draw\n  0 x\n", "1 ana: draw\n  0 y\n") == (
        "line 2, at answer “1 ana: draw”:\n  was:   0 x\n  now:   0 y"
    )
