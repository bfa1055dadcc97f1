### The words of the editor's tools in Italian: new skeletons, schemas, formatting.

cli-new = Comincia un'edizione o un articolo: i file con tutto tranne il contenuto
    .examples = Esempi:
        {"  "}plica new edition fide-2027 --amends fide-2023
        {"  "}plica new article 12.9 --edition fide-2027 --title phones
        {"  "}plica check --rules rules --locales locales
cli-new-edition = Comincia un'edizione che ne modifica un'altra: il suo edition.yaml e i suoi testi in tre lingue
    .examples = Esempi:
        {"  "}plica new edition fide-2027 --amends fide-2023
        {"  "}plica new edition club-2027 --amends fide-2023 --dir mie-norme --locales-dir miei-testi

        Nessun file viene sovrascritto. Ciò che resta da scrivere: plica check --rules DIR --locales DIR
cli-new-edition-id = Identificatore della nuova edizione: minuscole e cifre, per esempio fide-2027
cli-new-edition-amends = L'edizione che modifica: da essa si prende tutto ciò che non cambia
cli-new-article = Comincia un articolo di un'edizione, con una norma e un esempio da copiare, e i suoi testi in tre lingue
    .examples = Esempi:
        {"  "}plica new article 12.9 --edition fide-2027 --title phones
        {"  "}plica new article I.8 --edition fide-2027
        {"  "}plica new article 12.9 --edition club-2027 --title phones --dir mie-norme --locales-dir miei-testi

        Nessun file viene sovrascritto. Ciò che resta da scrivere: plica check --rules DIR --locales DIR
cli-new-article-number = Numero dell'articolo com'è stampato: I.8, 12.9
cli-new-article-edition = L'edizione a cui appartiene
cli-new-article-title = Di che cosa tratta, con la stessa parola in ogni edizione: lateness, sealed-move-defects; non si indica se l'articolo è preso da un'altra edizione
cli-option-dir = Cartella del regolamento; se non è indicata, quella di --rules o, in mancanza, rules
cli-option-locales-dir = Cartella dei testi; se non è indicata, quella di --locales o, in mancanza, locales

new-unwritten = da scrivere
new-written = Scritto:
new-next = Ciò che resta da scrivere lo dice: plica check --rules { $rules } --locales { $locales }
new-exists = `{ $path }` esiste già; non è stato scritto nulla
new-unwritable = non si può scrivere `{ $path }`: { $reason }
new-bad-name = `{ $value }` non va bene come nome: minuscole, cifre e trattini, come `fide-2027` o `sealed-move-defects`
new-bad-number = `{ $value }` non va bene come numero di un articolo: lettere, cifre, punti e trattini, come `I.8` o `12.9`
new-title-needed = `{ $edition }` non ha ancora alcun articolo `{ $number }`: bisogna dire con --title di che cosa tratta, per esempio `lateness`
new-title-taken = `{ $edition }` prende l'articolo `{ $number }` da un'altra edizione con il titolo `{ $title }`: --title è di troppo
new-note-in-force = Le competizioni che governa, secondo il giorno in cui sono iniziate; senza questa riga si sceglie solo per nome.
new-note-renumber = I numeri che cambiano, con tutto ciò che vi sta sotto: vecchio, nuovo.
new-note-repeal = Ciò che questa edizione non ha più, con i vecchi numeri.
new-note-rules = Solo le norme nuove o quelle che sostituiscono un'altra con lo stesso numero. Da copiare e cambiare:
new-note-examples = Un esempio in cui la norma si applica e uno, a un solo fatto di distanza, in cui non si applica:
new-example-fires = la sessione è finita e nessuno ha chiesto al giocatore che ha il tratto di mettere la mossa in busta
new-example-misses = gli è già stato chiesto
