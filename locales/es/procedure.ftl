### The words of the procedure in Spanish: what to check, what both clocks show, what comes later, the moments of the game.

heading-check = Qué comprobar
heading-then = Después, según lo que resulte
heading-rights = A qué tienen derecho los jugadores
heading-clocks = Qué marcan los relojes (tiempo gastado)
heading-later = Más adelante
later-step = — { $step } [{ $citation }]
later-in-order = Si la jugada está en regla
if-adopted = Si { $statement }
later-goes-on = Si la partida continúa

check-clock = El reloj { $party_of } debe estar en marcha { $since } y marcar { $shows }; si no es así, ponerlo en marcha con ese tiempo{ $right ->
        [yes] , salvo que un jugador lo haya parado teniendo derecho a ello
       *[no] { "" }
    }
check-undone = Si eso está aún por hacer ({ $acts }), hacerlo ahora y poner el reloj en marcha con { $shows }
check-ready = Comprobar también que esto se hizo; si no, hacerlo ahora: { $acts }

clock-line = reloj { $party_of }: { $shows }; { $state }
clock-noted = el tiempo anotado en el aplazamiento
clock-established = el tiempo que se establezca
clock-ran = { $time } { $since }{ $cited }
clock-ran-unknown = lo que ha corrido { $since }{ $cited }
clock-since-time = desde que habían pasado { $time } de la hora fijada
clock-perhaps = { $time } más si no se paró { $at }
clock-perhaps-unknown = algo más si no se paró { $at }
clock-less = menos { $time } [{ $cited }]
clock-shared = con la suma o la resta de lo que el árbitro reparta del tiempo perdido [{ $cited }]
clock-decided = lo que corra según resuelva el árbitro{ $cited }
clock-as-shown = lo que marque
clock-runs = en marcha
clock-stands = parado
clock-as-decided = en marcha o parado según resuelva el árbitro
clock-runs-unless = en marcha, salvo que se parara { $at }
clock-in-play = en juego: corre el de quien tiene que mover
clock-ended = si está en marcha, se para: la partida ha terminado
clock-next = se pone en marcha { $at } [{ $cited }]
clock-next-again = se vuelve a poner en marcha { $at } [{ $cited }]
clock-next-now = se pone en marcha ahora [{ $cited }]
clock-next-now-again = se vuelve a poner en marcha ahora [{ $cited }]
clock-gives-way = se para al poner en marcha el otro
clock-goes-on = en marcha en todo caso { $at } [{ $cited }]
clock-goes-on-now = en marcha en todo caso desde ahora [{ $cited }]

## The moments of the game

hall-session = la sesión
    .since = desde que se juega la sesión
    .until = hasta la sesión
    .at = durante la sesión
    .when = cuando se juegue la sesión
hall-session-end = el fin de la sesión
    .since = desde el fin de la sesión
    .until = hasta el fin de la sesión
    .at = al terminar la sesión
    .when = cuando termine la sesión
hall-sealing = el cierre del sobre
    .since = desde que se cerró el sobre
    .until = hasta que se cerró el sobre
    .at = al cerrarse el sobre
    .when = cuando se cierre el sobre
hall-ended-before = el acuerdo o el abandono
    .since = desde el acuerdo o el abandono
    .until = hasta el acuerdo o el abandono
    .at = con el acuerdo o el abandono
    .when = cuando haya acuerdo o abandono
hall-resumption = la hora fijada
    .since = desde la hora fijada
    .until = hasta la hora fijada
    .at = a la hora fijada
    .when = cuando llegue la hora fijada
hall-player-arrival = la llegada { $party_of }
    .since = desde la llegada { $party_of }
    .until = hasta la llegada { $party_of }
    .at = a la llegada { $party_of }
    .when = { $party_number ->
        [plural] cuando lleguen { $party }
       *[singular] cuando llegue { $party }
    }
hall-player-flag = el final del tiempo { $party_of }
    .since = desde que se agotó el tiempo { $party_of }
    .until = hasta que se agotó el tiempo { $party_of }
    .at = al agotarse el tiempo { $party_of }
    .when = si cae la bandera { $party_of }
hall-player-limit = el límite { $party_of }
    .since = desde el límite { $party_of }
    .until = hasta el límite { $party_of }
    .at = al cumplirse el límite { $party_of }
    .when = { $party_number ->
        [plural] si a más de { $time } de la hora fijada { $party } no han llegado
       *[singular] si a más de { $time } de la hora fijada { $party } no ha llegado
    }
    .by = { $party_number ->
        [plural] si pasadas las { $hour }, { $time } después de la hora fijada, { $party } no han llegado
       *[singular] si pasadas las { $hour }, { $time } después de la hora fijada, { $party } no ha llegado
    }
hall-envelope-opened = la apertura del sobre
    .since = desde la apertura del sobre
    .until = hasta la apertura del sobre
    .at = al abrirse el sobre
    .when = cuando se abra el sobre
hall-record = la lectura de la jugada secreta
    .since = desde que se leyó la jugada secreta
    .until = hasta que se leyó la jugada secreta
    .at = una vez leída la jugada secreta
    .when = cuando se lea la jugada secreta
hall-move-made = la jugada en el tablero
    .since = desde que se hizo la jugada en el tablero
    .until = hasta que se hizo la jugada en el tablero
    .at = una vez hecha la jugada en el tablero
    .when = cuando la jugada esté en el tablero
hall-reply-sealed = la respuesta en sobre
    .since = desde que se selló la respuesta
    .until = hasta que se selló la respuesta
    .at = al sellarse la respuesta
    .when = cuando se selle la respuesta
hall-reply-opened = la apertura del sobre de la respuesta
    .since = desde que se abrió la respuesta
    .until = hasta que se abrió la respuesta
    .at = una vez abierta la respuesta
    .when = cuando se abra la respuesta
hall-reply-made = la respuesta en el tablero
    .since = desde que la respuesta está en el tablero
    .until = hasta que la respuesta estuvo en el tablero
    .at = con la respuesta en el tablero
    .when = cuando la respuesta esté en el tablero
hall-clocks-noticed = el aviso del error de los relojes
    .since = desde que se señaló el error de los relojes
    .until = hasta que se señaló el error de los relojes
    .at = al señalarse el error de los relojes
    .when = cuando se señale un error de los relojes
hall-first-moves = las primeras jugadas de la reanudación
    .since = desde las primeras jugadas de la reanudación
    .until = hasta las primeras jugadas de la reanudación
    .at = con las primeras jugadas de la reanudación
    .when = cuando se hayan hecho las primeras jugadas
hall-irregularity-found = el descubrimiento de la irregularidad
    .since = desde que se descubrió la irregularidad
    .until = hasta que se descubrió la irregularidad
    .at = al descubrirse la irregularidad
    .when = cuando se descubra una irregularidad
hall-claim-made = la reclamación
    .since = desde la reclamación
    .until = hasta la reclamación
    .at = con la reclamación
    .when = cuando haya una reclamación
hall-offer-touched = la respuesta a la oferta con una pieza tocada
    .since = desde que se tocó una pieza
    .until = hasta que se tocó una pieza
    .at = al tocarse una pieza
    .when = cuando se toque una pieza
hall-refusal = la negativa a jugar según las leyes
    .since = desde la negativa a jugar según las leyes
    .until = hasta la negativa a jugar según las leyes
    .at = con la negativa a jugar según las leyes
    .when = cuando alguien se niegue a jugar según las leyes
