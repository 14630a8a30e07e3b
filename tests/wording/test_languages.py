"""All five languages: nothing is missing, nothing is English by mistake, numbers agree, and every card as it reads.

After a wanted change of the wording: UPDATE_SNAPSHOTS=1 pytest tests/wording, and read the diff.
"""

import itertools
import os
import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from stablemates.cards import acts as a
from stablemates.cards import build as b
from stablemates.cards.packs import EXPANSION_IDS, PACK_IDS, load_pack
from stablemates.engine import words as w
from stablemates.engine.tree import Ability, Act, Static
from stablemates.wording import LANGUAGES, act_text, card_parts, card_text, kind_name, place_name, rules, short_text
from stablemates.wording.catalogue import FILES, catalogue, entries
from stablemates.wording.pseudo import PSEUDO
from tests.wording.test_rulebook_runs import FTL, Texts
from tests.wording.vocabulary import (
    CONDITIONS,
    FILTERS,
    JOINS,
    KINDS,
    PLAYERS,
    STATICS,
    UNTILS,
    VERBS,
    WHENS,
    ZONES,
    card,
    full_act,
    numbers_of,
)

HERE = Path(__file__).parent
OTHERS = LANGUAGES[1:]
DECKS = {pack_id: load_pack(pack_id) for pack_id in (*PACK_IDS, *EXPANSION_IDS)}
CARDS = [(pack, face.card) for pack in DECKS.values() for face in pack.faces]

# What no text may have: a bracket, brace or mark left over, two blanks, a blank before a sign, a number that stands for
# "all", a word twice.
FAULTS = [
    r"[\[\]{}\ue000-\ue0ff]",
    r"  ",
    r" [,.;:?!](?!\w)",
    r"\b9[789]\b(?! (carte|kaarten|kart|Karten))",
    r"\.\.",
    r",,",
    r"\b(?!(?:je|die|der|das|dat) )([^\W\d]{2,}) \1\b",
]
# English words that none of the other four languages has.
ENGLISH = re.compile(
    r"\b(the|your|you|this|that|card|cards|stable|stables|player|players|with|from|and|unicorn|unicorns|discard|draws?"
    r"|sacrifices?|destroys?|steals?|turn|when|whenever|if|each|another|other|their|which|who|upgrades?|downgrades?"
    r"|instants?|pile|hand's|choose|play|plays|rule|rules|nothing|somebody|not|is|are|has|have|it's|of|to|by)\b",
    re.IGNORECASE,
)
# Words among them that a language has after all.
SHARED = {"it": set(), "nl": {"is", "of", "hand's"}, "pl": {"to", "by"}, "de": {"not"}}


# How a language puts things in quotation marks.
QUOTES = {"en": "“”", "it": "“”", "nl": "“”", "pl": "„”", "de": "„“", PSEUDO: "“”"}


def faults(text: str, lang: str) -> list[str]:
    found = [fault for fault in FAULTS if re.search(fault, text)]
    return found + ([] if balanced(text, lang) else ["unbalanced"])


def balanced(text: str, lang: str) -> bool:
    left, right = QUOTES[lang][0], QUOTES[lang][1]
    strange = set("„“”«»") - {left, right}
    even = text.count("(") == text.count(")") and text.count(left) == text.count(right)
    return even and not strange & set(text)


def english_words(text: str, lang: str) -> list[str]:
    return [word[0] for word in ENGLISH.finditer(text) if word[0].lower() not in SHARED[lang]]


# --- nothing is missing -----------------------------------------------------------------------------------


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", OTHERS)
def test_the_same_messages_as_in_english(lang, file):
    """No key is missing, none is unused; a language may have more nouns and forms than English."""
    english, other = catalogue("en"), catalogue(lang)
    assert other.keys(file) == english.keys(file) or file == "words"
    assert set(other.keys(file)) == set(english.keys(file))
    for key in english.keys(file):
        assert other.has(key) == english.has(key), key
        if file not in ("words", "cards"):
            assert set(other.attributes(key)) == set(english.attributes(key)), key


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_is_well_formed_and_no_key_is_there_twice(lang, file):
    body = parse((FTL / lang / f"{file}.ftl").read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    names = [
        f"{'-' * isinstance(entry, ast.Term)}{entry.id.name}"
        for entry in body
        if isinstance(entry, ast.Message | ast.Term)
    ]
    assert names == list(entries(lang, file)) and len(set(names)) == len(names)


@pytest.mark.parametrize("file", [file for file in FILES if file not in ("words", "cards")])
@pytest.mark.parametrize("lang", OTHERS)
def test_messages_ask_for_nothing_that_english_does_not_have(lang, file):
    """So that code which can say the English message can say all."""
    english, other = catalogue("en"), catalogue(lang)
    for key in english.keys(file):
        for name in (key, *other.attributes(key)):
            if other.has(name) and english.has(name):
                asked = {variable.split("-")[0] for variable in other.variables[name]}
                assert asked <= {variable.split("-")[0] for variable in english.variables[name]} | {"form"}, name


@pytest.mark.parametrize("verb", VERBS.values(), ids=VERBS)
@pytest.mark.parametrize("lang", (*OTHERS, PSEUDO))
def test_every_verb_is_worded_for_every_player_and_number(lang, verb):
    """A word of the engine can't be added without wording in every language."""
    rows = {*itertools.product(PLAYERS.values(), numbers_of(verb), (w.UNICORN_CARD, w.UPGRADE_CARD | w.DOWNGRADE_CARD))}
    rows |= {*itertools.product((w.YOU, w.OTHER), numbers_of(verb), FILTERS.values())}
    for who, n, what in sorted(rows):
        act = full_act(verb, who, n, what)
        each = Act(verb, who=w.EACH, n=n, what=what, chooser=w.EACH) if verb == w.RETURN else act
        for text in (act_text(act, lang=lang), act_text(each, lang=lang), act_text(act, lang=lang, own=True)):
            assert text and not faults(text, lang), text
        for optional in (card(b.enters(b.may(act))), card(b.on_play(a.discard(1, who=a.EACH), act))):
            for text in (card_text(optional, None, lang), short_text(optional, None, lang)):
                assert not faults(text, lang), text
                assert lang == PSEUDO or english_words(text, lang) == [], text


@pytest.mark.parametrize("lang", (*OTHERS, PSEUDO))
def test_every_other_word_of_the_engine_is_worded(lang):
    ends = [Act(w.STEAL, who=w.OTHER, what=w.UNICORN_CARD, until=until) for until in UNTILS.values()]
    ends += [Act(w.DRAW, cond=cond) for cond in CONDITIONS.values()]
    acts = [a.draw(1), a.discard(1, who=a.EACH), a.discard(1, who=a.OTHER), *ends]
    abilities = [
        Ability(when, (act,), on=(w.DESTROY, w.SACRIFICE), what=what, limit=3, may=may)
        for when, act, may, what in itertools.product(WHENS.values(), acts, (False, True), (0, w.UNICORN_CARD))
    ]
    abilities += [b.on_play(a.discard(2), act.joined(join)) for join in JOINS.values() for act in acts]
    statics = [
        Static(word, what=what, value=value)
        for word, what, value in itertools.product(STATICS.values(), FILTERS.values(), (1, 2))
    ]
    statics.append(Static(w.HAND_LIMIT, value=-2))
    parts: list[Ability | Static] = [*abilities, *statics]
    for one in [card(part) for part in parts]:
        for text in (card_text(one, None, lang), short_text(one, None, lang)):
            assert text and not faults(text, lang), text
            assert lang == PSEUDO or english_words(text, lang) == [], text
    assert all(kind_name(kind, lang) for kind in KINDS.values())
    for zone, who, many in itertools.product(ZONES.values(), PLAYERS.values(), (False, True)):
        assert place_name(zone, who, many, lang)
    for verb in VERBS.values():
        key = f"done-{w.VERB_NAMES[verb].replace(' ', '-')}"
        assert catalogue(lang).has(key) == catalogue("en").has(key)


# --- the decks --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_reads_well(lang):
    for pack, one in CARDS:
        text, short = card_text(one, pack, lang), short_text(one, pack, lang)
        assert not faults(text, lang), text
        assert not faults(short, lang), short
        assert text.endswith(".") and not short.endswith(".")
        assert all(sentence[0].isupper() for sentence in re.split(r"(?<=\.) ", text)), text
        assert len(short) <= max(len(text), 30), short
        for part in card_parts(one, pack, lang):
            assert part.when and part.text and all(span.text for span in part.spans)
        if lang != "en":
            assert english_words(text + short, lang) == [], text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_cards_of_one_text_do_the_same(lang):
    """What two English texts tell apart is told apart in every language."""
    english: dict[str, set[str]] = {}
    for pack, one in CARDS:
        english.setdefault(card_text(one, pack, lang), set()).add(card_text(one, pack, "en"))
    assert [texts for texts in english.values() if len(texts) > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_a_text_are_known_for_what_they_are(lang):
    pack = DECKS["base"]
    spans = [span for part in card_parts(pack.face("rhinocorn").card, pack, lang) for span in part.spans]
    last = lang in ("nl", "de")  # behind "you may" these put the verb last
    order = ["kind", "place", "verb"] if last else ["verb", "kind", "place"]
    assert [span.kind for span in spans if span.kind != "text"] == order
    assert {(span.kind, span.ref) for span in spans if span.ref} == {("kind", "unicorn"), ("place", "stable")}
    assert any(span.kind == "verb" and span.text.isupper() for span in spans)
    dark = DECKS["after-dark"]
    spans = [span for part in card_parts(dark.face("big_bear_unicorn").card, dark, lang) for span in part.spans]
    [named] = [span for span in spans if span.kind == "card"]
    assert named.ref == "little_twinklecorn"
    assert dark.title("little_twinklecorn", lang) in named.text
    draws = [span for part in card_parts(pack.face("good_deal").card, pack, lang) for span in part.spans]
    assert "3" in [span.text for span in draws if span.kind == "number"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_decks_read_as_they_did(lang):
    lines = [f"# {catalogue(lang).say(f'option-language-{lang}', {})}"]
    for pack_id, pack in DECKS.items():
        lines.append(f"\n## {pack_id}")
        for face in pack.faces:
            kind = kind_name(face.kind, lang)
            lines.append(f"\n**{pack.title(face.card.id, lang)}** ({kind}, {face.card.id})")
            lines.append(card_text(face.card, pack, lang))
            lines.append(f"*{short_text(face.card, pack, lang)}*")
    spoken = "\n".join(lines) + "\n"
    path = HERE / "snapshots" / f"cards_{lang}.md"
    if os.environ.get("UPDATE_SNAPSHOTS"):
        path.write_text(spoken, encoding="utf-8")
    assert spoken == path.read_text(encoding="utf-8")


# --- numbers ----------------------------------------------------------------------------------------------

NUMBERED = {
    "en": {1: "a card", 2: "2 cards", 5: "5 cards", 12: "12 cards", 22: "22 cards"},
    "it": {2: "2 carte", 5: "5 carte", 12: "12 carte", 22: "22 carte"},
    "nl": {2: "2 kaarten", 5: "5 kaarten", 12: "12 kaarten", 22: "22 kaarten"},
    "pl": {2: "2 karty", 4: "4 karty", 5: "5 kart", 12: "12 kart", 22: "22 karty", 25: "25 kart"},
    "de": {2: "2 Karten", 5: "5 Karten", 12: "12 Karten", 22: "22 Karten"},
}
UNICORNS = {
    "en": {1: "a Unicorn ", 2: "2 Unicorns", 5: "5 Unicorns"},
    "it": {2: "2 Unicorni", 5: "5 Unicorni"},
    "nl": {2: "2 Eenhoorns", 5: "5 Eenhoorns"},
    "pl": {2: "2 jednorożce", 5: "5 jednorożców", 12: "12 jednorożców", 22: "22 jednorożce"},
    "de": {2: "2 Einhörner", 5: "5 Einhörner"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_agrees_with_its_noun(lang):
    for n, phrase in NUMBERED[lang].items():
        assert re.search(rf"\b{phrase}\b", act_text(a.draw(n), lang=lang)), (n, phrase)
        assert re.search(rf"\b{phrase}\b", act_text(a.draw(n, a.EACH), lang=lang)), (n, phrase)
    for n, phrase in UNICORNS[lang].items():
        assert phrase in act_text(a.destroy(a.UNICORN, n), lang=lang), (n, phrase)
        assert phrase in card_text(card(b.enters(b.may(a.destroy(a.UNICORN, n)))), None, lang)


# --- names and rules --------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", OTHERS)
def test_rules_are_all_there_and_in_the_language(lang):
    for english, other in zip(rules("en"), rules(lang), strict=True):
        assert english.id == other.id
        for text in (other.title, other.says, other.example):
            assert text and not faults(text, lang), (other.id, text)
            assert english_words(re.sub(r"\([^)]*\b(R|Q)-\d+[^)]*\)|[a-z]+_[a-z_]+", "", text), lang) == [], (
                other.id,
                text,
            )


@pytest.mark.parametrize("file", ["table", "terminal", "command", "options", "errors", "help"])
@pytest.mark.parametrize("lang", OTHERS)
def test_nothing_is_english_by_mistake(lang, file):
    texts = Texts()
    texts.visit(parse((FTL / lang / f"{file}.ftl").read_text(encoding="utf-8")))
    # Files have English words in them, so of those only such as never stand alone in an example.
    words = {"the", "your", "you", "this", "from", "and", "are", "has", "have", "which", "with"}
    for text in texts.found:
        assert "[" not in text  # only card texts have a short form
        quoted = re.sub(r"“[^”]*”|„[^”“]*[”“]|`[^`]*`|\"[^\"]*\"|--?\w+|\b\w+_\w+\b|\w+=\w+|\w+/\w+", "", text)
        found = english_words(quoted.replace("Unstable Unicorns", ""), lang)
        assert [word for word in found if file != "errors" or word in words] == [], text
