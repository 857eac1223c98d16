score-how = Choisissez une couleur, puis touchez ou balayez les dés comme ils sont devant vous. Seul l’extérieur compte.
score-pyramid = La pyramide vue d’en haut
score-colour = Couleur
score-nothing = à dire
score-left = { $told } faces sur { $all }, encore { $left }
score-complete = Les { $all } faces sont dites.
score-turn = Tourner
score-rest = Le reste de cette couleur
score-undo = Reprendre
score-clear = Recommencer
score-file = Garder dans un fichier
score-keepers = Tenir le score
score-all = Tous les jeux
score-about = De vrais dés sur une vraie table : Pipyard tient la feuille, vérifie ce qui est impossible et dit qui a gagné.
score-begun = commencé
score-none = Le score de { $game } ne se tient pas ici. Celui de ces jeux, oui :
score-who = Qui joue ?
score-player = Joueur { $number }
score-names = Chacun a besoin d’un nom à soi.
score-begin = Commencer
score-anew = Autre partie
score-lines = Ce qui est noté
score-correct = corriger
score-enter = Noter
score-leave-out = Supprimer
score-type = Plutôt taper
score-line-refused = La ligne { $number } est impossible : { $why }
score-cut = Garder la correction et supprimer { $count ->
    [one] la dernière ligne
   *[other] les { $count } dernières lignes
}
score-missing = Il manque : { $label }
score-over = La partie est finie. Une ligne fausse peut encore être corrigée.
score-no-server = Le serveur ne répond pas. Ce qui est noté reste ici.
score-retry = Réessayer
score-numbers = Taper les nombres
score-tapping = Toucher les dés
