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

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from stablemates.engine.errors import OptionError

from .pseudo import PSEUDO, pseudo

LANGUAGES = ("en", "it", "nl", "pl", "de")

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


@cache
def source(lang: str, file: str) -> ftl.Resource:
    """A catalogue file as its syntax tree; the pseudo-locale is English in disguise."""
    if lang == PSEUDO:
        return pseudo(parse(_text("en", file)))
    return parse(_text(lang, file))


def _text(lang: str, file: str) -> str:
    return (files(__package__) / "ftl" / lang / f"{file}.ftl").read_text(encoding="utf-8")


class Catalogue:
    """The messages of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = check_language(lang)
        self.bundle = FluentBundle(["en" if lang == PSEUDO else lang], use_isolating=False)
        self.loaded: set[str] = set()
        self.variables: dict[str, tuple[str, ...]] = {}
        self._load("words")

    def has(self, key: str) -> bool:
        """Whether there is a message, or an attribute of one ("act-draw.they")."""
        file = file_of(key)
        if file not in self.loaded:
            self._load(file)
        return key in self.variables

    def say(self, key: str, args: Mapping[str, Argument]) -> str:
        """The text of a message; what it asks for must be there, or it is an error of ours."""
        if not self.has(key):
            raise KeyError(f"{self.lang} has no message {key}")
        name, _, attribute = key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(f"{self.lang}: {key} has no text of its own")
        values = {name: _value(name, args) for name in self.variables[key]}
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"{self.lang}: {key}: {errors}")
        return str(text)

    def keys(self, file: str) -> list[str]:
        """All the messages of a file, with those that have only attributes."""
        return [entry.id.name for entry in source(self.lang, file).body if isinstance(entry, ftl.Message)]

    def _load(self, file: str) -> None:
        self.loaded.add(file)
        tree = source(self.lang, file)
        body: list[ftl.EntryType] = []
        for entry in tree.body:
            if isinstance(entry, ftl.Junk):
                raise ValueError(f"{self.lang}/{file}.ftl: {entry.annotations[0].message}: {entry.content}")
            body.append(entry)
            if isinstance(entry, ftl.Term):
                body.append(ftl.Message(ftl.Identifier(f"noun-{entry.id.name}"), entry.value, entry.attributes))
        for entry in body:
            if isinstance(entry, ftl.Message | ftl.Term):
                _Brackets().visit(entry)
            if isinstance(entry, ftl.Message):
                self.variables.update(_variables(entry))
        resource = FluentResource("")
        resource.body = body
        self.bundle.add_resource(resource)


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
