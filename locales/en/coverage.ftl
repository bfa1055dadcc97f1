### What the examples exercise, in English.

cli-coverage = Which examples exercise each rule and condition, and which small changes of a rule no example would notice
    .examples = Examples:
        {"  "}plica coverage
        {"  "}plica coverage E.8 --edition fide-2014
        {"  "}plica coverage --rules my-rules --write

        `plica check` reminds of every example that still says `confirm: yes`.
cli-coverage-article = An article or rule, with every example that exercises it and what is lacking: E.8, lateness, E.8.a
cli-coverage-all = Every rule of every article, not only the counts
cli-coverage-edition = Only this edition
cli-coverage-write = Add the examples that would notice to the articles of --rules, with `confirm: yes`: their rulings are proposals
cli-coverage-format = Format: text (unless another is given), json, md, html, sarif or github (annotations of a workflow)

coverage-title = What the examples exercise
coverage-counts = Rules of its own: { $rules }; examples: { $examples }
coverage-shown = Conditions shown at work, fulfilled and not: { $done } of { $of } ({ $percent } %)
coverage-noticed = Small changes of a rule that some example notices: { $done } of { $of } ({ $percent } %)
coverage-changed = Moments, readings and acts whose change some example notices: { $done } of { $of } ({ $percent } %)
coverage-moment-unnoticed = { $moment }: no example would notice if its rules held at all times
coverage-need-unnoticed = { $act }: no example would notice if it did not need { $needed }
coverage-start-unnoticed = { $act }: no example would notice if it started no clock
coverage-stop-unnoticed = { $act }: no example would notice if it stopped no clock
coverage-reading-unnoticed = { $reading }: no example would notice if it were read so: { $choice }
coverage-failing = { $count ->
        [one] 1 example does not get the ruling it expects and shows nothing: `plica check` says why
       *[other] { $count } examples do not get the ruling they expect and show nothing: `plica check` says why
    }
coverage-unconfirmed = { $count ->
        [one] 1 example waits to be confirmed from the law
       *[other] { $count } examples wait to be confirmed from the law
    }
coverage-fires = { $count ->
        [0] no example applies it
        [one] applied in 1 example:
       *[other] applied in { $count } examples:
    }
coverage-fulfilled = decides by being fulfilled ({ $count }): { $example }
coverage-unfulfilled = decides by not being fulfilled ({ $count }): { $example }
coverage-no-example = no example
coverage-impossible = no game can show it
coverage-lacks-fulfilled = { $condition }: no example in which it decides by being fulfilled
coverage-lacks-unfulfilled = { $condition }: no example in which it decides by not being fulfilled
coverage-without = not noticed: { $condition } left out
coverage-weakened = not noticed: { $condition } left out, as if it were always fulfilled
coverage-strengthened = not noticed: { $condition } as if it were never fulfilled
coverage-negated = not noticed: the opposite of { $condition }
coverage-at-all-times = not noticed: the rule as if it applied whatever had ended the game before
coverage-turned-round = not noticed: where something at another moment ({ $moment }) ends the game, as if this rule gave way when that moment comes after its own, and not when it comes before
coverage-shifted = not noticed: { $other } instead of { $condition }
coverage-unsaid-left-out = not noticed: { $clause } left out
coverage-unsaid = would notice: { $clause } in the example { $example }
coverage-no-case = no example that would notice was found
coverage-expects = would notice; the rulebook now says: { $rule } applies
coverage-expects-not = would notice; the rulebook now says: { $rule } does not apply
coverage-progress = { $done } of { $of } rules
coverage-write-where = name the folder of the rules to write to with --rules: the rulebook within the program does not change
coverage-written = { $path }: { $count ->
        [one] 1 example added, to be confirmed
       *[other] { $count } examples added, to be confirmed
    }
coverage-left-out = { $count ->
        [one] 1 more is left out: an edition that takes it over rules on it otherwise
       *[other] { $count } more are left out: an edition that takes them over rules on them otherwise
    }
coverage-no-rules = `{ $article }` has no rule of its own in any of these editions: there is nothing to cover
coverage-nothing-to-write = nothing to add: the examples notice every change for which a case was found
coverage-article = Article
coverage-rules = Rules
coverage-conditions = Conditions
coverage-changes = Changes
