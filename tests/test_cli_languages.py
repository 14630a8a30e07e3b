"""The command line in other languages: --lang, the system's language, help, refusals, situations, replays, rules."""

import io
import json
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from stablemates.cli import _asked_language, main
from stablemates.wording import LANGUAGES, find_rule, rules, search_rules
from tests.notation.test_gamefile import played

BAD = """
about: this does not hold
seats:
  ana: {hand: [basic_unicorn_red]}
  bo: {hand: []}
script:
  - ana: play basic_unicorn_red
expect:
  ana: {stable: []}
"""


class Run(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


@pytest.fixture
def stablemates(monkeypatch, capsys):
    """Runs the command line in this process, with a clean language of the system."""

    def run(*words: str, stdin: str = "", **environment: str) -> Run:
        for name in ("STABLEMATES_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "argv", ["stablemates", *words])
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        capsys.readouterr()
        with pytest.raises(SystemExit) as ended:
            main()
        out = capsys.readouterr()
        return Run(int(ended.value.code or 0), out.out, out.err)

    return run


@pytest.mark.parametrize(
    ("words", "environment", "lang"),
    [
        ((), {}, "en"),
        (("play", "--lang", "it"), {"LANG": "pl_PL.UTF-8"}, "it"),
        (("--lang=nl",), {}, "nl"),
        ((), {"LANG": "pl_PL.UTF-8"}, "pl"),
        ((), {"LANG": "pl_PL.UTF-8", "LC_ALL": "de_AT.UTF-8"}, "de"),
        ((), {"LANG": "pl_PL.UTF-8", "STABLEMATES_LANG": "it"}, "it"),
        ((), {"LANG": "fr_FR.UTF-8"}, "en"),
        ((), {"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_whose_language_it_is(words, environment, lang):
    assert _asked_language(words, environment) == lang


def test_one_card_in_polish(stablemates):
    run = stablemates("cards", "--lang", "pl", "--pack", "base", "--id", "rhinocorn", "--json")
    [row] = json.loads(run.stdout)
    assert set(row) == {"id", "name", "kind", "copies", "text", "lang"}
    assert (row["id"], row["kind"], row["lang"]) == ("rhinocorn", "magical", "pl")
    assert row["name"] == "Jednosorożec" and "ZNISZCZYĆ jednorożca" in row["text"]


def test_parts_of_a_text(stablemates):
    run = stablemates("cards", "--lang", "de", "--id", "rhinocorn", "--json", "--parts")
    [part] = json.loads(run.stdout)[0]["parts"]
    assert part["when"] == "beginning"
    assert {"kind": "verb", "text": "ZERSTÖREN", "ref": ""} in part["spans"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule(stablemates, lang):
    run = stablemates("rules", "R-096", "--lang", lang)
    rule = find_rule("R-096", lang)
    assert rule is not None
    assert run.stdout.startswith("R-096  ") and run.returncode == 0
    assert " ".join(rule.example.split()[-3:]) in " ".join(run.stdout.split())


def test_rules_are_found_by_id_or_words():
    assert find_rule("r96") == find_rule("R-096") == find_rule("r 096") != find_rule("Q-4")
    assert find_rule("hand") is None and find_rule("R-999") is None
    assert search_rules("hand limit")[0].id == "R-028"
    assert "Q-38" in [rule.id for rule in search_rules("shrinkray")]
    assert search_rules("zlobek", "pl") == search_rules("żłobek", "pl") != []
    assert search_rules("xyzzy") == [] == search_rules("  ")
    assert len(rules()) == len({rule.id for rule in rules()}) > 160


def test_no_such_rule_is_refused_in_ones_own_language(stablemates):
    run = stablemates("rules", "xyzzy", LANG="de_DE.UTF-8")
    assert run.returncode == 2 and "xyzzy" in run.stderr and "No rule" not in run.stderr


def test_an_unknown_language_is_refused_with_those_there_are(stablemates):
    run = stablemates("cards", "--lang", "fr")
    assert run.returncode == 2
    assert run.stderr == "stablemates: There is no language “fr”. The languages are: en, it, nl, pl, de.\n"


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_help_options_and_refusals_speak_the_language(stablemates, lang):
    english, other = stablemates("simulate", "--help"), stablemates("simulate", "--help", STABLEMATES_LANG=lang)
    assert "How many games." in english.stdout and "How many games." not in other.stdout
    assert other.stdout.count("--") == english.stdout.count("--")
    english, other = stablemates("options"), stablemates("options", "--lang", lang)
    assert [line.split(":")[0] for line in other.stdout.splitlines() if line[0] != " "] == [
        line.split(":")[0] for line in english.stdout.splitlines() if line[0] != " "
    ]
    assert "Who begins" in english.stdout and "Who begins" not in other.stdout
    refused = stablemates("play", "--players", "9", "--lang", lang)
    assert refused.returncode == 2 and "R-012" in refused.stderr and "seats" not in refused.stderr


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_situations_and_replays_speak_the_language(stablemates, lang, tmp_path: Path):
    (tmp_path / "bad.yaml").write_text(BAD, encoding="utf-8")
    english = json.loads(stablemates("situation", str(tmp_path), "--json").stdout)
    other = json.loads(stablemates("situation", str(tmp_path), "--json", "--lang", lang).stdout)
    assert [(row["ok"], row["step"]) for row in english] == [(row["ok"], row["step"]) for row in other]
    assert english[0]["message"] != other[0]["message"] and "basic_unicorn_red" in other[0]["message"]
    file = tmp_path / "game.jsonl"
    file.write_text(played(seed=4, answers=40).text(), encoding="utf-8")
    shown = stablemates("replay", str(file), "--lang", lang).stdout
    answers = [line for line in stablemates("replay", str(file)).stdout.splitlines() if line[:4].strip().isdigit()]
    assert [line for line in shown.splitlines() if line[:4].strip().isdigit()] == answers
    assert len(answers) == 40 and " draws " not in shown and " plays " not in shown
    assert "40" in stablemates("replay", str(file), "--verify", "--lang", lang).stdout


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_a_game_from_beginning_to_end(stablemates, lang):
    run = stablemates("play", "--lang", lang, "--humans", "0", "--players", "3", "--seed", "5")
    assert run.returncode == 0, run.stderr
    assert "R-130" in run.stdout or "R-134" in run.stdout
    assert " draws " not in run.stdout and " plays " not in run.stdout


def test_questions_in_one_language_and_cards_in_another(stablemates):
    words = ("play", "--players", "2", "--seed", "5", "--option", "babies=deal", "--option", "start=host")
    german = stablemates(*words, "--lang", "de", "--card-lang", "en", stdin="hand\n")
    italian = stablemates(*words, "--lang", "de", "--card-lang", "it", stdin="Hand\n")
    assert "Baby Unicorn" in german.stdout and "Baby Unicorn" not in italian.stdout
    assert "Unicorno" in italian.stdout
    for run in (german, italian):
        assert "stablemates play --lang de" in run.stdout
