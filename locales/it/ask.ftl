### Le parole dell'intervista nel terminale, in italiano.

cli-ask = Chiede che cosa è accaduto, una domanda dopo l'altra, e decide
    .examples = Esempi:
        {"  "}plica ask --lang it
        {"  "}plica ask --edition fide-2014 --save case.yaml --lang it
        {"  "}plica ask case.yaml --lang it

        Le risposte sono parole (sì, no, chiara) o numeri; inoltre: non lo so, non si può sapere, indietro,
        salva, termina, aiuto. Anche da un altro programma, una risposta per riga:
        {"  "}printf "2014\n1\n" | plica ask --lang it

        Un caso salvato riprende da dove si era fermato ed è un file per `plica decide`.
cli-ask-case = Un caso da riprendere
cli-ask-edition = L'edizione che vale
cli-ask-save = Dove si scrive il caso alla fine o quando lei lo dice; se non è indicato, in case.yaml quando lo dice

## Ciò che si può dire al posto di una risposta: ogni parola, per prima quella che si mostra

ask-words-not-yet = non lo so | non lo so ancora | ancora non lo so | non so | non si sa ancora | non si sa
ask-words-cannot = non si può sapere | non si può stabilire | nessuno può saperlo | non si saprà mai
ask-words-back = indietro | torna | precedente
ask-words-save = salva | salvare
ask-words-end = termina | fine | finisci | finire | esci
ask-words-help = aiuto
ask-words-yes = sì | s | yes | y
ask-words-no = no | n

## La conversazione

ask-answer = Risposta:
ask-keys = (Oppure: { $words })
ask-keys-list = Si sceglie con le frecce e si conferma con Invio; scrivendo, l'elenco si accorcia. Esc torna indietro; Ctrl-C abbandona senza decisione.
ask-position = Scriva la posizione in FEN, o incolli le mosse della partita (anche in PGN), o indichi un file .pgn.
ask-paper = La scriva esattamente come sta sul foglio, con la lingua tra parentesi se si sa: Cd4 (es).
ask-more-moves = Continui con le mosse; una riga vuota le conclude.
ask-is-position = È questa la posizione?
ask-help =
    Risponda con le parole di una risposta o con le prime lettere, o con il suo numero; oppure scriva ciò che si chiede. Accenti e maiuscole non contano.
    Posizione: in FEN; o le mosse della partita fino a quella in busta, in una o più righe e con una riga vuota alla fine; o il nome di un file .pgn.
    Mossa: come sta sul foglio, con la lingua tra parentesi se si sa: Cd4 (es).
    Tempi: 20 min, 1 h 15 min, 1:15; un numero da solo sono minuti.
    «non lo so»: non si sa ancora, e non si suppone nulla. «non si può sapere»: nessuno potrà mai saperlo.
    «indietro»: alla domanda precedente. «salva»: il caso si scrive in un file. «termina»: la decisione fin dove arriva. «aiuto»: questo testo.
    Una barra davanti dice che è un comando: /indietro.
ask-nothing-before = Non c'è una domanda precedente.
ask-unclear = Non è una delle risposte; «aiuto» dice che cosa si può rispondere.
ask-saved = Salvato: { $path }
