"""Prompts: the one kind of question, as plain data with readable choices; it knows no language."""

from .link import OPTIONAL, RESOLVING
from .referee import choices
from .state import (
    DRAW_ONE,
    LINK,
    MULLIGAN,
    NONE,
    NOTHING,
    PICK_ACTION,
    PICK_OPTION,
    PICK_ORDER,
    PICK_SEAT,
    PICK_USE,
    POOL,
    PROMPT_NAMES,
    REMOVAL,
    TOAST,
    WINDOW,
    Effect,
    Frame,
    State,
)
from .tree import Act
from .turn import FOR_A_BABY, FOR_THE_LIMIT
from .words import (
    DECK,
    DISCARD_PILE,
    HAND,
    KIND_NAMES,
    NURSERY,
    PHASE_NAMES,
    SKIP_PHASE,
    STABLE,
    UNICORN_CARD,
    VERB_NAMES,
    ZONE_NAMES,
)


class Choice:
    """One legal answer: a word, and the card or seat it is about, as the asked seat may know it."""

    __slots__ = ("card", "nth", "seat", "word", "zone")

    def __init__(self, word: str, card: str = "", zone: str = "", seat: int = -1, nth: int = 0) -> None:
        self.word = word  # play, answer, choose, use, draw, pass, done, no, none, or the verb of an option
        self.card = card  # its id
        self.zone = zone
        self.seat = seat  # whose stable or hand, or the seat chosen
        self.nth = nth  # which of equal cards there, the oldest first

    def text(self, names: tuple[str, ...]) -> str:
        """The readable form: `play rhinocorn`, `choose bo/narwhal`, `pass`."""
        if not self.card:
            return self.word if self.seat < 0 else f"{self.word} {names[self.seat]}"
        if self.word in ("play", "answer", "use"):
            return f"{self.word} {self.card}"
        place = self.zone
        if self.seat >= 0:
            place = names[self.seat] if self.zone == "stable" else f"{names[self.seat]}.hand"
        twin = f"#{self.nth}" if self.nth > 1 else ""
        return f"{self.word} {place}/{self.card}{twin}"


class Prompt:
    """What a seat is asked: the kind, the card and the rule behind it, and the legal answers in order."""

    __slots__ = ("card", "choices", "kind", "link", "names", "rule", "seat", "seats", "verb", "victim")

    def __init__(self, kind: str, seat: int, seats: tuple[int, ...], names: tuple[str, ...]) -> None:
        self.kind = kind
        self.seat = seat
        self.seats = seats  # who else is asked at the same time, as far as all may know
        self.names = names
        self.card = ""  # the card that asks
        self.victim = ""  # for a replacement: the card that is about to go
        self.verb = ""
        self.rule = ""
        self.choices: list[Choice] = []
        self.link: list[str] = []  # the effects of the link that asks, with the targets already chosen

    def answers(self) -> list[str]:
        """The readable forms of the legal answers; their places are the answers."""
        return [choice.text(self.names) for choice in self.choices]


_RULES = {
    PICK_ACTION: "R-025",
    PICK_USE: "R-075",
    PICK_OPTION: "R-083",
    PICK_SEAT: "R-083",
    PICK_ORDER: "Q-37",
    WINDOW: "R-094",
}


def make_prompt(s: State, seat: int, names: tuple[str, ...]) -> Prompt:
    """The prompt of a seat that is asked."""
    question = s.question
    frame = s.stack[-1] if s.stack else Frame(NOTHING, -1, -1)
    seats = question.also if question.kind == WINDOW else question.seats
    prompt = Prompt(PROMPT_NAMES[question.kind], seat, tuple(sorted(seats)), names)
    prompt.rule = _RULES.get(question.kind, "R-083")
    if question.act > 0:
        prompt.verb = VERB_NAMES[question.act]
    elif question.act == FOR_THE_LIMIT:
        prompt.verb, prompt.rule = "discard", "R-027"
    elif question.act == FOR_A_BABY:
        prompt.verb, prompt.rule = "bring", "R-007"
    if question.card >= 0:
        prompt.card = s.faces[question.card].card.id
    if frame.kind == TOAST:
        prompt.rule = "R-142"
    if frame.kind == REMOVAL and question.kind == PICK_USE:
        prompt.victim, prompt.rule = prompt.card, "Q-13"
    prompt.choices = [_choice(s, frame, seat, choice) for choice in choices(s, seat)]
    return prompt


def _choice(s: State, frame: Frame, seat: int, code: int) -> Choice:
    kind = s.question.kind
    if code == NONE:
        return Choice(_word_for_none(s, frame))
    if code == MULLIGAN:
        return Choice("mulligan")
    if frame.kind == TOAST and kind == PICK_USE:
        return Choice("use")
    if code == DRAW_ONE:
        return Choice("draw")
    if kind == PICK_SEAT:
        return Choice("choose", seat=code)
    if kind == PICK_OPTION:
        return _option(frame, code)
    if kind == PICK_USE and frame.kind in (LINK, POOL):
        return Choice("use", s.faces[frame.effects[code].card].card.id)
    word = {PICK_ACTION: "play", WINDOW: "answer", PICK_USE: "use", PICK_ORDER: "order"}.get(kind, "choose")
    return place(s, code, word)


def _word_for_none(s: State, frame: Frame) -> str:
    kind = s.question.kind
    if kind == WINDOW:
        return "pass"
    if kind == PICK_ACTION:
        return "done"
    if kind == PICK_USE:
        return "no" if frame.kind == REMOVAL or len({c for c in s.question.choices if c >= 0}) < 2 else "done"
    return "none"


def _option(frame: Frame, code: int) -> Choice:
    """An option of a choose-one, by its verb."""
    for act in _asking(frame).ability.acts:
        if act.options:
            verbs = [option.verb for option in act.options]
            return Choice(_option_word(act.options[code], verbs), nth=code + 1)
    return Choice(str(code))


def _option_word(option: Act, verbs: list[int]) -> str:
    """An option by its verb, with its object where two share the verb."""
    if option.verb == SKIP_PHASE:
        return f"skip {PHASE_NAMES[option.n]}"
    word = VERB_NAMES[option.verb]
    if verbs.count(option.verb) == 1:
        return word
    if option.what == UNICORN_CARD:
        return f"{word} unicorn"
    kinds = [name for kind, name in enumerate(KIND_NAMES) if option.what & (1 << kind)]
    return f"{word} {'or '.join(kinds)}" if len(kinds) < len(KIND_NAMES) else f"{word} card"


def _asking(frame: Frame) -> Effect:
    """The effect that asks now: one that chooses, or the one that resolves."""
    if frame.kind != LINK:
        return frame.effects[0]  # a Magic card that names players before the answers
    if frame.step == RESOLVING:
        return frame.effects[frame.items[frame.a]]
    return frame.effects[frame.b if frame.step == OPTIONAL else frame.a]


def place(s: State, card: int, word: str) -> Choice:
    """A card with the zone where it lies and which of its twins it is."""
    card_id = s.faces[card].card.id
    for seat in range(s.seats):
        if card in s.stables[seat]:
            return Choice(word, card_id, ZONE_NAMES[STABLE], seat, _nth(s, s.stables[seat], card))
        if card in s.hands[seat]:
            return Choice(word, card_id, ZONE_NAMES[HAND], seat, _nth(s, s.hands[seat], card))
    if card in s.discard:
        return Choice(word, card_id, ZONE_NAMES[DISCARD_PILE], nth=_nth(s, s.discard, card))
    if card in s.nursery:
        return Choice(word, card_id, ZONE_NAMES[NURSERY])
    # Of equal cards of the deck only their order among the choices is told, never how deep they lie.
    return Choice(word, card_id, ZONE_NAMES[DECK], nth=_nth(s, s.question.choices, card))


def _nth(s: State, zone: list[int], card: int) -> int:
    nth = 0
    for other in zone:
        if s.faces[other] is s.faces[card]:
            nth += 1
        if other == card:
            break
    return nth
