### Le norme dell'edizione del 1974 con le interpretazioni della FIDE dal 1958 al 1974, dette con le parole di plica.

edition-fide-1974 = Regole degli Scacchi della FIDE, testo del 1974/75 con le interpretazioni dal 1958 al 1974
    .short = FIDE 1974

## 14: gli orologi dopo un'irregolarità

article-14 = Calcolo dei tempi dopo un'irregolarità
rule-14 = Se si scopre più tardi che in una mossa precedente c'è stata un'irregolarità, il tempo che ciascun giocatore aveva consumato allora si ricava in proporzione: il tempo consumato finora, moltiplicato per il numero della mossa irregolare e diviso per il numero di mosse eseguite quando la si scopre.
    .note = Di questo articolo il nostro testo ha soltanto l'esempio svolto, e la regola ne è ricavata. Nell'esempio i due giocatori avevano eseguito altrettante mosse, perciò lo stesso numero serve per entrambi. Si arrotonda al secondo più vicino.
rule-14-each = Se i due giocatori non hanno eseguito lo stesso numero di mosse, il tempo di ciascuno si ricava dalle sue.
    .note = Nell'esempio svolto entrambi ne avevano eseguite altrettante; si intende che il calcolo valga per ciascun giocatore preso da sé.

## 15: l'aggiornamento

article-15-1 = Come si mette in busta
rule-15-1 = Se la sessione finisce prima della partita, chi ha il tratto scrive la mossa sul formulario in modo che non si possa fraintenderla, mette nella busta i due formulari, la chiude e soltanto dopo ferma gli orologi.
rule-15-1-board = Chi, finita la sessione, esegue sulla scacchiera la mossa da mettere in busta deve scrivere proprio quella.
rule-15-1-other = Chi ha eseguito una mossa sulla scacchiera doveva mettere in busta quella; che cosa segua se nella busta ce n'è un'altra, il testo non lo dice.
    .note = L'articolo non dice che cosa segua se nella busta c'è un'altra mossa.
rule-15-1--int-1966 = Finché gli orologi sono in moto la mossa in busta non è definitiva: il giocatore può cambiarla e l'arbitro non può rifiutarsi di rendergli la busta, anche se è già chiusa.
    .note = Si intende che non valga per chi ha già eseguito la mossa sulla scacchiera: per lo stesso articolo deve mettere in busta quella, e non gli resta nulla da cambiare.
rule-15-1--int-1966-final = Fermati gli orologi, la mossa in busta non può più essere cambiata.
    .note = Il testo dice soltanto che la mossa non è definitiva finché gli orologi sono in moto; che lo sia da quando sono fermi si ricava per contrasto.
rule-15-1--int-1973 = Quando manca più di un'ora alla fine della sessione, spetta all'arbitro permettere o no la messa in busta; se non si oppone, il giocatore può mettere in busta.
    .note = Decide l'arbitro; plica suppone che lo permetta finché non si dice che rifiuta.
rule-15-1--int-1973-refused = Manca più di un'ora alla fine della sessione e l'arbitro non permette ancora di mettere in busta: si continua a giocare.
rule-15-1--int-1974-clock = La durata della sessione si misura con l'orologio da parete e non sommando i tempi degli orologi da scacchi.
rule-15-1--int-1974-clock-sealing = Il tempo speso a cercare la mossa da mettere in busta, dopo l'ora fissata, si conta con quella stessa sessione; nessun'altra ne è allungata.
rule-15-1--int-1974-clock-over = Secondo l'orologio da parete, la sessione finita è durata il tempo previsto più quello impiegato per la messa in busta.
    .note = Si intende che quel tempo si conti con la sessione a cui è seguito, la cui durata fissata non cambia.
rule-15-1--int-1974-clock-running = La sessione prosegue finché l'orologio da parete non ha compiuto il tempo previsto; la somma dei due orologi non dà a nessuno il diritto di mettere in busta prima.
    .note = Poiché la somma dei due orologi da scacchi non conta, questa regola nemmeno la chiede.
rule-15-1--int-1974-custom = Secondo l'uso, chi ha completato le mosse del controllo prima della fine della sessione e ha ancora tempo sufficiente sull'orologio può mettere in busta, salvo che l'arbitro disponga altrimenti per ragioni organizzative.
    .note = Non è detto quanto tempo basti; lo giudica l'arbitro.
rule-15-1--int-1974-custom-refused = Anche se il controllo è superato e resta tempo sufficiente sull'orologio, l'arbitro può negare l'aggiornamento anticipato per ragioni organizzative, e qui lo nega.

article-15-2 = Dati sulla busta
rule-15-2-a = Sulla busta devono comparire i due giocatori con il loro nome.
rule-15-2-b = Sulla busta deve comparire la posizione che c'era prima di mettere in busta.
rule-15-2-c = Sulla busta deve comparire quanto tempo aveva consumato ciascuno.
rule-15-2-d = Sulla busta deve comparire chi dei due ha messo in busta.
rule-15-2-d-number = Sulla busta deve comparire il numero della mossa in busta.

article-15-3 = Custodia della busta
rule-15-3 = La busta deve restare al sicuro fino alla ripresa.
    .note = L'articolo non dice chi la custodisca; si intende l'arbitro.

## 16: la ripresa

article-16-1 = Preparazione della scacchiera e degli orologi
rule-16-1 = Per la ripresa si dispone la posizione com'era prima della mossa in busta.
    .note = L'articolo non dice chi dispone la posizione; si intende l'arbitro.
rule-16-1-clocks = Per la ripresa si mettono sugli orologi i tempi segnati all'aggiornamento.
rule-16-1--int-1958 = Le partite aggiornate dovrebbero finire prima dell'ultimo turno, ma gli organizzatori restano liberi di disporre diversamente quando le circostanze lo richiedono.
rule-16-1--int-1973-A = Si raccomanda che nessuna partita aggiornata sia ancora in sospeso quando comincia l'ultimo turno.
rule-16-1--int-1973-B = Nel giorno riservato agli aggiornamenti l'arbitro può interrompere una partita che si annuncia lunga perché se ne concludano altre più brevi.
rule-16-1--int-1973-C = Nei tornei con sette ore di gioco al giorno l'arbitro può prolungare fino a due ore il tempo delle partite aggiornate, se i giocatori ne erano stati avvertiti.
rule-16-1--int-1973-C-limit = Il prolungamento non può superare due ore, né essere deciso senza avere avvertito prima i giocatori.

article-16-2 = Apertura della busta
rule-16-2 = Finché manca chi deve rispondere, la busta non può essere aperta.
    .note = L'articolo non fa eccezioni. Si intende che il divieto cessi quando qualcuno ha superato l'ora, è caduta una bandierina o qualcuno rifiuta di rispettare le regole, perché allora bisogna sapere se la partita era finita con la mossa in busta.
rule-16-2-open = Se chi deve rispondere è presente, la busta si apre, che ci sia o no chi ha messo in busta.
rule-16-2-play = La mossa in busta, se è chiara, si esegue sulla scacchiera. La partita continua.
rule-16-2-clock = Se chi deve rispondere era presente all'ora fissata, il suo orologio si avvia solo dopo che la mossa in busta è stata eseguita.

article-16-3 = Assenza di chi deve rispondere
rule-16-3 = Se chi deve rispondere non è arrivato, il suo orologio corre e lo si aspetta con la busta chiusa. La partita continua.
rule-16-3-late = Se chi deve rispondere arriva dopo l'ora fissata, il suo orologio è stato avviato a quell'ora e il tempo fino al suo arrivo è a suo carico.
rule-16-3-arrival = Quando arriva chi deve rispondere, si apre la busta che lo aspettava.

article-16-4 = Assenza di chi ha messo in busta
rule-16-4 = Se manca chi ha messo in busta, il suo avversario non è tenuto a rispondere sulla scacchiera: può scrivere la risposta, chiuderla in un'altra busta, fermare il proprio orologio e avviare quello dell'assente.
rule-16-4-reply = Secondo questo articolo la risposta si mette in busta soltanto mentre manca chi ha messo in busta la mossa.
    .note = L'articolo non parla di una risposta messa in busta mentre è presente chi ha messo in busta la mossa.
rule-16-4-custody = La busta con la risposta si custodisce in luogo sicuro e non può essere aperta finché non arriva chi aveva messo in busta.
rule-16-4-waiting = Consegnata la risposta nella sua busta, la partita continua e corre il tempo dell'assente.
rule-16-4-arrival = Quando arriva chi aveva messo in busta, si apre la busta con la risposta.
rule-16-4-mate = Se la risposta in busta dà scacco matto, vince chi l'ha scritta.
    .note = Nessun testo parla di una risposta in busta che conclude la partita. La si tratta come la mossa in busta nell'interpretazione del 1962.
rule-16-4-stalemate = Se la risposta in busta mette l'avversario in stallo, la partita è patta.
    .note = Nessun testo parla di una risposta in busta che conclude la partita. La si tratta come la mossa in busta nell'interpretazione del 1962.
rule-16-4-concluded = La risposta che conclude la partita l'ha conclusa quando fu chiusa in busta: ciò che l'avversario ha fatto o tralasciato intanto non conta più.
rule-16-4-answered = Aperta la risposta e saputo quale mossa sia, la si esegue sulla scacchiera e la partita continua.
rule-16-4--int-1958 = La risposta in busta si giudica come la mossa in busta, secondo l'articolo 17.3: se non si può sapere quale mossa si intendeva fare, perde chi l'ha scritta.
rule-16-4--int-1958-absent = Perde chi ha consegnato come risposta una busta senza alcuna mossa.
    .note = Il testo non nomina la busta senza mossa; ciò che non è scritto non ha un significato che si possa accertare.
rule-16-4--int-1958-judge = Quando la risposta in busta non è chiara, l'arbitro deve giudicare se vi sia un dubbio ragionevole sulla mossa che si intendeva fare.

article-16-5 = Busta scomparsa
rule-16-5 = Se la busta non si trova, la partita riprende dalla posizione dell'aggiornamento e con i tempi annotati allora.
    .note = L'articolo non dice quale mossa si faccia in tal caso. Nomina prima la busta con la risposta e poi quella con la mossa; si intendono entrambe.
rule-16-5-nothing = Senza la posizione, o senza quant'altro occorre per proseguire, non c'è partita da riprendere.
rule-16-5-annulled = Se la busta è perduta e non c'è modo di sapere quale fosse la posizione, la partita è annullata e se ne gioca un'altra.
rule-16-5-annulled-kept = Anche con la busta a disposizione la partita è annullata e se ne gioca un'altra, se manca ciò che serve per rimettere la posizione sulla scacchiera e proseguire.
rule-16-5-lost = Una partita che qualcuno ha perso, o che la mossa in busta o la risposta aveva concluso, non si annulla.
rule-16-5-position = Senza la busta né i tempi, basta conoscere la posizione: la partita continua da quella.
    .note = L'articolo nomina insieme la posizione e i tempi, e l'interpretazione del 1970 parte da un accordo su entrambi. Che basti la posizione, e che sia allora l'arbitro a regolare gli orologi, è una lettura.
rule-16-5-waiting = Smarrita la busta e assente chi vi ha messo la mossa, se ne attende l'arrivo.
    .note = L'articolo non dice quale orologio corra fino al suo arrivo, né che l'avversario possa muovere al suo posto.
rule-16-5--int-1970 = Anche se la busta è smarrita, la partita deve proseguire quando i giocatori concordano su ciò che serve per proseguirla.
    .note = Non è detto chi regoli allora gli orologi, né quale mossa si faccia.

article-16-6 = Tempi sbagliati sugli orologi
rule-16-6--int-1974-a = La patta concordata e comunicata all'arbitro resta valida, anche se poi nella busta si trova una mossa illegale.
    .note = L'interpretazione porta il numero 16.6 benché non riguardi gli orologi. È il solo testo di cui disponiamo su una patta concordata prima della ripresa.
rule-16-6--int-1974-a-accepted = È patta anche la partita in cui, messa in busta la mossa, viene offerta la patta e l'avversario la accetta.
    .note = L'interpretazione parla di una patta concordata; l'offerta accettata dopo la messa in busta si tratta allo stesso modo.
rule-16-6--int-1974-a-offer = Se si offre la patta a chi ha già messo in busta, questi può accettarla; concordata così, è definitiva.
    .note = In quel momento nessun orologio è in moto, e né l'articolo 18.1 né le sue interpretazioni parlano di una simile offerta. Da questa segue soltanto che, se è accettata, la partita finisce patta; se nel frattempo resti valida o si possa ritirare, non è detto.
rule-16-6--int-1974-b = L'abbandono comunicato all'arbitro resta valido, anche se poi nella busta si trova una mossa illegale dell'avversario.
    .note = L'interpretazione porta il numero 16.6 benché non riguardi gli orologi. Parla dell'abbandono per iscritto e della mossa illegale dell'avversario; qui vale per ogni abbandono precedente alla ripresa, anche di chi ha messo in busta.
rule-16-6--int-1974-concluded = La mossa in busta aveva concluso la partita; abbandonarla o concordare la patta dopo non serve a nulla.
rule-16-6 = Il tempo sbagliato su un orologio si corregge se un giocatore lo fa notare prima di eseguire la sua prima mossa.
rule-16-6-late = Se nessun giocatore lo ha fatto notare in tempo, gli orologi non possono essere corretti e la partita prosegue.
rule-16-6--int-1973 = Controllare gli orologi prima di giocare tocca ai giocatori; chi non lo ha fatto sconta la propria negligenza.

## 17: la partita perduta

article-17-1 = Perdita per il tempo
rule-17-1 = Perde il giocatore che esaurisce il tempo senza avere completato le mosse del controllo.
    .note = L'articolo non prevede la patta quando l'avversario non può dare matto.
rule-17-1--int-1962-concluded = La mossa in busta o la risposta aveva concluso la partita: la bandierina che cade dopo la messa in busta non la cambia.
rule-17-1-corrected = Se la bandierina è caduta su un orologio regolato male e l'errore è segnalato in tempo, prima si corregge l'orologio; la bandierina conta solo se anche così il tempo è finito.
rule-17-1--int-1970 = Nei tornei con molti giocatori e pochi arbitri si possono ammettere norme speciali che si scostano dal modo consueto di accertare la perdita per il tempo.
rule-17-1--int-1970-adopted = Se il torneo ha una norma speciale, è questa a dire quando si perde per il tempo.
    .note = Che cosa segua allora da una bandierina caduta lo dice la norma speciale, non il testo.

article-17-2 = Ritardo di oltre un'ora
rule-17-2 = Perde il giocatore che ha oltre un'ora di ritardo.
rule-17-2--int-1958 = Se il ritardo non è colpa del giocatore, si raccomanda di venirgli incontro per quanto possibile, almeno nei tornei internazionali, senza danno per gli altri giocatori né per gli organizzatori.
    .note = L'interpretazione lo raccomanda almeno per i tornei internazionali; qui vale per tutti.
rule-17-2--int-1958-granted = Se il ritardo non è colpa del giocatore, l'arbitro può lasciarlo giocare anche se ha oltre un'ora di ritardo.
rule-17-2-over = L'ora è passata senza che si sia fatta alcuna concessione.
rule-17-2--int-1962 = Il limite di un'ora vale tanto all'inizio della partita quanto alla ripresa: l'assente perde, a meno che la partita non fosse già decisa.
rule-17-2--int-1962-a = Se la mossa in busta dà matto, chi l'ha scritta aveva già vinto, per quanto tardi arrivi.
    .note = L'articolo sul matto non è nel nostro testo; lo sostituisce perciò questa interpretazione, che vi sia o no un ritardo.
rule-17-2--int-1962-b = Se la mossa in busta dà stallo, la partita era già patta, per quanto tardi arrivi qualcuno.
    .note = L'articolo sullo stallo non è nel nostro testo; lo sostituisce perciò questa interpretazione, che vi sia o no un ritardo.
rule-17-2--int-1962-c = Chi è in ritardo non perde se il suo avversario aveva già perso per il tempo secondo l'articolo 17.1.
rule-17-2--int-1962-a-before = Chi aveva il tratto aveva già subito scacco matto prima che si mettesse in busta qualcosa: aveva perso.
    .note = La partita era finita prima dell'aggiornamento. L'articolo sul matto non è nel nostro testo; questa interpretazione dice che quanto accade dopo la fine non conta più.
rule-17-2--int-1962-b-before = Chi aveva il tratto era in stallo prima che si mettesse in busta qualcosa: la partita era patta.
    .note = La partita era finita prima dell'aggiornamento. L'articolo sullo stallo non è nel nostro testo; questa interpretazione dice che quanto accade dopo la fine non conta più.
rule-17-2--int-1962-end = La mossa in busta, o la risposta in busta, ha concluso la partita; nulla di ciò che si fa o si tralascia dopo ne cambia il risultato.
rule-17-2--int-1962-end-before = La partita era già finita; nulla di ciò che si fa o si tralascia dopo ne cambia il risultato.
rule-17-2--int-1962-after = La partita è ormai decisa o annullata: non contano più né un'offerta di patta rimasta senza risposta né un orologio regolato male.
    .note = L'interpretazione lo dice di ciò che accade dopo la fine della partita; quella annullata si tratta allo stesso modo.
rule-17-2--int-1966 = L'ora è il limite anche per chi ha più di un'ora sul proprio orologio: non si aspetta che il suo tempo si esaurisca.

article-17-3 = Mossa in busta scritta male
rule-17-3 = Perde chi ha messo in busta una mossa di cui non si può accertare il significato.
    .note = Un'annotazione non chiara, ma nemmeno incomprensibile, fa perdere solo se l'arbitro trova un dubbio ragionevole sulla mossa che si intendeva fare; così leggono l'articolo le interpretazioni del 1958 e del 1965.
rule-17-3-absent = Perde chi ha consegnato una busta senza alcuna mossa.
    .note = Il testo non nomina la busta senza mossa; ciò che non è scritto non ha un significato che si possa accertare.
rule-17-3--int-1958 = Spetta all'arbitro decidere ogni caso secondo le sue circostanze.
rule-17-3--int-1965 = Se l'annotazione è inesatta, o è chiara ma indica una mossa che non si può fare, l'arbitro deve giudicare se vi sia un dubbio ragionevole su quella che si intendeva fare.
    .note = L'interpretazione nomina l'annotazione inesatta e quella chiara di una mossa irregolare; quella che ammette più mosse si conta fra le inesatte.
rule-17-3--int-1965-intended = Se non vi è un dubbio ragionevole, l'arbitro dice quale mossa si intendeva fare.
    .note = Il testo chiede soltanto il giudizio; una mossa di cui non si dubita va nominata prima di poterla giocare o di poter dire che ha concluso la partita.
rule-17-3--int-1965-stands = Se non vi è un dubbio ragionevole sulla mossa che si intendeva fare, si gioca quella, e poi corre il tempo di chi deve rispondere. La partita continua.
    .note = Il testo affida il giudizio all'arbitro e non dice che cosa ne segua; senza un dubbio ragionevole si gioca la mossa che si voleva mettere in busta.

article-17-4 = Rifiuto di rispettare le regole e ritardo di entrambi
rule-17-4 = Perde il giocatore che durante la partita rifiuta di rispettare le regole del gioco.
rule-17-4-both = Se entrambi arrivano con oltre un'ora di ritardo, perdono entrambi.
rule-17-4-both-refusal = Se entrambi rifiutano di rispettare le regole del gioco, perdono entrambi.

## 18: la partita patta

article-18-1 = L'offerta di patta
rule-18-1 = La patta si offre appena eseguita la propria mossa, e dopo si avvia l'orologio dell'avversario. L'offerta resta valida finché non ha risposta: l'avversario può accettarla, oppure rifiutarla a voce o muovendo.
rule-18-1-clock = Fatta l'offerta, chi l'ha fatta avvia l'orologio dell'avversario.
    .note = Si intende che valga mentre si gioca; alla ripresa l'orologio si avvia secondo l'articolo 16.
rule-18-1-moment = C'è un solo momento corretto per offrire patta: appena eseguita la propria mossa e prima di avviare l'orologio dell'avversario.
rule-18-1-touch = Toccare un pezzo non significa ancora rifiutare l'offerta, che resta valida finché la mossa non è eseguita.
    .note = Il testo conosce due modi di rifiutare: a voce ed eseguendo la mossa. Toccare un pezzo non è nessuno dei due.
rule-18-1-accepted = Accettata l'offerta, la partita finisce patta.
    .note = Si intende che l'offerta accettata concluda la partita in qualunque momento sia stata fatta; per quella fatta nel momento sbagliato lo dicono le interpretazioni del 1974.
rule-18-1-declined = L'offerta rifiutata a voce o con una mossa non vale più.
rule-18-1-sealed = Mettere in busta è eseguire la mossa: con ciò si rifiuta l'offerta fatta prima.
rule-18-1-withdrawal = Finché l'avversario non ha risposto, l'offerta non si può ritirare.
rule-18-1--int-1974-A-a = L'offerta fatta mentre corre l'orologio dell'avversario arriva nel momento sbagliato, ma vale: l'avversario può accettarla o rifiutarla.
rule-18-1--int-1974-A-b = L'offerta fatta mentre corre l'orologio di chi offre arriva nel momento sbagliato, ma vale: l'avversario può accettarla o rifiutarla.
rule-18-1--int-1974-A-b-wait = Se chi offre la patta non ha ancora mosso, l'avversario può aspettare di vedere la mossa prima di rispondere.
rule-18-1--int-1974-A-touch = Nemmeno l'offerta fatta nel momento sbagliato si rifiuta toccando un pezzo; resta valida finché l'avversario non completa una mossa.
    .note = L'interpretazione conosce due modi di rifiutare: a voce e completando una mossa. Toccando un pezzo non se ne completa alcuna.
rule-18-1--int-1974-A-accepted = Anche l'offerta fatta nel momento sbagliato è valida: se è accettata, la partita è patta.
rule-18-1--int-1974-A-declined = L'offerta fatta nel momento sbagliato non vale più quando l'avversario la rifiuta a voce o completa, appena può, una mossa.
rule-18-1--int-1974-A-withdrawal = Nemmeno l'offerta fatta nel momento sbagliato si può ritirare finché l'avversario non ha risposto.
rule-18-1--int-1974-B = La patta è valida anche se chi l'ha offerta ha mosso prima della risposta e l'avversario ha accettato solo più tardi: conta più la proposta che la forma.
rule-18-1--int-1974-B-stands = Il fatto che chi ha offerto patta abbia mosso prima della risposta non annulla l'offerta.

## Misconceptions: an answer people give, and why it is wrong

misconception-closed-envelope-stays-closed = L'arbitro deve rifiutarsi di restituire la busta, perché una mossa in busta non ammette cambiamenti.
    .why = Così decise un arbitro, e l'interpretazione del 1966 gli diede torto: finché gli orologi non sono fermi, la mossa non è definitiva.
misconception-sealing-undone-after-the-clocks = Il giocatore può cambiare la mossa finché la busta è ancora sul tavolo.
    .why = Contano gli orologi: una volta fermi, la mossa in busta è definitiva, ovunque sia la busta.
misconception-session-ends-by-the-game-clocks = La sessione non si misura con l'orologio da parete: finisce quando i due orologi sommano le ore previste.
    .why = Un arbitro l'intese così, e l'interpretazione del 1974 dice il contrario: vale l'orologio da parete.
misconception-offer-noted-on-the-envelope = Sulla busta deve figurare se c'è un'offerta di patta senza risposta.
    .why = Le regole del 1974 chiedono quattro dati: nomi, posizione, tempi, e chi ha messo in busta quale numero di mossa. L'offerta è stata aggiunta dopo.
misconception-resumption-noted-on-the-envelope = Sulla busta devono figurare il giorno, l'ora e il luogo della ripresa.
    .why = Questo dato è arrivato con regole successive. Nel 1974 bastano nomi, posizione, tempi, e chi ha messo in busta quale numero di mossa.
misconception-two-hours-more-are-too-many = L'arbitro non può prolungare la sessione di due ore: la proroga dev'essere minore.
    .why = L'interpretazione permette di prolungarla, con preavviso, per non più di due ore; due ore esatte vi rientrano.
misconception-opened-without-the-replier = All'ora fissata l'arbitro apre la busta ed esegue sulla scacchiera la mossa.
    .why = La busta si apre soltanto quando c'è chi deve rispondere. Fino ad allora corre il suo orologio.
misconception-sealers-clock-while-waiting = L'arbitro avvia l'orologio di chi ha messo in busta, perché la sua mossa non è ancora eseguita.
    .why = Manca chi deve rispondere, ed è il suo orologio a correre, anche se la busta resta chiusa.
misconception-reply-sealed-as-a-duty = Chi deve rispondere deve mettere in busta la risposta, perché l'avversario non è lì a vederla.
    .why = Non è obbligato a rispondere sulla scacchiera, ma può farlo: mettere in busta la risposta è un diritto.
misconception-bad-reply-harmless = La partita continua: a far perdere è una mossa in busta scritta male, non una risposta.
    .why = L'interpretazione del 1958 applica alla risposta in busta la stessa regola: se non si può sapere quale mossa fosse, perde chi l'ha scritta.
misconception-illegal-loses-without-more-ado = Perde chi ha messo in busta, perché la mossa che ha scritto è illegale.
    .why = Così è dal 1997. Nel 1974 l'arbitro giudica prima se vi sia un dubbio ragionevole sulla mossa che si voleva fare, e qui non c'è.
misconception-ambiguous-loses-without-more-ado = Perde chi ha messo in busta, perché ciò che ha scritto ammette più mosse legali.
    .why = L'annotazione ambigua fa perdere dal 1997. Nel 1974 si perde se non si può stabilire quale mossa fosse, e qui non ci sono dubbi.
misconception-doubtful-record-chosen-by-opponent = Chi deve rispondere sceglie una delle mosse possibili, e la partita continua con quella.
    .why = Questa scelta era del progetto del 1928. Nel 1974 perde chi ha messo in busta, se non si può stabilire quale mossa intendesse.
misconception-doubtful-record-played-all-the-same = La partita continua con la mossa che all'arbitro sembra più probabile.
    .why = L'arbitro non sceglie la più probabile: se resta un dubbio ragionevole sulla mossa, perde chi ha messo in busta.
misconception-empty-paper-replaced-by-word = Chi ha messo in busta gioca sulla scacchiera la mossa che dichiara, e la partita continua.
    .why = La busta c'è e non contiene alcuna mossa: non c'è un significato da stabilire, e perde chi ha messo in busta.
misconception-lateness-excused-at-pleasure = La partita continua: l'arbitro può scusare il ritardo, quale che ne sia la causa.
    .why = Questa libertà è di regole successive. Nel 1974 si chiede soltanto qualche concessione per chi non ha colpa del ritardo.
misconception-wait-until-his-time-runs-out = La partita continua: si aspetta l'assente finché non esaurisce il tempo sul suo orologio.
    .why = Fu chiesto nel 1966, e la risposta fu l'ora: passata questa si perde, anche se sull'orologio resta più tempo.
misconception-thirty-minutes-are-the-limit = Perde chi è arrivato tardi, perché si attende soltanto mezz'ora.
    .why = Un termine più breve, fissato da ciascun torneo, è di regole successive. Nel 1974 si perde con più di un'ora di ritardo.
misconception-one-hour-sharp-is-lost = Perde chi è arrivato proprio allo scadere dell'ora di ritardo.
    .why = L'articolo parla di più di un'ora. Con un'ora esatta si gioca ancora.
misconception-one-late-and-both-lose = È passata più di un'ora: perdono entrambi i giocatori.
    .why = Perdono entrambi soltanto se entrambi superano l'ora. Qui soltanto uno è in ritardo di più di un'ora.
misconception-both-late-replier-loses = Perde chi deve rispondere, perché mentre mancavano entrambi correva il suo orologio.
    .why = Se entrambi ritardano più di un'ora, la partita la perdono tutti e due, quale che sia l'orologio in moto.
misconception-both-late-drawn = La partita è patta, perché entrambi i giocatori sono in ritardo.
    .why = Due ritardi non si compensano: con più di un'ora ciascuno, perdono entrambi.
misconception-mate-lost-by-lateness = Perde chi ha messo in busta, perché ha ritardato più di un'ora e la busta non conta più.
    .why = L'interpretazione del 1962 fa eccezione: la sua mossa in busta era matto e aveva già vinto.
misconception-flag-drawn-for-want-of-mate = La partita è patta, perché l'avversario non può dare matto con i pezzi che ha.
    .why = Questa patta è arrivata con regole successive. Nel 1974 chi esaurisce il tempo senza completare le mosse perde, qualunque pezzo abbia l'avversario.
misconception-vanished-envelope-annuls = La partita è annullata e se ne gioca un'altra, perché la busta è scomparsa.
    .why = Se posizione e tempi sono noti, la partita continua; lo ha ricordato l'interpretazione del 1970.
misconception-vanished-envelope-loses = Perde chi ha messo in busta, perché senza la busta non può dimostrare che la mossa era legale.
    .why = Scomparsa la busta, la partita riprende con la posizione e i tempi dell'aggiornamento; nessuno la perde per questo.
misconception-late-notice-corrected-by-grace = L'arbitro può correggere l'orologio, anche se nessun giocatore l'ha segnalato per tempo.
    .why = Che l'arbitro possa farlo è di regole successive. Nel 1974 controllare gli orologi tocca ai giocatori, che scontano la loro negligenza.
misconception-timely-notice-refused = L'orologio non si corregge, perché i giocatori dovevano controllarlo prima di sedersi a giocare.
    .why = Il giocatore l'ha segnalato prima della sua prima mossa, e quindi l'errore va corretto. La negligenza comincia dopo.
misconception-announced-draw-undone-by-the-record = Perde chi ha messo in busta: la patta non vale, perché la sua mossa è illegale.
    .why = L'interpretazione del 1974 risponde proprio a questo caso: la patta concordata resta valida.
misconception-announced-resignation-undone-by-the-record = Perde chi ha messo in busta, perché la sua mossa è illegale e l'abbandono dell'avversario non conta.
    .why = L'interpretazione del 1974 pone questo caso e risponde: l'abbandono resta valido.
misconception-touch-taken-for-refusal = L'offerta decade, perché l'avversario l'ha rifiutata toccando un pezzo.
    .why = Nel 1974 si rifiuta a voce o eseguendo la mossa. Che basti toccare un pezzo è di regole successive.
misconception-stalemate-lost-by-lateness = Perde chi ha messo in busta: lo stallo dato dalla sua mossa non rimedia al ritardo.
    .why = L'interpretazione del 1962 fa eccezione: con lo stallo la partita era già patta, per quanto tardi arrivasse.
misconception-unknown-position-drawn = La partita è patta, perché senza la busta e senza la posizione non può continuare.
    .why = Senza la posizione non c'è risultato: la partita è annullata e se ne gioca un'altra.
misconception-unknown-position-guessed = La partita continua dalla posizione che l'arbitro considera più probabile.
    .why = La posizione è nota o non lo è: se non c'è modo di stabilirla, la partita è annullata e se ne gioca un'altra.
misconception-absent-sealer-loses-once-answered = Perde chi ha messo in busta la mossa, perché l'avversario ha già risposto e lui non si è presentato.
    .why = Con la risposta in busta corre il suo orologio, ma la partita continua: perde se esaurisce il tempo o se ritarda più di un'ora.
misconception-flag-of-the-late-does-not-count = La partita continua, perché la bandierina di chi arriva in ritardo non conta finché la busta non è aperta.
    .why = L'orologio di chi deve rispondere corre dall'ora fissata. Chi esaurisce il tempo senza completare le mosse perde, arrivato o no.
misconception-flag-excused-by-a-wrong-clock = La partita continua, perché l'orologio segnava un tempo sbagliato e la bandierina non vale.
    .why = L'errore va segnalato prima della prima mossa. Se nessuno lo ha fatto, gli orologi non si correggono e la bandierina caduta vale.
