"""Writing the effect tree as plain JSON data; what is as always is left out."""

from typing import Any

from stablemates.engine import words as w
from stablemates.engine.tree import Ability, Act, Card, Static

from . import grammar as g

_DEFAULT = Act(0)


def _name(table: dict[str, int], value: int) -> str:
    return next(name for name, number in table.items() if number == value)


def filter_words(what: int) -> str | list[str]:
    """A filter as a word, or as a list of as few words as possible."""
    names = []
    for name, mask in g.FILTERS.items():  # the wide ones come first
        if mask & what == mask:
            names.append(name)
            what &= ~mask
    return names[0] if len(names) == 1 else names


def card_data(card: Card) -> dict[str, Any]:
    """A card as data."""
    data: dict[str, Any] = {"id": card.id, "name": card.name, "kind": w.KIND_NAMES[card.kind]}
    if card.copies != 1:
        data["copies"] = card.copies
    words = [word for word, bit in g.TITLE_WORDS.items() if card.words & bit]
    if words:
        data["words"] = words
    if card.not_for_two:
        data["not_for_two"] = True
    if card.abilities:
        data["abilities"] = [ability_data(ability) for ability in card.abilities]
    if card.statics:
        data["statics"] = [static_data(static) for static in card.statics]
    return data


def static_data(static: Static) -> dict[str, Any]:
    """A static as data."""
    name = _name(g.STATICS, static.word)
    data: dict[str, Any] = {"static": name}
    fields = g.STATIC_FIELDS[name]
    if "what" in fields:
        data["what"] = filter_words(static.what)
    if "value" in fields:
        data["value"] = _name(g.ZONES, static.value) if fields["value"].kind == "word" else static.value
    return data


def ability_data(ability: Ability) -> dict[str, Any]:
    """An ability as data."""
    name = _name(g.WHENS, ability.when)
    data: dict[str, Any] = {"when": name}
    if ability.may:
        data["may"] = True
    fields = g.ABILITY_FIELDS[name]
    if "what" in fields and ability.what:
        data["what"] = filter_words(ability.what)
    if "limit" in fields:
        data["limit"] = ability.limit
    if "on" in fields:
        data["on"] = [_name(g.EVENTS, verb) for verb in ability.on]
    if ability.acts:
        data["do"] = [act_data(act) for act in ability.acts]
    return data


def act_data(act: Act) -> dict[str, Any]:
    """An act as data."""
    verb = _name(g.VERBS, act.verb)
    data: dict[str, Any] = {"do": verb}
    if act.join != w.AND:
        data["join"] = _name(g.JOINS, act.join)
    for name, field in g.ACT_FIELDS[verb].items():
        value = getattr(act, name)
        if field.needed or value != getattr(_DEFAULT, name):
            data[name] = _value(name, field, value)
    return data


def _value(name: str, field: g.Field, value: Any) -> Any:
    if field.kind == "filter":
        return filter_words(value)
    if field.kind == "acts":
        return [act_data(option) for option in value]
    if field.kind == "zones":
        return [_name(g.ZONES, zone) for zone in value]
    if field.kind == "count":
        return _name(g.COUNTS, value) if value in g.COUNTS.values() else value
    if field.kind == "word":
        return _name(g.WORD_TABLES[name], value)
    return value
