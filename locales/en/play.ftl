### The words of the run-through in English: the command, the sheet in the terminal, the page.

cli-play = Play an adjourned game through: what to do, what was done, what comes next, with the clocks
    .examples = Examples:
        {"  "}plica play case.yaml
        {"  "}plica play --edition fide-2014 -o played.yaml
        {"  "}plica play case.yaml --log rulings.jsonl

        An answer a line: 1 (or Enter) = step 1 is done; a letter = it has happened; 12 min 2 = step 2
        was done 12 minutes after the hour set; c Nd4 = an answer that is typed; undo, case, q.
        Any other fact by its name in case files: replier.flag_fallen: yes.
        From another program too:
        {"  "}printf "1\\n\\n1\\n\\n" | plica play case.yaml

        Without a case it begins where the session ends.
cli-play-case = The case to begin with, in YAML or JSON; without it, the end of a session
cli-play-edition = The edition that governs, such as fide-2014
cli-play-on = The day the competition began (2014-07-15): the edition then in force applies
cli-play-log = File to which the ruling after each turn is added as a line of JSON
cli-play-output = File for the case as it stands at the end; without it, it is printed

## What can be said instead of a turn: every word, first the one that is shown

play-words-undo = undo | back
play-words-case = case
play-words-end = q | quit | end

## The sheet

play-may-happen = What may happen
play-nothing-now = Nothing for the moment.
play-over = Nothing more: the game is over.
play-come-player-arrival = { $party } { $party_number ->
        [plural] have
       *[singular] has
    } come
play-come-player-limit = { $time } after the hour set { $party } { $party_number ->
        [plural] are
       *[singular] is
    } still not here
play-hour-set-all = the hour set has come; both players are here
play-hour-set-away = the hour set has come; { $party } { $party_number ->
        [plural] are
       *[singular] is
    } not here
play-hour-set-nobody = the hour set has come; neither player is here
play-type = Type the answer behind the letter.
play-type-move = Type it behind the letter exactly as it stands on the paper, with the language in brackets: Nd4 (en).
play-type-time = Type the time behind the letter: 20 min, 1 h 15 min.

## The conversation

play-keys = (Number: done. Letter: it is so. Enter: step 1 is done. Also: { $words })
play-keys-timed = (Number: done. Letter: it is so. Enter: step 1 is done. With its time: 12 min 1. Also: { $words })
play-minute = At what minute from the hour set? Enter: { $time }
play-minute-open = At what minute from the hour set? Enter: without a time
play-unclear = That is no step from 1 to { $last }, no letter of the sheet and none of the words.
play-unclear-no-step = That is no letter of the sheet and none of the words; there is no step to be done.
play-bad-time = That is no time: 12, 12 min, 1 h 5 min, from the hour set.
play-too-early = Too early: that holds only after { $time }.
play-does-not-fit = That does not fit what was told before; is the time right, { $time }?
play-nothing-to-undo = There is nothing to undo.
play-record = Record
play-record-empty = Nothing has been done or told yet.
play-turn = { $time }: { $turn }
play-by = { $party }: { $act }
play-case = Case file

## The page

web-play = Play it through
web-play-title = Run-through
web-play-minute = Minute from the hour set
web-play-done = Done
web-play-so = It is so
web-play-used = Used
web-play-decide = Decide so
web-play-came = It has come to this
web-play-undo = Undo the last turn
web-play-ruling = The whole ruling
web-play-begin = Where does the game stand?
web-play-begin-session = The session is over
web-play-begin-hour = The envelope is closed; the resumption is ahead
web-play-later = What then follows
web-play-changed = The page has changed meanwhile: this can no longer be done here.
