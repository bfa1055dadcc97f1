### The words of the edition league-opponent-keeps-envelope: what it says otherwise than fide-2023.

edition-league-opponent-keeps-envelope = Directrices I de 2023 tal como las aplica una liga de ejemplo: el rival guarda el sobre
    .short = Liga (sobre)

rule-I-3 = El árbitro comprueba lo escrito en el sobre y se lo entrega al rival de quien selló, que lo guarda hasta la reanudación.
