### The words of the procedure in English: what to check, what both clocks show, what comes later, the moments of the game.

heading-check = To check
heading-then = Then, by what turns out
heading-rights = What the players may do
heading-clocks = What the clocks show (time used)
heading-later = Later
later-step = — { $step } [{ $citation }]
later-in-order = If the move is in order
if-adopted = If { $statement }
later-goes-on = If the game goes on

check-clock = { $party_of } clock should have been running { $since } and should show { $shows }; if not, start it with that time{ $right ->
        [yes] , unless a player had the right to stop it and did
       *[no] { "" }
    }
check-undone = If this is still to be done ({ $acts }), do it now and start the clock with { $shows }
check-ready = Check too that this was done, and otherwise do it now: { $acts }

clock-line = { $party_of } clock: { $shows }; { $state }
clock-noted = the time noted at the adjournment
clock-established = the time that is established
clock-ran = { $time } { $since }{ $cited }
clock-ran-unknown = what it has run { $since }{ $cited }
clock-since-time = since { $time } after the hour set
clock-perhaps = { $time } more if it was not stopped { $at }
clock-perhaps-unknown = some more if it was not stopped { $at }
clock-less = less { $time } [{ $cited }]
clock-shared = plus or minus what the arbiter shares of the time lost [{ $cited }]
clock-decided = what it runs as the arbiter decides{ $cited }
clock-as-shown = what it shows
clock-runs = running
clock-stands = stopped
clock-as-decided = running or stopped as the arbiter decides
clock-runs-unless = running, unless it was stopped { $at }
clock-in-play = in play: that of the player to move runs
clock-ended = if it runs it is stopped: the game is over
clock-next = started { $at } [{ $cited }]
clock-next-again = started again { $at } [{ $cited }]
clock-next-now = started now [{ $cited }]
clock-next-now-again = started again now [{ $cited }]
clock-gives-way = stopped when the other is started
clock-goes-on = running in any case { $at } [{ $cited }]
clock-goes-on-now = running in any case from now on [{ $cited }]

## The moments of the game

hall-session = the session
    .since = since the session
    .until = until the session
    .at = during the session
    .when = when the session is played
hall-session-end = the end of the session
    .since = since the end of the session
    .until = until the end of the session
    .at = at the end of the session
    .when = when the session ends
hall-sealing = the closing of the envelope
    .since = since the envelope was closed
    .until = until the envelope was closed
    .at = when the envelope is closed
    .when = when the envelope is closed
hall-ended-before = the agreement or resignation
    .since = since the agreement or resignation
    .until = until the agreement or resignation
    .at = with the agreement or resignation
    .when = when there is an agreement or a resignation
hall-resumption = the hour set
    .since = since the hour set
    .until = until the hour set
    .at = at the hour set
    .when = when the hour set comes
hall-player-arrival = { $party_of } arrival
    .since = since { $party_of } arrival
    .until = until { $party_of } arrival
    .at = at { $party_of } arrival
    .when = when { $party } { $party_number ->
        [plural] arrive
       *[singular] arrives
    }
hall-player-flag = the end of { $party_of } time
    .since = since { $party_of } time ran out
    .until = until { $party_of } time ran out
    .at = when { $party_of } time runs out
    .when = if { $party_of } flag falls
hall-player-limit = { $party_of } limit
    .since = since { $party_of } limit
    .until = until { $party_of } limit
    .at = at { $party_of } limit
    .when = if { $party } { $party_number ->
        [plural] are
       *[singular] is
    } not here when more than { $time } have passed since the hour set
    .by = if { $party } { $party_number ->
        [plural] are
       *[singular] is
    } not here when { $hour } is past, { $time } after the hour set
hall-envelope-opened = the opening of the envelope
    .since = since the opening of the envelope
    .until = until the opening of the envelope
    .at = when the envelope is opened
    .when = when the envelope is opened
hall-record = the reading of the sealed move
    .since = since the sealed move was read
    .until = until the sealed move was read
    .at = once the sealed move is read
    .when = when the sealed move is read
hall-move-made = the move on the board
    .since = since the move was made on the board
    .until = until the move was made on the board
    .at = once the move is on the board
    .when = when the move is on the board
hall-reply-sealed = the sealed reply
    .since = since the reply was sealed
    .until = until the reply was sealed
    .at = when the reply is sealed
    .when = when the reply is sealed
hall-reply-opened = the opening of the reply
    .since = since the reply was opened
    .until = until the reply was opened
    .at = once the reply is opened
    .when = when the reply is opened
hall-reply-made = the reply on the board
    .since = since the reply is on the board
    .until = until the reply was on the board
    .at = once the reply is on the board
    .when = when the reply is on the board
hall-clocks-noticed = the clocks' error being pointed out
    .since = since the clocks' error was pointed out
    .until = until the clocks' error was pointed out
    .at = when the clocks' error is pointed out
    .when = when an error of the clocks is pointed out
hall-first-moves = the first moves of the resumption
    .since = since the first moves of the resumption
    .until = until the first moves of the resumption
    .at = with the first moves of the resumption
    .when = when the first moves have been made
hall-irregularity-found = the finding of the irregularity
    .since = since the irregularity was found
    .until = until the irregularity was found
    .at = when the irregularity is found
    .when = when an irregularity is found
hall-claim-made = the claim
    .since = since the claim
    .until = until the claim
    .at = with the claim
    .when = when there is a claim
hall-offer-touched = the answer to the offer by touching a piece
    .since = since a piece was touched
    .until = until a piece was touched
    .at = when a piece is touched
    .when = when a piece is touched
hall-refusal = the refusal to play by the laws
    .since = since the refusal to play by the laws
    .until = until the refusal to play by the laws
    .at = with the refusal to play by the laws
    .when = when somebody refuses to play by the laws
