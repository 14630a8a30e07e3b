"""Sacrificing and destroying: replacements (Q-13) and the state checks that follow every event (Q-22)."""

from . import events as ev
from .ask import ask, take
from .events import ALL_SEATS, note
from .pack import CROWDED, REPLACES
from .state import CROWD, NO_ANSWER, NONE, OFFERS_A_TURN, PICK_CARD, PICK_USE, REMOVAL, Effect, Frame, State, seats_from
from .targets import reachable
from .tree import Ability
from .win import check_win
from .words import DISCARD, SACRIFICE, WHILE_NONE
from .zones import blinded, discard_card, disguised, holds, remove_for_good


def remove(s: State, card: int, seat: int, verb: int, doomed: list[int]) -> None:
    """Sacrifices or destroys a card, at once or, if something could stand in for it, by a frame that asks."""
    if s.bits[seat] & REPLACES and stand_ins(s, card, seat, verb, doomed):
        frame = Frame(REMOVAL, seat, card)
        frame.a = verb
        frame.items = doomed
        s.stack.append(frame)
    else:
        remove_for_good(s, card, seat, verb)
        after_event(s)


def stand_ins(s: State, card: int, seat: int, verb: int, unfit: list[int]) -> list[int]:
    """The cards whose effect may replace this event: the card's own, or a protector that is not doomed itself."""
    found = []
    for other in s.stables[seat]:
        if not s.faces[other].instead or other in unfit or s.offers[other] >= OFFERS_A_TURN:
            continue
        if blinded(s, other, seat):
            continue
        if _replaces(s, _ability(s, other), other, card, seat, verb):
            found.append(other)
    return found


def _ability(s: State, card: int) -> Ability:
    face = s.faces[card]
    return face.ability(face.instead[0])


def _replaces(s: State, ability: Ability, other: int, card: int, seat: int, verb: int) -> bool:
    if verb not in ability.on:
        return False
    if ability.what == 0:
        if other != card:
            return False
    elif other == card or not ability.what & s.faces[card].traits or disguised(s, card, seat):
        return False  # no protector of itself; Q-11: none for a Panda
    act = ability.acts[0]
    if act.verb == DISCARD:
        return len(s.hands[seat]) >= act.n  # D-02
    return not (disguised(s, other, seat) and s.options.masquerade_all)


def step_removal(s: State, f: Frame) -> None:
    """Asks the holder of the stable for a replacement, then carries out what remains."""
    if f.step == 1:
        _discard_instead(s, f)
        return
    fit = stand_ins(s, f.card, f.seat, f.a, f.items)
    if not fit:
        _carry_out(s, f)
        return
    if s.got == NO_ANSWER:
        ask(s, PICK_USE, f.seat, [*fit, NONE], f.card, f.a, False)
        return
    got = take(s)
    for card in fit:
        s.offers[card] += 1
        s.offers_made = True
    if got == NONE:
        _carry_out(s, f)
        return
    if s.log is not None:
        note(s, ev.REPLACES, f.seat, got, s.faces[f.card].index, f.a, ALL_SEATS)
    if _ability(s, got).acts[0].verb == DISCARD:
        f.step = 1
        f.b = got
    else:  # sacrifices itself: a new event, which another card may replace
        f.items = [*f.items, got]
        f.card = got
        f.a = SACRIFICE


def _carry_out(s: State, f: Frame) -> None:
    s.stack.pop()
    remove_for_good(s, f.card, f.seat, f.a)
    after_event(s)


def _discard_instead(s: State, f: Frame) -> None:
    if s.got == NO_ANSWER:
        hand = s.hands[f.seat]
        if not ask(s, PICK_CARD, f.seat, hand[:], f.b, DISCARD, True):
            return
    s.stack.pop()
    discard_card(s, take(s), f.seat)
    after_event(s)


# --- state checks -----------------------------------------------------------------------------------------


def after_event(s: State) -> None:
    """After every single event: state checks, then, if the table plays so, wins at once (Q-22, Q-51)."""
    if s.crowds and _push_crowd(s):
        return
    if s.options.win_at_once and not s.ended:
        check_win(s)


def _push_crowd(s: State) -> bool:
    for seat in seats_from(s, s.turn):
        if not s.bits[seat] & CROWDED:
            continue
        for card in s.stables[seat]:
            face = s.faces[card]
            if face.crowded and not blinded(s, card, seat) and _is_due(s, card, seat):
                s.stack.append(Frame(CROWD, seat, card))
                return True
    return False


def _is_due(s: State, card: int, seat: int) -> bool:
    face = s.faces[card]
    ability = face.ability(face.crowded[0])
    if ability.when == WHILE_NONE:
        return not holds(s, seat, ability.what)
    return s.power[seat] > ability.limit and bool(crowd(s, card, seat))


def crowd(s: State, card: int, seat: int) -> list[int]:
    """The cards that may go when a stable is too full."""
    face = s.faces[card]
    ability = face.ability(face.crowded[0])
    act = ability.acts[0]
    effect = Effect(card, ability, face.crowded[0], seat, 0)
    stable = s.stables[seat]
    return [other for other in stable if s.faces[other].traits & act.what and reachable(s, effect, act, other, seat)]


def step_crowd(s: State, f: Frame) -> None:
    """One card goes; whether that is enough is looked at after the event."""
    face = s.faces[f.card]
    if s.got == NO_ANSWER and not (f.card in s.stables[f.seat] and _is_due(s, f.card, f.seat)):
        s.stack.pop()  # another check of the same moment has seen to it
        return
    if face.ability(face.crowded[0]).acts[0].this:
        s.stack.pop()
        remove(s, f.card, f.seat, SACRIFICE, [])
        return
    if s.got == NO_ANSWER and not ask(s, PICK_CARD, f.seat, crowd(s, f.card, f.seat), f.card, SACRIFICE, True):
        return
    s.stack.pop()
    remove(s, take(s), f.seat, SACRIFICE, [])
