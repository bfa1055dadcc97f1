### Ciò che gli esempi esercitano, in italiano.

cli-coverage = Quali esempi esercitano ogni norma e ogni condizione, e quali piccoli cambiamenti di una norma nessun esempio noterebbe
    .examples = Esempi:
        {"  "}plica coverage --lang it
        {"  "}plica coverage E.8 --edition fide-2014 --lang it
        {"  "}plica coverage --rules mie-regole --write --lang it

        `plica check` ricorda ogni esempio che dice ancora `confirm: yes`.
cli-coverage-article = Un articolo o una norma, con gli esempi che lo esercitano e ciò che manca: E.8, lateness, E.8.a
cli-coverage-all = Tutte le norme di tutti gli articoli, non solo i conteggi
cli-coverage-edition = Solo questa edizione
cli-coverage-write = Aggiunge agli articoli di --rules gli esempi che lo noterebbero, con `confirm: yes`: le loro decisioni sono proposte
cli-coverage-format = Formato: text (se non ne è indicato un altro), json, md, html, sarif o github (annotazioni di un flusso di lavoro)

coverage-title = Ciò che gli esempi esercitano
coverage-counts = Norme proprie: { $rules }; esempi: { $examples }
coverage-shown = Condizioni che si vedono agire, soddisfatte e no: { $done } su { $of } ({ $percent } %)
coverage-noticed = Piccoli cambiamenti di una norma che qualche esempio nota: { $done } su { $of } ({ $percent } %)
coverage-changed = Momenti, letture e atti il cui cambiamento è notato da qualche esempio: { $done } su { $of } ({ $percent } %)
coverage-moment-unnoticed = { $moment }: nessun esempio noterebbe se le sue norme valessero in ogni momento
coverage-need-unnoticed = { $act }: nessun esempio noterebbe se non avesse bisogno di { $needed }
coverage-start-unnoticed = { $act }: nessun esempio noterebbe se non avviasse alcun orologio
coverage-stop-unnoticed = { $act }: nessun esempio noterebbe se non fermasse alcun orologio
coverage-reading-unnoticed = { $reading }: nessun esempio noterebbe se si leggesse così: { $choice }
coverage-failing = { $count ->
        [one] 1 esempio non riceve la decisione che attende e non mostra nulla: `plica check` dice perché
       *[other] { $count } esempi non ricevono la decisione che attendono e non mostrano nulla: `plica check` dice perché
    }
coverage-unconfirmed = { $count ->
        [one] 1 esempio attende di essere confermato sulla legge
       *[other] { $count } esempi attendono di essere confermati sulla legge
    }
coverage-fires = { $count ->
        [0] nessun esempio la applica
        [one] si applica in 1 esempio:
       *[other] si applica in { $count } esempi:
    }
coverage-fulfilled = decide perché è soddisfatta ({ $count }): { $example }
coverage-unfulfilled = decide perché non è soddisfatta ({ $count }): { $example }
coverage-no-example = nessun esempio
coverage-impossible = nessuna partita può mostrarlo
coverage-lacks-fulfilled = { $condition }: nessun esempio in cui decida perché è soddisfatta
coverage-lacks-unfulfilled = { $condition }: nessun esempio in cui decida perché non è soddisfatta
coverage-without = non si nota: togliere { $condition }
coverage-weakened = non si nota: togliere { $condition }, come se fosse sempre soddisfatta
coverage-strengthened = non si nota: { $condition } come se non fosse mai soddisfatta
coverage-negated = non si nota: il contrario di { $condition }
coverage-at-all-times = non si nota: la norma come se si applicasse qualunque cosa avesse chiuso prima la partita
coverage-turned-round = non si nota: se ciò che accade in un altro momento ({ $moment }) chiude la partita, come se questa norma cedesse quando quel momento viene dopo il suo, e non quando viene prima
coverage-shifted = non si nota: { $other } al posto di { $condition }
coverage-unsaid-left-out = non si nota: { $clause } tolto
coverage-unsaid = lo noterebbe: { $clause } nell’esempio { $example }
coverage-no-case = non è stato trovato un esempio che lo noti
coverage-expects = lo noterebbe; il regolamento ora dice: si applica { $rule }
coverage-expects-not = lo noterebbe; il regolamento ora dice: non si applica { $rule }
coverage-progress = { $done } norme su { $of }
coverage-write-where = indichi con --rules la cartella delle norme in cui scrivere: il regolamento interno al programma non cambia
coverage-written = { $path }: { $count ->
        [one] 1 esempio aggiunto, da confermare
       *[other] { $count } esempi aggiunti, da confermare
    }
coverage-left-out = { $count ->
        [one] Se ne tralascia 1 altro: un'edizione che lo riprende lo decide altrimenti
       *[other] Se ne tralasciano altri { $count }: un'edizione che li riprende li decide altrimenti
    }
coverage-no-rules = `{ $article }` non ha alcuna norma propria in queste edizioni: non c'è nulla da esercitare
coverage-nothing-to-write = niente da aggiungere: gli esempi notano ogni cambiamento per il quale è stato trovato un caso
coverage-article = Articolo
coverage-rules = Norme
coverage-conditions = Condizioni
coverage-changes = Cambiamenti
