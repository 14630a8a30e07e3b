"""docs/packs.md is true: its examples are read, its tables have every word of the grammar, its limits hold."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from stablemates.cards import grammar as g
from stablemates.cards.house import read_house_rules
from stablemates.cards.pack_file import read_names_file, read_pack
from stablemates.cards.packs import load_pack, rename
from stablemates.engine.events import NAMES_OF
from stablemates.engine.options import PROFILES
from stablemates.wording import LANGUAGES, card_text
from tests.cards.making import card, pack_of, refusal

PAGE = (Path(__file__).parents[2] / "docs" / "packs.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
PROSE = re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)
ROWS = {row[0]: row[1] for row in re.findall(r"^\| `(\w+)` \|(.*?)\|", PAGE, re.MULTILINE)}


def backticked(text: str) -> set[str]:
    return set(re.findall(r"`([^`]+)`", text))


@pytest.mark.parametrize("text", EXAMPLES, ids=range(len(EXAMPLES)))
def test_each_example_is_read(text):
    data = json.loads(text)
    if "stablemates_names" in data:
        assert rename(load_pack("base"), read_names_file(text, "docs")).face("neigh").card.name == "Not Today"
    elif "stablemates_house_rules" in data:
        assert read_house_rules(text, "docs")
    else:
        if "when" in data:
            data = card("upgrade", data)
        pack = read_pack(json.dumps(data if "cards" in data else pack_of(data)), "docs")
        assert card_text(pack.faces[0].card, pack)


def test_there_are_examples_of_every_kind():
    found = [set(json.loads(text)) for text in EXAMPLES]
    for key in ("stablemates_pack", "stablemates_names", "stablemates_house_rules", "kind", "when"):
        assert any(key in keys for keys in found), key


def words_of(fields: dict[str, g.Field]) -> set[str]:
    return set(fields) | {word for field in fields.values() for word in field.words}


TABLES = {**g.ACT_FIELDS, **g.ABILITY_FIELDS, **g.STATIC_FIELDS}


@pytest.mark.parametrize("word", TABLES)
def test_each_verb_when_and_static_has_a_row_with_its_fields(word):
    assert word in ROWS, f"there is no row for {word}"
    assert backticked(ROWS[word]) == words_of(TABLES[word])


@pytest.mark.parametrize(
    "table",
    [g.KINDS, g.FILTERS, g.TITLE_WORDS, g.PLAYERS, g.JOINS, g.UNTILS, g.COUNTS, g.PHASES, g.CONDITIONS, g.EVENTS],
)
def test_every_other_word_of_the_grammar_is_there(table):
    assert set(table) <= backticked(PROSE)


def test_fields_languages_profiles_and_events_are_there():
    card_fields = "id name kind copies words not_for_two abilities statics".split()
    pack_fields = "stablemates_pack id name profile adults two_player_gift cards names".split()
    assert {*card_fields, *pack_fields, *LANGUAGES, *PROFILES, *NAMES_OF[1:]} <= backticked(PROSE)
    assert refusal(pack_of(card(x=1))).reason.endswith(f"Allowed: {', '.join(card_fields)}.")
    assert refusal(pack_of(card(), x=1)).reason.endswith(f"Allowed: {', '.join(pack_fields)}.")


def test_the_limits_are_the_limits():
    plain = " ".join(PAGE.split())
    for said in (
        f"up to {g.CARDS_AT_MOST} cards",
        f"up to {g.COPIES_AT_MOST} copies and {g.NODES_AT_MOST} parts",
        f"up to {g.PARTS_AT_MOST} abilities, {g.PARTS_AT_MOST} statics, and {g.PARTS_AT_MOST} things to do",
        f"one of 2 to {g.OPTIONS_AT_MOST} things",
        f"plain text, up to {g.NAME_AT_MOST} signs",
        "Numbers go from 1 to 10",
    ):
        assert said in plain
    counts = [field for fields in g.ACT_FIELDS.values() for field in fields.values() if field.kind == "count"]
    assert {(field.low, field.high) for field in counts} == {(1, 10)}


def test_the_refusal_shown_is_the_one_that_is_given():
    """Turn draw into steal, says the page."""
    data: Any = json.loads(EXAMPLES[0])
    data["cards"][0]["abilities"][0]["do"][0]["do"] = "steal"
    shown = re.findall(r"^    stablemates: (picnic\.json: .*)$", PAGE, re.MULTILINE)
    assert [str(refusal(data)).replace("my.json", "picnic.json")] == shown


def test_the_page_is_calm():
    assert "!" not in PROSE
