### Words: what cards, players, places, phases and lists are called. Italian.
###
### Each noun is a term. $form says which form a sentence wants; the forms are this language's own. $n is the number of
### cards. Code reads a term -unicorn as noun-unicorn.

## Nouns. The article goes with the noun, so that a list has it at each of its words: [a] un, una, uno; [the] the plural
## with i, gli, le; [all] tutti gli; [that] quell'; [another] un altro; [as-many] altrettanti. Without an
## article: [one], [many], and [count] by the number.

-card =
    { $form ->
        [a] una carta
        [many] carte
        [count]
            { $n ->
                [one] carta
               *[other] carte
            }
        [the] le carte
        [all] tutte le carte
        [that] quella carta
        [another] un'altra carta
        [as-many] altrettante carte
       *[one] carta
    }
    .gender = f
-unicorn =
    { $form ->
        [a] un Unicorno
        [many] Unicorni
        [count]
            { $n ->
                [one] Unicorno
               *[other] Unicorni
            }
        [the] gli Unicorni
        [all] tutti gli Unicorni
        [that] quell'Unicorno
        [another] un altro Unicorno
        [as-many] altrettanti Unicorni
       *[one] Unicorno
    }
    .gender = m
-unicorn-card =
    { $form ->
        [a] una carta Unicorno
        [many] carte Unicorno
        [count]
            { $n ->
                [one] carta Unicorno
               *[other] carte Unicorno
            }
        [the] le carte Unicorno
        [all] tutte le carte Unicorno
        [that] quella carta Unicorno
        [another] un'altra carta Unicorno
        [as-many] altrettante carte Unicorno
       *[one] carta Unicorno
    }
    .gender = f
-baby =
    { $form ->
        [a] un Unicorno Baby
        [many] Unicorni Baby
        [count]
            { $n ->
                [one] Unicorno Baby
               *[other] Unicorni Baby
            }
        [the] gli Unicorni Baby
        [all] tutti gli Unicorni Baby
        [that] quell'Unicorno Baby
        [another] un altro Unicorno Baby
        [as-many] altrettanti Unicorni Baby
       *[one] Unicorno Baby
    }
    .gender = m
-basic =
    { $form ->
        [a] un Unicorno Semplice
        [many] Unicorni Semplici
        [count]
            { $n ->
                [one] Unicorno Semplice
               *[other] Unicorni Semplici
            }
        [the] gli Unicorni Semplici
        [all] tutti gli Unicorni Semplici
        [that] quell'Unicorno Semplice
        [another] un altro Unicorno Semplice
        [as-many] altrettanti Unicorni Semplici
       *[one] Unicorno Semplice
    }
    .gender = m
-basic-card =
    { $form ->
        [a] una carta Unicorno Semplice
        [many] carte Unicorno Semplice
        [count]
            { $n ->
                [one] carta Unicorno Semplice
               *[other] carte Unicorno Semplice
            }
        [the] le carte Unicorno Semplice
        [all] tutte le carte Unicorno Semplice
        [that] quella carta Unicorno Semplice
        [another] un'altra carta Unicorno Semplice
        [as-many] altrettante carte Unicorno Semplice
       *[one] carta Unicorno Semplice
    }
    .gender = f
-magical =
    { $form ->
        [a] un Unicorno Magico
        [many] Unicorni Magici
        [count]
            { $n ->
                [one] Unicorno Magico
               *[other] Unicorni Magici
            }
        [the] gli Unicorni Magici
        [all] tutti gli Unicorni Magici
        [that] quell'Unicorno Magico
        [another] un altro Unicorno Magico
        [as-many] altrettanti Unicorni Magici
       *[one] Unicorno Magico
    }
    .gender = m
-magical-card =
    { $form ->
        [a] una carta Unicorno Magico
        [many] carte Unicorno Magico
        [count]
            { $n ->
                [one] carta Unicorno Magico
               *[other] carte Unicorno Magico
            }
        [the] le carte Unicorno Magico
        [all] tutte le carte Unicorno Magico
        [that] quella carta Unicorno Magico
        [another] un'altra carta Unicorno Magico
        [as-many] altrettante carte Unicorno Magico
       *[one] carta Unicorno Magico
    }
    .gender = f
-magic =
    { $form ->
        [a] una carta Magia
        [many] carte Magia
        [count]
            { $n ->
                [one] carta Magia
               *[other] carte Magia
            }
        [the] le carte Magia
        [all] tutte le carte Magia
        [that] quella carta Magia
        [another] un'altra carta Magia
        [as-many] altrettante carte Magia
       *[one] carta Magia
    }
    .gender = f
-upgrade =
    { $form ->
        [a] un Vantaggio
        [many] Vantaggi
        [count]
            { $n ->
                [one] Vantaggio
               *[other] Vantaggi
            }
        [the] i Vantaggi
        [all] tutti i Vantaggi
        [that] quel Vantaggio
        [another] un altro Vantaggio
        [as-many] altrettanti Vantaggi
       *[one] Vantaggio
    }
    .gender = m
-downgrade =
    { $form ->
        [a] uno Svantaggio
        [many] Svantaggi
        [count]
            { $n ->
                [one] Svantaggio
               *[other] Svantaggi
            }
        [the] gli Svantaggi
        [all] tutti gli Svantaggi
        [that] quello Svantaggio
        [another] un altro Svantaggio
        [as-many] altrettanti Svantaggi
       *[one] Svantaggio
    }
    .gender = m
-instant =
    { $form ->
        [a] una carta Istantanea
        [many] carte Istantanee
        [count]
            { $n ->
                [one] carta Istantanea
               *[other] carte Istantanee
            }
        [the] le carte Istantanee
        [all] tutte le carte Istantanee
        [that] quella carta Istantanea
        [another] un'altra carta Istantanea
        [as-many] altrettante carte Istantanee
       *[one] carta Istantanea
    }
    .gender = f
-neigh =
    { $form ->
        [a] una carta con Mahiii nel nome
        [many] carte con Mahiii nel nome
        [count]
            { $n ->
                [one] carta con Mahiii nel nome
               *[other] carte con Mahiii nel nome
            }
        [the] le carte con Mahiii nel nome
        [all] tutte le carte con Mahiii nel nome
        [that] quella carta con Mahiii nel nome
        [another] un'altra carta con Mahiii nel nome
        [as-many] altrettante carte con Mahiii nel nome
       *[one] carta con Mahiii nel nome
    }
    .gender = f
-narwhal =
    { $form ->
        [a] una carta con Narvalo nel nome
        [many] carte con Narvalo nel nome
        [count]
            { $n ->
                [one] carta con Narvalo nel nome
               *[other] carte con Narvalo nel nome
            }
        [the] le carte con Narvalo nel nome
        [all] tutte le carte con Narvalo nel nome
        [that] quella carta con Narvalo nel nome
        [another] un'altra carta con Narvalo nel nome
        [as-many] altrettante carte con Narvalo nel nome
       *[one] carta con Narvalo nel nome
    }
    .gender = f

## Kinds of card, as a label

kind-baby = Unicorno Baby
kind-basic = Unicorno Semplice
kind-magical = Unicorno Magico
kind-magic = Magia
kind-upgrade = Vantaggio
kind-downgrade = Svantaggio
kind-instant = Istantanea

## Cards in a sentence. $noun is the noun of their filter; $form is the form that the sentence wants (there is only one:
## prepositions in front of these phrases have no article of their own).

cards-this = questa carta
cards-that = { $noun-that }
# The one card of this name.
cards-named = { $name }
cards-a = { $noun-a }
cards-count = { $n } { $noun-count }
cards-all = { $noun-all }
cards-as-many = { $noun-as-many }
# $card is the same noun said of a card outside a stable.
cards-per-card = una carta per ogni { $card-one } nella tua Stalla
cards-another = { $noun-another } nella tua Stalla
# "2 carte in più"
cards-more = { $n } { $noun-count } in più
# With the number always as a figure: "1 carta".
cards-figure = { $n } { $noun-count }
# $cards is one of the phrases above.
cards-here = { $cards } nella tua Stalla
cards-but-this =
    { $gender ->
        [m] { $cards } (ma non questo)
       *[f] { $cards } (ma non questa)
    }
# Whose cards there are to choose from: $of; $other is a player's name.
cards-of =
    { $of ->
        [you] { $cards } della tua Stalla
        [one] { $cards } di { $other }
        [others] { $cards } di un altro giocatore
       *[all] { $cards }
    }

## Players. Forms: [acc] scegli te, [dat] a un altro giocatore, [of] di un altro giocatore, [stable] della Stalla di...

player-you =
    { $form ->
        [acc] te
        [dat] a te
        [of] di te
        [stable] della tua Stalla
       *[nom] tu
    }
player-other =
    { $form ->
        [dat] a un altro giocatore
        [of] di un altro giocatore
        [stable] della Stalla di un altro giocatore
       *[nom] un altro giocatore
    }
player-any =
    { $form ->
        [acc] un giocatore qualsiasi[ (anche te)]
        [dat] a un giocatore qualsiasi[ (anche a te)]
        [of] di un giocatore qualsiasi
        [stable] della Stalla di un giocatore qualsiasi[ (anche la tua)]
       *[nom] un giocatore qualsiasi[ (anche tu)]
    }
player-each =
    { $form ->
        [dat] a ogni giocatore
        [of] di ogni giocatore
        [stable] della Stalla di ogni giocatore
       *[nom] ogni giocatore
    }
player-each-other =
    { $form ->
        [dat] a ogni altro giocatore
        [of] di ogni altro giocatore
        [stable] della Stalla di ogni altro giocatore
       *[nom] ogni altro giocatore
    }
player-that =
    { $form ->
        [dat] a quel giocatore
        [of] di quel giocatore
        [stable] della Stalla di quel giocatore
       *[nom] quel giocatore
    }
player-elsewhere =
    { $form ->
        [dat] al giocatore di un'altra Stalla
        [of] del giocatore di un'altra Stalla
        [stable] di un'altra Stalla
       *[nom] il giocatore di un'altra Stalla
    }

## Places. $who: whose; "their" is that of another player who acts. $many: those of several players.
## Forms: [in] where, or where to; [to] where to, behind the one whose it is (nella sua mano); [from]; else with the plain
## article.

place-deck =
    { $form ->
        [in] nel mazzo
        [to] nel mazzo
        [from] dal mazzo
       *[the] il mazzo
    }
place-discard =
    { $form ->
        [in] nella pila degli scarti
        [to] nella pila degli scarti
        [from] dalla pila degli scarti
       *[the] la pila degli scarti
    }
place-nursery =
    { $form ->
        [in] nella Nursery
        [to] alla Nursery
        [from] dalla Nursery
       *[the] la Nursery
    }
place-pile =
    { $form ->
        [in] nella pila
        [to] nella pila
        [from] dalla pila
       *[the] la pila
    }
place-hand =
    { $many ->
        [yes]
            { $form ->
                [in] nelle mani dei rispettivi giocatori
                [to] nelle mani dei rispettivi giocatori
                [from] dalle mani dei rispettivi giocatori
               *[the] le mani dei rispettivi giocatori
            }
       *[no]
            { $who ->
                [elsewhere]
                    { $form ->
                        [in] in un'altra mano
                        [to] in un'altra mano
                        [from] da un'altra mano
                       *[the] un'altra mano
                    }
               *[other]
                    { $form ->
                        [in] nella
                        [to] nella
                        [from] dalla
                       *[the] la
                    } { $who ->
                        [you] tua mano
                        [other] mano di un altro giocatore
                        [any] mano di un giocatore qualsiasi
                        [each] mano di ogni giocatore
                        [each-other] mano di ogni altro giocatore
                        [that]
                            { $form ->
                                [to] sua mano
                               *[the] mano di quel giocatore
                            }
                       *[their] propria mano
                    }
            }
    }
place-stable =
    { $many ->
        [yes]
            { $who ->
                [any]
                    { $form ->
                        [in] in qualsiasi Stalla
                        [to] in qualsiasi Stalla
                        [from] da qualsiasi Stalla
                       *[the] qualsiasi Stalla
                    }
                [elsewhere]
                    { $form ->
                        [in] in altre Stalle
                        [to] in altre Stalle
                        [from] da altre Stalle
                       *[the] altre Stalle
                    }
               *[other]
                    { $form ->
                        [in] nelle
                        [to] nelle
                        [from] dalle
                       *[the] le
                    } { $who ->
                        [that] Stalle di quei giocatori
                       *[other] Stalle di altri giocatori
                    }
            }
       *[no]
            { $who ->
                [elsewhere]
                    { $form ->
                        [in] in un'altra Stalla
                        [to] in un'altra Stalla
                        [from] da un'altra Stalla
                       *[the] un'altra Stalla
                    }
               *[other]
                    { $form ->
                        [in] nella
                        [to] nella
                        [from] dalla
                       *[the] la
                    } { $who ->
                        [you] tua Stalla
                        [other] Stalla di un altro giocatore
                        [any] Stalla di un giocatore qualsiasi
                        [each] Stalla di ogni giocatore
                        [each-other] Stalla di ogni altro giocatore
                        [that]
                            { $form ->
                                [to] sua Stalla
                               *[the] Stalla di quel giocatore
                            }
                       *[their] propria Stalla
                    }
            }
    }

## Phases of the turn: [the] with the article

phase-setup =
    { $form ->
        [the] la preparazione
       *[label] preparazione
    }
phase-beginning =
    { $form ->
        [the] la fase di Inizio Turno
       *[label] fase di Inizio Turno
    }
phase-draw =
    { $form ->
        [the] la fase di Pesca
       *[label] fase di Pesca
    }
phase-action =
    { $form ->
        [the] la fase di Azione
       *[label] fase di Azione
    }
phase-end =
    { $form ->
        [the] la fase di Fine Turno
       *[label] fase di Fine Turno
    }

## Lists. More than two: list-more puts one before the rest.

list-and = { $first } e { $last }
list-or = { $first } o { $last }
# Of clauses with subjects of their own.
list-and-clauses = { $first }, e { $last }
# Of facts that hold at the same time.
list-and-facts = { $first }, e { $last }
# Of acts of one player, where one of them has a list in it.
list-and-nested = { $first }, e { $last }
# Behind a "no" or a "not".
list-nor = { $first } né { $last }
list-more = { $first }, { $rest }

## Cards in messages

# A card by its name, in quotation marks: many names are whole phrases, and some end in "!"; [plain] without them.
named-card =
    { $form ->
        [plain] { $name }
       *[quoted] «{ $name }»
    }
# A card that the reader may not know.
hidden-card = una carta
# The same card several times.
times = { $card } x{ $n }
# So many more cards than those named.
and-more =
    { $n ->
        [one] un'altra
       *[other] altre { $n }
    }
# "Narvalo nella Stalla di bo, seconda copia"
twin =
    { $nth ->
        [2] { $text }, seconda copia
        [3] { $text }, terza copia
        [4] { $text }, quarta copia
        [5] { $text }, quinta copia
        [6] { $text }, sesta copia
       *[other] { $text }, settima copia
    }
