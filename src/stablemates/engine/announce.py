"""Naming players before the answers (R-105, Q-10): whose stable or hand a card will hit, never which cards."""

from . import events as ev
from .ask import ask, take
from .choosing import STABLE_VERBS, choose_option, seats_to_aim_at
from .events import ALL_SEATS, note
from .moves import homes_worth, moves_worth_making
from .state import NO_ANSWER, NONE, PICK_SEAT, Effect, Frame, State
from .targets import NAMED, holder, picked, seats_of, stable_cards
from .tree import ON_HANDS, Act
from .words import ALL, ANY, CHOOSE_ONE, DISCARD, MOVE, OTHER, SHRINK, THAT, YOU


def name_players(s: State, f: Frame, effect: Effect) -> bool:
    """Goes on with the naming for a Magic card; true when all is named."""
    acts = effect.ability.acts
    while effect.step < len(acts):
        act = effect.act(effect.step)
        if act.verb == CHOOSE_ONE and act.who != ANY:
            if not choose_option(s, f, effect, act):
                return False
            if effect.option >= 0:
                continue
        elif not _name_for(s, f, effect, act):
            return False
        effect.step += 1
        effect.sub = 0
    effect.step = 0
    return True


def _name_for(s: State, f: Frame, effect: Effect, act: Act) -> bool:
    """Asks for the players of one act: one, or for several cards or a move from stable to stable two."""
    while True:
        if s.got == NO_ANSWER:
            choices = _nameable(s, f, effect, act)
            if not choices or choices == [NONE]:
                return True
            if not ask(s, PICK_SEAT, effect.seat, choices, effect.card, act.verb, True):
                return False
        got = take(s)
        if got == NONE:
            return True
        effect.picks += (NAMED + effect.step, got, -1)
        if s.log is not None:
            note(s, ev.NAMES, effect.seat, effect.card, got, -1, ALL_SEATS)


def _nameable(s: State, f: Frame, effect: Effect, act: Act) -> list[int]:
    """The players that may be named next; only those who can be hit."""
    named = picked(effect, NAMED + effect.step)
    if act.verb == MOVE:
        return _for_a_move(s, f, effect, act, named)
    if act.who != OTHER and act.who != ANY:
        return []
    if act.verb in STABLE_VERBS or act.verb == SHRINK:
        return _for_cards(s, f, effect, act, named)
    if named or not (act.verb in ON_HANDS or act.verb == CHOOSE_ONE):
        return []
    return seats_to_aim_at(s, f, effect, act, effect.step)


def _for_cards(s: State, f: Frame, effect: Effect, act: Act, named: list[int]) -> list[int]:
    """Those named must be able to lose as many cards as could be lost at all, each at least one."""
    seats = seats_of(s, effect, act.who)
    can_lose = {seat: len(stable_cards(s, f, effect, act, [seat])) for seat in seats}
    most = min(act.n, sum(can_lose.values()))
    others = [seat for seat in seats if can_lose[seat] and seat not in named]
    if act.n == ALL:
        return [] if named else others
    if not named:
        return others or _who_discards_all_the_same(s, effect, seats)
    if len(named) >= act.n:
        return []
    enough = sum(can_lose[seat] for seat in named) >= most
    return [*others, NONE] if enough else others


def _who_discards_all_the_same(s: State, effect: Effect, seats: list[int]) -> list[int]:
    """Nothing can be returned, but "that player" has to discard: so a player is named (Q-17)."""
    acts = effect.ability.acts
    behind = acts[effect.step + 1 : effect.step + 2]
    if behind and behind[0].who == THAT and behind[0].verb == DISCARD and any(s.hands[seat] for seat in seats):
        return seats
    return []


def _for_a_move(s: State, f: Frame, effect: Effect, act: Act, named: list[int]) -> list[int]:
    """Re-Target names from whom and to whom, Unicorn Swap only to whom."""
    cards = moves_worth_making(s, f, effect, effect.step)
    if act.who == YOU:
        return [] if named else _homes_of(s, f, effect, cards)
    if not named:
        here = {holder(s, card) for card in cards}
        return [seat for seat in seats_of(s, effect, act.who) if seat in here]
    if len(named) == 1:
        return _homes_of(s, f, effect, [card for card in cards if holder(s, card) == named[0]])
    return []


def _homes_of(s: State, f: Frame, effect: Effect, cards: list[int]) -> list[int]:
    found: list[int] = []
    for card in cards:
        for seat in homes_worth(s, f, effect, effect.step, card):
            if seat not in found:
                found.append(seat)
    return sorted(found, key=lambda seat: (seat - effect.seat) % s.seats)
