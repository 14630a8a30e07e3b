"""Messages: a sentence for everything the engine can say, no bad grammar, and how the common ones read."""

import re
from itertools import product
from pathlib import Path
from random import Random

import pytest

from stablemates.cards.packs import PACK_IDS, load_pack
from stablemates.engine import events as ev
from stablemates.engine import game as engine_game
from stablemates.engine import prompts, why
from stablemates.engine.game import HOW, Event, Game, Outcome
from stablemates.engine.options import TABLE
from stablemates.engine.prompts import Choice, Prompt
from stablemates.engine.setup import Position
from stablemates.engine.state import PROMPT_NAMES
from stablemates.engine.why import Reason
from stablemates.engine.words import PHASE_NAMES, VERB_NAMES
from stablemates.wording.catalogue import catalogue
from stablemates.wording.messages import (
    choice_text,
    event_text,
    letters_text,
    outcome_text,
    phase_name,
    prompt_text,
    reason_text,
    story,
    story_by_turn,
    why_not_text,
)

PACK = load_pack("base")
NAMES = ("ana", "bo", "cy", "di", "ed", "flo", "gus", "hal")
FAULTS = [
    r"[{}\[\]!]",
    r"  ",
    r" [,.;:?]",
    r"\(\)",
    r"\byou \w+s (a|the|their)\b",
    r"'s's",
    r"\bNone\b(?! )",
    r"(?<!R)-1\b",
]

TABLE_KEYS = catalogue("en").keys("table")
UNTOLD = {"phase", "declines", "link"}  # not worth a line
EVENTS = [kind for kind in ev.NAMES_OF if kind]
PROMPTS = [kind for kind in PROMPT_NAMES if kind]


def source_of(module):
    """The source of a module, also where the module itself is compiled."""
    folder = Path(module.__file__ or "").parent
    return (folder / f"{module.__name__.rpartition('.')[2]}.py").read_text(encoding="utf-8")


def reason_codes() -> set[str]:
    sources = [source_of(module) for module in (why, engine_game)]
    codes = {code for source in sources for code in re.findall(r'Reason\(\s*"(\w+)"', source)}
    assert len(codes) > 10
    return codes


def faults(text: str) -> list[str]:
    return [fault for fault in FAULTS if re.search(fault, text)]


# --- nothing is missing -----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_has_a_sentence(kind):
    assert (f"event-{kind}" in TABLE_KEYS) != (kind in UNTOLD)


def test_no_event_of_another_kind():
    assert {key.split("-")[1] for key in TABLE_KEYS if key.startswith("event-")} == set(EVENTS) - UNTOLD


@pytest.mark.parametrize("kind", PROMPTS)
def test_every_prompt_has_a_sentence(kind):
    assert any(key.startswith(f"ask-{kind}") for key in TABLE_KEYS)
    for verb, card in product(VERB_NAMES, ("", "rhinocorn")):
        prompt = Prompt(kind, 0, (0,), NAMES)
        prompt.verb, prompt.card = verb, card
        assert prompt_text(prompt, PACK, NAMES)


def test_every_answer_has_words():
    source = source_of(prompts)
    words = set(re.findall(r'Choice\("(\w+)"', source)) | {"play", "answer", "order", "pass", "done", "no", "none"}
    assert len(words) > 8
    for word in words:
        prompt = prompt_for("use", "", "rhinocorn", Choice(word, "yay"))
        assert choice_text(prompt.choices[0], prompt, PACK, NAMES)


@pytest.mark.parametrize("code", sorted(reason_codes()))
def test_every_reason_has_a_sentence(code):
    for because in ("R-025", "rhinocorn"):
        text = reason_text(Reason(code, because), PACK)
        assert text.endswith(".") and not faults(text)
        assert (because if because == "R-025" else "Rhinocorn") in text


def test_no_reason_that_is_never_given():
    assert {key.split("-")[1] for key in TABLE_KEYS if key.startswith("why-")} == {*reason_codes(), "nothing"}


@pytest.mark.parametrize("how", HOW.values())
def test_every_outcome_has_a_sentence(how):
    assert "bo wins" in outcome_text(Outcome(1, how), NAMES)
    assert "You win" in outcome_text(Outcome(1, how), NAMES, you=1)
    assert "Everyone loses" in outcome_text(Outcome(None, how), NAMES)


def test_every_phase_has_a_name():
    assert len({phase_name(phase) for phase in range(len(PHASE_NAMES))}) == len(PHASE_NAMES)


# --- how it reads -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "others_read", "bo_reads"),
    [
        (("plays", 1, "rhinocorn", -1, 0), "bo plays Rhinocorn.", "You play Rhinocorn."),
        (("draws", 1, None, -1, 0), "bo draws a card.", "You draw a card."),
        (("draws", 1, "yay", -1, 0), "bo draws Yay.", "You draw Yay."),
        (("answers", 0, "neigh", 1, 0), "ana answers bo with Neigh.", "ana answers you with Neigh."),
        (("stopped", 1, "yay", -1, 0), "bo's Yay is stopped.", "Your Yay is stopped."),
        (("enters", 1, "narwhal", 0, 5), "bo steals Narwhal from ana.", "You steal Narwhal from ana."),
        (("enters", 0, "narwhal", 1, 7), "Narwhal moves from bo's stable to ana's.", None),
        (
            ("enters", 1, "narwhal", -1, 8),
            "bo brings Narwhal into their stable.",
            "You bring Narwhal into your stable.",
        ),
        (("leaves", 1, "narwhal", 3, 4), "bo's Narwhal is destroyed.", "Your Narwhal is destroyed."),
        (("leaves", 1, "narwhal", 3, 3), "bo sacrifices Narwhal.", "You sacrifice Narwhal."),
        (
            ("leaves", 1, "narwhal", 1, 6),
            "bo's Narwhal goes back to their hand.",
            "Your Narwhal goes back to your hand.",
        ),
        (("takes", 0, None, 1, 1), "ana takes a card from bo's hand.", "ana takes a card from your hand."),
        (("aims", 0, "narwhal", 1, 21), "ana chooses bo's Narwhal for Rhinocorn.", None),
        (("aims", 1, "narwhal", 1, 21), "bo chooses their own Narwhal for Rhinocorn.", None),
        (("replaces", 1, "black_knight_unicorn", 20, 4), "bo's Black Knight Unicorn steps in for Narwhal.", None),
        (("replaces", 1, "unicorn_phoenix", 37, 4), "bo's Unicorn Phoenix is spared, at a price.", None),
        (("swaps_hands", 0, "", 1, 0), "ana and bo swap hands.", "ana and you swap hands."),
        (
            ("names", 0, "unicorn_poison", 1, -1),
            "ana names bo for Unicorn Poison.",
            "ana names you for Unicorn Poison.",
        ),
        (("turn", 1, "", 12, 0), "Turn 12: bo.", "Turn 12: you."),
        (("notice", 1, "", -1, 140), "bo takes a sip (R-140).", "You take a sip (R-140)."),
        (("declines", 1, "rhinocorn", -1, 0), "", ""),
    ],
)
def test_events(row, others_read, bo_reads):
    event = Event(*row)
    assert event_text(event, PACK, NAMES) == others_read
    if bo_reads is not None:
        assert event_text(event, PACK, NAMES, you=1) == bo_reads


def test_a_story_counts_and_joins():
    rows = [
        ("turn", 1, "", 3, 0),
        ("draws", 1, None, -1, 0),
        ("draws", 1, None, -1, 0),
        ("plays", 1, "barbed_wire", -1, 0),
        ("enters", 0, "barbed_wire", -1, 0),
        ("discards", 1, "yay", -1, 0),
        ("discards", 1, "yay", -1, 0),
        ("turn", 0, "", 4, 0),
        ("uses", 0, "rhinocorn", -1, 0),
        ("aims", 0, "narwhal", 1, 21),
        ("leaves", 1, "narwhal", 3, 4),
        ("aims", 0, "llamacorn", 1, 21),
    ]
    events = [Event(*row) for row in rows]
    assert story(events, PACK, NAMES) == [
        "Turn 3: bo.",
        "bo draws 2 cards.",
        "bo plays Barbed Wire into ana's stable.",
        "bo discards 2 cards: Yay x2.",
        "Turn 4: ana.",
        "ana uses Rhinocorn.",
        "bo's Narwhal is destroyed.",
        "ana chooses bo's Llamacorn for Rhinocorn.",
    ]
    assert [text[:7] for text in story_by_turn(events, PACK, NAMES)] == ["Turn 3:", "Turn 4:"]


def prompt_for(kind: str, verb: str, card: str, *choices: Choice) -> Prompt:
    prompt = Prompt(kind, 0, (0,), NAMES)
    prompt.verb, prompt.card = verb, card
    prompt.choices = list(choices)
    return prompt


def test_questions_and_answers():
    prompt = prompt_for(
        "card",
        "destroy",
        "rhinocorn",
        Choice("choose", "narwhal", "stable", 1, 1),
        Choice("choose", "narwhal", "stable", 2, 2),
    )
    assert prompt_text(prompt, PACK, NAMES) == "Choose a Unicorn of another player to destroy (Rhinocorn)."
    assert choice_text(prompt.choices[0], prompt, PACK, NAMES) == "Narwhal in bo's stable"
    assert choice_text(prompt.choices[1], prompt, PACK, NAMES) == "Narwhal in cy's stable, the second"

    action = prompt_for("action", "", "", Choice("play", "rhinocorn", "hand", 0, 1), Choice("draw"))
    assert prompt_text(action, PACK, NAMES) == "Your action: play a card, or draw one."
    texts = [choice_text(choice, action, PACK, NAMES) for choice in action.choices]
    assert texts == ["Play Rhinocorn", "Draw a card"]

    window = prompt_for("window", "", "rhinocorn", Choice("pass"), Choice("answer", "neigh", "hand", 0, 1))
    assert prompt_text(window, PACK, NAMES) == (
        "Answer Rhinocorn? It says: “Turn start: may DESTROY a Unicorn → go straight to the end phase.”"
    )
    assert [choice_text(choice, window, PACK, NAMES) for choice in window.choices] == ["Pass", "Neigh"]

    option = prompt_for(
        "option", "choose one", "targeted_destruction", Choice("destroy", nth=1), Choice("sacrifice", nth=2)
    )
    texts = [choice_text(choice, option, PACK, NAMES) for choice in option.choices]
    assert texts == ["DESTROY an Upgrade in another player's stable", "SACRIFICE a Downgrade in your stable"]

    stable = prompt_for("seat", "", "yay", Choice("choose", seat=0), Choice("choose", seat=1))
    assert prompt_text(stable, PACK, NAMES) == "Choose the stable for Yay."
    assert [choice_text(one, stable, PACK, NAMES) for one in stable.choices] == ["Your stable", "bo's stable"]


def test_questions_and_answers_of_the_other_decks():
    dark, second = load_pack("after-dark"), load_pack("base-second-print")

    option = prompt_for(
        "option", "choose one", "vice_and_unicorns", Choice("discard", nth=1), Choice("sacrifice", nth=2)
    )
    texts = [choice_text(choice, option, dark, NAMES) for choice in option.choices]
    assert texts == ["DISCARD 3 cards from your hand", "SACRIFICE a Unicorn in your stable"]  # asked is who does it

    phases = prompt_for(
        "option", "choose one", "sticky_situation", Choice("skip draw", nth=1), Choice("skip action", nth=2)
    )
    texts = [choice_text(choice, phases, dark, NAMES) for choice in phases.choices]
    assert texts == ["Skip the draw phase of this turn", "Skip the action phase of this turn"]

    for verb, card, pack, question in (
        ("bring", "unicorn_shrinkray", second, "Choose a Baby Unicorn to bring into that player's stable"),
        ("return", "back_to_the_nursery", dark, "Choose a Baby Unicorn to return to the nursery"),
        ("take from hand", "officer_horn", dark, "Choose a Unicorn card of that hand for the discard pile"),
        ("search", "big_bear_unicorn", dark, "Choose Little Twinklecorn from the deck, or none"),
    ):
        name = pack.face(card).card.name
        assert prompt_text(prompt_for("card", verb, card), pack, NAMES) == f"{question} ({name})."

    toast = prompt_for("use", "", "", Choice("use"), Choice("no"))
    toast.rule = "R-142"
    assert "R-142" in prompt_text(toast, dark, NAMES)
    assert [choice_text(choice, toast, dark, NAMES) for choice in toast.choices] == ["Yes", "No"]

    condition = Reason("condition", "unicorn_speed")
    assert reason_text(condition, dark) == "What Unicorn Speed asks for is not in your stable."


def test_reasons():
    instant = Reason("instant", "R-026")
    assert reason_text(instant, PACK) == (
        "Instants are not played as your action; they answer another player's card (R-026)."
    )
    assert reason_text(Reason("barred", "slowdown"), PACK).startswith("Slowdown in your stable")
    assert reason_text(Reason("own_card", "R-041"), PACK) != reason_text(Reason("own_card", "R-090"), PACK)
    assert why_not_text([], "yay", PACK) == "Nothing is in the way: you can play Yay now."
    assert why_not_text([instant, instant], "neigh", PACK).count("R-026") == 1


def test_letters_are_counted_where_they_decide():
    position = Position(2)
    position.stables = [["narwhal"], ["rhinocorn"]]
    position.deck = ["yay"]
    view = Game.at(NAMES[:2], PACK, position).view(-1)
    assert letters_text(Outcome(1, "deck_out"), view, PACK, NAMES) == (
        "Level on Unicorns (1 each), so the letters of their names are counted: ana 7, bo 9 (R-135)."
    )
    assert letters_text(Outcome(1, "won"), view, PACK, NAMES) == ""
    position.stables[1].append("llamacorn")
    view = Game.at(NAMES[:2], PACK, position).view(-1)
    assert letters_text(Outcome(1, "deck_out"), view, PACK, NAMES) == ""


# --- whole games ------------------------------------------------------------------------------------------


def random_tables():
    """Games with every value of every option, 2 to 8 seats."""
    grown_up = {"adults": "true"} if any(row[0] == "adults" for row in TABLE) else {}
    settings = [{**grown_up, name: value} for name, values, *_ in TABLE for value in values]
    for seed, options in enumerate(settings):
        profile = ("second-edition", "effect-chain")[seed % 2]
        yield Game.new(NAMES[: 2 + seed % 7], PACK, profile, options, seed=seed), Random(seed)


def test_every_sentence_of_many_games_is_well_formed():
    asked, told = set(), set()
    for game, dice in random_tables():
        while game.outcome is None:
            seat = dice.choice(game.asked)
            prompt = game.prompt(seat)
            question = prompt_text(prompt, PACK, game.names)
            answers = [choice_text(choice, prompt, PACK, game.names) for choice in prompt.choices]
            assert question[-1] in ".?)”" and not faults(question), question
            for choice, answer in zip(prompt.choices, answers, strict=True):
                assert answer and not faults(answer), answer
                if choice.zone == "stable":
                    assert answers.count(answer) == 1, f"{question} {answers}"
            asked.add(prompt.kind)
            game.answer(seat, dice.randrange(len(prompt.choices)))
        for seat in (-1, 0):
            for event in game.events(seat):
                text = event_text(event, PACK, game.names, seat)
                assert not faults(text) and (not text or text.endswith(".")), f"{event.row()} {text}"
                told.add(event.kind)
            for text in story_by_turn(game.events(seat), PACK, game.names, seat):
                assert not faults(text), text
    assert asked == set(PROMPTS)
    assert len(told) > 20


@pytest.mark.parametrize("pack_id", PACK_IDS[1:])
def test_every_sentence_of_games_with_the_other_decks_is_well_formed(pack_id):
    pack = load_pack(pack_id)
    options = {"adults": "true", "drinking": "true", "strip": "true", "mulligan": "true"}
    for seed in range(14):
        profile = ("second-edition", "effect-chain")[seed // 7]
        game = Game.new(NAMES[: 2 + seed % 7], pack, profile, options, seed=seed)
        dice = Random(seed)
        while game.outcome is None:
            seat = dice.choice(game.asked)
            prompt = game.prompt(seat)
            question = prompt_text(prompt, pack, game.names)
            answers = [choice_text(choice, prompt, pack, game.names) for choice in prompt.choices]
            assert question[-1] in ".?)”" and not faults(question), question
            assert all(answers) and not [answer for answer in answers if faults(answer)], answers
            game.answer(seat, dice.randrange(len(prompt.choices)))
        for text in story_by_turn(game.events(0), pack, game.names, 0):
            assert text.endswith(".") and not faults(text), text
