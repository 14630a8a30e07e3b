"""What the engine says no with: sentences for people, never a changed game."""

from typing import Any, Final

_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789"
_LONGEST_SLUG: Final = 60


class StablematesError(Exception):
    """Anything that is refused. Its text is an English sentence; other languages are made from template and values.

    The template has {names}, and a value for each: a word, a number, or another error, whose text stands in for it.
    A template without values is taken as it is.
    """

    def __init__(self, template: str, rules: tuple[str, ...] = (), **values: object) -> None:
        super().__init__(template.format(**values) if values else template)
        self.template = template
        self.values = values
        self.rules = rules

    def __reduce__(self) -> tuple[Any, ...]:
        """How it gets from one process to another: by default the values would be lost."""
        return _again, (type(self), self.template, self.rules, self.values)


def _again(
    kind: type[StablematesError], template: str, rules: tuple[str, ...], values: dict[str, object]
) -> StablematesError:
    return kind(template, rules, **values)


class OptionError(StablematesError):
    """An option, profile, pack or number of seats that can't be."""


class Refused(StablematesError):
    """An answer that is not legal now: a sentence and the rules behind it. Nothing has changed."""


class DamagedSave(StablematesError):
    """A saved game that can't be read."""


class EngineFault(StablematesError):
    """An error of ours: the engine has gone wrong. Loud on purpose."""


class Phrase(StablematesError):
    """A part of a sentence: the reason in another error, or a name for a thing. Never raised by itself."""


def as_phrase(reason: str | StablematesError, values: dict[str, object]) -> StablematesError:
    """A reason to put into another error: made of a template and its values, or an error that is there already."""
    return Phrase(reason, (), **values) if isinstance(reason, str) else reason


def slug(template: str, prefix: str = "error") -> str:
    """The key under which a template is translated: its words, as far as they fit."""
    words = "".join(sign if sign in _LETTERS else " " for sign in template.lower()).split()
    key = prefix
    for word in words:
        if len(key) + 1 + len(word) > _LONGEST_SLUG:
            break
        key += "-" + word
    return key
