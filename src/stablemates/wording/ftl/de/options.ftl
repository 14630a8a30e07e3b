### Table options, rule profiles, decks and rulebook presets. German.
###
### The value is the name of an option; .about explains it; each of its values has an attribute of its own.

option-start = Wer beginnt
    .about = Wer den ersten Zug hat. In den Regelheften entscheidet die Kleidung; online ist das Los gerechter (R-010).
    .lot = das Los entscheidet
    .host = der Gastgeber
    .seat = der Spieler auf dem Platz mit dieser Nummer
option-babies = Babys am Anfang
    .about = Jeder Spieler beginnt mit einem Baby-Einhorn (R-007).
    .choose = jeder Spieler sucht sich eines aus, in Zugreihenfolge
    .deal = sie werden ausgeteilt
option-unicorns_into = Wohin Einhörner gespielt werden
    .about = In wessen Stall ein Einhorn gespielt werden darf (R-054).
    .own = in deinen eigenen Stall
    .any = in jeden Stall
option-simultaneous = Effekte desselben Moments
    .about = Was geschieht, wenn mehrere Effekte zugleich ausgelöst werden (R-082).
    .link = ein Glied: Erst werden alle Ziele gewählt, dann wird alles abgehandelt
    .one_by_one = einer nach dem anderen, in beliebiger Reihenfolge, jeder fertig vor dem nächsten
option-impossible = Zauberkarten, die zu viel verlangen
    .about = Ob du eine Zauberkarte spielen darfst, die sich nicht ganz ausführen lässt (R-116).
    .ignore = ja; was möglich ist, wird getan
    .forbid = nein
option-announce = Spieler nennen
    .about = Ob die betroffenen Spieler genannt werden, bevor die anderen über ein Neiiihn entscheiden (R-105, R-106).
    .before = vor den Antworten, die leichtere Art
    .after = nach den Antworten, die schwerere Art
option-magic_card = Wo eine Zauberkarte wartet
    .about = Wo eine Zauberkarte liegt, während sie wirkt (R-058).
    .discarded_first = schon auf dem Ablagestapel
    .discarded_last = auf dem Tisch; auf den Ablagestapel kommt sie danach
option-reopen = Noch einmal antworten
    .about = Ob auf eine Karte, die beim Abhandeln des Stapels wieder oben liegt, noch einmal geantwortet werden darf (R-096).
    .false = nein, der ganze Stapel wird abgehandelt
    .true = ja, jedes Mal
option-babies_move = Babys auf Wanderschaft
    .about = Ob Babys von Stall zu Stall gehen dürfen, etwa indem jemand sie stiehlt (R-034).
    .true = ja
    .false = nein, sie kommen nur aus der Kinderstube
option-win = Wann ein Sieg zählt
    .about = Wann ein voller Stall das Spiel gewinnt (R-089).
    .resolved = sobald nichts mehr abzuhandeln ist
    .at_once = sofort, auch mitten in einem Effekt
option-deck_out = Wenn das Deck aufgebraucht ist
    .about = Was das Spiel beendet, wenn das Deck leer ist (R-134, Q-05).
    .empty = die letzte Karte ist gezogen und alles abgehandelt
    .failed_draw = jemand müsste ziehen und kann nicht
    .reshuffle = nichts: Der Ablagestapel wird gemischt, und es geht weiter
option-masquerade = Verkleidete Einhörner
    .about = Was nicht an eine Einhornkarte herankommt, die nicht als Einhorn zählt (Q-11).
    .unicorn_effects = Effekte, die von Einhörnern sprechen
    .all_effects = kein Effekt kommt an sie heran
option-answers = Wer zuerst antwortet
    .about = Wie auf eine Karte geantwortet wird, die jemand spielt (Q-04).
    .at_once = alle werden zugleich gefragt, die erste Antwort gilt
    .in_turn = einer nach dem anderen, in Zugreihenfolge
option-two_player_setup = Deck für zwei
    .about = Ob zu zweit einige Karten aus dem Deck genommen werden und jeder Spieler ein Neiiihn bekommt (R-120).
    .true = ja
    .false = nein, das volle Deck
option-adults = Nur Erwachsene
    .about = Alle am Tisch sind erwachsen; das After-Dark-Deck und die Partyregeln setzen das voraus.
    .false = nein, oder nicht alle
    .true = ja, alle
option-drinking = Trinkhinweise
    .about = Der Schiedsrichter sagt, wann jemand einen Schluck nimmt (R-140, R-142); am Spiel ändert das nie etwas.
    .false = aus
    .true = an
option-strip = Strip-Hinweise
    .about = Der Schiedsrichter sagt, wann jemand etwas aus- oder wieder anzieht (R-144 bis R-146); am Spiel ändert das nie etwas.
    .false = aus
    .true = an
option-mulligan = Einmal eine neue Hand
    .about = Einmal pro Partie darf jeder Spieler die Hand ablegen und ebenso viele Karten ziehen (R-143).
    .false = aus
    .true = an
option-card_language = Sprache der Karten
    .about = Die Sprache der Namen auf den Karten; bei Gleichstand werden die Buchstaben in ihr gezählt (R-135).
    .en = Englisch
    .it = Italienisch
    .nl = Niederländisch
    .pl = Polnisch
    .de = Deutsch
option-ask_forced = Jede Wahl erfragen
    .about = Ob auch gefragt wird, wenn nur eine Antwort erlaubt ist.
    .false = nein
    .true = ja

## The two rule families

profile-second-edition = Zweite Edition
    .about = Einhörner spielst du in deinen eigenen Stall, Zauberkarten tun, was sie können, und ein Stapel von Antworten wird in einem Rutsch abgehandelt.
profile-effect-chain = Effektkette
    .about = Einhörner darfst du in jeden Stall spielen, eine Zauberkarte muss ganz ausführbar sein, und auf Karten im Stapel darf noch einmal geantwortet werden.

## Decks

pack-base = Basisdeck, Zweite Edition
    .about = Das Deck, das die meisten haben: 114 Karten und 13 Babys.
pack-base-second-print = Basisdeck, Zweitdruck
    .about = Der ältere Druck des Basisdecks, mit anderen Effekten auf so mancher Karte.
pack-after-dark = After Dark
    .about = Das Deck für Erwachsene.
pack-night-market = Night Market
    .about = Eine Erweiterung von uns, die in ein anderes Deck gemischt wird.

## Rulebook presets: deck, rules, language and starting rule of a rulebook at once. .starts: who begins at a table of people.

rulebook-000 = Spiel für Erwachsene, Zweite Edition, Italienisch
    .starts = Wer die dunkelste Kleidung trägt, bestimmt, wer beginnt.
rulebook-001 = Basisspiel, Effektkette, Polnisch
    .starts = Wer die meisten Farben trägt, beginnt.
rulebook-002 = Basisspiel, Effektkette, Englisch
    .starts = Wer die meisten Farben trägt, beginnt.
rulebook-003 = Basisspiel, Zweite Edition, Italienisch
    .starts = Wer die meisten Farben trägt, beginnt.
rulebook-004 = Spiel für Erwachsene, Zweite Edition, Niederländisch
    .starts = Wer die dunkelste Kleidung trägt, beginnt.

## Names of the languages, in themselves

option-language-en = English
option-language-it = Italiano
option-language-nl = Nederlands
option-language-pl = Polski
option-language-de = Deutsch
