### The words of the command line in Spanish: help, usage errors, summaries.

cli = Decisiones sobre partidas aplazadas, con su artículo: se cuenta lo ocurrido y se obtiene el resultado, lo que procede y por qué.
    .examples = Ejemplos:
        {"  "}plica decide examples/two-knights.yaml --edition fide-2014
        {"  "}plica read Cd4 --position "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41" --written-in es
        {"  "}plica show E.8 --edition fide-2014
        {"  "}plica check --rules mis-reglas
        {"  "}plica replay decisiones.jsonl --rules mis-reglas

        Código de salida: 0 resuelto, 1 error en las normas o en los datos, 2 error en la orden, 3 sin resolver o no regulado.
cli-usage = Uso:
cli-usage-options = [OPCIONES]
cli-commands = Órdenes
cli-command-name = ORDEN
cli-value-address = DIRECCIÓN
cli-value-answers = RESPUESTAS
cli-value-article = ARTÍCULO
cli-value-case = CASO
cli-value-choice = OPCIÓN
cli-value-code = CÓDIGO
cli-value-concept = CONCEPTO
cli-value-date = FECHA
cli-value-dir = CARPETA
cli-value-edition = EDICIÓN
cli-value-file = ARCHIVO
cli-value-files = ARCHIVOS
cli-value-folder = CARPETA
cli-value-key = CLAVE
cli-value-name = NOMBRE
cli-value-new = NUEVA
cli-value-number = NÚMERO
cli-value-old = ANTERIOR
cli-value-percent = PORCENTAJE
cli-value-result = RESULTADO
cli-value-text = TEXTO
cli-value-words = PALABRAS
cli-arguments = Argumentos
cli-options = Opciones
cli-see-help = Más información: plica --help

cli-option-lang = Idioma: es, it o en; si no se indica, el del sistema o, en su defecto, inglés
cli-option-rules = Carpeta con otro reglamento, en lugar del incorporado
cli-option-locales = Carpeta con textos que prevalecen sobre los incorporados (es/…, it/…, en/…)
cli-option-help = Muestra esta ayuda
cli-option-version = Muestra la versión
cli-option-format = Formato: text (si no se indica otro), json, md o html
cli-option-reading = Cómo se lee un texto discutido, por ejemplo both-late=not_regulated (plica show --readings las enumera); puede repetirse
cli-option-search = Cuántas posiciones se examinan como mucho para saber si el mate aún es posible (4000000): con más, quedan menos respuestas abiertas y algunas tardan más

cli-decide = Decide uno o varios casos
    .examples = Ejemplos:
        {"  "}plica decide caso.yaml
        {"  "}plica decide caso.yaml --on 2014-07-15 --lang es
        {"  "}plica decide caso.yaml --compare fide-1974,fide-1997,fide-2014
        {"  "}plica decide caso.yaml --format html > decision.html
        {"  "}plica decide - < caso.json
        {"  "}plica decide caso.yaml --log decisiones.jsonl

        Código de salida: 0 resuelto, 1 error en los datos, 2 error en la orden, 3 sin resolver o no regulado.
cli-decide-cases = Archivos de casos en YAML o JSON; - lee la entrada estándar
cli-decide-edition = La edición que rige, por ejemplo fide-2014
cli-decide-on = El día en que empezó la competición (2014-07-15): se aplica la edición vigente entonces
cli-decide-compare = Decide según varias ediciones, una al lado de otra
cli-option-explain = Añade todo lo supuesto, cómo se escribe cada hecho en el archivo del caso y qué normas no se aplican y por qué
cli-decide-what-would-change = Añade qué cambios mínimos de los hechos darían otro resultado
cli-decide-why-not = Por qué el resultado no es este (tablas, 1-0, 0-1, 0-0, annulled, *) y qué haría que lo fuese
cli-decide-log = Archivo al que se añade cada decisión como una línea de JSON: los hechos declarados, lo decidido y por qué normas

cli-batch = Decide muchos casos: entra un caso por línea en JSON y sale una decisión por línea, en el mismo orden
    .examples = Ejemplos:
        {"  "}plica batch casos.ndjson > decisiones.ndjson
        {"  "}plica batch casos.ndjson --edition fide-2014 --lang es -o decisiones.ndjson
        {"  "}zcat casos.ndjson.gz | plica batch --summary
        {"  "}plica batch casos.ndjson --summary --format json
        {"  "}plica batch casos.parquet -o decisiones.parquet

        Sin --lang las decisiones llevan solo nombres y valores, sin palabras. Una línea que no es un caso
        se convierte en {"{"}"line": …, "errors": …{"}"}, y lo demás continúa.
        Los archivos .csv y .parquet son tablas, de entrada o de salida, con un hecho por columna;
        requieren la característica `tables`.

        Código de salida: 0 todas las líneas son casos, 1 error en una línea o un archivo, 2 error en la orden.
cli-batch-cases = Archivo con un caso por línea: el objeto que admite `decide`, o {"{"}"facts": …{"}"}; con - o sin nada se lee la entrada estándar
cli-batch-edition = La edición que rige todo caso que no nombre otra junto a sus hechos, por ejemplo fide-2014
cli-batch-on = El día en que empezó la competición (2014-07-15): se aplica la edición entonces vigente
cli-batch-summary = Cuenta los casos por resultado y por norma en lugar de escribir las decisiones
cli-batch-output = Archivo en el que se escribe, en lugar de la salida estándar
cli-batch-resume = Continúa un lote interrumpido a partir de lo que quedó del archivo de -o (ARCHIVO.part); si no quedó nada, lo empieza
cli-batch-format = Formato del recuento: text (si no se indica otro), json, md o html

cli-read = Lee una jugada tal como está escrita en el papel
    .examples = Ejemplos:
        {"  "}plica read Cd4 --position "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41" --written-in es
        {"  "}plica read "Tf2-a2" --position "7k/2R5/8/6K1/8/8/8/8 w - - 0 41" --written-in it
        {"  "}plica read 0-0 --position "4k3/8/8/8/8/8/8/4K2R w K - 0 41" --format html > jugada.html
cli-read-written = La jugada, exactamente como está escrita; ? por cada letra ilegible
cli-read-position = La posición anterior a la jugada, en notación Forsyth-Edwards
cli-read-written-in = El idioma de la planilla del jugador: es, it, en, de, fr, pt …
cli-read-batch = Archivo con una jugada por línea en JSON ({"{"}"position": …, "written": …, "language": …{"}"}); - lee la entrada estándar; escribe una lectura por línea
cli-read-history = Archivo con la partida hasta ahí (PGN o lista de jugadas), para las repeticiones; sin --position, la posición es su final

cli-show = Muestra un artículo: sus normas en palabras y en cláusulas, qué prevalece sobre qué, sus ejemplos
    .examples = Ejemplos:
        {"  "}plica show
        {"  "}plica show E.8 --edition fide-2014
        {"  "}plica show lateness
        {"  "}plica show --search "retraso árbitro"
        {"  "}plica show A8 --format html > A8.html
        {"  "}plica show --readings --edition fide-2014
        {"  "}plica show E.8 --proof --edition fide-2014 --lang es
        {"  "}plica show --all --edition fide-2014 --format html > fide-2014.html
cli-show-article = Número de un artículo o de una norma (E.8, 17.2), o un concepto (lateness); sin nada, la lista de artículos
cli-show-readings = Enumera las lecturas de los textos discutidos: qué se discute, qué sostiene cada una y cuál se sigue
cli-show-search = Los artículos de todas las ediciones que contienen estas palabras, materia por materia; los acentos no importan
cli-show-all = Todos los artículos, uno tras otro: el reglamento entero
cli-show-proof = Hoja de contraste para quien mantiene las reglas: la cláusula de cada norma dicha en una oración al lado de su texto, con avisos donde difieren; sin artículo, todos
cli-show-edition = Solo esta edición
cli-show-format = Formato: text (si no se indica otro), json, md o html

cli-check = Comprueba un reglamento: cláusulas, nombres, conflictos entre normas, ejemplos, textos en cada idioma
    .examples = Ejemplos:
        {"  "}plica check
        {"  "}plica check --rules mis-reglas --locales mis-palabras
        {"  "}plica check --rules mis-reglas --format json
cli-check-format = Formato: text (si no se indica otro), json, md, sarif o github (anotaciones de un flujo de trabajo)
cli-check-strict = También los avisos cuentan como fallo

cli-diff = Compara dos ediciones: cada diferencia de decisión con los hechos que la muestran, las dos decisiones y un caso
    .examples = Ejemplos:
        {"  "}plica diff fide-1974 fide-1997 --lang es
        {"  "}plica diff fide-2014 fide-2023 --lang es
        {"  "}plica diff fide-1974 fide-2014 --lang es --format html > 1974-2014.html
        {"  "}plica diff fide-2014 --rules mis-reglas --lang es
cli-diff-first = La primera edición, por ejemplo fide-1974
cli-diff-second = La segunda edición; sin ella, con --rules, qué decide de otro modo que plica la copia de la primera que está en la carpeta
diff-second-needed = indique una segunda edición, o una carpeta con su propia copia de las reglas: plica diff { $edition } --rules CARPETA
cli-diff-exit-code = Código de salida 3 si algo difiere
cli-diff-all = En text y md, la lista completa en lugar del resumen: todos los puntos con sus hechos y su caso (html y json la llevan siempre)
cli-diff-format = Formato: text (si no se indica otro), json, md, html, sarif o github (anotaciones de un flujo de trabajo)

cli-replay = Decide de nuevo lo que registró `decide --log` y enumera las decisiones que cambian
    .examples = Ejemplos:
        {"  "}plica replay decisiones.jsonl
        {"  "}plica replay decisiones.jsonl --rules mis-reglas
        {"  "}plica replay decisiones.jsonl --rules mis-reglas --format json > cambios.jsonl

        Código de salida: 0 no cambia ninguna decisión, 1 no se puede leer el archivo o alguna línea, 2 error en la orden, 3 cambia alguna decisión.
cli-replay-edition = Decidir cada caso con esta edición y no con la suya
cli-replay-log = El registro: una decisión por línea; - lee la entrada estándar
cli-replay-format = Formato: text (si no se indica otro) o json (una línea por cada cambio y, en la última, el recuento)

cli-log = Comprueba un registro de decisiones o lo firma
    .examples = Ejemplos:
        {"  "}plica log verify decisiones.jsonl
        {"  "}plica log sign decisiones.jsonl --key arbitro
cli-log-verify = Halla las líneas de un registro borradas, movidas, repetidas, alteradas o insertadas
    .examples = Ejemplos:
        {"  "}plica log verify decisiones.jsonl
        {"  "}plica log verify decisiones.jsonl --head 3f0c…
        {"  "}plica log verify decisiones.jsonl --signature decisiones.jsonl.head.sig --key arbitro.pub

        Código de salida: 0 el registro está íntegro, 1 no lo está o no tiene cadena, 2 error en la orden.
cli-log-verify-log = El registro; - lee la entrada estándar
cli-log-verify-head = La cabeza anotada en su día (64 cifras): tiene que estar en el registro; así consta que no falta nada al final
cli-log-verify-signature = Firma de una cabeza (ARCHIVO.head.sig, con ARCHIVO.head al lado): la cabeza tiene que estar en el registro
cli-log-verify-key = Clave pública de quien firmó, tal como la escribe OpenSSH (.pub)
cli-log-verify-format = Formato: text (si no se indica otro) o json
cli-log-sign = Firma hasta dónde llega un registro: escribe ARCHIVO.head y ARCHIVO.head.sig
    .examples = Ejemplos:
        {"  "}ssh-keygen -t ed25519 -N "" -f arbitro
        {"  "}plica log sign decisiones.jsonl --key arbitro

        Sin plica: ssh-keygen -Y verify -n plica -f firmantes -I arbitro -s decisiones.jsonl.head.sig < decisiones.jsonl.head

        Código de salida: 0 firmado, 1 error en el registro o en la clave, 2 error en la orden.
cli-log-sign-log = El registro
cli-log-sign-key = Clave privada Ed25519 sin contraseña, tal como la escribe OpenSSH
cli-sign = Firma archivos, como decisiones guardadas: escribe ARCHIVO.sig al lado de cada uno
    .examples = Ejemplos:
        {"  "}plica decide caso.yaml --format html > decision.html
        {"  "}plica sign decision.html --key arbitro

        Sin plica: ssh-keygen -Y verify -n plica -f firmantes -I arbitro -s decision.html.sig < decision.html
        El archivo `firmantes` tiene una línea: arbitro y, detrás, el contenido de arbitro.pub.

        Código de salida: 0 firmado, 1 error en un archivo o en la clave, 2 error en la orden.
cli-sign-files = Los archivos
cli-sign-key = Clave privada Ed25519 sin contraseña, tal como la escribe OpenSSH

cli-completions = Escribe lo que un intérprete de órdenes necesita para completar con el tabulador las órdenes, opciones y ediciones de plica
    .examples = Ejemplos:
        {"  "}plica completions bash > ~/.local/share/bash-completion/completions/plica
        {"  "}plica completions zsh > ~/.zfunc/_plica
        {"  "}plica completions fish > ~/.config/fish/completions/plica.fish
        {"  "}plica completions powershell >> $PROFILE
cli-completions-shell = El intérprete de órdenes: bash, zsh, fish, powershell o elvish
cli-man = Escribe las páginas del manual (man), una por orden
    .examples = Ejemplos:
        {"  "}plica man -o ~/.local/share/man/man1
        {"  "}plica man --lang es -o ~/.local/share/man/es/man1
cli-man-output = Carpeta en la que se ponen; si no existe, se crea
man-manual = Manual de plica
man-name = Nombre
man-synopsis = Sinopsis
man-see-also = Véase también

cli-unknown-language = `{ $value }` no es un idioma de plica: es, it o en
cli-compare-commas = las ediciones de `--compare` se separan con comas, sin espacios: `--compare { $editions }`
cli-unknown-argument = aquí no hay ninguna opción `{ $argument }`
cli-unknown-command = no hay ninguna orden `{ $argument }`
cli-missing-command = falta la orden
cli-missing-argument = falta: { $argument }
cli-conflicting-arguments = `{ $argument }` no se puede usar junto con `{ $other }`
cli-bad-value = `{ $value }` no vale para { $argument }
cli-bad-usage = la orden no se entiende

check-edition = { $edition }: { $articles } artículos, { $rules } normas, { $examples } ejemplos
check-not-proven = No se halló ninguna falta, pero no todo se pudo demostrar: véanse las advertencias. (reglamento { $rulebook }, textos { $words })
check-sound = El reglamento está en orden: no hay conflictos entre normas, cada ejemplo recibe la decisión que espera y no falta ningún texto. (reglamento { $rulebook }, textos { $words })
check-built-in = el reglamento que plica lleva dentro
check-folder = el reglamento de `{ $folder }`
check-explain = `plica explain CÓDIGO` dice más de un mensaje: su código está entre corchetes.
texts-missing = { $count ->
        [one] falta 1 texto: en su lugar está su nombre entre llaves
       *[other] faltan { $count } textos: en su lugar están sus nombres entre llaves
    }; `plica check` los enumera
