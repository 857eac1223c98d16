## Places of the pyramid in words: level, row as seen from one side, and the how-manieth there from the left

cell-words = { $level ->
    [0] plate
   *[other] level { $level }
}, { $row ->
    [1] front row
    [2] second row
    [3] third row
    [4] fourth row
    [5] fifth row
    [6] sixth row
    [7] seventh row
    [8] eighth row
   *[other] { $row }
}, { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
   *[other] { $place }
}
cell-corner = { $level ->
    [0] plate
   *[other] level { $level }
}, back corner
cell-tip = the tip
