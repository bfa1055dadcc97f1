### The words of the edition fide-2018 in Spanish: what it says otherwise than fide-2014.

edition-fide-2018 = Leyes del Ajedrez de la FIDE en vigor desde enero de 2018, con sus Directrices I
    .short = FIDE 2018

article-6-7 = Tiempo de incomparecencia
rule-6-7-1 = Si las bases no fijan tiempo de incomparecencia, este es cero: lo supera quien llega después de la hora señalada.

rule-9-1-2-2 = Los dos jugadores señalan la oferta en sus planillas con el signo (=).

rule-9-6-1 = Con la jugada secreta aparece la misma posición por quinta vez, o más, sin que importe lo que se jugara entre una y otra: la partida es tablas sin que nadie lo reclame.
    .note = Desde 2017 no hace falta que las cinco veces sean seguidas. Se cuentan en las jugadas de la partida, si se conocen; si no, el árbitro indica el número.
rule-9-6-1-before = La misma posición había aparecido ya cinco veces, seguidas o no, antes de sellar: la partida había terminado en tablas.


rule-I-5-again = La posición anterior a la jugada secreta se colocó mal: se coloca de nuevo.
    .note = El artículo dice qué posición debe estar en el tablero; la que se colocó mal se corrige según él.
rule-I-9-final = Si la jugada secreta acaba por sí misma la partida, también por quinta repetición, sin que importe lo que se jugara entre una y otra, la partida acabó con ella.

rule-5-1-2 = Pierde el jugador que declara que abandona: la partida termina en ese momento.
rule-5-2-3 = La partida es tablas cuando los dos jugadores lo acuerdan.
