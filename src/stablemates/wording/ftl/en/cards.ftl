### Card texts: what a card does, sentence by sentence. English.
###
### What stands in square brackets is left out of the short text; .short is a short text of its own.
### Acts: the value is a command to you. .inf stands behind "you may". .they is said of another player, who is named
### unless $subject is "no". .make is said of another player behind "you may". .you is said of you where others act in the
### same sentence (else act-you is used). $after is "yes" behind a lead-in such as "As this card enters your stable,".

act-may = you may { $acts }
    .short = may { $acts }
act-you = you { $act }

act-draw = DRAW { $cards }
    .they =
        { $subject ->
            [no] DRAWS { $cards }
           *[yes] { $player } DRAWS { $cards }
        }
    .make =
        { $subject ->
            [no] DRAW { $cards }
           *[yes] make { $player } DRAW { $cards }
        }
act-draw-more = DRAW { $more } in the draw phase of this turn
    .short = DRAW { $more }
act-discard = DISCARD { $cards }[ from { $actor ->
        [you] your
       *[they] their
    } hand]
    .they =
        { $subject ->
            [no] DISCARDS { $cards }[ from their hand]
           *[yes] { $player } DISCARDS { $cards }[ from their hand]
        }
    .make =
        { $subject ->
            [no] DISCARD { $cards }[ from their hand]
           *[yes] make { $player } DISCARD { $cards }[ from their hand]
        }
act-sacrifice = SACRIFICE { $cards }[ in { $actor ->
        [you] your
       *[they] their
    } stable]
    .they =
        { $subject ->
            [no] SACRIFICES { $cards }[ in their stable]
           *[yes] { $player } SACRIFICES { $cards }[ in their stable]
        }
    .make =
        { $subject ->
            [no] SACRIFICE { $cards }[ in their stable]
           *[yes] make { $player } SACRIFICE { $cards }[ in their stable]
        }
act-sacrifice-this = SACRIFICE { $cards }
act-destroy = DESTROY { $cards }[ in { $place }]
act-destroy-this = DESTROY { $cards }
act-steal = STEAL { $cards }[ from { $place }]
act-steal-this = STEAL { $cards }
act-return = return { $cards } from { $place }[ to { $home }]
    .they =
        { $subject ->
            [no] returns { $cards } from { $place }[ to { $home }]
           *[yes] { $player } returns { $cards } from { $place }[ to { $home }]
        }
    .make =
        { $subject ->
            [no] return { $cards } from { $place }[ to { $home }]
           *[yes] make { $player } return { $cards } from { $place }[ to { $home }]
        }
act-return-this = return { $cards } to { $home }
act-move = move { $cards }[ from { $place }] to { $dest }
act-move-away = move { $cards }[ from { $place }] to another stable, but not to yours
act-move-this = move { $cards } to { $dest }
# What is owed goes back, when this card leaves.
act-give-back = put { $cards } back[ into the stable it came from, unless it has left its place since]
# The same, in the end phase.
act-give-back-end = put { $cards } back[ into the stable it came from, unless it or this card has left its place since]
act-shrink = put { $cards } of { $who } into the discard pile[ without setting off any of their effects]
act-bring = bring { $cards } from { $place }[ into { $dest }]
act-bring-hand = bring { $cards } from { $place }[ into { $dest } without playing { $cards-number ->
        [one] it
       *[many] them
    }]
act-bring-there = bring { $cards } from { $place } into { $dest }
act-bring-this = bring { $cards } back[ into { $dest }]
act-take = take { $cards } from { $place }[ into your hand]
act-search = look through { $place } for { $cards }[, show { $cards-number ->
        [one] it
       *[many] them
    } to all players, take { $cards-number ->
        [one] it
       *[many] them
    } into your hand and shuffle { $place }]
act-pull = pull { $cards }[ at random] from { $place }[ into yours]
act-swap-hands = swap hands with { $who }
act-take-from-hand = look at { $place } and take { $cards }[ of your choice] from it[ into yours]
act-take-from-hand-to-discard = look at { $place } and put { $cards }[ of your choice] from it into the discard pile
act-show-hands = look at { $place }
act-give = give { $who } { $cards }[ from your hand]
act-reveal-top = show the top card of the deck to all players and, if it is a Unicorn card, bring it into your stable, or else take it into your hand
    .short = show the top card of the deck and bring it if it is a Unicorn card, or else take it
act-look-at-top =
    { $n ->
        [one] look at the top card of the deck[ and put it back]
       *[other] look at the top { $n } cards of the deck[ and put them back in the same order]
    }
act-look-at-top-take = look at the top { $n } cards of the deck, take { $take } of them into your hand and put the rest back on top in any order
    .short = look at the top { $n } cards of the deck and take { $take }
act-shuffle-in = shuffle { $things } into the deck
act-extra-turn = take another turn after this one
act-end-turn = go straight to the end phase[ of this turn]
act-play-twice = choose to play up to 2 cards instead of 1 in the action phase of this turn
    .short = play up to 2 cards this turn
act-skip-turn = skip your next turn
    .they =
        { $subject ->
            [no] skips their next turn
           *[yes] { $player } skips their next turn
        }
    .make =
        { $subject ->
            [no] skip their next turn
           *[yes] make { $player } skip their next turn
        }
act-skip-phase = skip the { $phase }[ of this turn]
act-choose-one = either { $options }
act-choose-one-player = choose { $who } to do one of these, whichever that player likes: { $options }
    .short = make { $who } choose: { $options }

## Said behind an act: until when a card stays where it was put, and what must hold

until-this-turn = { $act } until the end phase of this turn
until-this-leaves = { $act } until this card leaves your stable
cond-holds-a-card = { $act } if you hold a card

## Sentences: when the acts are done. $acts has "you may" before it where the effect is optional; $bare has not, and
## $may says whether it is. $mood: do, may or they (another player is the subject).

when-on-play = { $acts }.
    .short = { $acts }
when-enter = As this card enters your stable, { $acts }.
    .short = entering: { $acts }
when-beginning = As your turn begins, { $acts }.
    .short = turn start: { $acts }
when-gone = When this card is { $events }, { $acts }.
    .short = { $events }: { $acts }
when-left = When this card leaves your stable, { $acts }.
    .short = leaving: { $acts }
when-end = In the end phase of your turn, { $acts }.
    .short = turn end: { $acts }
when-each-turn = Whenever any player's turn begins, { $acts }.
    .short = any player's turn start: { $acts }
when-movement = Whenever { $cards } enters or leaves your stable, { $acts }.
    .short = { $cards } enters or leaves: { $acts }
when-crowded = As soon as there are more than { $limit } { $noun-many } in your stable, { $acts }, and repeat this until { $limit } or fewer are left.
    .short = more than { $limit } { $noun-many }: { $acts }
when-empty = As soon as there is no { $card-one } in your stable, { $acts }.
    .short = no { $card-one } in your stable: { $acts }
when-instead = Whenever { $cards } would be { $events }, { $acts } instead.
    .short = { $cards } would be { $events }: { $acts } instead
when-answer = { $acts }.
    .short = { $acts }
when-and = { $acts }.
when-then = If that is done, { $acts }.
when-if-you-do = If you do, { $acts }.

## What happened to a card ("when this card is ..."); $gender is that of the card

done-discard = discarded
done-sacrifice = sacrificed
done-destroy = destroyed
done-steal = stolen
done-return = returned to a hand
done-move = moved

## Facts: what holds while a card lies in a stable, or always

lead-while = While this card is in your stable, { $facts }.
    .short = { $facts }
lead-always = { $facts }.
    .short = { $facts }

fact-counts = [it ]counts as { $count }
fact-bars-play = you can't play { $many-many }
fact-shields = no { $noun-one } there can be destroyed
    .short = no { $noun-one } in your stable can be destroyed
fact-proof = it can't be destroyed by { $many-many }
    .short = can't be destroyed by { $many-many }
fact-sole-home = no { $card-one } can enter any other stable
    .short = no { $card-one } can enter any stable but yours
fact-bans-entry = no { $card-one } can enter any stable[, not even yours]
fact-steadfast = [it ]can be neither sacrificed nor destroyed
fact-untouched = { $many-many } do nothing to it, and it can't be chosen for them
    .short = { $many-many } do nothing to this one
fact-hand-limit = your hand limit is { $more } higher
fact-hand-limit-lower = your hand limit is { $more } lower
fact-needs-to-enter = this card can enter only a stable that holds { $cards }
    .short = enters only a stable that holds { $cards }
fact-needs-to-play = you can play this card only while your own stable holds { $cards }
    .short = playable only while your stable holds { $cards }
fact-unanswerable = no card can be played in answer to this one
    .short = can't be answered
fact-unanswered = no card can be played in answer to the cards that you play
    .short = what you play can't be answered
fact-masquerade = the Unicorn cards there don't count as Unicorns, and effects on Unicorns don't reach them
    .short = your Unicorn cards don't count as Unicorns
fact-blinds = the Unicorn cards there have no effects, not even as they enter; only Baby Unicorns keep theirs
    .short = your Unicorn cards have no effects
fact-dims = the Unicorn cards there have no triggered effects, not even as they enter or leave; what holds all the time still holds, and Baby Unicorns keep theirs
    .short = your Unicorn cards have no triggered effects
fact-opens-hand = your hand lies open[ for all players to see]
fact-goes-home = when this card is sacrificed or destroyed, it goes to { $place } instead of the discard pile
    .short = sacrificed or destroyed: to { $place }
fact-goes-home-baby = this card is only ever in a stable or in { $place }: whenever it would go anywhere else, it goes to { $place } instead
    .short = only ever in a stable or in { $place }
fact-answer = play this card in answer to a card that another player is playing: that card has no effect, and both go to the discard pile
    .short = stops a card that another player is playing
fact-no-effect = [this card has ]no effect
fact-no-effect-unicorn = [this card has ]no effect[: it simply counts as a Unicorn]
