## Places of the pyramid in words: level, row as seen from one side, and the how-manieth there from the left

cell-words = { $level ->
    [0] plateau
   *[other] niveau { $level }
}, { $row ->
    [1] premier rang
    [2] deuxième rang
    [3] troisième rang
    [4] quatrième rang
    [5] cinquième rang
    [6] sixième rang
    [7] septième rang
    [8] huitième rang
   *[other] { $row }
}, { $place ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
   *[other] { $place }
}
cell-corner = { $level ->
    [0] plateau
   *[other] niveau { $level }
}, coin du fond
cell-tip = la pointe
