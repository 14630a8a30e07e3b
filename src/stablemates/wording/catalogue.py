"""Catalogues: the Fluent files of each language, read when first needed, and the messages in them.

A message asks for what it uses: `{$cards-acc}` is the argument `cards` in the form "acc". Which forms there are is a
language's own affair; the code only passes them on. So that code can ask for a noun by its name, every term `-unicorn`
is also there as the message `noun-unicorn`, with `$form` and `$n` to choose by.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Protocol

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from stablemates.engine.errors import OptionError
from stablemates.engine.words import LANGUAGES

from .pseudo import PSEUDO, pseudo

# A message is found by the first word of its key; rules and errors are long and seldom wanted.
FILES = ("words", "cards", "table", "terminal", "command", "options", "rules", "errors", "help")
_FILE_OF = {
    "act": "cards",
    "done": "cards",
    "when": "cards",
    "fact": "cards",
    "lead": "cards",
    "until": "cards",
    "cond": "cards",
}
_FILE_OF |= {"event": "table", "ask": "table", "choice": "table", "why": "table", "outcome": "table", "link": "table"}
_FILE_OF |= {"screen": "terminal", "typed": "terminal", "cli": "command", "row": "command"}
_FILE_OF |= {"option": "options", "profile": "options", "rulebook": "options", "pack": "options"}
_FILE_OF |= {"R": "rules", "Q": "rules", "error": "errors", "help": "help"}

# Square brackets in card texts: what stands in them is left out of the short form.
OPENS, CLOSES = "\ue010", "\ue011"


class Inflected(Protocol):
    """A part of a sentence that knows its forms: cases, numbers, with an article or without."""

    def form(self, name: str) -> str:
        """The phrase in a form of the language; "" is the plain one."""
        ...


Argument = str | int | Inflected


def file_of(key: str) -> str:
    """The catalogue file in which a message stands."""
    return _FILE_OF.get(key.split("-", 1)[0], "words")


def check_language(lang: str) -> str:
    """The language, if there is such a one."""
    if lang not in LANGUAGES and lang != PSEUDO:
        raise OptionError(
            "There is no language “{lang}”. The languages are: {known}.", lang=lang, known=", ".join(LANGUAGES)
        )
    return lang


def entries(lang: str, file: str) -> dict[str, str]:
    """The entries of a catalogue file as text, by their keys; a term's key begins with a hyphen."""
    path = files(__package__) / "ftl" / ("en" if lang == PSEUDO else lang) / f"{file}.ftl"
    starts = re.split(r"^(?=-?[a-zA-Z])", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return {re.split(r"\s*=", text, maxsplit=1)[0]: text for text in starts}


class Catalogue:
    """The messages of one language; each is parsed when it is first wanted."""

    def __init__(self, lang: str) -> None:
        self.lang = check_language(lang)
        self.bundle = FluentBundle(["en" if lang == PSEUDO else lang], use_isolating=False)
        self.variables: dict[str, tuple[str, ...]] = {}
        self._texts: dict[str, str] = {}  # entries that were not wanted yet
        self._files: dict[str, tuple[str, ...]] = {}
        self.keys("words")

    def has(self, key: str) -> bool:
        """Whether there is a message, or an attribute of one ("act-draw.they")."""
        if key not in self.variables:
            self.keys(file_of(key))
            self._want(key.partition(".")[0])
        return key in self.variables

    def say(self, key: str, args: Mapping[str, Argument]) -> str:
        """The text of a message; what it asks for must be there, or it is an error of ours."""
        if not self.has(key):
            raise KeyError(f"{self.lang} has no message {key}")
        name, _, attribute = key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # has() knows it
        values = {name: _value(name, args) for name in self.variables[key]}
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"{self.lang}: {key}: {errors}")
        return str(text)

    def keys(self, file: str) -> tuple[str, ...]:
        """All the messages of a file in their order; terms are not among them."""
        if file not in self._files:
            found = entries(self.lang, file)
            self._texts.update(found)
            self._files[file] = tuple(key for key in found if not key.startswith("-"))
        return self._files[file]

    def attributes(self, key: str) -> tuple[str, ...]:
        """The attributes of a message, as "act-draw.they"."""
        self.has(key)
        return tuple(name for name in self.variables if name.startswith(f"{key}."))

    def _want(self, name: str) -> None:
        """Parses an entry and the terms in it; `noun-unicorn` is the term `-unicorn` for code to ask for."""
        wanted = name if name in self._texts else name.removeprefix("noun")
        if wanted not in self._texts:
            return
        text = self._texts[name] if wanted == name else name + self._texts[wanted].removeprefix(wanted)
        tree = parse(text)
        for entry in tree.body:
            if isinstance(entry, ftl.Junk):
                raise ValueError(f"{self.lang}: {entry.annotations[0].message}: {entry.content}")
        _Brackets().visit(pseudo(tree) if self.lang == PSEUDO else tree)
        self.bundle.add_resource(tree)
        if wanted == name:
            del self._texts[name]
        for entry in tree.body:
            if isinstance(entry, ftl.Message):
                self.variables.update(_variables(entry))
        terms = _Terms()
        terms.visit(tree)
        for term in terms.found:
            self._want(f"-{term}")


@cache
def catalogue(lang: str) -> Catalogue:
    """The catalogue of a language; made once."""
    return Catalogue(lang)


def _value(name: str, args: Mapping[str, Argument]) -> object:
    """What a message asks for: an argument by its name, or a form of one ("cards-acc")."""
    if name in args:
        plain, form = args[name], ""
    else:
        base, _, form = name.partition("-")
        plain = args[base]
        if isinstance(plain, str | int):
            raise KeyError(f"{base} has no form {form}")
    if isinstance(plain, int):
        return fluent_number(plain, useGrouping=False)
    return plain if isinstance(plain, str) else plain.form(form)


def _variables(message: ftl.Message) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The variables of a message and of each of its attributes."""
    if message.value is not None:
        yield message.id.name, _asked(message.value)
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", _asked(attribute.value)


def _asked(pattern: ftl.Pattern) -> tuple[str, ...]:
    finder = _Variables()
    finder.visit(pattern)
    return tuple(dict.fromkeys(finder.found))


class _Variables(Visitor):
    """Collects variables; a term has a scope of its own and is passed by."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the library's name
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        return


class _Terms(Visitor):
    """Collects the terms that an entry refers to."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.found.append(node.id.name)
        self.generic_visit(node)


class _Brackets(Visitor):
    """Makes marks of the square brackets in texts, so that those in names and values are left alone."""

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        node.value = node.value.replace("[", OPENS).replace("]", CLOSES)


def unfold(text: str, short: bool) -> str:
    """A text without its marks; short: without what stood in them."""
    if OPENS not in text:
        return text
    if short:
        text = re.sub(f"{OPENS}[^{OPENS}{CLOSES}]*{CLOSES}", "", text)
    return text.replace(OPENS, "").replace(CLOSES, "")
