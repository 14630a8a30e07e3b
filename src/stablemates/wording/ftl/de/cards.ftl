### Card texts: what a card does, sentence by sentence. German.
###
### What stands in square brackets is left out of the short text; .short is a short text of its own.
### Acts: the value is a command to you, which may stand behind a lead-in as it is. .inf stands behind "du darfst", with the
### verb at its end. .they is said of another player, who is named unless $subject is "no"; behind a lead-in ($after) the verb
### comes first. .make is said of another player behind "du darfst" (... lassen). .you is said of you where others act in the
### same sentence. In short texts a lead-in ends in a colon, so that a whole sentence behind it begins with a capital.
### $actor is "they" for an option that another player chooses: it stands in the infinitive, with "eigen".

act-may =
    { $after ->
        [yes] darfst du { $acts }
       *[no] du darfst { $acts }
    }
    .short =
        { $after ->
            [yes] Du darfst { $acts }
           *[no] du darfst { $acts }
        }
# Not used: every act has a .you.
act-you = du: { $act }

act-draw = ZIEHE { $cards }
    .inf = { $cards } ZIEHEN
    .they = { $subject ->
            [no] ZIEHT
           *[yes]
                { $after ->
                    [yes] ZIEHT { $player-nom }
                   *[no] { $player-nom } ZIEHT
                }
        } { $cards }
    .they-short = { $subject ->
            [no] ZIEHT
           *[yes]
                { $after ->
                    [yes] { $player-cap } ZIEHT
                   *[no] { $player-nom } ZIEHT
                }
        } { $cards }
    .make = { $subject ->
            [no] { "" }
           *[yes] { $player-acc }{ " " }
        }{ $cards } ZIEHEN lassen
    .you = { $subject ->
            [no] ZIEHST
           *[yes] du ZIEHST
        } { $cards }
act-draw-more = ZIEHE in der Ziehphase dieses Zuges { $more }
    .short = ZIEHE { $more }
    .inf = [in der Ziehphase dieses Zuges ]{ $more } ZIEHEN
    .you = { $subject ->
            [no] ZIEHST
           *[yes] du ZIEHST
        }[ in der Ziehphase dieses Zuges] { $more }
act-discard = LEGE { $cards }[ von deiner Hand] AB
    .inf = { $cards }[ von { $actor ->
            [they] der eigenen
           *[you] deiner
        } Hand] ABLEGEN
    .they = { $subject ->
            [no] LEGT
           *[yes]
                { $after ->
                    [yes] LEGT { $player-nom }
                   *[no] { $player-nom } LEGT
                }
        } { $cards }[ von seiner Hand] AB
    .they-short = { $subject ->
            [no] LEGT
           *[yes]
                { $after ->
                    [yes] { $player-cap } LEGT
                   *[no] { $player-nom } LEGT
                }
        } { $cards } AB
    .make = { $subject ->
            [no] { "" }
           *[yes] { $player-acc }{ " " }
        }{ $cards }[ von seiner Hand] ABLEGEN lassen
    .you = { $subject ->
            [no] LEGST
           *[yes] du LEGST
        } { $cards }[ von deiner Hand] AB
act-sacrifice = OPFERE { $cards }[ aus deinem Stall]
    .inf = { $cards }[ aus { $actor ->
            [they] dem eigenen
           *[you] deinem
        } Stall] OPFERN
    .they = { $subject ->
            [no] OPFERT
           *[yes]
                { $after ->
                    [yes] OPFERT { $player-nom }
                   *[no] { $player-nom } OPFERT
                }
        } { $cards }[ aus seinem Stall]
    .they-short = { $subject ->
            [no] OPFERT
           *[yes]
                { $after ->
                    [yes] { $player-cap } OPFERT
                   *[no] { $player-nom } OPFERT
                }
        } { $cards }
    .make = { $subject ->
            [no] { "" }
           *[yes] { $player-acc }{ " " }
        }{ $cards }[ aus seinem Stall] OPFERN lassen
    .you = { $subject ->
            [no] OPFERST
           *[yes] du OPFERST
        } { $cards }[ aus deinem Stall]
act-sacrifice-this = OPFERE { $cards }
    .inf = { $cards } OPFERN
    .they = { $subject ->
            [no] OPFERT
           *[yes]
                { $after ->
                    [yes] OPFERT { $player-nom }
                   *[no] { $player-nom } OPFERT
                }
        } { $cards }
    .they-short = { $subject ->
            [no] OPFERT
           *[yes]
                { $after ->
                    [yes] { $player-cap } OPFERT
                   *[no] { $player-nom } OPFERT
                }
        } { $cards }
    .make = { $subject ->
            [no] { "" }
           *[yes] { $player-acc }{ " " }
        }{ $cards } OPFERN lassen
    .you = { $subject ->
            [no] OPFERST
           *[yes] du OPFERST
        } { $cards }
act-destroy = ZERSTÖRE { $cards }[ { $place-in }]
    .inf = { $cards }[ { $place-in }] ZERSTÖREN
    .you = { $subject ->
            [no] ZERSTÖRST
           *[yes] du ZERSTÖRST
        } { $cards }[ { $place-in }]
act-destroy-this = ZERSTÖRE { $cards }
    .inf = { $cards } ZERSTÖREN
    .you = { $subject ->
            [no] ZERSTÖRST
           *[yes] du ZERSTÖRST
        } { $cards }
act-steal = STIEHL { $cards }[ { $place-from }]
    .inf = { $cards }[ { $place-from }] STEHLEN
    .you = { $subject ->
            [no] STIEHLST
           *[yes] du STIEHLST
        } { $cards }[ { $place-from }]
act-steal-this = STIEHL { $cards }
    .inf = { $cards } STEHLEN
    .you = { $subject ->
            [no] STIEHLST
           *[yes] du STIEHLST
        } { $cards }
act-return = schicke { $cards } { $place-from } { $home-back } zurück
    .short = { $after ->
            [yes] Schicke
           *[no] schicke
        } { $cards } { $place-from } { $home-back } zurück
    .inf = { $cards } { $place-from } { $home-back } zurückschicken
    .they = { $subject ->
            [no] schickt
           *[yes]
                { $after ->
                    [yes] schickt { $player-nom }
                   *[no] { $player-nom } schickt
                }
        } { $cards } { $place-from } { $home-back } zurück
    .they-short = { $subject ->
            [no] schickt
           *[yes]
                { $after ->
                    [yes] { $player-cap } schickt
                   *[no] { $player-nom } schickt
                }
        } { $cards } { $place-from } { $home-back } zurück
    .make = { $subject ->
            [no] { "" }
           *[yes] { $player-acc }{ " " }
        }{ $cards } { $place-from } { $home-back } zurückschicken lassen
    .you = { $subject ->
            [no] schickst
           *[yes] du schickst
        } { $cards } { $place-from } { $home-back } zurück
act-return-this = schicke { $cards } { $home-to } zurück
    .short = { $after ->
            [yes] Schicke
           *[no] schicke
        } { $cards } { $home-to } zurück
    .inf = { $cards } { $home-to } zurückschicken
    .they = { $subject ->
            [no] schickt
           *[yes]
                { $after ->
                    [yes] schickt { $player-nom }
                   *[no] { $player-nom } schickt
                }
        } { $cards } { $home-to } zurück
    .they-short = { $subject ->
            [no] schickt
           *[yes]
                { $after ->
                    [yes] { $player-cap } schickt
                   *[no] { $player-nom } schickt
                }
        } { $cards } { $home-to } zurück
    .make = { $subject ->
            [no] { "" }
           *[yes] { $player-acc }{ " " }
        }{ $cards } { $home-to } zurückschicken lassen
    .you = { $subject ->
            [no] schickst
           *[yes] du schickst
        } { $cards } { $home-to } zurück
act-move = versetze { $cards } { $place-from } { $dest-to }
    .short = { $after ->
            [yes] Versetze
           *[no] versetze
        } { $cards } { $dest-to }
    .inf = { $cards }[ { $place-from }] { $dest-to } versetzen
    .you = { $subject ->
            [no] versetzt
           *[yes] du versetzt
        } { $cards }[ { $place-from }] { $dest-to }
act-move-away = versetze { $cards } { $place-from } in einen anderen Stall außer deinem
    .short = { $after ->
            [yes] Versetze
           *[no] versetze
        } { $cards } in einen anderen Stall außer deinem
    .inf = { $cards } { $place-from } in einen anderen Stall außer deinem versetzen
    .inf-short = { $cards } in einen anderen Stall außer deinem versetzen
    .you = { $subject ->
            [no] versetzt
           *[yes] du versetzt
        } { $cards }[ { $place-from }] in einen anderen Stall außer deinem
act-move-this = versetze { $cards } { $dest-to }
    .short = { $after ->
            [yes] Versetze
           *[no] versetze
        } { $cards } { $dest-to }
    .inf = { $cards } { $dest-to } versetzen
    .you = { $subject ->
            [no] versetzt
           *[yes] du versetzt
        } { $cards } { $dest-to }
# What is owed goes back, when this card leaves.
act-give-back = lege { $cards } in { $cards-gender ->
        [n] seinen alten Stall zurück (außer es hat inzwischen den Platz gewechselt)
       *[f] ihren alten Stall zurück (außer sie hat inzwischen den Platz gewechselt)
    }
    .short = { $after ->
            [yes] Lege
           *[no] lege
        } { $cards } zurück
    .inf = { $cards }[ in { $cards-gender ->
            [n] seinen
           *[f] ihren
        } alten Stall] zurücklegen[ (außer { $cards-gender ->
            [n] es
           *[f] sie
        } hat inzwischen den Platz gewechselt)]
    .you = { $subject ->
            [no] legst
           *[yes] du legst
        } { $cards }[ in { $cards-gender ->
            [n] seinen
           *[f] ihren
        } alten Stall] zurück[ (außer { $cards-gender ->
            [n] es
           *[f] sie
        } hat inzwischen den Platz gewechselt)]
# The same, in the end phase.
act-give-back-end = lege { $cards } in { $cards-gender ->
        [n] seinen alten Stall zurück (außer es oder diese Karte hat inzwischen den Platz gewechselt)
       *[f] ihren alten Stall zurück (außer sie oder diese Karte hat inzwischen den Platz gewechselt)
    }
    .short = { $after ->
            [yes] Lege
           *[no] lege
        } { $cards } zurück
    .inf = { $cards }[ in { $cards-gender ->
            [n] seinen
           *[f] ihren
        } alten Stall] zurücklegen[ (außer { $cards-gender ->
            [n] es
           *[f] sie
        } oder diese Karte hat inzwischen den Platz gewechselt)]
    .you = { $subject ->
            [no] legst
           *[yes] du legst
        } { $cards }[ in { $cards-gender ->
            [n] seinen
           *[f] ihren
        } alten Stall] zurück[ (außer { $cards-gender ->
            [n] es
           *[f] sie
        } oder diese Karte hat inzwischen den Platz gewechselt)]
act-shrink = lege { $cards } { $who-gen } auf den Ablagestapel, ohne { $cards-number ->
        [one]
            { $cards-gender ->
                [n] seine
               *[f] ihre
            }
       *[many] ihre
    } Effekte auszulösen
    .short = { $after ->
            [yes] Lege
           *[no] lege
        } { $cards } { $who-gen } auf den Ablagestapel
    .inf = { $cards } { $who-gen } auf den Ablagestapel legen[, ohne { $cards-number ->
            [one]
                { $cards-gender ->
                    [n] seine
                   *[f] ihre
                }
           *[many] ihre
        } Effekte auszulösen]
    .you = { $subject ->
            [no] legst
           *[yes] du legst
        } { $cards } { $who-gen } auf den Ablagestapel[, ohne { $cards-number ->
            [one]
                { $cards-gender ->
                    [n] seine
                   *[f] ihre
                }
           *[many] ihre
        } Effekte auszulösen]
act-bring = bringe { $cards } { $place-from } { $dest-to }
    .short = { $after ->
            [yes] Bringe
           *[no] bringe
        } { $cards } { $place-from } { $dest-to }
    .inf = { $cards } { $place-from } { $dest-to } bringen
    .you = { $subject ->
            [no] bringst
           *[yes] du bringst
        } { $cards } { $place-from } { $dest-to }
act-bring-hand = bringe { $cards } { $place-from } { $dest-to } (ohne { $cards-number ->
        [one]
            { $cards-gender ->
                [n] es
               *[f] sie
            }
       *[many] sie
    } zu spielen)
    .short = { $after ->
            [yes] Bringe
           *[no] bringe
        } { $cards } von der Hand in den Stall
    .inf-short = { $cards } von der Hand in den Stall bringen
    .inf = { $cards } { $place-from } { $dest-to } bringen[ (ohne { $cards-number ->
            [one]
                { $cards-gender ->
                    [n] es
                   *[f] sie
                }
           *[many] sie
        } zu spielen)]
    .you = { $subject ->
            [no] bringst
           *[yes] du bringst
        } { $cards } { $place-from } { $dest-to }[ (ohne { $cards-number ->
            [one]
                { $cards-gender ->
                    [n] es
                   *[f] sie
                }
           *[many] sie
        } zu spielen)]
act-bring-there = bringe { $cards } { $place-from } { $dest-to }
    .short = { $cards } { $place-from } { $dest-back }
    .inf = { $cards } { $place-from } { $dest-to } bringen
    .you = { $subject ->
            [no] bringst
           *[yes] du bringst
        } { $cards } { $place-from } { $dest-to }
act-bring-this = bringe { $cards } { $dest-to } zurück
    .short = { $after ->
            [yes] Bringe
           *[no] bringe
        } { $cards } zurück
    .inf = { $cards }[ { $dest-to }] zurückbringen
    .you = { $subject ->
            [no] bringst
           *[yes] du bringst
        } { $cards }[ { $dest-to }] zurück
act-take = nimm { $cards } { $place-from } auf deine Hand
    .short = { $after ->
            [yes] Nimm
           *[no] nimm
        } { $cards } { $place-from }
    .inf = { $cards } { $place-from }[ auf deine Hand] nehmen
    .you = { $subject ->
            [no] nimmst
           *[yes] du nimmst
        } { $cards } { $place-from }[ auf deine Hand]
act-search = durchsuche { $place-acc } nach { $cards-dat }, zeige { $cards-number ->
        [one]
            { $cards-gender ->
                [n] es allen Spielern, nimm es
               *[f] sie allen Spielern, nimm sie
            }
       *[many] sie allen Spielern, nimm sie
    } auf deine Hand und mische { $place-acc }
    .short = { $after ->
            [yes] Durchsuche
           *[no] durchsuche
        } { $place-acc } nach { $cards-dat }
    .inf = { $place-acc } nach { $cards-dat } durchsuchen[, { $cards-number ->
            [one]
                { $cards-gender ->
                    [n] es allen Spielern zeigen, es
                   *[f] sie allen Spielern zeigen, sie
                }
           *[many] sie allen Spielern zeigen, sie
        } auf deine Hand nehmen und { $place-acc } mischen]
    .you = { $subject ->
            [no] durchsuchst
           *[yes] du durchsuchst
        } { $place-acc } nach { $cards-dat }[, zeigst { $cards-number ->
            [one]
                { $cards-gender ->
                    [n] es allen Spielern, nimmst es
                   *[f] sie allen Spielern, nimmst sie
                }
           *[many] sie allen Spielern, nimmst sie
        } auf deine Hand und mischst { $place-acc }]
act-pull = nimm blind { $cards } { $place-from } auf deine Hand
    .short = { $after ->
            [yes] Nimm
           *[no] nimm
        } blind { $cards } { $place-from }
    .inf = blind { $cards } { $place-from }[ auf deine Hand] nehmen
    .you = { $subject ->
            [no] nimmst
           *[yes] du nimmst
        } blind { $cards } { $place-from }[ auf deine Hand]
act-swap-hands = tausche die Handkarten mit { $who-dat }
    .short = { $after ->
            [yes] Tausche
           *[no] tausche
        } die Handkarten mit { $who-dat }
    .inf = die Handkarten mit { $who-dat } tauschen
    .you = { $subject ->
            [no] tauschst
           *[yes] du tauschst
        } die Handkarten mit { $who-dat }
act-take-from-hand = sieh dir { $place-acc } an und nimm { $cards } deiner Wahl davon auf deine Hand
    .short = { $after ->
            [yes] Sieh
           *[no] sieh
        } dir { $place-acc } an und nimm { $cards } davon
    .inf = dir { $place-acc } ansehen und { $cards }[ deiner Wahl] davon[ auf deine Hand] nehmen
    .you = { $subject ->
            [no] siehst
           *[yes] du siehst
        } dir { $place-acc } an und nimmst { $cards }[ deiner Wahl] davon[ auf deine Hand]
act-take-from-hand-to-discard = sieh dir { $place-acc } an und lege { $cards } deiner Wahl davon auf den Ablagestapel
    .short = { $after ->
            [yes] Sieh
           *[no] sieh
        } dir { $place-acc } an und lege { $cards } davon auf den Ablagestapel
    .inf = dir { $place-acc } ansehen und { $cards }[ deiner Wahl] davon auf den Ablagestapel legen
    .you = { $subject ->
            [no] siehst
           *[yes] du siehst
        } dir { $place-acc } an und legst { $cards }[ deiner Wahl] davon auf den Ablagestapel
act-show-hands = sieh dir { $place-acc } an
    .short = { $after ->
            [yes] Sieh
           *[no] sieh
        } dir { $place-acc } an
    .inf = dir { $place-acc } ansehen
    .you = { $subject ->
            [no] siehst
           *[yes] du siehst
        } dir { $place-acc } an
act-give = gib { $who-dat } { $cards } von deiner Hand
    .short = { $after ->
            [yes] Gib
           *[no] gib
        } { $who-dat } { $cards }
    .inf = { $who-dat } { $cards }[ von deiner Hand] geben
    .you = { $subject ->
            [no] gibst
           *[yes] du gibst
        } { $who-dat } { $cards }[ von deiner Hand]
act-reveal-top = zeige allen Spielern die oberste Karte des Decks und bringe sie in deinen Stall, falls es eine Einhornkarte ist; sonst nimm sie auf deine Hand
    .short = { $after ->
            [yes] Zeige
           *[no] zeige
        } die oberste Karte des Decks; Einhornkarte: in deinen Stall, sonst auf deine Hand
    .inf = allen Spielern die oberste Karte des Decks zeigen und sie, falls es eine Einhornkarte ist, in deinen Stall bringen oder sonst auf deine Hand nehmen
    .inf-short = die oberste Karte des Decks zeigen und als Einhornkarte in deinen Stall bringen, sonst auf deine Hand nehmen
    .you = { $subject ->
            [no] zeigst
           *[yes] du zeigst
        } allen Spielern die oberste Karte des Decks und bringst sie, falls es eine Einhornkarte ist, in deinen Stall oder nimmst sie sonst auf deine Hand
act-look-at-top =
    { $n ->
        [one] sieh dir die oberste Karte des Decks an und lege sie zurück
       *[other] sieh dir die obersten { $n } Karten des Decks an und lege sie in derselben Reihenfolge zurück
    }
    .short = { $after ->
            [yes] Sieh
           *[no] sieh
        } dir { $n ->
            [one] die oberste Karte
           *[other] die obersten { $n } Karten
        } des Decks an
    .inf =
        { $n ->
            [one] dir die oberste Karte des Decks ansehen[ und sie zurücklegen]
           *[other] dir die obersten { $n } Karten des Decks ansehen[ und sie in derselben Reihenfolge zurücklegen]
        }
    .you = { $subject ->
            [no] siehst
           *[yes] du siehst
        } { $n ->
            [one] dir die oberste Karte des Decks an[ und legst sie zurück]
           *[other] dir die obersten { $n } Karten des Decks an[ und legst sie in derselben Reihenfolge zurück]
        }
act-look-at-top-take = sieh dir { $n ->
        [one] die oberste Karte
       *[other] die obersten { $n } Karten
    } des Decks an, nimm { $take } davon auf deine Hand und lege den Rest in beliebiger Reihenfolge oben auf das Deck zurück
    .short = { $after ->
            [yes] Sieh
           *[no] sieh
        } dir { $n ->
            [one] die oberste Karte
           *[other] die obersten { $n } Karten
        } des Decks an und nimm { $take }
    .inf = dir { $n ->
            [one] die oberste Karte
           *[other] die obersten { $n } Karten
        } des Decks ansehen, { $take } davon auf deine Hand nehmen und den Rest in beliebiger Reihenfolge oben auf das Deck zurücklegen
    .inf-short = dir { $n ->
            [one] die oberste Karte
           *[other] die obersten { $n } Karten
        } des Decks ansehen und { $take } nehmen
    .you = { $subject ->
            [no] siehst
           *[yes] du siehst
        } dir { $n ->
            [one] die oberste Karte
           *[other] die obersten { $n } Karten
        } des Decks an, nimmst { $take } davon auf deine Hand und legst den Rest in beliebiger Reihenfolge oben auf das Deck zurück
act-shuffle-in = mische { $things-acc } ins Deck
    .short = { $after ->
            [yes] Mische
           *[no] mische
        } { $things-acc } ins Deck
    .inf = { $things-acc } ins Deck mischen
    .you = { $subject ->
            [no] mischst
           *[yes] du mischst
        } { $things-acc } ins Deck
act-extra-turn = mache nach diesem Zug einen weiteren
    .short = { $after ->
            [yes] Mache
           *[no] mache
        } nach diesem Zug einen weiteren
    .inf = nach diesem Zug einen weiteren machen
    .you = { $subject ->
            [no] machst
           *[yes] du machst
        } nach diesem Zug einen weiteren
act-end-turn = gehe direkt zum Ende dieses Zuges
    .short = { $after ->
            [yes] Gehe
           *[no] gehe
        } direkt zum Zugende
    .inf = direkt zum Ende dieses Zuges gehen
    .you = { $subject ->
            [no] gehst
           *[yes] du gehst
        } direkt zum Ende dieses Zuges
act-play-twice = entscheide dich dafür, in der Aktionsphase dieses Zuges bis zu 2 Karten statt 1 zu spielen
    .short = { $after ->
            [yes] Spiele
           *[no] spiele
        } in diesem Zug bis zu 2 Karten
    .inf = dich dafür entscheiden, in der Aktionsphase dieses Zuges bis zu 2 Karten statt 1 zu spielen
    .inf-short = in diesem Zug bis zu 2 Karten spielen
    .you = { $subject ->
            [no] entscheidest
           *[yes] du entscheidest
        } dich dafür, in der Aktionsphase dieses Zuges bis zu 2 Karten statt 1 zu spielen
act-skip-turn = setze deinen nächsten Zug aus
    .short = { $after ->
            [yes] Setze
           *[no] setze
        } deinen nächsten Zug aus
    .inf = { $actor ->
            [they] den eigenen
           *[you] deinen
        } nächsten Zug aussetzen
    .they = { $subject ->
            [no] setzt
           *[yes]
                { $after ->
                    [yes] setzt { $player-nom }
                   *[no] { $player-nom } setzt
                }
        } seinen nächsten Zug aus
    .they-short = { $subject ->
            [no] setzt
           *[yes]
                { $after ->
                    [yes] { $player-cap } setzt
                   *[no] { $player-nom } setzt
                }
        } seinen nächsten Zug aus
    .make = { $subject ->
            [no] { "" }
           *[yes] { $player-acc }{ " " }
        }seinen nächsten Zug aussetzen lassen
    .you = { $subject ->
            [no] setzt
           *[yes] du setzt
        } deinen nächsten Zug aus
act-skip-phase = überspringe { $phase-this }
    .short = { $after ->
            [yes] Überspringe
           *[no] überspringe
        } { $phase-this }
    .inf = { $phase-this } überspringen
    .you = { $subject ->
            [no] überspringst
           *[yes] du überspringst
        } { $phase-this }
# The options are commands behind a dash, since "entweder" can't stand before a command that follows a lead-in.
act-choose-one = wähle eines – { $options }
    .short = { $after ->
            [yes] Wähle
           *[no] wähle
        } eines – { $options }
    .inf = entweder { $options }
    .you = { $subject ->
            [no] wählst
           *[yes] du wählst
        } eines – { $options }
act-choose-one-player = lass { $who-acc } eines hiervon aussuchen und tun: { $options }
    .short = { $after ->
            [yes] Lass
           *[no] lass
        } { $who-acc } wählen: { $options }
    .inf = { $who-acc } eines hiervon aussuchen und tun lassen: { $options }
    .inf-short = { $who-acc } wählen lassen: { $options }
    .you = { $subject ->
            [no] lässt
           *[yes] du lässt
        } { $who-acc } eines hiervon aussuchen und tun: { $options }

## Said behind an act: until when a card stays where it was put, and what must hold

until-this-turn = { $act } (bis zum Ende dieses Zuges)
until-this-leaves = { $act } (bis diese Karte deinen Stall verlässt)
cond-holds-a-card = { $act }, falls du eine Karte auf der Hand hast

## Sentences: when the acts are done. $acts has "du darfst" before it where the effect is optional; $bare has not, and
## $may says whether it is. $mood: do, may or they (another player is the subject).

when-on-play = { $acts }.
    .short = { $acts }
when-enter = Wenn diese Karte in deinen Stall kommt, { $acts }.
    .short = beim Hereinkommen: { $acts }
when-beginning = Wenn dein Zug beginnt, { $acts }.
    .short = Zugbeginn: { $acts }
when-gone = Wenn diese Karte { $events } wird, { $acts }.
    .short = { $events }: { $acts }
when-left = Wenn diese Karte deinen Stall verlässt, { $acts }.
    .short = beim Verlassen: { $acts }
when-end = Wenn dein Zug endet, { $acts }.
    .short = Zugende: { $acts }
when-each-turn = Immer wenn der Zug eines Spielers beginnt (auch deiner), { $acts }.
    .short = Zugbeginn jedes Spielers: { $acts }
when-movement = Immer wenn { $cards } in deinen Stall kommt oder ihn verlässt, { $acts }.
    .short = { $cards } kommt oder geht: { $acts }
when-crowded = Sobald mehr als { $limit ->
        [one] { $limit } { $noun-one } in deinem Stall ist, { $acts }; wiederhole das, bis höchstens { $limit } übrig ist.
       *[other] { $limit } { $noun-many } in deinem Stall sind, { $acts }; wiederhole das, bis höchstens { $limit } übrig sind.
    }
    .short = mehr als { $limit ->
            [one] { $limit } { $noun-one }
           *[other] { $limit } { $noun-many }
        }: { $acts }
when-empty = Sobald keine { $card-weak } in deinem Stall sind, { $acts }.
    .short = keine { $card-weak } in deinem Stall: { $acts }
when-instead =
    { $may ->
        [yes] Wenn { $cards } { $events } würde, darfst du stattdessen { $bare }.
       *[no] Anstatt dass { $cards } { $events } wird, { $acts }.
    }
    .short =
        { $may ->
            [yes] { $cards } würde { $events }: Du darfst stattdessen { $bare }
           *[no] anstatt dass { $cards } { $events } wird: { $acts }
        }
when-answer = { $acts }.
    .short = { $acts }
when-and = { $acts }.
when-then = Ist das geschehen, dann { $acts }.
when-if-you-do = Wenn du das tust, { $acts }.

## What happened to a card ("wenn diese Karte ... wird")

done-discard = abgelegt
done-sacrifice = geopfert
done-destroy = zerstört
done-steal = gestohlen
done-return = auf eine Hand zurückgeschickt
done-move = versetzt

## Facts: what holds while a card lies in a stable, or always

lead-while = Solange diese Karte in deinem Stall liegt, { $facts }.
    .short = { $facts }
lead-always = { $facts }.
    .short = { $facts }

fact-counts =
    { $after ->
        [yes] zählt sie als { $count }
       *[no] [sie ]zählt als { $count }
    }
fact-bars-play =
    { $after ->
        [yes] kannst du keine { $many-weak } spielen
       *[no] du kannst keine { $many-weak } spielen
    }
fact-shields =
    { $after ->
        [yes] können dort keine { $noun-weak } zerstört werden
       *[no] dort können keine { $noun-weak } zerstört werden
    }
    .short = in deinem Stall können keine { $noun-weak } zerstört werden
fact-proof =
    { $after ->
        [yes] kann sie nicht durch { $many-many } zerstört werden
       *[no] sie kann nicht durch { $many-many } zerstört werden
    }
    .short = kann nicht durch { $many-many } zerstört werden
fact-sole-home =
    { $after ->
        [yes] können keine { $card-weak } in einen anderen Stall kommen
       *[no] keine { $card-weak } können in einen anderen Stall kommen
    }
    .short = { $card-many } können nur in deinen Stall kommen
fact-bans-entry =
    { $after ->
        [yes] können keine { $card-weak } in einen Stall kommen[, auch nicht in deinen]
       *[no] keine { $card-weak } können in einen Stall kommen[, auch nicht in deinen]
    }
    .short = { $card-many } können in keinen Stall kommen
fact-steadfast =
    { $after ->
        [yes] kann sie weder geopfert noch zerstört werden
       *[no] [sie ]kann weder geopfert noch zerstört werden
    }
fact-untouched =
    { $after ->
        [yes] können { $many-many } ihr nichts anhaben, und sie kann auch nicht dafür gewählt werden
       *[no] { $many-many } können ihr nichts anhaben, und sie kann auch nicht dafür gewählt werden
    }
    .short = { $many-many } können dieser Karte nichts anhaben
fact-hand-limit =
    { $after ->
        [yes] ist dein Handkartenlimit um { $more } höher
       *[no] dein Handkartenlimit ist um { $more } höher
    }
fact-hand-limit-lower =
    { $after ->
        [yes] ist dein Handkartenlimit um { $more } niedriger
       *[no] dein Handkartenlimit ist um { $more } niedriger
    }
fact-needs-to-enter = diese Karte kann nur in einen Stall kommen, in dem { $cards } liegt
    .short = kommt nur in Ställe mit { $cards-dat }
fact-needs-to-play = du kannst diese Karte nur spielen, solange in deinem eigenen Stall { $cards } liegt
    .short = nur spielbar mit { $cards-dat } im Stall
fact-unanswerable = auf diese Karte kann niemand antworten
fact-unanswered =
    { $after ->
        [yes] kann niemand auf die Karten antworten, die du spielst
       *[no] niemand kann auf die Karten antworten, die du spielst
    }
    .short = auf Karten, die du spielst, kann niemand antworten
fact-masquerade =
    { $after ->
        [yes] zählen die Einhornkarten dort nicht als Einhörner, und Effekte auf Einhörner erreichen sie nicht
       *[no] die Einhornkarten dort zählen nicht als Einhörner, und Effekte auf Einhörner erreichen sie nicht
    }
    .short = deine Einhornkarten zählen nicht als Einhörner
fact-blinds =
    { $after ->
        [yes] haben die Einhornkarten dort keine Effekte, auch nicht beim Hereinkommen; nur Baby-Einhörner behalten ihre
       *[no] die Einhornkarten dort haben keine Effekte, auch nicht beim Hereinkommen; nur Baby-Einhörner behalten ihre
    }
    .short = deine Einhornkarten haben keine Effekte
fact-dims =
    { $after ->
        [yes] haben die Einhornkarten dort keine ausgelösten Effekte, auch nicht beim Hereinkommen oder Verlassen; was dauerhaft gilt, gilt weiter, und Baby-Einhörner behalten ihre Effekte
       *[no] die Einhornkarten dort haben keine ausgelösten Effekte, auch nicht beim Hereinkommen oder Verlassen; was dauerhaft gilt, gilt weiter, und Baby-Einhörner behalten ihre Effekte
    }
    .short = deine Einhornkarten haben keine ausgelösten Effekte
fact-opens-hand =
    { $after ->
        [yes] ist deine Hand für alle Spieler offen
       *[no] deine Hand ist für alle Spieler offen
    }
fact-goes-home = wenn diese Karte geopfert oder zerstört wird, kommt sie { $place-to } statt auf den Ablagestapel
    .short = geopfert oder zerstört: { $place-to }
fact-goes-home-baby = diese Karte ist immer nur in einem Stall oder { $place-in }: Wenn sie anderswohin käme, kommt sie stattdessen { $place-to }
    .short = immer nur in einem Stall oder { $place-in }
fact-answer = spiele diese Karte als Antwort auf eine Karte, die ein anderer Spieler gerade spielt: Jene Karte hat keinen Effekt, und beide kommen auf den Ablagestapel
    .short = stoppt eine Karte, die ein anderer Spieler gerade spielt
fact-no-effect = diese Karte hat keinen Effekt
    .short = kein Effekt
fact-no-effect-unicorn = diese Karte hat keinen Effekt: Sie zählt einfach als Einhorn
    .short = kein Effekt
