### The words of the edition fide-2023 in Spanish: what it says otherwise than fide-2018.

edition-fide-2023 = Leyes del Ajedrez de la FIDE en vigor desde enero de 2023, con sus Directrices I
    .short = FIDE 2023

rule-5-1-2-draw = El abandono acaba en tablas, y no en derrota, si el rival no puede dar mate por ninguna serie de jugadas legales.

article-6-10 = Relojes mal puestos
rule-6-10-2 = Si se ve que un reloj está mal puesto, el árbitro lo corrige.
    .note = Para los tiempos equivocados al reanudar, la Directriz I.13, si el torneo la adoptó, es la disposición especial y va por delante de esta.

rule-I-1-1-paper = La jugada secreta se escribe en una planilla de papel, aunque la partida se haya anotado en planilla electrónica.
rule-I-6-resignation = El jugador que antes de la reanudación comunica su abandono al árbitro pierde la partida, siempre que el rival pueda dar mate.
