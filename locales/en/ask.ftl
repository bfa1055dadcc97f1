### The words of the interview in the terminal, in English.

cli-ask = Ask about what happened, one question after another, and rule
    .examples = Examples:
        {"  "}plica ask
        {"  "}plica ask --edition fide-2014 --save case.yaml
        {"  "}plica ask case.yaml

        A case that was saved goes on where it stopped, and is a case file for `plica decide`.
cli-ask-case = A case to go on with
cli-ask-edition = The edition that governs
cli-ask-save = Where the case is written at the end, or when you say so; if not given, to case.yaml when you say so

ask-key-not-yet = n
ask-key-cannot = x
ask-key-back = b
ask-key-save = s
ask-key-end = q
ask-keys = (n not yet known · x cannot be established · b back · s save · q finish · ? help)
ask-keys-choice = (b back · s save · q finish · ? help)
ask-help = Answer with the number of an answer, or type what is asked for. A move is typed as it stands on the paper, with the language in brackets if you know it: Cd4 (es). Times: 20 min, 1 h 15 min, 1:15; a bare number is minutes. n: you don't know yet, and nothing is assumed. x: nobody can ever tell. b: to the question before. s: the case is written to a file. q: the ruling as far as it goes.
ask-nothing-before = There is no question before this one.
ask-unclear = That is none of the answers; ? helps.
ask-saved = Saved: { $path }
