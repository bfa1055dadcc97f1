### The words of rules/vocabulary.yaml in Italian: parties, facts, acts, objects, states and matters.

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
party-arbiter = l'arbitro
    .number = singular
    .gender = masculine
    .of = dell'arbitro
    .to = all'arbitro
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
fact-event-name = nome della competizione
    .states = la competizione si chiama «{ $value }»
    .asks = Come si chiama la competizione?
fact-event-round = turno
    .states = la partita è del turno { $value }
    .asks = Di quale turno è la partita?
fact-event-board = scacchiera
    .states = la partita è quella della scacchiera { $value }
    .asks = Su quale scacchiera si gioca la partita?
fact-event-day = giorno della partita
    .states = la partita si gioca il { $value }
    .asks = In che giorno si gioca la partita?
fact-event-resumes-at = ora fissata per la ripresa
    .states = la partita riprende alle { $value }
    .asks = A che ora è fissata la ripresa?
fact-event-began = inizio della competizione
    .states = la competizione è iniziata in data { $value }
    .asks = In che giorno è iniziata la competizione?
fact-event-adopts-guidelines = adozione delle Linee guida
    .states = { $value ->
        [yes] il bando del torneo adotta le Linee guida sulle partite aggiornate
       *[no] il bando del torneo non adotta le Linee guida sulle partite aggiornate
    }
    .asks = Il bando del torneo adotta le Linee guida sulle partite aggiornate?
fact-event-electronic-scoresheets = formulari elettronici
    .states = { $value ->
        [yes] i giocatori annotano le mosse su formulari elettronici
       *[no] i giocatori annotano le mosse su carta
    }
    .asks = I giocatori annotano le mosse su formulari elettronici?
fact-event-timed = limite di tempo
    .states = { $value ->
        [yes] la partita si gioca con limite di tempo
       *[no] la partita si gioca senza limite di tempo
    }
    .asks = La partita si gioca con limite di tempo?
fact-white-name = giocatore con il Bianco
    .states = gioca con il Bianco { $value }
    .asks = Chi gioca con il Bianco?
fact-black-name = giocatore con il Nero
    .states = gioca con il Nero { $value }
    .asks = Chi gioca con il Nero?
fact-position = posizione che precede la mossa in busta
    .states = la posizione è { $value }
    .asks = Che posizione c'era subito prima della mossa in busta (in FEN)?
fact-history = mosse della partita
    .states = le mosse della partita sono { $value }
    .asks = Quali mosse sono state giocate prima della mossa in busta?
fact-moves-completed = mosse completate
    .states = il numero delle mosse completate è { $value }
    .asks = Quante mosse sono state completate?
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
        [ca] catalana
        [cs] ceca
        [da] danese
        [de] tedesca
        [et] estone
        [fi] finlandese
        [fr] francese
        [hu] ungherese
        [is] islandese
        [nl] olandese
        [no] norvegese
        [pl] polacca
        [pt] portoghese
        [ro] romena
        [ru] russa
        [sv] svedese
       *[other] «{ $value }»
    }
    .asks = In quale lingua indica i pezzi chi ha messo in busta?
fact-sealed-notation = sistema di notazione
    .states = { $value ->
        [algebraic] la mossa in busta è in notazione algebrica
        [descriptive] la mossa in busta è in notazione descrittiva
       *[numeric] la mossa in busta è in notazione numerica
    }
    .asks = In quale sistema di notazione è scritta la mossa in busta?
    .value = { $value ->
        [algebraic] algebrico
        [descriptive] descrittivo
       *[numeric] numerico
    }
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
        [unintelligible] indecifrabile
       *[absent] non scritta
    }
fact-sealed-intended = mossa che si voleva mettere in busta
    .states = la mossa che si voleva mettere in busta è { $value }
    .asks = Quale mossa voleva mettere in busta il giocatore?
fact-sealed-intention-doubtful = dubbio sulla mossa che si voleva mettere in busta
    .states = { $value ->
        [yes] a giudizio dell'arbitro c'è un ragionevole dubbio sulla mossa che si voleva mettere in busta
       *[no] a giudizio dell'arbitro non c'è un ragionevole dubbio sulla mossa che si voleva mettere in busta
    }
    .asks = A giudizio dell'arbitro, c'è un ragionevole dubbio sulla mossa che si voleva mettere in busta?
fact-sealed-obvious-error = errore materiale evidente
    .states = { $value ->
        [yes] a giudizio del comitato nell'annotazione si può accertare un errore materiale evidente
       *[no] a giudizio del comitato nell'annotazione non si può accertare alcun errore materiale evidente
    }
    .asks = A giudizio del comitato, si può accertare un errore materiale evidente nell'annotazione della mossa in busta?
fact-sealed-offers-draw = offerta di patta accanto alla mossa in busta
    .states = { $value ->
        [yes] accanto alla mossa in busta è scritta un'offerta di patta
       *[no] accanto alla mossa in busta non è scritta alcuna offerta di patta
    }
    .asks = Accanto alla mossa in busta è scritta un'offerta di patta?
fact-sealed-record-is-capture = presa nella mossa in busta
    .states = { $value ->
        [yes] la mossa in busta è scritta come presa
       *[no] la mossa in busta non è scritta come presa
    }
    .asks = La mossa in busta è scritta come presa?
fact-sealed-piece-can-move = mossa legale del pezzo annotato
    .states = { $value ->
        [yes] il pezzo della mossa in busta ha qualche mossa legale
       *[no] il pezzo della mossa in busta non ha alcuna mossa legale
    }
    .asks = Il pezzo della mossa in busta ha qualche mossa legale?
fact-sealed-king-can-move = mossa legale del re
    .states = { $value ->
        [yes] il re di chi ha messo in busta ha qualche mossa legale
       *[no] il re di chi ha messo in busta non ha alcuna mossa legale
    }
    .asks = Il re di chi ha messo in busta ha qualche mossa legale, senza contare l'arrocco?
fact-sealed-penalty-possible = possibilità della penalità per la presa
    .states = { $value ->
        [yes] la penalità prevista per la presa illegale si può applicare
       *[no] la penalità prevista per la presa illegale non si può applicare
    }
    .asks = Si può applicare la penalità prevista per la presa illegale?
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
fact-sealed-on-board = mossa giocata sulla scacchiera invece che messa in busta
    .states = la mossa { $value } è stata giocata sulla scacchiera invece che messa in busta
    .asks = Quale mossa è stata giocata sulla scacchiera invece che messa in busta?
fact-sealing-moved-on-board = esecuzione sulla scacchiera della mossa da mettere in busta
    .states = { $value ->
        [yes] la mossa da mettere in busta è stata giocata sulla scacchiera
       *[no] la mossa da mettere in busta non è stata giocata sulla scacchiera
    }
    .asks = La mossa da mettere in busta è stata giocata sulla scacchiera?
fact-position-over = fine della partita prima della mossa in busta
    .states = { $value ->
        [no] nella posizione dell'aggiornamento la partita non era ancora finita
        [checkmate] prima della mossa in busta c'era già scacco matto
        [stalemate] prima della mossa in busta c'era già stallo
        [dead_position] prima della mossa in busta la posizione era già morta
        [fivefold] prima della mossa in busta la posizione si era già presentata cinque volte
       *[seventy_five] prima della mossa in busta ciascuna parte aveva già completato settantacinque mosse senza catture né mosse di pedone
    }
    .asks = La posizione che precede la mossa in busta poneva già fine alla partita, e in che modo?
    .value = { $value ->
        [no] no
        [checkmate] scacco matto
        [stalemate] stallo
        [dead_position] posizione morta
        [fivefold] quintuplice ripetizione
       *[seventy_five] settantacinque mosse
    }
fact-player-can-mate = possibilità di matto { $party_of }
    .states = { $value ->
        [yes] { $party_number ->
            [plural] { $party } possono dare matto con una serie di mosse legali
           *[singular] { $party } può dare matto con una serie di mosse legali
        }
       *[no] { $party_number ->
            [plural] { $party } non possono dare matto con nessuna serie di mosse legali
           *[singular] { $party } non può dare matto con nessuna serie di mosse legali
        }
    }
    .asks = { $party_number ->
        [plural] C'è una serie di mosse legali con cui { $party } possono dare matto?
       *[singular] C'è una serie di mosse legali con cui { $party } può dare matto?
    }

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
fact-session-length = durata della sessione
    .states = la sessione dura { $value }
    .asks = Quanto dura la sessione?
fact-session-elapsed-wall = tempo di sessione secondo l'orologio da parete
    .states = secondo l'orologio da parete la sessione dura da { $value }
    .asks = Da quanto tempo dura la sessione secondo l'orologio da parete?
    .sets = secondo l'orologio da parete la sessione è durata { $value }
fact-session-sealing-time = tempo impiegato per mettere in busta
    .states = { $zero ->
        [yes] non è stato impiegato tempo per mettere in busta dopo la fine della sessione
       *[no] la messa in busta ha richiesto { $value } dopo la fine della sessione
    }
    .asks = Quanto tempo ha richiesto la messa in busta dopo la fine della sessione?
fact-session-extension = prolungamento della sessione
    .states = il prolungamento della sessione è di { $value }
    .asks = Di quanto si vuole prolungare la sessione?
fact-session-kept-for-adjourned = sessione riservata alle partite aggiornate
    .states = { $value ->
        [yes] la sessione è riservata alle partite aggiornate
       *[no] la sessione non è riservata alle partite aggiornate
    }
    .asks = La sessione è riservata alle partite aggiornate?
fact-session-long-game = partita che si prevede lunga
    .states = { $value ->
        [yes] si prevede che la partita sarà lunga
       *[no] non si prevede che la partita sia lunga
    }
    .asks = Si prevede che la partita sia lunga?
fact-session-last-round-next = vicinanza dell'ultimo turno
    .states = { $value ->
        [yes] il prossimo turno è l'ultimo
       *[no] il prossimo turno non è l'ultimo
    }
    .asks = Il prossimo turno è l'ultimo?
fact-clocks-total = somma dei due orologi
    .states = la somma dei due orologi è di { $value }
    .asks = Quanto tempo segnano in tutto i due orologi?
fact-control-moves-made = mosse del controllo
    .states = { $value ->
        [yes] le mosse del controllo sono state fatte
       *[no] le mosse del controllo non sono state fatte
    }
    .asks = Sono state fatte le mosse del controllo del tempo?
fact-players-warned = preavviso ai giocatori
    .states = { $value ->
        [yes] i giocatori sono stati avvertiti in anticipo di un possibile prolungamento della sessione
       *[no] i giocatori non sono stati avvertiti in anticipo di un possibile prolungamento della sessione
    }
    .asks = I giocatori sono stati avvertiti in anticipo di un possibile prolungamento della sessione?
fact-event-hours-per-day = ore di gioco al giorno
    .states = ogni giorno si gioca per { $value } h
    .asks = Quante ore al giorno si gioca nella competizione?
fact-event-many-players = molti giocatori e pochi arbitri
    .states = { $value ->
        [yes] la competizione ha troppi giocatori per i suoi arbitri
       *[no] la competizione non ha troppi giocatori per i suoi arbitri
    }
    .asks = La competizione ha troppi giocatori per i suoi arbitri?
fact-sealing-asked = richiesta di mettere in busta
    .states = { $value ->
        [yes] l'arbitro ha chiesto di mettere in busta la mossa
       *[no] l'arbitro non ha chiesto di mettere in busta la mossa
    }
    .asks = L'arbitro ha chiesto di mettere in busta la mossa?
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
fact-sealing-envelope-closed = chiusura della busta
    .states = { $value ->
        [yes] l'autore della mossa in busta ha già chiuso la busta
       *[no] l'autore della mossa in busta non ha ancora chiuso la busta
    }
    .asks = L'autore della mossa in busta ha già chiuso la busta?
fact-sealing-change-wanted = desiderio di cambiare la mossa in busta
    .states = { $value ->
        [yes] l'autore della mossa in busta vuole cambiarla
       *[no] l'autore della mossa in busta non vuole cambiarla
    }
    .asks = L'autore della mossa in busta vuole cambiarla?
fact-arbiter-refuses-early-seal = opposizione dell'arbitro alla messa in busta anticipata
    .states = { $value ->
        [yes] l'arbitro si oppone alla messa in busta anticipata
       *[no] l'arbitro non si oppone alla messa in busta anticipata
    }
    .asks = L'arbitro si oppone alla messa in busta anticipata?
    .discretion = l'arbitro può decidere che non si metta in busta in anticipo

## Facts: the envelope

fact-envelope-missing = smarrimento della busta
    .states = { $value ->
        [yes] la busta con la mossa è andata smarrita
       *[no] la busta con la mossa non è andata smarrita
    }
    .asks = La busta con la mossa è andata smarrita?
fact-envelope-reply-missing = smarrimento della busta con la risposta
    .states = { $value ->
        [yes] la busta con la risposta è andata smarrita
       *[no] la busta con la risposta non è andata smarrita
    }
    .asks = La busta con la risposta è andata smarrita?
fact-envelope-opened = apertura della busta
    .states = { $value ->
        [yes] la busta è stata aperta
       *[no] la busta è ancora chiusa
    }
    .asks = La busta è stata aperta?
fact-envelope-shows-names = nomi dei giocatori sulla busta
    .states = { $value ->
        [yes] sulla busta figurano i nomi dei giocatori
       *[no] sulla busta non figurano i nomi dei giocatori
    }
    .asks = Sulla busta figurano i nomi dei giocatori?
fact-envelope-shows-position = posizione sulla busta
    .states = { $value ->
        [yes] sulla busta figura la posizione che precede la mossa in busta
       *[no] sulla busta non figura la posizione che precede la mossa in busta
    }
    .asks = Sulla busta figura la posizione che precede la mossa in busta?
fact-envelope-shows-times = tempi usati sulla busta
    .states = { $value ->
        [yes] sulla busta figurano i tempi usati
       *[no] sulla busta non figurano i tempi usati
    }
    .asks = Sulla busta figurano i tempi usati?
fact-envelope-shows-sealer = autore della mossa indicato sulla busta
    .states = { $value ->
        [yes] sulla busta figura il nome di chi ha messo in busta la mossa
       *[no] sulla busta non figura il nome di chi ha messo in busta la mossa
    }
    .asks = Sulla busta figura il nome di chi ha messo in busta la mossa?
fact-envelope-shows-move-number = numero della mossa sulla busta
    .states = { $value ->
        [yes] sulla busta figura il numero della mossa
       *[no] sulla busta non figura il numero della mossa
    }
    .asks = Sulla busta figura il numero della mossa?
fact-envelope-shows-draw-offer = offerta di patta sulla busta
    .states = { $value ->
        [yes] sulla busta figura l'offerta di patta
       *[no] sulla busta non figura l'offerta di patta
    }
    .asks = Sulla busta figura l'offerta di patta?
fact-envelope-shows-resumption = dati della ripresa sulla busta
    .states = { $value ->
        [yes] sulla busta figurano il giorno, l'ora e il luogo della ripresa
       *[no] sulla busta non figurano il giorno, l'ora e il luogo della ripresa
    }
    .asks = Sulla busta figurano il giorno, l'ora e il luogo della ripresa?
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
        [none] prima della ripresa non è stato comunicato né un accordo di patta né un abbandono
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
        [sealer] { $party_number ->
            [plural] prima della ripresa hanno abbandonato { $party }
           *[singular] prima della ripresa ha abbandonato { $party }
        }
       *[replier] { $party_number ->
            [plural] prima della ripresa hanno abbandonato { $party }
           *[singular] prima della ripresa ha abbandonato { $party }
        }
    }
    .asks = Chi ha abbandonato?
    .value = { $value ->
        [nobody] nessuno
        [sealer] { $party }
       *[replier] { $party }
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
fact-late-blameless = ritardo senza colpa
    .states = { $value ->
        [yes] il ritardo ha una causa indipendente dal giocatore
       *[no] nessun ritardo ha una causa indipendente dal giocatore
    }
    .asks = Il ritardo ha una causa indipendente dal giocatore?
fact-event-sets-default-time = tempo di tolleranza stabilito o no
    .states = { $value ->
        [yes] il bando del torneo stabilisce un tempo di tolleranza
       *[no] il bando del torneo non stabilisce alcun tempo di tolleranza
    }
    .asks = Il bando del torneo stabilisce un tempo di tolleranza?
fact-event-default-time = tempo di tolleranza
    .states = il tempo di tolleranza è di { $value }
    .sets = il tempo di tolleranza è di { $value }
    .asks = Quale tempo di tolleranza vale: quello fissato dal bando del torneo o, in mancanza, dall'arbitro?
fact-event-resumption-limit = ritardo ammesso alla ripresa
    .states = un giocatore può arrivare alla ripresa con un ritardo fino a { $value }
    .asks = Quale ritardo ammette alla ripresa il bando del torneo?
fact-arbiter-waives-default = deroga per il ritardo
    .states = { $value ->
        [yes] l'arbitro concede una deroga per il ritardo
       *[no] l'arbitro non concede deroghe per il ritardo
    }
    .asks = L'arbitro concede una deroga per il ritardo?
    .discretion = l'arbitro può decidere che il ritardo non faccia perdere la partita
fact-arbiter-shares-lost-time = decisione dell'arbitro sul tempo perso
    .states = { $value ->
        [yes] l'arbitro dispone altrimenti sul tempo perso
       *[no] l'arbitro non dispone altrimenti sul tempo perso
    }
    .asks = L'arbitro dispone altrimenti sul tempo perso?
    .discretion = l'arbitro può disporre altrimenti sul tempo perso
fact-reply-piece-touched = pezzo toccato per rispondere
    .states = { $value ->
        [yes] chi deve rispondere ha già toccato un suo pezzo per farlo
       *[no] chi deve rispondere non ha toccato alcun suo pezzo per farlo
    }
    .asks = Chi deve rispondere ha già toccato un suo pezzo per farlo?
fact-reply-sealed = risposta in busta
    .states = { $value ->
        [yes] c'è una risposta in busta
       *[no] non c'è alcuna risposta in busta
    }
    .asks = C'è una risposta in busta?
fact-reply-reading = lettura della risposta in busta
    .states = { $value ->
        [clear] la risposta in busta è scritta con chiarezza
        [inexact] la risposta in busta è scritta con qualche inesattezza, ma le corrisponde una sola mossa legale
        [ambiguous] la risposta in busta, così come è scritta, corrisponde a due o più mosse legali
        [illegal] la risposta in busta è illegale
        [unintelligible] da ciò che è scritto nella busta con la risposta non si può sapere quale sia la mossa
       *[absent] nella busta con la risposta non è scritta alcuna mossa
    }
    .asks = Come è scritta la risposta in busta?
    .value = { $value ->
        [clear] chiara
        [inexact] inesatta
        [ambiguous] ambigua
        [illegal] illegale
        [unintelligible] indecifrabile
       *[absent] non scritta
    }
fact-reply-intention-doubtful = dubbio sulla risposta che si voleva mettere in busta
    .states = { $value ->
        [yes] a giudizio dell'arbitro c'è un ragionevole dubbio sulla risposta che si voleva mettere in busta
       *[no] a giudizio dell'arbitro non c'è un ragionevole dubbio sulla risposta che si voleva mettere in busta
    }
    .asks = A giudizio dell'arbitro, c'è un ragionevole dubbio sulla risposta che si voleva mettere in busta?
fact-reply-ends-game = fine della partita con la risposta in busta
    .states = { $value ->
        [no] la risposta in busta non pone fine alla partita
        [checkmate] la risposta in busta dà scacco matto
        [stalemate] la risposta in busta mette in stallo l'avversario
        [dead_position] la risposta in busta porta a una posizione morta
        [fivefold] con la risposta in busta la posizione si presenta per la quinta volta
       *[seventy_five] con la risposta in busta ciascuna parte completa settantacinque mosse senza catture né mosse di pedone
    }
    .asks = La risposta in busta pone fine alla partita, e in che modo?
    .value = { $value ->
        [no] no
        [checkmate] scacco matto
        [stalemate] stallo
        [dead_position] posizione morta
        [fivefold] quintuplice ripetizione
       *[seventy_five] settantacinque mosse
    }
fact-refuses-who = rifiuto di rispettare le regole
    .states = { $value ->
        [nobody] nessun giocatore si rifiuta di rispettare le regole
        [sealer] { $party_number ->
            [plural] { $party } si rifiutano di rispettare le regole
           *[singular] { $party } si rifiuta di rispettare le regole
        }
        [replier] { $party_number ->
            [plural] { $party } si rifiutano di rispettare le regole
           *[singular] { $party } si rifiuta di rispettare le regole
        }
       *[both] entrambi i giocatori si rifiutano di rispettare le regole
    }
    .asks = Quale giocatore si rifiuta di rispettare le regole, se uno si rifiuta?
    .value = { $value ->
        [nobody] nessuno
        [sealer] { $party }
        [replier] { $party }
       *[both] entrambi i giocatori
    }
fact-refuses-persists = persistenza nel rifiuto
    .states = { $value ->
        [yes] il rifiuto persiste dopo che l'arbitro ha detto che cosa esigono le regole
       *[no] il rifiuto non persiste
    }
    .asks = Il rifiuto persiste dopo che l'arbitro ha detto che cosa esigono le regole?

## Facts: the clocks

fact-player-flag-fallen = bandierina { $party_of }
    .states = { $value ->
        [yes] la bandierina { $party_of } è caduta
       *[no] { $party_number ->
            [plural] nessuna bandierina è caduta
           *[singular] la bandierina { $party_of } non è caduta
        }
    }
    .asks = La bandierina { $party_of } è caduta?
fact-player-time-used = tempo usato sull'orologio { $party_of }
    .states = { $party_number ->
        [plural] { $party } hanno usato { $value }
       *[singular] { $party } ha usato { $value }
    }
    .asks = { $party_number ->
        [plural] Quanto tempo hanno usato { $party }?
       *[singular] Quanto tempo ha usato { $party }?
    }
    .sets = il tempo usato sull'orologio { $party_of } diventa { $value }
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
fact-clocks-error-proven = prova dell'errore dell'orologio
    .states = { $value ->
        [yes] è provato che il tempo è stato registrato male
       *[no] non è provato che il tempo sia stato registrato male
    }
    .asks = È provato che il tempo è stato registrato male?
fact-clocks-negligence = negligenza nell'errore dell'orologio
    .states = { $value ->
        [yes] l'errore dell'orologio è dovuto a una negligenza
       *[no] l'errore dell'orologio non è dovuto ad alcuna negligenza
    }
    .asks = L'errore dell'orologio è dovuto a una negligenza?
fact-clocks-noticed = momento in cui si segnala l'errore dell'orologio
    .states = { $value ->
        [no] nessun giocatore ha segnalato l'errore dell'orologio
        [before_first_move] l'errore dell'orologio è stato notato prima della prima mossa
       *[after_first_move] l'errore dell'orologio è stato notato dopo la prima mossa
    }
    .asks = L'errore dell'orologio è stato notato, e quando?
    .value = { $value ->
        [no] no
        [before_first_move] prima della sua prima mossa
       *[after_first_move] dopo la sua prima mossa
    }
fact-arbiter-corrects-clock-anyway = correzione dell'orologio malgrado la segnalazione tardiva
    .states = { $value ->
        [yes] l'arbitro corregge l'orologio benché l'errore non sia stato segnalato in tempo o non sia accertato
       *[no] l'arbitro non corregge un errore dell'orologio non segnalato in tempo o non accertato
    }
    .asks = L'arbitro corregge l'orologio benché l'errore non sia stato segnalato in tempo o non sia accertato?
    .discretion = tuttavia l'arbitro può decidere di correggere l'orologio anche se l'errore non è stato segnalato in tempo o non è accertato
fact-irregularity-found = irregolarità scoperta
    .states = { $value ->
        [yes] si è scoperto che in una mossa precedente c'è stata un'irregolarità
       *[no] non si è scoperta alcuna irregolarità nelle mosse precedenti
    }
    .asks = Si è scoperto che in una mossa precedente c'è stata un'irregolarità?
fact-irregularity-move = mossa dell'irregolarità
    .states = l'irregolarità è avvenuta alla mossa { $value }
    .asks = A quale mossa è avvenuta l'irregolarità?
fact-irregularity-found-at-move = mossa in cui è stata scoperta l'irregolarità
    .states = l'irregolarità è stata scoperta alla mossa { $value }
    .asks = A quale mossa è stata scoperta l'irregolarità?

## Facts: an irregularity found during play

fact-illegal-found = mossa illegale scoperta
    .states = { $value ->
        [yes] durante la partita si è scoperta una mossa illegale già completata
       *[no] non si è scoperta alcuna mossa illegale già completata
    }
    .asks = Durante la partita si è scoperta una mossa illegale già completata, con l'orologio premuto?
fact-illegal-kind = genere di mossa illegale
    .states = { $value ->
        [other] la mossa illegale non è la mancata promozione di un pedone sull'ultima traversa
       *[pawn_not_promoted] un pedone è arrivato all'ultima traversa e non è stato sostituito con un altro pezzo prima di premere l'orologio
    }
    .asks = La mossa illegale è la mancata promozione di un pedone sull'ultima traversa, o è di altro genere?
    .value = { $value ->
        [other] di altro genere
       *[pawn_not_promoted] un pedone non promosso
    }
fact-illegal-position-known = certezza sulla posizione che precede la mossa illegale
    .states = { $value ->
        [yes] si sa quale posizione c'era prima della mossa illegale
       *[no] non c'è modo di sapere quale posizione c'era subito prima della mossa illegale
    }
    .asks = Si sa quale posizione c'era subito prima della mossa illegale?
fact-player-illegal-moves = mosse illegali { $party_of }
    .states = il totale delle mosse illegali { $party_of } in questa partita è { $value }
    .asks = { $party_number ->
        [plural] Quante mosse illegali hanno completato { $party } in questa partita, contando quella appena scoperta se è loro?
       *[singular] Quante mosse illegali ha completato { $party } in questa partita, contando quella appena scoperta se è sua?
    }
fact-player-illegal-now = se la mossa illegale appena scoperta è { $party_of }
    .states = { $value ->
        [yes] la mossa illegale appena scoperta è { $party_of }
       *[no] la mossa illegale appena scoperta non è { $party_of }
    }
    .asks = La mossa illegale appena scoperta è { $party_of }?
fact-displaced-found = pezzi fuori dalla loro casa
    .states = { $value ->
        [yes] durante la partita si è scoperto che qualche pezzo non sta nella casa che gli spetta
       *[no] non si è scoperto alcun pezzo fuori dalla casa che gli spetta
    }
    .asks = Durante la partita si è scoperto qualche pezzo fuori dalla casa che gli spetta?
fact-displaced-position-known = certezza sulla posizione che precede lo spostamento
    .states = { $value ->
        [yes] si sa quale posizione c'era prima che i pezzi fossero spostati
       *[no] non c'è modo di sapere quale posizione c'era subito prima che i pezzi fossero spostati
    }
    .asks = Si sa quale posizione c'era subito prima che i pezzi fossero spostati?

## Facts: the recording of the moves

fact-recording-in-advance = annotazione anticipata
    .states = { $value ->
        [yes] un giocatore annota la sua mossa prima di eseguirla
       *[no] nessun giocatore annota la sua mossa prima di eseguirla
    }
    .asks = Un giocatore annota la sua mossa prima di eseguirla?
fact-recording-reason = motivo dell'annotazione anticipata
    .states = { $value ->
        [none] la mossa non è annotata in anticipo per reclamare la patta né per metterla in busta
        [draw_claim] la mossa è annotata in anticipo per reclamare la patta
       *[adjournment] la mossa è annotata in anticipo per metterla in busta
    }
    .asks = La mossa è annotata in anticipo per reclamare la patta o per metterla in busta?
    .value = { $value ->
        [none] per nessuna delle due cose
        [draw_claim] per reclamare la patta
       *[adjournment] per metterla in busta
    }
fact-recording-other-notes = appunti estranei sul formulario
    .states = { $value ->
        [yes] sul formulario si scrivono appunti che non sono dati della partita
       *[no] sul formulario non si scrivono appunti estranei ai dati della partita
    }
    .asks = Sul formulario si scrivono appunti che non sono dati della partita?
fact-recording-unable = giocatore che non può annotare
    .states = { $value ->
        [yes] un giocatore non può annotare le mosse
       *[no] entrambi i giocatori possono annotare le mosse
    }
    .asks = C'è un giocatore che non può annotare le mosse?
fact-recording-disability = disabilità del giocatore che non può annotare
    .states = { $value ->
        [yes] il giocatore che non può annotare ha una disabilità
       *[no] il giocatore che non può annotare non ha alcuna disabilità
    }
    .asks = Il giocatore che non può annotare ha una disabilità?
fact-recording-offer-noted = annotazione dell'offerta sui formulari
    .states = { $value ->
        [yes] l'offerta di patta figura già su entrambi i formulari
       *[no] l'offerta di patta non figura ancora su entrambi i formulari
    }
    .asks = L'offerta di patta figura già su entrambi i formulari?
fact-player-moves-behind = mosse non annotate { $party_of }
    .states = il numero di mosse proprie non annotate sul formulario { $party_of } è { $value }
    .asks = Quante mosse proprie mancano sul formulario { $party_of }?
fact-player-under-five-minutes = poco tempo sull'orologio { $party_of }
    .states = { $value ->
        [yes] l'orologio { $party_of } ha segnato in questo periodo meno di cinque minuti
       *[no] { $party_number ->
            [plural] nessun orologio ha segnato in questo periodo meno di cinque minuti
           *[singular] l'orologio { $party_of } non ha mai segnato in questo periodo meno di cinque minuti
        }
    }
    .asks = In qualche momento di questo periodo l'orologio { $party_of } ha segnato meno di cinque minuti?
fact-event-increment = tempo aggiunto a ogni mossa
    .states = { $zero ->
        [yes] si gioca senza incremento di tempo per mossa
       *[no] l'orologio aggiunge { $value } a ogni mossa
    }
    .asks = Quanto tempo aggiunge l'orologio a ogni mossa?

## Facts: the claim of a draw

fact-sealed-ends-differ = esiti delle mosse che l'annotazione ammette
    .states = { $value ->
        [yes] le mosse che l'annotazione ammette non concludono la partita allo stesso modo
       *[no] le mosse che l'annotazione ammette concludono la partita allo stesso modo, o nessuna la conclude
    }
    .asks = Le mosse che l'annotazione ammette concludono la partita in modo diverso, o solo alcune?
fact-sealed-as-on-board = mossa in busta e mossa sulla scacchiera
    .states = { $value ->
        [yes] la mossa in busta è quella fatta sulla scacchiera
       *[no] la mossa in busta non è quella fatta sulla scacchiera
    }
    .asks = La mossa in busta è quella fatta sulla scacchiera?
fact-sealing-done = messa in busta di una mossa
    .states = { $value ->
        [yes] una mossa è stata messa in busta
       *[no] nessuna mossa è stata messa in busta
    }
    .asks = È stata messa in busta una mossa?
fact-player-control-made = mosse del controllo del tempo { $party_of }
    .states = { $value ->
        [yes] { $party_number ->
            [plural] { $party } hanno completato in tempo le mosse del controllo
           *[singular] { $party } ha completato in tempo le mosse del controllo
        }
       *[no] { $party_number ->
            [plural] { $party } non hanno completato in tempo le mosse del controllo
           *[singular] { $party } non ha completato in tempo le mosse del controllo
        }
    }
    .asks = { $party_number ->
        [plural] { $party } hanno completato in tempo le mosse del controllo?
       *[singular] { $party } ha completato in tempo le mosse del controllo?
    }
fact-sealer-enough-time = tempo rimasto a chi mette in busta
    .states = { $value ->
        [yes] a giudizio dell'arbitro a chi mette in busta resta tempo sufficiente
       *[no] a giudizio dell'arbitro a chi mette in busta non resta tempo sufficiente
    }
    .asks = A giudizio dell'arbitro, a chi mette in busta resta tempo sufficiente?
fact-players-agree = accordo dei giocatori su posizione e tempi
    .states = { $value ->
        [yes] i giocatori sono d'accordo sulla posizione e sui tempi
       *[no] i giocatori non sono d'accordo sulla posizione e sui tempi
    }
    .asks = I giocatori sono d'accordo sulla posizione e sui tempi?
fact-resignation-told-to = a chi è stato comunicato l'abbandono
    .states = { $value ->
        [arbiter] l'abbandono è stato comunicato all'arbitro
       *[opponent] l'abbandono è stato comunicato solo all'avversario
    }
    .asks = A chi è stato comunicato l'abbandono?
    .value = { $value ->
        [arbiter] all'arbitro
       *[opponent] solo all'avversario
    }
fact-player-blameless = causa del ritardo { $party_of }
    .states = { $value ->
        [yes] il ritardo { $party_of } ha una causa indipendente dal giocatore
       *[no] il ritardo { $party_of } non ha una causa indipendente dal giocatore
    }
    .asks = Il ritardo { $party_of } ha una causa indipendente dal giocatore?
fact-player-default-waived = deroga per il ritardo { $party_of }
    .states = { $value ->
        [yes] l'arbitro concede una deroga per il ritardo { $party_of }
       *[no] l'arbitro non concede deroghe per il ritardo { $party_of }
    }
    .asks = L'arbitro concede una deroga per il ritardo { $party_of }?
    .discretion = l'arbitro può decidere che il ritardo { $party_of } non faccia perdere la partita
fact-event-decides-lost-time = bando del torneo sul tempo perso
    .states = { $value ->
        [yes] il bando del torneo dispone altrimenti sul tempo perso
       *[no] il bando del torneo non dispone altrimenti sul tempo perso
    }
    .asks = Il bando del torneo dispone altrimenti sul tempo perso?
fact-flags-first-known = quale bandierina è caduta per prima
    .states = { $value ->
        [yes] si può stabilire quale bandierina è caduta per prima
       *[no] non si può stabilire quale bandierina è caduta per prima
    }
    .asks = Si può stabilire quale bandierina è caduta per prima?
fact-flags-last-period = bandierine cadute nell'ultimo periodo
    .states = { $value ->
        [yes] le bandierine sono cadute nel periodo in cui si devono fare tutte le mosse restanti
       *[no] al periodo in cui sono cadute le bandierine ne doveva seguire un altro
    }
    .asks = Le bandierine sono cadute nel periodo in cui si devono fare tutte le mosse restanti?
fact-player-flag-after-correction = bandierina { $party_of } con il tempo giusto
    .states = { $value ->
        [yes] la bandierina { $party_of } sarebbe caduta anche con il tempo giusto
       *[no] la bandierina { $party_of } non sarebbe caduta con il tempo giusto
    }
    .asks = La bandierina { $party_of } sarebbe caduta anche con il tempo giusto?
fact-clocks-noticed-by = chi ha notato l'errore degli orologi
    .states = { $value ->
        [player] l'errore degli orologi è stato segnalato da un giocatore
       *[arbiter] l'errore degli orologi è stato notato dall'arbitro, non da un giocatore
    }
    .asks = Chi ha notato l'errore degli orologi?
    .value = { $value ->
        [player] un giocatore
       *[arbiter] l'arbitro
    }
fact-player-moves-before = mosse { $party_of } prima dell'irregolarità
    .states = il numero di mosse { $party_of } prima dell'irregolarità è { $value }
    .asks = { $party_number ->
        [plural] Quante mosse avevano fatto { $party } prima dell'irregolarità?
       *[singular] Quante mosse aveva fatto { $party } prima dell'irregolarità?
    }
fact-player-moves-made = mosse { $party_of } alla scoperta dell'irregolarità
    .states = il numero di mosse { $party_of } alla scoperta dell'irregolarità è { $value }
    .asks = { $party_number ->
        [plural] Quante mosse avevano fatto { $party } alla scoperta dell'irregolarità?
       *[singular] Quante mosse aveva fatto { $party } alla scoperta dell'irregolarità?
    }
fact-players-both-moved = una mossa di ciascun giocatore
    .states = { $value ->
        [yes] ciascun giocatore ha fatto almeno una mossa
       *[no] almeno uno dei due giocatori non ha ancora fatto una mossa
    }
    .asks = Ciascun giocatore ha fatto almeno una mossa?
fact-event-special-flag-law = norma speciale sul tempo superato
    .states = { $value ->
        [yes] gli organizzatori hanno adottato una norma speciale per accertare chi supera il tempo
       *[no] gli organizzatori non hanno adottato alcuna norma speciale per accertare chi supera il tempo
    }
    .asks = Gli organizzatori hanno adottato una norma speciale per accertare chi supera il tempo?
fact-claim-kind = richiesta di patta
    .states = { $value ->
        [none] non è stata reclamata la patta
        [threefold_next] si reclama la patta per una triplice ripetizione che si avrà con una mossa non ancora eseguita
        [threefold_now] si reclama la patta per una triplice ripetizione che si è già avuta
       *[fifty] si reclama la patta per cinquanta mosse senza catture né mosse di pedone
    }
    .asks = Si reclama la patta, e per quale motivo?
    .value = { $value ->
        [none] non si reclama
        [threefold_next] triplice ripetizione con la prossima mossa
        [threefold_now] triplice ripetizione già avvenuta
       *[fifty] cinquanta mosse
    }
fact-claim-by = chi reclama la patta
    .states = { $value ->
        [sealer] { $party_number ->
            [plural] a reclamare la patta sono { $party }
           *[singular] a reclamare la patta è { $party }
        }
       *[replier] { $party_number ->
            [plural] a reclamare la patta sono { $party }
           *[singular] a reclamare la patta è { $party }
        }
    }
    .asks = Quale giocatore reclama la patta?
    .value = { $value ->
        [sealer] { $party }
       *[replier] { $party }
    }
fact-claim-on-move = tratto di chi reclama la patta
    .states = { $value ->
        [yes] chi reclama la patta ha il tratto
       *[no] chi reclama la patta non ha il tratto
    }
    .asks = Chi reclama la patta ha il tratto?
fact-claim-piece-touched = pezzo toccato prima di reclamare
    .states = { $value ->
        [yes] chi reclama la patta ha prima toccato un pezzo per muoverlo o catturarlo
       *[no] chi reclama la patta non ha toccato prima alcun pezzo
    }
    .asks = Chi reclama la patta ha prima toccato un pezzo per muoverlo o catturarlo?
fact-claim-written = testo della mossa con cui si reclama la patta
    .states = la mossa con cui si reclama la patta è scritta così: «{ $value }»
    .asks = Come è scritta sul formulario la mossa con cui si reclama la patta?
fact-claim-move-written = annotazione preventiva di chi reclama la patta
    .states = { $value ->
        [yes] chi reclama la patta ha prima scritto la sua mossa sul formulario, senza eseguirla
       *[no] chi reclama la patta non ha scritto la sua mossa sul formulario prima di reclamare
    }
    .asks = Chi reclama la patta ha prima scritto la sua mossa sul formulario, senza eseguirla?
fact-claim-declared = avviso all'arbitro di chi reclama la patta
    .states = { $value ->
        [yes] chi reclama la patta ha detto all'arbitro che farà quella mossa
       *[no] chi reclama la patta non ha detto all'arbitro che farà quella mossa
    }
    .asks = Chi reclama la patta ha detto all'arbitro che farà quella mossa?
fact-sealed-repetitions = ripetizioni della posizione dopo la mossa in busta
    .states = { $value ->
        [1] contando la mossa in busta, la posizione si è presentata una volta
       *[other] contando la mossa in busta, la posizione si è presentata { $value } volte
    }
    .asks = Quante volte si è presentata la posizione, contando la mossa in busta?
fact-position-repetitions = ripetizioni prima della mossa in busta
    .states = { $value ->
        [1] nessuna posizione si era ripetuta prima della mossa in busta
       *[other] la posizione più ripetuta prima della mossa in busta si era presentata { $value } volte
    }
    .asks = Quante volte si era presentata, prima della mossa in busta, la posizione più ripetuta?
fact-claim-repetitions = ripetizioni della posizione reclamata
    .states = il numero di volte in cui si sarà presentata la posizione, contando la mossa annunciata se c'è, è { $value }
    .asks = Quante volte si sarà presentata la posizione, contando la mossa annunciata se c'è?
fact-claim-quiet-moves = mosse senza catture né mosse di pedone
    .states = il numero di mosse che ciascun giocatore avrà fatto senza catture né mosse di pedone, contando la mossa annunciata se c'è, è { $value }
    .asks = Quante mosse avrà fatto ciascun giocatore senza catture né mosse di pedone, contando la mossa annunciata se c'è?

## Facts: the draw offer

fact-event-draw-rule = regola della competizione sugli accordi di patta
    .states = { $value ->
        [free] il bando non limita gli accordi di patta
        [after_move] il bando non ammette accordi di patta finché non si è giocato un certo numero di mosse
       *[never] il bando non ammette accordi di patta
    }
    .asks = Il bando del torneo limita gli accordi di patta?
    .value = { $value ->
        [free] no
        [after_move] sì, fino a un certo numero di mosse
       *[never] sì, per tutta la partita
    }
fact-event-draw-after-move = mosse richieste prima di accordarsi per la patta
    .states = il numero di mosse richieste prima di potersi accordare per la patta è { $value }
    .asks = Quante mosse richiede il bando prima di potersi accordare per la patta?
fact-arbiter-consents = consenso dell'arbitro alla patta
    .states = { $value ->
        [yes] l'arbitro acconsente all'accordo di patta
       *[no] l'arbitro non ha dato il suo consenso all'accordo di patta
    }
    .asks = L'arbitro acconsente all'accordo di patta?
    .discretion = l'arbitro può dare il suo consenso all'accordo di patta
fact-offer-by = autore dell'offerta di patta
    .states = { $value ->
        [sealer] { $party_number ->
            [plural] a offrire la patta sono stati { $party }
           *[singular] a offrire la patta è stato { $party }
        }
       *[replier] { $party_number ->
            [plural] a offrire la patta sono stati { $party }
           *[singular] a offrire la patta è stato { $party }
        }
    }
    .asks = Quale giocatore ha offerto patta?
    .value = { $value ->
        [sealer] { $party }
       *[replier] { $party }
    }
fact-offer-moment = momento dell'offerta di patta
    .states = { $value ->
        [none] non è stata offerta la patta
        [after_move] la patta è stata offerta dopo la mossa e prima di premere l'orologio
        [own_clock] chi ha offerto la patta lo ha fatto con il proprio orologio in moto, prima di muovere
        [opponent_clock] la patta è stata offerta con l'orologio dell'avversario in moto
        [after_opponent_sealed] la patta è stata offerta quando l'avversario aveva già messo in busta
       *[between_sessions] la patta è stata offerta fra una sessione e l'altra
    }
    .asks = È stata offerta la patta, e in quale momento?
    .value = { $value ->
        [none] non è stata offerta
        [after_move] dopo la mossa e prima di premere l'orologio
        [own_clock] con il proprio orologio in moto, prima di muovere
        [opponent_clock] con l'orologio dell'avversario in moto
        [after_opponent_sealed] quando l'avversario aveva già messo in busta
       *[between_sessions] fra una sessione e l'altra
    }
fact-offer-answer = risposta all'offerta di patta
    .states = { $value ->
        [none] nessuna offerta di patta ha avuto risposta
        [accepted] l'offerta di patta è stata accettata
        [declined_orally] l'offerta di patta è stata rifiutata a voce
        [declined_by_touch] all'offerta di patta si è risposto toccando un pezzo per muoverlo o catturarlo
       *[declined_by_move] l'offerta di patta è stata rifiutata con una mossa
    }
    .asks = Che risposta ha avuto l'offerta di patta?
    .value = { $value ->
        [none] nessuna
        [accepted] accettata
        [declined_orally] rifiutata a voce
        [declined_by_touch] un pezzo toccato per muoverlo o catturarlo
       *[declined_by_move] rifiutata con una mossa
    }
fact-offer-conditional = condizione dell'offerta di patta
    .states = { $value ->
        [yes] l'offerta di patta pone una condizione
       *[no] l'offerta di patta non pone alcuna condizione
    }
    .asks = L'offerta di patta pone una condizione?
fact-offer-withdrawn = ritiro dell'offerta di patta
    .states = { $value ->
        [yes] chi ha offerto patta vuole ritirare la sua offerta
       *[no] chi ha offerto patta non vuole ritirare la sua offerta
    }
    .asks = Chi ha offerto patta vuole ritirare la sua offerta?
fact-offer-moved-since = mossa eseguita dopo l'offerta
    .states = { $value ->
        [yes] chi ha offerto patta ha poi eseguito la sua mossa
       *[no] chi ha offerto patta non ha poi eseguito alcuna mossa
    }
    .asks = Chi ha offerto patta ha poi eseguito la sua mossa?
fact-offer-standing = offerta di patta valida all'aggiornamento
    .states = { $value ->
        [yes] all'aggiornamento era ancora valida un'offerta di patta
       *[no] all'aggiornamento non era valida alcuna offerta di patta
    }
    .asks = All'aggiornamento era ancora valida un'offerta di patta?

## Acts: after «deve», «può», «non deve»

act-ask-to-seal = chiedere al giocatore che ha il tratto di mettere in busta la mossa
act-write-on-paper = scrivere la mossa in busta su un formulario cartaceo
act-write-sealed-move = annotare la mossa sul formulario senza ambiguità
act-write-board-move = mettere in busta la stessa mossa giocata sulla scacchiera
act-write-resumption-move = scrivere la mossa con cui riprenderà la partita
act-enclose-record = chiudere in una busta l'annotazione di quella mossa
act-enclose-scoresheets = mettere nella busta i due formulari
act-seal-envelope = chiudere la busta
act-sign-envelope = firmare la busta
act-change-sealed-move = cambiare la mossa messa in busta
act-return-envelope = restituire la busta al giocatore
act-refuse-return = rifiutarsi di restituire la busta
act-seal-early = chiudere in busta la mossa prima che finisca la sessione
act-refuse-early-seal = opporsi alla messa in busta prima che finisca la sessione
act-stop-clock = { $own ->
        [yes] fermare il proprio orologio
       *[no] fermare l'orologio { $object_of }
    }
act-stop-clocks = fermare gli orologi
act-start-other-clock = avviare l'orologio dell'avversario
act-bear = riportare { $object }
act-check-envelope = controllare i dati scritti sulla busta
act-keep-envelope = custodire la busta
act-access-envelope = avere accesso alla busta mentre la partita è aggiornata
act-set-up-position = disporre sulla scacchiera la posizione che precede la mossa in busta
act-set-clocks = regolare gli orologi sui tempi usati fino all'aggiornamento
act-warn-notation = avvertire il giocatore che è riconosciuta solo la notazione algebrica
act-open-envelope = aprire la busta
act-play-sealed-move = giocare sulla scacchiera la mossa in busta
act-play-intended-move = giocare sulla scacchiera la mossa che si voleva mettere in busta
act-await-sealer = attendere chi ha messo la mossa in busta
act-decide-clock = decidere quale orologio corra nel frattempo, perché il testo non lo dice
act-play-stated-move = giocare sulla scacchiera la mossa che dichiara di avere messo in busta
act-play-chosen-move = eseguire sulla scacchiera la mossa scelta
act-play-imposed-move = eseguire la mossa imposta dall'avversario, quando l'avrà scelta
act-withdraw-move = ritirare la mossa illegale
act-castle = arroccare per eseguire la mossa imposta
act-choose-reading = scegliere fra le mosse che l'annotazione ammette
act-impose-piece-move = esigere che il pezzo annotato faccia una mossa legale
act-impose-king-move = esigere che si muova il re
act-name-piece = indicare quale pezzo si deve muovere
act-demand-capture-penalty = esigere la penalità prevista per la presa illegale
act-demand-penalty = esigere a questo punto una penalità per la mossa illegale
act-judge-error = giudicare se nell'annotazione si può accertare un errore materiale evidente
act-oversee-formalities = far compiere davanti a sé le formalità della ripresa
act-restore-position = far disporre sulla scacchiera la posizione corretta
act-restart-clock = rimettere in moto l'orologio
act-start-clock = avviare l'orologio { $object_of }
    .again = riavviare l'orologio { $object_of }
act-pause-own-clock = fermare il proprio orologio
act-call-arbiter = chiamare l'arbitro
act-seal-reply = chiudere la propria risposta in un'altra busta
act-keep-reply = custodire la busta con la risposta
act-open-reply = aprire la busta con la risposta
act-play-reply = eseguire sulla scacchiera la risposta messa in busta
act-switch-clocks = fermare il proprio orologio e mettere in moto quello dell'avversario
act-share-lost-time = ripartire il tempo perduto fra i due orologi come ritiene
act-reset-clocks = rimettere sugli orologi i tempi che spettano
act-name-intended-move = dire quale mossa si intendeva mettere in busta
act-judge-intention = giudicare se c'è un ragionevole dubbio sulla mossa che si intendeva fare
act-judge-breach = decidere quale conseguenza abbia l'infrazione
act-settle-lost-reply = decidere come prosegua la partita senza la risposta smarrita, perché il testo non lo dice
act-judge-reply = decidere che cosa segua dalla risposta annotata male, perché il testo non lo dice
act-replay-game = disporre che si giochi una nuova partita
act-establish-times = determinare i tempi usati e regolare su di essi gli orologi
act-correct-clocks = correggere i tempi degli orologi
act-bear-negligence = sopportare le conseguenze di non avere controllato gli orologi
act-accept-offer = accettare l'offerta
act-decline-offer = rifiutare l'offerta { $object }
act-defer-answer = aspettare, prima di rispondere, che l'avversario abbia eseguito la sua mossa
act-withdraw-offer = ritirare l'offerta di patta
act-offer-out-of-turn = offrire la patta in un momento che non sia subito dopo avere eseguito la propria mossa
act-press-clock = avviare l'orologio dell'avversario
act-reinstate-position = ristabilire { $object }
act-apply-touch-move = esigere che la mossa che sostituisce quella illegale rispetti le norme sul pezzo toccato e sulla mossa eseguita
act-promote-to-queen = mettere al posto del pedone una donna del suo colore
act-judge-times = determinare secondo il suo miglior giudizio i tempi che gli orologi segnano, e regolarli così
act-add-time = aggiungere due minuti all'orologio { $object_of }
act-record-moves = annotare sul formulario le mosse di entrambe le parti, una dopo l'altra
act-write-in-advance = annotare la propria mossa prima di eseguirla
act-write-other-notes = scrivere sul formulario appunti che non siano dati della partita
act-reply-first = rispondere alla mossa dell'avversario prima di annotarla
act-record-previous = annotare la propria mossa precedente prima di farne un'altra
act-use-assistant = far annotare le mosse a un assistente che l'arbitro accetti
act-adjust-clock = apportare un equo aggiustamento all'orologio del giocatore
act-keep-in-view = tenere il formulario dove l'arbitro possa vederlo finché dura la partita
act-keep-scoresheets = tenersi i formulari, che sono di loro proprietà
act-stop-recording = smettere di annotare fino alla fine del periodo
act-record-offer = segnare sul formulario l'offerta di patta con il segno (=)
act-agree-draw = accordarsi per la patta
act-announce-draw-rule = comunicare nell'invito come sono limitati gli accordi di patta
act-repeat-draw-rule = ripetere quella regola prima che cominci il torneo
act-attach-condition = porre condizioni all'offerta di patta
act-weigh-disturbance = valutare se con l'offerta si è disturbato l'avversario (articolo 11.5)
act-penalise-offerer = sanzionare chi ha offerto patta (articolo 12.9)
act-claim-draw = reclamare la patta
act-change-move = cambiare la mossa che ha scritto
act-check-claim = verificare se la richiesta di patta è corretta
act-halt-clocks = fermare entrambi gli orologi
act-halt-for-claim = fermare entrambi gli orologi
act-withdraw-claim = ritirare la richiesta di patta
act-add-two-minutes = aggiungere due minuti all'orologio { $object_of } per la richiesta errata
act-add-three-minutes = aggiungere tre minuti all'orologio { $object_of } per la richiesta errata
act-resume-clock = riavviare l'orologio { $object_of }
act-make-claimed-move = eseguire sulla scacchiera la mossa scritta per la richiesta
act-leave-unchecked = fare a meno di verificare la richiesta di patta
act-time-by-wall-clock = misurare la sessione con l'orologio da parete
act-count-sealing-time = aggiungere alla sessione il tempo impiegato per mettere in busta
act-control-session = controllare la durata della sessione con il proprio orologio
act-announce-times = annunciare in anticipo l'orario della sessione
act-finish-adjourned = far terminare le partite aggiornate prima dell'ultimo turno
act-depart-from-order = disporre un altro ordine se le circostanze lo richiedono
act-interrupt-long-game = interrompere una partita lunga a favore di altre che finiscano prima
act-extend-session = prolungare la sessione
act-stop-running-clock = fermare gli orologi, se uno è ancora in moto
act-enter-result = registrare il risultato, comunicarlo ai giocatori e annotare l'articolo e l'ora
act-record-annulment = mettere agli atti che la partita è annullata, comunicarlo ai giocatori e annotare l'articolo e l'ora
act-announce-ruling = comunicare la decisione ai giocatori e annotare l'articolo e l'ora
act-make-concessions = fare le concessioni possibili
act-decide-score = decidere il punteggio dell'avversario: un punto, mezzo o nessuno
act-adopt-special-laws = adottare regole speciali
act-waive-default = concedere una deroga per il ritardo

## What the envelope bears

object-names = i nomi dei giocatori
object-position = la posizione che precede la mossa in busta
object-times = i tempi usati da entrambi i giocatori
    .figure = { $party } { $time }
object-sealer-name = il nome di chi ha messo in busta la mossa
object-move-number = il numero della mossa in busta
object-draw-offer = l'offerta di patta
object-resumption-data = il giorno, l'ora e il luogo della ripresa
object-orally-or-by-touch = a voce o toccando un pezzo per muoverlo o catturarlo
object-orally-or-by-move = a voce o eseguendo la propria mossa
object-before-irregularity = la posizione che c'era subito prima dell'irregolarità
object-last-identifiable = l'ultima posizione identificabile tra quelle che precedono l'irregolarità

## States

state-offer-stands = l'offerta di patta resta valida
state-offer-lapses = l'offerta di patta decade
state-condition-void = la condizione non vale
state-agreement-void = l'accordo di patta non vale
state-claim-correct = la richiesta di patta è corretta
state-claim-fails = la richiesta di patta è respinta
state-game-over = la partita è finita
state-moves-void = le mosse eseguite dopo l'irregolarità sono annullate
state-flags-void = le bandierine cadute non decidono la partita

## Matters

matter-result = risultato
matter-sealing = messa in busta
matter-envelope = busta
matter-resumption = ripresa
matter-clocks = orologi
matter-offer = offerta di patta
matter-session = sessione
matter-schedule = calendario
matter-conduct = condotta
matter-irregularity = irregolarità
matter-recording = annotazione
matter-claim = richiesta

topic-sealed-move = Si riprende la partita: che cosa fare della mossa in busta, anche se è scritta male
topic-lateness = Un giocatore è in ritardo o non si presenta
topic-lateness-kinds = Chi manca o è in ritardo?
topic-late-white = Il Bianco è in ritardo o non è arrivato
topic-late-black = Il Nero è in ritardo o non è arrivato
topic-late-both = Non è venuto nessuno dei due
topic-flag = È caduta una bandierina
topic-envelope-missing = La busta è scomparsa
topic-draw-agreed = Prima della ripresa i giocatori si sono accordati per la patta
topic-resignation = Prima della ripresa un giocatore ha abbandonato
topic-clocks-wrong = Gli orologi segnano tempi sbagliati
topic-draw-offer = È stata offerta patta
topic-refusal = Un giocatore rifiuta di continuare o di rispettare le regole
topic-sealing = Finisce la sessione: come si mette in busta una mossa
topic-envelope = Che cosa deve figurare sulla busta
topic-schedule = Durata delle sessioni e calendario delle partite aggiornate
topic-irregularity = Si scopre un'irregolarità: mossa illegale, pezzo spostato, posizione sbagliata
topic-recording = L'annotazione delle mosse
topic-draw-claim = Si reclama la patta
topic-group-resumption = Alla ripresa della partita
topic-group-board = Durante la partita
topic-group-closing = Alla fine della sessione

## Momenti

fact-order = ordine dei fatti
    .states = l'ordine è stato { $value }
    .asks = Che cosa è avvenuto prima?
fact-done = ciò che è già stato fatto
    .states = è già stato fatto questo: { $value }
    .asks = Che cosa è già stato fatto?
fact-reply-sealed-at = la messa in busta della risposta
    .states = la risposta è stata messa in busta { $value }
    .asks = Quando è stata messa in busta la risposta (contando dall'ora fissata)?
fact-position-over-at = la fine della partita sulla scacchiera
    .states = la partita è finita sulla scacchiera { $value }
    .asks = Quando è finita la partita sulla scacchiera (contando dall'ora fissata)?
fact-sealing-at = la messa in busta della mossa
    .states = la mossa è stata messa in busta { $value }
    .asks = Quando è stata messa in busta la mossa (contando dall'ora fissata)?
fact-player-flag-fallen-at = la caduta della bandierina { $party_of }
    .states = la bandierina { $party_of } è caduta { $value }
    .asks = Quando è caduta la bandierina { $party_of } (contando dall'ora fissata)?
fact-ended-before-at = l'accordo o l'abbandono
    .states = l'accordo o l'abbandono è avvenuto { $value }
    .asks = Quando è avvenuto l'accordo o l'abbandono (contando dall'ora fissata)?
fact-offer-accepted-at = l'accettazione della patta
    .states = la patta è stata accettata { $value }
    .asks = Quando è stata accettata la patta (contando dall'ora fissata)?
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
fact-reply-opened-at = l'apertura della risposta in busta
    .states = la risposta in busta è stata aperta { $value }
    .asks = Quando è stata aperta la risposta in busta (contando dall'ora fissata)?
fact-irregularity-found-at = la scoperta dell'irregolarità
    .states = l'irregolarità è stata scoperta { $value }
    .asks = Quando è stata scoperta l'irregolarità (contando dall'ora fissata)?
fact-claim-made-at = la richiesta di patta
    .states = la patta è stata reclamata { $value }
    .asks = Quando è stata reclamata la patta (contando dall'ora fissata)?
fact-refusal-at = il rifiuto di rispettare le regole
    .states = il rifiuto di rispettare le regole è avvenuto { $value }
    .asks = Quando è avvenuto il rifiuto di rispettare le regole (contando dall'ora fissata)?
fact-clocks-noticed-at = l'avviso che un orologio è sbagliato
    .states = l'errore dell'orologio è stato segnalato { $value }
    .asks = Quando è stato segnalato l'errore dell'orologio (contando dall'ora fissata)?
fact-player-limit-at = lo scadere del limite di ritardo { $party_of }
    .states = il limite di ritardo { $party_of } è scaduto { $value }
    .asks = Quando è scaduto il limite di ritardo { $party_of } (contando dall'ora fissata)?

# Readings of contested texts: what is in doubt, and what each choice holds.
fact-reading-bad-record-without-mating-chance = un'annotazione difettosa contro chi non può dare matto
    .states = { $value ->
        [draw] l'annotazione difettosa porta alla patta se l'avversario non potrebbe mai dare matto, come con la bandierina caduta (l'eccezione si applica come nell'articolo richiamato)
       *[lost] perde chi ha annotato male, anche se l'avversario non potrebbe mai dare matto (l'eccezione riguarda solo la bandierina)
    }
    .asks = Perde chi ha annotato male la mossa contro un avversario che non può dare matto con nessuna serie di mosse legali?
    .value = { $value ->
        [draw] patta
       *[lost] perde
    }
fact-reading-ambiguous-yet-over = un'annotazione ambigua che comunque pone fine alla partita
    .states = { $value ->
        [over] se tutte le mosse che l'annotazione ammette pongono fine alla partita allo stesso modo, quella fine vale (il senso delle eccezioni)
       *[lost] perde chi ha annotato in modo ambiguo, anche se tutte le mosse che l'annotazione ammette pongono fine alla partita allo stesso modo (la lettera)
    }
    .asks = Perde chi ha annotato in modo ambiguo quando tutte le mosse che l'annotazione ammette pongono fine alla partita allo stesso modo?
    .value = { $value ->
        [over] vale quella fine
       *[lost] perde
    }
fact-reading-late-replier-and-final-move = chi deve rispondere arriva tardi e la mossa in busta pone fine alla partita
    .states = { $value ->
        [lost] chi doveva rispondere perde per il ritardo anche se la mossa in busta aveva posto fine alla partita (la lettera parla solo di chi ha messo in busta)
       *[over] la mossa in busta aveva posto fine alla partita, chiunque arrivi tardi (il senso: non c'era più una partita da riprendere)
    }
    .asks = Perde per il ritardo chi doveva rispondere se la mossa in busta aveva posto fine alla partita?
    .value = { $value ->
        [lost] perde
       *[over] la partita era finita
    }
fact-reading-flag-while-away-and-final-move = la bandierina di chi deve rispondere, caduta prima del suo arrivo, e una mossa in busta che pone fine alla partita
    .states = { $value ->
        [final_move] la mossa in busta aveva chiuso la partita nel momento in cui fu messa in busta, e la bandierina caduta dopo non fa perdere nulla
       *[flag] la bandierina è caduta prima che la mossa in busta fosse eseguita sulla scacchiera, e quindi conta (la lettera: la mossa si esegue quando arriva chi deve rispondere)
    }
    .asks = La bandierina che cade prima dell'arrivo di chi deve rispondere conta, se la mossa in busta pone fine alla partita?
    .value = { $value ->
        [final_move] la mossa in busta
       *[flag] la bandierina
    }
fact-reading-both-late = entrambi i giocatori in ritardo oltre il limite
    .states = { $value ->
        [lost_by_both] l'articolo colpisce ciascun giocatore in ritardo, quindi perdono entrambi
       *[not_regulated] l'articolo considera un solo giocatore in ritardo; di due non dice nulla
    }
    .asks = Chi perde quando entrambi arrivano troppo tardi?
    .value = { $value ->
        [lost_by_both] perdono entrambi
       *[not_regulated] non regolato
    }
fact-reading-both-late-and-final-move = entrambi i giocatori in ritardo oltre il limite e una mossa in busta che pone fine alla partita
    .states = { $value ->
        [final_move] la mossa in busta aveva posto fine alla partita prima che qualcuno fosse in ritardo (l'interpretazione)
       *[lost_by_both] entrambi perdono per il ritardo, qualunque cosa contenga la busta (la lettera)
    }
    .asks = Che cosa prevale se entrambi arrivano troppo tardi e la mossa in busta pone fine alla partita?
    .value = { $value ->
        [final_move] la mossa in busta
       *[lost_by_both] perdono entrambi
    }
fact-reading-late-and-annulled = busta smarrita, posizione non ricostruibile e un giocatore in ritardo oltre il limite
    .states = { $value ->
        [annulled] la partita è annullata: non c'era più una partita da riprendere
       *[lost] il giocatore in ritardo perde: la busta smarrita non è tra le eccezioni (la lettera)
    }
    .asks = Che cosa prevale se la busta è smarrita, la posizione non è ricostruibile e un giocatore arriva troppo tardi?
    .value = { $value ->
        [annulled] annullata
       *[lost] perde chi è in ritardo
    }
fact-reading-record-against-replier-limit = un'annotazione difettosa, e l'avversario in ritardo oltre il limite
    .states = { $value ->
        [lateness] chi doveva rispondere aveva già perso per il ritardo (conta ciò che è avvenuto prima)
       *[record] decide l'annotazione difettosa: è stata fatta prima che qualcuno potesse essere in ritardo
    }
    .asks = Che cosa prevale se l'annotazione è difettosa e chi doveva rispondere arriva troppo tardi?
    .value = { $value ->
        [lateness] il ritardo
       *[record] l'annotazione
    }
fact-reading-sealed-reply-against-lateness = una risposta in busta che pone fine alla partita, e l'avversario in ritardo oltre il limite
    .states = { $value ->
        [lost] perde chi arriva tardi: il limite di ritardo era scaduto prima che la risposta fosse aperta
       *[reply] la risposta in busta era già fatta, e ha posto fine alla partita
    }
    .asks = Che cosa prevale se la risposta in busta pone fine alla partita e chi aveva messo in busta la mossa arriva troppo tardi?
    .value = { $value ->
        [lost] perde chi è in ritardo
       *[reply] la risposta
    }
fact-reading-concession-for-the-blameless = un giocatore in ritardo senza colpa
    .states = { $value ->
        [arbiter] concedere qualcosa a chi è in ritardo senza colpa spetta all'arbitro (l'interpretazione)
       *[no_ground] essere in ritardo senza colpa non è un motivo per discostarsi dalla lettera dell'articolo
    }
    .asks = Si può scusare chi è in ritardo senza colpa?
    .value = { $value ->
        [arbiter] decide l'arbitro
       *[no_ground] nessun motivo
    }
fact-reading-flag-and-annulled = busta smarrita, posizione non ricostruibile e una bandierina caduta
    .states = { $value ->
        [annulled] la partita è annullata: non poteva riprendere, e nessuna bandierina conta
       *[flag] la bandierina caduta conta ugualmente
    }
    .asks = Che cosa prevale se la busta è smarrita, la posizione non è ricostruibile e cade una bandierina?
    .value = { $value ->
        [annulled] annullata
       *[flag] la bandierina
    }
fact-reading-wrong-clock-and-flag = una bandierina caduta su un orologio che segnava un tempo sbagliato
    .states = { $value ->
        [correct_first] prima si corregge l'orologio; la bandierina conta solo se sarebbe caduta anche con il tempo giusto
       *[flag] la bandierina vale, per quanto sbagliato fosse il tempo che l'orologio segnava
    }
    .asks = Conta una bandierina caduta su un orologio che segnava un tempo sbagliato?
    .value = { $value ->
        [correct_first] prima l'orologio
       *[flag] la bandierina
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
fact-reading-resignation-to-the-opponent = abbandono comunicato soltanto all'avversario
    .states = { $value ->
        [counts] l'abbandono comunicato soltanto all'avversario conta: chi abbandona davanti all'avversario ha perso
       *[not_yet] l'abbandono conta soltanto quando lo sa l'arbitro; fino ad allora la partita continua
    }
    .asks = Conta un abbandono di cui è informato soltanto l'avversario?
    .value = { $value ->
        [counts] conta
       *[not_yet] non ancora
    }
fact-reading-withdrawn-offer-after-sealing = offerta di patta fatta dopo la messa in busta e ritirata
    .states = { $value ->
        [stands] nemmeno l'offerta fatta dopo la messa in busta può essere ritirata: resta valida finché non ha avuto risposta (18.1 e le sue interpretazioni del 1974, lette di ogni offerta)
       *[withdrawn] l'offerta fatta dopo la messa in busta può essere ritirata: i testi lo vietano soltanto delle offerte che nominano
    }
    .asks = Si può ritirare un'offerta di patta fatta dopo la messa in busta?
    .value = { $value ->
        [stands] l'offerta resta valida
       *[withdrawn] ritirata
    }
fact-reading-lost-envelope-without-agreement = busta smarrita, posizione e tempi accertati, giocatori non d'accordo
    .states = { $value ->
        [established] se la posizione e i tempi sono accertati, la partita continua anche se i giocatori non sono d'accordo (il primo capoverso)
       *[annulled] smarrita la busta, la posizione e i tempi dipendono dall'accordo dei giocatori; senza di esso la partita è annullata (il secondo capoverso)
    }
    .asks = Se la busta è smarrita e i giocatori non concordano sulla posizione e sui tempi, la partita continua?
    .value = { $value ->
        [established] continua
       *[annulled] annullata
    }
fact-reading-sealing-and-the-offer = un'offerta di patta e la messa in busta che la segue
    .states = { $value ->
        [stands] l'offerta fatta prima che l'avversario mettesse in busta resta valida: la mossa in busta non è ancora eseguita sulla scacchiera
       *[declined] mettere in busta è eseguire la mossa, e perciò rifiuta l'offerta precedente (la lettera, insieme all'interpretazione del 1966)
    }
    .asks = Chi mette in busta la mossa rifiuta con ciò la patta offerta?
    .value = { $value ->
        [stands] l'offerta resta valida
       *[declined] rifiutata
    }
fact-reading-times-lost = posizione nota, tempi non ricostruibili
    .states = { $value ->
        [position_suffices] basta la posizione, anche se i tempi non sono noti
       *[annulled] occorrono posizione e tempi, quindi la partita è annullata (la lettera)
    }
    .asks = La partita è annullata se la busta è smarrita e si conosce la posizione ma non i tempi?
    .value = { $value ->
        [position_suffices] basta la posizione
       *[annulled] annullata
    }
fact-reading-annulled-with-the-envelope-kept = la posizione non si può stabilire, ma la busta c'è
    .states = { $value ->
        [annulled] la partita è annullata: la lettera chiede solo della posizione
       *[not_regulated] l'articolo tratta della busta smarrita; se la busta c'è, non dice nulla
    }
    .asks = È annullata la partita la cui posizione non si può stabilire benché la busta ci sia?
    .value = { $value ->
        [annulled] annullata
       *[not_regulated] non regolato
    }
fact-reading-position-and-times = si può stabilire solo la posizione, o solo i tempi
    .states = { $value ->
        [each_needed] in una partita con l'orologio occorrono sia la posizione sia i tempi
       *[position_suffices] basta la posizione: senza i tempi la partita non è annullata
    }
    .asks = Se di una partita con l'orologio si può stabilire solo la posizione, o solo i tempi, occorrono entrambi o basta la posizione?
    .value = { $value ->
        [each_needed] occorrono entrambi
       *[position_suffices] basta la posizione
    }
fact-reading-unreadable-record-and-annulled = nessuna mossa leggibile e posizione non ricostruibile
    .states = { $value ->
        [lost] senza una mossa leggibile perde chi ha messo in busta, anche se la posizione non è ricostruibile
       *[annulled] la partita è annullata: non restava una posizione in cui perdere
    }
    .asks = Che cosa prevale se la busta non contiene una mossa leggibile e la posizione non è ricostruibile?
    .value = { $value ->
        [lost] perde chi ha messo in busta
       *[annulled] annullata
    }
fact-reading-agreement-despite-the-ban = patta concordata contro il bando e senza il consenso dell'arbitro
    .states = { $value ->
        [void] la patta concordata contro il bando e senza il consenso dell'arbitro non ha effetto
       *[stands] la patta concordata contro il bando e senza il consenso dell'arbitro vale: il divieto riguarda la condotta
    }
    .asks = Vale una patta concordata senza il consenso dell'arbitro benché il bando la vieti?
    .value = { $value ->
        [void] senza effetto
       *[stands] vale
    }
fact-reading-offer-sign-in-time-trouble = il segno dell'offerta di patta con poco tempo sull'orologio
    .states = { $value ->
        [freed] chi non è tenuto ad annotare non deve segnare neppure l'offerta
       *[needed] l'offerta va segnata comunque, anche senza annotare le mosse (la lettera del 9.1)
    }
    .asks = Deve segnare l'offerta di patta chi ha poco tempo sull'orologio?
    .value = { $value ->
        [freed] non è tenuto
       *[needed] va segnata comunque
    }

## Cases taught

taught-matter-record = La mossa scritta nella busta
taught-matter-replier-late = Ritardo di chi deve rispondere
taught-matter-sealer-late = Ritardo di chi ha messo la mossa in busta
taught-matter-both-away = Entrambi assenti
taught-matter-lost-envelope = Busta smarrita
taught-matter-ended-before = Fine prima della ripresa
taught-matter-offer = Offerta di patta dopo la mossa in busta
taught-matter-flags = Bandierine cadute
taught-nothing-written = Nella busta del Bianco non è scritta alcuna mossa.
taught-unreadable = Non si riesce a capire che cosa abbia scritto il Bianco.
taught-two-moves-fit-doubtful = Ciò che il Bianco ha scritto vale per due mosse ed è dubbio quale intendesse.
taught-two-moves-fit-clear = Ciò che il Bianco ha scritto vale per due mosse, ma non c’è dubbio su quale intendesse.
taught-illegal-doubtful = Il Bianco ha messo in busta una mossa illegale ed è dubbio quale intendesse.
taught-illegal-clear = Il Bianco ha messo in busta una mossa illegale, ma non c’è dubbio su quale intendesse.
taught-replier-31-minutes-late = Il Nero arriva con 31 minuti di ritardo; il torneo ha fissato un tempo di tolleranza di 30 minuti.
taught-replier-61-minutes-away = Dopo 61 minuti il Nero non è arrivato.
taught-sealer-31-minutes-away = Dopo 31 minuti il Bianco non è arrivato; il torneo ha fissato un tempo di tolleranza di 30 minuti.
taught-sealer-61-minutes-away = Dopo 61 minuti il Bianco non è arrivato; la mossa in busta non conclude la partita.
taught-sealer-away-but-mated = Dopo 61 minuti il Bianco non è arrivato; la mossa in busta dà scacco matto.
taught-both-31-minutes-away = Dopo 31 minuti nessuno dei due è arrivato; il torneo ha fissato un tempo di tolleranza di 30 minuti.
taught-both-61-minutes-away = Dopo 61 minuti nessuno dei due è arrivato.
taught-lost-all-known = La busta è smarrita; posizione e tempi sono noti.
taught-lost-position-unknown = La busta è smarrita e la posizione non si può stabilire.
taught-draw-agreed-before = I giocatori si accordano per la patta prima della ripresa e lo dicono all’arbitro.
taught-sealer-resigned-before = Prima della ripresa il Bianco comunica all’arbitro che abbandona.
taught-offer-accepted-before-opening = Dopo che il Bianco ha messo la mossa in busta, il Nero offre la patta; il Bianco accetta prima che la busta sia aperta.
taught-sealer-flag-before-sealing = La bandierina del Bianco cade prima che la busta sia chiusa.
taught-replier-flag-after-opening = La bandierina del Nero cade dopo l’apertura della busta.
