"""What may be played from the hand, and into which stable (R-025, R-054..R-056, R-116)."""

from .choosing import cards_to_choose, seats_to_aim_at
from .moves import moves_worth_making
from .state import LINK, Effect, Frame, State, seats_from
from .targets import possible
from .tree import ON_HANDS
from .words import ALL, ANY, DISCARD, DRAW, EACH, GIVE, HAND, INSTANT, MAGIC, MOVE, OTHER, RETURN, SHUFFLE_IN, THAT, YOU
from .zones import holds, may_enter


def destinations(s: State, seat: int, card: int) -> list[int]:
    """The stables into which a seat may play a Unicorn, an Upgrade or a Downgrade."""
    if s.faces[card].is_unicorn and not s.options.unicorns_anywhere:
        return [seat] if may_enter(s, card, seat) else []
    return [other for other in seats_from(s, seat) if may_enter(s, card, other)]


def playable(s: State, seat: int, card: int) -> bool:
    """Whether a card in hand may be played as the action."""
    face = s.faces[card]
    if face.traits & s.bars[seat] or face.kind == INSTANT:
        return False
    if face.needs_to_play and not holds(s, seat, face.needs_to_play):
        return False
    if face.kind == MAGIC:
        return not s.options.forbid or can_be_done(s, seat, card)
    if face.traits & (s.sole_any | s.banned) or face.needs_to_enter:
        return bool(destinations(s, seat, card))
    return True


def plays(s: State, seat: int) -> list[int]:
    """The cards in hand that may be played now."""
    if not (s.bars[seat] or s.sole_any or s.options.forbid or s.pack.conditions):
        kinds = s.kinds
        return [card for card in s.hands[seat] if kinds[card] != INSTANT]
    return [card for card in s.hands[seat] if playable(s, seat, card)]


def magic_effects(s: State, seat: int, card: int) -> list[Effect]:
    """The effects of a Magic card, about to be chosen for, one behind the other."""
    face = s.faces[card]
    return [Effect(card, face.ability(number), number, seat, s.stamp[card]) for number in face.on_play]


def can_be_done(s: State, seat: int, card: int) -> bool:
    """Whether all that a Magic card makes its player do is possible (R-116); what is optional makes nobody."""
    return all(effect.ability.may or _effect_can_be_done(s, effect) for effect in magic_effects(s, seat, card))


def _effect_can_be_done(s: State, effect: Effect) -> bool:
    seat = effect.seat
    link = Frame(LINK, seat, effect.card)
    hand = len(s.hands[seat]) - (1 if effect.card in s.hands[seat] else 0)
    for number, act in enumerate(effect.ability.acts):
        if act.verb == DRAW:
            hand += act.n
        elif act.verb == SHUFFLE_IN and HAND in act.zones:
            hand = 0
        elif not act.need:
            continue
        elif act.verb == DISCARD and (act.who == YOU or act.who == EACH):
            price = 1 if act.n == ALL else act.n
            if hand < price:
                return False
            hand = 0 if act.n == ALL else hand - price
        elif act.verb == GIVE:
            if not hand:
                return False
            hand -= 1
        elif act.verb == MOVE:
            if not moves_worth_making(s, link, effect, number):
                return False
        elif act.who != THAT and act.dest != THAT and not _demand_met(s, link, effect, number):
            return False
    return True


def _demand_met(s: State, link: Frame, effect: Effect, number: int) -> bool:
    act = effect.ability.acts[number]
    if act.verb == RETURN and act.who != EACH:
        return bool(cards_to_choose(s, link, effect, act, number))
    if act.verb in ON_HANDS and (act.who == OTHER or act.who == ANY):
        return bool(seats_to_aim_at(s, link, effect, act, number))
    return possible(s, link, effect, act)
