## Pourquoi quelque chose n’est pas possible.

why-eintrichtern-with-max-players-cannot = eintrichtern avec max_players { $most } ne se joue pas à { $seats }

why-dice-go-forward-or-sideways = les dés vont en avant ou de côté dans un creux voisin, jamais en arrière
why-there-is-no-die-of = aucun de vos dés n’est en { $cell }
why-a-turn-must-change-the = tourner doit changer les nombres

why-it-does-not-cost-exactly = cela ne coûte pas exactement les { $left } que vous avez
why-a-1-swaps-one-of = un 1 échange un de vos dés avec un dé adverse libre qui repose directement sur lui
why-the-die-at-is-not = le dé en { $cell } n’est pas à vous

why-you-draw-the-foot-of = vous tirez le pied d’une de vos propres arêtes : { $feet }

why-you-pull-on-the-two = vous tirez sur les deux arêtes de votre propre côté, d’une à huit places sous le sommet
why-adjacent-no-and-order-any = adjacent=no et order=any ne vont pas ensemble : presque chaque pyramide aurait déjà un but
why-own-run-has-six-numbers = une suite à vous a six nombres de 1 à 6, ou six zéros pour aucune
why-own-objectives = au plus { $most } objectifs séparés par des virgules : de { $least } à { $longest } nombres de 1 à 6 ou lettres de a à f, ou deux ou trois parties de { $part } à { $longest } reliées par +, 17 signes en tout

why-you-pull-a-die-of = vous tirez un dé d’une des trois arêtes, d’une à huit places sous le sommet
why-you-have-pulled-say-done = vous avez tiré : dites done, ou annoncez avec claim

why-a-captured-die-goes-to = un dé capturé va dans un creux de départ vide de son propriétaire, nommé en troisième
why-dice-stay-on-the-plate = les dés restent sur le plateau
why-only-a-die-on-its = seul un dé sur sa propre ligne d’arrivée va de côté
why-a-die-at-home-only = un dé chez lui ne va que de côté, le long de sa ligne d’arrivée
why-an-escape-slides-down-a = une fuite va tout droit vers un coin, le long de la crête, dans le creux juste derrière les deux voisins
why-an-attack-climbs-over-a = une attaque va tout droit vers un côté, par-dessus la crête, dans le creux juste derrière les deux voisins
why-your-own-dice-are-never = vous ne pouvez pas capturer vos propres dés
why-the-die-at-is-at = le dé en { $cell } est chez lui et à l’abri
why-its-owner-has-no-empty = son propriétaire n’a pas de creux de départ vide

why-is-not-next-to-your = { $cell } n’est pas à côté de votre explorateur en { $cell2 }
why-a-turn-can-be-stopped = un tour ne peut être arrêté qu’après que l’explorateur a tourné
why-the-explorer-has-turned-already = l’explorateur a déjà tourné : échangez ou arrêtez-vous
why-a-turn-must-change-how = tourner doit changer la position de l’explorateur
why-touching-faces-must-be-equal = là où les deux dés se touchent, le vôtre montre { $mine } et le vert { $theirs } : il faut deux chiffres égaux
why-explorers-cannot-change-places-with = les explorateurs ne peuvent pas changer de place entre eux

why-the-die-is-rolled-not = le dé est lancé ; vous ne choisissez pas comment il est tourné
why-say-how-it-stands-place = dites comment il est tourné : place CASE TRIPLET
why-first-all-dice-are-placed = il faut d’abord poser tous les dés
why-a-die-pivots-into-an = un dé pivote dans un creux voisin, et { $cell } n’est pas à côté de { $cell2 }
why-all-your-dice-are-placed = tous vos dés sont posés : faites-en pivoter un
why-is-not-in-the-start = { $cell } n’est pas dans la zone de départ, les rangées a et b

why-the-die-shows-its-last = le dé montre { $shown } : son dernier saut doit aller exactement aussi loin sur une ligne, franchir un dé et finir sur un creux vide
why-there-is-no-die-at = il n’y a pas de dé en { $cell }
why-only-a-jump-after-a = seul un saut après un lancer peut être refusé
why-you-may-go-on-with = vous pouvez continuer avec le dé relancé, en { $cell }, ou vous arrêter
why-a-die-can-jump-so = un dé peut sauter, il le faut donc

why-a-jump-goes-straight-over = un saut va tout droit par-dessus un dé voisin dans le creux derrière lui
why-a-turn-can-be-stopped-only = un tour ne peut être arrêté qu’après le premier de deux coups
why-all-your-dice-are-placed-step = tous vos dés sont posés : avancez ou sautez avec l’un d’eux
why-is-neither-next-to-nor-behind = { $cell } n’est ni à côté de { $cell2 }, ni juste derrière un dé voisin, en ligne droite
why-is-not-next-to = { $cell } n’est pas à côté de { $cell2 }

why-only-the-customs-capture = seuls les douaniers capturent
why-an-officer-jumps-straight-over = un douanier saute tout droit par-dessus un contrebandier après l’autre
why-the-smuggler-at-has-arrived = le contrebandier en { $cell } est arrivé et reste là
why-smugglers-keep-off-the-edges = les contrebandiers n’entrent pas dans les creux le long des côtés i1–a1 et a9–i1

why-no-number-of-leads-there = aucun nombre de { $shown } n’y mène par un chemin libre : les dés noirs barrent la route, on n’entre jamais sur les rouges
why-the-guard-puts-one-black = le gardien pose un dé noir dans un creux vide à côté du vert
why-with-the-numbers-that-point = avec { $shown }, les nombres qui pointent vers le trône ne sont pas justes
why-you-can-move-so-you = vous pouvez avancer, vous le devez donc
why-only-the-guard-places-dice = seul le gardien pose des dés
why-the-throne-is-entered-only = on ne monte sur le trône que depuis g1, g2 et g3

why-no-shift = décaler, c’est avancer toute la rangée d’un pas, dans des creux vides
why-no-swing = tourner, c’est faire pivoter la rangée autour d’un dé du bout jusqu’à la ligne suivante, dans des creux vides
why-no-hop = sauter, c’est faire deux pas de côté par-dessus un dé d’une autre rangée, ou avancer le long de sa ligne par-dessus tous les dés de devant, dans des creux vides
why-no-mount = pour monter, chaque dé de la rangée va dans un creux formé par trois dés d’autres rangées, et tous vont dans le même sens
why-no-dismount = pour descendre, chaque dé va juste derrière deux des dés qui le portent, dans un creux vide du plateau, et tous vont dans le même sens
why-a-mounted-row-can-only = une rangée montée ne peut que descendre
why-this-row-is-not-mounted = cette rangée n’est pas montée
why-your-mounted-row-has-to = votre rangée montée doit d’abord descendre
why-dice-of-another-row-rest = des dés d’une autre rangée reposent sur celle-ci et la bloquent
why-without-blockade-no-row-mounts = sans l’option blocus, les rangées ne montent pas sur d’autres
why-a-single-die-does-not = un dé seul ne tourne pas autour d’un bout
why-a-swing-is-named-by = nommez le bout de la rangée qui tourne
why-this-row-is-named-by = cette rangée est nommée par son premier dé, { $cell }

why-only-your-witch-moves-the = seule votre sorcière bouge, le dé en { $cell }

why-dogs-stand-on-the-dice = les chiens sont sur les dés du plateau
why-dogs-sit-in-the-funnels = un chien se pose dans un creux entre trois moutons ; touchez un mouton pour demander si c’est lui
why-a-bush-cannot-be-the = un buisson ne peut pas être le loup
why-the-wolf-is-one-of = le loup est un des 45 dés du plateau
why-the-wolf-is-hidden-already = le loup est déjà caché
why-only-the-dice-on-the = seuls les dés du plateau peuvent être le loup
why-a-dog-is-at-already = un chien est déjà en { $cell }
why-first-the-wolf-is-hidden = d’abord on cache le loup : name CASE

why-the-amoeba-would-be-torn = l’amibe serait déchirée
why-you-have-to-make-all = vous devez faire tous vos pas
why-the-amoeba-must-hang-together = l’amibe doit être d’un seul tenant quand vous vous arrêtez
why-is-not-adjacent-to = { $cell } n’est pas voisin de { $cell2 }

why-you-have-to-put-more = vous devez encore en poser { $due }

why-only-who-takes-dice-off = vous ne pouvez vous arrêter que pendant que vous enlevez des dés dans la démolition
why-dice-that-come-back-must = vous devez remettre les dés qui reviennent
why-with-a-you = avec un { $rolled } : { $dice }
why-that-colour-is-not-yours = vous ne pouvez pas remettre cette couleur maintenant
why-the-colours-version-of-up = Des Hauts et des Bas avec les couleurs se joue de 2 à 6, pas à { $seats }
why-up-and-down-is-for = Des Hauts et des Bas se joue à 3, ou en trois équipes (6, 9), pas à { $seats } ; avec les couleurs, de 2 à 6

why-dice-go-to-level-until = { $level ->
    [0] remplissez d’abord le plateau
   *[other] remplissez d’abord le niveau { $level }
}

why-a-rolled-die-is-put = un dé lancé est posé tel quel
why-name-one-of-the-funnels = nommez un des creux à remplir
why-its-lower-face-must-show = sa face inférieure doit montrer le nombre de la face sur laquelle elle repose
why-first-a-funnel-has-to = d’abord un creux doit être rempli

why-red-and-green-must-not = rouge et vert ne doivent pas se toucher
why-black-is-for-those-who = vous ne pouvez utiliser le noir que si vous ne pouvez poser ni rouge ni vert
why-you-have-no-die-left = vous n’avez plus de dé { $verb ->
        [red] rouge
        [green] vert
        [black] noir
        [blue] bleu
        [golden] doré
        [yellow] jaune
        [grey] gris
       *[other] { $verb }
    }

why-no-lower-face-of-the = aucune face inférieure du dé n’est égale à la face sur laquelle elle reposerait
why-the-die-has-to-be = vous devez poser le dé
why-does-not-belong-to-your = { $cell } ne fait pas partie de votre coin

why-the-chunk-does-not-fit = le morceau n’y tient pas : il garde sa forme, chacun de ses dés est stable, et il touche la construction { $touch }
why-a-chunk-has-dice-at = un morceau a { $most } dés au plus
why-the-dice-of-a-chunk = les dés d’un morceau se tiennent par les faces
why-a-chunk-is-lifted-off = un morceau se soulève : tout ce qui est posé sur ses dés doit venir avec lui
why-that-would-break-the-rest = cela casserait le reste de votre cube en plusieurs parts
why-this-chunk-can-be-set = ce morceau ne peut être posé nulle part sur la pyramide
why-is-not-in-your-cube = { $die } n’est pas dans votre cube
why-cube-cannot-be-125-with = cube ne peut pas être 125 à trois joueurs : il n’y a pas 3 x 125 dés dans la boîte
why-contact-cannot-be-face-with = contact ne peut pas être face avec un chunk_max sous 3 : un dé seul du plateau ne touche rien par une face

why-the-chunk-does-not-fit-there = le morceau n’y tient pas : il garde sa forme, et chacun de ses dés repose sur le plateau, sur un dé ou sur le morceau lui-même
why-a-chunk-has-dice = un morceau a { $sizes } dés
why-that-would-break-the-rest-of = cela casserait le reste de votre bloc en plusieurs parts
why-is-not-in-your-block = { $die } n’est plus dans votre bloc
why-chunks-must-contain-1-without = chunks doit contenir 1 : sans dés seuls, personne ne pourrait commencer

why-nothing-carries = rien ne porte { $loose }
why-it-must-touch-the-main = cela doit toucher la construction principale par une face, en rangée droite ou en L
why-your-straight-row-earns-one = votre rangée droite rapporte un dé : posez-le dans un creux
why-the-first-die-goes-into = le premier dé va dans un creux du plateau
why-as-long-as-a-piece = tant qu’une pièce de trois tient quelque part, vous en posez trois
why-a-die-lies-at-already = un dé est déjà en { $taken }

why-you-have-no-die-in = vous n’avez pas de dé en main : lancez d’abord
why-is-no-cell-of-the = { $cell } n’est pas une case du manteau : un de ses nombres doit être 1, et aucun 0

why-a-row-is-straight-of = une rangée doit être droite, d’une seule couleur, et ne porter aucun autre dé

why-you-take-one-die-first = prenez d’abord un dé
why-what-a-double-gives-must = vous devez prendre les dés que donne un double

why-a-die-of-a-dearer = un dé d’une couleur plus chère est libre : vert avant noir avant rouge
why-mix-cannot-be-the-three = mix ne peut pas être { $mix } : les trois nombres doivent faire 165, pas { $mix2 }

why-say-how-it-stands-as = dites comment il est tourné, comme dans add 6,1,0 623
why-it-is-rolled-how-it = le lancer décide comment il est tourné ; vous ne pouvez pas le choisir
why-touches-neither-the-thrown-die = { $cell } ne touche ni le dé lancé ni un dé ajouté

why-mount-where-say-a-place = mount où ? Dites une place devant un côté, comme dans mount -1,3,4
why-a-die-is-drawn-out = un dé est tiré hors d’un côté : { $outward }
why-nothing-follows-stop = rien ne suit stop
why-you-may-draw-mount-pull = vous pouvez draw, mount, pull, place ou stop
why-does-not-lie-in-that = { $cell } n’est pas de ce côté
why-there-is-no-such-die = ce dé n’est pas dans la pyramide
why-a-die-is-pulled-out = un dé est tiré de { $farthest } mm au plus, pas de { $distance }
why-no-die-is-taken-out = aucun dé n’est sorti de la pyramide
why-all-dice-of-the-box = tous les dés de la boîte sont montés
why-is-a-cell-of-the = { $atoms } est une case de la pyramide ; une place devant un côté a un -1
why-a-die-before-a-side = un dé devant un côté est monté : mount { $spot }

why-there-are-six-hills-1 = il y a six taupinières, de 1 à 6
why-a-riddle-must-fit-exactly = une énigme doit désigner exactement une taupinière ; avec tell, une taupinière et des mots, vous pouvez en poser une à vous
why-master-cannot-be-a-person = master ne peut pas être une personne à 2 places : elle n’annonce pas elle-même et a besoin de deux autres
why-only-a-master-who-builds = seul un maître qui construit les taupinières peut échanger et tourner des dés ; l’option « qui construit les taupinières » le permet
why-the-hills-were-changed-often-enough = échangez deux dés différents des taupinières, ou tournez-en un ; après 60 changements il faut poser l’énigme
why-only-a-person-builds-hills = là où le maître construit les taupinières, il faut une personne comme maître

why-only-a-blockaded-player-may = seul un joueur bloqué peut passer
why-you-have-to-lift-a = vous devez lever un blocus : sautez avec un dé qui est sur un dé bloqué

why-you-jump-with-your-own = vous sautez avec votre propre dé, en { $cell }
why-the-angel-may-not-land = l’ange ne peut pas tomber sur le diable


why-map-cannot-be-it-is = map ne peut pas être { $id } ; il y a : { $known }{ $hint }

why-first-keep-the-roll-or = gardez d’abord le lancer ou relancez quelques dés : personne n’écrit avant
why-the-dice-lie-now-everybody = les dés sont là : maintenant tous écrivent
why-start-seat-cannot-be-there = start_seat ne peut pas être { $start } : il y a { $seats } places, numérotées à partir de 0
why-there-is-no-city-on = il n’y a pas de ville { $atom } sur la carte { $id } ; elle a : { $city }

why-it-should-name-one-or = il faut nommer une ou deux inscriptions : chacune une paire de dés (ou cross) et une ville
why-only-one-city-is-empty = une seule ville est vide : une inscription
why-every-round-takes-two-entries = chaque tour de table demande deux inscriptions
why-already = { $city } : déjà prise ({ $stands })
why-stands-in-already = { $pair } est déjà à { $there }
why-cannot-take-both-entries = { $entries } ne peut pas recevoir les deux inscriptions
why-can-be-written-once-only = { $entries } ne peut être écrit qu’une fois
why-a-die-cannot-be-used = un dé ne peut pas servir deux fois au dernier tour de table : il n’y a qu’un nombre
why-a-die-has-been-used = un dé a déjà servi deux fois : cela ne se fait qu’une fois par partie
why-two-crosses-need-no-die = deux croix n’utilisent pas un dé deux fois
why-and-should-have-exactly-one = { $pairs } et { $pairs2 } devraient avoir exactement un dé en commun
why-no-second-number-can-be = aucun deuxième nombre ne peut se faire avec encore un dé de { $pairs }
why-and-share-a-die-only = { $pairs } et { $pairs2 } partagent un dé : seul « twice » le permet, une fois par partie
why-has-two-equal-digits-not = { $pair } a deux chiffres égaux : pas permis quand un dé sert deux fois

why-a-try-ends-after-seconds = un essai finit après { $limit } secondes
why-nothing-follows = rien ne suit { $verb }
why-an-entry-begins-with = une entrée commence par { $verbs }
why-needs-whole-number = nombres entiers qu’il faut après { $verb } : { $bounds }
why-solved-needs-the-seconds-it = solved demande les secondes qu’il a fallu, comme dans solved 34.5
why-cannot-be-it-lies-between = { $value } ne va pas : il faut un nombre entre 0 et { $most }

why-first-call-then-point = appelez d’abord, montrez ensuite
why-you-have-passed-already = vous avez déjà passé
why-put-your-die-where-you = posez votre dé où vous avez trouvé le total, ou dans n’importe quel creux s’il n’y en avait pas
why-you-have-called-point-at = vous avez appelé : montrez un creux

why-you-may-now = vous pouvez maintenant : { $words }

why-only-the-player-who-rolled = seul le joueur qui a lancé crie Stop, tant que le tour est ouvert

why-you-have-your-total-lift = vous avez votre total : soulevez un dé
why-first-you-roll-or-keep = d’abord vous lancez, ou gardez le total qui est là
why-there-is-no-die-to = il n’y a pas de dé à soulever en { $cell }

why-a-turn-is-entered-with = un tour s’écrit avec { $ends }
why-a-die-from-cannot-come = un dé de { $cell } ne peut pas s’arrêter en { $cell2 }
why-there-is-no-die-left = il ne reste aucun dé qui ait pu se poser
why-the-die-at-came-there = le dé en { $cell } y est venu à ce tour
why-the-die-at-is-put = le dé en { $cell } est remis aussitôt et n’est pas entré
why-enter-those-first = { $because } : entrez d’abord ceux-là

why-one-standing-and-touching = { $wanted } : stable, et touchant un de vos dés par une face
why-all-standing-hanging-together-by = { $wanted } : tous stables, se tenant par les faces, et touchant un de vos dés par une face
why-the-start-pyramid-is-named = la pyramide de départ est nommée par son sommet, une case du niveau 1
why-keep-the-1-or-roll = gardez le 1, ou relancez

why-you-have-no-in-your = vous n’avez pas de { $number } dans votre lancer
why-only-the-player-with-the = seul le joueur qui a le dé doré crie stop
why-the-round-is-stopped-already = la manche est déjà arrêtée

why-it-would-make-a-row = cela ferait une rangée d’une seule couleur
why-the-pile-has-stood-like = cette position s’est déjà présentée
why-you-take-a-die-from = vous prenez un dé du plateau qui montre au moins deux faces
why-first-you-take-a-die = d’abord vous prenez un dé
why-put-the-die-in-your = remettez le dé que vous avez en main, ou gardez-le
why-no-die-is-put-on = on ne pose pas de dé sur le plateau nu
why-the-three-dice-under-it = les trois dés dessous doivent avoir trois couleurs, ou tous une même couleur qui n’est pas celle du dé

why-feed-a-group-there-is = choisissez un groupe existant : { $true }
why-you-can-ransom-0-to = vous pouvez racheter de 0 à { $seat } dés
why-nobody-has-won-a-die = personne n’a gagné de dé : achetez un autre lancer, ou finissez votre tour

why-position-is-no-die-it = position : { $entry } n’est pas un dé : il faut écrire CELL=colour ou CELL=colour=triple
why-position = position : { $place }
why-is-switched-off-there-is = { $verb } n’est pas permis ici ; il y a : { $actions }
why-it-must-touch-another-die = il doit être l’un des dés restants et en toucher un autre par une face

why-board-cannot-be-it-is = board ne peut pas être { $what } ; il y a : { $known }{ $hint }

why-is-no-die-on-the = { $token } : { $head } n’est pas un dé du plateau ; { $wanted }
why-a-die-that-lies-so = { $token } : un dé dans cette position est { $seen }
why-tells-no-zone-and-face = { $token } ne dit ni zone ni face ; { $wanted }
why-here-a-die-that-is = { $token } : ici un dé dehors compte, il faut donc aussi sa face, comme dans off3
why-is-no-face-of-these = { $token } : { $word } n’est pas une face de ces dés, qui montrent 1 à { $faces }
why-an-outcome-of-words-is = un résultat de { $tokens } mots est trop long
why-names-a-die-twice = { $what } nomme un dé deux fois
why-does-not-say-how-lies = { $what } ne dit pas comment est { $die } ; { $wanted }

why-is-said-twice-in = { $key } est dit deux fois dans { $what }
why-up-a-die-of-faces = up={ $number } : un dé à { $faces } faces montre 1 à { $faces2 }
why-a-shot-begins-with-flick = un tir commence par flick, roll ou shoot et nomme un dé
why-dice-are-flicked-in-this = dans cette partie, on donne une pichenette aux dés, on ne les fait pas rouler (launch=any le permet)
why-cannot-be-shot-now-you = { $at } ne peut pas être tiré maintenant ; vous pouvez tirer : { $ready }
why-is-said-twice = { $key } figure deux fois
why-another-die-lies-there = un autre dé est là
why-at-the-die-does-not = en { $x }, { $y } le dé n’est pas tout entier sur la piste de lancement
why-is-not-over-the-disc = { $x }, { $y } n’est pas au-dessus de la piste de lancement
why-another-die-lies-at = un autre dé est en { $x }, { $y }
why-there-is-no-free-place = il n’y a pas de place libre sur la piste de lancement
why-cannot-stand-in-a-shot = { $token } ne va pas dans { $what } ; un tir s’écrit : flick A1 aim=-3.5 speed=1.3
why-does-not-tell-what-the = { $what } ne décrit pas le geste de la main : il faut donner { $keys }

why-mode-is-for-players-not = mode={ $mode } est pour { $allowed } joueurs, pas pour { $seats }

why-cannot-be-played-by-it = { $key } ne se joue pas à { $seats } : il en faut { $allowed }
why-start-seat-cannot-be-the = start_seat ne peut pas être { $first } : les places de { $seats } joueurs vont de 0 à { $seats2 }
why-cannot-be-played-by-any = aucun nombre de joueurs ne peut jouer à { $key } avec { $options }

why-line-1-this-is-no = ligne 1 : ce n’est pas un journal Pipyard de version 1 : il devrait commencer par « pipyard 1 »
why-line-is-no-header-line = ligne { $at } : { $at2 } n’est pas une ligne d’en-tête : il faut écrire « key: value »
why-line-1-the-header-has = ligne 1 : l’en-tête n’a pas de ligne { $key } : il en faut une qui se lise { $wanted }
why-line-should-read = ligne { $number } : « { $key }: { $value } » devrait se lire { $wanted }
why-line-is-no-event-it = ligne { $number } : { $line } n’est pas un événement : il faut écrire « 0 move » ou « * outcome »

why-the-game-is-over = la partie est finie
why-chance-has-to-decide-first = le hasard doit d’abord décider : happen(outcome)
why-seat-is-not-asked-now = ce n’est pas au tour de la place { $seat }, mais de la place { $asked }
why-nothing-is-to-be-rolled = il n’y a rien à lancer maintenant : un joueur décide
why-cannot-happen-here = { $landed } ne peut pas arriver ici
why-nothing-is-to-be-rolled-now = il n’y a rien à lancer maintenant : les joueurs font la course
why-the-stamp-lies-before-the = le temps { $stamp } est avant le dernier, { $clock } : le temps ne recule jamais
why-nothing-can-be-taken-back = rien ne peut être repris : { $why }
why-seat-is-not-asked-now-so = ce n’est pas au tour de la place { $seat }, son temps ne peut donc pas s’écouler
why-there-is-no-seat = il n’y a pas de place { $seat }
why-the-log-was-written-by = le journal a été écrit par la version { $version } de { $game }, celle-ci est la version { $version2 }
why-the-header-asks-for-what = l’en-tête ne convient pas à { $game } : { $error }
why-is-not-allowed-now-a = { $what } n’est pas permis maintenant ; un coup peut commencer par : { $offer }
why-is-not-allowed = { $typed } n’est pas permis : { $because }

why-knows-no-move-it-knows = { $whose } n’a pas de coup { $tokens } ; ses coups sont : { $forms }
why-an-empty-line-is-no = une ligne vide n’est pas un coup ; les coups de { $whose } sont : { $forms }
why-a-move-of-words-and = un coup de { $tokens } mots et { $what } lettres est trop long
why-is-no-move-it-should = { $shortened } n’est pas un coup{ $trouble } ; il faut écrire : { $near }

why-there-is-no-option-there = il n’y a pas d’option { $what } ; il y a : { $known }

why-the-game-has-not-ended = la partie n’a pas fini après { $limit } pas
why-the-game-is-not-over = la partie n’est pas finie

why-seat-sends-more-than-inputs = la place { $seat } envoie plus de { $mostasecond } entrées par seconde

why-is-not-finished = { $what } est incomplet ; { $steps }
why-cannot-stand-here-in = { $token } n’est pas possible ici dans { $what } ; { $steps }
why-is-not-of-the-cards = { $strip } n’est pas { $count } des { $deck } cartes { $cards } dans un ordre quelconque

why-a-board-needs-a-table = un plateau demande une table [{ $where }{ $key }]
why-there-is-no-entry-there = il n’y a pas d’entrée { $where }{ $key }.{ $what } ; il y a : { $allowed }
why-should-be-a-number-not = { $what } devrait être un nombre, pas { $value }
why-should-be-a-finite-number = { $what } devrait être un nombre fini de taille raisonnable, pas { $value }
why-a-board-needs = un plateau demande { $what }
why-should-lie-between-and-not = { $what } doit être compris entre { $low } et { $high }, et non { $value }
why-should-be-numbers = { $what } devrait être { $count } nombres
why-board-pegs-at-should-be = board.pegs.at devrait être une liste d’au plus 200 endroits [x, y]
why-board-pegs-at-holds-places = board.pegs.at contient des endroits [x, y], pas { $spot }
why-a-board-needs-two-to = un plateau demande de deux à douze tables [[board.step]]
why-the-last-step-should-end = la dernière marche devrait finir à board.length, { $length }, pas à { $end }
why-should-be-a-table-with = { $where } devrait être une table avec y et top
why-times-should-be-a-whole = { $where }.times devrait être un nombre entier autre que 0, pas { $times }
why-y-should-begin-at-and = { $where }.y devrait commencer à { $before } et avoir au moins 20 de long, pas { $span } à { $span2 }
why-top-should-lie-below-the = { $where }.top devrait être sous la marche précédente, { $top }, pas à { $top2 }
why-there-is-no-entry-there-are = il n’y a pas d’entrée { $where }.{ $what } ; il y a : y, top, times
why-is-too-large-for-a = { $path } est trop grand pour un plateau
why-cannot-be-read = { $path } ne peut pas être lu : { $strerror }
why-is-no-toml-file = { $path } n’est pas un fichier TOML ({ $error })
why-is-no-part-of-a = { $key } ne fait pas partie d’un plateau : il y a board, dice et contact
why-contact-is-friction-restitution-friction = contact.{ $pair } est [frottement, rebond] : frottement de 0.01 à 2, rebond de 0 à 0.95, pas { $values }
why-board-line-must-lie-on = board.line doit être sur la première marche, entre y = { $start } et { $end }, pas de { $near } à { $far }
why-board-disc-rect-is-x0 = board.disc.rect est [x0, y0, x1, y1] avec x0 < x1 et y0 < y1
why-board-disc-must-lie-within = board.disc doit être dans la largeur du plateau et avant la ligne
why-board-disc-top-must-not = board.disc.top, { $disctop }, ne doit pas être sous la première marche, { $top }
why-the-peg-at-does-not = le tourillon en { $x }, { $y } n’est pas sur le plateau
why-the-peg-at-stands-on = le tourillon en { $x }, { $y } est sur la piste de lancement

why-there-is-no-die-of-faces = il n’y a pas de dés à { $faces } faces ici, seulement à 6, 8, 10, 12 ou 20

why-dice-are-dealt-as-many = { $count } dés sont distribués : autant de lettres de a (124) à x (654), ou autant de triplets, pas { $what }

why-is-no-pose-it-is = { $what } n’est pas une pose : ce sont sept nombres x,y,z,w,i,j,k séparés par des virgules
why-lies-farther-away-than-m = { $what } est à plus de { $far } m
why-is-no-pose-w-i = { $what } n’est pas une pose : w,i,j,k doit avoir la longueur 1

why-dice-are-thrown-as-many = { $count } dés sont lancés : autant de chiffres de 1 à 6, pas { $what }

why-after-the-aim-follows-how = après la visée vient la manière : { $manners }
why-the-ladle-is-filled-dice = la louche doit être pleine : { $least } dés

why-it-must-lie-next-to = il doit être à côté d’un dé déjà en place
why-it-must-lie-next-to-own = il doit être à côté d’un dé de votre couleur
why-dice-are-put-on-the = on ne pose des dés que sur le plateau : les creux au-dessus sont remplis par les règles

why-there-is-no-cell-coordinates = il n’y a pas de case { $x },{ $y },{ $z } : les coordonnées sont 0 ou plus et font 8 au plus

why-is-recorded-while-it-is = { $verb } est enregistré pendant qu’on le fait : il faut écrire { $verb2 }
why-hands-can = { $what } : les mains peuvent { $forms }
why-pull-which-die-say-its = pull quel dé ? Dites sa case, comme dans pull 0,3,5, ou son numéro, comme dans pull #12
why-ladle-how-many-dice-say = ladle combien de dés ? Dites un nombre entier, comme dans ladle 12
why-takes-at-most-numbers = { $verb } prend au plus { $most } nombres : { $fields }
why-is-no-number = { $verb } : { $atom } n’est pas un nombre
why-should-read = { $verb } s’écrit { $verb2 }
why-place-should-read = place s’écrit { $place }
why-place-is-no-turn-it = place : { $fourth } n’est pas une rotation : ce sont quatre nombres w,i,j,k de longueur 1
why-does-not-do-it-lies = { $verb } : { $field } doit être compris entre { $low } et { $high }, et non { $value }
why-a-die-is-thrown-with = un dé est lancé à 3 m/s au plus, pas à { $velocity }
why-a-die-is-thrown-with-a = un dé est lancé avec un effet de 40 rad/s au plus, pas de { $spin }
why-a-die-is-thrown-from = un dé est lancé à { $distance } cm au moins du plateau
why-a-die-is-flicked-from = la pichenette part de la table, à { $edge } cm au moins du plateau
why-a-die-is-flicked-from-the = la pichenette part de la ligne à { $distance } cm devant votre côté, dont le milieu est { $x } { $y }
why-a-breath-needs-a-direction = un souffle demande une direction
why-a-pull-needs-a-direction = pour tirer, il faut une direction
why-place-a-turn-is-four = place : une rotation est quatre nombres w,i,j,k de longueur 1
why-the-finger-presses-the-die = le doigt appuie sur le dé en { $cell }

why-that-is-no-jump = un saut monte tout droit le long d’une face, passe la crête et redescend tout droit, jamais par-dessus un creux vide

why-cannot-be-done-now-you = { $this } ne se fait pas maintenant ; vous pouvez { $verbs }
why-you-have-no-die-left-2 = vous n’avez plus de dé
why-you-have-only-dice-for = vous n’avez que { $hand } dés pour la louche
why-there-is-no-such-die-to = ce dé n’est pas là pour être tiré

why-there-is-no-funnel-at = il n’y a pas de creux en { $what } : dessous il manque { $empty }
why-there-is-no-funnel-at-a = il n’y a pas de creux en { $what } : un dé y est
why-the-die-at-is-not-free = le dé en { $what } n’est pas libre : il porte { $over }

why-is-not-empty = { $cell } n’est pas vide
why-is-not-on-the-plate = { $cell } n’est pas sur le plateau

why-does-not-tell-how-a = { $token } ne dit pas comment est un dé ; { $wanted }
why-it-is-not-said-how = il n’est pas dit comment est { $missing } ; { $wanted }
why-is-no-time-it-is = { $token } n’est pas un temps : ce sont des secondes, comme dans T12.34
why-and-cannot-both-stand-in = { $number } et { $cell } ne peuvent pas être tous deux dans { $where }
why-does-not-say-of-which = { $token } ne nomme pas de dé ; { $wanted }
why-a-die-that-lies-so-does = { $token } : un dé dans cette position ne tient pas là
why-is-no-die-here = { $token } : { $what } n’est pas un dé ici ; { $wanted }
why-an-outcome-of-letters-is = un résultat de { $what } lettres est trop long

why-there-is-no-channel-there = il n’y a pas de canal { $what } ; il y en a { $number }
why-it-lies-between-and = { $what } doit être compris entre { $low } et { $high } { $unit }, et non { $value }
why-a-recorded-movement-is-a = un mouvement enregistré est un mot d’au plus { $letters } lettres qui commence par { $recording }
why-a-recorded-movement-is-written = un mouvement enregistré ne s’écrit qu’avec des lettres, des chiffres, - et _
why-this-is-no-recorded-movement = ce n’est pas un mouvement enregistré : il est coupé, ou trop long
why-this-is-no-recorded-movement-it = ce n’est pas un mouvement enregistré : il ne peut pas être déballé
why-this-is-no-recorded-movement-of = ce n’est pas un mouvement enregistré de version { $version }
why-this-is-no-recorded-movement-its = ce n’est pas un mouvement enregistré : ses canaux ou sa longueur n’ont pas de sens
why-this-is-no-recorded-movement-something = ce n’est pas un mouvement enregistré : quelque chose suit sa fin
why-in-a-recorded-movement-lies = dans un mouvement enregistré, { $channel } est entre { $low } et { $high } { $unit }
why-this-is-no-recorded-movement-it-ends = ce n’est pas un mouvement enregistré : il finit trop tôt
why-nobody-has-said-how-a = la version { $now } de { $game } ne sait pas lire un journal de la version { $version }
why-a-fault-of-that-version-ended-the-game = le journal vient de la version { $version } de { $game }, dans laquelle une erreur terminait la partie trop tôt
