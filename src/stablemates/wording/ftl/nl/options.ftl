### Table options, rule profiles, decks and rulebook presets. Dutch.
###
### The value is the name of an option; .about explains it; each of its values has an attribute of its own.

option-start = Wie begint
    .about = Wie de eerste beurt heeft. In de spelregels beslist de kleding; online is loten eerlijker (R-010).
    .lot = door loting
    .host = de host
    .seat = de speler op de plaats met dat nummer
option-babies = Baby Eenhoorns bij het begin
    .about = Elke speler begint met een Baby Eenhoorn (R-007).
    .choose = elke speler kiest er een, in speelvolgorde
    .deal = ze worden uitgedeeld
option-unicorns_into = Waar Eenhoorns worden gespeeld
    .about = In wiens Stal je een Eenhoorn mag spelen (R-054).
    .own = je eigen Stal
    .any = elke Stal
option-simultaneous = Effecten van hetzelfde moment
    .about = Wat er gebeurt als meerdere effecten tegelijk beginnen (R-082).
    .link = één schakel: eerst worden alle doelwitten gekozen, dan wordt alles afgehandeld
    .one_by_one = na elkaar, in een volgorde naar keuze, elk helemaal klaar voordat het volgende begint
option-impossible = Magisch Effect kaarten die te veel vragen
    .about = Of je een Magisch Effect kaart mag spelen die niet volledig kan worden uitgevoerd (R-116).
    .ignore = dat mag; wat kan, gebeurt
    .forbid = dat mag niet
option-announce = Doelwitten noemen
    .about = Of je de spelers op wie je mikt, noemt voordat de anderen over een Stopkaart beslissen (R-105, R-106).
    .before = genoemd vóór de antwoorden, de makkelijke manier
    .after = genoemd na de antwoorden, de moeilijke manier
option-magic_card = Waar een Magisch Effect kaart wacht
    .about = Waar een Magisch Effect kaart is terwijl het effect wordt uitgevoerd (R-058).
    .discarded_first = al in de aflegstapel
    .discarded_last = op tafel; daarna gaat de kaart naar de aflegstapel
option-reopen = Opnieuw antwoorden
    .about = Of er opnieuw mag worden geantwoord op een kaart die bij het afhandelen van de antwoordstapel weer bovenop komt (R-096).
    .false = nee, de hele stapel wordt afgehandeld
    .true = ja, elke keer
option-babies_move = Baby Eenhoorns op pad
    .about = Of Baby Eenhoorns van Stal naar Stal mogen, bijvoorbeeld door stelen (R-034).
    .true = ja
    .false = nee, ze komen alleen uit de Babykamer
option-win = Wanneer winst telt
    .about = Wanneer een volle Stal het spel wint (R-089).
    .resolved = zodra er niets meer af te handelen is
    .at_once = meteen, zelfs midden in een effect
option-deck_out = Als de trekstapel op is
    .about = Wat het spel beëindigt als de trekstapel leeg is (R-134, Q-05).
    .empty = de laatste kaart is getrokken en alles is afgehandeld
    .failed_draw = iemand moet een kaart trekken en dat kan niet
    .reshuffle = niets: de aflegstapel wordt geschud en het spel gaat door
option-masquerade = Vermomde Eenhoorns
    .about = Wat geen vat heeft op een Eenhoornkaart die niet als Eenhoorn telt (Q-11).
    .unicorn_effects = effecten die over Eenhoorns gaan
    .all_effects = geen enkel effect heeft er vat op
option-answers = Wie het eerst antwoordt
    .about = Hoe spelers antwoorden op een kaart die wordt gespeeld (Q-04).
    .at_once = iedereen krijgt tegelijk de vraag, het eerste antwoord telt
    .in_turn = een voor een, met de klok mee
option-two_player_setup = Trekstapel voor twee spelers
    .about = Of er in een spel met z'n tweeën kaarten uit de trekstapel gaan en elke speler een Stopkaart krijgt (R-120).
    .true = ja
    .false = nee, de volledige trekstapel
option-adults = Alleen voor volwassenen
    .about = Iedereen aan tafel is volwassen; dat is nodig voor de after-dark-set en voor de feestregels.
    .false = nee, of niet iedereen
    .true = ja, iedereen
option-drinking = Drinkmeldingen
    .about = De scheidsrechter zegt wanneer iemand een slok neemt (R-140, R-142); het spel zelf verandert er niet door.
    .false = uit
    .true = aan
option-strip = Stripmeldingen
    .about = De scheidsrechter zegt wanneer er iets uit of weer aan gaat (R-144 tot en met R-146); het spel zelf verandert er niet door.
    .false = uit
    .true = aan
option-mulligan = Eén keer een nieuwe hand
    .about = Eén keer per spel mag elke speler de hand afleggen en evenveel kaarten trekken (R-143).
    .false = uit
    .true = aan
option-card_language = Taal van de kaarten
    .about = De taal van de namen op de kaarten; in die taal worden bij gelijke stand de letters geteld (R-135).
    .en = Engels
    .it = Italiaans
    .nl = Nederlands
    .pl = Pools
    .de = Duits
option-ask_forced = Elke keuze vragen
    .about = Of een keuze met maar één toegestaan antwoord toch wordt gevraagd.
    .false = nee
    .true = ja

## The two rule families

profile-second-edition = Tweede editie
    .about = Je speelt Eenhoorns in je eigen Stal, Magisch Effect kaarten doen wat ze kunnen, en een stapel antwoorden wordt in één keer afgehandeld.
profile-effect-chain = Effectketen
    .about = Je mag Eenhoorns in elke Stal spelen, een Magisch Effect kaart moet volledig uitvoerbaar zijn, en op kaarten in de stapel mag opnieuw worden geantwoord.

## Decks

pack-base = Basisset, tweede editie
    .about = De set die de meeste mensen hebben: 114 kaarten en 13 Baby Eenhoorns.
pack-base-second-print = Basisset, tweede druk
    .about = De oudere druk van de basisset, met andere effecten op heel wat kaarten.
pack-after-dark = After dark
    .about = De set voor volwassenen.
pack-night-market = Nachtmarkt
    .about = Een uitbreiding van onszelf, die door een andere set wordt geschud.

## Rulebook presets: deck, rules, language and starting rule of a rulebook at once. .starts: who begins at a table of people.

rulebook-000 = Spel voor volwassenen, tweede editie, Italiaans
    .starts = Wie de donkerste kleren draagt, kiest wie begint.
rulebook-001 = Basisspel, effectketen, Pools
    .starts = Wie de meeste kleuren draagt, begint.
rulebook-002 = Basisspel, effectketen, Engels
    .starts = Wie de meeste kleuren draagt, begint.
rulebook-003 = Basisspel, tweede editie, Italiaans
    .starts = Wie de meeste kleuren draagt, begint.
rulebook-004 = Spel voor volwassenen, tweede editie, Nederlands
    .starts = Wie de donkerste kleren draagt, begint.

## Names of the languages, in themselves

option-language-en = English
option-language-it = Italiano
option-language-nl = Nederlands
option-language-pl = Polski
option-language-de = Deutsch
