### Las palabras de la consulta de las leyes, de la comparación de dos ediciones y del sobre, en español.

web-law = Leyes
web-law-lead = Las ediciones que plica contiene, artículo por artículo: cada norma en palabras y en cláusulas, con ejemplos listos para probar.
web-law-editions = Ediciones
web-law-holds = Artículos: { $articles } · normas: { $rules } · ejemplos: { $examples }
web-law-holds-amending = Artículos: { $articles } (cambiados o nuevos: { $own }) · normas: { $rules } · ejemplos: { $examples }
web-law-concepts = La misma materia en las distintas ediciones
web-law-concept = Materia
web-law-amends = Modifica:
web-law-taken-over = Junto a cada artículo que no cambia consta de dónde procede.
web-law-back = Todas las ediciones
web-law-neighbours = Artículos anterior y siguiente
web-run-example = Abrir en la decisión guiada
web-run-under = Decidir este caso según { $edition }
web-no-such-edition = plica no tiene ninguna edición llamada «{ $name }». Tiene estas:
web-no-such-article = En { $edition } no hay ningún artículo «{ $name }». Quizá le sirva alguno de estos enlaces:

web-choose-edition = Elija una edición
web-differences = Diferencias
web-differences-lead = Lo que dos ediciones resuelven de modo distinto, cada diferencia con un caso que se puede decidir. La primera vez, la comparación tarda unos segundos.
web-differences-first = Primera edición
web-differences-second = Segunda edición
web-differences-compare = Comparar
web-differences-parts = La lista completa, por partes
web-differences-same = Elija dos ediciones distintas.

web-envelope = El sobre
web-envelope-title = El sobre de la jugada secreta
web-envelope-lead = Indique lo que se sabe de la partida aplazada. plica prepara el frente del sobre con todo lo que exige la edición y dice qué falta. La jugada secreta va solo dentro.
web-envelope-front = Jugada secreta
web-envelope-missing = Falta en el sobre según { $edition }
web-envelope-by-hand = Para lo que falta, el frente lleva líneas que se rellenan a mano.
web-envelope-open = Aún no está claro qué exige { $edition } en el sobre: responda, por favor, a la pregunta señalada abajo.
web-envelope-complete = El sobre lleva todo lo que exige { $edition }.
web-envelope-nothing-required = Las normas de { $edition } que plica contiene no exigen nada en el sobre.
web-envelope-print = Imprima esta página: solo sale el frente del sobre, en A5 apaisado.
web-envelope-required = Qué dice { $edition } del sobre
web-envelope-data = Lo que lleva el sobre
web-envelope-game = La partida
web-envelope-edition = Edición de las leyes
web-envelope-event = Torneo
web-envelope-round = Ronda
web-envelope-round-is = Ronda { $round }
web-envelope-white = Blancas
web-envelope-black = Negras
web-envelope-position = La posición anterior a la jugada secreta
web-envelope-no-position = Dibuje aquí la posición
web-envelope-white-to-move = Juegan las blancas
web-envelope-black-to-move = Juegan las negras
web-envelope-number = Número de la jugada secreta
web-envelope-number-hint = Si lo deja en blanco, se toma el que lleva la posición.
web-envelope-sealer = Quién selló
web-envelope-sealer-by-position = El bando al que le toca jugar en la posición
web-envelope-sealed-by = Selló
web-envelope-times = Tiempos usados y oferta de tablas
web-envelope-time-white = Tiempo de las blancas
web-envelope-time-black = Tiempo de las negras
web-envelope-offer = Oferta de tablas
web-envelope-offer-none = Ninguna
web-envelope-offer-white = De las blancas, aún sin respuesta
web-envelope-offer-black = De las negras, aún sin respuesta
web-envelope-offer-white-declined = De las blancas, rechazada
web-envelope-offer-black-declined = De las negras, rechazada
web-envelope-resumption = La reanudación
web-envelope-date = Día
web-envelope-time = Hora
web-envelope-place = Lugar
web-envelope-resumed-day = Día de la reanudación
web-envelope-resumed-hour = Hora de la reanudación
web-envelope-resumed-on = Día y hora de la reanudación
web-envelope-resumed-at = Lugar de la reanudación
web-envelope-moment = { $day }, { $time }
web-envelope-signature-sealer = Jugador que selló
web-envelope-signature-arbiter = Árbitro
web-envelope-show = Ver el sobre
web-date = { $day } de { $month ->
        [m1] enero
        [m2] febrero
        [m3] marzo
        [m4] abril
        [m5] mayo
        [m6] junio
        [m7] julio
        [m8] agosto
        [m9] septiembre
        [m10] octubre
        [m11] noviembre
       *[m12] diciembre
    } de { $year }
