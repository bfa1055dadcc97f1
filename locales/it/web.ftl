### Le parole della pagina dell'arbitro, in italiano.

cli-serve = Offre la pagina dell'arbitro su questo computer: decisioni guidate nel browser, senza rete
    .examples = Esempi:
        {"  "}plica serve --lang it
        {"  "}plica serve --open --lang it
        {"  "}plica serve --port 8080 --rules mie-regole --locales mie-parole
        {"  "}plica serve --host 0.0.0.0
        {"  "}plica serve --host 0.0.0.0 --name circolo.local
cli-serve-port = Porta; se non è indicata, 4974; con 0, una libera
cli-serve-host = Ascolta su questo indirizzo e non solo sul proprio computer, perché altri nella sala possano usarla: 0.0.0.0
cli-serve-name = Risponde anche a questo nome, con cui altri computer conoscono questo; si può ripetere: circolo.local
cli-serve-open = Apre anche la pagina nel browser
cli-site = Scrive la pagina dell'arbitro come file per qualsiasi server web: il browser la conserva e funziona senza rete
    .examples =
        {"  "}plica site -o pubblica
        {"  "}plica site -o pubblica --rules mie-regole --locales mie-parole
        {"  "}plica site -o pubblica --module plica.wasm
cli-site-output = La cartella in cui scrivere; viene creata se non c'è, e ciò che contiene resta
cli-site-module = plica come modulo WebAssembly, se non si trova accanto al programma né in target/
site-no-module = manca il modulo plica.wasm. Si fa così:
    {"  "}rustup target add wasm32-unknown-unknown
    {"  "}cargo build --profile wasm --package plica-wasm --target wasm32-unknown-unknown
site-not-a-module = { $path } non è un modulo WebAssembly
site-unread = impossibile leggere { $path }: { $reason }
site-written = { $files } file in { $folder }, versione { $version }: si possono mettere su qualsiasi server web con https
serve-listens = plica ascolta su { $address } · si ferma con Ctrl-C
serve-in-the-hall = Nella sala, per i telefoni: { $address }
serve-not-opened = impossibile aprire il browser; l'indirizzo è qui sopra
serve-cannot-listen = impossibile ascoltare su { $address }: { $reason }
serve-read-again = regole e testi sono stati riletti; valgono dalla prossima richiesta
serve-kept = restano in vigore le regole e i testi di prima
serve-nothing-to-read = non ci sono regole né testi da rileggere: plica usa i propri (--rules e --locales ne indicano altri)

web-skip = Vai al contenuto
web-pages = Pagine
web-languages = Lingue
web-footer = plica non conserva nulla: ciò che lei risponde sta nell'indirizzo della pagina. Fa fede l'articolo citato; le norme sono dette con parole di plica.
web-guided = Decisione guidata
web-home = Alla prima pagina
web-ask-edition = Quale edizione delle regole vale?
web-edition-taken = { $edition }: l'ha presa plica, perché è l'ultima edizione.
web-taken-with = Dà per detto anche: { $fact }.
web-taken = (l'ha preso plica)
web-edition-told = { $edition }, come lei ha indicato.
web-left-empty = Ciò che resta vuoto si dà per normale, e la decisione lo dice; o resta da sapere.
web-add = Aggiungi un altro fatto
web-ask-topic = Che cosa è accaduto?
web-ask-position = Qual era la posizione subito prima della mossa in busta?
web-ask-paper = Che cosa è scritto nella busta?
web-began = Il giorno in cui è cominciata la competizione
web-continue = Continua
web-fen = La posizione in FEN
web-fen-hint = Il colore a cui tocca muovere è quello di chi ha messo in busta.
web-position = La posizione
web-way-board = Su una scacchiera
web-way-board-go = Disporre la posizione su una scacchiera
web-way-game = Con le mosse della partita fin qui
web-way-game-hint = Dalla prima mossa all'ultima prima di quella in busta, in PGN o copiate dal formulario, con le lettere di qualsiasi lingua. Con le mosse plica vede anche le ripetizioni e conta le mosse senza cattura.
web-way-game-example = 1. e4 e5 2. Cf3 Cc6 ...
web-board = La posizione su una scacchiera
web-board-tap = Toccando una casa
web-board-move = si muove un pezzo
web-board-remove = si toglie un pezzo
web-board-squares = Le case come pulsanti
web-board-turn = Muove chi ha messo in busta
web-board-castling = Diritti di arrocco non perduti
web-board-castling-hint = Valgono solo finché re e torre stanno sulle loro case iniziali.
web-board-right = { $colour ->
        [white] Bianco
       *[black] Nero
    }, { $wing ->
        [king_side] corto
       *[queen_side] lungo
    }
web-board-more = Numero di mossa, contatore, presa al varco
web-board-number = Numero della mossa da giocare
web-board-half = Semimosse dall'ultima cattura o mossa di pedone
web-board-passed = Un pedone ha appena fatto il doppio passo sulla colonna
web-board-not-passed = nessuna
web-board-undo = Annulla
web-board-flip = Gira la scacchiera
web-board-read = Usa questa FEN
web-board-done = Questa è la posizione
web-board-initial = Posizione iniziale
web-board-empty = Scacchiera vuota
web-written = La mossa in busta, esattamente come è scritta
web-written-language = Lingua del formulario del giocatore
web-language-not-known = non si sa
web-paper-blank = Non c'è scritto nulla
web-paper-unreadable = Non si capisce che cosa c'è scritto
web-not-yet = Non lo so ancora
web-cannot-be-established = Non si potrà appurare
web-time-hint = Per esempio 20 min, 1 h 15 min, 1:15. Un numero senza unità indica minuti.
web-leads-to = Dove porta ogni risposta
web-fault = Questo non torna
web-so-far = Ciò che è già certo
web-aside = Altri dettagli
web-not-so = Non è così?
web-decide-so = Decidere così
web-ruling = La decisione
web-actions = Con questa decisione
web-protocol = Verbale da stampare e firmare
web-compare = Gli stessi fatti secondo altre edizioni
web-changes = Che cosa la cambierebbe
web-json = La decisione come dati (JSON)
web-share-on = Inviare la decisione
web-share = Condividi
web-copy = Copia il link
web-copied = Link copiato
web-print = Stampa
web-template = Un altro caso dello stesso torneo
web-qr = Codice QR di questa pagina
web-qr-alt = Codice QR con l'indirizzo di questa pagina
web-given = Le sue risposte
web-change = cambia
web-begin-again = Ricomincia
web-left-open = { $fact }: non si sa ancora
web-unknowable = { $fact }: non si può stabilire
web-back = Torna alle domande
web-record-event = competizione
web-record-title = Verbale della decisione dell'arbitro
web-record-fill = Completare i dati del verbale
web-record-put = Riportare nel verbale
web-record-date = data e ora
web-record-objections = osservazioni e riserve dei giocatori
web-record-address = per ritrovare questa decisione

language-es = spagnolo
language-it = italiano
language-en = inglese
language-fr = francese
language-de = tedesco
language-pt = portoghese
language-ca = catalano
language-ro = romeno
language-hu = ungherese
language-ru = russo
language-nl = olandese
language-da = danese
language-no = norvegese
language-sv = svedese
language-fi = finlandese
language-is = islandese
language-pl = polacco
language-cs = ceco
language-et = estone
web-renewed = plica è stato aggiornato su questo dispositivo.
offline-taking = plica si sta scaricando su questo dispositivo. Bastano pochi secondi, poi funziona senza rete.
offline-refused = Questo browser non può conservare plica. Servono un indirizzo che cominci con https e una finestra non privata.
offline-broken = Non è stato possibile scaricare plica. Controlli la rete e ricarichi questa pagina.
offline-no-scripts = Per conservare plica su questo dispositivo, consenta gli script in questa pagina.
