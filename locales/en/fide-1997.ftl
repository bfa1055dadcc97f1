### The words of the edition fide-1997 in English: its name, the titles of its articles, its norms and the notes on how they are read.

edition-fide-1997 = FIDE Laws of Chess, edition of July 1997
    .short = FIDE 1997

## Article 5: how a game is completed

article-5-1 = Checkmate and resignation
rule-5-1-a = If the sealed move gives checkmate, the game ended with it and the sealer wins.
rule-5-1-a-before = If the player to move had already been checkmated, he had lost at that moment, and nothing later changes it.
rule-5-1-b = A player who lets his opponent alone know that he resigns has lost all the same; nobody need have told the arbiter.

article-5-2 = Drawn at once
rule-5-2 = If the sealed move stalemates the opponent, leaving him no legal move and no check, the game ends in a draw.
rule-5-2-before = If the player to move was already stalemated, the game had ended in a draw before it was adjourned.

article-5-3 = Drawn by agreement
rule-5-3 = A draw offer that is accepted ends the game in a draw, whenever it is accepted.

## Article 6: the clocks

article-6-9 = Flag fall
rule-6-9 = If a player's flag falls before he has made the moves of the time control and some series of legal moves would still let the opponent mate him, that player loses.
rule-6-9-draw = If a player's flag falls before he has made the moves of the time control but no series of legal moves would let the opponent mate him, the game is drawn.
rule-6-9-ended = What the envelope holds had ended the game: a flag of the player who had to reply that falls afterwards no longer counts.
rule-6-9-sealed = Even though the sealed move is badly recorded, the game is drawn if no series of legal moves would let the opponent mate the sealer.

## Article 9: draws

article-9-6 = Dead position
rule-9-6 = If the sealed move leads to a position in which neither player can ever mate, the game ends at that instant in a draw.
rule-9-6-before = If nobody could mate any more even before the sealed move, the game had ended in a draw; neither what the envelope holds nor a later resignation changes it.

## Appendix A: adjourned games

article-A1 = How a move is sealed
rule-A1-a = When the session is over and the game is not, it is for the arbiter to ask the player to move to seal.
rule-A1-a-sealing = The sealer writes his move on his scoresheet without ambiguity, puts both scoresheets in an envelope, closes it, and last of all stops his own clock, leaving the other clock at rest.
rule-A1-a-change = Until the clocks are stopped the sealer may change his move, even if the envelope is already closed.
    .note = If the arbiter had already asked for a sealed move and the player moved on the board, that move is the one to seal: nothing is left to change.
rule-A1-a-final = Once the clocks are stopped, the sealed move can no longer be changed.
    .note = The text grants the right to change it until the clocks are stopped; that the right ends there is inferred from this.
rule-A1-a-board = If the player makes his move on the board when the arbiter has already asked him to seal, he must record that very move as the sealed one.
rule-A1-a-other = If the player, asked to seal, moved on the board and then wrote another move, he broke this article; what follows from it the text does not say, and it is left to the arbiter.
    .note = The text says which move must be written, not what follows if another is written; so that move is neither simply played nor counted as the end of the game.
rule-A1-b = A player who adjourns while the session is still running has the time up to its scheduled end charged to his clock.

article-A2 = Data on the envelope
rule-A2-a = If the envelope does not bear both players' names, they must be written on it.
rule-A2-b = If the envelope does not show the position before the sealed move, it must be added.
rule-A2-c = If the envelope does not show how much time each side has used, it must be added.
rule-A2-d = If the envelope does not say who sealed, his name must be written on it.
rule-A2-e = If the envelope does not give the number of the sealed move, it must be added.
rule-A2-f = If a draw was offered before the adjournment and the envelope does not say so, the offer must be noted on it.
    .note = The text asks only that the offer came before the adjournment; it does not ask whether it still stands.
rule-A2-g = If the envelope does not say when and where play is resumed, day, hour and place must be added.

article-A3 = Checking and keeping the envelope
rule-A3 = It is for the arbiter to check the data on the envelope and to answer for its safe keeping.

article-A4 = Draw offer after sealing
rule-A4 = A draw offered when the other player has already sealed stays on offer until that player answers; the one who offered it cannot take it back.
rule-A4-touch = Touching a piece does not yet decline the draw: the offer still stands.
    .note = In this edition article 9.1 knows only refusal by word or by making a move; refusal by touching a piece came later.
rule-A4-accepted = If the player who had already sealed accepts the draw his opponent offers, the game ends in a draw.
rule-A4-declined = The offer lapses if the player who had sealed says no, or makes a move instead of answering.
rule-A4-over = With the game ended in another way, a draw offer left unanswered lapses.
    .note = Under article 9.1 an offer lasts no longer than the game, which may have ended with the sealed move itself.

article-A5 = Board and clocks before the resumption
rule-A5-position = Before play goes on, the position in which the move was sealed is set up on the board.
rule-A5-clocks = Before play goes on, the clocks are set to the times used up to the adjournment.

article-A6 = Game ended before the resumption
rule-A6 = Once a draw has been agreed or a resignation notified before the resumption, the game is over: neither the envelope nor anyone's lateness matters any more.
rule-A6-draw = If the players agreed a draw before the resumption, the game is drawn.
rule-A6-offer = If a draw offer is accepted before play is resumed, the game is drawn.
    .note = A6 speaks of a draw agreed before the resumption. An accepted offer is read as such an agreement, whenever it was made.
rule-A6-resignation = If a player notified the arbiter before the resumption that he resigned, the game is over; he has lost it, as 5.1.b says.

article-A7 = Opening the envelope
rule-A7 = As long as the player who must reply is missing, the envelope is not opened.
    .note = The text sets no end to this wait. It is taken to end with the hour of A10 or a fallen flag, because one must then know whether the sealed move decided the game.

article-A8 = Defects in the record of the sealed move
rule-A8-record = A sealed move that is ambiguous, without meaning, illegal or not written is not made on the board.
rule-A8-a = Except in the cases of articles 6.9 and 9.6, the sealer loses if the move he recorded can be understood in two or more ways.
rule-A8-b = Except in the cases of articles 6.9 and 9.6, the sealer loses if there is no establishing what the move he recorded means.
    .note = The text does not speak of an envelope without a move. This letter is applied to it: what is not written has no meaning to be established.
rule-A8-c = Except in the cases of articles 6.9 and 9.6, the sealer loses if the move he recorded is illegal, however plain his intention.
rule-A8-decided = What the envelope holds has decided the game.

article-A9 = At the resumption
rule-A9-final = If the sealed move gives mate or stalemate or leaves a dead position, the game has ended with it once the envelope is opened.
rule-A9-a = If the player who must reply is present at the set time, the arbiter opens the envelope.
rule-A9-a-play = The arbiter makes the sealed move on the board and starts the replier's clock; the game goes on.
rule-A9-b = If the player who must reply is missing at the set time, the arbiter starts the absent player's clock, and so the game goes on until he comes.
rule-A9-b-arrival = On coming late the player who must reply may stop his clock and send for the arbiter.
rule-A9-b-opening = Once the player who had to reply has come, the arbiter opens the envelope.
rule-A9-b-play = The arbiter makes the sealed move on the board and starts the latecomer's clock again; the game goes on.
rule-A9-c = If the sealer is missing, his opponent need not show his reply: he may write it down, close it in another envelope, stop his own clock and start that of the absent player.
rule-A9-c-custody = The envelope with the reply stays in the arbiter's hands as long as the sealer is away.
rule-A9-c-waiting = With the reply closed in its envelope, the game goes on while the sealer is waited for.
rule-A9-c-opening = Once the sealer has come, the arbiter opens the envelope with the reply.
    .note = The text does not say what happens if the reply is badly recorded; so no result is drawn from it.
rule-A9-c-play = The reply having been opened, if it is legal and does not end the game, play goes on.
rule-A9-c-mate = If the reply closed in the second envelope gives checkmate, the player who wrote it wins.
rule-A9-c-stalemate = If the reply closed in the second envelope stalemates the opponent or leaves a dead position, the game is drawn.
rule-A9-over = The game is over: nothing is left to resume.

article-A10 = Lateness at the resumption
rule-A10 = A player who is more than one hour late loses; the arbiter has no power to excuse him.
rule-A10-a = If the sealed move is mate, the sealer wins even if he is more than one hour late.
rule-A10-b = If the sealed move gives stalemate or leaves a dead position, the game is drawn even if the sealer is more than one hour late.
rule-A10-c = If the sealer is more than one hour late but his opponent, who is not, has lost by his fallen flag under article 6.9, the sealer wins.
rule-A10-each = Both players are more than one hour late: the letter of the article strikes each of them.
rule-A10-both = If both players are more than one hour late, both lose.
rule-A10-ended = The sealed move had ended the game: lateness does not cost the player who had to reply the game either.
rule-A10-record = The badly recorded sealed move had decided the game before the player who had to reply was late.
rule-A10-reply = The reply closed in the second envelope had ended the game before the hour was out.
rule-A10-otherwise = The game ends in another way, and lateness does not decide it.

article-A11 = Envelope missing
rule-A11-a = If the envelope is lost but the position is known, the game goes on from there.
rule-A11-a-waiting = While the sealer is away there is no move to be made: the sealer is waited for.
    .note = The text says that the sealer makes the move stated to have been sealed; it does not say whose clock runs until then.
rule-A11-a-move = The envelope being lost, the sealer, once his opponent is there, makes on the board the move that he says he sealed.
rule-A11-a-recorded = The envelope being lost, the times noted at the adjournment hold good.
rule-A11-a-times = The envelope being lost, the arbiter fixes the times used if there is no way of establishing them.
rule-A11-b = If the envelope is lost and there is no way of establishing the position, the game is annulled and another is played.
rule-A11-b-kept = Even if the envelope is not lost, when there is no way of establishing the position the game is annulled and another is played.
rule-A11-b-otherwise = Lateness of more than one hour or a fallen flag has decided the game, and nothing is annulled.

article-A12 = Wrong times on the clocks
rule-A12 = If a player points out, before he first moves, that a clock does not show the right time, it must be corrected.
rule-A12-late = If no player pointed the error out before his first move, play goes on with the clocks as they are.
    .discretion = the arbiter may nevertheless decide to correct the clock if to leave it so would have consequences that are too harsh
rule-A12-severe = Even if no player pointed the error out in time, the arbiter may correct it where he finds the consequences too harsh.
rule-A12-severe-flag = A clock that the arbiter corrects although nobody complained in time counts by the right time: a flag that would be standing then has not fallen.
rule-A12-flag = The wrong clock is put right first, and a flag that would not have fallen by the right time does not count.

article-A13 = Session time
rule-A13 = The arbiter times each session of resumed play by his own timepiece and announces beforehand when it begins and when it ends.

## The appendix on notation

article-E = Notation
rule-E = For its own events FIDE recognises algebraic notation only: a player who writes in another system should be warned.
    .note = Appendix E asks for a warning; it does not say that a move written in another system loses. Whether its meaning can be established is the matter of article A8.

## Misconceptions: an answer people give, and why it is wrong

misconception-opponents-clock-set-going = The sealer closes the envelope and presses the clock, so that his opponent's runs.
    .why = The article rules this out in so many words: the sealer stops his clock without starting his opponent's.
misconception-envelope-once-closed-is-final = The player can no longer change his move, because it was fixed when he wrote it down.
    .why = The move may be changed until the clocks are stopped. Neither writing it nor closing the envelope makes it final.
misconception-early-sealing-costs-nothing = A player who adjourns early seals, and his clock stays as it was.
    .why = His time counts as if he had sealed at the end of the session: what was left of it is charged to him.
misconception-only-a-standing-offer-is-noted = The draw offer is not noted on the envelope, because the opponent has already declined it.
    .why = To ask whether the offer still stands belongs to later laws. In 1997 it is enough that it was made before the adjournment.
misconception-custody-left-to-the-organisers = The organisers keep the envelope, to whom the arbiter hands it.
    .why = The arbiter answers for its keeping, and he also checks what is written on it.
misconception-touching-a-piece-declines = The offer lapses, because the opponent declined it by touching a piece.
    .why = In 1997 an offer is declined by word or by making a move. That touching a piece is enough belongs to later laws.
misconception-agreed-draw-undone-by-the-record = The sealer loses: the agreement does not count, because his sealed move could not be made.
    .why = The game ended with the agreement, before it was resumed. What the envelope holds no longer counts.
misconception-resignation-taken-back = The game is resumed if the player who resigned takes it back before the envelope is opened.
    .why = A resignation told to the arbiter ends the game; a game that has ended is not resumed.
misconception-ambiguous-yet-intention-plain = The position shows which move he had in mind: it is made on the board and the game goes on.
    .why = Judging the intention belonged to the laws of 1974. Since 1997 a record that fits two moves loses the game for the sealer.
misconception-illegal-yet-intention-plain = The intention was clear: the move he had in mind is made on the board and the game goes on.
    .why = The interpretation of 1965 allowed this in 1974. Since 1997 it is enough to lose that the move written is illegal.
misconception-illegal-mended-by-the-arbiter = The arbiter makes the legal move nearest to the one written, and the game goes on.
    .why = The arbiter does not mend the record. The illegal move loses the game for the sealer.
misconception-empty-envelope-as-a-lost-one = The sealer makes on the board the move he states he sealed, and the game goes on.
    .why = The envelope is not missing: the move is. With nothing written there is no meaning to establish, and the sealer loses.
misconception-fivefold-drawn-unasked = The game is drawn, because with the sealed move the position stands for the fifth time.
    .why = The draw by fivefold repetition without a claim came in 2014. In 1997 a draw has to be claimed, and meanwhile play goes on.
misconception-seventy-five-drawn-unasked = The game is drawn: seventy-five moves without a capture or a pawn move are completed.
    .why = The draw by seventy-five moves without a claim came in 2014. In 1997 a draw has to be claimed, and meanwhile play goes on.
misconception-opened-though-the-replier-is-away = At the set hour the arbiter opens the envelope and makes the sealed move on the board.
    .why = The hour is not enough: the replier has to be there. Until he comes his clock runs with the envelope closed.
misconception-absent-sealer-charged-at-once = The arbiter starts the sealer's clock, because it is he who has not come.
    .why = Once the sealed move is made it is the replier's turn, and his clock runs. The absent player's waits for the reply.
misconception-reply-sealed-by-duty = The replier must seal his reply, because his opponent is not there to see it.
    .why = It is a right: he may seal it or make it on the board, as usual.
misconception-lateness-excused-by-the-arbiter = The game goes on: the arbiter may excuse the delay if there is good reason.
    .why = That freedom of the arbiter belongs to later laws. In 1997 the article does not grant it: past the hour the game is lost.
misconception-half-an-hour-is-the-limit = The latecomer loses, because players are waited for no longer than half an hour.
    .why = A shorter time, set by each event, belongs to later laws. In 1997 the limit at a resumption is one hour for everybody.
misconception-exactly-one-hour-is-lost = The player who came exactly one hour late loses.
    .why = It is he who is more than one hour late that loses. At exactly one hour the game is still played.
misconception-one-past-the-hour-both-lose = More than an hour has gone by: both players lose.
    .why = Only he who is more than one hour late loses, and here that is one of the two.
misconception-late-sealer-loses-though-he-mated = The sealer loses, because he was more than one hour late and the envelope no longer counts.
    .why = Lateness does not lose for a sealer whose sealed move is mate: he had won.
misconception-late-sealer-loses-though-it-was-drawn = The sealer loses: a sealed move that draws does not save him from being late.
    .why = If the sealed move stalemates or leaves a dead position, the game is drawn even though the sealer is late.
misconception-flag-and-lateness-lose-for-both = Both lose: the one by lateness and the other on time.
    .why = The article settles this clash: if the player present has lost on time, the sealer wins though he is late.
misconception-missing-envelope-annuls = The game is annulled and another is played, because the sealed move can no longer be known.
    .why = It is annulled only if the position cannot be established. Here the sealer makes the move he states he sealed.
misconception-missing-envelope-loses = The sealer loses, because without the envelope he cannot prove that his move was legal.
    .why = The loss of the envelope is not held against the sealer: the game goes on with the move he states.
misconception-unknown-times-annul = The game is annulled and another is played, because nobody knows how much time each had used.
    .why = Times that cannot be established are set by the arbiter. It is an unknown position that annuls the game.
misconception-clock-corrected-at-any-time = The clock must be corrected as soon as the error is noticed, at whatever moment.
    .why = It has to be pointed out before one's own first move. Afterwards play goes on uncorrected, unless the consequences would be too severe.
misconception-bare-king-wins-on-time = The player who ran out of time loses, whatever pieces his opponent has.
    .why = So it was in 1974. Since 1997 the game is drawn if the opponent cannot give mate by any series of legal moves.
misconception-absent-sealer-loses-once-answered = The sealer loses, because his opponent has already replied and he has not come.
    .why = With the reply sealed his clock runs, but the game goes on: he loses if his time runs out or if he is more than an hour late.
misconception-late-replier-loses-at-once = The replier loses, because he was not there at the hour set.
    .why = Lateness loses only beyond one hour. Who comes before has lost the time gone on his clock, and the game goes on.
misconception-dead-position-played-on = The game goes on until the players agree a draw.
    .why = When nobody can mate any more the game is over at that moment, and nothing is left to agree.
misconception-adjudicated-a-draw = The game is drawn, because a game left undecided at the adjournment is adjudicated a draw.
    .why = The articles on adjournment know no adjudication: the game is resumed and played on, however the position stands.
misconception-adjudicated-to-the-sealer = The sealer wins: the arbiter adjudicates the adjourned game to the side he holds to be better.
    .why = The arbiter does not adjudicate adjourned games, however clear the advantage: the sealed move is made and play goes on.
misconception-unsigned-envelope-loses = The sealer loses, because the envelope does not bear his signature.
    .why = No article asks for a signature; it was the draft of 1928 that had the envelope signed. Here it is enough that it says who sealed.
misconception-inexact-drawn = The game is drawn: with a faulty record one cannot win, and over a slip one does not lose.
    .why = There is no such middle way: if only one legal move fits, the record is good, that move is made and the game goes on.
misconception-inexact-loses = The sealer loses, because a sealed move must be written without any error and this one contains one.
    .why = The game is lost if the record is ambiguous, if its meaning cannot be established, or if the move is illegal. A slip of the pen is none of these when only one legal move fits.
misconception-bad-record-replier-must-move = The replier loses, because it is his turn and, with no move to answer, he will run out of time.
    .why = Nobody has to answer a move that cannot be made. The record decides, and the sealer answers for it: it is he who loses.
misconception-illegal-annulled = The game is annulled and another is played, because with an illegal move it cannot go on.
    .why = Only a game whose position cannot be established is annulled. With an illegal move the sealer loses.
misconception-bad-record-annulled = The game is annulled and another is played, because nobody can know which move was sealed.
    .why = Annulment is for a position that cannot be established. Here it is known; it is the record that fails, and the sealer answers for it.
misconception-bad-record-drawn = The game is drawn, because the sealed move cannot be made and there is no other.
    .why = That the move cannot be made gives no draw: the record is the sealer's business, and with one of these defects it is he who loses.
misconception-ambiguous-drawn = The game is drawn, because nobody can know which of the moves was sealed.
    .why = Doubt gives no draw: the sealer had to write his move so that only one fits, and he loses for not having done so.
misconception-ambiguous-opponent-chooses = The replier chooses one of the possible moves, and the game goes on with it.
    .why = It was the draft of 1928 that gave the opponent this choice. In 1997 an ambiguous record loses the game for the sealer, and there is nothing to choose.
misconception-ambiguous-sealer-explains = The sealer states which of the possible moves he had in mind, and the game goes on with it.
    .why = The article gives him no chance to explain afterwards what he wrote; he states his move only when the envelope is lost.
misconception-unreadable-read-aloud = The sealer reads out what he wrote and, if it is legal, the game goes on with it.
    .why = What counts is whether the meaning can be established from what is written. What the sealer says afterwards does not make up for a record that nobody can read.
misconception-unreadable-new-move = There is no move to make: the sealer plays another on the board and the game goes on.
    .why = The article grants no second move: if it cannot be established what was sealed, the sealer loses.
misconception-illegal-same-piece = The sealer makes a legal move with the same piece, and the game goes on.
    .why = An illegal sealed move is not replaced by another: it loses the game for the sealer.
misconception-bad-record-wins-only-on-claim = The game goes on as long as the replier does not claim the win.
    .why = The loss does not depend on the opponent's claim: the article lays it down as soon as the record is known.
misconception-mate-waits-for-the-clock = The game goes on until the move is made on the board and the clock is pressed.
    .why = Mate ends the game by itself, and no clock need be pressed for it. Once the envelope was opened, the sealed move had ended it.
misconception-mate-taken-for-stalemate = The game is drawn, because the replier has no legal move left.
    .why = To be without a move draws only if the king is not in check. Here it is: it is mate, and the sealer wins.
misconception-mate-not-announced = The sealer loses, because he did not announce the mate when he handed in the envelope.
    .why = Nobody has to announce a mate: what counts is the move written, and with it the game ended in the sealer's favour.
misconception-absent-sealer-cannot-mate = The sealer loses, because he has not come to make his move on the board.
    .why = His move was made when he sealed it, and with it the game ended. To win he need not come and make it.
misconception-stalemate-must-be-claimed = The game goes on, with the clock running, as long as the stalemated player does not claim the draw.
    .why = Stalemate ends the game at once, without anybody's asking. No clock runs any more that counts.
misconception-stalemated-player-loses = The replier loses, because he has no move with which to answer the sealed one.
    .why = To have no legal move while not in check is stalemate, and stalemate draws.
misconception-stalemating-player-loses = The sealer loses, because it was he who left his opponent without a move.
    .why = Nobody loses by stalemate: neither the player without a move nor the one who left him so. The game is drawn.
misconception-dead-position-stronger-side-wins = The sealer wins, because his opponent can no longer give mate.
    .why = To win one must give mate, and he cannot do so any more either. If neither can, the game is drawn.
misconception-dead-position-spoiler-loses = The sealer loses, because with his own move he gave up the last chance of winning.
    .why = To give up winning is not to lose: for him to lose, his opponent would have to be able to mate him. If neither can, the game is drawn.
misconception-over-but-unnoticed-goes-on = The game goes on, because nobody noticed at the board that it was over and a move was sealed.
    .why = A game that has ended is not revived by playing on. What comes after the end does not count.
misconception-sealed-instead-of-claiming-loses = The sealer loses, because he sealed a move instead of claiming the draw.
    .why = He had nothing to claim: the game was drawn from the moment the position arose. Nobody loses for what he did afterwards.
misconception-adjourned-without-objection-wins = The sealer wins, because his opponent consented to the adjournment without saying that the game was drawn.
    .why = Silence does not change the result: the game had ended in a draw before anything was sealed.
misconception-mate-unnoticed-drawn = The game is drawn, because neither player noticed the mate and both carried on as if nothing had happened.
    .why = A mate need be neither noticed nor claimed: with it the game was lost for the player mated, whether he saw it or not.
misconception-mate-unclaimed-forfeited = The sealer wins, because his opponent consented to the adjournment instead of claiming the mate.
    .why = A mate is not claimed: it ended the game at once, and what was sealed afterwards does not count.
