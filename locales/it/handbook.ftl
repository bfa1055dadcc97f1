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

## The way of a resumption

handbook-flow = Le domande di una ripresa
handbook-flow-intro = L'arbitro le pone in quest'ordine. La prima a cui si risponde sì decide il risultato e le successive non servono più; all'interno di uno stesso passo l'ordine è indifferente. Dietro ciascuna sta l'articolo.
handbook-flow-step = Passo { $step }
handbook-flow-end = Se a nessuna si risponde sì, non è previsto alcun risultato.
handbook-way-result = Se è così: { $results }
handbook-asks-at-resumption = È arrivata l'ora della ripresa e c'è la busta?
handbook-asks-automatic-draws = La posizione si è presentata cinque volte, o sono state giocate 75 mosse senza catture né mosse di pedone?
handbook-asks-both-absent = All'ora della ripresa mancavano entrambi i giocatori?
handbook-asks-dead-position = È impossibile che qualcuno dia matto?
handbook-asks-displaced-pieces = Si è scoperto che i pezzi erano fuori posto?
handbook-asks-draw-offer = È stata offerta e accettata la patta?
handbook-asks-drawn-at-once = La mossa in busta dà stallo o una posizione in cui nessuno può dare matto?
handbook-asks-drawn-by-agreement = I giocatori si sono accordati per la patta?
handbook-asks-ended-before-resumption = La partita è terminata prima della ripresa?
handbook-asks-envelope-missing = La busta è andata persa?
handbook-asks-flag-fall = È caduta una bandierina?
handbook-asks-forced-loss = Qualcuno ha perso per il tempo, per il ritardo o perché non rispetta le leggi?
handbook-asks-illegal-moves = È stata scoperta una mossa illegale?
handbook-asks-irregularity-times = È stata scoperta un'irregolarità?
handbook-asks-lateness = Qualcuno è arrivato più tardi di quanto è ammesso?
handbook-asks-mate-and-resignation = C'è matto sulla scacchiera o qualcuno ha abbandonato?
handbook-asks-offer-after-sealing = È stata accettata la patta offerta dopo la messa in busta?
handbook-asks-penalties = L'arbitro ha dichiarato persa la partita?
handbook-asks-refusal = Qualcuno si è rifiutato di rispettare le leggi?
handbook-asks-repetition-claim = Si richiede la patta perché la posizione si è presentata tre volte?
handbook-asks-replier-absent = Manca il giocatore che deve rispondere?
handbook-asks-sealed-move-defects = La mossa in busta è illeggibile, illegale o ambigua, o non ne è stata scritta nessuna?
handbook-asks-sealer-absent = Manca chi ha messo la mossa in busta?
handbook-asks-setting-up = La posizione è stata rimessa male sulla scacchiera?
handbook-asks-wrong-clocks = Gli orologi segnavano tempi sbagliati?

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

handbook-changes = Che cosa è cambiato rispetto a { $first }
handbook-changes-intro = Le due edizioni sono state confrontate caso per caso. Prima viene ciò che un arbitro deve sapere; poi i doveri, i diritti e i tempi che solo una delle due dispone.
handbook-results = Che cosa cambia per l'arbitro
handbook-results-intro = Prima ciò che conta di più; accanto a ogni cambiamento, la norma di prima e quella di adesso.
handbook-change = Che cosa cambia
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
course-blurb = Ogni cambiamento è mostrato con una partita: prima la domanda, poi la norma di prima e quella di adesso con la loro decisione.
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
course-topics = Ciò che bisogna sapere, in ordine di importanza:
course-asked = { $place }. { $title }: la domanda
course-question = Che cosa decide l'arbitro secondo { $first }? E secondo { $second }?
course-change = { $place }. { $title }: la risposta
course-game = La partita
course-ruling = Decisione: { $ruling }
course-besides-results = Doveri, diritti e tempi
course-more-norms = { $count ->
        [one] Ce n'è un'altra
       *[other] Ce ne sono altre { $count }
    }; si vedono con: plica diff { $first } { $second }
course-same = Che cosa è rimasto uguale
course-nothing-same = Nessun articolo ha le stesse regole nelle due edizioni.
course-further = Tutte le differenze, ciascuna con un caso: plica diff { $first } { $second } --all. Articolo per articolo: plica train handbook --edition { $second }.
train-progress-slides = Si preparano le diapositive: { $done } di { $of }
