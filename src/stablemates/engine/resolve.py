"""Carrying out: the acts of an effect in printed order, each with its verb (R-112..R-115)."""

from . import events as ev
from .ask import ask, take
from .deck import draw, look_at_top, reveal_top, search, shuffle_in
from .events import ALL_SEATS, note
from .hands import bring, discard, discard_each, give, pull, show_hands, take_from_hand, take_from_pile
from .picks import add_pick
from .removal import after_event, remove
from .state import NO_ANSWER, PICK_CARD, PICK_OPTION, Effect, Frame, State, seats_from
from .targets import holder, picked, picked_cards, possible, reachable, stable_cards
from .tree import Act
from .words import (
    ALL,
    AND,
    ANY,
    AS_MANY,
    BABY,
    BRING,
    CHOOSE_ONE,
    DESTROY,
    DISCARD,
    DISCARD_PILE,
    DRAW,
    DRAW_MORE,
    DRAWING,
    EACH,
    EACH_OTHER,
    END_TURN,
    EXTRA_TURN,
    FOR_GOOD,
    GIVE,
    GIVE_BACK,
    HOLDS_A_CARD,
    LOOK_AT_TOP,
    MOVE,
    PER_CARD,
    PLAY_TWICE,
    PULL,
    RETURN,
    REVEAL_TOP,
    SACRIFICE,
    SEARCH,
    SHOW_HANDS,
    SHRINK,
    SHUFFLE_IN,
    SKIP_PHASE,
    SKIP_TURN,
    STEAL,
    SWAP_HANDS,
    TAKE,
    TAKE_FROM_HAND,
    THAT,
)
from .zones import leave, may_enter, put, return_to_hand, swap_hands, to_stable


def resolve(s: State, f: Frame, effect: Effect) -> bool:
    """Goes on with an effect; true when it is finished, false while somebody is asked or something goes first."""
    acts = effect.ability.acts
    while effect.step < len(acts):
        if effect.sub == 0 and acts[effect.step].join != AND and not effect.ok:
            break  # a "then" that failed takes all behind it along
        if not _do(s, f, effect, effect.act(effect.step)):
            return False
        effect.step += 1
        effect.sub = 0
        effect.count = 0
        if s.stack[-1] is not f or s.ended:
            return False
    return True


def _do(s: State, f: Frame, effect: Effect, act: Act) -> bool:
    verb = act.verb
    if act.cond == HOLDS_A_CARD and not s.hands[effect.seat]:
        effect.ok = False
        return True
    if verb == DISCARD:
        return discard_each(s, effect, act) if act.who in (EACH, EACH_OTHER) else discard(s, effect, act)
    if verb == SACRIFICE or verb == DESTROY:
        return _remove(s, f, effect, act)
    if verb == DRAW:
        _draw(s, effect, act)
        return True
    if verb == STEAL or verb == RETURN:
        return _take_away(s, f, effect, act)
    if verb == BRING:
        return bring(s, f, effect, act)
    if verb == TAKE:
        return take_from_pile(s, effect, act)
    if verb == SEARCH:
        return search(s, effect, act)
    if verb == TAKE_FROM_HAND:
        return take_from_hand(s, effect, act)
    if verb == LOOK_AT_TOP:
        return look_at_top(s, effect, act)
    if verb == GIVE:
        return give(s, effect)
    if verb == CHOOSE_ONE and effect.that >= 0 and act.who == ANY:
        return _let_choose(s, f, effect, act)
    _do_at_once(s, effect, act)
    return True


def _do_at_once(s: State, effect: Effect, act: Act) -> None:
    """The verbs that never ask."""
    verb = act.verb
    effect.ok = True
    if verb == MOVE:
        _move(s, effect, act)
    elif verb == PULL:
        pull(s, effect, act)
    elif verb == SHUFFLE_IN:
        shuffle_in(s, effect, act)
    elif verb == SHRINK:
        _shrink(s, effect, act)
    elif verb == GIVE_BACK:
        _give_back(s, effect)
    elif verb == REVEAL_TOP:
        reveal_top(s, effect)
        after_event(s)
    elif verb == SHOW_HANDS:
        show_hands(s, effect)
    elif verb == SWAP_HANDS:
        for other in picked(effect, effect.step):
            swap_hands(s, effect.seat, other)
    else:
        _change_turns(s, effect, act)


def _change_turns(s: State, effect: Effect, act: Act) -> None:
    """The verbs about turns and phases."""
    verb = act.verb
    if verb == EXTRA_TURN:
        s.extra_turns.append(effect.seat)
        note(s, ev.EXTRA_TURN, effect.seat, -1, -1, 0, ALL_SEATS)
    elif verb == END_TURN:
        s.end_turn = True
        note(s, ev.TURN_ENDS, effect.seat, effect.card, -1, 0, ALL_SEATS)
    elif verb == PLAY_TWICE:
        s.plays_allowed = 2  # two of them do not add up
    elif verb == SKIP_TURN:
        for other in picked(effect, effect.step):
            s.skips[other] += 1  # U-045: they add up
    elif verb == SKIP_PHASE:
        if act.n == DRAWING:
            s.skip_draw = True
        else:
            s.skip_action = True
    elif verb == DRAW_MORE:
        s.more_draws += act.n
    else:
        effect.ok = False  # a choose-one for which nothing was possible


def _draw(s: State, effect: Effect, act: Act) -> None:
    """Draws a number, one for each card of a kind in the stable, or as many as were discarded."""
    if act.who == EACH:
        for seat in seats_from(s, s.turn):
            draw(s, seat, effect.tally[seat] if act.n == AS_MANY else act.n)
        effect.ok = True
        return
    n = act.n
    if n == AS_MANY:
        n = effect.tally[0]
    elif n == PER_CARD:
        n = sum(1 for card in s.stables[effect.seat] if s.faces[card].traits & act.what)
    effect.ok = draw(s, effect.seat, n) == n


def _let_choose(s: State, f: Frame, effect: Effect, act: Act) -> bool:
    """The chosen player picks one of the options, when it resolves (Q-15)."""
    if s.got == NO_ANSWER:
        choices = [at for at, option in enumerate(act.options) if possible(s, f, effect, option)]
        effect.ok = bool(choices)
        if not choices:
            return True
        if not ask(s, PICK_OPTION, effect.that, choices, effect.card, act.verb, True):
            return False
    effect.option = take(s)
    return _do(s, f, effect, act.options[effect.option])


# --- cards in stables -------------------------------------------------------------------------------------


def _remove(s: State, f: Frame, effect: Effect, act: Act) -> bool:
    """Sacrifices or destroys what was chosen; a card that has gone is passed by (Q-18)."""
    chosen = picked_cards(effect, effect.step)
    if not chosen and act.who == THAT and act.verb == SACRIFICE:
        if not _choose_late(s, f, effect, act):
            return False
        chosen = picked_cards(effect, effect.step)
    while effect.sub < len(chosen):
        card = chosen[effect.sub]
        doomed = chosen[effect.sub + 1 :]
        effect.sub += 1
        seat = _still_chosen(s, effect, card, act)
        if seat < 0:
            continue
        effect.count += 1
        remove(s, card, seat, act.verb, doomed)
        if s.stack[-1] is not f or s.ended:
            return False
    if act.n == ALL or act.who == EACH:
        effect.ok = effect.count > 0
    else:
        effect.ok = effect.count >= act.n
    return True


def _choose_late(s: State, f: Frame, effect: Effect, act: Act) -> bool:
    """The card behind an option that another player picks is chosen with it, when it resolves (Q-15)."""
    if s.got == NO_ANSWER:
        choices = stable_cards(s, f, effect, act, [effect.that])
        if not choices:
            return True
        if not ask(s, PICK_CARD, effect.that, choices, effect.card, act.verb, True):
            return False
    add_pick(s, effect, effect.step, take(s), effect.that)
    return True


def _still_chosen(s: State, effect: Effect, card: int, act: Act) -> int:
    """The stable in which a chosen card still lies and can still be reached, or -1."""
    picks = effect.picks
    for at in range(0, len(picks), 3):
        if picks[at] == effect.step and picks[at + 1] == card and picks[at + 2] == s.stamp[card]:
            seat = holder(s, card)
            if seat >= 0 and reachable(s, effect, act, card, seat):
                return seat
    return -1


def _take_away(s: State, f: Frame, effect: Effect, act: Act) -> bool:
    """Steals, or returns to the hand, what was chosen."""
    chosen = picked_cards(effect, effect.step)
    while effect.sub < len(chosen):
        card = chosen[effect.sub]
        effect.sub += 1
        seat = _still_chosen(s, effect, card, act)
        if seat < 0:
            continue
        effect.count += 1
        if act.verb == STEAL:
            to_stable(s, card, seat, effect.seat, STEAL)
            _owe(s, effect, act, card, seat)
        else:
            return_to_hand(s, card, seat)
        after_event(s)
        if s.stack[-1] is not f or s.ended:
            return False
    effect.ok = effect.count > 0
    return True


def _move(s: State, effect: Effect, act: Act) -> None:
    """Moves the chosen card to the chosen stable (Q-24)."""
    chosen = picked(effect, effect.step)
    effect.ok = False
    if len(chosen) < 2:
        return
    card = chosen[0]
    to = chosen[1]
    seat = _still_chosen(s, effect, card, act)
    if seat >= 0 and seat != to and may_enter(s, card, to):
        to_stable(s, card, seat, to, MOVE)
        _owe(s, effect, act, card, seat)
        effect.ok = True
        after_event(s)


def _owe(s: State, effect: Effect, act: Act, card: int, home: int) -> None:
    """Notes that a card is to go back, tied to its own stay and to that of the card that took it (Q-23)."""
    if act.until != FOR_GOOD:
        s.owed += (card, s.stamp[card], home, effect.card, effect.lay)


def _give_back(s: State, effect: Effect) -> None:
    """What this card owes goes home, if it has stayed and may enter there; else the debt lapses (U-074)."""
    chosen = picked(effect, effect.step)
    owed = s.owed
    s.owed = []
    for at in range(0, len(owed), 5):
        card, stamp, home, source, source_stamp = owed[at : at + 5]
        if source != effect.card or source_stamp != effect.lay:
            s.owed += (card, stamp, home, source, source_stamp)
        elif card in chosen and s.stamp[card] == stamp:
            seat = holder(s, card)
            barred = s.faces[card].kind == BABY and not s.options.babies_move
            if seat >= 0 and seat != home and may_enter(s, card, home) and not barred:
                to_stable(s, card, seat, home, MOVE)
                after_event(s)


def _shrink(s: State, effect: Effect, act: Act) -> None:
    """The chosen stable's Unicorns go to the discard pile, Babies to the nursery, without their effects (Q-38)."""
    done = 0
    for card in picked_cards(effect, effect.step):
        seat = _still_chosen(s, effect, card, act)
        if seat >= 0:
            leave(s, card, seat, True)
            if s.log is not None:
                note(s, ev.LEAVES, seat, card, DISCARD_PILE, SHRINK, ALL_SEATS)
            put(s, card, seat, DISCARD_PILE)
            done += 1
    effect.tally = [done]
    effect.ok = done > 0
    after_event(s)
