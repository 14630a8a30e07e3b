"""What happened, in sentences: one for each event, or a story in which events that belong together are one."""

from collections.abc import Iterable, Sequence

from stablemates.engine import words as w
from stablemates.engine.game import Event
from stablemates.engine.pack import Pack

from .cards import act_text
from .voice import ENGLISH, NOBODY, Voice, player, reader_of

IN_A_ROW = ("draws", "discards", "looks", "puts_back")
UNTOLD = ("phase", "declines", "link")  # not worth a line
WITH_A_PLAYER = ("aims", "discards", "enters", "gives", "looks", "swaps_hands", "takes")


def event_text(event: Event, pack: Pack, names: Sequence[str], you: int = NOBODY, voice: Voice = ENGLISH) -> str:
    """A sentence for one event, or "" for one that is not worth a line."""
    return _told(_key(event), [event], pack, names, you, voice)


def story(
    events: Sequence[Event], pack: Pack, names: Sequence[str], you: int = NOBODY, voice: Voice = ENGLISH
) -> list[str]:
    """Sentences for events: several cards in a row are counted, what the next event tells is left out."""
    lines: list[str] = []
    for key, group in _groups(events, pack):
        line = _told(key, group, pack, names, you, voice)
        again = group[0].kind == "stopped" and lines[-1:] == [line]  # a Neigh fight has one ending
        if line and not again:
            lines.append(line)
    return lines


def story_by_turn(
    events: Sequence[Event], pack: Pack, names: Sequence[str], you: int = NOBODY, voice: Voice = ENGLISH
) -> list[str]:
    """The story as one text for each turn."""
    turns: list[list[Event]] = [[]]
    for event in events:
        if event.kind == "turn":
            turns.append([])
        turns[-1].append(event)
    texts = [" ".join(story(turn, pack, names, you, voice)) for turn in turns]
    return [text for text in texts if text]


# --- what belongs together --------------------------------------------------------------------------------


def _groups(events: Sequence[Event], pack: Pack) -> Iterable[tuple[str, list[Event]]]:
    at = 0
    while at < len(events):
        event = events[at]
        after = events[at + 1] if at + 1 < len(events) else None
        if event.kind in IN_A_ROW:
            group = _row(events, at)
            yield (f"{_key(event)}-many" if len(group) > 1 else _key(event)), group
            at += len(group)
        elif after is not None and _goes_into_a_stable(event, after):
            yield ("plays-into" if after.seat != event.seat else "plays"), [event, after]
            at += 2
        elif after is not None and event.kind == "shows" and after.kind == "takes" and after.card == event.card:
            yield "shows-takes", [event, after]
            at += 2
        else:
            if not _told_later(event, events[at + 1 :], pack):
                yield _key(event), [event]
            at += 1


def _row(events: Sequence[Event], at: int) -> list[Event]:
    """The events of the same kind, seat and place from here on."""
    first = events[at]
    end = at
    while end < len(events) and (events[end].kind, events[end].seat, events[end].other) == (
        first.kind,
        first.seat,
        first.other,
    ):
        end += 1
    return list(events[at:end])


def _goes_into_a_stable(event: Event, after: Event) -> bool:
    return event.kind == "plays" and after.kind == "enters" and after.card == event.card and after.extra == w.BY_PLAY


def _told_later(event: Event, later: Sequence[Event], pack: Pack) -> bool:
    """A choice whose outcome is told as well is left out; so is a card's choice of itself."""
    if event.kind != "aims":
        return False
    if event.card:
        return event.card == pack.faces[event.extra].card.id or any(_happens_to(event, after) for after in later)
    return bool(later) and later[0].kind in WITH_A_PLAYER and event.other in (later[0].seat, later[0].other)


def _happens_to(aim: Event, after: Event) -> bool:
    """Whether a chosen card leaves the stable in which it was chosen."""
    if after.card != aim.card:
        return False
    return (after.kind == "leaves" and after.seat == aim.other) or (after.kind == "enters" and after.other == aim.other)


# --- sentences --------------------------------------------------------------------------------------------


def _key(event: Event) -> str:
    """The most special key of an event; a language may have only a plainer one."""
    kind = event.kind
    if kind == "enters":
        return f"enters-{w.VERB_NAMES[event.extra]}"
    if kind == "leaves":
        return f"leaves-{w.VERB_NAMES[event.extra]}-{w.ZONE_NAMES[event.other]}"
    if kind == "looks" and event.other >= 0:
        return "looks-hand"
    if kind == "notice":
        return f"notice-{event.extra}"
    if kind == "takes":
        return f"takes-{w.ZONE_NAMES[event.extra]}"
    if kind == "names":
        return "names-option" if event.other < 0 else "names-self" if event.other == event.seat else "names"
    return _aim_key(event) if kind == "aims" else kind


def _aim_key(event: Event) -> str:
    own = event.other == event.seat
    if event.card == "":
        return "aims-self" if own else "aims-seat"
    if event.other < 0:
        return "aims-card"
    return "aims-own" if own else "aims"


def _told(key: str, group: Sequence[Event], pack: Pack, names: Sequence[str], you: int, voice: Voice) -> str:
    event, last = group[0], group[-1]
    if event.kind in UNTOLD:
        return ""
    if event.kind == "replaces" and pack.faces[event.other].card.id == event.card:
        key = "replaces-own"
    other = last.seat if key == "plays-into" else event.other if _is_seat(event) else NOBODY
    known = _known(group, pack, voice)
    return voice.say(
        voice.found(f"event-{key}") + (".list" if known and key.endswith("-many") else ""),
        seat=player(event.seat, names),
        other=player(other, names),
        reader=reader_of(you, event.seat, other),
        card=voice.card(event.card, pack),
        n=event.other if event.kind == "turn" else len(group),
        list=voice.listed(known),
        by=voice.card(pack.faces[event.extra].card.id if event.kind == "aims" else "", pack),
        victim=voice.card(pack.faces[event.other].card.id if event.kind == "replaces" else "", pack),
        rule=str(event.extra),
        option=_option(event, pack, voice) if key == "names-option" else "",
    )


def _is_seat(event: Event) -> bool:
    """Whether `other` is a seat; with some events it is a zone, a face or a number."""
    return event.kind not in ("turn", "leaves", "replaces", "to_pile", "link", "phase", "game_ends")


def _known(group: Sequence[Event], pack: Pack, voice: Voice) -> list[str]:
    """The cards of a row as far as they are known, equal ones counted, and how many more there are."""
    known = [voice.card(event.card, pack).form("list") for event in group if event.card]
    if not known:
        return []
    if group[0].kind == "puts_back":
        known.reverse()  # the top card first
    shown = voice.counted(known)
    if len(known) < len(group):
        shown.append(voice.say("and-more", n=len(group) - len(known)))
    return shown


def _option(event: Event, pack: Pack, voice: Voice) -> str:
    """An option of a choose-one in words."""
    for ability in pack.face(event.card or "").card.abilities:
        for act in ability.acts:
            if 0 <= event.extra < len(act.options):
                return act_text(act.options[event.extra], pack, voice.cards)
    return ""
