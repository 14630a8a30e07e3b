"""Packs of odd cards, made at random from the words of the grammar and played to the end.

A card that the check lets through must be playable: no crash, no endless game, no card lost, and words for all of it.
It makes the same packs each time. To look further:

    STABLEMATES_EXAMPLES=5000 pytest tests/cards/test_pack_fuzz.py
"""

import json
import os
from typing import Any

import pytest

from stablemates.cards import grammar as g
from stablemates.cards.pack_file import read_pack
from stablemates.cards.pack_reader import PackError
from stablemates.cards.packs import PACK_IDS, join, load_pack
from stablemates.engine.game import Game
from stablemates.engine.options import PROFILES
from stablemates.engine.pack import Pack
from stablemates.engine.setup import Position
from stablemates.engine.state import NO_ANSWER
from stablemates.wording import card_text, short_text
from stablemates.wording.asking import choice_text, prompt_text
from stablemates.wording.messages import outcome_text, why_not_text
from stablemates.wording.telling import story
from tests.cards.making import Data, pack_of, upgrade, when
from tests.engine.table import Dice, check_cards, check_question, everything, random_options, roll

PACKS = 98 + int(os.environ.get("STABLEMATES_EXAMPLES", "0"))
CARDS_IN_A_PACK = 30
ANSWERS_AT_MOST = 20_000

# Each card is made around one word, so that no word is left out.
WORDS = [
    *(("verb", word) for word in g.ACT_FIELDS),
    *(("when", word) for word in g.ABILITY_FIELDS),
    *(("static", word) for word in g.STATIC_FIELDS),
]
LYING = [word for word in g.ABILITY_FIELDS if word not in ("play", "answer")]
PLAIN = [word for word in g.ABILITY_FIELDS if word not in ("crowded", "none_here", "each_turn", "instead")]
AS_MANY: list[Data] = [
    {"do": "draw"},
    {"do": "draw", "who": "each"},
    {"do": "bring", "what": "baby", "zone": "nursery"},
    {"do": "bring", "what": "baby", "zone": "nursery", "dest": "that"},
]
SELDOM = {"this": 4, "need": 6, "cond": 6, "until": 2, "named": 6, "n": 2, "chooser": 3}  # once in so many


# --- random cards ---------------------------------------------------------------------------------------------------


def a_filter(dice: Dice) -> str | list[str]:
    words = list(g.FILTERS)
    return dice.pick(words) if dice.below(4) else [words[0 + dice.below(5)], words[5 + dice.below(6)]]


def a_value(dice: Dice, field: g.Field) -> Any:
    if field.kind == "filter":
        return a_filter(dice)
    if field.kind == "flag":
        return dice.below(2) == 0
    if field.kind == "id":
        return dice.pick(["neigh", "odd_1", "a_card_of_another_pack"])
    if field.kind == "acts":
        return [an_act(dice, dice.pick(list(g.ACT_FIELDS)), 0) for _ in range(2 + dice.below(3))]
    if field.kind == "zones":
        return list(field.words[dice.below(2) :])
    if field.kind == "number":
        return field.low + dice.below(field.high - field.low + 1)
    if field.kind == "count" and not (field.words and dice.below(3) == 0):
        return field.low + dice.below(3)
    return dice.pick(field.words)


def an_act(dice: Dice, verb: str, place: int) -> Data:
    act: Data = {"do": verb}
    for name, field in g.ACT_FIELDS[verb].items():
        seldom = SELDOM.get(name)
        if field.needed or (dice.below(seldom) == 0 if seldom else dice.below(8) > 0):
            act[name] = a_value(dice, field)
    if place and dice.below(2):
        act["join"] = dice.pick(list(g.JOINS))
    return act


def an_ability(dice: Dice, when: str, verb: str) -> Data:
    """Up to three acts, one of them with this verb; the whens that know only one act have that one."""
    ability: Data = {"when": when}
    for name, field in g.ABILITY_FIELDS[when].items():
        if field.needed or dice.below(6):
            ability[name] = a_value(dice, field)
    gone = {"do": "sacrifice", "this": True}
    if when == "crowded":
        return {**ability, "what": "unicorn", "do": [{"do": "sacrifice", "what": dice.pick(["unicorn", "basic"])}]}
    if when == "none_here":
        return {**ability, "do": [gone]}
    if when == "each_turn":
        return {**ability, "do": [{"do": "move", "this": True, "dest": "that"}]}
    if when == "instead":
        return {**ability, "may": True, "do": [dice.pick([gone, {"do": "discard", "what": "any"}])]}
    verbs = [dice.pick(list(g.ACT_FIELDS)) for _ in range(1 + dice.below(3))]
    verbs[dice.below(len(verbs))] = verb or verbs[0]
    acts = [an_act(dice, verb, place) for place, verb in enumerate(verbs)]
    if dice.below(3) == 0:
        opening = an_opening(dice)
        if opening.get("n") == "all" and not verb:
            acts = [{**dice.pick(AS_MANY), "n": "as_many"}, *acts]
        acts = [opening, {**acts[0], "join": dice.pick(list(g.JOINS))}, *acts[1:]]
    return {**ability, "may": dice.below(2) == 0, "do": acts}


def an_opening(dice: Dice) -> Data:
    """An act after which others can be about "that" player, or about "as many" cards."""
    who = dice.pick(["you", "other", "any", "each"])
    discard = {"do": "discard", "what": "any", "n": dice.pick([1, 2, "all"]), "who": who}
    shrink = {"do": "shrink", "what": dice.pick(["unicorn", "upgrade"]), "n": "all", "who": "any"}
    move = {"do": "move", "what": a_filter(dice), "who": dice.pick(["you", "any"]), "dest": "other"}
    back = {"do": "return", "what": a_filter(dice), "who": dice.pick(["other", "any"])}
    opening: Data = dice.pick([discard, discard, shrink, move, back])
    return opening


def a_static(dice: Dice, word: str) -> Data:
    return {"static": word, **{name: a_value(dice, field) for name, field in g.STATIC_FIELDS[word].items()}}


def some_card(dice: Dice, number: int, verb: str = "", when: str = "", static: str = "") -> Data:
    """A card around a word; it may make no sense."""
    if verb == "give_back":  # comes with what is taken
        verb = dice.pick(["steal", "move"])
    when = when or (dice.pick(PLAIN) if verb else dice.pick(["", dice.pick(LYING)]))
    kind = {"play": "magic", "answer": "instant"}.get(when) or dice.pick(["magical", "upgrade", "downgrade", "baby"])
    abilities = [an_ability(dice, when, verb)] if when else []
    while kind != "instant" and dice.below(3) == 0:
        abilities.append(an_ability(dice, "play" if kind == "magic" else dice.pick(LYING), ""))
    for until, back in (("this_turn", "end"), ("while_here", "left")):
        if f'"{until}"' in json.dumps(abilities):
            abilities.append({"when": back, "do": [{"do": "give_back"}]})
    statics = [
        a_static(dice, word)
        for word in (static, dice.pick(list(g.STATIC_FIELDS)) if dice.below(6) == 0 else "")
        if word
    ]
    if kind == "baby" and static != "goes_home":
        statics.append({"static": "goes_home", "value": "nursery"})
    words = [dice.pick(list(g.TITLE_WORDS))] if dice.below(4) == 0 else []
    head = {"id": f"odd_{number}", "name": f"Odd Card {number}", "kind": kind, "copies": 1 + dice.below(3)}
    return {**head, "words": words, "abilities": abilities, "statics": statics}


def odd_card(dice: Dice, number: int, kind: str, word: str) -> Data:
    """The first card around this word that the check lets through."""
    for _ in range(5000):
        data = some_card(dice, number, **{kind: word})
        try:
            read_pack(json.dumps(pack_of(data)), "odd")
        except PackError:
            continue
        return data
    raise AssertionError(f"no card with the {kind} {word} is ever let through")


def odd_cards(seed: int) -> list[Data]:
    """The cards of a pack: each word of the grammar has its turn, seed by seed."""
    dice = Dice(seed)
    chosen = [WORDS[(seed * CARDS_IN_A_PACK + number) % len(WORDS)] for number in range(CARDS_IN_A_PACK)]
    return [odd_card(dice, number, kind, word) for number, (kind, word) in enumerate(chosen)]


def odd_deck(seed: int) -> tuple[list[Data], Pack]:
    cards = odd_cards(seed)
    odd = read_pack(json.dumps(pack_of(*cards, id=f"odd-{seed}")), "odd")
    return cards, join([load_pack(PACK_IDS[seed % len(PACK_IDS)]), odd])


# --- played to the end ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(PACKS))
def test_a_pack_of_odd_cards_can_be_played(seed):
    cards, pack = odd_deck(seed)
    for data in cards:
        face = pack.face(data["id"])
        for text in (card_text(face.card, pack), short_text(face.card, pack)):
            assert text and "{" not in text, text
    dice = Dice(seed)
    seats = 2 + seed % 7
    _, options = random_options(dice, seats)
    game = Game.new(seats, pack, PROFILES[seed // 7 % 2], {**options, "adults": "true"}, seed)
    try:
        play_to_the_end(game, pack, dice)
    except Exception as error:
        in_play = {game.state.faces[effect.card].card.id for frame in game.state.stack for effect in frame.effects}
        odd = [json.dumps(data) for data in cards if data["id"] in in_play]
        error.add_note(f"seed {seed}, {seats} seats, {game.state.options.profile}, {options}; cards at work: {odd}")
        raise


def play_to_the_end(game: Game, pack: Pack, dice: Dice) -> None:
    for step in range(ANSWERS_AT_MOST):
        if game.outcome is not None:
            break
        game.answer(*roll(game, dice))
        assert game.state.got == NO_ANSWER, "an answer was not used"
        check_question(game)
        if step % 5 == 0:
            check_cards(game.state)
        if step % 25 == 0:
            check_words(game)
        if step % 60 == 0:
            check_save(game, pack)
    assert game.outcome is not None, "the game does not end"
    check_cards(game.state)
    assert outcome_text(game.outcome, game.names)
    assert story(game.events(0), game.state.pack, game.names, 0)
    assert story(game.events_open(), game.state.pack, game.names)


def check_words(game: Game) -> None:
    """Everybody can be told everything: views, the link, the question, its answers, and why a card can't be played."""
    pack = game.state.pack
    assert all(row.text(game.names) for row in game.link())
    for seat in range(-1, game.seats):
        game.view(seat)
    for seat in game.asked:
        prompt = game.prompt(seat)
        assert len(prompt.answers()) == game.choices(seat)
        assert prompt_text(prompt, pack, game.names)
        assert all(choice_text(choice, prompt, pack, game.names) for choice in prompt.choices)
        for card_id in {pack.faces[face].card.id for face in game.view(seat).hand}:
            assert why_not_text(game.why_not(seat, card_id), card_id, pack)


def check_save(game: Game, pack: Pack) -> None:
    """Saved and loaded it is the same game, and saved again the same text."""
    text = game.save()
    loaded = Game.load(text, {pack.id: pack})
    assert everything(loaded.state) == everything(game.state)
    assert loaded.save() == text


# --- cards that set each other off ----------------------------------------------------------------------------------


def test_a_spring_and_a_sieve_come_to_an_end():
    """Each Unicorn that moves brings two more, and each of them is one too many: every link is larger than the last."""
    brings = {"do": "bring", "what": "unicorn", "zone": "discard", "n": 2}
    spring = upgrade(when("movement", brings, what="unicorn"), id="spring", name="Spring")
    goes = {"do": "sacrifice", "what": "unicorn"}
    sieve = upgrade(when("crowded", goes, what="unicorn", limit=1), id="sieve", name="Sieve")
    pack = join([load_pack("base"), read_pack(json.dumps(pack_of(spring, sieve)), "odd")])
    position = Position(2)
    position.hands[0] = ["narwhal"]
    position.stables[0] = ["spring", "sieve", "rhinocorn"]
    position.deck = ["narwhal"] * 9
    position.discard = ["narwhal"] * 4
    game = Game.at(["ana", "bo"], pack, position)
    for _ in range(6000):
        if game.outcome is None:
            game.answer(game.asked[0], 0)
    assert game.outcome is not None and game.outcome.how == "endless"


# --- what the packs have in them ------------------------------------------------------------------------------------


def words_in(data: Any) -> set[str]:
    """Every word that stands in the data."""
    if isinstance(data, dict):
        return {word for value in data.values() for word in words_in(value)}
    if isinstance(data, list):
        return {word for value in data for word in words_in(value)}
    return {str(data)}


def test_every_word_is_in_some_odd_card():
    """Each verb, when and static has a card around it; the words of their fields come by chance."""
    said = words_in([odd_cards(seed) for seed in range(14)])
    tables = (g.VERBS, g.WHENS, g.STATICS, g.FILTERS, g.PLAYERS, g.ZONES, g.JOINS, g.UNTILS, g.COUNTS)
    known = {word for table in (*tables, g.PHASES, g.CONDITIONS, g.EVENTS, g.KINDS) for word in table}
    assert known - said == {"stable"}, "the zone of most acts, which is never written"


def test_odd_cards_are_the_same_each_time():
    assert odd_cards(3) == odd_cards(3)
    assert odd_cards(3) != odd_cards(4)
