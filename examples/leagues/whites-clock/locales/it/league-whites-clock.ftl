### The words of the edition league-whites-clock: what it says otherwise than fide-2023.

edition-league-whites-clock = Linee guida I del 2023 come le applica una lega d'esempio: finché mancano entrambi corre l'orologio del Bianco
    .short = Lega (orologio del Bianco)

rule-I-11-white = Se all'ora fissata non è presente nessuno dei due, si avvia l'orologio del Bianco, anche se ha messo in busta lui.
rule-I-11-white-replier = Se all'ora fissata non è presente nessuno dei due, si avvia l'orologio del Bianco, che qui è chi deve rispondere.
rule-I-11-white-arrival = Quando arriva per primo il Bianco, che aveva messo in busta, si avvia l'orologio dell'avversario che ancora manca.
rule-I-11-shared = L'arbitro può ripartire altrimenti il tempo trascorso mentre mancavano entrambi.
rule-I-9-2 = Se all'ora fissata manca chi deve rispondere, si avvia il suo orologio, salvo che il tempo sia a carico del Bianco.

misconception-sealers-clock-while-replier-absent = L'arbitro avvia l'orologio di chi ha messo in busta, perché la sua mossa non è ancora eseguita.
    .why = La mossa è fatta quando la si mette in busta; l'attesa è di chi non è arrivato. Corre l'orologio di chi deve rispondere, a busta chiusa.
