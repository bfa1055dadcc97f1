### The words of a ruling in Italian: headings, verdicts, duties, citations, answers.

ruling-title = Decisione secondo { $edition }
words-borrowed = I testi di questa edizione non sono tenuti in italiano: le sue norme sono date qui in { $language ->
        [es] spagnolo
        [it] italiano
       *[en] inglese
    }.
ruling-footer = plica { $engine }, regolamento { $rulebook }, testi { $words }. Le norme sono dette con parole di plica; fa fede l'articolo citato.
ruling-footer-other-words = plica { $engine }, regolamento { $rulebook }, testi { $words }. Le norme sono dette con parole che non sono quelle di plica; fa fede l'articolo citato.

## The verdict

verdict-line = Risultato: { $score }. { $verdict }
verdict-loses = { $party } { $party_number ->
        [plural] perdono
       *[singular] perde
    }
verdict-wins = { $party } { $party_number ->
        [plural] vincono
       *[singular] vince
    }
verdict-drawn = la partita è patta
verdict-lost-by-both = entrambi i giocatori perdono la partita
verdict-annulled = la partita è annullata
verdict-goes-on = la partita continua
verdict-decided-without-result = Deciso, senza un risultato da dichiarare: che cosa ne segue è detto sotto.
verdict-open = Non ancora deciso: { $possible }.
answer-then = — { $step } [{ $citation }]
verdict-usual-score = { $score }: { $verdict }, se { $facts }.
verdict-usual = { $verdict }, se { $facts }.
verdict-open-colour = { $verdict } Il punteggio, { $possible }, dipende dal suo colore.
verdict-open-without-result = Non ancora deciso: dipende dai fatti che seguono.
verdict-silent = Le norme di { $edition } raccolte in plica non danno alcun risultato per questo caso.
score-annulled = la partita è annullata
score-silent = questa edizione non lo regola
score-goes-on = la partita continua
list-and = { $first } e { $last }
list-or = { $first } o { $last }
question-of-order = Che cosa è avvenuto prima: { $one } o { $other }?

## Headings

heading-why = La norma
heading-sealed = La mossa in busta
heading-position = Posizione all'aggiornamento
heading-discretion = A discrezione dell'arbitro
heading-now = Che cosa fare ora
assumed-usual = Il corso normale di una partita ({ $count })
assumed-more-brief = { $count ->
        [one] E 1 altro presupposto del corso normale (--explain).
       *[other] E altri { $count } presupposti del corso normale (--explain).
    }
assumed-usual-brief = { $count ->
        [one] il corso normale di una partita: 1 presupposto (--explain).
       *[other] il corso normale di una partita: { $count } presupposti (--explain).
    }
missing-names-brief = Come si scrivono questi fatti nel file del caso: --explain.
missing-not-all = Si ignora tanto che non è stato esaminato tutto: qualche risultato indicato come possibile può non esserlo, e altri fatti possono contare. Dica ciò che sa e chieda di nuovo.
now-called-for = In questo caso:
now-usual = Come in ogni partita:
heading-consequences = Che cosa ne segue
heading-missing = Che cosa occorre sapere prima
heading-unknowable = Che cosa non si può accertare e da cui dipende
unknowable-whose = Secondo il caso, nessuno può saperlo. plica non lo dà per scontato: valutare i fatti spetta all'arbitro, e da ciò che ritiene provato segue quanto indicato per ciascuna risposta.
heading-undetermined = Che cosa non si può decidere con i fatti noti
heading-considered = Norme esaminate che non si applicano
heading-case-names = Come si scrive nel file del caso
discretion-then = Se decide così, { $outcome }.
discretion-then-ruling = Se decide così: { $ruling }
discretion-otherwise = l'arbitro può decidere il contrario: { $statement }
heading-caveats = Da tenere presente
heading-unregulated = { $edition }, come è raccolta in plica, non lo risolve
heading-not-held = plica non raccoglie le regole di { $edition } su questo
heading-immaterial = Non influisce su questa decisione: nessuna norma di { $edition } raccolta in plica ne dipende
heading-gaps = Che cosa { $edition } non dice
heading-readings = Come si legge un testo controverso
readings-title = Letture di testi controversi: { $edition }
reading-taken = Si legge così se non si sceglie altrimenti.
readings-none = Le norme di questa edizione raccolte in plica non dipendono da alcuna lettura controversa.
reading-taken-so = { $reading }: { $choice }
reading-otherwise = Se si leggesse altrimenti: { $choice }; allora { $outcome }
otherwise-result = il risultato sarebbe { $score }.
otherwise-same-result = il risultato sarebbe lo stesso, ma non tutto il resto.
otherwise-goes-on = la partita continuerebbe.
otherwise-annulled = la partita sarebbe annullata.
otherwise-consequences = le conseguenze sarebbero altre.
otherwise-open = la decisione resterebbe aperta.
otherwise-possible = la decisione resterebbe aperta: { $possible }.
otherwise-silent = questa edizione non lo regolerebbe.
heading-assumed = Si è dato per scontato
heading-told = Fatti dichiarati
heading-examples = Esempi
heading-elsewhere = La stessa materia in altre edizioni

## Reasons

because = Perché { $reasons }.
because-nothing-ends-it = Perché nulla di quanto dichiarato vi pone fine.
because-one-of = Per una di queste norme, a seconda di: { $facts }.
rule-applies = si applica la norma { $rule }
rule-does-not-apply = non si applica la norma { $rule }
displaces = Questa norma prevale su { $rules }.
displaced-by = la precedenza è di { $rules }
over-before = la partita era già finita secondo { $rules }
over-annulled = la partita è annullata secondo { $rules }
order-of-two = prima { $first }, poi { $then }
order-usual = prima { $first }, poi { $then }
order-at-once = { $first } e { $then } avvengono nello stesso momento
moment-after = { $value } dopo l'ora fissata
moment-before = { $value } prima dell'ora fissata
moment-at = all'ora fissata
reading-of-text = Come si legge il testo: { $note }
turns-on = Dipende da: { $facts }.
fact-not-known = non si sa: { $fact }
told-unknown = Non si sa ancora: { $fact }.
told-doubted = In dubbio, per quanto dichiarato: { $fact }.
whoever-sealed = Di chiunque sia la mossa in busta, il risultato è lo stesso: { $rules }.
told-follows = Ne segue: { $says }.
told-unknowable = Non si può stabilire: { $fact }.
value-not-known = un valore che ancora non si può calcolare

## Duties and rights

duty = { $modality ->
        [must] { $party } { $party_number ->
            [plural] devono
           *[singular] deve
        } { $act }
        [may] { $party } { $party_number ->
            [plural] possono
           *[singular] può
        } { $act }
        [should] { $party } { $party_number ->
            [plural] dovrebbero
           *[singular] dovrebbe
        } { $act }
       *[must_not] { $party } non { $party_number ->
            [plural] devono
           *[singular] deve
        } { $act }
    }

## Citations

cite-letter = { $edition }, art. { $article }
cite-part = { $edition }, { $article }
part-Guidelines = Linee guida { $number }
cite-interpretation = { $edition }, interpretazione dell'art. { $article } { $year }
cite-interpretation-short = { $article } interp. { $year }
cite-commentary = { $edition }, commento all'art. { $article }
cite-commentary-short = { $article } (commento)

## Answers

answer-yes = sì
answer-no = no
answer-leads-to = { $answer } → { $result }
answer-taken-where = { $when } → vale come «{ $value }»
answer-tell = Indicarlo
answer-by-position = Ricavarlo dalla posizione
answer-still-open = ancora da decidere ({ $possible })
limit-at-most = al massimo { $value }
limit-more-than = più di { $value }
limit-at-least = almeno { $value }
limit-less-than = meno di { $value }
limit-any = qualsiasi valore
limit-other-fact = «{ $fact }»
hint-give-position = Basta anche la posizione (con la mossa com'è scritta): plica lo ricava.

## The written move

reading-title = «{ $written }»
reading-footer = plica { $engine }
reading-kind = { $kind ->
        [clear] «{ $written }» indica con chiarezza una mossa legale
        [inexact] «{ $written }» è inesatta, ma le corrisponde una sola mossa legale
        [ambiguous] «{ $written }» è ambigua: le corrisponde più di una mossa legale
        [illegal] «{ $written }» indica una mossa illegale
        [unintelligible] «{ $written }» non lascia capire quale sia la mossa
       *[absent] non è scritta alcuna mossa
    }
reading-stated-differs = vale la lettura dell'arbitro; plica legge l'annotazione come { $kind ->
        [clear] chiara
        [inexact] inesatta
        [ambiguous] ambigua
        [illegal] illegale
        [unintelligible] indecifrabile
       *[absent] non scritta
    }
reading-move = È { $move }.
reading-candidates = Può essere { $moves }.
reading-near = Mossa legale simile: { $move } ({ $why }). È una nota per l'arbitro, non una decisione.
reading-language-matters = Non è stata indicata la lingua del formulario. La mossa è legale soltanto con le lettere di alcune lingue; per maggiore sicurezza la si indichi:
reading-language-decides = Decide la lingua del formulario; la si indichi:
reading-no-legal-move = nessuna mossa legale
fivefold-not-checked = La quintuplice ripetizione non si è potuta cercare: occorre indicare le mosse della partita da più indietro.

## Articles

show-provided = Vale solo se { $proviso }.
show-displaced-by = Cede a: { $rules }
show-displaces = Prevale su: { $rules }
example-open = Non ancora deciso.

## Editions

partial-edition = { $edition } (plica ne contiene solo una parte)
day-written = { $first ->
        [yes] 1º
       *[no] { $day }
    } { $month ->
       *[january] gennaio
        [february] febbraio
        [march] marzo
        [april] aprile
        [may] maggio
        [june] giugno
        [july] luglio
        [august] agosto
        [september] settembre
        [october] ottobre
        [november] novembre
        [december] dicembre
    } { $year }
period-from-to = per tornei iniziati dal { $from } al { $to }
period-from = per tornei iniziati dal { $from }
period-undated = periodo di validità ignoto: si sceglie solo per nome
period-amends = modifica { $edition }

## Editions side by side

compare-title = Un caso secondo più edizioni
compare-edition = Edizione
compare-result = Decisione
compare-rules = Norme
compare-open = ancora da decidere: { $possible }

## Differences between two editions

diff-title = { $first } e { $second }
diff-assumed-heading = Che cosa presume ciascuna edizione
diff-assumed-side = { $edition }: se non si dice altro, { $statement }.
diff-assumed-when = { $edition }: se non si dice altro, { $statement } (quando { $when }).
diff-assumed-depending = { $edition }: se non si dice altro, { $statement }; non sempre: dipende da { $facts }.
diff-assumed-nothing = { $edition }: non si presume nulla; va detto.
diff-assumed-results = In questo caso: { $first }, { $one }; { $second }, { $other }.
diff-assumed-goes-on = la partita prosegue
diff-assumed-open = non deciso se manca quel dato
diff-summary-assumed = A parte ciò che ciascuna presume, { $first } e { $second } danno a ogni caso lo stesso risultato.
diff-told-always = { $title }. In ogni partita aggiornata.
diff-told-heading = Che cosa bisogna sapere
diff-told-intro = Per ogni fase della partita aggiornata, nell'ordine dei fatti, la differenza che meno si scosta dal corso normale. Ogni esempio è stato deciso secondo le due edizioni.
diff-told = { $title }. { $facts }
diff-told-scope = Quando vale il testo
diff-told-side = { $edition } [{ $citation }]: { $norm }
diff-told-nothing = { $edition }: non ne dice nulla.
diff-told-not-here = { $edition }: in questo caso non dispone nulla di simile.
diff-told-any-case = Caso: qualsiasi partita aggiornata.
diff-told-case = Caso: { $case }
diff-rest = { $count ->
        [0] I risultati non differiscono in alcun punto; il resto si vede con: plica diff { $first } { $second } --all
        [one] L'elenco completo, con un punto in cui i risultati differiscono e il suo caso: plica diff { $first } { $second } --all
       *[other] L'elenco completo, con i { $count } punti in cui i risultati differiscono, ciascuno con il suo caso: plica diff { $first } { $second } --all
    }
diff-summary = { $count ->
        [0] { $first } e { $second } danno a ogni caso lo stesso risultato.
        [one] { $first } e { $second } differiscono nel risultato in un punto: due disposizioni danno a uno stesso caso due risultati. Il punto è mostrato con il minor numero di fatti; il suo caso è stato deciso secondo entrambe le edizioni.
       *[other] { $first } e { $second } differiscono nel risultato in { $count } punti: ognuno è una disposizione dell'una e una dell'altra (o il suo silenzio) che danno a uno stesso caso due risultati. Ogni punto è mostrato con il minor numero di fatti; il suo caso è stato deciso secondo entrambe le edizioni.
    }
diff-incomplete = Possono esserci altre differenze: la ricerca si è fermata al suo limite.
diff-results = I risultati che differiscono
diff-points = { $count ->
        [one] un punto
       *[other] { $count } punti
    }
diff-player-wins = vince uno dei giocatori
diff-other-wins = vince l'altro giocatore
diff-silent = non regolato
diff-normal-course = Non è successo nulla di insolito
diff-case = Un caso del primo genere:
diff-also = Lo stesso rispetto a { $rules }.
diff-more = { $count ->
        [one] Un altro punto con questi risultati:
       *[other] Altri { $count } punti con questi risultati:
    }
diff-embedded = { $edition } (plica)
diff-copy = { $edition } (copia di lavoro)
diff-words = I vocabolari differiscono
diff-word-fact = Solo { $own } conosce il fatto { $fact }; si intende che l'altra non chieda nulla al riguardo.
diff-word-value = Solo { $own } conosce il valore { $value } di { $fact }; l'altra decide come per un valore che nessuna delle sue regole nomina.
diff-word-assumed = Danno per scontate cose diverse su { $fact }; ciascuna decide secondo ciò che essa stessa dà per scontato.
diff-word-act = L'atto `{ $act }` ha bisogno di altro o cambia altro nei due vocabolari.
diff-word-impossible = Escludono casi diversi come impossibili in una partita; non si confronta alcun caso escluso da una delle due.
diff-by-reading = solo per la lettura che qui si segue di un testo controverso: { $readings }
diff-texts = I testi, uno accanto all'altro
diff-texts-count = { $count ->
        [one] In un articolo c'è qualche norma che non è scritta allo stesso modo.
       *[other] In { $count } articoli c'è qualche norma che non è scritta allo stesso modo.
    }
diff-moments = Momenti che cadono altrove
diff-moment-told = dove lo dice il caso
diff-moment-none = non conosce questo momento
diff-readings = Letture che una sola delle edizioni conosce
diff-reading-none = il suo testo non lascia questo dubbio
diff-of = { $edition }: { $said }
diff-nothing = nulla
diff-only = Doveri, diritti e tempi: ciò che regola solo { $own }
diff-only-sometimes = Doveri, diritti e tempi: ciò che { $own } dispone in casi in cui { $other } no, a parità di risultato
diff-provisions = Quali disposizioni lo causano
diff-provision-name = per vederne i casi: provision { $rule }
diff-steps = Ciò che entrambe dispongono in momenti diversi
diff-step-at-once = fin dall'inizio
diff-step-only = In quel caso lo dispone solo { $edition }.
diff-step-ahead = In quel caso { $edition } mette questo passo per primo, prima di: { $other }
diff-same = Articoli con le stesse regole
diff-same-number = Con lo stesso numero: { $articles }.
diff-same-number-other-exceptions = Con lo stesso numero e altre eccezioni: { $articles }.
diff-other-exceptions = Con altre eccezioni (`unless`).

## What would change a ruling

what-if-heading = Che cosa porterebbe a: { $result }
what-if-more = { $count ->
        [one] Un altro cambiamento, dello stesso numero di fatti (in --format json).
       *[other] Altri { $count } cambiamenti, ciascuno dello stesso numero di fatti (tutti in --format json).
    }
what-if-nothing = Nessun cambiamento di uno o due fatti darebbe un altro risultato.
what-if-heading-nothing = Che cosa lo cambierebbe
what-if-heading-not-looked-at = Che cosa non è stato esaminato
what-if-not-looked-at = { $count ->
        [one] Un altro cambiamento di uno o due fatti non è stato esaminato. Più fatti si indicano, meno ne restano.
       *[other] Altri { $count } cambiamenti di uno o due fatti non sono stati esaminati: sono troppi. Più fatti si indicano, meno ne restano.
    }
why-not-heading = Perché no: { $result }
why-not-is-result = Questo è il risultato: { $result }.
why-not-no-rule = Nessuna norma di questa edizione porta a questo risultato: { $result }.
