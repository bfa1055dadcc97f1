### The words of a ruling in English: headings, verdicts, duties, citations, answers.

ruling-title = Ruling under { $edition }
words-borrowed = The words of this edition are not kept in English: its norms are given here in { $language ->
        [es] Spanish
        [it] Italian
       *[en] English
    }.
ruling-footer = plica { $engine }, rulebook { $rulebook }, words { $words }. Norms in plica's own words; the article cited is binding.
ruling-footer-other-words = plica { $engine }, rulebook { $rulebook }, words { $words }. The norms are said in words that are not plica's; the article cited is binding.

## The verdict

verdict-line = Result: { $score }. { $verdict }
verdict-loses = { $party } { $party_number ->
        [plural] lose
       *[singular] loses
    }
verdict-wins = { $party } { $party_number ->
        [plural] win
       *[singular] wins
    }
verdict-drawn = the game is drawn
verdict-lost-by-both = the game is lost by both players
verdict-annulled = the game is annulled
verdict-goes-on = the game goes on
verdict-decided-without-result = Settled, with no result to declare: what follows is said below.
verdict-open = Not settled yet: { $possible }.
answer-then = — { $step } [{ $citation }]
verdict-usual-score = { $score }: { $verdict }, if { $facts }.
verdict-usual = { $verdict }, if { $facts }.
verdict-open-colour = { $verdict } The score, { $possible }, turns on the colour.
verdict-open-without-result = Not settled yet: it turns on the facts below.
verdict-silent = The rules of { $edition } that plica holds give no result for this.
score-annulled = the game is annulled
score-silent = not regulated by this edition
score-goes-on = the game goes on
list-and = { $first } and { $last }
list-or = { $first } or { $last }
question-of-order = Which came first: { $one } or { $other }?

## Headings

heading-why = The rule
heading-sealed = The sealed move
heading-position = Position at the adjournment
heading-discretion = At the arbiter's discretion
heading-now = What to do now
assumed-usual = The normal course of a game ({ $count })
assumed-more-brief = { $count ->
        [one] And 1 more assumption of the normal course (--explain).
       *[other] And { $count } more assumptions of the normal course (--explain).
    }
assumed-usual-brief = { $count ->
        [one] the normal course of a game: 1 assumption (--explain).
       *[other] the normal course of a game: { $count } assumptions (--explain).
    }
missing-names-brief = How a case file says these facts: --explain.
missing-not-all = So much is unknown that not everything was looked at: a result listed as possible may not be, and further facts may matter. Tell what you know, and ask again.
now-called-for = In this case:
now-usual = As in every game:
heading-consequences = What follows
heading-missing = What must be known first
heading-unknowable = What it depends on and cannot be established
unknowable-whose = According to the case nobody can know it. plica does not assume it: finding the facts is the arbiter's task, and what follows from each finding is said with the answers.
heading-undetermined = Not settled by what was told
heading-considered = Considered, but not applied
heading-case-names = How a case file says it
discretion-then = If he decides so, { $outcome }.
discretion-then-ruling = If he decides so: { $ruling }
discretion-otherwise = the arbiter may decide otherwise: { $statement }
heading-caveats = To bear in mind
heading-unregulated = { $edition }, as plica holds it, does not settle this
heading-not-held = plica does not hold the rules of { $edition } on this
heading-immaterial = Does not affect this ruling: no rule of { $edition } that plica holds turns on it
heading-gaps = What { $edition } does not say
heading-readings = How a contested text is read
readings-title = Readings of contested texts: { $edition }
reading-taken = It is read so unless another choice is made.
readings-none = The rules that plica holds of this edition rest on no contested reading.
reading-taken-so = { $reading }: { $choice }
reading-otherwise = If it were read otherwise: { $choice }; then { $outcome }
otherwise-result = the result would be { $score }.
otherwise-same-result = the result would be the same, but not all that follows.
otherwise-goes-on = the game would go on.
otherwise-annulled = the game would be annulled.
otherwise-consequences = other things would follow.
otherwise-open = the ruling would be open.
otherwise-possible = the ruling would be open: { $possible }.
otherwise-silent = this edition would not regulate it.
heading-assumed = Assumed
heading-told = Facts as told
heading-examples = Examples
heading-elsewhere = The same matter in other editions

## Reasons

because = Because { $reasons }.
because-nothing-ends-it = Because nothing of what was told ends it.
because-one-of = By one of these provisions, depending on: { $facts }.
rule-applies = { $rule } applies
rule-does-not-apply = { $rule } does not apply
displaces = It prevails over { $rules }.
displaced-by = giving way to { $rules }
over-before = the game had ended before: { $rules }
over-annulled = the game is annulled: { $rules }
order-of-two = first { $first }, then { $then }
order-usual = first { $first }, and then { $then }
order-at-once = at the same moment { $first } and { $then }
moment-after = { $value } after the hour set
moment-before = { $value } before the hour set
moment-at = at the hour set
reading-of-text = How the text is read: { $note }
turns-on = It turns on: { $facts }.
fact-not-known = not known: { $fact }
told-unknown = Not known yet: { $fact }.
told-doubted = In doubt after what was told: { $fact }.
whoever-sealed = Whoever sealed the move, the result is the same: { $rules }.
told-follows = It follows: { $says }.
told-unknowable = Cannot be established: { $fact }.
value-not-known = a value that cannot be computed yet

## Duties and rights

duty = { $modality ->
        [must] { $party } must { $act }
        [may] { $party } may { $act }
        [should] { $party } should { $act }
       *[must_not] { $party } must not { $act }
    }

## Citations

cite-letter = { $edition }, art. { $article }
cite-part = { $edition }, { $article }
part-Guidelines = Guidelines { $number }
cite-interpretation = { $edition }, FIDE interpretation of art. { $article } { $year }
cite-interpretation-short = interp. of { $article } { $year }
cite-commentary = { $edition }, commentary on art. { $article }
cite-commentary-short = commentary on { $article }

## Answers

answer-yes = yes
answer-no = no
answer-leads-to = { $answer } → { $result }
answer-taken-where = { $when } → { $value } is taken
answer-tell = Say it
answer-by-position = Read it from the position
answer-still-open = still open ({ $possible })
limit-at-most = { $value } or less
limit-more-than = more than { $value }
limit-at-least = { $value } or more
limit-less-than = less than { $value }
limit-any = any value
limit-other-fact = “{ $fact }”
hint-give-position = The position will do as well (with the move as written): plica works it out.

## The written move

reading-title = “{ $written }”
reading-footer = plica { $engine }
reading-kind = { $kind ->
        [clear] “{ $written }” is one clear legal move
        [inexact] “{ $written }” is inexact, and exactly one legal move fits it
        [ambiguous] “{ $written }” is ambiguous: more than one legal move fits it
        [illegal] “{ $written }” denotes an illegal move
        [unintelligible] “{ $written }” cannot be understood as a move
       *[absent] no move is written
    }
reading-stated-differs = the arbiter's own reading governs; plica reads the record as { $kind ->
        [clear] clear
        [inexact] inexact
        [ambiguous] ambiguous
        [illegal] illegal
        [unintelligible] unintelligible
       *[absent] absent
    }
reading-move = It is { $move }.
reading-candidates = It may be { $moves }.
reading-near = It resembles { $move }: { $why }. A note for the arbiter, not a ruling.
reading-language-matters = The language of the scoresheet was not told. The move is legal in the letters of some languages only; tell it to be sure:
reading-language-decides = The language of the scoresheet decides; tell it:
reading-no-legal-move = no legal move
fivefold-not-checked = Fivefold repetition could not be looked for: tell the moves of the game from further back.

## Articles

show-provided = Holds only where { $proviso }.
show-displaced-by = Gives way to: { $rules }
show-displaces = Prevails over: { $rules }
example-open = Open.

## Editions

partial-edition = { $edition } (plica holds only part of it)
day-written = { $first ->
        [yes] 1
       *[no] { $day }
    } { $month ->
       *[january] January
        [february] February
        [march] March
        [april] April
        [may] May
        [june] June
        [july] July
        [august] August
        [september] September
        [october] October
        [november] November
        [december] December
    } { $year }
period-from-to = for competitions begun from { $from } to { $to }
period-from = for competitions begun from { $from }
period-undated = dates in force not known: chosen by name only
period-amends = amends { $edition }

## Editions side by side

compare-title = One case under several editions
compare-edition = Edition
compare-result = Ruling
compare-rules = Rules
compare-open = open: { $possible }

## Differences between two editions

diff-title = { $first } and { $second }
diff-assumed-heading = What each edition takes for granted
diff-assumed-side = { $edition }: unless told otherwise, { $statement }.
diff-assumed-when = { $edition }: unless told otherwise, { $statement } (when { $when }).
diff-assumed-depending = { $edition }: unless something else is said, { $statement }; not always: it turns on { $facts }.
diff-assumed-nothing = { $edition }: nothing is taken for granted; it must be told.
diff-assumed-results = With this case: { $first }, { $one }; { $second }, { $other }.
diff-assumed-goes-on = the game goes on
diff-assumed-open = not decided without that fact
diff-summary-assumed = Apart from what each takes for granted, { $first } and { $second } give every case the same result.
diff-told-always = { $title }. In every adjourned game.
diff-told-heading = What to know
diff-told-intro = Of each stage of the adjourned game, in the order of events, the difference that departs least from the normal course. Each example has been ruled on under both editions.
diff-told = { $title }. { $facts }
diff-told-scope = When the text holds
diff-told-side = { $edition } [{ $citation }]: { $norm }
diff-told-nothing = { $edition }: says nothing of it.
diff-told-not-here = { $edition }: lays nothing of the kind down in this case.
diff-told-any-case = Case: any adjourned game.
diff-told-case = Case: { $case }
diff-rest = { $count ->
        [0] The results differ at no point; for the rest: plica diff { $first } { $second } --all
        [one] The complete list, with the one point at which the results differ and its case: plica diff { $first } { $second } --all
       *[other] The complete list, with the { $count } points at which the results differ, each with its case: plica diff { $first } { $second } --all
    }
diff-summary = { $count ->
        [0] { $first } and { $second } give every case the same result.
        [one] { $first } and { $second } differ in the result at one point: two provisions give one case two results. The point is shown by the fewest facts; its case has been ruled on under both editions.
       *[other] { $first } and { $second } differ in the result at { $count } points: each is a provision of the one and a provision of the other (or its silence) that give one case two results. Each point is shown by the fewest facts; its case has been ruled on under both editions.
    }
diff-incomplete = There may be more differences: the search stopped at its limit.
diff-results = The results that differ
diff-points = { $count ->
        [one] one point
       *[other] { $count } points
    }
diff-player-wins = one of the players wins
diff-other-wins = the other player wins
diff-silent = not regulated
diff-normal-course = Nothing out of the ordinary happened
diff-case = A case of the first kind:
diff-also = Likewise against { $rules }.
diff-more = { $count ->
        [one] One more point with these results:
       *[other] { $count } more points with these results:
    }
diff-embedded = { $edition } (plica)
diff-copy = { $edition } (working copy)
diff-words = The vocabularies differ
diff-word-fact = Only { $own } knows the fact { $fact }; the other is taken to be asked nothing about it.
diff-word-value = Only { $own } knows the value { $value } of { $fact }; the other rules on it as on a value that none of its rules names.
diff-word-assumed = They take other things for granted about { $fact }; each rules by what it takes for granted itself.
diff-word-act = The act `{ $act }` needs or changes something else in the two vocabularies.
diff-word-impossible = They exclude other cases as what no game can show; a case that either excludes is not compared.
diff-by-reading = only as a contested text is read here: { $readings }
diff-texts = The texts, side by side
diff-texts-count = { $count ->
        [one] In one article a rule is not written the same.
       *[other] In { $count } articles some rule is not written the same.
    }
diff-moments = Moments that stand elsewhere
diff-moment-told = where the case tells it
diff-moment-none = it knows no such moment
diff-readings = Readings that only one edition knows
diff-reading-none = its text leaves no such doubt
diff-of = { $edition }: { $said }
diff-nothing = nothing
diff-only = Duties, rights, times: what only { $own } rules
diff-only-sometimes = Duties, rights, times: what { $own } rules in cases in which { $other } does not, the result being the same
diff-provisions = Which provisions make it so
diff-provision-name = to see its cases: provision { $rule }
diff-steps = What both call for at different moments
diff-step-at-once = at once
diff-step-only = There only { $edition } calls for it.
diff-step-ahead = There { $edition } has this step first, before: { $other }
diff-same = Articles with the same rules
diff-same-number = Under the same number: { $articles }.
diff-same-number-other-exceptions = Under the same number, with other exceptions: { $articles }.
diff-other-exceptions = With other exceptions (`unless`).

## What would change a ruling

what-if-heading = What would make it: { $result }
what-if-more = { $count ->
        [one] One more change of as many facts (in --format json).
       *[other] { $count } more changes of as many facts (all in --format json).
    }
what-if-nothing = No change of one or two facts would give another result.
what-if-heading-nothing = What would change it
what-if-heading-not-looked-at = What was not looked at
what-if-not-looked-at = { $count ->
        [one] One more change of one or two facts was not looked at. The more is told, the fewer are left.
       *[other] { $count } more changes of one or two facts were not looked at: there are too many. The more is told, the fewer are left.
    }
why-not-heading = Why not: { $result }
why-not-is-result = This is the result: { $result }.
why-not-no-rule = No rule of this edition gives this result: { $result }.
