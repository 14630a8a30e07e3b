### Table options, rule profiles, decks and rulebook presets. English.
###
### The value is the name of an option; .about explains it; each of its values has an attribute of its own.

option-start = Who begins
    .about = Who has the first turn. Rulebooks let clothes decide; online a lot is fairer (R-010).
    .lot = drawn by lot
    .host = the host
    .seat = the player on that seat, by its number
option-babies = Babies at the start
    .about = Each player begins with a Baby Unicorn (R-007).
    .choose = each player chooses one, in turn order
    .deal = they are dealt
option-unicorns_into = Where Unicorns are played
    .about = Into whose stable a Unicorn may be played (R-054).
    .own = your own stable
    .any = any stable
option-simultaneous = Effects of the same moment
    .about = What happens when several effects start at the same time (R-082).
    .link = one link: all targets are chosen first, then everything resolves
    .one_by_one = one after the other, in any order, each finished before the next
option-impossible = Magic cards that ask too much
    .about = Whether you may play a Magic card that can't be carried out in full (R-116).
    .ignore = you may; what is possible is done
    .forbid = you may not
option-announce = Naming players
    .about = Whether the players aimed at are named before others decide on a Neigh (R-105, R-106).
    .before = named before the answers, the easy way
    .after = named after the answers, the hard way
option-magic_card = Where a Magic card waits
    .about = Where a Magic card is while it takes effect (R-058).
    .discarded_first = already in the discard pile
    .discarded_last = on the table; it goes to the discard pile afterwards
option-reopen = Answering again
    .about = Whether a card that is laid open on the pile while it resolves may be answered again (R-096).
    .false = no, the whole pile resolves
    .true = yes, each time
option-babies_move = Babies on the move
    .about = Whether Babies may go from stable to stable, by stealing for instance (R-034).
    .true = yes
    .false = no, they come only from the nursery
option-win = When a win counts
    .about = When a full stable wins the game (R-089).
    .resolved = as soon as nothing is left to resolve
    .at_once = at once, even in the middle of an effect
option-deck_out = When the deck has run out
    .about = What ends the game when the deck is empty (R-134, Q-05).
    .empty = the last card has been drawn and everything has resolved
    .failed_draw = somebody should draw and can't
    .reshuffle = nothing: the discard pile is shuffled and play goes on
option-masquerade = Unicorns in disguise
    .about = What can't reach a Unicorn card that doesn't count as a Unicorn (Q-11).
    .unicorn_effects = effects that speak of Unicorns
    .all_effects = no effect at all reaches it
option-answers = Who answers first
    .about = How players answer a card that is being played (Q-04).
    .at_once = all are asked at once, the first answer counts
    .in_turn = one after the other, in turn order
option-two_player_setup = Two-player deck
    .about = In a game for two, whether some cards are taken out and each player gets a Neigh (R-120).
    .true = yes
    .false = no, the full deck
option-adults = Adults only
    .about = Everybody at the table is an adult; the after-dark deck and the party rules need it.
    .false = no, or not everybody
    .true = yes, everybody
option-drinking = Drinking notices
    .about = The referee says when somebody takes a sip (R-140, R-142); it never changes play.
    .false = off
    .true = on
option-strip = Strip notices
    .about = The referee says when something comes off or goes back on (R-144 to R-146); it never changes play.
    .false = off
    .true = on
option-mulligan = A new hand, once
    .about = Once a game each player may discard the hand and draw as many cards (R-143).
    .false = off
    .true = on
option-card_language = Language of the cards
    .about = The language of the names on the cards; the letters of a tie are counted in it (R-135).
    .en = English
    .it = Italian
    .nl = Dutch
    .pl = Polish
    .de = German
option-ask_forced = Ask every choice
    .about = Whether a choice with only one legal answer is asked all the same.
    .false = no
    .true = yes

## The two rule families

profile-second-edition = Second edition
    .about = You play Unicorns into your own stable, Magic cards do what they can, and a pile of answers resolves at one go.
profile-effect-chain = Effect chain
    .about = You may play Unicorns into any stable, a Magic card must be possible in full, and cards on the pile may be answered again.

## Decks

pack-base = Base deck, second edition
    .about = The deck that most people have: 114 cards and 13 Babies.
pack-base-second-print = Base deck, second print
    .about = The older print of the base deck, with other effects on a good many cards.
pack-after-dark = After dark
    .about = The deck for adults.
pack-night-market = Night Market
    .about = An expansion of ours, shuffled into another deck.

## Rulebook presets: deck, rules, language and starting rule of a rulebook at once. .starts: who begins at a table of people.

rulebook-000 = Adults' game, second edition, Italian
    .starts = Whoever wears the darkest clothes chooses who starts.
rulebook-001 = Base game, effect chain, Polish
    .starts = Whoever wears the most colours starts.
rulebook-002 = Base game, effect chain, English
    .starts = Whoever wears the most colours starts.
rulebook-003 = Base game, second edition, Italian
    .starts = Whoever wears the most colours starts.
rulebook-004 = Adults' game, second edition, Dutch
    .starts = Whoever wears the darkest clothes starts.

## Names of the languages, in themselves

option-language-en = English
option-language-it = Italiano
option-language-nl = Nederlands
option-language-pl = Polski
option-language-de = Deutsch
