"""Random games by the thousand: one process for each core, each over its own seeds."""

import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field

from stablemates.cards.packs import load_pack
from stablemates.engine.errors import OptionError
from stablemates.engine.game import Game
from stablemates.engine.referee import answer, count_choices
from stablemates.engine.state import DECK_OUT, ENDLESS, State

BOTS = ("random",)


@dataclass(frozen=True, slots=True)
class Plan:
    """What to simulate. `players` goes round: game 0 has the first number of seats, game 1 the second, ..."""

    games: int
    players: tuple[int, ...] = (6,)
    bots: tuple[str, ...] = ("random",)
    pack: str = "base"
    profile: str = ""
    options: tuple[tuple[str, str], ...] = ()
    seed: int = 0


@dataclass(slots=True)
class Tally:
    """What came out."""

    games: int = 0
    decisions: int = 0
    wins_by_seat: list[int] = field(default_factory=lambda: [0] * 8)
    wins_by_bot: dict[str, int] = field(default_factory=dict)
    everyone_loses: int = 0
    deck_outs: int = 0
    endless: int = 0

    def add(self, other: "Tally") -> None:
        """Adds another tally to this one."""
        self.games += other.games
        self.decisions += other.decisions
        self.everyone_loses += other.everyone_loses
        self.deck_outs += other.deck_outs
        self.endless += other.endless
        self.wins_by_seat = [a + b for a, b in zip(self.wins_by_seat, other.wins_by_seat, strict=True)]
        for bot, wins in other.wins_by_bot.items():
            self.wins_by_bot[bot] = self.wins_by_bot.get(bot, 0) + wins

    def note(self, state: State, bots: tuple[str, ...]) -> None:
        """Counts a finished game."""
        self.games += 1
        if state.winner < 0:
            self.everyone_loses += 1
        else:
            self.wins_by_seat[state.winner] += 1
            bot = bots[state.winner % len(bots)]
            self.wins_by_bot[bot] = self.wins_by_bot.get(bot, 0) + 1
        self.deck_outs += state.ended == DECK_OUT
        self.endless += state.ended == ENDLESS


def check(plan: Plan) -> None:
    """Refuses a plan that can't be played, before anything starts."""
    for bot in plan.bots:
        if bot not in BOTS:
            raise OptionError("There is no bot “{bot}”. The bots are: {names}.", bot=bot, names=", ".join(BOTS))
    if plan.games < 1:
        raise OptionError("There must be at least one game to simulate.")
    for players in plan.players:
        Game.new(players, load_pack(plan.pack), plan.profile, dict(plan.options), 0, log=False)


def play_random(state: State, draw: Callable[[], float]) -> int:
    """Plays a game to its end, every legal answer equally likely; how many answers it took."""
    decisions = 0
    while not state.ended:
        seat = state.question.seats[0]
        answer(state, seat, int(draw() * count_choices(state, seat)))
        decisions += 1
    return decisions


def play_games(plan: Plan, first: int, count: int) -> Tally:
    """Plays the games `first` to `first + count - 1` of a plan; the outcome hangs on nothing but the plan."""
    pack = load_pack(plan.pack)
    tally = Tally()
    for number in range(first, first + count):
        players = plan.players[number % len(plan.players)]
        game = Game.new(players, pack, plan.profile, dict(plan.options), f"{plan.seed}/{number}", log=False)
        tally.decisions += play_random(game.state, random.Random(f"{plan.seed}/{number}").random)
        tally.note(game.state, plan.bots)
    return tally


def simulate(plan: Plan, workers: int, progress: Callable[[int], None]) -> tuple[Tally, float]:
    """Plays all games of a plan; the tally and the seconds. The same plan gives the same tally with any workers."""
    check(plan)
    started = time.perf_counter()
    total = Tally()
    for tally in _chunks(plan, workers):
        total.add(tally)
        progress(tally.games)
    return total, time.perf_counter() - started


def _chunks(plan: Plan, workers: int) -> Iterator[Tally]:
    size = max(1, min(100, plan.games // max(1, workers)))
    starts = range(0, plan.games, size)
    if workers <= 1:
        for first in starts:
            yield play_games(plan, first, min(size, plan.games - first))
        return
    with ProcessPoolExecutor(workers) as pool:
        jobs = [pool.submit(play_games, plan, first, min(size, plan.games - first)) for first in starts]
        for job in as_completed(jobs):
            yield job.result()


def report(tally: Tally, seconds: float) -> dict[str, object]:
    """The tally under the keys that others rely on."""
    return {
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_s": round(tally.decisions / seconds) if seconds else 0,
        "wins_by_seat": tally.wins_by_seat,
        "wins_by_bot": tally.wins_by_bot,
        "everyone_loses": tally.everyone_loses,
        "deck_outs": tally.deck_outs,
        "endless": tally.endless,
    }
