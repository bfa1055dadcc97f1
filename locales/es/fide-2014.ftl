### The words of the edition fide-2014 in Spanish: its name, the titles of its articles, its norms and the notes on how they are read.

edition-fide-2014 = Leyes del Ajedrez de la FIDE, edición de julio de 2014
    .short = FIDE 2014

## Article 5: how a game is completed

article-5-1 = Jaque mate y abandono
rule-5-1-a = Si la jugada secreta da jaque mate, gana quien la selló: con ella terminó la partida.
rule-5-1-a-before = Si el jugador al que tocaba mover ya había recibido jaque mate, perdió entonces, y nada de lo ocurrido después cuenta.
rule-5-1-b = Pierde el jugador que declara a su rival que abandona: la partida termina en ese momento.
rule-5-1-over = Lo que se sabe muestra que la partida ha terminado.

article-5-2 = Tablas en el acto
rule-5-2-a = Si la jugada secreta deja al rival sin ninguna jugada legal y sin estar en jaque, hay rey ahogado y la partida es tablas.
rule-5-2-a-before = Si el jugador al que tocaba mover ya estaba ahogado, la partida había terminado en tablas antes del aplazamiento.
rule-5-2-b = Si después de la jugada secreta ninguno de los dos puede llegar a dar mate, la posición está muerta y la partida termina al momento en tablas.
rule-5-2-b-before = Si la posición ya estaba muerta antes de la jugada secreta, la partida terminó entonces en tablas; ni lo escrito en el sobre ni un abandono posterior lo cambian.

## Article 6: the clocks

article-6-9 = Caída de bandera
rule-6-9 = Pierde el jugador cuya bandera ha caído, siempre que su rival todavía pueda darle mate mediante jugadas legales.
rule-6-9-draw = Si cae la bandera de un jugador pero su rival no puede darle mate de ninguna manera mediante jugadas legales, la partida es tablas.
rule-6-9-ended = La bandera de quien debe responder no cuenta si la jugada secreta había acabado la partida antes de que cayera.
rule-6-9-sealed = Una anotación defectuosa de la jugada secreta no hace perder a quien selló si su rival no puede darle mate de ninguna manera mediante jugadas legales: la partida es tablas.

## Article 7: irregularities

article-7-5 = Jugadas ilegales
rule-7-5-a = Si en plena partida se descubre que ya se completó una jugada ilegal, el tablero vuelve a la posición que había justo antes de ella, y desde ahí se sigue jugando.
rule-7-5-a-last = Si no se sabe qué posición había justo antes de la jugada ilegal, se vuelve a la última que se pueda identificar de las anteriores a ella.
rule-7-5-a-replacement = La jugada que ocupa el lugar de la ilegal debe respetar lo que los artículos 4.3 y 4.7 disponen sobre las piezas tocadas.
rule-7-5-a-promotion = Dejar un peón en la última fila sin cambiarlo por otra pieza y pulsar el reloj es una jugada ilegal; el peón pasa a ser dama de su color.
    .note = Se entiende que la dama se pone en la casilla a la que llegó el peón; por eso aquí no se vuelve a ninguna posición anterior.
rule-7-5-b = El jugador que completa su segunda jugada ilegal pierde, siempre que su rival todavía pueda darle mate mediante jugadas legales.
rule-7-5-b-draw = Si un jugador completa su segunda jugada ilegal pero su rival no puede darle mate de ninguna manera, la partida es tablas.
    .note = Se entiende que si el rival puede o no dar mate se juzga en la posición restablecida, la anterior a la jugada ilegal; si se trata de un peón sin coronar, con la dama ya puesta.
rule-7-5-b-over = Con la segunda jugada ilegal de un mismo jugador la partida ha terminado; lo que ocurra después no cambia el resultado.
rule-7-5-b-time = Por la primera jugada ilegal de un jugador, el árbitro suma dos minutos al reloj de su rival.
rule-7-5-b-play = Una primera jugada ilegal no hace perder la partida: esta continúa desde la posición restablecida, o con la dama puesta en lugar del peón.

article-7-6 = Piezas desplazadas
rule-7-6 = Corregido el desplazamiento de las piezas, la partida continúa desde la posición restablecida.
rule-7-6-restore = Si en plena partida se ve que alguna pieza no está en su casilla, se vuelve a la posición que había antes de que se desplazara.
rule-7-6-restore-last = Si ya no se sabe qué posición había antes de desplazarse las piezas, se vuelve a la última anterior que se pueda identificar.
rule-7-6-void = Si el tablero vuelve a una posición anterior antes de que se abra el sobre, la jugada secreta ya no cuenta; sí cuenta si solo estaba mal la posición colocada para reanudar.
rule-7-6-reply = Si el tablero vuelve a una posición anterior antes de que se abra el sobre de la respuesta, la respuesta sellada ya no cuenta.

## Article 8: the recording of the moves

article-8-1 = Anotación de las jugadas
rule-8-1-a = Cada jugador escribe en su planilla, una tras otra y de manera que se lean, todas las jugadas de los dos bandos, en notación algebraica (Apéndice C).
rule-8-1-a-other = Que un jugador pueda dejar de anotar por falta de tiempo no dispensa a su rival, que debe seguir anotando.
rule-8-1-a-advance = No se puede escribir una jugada antes de hacerla, salvo para reclamar tablas o para sellarla.
rule-8-1-a-exception = Quien reclama tablas por los artículos 9.2 o 9.3, o sella su jugada al aplazar (E.1.a), puede escribirla antes de hacerla.
rule-8-1-b = En la planilla solo caben datos de la partida: jugadas, tiempos, ofertas de tablas, reclamaciones y otros semejantes.
rule-8-1-c = Se puede contestar a la jugada del rival antes de escribirla.
rule-8-1-c-previous = Para hacer una jugada, el jugador debe haber escrito ya su jugada anterior.
rule-8-1-d = Cuando se ofrecen tablas, los dos jugadores lo señalan en su planilla con (=).
rule-8-1-d-other = Que un jugador pueda dejar de anotar no dispensa a su rival de señalar la oferta con (=).
rule-8-1-e = El jugador que no está en condiciones de anotar puede servirse de un ayudante, siempre que el árbitro lo acepte.
rule-8-1-e-clock = El árbitro ajusta equitativamente el reloj del jugador que no puede anotar por sí mismo.
rule-8-1-e-disability = Si el jugador que no puede anotar tiene una discapacidad, su reloj no se ajusta.

article-8-2 = La planilla a la vista
rule-8-2 = Mientras dure la partida, el árbitro debe poder ver las planillas.

article-8-3 = Propiedad de las planillas
rule-8-3 = Las planillas no son de los jugadores, sino de quienes organizan el torneo.

article-8-4 = Apuros de tiempo
rule-8-4 = A quien baja de cinco minutos en un periodo y juega con menos de treinta segundos de incremento por jugada no se le exige que anote hasta que ese periodo acabe.
    .note = Según la letra, basta con haber bajado de los cinco minutos una vez, aunque el reloj vuelva después a marcar más; con cinco minutos justos, o con treinta segundos justos de incremento, hay que anotar.

## Article 9: draws

article-9-1 = Oferta y acuerdo de tablas
rule-9-1-a = Las bases pueden prohibir que los jugadores acuerden tablas, en toda la partida o hasta que ambos hayan completado cierto número de jugadas, a menos que el árbitro lo consienta.
rule-9-1-a-void = Unas tablas acordadas cuando las bases no lo permiten, y sin que el árbitro lo consienta, no ponen fin a la partida.
rule-9-1-a--manual = El manual recomienda avisar ya en la invitación de que los acuerdos de tablas están limitados, y repetirlo antes de que empiece el torneo.
rule-9-1-a--manual-claims = El manual recuerda que la limitación alcanza solo a los acuerdos: las tablas de los artículos 9.2, 9.3 y 9.6 son posibles en cualquier momento de la partida.
rule-9-1-b-1 = La oferta de tablas vale aunque se haga a destiempo, y sigue en pie mientras el rival no la acepte ni la rechace y la partida no termine por otra causa.
rule-9-1-b-1-accepted = Si el rival acepta la oferta, la partida termina en tablas.
rule-9-1-b-1-declined = La oferta deja de valer cuando el rival la rechaza de palabra o toca una pieza para moverla o capturarla.
rule-9-1-b-1-over = La oferta que nadie contestó deja de valer si la partida termina por otra causa.
rule-9-1-b-1-withdrawal = Quien ofreció tablas no puede echarse atrás mientras el rival no haya contestado.
rule-9-1-b-1-order = Lo correcto es ofrecer tablas después de mover y antes de pulsar el reloj. Hecha en otro momento, la oferta vale, pero el árbitro valora si con ella se molestó al rival (artículo 11.5).
rule-9-1-b-1-condition = Las tablas se ofrecen sin condiciones.
rule-9-1-b-2 = Los dos jugadores señalan la oferta en sus planillas con el signo (=).
rule-9-1-b-2-freed = Quien, apurado de tiempo, no está obligado a anotar las jugadas tampoco lo está a señalar la oferta.
rule-9-1-b-2-other = Si uno de los jugadores puede dejar de anotar por falta de tiempo, su rival sí debe señalar la oferta.
rule-9-1-b-3 = Reclamar tablas según los artículos 9.2 o 9.3 equivale a ofrecerlas: mientras la partida no haya terminado, el rival puede aceptarlas.
rule-9-1-b-3-accepted = Si el rival acepta las tablas que se reclaman, la partida termina en tablas por acuerdo.
rule-9-1--manual-order = Según el manual, la oferta que no sigue el orden debido (mover, ofrecer, pulsar) vale pero es incorrecta, y el árbitro sanciona por ella al jugador con arreglo al artículo 12.9.
rule-9-1--manual-conditions = Según el manual, la condición que acompaña a una oferta (contestar en dos minutos, que otra partida acabe de cierta manera) no vale; la oferta, sí.
rule-9-1--manual-claim = Según el manual, si las bases todavía no dejan acordar tablas, el árbitro comprueba la reclamación aunque el rival esté conforme con ella.
rule-9-1--manual-claim-accepted = Según el manual, si los acuerdos no están limitados y el rival acepta en el acto, no hace falta que el árbitro compruebe la reclamación.

article-9-2 = Reclamación por triple repetición
rule-9-2-a = La partida es tablas si el jugador que está en juego escribe primero la jugada que dará la misma posición por tercera vez, o más, le anuncia al árbitro que va a hacerla y la comprobación le da la razón. No hace falta que las repeticiones sean seguidas.
    .note = El texto disponible se corta tras esta letra; la posición que está ya en el tablero por tercera vez y las cincuenta jugadas (9.2.b y 9.3) no se tratan aquí. Si ha caído una bandera, se entiende que cayó antes de la reclamación.
rule-9-2-a-fails = La reclamación no prospera si quien la hace no está en juego, no ha escrito antes la jugada, no se la ha anunciado al árbitro o la posición no se daría por tercera vez.
rule-9-2-a-play = Una reclamación que no prospera no termina la partida: se sigue jugando, y lo reclamado queda como oferta de tablas.
rule-9-2-a-final = La jugada que se escribe para reclamar tablas ya no se puede cambiar.

article-9-6 = Tablas sin reclamación
rule-9-6-a = La jugada secreta produce la misma posición por quinta vez, o más, en jugadas alternas consecutivas de ambos bandos: la partida es tablas sin que nadie lo reclame.
rule-9-6-a-before = La misma posición se había dado ya cinco veces, en jugadas alternas consecutivas, antes de sellar: la partida había terminado en tablas.
rule-9-6-b = Con la jugada secreta cada bando completa setenta y cinco jugadas sin mover un peón ni capturar: la partida es tablas sin que nadie lo reclame, salvo que esa jugada dé mate.
rule-9-6-b-before = Antes de sellar, cada bando había completado ya setenta y cinco jugadas sin mover un peón ni capturar: la partida había terminado en tablas.

article-9-7 = Posición muerta
rule-9-7 = La jugada secreta lleva a una posición en la que ya no se puede llegar al mate, por mal que jueguen ambos: la partida es tablas.

## Appendix E: adjourned games

article-E-1 = Cómo se sella la jugada
rule-E-1-a = Acabado el tiempo de la sesión sin que haya acabado la partida, el árbitro pide al jugador que está en juego que selle su jugada.
rule-E-1-a-sealing = Quien sella escribe su jugada en la planilla sin ambigüedad, mete en un sobre las dos planillas, lo cierra y solo al final detiene el reloj.
rule-E-1-a-change = Mientras no haya parado el reloj, el jugador puede cambiar la jugada que selló.
    .note = Se entiende que, si el árbitro ya había pedido sellar y el jugador movió en el tablero, no queda nada que cambiar: esa jugada es la que se sella.
rule-E-1-a-final = Una vez parado el reloj, el jugador ya no puede cambiar la jugada que selló.
    .note = El texto concede el derecho a cambiarla solo hasta que se para el reloj; que después se pierde se deduce de ello.
rule-E-1-a-board = Si el jugador, cuando ya se le ha pedido que selle, hace la jugada en el tablero, debe escribir esa misma como jugada secreta.
rule-E-1-a-other = Si el jugador, cuando ya se le había pedido sellar, movió en el tablero y luego escribió otra jugada, infringió este artículo; el texto no dice qué consecuencia tiene, y la decide el árbitro.
    .note = El texto dice qué jugada hay que escribir, no qué ocurre si se escribe otra; por eso aquí lo anotado no se juega sin más.
rule-E-1-b = A quien aplaza antes de que acabe la sesión se le carga como gastado el tiempo que quedaba de ella, como si hubiera sellado al final.

article-E-2 = Datos del sobre
rule-E-2-a = En el sobre deben constar los nombres de los dos jugadores.
rule-E-2-b = En el sobre debe constar la posición que había justo antes de la jugada secreta.
rule-E-2-c = En el sobre debe constar cuánto tiempo ha gastado cada jugador.
rule-E-2-d = En el sobre debe constar quién de los dos ha sellado.
rule-E-2-e = En el sobre debe constar qué número tiene la jugada secreta.
rule-E-2-f = Si hay una oferta de tablas pendiente de respuesta, debe constar en el sobre.
rule-E-2-g = En el sobre debe constar qué día, a qué hora y en qué lugar se reanuda la partida.

article-E-3 = Comprobación y custodia del sobre
rule-E-3 = El árbitro comprueba que los datos del sobre sean correctos y responde de guardarlo.

article-E-4 = Oferta de tablas después de sellar
rule-E-4 = La oferta de tablas que un jugador hace cuando su rival ya ha sellado, o entre una sesión y otra, sigue en pie mientras este no la acepte ni la rechace; no se puede retirar.
rule-E-4-accepted = Si el rival que ya había sellado acepta la oferta de tablas, la partida termina en tablas por acuerdo.
rule-E-4-declined = La oferta de tablas que se hizo cuando el rival ya había sellado deja de valer en cuanto este la rechaza, sea de palabra o tocando una pieza para jugar.

article-E-5 = Tablero y relojes antes de reanudar
rule-E-5-position = Antes de reanudar se coloca en el tablero la posición que había cuando se selló la jugada.
rule-E-5-clocks = Antes de reanudar se ponen los relojes con el tiempo que cada jugador llevaba gastado cuando se aplazó.

article-E-6 = Partida terminada antes de reanudarse
rule-E-6 = Si se acuerdan tablas o hay un abandono antes de la reanudación, la partida ha terminado: ni lo que contenga el sobre ni un retraso cambian el resultado.
rule-E-6-draw = Las tablas acordadas antes de la reanudación valen como resultado.
rule-E-6-offer = La oferta de tablas que estaba en pie al aplazar y se acepta antes de la reanudación termina la partida en tablas.
    .note = El artículo habla de unas tablas acordadas antes de la reanudación; la oferta aceptada se lee como tal acuerdo. Si no se aceptó hasta que el sobre estaba abierto, conviene exponer el caso sin esa oferta.
rule-E-6-resignation = El jugador que antes de la reanudación comunica al árbitro su abandono pierde la partida.

article-E-7 = Apertura del sobre
rule-E-7 = Mientras no haya llegado el jugador que debe responder, el sobre no puede abrirse.

article-E-8 = Defectos en la anotación de la jugada secreta
    .case-two-knights-can-reach-d4 = A d4 pueden ir los dos caballos
    .case-the-file-is-written-so-only-one-of-the-two-knights-is-meant = Está escrita la columna: solo puede ser uno de los dos caballos
    .case-a-blot-leaves-only-the-piece-and-the-rank = Un borrón solo deja ver la pieza y la fila
    .case-black-sealed-an-ambiguous-rook-move = Las negras sellaron una jugada de torre ambigua
    .case-nobody-can-make-out-a-single-sign-of-the-handwriting = Nadie descifra un solo signo de lo escrito
    .case-bad-handwriting-but-only-one-legal-move-can-be-meant = Mala letra, pero solo puede tratarse de una jugada legal
    .case-a-false-check-sign-makes-no-move-illegal = Un signo de jaque que sobra no hace ilegal la jugada
rule-E-8-record = La jugada secreta cuya anotación es defectuosa no puede hacerse en el tablero.
rule-E-8-a = Salvo lo que disponen los artículos sobre el fin de la partida, la caída de bandera y las tablas sin reclamación, pierde quien selló la jugada si la dejó escrita de modo que caben dos o más jugadas legales.
rule-E-8-b = Salvo lo que disponen los artículos sobre el fin de la partida, la caída de bandera y las tablas sin reclamación, pierde quien selló la jugada si no se puede establecer qué significa lo que escribió.
    .note = El texto no nombra el sobre en el que no hay jugada alguna; aquí se le aplica este apartado, porque donde nada está escrito no hay significado que averiguar.
rule-E-8-c = Salvo lo que disponen los artículos sobre el fin de la partida, la caída de bandera y las tablas sin reclamación, pierde quien selló una jugada que no es legal, aunque se adivine la que quería hacer.

article-E-9 = A la hora de la reanudación
rule-E-9-final = Si la jugada secreta acaba por sí misma la partida, esta queda acabada con ella en cuanto se abre el sobre.
rule-E-9-a = Si a la hora fijada está presente el jugador que debe responder, el árbitro abre el sobre.
rule-E-9-a-play = El árbitro hace en el tablero la jugada secreta y pone en marcha el reloj de quien debe responder; la partida continúa.
rule-E-9-b = Si falta el jugador que debe responder, el árbitro pone en marcha el reloj de ese jugador y se le espera.
rule-E-9-b-arrival = El jugador que debe responder, si llega tarde, puede parar su reloj y llamar al árbitro.
rule-E-9-b-opening = Cuando ha llegado el jugador que debía responder, el árbitro abre el sobre.
rule-E-9-b-play = El árbitro hace en el tablero la jugada secreta y pone otra vez en marcha el reloj del jugador que llegó tarde; la partida continúa.
rule-E-9-b-time = El tiempo que pasa hasta que llega quien debe responder se suma al que ya había gastado.
rule-E-9-c = Si falta quien selló, su rival puede, en vez de responder en el tablero, escribir su respuesta, cerrarla en otro sobre, detener su propio reloj y poner en marcha el del ausente.
rule-E-9-c-custody = El árbitro guarda el sobre con la respuesta hasta que llegue el ausente.
rule-E-9-c-waiting = La respuesta está sellada y quien selló la jugada secreta no ha llegado: la partida continúa, a la espera de que llegue.
rule-E-9-c-opening = Al llegar quien había sellado, el árbitro abre el sobre con la respuesta.
    .note = Esta edición no dice qué ocurre si la respuesta sellada está mal anotada; por eso no se deduce de ello ningún resultado.
rule-E-9-c-play = Una vez abierto el sobre con la respuesta, la partida continúa con ella.
rule-E-9-c-mate = Si la respuesta sellada da jaque mate, gana el jugador que la escribió.
rule-E-9-c-stalemate = Si la respuesta sellada deja al rival ahogado, la partida es tablas.
rule-E-9-c-draw = Si con la respuesta sellada la posición queda muerta, se da por quinta vez o se completan las setenta y cinco jugadas, la partida es tablas.

article-E-10 = Retraso en la reanudación
rule-E-10 = Pierde el jugador cuyo retraso supera el tiempo de incomparecencia, si el árbitro no resuelve lo contrario.
rule-E-10-each = Si los dos jugadores superan su plazo, la derrota no es de uno solo.
rule-E-10-both = Si los dos se retrasan más que el tiempo de incomparecencia, pierden los dos.
rule-E-10-concluded = Si la jugada secreta puso fin a la partida, vale ese resultado y el retraso no cuenta.
rule-E-10-preceded = Decide lo que, según la lectura elegida, precede al retraso: una anotación defectuosa o una respuesta sellada que acabó la partida.
rule-E-10-opening = Pasado el tiempo de incomparecencia o caída una bandera, se entiende que el sobre puede abrirse aunque no haya llegado el jugador que debe responder.
    .note = El texto no lo dice; pero si la jugada secreta puso fin a la partida, vale ese resultado, y para saberlo hay que abrir el sobre.

article-E-11 = Ausencia de los dos jugadores
rule-E-11 = Si a la hora fijada no está ninguno de los dos y el tiempo de incomparecencia no es cero, todo lo que tarde en llegar quien debe responder corre en su reloj, salvo que las bases o el árbitro dispongan otra cosa.
rule-E-11-otherwise = Las bases o el árbitro pueden disponer otra cosa sobre el tiempo perdido mientras faltan los dos; la partida continúa.
    .note = Cómo se reparte ese tiempo lo dicen las bases o el árbitro; por eso no se indica qué reloj se pone en marcha.

article-E-12 = Sobre extraviado
rule-E-12-a = Si falta el sobre pero se conoce la posición, la partida sigue desde esa posición.
rule-E-12-a-recorded = A falta del sobre, valen la posición y los tiempos que se anotaron al aplazar.
rule-E-12-a-move = Si falta el sobre, quien selló hace en el tablero, con su rival presente, la jugada que declara haber sellado.
rule-E-12-a-times = Si falta el sobre y no consta el tiempo gastado, el árbitro decide con qué tiempos se ponen los relojes.
rule-E-12-b = Si falta el sobre y tampoco se puede reconstruir la posición, la partida se anula y se juega otra en su lugar.
rule-E-12-b-kept = Si hay sobre pero la posición no se puede reconstruir de ninguna manera, la partida se anula y se juega otra en su lugar.
rule-E-12-b-preceded = Decide lo que, según la lectura elegida, precede a la anulación: el retraso de un jugador más allá del límite o la bandera caída de quien debe responder.

article-E-13 = Tiempos mal puestos en los relojes
rule-E-13 = Si un jugador avisa, antes de hacer su primera jugada, de que un reloj indica un tiempo equivocado, hay que corregirlo.
rule-E-13-late = Si nadie avisó a tiempo de que un reloj indicaba un tiempo equivocado, no se corrige, a no ser que el árbitro resuelva lo contrario.
rule-E-13-otherwise = Aunque nadie avisara a tiempo de que un reloj indicaba un tiempo equivocado, el árbitro puede corregirlo si lo considera oportuno.
rule-E-13-flag = Si la bandera cayó en un reloj que se señaló a tiempo como mal puesto, primero se corrige el reloj; la bandera solo cuenta si también habría caído con el tiempo correcto.

article-E-14 = Duración de la sesión
rule-E-14 = Cada sesión de reanudación se mide con el reloj del árbitro, y la hora a la que empieza se anuncia con antelación.

## The appendix on notation

article-C = Notación
rule-C = La FIDE solo reconoce para sus torneos la notación algebraica: conviene que el árbitro advierta al jugador que escribe en otro sistema.
    .note = El Apéndice C pide advertir; no dice que una jugada escrita en otro sistema pierda. Si se puede establecer su significado es materia del artículo E.8.
