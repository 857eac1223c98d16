## Places of the pyramid in words: level, row as seen from one side, and the how-manieth there from the left

cell-words = { $level ->
    [0] Platte
   *[other] Ebene { $level }
}, { $row ->
    [1] vordere Reihe
    [2] zweite Reihe
    [3] dritte Reihe
    [4] vierte Reihe
    [5] fünfte Reihe
    [6] sechste Reihe
    [7] siebte Reihe
    [8] achte Reihe
   *[other] { $row }
}, { $place ->
    [1] erster
    [2] zweiter
    [3] dritter
    [4] vierter
    [5] fünfter
    [6] sechster
    [7] siebter
    [8] achter
    [9] neunter
   *[other] { $place }
}
cell-corner = { $level ->
    [0] Platte
   *[other] Ebene { $level }
}, hintere Ecke
cell-tip = die Spitze
