"""The English card text: nothing without wording, no bad grammar, and the whole base deck as it reads.

After a wanted change of the wording: UPDATE_SNAPSHOTS=1 pytest tests/wording, and read the diff.
"""

import itertools
import os
import re
from pathlib import Path

import pytest

from stablemates.cards import base
from stablemates.cards import build as b
from stablemates.engine import words as w
from stablemates.engine.tree import Ability, Act, Card, Static
from stablemates.wording import (
    act_text,
    card_parts,
    card_text,
    english,
    filter_name,
    kind_name,
    place_name,
    plan,
    short_text,
)

HERE = Path(__file__).parent


def words_of(heading: str) -> dict[str, int]:
    """The constants of one paragraph of words.py, so that a new word can't be forgotten here."""
    source = (Path(w.__file__).parent / "words.py").read_text(encoding="utf-8")
    [paragraph] = [part for part in source.split("\n\n") if part.lstrip().startswith(f"# {heading}")]
    names = re.findall(r"^([A-Z_]+): Final = ", paragraph, re.MULTILINE)
    assert names
    found = {name: getattr(w, name) for name in names}
    return {name: value for name, value in found.items() if isinstance(value, int)}


VERBS = words_of("Verbs")
PLAYERS = words_of("Whom an act is about")
WHENS = words_of("When an ability speaks")
STATICS = words_of("Static words")
JOINS = words_of("Joins between acts")
UNTILS = words_of("Until when")
ZONES = words_of("Zones")
KINDS = words_of("Kinds of card")
FILTERS = words_of("Traits")

# A bracket, brace or double space left over; a wrong article; a number or "all" before a singular; a plural
# after "a"; a verb that does not agree with its subject.
NAMES = r"(card|(Baby |Basic |Magical )?Unicorn|Upgrade|Downgrade|Instant|Magic card)"
FAULTS = [
    r"[\[\]{}]",
    r"  ",
    r" [,.;:]",
    r"\ba (Upgrade|Instant|[aeio])",
    r"\ban (Unicorn|[^AEIOUaeiou])",
    rf"\b(all|\d+) {NAMES}\b(?! cards)",
    rf"\b(a|an|another|no|1) ({NAMES}s|\w+ cards)\b",
    r"(?<!make )\b(another|each|each other|that) player (draw|discard|sacrifice|skip)\b",
    r"(make|may) \S+ player (draws|discards|sacrifices|skips)\b",
    r"\byou (draws|discards|sacrifices|skips)\b",
]


def faults(text: str) -> list[str]:
    return [fault for fault in FAULTS if re.search(fault, text)]


def card(*parts: Ability | Static, kind: int = w.MAGICAL) -> Card:
    abilities = tuple(part for part in parts if isinstance(part, Ability))
    statics = tuple(part for part in parts if isinstance(part, Static))
    return Card("test", "Test", kind, 1, abilities, statics)


def full_act(verb: int, who: int = w.OTHER, n: int = 1, what: int = w.UNICORN_CARD) -> Act:
    options = (b.draw(1), b.discard(1))
    return Act(verb, who=who, n=n, what=what, zones=(w.HAND, w.DISCARD_PILE), options=options)


# --- nothing without wording --------------------------------------------------------------------------------


@pytest.mark.parametrize("verb", VERBS.values(), ids=VERBS)
@pytest.mark.parametrize("who", PLAYERS.values(), ids=PLAYERS)
def test_every_verb_is_worded_for_every_player_and_number(verb, who):
    for n, what in itertools.product((1, 2, w.ALL), FILTERS.values()):
        act = full_act(verb, who, n, what)
        assert act_text(act)
        assert not faults(act_text(act)), act_text(act)
        optional = card_text(card(b.enters(b.may(act))))
        assert not faults(optional), optional


@pytest.mark.parametrize("who", PLAYERS.values(), ids=PLAYERS)
def test_every_player_is_worded(who):
    assert english.PLAYERS[who].person
    assert place_name(w.STABLE, who)


@pytest.mark.parametrize("when", WHENS.values(), ids=WHENS)
def test_every_trigger_is_worded(when):
    ability = Ability(when, (b.draw(1),), on=(w.DESTROY,), what=w.UNICORN_CARD, limit=3)
    for text in (card_text(card(ability)), short_text(card(ability))):
        assert "draw a card" in text.lower()
        assert not faults(text), text


@pytest.mark.parametrize("join", JOINS.values(), ids=JOINS)
def test_every_join_is_worded(join):
    text = card_text(card(b.on_play(b.discard(2), b.draw(1).joined(join))))
    assert text.startswith("Discard 2 cards")
    assert text.endswith("draw a card.")


@pytest.mark.parametrize("until", UNTILS.values(), ids=UNTILS)
def test_every_time_to_stay_is_worded(until):
    text = act_text(Act(w.STEAL, who=w.OTHER, what=w.UNICORN_CARD, until=until))
    assert text.startswith("steal a Unicorn from another player's stable")
    assert (until == w.FOR_GOOD) == text.endswith("stable")


@pytest.mark.parametrize("word", STATICS.values(), ids=STATICS)
def test_every_static_word_is_worded(word):
    for text in (card_text(card(Static(word, what=w.MAGIC_CARD, value=1))), short_text(card(Static(word)))):
        assert text
        assert not faults(text), text


def test_every_kind_zone_and_filter_has_a_name():
    assert [bool(kind_name(kind)) for kind in KINDS.values()] == [True] * len(KINDS)
    assert all(place_name(zone) for zone in ZONES.values())
    assert all(filter_name(mask) for mask in FILTERS.values())


def test_every_row_of_the_tables_can_be_reached():
    verbs = {plan.verb_key(verb) for verb in VERBS.values()}
    assert {key.split(".")[0] for key in english.ACTS} == verbs
    triggers = {*plan.WHEN_KEYS.values(), *plan.JOIN_KEYS.values()}
    assert {key.split(".")[0] for key in english.TRIGGERS} == triggers
    facts = {*plan.STATIC_KEYS.values(), "answer", "no-effect"}
    assert {key.split(".")[0] for key in english.FACTS} == facts
    assert set(english.EVENTS) <= verbs


# --- grammar ------------------------------------------------------------------------------------------------


def test_filters_are_named_with_number_and_article():
    assert filter_name(w.UNICORN_CARD) == "a Unicorn"
    assert filter_name(w.UNICORN_CARD, 2, w.HAND) == "2 Unicorn cards"
    assert filter_name(w.UPGRADE_CARD | w.DOWNGRADE_CARD) == "an Upgrade or Downgrade"
    assert filter_name(w.UPGRADE_CARD | w.DOWNGRADE_CARD, w.ALL) == "all Upgrades and Downgrades"
    assert filter_name(w.STAYS_CARD, 3) == "3 Unicorns, Upgrades or Downgrades"
    assert filter_name(0) == "a card"


def test_an_act_by_itself_is_a_command():
    assert act_text(b.destroy(b.UNICORN)) == "destroy a Unicorn in another player's stable"
    assert act_text(b.destroy(b.ANY, 2)) == "destroy 2 cards in other players' stables"
    assert act_text(b.discard(1, who=w.EACH_OTHER)) == "each other player discards a card from their hand"
    assert act_text(Act(w.MOVE, this=True, dest=w.OTHER)) == "move this card to another player's stable"


def test_another_player_is_made_to_act_by_an_optional_effect():
    text = card_text(card(b.enters(b.may(b.draw(1), b.discard(2, who=b.OTHER)))))
    assert text == (
        "When this card enters your stable, you may draw a card and make another player discard 2 cards"
        " from their hand."
    )


def test_another_player_is_made_to_act_by_an_option_of_an_optional_effect():
    options = b.choose_one(b.draw(1), b.discard(1, who=b.OTHER))
    optional = card_text(card(b.at_beginning(b.may(options))))
    assert optional.endswith("you may either draw a card or make another player discard a card from their hand.")
    assert act_text(options).endswith("or another player discards a card from their hand")


def test_you_are_named_behind_another_player():
    text = card_text(card(b.on_play(b.discard(1, who=b.EACH), b.draw(1))))
    assert text == "Each player discards a card from their hand, and you draw a card."


def test_an_and_behind_a_then_stays_in_its_sentence():
    text = card_text(card(b.on_play(b.discard(1), b.then(b.draw(1)), b.extra_turn())))
    assert text.endswith(" If that is done, draw a card and take another turn after this one.")


def test_a_card_that_stands_in_for_others_leaves_itself_out_only_if_it_is_one_of_them():
    stand_in = b.instead_of(b.DESTROYED, b.UNICORN, b.may(b.sacrifice(b.SELF)))
    assert "another Unicorn in your stable" in card_text(card(stand_in))
    assert "Whenever a Unicorn in your stable would" in card_text(card(stand_in, kind=w.UPGRADE))


def test_a_card_sacrificed_to_its_own_effect_is_not_brought_back_by_it():
    bring = b.then(b.bring(b.UNICORN, b.DISCARD_PILE))
    assert "other than this one" in card_text(card(b.enters(b.sacrifice(b.SELF), bring)))
    assert "other than this one" not in card_text(card(b.enters(b.discard(1), bring)))


def test_parts_keep_a_then_with_its_trigger():
    flyer = card(b.enters(b.may(b.discard(1), b.then(b.draw(1)))), b.FLIES_HOME)
    assert [part for part, _ in card_parts(flyer)] == ["enter", "static"]
    assert " ".join(text for _, text in card_parts(flyer)) == card_text(flyer)


# --- the deck -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("one", base.CARDS, ids=lambda one: one.id)
def test_a_card_of_the_base_deck_reads_well(one):
    text, short = card_text(one), short_text(one)
    assert re.fullmatch(r"[A-Z].*\.", text)
    assert all(sentence[0].isupper() for sentence in re.split(r"(?<=\.) ", text))
    assert not faults(text), text
    assert not faults(short), short
    assert len(short) <= min(len(text), 110), short


@pytest.mark.parametrize(("name", "speak"), [("english_cards.txt", card_text), ("english_short.txt", short_text)])
def test_the_base_deck_reads_as_it_did(name, speak):
    spoken = "".join(f"{one.id}: {speak(one)}\n" for one in base.CARDS)
    path = HERE / name
    if os.environ.get("UPDATE_SNAPSHOTS"):
        path.write_text(spoken, encoding="utf-8")
    assert spoken == path.read_text(encoding="utf-8")
