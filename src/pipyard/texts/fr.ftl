### Ce que dit Pipyard en français.
### Les clés des jeux (pourquoi une partie a fini, ce que dit une scène, tas et lancers) sont dans la première partie, par ordre alphabétique.
### Familles : colour-…, letter-…, verb-…, event-….

## Pourquoi une partie a fini

all-dice-used = un joueur a utilisé tous ses dés
all-own-dice-off = un joueur a enlevé tous ses dés de la pyramide
amoeba-at-home = l’amibe a atteint un coin
corner-complete = une pyramide de coin est complète
corners-complete = toutes les pyramides de coin sont complètes
enough-dice-stored = assez de dés sont gagnés
enough-dice-won = assez de dés sont gagnés
goal-reached = le but est atteint
last-die-placed = un joueur a posé son dernier dé
last-in-the-game = un seul joueur a encore des dés
no-die-left = il ne reste plus de dé
nobody-puts-a-die = personne n’a posé de dé depuis trois tours de table
overtime-shared = personne n’était devant après dix manches de plus
overtime-won = la manche de plus a décidé
plate-full = le plateau est plein
pyramid-complete = la pyramide est complète
round-limit = le dernier tour de table est joué
rounds-played = toutes les manches sont jouées
rounds-won = assez de manches sont gagnées
target-reached = l’objectif est atteint
top-of-a-corner = le sommet d’un coin complet est occupé

## Ce que dit une scène

acquire-paid = Le joueur { $payer ->
        [red] rouge
        [green] vert
        [black] noir
        [blue] bleu
        [golden] doré
        [yellow] jaune
        [grey] gris
       *[other] { $payer }
    } a payé { $count } au joueur { $payee ->
        [red] rouge
        [green] vert
        [black] noir
        [blue] bleu
        [golden] doré
        [yellow] jaune
        [grey] gris
       *[other] { $payee }
    }.
amoeba-homes = Les coins : { $home_0 } – { $seat_0 }, { $home_1 } – { $seat_1 }, { $home_2 } – { $seat_2 }. Le score est la distance des six dés.
dice-to-put = Dés encore à poser : { $count }.
dice-to-take = Dés encore à prendre : { $count }.
die-as-it-stands = Le dé montre { $triple } vers les côtés a1–a9, i1–a1 et a9–i1. On le pose tel quel.
diebylon-steps = Les sauts doivent coûter { $steps } en tout.
diebylon-swap = Un 1 est tombé : échangez un de vos dés avec un dé adverse libre qui repose sur lui.
dora-greatest = Le joueur { $by ->
        [red] rouge
        [green] vert
        [black] noir
        [blue] bleu
        [golden] doré
        [yellow] jaune
        [grey] gris
       *[other] { $by }
    } remplit { $cell } ({ $a }, { $b }, { $c }) : le plus grand nombre est à lui. Contre ce dé.
dora-name-a-funnel = Plusieurs creux attendent : nommez celui qu’on remplit ensuite.
dora-one-colour = Le joueur { $by ->
        [red] rouge
        [green] vert
        [black] noir
        [blue] bleu
        [golden] doré
        [yellow] jaune
        [grey] gris
       *[other] { $by }
    } remplit { $cell } ({ $a }, { $b }, { $c }) : les trois dés sont d’une couleur. Contre le plus grand nombre.
dora-three-equal = Le joueur { $by ->
        [red] rouge
        [green] vert
        [black] noir
        [blue] bleu
        [golden] doré
        [yellow] jaune
        [grey] gris
       *[other] { $by }
    } remplit { $cell } ({ $a }, { $b }, { $c }) : les nombres sont égaux, et son dé est venu en dernier. Contre n’importe lequel.
dora-two-equal = Le joueur { $by ->
        [red] rouge
        [green] vert
        [black] noir
        [blue] bleu
        [golden] doré
        [yellow] jaune
        [grey] gris
       *[other] { $by }
    } remplit { $cell } ({ $a }, { $b }, { $c }) : deux nombres sont égaux, et le troisième est à lui. Contre ce dé.
forbidden-number = Le nombre interdit est { $number }.
golden-middle = { $number } est le nombre du milieu : un dé de plus pour { $seat }.
golden-two-equal = Deux nombres égaux : un dé de plus pour { $seat }.
golden-three-equal = Trois nombres égaux : chacun retire { $count ->
    [one] un dé.
   *[other] { $count } dés.
}
level-to-fill = { $level ->
    [0] Les dés vont sur le plateau.
   *[other] Les dés vont au niveau { $level } au-dessus du plateau.
}
masquerade-goal-blue-red-green = But : bleu, rouge, vert du pied au sommet sur les trois arêtes.
masquerade-goal-main = But : la même suite du pied au sommet sur les trois arêtes.
masquerade-goal-training = But : chaque arête d’une seule couleur.
mes-des-buy = Personne n’a gagné de dé : achetez un autre lancer pour un dé d’action, ou finissez le tour.
mes-des-feed = Le reste du lot va à un groupe de la réserve : nommez sa taille.
mes-des-numbers = 6 et 5 : { $seat }. 1 et 2 : { $seat_two }. Celui qui lance gagne avec les deux nombres, l’autre seulement avec le premier.
mes-des-pool = Dés dans le lot : { $count }.
mes-des-ransom = Le lancer rapporte { $gain } à celui qui lance et { $loss } à l’autre. Combien de ceux-ci rachetez-vous ?
mes-des-target = Il faut { $target } dés pour gagner, dés d’action compris.
mucho-domino = Au-dessus du plateau, une face inférieure doit être égale à la face sur laquelle elle repose. Vous pouvez refuser.
mucho-slow = Une pyramide est complète : chaque tour de table de plus coûte { $cost } points aux autres.
plate-dice-left = Places libres sur le plateau : { $count }.
roll-off-for = Trois couleurs se rencontrent en { $cell } : { $count } camps lancent pour cette place.
round = Tour de table { $round } sur { $of } au plus.
round-without-limit = Tour de table { $round }.
steps-a-pip = Un point vaut maintenant { $steps ->
    [one] { $steps } pas.
   *[other] { $steps } pas.
}
steps-left = Pas restants : { $steps }.
storing-shown = Les nombres sont { $a }, { $b } et { $c } : ensemble { $sum }, cherché { $total }.
storing-sum = Les trois nombres font ensemble { $sum }, cherché { $total }.
storing-target = Il faut { $target } dés verts pour gagner.
storing-total = On cherche trois nombres qui font { $total }.
tumblin-ahead = { $seat } mène de { $points }.
tumblin-ahead-you = Vous menez de { $points }.
tumblin-attitude = Le dé est posé comme tiré au sort : position { $attitude }.
tumblin-behind = { $seat } a { $points } de retard : un dé qui compte { $needs } ou plus passe en tête.
tumblin-behind-you = Vous avez { $points } de retard : un dé qui compte { $needs } ou plus passe en tête.
tumblin-bumps = Il pousse { $die } de { $from } à { $zone }, face { $face } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
tumblin-bumps-off = Il pousse { $die } hors de { $from }.
tumblin-bumps-short = Il repousse { $die } en deçà de la ligne.
tumblin-far-behind = { $seat } a { $points } de retard, plus qu’un seul dé ne peut rattraper.
tumblin-far-behind-you = Vous avez { $points } de retard, plus qu’un seul dé ne peut rattraper.
tumblin-foul = { $die } ne touche pas d’abord la piste de lancement : faute, aucun point.
tumblin-goal-rounds = { $number ->
    [one] Qui a le plus de points après une manche gagne.
   *[other] Qui a le plus de points après { $number } manches gagne.
}
tumblin-goal-target = Il faut { $number } points à la fin d’une manche pour gagner.
tumblin-goal-wins = { $number ->
    [one] Une manche gagnée donne la victoire.
   *[other] { $number } manches gagnées donnent la victoire.
}
tumblin-level = Égalité : tout dé qui compte passe en tête.
tumblin-nudges = Il frôle { $die }, qui reste sur { $zone }, face { $face }.
tumblin-order = Ordre des tirs : { $order }.
tumblin-order-roll = Un dé par camp : le plus grand tire en premier.
tumblin-overtime = Manche de plus { $round }.
tumblin-rests = { $die } s’arrête sur { $zone }, face { $face } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
tumblin-rolls-off = { $die } quitte le plateau.
tumblin-round = Manche { $round }.
tumblin-short = { $die } reste en deçà de la ligne.
tumblin-team = ({ $colours })
up-and-down-build = Les nombres pairs posent des dés, les impairs en reprennent. Les points sont les faces extérieures montrées.
up-and-down-colours = Les nombres pairs prennent des dés, les impairs en remettent. Les points sont la valeur des dés pris.
up-and-down-demolish = Les nombres pairs enlèvent des dés, les impairs en ramènent. Les points disent combien il en reste : qui en a le moins gagne.
you-may-stop = Vous pouvez vous arrêter à tout moment.

## Tas et lancers

action-dice = dés d’action
as-it-stands = le dé, vu de a1–a9, i1–a1, a9–i1
order = ordre
reserve-group = groupe de la réserve
roll = lancer
roll-off = départage
stock = réserve
stored = stockés
taken = pris
throw = lancer
unshot = à tirer
won-dice = gagnés

## Couleurs, et la lettre qui dit chacune là où il n’y a pas de couleur

colour-black = noir
colour-blue = bleu
colour-brown = brun
colour-dice = de n’importe quelle couleur
colour-golden = doré
colour-green = vert
colour-grey = gris
colour-lime = vert clair
colour-maroon = bordeaux
colour-navy = bleu marine
colour-olive = vert olive
colour-orange = orange
colour-pink = rose
colour-purple = pourpre
colour-red = rouge
colour-turquoise = turquoise
colour-white = blanc
colour-yellow = jaune
letter-black = N
letter-blue = B
letter-brown = U
letter-dice = D
letter-golden = O
letter-green = V
letter-grey = G
letter-lime = C
letter-maroon = A
letter-navy = M
letter-olive = I
letter-orange = E
letter-pink = S
letter-purple = P
letter-red = R
letter-turquoise = T
letter-violet = L
letter-white = W
letter-yellow = J

## Verbes des coups, avec ce qui suit le verbe

verb-buy = acheter un autre lancer
verb-decline = refuser
verb-draw = tirer { $rest }
verb-end = finir le tour
verb-feed = donner au groupe de { $rest }
verb-fill = remplir { $rest }
verb-flick = envoyer d’une pichenette { $rest }
verb-jump = faire sauter { $rest }
verb-keep = garder { $rest }
verb-lift = soulever { $rest }
verb-pass = passer
verb-place = poser { $rest }
verb-put = poser { $rest }
verb-ransom = racheter { $rest }
verb-roll = lancer
verb-set = placer { $rest }
verb-set-showing = remplir le creux, en montrant { $numbers }
verb-shoot = vrai plateau, noté à la main : { $rest }
verb-step = avancer { $rest }
verb-stop = s’arrêter
verb-swap = échanger { $rest }
verb-take = prendre { $rest }

## Ce qui arrive de soi-même

event-cover = le dé est de nouveau couvert

## Le signe entre les unités et les dixièmes

decimal-sign = ,
golden-middle-you = { $number } est le nombre du milieu : un dé de plus pour vous.
golden-two-equal-you = Deux nombres égaux : un dé de plus pour vous.
