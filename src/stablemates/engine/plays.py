"""What may be played from the hand, and into which stable (R-025, R-054..R-056, R-116)."""

from . import words as w
from .choosing import moves_worth_making
from .state import LINK, Effect, Frame, State, seats_from
from .targets import possible, seats_of, stable_cards
from .zones import may_enter


def destinations(s: State, seat: int, card: int) -> list[int]:
    """The stables into which a seat may play a Unicorn, an Upgrade or a Downgrade."""
    if s.faces[card].is_unicorn and not s.options.unicorns_anywhere:
        return [seat] if may_enter(s, card, seat) else []
    return [other for other in seats_from(s, seat) if may_enter(s, card, other)]


def playable(s: State, seat: int, card: int) -> bool:
    """Whether a card in hand may be played as the action."""
    face = s.faces[card]
    if face.traits & s.bars[seat] or face.kind == w.INSTANT:
        return False
    if face.kind == w.MAGIC:
        return not s.options.forbid or can_be_done(s, seat, card)
    if face.traits & s.sole_any:
        return bool(destinations(s, seat, card))
    return True


def plays(s: State, seat: int) -> list[int]:
    """The cards in hand that may be played now."""
    if not (s.bars[seat] or s.sole_any or s.options.forbid):
        faces = s.faces
        return [card for card in s.hands[seat] if faces[card].kind != w.INSTANT]
    return [card for card in s.hands[seat] if playable(s, seat, card)]


def magic_effect(s: State, seat: int, card: int) -> Effect:
    """The effect of a Magic card, about to be chosen for."""
    face = s.faces[card]
    number = face.on_play[0]
    return Effect(card, face.ability(number), number, seat, s.stamp[card])


def can_be_done(s: State, seat: int, card: int) -> bool:
    """Whether all that a Magic card makes its player do is possible (R-116)."""
    effect = magic_effect(s, seat, card)
    link = Frame(LINK, seat, card)
    hand = len(s.hands[seat]) - (1 if card in s.hands[seat] else 0)
    for number, act in enumerate(effect.ability.acts):
        if act.verb == w.DRAW:
            hand += act.n
        elif act.verb == w.SHUFFLE_IN and w.HAND in act.zones:
            hand = 0
        elif act.verb == w.DISCARD and (act.who == w.YOU or act.who == w.EACH):
            if hand < act.n:
                return False
            hand -= act.n
        elif act.verb == w.MOVE:
            if not moves_worth_making(s, link, effect, number):
                return False
        elif act.who != w.THAT and not _demand_met(s, link, effect, number):
            return False
    return True


def _demand_met(s: State, link: Frame, effect: Effect, number: int) -> bool:
    act = effect.ability.acts[number]
    if act.n == w.ALL:  # "all" may be none, unless a "then" hangs on it (Q-17, U-058)
        behind = effect.ability.acts[number + 1 : number + 2]
        needed = bool(behind) and behind[0].join == w.THEN
        return not needed or bool(stable_cards(s, link, effect, act, seats_of(s, effect, act.who)))
    return possible(s, link, effect, act)
