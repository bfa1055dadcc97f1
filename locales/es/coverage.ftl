### Lo que ejercitan los ejemplos, en español.

cli-coverage = Qué ejemplos ejercitan cada norma y cada condición, y qué pequeños cambios de una norma no notaría ningún ejemplo
    .examples = Ejemplos:
        {"  "}plica coverage --lang es
        {"  "}plica coverage E.8 --edition fide-2014 --lang es
        {"  "}plica coverage --rules my-rules --write --lang es

        `plica check` recuerda cada ejemplo que todavía dice `confirm: yes`.
cli-coverage-article = Un artículo o una norma, con los ejemplos que lo ejercitan y lo que falta: E.8, lateness, E.8.a
cli-coverage-all = Todas las normas de todos los artículos, no solo los recuentos
cli-coverage-edition = Solo esta edición
cli-coverage-write = Añade a los artículos de --rules los ejemplos que lo notarían, con `confirm: yes`: sus decisiones son propuestas
cli-coverage-format = Formato: text (si no se indica otro), json, md, html, sarif o github (anotaciones de un flujo de trabajo)

coverage-title = Lo que ejercitan los ejemplos
coverage-counts = { $rules ->
        [one] 1 norma propia
       *[other] { $rules } normas propias
    }, { $examples ->
        [one] 1 ejemplo
       *[other] { $examples } ejemplos
    }
coverage-shown = Condiciones que se ven actuar, cumplidas y sin cumplir: { $done } de { $of } ({ $percent } %)
coverage-noticed = Pequeños cambios de una norma que nota algún ejemplo: { $done } de { $of } ({ $percent } %)
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
coverage-turned-round = no se nota: las normas de este momento, como si cedieran ante lo que termina la partida en este otro cuando viene después, y no cuando viene antes: { $moment }
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
coverage-nothing-to-write = nada que añadir: los ejemplos notan todos los cambios para los que se ha encontrado un caso
coverage-article = Artículo
coverage-rules = Normas
coverage-conditions = Condiciones
coverage-changes = Cambios
