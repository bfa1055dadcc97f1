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
handbook-how-normal = What a case does not mention took its normal course: both players came in time, the envelope is there and holds the sealed move, nobody resigned or offered a draw, no flag fell, the clocks are right.
handbook-how-sources = Every ruling was found by the engine that also answers arbiters, from the same rulebook: the book cannot contradict it.

## The way of a resumption

handbook-flow = The way of a resumption
handbook-flow-intro = Which provisions decide the result, and in what order to ask for them. From top to bottom: what applies in the first step in which anything does settles the result; what comes later then does not count. Within a step the order does not matter.
handbook-flow-name = The order in which the provisions of { $edition } on the result are asked for
handbook-flow-start = The session is resumed
handbook-flow-end = None applies: no result is laid down
handbook-flow-otherwise = if none of them applies
handbook-flow-station = { $article } → { $results }
handbook-flow-step = Step { $step }. { $stations }.

## The articles

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
handbook-changes-intro = The two editions were compared case by case. Results come first; then the duties, rights and times that only one of them lays down.
handbook-results = Results that change
handbook-results-intro = Each row is a provision that changes the result, the one that changes it in most situations first. The first column gives the commonest change.
handbook-change = Change of result
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
course-blurb = Each change with the rule before and now, and a game on which the two editions differ.
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
course-share = The results differ in { $share } of all situations that can be told apart.
course-points = Points at which they differ
course-situations = Share of all situations
course-change = { $place }. { $title } ({ $edition }, { $citation })
course-results = { $results } · { $share } of all situations
course-game = The game
course-ruling = Ruling: { $ruling }
course-besides-results = Duties, rights and times
course-more-norms = { $count ->
        [one] One more is
       *[other] { $count } more are
    } listed by: plica diff { $first } { $second }
course-same = What stayed the same
course-nothing-same = No article has the same rules in the two editions.
course-more = { $count ->
        [one] One more provision that changes the result is
       *[other] { $count } more provisions that change the result are
    } listed by: plica diff { $first } { $second }
course-further = Every difference, each with a case that can be run: plica diff { $first } { $second } --all. Article by article: plica train handbook --edition { $second }.
train-progress-slides = Making the slides: { $done } of { $of }
