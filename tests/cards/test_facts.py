"""The base deck against the facts of the sheet: tests/data/base_facts.yaml says what is in the box."""

from collections import Counter
from pathlib import Path

import pytest
import yaml

from stablemates.cards.packs import load_pack
from stablemates.engine.game import Game
from stablemates.engine.words import KIND_NAMES, NARWHAL_CARD, NEIGH_CARD

FACTS = yaml.safe_load((Path(__file__).parents[1] / "data" / "base_facts.yaml").read_text())
PACK = load_pack("base")
CARDS = [face.card for face in PACK.faces]


def in_the_box(seats: int, **options: str) -> Counter[str]:
    """Every card of a fresh game, counted, wherever it lies."""
    return Counter(face.card.id for face in Game.new(seats, PACK, options=options).state.faces)


def test_the_order_of_the_sheet():
    """The order matters: it is the order of lists shown to players, and it names the cards in saves."""
    assert [card.id for card in CARDS] == [fact["id"] for fact in FACTS]
    assert [face.index for face in PACK.faces] == list(range(len(FACTS)))


@pytest.mark.parametrize("fact", FACTS, ids=[fact["id"] for fact in FACTS])
def test_name_kind_and_copies(fact):
    card = PACK.face(fact["id"]).card
    assert card.name == fact["name"]
    assert KIND_NAMES[card.kind] == fact["kind"]
    assert card.copies == fact["copies"]


def test_84_cards_and_114_and_13_copies():
    babies = [card for card in CARDS if KIND_NAMES[card.kind] == "baby"]
    assert len(CARDS) == 84
    assert sum(card.copies for card in babies) == 13
    assert sum(card.copies for card in CARDS) == 114 + 13


@pytest.mark.parametrize("seats", range(3, 9))
def test_three_or_more_play_with_the_whole_box(seats):
    assert in_the_box(seats) == {fact["id"]: fact["copies"] for fact in FACTS}


def test_two_play_without_the_basics_and_the_nine_on_the_list():
    """R-121, R-122; the Basics are taken out as Basics, the list has nine names more."""
    left = {fact["id"]: fact["copies"] for fact in FACTS if not fact.get("not_for_two")}
    assert in_the_box(2) == left
    taken_out = [fact for fact in FACTS if fact.get("not_for_two")]
    assert len([fact for fact in taken_out if fact["kind"] == "basic"]) == 8
    assert len([fact for fact in taken_out if fact["kind"] != "basic"]) == 9


def test_two_may_agree_to_play_with_the_whole_box():
    assert in_the_box(2, two_player_setup="false") == {fact["id"]: fact["copies"] for fact in FACTS}


def test_two_hold_six_cards_with_a_neigh_that_both_know():
    """R-120, Q-27. Were a Neigh given from hand to hand unseen, the view would say nothing."""
    for seed in range(20):
        game = Game.new(2, PACK, seed=seed)
        neigh = PACK.by_id["neigh"]
        for seat in (0, 1):
            assert len(game.state.hands[seat]) == 6
            assert game.view(1 - seat).known[seat] == [neigh]


@pytest.mark.parametrize(("word", "trait"), [("Neigh", NEIGH_CARD), ("Narwhal", NARWHAL_CARD)])
def test_words_of_the_title(word, trait):
    """What looks for a Neigh or a Narwhal card goes by the title (R-063, The Great Narwhal)."""
    with_the_word = [fact["id"] for fact in FACTS if word in fact["name"].split()]
    assert [face.card.id for face in PACK.faces if face.traits & trait] == with_the_word
    assert len(with_the_word) >= 2


def test_letters_of_a_name():
    """R-135, Q-06: letters only; the colour in brackets counts (Q-34)."""
    assert PACK.face("baby_unicorn_red").letters == len("BabyUnicornRed")
    assert PACK.face("shark_with_a_horn").letters == len("SharkWithaHorn")
    for fact in FACTS:
        letters = [sign for sign in fact["name"] if sign not in " ()-!'"]
        assert PACK.face(fact["id"]).letters == len(letters)
