## Mound Mover, Flea Chase, Finish, The Fire-Red Devil

angel-cannot-move = the angel cannot move
angel-caught = the devil has caught the angel
angel-escaped = all green dice are used and the angel is free
both-in-the-goal = both have all dice in the goal
turn-limit = the later player has used up the turns
devil-green-left = { $dice ->
    [one] one green die is left
   *[other] { $dice } green dice are left
}
flea-alone = the other has finished: { $turns ->
    [one] one turn has
   *[other] { $turns } turns have
} been counted
jumps-left = { $jumps ->
    [one] one more jump
   *[other] { $jumps } more jumps
} in this turn
lift-the-blockade = you must lift a blockade
