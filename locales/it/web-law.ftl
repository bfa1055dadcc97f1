### Le parole della consultazione delle regole, del confronto di due edizioni e della busta, in italiano.

web-law = Regole
web-law-lead = Le edizioni che plica contiene, articolo per articolo: ogni norma in parole e in clausole, con esempi pronti da provare.
web-law-editions = Edizioni
web-law-holds = Articoli: { $articles } · norme: { $rules } · esempi: { $examples }
web-law-holds-amending = Articoli: { $articles } (cambiati o nuovi: { $own }) · norme: { $rules } · esempi: { $examples }
web-law-concepts = La stessa materia nelle diverse edizioni
web-law-concept = Materia
web-law-amends = Modifica:
web-law-taken-over = Accanto a ogni articolo che non cambia sta da dove proviene.
web-law-back = Tutte le edizioni
web-law-neighbours = Articoli precedente e seguente
web-run-example = Apri nella decisione guidata
web-run-under = Decidere questo caso secondo { $edition }
web-no-such-edition = plica non ha nessuna edizione chiamata «{ $name }». Ha queste:
web-no-such-article = In { $edition } non c'è nessun articolo «{ $name }». Forse le serve uno di questi collegamenti:

web-choose-edition = Scelga un'edizione
web-differences = Differenze
web-differences-lead = Ciò che due edizioni decidono in modo diverso, ogni differenza con un caso da decidere. La prima volta il confronto richiede qualche secondo.
web-differences-first = Prima edizione
web-differences-second = Seconda edizione
web-differences-compare = Confronta
web-differences-parts = L'elenco completo, in parti
web-differences-same = Scelga due edizioni diverse.

web-envelope = Busta
web-envelope-title = La busta della mossa
web-envelope-lead = Indichi ciò che si sa della partita aggiornata. plica prepara la facciata della busta con tutto ciò che l'edizione esige e dice che cosa manca. La mossa in busta sta solo all'interno.
web-envelope-front = Mossa in busta
web-envelope-missing = Manca sulla busta secondo { $edition }
web-envelope-by-hand = Per ciò che manca, la facciata ha righe da riempire a mano.
web-envelope-open = Non è ancora chiaro che cosa { $edition } esige sulla busta: risponda, per favore, alla domanda segnata qui sotto.
web-envelope-complete = La busta porta tutto ciò che { $edition } esige.
web-envelope-nothing-required = Le norme di { $edition } che plica contiene non esigono nulla sulla busta.
web-envelope-print = Stampi questa pagina: esce solo la facciata della busta, in A5 orizzontale.
web-envelope-required = Che cosa dice { $edition } della busta
web-envelope-data = Ciò che porta la busta
web-envelope-game = La partita
web-envelope-edition = Edizione delle regole
web-envelope-event = Torneo
web-envelope-round = Turno
web-envelope-round-is = Turno { $round }
web-envelope-white = Bianco
web-envelope-black = Nero
web-envelope-position = La posizione prima della mossa in busta
web-envelope-no-position = Disegni qui la posizione
web-envelope-white-to-move = Muove il Bianco
web-envelope-black-to-move = Muove il Nero
web-envelope-number = Numero della mossa in busta
web-envelope-number-hint = Se lo lascia vuoto, si prende quello della posizione.
web-envelope-sealer = Chi ha messo in busta
web-envelope-sealer-by-position = Il colore a cui tocca muovere nella posizione
web-envelope-sealed-by = Messa in busta da
web-envelope-times = Tempi usati e offerta di patta
web-envelope-time-white = Tempo del Bianco
web-envelope-time-black = Tempo del Nero
web-envelope-offer = Offerta di patta
web-envelope-offer-none = Nessuna
web-envelope-offer-white = Del Bianco, ancora senza risposta
web-envelope-offer-black = Del Nero, ancora senza risposta
web-envelope-offer-white-declined = Del Bianco, rifiutata
web-envelope-offer-black-declined = Del Nero, rifiutata
web-envelope-resumption = La ripresa
web-envelope-date = Giorno
web-envelope-time = Ora
web-envelope-place = Luogo
web-envelope-resumed-day = Giorno della ripresa
web-envelope-resumed-hour = Ora della ripresa
web-envelope-resumed-on = Giorno e ora della ripresa
web-envelope-resumed-at = Luogo della ripresa
web-envelope-moment = { $day }, { $time }
web-envelope-signature-sealer = Giocatore che ha messo in busta
web-envelope-signature-arbiter = Arbitro
web-envelope-show = Mostra la busta
web-date = { $day } { $month ->
        [m1] gennaio
        [m2] febbraio
        [m3] marzo
        [m4] aprile
        [m5] maggio
        [m6] giugno
        [m7] luglio
        [m8] agosto
        [m9] settembre
        [m10] ottobre
        [m11] novembre
       *[m12] dicembre
    } { $year }
