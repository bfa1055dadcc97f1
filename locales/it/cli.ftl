### The words of the command line in Italian: help, usage errors, summaries.

cli = Decisioni sulle partite aggiornate, con l'articolo: si racconta che cosa è accaduto e si ottiene il risultato, che cosa ne segue e perché.
    .examples = Esempi:
        {"  "}plica decide examples/two-knights.yaml --edition fide-2014
        {"  "}plica read Cd4 --position "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41" --written-in it
        {"  "}plica show E.8 --edition fide-2014
        {"  "}plica check --rules mie-regole
        {"  "}plica replay decisioni.jsonl --rules mie-regole

        Codice di uscita: 0 deciso, 1 errore nelle norme o nei dati, 2 errore nel comando, 3 non deciso o non regolato.
cli-usage = Uso:
cli-usage-options = [OPZIONI]
cli-commands = Comandi
cli-command-name = COMANDO
cli-value-address = INDIRIZZO
cli-value-answers = RISPOSTE
cli-value-article = ARTICOLO
cli-value-case = CASO
cli-value-choice = SCELTA
cli-value-code = CODICE
cli-value-concept = CONCETTO
cli-value-date = DATA
cli-value-dir = CARTELLA
cli-value-edition = EDIZIONE
cli-value-file = FILE
cli-value-files = FILE
cli-value-folder = CARTELLA
cli-value-key = CHIAVE
cli-value-name = NOME
cli-value-new = NUOVA
cli-value-number = NUMERO
cli-value-old = PRECEDENTE
cli-value-percent = PERCENTUALE
cli-value-result = RISULTATO
cli-value-text = TESTO
cli-value-words = PAROLE
cli-arguments = Argomenti
cli-options = Opzioni
cli-see-help = Per saperne di più: plica --help

cli-option-lang = Lingua: es, it o en; se non è indicata, quella del sistema o, in mancanza, l'inglese
cli-option-rules = Cartella con un altro regolamento, al posto di quello incorporato
cli-option-locales = Cartella con testi che prevalgono su quelli incorporati (es/…, it/…, en/…)
cli-option-help = Mostra questo aiuto
cli-option-version = Mostra la versione
cli-option-format = Formato: text (se non è indicato altro), json, md o html
cli-option-reading = Come si legge un testo controverso, per esempio both-late=not_regulated (plica show --readings le elenca); si può ripetere
cli-option-search = Quante posizioni si esaminano al massimo per sapere se il matto è ancora possibile (4000000): con un numero maggiore restano aperte meno risposte e alcune richiedono più tempo

cli-decide = Decide uno o più casi
    .examples = Esempi:
        {"  "}plica decide caso.yaml
        {"  "}plica decide caso.yaml --on 2014-07-15 --lang it
        {"  "}plica decide caso.yaml --compare fide-1974,fide-1997,fide-2014
        {"  "}plica decide caso.yaml --format html > decisione.html
        {"  "}plica decide - < caso.json
        {"  "}plica decide caso.yaml --log decisioni.jsonl

        Codice di uscita: 0 deciso, 1 errore nei dati, 2 errore nel comando, 3 non deciso o non regolato.
cli-decide-cases = File dei casi in YAML o JSON; - legge lo standard input
cli-decide-edition = L'edizione che vale, per esempio fide-2014
cli-decide-on = Il giorno in cui è iniziata la competizione (2014-07-15): si applica l'edizione allora in vigore
cli-decide-compare = Decide secondo più edizioni, una accanto all'altra
cli-option-explain = Dice anche tutto ciò che si è dato per scontato, come si scrive ogni fatto nel file del caso e quali norme non si applicano e perché
cli-decide-what-would-change = Dice anche quali minimi cambiamenti dei fatti darebbero un altro risultato
cli-decide-why-not = Perché il risultato non è questo (patta, 1-0, 0-1, 0-0, annulled, *) e che cosa vi porterebbe
cli-decide-log = File a cui si aggiunge ogni decisione come riga di JSON: i fatti dichiarati, che cosa si è deciso e secondo quali norme

cli-batch = Decide molti casi: entra un caso per riga in JSON ed esce una decisione per riga, nello stesso ordine
    .examples = Esempi:
        {"  "}plica batch casi.ndjson > decisioni.ndjson
        {"  "}plica batch casi.ndjson --edition fide-2014 --lang it -o decisioni.ndjson
        {"  "}zcat casi.ndjson.gz | plica batch --summary
        {"  "}plica batch casi.ndjson --summary --format json
        {"  "}plica batch casi.parquet -o decisioni.parquet

        Senza --lang le decisioni contengono solo nomi e valori, senza parole. Una riga che non è un caso
        diventa {"{"}"line": …, "errors": …{"}"}, e il resto prosegue.
        I file .csv e .parquet sono tabelle, in entrata o in uscita, con un fatto per colonna;
        serve la funzionalità `tables`.

        Codice di uscita: 0 tutte le righe sono casi, 1 errore in una riga o in un file, 2 errore nel comando.
cli-batch-cases = File con un caso per riga: l'oggetto che accetta `decide`, o {"{"}"facts": …{"}"}; con - o senza nulla si legge lo standard input
cli-batch-edition = L'edizione che regola ogni caso che non ne nomini un'altra accanto ai suoi fatti, per esempio fide-2014
cli-batch-on = Il giorno in cui è cominciata la competizione (2014-07-15): si applica l'edizione allora in vigore
cli-batch-summary = Conta i casi per risultato e per norma invece di scrivere le decisioni
cli-batch-output = File in cui scrivere, al posto dello standard output
cli-batch-resume = Continua un lotto interrotto da ciò che è rimasto del file di -o (FILE.part); se non è rimasto nulla, lo comincia
cli-batch-format = Formato del conteggio: text (se non è indicato altro), json, md o html

cli-read = Legge una mossa così com'è scritta sul foglio
    .examples = Esempi:
        {"  "}plica read Cd4 --position "4k3/7p/8/8/8/5N2/2N4P/4K3 w - - 0 41" --written-in it
        {"  "}plica read "Tf2-a2" --position "7k/2R5/8/6K1/8/8/8/8 w - - 0 41" --written-in it
        {"  "}plica read 0-0 --position "4k3/8/8/8/8/8/8/4K2R w K - 0 41" --format html > mossa.html
cli-read-written = La mossa, esattamente com'è scritta; ? per ogni lettera illeggibile
cli-read-position = La posizione prima della mossa, in notazione Forsyth-Edwards
cli-read-written-in = La lingua del formulario del giocatore: es, it, en, de, fr, pt …
cli-read-batch = File con una mossa per riga in JSON ({"{"}"position": …, "written": …, "language": …{"}"}); - legge lo standard input; scrive una lettura per riga
cli-read-history = File con la partita fin lì (PGN o elenco di mosse), per le ripetizioni; senza --position la posizione è la sua fine

cli-show = Mostra un articolo: le sue norme in parole e in clausole, che cosa prevale su che cosa, i suoi esempi
    .examples = Esempi:
        {"  "}plica show
        {"  "}plica show E.8 --edition fide-2014
        {"  "}plica show lateness
        {"  "}plica show --search "ritardo arbitro"
        {"  "}plica show A8 --format html > A8.html
        {"  "}plica show --readings --edition fide-2014
        {"  "}plica show E.8 --proof --edition fide-2014 --lang it
        {"  "}plica show --all --edition fide-2014 --format html > fide-2014.html
cli-show-article = Numero di un articolo o di una norma (E.8, 17.2), o un concetto (lateness); senza nulla, l'elenco degli articoli
cli-show-readings = Elenca le letture dei testi controversi: che cosa è in dubbio, che cosa sostiene ciascuna e quale si segue
cli-show-search = Gli articoli di tutte le edizioni che contengono queste parole, materia per materia; gli accenti non contano
cli-show-all = Tutti gli articoli, uno dopo l'altro: l'intero regolamento
cli-show-proof = Foglio di riscontro per chi cura le regole: la clausola di ogni norma detta in una frase accanto al suo testo, con avvisi dove differiscono; senza articolo, tutti
cli-show-edition = Solo questa edizione
cli-show-format = Formato: text (se non è indicato altro), json, md o html

cli-check = Controlla un regolamento: clausole, nomi, conflitti fra norme, esempi, testi in ogni lingua
    .examples = Esempi:
        {"  "}plica check
        {"  "}plica check --rules mie-regole --locales mie-parole
        {"  "}plica check --rules mie-regole --format json
cli-check-format = Formato: text (se non se ne indica un altro), json, md, sarif o github (annotazioni di un flusso di lavoro)
cli-check-strict = Anche gli avvisi contano come errori

cli-diff = Confronta due edizioni: ogni differenza di decisione con i fatti che la mostrano, le due decisioni e un caso
    .examples = Esempi:
        {"  "}plica diff fide-1974 fide-1997 --lang it
        {"  "}plica diff fide-2014 fide-2023 --lang it
        {"  "}plica diff fide-1974 fide-2014 --lang it --format html > 1974-2014.html
        {"  "}plica diff fide-2014 --rules mie-regole --lang it
cli-diff-first = La prima edizione, per esempio fide-1974
cli-diff-second = La seconda edizione; senza, con --rules, che cosa decide diversamente da plica la copia della prima nella cartella
diff-second-needed = indicare una seconda edizione, oppure una cartella con la propria copia delle regole: plica diff { $edition } --rules CARTELLA
cli-diff-exit-code = Codice d'uscita 3 se qualcosa è diverso
cli-diff-all = In text e md, l'elenco completo invece del riassunto: tutti i punti con i loro fatti e il loro caso (html e json lo contengono sempre)
cli-diff-format = Formato: text (se non se ne indica un altro), json, md, html, sarif o github (annotazioni di un flusso di lavoro)

cli-replay = Decide di nuovo ciò che `decide --log` ha registrato ed elenca le decisioni che cambiano
    .examples = Esempi:
        {"  "}plica replay decisioni.jsonl
        {"  "}plica replay decisioni.jsonl --rules mie-regole
        {"  "}plica replay decisioni.jsonl --rules mie-regole --format json > cambiamenti.jsonl

        Codice di uscita: 0 nessuna decisione cambia, 1 il file o qualche riga non si può leggere, 2 errore nel comando, 3 qualche decisione cambia.
cli-replay-edition = Decidere ogni caso con questa edizione e non con la sua
cli-replay-log = Il registro: una decisione per riga; - legge lo standard input
cli-replay-format = Formato: text (se non è indicato altro) o json (una riga per ogni cambiamento e, nell'ultima, il conteggio)

cli-log = Verifica un registro di decisioni o lo firma
    .examples = Esempi:
        {"  "}plica log verify decisioni.jsonl
        {"  "}plica log sign decisioni.jsonl --key arbitro
cli-log-verify = Trova le righe di un registro cancellate, spostate, ripetute, alterate o inserite
    .examples = Esempi:
        {"  "}plica log verify decisioni.jsonl
        {"  "}plica log verify decisioni.jsonl --head 3f0c…
        {"  "}plica log verify decisioni.jsonl --signature decisioni.jsonl.head.sig --key arbitro.pub

        Codice di uscita: 0 il registro è integro, 1 non lo è o non ha catena, 2 errore nel comando.
cli-log-verify-log = Il registro; - legge lo standard input
cli-log-verify-head = La testa annotata a suo tempo (64 cifre): deve essere nel registro; così risulta che alla fine non manca nulla
cli-log-verify-signature = Firma di una testa (FILE.head.sig, con FILE.head accanto): la testa deve essere nel registro
cli-log-verify-key = Chiave pubblica di chi ha firmato, come la scrive OpenSSH (.pub)
cli-log-verify-format = Formato: text (se non è indicato altro) o json
cli-log-sign = Firma fin dove arriva un registro: scrive FILE.head e FILE.head.sig
    .examples = Esempi:
        {"  "}ssh-keygen -t ed25519 -N "" -f arbitro
        {"  "}plica log sign decisioni.jsonl --key arbitro

        Senza plica: ssh-keygen -Y verify -n plica -f firmatari -I arbitro -s decisioni.jsonl.head.sig < decisioni.jsonl.head

        Codice di uscita: 0 firmato, 1 errore nel registro o nella chiave, 2 errore nel comando.
cli-log-sign-log = Il registro
cli-log-sign-key = Chiave privata Ed25519 senza passphrase, come la scrive OpenSSH
cli-sign = Firma file, come decisioni salvate: scrive FILE.sig accanto a ciascuno
    .examples = Esempi:
        {"  "}plica decide caso.yaml --format html > decisione.html
        {"  "}plica sign decisione.html --key arbitro

        Senza plica: ssh-keygen -Y verify -n plica -f firmatari -I arbitro -s decisione.html.sig < decisione.html
        Il file `firmatari` contiene una riga: arbitro, poi il contenuto di arbitro.pub.

        Codice di uscita: 0 firmato, 1 errore in un file o nella chiave, 2 errore nel comando.
cli-sign-files = I file
cli-sign-key = Chiave privata Ed25519 senza passphrase, come la scrive OpenSSH

cli-completions = Scrive ciò che serve a una shell per completare con il tabulatore comandi, opzioni ed edizioni di plica
    .examples = Esempi:
        {"  "}plica completions bash > ~/.local/share/bash-completion/completions/plica
        {"  "}plica completions zsh > ~/.zfunc/_plica
        {"  "}plica completions fish > ~/.config/fish/completions/plica.fish
        {"  "}plica completions powershell >> $PROFILE
cli-completions-shell = La shell: bash, zsh, fish, powershell o elvish
cli-man = Scrive le pagine del manuale (man), una per comando
    .examples = Esempi:
        {"  "}plica man -o ~/.local/share/man/man1
        {"  "}plica man --lang es -o ~/.local/share/man/es/man1
cli-man-output = Cartella in cui metterle; se non c'è, viene creata
man-manual = Manuale di plica
man-name = Nome
man-synopsis = Sintassi
man-see-also = Vedere anche

cli-unknown-language = `{ $value }` non è una lingua di plica: es, it o en
cli-compare-commas = le edizioni di `--compare` si separano con virgole, senza spazi: `--compare { $editions }`
cli-unknown-argument = qui non c'è alcuna opzione `{ $argument }`
cli-unknown-command = non c'è alcun comando `{ $argument }`
cli-missing-command = manca il comando
cli-missing-argument = manca: { $argument }
cli-conflicting-arguments = `{ $argument }` non si può usare insieme a `{ $other }`
cli-bad-value = `{ $value }` non va bene per { $argument }
cli-bad-usage = il comando non si comprende

check-edition = { $edition }: { $articles } articoli, { $rules } norme, { $examples } esempi
check-not-proven = Nessun errore trovato, ma non tutto si è potuto dimostrare: si vedano gli avvisi. (regolamento { $rulebook }, testi { $words })
check-sound = Il regolamento è in ordine: nessun conflitto fra norme, ogni esempio riceve la decisione che si aspetta e non manca alcun testo. (regolamento { $rulebook }, testi { $words })
check-built-in = il regolamento che plica porta con sé
check-folder = il regolamento in `{ $folder }`
check-explain = `plica explain CODICE` dice di più su un messaggio: il suo codice sta fra parentesi quadre.
texts-missing = { $count ->
        [one] manca 1 testo: al suo posto c'è il suo nome fra parentesi graffe
       *[other] mancano { $count } testi: al loro posto ci sono i loro nomi fra parentesi graffe
    }; `plica check` li elenca
