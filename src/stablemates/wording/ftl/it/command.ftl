### The command line's own output. Italian. (What --help says stands in help.ftl, errors in errors.ftl.)

## Situations

cli-situation-ok = ok    { $file }
cli-situation-fail = NO    { $file }:{ $step }: { $message }
cli-situations =
    { $good ->
        [one] Ne regge { $good } su { $total }.
       *[other] Ne reggono { $good } su { $total }.
    }

## Cards

# A pack file that was checked.
cli-pack-holds =
    { $n ->
        [one] { $file } è in ordine: { $n } carta.
       *[other] { $file } è in ordine: { $n } carte.
    }
cli-card = { $name }  ({ $kind }, { $copies } nel mazzo, { $id })

## Options

cli-option = { $name }: { $values }; predefinito: { $default }
cli-option-two = { $name }: { $values }; predefinito: { $default } (effect-chain: { $chain })

## Replays

cli-replay-head = { $pack }, { $profile }, posti: { $seats }
cli-replay-holds =
    { $n ->
        [one] { $file } è in ordine: { $n } risposta.
       *[other] { $file } è in ordine: { $n } risposte.
    }

## Rules

cli-rules-more = Per leggerne una per intero: { $command }

## Rows of simulate and bench

row-games = partite
row-decisions = decisioni
row-seconds = secondi
row-decisions_per_s = decisioni al s
row-games_per_s = partite al s
row-decisions_per_game = decisioni a partita
row-wins_by_seat = vittorie per posto
row-wins_by_bot = vittorie per bot
row-everyone_loses = perdono tutti
row-deck_outs = mazzi finiti
row-clone_us = copia us
row-view_us = vista us
row-compiled = compilato
row-players = giocatori
row-endless = senza fine
row-import_ms = import ms
