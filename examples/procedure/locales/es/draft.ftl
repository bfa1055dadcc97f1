edition-draft = Reglamento del Club Ejemplo, borrador
    .short = Borrador

rule-7-seal = Una vez abierto el sobre, el árbitro muestra a los dos jugadores que estaba cerrado.
