## Asparagus, Doubles, Favourite, Cui bono?, Eintrichtern

cui-bono-costs = kept dice cost: { $n0 } { $c0 }, { $n1 } { $c1 }, { $n2 } { $c2 }
dice = dice
doubles-credit = { $dice ->
    [one] one die may be taken
   *[other] { $dice } dice may be taken
}
eintrichtern-note = { $cell }: { $total }
eintrichtern-target = { $target } red dice win.
enough-dice-kept = somebody has kept too many dice
in-hand = in the hand
kept = kept
last-player-left = one player is left
no-covering-die-left = no covering die is left
peek-limit = nobody has found a total for too long
plate-empty = the plate is empty
put-back-limit = too many dice were put back in a row
