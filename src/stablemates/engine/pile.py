"""Playing a card: it lies on the pile, others may answer the top card, then the pile resolves (R-090..R-096)."""

from . import events as ev
from .announce import name_players
from .ask import ask, take
from .events import ALL_SEATS, note
from .link import flush, push_link
from .pack import UNANSWERABLE, UNANSWERED
from .party import FIGHT, push_toast
from .plays import destinations, magic_effects
from .removal import after_event
from .state import NO_ANSWER, PICK_SEAT, PLAY, WINDOW, Effect, Frame, Question, State
from .words import BY_PLAY, INSTANT, MAGIC, NEIGH_CARD
from .zones import enter, show_from_hand

ANNOUNCE = 0
OPEN_WINDOW = 1
CLOSED = 2
TAKES_EFFECT = 3
IN_STABLE = 4


def start_play(s: State, seat: int, card: int) -> None:
    """A card leaves the hand for the pile."""
    show_from_hand(s, card, seat)
    s.pile.append(card)
    s.pile_seats.append(seat)
    if s.log is not None:
        note(s, ev.PLAYS, seat, card, -1, 0, ALL_SEATS)
    frame = Frame(PLAY, seat, card)
    if s.faces[card].kind == MAGIC:
        frame.effects = magic_effects(s, seat, card)
    if not s.options.announce_before:
        frame.step = OPEN_WINDOW
    s.stack.append(frame)


def step_play(s: State, f: Frame) -> None:
    """Goes on with a play."""
    if f.step == ANNOUNCE:
        if not _announce(s, f):
            return
        f.step = OPEN_WINDOW
    if f.step == OPEN_WINDOW:
        f.step = CLOSED
        asked = may_answer(s)
        if asked:
            question = Question(WINDOW, asked, [], s.pile[-1], 0)
            question.also = asked[:]
            s.question = question
            return
    if f.step == CLOSED:
        _pile_resolves(s, f)
    if f.step == TAKES_EFFECT and s.stack[-1] is f:
        _takes_effect(s, f)
    if f.step == IN_STABLE and s.stack[-1] is f:
        s.stack.pop()
        flush(s)


def _announce(s: State, f: Frame) -> bool:
    if f.effects:
        return name_players(s, f, f.effects[0])
    return _choose_stable(s, f)


def may_answer(s: State) -> list[int]:
    """Who is asked to answer the top card, clockwise from its player; left out only for public reasons (Q-04)."""
    player = s.pile_seats[-1]
    if s.faces[s.pile[-1]].bits & UNANSWERABLE or s.bits[player] & UNANSWERED:
        return []
    n = s.seats
    hands = s.hands
    bars = s.bars
    seats = []
    for step in range(1, n):
        seat = (player + step) % n
        if hands[seat] and not (bars[seat] and s.pack.bars_all_instants(bars[seat])):
            seats.append(seat)
    return seats


def instants(s: State, seat: int) -> list[int]:
    """The Instants in a hand that its stable does not bar."""
    kinds = s.kinds
    bars = s.bars[seat]
    return [card for card in s.hands[seat] if kinds[card] == INSTANT and not s.faces[card].traits & bars]


def answer_with(s: State, seat: int, card: int) -> None:
    """An Instant goes on top of the pile and opens a new window (R-091)."""
    show_from_hand(s, card, seat)
    if s.log is not None:
        note(s, ev.ANSWERS, seat, card, s.pile_seats[-1], 0, ALL_SEATS)
    s.pile.append(card)
    s.pile_seats.append(seat)
    if s.faces[card].traits & NEIGH_CARD:
        s.neighs += 1
    s.stack[-1].step = OPEN_WINDOW


def _pile_resolves(s: State, f: Frame) -> None:
    """From the top down: each Instant takes itself and the card under it off (R-095, Q-40)."""
    while len(s.pile) > 1:
        _stop_top(s)
        if s.options.reopen and s.pile:
            f.step = OPEN_WINDOW  # the card laid open may be answered again
            return
        if s.stack[-1] is not f:
            return  # what the Instant does besides comes first
    if s.pile:
        f.step = TAKES_EFFECT
    else:
        s.stack.pop()
    if s.neighs >= FIGHT:
        push_toast(s)


def _stop_top(s: State) -> None:
    instant = s.pile.pop()
    player = s.pile_seats.pop()
    stopped = s.pile.pop()
    seat = s.pile_seats.pop()
    s.discard.append(stopped)
    s.discard.append(instant)
    if s.log is not None:
        note(s, ev.STOPPED, seat, stopped, -1, 0, ALL_SEATS)
    s.fight_winner = player
    face = s.faces[instant]
    if face.in_answer:
        effect = Effect(instant, face.ability(face.in_answer[0]), face.in_answer[0], player, s.stamp[instant])
        effect.that = seat  # "that player" is the one whose card was stopped
        push_link(s, [effect], -1)


def _takes_effect(s: State, f: Frame) -> None:
    if f.effects:
        s.stack.pop()
        last = f.card if s.options.discarded_last else -1
        if last < 0:
            _off_the_pile(s)
            s.discard.append(f.card)  # R-058, second edition: at once
        for effect in reversed(f.effects):  # the first lies on top; the card is discarded behind the last
            push_link(s, [effect], last)
            last = -1
        return
    if not _choose_stable(s, f):
        return
    _off_the_pile(s)
    f.step = IN_STABLE
    if f.a < 0:  # nowhere to go: it was not played after all (U-011)
        s.hands[f.seat].append(f.card)
        s.known[f.card] = ALL_SEATS
        return
    enter(s, f.card, f.a, -1, BY_PLAY)
    after_event(s)


def _off_the_pile(s: State) -> None:
    s.pile.pop()
    s.pile_seats.pop()


def _choose_stable(s: State, f: Frame) -> bool:
    """The stable for a Unicorn, an Upgrade or a Downgrade (U-106)."""
    if f.a >= 0:
        return True
    if s.faces[f.card].is_unicorn and not s.options.unicorns_anywhere:
        f.a = f.seat
        return True
    if s.got == NO_ANSWER:
        choices = destinations(s, f.seat, f.card)
        if not choices:
            return True
        if not ask(s, PICK_SEAT, f.seat, choices, f.card, 0, True):
            return False
    f.a = take(s)
    return True
