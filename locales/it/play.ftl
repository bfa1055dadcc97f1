### The words of the run-through in Italian: the command, the sheet in the terminal, the page.

cli-play = Segue una partita aggiornata passo per passo: che cosa fare, che cosa è stato fatto, che cosa viene dopo, con gli orologi
    .examples = Esempi:
        {"  "}plica play caso.yaml
        {"  "}plica play --edition fide-2014 -o seguita.yaml
        {"  "}plica play caso.yaml --log decisioni.jsonl

        Una risposta per riga: 1 (o Invio) = il passo 1 è fatto; una lettera = è accaduto; 12 min 2 =
        il passo 2 è stato fatto 12 minuti dopo l'ora fissata; c Cd4 = una risposta che si scrive;
        annulla, caso, q.
        Qualsiasi altro fatto, con il nome che ha nei casi: replier.flag_fallen: yes.
        Anche da un altro programma:
        {"  "}printf "1\\n\\n1\\n\\n" | plica play caso.yaml

        Senza un caso si comincia dove finisce la sessione.
cli-play-case = Il caso da cui cominciare, in YAML o JSON; senza, la fine di una sessione
cli-play-edition = L'edizione che vale, come fide-2014
cli-play-on = Il giorno in cui è cominciata la competizione (2014-07-15): si applica l'edizione allora in vigore
cli-play-log = File a cui si aggiunge, come riga di JSON, la decisione dopo ogni passo
cli-play-output = File per il caso come risulta alla fine; senza, viene stampato

## What can be said instead of a turn: every word, first the one that is shown

play-words-undo = annulla | indietro | undo
play-words-case = caso | case
play-words-end = q | esci | fine

## The sheet

play-may-happen = Che cosa può accadere
play-nothing-now = Niente per il momento.
play-over = Nient'altro: la partita è finita.
play-come-player-arrival = { $party_number ->
        [plural] sono arrivati
       *[singular] è arrivato
    } { $party }
play-come-player-limit = { $time } dopo l'ora fissata { $party } non { $party_number ->
        [plural] sono
       *[singular] è
    } ancora qui
play-hour-set-all = è giunta l'ora fissata; i due giocatori sono qui
play-hour-set-away = è giunta l'ora fissata; { $party } non { $party_number ->
        [plural] sono
       *[singular] è
    } qui
play-hour-set-nobody = è giunta l'ora fissata; nessuno dei due giocatori è qui
play-type = Scrivere la risposta dopo la lettera.
play-type-move = Scriverla dopo la lettera esattamente com'è sul foglio, con la lingua fra parentesi: Cd4 (it).
play-type-time = Scrivere il tempo dopo la lettera: 20 min, 1 h 15 min.

## The conversation

play-keys = (Numero: fatto. Lettera: è così. Invio: il passo 1 è fatto. Inoltre: { $words })
play-keys-timed = (Numero: fatto. Lettera: è così. Invio: il passo 1 è fatto. Con il suo minuto: 12 min 1. Inoltre: { $words })
play-minute = A quale minuto dall'ora fissata? Invio: { $time }
play-minute-open = A quale minuto dall'ora fissata? Invio: senza minuto
play-unclear = Non è un passo da 1 a { $last }, né una lettera del foglio, né una delle parole.
play-unclear-no-step = Non è una lettera del foglio né una delle parole; non c'è nessun passo da fare.
play-bad-time = Non è un tempo: 12, 12 min, 1 h 5 min, dall'ora fissata.
play-too-early = Troppo presto: vale solo dopo { $time }.
play-does-not-fit = Non si accorda con ciò che è stato detto prima; il tempo è giusto, { $time }?
play-nothing-to-undo = Non c'è niente da annullare.
play-record = Verbale
play-record-empty = Finora non è stato fatto né detto niente.
play-turn = { $time }: { $turn }
play-by = { $party }: { $act }
play-case = File del caso

## The page

web-play = Seguirla passo per passo
web-play-title = Passo per passo
web-play-minute = Minuto dall'ora fissata
web-play-done = Fatto
web-play-so = È così
web-play-used = L'ha fatto
web-play-decide = Decidere così
web-play-came = È accaduto
web-play-undo = Annullare l'ultimo
web-play-ruling = La decisione intera
web-play-begin = A che punto è la partita?
web-play-begin-session = La sessione è finita
web-play-begin-hour = La busta è chiusa; manca la ripresa
web-play-later = Che cosa segue allora
web-play-changed = La pagina è cambiata nel frattempo: qui non si può più fare.
