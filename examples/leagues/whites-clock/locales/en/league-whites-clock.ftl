### The words of the edition league-whites-clock: what it says otherwise than fide-2023.

edition-league-whites-clock = Guidelines I of 2023 as an example league plays by them: White's clock runs while both are away
    .short = League (White’s clock)

rule-I-11-white = If neither player is there at the hour set, White's clock is started, even if White has sealed.
rule-I-11-white-replier = If neither player is there at the hour set, White's clock is started; here White is the one to reply.
rule-I-11-white-arrival = When White, who has sealed, comes first, the clock of the opponent still missing is started.
rule-I-11-shared = The arbiter may divide otherwise the time that passed while both players were away.
rule-I-9-2 = If the player who must reply is not there at the hour set, the clock of that player is started, unless White bears the time.

misconception-sealers-clock-while-replier-absent = The arbiter starts the sealer's clock, because his move has not been made yet.
    .why = The move was made when it was sealed; the waiting falls on the one who has not come. The replier's clock runs, with the envelope closed.
