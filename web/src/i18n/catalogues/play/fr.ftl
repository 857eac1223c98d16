## Ce qui se dit pendant une partie
moment-try = { $name }, essai { $number } sur { $of } : { $what }
moment-only-try = { $name } : { $what }
moment-try-solved = réussi en { $seconds } secondes !
moment-try-counted = il compte { $score }.
moment-try-off = un dé est tombé du plateau, l’essai est terminé.
moment-try-stopped = abandonné.
moment-try-late = le temps est écoulé.
moment-round = La manche { $number } est finie : { $points }.
live-end-tilt = Lâcher le plateau
live-end-press = Lâcher le plateau
live-end-blow = Arrêter de souffler
live-end-pull = Lâcher le dé
live-clock = { $seconds } sur { $limit } s
live-clock-why = Le temps ne court que pendant que vous agissez. Ensuite, l’essai continue si aucun dé n’est tombé.
zone-lost = perdu, temps écoulé
phrase-goal-target = Premier à atteindre tant de points
phrase-goal-rounds = Le plus de points après tant de manches
phrase-goal-wins = Premier à gagner tant de manches
phrase-number = { $name } : combien
settings-rolls = Lancer les dés pour moi
roll-now = Lancer
roll-for = Lancer pour { $name }
your-roll = À vous de lancer
roll-of = Lancer : { $names }
ending-title = La fin
ending-you-win = Vous gagnez !
ending-review = La plus grande erreur, et le meilleur coup
ending-share = Partager cette partie
share = Partager
race-start-why = Le plateau sera découvert quand tout le monde sera prêt. Le premier emporte la prise.
race-start-ready = Je suis prêt
race-start-waits = En attente de { $names }
hint-title = Suggestion :
hint-ask = Suggérer un coup
hint-thinking = Réflexion …
hint-play = Jouer ce coup
hint-taken = { $name } a demandé une suggestion.
hint-wins = Il gagne.
hint-ends = Il termine la partie.
hint-points = Il vous rapporte { $points ->
    [one] un point
   *[other] { $points } points
}.
hint-usual = Un robot à votre place jouerait ainsi.
