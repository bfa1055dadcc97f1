### The handbook of an edition in Italian: plica train handbook.

handbook-title = La partita aggiornata: manuale dell'arbitro
handbook-blurb = Le norme sulla mossa in busta e sulla ripresa, articolo per articolo: che cosa dispone ciascuna, un caso in cui si applica e uno simile in cui non si applica, che cosa prevale su che cosa e che cosa è cambiato rispetto all'edizione precedente.
handbook-contents = Indice generale

## What the edition is

handbook-about = Questa edizione e questo libro
handbook-from-to = In vigore per i tornei iniziati in questo periodo, estremi compresi: { $from } – { $to }.
handbook-from = In vigore per i tornei iniziati a partire da questa data: { $from }.
handbook-undated = Le date esatte della sua vigenza non sono note.
handbook-counts = Il libro contiene { $articles } articoli con { $rules } norme.
handbook-amends = Modifica un'altra edizione: { $edition }. Il libro riporta tutto il regolamento in vigore: gli articoli che questa edizione scrive e quelli che riprende, ciascuno con la sua provenienza.
handbook-partial = Dell'edizione si tratta qui solo una parte: quella che riguarda la partita aggiornata.
handbook-taken-over = Ripreso da { $edition }, art. { $article }

## How it is read

handbook-how = Come si legge
handbook-how-norm = Ogni norma sta in un riquadro ombreggiato sotto il suo numero. È detta con parole di plica; fa fede l'articolo stampato.
handbook-how-relations = «Cede a» nomina le disposizioni che prevalgono quando si applicano anch'esse; «Prevale su», quelle che cedono a questa.
handbook-how-reading = Dove il testo del regolamento si può leggere in più modi, sotto la norma si dice quale lettura si segue.
handbook-how-example = «Si applica» mostra un caso con la sua decisione; fra parentesi quadre stanno le disposizioni che lo decidono.
handbook-how-near-miss = «Non si applica» mostra un caso simile in cui manca qualcosa o prevale altro, e dice che cosa.
handbook-how-more = Ogni disposizione del testo stampato ha una sola coppia di casi così; plica show, con il numero dell'articolo, li dà tutti.
handbook-how-normal = Ciò che un caso non menziona ha seguito il suo corso normale: i due giocatori sono arrivati in tempo, la busta c'è e contiene la mossa, nessuno ha abbandonato né offerto la patta, nessuna bandierina è caduta, gli orologi sono giusti.
handbook-how-sources = Ogni decisione viene dallo stesso motore che risponde agli arbitri e dallo stesso regolamento: il libro non può contraddirlo.

## What ends the game

handbook-endings = Che cosa pone fine alla partita
handbook-endings-intro = Una partita finisce una volta sola. Si percorrano i momenti nell'ordine in cui sono venuti in questa partita (di solito quello che segue) e si chieda in ciascuno se è soddisfatta una delle sue norme. La prima soddisfatta pone fine alla partita, e nulla di successivo lo cambia; di due momenti contemporanei viene prima quello che sta più in alto. Una norma cede dove è soddisfatta una di quelle nominate sotto di essa.
handbook-endings-always = Qualunque cosa sia accaduta prima
handbook-endings-none = Se nessuna è soddisfatta, la partita non è finita: se prosegue, e con quali passi, lo dicono i capitoli.

## What stands on the envelope

handbook-envelope = La busta secondo { $edition }
handbook-envelope-names = i nomi dei due giocatori
handbook-envelope-position = la posizione prima della mossa in busta
handbook-envelope-times = i tempi impiegati da ciascuno
handbook-envelope-sealer = chi ha messo la mossa in busta
handbook-envelope-move-number = il numero della mossa in busta
handbook-envelope-draw-offer = l'offerta di patta, se una è in sospeso
handbook-envelope-resumption = il giorno, l'ora e il luogo della ripresa

## The articles

handbook-further-articles = Altri articoli
handbook-further-articles-intro = Ciò che una partita aggiornata può toccare di quando in quando, norma per norma e senza casi: li dà plica show con il numero dell'articolo.
handbook-goes-before = Prevalgono su questo articolo o su una sua parte: { $articles }.
handbook-goes-after = Cedono a questo articolo o a una sua parte: { $articles }.
handbook-gives-way = Cede a: { $rules }.
handbook-prevails = Prevale su: { $rules }.
handbook-not-letter = Non è la lettera del regolamento. Fonte: { $citation }.
handbook-further = { $citation } ({ $place })
handbook-example = Si applica: { $rule }
handbook-near-miss = Non si applica: { $rule }
handbook-language = i pezzi sono indicati in { $language }
handbook-why-not = Perché non si applica { $rule }: { $why }.

## What changed

contrasts = Le edizioni a confronto
contrasts-intro = Casi comuni e il risultato che ciascuna edizione dà, con la disposizione che lo dà. In tutti la mossa in busta è del Bianco. Lo stesso risultato non significa che i testi siano uguali: le norme stanno nei capitoli.
contrasts-case = Caso
contrasts-open = dipende da più di quanto qui si dice
handbook-unregulated = nulla di disposto per questo caso

## The facts

handbook-index = Indice dei fatti
handbook-index-intro = Che cosa bisogna sapere per decidere, e gli articoli che lo chiedono.

## While it is made

train-progress-examples = Si decidono gli esempi: { $done } articoli su { $of }

## The course: what changed from one edition to another, as slides

course-title = Che cosa è cambiato da { $first } a { $second }
course-editions = { $first } → { $second }
course-blurb = Casi comuni secondo le due edizioni: prima quelli che decidono in modo diverso, come domanda e poi con entrambe le decisioni; poi tutti, a confronto.
course-overview = In sintesi
course-changed = { $count ->
        [0] Le due edizioni decidono allo stesso modo tutti i { $all } casi comuni. Si confronta soltanto il risultato.
        [one] Di { $all } casi comuni le due edizioni ne decidono uno in modo diverso. Si confronta soltanto il risultato.
       *[other] Di { $all } casi comuni le due edizioni ne decidono { $count } in modo diverso. Si confronta soltanto il risultato.
    }
course-asked = { $place }. { $title }: la domanda
course-question = Che cosa decide l'arbitro secondo { $first }? E secondo { $second }?
course-change = { $place }. { $title }: la risposta
course-game = La partita
course-ruling = Decisione: { $ruling }
course-more = Per saperne di più
course-further = Tutte le differenze, ciascuna con un caso: plica diff { $first } { $second } --all. Articolo per articolo: plica train handbook --edition { $second }.
train-progress-slides = Si preparano le diapositive: { $done } di { $of }
