### The words of the edition fide-1997 in Spanish: its name, the titles of its articles, its norms and the notes on how they are read.

edition-fide-1997 = Leyes del Ajedrez de la FIDE, edición de julio de 1997
    .short = FIDE 1997

## Article 5: how a game is completed

article-5-1 = Jaque mate y abandono
rule-5-1-a = Si la jugada secreta da jaque mate, la partida acabó con ella y gana quien la selló.
rule-5-1-a-before = Si el jugador al que tocaba mover ya estaba en jaque mate, había perdido en ese momento y nada posterior lo cambia.
rule-5-1-b = Quien declara su abandono, aunque solo se lo diga a su rival, ha perdido igualmente; no hace falta que nadie se lo haya comunicado al árbitro.

article-5-2 = Tablas en el acto
rule-5-2 = Si la jugada secreta deja al rival ahogado, es decir, sin jugada legal y sin jaque, la partida acaba en tablas.
rule-5-2-before = Si el jugador al que tocaba mover ya estaba ahogado, la partida había acabado en tablas antes de aplazarse.

article-5-3 = Tablas por acuerdo
rule-5-3 = Una oferta de tablas que se acepta termina la partida en tablas, se acepte cuando se acepte.

## Article 6: the clocks

article-6-9 = Caída de bandera
rule-6-9 = El jugador al que se le cae la bandera sin haber hecho las jugadas del control pierde, siempre que su rival todavía pueda darle mate mediante alguna serie de jugadas legales.
rule-6-9-draw = Si cae la bandera de un jugador que no ha hecho las jugadas del control, pero el rival no puede darle mate mediante ninguna serie de jugadas legales, la partida es tablas.
rule-6-9-ended = Lo que hay en el sobre había puesto fin a la partida: si después cae la bandera de quien debía responder, ya no cuenta.
rule-6-9-sealed = Aunque la jugada secreta esté mal anotada, la partida es tablas si el rival no puede dar mate a quien la selló mediante ninguna serie de jugadas legales.

## Article 9: draws

article-9-6 = Posición muerta
rule-9-6 = Si la jugada secreta lleva a una posición en la que ninguno de los dos podrá ya dar mate, la partida acaba en ese instante en tablas.
rule-9-6-before = Si ya antes de la jugada secreta nadie podía dar mate, la partida había acabado en tablas; ni lo que haya en el sobre ni un abandono posterior lo cambian.

## Appendix A: adjourned games

article-A1 = Cómo se sella la jugada
rule-A1-a = Acabada la sesión sin que haya acabado la partida, el árbitro tiene que pedir al jugador que está en juego que selle su jugada.
rule-A1-a-sealing = Quien sella escribe la jugada en su planilla sin ambigüedad, guarda las dos planillas en un sobre, lo cierra y, por último, detiene su reloj sin poner en marcha el del rival.
rule-A1-a-change = Mientras los relojes no estén parados, quien sella puede cambiar su jugada, aunque el sobre esté ya cerrado.
    .note = Se entiende que, si el árbitro ya había pedido sellar y el jugador movió en el tablero, no queda nada que cambiar: esa jugada es la que se sella.
rule-A1-a-final = Con los relojes parados, la jugada secreta ya no puede cambiarse.
    .note = El texto concede el derecho a cambiarla hasta que se paran los relojes; que ahí termina se deduce de ello.
rule-A1-a-board = Si el jugador, cuando el árbitro ya le ha pedido que selle, hace la jugada en el tablero, tiene que anotar esa misma como jugada secreta.
rule-A1-a-other = Si el jugador al que se pidió sellar movió en el tablero y luego escribió otra jugada, incumplió este artículo; el texto no dice qué consecuencia tiene, y queda al criterio del árbitro.
    .note = El texto dice qué jugada hay que escribir, no qué ocurre si se escribe otra; por eso aquí esa jugada ni se hace sin más en el tablero ni se tiene por final de la partida.
rule-A1-b = A quien aplaza con la sesión sin terminar se le carga en el reloj el tiempo que faltaba para que la sesión acabara a su hora.

article-A2 = Datos del sobre
rule-A2-a = Si en el sobre no constan los nombres de los dos jugadores, hay que escribirlos.
rule-A2-b = Si en el sobre no consta la posición anterior a la jugada secreta, hay que anotarla.
rule-A2-c = Si en el sobre no consta el tiempo gastado por cada bando, hay que anotarlo.
rule-A2-d = Si en el sobre no consta quién selló, hay que escribir su nombre.
rule-A2-e = Si en el sobre no consta el número de la jugada secreta, hay que anotarlo.
rule-A2-f = Si se ofrecieron tablas antes de aplazar y no consta en el sobre, hay que anotar la oferta.
    .note = El texto solo exige que la oferta sea anterior al aplazamiento; no pregunta si sigue en pie.
rule-A2-g = Si en el sobre no consta cuándo y dónde se reanuda la partida, hay que anotar día, hora y lugar.

article-A3 = Comprobación y custodia del sobre
rule-A3 = Corresponde al árbitro revisar los datos del sobre y responder de que se guarde bien.

article-A4 = Oferta de tablas después de sellar
rule-A4 = Las tablas que un jugador ofrece cuando su rival ya ha sellado siguen ofrecidas hasta que este conteste; quien las ofreció no puede echarse atrás.
rule-A4-touch = Tocar una pieza no es todavía rechazar las tablas: la oferta sigue en pie.
    .note = En esta edición, el artículo 9.1 solo conoce el rechazo de palabra o haciendo una jugada; el rechazo por tocar una pieza llegó después.
rule-A4-accepted = Si quien ya había sellado acepta las tablas que le ofrece su rival, la partida acaba en tablas.
rule-A4-declined = La oferta deja de valer si quien había sellado dice que no o hace una jugada en vez de contestar.
rule-A4-over = Terminada la partida por otra causa, la oferta de tablas que quedó sin respuesta deja de valer.
    .note = Según el artículo 9.1, la oferta no dura más que la partida; esta pudo acabar con la propia jugada secreta.

article-A5 = Tablero y relojes antes de reanudar
rule-A5-position = Antes de seguir jugando se coloca en el tablero la posición en que se selló la jugada.
rule-A5-clocks = Antes de seguir jugando se ponen en los relojes los tiempos gastados hasta el aplazamiento.

article-A6 = Partida terminada antes de reanudarse
rule-A6 = Con unas tablas acordadas o un abandono comunicado antes de la reanudación, la partida ha terminado: no importan ya ni el sobre ni quién llegue tarde.
rule-A6-draw = Si los jugadores acordaron tablas antes de la reanudación, la partida es tablas.
rule-A6-offer = Si una oferta de tablas se acepta antes de que se reanude el juego, la partida es tablas.
    .note = A6 habla de unas tablas acordadas antes de la reanudación. La oferta aceptada se lee como tal acuerdo, se hiciera cuando se hiciera.
rule-A6-resignation = Si un jugador comunicó al árbitro antes de la reanudación que abandonaba, la partida ha terminado; la pierde él, como dice 5.1.b.

article-A7 = Apertura del sobre
rule-A7 = Mientras falte el jugador que debe responder, el sobre no puede abrirse.
    .note = El texto no pone fin a esta espera. Se entiende que acaba con la hora de A10 o con una bandera caída, porque entonces hay que saber si la jugada secreta decidió la partida.

article-A8 = Defectos en la anotación de la jugada secreta
rule-A8-record = Una jugada secreta ambigua, ininteligible, ilegal o no escrita no puede hacerse en el tablero.
rule-A8-a = Salvo en los casos de los artículos 6.9 y 9.6, pierde quien selló una jugada que puede entenderse de dos o más maneras.
rule-A8-b = Salvo en los casos de los artículos 6.9 y 9.6, pierde quien selló una jugada cuyo significado no se puede establecer.
    .note = El texto no habla del sobre sin jugada. Aquí se le aplica esta letra, porque donde nada está escrito no hay significado que averiguar.
rule-A8-c = Salvo en los casos de los artículos 6.9 y 9.6, pierde quien selló una jugada ilegal, por clara que sea su intención.
rule-A8-decided = Lo que hay en el sobre ha decidido la partida.

article-A9 = A la hora de la reanudación
rule-A9-final = Si la jugada secreta da mate, ahoga o deja una posición muerta, la partida queda terminada con ella una vez abierto el sobre.
rule-A9-a = Si quien debe responder está presente a la hora fijada, el árbitro abre el sobre.
rule-A9-a-play = El árbitro hace en el tablero la jugada secreta y pone en marcha el reloj de quien debe responder; la partida sigue.
rule-A9-b = Si quien debe responder no está a la hora fijada, el árbitro pone en marcha el reloj del ausente y la partida sigue así hasta que llegue.
rule-A9-b-arrival = Al llegar con retraso, quien debe responder puede parar su reloj y llamar al árbitro.
rule-A9-b-opening = Llegado quien debía responder, el árbitro abre el sobre.
rule-A9-b-play = El árbitro hace en el tablero la jugada secreta y vuelve a poner en marcha el reloj de quien llegó tarde; la partida sigue.
rule-A9-c = Si falta quien selló, su rival no está obligado a mostrar la respuesta: puede anotarla, guardarla en otro sobre, parar su propio reloj y hacer correr el del ausente.
rule-A9-c-custody = El sobre con la respuesta queda en manos del árbitro mientras dure la ausencia de quien selló.
rule-A9-c-waiting = Con la respuesta ya guardada en su sobre, la partida sigue mientras se espera a quien selló.
rule-A9-c-opening = Llegado quien selló, el árbitro abre el sobre con la respuesta.
    .note = El texto no dice qué ocurre si la respuesta está mal anotada; por eso no se saca de ello ningún resultado.
rule-A9-c-play = Abierta la respuesta, si es legal y no pone fin a la partida, se sigue jugando.
rule-A9-c-mate = Si la respuesta guardada en el segundo sobre da jaque mate, gana quien la escribió.
rule-A9-c-stalemate = Si la respuesta guardada en el segundo sobre ahoga al rival o deja una posición muerta, la partida es tablas.
rule-A9-over = La partida ha terminado: no queda nada que reanudar.

article-A10 = Retraso en la reanudación
rule-A10 = Pierde el jugador que se retrasa más de una hora; el árbitro no puede dispensarlo.
rule-A10-a = Si la jugada secreta es mate, gana quien la selló aunque se retrase más de una hora.
rule-A10-b = Si la jugada secreta ahoga al rival o deja una posición muerta, la partida es tablas aunque quien la selló se retrase más de una hora.
rule-A10-c = Si quien selló se retrasa más de una hora pero su rival, que no se ha retrasado tanto, ha perdido por caída de bandera según el artículo 6.9, gana quien selló.
rule-A10-each = Los dos se retrasan más de una hora: la letra del artículo alcanza a cada uno.
rule-A10-both = Si los dos se retrasan más de una hora, pierden los dos.
rule-A10-ended = La jugada secreta había puesto fin a la partida: tampoco pierde por su retraso quien debía responder.
rule-A10-record = La jugada secreta mal anotada había decidido la partida antes de que quien debía responder se retrasara.
rule-A10-reply = La respuesta guardada en el segundo sobre había puesto fin a la partida antes de que se cumpliera la hora.
rule-A10-otherwise = La partida termina de otro modo y el retraso no la decide.

article-A11 = Sobre extraviado
rule-A11-a = Si el sobre se ha perdido pero se conoce la posición, la partida sigue desde ella.
rule-A11-a-waiting = Mientras falte quien selló no hay jugada que hacer: se espera a que llegue.
    .note = El texto dice que quien selló hace la jugada que declara haber sellado; no dice qué reloj corre hasta que llega.
rule-A11-a-move = Perdido el sobre, quien selló hace en el tablero, una vez presente su rival, la jugada que dice haber sellado.
rule-A11-a-recorded = Perdido el sobre, valen los tiempos que se anotaron al aplazar.
rule-A11-a-times = Perdido el sobre, si no hay modo de saber los tiempos gastados, los fija el árbitro.
rule-A11-b = Si el sobre se ha perdido y no hay modo de saber cuál era la posición, la partida se anula y se juega otra.
rule-A11-b-kept = Aunque no se haya perdido el sobre, si no hay modo de saber cuál era la posición, la partida se anula y se juega otra.
rule-A11-b-otherwise = Un retraso de más de una hora o una bandera caída han decidido la partida, y nada se anula.

article-A12 = Tiempos mal puestos en los relojes
rule-A12 = Si un jugador señala, antes de mover por primera vez, que un reloj no marca el tiempo debido, hay que corregirlo.
rule-A12-late = Si ningún jugador señaló el error antes de su primera jugada, la partida sigue con los relojes como están.
    .discretion = no obstante, el árbitro puede decidir corregir el reloj si le parece que dejarlo así tendría consecuencias demasiado duras
rule-A12-severe = Aunque ningún jugador señalara el error a tiempo, el árbitro puede corregirlo si ve consecuencias demasiado duras.
rule-A12-severe-flag = Si el árbitro corrige el reloj aunque nadie se quejó a tiempo, cuenta el tiempo debido: la bandera que con él seguiría en pie no se da por caída.
rule-A12-flag = Primero se corrige el reloj que marcaba mal, y la bandera que con el tiempo debido no habría caído no cuenta.

article-A13 = Duración de la sesión
rule-A13 = El árbitro mide con su propio reloj cada sesión de reanudación y anuncia antes cuándo empieza y cuándo acaba.

## The appendix on notation

article-E = Notación
rule-E = La FIDE solo reconoce para sus torneos la notación algebraica: conviene que el árbitro advierta al jugador que escribe en otro sistema.
    .note = El Apéndice E pide advertir; no dice que una jugada escrita en otro sistema pierda. Si se puede establecer su significado es materia del artículo A8.

## Misconceptions: an answer people give, and why it is wrong

misconception-opponents-clock-set-going = Quien sella cierra el sobre y pulsa el reloj, con lo que corre el de su rival.
    .why = El artículo lo excluye expresamente: quien sella para su reloj sin poner en marcha el de su rival.
misconception-envelope-once-closed-is-final = El jugador ya no puede cambiar su jugada, porque quedó fijada al escribirla.
    .why = La jugada puede cambiarse hasta que se paran los relojes. Ni escribirla ni cerrar el sobre la hacen definitiva.
misconception-early-sealing-costs-nothing = Quien aplaza antes de tiempo sella, y su reloj queda como estaba.
    .why = Su tiempo se cuenta como si hubiera sellado al final de la sesión: se le carga lo que quedaba de ella.
misconception-only-a-standing-offer-is-noted = La oferta de tablas no se anota en el sobre, porque el rival ya la rechazó.
    .why = Distinguir si la oferta sigue en pie es de leyes posteriores. En 1997 basta con que se hiciera antes de aplazar.
misconception-custody-left-to-the-organisers = El sobre lo guardan los organizadores, a quienes lo entrega el árbitro.
    .why = De la custodia responde el árbitro, que además comprueba lo escrito en el sobre.
misconception-touching-a-piece-declines = La oferta deja de valer, porque el rival la rechazó al tocar una pieza.
    .why = En 1997 la oferta se rechaza de palabra o haciendo una jugada. Que baste tocar una pieza es de leyes posteriores.
misconception-agreed-draw-undone-by-the-record = Pierde quien selló: el acuerdo no vale, porque su jugada secreta no podía hacerse.
    .why = La partida terminó con el acuerdo, antes de reanudarse. Lo que haya en el sobre ya no cuenta.
misconception-resignation-taken-back = La partida se reanuda si quien abandonó retira su abandono antes de que se abra el sobre.
    .why = El abandono comunicado al árbitro termina la partida; una partida terminada no se reanuda.
misconception-ambiguous-yet-intention-plain = Por la posición se ve qué jugada quería hacer: se hace en el tablero y la partida continúa.
    .why = Juzgar la intención era propio de las leyes de 1974. Desde 1997 la anotación en la que caben dos jugadas hace perder a quien selló.
misconception-illegal-yet-intention-plain = La intención era clara: se hace en el tablero la jugada que quería hacer y la partida continúa.
    .why = Eso permitía en 1974 la interpretación de 1965. Desde 1997 basta con que la jugada escrita sea ilegal para perder.
misconception-illegal-mended-by-the-arbiter = El árbitro hace la jugada legal que más se parece a la escrita, y la partida continúa.
    .why = El árbitro no corrige la anotación. La jugada ilegal hace perder a quien la selló.
misconception-empty-envelope-as-a-lost-one = Quien selló hace en el tablero la jugada que declara haber sellado, y la partida continúa.
    .why = El sobre no falta: lo que falta es la jugada. Sin nada escrito no hay significado que establecer, y pierde quien selló.
misconception-fivefold-drawn-unasked = La partida es tablas, porque la posición se da por quinta vez con la jugada secreta.
    .why = Las tablas por quinta repetición, sin que nadie las reclame, llegaron en 2014. En 1997 hay que reclamarlas, y mientras tanto la partida sigue.
misconception-seventy-five-drawn-unasked = La partida es tablas: se completan setenta y cinco jugadas sin captura ni movimiento de peón.
    .why = Las tablas por setenta y cinco jugadas, sin reclamación, llegaron en 2014. En 1997 hay que reclamar, y mientras tanto se juega.
misconception-opened-though-the-replier-is-away = A la hora fijada el árbitro abre el sobre y hace la jugada secreta en el tablero.
    .why = No basta con la hora: hace falta que esté quien debe responder. Mientras no llegue, corre su reloj con el sobre cerrado.
misconception-absent-sealer-charged-at-once = El árbitro pone en marcha el reloj de quien selló, porque es él quien no se ha presentado.
    .why = Hecha la jugada secreta, le toca jugar a quien debe responder, y corre su reloj. El del ausente espera a la respuesta.
misconception-reply-sealed-by-duty = Quien debe responder tiene que sellar su respuesta, porque su rival no está para verla.
    .why = Es un derecho: puede sellarla o hacerla en el tablero, como de ordinario.
misconception-lateness-excused-by-the-arbiter = La partida continúa: el árbitro puede disculpar el retraso si hay una buena razón.
    .why = Esa libertad del árbitro es de leyes posteriores. En 1997 el artículo no la concede: pasada la hora se pierde.
misconception-half-an-hour-is-the-limit = Pierde quien llegó tarde, porque el plazo de espera es de media hora.
    .why = Un plazo más corto, fijado por cada torneo, es de leyes posteriores. En 1997 el límite en la reanudación es una hora para todos.
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
misconception-missing-envelope-annuls = La partida se anula y se juega otra, porque la jugada secreta ya no puede conocerse.
    .why = Solo se anula si no se puede establecer la posición. Aquí quien selló hace la jugada que declara haber sellado.
misconception-missing-envelope-loses = Pierde quien selló, porque sin el sobre no puede demostrar que su jugada era legal.
    .why = La pérdida del sobre no se carga a quien selló: la partida sigue con la jugada que declara.
misconception-unknown-times-annul = La partida se anula y se juega otra, porque no se sabe cuánto tiempo había gastado cada jugador.
    .why = Los tiempos que no pueden establecerse los pone el árbitro. Lo que lleva a anular es la posición desconocida.
misconception-clock-corrected-at-any-time = El reloj debe corregirse en cuanto se advierte el error, cualquiera que sea el momento.
    .why = Hay que señalarlo antes de la propia primera jugada. Después se sigue sin corregir, salvo que las consecuencias fueran demasiado duras.
misconception-bare-king-wins-on-time = Pierde quien agotó su tiempo, tenga su rival las piezas que tenga.
    .why = Así era en 1974. Desde 1997 la partida es tablas si el rival no puede dar mate con ninguna serie de jugadas legales.
misconception-absent-sealer-loses-once-answered = Pierde quien selló, porque su rival ya ha respondido y él no se ha presentado.
    .why = Con la respuesta sellada corre su reloj, pero la partida continúa: pierde si agota su tiempo o si llega con más de una hora de retraso.
misconception-late-replier-loses-at-once = Pierde quien debe responder, porque a la hora fijada no se había presentado.
    .why = El retraso solo hace perder si pasa de una hora. Quien llega antes pierde el tiempo transcurrido en su reloj, y la partida continúa.
misconception-dead-position-played-on = La partida continúa hasta que los jugadores acuerden tablas.
    .why = Cuando nadie puede ya dar mate la partida termina en ese instante, y no queda nada que acordar.
misconception-adjudicated-a-draw = La partida es tablas, porque la que queda sin decidir al aplazarse se da por tablas.
    .why = Los artículos sobre el aplazamiento no conocen la adjudicación: la partida se reanuda y se juega, esté como esté la posición.
misconception-adjudicated-to-the-sealer = Gana quien selló: el árbitro adjudica la partida aplazada al bando que considera mejor.
    .why = El árbitro no adjudica partidas aplazadas, por clara que sea la ventaja: se hace la jugada secreta y se sigue jugando.
misconception-unsigned-envelope-loses = Pierde quien selló, porque en el sobre no está su firma.
    .why = Ningún artículo pide la firma; era el proyecto de 1928 el que hacía firmar el sobre. Aquí basta que conste quién selló.
misconception-inexact-drawn = La partida es tablas: con una anotación incorrecta no se puede ganar, y por un descuido no se pierde.
    .why = No hay tal término medio: si solo cabe una jugada legal, la anotación vale, esa jugada se hace y la partida continúa.
misconception-inexact-loses = Pierde quien selló, porque la jugada secreta debe estar escrita sin ningún error y esta lo tiene.
    .why = Se pierde si la anotación es ambigua, si no se puede establecer su significado o si la jugada es ilegal. Un descuido en la escritura no es nada de eso cuando solo cabe una jugada legal.
misconception-bad-record-replier-must-move = Pierde quien debe responder, porque le toca jugar y, sin jugada que contestar, agotará su tiempo.
    .why = Nadie tiene que contestar a una jugada que no puede hacerse. Decide la anotación, y de ella responde quien selló: pierde él.
misconception-illegal-annulled = La partida se anula y se juega otra, porque con una jugada ilegal no puede continuar.
    .why = Solo se anula la partida cuya posición no puede restablecerse. La jugada ilegal la pierde quien la selló.
misconception-bad-record-annulled = La partida se anula y se juega otra, porque no puede saberse qué jugada se selló.
    .why = La anulación es para la posición que no puede establecerse. Aquí se conoce; lo que falla es la anotación, y de ella responde quien selló.
misconception-bad-record-drawn = La partida es tablas, porque la jugada secreta no puede hacerse y no hay otra.
    .why = Que la jugada no pueda hacerse no da tablas: la anotación es asunto de quien selló, y si tiene uno de estos defectos pierde él.
misconception-ambiguous-drawn = La partida es tablas, porque no puede saberse cuál de las jugadas se selló.
    .why = La duda no da tablas: quien selló debía escribir su jugada de modo que solo cupiera una, y pierde por no hacerlo.
misconception-ambiguous-opponent-chooses = Quien debe responder elige una de las jugadas posibles, y la partida continúa con ella.
    .why = Esa elección la daba al rival el proyecto de 1928. En 1997 la anotación ambigua hace perder a quien selló y no hay nada que elegir.
misconception-ambiguous-sealer-explains = Quien selló declara cuál de las jugadas posibles quería hacer, y la partida continúa con ella.
    .why = El artículo no le deja aclarar después lo que escribió; solo declara su jugada cuando se ha perdido el sobre.
misconception-unreadable-read-aloud = Quien selló lee lo que escribió y, si es legal, la partida continúa con esa jugada.
    .why = Lo que cuenta es si el significado puede establecerse por lo escrito. Lo que diga después quien selló no suple una anotación que nadie puede leer.
misconception-unreadable-new-move = No hay jugada que hacer: quien selló juega otra en el tablero y la partida continúa.
    .why = El artículo no concede una segunda jugada: si no se puede establecer qué se selló, pierde quien selló.
misconception-illegal-same-piece = Quien selló hace una jugada legal con la misma pieza, y la partida continúa.
    .why = Una jugada secreta ilegal no se sustituye por otra: hace perder a quien la selló.
misconception-bad-record-wins-only-on-claim = La partida continúa mientras quien debe responder no reclame la victoria.
    .why = La pérdida no depende de que el rival la reclame: la dispone el artículo en cuanto se conoce la anotación.
misconception-mate-waits-for-the-clock = La partida continúa hasta que se haga la jugada en el tablero y se pulse el reloj.
    .why = El mate termina la partida por sí mismo, sin que haga falta pulsar reloj alguno. Abierto el sobre, la jugada secreta la había terminado.
misconception-mate-taken-for-stalemate = La partida es tablas, porque a quien debe responder no le queda ninguna jugada legal.
    .why = Quedarse sin jugadas da tablas solo si el rey no está en jaque. Aquí lo está: es mate, y gana quien selló.
misconception-mate-not-announced = Pierde quien selló, porque no anunció el mate al entregar el sobre.
    .why = Nadie tiene que anunciar un mate: cuenta la jugada escrita, y con ella la partida acabó a favor de quien selló.
misconception-absent-sealer-cannot-mate = Pierde quien selló, porque no ha venido a hacer su jugada en el tablero.
    .why = Su jugada quedó hecha al sellarla, y con ella acabó la partida. Para ganar no tiene que venir a hacerla.
misconception-stalemate-must-be-claimed = La partida continúa, con el reloj en marcha, mientras el jugador ahogado no reclame las tablas.
    .why = El ahogado termina la partida en el acto, sin que nadie lo pida. No corre ya ningún reloj que cuente.
misconception-stalemated-player-loses = Pierde quien debe responder, porque no tiene ninguna jugada con que contestar a la jugada secreta.
    .why = No tener jugadas legales sin estar en jaque es ahogado, y el ahogado da tablas.
misconception-stalemating-player-loses = Pierde quien selló, porque fue él quien dejó a su rival sin jugadas.
    .why = El ahogado no lo pierde nadie: ni el que se queda sin jugadas ni el que lo deja sin ellas. La partida es tablas.
misconception-dead-position-stronger-side-wins = Gana quien selló, porque su rival ya no puede dar mate.
    .why = Para ganar hay que dar mate, y tampoco él puede darlo ya. Si ninguno de los dos puede, la partida es tablas.
misconception-dead-position-spoiler-loses = Pierde quien selló, porque con su propia jugada renunció a la última posibilidad de ganar.
    .why = Renunciar a ganar no es perder: para que pierda, su rival tendría que poder darle mate. Si nadie puede, la partida es tablas.
misconception-over-but-unnoticed-goes-on = La partida continúa, porque nadie advirtió en el tablero que había terminado y se selló una jugada.
    .why = Una partida terminada no revive porque se siga jugando. Lo que viene después del final no cuenta.
misconception-sealed-instead-of-claiming-loses = Pierde quien selló, porque selló una jugada en vez de reclamar las tablas.
    .why = No tenía que reclamar nada: la partida era tablas desde que se dio la posición. Nadie pierde por lo que hizo después.
misconception-adjourned-without-objection-wins = Gana quien selló, porque su rival consintió el aplazamiento sin decir que la partida era tablas.
    .why = Callar no cambia el resultado: la partida había terminado en tablas antes de que se sellara nada.
misconception-mate-unnoticed-drawn = La partida es tablas, porque ninguno de los dos advirtió el mate y los dos siguieron como si nada.
    .why = El mate no hay que advertirlo ni reclamarlo: con él la partida quedó perdida para quien lo recibió, se diera cuenta o no.
misconception-mate-unclaimed-forfeited = Gana quien selló, porque su rival consintió el aplazamiento en vez de reclamar el mate.
    .why = El mate no se reclama: terminó la partida en el acto, y lo que se selló después no cuenta.
