act-show-seal = mostrare ai due giocatori che la busta è chiusa
