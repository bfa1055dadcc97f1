### The words of the run-through in Spanish: the command, the sheet in the terminal, the page.

cli-play = Sigue una partida aplazada paso a paso: qué hacer, qué se ha hecho, qué viene después, con los relojes
    .examples = Ejemplos:
        {"  "}plica play caso.yaml
        {"  "}plica play --edition fide-2014 -o jugado.yaml
        {"  "}plica play caso.yaml --log decisiones.jsonl

        Una respuesta por línea: 1 (o Intro) = el paso 1 está hecho; una letra = ha ocurrido; 12 min 2 =
        el paso 2 se hizo 12 minutos después de la hora fijada; c Cd4 = una respuesta que se escribe;
        deshacer, caso, q.
        Cualquier otro hecho, con el nombre que tiene en los casos: replier.flag_fallen: yes.
        También desde otro programa:
        {"  "}printf "1\\n\\n1\\n\\n" | plica play caso.yaml

        Sin caso se empieza donde termina la sesión.
cli-play-case = El caso con el que se empieza, en YAML o JSON; sin él, el fin de una sesión
cli-play-edition = La edición que rige, como fide-2014
cli-play-on = El día en que empezó la competición (2014-07-15): se aplica la edición entonces en vigor
cli-play-log = Archivo al que se añade, como línea de JSON, la decisión después de cada paso
cli-play-output = Archivo para el caso tal como queda al final; sin él, se imprime

## What can be said instead of a turn: every word, first the one that is shown

play-words-undo = deshacer | atrás | undo
play-words-case = caso | case
play-words-end = q | salir | terminar | fin

## The sheet

play-may-happen = Qué puede ocurrir
play-nothing-now = Nada por el momento.
play-over = Nada más: la partida ha terminado.
play-come-player-arrival = { $party_number ->
        [plural] han llegado
       *[singular] ha llegado
    } { $party }
play-come-player-limit = { $time } después de la hora fijada { $party } { $party_number ->
        [plural] siguen
       *[singular] sigue
    } sin estar aquí
play-hour-set-all = ha llegado la hora fijada; los dos jugadores están aquí
play-hour-set-away = ha llegado la hora fijada; { $party } no { $party_number ->
        [plural] están
       *[singular] está
    } aquí
play-hour-set-nobody = ha llegado la hora fijada; ninguno de los dos jugadores está aquí
play-type = Escribir la respuesta después de la letra.
play-type-move = Escribirla después de la letra tal como está en el papel, con el idioma entre paréntesis: Cd4 (es).
play-type-time = Escribir el tiempo después de la letra: 20 min, 1 h 15 min.

## The conversation

play-keys = (Número: hecho. Letra: así es. Intro: el paso 1 está hecho. Además: { $words })
play-keys-timed = (Número: hecho. Letra: así es. Intro: el paso 1 está hecho. Con su hora: 12 min 1. Además: { $words })
play-minute = ¿En qué minuto desde la hora fijada? Intro: { $time }
play-minute-open = ¿En qué minuto desde la hora fijada? Intro: sin hora
play-unclear = Eso no es un paso del 1 al { $last }, ni una letra de la hoja, ni ninguna de las palabras.
play-unclear-no-step = Eso no es una letra de la hoja ni ninguna de las palabras; no hay ningún paso que dar.
play-bad-time = Eso no es un tiempo: 12, 12 min, 1 h 5 min, desde la hora fijada.
play-too-early = Demasiado pronto: eso solo vale pasado { $time }.
play-does-not-fit = Eso no encaja con lo dicho antes; ¿es correcto el tiempo, { $time }?
play-nothing-to-undo = No hay nada que deshacer.
play-record = Acta
play-record-empty = Todavía no se ha hecho ni dicho nada.
play-turn = { $time }: { $turn }
play-by = { $party }: { $act }
play-case = Archivo del caso

## The page

web-play = Seguirla paso a paso
web-play-title = Paso a paso
web-play-minute = Minuto desde la hora fijada
web-play-done = Hecho
web-play-so = Así es
web-play-used = Lo ha hecho
web-play-decide = Decidirlo así
web-play-came = Ha ocurrido
web-play-undo = Deshacer lo último
web-play-ruling = La decisión entera
web-play-begin = ¿En qué punto está la partida?
web-play-begin-session = Ha terminado la sesión
web-play-begin-hour = El sobre está cerrado; falta la reanudación
web-play-later = Qué sigue entonces
web-play-changed = La página ha cambiado entretanto: esto ya no puede hacerse aquí.
