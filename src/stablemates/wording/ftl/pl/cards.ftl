### Card texts: what a card does, sentence by sentence. Polish.
###
### What stands in square brackets is left out of the short text; .short is a short text of its own.
### Acts: the value is a command to you (imperative). .inf stands behind "możesz". .they is said of another player, who is
### named unless $subject is "no". .make is said of another player behind "możesz": "kazać graczowi" with an infinitive.
### .you is said of you where others act in the same sentence (else act-you is used).

act-may = możesz { $acts }
act-you = Ty { $act }

act-draw = DOBIERZ { $cards-acc }
    .inf = DOBRAĆ { $cards-acc }
    .they =
        { $subject ->
            [no] DOBIERA { $cards-acc }
           *[yes] { $player-nom } DOBIERA { $cards-acc }
        }
    .make =
        { $subject ->
            [no] DOBRAĆ { $cards-acc }
           *[yes] kazać { $player-dat } DOBRAĆ { $cards-acc }
        }
    .you =
        { $subject ->
            [no] DOBIERASZ { $cards-acc }
           *[yes] Ty DOBIERASZ { $cards-acc }
        }
act-draw-more = DOBIERZ w fazie dobierania tej tury { $more-acc }
    .short = DOBIERZ { $more-acc }
    .inf = DOBRAĆ w fazie dobierania tej tury { $more-acc }
    .inf-short = DOBRAĆ { $more-acc }
act-discard = ODRZUĆ { $cards-acc }[ z ręki]
    .inf = ODRZUCIĆ { $cards-acc }[ z ręki]
    .they =
        { $subject ->
            [no] ODRZUCA { $cards-acc }[ z ręki]
           *[yes] { $player-nom } ODRZUCA { $cards-acc }[ z ręki]
        }
    .make =
        { $subject ->
            [no] ODRZUCIĆ { $cards-acc }[ z ręki]
           *[yes] kazać { $player-dat } ODRZUCIĆ { $cards-acc }[ z ręki]
        }
    .you =
        { $subject ->
            [no] ODRZUCASZ { $cards-acc }[ z ręki]
           *[yes] Ty ODRZUCASZ { $cards-acc }[ z ręki]
        }
act-sacrifice = POŚWIĘĆ { $cards-acc }[ ze swojej stajni]
    .inf = POŚWIĘCIĆ { $cards-acc }[ ze swojej stajni]
    .they =
        { $subject ->
            [no] POŚWIĘCA { $cards-acc }[ ze swojej stajni]
           *[yes] { $player-nom } POŚWIĘCA { $cards-acc }[ ze swojej stajni]
        }
    .make =
        { $subject ->
            [no] POŚWIĘCIĆ { $cards-acc }[ z własnej stajni]
           *[yes] kazać { $player-dat } POŚWIĘCIĆ { $cards-acc }[ z własnej stajni]
        }
    .you =
        { $subject ->
            [no] POŚWIĘCASZ { $cards-acc }[ ze swojej stajni]
           *[yes] Ty POŚWIĘCASZ { $cards-acc }[ ze swojej stajni]
        }
act-sacrifice-this = POŚWIĘĆ { $cards-acc }
    .inf = POŚWIĘCIĆ { $cards-acc }
    .they =
        { $subject ->
            [no] POŚWIĘCA { $cards-acc }
           *[yes] { $player-nom } POŚWIĘCA { $cards-acc }
        }
    .make =
        { $subject ->
            [no] POŚWIĘCIĆ { $cards-acc }
           *[yes] kazać { $player-dat } POŚWIĘCIĆ { $cards-acc }
        }
    .you =
        { $subject ->
            [no] POŚWIĘCASZ { $cards-acc }
           *[yes] Ty POŚWIĘCASZ { $cards-acc }
        }
act-destroy = ZNISZCZ { $cards-acc }[ { $place-in }]
    .inf = ZNISZCZYĆ { $cards-acc }[ { $place-in }]
    .you =
        { $subject ->
            [no] NISZCZYSZ { $cards-acc }[ { $place-in }]
           *[yes] Ty NISZCZYSZ { $cards-acc }[ { $place-in }]
        }
act-destroy-this = ZNISZCZ { $cards-acc }
    .inf = ZNISZCZYĆ { $cards-acc }
    .you =
        { $subject ->
            [no] NISZCZYSZ { $cards-acc }
           *[yes] Ty NISZCZYSZ { $cards-acc }
        }
act-steal = UKRADNIJ { $cards-acc }[ { $place-from }]
    .inf = UKRAŚĆ { $cards-acc }[ { $place-from }]
    .you =
        { $subject ->
            [no] KRADNIESZ { $cards-acc }[ { $place-from }]
           *[yes] Ty KRADNIESZ { $cards-acc }[ { $place-from }]
        }
act-steal-this = UKRADNIJ { $cards-acc }
    .inf = UKRAŚĆ { $cards-acc }
    .you =
        { $subject ->
            [no] KRADNIESZ { $cards-acc }
           *[yes] Ty KRADNIESZ { $cards-acc }
        }
act-return = zwróć { $cards-acc } { $place-from } { $home-to }
    .short = zwróć { $cards-acc } { $place-from } { $home-to-short }
    .inf = zwrócić { $cards-acc } { $place-from } { $home-to }
    .inf-short = zwrócić { $cards-acc } { $place-from } { $home-to-short }
    .they =
        { $subject ->
            [no] zwraca { $cards-acc } { $place-from } { $home-to }
           *[yes] { $player-nom } zwraca { $cards-acc } { $place-from } { $home-to }
        }
    .make =
        { $subject ->
            [no] zwrócić { $cards-acc } { $place-from-make } { $home-to }
           *[yes] kazać { $player-dat } zwrócić { $cards-acc } { $place-from-make } { $home-to }
        }
act-return-this = zwróć { $cards-acc } { $home-to }
    .inf = zwrócić { $cards-acc } { $home-to }
act-move = przenieś { $cards-acc }[ { $place-from }] { $dest-to }
    .inf = przenieść { $cards-acc }[ { $place-from }] { $dest-to }
act-move-away = przenieś { $cards-acc }[ { $place-from }] do innej stajni, ale nie do swojej
    .inf = przenieść { $cards-acc }[ { $place-from }] do innej stajni, ale nie do swojej
act-move-this = przenieś { $cards-acc } { $dest-to }
    .inf = przenieść { $cards-acc } { $dest-to }
# What is owed goes back, when this card leaves.
act-give-back = odłóż { $cards-acc } z powrotem[ do stajni, z której pochodzi, chyba że w międzyczasie trafi gdzie indziej]
    .inf = odłożyć { $cards-acc } z powrotem[ do stajni, z której pochodzi, chyba że w międzyczasie trafi gdzie indziej]
# The same, in the end phase.
act-give-back-end = odłóż { $cards-acc } z powrotem[ do stajni, z której pochodzi, chyba że w międzyczasie { $cards-gender ->
        [m] on
       *[f] ona
    } lub ta karta trafi gdzie indziej]
    .inf = odłożyć { $cards-acc } z powrotem[ do stajni, z której pochodzi, chyba że w międzyczasie { $cards-gender ->
            [m] on
           *[f] ona
        } lub ta karta trafi gdzie indziej]
act-shrink = odłóż { $cards-acc } { $who-of } na stos kart odrzuconych[ bez aktywowania ich efektów]
    .inf = odłożyć { $cards-acc } { $who-of } na stos kart odrzuconych[ bez aktywowania ich efektów]
act-bring = umieść { $cards-acc } { $place-from } bezpośrednio { $dest-in }
    .short = umieść w stajni { $cards-acc } { $place-from }
    .inf = umieścić { $cards-acc } { $place-from } bezpośrednio { $dest-in }
    .inf-short = umieścić w stajni { $cards-acc } { $place-from }
act-bring-hand = umieść { $cards-acc } { $place-from } bezpośrednio { $dest-in }, bez zagrywania
    .short = umieść w stajni { $cards-acc } { $place-from }
    .inf = umieścić { $cards-acc } { $place-from } bezpośrednio { $dest-in }, bez zagrywania
    .inf-short = umieścić w stajni { $cards-acc } { $place-from }
act-bring-there = umieść { $cards-acc } { $place-from }[ bezpośrednio] { $dest-in }
    .inf = umieścić { $cards-acc } { $place-from }[ bezpośrednio] { $dest-in }
act-bring-this = umieść { $cards-acc } z powrotem { $dest-in }
    .short = umieść { $cards-acc } z powrotem w stajni
    .inf = umieścić { $cards-acc } z powrotem { $dest-in }
    .inf-short = umieścić { $cards-acc } z powrotem w stajni
act-take = weź { $cards-acc } { $place-from }[ na rękę]
    .inf = wziąć { $cards-acc } { $place-from }[ na rękę]
act-search = poszukaj { $place-in } { $cards-gen }[, pokaż { $cards-number ->
        [one] znalezioną kartę wszystkim graczom, weź ją
       *[many] znalezione karty wszystkim graczom, weź je
    } na rękę i potasuj { $place-acc }]
    .inf = poszukać { $place-in } { $cards-gen }[, pokazać { $cards-number ->
            [one] znalezioną kartę wszystkim graczom, wziąć ją
           *[many] znalezione karty wszystkim graczom, wziąć je
        } na rękę i potasować { $place-acc }]
act-pull = wylosuj[ i weź na rękę] { $cards-acc } { $place-from }
    .inf = wylosować[ i wziąć na rękę] { $cards-acc } { $place-from }
act-swap-hands = wymień się z { $who-ins } wszystkimi kartami z ręki
    .inf = wymienić się z { $who-ins } wszystkimi kartami z ręki
act-take-from-hand = obejrzyj { $place-look }, wybierz spośród nich { $cards-acc } i weź { $cards-number ->
        [one] ją
       *[many] je
    } na swoją rękę
    .short = obejrzyj { $place-look } i weź z nich { $cards-acc }
    .inf = obejrzeć { $place-look }, wybrać spośród nich { $cards-acc } i wziąć { $cards-number ->
            [one] ją
           *[many] je
        } na swoją rękę
    .inf-short = obejrzeć { $place-look } i wziąć z nich { $cards-acc }
act-take-from-hand-to-discard = obejrzyj { $place-look }, wybierz spośród nich { $cards-acc } i odłóż { $cards-number ->
        [one] ją
       *[many] je
    } na stos kart odrzuconych
    .short = obejrzyj { $place-look } i odłóż z nich { $cards-acc } na stos kart odrzuconych
    .inf = obejrzeć { $place-look }, wybrać spośród nich { $cards-acc } i odłożyć { $cards-number ->
            [one] ją
           *[many] je
        } na stos kart odrzuconych
    .inf-short = obejrzeć { $place-look } i odłożyć z nich { $cards-acc } na stos kart odrzuconych
act-show-hands = obejrzyj { $place-look }
    .inf = obejrzeć { $place-look }
act-give = daj { $who-dat } { $cards-acc }[ ze swojej ręki]
    .inf = dać { $who-dat } { $cards-acc }[ ze swojej ręki]
    .you =
        { $subject ->
            [no] dajesz { $who-dat } { $cards-acc }[ ze swojej ręki]
           *[yes] Ty dajesz { $who-dat } { $cards-acc }[ ze swojej ręki]
        }
act-reveal-top = pokaż wszystkim graczom wierzchnią kartę talii: kartę jednorożca umieść bezpośrednio w swojej stajni, każdą inną weź na rękę
    .short = pokaż wierzchnią kartę talii: kartę jednorożca umieść w stajni, inną weź na rękę
    .inf = pokazać wszystkim graczom wierzchnią kartę talii: kartę jednorożca umieścić bezpośrednio w swojej stajni, każdą inną wziąć na rękę
    .inf-short = pokazać wierzchnią kartę talii: kartę jednorożca umieścić w stajni, inną wziąć na rękę
act-look-at-top =
    { $n ->
        [one] podejrzyj wierzchnią kartę talii[ i odłóż ją z powrotem]
        [few] podejrzyj { $n } wierzchnie karty talii[ i odłóż je w tej samej kolejności]
       *[many] podejrzyj { $n } wierzchnich kart talii[ i odłóż je w tej samej kolejności]
    }
    .inf =
        { $n ->
            [one] podejrzeć wierzchnią kartę talii[ i odłożyć ją z powrotem]
            [few] podejrzeć { $n } wierzchnie karty talii[ i odłożyć je w tej samej kolejności]
           *[many] podejrzeć { $n } wierzchnich kart talii[ i odłożyć je w tej samej kolejności]
        }
act-look-at-top-take =
    { $n ->
        [one] podejrzyj wierzchnią kartę talii i weź ją na rękę
        [few] podejrzyj { $n } wierzchnie karty talii, weź { $take } z nich na rękę, a resztę odłóż na wierzch w dowolnej kolejności
       *[many] podejrzyj { $n } wierzchnich kart talii, weź { $take } z nich na rękę, a resztę odłóż na wierzch w dowolnej kolejności
    }
    .short =
        { $n ->
            [one] podejrzyj i weź wierzchnią kartę talii
            [few] podejrzyj { $n } wierzchnie karty talii i weź { $take }
           *[many] podejrzyj { $n } wierzchnich kart talii i weź { $take }
        }
    .inf =
        { $n ->
            [one] podejrzeć wierzchnią kartę talii i wziąć ją na rękę
            [few] podejrzeć { $n } wierzchnie karty talii, wziąć { $take } z nich na rękę, a resztę odłożyć na wierzch w dowolnej kolejności
           *[many] podejrzeć { $n } wierzchnich kart talii, wziąć { $take } z nich na rękę, a resztę odłożyć na wierzch w dowolnej kolejności
        }
    .inf-short =
        { $n ->
            [one] podejrzeć i wziąć wierzchnią kartę talii
            [few] podejrzeć { $n } wierzchnie karty talii i wziąć { $take }
           *[many] podejrzeć { $n } wierzchnich kart talii i wziąć { $take }
        }
act-shuffle-in = wtasuj do talii { $things-acc }
    .inf = wtasować do talii { $things-acc }
    .you =
        { $subject ->
            [no] wtasowujesz do talii { $things-acc }
           *[yes] Ty wtasowujesz do talii { $things-acc }
        }
act-extra-turn = rozegraj po tej turze jeszcze jedną
    .inf = rozegrać po tej turze jeszcze jedną
act-end-turn = przejdź[ od razu] do końca[ tej] tury
    .inf = przejść[ od razu] do końca[ tej] tury
act-play-twice = zagraj w fazie akcji tej tury do 2 kart zamiast 1
    .short = zagraj w tej turze do 2 kart
    .inf = zdecydować, że w fazie akcji tej tury zagrasz do 2 kart zamiast 1
    .inf-short = zagrać w tej turze do 2 kart
act-skip-turn = pomiń swoją następną turę
    .inf = pominąć swoją następną turę
    .they =
        { $subject ->
            [no] pomija swoją następną turę
           *[yes] { $player-nom } pomija swoją następną turę
        }
    .make =
        { $subject ->
            [no] pominąć następną turę
           *[yes] kazać { $player-dat } pominąć następną turę
        }
act-skip-phase = pomiń { $phase-acc }[ w tej turze]
    .inf = pominąć { $phase-acc }[ w tej turze]
act-choose-one = wybierz jedno: { $options }
    .inf = wybrać jedno: { $options }
act-choose-one-player = wskaż { $who-acc }; ten gracz musi wybrać jedno: { $options }
    .short = wskaż { $who-acc }, niech wybierze: { $options }
    .inf = wskazać { $who-acc }; ten gracz musi wybrać jedno: { $options }
    .inf-short = wskazać { $who-acc }, niech wybierze: { $options }

## Said behind an act: until when a card stays where it was put, and what must hold

until-this-turn = { $act } do końca tej tury
until-this-leaves = { $act } do czasu, gdy ta karta opuści Twoją stajnię
cond-holds-a-card = { $act }, jeśli masz jakąś kartę na ręce

## Sentences: when the acts are done. $acts has "możesz" before it where the effect is optional; $mood: do, may or they
## (another player is the subject).

when-on-play = { $acts }.
    .short = { $acts }
when-enter = Gdy ta karta wchodzi do Twojej stajni, { $acts }.
    .short = wejście: { $acts }
when-beginning =
    { $mood ->
        [they] Na początku Twojej tury { $acts }.
       *[do] Na początku swojej tury { $acts }.
    }
    .short = początek tury: { $acts }
when-gone = Gdy ta karta zostanie { $events }, { $acts }.
    .short = { $events }: { $acts }
when-left = Gdy ta karta opuści Twoją stajnię, { $acts }.
    .short = wyjście: { $acts }
when-end =
    { $mood ->
        [they] Na koniec Twojej tury { $acts }.
       *[do] Na koniec swojej tury { $acts }.
    }
    .short = koniec tury: { $acts }
when-each-turn = Zawsze gdy zaczyna się tura dowolnego gracza, { $acts }.
    .short = początek tury dowolnego gracza: { $acts }
when-movement = Zawsze gdy { $cards-nom } wchodzi do Twojej stajni lub ją opuszcza, { $acts }.
    .short = { $cards-nom } wchodzi lub wychodzi: { $acts }
when-crowded =
    { $mood ->
        [do] Gdy tylko w Twojej stajni jest więcej niż { $limit } { $noun-n-nom }, { $acts } i powtarzaj to, aż zostanie ich najwyżej { $limit }.
       *[they] Gdy tylko w Twojej stajni jest więcej niż { $limit } { $noun-n-nom }, { $acts }; powtarza się to, aż zostanie ich najwyżej { $limit }.
    }
    .short = więcej niż { $limit } { $noun-n-nom }: { $acts }
when-empty =
    { $card-gender ->
        [m] Gdy tylko w Twojej stajni nie ma żadnego { $card-gen }, { $acts }.
       *[f] Gdy tylko w Twojej stajni nie ma żadnej { $card-gen }, { $acts }.
    }
    .short = bez { $card-gen } w Twojej stajni: { $acts }
# "This card" stands before the verb, other cards behind it, so that the participles agree with the nearest noun.
when-instead = Zawsze gdy { $cards-pre }ma zostać { $events }{ $cards-post }, zamiast tego { $acts }.
    .short = gdy { $cards-pre }ma zostać { $events }{ $cards-post }, zamiast tego { $acts }
when-answer = { $acts }.
    .short = { $acts }
when-and = { $acts }.
when-then = Jeśli się to uda, { $acts }.
when-if-you-do = Jeśli to zrobisz, { $acts }.

## What happened to a card ("when this card is ..."); $gender is that of the card

done-discard =
    { $gender ->
        [m] odrzucony
       *[f] odrzucona
    }
done-sacrifice =
    { $gender ->
        [m] poświęcony
       *[f] poświęcona
    }
done-destroy =
    { $gender ->
        [m] zniszczony
       *[f] zniszczona
    }
done-steal =
    { $gender ->
        [m] ukradziony
       *[f] ukradziona
    }
done-return =
    { $gender ->
        [m] zwrócony na rękę
       *[f] zwrócona na rękę
    }
done-move =
    { $gender ->
        [m] przeniesiony
       *[f] przeniesiona
    }

## Facts: what holds while a card lies in a stable, or always

lead-while = Dopóki ta karta jest w Twojej stajni, { $facts }.
    .short = { $facts }
lead-always = { $facts }.
    .short = { $facts }

# Facts that stand behind another one ($after is "no") say whom they are about.
fact-counts =
    { $after ->
        [yes] liczy się jako { $count-nom }
       *[no] ta karta liczy się jako { $count-nom }
    }
    .short = liczy się jako { $count-nom }
fact-bars-play =
    { $after ->
        [yes] nie możesz zagrywać { $many-pl-gen }
       *[no] Ty nie możesz zagrywać { $many-pl-gen }
    }
    .short = nie możesz zagrywać { $many-pl-gen }
fact-shields = { $noun-pl-gen } w tej stajni nie można zniszczyć
    .short = { $noun-pl-gen } w Twojej stajni nie można zniszczyć
fact-proof =
    { $after ->
        [yes] { $many-pl } nie mogą jej zniszczyć
       *[no] { $many-pl } nie mogą zniszczyć tej karty
    }
    .short = { $many-pl } nie mogą zniszczyć tej karty
fact-sole-home = { $card-pl } nie mogą wejść do żadnej innej stajni
    .short = { $card-pl } mogą wejść tylko do Twojej stajni
fact-bans-entry = { $card-pl } nie mogą wejść do żadnej stajni[, nawet do Twojej]
fact-steadfast =
    { $after ->
        [yes] nie można jej ani poświęcić, ani zniszczyć
       *[no] tej karty nie można ani poświęcić, ani zniszczyć
    }
    .short = tej karty nie można ani poświęcić, ani zniszczyć
fact-untouched =
    { $after ->
        [yes] { $many-pl } na nią nie działają i nie może ona być ich celem
       *[no] { $many-pl } nie działają na tę kartę i nie może ona być ich celem
    }
    .short = { $many-pl } nie działają na tę kartę
fact-hand-limit = Twój limit kart na ręce jest wyższy o { $more-acc }
fact-hand-limit-lower = Twój limit kart na ręce jest niższy o { $more-acc }
fact-needs-to-enter = ta karta może wejść tylko do stajni, w której jest { $cards-nom }
    .short = wejdzie tylko tam, gdzie jest { $cards-nom }
fact-needs-to-play = możesz zagrać tę kartę tylko wtedy, gdy w Twojej stajni jest { $cards-nom }
    .short = zagrasz tylko, mając w stajni { $cards-acc }
fact-unanswerable = w odpowiedzi na tę kartę nie można zagrać żadnej innej
    .short = na tę kartę nie można odpowiedzieć
fact-unanswered = w odpowiedzi na karty, które zagrywasz, nie można zagrać żadnej innej
    .short = na karty, które zagrywasz, nie można odpowiedzieć
fact-masquerade = karty jednorożców w tej stajni nie liczą się jako jednorożce, a efekty, które mówią o jednorożcach, ich nie dosięgają
    .short = Twoje karty jednorożców nie liczą się jako jednorożce
fact-blinds = karty jednorożców w tej stajni nie mają efektów, nawet przy wejściu; tylko jednorożki zachowują swoje
    .short = Twoje karty jednorożców nie mają efektów
fact-dims = karty jednorożców w tej stajni nie mają efektów wymagających aktywowania, nawet przy wejściu i wyjściu; ich efekty stałe działają dalej, a jednorożki zachowują wszystkie swoje
    .short = Twoje karty jednorożców nie mają efektów wymagających aktywowania
fact-opens-hand = karty na Twojej ręce są odkryte[ i widzą je wszyscy gracze]
fact-goes-home = gdy ta karta zostanie poświęcona lub zniszczona, trafia { $place-to-your } zamiast na stos kart odrzuconych
    .short = poświęcona lub zniszczona: { $place-to }
fact-goes-home-baby = ta karta może być tylko w stajni lub { $place-in }: zawsze gdy ma trafić gdzie indziej, trafia { $place-to }
    .short = może być tylko w stajni lub { $place-in }
fact-answer = zagraj tę kartę w odpowiedzi na kartę, którą właśnie zagrywa inny gracz: tamta zostaje zablokowana i obie trafiają na stos kart odrzuconych
    .short = blokuje kartę, którą zagrywa inny gracz
fact-no-effect = ta karta nie ma efektu
    .short = brak efektu
fact-no-effect-unicorn = ta karta nie ma efektu: po prostu liczy się jako jednorożec
    .short = brak efektu
