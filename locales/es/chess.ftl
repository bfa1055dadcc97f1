### What is found in a written move or in the moves of a game, in Spanish: faults, deviations, reasons, near readings.

## Faults of the moves of a game

history-fault-bad-move = la jugada { $number } de { $colour ->
        [white] las blancas
       *[black] las negras
    }, `{ $text }`, { $kind ->
        [inexact] no está en las letras de las demás jugadas
        [ambiguous] corresponde a varias jugadas legales
        [illegal] no es legal
       *[unintelligible] no se entiende como jugada
    }
history-fault-other-end = las jugadas no llevan a la posición del caso, sino a `{ $reached }`
history-fault-several-games = hay { $count } partidas; deje solo la que se aplazó
history-fault-unclosed = hay un comentario o una variante que se abre y no se cierra
history-fault-no-moves = no hay ninguna jugada escrita

## Deviations of a written move from a proper record

deviation-check-sign-false = el signo de jaque no corresponde a la jugada
deviation-mate-sign-false = el signo de mate no corresponde a la jugada
deviation-capture-sign-false = hay un signo de captura y no se captura nada
deviation-capture-sign-missing = falta el signo de captura
deviation-capture-not-named = es una captura y no se nombra la pieza capturada
deviation-en-passant-sign-false = el signo de captura al paso no corresponde a la jugada
deviation-lower-case-letter = hay una minúscula en lugar de una mayúscula
deviation-upper-case-letter = hay una mayúscula en lugar de una minúscula
deviation-foreign-letter = la letra de la pieza es de otro idioma
deviation-other-notation = el sistema de notación no es el del jugador
deviation-pawn-letter = el peón está anotado con letra
deviation-pawn-file-missing = falta la columna de la que sale el peón que captura
deviation-promotion-missing = falta la pieza en que se convierte el peón
deviation-castling-as-king-move = el enroque está anotado como jugada de rey
deviation-wing-doubtful = la indicación del ala se puede entender de otro modo
deviation-look-alike = hay un signo que solo se parece al correcto
deviation-doubled = hay un signo escrito dos veces
deviation-sign-confused = un signo que no puede estar ahí se lee como otro que se le parece
deviation-illegible = hay un signo ilegible
deviation-several-moves = hay varias jugadas escritas
deviation-other-words = hay palabras que no son una jugada
deviation-struck-out = hay algo tachado
deviation-draw-offer = en el papel se ofrecen tablas

## Why a move is illegal

illegal-no-such-man = quien mueve no tiene { $man ->
        [king] rey
        [queen] ninguna dama
        [rook] ninguna torre
        [bishop] ningún alfil
        [knight] ningún caballo
       *[pawn] ningún peón
    }
illegal-empty-square = la casilla { $square } está vacía
illegal-opponents-man = { $man ->
        [king] el rey
        [queen] la dama
        [rook] la torre
        [bishop] el alfil
        [knight] el caballo
       *[pawn] el peón
    } de { $at } es del rival
illegal-other-man = en { $at } no está la pieza anotada, sino { $man ->
        [king] el rey
        [queen] una dama
        [rook] una torre
        [bishop] un alfil
        [knight] un caballo
       *[pawn] un peón
    }
illegal-occupied-by-own = en { $at } ya { $man ->
        [king] está el propio rey
        [queen] hay una dama propia
        [rook] hay una torre propia
        [bishop] hay un alfil propio
        [knight] hay un caballo propio
       *[pawn] hay un peón propio
    }
illegal-cannot-reach = { $man ->
        [king] el rey
        [queen] la dama
        [rook] la torre
        [bishop] el alfil
        [knight] el caballo
       *[pawn] el peón
    } no puede { $to ->
        [none] hacer esa jugada
       *[other] llegar a { $to }
    }
illegal-nothing-to-take = { $man ->
        [king] el rey
        [queen] la dama
        [rook] la torre
        [bishop] el alfil
        [knight] el caballo
       *[pawn] el peón
    } no puede capturar lo anotado
illegal-pinned = { $man ->
        [king] el rey de { $at } está clavado
        [queen] la dama de { $at } está clavada
        [rook] la torre de { $at } está clavada
        [bishop] el alfil de { $at } está clavado
        [knight] el caballo de { $at } está clavado
       *[pawn] el peón de { $at } está clavado
    }
illegal-check-not-met = el rey está en jaque y la jugada no lo remedia
illegal-king-into-check = en { $square } el rey quedaría en jaque
illegal-castling-right-lost = no hay derecho al enroque { $wing ->
        [king_side] corto
       *[queen_side] largo
    }
illegal-castling-blocked = { $wing ->
        [king_side] el enroque corto
       *[queen_side] el enroque largo
    } está obstruido en { $by }
illegal-castling-out-of-check = el rey está en jaque y no puede enrocar
illegal-castling-through-check = { $wing ->
        [king_side] en el enroque corto
       *[queen_side] en el enroque largo
    } el rey pisaría { $at }, que está atacada
illegal-no-promotion = se anota una promoción y no la hay
illegal-impossible-promotion = un peón no puede convertirse en { $man ->
        [king] rey
        [queen] dama
        [rook] torre
        [bishop] alfil
        [knight] caballo
       *[pawn] peón
    }

## In what an illegal text resembles a legal move

near-piece-letter-wrong = las casillas son correctas, pero la letra de la pieza no
near-piece-letter-missing = falta la letra de la pieza
near-origin-wrong = la pieza sale de una casilla distinta de la anotada
near-board-rotated = las coordenadas parecen contadas desde el otro lado del tablero
near-files-mirrored = las columnas parecen contadas desde el otro lado
near-ranks-mirrored = las filas parecen contadas desde el otro lado
near-en-passant-victim-square = se nombra la casilla del peón capturado al paso, no la de llegada
near-other-castling = solo es legal el otro enroque
near-victim-wrong = se captura una pieza distinta de la nombrada
near-promotion-rank-wrong = la promoción está anotada una fila antes de la última
near-promotion-superfluous = se anota una promoción y no la hay
near-queen-by-custom = por costumbre se entiende que el peón se convierte en dama
near-small-letter-piece = la minúscula tomada por columna puede ser también una pieza
near-foreign-letter = con las letras de otro idioma es una jugada legal
near-capital-for-file = la mayúscula podría ser la columna de un peón
near-sign-confused = «{ $written }» podría ser «{ $meant }», que se le parece
near-unexplained = habría que dejar de lado lo que no se entiende
