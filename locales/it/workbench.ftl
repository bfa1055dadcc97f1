### The words of the editor's tools in Italian: new skeletons, schemas, formatting.

cli-new = Comincia un'edizione o un articolo: i file con tutto tranne il contenuto
    .examples = Esempi:
        {"  "}plica new edition fide-2027 --amends fide-2023
        {"  "}plica new article 12.9 --edition fide-2027 --title phones
        {"  "}plica check --rules rules --locales locales
cli-new-edition = Comincia un'edizione che ne modifica un'altra: il suo edition.yaml e i suoi testi in tre lingue
    .examples = Esempi:
        {"  "}plica new edition fide-2027 --amends fide-2023
        {"  "}plica new edition club-2027 --amends fide-2023 --dir mie-regole --locales-dir mie-parole

        Nessun file viene sovrascritto. Ciò che resta da scrivere: plica check --rules CARTELLA --locales CARTELLA
cli-new-edition-id = Identificatore della nuova edizione: minuscole e cifre, per esempio fide-2027
cli-new-edition-amends = L'edizione che modifica: da essa si prende tutto ciò che non cambia
cli-new-article = Comincia un articolo di un'edizione, con una norma e un esempio da copiare, e i suoi testi in tre lingue
    .examples = Esempi:
        {"  "}plica new article 12.9 --edition fide-2027 --title phones
        {"  "}plica new article I.8 --edition fide-2027
        {"  "}plica new article 12.9 --edition club-2027 --title phones --dir mie-regole --locales-dir mie-parole

        Nessun file viene sovrascritto. Ciò che resta da scrivere: plica check --rules CARTELLA --locales CARTELLA
cli-new-article-number = Numero dell'articolo com'è stampato: I.8, 12.9
cli-new-article-edition = L'edizione a cui appartiene
cli-new-article-title = Di che cosa tratta, con la stessa parola in ogni edizione: lateness, sealed-move-defects; non si indica se l'articolo è preso da un'altra edizione
cli-new-words = Comincia tutti i testi che mancano, in ogni lingua, nel file a cui appartengono
    .examples = Esempi:
        {"  "}plica new words fide-2027
        {"  "}plica new words --dir mie-regole --locales-dir mie-parole
cli-new-words-edition = L'edizione; senza, tutti i testi del regolamento
cli-new-edition-authority = Chi la pubblica; senza --amends va indicato
new-no-words = non manca nulla
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
new-note-examples = Un esempio in cui la norma si applica e uno, a un solo fatto di distanza, in cui non si applica; `case`, in inglese:
# English in every language: the `case` of an example is its English title.
new-example-fires = the session is over and nobody has asked the player to move to seal
new-example-misses = he has been asked already

cli-schema = Scrive il JSON Schema di un tipo di file, perché un editor completi e convalidi
    .examples = Esempi:
        {"  "}plica schema rules > rules.schema.json
        {"  "}plica schema case --lang it > case.schema.json
        {"  "}plica schema edition --rules mie-regole > edition.schema.json

        In un file, per un editor con yaml-language-server, come prima riga:
        {"  "}# yaml-language-server: $schema=../../rules.schema.json
cli-schema-kind = rules (un articolo), vocabulary, edition, case o questions; nomi e valori sono quelli del regolamento

schema-rules = Un articolo di un'edizione: le sue norme e i loro esempi.
schema-vocabulary = Tutto ciò che norme e casi possono nominare.
schema-edition = Un'edizione del regolamento: i suoi dati e, quando ne modifica un'altra, ciò che cambia.
schema-case = Che cosa è accaduto: fatti con nomi con punti (sealer.late) o annidati (sealer: late). Solo ciò che si sa.

schema-article-article = Numero dell'articolo com'è stampato.
schema-article-when = Una condizione di tutte le norme dell'articolo.
schema-article-title = Di che cosa tratta, con la stessa parola in ogni edizione.
schema-article-at = Quando hanno effetto le sue norme: un momento, oppure now (finché dura la partita). Ciò che ha chiuso prima la partita le toglie di mezzo; se manca: sempre.
schema-article-rules = Le norme, nell'ordine del testo stampato.
schema-article-examples = Casi con la decisione che ciascuno deve ricevere.
schema-article-misconceptions = Errori frequenti sull'articolo.
schema-rule-rule = Numero della norma, unico nell'edizione.
schema-rule-cite = Come si cita il testo stampato, quando il numero della norma è più fine.
schema-rule-letter = no: un'interpretazione o un commento, non il testo stesso.
schema-rule-interpretation = Anno dell'interpretazione, e lettera quando ve ne sono più d'una.
schema-rule-at = Quando ha effetto: un momento, oppure now (finché dura la partita). Ciò che ha chiuso prima la partita la toglie di mezzo; se manca: sempre. Per esempio: player.limit
schema-rule-when = La condizione; se manca: sempre. Per esempio: sealed.reading is ambiguous and not envelope.missing
schema-rule-unless = Norme e articoli che prevalgono su questa, con tutto ciò che vi sta sotto.
schema-rule-then = Che cosa ne segue. Per esempio: sealer loses; arbiter must open-envelope
schema-rule-note = Come si legge il testo, quando può essere letto in più modi.
schema-example-case = Che cosa ha di particolare il caso, in parole da scacchista.
schema-example-given = I fatti, come nel file di un caso.
schema-example-ruling = La decisione attesa; si controlla solo ciò che è scritto.
schema-example-confirm = yes: la decisione è stata proposta da `plica coverage --write` e attende di essere confermata sulla legge.
schema-misconception-misconception = Il suo nome, unico nell'edizione.
schema-misconception-when = I casi in cui è un errore. Per esempio: rule E.8.a applies
schema-misconception-claims = Ciò che si conclude a torto. Per esempio: game goes on; arbiter must open-envelope
schema-ruling-result = Il risultato, * se la partita continua.
schema-ruling-because = Esattamente le norme da cui segue il risultato.
schema-ruling-applies = Norme che si applicano, fra le altre.
schema-ruling-not = Norme che non si applicano.
schema-ruling-says = Ciò che la decisione dice, fra le altre cose: clausole come arbiter must keep-envelope.
schema-ruling-not-says = Ciò che la decisione non dice.
schema-ruling-now = Esattamente ciò che va fatto ora, in ordine.
schema-ruling-sets = Nuovi valori di fatti.
schema-ruling-missing = Esattamente i fatti che mancano.
schema-ruling-possible = Esattamente i risultati ancora possibili.

schema-vocabulary-matters = Di che cosa può trattare una decisione.
schema-vocabulary-parties = Chi può avere doveri e diritti.
schema-vocabulary-facts = I fatti; player.x ne dichiara quattro: sealer.x, replier.x, white.x, black.x.
schema-vocabulary-acts = Gli atti, ciascuno con la sua materia.
schema-vocabulary-states = Gli stati (offer stands), ciascuno con la sua materia.
schema-vocabulary-contraries = Stati che si escludono a vicenda.
schema-vocabulary-occasioned = Atti e stati che un caso porta con sé, rispetto a quelli che valgono sempre.
schema-vocabulary-alike = Atti che equivalgono: se uno va compiuto, un altro non è una risposta sbagliata.
schema-vocabulary-course = Ciò che accade, nell'ordine del corso normale; una volta accaduto, vale.
schema-vocabulary-holds = Che cos'altro può darsi in sala.
schema-vocabulary-shown = Che cosa mostrano della sala i fatti dichiarati.
schema-vocabulary-events = Che cosa può venire dopo senza l'arbitro: un arrivo, la fine di un limite.
schema-vocabulary-closing = Che cosa fa ogni arbitro con una decisione, secondo come sta la partita.
schema-vocabulary-after-end = Atti di cui ha bisogno anche una partita finita.
schema-vocabulary-impossible = Condizioni che nessuna partita può soddisfare.
schema-vocabulary-strange = Condizioni che nessuna domanda di un quiz soddisfa: partite che difficilmente si danno o che non si possono giudicare con ciò che si racconta.
schema-vocabulary-topics = Che cosa può essere accaduto, all'inizio di un'intervista.
schema-vocabulary-stages = Le fasi di una partita aggiornata nell'ordine dei fatti, ciascuna con i titoli dei suoi articoli: di ciascuna il confronto di due edizioni dice per prima qualcosa.
schema-vocabulary-teach = I casi consueti sui quali corsi e manuali confrontano le edizioni, per materia, nell'ordine in cui si insegnano.
schema-taught-matter = La materia del caso: la messa in busta, la busta, l'offerta, la ripresa, il ritardo, l'assenza di entrambi, la scrittura, la perdita della busta, gli orologi, le bandierine. Le sue parole sono taught-matter-ID.
schema-taught-case = Identificatore del caso; le sue parole, una frase, sono taught-ID.
schema-taught-tells = Ciò che il caso dichiara: fatti e valori, come nel file di un caso.
schema-taught-results = Il risultato del caso secondo ciascuna edizione, scritto dal suo testo; `check` decide il caso secondo ciascuna.
schema-vocabulary-resumptions = Riprese intere, come le chiede un formatore: ciascuna un elenco di passi nell'ordine degli eventi.
schema-vocabulary-ordinary = Come sono nel corso normale i fatti dei quali nulla si presume: ciò che è diverso se ne scosta, e il confronto di due edizioni dice per primo ciò che meno se ne scosta.
schema-vocabulary-moments = Ciò che accade al più una volta nella vita di una partita aggiornata; nello stesso secondo viene prima ciò che è nominato prima.
schema-vocabulary-necessarily = Quale momento viene sempre prima di quale. Per esempio: sealing before resumption
schema-vocabulary-granted = Quale momento viene prima di quale finché non si dice altro: dato per scontato come il corso normale e mai chiesto.
schema-vocabulary-usually = Quale momento viene prima di quale nel corso normale, il più certo per primo: dato per scontato, e tolto da order: unknown.
schema-vocabulary-readings = Come si possono leggere i testi controversi: le scelte, per prima quella che si segue.
schema-step-tells = Ciò che ora si sa e prima no, o era diverso, come in un caso.
schema-step-behind = Fatti, o famiglie di fatti, che non si raccontano più.
schema-step-asks = Ciò che si decide: result, un atto (bear position: e su che cosa), uno stato. Chi deve, può o non deve farlo lo dice l'edizione.
schema-moment-happened = Che cosa significa che è accaduto; se manca: accade sempre.
schema-moment-at = Dove sta, contato dall'ora fissata: un tempo o un fatto.
schema-act-needs = Ciò che deve valere prima di poterlo fare; viene dopo ciò che lo produce.
schema-act-after = Atti che vengono prima quando si devono fare entrambi.
schema-act-makes = Ciò che vale una volta fatto. Un atto che non produce, termina, avvia né ferma nulla è una norma, mai un passo.
schema-act-also = Ciò che vale anche una volta fatto, senza essere ciò per cui si fa.
schema-act-ends = Ciò che non vale più una volta fatto.
schema-act-starts = Quale orologio avvia: object, party, opponent, sealer, replier. L'altro si ferma.
schema-act-stops = Quale orologio ferma: object, party, both.
schema-act-with = È fatto ogni volta che vale questo.
schema-act-tells = Fatti che si vengono a sapere facendolo.
schema-act-sets = Fatti che stanno così una volta fatto.
schema-act-gives = Tempo che si dà a colui su cui cade. Per esempio: 2 min
schema-act-establishes = Con esso si stabiliscono i tempi dei due orologi.
schema-act-corrects = Con esso si correggono i tempi sbagliati degli orologi: se non va fatto, o non è dovuto, gli orologi segnano quel che segnano.
schema-act-shares = Con esso si ripartisce il tempo perduto.
schema-act-decides-clock = Con esso l'arbitro decide quale orologio cammina; fino ad allora di nessuno si dice che cammini o sia fermo.
schema-course-needs = Ciò che deve essere avvenuto prima.
schema-course-usually = Se non se ne conosce l'ora, coincide con questo momento.
schema-course-in-play = È stato scoperto in gioco se questo momento è venuto: dopo tutto ciò di cui si conosce l'ora.
schema-course-clocks-run = Da allora si gioca: gli orologi segnano ciò che segnano.
schema-course-running = Il giocatore il cui orologio corre allora.
schema-shown-when = Che cosa lo mostra. Per esempio: envelope.opened
schema-shown-unless = Se si dichiara questo, non mostra nulla.
schema-shown-told = Fatti che lo mostrano essendo dichiarati, anche solo che non si conoscono.
schema-shown-assumed = Lo mostra anche un presupposto, che cede a ciò che è dichiarato.
schema-shown-holds = Ciò che vale.
schema-shown-not = Ciò che non vale.
schema-event-when = Quando è atteso. Per esempio: not replier.present
schema-event-tells = I fatti che porta con sé.
schema-event-past = Per la fine di un limite: il fatto che allora lo supera.
schema-event-out-of = Per la fine del tempo di un giocatore: il fatto che contiene quanto gli resta.
schema-closing-over = Quando la partita è finita.
schema-closing-annulled = Quando la partita non conta.
schema-closing-goes-on = Quando la partita continua, o la decisione riguarda altro.
schema-topic-matters = Di che cosa tratta la decisione.
schema-topic-touches = Di che cosa tratta inoltre quando i fatti detti ne escludono una parte.
schema-topic-tells = I fatti che restano detti quando si sceglie il tema, con il loro valore.
schema-topic-ask = Fatti che si chiedono per primi, qualunque cosa se ne supponga; quelli di un gruppo, insieme.
schema-topic-kinds = I temi tra cui si precisa che cosa è accaduto; uno di essi ne prende il posto.
schema-topic-group = Il gruppo in cui lo propone la pagina dell'arbitro.
schema-fact-type = Il tipo, o l'elenco dei valori.
schema-fact-matters = Di che cosa tratta il fatto.
schema-fact-assume = Il corso normale: si suppone quando non si dice nulla, e se ne dà conto.
schema-fact-assume-when = Quando si suppone il corso normale; se manca: sempre.
schema-fact-discretion = yes: discostarsi dal corso normale è a discrezione dell'arbitro.
schema-fact-unknowable = Ciò che vale quando il caso dice che nessuno può saperlo.
schema-fact-computed = yes: si ricava dalla posizione, dalla mossa scritta o da altri fatti quando nessuno lo dice.
schema-fact-of-each = Di ciò che si dice dei due giocatori insieme: il fatto di ciascuno (player.blameless).
schema-fact-of-whom = Per un fatto che non nomina alcun giocatore: i fatti che mostrano di chi è.
schema-fact-shown-by = Il fatto sussiste appena si dice uno di questi: fatti, famiglie di fatti, valori.
schema-act-matter = Di che cosa tratta l'atto.
schema-act-of = A che cosa o a chi si riferisce.

schema-edition-edition = Identificatore dell'edizione, come la sua cartella.
schema-edition-authority = Chi l'ha emanata.
schema-edition-language = Lingua del testo da cui è stata presa.
schema-edition-languages = Lingue in cui si tengono i suoi testi; se manca, tutte quelle di plica. Una decisione in un'altra lingua dà le norme in una di queste, e lo dice.
schema-edition-in-force = Le competizioni che governa, secondo il giorno in cui sono iniziate; se manca: si sceglie solo per nome.
schema-edition-partial = yes: qui c'è solo una parte dell'edizione, e ogni decisione lo dice.
schema-edition-caveats = Ciò che ogni decisione secondo questa edizione dice di essa: un id, e il primo giorno delle competizioni interessate oppure always; le sue parole sono il messaggio caveat-ID.
schema-edition-not-held = Ciò che l'edizione stampata regola con regole che qui non ci sono: condizioni.
schema-edition-unsettled = Situazioni che il testo stampato lascia aperte: condizioni. Ciò che se ne dice è indicato come non risolto.
schema-edition-amends = L'edizione che modifica: da essa si prende tutto ciò che non cambia.
schema-edition-renumber = I numeri che cambiano, con tutto ciò che vi sta sotto: vecchio, nuovo.
schema-edition-repeal = Ciò che questa edizione non ha più, con i vecchi numeri.
schema-edition-provided = Articoli che valgono solo dove si dà un fatto; always: valgono comunque.
schema-edition-decides = Situazioni in cui questa edizione decide il risultato, ognuna con la sua condizione; check trova i casi che dimentica.
schema-edition-gaps = Ciò di cui ha bisogno qualcosa da fare e che il testo non affida a nessuno; la decisione che vi si imbatte lo dice.
schema-edition-acts = Atti che solo questa edizione ha, o che sotto di essa hanno bisogno di altro o fanno altro rispetto al vocabolario.
schema-edition-holds = Ciò che può valere in sala oltre a ciò che nomina il vocabolario.
schema-edition-assume = Ciò che questa edizione dà per scontato quando non si dice altro.
schema-edition-moments = Dove stanno i momenti in questa edizione. Per esempio: player.limit: 60 min
schema-edition-exam = Che cosa chiede un esame: quote per argomenti e per livelli.
schema-edition-coverage = Quota delle piccole modifiche delle sue norme, in percento, che gli esempi promettono di notare; al di sotto check --strict fallisce.
schema-exam-levels = Le quote di domande facili, medie e difficili.
schema-exam-topics = Gli argomenti con le loro quote.
schema-levels-basic = La quota di domande facili.
schema-levels-medium = La quota di domande medie.
schema-levels-hard = La quota di domande difficili.
schema-exam-topic-topic = Nome dell'argomento.
schema-exam-topic-share = La sua quota, come 25.
schema-exam-topic-articles = Gli articoli e le norme su cui interroga, con tutto ciò che contengono; una norma di più argomenti conta nel primo.
schema-in-force-from = Primo giorno.
schema-in-force-to = Ultimo giorno, se c'è.
schema-gap-gap = Identificatore della lacuna; il suo testo è il messaggio gap-id.
schema-gap-lacks = Ciò di cui c'è bisogno e che nessuno fa, come in holds del vocabolario.
schema-gap-when = Quando è così.
schema-assumption-fact = Il fatto.
schema-assumption-is = Il suo valore.
schema-assumption-when = Quando si suppone.

schema-case-about = Di che cosa deve trattare la decisione; di solito si tralascia.
schema-case-assumed = Se non si dice nulla: { $value }.
schema-case-computed = Si ricava dalla posizione, dalla mossa scritta o da altri fatti quando non è detto.

cli-fmt = Dà ai file degli articoli una stessa forma: ordine delle chiavi, rientri, righe di 120 caratteri al massimo
    .examples = Esempi:
        {"  "}plica fmt
        {"  "}plica fmt rules/fide-2027/12.9.yaml
        {"  "}plica fmt --check mie-regole
        {"  "}plica fmt - < 12.9.yaml

        L'articolo dice lo stesso e conserva i suoi commenti; il file per cui ciò non è sicuro resta com'è.
        Codice di uscita: 0 fatto, 1 un file con errori o, con --check, senza questa forma, 2 errore nel comando.
cli-fmt-files = File di articoli o cartelle; se non è indicato nulla, la cartella di --rules o, in mancanza, rules; - legge lo standard input
cli-fmt-check = Non cambia nulla, dice soltanto quali file non hanno questa forma

fmt-changed = con nuova forma: { $path }
fmt-differs = senza la forma di plica fmt: { $path }
fmt-unsafe = `{ $path }` è scritto in un modo a cui non si può dare forma senza rischio; resta com'è

cli-lsp = Assiste un editor mentre si scrivono i file di regole: errori, proposte, significati, luoghi, nuovi identificativi
    .examples = Esempi:
        {"  "}plica lsp
        {"  "}plica lsp --lang it --rules mie-regole

        Lo avvia un editor, che gli parla attraverso lo standard input e lo standard output (Language Server Protocol);
        come dirlo all'editor: si veda «Nell'editor» in docs/editors.it.md. Lingua: quella di --lang o, se manca, dell'editor.
        Codice di uscita: 0 l'editor si è congedato, 1 se n'è andato senza, 2 errore nella riga di comando.

lsp-junk = L'editor ha inviato qualcosa che non è un messaggio; viene ignorato.
lsp-not-begun = la sessione non è cominciata: prima viene `initialize`
lsp-out-of-turn = `{ $method }` arriva in un momento in cui non ha senso
lsp-unknown-method = plica non conosce la richiesta `{ $method }`
lsp-bad-parameters = i parametri di `{ $method }` non si capiscono
editor-type = { $kind ->
        [truth] Sì o no.
        [duration] Un tempo, come `1 h 15 min`.
        [number] Un numero intero.
        [date] Una data, come `2014-07-01`.
        [hour] Un'ora del giorno, come `16:00`.
        [fen] Una posizione in notazione Forsyth-Edwards.
        [moves] Le mosse di una partita.
        [values] Uno di questi valori:
       *[text] Un testo.
    }

fix-instead = Scrivere `{ $name }`
fix-texts = { $count ->
        [one] Scrivere il testo mancante in tutte le lingue
       *[other] Scrivere i { $count } testi mancanti in tutte le lingue
    }
fix-all-texts = Scrivere tutti i { $count } testi mancanti in tutte le lingue
lens-ruling = Decisione: { $result }, come è scritta
lens-ruling-other = Decisione: { $result }, non come è scritta
lens-ruling-unknown = Mostrare la decisione
ruling-faulty = i file di regole devono essere senza errori prima che si mostri una decisione
ruling-no-case = in questo articolo non c'è nessun esempio `{ $case }`
rename-fixed = plica stesso usa il nome `{ $name }`, che perciò resta com'è
rename-name-malformed = `{ $name }` non va bene al posto di `{ $old }`: lettere minuscole e cifre, con punti e trattini bassi nei fatti e nei momenti, con trattini negli atti; ciò che è di ciascun giocatore conserva la parola che sta prima del punto
rename-name-taken = c'è già qualcosa che si chiama `{ $name }`
rename-nested = `{ $name }` sta in un esempio sotto chiavi annidate, di cui può cambiare solo l'ultima: prima lo si scriva lì in una sola chiave
rename-no-rule = solo a una regola, a un fatto, a un momento o a un atto si può dare un altro nome, e { $name ->
        [none] qui non c'è niente del genere
       *[other] `{ $name }` qui non è niente del genere
    }
rename-malformed = `{ $name }` non va bene come identificativo di una regola: lettere, cifre, punti, trattini e barre, come `E.8.a`
rename-taken = `{ $edition }` ha già una regola `{ $name }`, o una il cui testo avrebbe lo stesso nome
rename-faulty = i file di regole devono essere senza errori prima che una regola riceva un altro identificativo
rename-taken-over = `{ $name }` è ripresa da `{ $edition }`, dove è `{ $original }`: le si dia lì il nuovo identificativo, o si cambi `renumber` in edition.yaml
rename-changes-law = con l'identificativo `{ $name }` le regole non direbbero più lo stesso: uscirebbe da un numero che altre nominano, o vi entrerebbe, o sarebbe in contrasto con un'altra edizione
rename-words-elsewhere = La regola ha il suo nuovo identificativo. Accanto alle regole non si è trovata una cartella di testi: lì, `{ $old }` deve diventare `{ $new }` in ogni lingua.

## A trainer's questions

schema-answers = Ciò che plica risponde in JSON: decisioni, letture, articoli, differenze, errori. Ogni oggetto sta sotto il suo nome.
schema-questions = Le domande di un formatore: che cosa pensa di ciascuna, e la domanda come plica l'ha scritta (`plica train review`).
schema-questions-questions = Le domande.
schema-kept-id = Il suo nome, che non cambia finché sono gli stessi la situazione, la domanda e la risposta giusta.
schema-kept-verdict = open: da decidere; approved: posta prima di altre; pinned: in ogni prova; rejected: non posta.
schema-kept-author = Chi l'ha scritta o approvata.
schema-kept-note = Che cosa annota il formatore.
schema-kept-used = Dove è stata posta.
schema-kept-reword = La domanda con le parole del formatore.
schema-kept-edition = L'edizione di cui tratta.
schema-kept-text = La domanda come fu stampata, da leggere.
schema-kept-case = Che cosa è successo, come in un file di caso.
schema-kept-second = Che cosa è diverso nel secondo caso.
schema-kept-asks = Che cosa si chiede: il risultato o un'affermazione, di un caso o di due.
schema-kept-says = L'affermazione che vale in uno dei due casi, in entrambi o in nessuno.
schema-kept-answers = Le risposte, per prima quella giusta.
schema-reword-situation = La situazione; ogni riga è un paragrafo.
schema-reword-question = Che cosa si chiede.
schema-answer-answer = La risposta come clausola; un'affermazione, dopo la sua norma. Per esempio: game goes on; E.9.a: arbiter must open-envelope
schema-answer-value = Di un valore nuovo: a quanto ammonta, in secondi o come numero.
schema-answer-error = L'errore di chi la dà.
schema-answer-said = yes: sta nelle parole di quell'errore.
