"""How fast is RLCard's Uno here? A yardstick for our own benchmark: run both on the same machine.

Random agents, two players (RLCard's Uno has no other number). Prints JSON with decisions per second:
`env_run` is the usual way, with observations for learning; `game_step` steps the game, which still makes a
state for the player to move; `bare` only asks for the legal actions and plays one.

    python tests/bench/rlcard_uno.py [--seconds 3] [--seed 1]
"""

import argparse
import json
import random
import time
from collections.abc import Callable
from importlib.metadata import version

import numpy as np
import rlcard
from rlcard.agents import RandomAgent
from rlcard.games.uno import Game


def env_run_game(seed: int) -> Callable[[], int]:
    """A player of whole games by env.run; each call gives the number of decisions."""
    env = rlcard.make("uno", config={"seed": seed})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        before = env.timestep
        env.run(is_training=True)
        return int(env.timestep - before)

    return play


def new_game(seed: int) -> Game:
    """A game whose shuffles follow the seed."""
    game = Game()
    game.np_random = np.random.RandomState(seed)
    return game


def game_step_game(seed: int) -> Callable[[], int]:
    """A player of whole games by game.step, with Python's own random, which is quicker than numpy's here."""
    game, chance = new_game(seed), random.Random(seed)

    def play() -> int:
        state, _ = game.init_game()
        decisions = 0
        while not game.is_over():
            state, _ = game.step(chance.choice(state["legal_actions"]))
            decisions += 1
        return decisions

    return play


def bare_game(seed: int) -> Callable[[], int]:
    """A player of whole games with nothing around the rules."""
    game, chance = new_game(seed), random.Random(seed)

    def play() -> int:
        game.init_game()
        table, players = game.round, game.players
        decisions = 0
        while not table.is_over:
            legal = table.get_legal_actions(players, table.current_player)
            table.proceed_round(players, chance.choice(legal))
            decisions += 1
        return decisions

    return play


def measure(play: Callable[[], int], seconds: float) -> dict[str, float]:
    """Play for about so many seconds, after a short warm-up."""
    for _ in range(20):
        play()
    games = decisions = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        decisions += play()
        games += 1
    return {
        "decisions_per_s": round(decisions / spent),
        "games_per_s": round(games / spent, 1),
        "decisions_per_game": round(decisions / games, 1),
    }


def main() -> None:
    """Measure all three and print them."""
    parser = argparse.ArgumentParser(description="Measure RLCard's Uno with random agents.")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long to play in each way")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    np.random.seed(options.seed)  # RLCard's random agents use numpy's global chance
    ways = {"env_run": env_run_game, "game_step": game_step_game, "bare": bare_game}
    results = {name: measure(make(options.seed), options.seconds) for name, make in ways.items()}
    print(json.dumps({"game": "uno", "rlcard": version("rlcard"), "players": 2, **results}, indent=2))


if __name__ == "__main__":
    main()
