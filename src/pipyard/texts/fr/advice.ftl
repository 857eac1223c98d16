# Conseils, et analyse des parties finies.
advice-turn = Au joueur { $seat } :
advice-move = { "  " }{ $move } : { $percent } % ({ $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
})
advice-mistake = Événement { $event } : le joueur { $seat } a joué { $played } ; { $better } était meilleur de { $percent } points de pourcentage
advice-no-mistake = Aucune erreur trouvée.
forfeit = un joueur a abandonné
advice-curve = Joueur { $seat } : { $curve } de { $first } % à { $last } % de chances de gagner
