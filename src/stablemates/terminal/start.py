"""Starting a game in the terminal: who sits where, which bots, and a deal of its own."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from stablemates.bots.random_bot import RandomBot
from stablemates.cards.house import HouseRule, house_notices, read_house_rules
from stablemates.cards.pack_file import read_names_file
from stablemates.cards.packs import all_packs, load_pack, rename
from stablemates.engine.errors import OptionError
from stablemates.engine.game import Game
from stablemates.engine.pack import Pack
from stablemates.terminal.plain import play_plain
from stablemates.wording.voice import Voice

BOT_NAMES = ("ana", "bo", "cy", "di", "ed", "flo", "gus", "hal")


@dataclass(frozen=True, slots=True)
class Table:
    """What was asked for on the command line."""

    players: int
    humans: int
    names: list[str]
    pack: str
    profile: str
    options: dict[str, str]
    seed: int | None
    load: Path | None
    card_names: Path | None
    house: Path | None
    voice: Voice


def start_game(table: Table) -> None:
    """Deals (or loads) a game and plays it."""
    pack = load_pack(table.pack)
    if table.card_names is not None:
        pack = rename(pack, read_names_file(_read(table.card_names), str(table.card_names)))
    game = _loaded(table.load, pack) if table.load is not None else _dealt(table, pack)
    people = set(range(min(table.humans, game.seats)))
    rules = read_house_rules(_read(table.house), str(table.house)) if table.house else []
    bots = {seat: RandomBot(seat) for seat in range(game.seats) if seat not in people}
    play_plain(game, people, bots, write=_telling_house_rules(game, rules) if rules else print, voice=table.voice)


def _dealt(table: Table, pack: Pack) -> Game:
    seats = _names(table.players, table.humans, table.names, table.voice.say("screen-your-name"))
    deal = secrets.randbelow(2**32) if table.seed is None else table.seed
    return Game.new(seats, pack, table.profile, table.options, deal)


def _telling_house_rules(game: Game, rules: list[HouseRule]) -> Callable[[str], None]:
    """A print that says the notices of the house rules in between; only what all may know sets them off."""
    told = 0

    def write(text: str) -> None:
        nonlocal told
        for line in house_notices(game.events(-1, told), rules, game.state.pack, game.names):
            print(f"* {line}")
        told = len(game.state.log or [])
        print(text)

    return write


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise OptionError("{path} can't be read: {error}.", path=str(path), error=str(error)) from error


def _loaded(path: Path, pack: Pack) -> Game:
    """A saved game; a pack file or a names file must be named again."""
    return Game.load(_read(path), {**all_packs(), pack.id: pack})


def _names(players: int, humans: int, names: list[str], you: str) -> list[str]:
    """The names given, then "you" (or "you 1", "you 2") and names for the bots."""
    if not 0 <= humans <= players:
        raise OptionError("Of {players} seats {humans} can't be people.", players=players, humans=humans)
    if len(names) > players:
        raise OptionError("There are {names} names for {players} seats.", names=len(names), players=players)
    people = [you] if humans == 1 else [f"{you}{number + 1}" for number in range(humans)]
    wanted = [*names, *people[len(names) :]]
    for name in BOT_NAMES:
        if len(wanted) < players and name not in wanted:
            wanted.append(name)
    if len(wanted) < players:  # only with an impossible number of seats, which the engine refuses
        wanted += [f"seat{number}" for number in range(len(wanted), players)]
    return wanted
