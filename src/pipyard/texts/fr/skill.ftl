## Les jeux d’adresse faits d’essais : Capitaine Flint, Dune, Faraday, Coulomb, Emag, Mikado avec des Dés (et Escalade)

attempt = essai { $number } sur { $of }
attempt-again = tous ont contesté : l’essai est refait, et ensuite il compte
attempt-clock = { $seconds } secondes sur { $limit }
attempt-entered = entré à la main : { $entry }
attempt-times = meilleurs temps en secondes : { $times }
attempts-all-failed = personne n’y est arrivé
attempts-made = tous les essais sont faits
emag-standing = hauteur { $height }, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} dans la tour
flint-left = Arêtes : { $bones } dés sur 25 debout. Autres dés sur le plateau : { $others }. Cela compte { $bones } − { $others } = { $counts }.
mikado-taken = { $taken ->
    [one] { $taken } dé pris
   *[other] { $taken } dés pris
} ; le dé du sommet est à { $shift } mm de sa place

cli-recorded = (comme enregistré)
cli-tower-middle = … { $count } de plus …

settled-tower-falls = { $count ->
    [one] Un dé tombe sur la table.
   *[other] La tour s’écroule : { $count } dés tombent.
}
settled-tower-stands = La tour tient.

verb-accept = accepter ce qui est entré
verb-blow = souffler { $rest }
verb-counted = compté : { $rest }
verb-dropped = un dé est tombé du plateau
verb-failed = manqué ; dés du squelette et autres restés : { $rest }
verb-jolt = donner une secousse au plateau vers { $rest }
verb-late = le temps était écoulé
verb-object = contester ce qui est entré
verb-press = appuyer { $rest } et tourner le plateau
verb-puff = souffler sur { $rest }
verb-raise = redresser la figure { $rest }
verb-rock = faire basculer le plateau vers { $rest }
verb-solved = réussi en { $rest } secondes
verb-stack = empiler un dé { $rest }
verb-tilt = incliner le plateau { $rest }
