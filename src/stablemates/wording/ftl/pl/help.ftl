### What --help says. Polish.
### A message's name comes from its English text, so it changes with it.

help-000-to-004-sets-deck-profile-language-and-starting-rule = Od 000 do 004: ustawia od razu talię, profil, język i zasadę wyboru gracza rozpoczynającego.
help-a-file-of-house-rules-which-say-their-notices = Plik z zasadami domowymi, które wyświetlają swoje powiadomienia.
help-a-game-file = Plik gry.
help-a-game-in-the-terminal-against-bots-several-people-take = Gra w terminalu z botami; kilka osób gra na zmianę przy jednym ekranie.
help-a-names-file-other-names-for-the-cards = Plik nazw: inne nazwy kart.
help-a-referee-and-company-for-the-card-game-unstable = Nieoficjalny sędzia i towarzystwo do gry karcianej Unstable Unicorns.
help-a-table-option-name-value-may-be-repeated = Opcja stołu, nazwa=wartość; można podać kilka razy.
help-bots-by-seat-going-round-random = Boty na kolejnych miejscach, w kółko: random.
help-check-a-pack-file-of-your-own = Sprawdź własny plik pakietu.
help-for-playing-the-same-deal-again = Żeby zagrać jeszcze raz to samo rozdanie.
help-games-a-round-three-rounds = Liczba gier w rundzie; rundy są trzy.
help-go-on-with-a-game-saved-by-save-file = Wczytaj grę zapisaną poleceniem `zapisz PLIK` i graj dalej.
help-how-fast-the-engine-is-here-decisions-and-games-a = Jak szybki jest tu silnik: decyzje i gry na sekundę, koszt kopii stanu i widoku.
help-how-many-games = Liczba gier.
help-how-many-of-them-are-people-at-this-screen = Ile z tych miejsc zajmują ludzie przy tym ekranie.
help-lists-the-cards-of-a-deck-with-their-text-which-is-made = Wypisuje karty talii z ich tekstem, który powstaje z tego, co wykonuje silnik.
help-lists-the-table-options-with-their-values-defaults-and = Wypisuje opcje stołu z wartościami, ustawieniami domyślnymi i krótkim opisem każdej.
help-names-of-the-seats-separated-by-commas = Nazwy miejsc, oddzielone przecinkami.
help-only-recompute-and-check-it = Tylko przelicz i sprawdź plik.
help-plays-many-games-by-bots-and-counts-what-came-out = Boty rozgrywają wiele gier, a program liczy wyniki.
help-print-json = Wypisz JSON.
help-print-the-json-schema-of-pack-files = Wypisz schemat JSON Schema plików pakietów.
help-processes-0-takes-one-for-each-core = Procesy; 0 oznacza po jednym na każdy rdzeń.
help-runs-situation-files-a-line-for-each-exit-status-1 = Uruchamia pliki sytuacji: po wierszu na każdy; kod wyjścia 1, jeśli coś się nie zgadza, 2, jeśli plik jest źle zbudowany.
help-seats = Miejsca.
help-seats-a-number-a-range-2-8-or-a-list-2-4-6 = Miejsca: liczba, zakres 2-8 albo lista 2,4,6.
help-seats-at-the-table-2-to-8 = Miejsca przy stole, od 2 do 8.
help-second-edition-or-effect-chain-the-deck-s-own-if-not = second-edition lub effect-chain; bez tej opcji własny profil talii.
help-show-one-card = Pokaż jedną kartę.
help-show-the-events-as-this-seat-saw-them-1-shows-all-hands = Pokaż zdarzenia tak, jak widać je z tego miejsca; -1 pokazuje wszystkie ręce.
help-situation-files-or-folders-of-them = Pliki sytuacji albo foldery z nimi.
help-steps-through-a-game-file-or-checks-every-answer-and = Przechodzi plik gry krok po kroku albo sprawdza w nim każdą odpowiedź i sumę kontrolną.
help-the-deck-base-base-second-print-after-dark-a-pack-file = Talia: base, base-second-print, after-dark, plik pakietu albo kilka z nich połączonych znakiem +.
help-the-id-of-a-rule-such-as-r-096-or-words = Id zasady, np. R-096, albo słowa.
help-the-language-en-it-nl-pl-or-de-that-of-your-system-if = Język: en, it, nl, pl lub de; bez tej opcji język systemu.
help-the-language-of-the-cards-if-it-is-another-one = Język kart, jeśli ma być inny.
help-the-same-seed-gives-the-same-games = To samo ziarno daje te same gry.
help-the-text-in-a-few-words = Tekst w kilku słowach.
help-wait-for-enter-after-each-answer = Czekaj na Enter po każdej odpowiedzi.
help-what-a-rule-says-in-plain-words-with-an-example-or = Co mówi zasada, prostymi słowami i z przykładem; albo które zasady o czymś mówią.
help-with-json-the-text-also-cut-into-parts = Z --json: tekst także podzielony na części.
