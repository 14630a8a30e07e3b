"""Whether a card's tree makes sense: each thing it says must be something that can be done."""

from stablemates.engine import words as w
from stablemates.engine.tree import Ability, Act, Card, Static

from .build import title_words
from .pack_reader import PackError

_NAMES_A_PLAYER = (w.DISCARD, w.PULL, w.TAKE_FROM_HAND, w.SWAP_HANDS, w.SKIP_TURN, w.RETURN, w.SHRINK, w.CHOOSE_ONE)
_IN_STABLES = (w.SACRIFICE, w.DESTROY, w.STEAL, w.RETURN, w.MOVE, w.SHRINK)
_OUT_OF_STABLES = (w.DISCARD, w.TAKE, w.SEARCH, w.TAKE_FROM_HAND)
_NEEDS_WHAT = (*_IN_STABLES, *_OUT_OF_STABLES, w.BRING)
_NEEDS_WHO = (
    w.DESTROY,
    w.STEAL,
    w.PULL,
    w.SWAP_HANDS,
    w.TAKE_FROM_HAND,
    w.SKIP_TURN,
    w.SHOW_HANDS,
    w.GIVE,
    w.SHRINK,
)
_DEBTS = {w.THIS_TURN: w.AT_END, w.WHILE_HERE: w.WHEN_LEFT}
_ABOUT_STABLES = (w.SHIELDS, w.SOLE_HOME, w.BANS_ENTRY, w.NEEDS_TO_ENTER, w.NEEDS_TO_PLAY)
_STATE_CHECKS = (w.WHILE_CROWDED, w.WHILE_NONE)


def check_card(card: Card, path: str) -> None:
    """Refuses a card that says something impossible; the path tells where."""
    _check_kind(card, path)
    _check_title(card, path)
    for at, static in enumerate(card.statics):
        _check_static(card, static, f"{path}.statics[{at}]")
    _check_once(card, path)
    for at, ability in enumerate(card.abilities):
        _check_ability(card, ability, f"{path}.abilities[{at}]")


def _check_kind(card: Card, path: str) -> None:
    whens = [ability.when for ability in card.abilities]
    words = [static.word for static in card.statics]
    if card.kind == w.BASIC and (whens or words):
        raise PackError(path, "a Basic Unicorn has no effect (R-052); make it a Magical one.")
    if card.kind == w.BABY and not any(s.word == w.GOES_HOME and s.value == w.NURSERY for s in card.statics):
        raise PackError(path, "a Baby needs the static goes_home with value nursery (R-033).")
    if card.kind == w.MAGIC and (not whens or any(when != w.ON_PLAY for when in whens) or words):
        raise PackError(path, "a Magic card has abilities of when play, and nothing else.")
    if card.kind == w.INSTANT and whens != [w.IN_ANSWER]:
        raise PackError(path, "an Instant has exactly one ability, of when answer.")
    if card.kind == w.INSTANT and any(word != w.UNANSWERABLE for word in words):
        raise PackError(path, "an Instant never lies in a stable: its only static can be unanswerable.")


def _check_title(card: Card, path: str) -> None:
    for number, word in enumerate(w.TITLE_WORDS):
        bit = w.NEIGH_CARD << number
        if title_words(card.name) & bit and not card.words & bit:
            raise PackError(
                f"{path}.words", "the name has “{word}” in it, and cards look for that: add the word here.", word=word
            )


# --- what holds all the time ------------------------------------------------------------------------------


def _check_static(card: Card, static: Static, path: str) -> None:
    word = static.word
    unicorn = (card.traits() & w.UNICORN_CARD) != 0
    if word == w.COUNTS and not unicorn:
        raise PackError(path, "only a Unicorn counts as Unicorns.")
    if word == w.GOES_HOME and static.value == w.NURSERY and card.kind != w.BABY:
        raise PackError(path, "only Babies go to the nursery; others go to the hand.")
    if word in (w.MASQUERADE, w.BLINDS, w.DIMS) and unicorn:
        raise PackError(path, "a Unicorn can't say this of the Unicorns around it; make it an Upgrade or a Downgrade.")
    if word == w.HAND_LIMIT and not static.value:
        raise PackError(path, "a change of 0 changes nothing.")
    if word in _ABOUT_STABLES:
        _check_may_lie(static.what, path)


def _check_may_lie(what: int, path: str) -> None:
    if not what & ~(w.MAGIC_CARD | w.INSTANT_CARD):
        raise PackError(path, "no such card ever lies in a stable.")


def _check_once(card: Card, path: str) -> None:
    """Things of which a card can have only one."""
    words = [static.word for static in card.statics]
    if len(set(words)) != len(words):
        raise PackError(f"{path}.statics", "each static can be there once; a filter can be a list of several words.")
    whens = [ability.when for ability in card.abilities]
    if whens.count(w.INSTEAD) > 1 or whens.count(w.EACH_TURN) > 1 or sum(when in _STATE_CHECKS for when in whens) > 1:
        raise PackError(f"{path}.abilities", "only one instead, one each_turn, and one of crowded and none_here.")


# --- abilities --------------------------------------------------------------------------------------------


def _check_ability(card: Card, ability: Ability, path: str) -> None:
    when = ability.when
    if when == w.ON_PLAY and card.kind != w.MAGIC:
        raise PackError(path, "only a Magic card does something when played; others when they enter.")
    if when == w.IN_ANSWER and card.kind != w.INSTANT:
        raise PackError(path, "only an Instant answers.")
    if not ability.acts:
        if when != w.IN_ANSWER:
            raise PackError(path, "there is nothing to do: “do” is missing.")
        return
    if ability.acts[0].join != w.AND:
        raise PackError(f"{path}.do[0]", "the first act has nothing before it to hang on; leave out “join”.")
    if when in (w.ON_MOVEMENT, w.WHILE_NONE) and not ability.what:
        raise PackError(path, "say by “what” which cards are meant.")
    if ability.what:
        _check_may_lie(ability.what, path)
    if when == w.INSTEAD:
        _check_instead(card, ability, path)
    elif when in _STATE_CHECKS:
        _check_state(card, ability, path)
    elif when == w.EACH_TURN:
        act = ability.acts[0]
        if len(ability.acts) != 1 or act.verb != w.MOVE or not act.this or act.dest != w.THAT or ability.may:
            raise PackError(path, "each_turn knows one act, not optional: move this card to that player (dest that).")
    else:
        _check_acts(card, ability, path)


def _check_instead(card: Card, ability: Ability, path: str) -> None:
    act = ability.acts[0]
    fits = (act.verb == w.SACRIFICE and act.this) or (act.verb == w.DISCARD and act.who == w.YOU and act.n < w.PER_CARD)
    if len(ability.acts) != 1 or not fits or not ability.may or not ability.on:
        raise PackError(path, "instead is optional (may) and does one thing: sacrifice this card, or discard cards.")
    if act.verb == w.SACRIFICE and not ability.what:
        raise PackError(path, "a card can't be sacrificed instead of itself: say by “what” which cards it protects.")
    if act.verb == w.DISCARD and (act.n != 1 or act.what != w.ANY_CARD):
        raise PackError(path, "instead of being sacrificed or destroyed one card of any kind is discarded.")
    if act.this:
        _check_this(card, ability, act, path)


def _check_state(card: Card, ability: Ability, path: str) -> None:
    act = ability.acts[0]
    if len(ability.acts) != 1 or act.verb != w.SACRIFICE or act.who != w.YOU or act.n != 1 or ability.may:
        raise PackError(path, "a state check does one thing, not optional: sacrifice a card.")
    unicorns = act.what and not act.what & ~w.UNICORN_CARD
    if ability.when == w.WHILE_CROWDED and (ability.what != w.UNICORN_CARD or not unicorns or act.this):
        raise PackError(path, "crowded counts Unicorns (what unicorn), and makes the holder sacrifice a Unicorn.")
    if ability.when == w.WHILE_NONE and (not act.this or ability.what & card.traits()):
        raise PackError(path, "none_here says which other cards (what), and sacrifices this card.")
    if act.this:
        _check_this(card, ability, act, path)


def _check_acts(card: Card, ability: Ability, path: str) -> None:
    told = ability.when == w.IN_ANSWER and any(_is_about_that(act) for act in ability.acts)
    if sum(act.verb == w.CHOOSE_ONE for act in ability.acts) > 1:
        raise PackError(path, "only one choose_one in an ability.")
    for at, act in enumerate(ability.acts):
        here = f"{path}.do[{at}]"
        _check_act(card, ability, act, ability.acts[at - 1] if at else None, here)
        if act.verb == w.CHOOSE_ONE:
            _check_options(card, ability, act, told, here)
        elif _is_about_that(act) and not told:
            raise PackError(here, "“that” player is nobody yet: an act before it must be about a player.")
        elif act.verb == w.SACRIFICE and act.who == w.THAT:
            raise PackError(here, "another player sacrifices by a choose_one of who any, with this as an option.")
        if _names_a_player(act):
            if told:
                raise PackError(here, "an ability is about one player: say “that”, or write another ability.")
            told = True


def _is_about_that(act: Act) -> bool:
    if act.verb == w.CHOOSE_ONE and act.who == w.YOU:
        return any(_is_about_that(option) for option in act.options)
    return act.who == w.THAT or act.dest == w.THAT


def _names_a_player(act: Act) -> bool:
    if act.verb == w.CHOOSE_ONE and act.who == w.YOU:
        return any(_names_a_player(option) for option in act.options)
    return act.verb == w.MOVE or (act.verb in _NAMES_A_PLAYER and act.who in (w.OTHER, w.ANY))


# --- acts -------------------------------------------------------------------------------------------------


def _check_act(card: Card, ability: Ability, act: Act, before: Act | None, path: str) -> None:
    verb = act.verb
    if act.this:
        _check_this(card, ability, act, path)
    elif verb in _NEEDS_WHAT or act.n == w.PER_CARD:
        _check_what(act, path)
    if verb in _NEEDS_WHO and act.who == w.YOU:
        raise PackError(path, "say by “who” whom it is about.")
    _check_number(act, before, path)
    if verb == w.MOVE and act.dest not in (w.OTHER, w.ELSEWHERE):
        raise PackError(path, "say by “dest” where the card goes: other or elsewhere.")
    if verb == w.SHUFFLE_IN and not act.zones and not act.this:
        raise PackError(path, "say by “zones” what is shuffled in.")
    if act.chooser == w.EACH and act.who != w.EACH:
        raise PackError(path, "each chooses only where each player is meant (who each).")
    if verb in (w.SKIP_PHASE, w.DRAW_MORE) and ability.when != w.AT_BEGINNING:
        raise PackError(path, "this is about the turn to come: only in an ability of when beginning.")
    if verb == w.PLAY_TWICE and ability.when not in (w.AT_BEGINNING, w.ON_PLAY):
        raise PackError(path, "play_twice is for your own turn: in an ability of when beginning or play.")
    _check_debts(card, ability, act, path)


def _check_this(card: Card, ability: Ability, act: Act, path: str) -> None:
    """What a card does to itself."""
    gone = ability.when in (w.WHEN_GONE, w.WHEN_LEFT)
    if act.what or act.n != 1 or act.who != w.YOU:
        raise PackError(path, "“this” is the card itself: leave out “what”, “n” and “who”.")
    if act.verb == w.SHUFFLE_IN:
        if card.kind != w.MAGIC:
            raise PackError(path, "only a Magic card can shuffle itself in.")
    elif card.kind in (w.MAGIC, w.INSTANT):
        raise PackError(path, "a card that never lies in a stable can't do that to itself.")
    elif act.verb == w.BRING:
        if not gone or act.zone != w.DISCARD_PILE or card.kind == w.BABY:
            raise PackError(path, "this card can come back from the discard pile, by an ability of when gone or left.")
    elif gone:
        raise PackError(path, "this card has left the stable already.")
    elif act.verb == w.SACRIFICE and any(static.word == w.STEADFAST for static in card.statics):
        raise PackError(path, "a steadfast card can't be sacrificed.")


def _check_what(act: Act, path: str) -> None:
    """Which cards are meant: there must be such cards there."""
    if not act.what:
        raise PackError(path, "say by “what” which cards are meant.")
    if act.verb in _IN_STABLES:
        _check_may_lie(act.what, path)
    if act.verb == w.BRING and act.what & ~w.STAYS_CARD:
        raise PackError(path, "only Unicorns, Upgrades and Downgrades can be brought into a stable.")
    nursery = act.verb == w.BRING and act.zone == w.NURSERY
    if nursery and not act.what & w.BABY_CARD:
        raise PackError(path, "only Babies are in the nursery.")
    if act.what == w.BABY_CARD and not nursery and act.verb in (*_OUT_OF_STABLES, w.BRING):
        raise PackError(path, "Babies are only in stables and in the nursery (R-032).")


def _check_number(act: Act, before: Act | None, path: str) -> None:
    n, each = act.n, act.who in (w.EACH, w.EACH_OTHER)
    if n == w.AS_MANY and (before is None or before.n != w.ALL or (before.who == w.EACH) != (act.who == w.EACH)):
        raise PackError(path, "“as_many” needs an act of “all” right before it, for the same players.")
    if before is not None and n == w.AS_MANY and before.verb not in (w.DISCARD, w.SHRINK):
        raise PackError(path, "“as_many” counts what was discarded or shrunk right before it.")
    if before is not None and n == w.AS_MANY and before.who == w.EACH_OTHER:
        raise PackError(path, "“as_many” counts what one player has done, or each player.")
    if act.verb == w.DRAW and (act.what != 0) != (n == w.PER_CARD):
        raise PackError(path, "“what” and “per_card” go together: a card for each such card in your stable.")
    if n == w.PER_CARD and act.who != w.YOU:
        raise PackError(path, "“per_card” looks at your own stable: leave out “who”.")
    if act.verb == w.DISCARD and (each or n == w.ALL) and act.what != w.ANY_CARD:
        raise PackError(path, "a whole hand is discarded, and by everybody a card, of any kind (what any).")
    if act.verb in (w.DISCARD, w.SACRIFICE) and each and n not in (1, w.ALL):
        raise PackError(path, "everybody does it with one card, or with all.")
    if act.verb == w.SHRINK and n != w.ALL:
        raise PackError(path, "shrink takes all such cards of a player (n all).")


def _check_debts(card: Card, ability: Ability, act: Act, path: str) -> None:
    """What is taken for a while is given back, by an ability of its own (Q-23)."""
    if act.until in _DEBTS:
        back = _DEBTS[act.until]
        if not any(other.when == back and _gives_back(other) for other in card.abilities):
            raise PackError(path, "what is taken for a while must go back: add an ability end or left with give_back.")
        if ability.when in (w.WHEN_GONE, w.WHEN_LEFT, back):
            raise PackError(path, "it is too late then to take something for a while.")
    if act.verb == w.GIVE_BACK:
        acts = [one for other in card.abilities for one in other.acts]
        taken = [one.until for first in acts for one in (first, *first.options)]
        if ability.may or not any(_DEBTS.get(until) == ability.when for until in taken):
            raise PackError(
                path, "give_back is for what was taken: this_turn in an ability end, while_here in left, not optional."
            )


def _gives_back(ability: Ability) -> bool:
    return any(act.verb == w.GIVE_BACK for act in ability.acts)


def _check_options(card: Card, ability: Ability, act: Act, told: bool, path: str) -> None:
    if len(act.options) < 2:
        raise PackError(path, "a choice has at least two options.")
    for at, option in enumerate(act.options):
        here = f"{path}.options[{at}]"
        if option.verb in (w.CHOOSE_ONE, w.GIVE_BACK) or option.join != w.AND:
            raise PackError(here, "an option is one plain act.")
        _check_act(card, ability, option, None, here)
        theirs = option.who == w.THAT and (option.verb == w.DISCARD or (option.verb == w.SACRIFICE and option.n == 1))
        if act.who == w.ANY and not theirs:
            raise PackError(here, "what another player picks is to discard, or to sacrifice one card, by who that.")
        if act.who == w.YOU and _is_about_that(option) and (not told or option.verb == w.SACRIFICE):
            raise PackError(here, "“that” player is nobody yet.")
