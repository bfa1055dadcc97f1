### The words of a replay in Italian: past rulings decided again under a rulebook.

replay-line = Riga { $line } del registro: { $edition }
replay-case = Caso: { $facts }
replay-before = Prima: { $verdict }.
replay-now = Ora: { $verdict }.
replay-settled = deciso, senza un risultato da dichiarare
replay-open = ancora da decidere
replay-silent = non regolato da questa edizione
replay-refused = il caso non è ammesso, { $reasons }
replay-gone = { $rule } non dice più { $says }.
replay-new = { $rule } ora dice { $says }.
replay-rule-missing = Il regolamento non ha più questa norma.
replay-other-engine = Il regolamento è lo stesso; la decisione precedente è di plica { $engine }.
replay-own-fault = Il regolamento e la versione di plica sono gli stessi, dunque dovrebbe esserlo anche la decisione: l'errore è di plica, a meno che qualcuno abbia ritoccato la riga. La preghiamo di segnalarlo.

replay-none-changes = Nessuna decisione cambia.
replay-some-change = Alcune decisioni cambiano.
replay-counts = Decisioni: { $rulings }. Invariate: { $same }. Cambiate: { $changed }. Righe illeggibili: { $unread }.
replay-heading-rules = Norme che dicono altro
replay-rule-count = { $citation }: in { $count ->
        [one] 1 decisione
       *[other] { $count } decisioni
    }.
replay-footer = plica { $engine }, regolamento { $rulebook }, testi { $words }.
replay-footer-other-words = plica { $engine }, regolamento { $rulebook }, testi { $words }, che non sono quelli di plica.
replay-progress = { $lines } righe, { $percent } %
replay-progress-lines = { $lines } righe
