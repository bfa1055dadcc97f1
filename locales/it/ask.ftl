### Le parole dell'intervista nel terminale, in italiano.

cli-ask = Chiede che cosa è accaduto, una domanda dopo l'altra, e decide
    .examples = Esempi:
        {"  "}plica ask --lang it
        {"  "}plica ask --edition fide-2014 --save case.yaml --lang it
        {"  "}plica ask case.yaml --lang it

        Un caso salvato riprende da dove si era fermato ed è un file per `plica decide`.
cli-ask-case = Un caso da riprendere
cli-ask-edition = L'edizione che vale
cli-ask-save = Dove si scrive il caso alla fine o quando lei lo dice; se non è indicato, in case.yaml quando lo dice

ask-key-not-yet = n
ask-key-cannot = x
ask-key-back = i
ask-key-save = s
ask-key-end = f
ask-keys = (n non lo so ancora · x non si può stabilire · i indietro · s salva · f finisci · ? aiuto)
ask-keys-choice = (i indietro · s salva · f finisci · ? aiuto)
ask-help = Risponda con il numero di una risposta o scriva ciò che si chiede. La mossa si scrive come sta sul foglio, con la lingua tra parentesi se si sa: Cd4 (es). Tempi: 20 min, 1 h 15 min, 1:15; un numero da solo sono minuti. n: non si sa ancora, e non si suppone nulla. x: nessuno potrà mai saperlo. i: alla domanda precedente. s: il caso si scrive in un file. f: la decisione fin dove arriva.
ask-nothing-before = Non c'è una domanda precedente.
ask-unclear = Non è una delle risposte; ? aiuta.
ask-saved = Salvato: { $path }
