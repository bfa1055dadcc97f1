### What is found in a written move or in the moves of a game, in English: faults, deviations, reasons, near readings.

## Faults of the moves of a game

history-fault-bad-move = { $colour ->
        [white] White's move
       *[black] Black's move
    } { $number }, `{ $text }`, { $kind ->
        [inexact] is not in the letters of the other moves
        [ambiguous] fits several legal moves
        [illegal] is not legal
       *[unintelligible] cannot be read as a move
    }
history-fault-other-end = the moves do not lead to the position of the case but to `{ $reached }`
history-fault-several-games = there are { $count } games; leave only the one that was adjourned
history-fault-unclosed = a comment or a variation is opened and not closed
history-fault-no-moves = no moves are written

## Deviations of a written move from a proper record

deviation-check-sign-false = the check sign does not fit the move
deviation-mate-sign-false = the mate sign does not fit the move
deviation-capture-sign-false = there is a capture sign and nothing is captured
deviation-capture-sign-missing = the capture sign is missing
deviation-capture-not-named = it is a capture and the man captured is not named
deviation-en-passant-sign-false = the en passant sign does not fit the move
deviation-lower-case-letter = there is a small letter in place of a capital
deviation-upper-case-letter = there is a capital in place of a small letter
deviation-foreign-letter = the letter of the piece is from another language
deviation-other-notation = the system of notation is not the player's
deviation-pawn-letter = the pawn is named by a letter
deviation-pawn-file-missing = the file from which the capturing pawn departs is missing
deviation-promotion-missing = the piece to which the pawn is promoted is missing
deviation-castling-as-king-move = castling is recorded as a king move
deviation-wing-doubtful = the indication of the wing can be understood in another way
deviation-look-alike = there is a sign that only resembles the right one
deviation-doubled = a sign is written twice
deviation-sign-confused = a sign that cannot stand there is read as one that looks like it
deviation-illegible = there is an illegible sign
deviation-several-moves = several moves are written
deviation-other-words = there are words that are no move
deviation-struck-out = something is struck out
deviation-draw-offer = a draw is offered on the paper

## Why a move is illegal

illegal-no-such-man = the player to move has no { $man ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    }
illegal-empty-square = the square { $square } is empty
illegal-opponents-man = { $man ->
        [king] the king
        [queen] the queen
        [rook] the rook
        [bishop] the bishop
        [knight] the knight
       *[pawn] the pawn
    } on { $at } is the opponent's
illegal-other-man = { $man ->
        [king] the king
        [queen] a queen
        [rook] a rook
        [bishop] a bishop
        [knight] a knight
       *[pawn] a pawn
    } stands on { $at }, not the man recorded
illegal-occupied-by-own = { $at } is already occupied by the player's own { $man ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    }
illegal-cannot-reach = { $man ->
        [king] the king
        [queen] the queen
        [rook] the rook
        [bishop] the bishop
        [knight] the knight
       *[pawn] the pawn
    } cannot { $to ->
        [none] make that move
       *[other] reach { $to }
    }
illegal-nothing-to-take = { $man ->
        [king] the king
        [queen] the queen
        [rook] the rook
        [bishop] the bishop
        [knight] the knight
       *[pawn] the pawn
    } cannot capture what is recorded
illegal-pinned = { $man ->
        [king] the king on { $at } is pinned
        [queen] the queen on { $at } is pinned
        [rook] the rook on { $at } is pinned
        [bishop] the bishop on { $at } is pinned
        [knight] the knight on { $at } is pinned
       *[pawn] the pawn on { $at } is pinned
    }
illegal-check-not-met = the king is in check and the move does not answer it
illegal-king-into-check = on { $square } the king would be in check
illegal-castling-right-lost = there is no right to castle { $wing ->
        [king_side] kingside
       *[queen_side] queenside
    }
illegal-castling-blocked = { $wing ->
        [king_side] kingside castling
       *[queen_side] queenside castling
    } is blocked on { $by }
illegal-castling-out-of-check = the king is in check and cannot castle
illegal-castling-through-check = { $wing ->
        [king_side] in kingside castling
       *[queen_side] in queenside castling
    } the king would step on { $at }, which is attacked
illegal-no-promotion = a promotion is recorded where there is none
illegal-impossible-promotion = a pawn cannot become { $man ->
        [king] a king
        [queen] a queen
        [rook] a rook
        [bishop] a bishop
        [knight] a knight
       *[pawn] a pawn
    }

## In what an illegal text resembles a legal move

near-piece-letter-wrong = the squares are right, but the letter of the piece is not
near-piece-letter-missing = the letter of the piece is missing
near-origin-wrong = the piece departs from a square other than the one recorded
near-board-rotated = the coordinates seem counted from the other side of the board
near-files-mirrored = the files seem counted from the other side
near-ranks-mirrored = the ranks seem counted from the other side
near-en-passant-victim-square = the square of the pawn taken en passant is named, not the square of arrival
near-other-castling = only the other castling is legal
near-victim-wrong = the man captured is not the one named
near-promotion-rank-wrong = the promotion is recorded one rank before the last
near-promotion-superfluous = a promotion is recorded where there is none
near-queen-by-custom = by custom the pawn is understood to become a queen
near-small-letter-piece = the small letter taken for a file can also be a piece
near-foreign-letter = with the letters of another language it is a legal move
near-capital-for-file = the capital could be the file of a pawn
near-sign-confused = “{ $written }” could be “{ $meant }”, which looks like it
near-unexplained = what is not understood would have to be left aside
