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

## What ends the game

handbook-endings = Qué pone fin a la partida
handbook-endings-intro = Una partida termina una sola vez. Recorra los momentos en el orden en que llegaron en esta partida (de ordinario, el que sigue) y pregunte en cada uno si se cumple alguna de sus normas. La primera que se cumple pone fin a la partida, y nada posterior lo cambia; si dos momentos coinciden, va primero el que está más arriba. Una norma cede donde se cumple alguna de las nombradas bajo ella.
handbook-endings-always = Pasara antes lo que pasara
handbook-endings-none = Si no se cumple ninguna, la partida no ha terminado: si continúa, y con qué pasos, lo dicen los capítulos.

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

contrasts = Las ediciones, una al lado de otra
contrasts-intro = Casos corrientes y el resultado que les da cada edición, con la disposición que lo da. En todos sellaron las blancas. El mismo resultado no significa que los textos sean iguales: las normas están en los capítulos.
contrasts-case = Caso
contrasts-open = depende de más de lo que aquí se dice
handbook-unregulated = nada dispuesto para este caso

## The facts

handbook-index = Índice de hechos
handbook-index-intro = Lo que hay que saber para decidir y los artículos que lo preguntan.

## While it is made

train-progress-examples = Se deciden los ejemplos: { $done } de { $of } artículos

## The course: what changed from one edition to another, as slides

course-title = Qué cambió de { $first } a { $second }
course-editions = { $first } → { $second }
course-blurb = Casos corrientes según las dos ediciones: primero los que deciden de otro modo, como pregunta y después con ambas decisiones; luego, todos ellos uno al lado de otro.
course-overview = De un vistazo
course-changed = { $count ->
        [0] Las dos ediciones deciden igual los { $all } casos corrientes. Solo se compara el resultado.
        [one] De { $all } casos corrientes, las dos ediciones deciden uno de otro modo. Solo se compara el resultado.
       *[other] De { $all } casos corrientes, las dos ediciones deciden { $count } de otro modo. Solo se compara el resultado.
    }
course-asked = { $place }. { $title }: la pregunta
course-question = ¿Qué resuelve el árbitro según { $first }? ¿Y según { $second }?
course-change = { $place }. { $title }: la respuesta
course-game = La partida
course-ruling = Decisión: { $ruling }
course-more = Para saber más
course-further = Todas las diferencias, cada una con un caso: plica diff { $first } { $second } --all. Artículo por artículo: plica train handbook --edition { $second }.
train-progress-slides = Se preparan las diapositivas: { $done } de { $of }
