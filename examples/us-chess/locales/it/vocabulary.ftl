### The words of rules/vocabulary.yaml in Italian.

## Parties

party-white = il Bianco
    .number = singular
    .gender = masculine
    .of = del Bianco
    .to = al Bianco
party-black = il Nero
    .number = singular
    .gender = masculine
    .of = del Nero
    .to = al Nero
party-sealer = il giocatore che mette in busta
    .number = singular
    .gender = masculine
    .of = del giocatore che mette in busta
    .to = al giocatore che mette in busta
party-replier = il giocatore che deve rispondere
    .number = singular
    .gender = masculine
    .of = del giocatore che deve rispondere
    .to = al giocatore che deve rispondere
party-player = il giocatore
    .number = singular
    .gender = masculine
    .of = del giocatore
    .to = al giocatore
party-opponent = il suo avversario
    .number = singular
    .gender = masculine
    .of = del suo avversario
    .to = al suo avversario
party-both-players = i due giocatori
    .number = plural
    .gender = masculine
    .of = dei due giocatori
    .to = ai due giocatori
party-players = i giocatori
    .number = plural
    .gender = masculine
    .of = dei giocatori
    .to = ai giocatori
party-players-each = i giocatori
    .number = plural
    .gender = masculine
    .of = di ciascun giocatore
    .to = a ciascun giocatore
party-offerer = il giocatore che offre la patta
    .number = singular
    .gender = masculine
    .of = del giocatore che offre la patta
    .to = al giocatore che offre la patta
party-offeree = il giocatore a cui si offre la patta
    .number = singular
    .gender = masculine
    .of = del giocatore a cui si offre la patta
    .to = al giocatore a cui si offre la patta
party-claimant = il giocatore che reclama la patta
    .number = singular
    .gender = masculine
    .of = del giocatore che reclama la patta
    .to = al giocatore che reclama la patta
party-recorder = il giocatore in questione
    .number = singular
    .gender = masculine
    .of = del giocatore in questione
    .to = al giocatore in questione
party-arbiter = il direttore
    .number = singular
    .gender = masculine
    .of = del direttore
    .to = al direttore
party-committee = il comitato
    .number = singular
    .gender = masculine
    .of = del comitato
    .to = al comitato
party-organisers = gli organizzatori
    .number = plural
    .gender = masculine
    .of = degli organizzatori
    .to = agli organizzatori
party-envelope = la busta
    .number = singular
    .gender = feminine
    .of = della busta
    .to = alla busta

## Facts: the case

fact-edition = edizione delle regole
    .states = alla partita si applica l'edizione { $value }
    .asks = Quale edizione delle regole si applica?
fact-position = posizione che precede la mossa in busta
    .states = la posizione è { $value }
    .asks = Che posizione c'era subito prima della mossa in busta (in FEN)?
fact-sealer-colour = colore di chi ha messo in busta
    .states = { $value ->
        [white] la mossa in busta è del Bianco
       *[black] la mossa in busta è del Nero
    }
    .asks = Di chi è la mossa in busta: del Bianco o del Nero?
    .value = { $value ->
        [white] Bianco
       *[black] Nero
    }

## Facts: the sealed move

fact-sealed-written = testo della mossa in busta
    .states = { $zero ->
        [yes] sul foglio della mossa in busta non è scritto nulla
       *[no] la mossa in busta è scritta così: «{ $value }»
    }
    .asks = Che cosa è scritto, segno per segno, come mossa in busta?
fact-sealed-language = lingua della notazione
    .states = le lettere dei pezzi sono quelle della lingua { $value ->
        [es] spagnola
        [it] italiana
        [en] inglese
       *[other] «{ $value }»
    }
    .asks = In quale lingua indica i pezzi chi ha messo in busta?
fact-sealed-reading = lettura della mossa in busta
    .states = { $value ->
        [clear] la mossa in busta è scritta con chiarezza
        [inexact] la mossa in busta è scritta con qualche inesattezza, ma le corrisponde una sola mossa legale
        [ambiguous] la mossa in busta, così come è scritta, corrisponde a due o più mosse legali
        [illegal] la mossa in busta è illegale
        [unintelligible] da ciò che è scritto nella busta non si può sapere quale sia la mossa
       *[absent] nella busta non è scritta alcuna mossa
    }
    .asks = Come è scritta la mossa in busta?
    .value = { $value ->
        [clear] chiara
        [inexact] inesatta
        [ambiguous] ambigua
        [illegal] illegale
        [unintelligible] incomprensibile
       *[absent] assente
    }
fact-sealed-ends-game = fine della partita con la mossa in busta
    .states = { $value ->
        [no] la mossa in busta non pone fine alla partita
        [checkmate] la mossa in busta dà scacco matto
        [stalemate] la mossa in busta mette in stallo l'avversario
        [dead_position] la mossa in busta porta a una posizione morta
        [fivefold] con la mossa in busta la posizione si presenta per la quinta volta
       *[seventy_five] con la mossa in busta ciascuna parte completa settantacinque mosse senza catture né mosse di pedone
    }
    .asks = La mossa in busta pone fine alla partita, e in che modo?
    .value = { $value ->
        [no] no
        [checkmate] scacco matto
        [stalemate] stallo
        [dead_position] posizione morta
        [fivefold] quintuplice ripetizione
       *[seventy_five] settantacinque mosse
    }
fact-sealing-moved-on-board = esecuzione sulla scacchiera della mossa da mettere in busta
    .states = { $value ->
        [yes] la mossa da mettere in busta è stata giocata sulla scacchiera
       *[no] la mossa da mettere in busta non è stata giocata sulla scacchiera
    }
    .asks = La mossa da mettere in busta è stata giocata sulla scacchiera?

## Facts: the session and the sealing

fact-session-over = fine della sessione
    .states = { $value ->
        [yes] il tempo della sessione è terminato
       *[no] il tempo della sessione non è terminato
    }
    .asks = Il tempo della sessione è terminato?
fact-session-remaining = tempo che resta della sessione
    .states = il tempo che resta della sessione è di { $value }
    .asks = Quanto tempo resta della sessione?
    .sets = il tempo che resta della sessione diventa { $value }
fact-control-moves-made = mosse del controllo
    .states = { $value ->
        [yes] le mosse del controllo sono state fatte
       *[no] le mosse del controllo non sono state fatte
    }
    .asks = Sono state fatte le mosse del controllo del tempo?
fact-sealing-asked = richiesta di mettere in busta
    .states = { $value ->
        [yes] il direttore ha chiesto di mettere in busta la mossa
       *[no] il direttore non ha chiesto di mettere in busta la mossa
    }
    .asks = Il direttore ha chiesto di mettere in busta la mossa?
fact-sealing-early = aggiornamento anticipato
    .states = { $value ->
        [yes] la partita viene aggiornata prima che finisca la sessione
       *[no] la partita non viene aggiornata prima che finisca la sessione
    }
    .asks = La partita viene aggiornata prima che finisca la sessione?
fact-sealing-clocks-stopped = orologi fermati dopo la messa in busta
    .states = { $value ->
        [yes] gli orologi sono già stati fermati
       *[no] gli orologi non sono ancora stati fermati
    }
    .asks = Gli orologi sono già stati fermati?
fact-sealing-change-wanted = desiderio di cambiare la mossa in busta
    .states = { $value ->
        [yes] l'autore della mossa in busta vuole cambiarla
       *[no] l'autore della mossa in busta non vuole cambiarla
    }
    .asks = L'autore della mossa in busta vuole cambiarla?
fact-arbiter-refuses-early-seal = opposizione del direttore alla messa in busta anticipata
    .states = { $value ->
        [yes] il direttore si oppone alla messa in busta anticipata
       *[no] il direttore non si oppone alla messa in busta anticipata
    }
    .asks = Il direttore si oppone alla messa in busta anticipata?
    .discretion = il direttore può decidere che non si metta in busta in anticipo

## Facts: the envelope

fact-envelope-missing = smarrimento della busta
    .states = { $value ->
        [yes] la busta con la mossa è andata smarrita
       *[no] la busta con la mossa non è andata smarrita
    }
    .asks = La busta con la mossa è andata smarrita?
fact-envelope-opened = apertura della busta
    .states = { $value ->
        [yes] la busta è stata aperta
       *[no] la busta è ancora chiusa
    }
    .asks = La busta è stata aperta?
fact-position-known = certezza sulla posizione
    .states = { $value ->
        [yes] si può stabilire quale posizione c'era al momento dell'aggiornamento
       *[no] non si può stabilire quale posizione c'era al momento dell'aggiornamento
    }
    .asks = Si può stabilire quale posizione c'era al momento dell'aggiornamento?
fact-times-known = certezza sui tempi
    .states = { $value ->
        [yes] si possono stabilire i tempi usati fino all'aggiornamento
       *[no] non si possono stabilire i tempi usati fino all'aggiornamento
    }
    .asks = Si possono stabilire i tempi usati fino all'aggiornamento?
fact-position-set-up-wrong = errore nel disporre la posizione
    .states = { $value ->
        [yes] alla ripresa la posizione è stata disposta in modo sbagliato
       *[no] alla ripresa la posizione è stata disposta in modo corretto
    }
    .asks = Alla ripresa la posizione è stata disposta in modo sbagliato?

## Facts: before and at the resumption

fact-ended-before-kind = fine della partita prima della ripresa
    .states = { $value ->
        [none] finora non c'è stato né accordo di patta né abbandono
        [draw_agreed] prima della ripresa è stata concordata la patta
       *[resignation] prima della ripresa un giocatore ha abbandonato
    }
    .asks = Prima della ripresa c'è stato un accordo di patta o un abbandono?
    .value = { $value ->
        [none] né l'uno né l'altro
        [draw_agreed] accordo di patta
       *[resignation] abbandono
    }
fact-ended-before-by = giocatore che ha abbandonato
    .states = { $value ->
        [nobody] nessun giocatore ha abbandonato
        [sealer] ad abbandonare è stato chi ha messo in busta la mossa
       *[replier] ad abbandonare è stato chi doveva rispondere
    }
    .asks = Quale giocatore ha abbandonato, se uno ha abbandonato?
    .value = { $value ->
        [nobody] nessuno
        [sealer] chi ha messo in busta la mossa
       *[replier] chi doveva rispondere
    }
fact-player-present = presenza { $party_of }
    .states = { $value ->
        [yes] { $party_number ->
            [plural] { $party } sono presenti
           *[singular] { $party } è presente
        }
       *[no] { $party_number ->
            [plural] { $party } non sono presenti
           *[singular] { $party } non è presente
        }
    }
    .asks = { $party_number ->
        [plural] Sono presenti { $party }?
       *[singular] È presente { $party }?
    }
fact-player-late = ritardo { $party_of }
    .states = { $zero ->
        [yes] { $party } non { $party_number ->
            [plural] sono
           *[singular] è
        } in ritardo
       *[no] { $party } { $party_number ->
            [plural] hanno
           *[singular] ha
        } un ritardo di { $value }
    }
    .asks = { $party_number ->
        [plural] Di quanto sono in ritardo { $party } (all'arrivo o, se mancano ancora, finora)?
       *[singular] Di quanto è in ritardo { $party } (all'arrivo o, se manca ancora, finora)?
    }
fact-reply-sealed = risposta in busta
    .states = { $value ->
        [yes] c'è una risposta in busta
       *[no] non c'è alcuna risposta in busta
    }
    .asks = C'è una risposta in busta?

## Facts: the clocks

fact-player-time-left = tempo che resta sull'orologio { $party_of }
    .states = { $party_number ->
        [plural] { $party } hanno ancora { $value } sull'orologio
       *[singular] { $party } ha ancora { $value } sull'orologio
    }
    .asks = Quanto tempo resta sull'orologio { $party_of }?
    .sets = il tempo che resta sull'orologio { $party_of } diventa { $value }
fact-clocks-wrong = errore negli orologi
    .states = { $value ->
        [yes] un orologio segna un tempo sbagliato
       *[no] gli orologi segnano i tempi giusti
    }
    .asks = C'è un orologio che segna un tempo sbagliato?
fact-clocks-noticed = momento in cui si segnala l'errore dell'orologio
    .states = { $value ->
        [no] nessun giocatore ha segnalato l'errore dell'orologio
        [before_first_move] un giocatore ha segnalato l'errore dell'orologio prima della sua prima mossa
       *[after_first_move] un giocatore ha segnalato l'errore dell'orologio dopo la sua prima mossa
    }
    .asks = Un giocatore ha segnalato l'errore dell'orologio, e quando?
    .value = { $value ->
        [no] no
        [before_first_move] prima della sua prima mossa
       *[after_first_move] dopo la sua prima mossa
    }
fact-arbiter-corrects-clock-anyway = correzione dell'orologio malgrado la segnalazione tardiva
    .states = { $value ->
        [yes] il direttore corregge l'orologio benché l'errore non sia stato segnalato in tempo
       *[no] il direttore non corregge un errore dell'orologio non segnalato in tempo
    }
    .asks = Il direttore corregge l'orologio benché l'errore non sia stato segnalato in tempo?
    .discretion = il direttore può decidere che l'orologio sia corretto anche se l'errore non è stato segnalato in tempo

## Facts: the claim of a draw

fact-sealing-done = messa in busta di una mossa
    .states = { $value ->
        [yes] una mossa è stata messa in busta
       *[no] nessuna mossa è stata messa in busta
    }
    .asks = È stata messa in busta una mossa?
fact-player-blameless = causa del ritardo { $party_of }
    .states = { $value ->
        [yes] il ritardo { $party_of } ha una causa indipendente dal giocatore
       *[no] il ritardo { $party_of } non ha una causa indipendente dal giocatore
    }
    .asks = Il ritardo { $party_of } ha una causa indipendente dal giocatore?
fact-player-default-waived = deroga per il ritardo { $party_of }
    .states = { $value ->
        [yes] il direttore concede una deroga per il ritardo { $party_of }
       *[no] il direttore non concede deroghe per il ritardo { $party_of }
    }
    .asks = Il direttore concede una deroga per il ritardo { $party_of }?
    .discretion = se il ritardo { $party_of } era inevitabile, il direttore può dispensare dal limite di un'ora

## Acts: after «deve», «può», «non deve»

act-ask-to-seal = chiedere al giocatore che ha il tratto di mettere in busta la mossa
act-write-sealed-move = annotare la mossa sul formulario senza ambiguità
act-write-board-move = mettere in busta la stessa mossa giocata sulla scacchiera
act-enclose-scoresheets = mettere nella busta i due formulari
act-seal-envelope = chiudere la busta
act-change-sealed-move = cambiare la mossa messa in busta
act-refuse-early-seal = opporsi alla messa in busta prima che finisca la sessione
act-stop-clocks = fermare gli orologi
act-bear = riportare { $object }
act-keep-envelope = custodire la busta
act-set-up-position = disporre sulla scacchiera la posizione che precede la mossa in busta
act-set-clocks = regolare gli orologi sui tempi usati fino all'aggiornamento
act-open-envelope = aprire la busta
act-play-sealed-move = giocare sulla scacchiera la mossa in busta
act-play-intended-move = giocare sulla scacchiera la mossa che si voleva mettere in busta
act-play-chosen-move = eseguire sulla scacchiera la mossa scelta
act-choose-reading = scegliere fra le mosse che l'annotazione ammette
act-restore-position = far disporre sulla scacchiera la posizione corretta
act-start-clock = avviare l'orologio { $object_of }
act-seal-reply = chiudere la propria risposta in un'altra busta
act-keep-reply = custodire la busta con la risposta
act-open-reply = aprire la busta con la risposta
act-play-reply = eseguire sulla scacchiera la risposta messa in busta
act-switch-clocks = premere l'orologio: il proprio si ferma e parte quello dell'avversario
act-replay-game = disporre che si giochi una nuova partita
act-establish-times = determinare i tempi che gli orologi devono segnare
act-correct-clocks = correggere i tempi degli orologi
act-waive-default = concedere una deroga per il ritardo

## What the envelope bears

object-names = i nomi dei giocatori
object-position = la posizione che precede la mossa in busta
object-times = i tempi usati da entrambi i giocatori
object-sealer-name = il nome di chi ha messo in busta la mossa
object-move-number = il numero della mossa in busta
object-draw-offer = l'offerta di patta
object-resumption-data = il giorno, l'ora e il luogo della ripresa
object-before-irregularity = la posizione che c'era subito prima dell'irregolarità
object-last-identifiable = l'ultima posizione identificabile tra quelle che precedono l'irregolarità

## States

state-game-over = la partita è finita

## Matters

matter-result = risultato
matter-sealing = messa in busta
matter-envelope = busta
matter-resumption = ripresa
matter-clocks = orologi
topic-sealed-move = Si riprende la partita: che cosa fare della mossa in busta, anche se è scritta male
topic-lateness = Un giocatore è in ritardo o non si presenta
topic-envelope-missing = La busta è scomparsa
topic-ended-before = Prima della ripresa c'è stato un accordo o un abbandono
topic-clocks-wrong = Gli orologi segnano tempi sbagliati
topic-sealing = Finisce la sessione: come si mette in busta una mossa

## Momenti

fact-order = ordine dei fatti
    .states = l'ordine è stato { $value }
    .asks = Che cosa è avvenuto prima?
fact-done = ciò che è già stato fatto
    .states = è già stato fatto questo: { $value }
    .asks = Che cosa è già stato fatto?
fact-sealing-at = la messa in busta della mossa
    .states = il momento in cui la mossa è stata messa in busta, contando dall'ora fissata, è { $value }
    .asks = Quando è stata messa in busta la mossa (contando dall'ora fissata)?
fact-ended-before-at = l'accordo o l'abbandono
    .states = l'accordo o l'abbandono è avvenuto { $value }
    .asks = Quando è avvenuto l'accordo o l'abbandono (contando dall'ora fissata)?
fact-resumption-at = l'ora fissata per la ripresa
    .states = l'ora fissata è { $value }
    .asks = Per quando è stata fissata la ripresa (contando dall'ora fissata)?
fact-player-arrival-at = l'arrivo { $party_of }
    .states = l'arrivo { $party_of } è avvenuto { $value }
    .asks = Quando è avvenuto l'arrivo { $party_of } (contando dall'ora fissata)?
fact-envelope-opened-at = l'apertura della busta
    .states = la busta è stata aperta { $value }
    .asks = Quando è stata aperta la busta (contando dall'ora fissata)?
fact-record-at = la presa visione della mossa in busta
    .states = la presa visione della mossa in busta è avvenuta { $value }
    .asks = Quando è avvenuta la presa visione della mossa in busta (contando dall'ora fissata)?
fact-reply-sealed-at = la messa in busta della risposta
    .states = la risposta è stata messa in busta { $value }
    .asks = Quando è stata messa in busta la risposta (contando dall'ora fissata)?
fact-player-limit-at = lo scadere del limite di ritardo { $party_of }
    .states = il limite di ritardo { $party_of } è scaduto { $value }
    .asks = Quando è scaduto il limite di ritardo { $party_of } (contando dall'ora fissata)?
fact-reading-late-replier-and-final-move = chi deve rispondere arriva tardi e la mossa in busta pone fine alla partita
    .states = { $value ->
        [lost] chi doveva rispondere perde per il ritardo anche se la mossa in busta avrebbe posto fine alla partita (la lettera parla solo di chi ha messo in busta)
       *[over] la mossa in busta aveva posto fine alla partita, chiunque arrivi tardi (il senso: non c'era più una partita da riprendere)
    }
    .asks = Perde per il ritardo chi doveva rispondere se la mossa in busta aveva posto fine alla partita?
    .value = { $value ->
        [lost] perde
       *[over] la partita era finita
    }
fact-reading-end-before-against-final-move = un accordo o un abbandono e una mossa in busta che pone fine alla partita
    .states = { $value ->
        [end_before] conta l'accordo o l'abbandono: è venuto prima che la busta fosse aperta
       *[final_move] la mossa in busta aveva posto fine alla partita, e non era più possibile accordarsi né abbandonare
    }
    .asks = Che cosa prevale se ci si accorda o si abbandona mentre la busta contiene una mossa che pone fine alla partita?
    .value = { $value ->
        [end_before] accordo o abbandono
       *[final_move] la mossa in busta
    }

## What plica's own vocabulary does not know

fact-arbiter-allows-choice = scelta fra le interpretazioni
    .states = { $value ->
        [yes] il direttore lascia che chi deve rispondere scelga fra le interpretazioni ragionevoli
       *[no] il direttore non lascia che chi deve rispondere scelga fra le interpretazioni
    }
    .asks = Il direttore lascia che chi deve rispondere scelga fra le interpretazioni ragionevoli?
    .discretion = il direttore può decidere che non si scelga fra le interpretazioni
fact-arbiter-finds-meaning = interpretazione ragionevole di una mossa non valida
    .states = { $value ->
        [yes] il direttore trova un'interpretazione ragionevole di ciò che è stato messo in busta
       *[no] il direttore non trova alcuna interpretazione ragionevole di ciò che è stato messo in busta
    }
    .asks = Il direttore trova un'interpretazione ragionevole di ciò che è stato messo in busta?
fact-arbiter-other-solution = soluzione diversa da una nuova partita
    .states = { $value ->
        [yes] il direttore ritiene impraticabile una nuova partita, o più equa un'altra soluzione
       *[no] il direttore non vede motivi contro una nuova partita
    }
    .asks = Il direttore ritiene impraticabile una nuova partita, o più equa un'altra soluzione?
    .discretion = il direttore può ritenere impraticabile una nuova partita, o più equa un'altra soluzione
fact-arbiter-scores-both-lost = dichiarazione della partita come persa da entrambi
    .states = { $value ->
        [yes] il direttore dichiara la partita persa da entrambi i giocatori
       *[no] il direttore non dichiara la partita persa da entrambi i giocatori
    }
    .asks = Il direttore dichiara la partita persa da entrambi i giocatori?
fact-player-time-expired = fine del tempo { $party_of } prima dell'arrivo
    .states = { $value ->
        [yes] il tempo { $party_of } era finito prima dell'arrivo
       *[no] il tempo { $party_of } non era finito prima dell'arrivo
    }
    .asks = Il tempo { $party_of } era finito prima dell'arrivo?
fact-player-time-expired-at = la fine del tempo { $party_of }
    .states = il tempo { $party_of } è finito { $value }
    .asks = Quando è finito il tempo { $party_of } (contando dall'ora fissata)?
fact-position-noticed-after = mosse fino alla scoperta della posizione sbagliata
    .states = la posizione sbagliata si è scoperta alla mossa { $value } dopo la ripresa
    .asks = Quante mosse dopo la ripresa si è scoperta la posizione sbagliata?
fact-reading-ambiguous-without-choice = mossa in busta ambigua senza che si possa scegliere
    .states = { $value ->
        [not_regulated] le regole permettono una scelta e non dicono che cosa segue se manca
       *[lost] una mossa con più interpretazioni, senza scelta, è una mossa non valida, e chi l'ha messa in busta perde
    }
    .asks = Perde chi ha messo in busta, se il direttore non permette di scegliere fra le interpretazioni?
    .value = { $value ->
        [not_regulated] non regolato
       *[lost] perde
    }
fact-reading-wrong-set-up-found-late = posizione sbagliata scoperta dopo più di dieci mosse
    .states = { $value ->
        [stands] vale la posizione sulla scacchiera: la regola la corregge soltanto entro dieci mosse
       *[not_regulated] la regola non dice che cosa segue se la si scopre dopo
    }
    .asks = Vale la posizione sbagliata che si scopre dopo più di dieci mosse?
    .value = { $value ->
        [stands] vale
       *[not_regulated] non regolato
    }
act-report-result = comunicare il risultato al direttore
act-score-both-lost = dichiarare la partita persa da entrambi i giocatori
act-compensate-time = cambiare i tempi degli orologi a causa della posizione sbagliata
object-signatures = le firme di entrambi i giocatori
