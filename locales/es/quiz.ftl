### Preguntas de los cuestionarios y exámenes, en español.

## La situación

quiz-adjourned = la partida se aplazó en la posición del diagrama y { $party } { $party_number ->
        [plural] sellaron
       *[singular] selló
    } su jugada { $number }
quiz-to-move = en la posición del diagrama { $party_number ->
        [plural] les toca jugar { $party_to }
       *[singular] le toca jugar { $party_to }
    }
quiz-written = en el sobre está escrito «{ $written }»{ $language ->
        [es] , con las iniciales españolas de las piezas
        [it] , con las iniciales italianas de las piezas
        [en] , con las iniciales inglesas de las piezas
       *[other] {""}
    }
quiz-not-algebraic = la jugada está en notación descriptiva
quiz-struck-out = al lado, tachado, se lee «{ $struck }»
quiz-only-struck = en el papel del sobre no hay más que una anotación tachada: «{ $struck }»
quiz-unreadable-signs = cada ? es un signo que no se puede leer
quiz-nothing-written = en la planilla del sobre falta la jugada
quiz-envelope = El papel del sobre, escrito a mano. { $told }
quiz-resigned = antes de la reanudación { $party_number ->
        [plural] abandonaron
       *[singular] abandonó
    } { $party }
quiz-present = { $present ->
        [yes] { $party } { $party_number ->
            [plural] están presentes
           *[singular] está presente
        }
       *[no] { $party } no { $party_number ->
            [plural] se han presentado
           *[singular] se ha presentado
        }
    }
quiz-absent = { $zero ->
        [yes] { $party } no { $party_number ->
            [plural] están presentes, pero todavía no llevan
           *[singular] está presente, pero todavía no lleva
        } retraso
       *[no] { $party } no { $party_number ->
            [plural] se han presentado y llevan
           *[singular] se ha presentado y lleva
        } { $late } de retraso
    }
quiz-arrived = { $zero ->
        [yes] { $party } { $party_number ->
            [plural] llegan
           *[singular] llega
        } a la hora fijada
       *[no] { $party } { $party_number ->
            [plural] llegan
           *[singular] llega
        } con { $late } de retraso
    }
quiz-offered = { $party } { $party_number ->
        [plural] ofrecieron
       *[singular] ofreció
    } tablas { $moment ->
        [after-move] después de hacer su jugada y antes de pulsar el reloj
        [own-clock] con su reloj en marcha, antes de hacer su jugada
        [opponent-clock] con el reloj del rival en marcha
       *[after-opponent-sealed] cuando el rival ya había sellado
    }
quiz-told-sealed-ends-game-fivefold = con la jugada secreta la posición aparece por quinta vez, en jugadas alternas consecutivas de los dos jugadores
quiz-told-position-over-fivefold = antes de la jugada secreta la posición ya había aparecido cinco veces, en jugadas alternas consecutivas de los dos jugadores
quiz-told-sealer-present-yes = { $party } { $party_number ->
        [plural] han llegado
       *[singular] ha llegado
    } entretanto
quiz-told-replier-present-yes = { $party } { $party_number ->
        [plural] han llegado
       *[singular] ha llegado
    } entretanto
quiz-told-clocks-noticed-no = en la reanudación ambos han hecho ya su primera jugada y ninguno ha señalado el error del reloj
quiz-told-clocks-noticed-before-first-move = en la reanudación un jugador señaló el error del reloj antes de su primera jugada
quiz-told-clocks-noticed-after-first-move = en la reanudación un jugador señaló el error del reloj, pero después de su primera jugada
quiz-told-event-decides-lost-time-yes = las bases del torneo disponen que el tiempo perdido mientras faltan ambos se reparta por mitades
quiz-told-arbiter-shares-lost-time-yes = el árbitro dispone que el tiempo perdido mientras faltan ambos se reparta por mitades
quiz-second-case = Segundo caso: todo es igual, pero { $facts }.

## Lo que hace de una situación una historia: ninguna ley pregunta por ello

story-players = Elena Prieto; Marcos Villar; Nuria Campos; Óscar Lema; Berta Solís; Julián Oca; Irene Fuster; Pablo Rey; Teresa Garay; Hugo Mena; Lucía Vidal; Andrés Toro
story-halls = del Casino; del Ateneo; del Liceo; del Círculo Mercantil; de la Biblioteca; del Hotel Central; de la Casa de Cultura; del Club Náutico
story-clock = { $hour }.{ $minute }
story-game = torneo { $hall }: { $white }, con blancas, contra { $black }
story-resumes = la reanudación es a las { $clock }
story-arrived = { $party } { $party_number ->
        [plural] llegan
       *[singular] llega
    } a las { $clock }
story-absent = a las { $clock } { $party } todavía no { $party_number ->
        [plural] se han presentado
       *[singular] se ha presentado
    }
story-absent-both = a las { $clock } todavía no se ha presentado ninguno de los dos
story-lost-taxi = el sobre de la jugada secreta se quedó en un taxi y se ha perdido
story-lost-drawer = el cajón donde estaba el sobre de la jugada secreta aparece vacío: se ha perdido
story-lost-cleaning = el sobre de la jugada secreta acabó por error en la basura y ya no aparece

## La pregunta

quiz-asks-result = ¿Cómo se resuelve la partida según { $edition }?
quiz-asks-statement = ¿Qué dispone { $edition } en este caso?
quiz-asks-statement-at = A esa hora, a las { $clock }, ¿qué dispone { $edition }?
quiz-asks-two-results = ¿Cómo se resuelve cada caso según { $edition }?
quiz-asks-two-statements = ¿En qué caso vale lo siguiente según { $edition }? «{ $statement }»
quiz-asks-two-statements-at = A esta hora, las { $clock }, ¿en qué caso vale lo siguiente según { $edition }? «{ $statement }»
quiz-asks-two-statements-then = En el momento que se cuenta, ¿en qué caso vale lo siguiente según { $edition }? «{ $statement }»

## Las respuestas

quiz-reasoned = { $answer }, porque { $reasons }.
quiz-two-reasons = { $first } y { $second }
quiz-not-regulated = La edición no regula este caso.
quiz-two-results = Primer caso: { $first } Segundo caso: { $second }
quiz-where-first = Solo en el primero.
quiz-where-second = Solo en el segundo.
quiz-where-both = En los dos.
quiz-where-neither = En ninguno de los dos.

## El porqué

quiz-right-if = Sería correcta con este cambio: { $facts }.
quiz-misconception = Error frecuente: «{ $sentence }» { $why }
quiz-norm-but = { $norm } Pero aquí { $why }.
quiz-decided-otherwise = Ninguna norma lo dispone en un caso como este. { $norm }
quiz-the-other-way = Es al revés. { $norm }
quiz-no-norm = Aquí ninguna norma lo dispone.
quiz-wrong-first = Falla en el primer caso. { $text }
quiz-wrong-second = Falla en el segundo caso. { $text }
quiz-first-because = Primer caso. { $text }
quiz-second-because = Segundo caso. { $text }
quiz-not-so = no es así: { $why }
quiz-not-sealed-ends-game-checkmate = la jugada secreta no da jaque mate
quiz-not-sealed-ends-game-stalemate = la jugada secreta no deja ahogado al adversario
quiz-not-sealed-ends-game-dead-position = después de la jugada secreta todavía se puede llegar al mate
quiz-not-sealed-ends-game-fivefold = con la jugada secreta la posición no aparece por quinta vez
quiz-not-sealed-ends-game-seventy-five = con la jugada secreta no se completan las setenta y cinco jugadas
quiz-struck-is-nothing = Lo tachado no cuenta.
quiz-no-bad-record = Tiene, pues, un solo significado, y es una jugada legal: una anotación así no entra en { $rules }.
quiz-no-queen-by-itself = Que lo corriente sea coronar dama no suple la pieza que falta.
quiz-at-the-limit = El retraso es exactamente de { $limit }: llega al límite y no lo pasa.

## El cuestionario

quiz-title = Cuestionario: { $edition }
quiz-resumption-title = Una reanudación paso a paso: { $edition }
quiz-step = Reanudación { $resumption }, paso { $step } de { $of }.
quiz-step-before = En el paso anterior se decidió: { $answer }
quiz-steps-left-out = { $edition } no regula, o no con certeza, estos pasos de la reanudación { $resumption }, y no se preguntan: { $steps }.
quiz-assumed = En todas las preguntas:
quiz-usual-players = De quien no se diga que falta o que llegó tarde, está en su sitio a la hora; no hay más respuesta sellada que la que se diga.
quiz-usual-envelope = Si no se dice otra cosa, el sobre está en poder del árbitro, cerrado hasta que toca abrirlo, la jugada secreta está en notación algebraica y se conocen la posición y los tiempos.
quiz-usual-clocks = No ha caído más bandera que la que se diga, y esa cae sin que estén hechas las jugadas del control; los relojes marcan lo debido mientras no se diga lo contrario.
quiz-usual-ends = Nadie ha abandonado ni ha acordado, ofrecido o reclamado tablas, ni se ha repetido ninguna posición, salvo que se cuente.
quiz-usual-irregularities = No ha habido más irregularidad que la que se cuente.
quiz-usual-event = Las bases no disponen nada especial ni el árbitro hace uso de su criterio, salvo que se diga.
quiz-footer = plica { $engine }, reglamento { $rulebook }, textos { $words }, semilla { $seed }. Preguntas y respuestas salen del reglamento; lo que obliga es el artículo citado.
quiz-footer-other-words = plica { $engine }, reglamento { $rulebook }, textos { $words }, que no son los de plica, semilla { $seed }. Preguntas y respuestas salen del reglamento; lo que obliga es el artículo citado.
quiz-progress = Preguntas: { $done } de { $count }
quiz-fewer = De lo pedido { $count ->
        [one] solo sale { $count } pregunta distinta
       *[other] solo salen { $count } preguntas distintas
    }.
quiz-level = { $level ->
        [basic] básica
        [medium] media
       *[hard] difícil
    }

## Questions that a trainer keeps

curation-dropped = La pregunta { $id } no se incluye, aunque estaba aprobada: { $why }.
curation-undecided = la edición no resuelve sin duda su situación
curation-not-right = «{ $answer }» no es la respuesta correcta según la edición tal como está ahora
curation-not-wrong = otra de sus respuestas, además de «{ $answer }», es o puede ser correcta según la edición tal como está ahora
curation-unknown = nombra algo que la edición no tiene, o ya no tiene
review-questions-head = Preguntas para revisar. En cada una, verdict: open (sin decidir), approved (aprobada), pinned (en todas las pruebas) o rejected (rechazada).
    Al lado, si se quiere: author (autor), note (nota), used (dónde se usó), reword: { "{situation: ..., question: ...}" } (otra redacción).
    Lo que hay en case, second, asks, says y answers es de plica: con ello se vuelve a hacer la pregunta y se compara con la ley.
review-questions-added = { $path }: { $count ->
        [one] se añade { $count } pregunta
       *[other] se añaden { $count } preguntas
    }; en total, { $all }
