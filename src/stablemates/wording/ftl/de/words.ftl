### Words: what cards, players, places, phases and lists are called. German.
###
### Each noun is a term. $form says which form a sentence wants; $n is the number of cards. Code reads a term -unicorn as
### noun-unicorn. All nouns for cards are neuter or feminine, so that nominative and accusative are always the same; only
### the dative has forms of its own.

## Nouns
## [a] with "ein", [a-dat] the same in the dative; [one] the plain singular; [many] the plural without an article (Normale
## Einhörner), [weak] behind "alle" and "keine" (Normalen Einhörner), [dat] its dative; [that], [that-dat] with "jen-";
## [another], [another-dat] with "ein ander-"; [each] with "jed-".

-card =
    { $form ->
        [a] eine Karte
        [a-dat] einer Karte
        [many] Karten
        [weak] Karten
        [dat] Karten
        [that] jene Karte
        [that-dat] jener Karte
        [another] eine andere Karte
        [another-dat] einer anderen Karte
        [each] jede Karte
       *[one] Karte
    }
    .gender = f
-unicorn =
    { $form ->
        [a] ein Einhorn
        [a-dat] einem Einhorn
        [many] Einhörner
        [weak] Einhörner
        [dat] Einhörnern
        [that] jenes Einhorn
        [that-dat] jenem Einhorn
        [another] ein anderes Einhorn
        [another-dat] einem anderen Einhorn
        [each] jedes Einhorn
       *[one] Einhorn
    }
    .gender = n
-unicorn-card =
    { $form ->
        [a] eine Einhornkarte
        [a-dat] einer Einhornkarte
        [many] Einhornkarten
        [weak] Einhornkarten
        [dat] Einhornkarten
        [that] jene Einhornkarte
        [that-dat] jener Einhornkarte
        [another] eine andere Einhornkarte
        [another-dat] einer anderen Einhornkarte
        [each] jede Einhornkarte
       *[one] Einhornkarte
    }
    .gender = f
-baby =
    { $form ->
        [a] ein Baby-Einhorn
        [a-dat] einem Baby-Einhorn
        [many] Baby-Einhörner
        [weak] Baby-Einhörner
        [dat] Baby-Einhörnern
        [that] jenes Baby-Einhorn
        [that-dat] jenem Baby-Einhorn
        [another] ein anderes Baby-Einhorn
        [another-dat] einem anderen Baby-Einhorn
        [each] jedes Baby-Einhorn
       *[one] Baby-Einhorn
    }
    .gender = n
-basic =
    { $form ->
        [a] ein Normales Einhorn
        [a-dat] einem Normalen Einhorn
        [many] Normale Einhörner
        [weak] Normalen Einhörner
        [dat] Normalen Einhörnern
        [that] jenes Normale Einhorn
        [that-dat] jenem Normalen Einhorn
        [another] ein anderes Normales Einhorn
        [another-dat] einem anderen Normalen Einhorn
        [each] jedes Normale Einhorn
       *[one] Normales Einhorn
    }
    .gender = n
-basic-card =
    { $form ->
        [a] eine Normale Einhornkarte
        [a-dat] einer Normalen Einhornkarte
        [many] Normale Einhornkarten
        [weak] Normalen Einhornkarten
        [dat] Normalen Einhornkarten
        [that] jene Normale Einhornkarte
        [that-dat] jener Normalen Einhornkarte
        [another] eine andere Normale Einhornkarte
        [another-dat] einer anderen Normalen Einhornkarte
        [each] jede Normale Einhornkarte
       *[one] Normale Einhornkarte
    }
    .gender = f
-magical =
    { $form ->
        [a] ein Magisches Einhorn
        [a-dat] einem Magischen Einhorn
        [many] Magische Einhörner
        [weak] Magischen Einhörner
        [dat] Magischen Einhörnern
        [that] jenes Magische Einhorn
        [that-dat] jenem Magischen Einhorn
        [another] ein anderes Magisches Einhorn
        [another-dat] einem anderen Magischen Einhorn
        [each] jedes Magische Einhorn
       *[one] Magisches Einhorn
    }
    .gender = n
-magical-card =
    { $form ->
        [a] eine Magische Einhornkarte
        [a-dat] einer Magischen Einhornkarte
        [many] Magische Einhornkarten
        [weak] Magischen Einhornkarten
        [dat] Magischen Einhornkarten
        [that] jene Magische Einhornkarte
        [that-dat] jener Magischen Einhornkarte
        [another] eine andere Magische Einhornkarte
        [another-dat] einer anderen Magischen Einhornkarte
        [each] jede Magische Einhornkarte
       *[one] Magische Einhornkarte
    }
    .gender = f
-magic =
    { $form ->
        [a] eine Zauberkarte
        [a-dat] einer Zauberkarte
        [many] Zauberkarten
        [weak] Zauberkarten
        [dat] Zauberkarten
        [that] jene Zauberkarte
        [that-dat] jener Zauberkarte
        [another] eine andere Zauberkarte
        [another-dat] einer anderen Zauberkarte
        [each] jede Zauberkarte
       *[one] Zauberkarte
    }
    .gender = f
-upgrade =
    { $form ->
        [a] eine Verbesserung
        [a-dat] einer Verbesserung
        [many] Verbesserungen
        [weak] Verbesserungen
        [dat] Verbesserungen
        [that] jene Verbesserung
        [that-dat] jener Verbesserung
        [another] eine andere Verbesserung
        [another-dat] einer anderen Verbesserung
        [each] jede Verbesserung
       *[one] Verbesserung
    }
    .gender = f
-downgrade =
    { $form ->
        [a] eine Verschlechterung
        [a-dat] einer Verschlechterung
        [many] Verschlechterungen
        [weak] Verschlechterungen
        [dat] Verschlechterungen
        [that] jene Verschlechterung
        [that-dat] jener Verschlechterung
        [another] eine andere Verschlechterung
        [another-dat] einer anderen Verschlechterung
        [each] jede Verschlechterung
       *[one] Verschlechterung
    }
    .gender = f
-instant =
    { $form ->
        [a] eine Sofortkarte
        [a-dat] einer Sofortkarte
        [many] Sofortkarten
        [weak] Sofortkarten
        [dat] Sofortkarten
        [that] jene Sofortkarte
        [that-dat] jener Sofortkarte
        [another] eine andere Sofortkarte
        [another-dat] einer anderen Sofortkarte
        [each] jede Sofortkarte
       *[one] Sofortkarte
    }
    .gender = f
-neigh =
    { $form ->
        [a] eine Karte mit „Neiiihn“ im Namen
        [a-dat] einer Karte mit „Neiiihn“ im Namen
        [many] Karten mit „Neiiihn“ im Namen
        [weak] Karten mit „Neiiihn“ im Namen
        [dat] Karten mit „Neiiihn“ im Namen
        [that] jene Karte mit „Neiiihn“ im Namen
        [that-dat] jener Karte mit „Neiiihn“ im Namen
        [another] eine andere Karte mit „Neiiihn“ im Namen
        [another-dat] einer anderen Karte mit „Neiiihn“ im Namen
        [each] jede Karte mit „Neiiihn“ im Namen
       *[one] Karte mit „Neiiihn“ im Namen
    }
    .gender = f
-narwhal =
    { $form ->
        [a] eine Karte mit „Narwal“ im Namen
        [a-dat] einer Karte mit „Narwal“ im Namen
        [many] Karten mit „Narwal“ im Namen
        [weak] Karten mit „Narwal“ im Namen
        [dat] Karten mit „Narwal“ im Namen
        [that] jene Karte mit „Narwal“ im Namen
        [that-dat] jener Karte mit „Narwal“ im Namen
        [another] eine andere Karte mit „Narwal“ im Namen
        [another-dat] einer anderen Karte mit „Narwal“ im Namen
        [each] jede Karte mit „Narwal“ im Namen
       *[one] Karte mit „Narwal“ im Namen
    }
    .gender = f

## Kinds of card, as a label

kind-baby = Baby-Einhorn
kind-basic = Normales Einhorn
kind-magical = Magisches Einhorn
kind-magic = Zauberkarte
kind-upgrade = Verbesserung
kind-downgrade = Verschlechterung
kind-instant = Sofortkarte

## Cards in a sentence. $noun is the noun of their filter; $form is [dat], or else the nominative and accusative.

cards-this =
    { $form ->
        [dat] dieser Karte
       *[acc] diese Karte
    }
cards-that =
    { $form ->
        [dat] { $noun-that-dat }
       *[acc] { $noun-that }
    }
# The one card of this name.
cards-named =
    { $form ->
        [dat] der Karte „{ $name }“
       *[acc] die Karte „{ $name }“
    }
cards-a =
    { $form ->
        [dat] { $noun-a-dat }
       *[acc] { $noun-a }
    }
cards-count =
    { $form ->
        [dat] { $n } { $noun-dat }
       *[acc] { $n } { $noun-many }
    }
cards-all =
    { $form ->
        [dat] allen { $noun-dat }
       *[acc] alle { $noun-weak }
    }
cards-as-many =
    { $form ->
        [dat] ebenso vielen { $noun-dat }
       *[acc] ebenso viele { $noun-many }
    }
# $card is the same noun said of a card outside a stable.
cards-per-card =
    { $form ->
        [dat] einer Karte für { $card-each } in deinem Stall
       *[acc] eine Karte für { $card-each } in deinem Stall
    }
cards-another =
    { $form ->
        [dat] { $noun-another-dat } in deinem Stall
       *[acc] { $noun-another } in deinem Stall
    }
# "2 Karten mehr"
cards-more =
    { $n ->
        [one] { $n } { $noun-one } mehr
       *[other] { $n } { $noun-many } mehr
    }
# With the number always as a figure: "1 Karte".
cards-figure =
    { $n ->
        [one] { $n } { $noun-one }
       *[other] { $n } { $noun-many }
    }
# $cards is one of the phrases above.
cards-here = { $cards } in deinem Stall
cards-but-this = { $cards } außer dieser Karte
# Whose cards there are to choose from: $of; $other is a player's name.
cards-of =
    { $of ->
        [you] { $cards } aus deinem Stall
        [one] { $cards } aus dem Stall von { $other }
        [others] { $cards } aus dem Stall eines anderen Spielers
       *[all] { $cards }
    }

## Players: [nom], [acc], [dat], [gen]; [cap] is the nominative at the beginning of a sentence behind a colon.

player-you =
    { $form ->
        [cap] Du
        [acc] dich
        [dat] dir
        [gen] von dir
       *[nom] du
    }
player-other =
    { $form ->
        [cap] Ein anderer Spieler
        [acc] einen anderen Spieler
        [dat] einem anderen Spieler
        [gen] eines anderen Spielers
       *[nom] ein anderer Spieler
    }
player-any =
    { $form ->
        [cap] Ein beliebiger Spieler[ (auch du selbst)]
        [acc] einen beliebigen Spieler[ (auch dich selbst)]
        [dat] einem beliebigen Spieler[ (auch dir selbst)]
        [gen] eines beliebigen Spielers[ (auch von dir selbst)]
       *[nom] ein beliebiger Spieler[ (auch du selbst)]
    }
player-each =
    { $form ->
        [cap] Jeder Spieler
        [acc] jeden Spieler
        [dat] jedem Spieler
        [gen] jedes Spielers
       *[nom] jeder Spieler
    }
player-each-other =
    { $form ->
        [cap] Jeder andere Spieler
        [acc] jeden anderen Spieler
        [dat] jedem anderen Spieler
        [gen] jedes anderen Spielers
       *[nom] jeder andere Spieler
    }
player-that =
    { $form ->
        [cap] Dieser Spieler
        [acc] diesen Spieler
        [dat] diesem Spieler
        [gen] dieses Spielers
       *[nom] dieser Spieler
    }
player-elsewhere =
    { $form ->
        [cap] Der Spieler eines anderen Stalls
        [acc] den Spieler eines anderen Stalls
        [dat] dem Spieler eines anderen Stalls
        [gen] des Spielers eines anderen Stalls
       *[nom] der Spieler eines anderen Stalls
    }

## Places. $who: whose; "their" is that of another player who acts. $many: those of several players.
## Forms: [from], [to] and [in] with their prepositions; [acc]; [back] is [to] where the player has just been named.

place-deck =
    { $form ->
        [from] aus dem Deck
        [to] ins Deck
        [back] ins Deck
        [in] im Deck
       *[acc] das Deck
    }
place-discard =
    { $form ->
        [from] vom Ablagestapel
        [to] auf den Ablagestapel
        [back] auf den Ablagestapel
        [in] auf dem Ablagestapel
        [acc] den Ablagestapel
       *[nom] der Ablagestapel
    }
place-nursery =
    { $form ->
        [from] aus der Kinderstube
        [to] in die Kinderstube
        [back] in die Kinderstube
        [in] in der Kinderstube
       *[acc] die Kinderstube
    }
place-pile =
    { $form ->
        [from] vom Stapel
        [to] auf den Stapel
        [back] auf den Stapel
        [in] auf dem Stapel
        [acc] den Stapel
       *[nom] der Stapel
    }
place-hand =
    { $who ->
        [you]
            { $form ->
                [from] von deiner Hand
                [to] auf deine Hand
                [back] auf deine Hand
                [in] auf deiner Hand
               *[acc] deine Hand
            }
        [elsewhere]
            { $form ->
                [from] von einer anderen Hand
                [to] auf eine andere Hand
                [back] auf eine andere Hand
                [in] auf einer anderen Hand
               *[acc] eine andere Hand
            }
        [their]
            { $form ->
                [from] von seiner Hand
                [to] auf seine Hand
                [back] auf seine Hand
                [in] auf seiner Hand
               *[acc] seine Hand
            }
        [that]
            { $form ->
                [from] von der Hand dieses Spielers
                [to] auf die Hand dieses Spielers
                [back]
                    { $many ->
                        [yes] auf die Hand des jeweiligen Spielers
                       *[no] auf dessen Hand
                    }
                [in] auf der Hand dieses Spielers
               *[acc] die Hand dieses Spielers
            }
       *[other]
            { $form ->
                [from] von der Hand
                [to] auf die Hand
                [back] auf die Hand
                [in] auf der Hand
               *[acc] die Hand
            } { $who ->
                [any] eines beliebigen Spielers
                [each] jedes Spielers
                [each-other] jedes anderen Spielers
               *[other] eines anderen Spielers
            }
    }
place-stable =
    { $many ->
        [yes]
            { $who ->
                [any]
                    { $form ->
                        [from] aus beliebigen Ställen
                        [to] in beliebige Ställe
                        [back] in beliebige Ställe
                        [in] in beliebigen Ställen
                       *[acc] beliebige Ställe
                    }
                [elsewhere]
                    { $form ->
                        [from] aus anderen Ställen
                        [to] in andere Ställe
                        [back] in andere Ställe
                        [in] in anderen Ställen
                       *[acc] andere Ställe
                    }
               *[other]
                    { $form ->
                        [from] aus den Ställen
                        [to] in die Ställe
                        [back] in die Ställe
                        [in] in den Ställen
                       *[acc] die Ställe
                    } { $who ->
                        [that] dieser Spieler
                       *[other] anderer Spieler
                    }
            }
       *[no]
            { $who ->
                [you]
                    { $form ->
                        [from] aus deinem Stall
                        [to] in deinen Stall
                        [back] in deinen Stall
                        [in] in deinem Stall
                        [acc] deinen Stall
                       *[nom] dein Stall
                    }
                [elsewhere]
                    { $form ->
                        [from] aus einem anderen Stall
                        [to] in einen anderen Stall
                        [back] in einen anderen Stall
                        [in] in einem anderen Stall
                        [acc] einen anderen Stall
                       *[nom] ein anderer Stall
                    }
                [their]
                    { $form ->
                        [from] aus seinem Stall
                        [to] in seinen Stall
                        [back] in seinen Stall
                        [in] in seinem Stall
                        [acc] seinen Stall
                       *[nom] sein Stall
                    }
                [that]
                    { $form ->
                        [from] aus dem Stall dieses Spielers
                        [to] in den Stall dieses Spielers
                        [back] in dessen Stall
                        [in] im Stall dieses Spielers
                        [acc] den Stall dieses Spielers
                       *[nom] der Stall dieses Spielers
                    }
               *[other]
                    { $form ->
                        [from] aus dem Stall
                        [to] in den Stall
                        [back] in den Stall
                        [in] im Stall
                        [acc] den Stall
                       *[nom] der Stall
                    } { $who ->
                        [any] eines beliebigen Spielers
                        [each] jedes Spielers
                        [each-other] jedes anderen Spielers
                       *[other] eines anderen Spielers
                    }
            }
    }

## Phases of the turn. [this] is the phase of this turn, as the object of a sentence.

phase-setup =
    { $form ->
        [this] den Aufbau
       *[plain] Aufbau
    }
phase-beginning =
    { $form ->
        [this] den Beginn dieses Zuges
       *[plain] Beginn des Zuges
    }
phase-draw =
    { $form ->
        [this] die Ziehphase[ dieses Zuges]
       *[plain] Ziehphase
    }
phase-action =
    { $form ->
        [this] die Aktionsphase[ dieses Zuges]
       *[plain] Aktionsphase
    }
phase-end =
    { $form ->
        [this] das Ende dieses Zuges
       *[plain] Ende des Zuges
    }

## Lists. More than two: list-more puts one before the rest.

list-and = { $first } und { $last }
list-or = { $first } oder { $last }
# Of clauses with subjects of their own.
list-and-clauses = { $first }, und { $last }
# Of facts that hold at the same time.
list-and-facts = { $first }, und { $last }
# Of acts of one player, where one of them has a list in it.
list-and-nested = { $first } und { $last }
# Behind a "no" or a "not".
list-nor = { $first } oder { $last }
list-more = { $first }, { $rest }

## Cards in messages

# A card by its name, in quotation marks since names are never inflected. [your] and [cap-your] say that it is yours;
# [colon] stands behind a sentence that is whole without it.
named-card =
    { $form ->
        [colon] : „{ $name }“
        [your] deine Karte „{ $name }“
        [cap-your] Deine Karte „{ $name }“
       *[acc] „{ $name }“
    }
# A card that the reader may not know.
hidden-card =
    { $form ->
        [colon] { "" }
        [your] eine deiner Karten
        [cap-your] Eine deiner Karten
        [cap] Eine Karte
        [dat] einer Karte
       *[acc] eine Karte
    }
# The same card several times.
times = { $card } x{ $n }
# So many more cards than those named.
and-more = { $n } weitere
# "Narwal im Stall von bo, Exemplar 2": no word here needs the gender of the name.
twin = { $text }, Exemplar { $nth }
