### The words of the editor's tools in English: new skeletons, schemas, formatting.

cli-new = Begin an edition or an article: files with everything but the content
    .examples = Examples:
        {"  "}plica new edition fide-2027 --amends fide-2023
        {"  "}plica new article 12.9 --edition fide-2027 --title phones
        {"  "}plica check --rules rules --locales locales
cli-new-edition = Begin an edition that amends another: its edition.yaml and its words in three languages
    .examples = Examples:
        {"  "}plica new edition fide-2027 --amends fide-2023
        {"  "}plica new edition club-2027 --amends fide-2023 --dir my-rules --locales-dir my-words

        No file is overwritten. What is still to be written: plica check --rules DIR --locales DIR
cli-new-edition-id = Id of the new edition: small letters and figures, such as fide-2027
cli-new-edition-amends = The edition it amends: whatever is not changed is taken over from it
cli-new-article = Begin an article of an edition, with a rule and an example to copy, and its words in three languages
    .examples = Examples:
        {"  "}plica new article 12.9 --edition fide-2027 --title phones
        {"  "}plica new article I.8 --edition fide-2027
        {"  "}plica new article 12.9 --edition club-2027 --title phones --dir my-rules --locales-dir my-words

        No file is overwritten. What is still to be written: plica check --rules DIR --locales DIR
cli-new-article-number = Number of the article as printed: I.8, 12.9
cli-new-article-edition = The edition it belongs to
cli-new-article-title = What it is about, the same word in every edition: lateness, sealed-move-defects; not for an article taken over
cli-new-words = Begin every text that is missing, in every language, in the file it belongs to
    .examples = Examples:
        {"  "}plica new words fide-2027
        {"  "}plica new words --dir my-rules --locales-dir my-words
cli-new-words-edition = The edition; without one, every text of the rulebook
cli-new-edition-authority = Who issues it; without --amends it must be said
new-no-words = nothing is missing
cli-option-dir = Folder of the rulebook; if not given, that of --rules or, failing that, rules
cli-option-locales-dir = Folder of the words; if not given, that of --locales or, failing that, locales

new-unwritten = to be written
new-written = Written:
new-next = What is still to be written is said by: plica check --rules { $rules } --locales { $locales }
new-exists = `{ $path }` exists already, and nothing has been written
new-unwritable = cannot write `{ $path }`: { $reason }
new-bad-name = `{ $value }` will not do as a name: small letters, figures and hyphens, such as `fide-2027` or `sealed-move-defects`
new-bad-number = `{ $value }` will not do as the number of an article: letters, figures, points and hyphens, such as `I.8` or `12.9`
new-title-needed = `{ $edition }` has no article `{ $number }` yet: say with --title what it is about, such as `lateness`
new-title-taken = `{ $edition }` takes article `{ $number }` over with the title `{ $title }`: leave --title out
new-note-in-force = The competitions it governs, by the day they began; without this line it is chosen by name only.
new-note-renumber = Numbers that change, with everything under them: old, new.
new-note-repeal = What this edition no longer has, under the old numbers.
new-note-rules = Only rules that are new or take the place of one with the same number. To be copied and changed:
new-note-examples = An example in which the rule applies, and one, a single fact away, in which it does not:
new-example-fires = the session is over and nobody has asked the player to move to seal
new-example-misses = he has been asked already

cli-schema = Print the JSON Schema of a kind of file, so that an editor completes and validates
    .examples = Examples:
        {"  "}plica schema rules > rules.schema.json
        {"  "}plica schema case --lang en > case.schema.json
        {"  "}plica schema edition --rules my-rules > edition.schema.json

        In a file, for an editor with yaml-language-server, as its first line:
        {"  "}# yaml-language-server: $schema=../../rules.schema.json
cli-schema-kind = rules (an article), vocabulary, edition, case or questions; names and values are those of the rulebook

schema-rules = An article of an edition: its rules and their examples.
schema-vocabulary = Everything that rules and cases may name.
schema-edition = An edition of the law: its particulars and, where it amends another, what changes.
schema-case = What happened: facts under dotted names (sealer.late) or nested (sealer: late). Only what is known.

schema-article-article = Number of the article as printed.
schema-article-when = A condition of every rule of the article.
schema-article-title = What it is about, in the same word in every edition.
schema-article-at = When its rules take effect: a moment, or now (as long as the game lasts). What ended the game before takes a rule away; left out: at all times.
schema-article-rules = The rules, in the order of the printed text.
schema-article-examples = Cases with the ruling each must get.
schema-article-misconceptions = Errors people make about the article.
schema-rule-rule = Number of the rule, unique in the edition.
schema-rule-cite = How the printed text is cited, where the number of the rule is finer.
schema-rule-letter = no: an interpretation or a commentary, not the text itself.
schema-rule-interpretation = Year of the interpretation, and letter where there are several.
schema-rule-at = When it takes effect: a moment, or now (as long as the game lasts). What ended the game before takes it away; left out: at all times. For example: player.limit
schema-rule-when = The condition; left out: always. For example: sealed.reading is ambiguous and not envelope.missing
schema-rule-unless = Rules and articles that displace this one, with everything under them.
schema-rule-then = What follows. For example: sealer loses; arbiter must open-envelope
schema-rule-note = How the text is read, where it can be read in several ways.
schema-example-case = What is special about the case, in chess words.
schema-example-given = The facts, as in a case file.
schema-example-ruling = The ruling expected; only what is written is checked.
schema-example-confirm = yes: the ruling was proposed by `plica coverage --write` and waits to be confirmed from the law.
schema-misconception-misconception = Its id, unique in the edition.
schema-misconception-when = The cases in which it is an error. For example: rule E.8.a applies
schema-misconception-claims = What is wrongly concluded. For example: game goes on; arbiter must open-envelope
schema-ruling-result = The result, * for a game that goes on.
schema-ruling-because = Exactly the rules from which the result follows.
schema-ruling-applies = Rules that apply, among others.
schema-ruling-not = Rules that do not apply.
schema-ruling-says = What the ruling says, among other things: clauses such as arbiter must keep-envelope.
schema-ruling-not-says = What the ruling does not say.
schema-ruling-now = Exactly what is to be done now, in order.
schema-ruling-sets = New values of facts.
schema-ruling-missing = Exactly the facts that are missing.
schema-ruling-possible = Exactly the results still possible.

schema-vocabulary-matters = What a ruling can be about.
schema-vocabulary-parties = Who can have duties and rights.
schema-vocabulary-facts = The facts; player.x declares four: sealer.x, replier.x, white.x, black.x.
schema-vocabulary-acts = The acts, each with its matter.
schema-vocabulary-states = The states (offer stands), each with its matter.
schema-vocabulary-contraries = States that exclude each other.
schema-vocabulary-occasioned = Acts and states that a case brings about, as against those that hold at all times.
schema-vocabulary-alike = Acts that come to the same: where one is to be done, another is no wrong answer.
schema-vocabulary-course = What happens in the order of the normal course; once it has come, it holds.
schema-vocabulary-holds = What else can be the case in the hall.
schema-vocabulary-shown = What told facts show of the hall.
schema-vocabulary-events = What may come next without the arbiter: an arrival, the end of a limit.
schema-vocabulary-closing = What every arbiter does with a ruling, by how the game stands.
schema-vocabulary-after-end = Acts that a game that is over still needs.
schema-vocabulary-impossible = Conditions that no game can meet.
schema-vocabulary-strange = Conditions that no question of a quiz meets: games that can hardly be, or that cannot be judged by what is told.
schema-vocabulary-topics = What may have happened, as an interview begins.
schema-vocabulary-stages = The stages of an adjourned game in the order of events, each with the titles of the articles about it: of each a comparison of two editions tells something first.
schema-vocabulary-teach = The ordinary cases on which editions are compared in courses and handbooks, by matter, in the order in which they are taught.
schema-taught-matter = The matter of the case: sealing, envelope, offer, resumption, lateness, both away, record, lost envelope, clocks, flags. Its words are taught-matter-ID.
schema-taught-case = Id of the case; its words, one sentence, are taught-ID.
schema-taught-tells = What the case tells: facts and their values, as in a case file.
schema-taught-results = The result of the case under each edition, written from its text; `check` rules on the case under each.
schema-vocabulary-resumptions = Whole resumptions, as a trainer asks them: each a list of steps in the order of events.
schema-vocabulary-ordinary = What facts are in the normal course although nothing is assumed of them: what differs from it is a departure, and a comparison of two editions tells first what needs the fewest.
schema-vocabulary-moments = What happens at most once in the life of an adjourned game; at one second the first named comes first.
schema-vocabulary-necessarily = Which moment always comes before which. For example: sealing before resumption
schema-vocabulary-granted = Which moment comes before which unless something else is told: assumed like the normal course, and never asked.
schema-vocabulary-usually = Which moment comes before which in the normal course, the firmest first: assumed, and withdrawn by order: unknown.
schema-vocabulary-readings = How contested texts can be read: the choices, the one taken first.
schema-step-tells = What is known now and was not before, or was otherwise, as in a case.
schema-step-behind = Facts, or families of them, that are told no more.
schema-step-asks = What is decided: result, an act (bear position: and what it is done to), a state. Who must, may or must not do it, the edition says.
schema-moment-happened = What means that it happened; left out: it always does.
schema-moment-at = Where it stands, counted from the hour set: a time or a fact.
schema-act-needs = What must hold before it can be done; it comes after what makes that.
schema-act-after = Acts that go before it where both are to be done.
schema-act-makes = What holds once it is done: fluents and moments. An act that makes, ends, starts and stops nothing is a norm, never a step.
schema-act-also = What holds too once it is done, without being what it is done for.
schema-act-ends = What holds no longer once it is done.
schema-act-starts = Whose clock it starts: object, party, opponent, sealer, replier. The other clock stops.
schema-act-stops = Whose clock it stops: object, party, both.
schema-act-with = It is done whenever this holds.
schema-act-tells = Facts that one learns by it.
schema-act-sets = Facts that are so once it is done.
schema-act-gives = Time that its object is given. For example: 2 min
schema-act-establishes = The times of both clocks are established by it.
schema-act-corrects = Wrong times of the clocks are corrected by it: where it must not be done, or need not, they show what they show.
schema-act-shares = Time that was lost is shared by it.
schema-act-decides-clock = With it the arbiter decides which clock runs; until then neither is said to run or to stand.
schema-course-needs = What must have been before it.
schema-course-usually = Without a known time it comes with this moment.
schema-course-in-play = It was found in play once this moment has come: after everything whose time is known.
schema-course-clocks-run = From then on the game is being played: the clocks show what they show.
schema-course-running = The player whose clock runs then.
schema-shown-when = What shows it. For example: envelope.opened
schema-shown-unless = Where this is told, it shows nothing.
schema-shown-told = Facts that show it by being told, be it only that they are not known.
schema-shown-assumed = An assumption shows it too, and gives way to what is told.
schema-shown-holds = What holds.
schema-shown-not = What does not.
schema-event-when = When it is awaited. For example: not replier.present
schema-event-tells = The facts that it brings about.
schema-event-past = For the end of a limit: the fact that then exceeds it.
schema-event-out-of = For the end of a player's time: the fact that holds what he has left.
schema-closing-over = When the game is over.
schema-closing-annulled = When the game does not count.
schema-closing-goes-on = When the game goes on, or the ruling is about something else.
schema-topic-matters = What the ruling is about.
schema-topic-touches = What it is about too where the facts told rule out a part of it.
schema-topic-tells = The facts that choosing the topic tells, with their values.
schema-topic-ask = Facts asked first, whatever is assumed of them; those of a group together.
schema-topic-kinds = The topics of which one says more exactly what happened; one of them is chosen in its place.
schema-topic-group = The group in which the arbiter's page offers it.
schema-fact-type = The type, or the list of values.
schema-fact-matters = What the fact is about.
schema-fact-assume = The normal course: taken when nothing is said, and reported.
schema-fact-assume-when = When the normal course is taken; left out: always.
schema-fact-discretion = yes: departing from the normal course is the arbiter's choice.
schema-fact-unknowable = What counts when the case says that nobody can know it.
schema-fact-computed = yes: read from the position, the written move or other facts when nobody states it.
schema-fact-of-each = For what is told of both players at once: the fact of each (player.blameless).
schema-fact-of-whom = For a fact that names no player: the facts that show whose it is.
schema-fact-shown-by = The fact holds as soon as one of these is told: facts, families of facts, values.
schema-act-matter = What the act is about.
schema-act-of = What it can be done to.

schema-edition-edition = Id of the edition, like its folder.
schema-edition-authority = Who issued it.
schema-edition-language = Language of the text it was taken from.
schema-edition-languages = Languages its words are kept in; left out: all that plica speaks. A ruling in another language says its norms in one of these, and says so.
schema-edition-in-force = The competitions it governs, by the day they began; left out: chosen by name only.
schema-edition-partial = yes: only a part of the edition is here, and every ruling says so.
schema-edition-caveats = What every ruling under this edition says of it: an id, and the first day of the competitions concerned or always; its words are the message caveat-ID.
schema-edition-not-held = What the printed edition rules on by rules that are not here: conditions.
schema-edition-unsettled = Situations that the printed text leaves open: conditions. What is told of them is named as not settled.
schema-edition-amends = The edition it amends: whatever is not changed is taken over from it.
schema-edition-renumber = Numbers that change, with everything under them: old, new.
schema-edition-repeal = What this edition no longer has, under the old numbers.
schema-edition-provided = Articles that hold only where a fact does; always: they hold all the same.
schema-edition-decides = Situations in which this edition decides the result, each a condition; check finds the cases it forgets.
schema-edition-gaps = What something to be done needs and the text tells nobody to bring about; a ruling that meets it says so.
schema-edition-acts = Acts that only this edition has, or that need or do something else under it than the vocabulary says.
schema-edition-holds = What can be the case in the hall beside what the vocabulary names.
schema-edition-assume = What this edition takes for granted where nothing else is said.
schema-edition-moments = Where moments stand under this edition. For example: player.limit: 60 min
schema-edition-exam = What an exam asks, in shares of its topics and levels.
schema-edition-coverage = Share of small changes of its rules, in per cent, that the examples promise to notice; below it check --strict fails.
schema-exam-levels = The shares of basic, medium and hard questions.
schema-exam-topics = The topics with their shares.
schema-levels-basic = The share of basic questions.
schema-levels-medium = The share of medium questions.
schema-levels-hard = The share of hard questions.
schema-exam-topic-topic = Name of the topic.
schema-exam-topic-share = Its share, such as 25.
schema-exam-topic-articles = The articles and rules it asks about, with everything under them; a rule of several topics counts with the first.
schema-in-force-from = First day.
schema-in-force-to = Last day, if there is one.
schema-gap-gap = Id of the gap; its words are the message gap-id.
schema-gap-lacks = What is needed and nobody makes, as under holds in the vocabulary.
schema-gap-when = When it is so.
schema-assumption-fact = The fact.
schema-assumption-is = Its value.
schema-assumption-when = When it is taken.

schema-case-about = What the ruling shall be about; usually left out.
schema-case-assumed = If nothing is said: { $value }.
schema-case-computed = Read from the position, the written move or other facts when it is not stated.

cli-fmt = Put article files in one layout: order of keys, indentation, lines of at most 120 characters
    .examples = Examples:
        {"  "}plica fmt
        {"  "}plica fmt rules/fide-2027/12.9.yaml
        {"  "}plica fmt --check my-rules
        {"  "}plica fmt - < 12.9.yaml

        The article says the same and keeps its comments; a file for which that is not certain stays as it is.
        Exit code: 0 done, 1 a file at fault or, with --check, not in this layout, 2 command line at fault.
cli-fmt-files = Article files or folders; if not given, the folder of --rules or, failing that, rules; - reads standard input
cli-fmt-check = Change nothing, only say which files are not in this layout

fmt-changed = formatted: { $path }
fmt-differs = not in the layout of plica fmt: { $path }
fmt-unsafe = `{ $path }` is written in a way that cannot be formatted without risk; it stays as it is

cli-lsp = Serve an editor while rule files are written: faults, completion, meanings, places, new ids
    .examples = Examples:
        {"  "}plica lsp
        {"  "}plica lsp --lang en --rules my-rules

        An editor starts it and speaks with it over standard input and output (Language Server Protocol); how to tell
        an editor: see "In the editor" in docs/editors.md. Language: --lang or, failing that, the editor's.
        Exit code: 0 the editor took its leave, 1 it went away without, 2 command line at fault.

lsp-junk = The editor sent something that is no message; it is passed over.
lsp-not-begun = the session has not begun: `initialize` comes first
lsp-out-of-turn = `{ $method }` comes at a moment when it makes no sense
lsp-unknown-method = plica does not know the request `{ $method }`
lsp-bad-parameters = the parameters of `{ $method }` cannot be understood
editor-type = { $kind ->
        [truth] Yes or no.
        [duration] A time, such as `1 h 15 min`.
        [number] A whole number.
        [date] A date, such as `2014-07-01`.
        [hour] A time of day, such as `16:00`.
        [fen] A position in Forsyth-Edwards notation.
        [moves] The moves of a game.
        [values] One of these values:
       *[text] A text.
    }

fix-instead = Write `{ $name }`
fix-texts = { $count ->
        [one] Write the missing text in every language
       *[other] Write the { $count } missing texts in every language
    }
fix-all-texts = Write all { $count } missing texts in every language
lens-ruling = Ruling: { $result }, as written
lens-ruling-other = Ruling: { $result }, not as written
lens-ruling-unknown = Show the ruling
ruling-faulty = the rule files must be without errors before a ruling is shown
ruling-no-case = there is no example `{ $case }` in this article
rename-fixed = plica itself uses the name `{ $name }`, which therefore stays as it is
rename-name-malformed = `{ $name }` will not do in the place of `{ $old }`: small letters and figures, with points and low lines in facts and moments, with hyphens in acts; what each player has keeps the word before its point
rename-name-taken = there is already something called `{ $name }`
rename-nested = `{ $name }` stands in an example under nested keys, of which only the last can change: write it there in one key first
rename-no-rule = only a rule, a fact, a moment or an act can be given a new name, and { $name ->
        [none] there is none here
       *[other] `{ $name }` is none of these here
    }
rename-malformed = `{ $name }` will not do as the id of a rule: letters, figures, points, hyphens and strokes, such as `E.8.a`
rename-taken = `{ $edition }` already has a rule `{ $name }`, or one whose text would have the same name
rename-faulty = the rule files must be without errors before a rule is given a new id
rename-taken-over = `{ $name }` is taken over from `{ $edition }`, where it is `{ $original }`: give it the new id there, or change `renumber` in edition.yaml
rename-changes-law = with the id `{ $name }` the rules would no longer say the same: it would leave, or come under, a number that others name, or clash with another edition
rename-words-elsewhere = The rule has its new id. No folder of texts was found beside the rules: there, `{ $old }` must become `{ $new }` in each language.

## A trainer's questions

schema-answers = What plica answers in JSON: rulings, readings, articles, differences, faults. Each object stands under its name.
schema-questions = A trainer's questions: what he thinks of each, and the question as plica wrote it (`plica train review`).
schema-questions-questions = The questions.
schema-kept-id = Its name, which stays the same for the same situation, question and right answer.
schema-kept-verdict = open: nothing decided; approved: asked before others; pinned: asked in every paper; rejected: not asked.
schema-kept-author = Who wrote or approved it.
schema-kept-note = What the trainer remarks.
schema-kept-used = Where it was asked.
schema-kept-reword = The question in the trainer's words.
schema-kept-edition = The edition it is about.
schema-kept-text = The question as it was printed, to read.
schema-kept-case = What happened, as in a case file.
schema-kept-second = What is otherwise in the second case.
schema-kept-asks = What is asked: the result or a statement, of one case or of two.
schema-kept-says = The statement that is made in one of two cases, in both or in neither.
schema-kept-answers = The answers, the right one first.
schema-reword-situation = The situation; each line is a paragraph.
schema-reword-question = What is asked.
schema-answer-answer = The answer as a clause; a statement after its rule. For example: game goes on; E.9.a: arbiter must open-envelope
schema-answer-value = Of a new value: what it comes to, in seconds or as a number.
schema-answer-error = The misconception of those who give it.
schema-answer-said = yes: it stands in the words of the misconception.
