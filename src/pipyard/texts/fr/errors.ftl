### Pourquoi quelque chose est impossible, hors des règles : commandes, robots, laboratoire, physique.

## Options, journaux, jeux

why-option-cannot-be = { $name } ne peut pas être { $value } : il faut { $allowed }
why-default-cannot-be = la valeur par défaut d’une option ne peut pas être { $value } : il faut { $allowed }
why-no-option-at-all = il n’y a pas d’option { $what } ; ce jeu n’en a aucune
why-where-it-went-wrong = { $where }, { $event } : { $error }
why-there-is-no-game = il n’y a pas de jeu { $key }{ $hint }
why-is-no-game = { $entry } n’est pas un jeu, ni un module qui en définit un
why-is-offered-as = { $entry } a la clé { $key }, mais son point d’entrée s’appelle { $name }
why-cannot-be-loaded = { $entry } ne peut pas être chargé ({ $type } ({ $error }))
why-there-is-no-file = il n’y a pas de fichier { $path }
why-is-no-python-file = { $path } n’est pas un fichier Python : son nom doit finir par .py
why-defines-no-game = { $path } ne définit pas de jeu : `MyGame = Game(MyState, MyOptions, ...)` avec son propre état
why-on-the-shelf-already = le jeu de { $path } a la clé { $key }, qui est déjà prise : choisissez-en une autre
why-key-is-made-of = le jeu de { $path } a la clé { $key } : une clé se compose de lettres, de chiffres et de tirets bas
why-no-rules-page = il n’y a pas de page de règles pour { $key }
why-cannot-be-written = { $path } ne peut pas être écrit : { $strerror }
why-picture-ends-with = { $out } doit finir par .svg, .pdf ou .png
why-pdf-needs = le PDF demande la bibliothèque cairo et un paquet de plus : pip install 'pipyard[pdf]' ; le SVG et le PNG s’en passent
why-holds-something-else = { $out } contient autre chose : nommez un dossier vide, ou un dossier avec un ancien manuel

## Les mains

why-cannot-be-part-of-the-movement = { $verb } : { $name } ne peut pas faire partie du mouvement, seulement { $allowed }
why-plate-tilted-at-most = le plateau s’incline ici d’au plus { $most } degrés, pas de { $steep }
why-mouth-too-near = la bouche est à { $gap } cm de { $die } ; elle doit être à 5 cm de chaque dé
why-mouth-stays-away = la bouche reste à 5 cm au moins de chaque dé
why-empty-place-of-the-skeleton = un dé va à une place vide du squelette : { $cells }
why-there-is-no-die = il n’y a pas de dé { $name }
why-top-die-stays = le dé du sommet ne peut pas être pris
why-cannot-be-gripped = le dé en { $name } ne peut pas être saisi : d’autres dés reposent sur toutes ses faces du haut
why-a-tally-names = un décompte donne les faces de { $colours }
why-tally-last-must-have = une pyramide complète a { $all } faces : { $last } doit en avoir { $rest }
why-tally-too-many = une pyramide complète n’a que { $all } faces
why-needs-a = pour { $verb } il manque encore : { $missing }
why-which-die = { $verb } : quel dé ? Il y a { $cells }
why-is-no-part = { $verb } : { $typed } ne convient pas comme { $part }
why-this-cannot-be-done-now = cela n’est pas possible maintenant ; vous pouvez { $verbs }

## Les robots

why-there-is-no-language = il n’y a pas de langue { $name } ; choisissez parmi : { $kinds }
why-there-is-no-bot = il n’y a pas de robot { $name } ; choisissez parmi : { $kinds }
why-no-hands-of-that-level = il n’y a pas de robot { $name } ; les mains sont { $levels }, ou deux d’entre elles (master/club : mains/pensées)
why-mix-is-no-bot = mix:{ $argument } n’est pas un robot : après les deux-points vient le pourcentage de bons coups (mix:40, mix:40/perfect)
why-memory-is-no-bot = memory:{ $argument } n’est pas un robot : après les deux-points vient le pourcentage qu’il retient (memory:80, memory:80/mcts:300)
why-mcts-is-no-bot = mcts:{ $argument } n’est pas un robot : après les deux-points vient son temps de réflexion (mcts:800ms) ou son nombre d’essais (mcts:5000)
why-trip-is-no-bot = trip:{ $argument } n’est pas un robot : après les deux-points vient le nombre de choix qu’il examine de près, de 0 à 48
why-trip-plays-only = le robot « trip » ne joue qu’à dice_trip, pas à { $key }
why-cannot-race = { $name } ne peut pas faire la course : il faut des robots avec des réflexes, par exemple reflex:normal
why-stands-still = { $key } est à l’arrêt : personne ne joue et aucune cloche ne sonne
why-matter-of-the-hand = { $game } est affaire de main : il n’y a pas de meilleur coup à montrer
why-hands-play-dexterity = les mains ne jouent qu’aux jeux d’adresse, pas à { $key }
why-program-needs-a-command = program: demande une commande, par exemple program:node examples/bot.js
why-asks-and-asks = il demande sans cesse et ne joue pas
why-is-no-answer = { $word } n’est pas une réponse : il faut un coup ou steps
why-did-not-say-ready = il n’a pas dit ready
why-cannot-be-started = il ne peut pas être lancé : { $strerror }
why-it-has-ended = il s’est arrêté
why-no-answer-within = pas de réponse en { $seconds } secondes
why-does-not-read = il ne lit pas ses entrées

## Les commandes

why-name-a-log-or-a-game = nommez un LOG ou un jeu avec --game
why-nothing-to-advise = il n’y a pas de décision à prendre maintenant, donc rien à conseiller
why-name-a-game-or-load = nommez un jeu (« pipyard games » en donne la liste) ou reprenez une partie gardée avec --load
why-name-a-game = nommez un jeu (« pipyard games » en donne la liste)
why-name-a-game-or-all = nommez un jeu, ou --all
why-picture-not-written = l’image ne peut pas être écrite dans { $out } : { $strerror }
why-game-not-kept = la partie ne peut pas être gardée dans { $path } : { $strerror }
why-file-there-already = { $path } existe déjà et n’est pas écrasé : indiquez un autre fichier
why-game-there-already = { $path } existe déjà et n’est pas écrasé : indiquez un autre fichier, ou reprenez la partie qu’il contient : pipyard play --load { $path }
why-not-even-text = { $path } n’est pas un journal de Pipyard : ce n’est même pas du texte
why-nothing-written-to = impossible d’écrire dans { $out } : { $strerror }
why-seats-names-nobody = --seats ne nomme personne : écrivez par exemple --seats human,greedy
why-seats-names-no-bot = --seats ne nomme aucun robot : écrivez par exemple --seats greedy,random
why-that-is-a-bot = une personne ne peut pas s’appeler { $name } : c’est un robot
why-no-preset = { $key } n’a pas de variante { $preset } ; il a : { $known }
why-write-name-value = { $pair } n’est pas une option : écrivez nom=valeur ; { $key } a { $known }
why-only-dice-trip-has-sheets = { $log } est une partie de { $key } : seul dice_trip a des feuilles
why-no-score-keeper = il n’y a pas de teneur de marque pour { $key } ; il y en a pour : { $known }
why-no-such-score = { $key } utilise la marque { $score }, qui n’existe pas ; choisissez parmi : { $known }
why-no-sheet-to-count = { $key } n’a pas de feuille à compter : enlevez --sheet et tapez la partie
why-coach-knows-dice-trip = l’entraîneur ne connaît que dice_trip ; c’est un journal de { $game }

## Tenir la marque de Dice Trip

why-trip-no-city = aucune ville de cette carte, ou plus d’une, ne commence par { $words } ; les villes : { $known }
why-trip-is-no-roll = { $words } n’est pas un lancer : tapez ce nombre de chiffres de 1 à 6 : { $wanted }
why-does-not-play = { $words } ne joue pas ; les joueurs sont : { $players }
why-trip-name-the-dice = nommez les dés à relancer, par exemple « reroll blue green »
why-trip-roll-stands = gardez d’abord le lancer par une ligne vide, ou changez-le, par exemple « reroll blue 5 »
why-is-no-die = { $word } n’est pas un dé ; les dés sont : { $known }
why-trip-number-and-city = { $part } doit être un nombre (ou x) et une ville, par exemple { $like }
why-trip-cannot-be-made = { $number } ne peut pas se former avec les dés { $dice }
why-trip-cannot-be-made-beside = { $number } ne peut pas se former avec les dés { $dice } à côté de { $used }
why-trip-one-city-empty = une ville est encore vide : { $missing }
why-trip-cities-empty = { $count } villes sont encore vides : { $missing }
why-trip-city-and-number = { $words } doit être une ville et son nombre, ou x : « Gent 35 »
why-trip-given-twice = { $city } figure deux fois
why-trip-cannot-stand-in = { $what } ne peut pas être dans { $city } : deux chiffres de 1 à 6, ou x
why-trip-written-once = { $number } est dans { $other } et dans { $city } : un nombre ne s’écrit qu’une fois
why-trip-no-bonus-city = { $city } ne peut pas être une ville bonus : elle n’a pas de couleur et { $number } a deux chiffres différents

## Le laboratoire

why-cluster-needs-dask = une grappe demande dask.distributed : pip install 'pipyard[cluster]'
why-no-scheduler = il n’y a pas d’ordonnanceur à { $address } ({ $error })
why-cluster-has-no-workers = la grappe n’a pas d’ouvriers
why-install-the-same = l’ouvrier { $address } a { $theirs }, ici c’est { $mine } : installez partout la même chose
why-another-question = { $path } appartient à une autre série : { $difference } ; choisissez un autre fichier
why-no-file-of-results = { $path } n’est pas un fichier de résultats ({ $error })
why-takes-too-long = une partie de { $key } dure trop longtemps
why-ratings-need-scipy = les classements demandent scipy : pip install 'pipyard[lab]'
why-one-side-only = { $key } à { $seats } places n’a qu’un camp : il n’y a personne à comparer
why-arena-needs-two-bots = une arène demande au moins deux robots, tous différents, par exemple --bots greedy,random
why-no-format = { $form } n’est pas un format : choisissez round-robin ou swiss
why-name-the-very-file = ces résultats viennent d’un jeu personnel, { $word } : nommez le fichier même qui a servi
why-made-by-another = { $path } vient de { $made }, ici c’est { $version } : d’autres règles ou robots peuvent jouer autrement
why-another-seed = { $path } a été mesuré avec la graine { $known }, pas { $seed }
why-no-measurements = { $path } n’est pas un fichier de mesures ({ $error })
why-no-triangle = { $path } n’est pas un fichier de triangle ({ $error })

## La physique

why-no-engine = le moteur physique ne se charge pas : { $what }
why-engine-failed = le moteur physique a échoué : { $what }
why-die-does-not-fall = le moteur physique se charge, mais un dé ne tombe pas
why-no-process = aucun processus ne peut démarrer : { $what }
why-struck-with-no-numbers = on ne peut pas frapper un dé avec des nombres qui n’en sont pas
why-left-all-numbers = la simulation d’un dé a divergé
why-inside-the-board = { $die } est dans le plateau
why-inside-each-other = { $die } et { $other } se chevauchent
why-not-known-where = la position de { $die } est inconnue : elle n’a pas été saisie
why-brings-in-one-die = { $verb } fait entrer un dé, pas { $count }
why-dice-in-the-ladle = il y a { $count } dés dans la louche, pas { $waiting }
why-not-live = { $verb } n’est pas possible en direct ; seulement { $can }
why-nobody-did-anything = personne n’a rien fait : la simulation a été arrêtée
why-live-scene-died = la simulation s’est arrêtée ; réessayez
why-live-scene-cancelled = la simulation a été annulée
why-live-scene-silent = la simulation ne répond plus
why-cannot-be-pushed = { $strange } ne se commande pas ici ; se commandent : { $can }
why-live-scene-too-long = la simulation n’a pas fini en { $seconds } secondes
why-too-many-live-scenes = { $most } simulations sont déjà en cours ; réessayez dans un instant
why-live-lease-over = d’autres attendaient la simulation, et elle restait inutilisée
why-where-die-lies = un dé ne peut pas aller là où se trouve le dé { $other }
why-no-die-under-the-finger = il n’y a pas de dé sous le doigt
why-no-die-to-hold = il n’y a pas de dé { $die } à saisir
why-shot-not-resolved = le tir n’a pas été calculé en { $seconds } secondes
why-shot-died = la simulation du tir s’est arrêtée ; réessayez
why-not-resolved = la simulation n’a pas fini en { $seconds } secondes
why-simulation-died = la simulation s’est arrêtée ; réessayez
why-only-shots-are-simulated = seuls les tirs et les gestes des mains peuvent être simulés
why-die-without-a-place = un dé dont la place est inconnue ne peut pas être simulé
why-not-known-where-die = la position du dé { $number } est inconnue : elle n’a pas été saisie
why-another-die-is-there = un autre dé est déjà là
why-die-on-the-plate-already = le dé { $die } est déjà sur le plateau
why-move-not-allowed-now = le coup { $move } n’est pas permis maintenant
why-seats-are = il n’y a pas de place { $seat } : les places vont de 0 à { $last }
why-setting = { $setting } : { $because }
why-program-failed = { $command } : { $error }
why-motion-too-long = le mouvement enregistré est trop long
why-motion-of-another-version = le mouvement a été enregistré en version { $version }, ici c’est la version { $now }
why-is-no-motion = ce n’est pas un mouvement enregistré ({ $error })
why-hands-play-only = ces mains ne jouent qu’à { $game }
why-no-adapter = on ne joue pas à { $key } tour par tour : il n’y a donc pas d’adaptateur pour ce jeu
why-no-environment = { $key } n’a pas de décisions, donc pas d’environnement

## Lessons

why-no-lesson = il n’y a pas de leçon pour { $key }
why-lesson-cannot-be-read = { $file } n’est pas une leçon : { $why }
why-lesson-length = une leçon a de { $least } à { $most } étapes, dont au moins une avec un coup
why-lesson-not-live = une étape en direct se trouve au début d’un jeu qui a une action en direct
why-lesson-step = étape { $step } : { $why }
why-lesson-says-nothing = elle n’a pas de texte
why-lesson-mistake-without-move = il y a une erreur à commettre, mais aucun coup à jouer
why-lesson-not-seen = { $fact } n’est pas vrai
why-lesson-not-the-same = { $move } ne revient pas au même que le coup de l’étape
why-bad-certificate = { $file } ne convient pas pour TLS : { $error }
why-no-puzzles = il n'y a pas de problèmes pour { $key }
why-no-such-puzzle = il n'y a que { $most } problèmes, pas de numéro { $number }
why-puzzle-move-unknown = { $move } n'est pas permis dans ce problème
why-no-puzzles-here = le labo ne trouve pas de problèmes dans { $game } : ses coups ne peuvent pas être énumérés
why-unproved = pas de preuve : il y a trop à examiner
why-name-a-proof-file = nommez un fichier de preuves
why-name-a-shelf-folder = nommez le dossier de l’étagère
why-not-studied = { $game } est affaire de main ou de montre : il n'y a rien à étudier
