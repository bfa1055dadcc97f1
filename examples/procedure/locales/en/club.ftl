edition-club = Rules of the Example Club
    .short = Club

article-7 = The opening of the envelope
rule-7 = When the player who has to reply is there, the arbiter opens the envelope.
rule-7-seal = Before the envelope is opened, the arbiter shows both players that it is still closed.
