"""What must come out: holding a situation's expectations against the game."""

from collections import Counter
from collections.abc import Iterable

from stablemates.engine.errors import Phrase
from stablemates.engine.game import Game
from stablemates.engine.words import PHASE_NAMES

from .situation_file import EVERYONE_LOSES, NONE
from .situation_steps import Expectation, SeatExpectation, What


def faults(game: Game, expect: Expectation) -> list[Phrase]:
    """A phrase for everything that is not as expected."""
    found = _table_faults(game, expect)
    for name, wanted in expect.seats.items():
        for fault in _seat_faults(game, game.names.index(name), wanted):
            found.append(Phrase("{seat}: {fault}", seat=name, fault=fault))
    return found


def in_a_row(phrases: list[Phrase]) -> Phrase:
    """Phrases parted by semicolons."""
    *before, row = phrases
    for phrase in reversed(before):
        row = Phrase("{first}; {others}", first=phrase, others=row)
    return row


def _ids(game: Game, cards: Iterable[int]) -> list[str]:
    faces = game.state.faces
    return [faces[card].card.id for card in cards]


def _listed(words: Iterable[str]) -> str:
    return f"[{', '.join(sorted(words))}]"


def _same(what: What, wanted: Iterable[str] | None, got: list[str]) -> list[Phrase]:
    if wanted is None or Counter(wanted) == Counter(got):
        return []
    return [Phrase("{what} should be {wanted} but is {got}", what=what, wanted=_listed(wanted), got=_listed(got))]


def _has(what: What, wanted: Iterable[str] | None, got: list[str]) -> list[Phrase]:
    missing = Counter(wanted or ()) - Counter(got)
    if not missing:
        return []
    cards = ", ".join(sorted(missing.elements()))
    return [Phrase("{what} should have {cards} but is {got}", what=what, cards=cards, got=_listed(got))]


def _lacks(what: What, unwanted: Iterable[str] | None, got: list[str]) -> list[Phrase]:
    there = ", ".join(sorted(set(unwanted or ()) & set(got)))
    return [Phrase("{what} should not have {cards}", what=what, cards=there)] if there else []


def _equal(what: What, wanted: object, got: object) -> list[Phrase]:
    if wanted is None or wanted == got:
        return []
    return [Phrase("{what} should be {wanted} but is {got}", what=what, wanted=str(wanted), got=str(got))]


def _seat_faults(game: Game, seat: int, wanted: SeatExpectation) -> list[Phrase]:
    s = game.state
    hand = _ids(game, s.hands[seat])
    stable = _ids(game, s.stables[seat])
    found = _same("hand", wanted.hand, hand) + _same("stable", wanted.stable, stable)
    found += _has("hand", wanted.hand_has, hand) + _lacks("hand", wanted.hand_lacks, hand)
    found += _has("stable", wanted.stable_has, stable) + _lacks("stable", wanted.stable_lacks, stable)
    found += _equal("hand_size", wanted.hand_size, len(hand)) + _equal("unicorns", wanted.unicorns, s.power[seat])
    return found + _knowledge_faults(game, seat, wanted)


def _knowledge_faults(game: Game, seat: int, wanted: SeatExpectation) -> list[Phrase]:
    view = game.view(seat)
    faces = game.state.pack.faces
    found: list[Phrase] = []
    if wanted.sees_hand_of is not None:
        found += _same("sees_hand_of", wanted.sees_hand_of, [game.names[other] for other in view.open_hands])
    for name, cards in (wanted.knows or {}).items():
        known = [faces[face].card.id for face in view.known[game.names.index(name)]]
        found += _has(_known_hand(name), cards, known)
    for name, cards in (wanted.knows_only or {}).items():
        known = [faces[face].card.id for face in view.known[game.names.index(name)]]
        found += _same(_known_hand(name), cards, known)
    return found


def _known_hand(seat: str) -> Phrase:
    return Phrase("what it knows of {seat}'s hand", seat=seat)


def _table_faults(game: Game, wanted: Expectation) -> list[Phrase]:
    s = game.state
    discard = _ids(game, s.discard)
    deck = _ids(game, reversed(s.deck))
    found = _same("discard", wanted.discard, discard) + _has("discard", wanted.discard_has, discard)
    found += _lacks("discard", wanted.discard_lacks, discard) + _has("deck", wanted.deck_has, deck)
    if wanted.deck_top is not None:
        found += _equal("deck_top", list(wanted.deck_top), deck[: len(wanted.deck_top)])
    if wanted.pile is not None:
        found += _equal("pile", list(wanted.pile), _ids(game, reversed(s.pile)))
    found += _equal("deck_size", wanted.deck_size, len(deck))
    found += _equal("nursery_size", wanted.nursery_size, len(s.nursery))
    found += _has("nursery", wanted.nursery_has, _ids(game, s.nursery))
    found += _equal("turn", wanted.turn, game.names[s.turn]) + _equal("phase", wanted.phase, PHASE_NAMES[s.phase])
    found += _same("asked", wanted.asked, [game.names[seat] for seat in game.asked])
    if wanted.notices is not None:
        given = [f"R-{event.extra} {game.names[event.seat]}" for event in game.events(-1) if event.kind == "notice"]
        found += _same("notices", [f"{rule} {seat}" for rule, seat in wanted.notices], given)
    return found + _equal("winner", wanted.winner, _winner(game))


def _winner(game: Game) -> str:
    outcome = game.outcome
    if outcome is None:
        return NONE
    return EVERYONE_LOSES if outcome.seat is None else game.names[outcome.seat]
