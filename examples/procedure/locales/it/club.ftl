edition-club = Regolamento del Club Esempio
    .short = Club

article-7 = L'apertura della busta
rule-7 = Quando è presente chi deve rispondere, l'arbitro apre la busta.
rule-7-seal = Prima di aprire la busta, l'arbitro mostra ai due giocatori che è ancora chiusa.
