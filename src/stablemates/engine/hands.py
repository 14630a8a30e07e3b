"""Acts on hands, the discard pile and the nursery: what is given up, taken and brought is settled when it resolves."""

from . import events as ev
from .ask import ask, ask_each, take, take_each
from .chance import below
from .events import ALL_SEATS, note
from .removal import after_event
from .state import NO_ANSWER, PICK_CARD, Effect, Frame, State, seats_from
from .targets import bringable, entry_seat, fitting, open_hand, picked, seats_of
from .tree import Act
from .words import ALL, ANY_CARD, AS_MANY, BRING, DISCARD_PILE, EACH_OTHER, GIVE, HAND, NURSERY, YOU
from .zones import discard_card, enter, hand_to_hand, into_hand, show_from_hand


def discard(s: State, effect: Effect, act: Act) -> bool:
    """One player discards, card by card; as many as there are, or if it is a price, all or none (Q-17)."""
    seat = effect.seat if act.who == YOU else effect.that
    if seat < 0:
        effect.ok = False
        effect.tally = [0]
        return True
    if act.n == ALL:
        effect.tally = [discard_hand(s, seat)]
        effect.ok = effect.tally[0] > 0
        return True
    price = act.who == YOU and effect.ability.may
    while effect.sub < act.n:
        if s.got == NO_ANSWER:
            choices = fitting(s, s.hands[seat], act.what)
            if not choices or (price and effect.sub == 0 and len(choices) < act.n):
                break
            if len(s.hands[seat]) <= act.n - effect.sub and act.what == ANY_CARD and not s.options.ask_forced:
                s.got = choices[0]  # all of them go, as everybody can see
            elif not ask(s, PICK_CARD, seat, choices, effect.card, act.verb, act.what == ANY_CARD):
                return False
        discard_card(s, take(s), seat)
        effect.sub += 1
    effect.ok = effect.sub == act.n
    return True


def discard_hand(s: State, seat: int) -> int:
    """A whole hand goes; how many cards that was."""
    hand = s.hands[seat][:]
    for card in hand:
        discard_card(s, card, seat)
    return len(hand)


def discard_each(s: State, effect: Effect, act: Act) -> bool:
    """Everybody chooses at once; carried out together when the last has chosen (Q-25)."""
    order = seats_from(s, s.turn)
    if act.who == EACH_OTHER:
        order.remove(effect.seat)
    if act.n == ALL:
        effect.tally = [0] * s.seats
        for seat in order:
            effect.tally[seat] = discard_hand(s, seat)
        effect.ok = True
        return True
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


def bring(s: State, f: Frame, effect: Effect, act: Act) -> bool:
    """Brings cards into a stable; nobody can answer that (R-098)."""
    n = effect.tally[0] if act.n == AS_MANY else act.n
    while effect.sub < n:
        if s.got == NO_ANSWER:
            choices = bringable(s, effect, act)
            if not choices:
                break
            if act.this:
                s.got = effect.card
            elif not ask(s, PICK_CARD, effect.seat, choices, effect.card, act.verb, act.zone != HAND):
                return False
        card = take(s)
        if act.zone == HAND:
            show_from_hand(s, card, effect.seat)
        elif act.zone == NURSERY:
            s.nursery.remove(card)
        else:
            s.discard.remove(card)
        enter(s, card, entry_seat(effect, act), -1, BRING)
        effect.sub += 1
        effect.ok = True
        after_event(s)
        if s.stack[-1] is not f or s.ended:
            return effect.sub >= n
    effect.ok = effect.sub > 0
    return True


def take_from_pile(s: State, effect: Effect, act: Act) -> bool:
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
    into_hand(s, card, effect.seat, DISCARD_PILE, ALL_SEATS)
    return True


def pull(s: State, effect: Effect, act: Act) -> None:
    """Takes cards at random from a hand or from each other hand (R-108); fewer if there are fewer (Q-17)."""
    effect.ok = False
    givers = seats_of(s, effect, act.who) if act.who == EACH_OTHER else picked(effect, effect.step)
    for giver in givers:
        for _ in range(act.n):
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


def give(s: State, effect: Effect) -> bool:
    """Gives a card of one's own hand to the player the effect is about."""
    if effect.that < 0 or not s.hands[effect.seat]:
        effect.ok = False
        return True
    if s.got == NO_ANSWER:
        hand = s.hands[effect.seat][:]
        if not ask(s, PICK_CARD, effect.seat, hand, effect.card, GIVE, True):
            return False
    hand_to_hand(s, take(s), effect.seat, effect.that, given=True)
    effect.ok = True
    return True


def look_at_hand(s: State, looker: int, giver: int) -> list[int]:
    """A seat sees a hand, in an order that tells nothing; a third seat learns nothing, not even of cards it knew."""
    hand = sorted(s.hands[giver], key=lambda card: s.faces[card].index)
    both = ALL_SEATS if open_hand(s, giver) else (1 << looker) | (1 << giver)
    for card in hand:
        s.known[card] |= 1 << looker
        note(s, ev.LOOKS, looker, card, giver, 0, both)
    return hand


def show_hands(s: State, effect: Effect) -> None:
    """Each other player shows the hand to the player of the effect."""
    for other in seats_of(s, effect, EACH_OTHER):
        look_at_hand(s, effect.seat, other)


def take_from_hand(s: State, effect: Effect, act: Act) -> bool:
    """Looks at a hand and takes a card of it, into the own hand or to the discard pile (R-109)."""
    chosen = picked(effect, effect.step)
    if not chosen:
        effect.ok = False
        return True
    giver = chosen[0]
    if s.got == NO_ANSWER:
        choices = fitting(s, look_at_hand(s, effect.seat, giver), act.what)
        if not choices:
            effect.ok = False
            return True
        if not ask(s, PICK_CARD, effect.seat, choices, effect.card, act.verb, act.what == ANY_CARD):
            return False
    card = take(s)
    if act.zone == DISCARD_PILE:
        show_from_hand(s, card, giver)
        s.discard.append(card)
        note(s, ev.RETURNS, giver, card, DISCARD_PILE, 0, ALL_SEATS)
    else:
        hand_to_hand(s, card, giver, effect.seat)
    effect.ok = True
    return True
