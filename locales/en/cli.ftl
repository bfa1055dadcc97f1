### The words of the command line in English: help, usage errors, summaries.

cli = Rulings on adjourned chess games, with their article: what happened goes in, result, duties and reasons come out.
    .examples = Examples:
        {"  "}plica decide examples/two-knights.yaml --edition fide-2014
        {"  "}plica read Nd4 --position "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41" --written-in en
        {"  "}plica show E.8 --edition fide-2014
        {"  "}plica check --rules my-rules
        {"  "}plica replay rulings.jsonl --rules my-rules

        Exit code: 0 settled, 1 rulebook or input at fault, 2 command line at fault, 3 open or not regulated.
cli-usage = Usage:
cli-usage-options = [OPTIONS]
cli-commands = Commands
cli-command-name = COMMAND
cli-value-address = ADDRESS
cli-value-answers = ANSWERS
cli-value-article = ARTICLE
cli-value-case = CASE
cli-value-choice = CHOICE
cli-value-code = CODE
cli-value-concept = CONCEPT
cli-value-date = DATE
cli-value-dir = DIR
cli-value-edition = EDITION
cli-value-file = FILE
cli-value-files = FILES
cli-value-folder = FOLDER
cli-value-key = KEY
cli-value-name = NAME
cli-value-new = NEW
cli-value-number = NUMBER
cli-value-old = OLD
cli-value-percent = PERCENT
cli-value-result = RESULT
cli-value-text = TEXT
cli-value-words = WORDS
cli-arguments = Arguments
cli-options = Options
cli-see-help = For more: plica --help

cli-option-lang = Language: es, it or en; if not given, the system's or, failing that, English
cli-option-rules = Folder with another rulebook, in place of the built-in one
cli-option-locales = Folder with texts that prevail over the built-in ones (es/…, it/…, en/…)
cli-option-help = Show this help
cli-option-version = Show the version
cli-option-format = Format: text (unless another is given), json, md or html
cli-option-reading = How a contested text is read, such as both-late=not_regulated (plica show --readings lists them); may be repeated
cli-option-search = So many positions may be looked at to find out whether mate is still possible (4000000): with more, fewer answers stay open, and some take longer

cli-decide = Rule on one or more cases
    .examples = Examples:
        {"  "}plica decide case.yaml
        {"  "}plica decide case.yaml --on 2014-07-15 --lang es
        {"  "}plica decide case.yaml --compare fide-1974,fide-1997,fide-2014
        {"  "}plica decide case.yaml --format html > ruling.html
        {"  "}plica decide - < case.json
        {"  "}plica decide case.yaml --log rulings.jsonl

        Exit code: 0 settled, 1 input at fault, 2 command line at fault, 3 open or not regulated.
cli-decide-cases = Case files in YAML or JSON; - reads standard input
cli-decide-edition = The edition that governs, such as fide-2014
cli-decide-on = The day the competition began (2014-07-15): the edition then in force applies
cli-decide-compare = Rule under several editions, side by side
cli-option-explain = Also say all that is assumed, how a case file says each fact, and which rules do not apply and why
cli-decide-what-would-change = Also say which smallest changes of the facts would give another result
cli-decide-why-not = Why the result is not this one (draw, 1-0, 0-1, 0-0, annulled, *), and what would make it so
cli-decide-log = File to which each ruling is added as a line of JSON: the facts as told, what was ruled, by which rules

cli-batch = Rule on many cases: a case a line in JSON comes in, a decision a line goes out, in the same order
    .examples = Examples:
        {"  "}plica batch cases.ndjson > decisions.ndjson
        {"  "}plica batch cases.ndjson --edition fide-2014 --lang es -o decisions.ndjson
        {"  "}zcat cases.ndjson.gz | plica batch --summary
        {"  "}plica batch cases.ndjson --summary --format json
        {"  "}plica batch cases.parquet -o decisions.parquet

        Without --lang the decisions hold names and values only, no words. A line that is no case
        becomes {"{"}"line": …, "errors": …{"}"}, and the rest goes on.
        Files in .csv and .parquet are tables, coming in or going out, with a column a fact; they need
        the feature `tables`.

        Exit code: 0 every line is a case, 1 a line or file is at fault, 2 command line at fault.
cli-batch-cases = File with a case a line: the object that `decide` takes, or {"{"}"facts": …{"}"}; - or nothing reads standard input
cli-batch-edition = The edition that governs every case that does not name one beside its facts, such as fide-2014
cli-batch-on = The day the competition began (2014-07-15): the edition then in force applies
cli-batch-summary = Count the cases by result and by rule instead of writing the decisions
cli-batch-output = File to write to, in place of standard output
cli-batch-resume = Go on with what an interrupted batch has left of the file of -o (FILE.part); where nothing is left, begin
cli-batch-format = Format of the counts: text (unless another is given), json, md or html

cli-read = Read a move as it is written on the paper
    .examples = Examples:
        {"  "}plica read Nd4 --position "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41" --written-in en
        {"  "}plica read "Tf2-a2" --position "7k/2R5/8/6K1/8/8/8/8 w - - 0 41" --written-in it
        {"  "}plica read 0-0 --position "4k3/8/8/8/8/8/8/4K2R w K - 0 41" --format html > move.html
cli-read-written = The move, exactly as written; ? for a letter that cannot be read
cli-read-position = The position before the move, in Forsyth-Edwards notation
cli-read-written-in = The language of the player's scoresheet: es, it, en, de, fr, pt …
cli-read-batch = File with a move a line in JSON ({"{"}"position": …, "written": …, "language": …{"}"}); - reads standard input; writes a reading a line
cli-read-history = File with the game so far (PGN or a list of moves), for repetitions; without --position the position is its end

cli-show = Show an article: its norms in words and clauses, what displaces what, its examples
    .examples = Examples:
        {"  "}plica show
        {"  "}plica show E.8 --edition fide-2014
        {"  "}plica show lateness
        {"  "}plica show --search "late arbiter"
        {"  "}plica show A8 --format html > A8.html
        {"  "}plica show --readings --edition fide-2014
        {"  "}plica show E.8 --proof --edition fide-2014 --lang en
        {"  "}plica show --all --edition fide-2014 --format html > fide-2014.html
cli-show-article = Number of an article or rule (E.8, 17.2), or a concept (lateness); none lists the articles
cli-show-readings = List the readings of contested texts: what is in doubt, what each choice holds, which is taken
cli-show-search = The articles of all editions that have these words, matter by matter; accents do not matter
cli-show-all = Every article, one after another: the whole rulebook
cli-show-proof = Proof sheet for editors: each rule's clause as a sentence beside its text, with warnings where the two differ; without an article, every article
cli-show-edition = Only this edition
cli-show-format = Format: text (unless another is given), json, md or html

cli-check = Check a rulebook: clauses, names, conflicts between rules, examples, texts in every language
    .examples = Examples:
        {"  "}plica check
        {"  "}plica check --rules my-rules --locales my-words
        {"  "}plica check --rules my-rules --format json
cli-check-format = Format: text (unless another is given), json, md, sarif or github (annotations of a workflow)
cli-check-strict = Warnings fail too

cli-diff = Compare two editions: every difference of ruling with the facts that show it, both rulings and a case
    .examples = Examples:
        {"  "}plica diff fide-1974 fide-1997
        {"  "}plica diff fide-2014 fide-2023 --lang es
        {"  "}plica diff fide-1974 fide-2014 --format html > 1974-2014.html
        {"  "}plica diff fide-2014 --rules my-rules
cli-diff-first = The first edition, such as fide-1974
cli-diff-second = The second edition; without one, with --rules, what the folder's copy of the first rules otherwise than plica's
diff-second-needed = give a second edition, or a folder with your own copy of the rules: plica diff { $edition } --rules DIR
cli-diff-exit-code = Exit code 3 where something differs
cli-diff-all = In text and md, the complete list instead of the summary: every point with its facts and its case (html and json always hold it)
cli-diff-format = Format: text (unless another is given), json, md, html, sarif or github (annotations of a workflow)

cli-replay = Decide again what `decide --log` has logged, and list the rulings that change
    .examples = Examples:
        {"  "}plica replay rulings.jsonl
        {"  "}plica replay rulings.jsonl --rules my-rules
        {"  "}plica replay rulings.jsonl --rules my-rules --format json > changes.jsonl

        Exit code: 0 no ruling changes, 1 a line or file cannot be read, 2 command line at fault, 3 some ruling changes.
cli-replay-edition = Decide every ruling under this edition, not under its own
cli-replay-log = The log: one ruling a line; - reads standard input
cli-replay-format = Format: text (unless another is given) or json (a line for each change, the counts in the last)

cli-log = Check a log of rulings, or sign it
    .examples = Examples:
        {"  "}plica log verify rulings.jsonl
        {"  "}plica log sign rulings.jsonl --key arbiter
cli-log-verify = Find lines of a log that were deleted, moved, repeated, altered or put in
    .examples = Examples:
        {"  "}plica log verify rulings.jsonl
        {"  "}plica log verify rulings.jsonl --head 3f0c…
        {"  "}plica log verify rulings.jsonl --signature rulings.jsonl.head.sig --key arbiter.pub

        Exit code: 0 the log is whole, 1 it is not, or has no chain, 2 command line at fault.
cli-log-verify-log = The log; - reads standard input
cli-log-verify-head = The head noted earlier (64 digits): it must be in the log, so that nothing is missing at the end
cli-log-verify-signature = Signature of a head (FILE.head.sig, with FILE.head beside it): the head must be in the log
cli-log-verify-key = Public key of whoever signed, as OpenSSH writes it (.pub)
cli-log-verify-format = Format: text (unless another is given) or json
cli-log-sign = Sign how far a log reaches: writes FILE.head and FILE.head.sig
    .examples = Examples:
        {"  "}ssh-keygen -t ed25519 -N "" -f arbiter
        {"  "}plica log sign rulings.jsonl --key arbiter

        Without plica: ssh-keygen -Y verify -n plica -f signers -I arbiter -s rulings.jsonl.head.sig < rulings.jsonl.head

        Exit code: 0 signed, 1 the log or the key is at fault, 2 command line at fault.
cli-log-sign-log = The log
cli-log-sign-key = Private Ed25519 key without passphrase, as OpenSSH writes it
cli-sign = Sign files, such as saved rulings: writes FILE.sig beside each
    .examples = Examples:
        {"  "}plica decide case.yaml --format html > ruling.html
        {"  "}plica sign ruling.html --key arbiter

        Without plica: ssh-keygen -Y verify -n plica -f signers -I arbiter -s ruling.html.sig < ruling.html
        The file `signers` holds a line: arbiter, then what stands in arbiter.pub.

        Exit code: 0 signed, 1 a file or the key is at fault, 2 command line at fault.
cli-sign-files = The files
cli-sign-key = Private Ed25519 key without passphrase, as OpenSSH writes it

cli-completions = Print what a shell needs to complete plica's commands, options and editions at the tab key
    .examples = Examples:
        {"  "}plica completions bash > ~/.local/share/bash-completion/completions/plica
        {"  "}plica completions zsh > ~/.zfunc/_plica
        {"  "}plica completions fish > ~/.config/fish/completions/plica.fish
        {"  "}plica completions powershell >> $PROFILE
cli-completions-shell = The shell: bash, zsh, fish, powershell or elvish
cli-man = Write the pages of the manual (man), one for each command
    .examples = Examples:
        {"  "}plica man -o ~/.local/share/man/man1
        {"  "}plica man --lang es -o ~/.local/share/man/es/man1
cli-man-output = Folder in which they are put; it is made where there is none
man-manual = plica manual
man-name = Name
man-synopsis = Synopsis
man-see-also = See also

cli-unknown-language = `{ $value }` is no language plica speaks: es, it or en
cli-compare-commas = the editions that `--compare` names are joined by commas, without spaces: `--compare { $editions }`
cli-unknown-argument = there is no option `{ $argument }` here
cli-unknown-command = there is no command `{ $argument }`
cli-missing-command = a command is missing
cli-missing-argument = missing: { $argument }
cli-conflicting-arguments = `{ $argument }` does not go together with `{ $other }`
cli-bad-value = `{ $value }` will not do for { $argument }
cli-bad-usage = the command line is not understood

check-edition = { $edition }: { $articles } articles, { $rules } rules, { $examples } examples
check-not-proven = No fault was found, but not everything could be proven: see the warnings. (rulebook { $rulebook }, words { $words })
check-sound = The rulebook is sound: no conflict between rules, every example gets the ruling it expects, every text is there. (rulebook { $rulebook }, words { $words })
check-built-in = the rulebook that plica carries
check-folder = the rulebook in `{ $folder }`
check-explain = `plica explain CODE` tells more about a message: its code stands in the brackets.
texts-missing = { $count ->
        [one] 1 text is missing: its name stands in brackets in its place
       *[other] { $count } texts are missing: their names stand in brackets in their place
    }; `plica check` lists them
