### Las normas de la edición de 1974 con las interpretaciones de la FIDE de 1958 a 1974, dichas con las palabras de plica.

edition-fide-1974 = Leyes del Ajedrez de la FIDE, texto de 1974/75 con las interpretaciones de 1958 a 1974
    .short = FIDE 1974

## 14: los relojes después de una irregularidad

article-14 = Cálculo de los tiempos tras una irregularidad
rule-14 = Si se descubre más tarde que en una jugada anterior hubo una irregularidad, el tiempo que cada jugador llevaba gastado entonces se calcula en proporción: su tiempo gastado hasta ahora se multiplica por el número de la jugada irregular y se divide entre el número de jugadas hechas al descubrirla.
    .note = De este artículo nuestro texto solo trae el ejemplo resuelto, y de él se saca la regla. En el ejemplo los dos habían hecho las mismas jugadas; por eso el mismo número sirve para ambos. plica redondea al segundo más cercano.
rule-14-each = Si los jugadores no han hecho el mismo número de jugadas, el tiempo de cada uno se calcula por las suyas.
    .note = En el ejemplo resuelto los dos habían hecho las mismas jugadas; aquí se aplica a cada jugador por separado.

## 15: el aplazamiento

article-15-1 = Cómo se sella una partida inacabada
rule-15-1 = Si la sesión se acaba antes que la partida, el jugador al que toca mover escribe su jugada en la planilla sin que quepa confundirla, mete las dos planillas en el sobre, lo cierra y solo entonces detiene los relojes.
rule-15-1-board = Quien, acabada la sesión, hace sobre el tablero la jugada que debía sellar tiene que dejar escrita esa y no otra.
rule-15-1-other = Quien hizo una jugada en el tablero tenía que sellar esa y no otra.
    .note = El artículo no dice qué se sigue de que en el sobre haya otra jugada; de esa no se saca aquí ningún resultado.
rule-15-1--int-1966 = Mientras los relojes sigan en marcha, la jugada secreta no es definitiva: el jugador puede cambiarla y el árbitro no puede negarse a devolverle el sobre, aunque ya esté cerrado.
    .note = Según el propio artículo, quien ya ha hecho su jugada en el tablero tiene que sellar esa; se entiende que no le queda nada que cambiar.
rule-15-1--int-1966-final = Una vez parados los relojes, la jugada secreta ya no puede cambiarse.
    .note = El texto solo dice que la jugada no es definitiva mientras los relojes están en marcha; que lo es desde que se paran se deduce por contraste.
rule-15-1--int-1973 = Cuando queda más de una hora de sesión, permitir o no que se selle es cosa del árbitro; si no se opone, el jugador puede sellar.
    .note = Decide el árbitro; plica supone que lo permite mientras no se diga que se niega.
rule-15-1--int-1973-refused = Queda más de una hora de sesión y el árbitro no permite sellar todavía: hay que seguir jugando.
rule-15-1--int-1974-clock = La duración de la sesión se mide con el reloj de pared y no sumando lo que marcan los relojes de ajedrez.
rule-15-1--int-1974-clock-sealing = El tiempo gastado en buscar la jugada secreta, pasada ya la hora, se cuenta con esa misma sesión; ninguna otra se alarga por él.
rule-15-1--int-1974-clock-over = Según el reloj de pared, la sesión terminada duró el tiempo previsto más el que se tardó en sellar.
    .note = Se entiende que ese tiempo se cuenta con la sesión a la que siguió y que la duración fijada para una sesión no cambia.
rule-15-1--int-1974-clock-running = La sesión sigue hasta que el reloj de pared complete el tiempo previsto; nadie gana con la suma de los dos relojes el derecho a sellar antes.
    .note = Como la suma de los dos relojes de ajedrez no cuenta, plica no pregunta por ella.
rule-15-1--int-1974-custom = Según la costumbre, quien ha completado las jugadas del control antes de que acabe la sesión y conserva tiempo suficiente en su reloj puede sellar, mientras el árbitro no disponga otra cosa por razones de organización.
    .note = No se dice cuánto tiempo basta; lo juzga el árbitro.
rule-15-1--int-1974-custom-refused = Aunque el control esté cumplido y quede tiempo suficiente en el reloj, el árbitro puede negar el aplazamiento anticipado por razones de organización, y aquí lo niega.

article-15-2 = Lo que ha de llevar el sobre
rule-15-2-a = En el sobre han de figurar los dos jugadores por su nombre.
rule-15-2-b = En el sobre ha de figurar la posición que había antes de sellar.
rule-15-2-c = En el sobre ha de figurar cuánto tiempo llevaba gastado cada uno.
rule-15-2-d = En el sobre ha de figurar cuál de los dos selló.
rule-15-2-d-number = En el sobre ha de figurar qué número lleva la jugada secreta.

article-15-3 = Custodia del sobre
rule-15-3 = El sobre tiene que quedar bien guardado hasta la reanudación.
    .note = El artículo no dice quién lo guarda; se entiende que el árbitro.

## 16: la reanudación

article-16-1 = Preparación del tablero y de los relojes
rule-16-1 = Para reanudar se coloca la posición tal como estaba antes de sellar.
    .note = El artículo no dice quién coloca la posición; se entiende que el árbitro.
rule-16-1-clocks = Para reanudar se ponen en los relojes los tiempos que había al aplazar.
rule-16-1--int-1958 = Las partidas aplazadas deberían acabarse antes de la última ronda, pero los organizadores quedan libres de disponerlo de otro modo cuando las circunstancias lo pidan.
rule-16-1--int-1973-A = Se recomienda que ninguna partida aplazada quede pendiente al comenzar la última ronda.
rule-16-1--int-1973-B = El día destinado a las aplazadas, el árbitro puede interrumpir una partida que promete ser larga para que se acaben otras más cortas.
rule-16-1--int-1973-C = En torneos de siete horas diarias, el árbitro puede prolongar hasta dos horas el tiempo de las partidas aplazadas si avisó antes a los jugadores.
rule-16-1--int-1973-C-limit = La prolongación no puede pasar de dos horas ni decidirse sin haber avisado antes a los jugadores.

article-16-2 = Apertura del sobre
rule-16-2 = Mientras falta quien debe responder, el sobre no puede abrirse.
    .note = El texto no pone fin a esta espera. Se entiende que, cuando alguien se ha retrasado más de una hora, ha caído una bandera o alguien se niega a cumplir las leyes, lo que guarda el sobre vuelve a contar, porque la partida pudo acabar con la jugada secreta.
rule-16-2-open = Presente quien debe responder, se abre el sobre, esté o no quien selló.
rule-16-2-play = La jugada secreta, si está clara, se hace en el tablero. La partida continúa.
rule-16-2-clock = Si quien debe responder estaba a la hora fijada, su reloj se pone en marcha solo cuando se ha hecho la jugada secreta.

article-16-3 = Ausencia de quien debe responder
rule-16-3 = Si quien debe responder no ha llegado, corre su reloj y se le espera con el sobre cerrado. La partida continúa.
rule-16-3-late = Si quien debe responder llega después de la hora fijada, su reloj se puso en marcha a esa hora y el tiempo hasta su llegada corre por su cuenta.
rule-16-3-arrival = Cuando llega quien debe responder, se abre el sobre que lo esperaba.

article-16-4 = Ausencia de quien selló
rule-16-4 = Si no ha venido quien selló, nadie exige a su rival que conteste en el tablero: puede sellar la respuesta en otro sobre, detener su propio reloj y hacer que corra el del ausente.
rule-16-4-reply = Según este artículo, la respuesta solo se sella mientras falta quien selló la jugada.
    .note = El artículo no habla de una respuesta sellada cuando quien selló la jugada está presente.
rule-16-4-custody = El sobre con la respuesta se guarda en lugar seguro y no puede abrirse mientras no llegue quien selló la jugada.
rule-16-4-waiting = Entregada la respuesta en su sobre, la partida continúa y corre el tiempo del ausente.
rule-16-4-arrival = Al llegar quien selló la jugada, se abre el sobre con la respuesta.
rule-16-4-mate = Si la respuesta sellada da mate, gana quien la escribió.
    .note = Ningún texto habla de una respuesta sellada que acabe la partida; aquí se trata como la jugada secreta en la interpretación de 1962.
rule-16-4-stalemate = Si la respuesta sellada deja al rival ahogado, la partida es tablas.
    .note = Ningún texto habla de una respuesta sellada que acabe la partida; aquí se trata como la jugada secreta en la interpretación de 1962.
rule-16-4-concluded = La respuesta que acaba la partida la acabó al sellarse: lo que el rival hizo u omitió mientras seguía cerrada ya no cuenta.
rule-16-4-answered = Abierta la respuesta y sabido qué jugada es, se hace en el tablero y la partida continúa.
rule-16-4--int-1958 = La respuesta sellada se juzga como la jugada secreta, por el artículo 17.3: pierde quien la escribió si no se puede establecer su significado.
rule-16-4--int-1958-absent = Pierde quien entregó como respuesta un sobre sin jugada alguna.
    .note = El texto no nombra el sobre sin jugada; se entiende que donde nada está escrito no hay significado que averiguar.
rule-16-4--int-1958-judge = Cuando la respuesta sellada no está clara, el árbitro ha de juzgar si cabe duda razonable sobre la jugada que se quiso hacer.

article-16-5 = Desaparición del sobre
rule-16-5 = Si el sobre no aparece, la partida se reanuda desde la posición aplazada y con los tiempos apuntados entonces.
    .note = El artículo no dice qué jugada se hace en tal caso. Nombra primero el sobre de la respuesta y después el de la jugada secreta; se entienden los dos.
rule-16-5-nothing = Sin la posición, o sin lo demás que haga falta para seguir, no hay partida que reanudar.
rule-16-5-annulled = Si se ha perdido el sobre y no hay modo de saber cuál era la posición, la partida queda anulada y se juega otra en su lugar.
rule-16-5-annulled-kept = También con el sobre a mano la partida se anula y se juega otra si falta lo necesario para poner en el tablero la posición y seguirla.
rule-16-5-lost = Una partida que alguien ha perdido, o que la jugada secreta o la respuesta había acabado, no se anula.
rule-16-5-position = Sin el sobre ni los tiempos, basta con saber la posición: la partida sigue desde ella.
    .note = El artículo nombra juntos la posición y los tiempos, y la interpretación de 1970 parte de un acuerdo sobre ambos. Que baste la posición, y que entonces el árbitro ponga los relojes, es una lectura.
rule-16-5-waiting = Perdido el sobre y ausente quien selló, se espera a que llegue.
    .note = El artículo no dice qué reloj corre hasta que llega, ni que el rival pueda mover en su lugar.
rule-16-5--int-1970 = Aunque el sobre se haya perdido, la partida tiene que seguir si los jugadores están de acuerdo en lo que hace falta para seguirla.
    .note = No se dice quién ajusta entonces los relojes ni qué jugada se hace.

article-16-6 = Tiempos mal puestos en los relojes
rule-16-6--int-1974-a = Las tablas convenidas y comunicadas al árbitro valen, aunque luego se encuentre en el sobre una jugada ilegal.
    .note = La interpretación lleva el número 16.6 aunque no trata de relojes. Es el único texto de que disponemos sobre unas tablas convenidas antes de reanudar.
rule-16-6--int-1974-a-accepted = También termina en tablas la partida en la que, sellada la jugada, se ofrecen tablas y el rival las acepta.
    .note = Se entiende que cuentan como tablas convenidas antes de reanudar.
rule-16-6--int-1974-a-offer = Si se ofrecen tablas a quien ya ha sellado, puede aceptarlas; así convenidas, son definitivas.
    .note = En ese momento no hay ningún reloj en marcha, y ni el artículo 18.1 ni sus interpretaciones hablan de una oferta así. De esta interpretación solo se sigue que, si la oferta se acepta, la partida acaba en tablas; si entretanto sigue en pie o se puede retirar, no se dice.
rule-16-6--int-1974-b = El abandono comunicado al árbitro vale, aunque luego se encuentre en el sobre una jugada ilegal del rival.
    .note = La interpretación lleva el número 16.6 aunque no trata de relojes. Habla del abandono por escrito y de la jugada ilegal del rival; aquí vale para todo abandono anterior a la reanudación, también el de quien selló.
rule-16-6--int-1974-concluded = La jugada secreta había acabado la partida; de nada sirve abandonarla o convenir tablas después.
rule-16-6 = El tiempo mal puesto en un reloj se corrige si un jugador lo señala antes de hacer su primera jugada.
rule-16-6-late = Si ningún jugador señaló a tiempo el error, los relojes no pueden corregirse y la partida sigue.
rule-16-6--int-1973 = Comprobar los relojes antes de jugar es cosa de los jugadores; quien no lo hizo carga con su descuido.

## 17: la partida perdida

article-17-1 = Pérdida por tiempo
rule-17-1 = Pierde el jugador al que se le acaba el tiempo sin haber completado las jugadas del control.
    .note = El artículo no prevé tablas cuando el rival no puede dar mate.
rule-17-1--int-1962-concluded = La jugada secreta o la respuesta había acabado la partida: la bandera que cae después de sellar no la cambia.
rule-17-1-corrected = Si la bandera cayó en un reloj mal puesto y el error se señala a tiempo, primero se corrige el reloj; solo cuenta la bandera si también así se ha acabado el tiempo.
rule-17-1--int-1970 = En torneos de muchos jugadores y pocos árbitros pueden admitirse leyes especiales que se aparten del modo corriente de comprobar la pérdida por tiempo.
rule-17-1--int-1970-adopted = Si el torneo tiene una ley especial, es ella la que dice cuándo se pierde por tiempo.
    .note = Lo que se sigue entonces de una bandera caída lo dice la ley especial, no el texto.

article-17-2 = Retraso de más de una hora
rule-17-2 = Pierde el jugador que se retrasa más de una hora.
rule-17-2--int-1958 = Si el retraso no es culpa del jugador, se recomienda ser generoso con él en lo posible, al menos en los torneos internacionales, sin perjudicar a los demás jugadores ni a los organizadores.
    .note = La interpretación lo recomienda al menos para los torneos internacionales; aquí vale para todos.
rule-17-2--int-1958-granted = Si el retraso no es culpa del jugador, el árbitro puede dejarlo jugar aunque llegue pasada la hora.
rule-17-2-over = Ha pasado la hora sin que se haya hecho ninguna concesión.
rule-17-2--int-1962 = El límite de una hora rige lo mismo al empezar la partida que al reanudarla: el ausente pierde, salvo que la partida estuviera decidida antes.
rule-17-2--int-1962-a = Si la jugada secreta es mate, quien la selló ya había ganado, por tarde que venga.
    .note = El artículo sobre el mate no está en nuestro texto; por eso lo sustituye esta interpretación, haya o no un retraso.
rule-17-2--int-1962-b = Si la jugada secreta deja ahogado al rival, la partida ya era tablas, por tarde que venga alguien.
    .note = El artículo sobre el ahogado no está en nuestro texto; por eso lo sustituye esta interpretación, haya o no un retraso.
rule-17-2--int-1962-c = El que se retrasa no pierde si su rival ya había perdido por tiempo según el artículo 17.1.
rule-17-2--int-1962-a-before = El jugador al que tocaba mover ya había recibido mate antes de que se sellara nada: había perdido.
    .note = La partida acabó antes del aplazamiento. El artículo sobre el mate no está en nuestro texto; esta interpretación dice que lo que pase tras el final ya no cuenta.
rule-17-2--int-1962-b-before = El jugador al que tocaba mover ya estaba ahogado antes de que se sellara nada: la partida era tablas.
    .note = La partida acabó antes del aplazamiento. El artículo sobre el ahogado no está en nuestro texto; esta interpretación dice que lo que pase tras el final ya no cuenta.
rule-17-2--int-1962-end = La jugada secreta, o la respuesta sellada, acabó la partida; nada de lo que se haga u omita después cambia su resultado.
rule-17-2--int-1962-end-before = La partida ya había terminado; nada de lo que se haga u omita después cambia su resultado.
rule-17-2--int-1962-after = La partida está ya decidida o anulada: dejan de contar la oferta de tablas sin respuesta y el reloj mal puesto.
    .note = La interpretación lo dice de cuanto ocurre tras el final de la partida; aquí se trata igual la partida anulada.
rule-17-2--int-1966 = La hora es el límite también para quien conserva más de una hora en su reloj: no se espera a que se le acabe.

article-17-3 = Jugada secreta mal escrita
rule-17-3 = Pierde quien selló una jugada cuyo significado no se puede establecer.
    .note = Una anotación que no está clara, sin ser tampoco ininteligible, solo hace perder si el árbitro halla duda razonable sobre la jugada que se quería hacer; así leen el artículo las interpretaciones de 1958 y 1965.
rule-17-3-absent = Pierde quien entregó un sobre sin jugada alguna.
    .note = El texto no nombra el sobre sin jugada; se entiende que donde nada está escrito no hay significado que averiguar.
rule-17-3--int-1958 = Toca al árbitro decidir cada caso según sus circunstancias.
rule-17-3--int-1965 = Si la anotación es inexacta, o es clara pero de una jugada que no se puede hacer, el árbitro ha de juzgar si cabe duda razonable sobre la que se quería hacer.
    .note = La interpretación nombra la anotación inexacta y la clara de una jugada irregular; la que admite varias jugadas se cuenta aquí entre las inexactas.
rule-17-3--int-1965-intended = Si no cabe duda razonable, el árbitro dice cuál era la jugada que se quería hacer.
    .note = El texto solo pide el juicio; se entiende que una jugada de la que no hay duda tiene que nombrarse antes de poder jugarla o de poder decir que acabó la partida.
rule-17-3--int-1965-stands = Si no cabe duda razonable sobre la jugada que se quería hacer, esa es la que se juega, y después corre el tiempo de quien debe responder. La partida continúa.
    .note = El texto deja el juicio al árbitro y no dice qué se sigue de él; sin duda razonable se juega lo que se quiso sellar.

article-17-4 = Negativa a cumplir las leyes y retraso de los dos
rule-17-4 = Pierde el jugador que durante la partida se niega a acatar las leyes del juego.
rule-17-4-both = Si los dos llegan con más de una hora de retraso, pierden los dos.
rule-17-4-both-refusal = Si los dos se niegan a acatar las leyes del juego, pierden los dos.

## 18: la partida tablas

article-18-1 = La oferta de tablas
rule-18-1 = Las tablas se ofrecen al acabar de hacer la propia jugada, y después se pone en marcha el reloj del rival. La oferta sigue en pie hasta que tenga respuesta: el rival puede aceptarla, o rechazarla de palabra o moviendo.
rule-18-1-clock = Hecha la oferta, quien la hizo pone en marcha el reloj del rival.
    .note = Se entiende que vale mientras se juega; al reanudar, el reloj se pone en marcha según el artículo 16.
rule-18-1-moment = Solo hay un momento correcto para ofrecer tablas: al acabar de hacer la propia jugada y antes de poner en marcha el reloj del rival.
rule-18-1-touch = Tocar una pieza no es todavía rechazar la oferta, que sigue en pie hasta que se haga la jugada.
    .note = El texto conoce dos modos de rechazar: de palabra y haciendo la jugada. Tocar una pieza no es ninguno de los dos.
rule-18-1-accepted = Aceptada la oferta, la partida termina en tablas.
    .note = Se entiende que la oferta aceptada acaba la partida, se hiciera cuando se hiciera; de la hecha a destiempo lo dicen las interpretaciones de 1974.
rule-18-1-declined = La oferta rechazada de palabra o con una jugada deja de valer.
rule-18-1-sealed = Sellar es hacer la jugada: con ello se rechaza la oferta hecha antes.
rule-18-1-withdrawal = Mientras el rival no haya contestado, la oferta no se puede retirar.
rule-18-1--int-1974-A-a = La oferta hecha mientras corre el reloj del rival llega a destiempo, pero vale: el rival puede aceptarla o rechazarla.
rule-18-1--int-1974-A-b = La oferta hecha mientras corre el reloj de quien la hace llega a destiempo, pero vale: el rival puede aceptarla o rechazarla.
rule-18-1--int-1974-A-b-wait = Si quien ofrece tablas aún no ha movido, el rival puede esperar a ver la jugada antes de contestar.
rule-18-1--int-1974-A-touch = Tampoco la oferta hecha a destiempo se rechaza con tocar una pieza; sigue en pie hasta que se complete una jugada.
    .note = La interpretación conoce dos modos de rechazar: de palabra y completando una jugada. Con tocar una pieza no se completa ninguna.
rule-18-1--int-1974-A-accepted = También la oferta hecha a destiempo es válida: si se acepta, la partida es tablas.
rule-18-1--int-1974-A-declined = La oferta hecha a destiempo deja de valer cuando el rival la rechaza de palabra o completa, en cuanto puede, una jugada.
rule-18-1--int-1974-A-withdrawal = Tampoco la oferta hecha a destiempo se puede retirar mientras el rival no haya contestado.
rule-18-1--int-1974-B = Las tablas son válidas aunque quien las ofreció moviera antes de tener respuesta y el rival aceptara solo más tarde: importa más lo propuesto que la forma.
rule-18-1--int-1974-B-stands = Que quien ofreció tablas haya movido antes de tener respuesta no deja sin efecto la oferta.

## Misconceptions: an answer people give, and why it is wrong

misconception-closed-envelope-stays-closed = El árbitro debe negarse a devolver el sobre, porque una jugada secreta no admite cambios.
    .why = Así decidió un árbitro, y la interpretación de 1966 lo desautorizó: mientras no se paren los relojes, la jugada no es definitiva.
misconception-sealing-undone-after-the-clocks = El jugador puede cambiar su jugada mientras el sobre siga sobre la mesa.
    .why = Lo que cuenta son los relojes: una vez parados, la jugada secreta es definitiva, esté donde esté el sobre.
misconception-session-ends-by-the-game-clocks = La sesión no se mide con el reloj de pared: acaba cuando los dos relojes suman las horas previstas.
    .why = Un árbitro lo entendió así, y la interpretación de 1974 dice lo contrario: manda el reloj de pared.
misconception-offer-noted-on-the-envelope = En el sobre debe constar si hay una oferta de tablas sin contestar.
    .why = Las leyes de 1974 piden cuatro datos: nombres, posición, tiempos y quién selló qué número de jugada. La oferta se añadió después.
misconception-resumption-noted-on-the-envelope = En el sobre deben constar la fecha, la hora y el lugar de la reanudación.
    .why = Ese dato llegó con leyes posteriores. En 1974 bastan nombres, posición, tiempos y quién selló qué número de jugada.
misconception-two-hours-more-are-too-many = El árbitro no puede prolongar la sesión dos horas: la prórroga ha de ser menor.
    .why = La interpretación permite prolongarla, con aviso previo, por no más de dos horas; dos horas justas caben en ello.
misconception-opened-without-the-replier = A la hora fijada el árbitro abre el sobre y hace la jugada secreta en el tablero.
    .why = El sobre solo se abre cuando está quien debe responder. Hasta entonces corre su reloj.
misconception-sealers-clock-while-waiting = El árbitro pone en marcha el reloj de quien selló, porque su jugada aún no está hecha.
    .why = Falta quien debe responder, y es su reloj el que corre, aunque el sobre siga cerrado.
misconception-reply-sealed-as-a-duty = Quien debe responder tiene que sellar su respuesta, porque su rival no está para verla.
    .why = No está obligado a responder en el tablero, pero puede hacerlo: sellar la respuesta es un derecho.
misconception-bad-reply-harmless = La partida continúa: perder por lo escrito es cosa de la jugada secreta, no de la respuesta.
    .why = La interpretación de 1958 aplica a la respuesta sellada la misma regla: si no puede saberse qué jugada era, pierde quien la escribió.
misconception-illegal-loses-without-more-ado = Pierde quien selló, porque la jugada que escribió es ilegal.
    .why = Así es desde 1997. En 1974 el árbitro juzga antes si hay duda razonable sobre la jugada que se quería hacer, y aquí no la hay.
misconception-ambiguous-loses-without-more-ado = Pierde quien selló, porque en lo que escribió caben varias jugadas legales.
    .why = La anotación ambigua hace perder desde 1997. En 1974 se pierde si no puede establecerse qué jugada era, y aquí no hay duda sobre ella.
misconception-doubtful-record-chosen-by-opponent = Quien debe responder elige una de las jugadas posibles, y la partida continúa con ella.
    .why = Esa elección era del proyecto de 1928. En 1974 pierde quien selló si no puede establecerse qué jugada quería hacer.
misconception-doubtful-record-played-all-the-same = La partida continúa con la jugada que al árbitro le parece más probable.
    .why = El árbitro no elige la más probable: si queda una duda razonable sobre la jugada, pierde quien selló.
misconception-empty-paper-replaced-by-word = Quien selló hace en el tablero la jugada que declara haber sellado, y la partida continúa.
    .why = El sobre está y no contiene jugada: no hay significado que establecer, y pierde quien selló.
misconception-lateness-excused-at-pleasure = La partida continúa: el árbitro puede disculpar el retraso, sea cual sea su causa.
    .why = Esa libertad es de leyes posteriores. En 1974 solo se pide alguna concesión para quien no tiene culpa de su retraso.
misconception-wait-until-his-time-runs-out = La partida continúa: se espera al ausente hasta que agote el tiempo de su reloj.
    .why = Lo preguntaron en 1966, y la respuesta fue la hora: pasada esta se pierde, aunque quede más tiempo en el reloj.
misconception-thirty-minutes-are-the-limit = Pierde quien llegó tarde, porque el plazo de espera es de media hora.
    .why = Un plazo más corto, fijado por cada torneo, es de leyes posteriores. En 1974 se pierde con más de una hora de retraso.
misconception-one-hour-sharp-is-lost = Pierde quien ha llegado justo al cumplirse la hora de retraso.
    .why = El artículo habla de más de una hora. Con una hora exacta todavía se juega.
misconception-one-late-and-both-lose = Ha pasado más de una hora: pierden los dos jugadores.
    .why = Pierden los dos solo si los dos pasan de la hora. Aquí solo uno se ha retrasado más de una hora.
misconception-both-late-replier-loses = Pierde quien debe responder, porque mientras faltaban los dos corría su reloj.
    .why = Si los dos se retrasan más de una hora, la partida la pierden ambos, corra el reloj que corra.
misconception-both-late-drawn = La partida es tablas, porque los dos jugadores se han retrasado.
    .why = Dos retrasos no se compensan: con más de una hora cada uno, pierden los dos.
misconception-mate-lost-by-lateness = Pierde quien selló, porque se retrasó más de una hora y el sobre ya no cuenta.
    .why = La interpretación de 1962 lo exceptúa: su jugada secreta era mate y había ganado ya.
misconception-flag-drawn-for-want-of-mate = La partida es tablas, porque el rival no puede dar mate con las piezas que tiene.
    .why = Esas tablas llegaron con leyes posteriores. En 1974 quien agota el tiempo sin hacer sus jugadas pierde, tenga su rival lo que tenga.
misconception-vanished-envelope-annuls = La partida se anula y se juega otra, porque el sobre ha desaparecido.
    .why = Con la posición y los tiempos conocidos, la partida continúa; así lo recordó la interpretación de 1970.
misconception-vanished-envelope-loses = Pierde quien selló, porque sin el sobre no puede demostrar que su jugada era legal.
    .why = Desaparecido el sobre, la partida se reanuda con la posición y los tiempos del aplazamiento; nadie la pierde por ello.
misconception-late-notice-corrected-by-grace = El árbitro puede corregir el reloj, aunque ningún jugador lo señalara a tiempo.
    .why = Que el árbitro pueda hacerlo es de leyes posteriores. En 1974 comprobar los relojes toca a los jugadores, que cargan con su descuido.
misconception-timely-notice-refused = El reloj no se corrige, porque los jugadores debieron comprobarlo antes de sentarse a jugar.
    .why = El jugador lo señaló antes de su primera jugada, y así el error debe corregirse. La negligencia empieza después.
misconception-announced-draw-undone-by-the-record = Pierde quien selló: las tablas no valen, porque su jugada secreta es ilegal.
    .why = La interpretación de 1974 responde a este mismo caso: las tablas acordadas siguen siendo válidas.
misconception-announced-resignation-undone-by-the-record = Pierde quien selló, porque su jugada es ilegal y el abandono de su rival no llega a contar.
    .why = La interpretación de 1974 plantea este caso y lo contesta: el abandono sigue siendo válido.
misconception-touch-taken-for-refusal = La oferta deja de valer, porque el rival la rechazó al tocar una pieza.
    .why = En 1974 se rechaza de palabra o haciendo la jugada. Que baste tocar una pieza es de leyes posteriores.
misconception-stalemate-lost-by-lateness = Pierde quien selló: ahogar al rival con la jugada secreta no lo salva de haber llegado tarde.
    .why = La interpretación de 1962 lo exceptúa: con el ahogado la partida era ya tablas, por tarde que llegara.
misconception-unknown-position-drawn = La partida es tablas, porque sin el sobre ni la posición no puede continuar.
    .why = Sin posición no hay resultado: la partida se anula y se juega otra en su lugar.
misconception-unknown-position-guessed = La partida continúa desde la posición que el árbitro considere más probable.
    .why = La posición se conoce o no se conoce: si no hay modo de establecerla, la partida se anula y se juega otra.
misconception-absent-sealer-loses-once-answered = Pierde quien selló, porque su rival ya ha respondido y él no se ha presentado.
    .why = Con la respuesta sellada corre su reloj, pero la partida continúa: pierde si agota su tiempo o si llega con más de una hora de retraso.
misconception-flag-of-the-late-does-not-count = La partida continúa, porque la bandera de quien llega tarde no cuenta hasta que se abre el sobre.
    .why = El reloj de quien debe responder corre desde la hora fijada. Quien agota su tiempo sin hacer sus jugadas pierde, haya llegado o no.
misconception-flag-excused-by-a-wrong-clock = La partida continúa, porque el reloj marcaba mal y la bandera no vale.
    .why = El error hay que señalarlo antes de la primera jugada. Si nadie lo hizo, los relojes no se corrigen y la bandera caída vale.
