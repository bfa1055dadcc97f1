### A position in words, and the moves drawn on it, in English.

board-name = Position, { $colour ->
        [white] White
       *[black] Black
    } to move
board-caption = { $colour ->
        [white] White to move.
       *[black] Black to move; seen from Black's side.
    }
board-in-words = The position in words
board-side = { $colour ->
        [white] White
       *[black] Black
    }: { $men }.
board-men = { $man ->
        [king] { $count ->
            [one] king
           *[other] kings
        }
        [queen] { $count ->
            [one] queen
           *[other] queens
        }
        [rook] { $count ->
            [one] rook
           *[other] rooks
        }
        [bishop] { $count ->
            [one] bishop
           *[other] bishops
        }
        [knight] { $count ->
            [one] knight
           *[other] knights
        }
       *[pawn] { $count ->
            [one] pawn
           *[other] pawns
        }
    } { $squares }
board-turn = { $colour ->
        [white] White
       *[black] Black
    } to move.
board-castling = { $colour ->
        [white] White
       *[black] Black
    } still has the right to castle { $wing ->
        [both] on either side
        [king_side] kingside
       *[queen_side] queenside
    }.
board-en-passant = A pawn can be taken en passant on { $square }.
board-quiet = Since the last capture or pawn move White has made { $white } moves and Black { $black }.

## What an arrow means

arrow-played = { $moves }: the move
arrow-candidate = { $moves }: it may be this move
arrow-near = { $moves }: only resembles what is written

## A man on a square

board-man = { $man ->
        [white-king] white king
        [white-queen] white queen
        [white-rook] white rook
        [white-bishop] white bishop
        [white-knight] white knight
        [white-pawn] white pawn
        [black-king] black king
        [black-queen] black queen
        [black-rook] black rook
        [black-bishop] black bishop
        [black-knight] black knight
        [black-pawn] black pawn
       *[none] empty
    }
