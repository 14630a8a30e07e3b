"""The state as a flat list of ints and back, written by hand, also in the middle of an effect; and its hash."""

import json
from hashlib import blake2b

from .errors import DamagedSave
from .options import Options
from .pack import Pack
from .state import Effect, Frame, Question, State, new_state
from .zones import refresh

VERSION = 1


def encode(s: State) -> list[int]:
    """All of the state that can't be worked out from the rest."""
    out: list[int] = [VERSION, s.seats]
    _put(out, [face.index for face in s.faces])
    for zones in (s.hands, s.stables):
        for zone in zones:
            _put(out, zone)
    for row in (s.deck, s.discard, s.nursery, s.pile, s.pile_seats, s.stamp, s.known):
        _put(out, row)
    for row in (s.extra_turns, s.skips, s.owed, s.offers, s.rng, s.chances):
        _put(out, row)
    out += (s.clock, s.turn, s.turn_number, s.phase, s.plays, s.plays_allowed, int(s.end_turn))
    out += (int(s.skip_draw), int(s.skip_action), s.more_draws, s.neighs, s.fight_winner, s.mulligans)
    out += (int(s.offers_made), s.links, int(s.failed_draw), int(s.fresh), s.got, s.ended, s.winner)
    out.append(len(s.stack))
    for frame in s.stack:
        _put_frame(out, frame)
    _put_effects(out, s.waiting)
    _put_question(out, s.question)
    return out


def _put(out: list[int], row: list[int]) -> None:
    out.append(len(row))
    out += row


def _put_effects(out: list[int], effects: list[Effect]) -> None:
    out.append(len(effects))
    for e in effects:
        out += (e.card, e.number, e.seat, e.lay, e.used, e.option, e.that, e.step, e.sub, e.count, int(e.ok))
        _put(out, e.picks)
        _put(out, e.tally)


def _put_frame(out: list[int], f: Frame) -> None:
    out += (f.kind, f.step, f.seat, f.card, f.a, f.b)
    _put(out, f.items)
    _put_effects(out, f.effects)


def _put_question(out: list[int], q: Question) -> None:
    out += (q.kind, q.card, q.act, int(q.each))
    for row in (q.seats, q.choices, q.also):
        _put(out, row)
    out.append(len(q.lists))
    for row in q.lists:
        _put(out, row)


class _Reader:
    """Takes ints off the front; a save that is too short or too wild is refused, never guessed at."""

    __slots__ = ("at", "row")

    def __init__(self, row: list[int]) -> None:
        self.row = row
        self.at = 0

    def one(self) -> int:
        if self.at >= len(self.row):
            raise DamagedSave("The save ends too early, at number {number}.", number=self.at)
        value = self.row[self.at]
        self.at += 1
        return value

    def count(self, most: int) -> int:
        value = self.one()
        if not 0 <= value <= most:
            raise DamagedSave(
                "Number {number} of the save should be a length up to {most}, but is {value}.",
                number=self.at - 1,
                most=most,
                value=value,
            )
        return value

    def many(self) -> list[int]:
        size = self.count(len(self.row))
        part = self.row[self.at : self.at + size]
        if len(part) != size:
            raise DamagedSave("The save ends too early, at number {number}.", number=len(self.row))
        self.at += size
        return part


def decode(row: list[int], pack: Pack, options: Options) -> State:
    """The state that was encoded."""
    r = _Reader(row)
    version = r.one()
    if version != VERSION:
        raise DamagedSave(
            "The save is of version {version}; this Stablemates reads version {ours}.", version=version, ours=VERSION
        )
    seats = r.one()
    if not 2 <= seats <= 8:
        raise DamagedSave("The save has {seats} seats; a game has 2 to 8 (R-012).", seats=seats)
    indices = r.many()
    if any(not 0 <= index < len(pack.faces) for index in indices):
        raise DamagedSave("The save names a card that pack {pack} does not have.", pack=pack.id)
    s = new_state(pack, options, seats, [pack.faces[index] for index in indices])
    s.hands = [r.many() for _ in range(seats)]
    s.stables = [r.many() for _ in range(seats)]
    s.deck, s.discard, s.nursery, s.pile, s.pile_seats, s.stamp, s.known = (r.many() for _ in range(7))
    s.extra_turns, s.skips, s.owed, s.offers, s.rng, s.chances = (r.many() for _ in range(6))
    _check_zones(s, len(indices))
    s.clock, s.turn, s.turn_number, s.phase, s.plays, s.plays_allowed = (r.one() for _ in range(6))
    s.end_turn, s.skip_draw, s.skip_action = bool(r.one()), bool(r.one()), bool(r.one())
    s.more_draws, s.neighs, s.fight_winner, s.mulligans = r.one(), r.one(), r.one(), r.one()
    s.offers_made = bool(r.one())
    s.links, s.failed_draw, s.fresh = r.one(), bool(r.one()), bool(r.one())
    s.got, s.ended, s.winner = r.one(), r.one(), r.one()
    try:
        s.stack = [_frame(r, s) for _ in range(r.count(1000))]
        s.waiting = _effects(r, s)
        s.question = _question(r)
    except (IndexError, OverflowError) as error:
        raise DamagedSave("The save names a card or an effect that is not there.") from error
    if r.at != len(row):
        raise DamagedSave("The save goes on after its end, at number {number}.", number=r.at)
    _work_out(s)
    return s


def _check_zones(s: State, cards: int) -> None:
    """Every card lies in exactly one zone."""
    lying = [card for zones in (s.hands, s.stables) for zone in zones for card in zone]
    lying += [*s.deck, *s.discard, *s.nursery, *s.pile]
    if sorted(lying) != list(range(cards)) or len(s.stamp) != cards or len(s.known) != cards:
        raise DamagedSave("In the save a card lies in two zones, or in none.")
    if len(s.skips) != s.seats or len(s.offers) != cards or len(s.rng) != 4:
        raise DamagedSave("A list in the save has the wrong length.")


def _work_out(s: State) -> None:
    """What each stable has is not saved but worked out."""
    s.bits = [0] * s.seats
    s.bars = [0] * s.seats
    s.shields = [0] * s.seats
    s.sole_home = [0] * s.seats
    s.power = [0] * s.seats
    s.bans = [0] * s.seats
    s.limits = [0] * s.seats
    known = s.known[:]
    for seat in range(s.seats):
        refresh(s, seat)
    s.known = known


def _effects(r: _Reader, s: State) -> list[Effect]:
    effects = []
    for _ in range(r.count(10_000)):
        card, number, seat, lay = r.one(), r.one(), r.one(), r.one()
        effect = Effect(card, s.faces[card].ability(number), number, seat, lay)
        effect.used, effect.option, effect.that = r.one(), r.one(), r.one()
        effect.step, effect.sub, effect.count, effect.ok = r.one(), r.one(), r.one(), bool(r.one())
        effect.picks = r.many()
        effect.tally = r.many()
        effects.append(effect)
    return effects


def _frame(r: _Reader, s: State) -> Frame:
    kind, step, seat, card = r.one(), r.one(), r.one(), r.one()
    frame = Frame(kind, seat, card)
    frame.step = step
    frame.a, frame.b = r.one(), r.one()
    frame.items = r.many()
    frame.effects = _effects(r, s)
    return frame


def _question(r: _Reader) -> Question:
    kind, card, act, each = r.one(), r.one(), r.one(), bool(r.one())
    seats, choices, also = r.many(), r.many(), r.many()
    question = Question(kind, seats, choices, card, act)
    question.each = each
    question.also = also
    question.lists = [r.many() for _ in range(r.count(8))]
    return question


def state_hash(s: State) -> str:
    """A short hash of the whole state: equal states, equal hashes, on every machine."""
    return hash_of(encode(s))


def hash_of(row: list[int]) -> str:
    """The hash of an encoded state."""
    return blake2b(json.dumps(row, separators=(",", ":")).encode(), digest_size=12).hexdigest()
