"""Pack files and names files: JSON of one's own, read with good messages, and the schema that describes them."""

import json
import re
from typing import Any

from stablemates.engine.options import PROFILES
from stablemates.engine.pack import Pack
from stablemates.engine.tree import Card
from stablemates.engine.words import BABY, BASIC, LANGUAGES

from . import grammar as g
from .pack_check import check_card
from .pack_reader import PackError, read_card, read_text
from .pack_writer import card_data

FORMAT = 1
_PACK_ID = re.compile(r"[a-z][a-z0-9-]{1,39}")
_FIELDS = ("stablemates_pack", "id", "name", "profile", "adults", "two_player_gift", "cards", "names")


def parse_file(text: str, file: str, mark: str, fields: tuple[str, ...]) -> dict[str, Any]:
    """The object of a file, which must have its mark and no other fields than these."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise PackError(file, "this is not JSON: {error}.", error=str(error)) from error
    if not isinstance(data, dict) or type(data.get(mark)) is not int or data[mark] != FORMAT:
        raise PackError(file, "the file must be an object with “{mark}”: {format}.", mark=mark, format=FORMAT)
    for key in data:
        if key not in fields:
            raise PackError(f"{file}: {key}", "there is no such field. Allowed: {allowed}.", allowed=", ".join(fields))
    return data


def read_pack(text: str, file: str) -> Pack:
    """A pack from the text of a pack file."""
    data = parse_file(text, file, "stablemates_pack", _FIELDS)
    pack_id = data.get("id")
    if not isinstance(pack_id, str) or not _PACK_ID.fullmatch(pack_id):
        raise PackError(f"{file}: id", "a pack's id is 2 to 40 small letters, digits and hyphens.")
    if "name" in data:
        read_text(data["name"], f"{file}: name", g.NAME_AT_MOST)
    profile = data.get("profile", PROFILES[0])
    if profile not in PROFILES:
        raise PackError(
            f"{file}: profile",
            "“{value}” can't stand here. Allowed: {allowed}.",
            value=str(profile),
            allowed=", ".join(PROFILES),
        )
    if not isinstance(data.get("adults", False), bool):
        raise PackError(f"{file}: adults", "here should be true or false.")
    rows = data.get("cards")
    if not isinstance(rows, list) or not 1 <= len(rows) <= g.CARDS_AT_MOST:
        raise PackError(f"{file}: cards", "here should be a list of 1 to {most} cards.", most=g.CARDS_AT_MOST)
    cards = tuple(read_card(row, f"{file}: cards[{at}]") for at, row in enumerate(rows))
    seen: set[str] = set()
    for at, card in enumerate(cards):
        check_card(card, f"{file}: cards[{at}]({card.id})")
        if card.id in seen:
            raise PackError(f"{file}: cards[{at}]", "there is another card “{card}”.", card=card.id)
        seen.add(card.id)
    names = _language_names(data.get("names", {}), f"{file}: names", seen)
    gift = data.get("two_player_gift", "")
    if gift != "" and not any(card.id == gift and _can_be_a_gift(card) for card in cards):
        raise PackError(
            f"{file}: two_player_gift", "here should be the id of a card with two copies that two players play with."
        )
    return Pack(pack_id, profile, cards, gift, data.get("adults", False), names)


def _can_be_a_gift(card: Card) -> bool:
    """Each of two players gets one of them (R-120), so it may not be taken out for two (R-121, R-122)."""
    return card.copies >= 2 and card.kind not in (BABY, BASIC) and not card.not_for_two


def _language_names(data: object, path: str, known: set[str]) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for card_id, rows in read_names(data, path).items():
        if card_id not in known:
            raise PackError(f"{path}.{card_id}", "the pack has no such card.")
        for language, name in rows.items():
            found.setdefault(language, {})[card_id] = name
    return found


def read_names(data: object, path: str) -> dict[str, dict[str, str]]:
    """Card id -> language -> name."""
    if not isinstance(data, dict):
        raise PackError(path, "here should be an object: card id -> language -> name.")
    found: dict[str, dict[str, str]] = {}
    for card_id, rows in data.items():
        if not isinstance(rows, dict):
            raise PackError(f"{path}.{card_id}", "here should be an object: language -> name.")
        for language, name in rows.items():
            if language not in LANGUAGES:
                raise PackError(
                    f"{path}.{card_id}.{language}", "the languages are {names}.", names=", ".join(LANGUAGES)
                )
            found.setdefault(card_id, {})[language] = read_text(name, f"{path}.{card_id}.{language}", g.NAME_AT_MOST)
    return found


def read_names_file(text: str, file: str) -> dict[str, dict[str, str]]:
    """A names file: it renames the cards of any pack."""
    data = parse_file(text, file, "stablemates_names", ("stablemates_names", "names"))
    return read_names(data.get("names"), f"{file}: names")


def pack_data(pack: Pack, name: str) -> dict[str, Any]:
    """A pack as the data of a pack file."""
    data: dict[str, Any] = {"stablemates_pack": FORMAT, "id": pack.id, "name": name, "profile": pack.profile}
    if pack.adults:
        data["adults"] = True
    if pack.two_player_gift:
        data["two_player_gift"] = pack.two_player_gift
    data["cards"] = [card_data(face.card) for face in pack.faces]
    names: dict[str, dict[str, str]] = {}
    for language, rows in pack.names.items():
        for card_id, card_name in rows.items():
            if card_id in pack.by_id:
                names.setdefault(card_id, {})[language] = card_name
    if names:
        data["names"] = names
    return data


# --- the schema -------------------------------------------------------------------------------------------

_ID = {"type": "string", "pattern": "^[a-z][a-z0-9_]{1,47}$"}
_NAME = {"type": "string", "minLength": 1, "maxLength": g.NAME_AT_MOST, "pattern": "^[^<>&]*$"}
_NAMES = {"type": "object", "additionalProperties": False, "properties": dict.fromkeys(LANGUAGES, _NAME)}


def pack_schema() -> dict[str, Any]:
    """The JSON Schema of a pack file, made from the same tables as the reader."""
    acts = [_variant("do", verb, fields, {"join": _enum(g.JOINS)}) for verb, fields in g.ACT_FIELDS.items()]
    listed = {"do": _array({"$ref": "#/$defs/act"}, g.PARTS_AT_MOST), "may": {"type": "boolean"}}
    abilities = [_variant("when", when, fields, listed) for when, fields in g.ABILITY_FIELDS.items()]
    statics = [_variant("static", word, fields, {}) for word, fields in g.STATIC_FIELDS.items()]
    card = {
        "type": "object",
        "additionalProperties": False,
        "required": ["id", "name", "kind"],
        "properties": {
            "id": _ID,
            "name": _NAME,
            "kind": _enum(g.KINDS),
            "copies": {"type": "integer", "minimum": 0, "maximum": g.COPIES_AT_MOST},
            "words": {**_array(_enum(g.TITLE_WORDS), len(g.TITLE_WORDS)), "uniqueItems": True},
            "not_for_two": {"type": "boolean"},
            "abilities": _array({"$ref": "#/$defs/ability"}, g.PARTS_AT_MOST),
            "statics": _array({"$ref": "#/$defs/static"}, g.PARTS_AT_MOST),
        },
    }
    defs = {"act": {"oneOf": acts}, "ability": {"oneOf": abilities}, "static": {"oneOf": statics}, "card": card}
    return {**_schema_head(), "$defs": {**defs, "filter": _filter_schema()}}


def _schema_head() -> dict[str, Any]:
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Stablemates pack",
        "type": "object",
        "additionalProperties": False,
        "required": ["stablemates_pack", "id", "cards"],
        "properties": {
            "stablemates_pack": {"const": FORMAT},
            "id": {"type": "string", "pattern": "^[a-z][a-z0-9-]{1,39}$"},
            "name": _NAME,
            "profile": {"enum": list(PROFILES)},
            "adults": {"type": "boolean"},
            "two_player_gift": _ID,
            "cards": {"type": "array", "minItems": 1, "maxItems": g.CARDS_AT_MOST, "items": {"$ref": "#/$defs/card"}},
            "names": {"type": "object", "additionalProperties": _NAMES},
        },
    }


def _enum(table: dict[str, int]) -> dict[str, Any]:
    return {"enum": list(table)}


def _filter_schema() -> dict[str, Any]:
    word = _enum(g.FILTERS)
    return {"oneOf": [word, {**_array(word, len(g.FILTERS)), "minItems": 1, "uniqueItems": True}]}


def _array(items: dict[str, Any], most: int) -> dict[str, Any]:
    return {"type": "array", "maxItems": most, "items": items}


def _variant(key: str, name: str, fields: dict[str, g.Field], more: dict[str, Any]) -> dict[str, Any]:
    properties: dict[str, Any] = {key: {"const": name}, **more}
    for field_name, field in fields.items():
        properties[field_name] = _field_schema(field)
    needed = [field_name for field_name, field in fields.items() if field.needed]
    return {
        "type": "object",
        "additionalProperties": False,
        "required": [key, *needed],
        "properties": properties,
    }


def _field_schema(field: g.Field) -> dict[str, Any]:
    if field.kind == "filter":
        return {"$ref": "#/$defs/filter"}
    if field.kind == "flag":
        return {"type": "boolean"}
    if field.kind == "id":
        return _ID
    if field.kind == "acts":
        return {**_array({"$ref": "#/$defs/act"}, g.OPTIONS_AT_MOST), "minItems": 2}
    if field.kind == "zones":
        return {**_array({"enum": list(field.words)}, len(field.words)), "uniqueItems": True}
    number = {"type": "integer", "minimum": field.low, "maximum": field.high}
    if field.kind == "count":
        return {"oneOf": [number, {"enum": list(field.words)}]} if field.words else number
    return number if field.kind == "number" else {"enum": list(field.words)}
