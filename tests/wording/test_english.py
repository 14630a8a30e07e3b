"""The English card text: nothing without wording, no bad grammar. All languages: test_languages.py."""

import itertools
import re

import pytest

from stablemates.cards import acts as a
from stablemates.cards import build as b
from stablemates.cards.packs import all_packs
from stablemates.engine import words as w
from stablemates.engine.tree import Ability, Act, Card, Static
from stablemates.wording.cards import act_text, card_parts, card_text, filter_name, kind_name, place_name, short_text
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

PACKS = all_packs()
CARDS = [(pack_id, face.card) for pack_id, pack in PACKS.items() for face in pack.faces]


def fields_of(record):
    """The fields of a record of the tree; a compiled class has no __slots__ to ask."""
    return {name for name in dir(record) if not name.startswith("_") and not callable(getattr(record, name))}


# A bracket, brace or double space left over; a wrong article; a number or "all" before a singular; a plural
# after "a"; a verb that does not agree with its subject.
NAMES = r"(card|(Baby |Basic |Magical )?Unicorn|Upgrade|Downgrade|Instant|Magic card)"
FAULTS = [
    r"[\[\]{}]",
    r"  ",
    r" [,.;:]",
    r"\ba (Upgrade|Instant|[aeio])",
    r"\ban (Unicorn|[^AEIOUaeiou])",
    rf"\b(?!1 )(all|\d+) {NAMES}\b(?! cards)",
    rf"\b(a|an|another|no|1) ({NAMES}s|\w+ cards)\b",
    r"(?<!make )\b(another|each|each other|that) player (DRAW|DISCARD|SACRIFICE|skip|return)\b",
    r"(make|may) \S+ player (DRAWS|DISCARDS|SACRIFICES|skips|returns)\b",
    r"\byou (DRAWS|DISCARDS|SACRIFICES|skips|returns)\b",
    r"\b9[789]\b",
]


def faults(text: str) -> list[str]:
    return [fault for fault in FAULTS if re.search(fault, text)]


# --- nothing without wording --------------------------------------------------------------------------------


@pytest.mark.parametrize("verb", VERBS.values(), ids=VERBS)
@pytest.mark.parametrize("who", PLAYERS.values(), ids=PLAYERS)
def test_every_verb_is_worded_for_every_player_and_number(verb, who):
    for n, what in itertools.product(numbers_of(verb), FILTERS.values()):
        act = full_act(verb, who, n, what)
        assert act_text(act)
        assert not faults(act_text(act)), act_text(act)
        optional = card_text(card(b.enters(b.may(act))))
        assert not faults(optional), optional


@pytest.mark.parametrize("who", PLAYERS.values(), ids=PLAYERS)
def test_every_player_is_worded(who):
    assert place_name(w.STABLE, who)
    assert place_name(w.HAND, who)


@pytest.mark.parametrize("when", WHENS.values(), ids=WHENS)
def test_every_trigger_is_worded(when):
    ability = Ability(when, (a.draw(1),), on=(w.DESTROY,), what=w.UNICORN_CARD, limit=3)
    for text in (card_text(card(ability)), short_text(card(ability))):
        assert "DRAW a card" in text
        assert not faults(text), text


@pytest.mark.parametrize("join", JOINS.values(), ids=JOINS)
def test_every_join_is_worded(join):
    text = card_text(card(b.on_play(a.discard(2), a.draw(1).joined(join))))
    assert text.startswith("DISCARD 2 cards")
    assert text.endswith("DRAW a card.")


@pytest.mark.parametrize("until", UNTILS.values(), ids=UNTILS)
def test_every_time_to_stay_is_worded(until):
    text = act_text(Act(w.STEAL, who=w.OTHER, what=w.UNICORN_CARD, until=until))
    assert text.startswith("STEAL a Unicorn from another player's stable")
    assert (until == w.FOR_GOOD) == text.endswith("player's stable")


@pytest.mark.parametrize("cond", CONDITIONS.values(), ids=CONDITIONS)
def test_every_condition_is_worded(cond):
    assert " if you " in act_text(Act(w.DRAW, cond=cond))


@pytest.mark.parametrize("word", STATICS.values(), ids=STATICS)
def test_every_static_word_is_worded(word):
    for value in (1, 2, -2):
        one = card(Static(word, what=w.MAGIC_CARD, value=abs(value) if word != w.HAND_LIMIT else value))
        for text in (card_text(one), short_text(one)):
            assert text
            assert "-" not in text
            assert not faults(text), text


# Acts that differ in one field. "join" makes sentences of acts; "need" is about what may be played at all,
# which the rules tell.
FIELDS = [
    ("verb", a.steal(a.UNICORN), a.destroy(a.UNICORN)),
    ("who", a.discard(1), a.discard(1, who=a.EACH)),
    ("what", a.steal(a.UNICORN), a.steal(a.UPGRADE)),
    ("n", a.draw(1), a.draw(2)),
    ("zone", a.bring(a.UPGRADE, a.HAND), a.bring(a.UPGRADE, a.DISCARD_PILE)),
    ("dest", a.bring(a.BABY, a.NURSERY), a.bring(a.BABY, a.NURSERY, to=a.THAT)),
    ("this", a.move(a.ANY, a.YOU, a.OTHER), a.move(a.SELF, a.YOU, a.OTHER)),
    ("take", a.look_at_top(3, take=0), a.look_at_top(3, take=1)),
    ("zones", a.shuffle_in(a.HAND), a.shuffle_in(a.DISCARD_PILE)),
    ("until", a.steal(a.UNICORN), a.steal(a.UNICORN, until=a.THIS_TURN)),
    ("chooser", a.return_to_hand(a.ANY, of=a.EACH), a.each_returns(a.ANY)),
    ("named", a.search_deck(a.UNICORN), a.search_deck(a.UNICORN, "rhinocorn")),
    ("cond", Act(w.BRING, this=True, zone=w.DISCARD_PILE), a.bring_this_back()),
    ("options", a.choose_one(a.draw(1), a.discard(1)), a.choose_one(a.draw(2), a.discard(1))),
]


@pytest.mark.parametrize(("field", "plain", "special"), FIELDS, ids=lambda one: one if isinstance(one, str) else "")
def test_every_field_of_an_act_is_told(field, plain, special):
    assert getattr(plain, field) != getattr(special, field)
    assert act_text(plain) != act_text(special)


def test_no_field_of_an_act_is_forgotten():
    assert {field for field, *_ in FIELDS} == fields_of(Act) - {"join", "need"}


def test_every_kind_zone_and_filter_has_a_name():
    assert [bool(kind_name(kind)) for kind in KINDS.values()] == [True] * len(KINDS)
    assert all(place_name(zone) for zone in ZONES.values())
    assert all(filter_name(mask) for mask in FILTERS.values())


# --- grammar ------------------------------------------------------------------------------------------------


def test_filters_are_named_with_number_and_article():
    assert filter_name(w.UNICORN_CARD) == "a Unicorn"
    assert filter_name(w.UNICORN_CARD, 2, w.HAND) == "2 Unicorn cards"
    assert filter_name(w.UPGRADE_CARD | w.DOWNGRADE_CARD) == "an Upgrade or a Downgrade"
    assert filter_name(w.UPGRADE_CARD | w.DOWNGRADE_CARD, w.ALL) == "all Upgrades and Downgrades"
    assert filter_name(w.STAYS_CARD, 3) == "3 Unicorns, Upgrades or Downgrades"
    assert filter_name(0) == "a card"


def test_an_act_by_itself_is_a_command():
    assert act_text(a.destroy(a.UNICORN)) == "DESTROY a Unicorn in another player's stable"
    assert act_text(a.destroy(a.ANY, 2)) == "DESTROY 2 cards in other players' stables"
    assert act_text(a.discard(1, who=w.EACH_OTHER)) == "each other player DISCARDS a card from their hand"
    assert act_text(Act(w.MOVE, this=True, dest=w.OTHER)) == "move this card to another player's stable"


def test_another_player_is_made_to_act_by_an_optional_effect():
    text = card_text(card(b.enters(b.may(a.draw(1), a.discard(2, who=a.OTHER)))))
    assert text == (
        "As this card enters your stable, you may DRAW a card and make another player DISCARD 2 cards from their hand."
    )


def test_another_player_is_made_to_act_by_an_option_of_an_optional_effect():
    options = a.choose_one(a.draw(1), a.discard(1, who=a.OTHER))
    optional = card_text(card(b.at_beginning(b.may(options))))
    assert optional.endswith("you may either DRAW a card or make another player DISCARD a card from their hand.")
    assert act_text(options).endswith("or another player DISCARDS a card from their hand")


def test_you_are_named_behind_another_player():
    text = card_text(card(b.on_play(a.discard(1, who=a.EACH), a.draw(1))))
    assert text == "Each player DISCARDS a card from their hand, and you DRAW a card."


def test_players_who_go_on_are_named_once():
    both = a.discard(a.ALL, who=a.EACH), a.draw(a.AS_MANY, a.EACH)
    assert card_text(card(b.on_play(*both))) == (
        "Each player DISCARDS all cards from their hand and DRAWS as many cards."
    )
    assert card_text(card(b.enters(b.may(*both)))).endswith(
        "you may make each player DISCARD all cards from their hand and DRAW as many cards."
    )
    text = card_text(card(b.on_play(a.sacrifice(a.ANY, who=a.EACH), a.shuffle_in(a.DISCARD_PILE), a.draw(5, a.EACH))))
    assert text.endswith("stable, you shuffle the discard pile into the deck, and each player DRAWS 5 cards.")
    two = card_text(card(b.on_play(a.discard(1, who=a.OTHER), a.draw(1, a.OTHER))))
    assert two.count("nother player") == 2


def test_what_is_owed_is_told_where_it_goes_back():
    took = b.enters(a.steal(a.BABY, until=a.WHILE_HERE))
    assert card_text(card(took)).endswith("stable until this card leaves your stable.")
    text = card_text(card(took, b.when_left(a.give_back())))
    assert text.count("leaves your stable") == 1
    assert "put that Baby Unicorn back into the stable it came from" in text
    assert "it or this card" in card_text(card(took, b.at_end(a.give_back())))


def test_a_player_who_is_to_choose_is_not_named_again():
    options = a.discard(3, who=a.THAT), a.sacrifice(a.UNICORN, who=a.THAT)
    assert act_text(a.any_player_chooses(*options)).endswith(
        ": DISCARD 3 cards from their hand or SACRIFICE a Unicorn in their stable"
    )
    assert act_text(options[0], own=True) == "DISCARD 3 cards from your hand"


def test_a_move_of_any_card_away_says_that_it_does_not_come_to_you():
    assert act_text(a.move(a.UNICORN, a.ANYBODY, a.OTHER)).endswith("to another stable, but not to yours")
    assert act_text(a.move(a.UNICORN, a.YOU, a.OTHER)).endswith("to another player's stable")


def test_all_cards_of_another_player_lie_in_one_stable():
    assert act_text(a.destroy(a.UPGRADE, a.ALL)) == "DESTROY all Upgrades in another player's stable"
    assert act_text(a.destroy(a.UPGRADE, 2)) == "DESTROY 2 Upgrades in other players' stables"


def test_a_baby_is_returned_to_the_nursery():
    assert act_text(a.each_returns(a.BABY)) == "each player returns a Baby Unicorn from their stable to the nursery"
    assert act_text(a.each_returns(a.ANY)) == "each player returns a card from their stable to their hand"


def test_a_card_is_named_as_the_pack_names_it():
    search = a.search_deck(a.UNICORN, "shark_with_a_horn")
    assert "for Shark With A Horn," in act_text(search)
    assert "for Shark With a Horn," in act_text(search, PACKS["base"])


def test_an_and_behind_a_then_stays_in_its_sentence():
    text = card_text(card(b.on_play(a.discard(1), a.then(a.draw(1)), a.extra_turn())))
    assert text.endswith(" If that is done, DRAW a card and take another turn after this one.")


def test_a_card_that_stands_in_for_others_leaves_itself_out_only_if_it_is_one_of_them():
    stand_in = b.instead_of(b.DESTROYED, a.UNICORN, b.may(a.sacrifice(a.SELF)))
    assert "another Unicorn in your stable" in card_text(card(stand_in))
    assert "Whenever a Unicorn in your stable would" in card_text(card(stand_in, kind=w.UPGRADE))


def test_a_card_sacrificed_to_its_own_effect_is_not_brought_back_by_it():
    bring = a.then(a.bring(a.UNICORN, a.DISCARD_PILE))
    assert "other than this one" in card_text(card(b.enters(a.sacrifice(a.SELF), bring)))
    assert "other than this one" not in card_text(card(b.enters(a.discard(1), bring)))


def test_parts_keep_a_then_with_its_trigger():
    flyer = card(b.enters(b.may(a.discard(1), a.then(a.draw(1)))), b.FLIES_HOME)
    assert [part.when for part in card_parts(flyer)] == ["enter", "static"]
    assert " ".join(part.text for part in card_parts(flyer)) == card_text(flyer)


# --- the decks ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("pack_id", "one"), CARDS, ids=lambda one: one.id if isinstance(one, Card) else one)
def test_a_card_reads_well(pack_id, one):
    text, short = card_text(one, PACKS[pack_id]), short_text(one, PACKS[pack_id])
    assert re.fullmatch(r"[A-Z].*\.", text)
    assert all(sentence[0].isupper() for sentence in re.split(r"(?<=\.) ", text))
    assert not faults(text), text
    assert not faults(short), short
    assert len(short) <= min(len(text), 135), short


def test_two_cards_of_one_text_do_the_same():
    trees: dict[tuple[int, str], set[str]] = {}
    for pack_id, one in CARDS:
        parts: list[Ability | Static] = [*one.abilities, *one.statics]
        tree = repr([slots(part) for part in parts])
        trees.setdefault((one.kind, card_text(one, PACKS[pack_id])), set()).add(tree)
    assert [text for (_, text), found in trees.items() if len(found) > 1] == []


def slots(part: Act | Ability | Static) -> list[object]:
    """A part of a tree as a list that can be compared, without what is not told."""
    fields = [getattr(part, field) for field in sorted(fields_of(type(part))) if field != "need"]
    return [[slots(act) for act in field] if has_acts(field) else field for field in fields]


def has_acts(field: object) -> bool:
    return isinstance(field, tuple) and any(isinstance(act, Act) for act in field)
