### What --help says. Made by `make english` from the command line, cli.py: change it there.
### A message's name comes from its English text, so it changes with it.

help-000-to-004-sets-deck-profile-language-and-starting-rule = 000 to 004: sets deck, profile, language and starting rule at once.
help-a-file-of-house-rules-which-say-their-notices = A file of house rules, which say their notices.
help-a-game-file = A game file.
help-a-game-in-the-terminal-against-bots-several-people-take = A game in the terminal against bots; several people take turns at the screen.
help-a-names-file-other-names-for-the-cards = A names file: other names for the cards.
help-a-referee-and-company-for-the-card-game-unstable = A referee and company for the card game Unstable Unicorns (unofficial).
help-a-table-option-name-value-may-be-repeated = A table option, name=value; may be repeated.
help-bots-by-seat-going-round-random = Bots by seat, going round: random.
help-check-a-pack-file-of-your-own = Check a pack file of your own.
help-for-playing-the-same-deal-again = For playing the same deal again.
help-games-a-round-three-rounds = Games a round, three rounds.
help-go-on-with-a-game-saved-by-save-file = Go on with a game saved by `save FILE`.
help-how-fast-the-engine-is-here-decisions-and-games-a = How fast the engine is here: decisions and games a second, the cost of a clone and of a view.
help-how-many-games = How many games.
help-how-many-of-them-are-people-at-this-screen = How many of them are people at this screen.
help-lists-the-cards-of-a-deck-with-their-text-which-is-made = Lists the cards of a deck with their text, which is made from what the engine runs.
help-lists-the-table-options-with-their-values-defaults-and = Lists the table options with their values, defaults and a line on each.
help-names-of-the-seats-separated-by-commas = Names of the seats, separated by commas.
help-only-recompute-and-check-it = Only recompute and check it.
help-plays-many-games-by-bots-and-counts-what-came-out = Plays many games by bots and counts what came out.
help-print-json = Print JSON.
help-print-the-json-schema-of-pack-files = Print the JSON Schema of pack files.
help-processes-0-takes-one-for-each-core = Processes; 0 takes one for each core.
help-runs-situation-files-a-line-for-each-exit-status-1 = Runs situation files: a line for each; exit status 1 where one fails, 2 where one is not well-formed.
help-seats = Seats.
help-seats-a-number-a-range-2-8-or-a-list-2-4-6 = Seats: a number, a range 2-8, or a list 2,4,6.
help-seats-at-the-table-2-to-8 = Seats at the table, 2 to 8.
help-second-edition-or-effect-chain-the-deck-s-own-if-not = second-edition or effect-chain; the deck's own if not given.
help-show-one-card = Show one card.
help-show-the-events-as-this-seat-saw-them-1-shows-all-hands = Show the events as this seat saw them; -1 shows all hands.
help-situation-files-or-folders-of-them = Situation files, or folders of them.
help-steps-through-a-game-file-or-checks-every-answer-and = Steps through a game file, or checks every answer and hash of it.
help-the-deck-base-base-second-print-after-dark-a-pack-file = The deck: base, base-second-print, after-dark, a pack file, or several joined by +.
help-the-id-of-a-rule-such-as-r-096-or-words = The id of a rule, such as R-096, or words.
help-the-language-en-it-nl-pl-or-de-that-of-your-system-if = The language: en, it, nl, pl or de; that of your system if not given.
help-the-language-of-the-cards-if-it-is-another-one = The language of the cards, if it is another one.
help-the-same-seed-gives-the-same-games = The same seed gives the same games.
help-the-text-in-a-few-words = The text in a few words.
help-wait-for-enter-after-each-answer = Wait for Enter after each answer.
help-what-a-rule-says-in-plain-words-with-an-example-or = What a rule says, in plain words with an example; or which rules speak of something.
help-with-json-the-text-also-cut-into-parts = With --json: the text also cut into parts.
