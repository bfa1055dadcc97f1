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
board-en-passant = Un pedone può essere preso al varco in { $square }.
board-quiet = Dall'ultima cattura o mossa di pedone il Bianco ha fatto { $white } mosse e il Nero { $black }.

## Che cosa significa una freccia

arrow-played = { $moves }: la mossa
arrow-candidate = { $moves }: può essere questa mossa
arrow-near = { $moves }: somiglia soltanto a ciò che è scritto

## A man on a square

board-man = { $man ->
        [white-king] re bianco
        [white-queen] donna bianca
        [white-rook] torre bianca
        [white-bishop] alfiere bianco
        [white-knight] cavallo bianco
        [white-pawn] pedone bianco
        [black-king] re nero
        [black-queen] donna nera
        [black-rook] torre nera
        [black-bishop] alfiere nero
        [black-knight] cavallo nero
        [black-pawn] pedone nero
       *[none] vuota
    }
