### The rules, each in plain words with an example. Italian.
### The value is the title; .says explains; .example shows it in play.

R-001 = Che cosa c'è nella scatola
    .says = Un mazzo completo ha 114 carte dal retro nero, e accanto aspettano 13 Unicorni Baby. Nella scatola ci sono anche 8 carte riassuntive; qui il loro lavoro lo fa questa guida. In due giocatori il mazzo è più piccolo.
    .example = ana, bo e cy prendono il mazzo base: 114 carte da cui pescare, 13 Unicorni Baby fra cui scegliere e niente che possa finire sotto il divano.

R-002 = Gli Unicorni Baby stanno a parte
    .says = Prima di mescolare si mettono da parte gli Unicorni Baby, perciò nel mazzo non ce n'è mai uno. A un tavolo di Stablemates è l'arbitro a separare le carte.
    .example = ana può benissimo pescare Narvalo, che è un Unicorno Semplice. Narvalo Baby nel mazzo non si fa vedere mai, per quanto ana aspetti.

R-003 = Un solo mazzo mescolato
    .says = Tutte le carte tranne gli Unicorni Baby si mescolano in un unico mazzo, da cui pescano tutti. Nessuno ne vede l'ordine e nessuno ha un mazzo tutto suo.
    .example = L'unico Unicornoceronte del mazzo base può capitare ad ana, a bo, o trovarsi proprio in fondo. Solo la mescolata lo sa.

R-004 = Le espansioni entrano nel mazzo
    .says = Se il tavolo aggiunge un'espansione, le sue carte si mescolano nello stesso mazzo. Si pescano e si giocano come tutte le altre; gli Unicorni Baby di un'espansione vanno nella Nursery.
    .example = bo prepara il mazzo base con Night Market. Più tardi cy pesca Unicorno col Lanternino, là dove poteva esserci un banalissimo Narvalo.

R-005 = Si comincia con cinque carte
    .says = A ogni giocatore si danno 5 carte. In una partita a due si riceve anche un Mahiii! a testa, quindi si parte con 6 carte (opzione two_player_setup).
    .example = Con ana, bo e cy al tavolo tutti partono con cinque carte. Se cy va a casa, ana e bo partono con sei a testa, un Mahiii! compreso.

R-006 = Mazzo e pila degli scarti
    .says = Le carte che avanzano dopo la distribuzione stanno coperte e formano il mazzo, con accanto la pila degli scarti. Tutti vedono quante carte ha il mazzo, ma non quali.
    .example = Tre giocatori hanno ricevuto cinque carte a testa, perciò il mazzo base comincia con 99 carte e la pila degli scarti con nessuna.

R-007 = Tutti partono con un Unicorno Baby
    .says = Ogni giocatore sceglie un Unicorno Baby e parte con quello nella Stalla, dove conta come Unicorno. Si sceglie in ordine di turno a partire da chi inizia; oppure il tavolo li fa distribuire (opzione babies).
    .example = bo inizia e prende Narvalo Baby. Lo voleva anche cy, che si accontenta di Unicorno Baby (Arcobaleno).

R-008 = Gli altri Baby formano la Nursery
    .says = Gli Unicorni Baby che nessuno ha preso formano la Nursery. Stanno scoperti, sotto gli occhi di tutti, e il loro ordine non conta.
    .example = Quattro giocatori hanno preso un Unicorno Baby a testa, quindi nove dei tredici restano nella Nursery ad aspettare qualcuno come Unicorno Mamma Oca.

R-009 = Le carte riassuntive
    .says = Con la scatola ogni giocatore può avere una carta che riassume le regole. Online non ce ne sono e nel gioco non dipende nulla da loro: le regole le sa l'arbitro, e il resto lo stai leggendo.
    .example = cy non ricorda come funziona un turno. Invece di frugare in cerca di un cartoncino, cy guarda la domanda sullo schermo.

R-010 = Chi inizia
    .says = Al tavolo della cucina decidono i vestiti: conta chi porta più colori o, in certe scatole, quelli più scuri. L'arbitro non vede il tuo maglione, perciò chi inizia si estrae a sorte, salvo che il tavolo indichi chi ospita o un certo posto (opzione start).
    .example = cy ha addosso sette colori e ci tiene. La sorte dice bo, quindi inizia bo; il tavolo poteva anche decidere di dare il primo turno a cy.

R-011 = Si gira in senso orario
    .says = Finito un turno, tocca al giocatore successivo in senso orario. Un turno in più o uno saltato cambia a chi tocca, mai la direzione.
    .example = ana, bo, cy e di siedono in quest'ordine. Finito il giro, tocca di nuovo ad ana.

R-012 = Da due a otto giocatori
    .says = A un tavolo siedono da 2 a 8 giocatori. I posti liberi possono andare ai bot, quindi puoi giocare senza altre persone, ma mai senza qualcuno da derubare.
    .example = Stasera ana non ha compagnia e si siede con tre bot: una partita a quattro come tutte le altre.

R-020 = Le quattro fasi di un turno
    .says = Un turno ha quattro fasi, sempre in quest'ordine: Inizio Turno, Pesca, Azione, Fine Turno. Certe carte accorciano il turno; anche allora la fase di Fine Turno si svolge.
    .example = ana usa Pesca Peluche all'inizio, pesca una carta, gioca Narvalo come azione e alla fine scarta fino a restare con sette.

R-021 = Gli effetti di Inizio Turno
    .says = Per primi vengono gli effetti che le tue carte hanno all'inizio del turno. Vi partecipano solo le carte che sono nella tua Stalla quando la fase comincia.
    .example = bo gioca Unicornoceronte come azione di questo turno. Per ora non si distrugge niente: la prima domanda per bo arriva quando comincia il suo prossimo turno.

R-022 = Effetto iniziale non usato, effetto perso
    .says = Un effetto facoltativo di Inizio Turno va usato prima di pescare nella fase di Pesca. Se lo lasci lì, per questo turno è perso; torna a disposizione la prossima volta che comincia il tuo turno.
    .example = ana rinuncia a Unicornoceronte, pesca Mahiii! e ci ripensa. Troppo tardi: Unicornoceronte aspetta il prossimo turno.

R-023 = Gli effetti iniziali obbligatori non si saltano
    .says = Un effetto obbligatorio di Inizio Turno va eseguito, anche se a un tavolo vero qualcuno se ne accorge tardi. Qui nessuno può dimenticarlo: l'arbitro chiede e senza risposta non va avanti.
    .example = bo ha Rituale Sadico nella Stalla. L'arbitro chiede a bo quale Unicorno sacrificare; “nessuno, grazie” non è nell'elenco.

R-024 = Si pesca una carta
    .says = Nella fase di Pesca peschi una carta dal mazzo. Non è la tua azione: quella viene dopo.
    .example = ana lascia in pace Unicornoceronte, quindi pesca una carta e prosegue. Se invece lo usa per distruggere un Unicorno, il turno va dritto alla fine, senza pescare.

R-025 = Un'azione per turno
    .says = Nella fase di Azione fai una cosa sola: giochi un Unicorno, una Magia, un Vantaggio o uno Svantaggio, oppure peschi una carta. Non si passa, dato che pescare si può sempre. Una carta può concedere di più.
    .example = cy vorrebbe giocare sia Aura Arcobaleno sia Veleno per Unicorni. O l'una o l'altro, salvo che all'inizio di questo turno cy abbia usato Doppia Corda.

R-026 = Un'Istantanea non è un'azione
    .says = Le Istantanee rispondono a una carta che sta giocando qualcun altro. Non puoi giocarne una come azione, e giocarne una in risposta non consuma la tua azione.
    .example = ana ha in mano tre Mahiii! e nient'altro. L'unica azione che resta è pescare, ma tutti e tre i Mahiii! sono pronti per la prossima carta che gioca bo.

R-027 = Alla fine si scarta
    .says = Alla fine del tuo turno, se hai in mano più carte di quante ne consente il limite, scarti finché non ci rientri. Le carte le scegli tu.
    .example = ana finisce il turno con nove carte in mano e ne scarta due a scelta. bo finisce con quattro e non scarta nulla.

R-028 = Il limite di mano è sette
    .says = Il limite di mano è 7, a meno che una carta non lo cambi. Si guarda solo alla fine del tuo turno: nel frattempo puoi averne in mano di più.
    .example = ana ha sette carte in mano quando Sirenicorno, giocato da cy, ci rimanda anche Unicornoceronte. Otto vanno bene fino alla fine del prossimo turno di ana.

R-030 = La Stalla
    .says = La Stalla è lo spazio davanti a te per i tuoi Unicorni, Vantaggi e Svantaggi. Di per sé non ha limiti: li mettono solo carte come Stalla Monolocale.
    .example = Nella Stalla di bo ci sono un Unicorno Baby, Unicornoceronte, Aura Arcobaleno e Filo Spinato. Di queste quattro carte, due contano per la vittoria.

R-031 = La Nursery
    .says = Gli Unicorni Baby che non sono in nessuna Stalla abitano nella Nursery. Lì li vedono tutti, e certe carte ne portano fuori uno.
    .example = Unicorno Mamma Oca entra nella Stalla di ana, che dalla Nursery ci porta anche Unicorno Baby (Verde).

R-032 = Dove un Baby non va mai
    .says = Un Unicorno Baby non sta mai in una mano, nel mazzo o fra gli scarti. Qualunque effetto voglia mandarcelo, lo manda invece nella Nursery.
    .example = bo gioca Sgroppata e sceglie l'Unicorno Baby di ana. Va nella Nursery invece che in mano ad ana, che deve comunque scartare una carta, se ne ha.

R-033 = I Baby tornano a casa nella Nursery
    .says = Quando un Unicorno Baby esce da una Stalla senza passare in un'altra, va nella Nursery. Il sacrificio o la distruzione che l'ha rispedito a casa vale come eseguito.
    .example = ana gioca Due al Prezzo di Uno e sacrifica il proprio Unicorno Baby. Il piccolo trotterella fino alla Nursery, e ana distrugge due carte come se avesse ceduto una carta qualunque.

R-034 = I Baby possono cambiare Stalla
    .says = Gli Unicorni Baby arrivano dalla Nursery per effetto di una carta. Si possono anche rubare, scambiare o spostare da una Stalla all'altra, in entrambe le famiglie di regole, a meno che il tavolo non voglia che entrino solo dalla Nursery (opzione babies_move).
    .example = ana gioca Unicorno per Unicorno, dà a bo un Unicorno Baby e in cambio prende Unicornoceronte. Se babies_move è disattivata, il Baby non può far parte dello scambio.

R-035 = Il mazzo
    .says = Il mazzo sono le carte coperte da cui pescano tutti, comprese quelle di eventuali espansioni. Quante siano lo sanno tutti, in che ordine nessuno.
    .example = ana, bo e cy pescano dallo stesso mazzo. Se ci restano 12 carte, lo vedono tutti e tre.

R-036 = La pila degli scarti
    .says = Le carte scartate, sacrificate o distrutte vanno nella pila degli scarti. È scoperta: chiunque può guardarci dentro. Gli Unicorni Baby non ci vanno mai.
    .example = L'Unicornoceronte di bo viene distrutto e finisce nella pila degli scarti, dove ana lo vede e comincia a pensare a Bacio della Vita.

R-037 = Altre strade verso gli scarti
    .says = Una carta può finire nella pila degli scarti anche in altri modi, per esempio quando la ferma un Mahiii! o quando un effetto ce la sposta. In quel caso non è stata né scartata, né sacrificata, né distrutta.
    .example = bo gioca Raggio Restringiunicorni contro ana. Pugnaldo l'Unicorno viene spostato nella pila degli scarti, ma non è stato distrutto, quindi non pugnala nessuno.

R-038 = Pescare una carta
    .says = Pescare vuol dire prendere in mano la prima carta del mazzo. Se sono più d'una, si pescano una dopo l'altra, e gli altri vedono soltanto quante.
    .example = ana gioca Affarone: prende in mano tre carte dalla cima del mazzo, poi ne scarta una.

R-039 = Scartare una carta
    .says = Scartare vuol dire mettere una carta della tua mano nella pila degli scarti. Scegli tu quale, se l'effetto non dice altro. Le carte in una Stalla non si scartano mai.
    .example = Lamacorno entra nella Stalla di bo e ogni giocatore scarta una carta a propria scelta. cy ha la mano vuota, quindi non scarta nulla.

R-040 = Sacrificare una carta
    .says = Sacrificare vuol dire mandare agli scarti una carta della tua Stalla. Può essere un Unicorno, un Vantaggio o uno Svantaggio, se l'effetto non indica un tipo. Non puoi farlo solo perché ti va.
    .example = ana gioca Due al Prezzo di Uno e sacrifica Rallentamento dalla propria Stalla. Una carta nella Stalla di bo non andrebbe bene.

R-041 = Distruggere una carta
    .says = Distruggere vuol dire mandare agli scarti una carta dalla Stalla di un altro giocatore, mai una delle tue. Si possono distruggere anche Vantaggi e Svantaggi, se l'effetto non chiede un Unicorno.
    .example = ana gioca Veleno per Unicorni e può scegliere Narvalo nella Stalla di bo. Il Lamacorno di ana non è fra le scelte.

R-042 = Rubare una carta
    .says = Rubare vuol dire spostare una carta dalla Stalla di un altro giocatore alla tua. Da quel momento lavora per te. Le carte in mano non si rubano; per quelle i testi usano altre parole.
    .example = Il Narvalo Ammaliante di ana ruba Aura Arcobaleno a bo. Adesso protegge gli Unicorni di ana, e quelli di bo restano sotto la pioggia.

R-043 = Un Unicorno resta dov'è
    .says = Un Unicorno resta in una Stalla finché qualcosa non lo toglie: viene sacrificato o distrutto, oppure un effetto lo ruba, lo rimanda in mano o lo sposta. Non si consuma, e usarne l'effetto non lo esaurisce.
    .example = L'Unicornoceronte di bo distrugge un Unicorno in questo turno e può rifarlo nel prossimo, finché qualcuno non gli trova un Veleno per Unicorni.

R-044 = Restano anche Vantaggi e Svantaggi
    .says = Anche Vantaggi e Svantaggi restano finché non vengono sacrificati o distrutti, o finché un effetto non li ruba, li rimanda in mano o li sposta. Uno Svantaggio che non ti piace non te lo puoi togliere e basta.
    .example = bo si tiene Filo Spinato, e non per scelta. Qualche turno dopo nella sua Stalla entra Unicorno con la Motosega, e finalmente bo sacrifica Filo Spinato.

R-050 = I cinque tipi di carte
    .says = Ogni carta è un Unicorno, una Magia, un Vantaggio, uno Svantaggio o un'Istantanea. Unicorni, Vantaggi e Svantaggi vanno in una Stalla; Magie e Istantanee fanno il loro lavoro e se ne vanno.
    .example = ana ha in mano Unicornoceronte, Affarone, Aura Arcobaleno, Rallentamento e Mahiii!, cioè un Unicorno, una Magia, un Vantaggio, uno Svantaggio e un'Istantanea.

R-051 = Tre varietà di Unicorni
    .says = Un Unicorno è un Unicorno Baby, un Unicorno Semplice o un Unicorno Magico. Tutti e tre contano per la vittoria. È il corno a decidere, perciò anche un Narvalo è un Unicorno.
    .example = bo ha Unicorno Baby (Rosso), Narvalo e Lamacorno: un Unicorno Baby, un Unicorno Semplice e un Unicorno Magico, tre Unicorni in tutto.

R-052 = Gli Unicorni Semplici non hanno effetti
    .says = Un Unicorno Semplice non ha testo e non fa altro che essere un Unicorno. Spesso basta.
    .example = ana gioca Unicorno Semplice (Blu). Non segue nessuna domanda: ana ha semplicemente un Unicorno in più.

R-053 = Gli Unicorni Magici hanno effetti
    .says = Un Unicorno Magico conta come Unicorno e in più sa fare qualcosa. Certi effetti avvengono in un dato momento, altri valgono finché la carta è in una Stalla.
    .example = Unicornoceronte può distruggere un Unicorno all'inizio del turno di chi lo possiede. Unicorno Reginetta tiene sempre gli Unicorni Semplici fuori dalle altre Stalle.

R-054 = In quale Stalla va un Unicorno
    .says = Nella famiglia della seconda edizione giochi un Unicorno nella tua Stalla; in quella della catena di effetti, nella Stalla di un giocatore qualsiasi. Il tavolo può scegliere l'una o l'altra regola (opzione unicorns_into).
    .example = Con la catena di effetti ana gioca Narvalo nella Stalla di bo, dove Filo Spinato fa poi scartare una carta a bo. Con la seconda edizione Narvalo va nella Stalla di ana.

R-055 = Un Vantaggio può andare a chiunque
    .says = Puoi giocare un Vantaggio in qualsiasi Stalla, la tua o quella di qualcun altro. Aiuta il giocatore nella cui Stalla si trova, chiunque l'abbia giocato.
    .example = ana gioca Evvahiii! nella Stalla di bo e nessuno risponde. Da ora in poi nessun Mahiii! può fermare quello che gioca bo. ana avrà le sue ragioni.

R-056 = Uno Svantaggio può andare a chiunque
    .says = Puoi giocare uno Svantaggio in qualsiasi Stalla. Di solito è quella di qualcun altro; è permessa anche la tua, se proprio ci tieni.
    .example = ana gioca Stalla Monolocale nella Stalla di bo, visto che bo ha sei Unicorni. Potrebbe anche tenersela, ma nessuno capirebbe perché.

R-057 = Agiscono sulla Stalla in cui sono
    .says = Un Vantaggio o uno Svantaggio agisce solo sulla Stalla in cui si trova e sul giocatore di quella Stalla, se il suo testo non dice altro. Vale in entrambe le famiglie di regole.
    .example = Stalla Monolocale nella Stalla di bo tiene bo a cinque Unicorni. ana, lì accanto, può averne sei senza pensieri.

R-058 = Una Magia agisce una volta sola
    .says = Una carta Magia fa il suo lavoro una volta e va nella pila degli scarti. Nella famiglia della seconda edizione è già lì mentre agisce; in quella della catena di effetti ci va dopo (opzione magic_card).
    .example = ana gioca Vortice Mistico, che mescola nel mazzo la pila degli scarti. Con la seconda edizione ci finisce dentro anche lui; con la catena di effetti resta indietro, fra gli scarti.

R-059 = Quando si può giocare un'Istantanea
    .says = Puoi giocare un'Istantanea quando un altro giocatore gioca una carta, che sia la sua azione o una sua Istantanea. Non puoi rispondere a una carta tua mentre è in cima alla pila.
    .example = bo gioca Unicornoceronte e la domanda se rispondere va ad ana, cy e di. A bo no: fermare il proprio Unicornoceronte non è previsto.

R-060 = Le Istantanee nei turni altrui
    .says = L'Istantanea è l'unico tipo di carta che puoi giocare quando non è il tuo turno. Tutto il resto aspetta la tua fase di Azione.
    .example = Nel turno di bo, ana può rispondere con Mahiii! a Unicorno Reginetta. Veleno per Unicorni invece deve aspettare il turno di ana.

R-061 = Istantanee senza limite
    .says = Non c'è un limite alle Istantanee giocate in un turno, né per il tavolo né per te. Il limite te lo dà già la tua mano.
    .example = ana gioca Unicornoceronte, bo risponde con Mahiii!, ana risponde a sua volta con Mahiii! e cy ci mette sopra Giammahiii!, terza Istantanea in un turno solo. Tutto regolare.

R-062 = Puoi difendere la tua carta
    .says = Se qualcuno risponde alla tua carta con un'Istantanea, puoi rispondere a quell'Istantanea con una delle tue. Che in questo turno tu abbia già giocato una carta non importa. Vale in entrambe le famiglie di regole.
    .example = ana gioca Unicorno Reginetta e bo risponde con Mahiii!, al che ana risponde con un Mahiii! dei suoi. Se nessuno ha altro da aggiungere, Unicorno Reginetta entra.

R-063 = Tutte le Istantanee sono dei Mahiii!
    .says = Nei nostri mazzi base e after-dark ogni Istantanea è un Mahiii! di qualche tipo: ferma una carta mentre viene giocata. È un Mahiii! ogni carta con quella parola nel nome, e certe hanno qualcosina in più.
    .example = ana cerca un Mahiii! con Unicorno Volante Fulmineo e prende Giammahiii! dalla pila degli scarti. Dentro il nome la parola c'è, quindi vale.

R-064 = Colori e simboli delle carte
    .says = Su certi colori le scatole non concordano. Qui: Unicorno Baby rosa, Unicorno Semplice indaco, Unicorno Magico azzurro, tutti con un corno; Magia verde con una stella, Vantaggio arancione con freccia in su, Svantaggio giallo con freccia in giù, Istantanea rossa con punto esclamativo. Basta anche solo il simbolo.
    .example = ana non distingue l'arancione dal giallo. Aura Arcobaleno ha una freccia in su e Filo Spinato una in giù, quindi ana sa quale delle due dare a bo.

R-070 = Gli effetti valgono solo in una Stalla
    .says = Unicorni, Vantaggi e Svantaggi non fanno nulla finché li tieni in mano. I loro effetti valgono una volta che si trovano in una Stalla.
    .example = ana ha in mano Unicorno Reginetta, e bo può ancora giocare Narvalo. Quando Unicorno Reginetta sarà nella Stalla di ana, in quella di bo gli Unicorni Semplici non entreranno più.

R-071 = Entrare in una Stalla
    .says = Una carta entra nella tua Stalla quando ci viene giocata, rubata, portata o spostata. Ogni volta il suo effetto d'entrata avviene, e avviene per te. Le carte che sono già lì non entrano di nuovo.
    .example = ana usa Lazo Arcobaleno e ruba a bo Unicorno Volante Ingordo. La carta entra nella Stalla di ana, quindi ana pesca.

R-072 = Uscire da una Stalla
    .says = Una carta esce dalla tua Stalla quando viene sacrificata, distrutta o rubata. Qui contano anche il ritorno in mano e lo spostamento altrove.
    .example = bo ha Filo Spinato. ana gioca Veleno per Unicorni e distrugge Narvalo: un Unicorno è uscito dalla Stalla di bo, quindi bo scarta una carta.

R-073 = Effetti innescati
    .says = Un effetto che comincia con “appena”, “quando”, “ogni volta che” o con un momento del turno (“all'inizio del tuo turno”) è innescato: avviene ogni volta che arriva il suo momento, e nel frattempo tace. Luce Accecante della seconda stampa spegne proprio questo genere di effetti.
    .example = Filo Spinato nella Stalla di bo è innescato. Non succede nulla finché un Unicorno non entra o non esce; allora bo scarta una carta, una per ogni volta.

R-074 = Effetti continui
    .says = Ogni altro effetto di una carta in una Stalla è continuo. Vale da quando la carta è lì fino a quando se ne va, senza che nessuno debba usarlo.
    .example = Finché bo ha Aura Arcobaleno, ana non può scegliere l'Unicornoceronte di bo come bersaglio di Veleno per Unicorni. Una volta che l'Unicorno con la Motosega di ana ha distrutto Aura Arcobaleno, si può.

R-075 = “Puoi” rende facoltativo un effetto
    .says = Un effetto è facoltativo solo se nel testo c'è “puoi”. Tutto il resto va fatto per quanto è possibile, che ti piaccia o no.
    .example = ana gioca Squalo col Corno e può tenerselo, dato che l'effetto è facoltativo. bo gioca Unicorno Spaccatutto: chiunque abbia un Unicorno ne sacrifica uno, anche bo.

R-076 = Effetti innescati, obbligatori o facoltativi
    .says = Un effetto innescato può essere dell'uno o dell'altro genere. Per uno obbligatorio l'arbitro chiede solo ciò che c'è da scegliere; a uno facoltativo puoi anche dire di no.
    .example = Il turno di bo comincia con Rituale Sadico e Bomba di Brillantini nella Stalla. Rituale Sadico va eseguito; Bomba di Brillantini bo può usarla o lasciarla stare.

R-080 = Un effetto dopo l'altro
    .says = Quando un effetto ne innesca un altro, si forma una catena di anelli, e ogni anello si conclude prima che cominci il successivo. Stablemates gioca così in entrambe le famiglie di regole.
    .example = ana gioca Squalo col Corno, lo sacrifica e distrugge Pugnaldo l'Unicorno di bo. Solo quando lo Squalo ha finito bo decide se Pugnaldo restituisce il colpo.

R-081 = Prima si finisce la catena
    .says = Il gioco sta fermo finché ogni anello della catena non è risolto. Nessuno pesca, agisce o finisce il turno mentre un effetto è ancora in attesa.
    .example = Due al Prezzo di Uno, giocato da ana, distrugge l'Evvahiii! di cy e Pugnaldo l'Unicorno di bo. Prima bo può restituire il colpo con Pugnaldo; solo allora il turno di ana passa alla fase di Fine Turno.

R-082 = Effetti simultanei, un solo anello
    .says = Gli effetti che si innescano nello stesso momento formano un unico anello, in entrambe le famiglie di regole. Un tavolo può invece lasciare che chi li possiede li risolva uno dopo l'altro, nell'ordine che vuole (opzione simultaneous).
    .example = Quando comincia il turno di ana, nella sua Stalla ci sono Unicornoceronte e Bomba di Brillantini. Si innescano insieme e condividono un anello.

R-083 = Prima si sceglie, poi si risolve
    .says = Prima che un anello si risolva, si scelgono tutti i giocatori e tutte le carte in una Stalla che i suoi effetti colpiranno. Ciò che viene da una mano, dal mazzo, dagli scarti o dalla Nursery si decide solo quando quell'effetto si risolve.
    .example = ana punta Unicornoceronte sul Narvalo di bo, poi per Bomba di Brillantini sceglie Stalla Monolocale da sacrificare e l'Evvahiii! di cy da distruggere. Finché tutte e tre non sono scelte, non si muove niente.

R-084 = Nuovi inneschi, nuovo anello
    .says = Se un anello innesca altri effetti, questi aspettano che sia concluso. Poi formano tutti insieme l'anello successivo.
    .example = Unicorno Spaccatutto fa sacrificare un Unicorno a tutti. bo cede Pugnaldo l'Unicorno, e cy ha Filo Spinato: lo scarto di cy e la vendetta di Pugnaldo condividono l'anello successivo.

R-085 = Mai la stessa carta due volte
    .says = Gli effetti che condividono un anello non possono scegliere la stessa carta in una Stalla. A ognuno ne serve una sua.
    .example = ana ha Unicornoceronte e Bomba di Brillantini. Una volta che Unicornoceronte ha preso di mira il Narvalo di bo, Bomba di Brillantini deve cercarsi altro da distruggere.

R-086 = Pochi bersagli, meno effetti
    .says = Se gli effetti di un anello sono più delle carte che possono scegliere, se ne possono usare solo tanti quante sono le carte. Conta la prima cosa che ciascun effetto fa.
    .example = Unicornoceronte e Lazo per Unicorni vogliono entrambi l'Unicorno di un altro giocatore, ma in giro c'è solo l'Unicorno Baby di bo. ana usa uno dei due, non tutti e due.

R-087 = Scelgono prima gli effetti obbligatori
    .says = All'interno di un anello, gli effetti che devono avvenire scelgono le loro carte prima di quelli che possono avvenire. Si risolvono anche in quest'ordine.
    .example = ana ha Rituale Sadico e Bomba di Brillantini. Prima sceglie l'Unicorno per il Rituale; se usa anche Bomba di Brillantini, occorre un'altra carta da sacrificare.

R-088 = Finire il turno non annulla niente
    .says = Tutti gli effetti di Inizio Turno si innescano insieme. Uno che fa finire il turno quindi non toglie nulla agli altri: si possono, o si devono, ancora eseguire.
    .example = ana usa Unicornoceronte, che fa finire il suo turno. Pesca Peluche si può usare lo stesso, e Rituale Sadico vuole comunque il suo Unicorno.

R-089 = Nessuno vince a metà catena
    .says = Una vittoria vale appena non resta più nulla da risolvere: dopo una giocata con tutto ciò che ha innescato, e dopo ogni fase. Qui vale in entrambe le famiglie di regole; un tavolo può scegliere di contare le vittorie all'istante (opzione win).
    .example = Unicorno Spaccatutto è il settimo Unicorno di ana, ma tutti ne sacrificano uno, anche ana. Quando la polvere si posa, ana ne ha sei e la partita continua.

R-090 = Tutti gli altri possono rispondere
    .says = Quando qualcuno gioca una carta, tutti gli altri hanno l'occasione di rispondere con un'Istantanea. Ne resta fuori chi non ha carte in mano o non può per via della propria Stalla, e restano fuori tutti se contro quella carta i Mahiii! non possono nulla.
    .example = ana gioca Unicornoceronte. La domanda va a bo e a di; cy ha nella Stalla Rallentamento, che vieta i Mahiii!, e può solo stare a guardare.

R-091 = Le risposte formano una pila
    .says = Un'Istantanea si mette sopra la carta a cui risponde. Insieme fanno una pila, che tutti vedono.
    .example = ana gioca Veleno per Unicorni e bo risponde con Mahiii!, quindi adesso la pila è Veleno per Unicorni con sopra il Mahiii! di bo.

R-092 = Conta solo la carta in cima
    .says = Quando c'è una pila, si può rispondere solo alla carta in cima, e può farlo chiunque tranne chi ce l'ha messa. A una carta che i Mahiii! non fermano, come Giammahiii!, non si può rispondere affatto.
    .example = Il Mahiii! di bo sta sopra il Veleno per Unicorni di ana. Anche cy ha un Mahiii!, ma potrebbe giocarlo solo contro quello di bo, e così salverebbe il Veleno.

R-093 = Vale la risposta più veloce
    .says = La domanda arriva nello stesso momento a tutti quelli che possono rispondere. La prima Istantanea che arriva va sulla pila, e una più lenta resta nella mano di chi voleva giocarla. I tavoli che non amano le corse possono chiedere in senso orario (opzione answers).
    .example = bo e cy mettono mano a un Mahiii! contro l'Unicornoceronte di ana, e cy fa prima. bo si tiene il suo, e ora la domanda riguarda il Mahiii! di cy.

R-094 = Si finisce quando tutti passano
    .says = A ogni nuova carta in cima si può rispondere finché non hanno passato tutti quelli che potevano farlo. Un “passo” vale finché la carta in cima non cambia, e chi ha passato resta un segreto fino alla fine delle risposte.
    .example = bo e di passano sull'Unicornoceronte di ana, poi cy gioca un Mahiii! e la carta in cima è nuova. La domanda torna anche a bo e di.

R-095 = Si risolve dall'alto in basso
    .says = La pila si risolve a partire dalla carta più recente. Un Mahiii! che si risolve manda agli scarti la carta che ha sotto, e la segue.
    .example = ana gioca Unicornoceronte, bo risponde con un Mahiii! e ana, a quello di bo, con un altro. Quello di ana si risolve per primo e toglie di mezzo l'altro: ormai niente ferma Unicornoceronte.

R-096 = Rispondere mentre la pila si risolve
    .says = Nella famiglia della catena di effetti, ogni volta che delle carte lasciano la pila, alla nuova carta in cima si può rispondere ancora, e può farlo anche chi prima ha passato. In quella della seconda edizione l'intera pila si risolve senza altre risposte (opzione reopen).
    .example = Il Giammahiii! di ana elimina il Mahiii! di bo e lascia scoperto Unicornoceronte, sempre di ana. Con la catena di effetti cy può ancora fermarlo con un Mahiii! dei suoi; con la seconda edizione è al sicuro.

R-097 = Mahiii! ferma le carte, non gli effetti
    .says = Un Mahiii! ferma una carta mentre viene giocata da una mano. Non può fermare quello che fa una carta in una Stalla.
    .example = Nella Stalla di ana, Unicornoceronte sta per distruggere il Narvalo di bo. Il Mahiii! di bo non serve: il suo momento era quando ana giocava Unicornoceronte.

R-098 = Portare non è giocare
    .says = Una carta è giocata quando viene da una mano come azione, o come Istantanea in risposta a un'altra carta. Una che un effetto porta in una Stalla non è giocata, perciò contro di lei non vale nessun Mahiii! del mondo.
    .example = L'Unicorno Arcobaleno di ana si poteva fermare con un Mahiii! mentre veniva giocato. Unicorno Semplice (Rosso), che porta con sé dalla mano di ana, no.

R-100 = Un giocatore qualsiasi, anche tu
    .says = “Un giocatore qualsiasi” è un giocatore a tua scelta, e puoi essere tu.
    .example = Cambio di Bersaglio sposta un Vantaggio o uno Svantaggio dalla Stalla di un giocatore qualsiasi. ana può usarlo sulla propria e girare Stalla Monolocale a bo.

R-101 = Un altro giocatore non sei mai tu
    .says = “Un altro giocatore” o “un qualsiasi altro giocatore” è un giocatore a tua scelta, ma mai tu.
    .example = Patto Leonino scambia la mano con quella di un altro giocatore. ana sceglie fra bo, cy e di.

R-102 = Ogni giocatore vuol dire tutti
    .says = “Ogni giocatore” sono tutti quelli al tavolo, compreso chi ha la carta.
    .example = Lamacorno entra nella Stalla di ana e ogni giocatore scarta una carta. Ne scarta una anche ana.

R-103 = Ogni altro giocatore ti risparmia
    .says = “Ogni altro giocatore” sono tutti quelli al tavolo tranne te. Vuol dire lo stesso in entrambe le famiglie di regole.
    .example = Lamacorno Ben Strigliato fa scartare una carta a ogni altro giocatore. bo, cy e di la scartano; ana, a cui appartiene la carta, si tiene la sua mano.

R-104 = Un numero qualsiasi di giocatori
    .says = “Un numero qualsiasi di giocatori” ti farebbe scegliere quanti giocatori vuoi, ma mai te. Al momento nessuna carta dei nostri mazzi lo dice.
    .example = Se una carta lo dicesse, ana potrebbe scegliere solo bo, oppure bo, cy e di, ma non ana. Quel che ci va più vicino è Due al Prezzo di Uno, le cui due vittime possono stare da un giocatore o da due.

R-105 = Dichiarare il bersaglio prima
    .says = Il modo più facile (opzione announce: before): dichiari quali giocatori colpirà una Magia, o a quale Stalla è destinata una carta, prima che gli altri decidano se usare un Mahiii! oppure no. Quali carte saranno colpite, e che cosa fa un Unicorno entrando, resta aperto.
    .example = ana gioca Veleno per Unicorni e dichiara bo come bersaglio. Ora bo, cy e di decidono se usare un Mahiii!, e solo dopo ana dice quale Unicorno di bo se ne va.

R-106 = Dichiarare il bersaglio dopo
    .says = Il modo più difficile, e quello normale qui in entrambe le famiglie di regole (opzione announce: after): prima gli altri decidono sul Mahiii!, e solo se la carta passa scegli chi colpisce o in quale Stalla va.
    .example = ana gioca Pandamonio. bo ha sei Unicorni e un brutto presentimento, e deve decidere sul Mahiii! senza sapere a quale Stalla è destinato.

R-107 = Ciò che le carte immuni ignorano
    .says = Una carta che “non subisce gli effetti” di qualcosa è del tutto fuori dalla sua portata. Non può essere colpita né da sola né in gruppo, e nessuno può essere costretto a sceglierla.
    .example = Nel mazzo della seconda stampa Miciocorno Magico non subisce gli effetti delle Magie. bo non può rimandarlo in mano ad ana con Sgroppata, e ana non può sacrificarlo per Due al Prezzo di Uno.

R-108 = Prendere a caso
    .says = Se l'effetto dice di prendere una carta a caso, la si prende alla cieca. A un tavolo di Stablemates la estrae il programma.
    .example = L'Americorno di ana prende una carta a caso dalla mano di bo. ana dice da quale mano; il caso dice quale carta.

R-109 = Scegliere vuol dire guardare e decidere
    .says = Scegliere una carta vuol dire vedere che cosa c'è e prendere quella che ti piace.
    .example = Con Furto alla Luce del Sole ana guarda la mano di bo e ne sceglie una carta. Giammahiii!, per dire.

R-110 = Si cerca, poi si mostra
    .says = Una carta trovata cercando si mostra a tutti prima di finire nella tua mano. Dopo si mescola il mazzo, se la carta lo dice, e puoi anche tornare a mani vuote.
    .example = Narvalo di Classe fa cercare ad ana un Vantaggio nel mazzo. ana prende Aura Arcobaleno, tutti la vedono, e il mazzo viene mescolato.

R-111 = Sacrificare uno Svantaggio
    .says = Se un effetto ti fa sacrificare “una carta”, va bene qualsiasi carta della tua Stalla. È un ottimo modo di liberarti di uno Svantaggio.
    .example = Bomba di Brillantini chiede ad ana di sacrificare una carta prima di distruggerne una. ana cede Filo Spinato e non ne sente la mancanza.

R-112 = Nell'ordine della carta
    .says = Se un effetto ha più parti, si eseguono nell'ordine in cui la carta le elenca. Vale in entrambe le famiglie di regole.
    .example = Popcorno fa pescare ad ana due carte e scartarne una. Prima si pesca, quindi può andarsene anche una di quelle appena arrivate.

R-113 = “E”: si fanno tutte e due
    .says = Se fra due azioni c'è “e”, vanno fatte entrambe, e se una è impossibile l'altra resta. Una “e” dopo un “se questo avviene” andato a vuoto cade anche lei.
    .example = Sgroppata rimanda Unicornoceronte in mano a bo e obbliga bo a scartare una carta. bo non può saltare lo scarto, ma decide che cosa se ne va.

R-114 = “Se questo avviene”: solo se la prima riesce
    .says = Con “se questo avviene”, la seconda azione si fa solo se la prima è stata eseguita per intero. Un sacrificio o una distruzione sostituiti da qualcos'altro valgono come eseguiti.
    .example = Rituale Sadico: sacrifica un Unicorno; se questo avviene, pesca una carta. Senza un Unicorno da cedere ana non pesca nulla; un Unicorno Baby che torna nella Nursery, invece, la carta la guadagna.

R-115 = “Se lo fai”: decidi tu
    .says = Con “se lo fai”, la seconda azione segue solo se hai deciso di fare la prima, e l'hai fatta.
    .example = ana lascia riposare Unicornoceronte e non distrugge nulla. Il suo turno non finisce, e ana pesca come al solito.

R-116 = Magie che chiedono l'impossibile
    .says = Nella famiglia della catena di effetti non puoi giocare una Magia che pretende qualcosa che non puoi fare; in quella della seconda edizione puoi, e fai ciò che è possibile (opzione impossible). Gli Unicorni non ricadono in questa regola. Le condizioni poste dalla carta stessa o da un'altra carta valgono sempre.
    .example = Contro ana gioca solo bo, che ha una sola carta nella Stalla. Con la catena di effetti ana non può giocare Due al Prezzo di Uno; con la seconda edizione sacrifica una carta e distrugge solo quella.

R-117 = L'impossibile si ignora
    .says = Se qualcosa nella tua Stalla, o la carta di un altro giocatore, ti chiede ciò che non si può fare, quella parte si salta e basta.
    .example = Un Unicorno entra nella Stalla di ana, dove Filo Spinato vuole uno scarto. La mano di ana è vuota, quindi non si scarta nulla e l'Unicorno resta.

R-118 = Che cosa conta come impossibile
    .says = Per esempio: scartare da una mano vuota, sacrificare da una Stalla vuota, o sacrificare qualcosa che non si può sacrificare.
    .example = L'unico Unicorno di ana è Cagnolicorno, che non si può sacrificare. Rituale Sadico resta a digiuno, e ana per questo non pesca carte.

R-120 = In due, un Mahiii! a testa
    .says = In una partita a due, ogni giocatore riceve un Mahiii! comune prima che si mescoli il mazzo e si diano cinque carte, perciò le mani partono da sei. Nel mazzo after-dark è La Parola d'Ordine È Mahiii. Tutte le modifiche per due si possono disattivare (opzione two_player_setup).
    .example = ana e bo si siedono con sei carte a testa. In entrambe le mani c'è un Mahiii!, il che non è un segreto, e nessuno ha fretta di fare la prima giocata.

R-121 = In due, niente Unicorni Semplici
    .says = In una partita a due, tutti gli Unicorni Semplici restano fuori dal mazzo. Ci pensa il programma (opzione two_player_setup).
    .example = ana e bo non incontrano mai Unicorno Semplice (Rosso) né Narvalo. Il Gran Narvalo è un Unicorno Magico e resta.

R-122 = Carte base escluse in due
    .says = In due, dal mazzo della seconda edizione mancano anche Unicorno Reginetta, Unicorno Seduttore, Unicorno Arcobaleno, Unicorno Mamma Oca, Unicorno Necromante, Evvahiii!, Baby Monitor, Rituale Sadico e Rallentamento. Da quello della seconda stampa mancano Unicorno Reginetta, Unicorno Arcobaleno, Unicorno Sfornapuledri, Coda di Riserva, Criniera Arcobaleno, Evvahiii!, Baby Monitor, Rituale Sadico, Rallentamento e Bomba di Brillantini.
    .example = ana e bo giocano con il mazzo della seconda edizione. Bomba di Brillantini può saltar fuori, Evvahiii! invece no. Con il mazzo della seconda stampa non si vede nessuna delle due.

R-123 = Carte after-dark escluse in due
    .says = In due, il mazzo after-dark fa a meno anche di sedici carte diverse, con tutte le loro copie, fra cui Eunicorno, Unicorno Pretenzioso, Una Notte da Unicorni, Speed per Unicorni e Dungeon per Unicorni. L'elenco appartiene al mazzo, non a una famiglia di regole, e se ne occupa il programma.
    .example = In una partita a due nessuno fa saltare un turno a bo con Una Notte da Unicorni. Unicorno Santone, invece, nel mazzo c'è ancora.

R-124 = Le espansioni in due
    .says = Un'espansione ha un elenco suo per le partite a due. A un tavolo di Stablemates ogni pacchetto segna le carte che esclude, e il programma le toglie insieme a tutti gli Unicorni Semplici.
    .example = ana e bo aggiungono Night Market, che non segna nessuna carta. Entra tutta nel mazzo, mentre Unicorno Reginetta resta fuori come sempre.

R-125 = Per il resto, in due è uguale
    .says = A parte il mazzo più piccolo e il Mahiii! in più, una partita a due non ha regole sue. Si vince con sette Unicorni.
    .example = ana ha sei Unicorni e bo ne ha quattro. Ad ana ne manca ancora uno.

R-130 = Vince chi arriva per primo
    .says = Vince il primo giocatore con abbastanza Unicorni nella Stalla, appena non resta più nulla da risolvere. Se ci arrivano in più d'uno insieme, vince chi sta svolgendo il turno, se è fra loro; altrimenti decide il maggior numero di Unicorni, poi le lettere.
    .example = Si gioca in quattro, e ana ha sei Unicorni. ana gioca Narvalo, nessuno ci mette sopra un Mahiii!, e sette Unicorni chiudono la partita.

R-131 = Sette ai tavoli piccoli
    .says = Da due a cinque giocatori si vince con sette Unicorni.
    .example = ana, bo, cy e di sono in quattro. Sei Unicorni nella Stalla di bo innervosiscono tutti, ma non vincono ancora niente.

R-132 = Sei ai tavoli grandi
    .says = In sei, sette o otto giocatori si vince con sei Unicorni.
    .example = Due amici si uniscono ad ana, bo, cy e di. Adesso sono in sei, e il sesto Unicorno di cy vince la partita.

R-133 = Quanto conta una carta Unicorno
    .says = Ogni carta Unicorno in una Stalla conta come un Unicorno, salvo che una carta dica altro. Alcune contano per due, e sotto carte come Pandamonio non contano affatto.
    .example = bo ha Unicorno Gigantenorme e altri tre Unicorni: quattro carte, ma cinque Unicorni. Poi ana gioca Pandamonio nella Stalla di bo, e non contano più niente.

R-134 = Quando finisce il mazzo
    .says = Se il mazzo è vuoto, non resta nulla da risolvere e nessuno ha vinto, vince chi ha più Unicorni. Un tavolo può invece aspettare la prima pesca a vuoto, o rimescolare la pila degli scarti in un nuovo mazzo (opzione deck_out).
    .example = bo prende l'ultima carta nella propria fase di Pesca e resta senza fase di Azione. ana ha cinque Unicorni, nessun altro più di quattro, quindi vince ana.

R-135 = In parità decidono le lettere
    .says = Chi è in parità per il maggior numero di Unicorni confronta le lettere nei nomi di quegli Unicorni, e vince il totale più lungo. Spazi e segni non contano; i nomi si prendono nella lingua delle carte del tavolo (opzione card_language).
    .example = ana e bo hanno cinque Unicorni a testa, ma i nomi di ana fanno 61 lettere e quelli di bo 64, quindi vince bo. Unicornoceronte vale 15 lettere, Unicorno Semplice (Rosso) ne vale 21.

R-136 = Ancora parità, perdono tutti
    .says = Se sono pari sia gli Unicorni sia le lettere, non vince nessuno. Questo vale anche per chi era indietro.
    .example = Il mazzo è vuoto; ana e bo hanno cinque Unicorni e 61 lettere a testa. Perdono, e con loro perde cy con i suoi tre Unicorni.

R-140 = Regole alcoliche: un Unicorno perso
    .says = Con le regole alcoliche attive (opzione drinking, solo per adulti), chi perde un Unicorno, sacrificato o distrutto, riceve l'avviso di bere un sorso, uno per ogni Unicorno. L'avviso non cambia mai il gioco.
    .example = Il Veleno per Unicorni di ana distrugge l'Unicornoceronte di bo. Un avviso dice che bo beve un sorso, e si va avanti.

R-141 = Regole alcoliche: una pesca dimenticata
    .says = A un tavolo vero, dimenticarsi di pescare prima di agire costa un sorso. Qui non può succedere: il programma non si dimentica mai di pescare per te.
    .example = Arriva la fase di Azione di ana. La carta di questo turno è già nella sua mano, quindi nessun avviso.

R-142 = Regole alcoliche: tre Mahiii! in un turno
    .says = Con le regole alcoliche attive (opzione drinking), lo scambio con il terzo Mahiii! del turno dà una scelta a chi lo vince: nominare un giocatore qualsiasi, che riceve l'avviso di bere un sorso, oppure nessuno. Lo scambio lo vince chi ha giocato l'ultima Istantanea risolta. Si chiede una volta per turno.
    .example = ana gioca Unicornoceronte, bo gioca un Mahiii!, ana un altro in risposta, bo un altro ancora. Unicornoceronte lo ferma il Mahiii! di bo, quindi bo può nominare un giocatore.

R-143 = Una mano nuova, una volta a partita
    .says = Se il tavolo lo permette (opzione mulligan, solo per adulti), ogni giocatore può, una volta a partita e all'inizio del proprio turno, scartare tutta la mano e pescare altrettante carte. Con le opzioni drinking o strip attive, un avviso ricorda la penitenza.
    .example = ana comincia il turno con cinque carte inutili. Le scarta tutte, ne pesca cinque nuove, e in questa partita non può più rifarlo.

R-144 = Regole strip: scartare una carta
    .says = Con le regole strip attive (opzione strip, solo per adulti), per ogni carta scartata chi la scarta riceve l'avviso di togliersi un indumento. Una mano nuova secondo R-143 conta una volta per ogni carta. L'avviso non cambia mai il gioco.
    .example = Il Lamacorno di ana fa scartare una carta a ogni giocatore. Ciascuno riceve un avviso.

R-145 = Regole strip: arriva uno Svantaggio
    .says = Con le regole strip attive (opzione strip), un giocatore riceve l'avviso di togliersi un indumento quando uno Svantaggio entra nella sua Stalla, in qualunque modo ci arrivi.
    .example = bo gioca Filo Spinato nella Stalla di ana. ana riceve un avviso, e per giunta Filo Spinato.

R-146 = Regole strip: arriva un Vantaggio
    .says = Con le regole strip attive (opzione strip), un giocatore riceve l'avviso di rimettersi un indumento quando un Vantaggio entra nella sua Stalla, in qualunque modo ci arrivi.
    .example = ana gioca Aura Arcobaleno nella propria Stalla. Un avviso dice ad ana di rimettersi qualcosa.

R-147 = Le regole della casa sono benvenute
    .says = Un gruppo può aggiungere regole facoltative tutte sue. Il programma conosce solo le opzioni del tavolo; il resto è affare dei giocatori, e lui non controlla.
    .example = ana, bo e cy si accordano: ogni Giammahiii! si merita un applauso. Il programma non obietta e non applaude.

R-148 = Abbiate cura gli uni degli altri
    .says = Le regole alcoliche e strip sono disattivate, a meno che chi ospita non dichiari che siete tutti adulti (opzione adults) e non le attivi. Partecipare è sempre una scelta di ciascuno, e il gioco va allo stesso modo anche senza.
    .example = cy preferisce giocare a carte e basta. Il tavolo lascia disattivate le opzioni drinking e strip, oppure cy ignora gli avvisi: nel gioco non ne dipende nulla.

Q-01 = Effetti di più giocatori insieme
    .says = Quando un evento innesca carte di più giocatori, a chi tocca prima? A chi sta svolgendo il turno, poi agli altri in senso orario.
    .example = ana usa Unicorno per Unicorno: riceve Popcorno, mentre Unicorno Volante Ingordo va a bo. È il turno di ana, quindi prima ana pesca due carte e ne scarta una; poi pesca bo.

Q-02 = In due raggiungono il numero insieme
    .says = Se più giocatori hanno abbastanza Unicorni nello stesso momento, chi vince? Chi sta svolgendo il turno, se è fra loro. Altrimenti chi ha più Unicorni, poi chi ha più lettere nei nomi dei suoi Unicorni; se anche quelle sono pari, perdono tutti.
    .example = ana gioca Sirenicorno come settimo Unicorno e, per pura cortesia, rimanda in mano a bo il Pandamonio che gravava sui suoi sette Unicorni. Adesso ne hanno sette a testa; è il turno di ana, quindi vince ana.

Q-03 = Non fare nulla nella fase di Azione
    .says = Puoi semplicemente passare la tua azione? Non finché nel mazzo c'è una carta: puoi sempre pescarne una, quindi o giochi una carta o peschi.
    .example = bo in mano ha solo un Mahiii!, e un Mahiii! non è un'azione. bo pesca una carta, ed era quella l'azione.

Q-04 = Chi risponde per primo
    .says = La domanda va insieme a tutti quelli che possono rispondere, o in senso orario (opzione answers). La prima Istantanea va sulla pila e apre un nuovo giro; le più lente restano in mano; un “passo” vale finché la carta in cima non cambia. Ti escludono solo motivi visibili a tutti: è tua la carta in cima, hai la mano vuota, una carta te lo vieta, i Mahiii! non possono nulla contro la carta in cima.
    .example = ana gioca Unicornoceronte; bo e di mandano un Mahiii! ciascuno, bo un attimo prima. Quello di bo va sulla pila e l'altro resta in mano. cy ha Rallentamento nella Stalla e non riceve nessuna domanda.

Q-05 = Quando il mazzo è esaurito
    .says = Quando, di preciso, un mazzo vuoto chiude la partita? Appena non resta nulla da risolvere, dopo aver controllato le vittorie; chi prende l'ultima carta nella fase di Pesca non ha azione. Se un effetto in corso rimette delle carte, si continua. Un tavolo può preferire la prima pesca a vuoto, o una rimescolata (opzione deck_out).
    .example = ana prende l'ultima carta nella fase di Pesca e nessuno ha sette Unicorni. La partita finisce lì, prima dell'azione di ana, e vince chi ha più Unicorni.

Q-06 = Che cosa conta come lettera
    .says = Quando le lettere decidono una parità, che cos'è una lettera? Ogni carattere alfabetico del nome nella lingua delle carte del tavolo (opzione card_language). Spazi, trattini, parentesi e altri segni non valgono niente.
    .example = Squalo col Corno vale 14 lettere. I suoi due spazi non valgono niente, per quanto ben messi.

Q-07 = Dove sta una Magia mentre si risolve
    .says = Dov'è una carta Magia mentre il suo effetto avviene? Nella famiglia della seconda edizione è già nella pila degli scarti; in quella della catena di effetti ci va quando il suo effetto è risolto (opzione magic_card). Rimescolone mescola nel mazzo anche sé stesso in entrambe.
    .example = ana gioca Vortice Mistico. Con la seconda edizione è nella pila degli scarti e si mescola nel mazzo con il resto; con la catena di effetti arriva troppo tardi.

Q-08 = Quando si può usare il mulligan
    .says = Con l'opzione mulligan, quando puoi scartare la mano e pescare altrettante carte, una volta a partita? Nella tua fase di Inizio Turno, se hai carte in mano: dopo che gli effetti obbligatori hanno scelto, prima che si risolva qualcosa. Un mazzo corto dà quello che ha. Con le opzioni drinking o strip segue un avviso, e strip conta anche gli scarti.
    .example = Il turno di bo comincia con quattro carte che nessuno saprebbe amare. bo le scarta, ne pesca altre quattro, e in questa partita di mulligan per bo non se ne parla più.

Q-09 = Chi vince una battaglia di Mahiii!
    .says = In uno scambio di Mahiii!, chi conta come vincitore? Chi ha giocato l'ultima Istantanea che vi si è risolta. Dato che la pila si risolve dall'alto in basso, spesso non è chi ha risposto per ultimo.
    .example = ana gioca Narvalo; bo, ana, cy e di mettono un Mahiii! ciascuno, in quest'ordine. Il quarto ferma il terzo, poi quello di ana ferma quello di bo. L'ultimo a risolversi è quello di ana: ana ha vinto, e Narvalo è salvo.

Q-10 = Che cosa si dichiara prima dei Mahiii!
    .says = Se i bersagli si dichiarano prima di dare spazio ai Mahiii! (opzione announce), che cosa si dichiara? Per una Magia, ogni giocatore di cui colpirà la mano o la Stalla, e quale delle sue alternative scegli; per una carta che va in una Stalla, solo quella Stalla. Mai le carte. Ciò che è dichiarato resta, anche se non funziona più.
    .example = ana gioca Furto alla Luce del Sole e dichiara bo come bersaglio. bo spende la sua ultima carta per un Mahiii!, che ana ferma con un altro. Il bersaglio resta, la mano di bo è vuota, e non si prende nulla.

Q-11 = Pandamonio e carte simili
    .says = Che cosa raggiunge ancora gli Unicorni che sono Panda? Contano zero, e nessun effetto o protezione che parli di Unicorni li raggiunge; un effetto su una “carta” qualsiasi sì, a meno che il tuo tavolo non decida che nulla li raggiunge (opzione masquerade). Gli inneschi che si limitano a guardare le carte Unicorno che vanno e vengono, come Filo Spinato, funzionano ancora.
    .example = Gli Unicorni di bo sono Panda. Il Veleno per Unicorni di ana non può toccarli; Due al Prezzo di Uno sì, e Aura Arcobaleno non aiuta bo, perché parla di Unicorni.

Q-12 = Angelo Oscuro che sacrifica sé stesso
    .says = Unicorno Angelo Oscuro può essere sacrificato al suo stesso effetto? Sì, ma allora non può essere la carta che quell'effetto riporta nella Stalla.
    .example = ana gioca Unicorno Angelo Oscuro e sacrifica proprio quella carta. Può riportare Unicornoceronte dalla pila degli scarti, ma non l'Angelo.

Q-13 = Due sostituzioni per lo stesso evento
    .says = Se due effetti con “invece” si adattano a uno stesso evento, quale vale? Chi possiede la Stalla ne sceglie uno, o nessuno se sono tutti facoltativi. Un evento si sostituisce una volta e vale come eseguito; ciò che avviene al suo posto può essere sostituito da un'altra carta ancora. Ogni distruzione è un evento a sé, e una carta che lo stesso effetto distruggerà non può fare da rimpiazzo.
    .example = Nel mazzo della seconda edizione ana gioca Veleno per Unicorni contro il Fenicorno di bo, che ha accanto Unicorno Cavaliere Nero. bo può scartare una carta, o sacrificare il Cavaliere Nero, o lasciar andare Fenicorno. Una di queste cose, non due.

Q-14 = Tornare in mano
    .says = Una carta che torna in mano è uscita dalla Stalla? Sì, e tutto ciò che fa la guardia alle uscite se ne accorge.
    .example = bo ha Filo Spinato, e la Sgroppata di ana rimanda Narvalo in mano a bo. bo scarta una carta per Sgroppata e, se ne ha ancora, un'altra per Filo Spinato.

Q-15 = L'ordine dentro un anello
    .says = Gli effetti che si innescano insieme formano un anello. Scelgono prima gli obbligatori, a partire da chi svolge il turno e poi in senso orario, dalla carta più vecchia; poi i facoltativi, nell'ordine in cui ogni giocatore li usa. Si risolvono nell'ordine in cui hanno scelto, e solo allora si guardano le condizioni.
    .example = Il turno di ana comincia con Unicornoceronte e Rituale Sadico. Si sceglie prima la vittima del Rituale, poi quella di Unicornoceronte. Poi ana sacrifica e pesca per il Rituale, e solo dopo Unicornoceronte distrugge.

Q-16 = Quando si offre un effetto facoltativo
    .says = Un effetto facoltativo viene offerto se la sua prima azione sembra possibile a tutto il tavolo: conta quante carte hai in mano, non quali, perciò a volte puoi solo dire di no. Un divieto che tutti vedono, come l'Unicorno Reginetta di un altro giocatore, fa sì che non ti si chieda nulla. Le azioni successive che si rivelano impossibili si ignorano.
    .example = ana gioca Unicorno Arcobaleno e ha in mano altre due carte, nessuna delle quali è un Unicorno Semplice. La domanda arriva lo stesso e ana può solo dire di no, il che a bo non rivela nulla.

Q-17 = Meno del numero richiesto
    .says = Un'azione obbligatoria si fa su quante carte ci sono; una facoltativa le vuole tutte. “Se questo avviene” e “se lo fai” richiedono il numero intero. “Tutte” può essere nessuna, ma non prima di un “se questo avviene”. Finché c'è qualcuno o qualcosa su cui la prima azione dell'effetto riesce, non puoi scegliere un bersaglio su cui fallisce.
    .example = Nella famiglia della seconda edizione ana gioca La Ruota Gira come ultima carta in mano, pesca due carte e dovrebbe scartarne tre. Se ne vanno entrambe, e siccome due non fa tre, niente turno in più.

Q-18 = Una carta scelta non c'è più
    .says = E se una carta scelta per un effetto non c'è più quando arriva il suo momento? Quell'azione non si fa, e al suo posto non si sceglie altro.
    .example = Con Unicorno per Unicorno ana dà a bo un sesto Unicorno e conta di prendere Unicornoceronte. Prima però tocca a Stalla Monolocale, che è da bo: per lei bo sacrifica Unicornoceronte, e ana non riceve nulla.

Q-19 = Ciò che un anello innesca
    .says = Che ne è degli effetti che si innescano mentre altri si risolvono? Aspettano e formano insieme l'anello successivo. Un effetto così si risolve anche se nel frattempo la sua carta se n'è andata, tranne un'azione che ha bisogno che la carta sia lì.
    .example = Due al Prezzo di Uno, giocato da ana, distrugge Pugnaldo l'Unicorno di bo e il Narvalo di cy. Spariti tutti e due, arriva la vendetta di Pugnaldo, e bo può usarla anche se Pugnaldo è già fra gli scarti.

Q-20 = Unicorni Volanti e Baby in uscita
    .says = Il ritorno in mano di un Unicorno Volante, o quello di un Unicorno Baby nella Nursery, è un “invece”? No: è semplicemente dove vanno quando vengono sacrificati o distrutti. La pila degli scarti non la vedono mai, e l'azione vale come eseguita. Luce Accecante lo toglie ai Volanti, non ai Baby.
    .example = ana sacrifica Unicorno Volante Ingordo a Due al Prezzo di Uno. La carta torna in mano ad ana, vale come sacrificata, e due carte di altri giocatori vengono distrutte lo stesso.

Q-21 = Luce Accecante, seconda stampa, e “invece”
    .says = Che cosa spegne Luce Accecante della seconda stampa? Solo gli effetti innescati, ma quelli con “invece” sono fra questi; i continui restano. Nella seconda edizione come nella seconda stampa sono spenti anche gli effetti che una carta ha quando lei stessa se ne va: niente torna indietro, e il bottino rubato resta. Cagnolicorno smette di spostarsi ma conserva la sua protezione.
    .example = Pugnaldo l'Unicorno viene distrutto nella Stalla di bo, sotto Luce Accecante. Con l'uno o con l'altro mazzo, Pugnaldo non si porta dietro nessuno.

Q-22 = Stalla Monolocale e Peto di Unicorno
    .says = Quando si controllano queste due? Dopo ogni singolo evento, prima di tutto ciò che è in attesa. Per Stalla Monolocale puoi cedere qualsiasi Unicorno: anche quello appena entrato, il cui effetto d'entrata si risolve comunque, o uno che un effetto in attesa ha scelto.
    .example = Con Stalla Monolocale ana ha cinque Unicorni quando entra Unicorno Volante Ingordo. ana lo sacrifica all'istante, lui torna in mano, e la carta per la sua entrata ana la pesca lo stesso.

Q-23 = Restituzioni dovute
    .says = Quando torna a casa un Unicorno preso o prestato per un po'? Solo se è rimasto dove è stato messo; per Lazo per Unicorni e Unicorno Prestatutto dev'essere rimasta anche quella carta. Se Unicorno Reginetta o Eunicorno sbarra la strada, il debito decade. Nella fase di Fine Turno le restituzioni vengono prima del limite di mano.
    .example = ana prende al lazo l'Unicornoceronte di bo, poi gioca Due al Prezzo di Uno e sacrifica proprio Lazo per Unicorni. A fine turno non torna a casa nulla: ana si tiene Unicornoceronte.

Q-24 = Spostare una carta
    .says = Spostare vuol dire rubare, o giocare? Né l'uno né l'altro, ma la carta esce da una Stalla ed entra in un'altra, con tutto ciò che questo innesca. Una carta che è già dove dovrebbe andare non fa nessuna delle due cose, e non puoi dirigere uno spostamento verso la Stalla in cui la carta si trova.
    .example = Comincia il turno di bo e Cagnolicorno si sposta da ana a bo; il Filo Spinato di ana lo vede uscire, e ana scarta. Se Cagnolicorno è già da bo, non si muove una foglia.

Q-25 = Ogni giocatore deve scegliere
    .says = Quando devono scegliere tutti, chi comincia? La domanda va a tutti insieme, e non succede nulla finché l'ultimo non ha scelto. Poi si esegue tutto insieme, a partire da chi svolge il turno e in senso orario.
    .example = ana gioca Lamacorno, e tutti scelgono una carta da scartare. Quando finalmente anche cy ha deciso, le carte vanno: prima quella di ana, poi quella di bo, poi quella di cy.

Q-26 = Turni saltati e turni in più
    .says = Quale turno si perde con un salto, e i turni in più si sommano? Il salto si prende il prossimo turno che quel giocatore avrebbe, anche se è un turno in più, e in un turno saltato non succede nulla, nemmeno lo spostamento di Cagnolicorno. I turni in più si sommano.
    .example = ana rivolge Una Notte da Unicorni a bo. Quando sarebbe il turno di bo, niente inizio, niente pesca, niente azione: tocca subito a cy.

Q-27 = Il mazzo per due giocatori
    .says = Quali carte restano fuori in due? Ogni mazzo ha il suo elenco, con qualunque famiglia di regole si giochi. In più ogni giocatore parte con un Mahiii! comune (nel mazzo after-dark La Parola d'Ordine È Mahiii), ed entrambi lo sanno. Potete anche lasciar perdere tutto questo (opzione two_player_setup).
    .example = ana e bo giocano con il mazzo base. Ricevono a testa cinque carte e un Mahiii! che non è un segreto per nessuno, e Unicorno Reginetta resta nella scatola.

Q-28 = Che cosa vedono tutti
    .says = Che cosa è visibile a tutti? Ogni carta nelle Stalle, nella pila degli scarti, nella Nursery e nella pila, e quante carte ci sono in ogni mano e nel mazzo. Chi ha passato su una carta si vede solo quando il giro di risposte è chiuso.
    .example = bo vede che ana ha in mano sei carte, e può leggersi l'intera pila degli scarti. Se cy abbia già passato sull'Unicornoceronte di ana, bo non lo vede ancora.

Q-29 = Partite che non finiscono mai
    .says = Che cosa ferma un giro infinito? L'effetto facoltativo di una carta si offre al massimo 20 volte per turno, rifiuti compresi. Dopo 1.000 turni la partita finisce come se il mazzo fosse esaurito, e il risultato lo dice.
    .example = ana, bo e cy continuano a rimescolare gli scarti nel mazzo finché non passa anche il turno 1.000. Si contano gli Unicorni, ana ne ha di più e vince, e il risultato ne dice il motivo.

Q-30 = Doppia Corda e Dungeon per Unicorni
    .says = Che cosa permettono, di preciso? Fino a due giocate, oppure una pesca, ma non l'una e l'altra cosa. Una giocata fermata da un Mahiii! conta come giocata. Dura per questo turno anche se la carta se ne va, e due carte così non si sommano.
    .example = ana usa Doppia Corda, e bo ferma la prima carta con un Mahiii! ben piazzato. ana può ancora giocare Unicornoceronte come seconda o fermarsi lì, ma non può pescare al posto della seconda giocata.

Q-31 = Riportare ciò che si è appena pagato
    .says = Un effetto può riportare il suo stesso prezzo? Una carta non riporta mai sé stessa con l'effetto che l'ha sacrificata. Una carta scartata per pagarlo, invece, si può riportare, e così pure un Unicorno sacrificato a un altro effetto dello stesso anello.
    .example = ana scarta Narvalo e Unicornoceronte per Unicorno Necromante e porta nella Stalla proprio quell'Unicornoceronte. Unicorno Angelo, che ha sacrificato sé stesso, non può riportare sé stesso.

Q-32 = Tutti sacrificano, anche il nuovo arrivato
    .says = Unicorno Spaccatutto e Unicorno Santone fanno sacrificare un Unicorno a ogni giocatore. Chi ha la carta può cedere proprio quella? Sì.
    .example = ana gioca Unicorno Spaccatutto, lo sacrifica al suo stesso effetto e si tiene l'Unicorno Baby. bo ha solo Unicornoceronte e deve separarsene.

Q-33 = Carte che vogliono un Unicorno Semplice
    .says = Dove dev'essere la carta Unicorno Semplice? Per Criniera Arcobaleno e Coda di Riserva, nella Stalla in cui entrano, in qualunque modo ci arrivino. Per le tre carte after-dark con una condizione del genere, fra cui Speed per Unicorni, nella Stalla di chi gioca la carta, e solo quando la si gioca.
    .example = ana vuole girare Coda di Riserva a bo con Cambio di Bersaglio, ma bo non ha carte Unicorno Semplice: non si può. cy ha Narvalo, che ne è una, quindi può toccare a cy.

Q-34 = Da quali nomi vengono le lettere
    .says = Quale nome si conta quando le lettere decidono una parità? Quello che le carte del tavolo portano nella lingua scelta (opzione card_language), con il colore fra parentesi. La partita salvata conserva i conteggi usati, così un nuovo nome in futuro non cambia nessun risultato.
    .example = Unicorno Semplice (Arancione) conta 25 lettere, Unicorno Semplice (Blu) solo 19. In una parità sul filo conviene allevare i colori più lunghi.

Q-35 = La scelta degli Unicorni Baby
    .says = Chi sceglie per primo un Unicorno Baby? Chi inizia la partita, poi gli altri in ordine di turno. Il tavolo può anche farli distribuire (opzione babies).
    .example = ana, bo, cy e di siedono in quest'ordine, e inizia cy. La prima scelta tocca a cy, poi a di, ana e bo.

Q-36 = Mazzo vuoto con Stalla Monolocale o Pandamonio
    .says = Come si contano gli Unicorni alla fine del mazzo se c'è una di queste? Come sempre: i Panda contano zero, e Stalla Monolocale non cambia nulla.
    .example = Il mazzo è vuoto. I sei Panda di bo contano zero, ana ha quattro Unicorni sotto Stalla Monolocale e cy ne ha tre. Vince ana.

Q-37 = Unicorno Oracolo
    .says = E se restano meno di tre carte? E quella scelta si mostra? Ne guardi quante ce ne sono, e la carta che prendi resta segreta.
    .example = Nel mazzo restano due carte. L'Unicorno Oracolo di ana le guarda tutte e due, ne prende una senza mostrarla e rimette l'altra sul mazzo.

Q-38 = Raggio Restringiunicorni
    .says = Gli Unicorni Baby nella Stalla scelta vanno nella Nursery e contano; poi entrano tanti Baby quanti Unicorni sono usciti, o quanti ne ha la Nursery. Una Nursery scarsa non ti impedisce mai di giocare la carta. Gli effetti delle carte spostate sono spenti, ma Filo Spinato le nota lo stesso.
    .example = ana punta Raggio Restringiunicorni su bo, che ha Unicornoceronte, Pugnaldo l'Unicorno e un Unicorno Baby. Se ne vanno tutti e tre, Pugnaldo non si porta dietro nessuno, ed entrano tre Baby.

Q-39 = Panda, Luce Accecante e Filo Spinato
    .says = Luce Accecante acceca i Panda? No, toglie loro solo gli effetti d'entrata, perché entrano da Unicorni. Filo Spinato guarda le carte Unicorno, quindi funziona sia quando i Panda arrivano sia quando se ne vanno.
    .example = bo ha Pandamonio e Luce Accecante. L'Unicornoceronte di bo può ancora distruggere all'inizio del turno, ma quando entra Lamacorno nessuno scarta.

Q-40 = Che cosa fa un Mahiii!
    .says = Dove vanno le carte, e l'azione è persa? La carta sotto il Mahiii! e il Mahiii! stesso vanno entrambi nella pila degli scarti, e l'azione è spesa.
    .example = ana gioca Unicornoceronte, bo ci mette sopra un Mahiii! e nessuno risponde. Le due carte vanno fra gli scarti, e l'azione di ana è finita.

Q-41 = Che cosa sai della mano altrui
    .says = Quali carte in mano a un altro giocatore ti sono note? Quelle che hai visto andarci o starci, e che di sicuro da allora non ne sono uscite. Una carta presa a caso di nascosto, un regalo o una mescolata cancellano questa certezza per chi non ha visto di quale carta si trattava.
    .example = Il Sirenicorno di ana rimanda Unicornoceronte in mano a bo, e tutti sanno che è lì. Poi l'Americorno di cy prende a caso una delle cinque carte di bo: bo e cy sanno quale, ana non ha più certezze.

Q-42 = Magie che vanno agli scarti per ultime
    .says = Nella famiglia della catena di effetti (opzione magic_card) una Magia va agli scarti dopo essersi risolta: quando, di preciso? Appena è concluso il suo effetto, prima di tutto ciò che quell'effetto ha innescato.
    .example = Con le regole della catena di effetti, il Bacio della Vita di ana porta in Stalla Unicorno Volante Magico. Quando tocca al suo effetto d'entrata, Bacio della Vita è già fra gli scarti, e ana può riprenderlo in mano.

Q-43 = Effetti su “tutte” le carte
    .says = In che ordine agisce un effetto su “tutte” le carte? Una carta dopo l'altra, dalla più vecchia, le Stalle in senso orario a partire da chi svolge il turno, con un'occhiata a Stalla Monolocale e simili dopo ciascuna. Le carte immuni si saltano e non si contano.
    .example = bo ha un vecchio Pandamonio, una Stalla Monolocale più recente e sette Unicorni. La Tabula Rasa di ana toglie prima Pandamonio, così Stalla Monolocale pretende due Unicorni prima di andarsene anche lei.

Q-44 = Una ricerca che non trova nulla
    .says = Una ricerca nel mazzo si offre ogni volta che il mazzo ha una carta; puoi non prenderne nessuna, e il mazzo si mescola comunque, se la carta lo dice. La pila degli scarti è scoperta, perciò prendere una carta da lì si offre solo se ce n'è una adatta, e una volta usato l'effetto una la devi prendere.
    .example = ana cerca con Narvalo di Classe, ma di Vantaggi non ne restano: ana non prende nulla, e il mazzo viene mescolato. Unicorno Volante Fulmineo non offre niente finché fra gli scarti non c'è un Mahiii! da prendere.

Q-45 = Una “e” dopo un “se questo avviene” fallito
    .says = Se ciò che sta prima di un “se questo avviene” non è stato fatto, che ne è di una “e” che segue? Dipende dalla stessa condizione, quindi non si fa nemmeno quella parte.
    .example = Nella famiglia della seconda edizione ana gioca Danza della Pioggia con un'altra sola carta in mano. Quella se ne va, ma ne servivano due: ana non pesca nulla, e non c'è nemmeno il turno in più.

Q-46 = Quali effetti di Inizio Turno ci sono
    .says = Quali carte hanno un effetto all'inizio del tuo turno? Quelle che sono nella tua Stalla quando comincia la fase di Inizio Turno, dopo lo spostamento di Cagnolicorno e tutto ciò che ha innescato. Una carta che arriva durante la fase arriva tardi.
    .example = Nella fase di Inizio Turno ana scarta tre carte per Lazo Arcobaleno e ruba l'Unicornoceronte di bo. È entrato dopo la campanella e in questo turno non distrugge nulla.

Q-47 = Quando si beve per i tre Mahiii!
    .says = Con l'opzione drinking, quando si nomina qualcuno dopo tre Mahiii! nello stesso turno? Una volta per turno, quando lo scambio con il terzo Mahiii! del turno è risolto e prima che una carta sopravvissuta abbia effetto. A chi vince quello scambio si chiede sì o no, e poi il nome di un giocatore qualsiasi, il proprio compreso.
    .example = bo risponde con Mahiii! alla carta di ana, ana a quello di bo, e cy a quello di ana. Il Mahiii! di bo si risolve per ultimo, quindi la domanda va a bo, che accetta e nomina ana. Il tavolo mostra un avviso, nient'altro.

Q-48 = Fine alla prima pesca a vuoto
    .says = Se la partita finisce alla prima pesca impossibile (opzione deck_out), quando finisce di preciso? Si concludono l'effetto in corso e tutto ciò che innesca, poi la partita finisce. Pescare come azione resta permesso anche a mazzo vuoto, e la fa finire.
    .example = ana prende l'ultima carta nella fase di Pesca e, con un Unicorno in più di chiunque altro, pesca di nuovo come azione. La carta non c'è, la partita finisce e vince ana.

Q-49 = Rimescolare la pila degli scarti
    .says = Se il tavolo rimescola (opzione deck_out), quando lo si fa? Quando c'è una carta da pescare, guardare o cercare e il mazzo è vuoto. Se è vuota anche la pila degli scarti, la partita finisce come dopo una pesca a vuoto.
    .example = Il mazzo è vuoto quando il turno di bo arriva alla fase di Pesca. La pila degli scarti si mescola e fa da nuovo mazzo, bo pesca, e la partita continua.

Q-50 = Chi beve per un Unicorno
    .says = Con l'opzione drinking, che cosa conta? Un sorso per ogni carta che contava come Unicorno ed è stata davvero sacrificata o distrutta. Se al suo posto se n'è andato qualcos'altro, conta solo quello, e solo se era un Unicorno. I Panda non portano sorsi, e in una parità i loro nomi non portano lettere.
    .example = ana sta per distruggere il Vaniglicorno di bo, ma al suo posto bo sacrifica Unicorno Gonfiabile. A dispetto del nome è un Vantaggio, quindi nessun avviso.

Q-51 = Vincere all'istante
    .says = Se una vittoria vale all'istante (opzione win), quando la si controlla? Dopo ogni singolo evento, anche a metà di un effetto, ma dopo Stalla Monolocale e simili. Due vittorie insieme si decidono come al solito, e ciò che restava da risolvere non si fa.
    .example = ana gioca Unicorno Spaccatutto come settimo Unicorno. Con questa opzione ana vince appena entra; di norma viene prima il suo effetto, e ana deve sacrificare un Unicorno.
