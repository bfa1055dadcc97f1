### The words of the edition league-opponent-keeps-envelope: what it says otherwise than fide-2023.

edition-league-opponent-keeps-envelope = Guidelines I of 2023 as an example league plays by them: the opponent keeps the envelope
    .short = League (envelope)

rule-I-3 = The arbiter checks what is written on the envelope and gives it to the opponent of the player who sealed, who keeps it until the resumption.
