### Table options, rule profiles, decks and rulebook presets. Italian.
###
### The value is the name of an option; .about explains it; each of its values has an attribute of its own.

option-start = Chi comincia
    .about = A chi tocca il primo turno. Nei regolamenti decidono i vestiti; online è più giusto il sorteggio (R-010).
    .lot = si estrae a sorte
    .host = chi ospita
    .seat = il giocatore di quel posto, indicato dal numero
option-babies = Unicorni Baby all'inizio
    .about = Ogni giocatore comincia con un Unicorno Baby (R-007).
    .choose = ognuno ne sceglie uno, in ordine di turno
    .deal = vengono distribuiti
option-unicorns_into = Dove si giocano gli Unicorni
    .about = Nella Stalla di chi si può giocare un Unicorno (R-054).
    .own = nella propria Stalla
    .any = in qualsiasi Stalla
option-simultaneous = Effetti dello stesso momento
    .about = Che cosa succede quando più effetti cominciano insieme (R-082).
    .link = un solo anello: prima si scelgono tutti i bersagli, poi tutto si risolve
    .one_by_one = uno dopo l'altro, in qualsiasi ordine, ciascuno concluso prima del successivo
option-impossible = Magie che chiedono troppo
    .about = Se si può giocare una carta Magia che non si può eseguire per intero (R-116).
    .ignore = si può; si fa ciò che è possibile
    .forbid = non si può
option-announce = Dichiarare i bersagli
    .about = Se i giocatori presi di mira si dichiarano prima che gli altri decidano se usare un Mahiii! (R-105, R-106).
    .before = prima delle risposte, il modo facile
    .after = dopo le risposte, il modo difficile
option-magic_card = Dove aspetta una carta Magia
    .about = Dov'è una carta Magia mentre il suo effetto avviene (R-058).
    .discarded_first = è già nella pila degli scarti
    .discarded_last = sul tavolo; va nella pila degli scarti alla fine
option-reopen = Rispondere ancora
    .about = Se si può rispondere di nuovo a una carta che resta scoperta in cima alla pila mentre questa si risolve (R-096).
    .false = no, l'intera pila si risolve
    .true = sì, ogni volta
option-babies_move = Unicorni Baby in viaggio
    .about = Se gli Unicorni Baby possono passare da una Stalla all'altra, per esempio con un furto (R-034).
    .true = sì
    .false = no, arrivano solo dalla Nursery
option-win = Quando si vince
    .about = Quando una Stalla al completo vince la partita (R-089).
    .resolved = appena non resta più nulla da risolvere
    .at_once = subito, anche a metà di un effetto
option-deck_out = Quando il mazzo è finito
    .about = Che cosa chiude la partita quando il mazzo è vuoto (R-134, Q-05).
    .empty = l'ultima carta è stata pescata e tutto si è risolto
    .failed_draw = qualcuno dovrebbe pescare e non può
    .reshuffle = niente: si mescola la pila degli scarti e si va avanti
option-masquerade = Unicorni travestiti
    .about = Da che cosa è al riparo una carta Unicorno che non conta come Unicorno (Q-11).
    .unicorn_effects = dagli effetti che parlano di Unicorni
    .all_effects = da qualsiasi effetto
option-answers = Chi risponde per primo
    .about = Come si risponde a una carta che qualcuno sta giocando (Q-04).
    .at_once = si chiede a tutti insieme, conta la prima risposta
    .in_turn = uno dopo l'altro, in ordine di turno
option-two_player_setup = Mazzo per due
    .about = Se in una partita a due si tolgono alcune carte e ognuno riceve un Mahiii! (R-120).
    .true = sì
    .false = no, il mazzo intero
option-adults = Solo adulti
    .about = Tutte le persone al tavolo sono adulte; serve per il mazzo After dark e per le regole da festa.
    .false = no, o non tutte
    .true = sì, tutte
option-drinking = Avvisi alcolici
    .about = L'arbitro dice quando qualcuno beve un sorso (R-140, R-142); il gioco non cambia mai.
    .false = disattivati
    .true = attivi
option-strip = Avvisi strip
    .about = L'arbitro dice quando qualcosa si toglie o si rimette (da R-144 a R-146); il gioco non cambia mai.
    .false = disattivati
    .true = attivi
option-mulligan = Una mano nuova, una volta
    .about = Una volta a partita ogni giocatore può scartare la mano e pescare altrettante carte (R-143).
    .false = no
    .true = sì
option-card_language = Lingua delle carte
    .about = La lingua dei nomi sulle carte; in caso di parità le lettere si contano in quella (R-135).
    .en = inglese
    .it = italiano
    .nl = olandese
    .pl = polacco
    .de = tedesco
option-ask_forced = Chiedere ogni scelta
    .about = Se si chiede anche quando c'è una sola risposta possibile.
    .false = no
    .true = sì

## The two rule families

profile-second-edition = Seconda edizione
    .about = Giochi gli Unicorni nella tua Stalla, le carte Magia fanno quello che possono e una pila di risposte si risolve in un colpo solo.
profile-effect-chain = Catena di effetti
    .about = Puoi giocare gli Unicorni in qualsiasi Stalla, una carta Magia deve essere possibile per intero e alle carte nella pila si può rispondere ancora.

## Decks

pack-base = Mazzo base, seconda edizione
    .about = Il mazzo che hanno quasi tutti: 114 carte e 13 Unicorni Baby.
pack-base-second-print = Mazzo base, seconda stampa
    .about = La stampa più vecchia del mazzo base, in cui parecchie carte hanno altri effetti.
pack-after-dark = After dark
    .about = Il mazzo per adulti.
pack-night-market = Night Market
    .about = Una nostra espansione, da mescolare in un altro mazzo.

## Rulebook presets: deck, rules, language and starting rule of a rulebook at once. .starts: who begins at a table of people.

rulebook-000 = Gioco per adulti, seconda edizione, italiano
    .starts = Chi ha i vestiti più scuri sceglie chi comincia.
rulebook-001 = Gioco base, catena di effetti, polacco
    .starts = Comincia chi ha addosso più colori.
rulebook-002 = Gioco base, catena di effetti, inglese
    .starts = Comincia chi ha addosso più colori.
rulebook-003 = Gioco base, seconda edizione, italiano
    .starts = Comincia chi ha addosso più colori.
rulebook-004 = Gioco per adulti, seconda edizione, olandese
    .starts = Comincia chi ha i vestiti più scuri.

## Names of the languages, in themselves

option-language-en = English
option-language-it = Italiano
option-language-nl = Nederlands
option-language-pl = Polski
option-language-de = Deutsch
