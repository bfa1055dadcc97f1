### Las palabras de la entrevista en la terminal, en español.

cli-ask = Pregunta qué ha ocurrido, cuestión a cuestión, y decide
    .examples = Ejemplos:
        {"  "}plica ask --lang es
        {"  "}plica ask --edition fide-2014 --save case.yaml --lang es
        {"  "}plica ask case.yaml --lang es

        Un caso guardado sigue donde se dejó y sirve de archivo para `plica decide`.
cli-ask-case = Un caso con el que seguir
cli-ask-edition = La edición que rige
cli-ask-save = Dónde se escribe el caso al terminar o cuando usted lo diga; si no se indica, en case.yaml cuando lo diga

ask-key-not-yet = n
ask-key-cannot = x
ask-key-back = a
ask-key-save = g
ask-key-end = f
ask-keys = (n todavía no lo sé · x no se puede establecer · a atrás · g guardar · f terminar · ? ayuda)
ask-keys-choice = (a atrás · g guardar · f terminar · ? ayuda)
ask-help = Responda con el número de una respuesta o escriba lo que se pide. La jugada se escribe tal como está en el papel, con el idioma entre paréntesis si se sabe: Cd4 (es). Tiempos: 20 min, 1 h 15 min, 1:15; un número solo son minutos. n: todavía no se sabe, y no se supone nada. x: nadie podrá saberlo. a: a la pregunta anterior. g: el caso se escribe en un archivo. f: la decisión hasta donde llegue.
ask-nothing-before = No hay ninguna pregunta anterior.
ask-unclear = No es ninguna de las respuestas; ? ayuda.
ask-saved = Guardado: { $path }
