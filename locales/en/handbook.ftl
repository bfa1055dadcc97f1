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

## What ends the game

handbook-endings = What ends the game
handbook-endings-intro = A game ends once. Go through the moments in the order in which they came in this game (usually the order below) and ask at each whether one of its norms is met. The first that is met ends the game, and nothing later changes it; of two moments at the same time the one above goes first. A norm gives way where one of those named under it is met.
handbook-endings-always = Whatever happened before
handbook-endings-none = If none of them is met, the game has not ended: whether it goes on, and with what steps, the chapters say.

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

contrasts = The editions side by side
contrasts-intro = Ordinary cases and the result that each edition gives, with the provision that gives it. White sealed the move in all of them. The same result does not mean that the texts are the same: the chapters give the norms.
contrasts-case = Case
contrasts-open = depends on more than is told here
handbook-unregulated = nothing laid down for this case

## The facts

handbook-index = Index of facts
handbook-index-intro = What has to be known for a ruling, and the articles that ask for it.

## While it is made

train-progress-examples = Ruling on the examples: { $done } of { $of } articles

## The course: what changed from one edition to another, as slides

course-title = What changed from { $first } to { $second }
course-editions = { $first } → { $second }
course-blurb = Ordinary cases under both editions: first those that they decide differently, as a question and then with both rulings; then all of them side by side.
course-overview = At a glance
course-changed = { $count ->
        [0] The two editions decide all { $all } ordinary cases alike. Only what they give as a result is compared.
       *[other] Of { $all } ordinary cases the two editions decide { $count } differently. Only what they give as a result is compared.
    }
course-asked = { $place }. { $title }: the question
course-question = What does the arbiter decide under { $first }? And under { $second }?
course-change = { $place }. { $title }: the answer
course-game = The game
course-ruling = Ruling: { $ruling }
course-more = Where to read more
course-further = Every difference, each with a case: plica diff { $first } { $second } --all. Article by article: plica train handbook --edition { $second }.
train-progress-slides = Making the slides: { $done } of { $of }
