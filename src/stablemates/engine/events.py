"""What happened, as rows of six ints: kind, seat, face, other, extra, and the seats that see the face.

Each row is made once, in its private and its public form together: a seat outside the mask gets HIDDEN for the face.
"""

from typing import Final

from .state import State

HIDDEN: Final = -2  # a card whose face this seat may not know
NO_CARD: Final = -1

TURN_BEGINS: Final = 1  # seat, -, turn number
PHASE: Final = 2  # seat, -, phase
DRAWS: Final = 3  # seat, card
DISCARDS: Final = 4  # seat, card
PLAYS: Final = 5  # seat, card
ANSWERS: Final = 6  # seat, card, whose card is answered
STOPPED: Final = 7  # seat whose card it was, card
ENTERS: Final = 8  # seat, card, from seat or -1, how
LEAVES: Final = 9  # seat, card, to zone, verb
SHUFFLES: Final = 10  # seat
SHOWS: Final = 11  # seat, card shown to all
LOOKS: Final = 12  # seat, card seen, whose hand (or -1: the deck)
TAKES: Final = 13  # seat, card, from seat or -1, from zone
USES: Final = 14  # seat, card whose effect is used
DECLINES: Final = 15  # seat, card
AIMS: Final = 16  # seat, card chosen, at seat, number of the effect's card
REPLACES: Final = 17  # seat, card that stands in, - , verb replaced
SWAPS_HANDS: Final = 18  # seat, -, other seat
EXTRA_TURN: Final = 19
TURN_ENDS: Final = 20  # an effect ended the turn
SKIPS: Final = 21
BABY: Final = 22  # seat, Baby chosen
GAME_ENDS: Final = 23  # winner or -1, -, how
RETURNS: Final = 24  # a Magic or played card goes to a pile: seat, card, zone
NAMES: Final = 25  # seat, card, seat named, option named
PUTS_BACK: Final = 26  # seat, card put back on the deck
LINK: Final = 27  # -, -, how many effects, the how-manieth link since the last moment of rest
GIVES: Final = 29  # seat, card, to seat
NOTICE: Final = 28  # seat, -, -, number of the party rule

NAMES_OF: Final = (
    "",
    "turn",
    "phase",
    "draws",
    "discards",
    "plays",
    "answers",
    "stopped",
    "enters",
    "leaves",
    "shuffles",
    "shows",
    "looks",
    "takes",
    "uses",
    "declines",
    "aims",
    "replaces",
    "swaps_hands",
    "extra_turn",
    "turn_ends",
    "skips",
    "baby",
    "game_ends",
    "to_pile",
    "names",
    "puts_back",
    "link",
    "notice",
    "gives",
)

ALL_SEATS: Final = 255


def note(s: State, kind: int, seat: int, card: int, other: int, extra: int, seen_by: int) -> None:
    """Writes a row, if anybody keeps the log."""
    log = s.log
    if log is not None:
        face = s.faces[card].index if card >= 0 else NO_CARD
        log.append((kind, seat, face, other, extra, seen_by))
