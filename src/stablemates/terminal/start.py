"""Starting a game in the terminal: who sits where, which bots, and a deal of its own."""

import secrets
from pathlib import Path

import stablemates
from stablemates.bots.random_bot import RandomBot
from stablemates.engine.errors import OptionError
from stablemates.engine.game import Game
from stablemates.terminal.plain import play_plain

BOT_NAMES = ("ana", "bo", "cy", "di", "ed", "flo", "gus", "hal")


def start_game(
    players: int,
    humans: int,
    names: list[str],
    pack: str,
    profile: str,
    options: dict[str, str],
    seed: int | None,
    load: Path | None,
) -> None:
    """Deals (or loads) a game and plays it."""
    if load is not None:
        game = _loaded(load)
    else:
        seats = _names(players, humans, names)
        deal = secrets.randbelow(2**32) if seed is None else seed
        game = stablemates.new_game(seats, pack, profile, options, deal)
    people = set(range(min(humans, game.seats)))
    play_plain(game, people, {seat: RandomBot(seat) for seat in range(game.seats) if seat not in people})


def _loaded(path: Path) -> Game:
    try:
        return stablemates.load_game(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise OptionError(f"{path} can't be read: {error}.") from error


def _names(players: int, humans: int, names: list[str]) -> list[str]:
    """The names given, then "you" (or "you 1", "you 2") and names for the bots."""
    if not 0 <= humans <= players:
        raise OptionError(f"Of {players} seats {humans} can't be people.")
    if len(names) > players:
        raise OptionError(f"There are {len(names)} names for {players} seats.")
    people = ["you"] if humans == 1 else [f"you{number + 1}" for number in range(humans)]
    wanted = [*names, *people[len(names) :]]
    for name in BOT_NAMES:
        if len(wanted) < players and name not in wanted:
            wanted.append(name)
    if len(wanted) < players:  # only with an impossible number of seats, which the engine refuses
        wanted += [f"seat{number}" for number in range(len(wanted), players)]
    return wanted
