"""Links: effects that trigger together choose together and resolve one after the other (R-080..R-088)."""

from . import events as ev
from .ask import ask, take
from .choosing import choose, claim_debts
from .events import ALL_SEATS, note
from .party import may_mulligan, mulligan
from .resolve import resolve
from .state import LINK, MULLIGAN, NO_ANSWER, NONE, OFFERS_A_TURN, PICK_USE, POOL, Effect, Frame, State
from .targets import payable, possible

MANDATORY = 0
OPTIONAL = 1
RESOLVING = 2

HAS_CHOSEN = 1
LEFT_OUT = 2
PICKED = 3  # taken from a pool: it is used, and has yet to choose

BEGINNING_LINK = -2  # in place of a Magic card: the link of the beginning phase, where a mulligan may be offered


def flush(s: State) -> None:
    """What has been triggered becomes the next link (Q-19)."""
    if s.waiting:
        push_link(s, s.waiting, -1)
        s.waiting = []


def push_link(s: State, effects: list[Effect], magic_card: int) -> None:
    """Puts effects on the stack: one link, or to be picked one by one. A Magic card is discarded behind its link."""
    one_by_one = s.options.one_by_one and (len(effects) > 1 or magic_card == BEGINNING_LINK)
    kind = POOL if one_by_one else LINK
    frame = Frame(kind, s.turn, magic_card)
    if len(effects) > 1:
        effects = sorted(effects, key=lambda effect: ((effect.seat - s.turn) % s.seats, effect.lay))
    frame.effects = effects
    frame.a = 0
    s.stack.append(frame)
    s.links += 1
    if s.log is not None and (len(effects) > 1 or s.links > 1):
        note(s, ev.LINK, -1, -1, len(effects), s.links, ALL_SEATS)


def step_link(s: State, f: Frame) -> None:
    """Goes on with a link: mandatory effects choose, then optional ones, then all resolve (R-087, Q-15)."""
    if f.step == MANDATORY:
        if not _mandatory(s, f):
            return
        f.step = OPTIONAL
        f.a = 0
    if f.step == OPTIONAL:
        if not _optional(s, f):
            return
        f.step = RESOLVING
        f.a = 0
    while f.a < len(f.items):
        effect = f.effects[f.items[f.a]]
        if not resolve(s, f, effect):
            return
        f.a += 1
        if s.stack[-1] is not f:
            return  # a state check or a removal goes first
    s.stack.pop()
    if f.card >= 0:
        s.discard.append(f.card)
        s.pile.clear()
        s.pile_seats.clear()
    flush(s)


def _mandatory(s: State, f: Frame) -> bool:
    effects = f.effects
    if f.a == 0 and s.owed:
        claim_debts(s, f)
    while f.a < len(effects):
        effect = effects[f.a]
        if not effect.ability.may or effect.used == PICKED:
            if not choose(s, f, effect):
                return False
            _has_chosen(f, f.a)
        f.a += 1
    return True


def _has_chosen(f: Frame, at: int) -> None:
    effect = f.effects[at]
    effect.used = HAS_CHOSEN
    effect.count = 0
    f.items.append(at)


def _optional(s: State, f: Frame) -> bool:
    """Each seat in turn uses its optional effects until it is done."""
    while True:
        if f.b >= 0:
            effect = f.effects[f.b]
            if not choose(s, f, effect):
                return False
            _has_chosen(f, f.b)
            f.b = -1
        seat = _next_undecided(f)
        if seat < 0:
            if not _offers_mulligan(s, f):
                return True
            seat = s.turn
        offered = offered_effects(s, f, seat)
        if not offered and not (seat == s.turn and _offers_mulligan(s, f)):
            _leave_out(f, seat)
        elif s.got == NO_ANSWER:
            ask_use(s, f, seat, offered, True)
            return False
        else:
            _use(s, f, seat, offered)


def _next_undecided(f: Frame) -> int:
    """The first seat (they are sorted as Q-01 has it) with an optional effect that is neither used nor left out."""
    for effect in f.effects:
        if effect.used == 0 and effect.ability.may:
            return effect.seat
    return -1


def _leave_out(f: Frame, seat: int) -> None:
    for effect in f.effects:
        if effect.seat == seat and effect.used == 0:
            effect.used = LEFT_OUT


def _use(s: State, f: Frame, seat: int, offered: list[int]) -> None:
    got = take(s)
    if got == NONE:
        decline(s, f, offered)
        _leave_out(f, seat)
        if f.card == BEGINNING_LINK:
            f.card = -1  # the mulligan is declined too
    elif got == MULLIGAN:
        mulligan(s, seat)
    else:
        f.b = got
        effect = f.effects[got]
        if s.log is not None:
            note(s, ev.USES, effect.seat, effect.card, -1, 0, ALL_SEATS)


def offered_effects(s: State, f: Frame, seat: int) -> list[int]:
    """The optional effects of a seat that may be used now as far as the table can see (Q-16, R-086)."""
    found = []
    for at, effect in enumerate(f.effects):
        if effect.seat == seat and effect.used == 0 and effect.ability.may:
            if not possible(s, f, effect, effect.ability.acts[0]):
                continue
            if effect.count == 0:
                if s.offers[effect.card] >= OFFERS_A_TURN:
                    continue
                s.offers[effect.card] += 1
                s.offers_made = True
                effect.count = 1  # offered; cleared when it resolves
            found.append(at)
    return found


def ask_use(s: State, f: Frame, seat: int, offered: list[int], may_decline: bool) -> None:
    """Asks which effect to use; an effect that the hand can't pay is offered, but only "no" is legal for it."""
    choices = [at for at in offered if not f.effects[at].ability.may or payable(s, f.effects[at])]
    if seat == s.turn and _offers_mulligan(s, f):
        choices.append(MULLIGAN)
    if may_decline:
        choices.append(NONE)
    card = f.effects[offered[0]].card if len(offered) == 1 else -1
    ask(s, PICK_USE, seat, choices, card, 0, False)


def _offers_mulligan(s: State, f: Frame) -> bool:
    return f.card == BEGINNING_LINK and may_mulligan(s, s.turn)


def decline(s: State, f: Frame, offered: list[int]) -> None:
    """A seat is done: what it has not used is lost (R-022)."""
    for at in offered:
        effect = f.effects[at]
        effect.used = LEFT_OUT
        if s.log is not None:
            note(s, ev.DECLINES, effect.seat, effect.card, -1, 0, ALL_SEATS)


def step_pool(s: State, f: Frame) -> None:
    """Simultaneous effects one by one: each is a link of its own, with all that it sets off (option simultaneous)."""
    while f.a < s.seats:
        seat = (s.turn + f.a) % s.seats
        left = [at for at, effect in enumerate(f.effects) if effect.seat == seat and effect.used == 0]
        must = [at for at in left if not f.effects[at].ability.may]
        if len(left) == 1 and must:
            _start(s, f, must[0])
            return
        offered = sorted(must + offered_effects(s, f, seat))
        if not offered and not (seat == s.turn and _offers_mulligan(s, f)):
            f.a += 1
        elif s.got == NO_ANSWER:
            ask_use(s, f, seat, offered, not must)
            return
        else:
            got = take(s)
            if got == MULLIGAN:
                mulligan(s, seat)
            elif got != NONE:
                _start(s, f, got)
                return
            else:
                decline(s, f, left)
                f.a += 1
    s.stack.pop()


def _start(s: State, f: Frame, at: int) -> None:
    effect = f.effects[at]
    effect.used = HAS_CHOSEN
    mine = effect.clone()
    mine.used = PICKED
    if effect.ability.may and s.log is not None:
        note(s, ev.USES, effect.seat, effect.card, -1, 0, ALL_SEATS)
    push_link(s, [mine], -1)
