### The words of the procedure in Italian: what to check, what both clocks show, what comes later, the moments of the game.

heading-check = Che cosa controllare
heading-then = Poi, secondo l'esito
heading-rights = Che cosa possono fare i giocatori
heading-clocks = Che cosa segnano gli orologi (tempo consumato)
heading-later = Più tardi
later-step = — { $step } [{ $citation }]
later-in-order = Se la mossa è in regola
if-adopted = Se { $statement }
later-goes-on = Se la partita continua

check-clock = L'orologio { $party_of } dev'essere in moto { $since } e segnare { $shows }; se non è così, metterlo in moto con questo tempo{ $right ->
        [yes] , salvo che un giocatore lo abbia fermato a buon diritto
       *[no] { "" }
    }
check-undone = Se è ancora da fare ({ $acts }), farlo ora e mettere in moto l'orologio con { $shows }
check-ready = Controllare anche che questo sia stato fatto; altrimenti farlo ora: { $acts }

clock-line = orologio { $party_of }: { $shows }; { $state }
clock-noted = il tempo annotato all'aggiornamento
clock-established = il tempo che si stabilirà
clock-ran = { $time } { $since }{ $cited }
clock-ran-unknown = quanto ha corso { $since }{ $cited }
clock-since-time = da quando erano passati { $time } dall'ora fissata
clock-perhaps = { $time } in più se non è stato fermato { $at }
clock-perhaps-unknown = qualcosa in più se non è stato fermato { $at }
clock-less = meno { $time } [{ $cited }]
clock-shared = con l'aggiunta o la detrazione di quanto l'arbitro ripartisce del tempo perduto [{ $cited }]
clock-decided = quanto corre secondo la decisione dell'arbitro{ $cited }
clock-as-shown = quanto segna
clock-runs = in moto
clock-stands = fermo
clock-as-decided = in moto o fermo secondo la decisione dell'arbitro
clock-runs-unless = in moto, salvo che sia stato fermato { $at }
clock-in-play = in gioco: corre quello di chi deve muovere
clock-ended = se è in moto si ferma: la partita è finita
clock-next = si mette in moto { $at } [{ $cited }]
clock-next-again = si rimette in moto { $at } [{ $cited }]
clock-next-now = si mette in moto ora [{ $cited }]
clock-next-now-again = si rimette in moto ora [{ $cited }]
clock-gives-way = fermato quando si avvia l'altro
clock-goes-on = in moto in ogni caso { $at } [{ $cited }]
clock-goes-on-now = in moto in ogni caso da ora [{ $cited }]

## The moments of the game

hall-session = la sessione
    .since = da quando si gioca la sessione
    .until = fino alla sessione
    .at = durante la sessione
    .when = quando si gioca la sessione
hall-session-end = la fine della sessione
    .since = dalla fine della sessione
    .until = fino alla fine della sessione
    .at = alla fine della sessione
    .when = quando finisce la sessione
hall-sealing = la chiusura della busta
    .since = da quando la busta è stata chiusa
    .until = fino alla chiusura della busta
    .at = alla chiusura della busta
    .when = quando si chiude la busta
hall-ended-before = l'accordo o l'abbandono
    .since = dall'accordo o dall'abbandono
    .until = fino all'accordo o all'abbandono
    .at = con l'accordo o l'abbandono
    .when = quando c'è un accordo o un abbandono
hall-resumption = l'ora fissata
    .since = dall'ora fissata
    .until = fino all'ora fissata
    .at = all'ora fissata
    .when = quando arriva l'ora fissata
hall-player-arrival = l'arrivo { $party_of }
    .since = dall'arrivo { $party_of }
    .until = fino all'arrivo { $party_of }
    .at = all'arrivo { $party_of }
    .when = { $party_number ->
        [plural] quando arrivano { $party }
       *[singular] quando arriva { $party }
    }
hall-player-flag = la fine del tempo { $party_of }
    .since = da quando è scaduto il tempo { $party_of }
    .until = fino a quando è scaduto il tempo { $party_of }
    .at = allo scadere del tempo { $party_of }
    .when = se cade la bandierina { $party_of }
hall-player-limit = il limite { $party_of }
    .since = dal limite { $party_of }
    .until = fino al limite { $party_of }
    .at = allo scadere del limite { $party_of }
    .when = { $party_number ->
        [plural] se a più di { $time } dall'ora fissata { $party } non sono arrivati
       *[singular] se a più di { $time } dall'ora fissata { $party } non è arrivato
    }
    .by = { $party_number ->
        [plural] se passate le { $hour }, { $time } dopo l'ora fissata, { $party } non sono arrivati
       *[singular] se passate le { $hour }, { $time } dopo l'ora fissata, { $party } non è arrivato
    }
hall-envelope-opened = l'apertura della busta
    .since = dall'apertura della busta
    .until = fino all'apertura della busta
    .at = all'apertura della busta
    .when = quando si apre la busta
hall-record = la lettura della mossa in busta
    .since = da quando si è letta la mossa in busta
    .until = fino alla lettura della mossa in busta
    .at = dopo la lettura della mossa in busta
    .when = quando si legge la mossa in busta
hall-move-made = la mossa sulla scacchiera
    .since = da quando la mossa è stata eseguita sulla scacchiera
    .until = finché la mossa non è stata eseguita sulla scacchiera
    .at = una volta eseguita la mossa sulla scacchiera
    .when = quando la mossa è sulla scacchiera
hall-reply-sealed = la risposta in busta
    .since = da quando la risposta è in busta
    .until = finché la risposta non è stata messa in busta
    .at = quando la risposta è messa in busta
    .when = quando la risposta è messa in busta
hall-reply-opened = l'apertura della busta con la risposta
    .since = dall'apertura della risposta
    .until = fino all'apertura della risposta
    .at = una volta aperta la risposta
    .when = quando si apre la risposta
hall-reply-made = la risposta sulla scacchiera
    .since = da quando la risposta è sulla scacchiera
    .until = finché la risposta non è stata sulla scacchiera
    .at = con la risposta sulla scacchiera
    .when = quando la risposta è sulla scacchiera
hall-clocks-noticed = la segnalazione dell'errore degli orologi
    .since = da quando è stato segnalato l'errore degli orologi
    .until = fino alla segnalazione dell'errore degli orologi
    .at = alla segnalazione dell'errore degli orologi
    .when = quando si segnala un errore degli orologi
hall-first-moves = le prime mosse della ripresa
    .since = dalle prime mosse della ripresa
    .until = fino alle prime mosse della ripresa
    .at = con le prime mosse della ripresa
    .when = quando si sono fatte le prime mosse
hall-irregularity-found = la scoperta dell'irregolarità
    .since = dalla scoperta dell'irregolarità
    .until = fino alla scoperta dell'irregolarità
    .at = alla scoperta dell'irregolarità
    .when = quando si scopre un'irregolarità
hall-claim-made = il reclamo
    .since = dal reclamo
    .until = fino al reclamo
    .at = con il reclamo
    .when = quando c'è un reclamo
hall-offer-touched = la risposta all'offerta toccando un pezzo
    .since = da quando è stato toccato un pezzo
    .until = finché non è stato toccato un pezzo
    .at = quando viene toccato un pezzo
    .when = quando viene toccato un pezzo
hall-refusal = il rifiuto di giocare secondo le regole
    .since = dal rifiuto di giocare secondo le regole
    .until = fino al rifiuto di giocare secondo le regole
    .at = con il rifiuto di giocare secondo le regole
    .when = quando qualcuno rifiuta di giocare secondo le regole
