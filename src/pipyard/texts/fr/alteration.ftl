## Glissade et Culbute

objective-fulfilled = le but secret est atteint
slipped-cards-left = { $cards ->
    [one] il reste { $cards } carte dans le paquet
   *[other] il reste { $cards } cartes dans le paquet
}
slipped-card-1 = but de { $seat } : 1 2 3 4 5 6 de suite
slipped-card-2 = but de { $seat } : 1 4 2 5 3 6 de suite
slipped-card-3 = but de { $seat } : 2 4 6 1 3 5 de suite
slipped-card-4 = but de { $seat } : 3 6 1 5 2 4 de suite
slipped-card-5 = but de { $seat } : 1 1 2 2 3 3 de suite
slipped-card-6 = but de { $seat } : 4 4 5 5 6 6 de suite
slipped-card-7 = but de { $seat } : six nombres égaux de suite
slipped-card-8 = but de { $seat } : trois nombres égaux, puis trois fois le nombre qui fait 7 avec eux
slipped-card-9 = but de { $seat } : sur deux des trois côtés, trois paires de nombres différents de suite
slipped-card-10 = but de { $seat } : deux nombres qui alternent sept fois
slipped-card-11 = but de { $seat } : six nombres de suite dont deux voisins font toujours 7
slipped-card-12 = but de { $seat } : quatre places à gauche et à droite du sommet qui se reflètent
slipped-card-13 = but de { $seat } : une arête qui, vue d’un seul côté, ne monte jamais ou ne descend jamais du pied au sommet
slipped-card-14 = but de { $seat } : une arête dont les neuf nombres, vus d’un seul côté, font 46 ou plus
slipped-card-15 = but de { $seat } : une arête dont les neuf nombres, vus d’un seul côté, font 17 ou moins
slipped-card-16 = but de { $seat } : sur les trois côtés, le même nombre à gauche et à droite du sommet
slipped-out = { $seat } a annoncé à tort et est hors du jeu.
slipped-card-own = but de { $seat } : une suite à vous, { $run }
slipped-card-pattern = but de { $seat } : une forme à vous, { $run } (mêmes lettres, mêmes nombres)
slide-own-goal = gagne aussi : { $run }
verb-claim = annoncer { $rest }
verb-done = fini
verb-pull = tirer { $rest }
slipped-card-1-you = votre but : 1 2 3 4 5 6 de suite
slipped-card-2-you = votre but : 1 4 2 5 3 6 de suite
slipped-card-3-you = votre but : 2 4 6 1 3 5 de suite
slipped-card-4-you = votre but : 3 6 1 5 2 4 de suite
slipped-card-5-you = votre but : 1 1 2 2 3 3 de suite
slipped-card-6-you = votre but : 4 4 5 5 6 6 de suite
slipped-card-7-you = votre but : six nombres égaux de suite
slipped-card-8-you = votre but : trois nombres égaux, puis trois fois le nombre qui fait 7 avec eux
slipped-card-9-you = votre but : sur deux des trois côtés, trois paires de nombres différents de suite
slipped-card-10-you = votre but : deux nombres qui alternent sept fois
slipped-card-11-you = votre but : six nombres de suite dont deux voisins font toujours 7
slipped-card-12-you = votre but : quatre places à gauche et à droite du sommet qui se reflètent
slipped-card-13-you = votre but : une arête qui, vue d’un seul côté, ne monte jamais ou ne descend jamais du pied au sommet
slipped-card-14-you = votre but : une arête dont les neuf nombres, vus d’un seul côté, font 46 ou plus
slipped-card-15-you = votre but : une arête dont les neuf nombres, vus d’un seul côté, font 17 ou moins
slipped-card-16-you = votre but : sur les trois côtés, le même nombre à gauche et à droite du sommet
slipped-out-you = Vous avez annoncé à tort et êtes hors du jeu.
slipped-card-own-you = votre but : une suite à vous, { $run }
slipped-card-pattern-you = votre but : une forme à vous, { $run } (mêmes lettres, mêmes nombres)
