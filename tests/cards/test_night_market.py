"""The Night Market, our own small expansion: each card played once at a table of three."""

import pytest

from stablemates.cards.packs import load_pack
from stablemates.engine.game import Game
from stablemates.engine.setup import Position
from stablemates.engine.words import ACTING, BEGINNING, ENDING
from tests.engine.table import all_pass, say

PACK = load_pack("base+night-market")
ANA, BO, CY = range(3)


def table(
    ana: str = "",
    bo: str = "",
    cy: str = "",
    stables: tuple[str, str, str] = ("", "", ""),
    phase: int = ACTING,
    **zones: str,
) -> Game:
    """Hands and stables in words; it is ana's turn, and the deck is full of Narwhals."""
    position = Position(3)
    position.hands = [hand.split() for hand in (ana, bo, cy)]
    position.stables = [stable.split() for stable in stables]
    position.deck = zones.get("deck", "").split() + ["narwhal"] * 20
    position.discard = zones.get("discard", "").split()
    position.nursery = ["baby_narwhal"]
    position.phase = phase
    return Game.at(["ana", "bo", "cy"], PACK, position)


def ids(game: Game, cards: list[int]) -> list[str]:
    return [game.state.faces[card].card.id for card in cards]


def hand(game: Game, seat: int) -> list[str]:
    return ids(game, game.state.hands[seat])


def stable(game: Game, seat: int) -> list[str]:
    return ids(game, game.state.stables[seat])


def discard(game: Game) -> list[str]:
    return ids(game, game.state.discard)


def play(game: Game, card: str) -> None:
    """It is played, and nobody answers."""
    say(game, game.asked[0], f"play {card}")
    all_pass(game)


def test_lantern_unicorn_takes_one_of_the_top_four():
    game = table("lantern_unicorn", deck="neigh yay glitter_bomb barbed_wire")
    play(game, "lantern_unicorn")
    say(game, ANA, "use lantern_unicorn", "choose deck/glitter_bomb")
    assert hand(game, ANA) == ["glitter_bomb"]
    say(game, ANA, "order deck/barbed_wire", "order deck/yay")
    assert hand(game, BO) == ["barbed_wire"], "bo draws what ana has put on top"
    assert ids(game, game.state.deck)[-2:] == ["neigh", "yay"]


def test_haggling_unicorn_trades_an_upgrade_for_two_cards():
    game = table("yay neigh", stables=("haggling_unicorn", "", ""), phase=BEGINNING)
    say(game, ANA, "use haggling_unicorn", "choose ana.hand/yay")
    assert discard(game) == ["yay"]
    assert hand(game, ANA) == ["neigh", "narwhal", "narwhal", "narwhal"], "two for the Upgrade, one in the draw phase"


def test_haggling_unicorn_has_no_use_for_anything_else():
    game = table("neigh barbed_wire", stables=("haggling_unicorn", "", ""), phase=BEGINNING)
    assert game.prompt(ANA).answers() == ["no"]


def test_porter_narwhal_carries_an_upgrade_in():
    game = table("porter_narwhal yay claw_machine")
    play(game, "porter_narwhal")
    say(game, ANA, "use porter_narwhal", "choose ana.hand/yay")
    assert stable(game, ANA) == ["porter_narwhal", "yay"]
    assert hand(game, ANA) == ["claw_machine"]


def test_porter_narwhal_is_a_narwhal():
    game = table("the_great_narwhal", deck="porter_narwhal neigh")
    play(game, "the_great_narwhal")
    say(game, ANA, "use the_great_narwhal", "choose deck/porter_narwhal")
    assert hand(game, ANA) == ["porter_narwhal"]


def test_night_watch_unicorn_gives_itself_for_an_upgrade():
    game = table("targeted_destruction", stables=("", "night_watch_unicorn yay", ""))
    play(game, "targeted_destruction")
    say(game, BO, "use night_watch_unicorn")
    assert stable(game, BO) == ["yay"]
    assert discard(game) == ["targeted_destruction", "night_watch_unicorn"]


def test_night_watch_unicorn_does_not_watch_over_unicorns():
    game = table("unicorn_poison", stables=("", "night_watch_unicorn narwhal", ""))
    play(game, "unicorn_poison")
    say(game, ANA, "choose bo/narwhal")
    assert stable(game, BO) == ["night_watch_unicorn"]


def test_borrowing_unicorn_gives_back_when_it_leaves():
    game = table("borrowing_unicorn", "unicorn_poison", stables=("", "yay", ""))
    play(game, "borrowing_unicorn")
    say(game, ANA, "use borrowing_unicorn")
    assert stable(game, ANA) == ["borrowing_unicorn", "yay"]
    play(game, "unicorn_poison")
    assert stable(game, ANA) == []
    assert stable(game, BO) == ["yay"]


def test_twin_stall_unicorn_counts_as_two():
    game = table("twin_stall_unicorn", stables=("narwhal narwhal narwhal narwhal narwhal", "", ""))
    play(game, "twin_stall_unicorn")
    assert game.outcome is not None
    assert game.outcome.seat == ANA


def test_twin_stall_unicorn_bars_upgrades_and_magic():
    game = table("yay good_deal narwhal barbed_wire", stables=("twin_stall_unicorn", "", ""))
    assert game.prompt(ANA).answers() == ["play narwhal", "play barbed_wire", "draw"]
    assert [(reason.code, reason.because) for reason in game.why_not(ANA, "yay")] == [("barred", "twin_stall_unicorn")]


def test_stray_cat_unicorn_comes_to_whoever_is_at_turn():
    game = table("neigh", "neigh", stables=("stray_cat_unicorn", "", ""))
    say(game, ANA, "draw")
    assert (stable(game, ANA), stable(game, BO)) == ([], ["stray_cat_unicorn"])
    say(game, BO, "draw")
    assert (stable(game, BO), stable(game, CY)) == ([], ["stray_cat_unicorn"])


def test_stray_cat_unicorn_can_not_be_destroyed():
    game = table("unicorn_poison", stables=("", "stray_cat_unicorn", "narwhal"), phase=ACTING)
    play(game, "unicorn_poison")
    assert discard(game) == ["unicorn_poison", "narwhal"], "the only Unicorn that the poison can reach"


def test_closing_time_sends_upgrades_home_and_everybody_draws():
    game = table("closing_time", stables=("yay", "rainbow_aura glitter_bomb", "narwhal"))
    play(game, "closing_time")
    say(game, BO, "choose bo/glitter_bomb")
    assert [stable(game, seat) for seat in (ANA, BO, CY)] == [[], ["rainbow_aura"], ["narwhal"]]
    assert hand(game, ANA) == ["yay", "narwhal"]
    assert hand(game, BO) == ["glitter_bomb", "narwhal", "narwhal"], "one of them in bo's own draw phase"
    assert hand(game, CY) == ["narwhal"]


@pytest.mark.parametrize("option", ["discard", "sacrifice"])
def test_bad_bargain_leaves_the_choice_to_its_victim(option):
    game = table("bad_bargain", "neigh neigh yay", stables=("", "claw_machine barbed_wire", ""))
    play(game, "bad_bargain")
    assert game.prompt(BO).answers() == ["discard", "sacrifice"], "cy has nothing to lose, ana neither"
    say(game, BO, option)
    if option == "discard":
        say(game, BO, "choose bo.hand/neigh", "choose bo.hand/yay")
        assert discard(game) == ["bad_bargain", "neigh", "yay"]
    else:
        assert discard(game) == ["bad_bargain", "claw_machine"], "a Downgrade is no way out"


def test_lost_and_found_takes_an_upgrade_or_a_downgrade():
    game = table("lost_and_found", discard="yay neigh barbed_wire narwhal")
    play(game, "lost_and_found")
    assert game.prompt(ANA).answers() == ["choose discard/yay", "choose discard/barbed_wire"]
    say(game, ANA, "choose discard/barbed_wire")
    assert hand(game, ANA) == ["barbed_wire"]


def test_paper_lanterns_leave_room_for_nine_cards():
    game = table(" ".join(["narwhal"] * 9), stables=("paper_lanterns", "", ""))
    say(game, ANA, "draw")
    say(game, ANA, "choose ana.hand/narwhal")
    assert len(hand(game, ANA)) == 9
    assert game.asked == [BO]


def test_two_paper_lanterns_leave_room_for_eleven():
    game = table(" ".join(["narwhal"] * 10), stables=("paper_lanterns paper_lanterns", "", ""))
    say(game, ANA, "draw")
    assert len(hand(game, ANA)) == 11


def test_tea_stand_changes_a_card_at_the_end_of_the_turn():
    game = table("neigh yay", stables=("tea_stand", "", ""), phase=ENDING)
    say(game, ANA, "use tea_stand", "choose ana.hand/neigh")
    assert hand(game, ANA) == ["yay", "narwhal"]
    assert discard(game) == ["neigh"]


def test_leaking_roof_costs_a_card_for_each_upgrade_that_comes_or_goes():
    game = table("yay neigh narwhal", stables=("leaking_roof", "", ""))
    play(game, "yay")
    say(game, ANA, "choose ana")
    say(game, ANA, "choose ana.hand/neigh")
    assert discard(game) == ["neigh"]


def test_leaking_roof_does_not_mind_unicorns():
    game = table("rhinocorn neigh", stables=("leaking_roof", "", ""))
    play(game, "rhinocorn")
    assert hand(game, ANA) == ["neigh"]


def test_fog_over_the_stalls_hides_what_unicorns_set_off():
    game = table("greedy_flying_unicorn", stables=("fog_over_the_stalls", "", ""))
    play(game, "greedy_flying_unicorn")
    assert hand(game, ANA) == [], "no card for its entry"


def test_fog_over_the_stalls_leaves_what_holds_all_the_time():
    game = table("yay narwhal", stables=("fog_over_the_stalls twin_stall_unicorn", "", ""))
    assert game.view(ANA).unicorns[ANA] == 2
    assert "play yay" not in game.prompt(ANA).answers()


def test_neigh_with_interest_stops_a_card_and_draws_one():
    game = table("narwhal", "neigh_with_interest")
    say(game, ANA, "play narwhal")
    say(game, BO, "answer neigh_with_interest")
    all_pass(game)
    assert stable(game, ANA) == []
    assert discard(game) == ["narwhal", "neigh_with_interest"]
    assert hand(game, BO) == ["narwhal", "narwhal"], "one for the Neigh, one in bo's draw phase"


def test_every_card_of_the_night_market_is_played_here():
    ours = [face.card.id for face in load_pack("night-market").faces]
    tests = " ".join(name for name in globals() if name.startswith("test_"))
    assert [card for card in ours if card not in tests and card.removesuffix("s") not in tests] == []
