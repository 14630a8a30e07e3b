### Card texts: what a card does, sentence by sentence. Italian.
###
### What stands in square brackets is left out of the short text; .short is a short text of its own.
### Acts: the value is a command to you (PESCA). .inf stands behind "puoi" (PESCARE). .they is said of another player, who
### is named unless $subject is "no" (ogni giocatore PESCA). .make is said of another player behind "puoi" (far PESCARE a
### un altro giocatore, e fargli PESCARE). .you is said of you where others act in the same sentence (e tu PESCHI).

act-may = puoi { $acts }
act-you = tu { $act }

act-draw = PESCA { $cards }
    .inf = PESCARE { $cards }
    .you =
        { $subject ->
            [no] PESCHI { $cards }
           *[yes] tu PESCHI { $cards }
        }
    .they =
        { $subject ->
            [no] PESCA { $cards }
           *[yes] { $player } PESCA { $cards }
        }
    .make =
        { $subject ->
            [no] fargli PESCARE { $cards }
           *[yes] far PESCARE { $player-dat } { $cards }
        }
act-draw-more = PESCA { $more } nella fase di Pesca di questo turno
    .short = PESCA { $more }
    .inf = PESCARE { $more } nella fase di Pesca di questo turno
    .inf-short = PESCARE { $more }
    .you =
        { $subject ->
            [no] PESCHI { $more } nella fase di Pesca di questo turno
           *[yes] tu PESCHI { $more } nella fase di Pesca di questo turno
        }
    .you-short =
        { $subject ->
            [no] PESCHI { $more }
           *[yes] tu PESCHI { $more }
        }
act-discard = SCARTA { $cards }[ dalla { $actor ->
        [you] tua
       *[they] propria
    } mano]
    .inf = SCARTARE { $cards }[ dalla { $actor ->
            [you] tua
           *[they] propria
        } mano]
    .you =
        { $subject ->
            [no] SCARTI { $cards }[ dalla tua mano]
           *[yes] tu SCARTI { $cards }[ dalla tua mano]
        }
    .they =
        { $subject ->
            [no] SCARTA { $cards }[ dalla propria mano]
           *[yes] { $player } SCARTA { $cards }[ dalla propria mano]
        }
    .make =
        { $subject ->
            [no] fargli SCARTARE { $cards }[ dalla sua mano]
           *[yes] far SCARTARE { $player-dat } { $cards }[ dalla sua mano]
        }
act-sacrifice = SACRIFICA { $cards }[ nella { $actor ->
        [you] tua
       *[they] propria
    } Stalla]
    .inf = SACRIFICARE { $cards }[ nella { $actor ->
            [you] tua
           *[they] propria
        } Stalla]
    .you =
        { $subject ->
            [no] SACRIFICHI { $cards }[ nella tua Stalla]
           *[yes] tu SACRIFICHI { $cards }[ nella tua Stalla]
        }
    .they =
        { $subject ->
            [no] SACRIFICA { $cards }[ nella propria Stalla]
           *[yes] { $player } SACRIFICA { $cards }[ nella propria Stalla]
        }
    .make =
        { $subject ->
            [no] fargli SACRIFICARE { $cards }[ nella sua Stalla]
           *[yes] far SACRIFICARE { $player-dat } { $cards }[ nella sua Stalla]
        }
act-sacrifice-this = SACRIFICA { $cards }
    .inf = SACRIFICARE { $cards }
    .you =
        { $subject ->
            [no] SACRIFICHI { $cards }
           *[yes] tu SACRIFICHI { $cards }
        }
    .they =
        { $subject ->
            [no] SACRIFICA { $cards }
           *[yes] { $player } SACRIFICA { $cards }
        }
    .make =
        { $subject ->
            [no] fargli SACRIFICARE { $cards }
           *[yes] far SACRIFICARE { $player-dat } { $cards }
        }
act-destroy = DISTRUGGI { $cards }[ { $place-in }]
    .inf = DISTRUGGERE { $cards }[ { $place-in }]
    .you =
        { $subject ->
            [no] DISTRUGGI { $cards }[ { $place-in }]
           *[yes] tu DISTRUGGI { $cards }[ { $place-in }]
        }
    .they =
        { $subject ->
            [no] DISTRUGGE { $cards }[ { $place-in }]
           *[yes] { $player } DISTRUGGE { $cards }[ { $place-in }]
        }
    .make =
        { $subject ->
            [no] fargli DISTRUGGERE { $cards }[ { $place-in }]
           *[yes] far DISTRUGGERE { $player-dat } { $cards }[ { $place-in }]
        }
act-destroy-this = DISTRUGGI { $cards }
    .inf = DISTRUGGERE { $cards }
    .you =
        { $subject ->
            [no] DISTRUGGI { $cards }
           *[yes] tu DISTRUGGI { $cards }
        }
act-steal = RUBA { $cards }[ { $place-from }]
    .inf = RUBARE { $cards }[ { $place-from }]
    .you =
        { $subject ->
            [no] RUBI { $cards }[ { $place-from }]
           *[yes] tu RUBI { $cards }[ { $place-from }]
        }
    .they =
        { $subject ->
            [no] RUBA { $cards }[ { $place-from }]
           *[yes] { $player } RUBA { $cards }[ { $place-from }]
        }
    .make =
        { $subject ->
            [no] fargli RUBARE { $cards }[ { $place-from }]
           *[yes] far RUBARE { $player-dat } { $cards }[ { $place-from }]
        }
act-steal-this = RUBA { $cards }
    .inf = RUBARE { $cards }
    .you =
        { $subject ->
            [no] RUBI { $cards }
           *[yes] tu RUBI { $cards }
        }
act-return = rimanda { $cards } { $place-from } { $home-to }
    .inf = rimandare { $cards } { $place-from } { $home-to }
    .you =
        { $subject ->
            [no] rimandi { $cards } { $place-from } { $home-to }
           *[yes] tu rimandi { $cards } { $place-from } { $home-to }
        }
    .they =
        { $subject ->
            [no] rimanda { $cards } { $place-from } { $home-to }
           *[yes] { $player } rimanda { $cards } { $place-from } { $home-to }
        }
    .make =
        { $subject ->
            [no] fargli rimandare { $cards } { $place-from } { $home-to }
           *[yes] far rimandare { $player-dat } { $cards } { $place-from } { $home-to }
        }
act-return-this = rimanda { $cards } { $home-to }
    .inf = rimandare { $cards } { $home-to }
    .you =
        { $subject ->
            [no] rimandi { $cards } { $home-to }
           *[yes] tu rimandi { $cards } { $home-to }
        }
act-move = sposta { $cards }[ { $place-from }] { $dest-in }
    .inf = spostare { $cards }[ { $place-from }] { $dest-in }
    .you =
        { $subject ->
            [no] sposti { $cards }[ { $place-from }] { $dest-in }
           *[yes] tu sposti { $cards }[ { $place-from }] { $dest-in }
        }
    .they =
        { $subject ->
            [no] sposta { $cards }[ { $place-from }] { $dest-in }
           *[yes] { $player } sposta { $cards }[ { $place-from }] { $dest-in }
        }
    .make =
        { $subject ->
            [no] fargli spostare { $cards }[ { $place-from }] { $dest-in }
           *[yes] far spostare { $player-dat } { $cards }[ { $place-from }] { $dest-in }
        }
act-move-away = sposta { $cards }[ { $place-from }] in un'altra Stalla, ma non nella tua
    .inf = spostare { $cards }[ { $place-from }] in un'altra Stalla, ma non nella tua
    .you =
        { $subject ->
            [no] sposti { $cards }[ { $place-from }] in un'altra Stalla, ma non nella tua
           *[yes] tu sposti { $cards }[ { $place-from }] in un'altra Stalla, ma non nella tua
        }
    .they =
        { $subject ->
            [no] sposta { $cards }[ { $place-from }] in un'altra Stalla, ma non nella tua
           *[yes] { $player } sposta { $cards }[ { $place-from }] in un'altra Stalla, ma non nella tua
        }
    .make =
        { $subject ->
            [no] fargli spostare { $cards }[ { $place-from }] in un'altra Stalla, ma non nella tua
           *[yes] far spostare { $player-dat } { $cards }[ { $place-from }] in un'altra Stalla, ma non nella tua
        }
act-move-this = sposta { $cards } { $dest-in }
    .inf = spostare { $cards } { $dest-in }
    .you =
        { $subject ->
            [no] sposti { $cards } { $dest-in }
           *[yes] tu sposti { $cards } { $dest-in }
        }
# What is owed goes back, when this card leaves.
act-give-back = riporta { $cards } nella Stalla da cui proviene, a meno che nel frattempo non abbia lasciato il proprio posto
    .short = riporta indietro { $cards }
    .inf = riportare { $cards } nella Stalla da cui proviene, a meno che nel frattempo non abbia lasciato il proprio posto
    .inf-short = riportare indietro { $cards }
    .you =
        { $subject ->
            [no] riporti { $cards } nella Stalla da cui proviene, a meno che nel frattempo non abbia lasciato il proprio posto
           *[yes] tu riporti { $cards } nella Stalla da cui proviene, a meno che nel frattempo non abbia lasciato il proprio posto
        }
    .you-short =
        { $subject ->
            [no] riporti indietro { $cards }
           *[yes] tu riporti indietro { $cards }
        }
# The same, in the end phase.
act-give-back-end = riporta { $cards } nella Stalla da cui proviene, a meno che nel frattempo { $cards-gender ->
        [m] esso
       *[f] essa
    } o questa carta non abbia lasciato il proprio posto
    .short = riporta indietro { $cards }
    .inf = riportare { $cards } nella Stalla da cui proviene, a meno che nel frattempo { $cards-gender ->
            [m] esso
           *[f] essa
        } o questa carta non abbia lasciato il proprio posto
    .inf-short = riportare indietro { $cards }
    .you =
        { $subject ->
            [no] riporti { $cards } nella Stalla da cui proviene, a meno che nel frattempo { $cards-gender ->
                    [m] esso
                   *[f] essa
                } o questa carta non abbia lasciato il proprio posto
           *[yes] tu riporti { $cards } nella Stalla da cui proviene, a meno che nel frattempo { $cards-gender ->
                    [m] esso
                   *[f] essa
                } o questa carta non abbia lasciato il proprio posto
        }
    .you-short =
        { $subject ->
            [no] riporti indietro { $cards }
           *[yes] tu riporti indietro { $cards }
        }
act-shrink = metti nella pila degli scarti { $cards } { $who-stable } senza innescarne gli effetti
    .short = metti fra gli scarti { $cards } { $who-of }
    .inf = mettere nella pila degli scarti { $cards } { $who-stable } senza innescarne gli effetti
    .inf-short = mettere fra gli scarti { $cards } { $who-of }
    .you =
        { $subject ->
            [no] metti nella pila degli scarti { $cards } { $who-stable } senza innescarne gli effetti
           *[yes] tu metti nella pila degli scarti { $cards } { $who-stable } senza innescarne gli effetti
        }
    .you-short =
        { $subject ->
            [no] metti fra gli scarti { $cards } { $who-of }
           *[yes] tu metti fra gli scarti { $cards } { $who-of }
        }
act-bring = porta { $cards } { $place-from } { $dest-in }
    .short = porta in Stalla { $cards } { $place-from }
    .inf = portare { $cards } { $place-from } { $dest-in }
    .inf-short = portare in Stalla { $cards } { $place-from }
    .you =
        { $subject ->
            [no] porti { $cards } { $place-from } { $dest-in }
           *[yes] tu porti { $cards } { $place-from } { $dest-in }
        }
    .you-short =
        { $subject ->
            [no] porti in Stalla { $cards } { $place-from }
           *[yes] tu porti in Stalla { $cards } { $place-from }
        }
act-bring-hand = porta { $cards } { $place-from } { $dest-in } senza { $cards-number ->
        [one]
            { $cards-gender ->
                [m] giocarlo
               *[f] giocarla
            }
       *[many]
            { $cards-gender ->
                [m] giocarli
               *[f] giocarle
            }
    }
    .short = porta in Stalla { $cards } dalla mano
    .inf = portare { $cards } { $place-from } { $dest-in } senza { $cards-number ->
            [one]
                { $cards-gender ->
                    [m] giocarlo
                   *[f] giocarla
                }
           *[many]
                { $cards-gender ->
                    [m] giocarli
                   *[f] giocarle
                }
        }
    .inf-short = portare in Stalla { $cards } dalla mano
    .you =
        { $subject ->
            [no] porti { $cards } { $place-from } { $dest-in } senza { $cards-number ->
                    [one]
                        { $cards-gender ->
                            [m] giocarlo
                           *[f] giocarla
                        }
                   *[many]
                        { $cards-gender ->
                            [m] giocarli
                           *[f] giocarle
                        }
                }
           *[yes] tu porti { $cards } { $place-from } { $dest-in } senza { $cards-number ->
                    [one]
                        { $cards-gender ->
                            [m] giocarlo
                           *[f] giocarla
                        }
                   *[many]
                        { $cards-gender ->
                            [m] giocarli
                           *[f] giocarle
                        }
                }
        }
    .you-short =
        { $subject ->
            [no] porti in Stalla { $cards } dalla mano
           *[yes] tu porti in Stalla { $cards } dalla mano
        }
act-bring-there = porta { $cards } { $place-from } { $dest-in }
    .short = porta { $cards } { $place-from } { $dest-to }
    .inf = portare { $cards } { $place-from } { $dest-in }
    .inf-short = portare { $cards } { $place-from } { $dest-to }
    .you =
        { $subject ->
            [no] porti { $cards } { $place-from } { $dest-in }
           *[yes] tu porti { $cards } { $place-from } { $dest-in }
        }
    .you-short =
        { $subject ->
            [no] porti { $cards } { $place-from } { $dest-to }
           *[yes] tu porti { $cards } { $place-from } { $dest-to }
        }
act-bring-this = riporta { $cards } { $dest-in }
    .short = riporta in Stalla { $cards }
    .inf = riportare { $cards } { $dest-in }
    .inf-short = riportare in Stalla { $cards }
    .you =
        { $subject ->
            [no] riporti { $cards } { $dest-in }
           *[yes] tu riporti { $cards } { $dest-in }
        }
    .you-short =
        { $subject ->
            [no] riporti in Stalla { $cards }
           *[yes] tu riporti in Stalla { $cards }
        }
act-take = prendi[ in mano] { $cards } { $place-from }
    .inf = prendere[ in mano] { $cards } { $place-from }
    .you =
        { $subject ->
            [no] prendi[ in mano] { $cards } { $place-from }
           *[yes] tu prendi[ in mano] { $cards } { $place-from }
        }
act-search = sfoglia { $place } in cerca di { $cards }[, mostra { $cards-number ->
        [one] la carta a tutti i giocatori, prendila in mano
       *[many] le carte a tutti i giocatori, prendile in mano
    } e mescola { $place }]
    .inf = sfogliare { $place } in cerca di { $cards }[, mostrare { $cards-number ->
            [one] la carta a tutti i giocatori, prenderla in mano
           *[many] le carte a tutti i giocatori, prenderle in mano
        } e mescolare { $place }]
    .you =
        { $subject ->
            [no] sfogli { $place } in cerca di { $cards }[, mostri { $cards-number ->
                    [one] la carta a tutti i giocatori, la prendi in mano
                   *[many] le carte a tutti i giocatori, le prendi in mano
                } e mescoli { $place }]
           *[yes] tu sfogli { $place } in cerca di { $cards }[, mostri { $cards-number ->
                    [one] la carta a tutti i giocatori, la prendi in mano
                   *[many] le carte a tutti i giocatori, le prendi in mano
                } e mescoli { $place }]
        }
act-pull = prendi a caso { $cards } { $place-from }[ e { $cards-number ->
        [one]
            { $cards-gender ->
                [m] aggiungilo
               *[f] aggiungila
            }
       *[many]
            { $cards-gender ->
                [m] aggiungili
               *[f] aggiungile
            }
    } alla tua]
    .inf = prendere a caso { $cards } { $place-from }[ e { $cards-number ->
            [one]
                { $cards-gender ->
                    [m] aggiungerlo
                   *[f] aggiungerla
                }
           *[many]
                { $cards-gender ->
                    [m] aggiungerli
                   *[f] aggiungerle
                }
        } alla tua]
    .you =
        { $subject ->
            [no] prendi a caso { $cards } { $place-from }[ e { $cards-number ->
                    [one]
                        { $cards-gender ->
                            [m] lo
                           *[f] la
                        }
                   *[many]
                        { $cards-gender ->
                            [m] li
                           *[f] le
                        }
                } aggiungi alla tua]
           *[yes] tu prendi a caso { $cards } { $place-from }[ e { $cards-number ->
                    [one]
                        { $cards-gender ->
                            [m] lo
                           *[f] la
                        }
                   *[many]
                        { $cards-gender ->
                            [m] li
                           *[f] le
                        }
                } aggiungi alla tua]
        }
act-swap-hands = scambia la tua mano con quella { $who-of }
    .inf = scambiare la tua mano con quella { $who-of }
    .you =
        { $subject ->
            [no] scambi la tua mano con quella { $who-of }
           *[yes] tu scambi la tua mano con quella { $who-of }
        }
act-take-from-hand = guarda { $place }, prendi { $cards } a tua scelta e { $cards-number ->
        [one]
            { $cards-gender ->
                [m] aggiungilo
               *[f] aggiungila
            }
       *[many]
            { $cards-gender ->
                [m] aggiungili
               *[f] aggiungile
            }
    } alla tua
    .short = guarda { $place } e prendi { $cards }
    .inf = guardare { $place }, prendere { $cards } a tua scelta e { $cards-number ->
            [one]
                { $cards-gender ->
                    [m] aggiungerlo
                   *[f] aggiungerla
                }
           *[many]
                { $cards-gender ->
                    [m] aggiungerli
                   *[f] aggiungerle
                }
        } alla tua
    .inf-short = guardare { $place } e prendere { $cards }
    .you =
        { $subject ->
            [no] guardi { $place }, prendi { $cards } a tua scelta e { $cards-number ->
                    [one]
                        { $cards-gender ->
                            [m] lo
                           *[f] la
                        }
                   *[many]
                        { $cards-gender ->
                            [m] li
                           *[f] le
                        }
                } aggiungi alla tua
           *[yes] tu guardi { $place }, prendi { $cards } a tua scelta e { $cards-number ->
                    [one]
                        { $cards-gender ->
                            [m] lo
                           *[f] la
                        }
                   *[many]
                        { $cards-gender ->
                            [m] li
                           *[f] le
                        }
                } aggiungi alla tua
        }
    .you-short =
        { $subject ->
            [no] guardi { $place } e prendi { $cards }
           *[yes] tu guardi { $place } e prendi { $cards }
        }
act-take-from-hand-to-discard = guarda { $place }, prendi { $cards } a tua scelta e { $cards-number ->
        [one]
            { $cards-gender ->
                [m] mettilo
               *[f] mettila
            }
       *[many]
            { $cards-gender ->
                [m] mettili
               *[f] mettile
            }
    } nella pila degli scarti
    .short = guarda { $place } e metti { $cards } fra gli scarti
    .inf = guardare { $place }, prendere { $cards } a tua scelta e { $cards-number ->
            [one]
                { $cards-gender ->
                    [m] metterlo
                   *[f] metterla
                }
           *[many]
                { $cards-gender ->
                    [m] metterli
                   *[f] metterle
                }
        } nella pila degli scarti
    .inf-short = guardare { $place } e mettere { $cards } fra gli scarti
    .you =
        { $subject ->
            [no] guardi { $place }, prendi { $cards } a tua scelta e { $cards-number ->
                    [one]
                        { $cards-gender ->
                            [m] lo
                           *[f] la
                        }
                   *[many]
                        { $cards-gender ->
                            [m] li
                           *[f] le
                        }
                } metti nella pila degli scarti
           *[yes] tu guardi { $place }, prendi { $cards } a tua scelta e { $cards-number ->
                    [one]
                        { $cards-gender ->
                            [m] lo
                           *[f] la
                        }
                   *[many]
                        { $cards-gender ->
                            [m] li
                           *[f] le
                        }
                } metti nella pila degli scarti
        }
    .you-short =
        { $subject ->
            [no] guardi { $place } e metti { $cards } fra gli scarti
           *[yes] tu guardi { $place } e metti { $cards } fra gli scarti
        }
act-show-hands = guarda { $place }
    .inf = guardare { $place }
    .you =
        { $subject ->
            [no] guardi { $place }
           *[yes] tu guardi { $place }
        }
act-give = dai { $who-dat } { $cards }[ dalla tua mano]
    .inf = dare { $who-dat } { $cards }[ dalla tua mano]
    .you =
        { $subject ->
            [no] dai { $who-dat } { $cards }[ dalla tua mano]
           *[yes] tu dai { $who-dat } { $cards }[ dalla tua mano]
        }
act-reveal-top = mostra a tutti i giocatori la prima carta del mazzo e, se è una carta Unicorno, portala nella tua Stalla, altrimenti prendila in mano
    .short = mostra la prima carta del mazzo: se è una carta Unicorno va in Stalla, altrimenti in mano
    .inf = mostrare a tutti i giocatori la prima carta del mazzo e, se è una carta Unicorno, portarla nella tua Stalla, altrimenti prenderla in mano
    .inf-short = mostrare la prima carta del mazzo: se è una carta Unicorno va in Stalla, altrimenti in mano
    .you =
        { $subject ->
            [no] mostri a tutti i giocatori la prima carta del mazzo e, se è una carta Unicorno, la porti nella tua Stalla, altrimenti la prendi in mano
           *[yes] tu mostri a tutti i giocatori la prima carta del mazzo e, se è una carta Unicorno, la porti nella tua Stalla, altrimenti la prendi in mano
        }
    .you-short =
        { $subject ->
            [no] mostri la prima carta del mazzo: se è una carta Unicorno va in Stalla, altrimenti in mano
           *[yes] tu mostri la prima carta del mazzo: se è una carta Unicorno va in Stalla, altrimenti in mano
        }
act-look-at-top =
    { $n ->
        [one] guarda la prima carta del mazzo[ e rimettila al suo posto]
       *[other] guarda le prime { $n } carte del mazzo[ e rimettile al loro posto nello stesso ordine]
    }
    .inf =
        { $n ->
            [one] guardare la prima carta del mazzo[ e rimetterla al suo posto]
           *[other] guardare le prime { $n } carte del mazzo[ e rimetterle al loro posto nello stesso ordine]
        }
    .you =
        { $subject ->
            [no]
                { $n ->
                    [one] guardi la prima carta del mazzo[ e la rimetti al suo posto]
                   *[other] guardi le prime { $n } carte del mazzo[ e le rimetti al loro posto nello stesso ordine]
                }
           *[yes]
                { $n ->
                    [one] tu guardi la prima carta del mazzo[ e la rimetti al suo posto]
                   *[other] tu guardi le prime { $n } carte del mazzo[ e le rimetti al loro posto nello stesso ordine]
                }
        }
act-look-at-top-take =
    { $n ->
        [one] guarda la prima carta del mazzo e prendila in mano
       *[other] guarda le prime { $n } carte del mazzo, prendine { $take } in mano e rimetti il resto in cima al mazzo, nell'ordine che preferisci
    }
    .short =
        { $n ->
            [one] guarda la prima carta del mazzo e prendila in mano
           *[other] guarda le prime { $n } carte del mazzo e prendine { $take }
        }
    .inf =
        { $n ->
            [one] guardare la prima carta del mazzo e prenderla in mano
           *[other] guardare le prime { $n } carte del mazzo, prenderne { $take } in mano e rimettere il resto in cima al mazzo, nell'ordine che preferisci
        }
    .inf-short =
        { $n ->
            [one] guardare la prima carta del mazzo e prenderla in mano
           *[other] guardare le prime { $n } carte del mazzo e prenderne { $take }
        }
    .you =
        { $subject ->
            [no]
                { $n ->
                    [one] guardi la prima carta del mazzo e la prendi in mano
                   *[other] guardi le prime { $n } carte del mazzo, ne prendi { $take } in mano e rimetti il resto in cima al mazzo, nell'ordine che preferisci
                }
           *[yes]
                { $n ->
                    [one] tu guardi la prima carta del mazzo e la prendi in mano
                   *[other] tu guardi le prime { $n } carte del mazzo, ne prendi { $take } in mano e rimetti il resto in cima al mazzo, nell'ordine che preferisci
                }
        }
    .you-short =
        { $subject ->
            [no]
                { $n ->
                    [one] guardi la prima carta del mazzo e la prendi in mano
                   *[other] guardi le prime { $n } carte del mazzo e ne prendi { $take }
                }
           *[yes]
                { $n ->
                    [one] tu guardi la prima carta del mazzo e la prendi in mano
                   *[other] tu guardi le prime { $n } carte del mazzo e ne prendi { $take }
                }
        }
act-shuffle-in = mescola nel mazzo { $things }
    .inf = mescolare nel mazzo { $things }
    .you =
        { $subject ->
            [no] mescoli nel mazzo { $things }
           *[yes] tu mescoli nel mazzo { $things }
        }
act-extra-turn = gioca un altro turno dopo questo
    .inf = giocare un altro turno dopo questo
    .you =
        { $subject ->
            [no] giochi un altro turno dopo questo
           *[yes] tu giochi un altro turno dopo questo
        }
act-end-turn = passa direttamente alla fase di Fine Turno
    .short = vai a Fine Turno
    .inf = passare direttamente alla fase di Fine Turno
    .inf-short = andare a Fine Turno
    .you =
        { $subject ->
            [no] passi direttamente alla fase di Fine Turno
           *[yes] tu passi direttamente alla fase di Fine Turno
        }
    .you-short =
        { $subject ->
            [no] vai a Fine Turno
           *[yes] tu vai a Fine Turno
        }
act-play-twice = decidi di giocare fino a 2 carte, invece di 1, nella fase di Azione di questo turno
    .short = gioca fino a 2 carte in questo turno
    .inf = decidere di giocare fino a 2 carte, invece di 1, nella fase di Azione di questo turno
    .inf-short = giocare fino a 2 carte in questo turno
    .you =
        { $subject ->
            [no] decidi di giocare fino a 2 carte, invece di 1, nella fase di Azione di questo turno
           *[yes] tu decidi di giocare fino a 2 carte, invece di 1, nella fase di Azione di questo turno
        }
    .you-short =
        { $subject ->
            [no] giochi fino a 2 carte in questo turno
           *[yes] tu giochi fino a 2 carte in questo turno
        }
act-skip-turn = salta il tuo prossimo turno
    .inf = saltare { $actor ->
            [you] il tuo
           *[they] il suo
        } prossimo turno
    .you =
        { $subject ->
            [no] salti il tuo prossimo turno
           *[yes] tu salti il tuo prossimo turno
        }
    .they =
        { $subject ->
            [no] salta il suo prossimo turno
           *[yes] { $player } salta il suo prossimo turno
        }
    .make =
        { $subject ->
            [no] fargli saltare il suo prossimo turno
           *[yes] far saltare { $player-dat } il suo prossimo turno
        }
act-skip-phase = salta { $phase-the }[ di questo turno]
    .inf = saltare { $phase-the }[ di questo turno]
    .you =
        { $subject ->
            [no] salti { $phase-the }[ di questo turno]
           *[yes] tu salti { $phase-the }[ di questo turno]
        }
act-choose-one = scegli: { $options }
    .short = a scelta { $options }
    .inf = a scelta { $options }
    .you =
        { $subject ->
            [no] scegli: { $options }
           *[yes] tu scegli: { $options }
        }
act-choose-one-player = scegli { $who-acc }, che farà una di queste cose, a sua scelta: { $options }
    .short = fai scegliere { $who-dat }: { $options }
    .inf = scegliere { $who-acc }, che farà una di queste cose, a sua scelta: { $options }
    .inf-short = far scegliere { $who-dat }: { $options }
    .you =
        { $subject ->
            [no] scegli { $who-acc }, che farà una di queste cose, a sua scelta: { $options }
           *[yes] tu scegli { $who-acc }, che farà una di queste cose, a sua scelta: { $options }
        }
    .you-short =
        { $subject ->
            [no] fai scegliere { $who-dat }: { $options }
           *[yes] tu fai scegliere { $who-dat }: { $options }
        }

## Said behind an act: until when a card stays where it was put, and what must hold

until-this-turn = { $act } fino alla prossima fase di Fine Turno
until-this-leaves = { $act } finché questa carta non esce dalla tua Stalla
cond-holds-a-card = { $act } se hai almeno una carta in mano

## Sentences: when the acts are done. $acts has "puoi" before it where the effect is optional; $bare has not, and
## $may says whether it is. $mood: do, may or they (another player is the subject).

when-on-play = { $acts }.
    .short = { $acts }
when-enter = Appena questa carta entra nella tua Stalla, { $acts }.
    .short = entrando: { $acts }
when-beginning = All'inizio del tuo turno, { $acts }.
    .short = inizio turno: { $acts }
when-gone = Quando questa carta viene { $events }, { $acts }.
    .short = { $events }: { $acts }
when-left = Quando questa carta esce dalla tua Stalla, { $acts }.
    .short = uscendo: { $acts }
when-end = Nella tua fase di Fine Turno, { $acts }.
    .short = fine turno: { $acts }
when-each-turn = Ogni volta che inizia il turno di un giocatore qualsiasi, { $acts }.
    .short = inizio turno di ogni giocatore: { $acts }
when-movement = Ogni volta che { $cards } entra nella tua Stalla o ne esce, { $acts }.
    .short = { $cards } entra o esce: { $acts }
when-crowded = Appena nella tua Stalla ci sono più di { $limit } { $noun-count }, { $acts }, e ripeti finché non ne restano al massimo { $limit }.
    .short = più di { $limit } { $noun-count }: { $acts }
when-empty = Appena nella tua Stalla non ci sono { $card-many }, { $acts }.
    .short = senza { $card-many } nella tua Stalla: { $acts }
when-instead =
    { $may ->
        [yes] Ogni volta che { $cards } sta per essere { $events }, puoi invece { $bare }.
       *[no] Ogni volta che { $cards } sta per essere { $events }, invece { $acts }.
    }
    .short =
        { $may ->
            [yes] se { $cards } sta per essere { $events }: puoi invece { $bare }
           *[no] se { $cards } sta per essere { $events }: invece { $acts }
        }
when-answer = { $acts }.
    .short = { $acts }
when-and = { $acts }.
when-then = Se questo avviene, { $acts }.
when-if-you-do = Se lo fai, { $acts }.

## What happened to a card ("quando questa carta viene ..."); $gender is that of the card

done-discard =
    { $gender ->
        [m] scartato
       *[f] scartata
    }
done-sacrifice =
    { $gender ->
        [m] sacrificato
       *[f] sacrificata
    }
done-destroy =
    { $gender ->
        [m] distrutto
       *[f] distrutta
    }
done-steal =
    { $gender ->
        [m] rubato
       *[f] rubata
    }
done-return =
    { $gender ->
        [m] rimandato in mano
       *[f] rimandata in mano
    }
done-move =
    { $gender ->
        [m] spostato
       *[f] spostata
    }

## Facts: what holds while a card lies in a stable, or always. Behind the lead-in the verb needs no subject.

lead-while = Finché questa carta è nella tua Stalla, { $facts }.
    .short = { $facts }
lead-always = { $facts }.
    .short = { $facts }

fact-counts =
    { $after ->
        [yes] conta come { $count }
       *[no] { "" }[questa carta ]conta come { $count }
    }
fact-bars-play = non puoi giocare { $many-many }
fact-shields = niente può distruggere { $noun-the } { $after ->
        [yes] al suo interno
       *[no] nella tua Stalla
    }
fact-proof =
    { $after ->
        [yes] non può essere distrutta da { $many-many }
       *[no] { "" }[questa carta ]non può essere distrutta da { $many-many }
    }
fact-sole-home = nelle altre Stalle non possono entrare { $many-many }
fact-bans-entry = in nessuna Stalla[, nemmeno nella tua,] possono entrare { $many-many }
fact-steadfast =
    { $after ->
        [yes] non può essere né sacrificata né distrutta
       *[no] { "" }[questa carta ]non può essere né sacrificata né distrutta
    }
fact-untouched =
    { $after ->
        [yes] non subisce gli effetti di { $many-many } e non può esserne il bersaglio
       *[no] { "" }[questa carta ]non subisce gli effetti di { $many-many }[ e non può esserne il bersaglio]
    }
fact-hand-limit = il tuo limite di mano aumenta di { $more }
fact-hand-limit-lower = il tuo limite di mano diminuisce di { $more }
fact-needs-to-enter = questa carta può entrare solo in una Stalla in cui c'è { $cards }
    .short = entra solo in una Stalla con { $cards }
fact-needs-to-play = puoi giocare questa carta solo se nella tua Stalla c'è { $cards }
    .short = giocabile solo con { $cards } in Stalla
fact-unanswerable = nessuna carta può essere giocata in risposta a questa
    .short = non le si può rispondere
fact-unanswered = nessuna carta può essere giocata in risposta alle carte che giochi
    .short = a ciò che giochi non si può rispondere
fact-masquerade = le carte Unicorno { $after ->
        [yes] al suo interno
       *[no] nella tua Stalla
    } non contano come Unicorni e gli effetti sugli Unicorni non le toccano
    .short = le tue carte Unicorno non contano come Unicorni
fact-blinds = le carte Unicorno { $after ->
        [yes] al suo interno
       *[no] nella tua Stalla
    } non hanno effetti, nemmeno quando entrano; solo gli Unicorni Baby conservano i propri
    .short = le tue carte Unicorno non hanno effetti
fact-dims = le carte Unicorno { $after ->
        [yes] al suo interno
       *[no] nella tua Stalla
    } non hanno effetti innescati, nemmeno quando entrano o escono; gli effetti continui restano, e gli Unicorni Baby conservano tutti i propri
    .short = le tue carte Unicorno non hanno effetti innescati
fact-opens-hand = la tua mano resta scoperta[, sotto gli occhi di tutti i giocatori]
fact-goes-home = quando questa carta viene sacrificata o distrutta, va { $place-in } invece che nella pila degli scarti
    .short = sacrificata o distrutta: va { $place-in }
fact-goes-home-baby = questa carta sta soltanto in una Stalla o { $place-in }: ogni volta che dovrebbe andare altrove, va invece { $place-in }
    .short = sta soltanto in una Stalla o { $place-in }
fact-answer = gioca questa carta in risposta a una carta che un altro giocatore sta giocando: quella carta non ha effetto ed entrambe vanno nella pila degli scarti
    .short = ferma una carta che un altro giocatore sta giocando
fact-no-effect = questa carta non ha effetti
    .short = nessun effetto
fact-no-effect-unicorn = questa carta non ha effetti: conta semplicemente come Unicorno
    .short = nessun effetto
