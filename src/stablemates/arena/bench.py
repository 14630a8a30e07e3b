"""How fast: decisions, games, clones, views and the import, on one core. Figures are printed, never asserted."""

import random
import subprocess
import sys
import time
from collections.abc import Callable

from stablemates.cards.packs import load_pack
from stablemates.engine import referee
from stablemates.engine.game import Game
from stablemates.engine.state import State

from .simulate import play_random


def bench(players: int, games: int) -> dict[str, object]:
    """Plays random games and measures; each figure is the best of three rounds, as machines are noisy."""
    rounds = [_round(players, games, number) for number in range(3)]
    best = max(rounds, key=lambda row: row[1] / row[2])
    states = _positions(players)
    return {
        "decisions_per_s": round(best[1] / best[2]),
        "games_per_s": round(best[0] / best[2], 1),
        "decisions_per_game": round(best[1] / best[0], 1),
        "clone_us": _cost(states, lambda game: game.clone()),
        "view_us": _cost(states, lambda game: game.view(0)),
        "import_ms": _import_ms(),
        "compiled": not str(referee.__file__).endswith(".py"),
        "players": players,
    }


def _round(players: int, games: int, number: int) -> tuple[int, int, float]:
    pack = load_pack("base")
    decisions = 0
    started = time.perf_counter()
    for seed in range(number * games, (number + 1) * games):
        game = Game.new(players, pack, seed=seed, log=False)
        decisions += play_random(game.state, random.Random(seed).random)
    return games, decisions, time.perf_counter() - started


def _positions(players: int) -> list[Game]:
    """Positions from all stages of some games."""
    found = []
    draw = random.Random(1).random
    for seed in range(10):
        game = Game.new(players, load_pack("base"), seed=seed, log=False)
        step = 0
        while not game.state.ended:
            if step % 50 == 25:
                found.append(game.clone())
            _one(game.state, draw)
            step += 1
    return found


def _one(state: State, draw: Callable[[], float]) -> None:
    seat = state.question.seats[0]
    referee.answer(state, seat, int(draw() * referee.count_choices(state, seat)))


def _cost(games: list[Game], do: Callable[[Game], object]) -> float:
    best = 1e9
    for _ in range(20):
        started = time.perf_counter()
        for game in games:
            do(game)
        best = min(best, (time.perf_counter() - started) / len(games))
    return round(best * 1e6, 2)


def _import_ms() -> float:
    code = "import time; t = time.perf_counter(); import stablemates; print((time.perf_counter() - t) * 1000)"
    times = []
    for _ in range(5):
        out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        times.append(float(out.stdout))
    return round(min(times), 1)
