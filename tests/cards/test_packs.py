"""Packs together, names, rulebooks, house rules: what a table can choose, and how it is refused."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from stablemates.cards import grammar as g
from stablemates.cards.house import house_notices, read_house_rules
from stablemates.cards.pack_file import pack_schema, read_names_file, read_pack
from stablemates.cards.pack_reader import PackError
from stablemates.cards.packs import PACK_IDS, advice, load_pack, rename
from stablemates.cards.rulebooks import RULEBOOKS, find_rulebook
from stablemates.cli import app
from stablemates.engine import words as w
from stablemates.engine.errors import OptionError
from stablemates.engine.events import NAMES_OF
from stablemates.engine.game import Event, Game
from stablemates.engine.setup import Position
from stablemates.notation.gamefile import Recorder, verify
from stablemates.wording.catalogue import catalogue
from tests.cards.making import card, pack_of, spell
from tests.engine.table import Dice, roll

# --- several packs, and packs too small -----------------------------------------------------------------------------


def written(path: Path, data: Any) -> str:
    """A file, by its name."""
    path.write_text(json.dumps(data), encoding="utf-8")
    return str(path)


def said_by(call: Any, *arguments: Any, **more: Any) -> str:
    """The sentence of a refusal."""
    with pytest.raises(OptionError) as caught:
        call(*arguments, **more)
    return str(caught.value)


def test_packs_are_joined_into_one_deck(tmp_path):
    mine = written(tmp_path / "mine.json", pack_of(card(copies=4)))
    pack = load_pack(f"base+night-market+{mine}")
    assert pack.id == "base+night-market+mine"
    assert len(pack.faces) == 84 + 15 + 1
    assert len(Game.new(3, pack).state.faces) == 127 + 18 + 4
    assert load_pack("base+night-market+mine") is pack, "a saved game finds it again by the ids of its packs"


def test_a_joined_deck_keeps_what_its_packs_bring():
    """The profile of the first; the gift for two and the printed names of whoever has them."""
    pack = load_pack("night-market+base-second-print")
    assert pack.profile == "second-edition"
    assert load_pack("base-second-print+night-market").profile == "effect-chain"
    assert pack.two_player_gift == "neigh"
    assert pack.speaking("pl").face("neigh").card.name == "RzeNIE"
    game = Game.new(2, pack)
    assert [len(hand) for hand in game.state.hands] == [6, 6]


@pytest.mark.parametrize(
    ("packs", "sentence"),
    [
        ("base+base-second-print", "The two prints of the base deck can't be joined: they are the same cards."),
        ("night-market+night-market", "Two of the packs have a card “lantern_unicorn”; they can't be joined."),
        (
            "base+nowhere",
            "There is no pack “nowhere”. The packs are: base, base-second-print, after-dark, night-market; "
            "or name a pack file ending in .json.",
        ),
    ],
)
def test_packs_that_can_not_be_joined(packs, sentence):
    assert said_by(load_pack, packs) == sentence


def test_two_packs_with_a_card_of_one_id_are_not_joined(tmp_path):
    mine = written(tmp_path / "mine.json", pack_of(card(id="rhinocorn"), id="rhinos"))
    assert said_by(load_pack, f"base+{mine}") == "Two of the packs have a card “rhinocorn”; they can't be joined."


def test_a_pack_can_not_take_the_id_of_one_of_ours(tmp_path):
    mine = written(tmp_path / "mine.json", pack_of(card(), id="after-dark"))
    sentence = f"{mine}: id: “after-dark” is a pack that comes with Stablemates; give yours another id."
    assert said_by(load_pack, mine) == sentence


def test_after_dark_is_never_joined_silently():
    pack = load_pack("base+after-dark")
    sentence = "Pack base+after-dark is for adults: set adults=true if everybody at the table is one."
    assert said_by(Game.new, 3, pack) == sentence
    assert Game.new(3, pack, options={"adults": "true"}).outcome is None


BABY = card("baby", id="foal", name="Foal", copies=8, statics=[{"static": "goes_home", "value": "nursery"}])


def test_about_one_card_in_eight_should_be_a_neigh():
    assert [advice(load_pack(pack_id)) for pack_id in PACK_IDS] == [None, None, None]
    assert advice(load_pack("base+night-market")) is None
    few = read_pack(json.dumps(pack_of(BABY, card(copies=30), card("basic", id="plain", copies=30))), "my.json")
    assert str(advice(few)) == "0 of 60 cards are Neighs; about 12 in a hundred play best (U-006)."
    neigh = card("instant", {"when": "answer"}, id="nay", name="Neigh", words=["neigh"], copies=20)
    many = read_pack(json.dumps(pack_of(BABY, card(copies=30), neigh)), "my.json")
    assert str(advice(many)) == "20 of 50 cards are Neighs; about 12 in a hundred play best (U-006)."


def test_an_expansion_is_no_deck_and_needs_no_neighs():
    assert advice(read_pack(json.dumps(pack_of(card(copies=30))), "my.json")) is None


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ([card(copies=15), BABY], "Pack mine has too few cards for 3 seats; join it to a deck (base+mine)."),
        ([card(copies=16)], "Pack mine has 0 Babies for 3 seats (R-007)."),
        ([card(copies=16), {**BABY, "copies": 2}], "Pack mine has 2 Babies for 3 seats (R-007)."),
    ],
)
def test_a_pack_too_small_to_deal(cards, sentence):
    pack = read_pack(json.dumps(pack_of(*cards)), "my.json")
    assert said_by(Game.new, 3, pack) == sentence


def test_the_smallest_deck_that_can_be_played():
    pack = read_pack(json.dumps(pack_of(card(copies=16), BABY)), "my.json")
    game = Game.new(3, pack, options={"babies": "deal", "start": "0"})
    assert len(game.state.deck) == 0, "the last card is drawn, and the game goes on to its end"


def test_a_gift_for_two_comes_out_of_the_file():
    neigh = card("instant", {"when": "answer"}, id="nay", name="Neigh", words=["neigh"], copies=2)
    pack = read_pack(json.dumps(pack_of(card(copies=20), BABY, neigh, two_player_gift="nay")), "my.json")
    assert all("nay" in [pack.faces[at].card.id for at in Game.new(2, pack).view(seat).hand] for seat in (0, 1))


def test_an_unreadable_file(tmp_path):
    assert "nowhere.json can't be read" in said_by(load_pack, str(tmp_path / "nowhere.json"))
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe\xff")
    assert "bytes.json can't be read" in said_by(load_pack, str(tmp_path / "bytes.json"))


# --- names ----------------------------------------------------------------------------------------------------------


def names_of(data: Any) -> dict[str, dict[str, str]]:
    return read_names_file(json.dumps(data), "names.json")


def test_a_names_file_renames_cards():
    names = names_of(
        {"stablemates_names": 1, "names": {"rhinocorn": {"en": "Rosie", "de": "Rosi"}, "neigh": {"en": "No"}}}
    )
    pack = rename(load_pack("base"), names)
    assert pack.face("rhinocorn").card.name == "Rosie"
    assert pack.face("rhinocorn").letters == len("Rosie")
    assert pack.face("neigh").traits & w.NEIGH_CARD, "what was a Neigh stays one under any name"
    assert pack.speaking("de").face("rhinocorn").card.name == "Rosi"
    assert pack.speaking("it").face("yay").card.name == "Evvahiii!"
    assert load_pack("base").face("rhinocorn").card.name == "Rhinocorn", "the deck itself is as it was"
    one, two = Game.new(3, load_pack("base"), seed=4), Game.new(3, pack, seed=4)
    assert one.hash() == two.hash()


@pytest.mark.parametrize(
    ("data", "path", "reason"),
    [
        ({"names": {}}, "names.json", "the file must be an object with “stablemates_names”: 1."),
        (
            {"stablemates_names": 1, "name": {}},
            "names.json: name",
            "there is no such field. Allowed: stablemates_names, names.",
        ),
        ({"stablemates_names": 1}, "names.json: names", "here should be an object: card id -> language -> name."),
        (
            {"stablemates_names": 1, "names": {"yay": "Hooray"}},
            "names.json: names.yay",
            "here should be an object: language -> name.",
        ),
        (
            {"stablemates_names": 1, "names": {"yay": {"fr": "Youpi"}}},
            "names.json: names.yay.fr",
            "the languages are en, it, nl, pl, de.",
        ),
        (
            {"stablemates_names": 1, "names": {"yay": {"en": "<b>Yay</b>"}}},
            "names.json: names.yay.en",
            "only plain text: no <, > or &, no control signs.",
        ),
    ],
)
def test_a_names_file_that_can_not_be_read(data, path, reason):
    with pytest.raises(PackError) as caught:
        names_of(data)
    assert (caught.value.path, caught.value.reason) == (path, reason)


def test_a_name_for_a_card_that_is_not_there():
    names = names_of({"stablemates_names": 1, "names": {"yey": {"en": "Hooray"}}})
    assert said_by(rename, load_pack("base"), names) == "Pack base has no card “yey”."


# --- rulebooks and languages ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "pack", "profile", "options"),
    [
        ("000", "after-dark", "second-edition", {"card_language": "it", "start": "host"}),
        ("001", "base-second-print", "effect-chain", {"card_language": "pl", "start": "lot"}),
        ("002", "base-second-print", "effect-chain", {"card_language": "en", "start": "lot"}),
        ("003", "base", "second-edition", {"card_language": "it", "start": "lot"}),
        ("004", "after-dark", "second-edition", {"card_language": "nl", "start": "lot"}),
    ],
)
def test_a_rulebook_sets_pack_profile_and_options(number, pack, profile, options):
    book = find_rulebook(number)
    assert (book.pack, book.profile, book.options()) == (pack, profile, options)
    game = Game.new(4, load_pack(book.pack), book.profile, {**book.options(), "adults": "true"})
    assert game.state.pack.id == pack
    assert game.state.options.profile == profile
    assert {name: game.state.options.values[name] for name in options} == options
    assert game.state.options.unicorns_anywhere == (profile == "effect-chain")


def starts(number: str) -> str:
    return catalogue("en").say(f"rulebook-{number}.starts", {})


def test_the_starting_rules_of_the_rulebooks():
    """R-010: most colours in the base boxes, darkest clothes in the others; in 000 that player picks, so the host."""
    colours = [number for number in RULEBOOKS if "most colours" in starts(number)]
    assert colours == ["001", "002", "003"]
    assert all("darkest" in starts(number) for number in ("000", "004"))
    assert [number for number, book in RULEBOOKS.items() if book.start == "host"] == ["000"]


def test_a_rulebook_that_is_not_there():
    sentence = "There is no rulebook “005”. The rulebooks are: 000, 001, 002, 003, 004."
    assert said_by(find_rulebook, "005") == sentence


def test_the_letters_follow_the_language_of_the_cards():
    """Q-34: Rainbow Unicorn has 14 letters, Unicorno Arcobaleno 18; the longer names win a tie (R-135, R-136)."""
    position = Position(2)
    position.stables = [["rainbow_unicorn"], ["magical_kittencorn"]]
    outcomes = {}
    for language in ("en", "it", "de"):
        game = Game.at(["ana", "bo"], load_pack("base"), position, options={"card_language": language})
        game.answer(0, 0) if game.asked else None
        outcomes[language] = game.outcome
    letters = {language: outcome.letters for language, outcome in outcomes.items() if outcome}
    assert letters == {"en": (14, 17), "it": (18, 16), "de": (17, 17)}
    assert {language: outcome.seat for language, outcome in outcomes.items() if outcome} == {
        "en": 1,
        "it": 0,
        "de": None,
    }


def test_a_game_file_of_joined_packs_in_italian_holds():
    """The file notes the letters it counted; those of the language that was played (Q-34)."""
    game = Game.new(3, load_pack("base+night-market"), options={"card_language": "it"}, seed=8)
    recorder, dice = Recorder(game, 8), Dice(8)
    for _ in range(60):
        recorder.answer(*roll(game, dice))
    assert verify(recorder.text()) == 60


# --- house rules ----------------------------------------------------------------------------------------------------

HOUSE = {
    "stablemates_house_rules": 1,
    "rules": [
        {"event": "stopped", "say": "{seat} may sulk."},
        {"event": "leaves", "what": "unicorn", "verb": "sacrifice", "say": "A minute of silence for {seat}."},
        {"event": "draws", "what": "unicorn", "say": "{seat} drew a Unicorn."},
        {"event": "shuffles", "say": "A toast by {seat}."},
    ],
}


def test_house_rules_say_notices_for_what_all_may_know():
    rules = read_house_rules(json.dumps(HOUSE), "house.json")
    pack = load_pack("base")
    events = [
        Event("stopped", 1, "yay", -1, 0),
        Event("leaves", 0, "rhinocorn", w.DISCARD_PILE, w.SACRIFICE),
        Event("leaves", 0, "rhinocorn", w.DISCARD_PILE, w.DESTROY),
        Event("leaves", 0, "yay", w.DISCARD_PILE, w.SACRIFICE),
        Event("draws", 0, None, -1, 0),
        Event("draws", 1, "rhinocorn", -1, 0),
        Event("shuffles", -1, "", -1, 0),
    ]
    assert house_notices(events, rules, pack, ("ana", "bo")) == [
        "bo may sulk.",
        "A minute of silence for ana.",
        "bo drew a Unicorn.",
        "A toast by everybody.",
    ]


def test_house_rules_never_change_play():
    """Notices are read off the events: the same game to the last number with and without them."""
    rules = read_house_rules(json.dumps(HOUSE), "house.json")
    with_rules, without = (Game.new(4, load_pack("base"), seed=3) for _ in range(2))
    dice, told, said = Dice(3), 0, []
    while with_rules.outcome is None:
        seat, index = roll(with_rules, dice)
        for game in (with_rules, without):
            game.answer(seat, index)
        said += house_notices(with_rules.events(-1, told), rules, with_rules.state.pack, with_rules.names)
        told = len(with_rules.state.log or [])
        assert with_rules.hash() == without.hash()
    assert any(line.endswith("may sulk.") for line in said)


@pytest.mark.parametrize(
    ("rules", "path", "reason"),
    [
        (None, "rules", "here should be a list of at most 50."),
        ([{"event": "draws", "say": "x"}] * 51, "rules", "here should be a list of at most 50."),
        (
            [{"event": "draws"}],
            "rules[0]",
            f"a rule has “event” and “say”, and may have “what” and “verb”. Filters: {', '.join(g.FILTERS)}.",
        ),
        (
            [{"event": "sneezes", "say": "Bless you."}],
            "rules[0].event",
            f"“sneezes” can't stand here. Allowed: {', '.join(NAMES_OF[1:])}.",
        ),
        (
            [{"event": "leaves", "verb": "flee", "say": "x"}],
            "rules[0].verb",
            f"“flee” can't stand here. Allowed: {', '.join(w.VERB_NAMES[1:])}.",
        ),
        (
            [{"event": "draws", "verb": "steal", "say": "x"}],
            "rules[0].verb",
            "only these events have a verb: enters, leaves, replaces.",
        ),
        ([{"event": "draws", "say": "<b>x</b>"}], "rules[0].say", "only plain text: no <, > or &, no control signs."),
        ([{"event": "draws", "what": [], "say": "x"}], "rules[0].what", "an empty filter takes no card at all."),
    ],
)
def test_house_rules_that_can_not_be_read(rules, path, reason):
    data = {"stablemates_house_rules": 1, "rules": rules}
    with pytest.raises(PackError) as caught:
        read_house_rules(json.dumps(data), "house.json")
    assert (caught.value.path, caught.value.reason) == (f"house.json: {path}", reason)


def test_a_file_of_something_else_is_no_file_of_house_rules():
    with pytest.raises(PackError, match="an object with “stablemates_house_rules”: 1"):
        read_house_rules(json.dumps(pack_of(card())), "house.json")


# --- the command line -----------------------------------------------------------------------------------------------


def test_the_schema_on_the_command_line():
    assert json.loads(CliRunner().invoke(app, ["cards", "--schema"]).output) == json.loads(json.dumps(pack_schema()))


def test_check_on_the_command_line(tmp_path):
    mine = written(tmp_path / "mine.json", pack_of(spell({"do": "draw", "n": 2})))
    done = CliRunner().invoke(app, ["cards", "--check", mine])
    assert done.exit_code == 0
    assert "mine.json holds: 1 card" in done.output
    assert "DRAW 2 cards." in done.output
    bad = CliRunner().invoke(app, ["cards", "--check", written(tmp_path / "bad.json", pack_of(spell({"do": "drew"})))])
    assert isinstance(bad.exception, PackError)
    assert "cards[0](my_card).abilities[0].do[0].do: “drew” can't stand here." in str(bad.exception)


def test_a_game_with_packs_names_and_house_rules(tmp_path):
    mine = written(tmp_path / "mine.json", pack_of(card("upgrade", name="Hammock", copies=9)))
    names = written(tmp_path / "names.json", {"stablemates_names": 1, "names": {"neigh": {"en": "Not Today"}}})
    house = written(
        tmp_path / "house.json", {"stablemates_house_rules": 1, "rules": [{"event": "turn", "say": "Up, {seat}!"}]}
    )
    words = ["play", "--humans", "0", "--players", "3", "--seed", "5", "--pack", f"base+night-market+{mine}"]
    done = CliRunner().invoke(app, [*words, "--card-names", names, "--house", house])
    assert done.exit_code == 0
    assert "* Up, ana!" in done.output
    assert "Not Today" in done.output
    assert "Hammock" in done.output


def test_a_saved_game_goes_on_if_its_pack_is_named_again(tmp_path):
    mine = written(tmp_path / "hammocks.json", pack_of(card("upgrade", name="Hammock", copies=9), id="hammocks"))
    saved = tmp_path / "saved.json"
    saved.write_text(Game.new(3, load_pack(f"base+{mine}"), seed=5).save(), encoding="utf-8")
    words = ["play", "--humans", "0", "--load", str(saved)]
    assert "pack “base+hammocks”, which is not here" in str(CliRunner().invoke(app, words).exception)
    done = CliRunner().invoke(app, [*words, "--pack", f"base+{mine}"])
    assert done.exit_code == 0
    assert "Hammock" in done.output
