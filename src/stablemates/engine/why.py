"""Why not: reasons for which a card can't be played or chosen now, each with a rule or the card that bars it."""

from typing import Final

from . import words as w
from .pack import UNANSWERABLE, UNANSWERED
from .pile import may_answer
from .plays import can_be_done, destinations
from .state import PICK_ACTION, WINDOW, State
from .targets import claimed, holder
from .zones import holds

# Rulings behind a reason, besides the rule or the card that it names.
RULINGS: Final = {
    "instant": ("R-025",),
    "impossible": ("D-15",),
    "no_stable": ("D-08",),
    "condition": ("Q-33", "U-064"),
    "not_now": ("U-042",),
    "unanswerable": ("Q-04",),
    "disguised": ("Q-11",),
    "shielded": ("D-04", "R-107"),
    "proof": ("R-107",),
    "sole_home": ("D-08",),
    "chosen_already": ("R-083",),
}


class Reason:
    """A reason: a code for the wording, the rule id or the id of the card that says so, and rulings behind it."""

    __slots__ = ("because", "code", "rulings")

    def __init__(self, code: str, because: str, rulings: tuple[str, ...] = ()) -> None:
        self.code = code
        self.because = because
        self.rulings = rulings or RULINGS.get(code, ())

    def __repr__(self) -> str:
        return f"Reason({self.code}, {self.because})"


def why_not_play(s: State, seat: int, card: int) -> list[Reason]:
    """Why a card of this hand can't be played as the action now; empty if it can."""
    if s.ended:
        return [Reason("game_over", "R-130")]
    face = s.faces[card]
    reasons = _barred(s, seat, face.traits)
    if face.kind == w.INSTANT:
        reasons.append(Reason("instant", "R-026"))
    elif face.kind == w.MAGIC:
        if s.options.forbid and not can_be_done(s, seat, card):
            reasons.append(Reason("impossible", "R-116"))
    elif not destinations(s, seat, card):
        reasons += [Reason("no_stable", other) for other in _sole_homes(s, seat, face.traits)]
        if face.needs_to_enter:
            reasons.append(Reason("condition", face.card.id))
    if face.needs_to_play and not holds(s, seat, face.needs_to_play):
        reasons.append(Reason("condition", face.card.id))
    question = s.question
    if seat != s.turn:
        reasons.append(Reason("not_your_turn", "R-025"))
    elif question.kind != PICK_ACTION:
        reasons.append(Reason("not_now", "R-025"))
    return reasons


def why_not_answer(s: State, seat: int, card: int) -> list[Reason]:
    """Why a card of this hand can't answer the top card of the pile now; empty if it can."""
    face = s.faces[card]
    reasons = []
    if face.kind != w.INSTANT:
        reasons.append(Reason("no_instant", "R-059"))
    if s.question.kind != WINDOW:
        return [*reasons, Reason("no_window", "R-094")]
    if seat == s.pile_seats[-1]:
        reasons.append(Reason("own_card", "R-090"))
    reasons += _barred(s, seat, face.traits)
    if not may_answer(s):
        reasons += _unanswerable(s)
    elif seat not in s.question.seats and not reasons:
        reasons.append(Reason("has_passed", "Q-04"))
    return reasons


def _barred(s: State, seat: int, traits: int) -> list[Reason]:
    """The cards in a stable that keep its holder from playing such a card."""
    if not s.bars[seat] & traits:
        return []
    rulings = ("D-06",) if traits & w.INSTANT_CARD else ("D-07",) if traits & w.UPGRADE_CARD else ()
    faces = [s.faces[card] for card in s.stables[seat]]
    return [Reason("barred", face.card.id, rulings) for face in faces if face.bars & traits]


def _unanswerable(s: State) -> list[Reason]:
    """What keeps everybody from answering: the top card itself, or a card in the stable of its player (Q-04)."""
    top = s.faces[s.pile[-1]]
    if top.bits & UNANSWERABLE:
        return [Reason("unanswerable", top.card.id, ("Q-04", "U-008"))]
    faces = [s.faces[card] for card in s.stables[s.pile_seats[-1]]]
    return [Reason("unanswerable", face.card.id, ("Q-04", "U-003")) for face in faces if face.bits & UNANSWERED]


def _sole_homes(s: State, seat: int, traits: int) -> list[str]:
    found = []
    for other in range(s.seats):
        if (s.sole_home[other] | s.bans[other]) & traits:
            cards = [s.faces[card] for card in s.stables[other]]
            found += [face.card.id for face in cards if (face.sole_home | face.bans) & traits]
    return found


def why_not_choose(s: State, card: int) -> list[Reason]:
    """What keeps a card in a stable from being chosen, as far as a card or R-085 does."""
    seat = holder(s, card)
    if seat < 0:
        return []
    face = s.faces[card]
    reasons = []
    for other in s.stables[seat]:
        there = s.faces[other]
        for static in there.card.statics:
            if static.word == w.MASQUERADE and face.is_unicorn:
                reasons.append(Reason("disguised", there.card.id))
            if static.word == w.SHIELDS and static.what & face.traits and s.question.act == w.DESTROY:
                reasons.append(Reason("shielded", there.card.id))
    asking = s.question.card
    if asking >= 0 and (face.untouched | (face.proof if s.question.act == w.DESTROY else 0)) & s.faces[asking].traits:
        reasons.append(Reason("proof", face.card.id))
    if face.steadfast and s.question.act in (w.DESTROY, w.SACRIFICE):
        reasons.append(Reason("proof", face.card.id))
    if s.question.act == w.STEAL or s.question.act == w.MOVE:
        reasons += [Reason("sole_home", other) for other in _sole_homes(s, seat, face.traits)]
        if face.kind == w.BABY and not s.options.babies_move:
            reasons.append(Reason("babies_stay", "R-034"))
    if s.stack and claimed(s.stack[-1], card):
        reasons.append(Reason("chosen_already", "R-085"))
    if s.question.act == w.DESTROY and seat in s.question.seats:
        reasons.append(Reason("own_card", "R-041"))
    return reasons
