### Le parole del foglio di riscontro: ciò che dice la clausola, accanto al testo della norma; i suoi avvisi.

proof-title = { $article } — { $title }: foglio di riscontro
proof-summary = { $count ->
        [one] Una norma
       *[other] { $count } norme
    }; { $warnings }
proof-warnings = { $count ->
        [0] nessun avviso
        [one] un avviso
       *[other] { $count } avvisi
    }
proof-rule = clausola { $rule }
proof-text = Testo: { $text }
proof-clause = Clausola: { $clause }
proof-at = Quando: { $moment }
proof-at-always = in qualsiasi momento
proof-at-now = finché dura la partita
proof-unless = Salvo: { $rules }
proof-provided = Condizione dell'edizione: { $proviso }
proof-examples = Esempi in cui si applica: { $count }
proof-warning = AVVISO: { $warning }
proof-facts = Parole dei fatti

## La frase

proof-if = Se { $condition }, allora { $conclusion }.
proof-always = In ogni caso { $conclusion }.
proof-for-each = Per ciascun giocatore: { $sentence }
proof-and = { $sound ->
        [e] ed
       *[other] e
    }
proof-and-also = e inoltre
proof-either = o
proof-or = oppure
proof-conclusions = { $conclusion }; inoltre { $next }
proof-upon = { $conclusion }, { $moments }
proof-before = { $conclusion } (prima di questo momento: { $moments })
proof-or-moment = o
proof-applies = { $count ->
        [one] si applica { $rules }
       *[other] si applica una di queste norme: { $rules }
    }
proof-applies-not = { $count ->
        [one] non si applica { $rules }
       *[other] non si applica nessuna di queste norme: { $rules }
    }
proof-over = la partita è finita
proof-not-over = la partita non è finita
proof-reading = il testo si legge così: «{ $statement }»
proof-order = { $first } avviene prima di questo: { $then }
proof-at-most = { $what } non supera { $than }
proof-more = { $what } supera { $than }
proof-less = { $what } non raggiunge { $than }
proof-at-least = { $what } raggiunge o supera { $than }
proof-equal = { $what } è esattamente { $than }
proof-amount = «{ $fact }»
proof-zero = { $what } è zero
proof-not-zero = { $what } è maggiore di zero
proof-plus = { $one } più { $other }
proof-minus = { $one } meno { $other }
proof-times = { $one } moltiplicato per { $other }
proof-over-number = { $one } diviso per { $other }
proof-not = non si dà questo caso: «{ $statement }»

## Gli avvisi

warn-number-of-text = il testo dice «{ $amounts }»; la clausola no.
warn-number-of-clause = la clausola dice «{ $amounts }»; il testo no.
warn-same-text = lo stesso testo di { $rules }.
warn-other-language = il testo sembra in un'altra lingua ({ $language }).
warn-prohibition = la clausola vieta qualcosa; nel testo non c'è nessuna negazione.
warn-negation = nel testo c'è un divieto; la clausola non nega né vieta nulla.
warn-fact-same = { $fact }: due valori si dicono con le stesse parole, «{ $statement }».
warn-fact-swapped = { $fact }: il sì e il no sembrano scambiati; per il sì si dice «{ $statement }».

## Ciò che si cerca nei testi: numeri, unità in secondi, parole proprie della lingua, negazioni

proof-numbers = un 1 uno 1 una 1 due 2 tre 3 quattro 4 cinque 5 sei 6 sette 7 otto 8 nove 9 dieci 10 undici 11 dodici 12 tredici 13 quattordici 14 quindici 15 sedici 16 diciassette 17 diciotto 18 diciannove 19 venti 20 venticinque 25 trenta 30 trentacinque 35 quaranta 40 quarantacinque 45 cinquanta 50 cinquantacinque 55 sessanta 60 settanta 70 settantacinque 75 ottanta 80 novanta 90 cento 100 terza 3 terzo 3 quarta 4 quarto 4 quinta 5 quinto 5 triplice 3 quintuplice 5 trentesima 30 trentesimo 30
proof-units = s 1 secondi 1 min 60 minuto 60 minuti 60 h 3600 ora 3600 ore 3600
proof-number-joint = e
proof-function-words = la le un una a in il gli lo dell della del delle dei degli nella nel alla al allo che chi con per è sono non di si suo sua può deve quando se questa questo anche dopo prima ha
proof-negations = non né mai nessun nessuno nessuna niente nulla senza vieta vietato vietata salvo neppure nemmeno neanche
proof-prohibitions = non deve, non può, non devono, non possono, è vietato, si vieta

## Grandezze che si confrontano

amount-player-late = il ritardo { $party_of }
    .some = { $party } { $party_number ->
        [plural] arrivano
       *[singular] arriva
    } in ritardo
    .none = { $party } non { $party_number ->
        [plural] arrivano
       *[singular] arriva
    } in ritardo
amount-event-default-time = il tempo di tolleranza
    .some = il tempo di tolleranza non è zero
    .none = il tempo di tolleranza è zero
amount-event-resumption-limit = il ritardo ammesso alla ripresa
amount-session-remaining = il tempo che resta della sessione
    .some = resta tempo della sessione
    .none = non resta tempo della sessione
amount-session-extension = il prolungamento della sessione
    .some = si vuole prolungare la sessione
    .none = non si vuole prolungare la sessione
amount-session-length = la durata della sessione
amount-session-elapsed-wall = il tempo di sessione secondo l'orologio da parete
amount-session-sealing-time = il tempo impiegato a mettere la mossa in busta dopo la fine della sessione
    .some = si è impiegato tempo a mettere la mossa in busta dopo la fine della sessione
    .none = non si è impiegato tempo a mettere la mossa in busta dopo la fine della sessione
amount-moves-completed = il numero di mosse completate
amount-event-draw-after-move = il numero di mosse richieste prima di potersi accordare per la patta
amount-player-illegal-moves = il numero di mosse illegali { $party_of }
    .some = qualche mossa illegale di questa partita è { $party_of }
    .none = nessuna mossa illegale di questa partita è { $party_of }
amount-event-increment = il tempo che l'orologio aggiunge a ogni mossa
amount-player-moves-behind = il numero di mosse proprie non annotate sul formulario { $party_of }
    .some = sul formulario { $party_of } manca qualche mossa propria
    .none = sul formulario { $party_of } non manca nessuna mossa propria
amount-claim-quiet-moves = il numero di mosse che ciascun giocatore avrà fatto senza catture né mosse di pedone
amount-claim-repetitions = il numero di volte in cui la posizione reclamata si sarà presentata
amount-sealed-repetitions = il numero di volte in cui la posizione si presenta contando la mossa in busta
amount-position-repetitions = il numero di volte in cui la posizione si era presentata prima della mossa in busta
amount-player-time-left = il tempo che resta sull'orologio { $party_of }
amount-player-time-used = il tempo usato sull'orologio { $party_of }
amount-player-moves-made = il numero di mosse { $party_of } alla scoperta dell'irregolarità
    .some = { $party } { $party_number ->
        [plural] avevano
       *[singular] aveva
    } già fatto qualche mossa alla scoperta dell'irregolarità
    .none = { $party } non { $party_number ->
        [plural] avevano
       *[singular] aveva
    } fatto nessuna mossa alla scoperta dell'irregolarità
amount-player-moves-before = il numero di mosse { $party_of } prima dell'irregolarità
amount-irregularity-move = il numero della mossa in cui è avvenuta l'irregolarità
amount-irregularity-found-at-move = il numero della mossa in cui è stata scoperta l'irregolarità
    .some = si sa a quale mossa è stata scoperta l'irregolarità
    .none = non si sa a quale mossa è stata scoperta l'irregolarità
amount-event-hours-per-day = il numero di ore di gioco al giorno

## Ciò che non è così

not-claim-kind-is-none = si reclama la patta
not-clocks-noticed-is-after-first-move = l'errore dell'orologio non è stato notato dopo la prima mossa
not-clocks-noticed-is-before-first-move = l'errore dell'orologio non è stato notato prima della prima mossa
not-ended-before-kind-is-none = prima della ripresa è stato comunicato un accordo per la patta o un abbandono
not-ended-before-kind-is-resignation = prima della ripresa nessun giocatore ha abbandonato
not-offer-answer-is-accepted = l'offerta di patta non è stata accettata
not-offer-answer-is-none = all'offerta di patta è stata data risposta
not-offer-moment-is-none = è stata offerta patta
not-position-over-is-no = nella posizione dell'aggiornamento la partita era già finita
not-position-over-is-stalemate = prima della mossa in busta non c'era stallo
not-reply-reading-is-unintelligible = si può capire quale mossa è scritta nella busta della risposta, se ce n'è una
not-sealed-ends-game-is-no = la mossa in busta pone fine alla partita
not-reply-ends-game-is-no = la risposta in busta pone fine alla partita
not-sealed-notation-is-algebraic = la mossa in busta non è in notazione algebrica
not-sealed-reading-is-absent = c'è una mossa scritta nella busta
not-sealed-reading-is-unintelligible = si può capire quale mossa è scritta nella busta, se ce n'è una

## Ciò che un atto compie

fluent-board-reinstated = il ripristino della posizione
    .when = quando la posizione è stata ripristinata
fluent-claim-checked = la verifica della richiesta
    .when = quando la richiesta è stata verificata
fluent-envelope-closed = la chiusura della busta
    .when = quando la busta è chiusa
fluent-move-written = l'annotazione della mossa
    .when = quando la mossa è annotata
fluent-resumed = la ripresa del gioco
    .when = quando il gioco è ripreso
