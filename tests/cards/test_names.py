"""Names of cards in five languages: every card has one, printed ones as the rulebooks have them, no two alike."""

from pathlib import Path

import pytest
import yaml

from stablemates.cards.names import TRANSLATED as LANGUAGES
from stablemates.cards.names import tables
from stablemates.cards.packs import EXPANSION_IDS, PACK_IDS, load_pack, rename
from stablemates.engine import words as w
from stablemates.wording.catalogue import catalogue

PRINTED = yaml.safe_load((Path(__file__).parents[1] / "data" / "printed_names.yaml").read_text(encoding="utf-8"))
DECKS = [load_pack(pack_id) for pack_id in (*PACK_IDS, *EXPANSION_IDS)]
# What stands for Neigh and Narwhal in titles; cards ask for it, and the texts say it.
TITLE_WORDS = {
    "it": ("mahiii", "narval"),
    "nl": ("stop", "narwal"),
    "pl": ("rzenie", "narwal"),
    "de": ("neiiihn", "narwal"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_one_name(lang):
    printed, ours = tables(lang)["printed"], tables(lang)["ours"]
    assert set(tables(lang)) == {"printed", "ours"}
    assert not set(printed) & set(ours)
    assert set(printed) | set(ours) == {face.card.id for pack in DECKS for face in pack.faces}
    for name in [*printed.values(), *ours.values()]:
        assert name == name.strip() and 2 <= len(name) <= 40, name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_printed_names_are_those_of_the_rulebooks(lang):
    assert tables(lang)["printed"] == PRINTED.get(lang, {})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cards_of_a_deck_are_called_the_same(lang):
    for pack in DECKS:
        names = [pack.title(face.card.id, lang) for face in pack.faces]
        assert len({name.casefold() for name in names}) == len(names)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", range(len(w.TITLE_WORDS)), ids=w.TITLE_WORDS)
def test_title_words_stand_in_the_titles_and_nowhere_else(lang, number):
    """A card that asks for Neigh in a name finds the same cards in every language (U-012)."""
    word = TITLE_WORDS[lang][number]
    for pack in DECKS:
        for face in pack.faces:
            has = bool(face.traits & (w.NEIGH_CARD << number))
            assert (word in pack.title(face.card.id, lang).casefold()) == has, face.card.id
    said = catalogue(lang).say(f"noun-{w.TITLE_WORDS[number]}", {"form": "", "n": 1})
    assert word in said.casefold()


def test_a_neighbour_is_no_neigh():
    dark = load_pack("after-dark")
    assert not dark.face("neighbours_baby_unicorn").traits & w.NEIGH_CARD
    assert dark.face("neigh_darling").traits & w.NEIGH_CARD


def test_a_table_can_be_read_in_any_language():
    """The table's language is for the letters; a reader may have the cards in another one, also in English."""
    italian = load_pack("base").speaking("it")
    assert italian.face("neigh").card.name == italian.title("neigh") == italian.title("neigh", "it") == "Mahiii!"
    assert italian.title("neigh", "en") == "Neigh"
    assert italian.title("neigh", "pl") == "RzeNIE"


def test_a_names_file_wins():
    pack = rename(load_pack("base"), {"neigh": {"it": "Nitrito", "en": "Nay"}})
    assert pack.title("neigh", "it") == pack.speaking("it").title("neigh") == "Nitrito"
    assert pack.title("neigh", "en") == pack.speaking("it").title("neigh", "en") == "Nay"
    assert pack.title("neigh", "pl") == "RzeNIE"
    assert pack.title("yay", "it") == "Evvahiii!"
