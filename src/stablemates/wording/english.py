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
    """Words for a player: in person (brackets as in a template), whose, and whose if several may be meant."""

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
    w.ANY: Player("any one player[ (you included)]", "any player's", "any"),
    w.EACH: Player("each player", "each player's"),
    w.EACH_OTHER: Player("each other player", "each other player's"),
    w.THAT: Player("that player", "that player's", "those players'"),
    w.ELSEWHERE: Player("the player of another stable", "another", "other"),
}

# Numbers of cards that are no figures.
NUMBERS = {
    w.ALL: "all {many}",
    w.AS_MANY: "as many {many}",
    w.PER_CARD: "a card for each {one_card} in your stable",
}

PHASES = {
    w.SETTING_UP: "set-up",
    w.BEGINNING: "beginning phase",
    w.DRAWING: "draw phase",
    w.ACTING: "action phase",
    w.ENDING: "end phase",
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
    "draw-more": "draw {more} in the draw phase of this turn",
    "draw-more.short": "draw {more}",
    "discard": "discard{s} {cards}[ from {their} hand]",
    "sacrifice": "sacrifice{s} {cards}[ in {their} stable]",
    "sacrifice.this": "sacrifice {cards}",
    "destroy": "destroy{s} {cards}[ in {place}]",
    "destroy.this": "destroy {cards}",
    "steal": "steal{s} {cards}[ from {place}]",
    "steal.this": "steal {cards}",
    "return": "return{s} {cards} from {place}[ to {home}]",
    "return.this": "return {cards} to {home}",
    "move": "move {cards}[ from {place}] to {dest}",
    "move.away": "move {cards}[ from {place}] to another stable, but not to yours",
    "move.this": "move {cards} to {dest}",
    "give-back": "put {cards} back[ into the stable it came from, unless it has left its place since]",
    "give-back.end": "put {cards} back[ into the stable it came from, unless it or this card has left its place since]",
    "shrink": "put {cards} of {who} into the discard pile[ without setting off any of their effects]",
    "bring": "bring {cards} from {place}[ into {dest}]",
    "bring.hand": "bring {cards} from {place}[ into {dest} without playing {it}]",
    "bring.there": "bring {cards} from {place} into {dest}",
    "bring.this": "bring {cards} back[ into {dest}]",
    "take": "take {cards} from {place}[ into your hand]",
    "search": "search {place} for {cards}[, show {it} to all players, take {it} into your hand and shuffle {place}]",
    "pull": "pull {cards}[ at random] from {place}[ into yours]",
    "swap-hands": "swap hands with {who}",
    "take-from-hand.to-discard": "look at {place} and put {cards}[ of your choice] from it into the discard pile",
    "take-from-hand": "look at {place} and take {cards}[ of your choice] from it[ into yours]",
    "show-hands": "look at {place}",
    "give": "give {who} {cards}[ from your hand]",
    "reveal-top": "show the top card of the deck to all players and, if it is a Unicorn card, bring it into your"
    " stable, or else take it into your hand",
    "reveal-top.short": "show the top card of the deck and bring it if it is a Unicorn card, or else take it",
    "look-at-top": "look at the {top} of the deck[ and put {it} back in the same order]",
    "look-at-top.take": "look at the {top} of the deck, take {take} of them into your hand and put the rest"
    " back on top in any order",
    "look-at-top.take.short": "look at the {top} of the deck and take {take}",
    "shuffle-in": "shuffle {things} into the deck",
    "extra-turn": "take another turn after this one",
    "end-turn": "go straight to the end phase[ of this turn]",
    "play-twice": "choose to play up to 2 cards instead of 1 in the action phase of this turn",
    "play-twice.short": "play up to 2 cards this turn",
    "skip-turn": "skip{s} {their} next turn",
    "skip-phase": "skip the {phase}[ of this turn]",
    "choose-one": "either {options}",
    "choose-one.player": "choose {who} to do one of these, whichever that player likes: {options}",
    "choose-one.player.short": "make {who} choose: {options}",
}

# Said behind an act: until when a card stays where it was put.
UNTILS = {
    w.FOR_GOOD: "",
    w.THIS_TURN: " until the end phase of this turn",
    w.WHILE_HERE: " until this card leaves your stable",
}

# Said behind an act: what must hold for it to be done.
CONDITIONS = {w.HOLDS_A_CARD: " if you hold a card"}

TRIGGERS = {
    "on-play": "{acts}",
    "enter": "when this card enters your stable, {acts}",
    "enter.short": "entering: {acts}",
    "beginning": "at the beginning of your turn, {acts}",
    "beginning.short": "turn start: {acts}",
    "gone": "when this card is {events}, {acts}",
    "gone.short": "{events}: {acts}",
    "left": "when this card leaves your stable, {acts}",
    "left.short": "leaving: {acts}",
    "end": "in the end phase of your turn, {acts}",
    "end.short": "turn end: {acts}",
    "each-turn": "whenever any player's turn begins, {acts}",
    "each-turn.short": "any player's turn start: {acts}",
    "movement": "whenever {cards} enters or leaves your stable, {acts}",
    "movement.short": "{cards} enters or leaves: {acts}",
    "crowded": "as soon as there are more than {limit} {many} in your stable, {acts}, and repeat this until"
    " {limit} or fewer are left",
    "crowded.short": "more than {limit} {many}: {acts}",
    "empty": "as soon as there is no {one_card} in your stable, {acts}",
    "empty.short": "no {one_card} in your stable: {acts}",
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
    "bans-entry": "no {one_card} can enter any stable[, not even yours]",
    "steadfast": "[it ]can be neither sacrificed nor destroyed",
    "untouched": "{many_cards} do nothing to it, and it can't be chosen for them",
    "untouched.short": "{many_cards} do nothing to this one",
    "hand-limit": "your hand limit is {more} higher",
    "hand-limit.lower": "your hand limit is {more} lower",
    "needs-to-enter": "this card can enter only a stable that holds {a_card}",
    "needs-to-enter.short": "enters only a stable that holds {a_card}",
    "needs-to-play": "you can play this card only while your own stable holds {a_card}",
    "needs-to-play.short": "playable only while your stable holds {a_card}",
    "unanswerable": "no card can be played in answer to this one",
    "unanswerable.short": "can't be answered",
    "unanswered": "no card can be played in answer to the cards that you play",
    "unanswered.short": "what you play can't be answered",
    "masquerade": "the Unicorn cards there don't count as Unicorns, and effects on Unicorns don't reach them",
    "masquerade.short": "your Unicorn cards don't count as Unicorns",
    "blinds": "the Unicorn cards there have no effects, not even as they enter; only Baby Unicorns keep theirs",
    "blinds.short": "your Unicorn cards have no effects",
    "dims": "the Unicorn cards there have no triggered effects, not even as they enter or leave; what holds all the"
    " time still holds, and Baby Unicorns keep theirs",
    "dims.short": "your Unicorn cards have no triggered effects",
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
