"""The README's examples are true: its Python is run, its situation holds, its commands exist."""

import doctest
import re
from pathlib import Path

from typer.testing import CliRunner

from stablemates.cli import app
from stablemates.notation.situation_file import parse_situation
from stablemates.notation.situation_run import run_situation

README = Path(__file__).parent.parent / "README.md"


def test_python_examples() -> None:
    results = doctest.testfile(str(README), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert results.attempted > 10
    assert results.failed == 0


def test_the_situation_in_the_readme_holds() -> None:
    yaml = re.findall(r"```yaml\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert yaml
    for text in yaml:
        result = run_situation(parse_situation(text, "README.md"))
        assert result.ok, result.message


def test_the_commands_in_the_readme_exist() -> None:
    said = set(re.findall(r"^    stablemates (\w+)", README.read_text(encoding="utf-8"), re.MULTILINE))
    help_text = CliRunner().invoke(app, ["--help"]).output
    assert said and all(command in help_text for command in said)
