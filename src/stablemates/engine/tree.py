"""The effect tree: frozen records that say what a card does. The engine runs them, the wording speaks them."""

from typing import Final

from .words import (
    AND,
    ANY,
    CHOOSE_ONE,
    DESTROY,
    DISCARD,
    FOR_GOOD,
    KIND_NAMES,
    MOVE,
    OTHER,
    PULL,
    RETURN,
    SACRIFICE,
    SHRINK,
    SKIP_TURN,
    STABLE,
    STEAL,
    SWAP_HANDS,
    TAKE_FROM_HAND,
    YOU,
)

ON_STABLES: Final = (SACRIFICE, DESTROY, STEAL, RETURN, MOVE, SHRINK, CHOOSE_ONE)
ON_HANDS: Final = (DISCARD, PULL, TAKE_FROM_HAND, SWAP_HANDS, SKIP_TURN)


class Act:
    """One thing to do: a verb with whom, what, how many and where."""

    __slots__ = (
        "chooser",
        "cond",
        "dest",
        "join",
        "n",
        "named",
        "need",
        "options",
        "take",
        "this",
        "until",
        "verb",
        "what",
        "who",
        "zone",
        "zones",
    )

    def __init__(
        self,
        verb: int,
        *,
        join: int = AND,
        who: int = YOU,
        what: int = 0,
        n: int = 1,
        zone: int = STABLE,
        dest: int = YOU,
        this: bool = False,
        take: int = 0,
        zones: tuple[int, ...] = (),
        until: int = FOR_GOOD,
        chooser: int = YOU,
        named: str = "",
        cond: int = 0,
        need: bool = True,
        options: tuple["Act", ...] = (),
    ) -> None:
        self.verb: Final = verb
        self.join: Final = join
        self.who: Final = who
        self.what: Final = what
        self.n: Final = n
        self.zone: Final = zone
        self.dest: Final = dest
        self.this: Final = this
        self.take: Final = take
        self.zones: Final = zones
        self.until: Final = until
        self.chooser: Final = chooser  # EACH: each chooses for himself
        self.named: Final = named  # only the card of this id
        self.need: Final = need  # whether it must be possible for the card to be played
        self.cond: Final = cond  # what must hold when it resolves, or nothing is done
        self.options: Final = options

    def chooses(self) -> bool:
        """Whether cards in stables, players or options are chosen for it before anything resolves."""
        if self.verb in ON_STABLES or self.this:
            return True
        return self.verb in ON_HANDS and (self.who == OTHER or self.who == ANY)

    def joined(self, join: int) -> "Act":
        """The same act behind an "and", a "then" or an "if you do"."""
        return Act(
            self.verb,
            join=join,
            who=self.who,
            what=self.what,
            n=self.n,
            zone=self.zone,
            dest=self.dest,
            this=self.this,
            take=self.take,
            zones=self.zones,
            until=self.until,
            chooser=self.chooser,
            named=self.named,
            cond=self.cond,
            need=self.need,
            options=self.options,
        )


class Ability:
    """A triggered or replacing effect: when it speaks, whether it is optional (R-075), and its acts in order."""

    __slots__ = ("acts", "chooses", "limit", "may", "on", "what", "when")

    def __init__(
        self,
        when: int,
        acts: tuple[Act, ...],
        *,
        may: bool = False,
        on: tuple[int, ...] = (),
        what: int = 0,
        limit: int = 0,
    ) -> None:
        self.when: Final = when
        self.acts: Final = acts
        self.chooses: Final = any(act.chooses() for act in acts)  # whether anything is chosen beforehand
        self.may: Final = may
        self.on: Final = on  # the verbs of the events that are watched or replaced
        self.what: Final = what  # the cards watched; 0: this card itself
        self.limit: Final = limit


class Static:
    """What holds all the time while the card lies in a stable (R-074)."""

    __slots__ = ("value", "what", "word")

    def __init__(self, word: int, *, what: int = 0, value: int = 0) -> None:
        self.word: Final = word
        self.what: Final = what
        self.value: Final = value


class Card:
    """A card of a pack: its facts and its effect tree."""

    __slots__ = ("abilities", "copies", "id", "kind", "name", "not_for_two", "statics", "words")

    def __init__(
        self,
        card_id: str,
        name: str,
        kind: int,
        copies: int,
        abilities: tuple[Ability, ...] = (),
        statics: tuple[Static, ...] = (),
        *,
        words: int = 0,
        not_for_two: bool = False,
    ) -> None:
        self.id: Final = card_id
        self.name: Final = name
        self.kind: Final = kind
        self.copies: Final = copies
        self.abilities: Final = abilities
        self.statics: Final = statics
        self.words: Final = words  # trait bits for words in the title
        self.not_for_two: Final = not_for_two  # taken out of two-player games

    def renamed(self, name: str) -> "Card":
        """The same card under another name; what its title words were stays."""
        return Card(
            self.id,
            name,
            self.kind,
            self.copies,
            self.abilities,
            self.statics,
            words=self.words,
            not_for_two=self.not_for_two,
        )

    def traits(self) -> int:
        """The trait bits a filter is held against."""
        return (1 << self.kind) | self.words

    def letters(self) -> int:
        """Letters of the name for the tie-break (R-135, Q-06)."""
        return sum(1 for sign in self.name if sign.isalpha())

    def __repr__(self) -> str:
        return f"Card({self.id}, {KIND_NAMES[self.kind]})"
