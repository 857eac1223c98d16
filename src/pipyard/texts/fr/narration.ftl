## Ce qui s’est passé, raconté à la table, dans les parties rejouées et dans le terminal

count-colour = { $count } { $colour }
event-close = le temps est écoulé : on ne touche plus
event-idle = plus personne n’attrape : la manche est terminée
event-late = trop tard : le hasard pose le dé
event-next = on passe au lancer suivant
event-nothing = personne n’a rien trouvé à temps
event-out = le dé en { $rest } est retiré
event-over = le temps est écoulé
followed-jump = { $count ->
    [one] un autre dé saute : { $colours }
   *[other] { $count } autres dés sautent : { $colours }
}
followed-put = { $count ->
    [one] un creux est rempli : { $colours }
   *[other] { $count } creux sont remplis : { $colours }
}
followed-slide = { $count ->
    [one] un dé glisse : { $colours }
   *[other] { $count } dés glissent : { $colours }
}
followed-take = { $count ->
    [one] un dé est retiré : { $colours }
   *[other] { $count } dés sont retirés : { $colours }
}
throw-log = { $count ->
    [one] { $who } jette un dé
   *[other] { $who } jette { $count } dés
}
