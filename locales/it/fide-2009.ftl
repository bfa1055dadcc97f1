### The words of the edition fide-2009 in Italian: what it says otherwise than fide-2014.

edition-fide-2009 = Regole degli Scacchi della FIDE, edizione di luglio 2009
    .short = FIDE 2009
cite-Guidelines = Linee guida { $number }

## Article 5: how a game is completed

rule-5-1-b = Perde il giocatore che dichiara di abbandonare: la partita finisce in quel momento.
rule-5-1-over = Quel che si sa mostra che la partita è finita.
rule-5-2-c = La partita è patta quando i due giocatori si accordano.

## Article 6: the clocks

rule-6-9 = Perde il giocatore la cui bandierina è caduta, purché l'avversario possa ancora dargli matto con mosse legali.
rule-6-9-draw = Se cade la bandierina di un giocatore ma l'avversario non può in alcun modo dargli matto con mosse legali, la partita è patta.
rule-6-9-ended = La bandierina di chi deve rispondere non conta se la mossa in busta aveva chiuso la partita prima che cadesse.
article-6-10 = Orologi regolati male
rule-6-10-b = Se durante la partita ci si accorge che un orologio era regolato male, si fermano gli orologi e l'arbitro li corregge secondo il suo miglior giudizio.
    .note = Per i tempi sbagliati alla ripresa il punto 12 delle Linee guida, se il torneo le ha adottate, è la disposizione speciale e prevale su questa.
article-6-11 = Entrambe le bandierine cadute
rule-6-11-a = Se sono cadute entrambe le bandierine e non si può stabilire quale sia caduta per prima, nessuna decide la partita, purché il periodo in cui sono cadute non fosse l'ultimo.
rule-6-11-a-play = Se entrambe le bandierine sono cadute in un periodo che non era l'ultimo e non si può stabilire quale sia caduta per prima, la partita continua.
rule-6-11-b = Se entrambe le bandierine sono cadute nel periodo in cui si devono fare tutte le mosse restanti e non si può stabilire quale sia caduta per prima, la partita è patta.
article-6-12 = Interruzione della partita
rule-6-12-a = Se la partita va interrotta, come quando la scacchiera deve tornare a una posizione precedente, l'arbitro ferma gli orologi.

## Article 7: irregularities

rule-7-4-a = Se durante la partita si scopre che una mossa illegale è già stata completata, la scacchiera torna alla posizione che c'era subito prima, e da lì si continua a giocare.
    .note = Fra le mosse illegali è nominato il pedone lasciato sull'ultima traversa senza un altro pezzo al suo posto: anche allora si torna alla posizione precedente.
rule-7-4-a-last = Se non si sa quale fosse la posizione subito prima della mossa illegale, si torna all'ultima che si possa identificare fra quelle che la precedono.
rule-7-4-a-replacement = La mossa che prende il posto di quella illegale deve rispettare ciò che gli articoli 4.3 e 4.6 stabiliscono sui pezzi toccati.
rule-7-4-b = Il giocatore che completa la sua terza mossa illegale perde, purché l'avversario possa ancora dargli matto con mosse legali.
rule-7-4-b-draw = Se un giocatore completa la sua terza mossa illegale ma l'avversario non può in alcun modo dargli matto, la partita è patta.
    .note = Il testo non dice in quale posizione si giudichi se l'avversario può dare matto. Si intende quella ristabilita, che precede la mossa illegale.
rule-7-4-b-over = Con la terza mossa illegale dello stesso giocatore la partita è finita; ciò che accade dopo non cambia il risultato.
rule-7-4-b-time = Per ciascuna delle prime due mosse illegali di un giocatore l'arbitro aggiunge due minuti all'orologio dell'avversario.
rule-7-4-b-play = Né la prima né la seconda mossa illegale fanno perdere la partita: si continua dalla posizione ristabilita.
rule-7-4-b-clock = Dopo una mossa illegale che non fa perdere muove di nuovo chi l'ha fatta, con la mossa che la sostituisce; si avvia il suo orologio.
    .note = La partita continua con la mossa che sostituisce quella illegale, perciò il tratto è del suo autore; quale orologio scorra il testo non lo dice.
rule-7-5 = Rimediato allo spostamento dei pezzi, la partita continua dalla posizione ristabilita.

## Article 8: the recording of the moves

rule-8-1-exception = Chi reclama la patta per gli articoli 9.2 o 9.3, o mette in busta la mossa all'aggiornamento (Linee guida 1.a), può scriverla prima di eseguirla.
rule-8-1-assistant-clock = L'arbitro regola con equità l'orologio del giocatore che non può annotare da sé.

## Article 9: draws

rule-9-1-b-1-order = È corretto offrire la patta dopo la mossa e prima di premere l'orologio. In un altro momento l'offerta vale, ma l'arbitro valuta se con essa si sia disturbato l'avversario (articolo 12.6).
rule-9-1-b-3 = Reclamare la patta secondo gli articoli 9.2, 9.3 o 10.2 equivale a offrirla: finché la partita non è finita, l'avversario può accettarla.
rule-9-5-stop = Chi reclama la patta può fermare entrambi gli orologi.
rule-9-5-b-time = Per una richiesta che risulta errata l'arbitro dà tre minuti in più all'avversario di chi l'ha fatta.
    .note = Il testo non dice se costi quel tempo anche la richiesta che cade per la forma o perché chi la fa non ha il tratto; qui per essa non si aggiunge.

## Article 12: the conduct of the players

article-12-4 = Uso del formulario
rule-12-4 = Sul formulario trovano posto soltanto dati della partita: mosse, tempi, offerte di patta, richieste e altri simili.

## Guidelines in case a game needs to be adjourned

rule-Guidelines-1-a-sealing = Chi mette in busta scrive la mossa sul formulario senza ambiguità, infila nella busta i due formulari, la chiude e per ultimo ferma il proprio orologio, lasciando fermo quello dell'altro.
rule-Guidelines-7 = Finché non è arrivato il giocatore che deve rispondere, la busta non può essere aperta.
    .note = Il testo non pone un termine a questa attesa. Si intende che duri finché nessuno ha superato l'ora del punto 10 e non è caduta una bandierina; dopo, quel che contiene la busta torna a contare.
rule-Guidelines-7-breach = La busta è stata aperta mentre mancava il giocatore che deve rispondere, quando nessuno aveva ancora superato la sua ora. Il testo lo vieta; la conseguenza la decide l'arbitro.
    .note = Il testo non dice che cosa segua da una busta aperta troppo presto.
rule-Guidelines-8-a = Salvo nei casi degli articoli 5, 6.9 e 9.6, perde chi ha messo in busta una mossa che si può intendere in due o più modi.
rule-Guidelines-8-b = Salvo nei casi degli articoli 5, 6.9 e 9.6, perde chi ha messo in busta una mossa di cui non si può stabilire il significato.
    .note = { $reading ->
        [unintelligible] { "" }
       *[other] Il testo non parla della busta senza mossa. Le si applica questa lettera: ciò che non è scritto non ha un significato che si possa stabilire.
    }
rule-Guidelines-8-c = Salvo nei casi degli articoli 5, 6.9 e 9.6, perde chi ha messo in busta una mossa illegale, per quanto sia chiara l'intenzione.
rule-Guidelines-9-final = Se la mossa in busta dà matto o stallo o porta a una posizione morta, la partita è finita con essa appena la busta viene aperta.
rule-Guidelines-9-b-waiting = Finché il giocatore che deve rispondere non arriva, la partita continua e lo si attende.
rule-Guidelines-9-b-arrival = Il giocatore che deve rispondere, se arriva in ritardo, può fermare il suo orologio e chiamare l'arbitro.
rule-Guidelines-9-c-draw = Se la risposta in busta porta a una posizione morta, la partita è patta.
article-Guidelines-10 = Ritardo alla ripresa
rule-Guidelines-10 = Perde il giocatore che ha più di un'ora di ritardo, salvo diversa disposizione del bando o dell'arbitro.
    .note = Il tempo di tolleranza dell'articolo 6.6 è quello dell'inizio. Alla ripresa vale l'ora di questo punto, salvo che il bando dica altro per essa.
rule-Guidelines-10-a = Se la mossa in busta è matto, vince chi l'ha scritta anche se ha più di un'ora di ritardo.
rule-Guidelines-10-b = Se la mossa in busta dà stallo o porta a una posizione morta, la partita è patta anche se chi l'ha scritta ha più di un'ora di ritardo.
rule-Guidelines-10-c = Se chi ha messo in busta ha più di un'ora di ritardo ma l'avversario, che non ne ha altrettanto, ha perso per la caduta della bandierina secondo l'articolo 6.9, vince chi ha messo in busta.
rule-Guidelines-10-each = Entrambi hanno più di un'ora di ritardo: la lettera dell'articolo colpisce ciascuno dei due.
rule-Guidelines-10-both = Se entrambi hanno più di un'ora di ritardo, perdono entrambi.
rule-Guidelines-10-ended = La mossa in busta aveva posto fine alla partita: il ritardo non fa perdere nemmeno chi doveva rispondere.
rule-Guidelines-10-record = La mossa in busta annotata male aveva deciso la partita prima che tardasse chi doveva rispondere.
rule-Guidelines-10-reply = La risposta chiusa nella seconda busta aveva posto fine alla partita prima che fosse trascorsa l'ora.
rule-Guidelines-10-opening = Scaduto il termine di uno dei giocatori, o caduta la bandierina di chi deve rispondere, si intende che la busta possa essere aperta anche se questi non è arrivato.
    .note = Il testo non lo dice; ma se la mossa in busta ha posto fine alla partita, quel risultato può contare, e per saperlo bisogna aprire la busta.
rule-Guidelines-10-otherwise = La partita finisce in altro modo e non è il ritardo a deciderla.
rule-Guidelines-10-waived = Se l'arbitro decide che il ritardo non costa la partita, si continua a giocare.
rule-Guidelines-11-a = Se manca la busta ma la posizione è nota, la partita prosegue da quella posizione.
rule-Guidelines-11-b-preceded = Decide ciò che, secondo la lettura scelta, precede l'annullamento: il ritardo di un giocatore oltre il limite o la bandierina caduta di chi deve rispondere.
rule-Guidelines-12-late = Se nessun giocatore ha fatto notare lo sbaglio prima della sua prima mossa, o se lo sbaglio non è accertato, si gioca con gli orologi come stanno.
    .discretion = tuttavia l'arbitro può decidere di correggere l'orologio se gli pare che lasciarlo così avrebbe conseguenze troppo dure
rule-Guidelines-12-severe = Anche se nessun giocatore ha fatto notare lo sbaglio in tempo, o se lo sbaglio non è accertato, l'arbitro può correggerlo quando le conseguenze gli sembrano troppo dure.
rule-Guidelines-13 = L'arbitro misura con il proprio orologio ogni sessione di ripresa e annuncia prima quando comincia e quando finisce.

## The appendix on notation

rule-C = Per i suoi tornei la FIDE riconosce soltanto la notazione algebrica: è bene che l'arbitro avverta il giocatore che scrive in un altro sistema.
    .note = L'Appendice C chiede di avvertire, e un tale formulario non serve da prova; non dice che una mossa in busta scritta in un altro sistema faccia perdere. Se se ne possa stabilire il significato è materia del punto 8 delle Linee guida.

## Misconceptions: an answer people give, and why it is wrong

misconception-first-illegal-move-loses = Perde chi ha fatto la mossa illegale, perché ne basta una per perdere la partita.
    .why = Per ciascuna delle prime due si danno due minuti all'avversario; è la terza a far perdere. La mossa in busta illegale è un'altra cosa.
misconception-second-illegal-move-loses = Il giocatore perde, perché è la sua seconda mossa illegale.
    .why = In questa edizione è la terza a far perdere. La seconda costa due minuti, come la prima.
misconception-third-illegal-move-loses = La partita continua con due minuti in più per l'avversario, come dopo le prime due mosse illegali.
    .why = I due minuti sono la sanzione della prima e della seconda. Con la terza dello stesso giocatore la partita è persa.
misconception-flag-does-not-count-while-absent = La partita continua: all'assente la bandierina non conta finché non passa l'ora di attesa.
    .why = Il suo orologio corre dall'ora fissata e la sua bandierina conta come ogni altra, anche se era ancora in tempo per arrivare.
misconception-ended-game-lost-by-absence = Perdono entrambi i giocatori, perché nessuno si è presentato entro l'ora.
    .why = La partita era finita prima dell'ora fissata e nessuno doveva presentarsi a una partita conclusa.
misconception-replier-loses-at-the-set-hour = Perde chi deve rispondere, perché non è arrivato all'ora fissata.
    .why = Si perde soltanto quando il ritardo supera un'ora. Fino ad allora corre il suo orologio e lo si attende.
misconception-absent-sealer-loses-at-the-opening = Perde chi ha messo in busta, perché non c'era quando la busta è stata aperta.
    .why = La sua presenza non serve per aprire la busta, e perde soltanto se ritarda più di un'ora. Fino ad allora la partita va avanti senza di lui.
misconception-latecomer-loses-within-the-limit = Perde chi deve rispondere, perché non c'era all'ora fissata.
    .why = Il ritardo costa minuti, non la partita, finché non supera un'ora. È corso il suo orologio, e null'altro.
misconception-absent-sealer-loses-once-answered = Perde chi ha messo in busta, perché l'avversario ha già risposto e lui non è arrivato.
    .why = Con la risposta in busta corre il suo orologio, ma la partita continua: perde se esaurisce il tempo o se ritarda più di un'ora.
misconception-sealer-late-within-the-limit-loses = Perde chi ha messo in busta la mossa, perché all'ora fissata non era presente.
    .why = Perde soltanto chi supera il limite, e lui è arrivato prima. Per aprire la busta non era necessario.
misconception-delay-of-the-sealer-drawn = La partita è patta, perché i due giocatori non erano insieme all'ora fissata.
    .why = Non occorre: se c'è chi deve rispondere la busta si apre, e l'arrivo successivo dell'altro non cambia nulla.
misconception-unanswered-move-till-he-came-loses = Perde chi deve rispondere, perché non ha replicato prima che arrivasse l'avversario.
    .why = Per rispondere ha tutto il tempo del suo orologio, arrivi l'avversario quando arrivi.
misconception-sealer-come-after-the-reply-loses = Perde chi aveva messo in busta la mossa, perché è arrivato quando l'avversario aveva già risposto.
    .why = Può arrivare finché non passa il limite. Al suo arrivo si apre la busta della risposta e la partita continua.
misconception-lost-envelope-absent-sealer-loses = Perde chi ha messo in busta, perché non c'è per dire quale mossa avesse scritto.
    .why = Lo si attende, come chiunque altro, finché non passa il limite; la partita continua.
misconception-lateness-excused-by-the-arbiter = Il ritardo non si può scusare: passata l'ora l'arbitro non ha scelta e la partita è persa.
    .why = Così era nel 1997. In questa edizione l'arbitro può decidere altrimenti, e qui lo fa.
misconception-half-an-hour-is-the-limit = Perde chi è arrivato tardi, perché si attende soltanto mezz'ora.
    .why = Alla ripresa il limite è di un'ora, salvo che il bando dica altro per essa. Il tempo di tolleranza dell'inizio della partita è un'altra cosa.
misconception-exactly-one-hour-is-lost = Perde chi è arrivato proprio allo scadere dell'ora di ritardo.
    .why = Perde chi ritarda più di un'ora. Con un'ora esatta si gioca ancora.
misconception-one-past-the-hour-both-lose = È passata più di un'ora: perdono entrambi i giocatori.
    .why = Perde soltanto chi ritarda più di un'ora, e qui è uno dei due.
misconception-late-sealer-loses-though-he-mated = Perde chi ha messo in busta, perché ha ritardato più di un'ora e la busta non conta più.
    .why = Il ritardo non fa perdere chi ha messo in busta una mossa di matto: aveva vinto.
misconception-late-sealer-loses-though-it-was-drawn = Perde chi ha messo in busta: una mossa che dà patta non lo salva dal ritardo.
    .why = Se la mossa in busta dà stallo o lascia una posizione morta, la partita è patta anche se chi l'ha scritta ritarda.
misconception-flag-and-lateness-lose-for-both = Perdono entrambi: uno per il ritardo e l'altro per il tempo.
    .why = L'articolo risolve questo conflitto: se il giocatore presente ha perso per il tempo, vince chi ha messo in busta anche se ritarda.
misconception-late-sealer-replier-to-move = Perde chi deve rispondere: con la mossa in busta, è lui che deve presentarsi e giocare.
    .why = Il limite vale anche per chi ha messo in busta, ed è lui che l'ha superato. Che non tocchi a lui giocare non lo dispensa dal venire.
misconception-late-replier-move-not-made = Perde chi ha messo in busta, perché passato il limite la sua mossa non era ancora eseguita sulla scacchiera.
    .why = La sua mossa era fatta quando l'ha messa in busta. A superare il limite è stato chi doveva rispondere, e perde lui.
misconception-late-loser-of-a-drawn-game = La partita è patta, perché nessuno dei giocatori l'ha vinta sulla scacchiera.
    .why = La conseguenza di superare l'ora è perdere la partita, comunque stia sulla scacchiera. Vale un altro risultato soltanto se la partita era già finita in altro modo.
misconception-lateness-must-be-claimed = La partita continua finché l'avversario del giocatore in ritardo non reclama la vittoria.
    .why = L'articolo non esige alcuna richiesta: passata l'ora, la partita è persa.
misconception-late-player-keeps-minutes-of-grace = La partita continua: all'ora di attesa si aggiungono cinque minuti di cortesia.
    .why = Non ci sono minuti di cortesia: basta superare l'ora per perdere.
misconception-sealers-lateness-does-not-count = La partita continua: il ritardo fa perdere soltanto chi deve rispondere, perché è il suo orologio a correre.
    .why = L'ora vale per entrambi i giocatori, di chiunque sia l'orologio che corre. Anche chi ha messo in busta perde se la supera.
misconception-time-left-on-the-clock = La partita continua finché al giocatore in ritardo resta tempo sul suo orologio.
    .why = Il ritardo si misura dall'ora fissata, non da ciò che segna l'orologio. Passata l'ora, il tempo che gli restava non serve a nulla.
