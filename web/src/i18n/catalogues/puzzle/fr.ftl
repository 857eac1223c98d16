# The puzzle pages.
puzzles = Problèmes
puzzles-about = { $count } positions de { $games } jeux, tirées de parties de bots : chacune a un seul meilleur coup. Cote et série restent dans ce navigateur.
puzzles-solved = { $solved } résolus sur { $count }
puzzle-heading = { $title } : problème { $number }
puzzle-daily = Problème du jour
puzzle-daily-solve = Le résoudre
puzzle-fitting = Un problème à votre mesure : { $title }
puzzle-daily-done = Résolu aujourd'hui – revoir
puzzle-rating = Problème { $rating }
puzzle-own-rating = vous { $rating }
puzzle-streak = série : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
puzzle-again = Réessayer
puzzle-restart = Depuis le début
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-others = Ce que permettent les autres coups
puzzle-more = { $count ->
    [one] un autre coup
   *[other] { $count } autres coups
}
puzzle-no-answer = Le serveur ne répond pas. Réessayez dans un instant.
puzzle-done = résolu
puzzle-kind-win = { $moves ->
    [one] gagner en un coup
   *[other] gagner en { $moves } coups
}
puzzle-kind-save = ne pas perdre
puzzle-kind-catch = la plus grosse prise
puzzle-kind-best = meilleur coup
puzzle-kind-entry = meilleure inscription
puzzle-kind-hit = toucher
card-puzzles = Problèmes
door-puzzle = Problème du jour
door-puzzle-text = Une position, un seul meilleur coup. Le voyez-vous ?
door-puzzles = { $count } problèmes, chacun avec sa preuve
