### The command line's own output. English. (What --help says stands in help.ftl, errors in errors.ftl.)

## Situations

cli-situation-ok = ok    { $file }
cli-situation-fail = FAIL  { $file }:{ $step }: { $message }
cli-situations =
    { $total ->
        [one] { $good } of { $total } holds.
       *[other] { $good } of { $total } hold.
    }

## Cards

# A pack file that was checked.
cli-pack-holds =
    { $n ->
        [one] { $file } holds: { $n } card.
       *[other] { $file } holds: { $n } cards.
    }
cli-card = { $name }  ({ $kind }, { $copies } in the deck, { $id })

## Options

cli-option = { $name }: { $values }; default { $default }
cli-option-two = { $name }: { $values }; default { $default } (effect-chain: { $chain })

## Replays

cli-replay-head = { $pack }, { $profile }, seats: { $seats }
cli-replay-holds =
    { $n ->
        [one] { $file } holds: { $n } answer.
       *[other] { $file } holds: { $n } answers.
    }

## Rules

cli-rules-more = For one of them in full: { $command }

## Rows of simulate and bench

row-games = games
row-decisions = decisions
row-seconds = seconds
row-decisions_per_s = decisions per s
row-games_per_s = games per s
row-decisions_per_game = decisions per game
row-wins_by_seat = wins by seat
row-wins_by_bot = wins by bot
row-everyone_loses = everyone loses
row-deck_outs = deck outs
row-clone_us = clone us
row-view_us = view us
row-compiled = compiled
row-players = players
row-endless = endless
row-import_ms = import ms
