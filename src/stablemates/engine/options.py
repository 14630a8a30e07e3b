"""Table options: the switches of the two rule profiles, each with its name, values and defaults."""

from typing import Final

from .errors import OptionError
from .words import LANGUAGES

PROFILES: Final = ("second-edition", "effect-chain")

# name, values, default in second-edition, default in effect-chain
TABLE: Final = (
    ("start", ("lot", "host"), "lot", "lot"),
    ("babies", ("choose", "deal"), "choose", "choose"),
    ("unicorns_into", ("own", "any"), "own", "any"),
    ("simultaneous", ("link", "one_by_one"), "link", "link"),
    ("impossible", ("ignore", "forbid"), "ignore", "forbid"),
    ("announce", ("before", "after"), "after", "after"),
    ("magic_card", ("discarded_first", "discarded_last"), "discarded_first", "discarded_last"),
    ("reopen", ("false", "true"), "false", "true"),
    ("babies_move", ("true", "false"), "true", "true"),
    ("win", ("resolved", "at_once"), "resolved", "resolved"),
    ("deck_out", ("empty", "failed_draw", "reshuffle"), "empty", "empty"),
    ("masquerade", ("unicorn_effects", "all_effects"), "unicorn_effects", "unicorn_effects"),
    ("answers", ("at_once", "in_turn"), "at_once", "at_once"),
    ("two_player_setup", ("true", "false"), "true", "true"),
    ("adults", ("false", "true"), "false", "false"),
    ("drinking", ("false", "true"), "false", "false"),
    ("strip", ("false", "true"), "false", "false"),
    ("mulligan", ("false", "true"), "false", "false"),
    ("card_language", LANGUAGES, "en", "en"),
    ("ask_forced", ("false", "true"), "false", "false"),
)
# Only for a table whose host has said that all are adults.
PARTY: Final = ("drinking", "strip", "mulligan")


class Options:
    """The options of one table, as plain fields."""

    __slots__ = (
        "adults",
        "announce_before",
        "answers_in_turn",
        "ask_forced",
        "babies_dealt",
        "babies_move",
        "deck_out",
        "discarded_last",
        "drinking",
        "forbid",
        "masquerade_all",
        "mulligan",
        "one_by_one",
        "profile",
        "reopen",
        "start",
        "strip",
        "two_player_setup",
        "unicorns_anywhere",
        "values",
        "win_at_once",
    )

    def __init__(self, profile: str, values: dict[str, str]) -> None:
        self.profile: Final = profile
        self.values: Final = values
        self.start: Final = values["start"]
        self.babies_dealt: Final = values["babies"] == "deal"
        self.unicorns_anywhere: Final = values["unicorns_into"] == "any"
        self.one_by_one: Final = values["simultaneous"] == "one_by_one"
        self.forbid: Final = values["impossible"] == "forbid"
        self.announce_before: Final = values["announce"] == "before"
        self.discarded_last: Final = values["magic_card"] == "discarded_last"
        self.reopen: Final = values["reopen"] == "true"
        self.babies_move: Final = values["babies_move"] == "true"
        self.win_at_once: Final = values["win"] == "at_once"
        self.deck_out: Final = values["deck_out"]
        self.masquerade_all: Final = values["masquerade"] == "all_effects"
        self.answers_in_turn: Final = values["answers"] == "in_turn"
        self.two_player_setup: Final = values["two_player_setup"] == "true"
        self.adults: Final = values["adults"] == "true"
        self.drinking: Final = values["drinking"] == "true"
        self.strip: Final = values["strip"] == "true"
        self.mulligan: Final = values["mulligan"] == "true"
        self.ask_forced: Final = values["ask_forced"] == "true"


def make_options(profile: str, given: dict[str, str], seats: int) -> Options:
    """The options of a table: the profile's defaults with what the group has set."""
    if profile not in PROFILES:
        raise OptionError(
            "There is no profile “{profile}”. Take one of: {names}.", profile=profile, names=", ".join(PROFILES)
        )
    values: dict[str, str] = {}
    for name, _allowed, second_edition, effect_chain in TABLE:
        values[name] = second_edition if profile == PROFILES[0] else effect_chain
    for name, value in given.items():
        values[name] = _checked(name, value, seats)
    for name in PARTY:
        if values[name] == "true" and values["adults"] != "true":
            raise OptionError(
                "Option {name} is for adults: set adults=true if everybody at the table is one.", name=name
            )
    return Options(profile, values)


def _checked(name: str, value: str, seats: int) -> str:
    for known, allowed, _second, _chain in TABLE:
        if known != name:
            continue
        if value in allowed:
            return value
        if name == "start" and value in [str(seat) for seat in range(seats)]:
            return value
        words = ", ".join(allowed)
        if name == "start":
            raise OptionError(
                "Option start can't be “{value}”. It takes: {words} or a seat from 0 to {last}.",
                value=value,
                words=words,
                last=seats - 1,
            )
        raise OptionError("Option {name} can't be “{value}”. It takes: {words}.", name=name, value=value, words=words)
    names = ", ".join(row[0] for row in TABLE)
    raise OptionError("There is no option “{name}”. The options are: {names}.", name=name, names=names)
