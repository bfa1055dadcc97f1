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
coverage-counts = { $rules ->
        [one] 1 rule of its own
       *[other] { $rules } rules of its own
    }, { $examples ->
        [one] 1 example
       *[other] { $examples } examples
    }
coverage-shown = Conditions shown at work, fulfilled and not: { $done } of { $of } ({ $percent } %)
coverage-noticed = Small changes of a rule that some example notices: { $done } of { $of } ({ $percent } %)
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
coverage-turned-round = not noticed: the rules of this moment, as if they gave way to what ended the game at this other one when that came after, and not when it came before: { $moment }
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
coverage-nothing-to-write = nothing to add: the examples notice every change for which a case was found
coverage-article = Article
coverage-rules = Rules
coverage-conditions = Conditions
coverage-changes = Changes
