edition-club = Reglamento del Club Ejemplo
    .short = Club

article-7 = La apertura del sobre
rule-7 = Cuando está presente quien debe responder, el árbitro abre el sobre.
rule-7-seal = Antes de abrir el sobre, el árbitro muestra a los dos jugadores que sigue cerrado.
