"""Choosing for a move: first the card, then the stable to which it goes (Q-24)."""

from .ask import ask, take
from .picks import add_pick, add_seat
from .state import NO_ANSWER, PICK_CARD, PICK_SEAT, Effect, Frame, State
from .targets import NAMED, homes, movable, picked, possible, seats_of, stable_cards
from .tree import Act
from .words import ON_PLAY, STEAL, THAT


def choose_move(s: State, link: Frame, effect: Effect, act: Act, number: int) -> bool:
    """Asks for the card, then for the stable, unless the card behind the "then" tells it."""
    named = picked(effect, NAMED + number)
    if effect.sub == 0:
        if act.this:
            if not possible(s, link, effect, act):
                return True
            s.got = effect.card
        elif s.got == NO_ANSWER:
            choices = _movable_to(s, link, effect, act, number, named)
            if not choices:
                return True
            if not ask(s, PICK_CARD, effect.seat, choices, effect.card, act.verb, True):
                return False
        add_pick(s, effect, number, take(s))
        effect.sub = 1
    if named:
        add_seat(s, effect, number, named[-1])
        return True
    if s.got == NO_ANSWER:
        choices = homes_worth(s, link, effect, number, picked(effect, number)[0])
        if not act.this and _told_by_the_next_card(s, link, effect, number, choices):
            return True
        if not ask(s, PICK_SEAT, effect.seat, choices, effect.card, act.verb, True):
            return False
    add_seat(s, effect, number, take(s))
    return True


def _movable_to(s: State, link: Frame, effect: Effect, act: Act, number: int, named: list[int]) -> list[int]:
    seats = [named[0]] if len(named) == 2 else seats_of(s, effect, act.who)
    if named:
        return [card for card in movable(s, link, effect, act, seats) if named[-1] in homes(s, effect, act, card)]
    return moves_worth_making(s, link, effect, number)


def moves_worth_making(s: State, link: Frame, effect: Effect, number: int) -> list[int]:
    """The cards that a move may take, as far as the rest of the effect goes."""
    act = effect.act(number)
    cards = movable(s, link, effect, act, seats_of(s, effect, act.who))
    return [card for card in cards if homes_worth(s, link, effect, number, card)]


def homes_worth(s: State, link: Frame, effect: Effect, number: int, card: int) -> list[int]:
    """The homes of a card; where impossible things are forbidden only those from which a card can come back (R-116)."""
    found = homes(s, effect, effect.act(number), card)
    after = _steal_behind(effect, number)
    if after is None or not s.options.forbid or effect.ability.when != ON_PLAY:
        return found
    return [seat for seat in found if stable_cards(s, link, effect, after, [seat])]


def _steal_behind(effect: Effect, number: int) -> Act | None:
    acts = effect.ability.acts
    if number + 1 < len(acts) and acts[number + 1].verb == STEAL and acts[number + 1].who == THAT:
        return acts[number + 1]
    return None


def _told_by_the_next_card(s: State, link: Frame, effect: Effect, number: int, seats: list[int]) -> bool:
    after = _steal_behind(effect, number)
    if after is None:
        return False
    return all(stable_cards(s, link, effect, after, [seat]) for seat in seats)
