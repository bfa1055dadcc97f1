act-show-seal = mostrar a los dos jugadores que el sobre está cerrado
