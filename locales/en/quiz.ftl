### Questions of quizzes and exams, in English.

## The situation

quiz-adjourned = the game was adjourned in the position of the diagram and { $party } sealed move { $number }
quiz-to-move = in the position of the diagram it is { $party } to move
quiz-written = the envelope holds “{ $written }”{ $language ->
        [es] , with the Spanish letters of the pieces
        [it] , with the Italian letters of the pieces
        [en] , with the English letters of the pieces
       *[other] {""}
    }
quiz-not-algebraic = the move is in descriptive notation
quiz-struck-out = beside it, crossed out, stands “{ $struck }”
quiz-only-struck = on the paper in the envelope there is nothing but a record crossed out: “{ $struck }”
quiz-unreadable-signs = each ? is a sign that cannot be read
quiz-nothing-written = the scoresheet in the envelope has no sealed move on it
quiz-envelope = The paper in the envelope, written by hand. { $told }
quiz-resigned = before the resumption { $party } resigned
quiz-present = { $present ->
        [yes] { $party } { $party_number ->
            [plural] are present
           *[singular] is present
        }
       *[no] { $party } { $party_number ->
            [plural] have not arrived
           *[singular] has not arrived
        }
    }
quiz-absent = { $zero ->
        [yes] { $party } { $party_number ->
            [plural] are
           *[singular] is
        } not present, with no delay so far
       *[no] { $party } { $party_number ->
            [plural] have not arrived and are
           *[singular] has not arrived and is
        } { $late } late
    }
quiz-arrived = { $zero ->
        [yes] { $party } { $party_number ->
            [plural] arrive
           *[singular] arrives
        } at the time fixed
       *[no] { $party } { $party_number ->
            [plural] arrive
           *[singular] arrives
        } { $late } late
    }
quiz-offered = { $party } offered a draw { $moment ->
        [after-move] after making the move and before pressing the clock
        [own-clock] with their own clock running, before making the move
        [opponent-clock] with the opponent's clock running
       *[after-opponent-sealed] when the opponent had already sealed
    }
quiz-told-sealed-ends-game-fivefold = with the sealed move the position occurs for the fifth time, in consecutive alternate moves of the two players
quiz-told-position-over-fivefold = before the sealed move the position had already occurred five times, in consecutive alternate moves of the two players
quiz-told-sealer-present-yes = { $party } has arrived meanwhile
quiz-told-replier-present-yes = { $party } has arrived meanwhile
quiz-told-clocks-noticed-no = at the resumption both have already made their first move and neither has pointed out the clock error
quiz-told-clocks-noticed-before-first-move = at the resumption a player pointed out the clock error before making a first move
quiz-told-clocks-noticed-after-first-move = at the resumption a player pointed out the clock error, but after making a first move
quiz-told-event-decides-lost-time-yes = the rules of the event have the time lost while both are absent shared equally
quiz-told-arbiter-shares-lost-time-yes = the arbiter decides that the time lost while both are absent is shared equally
quiz-second-case = Second case: everything is the same, but { $facts }.

## What makes a story of a situation: no law asks about it

story-players = Helen Price; Mark Villiers; Nora Camp; Oscar Lane; Bertha Sole; Julian Oakes; Irene Foster; Paul King; Teresa Grey; Hugh Meller; Lucy Vale; Andrew Tower
story-halls = at the Casino; at the Athenaeum; at the Grammar School; at the Merchants' Club; at the Library; at the Central Hotel; at the Arts Centre; at the Yacht Club
story-clock = { $hour }:{ $minute }
story-game = the tournament { $hall }: { $white } has White against { $black }
story-resumes = the resumption is at { $clock }
story-arrived = { $party } { $party_number ->
        [plural] arrive
       *[singular] arrives
    } at { $clock }
story-absent = at { $clock } { $party } { $party_number ->
        [plural] have
       *[singular] has
    } not arrived yet
story-absent-both = at { $clock } neither player has appeared yet
story-lost-taxi = the envelope with the sealed move was left in a taxi and is lost
story-lost-drawer = the drawer that held the envelope with the sealed move is empty: the envelope is lost
story-lost-cleaning = the envelope with the sealed move was thrown out with the rubbish and cannot be found

## The question

quiz-asks-result = How is the game settled under { $edition }?
quiz-asks-statement = What does { $edition } lay down in this case?
quiz-asks-statement-at = At this hour, { $clock }, what does { $edition } lay down?
quiz-asks-two-results = How is each case settled under { $edition }?
quiz-asks-two-statements = In which case does the following hold under { $edition }? “{ $statement }”
quiz-asks-two-statements-at = At this hour, { $clock }, in which case does the following hold under { $edition }? “{ $statement }”
quiz-asks-two-statements-then = At the moment that is told, in which case does the following hold under { $edition }? “{ $statement }”

## The answers

quiz-reasoned = { $answer }, because { $reasons }.
quiz-two-reasons = { $first } and { $second }
quiz-not-regulated = The edition does not regulate this case.
quiz-two-results = First case: { $first } Second case: { $second }
quiz-where-first = Only in the first.
quiz-where-second = Only in the second.
quiz-where-both = In both.
quiz-where-neither = In neither.

## The reasons

quiz-right-if = It would be right with this change: { $facts }.
quiz-misconception = A common error: “{ $sentence }” { $why }
quiz-norm-but = { $norm } But here { $why }.
quiz-decided-otherwise = No norm says so in a case like this. { $norm }
quiz-the-other-way = It is the other way round. { $norm }
quiz-no-norm = Here no norm says so.
quiz-wrong-first = It errs in the first case. { $text }
quiz-wrong-second = It errs in the second case. { $text }
quiz-first-because = First case. { $text }
quiz-second-because = Second case. { $text }
quiz-not-so = it is not so: { $why }
quiz-not-sealed-ends-game-checkmate = the sealed move does not give checkmate
quiz-not-sealed-ends-game-stalemate = the sealed move does not give stalemate
quiz-not-sealed-ends-game-dead-position = after the sealed move mate is still possible
quiz-not-sealed-ends-game-fivefold = with the sealed move the position does not occur for the fifth time
quiz-not-sealed-ends-game-seventy-five = with the sealed move the seventy-five moves are not complete
quiz-struck-is-nothing = What is struck out does not count.
quiz-no-bad-record = So it has one meaning, and that is a legal move: a record like this does not fall under { $rules }.
quiz-no-queen-by-itself = That a pawn mostly becomes a queen does not supply what is not written.
quiz-at-the-limit = The lateness is exactly { $limit }: it reaches the limit and does not pass it.

## The quiz

quiz-title = Quiz: { $edition }
quiz-resumption-title = A resumption step by step: { $edition }
quiz-step = Resumption { $resumption }, step { $step } of { $of }.
quiz-step-before = In the step before it was decided: { $answer }
quiz-steps-left-out = { $edition } does not regulate, or not for certain, these steps of resumption { $resumption }, and they are not asked: { $steps }.
quiz-assumed = In all questions:
quiz-usual-players = A player who is not said to be away or late is at the board on time; no reply has been sealed but one that is told of.
quiz-usual-envelope = Unless it is said otherwise, the arbiter has the envelope, closed until it is to be opened, the sealed move is in algebraic notation, and the position and the times are known.
quiz-usual-clocks = No flag has fallen but one that is told of, and that one before the moves of the control were made; the clocks show what they should unless it is said otherwise.
quiz-usual-ends = Nobody has resigned, nor agreed, offered or claimed a draw, and no position has been repeated, unless it is told.
quiz-usual-irregularities = There has been no irregularity but one that is told of.
quiz-usual-event = The rules of the event lay down nothing special and the arbiter makes no use of his discretion, unless it is said.
quiz-footer = plica { $engine }, rulebook { $rulebook }, words { $words }, seed { $seed }. Questions and answers come from the rulebook; what binds is the article cited.
quiz-footer-other-words = plica { $engine }, rulebook { $rulebook }, words { $words }, not plica's, seed { $seed }. Questions and answers come from the rulebook; what binds is the article cited.
quiz-progress = Questions: { $done } of { $count }
quiz-fewer = What was asked for yields only { $count } { $count ->
        [one] distinct question
       *[other] distinct questions
    }.
quiz-level = { $level ->
        [basic] basic
        [medium] medium
       *[hard] hard
    }

## Questions that a trainer keeps

curation-dropped = Question { $id } is left out, though it was approved: { $why }.
curation-undecided = the edition does not rule on its situation without doubt
curation-not-right = “{ $answer }” is not the right answer under the edition as it is now
curation-not-wrong = another of its answers than “{ $answer }” is right too, or may be, under the edition as it is now
curation-unknown = it names what the edition does not have, or no longer has
review-questions-head = Questions to look through. At each, verdict: open, approved, pinned (in every paper) or rejected.
    Beside it, as you like: author, note, used (where it was asked), reword: { "{situation: ..., question: ...}" }.
    What stands under case, second, asks, says and answers is plica's: by it the question is asked again and compared with the law.
review-questions-added = { $path }: { $count ->
        [one] { $count } question
       *[other] { $count } questions
    } added; { $all } in all
