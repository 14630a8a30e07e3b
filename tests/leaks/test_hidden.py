"""Places where a leak could hide: the order of lists, who is asked, a choice that others do not see, chance."""

import pytest

from stablemates.engine.chance import seeded
from stablemates.engine.game import Game
from stablemates.engine.pack import OPEN_HAND
from stablemates.engine.state import PICK_CARD, PICK_ORDER, PICK_SEAT, WINDOW
from stablemates.engine.words import DISCARD_PILE, GIVE, LOOK_AT_TOP, PULL, TAKE_FROM_HAND
from tests.engine.table import DECKS, FACES, PACKS, Dice, all_pass, faces_of, laid_out, random_game, roll, say, sees


def ids(faces: list[int], pack: str = "base") -> list[str]:
    return [faces_of(PACKS[pack])[face] for face in faces]


def dealt(seed: int, seats: int) -> tuple[Game, Dice]:
    """A random game; the decks take turns."""
    return random_game(seed, seats, DECKS[(seed + seats) % len(DECKS)])


def after(game: Game, seat: int, index: int, rng: list[int] | None = None) -> Game:
    """The game after an answer, with the events that it made."""
    child = game.clone()
    child.state.log = []
    if rng is not None:
        child.state.rng = rng
    child.answer(seat, index)
    return child


def saw_a_card(game: Game, seat: int) -> bool:
    """Whether the seat saw a card come from the deck, in its own hand or in an open one, or looked at a hand itself."""
    events = game.events(seat)
    drawn = any(event.kind == "draws" and event.card for event in events)
    return drawn or any(event.kind == "looks" and event.seat == seat for event in events)


def shown_to_all(game: Game) -> bool:
    """Whether the card that is chosen goes from a hand to the discard pile (Officer Horn)."""
    question = game.state.question
    acts = [act for ability in game.state.faces[question.card].card.abilities for act in ability.acts]
    return any(act.verb == question.act == TAKE_FROM_HAND and act.zone == DISCARD_PILE for act in acts)


def two_who_see(game: Game) -> list[int]:
    """Who sees the card that is chosen now: who chooses, and whose hand it leaves or comes to."""
    s = game.state
    question = s.question
    seats = [seat for seat in range(game.seats) if question.choices[0] in s.hands[seat]]
    effects = [effect for frame in s.stack for effect in frame.effects if effect.card == question.card]
    if question.act == GIVE:
        seats += [effect.that for effect in effects]
    return [*game.asked, *seats]


# --- random play: what others can't see must look alike to them ----------------------------------------------


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_pass_tells_nobody_anything(seats):
    """Q-28: who has passed is told only when the window is closed."""
    looked = 0
    for seed in range(12):
        game, dice = dealt(seed, seats)
        while game.outcome is None:
            question = game.state.question
            if question.kind == WINDOW and len(question.seats) > 1 and dice.below(8) == 0:
                passes = game.asked[0]
                child = after(game, passes, 0)
                for other in range(-1, seats):
                    in_turn = game.state.options.answers_in_turn and other in child.asked  # then it is told, of course
                    if other != passes and not in_turn:
                        since = len(game.state.log or [])
                        assert sees(child, other) == sees(game, other, since)
                        looked += 1
            game.answer(*roll(game, dice))
    assert looked > 20 or seats == 2


@pytest.mark.parametrize("seats", range(2, 9))
def test_choices_made_in_secret_stay_secret(seats):
    """Each player chooses at once (Q-25): until the last has chosen, nobody sees what the others took."""
    looked = 0
    for seed in range(30):
        game, dice = dealt(seed, seats)
        while game.outcome is None:
            question = game.state.question
            if question.each and len(question.seats) > 1:
                seat = game.asked[0]
                children = [after(game, seat, index) for index in range(game.choices(seat))]
                for other in range(-1, seats):
                    assert len({sees(child, other) for child in children}) == 1
                looked += len(children) - 1
            game.answer(*roll(game, dice))
    assert looked > 10


@pytest.mark.parametrize("seats", range(3, 9))
def test_a_card_taken_unseen_looks_like_any_other_to_a_third(seats):
    """Blatant Thievery, Unicorn Oracle, Entitled Unicorn, gifts, what is put back on the deck (Q-37, Q-41)."""
    looked = 0
    for seed in range(30):
        game, dice = dealt(seed, seats)
        while game.outcome is None:
            s = game.state
            question = s.question
            unseen = question.kind == PICK_ORDER or (
                question.kind == PICK_CARD and question.act in (LOOK_AT_TOP, TAKE_FROM_HAND, GIVE)
            )
            if unseen and not question.each and not shown_to_all(game):
                seat = game.asked[0]
                two = two_who_see(game)
                watched = any(s.bits[other] & OPEN_HAND for other in two)
                children = [after(game, seat, index) for index in range(game.choices(seat))]
                for other in range(-1, seats):
                    if other in two or watched or saw_a_card(children[0], other):
                        continue
                    assert len({sees(child, other) for child in children}) == 1
                    looked += len(children) - 1
            game.answer(*roll(game, dice))
    assert looked > 50


@pytest.mark.parametrize("seats", range(3, 9))
def test_a_pulled_card_looks_like_any_other_to_a_third(seats):
    """R-108, Q-41: chance picks another card of the hand, and only the two see a difference."""
    looked = differ = 0
    for seed in range(40):
        game, dice = dealt(seed, seats)
        while game.outcome is None:
            s = game.state
            if s.question.kind == PICK_SEAT and s.question.act == PULL and s.question.card >= 0:
                seat = game.asked[0]
                for index in range(game.choices(seat)):
                    giver = s.question.choices[index]
                    if s.bits[seat] & OPEN_HAND or s.bits[giver] & OPEN_HAND:
                        continue
                    children = [after(game, seat, index, seeded(lot)) for lot in range(5)]
                    differ += len({sees(child, seat) for child in children}) > 1
                    for other in range(-1, seats):
                        if other not in (seat, giver) and not saw_a_card(children[0], other):
                            assert len({sees(child, other) for child in children}) == 1
                            looked += 1
            game.answer(*roll(game, dice))
    assert looked > 10
    assert differ > 5, "the lots must take different cards, else this says nothing"


# --- who is asked ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("held", ["neigh", "super_neigh", "narwhal", "good_deal neigh", "yay yay"])
def test_everybody_with_a_card_is_asked_for_an_answer(held):
    """Q-04: a seat is left out for public reasons only, not because it holds no Instant."""
    game = laid_out(["narwhal", held, "basic_unicorn_red", ""])
    say(game, 0, "play narwhal")
    assert game.asked == [1, 2]  # seat 3 has no card, as all can see


@pytest.mark.parametrize("held", ["neigh", "good_deal", "yay", "narwhal neigh"])
def test_the_action_is_asked_whatever_the_hand_holds(held):
    """Drawing may be the only action; that it is must not show."""
    game = laid_out([held, "narwhal"])
    assert game.asked == [0]
    assert game.prompt(0).kind == "action"


@pytest.mark.parametrize("held", ["neigh", "super_neigh neigh", "good_deal", "yay neigh"])
def test_the_second_play_is_asked_whatever_the_hand_holds(held):
    """Q-30: with Double Dutch a hand without a playable card is asked all the same, and can only be done."""
    game = laid_out([f"narwhal {held}", ""], ["double_dutch", ""], phase=1, start="0")
    say(game, 0, "use double_dutch", "play narwhal")
    all_pass(game)
    assert game.asked == [0]
    assert game.prompt(0).kind == "action"
    assert "done" in game.prompt(0).answers()
    assert game.view(1).asked == [0]


@pytest.mark.parametrize("held", ["narwhal", "neigh", "good_deal", "yay basic_unicorn_red"])
def test_a_may_is_asked_even_if_the_hand_lacks_the_kind(held):
    """Q-16, Rainbow Unicorn: hand size counts, not hand contents; without a Basic only “no” is legal."""
    game = laid_out([f"rainbow_unicorn {held}", ""])
    say(game, 0, "play rainbow_unicorn")
    all_pass(game)
    assert game.asked == [0]
    has_basic = "narwhal" in held or "basic" in held
    assert game.prompt(0).answers() == (["use rainbow_unicorn", "no"] if has_basic else ["no"])


@pytest.mark.parametrize("held", ["narwhal narwhal neigh", "neigh neigh neigh", "narwhal neigh neigh"])
def test_a_price_in_unicorn_cards_is_asked_by_hand_size(held):
    """Q-16, Necromancer: two Unicorn cards are the price, and only their holder knows whether they are there."""
    game = laid_out([f"necromancer_unicorn {held}", ""], discard="rhinocorn")
    say(game, 0, "play necromancer_unicorn")
    all_pass(game)
    assert game.asked == [0]
    assert ("use necromancer_unicorn" in game.prompt(0).answers()) == (held.count("narwhal") == 2)


@pytest.mark.parametrize("deck", ["slowdown", "", "tiny_stable slowdown barbed_wire"])
def test_a_search_is_asked_whatever_the_deck_holds(deck):
    """Q-44: who searches is asked and may take none; others can't see whether there was one."""
    game = laid_out(["shabby_the_narwhal", "narwhal"], deck=deck)
    say(game, 0, "play shabby_the_narwhal")
    all_pass(game)
    say(game, 0, "use shabby_the_narwhal")
    assert game.asked == [0]
    assert len(game.prompt(0).answers()) == len(deck.split()) + 1
    say(game, 0, "none")
    assert "shuffles" in [event.kind for event in game.events(1)]


# --- the order of lists ---------------------------------------------------------------------------------------


def test_the_places_in_a_hand_tell_nothing_to_who_looks_at_it():
    """Blatant Thievery: the newest card of a hand could be told by its place, so lists must not go by it."""
    seen = set()
    for hand in ("neigh yay rhinocorn neigh", "rhinocorn neigh neigh yay", "yay neigh neigh rhinocorn"):
        game = laid_out(["blatant_thievery", hand, "narwhal"])
        say(game, 0, "play blatant_thievery")
        all_pass(game)
        say(game, 0, "choose seat1")
        seen.add(sees(game, 0))
    assert len(seen) == 1


def test_the_places_in_an_open_hand_tell_nothing():
    """Nanny Cam shows which cards, not when they came."""
    games = [laid_out(["narwhal", hand], ["", "nanny_cam"]) for hand in ("neigh yay rhinocorn", "rhinocorn neigh yay")]
    assert len({sees(game, 0) for game in games}) == 1
    assert sorted(ids(games[0].view(0).known[1])) == ["neigh", "rhinocorn", "yay"]
    assert len({sees(game, -1) for game in games}) == 1


def test_the_places_in_the_deck_tell_nothing_to_who_searches_it():
    """The Great Narwhal: the list of what is there says nothing of the order."""
    seen = set()
    for deck in ("neigh classy_narwhal yay narwhal_torpedo", "narwhal_torpedo yay neigh classy_narwhal"):
        game = laid_out(["the_great_narwhal", "narwhal"], deck=deck)
        say(game, 0, "play the_great_narwhal")
        all_pass(game)
        say(game, 0, "use the_great_narwhal")
        seen.add(sees(game, 0))
        assert "choose deck/classy_narwhal" in game.prompt(0).answers()
    assert len(seen) == 1


def test_a_hand_that_somebody_looks_at_tells_a_third_nothing():
    """A third that knows one card of the hand must not learn more by how the looks are told."""
    seen = set()
    for other in ("barbed_wire", "basic_unicorn_red", "neigh"):
        game = laid_out(
            ["mermaid_unicorn blatant_thievery", other, "yay"], ["double_dutch", "stable_artillery", ""], phase=1
        )
        say(game, 0, "use double_dutch", "play mermaid_unicorn")
        all_pass(game)
        if game.asked == [0] and game.prompt(0).kind == "card":
            say(game, 0, "choose seat1/stable_artillery")
        assert ids(game.view(2).known[1]) == ["stable_artillery"]
        say(game, 0, "play blatant_thievery")
        all_pass(game)
        say(game, 0, "choose seat1")
        seen.add(sees(game, 2))
    assert len(seen) == 1


# --- what is known ends when it must (Q-41) -------------------------------------------------------------------


def known_deck(game: Game, seat: int) -> list[tuple[int, str]]:
    return [(depth, FACES[face]) for depth, face in game.view(seat).deck_known]


def oracle_after_oracle() -> Game:
    """Seat 1 has put a Neigh on the deck, which it knows; now seat 2 looks at the top three."""
    deck = "yay rhinocorn neigh slowdown good_deal llamacorn"
    game = laid_out(["narwhal", "unicorn_oracle", "unicorn_oracle"], deck=deck)
    say(game, 0, "play narwhal")
    all_pass(game)
    say(game, 1, "play unicorn_oracle")
    all_pass(game)
    say(game, 1, "choose deck/slowdown", "order deck/rhinocorn")
    assert ids(game.view(1).known[2]) == ["rhinocorn"]  # seat 2 has drawn it
    assert known_deck(game, 1) == [(0, "neigh")]
    say(game, 2, "play unicorn_oracle")
    all_pass(game)
    assert [text.split("/")[1] for text in game.prompt(2).answers()] == ["neigh", "good_deal", "llamacorn"]
    return game


def test_which_card_the_oracle_took_is_hidden_from_who_knew_the_top_of_the_deck():
    """Q-37: the card taken is not shown, also not by what seat 1 knows no longer."""
    game = oracle_after_oracle()
    children = [after(game, 2, index) for index in range(3)]
    assert len({sees(child, 1) for child in children}) == 1
    assert all(known_deck(child, 1) == [] for child in children)
    for child in children:
        child.answer(2, 0)
    assert all(known_deck(child, 1) == [] for child in children)
    assert all(ids(child.view(1).known[2]) == ["rhinocorn"] for child in children)
    assert all(len(known_deck(child, 2)) == 1 for child in children)  # seat 0 has drawn the other


def test_the_oracle_knows_what_it_put_back():
    game = laid_out(["unicorn_oracle", "narwhal"], deck="yay rhinocorn neigh")
    say(game, 0, "play unicorn_oracle")
    all_pass(game)
    assert [FACES[face] for _, face in game.view(0).deck_known] == ["yay", "rhinocorn", "neigh"]
    say(game, 0, "choose deck/rhinocorn", "order deck/neigh")
    # seat 1 has drawn the Neigh; seat 0 knows that, and what is on top now
    assert ids(game.view(0).known[1]) == ["neigh"]
    assert [[depth, FACES[face]] for depth, face in game.view(0).deck_known] == [[0, "yay"]]
    assert game.view(1).deck_known == []


def test_a_hidden_pull_ends_what_a_third_knew():
    """Seat 2 saw the Upgrade go to seat 1's hand; seat 0 pulls one of two cards, and seat 2 can't be sure any more."""
    stables = ["double_dutch", "stable_artillery", ""]
    for seed in range(8):
        game = laid_out(["mermaid_unicorn americorn", "neigh", "yay"], stables, phase=1, seed=seed)
        say(game, 0, "use double_dutch", "play mermaid_unicorn")
        all_pass(game)
        assert ids(game.view(2).known[1]) == ["stable_artillery"]
        say(game, 0, "play americorn")
        all_pass(game)
        say(game, 0, "use americorn", "choose seat1")
        view = game.view(2)
        assert view.known[0] == view.known[1] == []
        pulled = next(event for event in game.events(2) if event.kind == "takes")
        assert pulled.card is None
        # both who were there know it
        assert len(game.view(0).known[1]) in (0, 1)
        mine = next(event.card for event in game.events(0) if event.kind == "takes")
        assert mine in ids(game.view(1).known[0])


def test_a_card_played_may_be_the_twin_of_the_one_that_was_seen():
    """Q-41: seat 0 saw a Narwhal go to seat 1's hand, where another lay; one is played, so it can't be sure."""
    for twin in (0, 1):
        game = laid_out(["glitter_tornado", "narwhal neigh", "yay"], ["", "narwhal", ""])
        say(game, 0, "play glitter_tornado")
        all_pass(game)
        assert ids(game.view(0).known[1]) == ["narwhal"]
        plays = [at for at, text in enumerate(game.prompt(1).answers()) if text == "play narwhal"]
        game.answer(1, plays[twin])
        assert game.view(0).known[1] == []


def test_a_shuffle_ends_what_was_known():
    """Shake Up: seat 1 knew a card of seat 0's hand, and then of the deck nothing."""
    game = laid_out(["shake_up neigh", "glitter_tornado"], ["yay", "narwhal"], phase=3)
    say(game, 0, "draw")
    say(game, 1, "play glitter_tornado")
    all_pass(game)
    assert "yay" in ids(game.view(1).known[0])
    say(game, 0, "play shake_up")
    all_pass(game)
    assert game.view(1).known[0] == []
    assert len(game.state.hands[0]) == 5
    assert game.view(0).deck_known == game.view(1).deck_known == []


def test_traded_hands_are_known_to_the_two_and_nobody_else():
    """Unfair Bargain: each knows what it gave away."""
    game = laid_out(["unfair_bargain neigh", "yay rhinocorn", "narwhal"])
    say(game, 0, "play unfair_bargain")
    all_pass(game)
    say(game, 0, "choose seat1")
    assert ids(game.view(0).known[1]) == ["neigh"]
    assert sorted(ids(game.view(1).known[0])) == ["rhinocorn", "yay"]
    assert game.view(2).known == [[], [], []]


def test_who_only_watches_knows_no_hand():
    game = laid_out(["glitter_tornado neigh", "yay"], ["", "narwhal"])
    say(game, 0, "play glitter_tornado")
    all_pass(game)
    view = game.view(-1)
    assert view.hand == []
    assert view.deck_known == []
    assert all(event.card is not None for event in game.events(1) if event.kind == "leaves")


@pytest.mark.parametrize("seats", range(2, 9))
def test_everybody_saw_what_went_to_a_hand_in_the_open(seats):
    """Q-41: the last seat too."""
    game = laid_out(["glitter_tornado", *["neigh"] * (seats - 1)], ["", "narwhal", *[""] * (seats - 2)])
    say(game, 0, "play glitter_tornado")
    all_pass(game)
    for seat in range(seats):
        assert ids(game.view(seat).known[1]) == (["narwhal"] if seat != 1 else [])


# --- the after-dark deck and the second print -----------------------------------------------------------------

DARK = "after-dark"
HANDS = ("vanillacorn heck_neigh iron_belt", "iron_belt vanillacorn heck_neigh", "heck_neigh iron_belt vanillacorn")


def dark(hands: list[str], stables: list[str] | None = None, **more) -> Game:
    return laid_out(hands, stables, pack=DARK, **more)


def played(game: Game, card_id: str, *then: str) -> Game:
    """Seat 0 plays a card that nobody answers, and goes on as told."""
    say(game, 0, f"play {card_id}")
    all_pass(game)
    say(game, 0, *then)
    return game


def known_cards(game: Game, seat: int, other: int) -> list[str]:
    return sorted(ids(game.view(seat).known[other], game.state.pack.id))


def known_top(game: Game, seat: int) -> list[tuple[int, str]]:
    faces = faces_of(game.state.pack)
    return [(depth, faces[face]) for depth, face in game.view(seat).deck_known]


def test_nosy_narwhal_sees_hands_and_no_places():
    """The places in the hands tell nothing to who looks, and the hands nothing to anybody else."""
    games = [played(dark(["nosy_narwhal", hand, "stoner_unicorn"]), "nosy_narwhal") for hand in HANDS]
    assert len({sees(game, 0) for game in games}) == 1
    assert [len({sees(game, other) for game in games}) for other in (2, -1)] == [1, 1]
    game = games[0]
    assert [known for known in known_cards(game, 0, 1) if known in HANDS[0].split()] == sorted(HANDS[0].split())
    assert "stoner_unicorn" in known_cards(game, 0, 2)
    assert game.view(1).known == game.view(2).known == game.view(-1).known == [[], [], []]


def test_nosy_narwhal_tells_the_hands_to_nobody_else():
    hands = ("vanillacorn heck_neigh", "changeling droopy_horn", "vanillacorn vanillacorn")
    games = [played(dark(["nosy_narwhal", "stoner_unicorn", hand]), "nosy_narwhal") for hand in hands]
    assert [len({sees(game, other) for game in games}) for other in (0, 1, -1)] == [3, 1, 1]
    looks = [event.card for event in games[0].events(1) if event.kind == "looks"]
    assert looks == ["stoner_unicorn", None, None]  # it sees what it showed itself


@pytest.mark.parametrize("card_id", ["entitled_unicorn", "officer_horn"])
def test_a_look_for_a_unicorn_card_tells_no_places_and_a_third_nothing(card_id):
    games = [dark([card_id, hand, "stoner_unicorn"]) for hand in HANDS]
    for game in games:
        played(game, card_id, f"use {card_id}", "choose seat1")
        assert game.asked == [0]  # a single Unicorn card is asked for too
        assert game.prompt(0).answers() == ["choose seat1.hand/vanillacorn"]
    for other in (0, 2, -1):
        assert len({sees(game, other) for game in games}) == 1
    assert known_cards(games[0], 0, 1) == sorted(HANDS[0].split())


def test_how_many_unicorn_cards_a_hand_holds_is_seen_only_by_who_looks():
    """One or three, a third sees the same question, and the same when one has gone."""
    games = [
        played(
            dark(["entitled_unicorn", hand, "heck_neigh"]), "entitled_unicorn", "use entitled_unicorn", "choose seat1"
        )
        for hand in ("vanillacorn heck_neigh iron_belt", "damp_unicorn vanillacorn single_unicorn")
    ]
    assert len({sees(game, 2) for game in games}) == 1
    games = [after(game, 0, index) for game in games for index in range(game.choices(0))]
    assert len(games) == 4
    assert [len({sees(game, other) for game in games}) for other in (2, -1)] == [1, 1]


def test_officer_horn_shows_what_it_throws_out_and_nothing_else():
    games = [
        played(dark(["officer_horn", hand, "stoner_unicorn"]), "officer_horn", "use officer_horn", "choose seat1")
        for hand in ("vanillacorn heck_neigh", "vanillacorn damp_unicorn", "vanillacorn changeling")
    ]
    for game in games:
        say(game, 0, "choose seat1.hand/vanillacorn")
    assert [len({sees(game, other) for game in games}) for other in (0, 2, -1)] == [3, 1, 1]
    assert ids(games[0].view(2).discard, DARK) == ["vanillacorn"]


def test_a_peek_at_the_deck_is_for_the_one_who_peeks():
    """Curious Unicorn: nobody else sees which cards; who drew the first one has it, and the peeker knows."""
    decks = ("heck_neigh iron_belt changeling", "heck_neigh changeling iron_belt", "heck_neigh vanillacorn droopy_horn")
    games = [
        played(dark(["curious_unicorn", "stoner_unicorn", ""], deck=deck), "curious_unicorn", "use curious_unicorn")
        for deck in decks
    ]
    assert [len({sees(game, other) for game in games}) for other in (0, 1, 2, -1)] == [3, 1, 1, 1]
    assert known_top(games[0], 0) == [(0, "iron_belt"), (1, "changeling")]
    assert known_cards(games[0], 0, 1) == ["heck_neigh"]
    assert games[0].view(1).deck_known == games[0].view(-1).deck_known == []


def test_two_peeks_know_each_their_own():
    """Seat 1 peeks after seat 0, and sees one card deeper."""
    deck = "curious_unicorn heck_neigh iron_belt changeling droopy_horn"
    game = played(dark(["curious_unicorn", ""], deck=deck), "curious_unicorn", "use curious_unicorn")
    assert known_cards(game, 0, 1) == ["curious_unicorn"]
    say(game, 1, "play curious_unicorn")
    all_pass(game)
    say(game, 1, "use curious_unicorn")
    # seat 0 has drawn the Neigh, which seat 1 saw on top
    assert known_top(game, 0) == [(0, "iron_belt")]
    assert known_top(game, 1) == [(0, "iron_belt"), (1, "changeling")]
    assert known_cards(game, 1, 0) == ["heck_neigh"]


def test_a_shuffle_ends_what_the_peek_told():
    hands = ["curious_unicorn rainbow_storm", "", ""]
    deck = "stoner_unicorn heck_neigh iron_belt changeling"
    game = dark(hands, ["unicorn_dungeon", "", ""], deck=deck, phase=1)
    say(game, 0, "use unicorn_dungeon")
    played(game, "curious_unicorn", "use curious_unicorn")
    assert known_top(game, 0) == [(0, "heck_neigh"), (1, "iron_belt"), (2, "changeling")]
    played(game, "rainbow_storm", "choose seat0/curious_unicorn")
    assert len(game.state.hands[2]) == 5
    assert all(game.view(seat).deck_known == [] for seat in range(3))
    assert all(game.view(seat).known == [[], [], []] for seat in range(3))


@pytest.mark.parametrize("top", ["iron_belt", "vanillacorn"])
def test_what_is_shown_from_the_deck_tells_nothing_of_the_next_card(top):
    """Blaze and Graze: all see the top card, and where it goes; seat 1 draws the next one unseen."""
    games = [
        played(dark(["blaze_and_graze", "stoner_unicorn", ""], deck=f"{top} {below}"), "blaze_and_graze")
        for below in ("heck_neigh changeling", "vanillacorn iron_belt")
    ]
    assert [len({sees(game, other) for game in games}) for other in (0, 2, -1)] == [1, 1, 1]
    for other in (1, 2):
        assert known_cards(games[0], other, 0) == ([top] if top == "iron_belt" else [])
    assert [event.card for event in games[0].events(-1) if event.kind == "shows"] == [top]


def gift(
    mine: str = "heck_neigh vanillacorn", theirs: str = "stoner_unicorn", stables: list[str] | None = None
) -> Game:
    """Seat 1 has been snubbed by seat 0, who has yet to choose the gift."""
    game = dark([f"snub_gift_smite {mine}", theirs, "changeling"], stables or ["", "single_unicorn", ""])
    return played(game, "snub_gift_smite", "choose seat1")


def test_a_gift_is_seen_by_the_two_and_nobody_else():
    games = [after(gift(), 0, index) for index in range(2)]
    assert [len({sees(game, other) for game in games}) for other in (0, 1, 2, -1)] == [2, 2, 1, 1]
    assert [known_cards(game, 0, 1) for game in games] == [["heck_neigh"], ["vanillacorn"]]
    assert [event.card for event in games[0].events(2) if event.kind == "gives"] == [None]
    assert [event.card for event in games[0].events(1) if event.kind == "gives"] == ["heck_neigh"]


def test_a_gift_ends_what_a_third_knew():
    """All saw the Upgrade go to seat 0's hand (Blaze and Graze); it may be the gift, so they are not sure any more."""
    for given in ("iron_belt", "vanillacorn"):
        hands = ["blaze_and_graze snub_gift_smite vanillacorn", "stoner_unicorn", "changeling"]
        stables = ["unicorn_dungeon", "single_unicorn", ""]
        game = dark(hands, stables, deck="heck_neigh iron_belt", phase=1)
        say(game, 0, "use unicorn_dungeon")
        played(game, "blaze_and_graze")
        assert known_cards(game, 2, 0) == known_cards(game, 1, 0) == ["iron_belt"]
        played(game, "snub_gift_smite", "choose seat1", f"choose seat0.hand/{given}")
        assert game.view(2).known == [[], [], []]
        assert known_cards(game, 0, 1) == [given]
        assert known_cards(game, 1, 0) == ([] if given == "iron_belt" else ["iron_belt"])


def test_pulls_from_each_other_player_are_seen_one_by_one():
    """Double Agent: each knows the card that it lost, and nothing of the one that the other lost."""
    seen: dict[tuple[str, str], Game] = {}
    for lot in range(40):
        game = dark(
            ["heck_neigh", "stoner_unicorn iron_belt", "changeling vanillacorn", ""],
            ["double_agent_unicorn single_unicorn", "", "", ""],
            phase=1,
        )
        use = game.prompt(0).answers().index("use double_agent_unicorn")
        child = after(game, 0, use, seeded(lot))
        lost = known_cards(child, 1, 0), known_cards(child, 2, 0)
        assert [len(cards) for cards in lost] == [1, 1]
        seen[lost[0][0], lost[1][0]] = child
        assert [event.card for event in child.events(3) if event.kind == "takes"] == [None, None]
    assert len(seen) == 4
    games = seen.values()
    assert [len({sees(game, other) for game in games}) for other in (0, 1, 2, 3, -1)] == [4, 2, 2, 1, 1]


def test_puppicorn_comes_and_tells_nothing():
    """It moves before the phases, whatever the hands and the deck hold."""
    games = [
        laid_out([mine, "yay"], ["", "puppicorn"], deck=deck, phase=1, pack="base-second-print")
        for mine, deck in [
            ("narwhal neigh", "neigh"),
            ("puppicorn yay", "slowdown"),
            ("good_deal rhinocorn", "narwhal"),
        ]
    ]
    assert [len({sees(game, other) for game in games}) for other in (0, 1, -1)] == [3, 1, 1]
    assert ids(games[0].view(1).stables[0], "base-second-print") == ["puppicorn"]


@pytest.mark.parametrize("held", ["heck_neigh iron_belt", "vanillacorn vanillacorn", "changeling neigh_means_neigh"])
def test_a_mulligan_is_offered_whatever_the_hand_holds(held):
    """R-143: once a game, to who has a card."""
    game = dark([held, "stoner_unicorn"], phase=1, mulligan="true")
    assert game.prompt(0).answers() == ["mulligan", "no"]
    assert game.view(1).asked == [0]


def test_a_mulligan_shows_the_old_hand_and_hides_the_new_one():
    decks = ("changeling droopy_horn damp_unicorn", "vanillacorn heck_neigh iron_belt")
    games = [dark(["heck_neigh iron_belt", "stoner_unicorn"], deck=deck, phase=1, mulligan="true") for deck in decks]
    for game in games:
        say(game, 0, "mulligan")
    assert [len({sees(game, other) for game in games}) for other in (0, 1, -1)] == [2, 1, 1]
    assert sorted(ids(games[0].view(1).discard, DARK)) == ["heck_neigh", "iron_belt"]
    assert games[0].view(1).known == [[], []]


def test_a_mulligan_ends_what_others_knew_of_the_hand():
    """Seat 1 has seen the hand of seat 0 (Nosy Narwhal), and knows none of the new cards."""
    game = dark(["heck_neigh iron_belt", "nosy_narwhal"], mulligan="true")
    say(game, 0, "draw")
    say(game, 1, "no", "play nosy_narwhal")
    all_pass(game)
    assert len(game.view(1).known[0]) == 3
    assert game.prompt(0).answers() == ["mulligan", "no"]
    say(game, 0, "mulligan")
    assert game.view(1).known[0] == []
    assert len(game.state.hands[0]) == 4
