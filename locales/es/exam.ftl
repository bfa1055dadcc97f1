### Preguntas en papel, en el navegador y en los formatos de otros programas; exámenes y sus notas.

## Questions

exam-question = Pregunta { $number }
exam-question-of-level = Pregunta { $number } (dificultad { $level ->
        [basic] básica
        [medium] media
       *[hard] alta
    })
exam-question-of-all = Pregunta { $number } de { $of } (dificultad { $level ->
        [basic] básica
        [medium] media
       *[hard] alta
    })
exam-answers = Respuestas
exam-right-answer = { $letter }) { $text }
exam-assumed-here = En esta pregunta se da por sentado:
exam-said-right = Correcto.
exam-said-wrong = Incorrecto.

## The page that is played

exam-layout = Mostrar las preguntas
exam-layout-one = una tras otra
exam-layout-all = todas en una lista
exam-check = Comprobar
exam-next = Continuar
exam-see-answer = Respuesta y motivos
exam-said-nothing = Elija antes una respuesta.
exam-score-heading = Resultado
exam-score = Respuestas correctas: { $right } de { $all }.
exam-score-perfect = No hay nada que repasar.
exam-score-repeat = Artículos que conviene repasar
exam-again-wrong = Repetir las falladas
exam-again = Empezar de nuevo

## The exam

exam-title = Examen · versión { $version }
exam-key-title = Plantilla de corrección del examen
exam-name = Nombre y apellidos:
exam-date = Fecha:
exam-rules-size = El examen consta de { $count ->
        [one] una pregunta
       *[other] { $count } preguntas
    }; puntuación máxima: { $points }.
exam-rules-one = Cada pregunta tiene una sola respuesta correcta.
exam-rules-points = Junto al número de cada pregunta figuran los puntos que vale. Las respuestas erróneas no restan.
exam-rules-mark = Marque una sola letra. Una pregunta con dos letras marcadas se considera no contestada.
exam-question-worth = Pregunta { $number } ({ $count ->
        [one] 1 punto
       *[other] { $count } puntos
    })
exam-end = Fin de la versión { $version }
exam-sheet = Hoja de respuestas · versión { $version }
exam-sheet-answer = Respuesta
exam-number = Pregunta
exam-version = Versión { $version }
exam-place = { $version } { $number }: { $letter }
exam-key-heading = { $article } ({ $count ->
        [one] 1 punto
       *[other] { $count } puntos
    })
exam-written = Archivo escrito: { $path }

## Marks

marks-title = Notas
marks-size = { $count ->
        [one] Un candidato
       *[other] { $count } candidatos
    }
marks-candidates = Candidatos
marks-candidate = Candidato
marks-version = Versión
marks-points = Puntos
marks-percent = %
marks-blank = Sin contestar
marks-repeat = Artículos que debe repasar
marks-statistics = Cómo ha medido el examen
marks-mean = Nota media: { $mean } %
marks-passed = Con el { $pass } % o más (aprobado): { $passed }
marks-reliability = Fiabilidad (KR-20): { $value }; a partir de 0,70 el examen distingue bien a los candidatos
marks-class = El grupo
marks-all-right = Todos los candidatos han contestado bien a todo.
marks-hardest = Las preguntas más difíciles
marks-question = Pregunta
marks-about = Artículos
marks-right = Respuestas correctas
marks-discrimination = Discriminación
marks-chosen = Respuestas elegidas
marks-text = Enunciado
marks-articles = Artículos que debe repasar el grupo
marks-article = Artículo
marks-missed = Falladas o sin contestar
marks-of = { $part } de { $whole }
marks-footer = El número entre paréntesis indica cuántas veces se ha fallado el artículo.

## What is wrong with files of exams

diagnostic-unknown-format = aquí no se escribe nada con la terminación `{ $ending }`
    .help = las terminaciones son: { $known }
diagnostic-feature-needed = este plica se compiló sin la característica `{ $feature }`, necesaria para los archivos `{ $ending }`
    .help = compílelo con `cargo build --release --features { $feature }`
diagnostic-not-a-table = este archivo no contiene ninguna tabla legible
    .help = guarde la hoja como CSV, con una línea de encabezados y debajo las demás
diagnostic-ragged-row = esta línea tiene { $count } celdas y los encabezados son { $expected }
    .help = revise los separadores y las comillas; una celda puede estar vacía, pero no puede faltar
diagnostic-unknown-column = ninguna columna se llama `{ $name }`
    .help = las columnas son el nombre, la versión y los números de las preguntas de la plantilla
diagnostic-missing-column = falta una columna para: { $name }
    .help = añada la columna; sus celdas pueden quedar vacías
diagnostic-duplicate-column = la columna `{ $name }` está dos veces
    .help = borre una de las dos
diagnostic-bad-key = en la plantilla, `{ $value }` no cabe en la columna `{ $column }`
    .help = deje la plantilla tal como la escribe `plica train exam`
diagnostic-unknown-version = { $name }: el examen no tiene ninguna versión `{ $version }`
    .help = las versiones son: { $known }
diagnostic-bad-answer = { $last ->
        [none] { $name }: `{ $answer }` está donde la versión del examen no tiene ninguna pregunta
       *[other] { $name }: `{ $answer }` no es ninguna respuesta a la pregunta { $question }
    }
    .help = { $last ->
        [none] compruebe la versión y el encabezado de la columna
       *[other] escriba una letra de la a a la { $last } o deje la celda vacía
    }
diagnostic-nameless-candidate = esta línea no nombra a ningún candidato
    .help = escriba el nombre o borre la línea
diagnostic-duplicate-candidate = { $name } está dos veces
    .help = borre una de las dos líneas o distinga a los dos candidatos por el nombre
