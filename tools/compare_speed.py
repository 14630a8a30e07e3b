"""Compares the speed of this tree with that of an older commit: interleaved runs, the ratio of each pair, the median.

python tools/compare_speed.py REVISION [--rounds 9] [--games 60] [--players 6]
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

RUN = """
import random, sys, time
from stablemates.cards.packs import load_pack
from stablemates.engine.game import Game
from stablemates.engine.referee import answer, count_choices
games, players = int(sys.argv[1]), int(sys.argv[2])
pack = load_pack("base")
decisions = 0
started = time.process_time()
for seed in range(games):
    state = Game.new(players, pack, seed=seed, log=False).state
    draw = random.Random(seed).random
    while not state.ended:
        seat = state.question.seats[0]
        answer(state, seat, int(draw() * count_choices(state, seat)))
        decisions += 1
print(decisions / (time.process_time() - started))
"""


def speed(source: Path, games: int, players: int) -> float:
    """Decisions a second of one run with the package of a source folder."""
    done = subprocess.run(
        [sys.executable, "-c", RUN, str(games), str(players)],
        env={**os.environ, "PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)


def main() -> None:
    """Runs both trees in turn and prints the ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("revision")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--players", type=int, default=6)
    args = parser.parse_args()
    here = Path(__file__).resolve().parent.parent
    with tempfile.TemporaryDirectory() as folder:
        old = Path(folder) / "old"
        subprocess.run(["git", "worktree", "add", "-q", "--detach", str(old), args.revision], cwd=here, check=True)
        try:
            ratios = []
            for number in range(args.rounds):
                before = speed(old / "src", args.games, args.players)
                now = speed(here / "src", args.games, args.players)
                ratios.append(now / before)
                print(f"{number + 1}: {before:,.0f} then {now:,.0f} decisions/s, ratio {ratios[-1]:.3f}", flush=True)
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(old)], cwd=here, check=True)
    print(f"median ratio {statistics.median(ratios):.3f} over {len(ratios)} rounds")


if __name__ == "__main__":
    main()
