"""A table for tests: dice that roll alike on every machine, random legal play, and what must hold at any moment."""

import json
from collections import Counter
from typing import Any

from stablemates.cards.packs import all_packs, load_pack
from stablemates.engine.game import Game
from stablemates.engine.options import PROFILES, TABLE, Options
from stablemates.engine.pack import OPEN_HAND, Face, Pack
from stablemates.engine.prompts import Prompt
from stablemates.engine.setup import Position
from stablemates.engine.state import PICK_ACTION, WINDOW, Effect, Frame, Question, State
from stablemates.engine.view import View
from stablemates.engine.words import BABY

PACK = load_pack("base")
PACKS = all_packs()
DECKS = tuple(PACKS.values())


def faces_of(pack: Pack) -> tuple[str, ...]:
    """The ids of a pack's faces, by their numbers."""
    return tuple(face.card.id for face in pack.faces)


FACES = faces_of(PACK)
OPTIONS: dict[str, tuple[str, ...]] = {name: allowed for name, allowed, *_ in TABLE}
VIEW_FIELDS = tuple(name for name in dir(View) if not name.startswith("_"))


class Dice:
    """A linear congruential generator of our own (Knuth's numbers), so that no Python version changes a game."""

    def __init__(self, seed: int) -> None:
        self.now = seed

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.now = (self.now * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return (self.now >> 33) % n

    def pick(self, items: Any) -> Any:
        """One of several."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any]) -> None:
        """Mixes a list in place."""
        for at in range(len(items) - 1, 0, -1):
            other = self.below(at + 1)
            items[at], items[other] = items[other], items[at]


def random_options(dice: Dice, seats: int, pack: Pack = PACK) -> tuple[str, dict[str, str]]:
    """A profile, and a table where about every third option is set by the group."""
    given = {name: dice.pick(allowed) for name, allowed in OPTIONS.items() if dice.below(3) == 0}
    if dice.below(3) == 0:
        given["start"] = str(dice.below(seats))
    return dice.pick(PROFILES), together(given, pack)


def together(given: dict[str, str], pack: Pack = PACK) -> dict[str, str]:
    """The same options, with what they need: the party rules and a deck for adults want a table of adults."""
    party = any(given.get(name) == "true" for name in ("drinking", "strip", "mulligan"))
    return {**given, "adults": "true"} if party or pack.adults else given


def random_game(seed: int, seats: int, pack: Pack | None = None) -> tuple[Game, Dice]:
    """A new game of any deck (or a given one) at a table with random options, and the dice to play it with."""
    dice = Dice(seed * 8 + seats)
    deck = pack or dice.pick(DECKS)
    profile, given = random_options(dice, seats, deck)
    return Game.new(seats, deck, profile, given, seed), dice


def roll(game: Game, dice: Dice) -> tuple[int, int]:
    """A random legal answer: the seat and the number of its choice."""
    seat = dice.pick(game.asked)
    return seat, dice.below(game.choices(seat))


def play_on(game: Game, dice: Dice, answers: int) -> None:
    """Random legal play, so many answers or to the end."""
    for _ in range(answers):
        if game.outcome is not None:
            return
        game.answer(*roll(game, dice))


# --- what somebody sees, as plain text ----------------------------------------------------------------------


def view_data(view: View) -> dict[str, Any]:
    """All of a view as plain data; a field that is added to View is in it too."""
    return {name: getattr(view, name) for name in VIEW_FIELDS}


def prompt_data(prompt: Prompt) -> list[Any]:
    """All of a prompt as plain data."""
    choices = [(c.word, c.card, c.zone, c.seat, c.nth) for c in prompt.choices]
    asks = [prompt.kind, prompt.seat, prompt.seats, prompt.card, prompt.victim, prompt.verb, prompt.rule]
    return [asks, prompt.answers(), choices]


def sees(game: Game, seat: int, since: int = 0) -> str:
    """Everything that the engine tells a seat (-1: somebody who watches), to the byte."""
    prompt = prompt_data(game.prompt(seat)) if seat in game.asked else None
    events = [event.row() for event in game.events(seat, since)]
    return json.dumps([view_data(game.view(seat)), prompt, game.choices(seat), events])


def everything(thing: Any) -> Any:
    """All that a state holds, but for its log, as plain data: what is worked out too, and fields yet to be added."""
    if isinstance(thing, list | tuple):
        return [everything(part) for part in thing]
    if isinstance(thing, Face):
        return thing.card.id
    if isinstance(thing, Options):
        return [thing.profile, thing.values]
    if isinstance(thing, State | Frame | Effect | Question):
        parts = [name for name in dir(thing) if not name.startswith("_") and name not in ("log", "pack")]
        told = {name: getattr(thing, name) for name in parts}
        return {name: everything(part) for name, part in told.items() if not callable(part)}
    return thing


# --- what must hold at any moment ---------------------------------------------------------------------------


def lying(s: State) -> list[int]:
    """Every card of every zone."""
    zones = [*s.hands, *s.stables, s.deck, s.discard, s.nursery, s.pile]
    return [card for zone in zones for card in zone]


def hidden_from(s: State, seat: int) -> list[int]:
    """The cards whose face a seat may not know: in hands that it has not seen (Q-41), and in the deck."""
    mine = 1 << seat if seat >= 0 else 0
    zones = [hand for other, hand in enumerate(s.hands) if other != seat and not s.bits[other] & OPEN_HAND]
    return [card for zone in [*zones, s.deck] for card in zone if not s.known[card] & mine]


# What the three decks say about counting, told anew: the engine has it from the cards' trees.
COUNT_TWO = ("ginormous_unicorn", "giant_horned_rooster", "total_stud_unicorn")
DISGUISES = ("pandamonium", "horse_manure")
BLINDING = {"base": "blinding_light", "base-second-print": "", "after-dark": "mid_sex_charlie_horse"}
HAND_LIMITS = {"unabridged_unicorn": 1, "unicorn_butt_plug": -4}


def ids_in_stable(s: State, seat: int) -> list[str]:
    """The cards of a stable."""
    return [s.faces[card].card.id for card in s.stables[seat]]


def is_blinded(s: State, seat: int) -> bool:
    """Whether the Unicorns of a stable have lost all they say; not so Pandas (Q-39), nor by the second print's."""
    ids = ids_in_stable(s, seat)
    return BLINDING[s.pack.id] in ids and not any(disguise in ids for disguise in DISGUISES)


def unicorns(s: State, seat: int) -> int:
    """What counts towards winning, told anew from the cards: R-133, disguises, what blinds, what counts for two."""
    ids = ids_in_stable(s, seat)
    if any(disguise in ids for disguise in DISGUISES):
        return 0
    big = 0 if is_blinded(s, seat) else sum(ids.count(card_id) for card_id in COUNT_TWO)
    return sum(s.faces[card].is_unicorn for card in s.stables[seat]) + big


def hand_limit(s: State, seat: int) -> int:
    """How many cards a seat may keep (R-028, Unabridged Unicorn, Unicorn Butt Plug)."""
    ids = ids_in_stable(s, seat)
    deaf = ("unabridged_unicorn",) if is_blinded(s, seat) else ()
    return max(0, 7 + sum(HAND_LIMITS.get(card_id, 0) for card_id in ids if card_id not in deaf))


def check_cards(s: State) -> None:
    """Every card lies in exactly one zone, and Babies only in stables or the nursery (R-032)."""
    assert sorted(lying(s)) == list(range(len(s.faces))), "a card lies in two zones, or in none"
    astray = [zone for zone in [*s.hands, s.deck, s.discard, s.pile] for card in zone if s.faces[card].kind == BABY]
    assert not astray, "a Baby has left the stables and the nursery (R-032)"
    assert len(s.pile) == len(s.pile_seats)


def check_question(game: Game) -> None:
    """Either somebody at the table is asked something that has an answer, or the game is over."""
    asked = game.asked
    assert bool(asked) == (game.outcome is None), "after an answer there is a prompt or an outcome"
    assert len(set(asked)) == len(asked)
    assert all(0 <= seat < game.seats for seat in asked), f"somebody is asked who is not at the table: {asked}"
    assert all(game.choices(seat) > 0 for seat in asked)
    s = game.state
    if s.question.kind == PICK_ACTION and not s.fresh:
        assert max(s.power) < s.need, "nothing is left to resolve, and somebody has enough Unicorns (R-130)"


def check_views(game: Game) -> None:
    """A view holds the own hand, and of other hands only what the seat may know."""
    s = game.state
    for seat in range(-1, game.seats):
        view = game.view(seat)
        hidden = set(hidden_from(s, seat))
        assert view.hand == ([s.faces[card].index for card in s.hands[seat]] if seat >= 0 else [])
        for other, hand in enumerate(s.hands):
            open_to_seat = Counter(s.faces[card].index for card in hand if card not in hidden)
            expected = open_to_seat if other != seat else Counter[int]()
            assert Counter(view.known[other]) == expected, f"seat {seat} sees too much or too little of hand {other}"
        top_first = s.deck[::-1]
        known = [[at, s.faces[card].index] for at, card in enumerate(top_first) if card not in hidden]
        assert view.deck_known == (known if seat >= 0 else [])
        assert view.unicorns == [unicorns(s, other) for other in range(game.seats)]


def check(game: Game) -> None:
    """All of it."""
    check_cards(game.state)
    check_question(game)
    check_views(game)


class Watcher:
    """Follows a game from answer to answer: who ends a turn holds no more cards than it may (R-027, R-028)."""

    def __init__(self, game: Game) -> None:
        self.look(game)

    def look(self, game: Game) -> None:
        self.turn = game.state.turn
        self.number = game.state.turn_number

    def after_an_answer(self, game: Game) -> None:
        """Call it after each answer."""
        s = game.state
        if s.turn_number != self.number and s.turn != self.turn and not s.ended:  # an extra turn has drawn already
            most = hand_limit(s, self.turn)
            assert len(s.hands[self.turn]) <= most, (
                f"seat {self.turn} ended its turn with more than {most} cards (R-028)"
            )
        self.look(game)


# --- set-up positions ---------------------------------------------------------------------------------------

# A deck that does nothing, and what lies in the nursery.
DRAWS = "narwhal basic_unicorn_red basic_unicorn_blue basic_unicorn_green".split()
DRAWS_AFTER_DARK = "single_unicorn vanillacorn stoner_unicorn tipsy_white_unicorn".split()
NURSERY = ["baby_unicorn_red", "baby_narwhal"]
NURSERY_AFTER_DARK = ["sleepy_baby_unicorn", "sweet_baby_unicorn"]


def laid_out(
    hands: list[str],
    stables: list[str] | None = None,
    deck: str = "",
    discard: str = "",
    phase: int = 3,
    seed: int = 0,
    profile: str = "",
    pack: str = "base",
    **options: str,
) -> Game:
    """A game that goes on from a position: ids in words, one string for each seat; seat 0 is about to act."""
    adults = PACKS[pack].adults
    position = Position(len(hands))
    position.hands = [hand.split() for hand in hands]
    position.stables = [stable.split() for stable in stables or [""] * len(hands)]
    position.deck = deck.split() + (DRAWS_AFTER_DARK if adults else DRAWS) * 3
    position.discard = discard.split()
    position.nursery = (NURSERY_AFTER_DARK if adults else NURSERY)[:]
    position.phase = phase
    position.seed = seed
    names = [f"seat{seat}" for seat in range(len(hands))]
    return Game.at(names, PACKS[pack], position, profile, together(options, PACKS[pack]))


def say(game: Game, seat: int, *texts: str) -> None:
    """A seat answers in words: the readable form of a legal answer."""
    for text in texts:
        answers = game.prompt(seat).answers()
        assert text in answers, f"seat {seat} can't say “{text}” but {answers}"
        game.answer(seat, answers.index(text))


def all_pass(game: Game) -> None:
    """Nobody answers the top card."""
    while game.state.question.kind == WINDOW:
        game.answer(game.asked[0], 0)
