"""Messages for people: prompts, answers, events, reasons, outcomes and errors, from data that knows no language."""

from collections.abc import Sequence

from stablemates.engine.chain_view import LinkRow
from stablemates.engine.errors import StablematesError, slug
from stablemates.engine.game import Outcome
from stablemates.engine.pack import UNANSWERED, Pack
from stablemates.engine.prompts import Choice
from stablemates.engine.view import View
from stablemates.engine.why import Reason
from stablemates.engine.words import PHASE_NAMES

from .asking import choice_text, prompt_text
from .telling import event_text, story, story_by_turn
from .voice import ENGLISH, NOBODY, Voice, player, reader_of

__all__ = [
    "choice_text",
    "error_text",
    "event_text",
    "letters_text",
    "link_text",
    "outcome_text",
    "phase_name",
    "prompt_text",
    "reason_text",
    "story",
    "story_by_turn",
    "why_not_text",
]


def phase_name(phase: int, voice: Voice = ENGLISH) -> str:
    """A phase of the turn by name."""
    return voice.say(f"phase-{PHASE_NAMES[phase]}", form="")


def reason_text(reason: Reason, pack: Pack, voice: Voice = ENGLISH) -> str:
    """Why something can't be done, with the rule or the card that says so."""
    key = f"why-{reason.code}"
    because: str = reason.because
    if reason.because in pack.by_id:
        because = voice.card(reason.because, pack).form("")
        if reason.code == "unanswerable" and pack.face(reason.because).bits & UNANSWERED:
            key = "why-unanswerable-by"
    elif voice.has(f"{key}-{reason.because}"):
        key = f"{key}-{reason.because}"
    return voice.say(key, because=because)


def why_not_text(reasons: Sequence[Reason], card_id: str, pack: Pack, voice: Voice = ENGLISH) -> str:
    """All the reasons for which a card can't be played now, or that there is none."""
    if not reasons:
        return voice.say("why-nothing", card=voice.card(card_id, pack))
    return " ".join(dict.fromkeys(reason_text(reason, pack, voice) for reason in reasons))


def outcome_text(outcome: Outcome, names: Sequence[str], you: int = NOBODY, voice: Voice = ENGLISH) -> str:
    """Who won and how, or that everyone loses."""
    if outcome.seat is None:
        return voice.say(f"outcome-{outcome.how}-nobody")
    return voice.say(f"outcome-{outcome.how}", seat=player(outcome.seat, names), reader=reader_of(you, outcome.seat))


def letters_text(
    outcome: Outcome, view: View, pack: Pack, names: Sequence[str], you: int = NOBODY, voice: Voice = ENGLISH
) -> str:
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
    counts = [
        voice.say(
            "outcome-letters-of",
            seat=player(seat, names),
            reader=reader_of(you, seat),
            n=_letters(view, pack, seat),
        )
        for seat in tied
    ]
    return voice.say("outcome-letters", n=best, counts=", ".join(counts))


def _letters(view: View, pack: Pack, seat: int) -> int:
    faces = [pack.faces[face] for face in view.stables[seat]]
    return sum(face.letters for face in faces if face.is_unicorn) if view.unicorns[seat] else 0


def error_text(error: StablematesError, voice: Voice = ENGLISH) -> str:
    """What was refused, in a sentence; English stands where the error is raised."""
    key = slug(error.template)
    if voice.lang == "en" or not voice.has(key):
        return str(error)
    return voice.say(key, **{name: _shown(value, voice) for name, value in error.values.items()})


def _shown(value: object, voice: Voice) -> str:
    return error_text(value, voice) if isinstance(value, StablematesError) else str(value)


def link_text(row: LinkRow, pack: Pack, names: Sequence[str], you: int = NOBODY, voice: Voice = ENGLISH) -> str:
    """One effect of a link: whose, how far it is, and what it has chosen."""
    aims = [_aim(target, pack, names, you, voice) for target in row.targets]
    return voice.say(
        "link-row.aims" if aims else "link-row",
        seat=player(row.seat, names),
        reader=reader_of(you, row.seat),
        card=voice.card(row.card, pack),
        state=voice.say(f"link-state-{row.state.replace(' ', '-')}"),
        aims=", ".join(aims),
    )


def _aim(target: Choice, pack: Pack, names: Sequence[str], you: int, voice: Voice) -> str:
    if target.zone == "gone":
        return voice.say("link-gone", card=voice.card(target.card, pack))
    key = "choice-choose-stable" if target.card else "choice-choose-seat"
    reader = reader_of(you, NOBODY, target.seat)
    card = voice.name(target.card, pack) if target.card else ""
    return voice.say(key, card=card, other=player(target.seat, names), reader=reader)
