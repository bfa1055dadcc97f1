### Quel che il progetto di regole del giugno 1928 dice delle partite aggiornate, detto con le parole di plica.

edition-fide-1928 = Regole del gioco degli scacchi della FIDE, progetto del giugno 1928
    .short = FIDE 1928
caveat-adopted-text-of-1930 = Questo è il progetto del 1928. Il testo approvato nel 1930, di cui si sono viste solo alcune parti, è diverso: se manca il giocatore che deve rispondere, la busta non può essere aperta (21.6) e il direttore avvia il suo orologio; chi mette in busta consegna subito la busta al direttore (21.2). Del suo articolo 17, sulle mosse irregolari, si sono viste solo le ultime parole.

## Ciò che il testo non dice

gap-times-unknown = Nessuno è incaricato di regolare gli orologi: se i tempi usati non si conoscono, il testo non dice su quali tempi si regolano.

## 1: il matto

article-1 = Lo scopo del gioco
rule-1-mate = Se la mossa in busta, eseguita sulla scacchiera, dà matto, vince chi l'aveva messa in busta.
    .note = Il paragrafo indica nel matto lo scopo del gioco; che vinca chi lo dà si ricava da qui. Se lo scritto ammette più mosse, ci si chiede se dia matto quella scelta o, se c'è un errore evidente, quella voluta.
rule-1-before = Se chi doveva mettere in busta la mossa aveva già ricevuto matto sulla scacchiera, ha perso.
    .note = Il paragrafo indica nel matto lo scopo del gioco; che vinca chi lo dà si ricava da qui.
rule-1-concluded = Se si ritiene che la mossa in busta avesse già dato matto, dopo non si poteva più concordare la patta.

## 15: la patta

article-15 = Patta per accordo
rule-15-D = Dalla trentesima mossa del Nero in poi i giocatori possono accordarsi per la patta: la partita per cui ci si è accordati prima della ripresa è patta.
    .note = Si intende che il Nero abbia fatto la trentesima mossa quando ne sono state completate trenta.
rule-15-D-accepted = È un accordo anche l'offerta accettata dopo la trentesima mossa del Nero, e la partita è patta.
rule-15-D-void = La patta concordata prima che il Nero abbia fatto trenta mosse non pone fine alla partita.
    .note = Il paragrafo dice da quando ci si può accordare, non quanto valga un accordo precedente; si intende che la partita continui come se nulla fosse stato concordato.
rule-15-D-goes-on = Se la patta è stata concordata troppo presto, si continua a giocare.

## 16: la mossa in busta irregolare

article-16 = Mosse irregolari
rule-16-withdrawn = La mossa in busta illegale non resta valida se l'avversario se ne accorge prima di toccare un pezzo per rispondere: bisogna ritirarla.
rule-16-goes-on = Una mossa in busta illegale non fa perdere la partita, che continua con un'altra mossa di chi l'aveva messa in busta.
    .note = Chi arriva tardi o non si presenta ci rimette soltanto il tempo del proprio orologio (18). Se il ritardo superi il ragionevole lo giudica il comitato (18.b).
rule-16-b = Se la mossa in busta illegale non è scritta come presa, al suo posto l'autore fa quella che l'avversario gli impone.
    .note = Il paragrafo non dice chi sceglie la casa; si intende che l'avversario indica il pezzo e che dove vada lo decide chi lo muove.
rule-16-b-piece = L'avversario può imporre che si muova il pezzo annotato, ma in una casa dove può andare.
rule-16-b-king = L'avversario può imporre che si muova il re.
rule-16-b-other = Se non possono muoversi né il pezzo annotato né il re, l'avversario indica un altro pezzo, e con quello si gioca.
rule-16-d = Se la mossa in busta è una presa illegale, anche qui l'autore fa la mossa che l'avversario gli impone.
    .note = Il paragrafo non dice chi sceglie la casa; si intende che l'avversario indica il pezzo e che dove vada lo decide chi lo muove.
rule-16-d-penalty = L'avversario può esigere le penalità del paragrafo 14.
    .note = Non disponiamo del paragrafo 14: bisogna vedere lì quali siano le penalità e se qualcuna si possa applicare.
rule-16-d-king = Oltre a quelle penalità l'avversario ha un'altra possibilità: che si muova il re.
rule-16-d-other = Se nessuna di quelle penalità si può applicare e nemmeno il re può muoversi, l'avversario indica un altro pezzo, e con quello si gioca.
rule-16-e = Se la mossa in busta illegale è rimasta sulla scacchiera e solo più tardi la si scopre, si torna alla posizione che c'era quando fu fatta.
    .note = Non è detto chi ripristini la posizione; si intende il comitato. La mossa irregolare si considera rimasta da quando l'avversario ha toccato un pezzo per rispondere.
rule-16-e-goes-on = Ripristinata la posizione che precede l'irregolarità, si riprende a giocare da lì.
rule-16-e-annulled = Se la posizione che precede l'irregolarità non si può accertare, la partita è annullata.
rule-16-e-found = Se durante il gioco si scopre una mossa irregolare che non era stata ritirata, si torna alla posizione in cui fu fatta.
    .note = Non è detto chi ripristini la posizione; si intende il comitato. Le mosse irregolari non si contano: per quante un giocatore ne abbia fatte, nessuna gli fa perdere la partita.
rule-16-e-found-goes-on = Si riprende a giocare dalla posizione in cui era stata fatta la mossa irregolare.
rule-16-e-found-annulled = Se non c'è modo di accertare in quale posizione fu fatta la mossa irregolare, la partita è annullata.
rule-16-f = Perde chi ha consegnato una busta senza alcuna mossa, o con una mossa che non si riesce a leggere.
    .note = Si considera illeggibile l'annotazione dalla quale nessuno può capire quale sia la mossa.
rule-16-g = Se lo scritto ammette più di una mossa, è l'avversario a decidere quale vale.
    .note = La riserva dell'errore evidente sta solo nel paragrafo 21, che ripete questa norma; si intende che valga anche qui.

## 17: le penalità

article-17 = Penalità per le mosse irregolari
rule-17-touched = Chi ha già toccato un proprio pezzo per rispondere ha perso il diritto di esigere una penalità.
rule-17-castling = La mossa fatta per imposizione dell'avversario non può essere un arrocco.

## 18: la perdita forzata

article-18 = Perdita forzata
rule-18-refusal = Perde il giocatore che non vuole riprendere il gioco entro un tempo ragionevole, che non dà seguito a una richiesta dell'avversario conforme alle regole o che non vuole osservare le regole o quanto il comitato ha disposto.
    .note = A dichiararlo è il comitato. Perde anche chi rovescia apposta la scacchiera o mette in disordine i pezzi (18.a); qui non lo si chiede.
rule-18-refusal-both = Se rifiutano tutti e due i giocatori, perdono entrambi.
    .note = Il paragrafo parla di un giocatore e vale per ciascuno; che rifiutino tutti e due insieme non lo considera.
rule-18-time = Perde la partita il giocatore, presente o assente, che supera il proprio tempo di riflessione.

## 20: il tempo

article-20 = Tempo registrato male
rule-20-c = L'errore nella registrazione del tempo si corregge se è provato e nessuno è stato negligente.
    .note = Non è detto chi corregge gli orologi; si intende il comitato. E non è detto di chi debba essere la negligenza.
rule-20-c-flag = La bandierina caduta su un orologio che segnava un tempo sbagliato, se l'errore è provato e nessuno è stato negligente, non decide ancora nulla: prima si corregge l'orologio, e il tempo conta come superato solo se lo è anche con l'orologio corretto.

## 21: le partite aggiornate

article-21 = Partite aggiornate
rule-21-sealing = Se c'è un limite di tempo, scrivere la mossa in busta è un diritto di chi ha il tratto quando la partita si aggiorna. L'annotazione va in una busta chiusa, firmata dal suo autore.
rule-21-sealing-untimed = Se non c'è limite di tempo, a scrivere la mossa della ripresa è sempre il giocatore con il Nero. L'annotazione va in una busta chiusa, firmata dal suo autore.
    .note = Quando il gioco si ferma con il tratto al Bianco, si intende che il Bianco faccia prima la sua mossa sulla scacchiera.
rule-21-complete = La mossa in busta è completa appena il suo autore chiude la busta: dopo non può più cambiarla.
rule-21-complete-before = Finché la busta non è chiusa, la mossa non è completa e il suo autore può cambiarla.
    .note = Il testo dice soltanto che la mossa è completa a busta chiusa; che fino ad allora si possa cambiare si ricava per contrasto.
rule-21-custody = Fino alla ripresa la busta non può essere alla portata di nessuno dei due giocatori.
    .note = Non è detto chi la custodisca.
rule-21-check = Quando la partita si aggiorna, l'uno e l'altro giocatore devono verificare di persona quel che sta scritto sulla busta.
rule-21-check-position = Sulla busta deve esserci la posizione, copiata senza errori.
rule-21-check-times = Sulla busta deve esserci quanto tempo aveva consumato ciascun giocatore.
    .note = Il testo non fa eccezione per le partite senza limite di tempo; in quelle non ci sono tempi da annotare.
rule-21-over = Una partita già finita non si riprende: dopo una patta validamente concordata, un abbandono, un matto o uno stallo non si fa nulla di quanto è previsto per la ripresa.
    .note = Il testo non lo dice.
rule-21-ended = La partita finita per abbandono o per stallo ha già il suo risultato, e nulla di quanto si dice della ripresa lo cambia.
    .note = Quale sia quel risultato i paragrafi di cui disponiamo non lo dicono.
rule-21-opening = La busta la apre chi deve rispondere.
rule-21-setting-up = Chi deve rispondere dispone di nuovo la posizione.
rule-21-clocks = Chi deve rispondere regola i tempi degli orologi.
rule-21-play = È chi deve rispondere a eseguire sulla scacchiera la mossa in busta dell'avversario.
    .note = Il testo non conosce l'annotazione inesatta; se le corrisponde una sola mossa legale, non ammette più interpretazioni e si gioca.
rule-21-goes-on = Eseguita sulla scacchiera la mossa in busta, la partita continua.
    .note = Chi arriva tardi o non si presenta ci rimette soltanto il tempo del proprio orologio (18). Se il ritardo superi il ragionevole lo giudica il comitato (18.b).
rule-21-restart = Eseguita la mossa in busta, chi deve rispondere rimette in moto l'orologio.
rule-21-committee = Se manca uno dei due giocatori, tutto questo (aprire la busta, disporre la posizione, regolare i tempi, eseguire la mossa in busta e rimettere in moto l'orologio) si fa davanti al comitato.
    .note = Non è detto chi apra la busta ed esegua la mossa quando l'assente è chi deve rispondere. Del caso in cui manchino tutti e due il paragrafo non parla.
rule-21-annulled = Se la posizione dell'aggiornamento non si può ricostruire, la partita è annullata.
rule-21-annulled-times = Se in una partita con limite di tempo non si possono ricostruire i tempi dell'aggiornamento, la partita è annullata.
    .note = Se la mossa in busta dà matto, si intende che i tempi non servano più: la partita non si annulla perché mancano.
rule-21-annulled-wrong = Se la posizione è stata disposta male e non c'è più modo di disporla bene, la partita è annullata.
rule-21-lost = Chi ha messo in busta un'annotazione illeggibile, o nessuna, ha perso, anche se mancano la posizione o i tempi.
rule-21-set-up = Se la posizione è stata disposta male, nulla di quanto si è giocato da allora vale e bisogna disporla bene.
    .note = Non è detto chi corregge la posizione; si intende il comitato.
rule-21-set-up-goes-on = Corretta la posizione, si gioca da quella: la partita continua.
rule-21-choice = Se lo scritto ammette più di una mossa e non risulta un errore evidente, sceglie l'avversario.
rule-21-choice-play = Chi deve rispondere esegue sulla scacchiera la mossa che ha scelto.
rule-21-judge = Se lo scritto ammette più di una mossa, tocca al comitato giudicare se si tratti di un errore materiale evidente che si possa accertare.
rule-21-error = Se il comitato può accertare che l'autore della mossa in busta ha commesso nello scriverla un errore materiale evidente, l'avversario non ha nulla da scegliere.
rule-21-error-play = Accertato l'errore evidente, si esegue sulla scacchiera la mossa che si voleva mettere in busta.
    .note = Il testo toglie soltanto la scelta all'avversario e non dice che cosa si gioca; si intende la mossa voluta, una volta tolto l'errore.
rule-21-readings = L'annotazione che ammette più mosse non fa perdere la partita, che continua con quella scelta dall'avversario o, se risulta l'errore evidente, con quella che si voleva mettere in busta.
    .note = La domanda se la mossa in busta ponga fine alla partita riguarda la mossa scelta o, se c'è un errore evidente, quella voluta.
rule-21-empty = Se nella busta non si trova alcuna mossa, vince l'avversario di chi l'ha consegnata.
