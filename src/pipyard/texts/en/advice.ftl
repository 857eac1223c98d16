# Hints and the analysis of finished games.
advice-turn = Player { $seat } to move:
advice-move = { "  " }{ $move }: { $percent } % ({ $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
})
advice-mistake = Event { $event }, player { $seat } played { $played }; better was { $better }, by { $percent } points of a hundred
advice-no-mistake = Nothing that was played gave anything away that I can see.
forfeit = a player has given up
