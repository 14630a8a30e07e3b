### Words: what cards, players, places, phases and lists are called. English.
###
### Each noun is a term. $form says which form a sentence wants; the forms are this language's own. $n is the number of
### cards. Code reads a term -unicorn as noun-unicorn.

## Nouns: [a] with its article, [many] the plural, [one] the plain singular

-card =
    { $form ->
        [a] a card
        [many] cards
       *[one] card
    }
-unicorn =
    { $form ->
        [a] a Unicorn
        [many] Unicorns
       *[one] Unicorn
    }
-unicorn-card =
    { $form ->
        [a] a Unicorn card
        [many] Unicorn cards
       *[one] Unicorn card
    }
-baby =
    { $form ->
        [a] a Baby Unicorn
        [many] Baby Unicorns
       *[one] Baby Unicorn
    }
-basic =
    { $form ->
        [a] a Basic Unicorn
        [many] Basic Unicorns
       *[one] Basic Unicorn
    }
-basic-card =
    { $form ->
        [a] a Basic Unicorn card
        [many] Basic Unicorn cards
       *[one] Basic Unicorn card
    }
-magical =
    { $form ->
        [a] a Magical Unicorn
        [many] Magical Unicorns
       *[one] Magical Unicorn
    }
-magical-card =
    { $form ->
        [a] a Magical Unicorn card
        [many] Magical Unicorn cards
       *[one] Magical Unicorn card
    }
-magic =
    { $form ->
        [a] a Magic card
        [many] Magic cards
       *[one] Magic card
    }
-upgrade =
    { $form ->
        [a] an Upgrade
        [many] Upgrades
       *[one] Upgrade
    }
-downgrade =
    { $form ->
        [a] a Downgrade
        [many] Downgrades
       *[one] Downgrade
    }
-instant =
    { $form ->
        [a] an Instant
        [many] Instants
       *[one] Instant
    }
-neigh =
    { $form ->
        [a] a card with Neigh in its name
        [many] cards with Neigh in their names
       *[one] card with Neigh in its name
    }
-narwhal =
    { $form ->
        [a] a card with Narwhal in its name
        [many] cards with Narwhal in their names
       *[one] card with Narwhal in its name
    }

## Kinds of card, as a label

kind-baby = Baby Unicorn
kind-basic = Basic Unicorn
kind-magical = Magical Unicorn
kind-magic = Magic
kind-upgrade = Upgrade
kind-downgrade = Downgrade
kind-instant = Instant

## Cards in a sentence. $noun is the noun of their filter; $form is the form that the sentence wants.

cards-this = this card
cards-that = that { $noun-one }
# The one card of this name.
cards-named = { $name }
cards-a = { $noun-a }
cards-count = { $n } { $noun-many }
cards-all = all { $noun-many }
cards-as-many = as many { $noun-many }
# $card is the same noun said of a card outside a stable.
cards-per-card = a card for each { $card-one } in your stable
cards-another = another { $noun-one } in your stable
# "2 more cards"
cards-more =
    { $n ->
        [one] { $n } more { $noun-one }
       *[other] { $n } more { $noun-many }
    }
# With the number always as a figure: "1 card".
cards-figure =
    { $n ->
        [one] { $n } { $noun-one }
       *[other] { $n } { $noun-many }
    }
# $cards is one of the phrases above.
cards-here = { $cards } in your stable
cards-but-this = { $cards } other than this one
# Whose cards there are to choose from: $of; $other is a player's name.
cards-of =
    { $of ->
        [you] { $cards } of yours
        [one] { $cards } of { $other }'s
        [others] { $cards } of another player
       *[all] { $cards }
    }

## Players

player-you = you
player-other = another player
player-any = any one player[ (you included)]
player-each = each player
player-each-other = each other player
player-that = that player
player-elsewhere = the player of another stable

## Places. $who: whose; "their" is that of another player who acts. $many: those of several players.

place-deck = the deck
place-discard = the discard pile
place-nursery = the nursery
place-pile = the pile
place-hand =
    { $who ->
        [you] your hand
        [other] another player's hand
        [any] any player's hand
        [each] each player's hand
        [each-other] each other player's hand
        [that]
            { $many ->
                [yes] those players' hands
               *[no] that player's hand
            }
        [elsewhere] another hand
       *[their] their hand
    }
place-stable =
    { $many ->
        [yes]
            { $who ->
                [any] any stables
                [elsewhere] other stables
                [that] those players' stables
               *[other] other players' stables
            }
       *[no]
            { $who ->
                [you] your stable
                [other] another player's stable
                [any] any player's stable
                [each] each player's stable
                [each-other] each other player's stable
                [that] that player's stable
                [elsewhere] another stable
               *[their] their stable
            }
    }

## Phases of the turn

phase-setup = set-up
phase-beginning = beginning phase
phase-draw = draw phase
phase-action = action phase
phase-end = end phase

## Lists. More than two: list-more puts one before the rest.

list-and = { $first } and { $last }
list-or = { $first } or { $last }
# Of clauses with subjects of their own.
list-and-clauses = { $first }, and { $last }
# Of facts that hold at the same time.
list-and-facts = { $first }, and { $last }
# Of acts of one player, where one of them has a list in it.
list-and-nested = { $first }, and { $last }
# Behind a "no" or a "not".
list-nor = { $first } or { $last }
list-more = { $first }, { $rest }

## Cards in messages

# A card by its name.
named-card = { $name }
# A card that the reader may not know.
hidden-card = a card
# The same card several times.
times = { $card } x{ $n }
# So many more cards than those named.
and-more = { $n } more
# "Narwhal in bo's stable, the second"
twin =
    { $nth ->
        [2] { $text }, the second
        [3] { $text }, the third
        [4] { $text }, the fourth
        [5] { $text }, the fifth
        [6] { $text }, the sixth
       *[other] { $text }, the seventh
    }
