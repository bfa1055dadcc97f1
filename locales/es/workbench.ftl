### The words of the editor's tools in Spanish: new skeletons, schemas, formatting.

cli-new = Empieza una edición o un artículo: los archivos con todo menos el contenido
    .examples = Ejemplos:
        {"  "}plica new edition fide-2027 --amends fide-2023
        {"  "}plica new article 12.9 --edition fide-2027 --title phones
        {"  "}plica check --rules rules --locales locales
cli-new-edition = Empieza una edición que modifica otra: su edition.yaml y sus textos en tres idiomas
    .examples = Ejemplos:
        {"  "}plica new edition fide-2027 --amends fide-2023
        {"  "}plica new edition club-2027 --amends fide-2023 --dir mis-normas --locales-dir mis-textos

        Ningún archivo se sobrescribe. Lo que falta por escribir: plica check --rules DIR --locales DIR
cli-new-edition-id = Identificador de la nueva edición: minúsculas y cifras, por ejemplo fide-2027
cli-new-edition-amends = La edición que modifica: de ella se toma todo lo que no cambia
cli-new-article = Empieza un artículo de una edición, con una norma y un ejemplo para copiar, y sus textos en tres idiomas
    .examples = Ejemplos:
        {"  "}plica new article 12.9 --edition fide-2027 --title phones
        {"  "}plica new article I.8 --edition fide-2027
        {"  "}plica new article 12.9 --edition club-2027 --title phones --dir mis-normas --locales-dir mis-textos

        Ningún archivo se sobrescribe. Lo que falta por escribir: plica check --rules DIR --locales DIR
cli-new-article-number = Número del artículo tal como está impreso: I.8, 12.9
cli-new-article-edition = La edición a la que pertenece
cli-new-article-title = De qué trata, con la misma palabra en todas las ediciones: lateness, sealed-move-defects; no se indica si el artículo se toma de otra edición
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
new-note-examples = Un ejemplo en el que la norma se aplica y otro, a un solo hecho de distancia, en el que no:
new-example-fires = la sesión ha terminado y nadie ha pedido al jugador que tiene el turno que selle
new-example-misses = ya se le ha pedido
