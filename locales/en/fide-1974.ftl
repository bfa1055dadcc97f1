### The norms of the 1974 edition with the FIDE interpretations of 1958 to 1974, said in plica's words.

edition-fide-1974 = FIDE Laws of Chess, text of 1974/75 with the interpretations of 1958 to 1974
    .short = FIDE 1974

## 14: the clocks after an irregularity

article-14 = Rebuilding the times after an irregularity
rule-14 = If it is found only later that something went wrong at an earlier move, the time of each player at that move is rebuilt in proportion: the time used so far, times the number of moves at the irregularity, divided by the number of moves made when it was found.
    .note = Our text has only the worked example of this article, and the rule is drawn from it. There both players had made the same number of moves, so one number serves for both. Times are rounded to the nearest second.
rule-14-each = Where the players have not made the same number of moves, the time of each is rebuilt by his own.
    .note = The worked example, in which both had made the same number, taken for each player by himself.

## 15: the adjournment

article-15-1 = How an unfinished game is sealed
rule-15-1 = When the session ends before the game, the player to move writes his move on his scoresheet so that it cannot be mistaken, puts both scoresheets in the envelope, closes it and only then stops the clocks.
rule-15-1-board = A player who, when the session is over, makes on the board the move he was to seal must write down that move and no other.
rule-15-1-other = Whoever made a move on the board had to seal that move; what follows if another is in the envelope the text does not say.
    .note = What follows if another move is in the envelope the article does not say.
rule-15-1--int-1966 = As long as the clocks run the sealed move is not final: the player may change it, and the arbiter may not refuse to hand the envelope back, even if it is already closed.
    .note = Who has already made his move on the board must seal that one, by the article itself: nothing is left to change.
rule-15-1--int-1966-final = Once the clocks are stopped the sealed move is not changed any more.
    .note = The text only says that the move is not final while the clocks run; that it is final once they stand is read from the contrary.
rule-15-1--int-1973 = When more than an hour of the session is left, it is for the arbiter to allow sealing or not; if he does not object, the player may seal.
    .note = The arbiter decides; plica takes it that he allows it unless it is said that he refuses.
rule-15-1--int-1973-refused = More than an hour of the session is left and the arbiter does not allow sealing yet: play goes on.
rule-15-1--int-1974-clock = The length of a session is measured by the wall clock, not by adding up the chess clocks.
rule-15-1--int-1974-clock-sealing = Time spent on finding the sealed move after the hour counts with that same session; no other is longer for it.
rule-15-1--int-1974-clock-over = By the wall clock a session that is over has lasted the time set and the time spent on sealing.
    .note = The time is counted with the session that it followed. The length set for a session stays as it is.
rule-15-1--int-1974-clock-running = The session lasts until the wall clock has completed the time set; what both chess clocks add up to gives nobody the right to seal earlier.
    .note = What the two chess clocks total is of no account, so this rule does not ask it.
rule-15-1--int-1974-custom = By custom a player who has made the moves of the control before the session ends, and who has enough time left on his clock, may seal, unless the arbiter rules otherwise for reasons of organisation.
    .note = How much time is enough is not said; the arbiter judges.
rule-15-1--int-1974-custom-refused = Even with the control made and time enough on the clock, the arbiter may refuse an early adjournment for reasons of organisation, and here he refuses it.

article-15-2 = What the envelope must show
rule-15-2-a = The envelope must name both players.
rule-15-2-b = The envelope must show the position as it was before the sealed move.
rule-15-2-c = The envelope must show how much time each player had used.
rule-15-2-d = The envelope must say which of the two sealed.
rule-15-2-d-number = The envelope must give the number of the sealed move.

article-15-3 = Custody of the envelope
rule-15-3 = The envelope must be kept safe until the resumption.
    .note = The article does not name who keeps the envelope; the arbiter is meant.

## 16: the resumption

article-16-1 = Setting up the board and the clocks
rule-16-1 = For the resumption the position is set up as it stood before the sealed move.
    .note = The article does not name who sets up the position; the arbiter is meant.
rule-16-1-clocks = For the resumption the clocks are set to the times of the adjournment.
rule-16-1--int-1958 = Adjourned games should be finished before the last round, but the organisers remain free to arrange it otherwise where circumstances demand.
rule-16-1--int-1973-A = It is recommended that no adjourned game be still unfinished when the last round begins.
rule-16-1--int-1973-B = On the day kept for adjourned games the arbiter may interrupt a game that promises to be long, so that shorter ones can be finished.
rule-16-1--int-1973-C = In events with seven hours of play a day the arbiter may prolong the time for adjourned games by up to two hours, if the players were told beforehand.
rule-16-1--int-1973-C-limit = The extension may not exceed two hours, nor be decided without telling the players beforehand.

article-16-2 = Opening the envelope
rule-16-2 = While the player who must reply is away, the envelope stays closed.
    .note = Once a player is over the hour, a flag has fallen or somebody refuses to obey the laws, what the envelope holds counts again, for the game may have ended with the sealed move.
rule-16-2-open = With the player who must reply at the board the envelope is opened, whether the sealer is there or not.
rule-16-2-play = A clear sealed move is made on the board. The game goes on.
rule-16-2-clock = If the player who must reply was there at the hour set, his clock is started only when the sealed move has been made.

article-16-3 = The replier is absent
rule-16-3 = If the player who must reply has not come, his clock runs and he is waited for with the envelope closed. The game goes on.
rule-16-3-late = If the player who must reply comes after the hour set, his clock has been started at that hour, and the time until he came is his.
rule-16-3-arrival = When the player who must reply arrives, the envelope that waited for him is opened.

article-16-4 = The sealer is absent
rule-16-4 = If the sealer is away, his opponent need not answer on the board: he may write his reply, close it in another envelope, stop his own clock and start that of the absent player.
rule-16-4-reply = A reply is sealed under this article only while the sealer is away.
    .note = Of a reply sealed while the sealer is there the article does not speak.
rule-16-4-custody = The envelope with the reply is kept safe and not opened before the sealer has come.
rule-16-4-waiting = With the reply in its envelope the game goes on, and the time of the absent player runs.
rule-16-4-arrival = When the sealer arrives, the envelope with the reply is opened.
rule-16-4-mate = If the sealed reply gives mate, its writer wins.
    .note = No text speaks of a sealed reply that ends the game. It is treated as the sealed move is in the interpretation of 1962.
rule-16-4-stalemate = If the sealed reply leaves the opponent stalemated, the game is drawn.
    .note = No text speaks of a sealed reply that ends the game. It is treated as the sealed move is in the interpretation of 1962.
rule-16-4-concluded = A reply that ends the game ended it when it was sealed: what the opponent did or left undone while it lay closed no longer counts.
rule-16-4-answered = Once the reply is opened and it is known what move it is, it is made on the board and the game goes on.
rule-16-4--int-1958 = A sealed reply is judged like the sealed move, by article 17.3: if nobody can tell what move was meant, its writer loses.
rule-16-4--int-1958-absent = A player loses who handed in as his reply an envelope without any move.
    .note = An envelope without a move is not named; nothing written has no meaning that could be established.
rule-16-4--int-1958-judge = When the sealed reply is not clear, the arbiter must judge whether there is reasonable doubt about the move intended.

article-16-5 = The envelope is missing
rule-16-5 = If the envelope cannot be found, play resumes from the adjourned position with the times noted then.
    .note = The article does not say what move is then made. It names the envelope with the reply first and the sealed move afterwards; both are meant.
rule-16-5-nothing = Without the position, or whatever else is needed to go on, there is no game to resume.
rule-16-5-annulled = If the envelope is lost and there is no way to tell what the position was, the game is annulled and another is played in its place.
rule-16-5-annulled-kept = Even with the envelope at hand the game is annulled and another is played if what is needed to set up the position and go on is missing.
rule-16-5-lost = A game that somebody has lost, or that the sealed move or the reply had ended, is not annulled.
rule-16-5-position = Without the envelope and the times, the position is enough: the game goes on from it.
    .note = The article names position and times together, and the interpretation of 1970 rests on an agreement on both. That the position is enough, and that the arbiter then sets the clocks, is a reading.
rule-16-5-waiting = With the envelope lost and the sealer away, the sealer is waited for.
    .note = The article does not say whose clock runs until then, nor that the opponent may move instead.
rule-16-5--int-1970 = Even with the envelope lost, the game must go on if the players agree on what is needed to continue it.
    .note = Who then sets the clocks, and what move is made, is not said.

article-16-6 = Wrong times on the clocks
rule-16-6--int-1974-a = A draw agreed and announced to the arbiter stands, even if an illegal move is then found in the envelope.
    .note = The interpretation is numbered 16.6 though it is not about clocks. It is the only text we have on a draw agreed before the resumption.
rule-16-6--int-1974-a-accepted = A game is drawn, too, in which a draw is offered once the move is sealed and the opponent takes it.
    .note = It counts as a draw agreed before the resumption.
rule-16-6--int-1974-a-offer = If a draw is offered after the opponent has sealed, he may accept it, and a draw so agreed is final.
    .note = No clock runs then, and neither article 18.1 nor its interpretations speak of such an offer. From this one it only follows that accepting it ends the game; whether the offer stands meanwhile, and whether it may be taken back, is not said.
rule-16-6--int-1974-b = A resignation notified to the arbiter stands, even if an illegal move of the opponent is then found in the envelope.
    .note = The interpretation is numbered 16.6 though it is not about clocks. It speaks of a resignation in writing and of the opponent's illegal sealed move; here it carries every resignation before the resumption, the sealer's own included.
rule-16-6--int-1974-concluded = The sealed move had ended the game; resigning it or agreeing a draw afterwards is of no use.
rule-16-6 = A wrong time on a clock is put right if a player points it out before he makes his first move.
rule-16-6-late = If no player pointed it out in time, the clocks stay as they are and the game goes on.
rule-16-6--int-1973 = Looking at the clocks before play is the players' own affair; those who did not must bear their negligence.

## 17: the lost game

article-17-1 = Loss on time
rule-17-1 = A player loses whose time runs out before he has made the moves of the control.
    .note = The article names no draw where the opponent cannot mate.
rule-17-1--int-1962-concluded = The sealed move or the reply had ended the game: a flag that falls after the sealing does not change it.
rule-17-1-corrected = If the flag fell on a clock set wrong and the error is pointed out in time, the clock is corrected first; the flag counts only if the time is over even so.
rule-17-1--int-1970 = For events with many players and few officials special laws may be admitted that depart from the usual way of establishing a loss on time.
rule-17-1--int-1970-adopted = Where the event has a special law, that law says when a game is lost on time.
    .note = What then follows from a fallen flag the special law says, not the text.

article-17-2 = More than an hour late
rule-17-2 = A player loses who is more than an hour late.
rule-17-2--int-1958 = If the lateness is not the player's fault, it is recommended to meet him as far as possible, at least in international events, without harm to other players or to the organisers.
    .note = It says so of international events at least.
rule-17-2--int-1958-granted = If the lateness is not the player's fault, the arbiter may let him play though he comes after the hour.
rule-17-2-over = The hour has passed, and no concession has been made.
rule-17-2--int-1962 = The limit of one hour holds at the start of a game and at its resumption alike: the absent player loses, unless the game had been decided before.
rule-17-2--int-1962-a = If the sealed move is mate, the sealer had won already, however late he comes.
    .note = The article on mate is not in our text, so this interpretation carries it, whether anybody is late or not.
rule-17-2--int-1962-b = If the sealed move is stalemate, the game was drawn already, however late anybody comes.
    .note = The article on stalemate is not in our text, so this interpretation carries it, whether anybody is late or not.
rule-17-2--int-1962-c = A late player does not lose if his opponent had already lost on time under article 17.1.
rule-17-2--int-1962-a-before = The player to move had been mated before anything was sealed: he had lost.
    .note = The game ended before the adjournment. The article on mate is not in our text; this interpretation says that what follows the end is of no account.
rule-17-2--int-1962-b-before = The player to move had been stalemated before anything was sealed: the game was drawn.
    .note = The game ended before the adjournment. The article on stalemate is not in our text; this interpretation says that what follows the end is of no account.
rule-17-2--int-1962-end = The sealed move, or the sealed reply, has ended the game; nothing done or left undone afterwards changes its result.
rule-17-2--int-1962-end-before = The game was over already; nothing done or left undone afterwards changes its result.
rule-17-2--int-1962-after = The game is decided or annulled by now: neither an unanswered draw offer nor a clock set wrong counts any more.
    .note = The interpretation says it of what happens after the end of a game; a game annulled is treated alike.
rule-17-2--int-1966 = The hour is the limit also for a player with more than an hour on his own clock: nobody waits until his time has run out.

article-17-3 = Defects of the sealed move
rule-17-3 = A player loses who sealed a move of which nobody can tell what it was meant to be.
    .note = A record that is not clear, but not unintelligible either, loses only when the arbiter finds reasonable doubt about the move intended; that is how the interpretations of 1958 and 1965 read the article.
rule-17-3-absent = A player loses who handed in an envelope without any move.
    .note = An envelope without a move is not named; nothing written has no meaning that could be established.
rule-17-3--int-1958 = It is for the arbiter to decide each case by its circumstances.
rule-17-3--int-1965 = If the record is inexact, or clear but of a move that cannot be made, the arbiter must judge whether there is reasonable doubt about the one intended.
    .note = The interpretation names the inexact record and the clear one of an irregular move; a record that fits several moves is counted as inexact.
rule-17-3--int-1965-intended = If there is no reasonable doubt, the arbiter says which move was meant.
    .note = The text asks only for the judgement; a move of which there is no doubt must be named before it can be played, or be said to have ended the game.
rule-17-3--int-1965-stands = If there is no reasonable doubt about the move intended, that move is played, and then the time of the player who must reply runs. The game goes on.
    .note = The text leaves the judgement to the arbiter and does not say what follows; without reasonable doubt the move intended is played.

article-17-4 = Refusal to obey the laws, and lateness of both
rule-17-4 = A player loses who during the game refuses to obey the laws of chess.
rule-17-4-both = If both come more than an hour late, both lose.
rule-17-4-both-refusal = If both refuse to obey the laws of chess, both lose.

## 18: the drawn game

article-18-1 = The draw offer
rule-18-1 = A draw is offered just after making one's own move, and only then is the opponent's clock started. The offer stands until it is answered; the opponent may accept it, or decline it by word or by making a move.
rule-18-1-clock = The offer made, whoever made it starts the opponent's clock.
    .note = This holds while the game is being played; at a resumption article 16 says whose clock is started.
rule-18-1-moment = There is one right moment to offer a draw: just after making one's own move, before starting the opponent's clock.
rule-18-1-touch = Touching a piece does not yet decline the offer; it stands until the move is made.
    .note = The text knows two ways of declining, by word and by making the move. Touching a piece is neither.
rule-18-1-accepted = An accepted draw offer ends the game: it is drawn.
    .note = An accepted offer ends the game whenever it was made; for one made out of order the interpretations of 1974 say so.
rule-18-1-declined = An offer declined by word or by making a move no longer counts.
rule-18-1-sealed = Sealing is making the move: it declines an offer made before.
rule-18-1-withdrawal = As long as the opponent has not answered, the offer cannot be taken back.
rule-18-1--int-1974-A-a = An offer made while the opponent's clock runs is out of order and stands all the same: the opponent may accept it or decline it.
rule-18-1--int-1974-A-b = An offer made while the offering player's own clock runs is out of order and stands all the same: the opponent may accept it or decline it.
rule-18-1--int-1974-A-b-wait = If a draw is offered before the offering player has moved, the opponent may wait for that move before answering.
rule-18-1--int-1974-A-touch = An offer made out of order is not declined by touching a piece either; it stands until a move has been completed.
    .note = The interpretation knows two ways of declining, by word and by completing a move. Touching a piece completes none.
rule-18-1--int-1974-A-accepted = An offer made out of order is valid too: once it is accepted, the game is drawn.
rule-18-1--int-1974-A-declined = An offer made out of order no longer counts once the opponent declines it by word or, at the first chance, completes a move.
rule-18-1--int-1974-A-withdrawal = Nor can an offer made out of order be taken back before the opponent has answered.
rule-18-1--int-1974-B = A draw is valid even if the offering player moved before the answer and the opponent accepted only later: the proposal matters more than its form.
rule-18-1--int-1974-B-stands = That the offering player has moved before the answer does not cancel the offer.

## Misconceptions: an answer people give, and why it is wrong

misconception-closed-envelope-stays-closed = The arbiter must refuse to return the envelope, because a sealed move admits of no change.
    .why = So an arbiter once decided, and the interpretation of 1966 found him wrong: until the clocks are stopped the move is not final.
misconception-sealing-undone-after-the-clocks = The player may change his move as long as the envelope is still on the table.
    .why = It is the clocks that count: once they are stopped, the sealed move is final, wherever the envelope is.
misconception-session-ends-by-the-game-clocks = The session is not timed by the wall clock: it ends when the two clocks total the hours planned.
    .why = An arbiter once took it so, and the interpretation of 1974 says the opposite: the wall clock governs.
misconception-offer-noted-on-the-envelope = The envelope must bear a draw offer that is still unanswered.
    .why = The laws of 1974 ask for four things: names, position, times, and who sealed which number of move. The offer was added later.
misconception-resumption-noted-on-the-envelope = The envelope must bear the date, time and place of the resumption.
    .why = That came with later laws. In 1974 names, position, times and who sealed which number of move are enough.
misconception-two-hours-more-are-too-many = The arbiter may not extend the session by two hours: the extension has to be shorter.
    .why = The interpretation lets him extend it, with warning beforehand, by no more than two hours; exactly two hours are within that.
misconception-opened-without-the-replier = At the set hour the arbiter opens the envelope and makes the sealed move on the board.
    .why = The envelope is opened only when the replier is there. Until then his clock runs.
misconception-sealers-clock-while-waiting = The arbiter starts the sealer's clock, because his move has not been made yet.
    .why = It is the replier who is away, and it is his clock that runs, even though the envelope stays closed.
misconception-reply-sealed-as-a-duty = The replier must seal his reply, because his opponent is not there to see it.
    .why = He is not bound to reply on the board, but he may: to seal the reply is a right.
misconception-bad-reply-harmless = The game goes on: it is a badly written sealed move that loses, not a reply.
    .why = The interpretation of 1958 applies the same rule to the sealed reply: if it cannot be known which move it was, its writer loses.
misconception-illegal-loses-without-more-ado = The sealer loses, because the move he wrote is illegal.
    .why = So it is since 1997. In 1974 the arbiter first judges whether there is reasonable doubt about the move intended, and here there is none.
misconception-ambiguous-loses-without-more-ado = The sealer loses, because several legal moves fit what he wrote.
    .why = An ambiguous record loses since 1997. In 1974 the game is lost if it cannot be established which move it was, and here that is not in doubt.
misconception-doubtful-record-chosen-by-opponent = The replier chooses one of the possible moves, and the game goes on with it.
    .why = That choice belonged to the draft of 1928. In 1974 the sealer loses if it cannot be established which move he intended.
misconception-doubtful-record-played-all-the-same = The game goes on with the move that seems most likely to the arbiter.
    .why = The arbiter does not choose the most likely one: if reasonable doubt remains about the move, the sealer loses.
misconception-empty-paper-replaced-by-word = The sealer makes on the board the move he states he sealed, and the game goes on.
    .why = The envelope is there and holds no move: there is no meaning to establish, and the sealer loses.
misconception-lateness-excused-at-pleasure = The game goes on: the arbiter may excuse the delay, whatever its cause.
    .why = That freedom belongs to later laws. In 1974 concessions are asked for only where the player is not to blame for his delay.
misconception-wait-until-his-time-runs-out = The game goes on: the absent player is waited for until the time on his clock runs out.
    .why = It was asked in 1966, and the answer was the hour: once it has passed the game is lost, though more time be left on the clock.
misconception-thirty-minutes-are-the-limit = The latecomer loses, because players are waited for no longer than half an hour.
    .why = A shorter time, set by each event, belongs to later laws. In 1974 the game is lost when a player is more than one hour late.
misconception-one-hour-sharp-is-lost = The player who came exactly one hour late loses.
    .why = The article speaks of more than one hour. At exactly one hour the game is still played.
misconception-one-late-and-both-lose = More than an hour has gone by: both players lose.
    .why = Both lose only if both are past the hour. Here only one of them is more than an hour late.
misconception-both-late-replier-loses = The replier loses, because it was his clock that ran while both were away.
    .why = If both are more than an hour late, both lose the game, whichever clock is running.
misconception-both-late-drawn = The game is drawn, because both players are late.
    .why = Two delays do not make up for each other: when each is more than an hour late, both lose.
misconception-mate-lost-by-lateness = The sealer loses, because he was more than one hour late and the envelope no longer counts.
    .why = The interpretation of 1962 excepts him: his sealed move was mate and he had won already.
misconception-flag-drawn-for-want-of-mate = The game is drawn, because the opponent cannot give mate with the pieces he has.
    .why = That draw came with later laws. In 1974 he who runs out of time before making his moves loses, whatever his opponent has.
misconception-vanished-envelope-annuls = The game is annulled and another is played, because the envelope has disappeared.
    .why = With position and times known the game goes on; the interpretation of 1970 recalled it.
misconception-vanished-envelope-loses = The sealer loses, because without the envelope he cannot prove that his move was legal.
    .why = When the envelope has disappeared the game is resumed with the position and times of the adjournment; nobody loses it for that.
misconception-late-notice-corrected-by-grace = The arbiter may correct the clock though no player pointed it out in time.
    .why = That the arbiter may do so belongs to later laws. In 1974 checking the clocks is for the players, who bear the consequences of neglecting it.
misconception-timely-notice-refused = The clock is not corrected, because the players ought to have checked it before sitting down to play.
    .why = The player pointed it out before his first move, and so the error must be corrected. Negligence begins after that.
misconception-announced-draw-undone-by-the-record = The sealer loses: the draw does not count, because his sealed move is illegal.
    .why = The interpretation of 1974 answers this very case: the draw agreed remains valid.
misconception-announced-resignation-undone-by-the-record = The sealer loses, because his move is illegal and his opponent's resignation comes to nothing.
    .why = The interpretation of 1974 puts this case and answers it: the resignation remains valid.
misconception-touch-taken-for-refusal = The offer lapses, because the opponent declined it by touching a piece.
    .why = In 1974 one declines by word or by making the move. That touching a piece is enough belongs to later laws.
misconception-stalemate-lost-by-lateness = The sealer loses: to have stalemated his opponent does not save him from having come late.
    .why = The interpretation of 1962 excepts him: with the stalemate the game was drawn already, however late he came.
misconception-unknown-position-drawn = The game is drawn, because without envelope or position it cannot go on.
    .why = Without the position there is no result: the game is annulled and another is played in its place.
misconception-unknown-position-guessed = The game goes on from the position that the arbiter holds most likely.
    .why = The position is known or it is not: if there is no way to establish it, the game is annulled and another is played.
misconception-absent-sealer-loses-once-answered = The sealer loses, because his opponent has already replied and he has not come.
    .why = With the reply sealed his clock runs, but the game goes on: he loses if his time runs out or if he is more than an hour late.
misconception-flag-of-the-late-does-not-count = The game goes on, because the flag of who comes late does not count until the envelope is opened.
    .why = The replier's clock runs from the hour set. Who runs out of time before making his moves loses, whether he has come or not.
misconception-flag-excused-by-a-wrong-clock = The game goes on, because the clock showed a wrong time and the flag does not count.
    .why = The error has to be pointed out before the first move. If nobody did, the clocks are not corrected and the fallen flag counts.
