"""Situation files: well-formed ones become records, the others are refused with line and reason."""

from pathlib import Path
from textwrap import dedent

import pytest
import yaml

from stablemates.notation.situation_file import (
    OPTIONS,
    CardRef,
    SeatSetup,
    Situation,
    SituationError,
    Step,
    find_situations,
    load_situation,
    parse_situation,
)

SHARED = Path(__file__).parents[1] / "situations" / "shared"
FILES = sorted(SHARED.glob("*.yaml"))
CARDS = frozenset({
    "basic_unicorn_red", "broken_stable", "good_deal", "narwhal", "neigh", "rhinocorn", "shake_up",
    "slowdown", "yay",
})  # fmt: skip


def parse(text: str, known: frozenset[str] | None = CARDS) -> Situation:
    return parse_situation(dedent(text), "x.yaml", known)


def step(said: str, known: frozenset[str] | None = CARDS) -> Step:
    """The step `said` of a game of ana, bo and cy."""
    [only] = parse(f"seats: {{ana: {{}}, bo: {{}}, cy: {{}}}}\nscript:\n  - {said}\n", known).script
    return only


def refusal(text: str, known: frozenset[str] | None = CARDS) -> tuple[int, str]:
    with pytest.raises(SituationError) as caught:
        parse(text, known)
    assert str(caught.value) == f"x.yaml:{caught.value.line}: {caught.value.reason}"
    return caught.value.line, caught.value.reason


# The shared files


def test_there_are_120_shared_files():
    assert len(FILES) == 120


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_shared_files_parse_and_keep_everything(path):
    """Compares with a plain YAML reading, so that nothing is lost on the way."""
    situation = load_situation(path)
    raw = yaml.load(path.read_text(), Loader=yaml.BaseLoader)
    assert situation.about == raw["about"]
    assert (situation.pack, situation.profile) == (raw["pack"], raw["profile"])
    assert list(situation.rules) == raw["rules"]
    assert situation.options == raw.get("options", {})
    assert {seat.name: (list(seat.hand), list(seat.stable)) for seat in situation.seats} == {
        name: (seat.get("hand", []), seat.get("stable", [])) for name, seat in raw["seats"].items()
    }
    assert list(situation.deck) == raw.get("deck", [])
    assert list(situation.discard) == raw.get("discard", [])
    assert situation.turn == raw.get("turn", next(iter(raw["seats"])))
    assert situation.seed == int(raw.get("seed", 0))
    assert situation.start_deal == ("start" in raw)
    assert [step.who for step in situation.script] == [next(iter(step)) for step in raw["script"]]
    said = [step.text for step in situation.script if step.verb != "expect"]
    assert said == [f"{who}: {what}" for step in raw["script"] for who, what in step.items() if who != "expect"]
    assert situation.expect is not None
    assert {*situation.expect.given, *situation.expect.seats} == set(raw["expect"])


# Records


def test_what_is_not_given_is_empty():
    situation = parse("seats: {ana: {}, bo:}")
    assert situation == Situation(
        file="x.yaml",
        about="",
        rules=(),
        pack="base",
        profile="",
        options={},
        seats=(SeatSetup("ana"), SeatSetup("bo")),
        deck=(),
        deck_rest_empty=False,
        discard=(),
        turn="ana",
        phase="action",
        seed=0,
        start_deal=False,
        script=(),
        expect=None,
    )


def test_position():
    situation = parse("""
        seats:
          bo: {hand: [neigh, neigh], stable: [rhinocorn]}
          ana: {stable: [yay]}
        options: {announce: before, reopen: true, start: ana}
        deck: [narwhal]
        deck_rest: empty
        discard: [slowdown, yay]
        turn: ana
        phase: beginning
        seed: 12
        script:
    """)
    assert situation.seats == (
        SeatSetup("bo", ("neigh", "neigh"), ("rhinocorn",)),
        SeatSetup("ana", (), ("yay",)),
    )
    assert situation.options == {"announce": "before", "reopen": "true", "start": "ana"}
    assert (situation.deck, situation.deck_rest_empty) == (("narwhal",), True)
    assert situation.discard == ("slowdown", "yay")
    assert (situation.turn, situation.phase, situation.seed) == ("ana", "beginning", 12)
    assert situation.script == ()


def test_deal():
    situation = parse("{seats: {ana: {}, bo: {}}, start: deal, turn: bo, options: {babies: deal}}")
    assert situation.start_deal
    assert (situation.turn, situation.phase) == ("bo", "beginning")


def test_options_are_those_of_the_rules():
    assert len(OPTIONS) == 20
    for name, values in OPTIONS.items():
        for value in values:
            text = f"{{seats: {{ana: {{}}, bo: {{}}}}, options: {{{name}: {value}}}}}"
            assert parse(text).options == {name: value}


@pytest.mark.parametrize("said", ["draw", "pass", "yes", "no", "done", "mulligan", "asked"])
def test_bare_steps(said):
    for written in (said, f'"{said}"'):
        assert step(f"ana: {written}") == Step(3, "ana", said, f"ana: {said}")


def test_not_asked():
    assert step("bo: not asked") == Step(3, "bo", "not_asked", "bo: not asked")


def test_all_and_chance():
    assert step("all: pass") == Step(3, "all", "pass", "all: pass")
    chance = step("chance: neigh")
    assert (chance.who, chance.verb, chance.refs) == ("chance", "chance", (CardRef("", "neigh"),))


@pytest.mark.parametrize(
    ("said", "into", "at"),
    [
        ("play slowdown", "", ()),
        ("play slowdown into bo", "bo", ()),
        ("play slowdown at bo", "", ("bo",)),
        ("play  slowdown  at bo,cy", "", ("bo", "cy")),
        ("play slowdown into ana at bo, cy", "ana", ("bo", "cy")),
        ("play slowdown at cy into bo", "bo", ("cy",)),
    ],
)
def test_play(said, into, at):
    played = step(f"ana: {said}")
    assert (played.verb, played.into, played.at) == ("play", into, at)
    assert played.refs == (CardRef("", "slowdown"),)
    assert played.words == ("slowdown",)


@pytest.mark.parametrize(
    ("written", "ref"),
    [
        ("rhinocorn", CardRef("", "rhinocorn", 0)),
        ("bo/rhinocorn", CardRef("bo", "rhinocorn", 0)),
        ("bo.hand/neigh", CardRef("bo.hand", "neigh", 0)),
        ("bo/basic_unicorn_red#2", CardRef("bo", "basic_unicorn_red", 2)),
        ("basic_unicorn_red#1", CardRef("", "basic_unicorn_red", 1)),
        ("discard/yay", CardRef("discard", "yay", 0)),
        ("deck/yay", CardRef("deck", "yay", 0)),
        ("nursery/yay", CardRef("nursery", "yay", 0)),
        ("bo", CardRef("", "bo", 0)),
        ("destroy", CardRef("", "destroy", 0)),
        ("skip draw", CardRef("", "skip draw", 0)),
        ("look at top", CardRef("", "look at top", 0)),
        ("none", CardRef("", "none", 0)),
    ],
)
def test_choose(written, ref):
    for known in (CARDS, None):
        chosen = step(f"ana: choose {written}", known)
        assert (chosen.verb, chosen.refs, chosen.words) == ("choose", (ref,), (written,))
        assert (chosen.for_ref, chosen.for_card) == (None, "")


def test_choose_several_for_a_card():
    chosen = step("ana: choose bo/yay, neigh for bo/slowdown")
    assert chosen.refs == (CardRef("bo", "yay"), CardRef("", "neigh"))
    assert chosen.words == ("bo/yay", "neigh")
    assert chosen.for_card == "slowdown"
    assert chosen.for_ref == CardRef("bo", "slowdown")


def test_order_answer_use():
    assert step("ana: order yay, neigh").refs == (CardRef("", "yay"), CardRef("", "neigh"))
    assert step("ana: answer neigh").verb == "answer"
    assert step("ana: use rhinocorn").words == ("rhinocorn",)


@pytest.mark.parametrize(
    ("said", "verb", "check_verb", "words", "because"),
    [
        ("cannot play yay", "cannot", "play", ("yay",), ()),
        ("can play yay into bo", "can", "play", ("yay",), ()),
        ("cannot play yay because R-116", "cannot", "play", ("yay",), ("R-116",)),
        (
            "cannot play yay because broken_stable, Q-16",
            "cannot",
            "play",
            ("yay",),
            ("broken_stable", "Q-16"),
        ),
        ("cannot choose bo/yay because D-08", "cannot", "choose", ("bo/yay",), ("D-08",)),
        ("can choose sacrifice", "can", "choose", ("sacrifice",), ()),
        ("cannot use rhinocorn", "cannot", "use", ("rhinocorn",), ()),
        ("cannot answer neigh because slowdown", "cannot", "answer", ("neigh",), ("slowdown",)),
        ("cannot draw", "cannot", "draw", (), ()),
        ("cannot draw because R-25", "cannot", "draw", (), ("R-25",)),
        ("can mulligan", "can", "mulligan", (), ()),
    ],
)
def test_checks(said, verb, check_verb, words, because):
    checked = step(f"ana: {said}")
    assert (checked.verb, checked.check_verb) == (verb, check_verb)
    assert (checked.words, checked.because) == (words, because)


def test_expectation_keeps_which_keys_were_given():
    situation = parse("""
        seats: {ana: {}, bo: {}}
        expect:
          ana: {hand: [], hand_size: 0, knows: {bo: [neigh]}, knows_only: {bo: []}, sees_hand_of: [bo]}
          notices: [R-140 bo, R-140 bo]
          deck_top: [yay]
          asked: []
          winner: everyone_loses
          turn: bo
          phase: end
    """)
    expect = situation.expect
    assert expect is not None
    assert expect.line == 4
    assert expect.given == ("notices", "deck_top", "asked", "winner", "turn", "phase")
    assert expect.notices == (("R-140", "bo"), ("R-140", "bo"))
    assert (expect.deck_top, expect.asked, expect.winner) == (("yay",), (), "everyone_loses")
    assert (expect.turn, expect.phase) == ("bo", "end")
    assert expect.discard is None
    assert list(expect.seats) == ["ana"]
    ana = expect.seats["ana"]
    assert ana.given == ("hand", "hand_size", "knows", "knows_only", "sees_hand_of")
    assert (ana.hand, ana.hand_size, ana.stable) == ((), 0, None)
    assert (ana.knows, ana.knows_only, ana.sees_hand_of) == ({"bo": ("neigh",)}, {"bo": ()}, ("bo",))


def test_expect_step():
    checked = step("expect: {ana: {unicorns: 2}, pile: [neigh, yay]}")
    assert (checked.who, checked.verb) == ("expect", "expect")
    assert checked.text == "expect: {ana: {unicorns: 2}, pile: [neigh, yay]}"
    assert checked.expect is not None
    assert checked.expect.seats["ana"].unicorns == 2
    assert checked.expect.pile == ("neigh", "yay")


def test_seat_names_are_free():
    situation = parse("""
        seats: {turn: {}, yes: {}, Ana Maria: {}, 4: {}}
        script:
          - Ana Maria: play yay at turn, yes
          - yes: choose Ana Maria
          - 4: choose Ana Maria/yay, turn.hand/neigh
        expect: {turn: {hand: []}}
    """)
    assert [seat.name for seat in situation.seats] == ["turn", "yes", "Ana Maria", "4"]
    assert situation.script[0].at == ("turn", "yes")
    assert situation.script[2].refs == (CardRef("Ana Maria", "yay"), CardRef("turn.hand", "neigh"))
    assert situation.expect is not None
    assert list(situation.expect.seats) == ["turn"]


def test_without_known_cards_any_id_will_do():
    assert step("ana: choose bo/glitter_bomb", None).refs == (CardRef("bo", "glitter_bomb"),)


# Refusals

SEATS = "seats: {ana: {}, bo: {}}\n"
FILE_REFUSALS = [
    ("", 0, "the file is empty"),
    ("- a", 1, "a situation must be a mapping, not a list"),
    ("about: x", 1, "seats are missing"),
    (
        "seats: {ana: {}, bo: {}\ndeck: [",
        2,
        "not YAML: while parsing a flow mapping, expected ',' or '}', but got '<scalar>'",
    ),
    (SEATS + "about: a\0b", 2, "not YAML: special characters are not allowed"),
    (
        SEATS + "---\na: b",
        2,
        "not YAML: expected a single document in the stream, but found another document",
    ),
    (SEATS + "deck: " + "[" * 5000, 0, "not YAML: nested too deeply"),
    (SEATS + "scirpt: []", 2, 'unknown key "scirpt"; did you mean "script"?'),
    (SEATS + "colour: red", 2, 'unknown key "colour"'),
    (SEATS + "? [a]\n: b", 2, "a key of a situation must be a word, not a list"),
    (SEATS + "turn: bo\nturn: ana", 3, '"turn" is given twice, first on line 2'),
    ("seats:\n  ana: {}\n  ana: {}", 3, '"ana" is given twice, first on line 2'),
    (SEATS + "about: [a]", 2, "about must be a word, not a list"),
    (SEATS + "rules: {a: b}", 2, "rules must be a list, not a mapping"),
    (SEATS + "pack: basic", 2, 'unknown pack "basic"; did you mean "base"?'),
    (SEATS + "pack: nsfw", 2, 'unknown pack "nsfw"; must be base, base-second-print or after-dark'),
    (SEATS + "profile: effects-chain", 2, 'unknown profile "effects-chain"; did you mean "effect-chain"?'),
    (SEATS + "phase: start", 2, 'unknown phase "start"; must be beginning, draw, action or end'),
    (SEATS + "deck_rest: none", 2, 'unknown deck_rest "none"; must be fill or empty'),
    (SEATS + "deck: neigh", 2, "deck must be a list, not a word"),
    (SEATS + "deck: [[neigh]]", 2, "a card must be a word, not a list"),
    (SEATS + "deck:\n  - neigh\n  - nay", 4, 'unknown card "nay"; did you mean "yay"?'),
    (SEATS + "discard: [bo/neigh]", 2, '"bo/neigh" is not a card id'),
    (SEATS + "seed: one", 2, 'seed must be an integer, not "one"'),
    (SEATS + "seed: 1.5", 2, 'seed must be an integer, not "1.5"'),
    (SEATS + "turn: bob", 2, 'unknown seat "bob"; did you mean "bo"?'),
    (SEATS + "turn: zed", 2, 'unknown seat "zed"; must be ana or bo'),
    (SEATS + "script: {ana: draw}", 2, "script must be a list, not a mapping"),
    ("about: x\nseats: {ana: {}}", 2, "seats must be 2 to 8, not 1"),
    ("about: x\nseats:", 2, "seats must be 2 to 8, not 0"),
    ("seats: {a: , b: , c: , d: , e: , f: , g: , h: , i: }", 1, "seats must be 2 to 8, not 9"),
    ("seats: [ana, bo]", 1, "seats must be a mapping, not a list"),
    ("seats:\n  ana: {}\n  all: {}", 3, '"all" is no seat name; all, expect, chance mean something else'),
    ('seats:\n  ana: {}\n  "": {}', 3, "a seat needs a name"),
    ("seats:\n  ana: {}\n  bo: [neigh]", 3, "seat bo must be a mapping, not a list"),
    ("seats:\n  ana: {}\n  bo: {hands: []}", 3, 'unknown key of a seat "hands"; did you mean "hand"?'),
    ("seats:\n  ana: {hand: neigh}\n  bo:", 2, "hand of ana must be a list, not a word"),
    (
        "seats:\n  ana: {hand:\n    [neigh,\n    rhinocron]}\n  bo:",
        4,
        'unknown card "rhinocron"; did you mean "rhinocorn"?',
    ),
    (SEATS + "options: {anounce: after}", 2, 'unknown option "anounce"; did you mean "announce"?'),
    (
        SEATS + "options: {reopen: yes}",
        2,
        'unknown value of option reopen "yes"; must be false or true',
    ),
    (SEATS + "options: [drinking]", 2, "options must be a mapping, not a list"),
    (SEATS + "start: lot", 2, 'start must be deal, not "lot"; the option of that name belongs under options'),
    (SEATS + "start: deal\ndeck: []", 3, "deck must not be given with start: deal"),
    (SEATS + "discard: [neigh]\nstart: deal", 2, "discard must not be given with start: deal"),
    (SEATS + "start: deal\nphase: action", 3, "phase must not be given with start: deal"),
    ("start: deal\nseats:\n  ana: {hand: []}\n  bo:", 3, "hand of ana must not be given with start: deal"),
    (
        "start: deal\nseats:\n  ana:\n  bo: {stable: [yay]}",
        4,
        "stable of bo must not be given with start: deal",
    ),
    (SEATS + "start: deal\noptions: {start: lot}", 3, "the option start must not be given with start: deal"),
]
STEP_REFUSALS = [
    ("draw", 'a step must begin with who does it, such as "ana: draw"'),
    ("ana:draw", 'a step must begin with who does it, such as "ana: draw"'),
    ("{}", "a step must be one pair of who and what, not 0"),
    ("{ana: draw, bo: draw}", "a step must be one pair of who and what, not 2"),
    ("anna: draw", 'unknown seat "anna"; did you mean "ana"?'),
    ("expct: {}", 'unknown seat "expct"; did you mean "expect"?'),
    ("ana: [draw]", "a step of ana must be a word, not a list"),
    ("ana:", 'unknown step ""'),
    ("ana: plays neigh", 'unknown step "plays"; did you mean "play"?'),
    ("ana: not askd", 'unknown step "not askd"; did you mean "not asked"?'),
    ("ana: sing", 'unknown step "sing"'),
    ("ana: draw two", 'nothing may follow "draw", but "two" does'),
    ("all: done", 'all can only pass, not "done"'),
    ("chance: neigh, yay", 'chance needs one card, not "neigh, yay"'),
    ("chance:", 'chance needs one card, not ""'),
    ("ana: play", "play needs one card"),
    ("ana: play into bo", "play needs one card"),
    ("ana: play neigh yay", 'play needs one card, not "neigh yay"'),
    ("ana: play neigh into", 'nothing follows "into"'),
    ("ana: play neigh into boo", 'unknown seat "boo"; did you mean "bo"?'),
    ("ana: play neigh at bo, dee", 'unknown seat "dee"; must be ana or bo'),
    ("ana: play neigh at bo,", 'something is missing beside a comma after "at"'),
    ("ana: play neigh at bo at ana", '"at" stands twice in "play neigh at bo at ana"'),
    ("ana: play neihg", 'unknown card "neihg"; did you mean "neigh"?'),
    ("ana: answer", "answer needs one card"),
    ("ana: answer neigh at bo", 'answer needs one card, not "neigh at bo"'),
    ("ana: use neigh, yay", 'use needs one card, not "neigh, yay"'),
    ("ana: order", "order needs one or more cards"),
    ("ana: order yay, bo", 'unknown card "bo"'),
    ("ana: choose", "choose needs a card, a seat, an option or none"),
    ("ana: choose yay,, neigh", 'something is missing beside a comma after "choose"'),
    ("ana: choose none, yay", '"none" must stand alone, not in "none, yay"'),
    ("ana: choose narwal", 'unknown card, seat or option "narwal"; did you mean "narwhal"?'),
    ("ana: choose destory", 'unknown card, seat or option "destory"; did you mean "destroy"?'),
    ("ana: choose skp draw", 'unknown option "skp"; did you mean "skip"?'),
    ("ana: choose bo/narwal", 'unknown card "narwal"; did you mean "narwhal"?'),
    ("ana: choose bo.hnd/yay", 'unknown place "bo.hnd"; did you mean "bo.hand"?'),
    ("ana: choose box/yay", 'unknown place "box"; did you mean "bo"?'),
    ("ana: choose bo/yay#0", 'after # a number from 1 is needed, not "0"'),
    ("ana: choose bo/yay#b", 'after # a number from 1 is needed, not "b"'),
    ("ana: choose bo/", '"" is not a card id'),
    ("ana: choose yay for", 'nothing follows "for"'),
    ("ana: choose yay for narwal", 'unknown card "narwal"; did you mean "narwhal"?'),
    ("ana: choose yay for neigh, yay", 'for needs one card, not "neigh, yay"'),
    ("ana: cannot", "cannot needs what to check, such as cannot play neigh"),
    ("ana: can plya neigh", 'unknown step after can "plya"; did you mean "play"?'),
    ("ana: cannot asked", 'unknown step after cannot "asked"'),
    ("ana: cannot play", "play needs one card"),
    ("ana: cannot draw neigh", 'nothing may follow "draw", but "neigh" does'),
    ("ana: cannot play neigh because", 'nothing follows "because"'),
    ("ana: cannot play neigh because R-1,", 'something is missing beside a comma after "because"'),
    ("ana: cannot play neigh because R-1 because R-2",
     '"because" stands twice in "cannot play neigh because R-1 because R-2"'),
    ("ana: cannot play neigh because R116",
     'because needs rules such as R-116 or cards, parted by commas, not "R116"'),
    ("ana: cannot play neigh because R-116 R-117",
     'because needs rules such as R-116 or cards, parted by commas, not "R-116 R-117"'),
    ("ana: cannot play neigh because r-116",
     'because needs rules such as R-116 or cards, parted by commas, not "r-116"'),
    ("ana: cannot play neigh because broken_stabel",
     'unknown card "broken_stabel"; did you mean "broken_stable"?'),
    ("ana: can play neigh because R-116", '"because" may follow only a cannot'),
    ("ana: draw because R-116", '"because" may follow only a cannot'),
]  # fmt: skip
EXPECT_REFUSALS = [
    ("", "expect must be a mapping, not empty"),
    ("[ana]", "expect must be a mapping, not a list"),
    ("{discards: []}", 'unknown seat or key of expect "discards"; did you mean "discard"?'),
    ("{dee: {hand: []}}", 'unknown seat or key of expect "dee"'),
    ("{ana: [neigh]}", "what is expected of ana must be a mapping, not a list"),
    ("{ana: }", "what is expected of ana must be a mapping, not empty"),
    ("{ana: {hands: []}}", 'unknown key of expect for a seat "hands"; did you mean "hand"?'),
    ("{ana: {hand: [], hand: []}}", '"hand" is given twice, first on line 2'),
    ("{ana: {hand: }}", "hand must be a list, not empty"),
    ("{ana: {stable_has: [narwal]}}", 'unknown card "narwal"; did you mean "narwhal"?'),
    ("{ana: {hand_size: many}}", 'hand_size must be an integer, not "many"'),
    ("{ana: {unicorns: -1}}", "unicorns must be 0 or more, not -1"),
    ("{ana: {sees_hand_of: bo}}", "sees_hand_of must be a list, not a word"),
    ("{ana: {sees_hand_of: [bob]}}", 'unknown seat "bob"; did you mean "bo"?'),
    ("{ana: {knows: [neigh]}}", "knows must be a mapping, not a list"),
    ("{ana: {knows: {bob: [neigh]}}}", 'unknown seat "bob"; did you mean "bo"?'),
    ("{ana: {knows_only: {bo: neigh}}}", "knows_only of bo must be a list, not a word"),
    ("{discard_has: [narwal]}", 'unknown card "narwal"; did you mean "narwhal"?'),
    ("{deck_size: ten}", 'deck_size must be an integer, not "ten"'),
    ("{notices: R-140 bo}", "notices must be a list, not a word"),
    ("{notices: [R-140]}", 'a notice is a rule and a seat, such as R-140 bo, not "R-140"'),
    ("{notices: [bo R-140]}", 'a notice is a rule and a seat, such as R-140 bo, not "bo R-140"'),
    ("{notices: [R-140 bob]}", 'unknown seat "bob"; did you mean "bo"?'),
    ("{asked: [bob]}", 'unknown seat "bob"; did you mean "bo"?'),
    ("{turn: none}", 'unknown seat "none"; must be ana or bo'),
    ("{phase: act}", 'unknown phase "act"; did you mean "action"?'),
    ("{winner: nobody}", 'unknown winner "nobody"; must be ana, bo, none or everyone_loses'),
]


@pytest.mark.parametrize(("text", "line", "reason"), FILE_REFUSALS)
def test_malformed_files(text, line, reason):
    assert refusal(text) == (line, reason)


@pytest.mark.parametrize(("said", "reason"), STEP_REFUSALS)
def test_malformed_steps(said, reason):
    text = f"{SEATS}script:\n  - ana: pass\n  - {said}\n  - bo: pass\n"
    assert refusal(text) == (4, reason)


@pytest.mark.parametrize(("expect", "reason"), EXPECT_REFUSALS)
def test_malformed_expectations(expect, reason):
    assert refusal(f"{SEATS}expect: {expect}\n") == (2, reason)
    line, same = refusal(f"{SEATS}script:\n\n\n  - expect: {expect}\n")
    assert (line, same.replace("on line 5", "on line 2")) == (5, reason)


def test_a_seat_with_the_name_of_a_pile_is_refused_only_where_it_matters():
    text = "seats: {deck: {}, bo: {}}\nscript:\n  - bo: choose deck\n"
    assert parse(text).script[0].words == ("deck",)
    assert refusal(text + "  - bo: choose deck/yay") == (
        4,
        '"deck/" is ambiguous, as a seat has the name of a pile',
    )


# Files


def test_find_situations(tmp_path):
    for name in ("b.yaml", "a.yml", "notes.md", "sub/c.yaml"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("")
    notes = tmp_path / "notes.md"
    found = find_situations([notes, tmp_path, tmp_path / "b.yaml", "missing.yaml"])
    names = ("a.yml", "b.yaml", "sub/c.yaml")
    assert found == [notes, *(tmp_path / name for name in names), Path("missing.yaml")]


def test_files_that_cannot_be_read(tmp_path):
    with pytest.raises(SituationError, match=r"missing\.yaml:0: cannot be read: No such file or directory"):
        load_situation(tmp_path / "missing.yaml")
    latin = tmp_path / "latin.yaml"
    latin.write_bytes(b"about: a\nrules: [\xe9]\n")
    with pytest.raises(SituationError, match=r"latin\.yaml:2: is not UTF-8 text"):
        load_situation(str(latin))


def test_a_byte_order_mark_does_no_harm(tmp_path):
    marked = tmp_path / "marked.yaml"
    marked.write_bytes(b"\xef\xbb\xbf" + SEATS.encode())
    assert load_situation(marked).turn == "ana"
