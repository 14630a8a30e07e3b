"""Golden games: for each number of seats a game with every answer, what each seat sees of it, and every event.

    python -m tests.golden.make      (or: make golden)

plays them anew and writes tests/golden/*.txt. Read the diff before you keep it: each line that changed should be
explained by a rule that you meant to change.

How a file reads: `12 bo: play rhinocorn` is answer number 12. Below it stand the differences to the step before, of
each seat's view and its new events, with the seats that see them: `0123w` are seats 0 to 3 and w who only watches.
`@3 -a +b` says that in a list, from place 3 on, a went and b came.
"""

from pathlib import Path
from typing import Any

from stablemates.engine.game import Game
from stablemates.engine.prompts import Prompt
from stablemates.engine.view import View
from tests.engine.table import FACES, PACK, Dice, roll, view_data

HERE = Path(__file__).parent
MOST_BYTES = 300_000
NAMES = ("ana", "bo", "cy", "di", "ed", "flo", "gus", "hal")
CARD_LISTS = ("hand", "discard", "nursery", "pile")
CARDS_BY_SEAT = ("known", "stables")

# The seed of each game, and the options that the group has set; all in the second-edition profile.
GAMES: dict[int, tuple[int, dict[str, str]]] = {
    2: (2, {}),
    3: (3, {}),
    4: (4, {"announce": "before"}),
    5: (5, {"simultaneous": "one_by_one"}),
    6: (6, {}),
    7: (7, {"babies": "deal", "answers": "in_turn"}),
    8: (8, {}),
}


def golden_file(seats: int) -> Path:
    """Where the game for so many seats is kept."""
    return HERE / f"seats{seats}.txt"


def golden_game(seats: int) -> str:
    """Plays the game for so many seats and tells it."""
    seed, options = GAMES[seats]
    game = Game.new(NAMES[:seats], PACK, "second-edition", options, seed)
    dice = Dice(seed)
    told = " ".join(f"{name}={value}" for name, value in options.items())
    lines = [f"# {seats} seats, seed {seed}, second-edition {told}".rstrip(), "", "0 dealt"]
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
        view = _readable(game.view(seat))
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


def _readable(view: View) -> dict[str, Any]:
    """A view with the ids of cards in place of their numbers; lists by seat become a field for each seat."""
    told: dict[str, Any] = {}
    for name, value in view_data(view).items():
        if name in CARD_LISTS:
            told[name] = _Cards(FACES[face] for face in value)
        elif name in CARDS_BY_SEAT:
            for seat, faces in enumerate(value):
                told[f"{name}.{seat}"] = _Cards(FACES[face] for face in faces)
        elif name == "deck_known":
            told[name] = _Cards(f"{depth}:{FACES[face]}" for depth, face in value)
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
    for seats in GAMES:
        text = golden_game(seats)
        golden_file(seats).write_text(text, encoding="utf-8", newline="\n")
        print(f"{golden_file(seats).name}: {len(text.encode())} bytes, {text.count(chr(10))} lines")


if __name__ == "__main__":
    main()
