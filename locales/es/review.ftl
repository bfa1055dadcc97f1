### The review of a change, in Spanish.

cli-review = Un solo documento para una comisión: qué cambia de una edición a otra, y para quién
    .examples = Ejemplos:
        {"  "}plica review fide-2014 fide-2023 -o revision.html
        {"  "}plica review fide-2014 --rules mis-reglas --log decisiones.jsonl -o revision.html
cli-review-old = La edición anterior, como fide-2014
cli-review-new = La edición nueva; sin ella, con --rules, la copia de la anterior que hay en la carpeta
cli-review-log = Un registro de `decide --log`: cuáles de sus decisiones cambiarían
cli-review-output = El archivo que se escribe: .html, .md o .txt

review-title = Para revisar: { $title }
review-log = Las decisiones registradas, con la edición nueva
review-unproven = Lo que no está mostrado ni probado
review-all-proven = En lo demás, nada: ningún conflicto entre normas, ninguna norma ociosa, y cada norma se aplica en algún ejemplo. Lo que los ejemplos no notarían está más arriba.
review-progress = { $step ->
        [log] se lee el registro
        [differences] se comparan las ediciones
       *[examples] se deciden los ejemplos
    }
