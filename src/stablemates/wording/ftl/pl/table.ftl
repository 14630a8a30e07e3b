### The table: what happened, what is asked, why not, how it ended. Polish.
###
### $seat and $other are names of players and are never inflected: "gracz" stands before them where a case is needed.
### $reader says whom the sentence speaks to: "seat" or "other" if the reader is that player, else "none". A card's name is
### not inflected either: "kartę{ $card-q }" is "kartę „Lamorożec”", or "kartę" where the reader may not know it.

## What happened. A key may end in what it is about; .list names the cards as far as they are known.

event-turn =
    { $reader ->
        [seat] Tura { $n }: Ty.
       *[none] Tura { $n }: { $seat }.
    }
event-draws =
    { $reader ->
        [seat] Dobierasz kartę{ $card-q }.
       *[none] { $seat } dobiera kartę{ $card-q }.
    }
event-draws-many =
    { $reader ->
        [seat] Dobierasz { $n } { $n ->
                [one] kartę
                [few] karty
               *[many] kart
            }.
       *[none] { $seat } dobiera { $n } { $n ->
                [one] kartę
                [few] karty
               *[many] kart
            }.
    }
    .list =
        { $reader ->
            [seat] Dobierasz { $n } { $n ->
                    [one] kartę
                    [few] karty
                   *[many] kart
                }: { $list }.
           *[none] { $seat } dobiera { $n } { $n ->
                    [one] kartę
                    [few] karty
                   *[many] kart
                }: { $list }.
        }
event-discards =
    { $reader ->
        [seat] Odrzucasz kartę{ $card-q }.
       *[none] { $seat } odrzuca kartę{ $card-q }.
    }
event-discards-many =
    { $reader ->
        [seat] Odrzucasz { $n } { $n ->
                [one] kartę
                [few] karty
               *[many] kart
            }.
       *[none] { $seat } odrzuca { $n } { $n ->
                [one] kartę
                [few] karty
               *[many] kart
            }.
    }
    .list =
        { $reader ->
            [seat] Odrzucasz { $n } { $n ->
                    [one] kartę
                    [few] karty
                   *[many] kart
                }: { $list }.
           *[none] { $seat } odrzuca { $n } { $n ->
                    [one] kartę
                    [few] karty
                   *[many] kart
                }: { $list }.
        }
event-plays =
    { $reader ->
        [seat] Zagrywasz kartę{ $card-q }.
       *[none] { $seat } zagrywa kartę{ $card-q }.
    }
event-plays-into =
    { $reader ->
        [seat] Zagrywasz kartę{ $card-q } do stajni gracza { $other }.
        [other] { $seat } zagrywa kartę{ $card-q } do Twojej stajni.
       *[none] { $seat } zagrywa kartę{ $card-q } do stajni gracza { $other }.
    }
event-answers =
    { $reader ->
        [seat] Odpowiadasz graczowi { $other } kartą{ $card-q }.
        [other] { $seat } odpowiada Ci kartą{ $card-q }.
       *[none] { $seat } odpowiada graczowi { $other } kartą{ $card-q }.
    }
event-stopped =
    { $reader ->
        [seat] Twoja karta{ $card-q } zostaje zablokowana.
       *[none] Karta{ $card-q } gracza { $seat } zostaje zablokowana.
    }
event-enters =
    { $reader ->
        [seat] Karta{ $card-q } wchodzi do Twojej stajni.
       *[none] Karta{ $card-q } wchodzi do stajni gracza { $seat }.
    }
event-enters-steal =
    { $reader ->
        [seat] Kradniesz graczowi { $other } kartę{ $card-q }.
        [other] { $seat } kradnie Ci kartę{ $card-q }.
       *[none] { $seat } kradnie graczowi { $other } kartę{ $card-q }.
    }
event-enters-move =
    { $reader ->
        [seat] Karta{ $card-q } przechodzi ze stajni gracza { $other } do Twojej.
        [other] Karta{ $card-q } przechodzi z Twojej stajni do stajni gracza { $seat }.
       *[none] Karta{ $card-q } przechodzi ze stajni gracza { $other } do stajni gracza { $seat }.
    }
event-enters-bring =
    { $reader ->
        [seat] Umieszczasz kartę{ $card-q } bezpośrednio w swojej stajni.
       *[none] { $seat } umieszcza kartę{ $card-q } bezpośrednio w swojej stajni.
    }
event-leaves =
    { $reader ->
        [seat] Twoja karta{ $card-q } opuszcza stajnię.
       *[none] Karta{ $card-q } gracza { $seat } opuszcza stajnię.
    }
event-leaves-sacrifice =
    { $reader ->
        [seat] Poświęcasz kartę{ $card-q }.
       *[none] { $seat } poświęca kartę{ $card-q }.
    }
event-leaves-sacrifice-hand =
    { $reader ->
        [seat] Poświęcasz kartę{ $card-q }, która frunie z powrotem na Twoją rękę.
       *[none] { $seat } poświęca kartę{ $card-q }, która frunie z powrotem na rękę.
    }
event-leaves-sacrifice-nursery =
    { $reader ->
        [seat] Poświęcasz kartę{ $card-q }, która wraca do żłobka.
       *[none] { $seat } poświęca kartę{ $card-q }, która wraca do żłobka.
    }
event-leaves-destroy =
    { $reader ->
        [seat] Twoja karta{ $card-q } zostaje zniszczona.
       *[none] Karta{ $card-q } gracza { $seat } zostaje zniszczona.
    }
event-leaves-destroy-hand =
    { $reader ->
        [seat] Twoja karta{ $card-q } zostaje zniszczona i frunie z powrotem na Twoją rękę.
       *[none] Karta{ $card-q } gracza { $seat } zostaje zniszczona i frunie z powrotem na rękę.
    }
event-leaves-destroy-nursery =
    { $reader ->
        [seat] Twoja karta{ $card-q } zostaje zniszczona i wraca do żłobka.
       *[none] Karta{ $card-q } gracza { $seat } zostaje zniszczona i wraca do żłobka.
    }
event-leaves-return =
    { $reader ->
        [seat] Twoja karta{ $card-q } wraca na Twoją rękę.
       *[none] Karta{ $card-q } gracza { $seat } wraca na rękę.
    }
event-leaves-return-nursery =
    { $reader ->
        [seat] Twoja karta{ $card-q } wraca do żłobka.
       *[none] Karta{ $card-q } gracza { $seat } wraca do żłobka.
    }
event-shuffles = Talia zostaje potasowana.
event-shows =
    { $reader ->
        [seat] Pokazujesz wszystkim kartę{ $card-q }.
       *[none] { $seat } pokazuje wszystkim kartę{ $card-q }.
    }
event-shows-takes =
    { $reader ->
        [seat] Pokazujesz wszystkim kartę{ $card-q } i bierzesz ją na rękę.
       *[none] { $seat } pokazuje wszystkim kartę{ $card-q } i bierze ją na rękę.
    }
event-looks =
    { $reader ->
        [seat] Podglądasz wierzchnią kartę talii{ $card-colon }.
       *[none] { $seat } podgląda wierzchnią kartę talii{ $card-colon }.
    }
event-looks-many =
    { $reader ->
        [seat] Podglądasz { $n } { $n ->
                [one] wierzchnią kartę
                [few] wierzchnie karty
               *[many] wierzchnich kart
            } talii.
       *[none] { $seat } podgląda { $n } { $n ->
                [one] wierzchnią kartę
                [few] wierzchnie karty
               *[many] wierzchnich kart
            } talii.
    }
    .list =
        { $reader ->
            [seat] Podglądasz { $n } { $n ->
                    [one] wierzchnią kartę
                    [few] wierzchnie karty
                   *[many] wierzchnich kart
                } talii: { $list }.
           *[none] { $seat } podgląda { $n } { $n ->
                    [one] wierzchnią kartę
                    [few] wierzchnie karty
                   *[many] wierzchnich kart
                } talii: { $list }.
        }
event-looks-hand =
    { $reader ->
        [seat] Oglądasz kartę na ręce gracza { $other }{ $card-colon }.
        [other] { $seat } ogląda kartę na Twojej ręce{ $card-colon }.
       *[none] { $seat } ogląda kartę na ręce gracza { $other }{ $card-colon }.
    }
event-looks-hand-many =
    { $reader ->
        [seat] Oglądasz { $n } { $n ->
                [one] kartę
                [few] karty
               *[many] kart
            } na ręce gracza { $other }.
        [other] { $seat } ogląda { $n } { $n ->
                [one] kartę
                [few] karty
               *[many] kart
            } na Twojej ręce.
       *[none] { $seat } ogląda { $n } { $n ->
                [one] kartę
                [few] karty
               *[many] kart
            } na ręce gracza { $other }.
    }
    .list =
        { $reader ->
            [seat] Oglądasz { $n } { $n ->
                    [one] kartę
                    [few] karty
                   *[many] kart
                } na ręce gracza { $other }: { $list }.
            [other] { $seat } ogląda { $n } { $n ->
                    [one] kartę
                    [few] karty
                   *[many] kart
                } na Twojej ręce: { $list }.
           *[none] { $seat } ogląda { $n } { $n ->
                    [one] kartę
                    [few] karty
                   *[many] kart
                } na ręce gracza { $other }: { $list }.
        }
event-takes =
    { $reader ->
        [seat] Bierzesz kartę{ $card-q }.
       *[none] { $seat } bierze kartę{ $card-q }.
    }
event-takes-hand =
    { $reader ->
        [seat] Bierzesz kartę{ $card-q } z ręki gracza { $other }.
        [other] { $seat } bierze kartę{ $card-q } z Twojej ręki.
       *[none] { $seat } bierze kartę{ $card-q } z ręki gracza { $other }.
    }
event-takes-deck =
    { $reader ->
        [seat] Bierzesz kartę{ $card-q } z talii.
       *[none] { $seat } bierze kartę{ $card-q } z talii.
    }
event-takes-discard =
    { $reader ->
        [seat] Bierzesz kartę{ $card-q } ze stosu kart odrzuconych.
       *[none] { $seat } bierze kartę{ $card-q } ze stosu kart odrzuconych.
    }
event-gives =
    { $reader ->
        [seat] Dajesz graczowi { $other } kartę{ $card-q }.
        [other] { $seat } daje Ci kartę{ $card-q }.
       *[none] { $seat } daje graczowi { $other } kartę{ $card-q }.
    }
event-uses =
    { $reader ->
        [seat] Używasz karty{ $card-q }.
       *[none] { $seat } używa karty{ $card-q }.
    }
# A card chosen for the effect of another card, $by.
event-aims =
    { $reader ->
        [seat] Wybierasz kartę{ $card-q } gracza { $other } jako cel karty{ $by-q }.
        [other] { $seat } wybiera Twoją kartę{ $card-q } jako cel karty{ $by-q }.
       *[none] { $seat } wybiera kartę{ $card-q } gracza { $other } jako cel karty{ $by-q }.
    }
event-aims-own =
    { $reader ->
        [seat] Wybierasz własną kartę{ $card-q } jako cel karty{ $by-q }.
       *[none] { $seat } wybiera własną kartę{ $card-q } jako cel karty{ $by-q }.
    }
event-aims-seat =
    { $reader ->
        [seat] Wybierasz gracza { $other } jako cel karty{ $by-q }.
        [other] { $seat } wybiera Ciebie jako cel karty{ $by-q }.
       *[none] { $seat } wybiera gracza { $other } jako cel karty{ $by-q }.
    }
# A player chooses themself.
event-aims-self =
    { $reader ->
        [seat] Wybierasz siebie jako cel karty{ $by-q }.
       *[none] { $seat } wybiera siebie jako cel karty{ $by-q }.
    }
event-aims-card =
    { $reader ->
        [seat] Wybierasz kartę{ $card-q } jako cel karty{ $by-q }.
       *[none] { $seat } wybiera kartę{ $card-q } jako cel karty{ $by-q }.
    }
# A card stands in for another, $victim.
event-replaces =
    { $reader ->
        [seat] Twoja karta{ $card-q } nadstawia karku za kartę{ $victim-q }.
       *[none] Karta{ $card-q } gracza { $seat } nadstawia karku za kartę{ $victim-q }.
    }
# It spares itself by what it does instead.
event-replaces-own =
    { $reader ->
        [seat] Twoja karta{ $card-q } wychodzi cało, choć nie za darmo.
       *[none] Karta{ $card-q } gracza { $seat } wychodzi cało, choć nie za darmo.
    }
event-swaps_hands =
    { $reader ->
        [seat] Wymieniasz się z graczem { $other } wszystkimi kartami z ręki.
        [other] { $seat } wymienia się z Tobą wszystkimi kartami z ręki.
       *[none] { $seat } i { $other } wymieniają się wszystkimi kartami z ręki.
    }
event-extra_turn =
    { $reader ->
        [seat] Po tej turze masz jeszcze jedną.
       *[none] Po tej turze { $seat } ma jeszcze jedną.
    }
event-turn_ends =
    { $reader ->
        [seat] Karta{ $card-q } kończy Twoją turę.
       *[none] Karta{ $card-q } kończy turę gracza { $seat }.
    }
event-skips =
    { $reader ->
        [seat] Pomijasz turę.
       *[none] { $seat } pomija turę.
    }
# At the start: a player chooses a Baby.
event-baby =
    { $reader ->
        [seat] Przygarniasz jednorożka{ $card-colon }.
       *[none] { $seat } przygarnia jednorożka{ $card-colon }.
    }
event-game_ends = Koniec gry.
event-to_pile =
    { $reader ->
        [seat] Twoja karta{ $card-q } trafia na stos kart odrzuconych.
       *[none] Karta{ $card-q } gracza { $seat } trafia na stos kart odrzuconych.
    }
# A player is named for a card before others answer it.
event-names =
    { $reader ->
        [seat] Wskazujesz gracza { $other } jako cel karty{ $card-q }.
        [other] { $seat } wskazuje Ciebie jako cel karty{ $card-q }.
       *[none] { $seat } wskazuje gracza { $other } jako cel karty{ $card-q }.
    }
event-names-self =
    { $reader ->
        [seat] Wskazujesz siebie jako cel karty{ $card-q }.
       *[none] { $seat } wskazuje siebie jako cel karty{ $card-q }.
    }
# $option is a command in words, such as "ZNISZCZ kartę ulepszenia w stajni innego gracza".
event-names-option =
    { $reader ->
        [seat] Zapowiadasz, co zrobi karta{ $card-q }: { $option }.
       *[none] { $seat } zapowiada, co zrobi karta{ $card-q }: { $option }.
    }
event-puts_back =
    { $reader ->
        [seat] Odkładasz kartę{ $card-q } z powrotem na talię.
       *[none] { $seat } odkłada kartę{ $card-q } z powrotem na talię.
    }
event-puts_back-many =
    { $reader ->
        [seat] Odkładasz { $n } { $n ->
                [one] kartę
                [few] karty
               *[many] kart
            } z powrotem na talię.
       *[none] { $seat } odkłada { $n } { $n ->
                [one] kartę
                [few] karty
               *[many] kart
            } z powrotem na talię.
    }
    .list =
        { $reader ->
            [seat] Odkładasz { $n } { $n ->
                    [one] kartę
                    [few] karty
                   *[many] kart
                } z powrotem na talię: { $list }.
           *[none] { $seat } odkłada { $n } { $n ->
                    [one] kartę
                    [few] karty
                   *[many] kart
                } z powrotem na talię: { $list }.
        }
event-notice =
    { $reader ->
        [seat] Zasada imprezowa dla Ciebie (R-{ $rule }).
       *[none] Zasada imprezowa dla gracza { $seat } (R-{ $rule }).
    }
event-notice-140 =
    { $reader ->
        [seat] Bierzesz łyk (R-140).
       *[none] { $seat } bierze łyk (R-140).
    }
event-notice-142 =
    { $reader ->
        [seat] Bierzesz łyk (R-142).
       *[none] { $seat } bierze łyk (R-142).
    }
event-notice-143 =
    { $reader ->
        [seat] Płacisz za nową rękę (R-143).
       *[none] { $seat } płaci za nową rękę (R-143).
    }
event-notice-144 =
    { $reader ->
        [seat] Zdejmujesz coś z siebie (R-144).
       *[none] { $seat } zdejmuje coś z siebie (R-144).
    }
event-notice-145 =
    { $reader ->
        [seat] Zdejmujesz coś z siebie (R-145).
       *[none] { $seat } zdejmuje coś z siebie (R-145).
    }
event-notice-146 =
    { $reader ->
        [seat] Zakładasz coś z powrotem (R-146).
       *[none] { $seat } zakłada coś z powrotem (R-146).
    }

## What is asked. $cards is what may be chosen ("a Unicorn of another player"); $by is the card that asks, in brackets.

ask-by = { " " }({ $card })

ask-action = Twoja akcja: zagraj albo dobierz kartę.
ask-action-draw = Twoja akcja: teraz nie da się nic zagrać, więc dobierz kartę.
ask-action-more = Możesz zagrać jeszcze jedną kartę.
ask-card = Wybierz { $cards-acc }{ $by }.
ask-card-discard = Wybierz { $cards-acc } do odrzucenia{ $by }.
ask-card-discard-limit = Masz za dużo kart na ręce. Wybierz kartę do odrzucenia ({ $rule }).
ask-card-sacrifice = Wybierz { $cards-acc } do poświęcenia{ $by }.
ask-card-destroy = Wybierz { $cards-acc } do zniszczenia{ $by }.
ask-card-steal = Wybierz { $cards-acc } do ukradzenia{ $by }.
ask-card-return = Wybierz { $cards-acc } do zwrócenia na rękę{ $by }.
ask-card-return-nursery = Wybierz { $cards-acc } do zwrócenia do żłobka{ $by }.
ask-card-move = Wybierz { $cards-acc } do przeniesienia{ $by }.
ask-card-bring = Wybierz { $cards-acc } do umieszczenia w swojej stajni{ $by }.
ask-card-bring-there = Wybierz { $cards-acc } do umieszczenia w stajni tego gracza{ $by }.
ask-card-bring-baby = Wybierz jednorożka na początek.
ask-card-take = Wybierz { $cards-acc } do wzięcia na rękę{ $by }.
ask-card-search = Wybierz z talii { $cards-acc } albo nic{ $by }.
ask-card-take-from-hand = Wybierz { $cards-acc } do zabrania z tej ręki{ $by }.
ask-card-take-from-hand-discard = Wybierz z tej ręki { $cards-acc } do odłożenia na stos kart odrzuconych{ $by }.
ask-card-look-at-top = Wybierz { $cards-acc } dla siebie; reszta wraca na talię{ $by }.
ask-card-give = Wybierz { $cards-acc } do oddania{ $by }.
ask-seat = Wybierz gracza{ $by }.
ask-seat-toast = Wskaż, kto bierze łyk ({ $rule }).
ask-seat-stable = Wybierz stajnię dla karty{ $card-q }.
ask-seat-discard = Wskaż, kto odrzuca{ $by }.
ask-seat-pull = Wskaż, z czyjej ręki losujesz{ $by }.
ask-seat-take-from-hand = Wskaż, czyją rękę chcesz obejrzeć{ $by }.
ask-seat-swap-hands = Wskaż, z kim chcesz wymienić się kartami z ręki{ $by }.
ask-seat-skip-turn = Wskaż, kto pomija turę{ $by }.
ask-seat-move = Wybierz stajnię, do której trafi karta{ $by }.
ask-seat-give = Wskaż, kto ją dostaje{ $by }.
ask-seat-shrink = Wskaż, czyje jednorożce zmaleją{ $by }.
ask-seat-choose-one = Wskaż gracza, który dokona wyboru{ $by }.
ask-seat-destroy = Wskaż gracza, którego karta zostanie zniszczona{ $by }.
ask-seat-steal = Wskaż gracza, któremu ukradniesz kartę{ $by }.
ask-seat-sacrifice = Wskaż gracza, który ma poświęcić kartę{ $by }.
ask-seat-return = Wskaż gracza, którego karta wróci na rękę{ $by }.
ask-option = Wybierz, co robi karta{ $card-q }.
ask-use = Której z tych kart użyjesz?
ask-use-mulligan = Odrzucić całą rękę i dobrać tyle samo kart? To możliwe raz na grę (R-143).
ask-use-toast = Wygrywasz pojedynek na co najmniej trzy karty RzeNIE. Czy ktoś ma wziąć łyk ({ $rule })?
ask-use-order = Co idzie pierwsze?
# $text is what the card does, in a few words.
ask-use-one = Użyć karty{ $card-q }? ({ $text })
ask-use-forced = Działa efekt karty{ $card-q }. ({ $text })
ask-use-unpayable = Użyć karty{ $card-q }? Nie masz na ręce nic, co by się do tego nadawało, ale inni nie muszą o tym wiedzieć.
ask-use-victim-destroy = Twoja karta{ $card-q } ma zostać zniszczona. Ratujesz ją?
ask-use-victim-sacrifice = Twoja karta{ $card-q } ma zostać poświęcona. Ratujesz ją?
ask-order = Która karta ma być następna, licząc od wierzchu talii{ $by }?
ask-window = Odpowiadasz na kartę{ $card-q }? Jej treść: „{ $text }”.
ask-window-instant = Odpowiadasz na kartę{ $card-q }?

## The answers

choice-draw = Dobierz kartę
choice-play = Zagraj: { $card }
choice-answer = { $card }
choice-use = Użyj: { $card }
choice-use-toast = Tak
choice-mulligan = Odrzuć rękę i dobierz tyle samo kart
choice-order = { $card }
choice-choose = { $card }
choice-choose-stable =
    { $reader ->
        [other] { $card } w Twojej stajni
       *[none] { $card } w stajni gracza { $other }
    }
choice-choose-seat =
    { $reader ->
        [other] Ty
       *[none] { $other }
    }
choice-choose-seat-stable =
    { $reader ->
        [other] Twoja stajnia
       *[none] Stajnia gracza { $other }
    }
choice-option = { $option }
choice-pass = Pas
choice-done = Na tym koniec
choice-no = Nie
choice-no-victim = Nie, niech przepada
choice-none = Nic
choice-none-seat = Nikt więcej
choice-none-card = Nic nie bierz

## Why not. $because is the id of a rule or the name of a card.

why-barred = Karta „{ $because }” w Twojej stajni nie pozwala Ci tego zagrać.
why-instant = Ripost nie zagrywa się jako akcji: odpowiada się nimi na kartę innego gracza ({ $because }).
why-condition = W Twojej stajni brakuje tego, czego wymaga karta „{ $because }”.
why-impossible = Karta wymaga czegoś, czego teraz nie da się zrobić, więc nie wolno jej zagrać ({ $because }).
why-no_stable = Karta „{ $because }” sprawia, że nie ma stajni, do której ta karta może wejść.
why-not_your_turn = To nie Twoja tura; karty zagrywa się we własnej fazie akcji ({ $because }).
why-not_now = Karty zagrywasz w swojej fazie akcji, a na razie trwa coś innego ({ $because }).
why-game_over = Gra się skończyła ({ $because }).
why-no_instant = Na kartę można odpowiedzieć tylko ripostą ({ $because }).
why-no_window = Żadna karta nie czeka teraz na odpowiedź ({ $because }).
why-own_card = Na własną kartę się nie odpowiada ({ $because }).
why-own_card-R-041 = Zniszczyć można tylko kartę innego gracza ({ $because }).
why-unanswerable = Na kartę „{ $because }” nie można odpowiedzieć.
# A card in its player's stable protects what that player plays.
why-unanswerable-by = Na to, co zagrywa ten gracz, nie można odpowiedzieć z powodu karty „{ $because }”.
why-has_passed = Masz już za sobą pas; obowiązuje, dopóki nie zmieni się wierzchnia karta ({ $because }).
why-not_in_hand = Nie masz tej karty na ręce ({ $because }).
why-disguised = Leży tam karta „{ $because }”: te karty jednorożców nie są na razie jednorożcami.
why-shielded = Karta „{ $because }” chroni tę stajnię.
why-proof = Karta „{ $because }” jest na to odporna.
why-sole_home = Karta „{ $because }” trzyma takie karty w jednej stajni.
why-babies_stay = Przy tym stole jednorożki wchodzą do stajni tylko ze żłobka ({ $because }).
why-chosen_already = Tę kartę wybrano już jako cel innego efektu tej samej chwili ({ $because }).
why-nothing = Nic nie stoi na przeszkodzie: możesz teraz zagrać kartę{ $card-q }.

## How it ended

outcome-won =
    { $reader ->
        [seat] Wygrywasz: stajnia jest pełna (R-130).
       *[none] { $seat } wygrywa: stajnia jest pełna (R-130).
    }
outcome-deck_out =
    { $reader ->
        [seat] Talia się wyczerpała. Wygrywasz: masz najlepszą stajnię (R-134).
       *[none] Talia się wyczerpała. { $seat } wygrywa: ma najlepszą stajnię (R-134).
    }
outcome-endless =
    { $reader ->
        [seat] Ta gra trwałaby bez końca, więc kończy się tutaj (Q-29). Wygrywasz: masz najlepszą stajnię.
       *[none] Ta gra trwałaby bez końca, więc kończy się tutaj (Q-29). { $seat } wygrywa: ma najlepszą stajnię.
    }
outcome-won-nobody = Pełnych stajni jest kilka i są równe co do litery. Wszyscy przegrywają (R-136).
outcome-deck_out-nobody = Talia się wyczerpała, a najlepsze stajnie są równe co do litery. Wszyscy przegrywają (R-136).
outcome-endless-nobody = Ta gra trwałaby bez końca (Q-29), a najlepsze stajnie są równe. Wszyscy przegrywają (R-136).
# $counts is a list such as "ana 7, bo 9".
outcome-letters = Remis w jednorożcach (po { $n }), więc decydują litery w nazwach: { $counts } (R-135).
outcome-letters-of =
    { $reader ->
        [seat] Ty { $n }
       *[none] { $seat } { $n }
    }

## A link: effects of the same moment, what each has chosen, how far it is. .aims adds what was chosen.

link-row =
    { $reader ->
        [seat] Twoja karta „{ $card }” ({ $state })
       *[none] karta „{ $card }” gracza { $seat } ({ $state })
    }
    .aims =
        { $reader ->
            [seat] Twoja karta „{ $card }” ({ $state }: { $aims })
           *[none] karta „{ $card }” gracza { $seat } ({ $state }: { $aims })
        }
link-state-waiting = czeka
link-state-choosing = wybiera
link-state-chosen = wybrano
link-state-left-out = pominięta
link-state-picked = wybrana
link-state-resolving = w trakcie
link-state-done = gotowe
# A chosen card that is not there any more.
link-gone = { $card }, już jej tam nie ma
