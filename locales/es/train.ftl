### Material de formación: plica train.

cli-train = Material de formación a partir del reglamento: manual, cuestionario, examen, notas y curso de una edición
    .examples = Ejemplos:
        {"  "}plica train handbook --edition fide-2014 -o manual.html
        {"  "}plica train quiz --edition fide-2014 --n 20 --seed 7 -o cuestionario.html
        {"  "}plica train exam --edition fide-2014 --n 30 -o examen.html
        {"  "}plica train grade examen-key.csv respuestas.csv
        {"  "}plica train course --from fide-1974 --to fide-2014 -o curso.html
cli-train-handbook = La edición artículo por artículo: normas, ejemplos en que se aplican y casos en que no se aplican por poco, diagramas, qué pone fin a la partida, casos corrientes según todas las ediciones, índice de hechos
    .examples = Ejemplos:
        {"  "}plica train handbook --edition fide-2014 -o manual.html
        {"  "}plica train handbook --edition fide-1974 --lang it -o manuale.md
cli-train-handbook-edition = La edición que se enseña, por ejemplo fide-2014
cli-train-handbook-output = Archivo que se escribe: .html, .md o .txt, según su terminación; si no se indica, texto en pantalla
cli-train-quiz = Preguntas con una sola respuesta correcta, comprobada por el motor; cada respuesta errónea dice cuándo sería correcta
    .examples = Ejemplos:
        {"  "}plica train quiz --edition fide-2014 --n 20 --seed 7 -o cuestionario.html
        {"  "}plica train quiz --edition fide-2014 --topic E.8 --level hard
        {"  "}plica train quiz --edition fide-1974 --lang it -o mazzo.apkg

        La misma semilla da el mismo cuestionario. Formatos: .html (se abre en un navegador, sin
        red), .txt, .md, .json, .csv, Moodle (.xml), .gift y .apkg (Anki).
cli-train-quiz-edition = La edición sobre la que se pregunta, por ejemplo fide-2014
cli-train-quiz-n = Cuántas preguntas; si no se indica, 20
cli-train-quiz-seed = Número que fija la elección de preguntas; si no se indica, se elige uno y se dice cuál
cli-train-quiz-topic = Solo este artículo o norma (E.8, 17.2), o un concepto (lateness)
cli-train-quiz-level = Solo esta dificultad: basic (básica), medium (media) o hard (alta)
cli-train-quiz-resumption = Reanudaciones enteras, del sellado al resultado, en cinco, seis o siete decisiones que se siguen unas de otras; tantas como sumen --n preguntas, al menos una
cli-train-quiz-curation = Preguntas que un formador ha aprobado o rechazado (plica train review): las aprobadas van primero, las rechazadas no salen
cli-train-quiz-output = Archivo que se escribe; su terminación indica el formato; si no se indica, texto en pantalla
cli-train-exam = Un examen: el cuestionario en varias versiones, con las respuestas en distinto orden, y aparte la plantilla de corrección
    .examples = Ejemplos:
        {"  "}plica train exam --edition fide-2014 --n 30 --seed 7 -o examen.html
        {"  "}plica train exam --edition fide-1997 --lang es --versions 3 -o examen.html

        De examen.html salen examen-A.html, examen-B.html, examen-key.html y, para plica train grade, examen-key.csv.
cli-train-exam-edition = La edición sobre la que se pregunta, por ejemplo fide-2014
cli-train-exam-n = Cuántas preguntas; si no se indica, 20
cli-train-exam-seed = Número que fija la elección de preguntas; si no se indica, se elige uno y se dice cuál
cli-train-exam-topic = Solo este artículo o norma (E.8, 17.2), o un concepto (lateness)
cli-train-exam-level = Solo esta dificultad: basic (básica), medium (media) o hard (alta)
cli-train-exam-curation = Preguntas que un formador ha aprobado o rechazado (plica train review): las aprobadas van primero, las rechazadas no salen
cli-train-exam-versions = Cuántas versiones, A, B, …; si no se indica, 2
cli-train-exam-output = Archivo del que toman su nombre los demás: .html, .md o .txt
cli-train-review = Preguntas para revisar, en un archivo que guarda el formador: aprueba, rechaza, redacta de otro modo, fija
    .examples = Ejemplos:
        {"  "}plica train review --edition fide-2014 --n 40 --seed 7 -o preguntas.yaml
        {"  "}plica train quiz --edition fide-2014 --curation preguntas.yaml -o test.html
        {"  "}plica train exam --edition fide-2014 --curation preguntas.yaml -o examen.html

        Si el archivo ya existe, lo nuevo se añade al final; lo demás queda como está.
cli-train-review-edition = La edición sobre la que se pregunta, por ejemplo fide-2014
cli-train-review-n = Cuántas preguntas; si no se indica, 20
cli-train-review-seed = Número que fija la elección de preguntas; si no se indica, se elige uno y se dice cuál
cli-train-review-topic = Solo este artículo o norma (E.8, 17.2), o un concepto (lateness)
cli-train-review-level = Solo esta dificultad: basic (básica), medium (media) o hard (alta)
cli-train-review-output = Archivo que se escribe o al que se añade: .yaml; si no se da, en pantalla
cli-train-grade = Corrige un examen: puntos de cada candidato y artículos que debe repasar
    .examples = Ejemplos:
        {"  "}plica train grade examen-key.csv respuestas.csv
        {"  "}plica train grade examen-key.csv respuestas.csv -o notas.html

        respuestas.csv, una línea por candidato: name,version,1,2,3 y debajo: Rossi,A,b,c,a
cli-train-grade-key = La plantilla que escribió plica train exam (…-key.csv)
cli-train-grade-answers = Las respuestas: nombre, versión y una columna por pregunta; si está vacía, no se contestó
cli-train-grade-pass = Los puntos, de cien, con que se aprueba; si se indica, se dice cuántos han aprobado
cli-train-grade-output = Archivo que se escribe: .html, .md, .txt, .json o .csv, según su terminación; si no se indica, texto en pantalla
cli-train-course = Qué cambió de una edición a otra, en diapositivas: cada cambio con la partida que lo muestra
    .examples = Ejemplos:
        {"  "}plica train course --from fide-1974 --to fide-2014 -o curso.html
        {"  "}plica train course --from fide-1974 --to fide-1997 --lang it -o corso.html
cli-train-course-from = La edición anterior, por ejemplo fide-1974
cli-train-course-to = La edición posterior, por ejemplo fide-2014
cli-train-course-output = Archivo que se escribe: .html, .md o .txt, según su terminación; si no se indica, texto en pantalla
