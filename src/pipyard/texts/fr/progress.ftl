## How far every player is, where the score does not tell

progress-rows = { $rows ->
    [one] encore une rangée
   *[other] encore { $rows } rangées
}
progress-dice = { $dice } dés sur { $of } en place
progress-throne = { $rows ->
    [one] à une rangée du trône
   *[other] à { $rows } rangées du trône
}
progress-throne-reached = { $turns ->
    [one] sur le trône en un tour
   *[other] sur le trône en { $turns } tours
}
progress-throne-missed = n’a pas atteint le trône
progress-throne-next = grimpera ensuite
progress-attempts = essais faits : { $made } sur { $of }
progress-tumblin-target = { $total } avec les dés en place ; encore { $left }
progress-tumblin-total = { $total } avec les dés en place
progress-tumblin-round = { $total } dans cette manche
progress-edge-dice = { $dice } des 9 dés d’arête concordent
progress-run-equal = { $length } égaux sur 6 à la suite
progress-run-ordered = { $length } sur 6 dans l’ordre, comme 2-3-4
progress-run-none = encore aucune suite
progress-smuggled = passés la frontière : { $count } sur { $of }
progress-captured = capturés : { $count } sur { $of }
progress-searches-later = cherchera plus tard
