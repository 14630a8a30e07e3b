"""English messages: what happened, what is asked, why not, how it ended. One table for each idea.

`{seat}` and `{other}` are players (`people.Person`): `{seat.Who} draw{seat.s}` is "You draw" or "bo draws". An empty
template means that the event is not worth a line.
"""

# --- words ------------------------------------------------------------------------------------------------

A_CARD = "a card"
AND = "and"
MORE = "{n} more"
TIMES = "{card} x{n}"
ORDINALS = ("", "", "second", "third", "fourth", "fifth", "sixth", "seventh")

YOU = {
    "Who": "You",
    "who": "you",
    "Whose": "Your",
    "whose": "your",
    "s": "",
    "es": "",
    "their": "your",
    "own": "your own",
}
THEY = {
    "Who": "{name}",
    "who": "{name}",
    "Whose": "{name}'s",
    "whose": "{name}'s",
    "s": "s",
    "es": "es",
    "their": "their",
    "own": "their own",
}

PHASES = ("before the first turn", "beginning of the turn", "draw phase", "action phase", "end of the turn")

# --- what happened ----------------------------------------------------------------------------------------

# Keys: the event, then what it is about, from special to plain; `.many` is for several in a row.
EVENTS = {
    "turn": "Turn {n}: {seat.who}.",
    "phase": "",
    "draws": "{seat.Who} draw{seat.s} {card}.",
    "draws.many": "{seat.Who} draw{seat.s} {n} cards{list}.",
    "discards": "{seat.Who} discard{seat.s} {card}.",
    "discards.many": "{seat.Who} discard{seat.s} {n} cards{list}.",
    "plays": "{seat.Who} play{seat.s} {card}.",
    "plays.into": "{seat.Who} play{seat.s} {card} into {other.whose} stable.",
    "answers": "{seat.Who} answer{seat.s} {other.who} with {card}.",
    "stopped": "{seat.Whose} {card} is stopped.",
    "enters": "{card} enters {seat.whose} stable.",
    "enters.steal": "{seat.Who} steal{seat.s} {card} from {other.who}.",
    "enters.move": "{card} moves from {other.whose} stable to {seat.whose}.",
    "enters.bring": "{seat.Who} bring{seat.s} {card} into {seat.their} stable.",
    "leaves": "{seat.Whose} {card} leaves the stable.",
    "leaves.sacrifice": "{seat.Who} sacrifice{seat.s} {card}.",
    "leaves.sacrifice.hand": "{seat.Who} sacrifice{seat.s} {card}, which flies back to {seat.their} hand.",
    "leaves.sacrifice.nursery": "{seat.Who} sacrifice{seat.s} {card}, which goes back to the nursery.",
    "leaves.destroy": "{seat.Whose} {card} is destroyed.",
    "leaves.destroy.hand": "{seat.Whose} {card} is destroyed and flies back to {seat.their} hand.",
    "leaves.destroy.nursery": "{seat.Whose} {card} is destroyed and goes back to the nursery.",
    "leaves.return": "{seat.Whose} {card} goes back to {seat.their} hand.",
    "leaves.return.nursery": "{seat.Whose} {card} goes back to the nursery.",
    "shuffles": "The deck is shuffled.",
    "shows": "{seat.Who} show{seat.s} {card} to all.",
    "shows.takes": "{seat.Who} show{seat.s} {card} to all and take{seat.s} it.",
    "looks": "{seat.Who} look{seat.s} at the top of the deck: {card}.",
    "looks.many": "{seat.Who} look{seat.s} at the top {n} cards of the deck{list}.",
    "looks.hand": "{seat.Who} look{seat.s} at {other.whose} hand: {card}.",
    "looks.hand.many": "{seat.Who} look{seat.s} at {other.whose} hand: {n} cards{list}.",
    "takes": "{seat.Who} take{seat.s} {card}.",
    "takes.hand": "{seat.Who} take{seat.s} {card} from {other.whose} hand.",
    "takes.deck": "{seat.Who} take{seat.s} {card} from the deck.",
    "takes.discard": "{seat.Who} take{seat.s} {card} from the discard pile.",
    "gives": "{seat.Who} give{seat.s} {card} to {other.who}.",
    "uses": "{seat.Who} use{seat.s} {card}.",
    "declines": "",
    "aims": "{seat.Who} choose{seat.s} {other.whose} {card} for {by}.",
    "aims.own": "{seat.Who} choose{seat.s} {seat.own} {card} for {by}.",
    "aims.seat": "{seat.Who} choose{seat.s} {other.who} for {by}.",
    "aims.card": "{seat.Who} choose{seat.s} {card} for {by}.",
    "replaces": "{seat.Whose} {card} steps in for {victim}.",
    "replaces.own": "{seat.Whose} {card} is spared, at a price.",
    "swaps_hands": "{seat.Who} and {other.who} swap hands.",
    "extra_turn": "{seat.Who} will have another turn after this one.",
    "turn_ends": "{card} ends {seat.whose} turn.",
    "skips": "{seat.Who} skip{seat.s} a turn.",
    "baby": "{seat.Who} take{seat.s} in {card}.",
    "game_ends": "The game is over.",
    "to_pile": "{seat.Whose} {card} goes to the discard pile.",
    "names": "{seat.Who} name{seat.s} {other.who} for {card}.",
    "names.option": "{seat.Who} name{seat.s} what {card} will do: {option}.",
    "puts_back": "{seat.Who} put{seat.s} {card} back on the deck.",
    "puts_back.many": "{seat.Who} put{seat.s} {n} cards back on the deck{list}.",
    "link": "",
    "notice": "A party rule for {seat.who} (R-{rule}).",
    "notice.140": "{seat.Who} take{seat.s} a sip (R-140).",
    "notice.142": "{seat.Who} take{seat.s} a sip (R-142).",
    "notice.143": "{seat.Who} pay{seat.s} for the new hand (R-143).",
    "notice.144": "{seat.Who} take{seat.s} something off (R-144).",
    "notice.145": "{seat.Who} take{seat.s} something off (R-145).",
    "notice.146": "{seat.Who} put{seat.s} something back on (R-146).",
}

# --- what is asked ----------------------------------------------------------------------------------------

# Keys: the kind of prompt, then the verb or what makes it special.
PROMPTS = {
    "action": "Your action: play a card, or draw one.",
    "action.draw": "Your action: nothing here can be played now, so draw.",
    "action.more": "You may play another card.",
    "card": "Choose {cards}{of}{by}.",
    "card.discard": "Choose {cards} to discard{by}.",
    "card.discard.limit": "Your hand is over the limit. Choose a card to discard ({rule}).",
    "card.sacrifice": "Choose {cards}{of} to sacrifice{by}.",
    "card.destroy": "Choose {cards}{of} to destroy{by}.",
    "card.steal": "Choose {cards}{of} to steal{by}.",
    "card.return": "Choose {cards}{of} to return to the hand{by}.",
    "card.return.nursery": "Choose {cards}{of} to return to the nursery{by}.",
    "card.move": "Choose {cards}{of} to move{by}.",
    "card.bring": "Choose {cards} to bring into your stable{by}.",
    "card.bring.there": "Choose {cards} to bring into that player's stable{by}.",
    "card.bring.baby": "Choose a Baby Unicorn to start with.",
    "card.take": "Choose {cards} to take into your hand{by}.",
    "card.search": "Choose {cards} from the deck, or none{by}.",
    "card.take from hand": "Choose {cards} to take from that hand{by}.",
    "card.take from hand.discard": "Choose {cards} of that hand for the discard pile{by}.",
    "card.look at top": "Choose {cards} to keep; the rest goes back on the deck{by}.",
    "card.give": "Choose {cards} to give away{by}.",
    "seat": "Choose a player{by}.",
    "seat.toast": "Choose who takes a sip ({rule}).",
    "seat.stable": "Choose the stable for {card}.",
    "seat.discard": "Choose who has to discard{by}.",
    "seat.pull": "Choose whose hand to pull a card from{by}.",
    "seat.take from hand": "Choose whose hand to look at{by}.",
    "seat.swap hands": "Choose whom to swap hands with{by}.",
    "seat.skip turn": "Choose who skips a turn{by}.",
    "seat.move": "Choose a stable for the move{by}.",
    "seat.give": "Choose who gets it{by}.",
    "seat.shrink": "Choose whose Unicorns shrink{by}.",
    "seat.choose one": "Choose a player, who then has the choice{by}.",
    "seat.destroy": "Name a player whose card will be destroyed{by}.",
    "seat.steal": "Name a player to steal from{by}.",
    "seat.sacrifice": "Name a player who will have to sacrifice{by}.",
    "seat.return": "Name a player whose card will go back to the hand{by}.",
    "option": "Choose what {card} does.",
    "use": "Which of these will you use?",
    "use.mulligan": "Discard your hand and draw as many cards? That goes once a game (R-143).",
    "use.toast": "You won a fight of three Neighs or more. Shall somebody take a sip ({rule})?",
    "use.order": "Which of these goes first?",
    "use.one": "Use {card}? ({text})",
    "use.forced": "{card} takes effect. ({text})",
    "use.unpayable": "Use {card}? You hold nothing for it, but the others need not know.",
    "use.victim.destroy": "Your {card} is about to be destroyed. Save it?",
    "use.victim.sacrifice": "Your {card} is about to be sacrificed. Save it?",
    "order": "Which card comes next from the top of the deck{by}?",
    "window.instant": "Answer {card}?",
    "window": "Answer {card}? It says: “{text}.”",
}

# Whose cards there are to choose from.
OF = {"you": " of yours", "one": " of {other.whose}", "others": " of another player", "all": "", "": ""}
BY = " ({card})"

CHOICES = {
    "draw": "Draw a card",
    "play": "Play {card}",
    "answer": "{card}",
    "use": "Use {card}",
    "use.toast": "Yes",
    "mulligan": "Discard the hand and draw as many",
    "order": "{card}",
    "choose": "{card}",
    "choose.stable": "{card} in {other.whose} stable",
    "choose.seat": "{other.Who}",
    "choose.seat.stable": "{other.Whose} stable",
    "option": "{option}",
    "pass": "Pass",
    "done": "Leave it at that",
    "no": "No",
    "no.victim": "No, let it go",
    "none": "None",
    "none.seat": "Nobody else",
    "none.card": "Take nothing",
}
TWIN = "{text}, the {nth}"

# --- why not ----------------------------------------------------------------------------------------------

# Keys: the code, or code and rule where one code has two meanings. {because} is a rule id or a card's name.
REASONS = {
    "barred": "{because} in your stable keeps you from playing this.",
    "instant": "Instants are not played as your action; they answer another player's card ({because}).",
    "condition": "What {because} asks for is not in your stable.",
    "impossible": "It would ask for something that can't be done now, so it may not be played ({because}).",
    "no_stable": "{because} leaves no stable that this card may enter.",
    "not_your_turn": "It is not your turn; cards are played in your own action phase ({because}).",
    "not_now": "Cards are played in your action phase, and something else is going on first ({because}).",
    "game_over": "The game is over ({because}).",
    "no_instant": "Only an Instant can answer a card ({because}).",
    "no_window": "No card is waiting for an answer now ({because}).",
    "own_card": "Nobody answers their own card ({because}).",
    "own_card.R-041": "Only another player's card can be destroyed ({because}).",
    "unanswerable": "{because} can't be answered.",
    "has_passed": "You have passed already; that stands until the top card changes ({because}).",
    "not_in_hand": "That card is not in your hand ({because}).",
    "disguised": "{because} is there: these Unicorn cards are no Unicorns for now.",
    "shielded": "{because} protects that stable.",
    "proof": "{because} can't be destroyed by such a card.",
    "sole_home": "{because} keeps such cards in one stable.",
    "babies_stay": "At this table Babies enter a stable only from the nursery ({because}).",
    "chosen_already": "It has been chosen already for an effect of the same moment ({because}).",
}
NO_REASON = "Nothing is in the way: you can play {card} now."

# --- how it ended -----------------------------------------------------------------------------------------

OUTCOMES = {
    "won": "{seat.Who} win{seat.s}: the stable is full (R-130).",
    "deck_out": "The deck has run out. {seat.Who} win{seat.s} with the best stable (R-134).",
    "endless": "This game would go on forever, so it ends here (Q-29). {seat.Who} win{seat.s} with the best stable.",
    "won.nobody": "Several stables are full, and level to the letter. Everyone loses (R-136).",
    "deck_out.nobody": "The deck has run out, and the best stables are level to the letter. Everyone loses (R-136).",
    "endless.nobody": "This game would go on forever (Q-29), and the best stables are level. Everyone loses (R-136).",
}
LETTERS = "Level on Unicorns ({n} each), so the letters of their names are counted: {counts} (R-135)."
LETTERS_OF = "{seat.who} {n}"
