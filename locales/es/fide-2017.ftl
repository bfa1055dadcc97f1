### The words of the edition fide-2017 in Spanish: what it says otherwise than fide-2018.

edition-fide-2017 = Leyes del Ajedrez de la FIDE en vigor desde julio de 2017, con las Directrices I
    .short = FIDE 2017
caveat-guidelines-from-i-8-not-seen = De las Directrices I de julio de 2017 no se han visto los puntos I.8 a I.14 (defectos de la jugada secreta, reanudación, retraso, sobre perdido, relojes equivocados, sesión): en su lugar se toma el texto de 2018. Los puntos I.1 a I.7 dicen lo mismo en ambos.
