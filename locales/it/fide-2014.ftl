### The words of the edition fide-2014 in Italian: its name, the titles of its articles, its norms and the notes on how they are read.

edition-fide-2014 = Regole degli Scacchi della FIDE, edizione di luglio 2014
    .short = FIDE 2014

## Article 5: how a game is completed

article-5-1 = Scacco matto e abbandono
rule-5-1-a = Se la mossa in busta dà scacco matto, vince chi l'ha messa in busta: la partita è finita con quella mossa.
rule-5-1-a-before = Se il giocatore a cui si è chiesto di mettere in busta era già sotto scacco matto, ha perso in quel momento e nulla di ciò che segue conta.

article-5-2 = Patta immediata
rule-5-2-a = Se la mossa in busta lascia l'avversario senza mosse legali e non sotto scacco, è stallo e la partita è patta.
rule-5-2-a-before = Se il giocatore a cui si è chiesto di mettere in busta era già in stallo, la partita era finita patta prima dell'aggiornamento.
rule-5-2-b = Se dopo la mossa in busta nessuno dei due può più arrivare al matto, la posizione è morta e la partita finisce subito patta.
rule-5-2-b-before = Se la posizione era morta già prima della mossa in busta, la partita è finita patta allora; né il contenuto della busta né un abbandono successivo cambiano il risultato.

## Article 6: the clocks

article-6-9 = Caduta della bandierina
rule-6-9 = Perde il giocatore la cui bandierina è caduta, purché l'avversario possa ancora dargli matto con mosse legali.
    .note = Quando la mossa in busta porrebbe di per sé fine alla partita, si intende che la bandierina di chi l'ha scritta sia caduta prima che la chiudesse in busta. Se qualcuno è in ritardo oltre il tempo di tolleranza, si intende che la bandierina sia caduta prima; se quel tempo è scaduto prima, conviene esporre il caso senza la caduta della bandierina.
rule-6-9-draw = Se cade la bandierina di un giocatore ma l'avversario non può in alcun modo dargli matto con mosse legali, la partita è patta.
    .note = Quando la mossa in busta porrebbe di per sé fine alla partita, si intende che la bandierina di chi l'ha scritta sia caduta prima che la chiudesse in busta. Se qualcuno è in ritardo oltre il tempo di tolleranza, si intende che la bandierina sia caduta prima; se quel tempo è scaduto prima, conviene esporre il caso senza la caduta della bandierina.
rule-6-9-sealed = Un'annotazione difettosa della mossa in busta non fa perdere chi l'ha scritta, se l'avversario non può in alcun modo dargli matto con mosse legali: la partita è patta.
    .note = E.8 fa salvo quanto dispone 6.9, ma non spiega come si applichi. Qui si legge così: se l'avversario non potrebbe vincere neppure per caduta della bandierina, la sconfitta diventa patta.

## Article 9: draws

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
rule-E-1-a-final = Una volta fermato l'orologio, il giocatore non può più cambiare la mossa messa in busta.
    .note = Il testo concede il diritto di cambiarla solo fino all'arresto dell'orologio; che dopo cessi lo si deduce da questo.
rule-E-1-a-board = Se il giocatore, quando gli è già stato chiesto di mettere in busta, gioca la mossa sulla scacchiera, deve mettere in busta proprio quella.
rule-E-1-b = A chi aggiorna prima della fine della sessione si aggiunge il tempo che ne restava, come se avesse messo in busta all'ultimo momento.

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
rule-E-4 = L'offerta di patta fatta quando l'avversario ha già messo in busta resta valida finché questi non la accetta o non la rifiuta; non può essere ritirata.
rule-E-4-accepted = Se l'avversario che aveva già messo in busta accetta l'offerta di patta, la partita finisce patta per accordo.
rule-E-4-declined = L'offerta di patta fatta quando l'avversario aveva già messo in busta decade non appena questi la rifiuta, a voce o toccando un pezzo per giocare.

article-E-5 = Scacchiera e orologi prima della ripresa
rule-E-5-position = Prima della ripresa si dispone sulla scacchiera la posizione che c'era quando la mossa fu messa in busta.
rule-E-5-clocks = Prima della ripresa si regolano gli orologi sul tempo che ciascun giocatore aveva consumato all'aggiornamento.

article-E-6 = Partita finita prima della ripresa
rule-E-6 = Se prima della ripresa ci si accorda per la patta o qualcuno abbandona, la partita è finita: né il contenuto della busta né un ritardo cambiano il risultato.
rule-E-6-draw = La patta concordata prima della ripresa vale come risultato.
rule-E-6-offer = L'offerta di patta accettata prima della ripresa chiude la partita con la patta.
    .note = L'articolo parla di una patta concordata prima della ripresa; l'offerta accettata si legge come un tale accordo, in qualunque momento sia stata fatta. Se è stata accettata solo a busta aperta, conviene esporre il caso senza di essa.
rule-E-6-resignation = Il giocatore che prima della ripresa comunica all'arbitro il proprio abbandono perde la partita.

article-E-7 = Apertura della busta
rule-E-7 = Finché non è arrivato il giocatore che deve rispondere, la busta resta chiusa.
    .note = Trascorso il tempo di tolleranza o caduta una bandierina, si intende che la busta possa essere aperta, perché E.10 impone di sapere se la mossa in busta ha posto fine alla partita.

article-E-8 = Difetti nell'annotazione della mossa in busta
rule-E-8-a = Perde chi ha messo in busta la mossa se l'ha scritta in modo che possa indicare due o più mosse legali.
rule-E-8-b = Perde chi ha messo in busta la mossa se da ciò che è scritto non c'è modo di capire quale sia.
    .note = Il testo non nomina la busta che non contiene alcuna mossa; le si applica questa lettera, perché dove nulla è scritto non c'è un significato da accertare.
rule-E-8-c = Perde chi ha messo in busta una mossa che non è legale, anche se si indovina quale volesse giocare.

article-E-9 = All'ora della ripresa
rule-E-9-a = Se all'ora fissata il giocatore che deve rispondere è presente, l'arbitro apre la busta.
rule-E-9-a-play = L'arbitro gioca sulla scacchiera la mossa in busta e avvia l'orologio di chi deve rispondere; la partita continua.
rule-E-9-b = Se manca il giocatore che deve rispondere, l'arbitro avvia l'orologio di quel giocatore e lo si attende.
rule-E-9-b-arrival = Il giocatore che deve rispondere, se arriva in ritardo, può fermare il suo orologio e chiamare l'arbitro.
rule-E-9-b-opening = Quando è arrivato il giocatore che doveva rispondere, l'arbitro apre la busta.
rule-E-9-b-play = L'arbitro gioca sulla scacchiera la mossa in busta e riavvia l'orologio del giocatore arrivato in ritardo; la partita continua.
rule-E-9-c = Se manca chi ha messo in busta, l'avversario può, invece di rispondere sulla scacchiera, scrivere la risposta, chiuderla in un'altra busta, fermare il suo orologio e avviare quello dell'assente.
rule-E-9-c-custody = L'arbitro conserva la busta con la risposta finché non arriva l'assente.
rule-E-9-c-waiting = La risposta è in busta e chi ha messo in busta la mossa non è arrivato: la partita continua, in attesa del suo arrivo.
rule-E-9-c-opening = All'arrivo di chi aveva messo in busta, l'arbitro apre la busta con la risposta.
    .note = Questa edizione non dice che cosa succede se la risposta in busta è annotata male; perciò non se ne ricava alcun risultato.
rule-E-9-c-play = Aperta la busta con la risposta, la partita continua da quella mossa.
rule-E-9-c-mate = Se la risposta in busta dà scacco matto, vince il giocatore che l'ha scritta.
rule-E-9-c-stalemate = Se la risposta in busta lascia l'avversario in stallo, la partita è patta.

article-E-10 = Ritardo alla ripresa
rule-E-10 = Il giocatore il cui ritardo supera il tempo di tolleranza perde, se l'arbitro non stabilisce il contrario.
rule-E-10-both = Se il ritardo di entrambi supera il tempo di tolleranza, perdono entrambi.
    .note = Il testo parla di qualunque giocatore, uno per uno; applicato a due ritardatari, fa perdere entrambi.
rule-E-10-concluded = Se la mossa in busta ha posto fine alla partita, vale quel risultato e il ritardo non conta.

article-E-11 = Assenza dei due giocatori
rule-E-11 = Se all'ora fissata non c'è nessuno dei due e il tempo di tolleranza non è zero, tutto il tempo fino all'arrivo di chi deve rispondere scorre sul suo orologio, salvo diversa disposizione del bando o dell'arbitro.
rule-E-11-otherwise = L'arbitro può disporre altrimenti del tempo perduto mentre mancano entrambi; la partita continua.
    .note = Come si divida quel tempo lo decide l'arbitro; perciò non si indica quale orologio avviare.

article-E-12 = Busta smarrita
rule-E-12-a = Se manca la busta ma la posizione è nota, la partita prosegue da quella posizione.
rule-E-12-a-recorded = In mancanza della busta valgono la posizione e i tempi annotati all'aggiornamento.
rule-E-12-a-move = Se manca la busta, chi vi aveva messo la mossa gioca sulla scacchiera, presente l'avversario, quella che dichiara di avervi messo.
rule-E-12-a-times = Se manca la busta e non risulta il tempo consumato, è l'arbitro a stabilire i tempi con cui regolare gli orologi.
rule-E-12-b = Se manca la busta e neppure la posizione si può ricostruire, la partita è annullata e se ne gioca un'altra.
    .note = Il testo non dice che cosa succede se inoltre il ritardo di un giocatore supera il tempo di tolleranza. Qui si legge che quel giocatore perde e non si gioca un'altra partita.
rule-E-12-b-kept = Se la busta c'è ma la posizione non si può ricostruire in alcun modo, la partita è annullata e se ne gioca un'altra.
    .note = L'articolo riguarda la busta che manca, ma questa lettera chiede soltanto se la posizione si possa stabilire; la si applica anche quando la busta c'è.

article-E-13 = Tempi sbagliati sugli orologi
rule-E-13 = Se un giocatore avverte, prima della sua prima mossa, che un orologio indica un tempo sbagliato, bisogna correggerlo.
rule-E-13-late = Se nessuno ha avvertito per tempo che un orologio indicava un tempo sbagliato, non lo si corregge, a meno che l'arbitro non stabilisca il contrario.
rule-E-13-otherwise = Anche se nessuno ha avvertito per tempo che un orologio indicava un tempo sbagliato, l'arbitro può correggerlo se lo ritiene opportuno.

article-E-14 = Durata della sessione
rule-E-14 = Ogni sessione di ripresa si misura con l'orologio dell'arbitro, e l'ora d'inizio si annuncia in anticipo.
