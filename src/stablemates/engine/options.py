"""Table options: the switches of the two rule profiles, each with its name, values and defaults."""

from typing import Final

from .errors import OptionError

PROFILES: Final = ("second-edition", "effect-chain")

# name, values, default in second-edition, default in effect-chain, one line on what it does
TABLE: Final = (
    ("start", ("lot", "host"), "lot", "lot", "who begins: by lot, the host, or a seat's number"),
    ("babies", ("choose", "deal"), "choose", "choose", "each player chooses a Baby, or one is dealt (R-007)"),
    ("unicorns_into", ("own", "any"), "own", "any", "into whose stable a Unicorn may be played (R-054)"),
    ("simultaneous", ("link", "one_by_one"), "link", "link", "simultaneous effects: one link, or one by one (R-082)"),
    ("impossible", ("ignore", "forbid"), "ignore", "forbid", "a Magic card that can't be done in full (R-116)"),
    ("announce", ("before", "after"), "after", "after", "players aimed at: named before or after answers (R-105)"),
    (
        "magic_card",
        ("discarded_first", "discarded_last"),
        "discarded_first",
        "discarded_last",
        "where a Magic card is while it resolves (R-058)",
    ),
    ("reopen", ("false", "true"), "false", "true", "a card laid open on the pile may be answered again (R-096)"),
    ("babies_move", ("true", "false"), "true", "true", "Babies may go from stable to stable (R-034)"),
    ("win", ("resolved", "at_once"), "resolved", "resolved", "when a win counts (R-089)"),
    ("deck_out", ("empty", "failed_draw", "reshuffle"), "empty", "empty", "when the deck has run out (R-134)"),
    (
        "masquerade",
        ("unicorn_effects", "all_effects"),
        "unicorn_effects",
        "unicorn_effects",
        "what can't reach a Unicorn in disguise (Q-11)",
    ),
    ("answers", ("at_once", "in_turn"), "at_once", "at_once", "who answers first (Q-04)"),
    ("two_player_setup", ("true", "false"), "true", "true", "the smaller deck for two players (R-120)"),
    ("adults", ("false", "true"), "false", "false", "everybody at the table is an adult"),
    ("drinking", ("false", "true"), "false", "false", "notices of the drinking rules (R-140..R-142)"),
    ("strip", ("false", "true"), "false", "false", "notices of the strip rules (R-144..R-146)"),
    ("mulligan", ("false", "true"), "false", "false", "once a game a seat may change its hand (R-143)"),
    ("card_language", ("en", "it", "nl", "pl", "de"), "en", "en", "the language of the cards, for the letters (R-135)"),
    ("ask_forced", ("false", "true"), "false", "false", "ask a choice that has a single legal answer"),
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
        raise OptionError(f"There is no profile “{profile}”. Take one of: {', '.join(PROFILES)}.")
    values: dict[str, str] = {}
    for name, _allowed, second_edition, effect_chain, _about in TABLE:
        values[name] = second_edition if profile == PROFILES[0] else effect_chain
    for name, value in given.items():
        values[name] = _checked(name, value, seats)
    for name in PARTY:
        if values[name] == "true" and values["adults"] != "true":
            raise OptionError(f"Option {name} is for adults: set adults=true if everybody at the table is one.")
    return Options(profile, values)


def _checked(name: str, value: str, seats: int) -> str:
    for known, allowed, _second, _chain, _about in TABLE:
        if known != name:
            continue
        if value in allowed:
            return value
        if name == "start" and value in [str(seat) for seat in range(seats)]:
            return value
        also = f" or a seat from 0 to {seats - 1}" if name == "start" else ""
        raise OptionError(f"Option {name} can't be “{value}”. It takes: {', '.join(allowed)}{also}.")
    names = ", ".join(row[0] for row in TABLE)
    raise OptionError(f"There is no option “{name}”. The options are: {names}.")
