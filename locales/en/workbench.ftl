### The words of the editor's tools in English: new skeletons, schemas, formatting.

cli-new = Begin an edition or an article: files with everything but the content
    .examples = Examples:
        {"  "}plica new edition fide-2027 --amends fide-2023
        {"  "}plica new article 12.9 --edition fide-2027 --title phones
        {"  "}plica check --rules rules --locales locales
cli-new-edition = Begin an edition that amends another: its edition.yaml and its words in three languages
    .examples = Examples:
        {"  "}plica new edition fide-2027 --amends fide-2023
        {"  "}plica new edition club-2027 --amends fide-2023 --dir my-rules --locales-dir my-words

        No file is overwritten. What is still to be written: plica check --rules DIR --locales DIR
cli-new-edition-id = Id of the new edition: small letters and figures, such as fide-2027
cli-new-edition-amends = The edition it amends: whatever is not changed is taken over from it
cli-new-article = Begin an article of an edition, with a rule and an example to copy, and its words in three languages
    .examples = Examples:
        {"  "}plica new article 12.9 --edition fide-2027 --title phones
        {"  "}plica new article I.8 --edition fide-2027
        {"  "}plica new article 12.9 --edition club-2027 --title phones --dir my-rules --locales-dir my-words

        No file is overwritten. What is still to be written: plica check --rules DIR --locales DIR
cli-new-article-number = Number of the article as printed: I.8, 12.9
cli-new-article-edition = The edition it belongs to
cli-new-article-title = What it is about, the same word in every edition: lateness, sealed-move-defects; not for an article taken over
cli-option-dir = Folder of the rulebook; if not given, that of --rules or, failing that, rules
cli-option-locales-dir = Folder of the words; if not given, that of --locales or, failing that, locales

new-unwritten = to be written
new-written = Written:
new-next = What is still to be written is said by: plica check --rules { $rules } --locales { $locales }
new-exists = `{ $path }` exists already, and nothing has been written
new-unwritable = cannot write `{ $path }`: { $reason }
new-bad-name = `{ $value }` will not do as a name: small letters, figures and hyphens, such as `fide-2027` or `sealed-move-defects`
new-bad-number = `{ $value }` will not do as the number of an article: letters, figures, points and hyphens, such as `I.8` or `12.9`
new-title-needed = `{ $edition }` has no article `{ $number }` yet: say with --title what it is about, such as `lateness`
new-title-taken = `{ $edition }` takes article `{ $number }` over with the title `{ $title }`: leave --title out
new-note-in-force = The competitions it governs, by the day they began; without this line it is chosen by name only.
new-note-renumber = Numbers that change, with everything under them: old, new.
new-note-repeal = What this edition no longer has, under the old numbers.
new-note-rules = Only rules that are new or take the place of one with the same number. To be copied and changed:
new-note-examples = An example in which the rule applies, and one, a single fact away, in which it does not:
new-example-fires = the session is over and nobody has asked the player to move to seal
new-example-misses = he has been asked already
