### Table options, rule profiles, decks and rulebook presets. Polish.
###
### The value is the name of an option; .about explains it; each of its values has an attribute of its own.

option-start = Kto zaczyna
    .about = Kto ma pierwszą turę. W instrukcjach decydują ubrania; online sprawiedliwszy jest los (R-010).
    .lot = rozstrzyga los
    .host = gospodarz
    .seat = gracz na miejscu o podanym numerze
option-babies = Jednorożki na początek
    .about = Każdy gracz zaczyna z jednorożkiem (R-007).
    .choose = każdy gracz wybiera jednego, w kolejności tur
    .deal = są rozdawane
option-unicorns_into = Dokąd zagrywa się jednorożce
    .about = Do czyjej stajni wolno zagrać jednorożca (R-054).
    .own = do własnej stajni
    .any = do dowolnej stajni
option-simultaneous = Efekty tej samej chwili
    .about = Co się dzieje, gdy kilka efektów zaczyna się jednocześnie (R-082).
    .link = jedno ogniwo: najpierw wybiera się wszystkie cele, potem wszystko się rozpatruje
    .one_by_one = jeden po drugim, w dowolnej kolejności, każdy do końca przed następnym
option-impossible = Karty magii, które żądają zbyt wiele
    .about = Czy wolno zagrać kartę magii, której nie da się wykonać w całości (R-116).
    .ignore = wolno; robi się to, co możliwe
    .forbid = nie wolno
option-announce = Wskazywanie graczy
    .about = Czy gracze, w których karta jest wymierzona, są wskazywani, zanim inni zdecydują o karcie RzeNIE (R-105, R-106).
    .before = wskazani przed odpowiedziami, czyli łatwiej
    .after = wskazani po odpowiedziach, czyli trudniej
option-magic_card = Gdzie czeka karta magii
    .about = Gdzie jest karta magii, gdy działa jej efekt (R-058).
    .discarded_first = już na stosie kart odrzuconych
    .discarded_last = na stole; na stos kart odrzuconych trafia potem
option-reopen = Ponowne odpowiadanie
    .about = Czy na kartę odsłoniętą w trakcie rozpatrywania stosu zagranych kart można znów odpowiedzieć (R-096).
    .false = nie, rozpatruje się cały stos
    .true = tak, za każdym razem
option-babies_move = Jednorożki w podróży
    .about = Czy jednorożki mogą przechodzić ze stajni do stajni, na przykład przez kradzież (R-034).
    .true = tak
    .false = nie, przychodzą tylko ze żłobka
option-win = Kiedy liczy się zwycięstwo
    .about = Kiedy pełna stajnia wygrywa grę (R-089).
    .resolved = gdy tylko nie ma już nic do rozpatrzenia
    .at_once = od razu, nawet w środku efektu
option-deck_out = Gdy talia się wyczerpie
    .about = Co kończy grę, gdy talia jest pusta (R-134, Q-05).
    .empty = dobrano ostatnią kartę i wszystko jest rozpatrzone
    .failed_draw = ktoś ma dobrać i nie może
    .reshuffle = nic: stos kart odrzuconych zostaje potasowany i gra toczy się dalej
option-masquerade = Jednorożce w przebraniu
    .about = Co nie dosięga karty jednorożca, która nie liczy się jako jednorożec (Q-11).
    .unicorn_effects = efekty, które mówią o jednorożcach
    .all_effects = nie dosięga jej żaden efekt
option-answers = Kto odpowiada pierwszy
    .about = Jak gracze odpowiadają na zagrywaną kartę (Q-04).
    .at_once = pytani są wszyscy naraz, liczy się pierwsza odpowiedź
    .in_turn = po kolei, zgodnie z kolejnością tur
option-two_player_setup = Talia dla dwojga
    .about = Czy w grze dwuosobowej usuwa się część kart, a każdy gracz dostaje RzeNIE (R-120).
    .true = tak
    .false = nie, pełna talia
option-adults = Tylko dla dorosłych
    .about = Wszyscy przy stole są dorośli; bez tego nie ma talii after-dark ani zasad imprezowych.
    .false = nie, albo nie wszyscy
    .true = tak, wszyscy
option-drinking = Powiadomienia o łyku
    .about = Sędzia mówi, kiedy ktoś bierze łyk (R-140, R-142); na grę nigdy to nie wpływa.
    .false = wyłączone
    .true = włączone
option-strip = Powiadomienia o ubraniach
    .about = Sędzia mówi, kiedy coś się zdejmuje albo zakłada z powrotem (od R-144 do R-146); na grę nigdy to nie wpływa.
    .false = wyłączone
    .true = włączone
option-mulligan = Nowa ręka raz na grę
    .about = Każdy gracz może raz w ciągu gry odrzucić całą rękę i dobrać tyle samo kart (R-143).
    .false = wyłączone
    .true = włączone
option-card_language = Język kart
    .about = Język nazw na kartach; w nim liczy się litery przy remisie (R-135).
    .en = angielski
    .it = włoski
    .nl = niderlandzki
    .pl = polski
    .de = niemiecki
option-ask_forced = Pytaj o każdy wybór
    .about = Czy pytać także wtedy, gdy dozwolona jest tylko jedna odpowiedź.
    .false = nie
    .true = tak

## The two rule families

profile-second-edition = Druga edycja
    .about = Jednorożce zagrywasz do własnej stajni, karty magii robią, co mogą, a stos zagranych kart rozpatruje się za jednym zamachem.
profile-effect-chain = Łańcuch efektów
    .about = Jednorożce możesz zagrywać do dowolnej stajni, karta magii musi być w całości wykonalna, a na karty ze stosu zagranych kart można odpowiadać ponownie.

## Decks

pack-base = Talia podstawowa, druga edycja
    .about = Talia, którą ma większość ludzi: 114 kart i 13 jednorożków.
pack-base-second-print = Talia podstawowa, drugi druk
    .about = Starszy druk talii podstawowej; sporo kart ma inne efekty.
pack-after-dark = Po zmroku (after-dark)
    .about = Talia dla dorosłych.
pack-night-market = Nocny targ (Night Market)
    .about = Nasz własny dodatek, wtasowywany do innej talii.

## Rulebook presets: deck, rules, language and starting rule of a rulebook at once. .starts: who begins at a table of people.

rulebook-000 = Gra dla dorosłych, druga edycja, po włosku
    .starts = Kto jest ubrany najciemniej, wybiera, kto zaczyna.
rulebook-001 = Gra podstawowa, łańcuch efektów, po polsku
    .starts = Zaczyna osoba, która ma na sobie najwięcej kolorów.
rulebook-002 = Gra podstawowa, łańcuch efektów, po angielsku
    .starts = Zaczyna osoba, która ma na sobie najwięcej kolorów.
rulebook-003 = Gra podstawowa, druga edycja, po włosku
    .starts = Zaczyna osoba, która ma na sobie najwięcej kolorów.
rulebook-004 = Gra dla dorosłych, druga edycja, po niderlandzku
    .starts = Zaczyna osoba ubrana najciemniej.

## Names of the languages, in themselves

option-language-en = English
option-language-it = Italiano
option-language-nl = Nederlands
option-language-pl = Polski
option-language-de = Deutsch
