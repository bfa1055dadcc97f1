### Le parole per gli assistenti in italiano: ciò che `plica mcp` dice dei suoi strumenti.

cli-mcp = Risponde a un assistente: decisioni, fatti mancanti, mosse scritte, articoli e differenze come strumenti (Model Context Protocol)
    .examples = Esempi:
        {"  "}plica mcp
        {"  "}plica mcp --lang en --rules mie-regole

        Un assistente lo avvia e parla con esso sullo standard input e output. Nella sua configurazione:

        {"  "}{"{"} "mcpServers": {"{"} "plica": {"{"} "command": "plica", "args": ["mcp"] {"}"} {"}"} {"}"}

        Strumenti: decide, missing_facts, read, show, diff. Lingua: quella di ogni chiamata o, altrimenti, --lang o quella del sistema.
        Codice di uscita: 0 l'assistente se n'è andato, 1 parlava un altro protocollo, 2 errore nella riga di comando.

mcp-instructions = plica decide sulle partite di scacchi aggiornate: entra ciò che è accaduto, escono risultato, doveri e ragioni, con l'articolo e l'edizione citati. Non inventare mai una decisione: racconta a `decide` i fatti noti e, dove il suo stato resta aperto (open), chiedi ciò che indica come mancante; `missing_facts` dice a che cosa porta ogni risposta. Ometti il fatto che nessuno ti ha raccontato; scrivi `unknown` solo dove una risposta è stata chiesta e non si è potuta dare. Con ogni decisione riporta la citazione, e nomina i presupposti e le letture su cui poggia.
mcp-tool-decide = Decide un caso secondo un'edizione: stato, risultato, doveri e diritti con le loro ragioni e citazioni, le letture e i presupposti su cui poggia, e ciò che manca. L'edizione si nomina o segue dal giorno in cui è iniziata la competizione.
    .title = Decidere un caso
mcp-tool-missing-facts = Dice quali fatti bisogna ancora sapere perché un caso sia risolto, prima il più utile, ciascuno come domanda con ciò a cui porta ogni risposta.
    .title = Che cosa manca da sapere
mcp-tool-read = Legge una mossa com'è scritta sul foglio, nella sua posizione: chiara, inesatta, ambigua, illegale o indecifrabile, con le mosse che può significare.
    .title = Leggere una mossa scritta
mcp-tool-show = Mostra la legge: senza argomenti le edizioni, con un'edizione i suoi articoli, con un articolo ciò che dice, regola per regola, con esempi.
    .title = Mostrare la legge
mcp-tool-diff = Confronta due edizioni: quali risultati differiscono e quali disposizioni lo causano; con una disposizione, ogni caso che cambia. Il primo confronto di due edizioni richiede alcuni secondi.
    .title = Confrontare due edizioni
mcp-argument-facts = Che cosa è accaduto: fatti per nome. Racconta ciò che si sa e ometti il resto.
mcp-argument-edition = L'edizione, come fide-2014
mcp-argument-on = Il giorno in cui è iniziata la competizione, come 2014-07-15: vale l'edizione allora in vigore. Non insieme a edition.
mcp-argument-explain = Dire anche quali norme non si applicano e perché
mcp-argument-what-would-change = Dire anche quali minimi cambiamenti dei fatti darebbero un altro risultato; richiede alcuni secondi
mcp-argument-lang = Lingua della risposta; se non è data, quella del sistema dell'utente
mcp-argument-position = La posizione in FEN; il tratto è di chi ha scritto la mossa
mcp-argument-written = La mossa com'è scritta
mcp-argument-language = Codice della lingua in cui è scritta la mossa, come es o de, se si sa
mcp-argument-history = Le mosse della partita fino alla posizione, se si sanno; senza posizione, è la loro fine
mcp-argument-article = Numero di un articolo o di una regola, come E.8, o il suo concetto; senza edizione, in tutte
mcp-argument-first = Un'edizione
mcp-argument-second = L'altra edizione
mcp-argument-provision = Una disposizione nominata nel riassunto, come E.8.a
mcp-nothing-missing = Non occorre sapere altro.
mcp-unknown-tool = non c'è nessuno strumento `{ $name }`; ci sono: { $known }
mcp-no-message = questa riga non è un messaggio del protocollo
mcp-too-long = questa riga supera { $longest } MB; non ne è stato letto nulla
mcp-not-begun = L'assistente non ha iniziato come vuole il Model Context Protocol; non è stato risposto nulla.
mcp-no-threads = Il sistema non concede thread con cui lavorare.
