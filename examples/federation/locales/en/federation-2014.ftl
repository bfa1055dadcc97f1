### The words of the edition federation-2014: what it says otherwise than fide-2014, and the federation's official wording.

edition-federation-2014 = FIDE Laws of Chess of July 2014, as adopted by the Example Federation
    .short = Example Federation 2014

## Official wording

rule-E-7 = (Official wording) The envelope shall remain closed until the player due to reply has come to the board.
rule-E-10 = (Official wording) A player who comes later than the default time, which is thirty minutes unless the event sets another, loses the game unless the arbiter rules otherwise.
