"""Re-dealing: another game that a seat can't tell from this one, because only what it may not know is different."""

from stablemates.engine.events import AIMS, ALL_SEATS, LOOKS
from stablemates.engine.game import Game
from stablemates.engine.plays import plays
from stablemates.engine.referee import choices
from stablemates.engine.state import (
    DRAW_ONE,
    NONE,
    PICK_ACTION,
    PICK_CARD,
    PICK_ORDER,
    PICK_USE,
    REMOVAL,
    WINDOW,
    State,
)
from stablemates.engine.words import ANY_CARD, SEARCH, TAKE_FROM_HAND
from tests.engine.table import Dice, hidden_from, roll, sees

CARD_QUESTIONS = (PICK_ACTION, PICK_CARD, PICK_ORDER, WINDOW)  # their choices are numbers of cards


class Course:
    """Some answers played from a position, with what one seat saw on the way and what it learned."""

    def __init__(self, game: Game, seat: int, dice: Dice, length: int) -> None:
        self.start = game
        self.seat = seat
        self.hidden = hidden_from(game.state, seat)
        self.fixed = _spoken_of(game.state, seat)
        self.answers: list[tuple[int, int]] = []  # seat, the choice's code
        self.seen: list[str] = []
        self.learned: set[int] = set()  # hidden at first, seen later
        self._play(dice, length)

    def _play(self, dice: Dice, length: int) -> None:
        game = _with_a_log(self.start)
        self.seen.append(told(game, self.seat))
        self._learn(game.state, 0)
        for _ in range(length):
            if game.outcome is not None:
                return
            seat, index = roll(game, dice)
            if game.state.question.kind == PICK_USE and seat != self.seat:
                self.fixed.update(game.state.hands[seat])  # whether it can be paid depends on the hand, rightly
            self.answers.append((seat, choices(game.state, seat)[index]))
            since = len(game.state.log or [])
            hands = [set(hand) for hand in game.state.hands]
            game.answer(seat, index)
            self.seen.append(told(game, self.seat, since))
            self._learn(game.state, since)
            for giver in _searched_hands(game.state, since):
                # whether a Unicorn card is taken depends on the hand, rightly
                self.fixed.update(hands[giver], game.state.hands[giver])

    def _learn(self, s: State, since: int) -> None:
        """What lies open to the seat now, and every card of a face that an event has shown to it."""
        mine = 1 << self.seat if self.seat >= 0 else 0
        still = set(hidden_from(s, self.seat))
        shown = {row[2] for row in (s.log or [])[since:] if row[5] == ALL_SEATS or row[5] & mine}
        sought = _sought(s, self.seat)
        for card in self.hidden:
            if card not in still or s.faces[card].index in shown or s.faces[card].traits & sought:
                self.learned.add(card)

    def redeal(self, dice: Dice) -> dict[int, int]:
        """Which card takes the place of which: hidden ones any other, those the seat will learn only a twin."""
        groups: dict[int, list[int]] = {}
        for card in self.hidden:
            if card not in self.fixed:
                face = self.start.state.faces[card].index if card in self.learned else -1
                groups.setdefault(face, []).append(card)
        instead: dict[int, int] = {}
        for group in groups.values():
            mixed = group[:]
            dice.shuffle(mixed)
            instead.update(zip(group, mixed, strict=True))
        return instead

    def replay(self, instead: dict[int, int]) -> list[str]:
        """What the seat sees if the same course is taken in the re-dealt game."""
        game = _with_a_log(self.start)
        _put_in_place(game.state, instead)
        seen = [told(game, self.seat)]
        for seat, code in self.answers:
            if seat not in game.asked:
                return [*seen, f"seat {seat} is not asked here"]
            if _asks_for_a_card(game.state):
                code = instead.get(code, code)
            legal = choices(game.state, seat)
            if code not in legal:
                return [*seen, f"seat {seat} can't answer {code} here"]
            since = len(game.state.log or [])
            game.answer(seat, legal.index(code))
            seen.append(told(game, self.seat, since))
        return seen


def told(game: Game, seat: int, since: int = 0) -> str:
    """All that a seat sees, and why it can't play the cards of its hand, if it asks."""
    if seat < 0:
        return sees(game, seat, since)
    hand = sorted({game.state.faces[card].card.id for card in game.state.hands[seat]})
    return sees(game, seat, since) + str([(card_id, game.why_not(seat, card_id)) for card_id in hand])


def _asks_for_a_card(s: State) -> bool:
    """Whether the codes of the choices are numbers of cards; a card that stands in for another is one too."""
    return s.question.kind in CARD_QUESTIONS or (s.question.kind == PICK_USE and s.stack[-1].kind == REMOVAL)


def _with_a_log(game: Game) -> Game:
    twin = game.clone()
    twin.state.log = []
    return twin


def _searched_hands(s: State, since: int) -> set[int]:
    """Hands in which somebody has looked for a card of some kind (Entitled Unicorn, Officer Horn), not for any card."""
    log = s.log or []
    found = set()
    for kind, looker, _face, giver, _extra, _seen_by in log[since:]:
        if kind == LOOKS and giver >= 0:
            why = [row[4] for row in log if row[0] == AIMS and row[1] == looker and row[3] == giver]
            if not why or any(takes_a_kind(s, face) for face in why):
                found.add(giver)
    return found


def takes_a_kind(s: State, face: int) -> bool:
    """Whether a card looks at a hand for cards of some kind only."""
    acts = [act for ability in s.pack.faces[face].card.abilities for act in ability.acts]
    return any(act.verb == TAKE_FROM_HAND and act.what != ANY_CARD for act in acts)


def _sought(s: State, seat: int) -> int:
    """What a seat that searches the deck looks for: it sees which of these cards are there."""
    question = s.question
    if question.seats != [seat] or question.act != SEARCH:
        return 0
    acts = [act for ability in s.faces[question.card].card.abilities for act in ability.acts]
    return next(act.what for act in acts if act.verb == SEARCH)


def _spoken_of(s: State, seat: int) -> set[int]:
    """Cards that an effect or the question of the moment is about; they stay where they are."""
    cards = set(s.owed)
    for frame in s.stack:
        cards.add(frame.card)
        cards.add(frame.b)
        cards.update(frame.items)
    for effect in [*s.waiting, *(effect for frame in s.stack for effect in frame.effects)]:
        cards.add(effect.card)
        cards.update(effect.picks)
    question = s.question
    if question.kind not in (PICK_ACTION, WINDOW):
        cards.update([question.card, *question.choices, *question.also])
        for row in question.lists:
            cards.update(row)
        for asked in question.seats:
            cards.update(s.hands[asked])
    return cards


def _put_in_place(s: State, instead: dict[int, int]) -> None:
    for zone in [*s.hands, s.deck]:
        zone[:] = [instead.get(card, card) for card in zone]
    for row in (s.known, s.stamp, s.offers):  # they speak of the place
        old = row[:]
        for card, other in instead.items():
            row[other] = old[card]
    if s.question.kind == PICK_ACTION:
        # what may be played depends on the hand; only its holder may notice
        extra = [code for code in s.question.choices if code in (NONE, DRAW_ONE)]
        s.question.choices = [*plays(s, s.turn), *extra]
