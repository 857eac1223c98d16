# The study board and the curve of a game.
study-title = Table d'étude
study-about = { $moves ->
    [0] Essayez n'importe quel coup, pour tous les camps.
    [one] Un coup essayé. La partie elle-même ne change pas.
   *[other] { $moves } coups essayés. La partie elle-même ne change pas.
}
study-think = Faire réfléchir un bot
study-stop = Arrêter la réflexion
study-thinking = Il réfléchit …
study-over = La partie est finie ici.
study-worth = À { $who } de jouer : { $percent } % de chances de gagner, selon ce bot
study-row = { $percent } % ({ $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
})
study-tries = { $tries ->
    [one] { $tries } essai en tout
   *[other] { $tries } essais en tout
}
study-start = Début
study-back = Retour
study-on = Avancer
study-link = Copier le lien
study-text = Copier en texte
study-share = La variante à partager
study-leave = Quitter l'étude
study-here = Étudier à partir d'ici
curve-label = L'état du jeu de chacun, pas à pas ; touchez pour y aller
curve-about = Chances de gagner à chaque décision, estimées ; touchez pour y aller.
curve-decision = Décision montrée sur la courbe
curve-point = Étape { $at } : { $values }
