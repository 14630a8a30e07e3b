"""Rulebook presets: pack, profile, options, starting rule and language of each of the five rulebooks at once."""

from dataclasses import dataclass

from stablemates.engine.errors import OptionError


@dataclass(frozen=True, slots=True)
class Rulebook:
    """What a rulebook sets."""

    pack: str
    profile: str
    language: str
    start: str  # lot or host: how the starting player is found online

    def options(self) -> dict[str, str]:
        """The table options that it sets."""
        return {"card_language": self.language, "start": self.start}


RULEBOOKS = {
    "000": Rulebook("after-dark", "second-edition", "it", "host"),
    "001": Rulebook("base-second-print", "effect-chain", "pl", "lot"),
    "002": Rulebook("base-second-print", "effect-chain", "en", "lot"),
    "003": Rulebook("base", "second-edition", "it", "lot"),
    "004": Rulebook("after-dark", "second-edition", "nl", "lot"),
}


def find_rulebook(number: str) -> Rulebook:
    """A rulebook by its number."""
    if number not in RULEBOOKS:
        raise OptionError(
            "There is no rulebook “{number}”. The rulebooks are: {names}.", number=number, names=", ".join(RULEBOOKS)
        )
    return RULEBOOKS[number]
