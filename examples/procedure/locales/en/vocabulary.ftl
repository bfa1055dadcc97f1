act-show-seal = show both players that the envelope is closed
