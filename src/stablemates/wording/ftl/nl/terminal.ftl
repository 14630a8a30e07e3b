### The plain terminal: headings, help and what is said to somebody who mistypes. Dutch.

screen-welcome = Welkom. Wie als eerste { $need } Eenhoorns heeft, wint. Typ ? voor hulp.

## The table

screen-moment =
    { $reader ->
        [seat] Beurt { $n }, jij: { $phase }.
       *[none] Beurt { $n }, { $seat }: { $phase }.
    }
screen-setup = Voor de eerste beurt.
screen-middle = Trekstapel { $deck }, aflegstapel { $discard }, Babykamer { $nursery }.
screen-pile = Op de antwoordstapel: { $cards }.
screen-pile-card =
    { $reader ->
        [seat] jouw { $card }
       *[none] { $card } van { $seat }
    }
screen-link = Op dit moment: { $effects }.
screen-deck-known = Bovenop de trekstapel, voor zover je weet: { $cards }.
# Headings of columns.
screen-column-seat = speler
screen-column-unicorns = Eenhoorns
screen-column-hand = hand
screen-column-stable = Stal
# Unicorns in a stable, of those needed to win.
screen-count = { $n } van { $need }
screen-you = { $name } (jij)
# The name of the one person among bots.
screen-your-name = jij
screen-upgrades = Positief Effect: { $cards }
screen-downgrades = Negatief Effect: { $cards }
screen-empty = een lege Stal
screen-known = bekend in de hand: { $cards }
screen-open = open hand: { $cards }
screen-hand = Je hand:
screen-hand-none = Je hand is leeg.
screen-hand-line = Je hand: { $cards }.
screen-discard = De aflegstapel, van boven naar beneden: { $cards }.
screen-discard-none = De aflegstapel is leeg.
screen-card = { $name } ({ $kind })
screen-card-note = { $kind }. { $text }.

## Asking

screen-again = Een nummer of een naam uit de lijst, graag; ? voor hulp.
screen-no-such = Niets hier past bij “{ $text }”. Een nummer of een naam uit de lijst, graag; ? voor hulp.
screen-no-number = Antwoord { $text } staat er niet bij.
screen-several = “{ $text }” kan { $cards } zijn. Iets meer, graag.
screen-no-card = Geen kaart uit deze set past bij “{ $text }”.
screen-which-card = Welke kaart? Bijvoorbeeld: { $command } eenneushoorn
screen-no-rule = Er is geen regel “{ $text }”. Regels hebben nummers als R-096 en Q-04; je kunt ook op woorden zoeken.
screen-rule-example = Voorbeeld: { $text }

## Help. The commands themselves may be typed in English or as said in typed-... below.

screen-help = Antwoord met het nummer, of met het begin van een naam: `narwal`, `narwal bo`, `pas`, `ja`.
screen-help-card = wat een kaart doet
screen-help-why = waarom je een kaart uit je hand nu niet kunt spelen
screen-help-rule = wat een regel zegt, op nummer of op woorden
screen-help-hand = je hand, met wat de kaarten doen
screen-help-table = de Stal van iedereen
screen-help-discard = de aflegstapel
screen-help-log = wat er is gebeurd
screen-help-log-all = hetzelfde, vanaf het begin
screen-help-save = bewaar het spel zoals het er nu voor staat
screen-help-quit = hou het voor gezien
# Stands for a card, a rule or a file behind a command.
screen-arg-card = KAART
screen-arg-rule = REGEL
screen-arg-file = BESTAND
screen-log-none = Er is nog niets gebeurd.

## Several people at one screen

screen-cover = Geef het scherm aan { $name } en druk dan op Enter.
screen-anybody = Antwoordt er iemand op { $card }? Druk op Enter voor niemand, of typ een naam om die hand te bekijken: { $names }.
screen-anybody-one = { $names }, antwoord je op { $card }? Druk op Enter voor nee, of typ je naam om je hand te bekijken.
screen-nobody-looks = Er staat nu niemands hand op het scherm.
screen-no-name = “{ $text }” zit niet bij { $names }. Druk op Enter voor niemand.

## Saving and leaving

screen-saved = Bewaard. Zo ga je er een andere keer mee verder:
screen-save-which = Geef het bestand een naam: { $command }
screen-save-taken = { $file } bestaat al en is geen bewaard spel, dus daar blijven we af. Een andere naam, graag.
screen-save-failed = { $file } kan niet worden geschreven: { $error }.
screen-bye = De eenhoorns wachten in hun stal.
screen-bye-saved = Zo ga je verder:
screen-bye-older = In het bestand staat het spel zoals het was toen je het bewaarde. Zo ga je vanaf daar verder:
screen-bye-unsaved = Dit spel is niet bewaard. De volgende keer bewaar je het met `{ $command }`, en dan ga je er zo mee verder:

## What may be typed: words with a blank between them, the first one is shown in the help. English words always work too.
## No command here begins like a card: "stop" would mean Stopkaart.

typed-yes = ja j
typed-no = nee n
typed-pass = pas
typed-none = geen niets niemand
typed-draw = trek trekken
typed-done = klaar
typed-mulligan = mulligan
typed-all = alles
typed-help = hulp
typed-why = waarom
typed-rule = regel
typed-hand = hand
typed-table = tafel
typed-discard = aflegstapel
typed-log = verloop
typed-save = bewaar opslaan
typed-quit = afsluiten
