"""The random bot: every legal answer is equally likely."""

from random import Random

from stablemates.engine.prompts import Prompt
from stablemates.engine.view import View


class RandomBot:
    """Answers at random; the same seed gives the same answers to the same prompts."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed)

    def answer(self, view: View, prompt: Prompt) -> int:
        """One of the legal answers."""
        return self._random.randrange(len(prompt.choices))
