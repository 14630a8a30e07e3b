"""Stablemates: a referee, a table and company for the card game Unstable Unicorns. An unofficial fan project."""

import json
from collections.abc import Mapping, Sequence

from .cards.packs import PACK_IDS, all_packs, load_pack
from .engine.errors import DamagedSave, OptionError, Refused, StablematesError
from .engine.game import Event, Game, Outcome
from .engine.prompts import Choice, Prompt
from .engine.setup import Position
from .engine.view import View

__version__ = "0.1.0"

__all__ = [
    "PACK_IDS",
    "Choice",
    "DamagedSave",
    "Event",
    "Game",
    "OptionError",
    "Outcome",
    "Position",
    "Prompt",
    "Refused",
    "StablematesError",
    "View",
    "load_game",
    "load_pack",
    "new_game",
]


def new_game(
    seats: int | Sequence[str] = 4,
    pack: str = "base",
    profile: str = "",
    options: Mapping[str, str] | None = None,
    seed: int | str = 0,
) -> Game:
    """A new game, shuffled and dealt: `new_game(["ana", "bo"], seed=7)`."""
    return Game.new(seats, load_pack(pack), profile, dict(options or {}), seed)


def load_game(text: str) -> Game:
    """The game that `Game.save` wrote; its pack is one of ours, a pack file loaded before, or packs joined."""
    try:
        pack = json.loads(text)["pack"]
        packs = {pack: load_pack(pack)} if isinstance(pack, str) else all_packs()
    except (ValueError, TypeError, KeyError, RecursionError, OptionError):
        packs = all_packs()  # Game.load says what is wrong
    return Game.load(text, packs)
