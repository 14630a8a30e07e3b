"""Pack files for tests, put together from a few words."""

import json
from typing import Any

import pytest

from stablemates.cards.pack_file import read_pack
from stablemates.cards.pack_reader import PackError

Data = dict[str, Any]
DRAW: Data = {"do": "draw", "n": 1}


def pack_of(*cards: Any, **more: Any) -> Data:
    """The data of a pack file."""
    return {"stablemates_pack": 1, "id": "mine", "cards": list(cards), **more}


def card(kind: str = "magical", *abilities: Data, **more: Any) -> Data:
    """The data of a card."""
    data = {"id": "my_card", "name": "My Card", "kind": kind, **more}
    return {**data, "abilities": list(abilities)} if abilities else data


def spell(*acts: Data, **more: Any) -> Data:
    """A Magic card that does this."""
    return card("magic", {"when": "play", "do": list(acts)}, **more)


def enters(*acts: Data, **more: Any) -> Data:
    """A Magical Unicorn that does this as it enters."""
    return card("magical", {"when": "enter", "do": list(acts), **more})


def upgrade(*abilities: Data, **more: Any) -> Data:
    """An Upgrade with these abilities."""
    return card("upgrade", *abilities, **more)


def when(word: str, *acts: Data, **more: Any) -> Data:
    """An ability."""
    return {"when": word, "do": list(acts), **more}


def refusal(data: Any) -> PackError:
    """What is said of a pack that can't be."""
    with pytest.raises(PackError) as caught:
        read_pack(data if isinstance(data, str) else json.dumps(data), "my.json")
    return caught.value
