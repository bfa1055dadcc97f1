### Una posizione a parole, e le mosse disegnate su di essa, in italiano.

board-name = Posizione, { $colour ->
        [white] muove il Bianco
       *[black] muove il Nero
    }
board-caption = { $colour ->
        [white] Muove il Bianco.
       *[black] Muove il Nero; la scacchiera è vista dalla sua parte.
    }
board-in-words = La posizione a parole
board-side = { $colour ->
        [white] Bianco
       *[black] Nero
    }: { $men }.
board-men = { $man ->
        [king] { $count ->
            [one] re
           *[other] re
        }
        [queen] { $count ->
            [one] donna
           *[other] donne
        }
        [rook] { $count ->
            [one] torre
           *[other] torri
        }
        [bishop] { $count ->
            [one] alfiere
           *[other] alfieri
        }
        [knight] { $count ->
            [one] cavallo
           *[other] cavalli
        }
       *[pawn] { $count ->
            [one] pedone
           *[other] pedoni
        }
    } { $squares }
board-turn = { $colour ->
        [white] Muove il Bianco.
       *[black] Muove il Nero.
    }
board-castling = { $colour ->
        [white] Il Bianco
       *[black] Il Nero
    } ha ancora il diritto all'arrocco { $wing ->
        [both] corto e a quello lungo
        [king_side] corto
       *[queen_side] lungo
    }.
board-en-passant = Un pedone può essere preso al passaggio in { $square }.

## Che cosa significa una freccia

arrow-played = { $moves }: la mossa
arrow-candidate = { $moves }: può essere questa mossa
arrow-near = { $moves }: somiglia soltanto a ciò che è scritto
