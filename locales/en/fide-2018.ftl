### The words of the edition fide-2018 in English: what it says otherwise than fide-2014.

edition-fide-2018 = FIDE Laws of Chess in force from January 2018, with Guidelines I
    .short = FIDE 2018

article-6-7 = Default time
rule-6-7-1 = Where the rules of the event set no default time it is zero: whoever arrives after the set hour has exceeded it.

rule-9-1-2-2 = Both players mark the offer on their scoresheets with the sign (=).

rule-9-6-1 = With the sealed move the same position stands for the fifth time, or more, whatever was played in between: the game is drawn without anybody's claim.
    .note = Since 2017 the five times need not be in a row. They are counted in the history, where it is told; otherwise the arbiter states the number.
rule-9-6-1-before = The same position had stood five times already, in a row or not, before the sealed move: the game had ended in a draw.


rule-I-5-again = The position before the sealed move was set up wrongly: it is set up again.
    .note = The article says which position must stand on the board; one that was set up wrongly is put right by it.
rule-I-9-final = With the sealed move the game ends by itself, the fifth repetition included, whatever was played in between: it ended with that move.

rule-5-1-2 = A player who declares that he resigns loses: the game ends at once.
rule-5-2-3 = The game is drawn when the two players agree on it.
