"""The words the engine knows: kinds, traits, zones, phases, verbs and players, as plain ints."""

from typing import Final

# Kinds of card. An expansion adds a kind by adding a number here.
BABY: Final = 0
BASIC: Final = 1
MAGICAL: Final = 2
MAGIC: Final = 3
UPGRADE: Final = 4
DOWNGRADE: Final = 5
INSTANT: Final = 6

KIND_NAMES: Final = ("baby", "basic", "magical", "magic", "upgrade", "downgrade", "instant")

# Traits: what a filter may ask of a card, one bit each. The low bits are the kinds, the high bits words of the title.
BABY_CARD: Final = 1 << BABY
BASIC_CARD: Final = 1 << BASIC
MAGICAL_CARD: Final = 1 << MAGICAL
MAGIC_CARD: Final = 1 << MAGIC
UPGRADE_CARD: Final = 1 << UPGRADE
DOWNGRADE_CARD: Final = 1 << DOWNGRADE
INSTANT_CARD: Final = 1 << INSTANT
UNICORN_CARD: Final = BABY_CARD | BASIC_CARD | MAGICAL_CARD
STAYS_CARD: Final = UNICORN_CARD | UPGRADE_CARD | DOWNGRADE_CARD
ANY_CARD: Final = (1 << 16) - 1
TITLE_WORDS: Final = ("neigh", "narwhal")
NEIGH_CARD: Final = 1 << 16
NARWHAL_CARD: Final = 1 << 17

# Zones.
DECK: Final = 0
HAND: Final = 1
STABLE: Final = 2
DISCARD_PILE: Final = 3
NURSERY: Final = 4
PILE: Final = 5

ZONE_NAMES: Final = ("deck", "hand", "stable", "discard", "nursery", "pile")

# Phases.
SETTING_UP: Final = 0
BEGINNING: Final = 1
DRAWING: Final = 2
ACTING: Final = 3
ENDING: Final = 4

PHASE_NAMES: Final = ("setup", "beginning", "draw", "action", "end")

# Languages of the cards, and of all that is said; the first one stands in the code.
LANGUAGES: Final = ("en", "it", "nl", "pl", "de")

# Verbs: what an act does (R-038..R-042, R-108..R-110).
DRAW: Final = 1
DISCARD: Final = 2
SACRIFICE: Final = 3
DESTROY: Final = 4
STEAL: Final = 5
RETURN: Final = 6
MOVE: Final = 7
BRING: Final = 8
TAKE: Final = 9
SEARCH: Final = 10
PULL: Final = 11
SWAP_HANDS: Final = 12
TAKE_FROM_HAND: Final = 13
LOOK_AT_TOP: Final = 14
SHUFFLE_IN: Final = 15
EXTRA_TURN: Final = 16
END_TURN: Final = 17
PLAY_TWICE: Final = 18
CHOOSE_ONE: Final = 19
SKIP_TURN: Final = 20
SHOW_HANDS: Final = 21
GIVE: Final = 22
REVEAL_TOP: Final = 23
SKIP_PHASE: Final = 24  # which one: n
DRAW_MORE: Final = 25  # in the draw phase of this turn
SHRINK: Final = 26  # a whole stable's Unicorns to the discard pile, without their effects
GIVE_BACK: Final = 27  # what this card owes

VERB_NAMES: Final = (
    "",
    "draw",
    "discard",
    "sacrifice",
    "destroy",
    "steal",
    "return",
    "move",
    "bring",
    "take",
    "search",
    "pull",
    "swap hands",
    "take from hand",
    "look at top",
    "shuffle in",
    "extra turn",
    "end turn",
    "play twice",
    "choose one",
    "skip turn",
    "show hands",
    "give",
    "reveal top",
    "skip phase",
    "draw more",
    "shrink",
    "give back",
)

# Joins between acts (R-112..R-115).
AND: Final = 0
THEN: Final = 1
IF_YOU_DO: Final = 2

# Whom an act is about (R-100..R-104).
YOU: Final = 0
OTHER: Final = 1  # one other player
ANY: Final = 2  # one player, you included
EACH: Final = 3
EACH_OTHER: Final = 4
THAT: Final = 5  # the player the act before was about
ELSEWHERE: Final = 6  # a stable other than the one where the card lies

ALL: Final = 99  # n of an act: all there are
AS_MANY: Final = 98  # n of an act: as many as the act before has done
PER_CARD: Final = 97  # n of an act: one for each card of `what` in your stable

# Until when a stolen or moved card stays.
FOR_GOOD: Final = 0
THIS_TURN: Final = 1  # owed until the end phase
WHILE_HERE: Final = 2  # owed until the card that took it leaves

# Conditions of an act, looked at when it resolves.
HOLDS_A_CARD: Final = 1  # you hold at least one card

# When an ability speaks.
ON_PLAY: Final = 0  # a Magic card resolves
ON_ENTER: Final = 1  # this card enters a stable
AT_BEGINNING: Final = 2  # in the stable when the turn began
WHEN_GONE: Final = 3  # this card was sacrificed or destroyed, after the event
ON_MOVEMENT: Final = 4  # another card enters or leaves the stable
WHILE_CROWDED: Final = 5  # a state that is looked at all the time
INSTEAD: Final = 6  # replaces an event
IN_ANSWER: Final = 7  # an Instant
AT_END: Final = 8  # in the end phase of the holder's turn
WHEN_LEFT: Final = 9  # this card left the stable, in whatever way
EACH_TURN: Final = 10  # whenever any player's turn begins, before its phases
WHILE_NONE: Final = 11  # a state: no card of `what` in this stable

# Static words: what holds while a card lies in a stable.
COUNTS: Final = 1  # counts as `value` Unicorns
BARS_PLAY: Final = 2  # its holder can't play cards of `what`
SHIELDS: Final = 3  # cards of `what` in this stable can't be destroyed
PROOF: Final = 4  # this card can't be destroyed by cards of `what`
SOLE_HOME: Final = 5  # cards of `what` can't enter any stable but this one
UNANSWERABLE: Final = 6  # this card can't be answered
UNANSWERED: Final = 7  # what its holder plays can't be answered
MASQUERADE: Final = 8  # the Unicorn cards here are no Unicorns
BLINDS: Final = 9  # the Unicorn cards here have no effects
OPENS_HAND: Final = 10  # the holder's hand lies open
BANS_ENTRY: Final = 12  # cards of `what` can't enter any stable
HAND_LIMIT: Final = 13  # its holder's hand limit changes by `value`
NEEDS_TO_ENTER: Final = 14  # may enter only a stable that holds a card of `what`
NEEDS_TO_PLAY: Final = 15  # may be played only by a player whose stable holds a card of `what`
STEADFAST: Final = 16  # this card can be neither sacrificed nor destroyed
UNTOUCHED: Final = 17  # cards of `what` can't affect this card in any way
DIMS: Final = 18  # the Unicorn cards here have no triggered effects (U-026)
GOES_HOME: Final = 11  # sacrificed or destroyed it goes to zone `value` instead of the discard pile

# How a card came or went, for events and triggers.
BY_PLAY: Final = 0
BY_BRING: Final = 8
NOBODY: Final = -1
