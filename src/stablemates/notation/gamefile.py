"""Game files: JSON lines with options, seed and answers, and a hash of the state now and then. The log is the truth."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from stablemates.cards.packs import load_pack
from stablemates.engine.errors import StablematesError, as_phrase
from stablemates.engine.game import Game

FORMAT = 1
HASH_EVERY = 25


class GameFileError(StablematesError):
    """A game file that can't be read or does not hold: line and reason."""

    def __init__(self, line: int, reason: str | StablematesError, /, **values: object) -> None:
        why = as_phrase(reason, values)
        super().__init__("line {line}: {reason}", line=line, reason=why)
        self.line = line
        self.reason = str(why)

    def __reduce__(self) -> tuple[Any, ...]:
        return GameFileError, (self.line, self.values["reason"])


@dataclass(frozen=True, slots=True)
class Header:
    """How the game was set up."""

    pack: str
    profile: str
    options: dict[str, str]
    names: tuple[str, ...]
    seed: int | str
    letters: dict[str, int]  # the letter counts used for the tie-break


class Recorder:
    """A game with its file: answers go through it and are written down with a readable form."""

    def __init__(self, game: Game, seed: int | str) -> None:
        self.game = game
        s = game.state
        letters = {face.card.id: face.letters for face in s.pack.faces if face.is_unicorn}
        head = {
            "stablemates": FORMAT,
            "pack": s.pack.id,
            "profile": s.options.profile,
            "options": s.options.values,
            "names": list(game.names),
            "seed": seed,
            "letters": letters,
        }
        self.lines = [_line(head), _line({"hash": game.hash()})]
        self.answers = 0

    def answer(self, seat: int, index: int) -> None:
        """Gives an answer to the game; what is refused is not written down."""
        prompt = self.game.prompt(seat)
        form = prompt.answers()[index] if 0 <= index < len(prompt.choices) else ""
        self.game.answer(seat, index)
        self.lines.append(_line([seat, index, form]))
        self.answers += 1
        outcome = self.game.outcome
        if outcome is not None:
            self.lines.append(_line({"hash": self.game.hash(), "winner": outcome.seat, "how": outcome.how}))
        elif self.answers % HASH_EVERY == 0:
            self.lines.append(_line({"hash": self.game.hash()}))

    def text(self) -> str:
        """The file so far."""
        return "\n".join(self.lines) + "\n"


def _line(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


@dataclass(frozen=True, slots=True)
class Moment:
    """The game after one line of the file: an answer with its readable form, or the start."""

    number: int
    seat: int
    form: str
    game: Game


def read_header(text: str) -> Header:
    """The first line of a game file."""
    data = _parsed(text.split("\n", 1)[0], 1)
    if not isinstance(data, dict) or "stablemates" not in data:
        raise GameFileError(1, "this is not a Stablemates game file.")
    if data["stablemates"] != FORMAT:
        raise GameFileError(
            1,
            "the file is of format {format}; this version reads {ours}.",
            format=str(data["stablemates"]),
            ours=FORMAT,
        )
    kinds: dict[str, type | tuple[type, ...]] = {
        "pack": str,
        "profile": str,
        "options": dict,
        "names": list,
        "seed": (int, str),
        "letters": dict,
    }
    for key, kind in kinds.items():
        if not isinstance(data.get(key), kind):
            raise GameFileError(1, "there is no proper “{key}”.", key=key)
    names = tuple(str(name) for name in data["names"])
    options = {str(name): str(value) for name, value in data["options"].items()}
    return Header(data["pack"], data["profile"], options, names, data["seed"], data["letters"])


def replay(text: str) -> Iterator[Moment]:
    """Plays a file again, moment by moment; every answer, readable form and hash must hold."""
    header = read_header(text)
    game = _start(header)
    yield Moment(0, -1, "", game)
    number = 0
    for line, row in enumerate(text.splitlines()[1:], start=2):
        if not row.strip():
            continue
        data = _parsed(row, line)
        if isinstance(data, dict):
            _check_hash(game, data, line)
            continue
        seat, form = _answer(game, data, line)
        number += 1
        yield Moment(number, seat, form, game)


def verify(text: str) -> int:
    """Recomputes a whole game file; how many answers it holds. A file that does not hold raises GameFileError."""
    number = 0
    for moment in replay(text):
        number = moment.number
    return number


def _start(header: Header) -> Game:
    try:
        pack = load_pack(header.pack)
        spoken = pack.speaking(header.options.get("card_language", "en"))
        for card, count in header.letters.items():
            ours = spoken.face(card).letters
            if ours != count:
                raise GameFileError(
                    1, "the file counts {count} letters for {card}, we {ours}.", count=str(count), card=card, ours=ours
                )
        return Game.new(header.names, pack, header.profile, header.options, header.seed)
    except GameFileError:
        raise
    except StablematesError as error:
        raise GameFileError(1, error) from error


def _parsed(row: str, line: int) -> object:
    try:
        data: object = json.loads(row)
    except ValueError as error:
        raise GameFileError(line, "this is not JSON: {error}.", error=str(error)) from error
    return data


def _check_hash(game: Game, data: dict[str, object], line: int) -> None:
    if data.get("hash") != game.hash():
        raise GameFileError(line, "the hash does not fit: the file was changed, or made by other rules.")
    if "how" in data:
        outcome = game.outcome
        if outcome is None or (outcome.seat, outcome.how) != (data.get("winner"), data["how"]):
            raise GameFileError(line, "the outcome in the file is not the one that the game has.")


def _answer(game: Game, data: object, line: int) -> tuple[int, str]:
    if not (isinstance(data, list) and len(data) == 3 and type(data[0]) is int and type(data[1]) is int):
        raise GameFileError(line, "an answer is a list of seat, number and readable form.")
    seat, index, form = data
    try:
        forms = game.prompt(seat).answers()
        if 0 <= index < len(forms) and forms[index] != form:
            raise GameFileError(
                line, "answer {number} is “{here}” here, not “{form}”.", number=index, here=forms[index], form=str(form)
            )
        game.answer(seat, index)
    except GameFileError:
        raise
    except StablematesError as error:
        raise GameFileError(line, error) from error
    return seat, str(form)
