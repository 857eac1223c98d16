# Les tournois du club.
tournaments = Tournois
tournaments-none = Il n’y a pas encore eu de tournoi ici.
tournaments-members = Les membres peuvent organiser des tournois, sauf si la maison réserve cela à la modération.
tournament-swiss = système suisse
tournament-round-robin = toutes rondes
tournament-knock-out = élimination directe
tournament-arena = arène
tournament-systems-about = Système suisse : à chaque ronde, on rencontre quelqu’un qui a autant de points, jamais deux fois la même personne. Toutes rondes : tout le monde se rencontre. Élimination directe : qui perd est éliminé. Arène : qui est libre rejoue, jusqu’à la fin du temps.
tournament-open = inscriptions ouvertes
tournament-running = en cours
tournament-over = terminé
tournament-stopped = interrompu
tournament-bot = Robot ({ $name })
tournament-bye = { $name } est exempt
tournament-playing = en jeu
tournament-absent = décidé sans partie
tournament-gone = forfait
tournament-name = Nom
tournament-points = Points
tournament-standings = Classement
tie-break-buchholz-cut-1 = Buchholz tronqué
tie-break-buchholz = Buchholz
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-wins = Victoires
tournament-rounds = { $count ->
    [one] 1 ronde
   *[other] { $count } rondes
}
tournament-round = Ronde { $round }
tournament-round-of = Ronde { $round } sur { $rounds }
tournament-directed = direction : { $name }
tournament-twice = Aller et retour, places échangées
tournament-bank = { $more ->
    [0] { $count } min chacun
   *[other] { $count } min chacun, et { $more } s par coup
}
tournament-wall = Écran mural
tournament-file = Résultats en { $kind }
tournament-take-part = Participer
tournament-sit = À ma table
tournament-wait = Votre prochaine partie commencera quand les autres seront prêts. Cette page vous le dira.
tournament-join = S’inscrire
tournament-leave = Se retirer
tournament-direct = Diriger le tournoi
tournament-new-bot = Robot
tournament-add-bot = Ajouter le robot
tournament-begin = Commencer le tournoi
tournament-stop = Arrêter le tournoi
tournament-stop-really = Vraiment arrêter « { $name } » ?
tournament-games = Parties
tournament-replay = Revoir
tournament-decide = Trancher { $pairing }
tournament-decide-short = Trancher…
tournament-withdraw = Retirer
tournament-entrants = { $count ->
    [0] Personne n’est encore inscrit
    [one] 1 participant
   *[other] { $count } participants
}
tournament-nobody = Les inscrits apparaissent ici.
tournament-new = Un nouveau tournoi
tournament-title = Nom
tournament-system = Système
tournament-rounds-wish = Rondes (0 : assez pour un seul vainqueur)
tournament-minutes = Durée de l’arène en minutes
tournament-game = Jeu { $number }
tournament-no-game = pas d’autre jeu
tournament-games-about = Plusieurs jeux alternent d’une ronde à l’autre : pour un triathlon, choisissez un jeu de réflexion, une course et un jeu d’adresse.
tournament-make = Créer le tournoi
tournament-makers = Qui organise des tournois
tournament-makers-members = Tous les membres
tournament-makers-moderators = La modération seulement
