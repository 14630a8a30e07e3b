"""Card texts in spans: which words are a verb, a kind of card, a place, a player, a card's name or a number.

While a sentence is made, phrases carry marks (private signs of Unicode) that say what they are; at the end the marks
are taken out, or the text is cut at them.
"""

import re
from dataclasses import dataclass

_BEGIN, _REF, _TEXT, _END = "\ue000", "\ue001", "\ue002", "\ue003"
_MARKED = re.compile(f"{_BEGIN}([^{_REF}]*){_REF}([^{_TEXT}]*){_TEXT}([^{_END}]*){_END}")
# The key verbs of the game stand in capitals, as in the rulebooks; a figure is a word of its own.
_PLAIN = re.compile(r"(?P<verb>\b[^\W\d_a-zß-öø-ÿąćęłńóśźż]{2,}\b)|(?P<number>\b\d+\b)")


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of a text: "text", "verb", "kind", "place", "player", "card" or "number", and to what it refers."""

    kind: str
    text: str
    ref: str = ""


def mark(kind: str, ref: str, text: str) -> str:
    """A text that says what it is; marks in it are taken out, for they don't nest."""
    return f"{_BEGIN}{kind}{_REF}{ref}{_TEXT}{plain(text)}{_END}"


def plain(text: str) -> str:
    """A text without its marks."""
    return _MARKED.sub(r"\3", text) if _BEGIN in text else text


def capital(text: str) -> str:
    """A text with a capital at its beginning, behind a mark too."""
    marked = _MARKED.match(text)
    at = marked.start(3) if marked else 0
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def spans(text: str) -> tuple[Span, ...]:
    """A marked text cut into its spans."""
    found: list[Span] = []
    at = 0
    for marked in _MARKED.finditer(text):
        found += _plain_spans(text[at : marked.start()])
        found.append(Span(marked[1], marked[3], marked[2]))
        at = marked.end()
    found += _plain_spans(text[at:])
    return tuple(found)


def _plain_spans(text: str) -> list[Span]:
    found = []
    at = 0
    for word in _PLAIN.finditer(text):
        if word.start() > at:
            found.append(Span("text", text[at : word.start()]))
        found.append(Span(word.lastgroup or "text", word[0]))
        at = word.end()
    if at < len(text):
        found.append(Span("text", text[at:]))
    return found
