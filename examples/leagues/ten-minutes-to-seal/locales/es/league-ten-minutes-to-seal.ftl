### The words of the edition league-ten-minutes-to-seal: what it says otherwise than fide-2023.

edition-league-ten-minutes-to-seal = Directrices I de 2023 tal como las aplica una liga de ejemplo: diez minutos para sellar
    .short = Liga (diez minutos)

rule-I-1-1-minutes = Quien diez minutos después de tener que sellar no ha cerrado el sobre pierde la partida.
