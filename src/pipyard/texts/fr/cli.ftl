### Ce que dit la ligne de commande, par ordre alphabétique.

cli-about = à propos
cli-and-more = … et { $count } de plus
cli-at-rest = les dés sont au repos
cli-begins = premier joueur : { $who }
cli-book = livre
cli-cannot-stand-here = « { $token } » n’est pas possible ici ; possible : { $offer }
cli-only-this = « { $token } » n’est pas possible ici : le coup { $move } est complet
cli-chance = hasard : { $what }
cli-countdown = { $seconds } s
cli-dealt = les dés sont distribués
cli-enter-plays = Entrée joue « { $move } » ; ou ajoutez : { $offer }
cli-event = { $who } : { $what }
cli-from-to = { $default } ({ $low } à { $high })
cli-game-facts = { $seats } joueurs · environ { $minutes } minutes · { $kinds }
cli-games-played = { $title } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
cli-hand-below = Tapez ce que vous voyez ; Entrée laisse lancer l’ordinateur · help, quit
cli-hand-help = Tapez ce que montrent vos dés, par exemple : { $example }
    Entrée, ou « random », laisse lancer l’ordinateur. Commandes : save FILE, rules, log, quit.
cli-hand-over = C’est à { $name } de jouer. Passez le clavier, puis appuyez sur Entrée.
cli-hand-prompt = { $who }, que montrent les dés
cli-help = Tapez un coup ({ $forms }), ou seulement la partie qui ne va pas de soi.
    La touche Tab montre ce qui peut suivre ; une ligne vide le numérote, et le numéro suffit alors.
      moves         numéroter ce qui peut suivre
      hint          ce que ferait un robot glouton
      wait          dans une course : laisser les autres d’abord
      undo          reprendre votre dernier coup (jamais au-delà d’un lancer)
      table         redessiner la table
      rules         les règles de ce jeu
      log           ce qui s’est passé jusqu’ici
      save FILE     garder la partie, pour continuer avec : pipyard play --load FILE
      quit          arrêter
cli-help-free = {"  "}free          signaler les dés libres, funnels les creux (encore une fois : plus rien)
cli-help-places = Une case porte la lettre et le numéro de sa ligne, et au-dessus du plateau son niveau : d5 est sur le plateau, d5.1 un niveau plus haut.
    Les lettres sont à gauche des lignes, les numéros en dessous (suivez la pente vers le haut).
cli-hint = le robot glouton jouerait : { $move }
cli-figure-legend = **Les dessins.** Chaque niveau est vu d’en haut, avec i1 en haut. Une lettre est un dé de cette couleur : { $colours }. Les trois chiffres qui la suivent sont ses trois faces supérieures : celle vers la ligne a, celle de gauche, celle de droite ; ? est une face qu’on ne voit pas. ∘ est un creux vide, · une place vide sans creux, ○ un cercle, × une croix, + un dé à venir, * le bout d’une flèche. La légende explique les autres lettres et nombres.
cli-how-to-read-cells = une case, c’est sa lettre (à gauche de la ligne) et son numéro (en dessous ; suivez la pente vers le haut), et au-dessus du plateau .niveau : d5.1
cli-interval = 95 %
cli-keep-it = Enregistrer la partie ? [O/n]{" "}
cli-kept = La partie est enregistrée dans { $path } - continuez avec : pipyard play --load { $path }
cli-kept-over = La partie est enregistrée dans { $path } - revoyez-la avec : pipyard replay { $path }
cli-key = clé
cli-keys = Tab complète, Entrée numérote · help, hint, undo, quit
cli-kind-3d = dans l’espace
cli-kind-alteration = transformation
cli-kind-board = plateau
cli-kind-chance = hasard
cli-kind-construction = construction
cli-kind-demolition = démolition
cli-kind-dexterity = adresse
cli-kind-hidden = secrets
cli-kind-memory = mémoire
cli-kind-puzzle = casse-tête
cli-kind-riddle = énigme
cli-kind-sandbox = règles maison
cli-kind-skill = adresse
cli-kind-solo = seul aussi
cli-kind-special = spécial
cli-kind-speed = rapidité
cli-kind-tactics = tactique
cli-kind-teams = équipes
cli-kind-together = tous ensemble
cli-kind-writing = écriture
cli-label-of = { $label } de { $name }
cli-length = Longueur : { $mean } événements en moyenne, de { $least } à { $most }.
cli-level = niveau { $level }
cli-look-well = Regardez bien … { $seconds } s
cli-mean-rank = rang moyen
cli-mean-score = points en moyenne
cli-minutes = min
cli-name-and-colour = { $name } ({ $colour })
cli-next = ensuite : { $offer }
cli-no-bench = Les mesures de vitesse font partie des sources, pas du programme installé. Dans un dépôt, lancez : python -m benchmarks
cli-no-undo = aucun de vos coups ne peut être repris : le hasard a tranché depuis
cli-nobody = personne
cli-nobody-wins = Personne ne gagne : { $why }.
cli-nobody-won = Sans gagnant : { $count }.
cli-not-allowed = « { $move } » n’est pas permis : { $because }
cli-not-over = Le journal s’arrête avant la fin de la partie.
cli-notation = Coups : { $forms }
cli-nothing = rien
cli-numbers-in-picture = Tapez un numéro pour choisir (jusqu’ici : { $begun }).
cli-one-of-several = { $name } ({ $seat })
cli-only-move = { $who } : Entrée joue { $move }
cli-option = option
cli-option-why = ce qu’elle change
cli-player = joueur { $seat }
cli-player-column = joueur
cli-players = joueurs
cli-playing = partie en cours
cli-presets = Variantes prêtes : { $presets }
cli-prompt = { $who } { $begun }
cli-rank = rang
cli-rolled = { $who } a lancé { $what }
cli-score = points
cli-secret = un choix secret
cli-share = { $names } partagent la victoire : { $why }.
cli-shared = victoires partagées
cli-source = d’après
cli-the-table = Tous
cli-title = titre
cli-undone = repris
cli-values = valeurs, celle par défaut d’abord
cli-welcome = { $title }
cli-welcome-help = Tapez « help » pour l’aide, « rules » pour les règles, ou une ligne vide pour la liste de vos coups.
cli-who = qui
cli-who-begins = Qui commence ({ $names })
cli-wins = { $you ->
    [1] Vous gagnez : { $why }.
   *[other] { $name } gagne : { $why }.
}
cli-won = gagnées
cli-you = vous

cli-lesson-title = Apprendre { $title } : étape { $step } sur { $steps }
cli-lesson-go-on = Entrée pour continuer : 
cli-lesson-your-move = Votre coup ({ $moves }) : 
cli-lesson-not-that = Pas celui-là : ici, seuls les coups de la leçon peuvent être joués.
cli-lesson-again = Une erreur instructive. Essayez encore.
cli-lesson-end = C’est tout ce qu’il faut. Jouez maintenant : pipyard play { $key }
cli-lesson-list = Jeux avec une leçon : { $games }
cli-lesson-fine = La leçon de { $title } est bonne : { $steps } étapes.
cli-puzzle-title = Problème { $number } de { $title } (cote { $rating })
cli-puzzle-move = Votre coup :{ " " }
cli-puzzle-again = Encore une fois.
cli-puzzle-list = Problèmes : { $games }
cli-puzzle-next = C'était la dernière étape. Suite : pipyard puzzle { $key } --number { $next }
