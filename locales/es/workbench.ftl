### The words of the editor's tools in Spanish: new skeletons, schemas, formatting.

cli-new = Empieza una edición o un artículo: los archivos con todo menos el contenido
    .examples = Ejemplos:
        {"  "}plica new edition fide-2027 --amends fide-2023
        {"  "}plica new article 12.9 --edition fide-2027 --title phones
        {"  "}plica check --rules rules --locales locales
cli-new-edition = Empieza una edición que modifica otra: su edition.yaml y sus textos en tres idiomas
    .examples = Ejemplos:
        {"  "}plica new edition fide-2027 --amends fide-2023
        {"  "}plica new edition club-2027 --amends fide-2023 --dir mis-reglas --locales-dir mis-palabras

        Ningún archivo se sobrescribe. Lo que falta por escribir: plica check --rules CARPETA --locales CARPETA
cli-new-edition-id = Identificador de la nueva edición: minúsculas y cifras, por ejemplo fide-2027
cli-new-edition-amends = La edición que modifica: de ella se toma todo lo que no cambia
cli-new-article = Empieza un artículo de una edición, con una norma y un ejemplo para copiar, y sus textos en tres idiomas
    .examples = Ejemplos:
        {"  "}plica new article 12.9 --edition fide-2027 --title phones
        {"  "}plica new article I.8 --edition fide-2027
        {"  "}plica new article 12.9 --edition club-2027 --title phones --dir mis-reglas --locales-dir mis-palabras

        Ningún archivo se sobrescribe. Lo que falta por escribir: plica check --rules CARPETA --locales CARPETA
cli-new-article-number = Número del artículo tal como está impreso: I.8, 12.9
cli-new-article-edition = La edición a la que pertenece
cli-new-article-title = De qué trata, con la misma palabra en todas las ediciones: lateness, sealed-move-defects; no se indica si el artículo se toma de otra edición
cli-new-words = Empieza todos los textos que faltan, en cada idioma, en el archivo que les corresponde
    .examples = Ejemplos:
        {"  "}plica new words fide-2027
        {"  "}plica new words --dir mis-reglas --locales-dir mis-palabras
cli-new-words-edition = La edición; sin ella, todos los textos del reglamento
cli-new-edition-authority = Quién la publica; sin --amends hay que indicarlo
new-no-words = no falta nada
cli-option-dir = Carpeta del reglamento; si no se indica, la de --rules o, en su defecto, rules
cli-option-locales-dir = Carpeta de los textos; si no se indica, la de --locales o, en su defecto, locales

new-unwritten = por escribir
new-written = Escrito:
new-next = Lo que falta por escribir lo dice: plica check --rules { $rules } --locales { $locales }
new-exists = `{ $path }` ya existe; no se ha escrito nada
new-unwritable = no se puede escribir `{ $path }`: { $reason }
new-bad-name = `{ $value }` no vale como nombre: minúsculas, cifras y guiones, como `fide-2027` o `sealed-move-defects`
new-bad-number = `{ $value }` no vale como número de artículo: letras, cifras, puntos y guiones, como `I.8` o `12.9`
new-title-needed = `{ $edition }` aún no tiene ningún artículo `{ $number }`: hay que decir con --title de qué trata, por ejemplo `lateness`
new-title-taken = `{ $edition }` toma el artículo `{ $number }` de otra edición con el título `{ $title }`: sobra --title
new-note-in-force = Las competiciones que rige, por el día en que empezaron; sin esta línea solo se elige por su nombre.
new-note-renumber = Los números que cambian, con todo lo que hay debajo: antiguo, nuevo.
new-note-repeal = Lo que esta edición ya no tiene, con los números antiguos.
new-note-rules = Solo las normas nuevas o las que sustituyen a otra del mismo número. Para copiar y cambiar:
new-note-examples = Un ejemplo en el que la norma se aplica y otro, a un solo hecho de distancia, en el que no; `case`, en inglés:
# English in every language: the `case` of an example is its English title.
new-example-fires = the session is over and nobody has asked the player to move to seal
new-example-misses = he has been asked already

cli-schema = Escribe el JSON Schema de un tipo de archivo, para que un editor complete y valide
    .examples = Ejemplos:
        {"  "}plica schema rules > rules.schema.json
        {"  "}plica schema case --lang es > case.schema.json
        {"  "}plica schema edition --rules mis-reglas > edition.schema.json

        En un archivo, para un editor con yaml-language-server, como primera línea:
        {"  "}# yaml-language-server: $schema=../../rules.schema.json
cli-schema-kind = rules (un artículo), vocabulary, edition, case o questions; los nombres y valores son los del reglamento

schema-rules = Un artículo de una edición: sus normas y los ejemplos de ellas.
schema-vocabulary = Todo lo que las normas y los casos pueden nombrar.
schema-edition = Una edición del reglamento: sus datos y, cuando modifica otra, lo que cambia.
schema-case = Lo ocurrido: hechos con nombres con puntos (sealer.late) o anidados (sealer: late). Solo lo que se sabe.

schema-article-article = Número del artículo tal como está impreso.
schema-article-when = Una condición de todas las normas del artículo.
schema-article-title = De qué trata, con la misma palabra en todas las ediciones.
schema-article-at = Cuándo surten efecto sus normas: un momento, o now (mientras dura la partida). Lo que terminó antes la partida las deja sin efecto; si falta: siempre.
schema-article-rules = Las normas, en el orden del texto impreso.
schema-article-examples = Casos con la decisión que debe recibir cada uno.
schema-article-misconceptions = Errores frecuentes sobre el artículo.
schema-rule-rule = Número de la norma, único en la edición.
schema-rule-cite = Cómo se cita el texto impreso, cuando el número de la norma es más fino.
schema-rule-letter = no: una interpretación o un comentario, no el texto mismo.
schema-rule-interpretation = Año de la interpretación, y letra cuando hay varias.
schema-rule-at = Cuándo surte efecto: un momento, o now (mientras dura la partida). Lo que terminó antes la partida la deja sin efecto; si falta: siempre. Por ejemplo: player.limit
schema-rule-when = La condición; si falta: siempre. Por ejemplo: sealed.reading is ambiguous and not envelope.missing
schema-rule-unless = Normas y artículos que desplazan a esta, con todo lo que hay debajo.
schema-rule-then = Lo que se sigue. Por ejemplo: sealer loses; arbiter must open-envelope
schema-rule-note = Cómo se lee el texto, cuando puede leerse de varias maneras.
schema-example-case = Qué tiene de particular el caso, en palabras de ajedrecista.
schema-example-given = Los hechos, como en el archivo de un caso.
schema-example-ruling = La decisión que se espera; solo se comprueba lo que está escrito.
schema-example-confirm = yes: la decisión la propuso `plica coverage --write` y espera que se confirme con la ley.
schema-misconception-misconception = Su nombre, único en la edición.
schema-misconception-when = Los casos en que es un error. Por ejemplo: rule E.8.a applies
schema-misconception-claims = Lo que se concluye sin razón. Por ejemplo: game goes on; arbiter must open-envelope
schema-ruling-result = El resultado, * si la partida continúa.
schema-ruling-because = Exactamente las normas de las que se sigue el resultado.
schema-ruling-applies = Normas que se aplican, entre otras.
schema-ruling-not = Normas que no se aplican.
schema-ruling-says = Lo que dice la decisión, entre otras cosas: cláusulas como arbiter must keep-envelope.
schema-ruling-not-says = Lo que la decisión no dice.
schema-ruling-now = Exactamente lo que hay que hacer ahora, en orden.
schema-ruling-sets = Nuevos valores de hechos.
schema-ruling-missing = Exactamente los hechos que faltan.
schema-ruling-possible = Exactamente los resultados todavía posibles.

schema-vocabulary-matters = De qué puede tratar una decisión.
schema-vocabulary-parties = Quién puede tener deberes y derechos.
schema-vocabulary-facts = Los hechos; player.x declara cuatro: sealer.x, replier.x, white.x, black.x.
schema-vocabulary-acts = Los actos, cada uno con su materia.
schema-vocabulary-states = Los estados (offer stands), cada uno con su materia.
schema-vocabulary-contraries = Estados que se excluyen entre sí.
schema-vocabulary-occasioned = Actos y estados que un caso trae consigo, frente a los que rigen siempre.
schema-vocabulary-alike = Actos que vienen a ser lo mismo: si debe hacerse uno, otro no es una respuesta errónea.
schema-vocabulary-course = Lo que ocurre, en el orden del curso normal; una vez ocurrido, vale.
schema-vocabulary-holds = Lo demás que puede darse en la sala.
schema-vocabulary-shown = Lo que los hechos declarados muestran de la sala.
schema-vocabulary-events = Lo que puede venir después sin el árbitro: una llegada, el final de un límite.
schema-vocabulary-closing = Lo que todo árbitro hace con una decisión, según cómo quede la partida.
schema-vocabulary-after-end = Actos que necesita también una partida terminada.
schema-vocabulary-impossible = Condiciones que ninguna partida puede cumplir.
schema-vocabulary-strange = Condiciones que ninguna pregunta de un cuestionario cumple: partidas que apenas pueden darse o que no se pueden juzgar con lo que se cuenta.
schema-vocabulary-topics = Lo que puede haber ocurrido, al comienzo de una entrevista.
schema-vocabulary-stages = Las fases de una partida aplazada por orden de los hechos, cada una con los títulos de sus artículos: de cada una, la comparación de dos ediciones dice algo primero.
schema-vocabulary-teach = Los casos corrientes en los que cursos y manuales comparan las ediciones, por materias, en el orden en que se enseñan.
schema-taught-matter = La materia del caso: el sellado, el sobre, la oferta, la reanudación, el retraso, la ausencia de ambos, la anotación, la pérdida del sobre, los relojes, las banderas. Sus palabras son taught-matter-ID.
schema-taught-case = Identificador del caso; sus palabras, una oración, son taught-ID.
schema-taught-tells = Lo que se declara en el caso: hechos y valores, como en el archivo de un caso.
schema-taught-results = El resultado del caso según cada edición, escrito a partir de su texto; `check` decide el caso según cada una.
schema-vocabulary-resumptions = Reanudaciones enteras, tal como las pregunta un formador: cada una, una lista de pasos en el orden de los hechos.
schema-vocabulary-ordinary = Cómo son en el curso normal los hechos de los que nada se da por supuesto: lo que difiere se aparta de él, y la comparación de dos ediciones dice primero lo que menos se aparta.
schema-vocabulary-moments = Lo que ocurre a lo sumo una vez en la vida de una partida aplazada; en un mismo segundo va primero lo que se nombra antes.
schema-vocabulary-necessarily = Qué momento va siempre antes de cuál. Por ejemplo: sealing before resumption
schema-vocabulary-granted = Qué momento va antes de cuál mientras no se diga otra cosa: se da por supuesto como el curso normal y nunca se pregunta.
schema-vocabulary-usually = Qué momento va antes de cuál en el curso normal, lo más firme primero: se da por supuesto y order: unknown lo retira.
schema-vocabulary-readings = Cómo pueden leerse los textos discutidos: las opciones, primero la que se sigue.
schema-step-tells = Lo que ahora se sabe y antes no, o era de otro modo, como en un caso.
schema-step-behind = Hechos, o familias de ellos, que ya no se cuentan.
schema-step-asks = Lo que se decide: result, un acto (bear position: y sobre qué), un estado. Quién debe, puede o no debe hacerlo lo dice la edición.
schema-moment-happened = Qué significa que ha ocurrido; si falta: ocurre siempre.
schema-moment-at = Dónde está, contado desde la hora fijada: un tiempo o un hecho.
schema-act-needs = Lo que debe valer antes de poder hacerlo; va después de lo que lo produce.
schema-act-after = Actos que van antes cuando hay que hacer los dos.
schema-act-makes = Lo que vale una vez hecho. Un acto que no produce, termina, pone en marcha ni para nada es una norma, nunca un paso.
schema-act-also = Lo que también vale una vez hecho, sin ser aquello para lo que se hace.
schema-act-ends = Lo que deja de valer una vez hecho.
schema-act-starts = Qué reloj pone en marcha: object, party, opponent, sealer, replier. El otro se para.
schema-act-stops = Qué reloj para: object, party, both.
schema-act-with = Está hecho siempre que vale esto.
schema-act-tells = Hechos que se conocen al hacerlo.
schema-act-sets = Hechos que son así una vez hecho.
schema-act-gives = Tiempo que se da a aquel sobre quien recae. Por ejemplo: 2 min
schema-act-establishes = Con él se establecen los tiempos de los dos relojes.
schema-act-corrects = Con él se corrigen los tiempos equivocados de los relojes: si no debe hacerse, o no es obligado, los relojes marcan lo que marquen.
schema-act-shares = Con él se reparte el tiempo perdido.
schema-act-decides-clock = Con él el árbitro decide qué reloj corre; hasta entonces de ninguno se dice que corra o esté parado.
schema-course-needs = Lo que tuvo que haber antes.
schema-course-usually = Si no se conoce su hora, coincide con este momento.
schema-course-in-play = Se descubrió en juego si ya ha llegado este momento: después de todo aquello cuya hora se conoce.
schema-course-clocks-run = Desde entonces se juega: los relojes marcan lo que marcan.
schema-course-running = El jugador cuyo reloj corre entonces.
schema-shown-when = Qué lo muestra. Por ejemplo: envelope.opened
schema-shown-unless = Si se declara esto, no muestra nada.
schema-shown-told = Hechos que lo muestran por estar declarados, aunque sea que no se conocen.
schema-shown-assumed = También lo muestra un supuesto, que cede ante lo declarado.
schema-shown-holds = Lo que vale.
schema-shown-not = Lo que no vale.
schema-event-when = Cuándo se espera. Por ejemplo: not replier.present
schema-event-tells = Los hechos que trae consigo.
schema-event-past = Para el final de un límite: el hecho que entonces lo sobrepasa.
schema-event-out-of = Para el fin del tiempo de un jugador: el hecho que guarda lo que le queda.
schema-closing-over = Cuando la partida ha terminado.
schema-closing-annulled = Cuando la partida no vale.
schema-closing-goes-on = Cuando la partida continúa, o la decisión trata de otra cosa.
schema-topic-matters = De qué trata la decisión.
schema-topic-touches = De qué trata además cuando los hechos dichos descartan una parte.
schema-topic-tells = Los hechos que quedan dichos al elegir el tema, con su valor.
schema-topic-ask = Hechos que se preguntan primero, se suponga lo que se suponga de ellos; los de un grupo, juntos.
schema-topic-kinds = Los temas entre los que se precisa qué ha ocurrido; uno de ellos ocupa su lugar.
schema-topic-group = El grupo en que lo ofrece la página del árbitro.
schema-fact-type = El tipo, o la lista de valores.
schema-fact-matters = De qué trata el hecho.
schema-fact-assume = Lo normal: se supone cuando no se dice nada, y se hace constar.
schema-fact-assume-when = Cuándo se supone lo normal; si falta: siempre.
schema-fact-discretion = yes: apartarse de lo normal queda a criterio del árbitro.
schema-fact-unknowable = Lo que vale cuando el caso dice que nadie puede saberlo.
schema-fact-computed = yes: se deduce de la posición, de la jugada escrita o de otros hechos cuando nadie lo dice.
schema-fact-of-each = De lo que se dice de los dos jugadores a la vez: el hecho de cada uno (player.blameless).
schema-fact-of-whom = Para un hecho que no nombra a ningún jugador: los hechos que muestran de quién es.
schema-fact-shown-by = El hecho se cumple en cuanto se dice alguno de estos: hechos, familias de hechos, valores.
schema-act-matter = De qué trata el acto.
schema-act-of = A qué o a quién se refiere.

schema-edition-edition = Identificador de la edición, como su carpeta.
schema-edition-authority = Quién la promulgó.
schema-edition-language = Idioma del texto del que se tomó.
schema-edition-languages = Idiomas en que se mantienen sus textos; si falta, todos los de plica. Una decisión en otro idioma da las normas en uno de estos, y lo dice.
schema-edition-in-force = Las competiciones que rige, por el día en que empezaron; si falta: solo se elige por su nombre.
schema-edition-partial = yes: aquí solo está una parte de la edición, y cada decisión lo dice.
schema-edition-caveats = Lo que toda decisión según esta edición dice de ella: un id, y el primer día de las competiciones afectadas o always; sus palabras son el mensaje caveat-ID.
schema-edition-not-held = Lo que la edición impresa regula con reglas que aquí no están: condiciones.
schema-edition-unsettled = Situaciones que el texto impreso deja abiertas: condiciones. Lo que se dice de ellas se nombra como no resuelto.
schema-edition-amends = La edición que modifica: de ella se toma todo lo que no cambia.
schema-edition-renumber = Los números que cambian, con todo lo que hay debajo: antiguo, nuevo.
schema-edition-repeal = Lo que esta edición ya no tiene, con los números antiguos.
schema-edition-provided = Artículos que solo rigen donde se da un hecho; always: rigen en todo caso.
schema-edition-decides = Situaciones en las que esta edición decide el resultado, cada una con su condición; check encuentra los casos que olvida.
schema-edition-gaps = Lo que necesita algo que hay que hacer y el texto no encarga a nadie; la decisión que topa con ello lo dice.
schema-edition-acts = Actos que solo tiene esta edición, o que en ella necesitan o hacen otra cosa que la que dice el vocabulario.
schema-edition-holds = Lo que puede darse en la sala además de lo que nombra el vocabulario.
schema-edition-assume = Lo que esta edición da por supuesto cuando no se dice otra cosa.
schema-edition-moments = Dónde están los momentos en esta edición. Por ejemplo: player.limit: 60 min
schema-edition-exam = Lo que pregunta un examen: partes por temas y por niveles.
schema-edition-coverage = Parte de los pequeños cambios de sus normas, en tanto por ciento, que los ejemplos prometen notar; por debajo, check --strict falla.
schema-exam-levels = Las partes de preguntas básicas, medias y difíciles.
schema-exam-topics = Los temas con sus partes.
schema-levels-basic = La parte de preguntas básicas.
schema-levels-medium = La parte de preguntas medias.
schema-levels-hard = La parte de preguntas difíciles.
schema-exam-topic-topic = Nombre del tema.
schema-exam-topic-share = Su parte, como 25.
schema-exam-topic-articles = Los artículos y normas por los que pregunta, con todo lo que contienen; una norma de varios temas cuenta en el primero.
schema-in-force-from = Primer día.
schema-in-force-to = Último día, si lo hay.
schema-gap-gap = Identificador de la laguna; su texto es el mensaje gap-id.
schema-gap-lacks = Lo que se necesita y nadie hace, como en holds del vocabulario.
schema-gap-when = Cuándo es así.
schema-assumption-fact = El hecho.
schema-assumption-is = Su valor.
schema-assumption-when = Cuándo se supone.

schema-case-about = De qué debe tratar la decisión; casi nunca hace falta.
schema-case-assumed = Si no se dice nada: { $value }.
schema-case-computed = Se deduce de la posición, de la jugada escrita o de otros hechos cuando no se dice.

cli-fmt = Da a los archivos de artículos una misma forma: orden de las claves, sangrado, líneas de 120 caracteres a lo sumo
    .examples = Ejemplos:
        {"  "}plica fmt
        {"  "}plica fmt rules/fide-2027/12.9.yaml
        {"  "}plica fmt --check mis-reglas
        {"  "}plica fmt - < 12.9.yaml

        El artículo dice lo mismo y conserva sus comentarios; el archivo en que eso no sea seguro se queda como está.
        Código de salida: 0 hecho, 1 un archivo con errores o, con --check, sin esta forma, 2 error en la orden.
cli-fmt-files = Archivos de artículos o carpetas; si no se indica nada, la carpeta de --rules o, en su defecto, rules; - lee la entrada estándar
cli-fmt-check = No cambia nada, solo dice qué archivos no tienen esta forma

fmt-changed = con nueva forma: { $path }
fmt-differs = sin la forma de plica fmt: { $path }
fmt-unsafe = `{ $path }` está escrito de un modo al que no se puede dar forma sin riesgo; se queda como está

cli-lsp = Ayuda a un editor mientras se escriben archivos de reglas: errores, propuestas, significados, lugares, identificadores nuevos
    .examples = Ejemplos:
        {"  "}plica lsp
        {"  "}plica lsp --lang es --rules mis-reglas

        Lo arranca un editor, que habla con él por la entrada y la salida estándar (Language Server Protocol); cómo
        indicárselo al editor: véase «En el editor» en docs/editors.es.md. Idioma: el de --lang o, si falta, el del editor.
        Código de salida: 0 el editor se ha despedido, 1 se ha ido sin despedirse, 2 error en la línea de órdenes.

lsp-junk = El editor ha enviado algo que no es un mensaje; se pasa por alto.
lsp-not-begun = la sesión no ha empezado: primero viene `initialize`
lsp-out-of-turn = `{ $method }` llega en un momento en que no tiene sentido
lsp-unknown-method = plica no conoce la petición `{ $method }`
lsp-bad-parameters = no se entienden los parámetros de `{ $method }`
editor-type = { $kind ->
        [truth] Sí o no.
        [duration] Un tiempo, como `1 h 15 min`.
        [number] Un número entero.
        [date] Una fecha, como `2014-07-01`.
        [hour] Una hora del día, como `16:00`.
        [fen] Una posición en notación Forsyth-Edwards.
        [moves] Las jugadas de una partida.
        [values] Uno de estos valores:
       *[text] Un texto.
    }

fix-instead = Escribir `{ $name }`
fix-texts = { $count ->
        [one] Escribir el texto que falta en todos los idiomas
       *[other] Escribir los { $count } textos que faltan en todos los idiomas
    }
fix-all-texts = Escribir los { $count } textos que faltan en todos los archivos e idiomas
lens-ruling = Decisión: { $result }, como está escrita
lens-ruling-other = Decisión: { $result }, no como está escrita
lens-ruling-unknown = Mostrar la decisión
ruling-faulty = los archivos de reglas han de estar sin errores para mostrar una decisión
ruling-no-case = en este artículo no hay ningún ejemplo `{ $case }`
rename-fixed = el propio plica usa el nombre `{ $name }`, que por eso queda como está
rename-name-malformed = `{ $name }` no sirve en lugar de `{ $old }`: minúsculas y cifras, con puntos y guiones bajos en hechos y momentos, con guiones en actos; lo que es de cada jugador conserva la palabra que va delante del punto
rename-name-taken = ya hay algo llamado `{ $name }`
rename-nested = `{ $name }` está en un ejemplo bajo claves anidadas, de las que solo puede cambiar la última: escríbalo antes allí en una sola clave
rename-no-rule = solo a una regla, un hecho, un momento o un acto se le puede dar otro nombre, y { $name ->
        [none] aquí no hay nada de eso
       *[other] `{ $name }` no es aquí nada de eso
    }
rename-malformed = `{ $name }` no sirve como identificador de una regla: letras, cifras, puntos, guiones y barras, como `E.8.a`
rename-taken = `{ $edition }` ya tiene una regla `{ $name }`, o una cuyo texto se llamaría igual
rename-faulty = los archivos de reglas no pueden tener errores cuando se da otro identificador a una regla
rename-taken-over = `{ $name }` está tomada de `{ $edition }`, donde es `{ $original }`: cambie allí el identificador, o cambie `renumber` en edition.yaml
rename-changes-law = con el identificador `{ $name }` las reglas ya no dirían lo mismo: saldría de un número que otras nombran, o entraría en él, o chocaría con otra edición
rename-words-elsewhere = La regla tiene su nuevo identificador. No se ha encontrado una carpeta de textos junto a las reglas: allí, `{ $old }` debe pasar a `{ $new }` en cada idioma.

## A trainer's questions

schema-answers = Lo que responde plica en JSON: decisiones, lecturas, artículos, diferencias, errores. Cada objeto está bajo su nombre.
schema-questions = Las preguntas de un formador: qué piensa de cada una, y la pregunta tal como la escribió plica (`plica train review`).
schema-questions-questions = Las preguntas.
schema-kept-id = Su nombre, que no cambia mientras sean los mismos la situación, la pregunta y la respuesta correcta.
schema-kept-verdict = open: sin decidir; approved: se pregunta antes que otras; pinned: en todas las pruebas; rejected: no se pregunta.
schema-kept-author = Quién la escribió o la aprobó.
schema-kept-note = Lo que anota el formador.
schema-kept-used = Dónde se ha preguntado.
schema-kept-reword = La pregunta con las palabras del formador.
schema-kept-edition = La edición de que trata.
schema-kept-text = La pregunta tal como se imprimió, para leerla.
schema-kept-case = Lo que pasó, como en un archivo de caso.
schema-kept-second = Lo que es distinto en el segundo caso.
schema-kept-asks = Qué se pregunta: el resultado o una afirmación, de un caso o de dos.
schema-kept-says = La afirmación que vale en uno de los dos casos, en ambos o en ninguno.
schema-kept-answers = Las respuestas, primero la correcta.
schema-reword-situation = La situación; cada línea es un párrafo.
schema-reword-question = Lo que se pregunta.
schema-answer-answer = La respuesta como cláusula; una afirmación, detrás de su norma. Por ejemplo: game goes on; E.9.a: arbiter must open-envelope
schema-answer-value = De un valor nuevo: a cuánto asciende, en segundos o como número.
schema-answer-error = El error de quien la da.
schema-answer-said = yes: está con las palabras de ese error.
