### Questions on paper, in a browser and in the formats of others; exams and their marks.

## Questions

exam-question = Question { $number }
exam-question-of-level = Question { $number } ({ $level ->
        [basic] basic
        [medium] medium
       *[hard] hard
    })
exam-question-of-all = Question { $number } of { $of } ({ $level ->
        [basic] basic
        [medium] medium
       *[hard] hard
    })
exam-answers = Answers
exam-right-answer = { $letter }) { $text }
exam-assumed-here = Taken for granted in this question:
exam-said-right = Right.
exam-said-wrong = Wrong.

## The page that is played

exam-layout = Show the questions
exam-layout-one = one after another
exam-layout-all = all in a list
exam-check = Check
exam-next = Continue
exam-see-answer = Answer and reasons
exam-said-nothing = Choose an answer first.
exam-score-heading = Score
exam-score = Right answers: { $right } of { $all }.
exam-score-perfect = Nothing to repeat.
exam-score-repeat = Articles to repeat
exam-again-wrong = Repeat the wrong ones
exam-again = Start again

## The exam

exam-title = Exam · version { $version }
exam-key-title = Key of the exam
exam-name = Name:
exam-date = Date:
exam-rules-size = The exam has { $count ->
        [one] one question
       *[other] { $count } questions
    }; maximum score: { $points }.
exam-rules-one = Every question has exactly one right answer.
exam-rules-points = The points of a question stand beside its number. A wrong answer counts as none: nothing is deducted.
exam-rules-mark = Mark one letter only. A question with two letters marked is not answered.
exam-question-worth = Question { $number } ({ $count ->
        [one] 1 point
       *[other] { $count } points
    })
exam-end = End of version { $version }
exam-sheet = Answer sheet · version { $version }
exam-sheet-answer = Answer
exam-number = Question
exam-version = Version { $version }
exam-place = { $version } { $number }: { $letter }
exam-key-heading = { $article } ({ $count ->
        [one] 1 point
       *[other] { $count } points
    })
exam-written = Written: { $path }

## Marks

marks-title = Marks
marks-size = { $count ->
        [one] One candidate
       *[other] { $count } candidates
    }
marks-candidates = Candidates
marks-candidate = Candidate
marks-version = Version
marks-points = Points
marks-percent = %
marks-blank = Not answered
marks-repeat = Articles to repeat
marks-statistics = How the exam has measured
marks-mean = Mean mark: { $mean } %
marks-passed = With { $pass } % or more (passed): { $passed }
marks-reliability = Reliability (KR-20): { $value }; from 0.70 on the exam tells candidates apart well
marks-class = The class
marks-all-right = Every answer of every candidate is right.
marks-hardest = The hardest questions
marks-question = Question
marks-about = Articles
marks-right = Right answers
marks-discrimination = Discrimination
marks-chosen = Answers chosen
marks-text = Text
marks-articles = Articles for the class to repeat
marks-article = Article
marks-missed = Wrong or lacking
marks-of = { $part } of { $whole }
marks-footer = An article with a number in brackets was missed so many times.

## What is wrong with files of exams

diagnostic-unknown-format = nothing here is written with the ending `{ $ending }`
    .help = the endings are: { $known }
diagnostic-feature-needed = this plica was built without the feature `{ $feature }`, which files in `{ $ending }` need
    .help = build it with `cargo build --release --features { $feature }`
diagnostic-not-a-table = this file holds no table that can be read
    .help = save the sheet as CSV, with a line of headings and the others below it
diagnostic-ragged-row = this line has { $count } cells and the headings are { $expected }
    .help = check the separators and the quotation marks; a cell may be empty, but must not be left out
diagnostic-unknown-column = no column is called `{ $name }`
    .help = the columns are the name, the version and the numbers of the questions of the key
diagnostic-missing-column = there is no column for: { $name }
    .help = add the column; the cells in it may be empty
diagnostic-duplicate-column = the column `{ $name }` is there twice
    .help = delete one of the two
diagnostic-bad-key = in the key, `{ $value }` cannot stand in the column `{ $column }`
    .help = leave the key as `plica train exam` writes it
diagnostic-unknown-version = { $name }: the exam has no version `{ $version }`
    .help = the versions are: { $known }
diagnostic-bad-answer = { $last ->
        [none] { $name }: `{ $answer }` stands where the version of the exam has no question
       *[other] { $name }: `{ $answer }` is no answer to question { $question }
    }
    .help = { $last ->
        [none] check the version, and the heading of the column
       *[other] write a letter from a to { $last }, or leave the cell empty
    }
diagnostic-nameless-candidate = this line names no candidate
    .help = write the name, or delete the line
diagnostic-duplicate-candidate = { $name } is there twice
    .help = delete one of the two lines, or tell the two candidates apart by their names
