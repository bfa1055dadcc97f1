### The review of a change, in Italian.

cli-review = Un solo documento per una commissione: che cosa cambia da un'edizione all'altra, e per chi
    .examples = Esempi:
        {"  "}plica review fide-2014 fide-2023 -o revisione.html
        {"  "}plica review fide-2014 --rules mie-regole --log decisioni.jsonl -o revisione.html
cli-review-old = L'edizione precedente, come fide-2014
cli-review-new = L'edizione nuova; senza, con --rules, la copia della precedente che sta nella cartella
cli-review-log = Un registro di `decide --log`: quali delle sue decisioni cambierebbero
cli-review-output = Il file da scrivere: .html, .md o .txt

review-title = Da esaminare: { $title }
review-log = Le decisioni registrate, con l'edizione nuova
review-unproven = Ciò che non è mostrato o non è dimostrato
review-all-proven = Per il resto nulla: nessun conflitto fra norme, nessuna norma oziosa, e ogni norma si applica in qualche esempio. Ciò che gli esempi non noterebbero sta più sopra.
review-progress = { $step ->
        [log] si legge il registro
        [differences] si confrontano le edizioni
       *[examples] si decidono gli esempi
    }
