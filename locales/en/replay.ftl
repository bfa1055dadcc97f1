### The words of a replay in English: past rulings decided again under a rulebook.

replay-line = Line { $line } of the log: { $edition }
replay-case = Case: { $facts }
replay-before = Before: { $verdict }.
replay-now = Now: { $verdict }.
replay-settled = settled, with no result to declare
replay-open = open
replay-silent = not regulated by this edition
replay-refused = the case is refused, { $reasons }
replay-gone = { $rule } no longer says { $says }.
replay-new = { $rule } now says { $says }.
replay-rule-missing = The rulebook no longer has this rule.
replay-other-engine = The rulebook is the same; the earlier ruling was given by plica { $engine }.
replay-broken-chain = The chain of the log is broken at this line: it was altered after it was written, or lines beside it were taken out, put in or moved. plica log verify says which.
replay-older-digest = The line names its rulebook in an older form, which cannot be compared with today's: whether it was another rulebook is not known.
replay-line-or-plica = Rulebook and version of plica are the same, so the ruling should be the same: either the line was altered after it was written, or plica errs. Nothing in the log shows which.
replay-own-fault = Rulebook and version of plica are the same, and the log shows that the line is as it was: the fault is plica's, unless the whole log was written anew. Please report it.

replay-none-changes = No ruling changes.
replay-some-change = Rulings change.
replay-counts = Rulings: { $rulings }. Unchanged: { $same }. Changed: { $changed }. Lines that cannot be read: { $unread }.
replay-heading-rules = Rules that say something else
replay-rule-count = { $citation }: in { $count ->
        [one] 1 ruling
       *[other] { $count } rulings
    }.
replay-footer = plica { $engine }, rulebook { $rulebook }, words { $words }.
replay-footer-other-words = plica { $engine }, rulebook { $rulebook }, words { $words }, not plica's.
replay-progress = { $lines } lines, { $percent } %
replay-progress-lines = { $lines } lines
