### The plain terminal: headings, help and what is said to somebody who mistypes. English.

screen-welcome = Welcome. The first with { $need } Unicorns wins. Type ? for help.

## The table

screen-moment =
    { $reader ->
        [seat] Turn { $n }, you: { $phase }.
       *[none] Turn { $n }, { $seat }: { $phase }.
    }
screen-setup = Before the first turn.
screen-middle = Deck { $deck }, discard pile { $discard }, nursery { $nursery }.
screen-pile = On the pile: { $cards }.
screen-pile-card =
    { $reader ->
        [seat] your { $card }
       *[none] { $seat }'s { $card }
    }
screen-link = Of this moment: { $effects }.
screen-deck-known = Next on the deck, as far as you know: { $cards }.
# Headings of columns.
screen-column-seat = player
screen-column-unicorns = Unicorns
screen-column-hand = hand
screen-column-stable = stable
# Unicorns in a stable, of those needed to win.
screen-count = { $n } of { $need }
screen-you = { $name } (you)
# The name of the one person among bots.
screen-your-name = you
screen-upgrades = Upgrades: { $cards }
screen-downgrades = Downgrades: { $cards }
screen-empty = an empty stable
screen-known = known in the hand: { $cards }
screen-open = open hand: { $cards }
screen-hand = Your hand:
screen-hand-none = Your hand is empty.
screen-hand-line = Your hand: { $cards }.
screen-discard = The discard pile, top first: { $cards }.
screen-discard-none = The discard pile is empty.
screen-card = { $name } ({ $kind })
screen-card-note = { $kind }. { $text }.

## Asking

screen-again = A number or a name from the list, please; ? for help.
screen-no-such = Nothing here fits “{ $text }”. A number or a name from the list, please; ? for help.
screen-no-number = There is no answer { $text } here.
screen-several = “{ $text }” could be { $cards }. A little more, please.
screen-no-card = No card of this deck fits “{ $text }”.
screen-which-card = Which card? For example: { $command } rhinocorn
screen-no-rule = There is no rule “{ $text }”. Rules have ids such as R-096 and Q-04; words can be searched for too.
screen-rule-example = Example: { $text }

## Help. The commands themselves may be typed in English or as said in typed-... below.

screen-help = Answer with the number, or with the beginning of a name: `narwhal`, `narwhal bo`, `pass`, `yes`.
screen-help-card = what a card does
screen-help-why = why a card of your hand can't be played now
screen-help-rule = what a rule says, by its id or by words
screen-help-hand = your hand, with what the cards do
screen-help-table = everybody's stable
screen-help-discard = the discard pile
screen-help-log = what has happened
screen-help-log-all = the same from the start
screen-help-save = keep the game as it stands
screen-help-quit = stop here
# Stands for a card, a rule or a file behind a command.
screen-arg-card = CARD
screen-arg-rule = RULE
screen-arg-file = FILE
screen-log-none = Nothing has happened yet.

## Several people at one screen

screen-cover = Pass the screen to { $name }, then press Enter.
screen-anybody = Does anybody answer { $card }? Press Enter for nobody, or type a name to look at that hand: { $names }.
screen-anybody-one = { $names }, do you answer { $card }? Press Enter for no, or type your name to look at your hand.
screen-nobody-looks = Nobody's hand is on the screen now.
screen-no-name = “{ $text }” is not among { $names }. Press Enter for nobody.

## Saving and leaving

screen-saved = Saved. To go on with it another time:
screen-save-which = Give the file a name: { $command }
screen-save-taken = { $file } is there already and is no saved game, so it is left alone. Another name, please.
screen-save-failed = { $file } can't be written: { $error }.
screen-bye = The unicorns wait in their stables.
screen-bye-saved = To go on:
screen-bye-older = The file has the game as it stood when you saved it. To go on from there:
screen-bye-unsaved = This game was not saved. Next time `{ $command }` keeps it, and this goes on with it:

## What may be typed: words with a blank between them, the first one is shown in the help. English words always work too.

typed-yes = yes y
typed-no = no n
typed-pass = pass
typed-none = none nothing nobody
typed-draw = draw
typed-done = done
typed-mulligan = mulligan
typed-all = all
typed-help = help
typed-why = why
typed-rule = rule
typed-hand = hand
typed-table = table
typed-discard = discard
typed-log = log
typed-save = save
typed-quit = quit
