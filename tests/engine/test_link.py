"""A link can be followed: prompts list its effects, the targets already chosen, and what resolves now."""

from stablemates.cards.packs import load_pack
from stablemates.engine.game import Game
from stablemates.engine.setup import Position


def test_a_prompt_lists_the_link_and_its_targets():
    table = Position(2)
    table.hands = [["shark_with_a_horn", "yay"], []]
    table.stables = [["barbed_wire"], ["narwhal", "llamacorn"]]
    table.deck = ["good_deal", "shake_up"]
    game = Game.at(["ana", "bo"], load_pack("base"), table, options={"ask_forced": "true"})
    game.answer(0, game.prompt(0).answers().index("play shark_with_a_horn"))
    assert game.prompt(0).link == ["ana's barbed_wire (chosen)", "ana's shark_with_a_horn (waiting)"]
    game.answer(0, game.prompt(0).answers().index("use shark_with_a_horn"))
    game.answer(0, game.prompt(0).answers().index("choose bo/narwhal"))
    assert game.prompt(0).link == [
        "ana's barbed_wire (resolving)",
        "ana's shark_with_a_horn (chosen): ana/shark_with_a_horn, bo/narwhal",
    ]
    game.answer(0, 0)  # the discard for Barbed Wire; the Shark goes, and the Wire bites once more with an empty hand
    assert game.prompt(game.asked[0]).link == []
    links = [event for event in game.events(0) if event.kind == "link"]
    assert [(event.other, event.extra) for event in links] == [(2, 1), (1, 2)]
