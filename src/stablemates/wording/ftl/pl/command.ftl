### The command line's own output. Polish. (What --help says stands in help.ftl, errors in errors.ftl.)

## Situations

cli-situation-ok = ok    { $file }
cli-situation-fail = BŁĄD  { $file }:{ $step }: { $message }
cli-situations = Zgadza się { $good } z { $total }.

## Cards

# A pack file that was checked.
cli-pack-holds =
    { $n ->
        [one] Plik { $file } jest poprawny: { $n } karta.
        [few] Plik { $file } jest poprawny: { $n } karty.
       *[many] Plik { $file } jest poprawny: { $n } kart.
    }
cli-card = { $name }  ({ $kind }, w talii: { $copies }, { $id })

## Options

cli-option = { $name }: { $values }; domyślnie { $default }
cli-option-two = { $name }: { $values }; domyślnie { $default } (effect-chain: { $chain })

## Replays

cli-replay-head = { $pack }, { $profile }, miejsca: { $seats }
cli-replay-holds =
    { $n ->
        [one] Plik { $file } jest poprawny: { $n } odpowiedź.
        [few] Plik { $file } jest poprawny: { $n } odpowiedzi.
       *[many] Plik { $file } jest poprawny: { $n } odpowiedzi.
    }

## Rules

cli-rules-more = Cała treść jednej z nich: { $command }

## Rows of simulate and bench

row-games = gry
row-decisions = decyzje
row-seconds = sekundy
row-decisions_per_s = decyzje na s
row-games_per_s = gry na s
row-decisions_per_game = decyzje na grę
row-wins_by_seat = wygrane według miejsca
row-wins_by_bot = wygrane według bota
row-everyone_loses = wszyscy przegrywają
row-deck_outs = wyczerpane talie
row-clone_us = kopia stanu, us
row-view_us = widok, us
row-compiled = skompilowany silnik
row-players = gracze
row-endless = gry bez końca
row-import_ms = import, ms
