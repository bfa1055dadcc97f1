### The words of the edition fide-2009 in English: what it says otherwise than fide-2014.

edition-fide-2009 = FIDE Laws of Chess, edition of July 2009
    .short = FIDE 2009
cite-Guidelines = Guidelines { $number }

## Article 5: how a game is completed

rule-5-1-b = A player who declares that he resigns loses: the game ends at once.
rule-5-1-over = What is known shows that the game has ended.
rule-5-2-c = The game is drawn when the two players agree on it.

## Article 6: the clocks

rule-6-9 = A player whose flag has fallen loses, provided that the opponent can still mate him by legal moves.
rule-6-9-draw = If a player's flag falls but the opponent has no way to mate him by legal moves, the game is drawn.
rule-6-9-ended = The replier's flag does not count if the sealed move had ended the game before it fell.
article-6-10 = Wrongly set clocks
rule-6-10-b = When it comes to light during the game that a clock was set wrongly, the clocks are stopped and the arbiter corrects them as he thinks best.
    .note = On wrong times at a resumption no. 12 of the Guidelines, where the event adopted them, is the special provision and goes before this one.
article-6-11 = Both flags fallen
rule-6-11-a = If both flags have fallen and nobody can establish which fell first, neither decides the game, provided that the period in which they fell was not the last.
rule-6-11-a-play = If both flags have fallen in a period that was not the last, and nobody can establish which fell first, the game goes on.
rule-6-11-b = If both flags have fallen in the period in which all remaining moves have to be made, and nobody can establish which fell first, the game is drawn.
article-6-12 = Interruption of the game
rule-6-12-a = If the game has to be interrupted, as when the board has to go back to an earlier position, the arbiter stops the clocks.

## Article 7: irregularities

rule-7-4-a = If it comes to light during the game that an illegal move has been completed, the board goes back to the position just before it, and play continues from there.
    .note = A pawn left on the last rank without another piece in its place is named among the illegal moves: here too the position before it is gone back to.
rule-7-4-a-last = If it is not known what the position was just before the illegal move, the board goes back to the last earlier one that can be identified.
rule-7-4-a-replacement = The move that takes the place of the illegal one must respect what articles 4.3 and 4.6 lay down about touched pieces.
rule-7-4-b = A player who completes a third illegal move loses, provided that the opponent can still mate him by legal moves.
rule-7-4-b-draw = If a player completes a third illegal move but the opponent has no way to mate him, the game is drawn.
    .note = Whether the opponent can mate is judged in the position gone back to, the one before the illegal move.
rule-7-4-b-over = With the third illegal move of the same player the game is over; what happens later does not change the result.
rule-7-4-b-time = For each of a player's first two illegal moves the arbiter adds two minutes to the opponent's clock.
rule-7-4-b-play = A first or second illegal move does not lose the game: it goes on from the position gone back to.
rule-7-4-b-clock = After an illegal move that does not lose the game its author moves again, with the move that takes its place; his clock is started.
    .note = The game goes on with the move that replaces the illegal one, so its author is to move; whose clock runs the text does not say.
rule-7-5 = Once the displacement of the pieces has been put right, the game goes on from the position gone back to.

## Article 8: the recording of the moves

rule-8-1-exception = A player who claims a draw under articles 9.2 or 9.3, or seals a move at the adjournment (Guidelines 1.a), may write it before making it.
rule-8-1-assistant-clock = The arbiter adjusts fairly the clock of a player who cannot record for himself.

## Article 9: draws

rule-9-1-b-1-order = The proper moment to offer a draw is after moving and before pressing the clock. At another moment the offer is valid, but the arbiter weighs whether it disturbed the opponent (article 12.6).
rule-9-1-b-3 = To claim a draw under articles 9.2, 9.3 or 10.2 amounts to offering one: as long as the game has not ended, the opponent may accept it.
rule-9-5-stop = A player who claims a draw may stop both clocks.
rule-9-5-b-time = For a claim found to be wrong the arbiter gives the claimant's opponent three minutes more.
    .note = Whether a claim that fails for its form, or because the claimant is not to move, costs that time too, the text does not say; it is not added here.

## Article 12: the conduct of the players

article-12-4 = Use of the scoresheet
rule-12-4 = The scoresheet is for data of the game only: moves, times, draw offers, claims and the like.

## Guidelines in case a game needs to be adjourned

rule-Guidelines-1-a-sealing = The sealer writes his move on his scoresheet without ambiguity, puts both scoresheets in an envelope, closes it, and last of all stops his own clock, leaving the other clock at rest.
rule-Guidelines-7 = Until the player who must reply has come, the envelope may not be opened.
    .note = The text sets no end to this wait. It is taken to last while nobody is past the hour of no. 10 and no flag has fallen; after that what the envelope holds counts again.
rule-Guidelines-7-breach = The envelope has been opened although the player who must reply was away and nobody was past his hour. The text forbids it; what follows is for the arbiter to decide.
    .note = The text does not say what follows from an envelope opened too early.
rule-Guidelines-8-a = Except in the cases of articles 5, 6.9 and 9.6, the sealer loses if the move he recorded can be understood in two or more ways.
rule-Guidelines-8-b = Except in the cases of articles 5, 6.9 and 9.6, the sealer loses if there is no establishing what the move he recorded means.
    .note = { $reading ->
        [unintelligible] { "" }
       *[other] The text does not speak of an envelope without a move. This letter is applied to it: what is not written has no meaning to be established.
    }
rule-Guidelines-8-c = Except in the cases of articles 5, 6.9 and 9.6, the sealer loses if the move he recorded is illegal, however plain his intention.
rule-Guidelines-9-final = If the sealed move gives mate or stalemate or leaves a dead position, the game has ended with it once the envelope is opened.
rule-Guidelines-9-b-waiting = As long as the player who must reply has not come, the game goes on and he is waited for.
rule-Guidelines-9-b-arrival = A replier who comes late may stop his clock and call the arbiter.
rule-Guidelines-9-c-draw = If the sealed reply leaves a dead position, the game is drawn.
article-Guidelines-10 = Lateness at the resumption
rule-Guidelines-10 = A player who is more than one hour late loses, unless the rules of the event or the arbiter provide otherwise.
    .note = The default time of article 6.6 concerns the start. At a resumption the hour of this number holds, unless the rules of the event say otherwise for it.
rule-Guidelines-10-a = If the sealed move is mate, the sealer wins even if he is more than one hour late.
rule-Guidelines-10-b = If the sealed move gives stalemate or leaves a dead position, the game is drawn even if the sealer is more than one hour late.
rule-Guidelines-10-c = If the sealer is more than one hour late but his opponent, who is not, has lost by his fallen flag under article 6.9, the sealer wins.
rule-Guidelines-10-each = Both players are more than one hour late: the letter of the article strikes each of them.
rule-Guidelines-10-both = If both players are more than one hour late, both lose.
rule-Guidelines-10-ended = The sealed move had ended the game: lateness does not cost the player who had to reply the game either.
rule-Guidelines-10-record = The badly recorded sealed move had decided the game before the player who had to reply was late.
rule-Guidelines-10-reply = The reply closed in the second envelope had ended the game before the hour was out.
rule-Guidelines-10-opening = Once the limit of a player is over, or the flag of the player who must reply has fallen, the envelope is taken to be free to open though the latter has not come.
    .note = The text does not say so; but if the sealed move ended the game, that result may count, and to know it the envelope has to be opened.
rule-Guidelines-10-otherwise = The game ends in another way, and lateness does not decide it.
rule-Guidelines-10-waived = If the arbiter decides that the lateness does not cost the game, play goes on.
rule-Guidelines-11-a = If the envelope is missing but the position is known, the game goes on from that position.
rule-Guidelines-11-b-preceded = What is read to come before the annulment decides: a player late beyond the limit, or the fallen flag of the replier.
rule-Guidelines-12-late = If no player pointed the error out before his first move, or if it is not shown to be one, play goes on with the clocks as they are.
    .discretion = the arbiter may nevertheless decide to correct the clock if to leave it so would have consequences that are too harsh
rule-Guidelines-12-severe = Even if no player pointed the error out in time, or if it is not shown to be one, the arbiter may correct it where he finds the consequences too harsh.
rule-Guidelines-13 = The arbiter times each session of resumed play by his own timepiece and announces beforehand when it begins and when it ends.

## The appendix on notation

rule-C = For its own events FIDE recognises algebraic notation only: a player who writes in another system should be warned.
    .note = The Appendix asks for a warning, and such a scoresheet cannot serve as evidence; it does not say that a sealed move written in another system loses. Whether its meaning can be established is the matter of no. 8 of the Guidelines.

## Misconceptions: an answer people give, and why it is wrong

misconception-first-illegal-move-loses = The player who made the illegal move loses, because one is enough to lose the game.
    .why = For each of the first two the opponent is given two minutes; it is the third that loses the game. An illegal sealed move is another matter.
misconception-second-illegal-move-loses = The player loses, because it is his second illegal move.
    .why = Under this edition it is the third that loses. The second costs two minutes, like the first.
misconception-third-illegal-move-loses = The game goes on with two minutes more for the opponent, as after the first two illegal moves.
    .why = Two minutes are the penalty for the first and the second. With the third of the same player the game is lost.
misconception-flag-does-not-count-while-absent = The game goes on: the absent player's flag does not count until the hour of waiting is over.
    .why = His clock runs from the set hour and his flag counts like any other, even though he still had time to come.
misconception-ended-game-lost-by-absence = Both players lose, because neither came within the hour.
    .why = The game had ended before the set hour, and nobody had to come to a game that was over.
misconception-replier-loses-at-the-set-hour = The replier loses, because he has not come at the set hour.
    .why = The game is lost only when he is more than an hour late. Until then his clock runs and he is waited for.
misconception-absent-sealer-loses-at-the-opening = The sealer loses, because he was not there when the envelope was opened.
    .why = He is not needed for the opening, and he loses only if he is more than an hour late. Until then the game goes on without him.
misconception-latecomer-loses-within-the-limit = The replier loses, because he was not there at the set hour.
    .why = Being late costs minutes, not the game, as long as it is not more than an hour. His clock ran, and that is all.
misconception-absent-sealer-loses-once-answered = The sealer loses, because his opponent has already replied and he has not come.
    .why = With the reply sealed his clock runs, but the game goes on: he loses if his time runs out or if he is more than an hour late.
misconception-sealer-late-within-the-limit-loses = The sealer loses, because he was not there at the set hour.
    .why = Only a player who goes beyond the limit loses, and he came before. For the opening he was not needed.
misconception-delay-of-the-sealer-drawn = The game is drawn, because the two players were not there together at the set hour.
    .why = They need not be: with the replier there the envelope is opened, and the later arrival of the other changes nothing.
misconception-unanswered-move-till-he-came-loses = The replier loses, because he did not answer before his opponent came.
    .why = To answer he has all the time on his clock, whenever his opponent comes.
misconception-sealer-come-after-the-reply-loses = The sealer loses, because he came when his opponent had already replied.
    .why = He may come until the limit has passed. When he comes the envelope with the reply is opened and the game goes on.
misconception-lost-envelope-absent-sealer-loses = The sealer loses, because he is not there to say which move he had sealed.
    .why = He is waited for, like anybody else, until the limit has passed; the game goes on.
misconception-lateness-excused-by-the-arbiter = The player cannot be excused: past the hour the arbiter has no choice, and the game is lost.
    .why = So it was in 1997. In this edition the arbiter may decide otherwise, and here he does.
misconception-half-an-hour-is-the-limit = The latecomer loses, because players are waited for no longer than half an hour.
    .why = At a resumption the limit is one hour, unless the rules of the event say otherwise for it. The default time of the start of a game is another matter.
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
misconception-late-sealer-replier-to-move = The replier loses: with the move sealed, it is he who has to appear and play.
    .why = The limit holds for the sealer too, and it is he who has gone beyond it. That it is not his turn does not excuse him from coming.
misconception-late-replier-move-not-made = The sealer loses, because when the limit passed his move had still not been made on the board.
    .why = His move was made when he sealed it. It is the replier who has gone beyond the limit, and he who loses.
misconception-late-loser-of-a-drawn-game = The game is drawn, because neither player has won it on the board.
    .why = What going beyond the hour brings is the loss of the game, however it stands on the board. Another result holds only if the game had already ended in another way.
misconception-lateness-must-be-claimed = The game goes on as long as the late player's opponent does not claim the win.
    .why = The article asks for no claim: once the hour has passed, the game is lost.
misconception-late-player-keeps-minutes-of-grace = The game goes on: five minutes of grace are added to the hour.
    .why = There are no minutes of grace: to go beyond the hour is enough to lose.
misconception-sealers-lateness-does-not-count = The game goes on: lateness loses only for the replier, because it is his clock that runs.
    .why = The hour holds for both players alike, whichever clock is running. The sealer too loses if he goes beyond it.
misconception-time-left-on-the-clock = The game goes on as long as the late player has time left on his clock.
    .why = Lateness is measured from the set hour, not by what the clock shows. Once the hour has passed, the time he had left is of no use.
