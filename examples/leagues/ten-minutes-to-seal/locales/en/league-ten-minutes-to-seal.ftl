### The words of the edition league-ten-minutes-to-seal: what it says otherwise than fide-2023.

edition-league-ten-minutes-to-seal = Guidelines I of 2023 as an example league plays by them: ten minutes to seal
    .short = League (ten minutes)

rule-I-1-1-minutes = Who has not closed the envelope ten minutes after he was to seal loses the game.
