### The words of a ruling in Spanish: headings, verdicts, duties, citations, answers.

ruling-title = Decisión según { $edition }
words-borrowed = Los textos de esta edición no se mantienen en español: sus normas se dan aquí en { $language ->
        [es] español
        [it] italiano
       *[en] inglés
    }.
ruling-footer = plica { $engine }, reglamento { $rulebook }, textos { $words }. Las normas se dicen con palabras de plica; lo que obliga es el artículo citado.
ruling-footer-other-words = plica { $engine }, reglamento { $rulebook }, textos { $words }. Las normas se dicen con palabras que no son las de plica; lo que obliga es el artículo citado.

## The verdict

verdict-line = Resultado: { $score }. { $verdict }
verdict-loses = { $party } { $party_number ->
        [plural] pierden
       *[singular] pierde
    }
verdict-wins = { $party } { $party_number ->
        [plural] ganan
       *[singular] gana
    }
verdict-drawn = la partida es tablas
verdict-lost-by-both = ambos jugadores pierden la partida
verdict-annulled = la partida se anula
verdict-goes-on = la partida continúa
verdict-decided-without-result = Resuelto, sin resultado que declarar: abajo se dice qué se sigue de ello.
verdict-open = Aún no está resuelto: { $possible }.
answer-then = — { $step } [{ $citation }]
verdict-usual-score = { $score }: { $verdict }, si { $facts }.
verdict-usual = { $verdict }, si { $facts }.
verdict-open-colour = { $verdict } El marcador, { $possible }, depende de su color.
verdict-open-without-result = Aún no está resuelto: depende de los hechos que siguen.
verdict-silent = Las normas de { $edition } recogidas en plica no dan ningún resultado para este caso.
score-annulled = la partida se anula
score-silent = esta edición no lo regula
score-goes-on = la partida continúa
list-and = { $first } y { $last }
list-or = { $first } o { $last }
question-of-order = ¿Qué ocurrió antes: { $one } o { $other }?

## Headings

heading-why = La norma
heading-sealed = La jugada secreta
heading-position = Posición del aplazamiento
heading-discretion = A criterio del árbitro
heading-now = Qué hacer ahora
assumed-usual = El curso normal de una partida ({ $count })
assumed-more-brief = { $count ->
        [one] Y 1 supuesto más del curso normal (--explain).
       *[other] Y { $count } supuestos más del curso normal (--explain).
    }
assumed-usual-brief = { $count ->
        [one] el curso normal de una partida: 1 supuesto (--explain).
       *[other] el curso normal de una partida: { $count } supuestos (--explain).
    }
missing-names-brief = Cómo se escriben estos hechos en el archivo del caso: --explain.
missing-not-all = Se ignora tanto que no se ha examinado todo: algún resultado que figura como posible puede no serlo, y pueden importar otros hechos. Diga lo que sepa y vuelva a preguntar.
now-called-for = En este caso:
now-usual = Como en toda partida:
heading-consequences = Qué se sigue de ello
heading-missing = Qué hay que saber antes
heading-unknowable = Lo que no se puede establecer y de lo que depende
unknowable-whose = Según el caso, nadie puede saberlo. plica no lo da por supuesto: apreciar los hechos corresponde al árbitro, y de lo que dé por probado se sigue lo que se indica en cada respuesta.
heading-undetermined = Lo que no se puede resolver con los hechos conocidos
heading-considered = Normas examinadas que no se aplican
heading-case-names = Cómo se escribe en el archivo del caso
discretion-then = Si lo decide así, { $outcome }.
discretion-then-ruling = Si lo decide así: { $ruling }
discretion-otherwise = el árbitro puede decidir lo contrario: { $statement }
heading-caveats = A tener en cuenta
heading-unregulated = { $edition }, tal como lo recoge plica, no lo resuelve
heading-not-held = plica no recoge las reglas de { $edition } sobre esto
heading-immaterial = No influye en esta decisión: ninguna norma de { $edition } recogida en plica depende de ello
heading-gaps = Lo que { $edition } no dice
heading-readings = Cómo se lee un texto discutido
readings-title = Lecturas de textos discutidos: { $edition }
reading-taken = Así se lee si no se elige otra cosa.
readings-none = Las normas de esta edición recogidas en plica no dependen de ninguna lectura discutida.
reading-taken-so = { $reading }: { $choice }
reading-otherwise = Si se leyera de otro modo: { $choice }; entonces { $outcome }
otherwise-result = el resultado sería: { $score }.
otherwise-same-result = el resultado sería el mismo, pero no todo lo demás.
otherwise-goes-on = la partida continuaría.
otherwise-annulled = la partida se anularía.
otherwise-consequences = las consecuencias serían otras.
otherwise-open = la decisión quedaría abierta.
otherwise-possible = la decisión quedaría abierta: { $possible }.
otherwise-silent = esta edición no lo regularía.
heading-assumed = Se ha dado por supuesto
heading-told = Hechos declarados
heading-examples = Ejemplos
heading-elsewhere = La misma materia en otras ediciones

## Reasons

because = Porque { $reasons }.
because-nothing-ends-it = Porque nada de lo declarado le pone fin.
because-one-of = Por una de estas normas, según lo que resulte de: { $facts }.
rule-applies = se aplica la norma { $rule }
rule-does-not-apply = no se aplica la norma { $rule }
displaces = Esta norma prevalece sobre { $rules }.
displaced-by = prevalece lo dispuesto en { $rules }
over-before = la partida ya había terminado según { $rules }
over-annulled = la partida queda anulada según { $rules }
order-of-two = primero { $first } y después { $then }
order-usual = primero { $first } y después { $then }
order-at-once = { $first } coincide con { $then }
moment-after = { $value } después de la hora fijada
moment-before = { $value } antes de la hora fijada
moment-at = a la hora fijada
reading-of-text = Cómo se lee el texto: { $note }
turns-on = Depende de: { $facts }.
fact-not-known = se desconoce el dato «{ $fact }»
told-unknown = Aún no se sabe: { $fact }.
told-doubted = En duda, por lo declarado: { $fact }.
whoever-sealed = Sea de quien sea la jugada secreta, el resultado es el mismo: { $rules }.
told-follows = De ello se sigue: { $says }.
told-unknowable = No se puede establecer: { $fact }.
value-not-known = un valor que aún no se puede calcular

## Duties and rights

duty = { $modality ->
        [must] { $party } { $party_number ->
            [plural] deben
           *[singular] debe
        } { $act }
        [may] { $party } { $party_number ->
            [plural] pueden
           *[singular] puede
        } { $act }
        [should] { $party } { $party_number ->
            [plural] deberían
           *[singular] debería
        } { $act }
       *[must_not] { $party } no { $party_number ->
            [plural] deben
           *[singular] debe
        } { $act }
    }

## Citations

cite-letter = { $edition }, art. { $article }
cite-part = { $edition }, { $article }
part-Guidelines = Directrices { $number }
cite-interpretation = { $edition }, interpretación del art. { $article } { $year }
cite-interpretation-short = { $article } interp. { $year }
cite-commentary = { $edition }, comentario al art. { $article }
cite-commentary-short = { $article } (comentario)

## Answers

answer-yes = sí
answer-no = no
answer-leads-to = { $answer } → { $result }
answer-taken-where = { $when } → vale como «{ $value }»
answer-tell = Indicarlo
answer-by-position = Leerlo de la posición
answer-still-open = sigue sin resolverse ({ $possible })
limit-at-most = { $value } o menos
limit-more-than = más de { $value }
limit-at-least = { $value } o más
limit-less-than = menos de { $value }
limit-any = cualquier valor
limit-other-fact = «{ $fact }»
hint-give-position = Basta también con la posición (y la jugada tal como está escrita): plica lo deduce.

## The written move

reading-title = «{ $written }»
reading-footer = plica { $engine }
reading-kind = { $kind ->
        [clear] «{ $written }» es una jugada legal clara
        [inexact] «{ $written }» es inexacta, pero solo le corresponde una jugada legal
        [ambiguous] «{ $written }» es ambigua: le corresponde más de una jugada legal
        [illegal] «{ $written }» designa una jugada ilegal
        [unintelligible] «{ $written }» no se entiende como jugada
       *[absent] no hay ninguna jugada escrita
    }
reading-stated-differs = rige la lectura del árbitro; plica lee la anotación como { $kind ->
        [clear] clara
        [inexact] inexacta
        [ambiguous] ambigua
        [illegal] ilegal
        [unintelligible] indescifrable
       *[absent] no escrita
    }
reading-move = Es { $move }.
reading-candidates = Puede ser { $moves }.
reading-near = Jugada legal parecida: { $move } ({ $why }). Es una nota para el árbitro, no una decisión.
reading-language-matters = No se ha dicho el idioma de la planilla. La jugada solo es legal con las letras de algunos idiomas; indíquelo para mayor seguridad:
reading-language-decides = Decide el idioma de la planilla; indíquelo:
reading-no-legal-move = ninguna jugada legal
fivefold-not-checked = No se ha podido buscar la quíntuple repetición: hay que indicar las jugadas de la partida desde más atrás.

## Articles

show-provided = Rige solo si { $proviso }.
show-displaced-by = Cede ante: { $rules }
show-displaces = Prevalece sobre: { $rules }
example-open = Sin resolver.

## Editions

partial-edition = { $edition } (plica solo contiene una parte)
day-written = { $first ->
        [yes] 1
       *[no] { $day }
    } de { $month ->
       *[january] enero
        [february] febrero
        [march] marzo
        [april] abril
        [may] mayo
        [june] junio
        [july] julio
        [august] agosto
        [september] septiembre
        [october] octubre
        [november] noviembre
        [december] diciembre
    } de { $year }
period-from-to = para torneos comenzados del { $from } al { $to }
period-from = para torneos comenzados desde el { $from }
period-undated = vigencia desconocida: solo se elige por su nombre
period-amends = modifica { $edition }

## Editions side by side

compare-title = Un caso según varias ediciones
compare-edition = Edición
compare-result = Decisión
compare-rules = Normas
compare-open = sin resolver: { $possible }

## Differences between two editions

diff-title = { $first } y { $second }
diff-assumed-heading = Lo que cada edición da por supuesto
diff-assumed-side = { $edition }: mientras no se diga otra cosa, { $statement }.
diff-assumed-when = { $edition }: mientras no se diga otra cosa, { $statement } (cuando { $when }).
diff-assumed-depending = { $edition }: mientras no se diga otra cosa, { $statement }; no siempre: depende de { $facts }.
diff-assumed-nothing = { $edition }: no se supone nada; hay que decirlo.
diff-assumed-results = En este caso: { $first }, { $one }; { $second }, { $other }.
diff-assumed-goes-on = la partida continúa
diff-assumed-open = sin resolver si falta ese dato
diff-summary-assumed = Salvo en lo que cada una da por supuesto, { $first } y { $second } dan a cada caso el mismo resultado.
diff-told-always = { $title }. En toda partida aplazada.
diff-told-heading = Lo que hay que saber
diff-told-intro = De cada fase de la partida aplazada, por orden de los hechos, la diferencia que menos se aparta del curso normal. Cada ejemplo se ha decidido según las dos ediciones.
diff-told = { $title }. { $facts }
diff-told-scope = Cuándo rige el texto
diff-told-side = { $edition } [{ $citation }]: { $norm }
diff-told-nothing = { $edition }: no dice nada de ello.
diff-told-not-here = { $edition }: no dispone nada semejante en este caso.
diff-told-any-case = Caso: cualquier partida aplazada.
diff-told-case = Caso: { $case }
diff-rest = { $count ->
        [0] Los resultados no difieren en ningún punto; lo demás se ve con: plica diff { $first } { $second } --all
        [one] La lista completa, con un punto en que difieren los resultados y su caso: plica diff { $first } { $second } --all
       *[other] La lista completa, con los { $count } puntos en que difieren los resultados, cada uno con su caso: plica diff { $first } { $second } --all
    }
diff-summary = { $count ->
        [0] { $first } y { $second } dan a cada caso el mismo resultado.
        [one] { $first } y { $second } difieren en el resultado en un punto: dos disposiciones dan a un mismo caso dos resultados. El punto se muestra con el menor número de hechos; su caso se ha decidido según las dos ediciones.
       *[other] { $first } y { $second } difieren en el resultado en { $count } puntos: cada uno es una disposición de una edición y otra de la otra (o su silencio) que dan a un mismo caso dos resultados. Cada punto se muestra con el menor número de hechos; su caso se ha decidido según las dos ediciones.
    }
diff-incomplete = Puede haber más diferencias: la búsqueda se detuvo en su límite.
diff-results = Los resultados que difieren
diff-points = { $count ->
        [one] un punto
       *[other] { $count } puntos
    }
diff-player-wins = gana uno de los jugadores
diff-other-wins = gana el otro jugador
diff-silent = sin regular
diff-normal-course = No ocurrió nada fuera de lo normal
diff-case = Un caso de la primera clase:
diff-also = Lo mismo frente a { $rules }.
diff-more = { $count ->
        [one] Otro punto con estos resultados:
       *[other] Otros { $count } puntos con estos resultados:
    }
diff-embedded = { $edition } (plica)
diff-copy = { $edition } (copia de trabajo)
diff-words = Los vocabularios difieren
diff-word-fact = Solo { $own } conoce el hecho { $fact }; se entiende que la otra no pregunta nada sobre él.
diff-word-value = Solo { $own } conoce el valor { $value } de { $fact }; la otra decide como con un valor que ninguna de sus reglas nombra.
diff-word-assumed = Dan por supuestas cosas distintas sobre { $fact }; cada una decide según lo que ella misma supone.
diff-word-act = El acto `{ $act }` necesita o cambia otra cosa en los dos vocabularios.
diff-word-impossible = Excluyen casos distintos por imposibles en una partida; no se compara ningún caso que excluya una de las dos.
diff-by-reading = solo por la lectura que aquí se sigue de un texto discutido: { $readings }
diff-texts = Los textos, uno junto a otro
diff-texts-count = { $count ->
        [one] En un artículo hay alguna norma que no está escrita igual.
       *[other] En { $count } artículos hay alguna norma que no está escrita igual.
    }
diff-moments = Momentos que caen en otro sitio
diff-moment-told = donde lo diga el caso
diff-moment-none = no conoce ese momento
diff-readings = Lecturas que solo conoce una de las ediciones
diff-reading-none = su texto no deja esa duda
diff-of = { $edition }: { $said }
diff-nothing = nada
diff-only = Deberes, derechos y tiempos: lo que solo regula { $own }
diff-only-sometimes = Deberes, derechos y tiempos: lo que { $own } dispone en casos en que { $other } no, con el mismo resultado
diff-provisions = Qué disposiciones lo causan
diff-provision-name = para ver sus casos: provision { $rule }
diff-steps = Lo que ambas mandan en momentos distintos
diff-step-at-once = desde el principio
diff-step-only = En ese caso solo lo manda { $edition }.
diff-step-ahead = En ese caso { $edition } pone este paso primero, antes de: { $other }
diff-same = Artículos con las mismas reglas
diff-same-number = Con el mismo número: { $articles }.
diff-same-number-other-exceptions = Con el mismo número y otras excepciones: { $articles }.
diff-other-exceptions = Con otras excepciones (`unless`).

## What would change a ruling

what-if-heading = Qué llevaría a: { $result }
what-if-more = { $count ->
        [one] Hay otro cambio de otros tantos hechos (en --format json).
       *[other] Otros cambios de otros tantos hechos: { $count } (todos en --format json).
    }
what-if-nothing = Ningún cambio de uno o dos hechos daría otro resultado.
what-if-heading-nothing = Qué lo cambiaría
what-if-heading-not-looked-at = Qué no se ha examinado
what-if-not-looked-at = { $count ->
        [one] Queda sin examinar otro cambio de uno o dos hechos. Cuantos más hechos se indiquen, menos quedarán.
       *[other] Quedan sin examinar otros { $count } cambios de uno o dos hechos: son demasiados. Cuantos más hechos se indiquen, menos quedarán.
    }
why-not-heading = Por qué no: { $result }
why-not-is-result = Este es el resultado: { $result }.
why-not-no-rule = Ninguna norma de esta edición da este resultado: { $result }.
