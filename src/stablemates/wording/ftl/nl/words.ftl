### Words: what cards, players, places, phases and lists are called. Dutch.
###
### Each noun is a term. $form says which form a sentence wants; $n is the number of cards. Code reads a term -unicorn as
### noun-unicorn. All nouns for cards are "de" words, so that "die", "deze", "elke" and "een andere" fit all of them.

## Nouns: [a] with its article, [many] the plural, [one] the plain singular

-card =
    { $form ->
        [a] een kaart
        [many] kaarten
       *[one] kaart
    }
-unicorn =
    { $form ->
        [a] een Eenhoorn
        [many] Eenhoorns
       *[one] Eenhoorn
    }
-unicorn-card =
    { $form ->
        [a] een Eenhoornkaart
        [many] Eenhoornkaarten
       *[one] Eenhoornkaart
    }
-baby =
    { $form ->
        [a] een Baby Eenhoorn
        [many] Baby Eenhoorns
       *[one] Baby Eenhoorn
    }
-basic =
    { $form ->
        [a] een Normale Eenhoorn
        [many] Normale Eenhoorns
       *[one] Normale Eenhoorn
    }
-basic-card =
    { $form ->
        [a] een Normale Eenhoornkaart
        [many] Normale Eenhoornkaarten
       *[one] Normale Eenhoornkaart
    }
-magical =
    { $form ->
        [a] een Magische Eenhoorn
        [many] Magische Eenhoorns
       *[one] Magische Eenhoorn
    }
-magical-card =
    { $form ->
        [a] een Magische Eenhoornkaart
        [many] Magische Eenhoornkaarten
       *[one] Magische Eenhoornkaart
    }
-magic =
    { $form ->
        [a] een Magisch Effect kaart
        [many] Magisch Effect kaarten
       *[one] Magisch Effect kaart
    }
-upgrade =
    { $form ->
        [a] een Positief Effect kaart
        [many] Positief Effect kaarten
       *[one] Positief Effect kaart
    }
-downgrade =
    { $form ->
        [a] een Negatief Effect kaart
        [many] Negatief Effect kaarten
       *[one] Negatief Effect kaart
    }
-instant =
    { $form ->
        [a] een Direct Effect kaart
        [many] Direct Effect kaarten
       *[one] Direct Effect kaart
    }
-neigh =
    { $form ->
        [a] een kaart met ‘Stop’ in de naam
        [many] kaarten met ‘Stop’ in de naam
       *[one] kaart met ‘Stop’ in de naam
    }
-narwhal =
    { $form ->
        [a] een kaart met ‘Narwal’ in de naam
        [many] kaarten met ‘Narwal’ in de naam
       *[one] kaart met ‘Narwal’ in de naam
    }

## Kinds of card, as a label

kind-baby = Baby Eenhoorn
kind-basic = Normale Eenhoorn
kind-magical = Magische Eenhoorn
kind-magic = Magisch Effect
kind-upgrade = Positief Effect
kind-downgrade = Negatief Effect
kind-instant = Direct Effect

## Cards in a sentence. $noun is the noun of their filter; $form is the form that the sentence wants (Dutch needs none).

cards-this = deze kaart
cards-that = die { $noun-one }
# The one card of this name.
cards-named = { $name }
cards-a = { $noun-a }
cards-count = { $n } { $noun-many }
cards-all = alle { $noun-many }
cards-as-many = evenveel { $noun-many }
# $card is the same noun said of a card outside a stable.
cards-per-card = een kaart voor elke { $card-one } in je Stal
cards-another = een andere { $noun-one } in je Stal
# "2 extra kaarten"
cards-more =
    { $n ->
        [one] { $n } extra { $noun-one }
       *[other] { $n } extra { $noun-many }
    }
# With the number always as a figure: "1 kaart".
cards-figure =
    { $n ->
        [one] { $n } { $noun-one }
       *[other] { $n } { $noun-many }
    }
# $cards is one of the phrases above.
cards-here = { $cards } in je Stal
cards-but-this = { $cards } (niet deze kaart zelf)
# Whose cards there are to choose from: $of; $other is a player's name.
cards-of =
    { $of ->
        [you] { $cards } van jezelf
        [one] { $cards } van { $other }
        [others] { $cards } van een andere speler
       *[all] { $cards }
    }

## Players. [obj] is the form behind a preposition or as an object.

player-you =
    { $form ->
        [obj] jou
       *[nom] jij
    }
player-other = een andere speler
player-any = een willekeurige speler[ (ook { $form ->
        [obj] jezelf
       *[nom] jijzelf
    })]
player-each = elke speler
player-each-other = elke andere speler
player-that = die speler
player-elsewhere = de speler van een andere Stal

## Places. $who: whose; "their" is that of another player who acts. $many: those of several players.
## [full] names the player, for sentences that go on with "die speler"; [yours] is for right behind "mag je"; [there] is
## for short texts that have just named the player.

place-deck = de trekstapel
place-discard = de aflegstapel
place-nursery = de Babykamer
place-pile = de antwoordstapel
place-hand =
    { $who ->
        [you]
            { $form ->
                [yours] jouw hand
               *[plain] je hand
            }
        [other] de hand van een andere speler
        [any] de hand van een willekeurige speler
        [each] de hand van elke speler
        [each-other] de hand van elke andere speler
        [that]
            { $many ->
                [yes] de hand van hun speler
               *[no] de hand van die speler
            }
        [elsewhere] een andere hand
       *[their] de eigen hand
    }
place-stable =
    { $many ->
        [yes]
            { $who ->
                [any] de Stallen van willekeurige spelers
                [elsewhere] andere Stallen
                [that] de Stallen van die spelers
               *[other] de Stallen van andere spelers
            }
       *[no]
            { $who ->
                [you] je Stal
                [other]
                    { $form ->
                        [full] de Stal van een andere speler
                       *[plain] andermans Stal
                    }
                [any]
                    { $form ->
                        [full] de Stal van een willekeurige speler
                       *[plain] een van de Stallen
                    }
                [each]
                    { $form ->
                        [full] de Stal van elke speler
                       *[plain] elke Stal
                    }
                [each-other]
                    { $form ->
                        [full] de Stal van elke andere speler
                       *[plain] elke andere Stal
                    }
                [that]
                    { $form ->
                        [there] die Stal
                       *[plain] de Stal van die speler
                    }
                [elsewhere] een andere Stal
               *[their] de eigen Stal
            }
    }

## Phases of the turn. [this] is the phase of this turn, in a sentence.

phase-setup =
    { $form ->
        [this] de voorbereiding
       *[plain] voorbereiding
    }
phase-beginning =
    { $form ->
        [this] het begin van deze beurt
       *[plain] begin van de beurt
    }
phase-draw =
    { $form ->
        [this] de kaartentrekfase[ van deze beurt]
       *[plain] kaartentrekfase
    }
phase-action =
    { $form ->
        [this] de actiefase[ van deze beurt]
       *[plain] actiefase
    }
phase-end =
    { $form ->
        [this] het einde van deze beurt
       *[plain] einde van de beurt
    }

## Lists. More than two: list-more puts one before the rest.

list-and = { $first } en { $last }
list-or = { $first } of { $last }
# Of clauses with subjects of their own.
list-and-clauses = { $first }, en { $last }
# Of facts that hold at the same time.
list-and-facts = { $first }, en { $last }
# Of acts of one player, where one of them has a list in it.
list-and-nested = { $first }, en { $last }
# Behind a "no" or a "not".
list-nor = { $first } of { $last }
list-more = { $first }, { $rest }

## Cards in messages

# A card by its name.
named-card = { $name }
# A card that the reader may not know.
hidden-card = een kaart
# The same card several times.
times = { $card } x{ $n }
# So many more cards than those named.
and-more = nog { $n }
# "Narwal in de Stal van bo, de tweede"
twin =
    { $nth ->
        [2] { $text }, de tweede
        [3] { $text }, de derde
        [4] { $text }, de vierde
        [5] { $text }, de vijfde
        [6] { $text }, de zesde
       *[other] { $text }, de zevende
    }
