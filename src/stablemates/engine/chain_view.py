"""A link as people follow it: its effects, what each has chosen, which one resolves now. All of it is public."""

from .prompts import Choice, place
from .state import LINK, POOL, Effect, Frame, State
from .targets import NAMED

STATES = ("waiting", "chosen", "left out", "picked")


class LinkRow:
    """One effect of a link: its card, whose it is, how far it is, and its targets."""

    __slots__ = ("card", "seat", "state", "targets")

    def __init__(self, card: str, seat: int, state: str, targets: list[Choice]) -> None:
        self.card = card
        self.seat = seat
        self.state = state  # waiting, choosing, chosen, left out, resolving, done
        self.targets = targets

    def text(self, names: tuple[str, ...]) -> str:
        """The readable form: `ana's shark_with_a_horn (chosen): bo/narwhal`."""
        aims = ", ".join(target.text(names).removeprefix("choose ") for target in self.targets)
        return f"{names[self.seat]}'s {self.card} ({self.state})" + (f": {aims}" if aims else "")


def link_rows(s: State) -> list[LinkRow]:
    """The innermost link that is going on, in the order in which its effects choose or resolve."""
    for frame in reversed(s.stack):
        if frame.kind == LINK or frame.kind == POOL:
            return [_row(s, frame, at) for at in range(len(frame.effects))]
    return []


def link_number(s: State) -> int:
    """The how-manieth link this is since the last moment of rest (R-084)."""
    return s.links if any(frame.kind in (LINK, POOL) for frame in s.stack) else 0


def _row(s: State, frame: Frame, at: int) -> LinkRow:
    effect = frame.effects[at]
    state = STATES[effect.used]
    if frame.kind == LINK and frame.step == 2 and at in frame.items:
        turn = frame.items.index(at)
        state = "done" if turn < frame.a else "resolving" if turn == frame.a else "chosen"
    elif effect.used == 0 and effect.picks:
        state = "choosing"
    return LinkRow(s.faces[effect.card].card.id, effect.seat, state, _targets(s, effect))


def _targets(s: State, effect: Effect) -> list[Choice]:
    found = []
    picks = effect.picks
    for at in range(0, len(picks), 3):
        card = picks[at + 1]
        if picks[at + 2] >= 0 and picks[at + 2] == s.stamp[card]:
            found.append(place(s, card, "choose"))
        elif picks[at + 2] >= 0:  # where it has gone to may be a secret
            found.append(Choice("choose", s.faces[card].card.id, "gone"))
        elif picks[at] < NAMED:
            found.append(Choice("choose", seat=picks[at + 1]))
    return found
