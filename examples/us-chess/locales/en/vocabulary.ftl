### The words of rules/vocabulary.yaml in English.

## Parties

party-white = White
    .number = singular
    .gender = masculine
    .of = White's
    .to = to White
party-black = Black
    .number = singular
    .gender = masculine
    .of = Black's
    .to = to Black
party-sealer = the sealer
    .number = singular
    .gender = masculine
    .of = the sealer's
    .to = to the sealer
party-replier = the replier
    .number = singular
    .gender = masculine
    .of = the replier's
    .to = to the replier
party-player = the player
    .number = singular
    .gender = masculine
    .of = the player's
    .to = to the player
party-opponent = the opponent
    .number = singular
    .gender = masculine
    .of = the opponent's
    .to = to the opponent
party-both-players = both players
    .number = plural
    .gender = masculine
    .of = both players'
    .to = to both players
party-players = the players
    .number = plural
    .gender = masculine
    .of = the players'
    .to = to the players
party-players-each = the players
    .number = plural
    .gender = masculine
    .of = each player's
    .to = to each player
party-offerer = the player who offers the draw
    .number = singular
    .gender = masculine
    .of = the offering player's
    .to = to the player who offers the draw
party-offeree = the player offered the draw
    .number = singular
    .gender = masculine
    .of = the offered player's
    .to = to the player offered the draw
party-claimant = the player who claims the draw
    .number = singular
    .gender = masculine
    .of = the claimant's
    .to = to the player who claims the draw
party-recorder = the player concerned
    .number = singular
    .gender = masculine
    .of = the player's
    .to = to the player concerned
party-arbiter = the director
    .number = singular
    .gender = masculine
    .of = the director's
    .to = to the director
party-committee = the committee
    .number = singular
    .gender = masculine
    .of = the committee's
    .to = to the committee
party-organisers = the organisers
    .number = plural
    .gender = masculine
    .of = the organisers'
    .to = to the organisers
party-envelope = the envelope
    .number = singular
    .gender = masculine
    .of = the envelope's
    .to = to the envelope

## Facts: the case

fact-edition = edition of the laws
    .states = the game falls under edition { $value }
    .asks = Which edition of the laws applies?
fact-position = position before the sealed move
    .states = the position is { $value }
    .asks = What was the position just before the sealed move (in FEN)?
fact-sealer-colour = colour of the sealer
    .states = { $value ->
        [white] the sealed move is White's
       *[black] the sealed move is Black's
    }
    .asks = Whose is the sealed move: White's or Black's?
    .value = { $value ->
        [white] White
       *[black] Black
    }

## Facts: the sealed move

fact-sealed-written = text of the sealed move
    .states = { $zero ->
        [yes] nothing is written on the paper of the sealed move
       *[no] the sealed move is written “{ $value }”
    }
    .asks = What is written, character by character, as the sealed move?
fact-sealed-language = language of the notation
    .states = the letters of the pieces are those of { $value ->
        [es] Spanish
        [it] Italian
        [en] English
       *[other] the language “{ $value }”
    }
    .asks = In which language does the sealer name the pieces?
fact-sealed-reading = reading of the sealed move
    .states = { $value ->
        [clear] the sealed move is clearly written
        [inexact] the sealed move is written with some inexactness, but only one legal move fits it
        [ambiguous] the sealed move as written fits two or more legal moves
        [illegal] the sealed move is illegal
        [unintelligible] it cannot be known which move is written in the envelope
       *[absent] no move is written in the envelope
    }
    .asks = How is the sealed move written?
    .value = { $value ->
        [clear] clear
        [inexact] inexact
        [ambiguous] ambiguous
        [illegal] illegal
        [unintelligible] unintelligible
       *[absent] absent
    }
fact-sealed-ends-game = end of the game by the sealed move
    .states = { $value ->
        [no] the sealed move does not end the game
        [checkmate] the sealed move is checkmate
        [stalemate] the sealed move is stalemate
        [dead_position] the sealed move leads to a dead position
        [fivefold] with the sealed move the position occurs for the fifth time
       *[seventy_five] with the sealed move each side completes seventy-five moves without a capture or a pawn move
    }
    .asks = Does the sealed move end the game, and how?
    .value = { $value ->
        [no] no
        [checkmate] checkmate
        [stalemate] stalemate
        [dead_position] dead position
        [fivefold] fivefold repetition
       *[seventy_five] seventy-five moves
    }
fact-sealing-moved-on-board = move to be sealed made on the board
    .states = { $value ->
        [yes] the move to be sealed was made on the board
       *[no] the move to be sealed was not made on the board
    }
    .asks = Was the move to be sealed made on the board?

## Facts: the session and the sealing

fact-session-over = end of the session
    .states = { $value ->
        [yes] the time of the session is over
       *[no] the time of the session is not over
    }
    .asks = Is the time of the session over?
fact-session-remaining = time left in the session
    .states = the time left in the session is { $value }
    .asks = How much time is left in the session?
    .sets = the time left in the session becomes { $value }
fact-control-moves-made = moves of the time control
    .states = { $value ->
        [yes] the moves of the time control have been made
       *[no] the moves of the time control have not been made
    }
    .asks = Have the moves of the time control been made?
fact-sealing-asked = request to seal
    .states = { $value ->
        [yes] the director has asked for the move to be sealed
       *[no] the director has not asked for the move to be sealed
    }
    .asks = Has the director asked for the move to be sealed?
fact-sealing-early = early adjournment
    .states = { $value ->
        [yes] the game is adjourned before the session ends
       *[no] the game is not adjourned before the session ends
    }
    .asks = Is the game adjourned before the session ends?
fact-sealing-clocks-stopped = clocks stopped after sealing
    .states = { $value ->
        [yes] the clocks have already been stopped
       *[no] the clocks have not been stopped yet
    }
    .asks = Have the clocks already been stopped?
fact-sealing-change-wanted = wish to change the sealed move
    .states = { $value ->
        [yes] the sealer wants to change the sealed move
       *[no] the sealer does not want to change the sealed move
    }
    .asks = Does the sealer want to change the sealed move?
fact-arbiter-refuses-early-seal = director's objection to early sealing
    .states = { $value ->
        [yes] the director objects to early sealing
       *[no] the director does not object to early sealing
    }
    .asks = Does the director object to early sealing?
    .discretion = the director may decide that the move is not to be sealed early

## Facts: the envelope

fact-envelope-missing = loss of the envelope
    .states = { $value ->
        [yes] the envelope with the sealed move is lost
       *[no] the envelope with the sealed move is not lost
    }
    .asks = Is the envelope with the sealed move lost?
fact-envelope-opened = opening of the envelope
    .states = { $value ->
        [yes] the envelope has been opened
       *[no] the envelope is still closed
    }
    .asks = Has the envelope been opened?
fact-position-known = certainty about the position
    .states = { $value ->
        [yes] the position at the adjournment can be established
       *[no] the position at the adjournment cannot be established
    }
    .asks = Can the position at the adjournment be established?
fact-times-known = certainty about the times
    .states = { $value ->
        [yes] the times used up to the adjournment can be established
       *[no] the times used up to the adjournment cannot be established
    }
    .asks = Can the times used up to the adjournment be established?
fact-position-set-up-wrong = wrong setting-up of the position
    .states = { $value ->
        [yes] the position was set up wrongly at the resumption
       *[no] the position was set up correctly at the resumption
    }
    .asks = Was the position set up wrongly at the resumption?

## Facts: before and at the resumption

fact-ended-before-kind = end of the game before the resumption
    .states = { $value ->
        [none] so far there has been neither a draw agreement nor a resignation
        [draw_agreed] a draw was agreed before the resumption
       *[resignation] a player resigned before the resumption
    }
    .asks = Was there a draw agreement or a resignation before the resumption?
    .value = { $value ->
        [none] neither
        [draw_agreed] draw agreement
       *[resignation] resignation
    }
fact-ended-before-by = player who resigned
    .states = { $value ->
        [nobody] neither player resigned
        [sealer] it was the sealer who resigned
       *[replier] it was the replier who resigned
    }
    .asks = Which player resigned, if either did?
    .value = { $value ->
        [nobody] neither
        [sealer] the sealer
       *[replier] the replier
    }
fact-player-present = { $party_of } presence
    .states = { $value ->
        [yes] { $party_number ->
            [plural] { $party } are present
           *[singular] { $party } is present
        }
       *[no] { $party_number ->
            [plural] { $party } are not present
           *[singular] { $party } is not present
        }
    }
    .asks = { $party_number ->
        [plural] Are { $party } present?
       *[singular] Is { $party } present?
    }
fact-player-late = { $party_of } lateness
    .states = { $zero ->
        [yes] { $party } { $party_number ->
            [plural] are
           *[singular] is
        } not late
       *[no] { $party } { $party_number ->
            [plural] are
           *[singular] is
        } { $value } late
    }
    .asks = { $party_number ->
        [plural] How late are { $party } (on arrival or, if still missing, so far)?
       *[singular] How late is { $party } (on arrival or, if still missing, so far)?
    }
fact-reply-sealed = sealed reply
    .states = { $value ->
        [yes] a reply has been sealed
       *[no] no reply has been sealed
    }
    .asks = Has a reply been sealed?

## Facts: the clocks

fact-player-time-left = time left on { $party_of } clock
    .states = { $party_number ->
        [plural] { $party } still have { $value } on the clock
       *[singular] { $party } still has { $value } on the clock
    }
    .asks = How much time is left on { $party_of } clock?
    .sets = the time left on { $party_of } clock becomes { $value }
fact-clocks-wrong = error on the clocks
    .states = { $value ->
        [yes] one of the clocks shows a wrong time
       *[no] the clocks show the right times
    }
    .asks = Does one of the clocks show a wrong time?
fact-clocks-noticed = moment at which the clock error is pointed out
    .states = { $value ->
        [no] neither player has pointed out the clock error
        [before_first_move] a player pointed out the clock error before making a first move
       *[after_first_move] a player pointed out the clock error after making a first move
    }
    .asks = Did a player point out the clock error, and when?
    .value = { $value ->
        [no] no
        [before_first_move] before the player's first move
       *[after_first_move] after the player's first move
    }
fact-arbiter-corrects-clock-anyway = correction of the clock despite late notice
    .states = { $value ->
        [yes] the director corrects the clock although the error was not pointed out in time
       *[no] the director does not correct a clock error that was not pointed out in time
    }
    .asks = Does the director correct the clock although the error was not pointed out in time?
    .discretion = the director may decide that the clock is to be corrected even if the error was not pointed out in time

## Facts: the claim of a draw

fact-sealing-done = sealing of a move
    .states = { $value ->
        [yes] a move has been sealed
       *[no] no move has been sealed
    }
    .asks = Has a move been sealed?
fact-player-blameless = cause of { $party_of } lateness
    .states = { $value ->
        [yes] { $party_of } lateness has a cause beyond the player's control
       *[no] { $party_of } lateness has no cause beyond the player's control
    }
    .asks = Has { $party_of } lateness a cause beyond the player's control?
fact-player-default-waived = { $party_of } lateness excused by the director
    .states = { $value ->
        [yes] the director excuses { $party_of } lateness
       *[no] the director does not excuse { $party_of } lateness
    }
    .asks = Does the director excuse { $party_of } lateness?
    .discretion = if { $party_of } lateness could not be avoided, the director may waive the hour

## Acts: after “must”, “may”, “must not”

act-ask-to-seal = ask the player to move to seal the move
act-write-sealed-move = write the sealed move unambiguously on the scoresheet
act-write-board-move = seal the very move made on the board
act-enclose-scoresheets = put both scoresheets in the envelope
act-seal-envelope = close the envelope
act-change-sealed-move = change the sealed move
act-refuse-early-seal = object to sealing before the session ends
act-stop-clocks = stop the clocks
act-bear = bear { $object }
act-keep-envelope = keep the envelope safe
act-set-up-position = set up on the board the position before the sealed move
act-set-clocks = set the clocks to the times used up to the adjournment
act-open-envelope = open the envelope
act-play-sealed-move = make the sealed move on the board
act-play-intended-move = make on the board the move meant to be sealed
act-play-chosen-move = make on the board the move chosen
act-choose-reading = choose among the moves the record admits
act-restore-position = have the correct position set up on the board
act-start-clock = start { $object_of } clock
act-seal-reply = seal the reply in another envelope
act-keep-reply = keep the envelope with the reply safe
act-open-reply = open the envelope with the reply
act-play-reply = make the sealed reply on the board
act-switch-clocks = press the clock: their own stops and the opponent's runs
act-replay-game = have a new game played
act-establish-times = determine the times the clocks are to show
act-correct-clocks = correct the times on the clocks
act-waive-default = excuse the lateness

## What the envelope bears

object-names = the names of the players
object-position = the position before the sealed move
object-times = the times used by both players
object-sealer-name = the name of the sealer
object-move-number = the number of the sealed move
object-draw-offer = the draw offer
object-resumption-data = the day, time and place of the resumption
object-before-irregularity = the position just before the irregularity
object-last-identifiable = the last identifiable position before the irregularity

## States

state-game-over = the game is over

## Matters

matter-result = result
matter-sealing = sealing
matter-envelope = envelope
matter-resumption = resumption
matter-clocks = clocks
topic-sealed-move = The game is resumed: what to do with the sealed move, and with one that is badly written
topic-lateness = A player is late or does not come
topic-envelope-missing = The envelope is missing
topic-ended-before = The players agreed on something, or one resigned, before the resumption
topic-clocks-wrong = The clocks show wrong times
topic-sealing = The session ends: how a move is sealed

## Moments

fact-order = order of events
    .states = the order was { $value }
    .asks = Which came first?
fact-done = what has been done
    .states = this has been done: { $value }
    .asks = What has been done?
fact-sealing-at = the sealing
    .states = the time at which the move was sealed, counted from the hour set, is { $value }
    .asks = When was the move sealed (counted from the hour set)?
fact-ended-before-at = the agreement or the resignation
    .states = the agreement or the resignation came { $value }
    .asks = When did the agreement or the resignation come (counted from the hour set)?
fact-resumption-at = the hour set for the resumption
    .states = the hour set is { $value }
    .asks = When was the resumption set for (counted from the hour set)?
fact-player-arrival-at = { $party_of } arrival
    .states = { $party_of } arrival was { $value }
    .asks = When did { $party } arrive (counted from the hour set)?
fact-envelope-opened-at = the opening of the envelope
    .states = the envelope was opened { $value }
    .asks = When was the envelope opened (counted from the hour set)?
fact-record-at = the disclosure of the sealed move
    .states = the sealed move was disclosed { $value }
    .asks = When was the sealed move disclosed (counted from the hour set)?
fact-reply-sealed-at = the sealing of the reply
    .states = the reply was sealed { $value }
    .asks = When was the reply sealed (counted from the hour set)?
fact-player-limit-at = the end of the time { $party } had to arrive
    .states = the time { $party } had to arrive ended { $value }
    .asks = When did the time { $party } had to arrive end (counted from the hour set)?
fact-reading-late-replier-and-final-move = a late replier and a sealed move that ends the game
    .states = { $value ->
        [lost] the late replier loses even if the sealed move would have ended the game (the letter speaks of the late sealer only)
       *[over] the sealed move had ended the game, whoever comes late (the sense: nothing was left to be late for)
    }
    .asks = Does the replier lose by coming too late when the sealed move has ended the game?
    .value = { $value ->
        [lost] lost
       *[over] the game was over
    }
fact-reading-end-before-against-final-move = an agreement or resignation, and a sealed move that ends the game
    .states = { $value ->
        [end_before] the agreement or the resignation counts: it came before the envelope was opened
       *[final_move] the sealed move had ended the game, so nothing could be agreed or resigned any more
    }
    .asks = What prevails when the players agree or one resigns while the envelope holds a move that ends the game?
    .value = { $value ->
        [end_before] agreement or resignation
       *[final_move] the sealed move
    }

## What plica's own vocabulary does not know

fact-arbiter-allows-choice = choice among the interpretations
    .states = { $value ->
        [yes] the director lets the replier choose among the reasonable interpretations
       *[no] the director does not let the replier choose among the interpretations
    }
    .asks = Does the director let the replier choose among the reasonable interpretations?
    .discretion = the director may decide to allow no choice among the interpretations
fact-arbiter-finds-meaning = reasonable interpretation of an invalid move
    .states = { $value ->
        [yes] the director finds a reasonable interpretation of what was sealed
       *[no] the director finds no reasonable interpretation of what was sealed
    }
    .asks = Does the director find a reasonable interpretation of what was sealed?
fact-arbiter-other-solution = solution other than a new game
    .states = { $value ->
        [yes] the director finds a new game impractical, or another solution fairer
       *[no] the director finds no reason against a new game
    }
    .asks = Does the director find a new game impractical, or another solution fairer?
    .discretion = the director may find a new game impractical, or another solution fairer
fact-arbiter-scores-both-lost = scoring of the game as lost by both
    .states = { $value ->
        [yes] the director declares the game lost by both players
       *[no] the director does not declare the game lost by both players
    }
    .asks = Does the director declare the game lost by both players?
fact-player-time-expired = end of { $party_of } time before arrival
    .states = { $value ->
        [yes] { $party_of } time had run out before arrival
       *[no] { $party_of } time had not run out before arrival
    }
    .asks = Had { $party_of } time run out before arrival?
fact-player-time-expired-at = the end of { $party_of } time
    .states = { $party_of } time ran out { $value }
    .asks = When did { $party_of } time run out (counted from the hour set)?
fact-position-noticed-after = moves until the wrong position was noticed
    .states = the wrong position was noticed at move { $value } after the resumption
    .asks = How many moves after the resumption was the wrong position noticed?
fact-reading-ambiguous-without-choice = an ambiguous sealed move where no choice is allowed
    .states = { $value ->
        [not_regulated] the rules allow a choice and do not say what follows without one
       *[lost] a move with several interpretations and no choice is an invalid move, which loses
    }
    .asks = Does the sealer lose when the director allows no choice among the interpretations?
    .value = { $value ->
        [not_regulated] not regulated
       *[lost] lost
    }
fact-reading-wrong-set-up-found-late = a wrong position noticed after more than ten moves
    .states = { $value ->
        [stands] the position on the board stands: the rule corrects it within ten moves only
       *[not_regulated] the rule does not say what follows later
    }
    .asks = Does a wrong position stand that is noticed after more than ten moves?
    .value = { $value ->
        [stands] stands
       *[not_regulated] not regulated
    }
act-report-result = tell the director the result
act-score-both-lost = declare the game lost by both players
act-compensate-time = change the times on the clocks because of the wrong position
object-signatures = the signatures of both players
