"""Random legal play with bad answers, clones, saves and loads mixed in (Hypothesis).

It plays the same games each time. To look for new ones, and to have a failure made small:

    STABLEMATES_EXAMPLES=5000 pytest tests/engine/test_state_machine.py
"""

import os

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from stablemates.engine.errors import Refused
from stablemates.engine.game import Game
from stablemates.engine.options import PROFILES
from tests.engine.table import DECKS, OPTIONS, PACKS, Dice, Watcher, check, everything, play_on, roll, sees, together

SEEDS = st.integers(0, 2**32 - 1)
SEARCH = int(os.environ.get("STABLEMATES_EXAMPLES", "0"))


def goes_on(machine):
    return machine.game.outcome is None


def is_over(machine):
    return not goes_on(machine)


class Table(RuleBasedStateMachine):
    """A table with 2 to 8 seats, any deck and any options, at which somebody tries everything."""

    game: Game
    watcher: Watcher

    @initialize(
        seats=st.integers(2, 8),
        seed=SEEDS,
        pack=st.sampled_from(DECKS),
        profile=st.sampled_from(PROFILES),
        options=st.fixed_dictionaries({}, optional={name: st.sampled_from(values) for name, values in OPTIONS.items()}),
        start=st.integers(0, 20),
        opening=st.sampled_from([0, 60, 150, 300, 600]),
    )
    def deal(self, seats, seed, pack, profile, options, start, opening):
        if start < seats:
            options["start"] = str(start)
        self.game = Game.new(seats, pack, profile, together(options, pack), seed)
        self.watcher = Watcher(self.game)
        check(self.game)
        self.play_on(Dice(seed), opening)

    @invariant()
    def all_is_well(self):
        if hasattr(self, "game"):
            check(self.game)

    # --- legal answers

    @precondition(goes_on)
    @rule(who=SEEDS, what=SEEDS)
    def somebody_answers(self, who, what):
        asked = self.game.asked
        seat = asked[who % len(asked)]
        self.game.answer(seat, what % self.game.choices(seat))
        self.watcher.after_an_answer(self.game)

    @precondition(goes_on)
    @rule(seed=SEEDS, answers=st.sampled_from([3, 30, 100, 400]))
    def play_goes_on_for_a_while(self, seed, answers):
        self.play_on(Dice(seed), answers)

    def play_on(self, dice, answers):
        for at in range(answers):
            if self.game.outcome is not None:
                return
            self.game.answer(*roll(self.game, dice))
            self.watcher.after_an_answer(self.game)
            if at % 8 == 0:  # the invariants cost far more than the answers
                check(self.game)

    @precondition(goes_on)
    @rule()
    def the_legal_list_is_what_is_accepted(self):
        before = everything(self.game.state)
        for seat in self.game.asked:
            prompt = self.game.prompt(seat)
            assert len(prompt.choices) == len(prompt.answers()) == self.game.choices(seat)
            chosen = [choice.text(prompt.names) for choice in prompt.choices if choice.word == "choose"]
            assert len(set(chosen)) == len(chosen), f"two choices can't be told apart: {chosen}"
            for index in range(self.game.choices(seat)):
                child = self.game.clone()
                child.answer(seat, index)
                check(child)
        assert everything(self.game.state) == before, "the parent changed when its children moved"

    # --- bad answers

    def told(self):
        """The whole state, its hash, and what every seat sees."""
        game = self.game
        return everything(game.state), game.hash(), [sees(game, seat) for seat in range(-1, game.seats)]

    def refused(self, seat, index):
        before = self.told()
        with pytest.raises(Refused) as caught:
            self.game.answer(seat, index)
        assert str(caught.value).endswith(".")
        assert self.told() == before, "an answer that was refused has changed the game"
        return caught.value

    @precondition(goes_on)
    @rule(beyond=st.one_of(st.just(0), st.integers(0, 2**40)))
    def a_number_too_high_is_refused(self, beyond):
        for seat in self.game.asked:
            assert self.refused(seat, self.game.choices(seat) + beyond).rules

    @precondition(goes_on)
    @rule(index=st.integers(-(2**40), -1))
    def a_number_below_zero_is_refused(self, index):
        for seat in self.game.asked:
            assert self.refused(seat, index).rules

    @precondition(goes_on)
    @rule(index=st.integers(-1, 9), away=st.integers(-3, 100))
    def a_seat_that_is_not_asked_is_refused(self, index, away):
        for seat in {*range(self.game.seats), -1, self.game.seats, away}:
            if seat not in self.game.asked:
                assert self.game.choices(seat) == 0
                self.refused(seat, index)
                with pytest.raises(Refused):
                    self.game.prompt(seat)

    @precondition(is_over)
    @rule(index=st.integers(-1, 9))
    def after_the_end_nobody_is_asked(self, index):
        for seat in range(-1, self.game.seats + 1):
            assert self.game.choices(seat) == 0
            assert "over" in str(self.refused(seat, index))

    # --- clones, saves, loads

    @rule(seed=SEEDS, answers=st.integers(1, 60))
    def a_clone_goes_its_own_way(self, seed, answers):
        before = self.told()
        child = self.game.clone()
        assert everything(child.state) == before[0]
        play_on(child, Dice(seed), answers)
        check(child)
        assert self.told() == before, "the parent changed when its child moved"

    @rule(seed=SEEDS, answers=st.integers(1, 60))
    def a_loaded_game_is_the_same_game(self, seed, answers):
        text = self.game.save()
        loaded = Game.load(text, PACKS)
        assert loaded.save() == text
        assert loaded.hash() == self.game.hash()
        assert everything(loaded.state) == everything(self.game.state), "something is lost, or worked out wrongly"
        since = len(self.game.events(-1))  # the log is not saved
        for seat in range(-1, self.game.seats):
            assert sees(loaded, seat) == sees(self.game, seat, since)
        here, there = self.game.clone(), loaded
        dice = Dice(seed)
        for _ in range(answers):
            if here.outcome is not None:
                break
            seat, index = roll(here, dice)
            here.answer(seat, index)
            there.answer(seat, index)
            assert here.asked == there.asked
        assert everything(here.state) == everything(there.state), "the loaded game played on in another way"

    @rule()
    def play_goes_on_from_the_save(self):
        self.game = Game.load(self.game.save(), PACKS)

    @rule()
    def play_goes_on_with_a_clone(self):
        self.game = self.game.clone()


Table.TestCase.settings = settings(
    max_examples=SEARCH or 160,
    stateful_step_count=25,
    deadline=None,
    derandomize=not SEARCH,
    phases=tuple(Phase) if SEARCH else (Phase.generate,),  # shrinking takes minutes
    database=None,
    suppress_health_check=list(HealthCheck),
)
TestTable = Table.TestCase
