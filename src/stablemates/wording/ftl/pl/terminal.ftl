### The plain terminal: headings, help and what is said to somebody who mistypes. Polish.

screen-welcome =
    { $need ->
        [one] Witaj. Wygrywa, kto najszybciej zbierze { $need } jednorożca. Wpisz ?, a dostaniesz pomoc.
        [few] Witaj. Wygrywa, kto najszybciej zbierze { $need } jednorożce. Wpisz ?, a dostaniesz pomoc.
       *[many] Witaj. Wygrywa, kto najszybciej zbierze { $need } jednorożców. Wpisz ?, a dostaniesz pomoc.
    }

## The table

screen-moment =
    { $reader ->
        [seat] Tura { $n }, Ty: { $phase }.
       *[none] Tura { $n }, { $seat }: { $phase }.
    }
screen-setup = Przed pierwszą turą.
screen-middle = Talia { $deck }, stos kart odrzuconych { $discard }, żłobek { $nursery }.
screen-pile = Na stosie zagranych kart: { $cards }.
screen-pile-card =
    { $reader ->
        [seat] { $card } (Ty)
       *[none] { $card } ({ $seat })
    }
screen-link = Efekty tej chwili: { $effects }.
screen-deck-known = Na wierzchu talii, o ile Ci wiadomo: { $cards }.
# Headings of columns.
screen-column-seat = gracz
screen-column-unicorns = jednorożce
screen-column-hand = ręka
screen-column-stable = stajnia
# Unicorns in a stable, of those needed to win.
screen-count = { $n } z { $need }
screen-you = { $name } (Ty)
# The name of the one person among bots.
screen-your-name = Ty
screen-upgrades = Ulepszenia: { $cards }
screen-downgrades = Kary: { $cards }
screen-empty = pusta stajnia
screen-known = znane na ręce: { $cards }
screen-open = odkryta ręka: { $cards }
screen-hand = Twoja ręka:
screen-hand-none = Nie masz kart na ręce.
screen-hand-line = Twoja ręka: { $cards }.
screen-discard = Stos kart odrzuconych, od wierzchu: { $cards }.
screen-discard-none = Stos kart odrzuconych jest pusty.
screen-card = { $name } ({ $kind })
screen-card-note = { $kind }. { $text }.

## Asking

screen-again = Poproszę numer albo nazwę z listy; ? to pomoc.
screen-no-such = Nic tu nie pasuje do „{ $text }”. Poproszę numer albo nazwę z listy; ? to pomoc.
screen-no-number = Nie ma tu odpowiedzi { $text }.
screen-several = „{ $text }” może znaczyć: { $cards }. Poproszę trochę dokładniej.
screen-no-card = Żadna karta w tej talii nie pasuje do „{ $text }”.
screen-which-card = Która karta? Na przykład: { $command } jednosorożec
screen-no-rule = Nie ma zasady „{ $text }”. Zasady mają oznaczenia takie jak R-096 i Q-04; można też szukać słów.
screen-rule-example = Przykład: { $text }

## Help. The commands themselves may be typed in English or as said in typed-... below.

screen-help = Odpowiedz numerem albo początkiem nazwy: `narwal`, `narwal bo`, `pas`, `tak`.
screen-help-card = co robi karta
screen-help-why = dlaczego karty z ręki nie da się teraz zagrać
screen-help-rule = co mówi zasada, według oznaczenia albo słów
screen-help-hand = Twoja ręka i co robią karty
screen-help-table = wszystkie stajnie
screen-help-discard = stos kart odrzuconych
screen-help-log = co się wydarzyło
screen-help-log-all = to samo od początku
screen-help-save = zachowaj grę w tym stanie
screen-help-quit = zakończ w tym miejscu
# Stands for a card, a rule or a file behind a command.
screen-arg-card = KARTA
screen-arg-rule = ZASADA
screen-arg-file = PLIK
screen-log-none = Jeszcze nic się nie wydarzyło.

## Several people at one screen

screen-cover = Przekaż ekran graczowi { $name }, a potem naciśnij Enter.
screen-anybody = Czy ktoś odpowiada na kartę „{ $card }”? Naciśnij Enter, jeśli nikt, albo wpisz, czyją rękę pokazać: { $names }.
screen-anybody-one = { $names }: odpowiadasz na kartę „{ $card }”? Naciśnij Enter, jeśli nie, albo wpisz swoją nazwę, a zobaczysz swoją rękę.
screen-nobody-looks = Na ekranie nie ma teraz niczyjej ręki.
screen-no-name = „{ $text }” to nikt z tych graczy: { $names }. Naciśnij Enter, jeśli nikt nie odpowiada.

## Saving and leaving

screen-saved = Zapisano. Tak wrócisz do tej gry:
screen-save-which = Podaj nazwę pliku: { $command }
screen-save-taken = Plik { $file } już istnieje i nie jest zapisaną grą, więc zostaje nietknięty. Poproszę inną nazwę.
screen-save-failed = Nie można zapisać pliku { $file }: { $error }.
screen-bye = Jednorożce czekają w stajniach.
screen-bye-saved = Tak wrócisz do gry:
screen-bye-older = W pliku jest gra z chwili zapisu. Tak do niej wrócisz:
screen-bye-unsaved = Ta gra nie jest zapisana. Następnym razem zachowa ją `{ $command }`, a tak się do niej wraca:

## What may be typed: words with a blank between them, the first one is shown in the help. English words always work too.

typed-yes = tak t
typed-no = nie n
typed-pass = pas pasuję pasuje
typed-none = nic nikt żadna zadna
typed-draw = dobierz
typed-done = gotowe starczy
typed-mulligan = wymiana
typed-all = wszystko
typed-help = pomoc
typed-why = dlaczego czemu
typed-rule = zasada
typed-hand = ręka reka
typed-table = stół stol
typed-discard = stos odrzucone
typed-log = dziennik
typed-save = zapisz
typed-quit = wyjdź wyjdz
