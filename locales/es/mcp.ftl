### Las palabras para asistentes en español: lo que `plica mcp` dice de sus herramientas.

cli-mcp = Responde a un asistente: decisiones, hechos que faltan, jugadas escritas, artículos y diferencias como herramientas (Model Context Protocol)
    .examples = Ejemplos:
        {"  "}plica mcp
        {"  "}plica mcp --lang en --rules mis-reglas

        Un asistente lo inicia y habla con él por la entrada y la salida estándar. En su configuración:

        {"  "}{"{"} "mcpServers": {"{"} "plica": {"{"} "command": "plica", "args": ["mcp"] {"}"} {"}"} {"}"}

        Herramientas: decide, missing_facts, read, show, diff. Idioma: el de cada llamada o, si no, --lang o el del sistema.
        Código de salida: 0 el asistente se fue, 1 hablaba otro protocolo, 2 error en la línea de órdenes.

mcp-instructions = plica decide sobre partidas de ajedrez aplazadas: entra lo que pasó, salen resultado, deberes y razones, con el artículo y la edición citados. No inventes nunca una decisión: cuenta a `decide` los hechos que se saben y, donde su estado quede abierto (open), pregunta lo que nombra como falta; `missing_facts` dice a qué lleva cada respuesta. Omite el hecho que nadie te haya contado; escribe `unknown` solo donde se pidió una respuesta y no pudo darse. Con cada decisión da la cita, y nombra los supuestos y las lecturas en que descansa.
mcp-tool-decide = Decide un caso según una edición: estado, resultado, deberes y derechos con sus razones y citas, las lecturas y los supuestos en que descansa, y lo que falta. La edición se nombra o se sigue del día en que empezó la competición.
    .title = Decidir un caso
mcp-tool-missing-facts = Dice qué hechos han de saberse todavía para que un caso quede resuelto, primero el más útil, cada uno como pregunta con aquello a lo que lleva cada respuesta.
    .title = Qué falta por saber
mcp-tool-read = Lee una jugada tal como está escrita en el papel, en su posición: clara, inexacta, ambigua, ilegal o indescifrable, con las jugadas que puede significar.
    .title = Leer una jugada escrita
mcp-tool-show = Muestra la ley: sin argumentos las ediciones, con una edición sus artículos, con un artículo lo que dice, regla por regla, con ejemplos.
    .title = Mostrar la ley
mcp-tool-diff = Compara dos ediciones: qué resultados difieren y qué disposiciones lo causan; con una disposición, cada caso que cambia. La primera comparación de dos ediciones tarda unos segundos.
    .title = Comparar dos ediciones
mcp-argument-facts = Lo que pasó: hechos por su nombre. Cuenta lo que se sabe y omite lo demás.
mcp-argument-edition = La edición, como fide-2014
mcp-argument-on = El día en que empezó la competición, como 2014-07-15: rige la edición entonces en vigor. No junto con edition.
mcp-argument-explain = Decir además qué normas no se aplican y por qué
mcp-argument-what-would-change = Decir además qué cambios mínimos de los hechos darían otro resultado; tarda unos segundos
mcp-argument-lang = Idioma de la respuesta; si no se da, el del sistema del usuario
mcp-argument-position = La posición en FEN; juega quien escribió la jugada
mcp-argument-written = La jugada tal como está escrita
mcp-argument-language = Código del idioma en que está escrita la jugada, como es o de, si se sabe
mcp-argument-history = Las jugadas de la partida hasta la posición, si se saben; sin posición, es su final
mcp-argument-article = Número de un artículo o de una regla, como E.8, o su concepto; sin edición, en todas
mcp-argument-first = Una edición
mcp-argument-second = La otra edición
mcp-argument-provision = Una disposición nombrada en el resumen, como E.8.a
mcp-nothing-missing = No hace falta saber nada más.
mcp-unknown-tool = no hay ninguna herramienta `{ $name }`; hay: { $known }
mcp-no-message = esta línea no es ningún mensaje del protocolo
mcp-too-long = esta línea pasa de { $longest } MB; no se ha leído nada de ella
mcp-not-begun = El asistente no empezó como manda el Model Context Protocol; no se ha respondido nada.
mcp-no-threads = El sistema no da hilos con que trabajar.
