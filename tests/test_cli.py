"""The command line: what it prints, its JSON keys, and its exit status for bad input: 2, and a sentence."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.notation.test_gamefile import played

HOLDS = """
about: A Neigh stops the card
seats:
  ana: {hand: [basic_unicorn_red]}
  bo: {hand: [neigh]}
script:
  - ana: play basic_unicorn_red
  - bo: answer neigh
expect: {turn: bo, ana: {stable: []}}
"""


def stablemates(*words: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "stablemates.cli", *words], input=stdin, capture_output=True, text=True, check=False
    )


def test_simulate_counts_games_the_same_with_any_workers() -> None:
    alone = json.loads(stablemates("simulate", "--games", "14", "--players", "2-8", "--workers", "1", "--json").stdout)
    both = json.loads(stablemates("simulate", "--games", "14", "--players", "2-8", "--workers", "2", "--json").stdout)
    assert alone["games"] == 14 == sum(alone["wins_by_seat"]) + alone["everyone_loses"]
    for key in ("decisions", "wins_by_seat", "wins_by_bot", "everyone_loses", "deck_outs"):
        assert alone[key] == both[key]


def test_bench_has_its_keys() -> None:
    rows = json.loads(stablemates("bench", "--games", "2", "--json").stdout)
    keys = "decisions_per_s games_per_s decisions_per_game clone_us view_us import_ms compiled players"
    assert set(keys.split()) <= set(rows)


def test_cards_lists_the_deck() -> None:
    rows = json.loads(stablemates("cards", "--json").stdout)
    assert len(rows) == 84
    assert {"id", "name", "kind", "copies", "text", "lang"} == set(rows[0])
    assert "Rhinocorn" in stablemates("cards", "--id", "rhinocorn").stdout


def test_options_are_listed_with_their_defaults() -> None:
    rows = json.loads(stablemates("options", "--json").stdout)
    by_name = {row["name"]: row for row in rows}
    assert by_name["reopen"]["effect-chain"] == "true"
    assert by_name["reopen"]["second-edition"] == "false"
    assert all(row["about"] for row in rows)
    assert "unicorns_into" in stablemates("options").stdout


def test_situation_says_what_holds(tmp_path: Path) -> None:
    good = tmp_path / "good.yaml"
    good.write_text(HOLDS, encoding="utf-8")
    done = stablemates("situation", str(good))
    assert done.returncode == 0
    assert "1 of 1 hold" in done.stdout


def test_situation_shows_step_expectation_and_legal_answers(tmp_path: Path) -> None:
    bad = tmp_path / "bad.yaml"
    bad.write_text(HOLDS.replace("stable: []", "stable: [narwhal]"), encoding="utf-8")
    done = stablemates("situation", str(tmp_path), "--json")
    row = json.loads(done.stdout)[0]
    assert done.returncode == 1
    assert (row["ok"], row["step"]) == (False, 9)
    assert "stable should be [narwhal] but is []" in row["message"]
    assert "bo may: play" in row["message"]


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (HOLDS.replace("script", "scirpt"), 6, "scirpt"),
        (HOLDS.replace("answer neigh", "answer nay"), 8, "nay"),
        (HOLDS.replace("about: A", "pack: bass\nabout: A"), 2, "bass"),
        (HOLDS.replace("about: A", "options: {speed: fast}\nabout: A"), 2, "speed"),
    ],
)
def test_a_malformed_situation_is_refused_with_file_line_and_reason(
    tmp_path: Path, text: str, line: int, reason: str
) -> None:
    bad = tmp_path / "bad.yaml"
    bad.write_text(text, encoding="utf-8")
    done = stablemates("situation", str(bad))
    assert done.returncode == 2
    assert f"bad.yaml:{line}" in done.stdout
    assert reason in done.stdout


def test_replay_shows_and_verifies(tmp_path: Path) -> None:
    recorder = played(seed=4, answers=40)
    file = tmp_path / "game.jsonl"
    file.write_text(recorder.text(), encoding="utf-8")
    assert "40 answers" in stablemates("replay", str(file), "--verify").stdout
    shown = stablemates("replay", str(file), "--seat", "0").stdout
    assert "seat0:" in shown
    rows = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join([*rows[:5], '[0, 99, "draw"]', *rows[6:]]), encoding="utf-8")
    broken = stablemates("replay", str(file), "--verify")
    assert broken.returncode == 2
    assert "line 6" in broken.stderr


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("cards", "--id", "rinocorn"), "no card “rinocorn”"),
        (("cards", "--pack", "bass"), "no pack “bass”"),
        (("cards", "--lang", "xx"), "no language “xx”"),
        (("simulate", "--players", "9"), "2 to 8 seats"),
        (("simulate", "--players", "few"), "write a number"),
        (("simulate", "--bots", "genius"), "no bot “genius”"),
        (("simulate", "--option", "speed=fast"), "no option “speed”"),
        (("simulate", "--option", "announce"), "name=value"),
        (("simulate", "--profile", "third-edition"), "no profile “third-edition”"),
        (("replay", "nowhere.jsonl"), "can't be read"),
        (("play", "--load", "nowhere.json"), "can't be read"),
        (("play", "--players", "9"), "2 to 8 seats"),
    ],
)
def test_bad_input_is_a_sentence_and_status_2(words: tuple[str, ...], sentence: str) -> None:
    done = stablemates(*words)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


def test_play_to_the_end_without_a_person() -> None:
    done = stablemates("play", "--humans", "0", "--players", "3", "--seed", "5")
    assert done.returncode == 0, done.stderr


def test_play_ends_politely_when_the_input_ends() -> None:
    done = stablemates("play", "--seed", "5", stdin="?\n0\n")
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
