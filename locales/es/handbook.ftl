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
handbook-how-more = Cada disposición del texto impreso lleva un solo par de casos así; plica show, con el número del artículo, los da todos.
handbook-how-normal = Lo que un caso no menciona siguió su curso normal: los dos jugadores llegaron a tiempo, el sobre está y contiene la jugada secreta, nadie abandonó ni ofreció tablas, no cayó ninguna bandera y los relojes marcan bien.
handbook-how-sources = Todas las decisiones proceden del mismo motor que responde a los árbitros y del mismo reglamento: el libro no puede contradecirlo.

## The way of a resumption

handbook-flow = Las preguntas de una reanudación
handbook-flow-intro = El árbitro las hace en este orden. La primera que se contesta con un sí decide el resultado y las siguientes ya no hacen falta; dentro de un mismo paso el orden es indiferente. Detrás de cada una figura el artículo.
handbook-flow-step = Paso { $step }
handbook-flow-end = Si ninguna se contesta con un sí, no hay resultado previsto.
handbook-way-result = Si es así: { $results }
handbook-asks-at-resumption = ¿Ha llegado la hora de reanudar y está el sobre?
handbook-asks-automatic-draws = ¿Se ha dado la posición cinco veces, o van 75 jugadas sin captura ni movimiento de peón?
handbook-asks-both-absent = ¿Faltaban los dos jugadores a la hora de reanudar?
handbook-asks-dead-position = ¿Es imposible que alguien dé mate?
handbook-asks-displaced-pieces = ¿Se ha descubierto que las piezas estaban mal colocadas?
handbook-asks-draw-offer = ¿Se ofrecieron y se aceptaron tablas?
handbook-asks-drawn-at-once = ¿Da la jugada secreta ahogado o una posición en la que nadie puede dar mate?
handbook-asks-drawn-by-agreement = ¿Han acordado tablas los jugadores?
handbook-asks-ended-before-resumption = ¿Terminó la partida antes de reanudarse?
handbook-asks-envelope-missing = ¿Se ha perdido el sobre?
handbook-asks-flag-fall = ¿Ha caído una bandera?
handbook-asks-forced-loss = ¿Ha perdido alguien por tiempo, por retraso o por no cumplir las leyes?
handbook-asks-illegal-moves = ¿Se ha descubierto una jugada ilegal?
handbook-asks-irregularity-times = ¿Se ha descubierto una irregularidad?
handbook-asks-lateness = ¿Llegó alguien más tarde de lo permitido?
handbook-asks-mate-and-resignation = ¿Hay mate en el tablero o abandonó alguien?
handbook-asks-offer-after-sealing = ¿Se ha aceptado la oferta de tablas hecha después de sellar?
handbook-asks-penalties = ¿Ha impuesto el árbitro la pérdida de la partida?
handbook-asks-refusal = ¿Se ha negado alguien a cumplir las leyes?
handbook-asks-repetition-claim = ¿Se reclaman tablas porque la posición se ha dado tres veces?
handbook-asks-replier-absent = ¿Falta el jugador que debe responder?
handbook-asks-sealed-move-defects = ¿Es la jugada secreta imposible de leer, ilegal o ambigua, o no hay ninguna escrita?
handbook-asks-sealer-absent = ¿Falta quien selló la jugada?
handbook-asks-setting-up = ¿Se ha colocado mal la posición?
handbook-asks-wrong-clocks = ¿Marcaban mal los relojes?

## What stands on the envelope

handbook-envelope = El sobre según { $edition }
handbook-envelope-names = los nombres de los dos jugadores
handbook-envelope-position = la posición antes de la jugada secreta
handbook-envelope-times = los tiempos usados por cada uno
handbook-envelope-sealer = quién selló la jugada
handbook-envelope-move-number = el número de la jugada secreta
handbook-envelope-draw-offer = la oferta de tablas, si hay una sin contestar
handbook-envelope-resumption = el día, la hora y el lugar de la reanudación

## The articles

handbook-further-articles = Otros artículos
handbook-further-articles-intro = Lo que una partida aplazada puede tocar alguna vez, norma por norma y sin casos: los da plica show con el número del artículo.
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
handbook-changes-intro = Las dos ediciones se han comparado caso por caso. Primero va lo que un árbitro ha de saber; después, los deberes, derechos y tiempos que solo una de ellas dispone.
handbook-results = Lo que cambia para el árbitro
handbook-results-intro = Lo más importante primero; junto a cada cambio, la norma de antes y la de ahora.
handbook-change = Lo que cambia
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
course-blurb = Cada cambio se muestra con una partida: primero la pregunta; después, la norma de antes y la de ahora con su decisión.
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
course-topics = Lo que hay que saber, por orden de importancia:
course-asked = { $place }. { $title }: la pregunta
course-question = ¿Qué resuelve el árbitro según { $first }? ¿Y según { $second }?
course-change = { $place }. { $title }: la respuesta
course-game = La partida
course-ruling = Decisión: { $ruling }
course-besides-results = Deberes, derechos y tiempos
course-more-norms = { $count ->
        [one] Hay otra más
       *[other] Hay otras { $count }
    }; se ven con: plica diff { $first } { $second }
course-same = Lo que sigue igual
course-nothing-same = Ningún artículo tiene las mismas reglas en las dos ediciones.
course-further = Todas las diferencias, cada una con un caso: plica diff { $first } { $second } --all. Artículo por artículo: plica train handbook --edition { $second }.
train-progress-slides = Se preparan las diapositivas: { $done } de { $of }
