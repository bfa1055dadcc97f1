### Domande dei quiz e degli esami, in italiano.

## La situazione

quiz-adjourned = la partita è stata aggiornata nella posizione del diagramma e { $party } { $party_number ->
        [plural] hanno messo
       *[singular] ha messo
    } in busta la mossa { $number }
quiz-to-move = nella posizione del diagramma tocca { $party_to } muovere
quiz-written = nella busta è scritto «{ $written }»{ $language ->
        [es] , con le iniziali spagnole dei pezzi
        [it] , con le iniziali italiane dei pezzi
        [en] , con le iniziali inglesi dei pezzi
       *[other] {""}
    }
quiz-not-algebraic = la mossa è in notazione descrittiva
quiz-struck-out = accanto, depennato, si legge «{ $struck }»
quiz-only-struck = sul foglio nella busta non c'è che un'annotazione depennata: «{ $struck }»
quiz-unreadable-signs = ogni ? è un segno che non si riesce a leggere
quiz-nothing-written = sul formulario nella busta manca la mossa
quiz-envelope = Il foglio nella busta, scritto a mano. { $told }
quiz-resigned = prima della ripresa { $party } { $party_number ->
        [plural] hanno abbandonato
       *[singular] ha abbandonato
    }
quiz-present = { $present ->
        [yes] { $party } { $party_number ->
            [plural] sono presenti
           *[singular] è presente
        }
       *[no] { $party } non { $party_number ->
            [plural] si sono presentati
           *[singular] si è presentato
        }
    }
quiz-absent = { $zero ->
        [yes] { $party } non { $party_number ->
            [plural] sono presenti
           *[singular] è presente
        }, ma per ora non { $party_number ->
            [plural] sono
           *[singular] è
        } in ritardo
       *[no] { $party } non { $party_number ->
            [plural] si sono presentati e hanno
           *[singular] si è presentato e ha
        } { $late } di ritardo
    }
quiz-arrived = { $zero ->
        [yes] { $party } { $party_number ->
            [plural] arrivano
           *[singular] arriva
        } all'ora fissata
       *[no] { $party } { $party_number ->
            [plural] arrivano
           *[singular] arriva
        } con { $late } di ritardo
    }
quiz-offered = { $party } { $party_number ->
        [plural] hanno offerto
       *[singular] ha offerto
    } la patta { $moment ->
        [after-move] dopo aver eseguito la mossa e prima di premere l'orologio
        [own-clock] con il proprio orologio in moto, prima di eseguire la mossa
        [opponent-clock] con l'orologio dell'avversario in moto
       *[after-opponent-sealed] quando l'avversario aveva già messo in busta la mossa
    }
quiz-told-sealed-ends-game-fivefold = con la mossa in busta la posizione si presenta per la quinta volta, in mosse alterne consecutive dei due giocatori
quiz-told-position-over-fivefold = prima della mossa in busta la posizione si era già presentata cinque volte, in mosse alterne consecutive dei due giocatori
quiz-told-sealer-present-yes = { $party } nel frattempo { $party_number ->
        [plural] sono arrivati
       *[singular] è arrivato
    }
quiz-told-replier-present-yes = { $party } nel frattempo { $party_number ->
        [plural] sono arrivati
       *[singular] è arrivato
    }
quiz-told-clocks-noticed-no = alla ripresa entrambi hanno già fatto la prima mossa e nessuno ha segnalato l'errore dell'orologio
quiz-told-clocks-noticed-before-first-move = alla ripresa un giocatore ha segnalato l'errore dell'orologio prima della sua prima mossa
quiz-told-clocks-noticed-after-first-move = alla ripresa un giocatore ha segnalato l'errore dell'orologio, ma dopo la sua prima mossa
quiz-told-event-decides-lost-time-yes = il bando del torneo dispone che il tempo perso finché mancano entrambi si divida a metà
quiz-told-arbiter-shares-lost-time-yes = l'arbitro dispone che il tempo perso finché mancano entrambi si divida a metà
quiz-second-case = Secondo caso: tutto è uguale, ma { $facts }.

## Ciò che fa di una situazione una storia: nessuna legge ne chiede

story-players = Elena Prati; Marco Villa; Nora Campi; Oscar Lenzi; Berta Soldi; Giulio Orsi; Irene Fusco; Paolo Re; Teresa Gallo; Ugo Meli; Lucia Vitali; Andrea Torri
story-halls = del Casinò; dell'Ateneo; del Liceo; del Circolo dei Lettori; della Biblioteca; dell'Albergo Centrale; della Casa della Cultura; del Circolo Nautico
story-clock = { $hour }.{ $minute }
story-game = torneo { $hall }: { $white } con il Bianco contro { $black }
story-resumes = la ripresa è alle { $clock }
story-arrived = { $party } { $party_number ->
        [plural] arrivano
       *[singular] arriva
    } alle { $clock }
story-absent = alle { $clock } { $party } non { $party_number ->
        [plural] si sono ancora presentati
       *[singular] si è ancora presentato
    }
story-absent-both = alle { $clock } non si è ancora presentato nessuno dei due
story-lost-taxi = la busta con la mossa è rimasta in un taxi ed è andata smarrita
story-lost-drawer = il cassetto in cui stava la busta con la mossa è vuoto: la busta è andata smarrita
story-lost-cleaning = la busta con la mossa è finita per sbaglio nella spazzatura e non si trova più

## La domanda

quiz-asks-result = Come va decisa la partita secondo l'edizione { $edition }?
quiz-asks-statement = Che cosa dispone l'edizione { $edition } in questo caso?
quiz-asks-statement-at = A quest'ora, alle { $clock }, che cosa dispone l'edizione { $edition }?
quiz-asks-two-results = Come va deciso ciascun caso secondo l'edizione { $edition }?
quiz-asks-two-statements = In quali casi vale quanto segue secondo l'edizione { $edition }? «{ $statement }»
quiz-asks-two-statements-at = A quest'ora, alle { $clock }, in quali casi vale quanto segue secondo l'edizione { $edition }? «{ $statement }»
quiz-asks-two-statements-then = Nel momento raccontato, in quali casi vale quanto segue secondo l'edizione { $edition }? «{ $statement }»

## Le risposte

quiz-reasoned = { $answer }, perché { $reasons }.
quiz-two-reasons = { $first } e { $second }
quiz-not-regulated = L'edizione non regola questo caso.
quiz-two-results = Primo caso. { $first } Secondo caso. { $second }
quiz-where-first = Solo nel primo.
quiz-where-second = Solo nel secondo.
quiz-where-both = In entrambi.
quiz-where-neither = In nessuno dei due.

## Il perché

quiz-right-if = Sarebbe giusta con questa modifica: { $facts }.
quiz-misconception = Errore frequente: «{ $sentence }» { $why }
quiz-norm-but = { $norm } Ma qui { $why }.
quiz-decided-otherwise = Nessuna norma lo dispone in un caso come questo. { $norm }
quiz-the-other-way = È il contrario. { $norm }
quiz-no-norm = Qui nessuna norma lo dispone.
quiz-wrong-first = Sbaglia nel primo caso. { $text }
quiz-wrong-second = Sbaglia nel secondo caso. { $text }
quiz-first-because = Primo caso. { $text }
quiz-second-because = Secondo caso. { $text }
quiz-not-so = non è così: { $why }
quiz-not-sealed-ends-game-checkmate = la mossa in busta non dà scacco matto
quiz-not-sealed-ends-game-stalemate = la mossa in busta non lascia l'avversario in stallo
quiz-not-sealed-ends-game-dead-position = dopo la mossa in busta si può ancora arrivare al matto
quiz-not-sealed-ends-game-fivefold = con la mossa in busta la posizione non si presenta per la quinta volta
quiz-not-sealed-ends-game-seventy-five = con la mossa in busta non si completano le settantacinque mosse
quiz-struck-is-nothing = Ciò che è depennato non conta.
quiz-no-bad-record = Ha dunque un solo significato, ed è una mossa legale: un'annotazione così non ricade sotto { $rules }.
quiz-no-queen-by-itself = Che di solito si promuova a donna non supplisce al pezzo che manca.
quiz-at-the-limit = Il ritardo è esattamente di { $limit }: raggiunge il limite e non lo supera.

## Il quiz

quiz-title = Quiz: { $edition }
quiz-resumption-title = Una ripresa passo per passo: { $edition }
quiz-step = Ripresa { $resumption }, passo { $step } di { $of }.
quiz-step-before = Nel passo precedente si è deciso: { $answer }
quiz-steps-left-out = { $edition } non regola, o non con certezza, questi passi della ripresa { $resumption }, che non vengono chiesti: { $steps }.
quiz-assumed = In tutte le domande:
quiz-usual-players = Chi non è detto assente o in ritardo siede alla scacchiera all'ora fissata; non c'è altra risposta in busta che quella di cui si parla.
quiz-usual-envelope = Se non è detto altro, la busta è in mano all'arbitro, chiusa finché non va aperta, la mossa in busta è in notazione algebrica e si conoscono la posizione e i tempi.
quiz-usual-clocks = Non è caduta altra bandierina che quella di cui si parla, e prima che fossero fatte le mosse del controllo; gli orologi segnano quanto dovuto se non è detto il contrario.
quiz-usual-ends = Nessuno ha abbandonato né concordato, offerto o reclamato patta, né si è ripetuta alcuna posizione, se non è raccontato.
quiz-usual-irregularities = Non c'è stata altra irregolarità che quella raccontata.
quiz-usual-event = Il bando non dispone nulla di particolare e l'arbitro non fa uso della sua discrezione, se non è detto.
quiz-footer = plica { $engine }, regolamento { $rulebook }, testi { $words }, seme { $seed }. Domande e risposte sono tratte dal regolamento; fa fede l'articolo citato.
quiz-footer-other-words = plica { $engine }, regolamento { $rulebook }, testi { $words }, che non sono quelli di plica, seme { $seed }. Domande e risposte sono tratte dal regolamento; fa fede l'articolo citato.
quiz-progress = Domande: { $done } di { $count }
quiz-fewer = Con quanto richiesto { $count ->
        [one] si ottiene solo { $count } domanda distinta
       *[other] si ottengono solo { $count } domande distinte
    }.
quiz-level = { $level ->
        [basic] base
        [medium] media
       *[hard] difficile
    }

## Questions that a trainer keeps

curation-dropped = La domanda { $id } è lasciata fuori, benché fosse approvata: { $why }.
curation-undecided = l'edizione non decide senza dubbi la sua situazione
curation-not-right = «{ $answer }» non è la risposta giusta secondo l'edizione come è ora
curation-not-wrong = un'altra delle sue risposte, oltre a «{ $answer }», è o può essere giusta secondo l'edizione come è ora
curation-unknown = nomina qualcosa che l'edizione non ha, o non ha più
review-questions-head = Domande da rivedere. In ciascuna, verdict: open (da decidere), approved (approvata), pinned (in ogni prova) o rejected (scartata).
    Accanto, se si vuole: author (autore), note (nota), used (dove è stata usata), reword: { "{situation: ..., question: ...}" } (altra stesura).
    Ciò che sta in case, second, asks, says e answers è di plica: con esso la domanda è posta di nuovo e confrontata con la legge.
review-questions-added = { $path }: { $count ->
        [one] aggiunta { $count } domanda
       *[other] aggiunte { $count } domande
    }; in tutto { $all }
