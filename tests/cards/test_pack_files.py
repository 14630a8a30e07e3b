"""Pack files: every card as JSON and back, and the schema."""

import json
import re
from typing import Any

import pytest

from stablemates.cards import grammar as g
from stablemates.cards.pack_check import check_card
from stablemates.cards.pack_file import pack_data, pack_schema, read_pack
from stablemates.cards.pack_reader import read_card
from stablemates.cards.pack_writer import card_data
from stablemates.cards.packs import EXPANSION_IDS, PACK_IDS, load_pack
from stablemates.engine import words as w
from stablemates.engine.tree import Ability, Act, Card, Static
from stablemates.wording import card_text
from tests.cards.making import DRAW, card, pack_of, refusal, spell

PACKS = {pack_id: load_pack(pack_id) for pack_id in (*PACK_IDS, *EXPANSION_IDS)}
CARDS = {f"{pack_id}.{face.card.id}": face.card for pack_id, pack in PACKS.items() for face in pack.faces}
SCHEMA = pack_schema()


def slots(thing: Any) -> dict[str, Any]:
    """All that a part of a tree holds, also where the engine is compiled and has no list of its slots."""
    told = {name: getattr(thing, name) for name in dir(thing) if not name.startswith("_")}
    return {name: value for name, value in told.items() if not callable(value)}


def fields(thing: Any) -> Any:
    """A tree as plain data, every slot of it."""
    if isinstance(thing, tuple):
        return [fields(part) for part in thing]
    if isinstance(thing, Card | Ability | Act | Static):
        return {name: fields(value) for name, value in slots(thing).items()}
    return thing


# --- builder calls -> JSON -> tree -> JSON --------------------------------------------------------------------------


@pytest.mark.parametrize("name", CARDS)
def test_a_card_goes_to_json_and_back(name):
    data = card_data(CARDS[name])
    again = read_card(json.loads(json.dumps(data)), name)
    assert fields(again) == fields(CARDS[name])
    assert card_data(again) == data
    check_card(again, name)
    assert card_text(again, PACKS[name.split(".")[0]]) == card_text(CARDS[name], PACKS[name.split(".")[0]])


@pytest.mark.parametrize("pack_id", PACKS)
def test_a_pack_goes_to_json_and_back(pack_id):
    pack = PACKS[pack_id]
    data = pack_data(pack, "A Name")
    again = read_pack(json.dumps(data), "my.json")
    assert pack_data(again, "A Name") == data
    told = [
        (p.id, p.profile, p.two_player_gift, p.adults, [fields(face.card) for face in p.faces]) for p in (pack, again)
    ]
    assert told[0] == told[1]
    for language, rows in again.names.items():
        assert rows == {card_id: name for card_id, name in pack.names[language].items() if card_id in pack.by_id}


def test_the_packs_say_nearly_every_word():
    """What no card of ours says is listed here, so that a word that loses its last card is noticed."""
    acts = [a for c in CARDS.values() for ability in c.abilities for act in ability.acts for a in (act, *act.options)]
    assert {act.verb for act in acts} == set(g.VERBS.values())
    assert {ability.when for c in CARDS.values() for ability in c.abilities} == set(g.WHENS.values())
    assert {static.word for c in CARDS.values() for static in c.statics} == set(g.STATICS.values())


def test_the_night_market_says_most_words():
    """Issue: one small pack of our own, ten to fifteen cards, with most of the vocabulary."""
    ours = [face.card for face in PACKS["night-market"].faces]
    assert 10 <= len(ours) <= 15
    whens = {ability.when for c in ours for ability in c.abilities}
    assert len(whens) >= len(g.WHENS) * 2 // 3


@pytest.mark.parametrize("words", [["any"], ["unicorn"], ["baby", "basic"], ["unicorn", "upgrade"], ["neigh", "magic"]])
def test_a_filter_is_written_with_few_words(words):
    data = spell({"do": "take", "zone": "discard", "what": words})
    written = card_data(read_card(data, "x"))["abilities"][0]["do"][0]["what"]
    assert written == (words[0] if len(words) == 1 else sorted(words, key=list(g.FILTERS).index))


def test_all_kinds_together_are_any_card():
    data = spell({"do": "take", "zone": "discard", "what": ["neigh", "any"]})
    assert read_card(data, "x").abilities[0].acts[0].what == w.ANY_CARD
    assert card_data(read_card(data, "x"))["abilities"][0]["do"][0]["what"] == "any"


# --- the schema -----------------------------------------------------------------------------------------------------


def fits(value: Any, schema: dict[str, Any]) -> bool:
    """As much of JSON Schema as ours uses; a word that this does not know is a failure."""
    return all(_holds(value, schema, key) for key in schema if key not in ("$schema", "$defs", "title"))


def _holds(value: Any, schema: dict[str, Any], key: str) -> bool:
    rule = schema[key]
    if key == "$ref":
        return fits(value, SCHEMA["$defs"][rule.removeprefix("#/$defs/")])
    if key == "type":
        kinds = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool}
        return isinstance(value, kinds[rule]) and (rule == "boolean") == isinstance(value, bool)
    if key == "const":
        return type(value) is type(rule) and value == rule
    if key == "enum":
        return isinstance(value, str) and value in rule
    if key == "oneOf":
        return [fits(value, one) for one in rule].count(True) == 1
    if key in ("minimum", "maximum"):
        return not isinstance(value, int) or (value >= rule if key == "minimum" else value <= rule)
    if key in ("minItems", "maxItems", "uniqueItems", "items"):
        return not isinstance(value, list) or _holds_for_list(value, key, rule)
    if key in ("minLength", "maxLength", "pattern"):
        return not isinstance(value, str) or _holds_for_text(value, key, rule)
    return not isinstance(value, dict) or _holds_for_object(value, schema, key, rule)


def _holds_for_list(value: list[Any], key: str, rule: Any) -> bool:
    if key == "items":
        return all(fits(item, rule) for item in value)
    if key == "uniqueItems":
        return len({json.dumps(item) for item in value}) == len(value)
    return bool(len(value) >= rule if key == "minItems" else len(value) <= rule)


def _holds_for_text(value: str, key: str, rule: Any) -> bool:
    if key == "pattern":
        return re.search(rule, value) is not None
    return bool(len(value) >= rule if key == "minLength" else len(value) <= rule)


def _holds_for_object(value: dict[str, Any], schema: dict[str, Any], key: str, rule: Any) -> bool:
    properties = schema.get("properties", {})
    if key == "properties":
        return all(fits(value[name], part) for name, part in rule.items() if name in value)
    if key == "required":
        return all(name in value for name in rule)
    assert key == "additionalProperties", f"the schema has a word that is not checked: {key}"
    others = [name for name in value if name not in properties]
    return not others if rule is False else all(fits(value[name], rule) for name in others)


@pytest.mark.parametrize("pack_id", PACKS)
def test_the_schema_accepts_our_packs(pack_id):
    assert fits(pack_data(PACKS[pack_id], "A Name"), SCHEMA)


@pytest.mark.parametrize("name", CARDS)
def test_the_schema_accepts_each_card(name):
    assert fits(card_data(CARDS[name]), SCHEMA["$defs"]["card"])


BAD_FOR_SCHEMA = {
    "no mark": {"id": "mine", "cards": [card()]},
    "another format": {**pack_of(card()), "stablemates_pack": 2},
    "no cards": pack_of(),
    "a capital in the id": pack_of(card(), id="Mine"),
    "a field of its own": pack_of(card(), speed="fast"),
    "HTML in a name": pack_of(card(name="<b>Card</b>")),
    "an empty name": pack_of(card(name="")),
    "a kind that is not there": pack_of(card("dragon")),
    "31 copies": pack_of(card(copies=31)),
    "half a copy": pack_of(card(copies=0.5)),
    "copies as true": pack_of(card(copies=True)),
    "a word that is none": pack_of(card(words=["horse"])),
    "a verb that is not there": pack_of(spell({"do": "explode"})),
    "eleven cards": pack_of(spell({"do": "draw", "n": 11})),
    "all where that can't be": pack_of(spell({"do": "draw", "n": "all"})),
    "somebody of whom it can't be": pack_of(spell({"do": "steal", "what": "any", "who": "you"})),
    "a field of another verb": pack_of(spell({"do": "extra_turn", "n": 2})),
    "a zone missing": pack_of(spell({"do": "take", "what": "any"})),
    "a filter that is empty": pack_of(spell({"do": "take", "zone": "discard", "what": []})),
    "a filter with a word twice": pack_of(spell({"do": "take", "zone": "discard", "what": ["magic", "magic"]})),
    "one option": pack_of(spell({"do": "choose_one", "options": [DRAW]})),
    "five options": pack_of(spell({"do": "choose_one", "options": [DRAW] * 5})),
    "nine acts": pack_of(spell(*[DRAW] * 9)),
    "a when that is not there": pack_of(card("magical", {"when": "noon", "do": [DRAW]})),
    "a limit of 0": pack_of(card("upgrade", {"when": "crowded", "what": "unicorn", "limit": 0, "do": [DRAW]})),
    "instead of nothing": pack_of(card("upgrade", {"when": "instead", "may": True, "do": [DRAW]})),
    "a static without its value": pack_of(card(statics=[{"static": "counts"}])),
    "a static with too much": pack_of(card(statics=[{"static": "steadfast", "value": 1}])),
    "a language that is not there": pack_of(card(), names={"my_card": {"xx": "Name"}}),
    "a gift that is no id": pack_of(card(), two_player_gift="My Card"),
}


@pytest.mark.parametrize("about", BAD_FOR_SCHEMA)
def test_the_schema_refuses(about):
    """And so does the reader."""
    assert not fits(BAD_FOR_SCHEMA[about], SCHEMA)
    refusal(BAD_FOR_SCHEMA[about])


def test_every_word_of_the_schema_is_one_of_the_grammar():
    found = set(
        re.findall(r'"([a-z_]+)"', json.dumps([SCHEMA["$defs"][part] for part in ("act", "ability", "static")]))
    )
    json_words = set("type object array integer boolean string properties required items pattern".split())
    tables = (g.FILTERS, g.PLAYERS, g.ZONES, g.JOINS, g.UNTILS, g.COUNTS, g.PHASES, g.CONDITIONS, g.EVENTS)
    known = {word for table in (*tables, g.VERBS, g.WHENS, g.STATICS) for word in table}
    names = {
        name for table in (g.ACT_FIELDS, g.ABILITY_FIELDS, g.STATIC_FIELDS) for row in table.values() for name in row
    }
    assert found <= known | names | json_words | {
        "do",
        "join",
        "when",
        "may",
        "static",
        "const",
        "enum",
        "minimum",
        "maximum",
    }
    assert set(g.VERBS) | set(g.WHENS) | set(g.STATICS) | names <= found


def test_each_word_has_its_fields():
    assert set(g.ACT_FIELDS) == set(g.VERBS)
    assert set(g.ABILITY_FIELDS) == set(g.WHENS)
    assert set(g.STATIC_FIELDS) == set(g.STATICS)
    assert {name for row in g.ACT_FIELDS.values() for name in row} == set(slots(Act(0))) - {"verb", "join"}
