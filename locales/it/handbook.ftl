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
handbook-how-normal = Ciò che un caso non menziona ha seguito il suo corso normale: i due giocatori sono arrivati in tempo, la busta c'è e contiene la mossa, nessuno ha abbandonato né offerto la patta, nessuna bandierina è caduta, gli orologi sono giusti.
handbook-how-sources = Ogni decisione viene dallo stesso motore che risponde agli arbitri e dallo stesso regolamento: il libro non può contraddirlo.

## The way of a resumption

handbook-flow = L'ordine di una ripresa
handbook-flow-intro = Quali disposizioni decidono il risultato, e in che ordine esaminarle. Dall'alto in basso: il primo passo in cui se ne applica una decide il risultato, e ciò che viene dopo non conta più. Dentro un passo l'ordine è indifferente.
handbook-flow-name = Ordine in cui si esaminano le disposizioni di { $edition } sul risultato
handbook-flow-start = Si riprende la partita
handbook-flow-end = Nessuna si applica: risultato non previsto
handbook-flow-otherwise = se nessuna si applica
handbook-flow-station = { $article } → { $results }
handbook-flow-step = Passo { $step }. { $stations }.

## The articles

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

handbook-changes = Che cosa è cambiato rispetto a { $first }
handbook-changes-intro = Le due edizioni sono state confrontate caso per caso. Prima vengono i risultati; poi i doveri, i diritti e i tempi che solo una delle due dispone.
handbook-results = Risultati che cambiano
handbook-results-intro = Ogni riga è una disposizione che cambia il risultato; la prima è quella che lo cambia in più situazioni. La prima colonna indica il cambiamento più frequente.
handbook-change = Cambiamento del risultato
handbook-unregulated = nulla di disposto per questo caso
handbook-new = Novità di { $second }
handbook-gone = Ciò che { $second } non dispone più

## The facts

handbook-index = Indice dei fatti
handbook-index-intro = Che cosa bisogna sapere per decidere, e gli articoli che lo chiedono.

## While it is made

train-progress-examples = Si decidono gli esempi: { $done } articoli su { $of }
train-progress-compared = Si confrontano le edizioni

## The course: what changed from one edition to another, as slides

course-title = Che cosa è cambiato da { $first } a { $second }
course-editions = { $first } → { $second }
course-blurb = Ogni cambiamento, con la norma di prima e quella di adesso e una partita su cui le due edizioni divergono.
course-overview = In sintesi
course-provisions = { $count ->
        [one] Una disposizione cambia
       *[other] { $count } disposizioni cambiano
    } il risultato della partita.
course-new = { $count ->
        [one] Una disposizione
       *[other] { $count } disposizioni
    } su doveri, diritti e tempi solo in { $edition }.
course-gone = { $count ->
        [one] Una disposizione
       *[other] { $count } disposizioni
    } su doveri, diritti e tempi solo in { $edition }.
course-share = I risultati divergono in questa parte di tutte le situazioni che si possono distinguere: { $share }.
course-points = Punti in cui differiscono
course-situations = Parte di tutte le situazioni
course-change = { $place }. { $title } ({ $edition }, { $citation })
course-results = { $results } · { $share } delle situazioni
course-game = La partita
course-ruling = Decisione: { $ruling }
course-besides-results = Doveri, diritti e tempi
course-more-norms = { $count ->
        [one] Ce n'è un'altra
       *[other] Ce ne sono altre { $count }
    }; si vedono con: plica diff { $first } { $second }
course-same = Che cosa è rimasto uguale
course-nothing-same = Nessun articolo ha le stesse regole nelle due edizioni.
course-more = { $count ->
        [one] Un'altra disposizione cambia
       *[other] Altre { $count } disposizioni cambiano
    } il risultato; si vedono con: plica diff { $first } { $second }
course-further = Tutte le differenze, ciascuna con un caso che si può eseguire: plica diff { $first } { $second } --all. Articolo per articolo: plica train handbook --edition { $second }.
train-progress-slides = Si preparano le diapositive: { $done } di { $of }
