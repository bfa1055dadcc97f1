### The words of the edition federation-2014: what it says otherwise than fide-2014, and the federation's official wording.

edition-federation-2014 = Leyes del Ajedrez de la FIDE de julio de 2014, adoptadas por la Federación de Ejemplo
    .short = Federación de Ejemplo 2014

## Official wording

rule-E-7 = (Texto oficial) El sobre permanecerá cerrado hasta que comparezca ante el tablero el jugador al que corresponde responder.
rule-E-10 = (Texto oficial) Perderá la partida el jugador que llegue pasado el tiempo de incomparecencia, que es de treinta minutos si el torneo no fija otro, salvo resolución contraria del árbitro.
