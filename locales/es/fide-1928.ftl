### Lo que el proyecto de reglas de junio de 1928 dice de las partidas aplazadas, dicho con las palabras de plica.

edition-fide-1928 = Reglas del juego de ajedrez de la FIDE, proyecto de junio de 1928
    .short = FIDE 1928
caveat-adopted-text-of-1930 = Este es el proyecto de 1928. El texto aprobado en 1930, del que solo se han visto partes, es distinto: si falta el jugador que debe responder, el sobre no puede abrirse (21.6) y el director pone en marcha su reloj; quien sella entrega el sobre enseguida al director (21.2). De su artículo 17, sobre las jugadas irregulares, solo se han visto las últimas palabras.

## Lo que el texto no dice

gap-times-unknown = Nadie tiene el encargo de poner los relojes: si no se conocen los tiempos usados, el texto no dice en cuánto se ponen.

## 1: el mate

article-1 = El fin del juego
rule-1-mate = Si la jugada secreta, hecha en el tablero, es mate, gana quien la selló.
    .note = El párrafo pone el mate como fin del juego; de ahí se entiende que gana quien lo da. Si lo escrito admite varias jugadas, se pregunta si es mate la escogida o, si hay error evidente, la que se quiso sellar.
rule-1-before = Si el jugador al que tocaba sellar ya había recibido mate en el tablero, ha perdido.
    .note = El párrafo pone el mate como fin del juego; de ahí se entiende que gana quien lo da.
rule-1-concluded = Si se entiende que la jugada secreta ya había dado mate, después no se podían acordar tablas.

## 15: las tablas

article-15 = Tablas por acuerdo
rule-15-D = A partir de la trigésima jugada de las negras los jugadores pueden acordar tablas: la partida acordada tablas antes de la reanudación es tablas.
    .note = Se entiende que las negras han hecho su trigésima jugada cuando se han completado treinta.
rule-15-D-accepted = También es un acuerdo la oferta aceptada después de la trigésima jugada de las negras, y la partida es tablas.
rule-15-D-void = Las tablas acordadas antes de que las negras hayan hecho treinta jugadas no terminan la partida.
    .note = El párrafo dice desde cuándo pueden acordarse tablas, no qué vale un acuerdo anterior; se entiende que la partida continúa como si nada se hubiera acordado.
rule-15-D-goes-on = Si las tablas se acordaron demasiado pronto, se sigue jugando.

## 16: la jugada secreta irregular

article-16 = Jugadas irregulares
rule-16-withdrawn = La jugada secreta ilegal no se mantiene si el rival la advierte antes de tocar una pieza para responder: hay que retirarla.
rule-16-goes-on = Una jugada secreta ilegal no hace perder la partida, que continúa con otra jugada de quien selló.
    .note = A quien llega tarde o no viene solo le cuesta el tiempo de su propio reloj (18). Si la demora pasa de lo razonable lo juzga el comité (18.b).
rule-16-b = Si la jugada secreta ilegal no está anotada como captura, su autor hace en su lugar la que le imponga el rival.
    .note = El párrafo no dice quién escoge la casilla; se entiende que el rival señala la pieza y que adónde va lo decide quien la mueve.
rule-16-b-piece = El rival puede imponer que la pieza anotada se mueva, pero a una casilla a la que pueda ir.
rule-16-b-king = El rival puede imponer que se mueva el rey.
rule-16-b-other = Si no pueden moverse ni la pieza anotada ni el rey, el rival señala otra pieza, y con ella se juega.
rule-16-d = Si la jugada secreta es una captura ilegal, también aquí hace su autor la jugada que le imponga el rival.
    .note = El párrafo no dice quién escoge la casilla; se entiende que el rival señala la pieza y que adónde va lo decide quien la mueve.
rule-16-d-penalty = El rival puede exigir las penas del párrafo 14.
    .note = No disponemos del párrafo 14: hay que ver en él cuáles son esas penas y si alguna se puede cumplir.
rule-16-d-king = Además de esas penas, el rival tiene otra opción: que se mueva el rey.
rule-16-d-other = Si no se puede cumplir ninguna de esas penas ni mover el rey, el rival señala otra pieza, y con ella se juega.
rule-16-e = Si la jugada secreta ilegal quedó hecha y solo más tarde se descubre, se vuelve a la posición que había cuando se hizo.
    .note = No se dice quién repone la posición; se entiende que el comité. Se toma por hecha la jugada irregular en cuanto el rival ha tocado una pieza para responder.
rule-16-e-goes-on = Repuesta la posición anterior a la irregularidad, se juega de nuevo desde ella.
rule-16-e-annulled = Si la posición anterior a la irregularidad no se puede averiguar, la partida queda anulada.
rule-16-e-found = Si durante el juego se descubre una jugada irregular que no se había retirado, se vuelve a la posición en que se hizo.
    .note = No se dice quién repone la posición; se entiende que el comité. Las jugadas irregulares no se cuentan: por muchas que haya hecho un jugador, ninguna le hace perder.
rule-16-e-found-goes-on = Se vuelve a jugar desde la posición en que se había hecho la jugada irregular.
rule-16-e-found-annulled = Si no hay modo de averiguar en qué posición se hizo la jugada irregular, la partida queda anulada.
rule-16-f = Pierde quien entregó un sobre sin jugada alguna o con una que no hay modo de leer.
    .note = Aquí se toma por ilegible la anotación de la que nadie puede deducir qué jugada es.
rule-16-g = Si lo escrito admite más de una jugada, es el rival quien decide con cuál se queda.
    .note = La salvedad del error evidente solo está en el párrafo 21, que repite esta norma; se entiende que vale también aquí.

## 17: las penas

article-17 = Penas por las jugadas irregulares
rule-17-touched = Quien ya ha tocado una de sus piezas para responder ha perdido el derecho a exigir una pena.
rule-17-castling = La jugada que se hace por imposición del rival no puede ser un enroque.

## 18: la pérdida forzosa

article-18 = Pérdida forzosa
rule-18-refusal = Pierde el jugador que no quiere seguir jugando en un plazo razonable, que no atiende lo que su rival le pide con arreglo a las reglas o que no quiere cumplir las reglas o lo que el comité dispone.
    .note = Quien lo declara es el comité. También pierde quien vuelca el tablero o descoloca las piezas adrede (18.a); aquí no se pregunta por ello.
rule-18-refusal-both = Si se niegan los dos jugadores, pierden los dos.
    .note = El párrafo habla de un jugador y vale para cada uno; que se nieguen los dos a la vez no lo considera.
rule-18-time = Pierde la partida el jugador, presente o ausente, que excede su tiempo de reflexión.

## 20: el tiempo

article-20 = Tiempo mal registrado
rule-20-c = El error en el registro del tiempo se corrige si está probado y nadie ha sido negligente.
    .note = No se dice quién corrige los relojes; se entiende que el comité. Tampoco se dice de quién ha de ser la negligencia.
rule-20-c-flag = La bandera que cayó en un reloj que marcaba mal, si el error está probado y no hubo negligencia, no decide todavía nada: primero se corrige el reloj, y el tiempo solo se da por excedido si lo está también con el reloj corregido.

## 21: las partidas aplazadas

article-21 = Partidas aplazadas
rule-21-sealing = Si hay límite de tiempo, escribir la jugada secreta es derecho del jugador al que toca mover cuando se aplaza la partida. La anotación va en un sobre cerrado, firmado por su autor.
rule-21-sealing-untimed = Si no hay límite de tiempo, quien escribe la jugada de la reanudación es siempre el jugador de las negras. La anotación va en un sobre cerrado, firmado por su autor.
    .note = Cuando al parar el juego les toca mover a las blancas, se entiende que antes hacen su jugada en el tablero.
rule-21-complete = La jugada secreta queda completa en cuanto su autor cierra el sobre: después ya no puede cambiarla.
rule-21-complete-before = Mientras el sobre no esté cerrado, la jugada secreta no está completa y su autor puede cambiarla.
    .note = El texto solo dice que la jugada está completa una vez cerrado el sobre; que hasta entonces se pueda cambiar se deduce por contraste.
rule-21-custody = Hasta la reanudación, el sobre no puede estar al alcance de ninguno de los dos jugadores.
    .note = No se dice quién lo guarda.
rule-21-check = Al aplazar la partida, uno y otro jugador tienen que comprobar por sí mismos lo que figura en la cubierta del sobre.
rule-21-check-position = En la cubierta del sobre ha de estar la posición, copiada sin error.
rule-21-check-times = En la cubierta del sobre ha de estar cuánto tiempo llevaba gastado cada jugador.
    .note = El texto no exceptúa las partidas sin límite de tiempo; en ellas no hay tiempos que apuntar.
rule-21-over = La partida que ya ha terminado no se reanuda: tras unas tablas válidamente acordadas, un abandono, un mate o un ahogado no se hace nada de lo previsto para la reanudación.
    .note = El texto no lo dice.
rule-21-ended = La partida terminada por abandono o por ahogado ya tiene su resultado, y nada de lo que se dice de la reanudación lo cambia.
    .note = Cuál es ese resultado no lo dicen los párrafos de que disponemos.
rule-21-opening = El sobre lo abre quien debe responder.
rule-21-setting-up = Quien debe responder coloca de nuevo la posición.
rule-21-clocks = Quien debe responder ajusta los tiempos de los relojes.
rule-21-play = Es quien debe responder quien hace en el tablero la jugada secreta de su rival.
    .note = El texto no conoce la anotación inexacta; se entiende que, si solo le corresponde una jugada legal, no admite varias interpretaciones y se juega.
rule-21-goes-on = Hecha en el tablero la jugada secreta, la partida continúa.
    .note = A quien llega tarde o no viene solo le cuesta el tiempo de su propio reloj (18). Si la demora pasa de lo razonable lo juzga el comité (18.b).
rule-21-restart = Hecha la jugada secreta, quien debe responder vuelve a poner en marcha el reloj.
rule-21-committee = Si falta uno de los dos jugadores, todo ello (abrir el sobre, colocar la posición, ajustar los tiempos, hacer la jugada secreta y poner en marcha el reloj) se hace ante el comité.
    .note = No se dice quién abre el sobre y hace la jugada cuando el ausente es quien debe responder. De que falten los dos el párrafo no dice nada.
rule-21-annulled = Si la posición del aplazamiento no se puede reconstruir, la partida queda anulada.
rule-21-annulled-times = Si en una partida con límite de tiempo no se pueden reconstruir los tiempos del aplazamiento, la partida queda anulada.
    .note = Se entiende que, si la jugada secreta es mate, los tiempos ya no hacen falta: no se anula la partida por no tenerlos.
rule-21-annulled-wrong = Si la posición se colocó mal y ya no hay modo de colocarla bien, la partida queda anulada.
rule-21-lost = Quien metió en el sobre una anotación que no se puede leer, o ninguna, ha perdido; no lo salva que falten la posición o los tiempos.
rule-21-set-up = Si la posición se colocó mal, nada de lo jugado desde entonces vale y hay que colocarla bien.
    .note = No se dice quién corrige la posición; se entiende que el comité.
rule-21-set-up-goes-on = Corregida la posición, se juega desde ella: la partida continúa.
rule-21-choice = Si lo escrito admite más de una jugada y no consta un error evidente, escoge el rival.
rule-21-choice-play = Quien debe responder hace en el tablero la jugada que ha escogido.
rule-21-judge = Si lo escrito admite más de una jugada, toca al comité juzgar si se trata de un error material evidente que se pueda comprobar.
rule-21-error = Si el comité puede comprobar que el autor de la jugada secreta cometió un error material evidente al escribirla, el rival no tiene nada que escoger.
rule-21-error-play = Comprobado el error evidente, se hace en el tablero la jugada que se quiso sellar.
    .note = El texto solo quita al rival la elección y no dice qué se juega; se entiende que la jugada que se quiso sellar, una vez deshecho el error.
rule-21-readings = La anotación que admite varias jugadas no hace perder la partida, que continúa con la que escoja el rival o, si consta el error evidente, con la que se quiso sellar.
    .note = La pregunta de si la jugada secreta pone fin a la partida se refiere a la jugada escogida o, si hay error evidente, a la que se quiso sellar.
rule-21-empty = Si en el sobre no se encuentra jugada alguna, gana el rival de quien lo entregó.
