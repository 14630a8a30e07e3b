### The command line's own output. German. (What --help says stands in help.ftl, errors in errors.ftl.)

## Situations

cli-situation-ok = ok      { $file }
cli-situation-fail = FEHLER  { $file }:{ $step }: { $message }
cli-situations =
    { $total ->
        [one] { $good } von { $total } stimmt.
       *[other] { $good } von { $total } stimmen.
    }

## Cards

# A pack file that was checked.
cli-pack-holds =
    { $n ->
        [one] { $file } ist in Ordnung: { $n } Karte.
       *[other] { $file } ist in Ordnung: { $n } Karten.
    }
cli-card = { $name }  ({ $kind }, { $copies } im Deck, { $id })

## Options

cli-option = { $name }: { $values }; Vorgabe { $default }
cli-option-two = { $name }: { $values }; Vorgabe { $default } (effect-chain: { $chain })

## Replays

cli-replay-head = { $pack }, { $profile }, Plätze: { $seats }
cli-replay-holds =
    { $n ->
        [one] { $file } ist in Ordnung: { $n } Antwort.
       *[other] { $file } ist in Ordnung: { $n } Antworten.
    }

## Rules

cli-rules-more = Eine davon in voller Länge: { $command }

## Rows of simulate and bench

row-games = Partien
row-decisions = Entscheidungen
row-seconds = Sekunden
row-decisions_per_s = Entscheidungen pro s
row-games_per_s = Partien pro s
row-decisions_per_game = Entscheidungen pro Partie
row-wins_by_seat = Siege nach Platz
row-wins_by_bot = Siege nach Bot
row-everyone_loses = alle verlieren
row-deck_outs = Deck aufgebraucht
row-clone_us = Kopie in µs
row-view_us = Ansicht in µs
row-compiled = kompiliert
row-players = Spieler
row-endless = endlos
row-import_ms = Import in ms
