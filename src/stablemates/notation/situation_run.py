"""Playing a situation: sets the position up, does the steps of the script, and says where it went otherwise."""

from collections import Counter
from dataclasses import dataclass

from stablemates.cards.packs import load_pack
from stablemates.engine.errors import Phrase, StablematesError
from stablemates.engine.game import Game
from stablemates.engine.options import PARTY
from stablemates.engine.pack import Pack
from stablemates.engine.plays import destinations
from stablemates.engine.prompts import Choice, Prompt
from stablemates.engine.setup import Position
from stablemates.engine.why import Reason, why_not_choose
from stablemates.engine.words import BABY, PHASE_NAMES, STAYS_CARD

from .situation_check import faults, in_a_row
from .situation_file import Situation, SituationError, load_situation
from .situation_steps import CardRef, Step


@dataclass(frozen=True, slots=True)
class Result:
    """How a situation went: `step` is the line of the step that failed, 0 where there is none.

    `error` says in any language what `message` says in English.
    """

    file: str
    ok: bool
    step: int
    message: str
    error: StablematesError | None = None


class _Failed(StablematesError):
    """A step that did not go as the script says."""


@dataclass(slots=True)
class _Aim:
    """The latest play with what the script said about where it goes; the runner answers these questions itself."""

    seat: int
    card: str
    into: int
    at: list[int]
    left: list[int]


def run_file(path: str) -> Result:
    """Runs one file; a file that is not well-formed raises SituationError."""
    situation = load_situation(path)
    return run_situation(load_situation(path, _known_cards(situation)))


def _known_cards(situation: Situation) -> frozenset[str]:
    try:
        return frozenset(load_pack(situation.pack).by_id)
    except StablematesError as error:
        raise SituationError(situation.file, 0, error) from error


def run_situation(situation: Situation) -> Result:
    """Plays a situation to its end."""
    try:
        game = _set_up(situation)
    except StablematesError as error:
        raise SituationError(situation.file, 0, error) from error
    runner = Runner(game)
    steps = list(situation.script)
    line = 0
    try:
        while steps:
            row = _choose_row(steps)
            line = row[0].line
            runner.do(row)
            del steps[: len(row)]
        if situation.expect is not None:
            line = situation.expect.line
            runner.expect(faults(game, situation.expect))
    except _Failed as failed:
        story = Phrase("{fault} {now}", fault=failed, now=runner.where())
        return Result(situation.file, False, line, str(story), story)
    return Result(situation.file, True, 0, "")


def _choose_row(steps: list[Step]) -> list[Step]:
    """A step, or the `choose` steps of one seat that stand in a row: their order does not matter."""
    row = steps[:1]
    if row[0].verb == "choose":
        for step in steps[1:]:
            if step.verb != "choose" or step.who != row[0].who:
                break
            row.append(step)
    return row


# --- setting up -------------------------------------------------------------------------------------------


def _set_up(situation: Situation) -> Game:
    pack = load_pack(situation.pack)
    names = [seat.name for seat in situation.seats]
    options = {"ask_forced": "true", **situation.options}
    if pack.adults or any(situation.options.get(name) == "true" for name in PARTY):
        options["adults"] = "true"  # all seats of a situation are adults and consent
    if situation.start_deal:
        options["start"] = str(names.index(situation.turn))
        return Game.new(names, pack, situation.profile, options, situation.seed)
    position = Position(len(names))
    position.hands = [list(seat.hand) for seat in situation.seats]
    position.stables = [list(seat.stable) for seat in situation.seats]
    position.discard = list(situation.discard)
    position.deck = list(situation.deck)
    position.turn = names.index(situation.turn)
    position.phase = PHASE_NAMES.index(situation.phase)
    position.seed = situation.seed
    _fill(position, pack, situation.deck_rest_empty)
    return Game.at(names, pack, position, situation.profile, options)


def _fill(position: Position, pack: Pack, deck_ends: bool) -> None:
    """Below the given cards lie the pack's others in the order of the sheet; Babies in no stable are in the nursery."""
    used: Counter[str] = Counter(position.deck + position.discard)
    for zone in (*position.hands, *position.stables):
        used.update(zone)
    for face in pack.faces:
        rest = [face.card.id] * max(0, face.card.copies - used[face.card.id])
        if face.kind == BABY:
            position.nursery += rest
        elif not deck_ends:
            position.deck += rest


# --- playing ----------------------------------------------------------------------------------------------


class Runner:
    """Gives the answers of a script to a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.aim: _Aim | None = None

    def do(self, row: list[Step]) -> None:
        """Does a step (or a row of choose steps)."""
        step = row[0]
        verb = step.verb
        if verb == "expect" and step.expect is not None:
            self.expect(faults(self.game, step.expect))
        elif verb == "choose":
            self._choose(row)
        elif step.who == "all":
            self._all_pass()
        elif verb == "chance":
            self.game.state.chances.append(self.game.state.pack.face(step.refs[0].card).index)
        elif verb in ("can", "cannot"):
            self._check(step)
        elif verb in ("asked", "not_asked"):
            asked = self._seat(step) in self.game.asked
            if verb == "asked" and not asked:
                raise _Failed("{seat} should be asked.", seat=step.who)
            if verb == "not_asked" and asked:
                raise _Failed("{seat} should be not asked.", seat=step.who)
        elif verb == "order":
            self._order(step)
        else:
            self._answer(step)

    def expect(self, found: list[Phrase]) -> None:
        """Fails with everything that is not as expected."""
        if found:
            raise _Failed("{faults}.", faults=in_a_row(found))

    def where(self) -> Phrase:
        """What is asked at this point, with the legal answers."""
        game = self.game
        if game.outcome is not None:
            return Phrase("The game is over.")
        parts = [
            Phrase("{seat} may: {answers}", seat=game.names[seat], answers=", ".join(game.prompt(seat).answers()))
            for seat in game.asked
        ]
        return Phrase("Now {parts}.", parts=in_a_row(parts))

    def _seat(self, step: Step) -> int:
        return self.game.names.index(step.who)

    def _prompt(self, seat: int) -> Prompt | None:
        return self.game.prompt(seat) if seat in self.game.asked else None

    def _give(self, seat: int, index: int) -> None:
        self.game.answer(seat, index)
        self._answer_aims()

    def _answer(self, step: Step) -> None:
        """play, draw, answer, pass, yes, no, use, done, mulligan."""
        seat = self._seat(step)
        prompt = self._prompt(seat)
        verb = step.verb
        if verb == "pass" and self._kind() != "window":
            return
        if verb in ("no", "done") and (prompt is None or not _can_be_left(prompt)):
            return
        if prompt is None:
            raise _Failed("{seat} is not asked anything.", seat=step.who)
        index = _find(prompt, verb, step.refs)
        if verb == "play":
            into = self.game.names.index(step.into) if step.into else -1
            if not self._may_go_into(seat, step):
                raise _cannot_go_into(step.refs[0].card, step.into)
            at = [self.game.names.index(name) for name in step.at]
            self.aim = _Aim(seat, step.refs[0].card, into, at, at[:])
        self._give(seat, index)

    def _may_go_into(self, seat: int, step: Step) -> bool:
        """Whether the stable that `into` names is one into which the card may be played."""
        if not step.into:
            return True
        state = self.game.state
        face = state.pack.face(step.refs[0].card)
        cards = [card for card in state.hands[seat] if state.faces[card] is face]
        homes = destinations(state, seat, cards[0]) if cards and face.traits & STAYS_CARD else []
        return self.game.names.index(step.into) in homes

    def _kind(self) -> str:
        asked = self.game.asked
        return self.game.prompt(asked[0]).kind if asked else ""

    def _all_pass(self) -> None:
        while self._kind() == "window":
            self._give(self.game.asked[0], 0)

    def _choose(self, row: list[Step]) -> None:
        """Each prompt takes the first of the choices in the row that is a legal answer to it."""
        seat = self._seat(row[0])
        left = [(step, ref) for step in row for ref in step.refs]
        while left:
            prompt = self._prompt(seat)
            if prompt is None or prompt.kind not in ("card", "seat", "option"):
                raise _Failed("{seat} is not asked to choose {card}.", seat=row[0].who, card=left[0][1].card)
            for at, (step, ref) in enumerate(left):
                found = self._matches(prompt, ref, True)
                if found:
                    if step.for_card and prompt.card != step.for_card:
                        if not prompt.card:
                            raise _Failed("no card is what asks, not {wanted}.", wanted=step.for_card)
                        raise _Failed("{card} is what asks, not {wanted}.", card=prompt.card, wanted=step.for_card)
                    del left[at]
                    self._give(seat, self._only(prompt, ref, found))
                    break
            else:
                raise _Failed("{seat} can't choose {step}.", seat=row[0].who, step=left[0][0].text)

    def _matches(self, prompt: Prompt, ref: CardRef, narrowed: bool) -> list[int]:
        found = [at for at, choice in enumerate(prompt.choices) if _fits(prompt, choice, ref)]
        aim = self.aim
        if narrowed and aim is not None and aim.at and prompt.card == aim.card and prompt.seat == aim.seat:
            allowed = {*aim.at, aim.seat, -1}
            found = [at for at in found if prompt.choices[at].seat in allowed]
        return found

    def _only(self, prompt: Prompt, ref: CardRef, found: list[int]) -> int:
        """Of equal copies any is meant, but not of different seats."""
        if len({(prompt.choices[at].seat, prompt.choices[at].zone) for at in found}) > 1:
            raise _Failed("{card} is ambiguous: it fits cards of several seats; write seat/{card}.", card=ref.card)
        return found[0]

    def _order(self, step: Step) -> None:
        """Puts cards back, top first; the last one is never asked."""
        seat = self._seat(step)
        for ref in step.refs[:-1]:
            prompt = self._prompt(seat)
            if prompt is None or prompt.kind != "order":
                raise _Failed("{seat} is not asked for an order.", seat=step.who)
            found = self._matches(prompt, ref, False)
            if not found:
                raise _Failed("{card} is not among the cards to put back.", card=ref.card)
            self._give(seat, found[0])

    # --- answers the runner gives by itself -----------------------------------------------------------------

    def _answer_aims(self) -> None:
        """Gives the answers that `into` and `at` stand for, whenever the engine asks for them."""
        while self.aim is not None:
            prompt = self._prompt(self.aim.seat)
            if prompt is None or prompt.kind != "seat" or prompt.card != self.aim.card:
                return
            index = self._where_to(prompt, self.aim) if not prompt.verb else self._aimed_at(prompt, self.aim)
            if index < 0:
                return
            self.game.answer(self.aim.seat, index)

    def _where_to(self, prompt: Prompt, aim: _Aim) -> int:
        kind = self.game.state.pack.face(aim.card).card.kind
        into = aim.into
        if into < 0 and PLAYED_AT_HOME[kind]:
            into = aim.seat
        for at, choice in enumerate(prompt.choices):
            if choice.seat == into:
                return at
        if aim.into >= 0:
            raise _cannot_go_into(aim.card, self.game.names[aim.into])
        return -1

    def _aimed_at(self, prompt: Prompt, aim: _Aim) -> int:
        for at, choice in enumerate(prompt.choices):
            if choice.seat in aim.left:
                aim.left.remove(choice.seat)
                return at
        if aim.at and not aim.left and prompt.choices[-1].word == "none":
            return len(prompt.choices) - 1
        return -1

    # --- checks ---------------------------------------------------------------------------------------------

    def _check(self, step: Step) -> None:
        seat = self._seat(step)
        prompt = self._prompt(seat)
        verb = step.check_verb
        legal = prompt is not None and bool(_legal(self, prompt, verb, step)) and self._may_go_into(seat, step)
        if legal != (step.verb == "can"):
            what = f"{verb} {', '.join(step.words)}".strip()
            if legal:
                raise _Failed("{seat} can {what}, against what is expected.", seat=step.who, what=what)
            raise _Failed("{seat} cannot {what}, against what is expected.", seat=step.who, what=what)
        if step.because:
            given = self._reasons(seat, verb, step)
            for reason in step.because:
                if not given:
                    raise _Failed("the reasons are none, not {wanted}.", wanted=reason)
                if reason not in given:
                    raise _Failed("the reasons are {given}, not {wanted}.", given=", ".join(given), wanted=reason)

    def _reasons(self, seat: int, verb: str, step: Step) -> list[str]:
        game = self.game
        if verb in ("play", "answer"):
            return _ids_of(game.why_not(seat, step.refs[0].card))
        if verb == "use":
            return ["Q-16", "R-086"]
        ref = step.refs[0]
        for name, stable in zip(game.names, game.state.stables, strict=True):
            for card in stable:
                if game.state.faces[card].card.id == ref.card and ref.place in ("", name):
                    return _ids_of(why_not_choose(game.state, card))
        return ["Q-17"]


PLAYED_AT_HOME = (True, True, True, False, True, False, False)  # by kind: Unicorns and Upgrades


def _cannot_go_into(card: str, seat: str) -> _Failed:
    return _Failed("{card} can't be played into {seat}'s stable.", card=card, seat=seat)


def _ids_of(reasons: list[Reason]) -> list[str]:
    """The rules, rulings and cards behind reasons."""
    return [name for reason in reasons for name in (reason.because, *reason.rulings)]


def _legal(runner: Runner, prompt: Prompt, verb: str, step: Step) -> list[int]:
    if verb == "choose":
        if prompt.kind not in ("card", "seat", "option", "order"):
            return []
        return [at for ref in step.refs for at in runner._matches(prompt, ref, False)]
    return [at for at, choice in enumerate(prompt.choices) if _says(choice, verb, step.refs)]


def _says(choice: Choice, verb: str, refs: tuple[CardRef, ...]) -> bool:
    if verb in ("no", "done"):
        return choice.word in ("no", "done")
    if verb == "yes":
        return choice.word == "use"
    return choice.word == verb and (not refs or choice.card == refs[0].card)


def _can_be_left(prompt: Prompt) -> bool:
    """Whether `no` or `done` has a meaning here: a question of use, or the second of two plays."""
    return prompt.kind == "use" or (prompt.kind == "action" and prompt.choices[-1].word == "done")


def _find(prompt: Prompt, verb: str, refs: tuple[CardRef, ...]) -> int:
    found = [at for at, choice in enumerate(prompt.choices) if _says(choice, verb, refs)]
    if not found:
        name = prompt.names[prompt.seat]
        if not refs:
            raise _Failed("{seat} can't {verb}.", seat=name, verb=verb)
        raise _Failed("{seat} can't {verb} {card}.", seat=name, verb=verb, card=refs[0].card)
    if verb == "yes" and len(found) > 1:
        raise _Failed("“yes” is ambiguous: several effects may be used; write `use X`.")
    return found[0]


def _fits(prompt: Prompt, choice: Choice, ref: CardRef) -> bool:
    if prompt.kind == "option":
        return choice.word == ref.card
    if not choice.card:
        return choice.word == ref.card or (choice.seat >= 0 and prompt.names[choice.seat] == ref.card)
    if choice.card != ref.card or (ref.nth and choice.nth != ref.nth):
        return False
    if not ref.place:
        return True
    if choice.zone == "stable":
        return prompt.names[choice.seat] == ref.place
    if choice.zone == "hand":
        return f"{prompt.names[choice.seat]}.hand" == ref.place
    return choice.zone == ref.place
