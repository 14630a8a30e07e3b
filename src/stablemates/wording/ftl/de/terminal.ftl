### The plain terminal: headings, help and what is said to somebody who mistypes. German.

screen-welcome = Willkommen. Wer zuerst { $need } Einhörner hat, gewinnt. Mit ? kommt Hilfe.

## The table

screen-moment =
    { $reader ->
        [seat] Zug { $n }, du: { $phase }.
       *[none] Zug { $n }, { $seat }: { $phase }.
    }
screen-setup = Vor dem ersten Zug.
screen-middle = Deck { $deck }, Ablagestapel { $discard }, Kinderstube { $nursery }.
screen-pile = Auf dem Stapel: { $cards }.
screen-pile-card =
    { $reader ->
        [seat] { $card-your }
       *[none] { $card } von { $seat }
    }
screen-link = In diesem Moment: { $effects }.
screen-deck-known = Als Nächstes im Deck, soweit du weißt: { $cards }
# Headings of columns.
screen-column-seat = Spieler
screen-column-unicorns = Einhörner
screen-column-hand = Hand
screen-column-stable = Stall
# Unicorns in a stable, of those needed to win.
screen-count = { $n } von { $need }
screen-you = { $name } (du)
# The name of the one person among bots.
screen-your-name = du
screen-upgrades = Verbesserungen: { $cards }
screen-downgrades = Verschlechterungen: { $cards }
screen-empty = ein leerer Stall
screen-known = auf der Hand bekannt: { $cards }
screen-open = offene Hand: { $cards }
screen-hand = Deine Hand:
screen-hand-none = Deine Hand ist leer.
screen-hand-line = Deine Hand: { $cards }
screen-discard = Der Ablagestapel von oben: { $cards }
screen-discard-none = Der Ablagestapel ist leer.
screen-card = { $name } ({ $kind })
screen-card-note = { $kind }. { $text }.

## Asking

screen-again = Eine Zahl oder einen Namen aus der Liste, bitte; mit ? kommt Hilfe.
screen-no-such = Zu „{ $text }“ passt hier nichts. Eine Zahl oder einen Namen aus der Liste, bitte; mit ? kommt Hilfe.
screen-no-number = Eine Antwort { $text } gibt es hier nicht.
screen-several = „{ $text }“ könnte { $cards } sein. Ein bisschen mehr, bitte.
screen-no-card = Keine Karte dieses Decks passt zu „{ $text }“.
screen-which-card = Welche Karte? Zum Beispiel: { $command } einnashorn
screen-no-rule = Eine Regel „{ $text }“ gibt es nicht. Regeln haben Nummern wie R-096 und Q-04; auch nach Wörtern lässt sich suchen.
screen-rule-example = Beispiel: { $text }

## Help. The commands themselves may be typed in English or as said in typed-... below.

screen-help = Antworte mit der Zahl oder mit dem Anfang eines Namens: `narwal`, `narwal bo`, `passen`, `ja`.
screen-help-card = was eine Karte tut
screen-help-why = warum du eine Karte von deiner Hand gerade nicht spielen kannst
screen-help-rule = was eine Regel sagt, nach Nummer oder nach Wörtern
screen-help-hand = deine Hand und was die Karten tun
screen-help-table = die Ställe aller Spieler
screen-help-discard = der Ablagestapel
screen-help-log = was geschehen ist
screen-help-log-all = dasselbe von Anfang an
screen-help-save = die Partie behalten, wie sie gerade steht
screen-help-quit = hier aufhören
# Stands for a card, a rule or a file behind a command.
screen-arg-card = KARTE
screen-arg-rule = REGEL
screen-arg-file = DATEI
screen-log-none = Noch ist nichts geschehen.

## Several people at one screen

screen-cover = Gib den Bildschirm an { $name } weiter, dann drücke die Eingabetaste.
screen-anybody = Antwortet jemand auf { $card }? Drücke die Eingabetaste für niemanden oder tippe einen Namen ein, um diese Hand zu sehen: { $names }.
screen-anybody-one = { $names }, antwortest du auf { $card }? Drücke die Eingabetaste für Nein oder tippe deinen Namen ein, um deine Hand zu sehen.
screen-nobody-looks = Gerade ist keine Hand auf dem Bildschirm.
screen-no-name = „{ $text }“ gehört nicht zu { $names }. Drücke die Eingabetaste für niemanden.

## Saving and leaving

screen-saved = Gespeichert. So geht es ein andermal weiter:
screen-save-which = Gib der Datei einen Namen: { $command }
screen-save-taken = { $file } ist schon da und keine gespeicherte Partie, bleibt also unberührt. Einen anderen Namen, bitte.
screen-save-failed = { $file } lässt sich nicht schreiben: { $error }.
screen-bye = Die Einhörner warten in ihren Ställen.
screen-bye-saved = So geht es weiter:
screen-bye-older = In der Datei steht die Partie so, wie du sie gespeichert hast. So geht es von dort weiter:
screen-bye-unsaved = Diese Partie wurde nicht gespeichert. Nächstes Mal behält `{ $command }` sie, und so geht es dann weiter:

## What may be typed: words with a blank between them, the first one is shown in the help. English words always work too.

typed-yes = ja j
typed-no = nein n
typed-pass = passen passe
typed-none = nichts keine keins niemand
typed-draw = ziehen ziehe
typed-done = fertig
typed-mulligan = mulligan
typed-all = alles
typed-help = hilfe
typed-why = warum
typed-rule = regel
typed-hand = hand
typed-table = tisch
typed-discard = ablage ablagestapel
typed-log = verlauf
typed-save = speichern
typed-quit = ende beenden
