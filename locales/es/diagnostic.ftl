### What is wrong in a file, a case or a locale, in Spanish: one message a code, with the advice in `.help`.

## Around every message

severity-error = error
severity-warning = aviso
severity-note = nota
severity-help = ayuda
related-place = véase también
did-you-mean = ¿quiso decir `{ $suggestion }`?
did-you-mean-one-of = ¿quiso decir uno de estos: { $suggestions }?
more-faults = y { $count } más de la misma clase

## Files

diagnostic-file-unreadable = no se puede leer el archivo `{ $path }`
    .help = compruebe el nombre del archivo y el permiso para leerlo
diagnostic-file-too-large = el archivo pasa de { $limit } bytes
    .help = repártalo en archivos más pequeños
diagnostic-not-utf-8 = el texto no está ni en UTF-8 ni en Latin-1
    .help = guárdelo con la codificación UTF-8
diagnostic-yaml-syntax = { $by ->
        [merge] aquí hay una marca de dos versiones que no se unieron
        [tab] aquí hay un tabulador, y al principio de una línea solo puede haber espacios
        [quote] estas comillas no se cierran
        [joined] falta un espacio detrás de `{ $text }`
       *[other] desde aquí el archivo ya no se entiende como YAML
    }
    .help = { $by ->
        [merge] deje la versión que vale y borre las líneas con `<<<<<<<`, `=======` y `>>>>>>>`
        [tab] ponga espacios en su lugar
        [quote] ciérrelas, o quite las dos
        [joined] detrás de los dos puntos va un espacio: `replier.late: 20 min`
       *[other] revise la sangría, los dos puntos y las comillas
    }
diagnostic-file-ending = { $ending ->
        [ftl] `{ $path }` no se lee: los archivos de textos terminan en `.ftl`
       *[yaml] `{ $path }` no se lee: los archivos de un reglamento terminan en `.yaml`
    }
    .help = dele la terminación `.{ $ending }`, o sáquelo de la carpeta
diagnostic-look-alike = { $like ->
        [space] este espacio ({ $number }) no es el corriente
        [none] aquí hay un signo que no se ve ({ $number })
       *[other] este `{ $sign }` ({ $number }) solo se parece a `{ $like }`
    }
    .help = { $like ->
        [none] bórrelo
       *[other] vuelva a escribirlo con el teclado: los textos copiados traen signos así
    }
diagnostic-yaml-too-deep = el archivo tiene demasiadas partes, o demasiadas unas dentro de otras
    .help = repártalo o quite niveles, y no use los alias de YAML (`&`, `*`)
diagnostic-duplicate-key = `{ $key }` está escrito dos veces
    .help = deje uno solo
diagnostic-unknown-key = aquí no cabe `{ $key }`
    .help = aquí caben: { $known }
diagnostic-missing-key = falta `{ $key }`
    .help = añada `{ $key }:` con su valor
diagnostic-wrong-shape = aquí hace falta { $expected ->
        [number] un número entero, como mucho 1000
        [mapping] un grupo de nombres con su valor
        [list] una lista
        [truth] un sí o un no
        [clause] una cláusula
        [value] un valor, y no un grupo vacío
       *[text] un solo texto
    }
    .help = { $expected ->
        [mapping] escriba en cada línea `nombre: valor`
        [list] escriba cada elemento en su línea tras `- `, o todos entre corchetes
        [truth] escriba `yes` o `no`
        [clause] escriba una frase como `sealer loses`
        [value] escriba el valor, u omita el nombre
       *[text] escriba un texto, sin lista ni nombres debajo
    }

## Clauses

diagnostic-clause-syntax = { $found ->
        [end] la cláusula se acaba antes de tiempo
       *[other] la cláusula no se entiende en `{ $found }`
    }
    .help = una condición se escribe como `sealed.reading is ambiguous and not envelope.missing`, y una consecuencia como `sealer loses`
diagnostic-clause-too-deep = la cláusula tiene más de { $limit } paréntesis y negaciones
    .help = reparta la condición entre varias normas
diagnostic-unknown-fact = no hay ningún hecho llamado `{ $name }`
    .help = los hechos están declarados en `vocabulary.yaml`
diagnostic-unknown-value = `{ $name }` no es un valor posible aquí
    .help = aquí valen: { $known }
diagnostic-unknown-act = no hay ningún acto llamado `{ $name }`
    .help = los actos están declarados en `vocabulary.yaml`
diagnostic-unknown-object = en `{ $name }` falta un complemento que el acto admita
    .help = el acto admite: { $known }
diagnostic-unknown-party = `{ $name }` no puede ser parte aquí
    .help = aquí pueden serlo: { $known }
diagnostic-unknown-state = no hay ningún estado llamado `{ $name }`
    .help = los estados son: { $known }
diagnostic-unknown-rule = esta edición no tiene ninguna norma ni artículo `{ $name }`
    .help = copie el número tal como figura en la edición
diagnostic-fact-of-other-kind = `{ $name }` contiene aquí `{ $found }` y en el reglamento que lleva plica `{ $expected }`: los dos reglamentos no se pueden comparar
    .help = devuelva al hecho su tipo anterior o dé otro nombre al hecho nuevo
diagnostic-unknown-edition = no hay ninguna edición llamada `{ $name }`
    .help = las ediciones son: { $known }
diagnostic-unknown-article = no hay ningún artículo, norma ni concepto `{ $name }`
    .help = `plica show`, sin más, enumera los artículos
diagnostic-unknown-code = plica no comunica nada con el código `{ $name }`
    .help = los códigos están entre corchetes delante de cada mensaje; `plica explain` sin código los enumera
diagnostic-nothing-to-ask = de lo pedido no sale ninguna pregunta
    .help = otro tema u otra dificultad, o ninguno, dan más de qué preguntar
diagnostic-no-resumption = { $edition } no decide ninguna reanudación en cinco pasos o más
    .help = otras ediciones sí: plica show las enumera; sin --resumption salen preguntas sueltas
diagnostic-order-lost = en un archivo .{ $ending } cada pregunta va por su cuenta, y los pasos de una reanudación se siguen unos de otros
    .help = conservan el orden: { $known }
diagnostic-unknown-language = no hay ningún idioma con el código `{ $name }`
    .help = los códigos son: { $known }
diagnostic-duplicate-fact = el hecho `{ $name }` está declarado dos veces
    .help = deje una sola declaración
diagnostic-duplicate-rule = el número `{ $name }` está repetido en esta edición
    .help = dé otro número a una de las dos normas o a uno de los dos artículos
diagnostic-duplicate-misconception = el nombre `{ $name }` de un error está repetido en esta edición
    .help = dé otro nombre a uno de los dos
diagnostic-bad-type = ningún hecho puede ser del tipo `{ $name }`
    .help = los tipos son: { $known }, o una lista de valores
diagnostic-fixed-type = `{ $name }` es un hecho que plica lee o calcula por sí misma: tiene que ser { $expected ->
        [truth] un sí o un no
        [duration] un tiempo
        [number] un número
        [fen] una posición
        [text] un texto
       *[values] una lista de valores
    }
    .help = dele ese tipo, o ponga otro nombre al hecho propio
diagnostic-type-mismatch = aquí hace falta { $expected ->
        [truth] un sí o un no
        [duration] un tiempo
        [number] un número
        [date] una fecha
        [hour] una hora del día
        [fen] una posición
        [moves] una serie de jugadas
        [values] un hecho con lista de valores
       *[text] un texto
    } y hay { $found ->
        [truth] un sí o un no
        [duration] un tiempo
        [number] un número
        [date] una fecha
        [hour] una hora del día
        [fen] una posición
        [moves] una serie de jugadas
        [values] un hecho con lista de valores
       *[text] un texto
    }
    .help = { $expected ->
        [values] use `is` solo con hechos que tengan una lista de valores
       *[other] escriba los tiempos con su unidad, como `60 min`, y los números sin ella
    }
diagnostic-not-a-truth = a `{ $name }` no se responde con un sí o un no
    .help = diga con qué se compara, mediante `is`, `<`, `<=`, `>` o `>=`
diagnostic-not-comparable = esta comparación es demasiado complicada para una condición
    .help = compare un hecho con un valor fijo, o con otro hecho más o menos un valor fijo
diagnostic-number-too-large = este número o tiempo es demasiado grande
    .help = escriba uno que quepa en una partida
diagnostic-player-outside-for-each = `player` y `opponent` no designan a nadie en esta norma
    .help = empiece la condición por `for each player,`

## The rulebook as a whole

diagnostic-reference-cycle = hay normas que dependen unas de otras en círculo: `{ $path }`
    .help = quite de una de ellas la referencia a la siguiente
diagnostic-edition-period = { $first ->
        [none] `{ $found }` no sirve como fecha de vigencia
       *[other] el último día, `{ $found }`, es anterior al primero, `{ $first }`
    }
    .help = escriba las fechas como `2014-07-01`, con el primer día antes que el último
diagnostic-editions-overlap = `{ $edition }` y `{ $other }`, ambas de { $authority }, están vigentes los mismos días
    .help = termine la anterior el día antes de que empiece la siguiente: por la sola fecha nadie sabría cuál se aplica
diagnostic-several-editions = el día { $date } no indica la edición: entonces están vigentes { $known }
    .help = elija una (`edition`), según quién organizó la competición
diagnostic-article-place = el archivo se llama `{ $file }` y su artículo, `{ $article }`
    .help = corrija el número, o dé al archivo el nombre de su artículo
diagnostic-rule-place = la norma `{ $rule }` está en el artículo `{ $article }`, y su número no empieza como el del artículo
    .help = corrija el número, o lleve la norma al archivo de su artículo
diagnostic-duplicate-case = dos ejemplos de este artículo se llaman `{ $case }`
    .help = diga en cada uno qué tiene de particular
diagnostic-said-twice = `{ $rule }` dice lo que ya dice `{ $other }`, y exactamente en las mismas partidas
    .help = borre una de las dos, o corrija su condición
diagnostic-conflict = { $kind ->
        [itself] la norma `{ $first }` puede aplicarse a los dos jugadores a la vez y se contradice a sí misma
       *[other] las normas `{ $first }` y `{ $second }` pueden aplicarse a la vez y se contradicen
    }
    .help = { $kind ->
        [itself] una norma no puede ceder ante sí misma con `unless`: restrinja su condición con lo que vale del rival (`opponent`) y escriba como norma aparte lo que rige para los dos jugadores; se contradice, por ejemplo, en este caso: { $case }
       *[other] diga con `unless` cuál cede ante la otra; se contradicen, por ejemplo, en este caso: { $case }
    }
diagnostic-gap = { $edition } dice que aquí decide el resultado, y no lo hace en este caso: { $case }
    .help = escriba la norma que falta o restrinja la situación
diagnostic-never-applies = ningún caso cumple la condición de `{ $rule }`: no puede aplicarse nunca
    .help = { $by ->
        [game] lo que pide solo es posible donde se da algo que está bajo `impossible` en `vocabulary.yaml`
       *[other] busque partes que se excluyan entre sí
    }
diagnostic-always-displaced = `{ $rule }` no se aplica nunca: siempre que se cumple su condición, prevalece `{ $by }`
    .help = restrinja las otras normas o borre esta
diagnostic-idle-unless = `{ $name }`, en `unless`, no cambia nunca nada para `{ $rule }`
    .help = borre el nombre o corrija la condición de la norma que debía prevalecer
diagnostic-idle-condition = en `{ $rule }` la parte `{ $part }` no cambia nada: sin ella la norma se aplica en los mismos casos
    .help = borre esa parte o corríjala
diagnostic-never-used = ninguna norma de ninguna edición usa el hecho `{ $name }`
    .help = borre el hecho o escriba la norma que lo pregunta
diagnostic-unused-moment = nada surte efecto en el momento `{ $name }`, y ningún orden ni condición lo nombra
    .help = nómbrelo en el `at:` de las normas que cuentan desde él, diga qué lo precede o bórrelo
diagnostic-article-without-rules = el artículo `{ $article }` no tiene normas, y ningún ejemplo muestra que no decida nada
    .help = escriba sus normas o un ejemplo con `ruling: {"{"}result: silent{"}"}`; si no, borre el archivo y diga en `edition.yaml` qué no se recoge
diagnostic-not-proven = { $what ->
        [conflicts] sin demostrar en `{ $edition }`: que ningún par de reglas se contradiga ({ $count } pares de reglas sin resolver)
        [gaps] sin demostrar en `{ $edition }`: que decida todos los casos que dice decidir en `decides:` ({ $count } de sus situaciones sin resolver)
        [misconceptions] sin demostrar en `{ $edition }`: que todos los errores frecuentes lo sean (sin resolver: { $count })
       *[idle] sin demostrar en `{ $edition }`: que cada regla, excepción y condición sirva de algo ({ $count } reglas sin resolver)
    }
    .help = el trabajo se detuvo en su límite, que es el mismo en cada ejecución; todo lo demás se ha examinado
diagnostic-assumption-set-otherwise = la edición `{ $edition }` da por supuesto que `{ $fact }` es { $value }, pero en esos mismos casos la norma `{ $rule }` lo fija en { $set }
    .help = dé por supuesto también lo que impide que la norma se aplique, o sustituya la norma en esa edición
diagnostic-not-shown = ningún ejemplo muestra todo lo de `{ $rule }`: de { $of } pequeños cambios suyos se notarían { $done }
    .help = escriba, a partir de la ley, un ejemplo de cada uno; `plica coverage { $rule }` enseña los casos
diagnostic-below-promise = los ejemplos de `{ $edition }` notan { $done } de { $of } pequeños cambios, y se promete el { $promised } %
    .help = vea con `plica coverage --edition { $edition }` lo que no dice ningún ejemplo, o prometa menos
diagnostic-ruled-otherwise = { $kind ->
        [result] donde se aplica `{ $rule }` de { $edition }, { $other } llega a otro resultado
        [only] solo { $edition } dice lo que dispone `{ $rule }`
        [step] { $edition } y { $other } mandan en momentos distintos un paso de `{ $rule }`
       *[sometimes] `{ $rule }` de { $edition } dispone algo en casos en que { $other } no lo hace
    }
diagnostic-written-otherwise = { $kind ->
        [new] { $other } no tiene ninguna norma como `{ $rule }`
        [gone] { $other } no tiene nada en lugar de `{ $rule }` de { $edition }
        [words] `{ $rule }` tiene las mismas cláusulas que en { $other }, y otras palabras
       *[clauses] `{ $rule }` tiene otras cláusulas en { $other }
    }
diagnostic-assumed-otherwise = las dos dan por supuesto algo distinto: { $what }
diagnostic-untested-rule = { $lacking ->
        [firing] ningún ejemplo muestra cuándo se aplica `{ $rule }`
        [near-miss] ningún ejemplo muestra un caso en que `{ $rule }` no se aplica por poco
       *[both] ningún ejemplo muestra cuándo se aplica `{ $rule }` y cuándo no
    }
    .help = escriba a mano, a partir de la ley, el caso y su decisión, y vuelva a comprobar
diagnostic-unconfirmed = la decisión de este ejemplo la propuso plica y nadie la ha confirmado
    .help = lea la ley, escriba la decisión que resulta de ella y quite `confirm`
diagnostic-procedure-broken = { $kind ->
        [untimely] el paso de `{ $rule }` espera a `{ $fluent }`, que no ha llegado y que ningún paso anterior trae
        [unmet] el paso de `{ $rule }` necesita `{ $fluent }`, y ninguna norma dice quién se ocupa de ello
        [twice] el paso de `{ $rule }` hace lo que ya está hecho o lo que hace otro paso
        [forbidden] otra norma prohíbe el paso de `{ $rule }`
        [after-the-end] la partida ha terminado y no necesita ningún paso de `{ $rule }`
        [lost] hecho el primer paso, desaparece el de `{ $rule }`
        [not-done] el paso de `{ $rule }` está hecho y se sigue pidiendo
        [both-run] los dos relojes están en marcha
        [overlap] los relojes andan a la vez, o más allá de la hora conocida
       *[shrunk] un reloj ha andado menos que antes
    } ({ $edition }{ $after ->
        [none] {""}
       *[other] , después de `{ $after }`
    })
    .help = { $kind ->
        [untimely] corrija `upon` o escriba el deber que trae ese momento
        [unmet] escriba el deber que se ocupa de ello, si el texto lo tiene; si no, declárelo en `gaps` de edition.yaml
        [twice] corrija `before`, o lo que hacen los dos actos en el vocabulario
        [forbidden] haga que una norma exceptúe la otra con `unless`
        [after-the-end] haga que la norma ceda ante el final de la partida o ponga el acto en `after_end`
        [lost] corrija `upon` y `before` de ese deber, y lo que muestra su efecto
        [not-done] haga que el acto produzca algo en el vocabulario, o corrija lo que muestra lo contrario
       *[clocks] corrija `upon` en los deberes que ponen en marcha y paran relojes
    }
diagnostic-unshown-gap = ningún ejemplo muestra la laguna `{ $name }`
    .help = escriba un ejemplo en que a un paso le falte lo que nombra la laguna, o quite la laguna
diagnostic-example-fails = { $aspect ->
        [result] el ejemplo espera el resultado `{ $expected }`, pero sale `{ $found }`
        [because] el ejemplo espera que el resultado se deba a `{ $expected }`, pero se debe a `{ $found }`
        [applies] el ejemplo espera que se aplique `{ $rule }`, pero no se aplica
        [not] el ejemplo espera que no se aplique `{ $rule }`, pero se aplica
        [asks] el caso no pregunta por lo que decide `{ $rule }`, así que no demuestra nada sobre ella; indique la materia en `about:`
        [sets] el ejemplo espera el valor `{ $expected }`, pero sale `{ $found }`
        [missing] el ejemplo espera que falte por saber `{ $expected }`, pero falta `{ $found }`
        [possible] el ejemplo espera los resultados posibles `{ $expected }`, pero son `{ $found }`
        [says] la decisión no dice lo que espera el ejemplo: `{ $expected }`
        [not_says] la decisión dice lo que el ejemplo espera que no diga: `{ $expected }`
        [now] lo que hay que hacer ahora no es lo que espera el ejemplo: { $expected }
       *[status] el ejemplo espera una decisión `{ $expected }`, pero es `{ $found }`
    }
    .help = { $edition ->
        [none] relea el artículo antes de cambiar la norma o el ejemplo
       *[other] `{ $edition }` toma este ejemplo de otra edición: si su texto resuelve otra cosa, escríbalo de nuevo en la carpeta `{ $edition }`, en el archivo del artículo con su número de allí, con el mismo `case`
    }
diagnostic-misconception-is-true = `{ $name }` no es un error: la propia { $edition } lo dice en alguno de sus casos
    .help = acote `when` o afirme otra cosa; es cierto, por ejemplo, en este caso: { $case }
diagnostic-misconception-never = ningún caso presenta el error `{ $name }`: en { $edition } su condición no puede cumplirse
    .help = busque partes que se excluyan entre sí

example-cause = { $kind ->
        [missing] nadie indica { $names }
        [displaced] cede ante { $names }
        [over] la partida había terminado antes, por { $names }
        [concluded] el resultado se sigue de { $names }
        [holds] se aplica por { $names }
       *[fails] no se da lo que pide: { $names }
    }

## Cases

diagnostic-fact-given-twice = el hecho `{ $fact }` está indicado dos veces
    .help = deje uno solo
diagnostic-bad-value = `{ $value }` no vale para `{ $fact }`
    .help = { $expected ->
        [truth] responda `yes` o `no`
        [duration] escriba un tiempo como `1 h 15 min`
        [number] escriba un número entero, sin signo ni decimales
        [date] escriba la fecha como `2014-07-01`
        [hour] escriba la hora como `16:00`
        [moment] escriba cuánto después de la hora fijada, como `25 min`; antes de ella, con signo: `-5 min`
        [unit] diga la unidad: `{ $value } min`
        [day] ese día no existe: escriba la fecha como `2014-07-01`
       *[values] responda con uno de estos valores: { $known }
    }
value-not-known = si no se sabe, escriba `unknown`
diagnostic-bad-position = la posición no se puede admitir: { $reason }
    .help = { $mend }
diagnostic-bad-history = las jugadas de la partida no se pueden admitir: { $reason }
    .help = revise las jugadas y la posición a la que deben llevar
diagnostic-bad-move = `{ $value }` no designa exactamente una jugada legal en esta posición
    .help = escriba una sola jugada legal, por ejemplo con las casillas de salida y de llegada
diagnostic-unknown-moment = no hay ningún momento `{ $name }`
diagnostic-contradictory-order = { $time ->
        [none] en este caso `{ $first }` no puede ser anterior a `{ $then }`
       *[other] `{ $time }` no es compatible con el orden en que ocurren las cosas en una partida
    }
    .help = indique otro orden o corrija los tiempos
diagnostic-order-of-one = un orden nombra dos momentos o más, y `{ $name }` es uno solo
    .help = escriba qué ocurrió primero y qué después, como `order: [{ $name }, …]`; o indique el hecho mismo
diagnostic-time-told-elsewhere = { $fact ->
        [none] el tiempo `{ $name }` está fijado y no puede indicarse
       *[other] el tiempo `{ $name }` se indica con el hecho `{ $fact }`
    }
    .help = quítelo o indique ese hecho
diagnostic-contradictory-facts = estos hechos no pueden darse a la vez: { $facts }
    .help = corrija o quite uno de ellos
facts-not-written = no está escrito en el caso, sino que se deduce de él o se da por supuesto: { $facts }
diagnostic-edition-needed = no se sabe qué edición de las leyes se aplica
    .help = indique qué día empezó la competición (`event.began`) o elija una edición (`edition`): { $known }
diagnostic-edition-mismatch = la edición `{ $edition }` no rige una competición que empezó el { $date }
    .help = corrija la edición o la fecha, o deje solo una de las dos
diagnostic-no-edition-on-date = plica no recoge ninguna edición para una competición que empezó el { $date }; las leyes vigentes entonces no están en plica
    .help = elija una edición (`edition`): { $known }

## Words

diagnostic-missing-message = falta el texto `{ $id }` en el idioma `{ $locale }`
    .help = escríbalo en `{ $file }`; `plica new words` empieza todos los textos que faltan
diagnostic-foreign-message = el texto `{ $id }` del idioma `{ $locale }` no corresponde a nada
    .help = bórrelo o corrija su nombre
diagnostic-diverging-variables = el texto `{ $id }` no usa en el idioma `{ $locale }` las mismas variables que en los demás: { $variables }
    .help = use en todos los idiomas las mismas
diagnostic-missing-variant = al texto `{ $id }` le faltan variantes en el idioma `{ $locale }`: { $variants }
    .help = escriba una variante para cada valor
diagnostic-duplicate-message = el texto `{ $id }` está dos veces en el idioma `{ $locale }`: solo se usa el último
    .help = deje uno de los dos
diagnostic-fluent-syntax = { $by ->
        [merge] aquí hay una marca de dos versiones que no se unieron
       *[other] el archivo de textos `{ $file }` del idioma `{ $locale }` no se entiende aquí
    }
    .help = { $by ->
        [merge] deje la versión que vale y borre las líneas con `<<<<<<<`, `=======` y `>>>>>>>`
       *[other] revise el signo igual, la sangría y las llaves
    }

## The log of rulings

diagnostic-file-unwritable = no se puede escribir en el archivo `{ $path }`: esta decisión no consta en el registro
    .help = compruebe la carpeta, el permiso de escritura y el espacio libre
diagnostic-torn-record = la línea { $line } del registro está cortada: su escritura se interrumpió
    .help = la decisión de esa línea se ha perdido; las demás líneas no se ven afectadas
diagnostic-bad-record = la línea { $line } del registro no es una decisión registrada por plica
    .help = deje el registro tal como lo escribe `plica decide --log`
diagnostic-log-locked = otro programa tiene bloqueado el registro `{ $path }`, y así seguía al cabo de { $seconds } segundos: esta decisión no consta en el registro
    .help = cierre el programa que tiene abierto el registro y vuelva a pedir la decisión
diagnostic-log-not-a-file = `{ $path }` no es un archivo de disco, y nada mostraría que una línea ha llegado: esta decisión no consta en el registro
    .help = indique un archivo; para pasar decisiones a otro programa, use `plica batch` o `--format json`
diagnostic-log-not-lockable = el registro `{ $path }` no se puede bloquear donde está: esta decisión no consta en el registro
    .help = guarde el registro en un disco de este ordenador: sin bloqueos, dos decisiones a la vez romperían su cadena
diagnostic-log-without-chain = el registro no tiene cadena: nada en él muestra si sus líneas siguen como se escribieron
    .help = las decisiones que se registren desde ahora la tendrán, y sellarán las líneas anteriores
diagnostic-record-altered = { $count ->
        [one] la línea { $line } se alteró después de escrita
       *[other] las líneas { $line } a { $last } se alteraron después de escritas
    }
    .help = las líneas siguientes guardan la huella de lo que había allí: compare con una copia del registro
diagnostic-record-unlinked = la línea { $line } no es continuación de la { $after }: una de las dos se alteró después de escrita, o la línea { $line } viene de otro registro
    .help = compare con una copia del registro
diagnostic-record-missing = { $count ->
        [one] antes de la línea { $line } falta la línea con el número { $from }, o la línea { $line } viene de otro registro
       *[other] antes de la línea { $line } faltan las líneas con los números del { $from } al { $to }, o la línea { $line } viene de otro registro
    }
    .help = lo que falta se quitó después de escrito: búsquelo en una copia del registro
diagnostic-record-moved = la línea { $line } no está en su sitio: se escribió como línea { $number }
    .help = alguien cambió el orden de las líneas
diagnostic-record-repeated = la línea { $line } es una copia de la { $of }
    .help = plica nunca escribe dos veces la misma línea
diagnostic-record-foreign = { $count ->
        [one] la línea { $line } no es de este registro
       *[other] las líneas { $line } a { $last } no son de este registro
    }
    .help = no es obra de `plica decide --log`; quizá procede de otro registro
diagnostic-record-time = { $reason ->
        [backwards] las horas retroceden: la línea { $line } del registro se escribió a las { $time }, y la línea { $after }, anterior, a las { $then }
       *[unreadable] no se puede leer la hora de la línea { $line } del registro: `{ $time }`
    }
    .help = las líneas siguen como se escribieron; el reloj del ordenador iba mal o se atrasó
diagnostic-head-unknown = ninguna línea de este registro tiene la cabeza `{ $hash }`
    .help = se cortaron líneas al final, o se alteró la última, o el registro es otro
diagnostic-bad-signature = la firma `{ $path }` no corresponde a esta clave y a este archivo
    .help = una firma ARCHIVO.sig es la del ARCHIVO que está a su lado, se hace para `plica` y se comprueba con la clave pública de quien firmó
diagnostic-unusable-key = `{ $path }` no es una clave Ed25519 escrita por OpenSSH
    .help = ssh-keygen -t ed25519 -f CLAVE crea una: CLAVE firma, CLAVE.pub comprueba
diagnostic-protected-key = la clave `{ $path }` está protegida con una contraseña, y plica no la pide
    .help = OpenSSH produce la misma firma: ssh-keygen -Y sign -n plica -f { $path } { $file }

## Faults of a position

position-fault-missing-field = al FEN le falta { $field ->
        [board] la colocación de las piezas
        [turn] el turno
        [castling] el derecho al enroque
        [en_passant] la casilla de captura al paso
        [half_moves] la cuenta de medias jugadas
       *[move_number] el número de jugada
    }
position-fault-extra-field = `{ $text }` sobra al final del FEN
position-fault-bad-field = `{ $text }` no vale como { $field ->
        [board] colocación de las piezas
        [turn] turno
        [castling] derecho al enroque
        [en_passant] casilla de captura al paso
        [half_moves] cuenta de medias jugadas
       *[move_number] número de jugada
    }
position-fault-rank-count = el tablero no tiene ocho filas, sino { $count }
position-fault-rank-length = la fila { $rank } no tiene ocho casillas, sino { $squares }
position-fault-unknown-man = `{ $letter }` no es ninguna pieza (fila { $rank })
position-fault-no-king = { $colour ->
        [white] las blancas no tienen rey
       *[black] las negras no tienen rey
    }
position-fault-too-many-kings = { $colour ->
        [white] las blancas tienen { $count } reyes
       *[black] las negras tienen { $count } reyes
    }
position-fault-pawn-on-last-rank = no puede haber un peón en { $square }
position-fault-opponent-in-check = { $colour ->
        [white] las blancas están en jaque y no les toca mover
       *[black] las negras están en jaque y no les toca mover
    }
position-fault-impossible-check = ninguna jugada pudo dar este jaque
position-fault-too-many-men = hay más piezas de las que explican las promociones
position-fault-castling-impossible = { $colour ->
        [white] las blancas no tienen el rey y la torre en su sitio
       *[black] las negras no tienen el rey y la torre en su sitio
    } para el enroque { $wing ->
        [king_side] corto
       *[queen_side] largo
    }
position-fault-en-passant-impossible = ningún peón puede acabar de pasar por { $square }
position-fault-clock-after-double-step = acaba de mover un peón, pero la cuenta de medias jugadas es { $half_moves }
position-fault-clock-beyond-game = { $half_moves } medias jugadas sin captura ni movimiento de peón no caben antes de la jugada { $move_number }
position-mend = { $fault ->
        [missing-field] un FEN tiene seis partes separadas por espacios: el tablero, el turno (`w` o `b`), los enroques aún posibles (`KQkq`, o `-`), la casilla de captura al paso (o `-`), las medias jugadas desde la última captura o movimiento de peón, y el número de jugada; detrás del tablero, por ejemplo, `w - - 0 41`
        [extra-field] el FEN termina con el número de jugada: borre lo que sigue
        [bad-field] { $field ->
            [turn] escriba `w` si mueven las blancas, `b` si mueven las negras
            [castling] escriba los enroques aún posibles como `KQkq` (mayúsculas para las blancas), o `-`
            [en_passant] escriba la casilla por la que acaba de pasar un peón (`e3`), o `-`
           *[other] escriba un número entero: la quinta parte del FEN cuenta las medias jugadas desde la última captura o movimiento de peón, y la sexta las jugadas
        }
        [rank-count] escriba ocho filas, de la octava a la primera, con siete `/` entre ellas; una fila vacía es `8`
        [rank-length] las letras (una pieza cada una) y las cifras (tantas casillas vacías) de una fila suman ocho
        [unknown-man] { $meant ->
            [none] el FEN nombra las piezas con sus letras inglesas, en mayúscula las blancas: `KQRBNP`: rey, dama, torre, alfil, caballo, peón
           *[other] el FEN nombra las piezas con sus letras inglesas, en mayúscula las blancas: escriba `{ $meant }` por esta (`KQRBNP`: rey, dama, torre, alfil, caballo, peón)
        }
        [no-king] cada jugador tiene un rey, `K` el blanco y `k` el negro; en un FEN, `R` y `r` son torres
        [too-many-kings] cada jugador tiene un rey, `K` el blanco y `k` el negro
        [pawn-on-last-rank] revise si las filas van de la octava a la primera
        [opponent-in-check] revise el turno, detrás del tablero: `w` si mueven las blancas, `b` si mueven las negras
        [castling-impossible] quite ese enroque, o escriba `-` si ya no es posible ninguno
        [en-passant-impossible] escriba `-` si ningún peón acaba de avanzar dos casillas
        [clock-after-double-step] escriba `0` en la quinta parte, o `-` en la cuarta
        [clock-beyond-game] la quinta parte del FEN cuenta las medias jugadas desde la última captura o movimiento de peón, y la sexta las jugadas
       *[other] revise las piezas y sus casillas
    }

## Made material

diagnostic-not-written = no se puede escribir el archivo `{ $path }`
    .help = compruebe la carpeta, el permiso de escritura y el espacio libre
diagnostic-not-overwritten = { $reason ->
        [link] `{ $path }` es un enlace, y plica no escribe a través de enlaces los archivos cuyo nombre elige por su cuenta
        [log] ya existe `{ $path }` y no es un registro de decisiones: no se le añade nada
       *[other] ya existe `{ $path }`, y no lo escribió plica o se ha modificado desde entonces: no se sobrescribe
    }
    .help = muévalo a otro sitio, o elija otro nombre u otra carpeta
diagnostic-not-printed = no se puede escribir en la salida estándar
    .help = compruebe el espacio libre y adónde se envía la salida
diagnostic-not-resumed = { $reason ->
        [stream] `{ $path }` no es un archivo de disco: un lote que se escribe ahí no se puede reanudar
        [once] los casos de la entrada estándar o de una tubería solo se pueden leer una vez: no se puede reanudar el lote que se escribe en `{ $path }`
        [table] un lote que se escribe en una tabla (`{ $path }`) no se puede reanudar
        [unknown] existe `{ $path }.part` y nada indica de qué lote es
        [version] lo que queda de `{ $path }` lo escribió otra versión de plica
        [rulebook] lo que queda de `{ $path }` se decidió con otras reglas
        [words] lo que queda de `{ $path }` se escribió con otros textos (`--locales`)
        [language] lo que queda de `{ $path }` se escribió en otro idioma (`--lang`)
        [edition] lo que queda de `{ $path }` se decidió según otra edición (`--edition`, `--on`)
        [reading] lo que queda de `{ $path }` se decidió con otras lecturas de los textos discutidos (`--reading`)
        [search] lo que queda de `{ $path }` se decidió con otro límite de búsqueda (`--search`)
       *[cases] lo que queda de `{ $path }` corresponde a otros casos: el archivo de casos no es el mismo
    }
    .help = { $reason ->
        [stream] escriba en un archivo
        [once] entregue los casos en un archivo
        [table] repita la orden sin `--resume`, o escriba en un archivo de líneas como `decisiones.ndjson`
        [unknown] muévalo a otro sitio o bórrelo
       *[other] indique las mismas opciones y los mismos casos que antes, o repita la orden sin `--resume` para empezar de nuevo
    }
diagnostic-cancelled = ya nadie esperaba esta respuesta y se dejó de calcular
diagnostic-being-written = otro plica está escribiendo `{ $path }`
    .help = espere a que termine, o escriba en otro archivo
diagnostic-no-pdf = plica no escribe archivos PDF
    .help = escriba un archivo .html e imprímalo desde el navegador, que puede guardarlo como PDF
