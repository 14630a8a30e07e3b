### The rules, each in plain words with an example. English.
### The value is the title; .says explains; .example shows it in play.

R-001 = What is in the box
    .says = A full deck is 114 cards with black backs, and 13 Babies wait beside it. The box also has 8 reference cards; here this reference does their job. With two players the deck is smaller.
    .example = ana, bo and cy take the base deck: 114 cards to draw from, 13 Babies to choose from, and nothing to lose under the sofa.

R-002 = Babies are kept apart
    .says = Before the shuffle the Babies are set aside, so the deck never holds one. At a Stablemates table the referee does the sorting.
    .example = ana may well draw Narwhal, which is a Basic Unicorn. Baby Narwhal never turns up in the deck, however long ana waits.

R-003 = One shuffled deck
    .says = All cards except the Babies are shuffled into a single deck that everybody draws from. Nobody sees its order, and nobody has a deck of their own.
    .example = The only Rhinocorn of the base deck may end up with ana, with bo, or at the very bottom. Only the shuffle knows.

R-004 = Expansions join the deck
    .says = If the table adds an expansion, its cards are shuffled into the same deck. They are drawn and played like all others; Babies of an expansion go to the nursery.
    .example = bo sets up the base deck with Night Market. Later cy draws Lantern Unicorn where a plain Narwhal might have been.

R-005 = Five cards to begin with
    .says = Each player is dealt 5 cards. In a game for two each also gets a Neigh, so both begin with 6 (option two_player_setup).
    .example = With ana, bo and cy at the table everybody starts with five cards. If cy goes home, ana and bo start with six each, one of them a Neigh.

R-006 = Deck and discard pile
    .says = What is left after dealing lies face down as the deck, with the discard pile beside it. Everybody can see how many cards the deck has, but not which.
    .example = Three players have been dealt five cards each, so the base deck begins with 99 cards and the discard pile with none.

R-007 = Everybody starts with a Baby
    .says = Each player chooses one Baby and starts with it in their stable, where it counts as a Unicorn. You choose in turn order from the starting player; or the table has the Babies dealt (option babies).
    .example = bo starts and takes Baby Narwhal. cy wanted that one too, and settles for Baby Unicorn (Rainbow).

R-008 = The other Babies form the nursery
    .says = Babies that nobody took make up the nursery. They lie open for all to see, and their order does not matter.
    .example = Four players have taken a Baby each, so nine of the thirteen stay in the nursery and wait for somebody like Mother Goose Unicorn.

R-009 = Reference cards
    .says = In the box each player may have a card that sums up the rules. Online there are none and nothing in play depends on them: the referee knows the rules, and you are reading the rest.
    .example = cy forgets how a turn goes. Instead of looking for a small card, cy looks at the question on the screen.

R-010 = Who starts
    .says = Around a kitchen table, clothes decide: the most colours, or in some boxes the darkest. The referee can't see your jumper, so the starting player is drawn by lot unless the table names the host or a seat (option start).
    .example = di wears seven colours and is proud of it. The lot says bo, so bo starts; the table could also have agreed to give the first turn to di.

R-011 = Turns go clockwise
    .says = When a turn is over, the next player clockwise has theirs. An extra turn or a skipped one changes who is next, never the direction.
    .example = ana, bo, cy and di sit in that order. After di it is ana again.

R-012 = Two to eight players
    .says = A table has from 2 to 8 players. Bots may fill seats, so you can play without other people, but never without anybody to steal from.
    .example = ana is alone tonight and sits down with three bots: a game for four like any other.

R-020 = The four phases of a turn
    .says = A turn has four phases, always in this order: beginning, draw, action, end. Some cards cut a turn short; even then the end phase takes place.
    .example = ana uses Claw Machine at the beginning, draws a card, plays Narwhal as the action, and at the end discards down to seven.

R-021 = Effects at the beginning of a turn
    .says = First come the effects that your cards have at the beginning of your turn. Only cards that lie in your stable when the phase starts take part.
    .example = bo plays Rhinocorn as this turn's action. Nothing is destroyed yet: bo is first asked about it when their next turn begins.

R-022 = A beginning effect not used is gone
    .says = An optional beginning effect has to be used before you draw in the draw phase. If you leave it, it is gone for this turn and is offered again the next time your turn begins.
    .example = ana declines Rhinocorn, draws Neigh and has second thoughts. Too late: Rhinocorn waits until ana's next turn.

R-023 = Mandatory beginning effects can't be skipped
    .says = A mandatory beginning effect has to be done, even if at a real table it is noticed late. Here nobody can forget it: the referee asks and does not go on without an answer.
    .example = bo has Sadistic Ritual in their stable. bo is asked which Unicorn to sacrifice; “none, thank you” is not on the list.

R-024 = Draw one card
    .says = In the draw phase you draw one card from the deck. This is not your action; that comes next.
    .example = ana leaves Rhinocorn alone, so they draw a card and go on. Had they destroyed a Unicorn with it, the turn would go straight to its end, without a draw.

R-025 = One action a turn
    .says = In the action phase you do one thing: play a Unicorn, a Magic, an Upgrade or a Downgrade, or draw a card. There is no passing, since you can always draw. A card may allow more.
    .example = cy would like to play both Rainbow Aura and Unicorn Poison. It is one or the other, unless cy has used Double Dutch at the beginning of this turn.

R-026 = An Instant is not an action
    .says = Instants answer a card that somebody else is playing. You can't play one as your action, and playing one in answer does not use up your action.
    .example = ana's hand is three Neighs and nothing else. The only action left is to draw, though all three Neighs are ready for what bo plays next.

R-027 = Discard down at the end
    .says = At the end of your turn, if you hold more cards than the hand limit, you discard until you don't. You pick the cards.
    .example = ana ends the turn with nine cards in hand and discards two of their choice. bo ends with four and discards nothing.

R-028 = The hand limit is seven
    .says = The hand limit is 7 unless a card changes it. It is looked at only at the end of your own turn, so in between you may hold more.
    .example = ana holds seven cards when cy's Mermaid Unicorn returns Rhinocorn to ana's hand. Eight is fine until the end of ana's next turn.

R-030 = The stable
    .says = Your stable is the place in front of you for your Unicorns, Upgrades and Downgrades. It has no limit of its own: only cards such as Tiny Stable set one.
    .example = bo's stable holds a Baby, Rhinocorn, Rainbow Aura and Barbed Wire. Two of these four count towards a win.

R-031 = The nursery
    .says = Babies that are in nobody's stable live in the nursery. All players can see them there, and some cards bring one out.
    .example = ana's Mother Goose Unicorn enters, and ana brings Baby Unicorn (Green) from the nursery into their stable.

R-032 = Where Babies never go
    .says = A Baby is never in a hand, in the deck or in the discard pile. Whatever would put one there sends it to the nursery.
    .example = bo plays Back Kick and picks ana's Baby. It goes to the nursery instead of ana's hand, and ana still has to discard a card if they hold one.

R-033 = Babies go home to the nursery
    .says = Whenever a Baby leaves a stable without going to another one, it goes to the nursery. The sacrifice or destruction that sent it home counts as done.
    .example = ana plays Two-For-One and sacrifices their Baby. It toddles off to the nursery, and ana destroys two cards as if any other card had been given up.

R-034 = Babies may change stables
    .says = Babies come from the nursery by the effect of a card. They may also be stolen, swapped or moved between stables, in both rule families, unless the table wants them to enter from the nursery only (option babies_move).
    .example = ana plays Unicorn Swap, hands bo a Baby and takes Rhinocorn in return. Where babies_move is off, the Baby can't be part of that trade.

R-035 = The deck
    .says = The deck is the face-down stack that everybody draws from, with the cards of any expansion mixed in. Its size is known to all, its order to nobody.
    .example = ana, bo and cy all draw from the same stack. When it says 12 cards left, it says so to all three of them.

R-036 = The discard pile
    .says = Cards that are discarded, sacrificed or destroyed go to the discard pile. It lies open: everybody may look through it. Babies never go there.
    .example = bo's Rhinocorn is destroyed and lies in the discard pile, where ana can see it and wonder about Kiss of Life.

R-037 = Other ways to the discard pile
    .says = A card can reach the discard pile in other ways too, for example when it is Neighed or when an effect moves it there. It was then neither discarded nor sacrificed nor destroyed.
    .example = bo plays Unicorn Shrinkray on ana. Stabby the Unicorn is moved to the discard pile, but it was not destroyed, so it stabs nobody.

R-038 = To draw a card
    .says = To draw is to take the top card of the deck into your hand. Several cards are drawn one after the other, and the others see only how many.
    .example = ana plays Good Deal: three cards from the top of the deck go to ana's hand, then ana discards one.

R-039 = To discard a card
    .says = To discard is to put a card from your own hand on the discard pile. You choose which, unless the effect says otherwise. Cards in a stable are never discarded.
    .example = bo's Llamacorn enters and each player discards a card of their own choice. cy's hand is empty, so cy discards nothing.

R-040 = To sacrifice a card
    .says = To sacrifice is to send a card from your own stable to the discard pile. It may be a Unicorn, an Upgrade or a Downgrade, if the effect does not name a kind. You can't do it just because you feel like it.
    .example = ana plays Two-For-One and sacrifices Slowdown from their own stable. A card in bo's stable would not do.

R-041 = To destroy a card
    .says = To destroy is to send a card from another player's stable to the discard pile, never one of your own. Upgrades and Downgrades can be destroyed too, where the effect does not ask for a Unicorn.
    .example = ana plays Unicorn Poison and may pick Narwhal in bo's stable. ana's own Llamacorn is not among the choices.

R-042 = To steal a card
    .says = To steal is to move a card from another player's stable into yours. From then on it works for you. Cards in a hand are not stolen; for those the cards use other words.
    .example = ana's Alluring Narwhal steals bo's Rainbow Aura. It now protects ana's Unicorns, and bo's are out in the rain.

R-043 = A Unicorn stays where it is
    .says = A Unicorn stays in a stable until something takes it away: it is sacrificed or destroyed, or an effect steals, returns or moves it. It does not wear out, and using its effect does not use it up.
    .example = bo's Rhinocorn destroys a Unicorn this turn and may do so again next turn, until somebody finds a Unicorn Poison for it.

R-044 = Upgrades and Downgrades stay too
    .says = Upgrades and Downgrades also stay until they are sacrificed or destroyed, or until an effect steals, returns or moves them. You can't simply take off a Downgrade that you dislike.
    .example = bo is stuck with Barbed Wire. Some turns later bo's Chainsaw Unicorn enters and bo sacrifices Barbed Wire at last.

R-050 = The five card types
    .says = Every card is a Unicorn, a Magic, an Upgrade, a Downgrade or an Instant. Unicorns, Upgrades and Downgrades go into a stable; Magic cards and Instants do their work and are gone.
    .example = ana holds Rhinocorn, Good Deal, Rainbow Aura, Slowdown and Neigh: a Unicorn, a Magic, an Upgrade, a Downgrade and an Instant.

R-051 = Three kinds of Unicorn
    .says = A Unicorn is a Baby, a Basic Unicorn or a Magical Unicorn. All three count towards winning. Horns decide, so a Narwhal is a Unicorn as well.
    .example = bo has Baby Unicorn (Red), Narwhal and Llamacorn: a Baby, a Basic Unicorn and a Magical Unicorn, three Unicorns in all.

R-052 = Basic Unicorns have no effect
    .says = A Basic Unicorn has no text and does nothing but be a Unicorn. That is often enough.
    .example = ana plays Basic Unicorn (Blue). No question follows; ana simply has one Unicorn more.

R-053 = Magical Unicorns have effects
    .says = A Magical Unicorn counts as a Unicorn and can do something besides. Some effects happen at a certain moment, others hold for as long as the card is in a stable.
    .example = Rhinocorn may destroy a Unicorn at the beginning of its player's turn. Queen Bee Unicorn keeps Basic Unicorns from entering other stables all the time.

R-054 = Whose stable a Unicorn goes to
    .says = In the second-edition family you play a Unicorn into your own stable; in the effect-chain family into any player's stable. The table can choose either (option unicorns_into).
    .example = In the effect-chain family ana plays Narwhal into bo's stable, where Barbed Wire then makes bo discard a card. In the second-edition family Narwhal goes to ana's own stable.

R-055 = An Upgrade may go to anyone
    .says = You may play an Upgrade into any stable, your own or somebody else's. It helps the player in whose stable it lies, whoever played it.
    .example = ana plays Yay into bo's stable and nobody answers. From now on nothing that bo plays can be Neighed. ana must have had a reason.

R-056 = A Downgrade may go to anyone
    .says = You may play a Downgrade into any stable. Usually that is somebody else's; your own is allowed too, if you must.
    .example = ana plays Tiny Stable into bo's stable, since bo has six Unicorns. It could also go to ana's own, but nobody would understand why.

R-057 = They work on their own stable
    .says = An Upgrade or Downgrade works only on the stable where it lies and on the player of that stable, unless its text says otherwise. This holds in both rule families.
    .example = Tiny Stable in bo's stable keeps bo at five Unicorns. ana, next door, may have six without a worry.

R-058 = A Magic card works once
    .says = A Magic card does its work once and goes to the discard pile. In the second-edition family it is already there while it works; in the effect-chain family it goes there afterwards (option magic_card).
    .example = ana plays Mystical Vortex, which shuffles the discard pile into the deck. In the second-edition family it is shuffled in too; in the effect-chain family it stays behind in the discard pile.

R-059 = When an Instant may be played
    .says = You may play an Instant when another player plays a card, be it their action or an Instant of theirs. You can't answer your own card while it is on top of the pile.
    .example = bo plays Rhinocorn and ana, cy and di are asked whether they answer. bo is not: stopping your own Rhinocorn is not on offer.

R-060 = Instants in other players' turns
    .says = An Instant is the only type of card that you can play when it is not your turn. Everything else waits for your own action phase.
    .example = In bo's turn ana may answer bo's Queen Bee Unicorn with Neigh. Unicorn Poison has to wait until it is ana's turn.

R-061 = Any number of Instants
    .says = There is no limit to the Instants played in one turn, neither for the table nor for you. Your hand is limit enough.
    .example = ana plays Rhinocorn, bo answers with Neigh, ana answers that with Neigh, and cy puts Super Neigh on top. Three Instants in one turn, and all in order.

R-062 = You may defend your card
    .says = If somebody answers your card with an Instant, you may answer that Instant with one of your own. That you have already played a card this turn does not matter. This holds in both rule families.
    .example = ana plays Queen Bee Unicorn and bo answers with Neigh. ana answers with a Neigh of their own; if nobody has more to add, Queen Bee Unicorn enters.

R-063 = All Instants are Neighs
    .says = In our base and after-dark decks every Instant is a Neigh of some sort: it stops a card that is being played. A Neigh is a card with that word in its name, and some have a little extra.
    .example = ana looks for a Neigh with Swift Flying Unicorn and takes Super Neigh from the discard pile. It has the word in its name, so it counts.

R-064 = Colours and symbols of the cards
    .says = Boxes differ on some colours. Here: Baby rose, Basic Unicorn indigo, Magical Unicorn light blue, all with a horn; Magic green with a star, Upgrade orange with an arrow up, Downgrade yellow with an arrow down, Instant red with an exclamation mark. The symbol alone is enough.
    .example = ana can't tell orange from yellow. Rainbow Aura has an arrow up and Barbed Wire an arrow down, so ana knows which one to give to bo.

R-070 = Effects work in a stable only
    .says = Unicorns, Upgrades and Downgrades do nothing while you hold them in your hand. Their effects work once they lie in a stable.
    .example = ana holds Queen Bee Unicorn in hand. bo can still play Narwhal; once Queen Bee Unicorn is in ana's stable, Basic Unicorns can't enter bo's any more.

R-071 = Entering a stable
    .says = A card enters your stable when it is played, stolen, brought or moved into it. Each time it does, its effect on entering happens, for you. Cards that already lie there do not enter again.
    .example = ana uses Rainbow Lasso and steals Greedy Flying Unicorn from bo. It enters ana's stable, so ana draws a card.

R-072 = Leaving a stable
    .says = A card leaves your stable when it is sacrificed, destroyed or stolen. Here returning to a hand and being moved elsewhere count as well.
    .example = bo has Barbed Wire. ana plays Unicorn Poison and destroys bo's Narwhal: a Unicorn has left bo's stable, so bo discards a card.

R-073 = Triggered effects
    .says = An effect tied to a moment (“as”, “when”, “whenever”, “as soon as”; “if” on printed cards) is triggered: it happens each time that its moment comes, and not in between. The second-print Blinding Light switches off just this sort.
    .example = Barbed Wire in bo's stable is triggered. Nothing happens until a Unicorn enters or leaves; then bo discards a card, once each time.

R-074 = Continuous effects
    .says = Every other effect of a card in a stable is continuous. It holds from the moment the card lies there until it leaves, without anybody having to use it.
    .example = While bo has Rainbow Aura, ana can't pick bo's Rhinocorn for Unicorn Poison. When ana's Chainsaw Unicorn has destroyed Rainbow Aura, they can.

R-075 = “May” makes an effect optional
    .says = An effect is optional only if its text says “may”. Everything else has to be done as far as it is possible, whether you like it or not.
    .example = ana plays Shark With a Horn and may keep it, since its effect is optional. bo plays Extremely Destructive Unicorn: everybody who has a Unicorn sacrifices one, bo too.

R-076 = Triggered effects, mandatory or optional
    .says = A triggered effect can be of either sort. For a mandatory one the referee asks only for what is to be chosen; for an optional one you may also say no.
    .example = bo's turn begins with Sadistic Ritual and Glitter Bomb in the stable. Sadistic Ritual has to be done; Glitter Bomb bo may use or leave.

R-080 = One effect after another
    .says = When one effect sets off another, they form a chain of links, and each link is finished before the next begins. Stablemates plays it this way in both rule families.
    .example = ana plays Shark With a Horn, sacrifices it and destroys bo's Stabby the Unicorn. Only when the Shark is done does bo decide whether Stabby strikes back.

R-081 = First finish the chain
    .says = Play stands still until every link of the chain has resolved. Nobody draws, acts or ends their turn while an effect is still waiting.
    .example = ana's Two-For-One destroys cy's Yay and bo's Stabby the Unicorn. bo may strike back with Stabby first; only then does ana's turn go on to its end phase.

R-082 = Simultaneous effects share a link
    .says = Effects that trigger at the same moment count as one single link, in both rule families. A table may instead let the owner resolve them one after the other, in any order (option simultaneous).
    .example = Rhinocorn and Glitter Bomb are in ana's stable as their turn begins. Both trigger together and share one link.

R-083 = Choose first, resolve later
    .says = Before a link resolves, every player and every card in a stable that its effects will hit is chosen. What comes from a hand, the deck, the discard pile or the nursery is settled only when that effect resolves.
    .example = ana points Rhinocorn at bo's Narwhal, then picks Tiny Stable to sacrifice and cy's Yay to destroy with Glitter Bomb. Nothing moves until all three are chosen.

R-084 = New triggers make a new link
    .says = If a link sets off further effects, these wait until it is finished. Then all of them together form the next link.
    .example = Extremely Destructive Unicorn makes everyone sacrifice a Unicorn. bo gives up Stabby the Unicorn, and cy has Barbed Wire; cy's discard and Stabby's revenge share the next link.

R-085 = No card twice per link
    .says = Effects that share a link can't choose the same card in a stable. Each needs one of its own.
    .example = ana has Rhinocorn and Glitter Bomb. Once Rhinocorn has picked bo's Narwhal, Glitter Bomb must look for something else to destroy.

R-086 = Too few targets, fewer effects
    .says = If the effects of a link outnumber the cards they can choose, only as many of them can be used as there are cards. What counts is the first thing each effect does.
    .example = Rhinocorn and Unicorn Lasso both want another player's Unicorn, but bo's Baby is the only one about. ana uses one of the two, not both.

R-087 = Mandatory effects choose first
    .says = Within a link, effects that must happen choose their cards before effects that may happen. They also resolve in that order.
    .example = ana has Sadistic Ritual and Glitter Bomb. First they choose the Unicorn for the Ritual; if Glitter Bomb is used too, it needs a different card to sacrifice.

R-088 = Ending the turn cancels nothing
    .says = All effects at the beginning of a turn trigger together. One that ends the turn therefore takes nothing away from the others: they may, or must, still be carried out.
    .example = ana uses Rhinocorn, which ends their turn. Claw Machine may still be used, and Sadistic Ritual still wants its Unicorn.

R-089 = No winner in mid-chain
    .says = A win counts as soon as nothing is left to resolve: after a play with all that it set off, and after each phase. Both rule families do this here; a table may choose to count wins at once (option win).
    .example = Extremely Destructive Unicorn is ana's seventh Unicorn, but everyone sacrifices one, ana too. When the dust settles ana has six, and the game goes on.

R-090 = Anyone else may answer
    .says = When someone plays a card, all the others get the chance to answer it with an Instant. Left out are those with no cards in hand or barred by their stable, and everybody if the card can't be Neighed.
    .example = ana plays Rhinocorn. bo and di are asked; cy has Slowdown in their stable, which forbids Neigh cards, and can only watch.

R-091 = Answers go on a pile
    .says = An Instant is laid on top of the card it answers. Together they make a pile, which all can see.
    .example = ana plays Unicorn Poison and bo answers with Neigh. The pile is now Unicorn Poison with bo's Neigh on it.

R-092 = Only the top card counts
    .says = Once there is a pile, only its top card may be answered, by anyone but the player who put it there. A card that can't be Neighed, such as Super Neigh, can't be answered at all.
    .example = bo's Neigh lies on ana's Unicorn Poison. cy has a Neigh too, but could play it only against bo's Neigh, which would rescue the Poison.

R-093 = The fastest answer is used
    .says = All who may answer are asked at the same time. The first Instant to arrive goes on the pile and a slower one stays in its player's hand. Tables that dislike a race can ask clockwise (option answers).
    .example = bo and di both reach for a Neigh against ana's Rhinocorn, and di is quicker. bo keeps theirs and is asked about di's Neigh instead.

R-094 = Answering ends when all pass
    .says = Each new top card may be answered until everybody asked has passed. A pass stands until the top card changes, and who has passed stays secret until the answering is over.
    .example = bo and cy pass on ana's Rhinocorn, then di plays Neigh. Now there is a new top card, so bo and cy are asked afresh.

R-095 = Resolve from the top down
    .says = The pile resolves starting with the latest card. A Neigh that resolves sends the card under it to the discard pile and follows it there.
    .example = ana plays Rhinocorn, bo Neighs it, ana Neighs bo's Neigh. ana's Neigh resolves first and takes bo's away, so nothing stops Rhinocorn any more.

R-096 = Answers while the pile resolves
    .says = In the effect-chain family, whenever cards come off the pile, the new top card may be answered again, also by players who passed before. In the second-edition family the whole pile resolves without further answers (option reopen).
    .example = ana's Super Neigh removes bo's Neigh and lays ana's Rhinocorn open. In the effect-chain family cy may Neigh Rhinocorn now; in the second-edition family it is safe.

R-097 = Neigh stops cards, not effects
    .says = A Neigh stops a card while it is being played from a hand. It can't stop what a card in a stable does.
    .example = Rhinocorn in ana's stable is about to destroy bo's Narwhal. bo's Neigh is no help; the time for it was when ana played Rhinocorn.

R-098 = Bringing is not playing
    .says = A card is played when it comes from a hand as an action, or as an Instant in answer to another card. One that an effect brings into a stable is not played, so nobody can Neigh it.
    .example = ana's Rainbow Unicorn could be Neighed as it was played. The Basic Unicorn (Red) that it brings in from ana's hand can't be.

R-100 = Any player means you too
    .says = “Any player” is one player of your choice, and that may be you.
    .example = Re-Target moves an Upgrade or Downgrade out of any player's stable. ana may use it on their own and send Tiny Stable on to bo.

R-101 = Another player is never you
    .says = “Another player” or “any other player” is one player of your choice, but not yourself.
    .example = Unfair Bargain trades hands with another player. ana picks bo, cy or di.

R-102 = Each player means everybody
    .says = “Each player” is everyone at the table, the player of the card included.
    .example = Llamacorn enters ana's stable and each player discards a card. ana discards one as well.

R-103 = Each other player spares you
    .says = “Each other player” is everyone at the table except you. It means the same in both rule families.
    .example = Well-Groomed Llamacorn makes each other player discard a card. bo, cy and di do; ana, whose card it is, keeps their hand.

R-104 = Any number of players
    .says = “Any number of players” would let you pick as many players as you like, but never yourself. No card in our decks says so at present.
    .example = If a card said so, ana could pick bo alone, or bo, cy and di, but not ana. The nearest real thing is Two-For-One, whose two victims may belong to one player or two.

R-105 = Naming the target beforehand
    .says = The easier way (option announce: before): you name the players a Magic card will hit, or the stable a card is meant for, before the others decide on a Neigh. Which cards will be hit, and what a Unicorn does on entering, stays open.
    .example = ana plays Unicorn Poison and names bo. Now bo, cy and di decide on a Neigh; which of bo's Unicorns is to go, ana says afterwards.

R-106 = Naming the target afterwards
    .says = The harder way, and the usual one here in both rule families (option announce: after): the others decide on a Neigh first. Only if the card gets through do you choose whom it hits or whose stable it goes to.
    .example = ana plays Pandamonium. bo has six Unicorns and an uneasy feeling, and must decide on a Neigh without knowing whose stable it is for.

R-107 = What immune cards ignore
    .says = A card to which something does nothing (“can't be affected” on printed cards) is out of its reach altogether. It can't be hit alone or in a group, and no player can be made to pick it.
    .example = In the second-print deck Magic can't affect Magical Kittencorn. bo can't return ana's Kittencorn with Back Kick, and ana can't sacrifice it for Two-For-One.

R-108 = Pull means at random
    .says = To pull a card is to take it blindly. At a Stablemates table the program picks it at random.
    .example = ana's Americorn pulls a card from bo's hand. ana says whose hand; chance says which card.

R-109 = Choose means look and pick
    .says = To choose a card is to see what there is and take the one you like.
    .example = With Blatant Thievery ana looks through bo's hand and chooses a card from it. Super Neigh, say.

R-110 = Searching, then showing
    .says = A card found by searching is shown to everybody before it joins your hand. The deck is shuffled afterwards where the card says so, and you may come back with nothing.
    .example = Classy Narwhal lets ana search the deck for an Upgrade. They take Rainbow Aura, everyone sees it, and the deck is shuffled.

R-111 = Sacrificing a Downgrade
    .says = If an effect lets you sacrifice “a card”, any card in your stable will do. It is a fine way to be rid of a Downgrade.
    .example = Glitter Bomb asks ana to sacrifice a card before it destroys one. ana gives up Barbed Wire and doesn't miss it.

R-112 = In the order of the card
    .says = If an effect has several parts, they are done in the order in which the card gives them. This holds in both rule families.
    .example = Unicorn on the Cob makes ana draw two cards and discard one. The draw comes first, so one of the new cards may be the one to go.

R-113 = And: do both
    .says = With “and” between two actions, both have to be done, and one that is impossible doesn't cancel the other. An “and” behind a “then” that failed falls away with it.
    .example = Back Kick returns bo's Rhinocorn to bo's hand and makes bo discard a card. bo can't skip the discard, but may choose what goes.

R-114 = Then: only after success
    .says = With “if that is done” (“then” on printed cards), the second action happens only if the first was carried out in full. A sacrifice or destroy that was replaced by something else counts as carried out.
    .example = Sadistic Ritual: sacrifice a Unicorn, then draw. With no Unicorn to give, ana draws nothing; a Baby that goes home to the nursery earns the card.

R-115 = If you do: your choice
    .says = With “if you do”, the second action follows only if you decided to do the first, and did it.
    .example = ana lets Rhinocorn rest and destroys nothing. Their turn doesn't end, and they draw as usual.

R-116 = Magic that asks the impossible
    .says = In the effect-chain family you can't play a Magic card that demands something you can't do; in the second-edition family you may, and do what is possible (option impossible). Unicorns don't fall under this rule. Conditions set by the card itself or by another card always hold.
    .example = bo, ana's only opponent, has a single card in their stable. In the effect-chain family ana can't play Two-For-One; in the second-edition family ana sacrifices a card and destroys just that one.

R-117 = Impossible demands are ignored
    .says = If something in your stable, or another player's card, asks of you what can't be done, that part is simply skipped.
    .example = A Unicorn enters ana's stable, where Barbed Wire wants a discard. ana's hand is empty, so nothing is discarded and the Unicorn stays.

R-118 = What counts as impossible
    .says = For instance: a discard from an empty hand, a sacrifice from an empty stable, or a sacrifice of something that can't be sacrificed.
    .example = ana's only Unicorn is Puppicorn, which can't be sacrificed. Sadistic Ritual goes away hungry, and ana draws no card for it.

R-120 = A Neigh each for two
    .says = In a game for two, each player gets one plain Neigh before the deck is shuffled and five cards are dealt, so hands start at six. In the after-dark deck it is The Password Is Neigh. All changes for two can be switched off (option two_player_setup).
    .example = ana and bo sit down with six cards each. Both know that the other holds a Neigh, and neither is in a hurry to play first.

R-121 = No Basic Unicorns for two
    .says = In a game for two, all Basic Unicorns are left out of the deck. The program sees to it (option two_player_setup).
    .example = ana and bo never meet Basic Unicorn (Red) or Narwhal. The Great Narwhal is a Magical Unicorn and stays.

R-122 = Base cards left out for two
    .says = For two, the second-edition deck also lacks Queen Bee, Seductive, Rainbow, Mother Goose and Necromancer Unicorn, Nanny Cam, Sadistic Ritual, Slowdown and Yay. The second-print deck lacks Queen Bee, Rainbow and Extremely Fertile Unicorn, Extra Tail, Rainbow Mane, Nanny Cam, Sadistic Ritual, Slowdown, Glitter Bomb and Yay.
    .example = ana and bo play with the second-edition deck. Glitter Bomb may turn up, but Yay won't. With the second-print deck two players meet neither.

R-123 = After-dark cards left out for two
    .says = For two, the after-dark deck also goes without sixteen kinds of card, among them Eunuchorn, Entitled Unicorn, Unicorn Hangover, Unicorn Speed and Unicorn Dungeon. The list belongs to the deck, not to a rule family, and the program takes care of it.
    .example = In a game for two nobody makes bo skip a turn with Unicorn Hangover. Cult Leader Unicorn, however, is still in the deck.

R-124 = Expansions for two
    .says = An expansion has a list of its own for games for two. At a Stablemates table each pack marks the cards it leaves out, and the program removes them together with all Basic Unicorns.
    .example = ana and bo add Night Market, which marks no card. All of it is shuffled in, while Queen Bee Unicorn stays out as always.

R-125 = Otherwise two play as usual
    .says = Apart from the smaller deck and the extra Neigh, a game for two has no rules of its own. Seven Unicorns win.
    .example = ana has six Unicorns and bo has four. ana still needs one more.

R-130 = First with enough Unicorns wins
    .says = The first player whose stable holds enough Unicorns wins, as soon as nothing is left to resolve. If several get there together, the player whose turn it is wins if among them; otherwise most Unicorns decide, then letters.
    .example = Four play, and ana has six Unicorns. ana plays Narwhal, nobody Neighs it, and seven Unicorns end the game.

R-131 = Seven for small tables
    .says = With two to five players, seven Unicorns win.
    .example = ana, bo, cy and di are four. Six Unicorns in bo's stable make everybody nervous, but win nothing yet.

R-132 = Six for large tables
    .says = With six, seven or eight players, six Unicorns win.
    .example = Two friends join ana, bo, cy and di. Now they are six, and di's sixth Unicorn wins the game.

R-133 = What a Unicorn card counts
    .says = Every Unicorn card in a stable counts as one Unicorn, unless a card says otherwise. Some count as two, and under cards like Pandamonium they count as none.
    .example = bo has Ginormous Unicorn and three other Unicorns: four cards, but five Unicorns. Then ana plays Pandamonium into bo's stable, and they count as none.

R-134 = When the deck runs out
    .says = If the deck is empty, nothing is left to resolve and nobody has won, the most Unicorns win. A table may wait for the first failed draw instead, or shuffle the discard pile into a new deck (option deck_out).
    .example = bo takes the last card in their draw phase and gets no action phase. ana has five Unicorns, nobody else more than four, so ana wins.

R-135 = Letters break a tie
    .says = Players who tie for most Unicorns compare the letters in the names of those Unicorns, and the longer total wins. Spaces and signs don't count; the names are taken in the table's card language (option card_language).
    .example = ana and bo both have five Unicorns, but ana's names add up to 61 letters and bo's to 64, so bo wins. Rhinocorn gives 9 letters, Basic Unicorn (Red) 15.

R-136 = Still tied, everyone loses
    .says = If Unicorns and letters are both level, nobody wins. That goes for the players who were behind as well.
    .example = The deck is empty; ana and bo both have five Unicorns and 61 letters. They lose, and so does cy with three Unicorns.

R-140 = Drinking: a lost Unicorn
    .says = With the drinking rules on (option drinking, adults only), a player whose Unicorn is sacrificed or destroyed gets a notice to take a sip, one for each Unicorn. The notice never changes play.
    .example = ana's Unicorn Poison destroys bo's Rhinocorn. A notice says that bo takes a sip, and play goes on.

R-141 = Drinking: a forgotten draw
    .says = At a real table, forgetting to draw before acting costs a sip. Here it can't happen: the program never forgets to draw for you.
    .example = ana's action phase comes up. Their card for the turn is already in their hand, so no notice is given.

R-142 = Drinking: three Neighs in a turn
    .says = With the drinking rules on (option drinking), an exchange with the turn's third Neigh gives its winner a choice: name any player, who gets a notice to sip, or nobody. The winner is the player of the last Instant that resolved. It is asked once a turn.
    .example = ana plays Rhinocorn, bo Neighs, ana Neighs back, bo Neighs again. Rhinocorn is stopped by bo's Neigh, so bo may name a player.

R-143 = A new hand once per game
    .says = If the table allows it (option mulligan, adults only), each player may once a game, at the beginning of their turn, discard their hand and draw as many cards. With drinking or strip on, a notice reminds them of the forfeit.
    .example = ana begins their turn with five cards they can't use. They discard all five, draw five new ones, and can't do so again in this game.

R-144 = Strip: discarding a card
    .says = With the strip rules on (option strip, adults only), each discarded card gives its player a notice to take off one piece of clothing. A new hand by R-143 counts once for every card. The notice never changes play.
    .example = ana's Llamacorn makes each player discard a card. Each of them gets one notice.

R-145 = Strip: a Downgrade arrives
    .says = With the strip rules on (option strip), a player gets a notice to take off one piece of clothing when a Downgrade enters their stable, by whatever way.
    .example = bo plays Barbed Wire into ana's stable. ana gets a notice, and Barbed Wire besides.

R-146 = Strip: an Upgrade arrives
    .says = With the strip rules on (option strip), a player gets a notice to put one piece of clothing back on when an Upgrade enters their stable, by whatever way.
    .example = ana plays Rainbow Aura into their own stable. A notice tells ana to put something back on.

R-147 = House rules are welcome
    .says = A group may add optional rules of its own. The program knows only its table options; anything beyond them is between the players, and it won't check.
    .example = ana, bo and cy agree that every Super Neigh earns a round of applause. The program neither minds nor claps.

R-148 = Look after each other
    .says = The drinking and strip rules are off unless the host says that everybody is an adult (option adults) and switches them on. Joining in is always each player's own choice, and the game plays the same without them.
    .example = di would rather just play cards. The table leaves the options drinking and strip off, or di ignores the notices; nothing in the game depends on them.

Q-01 = Several players' effects at once
    .says = When one event sets off cards of several players, who goes first? The player whose turn it is, then the others clockwise.
    .example = ana uses Unicorn Swap: Unicorn on the Cob comes to them, Greedy Flying Unicorn goes to bo. It is ana's turn, so ana's two draws and a discard come first; then bo draws.

Q-02 = Two players reach the number together
    .says = If several players have enough Unicorns at the same moment, who wins? The player whose turn it is, if they are among them. Otherwise the one with most Unicorns, then the one with most letters in their Unicorns' names; if that ties too, everyone loses.
    .example = ana plays Mermaid Unicorn as their seventh Unicorn and, out of pure courtesy, returns the Pandamonium that lay on bo's seven. Both have seven now; it is ana's turn, so ana wins.

Q-03 = Doing nothing in the action phase
    .says = May you simply pass on your action? Not while the deck has a card: you can always draw one, so you play a card or you draw.
    .example = bo holds nothing but a Neigh, and a Neigh is no action. bo draws a card, and that was the action.

Q-04 = Who answers first
    .says = All who may answer are asked at once, or clockwise (option answers). The first Instant goes on the pile and opens a new round; slower ones stay in hand; a pass holds until the top card changes. Only open reasons leave you out: your own card on top, an empty hand, a card that forbids it, a top card beyond Neighing.
    .example = ana plays Rhinocorn; bo and cy both send a Neigh, bo a blink sooner. bo's goes on the pile and cy keeps theirs. di has Slowdown in the stable and is not asked at all.

Q-05 = When the deck has run out
    .says = When exactly does an empty deck end the game? As soon as nothing is left to resolve, wins checked first; who takes the last card in the draw phase gets no action. If a running effect puts cards back, play goes on. Tables may prefer the first failed draw, or a reshuffle (option deck_out).
    .example = ana takes the last card in the draw phase and nobody has seven Unicorns. The game ends there, before ana's action, and the player with most Unicorns wins.

Q-06 = What counts as a letter
    .says = When letters break a tie, what is a letter? Every alphabetic character of the name in the table's card language (option card_language). Spaces, hyphens, brackets and other signs count for nothing.
    .example = Shark With a Horn is worth 14 letters. Its three spaces are worth nothing, however well placed.

Q-07 = Where a resolving Magic card lies
    .says = Where is a Magic card while its effect happens? In the second-edition family already in the discard pile; in the effect-chain family it goes there once its effect has resolved (option magic_card). Shake Up shuffles itself into the deck in both.
    .example = ana plays Mystical Vortex. In the second-edition family it lies in the discard pile and is shuffled into the deck with the rest; in the effect-chain family it arrives too late for that.

Q-08 = When the mulligan may be used
    .says = With option mulligan, when may you discard your hand and draw as many, once a game? In your beginning phase, if you hold a card: after mandatory effects have chosen, before anything resolves. A short deck gives what it has. Under options drinking or strip a notice follows, and strip counts the discards too.
    .example = bo's turn begins with a hand of four that nobody could love. bo discards it, draws four others, and is not offered the mulligan again in this game.

Q-09 = Who wins a Neigh fight
    .says = Who counts as the winner of an exchange of Neighs? The player of the last Instant that resolved in it. As the pile resolves from the top down, that is often not the player who answered last.
    .example = ana plays Narwhal; bo, ana, cy and di lay one Neigh each, in that order. di's stops cy's, then ana's stops bo's. ana's resolved last: ana has won, and Narwhal lives.

Q-10 = What is named before the Neighs
    .says = If targets are named before the Neigh window (option announce), what is said? For a Magic card every player whose hand or stable it will hit, and which of its options; for a card that goes to a stable, only that stable. Never the cards. A name stands, even if it no longer works.
    .example = ana plays Blatant Thievery and names bo. bo spends their last card on a Neigh, and ana Neighs that. The name stands, bo's hand is empty, and nothing is taken.

Q-11 = Pandamonium and cards like it
    .says = What still reaches Unicorns that are Pandas? They count zero, and no effect or protection that speaks of Unicorns reaches them; an effect on any “card” does, unless your table rules that nothing does (option masquerade). Triggers that merely watch Unicorn cards come and go, such as Barbed Wire, still work.
    .example = bo's Unicorns are Pandas. ana's Unicorn Poison cannot touch them; ana's Two-For-One can, and bo's Rainbow Aura is no help, as it speaks of Unicorns.

Q-12 = Dark Angel sacrificing itself
    .says = May Dark Angel Unicorn be sacrificed to its own effect? Yes, but then it may not be the card that this effect brings back.
    .example = ana plays Dark Angel Unicorn and sacrifices that very card. ana may bring Rhinocorn back from the discard pile, but not the Angel.

Q-13 = Two replacements fit one event
    .says = If two “instead” effects fit one event, which applies? The holder of the stable picks one, or none if all are optional. An event is replaced once and counts as done; what happens instead may be replaced by yet another card. Each destroy is its own event, and a card that the same effect will destroy cannot stand in.
    .example = In the second-edition deck ana poisons bo's Unicorn Phoenix, with Black Knight Unicorn beside it. bo may discard a card, or sacrifice Black Knight, or let the Phoenix go. One of these, not two.

Q-14 = Returning to a hand
    .says = Has a card that goes back to a hand left the stable? Yes, and whatever watches for cards leaving will notice.
    .example = bo has Barbed Wire, and ana's Back Kick returns bo's Narwhal to hand. bo discards a card for Back Kick and, if they still have one, another for Barbed Wire.

Q-15 = Order within a link
    .says = Effects that trigger together form a link. Mandatory ones choose first, the player whose turn it is before the others clockwise, oldest card first; then optional ones, in the order each player uses them. They resolve in the order in which they chose, and conditions are looked at only then.
    .example = ana's turn begins with Rhinocorn and Sadistic Ritual. The Ritual's victim is chosen first, then Rhinocorn's. Then ana sacrifices and draws for the Ritual, and only after that does Rhinocorn destroy.

Q-16 = When an optional effect is offered
    .says = An optional effect is offered if its first action looks possible to the whole table: hand sizes count, hand contents do not, so sometimes you can only say no. A bar that all can see, such as another player's Queen Bee Unicorn, means you are not asked. Later actions that turn out impossible are ignored.
    .example = ana plays Rainbow Unicorn and holds two other cards, neither of them a Basic Unicorn. ana is asked all the same and can only say no, which tells bo nothing.

Q-17 = Fewer than the number demanded
    .says = A mandatory action does as many as there are; an optional one needs them all. “Then” and “if you do” need the whole number. “All” may be none, though not before a “then”. While there is somebody or something the effect's first action works on, you cannot choose one where it fails.
    .example = In the second-edition family ana plays Change of Luck as their only card, draws two and should discard three. Both go, and as two are not three, there is no extra turn.

Q-18 = A chosen card has gone
    .says = What if a card chosen for an effect is no longer there when its moment comes? That action is not done, and nothing else is chosen in its place.
    .example = ana's Unicorn Swap gives bo a sixth Unicorn and means to take Rhinocorn. bo's Tiny Stable comes first, bo sacrifices Rhinocorn to it, and ana gets nothing.

Q-19 = What a link sets off
    .says = What happens to effects that are set off while others resolve? They wait and together form the next link. Such an effect resolves even if its card has left meanwhile, except for an action that needs the card to be there.
    .example = ana's Two-For-One destroys bo's Stabby the Unicorn and cy's Narwhal. Once both are gone Stabby's revenge comes up, and bo may use it although Stabby already lies in the discard pile.

Q-20 = Flyers and Babies on their way out
    .says = Is a Flyer's return to hand or a Baby's return to the nursery an “instead”? No: it is simply where they go when sacrificed or destroyed. They never see the discard pile, and the deed counts as done. Blinding Light takes this from Flyers, not from Babies.
    .example = ana sacrifices Greedy Flying Unicorn to Two-For-One. It goes back to ana's hand, counts as sacrificed, and two cards of other players are still destroyed.

Q-21 = Second-print Blinding Light and “instead”
    .says = What does the second-print Blinding Light turn off? Triggered effects only, but “instead” effects are among them; continuous ones stay. In the second edition and in the second print alike, effects on a card's own leaving are off: nothing comes back, and stolen prey stays. Puppicorn stops moving but keeps its protection.
    .example = Stabby the Unicorn is destroyed in bo's stable, under Blinding Light. With either deck Stabby takes nobody along.

Q-22 = Tiny Stable and Unicorn Flatulence
    .says = When are these two checked? After every single event, before anything that waits. For Tiny Stable you may give up any Unicorn: also the newcomer, whose entering effect still resolves, or one that a waiting effect has chosen.
    .example = ana's Tiny Stable holds five Unicorns when Greedy Flying Unicorn enters. ana sacrifices it on the spot, it returns to hand, and its draw happens all the same.

Q-23 = Returns that are owed
    .says = When does a Unicorn taken or lent for a while go home? Only if it has stayed where it was put; for Unicorn Lasso and Lending Unicorn that card must have stayed too. If Queen Bee Unicorn or Eunuchorn bars the way, the debt lapses. In the end phase returns come before the hand limit.
    .example = ana lassoes bo's Rhinocorn, then plays Two-For-One and sacrifices Unicorn Lasso to it. At the end of the turn nothing goes home: Rhinocorn is ana's to keep.

Q-24 = Moving a card
    .says = Is a move a steal, or a play? Neither, but the card does leave one stable and enter another, with all that this sets off. A card already where it should go does neither, and you cannot aim a move at the stable where the card lies.
    .example = bo's turn begins and Puppicorn moves over from ana, whose Barbed Wire sees it leave, so ana discards. Had Puppicorn been with bo already, nothing would have stirred.

Q-25 = Each player must choose
    .says = When every player has to choose, who goes first? All are asked at once, and nothing happens until the last has chosen. Then it is carried out together, from the player whose turn it is clockwise.
    .example = ana plays Llamacorn, and everybody picks a card to discard. When cy has finally decided, the cards go: ana's, then bo's, then cy's.

Q-26 = Skipped and extra turns
    .says = Which turn does a skip take, and do extra turns add up? A skip takes the next turn that player would have, an extra one too, and in a skipped turn nothing happens, not even Puppicorn's move. Extra turns add up.
    .example = ana aims Unicorn Hangover at bo. When bo's turn comes there is no beginning, no draw and no action; cy is up at once.

Q-27 = The deck for two players
    .says = Which cards stay out with two players? Each deck has its own list, whichever rule family you play. Each player also starts with one plain Neigh (The Password Is Neigh in the after-dark deck), and both know about it. You may leave all this aside (option two_player_setup).
    .example = ana and bo play the base deck. Each gets five cards and a Neigh that is no secret, and Queen Bee Unicorn stays in the box.

Q-28 = What everyone can see
    .says = What is open to all? Every card in the stables, the discard pile, the nursery and the pile, and how many cards are in each hand and in the deck. Who has passed on a card is shown only when the window is closed.
    .example = bo sees that ana holds six cards and may read the whole discard pile. Whether cy has already passed on ana's Rhinocorn, bo does not see yet.

Q-29 = Games that never end
    .says = What stops an endless loop? One card's optional effect is offered at most 20 times a turn, refusals included. After 1,000 turns the game ends as if the deck had run out, and the result says so.
    .example = ana, bo and cy keep shuffling the discard pile back until turn 1,000 is over. Unicorns are counted, ana has the most and wins, and the result names the reason.

Q-30 = Double Dutch and Unicorn Dungeon
    .says = What exactly do they allow? Up to two plays, or one draw, but not one of each. A Neighed play counts as a play. It lasts for this turn even if the card leaves, and two such cards do not add up.
    .example = ana uses Double Dutch, and bo Neighs the first card. ana may still play Rhinocorn as the second or leave it at that, but may not draw instead.

Q-31 = Bringing back what was just paid
    .says = May an effect bring back its own price? A card never brings itself back by the effect that sacrificed it. A card discarded for the effect may be the one, and so may a Unicorn sacrificed to another effect of the same link.
    .example = ana discards Narwhal and Rhinocorn for Necromancer Unicorn and brings that same Rhinocorn into the stable. Angel Unicorn, having sacrificed itself, cannot fetch itself.

Q-32 = Each sacrifices, the newcomer included
    .says = Extremely Destructive Unicorn and Cult Leader Unicorn make each player sacrifice a Unicorn. May the holder give up that very card? Yes.
    .example = ana plays Extremely Destructive Unicorn, sacrifices it to its own effect and keeps their Baby. bo has only Rhinocorn and must part with it.

Q-33 = Cards that need a Basic Unicorn
    .says = Where must the Basic Unicorn card be? For Rainbow Mane and Extra Tail in the stable they enter, whichever way they get there. For the three after-dark cards with such a condition, Unicorn Speed among them, in the stable of the player who plays the card, and only when it is played.
    .example = ana wants to Re-Target Extra Tail to bo, who has no Basic Unicorn card: not possible. cy has Narwhal, which is one, so cy it may be.

Q-34 = Which names the letters come from
    .says = Which name is counted when letters break a tie? The one the table's cards carry in the chosen card language (option card_language), with the colour in brackets. The saved game keeps the counts it used, so a later renaming changes no result.
    .example = Basic Unicorn (Indigo) counts 18 letters, Basic Unicorn (Red) only 15. In a close tie it pays to stable the longer colours.

Q-35 = Choosing Babies
    .says = Who chooses a Baby first? The starting player, then the others in turn order. The table may have them dealt instead (option babies).
    .example = ana, bo, cy and di sit in that order, and cy starts. cy chooses first, then di, ana and bo.

Q-36 = An empty deck with Tiny Stable or Pandamonium
    .says = How are Unicorns counted at the end of the deck if one of these is there? As always: Pandas count zero, and Tiny Stable makes no difference.
    .example = The deck is empty. bo's six Pandas count zero, ana has four Unicorns under Tiny Stable and cy has three. ana wins.

Q-37 = Unicorn Oracle
    .says = What if fewer than three cards are left, and is the chosen one shown? You look at as many as there are, and the card you take stays secret.
    .example = Two cards are left in the deck. ana's Unicorn Oracle looks at both, takes one without showing it and puts the other back.

Q-38 = Unicorn Shrinkray
    .says = Babies in the chosen stable go to the nursery and count; then as many Babies come in as Unicorns went, or as many as the nursery has. A short nursery never stops you from playing it. The effects of the cards moved are off, but Barbed Wire still notices them.
    .example = ana aims Unicorn Shrinkray at bo, who has Rhinocorn, Stabby the Unicorn and a Baby. All three go, Stabby takes nobody along, and three Babies come in.

Q-39 = Pandas, Blinding Light and Barbed Wire
    .says = Does Blinding Light blind Pandas? No, it takes only their entering effects, since they enter as Unicorns. Barbed Wire looks for Unicorn cards, so it works when Pandas come and when they go.
    .example = bo has Pandamonium and Blinding Light. bo's Rhinocorn may still destroy at the beginning of the turn, but when Llamacorn enters, nobody discards.

Q-40 = What a Neigh does
    .says = Where do the cards go, and is the action lost? The card under the Neigh and the Neigh itself both go to the discard pile, and the action is spent.
    .example = ana plays Rhinocorn, bo Neighs it and nobody answers. Both cards go to the discard pile, and ana's action is over.

Q-41 = What you know of another hand
    .says = Which cards in another hand count as known to you? Those you saw go there or lie there and that have certainly not left since. A hidden pull, a gift or a shuffle ends that for everyone who did not see which card it was.
    .example = ana's Mermaid Unicorn returns Rhinocorn to bo's hand, and all know it is there. Then cy's Americorn pulls one of bo's five cards: bo and cy know which, ana is no longer sure.

Q-42 = Magic cards that are discarded last
    .says = In the effect-chain family (option magic_card) a Magic card goes to the discard pile after resolving; when exactly? As soon as its own effect is done, before whatever that effect has set off.
    .example = Under effect-chain rules ana's Kiss of Life brings Magical Flying Unicorn. When its entering effect comes up, Kiss of Life already lies in the discard pile, and ana may take it back to hand.

Q-43 = Effects on “all”
    .says = In which order does an effect on “all” cards work? One card after the other, oldest first, the stables clockwise from the player whose turn it is, with a look at Tiny Stable and its kind after each. Immune cards are passed by and not counted.
    .example = bo has an old Pandamonium, a newer Tiny Stable and seven Unicorns. ana's Reset Button takes Pandamonium first, so Tiny Stable claims two Unicorns before it goes as well.

Q-44 = A search that finds nothing
    .says = A search of the deck is offered whenever the deck has a card; you may take none, and the deck is shuffled anyway if the card says so. The discard pile is open, so taking from it is offered only if a fitting card lies there, and once used you must take one.
    .example = ana searches with Classy Narwhal, but no Upgrade is left: ana takes none, and the deck is shuffled. Swift Flying Unicorn offers nothing while no Neigh lies in the discard pile.

Q-45 = An “and” behind a failed “then”
    .says = If what stands before a “then” was not done, what about an “and” that follows? It belongs to the “then” and is not done either.
    .example = In the second-edition family ana plays Make It Rain with one other card in hand. That card goes, but two were asked for: ana draws nothing, and there is no extra turn either.

Q-46 = Which beginning effects there are
    .says = Which cards have an effect at the beginning of your turn? Those that lie in your stable when the beginning phase starts, after Puppicorn's move and all that it set off. A card that arrives during the phase is too late.
    .example = In their beginning phase ana discards three cards for Rainbow Lasso and steals bo's Rhinocorn. It has missed the bell and destroys nothing this turn.

Q-47 = When the Neigh fight's sip is given
    .says = Under option drinking, when is somebody named after three Neighs? Once a turn, when the exchange with the turn's third Neigh has resolved and before a surviving card takes effect. The winner of that exchange is asked yes or no, then names any player, themselves included.
    .example = bo Neighs ana's card, ana Neighs back, and cy Neighs that. bo's Neigh resolves last, so bo is asked, says yes and names di. The table posts a notice, nothing more.

Q-48 = Ending on the first failed draw
    .says = If the game ends on the first impossible draw (option deck_out), when exactly? The running effect and all that it sets off is finished, then the game ends. Drawing as your action stays allowed with an empty deck, and ends it.
    .example = ana takes the last card in the draw phase and, one Unicorn ahead of everyone, draws again as the action. There is no card, the game ends, and ana wins.

Q-49 = Reshuffling the discard pile
    .says = If the table reshuffles (option deck_out), when is it done? When a card is to be drawn, looked at or searched for and the deck is empty. If the discard pile is empty too, the game ends as after a failed draw.
    .example = The deck is empty when bo's turn reaches the draw phase. The discard pile is shuffled into a new deck, bo draws, and the game goes on.

Q-50 = Who sips for a Unicorn
    .says = Under option drinking, what counts? One sip for each card that counted as a Unicorn and really was sacrificed or destroyed. If something else went instead, only that counts, and only if it was a Unicorn. Pandas bring no sips, and in a tie their names bring no letters.
    .example = ana would destroy bo's Vanillacorn, but bo sacrifices Inflatable Unicorn instead. Despite its name that is an Upgrade, so there is no notice.

Q-51 = Winning at once
    .says = If a win counts at once (option win), when is it looked at? After every single event, in mid-effect too, but after Tiny Stable and its kind. Two winners at once are settled as usual, and what was left to resolve is not done.
    .example = ana plays Extremely Destructive Unicorn as their seventh. With this option ana wins as it enters; normally its effect comes first, and ana has to sacrifice a Unicorn.
