### Words: what cards, players, places, phases and lists are called. Polish.
###
### Each noun is a term. $form says which form a sentence wants, $n is the number of cards. Code reads a term -unicorn as
### noun-unicorn.

## Nouns. Singular: [nom], [gen], [acc]; plural: [pl] (nominative and accusative, none of them is a person) and [pl-gen];
## behind a figure: [n-nom], [n-gen], [n-acc] ("1 kartę, 2 karty, 5 kart"). .gender: m or f.

-card =
    { $form ->
        [gen] karty
        [acc] kartę
        [pl] karty
        [pl-gen] kart
        [n-nom]
            { $n ->
                [one] karta
                [few] karty
               *[many] kart
            }
        [n-gen]
            { $n ->
                [one] karty
               *[many] kart
            }
        [n-acc]
            { $n ->
                [one] kartę
                [few] karty
               *[many] kart
            }
       *[nom] karta
    }
    .gender = f
-unicorn =
    { $form ->
        [gen] jednorożca
        [acc] jednorożca
        [pl] jednorożce
        [pl-gen] jednorożców
        [n-nom]
            { $n ->
                [one] jednorożec
                [few] jednorożce
               *[many] jednorożców
            }
        [n-gen]
            { $n ->
                [one] jednorożca
               *[many] jednorożców
            }
        [n-acc]
            { $n ->
                [one] jednorożca
                [few] jednorożce
               *[many] jednorożców
            }
       *[nom] jednorożec
    }
    .gender = m
-unicorn-card =
    { $form ->
        [gen] karty jednorożca
        [acc] kartę jednorożca
        [pl] karty jednorożców
        [pl-gen] kart jednorożców
        [n-nom]
            { $n ->
                [one] karta jednorożca
                [few] karty jednorożców
               *[many] kart jednorożców
            }
        [n-gen]
            { $n ->
                [one] karty jednorożca
               *[many] kart jednorożców
            }
        [n-acc]
            { $n ->
                [one] kartę jednorożca
                [few] karty jednorożców
               *[many] kart jednorożców
            }
       *[nom] karta jednorożca
    }
    .gender = f
-baby =
    { $form ->
        [gen] jednorożka
        [acc] jednorożka
        [pl] jednorożki
        [pl-gen] jednorożków
        [n-nom]
            { $n ->
                [one] jednorożek
                [few] jednorożki
               *[many] jednorożków
            }
        [n-gen]
            { $n ->
                [one] jednorożka
               *[many] jednorożków
            }
        [n-acc]
            { $n ->
                [one] jednorożka
                [few] jednorożki
               *[many] jednorożków
            }
       *[nom] jednorożek
    }
    .gender = m
-basic =
    { $form ->
        [gen] zwyczajnego jednorożca
        [acc] zwyczajnego jednorożca
        [pl] zwyczajne jednorożce
        [pl-gen] zwyczajnych jednorożców
        [n-nom]
            { $n ->
                [one] zwyczajny jednorożec
                [few] zwyczajne jednorożce
               *[many] zwyczajnych jednorożców
            }
        [n-gen]
            { $n ->
                [one] zwyczajnego jednorożca
               *[many] zwyczajnych jednorożców
            }
        [n-acc]
            { $n ->
                [one] zwyczajnego jednorożca
                [few] zwyczajne jednorożce
               *[many] zwyczajnych jednorożców
            }
       *[nom] zwyczajny jednorożec
    }
    .gender = m
-basic-card =
    { $form ->
        [gen] karty zwyczajnego jednorożca
        [acc] kartę zwyczajnego jednorożca
        [pl] karty zwyczajnych jednorożców
        [pl-gen] kart zwyczajnych jednorożców
        [n-nom]
            { $n ->
                [one] karta zwyczajnego jednorożca
                [few] karty zwyczajnych jednorożców
               *[many] kart zwyczajnych jednorożców
            }
        [n-gen]
            { $n ->
                [one] karty zwyczajnego jednorożca
               *[many] kart zwyczajnych jednorożców
            }
        [n-acc]
            { $n ->
                [one] kartę zwyczajnego jednorożca
                [few] karty zwyczajnych jednorożców
               *[many] kart zwyczajnych jednorożców
            }
       *[nom] karta zwyczajnego jednorożca
    }
    .gender = f
-magical =
    { $form ->
        [gen] magicznego jednorożca
        [acc] magicznego jednorożca
        [pl] magiczne jednorożce
        [pl-gen] magicznych jednorożców
        [n-nom]
            { $n ->
                [one] magiczny jednorożec
                [few] magiczne jednorożce
               *[many] magicznych jednorożców
            }
        [n-gen]
            { $n ->
                [one] magicznego jednorożca
               *[many] magicznych jednorożców
            }
        [n-acc]
            { $n ->
                [one] magicznego jednorożca
                [few] magiczne jednorożce
               *[many] magicznych jednorożców
            }
       *[nom] magiczny jednorożec
    }
    .gender = m
-magical-card =
    { $form ->
        [gen] karty magicznego jednorożca
        [acc] kartę magicznego jednorożca
        [pl] karty magicznych jednorożców
        [pl-gen] kart magicznych jednorożców
        [n-nom]
            { $n ->
                [one] karta magicznego jednorożca
                [few] karty magicznych jednorożców
               *[many] kart magicznych jednorożców
            }
        [n-gen]
            { $n ->
                [one] karty magicznego jednorożca
               *[many] kart magicznych jednorożców
            }
        [n-acc]
            { $n ->
                [one] kartę magicznego jednorożca
                [few] karty magicznych jednorożców
               *[many] kart magicznych jednorożców
            }
       *[nom] karta magicznego jednorożca
    }
    .gender = f
-magic =
    { $form ->
        [gen] karty magii
        [acc] kartę magii
        [pl] karty magii
        [pl-gen] kart magii
        [n-nom]
            { $n ->
                [one] karta magii
                [few] karty magii
               *[many] kart magii
            }
        [n-gen]
            { $n ->
                [one] karty magii
               *[many] kart magii
            }
        [n-acc]
            { $n ->
                [one] kartę magii
                [few] karty magii
               *[many] kart magii
            }
       *[nom] karta magii
    }
    .gender = f
-upgrade =
    { $form ->
        [gen] karty ulepszenia
        [acc] kartę ulepszenia
        [pl] karty ulepszeń
        [pl-gen] kart ulepszeń
        [n-nom]
            { $n ->
                [one] karta ulepszenia
                [few] karty ulepszeń
               *[many] kart ulepszeń
            }
        [n-gen]
            { $n ->
                [one] karty ulepszenia
               *[many] kart ulepszeń
            }
        [n-acc]
            { $n ->
                [one] kartę ulepszenia
                [few] karty ulepszeń
               *[many] kart ulepszeń
            }
       *[nom] karta ulepszenia
    }
    .gender = f
-downgrade =
    { $form ->
        [gen] karty kary
        [acc] kartę kary
        [pl] karty kar
        [pl-gen] kart kar
        [n-nom]
            { $n ->
                [one] karta kary
                [few] karty kar
               *[many] kart kar
            }
        [n-gen]
            { $n ->
                [one] karty kary
               *[many] kart kar
            }
        [n-acc]
            { $n ->
                [one] kartę kary
                [few] karty kar
               *[many] kart kar
            }
       *[nom] karta kary
    }
    .gender = f
-instant =
    { $form ->
        [gen] karty riposty
        [acc] kartę riposty
        [pl] karty ripost
        [pl-gen] kart ripost
        [n-nom]
            { $n ->
                [one] karta riposty
                [few] karty ripost
               *[many] kart ripost
            }
        [n-gen]
            { $n ->
                [one] karty riposty
               *[many] kart ripost
            }
        [n-acc]
            { $n ->
                [one] kartę riposty
                [few] karty ripost
               *[many] kart ripost
            }
       *[nom] karta riposty
    }
    .gender = f
-neigh =
    { $form ->
        [gen] karty ze słowem RzeNIE w nazwie
        [acc] kartę ze słowem RzeNIE w nazwie
        [pl] karty ze słowem RzeNIE w nazwie
        [pl-gen] kart ze słowem RzeNIE w nazwie
        [n-nom]
            { $n ->
                [one] karta ze słowem RzeNIE w nazwie
                [few] karty ze słowem RzeNIE w nazwie
               *[many] kart ze słowem RzeNIE w nazwie
            }
        [n-gen]
            { $n ->
                [one] karty ze słowem RzeNIE w nazwie
               *[many] kart ze słowem RzeNIE w nazwie
            }
        [n-acc]
            { $n ->
                [one] kartę ze słowem RzeNIE w nazwie
                [few] karty ze słowem RzeNIE w nazwie
               *[many] kart ze słowem RzeNIE w nazwie
            }
       *[nom] karta ze słowem RzeNIE w nazwie
    }
    .gender = f
-narwhal =
    { $form ->
        [gen] karty ze słowem Narwal w nazwie
        [acc] kartę ze słowem Narwal w nazwie
        [pl] karty ze słowem Narwal w nazwie
        [pl-gen] kart ze słowem Narwal w nazwie
        [n-nom]
            { $n ->
                [one] karta ze słowem Narwal w nazwie
                [few] karty ze słowem Narwal w nazwie
               *[many] kart ze słowem Narwal w nazwie
            }
        [n-gen]
            { $n ->
                [one] karty ze słowem Narwal w nazwie
               *[many] kart ze słowem Narwal w nazwie
            }
        [n-acc]
            { $n ->
                [one] kartę ze słowem Narwal w nazwie
                [few] karty ze słowem Narwal w nazwie
               *[many] kart ze słowem Narwal w nazwie
            }
       *[nom] karta ze słowem Narwal w nazwie
    }
    .gender = f

## Kinds of card, as a label

kind-baby = Jednorożek
kind-basic = Zwyczajny jednorożec
kind-magical = Magiczny jednorożec
kind-magic = Karta magii
kind-upgrade = Karta ulepszenia
kind-downgrade = Karta kary
kind-instant = Karta riposty

## Cards in a sentence, in the forms nom, gen and acc. $noun is the noun of their filter.

# [pre] and [post] are for a sentence that puts "this card" before its verb and other cards behind it, with the blank.
cards-this =
    { $form ->
        [gen] tej karty
        [acc] tę kartę
        [pre] ta karta{ " " }
        [post] { "" }
       *[nom] ta karta
    }
cards-that =
    { $form ->
        [gen]
            { $noun-gender ->
                [m] tamtego { $noun-gen }
               *[f] tamtej { $noun-gen }
            }
        [acc]
            { $noun-gender ->
                [m] tamtego { $noun-acc }
               *[f] tamtą { $noun-acc }
            }
       *[nom]
            { $noun-gender ->
                [m] tamten { $noun-nom }
               *[f] tamta { $noun-nom }
            }
    }
# The one card of this name.
cards-named =
    { $form ->
        [gen] karty „{ $name }”
        [acc] kartę „{ $name }”
       *[nom] karta „{ $name }”
    }
cards-a =
    { $form ->
        [gen] { $noun-gen }
        [acc] { $noun-acc }
       *[nom] { $noun-nom }
    }
cards-count =
    { $form ->
        [gen] { $n } { $noun-n-gen }
        [acc] { $n } { $noun-n-acc }
       *[nom] { $n } { $noun-n-nom }
    }
cards-all =
    { $form ->
        [gen] wszystkich { $noun-pl-gen }
       *[nom] wszystkie { $noun-pl }
    }
cards-as-many =
    { $form ->
        [gen] tylu samo { $noun-pl-gen }
       *[nom] tyle samo { $noun-pl-gen }
    }
# $card is the same noun said of a card outside a stable.
cards-per-card =
    { $form ->
        [gen] karty
        [acc] kartę
       *[nom] karta
    } za { $card-gender ->
        [m] każdego
       *[f] każdą
    } { $card-acc } w Twojej stajni
cards-another =
    { $form ->
        [gen]
            { $noun-gender ->
                [m] innego { $noun-gen } w Twojej stajni
               *[f] innej { $noun-gen } w Twojej stajni
            }
        [acc]
            { $noun-gender ->
                [m] innego { $noun-acc } w Twojej stajni
               *[f] inną { $noun-acc } w Twojej stajni
            }
        [pre] { "" }
        [post]
            { $noun-gender ->
                [m] { " " }inny { $noun-nom } w Twojej stajni
               *[f] { " " }inna { $noun-nom } w Twojej stajni
            }
       *[nom]
            { $noun-gender ->
                [m] inny { $noun-nom } w Twojej stajni
               *[f] inna { $noun-nom } w Twojej stajni
            }
    }
# "2 more cards"
cards-more =
    { $form ->
        [gen] { $n } { $noun-n-gen } więcej
        [acc] { $n } { $noun-n-acc } więcej
       *[nom] { $n } { $noun-n-nom } więcej
    }
# With the number always as a figure: "1 card".
cards-figure =
    { $form ->
        [gen] { $n } { $noun-n-gen }
        [acc] { $n } { $noun-n-acc }
       *[nom] { $n } { $noun-n-nom }
    }
# $cards is one of the phrases above.
cards-here =
    { $form ->
        [pre] { "" }
        [post] { " " }{ $cards } w Twojej stajni
       *[nom] { $cards } w Twojej stajni
    }
cards-but-this =
    { $gender ->
        [m]
            { $form ->
                [gen] { $cards } (ale nie tej karty)
                [acc] { $cards } (ale nie tę kartę)
               *[nom] { $cards } (ale nie ta karta)
            }
       *[f]
            { $form ->
                [gen] { $cards } (ale nie tej)
                [acc] { $cards } (ale nie tę)
               *[nom] { $cards } (ale nie ta)
            }
    }
# Whose cards there are to choose from: $of; $other is a player's name.
cards-of =
    { $of ->
        [you] { $cards } ze swojej stajni
        [one] { $cards } ze stajni gracza { $other }
        [others] { $cards } ze stajni innego gracza
       *[all] { $cards }
    }

## Players: nom, gen, dat, acc, ins; [of] is whose cards they are

player-you =
    { $form ->
        [gen] Ciebie
        [dat] sobie
        [acc] siebie
        [ins] sobą
        [of] ze swojej stajni
       *[nom] Ty
    }
player-other =
    { $form ->
        [gen] dowolnego innego gracza
        [of] dowolnego innego gracza
        [dat] dowolnemu innemu graczowi
        [acc] dowolnego innego gracza
        [ins] dowolnym innym graczem
       *[nom] dowolny inny gracz
    }
player-any =
    { $form ->
        [gen] dowolnego gracza[ (możesz to być Ty)]
        [of] dowolnego gracza[ (możesz też swoje)]
        [dat] dowolnemu graczowi[ (także sobie)]
        [acc] dowolnego gracza[ (możesz też siebie)]
        [ins] dowolnym graczem[ (możesz to być Ty)]
       *[nom] dowolny gracz[ (możesz to być Ty)]
    }
player-each =
    { $form ->
        [gen] każdego gracza
        [of] każdego gracza
        [dat] każdemu graczowi
        [acc] każdego gracza
        [ins] każdym graczem
       *[nom] każdy gracz
    }
player-each-other =
    { $form ->
        [gen] każdego innego gracza
        [of] każdego innego gracza
        [dat] każdemu innemu graczowi
        [acc] każdego innego gracza
        [ins] każdym innym graczem
       *[nom] każdy inny gracz
    }
player-that =
    { $form ->
        [gen] tego gracza
        [of] tego gracza
        [dat] temu graczowi
        [acc] tego gracza
        [ins] tym graczem
       *[nom] ten gracz
    }
player-elsewhere =
    { $form ->
        [gen] gracza z innej stajni
        [of] z innej stajni
        [dat] graczowi z innej stajni
        [acc] gracza z innej stajni
        [ins] graczem z innej stajni
       *[nom] gracz z innej stajni
    }

## Places: [from] out of it, [in] lying there, [to] going there, [acc] as an object, [look] what there is to be looked at.
## Your own is "swój" in an act of yours; [to-your] says "Twój", where the sentence has another subject; [to-short] leaves
## out whose it is; [from-make] is that of somebody whom you make act, where "swój" could be yours.
## $who: whose; "their" is that of another player who acts. $many: those of several players.

place-deck =
    { $form ->
        [from] z talii
        [in] w talii
        [to] do talii
        [to-your] do talii
        [acc] talię
        [look] karty w talii
       *[nom] talia
    }
place-discard =
    { $form ->
        [from] ze stosu kart odrzuconych
        [in] na stosie kart odrzuconych
        [to] na stos kart odrzuconych
        [to-your] na stos kart odrzuconych
        [acc] stos kart odrzuconych
        [look] stos kart odrzuconych
       *[nom] stos kart odrzuconych
    }
place-nursery =
    { $form ->
        [from] ze żłobka
        [in] w żłobku
        [to] do żłobka
        [to-your] do żłobka
        [to-short] do żłobka
        [acc] żłobek
        [look] karty w żłobku
       *[nom] żłobek
    }
place-pile =
    { $form ->
        [from] ze stosu zagranych kart
        [in] na stosie zagranych kart
        [to] na stos zagranych kart
        [to-your] na stos zagranych kart
        [acc] stos zagranych kart
        [look] stos zagranych kart
       *[nom] stos zagranych kart
    }
place-hand =
    { $form ->
        [to-short]
            { $who ->
                [you] na rękę
                [their] na rękę
               *[other]
                    { $many ->
                        [yes] na ich ręce
                       *[no] na jego rękę
                    }
            }
       *[nom]
            { $who ->
                [you]
                    { $form ->
                        [from] z ręki
                        [in] na ręce
                        [to] na rękę
                        [to-your] na Twoją rękę
                        [acc] karty z ręki
                        [look] karty na swojej ręce
                       *[nom] Twoja ręka
                    }
                [their]
                    { $form ->
                        [from] z ręki
                        [in] na ręce
                        [to] na rękę
                        [to-your] na rękę
                        [acc] karty z ręki
                        [look] karty na ręce
                       *[nom] ręka
                    }
               *[other]
                    { $many ->
                        [yes]
                            { $form ->
                                [from] z rąk
                                [in] na rękach
                                [to] na ręce
                                [to-your] na ręce
                                [acc] karty z rąk
                                [look] karty na rękach
                               *[nom] ręce
                            } { $who ->
                                [that] tych graczy
                                [any] graczy
                                [each] wszystkich graczy
                               *[other] innych graczy
                            }
                       *[no]
                            { $form ->
                                [from] z ręki
                                [in] na ręce
                                [to] na rękę
                                [to-your] na rękę
                                [acc] karty z ręki
                                [look] karty na ręce
                               *[nom] ręka
                            } { $who ->
                                [any] dowolnego gracza
                                [each] każdego gracza
                                [each-other] każdego innego gracza
                                [that] tego gracza
                               *[other] innego gracza
                            }
                    }
            }
    }
place-stable =
    { $who ->
        [you]
            { $form ->
                [from] ze swojej stajni
                [in] w swojej stajni
                [to] do swojej stajni
                [to-your] do Twojej stajni
                [acc] karty ze swojej stajni
                [look] karty w swojej stajni
               *[nom] Twoja stajnia
            }
        [their]
            { $form ->
                [from] ze swojej stajni
                [from-make] z własnej stajni
                [in] w swojej stajni
                [to] do swojej stajni
                [to-your] do swojej stajni
                [acc] karty ze swojej stajni
                [look] karty w swojej stajni
               *[nom] własna stajnia
            }
       *[other]
            { $many ->
                [yes]
                    { $who ->
                        [any]
                            { $form ->
                                [from] z dowolnych stajni
                                [in] w dowolnych stajniach
                                [to] do dowolnych stajni
                                [to-your] do dowolnych stajni
                                [acc] karty z dowolnych stajni
                                [look] karty w dowolnych stajniach
                               *[nom] dowolne stajnie
                            }
                        [elsewhere]
                            { $form ->
                                [from] z innych stajni
                                [in] w innych stajniach
                                [to] do innych stajni
                                [to-your] do innych stajni
                                [acc] karty z innych stajni
                                [look] karty w innych stajniach
                               *[nom] inne stajnie
                            }
                       *[other]
                            { $form ->
                                [from] ze stajni
                                [in] w stajniach
                                [to] do stajni
                                [to-your] do stajni
                                [acc] karty ze stajni
                                [look] karty w stajniach
                               *[nom] stajnie
                            } { $who ->
                                [that] tych graczy
                               *[other] innych graczy
                            }
                    }
               *[no]
                    { $who ->
                        [elsewhere]
                            { $form ->
                                [from] z innej stajni
                                [in] w innej stajni
                                [to] do innej stajni
                                [to-your] do innej stajni
                                [acc] karty z innej stajni
                                [look] karty w innej stajni
                               *[nom] inna stajnia
                            }
                       *[other]
                            { $form ->
                                [from] ze stajni
                                [in] w stajni
                                [to] do stajni
                                [to-your] do stajni
                                [acc] karty ze stajni
                                [look] karty w stajni
                               *[nom] stajnia
                            } { $who ->
                                [any] dowolnego gracza
                                [each] każdego gracza
                                [each-other] każdego innego gracza
                                [that] tego gracza
                               *[other] innego gracza
                            }
                    }
            }
    }

## Phases of the turn

phase-setup = przygotowanie do gry
phase-beginning = początek tury
phase-draw =
    { $form ->
        [acc] fazę dobierania
       *[nom] faza dobierania
    }
phase-action =
    { $form ->
        [acc] fazę akcji
       *[nom] faza akcji
    }
phase-end = koniec tury

## Lists. More than two: list-more puts one before the rest.

list-and = { $first } i { $last }
list-or = { $first } lub { $last }
# Of acts of several players.
list-and-clauses = { $first }, a { $last }
# Of facts that hold at the same time.
list-and-facts = { $first }, a { $last }
# Of acts of one player, where one of them has a list in it (with an "i" of its own).
list-and-nested = { $first } oraz { $last }
# Behind a "no" or a "not".
list-nor = { $first } ani { $last }
list-more = { $first }, { $rest }

## Cards in messages. [q] stands behind the word "karta" in whatever case: "kartę „Lamorożec”", or just "kartę";
## [colon] gives the name behind a colon, if it is known.

# A card by its name.
named-card =
    { $form ->
        [q] { " " }„{ $name }”
        [list] „{ $name }”
        [colon] : { $name }
       *[plain] { $name }
    }
# A card that the reader may not know.
hidden-card =
    { $form ->
        [q] { "" }
        [colon] { "" }
       *[plain] karta
    }
# The same card several times.
times = { $card } x{ $n }
# So many more cards than those named.
and-more =
    { $n ->
        [one] jeszcze { $n } karta
        [few] jeszcze { $n } karty
       *[many] jeszcze { $n } kart
    }
# "Narwhal in bo's stable, the second"
twin =
    { $nth ->
        [2] { $text }, druga taka karta
        [3] { $text }, trzecia taka karta
        [4] { $text }, czwarta taka karta
        [5] { $text }, piąta taka karta
        [6] { $text }, szósta taka karta
       *[other] { $text }, siódma taka karta
    }
