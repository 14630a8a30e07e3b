"""Bots: company at the table. A bot is given its seat's view and the prompt, never the state."""

from typing import Protocol

from stablemates.engine.prompts import Prompt
from stablemates.engine.view import View


class Bot(Protocol):
    """Somebody who answers prompts."""

    def answer(self, view: View, prompt: Prompt) -> int:
        """The place of one of the prompt's choices."""
        ...
