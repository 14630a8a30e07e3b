"""Choosing before a link resolves: cards in stables, players and options, in the order of the text (R-083)."""

from . import events as ev
from . import words as w
from .ask import ask, ask_each, take, take_each
from .events import ALL_SEATS, note
from .state import NO_ANSWER, PICK_CARD, PICK_OPTION, PICK_SEAT, Effect, Frame, State, seats_from
from .targets import (
    NAMED,
    holder,
    homes,
    movable,
    picked,
    possible,
    seats_of,
    seats_with_hand,
    stable_cards,
)
from .tree import Act

STABLE_VERBS = (w.SACRIFICE, w.DESTROY, w.STEAL, w.RETURN)
HAND_VERBS = (w.DISCARD, w.PULL, w.TAKE_FROM_HAND, w.SWAP_HANDS, w.SKIP_TURN)


def add_pick(s: State, effect: Effect, act: int, card: int) -> None:
    """Notes a card in a stable as chosen, for all to see."""
    effect.picks += (act, card, s.stamp[card])
    if s.log is not None:
        note(s, ev.AIMS, effect.seat, card, holder(s, card), s.faces[effect.card].index, ALL_SEATS)


def add_seat(s: State, effect: Effect, act: int, seat: int) -> None:
    """Notes a player as chosen, for all to see."""
    effect.picks += (act, seat, -1)
    effect.that = seat
    if s.log is not None:
        note(s, ev.AIMS, effect.seat, -1, seat, s.faces[effect.card].index, ALL_SEATS)


def choose(s: State, link: Frame, effect: Effect) -> bool:
    """Goes on with an effect's choices; true when they are all made, false while somebody is asked."""
    acts = effect.ability.acts
    while effect.step < len(acts):
        number = effect.step
        act = effect.act(number)
        if acts[number].join != w.AND and effect.sub == 0 and _is_bound_to_fail(effect, number - 1):
            break
        if not _choose_for(s, link, effect, act, number):
            return False
        if act.verb != w.CHOOSE_ONE or effect.option < 0:  # a chosen option now makes its own choices
            effect.step += 1
        effect.sub = 0
    effect.step = 0
    return True


def _is_bound_to_fail(effect: Effect, number: int) -> bool:
    """An act with too few cards to do it to can't succeed, so what hangs on it by a "then" will hit nobody (R-114)."""
    act = effect.act(number)
    if act.verb not in STABLE_VERBS and act.verb != w.MOVE:
        return False
    return len(picked(effect, number)) < (1 if act.n == w.ALL or act.who == w.EACH else act.n)


def _choose_for(s: State, link: Frame, effect: Effect, act: Act, number: int) -> bool:
    verb = act.verb
    if verb == w.CHOOSE_ONE:
        return _choose_option(s, link, effect, act)
    if act.this:
        if verb == w.SACRIFICE and possible(s, link, effect, act):
            add_pick(s, effect, number, effect.card)
        return True
    if verb in STABLE_VERBS:
        return _choose_cards(s, link, effect, act, number)
    if verb == w.MOVE:
        return _choose_move(s, link, effect, act, number)
    if verb in HAND_VERBS and (act.who == w.OTHER or act.who == w.ANY):
        return _choose_seat(s, effect, act, number)
    return True


def _choose_option(s: State, link: Frame, effect: Effect, act: Act) -> bool:
    if s.got == NO_ANSWER:
        choices = [at for at, option in enumerate(act.options) if possible(s, link, effect, option)]
        if not choices:
            return True
        if not ask(s, PICK_OPTION, effect.seat, choices, effect.card, act.verb, True):
            return False
    effect.option = take(s)
    return True


def _choose_seat(s: State, effect: Effect, act: Act, number: int) -> bool:
    named = picked(effect, NAMED + number)
    if named:
        add_seat(s, effect, number, named[0])
        return True
    if s.got == NO_ANSWER:
        if act.verb == w.SWAP_HANDS or act.verb == w.SKIP_TURN:
            choices = seats_of(s, effect, act.who)
        else:
            choices = seats_with_hand(s, effect, act)
        if not choices:
            return True
        if not ask(s, PICK_SEAT, effect.seat, choices, effect.card, act.verb, True):
            return False
    add_seat(s, effect, number, take(s))
    return True


# --- cards in stables -------------------------------------------------------------------------------------


def _choose_cards(s: State, link: Frame, effect: Effect, act: Act, number: int) -> bool:
    if act.n == w.ALL:
        seats = seats_from(s, s.turn) if act.who == w.EACH else seats_of(s, effect, act.who)
        for card in stable_cards(s, link, effect, act, seats):  # oldest first, seats as Q-01
            add_pick(s, effect, number, card)
        return True
    if act.who == w.EACH:
        if act.verb == w.SACRIFICE:
            return _each_chooses(s, link, effect, act, number)
        return _one_in_each_stable(s, link, effect, act, number)
    while 0 <= effect.sub < act.n:
        if s.got == NO_ANSWER:
            choices = stable_cards(s, link, effect, act, _where(s, link, effect, act, number))
            if not choices:
                break
            if not ask(s, PICK_CARD, effect.seat, choices, effect.card, act.verb, True):
                return False
        _take_card(s, effect, act, number)
        effect.sub += 1
    if effect.sub <= 0:
        return _choose_whom_all_the_same(s, effect, act, number)
    return True


def _take_card(s: State, effect: Effect, act: Act, number: int) -> None:
    card = take(s)
    seat = holder(s, card)
    if act.who == w.THAT and effect.that < 0:
        add_seat(s, effect, number - 1, seat)  # the card tells where the move goes
    if act.verb == w.RETURN:
        effect.that = seat
    add_pick(s, effect, number, card)


def _where(s: State, link: Frame, effect: Effect, act: Act, number: int) -> list[int]:
    """The stables in which an act may choose: those named beforehand, or all it speaks of."""
    if act.who == w.THAT and effect.that < 0:
        return _swap_homes(s, link, effect, number - 1)
    named = picked(effect, NAMED + number)
    if not named:
        return seats_of(s, effect, act.who)
    if len(named) == 2 and effect.sub == 1:  # each named one loses at least one
        return [seat for seat in named if seat != holder(s, picked(effect, number)[0])]
    return named


def _choose_whom_all_the_same(s: State, effect: Effect, act: Act, number: int) -> bool:
    """No card to return, but "that player" has to discard all the same: then the player is chosen alone (Q-17)."""
    acts = effect.ability.acts
    if act.verb != w.RETURN or effect.ability.may or number + 1 >= len(acts):
        return True
    after = acts[number + 1]
    if after.who != w.THAT or after.join != w.AND:
        return True
    named = picked(effect, NAMED + number)
    if named:
        effect.that = named[0]
        return True
    if s.got == NO_ANSWER:
        seats = seats_of(s, effect, act.who)
        if not any(s.hands[seat] for seat in seats):
            return True
        effect.sub = -1  # the answer will be a player, not a card
        if not ask(s, PICK_SEAT, effect.seat, seats, effect.card, after.verb, True):
            return False
    add_seat(s, effect, number + 1, take(s))
    return True


def _each_chooses(s: State, link: Frame, effect: Effect, act: Act, number: int) -> bool:
    """Each player chooses in the own stable, all at once (Q-25)."""
    order = seats_from(s, s.turn)
    if effect.sub == 0:
        effect.sub = 1
        lists: list[list[int]] = [[] for _ in order]
        for seat in order:
            lists[seat] = stable_cards(s, link, effect, act, [seat])
        if not ask_each(s, lists, order, effect.card, act.verb):
            return False
    answers = take_each(s)
    for seat in order:
        if answers[seat] != NO_ANSWER:
            add_pick(s, effect, number, answers[seat])
    return True


def _one_in_each_stable(s: State, link: Frame, effect: Effect, act: Act, number: int) -> bool:
    """The player of the effect chooses a card in every stable that has one."""
    order = seats_from(s, s.turn)
    while effect.sub < len(order):
        if s.got == NO_ANSWER:
            choices = stable_cards(s, link, effect, act, [order[effect.sub]])
            if not choices:
                effect.sub += 1
                continue
            if not ask(s, PICK_CARD, effect.seat, choices, effect.card, act.verb, True):
                return False
        add_pick(s, effect, number, take(s))
        effect.sub += 1
    return True


# --- moves ------------------------------------------------------------------------------------------------


def _choose_move(s: State, link: Frame, effect: Effect, act: Act, number: int) -> bool:
    """First the card, then the stable to which it goes, unless the card behind the "then" tells it."""
    named = picked(effect, NAMED + number)
    if effect.sub == 0:
        if s.got == NO_ANSWER:
            choices = _movable(s, link, effect, act, number, named)
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
        choices = _swap_homes(s, link, effect, number)
        if _told_by_the_next_card(s, link, effect, number, choices):
            return True
        if not ask(s, PICK_SEAT, effect.seat, choices, effect.card, act.verb, True):
            return False
    add_seat(s, effect, number, take(s))
    return True


def _movable(s: State, link: Frame, effect: Effect, act: Act, number: int, named: list[int]) -> list[int]:
    seats = seats_of(s, effect, act.who)
    if len(named) == 2:
        seats = [named[0]]
    cards = movable(s, link, effect, act, seats)
    if named:
        return [card for card in cards if named[-1] in homes(s, effect, act, card)]
    return [card for card in cards if _homes_worth(s, link, effect, act, number, card)]


def moves_worth_making(s: State, link: Frame, effect: Effect, number: int) -> list[int]:
    """The cards that a move may take, as far as the rest of the effect goes."""
    return _movable(s, link, effect, effect.act(number), number, [])


def _swap_homes(s: State, link: Frame, effect: Effect, number: int) -> list[int]:
    """The stables to which the card chosen for a move may go."""
    cards = picked(effect, number)
    if not cards:
        return []
    return _homes_worth(s, link, effect, effect.act(number), number, cards[0])


def _homes_worth(s: State, link: Frame, effect: Effect, act: Act, number: int, card: int) -> list[int]:
    """The homes of a card; where impossible things are forbidden only those from which a card can come back (R-116)."""
    found = homes(s, effect, act, card)
    after = _steal_behind(effect, number)
    if after is None or not s.options.forbid:
        return found
    return [seat for seat in found if stable_cards(s, link, effect, after, [seat])]


def _steal_behind(effect: Effect, number: int) -> Act | None:
    acts = effect.ability.acts
    if number + 1 < len(acts) and acts[number + 1].verb == w.STEAL and acts[number + 1].who == w.THAT:
        return acts[number + 1]
    return None


def _told_by_the_next_card(s: State, link: Frame, effect: Effect, number: int, seats: list[int]) -> bool:
    after = _steal_behind(effect, number)
    if after is None:
        return False
    return all(stable_cards(s, link, effect, after, [seat]) for seat in seats)
