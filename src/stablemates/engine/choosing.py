"""Choosing before a link resolves: cards in stables, players and options, in the order of the text (R-083)."""

from . import events as ev
from .ask import ask, ask_each, take, take_each
from .events import ALL_SEATS, note
from .moves import choose_move, homes_worth
from .picks import add_pick, add_seat
from .state import NO_ANSWER, PICK_CARD, PICK_OPTION, PICK_SEAT, Effect, Frame, State, seats_from
from .targets import (
    NAMED,
    able_seats,
    claimed,
    holder,
    picked,
    possible,
    seats_of,
    seats_with_hand,
    stable_cards,
)
from .tree import ON_HANDS, Act
from .words import (
    ALL,
    AND,
    ANY,
    BABY,
    CHOOSE_ONE,
    DESTROY,
    DISCARD,
    EACH,
    GIVE_BACK,
    MOVE,
    ON_PLAY,
    OTHER,
    RETURN,
    SACRIFICE,
    SHRINK,
    SKIP_TURN,
    STEAL,
    SWAP_HANDS,
    THAT,
)

STABLE_VERBS = (SACRIFICE, DESTROY, STEAL, RETURN)


def choose(s: State, link: Frame, effect: Effect) -> bool:
    """Goes on with an effect's choices; true when they are all made, false while somebody is asked."""
    if not effect.ability.chooses:
        return True
    acts = effect.ability.acts
    while effect.step < len(acts):
        number = effect.step
        act = effect.act(number)
        if acts[number].join != AND and effect.sub == 0 and _is_bound_to_fail(effect, number - 1):
            break
        if not _choose_for(s, link, effect, act, number):
            return False
        if act.verb != CHOOSE_ONE or effect.option < 0:  # a chosen option now makes its own choices
            effect.step += 1
        effect.sub = 0
    effect.step = 0
    return True


def _is_bound_to_fail(effect: Effect, number: int) -> bool:
    """An act with too few cards to do it to can't succeed, so what hangs on it by a "then" will hit nobody (R-114)."""
    act = effect.act(number)
    if act.verb not in STABLE_VERBS and act.verb != MOVE and act.verb != SHRINK:
        return False
    return len(picked(effect, number)) < (1 if act.n == ALL or act.who == EACH else act.n)


def _choose_for(s: State, link: Frame, effect: Effect, act: Act, number: int) -> bool:
    verb = act.verb
    if verb == CHOOSE_ONE:
        if act.who == ANY:  # that player will pick the option when it resolves
            return _choose_seat(s, link, effect, act, number)
        return choose_option(s, link, effect, act)
    if act.this:
        if verb == MOVE:
            return choose_move(s, link, effect, act, number)
        if verb == SACRIFICE and possible(s, link, effect, act):
            add_pick(s, effect, number, effect.card)
        return True
    if verb in STABLE_VERBS or verb == SHRINK:
        return _choose_cards(s, link, effect, act, number)
    if verb == MOVE:
        return choose_move(s, link, effect, act, number)
    if verb in ON_HANDS and (act.who == OTHER or act.who == ANY):
        return _choose_seat(s, link, effect, act, number)
    return True


def choose_option(s: State, link: Frame, effect: Effect, act: Act) -> bool:
    """Asks for one of the options that are possible (Q-17)."""
    if s.got == NO_ANSWER:
        choices = [at for at, option in enumerate(act.options) if possible(s, link, effect, option)]
        if not choices:
            return True
        if not ask(s, PICK_OPTION, effect.seat, choices, effect.card, act.verb, True):
            return False
    effect.option = take(s)
    if s.log is not None:
        note(s, ev.NAMES, effect.seat, effect.card, -1, effect.option, ALL_SEATS)
    return True


def claim_debts(s: State, link: Frame) -> None:
    """What the effects of a link are going to give back counts as chosen from its beginning (Q-23, R-085)."""
    for effect in link.effects:
        for number, act in enumerate(effect.ability.acts):
            if act.verb == GIVE_BACK and not effect.picks:
                _claim_debt(s, link, effect, number)


def _claim_debt(s: State, link: Frame, effect: Effect, number: int) -> None:
    owed = s.owed
    for at in range(0, len(owed), 5):
        card = owed[at]
        mine = owed[at + 3] == effect.card and owed[at + 4] == effect.lay
        if mine and s.stamp[card] == owed[at + 1] and not claimed(link, card):
            effect.picks += (number, card, s.stamp[card])


# --- players ----------------------------------------------------------------------------------------------


def _choose_seat(s: State, link: Frame, effect: Effect, act: Act, number: int) -> bool:
    named = picked(effect, NAMED + number)
    if named:
        add_seat(s, effect, number, named[0])
        return True
    if s.got == NO_ANSWER:
        choices = seats_to_aim_at(s, link, effect, act, number)
        if not choices or _told_later(s, link, effect, number, choices):
            return True
        if not ask(s, PICK_SEAT, effect.seat, choices, effect.card, act.verb, True):
            return False
    add_seat(s, effect, number, take(s))
    return True


def seats_to_aim_at(s: State, link: Frame, effect: Effect, act: Act, number: int) -> list[int]:
    """The players at whom an act may be aimed: those for whom it is possible, if there are any (Q-17)."""
    if act.verb == SWAP_HANDS or act.verb == SKIP_TURN:
        return seats_of(s, effect, act.who)
    if act.verb == CHOOSE_ONE:
        return able_seats(s, link, effect, act)
    seats = seats_with_hand(s, effect, act)
    later = _later_about_that(effect, number)
    if later is None:
        return seats
    if s.options.forbid:  # aimed so that all of it can be done
        return [seat for seat in seats if stable_cards(s, link, effect, later, [seat])]
    if not seats and possible_for_somebody(s, link, effect, number):
        return seats_of(s, effect, act.who)
    return seats


def possible_for_somebody(s: State, link: Frame, effect: Effect, number: int) -> bool:
    """Whether an act behind an "and" about the same player is possible although this one is not."""
    acts = effect.ability.acts
    return number + 1 < len(acts) and acts[number + 1].join == AND and possible(s, link, effect, acts[number + 1])


def _later_about_that(effect: Effect, number: int) -> Act | None:
    """A later act on a card in the stable of the same player: the card tells the player."""
    for act in effect.ability.acts[number + 1 :]:
        if act.who == THAT and act.verb in STABLE_VERBS and act.n != ALL:
            return act
    return None


def _told_later(s: State, link: Frame, effect: Effect, number: int, seats: list[int]) -> bool:
    later = _later_about_that(effect, number)
    return later is not None and all(stable_cards(s, link, effect, later, [seat]) for seat in seats)


def _origin(effect: Effect, number: int) -> int:
    """The act before this one that is about the player whom the card will tell."""
    for at in range(number - 1, -1, -1):
        act = effect.act(at)
        if act.verb == MOVE or act.who == OTHER or act.who == ANY:
            return at
    return number


# --- cards in stables -------------------------------------------------------------------------------------


def _choose_cards(s: State, link: Frame, effect: Effect, act: Act, number: int) -> bool:
    if act.n == ALL:
        return _choose_all(s, link, effect, act, number)
    if act.who == EACH:
        if act.verb == SACRIFICE or act.chooser == EACH:
            return _each_chooses(s, link, effect, act, number)
        return _one_in_each_stable(s, link, effect, act, number)
    while 0 <= effect.sub < act.n:
        if s.got == NO_ANSWER:
            choices = cards_to_choose(s, link, effect, act, number)
            if not choices:
                break
            if not ask(s, PICK_CARD, effect.seat, choices, effect.card, act.verb, True):
                return False
        _take_card(s, effect, act, number)
        effect.sub += 1
    if effect.sub <= 0:
        return _choose_whom_all_the_same(s, effect, act, number)
    return True


def cards_to_choose(s: State, link: Frame, effect: Effect, act: Act, number: int) -> list[int]:
    """The cards that an act may choose now; a Magic card that must be doable is aimed so that all of it is (R-116)."""
    cards = stable_cards(s, link, effect, act, _where(s, link, effect, act, number))
    acts = effect.ability.acts
    if act.verb != RETURN or not s.options.forbid or effect.ability.when != ON_PLAY or number + 1 >= len(acts):
        return cards
    if acts[number + 1].verb != DISCARD or acts[number + 1].who != THAT:
        return cards
    return [card for card in cards if s.faces[card].kind != BABY or s.hands[holder(s, card)]]


def _choose_all(s: State, link: Frame, effect: Effect, act: Act, number: int) -> bool:
    """All of one's own, of everybody, or of one player: oldest first, seats as Q-01 (Q-43)."""
    if act.who == OTHER or act.who == ANY:
        named = picked(effect, NAMED + number)
        if not named and s.got == NO_ANSWER:
            seats = [t for t in seats_of(s, effect, act.who) if stable_cards(s, link, effect, act, [t])]
            if not seats:
                return True
            if not ask(s, PICK_SEAT, effect.seat, seats, effect.card, act.verb, True):
                return False
        effect.that = named[0] if named else take(s)
        seats = [effect.that]
        if s.log is not None:
            note(s, ev.AIMS, effect.seat, -1, effect.that, s.faces[effect.card].index, ALL_SEATS)
    else:
        seats = seats_from(s, s.turn) if act.who == EACH else seats_of(s, effect, act.who)
    for card in stable_cards(s, link, effect, act, seats):
        add_pick(s, effect, number, card)
    return True


def _take_card(s: State, effect: Effect, act: Act, number: int) -> None:
    card = take(s)
    seat = holder(s, card)
    if act.who == THAT and effect.that < 0:
        add_seat(s, effect, _origin(effect, number), seat)
    if act.verb == RETURN:
        effect.that = seat
    add_pick(s, effect, number, card)


def _where(s: State, link: Frame, effect: Effect, act: Act, number: int) -> list[int]:
    """The stables in which an act may choose: those named beforehand, or all it speaks of."""
    if act.who == THAT and effect.that < 0:
        origin = _origin(effect, number)
        first = effect.act(origin)
        if first.verb != MOVE:
            return seats_to_aim_at(s, link, effect, first, origin)
        cards = picked(effect, origin)
        return homes_worth(s, link, effect, origin, cards[0]) if cards else []
    named = picked(effect, NAMED + number)
    if not named:
        return seats_of(s, effect, act.who)
    if len(named) == 2 and effect.sub == 1:  # each named one loses at least one
        return [seat for seat in named if seat != holder(s, picked(effect, number)[0])]
    return named


def _choose_whom_all_the_same(s: State, effect: Effect, act: Act, number: int) -> bool:
    """No card to return, but "that player" has to discard all the same: then the player is chosen alone (Q-17)."""
    acts = effect.ability.acts
    if act.verb != RETURN or effect.ability.may or number + 1 >= len(acts):
        return True
    after = acts[number + 1]
    if after.who != THAT or after.join != AND:
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
            add_pick(s, effect, number, answers[seat], seat)
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
