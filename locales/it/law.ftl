### Le parole delle pagine degli articoli e della ricerca nelle leggi, in italiano.

law-article = { $kind ->
        [part] { $article }
        [letter] art. { $article }
        [interpretation] interpretazione dell'art. { $article } { $year }
       *[commentary] commento all'art. { $article }
    }
law-gives-way = { $kind ->
        [part] Cede alle { $article }: «{ $norm }»
        [letter] Cede all'art. { $article }: «{ $norm }»
        [interpretation] Cede all'interpretazione dell'art. { $article } { $year }: «{ $norm }»
       *[commentary] Cede al commento all'art. { $article }: «{ $norm }»
    }
law-gives-way-to-several = Cede ad altre { $count } norme
law-prevails = { $kind ->
        [part] Prevale sulle { $article }: «{ $norm }»
        [letter] Prevale sull'art. { $article }: «{ $norm }»
        [interpretation] Prevale sull'interpretazione dell'art. { $article } { $year }: «{ $norm }»
       *[commentary] Prevale sul commento all'art. { $article }: «{ $norm }»
    }
law-prevails-over-several = Prevale su altre { $count } norme
law-takes-effect = Vale da questo momento: { $moment }. Se la partita era già finita, non si applica.
law-while-it-lasts = Vale finché la partita è in corso.
law-all-take-effect = Le sue norme valgono da questo momento: { $moment }. Se la partita era già finita, non si applicano.
law-all-while-it-lasts = Le sue norme valgono finché la partita è in corso.
law-contested = Il testo è controverso: { $reading }
law-clause = Per chi cura le regole: la clausola { $rule }
law-same-position = La posizione è la stessa.
law-nothing-told = Non si è detto nulla di particolare.
law-example-ruling = Decisione: { $ruling }
law-example-ruling-by = Decisione: { $ruling } ({ $articles })
law-search-title = Cercare «{ $words }» nelle leggi
law-found = { $count ->
        [one] Una materia, nelle edizioni che la trattano.
       *[other] { $count } materie, ciascuna nelle edizioni che la trattano.
    }
law-nothing-found = Nessun articolo contiene tutte queste parole. Provi con meno parole o con un'altra.
