## Bergversetzer, Flohjagd, Ziel, Der feuerrote Teufel

angel-cannot-move = der Engel kann sich nicht bewegen
angel-caught = der Teufel hat den Engel gefangen
angel-escaped = alle grünen Würfel sind verbraucht, und der Engel ist frei
both-in-the-goal = beide haben alle Würfel im Ziel
turn-limit = der Spätere hat seine Züge verbraucht
devil-green-left = { $dice ->
    [one] ein grüner Würfel ist übrig
   *[other] { $dice } grüne Würfel sind übrig
}
flea-alone = der andere ist fertig: { $turns ->
    [one] ein Zug ist
   *[other] { $turns } Züge sind
} gezählt
jumps-left = { $jumps ->
    [one] noch ein Sprung
   *[other] noch { $jumps } Sprünge
} in diesem Zug
lift-the-blockade = du musst eine Blockade aufheben
