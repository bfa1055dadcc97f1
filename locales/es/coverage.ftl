### Lo que ejercitan los ejemplos, en español.

cli-coverage = Qué ejemplos ejercitan cada norma y cada condición, y qué pequeños cambios de una norma no notaría ningún ejemplo
    .examples = Ejemplos:
        {"  "}plica coverage --lang es
        {"  "}plica coverage E.8 --edition fide-2014 --lang es
        {"  "}plica coverage --rules mis-reglas --write --lang es

        `plica check` recuerda cada ejemplo que todavía dice `confirm: yes`.
cli-coverage-article = Un artículo o una norma, con los ejemplos que lo ejercitan y lo que falta: E.8, lateness, E.8.a
cli-coverage-all = Todas las normas de todos los artículos, no solo los recuentos
cli-coverage-edition = Solo esta edición
cli-coverage-write = Añade a los artículos de --rules los ejemplos que lo notarían, con `confirm: yes`: sus decisiones son propuestas
cli-coverage-format = Formato: text (si no se indica otro), json, md, html, sarif o github (anotaciones de un flujo de trabajo)

coverage-title = Lo que ejercitan los ejemplos
coverage-counts = Normas propias: { $rules }; ejemplos: { $examples }
coverage-shown = Condiciones que se ven actuar, cumplidas y sin cumplir: { $done } de { $of } ({ $percent } %)
coverage-noticed = Pequeños cambios de una norma que nota algún ejemplo: { $done } de { $of } ({ $percent } %)
coverage-changed = Momentos, lecturas y actos cuyo cambio nota algún ejemplo: { $done } de { $of } ({ $percent } %)
coverage-moment-unnoticed = { $moment }: ningún ejemplo notaría que sus normas rigieran en todo momento
coverage-need-unnoticed = { $act }: ningún ejemplo notaría que no necesitara { $needed }
coverage-start-unnoticed = { $act }: ningún ejemplo notaría que no pusiera en marcha ningún reloj
coverage-stop-unnoticed = { $act }: ningún ejemplo notaría que no parara ningún reloj
coverage-reading-unnoticed = { $reading }: ningún ejemplo notaría que se leyera así: { $choice }
coverage-failing = { $count ->
        [one] 1 ejemplo no recibe la decisión que espera y no muestra nada: `plica check` dice por qué
       *[other] { $count } ejemplos no reciben la decisión que esperan y no muestran nada: `plica check` dice por qué
    }
coverage-unconfirmed = { $count ->
        [one] 1 ejemplo espera que se confirme con la ley
       *[other] { $count } ejemplos esperan que se confirmen con la ley
    }
coverage-fires = { $count ->
        [0] ningún ejemplo la aplica
        [one] se aplica en 1 ejemplo:
       *[other] se aplica en { $count } ejemplos:
    }
coverage-fulfilled = decide por cumplirse ({ $count }): { $example }
coverage-unfulfilled = decide por no cumplirse ({ $count }): { $example }
coverage-no-example = ningún ejemplo
coverage-impossible = ninguna partida puede mostrarlo
coverage-lacks-fulfilled = { $condition }: ningún ejemplo en que decida por cumplirse
coverage-lacks-unfulfilled = { $condition }: ningún ejemplo en que decida por no cumplirse
coverage-without = no se nota: quitar { $condition }
coverage-weakened = no se nota: quitar { $condition }, como si siempre se cumpliera
coverage-strengthened = no se nota: { $condition } como si nunca se cumpliera
coverage-negated = no se nota: lo contrario de { $condition }
coverage-at-all-times = no se nota: la norma como si se aplicara aunque algo hubiera terminado antes la partida
coverage-turned-round = no se nota: si lo que ocurre en otro momento ({ $moment }) termina la partida, como si esta norma cediera cuando ese momento viene después del suyo, y no cuando viene antes
coverage-shifted = no se nota: { $other } en lugar de { $condition }
coverage-unsaid-left-out = no se nota: { $clause } suprimido
coverage-unsaid = lo notaría: { $clause } en el ejemplo { $example }
coverage-no-case = no se ha encontrado un ejemplo que lo note
coverage-expects = lo notaría; el reglamento dice ahora: se aplica { $rule }
coverage-expects-not = lo notaría; el reglamento dice ahora: no se aplica { $rule }
coverage-progress = { $done } de { $of } normas
coverage-write-where = indique con --rules la carpeta de normas en que se escribe: el reglamento del propio programa no cambia
coverage-written = { $path }: { $count ->
        [one] 1 ejemplo añadido, por confirmar
       *[other] { $count } ejemplos añadidos, por confirmar
    }
coverage-left-out = { $count ->
        [one] Se omite 1 más: una edición que lo toma lo decide de otro modo
       *[other] Se omiten { $count } más: una edición que los toma los decide de otro modo
    }
coverage-no-rules = `{ $article }` no tiene ninguna norma propia en estas ediciones: no hay nada que ejercitar
coverage-nothing-to-write = nada que añadir: los ejemplos notan todos los cambios para los que se ha encontrado un caso
coverage-article = Artículo
coverage-rules = Normas
coverage-conditions = Condiciones
coverage-changes = Cambios
