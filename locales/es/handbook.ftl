### The handbook of an edition in Spanish: plica train handbook.

handbook-title = La partida aplazada: manual del árbitro
handbook-blurb = Las normas sobre la jugada secreta y la reanudación, artículo por artículo: qué dispone cada una, un caso en que se aplica y otro parecido en que no, qué prevalece sobre qué y qué cambió respecto de la edición anterior.
handbook-contents = Índice general

## What the edition is

handbook-about = Esta edición y este libro
handbook-from-to = Rige para los torneos comenzados entre el { $from } y el { $to }, ambos inclusive.
handbook-from = Rige para los torneos comenzados el { $from } o más tarde.
handbook-undated = No se conocen con exactitud las fechas de su vigencia.
handbook-counts = El libro recoge { $articles } artículos con { $rules } normas.
handbook-amends = Modifica otra edición: { $edition }. El libro recoge todo el reglamento vigente: los artículos que esta edición redacta y los que toma de otra, cada uno con su procedencia.
handbook-partial = Aquí solo se trata una parte de la edición: la que atañe a la partida aplazada.
handbook-taken-over = Tomado de { $edition }, art. { $article }

## How it is read

handbook-how = Cómo se lee
handbook-how-norm = Cada norma figura en un recuadro sombreado bajo su número. Está dicha con palabras de plica; lo que obliga es el artículo impreso.
handbook-how-relations = «Cede ante» nombra las disposiciones que van primero cuando también se aplican; «Prevalece sobre», las que ceden ante esta.
handbook-how-reading = Cuando el texto del reglamento admite más de una lectura, bajo la norma se dice cuál se sigue.
handbook-how-example = «Se aplica» muestra un caso con su decisión; entre corchetes figuran las disposiciones que lo resuelven.
handbook-how-near-miss = «No se aplica» muestra un caso parecido en el que falta algo o prevalece otra cosa, y dice qué.
handbook-how-normal = Lo que un caso no menciona siguió su curso normal: los dos jugadores llegaron a tiempo, el sobre está y contiene la jugada secreta, nadie abandonó ni ofreció tablas, no cayó ninguna bandera y los relojes marcan bien.
handbook-how-sources = Todas las decisiones proceden del mismo motor que responde a los árbitros y del mismo reglamento: el libro no puede contradecirlo.

## The way of a resumption

handbook-flow = El orden de una reanudación
handbook-flow-intro = Qué disposiciones deciden el resultado y en qué orden hay que examinarlas. De arriba abajo: el primer paso en el que se aplica alguna resuelve el resultado, y lo que viene después ya no cuenta. Dentro de un paso el orden es indiferente.
handbook-flow-name = Orden en que se examinan las disposiciones de { $edition } sobre el resultado
handbook-flow-start = Se reanuda la partida
handbook-flow-end = Ninguna se aplica: no hay resultado previsto
handbook-flow-otherwise = si no se aplica ninguna
handbook-flow-station = { $article } → { $results }
handbook-flow-step = Paso { $step }. { $stations }.

## The articles

handbook-goes-before = Prevalecen sobre este artículo o sobre parte de él: { $articles }.
handbook-goes-after = Ceden ante este artículo o ante parte de él: { $articles }.
handbook-gives-way = Cede ante: { $rules }.
handbook-prevails = Prevalece sobre: { $rules }.
handbook-not-letter = No es la letra del reglamento. Procede de: { $citation }.
handbook-further = { $citation } ({ $place })
handbook-example = Se aplica: { $rule }
handbook-near-miss = No se aplica: { $rule }
handbook-language = las piezas se anotan en { $language }
handbook-why-not = Por qué no se aplica { $rule }: { $why }.

## What changed

handbook-changes = Qué cambió respecto de { $first }
handbook-changes-intro = Las dos ediciones se han comparado caso por caso. Primero van los resultados; después, los deberes, derechos y tiempos que solo una de ellas dispone.
handbook-results = Resultados que cambian
handbook-results-intro = Cada fila es una disposición que cambia el resultado; la primera es la que lo cambia en más situaciones. La primera columna indica el cambio más frecuente.
handbook-change = Cambio de resultado
handbook-unregulated = nada dispuesto para este caso
handbook-new = Novedades de { $second }
handbook-gone = Lo que { $second } ya no dispone

## The facts

handbook-index = Índice de hechos
handbook-index-intro = Lo que hay que saber para decidir y los artículos que lo preguntan.

## While it is made

train-progress-examples = Se deciden los ejemplos: { $done } de { $of } artículos
train-progress-compared = Se comparan las ediciones

## The course: what changed from one edition to another, as slides

course-title = Qué cambió de { $first } a { $second }
course-editions = { $first } → { $second }
course-blurb = Cada cambio, con la norma de antes y la de ahora y una partida en la que las dos ediciones difieren.
course-overview = De un vistazo
course-provisions = { $count ->
        [one] Una disposición cambia
       *[other] { $count } disposiciones cambian
    } el resultado de la partida.
course-new = { $count ->
        [one] Una disposición
       *[other] { $count } disposiciones
    } sobre deberes, derechos y tiempos que solo { $count ->
        [one] está
       *[other] están
    } en { $edition }.
course-gone = { $count ->
        [one] Una disposición
       *[other] { $count } disposiciones
    } sobre deberes, derechos y tiempos que solo { $count ->
        [one] está
       *[other] están
    } en { $edition }.
course-share = Los resultados difieren en el { $share } de todas las situaciones que cabe distinguir.
course-points = Puntos en que difieren
course-situations = Parte de todas las situaciones
course-change = { $place }. { $title } ({ $edition }, { $citation })
course-results = { $results } · { $share } de las situaciones
course-game = La partida
course-ruling = Decisión: { $ruling }
course-besides-results = Deberes, derechos y tiempos
course-more-norms = { $count ->
        [one] Hay otra más
       *[other] Hay otras { $count }
    }; se ven con: plica diff { $first } { $second }
course-same = Lo que sigue igual
course-nothing-same = Ningún artículo tiene las mismas reglas en las dos ediciones.
course-more = { $count ->
        [one] Hay otra disposición que cambia
       *[other] Hay otras { $count } disposiciones que cambian
    } el resultado; se ven con: plica diff { $first } { $second }
course-further = Todas las diferencias, cada una con un caso que se puede ejecutar: plica diff { $first } { $second } --all. Artículo por artículo: plica train handbook --edition { $second }.
train-progress-slides = Se preparan las diapositivas: { $done } de { $of }
