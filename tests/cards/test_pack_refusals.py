"""Packs that can't be read and cards that make no sense: each is refused with its path and a sentence."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from stablemates.cards import grammar as g
from stablemates.cards import pack_check
from stablemates.cards.pack_file import read_pack
from stablemates.wording import card_text
from tests.cards.making import DRAW, Data, card, enters, pack_of, refusal, spell, upgrade, when

# --- packs that can't be read ---------------------------------------------------------------------------------------

CARD = "my.json: cards[0](my_card)"
ACT = f"{CARD}.abilities[0].do[0]"
VERBS = ", ".join(g.VERBS)

MALFORMED: list[tuple[Any, str, str]] = [
    # the file
    ("[1, 2", "my.json", "this is not JSON: Expecting ',' delimiter: line 1 column 6 (char 5)."),
    ([], "my.json", "the file must be an object with “stablemates_pack”: 1."),
    ({"id": "mine"}, "my.json", "the file must be an object with “stablemates_pack”: 1."),
    (pack_of(card(), stablemates_pack=True), "my.json", "the file must be an object with “stablemates_pack”: 1."),
    (
        pack_of(card(), colour="red"),
        "my.json: colour",
        "there is no such field. Allowed: stablemates_pack, id, name, profile, adults, two_player_gift, cards, names.",
    ),
    (pack_of(card(), id="My Pack"), "my.json: id", "a pack's id is 2 to 40 small letters, digits and hyphens."),
    (pack_of(card(), name="A <i>pack</i>"), "my.json: name", "only plain text: no <, > or &, no control signs."),
    (
        pack_of(card(), profile="third-edition"),
        "my.json: profile",
        "“third-edition” can't stand here. Allowed: second-edition, effect-chain.",
    ),
    (pack_of(card(), adults="yes"), "my.json: adults", "here should be true or false."),
    (
        pack_of(card(), two_player_gift="my_card"),
        "my.json: two_player_gift",
        "here should be the id of a card with two copies that two players play with.",
    ),
    (pack_of(), "my.json: cards", "here should be a list of 1 to 300 cards."),
    (
        pack_of(*[card(id=f"card_{n}") for n in range(301)]),
        "my.json: cards",
        "here should be a list of 1 to 300 cards.",
    ),
    (pack_of(card(), card()), "my.json: cards[1]", "there is another card “my_card”."),
    (pack_of(card(), names={"horse": {"it": "Cavallo"}}), "my.json: names.horse", "the pack has no such card."),
    (
        pack_of(card(), names={"my_card": {"xx": "?"}}),
        "my.json: names.my_card.xx",
        "the languages are en, it, nl, pl, de.",
    ),
    # a card
    (pack_of("my_card"), "my.json: cards[0]", "here should be an object in braces."),
    (pack_of({"id": "my_card", "kind": "basic"}), "my.json: cards[0]", "the field “name” is missing."),
    (
        pack_of(card(colour="red")),
        "my.json: cards[0].colour",
        "there is no such field here. Allowed: id, name, kind, copies, words, not_for_two, abilities, statics.",
    ),
    (
        pack_of(card(id="My Card")),
        "my.json: cards[0].id",
        "an id is 2 to 48 small letters, digits and underscores, with a letter first.",
    ),
    (pack_of(card(name="<b>Bold</b>")), f"{CARD}.name", "only plain text: no <, > or &, no control signs."),
    (pack_of(card(name="Bell\u0007")), f"{CARD}.name", "only plain text: no <, > or &, no control signs."),
    (pack_of(card(name="x" * 61)), f"{CARD}.name", "here should be a line of text of at most 60 signs."),
    (
        pack_of(card("dragon")),
        f"{CARD}.kind",
        "“dragon” can't stand here. Allowed: baby, basic, magical, magic, upgrade, downgrade, instant.",
    ),
    (pack_of(card(copies=31)), f"{CARD}.copies", "here should be a whole number from 0 to 30, not 31."),
    (pack_of(card(copies=1.0)), f"{CARD}.copies", "here should be a whole number from 0 to 30, not 1.0."),
    (pack_of(card(not_for_two=1)), f"{CARD}.not_for_two", "here should be true or false."),
    (pack_of(card(words=["horse"])), f"{CARD}.words[0]", "“horse” can't stand here. Allowed: neigh, narwhal."),
    (pack_of(card(words=["neigh", "neigh"])), f"{CARD}.words", "a word is there twice."),
    (
        pack_of(card(name="A Horse That Said Neigh")),
        f"{CARD}.words",
        "the name has “neigh” in it, and cards look for that: add the word here.",
    ),
    (pack_of(card(statics="steadfast")), f"{CARD}.statics", "here should be a list of at most 8."),
    (
        pack_of(card("magical", *[{"when": "enter", "do": [DRAW] * 8}] * 8)),
        CARD,
        "the card has 73 parts; 64 are allowed.",
    ),
    # abilities, statics, acts
    (
        pack_of(card("magical", {"when": "noon", "do": [DRAW]})),
        f"{CARD}.abilities[0].when",
        f"“noon” can't stand here. Allowed: {', '.join(g.WHENS)}.",
    ),
    (
        pack_of(card("magical", {"when": "enter", "limit": 2, "do": [DRAW]})),
        f"{CARD}.abilities[0].limit",
        "there is no such field here. Allowed: when, may, do.",
    ),
    (
        pack_of(card("upgrade", {"when": "crowded", "what": "unicorn", "do": [DRAW]})),
        f"{CARD}.abilities[0]",
        "the field “limit” is missing.",
    ),
    (
        pack_of(card("upgrade", {"when": "crowded", "what": "unicorn", "limit": 21, "do": [DRAW]})),
        f"{CARD}.abilities[0].limit",
        "here should be a whole number from 1 to 20, not 21.",
    ),
    (
        pack_of(card("upgrade", {"when": "instead", "on": ["steal"], "do": [DRAW]})),
        f"{CARD}.abilities[0].on[0]",
        "“steal” can't stand here. Allowed: sacrifice, destroy.",
    ),
    (
        pack_of(card("magical", {"when": "enter", "may": "yes"})),
        f"{CARD}.abilities[0].may",
        "here should be true or false.",
    ),
    (
        pack_of(card(statics=[{"static": "flies"}])),
        f"{CARD}.statics[0].static",
        f"“flies” can't stand here. Allowed: {', '.join(g.STATICS)}.",
    ),
    (pack_of(card(statics=[{"static": "counts"}])), f"{CARD}.statics[0]", "the field “value” is missing."),
    (
        pack_of(card(statics=[{"static": "counts", "value": 6}])),
        f"{CARD}.statics[0].value",
        "here should be a whole number from 0 to 5, not 6.",
    ),
    (
        pack_of(card(statics=[{"static": "steadfast", "what": "any"}])),
        f"{CARD}.statics[0].what",
        "there is no such field here. Allowed: static.",
    ),
    (pack_of(spell({"n": 1})), ACT, "the field “do” is missing."),
    (pack_of(spell({"do": "explode"})), f"{ACT}.do", f"“explode” can't stand here. Allowed: {VERBS}."),
    (
        pack_of(spell({"do": "draw", "zone": "deck"})),
        f"{ACT}.zone",
        "there is no such field here. Allowed: do, join, n, who, what.",
    ),
    (pack_of(spell({"do": "draw", "n": 11})), f"{ACT}.n", "here should be a whole number from 1 to 10, not 11."),
    (pack_of(spell({"do": "draw", "n": "all"})), f"{ACT}.n", "“all” can't stand here. Allowed: as_many, per_card."),
    (
        pack_of(spell({"do": "steal", "what": "any", "who": "each"})),
        f"{ACT}.who",
        "“each” can't stand here. Allowed: other, that.",
    ),
    (
        pack_of(spell({"do": "take", "what": "horse", "zone": "discard"})),
        f"{ACT}.what",
        f"“horse” can't stand here. Allowed: {', '.join(g.FILTERS)}.",
    ),
    (
        pack_of(spell({"do": "take", "what": [], "zone": "discard"})),
        f"{ACT}.what",
        "an empty filter takes no card at all.",
    ),
    (
        pack_of(spell({"do": "draw"}, {"do": "draw", "join": "or"})),
        f"{CARD}.abilities[0].do[1].join",
        "“or” can't stand here. Allowed: and, then, if_you_do.",
    ),
    (
        pack_of(spell({"do": "choose_one", "options": [DRAW] * 5})),
        f"{ACT}.options",
        "here should be a list of at most 4.",
    ),
    (
        pack_of(spell({"do": "choose_one", "options": [{"do": "choose_one", "options": [DRAW, DRAW]}, DRAW]})),
        f"{ACT}.options[0]",
        "an option is one plain act.",
    ),
]


@pytest.mark.parametrize(("data", "path", "reason"), MALFORMED, ids=[f"{row[1]} {row[2][:40]}" for row in MALFORMED])
def test_what_is_wrong_is_said_with_its_path(data, path, reason):
    error = refusal(data)
    assert (error.path, error.reason) == (path, reason)
    assert str(error) == f"{path}: {reason}"


def test_a_file_too_deep_to_read_is_refused():
    """No file makes Python run out of its stack: neither the JSON nor choices within choices."""
    refusal("[" * 100_000)
    act: Data = DRAW
    for _ in range(150):
        act = {"do": "choose_one", "options": [act, DRAW]}
    assert refusal(pack_of(spell(act))).reason == "an option is one plain act."


# --- cards that can be read but make no sense -----------------------------------------------------------------------


HOME = [{"static": "goes_home", "value": "nursery"}]
OTHER_DISCARDS = {"do": "discard", "what": "any", "who": "other"}
GOES = {"do": "sacrifice", "this": True}
STEAL_A_WHILE = {"do": "steal", "what": "unicorn", "who": "other", "until": "this_turn"}
FIRST, SECOND = ".abilities[0].do[0]", ".abilities[0].do[1]"
NEVER = "no such card ever lies in a stable."
WHAT = "say by “what” which cards are meant."
WHO = "say by “who” whom it is about."
DEBT = "give_back is for what was taken: this_turn in an ability end, while_here in left, not optional."
COMES_BACK = "this card can come back from the discard pile, by an ability of when gone or left."
INSTEAD = "instead is optional (may) and does one thing: sacrifice this card, or discard cards."
STATE = "a state check does one thing, not optional: sacrifice a card."
CROWDED = "crowded counts Unicorns (what unicorn), and makes the holder sacrifice a Unicorn."
ROAMS = "each_turn knows one act, not optional: move this card to that player (dest that)."
THEIRS = "what another player picks is to discard, or to sacrifice one card, by who that."
BABY = "a Baby needs the static goes_home with value nursery (R-033)."

SENSELESS: list[tuple[Data, str, str]] = [
    # kinds
    (card("basic", when("enter", DRAW)), "", "a Basic Unicorn has no effect (R-052); make it a Magical one."),
    (
        card("basic", statics=[{"static": "steadfast"}]),
        "",
        "a Basic Unicorn has no effect (R-052); make it a Magical one.",
    ),
    (card("baby"), "", BABY),
    (card("baby", statics=[{"static": "goes_home", "value": "hand"}]), "", BABY),
    (card("magic"), "", "a Magic card has abilities of when play, and nothing else."),
    (card("magic", when("enter", DRAW)), "", "a Magic card has abilities of when play, and nothing else."),
    (spell(DRAW, statics=[{"static": "dims"}]), "", "a Magic card has abilities of when play, and nothing else."),
    (card("instant"), "", "an Instant has exactly one ability, of when answer."),
    (
        card("instant", {"when": "answer"}, {"when": "answer"}),
        "",
        "an Instant has exactly one ability, of when answer.",
    ),
    (
        card("instant", {"when": "answer"}, statics=[{"static": "dims"}]),
        "",
        "an Instant never lies in a stable: its only static can be unanswerable.",
    ),
    # statics
    (upgrade(statics=[{"static": "counts", "value": 2}]), ".statics[0]", "only a Unicorn counts as Unicorns."),
    (card(statics=HOME), ".statics[0]", "only Babies go to the nursery; others go to the hand."),
    (
        card(statics=[{"static": "blinds"}]),
        ".statics[0]",
        "a Unicorn can't say this of the Unicorns around it; make it an Upgrade or a Downgrade.",
    ),
    (card(statics=[{"static": "hand_limit", "value": 0}]), ".statics[0]", "a change of 0 changes nothing."),
    (card(statics=[{"static": "shields", "what": "magic"}]), ".statics[0]", NEVER),
    (
        card(statics=[{"static": "steadfast"}, {"static": "steadfast"}]),
        ".statics",
        "each static can be there once; a filter can be a list of several words.",
    ),
    # abilities
    (
        card("magical", when("play", DRAW)),
        ".abilities[0]",
        "only a Magic card does something when played; others when they enter.",
    ),
    (card("magical", when("answer", DRAW)), ".abilities[0]", "only an Instant answers."),
    (card("magical", {"when": "enter"}), ".abilities[0]", "there is nothing to do: “do” is missing."),
    (enters({**DRAW, "join": "then"}), FIRST, "the first act has nothing before it to hang on; leave out “join”."),
    (upgrade(when("movement", DRAW)), ".abilities[0]", WHAT),
    (upgrade(when("movement", DRAW, what="instant")), ".abilities[0]", NEVER),
    (
        upgrade(*[when("crowded", {"do": "sacrifice", "what": "unicorn"}, what="unicorn", limit=3)] * 2),
        ".abilities",
        "only one instead, one each_turn, and one of crowded and none_here.",
    ),
    (upgrade(when("crowded", GOES, what="unicorn", limit=3)), ".abilities[0]", CROWDED),
    (
        upgrade(when("crowded", {"do": "sacrifice", "what": "upgrade"}, what="unicorn", limit=3)),
        ".abilities[0]",
        CROWDED,
    ),
    (upgrade(when("crowded", DRAW, what="unicorn", limit=3)), ".abilities[0]", STATE),
    (upgrade(when("none_here", GOES, what="basic", may=True)), ".abilities[0]", STATE),
    (upgrade(when("none_here", GOES)), ".abilities[0]", WHAT),
    (
        upgrade(when("none_here", GOES, what="upgrade")),
        ".abilities[0]",
        "none_here says which other cards (what), and sacrifices this card.",
    ),
    (
        upgrade(when("none_here", GOES, what="basic"), statics=[{"static": "steadfast"}]),
        ".abilities[0]",
        "a steadfast card can't be sacrificed.",
    ),
    (upgrade(when("instead", GOES, what="unicorn", on=["destroy"])), ".abilities[0]", INSTEAD),
    (upgrade(when("instead", GOES, what="unicorn", on=[], may=True)), ".abilities[0]", INSTEAD),
    (upgrade(when("instead", DRAW, what="unicorn", on=["destroy"], may=True)), ".abilities[0]", INSTEAD),
    (
        upgrade(when("instead", GOES, on=["destroy"], may=True)),
        ".abilities[0]",
        "a card can't be sacrificed instead of itself: say by “what” which cards it protects.",
    ),
    (
        upgrade(when("instead", {"do": "discard", "what": "any", "n": 2}, on=["destroy"], may=True)),
        ".abilities[0]",
        "instead of being sacrificed or destroyed one card of any kind is discarded.",
    ),
    (card("magical", when("each_turn", DRAW)), ".abilities[0]", ROAMS),
    (card("magical", when("each_turn", {"do": "move", "this": True, "dest": "other"})), ".abilities[0]", ROAMS),
    (
        card("magical", when("each_turn", {"do": "move", "this": True, "dest": "that"}, may=True)),
        ".abilities[0]",
        ROAMS,
    ),
    # that player
    (
        spell({"do": "discard", "what": "any", "who": "that"}),
        FIRST,
        "“that” player is nobody yet: an act before it must be about a player.",
    ),
    (
        spell(DRAW, {"do": "give", "who": "that"}),
        SECOND,
        "“that” player is nobody yet: an act before it must be about a player.",
    ),
    (
        spell(OTHER_DISCARDS, {"do": "pull", "who": "other"}),
        SECOND,
        "an ability is about one player: say “that”, or write another ability.",
    ),
    (
        card(
            "instant", when("answer", {"do": "discard", "what": "any", "who": "that"}, {"do": "pull", "who": "other"})
        ),
        SECOND,
        "an ability is about one player: say “that”, or write another ability.",
    ),
    (
        spell(OTHER_DISCARDS, {"do": "sacrifice", "what": "upgrade", "who": "that"}),
        SECOND,
        "another player sacrifices by a choose_one of who any, with this as an option.",
    ),
    (spell({"do": "choose_one", "options": [DRAW]}), FIRST, "a choice has at least two options."),
    (
        spell({"do": "choose_one", "options": [DRAW, {"do": "draw", "join": "then"}]}),
        f"{FIRST}.options[1]",
        "an option is one plain act.",
    ),
    (spell({"do": "choose_one", "who": "any", "options": [DRAW, DRAW]}), f"{FIRST}.options[0]", THEIRS),
    (
        spell({"do": "choose_one", "options": [{"do": "discard", "what": "any", "who": "that"}, DRAW]}),
        f"{FIRST}.options[0]",
        "“that” player is nobody yet.",
    ),
    (
        spell(*[{"do": "choose_one", "options": [DRAW, DRAW]}] * 2),
        ".abilities[0]",
        "only one choose_one in an ability.",
    ),
    # which cards, whom, how many
    (spell({"do": "destroy", "who": "other"}), FIRST, WHAT),
    (spell({"do": "destroy", "what": "unicorn"}), FIRST, WHO),
    (spell({"do": "show_hands"}), FIRST, WHO),
    (spell(OTHER_DISCARDS, {"do": "give"}), SECOND, WHO),
    (spell({"do": "destroy", "what": ["magic", "instant"], "who": "other"}), FIRST, NEVER),
    (
        enters({"do": "bring", "what": "any", "zone": "hand"}),
        FIRST,
        "only Unicorns, Upgrades and Downgrades can be brought into a stable.",
    ),
    (enters({"do": "bring", "what": "basic", "zone": "nursery"}), FIRST, "only Babies are in the nursery."),
    (
        enters({"do": "bring", "what": "baby", "zone": "hand"}),
        FIRST,
        "Babies are only in stables and in the nursery (R-032).",
    ),
    (
        spell({"do": "search", "what": "baby", "zone": "deck"}),
        FIRST,
        "Babies are only in stables and in the nursery (R-032).",
    ),
    (
        spell({"do": "draw", "n": "as_many"}),
        FIRST,
        "“as_many” needs an act of “all” right before it, for the same players.",
    ),
    (
        spell({"do": "discard", "n": "all", "what": "any"}, {"do": "draw", "n": "as_many", "who": "each"}),
        SECOND,
        "“as_many” needs an act of “all” right before it, for the same players.",
    ),
    (
        spell({"do": "sacrifice", "n": "all", "what": "any"}, {"do": "draw", "n": "as_many"}),
        SECOND,
        "“as_many” counts what was discarded or shrunk right before it.",
    ),
    (
        spell({"do": "discard", "n": "all", "what": "any", "who": "each_other"}, {"do": "draw", "n": "as_many"}),
        SECOND,
        "“as_many” counts what one player has done, or each player.",
    ),
    (
        spell({"do": "draw", "what": "basic"}),
        FIRST,
        "“what” and “per_card” go together: a card for each such card in your stable.",
    ),
    (
        spell({"do": "draw", "n": "per_card", "what": "basic", "who": "each"}),
        FIRST,
        "“per_card” looks at your own stable: leave out “who”.",
    ),
    (
        spell({"do": "discard", "what": "unicorn", "who": "each"}),
        FIRST,
        "a whole hand is discarded, and by everybody a card, of any kind (what any).",
    ),
    (
        spell({"do": "discard", "what": "any", "n": 2, "who": "each"}),
        FIRST,
        "everybody does it with one card, or with all.",
    ),
    (
        spell({"do": "shrink", "what": "unicorn", "who": "any"}),
        FIRST,
        "shrink takes all such cards of a player (n all).",
    ),
    (spell({"do": "shuffle_in"}), FIRST, "say by “zones” what is shuffled in."),
    (spell({"do": "move", "what": "upgrade"}), FIRST, "say by “dest” where the card goes: other or elsewhere."),
    (
        spell({"do": "return", "what": "any", "who": "other", "chooser": "each"}),
        FIRST,
        "each chooses only where each player is meant (who each).",
    ),
    # this card
    (
        enters({"do": "sacrifice", "this": True, "what": "any"}),
        FIRST,
        "“this” is the card itself: leave out “what”, “n” and “who”.",
    ),
    (spell(GOES), FIRST, "a card that never lies in a stable can't do that to itself."),
    (enters({"do": "shuffle_in", "this": True}), FIRST, "only a Magic card can shuffle itself in."),
    (enters({"do": "bring", "this": True, "zone": "discard"}), FIRST, COMES_BACK),
    (card("magical", when("gone", {"do": "bring", "this": True, "zone": "hand"})), FIRST, COMES_BACK),
    (card("magical", when("gone", GOES)), FIRST, "this card has left the stable already."),
    (
        card("magical", when("enter", GOES), statics=[{"static": "steadfast"}]),
        FIRST,
        "a steadfast card can't be sacrificed.",
    ),
    # turns and debts
    (
        enters({"do": "draw_more", "n": 1}),
        FIRST,
        "this is about the turn to come: only in an ability of when beginning.",
    ),
    (
        enters({"do": "play_twice"}),
        FIRST,
        "play_twice is for your own turn: in an ability of when beginning or play.",
    ),
    (
        card("magical", when("enter", STEAL_A_WHILE)),
        FIRST,
        "what is taken for a while must go back: add an ability end or left with give_back.",
    ),
    (
        card("magical", when("left", STEAL_A_WHILE), when("end", {"do": "give_back"})),
        FIRST,
        "it is too late then to take something for a while.",
    ),
    (card("magical", when("end", {"do": "give_back"})), FIRST, DEBT),
    (card("magical", when("end", {"do": "give_back"}, may=True), when("enter", STEAL_A_WHILE)), FIRST, DEBT),
]


@pytest.mark.parametrize(("data", "path", "reason"), SENSELESS, ids=[row[2][:50] for row in SENSELESS])
def test_what_makes_no_sense_is_refused_with_a_sentence(data, path, reason):
    error = refusal(pack_of(data))
    assert (error.path, error.reason) == (f"{CARD}{path}", reason)


def test_every_sentence_of_the_check_is_in_the_table():
    """A refusal that no test shows may be one that can't be met, or that says something else than it means."""
    source = Path(pack_check.__file__).read_text(encoding="utf-8")
    said = set(re.findall(r'(?<!")"([^"{]+\.)"(?!")', source))
    assert len(said) > 40
    assert said <= {row[2] for row in [*SENSELESS, *MALFORMED]}


SENSIBLE = [
    card("magical"),
    card("upgrade", copies=0),
    card("baby", when("beginning", DRAW), statics=HOME),
    spell(OTHER_DISCARDS, {"do": "give", "who": "that", "join": "then"}),
    spell({"do": "discard", "n": "all", "what": "any"}, {"do": "draw", "n": "as_many"}),
    spell({"do": "shuffle_in", "this": True, "zones": ["hand", "discard"]}, {"do": "draw", "n": 5}),
    card(
        "instant", when("answer", {"do": "give", "who": "that"}), words=["neigh"], statics=[{"static": "unanswerable"}]
    ),
    card("instant", when("answer", {"do": "pull", "who": "other"}, may=True)),
    card("magical", when("gone", {"do": "bring", "this": True, "zone": "discard", "cond": "holds_a_card"}, may=True)),
    card("magical", name="Neigh-Sayer", words=["neigh"]),
    card("upgrade", when("beginning", STEAL_A_WHILE), when("end", {"do": "give_back"})),
    spell(
        {
            "do": "choose_one",
            "options": [{"do": "destroy", "what": "upgrade", "who": "other"}, {"do": "pull", "who": "any"}],
        }
    ),
]


@pytest.mark.parametrize("data", SENSIBLE)
def test_a_card_that_makes_sense_is_accepted(data):
    pack = read_pack(json.dumps(pack_of(data)), "my.json")
    assert card_text(pack.faces[0].card, pack)


def test_as_many_cards_copies_and_parts_as_are_allowed():
    cards = [card("basic", id=f"card_{n}", copies=30) for n in range(299)]
    full = card("magical", *[when("enter", *[DRAW] * 8)] * 7)  # 1 + 7 * (1 + 8) parts
    pack = read_pack(json.dumps(pack_of(*cards, full)), "my.json")
    assert len(pack.faces) == 300
