### The words of the edition league-opponent-keeps-envelope: what it says otherwise than fide-2023.

edition-league-opponent-keeps-envelope = Linee guida I del 2023 come le applica una lega d'esempio: la busta la custodisce l'avversario
    .short = Lega (busta)

rule-I-3 = L'arbitro controlla quanto è scritto sulla busta e la consegna all'avversario di chi ha messo in busta, che la custodisce fino alla ripresa.
