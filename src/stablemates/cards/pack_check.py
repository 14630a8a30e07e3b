"""Whether a card's tree makes sense: each thing it says must be something that can be done."""

from stablemates.engine import words as w
from stablemates.engine.tree import Ability, Act, Card

from .pack_reader import PackError

_NAMES_A_PLAYER = (w.DISCARD, w.PULL, w.TAKE_FROM_HAND, w.SWAP_HANDS, w.SKIP_TURN, w.RETURN, w.SHRINK, w.CHOOSE_ONE)
_DEBTS = {w.THIS_TURN: w.AT_END, w.WHILE_HERE: w.WHEN_LEFT}


def check_card(card: Card, path: str) -> None:
    """Refuses a card that says something impossible; the path tells where."""
    whens = [ability.when for ability in card.abilities]
    if card.kind == w.BASIC and (card.abilities or card.statics):
        raise PackError(path, "a Basic Unicorn has no effect (R-052); make it a Magical one.")
    if card.kind == w.BABY and not any(static.word == w.GOES_HOME for static in card.statics):
        raise PackError(path, "a Baby needs the static goes_home with value nursery (R-033).")
    if card.kind == w.MAGIC and (not whens or any(when != w.ON_PLAY for when in whens) or card.statics):
        raise PackError(path, "a Magic card has abilities of when play, and nothing else.")
    if card.kind == w.INSTANT and whens != [w.IN_ANSWER]:
        raise PackError(path, "an Instant has exactly one ability, of when answer.")
    for at, ability in enumerate(card.abilities):
        _check_ability(card, ability, f"{path}.abilities[{at}]")


def _check_ability(card: Card, ability: Ability, path: str) -> None:
    when = ability.when
    if when == w.ON_PLAY and card.kind != w.MAGIC:
        raise PackError(path, "only a Magic card does something when played; others when they enter.")
    if when == w.IN_ANSWER and card.kind != w.INSTANT:
        raise PackError(path, "only an Instant answers.")
    if not ability.acts and when != w.IN_ANSWER:
        raise PackError(path, "there is nothing to do: “do” is missing.")
    if when == w.INSTEAD:
        _check_instead(ability, path)
    elif when in (w.WHILE_CROWDED, w.WHILE_NONE):
        _check_state(ability, path)
    elif when == w.EACH_TURN:
        if len(ability.acts) != 1 or ability.acts[0].verb != w.MOVE or not ability.acts[0].this:
            raise PackError(path, "each_turn knows one act: move this card to that player (dest that).")
    else:
        _check_acts(card, ability, path)


def _check_instead(ability: Ability, path: str) -> None:
    act = ability.acts[0]
    fits = (act.verb == w.SACRIFICE and act.this) or (act.verb == w.DISCARD and act.who == w.YOU and act.n < w.PER_CARD)
    if len(ability.acts) != 1 or not fits or not ability.may or not ability.on:
        raise PackError(path, "instead is optional (may) and does one thing: sacrifice this card, or discard cards.")
    if act.verb == w.SACRIFICE and not ability.what:
        raise PackError(path, "a card can't be sacrificed instead of itself: say by “what” which cards it protects.")
    if act.verb == w.DISCARD and (act.n != 1 or act.what != w.ANY_CARD):
        raise PackError(path, "instead of being sacrificed or destroyed one card of any kind is discarded.")


def _check_state(ability: Ability, path: str) -> None:
    act = ability.acts[0]
    if len(ability.acts) != 1 or act.verb != w.SACRIFICE or act.who != w.YOU or act.n != 1:
        raise PackError(path, "a state check does one thing: sacrifice a card.")
    if ability.when == w.WHILE_CROWDED and (act.this or ability.what != w.UNICORN_CARD or not act.what):
        raise PackError(path, "crowded counts Unicorns (what: unicorn) and makes the holder sacrifice one of a kind.")
    if ability.when == w.WHILE_NONE and (not act.this or not ability.what):
        raise PackError(path, "none_here says which cards (what), and sacrifices this card.")


def _check_acts(card: Card, ability: Ability, path: str) -> None:
    told = ability.when == w.IN_ANSWER
    chosen = 0
    for at, act in enumerate(ability.acts):
        here = f"{path}.do[{at}]"
        if at == 0 and act.join != w.AND:
            raise PackError(here, "the first act has nothing before it to hang on; leave out “join”.")
        if (act.who == w.THAT or act.dest == w.THAT) and not told:
            raise PackError(here, "“that” player is nobody yet: an act before it must be about a player.")
        before = ability.acts[at - 1] if at else None
        _check_act(card, ability, act, before, here)
        if act.verb == w.CHOOSE_ONE:
            chosen += 1
            _check_options(act, here)
        names = act.verb in _NAMES_A_PLAYER and act.who in (w.OTHER, w.ANY)
        told = told or names or act.verb == w.MOVE
    if chosen > 1:
        raise PackError(path, "only one choose_one in an ability.")


def _check_act(card: Card, ability: Ability, act: Act, before: Act | None, path: str) -> None:
    if act.n == w.AS_MANY and (before is None or before.n != w.ALL or (before.who == w.EACH) != (act.who == w.EACH)):
        raise PackError(path, "“as_many” needs an act of “all” right before it, for the same players.")
    if act.n == w.AS_MANY and before is not None and before.verb not in (w.DISCARD, w.SHRINK):
        raise PackError(path, "“as_many” counts what was discarded or shrunk right before it.")
    if act.this and act.verb in (w.SACRIFICE, w.MOVE, w.BRING) and card.kind in (w.MAGIC, w.INSTANT):
        raise PackError(path, "a card that never lies in a stable can't do that to itself.")
    if act.this and act.verb == w.SHUFFLE_IN and card.kind != w.MAGIC:
        raise PackError(path, "only a Magic card can shuffle itself in.")
    needs_what = act.verb in (w.SACRIFICE, w.DESTROY, w.STEAL, w.RETURN, w.MOVE, w.BRING, w.TAKE, w.SEARCH, w.SHRINK)
    needs_what = needs_what or act.verb in (w.DISCARD, w.TAKE_FROM_HAND) or act.n == w.PER_CARD
    if needs_what and not act.what and not act.this:
        raise PackError(path, "say by “what” which cards are meant.")
    if act.verb == w.BRING and act.what & ~(w.STAYS_CARD | w.NARWHAL_CARD):
        raise PackError(path, "only Unicorns, Upgrades and Downgrades can be brought into a stable.")
    if act.verb == w.MOVE and act.dest == w.YOU:
        raise PackError(path, "say by “dest” where the card goes: other or elsewhere.")
    if act.verb == w.SHUFFLE_IN and not act.zones and not act.this:
        raise PackError(path, "say by “zones” what is shuffled in.")
    if act.verb in (w.DESTROY, w.STEAL, w.PULL, w.SWAP_HANDS, w.TAKE_FROM_HAND, w.SKIP_TURN) and act.who == w.YOU:
        raise PackError(path, "say by “who” whom it is about.")
    if act.until in _DEBTS and not any(other.when == _DEBTS[act.until] for other in card.abilities):
        raise PackError(path, "what is taken for a while must go back: add an ability end or left with give_back.")


def _check_options(act: Act, path: str) -> None:
    if len(act.options) < 2:
        raise PackError(path, "a choice has at least two options.")
    for at, option in enumerate(act.options):
        here = f"{path}.options[{at}]"
        if option.verb == w.CHOOSE_ONE or option.join != w.AND:
            raise PackError(here, "an option is one plain act.")
        theirs = option.verb in (w.DISCARD, w.SACRIFICE) and option.who == w.THAT
        if act.who == w.ANY and not theirs:
            raise PackError(here, "what another player picks is to discard or to sacrifice, by who that.")
        if act.who == w.YOU and option.who == w.THAT:
            raise PackError(here, "“that” player is nobody yet.")
        if option.verb in (w.SACRIFICE, w.DESTROY, w.STEAL, w.RETURN, w.DISCARD) and not (option.what or option.this):
            raise PackError(here, "say by “what” which cards are meant.")
