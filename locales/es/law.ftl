### Las palabras de las páginas de los artículos y de la búsqueda en las leyes, en español.

law-article = { $kind ->
        [part] { $article }
        [letter] art. { $article }
        [interpretation] interpretación del art. { $article } { $year }
       *[commentary] comentario al art. { $article }
    }
law-gives-way = { $kind ->
        [part] Cede ante las { $article }: «{ $norm }»
        [letter] Cede ante el art. { $article }: «{ $norm }»
        [interpretation] Cede ante la interpretación del art. { $article } { $year }: «{ $norm }»
       *[commentary] Cede ante el comentario al art. { $article }: «{ $norm }»
    }
law-gives-way-to-several = Cede ante otras { $count } normas
law-prevails = { $kind ->
        [part] Prevalece sobre las { $article }: «{ $norm }»
        [letter] Prevalece sobre el art. { $article }: «{ $norm }»
        [interpretation] Prevalece sobre la interpretación del art. { $article } { $year }: «{ $norm }»
       *[commentary] Prevalece sobre el comentario al art. { $article }: «{ $norm }»
    }
law-prevails-over-several = Prevalece sobre otras { $count } normas
law-takes-effect = Cuenta desde este momento: { $moment }. Si la partida había terminado antes, no se aplica.
law-while-it-lasts = Rige mientras dura la partida.
law-all-take-effect = Sus normas cuentan desde este momento: { $moment }. Si la partida había terminado antes, no se aplican.
law-all-while-it-lasts = Sus normas rigen mientras dura la partida.
law-contested = El texto se discute: { $reading }
law-clause = Para quien mantiene las reglas: la cláusula { $rule }
law-same-position = La posición es la misma.
law-nothing-told = No se ha dicho nada en particular.
law-example-ruling = Decisión: { $ruling }
law-example-ruling-by = Decisión: { $ruling } ({ $articles })
law-search-title = Buscar «{ $words }» en las leyes
law-found = { $count ->
        [one] Una materia, en las ediciones que la tratan.
       *[other] { $count } materias, cada una en las ediciones que la tratan.
    }
law-nothing-found = Ningún artículo contiene todas estas palabras. Pruebe con menos palabras o con otra.
