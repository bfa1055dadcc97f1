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
party-both-players = los dos jugadores
    .number = plural
    .gender = masculine
    .of = de los dos jugadores
    .to = a los dos jugadores
party-players = los jugadores
    .number = plural
    .gender = masculine
    .of = de los jugadores
    .to = a los jugadores
party-offerer = el jugador que ofrece tablas
    .number = singular
    .gender = masculine
    .of = del jugador que ofrece tablas
    .to = al jugador que ofrece tablas
party-offeree = el jugador al que se ofrecen tablas
    .number = singular
    .gender = masculine
    .of = del jugador al que se ofrecen tablas
    .to = al jugador al que se ofrecen tablas
party-claimant = el jugador que reclama tablas
    .number = singular
    .gender = masculine
    .of = del jugador que reclama tablas
    .to = al jugador que reclama tablas
party-recorder = el jugador en cuestión
    .number = singular
    .gender = masculine
    .of = del jugador en cuestión
    .to = al jugador en cuestión
party-arbiter = el árbitro
    .number = singular
    .gender = masculine
    .of = del árbitro
    .to = al árbitro
party-committee = el comité
    .number = singular
    .gender = masculine
    .of = del comité
    .to = al comité
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
fact-event-board = tablero
    .states = la partida es la del tablero { $value }
    .asks = ¿En qué tablero se juega la partida?
fact-event-day = día de la partida
    .states = la partida se juega el { $value }
    .asks = ¿Qué día se juega la partida?
fact-event-resumes-at = hora fijada para la reanudación
    .states = la partida se reanuda a las { $value }
    .asks = ¿A qué hora está fijada la reanudación?
fact-event-began = comienzo de la competición
    .states = la competición empezó el { $value }
    .asks = ¿Qué día empezó la competición?
fact-event-adopts-guidelines = adopción de las Directrices
    .states = { $value ->
        [yes] las bases del torneo adoptan las Directrices sobre partidas aplazadas
       *[no] las bases del torneo no adoptan las Directrices sobre partidas aplazadas
    }
    .asks = ¿Adoptan las bases del torneo las Directrices sobre partidas aplazadas?
fact-event-electronic-scoresheets = planillas electrónicas
    .states = { $value ->
        [yes] los jugadores anotan en planillas electrónicas
       *[no] los jugadores anotan en papel
    }
    .asks = ¿Anotan los jugadores en planillas electrónicas?
fact-event-timed = límite de tiempo
    .states = { $value ->
        [yes] la partida se juega con límite de tiempo
       *[no] la partida se juega sin límite de tiempo
    }
    .asks = ¿Se juega la partida con límite de tiempo?
fact-white-name = jugador de blancas
    .states = lleva las blancas { $value }
    .asks = ¿Quién lleva las blancas?
fact-black-name = jugador de negras
    .states = lleva las negras { $value }
    .asks = ¿Quién lleva las negras?
fact-position = posición anterior a la jugada secreta
    .states = la posición es { $value }
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
    .states = { $zero ->
        [yes] en la hoja de la jugada secreta no hay nada escrito
       *[no] la jugada secreta está escrita así: «{ $value }»
    }
    .asks = ¿Qué está escrito, signo por signo, como jugada secreta?
fact-sealed-language = idioma de la anotación
    .states = las letras de las piezas son las del idioma { $value ->
        [es] español
        [it] italiano
        [en] inglés
        [ca] catalán
        [cs] checo
        [da] danés
        [de] alemán
        [et] estonio
        [fi] finés
        [fr] francés
        [hu] húngaro
        [is] islandés
        [nl] neerlandés
        [no] noruego
        [pl] polaco
        [pt] portugués
        [ro] rumano
        [ru] ruso
        [sv] sueco
       *[other] «{ $value }»
    }
    .asks = ¿En qué idioma anota las piezas quien selló?
fact-sealed-notation = sistema de anotación
    .states = { $value ->
        [algebraic] la jugada secreta está en notación algebraica
        [descriptive] la jugada secreta está en notación descriptiva
       *[numeric] la jugada secreta está en notación numérica
    }
    .asks = ¿En qué sistema está anotada la jugada secreta?
    .value = { $value ->
        [algebraic] algebraico
        [descriptive] descriptivo
       *[numeric] numérico
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
        [unintelligible] indescifrable
       *[absent] no escrita
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
fact-sealed-obvious-error = error material evidente
    .states = { $value ->
        [yes] a juicio del comité se puede comprobar un error material evidente en la anotación
       *[no] a juicio del comité no se puede comprobar ningún error material evidente en la anotación
    }
    .asks = A juicio del comité, ¿se puede comprobar un error material evidente en la anotación de la jugada secreta?
fact-sealed-offers-draw = oferta de tablas junto a la jugada secreta
    .states = { $value ->
        [yes] junto a la jugada secreta figura una oferta de tablas
       *[no] junto a la jugada secreta no figura ninguna oferta de tablas
    }
    .asks = ¿Figura una oferta de tablas junto a la jugada secreta?
fact-sealed-record-is-capture = captura en la jugada secreta
    .states = { $value ->
        [yes] la jugada secreta está anotada como captura
       *[no] la jugada secreta no está anotada como captura
    }
    .asks = ¿Está anotada como captura la jugada secreta?
fact-sealed-piece-can-move = jugada legal de la pieza anotada
    .states = { $value ->
        [yes] la pieza de la jugada secreta tiene alguna jugada legal
       *[no] la pieza de la jugada secreta no tiene ninguna jugada legal
    }
    .asks = ¿Tiene alguna jugada legal la pieza de la jugada secreta?
fact-sealed-king-can-move = jugada legal del rey
    .states = { $value ->
        [yes] el rey de quien selló tiene alguna jugada legal
       *[no] el rey de quien selló no tiene ninguna jugada legal
    }
    .asks = ¿Tiene alguna jugada legal, sin contar el enroque, el rey de quien selló?
fact-sealed-penalty-possible = posibilidad de la pena por la captura
    .states = { $value ->
        [yes] la pena prevista para la captura ilegal se puede cumplir
       *[no] la pena prevista para la captura ilegal no se puede cumplir
    }
    .asks = ¿Se puede cumplir la pena prevista para la captura ilegal?
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
        [no] en la posición del aplazamiento la partida no había terminado todavía
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
fact-session-elapsed-wall = tiempo de sesión según el reloj de pared
    .states = según el reloj de pared la sesión lleva { $value }
    .asks = ¿Cuánto tiempo lleva la sesión según el reloj de pared?
    .sets = según el reloj de pared la sesión duró { $value }
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
        [yes] se han completado las jugadas del control
       *[no] no se han completado las jugadas del control
    }
    .asks = ¿Se han completado las jugadas del control de tiempo?
fact-players-warned = aviso previo a los jugadores
    .states = { $value ->
        [yes] se avisó de antemano a los jugadores de que la sesión podía prolongarse
       *[no] no se avisó de antemano a los jugadores de que la sesión podía prolongarse
    }
    .asks = ¿Se avisó de antemano a los jugadores de que la sesión podía prolongarse?
fact-event-hours-per-day = horas de juego al día
    .states = cada día se juega durante { $value } h
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
fact-sealing-envelope-closed = cierre del sobre
    .states = { $value ->
        [yes] el autor de la jugada secreta ya ha cerrado el sobre
       *[no] el autor de la jugada secreta aún no ha cerrado el sobre
    }
    .asks = ¿Ha cerrado ya el sobre el autor de la jugada secreta?
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
fact-position-set-up-wrong = error al colocar la posición
    .states = { $value ->
        [yes] al reanudar se colocó mal la posición
       *[no] al reanudar se colocó bien la posición
    }
    .asks = ¿Se colocó mal la posición al reanudar?

## Facts: before and at the resumption

fact-ended-before-kind = final antes de la reanudación
    .states = { $value ->
        [none] antes de la reanudación no se comunicó acuerdo de tablas ni abandono
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
        [sealer] { $party_number ->
            [plural] antes de la reanudación abandonaron { $party }
           *[singular] antes de la reanudación abandonó { $party }
        }
       *[replier] { $party_number ->
            [plural] antes de la reanudación abandonaron { $party }
           *[singular] antes de la reanudación abandonó { $party }
        }
    }
    .asks = ¿Quién abandonó?
    .value = { $value ->
        [nobody] ninguno
        [sealer] { $party }
       *[replier] { $party }
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
            [plural] llevan
           *[singular] lleva
        } retraso
       *[no] el retraso { $party_of } es de { $value }
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
fact-event-sets-default-time = fijación de un tiempo de incomparecencia
    .states = { $value ->
        [yes] las bases del torneo fijan un tiempo de incomparecencia
       *[no] las bases del torneo no fijan tiempo de incomparecencia
    }
    .asks = ¿Fijan las bases del torneo un tiempo de incomparecencia?
fact-event-default-time = tiempo de incomparecencia
    .states = el tiempo de incomparecencia es de { $value }
    .sets = el tiempo de incomparecencia pasa a ser de { $value }
    .asks = ¿Qué tiempo de incomparecencia rige, fijado por las bases del torneo o, a falta de ellas, por el árbitro?
fact-event-resumption-limit = retraso admitido en la reanudación
    .states = un jugador puede llegar a la reanudación con un retraso de hasta { $value }
    .asks = ¿Qué retraso admiten en la reanudación las bases del torneo?
fact-arbiter-waives-default = retraso disculpado por el árbitro
    .states = { $value ->
        [yes] el árbitro disculpa el retraso
       *[no] el árbitro no disculpa ningún retraso
    }
    .asks = ¿Disculpa el árbitro el retraso?
    .discretion = el árbitro puede decidir que no se pierda la partida por el retraso
fact-arbiter-shares-lost-time = decisión del árbitro sobre el tiempo perdido
    .states = { $value ->
        [yes] el árbitro dispone otra cosa sobre el tiempo perdido
       *[no] el árbitro no dispone otra cosa sobre el tiempo perdido
    }
    .asks = ¿Dispone el árbitro otra cosa sobre el tiempo perdido?
    .discretion = el árbitro puede disponer otra cosa sobre el tiempo perdido
fact-reply-piece-touched = pieza tocada para responder
    .states = { $value ->
        [yes] quien debe responder ya ha tocado una de sus piezas para hacerlo
       *[no] quien debe responder no ha tocado ninguna de sus piezas para hacerlo
    }
    .asks = ¿Ha tocado ya quien debe responder una de sus piezas para hacerlo?
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
        [unintelligible] indescifrable
       *[absent] no escrita
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
        [stalemate] la respuesta sellada deja ahogado al rival
        [dead_position] la respuesta sellada lleva a una posición muerta
        [fivefold] con la respuesta sellada la posición aparece por quinta vez
       *[seventy_five] con la respuesta sellada cada bando completa setenta y cinco jugadas sin capturas ni movimientos de peón
    }
    .asks = ¿Pone fin a la partida la respuesta sellada, y de qué modo?
    .value = { $value ->
        [no] no
        [checkmate] jaque mate
        [stalemate] ahogado
        [dead_position] posición muerta
        [fivefold] quíntuple repetición
       *[seventy_five] setenta y cinco jugadas
    }
fact-refuses-who = negativa a cumplir las leyes
    .states = { $value ->
        [nobody] ningún jugador se niega a cumplir las leyes
        [sealer] { $party_number ->
            [plural] { $party } se niegan a cumplir las leyes
           *[singular] { $party } se niega a cumplir las leyes
        }
        [replier] { $party_number ->
            [plural] { $party } se niegan a cumplir las leyes
           *[singular] { $party } se niega a cumplir las leyes
        }
       *[both] ambos jugadores se niegan a cumplir las leyes
    }
    .asks = ¿Qué jugador se niega a cumplir las leyes, si se niega alguno?
    .value = { $value ->
        [nobody] ninguno
        [sealer] { $party }
        [replier] { $party }
       *[both] ambos jugadores
    }
fact-refuses-persists = persistencia en la negativa
    .states = { $value ->
        [yes] la negativa persiste después de que el árbitro dijera lo que exigen las leyes
       *[no] la negativa no persiste
    }
    .asks = ¿Persiste la negativa después de que el árbitro dijera lo que exigen las leyes?

## Facts: the clocks

# The colours are feminine plural, the players in general masculine plural: only of these is it said of both.
fact-player-flag-fallen = bandera { $party_of }
    .states = { $value ->
        [yes] la bandera { $party_of } ha caído
       *[no] { $party_number ->
            [plural] { $party_gender ->
                [feminine] la bandera { $party_of } no ha caído
               *[masculine] no ha caído ninguna bandera
            }
           *[singular] la bandera { $party_of } no ha caído
        }
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
        [plural] { $party } disponen de { $value } en su reloj
       *[singular] { $party } dispone de { $value } en su reloj
    }
    .asks = ¿Cuánto tiempo queda en el reloj { $party_of }?
    .sets = el tiempo que queda en el reloj { $party_of } pasa a ser { $value }
fact-clocks-wrong = error en los relojes
    .states = { $value ->
        [yes] un reloj marca un tiempo equivocado
       *[no] los relojes marcan los tiempos correctos
    }
    .asks = ¿Marca algún reloj un tiempo equivocado?
fact-clocks-error-proven = prueba del error del reloj
    .states = { $value ->
        [yes] está probado que el tiempo se registró mal
       *[no] no está probado que el tiempo se registrara mal
    }
    .asks = ¿Está probado que el tiempo se registró mal?
fact-clocks-negligence = negligencia en el error del reloj
    .states = { $value ->
        [yes] el error del reloj se debe a una negligencia
       *[no] el error del reloj no se debe a ninguna negligencia
    }
    .asks = ¿Se debe el error del reloj a una negligencia?
fact-clocks-noticed = momento en que se señala el error del reloj
    .states = { $value ->
        [no] ningún jugador ha señalado el error del reloj
        [before_first_move] el error del reloj se advirtió antes de la primera jugada
       *[after_first_move] el error del reloj se advirtió después de la primera jugada
    }
    .asks = ¿Se advirtió el error del reloj, y cuándo?
    .value = { $value ->
        [no] no
        [before_first_move] antes de su primera jugada
       *[after_first_move] después de su primera jugada
    }
fact-arbiter-corrects-clock-anyway = corrección del reloj pese al aviso tardío
    .states = { $value ->
        [yes] el árbitro corrige el reloj aunque el error no se señaló a tiempo o no está probado
       *[no] el árbitro no corrige un error del reloj que no se señaló a tiempo o no está probado
    }
    .asks = ¿Corrige el árbitro el reloj aunque el error no se señaló a tiempo o no está probado?
    .discretion = no obstante, el árbitro puede decidir corregir el reloj aunque el error no se señalara a tiempo o no esté probado
fact-irregularity-found = irregularidad descubierta
    .states = { $value ->
        [yes] se ha descubierto que en una jugada anterior hubo una irregularidad
       *[no] no se ha descubierto ninguna irregularidad en jugadas anteriores
    }
    .asks = ¿Se ha descubierto que en una jugada anterior hubo una irregularidad?
fact-irregularity-move = jugada de la irregularidad
    .states = la irregularidad ocurrió en la jugada { $value }
    .asks = ¿En qué jugada ocurrió la irregularidad?
fact-irregularity-found-at-move = jugada en que se descubrió la irregularidad
    .states = la irregularidad se descubrió en la jugada { $value }
    .asks = ¿En qué jugada se descubrió la irregularidad?

## Facts: an irregularity found during play

fact-illegal-found = jugada ilegal descubierta
    .states = { $value ->
        [yes] durante la partida se ha descubierto una jugada ilegal ya completada
       *[no] no se ha descubierto ninguna jugada ilegal ya completada
    }
    .asks = ¿Se ha descubierto durante la partida una jugada ilegal ya completada, con el reloj pulsado?
fact-illegal-kind = clase de jugada ilegal
    .states = { $value ->
        [other] la jugada ilegal no es la de un peón que se quedó sin coronar en la última fila
       *[pawn_not_promoted] un peón llegó a la última fila y no se cambió por otra pieza antes de pulsar el reloj
    }
    .asks = ¿Es la jugada ilegal la de un peón que se quedó sin coronar en la última fila, o es de otra clase?
    .value = { $value ->
        [other] de otra clase
       *[pawn_not_promoted] un peón sin coronar
    }
fact-illegal-position-known = certeza sobre la posición anterior a la jugada ilegal
    .states = { $value ->
        [yes] se sabe qué posición había antes de la jugada ilegal
       *[no] no hay modo de saber qué posición había justo antes de la jugada ilegal
    }
    .asks = ¿Se sabe qué posición había justo antes de la jugada ilegal?
fact-player-illegal-moves = jugadas ilegales { $party_of }
    .states = el total de jugadas ilegales { $party_of } en esta partida es { $value }
    .asks = { $party_number ->
        [plural] ¿Cuántas jugadas ilegales han completado { $party } en esta partida, contando la recién descubierta si es suya?
       *[singular] ¿Cuántas jugadas ilegales ha completado { $party } en esta partida, contando la recién descubierta si es suya?
    }
fact-player-illegal-now = si la jugada ilegal recién descubierta es { $party_of }
    .states = { $value ->
        [yes] la jugada ilegal recién descubierta es { $party_of }
       *[no] la jugada ilegal recién descubierta no es { $party_of }
    }
    .asks = ¿Es { $party_of } la jugada ilegal recién descubierta?
fact-displaced-found = piezas fuera de su casilla
    .states = { $value ->
        [yes] durante la partida se ha descubierto que alguna pieza no está en la casilla que le corresponde
       *[no] no se ha descubierto ninguna pieza fuera de la casilla que le corresponde
    }
    .asks = ¿Se ha descubierto durante la partida alguna pieza fuera de la casilla que le corresponde?
fact-displaced-position-known = certeza sobre la posición anterior al desplazamiento
    .states = { $value ->
        [yes] se sabe qué posición había antes de que se desplazaran las piezas
       *[no] no hay modo de saber qué posición había justo antes de que se desplazaran las piezas
    }
    .asks = ¿Se sabe qué posición había justo antes de que se desplazaran las piezas?

## Facts: the recording of the moves

fact-recording-in-advance = anotación anticipada
    .states = { $value ->
        [yes] un jugador anota su jugada antes de hacerla
       *[no] ningún jugador anota su jugada antes de hacerla
    }
    .asks = ¿Anota algún jugador su jugada antes de hacerla?
fact-recording-reason = motivo de la anotación anticipada
    .states = { $value ->
        [none] el motivo de anotar la jugada de antemano no es reclamar tablas ni sellarla
        [draw_claim] la jugada se anota de antemano para reclamar tablas
       *[adjournment] la jugada se anota de antemano para sellarla
    }
    .asks = ¿Se anota la jugada de antemano para reclamar tablas o para sellarla?
    .value = { $value ->
        [none] para ninguna de las dos cosas
        [draw_claim] para reclamar tablas
       *[adjournment] para sellarla
    }
fact-recording-other-notes = apuntes ajenos en la planilla
    .states = { $value ->
        [yes] en la planilla se escriben apuntes que no son datos de la partida
       *[no] en la planilla no se escriben apuntes ajenos a los datos de la partida
    }
    .asks = ¿Se escriben en la planilla apuntes que no son datos de la partida?
fact-recording-unable = jugador incapaz de anotar
    .states = { $value ->
        [yes] un jugador no puede anotar las jugadas
       *[no] ambos jugadores pueden anotar las jugadas
    }
    .asks = ¿Hay algún jugador que no pueda anotar las jugadas?
fact-recording-disability = discapacidad del jugador que no puede anotar
    .states = { $value ->
        [yes] el jugador que no puede anotar tiene una discapacidad
       *[no] el jugador que no puede anotar no tiene ninguna discapacidad
    }
    .asks = ¿Tiene una discapacidad el jugador que no puede anotar?
fact-recording-offer-noted = constancia de la oferta en las planillas
    .states = { $value ->
        [yes] la oferta de tablas ya consta en las dos planillas
       *[no] la oferta de tablas aún no consta en las dos planillas
    }
    .asks = ¿Consta ya la oferta de tablas en las dos planillas?
fact-player-moves-behind = jugadas { $party_of } sin anotar
    .states = el número de jugadas propias sin anotar en la planilla { $party_of } es { $value }
    .asks = ¿Cuántas jugadas propias faltan por anotar en la planilla { $party_of }?
fact-player-under-five-minutes = apuro de tiempo { $party_of }
    .states = { $value ->
        [yes] el reloj { $party_of } ha marcado en este periodo menos de cinco minutos
       *[no] { $party_number ->
            [plural] { $party_gender ->
                [feminine] el reloj { $party_of } no ha marcado en este periodo menos de cinco minutos
               *[masculine] ningún reloj ha marcado en este periodo menos de cinco minutos
            }
           *[singular] el reloj { $party_of } no ha marcado en este periodo menos de cinco minutos
        }
    }
    .asks = ¿Ha marcado en algún momento de este periodo menos de cinco minutos el reloj { $party_of }?
fact-event-increment = tiempo añadido por jugada
    .states = { $zero ->
        [yes] el reloj no añade tiempo con las jugadas
       *[no] el reloj añade { $value } con cada jugada
    }
    .asks = ¿Cuánto tiempo añade el reloj con cada jugada?

## Facts: the claim of a draw

fact-sealed-ends-differ = finales de las jugadas que admite la anotación
    .states = { $value ->
        [yes] las jugadas que admite la anotación no terminan la partida del mismo modo
       *[no] las jugadas que admite la anotación terminan la partida del mismo modo, o ninguna la termina
    }
    .asks = ¿Terminan la partida de modo distinto, o solo algunas, las jugadas que admite la anotación?
fact-sealed-as-on-board = jugada sellada y jugada del tablero
    .states = { $value ->
        [yes] la jugada sellada es la que se hizo en el tablero
       *[no] la jugada sellada no es la que se hizo en el tablero
    }
    .asks = ¿Es la jugada sellada la que se hizo en el tablero?
fact-sealing-done = sellado de una jugada
    .states = { $value ->
        [yes] se ha sellado una jugada
       *[no] no se ha sellado ninguna jugada
    }
    .asks = ¿Se ha sellado una jugada?
fact-player-control-made = jugadas del control { $party_of }
    .states = { $value ->
        [yes] { $party_number ->
            [plural] { $party } hicieron a tiempo las jugadas del control
           *[singular] { $party } hizo a tiempo las jugadas del control
        }
       *[no] { $party_number ->
            [plural] { $party } no hicieron a tiempo las jugadas del control
           *[singular] { $party } no hizo a tiempo las jugadas del control
        }
    }
    .asks = { $party_number ->
        [plural] ¿Hicieron { $party } a tiempo las jugadas del control?
       *[singular] ¿Hizo { $party } a tiempo las jugadas del control?
    }
fact-sealer-enough-time = tiempo que le queda a quien sella
    .states = { $value ->
        [yes] a juicio del árbitro, a quien sella le queda tiempo suficiente
       *[no] a juicio del árbitro, a quien sella no le queda tiempo suficiente
    }
    .asks = A juicio del árbitro, ¿le queda tiempo suficiente a quien sella?
fact-players-agree = acuerdo de los jugadores sobre la posición y los tiempos
    .states = { $value ->
        [yes] los jugadores están de acuerdo en la posición y los tiempos
       *[no] los jugadores no están de acuerdo en la posición y los tiempos
    }
    .asks = ¿Están de acuerdo los jugadores en la posición y los tiempos?
fact-resignation-told-to = a quién se comunicó el abandono
    .states = { $value ->
        [arbiter] el abandono se comunicó al árbitro
       *[opponent] el abandono se comunicó solo al rival
    }
    .asks = ¿A quién se comunicó el abandono?
    .value = { $value ->
        [arbiter] al árbitro
       *[opponent] solo al rival
    }
fact-player-blameless = causa del retraso { $party_of }
    .states = { $value ->
        [yes] el retraso { $party_of } se debe a una causa ajena al jugador
       *[no] el retraso { $party_of } no se debe a una causa ajena al jugador
    }
    .asks = ¿Se debe el retraso { $party_of } a una causa ajena al jugador?
fact-player-default-waived = retraso { $party_of } disculpado por el árbitro
    .states = { $value ->
        [yes] el árbitro disculpa el retraso { $party_of }
       *[no] { $party_number ->
            [plural] { $party_gender ->
                [feminine] el árbitro no disculpa el retraso { $party_of }
               *[masculine] el árbitro no disculpa ningún retraso
            }
           *[singular] el árbitro no disculpa el retraso { $party_of }
        }
    }
    .asks = ¿Disculpa el árbitro el retraso { $party_of }?
    .discretion = el árbitro puede decidir que no se pierda la partida por el retraso { $party_of }
fact-event-decides-lost-time = bases del torneo sobre el tiempo perdido
    .states = { $value ->
        [yes] las bases del torneo disponen otra cosa sobre el tiempo perdido
       *[no] las bases del torneo no disponen otra cosa sobre el tiempo perdido
    }
    .asks = ¿Disponen otra cosa las bases del torneo sobre el tiempo perdido?
fact-flags-first-known = qué bandera cayó primero
    .states = { $value ->
        [yes] puede establecerse qué bandera cayó primero
       *[no] no puede establecerse qué bandera cayó primero
    }
    .asks = ¿Puede establecerse qué bandera cayó primero?
fact-flags-last-period = banderas caídas en el último periodo
    .states = { $value ->
        [yes] las banderas cayeron en el periodo en que han de hacerse todas las jugadas restantes
       *[no] al periodo en que cayeron las banderas había de seguir otro
    }
    .asks = ¿Cayeron las banderas en el periodo en que han de hacerse todas las jugadas restantes?
fact-player-flag-after-correction = bandera { $party_of } con el tiempo correcto
    .states = { $value ->
        [yes] con el tiempo correcto también habría caído la bandera { $party_of }
       *[no] con el tiempo correcto no habría caído la bandera { $party_of }
    }
    .asks = Con el tiempo correcto, ¿habría caído también la bandera { $party_of }?
fact-clocks-noticed-by = quién señaló el error del reloj
    .states = { $value ->
        [player] el error del reloj lo señaló un jugador
       *[arbiter] el error del reloj lo descubrió el árbitro, no un jugador
    }
    .asks = ¿Quién señaló o descubrió el error del reloj?
    .value = { $value ->
        [player] un jugador
       *[arbiter] el árbitro
    }
fact-player-moves-before = jugadas { $party_of } antes de la irregularidad
    .states = el número de jugadas { $party_of } antes de la irregularidad es { $value }
    .asks = { $party_number ->
        [plural] ¿Cuántas jugadas habían hecho { $party } antes de la irregularidad?
       *[singular] ¿Cuántas jugadas había hecho { $party } antes de la irregularidad?
    }
fact-player-moves-made = jugadas { $party_of } al descubrirse la irregularidad
    .states = el número de jugadas { $party_of } al descubrirse la irregularidad es { $value }
    .asks = { $party_number ->
        [plural] ¿Cuántas jugadas habían hecho { $party } al descubrirse la irregularidad?
       *[singular] ¿Cuántas jugadas había hecho { $party } al descubrirse la irregularidad?
    }
fact-players-both-moved = una jugada de cada jugador
    .states = { $value ->
        [yes] cada jugador ha hecho al menos una jugada
       *[no] alguno de los dos jugadores todavía no ha hecho ninguna jugada
    }
    .asks = ¿Ha hecho cada jugador al menos una jugada?
fact-event-special-flag-law = norma especial sobre el tiempo excedido
    .states = { $value ->
        [yes] los organizadores han adoptado una norma especial para comprobar quién excede el tiempo
       *[no] los organizadores no han adoptado ninguna norma especial para comprobar quién excede el tiempo
    }
    .asks = ¿Han adoptado los organizadores una norma especial para comprobar quién excede el tiempo?
fact-claim-kind = reclamación de tablas
    .states = { $value ->
        [none] no se han reclamado tablas
        [threefold_next] se reclaman tablas por una triple repetición que se dará con una jugada aún sin hacer
        [threefold_now] se reclaman tablas por una triple repetición que ya se ha dado
       *[fifty] se reclaman tablas por cincuenta jugadas sin capturas ni movimientos de peón
    }
    .asks = ¿Se reclaman tablas, y por qué motivo?
    .value = { $value ->
        [none] no se reclaman
        [threefold_next] triple repetición con la próxima jugada
        [threefold_now] triple repetición ya producida
       *[fifty] cincuenta jugadas
    }
fact-claim-by = quién reclama las tablas
    .states = { $value ->
        [sealer] { $party_number ->
            [plural] las tablas las reclaman { $party }
           *[singular] las tablas las reclama { $party }
        }
       *[replier] { $party_number ->
            [plural] las tablas las reclaman { $party }
           *[singular] las tablas las reclama { $party }
        }
    }
    .asks = ¿Qué jugador reclama las tablas?
    .value = { $value ->
        [sealer] { $party }
       *[replier] { $party }
    }
fact-claim-on-move = turno de quien reclama tablas
    .states = { $value ->
        [yes] a quien reclama tablas le toca mover
       *[no] a quien reclama tablas no le toca mover
    }
    .asks = ¿Le toca mover a quien reclama tablas?
fact-claim-piece-touched = pieza tocada antes de reclamar
    .states = { $value ->
        [yes] quien reclama tocó antes una pieza para moverla o capturarla
       *[no] quien reclama no tocó antes ninguna pieza
    }
    .asks = ¿Tocó una pieza, para moverla o capturarla, quien reclama las tablas antes de reclamarlas?
fact-claim-written = texto de la jugada con la que se reclaman tablas
    .states = la jugada con la que se reclaman tablas está escrita así: «{ $value }»
    .asks = ¿Cómo está escrita en la planilla la jugada con la que se reclaman tablas?
fact-claim-move-written = anotación previa de quien reclama tablas
    .states = { $value ->
        [yes] quien reclama tablas ha escrito antes su jugada en la planilla, sin hacerla
       *[no] quien reclama tablas no ha escrito su jugada en la planilla antes de reclamar
    }
    .asks = ¿Ha escrito antes su jugada en la planilla, sin hacerla, quien reclama tablas?
fact-claim-declared = aviso al árbitro de quien reclama tablas
    .states = { $value ->
        [yes] quien reclama tablas le ha dicho al árbitro que va a hacer esa jugada
       *[no] quien reclama tablas no le ha dicho al árbitro que va a hacer esa jugada
    }
    .asks = ¿Le ha dicho al árbitro quien reclama tablas que va a hacer esa jugada?
fact-sealed-repetitions = repeticiones de la posición tras la jugada secreta
    .states = { $value ->
        [1] contando la jugada secreta, la posición se ha dado una vez
       *[other] contando la jugada secreta, la posición se ha dado { $value } veces
    }
    .asks = ¿Cuántas veces se ha dado la posición, contando la jugada secreta?
fact-position-repetitions = repeticiones antes de la jugada secreta
    .states = { $value ->
        [1] ninguna posición se había repetido antes de la jugada secreta
       *[other] la posición más repetida antes de la jugada secreta se había dado { $value } veces
    }
    .asks = ¿Cuántas veces se había dado, antes de la jugada secreta, la posición más repetida?
fact-claim-repetitions = repeticiones de la posición reclamada
    .states = el número de veces que se habrá dado la posición, contando la jugada anunciada si la hay, es { $value }
    .asks = ¿Cuántas veces se habrá dado la posición, contando la jugada anunciada si la hay?
fact-claim-quiet-moves = jugadas sin capturas ni movimientos de peón
    .states = el número de jugadas que cada jugador habrá hecho sin capturas ni movimientos de peón, contando la jugada anunciada si la hay, es { $value }
    .asks = ¿Cuántas jugadas habrá hecho cada jugador sin capturas ni movimientos de peón, contando la jugada anunciada si la hay?

## Facts: the draw offer

fact-event-draw-rule = bases del torneo sobre los acuerdos de tablas
    .states = { $value ->
        [free] las bases del torneo no limitan los acuerdos de tablas
        [after_move] las bases del torneo no admiten acuerdos de tablas hasta que se haya hecho cierto número de jugadas
       *[never] las bases del torneo no admiten acuerdos de tablas
    }
    .asks = ¿Limitan las bases del torneo los acuerdos de tablas?
    .value = { $value ->
        [free] no
        [after_move] sí, hasta cierto número de jugadas
       *[never] sí, durante toda la partida
    }
fact-event-draw-after-move = jugadas exigidas antes de acordar tablas
    .states = el número de jugadas exigidas antes de poder acordar tablas es { $value }
    .asks = ¿Cuántas jugadas exigen las bases del torneo antes de poder acordar tablas?
fact-arbiter-consents = consentimiento del árbitro para las tablas
    .states = { $value ->
        [yes] el árbitro consiente el acuerdo de tablas
       *[no] el árbitro no ha dado su consentimiento para acordar tablas
    }
    .asks = ¿Consiente el árbitro el acuerdo de tablas?
    .discretion = el árbitro puede dar su consentimiento para acordar tablas
fact-offer-by = autor de la oferta de tablas
    .states = { $value ->
        [sealer] { $party_number ->
            [plural] las tablas las ofrecieron { $party }
           *[singular] las tablas las ofreció { $party }
        }
       *[replier] { $party_number ->
            [plural] las tablas las ofrecieron { $party }
           *[singular] las tablas las ofreció { $party }
        }
    }
    .asks = ¿Qué jugador ofreció tablas?
    .value = { $value ->
        [sealer] { $party }
       *[replier] { $party }
    }
fact-offer-moment = momento de la oferta de tablas
    .states = { $value ->
        [none] no se han ofrecido tablas
        [after_move] las tablas se ofrecieron tras hacer la jugada y antes de pulsar el reloj
        [own_clock] las tablas se ofrecieron con el reloj propio en marcha, antes de hacer la jugada
        [opponent_clock] las tablas se ofrecieron con el reloj del rival en marcha
        [after_opponent_sealed] las tablas se ofrecieron cuando el rival ya había sellado
       *[between_sessions] las tablas se ofrecieron entre las dos sesiones
    }
    .asks = ¿Se ofrecieron tablas, y en qué momento?
    .value = { $value ->
        [none] no se ofrecieron
        [after_move] tras hacer la jugada y antes de pulsar el reloj
        [own_clock] con el reloj propio en marcha, antes de hacer la jugada
        [opponent_clock] con el reloj del rival en marcha
        [after_opponent_sealed] cuando el rival ya había sellado
       *[between_sessions] entre las dos sesiones
    }
fact-offer-answer = respuesta a la oferta de tablas
    .states = { $value ->
        [none] no se ha contestado a ninguna oferta de tablas
        [accepted] la oferta de tablas fue aceptada
        [declined_orally] la oferta de tablas fue rechazada de palabra
        [declined_by_touch] la respuesta a la oferta de tablas fue tocar una pieza para moverla o capturarla
       *[declined_by_move] la oferta de tablas fue rechazada al hacer una jugada
    }
    .asks = ¿Qué respuesta tuvo la oferta de tablas?
    .value = { $value ->
        [none] ninguna
        [accepted] aceptada
        [declined_orally] rechazada de palabra
        [declined_by_touch] tocar una pieza para moverla o capturarla
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
fact-offer-moved-since = jugada hecha después de la oferta
    .states = { $value ->
        [yes] quien ofreció tablas ya ha hecho su jugada después de ofrecerlas
       *[no] quien ofreció tablas no ha hecho ninguna jugada después de ofrecerlas
    }
    .asks = ¿Ha hecho ya su jugada quien ofreció tablas, después de ofrecerlas?
fact-offer-standing = oferta de tablas en pie al aplazar
    .states = { $value ->
        [yes] al aplazar la partida había una oferta de tablas en pie
       *[no] al aplazar la partida no había ninguna oferta de tablas en pie
    }
    .asks = ¿Había una oferta de tablas en pie al aplazar la partida?

## Acts: after «debe», «puede», «no puede»

act-ask-to-seal = pedir al jugador al que le toca mover que selle su jugada
act-write-on-paper = escribir la jugada secreta en una planilla de papel
act-write-sealed-move = anotar su jugada secreta en la planilla sin ambigüedad
act-write-board-move = anotar como jugada secreta la misma que se hizo en el tablero
act-write-resumption-move = anotar la jugada con la que se reanudará la partida
act-enclose-record = encerrar en un sobre la anotación de esa jugada
act-enclose-scoresheets = meter las dos planillas en el sobre
act-seal-envelope = cerrar el sobre
act-sign-envelope = firmar el sobre
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
act-access-envelope = tener acceso, ni uno ni otro, al sobre mientras la partida está aplazada
act-set-up-position = poner en el tablero la posición anterior a la jugada secreta
act-set-clocks = poner en los relojes los tiempos usados hasta el aplazamiento
act-warn-notation = advertir al jugador de que solo se reconoce la notación algebraica
act-open-envelope = abrir el sobre
act-play-sealed-move = hacer en el tablero la jugada secreta
act-play-intended-move = hacer en el tablero la jugada que se quiso sellar
act-await-sealer = esperar a que llegue quien selló
act-decide-clock = resolver qué reloj corre entretanto, pues el texto no lo dice
act-play-stated-move = hacer en el tablero la jugada secreta, según su propia declaración
act-play-chosen-move = hacer en el tablero la jugada elegida
act-play-imposed-move = hacer la jugada que imponga el rival, cuando la haya elegido
act-withdraw-move = retirar la jugada ilegal
act-castle = enrocar para cumplir la jugada impuesta
act-choose-reading = elegir entre las jugadas que admite la anotación
act-impose-piece-move = exigir que la pieza anotada haga una jugada legal
act-impose-king-move = exigir que se mueva el rey
act-name-piece = indicar qué pieza se ha de mover
act-demand-capture-penalty = exigir la pena prevista para la captura ilegal
act-demand-penalty = exigir ya una pena por la jugada ilegal
act-judge-error = juzgar si se puede comprobar un error material evidente en la anotación
act-oversee-formalities = hacer que los trámites de la reanudación se cumplan en su presencia
act-restore-position = hacer que se coloque en el tablero la posición correcta
act-restart-clock = volver a poner en marcha el reloj
act-start-clock = poner en marcha el reloj { $object_of }
    .again = volver a poner en marcha el reloj { $object_of }
act-pause-own-clock = parar su propio reloj
act-call-arbiter = llamar al árbitro
act-seal-reply = sellar su respuesta en otro sobre
act-keep-reply = custodiar el sobre de la respuesta
act-open-reply = abrir el sobre de la respuesta
act-play-reply = hacer en el tablero la respuesta sellada
act-switch-clocks = parar su reloj y poner en marcha el del rival
act-share-lost-time = repartir el tiempo perdido entre los dos relojes según decida
act-reset-clocks = volver a poner en los relojes los tiempos que corresponden
act-name-intended-move = decir qué jugada se quiso sellar
act-judge-intention = juzgar si hay duda razonable sobre la jugada que se quiso sellar
act-judge-breach = decidir qué consecuencia tiene la infracción
act-settle-lost-reply = decidir cómo sigue la partida sin la respuesta perdida, pues el texto no lo dice
act-judge-reply = decidir qué se sigue de la respuesta mal anotada, pues el texto no lo dice
act-replay-game = disponer que se juegue una partida nueva
act-establish-times = determinar los tiempos usados y ponerlos en los relojes
act-correct-clocks = corregir los tiempos de los relojes
act-bear-negligence = cargar con las consecuencias de no haber comprobado los relojes
act-accept-offer = aceptar la oferta
act-decline-offer = rechazar la oferta { $object }
act-defer-answer = esperar, antes de contestar, a que el rival haya hecho su jugada
act-withdraw-offer = retirar la oferta de tablas
act-offer-out-of-turn = ofrecer tablas fuera de su momento, que es justo después de hacer su propia jugada
act-press-clock = poner en marcha el reloj del rival
act-reinstate-position = restablecer { $object }
act-apply-touch-move = exigir que la jugada que sustituya a la ilegal cumpla las normas sobre la pieza tocada y la jugada hecha
act-promote-to-queen = poner en lugar del peón una dama de su color
act-judge-times = determinar según su mejor criterio los tiempos que marcan los relojes, y ponerlos así
act-add-time = añadir dos minutos al reloj { $object_of }
act-record-moves = anotar en la planilla las jugadas de los dos bandos, una tras otra
act-write-in-advance = anotar su jugada antes de hacerla
act-write-other-notes = escribir en la planilla apuntes que no sean datos de la partida
act-reply-first = contestar a la jugada del rival antes de anotarla
act-record-previous = anotar su jugada anterior antes de hacer otra
act-use-assistant = hacer que anote las jugadas un ayudante que el árbitro acepte
act-adjust-clock = compensar en el reloj que el jugador no anote por sí mismo
act-keep-in-view = tener su planilla donde el árbitro pueda verla mientras dure la partida
act-keep-scoresheets = quedarse con las planillas, que les pertenecen
act-stop-recording = dejar de anotar hasta que acabe el periodo
act-record-offer = apuntar en su planilla la oferta de tablas con el signo (=)
act-agree-draw = acordar tablas
act-announce-draw-rule = comunicar en la invitación cómo se limitan los acuerdos de tablas
act-repeat-draw-rule = recordar esa regla antes de que empiece el torneo
act-attach-condition = poner condiciones a la oferta de tablas
act-weigh-disturbance = valorar si con la oferta se molestó al rival (artículo 11.5)
act-penalise-offerer = sancionar a quien ofreció tablas (artículo 12.9)
act-claim-draw = reclamar tablas
act-change-move = cambiar la jugada que ha escrito
act-check-claim = comprobar si la reclamación es correcta
act-halt-clocks = parar los dos relojes
act-halt-for-claim = parar los dos relojes
act-withdraw-claim = retirar la reclamación
act-add-two-minutes = añadir dos minutos al reloj { $object_of } por la reclamación incorrecta
act-add-three-minutes = añadir tres minutos al reloj { $object_of } por la reclamación incorrecta
act-resume-clock = volver a poner en marcha el reloj { $object_of }
act-make-claimed-move = hacer en el tablero la jugada que anotó para reclamar
act-leave-unchecked = dejar sin comprobar la reclamación
act-time-by-wall-clock = medir la sesión con el reloj de pared
act-count-sealing-time = sumar a la sesión el tiempo empleado en sellar
act-control-session = controlar la duración de la sesión con su propio reloj
act-announce-times = anunciar de antemano el horario de la sesión
act-finish-adjourned = hacer que las partidas aplazadas terminen antes de la última ronda
act-depart-from-order = disponer otro orden si las circunstancias lo exigen
act-interrupt-long-game = interrumpir una partida larga en favor de otras que acaben antes
act-extend-session = prolongar la sesión
act-stop-running-clock = parar los relojes, si alguno sigue en marcha
act-enter-result = anotar el resultado, comunicárselo a los jugadores y apuntar el artículo y la hora
act-record-annulment = hacer constar que la partida queda anulada, comunicárselo a los jugadores y apuntar el artículo y la hora
act-announce-ruling = comunicar la decisión a los jugadores y apuntar el artículo y la hora
act-make-concessions = hacer las concesiones que sean posibles
act-decide-score = decidir cuánto puntúa el rival: un punto, medio o nada
act-adopt-special-laws = adoptar reglas especiales
act-waive-default = disculpar el retraso

## What the envelope bears

object-names = los nombres de los jugadores
object-position = la posición anterior a la jugada secreta
object-times = los tiempos usados por ambos jugadores
    .figure = { $party }, { $time }
object-sealer-name = el nombre de quien selló
object-move-number = el número de la jugada secreta
object-draw-offer = la oferta de tablas
object-resumption-data = el día, la hora y el lugar de la reanudación
object-orally-or-by-touch = de palabra o tocando una pieza para moverla o capturarla
object-orally-or-by-move = de palabra o haciendo su jugada
object-before-irregularity = la posición que había justo antes de la irregularidad
object-last-identifiable = la última posición identificable de las anteriores a la irregularidad

## States

state-offer-stands = la oferta de tablas sigue en pie
state-offer-lapses = la oferta de tablas deja de valer
state-condition-void = la condición no vale
state-agreement-void = el acuerdo de tablas no vale
state-claim-correct = la reclamación es correcta
state-claim-fails = la reclamación no prospera
state-game-over = la partida ha terminado
state-moves-void = las jugadas hechas después quedan anuladas
state-flags-void = las banderas caídas no deciden la partida

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
matter-irregularity = irregularidad
matter-recording = anotación
matter-claim = reclamación

topic-sealed-move = Se reanuda la partida: qué hacer con la jugada secreta, también si está mal escrita
topic-lateness = Un jugador llega tarde o no se presenta
topic-lateness-kinds = ¿Quién falta o llega tarde?
topic-late-white = Las blancas llegan tarde o no han venido
topic-late-black = Las negras llegan tarde o no han venido
topic-late-both = No ha venido ninguno de los dos
topic-flag = Ha caído una bandera
topic-envelope-missing = Ha desaparecido el sobre
topic-draw-agreed = Los jugadores acordaron tablas antes de reanudar
topic-resignation = Un jugador abandonó antes de reanudar
topic-clocks-wrong = Los relojes marcan tiempos equivocados
topic-draw-offer = Se han ofrecido tablas
topic-refusal = Un jugador se niega a seguir o a cumplir las leyes
topic-sealing = Termina la sesión: cómo se sella una jugada
topic-envelope = Qué debe figurar en el sobre
topic-schedule = Duración de las sesiones y calendario de las aplazadas
topic-irregularity = Se descubre una irregularidad: jugada ilegal, pieza desplazada, posición equivocada
topic-recording = La anotación de las jugadas
topic-draw-claim = Se reclaman tablas
topic-group-resumption = Al reanudar la partida
topic-group-board = Durante la partida
topic-group-closing = Al terminar la sesión

## Momentos

fact-order = orden de los hechos
    .states = el orden fue este: { $value }
    .asks = ¿Qué ocurrió antes?
fact-done = lo que ya se ha hecho
    .states = ya se ha hecho esto: { $value }
    .asks = ¿Qué se ha hecho ya?
fact-reply-sealed-at = el sellado de la respuesta
    .states = la respuesta se selló { $value }
    .asks = ¿Cuándo se selló la respuesta (contando desde la hora fijada)?
fact-position-over-at = el final de la partida en el tablero
    .states = la partida terminó en el tablero { $value }
    .asks = ¿Cuándo terminó la partida en el tablero (contando desde la hora fijada)?
fact-sealing-at = el sellado de la jugada
    .states = la jugada se selló { $value }
    .asks = ¿Cuándo se selló la jugada (contando desde la hora fijada)?
fact-player-flag-fallen-at = la caída de la bandera { $party_of }
    .states = la bandera { $party_of } cayó { $value }
    .asks = ¿Cuándo cayó la bandera { $party_of } (contando desde la hora fijada)?
fact-ended-before-at = el acuerdo o el abandono
    .states = el acuerdo o el abandono se produjo { $value }
    .asks = ¿Cuándo se produjo el acuerdo o el abandono (contando desde la hora fijada)?
fact-offer-accepted-at = la aceptación de las tablas
    .states = las tablas se aceptaron { $value }
    .asks = ¿Cuándo se aceptaron las tablas (contando desde la hora fijada)?
fact-resumption-at = la hora fijada para la reanudación
    .states = la hora fijada es { $value }
    .asks = ¿Para cuándo se fijó la reanudación (contando desde la hora fijada)?
fact-player-arrival-at = la llegada { $party_of }
    .states = la llegada { $party_of } se produjo { $value }
    .asks = ¿Cuándo se produjo la llegada { $party_of } (contando desde la hora fijada)?
fact-envelope-opened-at = la apertura del sobre
    .states = el sobre se abrió { $value }
    .asks = ¿Cuándo se abrió el sobre (contando desde la hora fijada)?
fact-record-at = el momento en que se conoce la jugada secreta
    .states = la jugada secreta se reveló { $value }
    .asks = ¿Cuándo se reveló la jugada secreta (contando desde la hora fijada)?
fact-reply-opened-at = la apertura de la respuesta sellada
    .states = la respuesta sellada se abrió { $value }
    .asks = ¿Cuándo se abrió la respuesta sellada (contando desde la hora fijada)?
fact-irregularity-found-at = el hallazgo de la irregularidad
    .states = la irregularidad se descubrió { $value }
    .asks = ¿Cuándo se descubrió la irregularidad (contando desde la hora fijada)?
fact-claim-made-at = la reclamación de tablas
    .states = las tablas se reclamaron { $value }
    .asks = ¿Cuándo se reclamaron las tablas (contando desde la hora fijada)?
fact-refusal-at = la negativa a cumplir las leyes
    .states = la negativa a cumplir las leyes se produjo { $value }
    .asks = ¿Cuándo se produjo la negativa a cumplir las leyes (contando desde la hora fijada)?
fact-clocks-noticed-at = el aviso de que un reloj marca mal
    .states = el error del reloj se señaló { $value }
    .asks = ¿Cuándo se señaló el error del reloj (contando desde la hora fijada)?
fact-player-limit-at = el final del plazo de llegada { $party_of }
    .states = el plazo de llegada { $party_of } terminó { $value }
    .asks = ¿Cuándo terminó el plazo de llegada { $party_of } (contando desde la hora fijada)?

# Readings of contested texts: what is in doubt, and what each choice holds.
fact-reading-bad-record-without-mating-chance = una anotación defectuosa ante un rival que no puede dar mate
    .states = { $value ->
        [draw] la anotación defectuosa lleva a tablas si el rival nunca podría dar mate, como con la bandera caída (la excepción, aplicada como en el artículo al que remite)
       *[lost] pierde quien anotó mal, aunque el rival nunca pudiera dar mate (la excepción solo trata de la bandera)
    }
    .asks = ¿Pierde quien anotó mal su jugada ante un rival que no puede dar mate con ninguna serie de jugadas legales?
    .value = { $value ->
        [draw] tablas
       *[lost] pierde
    }
fact-reading-ambiguous-yet-over = una anotación ambigua que de todos modos termina la partida
    .states = { $value ->
        [over] si todas las jugadas que admite la anotación terminan igual la partida, vale ese final (el sentido de las excepciones)
       *[lost] pierde quien anotó de forma ambigua, aunque todas las jugadas que admite la anotación terminen igual la partida (la letra)
    }
    .asks = ¿Pierde quien anotó de forma ambigua cuando todas las jugadas que admite la anotación terminan la partida de igual modo?
    .value = { $value ->
        [over] vale ese final
       *[lost] pierde
    }
fact-reading-late-replier-and-final-move = el que debe responder llega tarde y la jugada secreta termina la partida
    .states = { $value ->
        [lost] quien debía responder pierde por llegar tarde aunque la jugada secreta hubiera terminado la partida (la letra solo habla del que selló)
       *[over] la jugada secreta había terminado la partida, sea quien sea el que llegue tarde (el sentido: ya no había partida que reanudar)
    }
    .asks = ¿Pierde por llegar tarde quien debía responder si la jugada secreta había terminado la partida?
    .value = { $value ->
        [lost] pierde
       *[over] la partida había terminado
    }
fact-reading-flag-while-away-and-final-move = la bandera de quien debe responder y no ha llegado, y una jugada secreta que termina la partida
    .states = { $value ->
        [final_move] la jugada secreta había terminado la partida al sellarse, y la bandera caída después no hace perder nada
       *[flag] la bandera cayó antes de que la jugada secreta se hiciera en el tablero, y por eso cuenta (la letra: la jugada se hace cuando llega quien debe responder)
    }
    .asks = ¿Cuenta la bandera que cae antes de que llegue quien debe responder, si la jugada secreta termina la partida?
    .value = { $value ->
        [final_move] la jugada secreta
       *[flag] la bandera
    }
fact-reading-both-late = ambos jugadores fuera de plazo
    .states = { $value ->
        [lost_by_both] el artículo alcanza a cada jugador que llega tarde, así que pierden ambos
       *[not_regulated] el artículo contempla a un solo jugador que llega tarde; de dos no dice nada
    }
    .asks = ¿Quién pierde cuando ambos llegan demasiado tarde?
    .value = { $value ->
        [lost_by_both] pierden ambos
       *[not_regulated] no regulado
    }
fact-reading-both-late-and-final-move = ambos jugadores fuera de plazo y una jugada secreta que termina la partida
    .states = { $value ->
        [final_move] la jugada secreta había terminado la partida antes de que nadie llegara tarde (la interpretación)
       *[lost_by_both] ambos pierden por llegar tarde, contenga lo que contenga el sobre (la letra)
    }
    .asks = ¿Qué prevalece si ambos llegan demasiado tarde y la jugada secreta termina la partida?
    .value = { $value ->
        [final_move] la jugada secreta
       *[lost_by_both] pierden ambos
    }
fact-reading-late-and-annulled = el sobre perdido, una posición que no puede establecerse y un jugador fuera de plazo
    .states = { $value ->
        [annulled] la partida se anula: ya no había partida que reanudar
       *[lost] el jugador que llega tarde pierde: el sobre perdido no está entre las excepciones (la letra)
    }
    .asks = ¿Qué prevalece si el sobre se ha perdido, la posición no puede establecerse y un jugador llega demasiado tarde?
    .value = { $value ->
        [annulled] anulada
       *[lost] pierde el que llega tarde
    }
fact-reading-record-against-replier-limit = una anotación defectuosa y quien debe responder fuera de plazo
    .states = { $value ->
        [lateness] quien debía responder ya había perdido por llegar tarde (vale lo que ocurrió antes)
       *[record] decide la anotación defectuosa: se hizo antes de que nadie pudiera llegar tarde
    }
    .asks = ¿Qué prevalece si la anotación es defectuosa y quien debía responder llega demasiado tarde?
    .value = { $value ->
        [lateness] el retraso
       *[record] la anotación
    }
fact-reading-sealed-reply-against-lateness = una respuesta sellada que termina la partida y el que selló fuera de plazo
    .states = { $value ->
        [lost] pierde el que llega tarde: su plazo venció antes de abrirse la respuesta
       *[reply] la respuesta sellada ya estaba hecha, y terminó la partida
    }
    .asks = ¿Qué prevalece si la respuesta sellada termina la partida y quien selló la jugada llega demasiado tarde?
    .value = { $value ->
        [lost] pierde el que llega tarde
       *[reply] la respuesta
    }
fact-reading-concession-for-the-blameless = un jugador que llega tarde sin culpa
    .states = { $value ->
        [arbiter] conceder algo a quien llega tarde sin culpa corresponde al árbitro (la interpretación)
       *[no_ground] llegar tarde sin culpa no es motivo para apartarse de la letra del artículo
    }
    .asks = ¿Puede eximirse a quien llega tarde sin culpa?
    .value = { $value ->
        [arbiter] lo decide el árbitro
       *[no_ground] no es motivo
    }
fact-reading-flag-and-annulled = el sobre perdido, una posición que no puede establecerse y una bandera caída
    .states = { $value ->
        [annulled] la partida se anula: no podía reanudarse, y ninguna bandera cuenta
       *[flag] la bandera caída cuenta igualmente
    }
    .asks = ¿Qué prevalece si el sobre se ha perdido, la posición no puede establecerse y cae una bandera?
    .value = { $value ->
        [annulled] anulada
       *[flag] la bandera
    }
fact-reading-wrong-clock-and-flag = una bandera caída en un reloj que marcaba mal
    .states = { $value ->
        [correct_first] primero se corrige el reloj; la bandera solo cuenta si también con el tiempo debido habría caído
       *[flag] la bandera vale, por mal que marcara el reloj
    }
    .asks = ¿Cuenta una bandera que cayó en un reloj que marcaba mal?
    .value = { $value ->
        [correct_first] primero el reloj
       *[flag] la bandera
    }
fact-reading-end-before-against-final-move = un acuerdo o un abandono y una jugada secreta que termina la partida
    .states = { $value ->
        [end_before] cuenta el acuerdo o el abandono: llegó antes de abrirse el sobre
       *[final_move] la jugada secreta había terminado la partida, y ya nada podía acordarse ni abandonarse
    }
    .asks = ¿Qué prevalece si hay acuerdo o abandono mientras el sobre guarda una jugada que termina la partida?
    .value = { $value ->
        [end_before] acuerdo o abandono
       *[final_move] la jugada secreta
    }
fact-reading-resignation-to-the-opponent = abandono comunicado solo al rival
    .states = { $value ->
        [counts] el abandono comunicado solo al rival cuenta: quien abandona ante su rival ha perdido
       *[not_yet] el abandono solo cuenta cuando lo sabe el árbitro; hasta entonces la partida continúa
    }
    .asks = ¿Cuenta un abandono del que solo se ha enterado el rival?
    .value = { $value ->
        [counts] cuenta
       *[not_yet] todavía no
    }
fact-reading-withdrawn-offer-after-sealing = oferta de tablas hecha después de sellar y retirada
    .states = { $value ->
        [stands] tampoco la oferta hecha después de sellar puede retirarse: sigue en pie hasta que se conteste (18.1 y sus interpretaciones de 1974, leídas de toda oferta)
       *[withdrawn] la oferta hecha después de sellar puede retirarse: los textos solo lo prohíben de las ofertas que nombran
    }
    .asks = ¿Se puede retirar una oferta de tablas hecha después de sellar?
    .value = { $value ->
        [stands] la oferta sigue en pie
       *[withdrawn] retirada
    }
fact-reading-lost-envelope-without-agreement = falta el sobre, constan la posición y los tiempos, y los jugadores no están de acuerdo
    .states = { $value ->
        [established] si constan la posición y los tiempos, la partida continúa aunque los jugadores no estén de acuerdo (el primer párrafo)
       *[annulled] a falta del sobre, la posición y los tiempos dependen del acuerdo de los jugadores; sin él, la partida se anula (el segundo párrafo)
    }
    .asks = Si falta el sobre y los jugadores no están de acuerdo en la posición y los tiempos, ¿continúa la partida?
    .value = { $value ->
        [established] continúa
       *[annulled] se anula
    }
fact-reading-sealing-and-the-offer = una oferta de tablas y la jugada que se sella después
    .states = { $value ->
        [stands] la oferta hecha antes de que el rival sellara sigue en pie: la jugada sellada todavía no está hecha en el tablero
       *[declined] sellar es hacer la jugada, así que con ello se rechaza la oferta anterior (la letra, unida a la interpretación de 1966)
    }
    .asks = ¿Rechaza las tablas quien sella su jugada?
    .value = { $value ->
        [stands] la oferta sigue en pie
       *[declined] rechazada
    }
fact-reading-times-lost = posición conocida y tiempos desconocidos
    .states = { $value ->
        [position_suffices] basta la posición, aunque no se conozcan los tiempos
       *[annulled] hacen falta posición y tiempos, así que la partida se anula (la letra)
    }
    .asks = ¿Se anula la partida cuando se ha perdido el sobre y se conoce la posición pero no los tiempos?
    .value = { $value ->
        [position_suffices] basta la posición
       *[annulled] anulada
    }
fact-reading-annulled-with-the-envelope-kept = no puede establecerse la posición, pero se conserva el sobre
    .states = { $value ->
        [annulled] la partida se anula: el texto solo atiende a la posición
       *[not_regulated] el artículo trata del sobre perdido; si se conserva, no dice nada
    }
    .asks = ¿Se anula la partida cuya posición no puede establecerse aunque se conserve el sobre?
    .value = { $value ->
        [annulled] anulada
       *[not_regulated] no regulado
    }
fact-reading-position-and-times = solo puede establecerse la posición, o solo los tiempos
    .states = { $value ->
        [each_needed] en una partida con reloj hacen falta la posición y los tiempos
       *[position_suffices] basta la posición: sin los tiempos la partida no se anula
    }
    .asks = Si de una partida con reloj solo puede establecerse la posición, o solo los tiempos, ¿hacen falta ambos o basta la posición?
    .value = { $value ->
        [each_needed] hacen falta ambos
       *[position_suffices] basta la posición
    }
fact-reading-unreadable-record-and-annulled = un sobre sin jugada legible y una posición que no puede establecerse
    .states = { $value ->
        [lost] sin jugada legible pierde quien selló, aunque la posición no pueda establecerse
       *[annulled] la partida se anula: no quedaba posición en la que perder
    }
    .asks = ¿Qué prevalece si el sobre no guarda una jugada legible y la posición no puede establecerse?
    .value = { $value ->
        [lost] pierde quien selló
       *[annulled] anulada
    }
fact-reading-agreement-despite-the-ban = tablas acordadas contra las bases y sin el consentimiento del árbitro
    .states = { $value ->
        [void] las tablas acordadas contra las bases y sin el consentimiento del árbitro no surten efecto
       *[stands] las tablas acordadas contra las bases y sin el consentimiento del árbitro valen: la prohibición atañe a la conducta
    }
    .asks = ¿Valen unas tablas acordadas sin el consentimiento del árbitro aunque las bases las prohíban?
    .value = { $value ->
        [void] sin efecto
       *[stands] valen
    }
fact-reading-offer-sign-in-time-trouble = el signo de la oferta de tablas en apuros de tiempo
    .states = { $value ->
        [freed] quien está dispensado de anotar no tiene que señalar la oferta
       *[needed] la oferta hay que señalarla aunque no se anoten las jugadas (la letra del 9.1)
    }
    .asks = ¿Debe señalar la oferta de tablas quien está apurado de tiempo?
    .value = { $value ->
        [freed] dispensado
       *[needed] hay que señalarla
    }

## Cases taught

taught-matter-record = La anotación de la jugada secreta
taught-matter-replier-late = Retraso de quien debe responder
taught-matter-sealer-late = Retraso de quien selló
taught-matter-both-away = Los dos ausentes
taught-matter-lost-envelope = Sobre perdido
taught-matter-ended-before = Final antes de la reanudación
taught-matter-offer = Oferta de tablas después de sellar
taught-matter-flags = Banderas caídas
taught-nothing-written = El sobre de las blancas no contiene ninguna jugada.
taught-unreadable = No hay manera de entender lo que escribieron las blancas.
taught-two-moves-fit-doubtful = Lo que escribieron las blancas vale para dos jugadas y no está claro cuál querían hacer.
taught-two-moves-fit-clear = Lo que escribieron las blancas vale para dos jugadas, pero no hay duda de cuál querían hacer.
taught-illegal-doubtful = Las blancas sellaron una jugada ilegal y no está claro cuál querían hacer.
taught-illegal-clear = Las blancas sellaron una jugada ilegal, pero no hay duda de cuál querían hacer.
taught-replier-31-minutes-late = Las negras llegan 31 minutos tarde; el torneo ha fijado un tiempo de espera de 30 minutos.
taught-replier-61-minutes-away = Pasados 61 minutos, las negras no han llegado.
taught-sealer-31-minutes-away = Pasados 31 minutos, las blancas no han llegado; el torneo ha fijado un tiempo de espera de 30 minutos.
taught-sealer-61-minutes-away = Pasados 61 minutos, las blancas no han llegado; la jugada secreta no acaba la partida.
taught-sealer-away-but-mated = Pasados 61 minutos, las blancas no han llegado; la jugada secreta da mate.
taught-both-31-minutes-away = Pasados 31 minutos, no ha llegado ninguno de los dos; el torneo ha fijado un tiempo de espera de 30 minutos.
taught-both-61-minutes-away = Pasados 61 minutos, no ha llegado ninguno de los dos.
taught-lost-all-known = Se ha perdido el sobre; la posición y los tiempos se conocen.
taught-lost-position-unknown = Se ha perdido el sobre y no se puede establecer la posición.
taught-draw-agreed-before = Los jugadores acuerdan tablas antes de la reanudación y se lo dicen al árbitro.
taught-sealer-resigned-before = Antes de la reanudación, las blancas comunican al árbitro que abandonan.
taught-offer-accepted-before-opening = Después de sellar las blancas, las negras ofrecen tablas; las blancas aceptan antes de abrirse el sobre.
taught-sealer-flag-before-sealing = La bandera de las blancas cae antes de cerrarse el sobre.
taught-replier-flag-after-opening = La bandera de las negras cae después de abrirse el sobre.
