### The words of a replay in Spanish: past rulings decided again under a rulebook.

replay-line = Línea { $line } del registro: { $edition }
replay-case = Caso: { $facts }
replay-before = Antes: { $verdict }.
replay-now = Ahora: { $verdict }.
replay-settled = resuelto, sin resultado que declarar
replay-open = sin resolver
replay-silent = no regulado por esta edición
replay-refused = el caso no se admite, { $reasons }
replay-gone = { $rule } ya no dice { $says }.
replay-new = { $rule } dice ahora { $says }.
replay-rule-missing = El reglamento ya no tiene esta norma.
replay-other-engine = El reglamento es el mismo; la decisión anterior la dio plica { $engine }.
replay-broken-chain = La cadena del registro está rota en esta línea: o la línea se alteró después de escrita, o se quitaron, insertaron o movieron líneas junto a ella. plica log verify dice cuáles.
replay-older-digest = La línea identifica su reglamento de una forma antigua, que no se puede comparar con la actual: no se sabe si era otro reglamento.
replay-line-or-plica = El reglamento y la versión de plica son los mismos, así que la decisión también debería serlo: o se alteró la línea después de escrita, o se equivoca plica. Nada en el registro dice cuál de las dos cosas.
replay-own-fault = El reglamento y la versión de plica son los mismos, y el registro muestra que la línea está como estaba: el fallo es de plica, a menos que se haya escrito de nuevo todo el registro. Comuníquelo, por favor.

replay-none-changes = No cambia ninguna decisión.
replay-some-change = Hay decisiones que cambian.
replay-counts = Decisiones: { $rulings }. Sin cambios: { $same }. Cambiadas: { $changed }. Líneas ilegibles: { $unread }.
replay-heading-rules = Normas que dicen otra cosa
replay-rule-count = { $citation }: en { $count ->
        [one] 1 decisión
       *[other] { $count } decisiones
    }.
replay-footer = plica { $engine }, reglamento { $rulebook }, textos { $words }.
replay-footer-other-words = plica { $engine }, reglamento { $rulebook }, textos { $words }, que no son los de plica.
replay-progress = { $lines } líneas, { $percent } %
replay-progress-lines = { $lines } líneas
