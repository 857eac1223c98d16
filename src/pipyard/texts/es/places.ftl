## Places of the pyramid in words: level, row as seen from one side, and the how-manieth there from the left

cell-words = { $level ->
    [0] base
   *[other] nivel { $level }
}, { $row ->
    [1] fila delantera
    [2] segunda fila
    [3] tercera fila
    [4] cuarta fila
    [5] quinta fila
    [6] sexta fila
    [7] séptima fila
    [8] octava fila
   *[other] { $row }
}, { $place ->
    [1] primero
    [2] segundo
    [3] tercero
    [4] cuarto
    [5] quinto
    [6] sexto
    [7] séptimo
    [8] octavo
    [9] noveno
   *[other] { $place }
}
cell-corner = { $level ->
    [0] base
   *[other] nivel { $level }
}, esquina trasera
cell-tip = la cima
