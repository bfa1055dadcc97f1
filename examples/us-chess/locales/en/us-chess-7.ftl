### The words of the edition us-chess-7 in English: its name, the titles of its articles, its norms and the notes on how they are read.

edition-us-chess-7 = US Chess, Official Rules of Chess, 7th edition
    .short = US Chess 7

article-13B = Resignation
rule-13B = Whoever resigns loses, and the game ends there and then.

article-13E = Lateness at the resumption
rule-13E = A player who comes more than an hour late to the resumption loses, unless the director learns that the delay could not be avoided and waives the hour.
rule-13E-waiver = If the director learns that the delay could not be avoided, the hour may be waived.
rule-13E-period = A player whose time for the period has run out before arrival loses; this is not waived with the hour.
rule-13E-concluded = The lateness takes nothing away from a game that the sealed move had ended.
    .note = The exceptions name the late sealer alone: so a late replier loses even if the sealed move gives stalemate, unless it is read otherwise.
rule-13E1 = The sealer who is late wins all the same if the sealed move gives checkmate.
rule-13E2 = The game of a late sealer is drawn if the sealed move gives stalemate or leaves too little material to win.
    .note = The positions of rule 14D are not listed here: they are taken to be those in which neither player can ever give mate.

article-13F = Both players late
rule-13F = When both come more than an hour late, or the time of the period has run out first, the director may score a loss for each.
rule-13F-scored = The director has scored a loss for each of the two late players.

article-14B = Agreed draw
rule-14B = Players who agree on a draw end the game with it.

article-18A = How a game is adjourned
rule-18A = When the time of the session is over and the game is not, the director may call for the adjournment.
rule-18A-sealing = The player to move writes an unambiguous move on the scoresheet instead of playing it, puts both scoresheets in the envelope, seals it, and stops both clocks.
rule-18A-change = The sealed move may still be changed as long as the clocks have not both been stopped.
rule-18A-final = The sealed move cannot be changed once both clocks stand, nor when, after the call, it was made on the board.
rule-18A-board = A move made on the board after the call to adjourn is the sealed move.

article-18B = Sealing before the hour
rule-18B = Whoever has made the moves of the control and is let seal early pays for it: what was left of the session is taken from the time left to that player.
rule-18B-refusal = It lies with the director to let a player seal early; towards the end, when no more than an hour is left, leave is usually given.

article-18D = What the envelope shows
rule-18D = On the envelope stand the players with their colors, the position before the sealed move, both times, who sealed which move, when play goes on, and both signatures.

article-18E = Who keeps the envelope
rule-18E = Keeping the envelope safe is up to the director.

article-19A = Board and clocks at the resumption
rule-19A-position = The board shows again the position in which the move was sealed.
rule-19A-clocks = The clocks show again the times of the adjournment.

article-19B = Opening of the envelope
rule-19B = The director opens the envelope when the replier is there, and not before.
rule-19B-play = The director makes the sealed move on the board and starts the replier's clock.

article-19C = The replier is away
rule-19C = The envelope stays closed until the absent replier has come.
rule-19C-clock = An absent replier's clock runs from the beginning of the session.

article-19D = The sealer is away
rule-19D = A replier need not show the answer to an absent sealer: it may be written down, put in an envelope, and the clock pressed.
rule-19D-clocks = With the reply in its envelope the clock may be pressed, and then the sealer's time runs.
rule-19D-replied = From the making of the sealed move until the reply was sealed, the replier's time ran.
    .note = Who has answered was to move; so the replier's clock had been started when the sealed move was on the board.
rule-19D-waiting = The director takes the envelope with the reply and keeps it closed until the sealer comes.
rule-19D-opening = The envelope with the reply is opened when the sealer has come, and the reply is made on the board.
    .note = The text does not say what follows if the reply itself is badly written; so no result is drawn from it.

article-19E = Lost envelope
rule-19E = If the envelope is lost but the position is known, the game goes on from there.
rule-19E-recorded = Without the envelope, the clocks show again the times of the adjournment.
rule-19E-times = If the envelope is lost and the times are not known, the director decides how the clocks are set.
rule-19E-clock = With the envelope lost and both players there, the sealer's clock is started.
    .note = The text does not say what move is then made; but the sealer is the one to move.
rule-19E-annulled = If neither the envelope nor the position can be had, the game is annulled and another is played, unless the director finds that impractical or another way fairer.

article-19F = Ambiguous sealed move
rule-19F = When the sealed move can reasonably be understood in several ways, the director may let the replier choose one, on the replier's own time.
rule-19F-refused = Where no choice is allowed, a move that can be understood in several ways counts as invalid.

article-19G = Invalid sealed move
rule-19G = The sealer loses who put no move in the envelope, or one that is illegal or unreadable and of which the director can make no sense.
rule-19G-meaning = If the director finds what an illegal or unreadable move must have meant, that move is played.
rule-19G1 = A draw agreed before the sealed move proved invalid remains a draw.
rule-19G2 = A resignation made before the sealed move proved invalid remains a loss.
rule-19G3 = The replier who has lost by coming too late has lost even if the sealed move then proves invalid.

article-19H = Wrong times on the clocks
rule-19H = A wrong time that a player points out before moving must be put right.
rule-19H-late = A wrong time that was not pointed out before the first move stays, unless the director sees a fairer solution.
rule-19H-otherwise = Even where nobody spoke up in time, the director may put the clocks right if that is fairer.

article-19I = Wrong position on the board
rule-19I = A position set up wrong is put right if that is seen within ten moves; the clocks stay as they are.
rule-19I-late = If more than ten moves have been made, the game goes on with the position on the board.

article-19J = Result settled before the resumption
rule-19J = A result settled before the resumption is to be told to the director by both players.
rule-19J-final = A sealed move that is mate or stalemate, or leaves too little material to win, ends the game.
rule-19J-mate = If the sealed move gives checkmate, the sealer wins.
rule-19J-draw = If the sealed move gives stalemate or leaves too little material to win, the game is drawn.
rule-19J-preceded = According to the reading chosen, a sealed move that ends the game goes before what the players settled afterwards.
