### The words of the edition league-ten-minutes-to-seal: what it says otherwise than fide-2023.

edition-league-ten-minutes-to-seal = Linee guida I del 2023 come le applica una lega d'esempio: dieci minuti per mettere in busta
    .short = Lega (dieci minuti)

rule-I-1-1-minutes = Chi dieci minuti dopo che doveva mettere in busta non ha chiuso la busta perde la partita.
