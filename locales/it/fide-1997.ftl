### The words of the edition fide-1997 in Italian: its name, the titles of its articles, its norms and the notes on how they are read.

edition-fide-1997 = Regole degli Scacchi della FIDE, edizione di luglio 1997
    .short = FIDE 1997

## Article 5: how a game is completed

article-5-1 = Scacco matto e abbandono
rule-5-1-a = Se la mossa in busta dà scacco matto, la partita è finita con quella mossa e vince chi l'ha messa in busta.
rule-5-1-a-before = Se il giocatore a cui toccava muovere aveva già subito il matto, aveva perso in quel momento e nulla di successivo lo cambia.
rule-5-1-b = Chi fa sapere soltanto all'avversario che abbandona ha perso ugualmente, anche se nessuno l'ha comunicato all'arbitro.

article-5-2 = Patta immediata
rule-5-2 = Se la mossa in busta lascia l'avversario in stallo, cioè senza mosse legali e non sotto scacco, la partita finisce patta.
rule-5-2-before = Se il giocatore a cui toccava muovere era già in stallo, la partita era finita patta prima dell'aggiornamento.

article-5-3 = Patta per accordo
rule-5-3 = Una proposta di patta accettata chiude la partita in parità, in qualunque momento la si accetti.

## Article 6: the clocks

article-6-9 = Caduta della bandierina
rule-6-9 = Se cade la bandierina di un giocatore che non ha completato le mosse del controllo e l'avversario potrebbe ancora dargli matto con una serie di mosse legali, quel giocatore perde.
rule-6-9-draw = Se cade la bandierina di un giocatore che non ha completato le mosse del controllo, ma nessuna serie di mosse legali permetterebbe all'avversario di dargli matto, la partita è patta.
rule-6-9-ended = Il contenuto della busta aveva posto fine alla partita: la bandierina che poi cade a chi doveva rispondere non conta più.
rule-6-9-sealed = Anche se la mossa in busta è annotata male, la partita è patta quando nessuna serie di mosse legali permetterebbe all'avversario di dare matto a chi l'ha scritta.

## Article 9: draws

article-9-6 = Posizione morta
rule-9-6 = Se la mossa in busta porta a una posizione in cui nessuno dei due potrà più dare matto, la partita finisce patta in quell'istante.
rule-9-6-before = Se già prima della mossa in busta nessuno poteva più dare matto, la partita era finita patta; né il contenuto della busta né un abbandono successivo lo cambiano.

## Appendix A: adjourned games

article-A1 = Come si mette in busta la mossa
rule-A1-a = Scaduta la sessione senza che sia finita la partita, tocca all'arbitro chiedere al giocatore che ha il tratto di mettere in busta la mossa.
rule-A1-a-sealing = Chi mette in busta scrive la mossa sul formulario senza ambiguità, infila nella busta i due formulari, la chiude e per ultimo ferma il proprio orologio, lasciando fermo quello dell'altro.
rule-A1-a-change = Finché non ha fermato gli orologi, chi mette in busta può cambiare la sua mossa, anche se la busta è già chiusa.
    .note = Si intende che non valga per chi, già invitato dall'arbitro a mettere in busta, ha mosso sulla scacchiera: per lo stesso articolo deve mettere in busta quella mossa, e non gli resta nulla da cambiare.
rule-A1-a-final = Fermati gli orologi, la mossa in busta non si può più cambiare.
    .note = Il testo concede il diritto di cambiarla finché gli orologi non sono fermi; che lì finisca lo si deduce da questo.
rule-A1-a-board = Se il giocatore a cui l'arbitro ha già chiesto di mettere in busta muove sulla scacchiera, deve mettere in busta quella mossa e non un'altra.
rule-A1-a-other = Se il giocatore invitato a mettere in busta ha mosso sulla scacchiera e poi ha scritto un'altra mossa, ha violato questo articolo; il testo non dice quale ne sia la conseguenza, che resta affidata all'arbitro.
    .note = Il testo dice quale mossa va scritta, non che cosa succede se se ne scrive un'altra; perciò quella mossa non viene semplicemente eseguita né vale come fine della partita.
rule-A1-b = A chi aggiorna quando la sessione non è ancora finita si addebita sull'orologio il tempo che mancava al termine previsto.

article-A2 = Dati sulla busta
rule-A2-a = Se sulla busta non figurano i nomi dei due giocatori, vanno scritti.
rule-A2-b = Se sulla busta non figura la posizione che precede la mossa in busta, va annotata.
rule-A2-c = Se sulla busta non figura il tempo consumato da ciascuno, va annotato.
rule-A2-d = Se sulla busta non figura chi ha messo in busta, va scritto il suo nome.
rule-A2-e = Se sulla busta non figura il numero della mossa in busta, va annotato.
rule-A2-f = Se prima dell'aggiornamento è stata offerta la patta e sulla busta non risulta, l'offerta va annotata.
    .note = Il testo chiede soltanto che l'offerta preceda l'aggiornamento; non chiede se valga ancora.
rule-A2-g = Se sulla busta non figura quando e dove si riprende, vanno annotati giorno, ora e luogo.

article-A3 = Controllo e custodia della busta
rule-A3 = Tocca all'arbitro controllare i dati sulla busta e rispondere della sua custodia.

article-A4 = Offerta di patta dopo la mossa in busta
rule-A4 = La patta che un giocatore offre quando l'altro ha già messo in busta resta offerta finché questi non risponde; chi l'ha offerta non può ripensarci.
rule-A4-touch = Toccare un pezzo non è ancora rifiutare la patta: l'offerta resta valida.
    .note = In questa edizione l'articolo 9.1 conosce solo il rifiuto a voce o con una mossa; il rifiuto toccando un pezzo è venuto dopo.
rule-A4-accepted = Se chi aveva già messo in busta accetta la patta offerta dall'avversario, la partita finisce patta.
rule-A4-declined = L'offerta decade se chi aveva messo in busta dice di no oppure muove invece di rispondere.
rule-A4-over = Finita la partita per un'altra causa, decade l'offerta di patta rimasta senza risposta.
    .note = Secondo l'articolo 9.1 l'offerta non dura più della partita; questa può essere finita con la stessa mossa in busta.

article-A5 = Scacchiera e orologi prima della ripresa
rule-A5-position = Prima di riprendere si ricostruisce sulla scacchiera la posizione in cui la mossa è stata messa in busta.
rule-A5-clocks = Prima di riprendere si riportano sugli orologi i tempi consumati fino all'aggiornamento.

article-A6 = Partita finita prima della ripresa
rule-A6 = Con una patta concordata o un abbandono comunicato prima della ripresa, la partita è finita: non contano più né la busta né i ritardi.
rule-A6-draw = Se i giocatori si sono accordati per la patta prima della ripresa, la partita è patta.
rule-A6-offer = Se un'offerta di patta è accettata prima che il gioco riprenda, la partita è patta.
    .note = A6 parla di una patta concordata prima della ripresa. L'offerta accettata si legge come un tale accordo, in qualunque momento sia stata fatta.
rule-A6-resignation = Se un giocatore ha comunicato all'arbitro il proprio abbandono prima della ripresa, la partita è finita; la perde lui, come dice 5.1.b.

article-A7 = Apertura della busta
rule-A7 = Finché manca il giocatore che deve rispondere, la busta non deve essere aperta.
    .note = Il testo non pone un termine a questa attesa. Si intende che finisca con l'ora di A10 o con la caduta di una bandierina, perché allora bisogna sapere se la mossa in busta ha deciso la partita.

article-A8 = Difetti nell'annotazione della mossa in busta
rule-A8-record = Una mossa in busta ambigua, incomprensibile, illegale o non scritta non si gioca sulla scacchiera.
rule-A8-a = Salvo nei casi degli articoli 6.9 e 9.6, perde chi ha messo in busta una mossa che si può intendere in due o più modi.
rule-A8-b = Salvo nei casi degli articoli 6.9 e 9.6, perde chi ha messo in busta una mossa di cui non si può stabilire il significato.
    .note = Il testo non parla della busta senza mossa. Le si applica questa lettera: ciò che non è scritto non ha un significato che si possa stabilire.
rule-A8-c = Salvo nei casi degli articoli 6.9 e 9.6, perde chi ha messo in busta una mossa illegale, per quanto sia chiara l'intenzione.
rule-A8-decided = Il contenuto della busta ha deciso la partita.

article-A9 = All'ora della ripresa
rule-A9-final = Se la mossa in busta dà matto o stallo o porta a una posizione morta, la partita è finita con essa una volta aperta la busta.
rule-A9-a = Se chi deve rispondere è presente all'ora fissata, l'arbitro apre la busta.
rule-A9-a-play = L'arbitro gioca sulla scacchiera la mossa in busta e avvia l'orologio di chi deve rispondere; la partita continua.
rule-A9-b = Se all'ora fissata manca chi deve rispondere, l'arbitro avvia l'orologio dell'assente e la partita continua così finché questi non arriva.
rule-A9-b-arrival = Se arriva in ritardo, chi deve rispondere può fermare il proprio orologio e far venire l'arbitro.
rule-A9-b-opening = Arrivato chi doveva rispondere, l'arbitro apre la busta.
rule-A9-b-play = L'arbitro gioca sulla scacchiera la mossa in busta e riavvia l'orologio di chi è arrivato in ritardo; la partita continua.
rule-A9-c = Se manca chi ha messo in busta, l'avversario non è tenuto a mostrare la risposta: può annotarla, chiuderla in un'altra busta, fermare il proprio orologio e avviare quello dell'assente.
rule-A9-c-custody = La busta con la risposta resta in mano all'arbitro finché è assente chi ha messo in busta la mossa.
rule-A9-c-waiting = Chiusa la risposta nella sua busta, la partita continua mentre si attende chi ha messo in busta la mossa.
rule-A9-c-opening = Arrivato chi aveva messo in busta la mossa, l'arbitro apre la busta con la risposta.
    .note = Il testo non dice che cosa accada se la risposta è annotata male; perciò non se ne trae alcun risultato.
rule-A9-c-play = Aperta la risposta, se è legale e non pone fine alla partita, si continua a giocare.
rule-A9-c-mate = Se la risposta chiusa nella seconda busta dà scacco matto, vince chi l'ha scritta.
rule-A9-c-stalemate = Se la risposta chiusa nella seconda busta mette l'avversario in stallo o porta a una posizione morta, la partita è patta.
rule-A9-over = La partita è finita: non resta nulla da riprendere.

article-A10 = Ritardo alla ripresa
rule-A10 = Perde il giocatore che ha più di un'ora di ritardo; l'arbitro non può dispensarlo.
rule-A10-a = Se la mossa in busta è matto, vince chi l'ha scritta anche se ha più di un'ora di ritardo.
rule-A10-b = Se la mossa in busta dà stallo o porta a una posizione morta, la partita è patta anche se chi l'ha scritta ha più di un'ora di ritardo.
rule-A10-c = Se chi ha messo in busta ha più di un'ora di ritardo ma l'avversario, che non ne ha altrettanto, ha perso per la caduta della bandierina secondo l'articolo 6.9, vince chi ha messo in busta.
rule-A10-each = Entrambi hanno più di un'ora di ritardo: la lettera dell'articolo colpisce ciascuno dei due.
rule-A10-both = Se entrambi hanno più di un'ora di ritardo, perdono entrambi.
rule-A10-ended = La mossa in busta aveva posto fine alla partita: il ritardo non fa perdere nemmeno chi doveva rispondere.
rule-A10-record = La mossa in busta annotata male aveva deciso la partita prima che tardasse chi doveva rispondere.
rule-A10-reply = La risposta chiusa nella seconda busta aveva posto fine alla partita prima che fosse trascorsa l'ora.
rule-A10-otherwise = La partita finisce in altro modo e non è il ritardo a deciderla.

article-A11 = Busta smarrita
rule-A11-a = Se la busta è smarrita ma la posizione è nota, da quella la partita continua.
rule-A11-a-waiting = Finché manca chi ha messo in busta non c'è mossa da eseguire: se ne attende l'arrivo.
    .note = Il testo dice che chi ha messo in busta esegue la mossa che dichiara; non dice quale orologio corra fino al suo arrivo.
rule-A11-a-move = Smarrita la busta, chi vi aveva messo la mossa gioca sulla scacchiera, una volta presente l'avversario, quella che dichiara di avervi messo.
rule-A11-a-recorded = Smarrita la busta, valgono i tempi annotati all'aggiornamento.
rule-A11-a-times = Smarrita la busta, se i tempi consumati non si possono ricostruire, li fissa l'arbitro.
rule-A11-b = Se la busta è smarrita e non si può stabilire quale fosse la posizione, la partita è annullata e se ne gioca un'altra.
rule-A11-b-kept = Anche se la busta non è smarrita, quando non si può stabilire quale fosse la posizione la partita è annullata e se ne gioca un'altra.
rule-A11-b-otherwise = Un ritardo di più di un'ora o una bandierina caduta hanno deciso la partita, e nulla è annullato.

article-A12 = Tempi sbagliati sugli orologi
rule-A12 = Se un giocatore fa notare, prima di muovere per la prima volta, che un orologio non segna il tempo giusto, lo si deve correggere.
rule-A12-late = Se nessun giocatore ha fatto notare lo sbaglio prima della sua prima mossa, si gioca con gli orologi come stanno.
    .discretion = tuttavia l'arbitro può decidere di correggere l'orologio se gli pare che lasciarlo così avrebbe conseguenze troppo dure
rule-A12-severe = Anche se nessun giocatore ha fatto notare lo sbaglio in tempo, l'arbitro può correggerlo quando le conseguenze gli sembrano troppo dure.
rule-A12-severe-flag = Se l'arbitro corregge l'orologio benché nessuno abbia protestato per tempo, vale il tempo giusto: la bandierina che con esso sarebbe ancora in piedi non si considera caduta.
rule-A12-flag = Prima si corregge l'orologio che segnava il tempo sbagliato, e non conta la bandierina che con il tempo giusto non sarebbe caduta.

article-A13 = Durata della sessione
rule-A13 = L'arbitro misura con il proprio orologio ogni sessione di ripresa e annuncia prima quando comincia e quando finisce.

## The appendix on notation

article-E = Notazione
rule-E = Per i suoi tornei la FIDE riconosce soltanto la notazione algebrica: è bene che l'arbitro avverta il giocatore che scrive in un altro sistema.
    .note = L'Appendice E, sulla notazione, chiede di avvertire; non dice che una mossa scritta in un altro sistema faccia perdere. Se se ne possa stabilire il significato è materia dell'articolo A8.

## Misconceptions: an answer people give, and why it is wrong

misconception-opponents-clock-set-going = Chi mette in busta chiude la busta e preme l'orologio, così che corra quello dell'avversario.
    .why = L'articolo lo esclude espressamente: chi mette in busta ferma il suo orologio senza avviare quello dell'avversario.
misconception-envelope-once-closed-is-final = Il giocatore non può più cambiare la mossa, perché scrivendola l'ha resa definitiva.
    .why = La mossa si può cambiare finché non si fermano gli orologi. Né lo scriverla né il chiudere la busta la rendono definitiva.
misconception-early-sealing-costs-nothing = Chi aggiorna prima del tempo mette in busta, e il suo orologio resta com'era.
    .why = Il suo tempo si conta come se avesse messo in busta alla fine della sessione: gli si addebita ciò che ne restava.
misconception-only-a-standing-offer-is-noted = L'offerta di patta non si annota sulla busta, perché l'avversario l'ha già rifiutata.
    .why = Distinguere se l'offerta è ancora valida è di regole successive. Nel 1997 basta che sia stata fatta prima dell'aggiornamento.
misconception-custody-left-to-the-organisers = La busta la conservano gli organizzatori, ai quali l'arbitro la consegna.
    .why = Della custodia risponde l'arbitro, che controlla anche ciò che è scritto sulla busta.
misconception-touching-a-piece-declines = L'offerta decade, perché l'avversario l'ha rifiutata toccando un pezzo.
    .why = Nel 1997 l'offerta si rifiuta a voce o eseguendo una mossa. Che basti toccare un pezzo è di regole successive.
misconception-agreed-draw-undone-by-the-record = Perde chi ha messo in busta: l'accordo non vale, perché la sua mossa non poteva essere eseguita.
    .why = La partita è finita con l'accordo, prima della ripresa. Ciò che contiene la busta non conta più.
misconception-resignation-taken-back = La partita riprende se chi ha abbandonato ritira l'abbandono prima che la busta sia aperta.
    .why = L'abbandono comunicato all'arbitro chiude la partita; una partita finita non si riprende.
misconception-ambiguous-yet-intention-plain = Dalla posizione si capisce quale mossa voleva giocare: la si esegue sulla scacchiera e la partita continua.
    .why = Giudicare l'intenzione era proprio delle regole del 1974. Dal 1997 l'annotazione che ammette due mosse fa perdere chi ha messo in busta.
misconception-illegal-yet-intention-plain = L'intenzione era chiara: si esegue sulla scacchiera la mossa che voleva giocare e la partita continua.
    .why = Lo permetteva nel 1974 l'interpretazione del 1965. Dal 1997 basta che la mossa scritta sia illegale per perdere.
misconception-illegal-mended-by-the-arbiter = L'arbitro esegue la mossa legale che più somiglia a quella scritta, e la partita continua.
    .why = L'arbitro non corregge l'annotazione. La mossa illegale fa perdere chi l'ha messa in busta.
misconception-empty-envelope-as-a-lost-one = Chi ha messo in busta gioca sulla scacchiera la mossa che dichiara, e la partita continua.
    .why = La busta non manca: manca la mossa. Dove nulla è scritto non c'è un significato da accertare, e perde chi ha messo in busta.
misconception-fivefold-drawn-unasked = La partita è patta, perché con la mossa in busta la posizione compare per la quinta volta.
    .why = La patta per quinta ripetizione, senza che nessuno la reclami, è arrivata nel 2014. Nel 1997 bisogna reclamarla, e intanto la partita continua.
misconception-seventy-five-drawn-unasked = La partita è patta: si completano settantacinque mosse senza catture né mosse di pedone.
    .why = La patta per settantacinque mosse, senza richiesta, è arrivata nel 2014. Nel 1997 bisogna reclamare, e intanto si gioca.
misconception-opened-though-the-replier-is-away = All'ora fissata l'arbitro apre la busta ed esegue sulla scacchiera la mossa.
    .why = Non basta l'ora: serve la presenza di chi deve rispondere. Finché non arriva, corre il suo orologio a busta chiusa.
misconception-absent-sealer-charged-at-once = L'arbitro avvia l'orologio di chi ha messo in busta, perché è lui a non essersi presentato.
    .why = Eseguita la mossa in busta, tocca giocare a chi deve rispondere, e corre il suo orologio. Quello dell'assente aspetta la risposta.
misconception-reply-sealed-by-duty = Chi deve rispondere deve mettere in busta la risposta, perché l'avversario non è lì a vederla.
    .why = È un diritto: può metterla in busta o giocarla sulla scacchiera, come di consueto.
misconception-lateness-excused-by-the-arbiter = La partita continua: l'arbitro può scusare il ritardo se c'è una buona ragione.
    .why = Questa libertà dell'arbitro è di regole successive. Nel 1997 l'articolo non la concede: passata l'ora si perde.
misconception-half-an-hour-is-the-limit = Perde chi è arrivato tardi, perché si attende soltanto mezz'ora.
    .why = Un termine più breve, fissato da ciascun torneo, è di regole successive. Nel 1997 alla ripresa il limite è di un'ora per tutti.
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
misconception-missing-envelope-annuls = La partita è annullata e se ne gioca un'altra, perché la mossa in busta non si può più conoscere.
    .why = Si annulla soltanto se non si può stabilire la posizione. Qui chi ha messo in busta gioca la mossa che dichiara.
misconception-missing-envelope-loses = Perde chi ha messo in busta, perché senza la busta non può dimostrare che la mossa era legale.
    .why = La perdita della busta non ricade su chi vi ha messo la mossa: la partita continua con quella che dichiara.
misconception-unknown-times-annul = La partita è annullata e se ne gioca un'altra, perché non si sa quanto tempo avesse consumato ciascuno.
    .why = I tempi che non si possono stabilire li predispone l'arbitro. A far annullare è la posizione ignota.
misconception-clock-corrected-at-any-time = L'orologio va corretto appena ci si accorge dell'errore, in qualunque momento.
    .why = Bisogna segnalarlo prima della propria prima mossa. Dopo si continua senza correggere, salvo che le conseguenze siano troppo severe.
misconception-bare-king-wins-on-time = Perde chi ha esaurito il tempo, quali che siano i pezzi dell'avversario.
    .why = Così era nel 1974. Dal 1997 la partita è patta se l'avversario non può dare matto con alcuna serie di mosse legali.
misconception-absent-sealer-loses-once-answered = Perde chi ha messo in busta la mossa, perché l'avversario ha già risposto e lui non si è presentato.
    .why = Con la risposta in busta corre il suo orologio, ma la partita continua: perde se esaurisce il tempo o se ritarda più di un'ora.
misconception-late-replier-loses-at-once = Perde chi deve rispondere, perché all'ora fissata non si era presentato.
    .why = Il ritardo fa perdere soltanto oltre un'ora. Chi arriva prima perde il tempo trascorso sul suo orologio, e la partita continua.
misconception-dead-position-played-on = La partita continua finché i giocatori non si accordano per la patta.
    .why = Quando nessuno può più dare matto la partita è finita in quell'istante, e non resta nulla da concordare.
misconception-adjudicated-a-draw = La partita è patta, perché quella rimasta indecisa all'aggiornamento si dà patta.
    .why = Gli articoli sull'aggiornamento non conoscono l'aggiudicazione: la partita riprende e si gioca, comunque stia la posizione.
misconception-adjudicated-to-the-sealer = Vince chi ha messo in busta: l'arbitro aggiudica la partita aggiornata alla parte che ritiene migliore.
    .why = L'arbitro non aggiudica partite aggiornate, per quanto chiaro sia il vantaggio: si esegue la mossa in busta e si continua.
misconception-unsigned-envelope-loses = Perde chi ha messo in busta, perché sulla busta non c'è la sua firma.
    .why = Nessun articolo chiede la firma; era il progetto del 1928 a far firmare la busta. Qui basta che risulti chi ha messo in busta.
misconception-inexact-drawn = La partita è patta: con un'annotazione scorretta non si può vincere, e per una svista non si perde.
    .why = Non c'è una simile via di mezzo: se la mossa legale possibile è una sola, l'annotazione vale, la mossa si esegue e la partita continua.
misconception-inexact-loses = Perde chi ha messo in busta, perché la mossa va scritta senza errori e questa ne contiene uno.
    .why = Si perde se l'annotazione è ambigua, se non se ne può accertare il significato o se la mossa è illegale. Una svista nella scrittura non è nulla di ciò quando la mossa legale possibile è una sola.
misconception-bad-record-replier-must-move = Perde chi deve rispondere, perché tocca a lui e, senza una mossa a cui replicare, esaurirà il tempo.
    .why = Nessuno deve rispondere a una mossa che non si può eseguire. Decide l'annotazione, e ne risponde chi ha messo in busta: perde lui.
misconception-illegal-annulled = La partita è annullata e se ne gioca un'altra, perché con una mossa illegale non può continuare.
    .why = Si annulla soltanto la partita di cui non si può ricostruire la posizione. Con la mossa illegale perde chi l'ha messa in busta.
misconception-bad-record-annulled = La partita è annullata e se ne gioca un'altra, perché non si può sapere quale mossa fosse in busta.
    .why = L'annullamento riguarda la posizione che non si può stabilire. Qui è nota; è l'annotazione a essere difettosa, e ne risponde chi ha messo in busta.
misconception-bad-record-drawn = La partita è patta, perché la mossa in busta non può essere eseguita e non ce n'è un'altra.
    .why = Che la mossa non si possa eseguire non dà patta: l'annotazione è affare di chi ha messo in busta, e se ha uno di questi difetti perde lui.
misconception-ambiguous-drawn = La partita è patta, perché non si può sapere quale delle mosse sia stata messa in busta.
    .why = Il dubbio non dà patta: chi ha messo in busta doveva scrivere la mossa in modo che fosse una sola, e perde per non averlo fatto.
misconception-ambiguous-opponent-chooses = Chi deve rispondere sceglie una delle mosse possibili, e la partita continua con quella.
    .why = Questa scelta spettava all'avversario nel progetto del 1928. Nel 1997 l'annotazione ambigua fa perdere chi ha messo in busta e non c'è nulla da scegliere.
misconception-ambiguous-sealer-explains = Chi ha messo in busta dichiara quale delle mosse possibili intendeva, e la partita continua con quella.
    .why = L'articolo non gli permette di chiarire dopo ciò che ha scritto; dichiara la sua mossa soltanto quando la busta è andata smarrita.
misconception-unreadable-read-aloud = Chi ha messo in busta legge ciò che ha scritto e, se è legale, la partita continua.
    .why = Conta se il significato si può accertare da ciò che è scritto. Quel che dice dopo chi ha messo in busta non supplisce a un'annotazione che nessuno sa leggere.
misconception-unreadable-new-move = Non c'è una mossa da eseguire: chi ha messo in busta ne gioca un'altra e la partita continua.
    .why = L'articolo non concede una seconda mossa: se non si può accertare che cosa sia stato messo in busta, perde chi l'ha fatto.
misconception-illegal-same-piece = Chi ha messo in busta gioca una mossa legale con lo stesso pezzo, e la partita continua.
    .why = Una mossa in busta illegale non si sostituisce: fa perdere chi l'ha scritta.
misconception-bad-record-wins-only-on-claim = La partita continua finché chi deve rispondere non reclama la vittoria.
    .why = La sconfitta non dipende da una richiesta dell'avversario: la dispone l'articolo appena si conosce l'annotazione.
misconception-mate-waits-for-the-clock = La partita continua finché la mossa non è eseguita sulla scacchiera e non si preme l'orologio.
    .why = Il matto chiude da sé la partita, senza che si debba premere alcun orologio. Aperta la busta, la mossa l'aveva chiusa.
misconception-mate-taken-for-stalemate = La partita è patta, perché a chi deve rispondere non resta alcuna mossa legale.
    .why = Restare senza mosse dà patta soltanto se il re non è sotto scacco. Qui lo è: è matto, e vince chi ha messo in busta.
misconception-mate-not-announced = Perde chi ha messo in busta, perché non ha annunciato il matto consegnando la busta.
    .why = Nessuno deve annunciare un matto: conta la mossa scritta, e con essa la partita è finita a favore di chi ha messo in busta.
misconception-absent-sealer-cannot-mate = Perde chi ha messo in busta la mossa, perché non è venuto a eseguirla sulla scacchiera.
    .why = La mossa era fatta quando l'ha messa in busta, e con essa la partita è finita. Per vincere non deve venire a eseguirla.
misconception-stalemate-must-be-claimed = La partita continua, a orologio avviato, finché il giocatore in stallo non reclama la patta.
    .why = Lo stallo chiude subito la partita, senza che nessuno lo chieda. Non corre più alcun orologio che conti.
misconception-stalemated-player-loses = Perde chi deve rispondere, perché non ha alcuna mossa con cui replicare a quella in busta.
    .why = Non avere mosse legali senza essere sotto scacco è stallo, e lo stallo dà patta.
misconception-stalemating-player-loses = Perde chi ha messo in busta, perché è stato lui a lasciare l'avversario senza mosse.
    .why = Lo stallo non lo perde nessuno: né chi resta senza mosse né chi ve lo lascia. La partita è patta.
misconception-dead-position-stronger-side-wins = Vince chi ha messo in busta, perché l'avversario non può più dare matto.
    .why = Per vincere bisogna dare matto, e nemmeno lui può più darlo. Se nessuno dei due può, la partita è patta.
misconception-dead-position-spoiler-loses = Perde chi ha messo in busta, perché con la sua stessa mossa ha rinunciato all'ultima possibilità di vincere.
    .why = Rinunciare a vincere non è perdere: perché perda, l'avversario dovrebbe potergli dare matto. Se nessuno può, la partita è patta.
misconception-over-but-unnoticed-goes-on = La partita continua, perché alla scacchiera nessuno si è accorto che era finita ed è stata messa in busta una mossa.
    .why = Una partita finita non rivive perché si continua a giocare. Ciò che viene dopo la fine non conta.
misconception-sealed-instead-of-claiming-loses = Perde chi ha messo in busta, perché ha messo in busta una mossa invece di reclamare la patta.
    .why = Non doveva reclamare nulla: la partita era patta dal momento in cui si è avuta la posizione. Nessuno perde per ciò che ha fatto dopo.
misconception-adjourned-without-objection-wins = Vince chi ha messo in busta, perché l'avversario ha accettato l'aggiornamento senza dire che la partita era patta.
    .why = Tacere non cambia il risultato: la partita era finita patta prima che si mettesse in busta alcunché.
misconception-mate-unnoticed-drawn = La partita è patta, perché nessuno dei due si è accorto del matto e hanno continuato come se nulla fosse.
    .why = Il matto non va notato né reclamato: con esso la partita era persa per chi l'ha subìto, se ne sia accorto o no.
misconception-mate-unclaimed-forfeited = Vince chi ha messo in busta, perché l'avversario ha accettato l'aggiornamento invece di reclamare il matto.
    .why = Il matto non si reclama: ha chiuso subito la partita, e ciò che è stato messo in busta dopo non conta.
