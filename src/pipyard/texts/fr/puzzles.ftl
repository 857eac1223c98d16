# Problèmes : ce qu'il faut trouver, ce que donne un coup, pourquoi.
puzzle-you = Vous
puzzle-opponent = Adversaire { $number }
puzzle-ask-win = { $moves ->
    [one] Un seul coup gagne tout de suite. Lequel ?
   *[other] Gagnez en { $moves } coups, quoi que fassent les autres.
}
puzzle-ask-save = Un seul coup vous maintient en jeu ; après tout autre, un adversaire gagne aussitôt. Lequel ?
puzzle-ask-catch = Quel coup rapporte le plus de points d'un seul coup ?
puzzle-ask-best = Un coup est nettement meilleur que tous les autres. Lequel ?
puzzle-ask-entry = Quelle est la meilleure inscription pour ce lancer ?
puzzle-ask-hit = Touchez le dé { $die } : lancez le vôtre pour qu'il vaille moins qu'à présent.
puzzle-solved-win = Résolu : plus rien n'arrête cette victoire.
puzzle-solved-save = Résolu : c'est le seul coup qui ne perd pas.
puzzle-solved-catch = Résolu : { $amount } points, le maximum.
puzzle-solved-best = Résolu : avec ce coup, vous gagnez environ { $amount } parties sur cent.
puzzle-solved-entry = Résolu : cette inscription promet { $amount } points à la fin.
puzzle-solved-hit = Touché !
puzzle-right = Jusqu'ici, c'est juste. Et maintenant ?
puzzle-loses = Non : à présent un adversaire gagne.
puzzle-escapes = Non : les autres ont une réponse, et la victoire s'envole.
puzzle-less = Non : cela rapporte { $amount }, le meilleur coup { $best }.
puzzle-worse-best = Non : avec ce coup, vous gagnez environ { $amount } parties sur cent, avec le meilleur { $best }.
puzzle-worse-entry = Non : cela promet { $amount } points à la fin, la meilleure inscription { $best }.
puzzle-missed = Manqué. Essayez une autre direction ou plus de force.
puzzle-proof-exact = Démontré en examinant toutes les variantes ({ $positions ->
    [one] une position
   *[other] { $positions } positions
}).
puzzle-proof-margin = Estimé : sur { $tries } essais de chaque coup, celui-ci mène d'au moins { $margin } points sur cent (confiance { $confidence } %), et une recherche de { $deep } essais, comme celle de la table d'étude, le préfère aussi.
puzzle-proof-bot = D'après le joueur fort de ce jeu : l'inscription suivante est { $margin } points derrière.
puzzle-proof-physics = Simulé ; répétée d'une main qui tremble, la solution a touché dans { $confidence } % des cas.
puzzle-level-beginner = débutants
puzzle-level-club = joueurs de club
puzzle-level-master = maîtres
puzzle-failed = { $level } { $failed } sur { $asked }
puzzle-failures = Échecs des bots : { $list }.
