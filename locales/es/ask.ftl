### Las palabras de la entrevista en la terminal, en español.

cli-ask = Pregunta qué ha ocurrido, cuestión a cuestión, y decide
    .examples = Ejemplos:
        {"  "}plica ask --lang es
        {"  "}plica ask --edition fide-2014 --save case.yaml --lang es
        {"  "}plica ask case.yaml --lang es

        Las respuestas son palabras (sí, no, clara) o números; además: no lo sé, no puede saberse, atrás,
        guardar, terminar, ayuda. También desde otro programa, una respuesta por línea:
        {"  "}printf "2014\n1\n" | plica ask --lang es

        Un caso guardado sigue donde se dejó y sirve de archivo para `plica decide`.
cli-ask-case = Un caso con el que seguir
cli-ask-edition = La edición que rige
cli-ask-save = Dónde se escribe el caso al terminar o cuando usted lo diga; si no se indica, en case.yaml cuando lo diga

## Lo que se puede decir en lugar de una respuesta: cada palabra, la que se muestra primero

ask-words-not-yet = no lo sé | no lo sé todavía | todavía no lo sé | no sé | todavía no se sabe | no se sabe
ask-words-cannot = no puede saberse | no se puede saber | no se puede establecer | nadie puede saberlo | nunca se sabrá
ask-words-back = atrás | volver | anterior
ask-words-save = guardar | guarda
ask-words-end = terminar | fin | acabar | salir
ask-words-help = ayuda
ask-words-yes = sí | s | yes | y
ask-words-no = no | n

## La conversación

ask-answer = Respuesta:
ask-keys = (También: { $words })
ask-keys-list = Con las flechas se elige y con Intro se acepta; al escribir, la lista se acorta. Esc vuelve atrás; Ctrl-C abandona sin decisión.
ask-position = Escriba la posición en FEN, o pegue las jugadas de la partida (también en PGN), o indique un archivo .pgn.
ask-paper = Escríbalo exactamente como está en el papel, con el idioma entre paréntesis si se sabe: Cd4 (es).
ask-more-moves = Siga con las jugadas; una línea vacía las termina.
ask-is-position = ¿Es esta la posición?
ask-help =
    Responda con las palabras de una respuesta o con las primeras letras, o con su número; o escriba lo que se pide. Las tildes y las mayúsculas no importan.
    Posición: en FEN; o las jugadas de la partida hasta la secreta, en una o varias líneas y con una línea vacía al final; o el nombre de un archivo .pgn.
    Jugada: tal como está en el papel, con el idioma entre paréntesis si se sabe: Cd4 (es).
    Tiempos: 20 min, 1 h 15 min, 1:15; un número solo son minutos.
    «no lo sé»: todavía no se sabe, y no se supone nada. «no puede saberse»: nadie podrá saberlo nunca.
    «atrás»: a la pregunta anterior. «guardar»: el caso se escribe en un archivo. «terminar»: la decisión hasta donde llegue. «ayuda»: este texto.
    Una barra delante dice que es una orden: /atrás.
ask-nothing-before = No hay ninguna pregunta anterior.
ask-unclear = No es ninguna de las respuestas; «ayuda» dice qué se puede responder.
ask-saved = Guardado: { $path }
