### The table: what happened, what is asked, why not, how it ended. Italian.
###
### $seat and $other are names of players. $reader says whom the sentence speaks to: "seat" or "other" if the reader is that
### player, else "none". $card is a card by its name, or "una carta" where the reader may not know it. The gender of a name
### is not known: where something must agree, "la carta" stands before it.

## What happened. A key may end in what it is about; .list names the cards as far as they are known.

event-turn =
    { $reader ->
        [seat] Turno { $n }: giochi tu.
       *[none] Turno { $n }: gioca { $seat }.
    }
event-draws =
    { $reader ->
        [seat] Peschi { $card }.
       *[none] { $seat } pesca { $card }.
    }
event-draws-many =
    { $reader ->
        [seat] Peschi { $n } carte.
       *[none] { $seat } pesca { $n } carte.
    }
    .list =
        { $reader ->
            [seat] Peschi { $n } carte: { $list }.
           *[none] { $seat } pesca { $n } carte: { $list }.
        }
event-discards =
    { $reader ->
        [seat] Scarti { $card }.
       *[none] { $seat } scarta { $card }.
    }
event-discards-many =
    { $reader ->
        [seat] Scarti { $n } carte.
       *[none] { $seat } scarta { $n } carte.
    }
    .list =
        { $reader ->
            [seat] Scarti { $n } carte: { $list }.
           *[none] { $seat } scarta { $n } carte: { $list }.
        }
event-plays =
    { $reader ->
        [seat] Giochi { $card }.
       *[none] { $seat } gioca { $card }.
    }
event-plays-into =
    { $reader ->
        [seat] Giochi { $card } nella Stalla di { $other }.
        [other] { $seat } gioca { $card } nella tua Stalla.
       *[none] { $seat } gioca { $card } nella Stalla di { $other }.
    }
event-answers =
    { $reader ->
        [seat] Rispondi con { $card } alla carta di { $other }.
        [other] { $seat } risponde con { $card } alla tua carta.
       *[none] { $seat } risponde con { $card } alla carta di { $other }.
    }
event-stopped =
    { $reader ->
        [seat] La tua carta { $card } viene fermata.
       *[none] La carta { $card } di { $seat } viene fermata.
    }
event-enters =
    { $reader ->
        [seat] { $card } entra nella tua Stalla.
       *[none] { $card } entra nella Stalla di { $seat }.
    }
event-enters-steal =
    { $reader ->
        [seat] Rubi { $card } dalla Stalla di { $other }.
        [other] { $seat } ruba { $card } dalla tua Stalla.
       *[none] { $seat } ruba { $card } dalla Stalla di { $other }.
    }
event-enters-move =
    { $reader ->
        [seat] { $card } passa dalla Stalla di { $other } alla tua.
        [other] { $card } passa dalla tua Stalla a quella di { $seat }.
       *[none] { $card } passa dalla Stalla di { $other } a quella di { $seat }.
    }
event-enters-bring =
    { $reader ->
        [seat] Porti { $card } nella tua Stalla.
       *[none] { $seat } porta { $card } nella propria Stalla.
    }
event-leaves =
    { $reader ->
        [seat] { $card } esce dalla tua Stalla.
       *[none] { $card } esce dalla Stalla di { $seat }.
    }
event-leaves-sacrifice =
    { $reader ->
        [seat] Sacrifichi { $card }.
       *[none] { $seat } sacrifica { $card }.
    }
event-leaves-sacrifice-hand =
    { $reader ->
        [seat] Sacrifichi { $card }, che torna in volo nella tua mano.
       *[none] { $seat } sacrifica { $card }, che torna in volo nella sua mano.
    }
event-leaves-sacrifice-nursery =
    { $reader ->
        [seat] Sacrifichi { $card }, che torna alla Nursery.
       *[none] { $seat } sacrifica { $card }, che torna alla Nursery.
    }
event-leaves-destroy =
    { $reader ->
        [seat] La tua carta { $card } viene distrutta.
       *[none] La carta { $card } di { $seat } viene distrutta.
    }
event-leaves-destroy-hand =
    { $reader ->
        [seat] La tua carta { $card } viene distrutta e torna in volo nella tua mano.
       *[none] La carta { $card } di { $seat } viene distrutta e torna in volo nella sua mano.
    }
event-leaves-destroy-nursery =
    { $reader ->
        [seat] La tua carta { $card } viene distrutta e torna alla Nursery.
       *[none] La carta { $card } di { $seat } viene distrutta e torna alla Nursery.
    }
event-leaves-return =
    { $reader ->
        [seat] { $card } torna nella tua mano.
       *[none] { $card } torna nella mano di { $seat }.
    }
event-leaves-return-nursery =
    { $reader ->
        [seat] { $card } torna dalla tua Stalla alla Nursery.
       *[none] { $card } torna dalla Stalla di { $seat } alla Nursery.
    }
event-shuffles = Il mazzo viene mescolato.
event-shows =
    { $reader ->
        [seat] Mostri { $card } a tutti.
       *[none] { $seat } mostra { $card } a tutti.
    }
event-shows-takes =
    { $reader ->
        [seat] Mostri a tutti la carta { $card } e la prendi.
       *[none] { $seat } mostra a tutti la carta { $card } e la prende.
    }
event-looks =
    { $reader ->
        [seat] Guardi in cima al mazzo: { $card }.
       *[none] { $seat } guarda in cima al mazzo: { $card }.
    }
event-looks-many =
    { $reader ->
        [seat] Guardi le prime { $n } carte del mazzo.
       *[none] { $seat } guarda le prime { $n } carte del mazzo.
    }
    .list =
        { $reader ->
            [seat] Guardi le prime { $n } carte del mazzo: { $list }.
           *[none] { $seat } guarda le prime { $n } carte del mazzo: { $list }.
        }
event-looks-hand =
    { $reader ->
        [seat] Guardi la mano di { $other }: { $card }.
        [other] { $seat } guarda la tua mano: { $card }.
       *[none] { $seat } guarda la mano di { $other }: { $card }.
    }
event-looks-hand-many =
    { $reader ->
        [seat] Guardi la mano di { $other }: { $n } carte.
        [other] { $seat } guarda la tua mano: { $n } carte.
       *[none] { $seat } guarda la mano di { $other }: { $n } carte.
    }
    .list =
        { $reader ->
            [seat] Guardi le { $n } carte nella mano di { $other }: { $list }.
            [other] { $seat } guarda le { $n } carte nella tua mano: { $list }.
           *[none] { $seat } guarda le { $n } carte nella mano di { $other }: { $list }.
        }
event-takes =
    { $reader ->
        [seat] Prendi { $card }.
       *[none] { $seat } prende { $card }.
    }
event-takes-hand =
    { $reader ->
        [seat] Prendi { $card } dalla mano di { $other }.
        [other] { $seat } prende { $card } dalla tua mano.
       *[none] { $seat } prende { $card } dalla mano di { $other }.
    }
event-takes-deck =
    { $reader ->
        [seat] Prendi { $card } dal mazzo.
       *[none] { $seat } prende { $card } dal mazzo.
    }
event-takes-discard =
    { $reader ->
        [seat] Prendi { $card } dalla pila degli scarti.
       *[none] { $seat } prende { $card } dalla pila degli scarti.
    }
event-gives =
    { $reader ->
        [seat] Dai { $card } a { $other }.
        [other] { $seat } ti dà { $card }.
       *[none] { $seat } dà { $card } a { $other }.
    }
event-uses =
    { $reader ->
        [seat] Usi { $card }.
       *[none] { $seat } usa { $card }.
    }
# A card chosen for the effect of another card, $by.
event-aims =
    { $reader ->
        [seat] Con { $by } scegli la carta { $card } di { $other }.
        [other] Con { $by }, { $seat } sceglie la tua carta { $card }.
       *[none] Con { $by }, { $seat } sceglie la carta { $card } di { $other }.
    }
event-aims-own =
    { $reader ->
        [seat] Con { $by } scegli la tua carta { $card }.
       *[none] Con { $by }, { $seat } sceglie la propria carta { $card }.
    }
event-aims-seat =
    { $reader ->
        [seat] Con { $by } scegli { $other }.
        [other] Con { $by }, { $seat } sceglie te.
       *[none] Con { $by }, { $seat } sceglie { $other }.
    }
# A player chooses themself.
event-aims-self =
    { $reader ->
        [seat] Scegli di usare { $by } su di te.
       *[none] { $seat } sceglie di usare { $by } su di sé.
    }
event-aims-card =
    { $reader ->
        [seat] Con { $by } scegli { $card }.
       *[none] Con { $by }, { $seat } sceglie { $card }.
    }
# A card stands in for another, $victim.
event-replaces =
    { $reader ->
        [seat] La tua carta { $card } prende il posto di { $victim }.
       *[none] La carta { $card } di { $seat } prende il posto di { $victim }.
    }
# It spares itself by what it does instead.
event-replaces-own =
    { $reader ->
        [seat] La tua carta { $card } si salva, ma non gratis.
       *[none] La carta { $card } di { $seat } si salva, ma non gratis.
    }
event-swaps_hands =
    { $reader ->
        [seat] Tu e { $other } vi scambiate la mano.
        [other] { $seat } e tu vi scambiate la mano.
       *[none] { $seat } e { $other } si scambiano la mano.
    }
event-extra_turn =
    { $reader ->
        [seat] Giocherai un altro turno dopo questo.
       *[none] { $seat } giocherà un altro turno dopo questo.
    }
event-turn_ends =
    { $reader ->
        [seat] { $card } chiude il tuo turno.
       *[none] { $card } chiude il turno di { $seat }.
    }
event-skips =
    { $reader ->
        [seat] Salti un turno.
       *[none] { $seat } salta un turno.
    }
# At the start: a player chooses a Baby.
event-baby =
    { $reader ->
        [seat] Adotti { $card }.
       *[none] { $seat } adotta { $card }.
    }
event-game_ends = La partita è finita.
event-to_pile =
    { $reader ->
        [seat] La tua carta { $card } va nella pila degli scarti.
       *[none] La carta { $card } di { $seat } va nella pila degli scarti.
    }
# A player is named for a card before others answer it.
event-names =
    { $reader ->
        [seat] Dichiari di usare { $card } su { $other }.
        [other] { $seat } dichiara di usare { $card } su di te.
       *[none] { $seat } dichiara di usare { $card } su { $other }.
    }
event-names-self =
    { $reader ->
        [seat] Dichiari di usare { $card } su di te.
       *[none] { $seat } dichiara di usare { $card } su di sé.
    }
# $option is a command in words, such as "DISTRUGGI un Vantaggio nella Stalla di un altro giocatore".
event-names-option =
    { $reader ->
        [seat] Dichiari che cosa farà { $card }: { $option }.
       *[none] { $seat } dichiara che cosa farà { $card }: { $option }.
    }
event-puts_back =
    { $reader ->
        [seat] Rimetti { $card } in cima al mazzo.
       *[none] { $seat } rimette { $card } in cima al mazzo.
    }
event-puts_back-many =
    { $reader ->
        [seat] Rimetti { $n } carte in cima al mazzo.
       *[none] { $seat } rimette { $n } carte in cima al mazzo.
    }
    .list =
        { $reader ->
            [seat] Rimetti { $n } carte in cima al mazzo: { $list }.
           *[none] { $seat } rimette { $n } carte in cima al mazzo: { $list }.
        }
event-notice =
    { $reader ->
        [seat] Una regola da festa per te (R-{ $rule }).
       *[none] Una regola da festa per { $seat } (R-{ $rule }).
    }
event-notice-140 =
    { $reader ->
        [seat] Bevi un sorso (R-140).
       *[none] { $seat } beve un sorso (R-140).
    }
event-notice-142 =
    { $reader ->
        [seat] Bevi un sorso (R-142).
       *[none] { $seat } beve un sorso (R-142).
    }
event-notice-143 =
    { $reader ->
        [seat] Fai la penitenza per la nuova mano (R-143).
       *[none] { $seat } fa la penitenza per la nuova mano (R-143).
    }
event-notice-144 =
    { $reader ->
        [seat] Ti togli qualcosa (R-144).
       *[none] { $seat } si toglie qualcosa (R-144).
    }
event-notice-145 =
    { $reader ->
        [seat] Ti togli qualcosa (R-145).
       *[none] { $seat } si toglie qualcosa (R-145).
    }
event-notice-146 =
    { $reader ->
        [seat] Ti rimetti qualcosa addosso (R-146).
       *[none] { $seat } si rimette qualcosa addosso (R-146).
    }

## What is asked. $cards is what may be chosen ("un Unicorno di un altro giocatore"); $by is the card that asks, in
## brackets.

ask-by = { " " }({ $card-plain })

ask-action = La tua azione: gioca una carta, oppure pescane una.
ask-action-draw = La tua azione: adesso qui non si può giocare nulla, quindi pesca.
ask-action-more = Puoi giocare un'altra carta.
ask-card = Scegli { $cards }{ $by }.
ask-card-discard = Scegli { $cards } da scartare{ $by }.
ask-card-discard-limit = La tua mano supera il limite. Scegli una carta da scartare ({ $rule }).
ask-card-sacrifice = Scegli { $cards } da sacrificare{ $by }.
ask-card-destroy = Scegli { $cards } da distruggere{ $by }.
ask-card-steal = Scegli { $cards } da rubare{ $by }.
ask-card-return = Scegli { $cards } da rimandare in mano{ $by }.
ask-card-return-nursery = Scegli { $cards } da rimandare alla Nursery{ $by }.
ask-card-move = Scegli { $cards } da spostare{ $by }.
ask-card-bring = Scegli { $cards } da portare nella tua Stalla{ $by }.
ask-card-bring-there = Scegli { $cards } da portare nella Stalla di quel giocatore{ $by }.
ask-card-bring-baby = Scegli un Unicorno Baby con cui cominciare.
ask-card-take = Scegli { $cards } da prendere in mano{ $by }.
ask-card-search = Scegli { $cards } dal mazzo, oppure niente{ $by }.
ask-card-take-from-hand = Scegli { $cards } da prendere da quella mano{ $by }.
ask-card-take-from-hand-discard = Scegli da quella mano { $cards } per la pila degli scarti{ $by }.
ask-card-look-at-top = Scegli { $cards } da tenere; il resto torna in cima al mazzo{ $by }.
ask-card-give = Scegli { $cards } da dare via{ $by }.
ask-seat = Scegli un giocatore{ $by }.
ask-seat-toast = Scegli chi beve un sorso ({ $rule }).
ask-seat-stable = Scegli la Stalla per { $card }.
ask-seat-discard = Scegli chi deve scartare{ $by }.
ask-seat-pull = Scegli da quale mano prendere a caso{ $by }.
ask-seat-take-from-hand = Scegli quale mano guardare{ $by }.
ask-seat-swap-hands = Scegli con chi scambiare la mano{ $by }.
ask-seat-skip-turn = Scegli chi salta un turno{ $by }.
ask-seat-move = Scegli la Stalla di destinazione{ $by }.
ask-seat-give = Scegli chi riceve la carta{ $by }.
ask-seat-shrink = Scegli di chi rimpicciolire gli Unicorni{ $by }.
ask-seat-choose-one = Scegli un giocatore, a cui toccherà poi decidere{ $by }.
ask-seat-destroy = Dichiara a chi verrà distrutta una carta{ $by }.
ask-seat-steal = Dichiara a chi ruberai una carta{ $by }.
ask-seat-sacrifice = Dichiara chi dovrà sacrificare{ $by }.
ask-seat-return = Dichiara a chi tornerà in mano una carta{ $by }.
ask-option = Scegli che cosa fa { $card }.
ask-use = Quale di queste carte usi?
ask-use-mulligan = Scarti la mano e peschi altrettante carte? Si può fare una volta a partita (R-143).
ask-use-toast = Hai vinto una battaglia con tre Mahiii! o più. Fai bere un sorso a qualcuno ({ $rule })?
ask-use-order = Quale di queste carte va per prima?
# $text is what the card does, in a few words.
ask-use-one = Usi { $card }? Dice: “{ $text }”.
ask-use-forced = { $card } ha effetto. Dice: “{ $text }”.
ask-use-unpayable = Usi { $card }? In mano non hai ciò che serve, ma gli altri non hanno bisogno di saperlo.
ask-use-victim-destroy = La tua carta { $card } sta per essere distrutta. La salvi?
ask-use-victim-sacrifice = La tua carta { $card } sta per essere sacrificata. La salvi?
ask-order = Dalla cima del mazzo in giù, quale carta viene adesso{ $by }?
ask-window = { $card }: rispondi? Dice: “{ $text }”.
ask-window-instant = { $card }: rispondi?

## The answers

choice-draw = Pesca una carta
choice-play = Gioca { $card }
choice-answer = { $card }
choice-use = Usa { $card }
choice-use-toast = Sì
choice-mulligan = Scarta la mano e pesca altrettante carte
choice-order = { $card }
choice-choose = { $card }
choice-choose-stable =
    { $reader ->
        [other] { $card } nella tua Stalla
       *[none] { $card } nella Stalla di { $other }
    }
choice-choose-seat =
    { $reader ->
        [other] Tu
       *[none] { $other }
    }
choice-choose-seat-stable =
    { $reader ->
        [other] La tua Stalla
       *[none] La Stalla di { $other }
    }
choice-option = { $option }
choice-pass = Passa
choice-done = Basta così
choice-no = No
choice-no-victim = No, lasciala andare
choice-none = Niente
choice-none-seat = Nessun altro
choice-none-card = Non prendere nulla

## Why not. $because is the id of a rule or the name of a card.

why-barred = { $because } nella tua Stalla ti impedisce di giocare questa carta.
why-instant = Le carte Istantanee non si giocano come azione: rispondono alla carta di un altro giocatore ({ $because }).
why-condition = Nella tua Stalla manca ciò che { $because } richiede.
why-impossible = Richiederebbe qualcosa che adesso non si può fare, quindi non si può giocare ({ $because }).
why-no_stable = { $because } non lascia nessuna Stalla in cui questa carta possa entrare.
why-not_your_turn = Non è il tuo turno; le carte si giocano nella tua fase di Azione ({ $because }).
why-not_now = Le carte si giocano nella tua fase di Azione, e prima c'è altro da finire ({ $because }).
why-game_over = La partita è finita ({ $because }).
why-no_instant = Solo una carta Istantanea può rispondere a una carta ({ $because }).
why-no_window = Adesso nessuna carta aspetta una risposta ({ $because }).
why-own_card = Nessuno risponde a una propria carta ({ $because }).
why-own_card-R-041 = Si può distruggere solo la carta di un altro giocatore ({ $because }).
why-unanswerable = A { $because } non si può rispondere.
# A card in its player's stable protects what that player plays.
why-unanswerable-by = A ciò che gioca questo giocatore non si può rispondere, per via di { $because }.
why-has_passed = Hai già passato; vale finché non cambia la carta in cima alla pila ({ $because }).
why-not_in_hand = Quella carta non è nella tua mano ({ $because }).
why-disguised = C'è { $because }: per ora queste carte Unicorno non sono Unicorni.
why-shielded = { $because } protegge quella Stalla.
why-proof = { $because } ne è al riparo.
why-sole_home = { $because } tiene queste carte in una sola Stalla.
why-babies_stay = A questo tavolo gli Unicorni Baby entrano in una Stalla solo dalla Nursery ({ $because }).
why-chosen_already = È già stata scelta per un effetto dello stesso momento ({ $because }).
why-nothing = Niente lo impedisce: adesso puoi giocare { $card }.

## How it ended

outcome-won =
    { $reader ->
        [seat] Vinci tu: la Stalla è al completo (R-130).
       *[none] Vince { $seat }: la Stalla è al completo (R-130).
    }
outcome-deck_out =
    { $reader ->
        [seat] Il mazzo è finito. Vinci tu, con la Stalla migliore (R-134).
       *[none] Il mazzo è finito. Vince { $seat }, con la Stalla migliore (R-134).
    }
outcome-endless =
    { $reader ->
        [seat] Questa partita andrebbe avanti per sempre, quindi finisce qui (Q-29). Vinci tu, con la Stalla migliore.
       *[none] Questa partita andrebbe avanti per sempre, quindi finisce qui (Q-29). Vince { $seat }, con la Stalla migliore.
    }
outcome-won-nobody = Più Stalle sono al completo, e pari fino all'ultima lettera. Perdono tutti (R-136).
outcome-deck_out-nobody = Il mazzo è finito, e le Stalle migliori sono pari fino all'ultima lettera. Perdono tutti (R-136).
outcome-endless-nobody = Questa partita andrebbe avanti per sempre (Q-29), e le Stalle migliori sono pari. Perdono tutti (R-136).
# $counts is a list such as "ana 7, bo 9".
outcome-letters = Pari per Unicorni ({ $n } a testa), quindi si contano le lettere dei loro nomi: { $counts } (R-135).
outcome-letters-of =
    { $reader ->
        [seat] tu { $n }
       *[none] { $seat } { $n }
    }

## A link: effects of the same moment, what each has chosen, how far it is. .aims adds what was chosen.

link-row =
    { $reader ->
        [seat] la tua carta { $card } ({ $state })
       *[none] la carta { $card } di { $seat } ({ $state })
    }
    .aims =
        { $reader ->
            [seat] la tua carta { $card } ({ $state }: { $aims })
           *[none] la carta { $card } di { $seat } ({ $state }: { $aims })
        }
link-state-waiting = in attesa
link-state-choosing = sta scegliendo
link-state-chosen = ha scelto
link-state-left-out = esclusa
link-state-picked = deve ancora scegliere
link-state-resolving = si risolve
link-state-done = conclusa
# A chosen card that is not there any more.
link-gone = { $card }, che non è più lì
