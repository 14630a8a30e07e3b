### The rules, each in plain words with an example. Polish.
### The value is the title; .says explains; .example shows it in play.

R-001 = Co jest w pudełku
    .says = Pełna talia to 114 kart z czarnym rewersem, a obok czeka 13 jednorożków. W pudełku jest też 8 kart ze wskazówkami; tutaj zastępuje je ten spis zasad. Dla dwóch graczy talia jest mniejsza.
    .example = ana, bo i cy biorą talię podstawową: 114 kart do dobierania, 13 jednorożków do wyboru i nic, co mogłoby wpaść pod kanapę.

R-002 = Jednorożki trzymamy osobno
    .says = Przed tasowaniem jednorożki odkłada się na bok, więc w talii nigdy żadnego nie ma. Przy stole Stablemates sortowaniem zajmuje się sędzia.
    .example = ana może dobrać kartę Zwyczajny Narwal, czyli zwyczajnego jednorożca. Jednorożek Narwal nie pokaże się w talii nigdy, bez względu na to, jak długo ana czeka.

R-003 = Jedna potasowana talia
    .says = Wszystkie karty oprócz jednorożków tasuje się w jedną talię, z której dobierają wszyscy. Nikt nie zna jej kolejności i nikt nie ma talii na własność.
    .example = Jedyny Jednosorożec z talii podstawowej może trafić się graczowi ana, graczowi bo albo leżeć na samym spodzie. Wie o tym tylko tasowanie.

R-004 = Dodatki trafiają do talii
    .says = Jeśli stół dołącza dodatek, jego karty wtasowuje się do tej samej talii. Dobiera się je i zagrywa jak wszystkie inne; jednorożki z dodatku idą do żłobka.
    .example = bo szykuje talię podstawową z dodatkiem Night Market. Później cy dobiera kartę Jednorożec Latarnik tam, gdzie mógł leżeć najzwyklejszy Zwyczajny Narwal.

R-005 = Pięć kart na start
    .says = Każdy gracz dostaje na początek 5 kart. W grze dwuosobowej każdy dostaje jeszcze RzeNIE, więc zaczyna się z 6 kartami (opcja two_player_setup).
    .example = Gdy przy stole siedzą ana, bo i cy, każdy zaczyna z pięcioma kartami. Jeśli cy wraca do domu, ana i bo dostają po sześć, w tym po jednym RzeNIU.

R-006 = Talia i stos kart odrzuconych
    .says = To, co zostaje po rozdaniu, leży zakryte jako talia, a obok jest miejsce na stos kart odrzuconych. Każdy widzi, ile kart ma talia, ale nie widzi jakie.
    .example = Trzech graczy dostaje po pięć kart, więc talia podstawowa ma na początku 99 kart, a stos kart odrzuconych ani jednej.

R-007 = Każdy zaczyna z jednorożkiem
    .says = Każdy gracz wybiera jednego jednorożka i zaczyna z nim w stajni, gdzie liczy się on jako jednorożec. Wybieracie w kolejności tur, od gracza rozpoczynającego; stół może też zdecydować, że jednorożki się rozdaje (opcja babies).
    .example = bo zaczyna i bierze kartę Jednorożek Narwal. cy też ma na nią ochotę, ale zadowala się kartą Jednorożek (Tęczowy).

R-008 = Reszta jednorożków tworzy żłobek
    .says = Jednorożki, których nikt nie wziął, tworzą żłobek. Leżą odkryte, widzą je wszyscy, a ich kolejność nie ma znaczenia.
    .example = Czterech graczy bierze po jednorożku, więc dziewięć z trzynastu zostaje w żłobku i czeka na kogoś takiego jak Jednorożec Mama Gąska.

R-009 = Karty ze wskazówkami
    .says = W pudełku czeka dla każdego gracza karta ze skrótem zasad. Online takich kart nie ma i nic w grze od nich nie zależy: sędzia zna zasady, a resztę właśnie czytasz.
    .example = cy nie pamięta, jak przebiega tura. Zamiast szukać małej karty, cy patrzy na pytanie na ekranie.

R-010 = Kto zaczyna grę
    .says = Przy kuchennym stole decydują ubrania: najwięcej kolorów albo, w niektórych pudełkach, najciemniejszy strój. Sędzia nie widzi Twojego swetra, więc gracza rozpoczynającego wskazuje los, chyba że stół wyznaczy gospodarza albo konkretne miejsce (opcja start).
    .example = di ma na sobie siedem kolorów i nosi je z dumą. Los mówi: bo. Zaczyna więc bo; stół mógł też umówić się, że pierwszą turę rozgrywa di.

R-011 = Tury idą zgodnie z zegarem
    .says = Po zakończonej turze gra następna osoba zgodnie z ruchem wskazówek zegara. Dodatkowa albo pominięta tura zmienia to, kto jest następny, ale nigdy kierunek.
    .example = ana, bo, cy i di siedzą w tej kolejności. Po di znów gra ana.

R-012 = Od dwóch do ośmiu graczy
    .says = Przy stole gra od 2 do 8 graczy. Miejsca mogą zająć boty, więc da się grać bez innych ludzi, ale nigdy bez kogoś, komu można coś ukraść.
    .example = Znajomi nie mają dziś czasu, więc ana siada do stołu z trzema botami: zwykła gra na cztery miejsca.

R-020 = Cztery fazy tury
    .says = Tura ma cztery fazy, zawsze w tej kolejności: początek tury, faza dobierania, faza akcji, koniec tury. Niektóre karty skracają turę; koniec tury odbywa się nawet wtedy.
    .example = ana na początku tury używa karty Automat z Pluszakami, dobiera kartę, jako akcję zagrywa kartę Zwyczajny Narwal, a na koniec odrzuca nadmiar, żeby zostało siedem.

R-021 = Efekty na początku tury
    .says = Najpierw przychodzi czas na efekty, które Twoje karty mają na początku Twojej tury. Biorą w tym udział tylko karty leżące w Twojej stajni, gdy ta faza się zaczyna.
    .example = bo zagrywa kartę Jednosorożec jako akcję tej tury. Na razie nic nie ginie: pierwsze pytanie o jej efekt pada dopiero na początku następnej tury gracza bo.

R-022 = Niewykorzystany efekt początku tury przepada
    .says = Opcjonalnego efektu na początku tury trzeba użyć, zanim dobierzesz kartę w fazie dobierania. Jeśli go pominiesz, w tej turze przepada, a kolejna okazja będzie na początku Twojej następnej tury.
    .example = ana rezygnuje z efektu karty Jednosorożec, dobiera RzeNIE i zmienia zdanie. Za późno: Jednosorożec czeka do następnej tury gracza ana.

R-023 = Przymusowych efektów początku tury nie da się pominąć
    .says = Przymusowy efekt na początku tury trzeba wykonać, nawet jeśli przy prawdziwym stole ktoś zauważy go z opóźnieniem. Tutaj nikt o nim nie zapomni: sędzia pyta i bez odpowiedzi nie idzie dalej.
    .example = bo ma w stajni Sadystyczny Rytuał. Pada pytanie, którego jednorożca poświęcić; odpowiedzi „żadnego, dziękuję” nie ma na liście.

R-024 = Dobierz jedną kartę
    .says = W fazie dobierania dobierasz jedną kartę z talii. To nie jest Twoja akcja; na nią czas zaraz potem.
    .example = ana zostawia kartę Jednosorożec w spokoju, więc dobiera kartę i gra dalej. Gdyby Jednosorożec zniszczył jednorożca, tura przeszłaby od razu do końca, bez dobierania.

R-025 = Jedna akcja na turę
    .says = W fazie akcji robisz jedną rzecz: zagrywasz kartę jednorożca, magii, ulepszenia albo kary lub dobierasz kartę. Spasować nie można, skoro zawsze można dobrać. Karta może pozwolić na więcej.
    .example = cy chce zagrać i kartę Tęczowa Aura, i kartę Trutka na Jednorożce. Trzeba wybrać jedną, chyba że na początku tej tury cy używa karty Podwójna Skakanka.

R-026 = Riposta to nie akcja
    .says = Ripostą odpowiadasz na kartę, którą zagrywa ktoś inny. Nie możesz zagrać jej jako swojej akcji, a zagranie jej w odpowiedzi Twojej akcji nie zużywa.
    .example = ana ma na ręce trzy karty RzeNIE i nic więcej. Jedyna możliwa akcja to dobrać kartę, ale cała trójka czeka w gotowości na to, co zagra bo.

R-027 = Na koniec odrzuć nadmiar
    .says = Jeśli na koniec swojej tury masz na ręce więcej kart, niż pozwala limit, odrzucasz tyle, żeby się w nim zmieścić. Karty wybierasz Ty.
    .example = ana kończy turę z dziewięcioma kartami na ręce i odrzuca dwie według własnego wyboru. bo kończy z czterema i nie odrzuca nic.

R-028 = Limit kart na ręce to siedem
    .says = Limit kart na ręce wynosi 7, chyba że zmieni go jakaś karta. Sprawdza się go tylko na koniec Twojej własnej tury, więc po drodze możesz mieć ich więcej.
    .example = ana ma na ręce siedem kart, gdy Syrenorożec gracza cy zwraca tam jeszcze kartę Jednosorożec. Osiem kart nikomu nie przeszkadza aż do końca następnej tury gracza ana.

R-030 = Czym jest stajnia
    .says = Stajnia to miejsce przed Tobą na Twoje jednorożce, ulepszenia i kary. Sama z siebie nie ma limitu: wprowadzają go dopiero karty takie jak Stajnia Kawalerka.
    .example = W stajni gracza bo są: jednorożek, Jednosorożec, Tęczowa Aura i Drut Kolczasty. Dwie z tych czterech kart liczą się do zwycięstwa.

R-031 = Czym jest żłobek
    .says = W żłobku mieszkają jednorożki, których nie ma w niczyjej stajni. Wszyscy je tam widzą, a niektóre karty pozwalają któregoś stamtąd zabrać.
    .example = Do stajni gracza ana wchodzi Jednorożec Mama Gąska i ana umieszcza w niej bezpośrednio kartę Jednorożek (Zielony) ze żłobka.

R-032 = Dokąd jednorożki nigdy nie trafiają
    .says = Jednorożek nigdy nie znajdzie się na ręce, w talii ani na stosie kart odrzuconych. Cokolwiek miałoby go tam umieścić, odsyła go do żłobka.
    .example = bo zagrywa Kop z Zadniego Kopyta i wybiera jednorożka gracza ana. Zamiast na rękę jednorożek idzie do żłobka, a ana i tak musi odrzucić kartę, jeśli jakąś ma.

R-033 = Jednorożki wracają do żłobka
    .says = Gdy jednorożek opuszcza stajnię i nie idzie do innej, trafia do żłobka. Poświęcenie lub zniszczenie, które go tam wysłało, uznaje się za wykonane.
    .example = ana zagrywa Dwa w Cenie Jednego i poświęca swojego jednorożka. Ten drepcze do żłobka, a ana niszczy dwie karty, tak jak po poświęceniu każdej innej.

R-034 = Jednorożki mogą zmieniać stajnię
    .says = Jednorożki przychodzą ze żłobka dzięki efektom kart. Można je też ukraść, zamienić lub przenieść między stajniami, w obu wersjach zasad, chyba że stół woli, by przychodziły tylko ze żłobka (opcja babies_move).
    .example = ana zagrywa kartę Jednorożec za Jednorożca, oddaje graczowi bo jednorożka i zabiera w zamian kartę Jednosorożec. Gdy opcja babies_move jest wyłączona, jednorożek nie może brać udziału w takiej wymianie.

R-035 = Czym jest talia
    .says = Talia to zakryty stos, z którego dobierają wszyscy, razem z wtasowanymi kartami dodatków. Jej wielkość zna każdy, jej kolejność nikt.
    .example = ana, bo i cy dobierają z tego samego stosu. Jeśli zostało w nim 12 kart, widzi to cała trójka.

R-036 = Stos kart odrzuconych
    .says = Na stos kart odrzuconych trafiają karty, które odrzucono, poświęcono lub zniszczono. Stos leży odkryty: każdy może go przejrzeć. Jednorożki nigdy tam nie trafiają.
    .example = Jednosorożec gracza bo zostaje zniszczony i leży na stosie kart odrzuconych, a ana patrzy na niego i rozmyśla o karcie Reanimacja Pysk-Pysk.

R-037 = Inne drogi na stos kart odrzuconych
    .says = Karta może trafić na stos kart odrzuconych także inaczej, na przykład gdy zablokuje ją RzeNIE albo gdy przeniesie ją tam efekt. Nie jest wtedy ani odrzucona, ani poświęcona, ani zniszczona.
    .example = bo zagrywa Promień Zdrobnienia i wybiera stajnię gracza ana. Jednorożec Dziabuś zostaje przeniesiony na stos kart odrzuconych, ale nie zniszczony, więc nikogo nie dziabie.

R-038 = Co znaczy dobrać kartę
    .says = Dobrać to wziąć na rękę kartę z wierzchu talii. Kilka kart dobiera się jedną po drugiej, a pozostali widzą tylko, ile ich jest.
    .example = ana zagrywa Dobre Rozdanie: trzy karty z wierzchu talii idą na rękę gracza ana, po czym ana odrzuca jedną.

R-039 = Co znaczy odrzucić kartę
    .says = Odrzucić to położyć kartę z własnej ręki na stosie kart odrzuconych. Wybierasz ją Ty, chyba że efekt mówi inaczej. Kart w stajni nigdy się nie odrzuca.
    .example = Do stajni gracza bo wchodzi Lamorożec i każdy gracz odrzuca kartę, którą sam wybiera. cy ma pustą rękę, więc nie odrzuca nic.

R-040 = Co znaczy poświęcić kartę
    .says = Poświęcić to wysłać kartę z własnej stajni na stos kart odrzuconych. Może to być jednorożec, ulepszenie albo kara, jeśli efekt nie podaje rodzaju. Nie wolno tego robić ot tak, z kaprysu.
    .example = ana zagrywa Dwa w Cenie Jednego i poświęca Kopyto z Gazu ze swojej stajni. Karta ze stajni gracza bo by się do tego nie nadała.

R-041 = Co znaczy zniszczyć kartę
    .says = Zniszczyć to wysłać na stos kart odrzuconych kartę ze stajni innego gracza, nigdy własną. Ulepszenia i kary też można niszczyć, o ile efekt nie mówi o jednorożcu.
    .example = ana zagrywa kartę Trutka na Jednorożce i może wybrać kartę Zwyczajny Narwal w stajni gracza bo. Lamorożec w stajni gracza ana nie jest do wyboru.

R-042 = Co znaczy ukraść kartę
    .says = Ukraść to przenieść kartę ze stajni innego gracza do swojej. Odtąd działa ona dla Ciebie. Kart z ręki się nie kradnie; na to karty mają inne słowa.
    .example = Powabny Narwal pozwala graczowi ana ukraść graczowi bo kartę Tęczowa Aura. Teraz chroni ona jednorożce gracza ana, a te w stajni gracza bo mokną na deszczu.

R-043 = Jednorożec zostaje na miejscu
    .says = Jednorożec zostaje w stajni, dopóki coś go stamtąd nie zabierze: poświęcenie, zniszczenie albo efekt, który go kradnie, zwraca lub przenosi. Sam się nie zużywa, a użycie jego efektu też go nie zużywa.
    .example = Jednosorożec gracza bo niszczy jednorożca w tej turze i może to powtórzyć w następnej, dopóki ktoś nie znajdzie na niego karty Trutka na Jednorożce.

R-044 = Ulepszenia i kary też zostają
    .says = Ulepszenia i kary także leżą w stajni, dopóki ktoś ich nie poświęci lub nie zniszczy albo dopóki jakiś efekt ich nie ukradnie, nie zwróci lub nie przeniesie. Kary, której nie lubisz, nie można po prostu zdjąć.
    .example = bo męczy się z kartą Drut Kolczasty. Kilka tur później do tej stajni wchodzi Piłorożec Mechaniczny i gracz bo nareszcie poświęca Drut Kolczasty.

R-050 = Pięć rodzajów kart
    .says = Każda karta to karta jednorożca, magii, ulepszenia, kary albo riposty. Jednorożce, ulepszenia i kary idą do stajni; karty magii i riposty robią swoje i znikają.
    .example = ana ma na ręce pięć kart: Jednosorożec, Dobre Rozdanie, Tęczowa Aura, Kopyto z Gazu i RzeNIE. To po kolei karta jednorożca, magii, ulepszenia, kary i riposty.

R-051 = Trzy rodzaje jednorożców
    .says = Jednorożec to jednorożek, zwyczajny jednorożec albo magiczny jednorożec. Wszystkie trzy rodzaje liczą się do zwycięstwa. Decyduje róg, więc narwal to też jednorożec.
    .example = bo ma w stajni trzy karty: Jednorożek (Czerwony), Zwyczajny Narwal i Lamorożec. To jednorożek, zwyczajny jednorożec i magiczny jednorożec, razem trzy jednorożce.

R-052 = Zwyczajne jednorożce nie mają efektów
    .says = Zwyczajny jednorożec nie ma tekstu i nie robi nic poza byciem jednorożcem. Często to wystarcza.
    .example = ana zagrywa kartę Zwyczajny Jednorożec (Niebieski). Nie pada żadne pytanie; ana ma po prostu o jednego jednorożca więcej.

R-053 = Magiczne jednorożce mają efekty
    .says = Magiczny jednorożec liczy się jako jednorożec, a do tego coś potrafi. Jedne efekty następują w określonej chwili, inne trwają tak długo, jak karta leży w stajni.
    .example = Jednosorożec może zniszczyć jednorożca na początku tury swojego gracza. Jednorożec Królowa Ula przez cały czas nie wpuszcza zwyczajnych jednorożców do cudzych stajni.

R-054 = Do czyjej stajni idzie jednorożec
    .says = W zasadach drugiej edycji zagrywasz jednorożca do własnej stajni; w zasadach z łańcuchem efektów do stajni dowolnego gracza. Stół może wybrać jedno lub drugie (opcja unicorns_into).
    .example = W zasadach z łańcuchem efektów ana zagrywa kartę Zwyczajny Narwal do stajni gracza bo, w której Drut Kolczasty każe wtedy odrzucić kartę. W zasadach drugiej edycji Zwyczajny Narwal idzie do stajni gracza ana.

R-055 = Ulepszenie może dostać każdy
    .says = Ulepszenie możesz zagrać do dowolnej stajni, własnej albo cudzej. Pomaga temu, w czyjej stajni leży, bez względu na to, od kogo przyszło.
    .example = ana zagrywa kartę Ihahurra! do stajni gracza bo i nikt nie odpowiada. Odtąd niczego, co zagrywa gracz bo, nie da się zablokować kartą RzeNIE. ana na pewno ma jakiś powód.

R-056 = Karę może dostać każdy
    .says = Kartę kary możesz zagrać do dowolnej stajni. Zwykle jest to cudza; własna też jest dozwolona, jeśli już musisz.
    .example = bo ma sześć jednorożców, więc ana zagrywa do tej stajni kartę Stajnia Kawalerka. Karta mogłaby też trafić do stajni gracza ana, tylko nikt by nie zrozumiał po co.

R-057 = Działają tylko na swoją stajnię
    .says = Ulepszenie lub kara działa tylko na stajnię, w której leży, i na gracza, do którego ta stajnia należy, chyba że tekst karty mówi inaczej. Tak jest w obu wersjach zasad.
    .example = Z kartą Stajnia Kawalerka gracz bo może mieć najwyżej pięć jednorożców. Tuż obok ana może bez obaw mieć sześć.

R-058 = Karta magii działa raz
    .says = Karta magii robi swoje raz i idzie na stos kart odrzuconych. W zasadach drugiej edycji leży tam już w trakcie działania; w zasadach z łańcuchem efektów trafia tam dopiero potem (opcja magic_card).
    .example = ana zagrywa Mistyczny Wir, który wtasowuje stos kart odrzuconych do talii. W zasadach drugiej edycji wtasowuje się też sam Wir; w zasadach z łańcuchem efektów zostaje na stosie kart odrzuconych.

R-059 = Kiedy wolno zagrać ripostę
    .says = Ripostę możesz zagrać, gdy inny gracz zagrywa kartę, czy to jako akcję, czy jako własną ripostę. Na swoją kartę nie możesz odpowiedzieć, póki leży na wierzchu stosu zagranych kart.
    .example = bo zagrywa kartę Jednosorożec, a ana, cy i di dostają pytanie, czy odpowiadają. Gracza bo nikt nie pyta: blokowania własnej karty nie ma w ofercie.

R-060 = Riposty w cudzej turze
    .says = Riposta to jedyny rodzaj karty, który możesz zagrać poza swoją turą. Wszystko inne czeka na Twoją fazę akcji.
    .example = W turze gracza bo ana może odpowiedzieć kartą RzeNIE na kartę Jednorożec Królowa Ula. Trutka na Jednorożce musi poczekać na turę gracza ana.

R-061 = Ripost może być dowolnie wiele
    .says = Riposty zagrywane w jednej turze nie mają limitu ani dla stołu, ani dla Ciebie. Wystarczającym limitem jest Twoja ręka.
    .example = ana zagrywa kartę Jednosorożec, gracz bo odpowiada kartą RzeNIE, ana kładzie na to własne RzeNIE, a cy na sam wierzch Ostateczne RzeNIE. Trzy riposty w jednej turze i wszystko w porządku.

R-062 = Możesz bronić swojej karty
    .says = Jeśli ktoś odpowie ripostą na Twoją kartę, możesz odpowiedzieć na tę ripostę własną. Karta zagrana już przez Ciebie w tej turze w niczym nie przeszkadza. Tak jest w obu wersjach zasad.
    .example = ana zagrywa kartę Jednorożec Królowa Ula, a gracz bo odpowiada kartą RzeNIE. ana odpowiada własnym RzeNIEM; jeśli nikt nic nie dorzuci, Jednorożec Królowa Ula wchodzi do stajni.

R-063 = Każda riposta to RzeNIE
    .says = W naszych taliach podstawowych i w talii after-dark każda riposta jest jakimś RzeNIEM: blokuje kartę, która jest właśnie zagrywana. Karta RzeNIE to karta z tym słowem w nazwie; niektóre robią przy okazji coś jeszcze.
    .example = Dzięki karcie Śmigły Latający Jednorożec ana szuka karty RzeNIE na stosie kart odrzuconych i bierze Ostateczne RzeNIE. Słowo jest w nazwie, więc się liczy.

R-064 = Kolory i symbole kart
    .says = Pudełka różnią się niektórymi kolorami. Tutaj: jednorożek różowy, zwyczajny jednorożec w kolorze indygo, magiczny jednorożec jasnoniebieski, wszystkie z rogiem; karta magii zielona z gwiazdką, karta ulepszenia pomarańczowa ze strzałką w górę, karta kary żółta ze strzałką w dół, karta riposty czerwona z wykrzyknikiem. Sam symbol wystarczy.
    .example = ana nie odróżnia pomarańczowego od żółtego. Tęczowa Aura ma strzałkę w górę, a Drut Kolczasty w dół, więc ana wie, którą z tych kart podarować graczowi bo.

R-070 = Efekty działają tylko w stajni
    .says = Jednorożce, ulepszenia i kary nie robią nic, póki trzymasz je na ręce. Ich efekty działają, gdy leżą w stajni.
    .example = ana ma na ręce kartę Jednorożec Królowa Ula. bo nadal może zagrać kartę Zwyczajny Narwal; gdy tylko Jednorożec Królowa Ula znajdzie się w stajni gracza ana, zwyczajne jednorożce nie wejdą już do stajni gracza bo.

R-071 = Kiedy karta wchodzi do stajni
    .says = Karta wchodzi do Twojej stajni, gdy się ją do niej zagrywa, kradnie lub przenosi albo umieszcza w niej bezpośrednio. Za każdym razem następuje jej efekt wejścia, i to dla Ciebie. Karty, które już tam leżą, nie wchodzą ponownie.
    .example = ana używa karty Tęczowe Lasso i kradnie graczowi bo kartę Pazerny Latający Jednorożec. Wchodzi ona do stajni gracza ana, więc ana dobiera kartę.

R-072 = Kiedy karta opuszcza stajnię
    .says = Karta opuszcza Twoją stajnię, gdy zostaje poświęcona, zniszczona albo ukradziona. U nas liczy się też powrót na rękę i przeniesienie gdzie indziej.
    .example = bo ma w stajni Drut Kolczasty. ana zagrywa kartę Trutka na Jednorożce i niszczy tam kartę Zwyczajny Narwal: jednorożec opuszcza stajnię, więc gracz bo odrzuca kartę.

R-073 = Efekty wymagające aktywowania
    .says = Efekt, który zaczyna się od „gdy”, „zawsze gdy”, „na początku swojej tury” lub „na koniec swojej tury”, wymaga aktywowania: następuje za każdym razem, gdy przychodzi jego chwila, a poza nią nie robi nic. Oślepiający Blask z drugiego druku wyłącza właśnie takie efekty.
    .example = Drut Kolczasty w stajni gracza bo wymaga aktywowania. Nic się nie dzieje, dopóki jakiś jednorożec nie wejdzie do niej lub jej nie opuści; wtedy gracz bo odrzuca kartę, po jednej za każdy raz.

R-074 = Efekty stałe
    .says = Każdy inny efekt karty w stajni jest stały. Trwa od chwili, gdy karta się tam znajdzie, aż do jej odejścia, i nikt nie musi go używać.
    .example = Dopóki gracz bo ma kartę Tęczowa Aura, ana nie może zniszczyć karty Jednosorożec z tej stajni za pomocą karty Trutka na Jednorożce. Gdy Piłorożec Mechaniczny gracza ana zniszczy kartę Tęczowa Aura, już może.

R-075 = „Możesz” czyni efekt opcjonalnym
    .says = Efekt jest opcjonalny tylko wtedy, gdy w jego tekście stoi „możesz”. Wszystko inne trzeba wykonać, na ile się da, czy Ci się to podoba, czy nie.
    .example = ana zagrywa kartę Rogaty Rekin i może ją zachować, skoro jej efekt jest opcjonalny. bo zagrywa kartę Jednorożec Totalna Rozwałka: każdy, kto ma jednorożca, poświęca jednego, gracz bo też.

R-076 = Efekty wymagające aktywowania: przymusowe lub opcjonalne
    .says = Efekt wymagający aktywowania może być jednego albo drugiego rodzaju. Przy przymusowym sędzia pyta tylko o to, co trzeba wybrać; przy opcjonalnym możesz też odmówić.
    .example = Zaczyna się tura gracza bo, a w stajni leżą Sadystyczny Rytuał i Brokatowa Bomba. Sadystyczny Rytuał trzeba wykonać; z karty Brokatowa Bomba można skorzystać albo nie.

R-080 = Jeden efekt po drugim
    .says = Gdy jeden efekt aktywuje drugi, powstaje łańcuch z ogniw, a każde ogniwo kończy się, zanim zacznie się następne. Stablemates gra tak w obu wersjach zasad.
    .example = ana zagrywa kartę Rogaty Rekin, poświęca ją i niszczy kartę Jednorożec Dziabuś w stajni gracza bo. Dopiero gdy Rekin skończy, gracz bo decyduje, czy Dziabuś odda cios.

R-081 = Najpierw dokończ łańcuch
    .says = Gra stoi, dopóki każde ogniwo łańcucha nie zostanie rozpatrzone. Nikt nie dobiera, nie wykonuje akcji ani nie kończy tury, póki jakiś efekt jeszcze czeka.
    .example = ana zagrywa Dwa w Cenie Jednego i niszczy kartę Ihahurra! gracza cy oraz kartę Jednorożec Dziabuś gracza bo. Najpierw gracz bo może oddać cios Dziabusiem; dopiero potem tura gracza ana przechodzi do końca.

R-082 = Jednoczesne efekty to jedno ogniwo
    .says = Efekty, które aktywują się w tej samej chwili, liczą się jako jedno ogniwo, w obu wersjach zasad. Stół może zamiast tego pozwolić graczowi, do którego należą, rozpatrywać je po kolei, w dowolnym porządku (opcja simultaneous).
    .example = Gdy zaczyna się tura gracza ana, w stajni leżą Jednosorożec i Brokatowa Bomba. Obie karty aktywują się razem i dzielą jedno ogniwo.

R-083 = Najpierw wybór, potem rozpatrywanie
    .says = Zanim ogniwo zostanie rozpatrzone, wybiera się każdego gracza i każdą kartę w stajni, których dosięgną jego efekty. O tym, co pochodzi z ręki, talii, stosu kart odrzuconych lub żłobka, rozstrzyga się dopiero przy rozpatrywaniu danego efektu.
    .example = Dla karty Jednosorożec ana wybiera kartę Zwyczajny Narwal gracza bo, a dla karty Brokatowa Bomba dwie: do poświęcenia kartę Stajnia Kawalerka, a do zniszczenia kartę Ihahurra! gracza cy. Nic się nie rusza, póki cała trójka nie jest wybrana.

R-084 = Nowe efekty tworzą nowe ogniwo
    .says = Jeśli ogniwo aktywuje kolejne efekty, te czekają, aż się ono skończy. Potem wszystkie razem tworzą następne ogniwo.
    .example = Jednorożec Totalna Rozwałka każe każdemu poświęcić jednorożca. bo oddaje kartę Jednorożec Dziabuś, a cy ma w stajni Drut Kolczasty; karta, którą odrzuca cy, i zemsta Dziabusia dzielą następne ogniwo.

R-085 = Żadnej karty dwa razy w ogniwie
    .says = Efekty, które dzielą jedno ogniwo, nie mogą wybrać tej samej karty w stajni. Każdy potrzebuje własnej.
    .example = ana ma w stajni karty Jednosorożec i Brokatowa Bomba. Gdy Jednosorożec weźmie na cel kartę Zwyczajny Narwal gracza bo, Brokatowa Bomba musi poszukać sobie do zniszczenia czegoś innego.

R-086 = Mniej celów, mniej efektów
    .says = Jeśli efektów w ogniwie jest więcej niż kart, które mogą wybrać, można użyć tylko tylu z nich, ile jest kart. Liczy się pierwsza rzecz, którą robi każdy efekt.
    .example = Jednosorożec i Lasso na Jednorożce chcą po jednym cudzym jednorożcu, a jedyny w okolicy to jednorożek gracza bo. ana używa jednej z tych kart, nie obu.

R-087 = Efekty przymusowe wybierają pierwsze
    .says = W ramach ogniwa efekty, które muszą nastąpić, wybierają karty przed tymi, które tylko mogą. W tej samej kolejności są rozpatrywane.
    .example = ana ma w stajni karty Sadystyczny Rytuał i Brokatowa Bomba. Najpierw wybiera jednorożca dla Rytuału; jeśli używa też karty Brokatowa Bomba, do poświęcenia potrzebna jest inna karta.

R-088 = Koniec tury niczego nie odwołuje
    .says = Wszystkie efekty na początku tury aktywują się razem. Ten, który kończy turę, niczego więc pozostałym nie odbiera: nadal można, albo trzeba, je wykonać.
    .example = ana używa karty Jednosorożec, która kończy turę. Nadal można użyć karty Automat z Pluszakami, a Sadystyczny Rytuał nadal domaga się swojego jednorożca.

R-089 = Nikt nie wygrywa w środku łańcucha
    .says = Zwycięstwo liczy się, gdy tylko nie zostaje nic do rozpatrzenia: po zagraniu karty ze wszystkim, co ono wywołało, i po każdej fazie. Tak jest tu w obu wersjach zasad; stół może wybrać zwycięstwo natychmiastowe (opcja win).
    .example = Jednorożec Totalna Rozwałka to siódmy jednorożec gracza ana, ale każdy poświęca jednego, ana też. Gdy kurz opada, ana ma sześć i gra toczy się dalej.

R-090 = Każdy inny może odpowiedzieć
    .says = Gdy ktoś zagrywa kartę, wszyscy pozostali mogą odpowiedzieć na nią ripostą. Pomija się tych, którzy nie mają kart na ręce lub którym zabrania tego ich stajnia, a gdy karty nie da się zablokować kartą RzeNIE, pomija się wszystkich.
    .example = ana zagrywa kartę Jednosorożec. Pytanie dostają bo i di; cy ma w stajni Kopyto z Gazu, które zabrania kart RzeNIE, i może tylko patrzeć.

R-091 = Odpowiedzi kładzie się na stos
    .says = Ripostę kładzie się na karcie, na którą odpowiada. Razem tworzą stos zagranych kart, który widzą wszyscy.
    .example = ana zagrywa kartę Trutka na Jednorożce, a gracz bo odpowiada kartą RzeNIE. Stos zagranych kart to teraz Trutka na Jednorożce, a na niej RzeNIE gracza bo.

R-092 = Liczy się tylko wierzchnia karta
    .says = Gdy powstaje stos zagranych kart, odpowiadać można tylko na jego wierzchnią kartę, a wolno to każdemu poza graczem, który ją położył. Na kartę, której nie da się zablokować, taką jak Ostateczne RzeNIE, nie można odpowiedzieć wcale.
    .example = Na karcie Trutka na Jednorożce gracza ana leży RzeNIE gracza bo. cy też ma RzeNIE, ale może je zagrać tylko przeciwko karcie gracza bo, a to uratowałoby Trutkę.

R-093 = Liczy się najszybsza odpowiedź
    .says = Wszyscy, którzy mogą odpowiedzieć, są pytani jednocześnie. Pierwsza riposta trafia na stos zagranych kart, a wolniejsza zostaje na ręce. Stoły, które nie lubią wyścigów, mogą pytać po kolei, zgodnie z ruchem wskazówek zegara (opcja answers).
    .example = bo i di sięgają po RzeNIE przeciwko karcie Jednosorożec gracza ana, a szybsza okazuje się ręka gracza di. bo zachowuje swoją kartę i dostaje pytanie o RzeNIE gracza di.

R-094 = Odpowiedzi kończą się, gdy wszyscy spasują
    .says = Na każdą nową wierzchnią kartę można odpowiadać, aż wszyscy pytani spasują. Pas obowiązuje, dopóki wierzchnia karta się nie zmieni, a to, kto spasował, jest tajemnicą do końca odpowiadania.
    .example = bo i cy pasują przy karcie Jednosorożec gracza ana, po czym di zagrywa RzeNIE. Wierzchnia karta jest teraz inna, więc pytanie do bo i cy pada od nowa.

R-095 = Rozpatrywanie od góry w dół
    .says = Stos zagranych kart rozpatruje się od karty położonej jako ostatnia. Rozpatrywane RzeNIE wysyła kartę pod sobą na stos kart odrzuconych i samo idzie w jej ślady.
    .example = ana zagrywa kartę Jednosorożec, gracz bo blokuje ją kartą RzeNIE, a ana blokuje tę kartę własnym RzeNIEM. RzeNIE gracza ana rozpatruje się pierwsze i usuwa RzeNIE gracza bo, więc karty Jednosorożec nic już nie blokuje.

R-096 = Odpowiedzi w trakcie rozpatrywania stosu
    .says = W zasadach z łańcuchem efektów, ilekroć karty schodzą ze stosu zagranych kart, na nową wierzchnią kartę znów można odpowiedzieć, także po wcześniejszym pasie. W zasadach drugiej edycji cały stos rozpatruje się bez dalszych odpowiedzi (opcja reopen).
    .example = Ostateczne RzeNIE gracza ana usuwa RzeNIE gracza bo i odsłania kartę Jednosorożec, którą zagrywa ana. W zasadach z łańcuchem efektów cy może ją teraz zablokować kartą RzeNIE; w zasadach drugiej edycji jest bezpieczna.

R-097 = RzeNIE blokuje karty, nie efekty
    .says = RzeNIE blokuje kartę, gdy ktoś zagrywa ją z ręki. Nie może zablokować tego, co robi karta w stajni.
    .example = Jednosorożec w stajni gracza ana zaraz zniszczy kartę Zwyczajny Narwal gracza bo. RzeNIE na ręce nic tu nie pomoże; pora na nie była przy zagrywaniu karty Jednosorożec.

R-098 = Umieszczanie bezpośrednio to nie zagrywanie
    .says = Karta jest zagrywana, gdy przychodzi z ręki jako akcja albo jako riposta w odpowiedzi na inną kartę. Ta, którą efekt umieszcza bezpośrednio w stajni, nie jest zagrywana, więc nikt nie zablokuje jej kartą RzeNIE.
    .example = Kartę Tęczorożec można zablokować, gdy ana ją zagrywa. Karty Zwyczajny Jednorożec (Czerwony), którą dzięki niej ana umieszcza z ręki bezpośrednio w stajni, już nie.

R-100 = Dowolny gracz to także Ty
    .says = „Dowolny gracz” to jeden gracz według Twojego wyboru i możesz to być Ty.
    .example = Podaj Dalej przenosi ulepszenie lub karę ze stajni dowolnego gracza. ana może wybrać własną stajnię i posłać kartę Stajnia Kawalerka dalej, do stajni gracza bo.

R-101 = Inny gracz to nigdy Ty
    .says = „Inny gracz” lub „dowolny inny gracz” to jeden gracz według Twojego wyboru, tylko nie Ty.
    .example = Karta Zamienił Stryjek Siekierkę każe wymienić się całą ręką z innym graczem. ana ma do wyboru trzy osoby: bo, cy i di.

R-102 = Każdy gracz to naprawdę każdy
    .says = „Każdy gracz” to cały stół, łącznie z graczem, do którego należy karta.
    .example = Do stajni gracza ana wchodzi Lamorożec i każdy gracz odrzuca kartę. ana też odrzuca jedną.

R-103 = Każdy inny gracz, czyli bez Ciebie
    .says = „Każdy inny gracz” to cały stół z wyjątkiem Ciebie. Znaczy to samo w obu wersjach zasad.
    .example = Wyczesany Lamorożec każe każdemu innemu graczowi odrzucić kartę. Robią to bo, cy i di; to karta gracza ana, więc ana zachowuje całą rękę.

R-104 = Dowolna liczba graczy
    .says = „Dowolna liczba graczy” pozwalałaby wskazać tyle osób, ile zechcesz, ale nigdy siebie. Na razie nie mówi tak żadna karta w naszych taliach.
    .example = Przy takiej karcie ana może wskazać tylko gracza bo albo naraz graczy bo, cy i di, ale nie siebie. Najbliżej tego jest karta Dwa w Cenie Jednego, której dwie ofiary mogą należeć do jednego gracza albo do dwóch.

R-105 = Cel podany przed odpowiedziami
    .says = Sposób łatwiejszy (opcja announce: before): podajesz, w których graczy uderzy karta magii albo do której stajni ma trafić karta, zanim pozostali zdecydują, czy zagrać RzeNIE. Które karty ucierpią i co jednorożec zrobi po wejściu, pozostaje otwarte.
    .example = ana zagrywa kartę Trutka na Jednorożce i wskazuje gracza bo. Teraz bo, cy i di decydują, czy zagrać RzeNIE; który jednorożec gracza bo ma zniknąć, ana mówi potem.

R-106 = Cel podany po odpowiedziach
    .says = Sposób trudniejszy, a tutaj zwykły w obu wersjach zasad (opcja announce: after): najpierw pozostali decydują, czy zagrać RzeNIE. Dopiero gdy karta przejdzie, wybierasz, w kogo uderzy albo do czyjej stajni trafi.
    .example = ana zagrywa Pandamonium. bo ma sześć jednorożców i złe przeczucia, a decyzję o karcie RzeNIE musi podjąć, nie wiedząc, do czyjej stajni zmierza Pandamonium.

R-107 = Czym nie przejmują się karty odporne
    .says = Karta, na którą pewne karty „nie działają”, jest całkiem poza ich zasięgiem. Nie można w nią uderzyć ani osobno, ani w grupie, i żadnego gracza nie można zmusić, by ją wybrał.
    .example = W talii drugiego druku karty magii nie działają na kartę Magiczny Kiciorożec. Gdy leży ona w stajni gracza ana, gracz bo nie może zwrócić jej na rękę kartą Kop z Zadniego Kopyta, a ana nie może poświęcić jej dla karty Dwa w Cenie Jednego.

R-108 = Losować znaczy na ślepo
    .says = Wylosować kartę to wziąć ją na ślepo. Przy stole Stablemates losuje program.
    .example = Dzięki karcie Amerożec ana losuje kartę z ręki gracza bo. ana mówi, z czyjej ręki; przypadek mówi, którą kartę.

R-109 = Wybrać znaczy obejrzeć i wskazać
    .says = Wybrać kartę to zobaczyć, co jest, i wziąć tę, która Ci odpowiada.
    .example = Dzięki karcie Kradzież w Biały Dzień ana ogląda rękę gracza bo i wybiera z niej kartę. Choćby Ostateczne RzeNIE.

R-110 = Najpierw szukanie, potem pokazywanie
    .says = Kartę znalezioną podczas szukania pokazuje się wszystkim, zanim trafi na Twoją rękę. Talię tasuje się potem tam, gdzie karta tak mówi, a wrócić z niczym też wolno.
    .example = Narwal z Klasą pozwala graczowi ana poszukać w talii karty ulepszenia. ana bierze kartę Tęczowa Aura, wszyscy ją widzą, a talię się tasuje.

R-111 = Poświęcanie karty kary
    .says = Jeśli efekt pozwala poświęcić „kartę”, nadaje się każda karta w Twojej stajni. To doskonały sposób, żeby pozbyć się kary.
    .example = Brokatowa Bomba każe graczowi ana poświęcić kartę, zanim zniszczy inną. ana oddaje Drut Kolczasty i wcale za nim nie tęskni.

R-112 = W kolejności podanej na karcie
    .says = Jeśli efekt ma kilka części, wykonuje się je w kolejności, w jakiej podaje je karta. Tak jest w obu wersjach zasad.
    .example = Kukurożec każe graczowi ana dobrać dwie karty i odrzucić jedną. Dobieranie jest pierwsze, więc odejść może też jedna z nowych kart.

R-113 = „I” znaczy jedno i drugie
    .says = Gdy dwa działania łączy „i”, „oraz” lub „a”, trzeba wykonać oba, a jeśli jedno jest niewykonalne, drugiego to nie odwołuje. „I”, które stoi po „jeśli się to uda”, przepada razem z resztą zdania, gdy się nie udało.
    .example = Kop z Zadniego Kopyta zwraca kartę Jednosorożec na rękę gracza bo i każe temu graczowi odrzucić kartę. Odrzucenia nie można pominąć, ale można wybrać, co odejdzie.

R-114 = „Jeśli się to uda”: tylko po sukcesie
    .says = Przy zwrocie „jeśli się to uda” (na drukowanych kartach: „następnie”) drugie działanie odbywa się tylko wtedy, gdy pierwsze wykonano w całości. Poświęcenie lub zniszczenie zastąpione czymś innym uznaje się za wykonane.
    .example = Sadystyczny Rytuał: poświęć jednorożca, a jeśli się to uda, dobierz kartę. Nie mając jednorożca do oddania, ana nie dobiera nic; jednorożek odesłany do żłobka zarabia na kartę.

R-115 = „Jeśli to zrobisz”: Twój wybór
    .says = Przy zwrocie „jeśli to zrobisz” drugie działanie odbywa się tylko wtedy, gdy zdecydujesz się na pierwsze i je wykonasz.
    .example = ana daje karcie Jednosorożec odpocząć i nic nie niszczy. Tura się nie kończy i ana dobiera jak zwykle.

R-116 = Magia, która żąda niemożliwego
    .says = W zasadach z łańcuchem efektów nie możesz zagrać karty magii, która żąda czegoś, czego nie możesz zrobić; w zasadach drugiej edycji możesz i robisz to, co się da (opcja impossible). Jednorożców ta zasada nie dotyczy. Warunki, które stawia sama karta albo inna karta, obowiązują zawsze.
    .example = ana gra tylko z bo, a w stajni gracza bo leży jedna jedyna karta. W zasadach z łańcuchem efektów ana nie może zagrać karty Dwa w Cenie Jednego; w zasadach drugiej edycji ana poświęca kartę i niszczy tylko tę jedną.

R-117 = Niewykonalne żądania się ignoruje
    .says = Jeśli coś w Twojej stajni albo karta innego gracza żąda od Ciebie rzeczy niewykonalnej, tę część po prostu się pomija.
    .example = Do stajni gracza ana wchodzi jednorożec, a leżący tam Drut Kolczasty każe odrzucić kartę. ana ma pustą rękę, więc nic nie odrzuca, a jednorożec zostaje.

R-118 = Co uznaje się za niewykonalne
    .says = Na przykład odrzucenie karty z pustej ręki, poświęcenie karty z pustej stajni albo poświęcenie czegoś, czego poświęcić nie można.
    .example = Jedyny jednorożec gracza ana to Szczeniorożec, którego nie można poświęcić. Sadystyczny Rytuał odchodzi głodny, a ana nie dobiera za niego karty.

R-120 = Po jednym RzeNIU dla dwóch graczy
    .says = W grze dwuosobowej każdy gracz dostaje jedno zwykłe RzeNIE, zanim potasuje się talię i rozda po pięć kart, więc na start ma się na ręce sześć. W talii after-dark jest to karta Hasło Brzmi: RzeNIE. Wszystkie zmiany dla dwóch graczy można wyłączyć (opcja two_player_setup).
    .example = ana i bo siadają do gry z sześcioma kartami na głowę. Wiadomo, że po drugiej stronie też czeka RzeNIE, więc nikomu się nie spieszy, żeby coś zagrać.

R-121 = Dla dwóch graczy bez zwyczajnych jednorożców
    .says = W grze dwuosobowej w talii nie ma żadnych zwyczajnych jednorożców. Pilnuje tego program (opcja two_player_setup).
    .example = ana i bo nigdy nie spotkają kart Zwyczajny Jednorożec (Czerwony) i Zwyczajny Narwal. Wielki Narwal to magiczny jednorożec, więc zostaje.

R-122 = Karty podstawowe usuwane dla dwóch graczy
    .says = W grze dwuosobowej w talii drugiej edycji nie ma też kart: Jednorożec Królowa Ula, Jednorożec Kusiciel, Tęczorożec, Jednorożec Mama Gąska, Jednorożec Nekromanta, Elektroniczna Niania, Sadystyczny Rytuał, Ihahurra! i Kopyto z Gazu. W talii drugiego druku nie ma kart: Jednorożec Królowa Ula, Tęczorożec, Wielodzietny Jednorożec, Zapasowy Ogon, Tęczowa Grzywa, Elektroniczna Niania, Sadystyczny Rytuał, Kopyto z Gazu, Ihahurra! i Brokatowa Bomba.
    .example = ana i bo grają talią drugiej edycji. Brokatowa Bomba może się pojawić, ale Ihahurra! już nie. Przy talii drugiego druku dwóch graczy nie spotka ani jednej, ani drugiej.

R-123 = Karty after-dark usuwane dla dwóch graczy
    .says = W grze dwuosobowej z talii after-dark znika też szesnaście rodzajów kart, między innymi Eunuchorożec, Roszczeniowy Jednorożec, Kac Stajnia, Start z Kopyta i Loch Jednorożców. Lista należy do talii, nie do wersji zasad, a pilnuje jej program.
    .example = W grze dwuosobowej nikt nie pozbawi gracza bo tury kartą Kac Stajnia. Jednorożec Guru Sekty wciąż jednak siedzi w talii.

R-124 = Dodatki w grze dwuosobowej
    .says = Dodatek ma własną listę na grę dwuosobową. Przy stole Stablemates każdy pakiet zaznacza karty, które odpadają, a program usuwa je razem ze wszystkimi zwyczajnymi jednorożcami.
    .example = ana i bo dołączają Night Market, który nie zaznacza żadnej karty. Wtasowuje się więc cały, a Jednorożec Królowa Ula jak zawsze zostaje poza talią.

R-125 = Poza tym wszystko jak zwykle
    .says = Pomijając mniejszą talię i dodatkowe RzeNIE, gra dwuosobowa nie ma własnych zasad. Wygrywa siedem jednorożców.
    .example = ana ma sześć jednorożców, gracz bo cztery. ana wciąż potrzebuje jeszcze jednego.

R-130 = Wygrywa, kto pierwszy zbierze dość jednorożców
    .says = Wygrywa gracz, który pierwszy ma w stajni dość jednorożców, gdy tylko nie zostaje nic do rozpatrzenia. Jeśli uda się to kilku naraz, wygrywa ten z nich, którego tura trwa; jeśli to tura kogoś innego, decyduje największa liczba jednorożców, a potem litery.
    .example = Grają cztery osoby, a ana ma sześć jednorożców. ana zagrywa kartę Zwyczajny Narwal, nikt nie odpowiada kartą RzeNIE i siedem jednorożców kończy grę.

R-131 = Siedem przy małych stołach
    .says = Gdy graczy jest od dwóch do pięciu, wygrywa siedem jednorożców.
    .example = ana, bo, cy i di to cztery osoby. Sześć jednorożców w stajni gracza bo wszystkich niepokoi, ale jeszcze nic nie wygrywa.

R-132 = Sześć przy dużych stołach
    .says = Gdy graczy jest sześciu, siedmiu lub ośmiu, wygrywa sześć jednorożców.
    .example = Przy stole są ana, bo, cy i di, a dosiada się jeszcze dwoje znajomych. Teraz gra sześć osób i szósty jednorożec gracza di wygrywa grę.

R-133 = Ile liczy się karta jednorożca
    .says = Każda karta jednorożca w stajni liczy się jako jeden jednorożec, o ile jakaś karta nie mówi inaczej. Niektóre liczą się jako dwa, a przy kartach takich jak Pandamonium nie liczą się wcale.
    .example = bo ma kartę Wielgachny Jednorożec i trzy inne jednorożce: cztery karty, ale pięć jednorożców. Wtedy ana zagrywa do tej stajni Pandamonium i nie liczy się już żaden.

R-134 = Gdy talia się skończy
    .says = Jeśli talia jest pusta, nie zostaje nic do rozpatrzenia i nikt jeszcze nie wygrał, wygrywa największa liczba jednorożców. Stół może zamiast tego poczekać na pierwsze nieudane dobranie albo przetasować stos kart odrzuconych w nową talię (opcja deck_out).
    .example = bo bierze ostatnią kartę w swojej fazie dobierania i do fazy akcji już nie dochodzi. ana ma pięć jednorożców, nikt inny więcej niż cztery, więc wygrywa ana.

R-135 = Przy remisie decydują litery
    .says = Gracze, którzy remisują z największą liczbą jednorożców, porównują liczbę liter w nazwach tych jednorożców i wygrywa większa suma. Odstępy i znaki się nie liczą; nazwy bierze się w języku kart danego stołu (opcja card_language).
    .example = ana i bo mają po pięć jednorożców, ale nazwy w stajni gracza ana dają razem 78 liter, a w stajni gracza bo 81, więc wygrywa bo. Jednosorożec daje 12 liter, Zwyczajny Jednorożec (Czerwony) 27.

R-136 = Wciąż remis, więc wszyscy przegrywają
    .says = Jeśli równe są i jednorożce, i litery, nie wygrywa nikt. Dotyczy to także graczy, którzy mieli mniej.
    .example = Talia jest pusta; ana i bo mają po pięć jednorożców i po 78 liter. Przegrywają, a razem z nimi cy z trzema jednorożcami.

R-140 = Picie: utracony jednorożec
    .says = Przy włączonych zasadach picia (opcja drinking, tylko dla dorosłych) gracz, którego jednorożec zostaje poświęcony lub zniszczony, dostaje powiadomienie, żeby wziąć łyk, po jednym za każdego jednorożca. Powiadomienie nigdy nie zmienia przebiegu gry.
    .example = ana zagrywa kartę Trutka na Jednorożce i niszczy kartę Jednosorożec gracza bo. Powiadomienie mówi, że gracz bo bierze łyk, i gra toczy się dalej.

R-141 = Picie: zapomniane dobranie
    .says = Przy prawdziwym stole zapomniane dobranie przed akcją kosztuje łyk. Tutaj to się nie zdarzy: program nigdy nie zapomina dobrać za Ciebie.
    .example = Przychodzi faza akcji gracza ana. Karta za tę turę jest już na ręce, więc powiadomienia nie ma.

R-142 = Picie: trzy karty RzeNIE w turze
    .says = Przy włączonych zasadach picia (opcja drinking) wymiana, w której pada trzecie RzeNIE tury, daje zwycięzcy wybór: wskazać dowolnego gracza, który dostanie powiadomienie o łyku, albo nikogo. Zwycięzcą jest gracz, którego riposta została rozpatrzona jako ostatnia. Pytanie pada raz na turę.
    .example = ana zagrywa kartę Jednosorożec, gracz bo blokuje ją kartą RzeNIE, ana odpowiada RzeNIEM, gracz bo jeszcze jednym. Kartę Jednosorożec blokuje RzeNIE gracza bo, więc to gracz bo może kogoś wskazać.

R-143 = Nowa ręka raz na grę
    .says = Jeśli stół na to pozwala (opcja mulligan, tylko dla dorosłych), każdy gracz może raz na grę, na początku swojej tury, odrzucić całą rękę i dobrać tyle samo kart. Przy włączonej opcji drinking lub strip powiadomienie przypomina o fancie.
    .example = ana zaczyna turę z pięcioma kartami, które do niczego się nie przydają. Odrzuca całą piątkę, dobiera pięć nowych i w tej grze już tego nie powtórzy.

R-144 = Rozbieranie: odrzucona karta
    .says = Przy włączonych zasadach rozbierania (opcja strip, tylko dla dorosłych) za każdą odrzuconą kartę jej gracz dostaje powiadomienie, żeby zdjąć jedną część garderoby. Nowa ręka według R-143 liczy się osobno za każdą kartę. Powiadomienie nigdy nie zmienia przebiegu gry.
    .example = Lamorożec gracza ana każe każdemu graczowi odrzucić kartę. Każdy z nich dostaje po jednym powiadomieniu.

R-145 = Rozbieranie: nadchodzi kara
    .says = Przy włączonych zasadach rozbierania (opcja strip) gracz dostaje powiadomienie, żeby zdjąć jedną część garderoby, gdy do jego stajni wchodzi karta kary, obojętne jaką drogą.
    .example = bo zagrywa Drut Kolczasty do stajni gracza ana. ana dostaje powiadomienie, a do tego Drut Kolczasty.

R-146 = Rozbieranie: nadchodzi ulepszenie
    .says = Przy włączonych zasadach rozbierania (opcja strip) gracz dostaje powiadomienie, żeby założyć z powrotem jedną część garderoby, gdy do jego stajni wchodzi karta ulepszenia, obojętne jaką drogą.
    .example = ana zagrywa kartę Tęczowa Aura do własnej stajni. Powiadomienie radzi coś na siebie założyć.

R-147 = Zasady domowe mile widziane
    .says = Grupa może dodać własne zasady opcjonalne. Program zna tylko swoje opcje stołu; wszystko ponad to zostaje między graczami i program tego nie sprawdza.
    .example = ana, bo i cy umawiają się, że każde Ostateczne RzeNIE nagradzają brawami. Program nie ma nic przeciwko temu, ale nie klaszcze.

R-148 = Dbajcie o siebie nawzajem
    .says = Zasady picia i rozbierania są wyłączone, chyba że gospodarz potwierdzi, że wszyscy są dorośli (opcja adults), i je włączy. Udział w nich to zawsze własny wybór każdego gracza, a bez nich gra toczy się tak samo.
    .example = di woli po prostu grać w karty. Stół zostawia opcje drinking i strip wyłączone albo di ignoruje powiadomienia; nic w grze od nich nie zależy.

Q-01 = Efekty kilku graczy naraz
    .says = Gdy jedno zdarzenie aktywuje karty kilku graczy, kto jest pierwszy? Gracz, którego tura trwa, a potem pozostali zgodnie z ruchem wskazówek zegara.
    .example = ana używa karty Jednorożec za Jednorożca: Kukurożec wchodzi do stajni gracza ana, a Pazerny Latający Jednorożec do stajni gracza bo. Trwa tura gracza ana, więc najpierw ana dobiera dwie karty i odrzuca jedną; potem dobiera bo.

Q-02 = Dwóch graczy naraz zbiera dość jednorożców
    .says = Jeśli kilku graczy ma w tej samej chwili dość jednorożców, kto wygrywa? Gracz, którego tura trwa, jeśli jest wśród nich. W innym razie ten, kto ma najwięcej jednorożców, potem ten, kto ma najwięcej liter w ich nazwach; jeśli i to daje remis, przegrywają wszyscy.
    .example = ana zagrywa kartę Syrenorożec, siódmego jednorożca, i z czystej uprzejmości zwraca na rękę gracza bo Pandamonium, które leży tam przy siedmiu jednorożcach. Teraz ana i bo mają po siedem; trwa tura gracza ana, więc wygrywa ana.

Q-03 = Nicnierobienie w fazie akcji
    .says = Czy można po prostu zrezygnować z akcji? Nie, dopóki w talii jest karta: dobrać można zawsze, więc albo zagrywasz kartę, albo dobierasz.
    .example = bo ma na ręce tylko RzeNIE, a RzeNIE to nie akcja. bo dobiera więc kartę i na tym akcja się kończy.

Q-04 = Kto odpowiada pierwszy
    .says = Wszyscy, którzy mogą odpowiedzieć, są pytani naraz albo zgodnie z ruchem wskazówek zegara (opcja answers). Pierwsza riposta trafia na stos zagranych kart i otwiera nową rundę; wolniejsze zostają na ręce; pas obowiązuje do zmiany wierzchniej karty. Pytanie omija Cię tylko z jawnych powodów: Twoja karta na wierzchu, pusta ręka, karta, która Ci tego zabrania, wierzchnia karta nie do zablokowania.
    .example = ana zagrywa kartę Jednosorożec; bo i cy wysyłają po karcie RzeNIE, przy czym gracz bo o mgnienie oka wcześniej. RzeNIE gracza bo ląduje na stosie zagranych kart, a cy zachowuje swoje. di ma w stajni Kopyto z Gazu i w ogóle nie dostaje pytania.

Q-05 = Kiedy pusta talia kończy grę
    .says = Kiedy dokładnie pusta talia kończy grę? Gdy tylko nie zostaje nic do rozpatrzenia, przy czym najpierw sprawdza się zwycięstwo; kto bierze ostatnią kartę w fazie dobierania, nie ma już akcji. Jeśli trwający efekt dołoży karty do talii, gra toczy się dalej. Stół może woleć pierwsze nieudane dobranie albo przetasowanie (opcja deck_out).
    .example = ana bierze ostatnią kartę w fazie dobierania i nikt nie ma siedmiu jednorożców. Gra kończy się w tym miejscu, jeszcze przed akcją gracza ana, i wygrywa ten, kto ma najwięcej jednorożców.

Q-06 = Co liczy się jako litera
    .says = Gdy remis rozstrzygają litery, co jest literą? Każdy znak alfabetu w nazwie, w języku kart danego stołu (opcja card_language). Odstępy, łączniki, nawiasy i inne znaki nie liczą się wcale.
    .example = Rogaty Rekin jest wart 11 liter. Odstęp pośrodku nie jest wart nic, choć stoi w bardzo dobrym miejscu.

Q-07 = Gdzie leży rozpatrywana karta magii
    .says = Gdzie jest karta magii, gdy trwa jej efekt? W zasadach drugiej edycji już na stosie kart odrzuconych; w zasadach z łańcuchem efektów idzie tam, gdy jej efekt zostanie rozpatrzony (opcja magic_card). Karta Przetasowanie w obu wersjach wtasowuje do talii także siebie.
    .example = ana zagrywa Mistyczny Wir. W zasadach drugiej edycji leży on na stosie kart odrzuconych i zostaje z resztą wtasowany do talii; w zasadach z łańcuchem efektów przychodzi na to za późno.

Q-08 = Kiedy można wymienić rękę
    .says = Przy opcji mulligan: kiedy wolno Ci raz na grę odrzucić rękę i dobrać tyle samo kart? Na początku Twojej tury, jeśli masz na ręce kartę: gdy efekty przymusowe już wybrały, ale zanim cokolwiek zostanie rozpatrzone. Zbyt mała talia daje tyle, ile ma. Przy opcji drinking lub strip pojawia się powiadomienie, a strip liczy też odrzucone karty.
    .example = Tura gracza bo zaczyna się z czterema kartami, których nie pokochałby nikt. bo odrzuca całą czwórkę, dobiera cztery inne i w tej grze nie dostaje już takiej propozycji.

Q-09 = Kto wygrywa pojedynek na RzeNIA
    .says = Kto jest zwycięzcą wymiany kart RzeNIE? Gracz, którego riposta została w niej rozpatrzona jako ostatnia. Stos zagranych kart rozpatruje się od góry w dół, więc często nie jest to ten, kto odpowiada ostatni.
    .example = ana zagrywa kartę Zwyczajny Narwal; bo, ana, cy i di kładą po jednym RzeNIU, w tej kolejności. RzeNIE gracza di blokuje RzeNIE gracza cy, a potem RzeNIE gracza ana blokuje RzeNIE gracza bo. Ostatnie rozpatrzone jest RzeNIE gracza ana: wygrywa więc ana, a Zwyczajny Narwal żyje.

Q-10 = Co podaje się przed odpowiedziami
    .says = Jeśli cele podaje się przed kartami RzeNIE (opcja announce), co się podaje? Przy karcie magii każdego gracza, w którego rękę lub stajnię uderzy, oraz wybraną z jej możliwości; przy karcie, która idzie do stajni, tylko tę stajnię. Nigdy kart. Podany cel obowiązuje, nawet gdy nic już nie daje.
    .example = ana zagrywa kartę Kradzież w Biały Dzień i wskazuje gracza bo. Gracz bo odpowiada ostatnią kartą z ręki, a jest to RzeNIE; ana blokuje je własnym. Cel obowiązuje, ręka gracza bo jest pusta i ana nie bierze nic.

Q-11 = Pandamonium i podobne karty
    .says = Co jeszcze dosięga jednorożców, które są pandami? Liczą się za zero i nie sięga ich żaden efekt ani żadna ochrona, które mówią o jednorożcach; efekt na dowolną „kartę” sięga, chyba że stół uzna, że nie sięga ich nic (opcja masquerade). Efekty, które tylko patrzą, jak karty jednorożców przychodzą i odchodzą, takie jak Drut Kolczasty, nadal działają.
    .example = Jednorożce gracza bo są pandami. Trutka na Jednorożce gracza ana nie może ich tknąć; karta Dwa w Cenie Jednego może, a Tęczowa Aura w stajni gracza bo nie pomaga, skoro mówi o jednorożcach.

Q-12 = Jednorożec Anioł Mroku poświęca sam siebie
    .says = Czy można poświęcić kartę Jednorożec Anioł Mroku dla jej własnego efektu? Tak, ale wtedy ten efekt nie może przywrócić właśnie jej.
    .example = ana zagrywa kartę Jednorożec Anioł Mroku i poświęca właśnie ją. Ze stosu kart odrzuconych ana może przywrócić kartę Jednosorożec, ale nie Anioła.

Q-13 = Dwa zastąpienia pasują do jednego zdarzenia
    .says = Jeśli do jednego zdarzenia pasują dwa efekty „zamiast tego”, który działa? Gracz, do którego należy stajnia, wybiera jeden albo żaden, jeśli wszystkie są opcjonalne. Zdarzenie zastępuje się raz i uznaje za wykonane; to, co dzieje się zamiast niego, może z kolei zostać zastąpione przez inną kartę. Każde zniszczenie to osobne zdarzenie, a karta, którą ten sam efekt zniszczy, nie może zastąpić innej.
    .example = W talii drugiej edycji ana zagrywa kartę Trutka na Jednorożce, a celem jest Feniksorożec gracza bo, obok którego stoi Czarnorogi Rycerz. Gracz bo może odrzucić kartę, poświęcić kartę Czarnorogi Rycerz albo pożegnać Feniksa. Jedno z tego, nie dwa.

Q-14 = Powrót na rękę
    .says = Czy karta, która wraca na rękę, opuszcza stajnię? Tak, i zauważy to wszystko, co czeka na odchodzące karty.
    .example = bo ma Drut Kolczasty, a przez Kop z Zadniego Kopyta, który zagrywa ana, Zwyczajny Narwal wraca na rękę gracza bo. Jedna odrzucona karta należy się za Kop z Zadniego Kopyta, a druga, jeśli jeszcze jakaś jest, za Drut Kolczasty.

Q-15 = Kolejność w ogniwie
    .says = Efekty, które aktywują się razem, tworzą ogniwo. Najpierw wybierają przymusowe: zaczyna gracz, którego tura trwa, dalej zgodnie z ruchem wskazówek zegara, u każdego od najstarszej karty; potem opcjonalne, w kolejności, w jakiej każdy gracz ich używa. Rozpatruje się je w kolejności wybierania i dopiero wtedy sprawdza się warunki.
    .example = Tura gracza ana zaczyna się z kartami Jednosorożec i Sadystyczny Rytuał. Najpierw wybiera się ofiarę Rytuału, potem cel karty Jednosorożec. Następnie ana poświęca i dobiera za Rytuał, a dopiero potem Jednosorożec niszczy.

Q-16 = Kiedy proponuje się efekt opcjonalny
    .says = Efekt opcjonalny proponuje się, jeśli dla całego stołu jego pierwsze działanie wygląda na możliwe: liczy się wielkość ręki, nie jej zawartość, więc czasem możesz tylko odmówić. Gdy przeszkodę widzą wszyscy, na przykład kartę Jednorożec Królowa Ula u innego gracza, pytania nie ma. Późniejsze działania, które okażą się niewykonalne, ignoruje się.
    .example = ana zagrywa kartę Tęczorożec i ma na ręce dwie inne karty, z których żadna nie jest zwyczajnym jednorożcem. Pytanie i tak pada, a ana może tylko odmówić, z czego gracz bo niczego się nie dowie.

Q-17 = Mniej, niż wynosi żądana liczba
    .says = Działanie przymusowe bierze tyle, ile jest; opcjonalne potrzebuje całości. „Jeśli się to uda” i „jeśli to zrobisz” wymagają pełnej liczby. „Wszystkie” może znaczyć żadne, ale nie przed „jeśli się to uda”. Dopóki jest ktoś lub coś, na czym pierwsze działanie efektu zadziała, nie możesz wybrać celu, na którym się nie uda.
    .example = W zasadach drugiej edycji ana zagrywa swoją jedyną kartę (Karta się Odwróciła), dobiera dwie i ma odrzucić trzy. Odchodzą obie, a że dwie to nie trzy, dodatkowej tury nie ma.

Q-18 = Wybranej karty już nie ma
    .says = Co, jeśli karty wybranej dla efektu już nie ma, gdy przychodzi jej chwila? Tego działania się nie wykonuje i nic innego się w zamian nie wybiera.
    .example = ana zagrywa kartę Jednorożec za Jednorożca, daje graczowi bo szóstego jednorożca i chce zabrać kartę Jednosorożec. Pierwsza jest jednak Stajnia Kawalerka: gracz bo poświęca dla niej właśnie kartę Jednosorożec i ana nie dostaje nic.

Q-19 = Efekty wywołane przez ogniwo
    .says = Co dzieje się z efektami, które aktywują się podczas rozpatrywania innych? Czekają i razem tworzą następne ogniwo. Taki efekt rozpatruje się, nawet jeśli jego karty już nie ma w stajni, z wyjątkiem działania, które tej karty tam wymaga.
    .example = ana zagrywa Dwa w Cenie Jednego i niszczy kartę Jednorożec Dziabuś gracza bo oraz kartę Zwyczajny Narwal gracza cy. Gdy obie znikną, przychodzi pora na zemstę i gracz bo może z niej skorzystać, choć Dziabuś leży już na stosie kart odrzuconych.

Q-20 = Odejście latających jednorożców i jednorożków
    .says = Czy powrót latającego jednorożca na rękę albo jednorożka do żłobka to efekt „zamiast tego”? Nie: po prostu tam idą, gdy się je poświęca lub niszczy. Stosu kart odrzuconych nigdy nie oglądają, a czyn uznaje się za wykonany. Oślepiający Blask odbiera to latającym, ale nie jednorożkom.
    .example = ana poświęca kartę Pazerny Latający Jednorożec dla karty Dwa w Cenie Jednego. Wraca ona na rękę gracza ana, liczy się jako poświęcona, a dwie karty innych graczy i tak zostają zniszczone.

Q-21 = Oślepiający Blask z drugiego druku a „zamiast tego”
    .says = Co wyłącza Oślepiający Blask z drugiego druku? Tylko efekty wymagające aktywowania, ale „zamiast tego” do nich należy; stałe zostają. Tak w drugiej edycji, jak i w drugim druku nie działają efekty na odejście samej karty: nic nie wraca, a ukradziona zdobycz zostaje. Szczeniorożec przestaje wędrować, ale zachowuje ochronę.
    .example = Jednorożec Dziabuś zostaje zniszczony w stajni gracza bo, gdzie świeci Oślepiający Blask. Z każdą z tych dwóch talii jest tak samo: Dziabuś nie zabiera nikogo ze sobą.

Q-22 = Stajnia Kawalerka i Wzdęcia Jednorożca
    .says = Kiedy sprawdza się te dwie karty? Po każdym pojedynczym zdarzeniu, przed wszystkim, co czeka. Dla karty Stajnia Kawalerka możesz poświęcić każdego jednorożca: także nowo przybyłego, którego efekt wejścia i tak się rozpatruje, albo takiego, którego wybrał czekający efekt.
    .example = ana ma kartę Stajnia Kawalerka i pięć jednorożców, gdy do stajni wchodzi Pazerny Latający Jednorożec. ana od razu go poświęca, karta wraca na rękę, a dobranie z jej efektu i tak się odbywa.

Q-23 = Zwroty, które się należą
    .says = Kiedy jednorożec zabrany lub pożyczony na jakiś czas wraca do siebie? Tylko jeśli przez cały czas był tam, gdzie trafił; dla kart Lasso na Jednorożce i Jednorożec z Wypożyczalni musi zostać na miejscu także ta karta. Jeśli drogę zamyka Jednorożec Królowa Ula lub Eunuchorożec, dług przepada. Na koniec tury zwroty są przed limitem kart na ręce.
    .example = ana łapie kartą Lasso na Jednorożce kartę Jednosorożec gracza bo, potem zagrywa Dwa w Cenie Jednego i poświęca przy tym Lasso na Jednorożce. Na koniec tury nic nie wraca: Jednosorożec zostaje u gracza ana.

Q-24 = Przenoszenie karty
    .says = Czy przeniesienie to kradzież albo zagranie? Ani jedno, ani drugie, ale karta opuszcza jedną stajnię i wchodzi do drugiej, ze wszystkim, co to wywołuje. Karta, która już jest tam, gdzie ma się znaleźć, żadnej nie opuszcza i do żadnej nie wchodzi, a Ty nie możesz przenieść karty do stajni, w której już leży.
    .example = Zaczyna się tura gracza bo i Szczeniorożec przenosi się ze stajni gracza ana do stajni gracza bo. Drut Kolczasty w tej pierwszej widzi odejście, więc ana odrzuca kartę. Gdyby Szczeniorożec był już na miejscu, nic by nie drgnęło.

Q-25 = Gdy każdy gracz musi wybrać
    .says = Gdy wybrać musi każdy gracz, kto jest pierwszy? Pyta się wszystkich naraz i nic się nie dzieje, póki nie wybierze ostatni. Potem wykonuje się to razem, od gracza, którego tura trwa, zgodnie z ruchem wskazówek zegara.
    .example = ana zagrywa kartę Lamorożec i każdy wybiera kartę do odrzucenia. Gdy cy wreszcie się decyduje, karty odchodzą: najpierw gracza ana, potem bo, na końcu cy.

Q-26 = Tury pominięte i dodatkowe
    .says = Którą turę zabiera pominięcie i czy dodatkowe tury się sumują? Pominięcie zabiera najbliższą turę, którą ten gracz miałby rozegrać, dodatkową także, a w pominiętej turze nie dzieje się nic, nawet Szczeniorożec się nie przenosi. Dodatkowe tury się sumują.
    .example = ana zagrywa kartę Kac Stajnia i wybiera gracza bo. Gdy przychodzi kolej gracza bo, nie ma ani początku tury, ani dobierania, ani akcji; od razu gra cy.

Q-27 = Talia dla dwóch graczy
    .says = Które karty odpadają przy dwóch graczach? Każda talia ma własną listę, bez względu na wersję zasad. Każdy gracz zaczyna też z jednym zwykłym RzeNIEM (w talii after-dark to Hasło Brzmi: RzeNIE) i nie jest to dla nikogo tajemnicą. Można z tego wszystkiego zrezygnować (opcja two_player_setup).
    .example = ana i bo grają talią podstawową. Na głowę przypada pięć kart i jedno jawne RzeNIE, a Jednorożec Królowa Ula zostaje w pudełku.

Q-28 = Co widzą wszyscy
    .says = Co jest jawne? Każda karta w stajniach, na stosie kart odrzuconych, w żłobku i na stosie zagranych kart, a także liczba kart na każdej ręce i w talii. Kto spasował przy danej karcie, widać dopiero po zakończeniu odpowiedzi.
    .example = bo widzi, że ana ma na ręce sześć kart, i może przeczytać cały stos kart odrzuconych. Czy cy już pasuje przy karcie Jednosorożec gracza ana, tego gracz bo jeszcze nie widzi.

Q-29 = Gry bez końca
    .says = Co przerywa pętlę bez końca? Opcjonalny efekt jednej karty proponuje się najwyżej 20 razy na turę, licząc z odmowami. Po 1000 tur gra kończy się tak, jakby wyczerpała się talia, i wynik o tym mówi.
    .example = ana, bo i cy wtasowują stos kart odrzuconych z powrotem, aż kończy się tura numer 1000. Liczy się jednorożce, ana ma najwięcej i wygrywa, a wynik podaje powód.

Q-30 = Podwójna Skakanka i Loch Jednorożców
    .says = Na co dokładnie pozwalają? Na zagranie najwyżej dwóch kart albo na jedno dobranie, ale nie na jedno i drugie. Karta zablokowana przez RzeNIE liczy się jako zagrana. Działa to do końca tury, nawet jeśli karta opuści stajnię, a dwie takie karty się nie sumują.
    .example = ana używa karty Podwójna Skakanka, a gracz bo blokuje pierwszą kartę kartą RzeNIE. ana może jeszcze zagrać kartę Jednosorożec jako drugą albo na tym poprzestać, ale nie może zamiast tego dobrać.

Q-31 = Przywracanie tego, czym się zapłaciło
    .says = Czy efekt może przywrócić własną zapłatę? Karta nigdy nie przywraca samej siebie efektem, który ją poświęcił. Efekt może przywrócić kartę, którą dla niego odrzucono, a także jednorożca poświęconego dla innego efektu z tego samego ogniwa.
    .example = Dla karty Jednorożec Nekromanta ana odrzuca karty Zwyczajny Narwal i Jednosorożec i tę drugą umieszcza bezpośrednio w stajni. Anielski Jednorożec, który poświęca sam siebie, siebie już nie sprowadzi.

Q-32 = Każdy poświęca, nowo przybyły też się nadaje
    .says = Jednorożec Totalna Rozwałka i Jednorożec Guru Sekty każą każdemu graczowi poświęcić jednorożca. Czy gracz, który ma taką kartę, może oddać właśnie ją? Tak.
    .example = ana zagrywa kartę Jednorożec Totalna Rozwałka, poświęca ją dla jej własnego efektu i zachowuje jednorożka. bo ma tylko kartę Jednosorożec i musi się z nią rozstać.

Q-33 = Karty, które potrzebują zwyczajnego jednorożca
    .says = Gdzie musi być karta zwyczajnego jednorożca? Dla kart Tęczowa Grzywa i Zapasowy Ogon w stajni, do której wchodzą, obojętne jaką drogą. Dla trzech kart after-dark z takim warunkiem, wśród nich Start z Kopyta, w stajni gracza, który kartę zagrywa, i tylko w chwili zagrania.
    .example = ana chce kartą Podaj Dalej przenieść Zapasowy Ogon do stajni gracza bo, gdzie nie ma karty zwyczajnego jednorożca: nie da się. cy ma kartę Zwyczajny Narwal, a to taka karta, więc tam Ogon może trafić.

Q-34 = Z jakich nazw bierze się litery
    .says = Którą nazwę liczy się, gdy remis rozstrzygają litery? Tę, którą mają karty stołu w wybranym języku kart (opcja card_language), razem z kolorem w nawiasie. Zapis gry zachowuje użyte liczby, więc późniejsza zmiana nazwy nie zmienia żadnego wyniku.
    .example = Zwyczajny Jednorożec (Czerwony) liczy 27 liter, Zwyczajny Jednorożec (Indygo) tylko 25. Przy zaciętym remisie opłaca się trzymać w stajni dłuższe kolory.

Q-35 = Wybór jednorożków
    .says = Kto pierwszy wybiera jednorożka? Gracz rozpoczynający, a potem pozostali w kolejności tur. Stół może też zdecydować, że się je rozdaje (opcja babies).
    .example = ana, bo, cy i di siedzą w tej kolejności, a zaczyna cy. Pierwszy wybór ma cy, potem di, ana i bo.

Q-36 = Pusta talia, Pandamonium i Stajnia Kawalerka
    .says = Jak liczy się jednorożce po wyczerpaniu talii, jeśli leży tam jedna z tych kart? Jak zawsze: pandy liczą się za zero, a Stajnia Kawalerka niczego nie zmienia.
    .example = Talia jest pusta. Sześć pand gracza bo liczy się za zero, ana ma cztery jednorożce i kartę Stajnia Kawalerka, a cy trzy jednorożce. Wygrywa ana.

Q-37 = Karta Jednowróżec
    .says = Co, jeśli zostało mniej niż trzy karty, i czy wybraną się pokazuje? Oglądasz tyle, ile jest, a karta, którą bierzesz, pozostaje tajna.
    .example = W talii zostały dwie karty. Dzięki karcie Jednowróżec ana ogląda obie, jedną bierze, nie pokazując jej, a drugą odkłada z powrotem.

Q-38 = Karta Promień Zdrobnienia
    .says = Jednorożki z wybranej stajni idą do żłobka i też się liczą; potem przychodzi tyle jednorożków, ile jednorożców odeszło, albo tyle, ile ma żłobek. Zbyt pusty żłobek nigdy nie przeszkadza w zagraniu tej karty. Efekty przenoszonych kart nie działają, ale Drut Kolczasty nadal je zauważa.
    .example = ana zagrywa Promień Zdrobnienia i wybiera stajnię gracza bo, w której są Jednosorożec, Jednorożec Dziabuś i jednorożek. Odchodzi cała trójka, Dziabuś nie zabiera nikogo ze sobą, a przychodzą trzy jednorożki.

Q-39 = Pandy, Oślepiający Blask i Drut Kolczasty
    .says = Czy Oślepiający Blask oślepia pandy? Nie, odbiera im tylko efekty wejścia, ponieważ wchodzą jeszcze jako jednorożce. Drut Kolczasty szuka kart jednorożców, więc działa i gdy pandy przychodzą, i gdy odchodzą.
    .example = bo ma Pandamonium i Oślepiający Blask. Jednosorożec w tej stajni nadal może niszczyć na początku tury, ale gdy wchodzi do niej Lamorożec, nikt nie odrzuca karty.

Q-40 = Co robi RzeNIE
    .says = Dokąd idą karty i czy akcja przepada? Karta pod kartą RzeNIE i samo RzeNIE idą na stos kart odrzuconych, a akcja jest zużyta.
    .example = ana zagrywa kartę Jednosorożec, gracz bo blokuje ją kartą RzeNIE i nikt nie odpowiada. Obie karty idą na stos kart odrzuconych, a akcja gracza ana się kończy.

Q-41 = Co wiesz o cudzej ręce
    .says = Które karty na cudzej ręce uznaje się za znane Tobie? Te, które na Twoich oczach tam trafiły lub tam leżały i na pewno od tej pory nie odeszły. Niejawne losowanie, podarunek albo tasowanie kończy to dla każdego, kto nie widział, która to karta.
    .example = Syrenorożec gracza ana zwraca kartę Jednosorożec na rękę gracza bo i wszyscy wiedzą, że tam jest. Potem cy dzięki karcie Amerożec losuje jedną z pięciu kart gracza bo: gracze bo i cy wiedzą którą, ana nie ma już pewności.

Q-42 = Karty magii odkładane na końcu
    .says = W zasadach z łańcuchem efektów (opcja magic_card) karta magii idzie na stos kart odrzuconych po rozpatrzeniu; kiedy dokładnie? Gdy tylko skończy się jej własny efekt, przed wszystkim, co ten efekt wywołał.
    .example = W zasadach z łańcuchem efektów ana zagrywa kartę Reanimacja Pysk-Pysk i umieszcza bezpośrednio w stajni kartę Magiczny Latający Jednorożec. Gdy przychodzi pora na jej efekt wejścia, Reanimacja Pysk-Pysk leży już na stosie kart odrzuconych i ana może wziąć ją z powrotem na rękę.

Q-43 = Efekty na „wszystkie” karty
    .says = W jakiej kolejności działa efekt na „wszystkie” karty? Po jednej karcie, od najstarszej, stajnia po stajni zgodnie z ruchem wskazówek zegara, od gracza, którego tura trwa, a po każdej sprawdza się karty takie jak Stajnia Kawalerka. Karty odporne się omija i nie liczy.
    .example = bo ma stare Pandamonium, nowszą kartę Stajnia Kawalerka i siedem jednorożców. Guzik od Resetu, który zagrywa ana, najpierw zabiera Pandamonium, więc Stajnia Kawalerka upomina się o dwa jednorożce, zanim też odejdzie.

Q-44 = Szukanie, które nic nie daje
    .says = Szukanie w talii proponuje się zawsze, gdy jest w niej karta; możesz nie wziąć żadnej, a talię i tak się tasuje, jeśli karta tak mówi. Stos kart odrzuconych jest jawny, więc wzięcie z niego proponuje się tylko wtedy, gdy leży tam odpowiednia karta, a po skorzystaniu musisz jakąś wziąć.
    .example = ana szuka dzięki karcie Narwal z Klasą, ale w talii nie ma już ulepszeń: ana nie bierze nic, a talię się tasuje. Śmigły Latający Jednorożec nie proponuje nic, póki na stosie kart odrzuconych nie leży żadne RzeNIE.

Q-45 = „I” po nieudanym „jeśli się to uda”
    .says = Jeśli tego, co stoi przed „jeśli się to uda”, nie wykonano, co z „i”, które stoi dalej? Należy do tego samego zdania, więc tej części też się nie wykonuje.
    .example = W zasadach drugiej edycji ana zagrywa kartę Niech Leje Deszcz, mając na ręce jedną inną kartę. Ta karta odchodzi, ale potrzebne były dwie: ana nie dobiera nic i dodatkowej tury też nie ma.

Q-46 = Które efekty są na początku tury
    .says = Które karty mają efekt na początku Twojej tury? Te, które leżą w Twojej stajni, gdy zaczyna się ta faza, czyli po przeniesieniu karty Szczeniorożec i po wszystkim, co ono wywołało. Karta, która przychodzi w trakcie fazy, jest spóźniona.
    .example = Na początku swojej tury ana odrzuca trzy karty dla karty Tęczowe Lasso i kradnie kartę Jednosorożec gracza bo. Ta przychodzi po dzwonku i w tej turze nic nie niszczy.

Q-47 = Kiedy pije się za pojedynek na RzeNIA
    .says = Przy opcji drinking: kiedy wskazuje się kogoś po trzech kartach RzeNIE? Raz na turę, gdy wymiana z trzecim RzeNIEM tury jest już rozpatrzona, ale zanim zadziała karta, która ją przetrwała. Zwycięzca tej wymiany odpowiada tak lub nie, a potem wskazuje dowolnego gracza, także siebie.
    .example = bo blokuje kartą RzeNIE kartę gracza ana, ana odpowiada RzeNIEM, a cy blokuje je kolejnym. RzeNIE gracza bo rozpatruje się ostatnie, więc pytanie dostaje gracz bo, mówi tak i wskazuje gracza di. Stół wyświetla powiadomienie i nic poza tym.

Q-48 = Koniec przy pierwszym nieudanym dobraniu
    .says = Jeśli gra kończy się przy pierwszym niemożliwym dobraniu (opcja deck_out), kiedy dokładnie? Najpierw kończy się trwający efekt ze wszystkim, co wywołuje, a dopiero potem gra. Dobieranie jako akcja jest dozwolone także przy pustej talii i kończy grę.
    .example = ana bierze ostatnią kartę w fazie dobierania, ma o jednego jednorożca więcej niż ktokolwiek inny i jako akcję znów dobiera. Karty nie ma, gra się kończy i wygrywa ana.

Q-49 = Przetasowanie stosu kart odrzuconych
    .says = Jeśli stół gra z przetasowaniem (opcja deck_out), kiedy się je robi? Gdy trzeba dobrać, obejrzeć lub wyszukać kartę, a talia jest pusta. Jeśli stos kart odrzuconych też jest pusty, gra kończy się jak po nieudanym dobraniu.
    .example = Talia jest pusta, gdy tura gracza bo dochodzi do fazy dobierania. Stos kart odrzuconych tasuje się w nową talię, gracz bo dobiera i gra toczy się dalej.

Q-50 = Kto pije za jednorożca
    .says = Co się liczy przy opcji drinking? Łyk za każdą kartę, która liczyła się jako jednorożec i naprawdę została poświęcona lub zniszczona. Jeśli zamiast niej odeszło coś innego, liczy się tylko to, i tylko jeśli było jednorożcem. Pandy nie dają łyków, a ich nazwy przy remisie nie dają liter.
    .example = ana chce zniszczyć kartę Waniliorożec gracza bo, ale zamiast niej gracz bo poświęca kartę Dmuchany Jednorożec. Mimo nazwy to ulepszenie, więc powiadomienia nie ma.

Q-51 = Natychmiastowe zwycięstwo
    .says = Jeśli zwycięstwo liczy się natychmiast (opcja win), kiedy się je sprawdza? Po każdym pojedynczym zdarzeniu, także w środku efektu, ale po kartach takich jak Stajnia Kawalerka. O dwóch zwycięzcach naraz rozstrzyga się jak zwykle, a tego, co zostało do rozpatrzenia, już się nie wykonuje.
    .example = ana zagrywa kartę Jednorożec Totalna Rozwałka jako siódmego jednorożca. Z tą opcją ana wygrywa, gdy tylko karta wchodzi do stajni; normalnie najpierw przychodzi jej efekt i ana musi poświęcić jednorożca.
