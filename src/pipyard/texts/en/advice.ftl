# Hints and the analysis of finished games.
advice-turn = Player { $seat } to move:
advice-move = { "  " }{ $move }: { $percent } % ({ $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
})
advice-mistake = Event { $event }: player { $seat } played { $played }; { $better } was better by { $percent } percentage points
advice-no-mistake = No mistakes found.
forfeit = a player has given up
advice-curve = Player { $seat }: { $curve } from { $first } % to { $last } % to win
