"""The game as others use it: a small surface over the state."""

import json
from collections.abc import Sequence

from . import events as ev
from .chain_view import LinkRow, link_rows
from .codec import decode, encode, hash_of, state_hash
from .errors import DamagedSave, OptionError, Refused
from .options import make_options
from .pack import Pack
from .prompts import Prompt, make_prompt
from .referee import answer, count_choices, run
from .setup import Position, deal, lay_out
from .state import DECK_OUT, ENDLESS, WINDOW, WON, State
from .view import View, make_view
from .why import Reason, why_not_answer, why_not_play
from .win import letters

HOW = {WON: "won", DECK_OUT: "deck_out", ENDLESS: "endless"}


class Outcome:
    """How a game ended: who won (None: everyone loses, R-136), how, and each seat's Unicorns and letters."""

    __slots__ = ("how", "letters", "seat", "unicorns")

    def __init__(
        self, seat: int | None, how: str, unicorns: tuple[int, ...] = (), letters: tuple[int, ...] = ()
    ) -> None:
        self.seat = seat
        self.how = how  # won, deck_out, endless
        self.unicorns = unicorns
        self.letters = letters  # in the names of the Unicorns: they settle a tie

    def __repr__(self) -> str:
        return f"Outcome(seat={self.seat}, how={self.how!r})"


class Event:
    """Something that happened, as one seat may know it. Language-free: ids and numbers."""

    __slots__ = ("card", "extra", "kind", "other", "seat")

    def __init__(self, kind: str, seat: int, card: str | None, other: int, extra: int) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card  # None: a card this seat may not know; "": no card
        self.other = other
        self.extra = extra

    def row(self) -> tuple[str, int, str | None, int, int]:
        """The event as plain data."""
        return (self.kind, self.seat, self.card, self.other, self.extra)


class Game:
    """One game: a pure function of pack, options, seed and the answers given."""

    __slots__ = ("names", "state")

    def __init__(self, state: State, names: tuple[str, ...]) -> None:
        self.state = state
        self.names = names

    @staticmethod
    def new(
        seats: int | Sequence[str],
        pack: Pack,
        profile: str = "",
        options: dict[str, str] | None = None,
        seed: int | str = 0,
        log: bool = True,
    ) -> "Game":
        """A new game, shuffled and dealt; `seats` is how many, or their names in turn order."""
        names = _names(seats)
        chosen = make_options(profile or pack.profile, options or {}, len(names))
        state = deal(pack.speaking(chosen.values["card_language"]), chosen, len(names), seed)
        if log:
            state.log = []
        run(state)
        return Game(state, names)

    @staticmethod
    def at(
        names: Sequence[str],
        pack: Pack,
        position: Position,
        profile: str = "",
        options: dict[str, str] | None = None,
    ) -> "Game":
        """A game that goes on from a described position."""
        chosen = make_options(profile or pack.profile, options or {}, len(names))
        state = lay_out(pack.speaking(chosen.values["card_language"]), chosen, position)
        state.log = []
        run(state)
        return Game(state, tuple(names))

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.state.seats

    @property
    def asked(self) -> list[int]:
        """The seats that must answer now (the referee's view: who has passed is left out)."""
        question = self.state.question
        if question.kind == WINDOW and self.state.options.answers_in_turn:
            return question.seats[:1]
        return question.seats[:]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        s = self.state
        if not s.ended:
            return None
        counts = tuple(letters(s, seat) for seat in range(s.seats))
        return Outcome(s.winner if s.winner >= 0 else None, HOW[s.ended], tuple(s.power), counts)

    def prompt(self, seat: int) -> Prompt:
        """What a seat is asked now."""
        if seat not in self.asked:
            if not 0 <= seat < self.seats:
                raise Refused("Seat {number} is not asked anything now.", ("Q-04",), number=seat)
            raise Refused("{name} is not asked anything now.", ("Q-04",), name=self.names[seat])
        prompt = make_prompt(self.state, seat, self.names)
        prompt.link = [row.text(self.names) for row in link_rows(self.state)]
        return prompt

    def link(self) -> list[LinkRow]:
        """The link that is going on, for all to follow: its effects and the targets already chosen (R-083)."""
        return link_rows(self.state)

    def choices(self, seat: int) -> int:
        """How many legal answers a seat has: they are the numbers below this."""
        return count_choices(self.state, seat) if seat in self.asked else 0

    def answer(self, seat: int, index: int) -> None:
        """Takes an answer, the place of a legal choice; anything else is refused and changes nothing."""
        s = self.state
        question = s.question
        if seat not in question.seats or (question.kind == WINDOW and seat not in self.asked):
            raise self._refusal(seat)
        if not 0 <= index < count_choices(s, seat):
            raise Refused(
                "There is no choice {number}: {name} may answer 0 to {last}.",
                (make_prompt(s, seat, self.names).rule,),
                number=index,
                name=self.names[seat],
                last=count_choices(s, seat) - 1,
            )
        answer(s, seat, index)

    def view(self, seat: int) -> View:
        """What a seat sees (-1: somebody who only watches)."""
        if not -1 <= seat < self.state.seats:
            raise Refused("There is no seat {number} at this table.", number=seat)
        return make_view(self.state, seat)

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What has happened since event number `since`, as this seat may know it."""
        return self._events(1 << seat if seat >= 0 else 0, since)

    def events_open(self, since: int = 0) -> list[Event]:
        """The same with every card open: for a replay after the end, never for a table in play."""
        return self._events(ev.ALL_SEATS, since)

    def _events(self, mine: int, since: int) -> list[Event]:
        log = self.state.log or []
        faces = self.state.pack.faces
        found = []
        for kind, who, face, other, extra, seen_by in log[since:]:
            card: str | None = ""
            if face >= 0:
                card = faces[face].card.id if seen_by == ev.ALL_SEATS or seen_by & mine else None
            found.append(Event(ev.NAMES_OF[kind], who, card, other, extra))
        return found

    def why_not(self, seat: int, card_id: str) -> list[Reason]:
        """Why a card in a seat's hand can't be played (or laid as an answer) now; empty if it can."""
        s = self.state
        if not 0 <= seat < s.seats:
            raise Refused("There is no seat {number} at this table.", number=seat)
        face = s.pack.face(card_id)
        for card in s.hands[seat]:
            if s.faces[card] is face:
                if s.question.kind == WINDOW:
                    return why_not_answer(s, seat, card)
                return why_not_play(s, seat, card)
        return [Reason("not_in_hand", "R-025")]

    def clone(self) -> "Game":
        """A copy that goes its own way; it keeps no log."""
        return Game(self.state.clone(), self.names)

    def hash(self) -> str:
        """A hash of the whole state."""
        return state_hash(self.state)

    def save(self) -> str:
        """The game as text, also in the middle of an effect (the log of events is not kept)."""
        s = self.state
        head = {"pack": s.pack.id, "profile": s.options.profile, "options": s.options.values}
        body = {"names": list(self.names), "state": encode(s), "hash": state_hash(s)}
        return json.dumps({**head, **body}, separators=(",", ":"))

    @staticmethod
    def load(text: str, packs: dict[str, Pack]) -> "Game":
        """The game that was saved; a damaged save is refused with a reason."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise DamagedSave("The save is not JSON: {error}.", error=str(error)) from error
        return _loaded(data, packs)

    def _refusal(self, seat: int) -> Refused:
        s = self.state
        if s.ended:
            return Refused("The game is over; nobody is asked any more.", ("R-130",))
        if not 0 <= seat < s.seats:
            return Refused("There is no seat {number} at this table.", number=seat)
        name = self.names[seat]
        if s.question.kind == WINDOW:
            return Refused("{name} is not asked now; it is up to others.", ("Q-04",), name=name)
        names = ", ".join(self.names[other] for other in self.asked)
        return Refused("{name} is not asked now; it is up to {names}.", ("Q-04",), name=name, names=names)


def _names(seats: int | Sequence[str]) -> tuple[str, ...]:
    if isinstance(seats, int):
        return tuple(f"seat{number}" for number in range(seats))
    names = tuple(seats)
    if len(set(names)) != len(names):
        raise OptionError("Two seats have the same name.")
    return names


def _loaded(data: object, packs: dict[str, Pack]) -> Game:
    if not isinstance(data, dict):
        raise DamagedSave("The save is not a saved game.")
    for key, kind in (("pack", str), ("profile", str), ("options", dict), ("names", list), ("state", list)):
        if not isinstance(data.get(key), kind):
            raise DamagedSave("The save has no proper “{key}”.", key=key)
    if data["pack"] not in packs:
        raise DamagedSave("The save is of pack “{pack}”, which is not here.", pack=data["pack"])
    if not all(isinstance(value, str) for value in [*data["options"].values(), *data["names"]]):
        raise DamagedSave("The options or names of the save are not words.")
    if len(set(data["names"])) != len(data["names"]):
        raise DamagedSave("Two seats of the save have the same name.")
    if not all(type(value) is int for value in data["state"]):
        raise DamagedSave("The state of the save is not made of whole numbers.")
    if data.get("hash") != hash_of(data["state"]):
        raise DamagedSave("The save was changed or damaged: its hash does not fit.")
    options = make_options(data["profile"], data["options"], len(data["names"]))
    state = decode(data["state"], packs[data["pack"]].speaking(options.values["card_language"]), options)
    state.log = []
    if state.seats != len(data["names"]):
        raise DamagedSave("The save has another number of names than seats.")
    return Game(state, tuple(data["names"]))
