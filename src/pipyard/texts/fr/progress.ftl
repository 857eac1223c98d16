## How far every player is, where the score does not tell

progress-rows = { $rows ->
    [one] encore une rangée
   *[other] encore { $rows } rangées
}
progress-dice = { $dice } dés sur { $of } en place
progress-edges = { $edges } arêtes sur 3 pareilles
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
progress-run = { $length ->
    [1] encore aucune suite
   *[other] { $length } sur 6 à la suite
}
progress-tumblin-target = { $total } avec les dés en place ; encore { $left }
progress-tumblin-total = { $total } avec les dés en place
progress-tumblin-round = { $total } dans cette manche
