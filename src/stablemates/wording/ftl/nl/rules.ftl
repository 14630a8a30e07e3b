### The rules, each in plain words with an example. Dutch.
### The value is the title; .says explains; .example shows it in play.

R-001 = Wat er in de doos zit
    .says = De volledige trekstapel telt 114 kaarten met een zwarte rug; de 13 Baby's liggen ernaast te wachten. In de doos zitten ook 8 overzichtskaarten, maar hier doet dit naslagwerk dat werk. Met twee spelers is de trekstapel kleiner.
    .example = ana, bo en cy nemen de basisset: 114 kaarten om van te trekken, 13 Baby's om uit te kiezen, en niets dat onder de bank kan verdwijnen.

R-002 = Baby's blijven apart
    .says = Voor het schudden gaan de Baby's opzij, dus in de trekstapel zit er nooit een. Aan een Stablemates-tafel doet de scheidsrechter het sorteerwerk.
    .example = Het kan best dat ana Narwal trekt, want dat is een Normale Eenhoorn. Baby Narwal duikt nooit op in de trekstapel, hoe lang ana ook wacht.

R-003 = Eén geschudde trekstapel
    .says = Alle kaarten behalve de Baby's worden tot één stapel geschud waar iedereen van trekt. Niemand kent de volgorde en niemand heeft een eigen trekstapel.
    .example = De enige Eenneushoorn van de basisset belandt bij ana, bij bo of helemaal onderop. Alleen de trekstapel weet het.

R-004 = Uitbreidingen gaan erbij
    .says = Kiest de tafel een uitbreiding, dan worden die kaarten door dezelfde trekstapel geschud. Je trekt en speelt ze net als alle andere; Baby's uit een uitbreiding gaan naar de Babykamer.
    .example = bo kiest de basisset met Nachtmarkt. Later trekt cy Lantaarnhoorn op een plek waar anders misschien gewoon Narwal had gelegen.

R-005 = Vijf kaarten om te beginnen
    .says = Elke speler krijgt 5 kaarten. In een spel met z'n tweeën krijg je er allebei een Stopkaart bij, dus dan begin je met 6 (optie two_player_setup).
    .example = Met ana, bo en cy aan tafel begint iedereen met vijf kaarten. Gaat cy naar huis, dan beginnen ana en bo met zes, waarvan één Stopkaart.

R-006 = Trekstapel en aflegstapel
    .says = Wat na het delen overblijft, is de gedekte trekstapel, met de aflegstapel ernaast. Iedereen ziet hoeveel kaarten er nog in de trekstapel zitten, maar niet welke.
    .example = Drie spelers hebben elk vijf kaarten gekregen, dus de trekstapel van de basisset begint met 99 kaarten en de aflegstapel met nul.

R-007 = Iedereen begint met een Baby
    .says = Je kiest één Baby en begint daarmee in je Stal, waar die als Eenhoorn telt. Kiezen gaat in speelvolgorde vanaf de startspeler, of de tafel laat de Baby's uitdelen (optie babies).
    .example = bo begint en neemt Baby Narwal. cy had die ook gewild en houdt het dan maar op Baby Eenhoorn (Regenboog).

R-008 = De andere Baby's vormen de Babykamer
    .says = Baby's die niemand heeft gekozen, vormen samen de Babykamer. Ze liggen open voor iedereen, en hun volgorde doet er niet toe.
    .example = Vier spelers hebben elk een Baby gekozen, dus negen van de dertien blijven in de Babykamer en wachten op een figuur als Moeder de Gans Eenhoorn.

R-009 = Overzichtskaarten
    .says = Uit de doos mag elke speler een kaart nemen die de regels samenvat. Online zijn die er niet en niets in het spel hangt ervan af: de scheidsrechter kent de regels, en de rest lees je hier.
    .example = cy weet niet meer hoe een beurt gaat. In plaats van een kaartje te zoeken, kijkt cy naar de vraag op het scherm.

R-010 = Wie er begint
    .says = Aan de keukentafel beslist de kleding: de meeste kleuren, of bij sommige dozen de donkerste. De scheidsrechter kan je trui niet zien, dus wordt er geloot, tenzij de tafel de host of een bepaalde plaats laat beginnen (optie start).
    .example = di draagt zeven kleuren en is daar trots op. Het lot zegt bo, dus bo begint; de tafel had de eerste beurt ook gewoon aan di kunnen geven.

R-011 = Met de klok mee
    .says = Is een beurt voorbij, dan is de volgende speler met de klok mee aan de beurt. Een extra of overgeslagen beurt verandert wie er aan de beurt is, nooit de richting.
    .example = ana, bo, cy en di zitten in die volgorde. Na di is ana weer aan de beurt.

R-012 = Twee tot acht spelers
    .says = Aan een tafel zitten 2 tot 8 spelers. Bots mogen plaatsen opvullen, dus je kunt zonder andere mensen spelen, maar nooit zonder iemand om van te stelen.
    .example = ana is vanavond alleen en schuift aan bij drie bots: een spel voor vier, zoals elk ander.

R-020 = De vier fases van een beurt
    .says = Een beurt heeft vier fases, altijd in deze volgorde: begin, kaartentrekfase, actiefase, einde. Sommige kaarten kappen een beurt af; ook dan komt het einde van de beurt gewoon aan bod.
    .example = ana gebruikt aan het begin Grijpautomaat, trekt een kaart, speelt als actie Narwal en legt aan het einde af tot er zeven kaarten over zijn.

R-021 = Effecten aan het begin van de beurt
    .says = Eerst komen de effecten die je kaarten aan het begin van je beurt hebben. Alleen kaarten die al in je Stal liggen als de fase begint, doen mee.
    .example = bo speelt Eenneushoorn als actie van deze beurt. Er wordt nog niets vernietigd: de vraag komt pas als de volgende beurt van bo begint.

R-022 = Een ongebruikt begineffect is weg
    .says = Een optioneel begineffect moet je gebruiken voordat je in de kaartentrekfase trekt. Laat je het lopen, dan is het voor deze beurt weg; aan het begin van je volgende beurt krijg je de keus weer.
    .example = ana slaat Eenneushoorn over, trekt een Stopkaart en krijgt spijt. Te laat: Eenneushoorn wacht tot de volgende beurt van ana.

R-023 = Verplichte begineffecten sla je niet over
    .says = Een verplicht begineffect moet gebeuren, ook als het aan een echte tafel te laat wordt opgemerkt. Hier kan niemand het vergeten: de scheidsrechter vraagt ernaar en gaat zonder antwoord niet verder.
    .example = bo heeft Sadistisch Ritueel in de Stal. De vraag is welke Eenhoorn bo opoffert; “geen, dank je” staat niet op de lijst.

R-024 = Trek één kaart
    .says = In de kaartentrekfase trek je één kaart van de trekstapel. Dat is niet je actie; die komt hierna.
    .example = ana laat Eenneushoorn met rust, trekt dus een kaart en gaat verder. Na een vernietigde Eenhoorn was de beurt meteen naar het einde gegaan, zonder te trekken.

R-025 = Eén actie per beurt
    .says = In de actiefase doe je één ding: een Eenhoorn of een Magisch, Positief of Negatief Effect kaart spelen, of een kaart trekken. Passen kan niet, want trekken kan altijd. Soms staat een kaart meer toe.
    .example = cy wil graag Regenboogaura én Eenhoorngif spelen. Het is het een of het ander, tenzij cy aan het begin van deze beurt Dubbel Hollands heeft gebruikt.

R-026 = Een Direct Effect kaart is geen actie
    .says = Met een Direct Effect kaart antwoord je op een kaart die een ander aan het spelen is. Als actie kun je die niet spelen, en zo'n antwoord kost je ook geen actie.
    .example = ana heeft drie Stopkaarten in de hand en verder niets. De enige actie is dan trekken, maar alle drie liggen ze klaar voor wat bo straks speelt.

R-027 = Afleggen aan het einde
    .says = Heb je aan het einde van je beurt meer kaarten dan de handkaartenlimiet, dan leg je af tot het klopt. Jij kiest welke.
    .example = ana eindigt de beurt met negen handkaarten en kiest er twee om af te leggen. bo eindigt met vier en legt niets af.

R-028 = De handkaartenlimiet is zeven
    .says = De handkaartenlimiet is 7, zolang geen kaart daar iets aan verandert. Er wordt alleen aan het einde van je eigen beurt naar gekeken, dus tussendoor mag je er meer hebben.
    .example = ana heeft zeven handkaarten als cy met Zeemeerhoorn Eenneushoorn terugbrengt naar de hand van ana. Acht is prima, tot het einde van de volgende beurt van ana.

R-030 = De Stal
    .says = Je Stal is de plek voor je neus waar je Eenhoorns en je Positief en Negatief Effect kaarten liggen. Een vaste limiet is er niet: die komt alleen van kaarten als Piepkleine Stal.
    .example = In de Stal van bo liggen een Baby, Eenneushoorn, Regenboogaura en Prikkeldraad. Twee van die vier tellen mee voor de winst.

R-031 = De Babykamer
    .says = Baby's die bij niemand in de Stal liggen, wonen in de Babykamer. Iedereen kan ze daar zien, en sommige kaarten halen er een uit.
    .example = Moeder de Gans Eenhoorn komt bij ana binnen, en ana legt Baby Eenhoorn (Groen) uit de Babykamer in de eigen Stal.

R-032 = Waar Baby's nooit komen
    .says = Een Baby zit nooit in een hand, in de trekstapel of in de aflegstapel. Wat er een daarheen zou sturen, stuurt die naar de Babykamer.
    .example = bo speelt Gemene Natrap en kiest de Baby van ana. Die gaat naar de Babykamer in plaats van naar de hand, en ana moet toch een kaart afleggen, als er een is.

R-033 = Baby's gaan terug naar de Babykamer
    .says = Verlaat een Baby een Stal zonder naar een andere te gaan, dan gaat die naar de Babykamer. De opoffering of vernietiging die de Baby naar huis stuurde, geldt als gedaan.
    .example = ana speelt Twee Halen, Eén Betalen en offert de eigen Baby op. Die dribbelt naar de Babykamer, en ana vernietigt twee kaarten alsof er een gewone kaart was opgeofferd.

R-034 = Baby's mogen verhuizen
    .says = Baby's komen door het effect van een kaart uit de Babykamer. In beide regelfamilies kun je ze ook stelen, ruilen of naar een andere Stal verplaatsen, tenzij de tafel ze alleen uit de Babykamer wil laten komen (optie babies_move).
    .example = ana speelt Eenhoorntje Ruilen, geeft bo een Baby en krijgt er Eenneushoorn voor. Staat babies_move uit, dan kan de Baby niet mee in die ruil.

R-035 = De trekstapel
    .says = De trekstapel is de gedekte stapel waar iedereen van trekt, met de kaarten van eventuele uitbreidingen erdoorheen geschud. Hoe groot hij is, weet iedereen; in welke volgorde hij ligt, niemand.
    .example = ana, bo en cy trekken allemaal van dezelfde stapel. Staat er dat er nog 12 kaarten zijn, dan staat dat er voor alle drie.

R-036 = De aflegstapel
    .says = Kaarten die je aflegt of opoffert of die worden vernietigd, gaan naar de aflegstapel. Die ligt open: iedereen mag hem doorkijken. Baby's komen er nooit.
    .example = Eenneushoorn van bo wordt vernietigd en ligt in de aflegstapel, waar ana hem ziet liggen en aan Mond-op-Hoornbeademing begint te denken.

R-037 = Andere wegen naar de aflegstapel
    .says = Een kaart kan ook anders in de aflegstapel komen, bijvoorbeeld door een Stopkaart of doordat een effect hem daarheen verplaatst. Dan is hij niet afgelegd, niet opgeofferd en niet vernietigd.
    .example = bo speelt Eenhoornkrimpstraal op ana. Prikkie de Eenhoorn verhuist naar de aflegstapel maar is niet vernietigd, en prikt dus niemand.

R-038 = Een kaart trekken
    .says = Trekken is de bovenste kaart van de trekstapel naar je hand halen. Meerdere kaarten trek je een voor een, en de anderen zien alleen hoeveel.
    .example = ana speelt Buitenkansje: drie kaarten van boven op de trekstapel gaan naar de hand van ana, en daarna legt ana er een af.

R-039 = Een kaart afleggen
    .says = Afleggen is een kaart uit je eigen hand naar de aflegstapel doen. Jij kiest welke, tenzij het effect iets anders zegt. Kaarten in een Stal worden nooit afgelegd.
    .example = Lamahoorn van bo komt binnen en elke speler legt een zelfgekozen kaart af. De hand van cy is leeg, dus cy legt niets af.

R-040 = Een kaart opofferen
    .says = Opofferen is een kaart uit je eigen Stal naar de aflegstapel sturen. Dat kan een Eenhoorn, een Positief Effect kaart of een Negatief Effect kaart zijn, als het effect geen soort noemt. Zomaar opofferen, omdat je er zin in hebt, kan niet.
    .example = ana speelt Twee Halen, Eén Betalen en offert Slakkengang uit de eigen Stal op. Een kaart in de Stal van bo zou niet gaan.

R-041 = Een kaart vernietigen
    .says = Vernietigen is een kaart die bij een andere speler in de Stal ligt naar de aflegstapel sturen, nooit een van jezelf. Ook Positief en Negatief Effect kaarten kunnen worden vernietigd, als het effect niet om een Eenhoorn vraagt.
    .example = ana speelt Eenhoorngif en mag Narwal in de Stal van bo kiezen. Lamahoorn in de Stal van ana zelf staat niet tussen de keuzes.

R-042 = Een kaart stelen
    .says = Stelen is een kaart die bij een andere speler in de Stal ligt naar jouw Stal halen. Vanaf dan werkt die voor jou. Kaarten in een hand worden niet gestolen; daarvoor gebruiken de kaarten andere woorden.
    .example = ana speelt Onweerstaanbare Narwal en steelt Regenboogaura van bo. Die beschermt nu de Eenhoorns van ana, en die van bo staan in de regen.

R-043 = Een Eenhoorn blijft waar hij is
    .says = Een Eenhoorn blijft in een Stal tot iets hem weghaalt: opofferen, vernietigen, of een effect dat hem steelt, terugbrengt of verplaatst. Hij slijt niet, en zijn effect raakt door gebruik niet op.
    .example = Eenneushoorn van bo vernietigt deze beurt een Eenhoorn en mag dat de volgende beurt weer doen, tot iemand er Eenhoorngif voor vindt.

R-044 = Positief en Negatief Effect kaarten blijven ook
    .says = Ook Positief en Negatief Effect kaarten blijven liggen tot ze worden opgeofferd of vernietigd, of tot een effect ze steelt, terugbrengt of verplaatst. Een Negatief Effect kaart die je niet bevalt, kun je niet zomaar weghalen.
    .example = bo zit met Prikkeldraad opgescheept. Een paar beurten later komt Kettingzaag Eenhoorn bij bo binnen, en bo offert Prikkeldraad eindelijk op.

R-050 = De vijf kaartsoorten
    .says = Elke kaart is een Eenhoorn of een Magisch, Positief, Negatief of Direct Effect kaart. Eenhoorns en Positief en Negatief Effect kaarten gaan een Stal in; Magisch en Direct Effect kaarten doen hun werk en zijn weg.
    .example = ana heeft Eenneushoorn, Buitenkansje, Regenboogaura, Slakkengang en een Stopkaart in de hand: een Eenhoorn, een Magisch, een Positief, een Negatief en een Direct Effect kaart.

R-051 = Drie soorten Eenhoorns
    .says = Een Eenhoorn is een Baby, een Normale Eenhoorn of een Magische Eenhoorn. Alle drie tellen mee voor de winst. De hoorn beslist, dus een narwal is ook een Eenhoorn.
    .example = bo heeft Baby Eenhoorn (Rood), Narwal en Lamahoorn: een Baby, een Normale en een Magische Eenhoorn, samen drie Eenhoorns.

R-052 = Normale Eenhoorns hebben geen effect
    .says = Een Normale Eenhoorn heeft geen tekst en doet niets anders dan Eenhoorn zijn. Vaak is dat genoeg.
    .example = ana speelt Normale Eenhoorn (Blauw). Er volgt geen vraag; ana heeft gewoon één Eenhoorn meer.

R-053 = Magische Eenhoorns hebben effecten
    .says = Een Magische Eenhoorn telt als Eenhoorn en kan er nog iets bij. Sommige effecten gebeuren op een bepaald moment, andere gelden zolang de kaart in een Stal ligt.
    .example = Met Eenneushoorn mag je aan het begin van je beurt een Eenhoorn vernietigen. Bijenkoningin Eenhoorn houdt Normale Eenhoorns de hele tijd uit andere Stallen.

R-054 = In wiens Stal een Eenhoorn komt
    .says = Met de tweede-editieregels speel je een Eenhoorn in je eigen Stal; met de effectketenregels in de Stal van een willekeurige speler. De tafel mag een van de twee kiezen (optie unicorns_into).
    .example = Met de effectketenregels speelt ana Narwal in de Stal van bo, waarna bo door Prikkeldraad een kaart aflegt. Met de tweede-editieregels komt Narwal in de Stal van ana zelf.

R-055 = Een Positief Effect kaart mag overal heen
    .says = Een Positief Effect kaart mag je in elke Stal spelen, die van jezelf of van een ander. De kaart helpt de speler bij wie die ligt, wie de kaart ook heeft gespeeld.
    .example = ana speelt Joepie in de Stal van bo en niemand antwoordt. Vanaf nu is niets wat bo speelt nog met een Stopkaart tegen te houden. ana zal er een reden voor hebben.

R-056 = Een Negatief Effect kaart mag overal heen
    .says = Een Negatief Effect kaart mag je in elke Stal spelen. Meestal is dat die van een ander; je eigen Stal mag ook, als het echt moet.
    .example = ana speelt Piepkleine Stal in de Stal van bo, want daar liggen zes Eenhoorns. In de Stal van ana zelf zou ook mogen, maar niemand zou begrijpen waarom.

R-057 = Ze werken in hun eigen Stal
    .says = Een Positief of Negatief Effect kaart werkt alleen op de Stal waar die ligt en op de speler van die Stal, tenzij de tekst iets anders zegt. Dat geldt in beide regelfamilies.
    .example = Met Piepkleine Stal blijft bo op vijf Eenhoorns steken. ana, één Stal verder, mag er zonder zorgen zes hebben.

R-058 = Een Magisch Effect kaart werkt één keer
    .says = Een Magisch Effect kaart doet één keer iets en gaat naar de aflegstapel. Met de tweede-editieregels ligt de kaart daar al terwijl die werkt; met de effectketenregels gaat die er daarna pas heen (optie magic_card).
    .example = ana speelt Mystieke Maalstroom, en de aflegstapel wordt door de trekstapel geschud. Met de tweede-editieregels gaat de Maalstroom zelf mee; met de effectketenregels blijft die achter in de aflegstapel.

R-059 = Wanneer een Direct Effect kaart mag
    .says = Je mag een Direct Effect kaart spelen als een andere speler een kaart speelt, of dat nu een actie is of zelf een Direct Effect kaart. Op je eigen kaart kun je niet antwoorden zolang die boven op de antwoordstapel ligt.
    .example = bo speelt Eenneushoorn, en ana, cy en di krijgen de vraag of ze antwoorden. bo niet: je eigen Eenneushoorn tegenhouden zit er niet in.

R-060 = Direct Effect kaarten in andermans beurt
    .says = Direct Effect kaarten zijn de enige soort die je kunt spelen als je niet aan de beurt bent. Al het andere wacht op je eigen actiefase.
    .example = In de beurt van bo mag ana op Bijenkoningin Eenhoorn antwoorden met een Stopkaart. Eenhoorngif moet wachten tot ana aan de beurt is.

R-061 = Zoveel Direct Effect kaarten als je wilt
    .says = Er is geen grens aan het aantal Direct Effect kaarten in een beurt, niet voor de tafel en niet voor jou. Je hand is grens genoeg.
    .example = ana speelt Eenneushoorn, bo antwoordt met een Stopkaart, ana legt daar ook een Stopkaart op, en cy legt er Superstopkaart bovenop. Drie Direct Effect kaarten in één beurt, en alles volgens het boekje.

R-062 = Je mag je kaart verdedigen
    .says = Antwoordt iemand met een Direct Effect kaart op jouw kaart, dan mag jij daar weer met een Direct Effect kaart op antwoorden. Dat je deze beurt al een kaart hebt gespeeld, maakt niet uit. Dat geldt in beide regelfamilies.
    .example = ana speelt Bijenkoningin Eenhoorn en bo antwoordt met een Stopkaart. ana antwoordt met nog een Stopkaart; heeft niemand daar iets aan toe te voegen, dan komt Bijenkoningin Eenhoorn binnen.

R-063 = Alle Direct Effect kaarten zijn Stopkaarten
    .says = In onze basisset en after-dark-set is elke Direct Effect kaart een soort Stopkaart: die houdt een kaart tegen die wordt gespeeld. Een Stopkaart is een kaart met “stop” in de naam, en sommige doen nog iets extra's.
    .example = ana zoekt met Vliegensvlugge Eenhoorn een Stopkaart en neemt Superstopkaart uit de aflegstapel. “Stop” staat in de naam, dus die telt.

R-064 = Kleuren en symbolen van de kaarten
    .says = De dozen zijn het over sommige kleuren niet eens. Hier: Baby roze, Normale Eenhoorn indigo, Magische Eenhoorn lichtblauw, alle met een hoorn; Magisch Effect groen met een ster, Positief Effect oranje met een pijl omhoog, Negatief Effect geel met een pijl omlaag, Direct Effect rood met een uitroepteken. Aan het symbool heb je genoeg.
    .example = ana kan oranje en geel niet uit elkaar houden. Regenboogaura heeft een pijl omhoog en Prikkeldraad een pijl omlaag, dus ana weet welke van de twee voor bo is.

R-070 = Effecten werken alleen in een Stal
    .says = Eenhoorns en Positief en Negatief Effect kaarten doen niets zolang je ze in je hand hebt. Ze werken pas als ze in een Stal liggen.
    .example = ana heeft Bijenkoningin Eenhoorn in de hand. bo kan nog gewoon Narwal spelen; ligt Bijenkoningin Eenhoorn eenmaal in de Stal van ana, dan komt er bij bo geen Normale Eenhoorn meer in.

R-071 = Een Stal binnenkomen
    .says = Een kaart komt je Stal binnen als die erin wordt gespeeld, gestolen, gelegd of verplaatst. Elke keer gebeurt dan het effect bij binnenkomst, voor jou. Kaarten die er al liggen, komen niet opnieuw binnen.
    .example = ana gebruikt Regenbooglasso en steelt Hebberige Vliegende Eenhoorn van bo. Die komt de Stal van ana binnen, dus ana trekt een kaart.

R-072 = Een Stal verlaten
    .says = Een kaart verlaat je Stal als die wordt opgeofferd, vernietigd of gestolen. Hier telt ook mee: teruggaan naar een hand, en ergens anders heen worden verplaatst.
    .example = bo heeft Prikkeldraad. ana speelt Eenhoorngif en vernietigt Narwal van bo: een Eenhoorn heeft de Stal van bo verlaten, dus bo legt een kaart af.

R-073 = Uitgelokte effecten
    .says = Een effect dat begint met “wanneer”, “telkens wanneer” of “zodra”, of met “aan het begin” of “aan het einde van je beurt”, is een uitgelokt effect: het gebeurt telkens als zijn moment daar is, en niet tussendoor. Verblindend Licht uit de tweede druk legt precies deze soort stil.
    .example = Prikkeldraad in de Stal van bo is zo'n effect. Er gebeurt niets tot een Eenhoorn de Stal binnenkomt of verlaat; dan legt bo een kaart af, elke keer één.

R-074 = Doorlopende effecten
    .says = Elk ander effect van een kaart in een Stal is doorlopend. Het geldt vanaf het moment dat de kaart er ligt tot die weer weg is, zonder dat iemand het hoeft te gebruiken.
    .example = Zolang bo Regenboogaura heeft, kan ana Eenneushoorn van bo niet kiezen voor Eenhoorngif. Als Kettingzaag Eenhoorn van ana Regenboogaura heeft vernietigd, kan het wel.

R-075 = “Mag” maakt een effect optioneel
    .says = Een effect is alleen optioneel als er “mag” in de tekst staat. Al het andere moet gebeuren voor zover het kan, of je nu wilt of niet.
    .example = ana speelt Haai met een Hoorn en mag die houden, want het effect is optioneel. bo speelt Allesverwoestende Eenhoorn: iedereen met een Eenhoorn offert er een op, bo ook.

R-076 = Uitgelokt: verplicht of optioneel
    .says = Een uitgelokt effect kan allebei zijn. Bij een verplicht effect vraagt de scheidsrechter alleen wat je kiest; bij een optioneel effect mag je ook nee zeggen.
    .example = De beurt van bo begint met Sadistisch Ritueel en Glitterbom in de Stal. Sadistisch Ritueel moet; Glitterbom mag bo gebruiken of laten.

R-080 = Het ene effect na het andere
    .says = Als het ene effect het andere uitlokt, vormen ze een keten van schakels, en elke schakel wordt afgemaakt voordat de volgende begint. Stablemates doet dat in beide regelfamilies zo.
    .example = ana speelt Haai met een Hoorn, offert die op en vernietigt Prikkie de Eenhoorn van bo. Pas als de Haai klaar is, beslist bo of Prikkie terugprikt.

R-081 = Eerst de keten afmaken
    .says = Het spel staat stil tot elke schakel van de effectketen is afgehandeld. Niemand trekt, doet een actie of eindigt een beurt zolang er nog een effect wacht.
    .example = ana speelt Twee Halen, Eén Betalen en vernietigt Joepie van cy en Prikkie de Eenhoorn van bo. Eerst mag bo met Prikkie terugprikken; dan pas gaat de beurt van ana naar het einde.

R-082 = Gelijktijdige effecten delen een schakel
    .says = Effecten die op hetzelfde moment worden uitgelokt, zijn samen één schakel, in beide regelfamilies. Een tafel kan ze ook een voor een laten afhandelen, in een volgorde die de eigenaar kiest (optie simultaneous).
    .example = Eenneushoorn en Glitterbom liggen in de Stal van ana als de beurt van ana begint. Ze worden samen uitgelokt en delen één schakel.

R-083 = Eerst kiezen, dan afhandelen
    .says = Voordat een schakel wordt afgehandeld, wordt elke speler en elke kaart in een Stal gekozen die de effecten gaan raken. Wat uit een hand, de trekstapel, de aflegstapel of de Babykamer komt, wordt pas bepaald als dat effect wordt afgehandeld.
    .example = ana richt Eenneushoorn op Narwal van bo en kiest voor Glitterbom Piepkleine Stal om op te offeren en Joepie van cy om te vernietigen. Er beweegt niets tot alle drie gekozen zijn.

R-084 = Nieuwe effecten, nieuwe schakel
    .says = Lokt een schakel nog meer effecten uit, dan wachten die tot hij klaar is. Daarna vormen ze samen de volgende schakel.
    .example = Door Allesverwoestende Eenhoorn offert iedereen een Eenhoorn op. bo kiest Prikkie de Eenhoorn, en cy heeft Prikkeldraad; de kaart die cy moet afleggen en de wraak van Prikkie delen de volgende schakel.

R-085 = Geen kaart twee keer per schakel
    .says = Effecten die een schakel delen, kunnen niet dezelfde kaart in een Stal kiezen. Elk effect heeft een eigen kaart nodig.
    .example = ana heeft Eenneushoorn en Glitterbom. Heeft Eenneushoorn Narwal van bo gekozen, dan moet Glitterbom iets anders zoeken om te vernietigen.

R-086 = Te weinig doelwitten, minder effecten
    .says = Heeft een schakel meer effecten dan kaarten om uit te kiezen, dan kunnen er maar zoveel effecten worden gebruikt als er kaarten zijn. Het gaat om het eerste wat elk effect doet.
    .example = Eenneushoorn en Eenhoornlasso willen allebei een Eenhoorn van een ander, maar de Baby van bo is de enige die er is. ana gebruikt een van de twee, niet allebei.

R-087 = Verplichte effecten kiezen eerst
    .says = Binnen een schakel kiezen verplichte effecten hun kaarten vóór optionele. In die volgorde worden ze ook afgehandeld.
    .example = ana heeft Sadistisch Ritueel en Glitterbom. Eerst kiest ana de Eenhoorn voor het Ritueel; wordt Glitterbom ook gebruikt, dan is daarvoor een andere kaart nodig om op te offeren.

R-088 = De beurt beëindigen schrapt geen effecten
    .says = Alle effecten aan het begin van een beurt worden samen uitgelokt. Een effect dat de beurt beëindigt, pakt de andere dus niets af: die mogen, of moeten, nog steeds gebeuren.
    .example = ana gebruikt Eenneushoorn, en dat beëindigt de beurt. Grijpautomaat mag nog, en Sadistisch Ritueel wil nog steeds een Eenhoorn.

R-089 = Geen winnaar midden in de keten
    .says = Winst telt zodra er niets meer af te handelen is: na een gespeelde kaart met alles wat die uitlokte, en na elke fase. Dat geldt hier in beide regelfamilies; een tafel kan winst ook meteen laten tellen (optie win).
    .example = Allesverwoestende Eenhoorn is de zevende Eenhoorn van ana, maar iedereen offert er een op, ook ana. Als het stof is neergedaald, heeft ana er zes en gaat het spel door.

R-090 = Alle anderen mogen antwoorden
    .says = Speelt iemand een kaart, dan krijgen alle anderen de kans om met een Direct Effect kaart te antwoorden. Overgeslagen wordt wie geen handkaarten heeft of van de eigen Stal niet mag, en iedereen als de kaart niet tegen te houden is.
    .example = ana speelt Eenneushoorn. bo en di krijgen de vraag; cy heeft Slakkengang in de Stal, die Stopkaarten verbiedt, en kan alleen toekijken.

R-091 = Antwoorden komen op een stapel
    .says = Een Direct Effect kaart komt boven op de kaart waarop die antwoordt. Samen vormen ze een antwoordstapel, die iedereen kan zien.
    .example = ana speelt Eenhoorngif en bo antwoordt met een Stopkaart. De stapel is nu Eenhoorngif met daarop de Stopkaart van bo.

R-092 = Alleen de bovenste kaart telt
    .says = Ligt er een antwoordstapel, dan mag alleen op de bovenste kaart worden geantwoord, door iedereen behalve wie hem neerlegde. Op een kaart die niet tegen te houden is, zoals Superstopkaart, kan niemand antwoorden.
    .example = De Stopkaart van bo ligt op Eenhoorngif van ana. cy heeft ook een Stopkaart, maar kan die alleen op de Stopkaart van bo spelen, en dat zou Eenhoorngif juist redden.

R-093 = Het snelste antwoord geldt
    .says = Iedereen die mag antwoorden, krijgt tegelijk de vraag. De eerste Direct Effect kaart die binnenkomt, gaat op de stapel; wie trager is, houdt de kaart in de hand. Houdt de tafel niet van wedstrijdjes, dan kan de vraag ook met de klok mee gaan (optie answers).
    .example = bo en di grijpen allebei naar een Stopkaart tegen Eenneushoorn van ana, en di is sneller. bo houdt de eigen Stopkaart en krijgt nu de vraag over die van di.

R-094 = Klaar als iedereen past
    .says = Op elke nieuwe bovenste kaart mag worden geantwoord tot iedereen die de vraag kreeg, heeft gepast. Een pas blijft staan tot er een andere kaart bovenop ligt, en wie heeft gepast, blijft geheim tot het antwoorden voorbij is.
    .example = bo en cy passen op Eenneushoorn van ana, en dan speelt di een Stopkaart. Er ligt nu een nieuwe kaart bovenop, dus bo en cy krijgen opnieuw de vraag.

R-095 = Van boven naar beneden
    .says = De antwoordstapel wordt afgehandeld vanaf de laatste kaart. Een Stopkaart stuurt de kaart eronder naar de aflegstapel en gaat er zelf achteraan.
    .example = ana speelt Eenneushoorn, bo legt er een Stopkaart op en ana daar weer een. De Stopkaart van ana komt het eerst en haalt die van bo weg, dus niets houdt Eenneushoorn nog tegen.

R-096 = Antwoorden tijdens het afhandelen
    .says = Met de effectketenregels mag er telkens als er kaarten van de stapel gaan, weer op de nieuwe bovenste kaart worden geantwoord, ook door wie eerder paste. Met de tweede-editieregels wordt de hele stapel zonder verdere antwoorden afgehandeld (optie reopen).
    .example = Superstopkaart van ana haalt de Stopkaart van bo weg, en Eenneushoorn van ana ligt weer bovenop. Met de effectketenregels mag cy daar nu een Stopkaart op leggen; met de tweede-editieregels is Eenneushoorn veilig.

R-097 = Stopkaarten stoppen kaarten, geen effecten
    .says = Een Stopkaart houdt een kaart tegen terwijl die uit een hand wordt gespeeld. Tegen wat een kaart in een Stal doet, helpt hij niet.
    .example = Eenneushoorn in de Stal van ana staat op het punt Narwal van bo te vernietigen. Aan een Stopkaart heeft bo nu niets; het moment daarvoor was toen ana Eenneushoorn speelde.

R-098 = Leggen is niet spelen
    .says = Een kaart wordt gespeeld als die als actie uit een hand komt, of als Direct Effect kaart in antwoord op een andere kaart. Een kaart die een effect in een Stal legt, wordt niet gespeeld, dus niemand kan er een Stopkaart tegen inzetten.
    .example = Regenboog Eenhoorn van ana was tegen te houden op het moment van spelen. Normale Eenhoorn (Rood), die daardoor uit de hand van ana in de Stal komt, is dat niet.

R-100 = Een willekeurige speler: ook jij
    .says = “Een willekeurige speler” is één speler die jij kiest, en dat mag je zelf zijn. Ook “een van de Stallen” mag die van jou zijn.
    .example = Nieuw Doelwit verplaatst een Positief of Negatief Effect kaart uit een van de Stallen. ana mag Nieuw Doelwit op de eigen Stal gebruiken en Piepkleine Stal doorsturen naar bo.

R-101 = Een andere speler ben jij nooit
    .says = “Een andere speler” is één speler die jij kiest, maar niet jijzelf. “Andermans Stal” is de Stal van zo iemand.
    .example = Met Oneerlijke Ruil ruil je van hand met een andere speler. ana kiest bo, cy of di.

R-102 = Elke speler is iedereen
    .says = “Elke speler” is iedereen aan tafel, ook wie de kaart heeft gespeeld.
    .example = Lamahoorn komt de Stal van ana binnen en elke speler legt een kaart af. ana dus ook.

R-103 = Elke andere speler spaart jou
    .says = “Elke andere speler” is iedereen aan tafel behalve jij. Dat betekent in beide regelfamilies hetzelfde.
    .example = Door Keurig Gekapte Lamahoorn legt elke andere speler een kaart af. bo, cy en di doen dat; de kaart is van ana, dus ana houdt alles.

R-104 = Een willekeurig aantal spelers
    .says = Met “een willekeurig aantal spelers” zou je zoveel spelers mogen kiezen als je wilt, maar nooit jezelf. Op dit moment staat dat op geen enkele kaart in onze sets.
    .example = Als een kaart het zei, kon ana alleen bo kiezen, of bo, cy en di, maar niet ana. Het dichtst in de buurt komt Twee Halen, Eén Betalen: de twee slachtoffers mogen van één speler zijn of van twee.

R-105 = Het doelwit vooraf noemen
    .says = De makkelijke manier (optie announce: before): je noemt de spelers die een Magisch Effect kaart gaat raken, of de Stal waarvoor een kaart bedoeld is, voordat de anderen over een Stopkaart beslissen. Welke kaarten je raakt, en wat een Eenhoorn bij binnenkomst doet, blijft nog open.
    .example = ana speelt Eenhoorngif en noemt bo. Nu beslissen bo, cy en di over een Stopkaart; welke Eenhoorn van bo eraan moet, zegt ana pas daarna.

R-106 = Het doelwit achteraf noemen
    .says = De lastige manier, en hier in beide regelfamilies de gewone (optie announce: after): eerst beslissen de anderen over een Stopkaart. Pas als de kaart erdoor komt, kies jij wie die raakt of in wiens Stal die gaat.
    .example = ana speelt Pandamonium. bo heeft zes Eenhoorns en een onbehaaglijk gevoel, en moet over een Stopkaart beslissen zonder te weten voor wiens Stal het is.

R-107 = Waar immune kaarten niets van merken
    .says = Een kaart waarop iets “geen invloed” heeft, is daar helemaal onbereikbaar voor. Je kunt de kaart niet apart raken en ook niet in een groep, en geen speler kan worden gedwongen die te kiezen.
    .example = In de tweede druk hebben Magisch Effect kaarten geen invloed op Magische Kittenhoorn. bo kan die van ana niet met Gemene Natrap terugbrengen naar de hand, en ana kan hem niet opofferen voor Twee Halen, Eén Betalen.

R-108 = Bij blind pakken beslist het toeval
    .says = Een kaart blind pakken doe je zonder te kijken. Aan een Stablemates-tafel loot het programma welke het wordt.
    .example = Met Amerihoorn pakt ana blind een kaart uit de hand van bo. ana zegt uit wiens hand; het toeval zegt welke kaart.

R-109 = Kiezen is kijken en uitzoeken
    .says = Een kaart kiezen betekent dat je bekijkt wat er is en neemt wat je bevalt.
    .example = Met Diefstal op Klaarlichte Dag bekijkt ana de hand van bo en kiest er een kaart uit. Superstopkaart, bijvoorbeeld.

R-110 = Zoeken en dan laten zien
    .says = Een kaart die je door zoeken vindt, krijgt iedereen te zien voordat die bij je handkaarten komt. Daarna wordt de trekstapel geschud als de kaart dat zegt, en je mag ook met lege handen terugkomen.
    .example = Met Chique Narwal zoekt ana in de trekstapel naar een Positief Effect kaart. ana neemt Regenboogaura, iedereen ziet het, en de trekstapel wordt geschud.

R-111 = Een Negatief Effect kaart opofferen
    .says = Laat een effect je “een kaart” opofferen, dan mag dat elke kaart in je Stal zijn. Een mooie manier om van een Negatief Effect kaart af te komen.
    .example = Voor Glitterbom moet ana een kaart opofferen om er een te mogen vernietigen. ana doet Prikkeldraad weg en mist het niet.

R-112 = In de volgorde van de kaart
    .says = Heeft een effect meerdere delen, dan doe je ze in de volgorde waarin de kaart ze noemt. Dat geldt in beide regelfamilies.
    .example = Met Eenkoorn aan de Kolf trekt ana twee kaarten en legt er een af. Trekken komt eerst, dus een van de nieuwe kaarten mag meteen weer weg.

R-113 = En: allebei doen
    .says = Staat er “en” tussen twee acties, dan moeten ze allebei gebeuren, en als de ene niet kan, vervalt de andere daardoor niet. Een “en” achter “als dat is gelukt” vervalt mee als het niet is gelukt.
    .example = Gemene Natrap brengt Eenneushoorn van bo terug naar de hand en laat bo een kaart afleggen. bo kan dat afleggen niet overslaan, maar mag wel kiezen wat er weggaat.

R-114 = Als dat is gelukt: alleen na succes
    .says = Bij “als dat is gelukt” (op gedrukte kaarten “daarna”) gebeurt de tweede actie alleen als de eerste helemaal is uitgevoerd. Een opoffering of vernietiging waarvoor iets anders in de plaats kwam, geldt als uitgevoerd.
    .example = Sadistisch Ritueel: offer een Eenhoorn op; als dat is gelukt, trek dan een kaart. Heeft ana geen Eenhoorn te geven, dan trekt ana niets; een Baby die teruggaat naar de Babykamer levert de kaart wel op.

R-115 = Als je dat doet: jouw keus
    .says = Bij “als je dat doet” volgt de tweede actie alleen als je voor de eerste hebt gekozen en die ook hebt gedaan.
    .example = ana laat Eenneushoorn rusten en vernietigt niets. De beurt eindigt dan ook niet, en ana trekt gewoon.

R-116 = Magisch Effect kaarten die het onmogelijke vragen
    .says = Met de effectketenregels kun je geen Magisch Effect kaart spelen die iets eist wat je niet kunt; met de tweede-editieregels mag dat wel en doe je wat kan (optie impossible). Eenhoorns vallen niet onder deze regel. Voorwaarden van de kaart zelf of van een andere kaart gelden altijd.
    .example = bo, de enige tegenstander van ana, heeft één kaart in de Stal. Met de effectketenregels kan ana Twee Halen, Eén Betalen niet spelen; met de tweede-editieregels offert ana een kaart op en vernietigt alleen die ene.

R-117 = Onmogelijke eisen negeer je
    .says = Vraagt iets in je Stal, of een kaart van een andere speler, iets van je wat niet kan, dan wordt dat deel gewoon overgeslagen.
    .example = Een Eenhoorn komt de Stal van ana binnen, en Prikkeldraad wil dat ana een kaart aflegt. De hand van ana is leeg, dus er wordt niets afgelegd en de Eenhoorn blijft.

R-118 = Wat als onmogelijk telt
    .says = Bijvoorbeeld: afleggen met een lege hand, opofferen uit een lege Stal, of iets opofferen wat je niet kunt opofferen.
    .example = De enige Eenhoorn van ana is Puppyhoorn, en die kan niet worden opgeofferd. Sadistisch Ritueel druipt hongerig af, en ana trekt er geen kaart voor.

R-120 = Met z'n tweeën: elk een Stopkaart
    .says = In een spel met z'n tweeën krijg je allebei één gewone Stopkaart voordat er wordt geschud en vijf kaarten worden gedeeld, dus je begint met zes. In de after-dark-set is dat Het Toverwoord Is Stop. Alle aanpassingen voor twee kunnen uit (optie two_player_setup).
    .example = ana en bo gaan zitten met elk zes kaarten. Allebei weten ze dat de ander een Stopkaart heeft, en geen van beiden heeft haast om als eerste iets te spelen.

R-121 = Met z'n tweeën: geen Normale Eenhoorns
    .says = In een spel met z'n tweeën gaan alle Normale Eenhoorns uit de trekstapel. Het programma zorgt ervoor (optie two_player_setup).
    .example = ana en bo komen Normale Eenhoorn (Rood) of Narwal nooit tegen. Narwal de Grote is een Magische Eenhoorn en blijft.

R-122 = Basiskaarten die voor twee wegblijven
    .says = Voor twee mist de basisset van de tweede editie ook Bijenkoningin Eenhoorn, Verleidelijke Eenhoorn, Regenboog Eenhoorn, Moeder de Gans Eenhoorn, Dodenbezweerder Eenhoorn, Oppascamera, Sadistisch Ritueel, Slakkengang en Joepie. Die van de tweede druk mist Bijenkoningin Eenhoorn, Regenboog Eenhoorn, Supervruchtbare Eenhoorn, Extra Staart, Regenboogmanen, Oppascamera, Sadistisch Ritueel, Slakkengang, Glitterbom en Joepie.
    .example = ana en bo spelen met de basisset van de tweede editie. Glitterbom kan opduiken, Joepie niet. Met de basisset van de tweede druk komen twee spelers ze geen van beide tegen.

R-123 = After-dark-kaarten die voor twee wegblijven
    .says = Voor twee doet de after-dark-set het ook zonder zestien verschillende kaarten, waaronder Eunuchoorn, Verwaande Eenhoorn, Eenhoornkater, Eenhoornspeed en Eenhoornkelder. De lijst hoort bij de set, niet bij een regelfamilie, en het programma regelt het.
    .example = In een spel met z'n tweeën slaat bo nooit een beurt over door Eenhoornkater. Sekteleider Eenhoorn zit nog wel gewoon in de trekstapel.

R-124 = Uitbreidingen met z'n tweeën
    .says = Een uitbreiding heeft een eigen lijst voor een spel met z'n tweeën. Aan een Stablemates-tafel geeft elke set aan welke kaarten wegblijven, en het programma haalt ze eruit, samen met alle Normale Eenhoorns.
    .example = ana en bo nemen Nachtmarkt erbij, en daarin hoeft geen enkele kaart weg. Alles wordt meegeschud, terwijl Bijenkoningin Eenhoorn wegblijft zoals altijd.

R-125 = Verder gewoon, ook met z'n tweeën
    .says = Op de kleinere trekstapel en de extra Stopkaart na heeft een spel met z'n tweeën geen eigen regels. Met zeven Eenhoorns win je.
    .example = ana heeft zes Eenhoorns en bo vier. ana heeft er toch nog één nodig.

R-130 = Wie het eerst genoeg Eenhoorns heeft, wint
    .says = Wie als eerste genoeg Eenhoorns in de Stal heeft, wint zodra er niets meer af te handelen is. Halen meerdere spelers het tegelijk, dan wint wie aan de beurt is, als die erbij zit; anders beslissen de meeste Eenhoorns, en dan de letters.
    .example = Er spelen er vier, en ana heeft zes Eenhoorns. ana speelt Narwal, niemand legt er een Stopkaart op, en met zeven Eenhoorns is het spel uit.

R-131 = Zeven aan een kleine tafel
    .says = Met twee tot vijf spelers win je met zeven Eenhoorns.
    .example = ana, bo, cy en di zijn met z'n vieren. Van zes Eenhoorns in de Stal van bo wordt iedereen zenuwachtig, maar winst is het nog niet.

R-132 = Zes aan een grote tafel
    .says = Met zes, zeven of acht spelers win je met zes Eenhoorns.
    .example = Twee vrienden schuiven aan bij ana, bo, cy en di. Nu zijn ze met z'n zessen, en de zesde Eenhoorn van di wint het spel.

R-133 = Waarvoor een Eenhoornkaart telt
    .says = Elke Eenhoornkaart in een Stal telt als één Eenhoorn, tenzij een kaart iets anders zegt. Sommige tellen voor twee, en onder kaarten als Pandamonium tellen ze voor nul.
    .example = bo heeft Eenorme Eenhoorn en drie andere Eenhoorns: vier kaarten, maar vijf Eenhoorns. Dan speelt ana Pandamonium in de Stal van bo, en tellen ze voor nul.

R-134 = Als de trekstapel op is
    .says = Is de trekstapel leeg, is er niets meer af te handelen en heeft nog niemand gewonnen, dan wint wie de meeste Eenhoorns heeft. Een tafel kan ook wachten tot er voor het eerst vergeefs wordt getrokken, of de aflegstapel tot een nieuwe trekstapel schudden (optie deck_out).
    .example = bo trekt de laatste kaart in de kaartentrekfase en krijgt geen actiefase meer. ana heeft vijf Eenhoorns en niemand anders meer dan vier, dus ana wint.

R-135 = Bij gelijke stand tellen de letters
    .says = Spelers die samen de meeste Eenhoorns hebben, vergelijken de letters in de namen van die Eenhoorns; het hoogste totaal wint. Spaties en leestekens tellen niet; de namen zijn die in de kaarttaal van de tafel (optie card_language).
    .example = ana en bo hebben allebei vijf Eenhoorns, maar de namen van ana tellen samen 61 letters en die van bo 64, dus bo wint. Eenneushoorn is goed voor 12 letters, Normale Eenhoorn (Rood) voor 19.

R-136 = Nog steeds gelijk, iedereen verliest
    .says = Zijn de Eenhoorns én de letters gelijk, dan wint niemand. Ook de spelers die achter stonden niet.
    .example = De trekstapel is leeg; ana en bo hebben allebei vijf Eenhoorns en 61 letters. Ze verliezen, en cy met drie Eenhoorns verliest gezellig mee.

R-140 = Drinken: een Eenhoorn kwijt
    .says = Staan de drinkregels aan (optie drinking, alleen voor volwassenen), dan krijg je een melding om een slok te nemen als een Eenhoorn van jou wordt opgeofferd of vernietigd, één per Eenhoorn. De melding verandert nooit iets aan het spel.
    .example = ana vernietigt met Eenhoorngif Eenneushoorn van bo. Een melding zegt dat bo een slok neemt, en het spel gaat verder.

R-141 = Drinken: vergeten te trekken
    .says = Aan een echte tafel kost het een slok als je voor je actie vergeet te trekken. Hier kan dat niet gebeuren: het programma vergeet nooit voor je te trekken.
    .example = De actiefase van ana begint. De kaart van deze beurt zit al in de hand van ana, dus er komt geen melding.

R-142 = Drinken: drie Stopkaarten in een beurt
    .says = Staan de drinkregels aan (optie drinking), dan mag de winnaar van het stopgevecht waarin de derde Stopkaart van de beurt valt, een willekeurige speler aanwijzen, die een melding voor een slok krijgt, of niemand. Winnaar is wie de Direct Effect kaart speelde die het laatst is afgehandeld. De vraag komt één keer per beurt.
    .example = ana speelt Eenneushoorn, bo legt er een Stopkaart op, ana daar weer een, en bo nog een. Eenneushoorn wordt tegengehouden door een Stopkaart van bo, dus bo mag iemand aanwijzen.

R-143 = Eén keer per spel een nieuwe hand
    .says = Als de tafel het toestaat (optie mulligan, alleen voor volwassenen), mag je één keer per spel aan het begin van je beurt je hele hand afleggen en evenveel kaarten trekken. Staan drinking of strip aan, dan herinnert een melding je aan wat daartegenover staat.
    .example = ana begint de beurt met vijf onbruikbare kaarten. ana legt ze alle vijf af, trekt er vijf nieuwe, en mag dat dit spel niet nog eens doen.

R-144 = Strippen: een kaart afleggen
    .says = Staan de stripregels aan (optie strip, alleen voor volwassenen), dan krijg je voor elke kaart die je aflegt een melding om één kledingstuk uit te doen. Een nieuwe hand volgens R-143 telt voor elke kaart één keer. De melding verandert nooit iets aan het spel.
    .example = Door Lamahoorn van ana legt elke speler een kaart af. Iedereen krijgt één melding.

R-145 = Strippen: een Negatief Effect kaart komt binnen
    .says = Staan de stripregels aan (optie strip), dan krijg je een melding om één kledingstuk uit te doen als een Negatief Effect kaart je Stal binnenkomt, op welke manier ook.
    .example = bo speelt Prikkeldraad in de Stal van ana. ana krijgt een melding, en Prikkeldraad op de koop toe.

R-146 = Strippen: een Positief Effect kaart komt binnen
    .says = Staan de stripregels aan (optie strip), dan krijg je een melding om één kledingstuk weer aan te doen als een Positief Effect kaart je Stal binnenkomt, op welke manier ook.
    .example = ana speelt Regenboogaura in de eigen Stal. Een melding zegt dat ana weer iets aan mag doen.

R-147 = Huisregels zijn welkom
    .says = Een groep mag eigen optionele regels toevoegen. Het programma kent alleen zijn tafelopties; wat daarbuiten valt, regelen de spelers onderling, en controleren doet het dat niet.
    .example = ana, bo en cy spreken af dat elke Superstopkaart een rondje applaus verdient. Het programma vindt het best en klapt niet mee.

R-148 = Let een beetje op elkaar
    .says = De drink- en stripregels staan uit, tenzij de host verklaart dat iedereen volwassen is (optie adults) en ze aanzet. Meedoen is altijd ieders eigen keus, en zonder die regels verloopt het spel precies hetzelfde.
    .example = di wil liever gewoon kaarten. De tafel laat de opties drinking en strip uit, of di negeert de meldingen; niets in het spel hangt ervan af.

Q-01 = Effecten van meerdere spelers tegelijk
    .says = Lokt één gebeurtenis effecten van meerdere spelers uit, wie gaat er dan eerst? Wie aan de beurt is, en daarna de anderen met de klok mee.
    .example = ana gebruikt Eenhoorntje Ruilen: Eenkoorn aan de Kolf komt naar ana, Hebberige Vliegende Eenhoorn gaat naar bo. ana is aan de beurt, dus eerst trekt ana twee kaarten en legt er een af; daarna trekt bo.

Q-02 = Twee spelers halen het tegelijk
    .says = Hebben meerdere spelers op hetzelfde moment genoeg Eenhoorns, wie wint er dan? Wie aan de beurt is, als die erbij zit. Anders wie de meeste Eenhoorns heeft, en dan wie de meeste letters in de namen van die Eenhoorns heeft; is ook dat gelijk, dan verliest iedereen.
    .example = ana speelt Zeemeerhoorn als zevende Eenhoorn en brengt uit pure beleefdheid de Pandamonium die op de zeven van bo lag, terug naar de hand van bo. Allebei hebben ze er nu zeven; ana is aan de beurt, dus ana wint.

Q-03 = Niets doen in de actiefase
    .says = Mag je je actie gewoon overslaan? Niet zolang er een kaart in de trekstapel zit: trekken kan altijd, dus je speelt een kaart of je trekt er een.
    .example = bo heeft alleen een Stopkaart in de hand, en een Stopkaart is geen actie. bo trekt een kaart, en dat was de actie.

Q-04 = Wie er eerst antwoordt
    .says = Iedereen die mag antwoorden, krijgt tegelijk de vraag, of met de klok mee (optie answers). De eerste Direct Effect kaart gaat op de stapel en opent een nieuwe ronde; tragere blijven in de hand; een pas geldt tot er een andere kaart bovenop ligt. Alleen zichtbare redenen sluiten je uit: je eigen kaart bovenop, een lege hand, een kaart die het verbiedt, een bovenste kaart die niet tegen te houden is.
    .example = ana speelt Eenneushoorn; bo en cy sturen allebei een Stopkaart, bo een oogwenk eerder. Die van bo gaat op de stapel en cy houdt de eigen Stopkaart. di heeft Slakkengang in de Stal en krijgt de vraag niet eens.

Q-05 = Wanneer de trekstapel op is
    .says = Wanneer precies maakt een lege trekstapel een eind aan het spel? Zodra er niets meer af te handelen is; eerst wordt nog gekeken of iemand heeft gewonnen. Wie in de kaartentrekfase de laatste kaart trekt, krijgt geen actie. Legt een lopend effect kaarten terug, dan gaat het spel door. Een tafel kan ook kiezen voor de eerste keer vergeefs trekken, of voor opnieuw schudden (optie deck_out).
    .example = ana trekt in de kaartentrekfase de laatste kaart en niemand heeft zeven Eenhoorns. Daar eindigt het spel, nog voor de actie van ana, en de speler met de meeste Eenhoorns wint.

Q-06 = Wat als letter telt
    .says = Als letters een gelijke stand beslissen, wat is dan een letter? Elk alfabetisch teken van de naam in de kaarttaal van de tafel (optie card_language). Spaties, streepjes, haakjes en andere tekens tellen niet mee.
    .example = Haai met een Hoorn is 15 letters waard. De drie spaties zijn niets waard, hoe fraai ze ook staan.

Q-07 = Waar een werkende Magisch Effect kaart ligt
    .says = Waar is een Magisch Effect kaart terwijl die wordt afgehandeld? Met de tweede-editieregels al in de aflegstapel; met de effectketenregels gaat de kaart erheen als het effect is afgehandeld (optie magic_card). Schudden voor Gebruik schudt zichzelf in beide gevallen door de trekstapel.
    .example = ana speelt Mystieke Maalstroom. Met de tweede-editieregels ligt die in de aflegstapel en wordt met de rest door de trekstapel geschud; met de effectketenregels komt die daar te laat voor.

Q-08 = Wanneer de mulligan mag
    .says = Met optie mulligan mag je één keer per spel je hand afleggen en evenveel trekken; wanneer? Aan het begin van je beurt, als je een handkaart hebt: nadat verplichte effecten hebben gekozen en voordat er iets wordt afgehandeld. Een te kleine trekstapel geeft wat er is. Met optie drinking of strip volgt een melding, en strip telt ook de afgelegde kaarten.
    .example = De beurt van bo begint met vier handkaarten waar niemand van kan houden. bo legt ze af, trekt vier andere en krijgt de mulligan dit spel niet meer aangeboden.

Q-09 = Wie een stopgevecht wint
    .says = Wie is de winnaar als er Stopkaarten over en weer gaan? De speler van de laatste Direct Effect kaart die daarbij is afgehandeld. Omdat de stapel van boven naar beneden gaat, is dat vaak niet wie het laatst antwoordde.
    .example = ana speelt Narwal; bo, ana, cy en di leggen er in die volgorde elk een Stopkaart op. Die van di stopt die van cy, dan stopt die van ana die van bo. De kaart van ana was het laatst: ana heeft gewonnen, en Narwal leeft.

Q-10 = Wat je vóór de Stopkaarten noemt
    .says = Worden doelwitten vooraf genoemd (optie announce), wat zeg je dan? Bij een Magisch Effect kaart elke speler van wie die de hand of de Stal gaat raken, en welke mogelijkheid je kiest; bij een kaart die een Stal in gaat, alleen die Stal. Nooit de kaarten. Genoemd is genoemd, ook als het niet meer werkt.
    .example = ana speelt Diefstal op Klaarlichte Dag en noemt bo. bo geeft de laatste handkaart uit, een Stopkaart, en ana legt daar een Stopkaart op. Genoemd is genoemd, de hand van bo is leeg, en er wordt niets genomen.

Q-11 = Pandamonium en zulke kaarten
    .says = Wat raakt Eenhoorns nog als ze Panda's zijn? Ze tellen voor nul, en geen effect of bescherming die over Eenhoorns gaat, bereikt ze; een effect op zomaar een “kaart” wel, tenzij jullie tafel bepaalt dat niets ze raakt (optie masquerade). Effecten die alleen opletten of Eenhoornkaarten komen en gaan, zoals Prikkeldraad, werken nog.
    .example = De Eenhoorns van bo zijn Panda's. Met Eenhoorngif kan ana ze niet raken; met Twee Halen, Eén Betalen wel, en Regenboogaura helpt bo niet, want die gaat over Eenhoorns.

Q-12 = Duistere Engel offert zichzelf op
    .says = Mag Duistere Engel Eenhoorn voor het eigen effect worden opgeofferd? Ja, maar dan mag het niet de kaart zijn die dit effect terughaalt.
    .example = ana speelt Duistere Engel Eenhoorn en offert juist die kaart op. ana mag Eenneushoorn uit de aflegstapel terughalen, maar niet de Engel.

Q-13 = Twee vervangingen voor één gebeurtenis
    .says = Passen twee effecten met “in plaats daarvan” op één gebeurtenis, welk geldt dan? De speler van die Stal kiest er een, of geen als ze allemaal optioneel zijn. Een gebeurtenis wordt één keer vervangen en geldt als gedaan; wat er in de plaats komt, mag weer door een andere kaart worden vervangen. Elke vernietiging is een eigen gebeurtenis, en een kaart die door hetzelfde effect wordt vernietigd, kan niet invallen.
    .example = In de tweede editie speelt ana Eenhoorngif op Eenhoornfeniks van bo, met Zwarte Ridder Eenhoorn ernaast. bo mag een kaart afleggen, of Zwarte Ridder opofferen, of de feniks laten gaan. Eén daarvan, geen twee.

Q-14 = Terug naar een hand
    .says = Heeft een kaart die teruggaat naar een hand de Stal verlaten? Ja, en alles wat op vertrekkende kaarten let, merkt het.
    .example = bo heeft Prikkeldraad, en ana brengt met Gemene Natrap Narwal van bo terug naar de hand. bo legt een kaart af voor Gemene Natrap en, als er nog een is, nog een voor Prikkeldraad.

Q-15 = Volgorde binnen een schakel
    .says = Effecten die samen worden uitgelokt, vormen een schakel. Eerst kiezen de verplichte: wie aan de beurt is en dan de anderen met de klok mee, oudste kaart eerst; daarna de optionele, in de volgorde waarin elke speler ze gebruikt. Ze worden afgehandeld in de volgorde waarin ze kozen, en pas dan wordt naar voorwaarden gekeken.
    .example = De beurt van ana begint met Eenneushoorn en Sadistisch Ritueel. Eerst wordt het slachtoffer van het Ritueel gekozen, dan dat van Eenneushoorn. Daarna offert ana op en trekt een kaart voor het Ritueel, en pas dan vernietigt Eenneushoorn.

Q-16 = Wanneer je een optioneel effect krijgt aangeboden
    .says = Een optioneel effect wordt aangeboden als de eerste actie voor de hele tafel mogelijk lijkt: het aantal handkaarten telt, de inhoud niet, dus soms kun je alleen nee zeggen. Is er een beletsel dat iedereen ziet, zoals Bijenkoningin Eenhoorn bij een ander, dan krijg je de vraag niet. Latere acties die onmogelijk blijken, worden genegeerd.
    .example = ana speelt Regenboog Eenhoorn en heeft nog twee handkaarten, geen van beide een Normale Eenhoorn. ana krijgt toch de vraag en kan alleen nee zeggen, en bo wordt er niets wijzer van.

Q-17 = Minder dan het gevraagde aantal
    .says = Een verplichte actie doet zoveel als er zijn; een optionele heeft ze allemaal nodig. “Als dat is gelukt” en “als je dat doet” vragen het volle aantal. “Alle” mag nul zijn, maar niet vóór “als dat is gelukt”. Zolang er iemand of iets is waarbij de eerste actie van het effect lukt, kun je niets kiezen waarbij die mislukt.
    .example = Met de tweede-editieregels speelt ana De Kansen Keren als enige handkaart, trekt er twee en zou er drie moeten afleggen. Die twee gaan weg, en omdat twee geen drie is, komt er geen extra beurt.

Q-18 = Een gekozen kaart is weg
    .says = Wat als een kaart die voor een effect is gekozen er niet meer is als het zover is? Dan gebeurt die actie niet, en er wordt niets anders voor in de plaats gekozen.
    .example = ana geeft met Eenhoorntje Ruilen een zesde Eenhoorn aan bo en wil er Eenneushoorn voor. Piepkleine Stal van bo gaat voor, bo offert daarvoor Eenneushoorn op, en ana krijgt niets.

Q-19 = Wat een schakel uitlokt
    .says = Wat gebeurt er met effecten die worden uitgelokt terwijl andere worden afgehandeld? Ze wachten en vormen samen de volgende schakel. Zo'n effect gaat ook door als zijn kaart intussen weg is, behalve een actie waarvoor die kaart er moet liggen.
    .example = ana vernietigt met Twee Halen, Eén Betalen Prikkie de Eenhoorn van bo en Narwal van cy. Als ze allebei weg zijn, komt de wraak van Prikkie, en bo mag die gebruiken hoewel Prikkie al in de aflegstapel ligt.

Q-20 = Vliegende Eenhoorns en Baby's op weg naar buiten
    .says = Is de terugkeer van een Vliegende Eenhoorn naar de hand, of van een Baby naar de Babykamer, een “in plaats daarvan”? Nee: daar gaan ze gewoon heen als ze worden opgeofferd of vernietigd. Ze komen nooit in de aflegstapel, en de daad geldt als gedaan. Verblindend Licht ontneemt dit aan Vliegende Eenhoorns, niet aan Baby's.
    .example = ana offert Hebberige Vliegende Eenhoorn op voor Twee Halen, Eén Betalen. Die gaat terug naar de hand van ana, geldt als opgeofferd, en er worden toch twee kaarten van andere spelers vernietigd.

Q-21 = Verblindend Licht (tweede druk) en “in plaats daarvan”
    .says = Wat legt Verblindend Licht uit de tweede druk stil? Alleen uitgelokte effecten, maar die met “in plaats daarvan” horen daarbij; doorlopende blijven. Zowel bij de tweede editie als bij de tweede druk vervallen de effecten bij het vertrek van de kaart zelf: niets komt terug, en gestolen buit blijft. Puppyhoorn verhuist niet meer, maar blijft beschermd.
    .example = Prikkie de Eenhoorn wordt vernietigd in de Stal van bo, onder Verblindend Licht. Met geen van beide sets neemt Prikkie iemand mee.

Q-22 = Piepkleine Stal en Eenhoornscheet
    .says = Wanneer wordt naar deze twee gekeken? Na elke losse gebeurtenis, vóór alles wat wacht. Voor Piepkleine Stal mag je elke Eenhoorn opofferen: ook de nieuwkomer, waarvan het effect bij binnenkomst toch gebeurt, of een die een wachtend effect heeft gekozen.
    .example = ana heeft Piepkleine Stal en vijf Eenhoorns als Hebberige Vliegende Eenhoorn binnenkomt. ana offert die meteen op, hij gaat terug naar de hand, en de kaart voor de binnenkomst trekt ana evengoed.

Q-23 = Eenhoorns die terug moeten
    .says = Wanneer gaat een tijdelijk gestolen of uitgeleende Eenhoorn naar huis? Alleen als hij is gebleven waar hij is neergelegd; bij Eenhoornlasso en Uitleenhoorn moet ook die kaart zijn gebleven. Verspert Bijenkoningin Eenhoorn of Eunuchoorn de weg, dan vervalt de schuld. Aan het einde van de beurt komt teruggeven vóór de handkaartenlimiet.
    .example = ana vangt met Eenhoornlasso Eenneushoorn van bo, speelt dan Twee Halen, Eén Betalen en offert daarvoor Eenhoornlasso op. Aan het einde van de beurt gaat er niets naar huis: ana mag Eenneushoorn houden.

Q-24 = Een kaart verplaatsen
    .says = Is verplaatsen hetzelfde als stelen, of als spelen? Geen van beide, maar de kaart verlaat wel de ene Stal en komt de andere binnen, met alles wat dat uitlokt. Een kaart die al ligt waar die heen moet, vertrekt niet en komt niet binnen, en je kunt als bestemming niet de Stal kiezen waar de kaart al ligt.
    .example = De beurt van bo begint en Puppyhoorn verhuist van ana naar bo. Prikkeldraad van ana ziet hem vertrekken, dus ana legt een kaart af. Had Puppyhoorn al bij bo gelegen, dan was er niets gebeurd.

Q-25 = Elke speler moet kiezen
    .says = Als elke speler moet kiezen, wie gaat er dan eerst? Iedereen krijgt tegelijk de vraag, en er gebeurt niets tot de laatste heeft gekozen. Dan wordt alles samen uitgevoerd, vanaf wie aan de beurt is met de klok mee.
    .example = ana speelt Lamahoorn, en iedereen kiest een kaart om af te leggen. Als cy er eindelijk uit is, gaan de kaarten weg: eerst die van ana, dan die van bo, dan die van cy.

Q-26 = Overgeslagen en extra beurten
    .says = Welke beurt sla je over, en tellen extra beurten op? Overslaan kost je de eerstvolgende beurt die je zou hebben, ook een extra beurt, en in een overgeslagen beurt gebeurt niets; zelfs Puppyhoorn verhuist niet. Extra beurten tellen op.
    .example = ana richt Eenhoornkater op bo. Als bo aan de beurt zou zijn, is er geen begin, geen kaart trekken en geen actie; cy is meteen aan de beurt.

Q-27 = De trekstapel voor twee spelers
    .says = Welke kaarten blijven weg met z'n tweeën? Elke set heeft een eigen lijst, met welke regelfamilie je ook speelt. Je begint ook allebei met één gewone Stopkaart (Het Toverwoord Is Stop in de after-dark-set), en dat weten jullie van elkaar. Dit alles kun je laten zitten (optie two_player_setup).
    .example = ana en bo spelen met de basisset. Elk krijgt vijf kaarten en een Stopkaart die geen geheim is, en Bijenkoningin Eenhoorn blijft in de doos.

Q-28 = Wat iedereen kan zien
    .says = Wat is open voor iedereen? Elke kaart in de Stallen, de aflegstapel, de Babykamer en de antwoordstapel, en hoeveel kaarten er in elke hand en in de trekstapel zitten. Wie op een kaart heeft gepast, zie je pas als de antwoordronde gesloten is.
    .example = bo ziet dat ana zes handkaarten heeft en mag de hele aflegstapel doorlezen. Of cy al heeft gepast op Eenneushoorn van ana, ziet bo nog niet.

Q-29 = Spellen die nooit ophouden
    .says = Wat maakt een eind aan een eindeloze kringloop? Het optionele effect van één kaart wordt hoogstens 20 keer per beurt aangeboden, weigeringen meegeteld. Na 1000 beurten eindigt het spel alsof de trekstapel op was, en de uitslag zegt dat erbij.
    .example = ana, bo en cy schudden de aflegstapel telkens weer door de trekstapel, tot beurt 1000 voorbij is. De Eenhoorns worden geteld, ana heeft de meeste en wint, en de uitslag noemt de reden.

Q-30 = Dubbel Hollands en Eenhoornkelder
    .says = Wat mag je daarmee precies? Hoogstens twee kaarten spelen, of één kaart trekken, maar niet van elk een. Een tegengehouden kaart telt als gespeeld. Het geldt deze beurt ook als de kaart weggaat, en twee van zulke kaarten tellen niet op.
    .example = ana gebruikt Dubbel Hollands, en bo houdt de eerste kaart tegen met een Stopkaart. ana mag nog Eenneushoorn als tweede spelen of het daarbij laten, maar niet in plaats daarvan trekken.

Q-31 = Terughalen wat je net betaalde
    .says = Mag een effect zijn eigen prijs terughalen? Een kaart haalt nooit zichzelf terug met het effect waarvoor hij is opgeofferd. Een kaart die je voor het effect hebt afgelegd, mag het wel zijn, en ook een Eenhoorn die voor een ander effect van dezelfde schakel is opgeofferd.
    .example = ana legt Narwal en Eenneushoorn af voor Dodenbezweerder Eenhoorn en legt diezelfde Eenneushoorn in de Stal. Reddende Engel Eenhoorn, die zichzelf heeft opgeofferd, kan zichzelf niet ophalen.

Q-32 = Ook de nieuwkomer mag worden opgeofferd
    .says = Door Allesverwoestende Eenhoorn en Sekteleider Eenhoorn moet elke speler een Eenhoorn opofferen. Mag je als bezitter juist die kaart opofferen? Ja.
    .example = ana speelt Allesverwoestende Eenhoorn, offert die voor het eigen effect op en houdt de Baby. bo heeft alleen Eenneushoorn en moet er afscheid van nemen.

Q-33 = Kaarten die een Normale Eenhoorn nodig hebben
    .says = Waar moet de Normale Eenhoornkaart liggen? Bij Regenboogmanen en Extra Staart in de Stal waar ze binnenkomen, hoe ze daar ook komen. Bij de drie after-dark-kaarten met zo'n voorwaarde, waaronder Eenhoornspeed, in de Stal van wie de kaart speelt, en alleen op het moment van spelen.
    .example = ana wil Extra Staart met Nieuw Doelwit naar bo sturen, die geen Normale Eenhoornkaart heeft: dat kan niet. cy heeft Narwal, en dat is er een, dus naar cy mag het wel.

Q-34 = Uit welke namen de letters komen
    .says = Welke naam telt als letters een gelijke stand beslissen? Die van de kaarten in de gekozen kaarttaal (optie card_language), met de kleur tussen haakjes erbij. Het bewaarde spel onthoudt de gebruikte aantallen, dus een latere nieuwe naam verandert geen uitslag.
    .example = Normale Eenhoorn (Indigo) telt 21 letters, Normale Eenhoorn (Rood) maar 19. Als het erom spant, loont het om de langere kleuren op stal te zetten.

Q-35 = Baby's kiezen
    .says = Wie kiest als eerste een Baby? De startspeler, en daarna de anderen in speelvolgorde. De tafel kan ze ook laten uitdelen (optie babies).
    .example = ana, bo, cy en di zitten in die volgorde, en cy begint. cy kiest eerst, dan di, ana en bo.

Q-36 = Lege trekstapel met Piepkleine Stal of Pandamonium
    .says = Hoe tellen de Eenhoorns als de trekstapel op is en een van deze kaarten er ligt? Zoals altijd: Panda's tellen voor nul, en Piepkleine Stal maakt geen verschil.
    .example = De trekstapel is leeg. De zes Panda's van bo tellen voor nul, ana heeft vier Eenhoorns onder Piepkleine Stal en cy heeft er drie. ana wint.

Q-37 = Eenhoornorakel
    .says = Wat als er minder dan drie kaarten over zijn, en moet je de gekozen kaart laten zien? Je bekijkt zoveel kaarten als er zijn, en de kaart die je neemt, blijft geheim.
    .example = Er zitten nog twee kaarten in de trekstapel. Met Eenhoornorakel bekijkt ana ze allebei, neemt er een zonder die te laten zien en legt de andere terug.

Q-38 = Eenhoornkrimpstraal
    .says = Baby's in de gekozen Stal gaan naar de Babykamer en tellen mee; daarna komen er zoveel Baby's binnen als er Eenhoorns weggingen, of zoveel als de Babykamer er heeft. Een te lege Babykamer is nooit een reden waarom je de kaart niet mag spelen. De effecten van de verplaatste kaarten zelf staan uit, maar Prikkeldraad merkt ze wel op.
    .example = ana richt Eenhoornkrimpstraal op bo, met Eenneushoorn, Prikkie de Eenhoorn en een Baby in de Stal. Alle drie gaan ze weg, Prikkie neemt niemand mee, en er komen drie Baby's binnen.

Q-39 = Panda's, Verblindend Licht en Prikkeldraad
    .says = Verblindt Verblindend Licht ook Panda's? Nee, het neemt alleen hun effect bij binnenkomst weg, want ze komen als Eenhoorn binnen. Prikkeldraad kijkt naar Eenhoornkaarten en werkt dus als Panda's komen en als ze gaan.
    .example = bo heeft Pandamonium en Verblindend Licht. Eenneushoorn van bo mag aan het begin van de beurt nog steeds vernietigen, maar als Lamahoorn binnenkomt, legt niemand iets af.

Q-40 = Wat een Stopkaart doet
    .says = Waar gaan de kaarten heen, en ben je je actie kwijt? De kaart onder de Stopkaart en de Stopkaart zelf gaan allebei naar de aflegstapel, en de actie is op.
    .example = ana speelt Eenneushoorn, bo legt er een Stopkaart op en niemand antwoordt. Beide kaarten gaan naar de aflegstapel, en de actie van ana is voorbij.

Q-41 = Wat je van een andere hand weet
    .says = Welke kaarten in andermans hand gelden voor jou als bekend? Die je daarheen zag gaan of daar zag zitten en die sindsdien zeker niet weg zijn. Wordt er ongezien iets blind gepakt, weggegeven of geschud, dan is het gedaan met die kennis voor iedereen die niet zag welke kaart het was.
    .example = Zeemeerhoorn van ana brengt Eenneushoorn terug naar de hand van bo, en iedereen weet dat hij daar zit. Dan pakt cy met Amerihoorn blind een van de vijf kaarten van bo: bo en cy weten welke, ana weet het niet meer zeker.

Q-42 = Magisch Effect kaarten die als laatste weggaan
    .says = Met de effectketenregels (optie magic_card) gaat een Magisch Effect kaart na afhandeling naar de aflegstapel; wanneer precies? Zodra het effect van de kaart zelf klaar is, vóór alles wat dat heeft uitgelokt.
    .example = Met de effectketenregels haalt ana met Mond-op-Hoornbeademing Magische Vliegende Eenhoorn terug. Als het effect bij binnenkomst aan de beurt is, ligt Mond-op-Hoornbeademing al in de aflegstapel, en ana mag die weer in de hand nemen.

Q-43 = Effecten op “alle” kaarten
    .says = In welke volgorde werkt een effect op “alle” kaarten? Kaart voor kaart, de oudste eerst, de Stallen met de klok mee vanaf wie aan de beurt is, en na elke kaart wordt naar Piepkleine Stal en dergelijke gekeken. Immune kaarten worden overgeslagen en niet meegeteld.
    .example = bo heeft een oude Pandamonium, een nieuwere Piepkleine Stal en zeven Eenhoorns. Resetknop van ana ruimt eerst Pandamonium op, dus Piepkleine Stal eist nog twee Eenhoorns op voordat die zelf gaat.

Q-44 = Zoeken en niets vinden
    .says = In de trekstapel zoeken wordt altijd aangeboden als er een kaart in zit; je mag niets nemen, en er wordt toch geschud als de kaart dat zegt. De aflegstapel ligt open, dus daaruit nemen wordt alleen aangeboden als er een passende kaart ligt, en als je het doet, moet je er een nemen.
    .example = ana zoekt met Chique Narwal, maar er is geen Positief Effect kaart meer: ana neemt niets, en de trekstapel wordt geschud. Vliegensvlugge Eenhoorn biedt niets aan zolang er geen Stopkaart in de aflegstapel ligt.

Q-45 = Een “en” achter “als dat is gelukt”
    .says = Is wat vóór “als dat is gelukt” staat, niet gelukt, hoe zit het dan met een “en” dat nog volgt? Dat hoort erbij en gebeurt ook niet.
    .example = Met de tweede-editieregels speelt ana Laat het Regenen met nog één kaart in de hand. Die kaart gaat weg, maar er werden er twee gevraagd: ana trekt niets, en er komt ook geen extra beurt.

Q-46 = Welke begineffecten er zijn
    .says = Welke kaarten hebben een effect aan het begin van je beurt? Die in je Stal liggen als die fase begint, na de verhuizing van Puppyhoorn en alles wat die uitlokte. Een kaart die er tijdens de fase bij komt, is te laat.
    .example = Aan het begin van de beurt legt ana drie kaarten af voor Regenbooglasso en steelt Eenneushoorn van bo. Die heeft de bel gemist en vernietigt deze beurt niets.

Q-47 = Wanneer de slok na een stopgevecht komt
    .says = Wanneer wordt er met optie drinking iemand aangewezen na drie Stopkaarten? Eén keer per beurt, als het gevecht met de derde Stopkaart van de beurt is afgehandeld en voordat een overlevende kaart iets doet. De winnaar van dat gevecht zegt ja of nee en wijst bij ja een willekeurige speler aan; zichzelf aanwijzen mag ook.
    .example = bo legt een Stopkaart op de kaart van ana, ana legt er een terug, en cy legt er daar weer een op. De Stopkaart van bo wordt het laatst afgehandeld, dus bo krijgt de vraag, zegt ja en wijst di aan. De tafel plaatst een melding, meer niet.

Q-48 = Einde bij de eerste keer vergeefs trekken
    .says = Eindigt het spel als er voor het eerst niet getrokken kan worden (optie deck_out), wanneer precies? Het lopende effect en alles wat het uitlokt, wordt afgemaakt, en dan is het spel uit. Als actie trekken mag ook met een lege trekstapel, en dat maakt een eind aan het spel.
    .example = ana trekt in de kaartentrekfase de laatste kaart en probeert het, met één Eenhoorn voorsprong op iedereen, als actie nog eens. Er is geen kaart, het spel is uit, en ana wint.

Q-49 = De aflegstapel opnieuw schudden
    .says = Als de tafel opnieuw laat schudden (optie deck_out), wanneer gebeurt dat dan? Als er een kaart getrokken, bekeken of gezocht moet worden en de trekstapel leeg is. Is de aflegstapel ook leeg, dan eindigt het spel als na vergeefs trekken.
    .example = De trekstapel is leeg als bo in de kaartentrekfase komt. De aflegstapel wordt tot een nieuwe trekstapel geschud, bo trekt, en het spel gaat verder.

Q-50 = Wie drinkt voor een Eenhoorn
    .says = Wat telt er met optie drinking? Eén slok voor elke kaart die als Eenhoorn telde en echt is opgeofferd of vernietigd. Ging er iets anders in de plaats, dan telt alleen dat, en alleen als het een Eenhoorn was. Panda's leveren geen slokken op, en bij een gelijke stand leveren hun namen geen letters op.
    .example = ana wil Vanillehoorntje van bo vernietigen, maar bo offert in plaats daarvan Opblaasbare Eenhoorn op. Ondanks de naam is dat een Positief Effect kaart, dus er komt geen melding.

Q-51 = Meteen winnen
    .says = Telt winst meteen (optie win), wanneer wordt er dan gekeken? Na elke losse gebeurtenis, ook midden in een effect, maar na Piepkleine Stal en dergelijke. Bij twee winnaars tegelijk gaat het zoals altijd, en wat er nog af te handelen was, gebeurt niet.
    .example = ana speelt Allesverwoestende Eenhoorn als zevende. Met deze optie wint ana bij de binnenkomst; normaal gaat het effect voor, en moet ana een Eenhoorn opofferen.
