### Una posición en palabras, y las jugadas dibujadas en ella, en español.

board-name = Posición, { $colour ->
        [white] juegan las blancas
       *[black] juegan las negras
    }
board-caption = { $colour ->
        [white] Juegan las blancas.
       *[black] Juegan las negras; el tablero se ve desde su lado.
    }
board-in-words = La posición en palabras
board-side = { $colour ->
        [white] Blancas
       *[black] Negras
    }: { $men }.
board-men = { $man ->
        [king] { $count ->
            [one] rey
           *[other] reyes
        }
        [queen] { $count ->
            [one] dama
           *[other] damas
        }
        [rook] { $count ->
            [one] torre
           *[other] torres
        }
        [bishop] { $count ->
            [one] alfil
           *[other] alfiles
        }
        [knight] { $count ->
            [one] caballo
           *[other] caballos
        }
       *[pawn] { $count ->
            [one] peón
           *[other] peones
        }
    } { $squares }
board-turn = { $colour ->
        [white] Juegan las blancas.
       *[black] Juegan las negras.
    }
board-castling = { $colour ->
        [white] Las blancas
       *[black] Las negras
    } conservan el derecho al enroque { $wing ->
        [both] corto y al largo
        [king_side] corto
       *[queen_side] largo
    }.
board-en-passant = Se puede capturar un peón al paso en { $square }.
board-quiet = Jugadas desde la última captura o el último movimiento de peón: { $white } de las blancas y { $black } de las negras.

## Qué significa una flecha

arrow-played = { $moves }: la jugada
arrow-candidate = { $moves }: puede ser esta jugada
arrow-near = { $moves }: solo se parece a lo escrito

## A man on a square

board-man = { $man ->
        [white-king] rey blanco
        [white-queen] dama blanca
        [white-rook] torre blanca
        [white-bishop] alfil blanco
        [white-knight] caballo blanco
        [white-pawn] peón blanco
        [black-king] rey negro
        [black-queen] dama negra
        [black-rook] torre negra
        [black-bishop] alfil negro
        [black-knight] caballo negro
        [black-pawn] peón negro
       *[none] vacía
    }
