### What the draft rules of June 1928 say of adjourned games, in plica's own words.

edition-fide-1928 = FIDE rules of the game of chess, draft of June 1928
    .short = FIDE 1928
caveat-adopted-text-of-1930 = This is the draft of 1928. The text adopted in 1930, of which only parts were seen, differs: if the player who must reply is absent, the envelope may not be opened (21.6), and the director starts his clock; the sealer hands the envelope to the director at once (21.2). Its article 17, on irregular moves, was not seen but for its last words.

## What the text does not say

gap-times-unknown = Nobody is told to set the clocks: when the times used are not known, the text does not say to what they are set.

## 1: mate

article-1 = The aim of the game
rule-1-mate = When the sealed move, once made on the board, is mate, the player who sealed it wins.
    .note = The paragraph names mate as the aim of the game; that the player who mates wins is taken from it. When the record fits several moves, the question is whether the one chosen mates or, with an obvious error, the one meant.
rule-1-before = When the player to seal was already checkmated on the board, that player has lost.
    .note = The paragraph names mate as the aim of the game; that the player who mates wins is taken from it.
rule-1-concluded = When the sealed move is held to have ended the game with mate, no draw could be agreed afterwards.

## 15: the drawn game

article-15 = Draw by agreement
rule-15-D = From Black's thirtieth move on the players may agree a draw: a game agreed drawn before the resumption is drawn.
    .note = Black is taken to have made the thirtieth move once thirty moves have been completed.
rule-15-D-accepted = An offer accepted after Black's thirtieth move is an agreement too, and the game is drawn.
rule-15-D-void = A draw agreed before Black has made thirty moves does not end the game.
    .note = The paragraph says from when a draw may be agreed, and not what an earlier agreement is worth; the game is taken to go on as if nothing had been agreed.
rule-15-D-goes-on = When the draw was agreed too early, play goes on.

## 16: the irregular sealed move

article-16 = Irregular moves
rule-16-withdrawn = An illegal sealed move does not stand when the opponent notices before touching a piece in reply: it has to be taken back.
rule-16-goes-on = An illegal sealed move does not lose the game, which goes on with another move by the sealer.
    .note = Coming late or staying away costs nobody more than the time on their own clock (18). Whether a delay goes beyond what is reasonable is for the committee to judge (18.b).
rule-16-b = When the illegal sealed move is not recorded as a capture, its author makes the move the opponent imposes instead.
    .note = The paragraph does not say who chooses the square; it is taken that the opponent names the piece and that the player who moves it decides where it goes.
rule-16-b-piece = The opponent may have the piece recorded moved, to a square it can go to.
rule-16-b-king = The opponent may have the king moved.
rule-16-b-other = When neither the piece recorded nor the king can move, the opponent names another piece, and that piece is played.
rule-16-d = When the sealed move is an illegal capture, its author likewise makes the move the opponent imposes.
    .note = The paragraph does not say who chooses the square; it is taken that the opponent names the piece and that the player who moves it decides where it goes.
rule-16-d-penalty = The opponent may demand the penalties of paragraph 14.
    .note = We do not hold paragraph 14: what its penalties are, and whether one of them can be carried out, has to be looked up there.
rule-16-d-king = Besides those penalties the opponent has another option: having the king moved.
rule-16-d-other = When none of those penalties can be carried out and the king cannot move either, the opponent names another piece, and that piece is played.
rule-16-e = When the illegal sealed move was left on the board and is only found later, the position in which it was made is put back.
    .note = Who puts the position back is not said; the committee is meant. The irregular move is taken to have been left on the board once the opponent has touched a piece in reply.
rule-16-e-goes-on = With the position before the irregularity restored, play starts again from there.
rule-16-e-annulled = When the position before the irregularity cannot be found out, the game is annulled.
rule-16-e-found = When an irregular move is found in play that was never taken back, the game returns to the position in which it was made.
    .note = Who puts the position back is not said; the committee is meant. Irregular moves are not counted: however many a player has made, none of them loses.
rule-16-e-found-goes-on = Play starts again from the position in which the irregular move had been made.
rule-16-e-found-annulled = When nobody can establish the position in which the irregular move was made, the game is annulled.
rule-16-f = A player who handed in an envelope without a move, or with one that cannot be read, loses.
    .note = A record from which nobody can tell the move is taken as one that cannot be read.
rule-16-g = When the record fits more than one move, it is for the opponent to decide which one counts.
    .note = The exception of the obvious error stands only in paragraph 21, which repeats this norm; it is taken to hold here too.

## 17: penalties

article-17 = Penalties for irregular moves
rule-17-touched = A player who has already touched one of their own pieces in reply has lost the right to demand a penalty.
rule-17-castling = A move made because the opponent imposes it cannot be castling.

## 18: the forced loss

article-18 = Forced loss
rule-18-refusal = A player loses who will not go on playing within a reasonable time, does not comply with a rightful demand of the opponent, or refuses to keep to the rules or to what the committee has ordered.
    .note = It is the committee that pronounces it. Whoever overturns the board or disarranges the pieces on purpose loses as well (18.a); that is not asked here.
rule-18-refusal-both = When both players refuse, both lose.
    .note = The paragraph speaks of one player and holds for each; that both might refuse at once it does not consider.
rule-18-time = A player, present or absent, who exceeds his time for reflection loses the game.

## 20: time

article-20 = Time wrongly registered
rule-20-c = An error in the registering of the time is put right when it is proven and nobody was negligent.
    .note = Who corrects the clocks is not said; the committee is meant. Nor is it said whose negligence is meant.
rule-20-c-flag = A flag that fell on a clock proven wrong without negligence does not settle anything yet: the clock is put right first, and the time counts as exceeded only if it is so by the right time.

## 21: adjourned games

article-21 = Adjourned games
rule-21-sealing = With a time limit, writing the sealed move is the right of the player to move when the game is adjourned. The record goes into a closed envelope which that player signs.
rule-21-sealing-untimed = Without a time limit, the player of the black pieces always writes the move of the resumption. The record goes into a closed envelope which that player signs.
    .note = When it is White's turn as play stops, this is taken to mean that White first makes the move on the board.
rule-21-complete = The sealed move is complete as soon as its author closes the envelope: after that it is not changed.
rule-21-complete-before = Until the envelope is closed the sealed move is not complete, and its author may change it.
    .note = The text only says that the move is complete once the envelope is closed; that it may be changed until then is the converse.
rule-21-custody = Until the resumption the envelope is to be out of reach of both players.
    .note = Who keeps it is not said.
rule-21-check = When the game is adjourned, each of the players has to verify in person what stands on the cover of the envelope.
rule-21-check-position = The cover of the envelope has to show the position, copied without error.
rule-21-check-times = The cover of the envelope has to show how much time each player had used.
    .note = The text makes no exception for games without a time limit; in those there are no times to note.
rule-21-over = A game that has ended is not resumed: after a valid agreement to draw, a resignation, mate or stalemate nothing is done of what is laid down for the resumption.
    .note = The text does not say it.
rule-21-ended = A game ended by resignation or by stalemate has its result already, and nothing said of the resumption changes it.
    .note = What that result is the paragraphs we hold do not say.
rule-21-opening = The replier opens the envelope.
rule-21-setting-up = The replier sets up the position again.
rule-21-clocks = The replier adjusts the times on the clocks.
rule-21-play = It is the replier who makes the opponent's sealed move on the board.
    .note = The text knows no inexact record; one that only a single legal move fits cannot be read in several ways, so it is played.
rule-21-goes-on = Once the sealed move has been made on the board, the game goes on.
    .note = Coming late or staying away costs nobody more than the time on their own clock (18). Whether a delay goes beyond what is reasonable is for the committee to judge (18.b).
rule-21-restart = Once the sealed move has been made, the replier sets the clock going again.
rule-21-committee = When one of the two players is absent, all of this (opening the envelope, setting up the position, adjusting the times, making the sealed move and starting the clock) is done before the committee.
    .note = Who opens the envelope and makes the move when it is the replier who is absent is not said. Of two absent players the paragraph says nothing.
rule-21-annulled = When the position at the adjournment cannot be reconstructed, the game is annulled.
rule-21-annulled-times = When in a game with a time limit the times at the adjournment cannot be reconstructed, the game is annulled.
    .note = When the sealed move is mate, it is taken that no times are needed any more: the game is not annulled for want of them.
rule-21-annulled-wrong = When the position was set up wrongly and there is no way left to set it up right, the game is annulled.
rule-21-lost = Who put an illegible record in the envelope, or none, has lost; that position or times are missing does not save him.
rule-21-set-up = When the position was set up wrongly, nothing played since then counts and it has to be set up right.
    .note = Who puts the position right is not said; the committee is meant.
rule-21-set-up-goes-on = Once the position has been put right, play is resumed from it: the game goes on.
rule-21-choice = When the record fits more than one move and no obvious error is established, the opponent chooses.
rule-21-choice-play = The replier makes the chosen move on the board.
rule-21-judge = When the record fits more than one move, it is for the committee to judge whether this is an obvious material error that can be verified.
rule-21-error = When the committee can verify that the author of the sealed move made an obvious material error in writing it down, the opponent has nothing to choose.
rule-21-error-play = Once the obvious error is verified, the move meant to be sealed is made on the board.
    .note = The text only takes the choice away from the opponent and does not say what is played; the move meant is, once the error is put right.
rule-21-readings = A record that fits several moves does not lose the game, which goes on with the one the opponent chooses or, where the obvious error is established, with the move meant.
    .note = Whether the sealed move ends the game is asked of the move chosen or, with an obvious error, of the move meant.
rule-21-empty = When no move is found in the envelope, the opponent of the player who handed it in wins.
