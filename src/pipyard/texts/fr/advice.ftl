# Conseils, et analyse des parties finies.
advice-turn = Au joueur { $seat } :
advice-move = { "  " }{ $move } : { $percent } % ({ $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
})
advice-mistake = Événement { $event }, le joueur { $seat } a joué { $played } ; { $better } était mieux, de { $percent } points sur cent
advice-no-mistake = Autant que je puisse voir, aucun coup n’a rien gâché.
forfeit = un joueur a abandonné
