### The rules, each in plain words with an example. German.
### The value is the title; .says explains; .example shows it in play.

R-001 = Was in der Schachtel ist
    .says = Ein volles Deck hat 114 Karten mit schwarzer Rückseite, daneben warten 13 Baby-Einhörner. In der Schachtel liegen außerdem 8 Übersichtskarten; deren Arbeit macht hier dieses Nachschlagewerk. Zu zweit ist das Deck kleiner.
    .example = ana, bo und cy nehmen das Basisdeck: 114 Karten zum Ziehen, 13 Babys zum Aussuchen und nichts, was unters Sofa rutschen kann.

R-002 = Babys bleiben für sich
    .says = Vor dem Mischen werden die Babys beiseitegelegt; im Deck steckt also nie eines. An einem Stablemates-Tisch sortiert der Schiedsrichter.
    .example = ana kann durchaus Narwal ziehen, denn das ist ein Normales Einhorn. Baby-Narwal taucht im Deck nie auf, so lange ana auch wartet.

R-003 = Ein gemischtes Deck für alle
    .says = Alle Karten außer den Babys werden zu einem einzigen Deck gemischt, von dem alle ziehen. Niemand kennt die Reihenfolge, und niemand hat ein eigenes Deck.
    .example = Das einzige Einnashorn im Basisdeck kann bei ana landen, bei bo oder ganz unten. Wo, wissen nur die Karten.

R-004 = Erweiterungen kommen ins Deck
    .says = Nimmt der Tisch eine Erweiterung dazu, werden ihre Karten ins selbe Deck gemischt. Sie werden gezogen und gespielt wie alle anderen; Babys einer Erweiterung kommen in die Kinderstube.
    .example = bo baut das Basisdeck mit Night Market auf. Später zieht cy Laternen-Einhorn, wo sonst ein schlichter Narwal hätte liegen können.

R-005 = Fünf Karten zum Anfang
    .says = Jeder Spieler bekommt 5 Karten. Zu zweit gibt es für beide noch ein Neiiihn dazu, also beginnen beide mit 6 (Option two_player_setup).
    .example = Sitzen ana, bo und cy am Tisch, beginnen alle mit fünf Karten. Geht cy nach Hause, beginnen ana und bo mit je sechs, eine davon ein Neiiihn.

R-006 = Deck und Ablagestapel
    .says = Was nach dem Austeilen übrig ist, liegt verdeckt als Deck bereit, daneben der Ablagestapel. Alle sehen, wie viele Karten das Deck noch hat, aber nicht welche.
    .example = Drei Spieler haben je fünf Karten bekommen. Das Basisdeck beginnt also mit 99 Karten und der Ablagestapel mit keiner.

R-007 = Alle beginnen mit einem Baby
    .says = Jeder Spieler sucht sich ein Baby aus und beginnt damit im Stall, wo es als Einhorn zählt. Ausgesucht wird in Zugreihenfolge ab dem Startspieler; der Tisch kann die Babys auch austeilen lassen (Option babies).
    .example = bo beginnt und nimmt Baby-Narwal. cy hätte den auch gern gehabt und tröstet sich mit Baby-Einhorn (Regenbogen).

R-008 = Die übrigen Babys: die Kinderstube
    .says = Babys, die niemand genommen hat, bilden die Kinderstube. Sie liegen offen, und ihre Reihenfolge spielt keine Rolle.
    .example = Vier Spieler haben je ein Baby genommen. Neun von dreizehn bleiben also in der Kinderstube und warten auf jemanden wie Mutter-Gans-Einhorn.

R-009 = Die Übersichtskarten
    .says = Aus der Schachtel kann jeder Spieler eine Karte bekommen, die die Regeln zusammenfasst. Online gibt es keine, und im Spiel hängt nichts davon ab: Der Schiedsrichter kennt die Regeln, und den Rest liest du gerade.
    .example = cy weiß nicht mehr, wie ein Zug abläuft. Statt nach einer kleinen Karte zu suchen, schaut cy auf die Frage am Bildschirm.

R-010 = Wer beginnt
    .says = Am Küchentisch entscheidet die Kleidung: die meisten Farben oder, in manchen Schachteln, die dunkelsten Sachen. Der Schiedsrichter sieht deinen Pulli nicht, also entscheidet das Los, falls der Tisch nicht den Gastgeber oder einen Platz bestimmt (Option start).
    .example = di trägt sieben Farben, und das mit Stolz. Das Los sagt bo, also beginnt bo; der Tisch hätte sich auch auf di einigen können.

R-011 = Es geht im Uhrzeigersinn
    .says = Ist ein Zug vorbei, ist im Uhrzeigersinn der nächste Spieler dran. Ein zusätzlicher oder ausgesetzter Zug ändert, wer als Nächstes kommt, aber nie die Richtung.
    .example = ana, bo, cy und di sitzen in dieser Reihenfolge. Nach di ist wieder ana dran.

R-012 = Zwei bis acht Spieler
    .says = An einem Tisch sitzen 2 bis 8 Spieler. Bots dürfen Plätze füllen; du kannst also ohne andere Menschen spielen, aber nie ohne jemanden, den du bestehlen kannst.
    .example = ana ist heute Abend allein und setzt sich mit drei Bots hin: eine Partie zu viert wie jede andere.

R-020 = Die vier Phasen eines Zuges
    .says = Ein Zug hat vier Phasen, immer in dieser Reihenfolge: Beginn des Zuges, Ziehphase, Aktionsphase, Ende des Zuges. Manche Karten kürzen einen Zug ab; das Ende des Zuges findet auch dann statt.
    .example = ana nutzt zu Beginn des Zuges die Karte Greifautomat, zieht eine Karte, spielt als Aktion Narwal und legt am Ende bis auf sieben Karten ab.

R-021 = Effekte zu Beginn des Zuges
    .says = Zuerst kommen die Effekte, die deine Karten zu Beginn deines Zuges haben. Nur Karten, die beim Start dieser Phase in deinem Stall liegen, machen mit.
    .example = bo spielt Einnashorn als Aktion dieses Zuges. Zerstört wird noch nichts: Danach gefragt wird bo erstmals, wenn der nächste eigene Zug beginnt.

R-022 = Nicht genutzt heißt verfallen
    .says = Einen freiwilligen Effekt zu Beginn des Zuges musst du nutzen, bevor du in der Ziehphase ziehst. Lässt du ihn liegen, ist er für diesen Zug weg und wird dir erst wieder angeboten, wenn dein nächster Zug beginnt.
    .example = ana verzichtet auf Einnashorn, zieht ein Neiiihn und überlegt es sich anders. Zu spät: Einnashorn wartet bis zum nächsten Zug von ana.

R-023 = Pflicht zu Beginn bleibt Pflicht
    .says = Ein Pflichteffekt zu Beginn des Zuges muss ausgeführt werden, auch wenn er an einem echten Tisch erst spät auffällt. Hier kann ihn niemand vergessen: Der Schiedsrichter fragt und macht ohne Antwort nicht weiter.
    .example = bo hat Sadistisches Ritual im Stall und wird gefragt, welches Einhorn geopfert wird. „Keins, danke“ steht nicht zur Wahl.

R-024 = Eine Karte in der Ziehphase
    .says = In der Ziehphase ziehst du eine Karte vom Deck. Das ist nicht deine Aktion; die kommt danach.
    .example = ana lässt Einnashorn in Ruhe, zieht also eine Karte und macht weiter. Hätte ana damit ein Einhorn zerstört, ginge es ohne Ziehen direkt zum Ende des Zuges.

R-025 = Eine Aktion pro Zug
    .says = In der Aktionsphase tust du genau eines: ein Einhorn, eine Zauberkarte, eine Verbesserung oder eine Verschlechterung spielen oder eine Karte ziehen. Passen gibt es nicht, denn ziehen kannst du immer. Eine Karte kann mehr erlauben.
    .example = cy würde gern Regenbogenaura und Einhorngift spielen. Es geht nur eins von beiden, außer cy hat zu Beginn dieses Zuges „Doppelt gemoppelt“ genutzt.

R-026 = Eine Sofortkarte ist keine Aktion
    .says = Sofortkarten antworten auf eine Karte, die jemand anderes gerade spielt. Als Aktion kannst du keine spielen, und wenn du mit einer antwortest, kostet dich das keine Aktion.
    .example = ana hat drei Neiiihns auf der Hand und sonst nichts. Als Aktion bleibt nur das Ziehen, aber alle drei Neiiihns liegen bereit für das, was bo als Nächstes spielt.

R-027 = Am Ende überzählige Karten ablegen
    .says = Hast du am Ende deines Zuges mehr Karten auf der Hand, als das Handkartenlimit erlaubt, legst du ab, bis es passt. Welche Karten gehen, entscheidest du.
    .example = ana beendet den Zug mit neun Handkarten und legt zwei davon nach eigener Wahl ab. bo hat am Ende vier und legt nichts ab.

R-028 = Das Handkartenlimit ist sieben
    .says = Das Handkartenlimit beträgt 7, solange keine Karte etwas anderes sagt. Geprüft wird es nur am Ende deines eigenen Zuges; zwischendurch darfst du mehr auf der Hand haben.
    .example = ana hat sieben Handkarten, da schickt Meerjungfrau-Einhorn von cy auch noch Einnashorn auf die Hand von ana zurück. Acht sind in Ordnung, bis der nächste Zug von ana endet.

R-030 = Der Stall
    .says = Dein Stall ist der Platz vor dir für deine Einhörner, Verbesserungen und Verschlechterungen. Von sich aus ist er unbegrenzt; erst Karten wie Klitzekleiner Stall machen ihn eng.
    .example = bo hat ein Baby, Einnashorn, Regenbogenaura und Stacheldraht im Stall. Zwei von diesen vier Karten zählen für den Sieg.

R-031 = Die Kinderstube
    .says = Babys, die in keinem Stall sind, wohnen in der Kinderstube. Dort sind sie für alle zu sehen, und manche Karten holen eines heraus.
    .example = Mutter-Gans-Einhorn kommt in den Stall von ana, und ana bringt dafür Baby-Einhorn (Grün) aus der Kinderstube dazu.

R-032 = Wohin Babys nie kommen
    .says = Ein Baby ist nie auf einer Hand, im Deck oder auf dem Ablagestapel. Was es dorthin bringen würde, bringt es in die Kinderstube.
    .example = bo spielt die Karte Hinterhältiger Huftritt und wählt das Baby von ana. Es kommt nicht auf die Hand, sondern in die Kinderstube, und ana muss trotzdem eine Karte ablegen, falls noch eine da ist.

R-033 = Babys gehen heim in die Kinderstube
    .says = Verlässt ein Baby einen Stall, ohne in einen anderen zu kommen, geht es in die Kinderstube. Das Opfern oder Zerstören, das es nach Hause geschickt hat, gilt als erledigt.
    .example = ana spielt „Zwei zum Preis von einem“ und opfert das eigene Baby. Es tapst in die Kinderstube davon, und ana zerstört zwei Karten, als wäre irgendeine andere geopfert worden.

R-034 = Babys dürfen den Stall wechseln
    .says = Babys kommen durch den Effekt einer Karte aus der Kinderstube. In beiden Regelfamilien dürfen sie auch gestohlen, getauscht oder von Stall zu Stall versetzt werden, außer der Tisch lässt sie nur aus der Kinderstube herein (Option babies_move).
    .example = ana spielt Einhorntausch, gibt bo ein Baby und bekommt dafür Einnashorn. Ist babies_move ausgeschaltet, kann das Baby bei diesem Handel nicht mitmachen.

R-035 = Das Deck
    .says = Das Deck ist der verdeckte Stoß, von dem alle ziehen, samt den Karten jeder Erweiterung. Wie groß es ist, wissen alle; wie es sortiert ist, niemand.
    .example = ana, bo und cy ziehen alle von denselben Karten. Steht da, dass noch 12 übrig sind, dann steht das für alle drei da.

R-036 = Der Ablagestapel
    .says = Abgelegte, geopferte und zerstörte Karten kommen auf den Ablagestapel. Er liegt offen, alle dürfen ihn durchsehen. Babys landen dort nie.
    .example = Einnashorn von bo wird zerstört und liegt auf dem Ablagestapel. Dort sieht ana es liegen und denkt über „Wachgeküsst“ nach.

R-037 = Andere Wege zum Ablagestapel
    .says = Eine Karte kann auch anders auf den Ablagestapel kommen, etwa wenn ein Neiiihn sie stoppt oder ein Effekt sie dorthin schickt. Dann wurde sie weder abgelegt noch geopfert noch zerstört.
    .example = bo spielt Einhorn-Schrumpfstrahl gegen ana. Pieksi, das Einhorn, kommt auf den Ablagestapel, wurde aber nicht zerstört und piekst deshalb niemanden.

R-038 = Eine Karte ziehen
    .says = Ziehen heißt: Du nimmst die oberste Karte des Decks auf die Hand. Mehrere Karten werden nacheinander gezogen, und die anderen sehen nur, wie viele es sind.
    .example = ana spielt Schnäppchen: Drei Karten kommen oben vom Deck auf die Hand, dann legt ana eine ab.

R-039 = Eine Karte ablegen
    .says = Ablegen heißt: Eine Karte von deiner eigenen Hand kommt auf den Ablagestapel. Welche, bestimmst du, falls der Effekt nichts anderes sagt. Karten in einem Stall werden nie abgelegt.
    .example = Lamahorn kommt in den Stall von bo, und jeder Spieler legt eine Karte eigener Wahl ab. cy hat keine Handkarten und legt daher nichts ab.

R-040 = Eine Karte opfern
    .says = Opfern heißt: Eine Karte aus deinem eigenen Stall kommt auf den Ablagestapel. Das kann ein Einhorn, eine Verbesserung oder eine Verschlechterung sein, falls der Effekt keine Art nennt. Einfach so, weil dir danach ist, geht es nicht.
    .example = ana spielt „Zwei zum Preis von einem“ und opfert Entschleunigung aus dem eigenen Stall. Eine Karte im Stall von bo täte es nicht.

R-041 = Eine Karte zerstören
    .says = Zerstören heißt: Eine Karte aus dem Stall eines anderen Spielers kommt auf den Ablagestapel, nie eine eigene. Auch Verbesserungen und Verschlechterungen lassen sich zerstören, wenn der Effekt nicht ausdrücklich ein Einhorn will.
    .example = ana spielt Einhorngift und darf Narwal im Stall von bo wählen. Das eigene Lamahorn steht nicht zur Wahl.

R-042 = Eine Karte stehlen
    .says = Stehlen heißt: Eine Karte aus dem Stall eines anderen Spielers kommt in deinen. Von da an wirkt sie für dich. Handkarten werden nicht gestohlen; dafür haben die Karten andere Wörter.
    .example = Betörender Narwal kommt zu ana und stiehlt bo die Regenbogenaura. Sie schützt jetzt die Einhörner von ana, und die von bo stehen im Regen.

R-043 = Ein Einhorn bleibt, wo es ist
    .says = Ein Einhorn bleibt in einem Stall, bis etwas es wegholt: Es wird geopfert oder zerstört, oder ein Effekt stiehlt oder versetzt es oder schickt es auf die Hand zurück. Es nutzt sich nicht ab, auch nicht, wenn du seinen Effekt nutzt.
    .example = Einnashorn von bo zerstört in diesem Zug ein Einhorn und darf es im nächsten wieder tun, bis jemand ein Einhorngift dagegen findet.

R-044 = Auch Verbesserungen und Verschlechterungen bleiben
    .says = Verbesserungen und Verschlechterungen bleiben ebenfalls, bis sie geopfert oder zerstört werden oder ein Effekt sie stiehlt, versetzt oder auf die Hand zurückschickt. Eine lästige Verschlechterung kannst du nicht einfach abnehmen.
    .example = bo sitzt auf Stacheldraht fest. Ein paar Züge später kommt Kettensägen-Einhorn in den Stall, und bo kann Stacheldraht endlich opfern.

R-050 = Die fünf Kartentypen
    .says = Jede Karte ist ein Einhorn, eine Zauberkarte, eine Verbesserung, eine Verschlechterung oder eine Sofortkarte. Einhörner, Verbesserungen und Verschlechterungen kommen in einen Stall; Zauberkarten und Sofortkarten tun ihre Arbeit und sind weg.
    .example = ana hat Einnashorn, Schnäppchen, Regenbogenaura, Entschleunigung und ein Neiiihn auf der Hand: ein Einhorn, eine Zauberkarte, eine Verbesserung, eine Verschlechterung und eine Sofortkarte.

R-051 = Drei Arten von Einhörnern
    .says = Ein Einhorn ist ein Baby-Einhorn, ein Normales Einhorn oder ein Magisches Einhorn. Für den Sieg zählen alle drei. Es kommt auf das Horn an, darum ist auch ein Narwal ein Einhorn.
    .example = bo hat Baby-Einhorn (Rot), Narwal und Lamahorn: ein Baby, ein Normales und ein Magisches Einhorn, zusammen drei Einhörner.

R-052 = Normale Einhörner haben keinen Effekt
    .says = Ein Normales Einhorn hat keinen Text und tut nichts, außer ein Einhorn zu sein. Das reicht oft schon.
    .example = ana spielt Normales Einhorn (Blau). Es folgt keine Frage; ana hat einfach ein Einhorn mehr.

R-053 = Magische Einhörner haben Effekte
    .says = Ein Magisches Einhorn zählt als Einhorn und kann darüber hinaus noch etwas. Manche Effekte treten in einem bestimmten Moment ein, andere gelten, solange die Karte in einem Stall liegt.
    .example = Wer Einnashorn im Stall hat, darf damit zu Beginn des eigenen Zuges ein Einhorn zerstören. Bienenkönigin-Einhorn hält die ganze Zeit Normale Einhörner aus den anderen Ställen fern.

R-054 = In wessen Stall ein Einhorn kommt
    .says = Nach den Regeln der Zweiten Edition spielst du ein Einhorn in deinen eigenen Stall, nach den Effektketten-Regeln in den Stall eines beliebigen Spielers. Der Tisch kann beides einstellen (Option unicorns_into).
    .example = Nach den Effektketten-Regeln spielt ana Narwal in den Stall von bo, wo Stacheldraht bo prompt eine Karte ablegen lässt. Nach den Regeln der Zweiten Edition kommt Narwal in den Stall von ana.

R-055 = Verbesserungen dürfen in jeden Stall
    .says = Eine Verbesserung darfst du in jeden Stall spielen, in deinen oder einen fremden. Sie hilft dem Spieler, in dessen Stall sie liegt, egal wer sie gespielt hat.
    .example = ana spielt „Juhiiih!“ in den Stall von bo, und niemand antwortet. Von jetzt an lässt sich nichts, was bo spielt, mit einem Neiiihn stoppen. ana wird schon einen Grund haben.

R-056 = Verschlechterungen dürfen in jeden Stall
    .says = Eine Verschlechterung darfst du in jeden Stall spielen. Meist ist das ein fremder; der eigene ist auch erlaubt, wenn es denn sein muss.
    .example = ana spielt die Karte Klitzekleiner Stall zu bo, denn bo hat sechs Einhörner. In den eigenen Stall ginge auch, aber das verstünde niemand.

R-057 = Sie wirken nur auf ihren Stall
    .says = Eine Verbesserung oder Verschlechterung wirkt nur auf den Stall, in dem sie liegt, und auf den Spieler dieses Stalls, sofern ihr Text nichts anderes sagt. Das gilt in beiden Regelfamilien.
    .example = Klitzekleiner Stall hält bo bei fünf Einhörnern. ana sitzt daneben und darf unbesorgt sechs haben.

R-058 = Eine Zauberkarte wirkt einmal
    .says = Eine Zauberkarte tut einmal ihre Arbeit und kommt auf den Ablagestapel. Nach den Regeln der Zweiten Edition liegt sie dort schon, während sie wirkt; nach den Effektketten-Regeln kommt sie erst danach dorthin (Option magic_card).
    .example = ana spielt die Karte Mystischer Strudel, die den Ablagestapel ins Deck mischt. Nach den Regeln der Zweiten Edition wird sie selbst mit eingemischt; nach den Effektketten-Regeln bleibt sie auf dem Ablagestapel zurück.

R-059 = Wann du eine Sofortkarte spielen darfst
    .says = Eine Sofortkarte darfst du spielen, wenn ein anderer Spieler eine Karte spielt, sei es als Aktion oder selbst eine Sofortkarte. Auf deine eigene Karte kannst du nicht antworten, solange sie oben auf dem Stapel liegt.
    .example = bo spielt Einnashorn, und ana, cy und di werden gefragt, ob sie antworten. bo nicht: Das eigene Einnashorn zu stoppen ist nicht im Angebot.

R-060 = Sofortkarten in fremden Zügen
    .says = Die Sofortkarte ist der einzige Kartentyp, den du auch spielen kannst, wenn du nicht dran bist. Alles andere wartet auf deine eigene Aktionsphase.
    .example = Spielt bo Bienenkönigin-Einhorn, darf ana mitten im Zug von bo mit einem Neiiihn antworten. Einhorngift muss warten, bis ana dran ist.

R-061 = Sofortkarten ohne Obergrenze
    .says = Wie viele Sofortkarten in einem Zug gespielt werden, ist nicht begrenzt, weder für den Tisch noch für dich. Deine Hand ist Grenze genug.
    .example = ana spielt Einnashorn, bo antwortet mit einem Neiiihn, ana antwortet darauf mit einem Neiiihn, und cy legt „Super-Neiiihn!“ obendrauf. Drei Sofortkarten in einem Zug, und alles hat seine Ordnung.

R-062 = Du darfst deine Karte verteidigen
    .says = Antwortet jemand mit einer Sofortkarte auf deine Karte, darfst du auf diese Sofortkarte mit einer eigenen antworten. Dass du in diesem Zug schon eine Karte gespielt hast, macht nichts. Das gilt in beiden Regelfamilien.
    .example = ana spielt Bienenkönigin-Einhorn, und bo antwortet mit einem Neiiihn. ana hält mit einem eigenen Neiiihn dagegen; hat niemand mehr etwas hinzuzufügen, kommt Bienenkönigin-Einhorn in den Stall.

R-063 = Alle Sofortkarten sind Neiiihns
    .says = In unserem Basisdeck und im After-Dark-Deck ist jede Sofortkarte eine Art Neiiihn: Sie stoppt eine Karte, die gerade gespielt wird. Als Neiiihn gilt jede Karte mit diesem Wort im Namen, und manche können noch eine Kleinigkeit mehr.
    .example = Flinkes Flügel-Einhorn lässt ana ein Neiiihn vom Ablagestapel nehmen. „Super-Neiiihn!“ darf es auch sein: Das Wort steht im Namen, also zählt die Karte.

R-064 = Farben und Symbole der Karten
    .says = Bei manchen Farben sind sich die Schachteln nicht einig. Hier gilt: Baby-Einhorn rosa, Normales Einhorn indigo, Magisches Einhorn hellblau, alle mit Horn; Zauberkarte grün mit Stern, Verbesserung orange mit Pfeil nach oben, Verschlechterung gelb mit Pfeil nach unten, Sofortkarte rot mit Ausrufezeichen. Das Symbol allein genügt.
    .example = ana kann Orange und Gelb nicht unterscheiden. Regenbogenaura hat einen Pfeil nach oben und Stacheldraht einen nach unten, also weiß ana, was davon bo bekommt.

R-070 = Effekte wirken nur im Stall
    .says = Einhörner, Verbesserungen und Verschlechterungen tun nichts, solange du sie auf der Hand hast. Ihre Effekte wirken erst, wenn sie in einem Stall liegen.
    .example = ana hat Bienenkönigin-Einhorn auf der Hand. bo kann Narwal noch spielen; liegt Bienenkönigin-Einhorn erst im Stall von ana, kommt bei bo kein Normales Einhorn mehr herein.

R-071 = In einen Stall kommen
    .says = Eine Karte kommt in deinen Stall, wenn sie dorthin gespielt, gestohlen, gebracht oder versetzt wird. Jedes Mal tritt ihr Effekt beim Hereinkommen ein, und zwar für dich. Karten, die schon da liegen, kommen nicht noch einmal herein.
    .example = ana nutzt Regenbogenlasso und stiehlt bo Gieriges Flügel-Einhorn. Es kommt in den Stall von ana, also zieht ana eine Karte.

R-072 = Einen Stall verlassen
    .says = Eine Karte verlässt deinen Stall, wenn sie geopfert, zerstört oder gestohlen wird. Hier zählt auch, wenn sie auf eine Hand zurückkehrt oder anderswohin versetzt wird.
    .example = bo hat Stacheldraht. ana spielt Einhorngift und zerstört Narwal bei bo: Ein Einhorn hat den Stall verlassen, also legt bo eine Karte ab.

R-073 = Ausgelöste Effekte
    .says = Ein Effekt, der mit „wenn“, „immer wenn“ oder „sobald“ beginnt, wird ausgelöst: Er tritt jedes Mal ein, wenn sein Moment gekommen ist, und dazwischen nicht. Blendendes Licht aus dem Zweitdruck schaltet genau diese Sorte ab.
    .example = Stacheldraht im Stall von bo hat so einen Effekt. Es passiert nichts, bis ein Einhorn hereinkommt oder geht; dann legt bo eine Karte ab, jedes Mal eine.

R-074 = Dauerhafte Effekte
    .says = Jeder andere Effekt einer Karte im Stall ist dauerhaft. Er gilt von dem Moment an, in dem sie dort liegt, bis sie den Stall verlässt, ohne dass ihn jemand nutzen müsste.
    .example = Solange bo Regenbogenaura hat, kann ana Einnashorn von bo nicht für Einhorngift wählen. Hat Kettensägen-Einhorn von ana die Regenbogenaura zerstört, geht es.

R-075 = „Darfst“ macht einen Effekt freiwillig
    .says = Ein Effekt ist nur freiwillig, wenn „darfst“ im Text steht. Alles andere musst du tun, soweit es möglich ist, ob es dir passt oder nicht.
    .example = ana spielt Hai mit Horn und kann ihn behalten, denn sein Effekt ist freiwillig. bo spielt Einhorn im Porzellanladen: Wer ein Einhorn hat, opfert eines, auch bo.

R-076 = Ausgelöst: Pflicht oder freiwillig
    .says = Ein ausgelöster Effekt kann beides sein. Bei Pflicht fragt der Schiedsrichter nur, was auszusuchen ist; bei einem freiwilligen Effekt darfst du auch Nein sagen.
    .example = Der Zug von bo beginnt, und im Stall liegen Sadistisches Ritual und Glitzerbombe. Das Ritual muss sein; die Glitzerbombe darf bo nutzen oder lassen.

R-080 = Ein Effekt nach dem anderen
    .says = Löst ein Effekt einen anderen aus, bilden sie eine Effektkette, und jedes Glied wird fertig abgehandelt, bevor das nächste beginnt. So hält es Stablemates in beiden Regelfamilien.
    .example = ana spielt Hai mit Horn, opfert ihn und zerstört Pieksi, das Einhorn, bei bo. Erst wenn der Hai fertig ist, entscheidet bo, ob Pieksi zurücksticht.

R-081 = Erst die Kette zu Ende
    .says = Das Spiel steht still, bis jedes Glied der Kette abgehandelt ist. Niemand zieht, handelt oder beendet den Zug, solange noch ein Effekt wartet.
    .example = ana spielt „Zwei zum Preis von einem“ und zerstört „Juhiiih!“ bei cy und Pieksi, das Einhorn, bei bo. Erst darf bo mit Pieksi zurückstechen; danach erst kommt das Ende des Zuges von ana.

R-082 = Gleichzeitige Effekte teilen ein Glied
    .says = Effekte, die im selben Moment ausgelöst werden, gelten in beiden Regelfamilien als ein einziges Glied. Ein Tisch kann stattdessen festlegen, dass ihr Besitzer sie nacheinander abhandelt, in beliebiger Reihenfolge (Option simultaneous).
    .example = Der Zug von ana beginnt mit Einnashorn und Glitzerbombe im Stall. Beide werden zugleich ausgelöst und teilen sich ein Glied.

R-083 = Erst wählen, dann abhandeln
    .says = Bevor ein Glied abgehandelt wird, werden alle Spieler und alle Karten in Ställen gewählt, die seine Effekte treffen werden. Was von einer Hand, aus dem Deck, vom Ablagestapel oder aus der Kinderstube kommt, klärt sich erst, wenn der jeweilige Effekt abgehandelt wird.
    .example = ana wählt für Einnashorn den Narwal von bo, dann für Glitzerbombe die Karte Klitzekleiner Stall zum Opfern und „Juhiiih!“ von cy zum Zerstören. Bis alle drei feststehen, rührt sich nichts.

R-084 = Neue Auslöser, neues Glied
    .says = Löst ein Glied weitere Effekte aus, warten diese, bis es fertig ist. Dann bilden sie alle zusammen das nächste Glied.
    .example = Einhorn im Porzellanladen lässt alle ein Einhorn opfern. bo gibt Pieksi, das Einhorn, her, und cy hat Stacheldraht; dass cy eine Karte ablegt und dass Pieksi sich rächt, gehört beides ins nächste Glied.

R-085 = Keine Karte zweimal pro Glied
    .says = Effekte, die sich ein Glied teilen, können nicht dieselbe Karte in einem Stall wählen. Jeder braucht seine eigene.
    .example = ana hat Einnashorn und Glitzerbombe. Hat Einnashorn den Narwal von bo gewählt, muss sich die Glitzerbombe etwas anderes zum Zerstören suchen.

R-086 = Zu wenige Ziele, weniger Effekte
    .says = Hat ein Glied mehr Effekte, als es Karten zu wählen gibt, können nur so viele davon genutzt werden, wie Karten da sind. Es zählt, was jeder Effekt als Erstes tut.
    .example = Einnashorn und Einhornlasso wollen beide ein Einhorn eines anderen Spielers, aber weit und breit gibt es nur das Baby von bo. ana nutzt eins von beiden, nicht beide.

R-087 = Pflichteffekte wählen zuerst
    .says = Innerhalb eines Gliedes wählen Effekte, die sein müssen, ihre Karten vor denen, die sein dürfen. In dieser Reihenfolge werden sie auch abgehandelt.
    .example = ana hat Sadistisches Ritual und Glitzerbombe. Zuerst wählt ana das Einhorn für das Ritual; soll auch die Glitzerbombe zünden, braucht sie eine andere Karte zum Opfern.

R-088 = Zugende streicht keine Effekte
    .says = Alle Effekte zu Beginn eines Zuges werden zugleich ausgelöst. Einer, der den Zug beendet, nimmt den anderen darum nichts weg: Sie dürfen oder müssen trotzdem ausgeführt werden.
    .example = ana nutzt Einnashorn und beendet damit den Zug. Greifautomat darf trotzdem noch genutzt werden, und Sadistisches Ritual besteht auf seinem Einhorn.

R-089 = Kein Sieg mitten in der Kette
    .says = Ein Sieg zählt, sobald nichts mehr abzuhandeln ist: nach einer gespielten Karte mit allem, was sie ausgelöst hat, und nach jeder Phase. Hier machen das beide Regelfamilien so; ein Tisch kann Siege auch sofort zählen lassen (Option win).
    .example = Einhorn im Porzellanladen ist das siebte Einhorn von ana, aber alle opfern eines, auch ana. Wenn sich der Staub legt, sind es sechs, und es geht weiter.

R-090 = Alle anderen dürfen antworten
    .says = Spielt jemand eine Karte, bekommen alle anderen die Gelegenheit, mit einer Sofortkarte zu antworten. Nicht gefragt wird, wer keine Handkarten hat oder wem der eigene Stall es verbietet, und überhaupt niemand, wenn kein Neiiihn die Karte stoppen kann.
    .example = ana spielt Einnashorn. bo und di werden gefragt; cy hat Entschleunigung im Stall, die Neiiihns verbietet, und kann nur zusehen.

R-091 = Antworten bilden einen Stapel
    .says = Eine Sofortkarte wird auf die Karte gelegt, auf die sie antwortet. Zusammen bilden sie einen Stapel, den alle sehen.
    .example = ana spielt Einhorngift, und bo antwortet mit einem Neiiihn. Der Stapel ist jetzt Einhorngift und obendrauf das Neiiihn von bo.

R-092 = Nur die oberste Karte zählt
    .says = Liegt da ein Stapel, darf nur auf die oberste Karte geantwortet werden, und zwar von allen außer dem Spieler, der sie hingelegt hat. Auf eine Karte, die kein Neiiihn stoppen kann, lässt sich gar nicht antworten; „Super-Neiiihn!“ ist so eine.
    .example = Das Neiiihn von bo liegt auf dem Einhorngift von ana. cy hat auch ein Neiiihn, könnte es aber nur gegen das von bo spielen, und das würde das Gift retten.

R-093 = Die schnellste Antwort gilt
    .says = Alle, die antworten dürfen, werden gleichzeitig gefragt. Die erste Sofortkarte, die ankommt, geht auf den Stapel; eine langsamere bleibt auf der Hand. Wer kein Wettrennen mag, lässt im Uhrzeigersinn fragen (Option answers).
    .example = bo und di greifen beide nach einem Neiiihn gegen Einnashorn von ana, und di ist schneller. bo behält das eigene und wird stattdessen zum Neiiihn von di gefragt.

R-094 = Schluss ist, wenn alle passen
    .says = Auf jede neue oberste Karte darf geantwortet werden, bis alle Gefragten gepasst haben. Gepasst bleibt gepasst, bis sich die oberste Karte ändert, und wer gepasst hat, bleibt geheim, bis das Antworten vorbei ist.
    .example = bo und cy passen bei Einnashorn von ana, dann spielt di ein Neiiihn. Jetzt liegt eine neue Karte oben, also werden bo und cy noch einmal gefragt.

R-095 = Abgehandelt wird von oben
    .says = Der Stapel wird mit der neuesten Karte beginnend abgehandelt. Ein Neiiihn schickt dabei die Karte unter sich auf den Ablagestapel und geht selbst hinterher.
    .example = ana spielt Einnashorn, bo ein Neiiihn darauf, ana ein Neiiihn auf das von bo. Das von ana wird zuerst abgehandelt und räumt das von bo weg; nun hält Einnashorn nichts mehr auf.

R-096 = Antworten während des Abhandelns
    .says = Nach den Effektketten-Regeln darf jedes Mal, wenn Karten vom Stapel kommen, auf die neue oberste Karte wieder geantwortet werden, auch von denen, die vorher gepasst haben. Nach den Regeln der Zweiten Edition wird der ganze Stapel ohne weitere Antworten abgehandelt (Option reopen).
    .example = „Super-Neiiihn!“ von ana nimmt das Neiiihn von bo weg und legt Einnashorn von ana frei. Nach den Effektketten-Regeln darf cy jetzt ein Neiiihn darauf spielen; nach den Regeln der Zweiten Edition ist es in Sicherheit.

R-097 = Neiiihn stoppt Karten, nicht Effekte
    .says = Ein Neiiihn stoppt eine Karte, während sie von einer Hand gespielt wird. Was eine Karte in einem Stall tut, kann es nicht stoppen.
    .example = Einnashorn im Stall von ana macht sich daran, den Narwal von bo zu zerstören. Da hilft bo kein Neiiihn; die Zeit dafür war, als ana Einnashorn gespielt hat.

R-098 = Bringen ist nicht spielen
    .says = Gespielt wird eine Karte, wenn sie als Aktion von einer Hand kommt oder als Sofortkarte auf eine andere antwortet. Bringt ein Effekt sie in einen Stall, ist sie nicht gespielt, und kein Neiiihn kann sie stoppen.
    .example = Gegen Regenbogen-Einhorn von ana hätte ein Neiiihn geholfen, als es gespielt wurde. Gegen Normales Einhorn (Rot), das es von der Hand in den Stall bringt, hilft keines.

R-100 = Ein beliebiger Spieler: auch du
    .says = „Ein beliebiger Spieler“ ist ein Spieler deiner Wahl, und das darfst auch du selbst sein.
    .example = Zielwechsel versetzt eine Verbesserung oder Verschlechterung aus dem Stall eines beliebigen Spielers. ana darf den eigenen Stall nehmen und die Karte Klitzekleiner Stall zu bo weiterschicken.

R-101 = Ein anderer Spieler: nie du
    .says = „Ein anderer Spieler“ oder „ein beliebiger anderer Spieler“ ist ein Spieler deiner Wahl, aber nicht du selbst.
    .example = Bei Kuhhandel tauschst du die Handkarten mit einem anderen Spieler. ana wählt bo, cy oder di.

R-102 = Jeder Spieler: wirklich alle
    .says = „Jeder Spieler“ meint alle am Tisch, der Spieler der Karte eingeschlossen.
    .example = Lamahorn kommt in den Stall von ana, und jeder Spieler legt eine Karte ab. ana auch.

R-103 = Jeder andere Spieler: du nicht
    .says = „Jeder andere Spieler“ meint alle am Tisch außer dir. Das bedeutet in beiden Regelfamilien dasselbe.
    .example = Gestriegeltes Lamahorn lässt jeden anderen Spieler eine Karte ablegen. bo, cy und di tun es; ana hat das Lamahorn im Stall und behält alles auf der Hand.

R-104 = Beliebig viele Spieler
    .says = Bei „beliebig viele Spieler“ dürftest du dir so viele aussuchen, wie du magst, nur nie dich selbst. Zurzeit steht das auf keiner Karte unserer Decks.
    .example = Stünde es auf einer Karte, könnte ana nur bo wählen oder bo, cy und di, nicht aber ana. Am nächsten kommt dem „Zwei zum Preis von einem“: Die beiden zerstörten Karten dürfen einem Spieler gehören oder zweien.

R-105 = Das Ziel vorher nennen
    .says = Die leichtere Art (Option announce: before): Bevor die anderen über ein Neiiihn entscheiden, nennst du die Spieler, die eine Zauberkarte treffen wird, oder den Stall, für den eine Karte bestimmt ist. Welche Karten es trifft und was ein Einhorn beim Hereinkommen tut, bleibt offen.
    .example = ana spielt Einhorngift und nennt bo. Jetzt entscheiden bo, cy und di über ein Neiiihn; welches Einhorn von bo dran glauben soll, sagt ana danach.

R-106 = Das Ziel erst hinterher nennen
    .says = Die schwerere Art, hier in beiden Regelfamilien die übliche (Option announce: after): Die anderen entscheiden zuerst über ein Neiiihn. Erst wenn die Karte durchkommt, wählst du, wen sie trifft oder in wessen Stall sie kommt.
    .example = ana spielt Pandamonium. bo hat sechs Einhörner und ein ungutes Gefühl und muss über ein Neiiihn entscheiden, ohne zu wissen, für wessen Stall die Karte ist.

R-107 = Was immune Karten kaltlässt
    .says = Eine Karte, der etwas „nichts anhaben“ kann, ist dafür völlig unerreichbar. Es trifft sie weder allein noch in einer Gruppe, und kein Spieler kann gezwungen werden, sie zu wählen.
    .example = Im Zweitdruck können Zauberkarten der Karte Magisches Miezhorn nichts anhaben. bo kann sie mit der Karte Hinterhältiger Huftritt nicht auf die Hand von ana zurückschicken, und ana kann sie nicht für „Zwei zum Preis von einem“ opfern.

R-108 = Blind nehmen heißt zufällig
    .says = Eine Karte blind zu nehmen heißt, nicht zu wissen, welche es wird. An einem Stablemates-Tisch wählt das Programm sie zufällig aus.
    .example = Mit Amerihorn nimmt ana blind eine Karte von der Hand von bo. Wessen Hand, sagt ana; welche Karte, sagt der Zufall.

R-109 = Aussuchen heißt ansehen und nehmen
    .says = Eine Karte auszusuchen heißt, dass du siehst, was da ist, und nimmst, was dir gefällt.
    .example = Mit der Zauberkarte Dreister Diebstahl sieht ana sich die Hand von bo an und sucht sich eine Karte aus. „Super-Neiiihn!“ zum Beispiel.

R-110 = Suchen, dann vorzeigen
    .says = Eine Karte, die du durch Suchen findest, zeigst du allen, bevor sie auf deine Hand kommt. Danach wird das Deck gemischt, wenn die Karte es sagt, und du darfst auch mit leeren Händen zurückkommen.
    .example = Nobler Narwal lässt ana im Deck eine Verbesserung suchen. ana nimmt Regenbogenaura, alle sehen sie, und das Deck wird gemischt.

R-111 = Eine Verschlechterung opfern
    .says = Lässt dich ein Effekt „eine Karte“ opfern, tut es jede Karte in deinem Stall. So wirst du eine Verschlechterung elegant los.
    .example = Glitzerbombe verlangt von ana, eine Karte zu opfern, bevor eine zerstört wird. ana gibt Stacheldraht her und vermisst ihn nicht.

R-112 = In der Reihenfolge der Karte
    .says = Hat ein Effekt mehrere Teile, werden sie in der Reihenfolge ausgeführt, in der die Karte sie nennt. Das gilt in beiden Regelfamilien.
    .example = Einkorn am Kolben lässt ana zwei Karten ziehen und eine ablegen. Das Ziehen kommt zuerst, also darf auch eine der neuen Karten gleich wieder gehen.

R-113 = Und: beides tun
    .says = Steht „und“ zwischen zwei Handlungen, muss beides sein, und wenn eine unmöglich ist, entfällt die andere deshalb nicht. Ein „und“ hinter einem gescheiterten „dann“ entfällt mit ihm.
    .example = Die Karte Hinterhältiger Huftritt schickt Einnashorn auf die Hand von bo zurück und lässt bo eine Karte ablegen. Auslassen darf bo das Ablegen nicht, aber aussuchen, was geht.

R-114 = Dann: nur nach Erfolg
    .says = Bei „dann“ geschieht das Zweite nur, wenn das Erste vollständig ausgeführt wurde. Ein Opfern oder Zerstören, das durch etwas anderes ersetzt wurde, gilt als ausgeführt.
    .example = Sadistisches Ritual: ein Einhorn opfern, dann ziehen. Ist kein Einhorn da, zieht ana nichts; für ein Baby, das in die Kinderstube heimgeht, gibt es die Karte.

R-115 = Wenn du das tust: deine Wahl
    .says = Bei „wenn du das tust“ folgt das Zweite nur, wenn du dich für das Erste entschieden und es auch getan hast.
    .example = ana lässt Einnashorn ausruhen und zerstört nichts. Der Zug endet nicht, und ana zieht wie gewohnt.

R-116 = Zauberkarten, die Unmögliches verlangen
    .says = Nach den Effektketten-Regeln kannst du keine Zauberkarte spielen, die etwas verlangt, was du nicht tun kannst; nach den Regeln der Zweiten Edition darfst du es und tust, was möglich ist (Option impossible). Für Einhörner gilt diese Regel nicht. Bedingungen, die die Karte selbst oder eine andere stellt, gelten immer.
    .example = ana spielt allein gegen bo, und bo hat nur eine einzige Karte im Stall. Nach den Effektketten-Regeln kann ana „Zwei zum Preis von einem“ nicht spielen; nach den Regeln der Zweiten Edition opfert ana eine Karte und zerstört eben nur die eine, die bo hat.

R-117 = Unmögliches wird übergangen
    .says = Verlangt etwas in deinem Stall oder die Karte eines anderen Spielers von dir, was nicht geht, entfällt dieser Teil einfach.
    .example = Ein Einhorn kommt in den Stall von ana, wo Stacheldraht eine Handkarte fordert. ana hat keine, also wird nichts abgelegt, und das Einhorn bleibt.

R-118 = Was als unmöglich gilt
    .says = Zum Beispiel: ablegen mit leerer Hand, opfern mit leerem Stall oder etwas opfern, was nicht geopfert werden kann.
    .example = Das einzige Einhorn von ana ist Welpenhorn, und das kann nicht geopfert werden. Sadistisches Ritual bleibt hungrig, und ana zieht dafür keine Karte.

R-120 = Zu zweit ein Neiiihn für jeden
    .says = Zu zweit bekommt jeder Spieler ein schlichtes „Neiiihn!“ auf die Hand, bevor das Deck gemischt und fünf Karten ausgeteilt werden; die Hände beginnen also mit sechs. Im After-Dark-Deck ist es „Das Zauberwort heißt Neiiihn!“. Alle Änderungen für zwei lassen sich abschalten (Option two_player_setup).
    .example = ana und bo beginnen mit je sechs Karten. Beide wissen, dass gegenüber ein Neiiihn wartet, und niemand hat es eilig, als Erstes etwas zu spielen.

R-121 = Zu zweit ohne Normale Einhörner
    .says = Zu zweit kommen keine Normalen Einhörner ins Deck. Darum kümmert sich das Programm (Option two_player_setup).
    .example = ana und bo bekommen weder Normales Einhorn (Rot) noch Narwal zu sehen. Der Große Narwal ist ein Magisches Einhorn und bleibt.

R-122 = Basiskarten, die zu zweit fehlen
    .says = Zu zweit fehlen im Deck der Zweiten Edition außerdem Bienenkönigin-Einhorn, Verführerisches Einhorn, Regenbogen-Einhorn, Mutter-Gans-Einhorn, Totenbeschwörer-Einhorn, Babykamera, Sadistisches Ritual, Entschleunigung und „Juhiiih!“. Im Zweitdruck fehlen Bienenkönigin-Einhorn, Regenbogen-Einhorn, Kinderreiches Einhorn, Zweitschweif, Regenbogenmähne, Babykamera, Sadistisches Ritual, Entschleunigung, Glitzerbombe und „Juhiiih!“.
    .example = ana und bo spielen mit dem Deck der Zweiten Edition. Glitzerbombe kann auftauchen, „Juhiiih!“ aber nicht. Mit dem Zweitdruck bekommen zwei Spieler keine der beiden zu sehen.

R-123 = After-Dark-Karten, die zu zweit fehlen
    .says = Zu zweit verzichtet das After-Dark-Deck außerdem auf sechzehn verschiedene Karten, darunter Eunuchhorn, Steht-mir-zu-Einhorn, Einhornkater, Einhorn-Turbo und Einhornverlies. Die Liste gehört zum Deck, nicht zu einer Regelfamilie, und das Programm kümmert sich darum.
    .example = Zu zweit lässt niemand bo mit Einhornkater einen Zug aussetzen. Einhorn-Guru ist dagegen noch im Deck.

R-124 = Erweiterungen zu zweit
    .says = Für Partien zu zweit hat eine Erweiterung ihre eigene Liste. An einem Stablemates-Tisch kennzeichnet jedes Paket die Karten, die es weglässt, und das Programm nimmt sie zusammen mit allen Normalen Einhörnern heraus.
    .example = ana und bo nehmen Night Market dazu, das keine Karte kennzeichnet. Es wird komplett eingemischt, während Bienenkönigin-Einhorn wie immer draußen bleibt.

R-125 = Sonst geht es zu zweit wie immer
    .says = Abgesehen vom kleineren Deck und dem zusätzlichen Neiiihn hat eine Partie zu zweit keine eigenen Regeln. Sieben Einhörner gewinnen.
    .example = ana hat sechs Einhörner und bo vier. ana braucht immer noch eines.

R-130 = Wer zuerst genug Einhörner hat
    .says = Der erste Spieler mit genug Einhörnern im Stall gewinnt, sobald nichts mehr abzuhandeln ist. Schaffen es mehrere zugleich, gewinnt der von ihnen, der gerade am Zug ist; ist es keiner, entscheiden die meisten Einhörner, danach die Buchstaben.
    .example = Vier spielen, und ana hat sechs Einhörner. ana spielt Narwal, kein Neiiihn kommt dagegen, und sieben Einhörner beenden das Spiel.

R-131 = Sieben an kleinen Tischen
    .says = Bei zwei bis fünf Spielern gewinnen sieben Einhörner.
    .example = ana, bo, cy und di sind zu viert. Sechs Einhörner im Stall von bo machen alle nervös, gewinnen aber noch nichts.

R-132 = Sechs an großen Tischen
    .says = Bei sechs, sieben oder acht Spielern gewinnen sechs Einhörner.
    .example = Zu ana, bo, cy und di kommen zwei weitere dazu. Jetzt sind sie zu sechst, und das sechste Einhorn von di gewinnt das Spiel.

R-133 = Was eine Einhornkarte zählt
    .says = Jede Einhornkarte in einem Stall zählt als ein Einhorn, solange keine Karte etwas anderes sagt. Manche zählen als zwei, und unter Karten wie Pandamonium zählen sie gar nicht.
    .example = bo hat Gigantenormes Einhorn und drei weitere Einhörner: vier Karten, aber fünf Einhörner. Dann spielt ana Pandamonium in den Stall von bo, und es sind null.

R-134 = Wenn das Deck leer ist
    .says = Ist das Deck leer, ist nichts mehr abzuhandeln und hat noch niemand gewonnen, dann gewinnt, wer die meisten Einhörner hat. Ein Tisch kann stattdessen auf das erste Ziehen warten, das nicht mehr geht, oder den Ablagestapel zu einem neuen Deck mischen (Option deck_out).
    .example = bo nimmt in der eigenen Ziehphase die letzte Karte und bekommt keine Aktionsphase mehr. ana hat fünf Einhörner, sonst niemand mehr als vier, also gewinnt ana.

R-135 = Buchstaben brechen den Gleichstand
    .says = Haben mehrere Spieler gleich viele und die meisten Einhörner, vergleichen sie die Buchstaben in den Namen dieser Einhörner; die größere Summe gewinnt. Leerzeichen und andere Zeichen zählen nicht; es gelten die Namen in der Kartensprache des Tisches (Option card_language).
    .example = ana und bo haben beide fünf Einhörner, aber die Namen bei ana ergeben 78 Buchstaben und die bei bo 81, also gewinnt bo. Einnashorn bringt 10 Buchstaben, Normales Einhorn (Rot) 18.

R-136 = Immer noch gleich: alle verlieren
    .says = Steht es nach Einhörnern und nach Buchstaben gleich, gewinnt niemand. Das gilt auch für die, die hinten lagen.
    .example = Das Deck ist leer; ana und bo haben beide fünf Einhörner und 78 Buchstaben. Sie verlieren, und cy mit drei Einhörnern verliert auch.

R-140 = Trinkregel: ein verlorenes Einhorn
    .says = Sind die Trinkregeln an (Option drinking, nur für Erwachsene), bekommt ein Spieler, dessen Einhorn geopfert oder zerstört wird, den Hinweis auf einen Schluck, für jedes Einhorn einen. Am Spiel ändert der Hinweis nie etwas.
    .example = Das Einhorngift von ana zerstört Einnashorn von bo. Ein Hinweis sagt, dass bo einen Schluck nimmt, und weiter geht es.

R-141 = Trinkregel: vergessen zu ziehen
    .says = An einem echten Tisch kostet es einen Schluck, vor der Aktion das Ziehen zu vergessen. Hier kann das nicht passieren: Das Programm vergisst nie, für dich zu ziehen.
    .example = Die Aktionsphase von ana ist da. Die Karte für diesen Zug ist schon auf der Hand, also kommt kein Hinweis.

R-142 = Trinkregel: drei Neiiihns im Zug
    .says = Sind die Trinkregeln an (Option drinking), darf der Sieger des Schlagabtauschs mit dem dritten Neiiihn des Zuges wählen: einen beliebigen Spieler, der den Hinweis auf einen Schluck bekommt, oder niemanden. Sieger ist der Spieler der Sofortkarte, die zuletzt abgehandelt wurde. Gefragt wird einmal pro Zug.
    .example = ana spielt Einnashorn, bo ein Neiiihn, ana eins dagegen, bo noch eins. Gestoppt wird Einnashorn vom Neiiihn von bo, also darf bo einen Spieler nennen.

R-143 = Einmal pro Partie eine neue Hand
    .says = Wenn der Tisch es erlaubt (Option mulligan, nur für Erwachsene), darf jeder Spieler einmal pro Partie zu Beginn des eigenen Zuges die ganze Hand ablegen und ebenso viele Karten ziehen. Sind Trink- oder Strip-Regeln an, erinnert ein Hinweis an den Preis dafür.
    .example = ana beginnt den Zug mit fünf Karten, mit denen nichts anzufangen ist. ana legt alle fünf ab, zieht fünf neue und kann das in dieser Partie nicht noch einmal tun.

R-144 = Strip-Regel: eine Karte ablegen
    .says = Sind die Strip-Regeln an (Option strip, nur für Erwachsene), bringt jede abgelegte Karte ihrem Spieler den Hinweis, ein Kleidungsstück auszuziehen. Eine neue Hand nach R-143 zählt einmal für jede Karte. Am Spiel ändert der Hinweis nie etwas.
    .example = Lamahorn von ana lässt jeden Spieler eine Karte ablegen. Alle bekommen je einen Hinweis.

R-145 = Strip-Regel: eine Verschlechterung kommt
    .says = Sind die Strip-Regeln an (Option strip), bekommt ein Spieler den Hinweis, ein Kleidungsstück auszuziehen, wenn eine Verschlechterung in seinen Stall kommt, egal auf welchem Weg.
    .example = bo spielt Stacheldraht in den Stall von ana. ana bekommt einen Hinweis, und den Stacheldraht noch dazu.

R-146 = Strip-Regel: eine Verbesserung kommt
    .says = Sind die Strip-Regeln an (Option strip), bekommt ein Spieler den Hinweis, ein Kleidungsstück wieder anzuziehen, wenn eine Verbesserung in seinen Stall kommt, egal auf welchem Weg.
    .example = ana spielt Regenbogenaura in den eigenen Stall. Ein Hinweis rät ana, sich wieder etwas überzuziehen.

R-147 = Hausregeln sind willkommen
    .says = Eine Runde darf eigene Zusatzregeln haben. Das Programm kennt nur seine Tischoptionen; alles darüber hinaus machen die Spieler unter sich aus, und niemand prüft es nach.
    .example = ana, bo und cy vereinbaren, dass jedes Super-Neiiihn eine Runde Applaus bekommt. Das Programm hat nichts dagegen und klatscht nicht mit.

R-148 = Passt aufeinander auf
    .says = Trink- und Strip-Regeln sind aus, solange der Gastgeber nicht angibt, dass alle erwachsen sind (Option adults), und sie einschaltet. Ob du mitmachst, entscheidest immer du selbst, und das Spiel läuft ohne sie genauso.
    .example = di möchte lieber einfach Karten spielen. Der Tisch lässt die Optionen drinking und strip aus, oder di übergeht die Hinweise; im Spiel hängt nichts davon ab.

Q-01 = Effekte mehrerer Spieler zugleich
    .says = Löst ein Ereignis Karten mehrerer Spieler aus, wer kommt zuerst? Der Spieler, der am Zug ist, dann die anderen im Uhrzeigersinn.
    .example = ana nutzt Einhorntausch: Einkorn am Kolben kommt zu ana, Gieriges Flügel-Einhorn zu bo. ana ist am Zug, also zieht ana zuerst zwei Karten und legt eine ab; dann zieht bo.

Q-02 = Zwei erreichen die Zahl gemeinsam
    .says = Haben mehrere Spieler im selben Moment genug Einhörner, wer gewinnt? Der von ihnen, der am Zug ist. Ist es keiner, gewinnt, wer die meisten Einhörner hat, danach, wer die meisten Buchstaben in deren Namen hat; ist auch das gleich, verlieren alle.
    .example = ana spielt Meerjungfrau-Einhorn als siebtes Einhorn und schickt aus reiner Höflichkeit das Pandamonium auf die Hand zurück, das auf den sieben Einhörnern von bo lag. Jetzt haben beide sieben; ana ist am Zug, also gewinnt ana.

Q-03 = Nichts tun in der Aktionsphase
    .says = Darfst du auf deine Aktion einfach verzichten? Nicht, solange das Deck noch eine Karte hat: Ziehen kannst du immer, also spielst du eine Karte oder du ziehst.
    .example = bo hat nichts als ein Neiiihn auf der Hand, und ein Neiiihn ist keine Aktion. bo zieht eine Karte, und das war die Aktion.

Q-04 = Wer zuerst antwortet
    .says = Alle, die antworten dürfen, werden zugleich gefragt oder im Uhrzeigersinn (Option answers). Die erste Sofortkarte geht auf den Stapel und eröffnet eine neue Fragerunde; langsamere bleiben auf der Hand; gepasst bleibt gepasst, bis sich die oberste Karte ändert. Übergangen wirst du nur aus Gründen, die alle sehen: Deine eigene Karte liegt oben, deine Hand ist leer, eine Karte verbietet es dir, oder die oberste lässt sich mit keinem Neiiihn stoppen.
    .example = ana spielt Einnashorn; bo und cy schicken beide ein Neiiihn los, bo einen Wimpernschlag früher. Das von bo geht auf den Stapel, und cy behält das eigene. di hat Entschleunigung im Stall und wird gar nicht erst gefragt.

Q-05 = Wenn das Deck aufgebraucht ist
    .says = Wann genau beendet ein leeres Deck das Spiel? Sobald nichts mehr abzuhandeln ist, und Siege werden zuerst geprüft; wer in der Ziehphase die letzte Karte nimmt, hat keine Aktion mehr. Legt ein laufender Effekt Karten zurück, geht es weiter. Ein Tisch kann stattdessen das erste unmögliche Ziehen oder ein Neumischen wählen (Option deck_out).
    .example = ana nimmt in der Ziehphase die letzte Karte, und niemand hat sieben Einhörner. Da endet das Spiel, noch vor der Aktion von ana, und es gewinnt, wer die meisten Einhörner hat.

Q-06 = Was ein Buchstabe ist
    .says = Wenn Buchstaben den Gleichstand brechen, was ist dann einer? Jedes Zeichen des Alphabets im Namen, Umlaute und ß inbegriffen, und zwar in der Kartensprache des Tisches (Option card_language). Leerzeichen, Bindestriche, Klammern und andere Zeichen zählen nichts.
    .example = Hai mit Horn ist 10 Buchstaben wert. Die beiden Leerzeichen sind nichts wert, so hübsch sie auch sitzen.

Q-07 = Wo eine wirkende Zauberkarte liegt
    .says = Wo ist eine Zauberkarte, während ihr Effekt geschieht? Nach den Regeln der Zweiten Edition schon auf dem Ablagestapel; nach den Effektketten-Regeln kommt sie dorthin, wenn ihr Effekt abgehandelt ist (Option magic_card). „Gut durchgeschüttelt“ mischt sich in beiden Fällen selbst ins Deck.
    .example = ana spielt die Karte Mystischer Strudel. Nach den Regeln der Zweiten Edition liegt sie auf dem Ablagestapel und wird mit dem Rest ins Deck gemischt; nach den Effektketten-Regeln kommt sie dafür zu spät.

Q-08 = Wann der Mulligan erlaubt ist
    .says = Wann darfst du mit der Option mulligan einmal pro Partie deine Hand ablegen und ebenso viele Karten ziehen? Zu Beginn deines Zuges, falls du eine Karte hast: nachdem die Pflichteffekte gewählt haben und bevor etwas abgehandelt wird. Ein knappes Deck gibt her, was es hat. Mit den Optionen drinking oder strip folgt ein Hinweis, und strip zählt auch die abgelegten Karten.
    .example = Der Zug von bo beginnt mit vier Handkarten, die niemand lieb haben kann. bo legt sie ab, zieht vier andere und bekommt den Mulligan in dieser Partie nicht noch einmal angeboten.

Q-09 = Wer ein Neiiihn-Gefecht gewinnt
    .says = Wer gilt als Sieger eines Schlagabtauschs mit Neiiihns? Der Spieler der Sofortkarte, die darin zuletzt abgehandelt wurde. Weil der Stapel von oben abgehandelt wird, ist das oft nicht, wer zuletzt geantwortet hat.
    .example = ana spielt Narwal; bo, ana, cy und di legen nacheinander je ein Neiiihn darauf. Das von di stoppt das von cy, dann stoppt das von ana das von bo. Das von ana war als letztes dran: ana hat gewonnen, und Narwal lebt.

Q-10 = Was vor den Neiiihns genannt wird
    .says = Werden Ziele vor dem Antworten genannt (Option announce), was sagst du dann? Bei einer Zauberkarte jeden Spieler, dessen Hand oder Stall sie treffen wird, und welche ihrer Möglichkeiten du wählst; bei einer Karte für einen Stall nur diesen Stall. Nie die Karten. Was genannt ist, gilt, auch wenn es nicht mehr klappt.
    .example = ana spielt die Karte Dreister Diebstahl und nennt bo. bo gibt die letzte Handkarte für ein Neiiihn her, und ana stoppt es mit einem eigenen. Genannt ist genannt, die Hand von bo ist leer, und ana nimmt nichts.

Q-11 = Pandamonium und ähnliche Karten
    .says = Was erreicht Einhörner noch, die Pandas sind? Sie zählen null, und kein Effekt oder Schutz, der von Einhörnern spricht, erreicht sie; ein Effekt auf irgendeine „Karte“ schon, außer euer Tisch will, dass gar nichts sie erreicht (Option masquerade). Auslöser, die nur auf das Kommen und Gehen von Einhornkarten achten, wie Stacheldraht, wirken weiter.
    .example = Die Einhörner von bo sind Pandas. Einhorngift von ana kann ihnen nichts anhaben; „Zwei zum Preis von einem“ schon, und Regenbogenaura hilft bo da nicht, denn sie spricht von Einhörnern.

Q-12 = Ein Engel opfert sich selbst
    .says = Darf Dunkles Engel-Einhorn für den eigenen Effekt geopfert werden? Ja, aber dann darf es nicht die Karte sein, die dieser Effekt zurückbringt.
    .example = ana spielt Dunkles Engel-Einhorn und opfert genau diese Karte. Vom Ablagestapel darf ana Einnashorn zurückbringen, den Engel aber nicht.

Q-13 = Zwei Ersatzeffekte für ein Ereignis
    .says = Passen zwei Effekte mit „stattdessen“ auf ein Ereignis, welcher gilt? Wem der Stall gehört, der sucht einen aus, oder keinen, falls alle freiwillig sind. Ein Ereignis wird einmal ersetzt und gilt als geschehen; was stattdessen passiert, darf eine weitere Karte ersetzen. Jedes Zerstören ist ein eigenes Ereignis, und eine Karte, die derselbe Effekt zerstören wird, kann nicht einspringen.
    .example = Im Deck der Zweiten Edition spielt ana Einhorngift gegen Phönix-Einhorn von bo, und daneben steht Schwarzer Einhornritter. bo darf eine Karte ablegen, den Ritter opfern oder dem Phönix Lebewohl sagen. Eins davon, nicht zwei.

Q-14 = Zurück auf eine Hand
    .says = Hat eine Karte, die auf eine Hand zurückkehrt, den Stall verlassen? Ja, und was auf das Verlassen achtet, bemerkt es auch.
    .example = bo hat Stacheldraht, und durch die Karte Hinterhältiger Huftritt von ana kehrt Narwal auf die Hand von bo zurück. bo legt eine Karte für den Huftritt ab und, falls noch eine da ist, eine weitere für Stacheldraht.

Q-15 = Reihenfolge innerhalb eines Gliedes
    .says = Zugleich ausgelöste Effekte bilden ein Glied. Pflichteffekte wählen zuerst, vom Spieler am Zug an im Uhrzeigersinn, die älteste Karte voran; danach die freiwilligen, in der Reihenfolge, in der jeder Spieler sie nutzt. Abgehandelt werden sie in der Reihenfolge, in der sie gewählt haben, und erst dann wird auf Bedingungen geschaut.
    .example = Der Zug von ana beginnt, und im Stall liegen Einnashorn und Sadistisches Ritual. Das Opfer des Rituals wird zuerst gewählt, dann das von Einnashorn. Darauf opfert und zieht ana für das Ritual, und erst danach zerstört Einnashorn.

Q-16 = Wann ein freiwilliger Effekt angeboten wird
    .says = Ein freiwilliger Effekt wird angeboten, wenn seine erste Handlung nach allem, was der Tisch sehen kann, möglich ist: Die Größe der Hand zählt, ihr Inhalt nicht; manchmal kannst du also nur Nein sagen. Steht ein Hindernis im Weg, das alle sehen, etwa Bienenkönigin-Einhorn bei einem anderen Spieler, wirst du nicht gefragt. Spätere Handlungen, die sich als unmöglich erweisen, entfallen.
    .example = ana spielt Regenbogen-Einhorn und hat noch zwei Karten auf der Hand, aber kein Normales Einhorn. ana wird trotzdem gefragt und kann nur Nein sagen, was bo nichts verrät.

Q-17 = Weniger als verlangt
    .says = Eine Pflichthandlung nimmt so viele, wie da sind; eine freiwillige braucht alle verlangten. „Dann“ und „wenn du das tust“ brauchen die volle Zahl. „Alle“ kann auch keine heißen, nur nicht vor einem „dann“. Solange es jemanden oder etwas gibt, wo die erste Handlung des Effekts klappt, kannst du nichts wählen, wo sie scheitert.
    .example = Nach den Regeln der Zweiten Edition spielt ana die einzige Handkarte, „Das Blatt wendet sich“, zieht zwei Karten und sollte drei ablegen. Beide gehen, und weil zwei nicht drei sind, gibt es keinen zusätzlichen Zug.

Q-18 = Eine gewählte Karte ist weg
    .says = Was, wenn eine Karte, die für einen Effekt gewählt wurde, nicht mehr da ist, wenn ihr Moment kommt? Dann entfällt diese Handlung, und es wird nichts anderes dafür gewählt.
    .example = ana spielt Einhorntausch, gibt bo damit ein sechstes Einhorn und hat es auf Einnashorn abgesehen. Klitzekleiner Stall bei bo kommt dem zuvor, bo opfert dafür Einnashorn, und ana geht leer aus.

Q-19 = Was ein Glied auslöst
    .says = Was wird aus Effekten, die ausgelöst werden, während andere abgehandelt werden? Sie warten und bilden zusammen das nächste Glied. So ein Effekt wird auch abgehandelt, wenn seine Karte inzwischen weg ist, außer einer Handlung, für die die Karte da sein muss.
    .example = ana spielt „Zwei zum Preis von einem“ und zerstört Pieksi, das Einhorn, von bo und Narwal von cy. Sind beide weg, ist die Rache von Pieksi dran, und bo darf sie nutzen, obwohl Pieksi schon auf dem Ablagestapel liegt.

Q-20 = Flügel-Einhörner und Babys beim Abgang
    .says = Ist es ein „stattdessen“, wenn ein Flügel-Einhorn auf die Hand oder ein Baby in die Kinderstube zurückkehrt? Nein: Dorthin gehen sie einfach, wenn sie geopfert oder zerstört werden. Den Ablagestapel sehen sie nie, und die Tat gilt als vollbracht. Blendendes Licht nimmt das den Flügel-Einhörnern, den Babys nicht.
    .example = ana opfert Gieriges Flügel-Einhorn für „Zwei zum Preis von einem“. Es kehrt auf die Hand von ana zurück, gilt als geopfert, und zwei Karten anderer Spieler werden trotzdem zerstört.

Q-21 = Blendendes Licht im Zweitdruck und „stattdessen“
    .says = Was schaltet Blendendes Licht im Zweitdruck ab? Nur ausgelöste Effekte, aber dazu gehören auch die mit „stattdessen“; dauerhafte bleiben. In der Zweiten Edition wie im Zweitdruck sind die Effekte aus, die eine Karte beim eigenen Verlassen des Stalls hat: Nichts kommt zurück, und gestohlene Beute bleibt. Welpenhorn wandert nicht mehr, behält aber seinen Schutz.
    .example = Pieksi, das Einhorn, wird im Stall von bo zerstört, und dort liegt auch Blendendes Licht. Mit keinem der beiden Decks nimmt Pieksi jemanden mit.

Q-22 = Klitzekleiner Stall und Einhornpups
    .says = Wann werden diese beiden geprüft? Nach jedem einzelnen Ereignis, noch bevor irgendetwas drankommt, das wartet. Für die Karte Klitzekleiner Stall darfst du jedes Einhorn hergeben: auch den Neuzugang, dessen Effekt beim Hereinkommen trotzdem abgehandelt wird, oder eines, das ein wartender Effekt gewählt hat.
    .example = ana hat fünf Einhörner und die Karte Klitzekleiner Stall, da kommt Gieriges Flügel-Einhorn herein. ana opfert es auf der Stelle, es kehrt auf die Hand zurück, und die Karte, die es einbringt, zieht ana trotzdem.

Q-23 = Geschuldete Rückgaben
    .says = Wann kehrt ein Einhorn heim, das auf Zeit genommen oder verliehen ist? Nur wenn es geblieben ist, wo es hingebracht wurde; bei Einhornlasso und Verleih-Einhorn muss auch diese Karte geblieben sein. Versperrt Bienenkönigin-Einhorn oder Eunuchhorn den Weg, verfällt die Schuld. Am Ende des Zuges kommen Rückgaben vor dem Handkartenlimit.
    .example = ana fängt mit Einhornlasso das Einnashorn von bo, spielt dann „Zwei zum Preis von einem“ und opfert dafür Einhornlasso. Am Ende des Zuges kehrt nichts heim: ana darf Einnashorn behalten.

Q-24 = Eine Karte versetzen
    .says = Ist Versetzen ein Stehlen oder ein Spielen? Weder noch, aber die Karte verlässt einen Stall und kommt in einen anderen, mit allem, was das auslöst. Eine Karte, die schon ist, wo sie hinsoll, tut weder das eine noch das andere, und in den Stall, in dem sie liegt, kannst du eine Karte gar nicht versetzen.
    .example = Der Zug von bo beginnt, und Welpenhorn wandert von ana herüber. Stacheldraht bei ana sieht es gehen, also legt ana eine Karte ab. Wäre Welpenhorn schon bei bo gewesen, hätte sich nichts gerührt.

Q-25 = Jeder Spieler muss wählen
    .says = Wenn jeder Spieler wählen muss, wer fängt an? Alle werden zugleich gefragt, und es passiert nichts, bis die letzte Wahl getroffen ist. Dann wird alles zusammen ausgeführt, beginnend mit dem Spieler am Zug und weiter im Uhrzeigersinn.
    .example = ana spielt Lamahorn, und alle suchen eine Karte zum Ablegen aus. Sobald auch cy so weit ist, gehen die Karten: die von ana, dann die von bo, dann die von cy.

Q-26 = Ausgesetzte und zusätzliche Züge
    .says = Welcher Zug wird ausgesetzt, und summieren sich zusätzliche Züge? Es trifft den nächsten Zug, den der Spieler hätte, auch einen zusätzlichen, und in einem ausgesetzten Zug passiert nichts, nicht einmal Welpenhorn wandert. Zusätzliche Züge summieren sich.
    .example = ana verpasst bo einen Einhornkater. Wenn bo an die Reihe kommt, gibt es keinen Beginn des Zuges, kein Ziehen und keine Aktion; cy ist sofort dran.

Q-27 = Das Deck für zwei
    .says = Welche Karten bleiben zu zweit draußen? Jedes Deck hat seine eigene Liste, egal welche Regelfamilie ihr spielt. Jeder Spieler beginnt außerdem mit einem schlichten „Neiiihn!“ (im After-Dark-Deck „Das Zauberwort heißt Neiiihn!“), und beide wissen davon. Ihr könnt das alles auch lassen (Option two_player_setup).
    .example = ana und bo spielen mit dem Basisdeck. Beide bekommen fünf Karten und ein Neiiihn, das kein Geheimnis ist, und Bienenkönigin-Einhorn bleibt in der Schachtel.

Q-28 = Was alle sehen
    .says = Was ist für alle offen? Jede Karte in den Ställen, auf dem Ablagestapel, in der Kinderstube und auf dem Stapel, dazu die Zahl der Karten auf jeder Hand und im Deck. Wer bei einer Karte gepasst hat, wird erst gezeigt, wenn das Antworten vorbei ist.
    .example = bo sieht, dass ana sechs Karten auf der Hand hat, und darf den ganzen Ablagestapel lesen. Ob cy bei Einnashorn von ana schon gepasst hat, sieht bo noch nicht.

Q-29 = Partien ohne Ende
    .says = Was stoppt eine Endlosschleife? Der freiwillige Effekt einer Karte wird höchstens 20-mal pro Zug angeboten, Ablehnungen mitgezählt. Nach 1000 Zügen endet das Spiel, als wäre das Deck leer, und das Ergebnis vermerkt es.
    .example = ana, bo und cy mischen den Ablagestapel immer wieder zurück, bis Zug 1000 vorbei ist. Die Einhörner werden gezählt, ana hat die meisten und gewinnt, und das Ergebnis nennt den Grund.

Q-30 = „Doppelt gemoppelt“ und Einhornverlies
    .says = Was genau erlauben sie? Bis zu zwei Karten spielen oder einmal ziehen, aber nicht von jedem eins. Eine Karte, die ein Neiiihn stoppt, zählt als gespielt. Es gilt für diesen Zug, auch wenn die Karte den Stall verlässt, und zwei solche Karten summieren sich nicht.
    .example = ana nutzt „Doppelt gemoppelt“, und bo stoppt die erste Karte mit einem Neiiihn. ana darf als zweite noch Einnashorn spielen oder es dabei belassen, aber nicht stattdessen ziehen.

Q-31 = Zurückbringen, was eben bezahlt wurde
    .says = Darf ein Effekt seinen eigenen Preis zurückbringen? Eine Karte bringt sich nie durch den Effekt zurück, für den sie geopfert wurde. Eine Karte, die für den Effekt abgelegt wurde, darf es sein, ebenso ein Einhorn, das für einen anderen Effekt desselben Gliedes geopfert wurde.
    .example = ana legt für Totenbeschwörer-Einhorn Narwal und Einnashorn ab und bringt genau dieses Einnashorn in den Stall. Engel-Einhorn, das sich selbst geopfert hat, kann sich nicht selbst holen.

Q-32 = Alle opfern, auch der Neuzugang
    .says = Einhorn im Porzellanladen und Einhorn-Guru lassen jeden Spieler ein Einhorn opfern. Darf, wer die Karte hat, genau sie hergeben? Ja.
    .example = ana spielt Einhorn im Porzellanladen, opfert es für seinen eigenen Effekt und behält das Baby. bo hat nur Einnashorn und muss sich davon trennen.

Q-33 = Karten, die ein Normales Einhorn brauchen
    .says = Wo muss die Normale Einhornkarte liegen? Für Regenbogenmähne und Zweitschweif in dem Stall, in den sie kommen, egal auf welchem Weg. Für die drei After-Dark-Karten mit so einer Bedingung, darunter Einhorn-Turbo, im Stall des Spielers, der die Karte spielt, und nur beim Spielen.
    .example = ana will Zweitschweif per Zielwechsel zu bo versetzen, und bo hat keine Normale Einhornkarte: Das geht nicht. cy hat Narwal, und das ist eine, also darf es cy sein.

Q-34 = Welche Namen die Buchstaben liefern
    .says = Welcher Name zählt, wenn Buchstaben den Gleichstand brechen? Der, den die Karten des Tisches in der gewählten Kartensprache tragen (Option card_language), samt der Farbe in Klammern. Die gespeicherte Partie behält die verwendeten Zahlen, also ändert ein späterer neuer Name kein Ergebnis.
    .example = Normales Einhorn (Indigo) zählt 21 Buchstaben, Normales Einhorn (Rot) nur 18. Bei knappem Gleichstand lohnt es sich, die längeren Farben im Stall zu haben.

Q-35 = Babys aussuchen
    .says = Wer sucht sich zuerst ein Baby aus? Der Startspieler, dann die anderen in Zugreihenfolge. Der Tisch kann sie auch austeilen lassen (Option babies).
    .example = ana, bo, cy und di sitzen in dieser Reihenfolge, und cy beginnt. cy sucht zuerst aus, dann di, ana und bo.

Q-36 = Leeres Deck, Klitzekleiner Stall und Pandamonium
    .says = Wie werden die Einhörner am Ende des Decks gezählt, wenn Klitzekleiner Stall oder Pandamonium da liegt? Wie immer: Pandas zählen null, und Klitzekleiner Stall ändert nichts.
    .example = Das Deck ist leer. Die sechs Pandas von bo zählen null, ana hat vier Einhörner und die Karte Klitzekleiner Stall, und cy hat drei. ana gewinnt.

Q-37 = Was Einhorn-Orakel sieht
    .says = Was, wenn weniger als drei Karten übrig sind, und wird die gewählte gezeigt? Du siehst dir so viele an, wie da sind, und die Karte, die du nimmst, bleibt geheim.
    .example = Im Deck sind noch zwei Karten. Mit Einhorn-Orakel sieht ana sich beide an, nimmt eine, ohne sie zu zeigen, und legt die andere zurück.

Q-38 = Wie Einhorn-Schrumpfstrahl wirkt
    .says = Babys im gewählten Stall gehen in die Kinderstube und zählen mit; dann kommen so viele Babys herein, wie Einhörner gegangen sind, oder so viele, wie die Kinderstube hat. Eine knappe Kinderstube hindert dich nie am Spielen. Die Effekte der weggeschickten Karten sind aus, aber Stacheldraht bemerkt sie trotzdem.
    .example = ana richtet Einhorn-Schrumpfstrahl auf bo, und bo hat Einnashorn, ein Baby und Pieksi, das Einhorn. Alle drei gehen, Pieksi nimmt niemanden mit, und drei Babys kommen herein.

Q-39 = Pandas, Blendendes Licht und Stacheldraht
    .says = Blendet Blendendes Licht auch Pandas? Nein, es nimmt ihnen nur die Effekte beim Hereinkommen, denn herein kommen sie als Einhörner. Stacheldraht achtet auf Einhornkarten, also wirkt er, wenn Pandas kommen und wenn sie gehen.
    .example = bo hat Pandamonium und Blendendes Licht. Einnashorn von bo darf zu Beginn des Zuges trotzdem zerstören, aber wenn Lamahorn hereinkommt, legt niemand etwas ab.

Q-40 = Was ein Neiiihn tut
    .says = Wohin gehen die Karten, und ist die Aktion verloren? Die Karte unter dem Neiiihn und das Neiiihn selbst kommen beide auf den Ablagestapel, und die Aktion ist verbraucht.
    .example = ana spielt Einnashorn, bo ein Neiiihn darauf, und niemand antwortet. Beide Karten kommen auf den Ablagestapel, und die Aktion von ana ist vorbei.

Q-41 = Was du von fremden Händen weißt
    .says = Welche Karten auf einer fremden Hand gelten als dir bekannt? Die, die du dort hast ankommen oder liegen sehen und die seither sicher nicht weg sind. Nimmt jemand verdeckt eine Karte, wird eine verschenkt oder wird gemischt, ist es damit vorbei für alle, die nicht gesehen haben, welche es war.
    .example = Meerjungfrau-Einhorn von ana schickt Einnashorn auf die Hand von bo zurück, und alle wissen, dass es dort ist. Dann nimmt cy mit Amerihorn blind eine der fünf Karten von bo: bo und cy wissen, welche, ana ist sich nicht mehr sicher.

Q-42 = Zauberkarten, die zuletzt gehen
    .says = Nach den Effektketten-Regeln (Option magic_card) kommt eine Zauberkarte erst nach ihrem Effekt auf den Ablagestapel; wann genau? Sobald ihr eigener Effekt fertig ist, noch vor dem, was er ausgelöst hat.
    .example = Nach den Effektketten-Regeln bringt ana mit „Wachgeküsst“ Magisches Flügel-Einhorn in den Stall. Wenn dessen Effekt beim Hereinkommen dran ist, liegt „Wachgeküsst“ schon auf dem Ablagestapel, und ana darf die Karte wieder auf die Hand nehmen.

Q-43 = Effekte auf „alle“
    .says = In welcher Reihenfolge wirkt ein Effekt auf „alle“ Karten? Eine Karte nach der anderen, die älteste zuerst, Stall für Stall im Uhrzeigersinn ab dem Spieler am Zug, und nach jeder ein Blick auf Karten wie Klitzekleiner Stall. Immune Karten werden übergangen und nicht mitgezählt.
    .example = Bei bo liegen ein altes Pandamonium, die neuere Karte Klitzekleiner Stall und sieben Einhörner. „Alles auf Anfang“ von ana nimmt zuerst Pandamonium, also fordert Klitzekleiner Stall noch zwei Einhörner, bevor auch diese Karte geht.

Q-44 = Eine Suche, die nichts findet
    .says = Das Deck zu durchsuchen wird angeboten, solange es eine Karte hat; du darfst auch verzichten, und gemischt wird trotzdem, wenn die Karte es sagt. Der Ablagestapel liegt offen: Etwas von dort zu nehmen wird nur angeboten, wenn eine passende Karte da liegt, und nutzt du es, musst du eine nehmen.
    .example = Nobler Narwal lässt ana das Deck durchsuchen, aber es ist keine Verbesserung mehr da: ana nimmt nichts, und das Deck wird gemischt. Flinkes Flügel-Einhorn bietet nichts an, solange kein Neiiihn auf dem Ablagestapel liegt.

Q-45 = Ein „und“ nach gescheitertem „dann“
    .says = Wurde nicht getan, was vor einem „dann“ steht, was ist dann mit einem „und“ dahinter? Es gehört zum „dann“ und wird auch nicht ausgeführt.
    .example = Nach den Regeln der Zweiten Edition spielt ana „Lass es regnen“ und hat noch eine weitere Handkarte. Die geht weg, aber verlangt waren zwei: ana zieht nichts, und einen zusätzlichen Zug gibt es auch nicht.

Q-46 = Welche Effekte der Zugbeginn hat
    .says = Welche Karten haben zu Beginn deines Zuges einen Effekt? Die, die in deinem Stall liegen, wenn diese Phase startet, nachdem Welpenhorn gewandert ist und alles abgehandelt wurde, was das ausgelöst hat. Eine Karte, die während der Phase dazukommt, ist zu spät dran.
    .example = Zu Beginn des Zuges legt ana drei Karten für Regenbogenlasso ab und stiehlt Einnashorn von bo. Es hat den Gong verpasst und zerstört in diesem Zug nichts.

Q-47 = Wann der Schluck vergeben wird
    .says = Wann wird mit der Option drinking nach drei Neiiihns jemand genannt? Einmal pro Zug, wenn der Schlagabtausch mit dem dritten Neiiihn des Zuges abgehandelt ist und bevor eine überlebende Karte wirkt. Der Sieger dieses Schlagabtauschs wird gefragt, ja oder nein, und nennt dann einen beliebigen Spieler, auch sich selbst.
    .example = bo spielt ein Neiiihn auf die Karte von ana, ana eins dagegen und cy eins auf das von ana. Das Neiiihn von bo wird zuletzt abgehandelt, also wird bo gefragt, sagt Ja und nennt di. Der Tisch zeigt einen Hinweis an, mehr nicht.

Q-48 = Schluss beim ersten unmöglichen Ziehen
    .says = Endet das Spiel beim ersten unmöglichen Ziehen (Option deck_out), wann genau? Der laufende Effekt und alles, was er auslöst, wird noch fertig, dann ist Schluss. Als Aktion zu ziehen bleibt auch bei leerem Deck erlaubt und beendet das Spiel.
    .example = ana nimmt in der Ziehphase die letzte Karte und zieht, mit einem Einhorn Vorsprung vor allen anderen, als Aktion gleich noch einmal. Es ist keine Karte da, das Spiel endet, und ana gewinnt.

Q-49 = Den Ablagestapel neu mischen
    .says = Mischt der Tisch neu (Option deck_out), wann passiert das? Wenn eine Karte gezogen, angesehen oder gesucht werden soll und das Deck leer ist. Ist auch der Ablagestapel leer, endet das Spiel wie nach einem unmöglichen Ziehen.
    .example = Der Zug von bo kommt zur Ziehphase, und das Deck ist leer. Der Ablagestapel wird zu einem neuen Deck gemischt, bo zieht, und das Spiel geht weiter.

Q-50 = Wer für ein Einhorn trinkt
    .says = Was zählt mit der Option drinking? Ein Schluck für jede Karte, die als Einhorn zählte und wirklich geopfert oder zerstört wurde. Ging stattdessen etwas anderes, zählt nur das, und nur, wenn es ein Einhorn war. Pandas bringen keinen Schluck, und bei Gleichstand bringen ihre Namen keine Buchstaben.
    .example = ana will Vanillehörnchen von bo zerstören, aber bo opfert stattdessen Aufblasbares Einhorn. Das ist trotz seines Namens eine Verbesserung, also gibt es keinen Hinweis.

Q-51 = Sofort gewinnen
    .says = Zählt ein Sieg sofort (Option win), wann wird nachgesehen? Nach jedem einzelnen Ereignis, auch mitten in einem Effekt, aber erst nach Karten wie Klitzekleiner Stall. Zwei Sieger zugleich werden geregelt wie sonst auch, und was noch abzuhandeln war, entfällt.
    .example = ana spielt Einhorn im Porzellanladen als siebtes Einhorn. Mit dieser Option gewinnt ana, sobald es hereinkommt; sonst kommt erst sein Effekt, und ana muss ein Einhorn opfern.
