"""No run of eight words of a rulebook is repeated: not in the catalogues, not in a card text, not in the docs."""

from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from stablemates.cards.packs import EXPANSION_IDS, PACK_IDS, load_pack
from stablemates.wording import LANGUAGES, card_text, rules, short_text
from stablemates.wording.catalogue import FILES
from tools.rulebook_runs import hashes, known_runs

ROOT = Path(__file__).parents[2]
FTL = ROOT / "src" / "stablemates" / "wording" / "ftl"
KNOWN = known_runs()


def repeated(text: str) -> list[str]:
    return [run for run, digest in hashes(text) if digest in KNOWN]


class Texts(Visitor):
    """The texts of a catalogue, each variant by itself; what stands in for an argument breaks a run."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 - the library's name
        parts = [element.value if isinstance(element, ast.TextElement) else " § " for element in node.elements]
        self.found.append("".join(parts))
        self.generic_visit(node)


def test_a_repeated_run_is_found_whatever_its_capitals_and_signs(monkeypatch):
    assert len(KNOWN) > 5000
    [(_, digest)] = hashes("eight small words that nobody has written before")
    monkeypatch.setattr("tests.wording.test_rulebook_runs.KNOWN", frozenset([digest]))
    assert repeated("Here are Eight SMALL words, that nobody has “written” before: look.") != []
    assert repeated("eight small words which nobody has written before") == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_catalogues(lang, file):
    texts = Texts()
    texts.visit(parse((FTL / lang / f"{file}.ftl").read_text(encoding="utf-8")))
    assert texts.found
    assert [run for text in texts.found for run in repeated(text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("pack_id", [*PACK_IDS, *EXPANSION_IDS])
def test_card_texts(pack_id, lang):
    pack = load_pack(pack_id)
    for face in pack.faces:
        assert repeated(card_text(face.card, pack, lang)) == [], face.card.id
        assert repeated(short_text(face.card, pack, lang)) == [], face.card.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules(lang):
    for rule in rules(lang):
        assert repeated(f"{rule.title}. {rule.says} {rule.example}") == [], rule.id


@pytest.mark.parametrize("path", sorted(ROOT.glob("*.md")) + sorted(ROOT.glob("docs/*.md")), ids=lambda path: path.name)
def test_docs(path):
    assert repeated(path.read_text(encoding="utf-8")) == []
