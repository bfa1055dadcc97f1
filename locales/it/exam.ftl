### Domande su carta, nel browser e nei formati di altri programmi; esami e relativi voti.

## Questions

exam-question = Domanda { $number }
exam-question-of-level = Domanda { $number } (difficoltà { $level ->
        [basic] base
        [medium] media
       *[hard] alta
    })
exam-question-of-all = Domanda { $number } di { $of } (difficoltà { $level ->
        [basic] base
        [medium] media
       *[hard] alta
    })
exam-answers = Risposte
exam-right-answer = { $letter }) { $text }
exam-assumed-here = In questa domanda si dà per scontato:
exam-said-right = Esatto.
exam-said-wrong = Sbagliato.

## The page that is played

exam-layout = Mostra le domande
exam-layout-one = una alla volta
exam-layout-all = tutte in elenco
exam-check = Verifica
exam-next = Continua
exam-see-answer = Risposta e motivi
exam-said-nothing = Scegliere prima una risposta.
exam-score-heading = Punteggio
exam-score = Risposte esatte: { $right } su { $all }.
exam-score-perfect = Non c'è nulla da ripassare.
exam-score-repeat = Articoli da ripassare
exam-again-wrong = Ripeti le domande sbagliate
exam-again = Ricomincia

## The exam

exam-title = Esame · versione { $version }
exam-key-title = Griglia di correzione dell'esame
exam-name = Nome e cognome:
exam-date = Data:
exam-rules-size = L'esame si compone di { $count ->
        [one] una domanda
       *[other] { $count } domande
    }; punteggio massimo: { $points }.
exam-rules-one = Ogni domanda ha una sola risposta esatta.
exam-rules-points = Accanto al numero di ogni domanda sono indicati i punti che vale. Le risposte sbagliate non tolgono punti.
exam-rules-mark = Segnare una sola lettera. Una domanda con due lettere segnate vale come non risposta.
exam-question-worth = Domanda { $number } ({ $count ->
        [one] 1 punto
       *[other] { $count } punti
    })
exam-end = Fine della versione { $version }
exam-sheet = Foglio delle risposte · versione { $version }
exam-sheet-answer = Risposta
exam-number = Domanda
exam-version = Versione { $version }
exam-place = { $version } { $number }: { $letter }
exam-key-heading = { $article } ({ $count ->
        [one] 1 punto
       *[other] { $count } punti
    })
exam-written = File scritto: { $path }

## Marks

marks-title = Voti
marks-size = { $count ->
        [one] Un candidato
       *[other] { $count } candidati
    }
marks-candidates = Candidati
marks-candidate = Candidato
marks-version = Versione
marks-points = Punti
marks-percent = %
marks-blank = Senza risposta
marks-repeat = Articoli da ripassare
marks-statistics = Come ha misurato l'esame
marks-mean = Voto medio: { $mean } %
marks-passed = Con il { $pass } % o più (promossi): { $passed }
marks-reliability = Affidabilità (KR-20): { $value }; da 0,70 in su l'esame distingue bene i candidati
marks-class = La classe
marks-all-right = Tutti i candidati hanno risposto esattamente a tutte le domande.
marks-hardest = Le domande più difficili
marks-question = Domanda
marks-about = Articoli
marks-right = Risposte esatte
marks-discrimination = Discriminazione
marks-chosen = Risposte scelte
marks-text = Testo
marks-articles = Articoli che la classe deve ripassare
marks-article = Articolo
marks-missed = Sbagliate o senza risposta
marks-of = { $part } su { $whole }
marks-footer = Il numero fra parentesi indica quante volte l'articolo è stato sbagliato.

## What is wrong with files of exams

diagnostic-unknown-format = qui non si scrive nulla con l'estensione `{ $ending }`
    .help = le estensioni sono: { $known }
diagnostic-feature-needed = questo plica è stato compilato senza la funzionalità `{ $feature }`, necessaria per i file `{ $ending }`
    .help = compilarlo con `cargo build --release --features { $feature }`
diagnostic-not-a-table = questo file non contiene nessuna tabella leggibile
    .help = salvare il foglio come CSV, con una riga di intestazioni e sotto le altre righe
diagnostic-ragged-row = questa riga ha { $count } celle e le intestazioni sono { $expected }
    .help = controllare i separatori e le virgolette; una cella può essere vuota, ma non può mancare
diagnostic-unknown-column = nessuna colonna si chiama `{ $name }`
    .help = le colonne sono il nome, la versione e i numeri delle domande della griglia
diagnostic-missing-column = manca una colonna per: { $name }
    .help = aggiungere la colonna; le sue celle possono restare vuote
diagnostic-duplicate-column = la colonna `{ $name }` compare due volte
    .help = cancellarne una
diagnostic-bad-key = nella griglia, `{ $value }` non può stare nella colonna `{ $column }`
    .help = lasciare la griglia così come la scrive `plica train exam`
diagnostic-unknown-version = { $name }: l'esame non ha nessuna versione `{ $version }`
    .help = le versioni sono: { $known }
diagnostic-bad-answer = { $last ->
        [none] { $name }: `{ $answer }` sta dove la versione dell'esame non ha nessuna domanda
       *[other] { $name }: `{ $answer }` non è una risposta alla domanda { $question }
    }
    .help = { $last ->
        [none] controllare la versione e l'intestazione della colonna
       *[other] scrivere una lettera dalla a alla { $last } oppure lasciare vuota la cella
    }
diagnostic-nameless-candidate = questa riga non nomina nessun candidato
    .help = scrivere il nome oppure cancellare la riga
diagnostic-duplicate-candidate = { $name } compare due volte
    .help = cancellare una delle due righe oppure distinguere i due candidati con il nome
