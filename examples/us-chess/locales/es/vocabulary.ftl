### The words of rules/vocabulary.yaml in Spanish.

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
party-players-each = los jugadores
    .number = plural
    .gender = masculine
    .of = de cada jugador
    .to = a cada jugador
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
party-arbiter = el director
    .number = singular
    .gender = masculine
    .of = del director
    .to = al director
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
fact-position = posición anterior a la jugada secreta
    .states = la posición es { $value }
    .asks = ¿Qué posición había justo antes de la jugada secreta (en FEN)?
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
       *[other] «{ $value }»
    }
    .asks = ¿En qué idioma anota las piezas quien selló?
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
       *[absent] no escrita
    }
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
fact-sealing-moved-on-board = ejecución en el tablero de la jugada por sellar
    .states = { $value ->
        [yes] la jugada que había que sellar se hizo en el tablero
       *[no] la jugada que había que sellar no se hizo en el tablero
    }
    .asks = ¿Se hizo en el tablero la jugada que había que sellar?

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
fact-control-moves-made = jugadas del control
    .states = { $value ->
        [yes] se han completado las jugadas del control
       *[no] no se han completado las jugadas del control
    }
    .asks = ¿Se han completado las jugadas del control de tiempo?
fact-sealing-asked = petición de sellar
    .states = { $value ->
        [yes] el director ha pedido que se selle la jugada
       *[no] el director no ha pedido que se selle la jugada
    }
    .asks = ¿Ha pedido el director que se selle la jugada?
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
fact-arbiter-refuses-early-seal = oposición del director a sellar antes de tiempo
    .states = { $value ->
        [yes] el director se opone a que se selle antes de tiempo
       *[no] el director no se opone a que se selle antes de tiempo
    }
    .asks = ¿Se opone el director a que se selle antes de tiempo?
    .discretion = el director puede decidir que no se selle antes de tiempo

## Facts: the envelope

fact-envelope-missing = pérdida del sobre
    .states = { $value ->
        [yes] el sobre de la jugada secreta se ha perdido
       *[no] el sobre de la jugada secreta no se ha perdido
    }
    .asks = ¿Se ha perdido el sobre de la jugada secreta?
fact-envelope-opened = apertura del sobre
    .states = { $value ->
        [yes] el sobre se ha abierto
       *[no] el sobre sigue cerrado
    }
    .asks = ¿Se ha abierto el sobre?
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
        [none] hasta ahora no ha habido acuerdo de tablas ni abandono
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
            [plural] llevan
           *[singular] lleva
        } retraso
       *[no] el retraso { $party_of } es de { $value }
    }
    .asks = { $party_number ->
        [plural] ¿Cuánto se han retrasado { $party } (al llegar o, si aún faltan, hasta ahora)?
       *[singular] ¿Cuánto se ha retrasado { $party } (al llegar o, si aún falta, hasta ahora)?
    }
fact-reply-sealed = respuesta sellada
    .states = { $value ->
        [yes] hay una respuesta sellada
       *[no] no hay ninguna respuesta sellada
    }
    .asks = ¿Hay una respuesta sellada?

## Facts: the clocks

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
        [yes] el director corrige el reloj aunque el error no se señaló a tiempo
       *[no] el director no corrige un error del reloj que no se señaló a tiempo
    }
    .asks = ¿Corrige el director el reloj aunque el error no se señaló a tiempo?
    .discretion = no obstante, el director puede decidir que el reloj se corrija aunque el error no se señalara a tiempo

## Facts: the claim of a draw

fact-sealing-done = sellado de una jugada
    .states = { $value ->
        [yes] se ha sellado una jugada
       *[no] no se ha sellado ninguna jugada
    }
    .asks = ¿Se ha sellado una jugada?
fact-player-blameless = causa del retraso { $party_of }
    .states = { $value ->
        [yes] el retraso { $party_of } se debe a una causa ajena al jugador
       *[no] el retraso { $party_of } no se debe a una causa ajena al jugador
    }
    .asks = ¿Se debe el retraso { $party_of } a una causa ajena al jugador?
fact-player-default-waived = retraso { $party_of } disculpado por el director
    .states = { $value ->
        [yes] el director disculpa el retraso { $party_of }
       *[no] { $party_number ->
            [plural] { $party_gender ->
                [feminine] el director no disculpa el retraso { $party_of }
               *[masculine] el director no disculpa ningún retraso
            }
           *[singular] el director no disculpa el retraso { $party_of }
        }
    }
    .asks = ¿Disculpa el director el retraso { $party_of }?
    .discretion = si el retraso { $party_of } era inevitable, el director puede dispensar del límite de una hora

## Acts: after «debe», «puede», «no puede»

act-ask-to-seal = pedir al jugador al que le toca mover que selle su jugada
act-write-sealed-move = anotar su jugada secreta en la planilla sin ambigüedad
act-write-board-move = anotar como jugada secreta la misma que se hizo en el tablero
act-enclose-scoresheets = meter las dos planillas en el sobre
act-seal-envelope = cerrar el sobre
act-change-sealed-move = cambiar su jugada secreta
act-refuse-early-seal = oponerse a que se selle antes de que acabe la sesión
act-stop-clocks = parar los relojes
act-bear = indicar { $object }
act-keep-envelope = custodiar el sobre
act-set-up-position = poner en el tablero la posición anterior a la jugada secreta
act-set-clocks = poner en los relojes los tiempos usados hasta el aplazamiento
act-open-envelope = abrir el sobre
act-play-sealed-move = hacer en el tablero la jugada secreta
act-play-intended-move = hacer en el tablero la jugada que se quiso sellar
act-play-chosen-move = hacer en el tablero la jugada elegida
act-choose-reading = elegir entre las jugadas que admite la anotación
act-restore-position = hacer que se coloque en el tablero la posición correcta
act-start-clock = poner en marcha el reloj { $object_of }
act-seal-reply = sellar su respuesta en otro sobre
act-keep-reply = custodiar el sobre de la respuesta
act-open-reply = abrir el sobre de la respuesta
act-play-reply = hacer en el tablero la respuesta sellada
act-switch-clocks = pulsar el reloj: para el propio y corre el del rival
act-replay-game = disponer que se juegue una partida nueva
act-establish-times = determinar los tiempos que han de marcar los relojes
act-correct-clocks = corregir los tiempos de los relojes
act-waive-default = disculpar el retraso

## What the envelope bears

object-names = los nombres de los jugadores
object-position = la posición anterior a la jugada secreta
object-times = los tiempos usados por ambos jugadores
object-sealer-name = el nombre de quien selló
object-move-number = el número de la jugada secreta
object-draw-offer = la oferta de tablas
object-resumption-data = el día, la hora y el lugar de la reanudación
object-before-irregularity = la posición que había justo antes de la irregularidad
object-last-identifiable = la última posición identificable de las anteriores a la irregularidad

## States

state-game-over = la partida ha terminado

## Matters

matter-result = resultado
matter-sealing = sellado
matter-envelope = sobre
matter-resumption = reanudación
matter-clocks = relojes
topic-sealed-move = Se reanuda la partida: qué hacer con la jugada secreta, también si está mal escrita
topic-lateness = Un jugador llega tarde o no se presenta
topic-envelope-missing = Ha desaparecido el sobre
topic-ended-before = Antes de la reanudación hubo un acuerdo o un abandono
topic-clocks-wrong = Los relojes marcan tiempos equivocados
topic-sealing = Termina la sesión: cómo se sella una jugada

## Momentos

fact-order = orden de los hechos
    .states = el orden fue este: { $value }
    .asks = ¿Qué ocurrió antes?
fact-done = lo que ya se ha hecho
    .states = ya se ha hecho esto: { $value }
    .asks = ¿Qué se ha hecho ya?
fact-sealing-at = el sellado de la jugada
    .states = el momento en que se selló la jugada, contando desde la hora fijada, es { $value }
    .asks = ¿Cuándo se selló la jugada (contando desde la hora fijada)?
fact-ended-before-at = el acuerdo o el abandono
    .states = el acuerdo o el abandono se produjo { $value }
    .asks = ¿Cuándo se produjo el acuerdo o el abandono (contando desde la hora fijada)?
fact-resumption-at = la hora fijada para la reanudación
    .states = la hora fijada es { $value }
    .asks = ¿Para cuándo se fijó la reanudación (contando desde la hora fijada)?
fact-player-arrival-at = la llegada { $party_of }
    .states = la llegada { $party_of } se produjo { $value }
    .asks = ¿Cuándo se produjo la llegada { $party_of } (contando desde la hora fijada)?
fact-envelope-opened-at = la apertura del sobre
    .states = el sobre se abrió { $value }
    .asks = ¿Cuándo se abrió el sobre (contando desde la hora fijada)?
fact-record-at = la revelación de la jugada secreta
    .states = la jugada secreta se reveló { $value }
    .asks = ¿Cuándo se reveló la jugada secreta (contando desde la hora fijada)?
fact-reply-sealed-at = el sellado de la respuesta
    .states = la respuesta se selló { $value }
    .asks = ¿Cuándo se selló la respuesta (contando desde la hora fijada)?
fact-player-limit-at = el final del plazo de llegada { $party_of }
    .states = el plazo de llegada { $party_of } terminó { $value }
    .asks = ¿Cuándo terminó el plazo de llegada { $party_of } (contando desde la hora fijada)?
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

## What plica's own vocabulary does not know

fact-arbiter-allows-choice = elección entre las interpretaciones
    .states = { $value ->
        [yes] el director deja que quien debe responder elija entre las interpretaciones razonables
       *[no] el director no deja que quien debe responder elija entre las interpretaciones
    }
    .asks = ¿Deja el director que quien debe responder elija entre las interpretaciones razonables?
    .discretion = el director puede decidir que no se elija entre las interpretaciones
fact-arbiter-finds-meaning = interpretación razonable de una jugada no válida
    .states = { $value ->
        [yes] el director encuentra una interpretación razonable de lo sellado
       *[no] el director no encuentra ninguna interpretación razonable de lo sellado
    }
    .asks = ¿Encuentra el director una interpretación razonable de lo sellado?
fact-arbiter-other-solution = solución distinta de una partida nueva
    .states = { $value ->
        [yes] el director considera inviable una partida nueva, o más justa otra solución
       *[no] el director no ve motivo para dejar de jugar una partida nueva
    }
    .asks = ¿Considera el director inviable una partida nueva, o más justa otra solución?
    .discretion = el director puede considerar inviable una partida nueva, o más justa otra solución
fact-arbiter-scores-both-lost = declaración de la partida como perdida por ambos
    .states = { $value ->
        [yes] el director declara perdida la partida por ambos jugadores
       *[no] el director no declara perdida la partida por ambos jugadores
    }
    .asks = ¿Declara el director perdida la partida por ambos jugadores?
fact-player-time-expired = fin del tiempo { $party_of } antes de llegar
    .states = { $value ->
        [yes] el tiempo { $party_of } se había agotado antes de su llegada
       *[no] el tiempo { $party_of } no se había agotado antes de su llegada
    }
    .asks = ¿Se había agotado el tiempo { $party_of } antes de su llegada?
fact-player-time-expired-at = el fin del tiempo { $party_of }
    .states = el tiempo { $party_of } se agotó { $value }
    .asks = ¿Cuándo se agotó el tiempo { $party_of } (contando desde la hora fijada)?
fact-position-noticed-after = jugadas hasta advertir la posición equivocada
    .states = la posición equivocada se advirtió en la jugada { $value } después de la reanudación
    .asks = ¿Cuántas jugadas después de la reanudación se advirtió la posición equivocada?
fact-reading-ambiguous-without-choice = jugada secreta ambigua sin que se permita elegir
    .states = { $value ->
        [not_regulated] las reglas permiten elegir y no dicen qué sigue si no se elige
       *[lost] una jugada con varias interpretaciones, sin elección, es una jugada no válida, y quien la selló pierde
    }
    .asks = ¿Pierde quien selló cuando el director no permite elegir entre las interpretaciones?
    .value = { $value ->
        [not_regulated] no regulado
       *[lost] pierde
    }
fact-reading-wrong-set-up-found-late = posición equivocada que se advierte pasadas diez jugadas
    .states = { $value ->
        [stands] vale la posición del tablero: la regla solo la corrige dentro de las diez jugadas
       *[not_regulated] la regla no dice qué sigue si se advierte después
    }
    .asks = ¿Vale la posición equivocada que se advierte pasadas diez jugadas?
    .value = { $value ->
        [stands] vale
       *[not_regulated] no regulado
    }
act-report-result = comunicar el resultado al director
act-score-both-lost = declarar perdida la partida por ambos jugadores
act-compensate-time = cambiar los tiempos de los relojes a causa de la posición equivocada
object-signatures = las firmas de ambos jugadores
