"""Carrying out: the acts of an effect in printed order, each with its verb (R-112..R-115)."""

from . import events as ev
from . import words as w
from .ask import ask, ask_each, take, take_each
from .chance import below
from .events import ALL_SEATS, note
from .removal import after_event, remove
from .state import NO_ANSWER, NONE, PICK_CARD, PICK_ORDER, Effect, Frame, State, seats_from
from .targets import bringable, fitting, holder, open_hand, picked, reachable
from .tree import Act
from .zones import (
    deck_ready,
    discard_card,
    draw_card,
    enter,
    hand_to_hand,
    may_enter,
    return_to_hand,
    show_from_hand,
    shuffle_deck,
    swap_hands,
    to_stable,
)


def resolve(s: State, f: Frame, effect: Effect) -> bool:
    """Goes on with an effect; true when it is finished, false while somebody is asked or something goes first."""
    acts = effect.ability.acts
    while effect.step < len(acts):
        if effect.sub == 0 and acts[effect.step].join != w.AND and not effect.ok:
            break  # a "then" that failed takes all behind it along
        if not _do(s, f, effect, effect.act(effect.step)):
            return False
        effect.step += 1
        effect.sub = 0
        effect.count = 0
        if s.stack[-1] is not f or s.ended:
            return False
    return True


def _do(s: State, f: Frame, effect: Effect, act: Act) -> bool:
    verb = act.verb
    if verb == w.DISCARD:
        return _discard_each(s, effect, act) if act.who == w.EACH else _discard(s, effect, act)
    if verb == w.SACRIFICE or verb == w.DESTROY:
        return _remove(s, f, effect, act)
    if verb == w.DRAW:
        effect.ok = draw(s, effect.seat, act.n) == act.n
        return True
    if verb == w.STEAL or verb == w.RETURN:
        return _take_away(s, f, effect, act)
    if verb == w.BRING:
        return _bring(s, effect, act)
    if verb == w.TAKE:
        return _take(s, effect, act)
    if verb == w.SEARCH:
        return _search(s, effect, act)
    if verb == w.TAKE_FROM_HAND:
        return _take_from_hand(s, effect, act)
    if verb == w.LOOK_AT_TOP:
        return _look_at_top(s, effect, act)
    _do_at_once(s, effect, act)
    return True


def _do_at_once(s: State, effect: Effect, act: Act) -> None:
    """The verbs that never ask."""
    verb = act.verb
    effect.ok = True
    if verb == w.MOVE:
        _move(s, effect)
    elif verb == w.PULL:
        _pull(s, effect)
    elif verb == w.SWAP_HANDS:
        for other in picked(effect, effect.step):
            swap_hands(s, effect.seat, other)
    elif verb == w.SHUFFLE_IN:
        _shuffle_in(s, effect, act)
    elif verb == w.EXTRA_TURN:
        s.extra_turns.append(effect.seat)
        note(s, ev.EXTRA_TURN, effect.seat, -1, -1, 0, ALL_SEATS)
    elif verb == w.END_TURN:
        s.end_turn = True
        note(s, ev.TURN_ENDS, effect.seat, effect.card, -1, 0, ALL_SEATS)
    elif verb == w.PLAY_TWICE:
        s.plays_allowed = 2  # two of them do not add up
    elif verb == w.SKIP_TURN:
        for other in picked(effect, effect.step):
            s.skips[other] += 1
    else:
        effect.ok = False  # a choose-one for which nothing was possible


def draw(s: State, seat: int, n: int) -> int:
    """Draws up to n cards; how many there were."""
    for drawn in range(n):
        if not draw_card(s, seat):
            return drawn
    return n


# --- discarding -------------------------------------------------------------------------------------------


def _discard(s: State, effect: Effect, act: Act) -> bool:
    """One player discards, card by card; as many as there are, or if it is a price, all or none (Q-17)."""
    seat = effect.seat
    if act.who != w.YOU:
        seat = effect.that
        if seat < 0:
            effect.ok = False
            return True
    price = act.who == w.YOU and effect.ability.may
    while effect.sub < act.n:
        if s.got == NO_ANSWER:
            choices = fitting(s, s.hands[seat], act.what)
            if not choices or (price and effect.sub == 0 and len(choices) < act.n):
                break
            if len(s.hands[seat]) <= act.n - effect.sub and act.what == w.ANY_CARD and not s.options.ask_forced:
                s.got = choices[0]  # all of them go, as everybody can see
            elif not ask(s, PICK_CARD, seat, choices, effect.card, act.verb, act.what == w.ANY_CARD):
                return False
        discard_card(s, take(s), seat)
        effect.sub += 1
    effect.ok = effect.sub == act.n
    return True


def _discard_each(s: State, effect: Effect, act: Act) -> bool:
    """Everybody chooses at once; carried out together when the last has chosen (Q-25)."""
    order = seats_from(s, s.turn)
    if effect.sub == 0:
        effect.sub = 1
        lists = [s.hands[seat][:] for seat in range(s.seats)]
        if not ask_each(s, lists, order, effect.card, act.verb):
            return False
    answers = take_each(s)
    for seat in order:
        if answers[seat] != NO_ANSWER:
            discard_card(s, answers[seat], seat)
    effect.ok = True
    return True


# --- cards in stables -------------------------------------------------------------------------------------


def _remove(s: State, f: Frame, effect: Effect, act: Act) -> bool:
    """Sacrifices or destroys what was chosen; a card that has gone is passed by (Q-18)."""
    chosen = picked(effect, effect.step)
    while effect.sub < len(chosen):
        card = chosen[effect.sub]
        doomed = chosen[effect.sub + 1 :]
        effect.sub += 1
        seat = _still_chosen(s, effect, card, act)
        if seat < 0:
            continue
        effect.count += 1
        remove(s, card, seat, act.verb, doomed)
        if s.stack[-1] is not f or s.ended:
            return False
    if act.n == w.ALL or act.who == w.EACH:
        effect.ok = effect.count > 0
    else:
        effect.ok = effect.count >= act.n
    return True


def _still_chosen(s: State, effect: Effect, card: int, act: Act) -> int:
    """The stable in which a chosen card still lies and can still be reached, or -1."""
    picks = effect.picks
    for at in range(0, len(picks), 3):
        if picks[at] == effect.step and picks[at + 1] == card and picks[at + 2] == s.stamp[card]:
            seat = holder(s, card)
            if seat >= 0 and reachable(s, effect, act, card, seat):
                return seat
    return -1


def _take_away(s: State, f: Frame, effect: Effect, act: Act) -> bool:
    """Steals, or returns to the hand, what was chosen."""
    chosen = picked(effect, effect.step)
    while effect.sub < len(chosen):
        card = chosen[effect.sub]
        effect.sub += 1
        seat = _still_chosen(s, effect, card, act)
        if seat < 0:
            continue
        effect.count += 1
        if act.verb == w.STEAL:
            to_stable(s, card, seat, effect.seat, w.STEAL)
            if act.until == w.THIS_TURN:
                s.owed += (card, s.stamp[card], seat, effect.card, effect.lay)
        else:
            return_to_hand(s, card, seat)
        after_event(s)
        if s.stack[-1] is not f or s.ended:
            return False
    effect.ok = effect.count > 0
    return True


def _move(s: State, effect: Effect) -> None:
    """Moves the chosen card to the chosen stable (Q-24)."""
    chosen = picked(effect, effect.step)
    effect.ok = False
    if len(chosen) < 2:
        return
    card = chosen[0]
    to = chosen[1]
    seat = _still_chosen(s, effect, card, effect.act(effect.step))
    if seat >= 0 and seat != to and may_enter(s, card, to):
        to_stable(s, card, seat, to, w.MOVE)
        effect.ok = True
        after_event(s)


# --- cards from hands, piles and the nursery --------------------------------------------------------------


def _bring(s: State, effect: Effect, act: Act) -> bool:
    """Brings a card into the own stable; nobody can answer that (R-098)."""
    if s.got == NO_ANSWER:
        choices = bringable(s, effect, act)
        effect.ok = bool(choices)
        if not choices:
            return True
        if not ask(s, PICK_CARD, effect.seat, choices, effect.card, act.verb, act.zone != w.HAND):
            return False
    card = take(s)
    if act.zone == w.HAND:
        show_from_hand(s, card, effect.seat)
    elif act.zone == w.NURSERY:
        s.nursery.remove(card)
    else:
        s.discard.remove(card)
    enter(s, card, effect.seat, -1, w.BRING)
    effect.ok = True
    after_event(s)
    return True


def _take(s: State, effect: Effect, act: Act) -> bool:
    """Takes a card from the discard pile, for all to see."""
    if s.got == NO_ANSWER:
        choices = fitting(s, s.discard, act.what)
        effect.ok = bool(choices)
        if not choices:
            return True
        if not ask(s, PICK_CARD, effect.seat, choices, effect.card, act.verb, True):
            return False
    card = take(s)
    s.discard.remove(card)
    _into_hand(s, card, effect.seat, w.DISCARD_PILE, ALL_SEATS)
    return True


def _into_hand(s: State, card: int, seat: int, zone: int, seen_by: int) -> None:
    s.hands[seat].append(card)
    s.known[card] = ALL_SEATS if open_hand(s, seat) else seen_by
    if s.log is not None:
        note(s, ev.TAKES, seat, card, -1, zone, s.known[card])


def _search(s: State, effect: Effect, act: Act) -> bool:
    """Searches the deck, shows what is taken, shuffles all the same; the searcher may find nothing (R-110, Q-44)."""
    if s.got == NO_ANSWER:
        if not deck_ready(s):
            effect.ok = False
            return True
        ask(s, PICK_CARD, effect.seat, [*_one_of_each(s, act.what), NONE], effect.card, act.verb, False)
        return False
    card = take(s)
    if card != NONE:
        s.deck.remove(card)
        note(s, ev.SHOWS, effect.seat, card, -1, 0, ALL_SEATS)
        _into_hand(s, card, effect.seat, w.DECK, ALL_SEATS)
    shuffle_deck(s)
    effect.ok = True
    return True


def _one_of_each(s: State, what: int) -> list[int]:
    """The fitting cards of the deck, one for each face, in the order of the sheet: the list tells no place."""
    by_face: dict[int, int] = {}
    for card in fitting(s, s.deck, what):
        by_face.setdefault(s.faces[card].index, card)
    return [by_face[face] for face in sorted(by_face)]


def _pull(s: State, effect: Effect) -> None:
    """Takes cards at random from a hand (R-108); fewer if there are fewer (Q-17)."""
    effect.ok = False
    for giver in picked(effect, effect.step):
        for _ in range(effect.act(effect.step).n):
            if s.hands[giver]:
                hand_to_hand(s, _pulled(s, giver), giver, effect.seat)
                effect.ok = True


def _pulled(s: State, giver: int) -> int:
    hand = s.hands[giver]
    if s.chances:
        for card in hand:
            if s.faces[card].index == s.chances[0]:
                s.chances.pop(0)
                return card
    return hand[below(s.rng, len(hand))]


def _take_from_hand(s: State, effect: Effect, act: Act) -> bool:
    """Looks at a hand and takes a card of it (R-109)."""
    chosen = picked(effect, effect.step)
    effect.ok = False
    if not chosen:
        return True
    giver = chosen[0]
    if s.got == NO_ANSWER:
        hand = sorted(s.hands[giver], key=lambda card: s.faces[card].index)  # places in a hand tell nothing
        both = ALL_SEATS if open_hand(s, giver) else (1 << effect.seat) | (1 << giver)
        for card in hand:
            s.known[card] |= 1 << effect.seat
            note(
                s, ev.LOOKS, effect.seat, card, giver, 0, both
            )  # a third seat learns nothing, not even of cards it knew
        choices = fitting(s, hand, act.what)
        if not choices:
            return True
        if not ask(s, PICK_CARD, effect.seat, choices, effect.card, act.verb, act.what == w.ANY_CARD):
            return False
    hand_to_hand(s, take(s), giver, effect.seat)
    effect.ok = True
    return True


# --- the deck ---------------------------------------------------------------------------------------------


def _look_at_top(s: State, effect: Effect, act: Act) -> bool:
    """Looks at the top cards, takes one, puts the others back in any order (Q-37)."""
    deck = s.deck
    mine = 1 << effect.seat
    if effect.sub == 0:
        if s.got == NO_ANSWER:
            if not deck_ready(s):
                effect.ok = False
                return True
            deck = s.deck
            choices = deck[: -act.n - 1 : -1]
            for card in choices:
                s.known[card] |= mine
                note(s, ev.LOOKS, effect.seat, card, -1, 0, mine)
            if not ask(s, PICK_CARD, effect.seat, choices, effect.card, act.verb, True):
                return False
            deck = s.deck
        effect.count = min(act.n, len(s.deck)) - 1
        card = take(s)
        s.deck.remove(card)
        _into_hand(s, card, effect.seat, w.DECK, mine if effect.count else s.known[card])
        for left in s.deck[len(s.deck) - effect.count :]:
            s.known[left] &= mine  # who had seen these before can't tell any more which are left, and where
        effect.sub = 1
    return _put_back(s, effect)


def _put_back(s: State, effect: Effect) -> bool:
    """The seen cards lie on the deck; one by one the player says which comes next from the top."""
    deck = s.deck
    while effect.sub < effect.count:
        done = effect.sub - 1
        if s.got == NO_ANSWER:
            choices = [deck[len(deck) - 1 - depth] for depth in range(done, effect.count)]
            if not ask(s, PICK_ORDER, effect.seat, choices, effect.card, w.LOOK_AT_TOP, False):
                return False
        card = take(s)
        deck.remove(card)
        deck.insert(len(deck) - done, card)
        effect.sub += 1
    effect.ok = True
    for card in deck[len(deck) - effect.count :]:
        note(s, ev.PUTS_BACK, effect.seat, card, -1, 0, 1 << effect.seat)
    return True


def _shuffle_in(s: State, effect: Effect, act: Act) -> None:
    """Shuffles whole zones into the deck; this card too if the card says so (Q-07, D-10)."""
    if act.this:
        if effect.card in s.discard:
            s.discard.remove(effect.card)
        else:
            s.stack[-1].card = -1  # it lay on the pile while it resolved; it won't be discarded any more
            s.pile.clear()
            s.pile_seats.clear()
        s.deck.append(effect.card)
    for zone in act.zones:
        if zone == w.HAND:
            s.deck += s.hands[effect.seat]
            s.hands[effect.seat] = []
        else:
            s.deck += s.discard
            s.discard = []
    shuffle_deck(s)
