### What is wrong in a file, a case or a locale, in English: one message a code, with the advice in `.help`.

## Around every message

severity-error = error
severity-warning = warning
severity-note = note
severity-help = help
related-place = also here
did-you-mean = did you mean `{ $suggestion }`?
did-you-mean-one-of = did you mean one of these: { $suggestions }?
more-faults = and { $count } more of this kind

## Files

diagnostic-file-unreadable = cannot read the file `{ $path }`
    .help = check the name of the file and the permission to read it
diagnostic-file-too-large = the file is larger than { $limit } bytes
    .help = divide it into smaller files
diagnostic-not-utf-8 = the text is neither in UTF-8 nor in Latin-1
    .help = save it in the UTF-8 encoding
diagnostic-yaml-syntax = { $by ->
        [merge] here stands a mark of two versions that were not joined
        [tab] here stands a tab, and only spaces may stand at the beginning of a line
        [quote] this quotation mark is not closed
        [joined] a space is missing behind `{ $text }`
       *[other] from here on the file cannot be understood as YAML
    }
    .help = { $by ->
        [merge] keep the version that holds, and delete the lines with `<<<<<<<`, `=======` and `>>>>>>>`
        [tab] put spaces in its place
        [quote] close it, or leave out both quotation marks
        [joined] a space stands behind the colon: `replier.late: 20 min`
       *[other] check the indentation, the colons and the quotation marks
    }
diagnostic-file-ending = { $ending ->
        [ftl] `{ $path }` is not read: the files of texts end in `.ftl`
       *[yaml] `{ $path }` is not read: the files of a rulebook end in `.yaml`
    }
    .help = give it the ending `.{ $ending }`, or take it out of the folder
diagnostic-look-alike = { $like ->
        [space] this space ({ $number }) is not the plain one
        [none] here stands a sign that cannot be seen ({ $number })
       *[other] this `{ $sign }` ({ $number }) only looks like `{ $like }`
    }
    .help = { $like ->
        [none] delete it
       *[other] type it again on the keyboard: copied texts bring such signs along
    }
diagnostic-yaml-too-deep = the file has too many parts, or too many inside one another
    .help = divide it or remove levels, and use no YAML aliases (`&`, `*`)
diagnostic-duplicate-key = `{ $key }` is written twice
    .help = keep only one
diagnostic-unknown-key = `{ $key }` does not belong here
    .help = what belongs here: { $known }
diagnostic-missing-key = `{ $key }` is missing
    .help = add `{ $key }:` with its value
diagnostic-wrong-shape = expected here: { $expected ->
        [number] a whole number of at most 1000
        [mapping] a group of names with their values
        [list] a list
        [truth] a yes or a no
        [clause] a clause
        [value] a value, not an empty group
       *[text] a single text
    }
    .help = { $expected ->
        [mapping] write `name: value` on each line
        [list] write each item on its own line after `- `, or all of them in square brackets
        [truth] write `yes` or `no`
        [clause] write a sentence such as `sealer loses`
        [value] write the value, or leave the name out
       *[text] write one text, with no list and no names below it
    }

## Clauses

diagnostic-clause-syntax = { $found ->
        [end] the clause ends too early
       *[other] the clause cannot be understood at `{ $found }`
    }
    .help = a condition is written like `sealed.reading is ambiguous and not envelope.missing`, a conclusion like `sealer loses`
diagnostic-clause-too-deep = the clause has more than { $limit } parentheses and negations
    .help = divide the condition among several rules
diagnostic-unknown-fact = there is no fact called `{ $name }`
    .help = the facts are declared in `vocabulary.yaml`
diagnostic-unknown-value = `{ $name }` is not a possible value here
    .help = what fits here: { $known }
diagnostic-unknown-act = there is no act called `{ $name }`
    .help = the acts are declared in `vocabulary.yaml`
diagnostic-unknown-object = at `{ $name }` an object that the act allows is missing
    .help = the act allows: { $known }
diagnostic-unknown-party = `{ $name }` cannot be a party here
    .help = the parties possible here: { $known }
diagnostic-unknown-state = there is no state called `{ $name }`
    .help = the states are: { $known }
diagnostic-unknown-rule = this edition has no rule or article `{ $name }`
    .help = copy the number as it stands in the edition
diagnostic-fact-of-other-kind = `{ $name }` holds `{ $found }` here and `{ $expected }` in the rulebook that plica carries: the two rulebooks cannot be compared
    .help = give the fact its old kind, or the new fact another name
diagnostic-unknown-edition = there is no edition called `{ $name }`
    .help = the editions are: { $known }
diagnostic-unknown-article = there is no article, rule or concept `{ $name }`
    .help = `plica show` alone lists the articles
diagnostic-unknown-code = plica reports nothing under the code `{ $name }`
    .help = the codes stand in brackets before each message; `plica explain` without a code lists them
diagnostic-nothing-to-ask = no question can be made of what was asked for
    .help = another topic or difficulty, or none, gives more to ask about
diagnostic-no-resumption = { $edition } decides no resumption in five steps or more
    .help = other editions do: plica show lists them; questions one by one come without --resumption
diagnostic-order-lost = in a file .{ $ending } each question is asked by itself, and the steps of a resumption follow from each other
    .help = these keep the order: { $known }
diagnostic-unknown-language = there is no language with the code `{ $name }`
    .help = the codes are: { $known }
diagnostic-duplicate-fact = the fact `{ $name }` is declared twice
    .help = keep only one declaration
diagnostic-duplicate-rule = the number `{ $name }` occurs twice in this edition
    .help = give another number to one of the two rules or articles
diagnostic-duplicate-misconception = the id `{ $name }` of a misconception occurs twice in this edition
    .help = give one of the two another id
diagnostic-bad-type = no fact can be of the type `{ $name }`
    .help = the types are: { $known }, or a list of values
diagnostic-fixed-type = `{ $name }` is a fact that plica itself reads or computes: it must be { $expected ->
        [truth] a yes or a no
        [duration] a time
        [number] a number
        [fen] a position
        [text] a text
       *[values] a list of values
    }
    .help = give it this type, or give a fact of your own another name
diagnostic-type-mismatch = { $expected ->
        [truth] a yes or a no
        [duration] a time
        [number] a number
        [date] a date
        [hour] a time of day
        [fen] a position
        [moves] a series of moves
        [values] a fact with a list of values
       *[text] a text
    } is expected here, but this is { $found ->
        [truth] a yes or a no
        [duration] a time
        [number] a number
        [date] a date
        [hour] a time of day
        [fen] a position
        [moves] a series of moves
        [values] a fact with a list of values
       *[text] a text
    }
    .help = { $expected ->
        [values] use `is` only with facts that have a list of values
       *[other] write times with their unit, like `60 min`, and numbers without one
    }
diagnostic-not-a-truth = `{ $name }` is not answered by yes or no
    .help = say what it is compared with, using `is`, `<`, `<=`, `>` or `>=`
diagnostic-not-comparable = this comparison is too complicated for a condition
    .help = compare a fact with a fixed value, or with another fact plus or minus a fixed value
diagnostic-number-too-large = this number or time is too large
    .help = write one that fits into a game
diagnostic-player-outside-for-each = `player` and `opponent` name nobody in this rule
    .help = begin the condition with `for each player,`

## The rulebook as a whole

diagnostic-reference-cycle = some rules depend on one another in a circle: `{ $path }`
    .help = remove from one of them the reference to the next
diagnostic-edition-period = { $first ->
        [none] `{ $found }` cannot be a date of entry into force or of expiry
       *[other] the last day, `{ $found }`, comes before the first, `{ $first }`
    }
    .help = write the dates like `2014-07-01`, the first day before the last
diagnostic-editions-overlap = `{ $edition }` and `{ $other }`, both of { $authority }, are in force on the same days
    .help = end the earlier one on the day before the later one begins: by the day alone nobody could tell which applies
diagnostic-several-editions = the day { $date } does not tell the edition: those in force then are { $known }
    .help = choose one (`edition`), by who held the competition
diagnostic-article-place = the file is called `{ $file }`, and its article `{ $article }`
    .help = correct the number, or give the file the name of its article
diagnostic-rule-place = the rule `{ $rule }` stands in the article `{ $article }`, and its number does not begin like that of the article
    .help = correct the number, or move the rule to the file of its article
diagnostic-duplicate-case = two examples of this article are called `{ $case }`
    .help = say in each what is special about it
diagnostic-said-twice = `{ $rule }` says what `{ $other }` says, in exactly the same games
    .help = delete one of the two, or correct its condition
diagnostic-conflict = { $kind ->
        [itself] the rule `{ $first }` can apply to both players at once and contradicts itself
       *[other] the rules `{ $first }` and `{ $second }` can apply together and contradict each other
    }
    .help = { $kind ->
        [itself] a rule cannot give way to itself with `unless`: narrow its condition by what holds of the `opponent`, and write what applies to both players as a rule of its own; it contradicts itself, for instance, in this case: { $case }
       *[other] say with `unless` which gives way to the other; they contradict each other, for instance, in this case: { $case }
    }
diagnostic-gap = { $edition } says that it decides the result here, and it does not in this case: { $case }
    .help = write the rule that is missing, or narrow the situation
diagnostic-never-applies = no case fulfils the condition of `{ $rule }`: it can never apply
    .help = { $by ->
        [game] what it asks is possible only where something holds that stands under `impossible` in `vocabulary.yaml`
       *[other] look for parts that exclude each other
    }
diagnostic-always-displaced = `{ $rule }` never applies: whenever its condition holds, `{ $by }` displaces it
    .help = narrow the other rules, or delete this one
diagnostic-idle-unless = `{ $name }` in `unless` never makes a difference for `{ $rule }`
    .help = delete the name, or correct the condition of the rule it should displace
diagnostic-idle-condition = in `{ $rule }` the part `{ $part }` makes no difference: without it the rule applies in the same cases
    .help = delete the part, or correct it
diagnostic-never-used = no rule of any edition uses the fact `{ $name }`
    .help = delete the fact, or write the rule that asks it
diagnostic-unused-moment = nothing takes effect at the moment `{ $name }`, and no order and no condition names it
    .help = name it in the `at:` of the rules that count from it, say what comes before it, or delete it
diagnostic-article-without-rules = article `{ $article }` has no rules, and no example shows that it decides nothing
    .help = write its rules, or an example with `ruling: {"{"}result: silent{"}"}`; otherwise delete the file and say in `edition.yaml` what is not held
diagnostic-not-proven = { $what ->
        [conflicts] not proven in `{ $edition }`: that no two rules contradict each other ({ $count } pairs of rules not settled)
        [gaps] not proven in `{ $edition }`: that it decides every case it says it `decides:` ({ $count } of its situations not settled)
        [misconceptions] not proven in `{ $edition }`: that every misconception is wrong ({ $count } of them not settled)
       *[idle] not proven in `{ $edition }`: that every rule, exception and condition makes a difference ({ $count } rules not settled)
    }
    .help = the work was stopped at its limit, which is the same in every run; everything else has been looked at
diagnostic-assumption-set-otherwise = edition `{ $edition }` takes for granted that `{ $fact }` is { $value }, but there rule `{ $rule }` sets it to { $set }
    .help = take for granted as well what keeps the rule from applying, or replace the rule in the edition
diagnostic-not-shown = no example shows all of `{ $rule }`: of { $of } small changes of it, { $done } would be noticed
    .help = write an example of each from the law; `plica coverage { $rule }` shows the cases
diagnostic-below-promise = the examples of `{ $edition }` notice { $done } of { $of } small changes, and { $promised } % are promised
    .help = see `plica coverage --edition { $edition }` for what no example says, or promise less
diagnostic-ruled-otherwise = { $kind ->
        [result] where `{ $rule }` of { $edition } applies, { $other } comes to another result
        [only] only { $edition } says what `{ $rule }` lays down
        [step] { $edition } and { $other } call for a step of `{ $rule }` at different moments
       *[sometimes] `{ $rule }` of { $edition } lays something down in cases in which { $other } does not
    }
diagnostic-written-otherwise = { $kind ->
        [new] { $other } has no rule like `{ $rule }`
        [gone] { $other } has nothing in the place of `{ $rule }` of { $edition }
        [words] `{ $rule }` has the clauses it has in { $other }, and other words
       *[clauses] `{ $rule }` has other clauses in { $other }
    }
diagnostic-assumed-otherwise = the two take something else for granted: { $what }
diagnostic-untested-rule = { $lacking ->
        [firing] no example shows `{ $rule }` applying
        [near-miss] no example shows a case in which `{ $rule }` just does not apply
       *[both] no example shows when `{ $rule }` applies and when it does not
    }
    .help = write the case and the ruling by hand from the law, then run the check
diagnostic-unconfirmed = the ruling of this example was proposed by plica and has not been confirmed
    .help = read the law, write the ruling it gives, and take `confirm` away
diagnostic-procedure-broken = { $kind ->
        [untimely] the step of `{ $rule }` waits for `{ $fluent }`, which has not come and which no earlier step brings
        [unmet] the step of `{ $rule }` needs `{ $fluent }`, and no rule says who brings it about
        [twice] the step of `{ $rule }` does what is done already, or what another step does
        [forbidden] the step of `{ $rule }` is forbidden by another rule
        [after-the-end] the game is over and needs no step of `{ $rule }`
        [lost] once the first step is done, that of `{ $rule }` is gone
        [not-done] the step of `{ $rule }` is done and is still called for
        [both-run] both clocks run
        [overlap] the clocks run at the same time, or later than the time known
       *[shrunk] a clock has run less than before
    } ({ $edition }{ $after ->
        [none] {""}
       *[other] , after `{ $after }`
    })
    .help = { $kind ->
        [untimely] correct `upon`, or write the duty that brings that moment
        [unmet] write the duty that brings it about, if the text has one; if not, declare it under `gaps` in edition.yaml
        [twice] correct `before`, or what the two acts make in the vocabulary
        [forbidden] let the one rule except the other with `unless`
        [after-the-end] let the rule give way to the end of the game, or put the act under `after_end`
        [lost] correct `upon` and `before` of that duty, and what shows its effect
        [not-done] let the act make something in the vocabulary, or correct what shows the opposite
       *[clocks] correct `upon` of the duties that start and stop clocks
    }
diagnostic-unshown-gap = no example shows the gap `{ $name }`
    .help = write an example in which a step lacks what the gap names, or take the gap away
diagnostic-example-fails = { $aspect ->
        [result] the example expects the result `{ $expected }`, but it is `{ $found }`
        [because] the example expects the result to follow from `{ $expected }`, but it follows from `{ $found }`
        [applies] the example expects `{ $rule }` to apply, but it does not
        [not] the example expects `{ $rule }` not to apply, but it does
        [asks] the case does not ask about what `{ $rule }` decides, so it shows nothing about it; name the matter under `about:`
        [sets] the example expects the value `{ $expected }`, but it is `{ $found }`
        [missing] the example expects `{ $expected }` to be missing, but what is missing is `{ $found }`
        [possible] the example expects the possible results `{ $expected }`, but they are `{ $found }`
        [says] the ruling does not say what the example expects: `{ $expected }`
        [not_says] the ruling says what the example expects it not to say: `{ $expected }`
        [now] what is to be done now is not what the example expects: { $expected }
       *[status] the example expects the ruling to be `{ $expected }`, but it is `{ $found }`
    }
    .help = { $edition ->
        [none] read the article again before changing the rule or the example
       *[other] `{ $edition }` takes this example over: where its text rules otherwise, restate the example in the folder `{ $edition }`, in the file of the article under its number there, with the same `case`
    }
diagnostic-misconception-is-true = `{ $name }` is no misconception: { $edition } says so itself in some of its cases
    .help = narrow `when`, or claim something else; it is true, for instance, in this case: { $case }
diagnostic-misconception-never = no case has the misconception `{ $name }`: its condition cannot be fulfilled in { $edition }
    .help = look for parts that exclude each other

example-cause = { $kind ->
        [missing] nobody tells { $names }
        [displaced] it gives way to { $names }
        [over] the game had ended before, by { $names }
        [concluded] the result follows from { $names }
        [holds] it applies because of { $names }
       *[fails] what it asks is not so: { $names }
    }

## Cases

diagnostic-fact-given-twice = the fact `{ $fact }` is given twice
    .help = keep only one
diagnostic-bad-value = `{ $value }` does not fit `{ $fact }`
    .help = { $expected ->
        [truth] answer `yes` or `no`
        [duration] write a time like `1 h 15 min`
        [number] write a whole number without sign or decimals
        [date] write the date like `2014-07-01`
        [hour] write the time of day like `16:00`
        [moment] write how long after the hour set, like `25 min`; before it with its sign: `-5 min`
        [unit] name the unit: `{ $value } min`
        [day] no calendar has that day: write the date like `2014-07-01`
       *[values] answer one of these values: { $known }
    }
value-not-known = write `unknown` if nobody knows it
diagnostic-bad-position = the position cannot be accepted: { $reason }
    .help = { $mend }
diagnostic-bad-history = the moves of the game cannot be accepted: { $reason }
    .help = check the moves and the position to which they must lead
diagnostic-bad-move = `{ $value }` does not name exactly one legal move in this position
    .help = write a single legal move, for instance with the squares of departure and arrival
diagnostic-unknown-moment = there is no moment `{ $name }`
diagnostic-contradictory-order = { $time ->
        [none] `{ $first }` cannot come before `{ $then }` in this case
       *[other] `{ $time }` cannot be with the order in which things happen in a game
    }
    .help = tell another order, or correct the times
diagnostic-order-of-one = an order names two moments or more, and `{ $name }` is one
    .help = write what came first and what came then, like `order: [{ $name }, …]`; or tell the fact itself
diagnostic-time-told-elsewhere = { $fact ->
        [none] the time `{ $name }` is fixed and cannot be told
       *[other] the time `{ $name }` is told by the fact `{ $fact }`
    }
    .help = leave it out, or tell that fact
diagnostic-contradictory-facts = these facts cannot hold together: { $facts }
    .help = correct or remove one of them
facts-not-written = not written in the case, but derived from it or assumed: { $facts }
diagnostic-edition-needed = it is not known which edition of the laws applies
    .help = give the day on which the competition began (`event.began`) or choose an edition (`edition`): { $known }
diagnostic-edition-mismatch = the edition `{ $edition }` does not govern a competition that began on { $date }
    .help = correct the edition or the date, or keep only one of them
diagnostic-no-edition-on-date = plica holds no edition for a competition that began on { $date }; the laws in force then are not in plica
    .help = choose an edition (`edition`): { $known }

## Words

diagnostic-missing-message = the text `{ $id }` is missing in the language `{ $locale }`
    .help = write it in `{ $file }`; `plica new words` begins every text that is missing
diagnostic-foreign-message = the text `{ $id }` of the language `{ $locale }` belongs to nothing
    .help = delete it or correct its name
diagnostic-diverging-variables = the text `{ $id }` does not use the same variables in the language `{ $locale }` as in the others: { $variables }
    .help = use the same ones in every language
diagnostic-missing-variant = the text `{ $id }` lacks variants in the language `{ $locale }`: { $variants }
    .help = write one variant for each value
diagnostic-duplicate-message = the text `{ $id }` stands twice in the language `{ $locale }`: only the last one is used
    .help = keep one of the two
diagnostic-fluent-syntax = { $by ->
        [merge] here stands a mark of two versions that were not joined
       *[other] the file of texts `{ $file }` of the language `{ $locale }` cannot be understood here
    }
    .help = { $by ->
        [merge] keep the version that holds, and delete the lines with `<<<<<<<`, `=======` and `>>>>>>>`
       *[other] check the equals sign, the indentation and the braces
    }

## The log of rulings

diagnostic-file-unwritable = cannot write to the file `{ $path }`: this ruling is not in the log
    .help = check the folder, the permission to write and the space left
diagnostic-torn-record = line { $line } of the log breaks off: the writing of it was interrupted
    .help = the ruling on it is lost; the other lines are not affected
diagnostic-bad-record = line { $line } of the log is no ruling that plica has logged
    .help = leave the log as `plica decide --log` writes it
diagnostic-log-locked = another program holds the log `{ $path }` locked, and still did after { $seconds } seconds: this ruling is not in the log
    .help = close the program that has the log open, then give the ruling again
diagnostic-log-not-a-file = `{ $path }` is no file on a disk, and nothing would show that a line has arrived: this ruling is not in the log
    .help = name a file; to pass rulings on to another program, use `plica batch` or `--format json`
diagnostic-log-not-lockable = the log `{ $path }` cannot be locked where it is: this ruling is not in the log
    .help = keep the log on a disk of this computer: without locks, two rulings at once would break its chain
diagnostic-log-without-chain = the log has no chain: nothing in it shows whether its lines are what they were
    .help = rulings logged from now on have one, and seal the lines before them
diagnostic-record-altered = { $count ->
        [one] line { $line } was altered after it was written
       *[other] lines { $line } to { $last } were altered after they were written
    }
    .help = the lines after it still name what stood there before: compare with a copy of the log
diagnostic-record-unlinked = line { $line } does not follow line { $after }: one of the two was altered after it was written, or line { $line } comes from another log
    .help = compare with a copy of the log
diagnostic-record-missing = { $count ->
        [one] before line { $line } the line with number { $from } is missing, or line { $line } comes from another log
       *[other] before line { $line } the lines with numbers { $from } to { $to } are missing, or line { $line } comes from another log
    }
    .help = they were taken out after they were written: look for them in a copy of the log
diagnostic-record-moved = line { $line } is in the wrong place: it was written as line { $number }
    .help = somebody changed the order of the lines
diagnostic-record-repeated = line { $line } is a copy of line { $of }
    .help = plica never writes a line twice
diagnostic-record-foreign = { $count ->
        [one] line { $line } does not belong to this log
       *[other] lines { $line } to { $last } do not belong to this log
    }
    .help = they were put in by other means than `plica decide --log`, perhaps from another log
diagnostic-record-time = { $reason ->
        [backwards] times run backwards: line { $line } of the log was written at { $time }, line { $after } before it at { $then }
       *[unreadable] the time of line { $line } of the log cannot be read: `{ $time }`
    }
    .help = the lines themselves are as they were written; the clock of the computer was wrong there or was set back
diagnostic-head-unknown = no line of this log has the head `{ $hash }`
    .help = lines were cut off at its end, or the last one was altered, or this is another log
diagnostic-bad-signature = the signature `{ $path }` is not one of this key for this file
    .help = a signature FILE.sig belongs to FILE beside it, is made for `plica`, and is checked with the public key of whoever signed
diagnostic-unusable-key = `{ $path }` is no Ed25519 key that OpenSSH wrote
    .help = ssh-keygen -t ed25519 -f KEY makes one: KEY signs, KEY.pub verifies
diagnostic-protected-key = a passphrase protects the key `{ $path }`, and plica asks for none
    .help = OpenSSH makes the same signature: ssh-keygen -Y sign -n plica -f { $path } { $file }

## Faults of a position

position-fault-missing-field = the FEN lacks { $field ->
        [board] the placement of the men
        [turn] the side to move
        [castling] the right to castle
        [en_passant] the en passant square
        [half_moves] the count of half-moves
       *[move_number] the move number
    }
position-fault-extra-field = `{ $text }` is left over at the end of the FEN
position-fault-bad-field = `{ $text }` cannot be { $field ->
        [board] the placement of the men
        [turn] the side to move
        [castling] the right to castle
        [en_passant] the en passant square
        [half_moves] the count of half-moves
       *[move_number] the move number
    }
position-fault-rank-count = the board does not have eight ranks but { $count }
position-fault-rank-length = rank { $rank } does not have eight squares but { $squares }
position-fault-unknown-man = `{ $letter }` is no chessman (rank { $rank })
position-fault-no-king = { $colour ->
        [white] White has no king
       *[black] Black has no king
    }
position-fault-too-many-kings = { $colour ->
        [white] White has { $count } kings
       *[black] Black has { $count } kings
    }
position-fault-pawn-on-last-rank = there cannot be a pawn on { $square }
position-fault-opponent-in-check = { $colour ->
        [white] White is in check and is not to move
       *[black] Black is in check and is not to move
    }
position-fault-impossible-check = no move can have given this check
position-fault-too-many-men = there are more men than promotions can explain
position-fault-castling-impossible = { $colour ->
        [white] White does not have king and rook in place
       *[black] Black does not have king and rook in place
    } for castling { $wing ->
        [king_side] kingside
       *[queen_side] queenside
    }
position-fault-en-passant-impossible = no pawn can just have passed { $square }
position-fault-clock-after-double-step = a pawn has just moved, yet the count of half-moves is { $half_moves }
position-fault-clock-beyond-game = { $half_moves } half-moves without a capture or a pawn move do not fit before move { $move_number }
position-mend = { $fault ->
        [missing-field] a FEN has six parts with spaces between: the board, the side to move (`w` or `b`), the castlings still allowed (`KQkq`, or `-`), the en passant square (or `-`), the half-moves since the last capture or pawn move, and the move number; behind the board, for instance, `w - - 0 41`
        [extra-field] the move number ends a FEN: delete what follows it
        [bad-field] { $field ->
            [turn] write `w` if White is to move, `b` if Black is
            [castling] write the castlings still allowed as `KQkq` (capitals for White), or `-`
            [en_passant] write the square that a pawn has just passed (`e3`), or `-`
           *[other] write a whole number: the fifth part of a FEN counts the half-moves since the last capture or pawn move, the sixth the moves
        }
        [rank-count] write eight ranks, from the eighth down to the first, with seven `/` between them; an empty rank is `8`
        [rank-length] the letters (a man each) and the figures (so many empty squares) of a rank make eight
        [unknown-man] { $meant ->
            [none] a FEN names the men by their English letters, White's as capitals: `KQRBNP` for king, queen, rook, bishop, knight, pawn
           *[other] a FEN names the men by their English letters, White's as capitals: write `{ $meant }` for this one (`KQRBNP` for king, queen, rook, bishop, knight, pawn)
        }
        [no-king] each player has one king, `K` White's and `k` Black's; `R` and `r` are rooks in a FEN
        [too-many-kings] each player has one king, `K` White's and `k` Black's
        [pawn-on-last-rank] check whether the ranks run from the eighth down to the first
        [opponent-in-check] check the side to move, behind the board: `w` for White, `b` for Black
        [castling-impossible] leave out this castling, or write `-` if none is allowed any more
        [en-passant-impossible] write `-` where no pawn has just moved two squares
        [clock-after-double-step] write `0` in the fifth part, or `-` in the fourth
        [clock-beyond-game] the fifth part of a FEN counts the half-moves since the last capture or pawn move, the sixth the moves
       *[other] check the men and their squares
    }

## Made material

diagnostic-not-written = cannot write the file `{ $path }`
    .help = check the folder, the permission to write and the space left
diagnostic-not-overwritten = { $reason ->
        [link] `{ $path }` is a link, and plica does not write through links the files whose names it chooses itself
        [log] `{ $path }` is there already and is no log of rulings: nothing is added to it
       *[other] `{ $path }` is there already, and plica has not written it or it was changed since: it is not overwritten
    }
    .help = move it away, or choose another name or another folder
diagnostic-not-printed = cannot write to standard output
    .help = check the space left, and where the output is sent
diagnostic-not-resumed = { $reason ->
        [stream] `{ $path }` is no file on a disk: a batch into it cannot be resumed
        [once] cases from standard input or a pipe can be read only once: the batch into `{ $path }` cannot be resumed
        [table] a batch into a table (`{ $path }`) cannot be resumed
        [unknown] `{ $path }.part` is there, and nothing tells which batch it is of
        [version] what is left of `{ $path }` was written by another version of plica
        [rulebook] what is left of `{ $path }` was decided by other rules
        [words] what is left of `{ $path }` was written with other texts (`--locales`)
        [language] what is left of `{ $path }` was written in another language (`--lang`)
        [edition] what is left of `{ $path }` was decided under another edition (`--edition`, `--on`)
        [reading] what is left of `{ $path }` was decided with other readings of contested texts (`--reading`)
        [search] what is left of `{ $path }` was decided with another limit of the search (`--search`)
       *[cases] what is left of `{ $path }` belongs to other cases: their file is not the same
    }
    .help = { $reason ->
        [stream] write to a file
        [once] give the cases as a file
        [table] run it without `--resume`, or write to a file of lines such as `decisions.ndjson`
        [unknown] move it away or delete it
       *[other] give the same options and the same cases as before, or run it without `--resume` to begin again
    }
diagnostic-cancelled = nobody waited for this any longer, so it was given up
diagnostic-being-written = another plica is writing `{ $path }`
    .help = wait until it has ended, or write to another file
diagnostic-no-pdf = plica writes no PDF files
    .help = write an .html file and print it from the browser, which can save it as a PDF
