### What is found in a written move or in the moves of a game, in Italian: faults, deviations, reasons, near readings.

## Faults of the moves of a game

history-fault-bad-move = la mossa { $number } del { $colour ->
        [white] Bianco
       *[black] Nero
    }, `{ $text }`, { $kind ->
        [inexact] non è nelle lettere delle altre mosse
        [ambiguous] corrisponde a più mosse legali
        [illegal] non è legale
       *[unintelligible] non si capisce come mossa
    }
history-fault-other-end = le mosse non portano alla posizione del caso, ma a `{ $reached }`
history-fault-several-games = ci sono { $count } partite; lasci solo quella aggiornata
history-fault-unclosed = un commento o una variante si apre e non si chiude
history-fault-no-moves = non è scritta nessuna mossa

## Deviations of a written move from a proper record

deviation-check-sign-false = il segno di scacco non corrisponde alla mossa
deviation-mate-sign-false = il segno di matto non corrisponde alla mossa
deviation-capture-sign-false = c'è il segno di presa e non si prende nulla
deviation-capture-sign-missing = manca il segno di presa
deviation-capture-not-named = è una presa e non è nominato il pezzo preso
deviation-en-passant-sign-false = il segno di presa al varco non corrisponde alla mossa
deviation-lower-case-letter = c'è una minuscola al posto di una maiuscola
deviation-upper-case-letter = c'è una maiuscola al posto di una minuscola
deviation-foreign-letter = la lettera del pezzo è di un'altra lingua
deviation-other-notation = il sistema di notazione non è quello del giocatore
deviation-pawn-letter = il pedone è indicato con la lettera
deviation-pawn-file-missing = manca la colonna da cui parte il pedone che prende
deviation-promotion-missing = manca il pezzo a cui il pedone è promosso
deviation-castling-as-king-move = l'arrocco è annotato come mossa di re
deviation-wing-doubtful = l'indicazione dell'ala si può intendere in altro modo
deviation-look-alike = c'è un segno che somiglia soltanto a quello giusto
deviation-doubled = un segno è scritto due volte
deviation-sign-confused = un segno che lì non può stare si legge come un altro che gli somiglia
deviation-illegible = c'è un segno illeggibile
deviation-several-moves = sono scritte più mosse
deviation-other-words = ci sono parole che non sono una mossa
deviation-struck-out = c'è qualcosa di depennato
deviation-draw-offer = sul foglio si offre patta

## Why a move is illegal

illegal-no-such-man = chi muove non ha { $man ->
        [king] il re
        [queen] nessuna donna
        [rook] nessuna torre
        [bishop] nessun alfiere
        [knight] nessun cavallo
       *[pawn] nessun pedone
    }
illegal-empty-square = la casa { $square } è vuota
illegal-opponents-man = { $man ->
        [king] il re
        [queen] la donna
        [rook] la torre
        [bishop] l'alfiere
        [knight] il cavallo
       *[pawn] il pedone
    } in { $at } è dell'avversario
illegal-other-man = in { $at } non c'è il pezzo annotato, ma { $man ->
        [king] il re
        [queen] una donna
        [rook] una torre
        [bishop] un alfiere
        [knight] un cavallo
       *[pawn] un pedone
    }
illegal-occupied-by-own = in { $at } c'è già { $man ->
        [king] il re
        [queen] una donna
        [rook] una torre
        [bishop] un alfiere
        [knight] un cavallo
       *[pawn] un pedone
    } dello stesso colore
illegal-cannot-reach = { $man ->
        [king] il re
        [queen] la donna
        [rook] la torre
        [bishop] l'alfiere
        [knight] il cavallo
       *[pawn] il pedone
    } non può { $to ->
        [none] fare questa mossa
       *[other] arrivare in { $to }
    }
illegal-nothing-to-take = { $man ->
        [king] il re
        [queen] la donna
        [rook] la torre
        [bishop] l'alfiere
        [knight] il cavallo
       *[pawn] il pedone
    } non può prendere ciò che è annotato
illegal-pinned = { $man ->
        [king] il re in { $at } è inchiodato
        [queen] la donna in { $at } è inchiodata
        [rook] la torre in { $at } è inchiodata
        [bishop] l'alfiere in { $at } è inchiodato
        [knight] il cavallo in { $at } è inchiodato
       *[pawn] il pedone in { $at } è inchiodato
    }
illegal-check-not-met = il re è sotto scacco e la mossa non vi rimedia
illegal-king-into-check = in { $square } il re sarebbe sotto scacco
illegal-castling-right-lost = non c'è diritto all'arrocco { $wing ->
        [king_side] corto
       *[queen_side] lungo
    }
illegal-castling-blocked = { $wing ->
        [king_side] l'arrocco corto
       *[queen_side] l'arrocco lungo
    } è ostruito in { $by }
illegal-castling-out-of-check = il re è sotto scacco e non può arroccare
illegal-castling-through-check = { $wing ->
        [king_side] nell'arrocco corto
       *[queen_side] nell'arrocco lungo
    } il re toccherebbe { $at }, che è sotto attacco
illegal-no-promotion = è annotata una promozione che non c'è
illegal-impossible-promotion = un pedone non può diventare { $man ->
        [king] re
        [queen] donna
        [rook] torre
        [bishop] alfiere
        [knight] cavallo
       *[pawn] pedone
    }

## In what an illegal text resembles a legal move

near-piece-letter-wrong = le case sono giuste, ma la lettera del pezzo no
near-piece-letter-missing = manca la lettera del pezzo
near-origin-wrong = il pezzo parte da una casa diversa da quella annotata
near-board-rotated = le coordinate sembrano contate dall'altro lato della scacchiera
near-files-mirrored = le colonne sembrano contate dall'altro lato
near-ranks-mirrored = le traverse sembrano contate dall'altro lato
near-en-passant-victim-square = è indicata la casa del pedone preso al varco, non quella d'arrivo
near-other-castling = è legale solo l'altro arrocco
near-victim-wrong = si prende un pezzo diverso da quello indicato
near-promotion-rank-wrong = la promozione è annotata una traversa prima dell'ultima
near-promotion-superfluous = è annotata una promozione che non c'è
near-queen-by-custom = per consuetudine si intende che il pedone diventa donna
near-small-letter-piece = la minuscola letta come colonna può indicare anche un pezzo
near-foreign-letter = con le lettere di un'altra lingua è una mossa legale
near-capital-for-file = la maiuscola potrebbe essere la colonna di un pedone
near-sign-confused = «{ $written }» potrebbe essere «{ $meant }», che gli somiglia
near-unexplained = bisognerebbe lasciare da parte ciò che non si capisce
