"""Messages for people: prompts, answers, events, reasons and outcomes in English, from data that knows no language."""

from collections.abc import Sequence

from stablemates.engine.game import Outcome
from stablemates.engine.pack import Pack
from stablemates.engine.view import View
from stablemates.engine.why import Reason

from . import english_messages as en
from .asking import choice_text, prompt_text
from .people import NOBODY, counted, person
from .telling import event_text, story, story_by_turn

__all__ = [
    "choice_text",
    "counted",
    "event_text",
    "letters_text",
    "outcome_text",
    "person",
    "phase_name",
    "prompt_text",
    "reason_text",
    "story",
    "story_by_turn",
    "why_not_text",
]


def phase_name(phase: int) -> str:
    """A phase of the turn by name."""
    return en.PHASES[phase]


def reason_text(reason: Reason, pack: Pack) -> str:
    """Why something can't be done, with the rule or the card that says so."""
    special = f"{reason.code}.{reason.because}"
    because = pack.face(reason.because).card.name if reason.because in pack.by_id else reason.because
    return en.REASONS[special if special in en.REASONS else reason.code].format(because=because)


def why_not_text(reasons: Sequence[Reason], card_id: str, pack: Pack) -> str:
    """All the reasons for which a card can't be played now, or that there is none."""
    if not reasons:
        return en.NO_REASON.format(card=pack.face(card_id).card.name)
    return " ".join(dict.fromkeys(reason_text(reason, pack) for reason in reasons))


def outcome_text(outcome: Outcome, names: Sequence[str], you: int = NOBODY) -> str:
    """Who won and how, or that everyone loses."""
    if outcome.seat is None:
        return en.OUTCOMES[f"{outcome.how}.nobody"]
    return en.OUTCOMES[outcome.how].format(seat=person(outcome.seat, names, you))


def letters_text(outcome: Outcome, view: View, pack: Pack, names: Sequence[str], you: int = NOBODY) -> str:
    """The count of letters, if the end came to that (R-135, Q-02); else ""."""
    seats = list(range(view.seats))
    if outcome.how == "won":
        if view.unicorns[view.turn] >= view.need:
            return ""
        seats = [seat for seat in seats if view.unicorns[seat] >= view.need]
    best = max((view.unicorns[seat] for seat in seats), default=0)
    tied = [seat for seat in seats if view.unicorns[seat] == best]
    if len(tied) < 2:
        return ""
    counts = [en.LETTERS_OF.format(seat=person(seat, names, you), n=_letters(view, pack, seat)) for seat in tied]
    return en.LETTERS.format(n=best, counts=", ".join(counts))


def _letters(view: View, pack: Pack, seat: int) -> int:
    faces = [pack.faces[face] for face in view.stables[seat]]
    return sum(face.letters for face in faces if face.is_unicorn) if view.unicorns[seat] else 0
