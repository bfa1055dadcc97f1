### The words of the edition fide-2017 in Italian: what it says otherwise than fide-2018.

edition-fide-2017 = Regole degli Scacchi della FIDE in vigore da luglio 2017, con le Linee guida I
    .short = FIDE 2017
caveat-guidelines-from-i-8-not-seen = Delle Linee guida I di luglio 2017 non si sono visti i punti da I.8 a I.14 (difetti della mossa in busta, ripresa, ritardo, busta perduta, orologi sbagliati, sessione): al loro posto si prende il testo del 2018. I punti da I.1 a I.7 dicono lo stesso in entrambi.
