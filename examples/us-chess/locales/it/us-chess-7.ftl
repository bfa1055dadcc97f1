### The words of the edition us-chess-7 in Italian: its name, the titles of its articles, its norms and the notes on how they are read.

edition-us-chess-7 = US Chess, Regole ufficiali degli scacchi, 7ª edizione
    .short = US Chess 7

article-13B = Abbandono
rule-13B = Chi abbandona perde, e la partita finisce in quel momento.

article-13E = Ritardo alla ripresa
rule-13E = Perde il giocatore che arriva alla ripresa con più di un'ora di ritardo, a meno che il direttore, saputo che il ritardo era inevitabile, non lo dispensi da quel limite.
rule-13E-waiver = Se il direttore viene a sapere che il ritardo era inevitabile, può dispensare dal limite di un'ora.
rule-13E-period = Perde il giocatore il cui tempo del periodo finisce prima del suo arrivo, anche se è dispensato dal limite di un'ora.
rule-13E-concluded = Il ritardo non toglie nulla a una partita che la mossa in busta aveva chiuso.
    .note = Le eccezioni nominano soltanto chi ha messo in busta e arriva tardi: chi deve rispondere e arriva tardi perde dunque anche se la mossa in busta dà stallo, salvo che si legga altrimenti.
rule-13E1 = Chi ha messo in busta e arriva tardi vince lo stesso se la sua mossa dà scacco matto.
rule-13E2 = La partita di chi ha messo in busta e arriva tardi è patta se la mossa dà stallo o lascia materiale insufficiente per vincere.
    .note = Le posizioni della regola 14D non sono elencate qui: si intendono quelle in cui nessuno dei due può più arrivare al matto.

article-13F = Ritardo di entrambi i giocatori
rule-13F = Se entrambi arrivano con più di un'ora di ritardo, o se prima finisce il tempo del periodo, il direttore può dare partita persa a tutti e due.
rule-13F-scored = Il direttore ha dato partita persa a entrambi i giocatori arrivati tardi.

article-14B = Patta d'accordo
rule-14B = I giocatori che si accordano per la patta chiudono con ciò la partita.

article-18A = Come si aggiorna una partita
rule-18A = Quando il tempo della sessione è finito e la partita no, il direttore può indicare che la si aggiorni.
rule-18A-sealing = Il giocatore che ha il tratto scrive sul formulario, senza ambiguità, una mossa che non esegue sulla scacchiera, mette nella busta i due formulari, la chiude e ferma entrambi gli orologi.
rule-18A-change = La mossa in busta si può ancora cambiare finché gli orologi non sono fermi tutti e due.
rule-18A-final = La mossa in busta non si può più cambiare quando i due orologi sono fermi, né se dopo l'invito ad aggiornare è stata eseguita sulla scacchiera.
rule-18A-board = La mossa eseguita sulla scacchiera dopo l'invito ad aggiornare è la mossa in busta.

article-18B = Messa in busta prima dell'ora
rule-18B = A chi ha completato le mosse del controllo e ottiene di mettere in busta prima dell'ora si toglie dal tempo che gli resta quanto rimaneva della sessione.
rule-18B-refusal = Permettere di mettere in busta prima dell'ora spetta al direttore; nell'ultima ora della sessione di solito lo si concede.

article-18D = Dati sulla busta
rule-18D = Sulla busta stanno i giocatori con i loro colori, la posizione prima della mossa in busta, i due tempi, chi l'ha messa e il numero della mossa, quando si riprende e le firme dei due giocatori.

article-18E = Custodia della busta
rule-18E = Custodire la busta spetta al direttore.

article-19A = Scacchiera e orologi alla ripresa
rule-19A-position = Sulla scacchiera si rimette la posizione in cui la mossa è stata messa in busta.
rule-19A-clocks = Sugli orologi si rimettono i tempi dell'aggiornamento.

article-19B = Apertura della busta
rule-19B = Il direttore apre la busta quando è presente chi deve rispondere, e non prima.
rule-19B-play = Il direttore esegue sulla scacchiera la mossa in busta e avvia l'orologio di chi deve rispondere.

article-19C = Assenza di chi deve rispondere
rule-19C = La busta resta chiusa finché non arriva chi deve rispondere.
rule-19C-clock = L'orologio di chi deve rispondere e non è arrivato è in moto dall'inizio della sessione.

article-19D = Assenza di chi ha messo in busta
rule-19D = Se manca chi ha messo in busta, l'avversario non è tenuto a mostrare la risposta sulla scacchiera: può scriverla, chiuderla in una busta e premere l'orologio.
rule-19D-clocks = Con la risposta nella sua busta si può premere l'orologio, e allora scorre il tempo di chi ha messo in busta la mossa.
rule-19D-replied = Da quando è stata eseguita la mossa in busta fino alla chiusura della risposta è scorso il tempo di chi rispondeva.
    .note = Chi ha risposto aveva il tratto; il suo orologio era quindi stato avviato con la mossa in busta sulla scacchiera.
rule-19D-waiting = Il direttore riceve la busta con la risposta e la conserva chiusa finché non arriva chi ha messo in busta la mossa.
rule-19D-opening = La busta con la risposta si apre quando è arrivato chi aveva messo in busta la mossa, e la risposta si esegue sulla scacchiera.
    .note = Il testo non dice che cosa segue se la risposta stessa è scritta male; perciò non se ne ricava alcun risultato.

article-19E = Busta smarrita
rule-19E = Se la busta è smarrita ma la posizione è nota, la partita prosegue da lì.
rule-19E-recorded = In mancanza della busta gli orologi tornano a segnare i tempi dell'aggiornamento.
rule-19E-times = Se la busta è smarrita e i tempi non risultano, è il direttore a decidere come regolare gli orologi.
rule-19E-clock = Smarrita la busta e presenti entrambi, si avvia l'orologio di chi aveva messo in busta la mossa.
    .note = Il testo non dice quale mossa si faccia allora; ma tocca muovere a chi l'aveva messa in busta.
rule-19E-annulled = Se manca la busta e neppure la posizione si può ristabilire, la partita è annullata e se ne gioca un'altra, a meno che il direttore non lo ritenga impraticabile o non trovi più equa un'altra soluzione.

article-19F = Mossa in busta ambigua
rule-19F = Se la mossa in busta si può ragionevolmente intendere in più modi, il direttore può lasciare la scelta a chi deve rispondere, mentre il suo orologio è in moto.
rule-19F-refused = Dove non si permette di scegliere, la mossa che si può intendere in più modi vale come non valida.

article-19G = Mossa in busta non valida
rule-19G = Perde chi non ha messo nella busta alcuna mossa, o ne ha messa una illegale o illeggibile a cui il direttore non trova un senso.
rule-19G-meaning = Se il direttore trova che cosa doveva significare la mossa illegale o illeggibile, si esegue quella mossa.
rule-19G1 = La patta concordata prima di sapere che la mossa in busta non era valida resta patta.
rule-19G2 = L'abbandono avvenuto prima di sapere che la mossa in busta non era valida costa comunque la partita.
rule-19G3 = Chi doveva rispondere e ha perso per il ritardo ha perso anche se poi la mossa in busta risulta non valida.

article-19H = Tempi sbagliati sugli orologi
rule-19H = Un tempo sbagliato che un giocatore segnala prima di muovere va corretto.
rule-19H-late = Un tempo sbagliato che nessuno ha segnalato prima della prima mossa resta com'è, a meno che il direttore non veda una soluzione più equa.
rule-19H-otherwise = Anche se nessuno ha avvertito in tempo, il direttore può correggere gli orologi se è più equo.

article-19I = Posizione sbagliata sulla scacchiera
rule-19I = La posizione disposta male si corregge se la si scopre entro dieci mosse; gli orologi restano come sono.
rule-19I-late = Se si sono fatte più di dieci mosse, la partita prosegue con la posizione sulla scacchiera.

article-19J = Risultato convenuto prima della ripresa
rule-19J = Entrambi i giocatori devono comunicare al direttore il risultato convenuto prima della ripresa.
rule-19J-final = La mossa in busta che dà matto o stallo, o che lascia materiale insufficiente per vincere, chiude la partita.
rule-19J-mate = Se la mossa in busta dà scacco matto, vince chi l'ha messa in busta.
rule-19J-draw = Se la mossa in busta dà stallo o lascia materiale insufficiente per vincere, la partita è patta.
rule-19J-preceded = Secondo la lettura scelta, la mossa in busta che chiude la partita viene prima di ciò che i giocatori hanno convenuto dopo.
