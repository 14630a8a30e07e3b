"""The effect tree in words: what may be written in a pack file, field by field, for reading, writing and schema."""

from dataclasses import dataclass

from stablemates.engine import words as w

KINDS = {name: number for number, name in enumerate(w.KIND_NAMES)}
FILTERS = {
    "any": w.ANY_CARD,
    "unicorn": w.UNICORN_CARD,
    "baby": w.BABY_CARD,
    "basic": w.BASIC_CARD,
    "magical": w.MAGICAL_CARD,
    "magic": w.MAGIC_CARD,
    "upgrade": w.UPGRADE_CARD,
    "downgrade": w.DOWNGRADE_CARD,
    "instant": w.INSTANT_CARD,
    "neigh": w.NEIGH_CARD,
    "narwhal": w.NARWHAL_CARD,
}
TITLE_WORDS = {word: w.NEIGH_CARD << number for number, word in enumerate(w.TITLE_WORDS)}
PLAYERS = {
    "you": w.YOU,
    "other": w.OTHER,
    "any": w.ANY,
    "each": w.EACH,
    "each_other": w.EACH_OTHER,
    "that": w.THAT,
    "elsewhere": w.ELSEWHERE,
}
ZONES = {"hand": w.HAND, "discard": w.DISCARD_PILE, "nursery": w.NURSERY, "deck": w.DECK, "stable": w.STABLE}
JOINS = {"and": w.AND, "then": w.THEN, "if_you_do": w.IF_YOU_DO}
UNTILS = {"for_good": w.FOR_GOOD, "this_turn": w.THIS_TURN, "while_here": w.WHILE_HERE}
COUNTS = {"all": w.ALL, "as_many": w.AS_MANY, "per_card": w.PER_CARD}
PHASES = {"draw": w.DRAWING, "action": w.ACTING}
CONDITIONS = {"holds_a_card": w.HOLDS_A_CARD}
EVENTS = {"sacrifice": w.SACRIFICE, "destroy": w.DESTROY}
# the table of each field that holds a word
WORD_TABLES = {
    "who": PLAYERS,
    "dest": PLAYERS,
    "chooser": PLAYERS,
    "zone": ZONES,
    "until": UNTILS,
    "cond": CONDITIONS,
    "n": PHASES,
}
VERBS = {name.replace(" ", "_"): number for number, name in enumerate(w.VERB_NAMES) if name}
WHENS = {
    "play": w.ON_PLAY,
    "enter": w.ON_ENTER,
    "beginning": w.AT_BEGINNING,
    "gone": w.WHEN_GONE,
    "movement": w.ON_MOVEMENT,
    "crowded": w.WHILE_CROWDED,
    "instead": w.INSTEAD,
    "answer": w.IN_ANSWER,
    "end": w.AT_END,
    "left": w.WHEN_LEFT,
    "each_turn": w.EACH_TURN,
    "none_here": w.WHILE_NONE,
}
STATICS = {
    "counts": w.COUNTS,
    "bars_play": w.BARS_PLAY,
    "shields": w.SHIELDS,
    "proof": w.PROOF,
    "sole_home": w.SOLE_HOME,
    "unanswerable": w.UNANSWERABLE,
    "unanswered": w.UNANSWERED,
    "masquerade": w.MASQUERADE,
    "blinds": w.BLINDS,
    "dims": w.DIMS,
    "opens_hand": w.OPENS_HAND,
    "goes_home": w.GOES_HOME,
    "bans_entry": w.BANS_ENTRY,
    "hand_limit": w.HAND_LIMIT,
    "needs_to_enter": w.NEEDS_TO_ENTER,
    "needs_to_play": w.NEEDS_TO_PLAY,
    "steadfast": w.STEADFAST,
    "untouched": w.UNTOUCHED,
}


@dataclass(frozen=True, slots=True)
class Field:
    """What a field may hold: words of a table, a number in a range, a filter, yes or no, or a card id."""

    kind: str  # word, count, number, filter, flag, id, zones, acts
    words: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    needed: bool = False


def _word(*words: str, needed: bool = False) -> Field:
    return Field("word", words, needed=needed)


def _count(*words: str, high: int = 10) -> Field:
    return Field("count", words, 1, high)


_FILTER = Field("filter")
_FLAG = Field("flag")

# verb -> field -> what it may hold. A verb without fields is written as just its name.
ACT_FIELDS: dict[str, dict[str, Field]] = {
    "draw": {"n": _count("as_many", "per_card"), "who": _word("you", "each"), "what": _FILTER},
    "discard": {
        "n": _count("all"),
        "what": _FILTER,
        "who": _word("you", "other", "any", "each", "each_other", "that"),
        "need": _FLAG,
    },
    "sacrifice": {
        "n": _count("all"),
        "what": _FILTER,
        "who": _word("you", "each", "that"),
        "this": _FLAG,
        "need": _FLAG,
    },
    "destroy": {"n": _count("all"), "what": _FILTER, "who": _word("other", "that")},
    "steal": {
        "what": _FILTER,
        "who": _word("other", "that"),
        "until": _word(*UNTILS),
    },
    "return": {
        "what": _FILTER,
        "who": _word("you", "other", "any", "each"),
        "chooser": _word("you", "each"),
        "need": _FLAG,
    },
    "move": {
        "what": _FILTER,
        "who": _word("you", "any"),
        "dest": _word("other", "elsewhere", "that"),
        "until": _word("for_good", "this_turn"),
        "this": _FLAG,
    },
    "bring": {
        "what": _FILTER,
        "zone": _word("hand", "discard", "nursery", needed=True),
        "n": _count("as_many"),
        "dest": _word("you", "that"),
        "this": _FLAG,
        "cond": _word(*CONDITIONS),
    },
    "take": {"what": _FILTER, "zone": _word("discard", needed=True)},
    "search": {"what": _FILTER, "named": Field("id"), "zone": _word("deck", needed=True)},
    "pull": {"who": _word("other", "any", "each_other"), "n": _count()},
    "swap_hands": {"who": _word("other")},
    "take_from_hand": {"what": _FILTER, "who": _word("other"), "zone": _word("hand", "discard", needed=True)},
    "look_at_top": {"n": _count(), "take": Field("number", low=0, high=1), "zone": _word("deck", needed=True)},
    "shuffle_in": {"zones": Field("zones", ("hand", "discard")), "this": _FLAG},
    "extra_turn": {},
    "end_turn": {},
    "play_twice": {},
    "choose_one": {"who": _word("you", "any"), "options": Field("acts", needed=True)},
    "skip_turn": {"who": _word("other")},
    "show_hands": {"who": _word("each_other")},
    "give": {"who": _word("that")},
    "reveal_top": {"zone": _word("deck", needed=True)},
    "skip_phase": {"n": _word("draw", "action", needed=True)},
    "draw_more": {"n": _count()},
    "shrink": {"what": _FILTER, "n": _count("all"), "who": _word("any")},
    "give_back": {},
}

ABILITY_FIELDS: dict[str, dict[str, Field]] = {
    name: {} for name in ("play", "enter", "beginning", "gone", "answer", "end", "left", "each_turn")
}
ABILITY_FIELDS["movement"] = {"what": _FILTER}
ABILITY_FIELDS["crowded"] = {"what": _FILTER, "limit": Field("number", low=1, high=20, needed=True)}
ABILITY_FIELDS["instead"] = {"what": _FILTER, "on": Field("zones", tuple(EVENTS), needed=True)}
ABILITY_FIELDS["none_here"] = {"what": _FILTER}

STATIC_FIELDS: dict[str, dict[str, Field]] = {
    "counts": {"value": Field("number", low=0, high=5, needed=True)},
    "hand_limit": {"value": Field("number", low=-7, high=7, needed=True)},
    "goes_home": {"value": _word("hand", "nursery", needed=True)},
}
for _name in (
    "bars_play",
    "shields",
    "proof",
    "sole_home",
    "bans_entry",
    "needs_to_enter",
    "needs_to_play",
    "untouched",
):
    STATIC_FIELDS[_name] = {"what": Field("filter", needed=True)}
for _name in ("unanswerable", "unanswered", "masquerade", "blinds", "dims", "opens_hand", "steadfast"):
    STATIC_FIELDS[_name] = {}

CARDS_AT_MOST = 300
COPIES_AT_MOST = 30
NODES_AT_MOST = 64
PARTS_AT_MOST = 8  # abilities of a card, statics of a card, acts of an ability
OPTIONS_AT_MOST = 4
NAME_AT_MOST = 60
