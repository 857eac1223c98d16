## Tumblin-Dice : la liste des dés, et la feuille de points (le reste est dans fr.ftl)

tumblin-points = = { $points }
tumblin-keep-order = Qui tire en premier ? Nommez les camps dans leur ordre ({ $sides })
tumblin-keep-order-wrong = Nommez chaque camp une fois, par la lettre d’un de ses joueurs, comme dans : B A
tumblin-keep-dice = { $name } ({ $letter }) : zone et face de { $count ->
    [one] { $count } dé
   *[other] { $count } dés
  }, p. ex. 46 pour un 6 sur 4x, s trop court, o dehors
tumblin-keep-help = Tapez zone et face de chaque dé, p. ex. 46 23 o s ; A 46 pour un autre joueur ; fix A 2 46 corrige le deuxième dé de A, fix 1 A 2 46 dans la manche 1.
tumblin-keep-over = La partie est finie. Une erreur peut se corriger : fix MANCHE JOUEUR DÉ LECTURE.
tumblin-keep-nobody = { $word } ne joue pas ; les joueurs sont { $players }
tumblin-keep-too-many = { $name } ne peut plus entrer que { $count } dés dans cette manche.
tumblin-keep-fix = Une correction s’écrit : fix JOUEUR DÉ LECTURE, comme dans fix A 2 46, ou fix MANCHE JOUEUR DÉ LECTURE.
tumblin-keep-no-die = { $name } a { $count } dés entrés dans cette manche.
tumblin-keep-bonus = { $name } : marquez le dé bonus, et lui seul, d’un plus, comme dans +34.
tumblin-keep-total = total
tumblin-board-fine = { $name } est un plateau : { $width } x { $length } mm, zones { $zones }, { $pegs } tourillons
tumblin-board-low-step = étrange : la marche vers { $zone } a { $height } mm de haut, moins qu’un dé de { $edge } mm : les dés glisseront par-dessus sans tourner
tumblin-board-close-pegs = avertissement : l’écart entre les tourillons en { $one } et { $two } est de { $gap } mm, trop étroit pour un dé qui tourne
tumblin-board-folders = Vos propres plateaux vont dans : { $folders }
tumblin-keep-no-reading = { $word } ne dit pas zone et face : 46 est un 6 sur 4x, s trop court, o dehors, f faute
