### The words of rules/vocabulary.yaml in Spanish: parties, facts, acts, objects, states and matters.

## Parties

party-white = las blancas
    .number = plural
    .gender = feminine
    .of = de las blancas
    .to = a las blancas
party-black = las negras
    .number = plural
    .gender = feminine
    .of = de las negras
    .to = a las negras
party-sealer = el jugador que sella
    .number = singular
    .gender = masculine
    .of = del jugador que sella
    .to = al jugador que sella
party-replier = el jugador que debe responder
    .number = singular
    .gender = masculine
    .of = del jugador que debe responder
    .to = al jugador que debe responder
party-player = el jugador
    .number = singular
    .gender = masculine
    .of = del jugador
    .to = al jugador
party-opponent = su rival
    .number = singular
    .gender = masculine
    .of = de su rival
    .to = a su rival
party-both-players = ambos jugadores
    .number = plural
    .gender = masculine
    .of = de ambos jugadores
    .to = a ambos jugadores
party-arbiter = el árbitro
    .number = singular
    .gender = masculine
    .of = del árbitro
    .to = al árbitro
party-organisers = los organizadores
    .number = plural
    .gender = masculine
    .of = de los organizadores
    .to = a los organizadores
party-envelope = el sobre
    .number = singular
    .gender = masculine
    .of = del sobre
    .to = al sobre

## Facts: the case

fact-edition = edición de las leyes
    .states = a la partida se le aplica la edición { $value }
    .asks = ¿Qué edición de las leyes se aplica?
fact-event-name = nombre de la competición
    .states = la competición se llama «{ $value }»
    .asks = ¿Cómo se llama la competición?
fact-event-round = ronda
    .states = la partida es de la ronda { $value }
    .asks = ¿De qué ronda es la partida?
fact-event-began = comienzo de la competición
    .states = la competición empezó el { $value }
    .asks = ¿Qué día empezó la competición?
fact-white-name = jugador de blancas
    .states = lleva las blancas { $value }
    .asks = ¿Quién lleva las blancas?
fact-black-name = jugador de negras
    .states = lleva las negras { $value }
    .asks = ¿Quién lleva las negras?
fact-position = posición anterior a la jugada secreta
    .states = la posición anterior a la jugada secreta es { $value }
    .asks = ¿Qué posición había justo antes de la jugada secreta (en FEN)?
fact-history = jugadas de la partida
    .states = las jugadas de la partida son { $value }
    .asks = ¿Qué jugadas se hicieron antes de la jugada secreta?
fact-moves-completed = jugadas completadas
    .states = el número de jugadas completadas es { $value }
    .asks = ¿Cuántas jugadas se han completado?
fact-sealer-colour = color de quien selló
    .states = { $value ->
        [white] la jugada secreta es de las blancas
       *[black] la jugada secreta es de las negras
    }
    .asks = ¿De quién es la jugada secreta: de las blancas o de las negras?
    .value = { $value ->
        [white] blancas
       *[black] negras
    }

## Facts: the sealed move

fact-sealed-written = texto de la jugada secreta
    .states = la jugada secreta está escrita así: «{ $value }»
    .asks = ¿Qué está escrito, signo por signo, como jugada secreta?
fact-sealed-language = idioma de la anotación
    .states = las letras de las piezas son las del idioma { $value ->
        [es] español
        [it] italiano
        [en] inglés
       *[other] «{ $value }»
    }
    .asks = ¿En qué idioma anota las piezas quien selló?
fact-sealed-notation = sistema de anotación
    .states = { $value ->
        [algebraic] la jugada secreta está en notación algebraica
       *[descriptive] la jugada secreta está en notación descriptiva
    }
    .asks = ¿En qué sistema está anotada la jugada secreta?
    .value = { $value ->
        [algebraic] algebraico
       *[descriptive] descriptivo
    }
fact-sealed-reading = lectura de la jugada secreta
    .states = { $value ->
        [clear] la jugada secreta está escrita con claridad
        [inexact] la jugada secreta está escrita con alguna inexactitud, pero le corresponde una sola jugada legal
        [ambiguous] la jugada secreta, tal como está escrita, corresponde a dos o más jugadas legales
        [illegal] la jugada secreta es ilegal
        [unintelligible] no se puede saber qué jugada está escrita en el sobre
       *[absent] no hay ninguna jugada escrita en el sobre
    }
    .asks = ¿Cómo está escrita la jugada secreta?
    .value = { $value ->
        [clear] clara
        [inexact] inexacta
        [ambiguous] ambigua
        [illegal] ilegal
        [unintelligible] ininteligible
       *[absent] ausente
    }
fact-sealed-intended = jugada que se quiso sellar
    .states = la jugada que se quiso sellar es { $value }
    .asks = ¿Qué jugada quiso sellar el jugador?
fact-sealed-intention-doubtful = duda sobre la jugada que se quiso sellar
    .states = { $value ->
        [yes] a juicio del árbitro hay duda razonable sobre la jugada que se quiso sellar
       *[no] a juicio del árbitro no hay duda razonable sobre la jugada que se quiso sellar
    }
    .asks = A juicio del árbitro, ¿hay duda razonable sobre la jugada que se quiso sellar?
fact-sealed-ends-game = final de la partida por la jugada secreta
    .states = { $value ->
        [no] la jugada secreta no pone fin a la partida
        [checkmate] la jugada secreta da jaque mate
        [stalemate] la jugada secreta deja ahogado al rival
        [dead_position] la jugada secreta lleva a una posición muerta
        [fivefold] con la jugada secreta la posición aparece por quinta vez
       *[seventy_five] con la jugada secreta cada bando completa setenta y cinco jugadas sin capturas ni movimientos de peón
    }
    .asks = ¿Pone fin a la partida la jugada secreta, y de qué modo?
    .value = { $value ->
        [no] no
        [checkmate] jaque mate
        [stalemate] ahogado
        [dead_position] posición muerta
        [fivefold] quíntuple repetición
       *[seventy_five] setenta y cinco jugadas
    }
fact-sealed-on-board = jugada hecha en el tablero en vez de sellada
    .states = la jugada { $value } se hizo en el tablero en vez de sellarse
    .asks = ¿Qué jugada se hizo en el tablero en vez de sellarse?
fact-sealing-moved-on-board = ejecución en el tablero de la jugada por sellar
    .states = { $value ->
        [yes] la jugada que había que sellar se hizo en el tablero
       *[no] la jugada que había que sellar no se hizo en el tablero
    }
    .asks = ¿Se hizo en el tablero la jugada que había que sellar?
fact-position-over = final de la partida antes de la jugada secreta
    .states = { $value ->
        [no] la posición anterior a la jugada secreta no ponía fin a la partida
        [checkmate] antes de la jugada secreta ya había jaque mate
        [stalemate] antes de la jugada secreta ya había rey ahogado
        [dead_position] antes de la jugada secreta la posición ya estaba muerta
        [fivefold] antes de la jugada secreta la posición ya había aparecido cinco veces
       *[seventy_five] antes de la jugada secreta cada bando había completado ya setenta y cinco jugadas sin capturas ni movimientos de peón
    }
    .asks = ¿Ponía ya fin a la partida la posición anterior a la jugada secreta, y de qué modo?
    .value = { $value ->
        [no] no
        [checkmate] jaque mate
        [stalemate] ahogado
        [dead_position] posición muerta
        [fivefold] quíntuple repetición
       *[seventy_five] setenta y cinco jugadas
    }
fact-player-can-mate = posibilidad de mate { $party_of }
    .states = { $value ->
        [yes] { $party_number ->
            [plural] { $party } pueden dar mate mediante alguna serie de jugadas legales
           *[singular] { $party } puede dar mate mediante alguna serie de jugadas legales
        }
       *[no] { $party_number ->
            [plural] { $party } no pueden dar mate mediante ninguna serie de jugadas legales
           *[singular] { $party } no puede dar mate mediante ninguna serie de jugadas legales
        }
    }
    .asks = { $party_number ->
        [plural] ¿Hay alguna serie de jugadas legales con la que { $party } puedan dar mate?
       *[singular] ¿Hay alguna serie de jugadas legales con la que { $party } pueda dar mate?
    }

## Facts: the session and the sealing

fact-session-over = fin de la sesión
    .states = { $value ->
        [yes] el tiempo de la sesión ha terminado
       *[no] el tiempo de la sesión no ha terminado
    }
    .asks = ¿Ha terminado el tiempo de la sesión?
fact-session-remaining = tiempo que queda de sesión
    .states = el tiempo que queda de sesión es de { $value }
    .asks = ¿Cuánto tiempo queda de sesión?
    .sets = el tiempo que queda de sesión pasa a ser { $value }
fact-session-length = duración de la sesión
    .states = la sesión dura { $value }
    .asks = ¿Cuánto dura la sesión?
    .sets = la duración de la sesión pasa a ser { $value }
fact-session-elapsed-wall = tiempo de sesión según el reloj de pared
    .states = según el reloj de pared la sesión lleva { $value }
    .asks = ¿Cuánto tiempo lleva la sesión según el reloj de pared?
fact-session-sealing-time = tiempo empleado en sellar
    .states = { $zero ->
        [yes] no se ha empleado tiempo en sellar después de acabada la sesión
       *[no] sellar ha llevado { $value } después de acabada la sesión
    }
    .asks = ¿Cuánto tiempo llevó sellar después de acabada la sesión?
fact-session-extension = prolongación de la sesión
    .states = la prolongación de la sesión es de { $value }
    .asks = ¿Cuánto se quiere prolongar la sesión?
fact-session-kept-for-adjourned = sesión reservada a partidas aplazadas
    .states = { $value ->
        [yes] la sesión está reservada a las partidas aplazadas
       *[no] la sesión no está reservada a las partidas aplazadas
    }
    .asks = ¿Está la sesión reservada a las partidas aplazadas?
fact-session-long-game = partida que se prevé larga
    .states = { $value ->
        [yes] se prevé que la partida será larga
       *[no] no se prevé que la partida sea larga
    }
    .asks = ¿Se prevé que la partida sea larga?
fact-session-last-round-next = cercanía de la última ronda
    .states = { $value ->
        [yes] la próxima ronda es la última
       *[no] la próxima ronda no es la última
    }
    .asks = ¿Es la última la próxima ronda?
fact-clocks-total = suma de los dos relojes
    .states = los dos relojes suman { $value }
    .asks = ¿Cuánto tiempo suman los dos relojes?
fact-control-moves-made = jugadas del control
    .states = { $value ->
        [yes] las jugadas del control están hechas
       *[no] las jugadas del control no están hechas
    }
    .asks = ¿Están hechas las jugadas del control de tiempo?
fact-players-warned = aviso previo a los jugadores
    .states = { $value ->
        [yes] se avisó de antemano a los jugadores de que la sesión podía prolongarse
       *[no] no se avisó de antemano a los jugadores de que la sesión podía prolongarse
    }
    .asks = ¿Se avisó de antemano a los jugadores de que la sesión podía prolongarse?
fact-event-hours-per-day = horas de juego al día
    .states = cada día se juegan { $value } h
    .asks = ¿Cuántas horas al día se juega en la competición?
fact-event-many-players = muchos jugadores y pocos árbitros
    .states = { $value ->
        [yes] la competición tiene demasiados jugadores para sus árbitros
       *[no] la competición no tiene demasiados jugadores para sus árbitros
    }
    .asks = ¿Tiene la competición demasiados jugadores para sus árbitros?
fact-sealing-asked = petición de sellar
    .states = { $value ->
        [yes] el árbitro ha pedido que se selle la jugada
       *[no] el árbitro no ha pedido que se selle la jugada
    }
    .asks = ¿Ha pedido el árbitro que se selle la jugada?
fact-sealing-early = aplazamiento anticipado
    .states = { $value ->
        [yes] la partida se aplaza antes de que acabe la sesión
       *[no] la partida no se aplaza antes de que acabe la sesión
    }
    .asks = ¿Se aplaza la partida antes de que acabe la sesión?
fact-sealing-clocks-stopped = relojes parados al sellar
    .states = { $value ->
        [yes] los relojes ya se han parado
       *[no] los relojes aún no se han parado
    }
    .asks = ¿Se han parado ya los relojes?
fact-sealing-change-wanted = deseo de cambiar la jugada secreta
    .states = { $value ->
        [yes] el autor de la jugada secreta quiere cambiarla
       *[no] el autor de la jugada secreta no quiere cambiarla
    }
    .asks = ¿Quiere el autor de la jugada secreta cambiarla?
fact-arbiter-refuses-early-seal = oposición del árbitro a sellar antes de tiempo
    .states = { $value ->
        [yes] el árbitro se opone a que se selle antes de tiempo
       *[no] el árbitro no se opone a que se selle antes de tiempo
    }
    .asks = ¿Se opone el árbitro a que se selle antes de tiempo?
    .discretion = el árbitro puede decidir que no se selle antes de tiempo

## Facts: the envelope

fact-envelope-missing = pérdida del sobre
    .states = { $value ->
        [yes] el sobre de la jugada secreta se ha perdido
       *[no] el sobre de la jugada secreta no se ha perdido
    }
    .asks = ¿Se ha perdido el sobre de la jugada secreta?
fact-envelope-reply-missing = pérdida del sobre de la respuesta
    .states = { $value ->
        [yes] el sobre de la respuesta se ha perdido
       *[no] el sobre de la respuesta no se ha perdido
    }
    .asks = ¿Se ha perdido el sobre de la respuesta?
fact-envelope-opened = apertura del sobre
    .states = { $value ->
        [yes] el sobre se ha abierto
       *[no] el sobre sigue cerrado
    }
    .asks = ¿Se ha abierto el sobre?
fact-envelope-shows-names = nombres de los jugadores en el sobre
    .states = { $value ->
        [yes] en el sobre constan los nombres de los jugadores
       *[no] en el sobre no constan los nombres de los jugadores
    }
    .asks = ¿Constan en el sobre los nombres de los jugadores?
fact-envelope-shows-position = posición en el sobre
    .states = { $value ->
        [yes] en el sobre consta la posición anterior a la jugada secreta
       *[no] en el sobre no consta la posición anterior a la jugada secreta
    }
    .asks = ¿Consta en el sobre la posición anterior a la jugada secreta?
fact-envelope-shows-times = tiempos usados en el sobre
    .states = { $value ->
        [yes] en el sobre constan los tiempos usados
       *[no] en el sobre no constan los tiempos usados
    }
    .asks = ¿Constan en el sobre los tiempos usados?
fact-envelope-shows-sealer = nombre de quien selló en el sobre
    .states = { $value ->
        [yes] en el sobre consta el nombre de quien selló
       *[no] en el sobre no consta el nombre de quien selló
    }
    .asks = ¿Consta en el sobre el nombre de quien selló?
fact-envelope-shows-move-number = número de la jugada secreta en el sobre
    .states = { $value ->
        [yes] en el sobre consta el número de la jugada secreta
       *[no] en el sobre no consta el número de la jugada secreta
    }
    .asks = ¿Consta en el sobre el número de la jugada secreta?
fact-envelope-shows-draw-offer = oferta de tablas en el sobre
    .states = { $value ->
        [yes] en el sobre consta la oferta de tablas
       *[no] en el sobre no consta la oferta de tablas
    }
    .asks = ¿Consta en el sobre la oferta de tablas?
fact-envelope-shows-resumption = datos de la reanudación en el sobre
    .states = { $value ->
        [yes] en el sobre constan el día, la hora y el lugar de la reanudación
       *[no] en el sobre no constan el día, la hora y el lugar de la reanudación
    }
    .asks = ¿Constan en el sobre el día, la hora y el lugar de la reanudación?
fact-position-known = certeza sobre la posición
    .states = { $value ->
        [yes] se puede establecer la posición del aplazamiento
       *[no] no se puede establecer la posición del aplazamiento
    }
    .asks = ¿Se puede establecer la posición del aplazamiento?
fact-times-known = certeza sobre los tiempos
    .states = { $value ->
        [yes] se pueden establecer los tiempos usados hasta el aplazamiento
       *[no] no se pueden establecer los tiempos usados hasta el aplazamiento
    }
    .asks = ¿Se pueden establecer los tiempos usados hasta el aplazamiento?

## Facts: before and at the resumption

fact-ended-before-kind = final antes de la reanudación
    .states = { $value ->
        [none] antes de la reanudación no hubo acuerdo de tablas ni abandono
        [draw_agreed] antes de la reanudación se acordaron tablas
       *[resignation] antes de la reanudación abandonó un jugador
    }
    .asks = ¿Hubo acuerdo de tablas o abandono antes de la reanudación?
    .value = { $value ->
        [none] ni lo uno ni lo otro
        [draw_agreed] acuerdo de tablas
       *[resignation] abandono
    }
fact-ended-before-by = jugador que abandonó
    .states = { $value ->
        [nobody] ningún jugador abandonó
        [sealer] el abandono fue de quien selló la jugada
       *[replier] el abandono fue de quien debía responder
    }
    .asks = ¿Qué jugador abandonó, si abandonó alguno?
    .value = { $value ->
        [nobody] ninguno
        [sealer] quien selló la jugada
       *[replier] quien debía responder
    }
fact-player-present = presencia { $party_of }
    .states = { $value ->
        [yes] { $party_number ->
            [plural] { $party } están presentes
           *[singular] { $party } está presente
        }
       *[no] { $party_number ->
            [plural] { $party } no están presentes
           *[singular] { $party } no está presente
        }
    }
    .asks = { $party_number ->
        [plural] ¿Están presentes { $party }?
       *[singular] ¿Está presente { $party }?
    }
fact-player-late = retraso { $party_of }
    .states = { $zero ->
        [yes] { $party } no { $party_number ->
            [plural] llegan
           *[singular] llega
        } tarde
       *[no] { $party } { $party_number ->
            [plural] llevan
           *[singular] lleva
        } un retraso de { $value }
    }
    .asks = { $party_number ->
        [plural] ¿Cuánto se han retrasado { $party } (al llegar o, si aún faltan, hasta ahora)?
       *[singular] ¿Cuánto se ha retrasado { $party } (al llegar o, si aún falta, hasta ahora)?
    }
fact-late-blameless = retraso por causa ajena
    .states = { $value ->
        [yes] el retraso se debe a una causa ajena al jugador
       *[no] ningún retraso se debe a una causa ajena al jugador
    }
    .asks = ¿Se debe el retraso a una causa ajena al jugador?
fact-event-default-time = tiempo de incomparecencia
    .states = el tiempo de incomparecencia es de { $value }
    .asks = ¿Qué tiempo de incomparecencia fijan las bases de la competición?
fact-arbiter-waives-default = retraso disculpado por el árbitro
    .states = { $value ->
        [yes] el árbitro disculpa el retraso
       *[no] el árbitro no disculpa ningún retraso
    }
    .asks = ¿Disculpa el árbitro el retraso?
    .discretion = el árbitro puede decidir que no se pierda la partida por el retraso
fact-arbiter-shares-lost-time = reparto del tiempo perdido
    .states = { $value ->
        [yes] el árbitro reparte el tiempo perdido entre los jugadores
       *[no] el árbitro no reparte el tiempo perdido entre los jugadores
    }
    .asks = ¿Reparte el árbitro el tiempo perdido entre los jugadores?
    .discretion = el árbitro puede decidir que el tiempo perdido se reparta entre los jugadores
fact-reply-sealed = respuesta sellada
    .states = { $value ->
        [yes] hay una respuesta sellada
       *[no] no hay ninguna respuesta sellada
    }
    .asks = ¿Hay una respuesta sellada?
fact-reply-reading = lectura de la respuesta sellada
    .states = { $value ->
        [clear] la respuesta sellada está escrita con claridad
        [inexact] la respuesta sellada está escrita con alguna inexactitud, pero le corresponde una sola jugada legal
        [ambiguous] la respuesta sellada, tal como está escrita, corresponde a dos o más jugadas legales
        [illegal] la respuesta sellada es ilegal
        [unintelligible] no se puede saber qué jugada está escrita en el sobre de la respuesta
       *[absent] no hay ninguna jugada escrita en el sobre de la respuesta
    }
    .asks = ¿Cómo está escrita la respuesta sellada?
    .value = { $value ->
        [clear] clara
        [inexact] inexacta
        [ambiguous] ambigua
        [illegal] ilegal
        [unintelligible] ininteligible
       *[absent] ausente
    }
fact-reply-intention-doubtful = duda sobre la respuesta que se quiso sellar
    .states = { $value ->
        [yes] a juicio del árbitro hay duda razonable sobre la respuesta que se quiso sellar
       *[no] a juicio del árbitro no hay duda razonable sobre la respuesta que se quiso sellar
    }
    .asks = A juicio del árbitro, ¿hay duda razonable sobre la respuesta que se quiso sellar?
fact-reply-ends-game = final de la partida por la respuesta sellada
    .states = { $value ->
        [no] la respuesta sellada no pone fin a la partida
        [checkmate] la respuesta sellada da jaque mate
       *[stalemate] la respuesta sellada deja ahogado al rival
    }
    .asks = ¿Pone fin a la partida la respuesta sellada, y de qué modo?
    .value = { $value ->
        [no] no
        [checkmate] jaque mate
       *[stalemate] ahogado
    }
fact-refuses-who = negativa a cumplir las leyes
    .states = { $value ->
        [nobody] ningún jugador se niega a cumplir las leyes
        [sealer] quien selló la jugada se niega a cumplir las leyes
        [replier] quien debe responder se niega a cumplir las leyes
       *[both] ambos jugadores se niegan a cumplir las leyes
    }
    .asks = ¿Qué jugador se niega a cumplir las leyes, si se niega alguno?
    .value = { $value ->
        [nobody] ninguno
        [sealer] quien selló la jugada
        [replier] quien debe responder
       *[both] ambos jugadores
    }

## Facts: the clocks

fact-player-flag-fallen = bandera { $party_of }
    .states = { $value ->
        [yes] la bandera { $party_of } ha caído
       *[no] la bandera { $party_of } no ha caído
    }
    .asks = ¿Ha caído la bandera { $party_of }?
fact-player-time-used = tiempo usado en el reloj { $party_of }
    .states = { $party_number ->
        [plural] { $party } han usado { $value }
       *[singular] { $party } ha usado { $value }
    }
    .asks = { $party_number ->
        [plural] ¿Cuánto tiempo han usado { $party }?
       *[singular] ¿Cuánto tiempo ha usado { $party }?
    }
    .sets = el tiempo usado en el reloj { $party_of } pasa a ser { $value }
fact-player-time-left = tiempo que queda en el reloj { $party_of }
    .states = { $party_number ->
        [plural] { $party } aún tienen { $value } en su reloj
       *[singular] { $party } aún tiene { $value } en su reloj
    }
    .asks = ¿Cuánto tiempo queda en el reloj { $party_of }?
fact-clocks-wrong = error en los relojes
    .states = { $value ->
        [yes] un reloj marca un tiempo equivocado
       *[no] los relojes marcan los tiempos correctos
    }
    .asks = ¿Marca algún reloj un tiempo equivocado?
fact-clocks-noticed = momento en que se señala el error del reloj
    .states = { $value ->
        [no] ningún jugador ha señalado el error del reloj
        [before_first_move] un jugador señaló el error del reloj antes de su primera jugada
       *[after_first_move] un jugador señaló el error del reloj después de su primera jugada
    }
    .asks = ¿Señaló algún jugador el error del reloj, y cuándo?
    .value = { $value ->
        [no] no
        [before_first_move] antes de su primera jugada
       *[after_first_move] después de su primera jugada
    }
fact-arbiter-corrects-clock-anyway = corrección del reloj pese al aviso tardío
    .states = { $value ->
        [yes] el árbitro corrige el reloj aunque el error no se señaló a tiempo
       *[no] el árbitro no corrige un error del reloj que no se señaló a tiempo
    }
    .asks = ¿Corrige el árbitro el reloj aunque el error no se señaló a tiempo?
    .discretion = el árbitro puede decidir que el reloj se corrija aunque el error no se señalara a tiempo
fact-irregularity-move = jugada de la irregularidad
    .states = la irregularidad ocurrió en la jugada { $value }
    .asks = ¿En qué jugada ocurrió la irregularidad?
fact-irregularity-found-at-move = jugada en que se descubrió la irregularidad
    .states = la irregularidad se descubrió en la jugada { $value }
    .asks = ¿En qué jugada se descubrió la irregularidad?

## Facts: the draw offer

fact-offer-by = autor de la oferta de tablas
    .states = { $value ->
        [sealer] las tablas las ofreció quien selló la jugada
       *[replier] las tablas las ofreció quien debe responder
    }
    .asks = ¿Qué jugador ofreció tablas?
    .value = { $value ->
        [sealer] quien selló la jugada
       *[replier] quien debe responder
    }
fact-offer-moment = momento de la oferta de tablas
    .states = { $value ->
        [none] no se han ofrecido tablas
        [after_move] las tablas se ofrecieron tras hacer la jugada y antes de pulsar el reloj
        [own_clock] las tablas se ofrecieron con el reloj propio en marcha, antes de hacer la jugada
        [opponent_clock] las tablas se ofrecieron con el reloj del rival en marcha
       *[after_opponent_sealed] las tablas se ofrecieron cuando el rival ya había sellado
    }
    .asks = ¿Se ofrecieron tablas, y en qué momento?
    .value = { $value ->
        [none] no se ofrecieron
        [after_move] tras hacer la jugada y antes de pulsar el reloj
        [own_clock] con el reloj propio en marcha, antes de hacer la jugada
        [opponent_clock] con el reloj del rival en marcha
       *[after_opponent_sealed] cuando el rival ya había sellado
    }
fact-offer-answer = respuesta a la oferta de tablas
    .states = { $value ->
        [none] no se ha contestado a ninguna oferta de tablas
        [accepted] la oferta de tablas fue aceptada
        [declined_orally] la oferta de tablas fue rechazada de palabra
        [declined_by_touch] la oferta de tablas fue rechazada al tocar una pieza para moverla o capturarla
       *[declined_by_move] la oferta de tablas fue rechazada al hacer una jugada
    }
    .asks = ¿Qué respuesta tuvo la oferta de tablas?
    .value = { $value ->
        [none] ninguna
        [accepted] aceptada
        [declined_orally] rechazada de palabra
        [declined_by_touch] rechazada al tocar una pieza
       *[declined_by_move] rechazada al hacer una jugada
    }
fact-offer-conditional = condición de la oferta de tablas
    .states = { $value ->
        [yes] la oferta de tablas lleva una condición
       *[no] la oferta de tablas no lleva ninguna condición
    }
    .asks = ¿Lleva alguna condición la oferta de tablas?
fact-offer-withdrawn = retirada de la oferta de tablas
    .states = { $value ->
        [yes] quien ofreció tablas quiere retirar su oferta
       *[no] quien ofreció tablas no quiere retirar su oferta
    }
    .asks = ¿Quiere retirar su oferta quien ofreció tablas?
fact-offer-standing = oferta de tablas en pie al aplazar
    .states = { $value ->
        [yes] al aplazar la partida había una oferta de tablas en pie
       *[no] al aplazar la partida no había ninguna oferta de tablas en pie
    }
    .asks = ¿Había una oferta de tablas en pie al aplazar la partida?

## Acts: after «debe», «puede», «no debe»

act-ask-to-seal = pedir al jugador al que le toca mover que selle su jugada
act-write-sealed-move = anotar su jugada secreta en la planilla sin ambigüedad
act-write-board-move = anotar como jugada secreta la misma que se hizo en el tablero
act-enclose-scoresheets = meter las dos planillas en el sobre
act-seal-envelope = cerrar el sobre
act-change-sealed-move = cambiar su jugada secreta
act-return-envelope = devolver el sobre al jugador
act-refuse-return = negarse a devolver el sobre
act-seal-early = sellar su jugada antes de que acabe la sesión
act-refuse-early-seal = oponerse a que se selle antes de que acabe la sesión
act-stop-clock = { $own ->
        [yes] parar su propio reloj
       *[no] parar el reloj { $object_of }
    }
act-stop-clocks = parar los relojes
act-start-other-clock = poner en marcha el reloj del rival
act-bear = indicar { $object }
act-check-envelope = comprobar los datos del sobre
act-keep-envelope = custodiar el sobre
act-set-up-position = poner en el tablero la posición anterior a la jugada secreta
act-set-clocks = poner en los relojes los tiempos usados hasta el aplazamiento
act-open-envelope = abrir el sobre
act-play-sealed-move = hacer en el tablero la jugada secreta
act-play-intended-move = hacer en el tablero la jugada que se quiso sellar
act-play-stated-move = hacer en el tablero la jugada declarada como secreta
act-start-clock = poner en marcha el reloj { $object_of }
act-pause-own-clock = parar su propio reloj
act-call-arbiter = llamar al árbitro
act-seal-reply = sellar su respuesta en otro sobre
act-keep-reply = custodiar el sobre de la respuesta
act-open-reply = abrir el sobre de la respuesta
act-judge-intention = juzgar si hay duda razonable sobre la jugada que se quiso sellar
act-replay-game = disponer que se juegue una partida nueva
act-resume-from-recorded = reanudar la partida desde la posición y con los tiempos anotados
act-establish-times = determinar los tiempos que han de marcar los relojes
act-correct-clocks = corregir los tiempos de los relojes
act-bear-negligence = cargar con las consecuencias de no haber comprobado los relojes
act-time-by-wall-clock = medir la sesión con el reloj de pared
act-count-sealing-time = sumar a la sesión el tiempo empleado en sellar
act-control-session = controlar la duración de la sesión con su propio reloj
act-announce-times = anunciar de antemano el horario de la sesión
act-finish-adjourned = hacer que las partidas aplazadas terminen antes de la última ronda
act-depart-from-order = disponer otro orden si las circunstancias lo exigen
act-interrupt-long-game = interrumpir una partida larga en favor de otras que acaben antes
act-extend-session = prolongar la sesión
act-make-concessions = hacer las concesiones que sean posibles
act-adopt-special-laws = adoptar reglas especiales
act-waive-default = disculpar el retraso

## What the envelope bears

object-names = los nombres de los jugadores
object-position = la posición anterior a la jugada secreta
object-times = los tiempos usados por ambos jugadores
object-sealer-name = el nombre de quien selló
object-move-number = el número de la jugada secreta
object-draw-offer = la oferta de tablas
object-resumption-data = el día, la hora y el lugar de la reanudación

## States

state-offer-stands = la oferta de tablas sigue en pie
state-offer-lapses = la oferta de tablas deja de valer
state-game-over = la partida ha terminado

## Matters

matter-result = resultado
matter-sealing = sellado
matter-envelope = sobre
matter-resumption = reanudación
matter-clocks = relojes
matter-offer = oferta de tablas
matter-session = sesión
matter-schedule = programa
matter-conduct = conducta
