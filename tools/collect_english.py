"""Collects the English that stands in the code, for translators: error sentences, and what --help says.

    python tools/collect_english.py

walks src/stablemates and writes errors.ftl and help.ftl in src/stablemates/wording/ftl/en anew: one message for each
template or help text, under the slug that stablemates.engine.errors gives it.
"""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from string import Formatter
from typing import Any

from stablemates.engine.errors import slug

SOURCE = Path(__file__).resolve().parent.parent / "src" / "stablemates"
ERRORS = SOURCE / "wording" / "ftl" / "en" / "errors.ftl"
HELP = ERRORS.parent / "help.ftl"

# Classes and helpers that take a template, and at which place; keyword values follow.
CLASSES = (
    ("StablematesError", 0),
    ("DamagedSave", 0),
    ("EngineFault", 0),
    ("GameFileError", 1),
    ("OptionError", 0),
    ("PackError", 1),
    ("Phrase", 0),
    ("PositionError", 0),
    ("Refused", 0),
    ("SituationError", 2),
    ("_Failed", 0),
)
HELPERS = (("fail", 1), ("_refuse", 0))  # of situation_steps.py

HEADER = """\
### {about} Made by `make english` from {where}: change it there.
### A message's name comes from its English text, so it changes with it.

"""


@dataclass(frozen=True, slots=True)
class Site:
    """A place where an error is made: what stands there as template, and the names of the values."""

    place: str  # file:line
    template: ast.expr
    names: tuple[str | None, ...]  # None: **something

    @property
    def literal(self) -> str | None:
        """The template, if it is written out here."""
        value = self.template.value if isinstance(self.template, ast.Constant) else None
        return value if isinstance(value, str) else None


def sites(source: Path = SOURCE) -> list[Site]:
    """Every place that makes an error, in the order of files and lines."""
    found = []
    for path in sorted(source.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for call, at in _calls(tree):
            if len(call.args) > at:
                names = tuple(keyword.arg for keyword in call.keywords)
                found.append(Site(f"{path.relative_to(source)}:{call.lineno}", call.args[at], names))
    return found


def _calls(tree: ast.Module) -> Iterator[tuple[ast.Call, int]]:
    """The calls that make an error, each with the place of its template."""
    places = dict(CLASSES + HELPERS)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = _name(node.func)
            if name in places:
                yield node, places[name]
        elif isinstance(node, ast.ClassDef) and node.name in places and node.name != "StablematesError":
            for inner in ast.walk(node):
                if isinstance(inner, ast.Call) and ast.unparse(inner.func) == "super().__init__":
                    yield inner, 0


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def fluent(template: str, has_values: bool) -> str:
    """A template as Fluent writes it; without values it is plain text."""
    if not has_values:
        return _start(_text(template))
    text = ""
    for before, name, _spec, _conversion in Formatter().parse(template):
        text += _text(before) + ("" if name is None else f"{{${name}}}")
    return _start(text)


def _text(plain: str) -> str:
    return "".join(f'{{"{sign}"}}' if sign in "{}" else sign for sign in plain)


def _start(text: str) -> str:
    """At the start of a text these signs would mean something else."""
    return f'{{"{text[0]}"}}{text[1:]}' if text[:1] in ("[", "*", ".") else text


def errors_ftl(source: Path = SOURCE) -> str:
    """The whole file; two templates that would share a name stop it."""
    messages: dict[str, str] = {}
    for site in sites(source):
        if site.literal is None:
            continue
        key, text = slug(site.literal), fluent(site.literal, bool(site.names))
        if messages.setdefault(key, text) != text:
            sys.exit(f"{site.place}: another error is called {key} as well; begin one of the sentences otherwise.")
    head = HEADER.format(about="What Stablemates says no with.", where="the places that raise these errors")
    return head + "".join(f"{key} = {text}\n" for key, text in sorted(messages.items()))


def help_ftl() -> str:
    """What --help says of each command and option."""
    from typer.main import get_command

    from stablemates.cli import app

    messages = {slug(text, "help"): _start(_text(text)) for text in _helps(get_command(app))}
    head = HEADER.format(about="What --help says.", where="the command line, cli.py")
    return head + "".join(f"{key} = {text}\n" for key, text in sorted(messages.items()))


def _helps(command: Any) -> Iterator[str]:
    for thing in (command, *command.params):
        if getattr(thing, "help", None) and thing.name != "help":
            yield thing.help
    for one in getattr(command, "commands", {}).values():
        yield from _helps(one)


if __name__ == "__main__":
    ERRORS.write_text(errors_ftl(), encoding="utf-8")
    HELP.write_text(help_ftl(), encoding="utf-8")
    print(f"{ERRORS} and {HELP} are up to date.")
