edition-draft = Regolamento del Club Esempio, bozza
    .short = Bozza

rule-7-seal = Una volta aperta la busta, l'arbitro mostra ai due giocatori che era chiusa.
