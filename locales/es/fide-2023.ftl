### The words of the edition fide-2023 in Spanish: what it says otherwise than fide-2018.

edition-fide-2023 = Leyes del Ajedrez de la FIDE en vigor desde enero de 2023, con sus Directrices I
    .short = FIDE 2023

rule-5-1-2-draw = El abandono acaba en tablas, y no en derrota, si el rival no puede dar mate mediante ninguna serie de jugadas legales.

article-6-10 = Relojes mal puestos
rule-6-10-2 = Si se ve que un reloj está mal puesto, el árbitro lo corrige.
    .note = Para los tiempos equivocados al reanudar, la Directriz I.13, si el torneo la adoptó, es la disposición especial y prevalece sobre esta.

rule-I-1-1-paper = La jugada secreta se escribe en una planilla de papel, aunque la partida se haya anotado en planilla electrónica.
rule-I-6-resignation = El abandono comunicado al árbitro antes de la reanudación pone fin a la partida; quien abandona la pierde, siempre que el rival pueda dar mate, como dice 5.1.2.

rule-5-1-2 = Pierde el jugador que declara a su rival que abandona, siempre que el rival pueda dar mate: la partida termina en ese momento.
rule-5-1-over = Lo que se sabe muestra que la partida ha terminado.
rule-5-2-3 = La partida es tablas cuando los dos jugadores lo acuerdan, siempre que ambos hayan hecho al menos una jugada.
rule-5-2-3-void = Unas tablas acordadas antes de que ambos jugadores hayan hecho una jugada no ponen fin a la partida.
rule-9-1-2-1-accepted = Si el rival acepta la oferta, la partida termina en tablas, siempre que ambos hayan hecho al menos una jugada.
rule-I-6 = Si se acuerdan tablas o hay un abandono antes de la reanudación, la partida ha terminado: ni lo que contenga el sobre ni un retraso cambian el resultado.
rule-I-6-draw = Las tablas acordadas antes de la reanudación valen como resultado.
misconception-resignation-against-no-mating-material = Pierde quien abandonó, tenga su rival las piezas que tenga.
    .why = Así era hasta 2023. Ahora el abandono da tablas si el rival no puede dar mate con ninguna serie de jugadas legales.
