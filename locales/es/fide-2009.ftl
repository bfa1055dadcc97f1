### The words of the edition fide-2009 in Spanish: what it says otherwise than fide-2014.

edition-fide-2009 = Leyes del Ajedrez de la FIDE, edición de julio de 2009
    .short = FIDE 2009
cite-Guidelines = Directrices { $number }

## Article 5: how a game is completed

rule-5-1-b = Pierde el jugador que declara que abandona: la partida termina en ese momento.
rule-5-1-over = Lo que se sabe muestra que la partida ha terminado.
rule-5-2-c = La partida es tablas cuando los dos jugadores lo acuerdan.

## Article 6: the clocks

rule-6-9 = Pierde el jugador cuya bandera ha caído, siempre que su rival todavía pueda darle mate mediante jugadas legales.
rule-6-9-draw = Si cae la bandera de un jugador pero su rival no puede darle mate de ninguna manera mediante jugadas legales, la partida es tablas.
rule-6-9-ended = La bandera de quien debe responder no cuenta si la jugada secreta había acabado la partida antes de que cayera.
article-6-10 = Relojes mal puestos
rule-6-10-b = Si durante la partida se ve que un reloj estaba mal puesto, se paran los relojes y el árbitro los corrige según su mejor criterio.
    .note = Para los tiempos equivocados al reanudar, el punto 12 de las Directrices, si el torneo las adoptó, es la disposición especial y prevalece sobre esta.
article-6-11 = Las dos banderas caídas
rule-6-11-a = Si han caído las dos banderas y no puede establecerse cuál cayó primero, ninguna decide la partida, siempre que el periodo en que cayeron no fuera el último.
rule-6-11-a-play = Si han caído las dos banderas en un periodo que no era el último y no puede establecerse cuál cayó primero, la partida continúa.
rule-6-11-b = Si han caído las dos banderas en el periodo en que han de hacerse todas las jugadas restantes y no puede establecerse cuál cayó primero, la partida es tablas.
article-6-12 = Interrupción de la partida
rule-6-12-a = Si hay que interrumpir la partida, como cuando el tablero ha de volver a una posición anterior, el árbitro para los relojes.

## Article 7: irregularities

rule-7-4-a = Si en plena partida se descubre que ya se completó una jugada ilegal, el tablero vuelve a la posición que había justo antes de ella, y desde ahí se sigue jugando.
    .note = Entre las jugadas ilegales se nombra el peón que se deja en la última fila sin otra pieza en su lugar: también entonces se vuelve a la posición anterior.
rule-7-4-a-last = Si no se sabe qué posición había justo antes de la jugada ilegal, se vuelve a la última que se pueda identificar de las anteriores a ella.
rule-7-4-a-replacement = La jugada que ocupa el lugar de la ilegal debe respetar lo que los artículos 4.3 y 4.6 disponen sobre las piezas tocadas.
rule-7-4-b = El jugador que completa su tercera jugada ilegal pierde, siempre que su rival todavía pueda darle mate mediante jugadas legales.
rule-7-4-b-draw = Si un jugador completa su tercera jugada ilegal pero su rival no puede darle mate de ninguna manera, la partida es tablas.
    .note = Se entiende que si el rival puede o no dar mate se juzga en la posición restablecida, la anterior a la jugada ilegal.
rule-7-4-b-over = Con la tercera jugada ilegal de un mismo jugador la partida ha terminado; lo que ocurra después no cambia el resultado.
rule-7-4-b-time = Por cada una de las dos primeras jugadas ilegales de un jugador, el árbitro suma dos minutos al reloj de su rival.
rule-7-4-b-play = Ni la primera ni la segunda jugada ilegal hacen perder la partida: esta continúa desde la posición restablecida.
rule-7-4-b-clock = Tras una jugada ilegal que no hace perder vuelve a mover quien la hizo, con la jugada que la reemplaza; se pone en marcha su reloj.
    .note = La partida continúa con la jugada que reemplaza a la ilegal, así que le toca mover a su autor; qué reloj corre no lo dice el texto.
rule-7-5 = Corregido el desplazamiento de las piezas, la partida continúa desde la posición restablecida.

## Article 8: the recording of the moves

rule-8-1-exception = Quien reclama tablas por los artículos 9.2 o 9.3, o sella su jugada al aplazar (Directrices 1.a), puede escribirla antes de hacerla.
rule-8-1-assistant-clock = El árbitro ajusta equitativamente el reloj del jugador que no puede anotar por sí mismo.

## Article 9: draws

rule-9-1-b-1-order = Lo correcto es ofrecer tablas después de mover y antes de pulsar el reloj. Hecha en otro momento, la oferta vale, pero el árbitro valora si con ella se molestó al rival (artículo 12.6).
rule-9-1-b-3 = Reclamar tablas según los artículos 9.2, 9.3 o 10.2 equivale a ofrecerlas: mientras la partida no haya terminado, el rival puede aceptarlas.
rule-9-5-stop = El jugador que reclama tablas puede parar los dos relojes.
rule-9-5-b-time = Por una reclamación que resulta incorrecta, el árbitro da tres minutos más al rival de quien la hizo.
    .note = El texto no dice si cuesta también ese tiempo la reclamación que falla por la forma o porque quien la hace no está en juego; aquí no se añade por ella.

## Article 12: the conduct of the players

article-12-4 = Uso de la planilla
rule-12-4 = En la planilla solo caben datos de la partida: jugadas, tiempos, ofertas de tablas, reclamaciones y otros semejantes.

## Guidelines in case a game needs to be adjourned

rule-Guidelines-1-a-sealing = Quien sella escribe la jugada en su planilla sin ambigüedad, guarda las dos planillas en un sobre, lo cierra y, por último, detiene su reloj sin poner en marcha el del rival.
rule-Guidelines-7 = Mientras no haya llegado el jugador que debe responder, el sobre no puede abrirse.
    .note = El texto no pone fin a esta espera. Se entiende que dura mientras nadie haya pasado de la hora del punto 10 ni haya caído una bandera; después, lo que guarda el sobre vuelve a contar.
rule-Guidelines-7-breach = Se ha abierto el sobre sin que estuviera el jugador que debe responder, cuando nadie había pasado de su hora. El texto lo prohíbe; la consecuencia la decide el árbitro.
    .note = El texto no dice qué se sigue de haber abierto el sobre antes de tiempo.
rule-Guidelines-8-a = Salvo en los casos de los artículos 5, 6.9 y 9.6, pierde quien selló una jugada que puede entenderse de dos o más maneras.
rule-Guidelines-8-b = Salvo en los casos de los artículos 5, 6.9 y 9.6, pierde quien selló una jugada cuyo significado no se puede establecer.
    .note = { $reading ->
        [unintelligible] { "" }
       *[other] El texto no habla del sobre sin jugada. Aquí se le aplica esta letra, porque donde nada está escrito no hay significado que averiguar.
    }
rule-Guidelines-8-c = Salvo en los casos de los artículos 5, 6.9 y 9.6, pierde quien selló una jugada ilegal, por clara que sea su intención.
rule-Guidelines-9-final = Si la jugada secreta da mate, ahoga al rival o deja una posición muerta, la partida ha terminado con ella en cuanto se abre el sobre.
rule-Guidelines-9-b-waiting = Mientras no llegue el jugador que debe responder, la partida continúa y se le espera.
rule-Guidelines-9-b-arrival = El jugador que debe responder, si llega tarde, puede parar su reloj y llamar al árbitro.
rule-Guidelines-9-c-draw = Si la respuesta sellada deja una posición muerta, la partida es tablas.
article-Guidelines-10 = Retraso en la reanudación
rule-Guidelines-10 = Pierde el jugador que se retrasa más de una hora, salvo que las bases del torneo o el árbitro dispongan otra cosa.
    .note = El tiempo de incomparecencia del artículo 6.6 es el del comienzo. En la reanudación vale la hora de este punto, salvo que las bases digan otra cosa para ella.
rule-Guidelines-10-a = Si la jugada secreta es mate, gana quien la selló aunque se retrase más de una hora.
rule-Guidelines-10-b = Si la jugada secreta ahoga al rival o deja una posición muerta, la partida es tablas aunque quien la selló se retrase más de una hora.
rule-Guidelines-10-c = Si quien selló se retrasa más de una hora pero su rival, que no se ha retrasado tanto, ha perdido por caída de bandera según el artículo 6.9, gana quien selló.
rule-Guidelines-10-each = Los dos se retrasan más de una hora: la letra del artículo alcanza a cada uno.
rule-Guidelines-10-both = Si los dos se retrasan más de una hora, pierden los dos.
rule-Guidelines-10-ended = La jugada secreta había puesto fin a la partida: tampoco pierde por su retraso quien debía responder.
rule-Guidelines-10-record = La jugada secreta mal anotada había decidido la partida antes de que quien debía responder se retrasara.
rule-Guidelines-10-reply = La respuesta guardada en el segundo sobre había puesto fin a la partida antes de que se cumpliera la hora.
rule-Guidelines-10-opening = Pasado el plazo de uno de los jugadores, o caída la bandera de quien debe responder, se entiende que el sobre puede abrirse aunque este no haya llegado.
    .note = El texto no lo dice; pero si la jugada secreta puso fin a la partida, ese resultado puede contar, y para saberlo hay que abrir el sobre.
rule-Guidelines-10-otherwise = La partida termina de otro modo y el retraso no la decide.
rule-Guidelines-10-waived = Si el árbitro resuelve que el retraso no cuesta la partida, se sigue jugando.
rule-Guidelines-11-a = Si falta el sobre pero se conoce la posición, la partida sigue desde esa posición.
rule-Guidelines-11-b-preceded = Decide lo que, según la lectura elegida, precede a la anulación: el retraso de un jugador más allá del límite o la bandera caída de quien debe responder.
rule-Guidelines-12-late = Si ningún jugador señaló el error antes de su primera jugada, o si no se demuestra que lo hubiera, la partida sigue con los relojes como están.
    .discretion = no obstante, el árbitro puede decidir corregir el reloj si le parece que dejarlo así tendría consecuencias demasiado duras
rule-Guidelines-12-severe = Aunque ningún jugador señalara el error a tiempo, o no se demuestre que lo hubiera, el árbitro puede corregirlo si ve consecuencias demasiado duras.
rule-Guidelines-13 = El árbitro mide con su propio reloj cada sesión de reanudación y anuncia antes cuándo empieza y cuándo acaba.

## The appendix on notation

rule-C = La FIDE solo reconoce para sus torneos la notación algebraica: conviene que el árbitro advierta al jugador que escribe en otro sistema.
    .note = El Apéndice C pide advertir, y una planilla así no sirve de prueba; no dice que una jugada secreta escrita en otro sistema pierda. Si se puede establecer su significado es materia del punto 8 de las Directrices.

## Misconceptions: an answer people give, and why it is wrong

misconception-first-illegal-move-loses = Pierde quien hizo la jugada ilegal, porque basta con una para perder la partida.
    .why = Por cada una de las dos primeras se dan dos minutos al rival; es la tercera la que hace perder. La jugada secreta ilegal es otra cosa.
misconception-second-illegal-move-loses = Pierde el jugador, porque es su segunda jugada ilegal.
    .why = En esta edición es la tercera la que hace perder. La segunda cuesta dos minutos, como la primera.
misconception-third-illegal-move-loses = La partida continúa con dos minutos más para el rival, como tras las dos primeras jugadas ilegales.
    .why = Los dos minutos son la sanción de la primera y de la segunda. Con la tercera del mismo jugador se pierde la partida.
misconception-flag-does-not-count-while-absent = La partida continúa: al ausente no le cuenta la bandera hasta que pase la hora de espera.
    .why = Su reloj corre desde la hora fijada y su bandera cuenta como cualquier otra, aunque todavía estuviera a tiempo de llegar.
misconception-ended-game-lost-by-absence = Pierden los dos jugadores, porque ninguno se presentó dentro de la hora.
    .why = La partida había terminado antes de la hora fijada y nadie tenía que presentarse a una partida acabada.
misconception-replier-loses-at-the-set-hour = Pierde quien debe responder, porque no ha llegado a la hora fijada.
    .why = Solo se pierde cuando el retraso pasa de una hora. Hasta entonces corre su reloj y se le espera.
misconception-absent-sealer-loses-at-the-opening = Pierde quien selló, porque no estaba cuando se abrió el sobre.
    .why = Su presencia no hace falta para abrir el sobre, y solo pierde si se retrasa más de una hora. Hasta entonces la partida sigue sin él.
misconception-latecomer-loses-within-the-limit = Pierde quien debe responder, porque no estaba a la hora fijada.
    .why = El retraso cuesta minutos, no la partida, mientras no pase de una hora. Corrió su reloj, y eso es todo.
misconception-absent-sealer-loses-once-answered = Pierde quien selló, porque su rival ya ha respondido y él no ha llegado.
    .why = Con la respuesta sellada corre su reloj, pero la partida sigue: pierde si agota su tiempo o si se retrasa más de una hora.
misconception-sealer-late-within-the-limit-loses = Pierde quien selló, porque a la hora fijada no estaba presente.
    .why = Solo pierde quien pasa del límite, y él ha llegado antes. Para abrir el sobre no hacía falta.
misconception-delay-of-the-sealer-drawn = La partida es tablas, porque los dos jugadores no estaban juntos a la hora fijada.
    .why = No hace falta: estando quien debe responder se abre el sobre, y la llegada posterior del otro no cambia nada.
misconception-unanswered-move-till-he-came-loses = Pierde quien debe responder, porque no contestó antes de que llegara su rival.
    .why = Para contestar tiene todo el tiempo de su reloj, llegue su rival cuando llegue.
misconception-sealer-come-after-the-reply-loses = Pierde quien selló, porque llegó cuando su rival ya había respondido.
    .why = Puede llegar hasta que pase el límite. A su llegada se abre el sobre de la respuesta y la partida continúa.
misconception-lost-envelope-absent-sealer-loses = Pierde quien selló, porque no está para decir qué jugada había sellado.
    .why = Se le espera, como a cualquier otro, hasta que pase el límite; la partida continúa.
misconception-lateness-excused-by-the-arbiter = El retraso no puede disculparse: pasada la hora el árbitro no tiene elección y la partida está perdida.
    .why = Así era en 1997. En esta edición el árbitro puede decidir otra cosa, y aquí lo hace.
misconception-half-an-hour-is-the-limit = Pierde quien llegó tarde, porque el plazo de espera es de media hora.
    .why = En la reanudación el límite es una hora, salvo que las bases digan otra cosa para ella. El tiempo de incomparecencia del comienzo de la partida es otra cosa.
misconception-exactly-one-hour-is-lost = Pierde quien ha llegado justo al cumplirse la hora de retraso.
    .why = Pierde quien se retrasa más de una hora. Con una hora exacta todavía se juega.
misconception-one-past-the-hour-both-lose = Ha pasado más de una hora: pierden los dos jugadores.
    .why = Pierde solo quien se retrasa más de una hora, y aquí es uno de los dos.
misconception-late-sealer-loses-though-he-mated = Pierde quien selló, porque se retrasó más de una hora y el sobre ya no cuenta.
    .why = El retraso de quien selló no lo hace perder si su jugada secreta es mate: había ganado.
misconception-late-sealer-loses-though-it-was-drawn = Pierde quien selló: una jugada secreta que da tablas no lo salva de llegar tarde.
    .why = Si la jugada secreta ahoga al rival o deja una posición muerta, la partida es tablas aunque quien la selló se retrase.
misconception-flag-and-lateness-lose-for-both = Pierden los dos: uno por el retraso y el otro por el tiempo.
    .why = El artículo resuelve este choque: si el jugador presente ha perdido por tiempo, gana quien selló aunque se retrase.
misconception-late-sealer-replier-to-move = Pierde quien debe responder: sellada la jugada, es él quien tiene que presentarse y jugar.
    .why = El límite rige también para quien selló, y es él quien lo ha pasado. Que no le toque jugar no lo dispensa de venir.
misconception-late-replier-move-not-made = Pierde quien selló, porque pasado el límite su jugada seguía sin hacerse en el tablero.
    .why = Su jugada quedó hecha al sellarla. Quien ha pasado del límite es quien debía responder, y pierde él.
misconception-late-loser-of-a-drawn-game = La partida es tablas, porque ninguno de los jugadores la ha ganado en el tablero.
    .why = La consecuencia de pasar de la hora es perder la partida, esté como esté en el tablero. Solo vale otro resultado si la partida había terminado ya de otro modo.
misconception-lateness-must-be-claimed = La partida continúa mientras el rival del jugador que se retrasa no reclame la victoria.
    .why = El artículo no pide reclamación alguna: pasada la hora, la partida está perdida.
misconception-late-player-keeps-minutes-of-grace = La partida continúa: a la hora de espera se le suman cinco minutos de cortesía.
    .why = No hay minutos de cortesía: basta con pasar de la hora para perder.
misconception-sealers-lateness-does-not-count = La partida continúa: el retraso solo hace perder a quien debe responder, porque es su reloj el que corre.
    .why = La hora rige para los dos jugadores por igual, sea de quien sea el reloj que corre. Quien selló también pierde si pasa de ella.
misconception-time-left-on-the-clock = La partida continúa mientras al jugador que se retrasa le quede tiempo en su reloj.
    .why = El retraso se mide desde la hora fijada, no por lo que marque el reloj. Pasada la hora, de nada sirve el tiempo que le quedara.
