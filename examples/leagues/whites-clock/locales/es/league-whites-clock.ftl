### The words of the edition league-whites-clock: what it says otherwise than fide-2023.

edition-league-whites-clock = Directrices I de 2023 tal como las aplica una liga de ejemplo: mientras faltan los dos corre el reloj de las blancas
    .short = Liga (reloj de las blancas)

rule-I-11-white = Si a la hora fijada no está ninguno de los dos, se pone en marcha el reloj de las blancas, aunque hayan sellado ellas.
rule-I-11-white-replier = Si a la hora fijada no está ninguno de los dos, se pone en marcha el reloj de las blancas, que aquí son las que deben responder.
rule-I-11-white-arrival = Cuando llegan primero las blancas, que habían sellado, se pone en marcha el reloj del rival que aún falta.
rule-I-11-shared = El árbitro puede repartir de otro modo el tiempo que pasó mientras faltaban los dos.
rule-I-9-2 = Si a la hora fijada no está quien debe responder, se pone en marcha su reloj, salvo que el tiempo sea a cargo de las blancas.

misconception-sealers-clock-while-replier-absent = El árbitro pone en marcha el reloj de quien selló, porque su jugada aún no está hecha.
    .why = La jugada quedó hecha al sellarla; la espera es de quien no ha llegado. Corre el reloj de quien debe responder, con el sobre cerrado.
