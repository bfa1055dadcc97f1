### Las palabras de la hoja de contraste: lo que dice la cláusula, al lado del texto de la norma; sus avisos.

proof-title = { $article } — { $title }: hoja de contraste
proof-summary = { $count ->
        [one] Una norma
       *[other] { $count } normas
    }; { $warnings }
proof-warnings = { $count ->
        [0] ningún aviso
        [one] un aviso
       *[other] { $count } avisos
    }
proof-rule = cláusula { $rule }
proof-text = Texto: { $text }
proof-clause = Cláusula: { $clause }
proof-at = Cuándo: { $moment }
proof-at-always = en cualquier momento
proof-at-now = mientras dura la partida
proof-unless = Salvo: { $rules }
proof-provided = Condición de la edición: { $proviso }
proof-examples = Ejemplos en los que se aplica: { $count }
proof-warning = AVISO: { $warning }
proof-facts = Palabras de los hechos

## La oración

proof-if = Si { $condition }, entonces { $conclusion }.
proof-always = En todo caso { $conclusion }.
proof-for-each = Para cada jugador: { $sentence }
proof-and = { $sound ->
        [i] e
       *[other] y
    }
proof-and-also = y además
proof-either = o bien
proof-or = o bien
proof-conclusions = { $conclusion }; además, { $next }
proof-upon = { $conclusion }, { $moments }
proof-before = { $conclusion } (antes de este momento: { $moments })
proof-or-moment = o
proof-applies = { $count ->
        [one] se aplica { $rules }
       *[other] se aplica alguna de estas normas: { $rules }
    }
proof-applies-not = { $count ->
        [one] no se aplica { $rules }
       *[other] no se aplica ninguna de estas normas: { $rules }
    }
proof-over = la partida ha terminado
proof-not-over = la partida no ha terminado
proof-reading = el texto se lee así: «{ $statement }»
proof-order = { $first } ocurre antes que { $then }
proof-at-most = { $what } no supera { $than }
proof-more = { $what } supera { $than }
proof-less = { $what } es menor que { $than }
proof-at-least = { $what } es igual o mayor que { $than }
proof-equal = { $what } es exactamente { $than }
proof-amount = «{ $fact }»
proof-zero = { $what } es cero
proof-not-zero = { $what } es mayor que cero
proof-plus = { $one } más { $other }
proof-minus = { $one } menos { $other }
proof-times = { $one } multiplicado por { $other }
proof-over-number = { $one } dividido entre { $other }
proof-not = no se da este caso: «{ $statement }»

## Los avisos

warn-number-of-text = el texto dice «{ $amounts }»; la cláusula no.
warn-number-of-clause = la cláusula dice «{ $amounts }»; el texto no.
warn-same-text = el mismo texto que { $rules }.
warn-other-language = el texto parece estar en otra lengua ({ $language }).
warn-prohibition = la cláusula prohíbe algo; en el texto no hay ninguna negación.
warn-negation = en el texto hay una prohibición; la cláusula no niega ni prohíbe nada.
warn-fact-same = { $fact }: dos valores se dicen con las mismas palabras, «{ $statement }».
warn-fact-swapped = { $fact }: el sí y el no parecen cambiados; para el sí se dice «{ $statement }».

## Lo que se busca en los textos: números, unidades en segundos, palabras propias de la lengua, negaciones

proof-numbers = un 1 uno 1 una 1 dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 trece 13 catorce 14 quince 15 dieciséis 16 diecisiete 17 dieciocho 18 diecinueve 19 veinte 20 veinticinco 25 treinta 30 cuarenta 40 cincuenta 50 sesenta 60 setenta 70 ochenta 80 noventa 90 cien 100 tercera 3 tercer 3 tercero 3 cuarta 4 cuarto 4 quinta 5 quinto 5 triple 3 quíntuple 5 trigésima 30 trigésimo 30
proof-units = s 1 segundos 1 min 60 minuto 60 minutos 60 h 3600 hora 3600 horas 3600
proof-number-joint = y
proof-function-words = la un una a el los las del al y que con por para su sus es está son quien cuando si esta este ni sin sobre aunque hay ya también más pero puede debe lo se le
proof-negations = no ni nunca ningún ninguna ninguno nadie nada sin tampoco jamás prohíbe prohíben prohibir prohibido prohibida salvo
proof-prohibitions = no debe, no puede, no deben, no pueden, se prohíbe, está prohibido, queda prohibido

## Cantidades que se comparan

amount-player-late = el retraso { $party_of }
    .some = { $party } { $party_number ->
        [plural] llegan
       *[singular] llega
    } tarde
    .none = { $party } no { $party_number ->
        [plural] llegan
       *[singular] llega
    } tarde
amount-event-default-time = el tiempo de incomparecencia
    .some = el tiempo de incomparecencia no es cero
    .none = el tiempo de incomparecencia es cero
amount-event-resumption-limit = el retraso admitido en la reanudación
amount-session-remaining = el tiempo que queda de sesión
    .some = queda tiempo de sesión
    .none = no queda tiempo de sesión
amount-session-extension = la prolongación de la sesión
    .some = la sesión se quiere prolongar
    .none = la sesión no se quiere prolongar
amount-session-length = la duración de la sesión
amount-session-elapsed-wall = el tiempo de sesión según el reloj de pared
amount-session-sealing-time = el tiempo empleado en sellar después de acabada la sesión
    .some = se ha empleado tiempo en sellar después de acabada la sesión
    .none = no se ha empleado tiempo en sellar después de acabada la sesión
amount-moves-completed = el número de jugadas completadas
amount-event-draw-after-move = el número de jugadas exigidas antes de poder acordar tablas
amount-player-illegal-moves = el número de jugadas ilegales { $party_of }
    .some = alguna jugada ilegal de esta partida es { $party_of }
    .none = ninguna jugada ilegal de esta partida es { $party_of }
amount-event-increment = el tiempo que el reloj añade con cada jugada
amount-player-moves-behind = el número de jugadas propias sin anotar en la planilla { $party_of }
    .some = en la planilla { $party_of } falta alguna jugada propia
    .none = en la planilla { $party_of } no falta ninguna jugada propia
amount-claim-quiet-moves = el número de jugadas que cada jugador habrá hecho sin capturas ni movimientos de peón
amount-claim-repetitions = el número de veces que se habrá dado la posición reclamada
amount-sealed-repetitions = el número de veces que se da la posición contando la jugada secreta
amount-position-repetitions = el número de veces que se había dado la posición antes de la jugada secreta
amount-player-time-left = el tiempo que queda en el reloj { $party_of }
amount-player-time-used = el tiempo usado en el reloj { $party_of }
amount-player-moves-made = el número de jugadas { $party_of } al descubrirse la irregularidad
    .some = { $party } ya { $party_number ->
        [plural] habían
       *[singular] había
    } hecho alguna jugada al descubrirse la irregularidad
    .none = { $party } no { $party_number ->
        [plural] habían
       *[singular] había
    } hecho ninguna jugada al descubrirse la irregularidad
amount-player-moves-before = el número de jugadas { $party_of } antes de la irregularidad
amount-irregularity-move = el número de la jugada en que ocurrió la irregularidad
amount-irregularity-found-at-move = el número de la jugada en que se descubrió la irregularidad
    .some = se sabe en qué jugada se descubrió la irregularidad
    .none = no se sabe en qué jugada se descubrió la irregularidad
amount-event-hours-per-day = el número de horas de juego al día

## Lo que no es así

not-claim-kind-is-none = se reclaman tablas
not-clocks-noticed-is-after-first-move = el error del reloj no se advirtió después de la primera jugada
not-clocks-noticed-is-before-first-move = el error del reloj no se advirtió antes de la primera jugada
not-ended-before-kind-is-none = antes de la reanudación se comunicó un acuerdo de tablas o un abandono
not-ended-before-kind-is-resignation = antes de la reanudación no abandonó ningún jugador
not-offer-answer-is-accepted = la oferta de tablas no fue aceptada
not-offer-answer-is-none = se ha contestado a la oferta de tablas
not-offer-moment-is-none = se han ofrecido tablas
not-position-over-is-no = en la posición del aplazamiento la partida ya había terminado
not-position-over-is-stalemate = antes de la jugada secreta no había rey ahogado
not-reply-reading-is-unintelligible = se puede saber qué jugada está escrita en el sobre de la respuesta, si hay alguna
not-sealed-ends-game-is-no = la jugada secreta pone fin a la partida
not-reply-ends-game-is-no = la respuesta sellada pone fin a la partida
not-sealed-notation-is-algebraic = la jugada secreta no está en notación algebraica
not-sealed-reading-is-absent = hay una jugada escrita en el sobre
not-sealed-reading-is-unintelligible = se puede saber qué jugada está escrita en el sobre, si hay alguna

## Lo que hace un acto

fluent-board-reinstated = el restablecimiento de la posición
    .when = cuando se haya restablecido la posición
fluent-claim-checked = la comprobación de la reclamación
    .when = cuando se haya comprobado la reclamación
fluent-envelope-closed = el cierre del sobre
    .when = cuando el sobre esté cerrado
fluent-move-written = la anotación de la jugada
    .when = cuando la jugada esté anotada
fluent-resumed = la reanudación del juego
    .when = cuando se haya reanudado el juego
