"""Reading a custom pack: data, never code. What is wrong is said with its path in the file and what may stand there."""

import re
from typing import Any

from stablemates.engine import words as w
from stablemates.engine.errors import StablematesError, as_phrase
from stablemates.engine.tree import Ability, Act, Card, Static

from . import grammar as g

_ID = re.compile(r"[a-z][a-z0-9_]{1,47}")


class PackError(StablematesError):
    """A pack that can't be read: the path in the file, and what is allowed there."""

    def __init__(self, path: str, reason: str | StablematesError, /, **values: object) -> None:
        why = as_phrase(reason, values)
        super().__init__("{place}: {reason}", place=path, reason=why)
        self.path = path
        self.reason = str(why)

    def __reduce__(self) -> tuple[Any, ...]:
        return PackError, (self.path, self.values["reason"])


def _object(data: object, path: str, allowed: tuple[str, ...], needed: tuple[str, ...] = ()) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise PackError(path, "here should be an object in braces.")
    for key in data:
        if key not in allowed:
            raise PackError(
                f"{path}.{key}", "there is no such field here. Allowed: {allowed}.", allowed=", ".join(allowed)
            )
    for key in needed:
        if key not in data:
            raise PackError(path, "the field “{key}” is missing.", key=key)
    return data


def _list(data: object, path: str, most: int) -> list[Any]:
    if not isinstance(data, list) or len(data) > most:
        raise PackError(path, "here should be a list of at most {most}.", most=most)
    return data


def _words(value: object, path: str, words: tuple[str, ...]) -> list[str]:
    """A list of words, each at most once."""
    found = [_one_of(word, f"{path}[{at}]", words) for at, word in enumerate(_list(value, path, len(words)))]
    if len(set(found)) != len(found):
        raise PackError(path, "a word is there twice.")
    return found


def _one_of(value: object, path: str, words: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in words:
        raise PackError(
            path, "“{value}” can't stand here. Allowed: {allowed}.", value=str(value), allowed=", ".join(words)
        )
    return value


def _number(value: object, path: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise PackError(
            path,
            "here should be a whole number from {low} to {high}, not {value}.",
            low=low,
            high=high,
            value=repr(value),
        )
    return value


def read_filter(value: object, path: str) -> int:
    """A filter: a word, or a list of words of which one must fit."""
    known = tuple(g.FILTERS)
    words = _words(value, path, known) if isinstance(value, list) else [_one_of(value, path, known)]
    what = 0
    for word in words:
        what |= g.FILTERS[word]
    if not what:
        raise PackError(path, "an empty filter takes no card at all.")
    return w.ANY_CARD if "any" in words else what


def read_text(value: object, path: str, most: int) -> str:
    """A line of plain text: no mark-up, no control signs."""
    if not isinstance(value, str) or not value.strip() or len(value) > most:
        raise PackError(path, "here should be a line of text of at most {most} signs.", most=most)
    if any(sign in "<>&" or not sign.isprintable() for sign in value):
        raise PackError(path, "only plain text: no <, > or &, no control signs.")
    return value


def read_id(value: object, path: str) -> str:
    """An id: small letters, digits and underscores."""
    if not isinstance(value, str) or not _ID.fullmatch(value):
        raise PackError(path, "an id is 2 to 48 small letters, digits and underscores, with a letter first.")
    return value


def read_card(data: object, path: str) -> Card:
    """A card of a pack file."""
    fields = ("id", "name", "kind", "copies", "words", "not_for_two", "abilities", "statics")
    row = _object(data, path, fields, ("id", "name", "kind"))
    card_id = read_id(row["id"], f"{path}.id")
    path = f"{path}({card_id})"
    kind = g.KINDS[_one_of(row["kind"], f"{path}.kind", tuple(g.KINDS))]
    abilities = [
        read_ability(item, f"{path}.abilities[{at}]")
        for at, item in enumerate(_list(row.get("abilities", []), f"{path}.abilities", g.PARTS_AT_MOST))
    ]
    statics = [
        read_static(item, f"{path}.statics[{at}]")
        for at, item in enumerate(_list(row.get("statics", []), f"{path}.statics", g.PARTS_AT_MOST))
    ]
    words = sum(g.TITLE_WORDS[word] for word in _words(row.get("words", []), f"{path}.words", tuple(g.TITLE_WORDS)))
    card = Card(
        card_id,
        read_text(row["name"], f"{path}.name", g.NAME_AT_MOST),
        kind,
        _number(row.get("copies", 1), f"{path}.copies", 0, g.COPIES_AT_MOST),
        tuple(abilities),
        tuple(statics),
        words=words,
        not_for_two=_flag(row.get("not_for_two", False), f"{path}.not_for_two"),
    )
    _check_size(card, path)
    return card


def _flag(value: object, path: str) -> bool:
    if not isinstance(value, bool):
        raise PackError(path, "here should be true or false.")
    return value


def _check_size(card: Card, path: str) -> None:
    nodes = 1 + len(card.statics)
    for ability in card.abilities:
        nodes += 1 + sum(1 + len(act.options) for act in ability.acts)
    if nodes > g.NODES_AT_MOST:
        raise PackError(path, "the card has {parts} parts; {most} are allowed.", parts=nodes, most=g.NODES_AT_MOST)


def read_static(data: object, path: str) -> Static:
    """What holds all the time."""
    row = _object(data, path, ("static", "what", "value"), ("static",))
    name = _one_of(row["static"], f"{path}.static", tuple(g.STATICS))
    fields = g.STATIC_FIELDS[name]
    _object(data, path, ("static", *fields), ("static", *fields))
    what = read_filter(row["what"], f"{path}.what") if "what" in fields else 0
    value = 0
    if "value" in fields:
        field = fields["value"]
        if field.kind == "word":
            value = g.ZONES[_one_of(row["value"], f"{path}.value", field.words)]
        else:
            value = _number(row["value"], f"{path}.value", field.low, field.high)
    return Static(g.STATICS[name], what=what, value=value)


def read_ability(data: object, path: str) -> Ability:
    """A triggered or replacing effect."""
    row = _object(data, path, ("when", "may", "what", "limit", "on", "do"), ("when",))
    name = _one_of(row["when"], f"{path}.when", tuple(g.WHENS))
    fields = g.ABILITY_FIELDS[name]
    needed = tuple(field for field, spec in fields.items() if spec.needed)
    _object(data, path, ("when", "may", "do", *fields), ("when", *needed))
    acts = [
        read_act(item, f"{path}.do[{at}]")
        for at, item in enumerate(_list(row.get("do", []), f"{path}.do", g.PARTS_AT_MOST))
    ]
    on = tuple(g.EVENTS[verb] for verb in _words(row.get("on", []), f"{path}.on", tuple(g.EVENTS)))
    if name == "gone":
        on = (w.SACRIFICE, w.DESTROY)
    limit = fields.get("limit", g.Field("number"))
    return Ability(
        g.WHENS[name],
        tuple(acts),
        may=_flag(row.get("may", False), f"{path}.may"),
        on=on,
        what=read_filter(row["what"], f"{path}.what") if "what" in row else 0,
        limit=_number(row.get("limit", 0), f"{path}.limit", limit.low, limit.high),
    )


def read_act(data: object, path: str) -> Act:
    """One act."""
    row = _object(data, path, tuple(data) if isinstance(data, dict) else (), ("do",))
    verb = _one_of(row["do"], f"{path}.do", tuple(g.VERBS))
    fields = g.ACT_FIELDS[verb]
    needed = tuple(field for field, spec in fields.items() if spec.needed)
    _object(data, path, ("do", "join", *fields), ("do", *needed))
    values: dict[str, Any] = {}
    for name, field in fields.items():
        if name in row:
            values[name] = _field(row[name], f"{path}.{name}", name, field)
    if "join" in row:
        values["join"] = g.JOINS[_one_of(row["join"], f"{path}.join", tuple(g.JOINS))]
    return Act(g.VERBS[verb], **values)


def _field(value: object, path: str, name: str, field: g.Field) -> object:
    if field.kind == "filter":
        return read_filter(value, path)
    if field.kind == "flag":
        return _flag(value, path)
    if field.kind == "id":
        return read_id(value, path)
    if field.kind == "acts":
        items = _list(value, path, g.OPTIONS_AT_MOST)
        return tuple(_option(item, f"{path}[{at}]") for at, item in enumerate(items))
    if field.kind == "zones":
        return tuple(g.ZONES[zone] for zone in _words(value, path, field.words))
    if field.kind == "number":
        return _number(value, path, field.low, field.high)
    if field.kind == "count":
        if isinstance(value, str):
            return g.COUNTS[_one_of(value, path, field.words)]
        return _number(value, path, field.low, field.high)
    return g.WORD_TABLES[name][_one_of(value, path, field.words)]


def _option(data: object, path: str) -> Act:
    """An act to choose; a choice within a choice is refused here, so that no file can be too deep to read."""
    if isinstance(data, dict) and data.get("do") == "choose_one":
        raise PackError(path, "an option is one plain act.")
    return read_act(data, path)
