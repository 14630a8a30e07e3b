### The plain terminal: headings, help and what is said to somebody who mistypes. Italian.

screen-welcome = Ti diamo il benvenuto. Vince chi arriva per primo a { $need } Unicorni. Scrivi ? per l'aiuto.

## The table

screen-moment =
    { $reader ->
        [seat] Turno { $n }, giochi tu: { $phase }.
       *[none] Turno { $n }, gioca { $seat }: { $phase }.
    }
screen-setup = Prima del primo turno.
screen-middle = Mazzo { $deck }, pila degli scarti { $discard }, Nursery { $nursery }.
screen-pile = Nella pila: { $cards }.
screen-pile-card =
    { $reader ->
        [seat] la tua carta { $card }
       *[none] la carta { $card } di { $seat }
    }
screen-link = Effetti di questo momento: { $effects }.
screen-deck-known = Le prossime carte del mazzo, per quanto ne sai: { $cards }.
# Headings of columns.
screen-column-seat = giocatore
screen-column-unicorns = Unicorni
screen-column-hand = mano
screen-column-stable = Stalla
# Unicorns in a stable, of those needed to win.
screen-count = { $n } su { $need }
screen-you = { $name } (tu)
# The name of the one person among bots.
screen-your-name = tu
screen-upgrades = Vantaggi: { $cards }
screen-downgrades = Svantaggi: { $cards }
screen-empty = una Stalla vuota
screen-known = carte note in mano: { $cards }
screen-open = mano scoperta: { $cards }
screen-hand = La tua mano:
screen-hand-none = La tua mano è vuota.
screen-hand-line = La tua mano: { $cards }.
screen-discard = La pila degli scarti, dalla cima: { $cards }.
screen-discard-none = La pila degli scarti è vuota.
screen-card = { $name } ({ $kind })
screen-card-note = { $kind }. { $text }.

## Asking

screen-again = Un numero o un nome dell'elenco, per favore; ? per l'aiuto.
screen-no-such = Qui niente corrisponde a “{ $text }”. Un numero o un nome dell'elenco, per favore; ? per l'aiuto.
screen-no-number = Qui non c'è una risposta { $text }.
screen-several = “{ $text }” potrebbe essere { $cards }. Ancora qualche lettera, per favore.
screen-no-card = Nessuna carta di questo mazzo corrisponde a “{ $text }”.
screen-which-card = Quale carta? Per esempio: { $command } unicornoceronte
screen-no-rule = Non c'è nessuna regola “{ $text }”. Le regole hanno sigle come R-096 e Q-04; puoi cercare anche delle parole.
screen-rule-example = Esempio: { $text }

## Help. The commands themselves may be typed in English or as said in typed-... below.

screen-help = Rispondi con il numero o con l'inizio di un nome: `narvalo`, `narvalo bo`, `passo`, `sì`.
screen-help-card = che cosa fa una carta
screen-help-why = perché ora una carta della tua mano non si può giocare
screen-help-rule = che cosa dice una regola, per sigla o per parole
screen-help-hand = la tua mano, con ciò che fanno le carte
screen-help-table = le Stalle di tutti
screen-help-discard = la pila degli scarti
screen-help-log = che cosa è successo
screen-help-log-all = lo stesso, dall'inizio
screen-help-save = conserva la partita così com'è
screen-help-quit = smetti qui
# Stands for a card, a rule or a file behind a command.
screen-arg-card = CARTA
screen-arg-rule = REGOLA
screen-arg-file = FILE
screen-log-none = Non è ancora successo nulla.

## Several people at one screen

screen-cover = Passa lo schermo a { $name }, poi premi Invio.
screen-anybody = { $card }: risponde qualcuno? Premi Invio se non risponde nessuno, o scrivi un nome per guardare quella mano: { $names }.
screen-anybody-one = { $card }: { $names }, rispondi? Premi Invio per dire no, o scrivi il tuo nome per guardare la tua mano.
screen-nobody-looks = Adesso sullo schermo non c'è la mano di nessuno.
screen-no-name = “{ $text }” non è fra { $names }. Premi Invio se non risponde nessuno.

## Saving and leaving

screen-saved = Partita salvata. Per riprenderla un'altra volta:
screen-save-which = Dai un nome al file: { $command }
screen-save-taken = { $file } esiste già e non è una partita salvata, quindi resta com'è. Un altro nome, per favore.
screen-save-failed = Non si può scrivere { $file }: { $error }.
screen-bye = Gli unicorni aspettano nelle loro Stalle.
screen-bye-saved = Per continuare:
screen-bye-older = Nel file c'è la partita com'era quando l'hai salvata. Per continuare da lì:
screen-bye-unsaved = Questa partita non è stata salvata. La prossima volta `{ $command }` la conserva, e poi la riprendi così:

## What may be typed: words with a blank between them, the first one is shown in the help. English words always work too.

typed-yes = sì si s
typed-no = no n
typed-pass = passo passa
typed-none = niente nulla nessuno nessuna
typed-draw = pesca pesco
typed-done = basta
typed-mulligan = mulligan
typed-all = tutto
typed-help = aiuto
typed-why = perché perche
typed-rule = regola
typed-hand = mano
typed-table = tavolo
typed-discard = scarti
typed-log = cronaca
typed-save = salva
typed-quit = esci
