"""A position on one line, at the start of a phase: `base second-edition turn=ana phase=action ana:neigh/rhinocorn ...`.

Hands and stables are `name:hand/stable`; deck (top first), discard and nursery are `deck:a,b*2`; then options. What
seats know of each other is not part of it: nobody knows anything, as in a situation file.
"""

from itertools import groupby

from stablemates.cards.packs import load_pack
from stablemates.engine.errors import OptionError, StablematesError
from stablemates.engine.game import Game
from stablemates.engine.options import PROFILES, make_options
from stablemates.engine.setup import Position
from stablemates.engine.state import PICK_ACTION
from stablemates.engine.words import PHASE_NAMES

ZONES = ("deck", "discard", "nursery")


class PositionError(StablematesError):
    """A line that is no position: which part, and why."""


def write_position(game: Game) -> str:
    """The line of a position; only at the choice of an action, as the middle of an effect needs `Game.save`."""
    s = game.state
    if s.ended or s.question.kind != PICK_ACTION or s.plays:
        raise PositionError("Only a position in which a seat picks its action fits on one line; take Game.save here.")
    parts = [s.pack.id, s.options.profile, f"turn={game.names[s.turn]}", "phase=action"]
    for name, hand, stable in zip(game.names, s.hands, s.stables, strict=True):
        parts.append(f"{name}:{_cards(game, hand)}/{_cards(game, stable)}")
    rows = (s.deck[::-1], s.discard, s.nursery)
    parts += [f"{zone}:{_cards(game, row)}" for zone, row in zip(ZONES, rows, strict=True)]
    defaults = make_options(s.options.profile, {}, s.seats).values
    parts += [f"{name}={value}" for name, value in s.options.values.items() if defaults[name] != value]
    return " ".join(parts)


def _cards(game: Game, cards: list[int]) -> str:
    ids = [game.state.faces[card].card.id for card in cards]
    runs = [(card_id, len(list(run))) for card_id, run in groupby(ids)]
    return ",".join(card_id if n == 1 else f"{card_id}*{n}" for card_id, n in runs)


def read_position(line: str, seed: int | str = 0) -> Game:
    """The game of a line."""
    words = line.split()
    if len(words) < 4 or words[1] not in PROFILES:
        raise PositionError("A position starts with pack and profile: “base second-edition turn=ana ...”.")
    settings = dict(word.split("=", 1) for word in words[2:] if "=" in word)
    rows = dict(word.split(":", 1) for word in words[2:] if "=" not in word and ":" in word)
    odd = [word for word in words[2:] if "=" not in word and ":" not in word]
    if odd:
        raise PositionError("“{word}” is neither a row of cards (name:cards) nor a setting (name=value).", word=odd[0])
    names = [name for name in rows if name not in ZONES]
    position = Position(len(names))
    for seat, name in enumerate(names):
        position.hands[seat], position.stables[seat] = _hand_and_stable(name, rows[name])
    position.deck, position.discard, position.nursery = (_ids(zone, rows.get(zone, "")) for zone in ZONES)
    position.seed = seed
    _set_turn(position, names, settings)
    try:
        return Game.at(names, load_pack(words[0]), position, words[1], settings)
    except OptionError as error:
        raise PositionError(error.template, error.rules, **error.values) from error


def _set_turn(position: Position, names: list[str], settings: dict[str, str]) -> None:
    turn = settings.pop("turn", names[0] if names else "")
    phase = settings.pop("phase", "action")
    if turn not in names:
        raise PositionError("turn={turn} names no seat. The seats are: {names}.", turn=turn, names=", ".join(names))
    if phase not in PHASE_NAMES[1:]:
        raise PositionError(
            "phase={phase} is no phase. The phases are: {names}.", phase=phase, names=", ".join(PHASE_NAMES[1:])
        )
    position.turn = names.index(turn)
    position.phase = PHASE_NAMES.index(phase)


def _hand_and_stable(name: str, row: str) -> tuple[list[str], list[str]]:
    if row.count("/") != 1:
        raise PositionError("The cards of {name} are hand/stable with one slash, not “{row}”.", name=name, row=row)
    hand, stable = row.split("/")
    return _ids(name, hand), _ids(name, stable)


def _ids(name: str, row: str) -> list[str]:
    found: list[str] = []
    for item in row.split(",") if row else []:
        card_id, star, times = item.partition("*")
        if star and not times.isdigit():
            raise PositionError("“{item}” of {name} should be card*number.", item=item, name=name)
        found += [card_id] * (int(times) if star else 1)
    return found
