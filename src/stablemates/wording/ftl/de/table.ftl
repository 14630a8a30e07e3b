### The table: what happened, what is asked, why not, how it ended. German.
###
### $seat and $other are names of players, never inflected ("von bo"). $reader says whom the sentence speaks to: "seat" or
### "other" if the reader is that player, else "none". $card is a card by its name, or "eine Karte" where the reader may not
### know it; [cap] at the beginning of a sentence, [dat] behind "mit", [your] "deine Karte ...".

## What happened. A key may end in what it is about; .list names the cards as far as they are known.

event-turn =
    { $reader ->
        [seat] Zug { $n }: du.
       *[none] Zug { $n }: { $seat }.
    }
event-draws =
    { $reader ->
        [seat] Du ziehst { $card }.
       *[none] { $seat } zieht { $card }.
    }
event-draws-many =
    { $reader ->
        [seat] Du ziehst { $n } Karten.
       *[none] { $seat } zieht { $n } Karten.
    }
    .list =
        { $reader ->
            [seat] Du ziehst { $n } Karten: { $list }.
           *[none] { $seat } zieht { $n } Karten: { $list }.
        }
event-discards =
    { $reader ->
        [seat] Du legst { $card } ab.
       *[none] { $seat } legt { $card } ab.
    }
event-discards-many =
    { $reader ->
        [seat] Du legst { $n } Karten ab.
       *[none] { $seat } legt { $n } Karten ab.
    }
    .list =
        { $reader ->
            [seat] Du legst { $n } Karten ab: { $list }.
           *[none] { $seat } legt { $n } Karten ab: { $list }.
        }
event-plays =
    { $reader ->
        [seat] Du spielst { $card }.
       *[none] { $seat } spielt { $card }.
    }
event-plays-into =
    { $reader ->
        [seat] Du spielst { $card } in den Stall von { $other }.
        [other] { $seat } spielt { $card } in deinen Stall.
       *[none] { $seat } spielt { $card } in den Stall von { $other }.
    }
event-answers =
    { $reader ->
        [seat] Du antwortest { $other } mit { $card-dat }.
        [other] { $seat } antwortet dir mit { $card-dat }.
       *[none] { $seat } antwortet { $other } mit { $card-dat }.
    }
event-stopped =
    { $reader ->
        [seat] { $card-cap-your } wird gestoppt.
       *[none] { $card-cap } von { $seat } wird gestoppt.
    }
event-enters =
    { $reader ->
        [seat] { $card-cap } kommt in deinen Stall.
       *[none] { $card-cap } kommt in den Stall von { $seat }.
    }
event-enters-steal =
    { $reader ->
        [seat] Du stiehlst { $card } aus dem Stall von { $other }.
        [other] { $seat } stiehlt { $card } aus deinem Stall.
       *[none] { $seat } stiehlt { $card } aus dem Stall von { $other }.
    }
event-enters-move =
    { $reader ->
        [seat] { $card-cap } wird aus dem Stall von { $other } in deinen versetzt.
        [other] { $card-cap } wird aus deinem Stall in den von { $seat } versetzt.
       *[none] { $card-cap } wird aus dem Stall von { $other } in den von { $seat } versetzt.
    }
event-enters-bring =
    { $reader ->
        [seat] Du bringst { $card } in deinen Stall.
       *[none] { $seat } bringt { $card } in den eigenen Stall.
    }
event-leaves =
    { $reader ->
        [seat] { $card-cap-your } verlässt den Stall.
       *[none] { $card-cap } von { $seat } verlässt den Stall.
    }
event-leaves-sacrifice =
    { $reader ->
        [seat] Du opferst { $card }.
       *[none] { $seat } opfert { $card }.
    }
event-leaves-sacrifice-hand =
    { $reader ->
        [seat] Du opferst { $card }, und die Karte fliegt auf deine Hand zurück.
       *[none] { $seat } opfert { $card }, und die Karte fliegt auf die Hand von { $seat } zurück.
    }
event-leaves-sacrifice-nursery =
    { $reader ->
        [seat] Du opferst { $card }, und die Karte geht in die Kinderstube zurück.
       *[none] { $seat } opfert { $card }, und die Karte geht in die Kinderstube zurück.
    }
event-leaves-destroy =
    { $reader ->
        [seat] { $card-cap-your } wird zerstört.
       *[none] { $card-cap } von { $seat } wird zerstört.
    }
event-leaves-destroy-hand =
    { $reader ->
        [seat] { $card-cap-your } wird zerstört und fliegt auf deine Hand zurück.
       *[none] { $card-cap } von { $seat } wird zerstört und fliegt auf die Hand von { $seat } zurück.
    }
event-leaves-destroy-nursery =
    { $reader ->
        [seat] { $card-cap-your } wird zerstört und geht in die Kinderstube zurück.
       *[none] { $card-cap } von { $seat } wird zerstört und geht in die Kinderstube zurück.
    }
event-leaves-return =
    { $reader ->
        [seat] { $card-cap-your } geht auf deine Hand zurück.
       *[none] { $card-cap } geht auf die Hand von { $seat } zurück.
    }
event-leaves-return-nursery =
    { $reader ->
        [seat] { $card-cap-your } geht in die Kinderstube zurück.
       *[none] { $card-cap } von { $seat } geht in die Kinderstube zurück.
    }
event-shuffles = Das Deck wird gemischt.
event-shows =
    { $reader ->
        [seat] Du zeigst allen { $card }.
       *[none] { $seat } zeigt allen { $card }.
    }
event-shows-takes =
    { $reader ->
        [seat] Du zeigst allen { $card } und nimmst die Karte.
       *[none] { $seat } zeigt allen { $card } und nimmt die Karte.
    }
event-looks =
    { $reader ->
        [seat] Du siehst dir die oberste Karte des Decks an{ $card-colon }.
       *[none] { $seat } sieht sich die oberste Karte des Decks an{ $card-colon }.
    }
event-looks-many =
    { $reader ->
        [seat] Du siehst dir die obersten { $n } Karten des Decks an.
       *[none] { $seat } sieht sich die obersten { $n } Karten des Decks an.
    }
    .list =
        { $reader ->
            [seat] Du siehst dir die obersten { $n } Karten des Decks an: { $list }.
           *[none] { $seat } sieht sich die obersten { $n } Karten des Decks an: { $list }.
        }
event-looks-hand =
    { $reader ->
        [seat] Du siehst dir die Hand von { $other } an: { $card }.
        [other] { $seat } sieht sich deine Hand an: { $card }.
       *[none] { $seat } sieht sich die Hand von { $other } an: { $card }.
    }
event-looks-hand-many =
    { $reader ->
        [seat] Du siehst dir die Hand von { $other } an: { $n } Karten.
        [other] { $seat } sieht sich deine Hand an: { $n } Karten.
       *[none] { $seat } sieht sich die Hand von { $other } an: { $n } Karten.
    }
    .list =
        { $reader ->
            [seat] Du siehst dir die Hand von { $other } an, { $n } Karten: { $list }.
            [other] { $seat } sieht sich deine Hand an, { $n } Karten: { $list }.
           *[none] { $seat } sieht sich die Hand von { $other } an, { $n } Karten: { $list }.
        }
event-takes =
    { $reader ->
        [seat] Du nimmst { $card }.
       *[none] { $seat } nimmt { $card }.
    }
event-takes-hand =
    { $reader ->
        [seat] Du nimmst { $card } von der Hand von { $other }.
        [other] { $seat } nimmt { $card } von deiner Hand.
       *[none] { $seat } nimmt { $card } von der Hand von { $other }.
    }
event-takes-deck =
    { $reader ->
        [seat] Du nimmst { $card } aus dem Deck.
       *[none] { $seat } nimmt { $card } aus dem Deck.
    }
event-takes-discard =
    { $reader ->
        [seat] Du nimmst { $card } vom Ablagestapel.
       *[none] { $seat } nimmt { $card } vom Ablagestapel.
    }
event-gives =
    { $reader ->
        [seat] Du gibst { $other } { $card }.
        [other] { $seat } gibt dir { $card }.
       *[none] { $seat } gibt { $other } { $card }.
    }
event-uses =
    { $reader ->
        [seat] Du nutzt { $card }.
       *[none] { $seat } nutzt { $card }.
    }
# A card chosen for the effect of another card, $by.
event-aims =
    { $reader ->
        [seat] Du wählst { $card } von { $other } für { $by }.
        [other] { $seat } wählt { $card-your } für { $by }.
       *[none] { $seat } wählt { $card } von { $other } für { $by }.
    }
event-aims-own =
    { $reader ->
        [seat] Du wählst { $card } aus deinem Stall für { $by }.
       *[none] { $seat } wählt { $card } aus dem eigenen Stall für { $by }.
    }
event-aims-seat =
    { $reader ->
        [seat] Du wählst { $other } für { $by }.
        [other] { $seat } wählt dich für { $by }.
       *[none] { $seat } wählt { $other } für { $by }.
    }
# A player chooses themself.
event-aims-self =
    { $reader ->
        [seat] Du wählst dich selbst für { $by }.
       *[none] { $seat } wählt sich selbst für { $by }.
    }
event-aims-card =
    { $reader ->
        [seat] Du wählst { $card } für { $by }.
       *[none] { $seat } wählt { $card } für { $by }.
    }
# A card stands in for another, $victim.
event-replaces =
    { $reader ->
        [seat] { $card-cap-your } springt für { $victim } ein.
       *[none] { $card-cap } von { $seat } springt für { $victim } ein.
    }
# It spares itself by what it does instead.
event-replaces-own =
    { $reader ->
        [seat] { $card-cap-your } wird verschont, aber nicht umsonst.
       *[none] { $card-cap } von { $seat } wird verschont, aber nicht umsonst.
    }
event-swaps_hands =
    { $reader ->
        [seat] Du tauschst die Handkarten mit { $other }.
        [other] { $seat } tauscht die Handkarten mit dir.
       *[none] { $seat } und { $other } tauschen die Handkarten.
    }
event-extra_turn =
    { $reader ->
        [seat] Du machst nach diesem Zug einen weiteren.
       *[none] { $seat } macht nach diesem Zug einen weiteren.
    }
event-turn_ends =
    { $reader ->
        [seat] { $card-cap } beendet deinen Zug.
       *[none] { $card-cap } beendet den Zug von { $seat }.
    }
event-skips =
    { $reader ->
        [seat] Du setzt einen Zug aus.
       *[none] { $seat } setzt einen Zug aus.
    }
# At the start: a player chooses a Baby.
event-baby =
    { $reader ->
        [seat] Du nimmst { $card } bei dir auf.
       *[none] { $seat } nimmt { $card } bei sich auf.
    }
event-game_ends = Das Spiel ist aus.
event-to_pile =
    { $reader ->
        [seat] { $card-cap-your } kommt auf den Ablagestapel.
       *[none] { $card-cap } von { $seat } kommt auf den Ablagestapel.
    }
# A player is named for a card before others answer it.
event-names =
    { $reader ->
        [seat] Du nennst { $other } für { $card }.
        [other] { $seat } nennt dich für { $card }.
       *[none] { $seat } nennt { $other } für { $card }.
    }
event-names-self =
    { $reader ->
        [seat] Du nennst dich selbst für { $card }.
       *[none] { $seat } nennt sich selbst für { $card }.
    }
# $option is a command in words, such as "ZERSTÖRE eine Verbesserung im Stall eines anderen Spielers".
event-names-option =
    { $reader ->
        [seat] Du nennst, was { $card } tun wird – { $option }.
       *[none] { $seat } nennt, was { $card } tun wird – { $option }.
    }
event-puts_back =
    { $reader ->
        [seat] Du legst { $card } auf das Deck zurück.
       *[none] { $seat } legt { $card } auf das Deck zurück.
    }
event-puts_back-many =
    { $reader ->
        [seat] Du legst { $n } Karten auf das Deck zurück.
       *[none] { $seat } legt { $n } Karten auf das Deck zurück.
    }
    .list =
        { $reader ->
            [seat] Du legst { $n } Karten auf das Deck zurück: { $list }.
           *[none] { $seat } legt { $n } Karten auf das Deck zurück: { $list }.
        }
event-notice =
    { $reader ->
        [seat] Eine Partyregel für dich (R-{ $rule }).
       *[none] Eine Partyregel für { $seat } (R-{ $rule }).
    }
event-notice-140 =
    { $reader ->
        [seat] Du nimmst einen Schluck (R-140).
       *[none] { $seat } nimmt einen Schluck (R-140).
    }
event-notice-142 =
    { $reader ->
        [seat] Du nimmst einen Schluck (R-142).
       *[none] { $seat } nimmt einen Schluck (R-142).
    }
event-notice-143 =
    { $reader ->
        [seat] Du bezahlst für die neue Hand (R-143).
       *[none] { $seat } bezahlt für die neue Hand (R-143).
    }
event-notice-144 =
    { $reader ->
        [seat] Du ziehst etwas aus (R-144).
       *[none] { $seat } zieht etwas aus (R-144).
    }
event-notice-145 =
    { $reader ->
        [seat] Du ziehst etwas aus (R-145).
       *[none] { $seat } zieht etwas aus (R-145).
    }
event-notice-146 =
    { $reader ->
        [seat] Du ziehst etwas wieder an (R-146).
       *[none] { $seat } zieht etwas wieder an (R-146).
    }

## What is asked. $cards is what may be chosen ("ein Einhorn aus dem Stall von bo"); $by is the card that asks, in brackets.

ask-by = { " " }({ $card })

ask-action = Deine Aktion: Spiele eine Karte oder ziehe eine.
ask-action-draw = Deine Aktion: Hier lässt sich gerade nichts spielen, also ziehe eine Karte.
ask-action-more = Du darfst noch eine Karte spielen.
ask-card = Wähle { $cards }{ $by }.
ask-card-discard = Wähle { $cards } zum Ablegen{ $by }.
ask-card-discard-limit = Du hast mehr Karten auf der Hand als erlaubt. Wähle eine zum Ablegen ({ $rule }).
ask-card-sacrifice = Wähle { $cards } zum Opfern{ $by }.
ask-card-destroy = Wähle { $cards } zum Zerstören{ $by }.
ask-card-steal = Wähle { $cards } zum Stehlen{ $by }.
ask-card-return = Wähle { $cards } zum Zurückschicken auf die Hand{ $by }.
ask-card-return-nursery = Wähle { $cards } zum Zurückschicken in die Kinderstube{ $by }.
ask-card-move = Wähle { $cards } zum Versetzen{ $by }.
ask-card-bring = Wähle { $cards } für deinen Stall{ $by }.
ask-card-bring-there = Wähle { $cards } für den Stall dieses Spielers{ $by }.
ask-card-bring-baby = Wähle ein Baby-Einhorn für den Anfang.
ask-card-take = Wähle { $cards } für deine Hand{ $by }.
ask-card-search = Wähle { $cards } aus dem Deck oder nimm nichts{ $by }.
ask-card-take-from-hand = Wähle { $cards } von dieser Hand für deine eigene{ $by }.
ask-card-take-from-hand-discard = Wähle { $cards } von dieser Hand für den Ablagestapel{ $by }.
ask-card-look-at-top = Wähle { $cards } zum Behalten; der Rest kommt auf das Deck zurück{ $by }.
ask-card-give = Wähle { $cards } zum Verschenken{ $by }.
ask-seat = Wähle einen Spieler{ $by }.
ask-seat-toast = Wähle, wer einen Schluck nimmt ({ $rule }).
ask-seat-stable = Wähle den Stall für { $card }.
ask-seat-discard = Wähle, wer ablegen muss{ $by }.
ask-seat-pull = Wähle, von wessen Hand du blind eine Karte nimmst{ $by }.
ask-seat-take-from-hand = Wähle, wessen Hand du dir ansiehst{ $by }.
ask-seat-swap-hands = Wähle, mit wem du die Handkarten tauschst{ $by }.
ask-seat-skip-turn = Wähle, wer einen Zug aussetzt{ $by }.
ask-seat-move = Wähle, in welchen Stall die Karte versetzt wird{ $by }.
ask-seat-give = Wähle, wer die Karte bekommt{ $by }.
ask-seat-shrink = Wähle, wessen Einhörner schrumpfen{ $by }.
ask-seat-choose-one = Wähle einen Spieler, der dann die Wahl hat{ $by }.
ask-seat-destroy = Nenne einen Spieler, bei dem du etwas zerstören wirst{ $by }.
ask-seat-steal = Nenne einen Spieler, den du bestehlen wirst{ $by }.
ask-seat-sacrifice = Nenne einen Spieler, der etwas opfern muss{ $by }.
ask-seat-return = Nenne einen Spieler, dem du eine Karte auf die Hand zurückschicken wirst{ $by }.
ask-option = Wähle, was { $card } tut.
ask-use = Was davon möchtest du nutzen?
ask-use-mulligan = Die Hand ablegen und ebenso viele Karten ziehen? Das geht einmal pro Partie (R-143).
ask-use-toast = Du hast ein Gefecht mit mindestens drei Neiiihns gewonnen. Soll jemand einen Schluck nehmen ({ $rule })?
ask-use-order = Was davon kommt zuerst?
# $text is what the card does, in a few words.
ask-use-one = { $card } nutzen? ({ $text })
ask-use-forced = { $card } wirkt. ({ $text })
ask-use-unpayable = { $card } nutzen? Du hast nichts dafür auf der Hand, aber das müssen die anderen ja nicht wissen.
ask-use-victim-destroy = { $card-cap-your } soll zerstört werden. Retten?
ask-use-victim-sacrifice = { $card-cap-your } soll geopfert werden. Retten?
ask-order = Welche Karte soll im Deck von oben als nächste kommen{ $by }?
ask-window = Auf { $card } antworten? Auf der Karte steht: { $text }.
ask-window-instant = Auf { $card } antworten?

## The answers

choice-draw = Eine Karte ziehen
choice-play = „{ $card }“ spielen
choice-answer = { $card }
choice-use = „{ $card }“ nutzen
choice-use-toast = Ja
choice-mulligan = Die Hand ablegen und ebenso viele Karten ziehen
choice-order = { $card }
choice-choose = { $card }
choice-choose-stable =
    { $reader ->
        [other] „{ $card }“ in deinem Stall
       *[none] „{ $card }“ im Stall von { $other }
    }
choice-choose-seat =
    { $reader ->
        [other] Du
       *[none] { $other }
    }
choice-choose-seat-stable =
    { $reader ->
        [other] Dein Stall
       *[none] Der Stall von { $other }
    }
choice-option = { $option }
choice-pass = Passen
choice-done = Dabei belassen
choice-no = Nein
choice-no-victim = Nein, lass die Karte gehen
choice-none = Nichts
choice-none-seat = Niemand sonst
choice-none-card = Nichts nehmen

## Why not. $because is the id of a rule or the name of a card.

why-barred = { $because } in deinem Stall verbietet dir, das zu spielen.
why-instant = Eine Sofortkarte ist keine Aktion; mit ihr antwortest du auf die Karte eines anderen Spielers ({ $because }).
why-condition = Was { $because } verlangt, liegt nicht in deinem Stall.
why-impossible = Die Karte verlangt etwas, das gerade nicht geht, darum darfst du sie nicht spielen ({ $because }).
why-no_stable = { $because } lässt keinen Stall übrig, in den diese Karte kommen darf.
why-not_your_turn = Du bist nicht am Zug; Karten spielst du in deiner eigenen Aktionsphase ({ $because }).
why-not_now = Karten spielst du in deiner Aktionsphase, und vorher ist noch etwas anderes dran ({ $because }).
why-game_over = Das Spiel ist aus ({ $because }).
why-no_instant = Nur mit einer Sofortkarte kannst du auf eine Karte antworten ({ $because }).
why-no_window = Gerade wartet keine Karte auf eine Antwort ({ $because }).
why-own_card = Niemand antwortet auf die eigene Karte ({ $because }).
why-own_card-R-041 = Zerstören lässt sich nur die Karte eines anderen Spielers ({ $because }).
why-unanswerable = Auf { $because } lässt sich nicht antworten.
# A card in its player's stable protects what that player plays.
why-unanswerable-by = Was dieser Spieler spielt, lässt keine Antwort zu, und schuld daran ist { $because }.
why-has_passed = Du hast schon gepasst; das gilt, bis sich die oberste Karte ändert ({ $because }).
why-not_in_hand = Diese Karte hast du nicht auf der Hand ({ $because }).
why-disguised = { $because } ist da: Diese Einhornkarten sind gerade keine Einhörner.
why-shielded = { $because } schützt diesen Stall.
why-proof = { $because } ist dagegen gefeit.
why-sole_home = Wegen { $because } dürfen solche Karten nur in einen einzigen Stall.
why-babies_stay = An diesem Tisch kommen Babys nur aus der Kinderstube in einen Stall ({ $because }).
why-chosen_already = Diese Karte ist schon für einen Effekt desselben Moments gewählt ({ $because }).
why-nothing = Nichts steht im Weg: Du kannst { $card } jetzt spielen.

## How it ended

outcome-won =
    { $reader ->
        [seat] Du gewinnst: Dein Stall ist voll (R-130).
       *[none] { $seat } gewinnt: Der Stall ist voll (R-130).
    }
outcome-deck_out =
    { $reader ->
        [seat] Das Deck ist aufgebraucht. Du gewinnst mit dem besten Stall (R-134).
       *[none] Das Deck ist aufgebraucht. { $seat } gewinnt mit dem besten Stall (R-134).
    }
outcome-endless =
    { $reader ->
        [seat] Diese Partie würde ewig weitergehen, also endet sie hier (Q-29). Du gewinnst mit dem besten Stall.
       *[none] Diese Partie würde ewig weitergehen, also endet sie hier (Q-29). { $seat } gewinnt mit dem besten Stall.
    }
outcome-won-nobody = Mehrere Ställe sind voll und auf den Buchstaben genau gleichauf. Alle verlieren (R-136).
outcome-deck_out-nobody = Das Deck ist aufgebraucht, und die besten Ställe sind auf den Buchstaben genau gleichauf. Alle verlieren (R-136).
outcome-endless-nobody = Diese Partie würde ewig weitergehen (Q-29), und die besten Ställe sind gleichauf. Alle verlieren (R-136).
# $counts is a list such as "ana 7, bo 9".
outcome-letters = Gleich viele Einhörner (je { $n }), also zählen die Buchstaben ihrer Namen: { $counts } (R-135).
outcome-letters-of =
    { $reader ->
        [seat] du { $n }
       *[none] { $seat } { $n }
    }

## A link: effects of the same moment, what each has chosen, how far it is. .aims adds what was chosen.

link-row =
    { $reader ->
        [seat] { $card-your } ({ $state })
       *[none] { $card } von { $seat } ({ $state })
    }
    .aims =
        { $reader ->
            [seat] { $card-your } ({ $state }: { $aims })
           *[none] { $card } von { $seat } ({ $state }: { $aims })
        }
link-state-waiting = wartet
link-state-choosing = wählt
link-state-chosen = hat gewählt
link-state-left-out = entfällt
link-state-picked = ist dran
link-state-resolving = wird abgehandelt
link-state-done = fertig
# A chosen card that is not there any more.
link-gone = { $card }, inzwischen weg
