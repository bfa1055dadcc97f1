### The words of the edition fide-2023 in English: what it says otherwise than fide-2018.

edition-fide-2023 = FIDE Laws of Chess in force from January 2023, with Guidelines I
    .short = FIDE 2023

rule-5-1-2-draw = A resignation makes a draw, not a loss, if the opponent has no way to mate by any series of legal moves.

article-6-10 = Wrongly set clocks
rule-6-10-2 = When a clock is seen to be set wrongly, the arbiter corrects it.
    .note = On wrong times at a resumption Guideline I.13, where the event adopted it, is the special provision and goes before this one.

rule-I-1-1-paper = The sealed move is written on a paper scoresheet, even if the game was recorded on an electronic one.
rule-I-6-resignation = A resignation told to the arbiter before the resumption ends the game; who resigns loses it, provided that the opponent can mate, as 5.1.2 says.

rule-5-1-2 = A player who declares to his opponent that he resigns loses, provided that the opponent can mate: the game ends at once.
rule-5-1-over = What is known shows that the game has ended.
rule-5-2-3 = The game is drawn when the two players agree on it, provided that both have made at least one move.
rule-5-2-3-void = A draw agreed before both players have made a move does not end the game.
rule-9-1-2-1-accepted = If the opponent accepts the offer, the game ends in a draw, provided that both have made at least one move.
rule-I-6 = If a draw is agreed or a player resigns before the resumption, the game is over: neither what the envelope holds nor any lateness changes the result.
rule-I-6-draw = A draw agreed before the resumption stands as the result.
misconception-resignation-against-no-mating-material = The player who resigned loses, whatever pieces his opponent has.
    .why = So it was until 2023. Now a resignation draws if the opponent cannot mate by any series of legal moves.
