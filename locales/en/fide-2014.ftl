### The words of the edition fide-2014 in English: its name, the titles of its articles, its norms and the notes on how they are read.

edition-fide-2014 = FIDE Laws of Chess, edition of July 2014
    .short = FIDE 2014

## Article 5: how a game is completed

article-5-1 = Checkmate and resignation
rule-5-1-a = If the sealed move gives checkmate, the sealer wins: the game ended with that move.
rule-5-1-a-before = If the player to move had been checkmated already, he lost at that moment, and nothing that came later counts.
rule-5-1-b = A player who declares to his opponent that he resigns loses: the game ends at once.
rule-5-1-over = What is known shows that the game has ended.

article-5-2 = Drawn at once
rule-5-2-a = If the sealed move leaves the opponent without a legal move and not in check, it is stalemate and the game is drawn.
rule-5-2-a-before = If the player to move was stalemated already, the game had ended in a draw before the adjournment.
rule-5-2-b = If after the sealed move neither player can ever give mate, the position is dead and the game ends at once in a draw.
rule-5-2-b-before = If the position was dead even before the sealed move, the game ended in a draw then; neither what the envelope holds nor a later resignation changes that.

## Article 6: the clocks

article-6-9 = Flag fall
rule-6-9 = A player whose flag has fallen loses, provided that the opponent can still mate him by legal moves.
rule-6-9-draw = If a player's flag falls but the opponent has no way to mate him by legal moves, the game is drawn.
rule-6-9-ended = The replier's flag does not count if the sealed move had ended the game before it fell.
rule-6-9-sealed = A defective record of the sealed move does not cost the sealer the game if the opponent has no way to mate him by legal moves: the game is drawn.

## Article 7: irregularities

article-7-5 = Illegal moves
rule-7-5-a = If it comes to light during the game that an illegal move has been completed, the board goes back to the position just before it, and play continues from there.
rule-7-5-a-last = If it is not known what the position was just before the illegal move, the board goes back to the last earlier one that can be identified.
rule-7-5-a-replacement = The move that takes the place of the illegal one must respect what articles 4.3 and 4.7 lay down about touched pieces.
rule-7-5-a-promotion = To leave a pawn on the last rank and press the clock without putting another piece in its place is an illegal move; the pawn becomes a queen of its colour.
    .note = The pawn becomes a queen on the square it reached; so no earlier position is gone back to here.
rule-7-5-b = A player who completes a second illegal move loses, provided that the opponent can still mate him by legal moves.
rule-7-5-b-draw = If a player completes a second illegal move but the opponent has no way to mate him, the game is drawn.
    .note = Whether the opponent can mate is judged in the position gone back to, the one before the illegal move; with an unpromoted pawn, once the queen has been put there.
rule-7-5-b-over = With the second illegal move of the same player the game is over; what happens later does not change the result.
rule-7-5-b-time = For a player's first illegal move the arbiter adds two minutes to the opponent's clock.
rule-7-5-b-play = A first illegal move does not lose the game: it goes on from the position gone back to, or with the queen put in the pawn's place.

article-7-6 = Displaced pieces
rule-7-6 = Once the displacement of the pieces has been put right, the game goes on from the position gone back to.
rule-7-6-restore = If it is seen during the game that a piece is off its square, the board goes back to the position before it was displaced.
rule-7-6-restore-last = If it is no longer known what the position was before the pieces were displaced, the board goes back to the last earlier one that can be identified.
rule-7-6-void = If the board goes back to an earlier position before the envelope is opened, the sealed move counts no more; it does count if only the setting-up for the resumption was wrong.
rule-7-6-reply = If the board goes back to an earlier position before the envelope with the reply is opened, the sealed reply counts no more.

## Article 8: the recording of the moves

article-8-1 = Recording the moves
rule-8-1-a = Each player writes all the moves of both sides on his scoresheet, one after another and so that they can be read, in algebraic notation (Appendix C).
rule-8-1-a-other = That one player may stop recording for lack of time does not excuse the opponent, who must go on recording.
rule-8-1-a-advance = A move may not be written before it is made, except to claim a draw or to seal it.
rule-8-1-a-exception = A player who claims a draw under articles 9.2 or 9.3, or seals a move at the adjournment (E.1.a), may write it before making it.
rule-8-1-b = The scoresheet is for data of the game only: moves, times, draw offers, claims and the like.
rule-8-1-c = A player may answer the opponent's move before writing it down.
rule-8-1-c-previous = To make a move, a player must have written down his previous one.
rule-8-1-d = When a draw is offered, both players mark it on their scoresheets with (=).
rule-8-1-d-other = That one player may stop recording does not excuse the opponent from marking the offer with (=).
rule-8-1-e = A player who is not able to record may use an assistant, provided that the arbiter accepts the assistant.
rule-8-1-e-clock = The arbiter adjusts fairly the clock of a player who cannot record for himself.
rule-8-1-e-disability = If the player who cannot record has a disability, his clock is not adjusted.

article-8-2 = Scoresheet in view
rule-8-2 = As long as the game lasts, the arbiter must be able to see the scoresheets.

article-8-3 = Ownership of the scoresheets
rule-8-3 = The scoresheets belong not to the players but to those who organise the event.

article-8-4 = Shortage of time
rule-8-4 = A player who falls below five minutes in a period, with less than thirty seconds added per move, is not required to record until that period ends.
    .note = To have been below five minutes once is enough, even if the clock shows more again later; with exactly five minutes, or an increment of exactly thirty seconds, the moves must be recorded.

## Article 9: draws

article-9-1 = Draw offer and agreement
rule-9-1-a = The rules of an event may forbid the players to agree a draw, throughout the game or until both have completed a set number of moves, unless the arbiter consents.
rule-9-1-a-void = A draw agreed when the rules of the event do not allow it, and without the arbiter's consent, does not end the game.
rule-9-1-a--manual = The manual recommends saying in the invitation that agreed draws are restricted, and saying it again before the event begins.
rule-9-1-a--manual-claims = The manual recalls that only agreements are restricted: a draw under articles 9.2, 9.3 and 9.6 is possible at any moment of the game.
rule-9-1-b-1 = A draw offer is valid even if made at the wrong moment, and stands as long as the opponent neither accepts nor declines it and the game does not end for another reason.
rule-9-1-b-1-accepted = If the opponent accepts the offer, the game ends in a draw.
rule-9-1-b-1-declined = The offer lapses when the opponent declines it by word or touches a piece in order to move or capture it.
rule-9-1-b-1-over = An offer that nobody has answered lapses if the game ends for another reason.
rule-9-1-b-1-withdrawal = The player who offered a draw cannot go back on it as long as the opponent has not answered.
rule-9-1-b-1-order = The proper moment to offer a draw is after moving and before pressing the clock. At another moment the offer is valid, but the arbiter weighs whether it disturbed the opponent (article 11.5).
rule-9-1-b-1-condition = A draw is offered without conditions.
rule-9-1-b-2 = Both players mark the offer on their scoresheets with the sign (=).
rule-9-1-b-2-freed = A player short of time, who need not record, need not mark the offer either.
rule-9-1-b-2-other = If one of the players may stop recording for lack of time, the opponent must mark the offer all the same.
rule-9-1-b-3 = To claim a draw under articles 9.2 or 9.3 amounts to offering one: as long as the game has not ended, the opponent may accept it.
rule-9-1-b-3-accepted = If the opponent accepts the draw that is claimed, the game ends in a draw by agreement.
rule-9-1--manual-order = According to the manual, an offer that does not keep to the proper order (move, offer, clock) is valid but incorrect, and the arbiter penalises the player for it under article 12.9.
rule-9-1--manual-conditions = According to the manual, a condition attached to an offer (to answer within two minutes, a certain outcome of another game) is void; the offer is not.
rule-9-1--manual-claim = According to the manual, where the rules of the event do not allow a draw to be agreed yet, the arbiter checks the claim even if the opponent is content with it.
rule-9-1--manual-claim-accepted = According to the manual, where agreements are not restricted and the opponent accepts at once, the arbiter need not check the claim.

article-9-2 = Claim of threefold repetition
rule-9-2-a = The game is drawn if the player to move first writes down the move that will bring about the same position for the third time, or more, and announces to the arbiter that he will make it, and the check bears this out. The repetitions need not follow one another.
    .note = The text at hand breaks off after this item; a position that stands on the board for the third time already, and the fifty moves (9.2.b and 9.3), are not treated here. If a flag has fallen, it is taken to have fallen before the claim.
rule-9-2-a-fails = A claim fails if the claimant is not the player to move, has not written the move first, has not announced it to the arbiter, or the position would not stand for the third time.
rule-9-2-a-play = A claim that fails does not end the game: play goes on, and what was claimed remains an offer of a draw.
rule-9-2-a-final = The move written in order to claim a draw can no longer be changed.

article-9-6 = Draws without a claim
rule-9-6-a = The sealed move brings about the same position for the fifth time, or more, in consecutive alternate moves of both players: the game is drawn without anybody's claim.
rule-9-6-a-before = The same position had stood five times already, in consecutive alternate moves, before the sealed move: the game had ended in a draw.
rule-9-6-b = With the sealed move each player completes seventy-five moves without a pawn move or a capture: the game is drawn without anybody's claim, unless that move is mate.
rule-9-6-b-before = Before the sealed move each player had already completed seventy-five moves without a pawn move or a capture: the game had ended in a draw.

article-9-7 = Dead position
rule-9-7 = The sealed move leads to a position in which no mate can come about any more, however badly both play: the game is drawn.

## Appendix E: adjourned games

article-E-1 = How a move is sealed
rule-E-1-a = When the time of the session is over and the game is not, the arbiter asks the player to move to seal.
rule-E-1-a-sealing = The sealer writes his move on his scoresheet so that it can be read in one way only, puts both scoresheets in an envelope, closes it, and stops the clock last of all.
rule-E-1-a-change = As long as he has not stopped the clock, the player may change the move he sealed.
    .note = If the arbiter had already asked for a sealed move and the player moved on the board, that move is the one to seal: nothing is left to change.
rule-E-1-a-final = Once the clock is stopped, the player can no longer change the move he sealed.
    .note = The text grants the right to change it only until the clock is stopped; that the right ends there is inferred from this.
rule-E-1-a-board = If the player has been told to seal and makes his move on the board, that same move is the one he must write as his sealed move.
rule-E-1-a-other = If the player, asked to seal, moved on the board and then wrote another move, he broke this article; what follows from it the text does not say, and the arbiter decides.
    .note = The text says which move must be written, not what follows if another one is; so the record is not simply played.
rule-E-1-b = A player who adjourns before the end of the session is charged with what is left of it, as if he had sealed at its end.

article-E-2 = Data on the envelope
rule-E-2-a = The envelope must bear the names of both players.
rule-E-2-b = The envelope must bear the position just before the sealed move.
rule-E-2-c = The envelope must bear the time each player has used.
rule-E-2-d = The envelope must bear the name of the player who sealed.
rule-E-2-e = The envelope must bear the number of the sealed move.
rule-E-2-f = If a draw offer is still unanswered, the envelope must bear it.
rule-E-2-g = The envelope must bear the day, hour and place at which play is to be resumed.

article-E-3 = Checking and keeping the envelope
rule-E-3 = The arbiter checks that the data on the envelope are right and answers for its safe keeping.

article-E-4 = Draw offer after sealing
rule-E-4 = A draw offer made when the opponent has already sealed, or between the sessions, stands until he accepts it or declines it; it cannot be withdrawn.
rule-E-4-accepted = If the opponent who had already sealed accepts the draw offer, the game ends in a draw by agreement.
rule-E-4-declined = A draw offer made when the opponent had already sealed lapses as soon as he declines it, by word or by touching a piece in order to play.

article-E-5 = Board and clocks before the resumption
rule-E-5-position = Before the resumption the position in which the move was sealed is set up on the board.
rule-E-5-clocks = Before the resumption the clocks are set to the time each player had used at the adjournment.

article-E-6 = Game ended before the resumption
rule-E-6 = If a draw is agreed or a player resigns before the resumption, the game is over: neither what the envelope holds nor any lateness changes the result.
rule-E-6-draw = A draw agreed before the resumption stands as the result.
rule-E-6-offer = A draw offer that stood at the adjournment and is accepted before the resumption ends the game in a draw.
    .note = The article speaks of a draw agreed before the resumption; the accepted offer is read as such an agreement. If it was accepted only after the envelope had been opened, put the case without it.
rule-E-6-resignation = A player who tells the arbiter before the resumption that he resigns loses the game.

article-E-7 = Opening the envelope
rule-E-7 = Until the player who must reply has come, the envelope may not be opened.

article-E-8 = Defects in the record of the sealed move
    .case-two-knights-can-reach-d4 = Two knights can reach d4
    .case-the-file-is-written-so-only-one-of-the-two-knights-is-meant = The file is written, so only one of the two knights is meant
    .case-a-blot-leaves-only-the-piece-and-the-rank = A blot leaves only the piece and the rank
    .case-black-sealed-an-ambiguous-rook-move = Black sealed an ambiguous rook move
    .case-nobody-can-make-out-a-single-sign-of-the-handwriting = Nobody can make out a single sign of the handwriting
    .case-bad-handwriting-but-only-one-legal-move-can-be-meant = Bad handwriting, but only one legal move can be meant
    .case-a-false-check-sign-makes-no-move-illegal = A false check sign makes no move illegal
rule-E-8-record = A sealed move whose record is defective is not made on the board.
rule-E-8-a = Except as the articles on the end of the game, on flag-fall and on draws without a claim provide, the sealer loses if he wrote his move so that two or more legal moves fit it.
rule-E-8-b = Except as the articles on the end of the game, on flag-fall and on draws without a claim provide, the sealer loses if what he wrote has no meaning that can be established.
    .note = The text does not name an envelope without any move in it; this item is applied to it, because where nothing is written there is no meaning to be found.
rule-E-8-c = Except as the articles on the end of the game, on flag-fall and on draws without a claim provide, the sealer loses if the move he recorded is not legal, even if one can guess which move he had in mind.

article-E-9 = At the resumption
rule-E-9-final = If the sealed move ends the game by itself, it ended with that move as soon as the envelope is opened.
rule-E-9-a = If the player who must reply is there at the set time, the arbiter opens the envelope.
rule-E-9-a-play = The arbiter makes the sealed move on the board and starts the replier's clock; the game goes on.
rule-E-9-b = If the player who must reply is not there, the arbiter starts that player's clock and he is waited for.
rule-E-9-b-arrival = A replier who comes late may stop his clock and call the arbiter.
rule-E-9-b-opening = Once the player who had to reply has come, the arbiter opens the envelope.
rule-E-9-b-play = The arbiter makes the sealed move on the board and starts the latecomer's clock again; the game goes on.
rule-E-9-b-time = The time that passes until the replier comes is added to what he has used.
rule-E-9-c = If the sealer is not there, his opponent may, instead of replying on the board, write down his reply, close it in another envelope, stop his clock and start that of the absent player.
rule-E-9-c-custody = The arbiter keeps the envelope with the reply until the absent player comes.
rule-E-9-c-waiting = The reply is sealed and the player who sealed the move has not come: the game goes on while he is waited for.
rule-E-9-c-opening = When the sealer comes, the arbiter opens the envelope with the reply.
    .note = This edition does not say what happens if the sealed reply is badly recorded; so no result is drawn from it.
rule-E-9-c-play = Once the envelope with the reply is open, the game goes on from that move.
rule-E-9-c-mate = If the sealed reply gives checkmate, the player who wrote it wins.
rule-E-9-c-stalemate = If the sealed reply leaves the opponent stalemated, the game is drawn.
rule-E-9-c-draw = If with the sealed reply the position is dead, has occurred for the fifth time or completes the seventy-five moves, the game is drawn.

article-E-10 = Lateness at the resumption
rule-E-10 = A player who is late beyond the default time loses, if the arbiter does not rule otherwise.
rule-E-10-each = If both players are past their limit, the loss does not fall on one of them alone.
rule-E-10-both = If both players are late beyond the default time, both lose.
rule-E-10-concluded = If the sealed move ended the game, that result holds and the lateness does not count.
rule-E-10-preceded = What is read to come before the lateness decides: a defective record, or a sealed reply that ended the game.
rule-E-10-opening = Once the default time is over or a flag has fallen, the envelope is taken to be free to open though the player who must reply has not come.
    .note = The text does not say so; but if the sealed move ended the game, that result stands, and to know it the envelope has to be opened.

article-E-11 = Both players absent
rule-E-11 = If neither player is there at the set time and the default time is not zero, all the time until the replier comes runs on his clock, unless the event's rules or the arbiter provide otherwise.
rule-E-11-otherwise = The rules of the event or the arbiter may provide otherwise for the time lost while both are away; the game goes on.
    .note = How that time is divided is for them to say; so no clock to be started is named.

article-E-12 = Envelope missing
rule-E-12-a = If the envelope is missing but the position is known, the game goes on from that position.
rule-E-12-a-recorded = With the envelope missing, the position and the times noted at the adjournment are the ones to go by.
rule-E-12-a-move = If the envelope is missing, the sealer makes on the board, in his opponent's presence, the move he says he sealed.
rule-E-12-a-times = If the envelope is missing and the times used are not known, the arbiter decides how the clocks are set.
rule-E-12-b = If the envelope is missing and the position cannot be reconstructed either, the game is annulled and another is played in its place.
rule-E-12-b-kept = If the envelope is there but the position cannot be reconstructed in any way, the game is annulled and another is played in its place.
rule-E-12-b-preceded = What is read to come before the annulment decides: a player late beyond the limit, or the fallen flag of the replier.

article-E-13 = Wrong times on the clocks
rule-E-13 = If a player points out, before his own first move, that a clock shows a wrong time, it must be corrected.
rule-E-13-late = If nobody pointed out in time that a clock showed a wrong time, it is not corrected, unless the arbiter rules otherwise.
rule-E-13-otherwise = Even if nobody pointed out in time that a clock showed a wrong time, the arbiter may correct it if he thinks fit.
rule-E-13-flag = If a flag fell on a clock pointed out in time as wrong, the clock is corrected first; the flag counts only if it would have fallen by the right time too.

article-E-14 = Length of the session
rule-E-14 = Each resumption session is timed by the arbiter's own clock, and the hour at which it starts is announced beforehand.

## The appendix on notation

article-C = Notation
rule-C = For its own events FIDE recognises algebraic notation only: a player who writes in another system should be warned.
    .note = The Appendix asks for a warning; it does not say that a move written in another system loses. Whether its meaning can be established is the matter of article E.8.
