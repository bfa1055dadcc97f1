### What is wrong in a file, a case or a locale, in Italian: one message a code, with the advice in `.help`.

## Around every message

severity-error = errore
severity-warning = avviso
severity-note = nota
severity-help = aiuto
related-place = si veda anche
did-you-mean = forse si intendeva `{ $suggestion }`?
did-you-mean-one-of = forse si intendeva uno di questi: { $suggestions }?
more-faults = e { $count ->
        [one] un altro
       *[other] altri { $count }
    } dello stesso tipo

## Files

diagnostic-file-unreadable = impossibile leggere il file `{ $path }`
    .help = controllare il nome del file e il permesso di leggerlo
diagnostic-file-too-large = il file supera { $limit } byte
    .help = dividerlo in file più piccoli
diagnostic-not-utf-8 = il testo non è né in UTF-8 né in Latin-1
    .help = salvarlo con la codifica UTF-8
diagnostic-yaml-syntax = { $by ->
        [merge] qui c'è il segno di due versioni che non sono state riunite
        [tab] qui c'è un carattere di tabulazione, e all'inizio di una riga possono stare solo spazi
        [quote] queste virgolette non si chiudono
        [joined] manca uno spazio dopo `{ $text }`
       *[other] da qui il file non si capisce più come YAML
    }
    .help = { $by ->
        [merge] tenere la versione che vale e cancellare le righe con `<<<<<<<`, `=======` e `>>>>>>>`
        [tab] mettere spazi al suo posto
        [quote] chiuderle, o toglierle tutte e due
        [joined] dopo i due punti va uno spazio: `replier.late: 20 min`
       *[other] controllare i rientri, i due punti e le virgolette
    }
diagnostic-file-ending = { $ending ->
        [ftl] `{ $path }` non viene letto: i file dei testi finiscono in `.ftl`
       *[yaml] `{ $path }` non viene letto: i file di un regolamento finiscono in `.yaml`
    }
    .help = dargli la terminazione `.{ $ending }`, o toglierlo dalla cartella
diagnostic-look-alike = { $like ->
        [space] questo spazio ({ $number }) non è quello comune
        [none] qui c'è un segno che non si vede ({ $number })
       *[other] questo `{ $sign }` ({ $number }) somiglia soltanto a `{ $like }`
    }
    .help = { $like ->
        [none] cancellarlo
       *[other] riscriverlo con la tastiera: i testi copiati portano con sé segni così
    }
diagnostic-yaml-too-deep = il file ha troppe parti, o troppe una dentro l'altra
    .help = dividerlo o togliere livelli, e non usare gli alias di YAML (`&`, `*`)
diagnostic-duplicate-key = `{ $key }` è scritto due volte
    .help = lasciarne uno solo
diagnostic-unknown-key = qui `{ $key }` non è ammesso
    .help = qui sono ammessi: { $known }
diagnostic-missing-key = manca `{ $key }`
    .help = aggiungere `{ $key }:` con il suo valore
diagnostic-wrong-shape = qui serve { $expected ->
        [number] un numero intero, al massimo 1000
        [mapping] un gruppo di nomi con il loro valore
        [list] un elenco
        [truth] un sì o un no
        [clause] una clausola
        [value] un valore, e non un gruppo vuoto
       *[text] un solo testo
    }
    .help = { $expected ->
        [mapping] scrivere su ogni riga `nome: valore`
        [list] scrivere ogni elemento sulla sua riga dopo `- `, o tutti fra parentesi quadre
        [truth] scrivere `yes` o `no`
        [clause] scrivere una frase come `sealer loses`
        [value] scrivere il valore, oppure omettere il nome
       *[text] scrivere un testo, senza elenco né nomi al di sotto
    }

## Clauses

diagnostic-clause-syntax = { $found ->
        [end] la clausola finisce troppo presto
       *[other] la clausola non si capisce in `{ $found }`
    }
    .help = una condizione si scrive come `sealed.reading is ambiguous and not envelope.missing`, una conseguenza come `sealer loses`
diagnostic-clause-too-deep = la clausola ha più di { $limit } parentesi e negazioni
    .help = dividere la condizione fra più norme
diagnostic-unknown-fact = nessun fatto si chiama `{ $name }`
    .help = i fatti sono dichiarati in `vocabulary.yaml`
diagnostic-unknown-value = `{ $name }` non è un valore possibile qui
    .help = qui valgono: { $known }
diagnostic-unknown-act = nessun atto si chiama `{ $name }`
    .help = gli atti sono dichiarati in `vocabulary.yaml`
diagnostic-unknown-object = in `{ $name }` manca un complemento ammesso dall'atto
    .help = l'atto ammette: { $known }
diagnostic-unknown-party = `{ $name }` non può essere una parte qui
    .help = qui possono esserlo: { $known }
diagnostic-unknown-state = nessuno stato si chiama `{ $name }`
    .help = gli stati sono: { $known }
diagnostic-unknown-rule = questa edizione non ha alcuna norma né alcun articolo `{ $name }`
    .help = copiare il numero così come figura nell'edizione
diagnostic-fact-of-other-kind = `{ $name }` contiene qui `{ $found }` e nel regolamento contenuto in plica `{ $expected }`: i due regolamenti non si possono confrontare
    .help = ridare al fatto il tipo di prima, oppure dare un altro nome al fatto nuovo
diagnostic-unknown-edition = nessuna edizione si chiama `{ $name }`
    .help = le edizioni sono: { $known }
diagnostic-unknown-article = non c'è alcun articolo, norma o concetto `{ $name }`
    .help = `plica show`, da solo, elenca gli articoli
diagnostic-unknown-code = plica non segnala nulla con il codice `{ $name }`
    .help = i codici stanno fra parentesi quadre davanti a ogni messaggio; `plica explain` senza codice li elenca
diagnostic-nothing-to-ask = da quanto richiesto non si ricava alcuna domanda
    .help = un altro argomento o un'altra difficoltà, o nessuno dei due, danno più da chiedere
diagnostic-no-resumption = { $edition } non decide alcuna ripresa in cinque passi o più
    .help = altre edizioni sì: plica show le elenca; senza --resumption vengono domande singole
diagnostic-order-lost = in un file .{ $ending } ogni domanda sta da sé, e i passi di una ripresa seguono l'uno dall'altro
    .help = mantengono l'ordine: { $known }
diagnostic-unknown-language = nessuna lingua ha il codice `{ $name }`
    .help = i codici sono: { $known }
diagnostic-duplicate-fact = il fatto `{ $name }` è dichiarato due volte
    .help = lasciare una sola dichiarazione
diagnostic-duplicate-rule = il numero `{ $name }` è ripetuto in questa edizione
    .help = dare un altro numero a una delle due norme o a uno dei due articoli
diagnostic-duplicate-misconception = il nome `{ $name }` di un errore è ripetuto in questa edizione
    .help = dare un altro nome a uno dei due
diagnostic-bad-type = nessun fatto può essere del tipo `{ $name }`
    .help = i tipi sono: { $known }, oppure un elenco di valori
diagnostic-fixed-type = `{ $name }` è un fatto che plica stessa legge o calcola: dev'essere { $expected ->
        [truth] un sì o un no
        [duration] un tempo
        [number] un numero
        [fen] una posizione
        [text] un testo
       *[values] un elenco di valori
    }
    .help = dargli quel tipo, o dare un altro nome al fatto proprio
diagnostic-type-mismatch = qui serve { $expected ->
        [truth] un sì o un no
        [duration] un tempo
        [number] un numero
        [date] una data
        [hour] un'ora del giorno
        [fen] una posizione
        [moves] una serie di mosse
        [values] un fatto con un elenco di valori
       *[text] un testo
    } e c'è { $found ->
        [truth] un sì o un no
        [duration] un tempo
        [number] un numero
        [date] una data
        [hour] un'ora del giorno
        [fen] una posizione
        [moves] una serie di mosse
        [values] un fatto con un elenco di valori
       *[text] un testo
    }
    .help = { $expected ->
        [values] usare `is` solo con fatti che abbiano un elenco di valori
       *[other] scrivere i tempi con la loro unità, come `60 min`, e i numeri senza
    }
diagnostic-not-a-truth = a `{ $name }` non si risponde con un sì o un no
    .help = dire con che cosa si confronta, mediante `is`, `<`, `<=`, `>` o `>=`
diagnostic-not-comparable = questo confronto è troppo complicato per una condizione
    .help = confrontare un fatto con un valore fisso, o con un altro fatto più o meno un valore fisso
diagnostic-number-too-large = questo numero o tempo è troppo grande
    .help = scriverne uno che stia in una partita
diagnostic-player-outside-for-each = `player` e `opponent` non indicano nessuno in questa norma
    .help = iniziare la condizione con `for each player,`

## The rulebook as a whole

diagnostic-reference-cycle = alcune norme dipendono l'una dall'altra in circolo: `{ $path }`
    .help = togliere da una di esse il rinvio alla successiva
diagnostic-edition-period = { $first ->
        [none] `{ $found }` non va bene come data di vigenza
       *[other] l'ultimo giorno, `{ $found }`, viene prima del primo, `{ $first }`
    }
    .help = scrivere le date come `2014-07-01`, con il primo giorno prima dell'ultimo
diagnostic-editions-overlap = `{ $edition }` e `{ $other }`, entrambe di { $authority }, sono in vigore negli stessi giorni
    .help = far finire la precedente il giorno prima che cominci la successiva: dalla sola data nessuno saprebbe quale si applica
diagnostic-several-editions = il giorno { $date } non dice l'edizione: allora sono in vigore { $known }
    .help = sceglierne una (`edition`), secondo chi ha organizzato la competizione
diagnostic-article-place = il file si chiama `{ $file }` e il suo articolo `{ $article }`
    .help = correggere il numero, o dare al file il nome del suo articolo
diagnostic-rule-place = la norma `{ $rule }` sta nell'articolo `{ $article }`, e il suo numero non comincia come quello dell'articolo
    .help = correggere il numero, o spostare la norma nel file del suo articolo
diagnostic-duplicate-case = due esempi di questo articolo si chiamano `{ $case }`
    .help = dire in ciascuno che cosa ha di particolare
diagnostic-said-twice = `{ $rule }` dice quello che dice già `{ $other }`, e proprio nelle stesse partite
    .help = cancellare una delle due, o correggerne la condizione
diagnostic-conflict = { $kind ->
        [itself] la norma `{ $first }` può applicarsi insieme a entrambi i giocatori e contraddice sé stessa
       *[other] le norme `{ $first }` e `{ $second }` possono applicarsi insieme e si contraddicono
    }
    .help = { $kind ->
        [itself] una norma non può cedere a sé stessa con `unless`: restringere la sua condizione con ciò che vale dell'avversario (`opponent`) e scrivere come norma a parte ciò che vale per entrambi i giocatori; si contraddice, per esempio, in questo caso: { $case }
       *[other] dire con `unless` quale cede all'altra; si contraddicono, per esempio, in questo caso: { $case }
    }
diagnostic-gap = { $edition } dice di decidere qui il risultato, e non lo fa in questo caso: { $case }
    .help = scriva la norma che manca o restringa la situazione
diagnostic-never-applies = nessun caso soddisfa la condizione di `{ $rule }`: non può applicarsi mai
    .help = { $by ->
        [game] ciò che chiede è possibile solo dove vale qualcosa che sta sotto `impossible` in `vocabulary.yaml`
       *[other] cerchi parti che si escludono a vicenda
    }
diagnostic-always-displaced = `{ $rule }` non si applica mai: ogni volta che la sua condizione è soddisfatta prevale `{ $by }`
    .help = restringa le altre norme o cancelli questa
diagnostic-idle-unless = `{ $name }`, in `unless`, non cambia mai nulla per `{ $rule }`
    .help = cancelli il nome o corregga la condizione della norma che doveva prevalere
diagnostic-idle-condition = in `{ $rule }` la parte `{ $part }` non cambia nulla: senza di essa la norma si applica negli stessi casi
    .help = cancelli quella parte o la corregga
diagnostic-never-used = nessuna norma di nessuna edizione usa il fatto `{ $name }`
    .help = cancelli il fatto o scriva la norma che lo chiede
diagnostic-unused-moment = nulla ha effetto nel momento `{ $name }`, e nessun ordine né condizione lo nomina
    .help = nominarlo nell'`at:` delle norme che contano da esso, dire che cosa lo precede, oppure cancellarlo
diagnostic-article-without-rules = l'articolo `{ $article }` non ha norme, e nessun esempio mostra che non decide nulla
    .help = scriverne le norme o un esempio con `ruling: {"{"}result: silent{"}"}`; altrimenti cancellare il file e dire in `edition.yaml` che cosa non è accolto
diagnostic-not-proven = { $what ->
        [conflicts] non dimostrato in `{ $edition }`: che nessuna coppia di regole si contraddica ({ $count } coppie di regole non risolte)
        [gaps] non dimostrato in `{ $edition }`: che decida ogni caso che con `decides:` dice di decidere ({ $count } delle sue situazioni non risolte)
        [misconceptions] non dimostrato in `{ $edition }`: che ogni errore frequente sia tale (non risolti: { $count })
       *[idle] non dimostrato in `{ $edition }`: che ogni regola, eccezione e condizione serva a qualcosa ({ $count } regole non risolte)
    }
    .help = il lavoro si è fermato al suo limite, che è lo stesso a ogni esecuzione; tutto il resto è stato esaminato
diagnostic-assumption-set-otherwise = l'edizione `{ $edition }` dà per scontato che `{ $fact }` sia { $value }, ma negli stessi casi la norma `{ $rule }` lo fissa a { $set }
    .help = si dia per scontato anche ciò che impedisce alla norma di applicarsi, o si sostituisca la norma in quell'edizione
diagnostic-not-shown = nessun esempio mostra tutto di `{ $rule }`: di { $of } piccole modifiche se ne noterebbero { $done }
    .help = scrivere dalla legge un esempio per ciascuna; `plica coverage { $rule }` mostra i casi
diagnostic-below-promise = gli esempi di `{ $edition }` notano { $done } piccole modifiche su { $of }, e si promette il { $promised } %
    .help = veda con `plica coverage --edition { $edition }` ciò che nessun esempio dice, o prometta di meno
diagnostic-ruled-otherwise = { $kind ->
        [result] dove si applica `{ $rule }` di { $edition }, { $other } giunge a un altro risultato
        [only] solo { $edition } dice ciò che dispone `{ $rule }`
        [step] { $edition } e { $other } dispongono in momenti diversi un passo di `{ $rule }`
       *[sometimes] `{ $rule }` di { $edition } dispone qualcosa in casi in cui { $other } non lo fa
    }
diagnostic-written-otherwise = { $kind ->
        [new] { $other } non ha alcuna norma come `{ $rule }`
        [gone] { $other } non ha nulla al posto di `{ $rule }` di { $edition }
        [words] `{ $rule }` ha le stesse clausole che in { $other }, e altre parole
       *[clauses] `{ $rule }` ha altre clausole in { $other }
    }
diagnostic-assumed-otherwise = le due danno per scontato qualcosa di diverso: { $what }
diagnostic-untested-rule = { $lacking ->
        [firing] nessun esempio mostra quando si applica `{ $rule }`
        [near-miss] nessun esempio mostra un caso in cui `{ $rule }` non si applica per poco
       *[both] nessun esempio mostra quando si applica `{ $rule }` e quando no
    }
    .help = scriva a mano, dalla legge, il caso e la sua decisione, poi ripeta il controllo
diagnostic-unconfirmed = la decisione di questo esempio è stata proposta da plica e nessuno l'ha confermata
    .help = legga la legge, scriva la decisione che ne risulta e tolga `confirm`
diagnostic-procedure-broken = { $kind ->
        [untimely] il passo di `{ $rule }` aspetta `{ $fluent }`, che non è arrivato e che nessun passo precedente porta
        [unmet] il passo di `{ $rule }` ha bisogno di `{ $fluent }`, e nessuna norma dice chi provvede
        [twice] il passo di `{ $rule }` fa ciò che è già fatto o ciò che fa un altro passo
        [forbidden] un'altra norma vieta il passo di `{ $rule }`
        [after-the-end] la partita è finita e non ha bisogno di alcun passo di `{ $rule }`
        [lost] compiuto il primo passo, quello di `{ $rule }` scompare
        [not-done] il passo di `{ $rule }` è compiuto e continua a essere richiesto
        [both-run] entrambi gli orologi sono in moto
        [overlap] gli orologi sono in moto insieme, o oltre l'ora conosciuta
       *[shrunk] un orologio è stato in moto meno di prima
    } ({ $edition }{ $after ->
        [none] {""}
       *[other] , dopo `{ $after }`
    })
    .help = { $kind ->
        [untimely] corregga `upon`, o scriva il dovere che porta quel momento
        [unmet] scriva il dovere che vi provvede, se il testo lo prevede; altrimenti lo dichiari in `gaps` di edition.yaml
        [twice] corregga `before`, o ciò che i due atti producono nel vocabolario
        [forbidden] faccia eccettuare l'una norma dall'altra con `unless`
        [after-the-end] faccia cedere la norma alla fine della partita o metta l'atto in `after_end`
        [lost] corregga `upon` e `before` di quel dovere, e ciò che ne mostra l'effetto
        [not-done] faccia produrre qualcosa all'atto nel vocabolario, o corregga ciò che mostra il contrario
       *[clocks] corregga `upon` nei doveri che avviano e fermano gli orologi
    }
diagnostic-unshown-gap = nessun esempio mostra la lacuna `{ $name }`
    .help = scriva un esempio in cui a un passo manca ciò che la lacuna nomina, o tolga la lacuna
diagnostic-example-fails = { $aspect ->
        [result] l'esempio si aspetta il risultato `{ $expected }`, ma risulta `{ $found }`
        [because] l'esempio si aspetta che il risultato dipenda da `{ $expected }`, ma dipende da `{ $found }`
        [applies] l'esempio si aspetta che si applichi `{ $rule }`, ma non si applica
        [not] l'esempio si aspetta che non si applichi `{ $rule }`, ma si applica
        [asks] il caso non chiede di ciò che decide `{ $rule }`, quindi non dimostra nulla su di essa; indichi la materia in `about:`
        [sets] l'esempio si aspetta il valore `{ $expected }`, ma risulta `{ $found }`
        [missing] l'esempio si aspetta che resti da sapere `{ $expected }`, ma resta da sapere `{ $found }`
        [possible] l'esempio si aspetta i risultati possibili `{ $expected }`, ma sono `{ $found }`
        [says] la decisione non dice ciò che l'esempio si aspetta: `{ $expected }`
        [not_says] la decisione dice ciò che l'esempio si aspetta che non dica: `{ $expected }`
        [now] ciò che va fatto ora non è quello che l'esempio si aspetta: { $expected }
       *[status] l'esempio si aspetta una decisione `{ $expected }`, ma è `{ $found }`
    }
    .help = { $edition ->
        [none] rileggere l'articolo prima di cambiare la norma o l'esempio
       *[other] `{ $edition }` prende questo esempio da un'altra edizione: se il suo testo decide altrimenti, lo riscriva nella cartella `{ $edition }`, nel file dell'articolo con il suo numero di lì, con lo stesso `case`
    }
diagnostic-misconception-is-true = `{ $name }` non è un errore: lo dice { $edition } stessa in alcuni dei suoi casi
    .help = restringere `when` o affermare altro; è vero, per esempio, in questo caso: { $case }
diagnostic-misconception-never = nessun caso presenta l'errore `{ $name }`: in { $edition } la sua condizione non può essere soddisfatta
    .help = cerchi parti che si escludono a vicenda

example-cause = { $kind ->
        [missing] nessuno indica { $names }
        [displaced] cede a { $names }
        [over] la partita era finita prima, per { $names }
        [concluded] il risultato segue da { $names }
        [holds] si applica per { $names }
       *[fails] non è vero ciò che chiede: { $names }
    }

## Cases

diagnostic-fact-given-twice = il fatto `{ $fact }` è indicato due volte
    .help = lasciarne uno solo
diagnostic-bad-value = `{ $value }` non va bene per `{ $fact }`
    .help = { $expected ->
        [truth] rispondere `yes` o `no`
        [duration] scrivere un tempo come `1 h 15 min`
        [number] scrivere un numero intero, senza segno né decimali
        [date] scrivere la data come `2014-07-01`
        [hour] scrivere l'ora come `16:00`
        [moment] scrivere quanto dopo l'ora fissata, come `25 min`; prima di essa, con il segno: `-5 min`
        [unit] indicare l'unità: `{ $value } min`
        [day] quel giorno non esiste: scrivere la data come `2014-07-01`
       *[values] rispondere con uno di questi valori: { $known }
    }
value-not-known = se non si sa, scrivere `unknown`
diagnostic-bad-position = la posizione non si può ammettere: { $reason }
    .help = { $mend }
diagnostic-bad-history = le mosse della partita non si possono ammettere: { $reason }
    .help = controllare le mosse e la posizione a cui devono portare
diagnostic-bad-move = `{ $value }` non indica esattamente una mossa legale in questa posizione
    .help = scrivere una sola mossa legale, per esempio con le case di partenza e di arrivo
diagnostic-unknown-moment = non c'è nessun momento `{ $name }`
diagnostic-contradictory-order = { $time ->
        [none] in questo caso `{ $first }` non può precedere `{ $then }`
       *[other] `{ $time }` non si concilia con l'ordine in cui le cose accadono in una partita
    }
    .help = indicare un altro ordine o correggere i tempi
diagnostic-order-of-one = un ordine nomina due momenti o più, e `{ $name }` è uno solo
    .help = scrivere che cosa è accaduto prima e che cosa dopo, come `order: [{ $name }, …]`; o indicare il fatto stesso
diagnostic-time-told-elsewhere = { $fact ->
        [none] il tempo `{ $name }` è fissato e non si può indicare
       *[other] il tempo `{ $name }` si indica con il fatto `{ $fact }`
    }
    .help = toglierlo, oppure indicare quel fatto
diagnostic-contradictory-facts = questi fatti non possono stare insieme: { $facts }
    .help = correggerne o toglierne uno
facts-not-written = non è scritto nel caso, ma ne consegue o è presunto: { $facts }
diagnostic-edition-needed = non si sa quale edizione delle regole si applica
    .help = indicare il giorno in cui è iniziata la competizione (`event.began`) o scegliere un'edizione (`edition`): { $known }
diagnostic-edition-mismatch = l'edizione `{ $edition }` non vale per una competizione iniziata in data { $date }
    .help = correggere l'edizione o la data, oppure lasciare solo una delle due
diagnostic-no-edition-on-date = plica non raccoglie alcuna edizione per una competizione iniziata in data { $date }; le regole allora in vigore non sono in plica
    .help = scegliere un'edizione (`edition`): { $known }

## Words

diagnostic-missing-message = manca il testo `{ $id }` nella lingua `{ $locale }`
    .help = scriverlo in `{ $file }`; `plica new words` comincia tutti i testi che mancano
diagnostic-foreign-message = il testo `{ $id }` della lingua `{ $locale }` non corrisponde a nulla
    .help = cancellarlo o correggerne il nome
diagnostic-diverging-variables = il testo `{ $id }` non usa nella lingua `{ $locale }` le stesse variabili che nelle altre: { $variables }
    .help = usare in tutte le lingue le stesse
diagnostic-missing-variant = al testo `{ $id }` mancano varianti nella lingua `{ $locale }`: { $variants }
    .help = scrivere una variante per ogni valore
diagnostic-duplicate-message = il testo `{ $id }` sta due volte nella lingua `{ $locale }`: si usa solo l'ultimo
    .help = tenerne uno solo
diagnostic-fluent-syntax = { $by ->
        [merge] qui c'è il segno di due versioni che non sono state riunite
       *[other] il file di testi `{ $file }` della lingua `{ $locale }` qui non si capisce
    }
    .help = { $by ->
        [merge] tenere la versione che vale e cancellare le righe con `<<<<<<<`, `=======` e `>>>>>>>`
       *[other] controllare il segno di uguale, i rientri e le parentesi graffe
    }

## The log of rulings

diagnostic-file-unwritable = impossibile scrivere nel file `{ $path }`: questa decisione non è nel registro
    .help = controllare la cartella, il permesso di scrittura e lo spazio libero
diagnostic-torn-record = la riga { $line } del registro è troncata: la sua scrittura è stata interrotta
    .help = la decisione di quella riga è perduta; le altre righe non ne risentono
diagnostic-bad-record = la riga { $line } del registro non è una decisione registrata da plica
    .help = lasciare il registro come lo scrive `plica decide --log`
diagnostic-log-locked = un altro programma tiene bloccato il registro `{ $path }`, e dopo { $seconds } secondi lo bloccava ancora: questa decisione non è nel registro
    .help = chiudere il programma che ha il registro aperto, poi chiedere di nuovo la decisione
diagnostic-log-not-a-file = `{ $path }` non è un file su disco, e nulla mostrerebbe che una riga è arrivata: questa decisione non è nel registro
    .help = indicare un file; per passare le decisioni a un altro programma, usare `plica batch` o `--format json`
diagnostic-log-not-lockable = il registro `{ $path }` non si può bloccare dove si trova: questa decisione non è nel registro
    .help = tenere il registro su un disco di questo computer: senza blocchi, due decisioni contemporanee spezzerebbero la catena
diagnostic-log-without-chain = il registro non ha una catena: nulla in esso mostra se le sue righe sono rimaste come furono scritte
    .help = le decisioni registrate da ora in poi ne avranno una, e sigilleranno le righe precedenti
diagnostic-record-altered = { $count ->
        [one] la riga { $line } è stata alterata dopo la scrittura
       *[other] le righe da { $line } a { $last } sono state alterate dopo la scrittura
    }
    .help = le righe successive conservano l'impronta di ciò che vi stava: confrontare con una copia del registro
diagnostic-record-unlinked = la riga { $line } non è la continuazione della { $after }: una delle due è stata alterata dopo la scrittura, oppure la riga { $line } viene da un altro registro
    .help = confrontare con una copia del registro
diagnostic-record-missing = { $count ->
        [one] prima della riga { $line } manca la riga con il numero { $from }, oppure la riga { $line } viene da un altro registro
       *[other] prima della riga { $line } mancano le righe con i numeri da { $from } a { $to }, oppure la riga { $line } viene da un altro registro
    }
    .help = ciò che manca è stato tolto dopo la scrittura: cercarlo in una copia del registro
diagnostic-record-moved = la riga { $line } non è al suo posto: fu scritta come riga { $number }
    .help = qualcuno ha cambiato l'ordine delle righe
diagnostic-record-repeated = la riga { $line } è una copia della { $of }
    .help = plica non scrive mai due volte la stessa riga
diagnostic-record-foreign = { $count ->
        [one] la riga { $line } non è di questo registro
       *[other] le righe da { $line } a { $last } non sono di questo registro
    }
    .help = non è opera di `plica decide --log`; forse proviene da un altro registro
diagnostic-record-time = { $reason ->
        [backwards] gli orari vanno all'indietro: la riga { $line } del registro è stata scritta alle { $time }, la riga { $after }, che la precede, alle { $then }
       *[unreadable] l'orario della riga { $line } del registro non si può leggere: `{ $time }`
    }
    .help = le righe sono rimaste come furono scritte; l'orologio del computer era sbagliato o è stato spostato indietro
diagnostic-head-unknown = nessuna riga di questo registro ha la testa `{ $hash }`
    .help = sono state tagliate righe alla fine, oppure è stata alterata l'ultima, oppure il registro è un altro
diagnostic-bad-signature = la firma `{ $path }` non corrisponde a questa chiave e a questo file
    .help = una firma FILE.sig è quella del FILE che le sta accanto, è fatta per `plica` e si verifica con la chiave pubblica di chi ha firmato
diagnostic-unusable-key = `{ $path }` non è una chiave Ed25519 scritta da OpenSSH
    .help = ssh-keygen -t ed25519 -f CHIAVE ne crea una: CHIAVE firma, CHIAVE.pub verifica
diagnostic-protected-key = la chiave `{ $path }` è protetta da una passphrase, e plica non la chiede
    .help = OpenSSH produce la stessa firma: ssh-keygen -Y sign -n plica -f { $path } { $file }

## Faults of a position

position-fault-missing-field = nel FEN manca { $field ->
        [board] la disposizione dei pezzi
        [turn] il tratto
        [castling] il diritto all'arrocco
        [en_passant] la casa della presa al varco
        [half_moves] il conto delle semimosse
       *[move_number] il numero della mossa
    }
position-fault-extra-field = `{ $text }` è di troppo alla fine del FEN
position-fault-bad-field = `{ $text }` non vale come { $field ->
        [board] disposizione dei pezzi
        [turn] tratto
        [castling] diritto all'arrocco
        [en_passant] casa della presa al varco
        [half_moves] conto delle semimosse
       *[move_number] numero della mossa
    }
position-fault-rank-count = la scacchiera non ha otto traverse, ma { $count }
position-fault-rank-length = la traversa { $rank } non ha otto case, ma { $squares }
position-fault-unknown-man = `{ $letter }` non è alcun pezzo (traversa { $rank })
position-fault-no-king = { $colour ->
        [white] il Bianco non ha il re
       *[black] il Nero non ha il re
    }
position-fault-too-many-kings = { $colour ->
        [white] il Bianco ha { $count } re
       *[black] il Nero ha { $count } re
    }
position-fault-pawn-on-last-rank = non può esserci un pedone in { $square }
position-fault-opponent-in-check = { $colour ->
        [white] il Bianco è sotto scacco e non ha il tratto
       *[black] il Nero è sotto scacco e non ha il tratto
    }
position-fault-impossible-check = nessuna mossa può avere dato questo scacco
position-fault-too-many-men = ci sono più pezzi di quanti le promozioni possano spiegare
position-fault-castling-impossible = { $colour ->
        [white] il Bianco non ha il re e la torre al loro posto
       *[black] il Nero non ha il re e la torre al loro posto
    } per l'arrocco { $wing ->
        [king_side] corto
       *[queen_side] lungo
    }
position-fault-en-passant-impossible = nessun pedone può essere appena passato per { $square }
position-fault-clock-after-double-step = un pedone ha appena mosso, ma il conto delle semimosse è { $half_moves }
position-fault-clock-beyond-game = { $half_moves } semimosse senza catture né mosse di pedone non ci stanno prima della mossa { $move_number }
position-mend = { $fault ->
        [missing-field] un FEN ha sei parti separate da spazi: la scacchiera, il tratto (`w` o `b`), gli arrocchi ancora possibili (`KQkq`, o `-`), la casa della presa al varco (o `-`), le semimosse dall'ultima cattura o mossa di pedone, e il numero della mossa; dopo la scacchiera, per esempio, `w - - 0 41`
        [extra-field] il FEN finisce con il numero della mossa: cancellare ciò che segue
        [bad-field] { $field ->
            [turn] scrivere `w` se muove il Bianco, `b` se muove il Nero
            [castling] scrivere gli arrocchi ancora possibili come `KQkq` (maiuscole per il Bianco), o `-`
            [en_passant] scrivere la casa per cui è appena passato un pedone (`e3`), o `-`
           *[other] scrivere un numero intero: la quinta parte del FEN conta le semimosse dall'ultima cattura o mossa di pedone, la sesta le mosse
        }
        [rank-count] scrivere otto traverse, dall'ottava alla prima, con sette `/` in mezzo; una traversa vuota è `8`
        [rank-length] le lettere (un pezzo ciascuna) e le cifre (altrettante case vuote) di una traversa fanno otto
        [unknown-man] { $meant ->
            [none] il FEN nomina i pezzi con le lettere inglesi, maiuscole per il Bianco: `KQRBNP`: re, donna, torre, alfiere, cavallo, pedone
           *[other] il FEN nomina i pezzi con le lettere inglesi, maiuscole per il Bianco: scrivere `{ $meant }` per questo (`KQRBNP`: re, donna, torre, alfiere, cavallo, pedone)
        }
        [no-king] ogni giocatore ha un re, `K` il Bianco e `k` il Nero; in un FEN `R` e `r` sono torri
        [too-many-kings] ogni giocatore ha un re, `K` il Bianco e `k` il Nero
        [pawn-on-last-rank] controllare se le traverse vanno dall'ottava alla prima
        [opponent-in-check] controllare il tratto, dopo la scacchiera: `w` se muove il Bianco, `b` se muove il Nero
        [castling-impossible] togliere questo arrocco, o scrivere `-` se non ne è più possibile nessuno
        [en-passant-impossible] scrivere `-` se nessun pedone è appena avanzato di due case
        [clock-after-double-step] scrivere `0` nella quinta parte, o `-` nella quarta
        [clock-beyond-game] la quinta parte del FEN conta le semimosse dall'ultima cattura o mossa di pedone, la sesta le mosse
       *[other] controllare i pezzi e le loro case
    }

## Made material

diagnostic-not-written = impossibile scrivere il file `{ $path }`
    .help = controllare la cartella, il permesso di scrittura e lo spazio libero
diagnostic-not-overwritten = { $reason ->
        [link] `{ $path }` è un collegamento, e plica non scrive attraverso i collegamenti i file di cui sceglie da sé il nome
        [log] `{ $path }` esiste già e non è un registro di decisioni: non vi si aggiunge nulla
       *[other] `{ $path }` esiste già, e non l'ha scritto plica o è stato modificato da allora: non viene sovrascritto
    }
    .help = spostarlo altrove, oppure scegliere un altro nome o un'altra cartella
diagnostic-not-printed = impossibile scrivere sullo standard output
    .help = controllare lo spazio libero e dove viene inviato l'output
diagnostic-not-resumed = { $reason ->
        [stream] `{ $path }` non è un file su disco: un lotto scritto lì non si può riprendere
        [once] i casi dello standard input o di una pipe si possono leggere una volta sola: il lotto scritto in `{ $path }` non si può riprendere
        [table] un lotto scritto in una tabella (`{ $path }`) non si può riprendere
        [unknown] esiste `{ $path }.part` e nulla dice di quale lotto sia
        [version] ciò che resta di `{ $path }` è stato scritto da un'altra versione di plica
        [rulebook] ciò che resta di `{ $path }` è stato deciso con altre regole
        [words] ciò che resta di `{ $path }` è stato scritto con altri testi (`--locales`)
        [language] ciò che resta di `{ $path }` è stato scritto in un'altra lingua (`--lang`)
        [edition] ciò che resta di `{ $path }` è stato deciso secondo un'altra edizione (`--edition`, `--on`)
        [reading] ciò che resta di `{ $path }` è stato deciso con altre letture dei testi controversi (`--reading`)
        [search] ciò che resta di `{ $path }` è stato deciso con un altro limite di ricerca (`--search`)
       *[cases] ciò che resta di `{ $path }` riguarda altri casi: il file dei casi non è lo stesso
    }
    .help = { $reason ->
        [stream] scrivere in un file
        [once] dare i casi in un file
        [table] ripetere il comando senza `--resume`, o scrivere in un file di righe come `decisioni.ndjson`
        [unknown] spostarlo altrove o cancellarlo
       *[other] indicare le stesse opzioni e gli stessi casi di prima, o ripetere il comando senza `--resume` per ricominciare
    }
diagnostic-cancelled = nessuno aspettava più questa risposta e il calcolo è stato interrotto
diagnostic-being-written = un altro plica sta scrivendo `{ $path }`
    .help = attendere che finisca, o scrivere in un altro file
diagnostic-no-pdf = plica non scrive file PDF
    .help = scrivere un file .html e stamparlo dal browser, che può salvarlo come PDF
