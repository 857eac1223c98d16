## Plekken van de piramide in woorden: de laag, de rij van één zijde gezien, en de hoeveelste daarin van links

cell-words = { $level ->
    [0] plaat
   *[other] laag { $level }
}, { $row ->
    [1] voorste rij
    [2] tweede rij
    [3] derde rij
    [4] vierde rij
    [5] vijfde rij
    [6] zesde rij
    [7] zevende rij
    [8] achtste rij
   *[other] { $row }
}, { $place ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
    [6] zesde
    [7] zevende
    [8] achtste
    [9] negende
   *[other] { $place }
}
cell-corner = { $level ->
    [0] plaat
   *[other] laag { $level }
}, achterste hoek
cell-tip = de top
