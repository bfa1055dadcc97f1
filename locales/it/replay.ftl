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
replay-broken-chain = La catena del registro è spezzata a questa riga: o la riga è stata alterata dopo la scrittura, o accanto a essa sono state tolte, inserite o spostate righe. plica log verify dice quali.
replay-older-digest = La riga indica il suo regolamento in una forma precedente, che non si può confrontare con quella di oggi: non si sa se fosse un altro regolamento.
replay-line-or-plica = Il regolamento e la versione di plica sono gli stessi, dunque dovrebbe esserlo anche la decisione: o la riga è stata alterata dopo la scrittura, o sbaglia plica. Nulla nel registro dice quale delle due cose.
replay-own-fault = Il regolamento e la versione di plica sono gli stessi, e il registro mostra che la riga è com'era: l'errore è di plica, a meno che l'intero registro non sia stato riscritto. La preghiamo di segnalarlo.

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
