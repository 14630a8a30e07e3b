"""Game files: what was played is played again, and a file that was changed is refused with line and reason."""

import json
import random

import pytest

import stablemates
from stablemates.notation.gamefile import GameFileError, Recorder, read_header, replay, verify


def played(seed: int, seats: int = 4, answers: int = 10_000) -> Recorder:
    recorder = Recorder(stablemates.new_game(seats, options={"start": "host"}, seed=seed), seed)
    draw = random.Random(seed)
    game = recorder.game
    for _ in range(answers):
        if game.outcome is not None:
            break
        seat = draw.choice(game.asked)
        recorder.answer(seat, draw.randrange(game.choices(seat)))
    return recorder


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_whole_game_is_played_again(seats: int) -> None:
    recorder = played(seed=seats, seats=seats)
    moments = list(replay(recorder.text()))
    assert moments[-1].number == recorder.answers == verify(recorder.text())
    assert moments[-1].game.hash() == recorder.game.hash()


def test_the_header_says_how_the_game_was_set_up() -> None:
    header = read_header(played(seed=3, answers=5).text())
    assert (header.pack, header.profile, header.seed) == ("base", "second-edition", 3)
    assert header.letters["basic_unicorn_indigo"] == 18


def test_a_refused_answer_is_not_written_down() -> None:
    recorder = played(seed=1, answers=5)
    before = recorder.text()
    with pytest.raises(stablemates.Refused):
        recorder.answer(recorder.game.asked[0], 999)
    assert recorder.text() == before


def changed(line: int, text: str) -> str:
    rows = played(seed=9, answers=60).text().splitlines()
    rows[line - 1] = text
    return "\n".join(rows)


@pytest.mark.parametrize(
    ("line", "text", "reason"),
    [
        (1, "{}", "not a Stablemates game file"),
        (1, "oops", "not JSON"),
        (1, '{"stablemates": 9}', "format 9"),
        (1, '{"stablemates": 1, "pack": 3}', "no proper “pack”"),
        (2, '{"hash": "00"}', "hash does not fit"),
        (3, "[0, 1]", "an answer is a list"),
        (3, '[0, 0, "choose bo"]', "here, not “choose bo”"),
        (3, '[7, 0, "choose nursery/baby_unicorn_red"]', "not asked"),
        (5, "{not json", "not JSON"),
    ],
)
def test_a_damaged_file_is_refused_with_its_line(line: int, text: str, reason: str) -> None:
    with pytest.raises(GameFileError, match=reason) as refusal:
        verify(changed(line, text))
    assert refusal.value.line == line


def test_a_changed_answer_does_not_hold() -> None:
    rows = played(seed=9, answers=60).text().splitlines()
    at, row = next((at, json.loads(row)) for at, row in enumerate(rows) if row.startswith("[") and '"pass"' in row)
    rows[at] = json.dumps([row[0], row[1], "answer neigh"])
    with pytest.raises(GameFileError):
        verify("\n".join(rows))


def test_an_unknown_pack_is_refused() -> None:
    rows = played(seed=9, answers=5).text().splitlines()
    rows[0] = rows[0].replace('"base"', '"bass"')
    with pytest.raises(GameFileError, match="no pack “bass”"):
        verify("\n".join(rows))
