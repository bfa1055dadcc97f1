### The review of a change, in English.

cli-review = One document for a committee: what changes from one edition to another, and for whom
    .examples = Examples:
        {"  "}plica review fide-2014 fide-2023 -o review.html
        {"  "}plica review fide-2014 --rules my-rules --log rulings.jsonl -o review.html
cli-review-old = The old edition, such as fide-2014
cli-review-new = The new edition; without one, with --rules, the folder's copy of the old one
cli-review-log = A log of `decide --log`: which of its rulings would change
cli-review-output = The file to write: .html, .md or .txt

review-title = For review: { $title }
review-log = Logged rulings under the new edition
review-unproven = What is not shown or not proven
review-all-proven = Nothing else: no conflict between rules, no idle rule, and every rule applies in some example. What the examples would not notice stands above.
review-progress = { $step ->
        [log] reading the log
        [differences] comparing the editions
       *[examples] ruling on the examples
    }
