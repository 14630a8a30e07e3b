"""Error sentences: each has its template in the code and a message for translators."""

import ast
import pickle
import re
from string import Formatter

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from stablemates.cards.pack_reader import PackError
from stablemates.engine.errors import OptionError, Phrase, Refused, StablematesError, slug
from stablemates.notation.gamefile import GameFileError
from stablemates.notation.situation_file import SituationError, parse_situation
from stablemates.notation.situation_run import run_situation
from tools.collect_english import CLASSES, ERRORS, HELP, SOURCE, Site, errors_ftl, fluent, help_ftl, sites

SITES = sites()
LITERALS = [(site, site.literal) for site in SITES if site.literal is not None]


def placeholders(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


def test_the_messages_for_translators_are_up_to_date():
    assert ERRORS.read_text(encoding="utf-8") == errors_ftl(), "run `make english`"
    assert HELP.read_text(encoding="utf-8") == help_ftl(), "run `make english`"


def test_the_messages_are_well_formed_and_complete():
    body = FluentParser().parse(ERRORS.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    names = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert names == sorted({slug(template) for _, template in LITERALS})
    assert len(names) > 150


@pytest.mark.parametrize("site", SITES, ids=lambda site: site.place)
def test_a_template_is_written_out_where_it_is_raised(site: Site):
    """Not glued from pieces: what is not literal is another error, or the template of one."""
    allowed = ("reason", "error", "error.template")
    assert site.literal is not None or ast.unparse(site.template) in allowed or _is_unknown(site.template)


def _is_unknown(template: ast.expr) -> bool:
    return isinstance(template, ast.Call) and ast.unparse(template.func) == "unknown"


@pytest.mark.parametrize(("site", "template"), LITERALS, ids=[site.place for site, _ in LITERALS])
def test_a_template_and_its_values_fit(site: Site, template: str):
    assert re.fullmatch("[a-zA-Z][a-zA-Z0-9_-]*", slug(template)) and len(slug(template)) <= 60
    assert template == template.strip() and "\n" not in template
    if site.names:
        assert placeholders(template) == set(site.names)
        assert not {"template", "rules", "self"} & set(site.names)
        for _, name, spec, conversion in Formatter().parse(template):
            assert name is None or (name.isidentifier() and not spec and not conversion)


def test_every_class_of_errors_is_looked_at():
    known = {name for name, _ in CLASSES}
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and known & {ast.unparse(base).split(".")[-1] for base in node.bases}:
                assert node.name in known, f"{node.name} in {path} is missing in tools/collect_errors.py"


@pytest.mark.parametrize(
    ("template", "name"),
    [
        ("There is no seat {number} at this table.", "error-there-is-no-seat-number-at-this-table"),
        ("“{card_id}” can't stand here. Allowed: …", "error-card-id-can-t-stand-here-allowed"),
        ("{path}: {reason}", "error-path-reason"),
        ("one " * 20, "error" + "-one" * 13),
        ("ß…", "error"),
    ],
)
def test_slugs(template: str, name: str):
    assert slug(template) == name


@pytest.mark.parametrize(
    ("template", "has_values", "text"),
    [
        ("{card} is not {what}.", True, "{$card} is not {$what}."),
        ("braces {{}} and {what}", True, 'braces {"{"}{"}"} and {$what}'),
        ("braces {seat}", False, 'braces {"{"}seat{"}"}'),
        ("[{cards}]", True, '{"["}{$cards}]'),
        (".json", False, '{"."}json'),
    ],
)
def test_templates_in_fluent(template: str, has_values: bool, text: str):
    assert fluent(template, has_values) == text
    entry = FluentParser().parse_entry(f"key = {text}")
    assert isinstance(entry, ftl.Message)


def test_an_error_renders_its_values():
    error = Refused("There is no seat {number} at this table.", ("Q-04",), number=9)
    assert str(error) == "There is no seat 9 at this table."
    assert (error.template, error.values, error.rules) == (
        "There is no seat {number} at this table.",
        {"number": 9},
        ("Q-04",),
    )
    assert str(StablematesError("{file}, {error}", file="a.jsonl", error=error)) == f"a.jsonl, {error}"


def test_braces_without_values_are_just_braces():
    error = OptionError("here should be {this} and {")
    assert (str(error), error.values) == ("here should be {this} and {", {})
    assert str(OptionError("not {word}", word="{x}")) == "not {x}"


@pytest.mark.parametrize(
    "error",
    [
        Refused("There is no seat {number}.", ("R-001",), number=3),
        PackError("a.json: id", "the field “{key}” is missing.", key="id"),
        GameFileError(7, Refused("No {what}.", ("R-002",), what="way")),
        SituationError("a.yaml", 3, 'unknown {what} "{word}"', what=Phrase("seat"), word="ana"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_gets_from_process_to_process(error: StablematesError):
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error)
    assert (str(copy), copy.template, copy.rules) == (str(error), error.template, error.rules)
    assert list(copy.values) == list(error.values)
    reason, again = error.values.get("reason"), copy.values.get("reason")
    if isinstance(reason, StablematesError):
        assert isinstance(again, StablematesError) and isinstance(copy, PackError | GameFileError | SituationError)
        assert (again.template, str(again), again.rules) == (reason.template, str(reason), reason.rules)
        assert copy.reason == str(reason)


def test_a_situation_that_fails_says_so_as_an_error_too():
    text = "seats: {ana: {hand: [neigh]}, bo: {}}\nexpect: {ana: {hand: [], hand_size: 2}, turn: bo}\n"
    result = run_situation(parse_situation(text, "x.yaml"))
    assert not result.ok and result.error is not None
    assert str(result.error) == result.message
    assert result.message.startswith(
        "turn should be bo but is ana; ana: hand should be [] but is [neigh]; ana: hand_size should be 2 but is 1. Now"
    )
