### The words of the proof sheet: what the clause says, beside the text of the rule; its warnings.

proof-title = { $article } — { $title }: proof sheet
proof-summary = { $count ->
        [one] One rule
       *[other] { $count } rules
    }; { $warnings }
proof-warnings = { $count ->
        [0] no warnings
        [one] one warning
       *[other] { $count } warnings
    }
proof-rule = clause { $rule }
proof-text = Text: { $text }
proof-clause = Clause: { $clause }
proof-at = When: { $moment }
proof-at-always = at any time
proof-at-now = as long as the game lasts
proof-unless = Except: { $rules }
proof-provided = Condition of the edition: { $proviso }
proof-examples = Examples to which it applies: { $count }
proof-warning = WARNING: { $warning }
proof-facts = Words of the facts

## The sentence

proof-if = If { $condition }, then { $conclusion }.
proof-always = In every case { $conclusion }.
proof-for-each = For each player: { $sentence }
proof-and = { $sound ->
       *[other] and
    }
proof-and-also = and also
proof-either = either
proof-or = or
proof-conclusions = { $conclusion }; moreover, { $next }
proof-upon = { $conclusion }, { $moments }
proof-before = { $conclusion } (before this moment: { $moments })
proof-or-moment = or
proof-applies = { $count ->
        [one] { $rules } applies
       *[other] one of these rules applies: { $rules }
    }
proof-applies-not = { $count ->
        [one] { $rules } does not apply
       *[other] none of these rules applies: { $rules }
    }
proof-over = the game is over
proof-not-over = the game is not over
proof-reading = the text is read thus: “{ $statement }”
proof-order = { $first } comes before { $then }
proof-at-most = { $what } is at most { $than }
proof-more = { $what } is more than { $than }
proof-less = { $what } is less than { $than }
proof-at-least = { $what } is at least { $than }
proof-equal = { $what } is exactly { $than }
proof-amount = “{ $fact }”
proof-zero = { $what } is zero
proof-not-zero = { $what } is more than zero
proof-plus = { $one } plus { $other }
proof-minus = { $one } minus { $other }
proof-times = { $one } multiplied by { $other }
proof-over-number = { $one } divided by { $other }
proof-not = it is not the case that { $statement }

## The warnings

warn-number-of-text = the text says “{ $amounts }”; the clause does not.
warn-number-of-clause = the clause says “{ $amounts }”; the text does not.
warn-same-text = the same text as { $rules }.
warn-other-language = the text seems to be in another language ({ $language }).
warn-prohibition = the clause forbids something; the text has no negation.
warn-negation = the text has a prohibition; the clause neither denies nor forbids anything.
warn-fact-same = { $fact }: two values are said in the same words, “{ $statement }”.
warn-fact-swapped = { $fact }: yes and no seem to be swapped; for yes it says “{ $statement }”.

## What is looked for in the texts: numbers, units in seconds, words of the language alone, negations

proof-numbers = one 1 a 1 an 1 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13 fourteen 14 fifteen 15 sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fifty 50 sixty 60 seventy 70 eighty 80 ninety 90 hundred 100 third 3 fourth 4 fifth 5 threefold 3 fivefold 5 thirtieth 30
proof-units = s 1 seconds 1 min 60 minute 60 minutes 60 h 3600 hour 3600 hours 3600
proof-number-joint = and
proof-function-words = a the of and to is are was has who whose which that if when with by for he his it at in on as not be may must
proof-negations = not no never none nobody nothing neither nor cannot without unless forbidden forbids forbid lacks lack except only
proof-prohibitions = must not, may not, cannot, is forbidden, are forbidden, out of reach, stays closed

## Amounts that are compared

amount-player-late = { $party_of } lateness
    .some = { $party } { $party_number ->
        [plural] are
       *[singular] is
    } late
    .none = { $party } { $party_number ->
        [plural] are
       *[singular] is
    } not late
amount-event-default-time = the default time
    .some = the default time is not zero
    .none = the default time is zero
amount-event-resumption-limit = the lateness allowed at a resumption
amount-session-remaining = the time left in the session
    .some = there is time left in the session
    .none = there is no time left in the session
amount-session-extension = the extension of the session
    .some = the session is to be extended
    .none = the session is not to be extended
amount-session-length = the length of the session
amount-session-elapsed-wall = the time of the session by the wall clock
amount-session-sealing-time = the time spent on sealing after the end of the session
    .some = sealing took time after the end of the session
    .none = sealing took no time after the end of the session
amount-moves-completed = the number of completed moves
amount-event-draw-after-move = the number of moves required before a draw may be agreed
amount-player-illegal-moves = the number of { $party_of } illegal moves
    .some = some illegal move of this game is { $party_of }
    .none = no illegal move of this game is { $party_of }
amount-event-increment = the time that the clock adds with each move
amount-player-moves-behind = the number of own moves missing from { $party_of } scoresheet
    .some = some own move is missing from { $party_of } scoresheet
    .none = no own move is missing from { $party_of } scoresheet
amount-claim-quiet-moves = the number of moves that each player will have made without a capture or a pawn move
amount-claim-repetitions = the number of times that the claimed position will have appeared
amount-sealed-repetitions = the number of times that the position appears counting the sealed move
amount-position-repetitions = the number of times that the position had appeared before the sealed move
amount-player-time-left = the time left on { $party_of } clock
amount-player-time-used = the time used on { $party_of } clock
amount-player-moves-made = the number of { $party_of } moves when the irregularity was found
    .some = { $party } had made some move when the irregularity was found
    .none = { $party } had made no move when the irregularity was found
amount-player-moves-before = the number of { $party_of } moves before the irregularity
amount-irregularity-move = the number of the move at which the irregularity happened
amount-irregularity-found-at-move = the number of the move at which the irregularity was found
    .some = it is known at which move the irregularity was found
    .none = it is not known at which move the irregularity was found
amount-event-hours-per-day = the number of hours of play a day

## What is not so

not-claim-kind-is-none = a draw is claimed
not-clocks-noticed-is-after-first-move = the error of the clock was not noticed after the first move
not-clocks-noticed-is-before-first-move = the error of the clock was not noticed before the first move
not-ended-before-kind-is-none = before the resumption an agreed draw or a resignation was reported
not-ended-before-kind-is-resignation = no player resigned before the resumption
not-offer-answer-is-accepted = the draw offer was not accepted
not-offer-answer-is-none = the draw offer has been answered
not-offer-moment-is-none = a draw was offered
not-position-over-is-no = the game was already over in the adjourned position
not-position-over-is-stalemate = there was no stalemate before the sealed move
not-reply-reading-is-unintelligible = it can be made out which move is written in the envelope of the reply, if there is one
not-sealed-ends-game-is-no = the sealed move ends the game
not-reply-ends-game-is-no = the sealed reply ends the game
not-sealed-notation-is-algebraic = the sealed move is not in algebraic notation
not-sealed-reading-is-absent = a move is written in the envelope
not-sealed-reading-is-unintelligible = it can be made out which move is written in the envelope, if there is one

## What an act brings about

fluent-board-reinstated = the reinstatement of the position
    .when = when the position has been reinstated
fluent-claim-checked = the checking of the claim
    .when = when the claim has been checked
fluent-envelope-closed = the closing of the envelope
    .when = when the envelope is closed
fluent-move-written = the writing of the move
    .when = when the move is written
fluent-resumed = the resumption of play
    .when = when play has been resumed
