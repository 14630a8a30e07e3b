"""Golden games: for each number of seats and each deck, with every answer, what each seat sees, and every event.

    python -m tests.golden.make      (or: make golden)

plays them anew and writes tests/golden/*.txt. Read the diff before you keep it: each line that changed should be
explained by a rule that you meant to change.

How a file reads: `12 bo: play rhinocorn` is answer number 12. Below it stand the differences to the step before, of
each seat's view and its new events, with the seats that see them: `0123w` are seats 0 to 3 and w who only watches.
`@3 -a +b` says that in a list, from place 3 on, a went and b came.
"""

from pathlib import Path
from typing import Any, NamedTuple

from stablemates.engine.game import Game
from stablemates.engine.prompts import Prompt
from stablemates.engine.view import View
from tests.engine.table import PACKS, Dice, faces_of, roll, view_data

HERE = Path(__file__).parent
MOST_BYTES = 300_000
NAMES = ("ana", "bo", "cy", "di", "ed", "flo", "gus", "hal")
CARD_LISTS = ("hand", "discard", "nursery", "pile")
CARDS_BY_SEAT = ("known", "stables")


class Golden(NamedTuple):
    """A game that is kept: its table, its seed, and the options that the group has set."""

    seats: int
    seed: int
    options: dict[str, str]
    pack: str = "base"
    profile: str = "second-edition"


PARTY = {"adults": "true", "drinking": "true", "strip": "true", "mulligan": "true"}
# By the name of the file.
GAMES: dict[str, Golden] = {
    "seats2": Golden(2, 2, {}),
    "seats3": Golden(3, 3, {}),
    "seats4": Golden(4, 4, {"announce": "before"}),
    "seats5": Golden(5, 5, {"simultaneous": "one_by_one"}),
    "seats6": Golden(6, 6, {}),
    "seats7": Golden(7, 7, {"babies": "deal", "answers": "in_turn"}),
    "seats8": Golden(8, 8, {}),
    "second_print3": Golden(3, 25, {}, "base-second-print", "effect-chain"),
    "second_print4": Golden(4, 16, {}, "base-second-print", "second-edition"),
    "second_print6": Golden(6, 32, {}, "base-second-print", "effect-chain"),
    "after_dark4": Golden(4, 4, {"adults": "true"}, "after-dark", "effect-chain"),
    "after_dark5": Golden(5, 10, PARTY, "after-dark", "second-edition"),
}


def golden_file(name: str) -> Path:
    """Where a game is kept."""
    return HERE / f"{name}.txt"


def golden_game(name: str) -> str:
    """Plays a game and tells it."""
    seats, seed, options, pack, profile = GAMES[name]
    game = Game.new(NAMES[:seats], PACKS[pack], profile, options, seed)
    dice = Dice(seed)
    set_up = " ".join(f"{option}={value}" for option, value in options.items())
    lines = [f"# {pack}, {profile}, {seats} seats, seed {seed} {set_up}".rstrip(), "", "0 dealt"]
    seen = _Seen(seats)
    lines += seen.news(game)
    number = 0
    while game.outcome is None:
        number += 1
        seat, index = roll(game, dice)
        prompt = game.prompt(seat)
        asked = f"{_asks(prompt)}: {index} of {len(prompt.choices)}"
        lines.append(f"{number} {NAMES[seat]}: {prompt.answers()[index]}   [{asked}]")
        game.answer(seat, index)
        lines += seen.news(game)
    lines.append(f"end: {game.outcome.how}, winner {game.outcome.seat}")
    return "\n".join(lines) + "\n"


def _asks(prompt: Prompt) -> str:
    return " ".join(word for word in (prompt.kind, prompt.card, prompt.verb, prompt.rule) if word)


class _Cards(tuple[str, ...]):
    """Cards that lie in order; only what changed of them is told."""


class _Seen:
    """What each seat has been shown so far."""

    def __init__(self, seats: int) -> None:
        self.seats = [*range(seats), -1]
        self.views: dict[int, dict[str, Any]] = {seat: {} for seat in self.seats}
        self.events = 0

    def news(self, game: Game) -> list[str]:
        """The differences to the step before; what several seats see alike stands once."""
        who_sees: dict[str, str] = {}
        order: list[str] = []
        for seat in self.seats:
            for line in self._news_of(game, seat):
                if line not in who_sees:
                    order.append(line)
                who_sees[line] = who_sees.get(line, "") + ("w" if seat < 0 else str(seat))
        self.events = len(game.events(-1))
        return [f"  {who_sees[line]:<{len(self.seats)}} {line}" for line in order]

    def _news_of(self, game: Game, seat: int) -> list[str]:
        view = _readable(game.view(seat), faces_of(game.state.pack))
        lines = []
        for at, event in enumerate(game.events(seat, self.events)):
            kind, who, card, other, extra = event.row()
            shown = "?" if card is None else card or "-"
            lines.append(f"{at}. {kind} {who} {shown} {other} {extra}")
        before = self.views[seat]
        for name, now in view.items():
            if isinstance(now, _Cards):
                old = before.get(name, _Cards())
                if now != old:
                    lines.append(f"{name} {_difference(old, now)}")
            elif now != before.get(name):
                lines.append(f"{name} {now}".replace(", ", ","))
        self.views[seat] = view
        return lines


def _readable(view: View, ids: tuple[str, ...]) -> dict[str, Any]:
    """A view with the ids of cards in place of their numbers; lists by seat become a field for each seat."""
    told: dict[str, Any] = {}
    for name, value in view_data(view).items():
        if name in CARD_LISTS:
            told[name] = _Cards(ids[face] for face in value)
        elif name in CARDS_BY_SEAT:
            for seat, faces in enumerate(value):
                told[f"{name}.{seat}"] = _Cards(ids[face] for face in faces)
        elif name == "deck_known":
            told[name] = _Cards(f"{depth}:{ids[face]}" for depth, face in value)
        elif name != "seat":
            told[name] = value
    return told


def _difference(old: _Cards, now: _Cards) -> str:
    start = 0
    while start < min(len(old), len(now)) and old[start] == now[start]:
        start += 1
    end = 0
    while end < min(len(old), len(now)) - start and old[-1 - end] == now[-1 - end]:
        end += 1
    went = [f"-{word}" for word in old[start : len(old) - end]]
    came = [f"+{word}" for word in now[start : len(now) - end]]
    return " ".join([f"@{start}", *went, *came])


def main() -> None:
    """Writes all of them."""
    for name in GAMES:
        text = golden_game(name)
        golden_file(name).write_text(text, encoding="utf-8", newline="\n")
        print(f"{golden_file(name).name}: {len(text.encode())} bytes, {text.count(chr(10))} lines")


if __name__ == "__main__":
    main()
