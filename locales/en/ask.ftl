### The words of the interview in the terminal, in English.

cli-ask = Ask about what happened, one question after another, and rule
    .examples = Examples:
        {"  "}plica ask
        {"  "}plica ask --edition fide-2014 --save case.yaml
        {"  "}plica ask case.yaml

        Answers are words (yes, no, clear) or numbers; besides: not yet known, cannot be known, back,
        save, end, help. From another program too, an answer a line:
        {"  "}printf "2014\\n1\\n" | plica ask

        A case that was saved goes on where it stopped, and is a case file for `plica decide`.
cli-ask-case = A case to go on with
cli-ask-edition = The edition that governs
cli-ask-save = Where the case is written at the end, or when you say so; if not given, to case.yaml when you say so

## What can be said instead of an answer: every word, first the one that is shown

ask-words-not-yet = not yet known | don't know | I don't know | don't know yet | I don't know yet | not known yet | unknown
ask-words-cannot = cannot be known | cannot be established | can't be known | nobody can tell
ask-words-back = back | previous
ask-words-save = save
ask-words-end = end | finish | quit | exit
ask-words-help = help
ask-words-yes = yes | y
ask-words-no = no | n

## The conversation

ask-answer = Answer:
ask-keys = (Also: { $words })
ask-keys-list = Arrow keys choose, Enter accepts; typing shortens the list. Esc goes back; Ctrl-C leaves without a ruling.
ask-position = Type the position in FEN, or paste the moves of the game (PGN too), or name a .pgn file.
ask-paper = Type it exactly as it stands on the paper, with the language in brackets if you know it: Cd4 (es).
ask-more-moves = Go on with the moves; an empty line ends them.
ask-is-position = Is this the position?
ask-help =
    Answer with the words of an answer or their first letters, or with its number; or type what is asked for. Accents and capitals do not matter.
    Position: in FEN; or the moves of the game up to the sealed one, on one line or several, with an empty line at the end; or the name of a .pgn file.
    Move: as it stands on the paper, with the language in brackets if you know it: Cd4 (es).
    Times: 20 min, 1 h 15 min, 1:15; a bare number is minutes.
    “not yet known”: you don't know yet, and nothing is assumed. “cannot be known”: nobody can ever tell.
    “back”: to the question before. “save”: the case is written to a file. “end”: the ruling as far as it goes. “help”: this text.
    A slash in front says that it is a command: /back.
ask-nothing-before = There is no question before this one.
ask-unclear = That is none of the answers; “help” says what can be answered.
ask-saved = Saved: { $path }
