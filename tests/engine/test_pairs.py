"""Every card with every card of its deck: together in a stable when the turn begins, and played one after the other.

No exception, no loop, and every card stays on the table. What a pair should do, the situations say.
"""

from typing import NamedTuple

import pytest

from stablemates.engine.game import Game
from stablemates.engine.pack import Pack
from stablemates.engine.referee import choices
from stablemates.engine.setup import Position
from stablemates.engine.state import PICK_ACTION, PICK_USE, WINDOW
from stablemates.engine.words import BABY, INSTANT, STAYS_CARD
from tests.engine.table import DECKS, PACKS, Dice, check_cards, check_question, check_views, faces_of, together

ANSWERS_IN_A_TURN = 400  # far more than any turn of three needs; a loop needs more
TURNS = 6
TABLES: tuple[tuple[str, dict[str, str]], ...] = (
    ("second-edition", {}),
    ("second-edition", {"announce": "before", "ask_forced": "true"}),
    ("second-edition", {"simultaneous": "one_by_one", "win": "at_once"}),
    ("effect-chain", {}),
    ("effect-chain", {"deck_out": "reshuffle", "masquerade": "all_effects", "babies_move": "false"}),
)
PARTY = ("second-edition", {"drinking": "true", "strip": "true", "mulligan": "true"})


class Layout(NamedTuple):
    """Something for every card of a deck to work on: Upgrades to steal, Downgrades to sacrifice, cards to bring."""

    own: list[str]
    others: list[list[str]]
    hand: list[str]
    discard: list[str]
    deck: list[str]
    nursery: list[str]


BASE = Layout(
    own="baby_unicorn_red basic_unicorn_red slowdown".split(),
    others=[
        "baby_unicorn_pink narwhal stabby_the_unicorn claw_machine black_knight_unicorn".split(),
        "baby_unicorn_blue greedy_flying_unicorn unicorn_phoenix glitter_bomb barbed_wire".split(),
    ],
    hand="neigh basic_unicorn_blue rhinocorn good_deal unicorn_poison".split(),
    discard="neigh kiss_of_life classy_narwhal basic_unicorn_green yay".split(),
    deck="narwhal neigh slowdown double_dutch americorn back_kick basic_unicorn_purple".split() * 4,
    nursery=["baby_narwhal", "baby_unicorn_death"],
)
LAYOUTS = {
    "base": BASE,
    "base-second-print": BASE._replace(
        others=[
            "baby_unicorn_pink narwhal stabby_the_unicorn extra_tail black_knight_unicorn".split(),
            "baby_unicorn_blue greedy_flying_unicorn unicorn_phoenix glitter_bomb barbed_wire".split(),
        ],
        discard="neigh unicorn_shrinkray classy_narwhal basic_unicorn_green yay".split(),
    ),
    "after-dark": Layout(
        own="sleepy_baby_unicorn vanillacorn unicorn_butt_plug".split(),
        others=[
            "waving_baby_unicorn single_unicorn tough_love_unicorn unicorn_speed tentacled_unicorn".split(),
            "hungry_baby_unicorn foul_mouthed_flying_unicorn unicorn_dancer inflatable_unicorn droopy_horn".split(),
        ],
        hand="neigh_loudmouth stoner_unicorn splashy_unicorn breaking_and_entering horrifying_impaling".split(),
        discard="heck_neigh strange_trip nosy_narwhal single_unicorn pony_parade".split(),
        deck="stoner_unicorn heck_neigh droopy_horn unicorn_dungeon curious_unicorn public_shame damp_unicorn".split()
        * 4
        + ["big_bear_unicorn", "little_twinklecorn"],
        nursery=["sweet_baby_unicorn", "muddy_baby_unicorn"],
    ),
}
PAIRED = [(pack, first) for pack in DECKS for first in faces_of(pack)]


def stays(pack: Pack, card_id: str) -> bool:
    return bool(pack.face(card_id).traits & STAYS_CARD)


def position(pack: Pack, first: str, second: str) -> Position:
    """Three seats with a full table; the two cards are still to be put somewhere."""
    lay = LAYOUTS[pack.id]
    table = Position(3)
    table.hands = [lay.hand[:], lay.hand[:], lay.hand[:]]
    table.stables = [lay.own[:], lay.others[0][:], lay.others[1][:]]
    table.deck = lay.deck[:]
    table.discard = lay.discard[:]
    table.nursery = lay.nursery[:]
    table.seed = f"{first} {second}"
    return table


def game_at(pack: Pack, table: Position, table_number: int) -> Game:
    tables = (*TABLES, PARTY) if pack.adults else TABLES
    profile, options = tables[table_number % len(tables)]
    return Game.at(["ana", "bo", "cy"], pack, table, profile, together(options, pack))


def begun(pack: Pack, first: str, second: str, table_number: int) -> Game:
    """Both cards lie in the stable of seat 0, whose turn begins; a Magic card or an Instant is in hand."""
    table = position(pack, first, second)
    for card_id in (first, second):
        (table.stables if stays(pack, card_id) else table.hands)[0].append(card_id)
    table.phase = 1
    return game_at(pack, table, table_number)


def held(pack: Pack, first: str, second: str, table_number: int) -> Game:
    """Both cards are in the hand of seat 0, who may play two; Babies lie in the stable, Instants with seat 1."""
    table = position(pack, first, second)
    for card_id in (first, second):
        kind = pack.face(card_id).kind
        (table.stables if kind == BABY else table.hands)[1 if kind == INSTANT else 0].append(card_id)
    game = game_at(pack, table, table_number)
    game.state.plays_allowed = 2  # as after Double Dutch
    return game


def eager(game: Game, seat: int, pair: tuple[int, ...]) -> int:
    """The choice that plays or uses a card of the pair, rather the first one; -1 if there is none."""
    s = game.state
    codes = choices(s, seat)
    for face in pair:
        for index, code in enumerate(codes):
            if code < 0:
                continue
            if s.question.kind == PICK_USE:
                effects = s.stack[-1].effects
                card = effects[code].card if effects else code
            elif s.question.kind in (PICK_ACTION, WINDOW):
                card = code
            else:
                return -1
            if s.faces[card].index == face:
                return index
    return -1


def play_the_pair(game: Game, first: str, second: str, dice: Dice) -> None:
    """Seats play and use the two cards whenever they can, and anything else at random, for a few turns."""
    by_id = game.state.pack.by_id
    pair: tuple[int, ...] = (by_id[first], by_id[second])
    start = game.state.turn_number
    turn, answers = start, 0
    while game.outcome is None and game.state.turn_number < start + TURNS:
        seat = dice.pick(game.asked)
        index = eager(game, seat, pair)
        if index >= 0:
            pair = pair[::-1]  # one after the other
        if index < 0 or dice.below(8) == 0:
            index = dice.below(game.choices(seat))
        game.answer(seat, index)
        answers = answers + 1 if game.state.turn_number == turn else 0
        turn = game.state.turn_number
        assert answers < ANSWERS_IN_A_TURN, "this turn does not end"
    check_cards(game.state)
    check_question(game)
    check_views(game)


def tables_for(pack: Pack, first: str, at: int, in_hand: bool) -> tuple[int, ...]:
    """Two tables for a pair of the base deck, one for other decks: another one in the other order, and in hand."""
    if pack.id == "base":
        return (0, pack.by_id[first] + at)
    return (pack.by_id[first] + 2 * at + (3 if in_hand else 0),)


@pytest.mark.parametrize(("pack", "first"), PAIRED, ids=[f"{pack.id}-{first}" for pack, first in PAIRED])
@pytest.mark.parametrize("lay", [begun, held], ids=["together_in_a_stable", "played_one_after_the_other"])
def test_every_card_with(lay, pack, first):
    for at, second in enumerate(faces_of(pack)):
        for table_number in tables_for(pack, first, at, lay is held):
            game = lay(pack, first, second, table_number)
            check_cards(game.state)
            play_the_pair(game, first, second, Dice(at))


def test_the_pair_is_really_played():
    """The eager seat plays both cards of a pair in its turn; otherwise all of the above would say little."""
    for pack_id, first, second in [
        ("base", "yay", "narwhal"),
        ("base-second-print", "yay", "rhinocorn"),
        ("after-dark", "iron_belt", "single_unicorn"),
    ]:
        pack = PACKS[pack_id]
        pair = (pack.by_id[first], pack.by_id[second])
        game = held(pack, first, second, 0)
        game.answer(0, eager(game, 0, pair))
        while game.state.question.kind != PICK_ACTION:
            game.answer(game.asked[0], 0)
        game.answer(0, eager(game, 0, pair[::-1]))
        while game.state.question.kind == WINDOW:
            game.answer(game.asked[0], 0)
        stable = [game.state.faces[card].card.id for card in game.state.stables[0]]
        assert stable[-2:] == [first, second]
    used = {
        "base": ["rhinocorn", "glitter_bomb"],
        "base-second-print": ["extra_tail", "unicorn_lasso"],
        "after-dark": ["unicorn_dancer", "pony_parade"],
    }
    for pack_id, (first, second) in used.items():
        game = begun(PACKS[pack_id], first, second, 0)
        assert game.prompt(0).answers() == [f"use {first}", f"use {second}", "done"]


def test_every_layout_is_of_its_own_deck():
    for pack_id, lay in LAYOUTS.items():
        there = {*lay.own, *lay.others[0], *lay.others[1], *lay.hand, *lay.discard, *lay.deck, *lay.nursery}
        assert there <= set(PACKS[pack_id].by_id)
    assert set(LAYOUTS) == set(PACKS)
