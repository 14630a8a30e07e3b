"""The plain game, played by somebody who types numbers off the screen, mistypes, and looks things up."""

import re
from pathlib import Path
from random import Random

import pytest

from stablemates.bots.random_bot import RandomBot
from stablemates.cards.packs import load_pack
from stablemates.engine.errors import OptionError
from stablemates.engine.game import Game, Outcome
from stablemates.engine.setup import Position
from stablemates.terminal.answers import find_answers, find_faces, make_answers
from stablemates.terminal.plain import play_plain
from stablemates.wording.voice import ENGLISH

PACK = load_pack("base")
NAMES = ("ana", "bo", "cy", "di", "ed", "flo", "gus", "hal")
WIPE = "<wiped>"
NO_ANSWERS = ("99", "-1", "xyzzy", "² ", "1 2", "?", "? rhino", "?unicorn poison", "? basic unicorn", "? xyzzy")
COMMANDS = ("why", "why neigh", "why rhino", "why xyzzy", "hand", "table", "discard", "log", "log all", "save", "help")


class Desk:
    """A screen and a keyboard: remembers what was written, and types numbers that it has read there."""

    def __init__(self, game: Game, seed: int, slips: float = 0.2) -> None:
        self.game = game
        self.dice = Random(seed)
        self.slips = slips
        self.lines: list[str] = []
        self.fresh: list[str] = []  # written since the last answer
        self.before = ""  # the game as it was before a slip

    def write(self, text: str) -> None:
        self.lines += text.split("\n")
        self.fresh += text.split("\n")

    def read(self, ask: str) -> str:
        self.write(ask)
        if self.before:
            assert self.game.hash() == self.before, "a slip changed the game"
            self.before = ""
        if "press Enter" in ask:
            return ""
        if self.dice.random() < self.slips:
            self.before = self.game.hash()
            return self.dice.choice(NO_ANSWERS + COMMANDS)
        screen, self.fresh = self.fresh, []
        if "Press Enter for" in " ".join(screen):  # to all who share the screen: nobody, or one looks at the hand
            asked = [self.game.names[seat] for seat in self.game.asked if seat in (0, 1)]
            return self.dice.choice(["", "", *asked])
        return self.dice.choice(numbers(screen))


def numbers(screen: list[str]) -> list[str]:
    """The numbers of answers on a screen (the table has numbers too)."""
    rows = [line for line in screen if not re.search(r"\d of \d", line)]
    return [number for row in rows for number in re.findall(r"(?:^|  ) *(\d+)  \S", row)]


class Script:
    """A keyboard that types what it is told, then has no more to say."""

    def __init__(self, *typed: str | type[BaseException]) -> None:
        self.typed = list(typed)
        self.lines: list[str] = []
        self.asked = 0

    def write(self, text: str) -> None:
        self.lines += text.split("\n")

    def read(self, ask: str) -> str:
        self.asked += 1
        if not self.typed:
            raise EOFError
        typed = self.typed.pop(0)
        if not isinstance(typed, str):
            raise typed
        return typed

    def text(self) -> str:
        return " ".join(" ".join(self.lines).split())


def bots(game: Game, humans: set[int], seed: int = 0) -> dict[int, RandomBot]:
    return {seat: RandomBot(seed + seat) for seat in range(game.seats) if seat not in humans}


def told(game: Game, *typed: str | type[BaseException], humans: tuple[int, ...] = (0,)) -> str:
    """What is written if these lines are typed."""
    script = Script(*typed)
    play_plain(game, set(humans), bots(game, set(humans)), script.read, script.write)
    return script.text()


def at_action(hand: list[str], stable: list[str] | None = None, seats: int = 2) -> Game:
    """A table at which ana is to act."""
    position = Position(seats)
    position.hands = [hand, *(["neigh", "yay"] for _ in range(seats - 1))]
    position.stables = [stable or ["baby_unicorn_red"], *([f"baby_unicorn_{c}"] for c in ("blue", "pink")[: seats - 1])]
    position.deck = ["basic_unicorn_red"] * 20
    return Game.at(NAMES[:seats], PACK, position)


# --- whole games ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", ["second-edition", "effect-chain"])
@pytest.mark.parametrize("seats", [2, 4, 8])
@pytest.mark.parametrize("seed", [1, 2])
def test_one_person_among_bots(seats, seed, profile):
    game = Game.new(NAMES[:seats], PACK, profile, seed=seed)
    desk = Desk(game, seed)
    outcome = play_plain(game, {0}, bots(game, {0}, seed), desk.read, desk.write)
    assert isinstance(outcome, Outcome) and outcome.seat == game.outcome.seat  # type: ignore[union-attr]
    assert re.search(r"wins?\b|Everyone loses", " ".join(desk.lines[-2:]))
    assert max(map(len, desk.lines)) <= 80
    assert not [line for line in desk.lines if "!" in line or "{" in line]


PARTY = {"adults": "true", "drinking": "true", "strip": "true", "mulligan": "true"}


@pytest.mark.parametrize(
    "options", [{"announce": "before"}, {"simultaneous": "one_by_one"}, {"ask_forced": "true"}, PARTY]
)
def test_other_options(options):
    game = Game.new(NAMES[:3], PACK, options=options, seed=4)
    desk = Desk(game, 4, slips=0)
    assert play_plain(game, {0}, bots(game, {0}), desk.read, desk.write, auto_pass=False) is not None


def test_nobody_plays_and_all_is_told():
    game = Game.new(NAMES[:3], PACK, seed=3)
    script = Script()
    beats = []
    play_plain(game, set(), bots(game, set()), script.read, script.write, pace=lambda: beats.append(1))
    assert not script.asked
    assert script.text().count("Turn ") == game.view(-1).turn_number
    assert len(beats) >= game.view(-1).turn_number


def test_a_seat_without_anybody():
    with pytest.raises(OptionError, match="Nobody plays for bo"):
        play_plain(Game.new(NAMES[:2], PACK), {0}, {})


# --- several people at one screen -------------------------------------------------------------------------


class Witness(Desk):
    """Looks over every shoulder: what is written may name only cards that whoever looks may know."""

    looks = -1
    checked = 0

    def write(self, text: str) -> None:
        super().write(text)
        if text == WIPE:
            self.looks = -1
        hidden = self.hidden()
        self.checked += len(hidden)
        for name in self.allowed(hidden):
            text = text.replace(name, "")
        leaks = [name for name in hidden if name in text]
        assert not leaks, f"{self.looks} reads {leaks}: {text}"

    def read(self, ask: str) -> str:
        covered = re.match("Pass the screen to (.*), then press Enter", ask)
        typed = super().read(ask)
        if covered:
            assert self.lines[-2] == WIPE and self.looks == -1
            self.next_to_look = self.game.names.index(covered[1])
        return typed

    def hidden(self) -> set[str]:
        """Names of cards of which this reader has no way to know."""
        if self.lines[-1] == WIPE and self.looks == -1:
            self.looks, self.next_to_look = getattr(self, "next_to_look", -1), -1
        view = self.game.view(self.looks)
        seen = {PACK.faces[face].card.id for zone in self.zones(view) for face in zone}
        seen |= {event.card for event in self.game.events(self.looks) if event.card}
        if self.looks in self.game.asked:
            seen |= {choice.card for choice in self.game.prompt(self.looks).choices}
        everywhere = {face.card.id for face in self.game.state.faces}
        ambiguous = {"neigh", "narwhal"}  # words of card texts too
        return {PACK.face(card).card.name for card in everywhere - seen - ambiguous}

    @staticmethod
    def zones(view):
        return [view.hand, *view.known, *view.stables, view.discard, view.nursery, view.pile]

    @staticmethod
    def allowed(hidden: set[str]) -> list[str]:
        return sorted({face.card.name for face in PACK.faces} - hidden, key=len, reverse=True)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_hot_seat_shows_nobody_another_hand(seats):
    game = Game.new(NAMES[:seats], PACK, seed=seats)
    desk = Witness(game, seats, slips=0.1)
    slips = [slip for slip in NO_ANSWERS if not slip.startswith("?")]  # card texts may be looked up by anybody
    desk.dice.choice = _choice_without_lookups(desk.dice, slips)  # type: ignore[method-assign]
    outcome = play_plain(game, {0, 1}, bots(game, {0, 1}), desk.read, desk.write, wipe=WIPE)
    assert outcome is not None
    assert desk.checked > 10_000
    assert len([line for line in desk.lines if line.startswith("Pass the screen to ")]) > 10
    assert max(map(len, desk.lines)) <= 80


def _choice_without_lookups(dice: Random, slips: list[str]):
    choice = dice.choice

    def pick(options):
        picked = choice(options)
        return choice(slips) if isinstance(picked, str) and picked.startswith("?") else picked

    return pick


def test_the_witness_would_notice():
    game = Game.new(NAMES[:3], PACK, seed=3)
    desk = Witness(game, 3)
    secret = next(name for name in sorted(desk_names(game, 1)) if name not in desk_names(game, 0))
    desk.looks = 0
    desk.lines = [""]
    with pytest.raises(AssertionError, match="0 reads"):
        desk.write(f"bo holds {secret}.")


def desk_names(game: Game, seat: int) -> set[str]:
    return {PACK.faces[face].card.name for face in game.view(seat).hand}


# --- typing -----------------------------------------------------------------------------------------------


def test_answers_by_number_name_or_beginning():
    game = at_action(["rhinocorn", "narwhal", "narwhal_torpedo", "neigh"])
    answers = make_answers(game.prompt(0), PACK, game.names, ENGLISH)
    found = {typed: [answer.text for answer in find_answers(typed, answers)] for typed in ("0", "rhino", "narwhal")}
    assert found == {"0": ["Draw a card"], "rhino": ["Play Rhinocorn"], "narwhal": ["Play Narwhal"]}
    assert [answer.text for answer in find_answers("torp", answers)] == ["Play Narwhal Torpedo"]
    assert [answer.text for answer in find_answers("draw", answers)] == ["Draw a card"]
    assert len(find_answers("play", answers)) == 3
    assert not find_answers("neigh", answers) and not find_answers("", answers) and not find_answers("9", answers)


def test_cards_by_name_or_id():
    assert [PACK.faces[face].card.id for face in find_faces("re_target", PACK, ENGLISH)] == ["re_target"]
    assert [PACK.faces[face].card.id for face in find_faces("Super N", PACK, ENGLISH)] == ["super_neigh"]
    assert [PACK.faces[face].card.id for face in find_faces("kittencorn", PACK, ENGLISH)] == ["magical_kittencorn"]
    assert len(find_faces("basic", PACK, ENGLISH)) > 1


def test_what_fits_several_or_nothing_is_asked_again():
    text = told(at_action(["narwhal_torpedo", "alluring_narwhal"]), "narw", "xyzzy", "7", "")
    assert "“narw” could be Play Narwhal Torpedo" not in text  # it begins only one of the names
    text = told(at_action(["narwhal_torpedo", "alluring_narwhal"]), "play", "xyzzy", "7", "")
    assert "“play” could be Play Narwhal Torpedo or Play Alluring Narwhal." in text
    assert "Nothing here fits “xyzzy”." in text
    assert "There is no answer 7 here." in text


def test_looking_up():
    text = told(at_action(["rhinocorn", "neigh"]), "?", "? rhino", "hand", "table", "discard", "log")
    assert "why CARD" in text
    assert "Rhinocorn (Magical Unicorn)" in text and "as your turn begins" in text.lower()
    assert "Deck 20, discard pile 0" in text
    assert "The discard pile is empty." in text
    assert "Nothing has happened yet." in text


def test_why():
    game = at_action(["rhinocorn", "neigh", "yay"], ["baby_unicorn_red", "broken_stable"])
    text = told(game, "why neigh", "why yay", "why rhino", "why llamacorn", "why xyzzy", "why")
    assert "Instants are not played as your action; they answer another player's card (R-026)." in text
    assert "Broken Stable in your stable keeps you from playing this." in text
    assert "Nothing is in the way: you can play Rhinocorn now." in text
    assert "That card is not in your hand (R-025)." in text
    assert "No card of this deck fits “xyzzy”." in text
    assert "Which card?" in text


# --- being asked to answer --------------------------------------------------------------------------------


def window(hand: list[str]) -> Game:
    """bo plays a card, and ana is asked."""
    position = Position(2)
    position.hands = [hand, ["rhinocorn"]]
    position.stables = [["baby_unicorn_red"], ["baby_unicorn_blue"]]
    position.deck = ["basic_unicorn_red"] * 20
    position.turn = 1
    game = Game.at(NAMES[:2], PACK, position)
    game.answer(1, 0)
    assert game.prompt(0).kind == "window"
    return game


def test_a_window_is_light():
    text = told(window(["neigh", "yay"]), "yay", "neigh")
    assert "bo plays Rhinocorn. Answer Rhinocorn? It says: “Turn start: may DESTROY a Unicorn" in text
    assert "0 Pass 1 Neigh" in text
    assert "Only an Instant can answer a card (R-059)." in text
    assert "You answer bo with Neigh. bo's Rhinocorn is stopped." in text


def test_without_an_instant_one_passes_unasked():
    assert "Answer Rhinocorn?" not in told(window(["yay"]))
    script = Script()
    game = window(["yay"])
    play_plain(game, {0}, bots(game, {0}), script.read, script.write, auto_pass=False)
    assert "Answer Rhinocorn?" in script.text() and "0 Pass" in script.text()


def test_people_who_share_a_screen_are_always_asked():
    text = told(window(["yay"]), "", humans=(0, 1))
    assert "ana, do you answer Rhinocorn?" in text
    assert "Yay" not in text
    assert "0 Pass" in told(window(["yay"]), "xyzzy", "an", "", humans=(0, 1))


# --- saving and leaving -----------------------------------------------------------------------------------


def test_leaving():
    for last in ("quit", EOFError, KeyboardInterrupt):
        text = told(at_action(["yay"]), last)
        assert "The unicorns wait in their stables." in text
        assert text.endswith("stablemates play --load FILE")


def test_saving_and_going_on(tmp_path: Path):
    file = tmp_path / "game.json"
    game = at_action(["yay", "rhinocorn"])
    text = told(game, "save", f"save {file}", "quit")
    assert text.endswith(f"To go on: stablemates play --load {file}")
    again = Game.load(file.read_text(encoding="utf-8"), {PACK.id: PACK})
    assert again.hash() == game.hash()
    text = told(again, "rhinocorn", f"save {file}", "0", "quit")
    assert "You play Rhinocorn." in text
    assert "has the game as it stood when you saved it" in text


def test_a_file_that_is_no_save_is_left_alone(tmp_path: Path):
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ana,", encoding="utf-8")
    text = told(at_action(["yay"]), f"save {file}", f"save {tmp_path}", f"save {tmp_path}/no/where", "quit")
    assert "is no saved game" in text
    assert text.count("can't be written") == 2
    assert file.read_text(encoding="utf-8") == "Dear Ana,"


def test_the_end_is_told():
    ready = ["baby_unicorn_red", "baby_unicorn_pink", "baby_unicorn_black", "llamacorn", "narwhal", "rhinocorn"]
    position = Position(2)
    position.hands = [["basic_unicorn_blue"], []]
    position.stables = [ready, ["baby_unicorn_blue"]]
    position.deck = ["yay"] * 5
    text = told(Game.at(NAMES[:2], PACK, position), "1")
    assert text.endswith("You win: the stable is full (R-130).")
