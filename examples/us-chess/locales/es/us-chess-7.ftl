### The words of the edition us-chess-7 in Spanish: its name, the titles of its articles, its norms and the notes on how they are read.

edition-us-chess-7 = US Chess, Reglas oficiales de ajedrez, 7.ª edición
    .short = US Chess 7

article-13B = Abandono
rule-13B = Quien abandona pierde, y la partida termina en ese momento.

article-13E = Retraso en la reanudación
rule-13E = Pierde el jugador que llega a la reanudación con más de una hora de retraso, a no ser que el director, enterado de que el retraso era inevitable, le dispense de ese límite.
rule-13E-waiver = Si el director se entera de que el retraso era inevitable, puede dispensar del límite de una hora.
rule-13E-period = Pierde el jugador cuyo tiempo del periodo se agota antes de que llegue, aunque se le dispense del límite de una hora.
rule-13E-concluded = El retraso no quita nada a una partida que la jugada secreta había terminado.
    .note = Las excepciones nombran solo a quien selló y llega tarde: quien debe responder y llega tarde pierde, pues, aunque la jugada secreta lo ahogue, a no ser que se lea de otro modo.
rule-13E1 = Quien selló y llega tarde gana de todos modos si su jugada secreta da jaque mate.
rule-13E2 = La partida de quien selló y llega tarde es tablas si la jugada secreta ahoga al rival o deja material insuficiente para ganar.
    .note = Las posiciones de la regla 14D no se enumeran aquí: se entiende que son aquellas en que ninguno de los dos puede llegar a dar mate.

article-13F = Retraso de los dos jugadores
rule-13F = Si los dos llegan con más de una hora de retraso, o antes se agota el tiempo del periodo, el director puede dar por perdida la partida a ambos.
rule-13F-scored = El director ha dado por perdida la partida a los dos jugadores, que llegaron tarde.

article-14B = Tablas de común acuerdo
rule-14B = Los jugadores que acuerdan tablas terminan con ello la partida.

article-18A = Cómo se aplaza una partida
rule-18A = Cuando se acaba el tiempo de la sesión y la partida no ha terminado, el director puede indicar que se aplace.
rule-18A-sealing = El jugador a quien toca mover escribe en su planilla, sin ambigüedad, una jugada que no hace en el tablero, mete las dos planillas en el sobre, lo cierra y para ambos relojes.
rule-18A-change = La jugada secreta puede cambiarse mientras no estén parados los dos relojes.
rule-18A-final = La jugada secreta ya no puede cambiarse con los dos relojes parados, ni si se hizo en el tablero después de la indicación de aplazar.
rule-18A-board = La jugada hecha en el tablero después de la indicación de aplazar es la jugada secreta.

article-18B = Sellar antes de la hora
rule-18B = A quien ha completado las jugadas del control y recibe permiso para sellar antes de la hora se le descuenta de su tiempo lo que quedaba de sesión.
rule-18B-refusal = Permitir que se selle antes de la hora es cosa del director; en la última hora de la sesión suele concederse.

article-18D = Datos del sobre
rule-18D = En el sobre figuran los jugadores con sus colores, la posición anterior a la jugada secreta, los dos tiempos, quién selló y qué número tiene la jugada, cuándo se reanuda y las firmas de los dos jugadores.

article-18E = Custodia del sobre
rule-18E = Guardar el sobre corresponde al director.

article-19A = Tablero y relojes al reanudar
rule-19A-position = En el tablero se pone otra vez la posición en que se selló la jugada.
rule-19A-clocks = En los relojes se ponen otra vez los tiempos del aplazamiento.

article-19B = Apertura del sobre
rule-19B = El director abre el sobre cuando está presente quien debe responder, y no antes.
rule-19B-play = El director hace en el tablero la jugada secreta y pone en marcha el reloj de quien debe responder.

article-19C = Ausencia de quien debe responder
rule-19C = El sobre sigue cerrado hasta que llegue quien debe responder.
rule-19C-clock = El reloj de quien debe responder y no ha llegado corre desde el comienzo de la sesión.

article-19D = Ausencia de quien selló
rule-19D = Si falta quien selló, su rival no tiene que mostrar la respuesta en el tablero: puede escribirla, cerrarla en un sobre y pulsar el reloj.
rule-19D-clocks = Con la respuesta en su sobre se puede pulsar el reloj, y entonces corre el tiempo de quien selló.
rule-19D-replied = Desde que se hizo la jugada secreta hasta que se selló la respuesta corrió el tiempo de quien respondía.
    .note = A quien ha respondido le tocaba mover; su reloj, pues, se había puesto en marcha con la jugada secreta en el tablero.
rule-19D-waiting = El director recibe el sobre con la respuesta y lo guarda cerrado hasta que llegue quien selló.
rule-19D-opening = El sobre con la respuesta se abre cuando ha llegado quien selló, y la respuesta se hace en el tablero.
    .note = El texto no dice qué sigue si la respuesta misma está mal escrita; por eso no se saca de ella ningún resultado.

article-19E = Sobre extraviado
rule-19E = Si el sobre se ha perdido pero se conoce la posición, la partida sigue desde ella.
rule-19E-recorded = A falta del sobre, los relojes vuelven a marcar los tiempos del aplazamiento.
rule-19E-times = Si el sobre se ha perdido y no constan los tiempos, el director decide cómo se ponen los relojes.
rule-19E-clock = Perdido el sobre y presentes los dos, se pone en marcha el reloj de quien selló.
    .note = El texto no dice qué jugada se hace entonces; pero es quien selló el que tiene que mover.
rule-19E-annulled = Si no hay sobre y tampoco se puede restablecer la posición, la partida se anula y se juega otra, a no ser que el director lo considere inviable o encuentre más justa otra solución.

article-19F = Jugada secreta ambigua
rule-19F = Si la jugada secreta puede entenderse razonablemente de varias maneras, el director puede dejar que elija quien debe responder, con su reloj en marcha.
rule-19F-refused = Donde no se permite elegir, la jugada que puede entenderse de varias maneras cuenta como no válida.

article-19G = Jugada secreta no válida
rule-19G = Pierde quien no puso ninguna jugada en el sobre, o puso una ilegal o ilegible a la que el director no encuentra sentido.
rule-19G-meaning = Si el director encuentra lo que debía de significar la jugada ilegal o ilegible, se hace esa jugada.
rule-19G1 = Las tablas acordadas antes de saberse que la jugada secreta no era válida siguen siendo tablas.
rule-19G2 = El abandono anterior a saberse que la jugada secreta no era válida sigue costando la partida.
rule-19G3 = Quien debía responder y ha perdido por llegar tarde sigue habiendo perdido aunque luego se vea que la jugada secreta no era válida.

article-19H = Tiempos equivocados en los relojes
rule-19H = Un tiempo equivocado que un jugador señala antes de mover debe corregirse.
rule-19H-late = Un tiempo equivocado que nadie señaló antes de la primera jugada se queda como está, a no ser que el director vea una solución más justa.
rule-19H-otherwise = Aunque nadie avisara a tiempo, el director puede corregir los relojes si es más justo.

article-19I = Posición equivocada en el tablero
rule-19I = La posición mal colocada se corrige si se advierte en las diez primeras jugadas; los relojes se quedan como están.
rule-19I-late = Si se han hecho más de diez jugadas, la partida sigue con la posición del tablero.

article-19J = Resultado convenido antes de reanudar
rule-19J = Los dos jugadores deben comunicar al director el resultado convenido antes de la reanudación.
rule-19J-final = La jugada secreta que da mate, ahoga al rival o deja material insuficiente para ganar termina la partida.
rule-19J-mate = Si la jugada secreta da jaque mate, gana quien la selló.
rule-19J-draw = Si la jugada secreta ahoga al rival o deja material insuficiente para ganar, la partida es tablas.
rule-19J-preceded = Según la lectura elegida, la jugada secreta que termina la partida va antes que lo que los jugadores convinieron después.
