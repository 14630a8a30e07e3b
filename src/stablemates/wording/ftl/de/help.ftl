### What --help says. German.
### The names of the messages come from their English text (see en/help.ftl).

help-000-to-004-sets-deck-profile-language-and-starting-rule = 000 bis 004: legt Deck, Profil, Sprache und Startregel auf einmal fest.
help-a-file-of-house-rules-which-say-their-notices = Eine Datei mit Hausregeln, die ihre Hinweise ansagen.
help-a-game-file = Eine Partiedatei.
help-a-game-in-the-terminal-against-bots-several-people-take = Eine Partie im Terminal gegen Bots; mehrere Menschen wechseln sich am Bildschirm ab.
help-a-names-file-other-names-for-the-cards = Eine Namensdatei: andere Namen für die Karten.
help-a-referee-and-company-for-the-card-game-unstable = Schiedsrichter und Mitspieler für das Kartenspiel Unstable Unicorns (inoffiziell).
help-a-table-option-name-value-may-be-repeated = Eine Tischoption, Name=Wert; darf mehrmals vorkommen.
help-bots-by-seat-going-round-random = Bots nach Plätzen, reihum: random.
help-check-a-pack-file-of-your-own = Eine eigene Paketdatei prüfen.
help-for-playing-the-same-deal-again = Um mit denselben Karten noch einmal zu spielen.
help-games-a-round-three-rounds = Partien pro Runde, drei Runden.
help-go-on-with-a-game-saved-by-save-file = Eine Partie fortsetzen, die mit `save DATEI` gespeichert wurde.
help-how-fast-the-engine-is-here-decisions-and-games-a = Wie schnell die Engine hier ist: Entscheidungen und Partien pro Sekunde, was eine Kopie und was eine Ansicht kostet.
help-how-many-games = Wie viele Partien.
help-how-many-of-them-are-people-at-this-screen = Wie viele davon Menschen an diesem Bildschirm sind.
help-lists-the-cards-of-a-deck-with-their-text-which-is-made = Zeigt die Karten eines Decks mit ihrem Text, gemacht aus dem, was die Engine ausführt.
help-lists-the-table-options-with-their-values-defaults-and = Zeigt die Tischoptionen mit Werten, Vorgabe und je einer Zeile Erklärung.
help-names-of-the-seats-separated-by-commas = Namen der Plätze, durch Kommas getrennt.
help-only-recompute-and-check-it = Nur nachrechnen und prüfen.
help-plays-many-games-by-bots-and-counts-what-came-out = Lässt Bots viele Partien spielen und zählt, was herauskam.
help-print-json = JSON ausgeben.
help-print-the-json-schema-of-pack-files = Das JSON-Schema der Paketdateien ausgeben.
help-processes-0-takes-one-for-each-core = Prozesse; 0 nimmt einen pro Kern.
help-runs-situation-files-a-line-for-each-exit-status-1 = Spielt Situationsdateien durch: je eine Zeile; Exit-Status 1, wenn eine scheitert, 2, wenn eine nicht wohlgeformt ist.
help-seats = Plätze.
help-seats-a-number-a-range-2-8-or-a-list-2-4-6 = Plätze: eine Zahl, ein Bereich 2-8 oder eine Liste 2,4,6.
help-seats-at-the-table-2-to-8 = Plätze am Tisch, 2 bis 8.
help-second-edition-or-effect-chain-the-deck-s-own-if-not = second-edition oder effect-chain; ohne Angabe das Profil des Decks.
help-show-one-card = Eine einzelne Karte zeigen.
help-show-the-events-as-this-seat-saw-them-1-shows-all-hands = Die Ereignisse so zeigen, wie dieser Platz sie sah; -1 zeigt alle Hände.
help-situation-files-or-folders-of-them = Situationsdateien oder Ordner damit.
help-steps-through-a-game-file-or-checks-every-answer-and = Geht eine Partiedatei Schritt für Schritt durch oder prüft jede Antwort und Prüfsumme darin.
help-the-deck-base-base-second-print-after-dark-a-pack-file = Das Deck: base, base-second-print, after-dark, eine Paketdatei oder mehrere, mit + verbunden.
help-the-id-of-a-rule-such-as-r-096-or-words = Die ID einer Regel, etwa R-096, oder Wörter.
help-the-language-en-it-nl-pl-or-de-that-of-your-system-if = Die Sprache: en, it, nl, pl oder de; ohne Angabe die deines Systems.
help-the-language-of-the-cards-if-it-is-another-one = Die Sprache der Karten, falls es eine andere ist.
help-the-same-seed-gives-the-same-games = Derselbe Startwert ergibt dieselben Partien.
help-the-text-in-a-few-words = Der Text in wenigen Worten.
help-wait-for-enter-after-each-answer = Nach jeder Antwort auf die Eingabetaste warten.
help-what-a-rule-says-in-plain-words-with-an-example-or = Was eine Regel sagt, in einfachen Worten mit einem Beispiel; oder welche Regeln von etwas sprechen.
help-with-json-the-text-also-cut-into-parts = Mit --json: der Text auch in Teile zerlegt.
