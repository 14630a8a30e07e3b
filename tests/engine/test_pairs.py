"""Every card with every card: together in a stable when the turn begins, and played one after the other.

No exception, no loop, and every card stays on the table. What a pair should do, the situations say.
"""

import pytest

from stablemates.engine.game import Game
from stablemates.engine.referee import choices
from stablemates.engine.setup import Position
from stablemates.engine.state import PICK_ACTION, PICK_USE, WINDOW
from stablemates.engine.words import BABY, INSTANT, STAYS_CARD
from tests.engine.table import FACES, PACK, Dice, check_cards, check_question, check_views

ANSWERS_IN_A_TURN = 400  # far more than any turn of three needs; a loop needs more
TURNS = 6
TABLES: tuple[tuple[str, dict[str, str]], ...] = (
    ("second-edition", {}),
    ("second-edition", {"announce": "before", "ask_forced": "true"}),
    ("second-edition", {"simultaneous": "one_by_one", "win": "at_once"}),
    ("effect-chain", {}),
    ("effect-chain", {"deck_out": "reshuffle", "masquerade": "all_effects", "babies_move": "false"}),
)
# Something for every card to work on: Upgrades to steal, Downgrades to sacrifice, Unicorns to destroy.
OWN = ["baby_unicorn_red", "basic_unicorn_red", "slowdown"]
OTHERS = [
    ["baby_unicorn_pink", "narwhal", "stabby_the_unicorn", "claw_machine", "black_knight_unicorn"],
    ["baby_unicorn_blue", "greedy_flying_unicorn", "unicorn_phoenix", "glitter_bomb", "barbed_wire"],
]
HAND = ["neigh", "basic_unicorn_blue", "rhinocorn", "good_deal", "unicorn_poison"]
DISCARD = ["neigh", "kiss_of_life", "classy_narwhal", "basic_unicorn_green", "yay"]
DECK = ["narwhal", "neigh", "slowdown", "double_dutch", "americorn", "back_kick", "basic_unicorn_purple"] * 4


def stays(card_id: str) -> bool:
    return bool(PACK.face(card_id).traits & STAYS_CARD)


def position(first: str, second: str) -> Position:
    """Three seats with a full table; the two cards are still to be put somewhere."""
    table = Position(3)
    table.hands = [HAND[:], HAND[:], HAND[:]]
    table.stables = [OWN[:], OTHERS[0][:], OTHERS[1][:]]
    table.deck = DECK[:]
    table.discard = DISCARD[:]
    table.nursery = ["baby_narwhal", "baby_unicorn_death"]
    table.seed = f"{first} {second}"
    return table


def begun(first: str, second: str, table_number: int) -> Game:
    """Both cards lie in the stable of seat 0, whose turn begins; a Magic card or an Instant is in hand."""
    table = position(first, second)
    for card_id in (first, second):
        (table.stables if stays(card_id) else table.hands)[0].append(card_id)
    table.phase = 1
    profile, options = TABLES[table_number % len(TABLES)]
    return Game.at(["ana", "bo", "cy"], PACK, table, profile, options)


def held(first: str, second: str, table_number: int) -> Game:
    """Both cards are in the hand of seat 0, who may play two; Babies lie in the stable, Instants with seat 1."""
    table = position(first, second)
    for card_id in (first, second):
        kind = PACK.face(card_id).kind
        (table.stables if kind == BABY else table.hands)[1 if kind == INSTANT else 0].append(card_id)
    profile, options = TABLES[table_number % len(TABLES)]
    game = Game.at(["ana", "bo", "cy"], PACK, table, profile, options)
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
    pair: tuple[int, ...] = (FACES.index(first), FACES.index(second))
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


@pytest.mark.parametrize("first", FACES)
@pytest.mark.parametrize("lay", [begun, held], ids=["together_in_a_stable", "played_one_after_the_other"])
def test_every_card_with(lay, first):
    for at, second in enumerate(FACES):
        for table_number in (0, FACES.index(first) + at):
            game = lay(first, second, table_number)
            check_cards(game.state)
            play_the_pair(game, first, second, Dice(at))


def test_the_pair_is_really_played():
    """The eager seat plays both cards of a pair in its turn; otherwise all of the above would say little."""
    pair = (FACES.index("yay"), FACES.index("narwhal"))
    game = held("yay", "narwhal", 0)
    game.answer(0, eager(game, 0, pair))
    while game.state.question.kind != PICK_ACTION:
        game.answer(game.asked[0], 0)
    game.answer(0, eager(game, 0, pair[::-1]))
    stable = [game.state.faces[card].card.id for card in game.state.stables[0]]
    assert stable[-2:] == ["yay", "narwhal"]  # nobody could answer the second
    assert begun("rhinocorn", "glitter_bomb", 0).prompt(0).answers() == ["use rhinocorn", "use glitter_bomb", "done"]
