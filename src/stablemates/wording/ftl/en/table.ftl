### The table: what happened, what is asked, why not, how it ended. English.
###
### $seat and $other are names of players. $reader says whom the sentence speaks to: "seat" or "other" if the reader is that
### player, else "none". $card is a card by its name, or "a card" where the reader may not know it.

## What happened. A key may end in what it is about; .list names the cards as far as they are known.

event-turn =
    { $reader ->
        [seat] Turn { $n }: you.
       *[none] Turn { $n }: { $seat }.
    }
event-draws =
    { $reader ->
        [seat] You draw { $card }.
       *[none] { $seat } draws { $card }.
    }
event-draws-many =
    { $reader ->
        [seat] You draw { $n } cards.
       *[none] { $seat } draws { $n } cards.
    }
    .list =
        { $reader ->
            [seat] You draw { $n } cards: { $list }.
           *[none] { $seat } draws { $n } cards: { $list }.
        }
event-discards =
    { $reader ->
        [seat] You discard { $card }.
       *[none] { $seat } discards { $card }.
    }
event-discards-many =
    { $reader ->
        [seat] You discard { $n } cards.
       *[none] { $seat } discards { $n } cards.
    }
    .list =
        { $reader ->
            [seat] You discard { $n } cards: { $list }.
           *[none] { $seat } discards { $n } cards: { $list }.
        }
event-plays =
    { $reader ->
        [seat] You play { $card }.
       *[none] { $seat } plays { $card }.
    }
event-plays-into =
    { $reader ->
        [seat] You play { $card } into { $other }'s stable.
        [other] { $seat } plays { $card } into your stable.
       *[none] { $seat } plays { $card } into { $other }'s stable.
    }
event-answers =
    { $reader ->
        [seat] You answer { $other } with { $card }.
        [other] { $seat } answers you with { $card }.
       *[none] { $seat } answers { $other } with { $card }.
    }
event-stopped =
    { $reader ->
        [seat] Your { $card } is stopped.
       *[none] { $seat }'s { $card } is stopped.
    }
event-enters =
    { $reader ->
        [seat] { $card } enters your stable.
       *[none] { $card } enters { $seat }'s stable.
    }
event-enters-steal =
    { $reader ->
        [seat] You steal { $card } from { $other }.
        [other] { $seat } steals { $card } from you.
       *[none] { $seat } steals { $card } from { $other }.
    }
event-enters-move =
    { $reader ->
        [seat] { $card } moves from { $other }'s stable to yours.
        [other] { $card } moves from your stable to { $seat }'s.
       *[none] { $card } moves from { $other }'s stable to { $seat }'s.
    }
event-enters-bring =
    { $reader ->
        [seat] You bring { $card } into your stable.
       *[none] { $seat } brings { $card } into their stable.
    }
event-leaves =
    { $reader ->
        [seat] Your { $card } leaves the stable.
       *[none] { $seat }'s { $card } leaves the stable.
    }
event-leaves-sacrifice =
    { $reader ->
        [seat] You sacrifice { $card }.
       *[none] { $seat } sacrifices { $card }.
    }
event-leaves-sacrifice-hand =
    { $reader ->
        [seat] You sacrifice { $card }, which flies back to your hand.
       *[none] { $seat } sacrifices { $card }, which flies back to their hand.
    }
event-leaves-sacrifice-nursery =
    { $reader ->
        [seat] You sacrifice { $card }, which goes back to the nursery.
       *[none] { $seat } sacrifices { $card }, which goes back to the nursery.
    }
event-leaves-destroy =
    { $reader ->
        [seat] Your { $card } is destroyed.
       *[none] { $seat }'s { $card } is destroyed.
    }
event-leaves-destroy-hand =
    { $reader ->
        [seat] Your { $card } is destroyed and flies back to your hand.
       *[none] { $seat }'s { $card } is destroyed and flies back to their hand.
    }
event-leaves-destroy-nursery =
    { $reader ->
        [seat] Your { $card } is destroyed and goes back to the nursery.
       *[none] { $seat }'s { $card } is destroyed and goes back to the nursery.
    }
event-leaves-return =
    { $reader ->
        [seat] Your { $card } goes back to your hand.
       *[none] { $seat }'s { $card } goes back to their hand.
    }
event-leaves-return-nursery =
    { $reader ->
        [seat] Your { $card } goes back to the nursery.
       *[none] { $seat }'s { $card } goes back to the nursery.
    }
event-shuffles = The deck is shuffled.
event-shows =
    { $reader ->
        [seat] You show { $card } to all.
       *[none] { $seat } shows { $card } to all.
    }
event-shows-takes =
    { $reader ->
        [seat] You show { $card } to all and take it.
       *[none] { $seat } shows { $card } to all and takes it.
    }
event-looks =
    { $reader ->
        [seat] You look at the top of the deck: { $card }.
       *[none] { $seat } looks at the top of the deck: { $card }.
    }
event-looks-many =
    { $reader ->
        [seat] You look at the top { $n } cards of the deck.
       *[none] { $seat } looks at the top { $n } cards of the deck.
    }
    .list =
        { $reader ->
            [seat] You look at the top { $n } cards of the deck: { $list }.
           *[none] { $seat } looks at the top { $n } cards of the deck: { $list }.
        }
event-looks-hand =
    { $reader ->
        [seat] You look at { $other }'s hand: { $card }.
        [other] { $seat } looks at your hand: { $card }.
       *[none] { $seat } looks at { $other }'s hand: { $card }.
    }
event-looks-hand-many =
    { $reader ->
        [seat] You look at { $other }'s hand: { $n } cards.
        [other] { $seat } looks at your hand: { $n } cards.
       *[none] { $seat } looks at { $other }'s hand: { $n } cards.
    }
    .list =
        { $reader ->
            [seat] You look at { $other }'s hand: { $n } cards: { $list }.
            [other] { $seat } looks at your hand: { $n } cards: { $list }.
           *[none] { $seat } looks at { $other }'s hand: { $n } cards: { $list }.
        }
event-takes =
    { $reader ->
        [seat] You take { $card }.
       *[none] { $seat } takes { $card }.
    }
event-takes-hand =
    { $reader ->
        [seat] You take { $card } from { $other }'s hand.
        [other] { $seat } takes { $card } from your hand.
       *[none] { $seat } takes { $card } from { $other }'s hand.
    }
event-takes-deck =
    { $reader ->
        [seat] You take { $card } from the deck.
       *[none] { $seat } takes { $card } from the deck.
    }
event-takes-discard =
    { $reader ->
        [seat] You take { $card } from the discard pile.
       *[none] { $seat } takes { $card } from the discard pile.
    }
event-gives =
    { $reader ->
        [seat] You give { $card } to { $other }.
        [other] { $seat } gives { $card } to you.
       *[none] { $seat } gives { $card } to { $other }.
    }
event-uses =
    { $reader ->
        [seat] You use { $card }.
       *[none] { $seat } uses { $card }.
    }
# A card chosen for the effect of another card, $by.
event-aims =
    { $reader ->
        [seat] You choose { $other }'s { $card } for { $by }.
        [other] { $seat } chooses your { $card } for { $by }.
       *[none] { $seat } chooses { $other }'s { $card } for { $by }.
    }
event-aims-own =
    { $reader ->
        [seat] You choose your own { $card } for { $by }.
       *[none] { $seat } chooses their own { $card } for { $by }.
    }
event-aims-seat =
    { $reader ->
        [seat] You choose { $other } for { $by }.
        [other] { $seat } chooses you for { $by }.
       *[none] { $seat } chooses { $other } for { $by }.
    }
# A player chooses themself.
event-aims-self =
    { $reader ->
        [seat] You choose yourself for { $by }.
       *[none] { $seat } chooses themself for { $by }.
    }
event-aims-card =
    { $reader ->
        [seat] You choose { $card } for { $by }.
       *[none] { $seat } chooses { $card } for { $by }.
    }
# A card stands in for another, $victim.
event-replaces =
    { $reader ->
        [seat] Your { $card } steps in for { $victim }.
       *[none] { $seat }'s { $card } steps in for { $victim }.
    }
# It spares itself by what it does instead.
event-replaces-own =
    { $reader ->
        [seat] Your { $card } is spared, at a price.
       *[none] { $seat }'s { $card } is spared, at a price.
    }
event-swaps_hands =
    { $reader ->
        [seat] You and { $other } swap hands.
        [other] { $seat } and you swap hands.
       *[none] { $seat } and { $other } swap hands.
    }
event-extra_turn =
    { $reader ->
        [seat] You will have another turn after this one.
       *[none] { $seat } will have another turn after this one.
    }
event-turn_ends =
    { $reader ->
        [seat] { $card } ends your turn.
       *[none] { $card } ends { $seat }'s turn.
    }
event-skips =
    { $reader ->
        [seat] You skip a turn.
       *[none] { $seat } skips a turn.
    }
# At the start: a player chooses a Baby.
event-baby =
    { $reader ->
        [seat] You take in { $card }.
       *[none] { $seat } takes in { $card }.
    }
event-game_ends = The game is over.
event-to_pile =
    { $reader ->
        [seat] Your { $card } goes to the discard pile.
       *[none] { $seat }'s { $card } goes to the discard pile.
    }
# A player is named for a card before others answer it.
event-names =
    { $reader ->
        [seat] You name { $other } for { $card }.
        [other] { $seat } names you for { $card }.
       *[none] { $seat } names { $other } for { $card }.
    }
event-names-self =
    { $reader ->
        [seat] You name yourself for { $card }.
       *[none] { $seat } names themself for { $card }.
    }
# $option is a command in words, such as "DESTROY an Upgrade in another player's stable".
event-names-option =
    { $reader ->
        [seat] You name what { $card } will do: { $option }.
       *[none] { $seat } names what { $card } will do: { $option }.
    }
event-puts_back =
    { $reader ->
        [seat] You put { $card } back on the deck.
       *[none] { $seat } puts { $card } back on the deck.
    }
event-puts_back-many =
    { $reader ->
        [seat] You put { $n } cards back on the deck.
       *[none] { $seat } puts { $n } cards back on the deck.
    }
    .list =
        { $reader ->
            [seat] You put { $n } cards back on the deck: { $list }.
           *[none] { $seat } puts { $n } cards back on the deck: { $list }.
        }
event-notice =
    { $reader ->
        [seat] A party rule for you (R-{ $rule }).
       *[none] A party rule for { $seat } (R-{ $rule }).
    }
event-notice-140 =
    { $reader ->
        [seat] You take a sip (R-140).
       *[none] { $seat } takes a sip (R-140).
    }
event-notice-142 =
    { $reader ->
        [seat] You take a sip (R-142).
       *[none] { $seat } takes a sip (R-142).
    }
event-notice-143 =
    { $reader ->
        [seat] You pay for the new hand (R-143).
       *[none] { $seat } pays for the new hand (R-143).
    }
event-notice-144 =
    { $reader ->
        [seat] You take something off (R-144).
       *[none] { $seat } takes something off (R-144).
    }
event-notice-145 =
    { $reader ->
        [seat] You take something off (R-145).
       *[none] { $seat } takes something off (R-145).
    }
event-notice-146 =
    { $reader ->
        [seat] You put something back on (R-146).
       *[none] { $seat } puts something back on (R-146).
    }

## What is asked. $cards is what may be chosen ("a Unicorn of another player"); $by is the card that asks, in brackets.

ask-by = { " " }({ $card })

ask-action = Your action: play a card, or draw one.
ask-action-draw = Your action: nothing here can be played now, so draw.
ask-action-more = You may play another card.
ask-card = Choose { $cards }{ $by }.
ask-card-discard = Choose { $cards } to discard{ $by }.
ask-card-discard-limit = Your hand is over the limit. Choose a card to discard ({ $rule }).
ask-card-sacrifice = Choose { $cards } to sacrifice{ $by }.
ask-card-destroy = Choose { $cards } to destroy{ $by }.
ask-card-steal = Choose { $cards } to steal{ $by }.
ask-card-return = Choose { $cards } to return to the hand{ $by }.
ask-card-return-nursery = Choose { $cards } to return to the nursery{ $by }.
ask-card-move = Choose { $cards } to move{ $by }.
ask-card-bring = Choose { $cards } to bring into your stable{ $by }.
ask-card-bring-there = Choose { $cards } to bring into that player's stable{ $by }.
ask-card-bring-baby = Choose a Baby Unicorn to start with.
ask-card-take = Choose { $cards } to take into your hand{ $by }.
ask-card-search = Choose { $cards } from the deck, or none{ $by }.
ask-card-take-from-hand = Choose { $cards } to take from that hand{ $by }.
ask-card-take-from-hand-discard = Choose { $cards } of that hand for the discard pile{ $by }.
ask-card-look-at-top = Choose { $cards } to keep; the rest goes back on the deck{ $by }.
ask-card-give = Choose { $cards } to give away{ $by }.
ask-seat = Choose a player{ $by }.
ask-seat-toast = Choose who takes a sip ({ $rule }).
ask-seat-stable = Choose the stable for { $card }.
ask-seat-discard = Choose who has to discard{ $by }.
ask-seat-pull = Choose whose hand to pull a card from{ $by }.
ask-seat-take-from-hand = Choose whose hand to look at{ $by }.
ask-seat-swap-hands = Choose whom to swap hands with{ $by }.
ask-seat-skip-turn = Choose who skips a turn{ $by }.
ask-seat-move = Choose a stable for the move{ $by }.
ask-seat-give = Choose who gets it{ $by }.
ask-seat-shrink = Choose whose Unicorns shrink{ $by }.
ask-seat-choose-one = Choose a player, who then has the choice{ $by }.
ask-seat-destroy = Name a player whose card will be destroyed{ $by }.
ask-seat-steal = Name a player to steal from{ $by }.
ask-seat-sacrifice = Name a player who will have to sacrifice{ $by }.
ask-seat-return = Name a player whose card will go back to the hand{ $by }.
ask-option = Choose what { $card } does.
ask-use = Which of these will you use?
ask-use-mulligan = Discard your hand and draw as many cards? That goes once a game (R-143).
ask-use-toast = You won a fight of three Neighs or more. Shall somebody take a sip ({ $rule })?
ask-use-order = Which of these goes first?
# $text is what the card does, in a few words.
ask-use-one = Use { $card }? ({ $text })
ask-use-forced = { $card } takes effect. ({ $text })
ask-use-unpayable = Use { $card }? You hold nothing for it, but the others need not know.
ask-use-victim-destroy = Your { $card } is about to be destroyed. Save it?
ask-use-victim-sacrifice = Your { $card } is about to be sacrificed. Save it?
ask-order = Which card comes next from the top of the deck{ $by }?
ask-window = Answer { $card }? It says: “{ $text }.”
ask-window-instant = Answer { $card }?

## The answers

choice-draw = Draw a card
choice-play = Play { $card }
choice-answer = { $card }
choice-use = Use { $card }
choice-use-toast = Yes
choice-mulligan = Discard the hand and draw as many
choice-order = { $card }
choice-choose = { $card }
choice-choose-stable =
    { $reader ->
        [other] { $card } in your stable
       *[none] { $card } in { $other }'s stable
    }
choice-choose-seat =
    { $reader ->
        [other] You
       *[none] { $other }
    }
choice-choose-seat-stable =
    { $reader ->
        [other] Your stable
       *[none] { $other }'s stable
    }
choice-option = { $option }
choice-pass = Pass
choice-done = Leave it at that
choice-no = No
choice-no-victim = No, let it go
choice-none = None
choice-none-seat = Nobody else
choice-none-card = Take nothing

## Why not. $because is the id of a rule or the name of a card.

why-barred = { $because } in your stable keeps you from playing this.
why-instant = Instants are not played as your action; they answer another player's card ({ $because }).
why-condition = What { $because } asks for is not in your stable.
why-impossible = It would ask for something that can't be done now, so it may not be played ({ $because }).
why-no_stable = { $because } leaves no stable that this card may enter.
why-not_your_turn = It is not your turn; cards are played in your own action phase ({ $because }).
why-not_now = Cards are played in your action phase, and something else is going on first ({ $because }).
why-game_over = The game is over ({ $because }).
why-no_instant = Only an Instant can answer a card ({ $because }).
why-no_window = No card is waiting for an answer now ({ $because }).
why-own_card = Nobody answers their own card ({ $because }).
why-own_card-R-041 = Only another player's card can be destroyed ({ $because }).
why-unanswerable = { $because } can't be answered.
# A card in its player's stable protects what that player plays.
why-unanswerable-by = What this player plays can't be answered, because of { $because }.
why-has_passed = You have passed already; that stands until the top card changes ({ $because }).
why-not_in_hand = That card is not in your hand ({ $because }).
why-disguised = { $because } is there: these Unicorn cards are no Unicorns for now.
why-shielded = { $because } protects that stable.
why-proof = { $because } is proof against that.
why-sole_home = { $because } keeps such cards in one stable.
why-babies_stay = At this table Babies enter a stable only from the nursery ({ $because }).
why-chosen_already = It has been chosen already for an effect of the same moment ({ $because }).
why-nothing = Nothing is in the way: you can play { $card } now.

## How it ended

outcome-won =
    { $reader ->
        [seat] You win: the stable is full (R-130).
       *[none] { $seat } wins: the stable is full (R-130).
    }
outcome-deck_out =
    { $reader ->
        [seat] The deck has run out. You win with the best stable (R-134).
       *[none] The deck has run out. { $seat } wins with the best stable (R-134).
    }
outcome-endless =
    { $reader ->
        [seat] This game would go on forever, so it ends here (Q-29). You win with the best stable.
       *[none] This game would go on forever, so it ends here (Q-29). { $seat } wins with the best stable.
    }
outcome-won-nobody = Several stables are full, and level to the letter. Everyone loses (R-136).
outcome-deck_out-nobody = The deck has run out, and the best stables are level to the letter. Everyone loses (R-136).
outcome-endless-nobody = This game would go on forever (Q-29), and the best stables are level. Everyone loses (R-136).
# $counts is a list such as "ana 7, bo 9".
outcome-letters = Level on Unicorns ({ $n } each), so the letters of their names are counted: { $counts } (R-135).
outcome-letters-of =
    { $reader ->
        [seat] you { $n }
       *[none] { $seat } { $n }
    }

## A link: effects of the same moment, what each has chosen, how far it is. .aims adds what was chosen.

link-row =
    { $reader ->
        [seat] your { $card } ({ $state })
       *[none] { $seat }'s { $card } ({ $state })
    }
    .aims =
        { $reader ->
            [seat] your { $card } ({ $state }: { $aims })
           *[none] { $seat }'s { $card } ({ $state }: { $aims })
        }
link-state-waiting = waiting
link-state-choosing = choosing
link-state-chosen = chosen
link-state-left-out = left out
link-state-picked = picked
link-state-resolving = resolving
link-state-done = done
# A chosen card that is not there any more.
link-gone = { $card }, gone since
