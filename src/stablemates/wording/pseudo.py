"""The pseudo-locale: English with accents and a third longer, to see on a screen what is cut off or not translated."""

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

PSEUDO = "qps"

_ACCENTS = str.maketrans("aceinosuyzACEINOSUYZ", "àçéîñöšûýžÀÇÉÎÑÖŠÛÝŽ")


def pseudo(tree: ftl.Resource) -> ftl.Resource:
    """A catalogue whose texts are accented and longer; what they ask for stays."""
    _Disguise().visit(tree)
    return tree


def disguised(text: str) -> str:
    """A text with accents; each word of five letters or more grows by a third."""
    return "".join(_longer(word) for word in _words(text)).translate(_ACCENTS)


def _words(text: str) -> list[str]:
    pieces = [""]
    for sign in text:
        if sign.isalpha() != pieces[-1][-1:].isalpha():
            pieces.append("")
        pieces[-1] += sign
    return pieces


def _longer(word: str) -> str:
    return word + word[-1] * (len(word) // 3) if len(word) > 4 and word.isalpha() else word


class _Disguise(Visitor):
    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - the library's name
        node.value = disguised(node.value)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        for variant in node.variants:
            self.visit(variant.value)
