### The words of a log in English: its chain, its head, its signatures.

log-waiting = Another program holds the log { $path } locked: waiting up to { $seconds } seconds.
log-sound = The log is whole: { $lines } lines, each in its place and as it was when the next was written.
log-chain-from = The lines before line { $line } have no chain of their own; they are as they were when line { $line } was written.
log-head = Head: line { $line } of { $time }, SHA-256 { $hash }
log-head-advice = A log cut short at its end looks whole, and so does a changed last line. Keep the head elsewhere, or sign it: plica log verify FILE --head SHA-256 finds out.
log-head-found = The head given is in this log: up to there nothing is missing and nothing changed.
log-signed = Written: { $path }
log-signed-head = The head is signed: line { $line }, SHA-256 { $hash }. Time: { $time }.
