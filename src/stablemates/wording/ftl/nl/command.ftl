### The command line's own output. Dutch. (What --help says stands in help.ftl, errors in errors.ftl.)

## Situations

cli-situation-ok = ok    { $file }
cli-situation-fail = FOUT  { $file }:{ $step }: { $message }
cli-situations =
    { $total ->
        [one] { $good } van { $total } klopt.
       *[other] { $good } van { $total } kloppen.
    }

## Cards

# A pack file that was checked.
cli-pack-holds =
    { $n ->
        [one] { $file } klopt: { $n } kaart.
       *[other] { $file } klopt: { $n } kaarten.
    }
cli-card = { $name }  ({ $kind }, { $copies } in de set, { $id })

## Options

cli-option = { $name }: { $values }; standaard { $default }
cli-option-two = { $name }: { $values }; standaard { $default } (effect-chain: { $chain })

## Replays

cli-replay-head = { $pack }, { $profile }, plaatsen: { $seats }
cli-replay-holds =
    { $n ->
        [one] { $file } klopt: { $n } antwoord.
       *[other] { $file } klopt: { $n } antwoorden.
    }

## Rules

cli-rules-more = Voor de volledige tekst van een regel: { $command }

## Rows of simulate and bench

row-games = spellen
row-decisions = beslissingen
row-seconds = seconden
row-decisions_per_s = beslissingen per s
row-games_per_s = spellen per s
row-decisions_per_game = beslissingen per spel
row-wins_by_seat = gewonnen per plaats
row-wins_by_bot = gewonnen per bot
row-everyone_loses = iedereen verliest
row-deck_outs = trekstapel op
row-clone_us = kloon us
row-view_us = beeld us
row-compiled = gecompileerd
row-players = spelers
row-endless = eindeloos
row-import_ms = import ms
