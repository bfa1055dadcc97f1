### The handbook of an edition: plica train handbook.

handbook-title = The adjourned game: a handbook for arbiters
handbook-blurb = The rules on the sealed move and the resumption, article by article: what each one orders, a case in which it applies and a similar one in which it does not, what prevails over what, and what changed from the edition before.
handbook-contents = Contents

## What the edition is

handbook-about = This edition and this book
handbook-from-to = In force for competitions begun between { $from } and { $to }, both days included.
handbook-from = In force for competitions begun on { $from } or later.
handbook-undated = When it was in force is not known to the day.
handbook-counts = The book holds { $articles } articles with { $rules } norms.
handbook-amends = It amends another edition: { $edition }. The book gives the whole of the law in force: the articles it says itself and those it takes over, each with where it comes from.
handbook-partial = Only part of the edition is treated here: what bears on the adjourned game.
handbook-taken-over = Taken over from { $edition }, art. { $article }

## How it is read

handbook-how = How to read it
handbook-how-norm = Each norm stands in a shaded box under its number. It is said in plica's words; what binds is the printed article.
handbook-how-relations = “Gives way to” names the provisions that go first when they apply too; “Prevails over”, those that stand back behind this one.
handbook-how-reading = Where the text of the law is read in more than one way, the reading followed is said under the norm.
handbook-how-example = “It applies” shows a case with its ruling; in square brackets stand the provisions that decide it.
handbook-how-near-miss = “It does not apply” shows a case like it in which something is missing or something else prevails, and says what.
handbook-how-more = Each provision of the printed law has one such pair of cases; plica show, with the number of the article, gives them all.
handbook-how-normal = What a case does not mention took its normal course: both players came in time, the envelope is there and holds the sealed move, nobody resigned or offered a draw, no flag fell, the clocks are right.
handbook-how-sources = Every ruling was found by the engine that also answers arbiters, from the same rulebook: the book cannot contradict it.

## The way of a resumption

handbook-flow = The questions of a resumption
handbook-flow-intro = The arbiter asks them in this order. The first that is answered with yes decides the result, and the rest are not needed; within a step the order does not matter. The article stands behind each.
handbook-flow-step = Step { $step }
handbook-flow-end = If none is answered with yes, no result is laid down.
handbook-way-result = If so: { $results }
handbook-asks-at-resumption = Has the time of the resumption come, and is the envelope there?
handbook-asks-automatic-draws = Did the position occur five times, or were 75 moves made without a capture or a pawn move?
handbook-asks-both-absent = Were both players missing at the time of the resumption?
handbook-asks-dead-position = Is it impossible that anybody mates?
handbook-asks-displaced-pieces = Were pieces found to stand on the wrong squares?
handbook-asks-draw-offer = Was a draw offered and accepted?
handbook-asks-drawn-at-once = Does the sealed move stalemate, or leave a position in which nobody can mate?
handbook-asks-drawn-by-agreement = Have the players agreed on a draw?
handbook-asks-ended-before-resumption = Did the game end before the resumption?
handbook-asks-envelope-missing = Is the envelope lost?
handbook-asks-flag-fall = Has a flag fallen?
handbook-asks-forced-loss = Has somebody lost on time, by lateness or by refusing the laws?
handbook-asks-illegal-moves = Has an illegal move been found?
handbook-asks-irregularity-times = Has an irregularity been found?
handbook-asks-lateness = Did somebody arrive later than is allowed?
handbook-asks-mate-and-resignation = Is it mate on the board, or did somebody resign?
handbook-asks-offer-after-sealing = Was the draw offered after the sealing accepted?
handbook-asks-penalties = Has the arbiter declared the game lost?
handbook-asks-refusal = Has somebody refused to comply with the laws?
handbook-asks-repetition-claim = Is a draw claimed because the position occurred three times?
handbook-asks-replier-absent = Is the player who has to reply missing?
handbook-asks-sealed-move-defects = Is the sealed move unreadable, illegal or ambiguous, or is none written?
handbook-asks-sealer-absent = Is the player who sealed missing?
handbook-asks-setting-up = Was the position set up wrongly?
handbook-asks-wrong-clocks = Were the clocks wrong?

## What stands on the envelope

handbook-envelope = The envelope under { $edition }
handbook-envelope-names = the names of both players
handbook-envelope-position = the position before the sealed move
handbook-envelope-times = the times each of them has used
handbook-envelope-sealer = who sealed the move
handbook-envelope-move-number = the number of the sealed move
handbook-envelope-draw-offer = the draw offer, if one is unanswered
handbook-envelope-resumption = the day, hour and place of the resumption

## The articles

handbook-further-articles = Further articles
handbook-further-articles-intro = What an adjourned game may touch now and then, norm by norm and without cases: plica show, with the number of the article, gives them.
handbook-goes-before = What prevails over this article or over part of it: { $articles }.
handbook-goes-after = What gives way to this article or to part of it: { $articles }.
handbook-gives-way = Gives way to: { $rules }.
handbook-prevails = Prevails over: { $rules }.
handbook-not-letter = This is not the letter of the law. Source: { $citation }.
handbook-further = { $citation } ({ $place })
handbook-example = It applies: { $rule }
handbook-near-miss = It does not apply: { $rule }
handbook-language = the pieces are named in { $language }
handbook-why-not = Why { $rule } does not apply: { $why }.

## What changed

handbook-changes = What changed from { $first }
handbook-changes-intro = The two editions were compared case by case. First comes what an arbiter has to know; then the duties, rights and times that only one of them lays down.
handbook-results = What changes for the arbiter
handbook-results-intro = The most important first; beside each change, the norm before and the norm now.
handbook-change = What changes
handbook-unregulated = nothing laid down for this case
handbook-new = New in { $second }
handbook-gone = No longer in { $second }

## The facts

handbook-index = Index of facts
handbook-index-intro = What has to be known for a ruling, and the articles that ask for it.

## While it is made

train-progress-examples = Ruling on the examples: { $done } of { $of } articles
train-progress-compared = Comparing the editions

## The course: what changed from one edition to another, as slides

course-title = What changed from { $first } to { $second }
course-editions = { $first } → { $second }
course-blurb = Each change is shown by a game: first the question, then the norm before and the norm now, with what they decide.
course-overview = At a glance
course-provisions = { $count ->
        [one] One provision changes
       *[other] { $count } provisions change
    } the result of the game.
course-new = { $count ->
        [one] One provision
       *[other] { $count } provisions
    } on duties, rights and times only in { $edition }.
course-gone = { $count ->
        [one] One provision
       *[other] { $count } provisions
    } on duties, rights and times only in { $edition }.
course-topics = What to know, the most important first:
course-asked = { $place }. { $title }: the question
course-question = What does the arbiter decide under { $first }? And under { $second }?
course-change = { $place }. { $title }: the answer
course-game = The game
course-ruling = Ruling: { $ruling }
course-besides-results = Duties, rights and times
course-more-norms = { $count ->
        [one] One more is
       *[other] { $count } more are
    } listed by: plica diff { $first } { $second }
course-same = What stayed the same
course-nothing-same = No article has the same rules in the two editions.
course-further = Every difference, each with a case: plica diff { $first } { $second } --all. Article by article: plica train handbook --edition { $second }.
train-progress-slides = Making the slides: { $done } of { $of }
