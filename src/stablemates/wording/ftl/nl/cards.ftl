### Card texts: what a card does, sentence by sentence. Dutch.
###
### What stands in square brackets is left out of the short text; .short is a short text of its own.
### Acts: the value is a command to you. .inf stands behind "je mag", with the verb at its end. .they is said of another
### player, who is named unless $subject is "no". .make is said of another player behind "je mag" (laten ...). .you is said
### of you where others act in the same sentence. $after is "yes" behind a lead-in such as "Wanneer deze kaart in je Stal komt,":
### then a command takes "dan" (Als dat is gelukt, TREK dan een kaart), and any other verb goes before its subject.
### $actor is "they" for an option that another player chooses: it stands in the infinitive, with "eigen".

act-may =
    { $after ->
        [yes] mag je { $acts }
       *[no] je mag { $acts }
    }
    .short = je mag { $acts }
# Not used: every act has a .you.
act-you = jij: { $act }

act-draw = TREK[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] { $cards }
    .inf = { $cards } TREKKEN
    .they = { $subject ->
            [no] TREKT
           *[yes]
                { $after ->
                    [yes] TREKT { $player }
                   *[no] { $player } TREKT
                }
        } { $cards }
    .they-short = { $subject ->
            [no] TREKT
           *[yes] { $player } TREKT
        } { $cards }
    .make = { $subject ->
            [no] { "" }
           *[yes] { $player-obj }{ " " }
        }{ $cards } laten TREKKEN
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }TREKT { $cards }
act-draw-more = TREK[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] { $more } in de kaartentrekfase van deze beurt
    .short = TREK { $more }
    .inf = { $more } TREKKEN in de kaartentrekfase van deze beurt
    .inf-short = { $more } TREKKEN
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }TREKT { $more }[ in de kaartentrekfase van deze beurt]
act-discard = LEG[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] { $cards }[ uit je hand] AF
    .inf = { $cards }[ uit { $actor ->
            [they] de eigen
           *[you] je
        } hand] AFLEGGEN
    .they = { $subject ->
            [no] LEGT
           *[yes]
                { $after ->
                    [yes] LEGT { $player }
                   *[no] { $player } LEGT
                }
        } { $cards }[ uit de eigen hand] AF
    .they-short = { $subject ->
            [no] LEGT
           *[yes] { $player } LEGT
        } { $cards } AF
    .make = { $subject ->
            [no] { "" }
           *[yes] { $player-obj }{ " " }
        }{ $cards }[ uit de eigen hand] laten AFLEGGEN
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }LEGT { $cards }[ uit je hand] AF
act-sacrifice = OFFER[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] { $cards }[ uit je Stal] OP
    .inf = { $cards }[ uit { $actor ->
            [they] de eigen
           *[you] je
        } Stal] OPOFFEREN
    .they = { $subject ->
            [no] OFFERT
           *[yes]
                { $after ->
                    [yes] OFFERT { $player }
                   *[no] { $player } OFFERT
                }
        } { $cards }[ uit de eigen Stal] OP
    .they-short = { $subject ->
            [no] OFFERT
           *[yes] { $player } OFFERT
        } { $cards } OP
    .make = { $subject ->
            [no] { "" }
           *[yes] { $player-obj }{ " " }
        }{ $cards }[ uit de eigen Stal] laten OPOFFEREN
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }OFFERT { $cards }[ uit je Stal] OP
act-sacrifice-this = OFFER { $cards }[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] OP
    .inf = { $cards } OPOFFEREN
    .they = { $subject ->
            [no] OFFERT
           *[yes]
                { $after ->
                    [yes] OFFERT { $player }
                   *[no] { $player } OFFERT
                }
        } { $cards } OP
    .they-short = { $subject ->
            [no] OFFERT
           *[yes] { $player } OFFERT
        } { $cards } OP
    .make = { $subject ->
            [no] { "" }
           *[yes] { $player-obj }{ " " }
        }{ $cards } laten OPOFFEREN
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }OFFERT { $cards } OP
act-destroy = VERNIETIG[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] { $cards }[ in { $cards-number ->
        [one] { $place }
       *[many] { $place-full }
    }]
    .inf = { $cards }[ in { $cards-number ->
            [one] { $place }
           *[many] { $place-full }
        }] VERNIETIGEN
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }VERNIETIGT { $cards }[ in { $cards-number ->
            [one] { $place }
           *[many] { $place-full }
        }]
act-destroy-this = VERNIETIG { $cards }[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }]
    .inf = { $cards } VERNIETIGEN
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }VERNIETIGT { $cards }
act-steal = STEEL[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] { $cards }[ uit { $cards-number ->
        [one] { $place }
       *[many] { $place-full }
    }]
    .inf = { $cards }[ uit { $cards-number ->
            [one] { $place }
           *[many] { $place-full }
        }] STELEN
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }STEELT { $cards }[ uit { $cards-number ->
            [one] { $place }
           *[many] { $place-full }
        }]
act-steal-this = STEEL { $cards }[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }]
    .inf = { $cards } STELEN
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }STEELT { $cards }
act-return = breng[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] uit { $place-full } { $cards } terug naar { $home }
    .inf = uit { $place-full } { $cards } terugbrengen naar { $home }
    .they = { $subject ->
            [no] brengt
           *[yes]
                { $after ->
                    [yes] brengt { $player }
                   *[no] { $player } brengt
                }
        } uit { $place-full } { $cards } terug naar { $home }
    .they-short = { $subject ->
            [no] brengt
           *[yes] { $player } brengt
        } uit { $place-full } { $cards } terug naar { $home }
    .make = { $subject ->
            [no] { "" }
           *[yes] { $player-obj }{ " " }
        }{ "" }uit { $place-full } { $cards } laten terugbrengen naar { $home }
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }brengt uit { $place-full } { $cards } terug naar { $home }
act-return-this = breng { $cards }[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] terug naar { $home }
    .inf = { $cards } terugbrengen naar { $home }
    .they = { $subject ->
            [no] brengt
           *[yes]
                { $after ->
                    [yes] brengt { $player }
                   *[no] { $player } brengt
                }
        } { $cards } terug naar { $home }
    .they-short = { $subject ->
            [no] brengt
           *[yes] { $player } brengt
        } { $cards } terug naar { $home }
    .make = { $subject ->
            [no] { "" }
           *[yes] { $player-obj }{ " " }
        }{ $cards } laten terugbrengen naar { $home }
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }brengt { $cards } terug naar { $home }
act-move = verplaats[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] { $cards }[ uit { $place }] naar { $dest-full }
    .inf = { $cards }[ uit { $place }] naar { $dest-full } verplaatsen
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }verplaatst { $cards }[ uit { $place }] naar { $dest-full }
act-move-away = verplaats[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] { $cards }[ uit { $place }] naar een andere Stal, maar niet naar die van jou
    .inf = { $cards }[ uit { $place }] verplaatsen naar een andere Stal, maar niet naar die van jou
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }verplaatst { $cards }[ uit { $place }] naar een andere Stal, maar niet naar die van jou
act-move-this = verplaats { $cards }[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] naar { $dest-full }
    .inf = { $cards } naar { $dest-full } verplaatsen
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }verplaatst { $cards } naar { $dest-full }
# What is owed goes back, when this card leaves.
act-give-back = leg { $cards }[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] terug[ in de Stal van herkomst, tenzij die kaart intussen van plek is veranderd]
    .inf = { $cards } terugleggen[ in de Stal van herkomst, tenzij die kaart intussen van plek is veranderd]
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }legt { $cards } terug[ in de Stal van herkomst, tenzij die kaart intussen van plek is veranderd]
# The same, in the end phase.
act-give-back-end = leg { $cards }[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] terug[ in de Stal van herkomst, tenzij die kaart of deze kaart intussen van plek is veranderd]
    .inf = { $cards } terugleggen[ in de Stal van herkomst, tenzij die kaart of deze kaart intussen van plek is veranderd]
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }legt { $cards } terug[ in de Stal van herkomst, tenzij die kaart of deze kaart intussen van plek is veranderd]
act-shrink = leg[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] { $cards } van { $who-obj } op de aflegstapel[ zonder dat { $cards-number ->
        [one] het effect ervan in werking treedt
       *[many] hun effecten in werking treden
    }]
    .inf = { $cards } van { $who-obj } op de aflegstapel leggen[ zonder dat { $cards-number ->
            [one] het effect ervan in werking treedt
           *[many] hun effecten in werking treden
        }]
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }legt { $cards } van { $who-obj } op de aflegstapel[ zonder dat { $cards-number ->
            [one] het effect ervan in werking treedt
           *[many] hun effecten in werking treden
        }]
act-bring = leg[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] { $cards } uit { $place } in { $dest-full }
    .inf = { $cards } uit { $place } in { $dest-full } leggen
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }legt { $cards } uit { $place } in { $dest-full }
act-bring-hand = leg[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] { $cards } uit { $place } in { $dest-full }[ zonder { $cards-number ->
        [one] deze
       *[many] ze
    } te spelen]
    .inf = { $cards } uit { $place } in { $dest-full } leggen[ zonder { $cards-number ->
            [one] deze
           *[many] ze
        } te spelen]
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }legt { $cards } uit { $place } in { $dest-full }[ zonder { $cards-number ->
            [one] deze
           *[many] ze
        } te spelen]
act-bring-there = leg[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] { $cards } uit { $place } in { $dest-full }
    .short = leg { $cards } uit { $place } in { $dest-there }
    .inf = { $cards } uit { $place } in { $dest-full } leggen
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }legt { $cards } uit { $place } in { $dest-full }
act-bring-this = leg { $cards }[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] terug in { $dest-full }
    .inf = { $cards } terugleggen in { $dest-full }
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }legt { $cards } terug in { $dest-full }
act-take = neem[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] { $cards } uit { $place }[ in je hand]
    .inf = { $cards } uit { $place }[ in je hand] nemen
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }neemt { $cards } uit { $place }[ in je hand]
act-search = zoek[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] in { $place } naar { $cards }[, laat { $cards-number ->
        [one] deze
       *[many] ze
    } aan alle spelers zien, neem { $cards-number ->
        [one] deze
       *[many] ze
    } in je hand en schud { $place }]
    .inf = in { $place } naar { $cards } zoeken[, { $cards-number ->
            [one] deze
           *[many] ze
        } aan alle spelers laten zien, { $cards-number ->
            [one] deze
           *[many] ze
        } in je hand nemen en { $place } schudden]
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }zoekt in { $place } naar { $cards }[, laat { $cards-number ->
            [one] deze
           *[many] ze
        } aan alle spelers zien, neemt { $cards-number ->
            [one] deze
           *[many] ze
        } in je hand en schudt { $place }]
act-pull = pak[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] blind { $cards } uit { $place }[ en neem { $cards-number ->
        [one] deze
       *[many] ze
    } in je hand]
    .inf = blind { $cards } uit { $place } pakken[ en in je hand nemen]
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }pakt blind { $cards } uit { $place }[ en neemt { $cards-number ->
            [one] deze
           *[many] ze
        } in je hand]
act-swap-hands = ruil[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] van hand met { $who-obj }
    .inf = van hand ruilen met { $who-obj }
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }ruilt van hand met { $who-obj }
act-take-from-hand = bekijk[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] { $place } en neem daaruit { $cards }[ naar keuze in je hand]
    .inf = { $place-yours } bekijken en daaruit { $cards }[ naar keuze in je hand] nemen
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }bekijkt { $place } en neemt daaruit { $cards }[ naar keuze in je hand]
act-take-from-hand-to-discard = bekijk[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] { $place } en leg daaruit { $cards }[ naar keuze] op de aflegstapel
    .inf = { $place-yours } bekijken en daaruit { $cards }[ naar keuze] op de aflegstapel leggen
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }bekijkt { $place } en legt daaruit { $cards }[ naar keuze] op de aflegstapel
act-show-hands = bekijk[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] { $place }
    .inf = { $place-yours } bekijken
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }bekijkt { $place }
act-give = geef[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] { $who-obj } { $cards }[ uit je hand]
    .inf = { $who-obj } { $cards }[ uit je hand] geven
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }geeft { $who-obj } { $cards }[ uit je hand]
act-reveal-top = laat[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] de bovenste kaart van de trekstapel aan alle spelers zien en leg deze in je Stal als het een Eenhoornkaart is, of neem deze anders in je hand
    .short = laat de bovenste kaart van de trekstapel zien en leg deze in je Stal als het een Eenhoornkaart is, of neem deze anders in je hand
    .inf = de bovenste kaart van de trekstapel aan alle spelers laten zien en deze in je Stal leggen als het een Eenhoornkaart is, of deze anders in je hand nemen
    .inf-short = de bovenste kaart van de trekstapel laten zien en deze in je Stal leggen als het een Eenhoornkaart is, of deze anders in je hand nemen
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }laat de bovenste kaart van de trekstapel[ aan alle spelers] zien en legt deze in je Stal als het een Eenhoornkaart is, of neemt deze anders in je hand
act-look-at-top = bekijk[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] de bovenste { $n ->
        [one] kaart van de trekstapel[ en leg deze terug]
       *[other] { $n } kaarten van de trekstapel[ en leg ze in dezelfde volgorde terug]
    }
    .inf = de bovenste { $n ->
        [one] kaart van de trekstapel bekijken[ en deze terugleggen]
       *[other] { $n } kaarten van de trekstapel bekijken[ en ze in dezelfde volgorde terugleggen]
    }
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }bekijkt de bovenste { $n ->
        [one] kaart van de trekstapel[ en legt deze terug]
       *[other] { $n } kaarten van de trekstapel[ en legt ze in dezelfde volgorde terug]
    }
act-look-at-top-take = bekijk[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] de bovenste { $n } kaarten van de trekstapel, neem er { $take } van in je hand en leg de rest in een volgorde naar keuze bovenop terug
    .short = bekijk de bovenste { $n } kaarten van de trekstapel en neem er { $take }
    .inf = de bovenste { $n } kaarten van de trekstapel bekijken, er { $take } van in je hand nemen en de rest in een volgorde naar keuze bovenop terugleggen
    .inf-short = de bovenste { $n } kaarten van de trekstapel bekijken en er { $take } nemen
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }bekijkt de bovenste { $n } kaarten van de trekstapel, neemt er { $take } van in je hand en legt de rest in een volgorde naar keuze bovenop terug
act-shuffle-in = schud[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] { $things } door de trekstapel
    .inf = { $things-yours } door de trekstapel schudden
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }schudt { $things } door de trekstapel
act-extra-turn = speel[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] na deze beurt nog een beurt
    .inf = na deze beurt nog een beurt spelen
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }speelt na deze beurt nog een beurt
act-end-turn = ga[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] meteen naar het einde van deze beurt
    .short = beëindig je beurt
    .inf = meteen naar het einde van deze beurt gaan
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }gaat meteen naar het einde van deze beurt
act-play-twice = kies er[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] voor om in de actiefase van deze beurt maximaal 2 kaarten te spelen in plaats van 1
    .short = speel deze beurt maximaal 2 kaarten
    .inf = ervoor kiezen om in de actiefase van deze beurt maximaal 2 kaarten te spelen in plaats van 1
    .inf-short = deze beurt maximaal 2 kaarten spelen
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }kiest ervoor om in de actiefase van deze beurt maximaal 2 kaarten te spelen in plaats van 1
    .you-short = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }speelt deze beurt maximaal 2 kaarten
act-skip-turn = sla[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] je volgende beurt over
    .inf = { $actor ->
        [they] de eerstvolgende eigen beurt overslaan
       *[you] jouw volgende beurt overslaan
    }
    .they = { $subject ->
            [no] slaat
           *[yes]
                { $after ->
                    [yes] slaat { $player }
                   *[no] { $player } slaat
                }
        } de eerstvolgende eigen beurt over
    .they-short = { $subject ->
            [no] slaat
           *[yes] { $player } slaat
        } de eerstvolgende eigen beurt over
    .make = { $subject ->
            [no] { "" }
           *[yes] { $player-obj }{ " " }
        }{ "" }de eerstvolgende eigen beurt laten overslaan
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }slaat je volgende beurt over
act-skip-phase = sla[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] { $phase-this } over
    .inf = { $phase-this } overslaan
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }slaat { $phase-this } over
act-choose-one = kies[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }]: { $options }
    .short = { $options }
    .inf = één van deze dingen doen: { $options }
    .inf-short = { $options }
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }kiest: { $options }
act-choose-one-player = laat { $who-obj }[{ $after ->
        [yes] { " " }dan
       *[no] { "" }
    }] naar eigen keuze één van deze dingen doen: { $options }
    .short = laat { $who-obj } kiezen: { $options }
    .inf = { $who-obj } naar eigen keuze één van deze dingen laten doen: { $options }
    .inf-short = { $who-obj } laten kiezen: { $options }
    .you = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }laat { $who-obj } naar eigen keuze één van deze dingen doen: { $options }
    .you-short = { $subject ->
            [no] { "" }
           *[yes] jij{ " " }
        }laat { $who-obj } kiezen: { $options }

## Said behind an act: until when a card stays where it was put, and what must hold

until-this-turn = { $act } tot het einde van deze beurt
until-this-leaves = { $act } totdat deze kaart je Stal verlaat
cond-holds-a-card = { $act }, mits je minstens 1 kaart in je hand hebt

## Sentences: when the acts are done. $acts has "mag je" before it where the effect is optional; $bare has not, and
## $may says whether it is. $mood: do, may or they (another player is the subject). A command needs a clause before it.

when-on-play = { $acts }.
    .short = { $acts }
when-enter = Wanneer deze kaart in je Stal komt, { $acts }.
    .short = bij binnenkomst: { $acts }
when-beginning =
    { $mood ->
        [do] Wanneer je beurt begint, { $acts }.
       *[may] Aan het begin van je beurt { $acts }.
    }
    .short = begin van je beurt: { $acts }
when-gone = Wanneer deze kaart wordt { $events }, { $acts }.
    .short = { $events }: { $acts }
when-left = Wanneer deze kaart je Stal verlaat, { $acts }.
    .short = bij vertrek: { $acts }
when-end =
    { $mood ->
        [do] Wanneer je beurt eindigt, { $acts }.
       *[may] Aan het einde van je beurt { $acts }.
    }
    .short = einde van je beurt: { $acts }
when-each-turn = Telkens wanneer de beurt van een speler begint, { $acts }.
    .short = begin van elke beurt: { $acts }
when-movement = Telkens wanneer { $cards } in je Stal komt of je Stal verlaat, { $acts }.
    .short = { $cards } komt of vertrekt: { $acts }
when-crowded = Zodra er meer dan { $limit } { $noun-many } in je Stal liggen, { $acts }, en herhaal dit tot er { $limit } of minder over zijn.
    .short = meer dan { $limit } { $noun-many }: { $acts }
when-empty = Zodra er geen { $card-one } in je Stal ligt, { $acts }.
    .short = geen { $card-one } in je Stal: { $acts }
when-instead =
    { $may ->
        [yes] Telkens wanneer { $cards } zou worden { $events }, mag je in plaats daarvan { $bare }.
       *[no] Telkens wanneer { $cards } zou worden { $events }, { $bare }; dat komt ervoor in de plaats.
    }
    .short =
        { $may ->
            [yes] { $cards } zou worden { $events }: in plaats daarvan mag je { $bare }
           *[no] { $cards } zou worden { $events }: { $bare }, in plaats daarvan
        }
when-answer = { $acts }.
    .short = { $acts }
when-and = { $acts }.
when-then = Als dat is gelukt, { $acts }.
when-if-you-do = Als je dat doet, { $acts }.

## What happened to a card ("wanneer deze kaart wordt ...")

done-discard = afgelegd
done-sacrifice = opgeofferd
done-destroy = vernietigd
done-steal = gestolen
done-return = teruggebracht naar een hand
done-move = verplaatst

## Facts: what holds while a card lies in a stable, or always. Behind "Zolang deze kaart in je Stal ligt" the verb comes
## first, in the second fact too ("..., en kun je geen ..."); .short stands alone.

lead-while = Zolang deze kaart in je Stal ligt, { $facts }.
    .short = { $facts }
lead-always = { $facts }.
    .short = { $facts }

fact-counts = telt deze als { $count }
    .short = telt als { $count }
fact-bars-play = kun je geen { $many-many } spelen
    .short = je kunt geen { $many-many } spelen
fact-shields = kan daar geen { $noun-one } worden vernietigd
    .short = geen { $noun-one } in je Stal kan worden vernietigd
fact-proof = kan deze niet worden vernietigd door { $many-many }
    .short = kan niet worden vernietigd door { $many-many }
fact-sole-home = kan geen { $card-one } in een andere Stal komen
    .short = in andere Stallen kan geen { $card-one } komen
fact-bans-entry = kan geen { $card-one } in een Stal komen, ook niet in die van jou
    .short = geen { $card-one } kan in een Stal komen
fact-steadfast = kan deze niet worden opgeofferd of vernietigd
    .short = kan niet worden opgeofferd of vernietigd
fact-untouched = hebben { $many-many } geen invloed op deze kaart en kan deze er niet voor worden gekozen
    .short = { $many-many } hebben geen invloed op deze kaart
fact-hand-limit = is je handkaartenlimiet { $more } hoger
    .short = je handkaartenlimiet is { $more } hoger
fact-hand-limit-lower = is je handkaartenlimiet { $more } lager
    .short = je handkaartenlimiet is { $more } lager
fact-needs-to-enter = deze kaart kan alleen in een Stal komen waarin { $cards } ligt
    .short = alleen in een Stal met { $cards }
fact-needs-to-play = je kunt deze kaart alleen spelen zolang er in je eigen Stal { $cards } ligt
    .short = speelbaar met { $cards } in je Stal
fact-unanswerable = niemand kan een kaart spelen als antwoord op deze kaart
    .short = kan niet worden beantwoord
fact-unanswered = kan niemand een kaart spelen als antwoord op de kaarten die jij speelt
    .short = wat jij speelt, kan niet worden beantwoord
fact-masquerade = tellen de Eenhoornkaarten daar niet als Eenhoorns en gaan effecten op Eenhoorns aan die kaarten voorbij
    .short = je Eenhoornkaarten tellen niet als Eenhoorns
fact-blinds = hebben de Eenhoornkaarten daar geen effecten, ook niet bij binnenkomst; alleen Baby Eenhoorns behouden hun effecten
    .short = je Eenhoornkaarten hebben geen effecten
fact-dims = hebben de Eenhoornkaarten daar geen uitgelokte effecten, ook niet bij binnenkomst of vertrek; doorlopende effecten blijven gelden, en Baby Eenhoorns behouden hun effecten
    .short = je Eenhoornkaarten hebben geen uitgelokte effecten
fact-opens-hand = ligt je hand open, zichtbaar voor alle spelers
    .short = je hand ligt open
fact-goes-home = wanneer deze kaart wordt opgeofferd of vernietigd, gaat deze naar { $place } in plaats van naar de aflegstapel
    .short = opgeofferd of vernietigd: naar { $place }
fact-goes-home-baby = deze kaart ligt altijd in een Stal of in { $place }: zou deze ergens anders heen gaan, dan gaat deze in plaats daarvan naar { $place }
    .short = altijd in een Stal of in { $place }
fact-answer = speel deze kaart als antwoord op een kaart die een andere speler aan het spelen is: die kaart heeft geen effect, en beide gaan naar de aflegstapel
    .short = stopt een kaart die een andere speler aan het spelen is
fact-no-effect = [deze kaart heeft ]geen effect
fact-no-effect-unicorn = [deze kaart heeft ]geen effect[: deze telt gewoon als een Eenhoorn]
