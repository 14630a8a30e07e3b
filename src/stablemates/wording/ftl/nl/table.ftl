### The table: what happened, what is asked, why not, how it ended. Dutch.
###
### $seat and $other are names of players. $reader says whom the sentence speaks to: "seat" or "other" if the reader is that
### player, else "none". $card is a card by its name, or "een kaart" where the reader may not know it.

## What happened. A key may end in what it is about; .list names the cards as far as they are known.

event-turn =
    { $reader ->
        [seat] Beurt { $n }: jij.
       *[none] Beurt { $n }: { $seat }.
    }
event-draws =
    { $reader ->
        [seat] Je trekt { $card }.
       *[none] { $seat } trekt { $card }.
    }
event-draws-many =
    { $reader ->
        [seat] Je trekt { $n } kaarten.
       *[none] { $seat } trekt { $n } kaarten.
    }
    .list =
        { $reader ->
            [seat] Je trekt { $n } kaarten: { $list }.
           *[none] { $seat } trekt { $n } kaarten: { $list }.
        }
event-discards =
    { $reader ->
        [seat] Je legt { $card } af.
       *[none] { $seat } legt { $card } af.
    }
event-discards-many =
    { $reader ->
        [seat] Je legt { $n } kaarten af.
       *[none] { $seat } legt { $n } kaarten af.
    }
    .list =
        { $reader ->
            [seat] Je legt { $n } kaarten af: { $list }.
           *[none] { $seat } legt { $n } kaarten af: { $list }.
        }
event-plays =
    { $reader ->
        [seat] Je speelt { $card }.
       *[none] { $seat } speelt { $card }.
    }
event-plays-into =
    { $reader ->
        [seat] Je speelt { $card } in de Stal van { $other }.
        [other] { $seat } speelt { $card } in jouw Stal.
       *[none] { $seat } speelt { $card } in de Stal van { $other }.
    }
event-answers =
    { $reader ->
        [seat] Je antwoordt { $other } met { $card }.
        [other] { $seat } antwoordt jou met { $card }.
       *[none] { $seat } antwoordt { $other } met { $card }.
    }
event-stopped =
    { $reader ->
        [seat] Je { $card } wordt tegengehouden.
       *[none] { $card } van { $seat } wordt tegengehouden.
    }
event-enters =
    { $reader ->
        [seat] { $card } komt in je Stal.
       *[none] { $card } komt in de Stal van { $seat }.
    }
event-enters-steal =
    { $reader ->
        [seat] Je steelt { $card } van { $other }.
        [other] { $seat } steelt { $card } van jou.
       *[none] { $seat } steelt { $card } van { $other }.
    }
event-enters-move =
    { $reader ->
        [seat] { $card } verhuist van de Stal van { $other } naar die van jou.
        [other] { $card } verhuist van jouw Stal naar die van { $seat }.
       *[none] { $card } verhuist van de Stal van { $other } naar die van { $seat }.
    }
event-enters-bring =
    { $reader ->
        [seat] Je legt { $card } in je Stal.
       *[none] { $seat } legt { $card } in de eigen Stal.
    }
event-leaves =
    { $reader ->
        [seat] Je { $card } verlaat de Stal.
       *[none] { $card } van { $seat } verlaat de Stal.
    }
event-leaves-sacrifice =
    { $reader ->
        [seat] Je offert { $card } op.
       *[none] { $seat } offert { $card } op.
    }
event-leaves-sacrifice-hand =
    { $reader ->
        [seat] Je offert { $card } op, maar die vliegt terug naar je hand.
       *[none] { $seat } offert { $card } op, maar die vliegt terug naar de hand van { $seat }.
    }
event-leaves-sacrifice-nursery =
    { $reader ->
        [seat] Je offert { $card } op, en die gaat terug naar de Babykamer.
       *[none] { $seat } offert { $card } op, en die gaat terug naar de Babykamer.
    }
event-leaves-destroy =
    { $reader ->
        [seat] Je { $card } wordt vernietigd.
       *[none] { $card } van { $seat } wordt vernietigd.
    }
event-leaves-destroy-hand =
    { $reader ->
        [seat] Je { $card } wordt vernietigd en vliegt terug naar je hand.
       *[none] { $card } van { $seat } wordt vernietigd en vliegt terug naar de hand van { $seat }.
    }
event-leaves-destroy-nursery =
    { $reader ->
        [seat] Je { $card } wordt vernietigd en gaat terug naar de Babykamer.
       *[none] { $card } van { $seat } wordt vernietigd en gaat terug naar de Babykamer.
    }
event-leaves-return =
    { $reader ->
        [seat] Je { $card } gaat terug naar je hand.
       *[none] { $card } gaat terug naar de hand van { $seat }.
    }
event-leaves-return-nursery =
    { $reader ->
        [seat] Je { $card } gaat terug naar de Babykamer.
       *[none] { $card } van { $seat } gaat terug naar de Babykamer.
    }
event-shuffles = De trekstapel wordt geschud.
event-shows =
    { $reader ->
        [seat] Je laat { $card } aan iedereen zien.
       *[none] { $seat } laat { $card } aan iedereen zien.
    }
event-shows-takes =
    { $reader ->
        [seat] Je laat { $card } aan iedereen zien en neemt die kaart.
       *[none] { $seat } laat { $card } aan iedereen zien en neemt die kaart.
    }
event-looks =
    { $reader ->
        [seat] Je bekijkt de bovenste kaart van de trekstapel: { $card }.
       *[none] { $seat } bekijkt de bovenste kaart van de trekstapel: { $card }.
    }
event-looks-many =
    { $reader ->
        [seat] Je bekijkt de bovenste { $n } kaarten van de trekstapel.
       *[none] { $seat } bekijkt de bovenste { $n } kaarten van de trekstapel.
    }
    .list =
        { $reader ->
            [seat] Je bekijkt de bovenste { $n } kaarten van de trekstapel: { $list }.
           *[none] { $seat } bekijkt de bovenste { $n } kaarten van de trekstapel: { $list }.
        }
event-looks-hand =
    { $reader ->
        [seat] Je bekijkt de hand van { $other }: { $card }.
        [other] { $seat } bekijkt jouw hand: { $card }.
       *[none] { $seat } bekijkt de hand van { $other }: { $card }.
    }
event-looks-hand-many =
    { $reader ->
        [seat] Je bekijkt de hand van { $other }: { $n } kaarten.
        [other] { $seat } bekijkt jouw hand: { $n } kaarten.
       *[none] { $seat } bekijkt de hand van { $other }: { $n } kaarten.
    }
    .list =
        { $reader ->
            [seat] Je bekijkt de hand van { $other }, { $n } kaarten: { $list }.
            [other] { $seat } bekijkt jouw hand, { $n } kaarten: { $list }.
           *[none] { $seat } bekijkt de hand van { $other }, { $n } kaarten: { $list }.
        }
event-takes =
    { $reader ->
        [seat] Je neemt { $card }.
       *[none] { $seat } neemt { $card }.
    }
event-takes-hand =
    { $reader ->
        [seat] Je neemt { $card } uit de hand van { $other }.
        [other] { $seat } neemt { $card } uit jouw hand.
       *[none] { $seat } neemt { $card } uit de hand van { $other }.
    }
event-takes-deck =
    { $reader ->
        [seat] Je neemt { $card } uit de trekstapel.
       *[none] { $seat } neemt { $card } uit de trekstapel.
    }
event-takes-discard =
    { $reader ->
        [seat] Je neemt { $card } uit de aflegstapel.
       *[none] { $seat } neemt { $card } uit de aflegstapel.
    }
event-gives =
    { $reader ->
        [seat] Je geeft { $card } aan { $other }.
        [other] { $seat } geeft { $card } aan jou.
       *[none] { $seat } geeft { $card } aan { $other }.
    }
event-uses =
    { $reader ->
        [seat] Je gebruikt { $card }.
       *[none] { $seat } gebruikt { $card }.
    }
# A card chosen for the effect of another card, $by.
event-aims =
    { $reader ->
        [seat] Je kiest { $card } van { $other } voor { $by }.
        [other] { $seat } kiest jouw { $card } voor { $by }.
       *[none] { $seat } kiest { $card } van { $other } voor { $by }.
    }
event-aims-own =
    { $reader ->
        [seat] Je kiest je eigen { $card } voor { $by }.
       *[none] { $seat } kiest { $card } uit de eigen Stal voor { $by }.
    }
event-aims-seat =
    { $reader ->
        [seat] Je kiest { $other } voor { $by }.
        [other] { $seat } kiest jou voor { $by }.
       *[none] { $seat } kiest { $other } voor { $by }.
    }
# A player chooses themself.
event-aims-self =
    { $reader ->
        [seat] Je kiest jezelf voor { $by }.
       *[none] { $seat } kiest zichzelf voor { $by }.
    }
event-aims-card =
    { $reader ->
        [seat] Je kiest { $card } voor { $by }.
       *[none] { $seat } kiest { $card } voor { $by }.
    }
# A card stands in for another, $victim.
event-replaces =
    { $reader ->
        [seat] Je { $card } springt in de bres voor { $victim }.
       *[none] { $card } van { $seat } springt in de bres voor { $victim }.
    }
# It spares itself by what it does instead.
event-replaces-own =
    { $reader ->
        [seat] Je { $card } blijft gespaard, maar niet gratis.
       *[none] { $card } van { $seat } blijft gespaard, maar niet gratis.
    }
event-swaps_hands =
    { $reader ->
        [seat] Jij en { $other } ruilen van hand.
        [other] { $seat } en jij ruilen van hand.
       *[none] { $seat } en { $other } ruilen van hand.
    }
event-extra_turn =
    { $reader ->
        [seat] Je krijgt na deze beurt nog een beurt.
       *[none] { $seat } krijgt na deze beurt nog een beurt.
    }
event-turn_ends =
    { $reader ->
        [seat] { $card } maakt een einde aan je beurt.
       *[none] { $card } maakt een einde aan de beurt van { $seat }.
    }
event-skips =
    { $reader ->
        [seat] Je slaat een beurt over.
       *[none] { $seat } slaat een beurt over.
    }
# At the start: a player chooses a Baby.
event-baby =
    { $reader ->
        [seat] Je neemt { $card } in huis.
       *[none] { $seat } neemt { $card } in huis.
    }
event-game_ends = Het spel is afgelopen.
event-to_pile =
    { $reader ->
        [seat] Je { $card } gaat naar de aflegstapel.
       *[none] { $card } van { $seat } gaat naar de aflegstapel.
    }
# A player is named for a card before others answer it.
event-names =
    { $reader ->
        [seat] Je noemt { $other } als doelwit van { $card }.
        [other] { $seat } noemt jou als doelwit van { $card }.
       *[none] { $seat } noemt { $other } als doelwit van { $card }.
    }
event-names-self =
    { $reader ->
        [seat] Je noemt jezelf als doelwit van { $card }.
       *[none] { $seat } noemt zichzelf als doelwit van { $card }.
    }
# $option is a command in words, such as "VERNIETIG een Positief Effect kaart in andermans Stal".
event-names-option =
    { $reader ->
        [seat] Je noemt wat { $card } gaat doen: { $option }.
       *[none] { $seat } noemt wat { $card } gaat doen: { $option }.
    }
event-puts_back =
    { $reader ->
        [seat] Je legt { $card } terug op de trekstapel.
       *[none] { $seat } legt { $card } terug op de trekstapel.
    }
event-puts_back-many =
    { $reader ->
        [seat] Je legt { $n } kaarten terug op de trekstapel.
       *[none] { $seat } legt { $n } kaarten terug op de trekstapel.
    }
    .list =
        { $reader ->
            [seat] Je legt { $n } kaarten terug op de trekstapel: { $list }.
           *[none] { $seat } legt { $n } kaarten terug op de trekstapel: { $list }.
        }
event-notice =
    { $reader ->
        [seat] Een feestregel voor jou (R-{ $rule }).
       *[none] Een feestregel voor { $seat } (R-{ $rule }).
    }
event-notice-140 =
    { $reader ->
        [seat] Je neemt een slok (R-140).
       *[none] { $seat } neemt een slok (R-140).
    }
event-notice-142 =
    { $reader ->
        [seat] Je neemt een slok (R-142).
       *[none] { $seat } neemt een slok (R-142).
    }
event-notice-143 =
    { $reader ->
        [seat] Je betaalt voor de nieuwe hand (R-143).
       *[none] { $seat } betaalt voor de nieuwe hand (R-143).
    }
event-notice-144 =
    { $reader ->
        [seat] Je trekt iets uit (R-144).
       *[none] { $seat } trekt iets uit (R-144).
    }
event-notice-145 =
    { $reader ->
        [seat] Je trekt iets uit (R-145).
       *[none] { $seat } trekt iets uit (R-145).
    }
event-notice-146 =
    { $reader ->
        [seat] Je trekt weer iets aan (R-146).
       *[none] { $seat } trekt weer iets aan (R-146).
    }

## What is asked. $cards is what may be chosen ("een Eenhoorn van een andere speler"); $by is the card that asks, in brackets.

ask-by = { " " }({ $card })

ask-action = Je actie: speel een kaart, of trek er een.
ask-action-draw = Je actie: er valt nu niets te spelen, dus trek een kaart.
ask-action-more = Je mag nog een kaart spelen.
ask-card = Kies { $cards }{ $by }.
ask-card-discard = Kies { $cards } om af te leggen{ $by }.
ask-card-discard-limit = Je hebt meer kaarten dan de handkaartenlimiet toestaat. Kies een kaart om af te leggen ({ $rule }).
ask-card-sacrifice = Kies { $cards } om op te offeren{ $by }.
ask-card-destroy = Kies { $cards } om te vernietigen{ $by }.
ask-card-steal = Kies { $cards } om te stelen{ $by }.
ask-card-return = Kies { $cards } om terug te brengen naar de hand{ $by }.
ask-card-return-nursery = Kies { $cards } om terug te brengen naar de Babykamer{ $by }.
ask-card-move = Kies { $cards } om te verplaatsen{ $by }.
ask-card-bring = Kies { $cards } om in je Stal te leggen{ $by }.
ask-card-bring-there = Kies { $cards } om in de Stal van die speler te leggen{ $by }.
ask-card-bring-baby = Kies een Baby Eenhoorn om mee te beginnen.
ask-card-take = Kies { $cards } om in je hand te nemen{ $by }.
ask-card-search = Kies { $cards } uit de trekstapel, of neem niets{ $by }.
ask-card-take-from-hand = Kies { $cards } om uit die hand te nemen{ $by }.
ask-card-take-from-hand-discard = Kies { $cards } uit die hand voor de aflegstapel{ $by }.
ask-card-look-at-top = Kies { $cards } om te houden; de rest gaat terug op de trekstapel{ $by }.
ask-card-give = Kies { $cards } om weg te geven{ $by }.
ask-seat = Kies een speler{ $by }.
ask-seat-toast = Kies wie een slok neemt ({ $rule }).
ask-seat-stable = Kies de Stal voor { $card }.
ask-seat-discard = Kies wie er moet afleggen{ $by }.
ask-seat-pull = Kies uit wiens hand je blind een kaart pakt{ $by }.
ask-seat-take-from-hand = Kies wiens hand je bekijkt{ $by }.
ask-seat-swap-hands = Kies met wie je van hand ruilt{ $by }.
ask-seat-skip-turn = Kies wie een beurt overslaat{ $by }.
ask-seat-move = Kies de Stal waar de kaart naartoe gaat{ $by }.
ask-seat-give = Kies wie de kaart krijgt{ $by }.
ask-seat-shrink = Kies wiens Eenhoorns krimpen{ $by }.
ask-seat-choose-one = Kies een speler, die daarna zelf mag kiezen{ $by }.
ask-seat-destroy = Noem een speler van wie een kaart wordt vernietigd{ $by }.
ask-seat-steal = Noem een speler om van te stelen{ $by }.
ask-seat-sacrifice = Noem een speler die moet opofferen{ $by }.
ask-seat-return = Noem een speler van wie een kaart teruggaat naar de hand{ $by }.
ask-option = Kies wat { $card } doet.
ask-use = Welke van deze kaarten gebruik je?
ask-use-mulligan = Je hand afleggen en evenveel kaarten trekken? Dat kan één keer per spel (R-143).
ask-use-toast = Je hebt een gevecht met drie of meer Stopkaarten gewonnen. Moet iemand een slok nemen ({ $rule })?
ask-use-order = Welke van deze kaarten gaat eerst?
# $text is what the card does, in a few words.
ask-use-one = { $card } gebruiken? ({ $text })
ask-use-forced = { $card } treedt in werking. ({ $text })
ask-use-unpayable = { $card } gebruiken? Je hebt er niets voor in je hand, maar dat hoeven de anderen niet te weten.
ask-use-victim-destroy = Je { $card } dreigt te worden vernietigd. Redden?
ask-use-victim-sacrifice = Je { $card } dreigt te worden opgeofferd. Redden?
ask-order = Van boven naar beneden: welke kaart is de volgende op de trekstapel{ $by }?
ask-window = Antwoord je op { $card }? Daarop staat: “{ $text }.”
ask-window-instant = Antwoord je op { $card }?

## The answers

choice-draw = Trek een kaart
choice-play = Speel { $card }
choice-answer = { $card }
choice-use = Gebruik { $card }
choice-use-toast = Ja
choice-mulligan = Leg je hand af en trek evenveel kaarten
choice-order = { $card }
choice-choose = { $card }
choice-choose-stable =
    { $reader ->
        [other] { $card } in jouw Stal
       *[none] { $card } in de Stal van { $other }
    }
choice-choose-seat =
    { $reader ->
        [other] Jij
       *[none] { $other }
    }
choice-choose-seat-stable =
    { $reader ->
        [other] Jouw Stal
       *[none] De Stal van { $other }
    }
choice-option = { $option }
choice-pass = Pas
choice-done = Laat het hierbij
choice-no = Nee
choice-no-victim = Nee, laat maar gaan
choice-none = Geen
choice-none-seat = Niemand anders
choice-none-card = Neem niets

## Why not. $because is the id of a rule or the name of a card.

why-barred = Door { $because } in je Stal kun je dit niet spelen.
why-instant = Direct Effect kaarten speel je niet als actie; je antwoordt ermee op een kaart van een andere speler ({ $because }).
why-condition = Wat { $because } vereist, ligt niet in je Stal.
why-impossible = Deze kaart vraagt iets wat nu niet kan en mag dus niet worden gespeeld ({ $because }).
why-no_stable = Door { $because } is er geen Stal waar deze kaart in mag komen.
why-not_your_turn = Je bent niet aan de beurt; kaarten speel je in je eigen actiefase ({ $because }).
why-not_now = Kaarten speel je in je actiefase, en er gebeurt eerst nog iets anders ({ $because }).
why-game_over = Het spel is afgelopen ({ $because }).
why-no_instant = Alleen met een Direct Effect kaart kun je op een kaart antwoorden ({ $because }).
why-no_window = Er wacht nu geen kaart op een antwoord ({ $because }).
why-own_card = Niemand antwoordt op een eigen kaart ({ $because }).
why-own_card-R-041 = Je kunt alleen een kaart van een andere speler vernietigen ({ $because }).
why-unanswerable = Op { $because } kan niemand antwoorden.
# A card in its player's stable protects what that player plays.
why-unanswerable-by = Door { $because } kan niemand antwoorden op wat deze speler speelt.
why-has_passed = Je hebt al gepast; dat geldt tot er een andere kaart bovenop ligt ({ $because }).
why-not_in_hand = Die kaart heb je niet in je hand ({ $because }).
why-disguised = { $because } ligt daar: deze Eenhoornkaarten zijn voorlopig geen Eenhoorns.
why-shielded = { $because } beschermt die Stal.
why-proof = { $because } is daartegen bestand.
why-sole_home = { $because } houdt zulke kaarten in één Stal.
why-babies_stay = Aan deze tafel komen Baby Eenhoorns alleen vanuit de Babykamer in een Stal ({ $because }).
why-chosen_already = Die kaart is al gekozen voor een effect van hetzelfde moment ({ $because }).
why-nothing = Niets staat in de weg: je kunt { $card } nu spelen.

## How it ended

outcome-won =
    { $reader ->
        [seat] Jij wint: je Stal is vol (R-130).
       *[none] { $seat } wint: de Stal is vol (R-130).
    }
outcome-deck_out =
    { $reader ->
        [seat] De trekstapel is op. Jij wint met de beste Stal (R-134).
       *[none] De trekstapel is op. { $seat } wint met de beste Stal (R-134).
    }
outcome-endless =
    { $reader ->
        [seat] Dit spel zou eeuwig doorgaan, dus het eindigt hier (Q-29). Jij wint met de beste Stal.
       *[none] Dit spel zou eeuwig doorgaan, dus het eindigt hier (Q-29). { $seat } wint met de beste Stal.
    }
outcome-won-nobody = Er zijn meerdere Stallen vol, en ze staan tot op de letter gelijk. Iedereen verliest (R-136).
outcome-deck_out-nobody = De trekstapel is op, en de beste Stallen staan tot op de letter gelijk. Iedereen verliest (R-136).
outcome-endless-nobody = Dit spel zou eeuwig doorgaan (Q-29), en de beste Stallen staan gelijk. Iedereen verliest (R-136).
# $counts is a list such as "ana 7, bo 9".
outcome-letters = Gelijke stand in Eenhoorns (elk { $n }), dus tellen de letters van hun namen: { $counts } (R-135).
outcome-letters-of =
    { $reader ->
        [seat] jij { $n }
       *[none] { $seat } { $n }
    }

## A link: effects of the same moment, what each has chosen, how far it is. .aims adds what was chosen.

link-row =
    { $reader ->
        [seat] jouw { $card } ({ $state })
       *[none] { $card } van { $seat } ({ $state })
    }
    .aims =
        { $reader ->
            [seat] jouw { $card } ({ $state }: { $aims })
           *[none] { $card } van { $seat } ({ $state }: { $aims })
        }
link-state-waiting = wacht
link-state-choosing = kiest
link-state-chosen = heeft gekozen
link-state-left-out = overgeslagen
link-state-picked = wordt gebruikt
link-state-resolving = wordt afgehandeld
link-state-done = klaar
# A chosen card that is not there any more.
link-gone = { $card }, intussen weg
