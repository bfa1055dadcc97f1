### The words of the edition fide-2014 in Italian: its name, the titles of its articles, its norms and the notes on how they are read.

edition-fide-2014 = Regole degli Scacchi della FIDE, edizione di luglio 2014
    .short = FIDE 2014

## Article 5: how a game is completed

article-5-1 = Scacco matto e abbandono
rule-5-1-a = Se la mossa in busta dà scacco matto, vince chi l'ha messa in busta: la partita è finita con quella mossa.
rule-5-1-a-before = Se il giocatore che aveva il tratto aveva già subito scacco matto, ha perso in quel momento e nulla di ciò che segue conta.
rule-5-1-b = Perde il giocatore che dichiara all'avversario di abbandonare: la partita finisce in quel momento.
rule-5-1-over = Quel che si sa mostra che la partita è finita.

article-5-2 = Patta immediata
rule-5-2-a = Se la mossa in busta lascia l'avversario senza mosse legali e non sotto scacco, è stallo e la partita è patta.
rule-5-2-a-before = Se il giocatore che aveva il tratto era già in stallo, la partita era finita patta prima dell'aggiornamento.
rule-5-2-b = Se dopo la mossa in busta nessuno dei due può più arrivare al matto, la posizione è morta e la partita finisce subito patta.
rule-5-2-b-before = Se la posizione era morta già prima della mossa in busta, la partita è finita patta allora; né il contenuto della busta né un abbandono successivo cambiano il risultato.

## Article 6: the clocks

article-6-9 = Caduta della bandierina
rule-6-9 = Perde il giocatore la cui bandierina è caduta, purché l'avversario possa ancora dargli matto con mosse legali.
rule-6-9-draw = Se cade la bandierina di un giocatore ma l'avversario non può in alcun modo dargli matto con mosse legali, la partita è patta.
rule-6-9-ended = La bandierina di chi deve rispondere non conta se la mossa in busta aveva chiuso la partita prima che cadesse.
rule-6-9-sealed = Un'annotazione difettosa della mossa in busta non fa perdere chi l'ha scritta, se l'avversario non può in alcun modo dargli matto con mosse legali: la partita è patta.

## Article 7: irregularities

article-7-5 = Mosse illegali
rule-7-5-a = Se durante la partita si scopre che una mossa illegale è già stata completata, la scacchiera torna alla posizione che c'era subito prima, e da lì si continua a giocare.
rule-7-5-a-last = Se non si sa quale fosse la posizione subito prima della mossa illegale, si torna all'ultima che si possa identificare fra quelle che la precedono.
rule-7-5-a-replacement = La mossa che prende il posto di quella illegale deve rispettare ciò che gli articoli 4.3 e 4.7 stabiliscono sui pezzi toccati.
rule-7-5-a-promotion = Premere l'orologio lasciando sull'ultima traversa un pedone non sostituito con un altro pezzo è una mossa illegale; il pedone diventa una donna del suo colore.
    .note = Si intende che il pedone diventi donna nella casa in cui è arrivato e che perciò non si torni ad alcuna posizione precedente.
rule-7-5-b = Il giocatore che completa la sua seconda mossa illegale perde, purché l'avversario possa ancora dargli matto con mosse legali.
rule-7-5-b-draw = Se un giocatore completa la sua seconda mossa illegale ma l'avversario non può in alcun modo dargli matto, la partita è patta.
    .note = Il testo non dice in quale posizione si giudichi se l'avversario può dare matto. Si intende quella ristabilita, che precede la mossa illegale; se si tratta di un pedone non promosso, quella con la donna già al suo posto.
rule-7-5-b-over = Con la seconda mossa illegale dello stesso giocatore la partita è finita; ciò che accade dopo non cambia il risultato.
rule-7-5-b-time = Per la prima mossa illegale di un giocatore l'arbitro aggiunge due minuti all'orologio dell'avversario.
rule-7-5-b-play = Una prima mossa illegale non fa perdere la partita: si continua dalla posizione ristabilita, o con la donna messa al posto del pedone.

article-7-6 = Pezzi spostati
rule-7-6 = Rimediato allo spostamento dei pezzi, la partita continua dalla posizione ristabilita.
rule-7-6-restore = Se durante la partita si vede che qualche pezzo non sta nella sua casa, si torna alla posizione che c'era prima che fosse spostato.
rule-7-6-restore-last = Se non si sa più quale fosse la posizione prima che i pezzi fossero spostati, si torna all'ultima precedente che si possa identificare.
rule-7-6-void = Se la scacchiera torna a una posizione precedente prima che la busta sia aperta, la mossa in busta non conta più; conta invece se era sbagliata soltanto la disposizione dei pezzi per la ripresa.
rule-7-6-reply = Se la scacchiera torna a una posizione precedente prima che sia aperta la busta con la risposta, la risposta in busta non conta più.

## Article 8: the recording of the moves

article-8-1 = Annotazione delle mosse
rule-8-1-a = Ogni giocatore scrive sul suo formulario, una dopo l'altra e in modo che si leggano, tutte le mosse delle due parti, in notazione algebrica (Appendice C).
rule-8-1-a-other = Che un giocatore possa smettere di annotare per mancanza di tempo non dispensa l'avversario, che deve continuare ad annotare.
rule-8-1-a-advance = È vietato scrivere una mossa prima di eseguirla, salvo che per reclamare la patta o per metterla in busta.
rule-8-1-a-exception = Chi reclama la patta per gli articoli 9.2 o 9.3, o mette in busta la mossa all'aggiornamento (E.1.a), può scriverla prima di eseguirla.
rule-8-1-b = Sul formulario trovano posto soltanto dati della partita: mosse, tempi, offerte di patta, richieste e altri simili.
rule-8-1-c = Si può rispondere alla mossa dell'avversario prima di scriverla.
rule-8-1-c-previous = Per eseguire una mossa, il giocatore deve avere già scritto la sua mossa precedente.
rule-8-1-d = Quando si offre la patta, entrambi i giocatori lo segnano sul formulario con (=).
rule-8-1-d-other = Che un giocatore possa smettere di annotare non dispensa l'avversario dal segnare l'offerta con (=).
rule-8-1-e = Il giocatore che non è in grado di annotare può servirsi di un assistente, purché l'arbitro lo accetti.
rule-8-1-e-clock = L'arbitro regola con equità l'orologio del giocatore che non può annotare da sé.
rule-8-1-e-disability = Se il giocatore che non può annotare ha una disabilità, il suo orologio non viene modificato.

article-8-2 = Il formulario in vista
rule-8-2 = Finché dura la partita, l'arbitro deve poter vedere i formulari.

article-8-3 = Proprietà dei formulari
rule-8-3 = I formulari non sono dei giocatori, ma di chi organizza il torneo.

article-8-4 = Poco tempo sull'orologio
rule-8-4 = Chi in un periodo scende sotto i cinque minuti e gioca con meno di trenta secondi aggiunti a ogni mossa non è tenuto ad annotare finché quel periodo non finisce.
    .note = Si intende che basti essere scesi una volta sotto i cinque minuti, anche se poi l'orologio ne segna di nuovo di più, e che con cinque minuti esatti, o con un incremento di trenta secondi esatti, si debba annotare.

## Article 9: draws

article-9-1 = Offerta e accordo di patta
rule-9-1-a = Il bando può vietare ai giocatori di accordarsi per la patta, per tutta la partita o finché entrambi non abbiano completato un certo numero di mosse, a meno che l'arbitro non acconsenta.
rule-9-1-a-void = Una patta concordata quando il bando non lo permette, e senza il consenso dell'arbitro, non pone fine alla partita.
rule-9-1-a--manual = Il manuale raccomanda di avvertire già nell'invito che gli accordi di patta sono limitati, e di ripeterlo prima che il torneo cominci.
rule-9-1-a--manual-claims = Il manuale ricorda che il limite tocca soltanto gli accordi: la patta degli articoli 9.2, 9.3 e 9.6 è possibile in qualunque momento della partita.
rule-9-1-b-1 = L'offerta di patta vale anche se fatta nel momento sbagliato, e resta valida finché l'avversario non la accetta o non la rifiuta, o finché la partita non finisce per altra causa.
rule-9-1-b-1-accepted = Se l'avversario accetta l'offerta, la partita finisce patta.
rule-9-1-b-1-declined = L'offerta decade quando l'avversario la rifiuta a voce o tocca un pezzo per muoverlo o catturarlo.
rule-9-1-b-1-over = L'offerta rimasta senza risposta decade se la partita finisce per altra causa.
rule-9-1-b-1-withdrawal = Chi ha offerto la patta non può tornare indietro finché l'avversario non ha risposto.
rule-9-1-b-1-order = È corretto offrire la patta dopo la mossa e prima di premere l'orologio. In un altro momento l'offerta vale, ma l'arbitro valuta se con essa si sia disturbato l'avversario (articolo 11.5).
rule-9-1-b-1-condition = La patta si offre senza condizioni.
rule-9-1-b-2 = Entrambi i giocatori segnano l'offerta sul formulario con il segno (=).
rule-9-1-b-2-freed = Chi, a corto di tempo, non è tenuto ad annotare le mosse non è tenuto a segnare neppure l'offerta.
rule-9-1-b-2-other = Se uno dei giocatori può smettere di annotare per mancanza di tempo, l'avversario deve comunque segnare l'offerta.
rule-9-1-b-3 = Reclamare la patta secondo gli articoli 9.2 o 9.3 equivale a offrirla: finché la partita non è finita, l'avversario può accettarla.
rule-9-1-b-3-accepted = Se l'avversario accetta la patta reclamata, la partita finisce patta per accordo.
rule-9-1--manual-order = Secondo il manuale, l'offerta che non segue il giusto ordine (muovere, offrire, premere) vale ma è scorretta, e l'arbitro per questo sanziona il giocatore a norma dell'articolo 12.9.
rule-9-1--manual-conditions = Secondo il manuale, la condizione che accompagna un'offerta (rispondere entro due minuti, un certo esito di un'altra partita) non vale; l'offerta sì.
rule-9-1--manual-claim = Secondo il manuale, se il bando non permette ancora di accordarsi per la patta, l'arbitro verifica la richiesta anche quando l'avversario è d'accordo.
rule-9-1--manual-claim-accepted = Secondo il manuale, se gli accordi non sono limitati e l'avversario accetta subito, l'arbitro non ha bisogno di verificare la richiesta.

article-9-2 = Richiesta per triplice ripetizione
rule-9-2-a = La partita è patta se il giocatore che ha il tratto scrive prima la mossa che darà la stessa posizione per la terza volta, o più, e annuncia all'arbitro che la eseguirà, e dalla verifica risulta così. Non occorre che le ripetizioni siano consecutive.
    .note = Il testo disponibile si interrompe dopo questa lettera; la posizione che sta già sulla scacchiera per la terza volta e le cinquanta mosse (9.2.b e 9.3) non sono trattate qui. Se è caduta una bandierina, si intende che sia caduta prima della richiesta.
rule-9-2-a-fails = La richiesta non è accolta se chi la fa non ha il tratto, non ha prima scritto la mossa, non l'ha annunciata all'arbitro o la posizione non comparirebbe per la terza volta.
rule-9-2-a-play = Una richiesta non accolta non chiude la partita: si continua a giocare, e ciò che era stato reclamato resta un'offerta di patta.
rule-9-2-a-final = La mossa scritta per reclamare la patta non si può più cambiare.

article-9-6 = Patta senza richiesta
rule-9-6-a = La mossa in busta produce la stessa posizione per la quinta volta, o più, in mosse alterne consecutive dei due giocatori: la partita è patta senza che nessuno la chieda.
rule-9-6-a-before = La stessa posizione era comparsa già cinque volte, in mosse alterne consecutive, prima della mossa in busta: la partita era finita patta.
rule-9-6-b = Con la mossa in busta ciascun giocatore completa settantacinque mosse senza muovere pedoni né catturare: la partita è patta senza che nessuno la chieda, salvo che quella mossa dia matto.
rule-9-6-b-before = Prima della mossa in busta ciascun giocatore aveva già completato settantacinque mosse senza muovere pedoni né catturare: la partita era finita patta.

article-9-7 = Posizione morta
rule-9-7 = La mossa in busta porta a una posizione in cui non si può più arrivare al matto, per quanto male giochino entrambi: la partita è patta.

## Appendix E: adjourned games

article-E-1 = Come si mette in busta la mossa
rule-E-1-a = Se il tempo della sessione è scaduto e la partita non è finita, l'arbitro chiede al giocatore che ha il tratto di mettere in busta la mossa.
rule-E-1-a-sealing = Chi mette in busta scrive la mossa sul formulario senza ambiguità, infila nella busta i due formulari, la chiude e soltanto alla fine ferma l'orologio.
rule-E-1-a-change = Finché non ha fermato l'orologio, il giocatore può cambiare la mossa messa in busta.
    .note = Si intende che non valga per chi, già invitato dall'arbitro a mettere in busta, ha mosso sulla scacchiera: per lo stesso articolo deve mettere in busta quella mossa, e non gli resta nulla da cambiare.
rule-E-1-a-final = Una volta fermato l'orologio, il giocatore non può più cambiare la mossa messa in busta.
    .note = Il testo concede il diritto di cambiarla solo fino all'arresto dell'orologio; che dopo cessi lo si deduce da questo.
rule-E-1-a-board = Se il giocatore, quando gli è già stato chiesto di mettere in busta, gioca la mossa sulla scacchiera, deve mettere in busta proprio quella.
rule-E-1-a-other = Se il giocatore, quando gli era già stato chiesto di mettere in busta, ha mosso sulla scacchiera e poi ha scritto un'altra mossa, ha violato questo articolo; che cosa ne segua il testo non lo dice, e lo decide l'arbitro.
    .note = Il testo dice quale mossa si debba scrivere, non che cosa accada se se ne scrive un'altra; perciò quella annotata non viene giocata senz'altro.
rule-E-1-b = A chi aggiorna prima della fine della sessione si conta come consumato il tempo che ne restava, come se avesse messo in busta allo scadere.

article-E-2 = Dati sulla busta
rule-E-2-a = Sulla busta devono figurare i nomi dei due giocatori.
rule-E-2-b = Sulla busta deve figurare la posizione che precede la mossa in busta.
rule-E-2-c = Sulla busta deve figurare quanto tempo ha consumato ciascun giocatore.
rule-E-2-d = Sulla busta deve figurare chi dei due ha messo in busta.
rule-E-2-e = Sulla busta deve figurare quale numero ha la mossa in busta.
rule-E-2-f = Se c'è un'offerta di patta ancora senza risposta, deve figurare sulla busta.
rule-E-2-g = Sulla busta devono figurare il giorno, l'ora e il luogo in cui si riprende a giocare.

article-E-3 = Controllo e custodia della busta
rule-E-3 = L'arbitro controlla che i dati sulla busta siano giusti e risponde della sua custodia.

article-E-4 = Offerta di patta dopo la mossa in busta
rule-E-4 = L'offerta di patta fatta quando l'avversario ha già messo in busta, o fra una sessione e l'altra, resta valida finché questi non la accetta o non la rifiuta; non può essere ritirata.
rule-E-4-accepted = Se l'avversario che aveva già messo in busta accetta l'offerta di patta, la partita finisce patta per accordo.
rule-E-4-declined = L'offerta di patta fatta quando l'avversario aveva già messo in busta decade non appena questi la rifiuta, a voce o toccando un pezzo per giocare.

article-E-5 = Scacchiera e orologi prima della ripresa
rule-E-5-position = Prima della ripresa si dispone sulla scacchiera la posizione che c'era quando la mossa fu messa in busta.
rule-E-5-clocks = Prima della ripresa si regolano gli orologi sul tempo che ciascun giocatore aveva consumato all'aggiornamento.

article-E-6 = Partita finita prima della ripresa
rule-E-6 = Se prima della ripresa ci si accorda per la patta o qualcuno abbandona, la partita è finita: né il contenuto della busta né un ritardo cambiano il risultato.
rule-E-6-draw = La patta concordata prima della ripresa vale come risultato.
rule-E-6-offer = L'offerta di patta ancora valida all'aggiornamento e accettata prima della ripresa chiude la partita con la patta.
    .note = L'articolo parla di una patta concordata prima della ripresa; l'offerta accettata si legge come un tale accordo. Se è stata accettata solo a busta aperta, conviene esporre il caso senza di essa.
rule-E-6-resignation = Il giocatore che prima della ripresa comunica all'arbitro il proprio abbandono perde la partita.

article-E-7 = Apertura della busta
rule-E-7 = Finché non è arrivato il giocatore che deve rispondere, la busta non può essere aperta.

article-E-8 = Difetti nell'annotazione della mossa in busta
    .case-two-knights-can-reach-d4 = In d4 possono andare tutti e due i cavalli
    .case-the-file-is-written-so-only-one-of-the-two-knights-is-meant = È scritta la colonna: può essere uno solo dei due cavalli
    .case-a-blot-leaves-only-the-piece-and-the-rank = Una macchia lascia vedere solo il pezzo e la traversa
    .case-black-sealed-an-ambiguous-rook-move = Il Nero ha messo in busta una mossa di torre ambigua
    .case-nobody-can-make-out-a-single-sign-of-the-handwriting = Nessuno riesce a decifrare un solo segno della scrittura
    .case-bad-handwriting-but-only-one-legal-move-can-be-meant = Brutta calligrafia, ma può trattarsi di una sola mossa legale
    .case-a-false-check-sign-makes-no-move-illegal = Un segno di scacco di troppo non rende illegale la mossa
rule-E-8-record = La mossa in busta annotata in modo difettoso non va eseguita sulla scacchiera.
rule-E-8-a = Salvo quanto dispongono gli articoli sulla fine della partita, sulla caduta della bandierina e sulle patte senza richiesta, perde chi ha messo in busta la mossa se l'ha scritta in modo che possa indicare due o più mosse legali.
rule-E-8-b = Salvo quanto dispongono gli articoli sulla fine della partita, sulla caduta della bandierina e sulle patte senza richiesta, perde chi ha messo in busta la mossa se ciò che ha scritto non ha un significato che si possa accertare.
    .note = Il testo non nomina la busta che non contiene alcuna mossa; le si applica questo punto, perché dove nulla è scritto non c'è un significato da accertare.
rule-E-8-c = Salvo quanto dispongono gli articoli sulla fine della partita, sulla caduta della bandierina e sulle patte senza richiesta, perde chi ha messo in busta una mossa che non è legale, anche se si indovina quale volesse giocare.

article-E-9 = All'ora della ripresa
rule-E-9-final = Se la mossa in busta pone fine da sola alla partita, questa è finita con essa appena la busta viene aperta.
rule-E-9-a = Se all'ora fissata il giocatore che deve rispondere è presente, l'arbitro apre la busta.
rule-E-9-a-play = L'arbitro gioca sulla scacchiera la mossa in busta e avvia l'orologio di chi deve rispondere; la partita continua.
rule-E-9-b = Se manca il giocatore che deve rispondere, l'arbitro avvia l'orologio di quel giocatore e lo si attende.
rule-E-9-b-arrival = Il giocatore che deve rispondere, se arriva in ritardo, può fermare il suo orologio e chiamare l'arbitro.
rule-E-9-b-opening = Quando è arrivato il giocatore che doveva rispondere, l'arbitro apre la busta.
rule-E-9-b-play = L'arbitro gioca sulla scacchiera la mossa in busta e riavvia l'orologio del giocatore arrivato in ritardo; la partita continua.
rule-E-9-b-time = Il tempo che passa fino all'arrivo di chi deve rispondere si aggiunge a quello che aveva già consumato.
rule-E-9-c = Se manca chi ha messo in busta, l'avversario può, invece di rispondere sulla scacchiera, scrivere la risposta, chiuderla in un'altra busta, fermare il suo orologio e avviare quello dell'assente.
rule-E-9-c-custody = L'arbitro conserva la busta con la risposta finché non arriva l'assente.
rule-E-9-c-waiting = La risposta è in busta e chi ha messo in busta la mossa non è arrivato: la partita continua, in attesa del suo arrivo.
rule-E-9-c-opening = All'arrivo di chi aveva messo in busta, l'arbitro apre la busta con la risposta.
    .note = Questa edizione non dice che cosa succede se la risposta in busta è annotata male; perciò non se ne ricava alcun risultato.
rule-E-9-c-play = Aperta la busta con la risposta, la partita continua da quella mossa.
rule-E-9-c-mate = Se la risposta in busta dà scacco matto, vince il giocatore che l'ha scritta.
rule-E-9-c-stalemate = Se la risposta in busta lascia l'avversario in stallo, la partita è patta.
rule-E-9-c-draw = Se con la risposta in busta la posizione diventa morta, compare per la quinta volta o si completano le settantacinque mosse, la partita è patta.

article-E-10 = Ritardo alla ripresa
rule-E-10 = Il giocatore il cui ritardo supera il tempo di tolleranza perde, se l'arbitro non stabilisce il contrario.
rule-E-10-each = Se entrambi i giocatori superano il limite, la sconfitta non riguarda uno soltanto.
rule-E-10-both = Se il ritardo di entrambi supera il tempo di tolleranza, perdono entrambi.
rule-E-10-concluded = Se la mossa in busta ha posto fine alla partita, vale quel risultato e il ritardo non conta.
rule-E-10-preceded = Decide ciò che, secondo la lettura scelta, precede il ritardo: un'annotazione difettosa o una risposta in busta che ha chiuso la partita.
rule-E-10-opening = Trascorso il tempo di tolleranza o caduta una bandierina, si intende che la busta possa essere aperta anche se non è arrivato il giocatore che deve rispondere.
    .note = Il testo non lo dice; ma se la mossa in busta ha posto fine alla partita vale quel risultato, e per saperlo bisogna aprire la busta.

article-E-11 = Assenza dei due giocatori
rule-E-11 = Se all'ora fissata non c'è nessuno dei due e il tempo di tolleranza non è zero, tutto il tempo fino all'arrivo di chi deve rispondere scorre sul suo orologio, salvo diversa disposizione del bando o dell'arbitro.
rule-E-11-otherwise = Il bando o l'arbitro possono disporre altrimenti del tempo perduto mentre mancano entrambi; la partita continua.
    .note = Come si divida quel tempo lo stabiliscono loro; perciò non si indica quale orologio avviare.

article-E-12 = Busta smarrita
rule-E-12-a = Se manca la busta ma la posizione è nota, la partita prosegue da quella posizione.
rule-E-12-a-recorded = In mancanza della busta valgono la posizione e i tempi annotati all'aggiornamento.
rule-E-12-a-move = Se manca la busta, chi vi aveva messo la mossa gioca sulla scacchiera, presente l'avversario, quella che dichiara di avervi messo.
rule-E-12-a-times = Se manca la busta e non risulta il tempo consumato, è l'arbitro a stabilire i tempi con cui regolare gli orologi.
rule-E-12-b = Se manca la busta e neppure la posizione si può ricostruire, la partita è annullata e se ne gioca un'altra.
rule-E-12-b-kept = Se la busta c'è ma la posizione non si può ricostruire in alcun modo, la partita è annullata e se ne gioca un'altra.
rule-E-12-b-preceded = Decide ciò che, secondo la lettura scelta, precede l'annullamento: il ritardo di un giocatore oltre il limite o la bandierina caduta di chi deve rispondere.

article-E-13 = Tempi sbagliati sugli orologi
rule-E-13 = Se un giocatore avverte, prima della sua prima mossa, che un orologio indica un tempo sbagliato, bisogna correggerlo.
rule-E-13-late = Se nessuno ha avvertito per tempo che un orologio indicava un tempo sbagliato, non lo si corregge, a meno che l'arbitro non stabilisca il contrario.
rule-E-13-otherwise = Anche se nessuno ha avvertito per tempo che un orologio indicava un tempo sbagliato, l'arbitro può correggerlo se lo ritiene opportuno.
rule-E-13-flag = Se la bandierina è caduta su un orologio segnalato per tempo come sbagliato, prima si corregge l'orologio; la bandierina conta soltanto se sarebbe caduta anche con il tempo giusto.

article-E-14 = Durata della sessione
rule-E-14 = Ogni sessione di ripresa si misura con l'orologio dell'arbitro, e l'ora d'inizio si annuncia in anticipo.

## The appendix on notation

article-C = Notazione
rule-C = Per i suoi tornei la FIDE riconosce soltanto la notazione algebrica: è bene che l'arbitro avverta il giocatore che scrive in un altro sistema.
    .note = L'Appendice C, sulla notazione, chiede di avvertire; non dice che una mossa scritta in un altro sistema faccia perdere. Se se ne possa stabilire il significato è materia dell'articolo E.8.
