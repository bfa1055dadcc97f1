### The words of the pages of the articles and of the search in the laws, in English.

law-article = { $kind ->
        [part] { $article }
        [letter] art. { $article }
        [interpretation] interpretation of art. { $article } { $year }
       *[commentary] commentary on art. { $article }
    }
law-gives-way = { $kind ->
        [part] Gives way to { $article }: “{ $norm }”
        [letter] Gives way to art. { $article }: “{ $norm }”
        [interpretation] Gives way to the interpretation of art. { $article } { $year }: “{ $norm }”
       *[commentary] Gives way to the commentary on art. { $article }: “{ $norm }”
    }
law-gives-way-to-several = Gives way to { $count } other rules
law-prevails = { $kind ->
        [part] Prevails over { $article }: “{ $norm }”
        [letter] Prevails over art. { $article }: “{ $norm }”
        [interpretation] Prevails over the interpretation of art. { $article } { $year }: “{ $norm }”
       *[commentary] Prevails over the commentary on art. { $article }: “{ $norm }”
    }
law-prevails-over-several = Prevails over { $count } other rules
law-takes-effect = Counts from this moment: { $moment }. If the game had ended before, it does not apply.
law-while-it-lasts = Holds while the game lasts.
law-all-take-effect = Its rules count from this moment: { $moment }. If the game had ended before, they do not apply.
law-all-while-it-lasts = Its rules hold while the game lasts.
law-contested = The text is contested: { $reading }
law-clause = For those who keep the rules: clause { $rule }
law-same-position = The position is the same.
law-nothing-told = Nothing in particular was told.
law-example-ruling = Ruling: { $ruling }
law-example-ruling-by = Ruling: { $ruling } ({ $articles })
law-search-title = Search the laws for “{ $words }”
law-found = { $count ->
        [one] One matter, in the editions that treat it.
       *[other] { $count } matters, each in the editions that treat it.
    }
law-nothing-found = No article has all these words. Try fewer words, or another.
