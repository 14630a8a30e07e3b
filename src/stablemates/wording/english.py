"""English: the tables of names and templates; `sentences.py` puts them together.

What a template has in square brackets is left out of the short text; a key ending in `.short` is for that.
"""

from typing import NamedTuple

from stablemates.engine import words as w


class Noun(NamedTuple):
    """A name for cards; the card forms are for cards outside a stable, where none counts as a Unicorn yet."""

    article: str
    one: str
    many: str
    one_card: str = ""
    many_cards: str = ""


class Player(NamedTuple):
    """Words for a player: in person, whose, and whose if several such players may be meant."""

    person: str
    whose: str
    several: str = ""


KINDS = ("Baby Unicorn", "Basic Unicorn", "Magical Unicorn", "Magic", "Upgrade", "Downgrade", "Instant")

NOUNS = {
    w.ANY_CARD: Noun("a", "card", "cards"),
    w.UNICORN_CARD: Noun("a", "Unicorn", "Unicorns", "Unicorn card", "Unicorn cards"),
    w.BABY_CARD: Noun("a", "Baby Unicorn", "Baby Unicorns"),
    w.BASIC_CARD: Noun("a", "Basic Unicorn", "Basic Unicorns", "Basic Unicorn card", "Basic Unicorn cards"),
    w.MAGICAL_CARD: Noun("a", "Magical Unicorn", "Magical Unicorns", "Magical Unicorn card", "Magical Unicorn cards"),
    w.MAGIC_CARD: Noun("a", "Magic card", "Magic cards"),
    w.UPGRADE_CARD: Noun("an", "Upgrade", "Upgrades"),
    w.DOWNGRADE_CARD: Noun("a", "Downgrade", "Downgrades"),
    w.INSTANT_CARD: Noun("an", "Instant", "Instants"),
    w.NEIGH_CARD: Noun("a", "card with Neigh in its name", "cards with Neigh in their names"),
    w.NARWHAL_CARD: Noun("a", "card with Narwhal in its name", "cards with Narwhal in their names"),
}

PLAYERS = {
    w.YOU: Player("you", "your"),
    w.OTHER: Player("another player", "another player's", "other players'"),
    w.ANY: Player("any one player (you included)", "any player's", "any"),
    w.EACH: Player("each player", "each player's"),
    w.EACH_OTHER: Player("each other player", "each other player's"),
    w.THAT: Player("that player", "that player's", "those players'"),
    w.ELSEWHERE: Player("the player of another stable", "another", "other"),
}

# Zones of which each player has one, and those in the middle of the table.
OWN_ZONES = {w.HAND: ("hand", "hands"), w.STABLE: ("stable", "stables")}
SHARED_ZONES = {
    w.DECK: "the deck",
    w.DISCARD_PILE: "the discard pile",
    w.NURSERY: "the nursery",
    w.PILE: "the pile",
}

ACTS = {
    "draw": "draw{s} {cards}",
    "discard": "discard{s} {cards}[ from {their} hand]",
    "sacrifice": "sacrifice{s} {cards}[ in {their} stable]",
    "sacrifice.this": "sacrifice {cards}",
    "destroy": "destroy {cards}[ in {place}]",
    "destroy.this": "destroy {cards}",
    "steal": "steal {cards}[ from {place}]",
    "steal.this": "steal {cards}",
    "return": "return {cards} from {place}[ to {home}]",
    "return.this": "return {cards} to {home}",
    "move": "move {cards}[ from {place}] to {dest}",
    "move.this": "move {cards} to {dest}",
    "bring": "bring {cards} from {place}[ into your stable]",
    "bring.hand": "bring {cards} from {place}[ into your stable without playing {it}]",
    "bring.this": "bring {cards} into your stable",
    "take": "take {cards} from {place}[ into your hand]",
    "search": "search {place} for {cards}[, show {it} to all players, take {it} into your hand and shuffle {place}]",
    "pull": "pull {cards}[ at random] from {place}[ into yours]",
    "swap-hands": "swap hands with {who}",
    "take-from-hand": "look at {place} and take {cards}[ of your choice] from it[ into yours]",
    "look-at-top": "look at the {top} of the deck[ and put {it} back on top in any order]",
    "look-at-top.take": "look at the {top} of the deck, take {take} of them into your hand and put the rest"
    " back on top in any order",
    "look-at-top.take.short": "look at the {top} of the deck and take {take}",
    "shuffle-in": "shuffle {things} into the deck",
    "extra-turn": "take another turn after this one",
    "end-turn": "go straight to the end phase[ of this turn]",
    "play-twice": "choose to play up to 2 cards instead of 1 in the action phase of this turn",
    "play-twice.short": "play up to 2 cards this turn",
    "skip-turn": "skip{s} {their} next turn",
    "choose-one": "either {options}",
}

# Said behind an act: until when a card stays where it was put.
UNTILS = {w.FOR_GOOD: "", w.THIS_TURN: " until the end phase of this turn"}

TRIGGERS = {
    "on-play": "{acts}",
    "enter": "when this card enters your stable, {acts}",
    "enter.short": "entering: {acts}",
    "beginning": "at the beginning of your turn, {acts}",
    "beginning.short": "turn start: {acts}",
    "gone": "when this card is {events}, {acts}",
    "gone.short": "{events}: {acts}",
    "movement": "whenever {cards} enters or leaves your stable, {acts}",
    "movement.short": "{cards} enters or leaves: {acts}",
    "crowded": "as soon as there are more than {limit} {many} in your stable, {acts}, and repeat this until"
    " {limit} or fewer are left",
    "crowded.short": "more than {limit} {many}: {acts}",
    "instead": "whenever {cards} would be {events}, {acts} instead",
    "instead.short": "{cards} would be {events}: {acts} instead",
    "answer": "{acts}",
    "and": "{acts}",
    "then": "if that is done, {acts}",
    "if-you-do": "if you do, {acts}",
}

# How the short text goes on behind the sentence before.
SHORT_JOINS = {"and": "; ", "then": " → ", "if-you-do": " → "}

EVENTS = {
    "discard": "discarded",
    "sacrifice": "sacrificed",
    "destroy": "destroyed",
    "steal": "stolen",
    "return": "returned to a hand",
    "move": "moved",
}

FACTS = {
    "counts": "[it ]counts as {count}",
    "bars-play": "you can't play {many_cards}",
    "shields": "no {one} there can be destroyed",
    "shields.short": "no {one} in your stable can be destroyed",
    "proof": "it can't be destroyed by {many_cards}",
    "proof.short": "can't be destroyed by {many_cards}",
    "sole-home": "no {one_card} can enter any other stable",
    "sole-home.short": "no {one_card} can enter any stable but yours",
    "unanswerable": "no card can be played in answer to this one",
    "unanswerable.short": "can't be answered",
    "unanswered": "no card can be played in answer to the cards that you play",
    "unanswered.short": "what you play can't be answered",
    "masquerade": "the Unicorn cards there don't count as Unicorns, and effects on Unicorns don't reach them",
    "masquerade.short": "your Unicorn cards don't count as Unicorns",
    "blinds": "the Unicorn cards there have no effects, not even as they enter; only Baby Unicorns keep theirs",
    "blinds.short": "your Unicorn cards have no effects",
    "opens-hand": "your hand lies open[ for all players to see]",
    "goes-home": "when this card is sacrificed or destroyed, it goes to {place} instead of the discard pile",
    "goes-home.short": "sacrificed or destroyed: to {place}",
    "goes-home.baby": "this card is only ever in a stable or in {place}: whenever it would go anywhere else,"
    " it goes to {place} instead",
    "goes-home.baby.short": "only ever in a stable or in {place}",
    "answer": "play this card in answer to a card that another player is playing: that card has no effect,"
    " and both go to the discard pile",
    "answer.short": "stops a card that another player is playing",
    "no-effect": "[this card has ]no effect",
    "no-effect.unicorn": "[this card has ]no effect[: it simply counts as a Unicorn]",
}

FACT_LEADS = {"while": "[while this card is in your stable, ]{facts}", "always": "{facts}"}
