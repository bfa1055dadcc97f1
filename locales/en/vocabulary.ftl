### The words of rules/vocabulary.yaml in English: parties, facts, acts, objects, states and matters.

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
party-arbiter = the arbiter
    .number = singular
    .gender = masculine
    .of = the arbiter's
    .to = to the arbiter
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
fact-event-name = name of the competition
    .states = the competition is called “{ $value }”
    .asks = What is the competition called?
fact-event-round = round
    .states = the game belongs to round { $value }
    .asks = Which round does the game belong to?
fact-event-board = board
    .states = the game is that of board { $value }
    .asks = On which board is the game played?
fact-event-day = day of the game
    .states = the game is played on { $value }
    .asks = On which day is the game played?
fact-event-resumes-at = hour set for the resumption
    .states = the game is resumed at { $value }
    .asks = At what time is the game to be resumed?
fact-event-began = start of the competition
    .states = the competition began on { $value }
    .asks = On what day did the competition begin?
fact-event-adopts-guidelines = adoption of the Guidelines
    .states = { $value ->
        [yes] the rules of the event adopt the Guidelines on adjourned games
       *[no] the rules of the event do not adopt the Guidelines on adjourned games
    }
    .asks = Do the rules of the event adopt the Guidelines on adjourned games?
fact-event-electronic-scoresheets = electronic scoresheets
    .states = { $value ->
        [yes] the players record on electronic scoresheets
       *[no] the players record on paper
    }
    .asks = Do the players record on electronic scoresheets?
fact-event-timed = time limit
    .states = { $value ->
        [yes] the game is played with a time limit
       *[no] the game is played without a time limit
    }
    .asks = Is the game played with a time limit?
fact-white-name = player with White
    .states = White is { $value }
    .asks = Who is playing White?
fact-black-name = player with Black
    .states = Black is { $value }
    .asks = Who is playing Black?
fact-position = position before the sealed move
    .states = the position is { $value }
    .asks = What was the position just before the sealed move (in FEN)?
fact-history = moves of the game
    .states = the moves of the game are { $value }
    .asks = Which moves were played before the sealed move?
fact-moves-completed = moves completed
    .states = the number of moves completed is { $value }
    .asks = How many moves have been completed?
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
        [ca] Catalan
        [cs] Czech
        [da] Danish
        [de] German
        [et] Estonian
        [fi] Finnish
        [fr] French
        [hu] Hungarian
        [is] Icelandic
        [nl] Dutch
        [no] Norwegian
        [pl] Polish
        [pt] Portuguese
        [ro] Romanian
        [ru] Russian
        [sv] Swedish
       *[other] the language “{ $value }”
    }
    .asks = In which language does the sealer name the pieces?
fact-sealed-notation = system of notation
    .states = { $value ->
        [algebraic] the sealed move is in algebraic notation
        [descriptive] the sealed move is in descriptive notation
       *[numeric] the sealed move is in numeric notation
    }
    .asks = In which system of notation is the sealed move written?
    .value = { $value ->
        [algebraic] algebraic
        [descriptive] descriptive
       *[numeric] numeric
    }
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
fact-sealed-intended = move meant to be sealed
    .states = the move meant to be sealed is { $value }
    .asks = Which move did the player mean to seal?
fact-sealed-intention-doubtful = doubt about the move meant to be sealed
    .states = { $value ->
        [yes] in the arbiter's judgement there is reasonable doubt about the move meant to be sealed
       *[no] in the arbiter's judgement there is no reasonable doubt about the move meant to be sealed
    }
    .asks = In the arbiter's judgement, is there reasonable doubt about the move meant to be sealed?
fact-sealed-obvious-error = obvious material error
    .states = { $value ->
        [yes] in the committee's judgement an obvious material error in the record can be verified
       *[no] in the committee's judgement no obvious material error in the record can be verified
    }
    .asks = In the committee's judgement, can an obvious material error in the record of the sealed move be verified?
fact-sealed-offers-draw = draw offer beside the sealed move
    .states = { $value ->
        [yes] a draw offer stands beside the sealed move
       *[no] no draw offer stands beside the sealed move
    }
    .asks = Does a draw offer stand beside the sealed move?
fact-sealed-record-is-capture = capture in the sealed move
    .states = { $value ->
        [yes] the sealed move is recorded as a capture
       *[no] the sealed move is not recorded as a capture
    }
    .asks = Is the sealed move recorded as a capture?
fact-sealed-piece-can-move = legal move of the piece recorded
    .states = { $value ->
        [yes] the piece of the sealed move has a legal move
       *[no] the piece of the sealed move has no legal move
    }
    .asks = Has the piece of the sealed move any legal move?
fact-sealed-king-can-move = legal move of the king
    .states = { $value ->
        [yes] the sealer's king has a legal move
       *[no] the sealer's king has no legal move
    }
    .asks = Has the sealer's king any legal move, castling apart?
fact-sealed-penalty-possible = feasibility of the penalty for the capture
    .states = { $value ->
        [yes] the penalty laid down for the illegal capture can be carried out
       *[no] the penalty laid down for the illegal capture cannot be carried out
    }
    .asks = Can the penalty laid down for the illegal capture be carried out?
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
fact-sealed-on-board = move made on the board instead of sealed
    .states = the move { $value } was made on the board instead of being sealed
    .asks = Which move was made on the board instead of being sealed?
fact-sealing-moved-on-board = move to be sealed made on the board
    .states = { $value ->
        [yes] the move to be sealed was made on the board
       *[no] the move to be sealed was not made on the board
    }
    .asks = Was the move to be sealed made on the board?
fact-position-over = end of the game before the sealed move
    .states = { $value ->
        [no] before the sealed move the game was not over yet
        [checkmate] before the sealed move it was already checkmate
        [stalemate] before the sealed move it was already stalemate
        [dead_position] before the sealed move the position was already dead
        [fivefold] before the sealed move the position had already occurred five times
       *[seventy_five] before the sealed move each side had already completed seventy-five moves without a capture or a pawn move
    }
    .asks = Had the position before the sealed move already ended the game, and how?
    .value = { $value ->
        [no] no
        [checkmate] checkmate
        [stalemate] stalemate
        [dead_position] dead position
        [fivefold] fivefold repetition
       *[seventy_five] seventy-five moves
    }
fact-player-can-mate = { $party_of } chance of mate
    .states = { $value ->
        [yes] { $party_number ->
            [plural] { $party } can give mate by some series of legal moves
           *[singular] { $party } can give mate by some series of legal moves
        }
       *[no] { $party_number ->
            [plural] { $party } cannot give mate by any series of legal moves
           *[singular] { $party } cannot give mate by any series of legal moves
        }
    }
    .asks = { $party_number ->
        [plural] Is there any series of legal moves by which { $party } can give mate?
       *[singular] Is there any series of legal moves by which { $party } can give mate?
    }

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
fact-session-length = length of the session
    .states = the session lasts { $value }
    .asks = How long does the session last?
fact-session-elapsed-wall = session time by the wall clock
    .states = by the wall clock the session has lasted { $value }
    .asks = How long has the session lasted by the wall clock?
    .sets = by the wall clock the session lasted { $value }
fact-session-sealing-time = time spent on sealing
    .states = { $zero ->
        [yes] no time was spent on sealing after the end of the session
       *[no] sealing took { $value } after the end of the session
    }
    .asks = How long did sealing take after the end of the session?
fact-session-extension = extension of the session
    .states = the extension of the session is { $value }
    .asks = By how much is the session to be extended?
fact-session-kept-for-adjourned = session kept for adjourned games
    .states = { $value ->
        [yes] the session is kept for adjourned games
       *[no] the session is not kept for adjourned games
    }
    .asks = Is the session kept for adjourned games?
fact-session-long-game = game expected to be long
    .states = { $value ->
        [yes] the game is expected to be long
       *[no] the game is not expected to be long
    }
    .asks = Is the game expected to be long?
fact-session-last-round-next = nearness of the last round
    .states = { $value ->
        [yes] the next round is the last
       *[no] the next round is not the last
    }
    .asks = Is the next round the last?
fact-clocks-total = total of both clocks
    .states = the total of both clocks is { $value }
    .asks = How much time do the two clocks show in all?
fact-control-moves-made = moves of the time control
    .states = { $value ->
        [yes] the moves of the time control have been made
       *[no] the moves of the time control have not been made
    }
    .asks = Have the moves of the time control been made?
fact-players-warned = warning to the players
    .states = { $value ->
        [yes] the players were warned beforehand that the session might be extended
       *[no] the players were not warned beforehand that the session might be extended
    }
    .asks = Were the players warned beforehand that the session might be extended?
fact-event-hours-per-day = hours of play a day
    .states = play lasts { $value } h a day
    .asks = How many hours a day are played in the competition?
fact-event-many-players = many players and few arbiters
    .states = { $value ->
        [yes] the competition has too many players for its arbiters
       *[no] the competition does not have too many players for its arbiters
    }
    .asks = Does the competition have too many players for its arbiters?
fact-sealing-asked = request to seal
    .states = { $value ->
        [yes] the arbiter has asked for the move to be sealed
       *[no] the arbiter has not asked for the move to be sealed
    }
    .asks = Has the arbiter asked for the move to be sealed?
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
fact-sealing-envelope-closed = closing of the envelope
    .states = { $value ->
        [yes] the sealer has already closed the envelope
       *[no] the sealer has not closed the envelope yet
    }
    .asks = Has the sealer already closed the envelope?
fact-sealing-change-wanted = wish to change the sealed move
    .states = { $value ->
        [yes] the sealer wants to change the sealed move
       *[no] the sealer does not want to change the sealed move
    }
    .asks = Does the sealer want to change the sealed move?
fact-arbiter-refuses-early-seal = arbiter's objection to early sealing
    .states = { $value ->
        [yes] the arbiter objects to early sealing
       *[no] the arbiter does not object to early sealing
    }
    .asks = Does the arbiter object to early sealing?
    .discretion = the arbiter may decide that the move is not to be sealed early

## Facts: the envelope

fact-envelope-missing = loss of the envelope
    .states = { $value ->
        [yes] the envelope with the sealed move is lost
       *[no] the envelope with the sealed move is not lost
    }
    .asks = Is the envelope with the sealed move lost?
fact-envelope-reply-missing = loss of the envelope with the reply
    .states = { $value ->
        [yes] the envelope with the reply is lost
       *[no] the envelope with the reply is not lost
    }
    .asks = Is the envelope with the reply lost?
fact-envelope-opened = opening of the envelope
    .states = { $value ->
        [yes] the envelope has been opened
       *[no] the envelope is still closed
    }
    .asks = Has the envelope been opened?
fact-envelope-shows-names = players' names on the envelope
    .states = { $value ->
        [yes] the envelope bears the names of the players
       *[no] the envelope does not bear the names of the players
    }
    .asks = Does the envelope bear the names of the players?
fact-envelope-shows-position = position on the envelope
    .states = { $value ->
        [yes] the envelope bears the position before the sealed move
       *[no] the envelope does not bear the position before the sealed move
    }
    .asks = Does the envelope bear the position before the sealed move?
fact-envelope-shows-times = times used on the envelope
    .states = { $value ->
        [yes] the envelope bears the times used
       *[no] the envelope does not bear the times used
    }
    .asks = Does the envelope bear the times used?
fact-envelope-shows-sealer = sealer's name on the envelope
    .states = { $value ->
        [yes] the envelope bears the name of the sealer
       *[no] the envelope does not bear the name of the sealer
    }
    .asks = Does the envelope bear the name of the sealer?
fact-envelope-shows-move-number = number of the sealed move on the envelope
    .states = { $value ->
        [yes] the envelope bears the number of the sealed move
       *[no] the envelope does not bear the number of the sealed move
    }
    .asks = Does the envelope bear the number of the sealed move?
fact-envelope-shows-draw-offer = draw offer on the envelope
    .states = { $value ->
        [yes] the envelope bears the draw offer
       *[no] the envelope does not bear the draw offer
    }
    .asks = Does the envelope bear the draw offer?
fact-envelope-shows-resumption = details of the resumption on the envelope
    .states = { $value ->
        [yes] the envelope bears the day, time and place of the resumption
       *[no] the envelope does not bear the day, time and place of the resumption
    }
    .asks = Does the envelope bear the day, time and place of the resumption?
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
        [none] neither a draw agreement nor a resignation was reported before the resumption
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
        [sealer] { $party } resigned before the resumption
       *[replier] { $party } resigned before the resumption
    }
    .asks = Who resigned?
    .value = { $value ->
        [nobody] neither
        [sealer] { $party }
       *[replier] { $party }
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
fact-late-blameless = lateness without fault
    .states = { $value ->
        [yes] the lateness has a cause beyond the player's control
       *[no] no lateness has a cause beyond the player's control
    }
    .asks = Does the lateness have a cause beyond the player's control?
fact-event-sets-default-time = whether a default time is set
    .states = { $value ->
        [yes] the rules of the event set a default time
       *[no] the rules of the event set no default time
    }
    .asks = Do the rules of the event set a default time?
fact-event-default-time = default time
    .states = the default time is { $value }
    .sets = the default time is { $value }
    .asks = What default time holds: the one set by the rules of the competition or, where they set none, by the arbiter?
fact-event-resumption-limit = lateness allowed at a resumption
    .states = a player may come up to { $value } late to the resumption
    .asks = How late may a player come to the resumption under the rules of the event?
fact-arbiter-waives-default = lateness excused by the arbiter
    .states = { $value ->
        [yes] the arbiter excuses the lateness
       *[no] the arbiter excuses no lateness
    }
    .asks = Does the arbiter excuse the lateness?
    .discretion = the arbiter may decide that the game is not lost by the lateness
fact-arbiter-shares-lost-time = the arbiter's decision on the lost time
    .states = { $value ->
        [yes] the arbiter decides otherwise about the lost time
       *[no] the arbiter decides nothing else about the lost time
    }
    .asks = Does the arbiter decide otherwise about the lost time?
    .discretion = the arbiter may decide otherwise about the lost time
fact-reply-piece-touched = piece touched in order to reply
    .states = { $value ->
        [yes] the replier has already touched one of their own pieces in order to reply
       *[no] the replier has touched none of their own pieces in order to reply
    }
    .asks = Has the replier already touched one of their own pieces in order to reply?
fact-reply-sealed = sealed reply
    .states = { $value ->
        [yes] a reply has been sealed
       *[no] no reply has been sealed
    }
    .asks = Has a reply been sealed?
fact-reply-reading = reading of the sealed reply
    .states = { $value ->
        [clear] the sealed reply is clearly written
        [inexact] the sealed reply is written with some inexactness, but only one legal move fits it
        [ambiguous] the sealed reply as written fits two or more legal moves
        [illegal] the sealed reply is illegal
        [unintelligible] it cannot be known which move is written in the envelope with the reply
       *[absent] no move is written in the envelope with the reply
    }
    .asks = How is the sealed reply written?
    .value = { $value ->
        [clear] clear
        [inexact] inexact
        [ambiguous] ambiguous
        [illegal] illegal
        [unintelligible] unintelligible
       *[absent] absent
    }
fact-reply-intention-doubtful = doubt about the reply meant to be sealed
    .states = { $value ->
        [yes] in the arbiter's judgement there is reasonable doubt about the reply meant to be sealed
       *[no] in the arbiter's judgement there is no reasonable doubt about the reply meant to be sealed
    }
    .asks = In the arbiter's judgement, is there reasonable doubt about the reply meant to be sealed?
fact-reply-ends-game = end of the game by the sealed reply
    .states = { $value ->
        [no] the sealed reply does not end the game
        [checkmate] the sealed reply is checkmate
        [stalemate] the sealed reply is stalemate
        [dead_position] the sealed reply leads to a dead position
        [fivefold] the sealed reply repeats the position for the fifth time
       *[seventy_five] the sealed reply completes seventy-five moves without a capture or a pawn move
    }
    .asks = Does the sealed reply end the game, and how?
    .value = { $value ->
        [no] no
        [checkmate] checkmate
        [stalemate] stalemate
        [dead_position] dead position
        [fivefold] fivefold repetition
       *[seventy_five] seventy-five moves
    }
fact-refuses-who = refusal to obey the laws
    .states = { $value ->
        [nobody] neither player refuses to obey the laws
        [sealer] { $party_number ->
            [plural] { $party } refuse to obey the laws
           *[singular] { $party } refuses to obey the laws
        }
        [replier] { $party_number ->
            [plural] { $party } refuse to obey the laws
           *[singular] { $party } refuses to obey the laws
        }
       *[both] both players refuse to obey the laws
    }
    .asks = Which player refuses to obey the laws, if either does?
    .value = { $value ->
        [nobody] neither
        [sealer] { $party }
        [replier] { $party }
       *[both] both players
    }
fact-refuses-persists = persistence of the refusal
    .states = { $value ->
        [yes] the refusal persists although the arbiter has told what the laws demand
       *[no] the refusal does not persist
    }
    .asks = Does the refusal persist although the arbiter has told what the laws demand?

## Facts: the clocks

fact-player-flag-fallen = { $party_of } flag
    .states = { $value ->
        [yes] { $party_of } flag has fallen
       *[no] { $party_number ->
            [plural] no flag has fallen
           *[singular] { $party_of } flag has not fallen
        }
    }
    .asks = Has { $party_of } flag fallen?
fact-player-time-used = time used on { $party_of } clock
    .states = { $party_number ->
        [plural] { $party } have used { $value }
       *[singular] { $party } has used { $value }
    }
    .asks = { $party_number ->
        [plural] How much time have { $party } used?
       *[singular] How much time has { $party } used?
    }
    .sets = the time used on { $party_of } clock becomes { $value }
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
fact-clocks-error-proven = proof of the clock error
    .states = { $value ->
        [yes] it is proven that the time was registered wrongly
       *[no] it is not proven that the time was registered wrongly
    }
    .asks = Is it proven that the time was registered wrongly?
fact-clocks-negligence = negligence in the clock error
    .states = { $value ->
        [yes] the clock error is due to negligence
       *[no] the clock error is not due to negligence
    }
    .asks = Is the clock error due to negligence?
fact-clocks-noticed = moment at which the clock error is pointed out
    .states = { $value ->
        [no] neither player has pointed out the clock error
        [before_first_move] the clock error was noticed before the first move
       *[after_first_move] the clock error was noticed after the first move
    }
    .asks = Was the clock error noticed, and when?
    .value = { $value ->
        [no] no
        [before_first_move] before the player's first move
       *[after_first_move] after the player's first move
    }
fact-arbiter-corrects-clock-anyway = correction of the clock despite late notice
    .states = { $value ->
        [yes] the arbiter corrects the clock although the error was not pointed out in time or is not proven
       *[no] the arbiter does not correct a clock error that was not pointed out in time or is not proven
    }
    .asks = Does the arbiter correct the clock although the error was not pointed out in time or is not proven?
    .discretion = the arbiter may decide that the clock is to be corrected even if the error was not pointed out in time or is not proven
fact-irregularity-found = irregularity found
    .states = { $value ->
        [yes] something is found to have gone wrong at an earlier move
       *[no] nothing is found to have gone wrong at an earlier move
    }
    .asks = Is something found to have gone wrong at an earlier move?
fact-irregularity-move = move of the irregularity
    .states = the irregularity happened at move { $value }
    .asks = At which move did the irregularity happen?
fact-irregularity-found-at-move = move at which the irregularity was found
    .states = the irregularity was found at move { $value }
    .asks = At which move was the irregularity found?

## Facts: an irregularity found during play

fact-illegal-found = illegal move found
    .states = { $value ->
        [yes] a completed illegal move has been found during the game
       *[no] no completed illegal move has been found
    }
    .asks = Has an illegal move, completed by pressing the clock, been found during the game?
fact-illegal-kind = kind of illegal move
    .states = { $value ->
        [other] the illegal move is not a pawn left unpromoted on the last rank
       *[pawn_not_promoted] a pawn reached the last rank and the clock was pressed without another piece in its place
    }
    .asks = Is the illegal move a pawn left unpromoted on the last rank, or of another kind?
    .value = { $value ->
        [other] of another kind
       *[pawn_not_promoted] an unpromoted pawn
    }
fact-illegal-position-known = certainty about the position before the illegal move
    .states = { $value ->
        [yes] it is known what the position was before the illegal move
       *[no] there is no way to know what the position was just before the illegal move
    }
    .asks = Is it known what the position was just before the illegal move?
fact-player-illegal-moves = { $party_of } illegal moves
    .states = { $party_of } total of illegal moves in this game is { $value }
    .asks = { $party_number ->
        [plural] How many illegal moves have { $party } completed in this game, counting the one just found if it is theirs?
       *[singular] How many illegal moves has { $party } completed in this game, counting the one just found if it is that player's?
    }
fact-player-illegal-now = whether the illegal move just found is { $party_of }
    .states = { $value ->
        [yes] the illegal move just found is { $party_of }
       *[no] the illegal move just found is not { $party_of }
    }
    .asks = Is the illegal move just found { $party_of }?
fact-displaced-found = pieces off their squares
    .states = { $value ->
        [yes] a piece has been found during the game not to stand on its proper square
       *[no] no piece has been found off its proper square
    }
    .asks = Has any piece been found during the game not to stand on its proper square?
fact-displaced-position-known = certainty about the position before the displacement
    .states = { $value ->
        [yes] it is known what the position was before the pieces were displaced
       *[no] there is no way to know what the position was just before the pieces were displaced
    }
    .asks = Is it known what the position was just before the pieces were displaced?

## Facts: the recording of the moves

fact-recording-in-advance = recording in advance
    .states = { $value ->
        [yes] the player writes the move before making it
       *[no] neither player writes a move before making it
    }
    .asks = Does the player write the move before making it?
fact-recording-reason = reason for recording in advance
    .states = { $value ->
        [none] the move is written beforehand neither to claim a draw nor to seal it
        [draw_claim] the move is written beforehand to claim a draw
       *[adjournment] the move is written beforehand to seal it
    }
    .asks = Is the move written beforehand to claim a draw or to seal it?
    .value = { $value ->
        [none] for neither
        [draw_claim] to claim a draw
       *[adjournment] to seal it
    }
fact-recording-other-notes = other notes on the scoresheet
    .states = { $value ->
        [yes] notes that are no data of the game are written on the scoresheet
       *[no] no notes other than data of the game are written on the scoresheet
    }
    .asks = Are notes that are no data of the game written on the scoresheet?
fact-recording-unable = player unable to record
    .states = { $value ->
        [yes] the player is not able to record the moves
       *[no] both players are able to record the moves
    }
    .asks = Is there a player who is not able to record the moves?
fact-recording-disability = disability of the player unable to record
    .states = { $value ->
        [yes] the player unable to record has a disability
       *[no] the player unable to record has no disability
    }
    .asks = Has the player unable to record a disability?
fact-recording-offer-noted = draw offer on the scoresheets
    .states = { $value ->
        [yes] the draw offer is already noted on both scoresheets
       *[no] the draw offer is not noted on both scoresheets yet
    }
    .asks = Is the draw offer already noted on both scoresheets?
fact-player-moves-behind = { $party_of } unrecorded moves
    .states = the number of own moves missing from { $party_of } scoresheet is { $value }
    .asks = How many own moves are missing from { $party_of } scoresheet?
fact-player-under-five-minutes = { $party_of } shortage of time
    .states = { $value ->
        [yes] { $party_of } clock has shown less than five minutes in this period
       *[no] { $party_number ->
            [plural] no clock has shown less than five minutes in this period
           *[singular] { $party_of } clock has not shown less than five minutes in this period
        }
    }
    .asks = Has { $party_of } clock shown less than five minutes at any moment of this period?
fact-event-increment = time added per move
    .states = { $zero ->
        [yes] the clock adds no time with the moves
       *[no] the clock adds { $value } with each move
    }
    .asks = How much time does the clock add with each move?

## Facts: the claim of a draw

fact-sealed-ends-differ = ends of the moves that fit the record
    .states = { $value ->
        [yes] the moves that fit the record do not end the game alike
       *[no] the moves that fit the record end the game alike, or none does
    }
    .asks = Do the moves that fit the record end the game differently, or only some of them?
fact-sealed-as-on-board = sealed move and move on the board
    .states = { $value ->
        [yes] the sealed move is the one made on the board
       *[no] the sealed move is not the one made on the board
    }
    .asks = Is the sealed move the one made on the board?
fact-sealing-done = sealing of a move
    .states = { $value ->
        [yes] a move has been sealed
       *[no] no move has been sealed
    }
    .asks = Has a move been sealed?
fact-player-control-made = { $party_of } moves of the time control
    .states = { $value ->
        [yes] { $party } made the moves of the time control in time
       *[no] { $party } did not make the moves of the time control in time
    }
    .asks = Did { $party } make the moves of the time control in time?
fact-sealer-enough-time = time left to the sealer
    .states = { $value ->
        [yes] in the arbiter's judgement the sealer has enough time left
       *[no] in the arbiter's judgement the sealer has too little time left
    }
    .asks = In the arbiter's judgement, has the sealer enough time left?
fact-players-agree = agreement of the players on position and times
    .states = { $value ->
        [yes] the players agree on the position and the times
       *[no] the players do not agree on the position and the times
    }
    .asks = Do the players agree on the position and the times?
fact-resignation-told-to = to whom the resignation was told
    .states = { $value ->
        [arbiter] the resignation was told to the arbiter
       *[opponent] the resignation was told to the opponent only
    }
    .asks = To whom was the resignation told?
    .value = { $value ->
        [arbiter] the arbiter
       *[opponent] the opponent only
    }
fact-player-blameless = cause of { $party_of } lateness
    .states = { $value ->
        [yes] { $party_of } lateness has a cause beyond the player's control
       *[no] { $party_of } lateness has no cause beyond the player's control
    }
    .asks = Has { $party_of } lateness a cause beyond the player's control?
fact-player-default-waived = { $party_of } lateness excused by the arbiter
    .states = { $value ->
        [yes] the arbiter excuses { $party_of } lateness
       *[no] the arbiter does not excuse { $party_of } lateness
    }
    .asks = Does the arbiter excuse { $party_of } lateness?
    .discretion = the arbiter may decide that the game is not lost by { $party_of } lateness
fact-event-decides-lost-time = rules of the event on lost time
    .states = { $value ->
        [yes] the rules of the event say otherwise who bears the lost time
       *[no] the rules of the event do not say otherwise who bears the lost time
    }
    .asks = Do the rules of the event say otherwise who bears the lost time?
fact-flags-first-known = which flag fell first
    .states = { $value ->
        [yes] it can be established which flag fell first
       *[no] it cannot be established which flag fell first
    }
    .asks = Can it be established which flag fell first?
fact-flags-last-period = flags fallen in the last period
    .states = { $value ->
        [yes] the flags fell in the period in which all remaining moves have to be made
       *[no] another period was to follow the one in which the flags fell
    }
    .asks = Did the flags fall in the period in which all remaining moves have to be made?
fact-player-flag-after-correction = { $party_of } flag by the right time
    .states = { $value ->
        [yes] by the right time { $party_of } flag would have fallen too
       *[no] by the right time { $party_of } flag would not have fallen
    }
    .asks = Would { $party_of } flag have fallen by the right time too?
fact-clocks-noticed-by = who pointed out the clock error
    .states = { $value ->
        [player] a player pointed out the clock error
       *[arbiter] the arbiter, not a player, found the clock error
    }
    .asks = Who found the clock error?
    .value = { $value ->
        [player] a player
       *[arbiter] the arbiter
    }
fact-player-moves-before = { $party_of } moves before the irregularity
    .states = { $party_of } number of moves before the irregularity is { $value }
    .asks = How many moves had { $party } made before the irregularity?
fact-player-moves-made = { $party_of } moves at the discovery of the irregularity
    .states = { $party_of } number of moves when the irregularity was found is { $value }
    .asks = How many moves had { $party } made when the irregularity was found?
fact-players-both-moved = a move of each player
    .states = { $value ->
        [yes] each player has made a move
       *[no] not both players have made a move yet
    }
    .asks = Has each player made a move?
fact-event-special-flag-law = special law on exceeded time
    .states = { $value ->
        [yes] the organisers have adopted a special law on how an exceeded time is established
       *[no] the organisers have adopted no special law on how an exceeded time is established
    }
    .asks = Have the organisers adopted a special law on how an exceeded time is established?
fact-claim-kind = claim of a draw
    .states = { $value ->
        [none] no draw has been claimed
        [threefold_next] a draw is claimed for a threefold repetition that a move not yet made will bring about
        [threefold_now] a draw is claimed for a threefold repetition that has come about already
       *[fifty] a draw is claimed for fifty moves without a capture or a pawn move
    }
    .asks = Is a draw claimed, and on what ground?
    .value = { $value ->
        [none] not claimed
        [threefold_next] threefold repetition with the next move
        [threefold_now] threefold repetition already on the board
       *[fifty] fifty moves
    }
fact-claim-by = who claims the draw
    .states = { $value ->
        [sealer] { $party_number ->
            [plural] { $party } claim the draw
           *[singular] { $party } claims the draw
        }
       *[replier] { $party_number ->
            [plural] { $party } claim the draw
           *[singular] { $party } claims the draw
        }
    }
    .asks = Which player claims the draw?
    .value = { $value ->
        [sealer] { $party }
       *[replier] { $party }
    }
fact-claim-on-move = claimant's turn to move
    .states = { $value ->
        [yes] it is the claimant's turn to move
       *[no] it is not the claimant's turn to move
    }
    .asks = Is it the claimant's turn to move?
fact-claim-piece-touched = piece touched before the claim
    .states = { $value ->
        [yes] the claimant touched a piece to move or capture it before claiming
       *[no] the claimant touched no piece before claiming
    }
    .asks = Did the claimant touch a piece to move or capture it before claiming?
fact-claim-written = text of the move with which a draw is claimed
    .states = the move with which a draw is claimed is written “{ $value }”
    .asks = How is the move with which a draw is claimed written on the scoresheet?
fact-claim-move-written = writing of the move before the claim
    .states = { $value ->
        [yes] the claimant has first written the move on the scoresheet, without making it
       *[no] the claimant has not written the move on the scoresheet before the claim
    }
    .asks = Has the claimant first written the move on the scoresheet, without making it?
fact-claim-declared = claimant's declaration to the arbiter
    .states = { $value ->
        [yes] the claimant has told the arbiter that this move will be made
       *[no] the claimant has not told the arbiter that this move will be made
    }
    .asks = Has the claimant told the arbiter that this move will be made?
fact-sealed-repetitions = repetitions of the position after the sealed move
    .states = { $value ->
        [1] counting the sealed move, the position has stood once
       *[other] counting the sealed move, the position has stood { $value } times
    }
    .asks = How many times has the position stood, counting the sealed move?
fact-position-repetitions = repetitions before the sealed move
    .states = { $value ->
        [1] no position had been repeated before the sealed move
       *[other] the position most often repeated before the sealed move had stood { $value } times
    }
    .asks = How many times had the position most often repeated stood before the sealed move?
fact-claim-repetitions = repetitions of the claimed position
    .states = the number of times the position will have stood, counting the announced move if there is one, is { $value }
    .asks = How many times will the position have stood, counting the announced move if there is one?
fact-claim-quiet-moves = moves without a capture or a pawn move
    .states = the number of moves that each player will have made without a capture or a pawn move, counting the announced move if there is one, is { $value }
    .asks = How many moves will each player have made without a capture or a pawn move, counting the announced move if there is one?

## Facts: the draw offer

fact-event-draw-rule = the event's rule on agreed draws
    .states = { $value ->
        [free] the rules of the event do not restrict agreed draws
        [after_move] the rules of the event admit no agreed draw until a set number of moves has been made
       *[never] the rules of the event admit no agreed draw
    }
    .asks = Do the rules of the event restrict agreed draws?
    .value = { $value ->
        [free] no
        [after_move] yes, until a set number of moves
       *[never] yes, throughout the game
    }
fact-event-draw-after-move = moves required before a draw may be agreed
    .states = the number of moves required before a draw may be agreed is { $value }
    .asks = How many moves do the rules of the event require before a draw may be agreed?
fact-arbiter-consents = arbiter's consent to the draw
    .states = { $value ->
        [yes] the arbiter consents to the agreed draw
       *[no] the arbiter has not consented to an agreed draw
    }
    .asks = Does the arbiter consent to the agreed draw?
    .discretion = the arbiter may consent to the agreed draw
fact-offer-by = author of the draw offer
    .states = { $value ->
        [sealer] { $party } offered a draw
       *[replier] { $party } offered a draw
    }
    .asks = Which player offered a draw?
    .value = { $value ->
        [sealer] { $party }
       *[replier] { $party }
    }
fact-offer-moment = moment of the draw offer
    .states = { $value ->
        [none] no draw was offered
        [after_move] the draw was offered after the move and before the clock was pressed
        [own_clock] the draw was offered on the offering player's own time, before the move
        [opponent_clock] the draw was offered while the opponent's clock was running
        [after_opponent_sealed] the draw was offered after the opponent had sealed
       *[between_sessions] the draw was offered between the sessions
    }
    .asks = Was a draw offered, and at what moment?
    .value = { $value ->
        [none] not offered
        [after_move] after the move and before the clock was pressed
        [own_clock] on the offering player's own time, before the move
        [opponent_clock] while the opponent's clock was running
        [after_opponent_sealed] after the opponent had sealed
       *[between_sessions] between the sessions
    }
fact-offer-answer = answer to the draw offer
    .states = { $value ->
        [none] no draw offer has been answered
        [accepted] the draw offer was accepted
        [declined_orally] the draw offer was declined orally
        [declined_by_touch] the draw offer was answered by touching a piece to move or capture it
       *[declined_by_move] the draw offer was declined by making a move
    }
    .asks = What answer did the draw offer have?
    .value = { $value ->
        [none] none
        [accepted] accepted
        [declined_orally] declined orally
        [declined_by_touch] a piece touched to move or capture it
       *[declined_by_move] declined by making a move
    }
fact-offer-conditional = condition of the draw offer
    .states = { $value ->
        [yes] the draw offer carries a condition
       *[no] the draw offer carries no condition
    }
    .asks = Does the draw offer carry a condition?
fact-offer-withdrawn = withdrawal of the draw offer
    .states = { $value ->
        [yes] the player who offered a draw wants to withdraw the offer
       *[no] the player who offered a draw does not want to withdraw the offer
    }
    .asks = Does the player who offered a draw want to withdraw the offer?
fact-offer-moved-since = move made after the offer
    .states = { $value ->
        [yes] the player who offered a draw has made a move since
       *[no] the player who offered a draw has made no move since
    }
    .asks = Has the player who offered a draw made a move since?
fact-offer-standing = draw offer standing at the adjournment
    .states = { $value ->
        [yes] a draw offer was still standing at the adjournment
       *[no] no draw offer was standing at the adjournment
    }
    .asks = Was a draw offer still standing at the adjournment?

## Acts: after “must”, “may”, “must not”

act-ask-to-seal = ask the player to move to seal the move
act-write-on-paper = write the sealed move on a paper scoresheet
act-write-sealed-move = write the sealed move unambiguously on the scoresheet
act-write-board-move = seal the very move made on the board
act-write-resumption-move = write down the move with which play will resume
act-enclose-record = enclose the record of that move in an envelope
act-enclose-scoresheets = put both scoresheets in the envelope
act-seal-envelope = close the envelope
act-sign-envelope = sign the envelope
act-change-sealed-move = change the sealed move
act-return-envelope = return the envelope to the player
act-refuse-return = refuse to return the envelope
act-seal-early = seal the move before the session ends
act-refuse-early-seal = object to sealing before the session ends
act-stop-clock = { $own ->
        [yes] stop their own clock
       *[no] stop { $object_of } clock
    }
act-stop-clocks = stop the clocks
act-start-other-clock = start the opponent's clock
act-bear = bear { $object }
act-check-envelope = check the details on the envelope
act-keep-envelope = keep the envelope safe
act-access-envelope = have access to the envelope while the game is adjourned
act-set-up-position = set up on the board the position before the sealed move
act-set-clocks = set the clocks to the times used up to the adjournment
act-warn-notation = warn the player that only algebraic notation is recognised
act-open-envelope = open the envelope
act-play-sealed-move = make the sealed move on the board
act-play-intended-move = make on the board the move meant to be sealed
act-await-sealer = wait for the sealer
act-decide-clock = decide whose clock runs meanwhile, for the text does not say
act-play-stated-move = make on the board the move stated to have been sealed
act-play-chosen-move = make on the board the move chosen
act-play-imposed-move = make the move imposed by the opponent, once he has chosen it
act-withdraw-move = take back the illegal move
act-castle = castle in carrying out the imposed move
act-choose-reading = choose among the moves the record admits
act-impose-piece-move = require the piece recorded to make a legal move
act-impose-king-move = require the king to be moved
act-name-piece = name the piece to be moved
act-demand-capture-penalty = demand the penalty laid down for the illegal capture
act-demand-penalty = demand a penalty for the illegal move any more
act-judge-error = judge whether an obvious material error in the record can be verified
act-oversee-formalities = have the formalities of the resumption carried out in its presence
act-restore-position = have the correct position set up on the board
act-restart-clock = set the clock going again
act-start-clock = start { $object_of } clock
    .again = start { $object_of } clock again
act-pause-own-clock = stop their own clock
act-call-arbiter = call the arbiter
act-seal-reply = seal the reply in another envelope
act-keep-reply = keep the envelope with the reply safe
act-open-reply = open the envelope with the reply
act-play-reply = make the sealed reply on the board
act-switch-clocks = stop their own clock and start the opponent's
act-share-lost-time = decide how the time lost is shared between the two clocks
act-reset-clocks = set the clocks again to the times that are due
act-name-intended-move = say which move was meant to be sealed
act-judge-intention = judge whether there is reasonable doubt about the move meant to be sealed
act-judge-breach = decide what follows from the breach
act-settle-lost-reply = decide how the game goes on without the lost reply, for the text does not say
act-judge-reply = decide what follows from the badly recorded reply, for the text does not say
act-replay-game = have a new game played
act-establish-times = determine the times used and set the clocks to them
act-correct-clocks = correct the times on the clocks
act-bear-negligence = bear the consequences of not having checked the clocks
act-accept-offer = accept the draw offer
act-decline-offer = decline the draw offer { $object }
act-defer-answer = give no answer until the opponent has made the move
act-withdraw-offer = withdraw the draw offer
act-offer-out-of-turn = do so at any moment but the one just after making a move
act-press-clock = start the opponent's clock
act-reinstate-position = reinstate { $object }
act-apply-touch-move = require that the move replacing the illegal one obeys the rules on the touched piece and the move made
act-promote-to-queen = put a queen of its colour in the pawn's place
act-judge-times = determine, as the arbiter judges best, the times that the clocks show, and set them so
act-add-time = add two minutes to { $object_of } clock
act-record-moves = record the moves of both sides on the scoresheet, one after another
act-write-in-advance = write a move before making it
act-write-other-notes = write notes on the scoresheet that are no data of the game
act-reply-first = answer the opponent's move before recording it
act-record-previous = write down their previous move before making another
act-use-assistant = have the moves recorded by an assistant whom the arbiter accepts
act-adjust-clock = adjust that player's clock fairly
act-keep-in-view = keep the scoresheet where the arbiter can see it as long as the game lasts
act-keep-scoresheets = keep the scoresheets, which belong to them
act-stop-recording = stop recording until the end of the period
act-record-offer = note the draw offer on the scoresheet with the sign (=)
act-agree-draw = agree a draw
act-announce-draw-rule = state in the invitation how agreed draws are restricted
act-repeat-draw-rule = repeat that rule before the event begins
act-attach-condition = attach conditions to the draw offer
act-weigh-disturbance = weigh whether the offer disturbed the opponent (article 11.5)
act-penalise-offerer = penalise the player who offered the draw (article 12.9)
act-claim-draw = claim a draw
act-change-move = change the move already written
act-check-claim = check whether the claim is correct
act-halt-clocks = stop both clocks
act-halt-for-claim = stop both clocks
act-withdraw-claim = withdraw the claim
act-add-two-minutes = add two minutes to { $object_of } clock for the wrong claim
act-add-three-minutes = add three minutes to { $object_of } clock for the wrong claim
act-resume-clock = restart { $object_of } clock
act-make-claimed-move = make on the board the move written for the claim
act-leave-unchecked = leave the claim unchecked
act-time-by-wall-clock = measure the session by the wall clock
act-count-sealing-time = count the time spent on sealing as part of the session
act-control-session = time the session by the arbiter's own clock
act-announce-times = announce the times of the session in advance
act-finish-adjourned = have the adjourned games finished before the last round
act-depart-from-order = arrange another order if circumstances demand it
act-interrupt-long-game = interrupt a long game in favour of others that can end sooner
act-extend-session = extend the session
act-stop-running-clock = stop the clocks, if one is still running
act-enter-result = enter the result, tell the players, and note the article and the time
act-record-annulment = record that the game is annulled, tell the players, and note the article and the time
act-announce-ruling = tell the players, and note the article and the time
act-make-concessions = make what concessions are possible
act-decide-score = decide what the opponent scores: a point, half a point or nothing
act-adopt-special-laws = adopt special rules
act-waive-default = excuse the lateness

## What the envelope bears

object-names = the names of the players
object-position = the position before the sealed move
object-times = the times used by both players
    .figure = { $party } { $time }
object-sealer-name = the name of the sealer
object-move-number = the number of the sealed move
object-draw-offer = the draw offer
object-resumption-data = the day, time and place of the resumption
object-orally-or-by-touch = by word of mouth or by touching a piece to move or capture it
object-orally-or-by-move = by word of mouth or by making the move
object-before-irregularity = the position just before the irregularity
object-last-identifiable = the last identifiable position before the irregularity

## States

state-offer-stands = the draw offer stands
state-offer-lapses = the draw offer lapses
state-condition-void = the condition is void
state-agreement-void = the agreed draw is void
state-claim-correct = the claim is correct
state-claim-fails = the claim fails
state-game-over = the game is over
state-moves-void = the moves made since are void
state-flags-void = the fallen flags do not decide the game

## Matters

matter-result = result
matter-sealing = sealing
matter-envelope = envelope
matter-resumption = resumption
matter-clocks = clocks
matter-offer = draw offer
matter-session = session
matter-schedule = schedule
matter-conduct = conduct
matter-irregularity = irregularity
matter-recording = recording
matter-claim = claim

topic-sealed-move = The game is resumed: what to do with the sealed move, and with one that is badly written
topic-lateness = A player is late or does not come
topic-lateness-kinds = Who is missing or late?
topic-late-white = White is late or has not come
topic-late-black = Black is late or has not come
topic-late-both = Neither player has come
topic-flag = A flag has fallen
topic-envelope-missing = The envelope is missing
topic-draw-agreed = The players agreed on a draw before the resumption
topic-resignation = A player resigned before the resumption
topic-clocks-wrong = The clocks show wrong times
topic-draw-offer = A draw was offered
topic-refusal = A player refuses to go on or to obey the laws
topic-sealing = The session ends: how a move is sealed
topic-envelope = What must be written on the envelope
topic-schedule = Session times and the schedule of adjourned games
topic-irregularity = An irregularity is found: an illegal move, a displaced piece, a wrong position
topic-recording = The recording of the moves
topic-draw-claim = A draw is claimed
topic-group-resumption = When the game is resumed
topic-group-board = During play
topic-group-closing = At the end of the session

## Moments

fact-order = order of events
    .states = the order was { $value }
    .asks = Which came first?
fact-done = what has been done
    .states = this has been done: { $value }
    .asks = What has been done?
fact-reply-sealed-at = the sealing of the reply
    .states = the reply was sealed { $value }
    .asks = When was the reply sealed (counted from the hour set)?
fact-position-over-at = the end of the game on the board
    .states = the game ended on the board { $value }
    .asks = When did the game end on the board (counted from the hour set)?
fact-sealing-at = the sealing
    .states = the move was sealed { $value }
    .asks = When was the move sealed (counted from the hour set)?
fact-player-flag-fallen-at = the fall of { $party_of } flag
    .states = { $party_of } flag fell { $value }
    .asks = When did { $party_of } flag fall (counted from the hour set)?
fact-ended-before-at = the agreement or the resignation
    .states = the agreement or the resignation came { $value }
    .asks = When did the agreement or the resignation come (counted from the hour set)?
fact-offer-accepted-at = the acceptance of the draw
    .states = the draw was accepted { $value }
    .asks = When was the draw accepted (counted from the hour set)?
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
fact-reply-opened-at = the opening of the sealed reply
    .states = the sealed reply was opened { $value }
    .asks = When was the sealed reply opened (counted from the hour set)?
fact-irregularity-found-at = the discovery of the irregularity
    .states = the irregularity was found { $value }
    .asks = When was the irregularity found (counted from the hour set)?
fact-claim-made-at = the claim of the draw
    .states = the draw was claimed { $value }
    .asks = When was the draw claimed (counted from the hour set)?
fact-refusal-at = the refusal to obey the laws
    .states = the refusal to obey the laws came { $value }
    .asks = When did the refusal to obey the laws come (counted from the hour set)?
fact-clocks-noticed-at = the notice that a clock is wrong
    .states = the wrong clock was pointed out { $value }
    .asks = When was the wrong clock pointed out (counted from the hour set)?
fact-player-limit-at = the end of the time { $party } had to arrive
    .states = the time { $party } had to arrive ended { $value }
    .asks = When did the time { $party } had to arrive end (counted from the hour set)?

# Readings of contested texts: what is in doubt, and what each choice holds.
fact-reading-bad-record-without-mating-chance = a bad record against an opponent who cannot mate
    .states = { $value ->
        [draw] a bad record leads to a draw when the opponent could never mate, as with a fallen flag (the exception read as it works in its own article)
       *[lost] a bad record loses even when the opponent could never mate (the exception concerns fallen flags only)
    }
    .asks = Does a bad record lose against an opponent who cannot mate by any series of legal moves?
    .value = { $value ->
        [draw] drawn
       *[lost] lost
    }
fact-reading-ambiguous-yet-over = an ambiguous record whose every reading ends the game
    .states = { $value ->
        [over] when every move that fits the record ends the game alike, that end stands (the sense of the exceptions)
       *[lost] an ambiguous record loses even when every move that fits it ends the game alike (the letter)
    }
    .asks = Does an ambiguous record lose when every move that fits it ends the game alike?
    .value = { $value ->
        [over] the end stands
       *[lost] lost
    }
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
fact-reading-flag-while-away-and-final-move = the flag of an absent replier and a sealed move that ends the game
    .states = { $value ->
        [final_move] the sealed move had ended the game at the sealing, so a flag that fell later loses nothing
       *[flag] the flag fell before the sealed move was made on the board, so it counts (the letter: the move is made when the replier comes)
    }
    .asks = Does the flag that falls before the replier comes count when the sealed move ends the game?
    .value = { $value ->
        [final_move] the sealed move
       *[flag] the flag
    }
fact-reading-both-late = both players past the limit
    .states = { $value ->
        [lost_by_both] the article applies to each late player, so both lose
       *[not_regulated] the article has one late player in mind and says nothing of two
    }
    .asks = Who loses when both players come too late?
    .value = { $value ->
        [lost_by_both] lost by both
       *[not_regulated] not regulated
    }
fact-reading-both-late-and-final-move = both players past the limit and a sealed move that ends the game
    .states = { $value ->
        [final_move] the sealed move had ended the game before either was late (the interpretation)
       *[lost_by_both] both lose by their lateness, whatever the envelope holds (the letter)
    }
    .asks = What prevails when both come too late and the sealed move ends the game?
    .value = { $value ->
        [final_move] the sealed move
       *[lost_by_both] lost by both
    }
fact-reading-late-and-annulled = envelope missing and position not established, and a late player
    .states = { $value ->
        [annulled] the game is annulled: there was nothing left to be late for
       *[lost] the late player loses: the missing envelope is not among the exceptions (the letter)
    }
    .asks = What prevails when the envelope is missing, the position cannot be established and a player comes too late?
    .value = { $value ->
        [annulled] annulled
       *[lost] the late player loses
    }
fact-reading-record-against-replier-limit = a bad record and a replier past his limit
    .states = { $value ->
        [lateness] the replier had lost first, by his lateness (what happened first counts)
       *[record] the bad record decides: it was made before anyone could be late
    }
    .asks = What prevails when the record is bad and the replier comes too late?
    .value = { $value ->
        [lateness] the lateness
       *[record] the record
    }
fact-reading-sealed-reply-against-lateness = a sealed reply that ends the game, and a sealer past his limit
    .states = { $value ->
        [lost] the late sealer loses: his time to arrive was over before the reply was opened
       *[reply] the sealed reply had been made, and it ended the game
    }
    .asks = What prevails when the sealed reply ends the game and the sealer comes too late?
    .value = { $value ->
        [lost] the late player loses
       *[reply] the reply
    }
fact-reading-concession-for-the-blameless = a player late without fault
    .states = { $value ->
        [arbiter] a concession to a player late without fault is for the arbiter to grant (the interpretation)
       *[no_ground] being late without fault is no reason to depart from the letter of the article
    }
    .asks = May a player who is late without fault be let off?
    .value = { $value ->
        [arbiter] the arbiter decides
       *[no_ground] no reason
    }
fact-reading-flag-and-annulled = envelope missing and position not established, and a fallen flag
    .states = { $value ->
        [annulled] the game is annulled: it could not be resumed, so no flag counts
       *[flag] the fallen flag counts all the same
    }
    .asks = What prevails when the envelope is missing, the position cannot be established and a flag falls?
    .value = { $value ->
        [annulled] annulled
       *[flag] the flag
    }
fact-reading-wrong-clock-and-flag = a fallen flag on a clock that was wrong
    .states = { $value ->
        [correct_first] the clock is corrected first; the flag counts only if it would have fallen by the right time too
       *[flag] the flag stands, however wrong the clock was
    }
    .asks = Does a flag count that fell on a clock found to be wrong?
    .value = { $value ->
        [correct_first] the clock first
       *[flag] the flag
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
fact-reading-resignation-to-the-opponent = a resignation told to the opponent alone
    .states = { $value ->
        [counts] a resignation told to the opponent alone counts: who resigns to his opponent has lost
       *[not_yet] a resignation counts only once the arbiter has been told; until then the game goes on
    }
    .asks = Does a resignation count of which only the opponent was told?
    .value = { $value ->
        [counts] it counts
       *[not_yet] not yet
    }
fact-reading-withdrawn-offer-after-sealing = a draw offer made after the sealing and taken back
    .states = { $value ->
        [stands] an offer made after the sealing cannot be taken back either: it stands until it is answered (18.1 and its interpretations of 1974, read of every offer)
       *[withdrawn] an offer made after the sealing may be taken back: the texts forbid it only of the offers they name
    }
    .asks = May a draw offer be taken back that was made after the sealing?
    .value = { $value ->
        [stands] the offer stands
       *[withdrawn] taken back
    }
fact-reading-lost-envelope-without-agreement = the envelope missing, position and times established, and the players not agreed
    .states = { $value ->
        [established] with position and times established the game goes on, even if the players do not agree (the first paragraph)
       *[annulled] with the envelope missing, position and times rest on the agreement of the players; without it the game is annulled (the second paragraph)
    }
    .asks = Does a game go on whose envelope is missing when the players do not agree on the position and the times?
    .value = { $value ->
        [established] it goes on
       *[annulled] annulled
    }
fact-reading-sealing-and-the-offer = a draw offer and the sealing that follows it
    .states = { $value ->
        [stands] an offer made before the opponent sealed still stands: a sealed move is not yet made on the board
       *[declined] sealing is making the move, so it declines an offer made before (the letter, taken with the interpretation of 1966)
    }
    .asks = Does a player decline a draw offer by sealing his move?
    .value = { $value ->
        [stands] the offer stands
       *[declined] declined
    }
fact-reading-times-lost = the position known, the times lost
    .states = { $value ->
        [position_suffices] the position suffices, even if the times are not known
       *[annulled] position and times are both needed, so the game is annulled (the letter)
    }
    .asks = Is a game annulled when the envelope is missing and the position is known but the times are not?
    .value = { $value ->
        [position_suffices] the position suffices
       *[annulled] annulled
    }
fact-reading-annulled-with-the-envelope-kept = the position cannot be established, but the envelope is there
    .states = { $value ->
        [annulled] the game is annulled: the letter asks only about the position
       *[not_regulated] the article is about a lost envelope; with the envelope there it says nothing
    }
    .asks = Is a game annulled whose position cannot be established although the envelope is there?
    .value = { $value ->
        [annulled] annulled
       *[not_regulated] not regulated
    }
fact-reading-position-and-times = only the position, or only the times, can be established
    .states = { $value ->
        [each_needed] in a timed game both the position and the times are needed
       *[position_suffices] the position suffices: without the times the game is not annulled
    }
    .asks = In a timed game of which only the position, or only the times, can be established, are both needed or does the position suffice?
    .value = { $value ->
        [each_needed] both needed
       *[position_suffices] the position suffices
    }
fact-reading-unreadable-record-and-annulled = no legible move, and position not established
    .states = { $value ->
        [lost] without a legible move the sealer loses, even if the position cannot be established
       *[annulled] the game is annulled: there was no position left in which to lose
    }
    .asks = What prevails when the envelope holds no legible move and the position cannot be established?
    .value = { $value ->
        [lost] the sealer loses
       *[annulled] annulled
    }
fact-reading-agreement-despite-the-ban = a draw agreed against the rules of the event and without the arbiter's consent
    .states = { $value ->
        [void] a draw agreed against the rules of the event and without the arbiter's consent has no effect
       *[stands] a draw agreed against the rules of the event and without the arbiter's consent stands: the ban concerns conduct
    }
    .asks = Does a draw stand that is agreed without the arbiter's consent although the rules of the event forbid it?
    .value = { $value ->
        [void] no effect
       *[stands] it stands
    }
fact-reading-offer-sign-in-time-trouble = the sign of a draw offer in time trouble
    .states = { $value ->
        [freed] a player who is not required to record need not mark the offer
       *[needed] the offer must be marked even without recording (the letter of 9.1)
    }
    .asks = Must a player short of time mark the draw offer?
    .value = { $value ->
        [freed] not required
       *[needed] required
    }

## Cases taught

taught-matter-record = Record of the sealed move
taught-matter-replier-late = Lateness of the player to reply
taught-matter-sealer-late = Lateness of the player who sealed
taught-matter-both-away = Both players away
taught-matter-lost-envelope = Lost envelope
taught-matter-ended-before = End before the resumption
taught-matter-offer = Draw offer after the sealing
taught-matter-flags = Fallen flags
taught-nothing-written = White’s envelope holds no move.
taught-unreadable = What White wrote cannot be made out.
taught-two-moves-fit-doubtful = What White wrote fits two moves, and it is doubtful which was meant.
taught-two-moves-fit-clear = What White wrote fits two moves; which was meant is beyond doubt.
taught-illegal-doubtful = White sealed an illegal move, and it is doubtful which was meant.
taught-illegal-clear = White sealed an illegal move; which was meant is beyond doubt.
taught-replier-31-minutes-late = Black arrives 31 minutes late; the event has set a default time of 30 minutes.
taught-replier-61-minutes-away = Black has not come after 61 minutes.
taught-sealer-31-minutes-away = White has not come after 31 minutes; the event has set a default time of 30 minutes.
taught-sealer-61-minutes-away = White has not come after 61 minutes; the sealed move does not end the game.
taught-sealer-away-but-mated = White has not come after 61 minutes; the sealed move gives mate.
taught-both-31-minutes-away = Neither player has come after 31 minutes; the event has set a default time of 30 minutes.
taught-both-61-minutes-away = Neither player has come after 61 minutes.
taught-lost-all-known = The envelope is lost; the position and the times are known.
taught-lost-position-unknown = The envelope is lost, and nobody can establish the position.
taught-draw-agreed-before = The players agree on a draw before the resumption and tell the arbiter.
taught-sealer-resigned-before = White tells the arbiter before the resumption that he resigns.
taught-offer-accepted-before-opening = After White has sealed, Black offers a draw; White accepts before the envelope is opened.
taught-sealer-flag-before-sealing = White’s flag falls before the envelope is closed.
taught-replier-flag-after-opening = Black’s flag falls after the envelope has been opened.
