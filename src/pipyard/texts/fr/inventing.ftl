### Ce qui est dit à ceux qui inventent des jeux.

inventing-bad-name = { $file } n’est pas un bon nom de jeu : commencez par une lettre, puis des lettres, des chiffres et des tirets bas, comme my_tower.py
inventing-key = Sa clé est { $name }.
inventing-key-taken = L’étagère a déjà un jeu { $taken } ; le vôtre a donc la clé { $name } et le titre { $title }. Vous pouvez changer les deux dans le fichier.
inventing-made = { $path } est un jeu complet. Modifiez-le, puis :
inventing-next-lab = des robots l’essaient
inventing-next-play = y jouer dans ce terminal
inventing-next-serve = y jouer dans le navigateur ; enregistrer le fichier change aussitôt les règles
inventing-no-python = { $path } n’est pas un fichier Python : son nom devrait finir par .py
inventing-not-written = { $path } ne peut pas être écrit : { $why }
inventing-there-already = { $path } existe déjà et n’est pas écrasé
admin-unknown-rules = Les règles de certains jeux manquent ici : nommez le fichier de votre propre jeu avec --game.
own-game-line = { $file }, ligne { $line } : { $why }
own-game-file = { $file } : { $why }
own-game-stays = { $why } ; les anciennes règles restent en vigueur
own-game-new = { $file } : les nouvelles parties de { $title } suivent les nouvelles règles ; celles qui ont commencé gardent les leurs
own-game-twice = { $file } : { $other } s’appelle aussi { $key } : donnez une autre clé à l’un des deux
check-and-more = { $why } ({ $count } de plus : pipyard check { $file })
check-bug = cette ligne provoque une erreur ({ $type } : { $error }) : corrigez la ligne, ou les valeurs qu’elle reçoit
check-bug-beyond = avec ce que ces règles renvoient, Pipyard ne peut pas continuer ({ $type } : { $error }) : regardez ce que renvoient `turn`, `moves`, `scene` et `view`
check-copy-differs = une copie de l’état diffère dans `{ $field }` : supprimez votre `copy`, les états se copient d’eux-mêmes
check-copy-shares = une copie de l’état partage `{ $field }` avec lui, un coup dans l’un change les deux : supprimez votre `copy`, ou donnez un `copy` à ce que contient `{ $field }`
check-endless = une partie au hasard n’a pas fini en { $events } événements : faites renvoyer une fin à `turn`, par exemple après un nombre de tours
check-first-preset = le premier préréglage, { $preset }, change des options : le premier est le jeu standard, {"{}"}
check-good = { $file } : { $title } est en ordre. { $games } parties de { $least } à { $most } événements ont été jouées au hasard, et { $positions } positions examinées de près : elles commencent, finissent, se relisent, se rejouent, se dessinent et gardent leurs secrets.
check-guess = `guess` change la vue de { $viewer } dans `{ $field }` : `guess` doit seulement compléter ce que `conceal` a retiré, et `conceal` doit le retirer de nouveau
check-hangs = cette ligne n’a pas abouti après { $seconds } secondes : une boucle n’en finit pas ici
check-leak-log = le journal montre à { $viewer } « { $text } », que `conceal` cache : faites renvoyer ? à `shown` de l’espace pour les places qui ne doivent pas le savoir
check-leak-sealed = tous choisissent en même temps, et d’autres voient ce que la place { $seat } a choisi : retirez-le dans `conceal`
check-leak-view = { $viewer } lit « { $read } » dans le journal, mais distingue { $one } de { $two } par la vue : retirez-le dans `conceal`
check-looking-changes = `{ $method }` change l’état, mais peut être appelé un nombre quelconque de fois : ne changez l’état que dans `play` et `land`
check-missing = l’état n’a pas de `{ $method }`, dont le jeu a besoin : écrivez `def { $method }(self, ...)` dans cette classe
check-name-near = `{ $name }` est inconnu ici : vouliez-vous dire `{ $near }` ?
check-name-unknown = `{ $name }` est inconnu ici : corrigez le nom, ou définissez-le avant que cette ligne soit exécutée
check-unused = rien n’utilise `{ $name }` : vouliez-vous dire `{ $near }` ?
check-argument-missing = `Game` a besoin de `{ $name }` : écrivez { $example }
check-argument-unknown = `{ $word }` n’a pas d’argument `{ $name }` : enlevez-le, ou prenez l’un de ceux-ci : { $known }
check-no-chance = `Chance` reçoit { $got } : donnez-lui un espace, comme D6 ou Even([...])
check-no-copy = `copy` renvoie { $got } : supprimez-le, les états se copient d’eux-mêmes
check-no-forms = le jeu n’a pas de `moves`, aucun coup ne peut donc s’écrire : ajoutez moves=["place CELL"], avec une forme par verbe
check-no-guess = `guess` renvoie { $got } : renvoyez une copie de l’état où tout ce qui est caché est complété
check-no-moves = la place { $seat } est interrogée et n’a aucun coup : que `turn` la saute ou finisse la partie, ou offrez un coup pour passer
check-no-outlook = `outlook` rend { $got } : rendez un nombre, d’autant plus grand que ce siège va bien
check-no-scene = `scene` renvoie { $got } : renvoyez Scene(...)
check-no-seats = aucun nombre de places ne peut jouer { $preset } : `check` les refuse tous, ou seats=(...) est vide
check-no-space = `moves` renvoie { $got } : renvoyez un espace, comme Listed([Move("roll")])
check-no-state = le jeu commence par { $got } : le premier argument de Game est la classe de l’état, ou une fonction qui renvoie un état
check-no-such-seat = `turn` interroge la place { $seat }, or les places vont de 0 à { $last } : comptez à partir de 0, ou tirez au sort qui commence avec who_begins(self.seats)
check-no-turn = `turn` renvoie { $got } : renvoyez ALONE[self.seat], Chance(space), ou une fin comme ranked(scores, why)
check-no-view = `view` renvoie { $got } : supprimez-le et écrivez `conceal`
check-no-why = la fin n’a pas de raison : donnez-en une, comme dans ranked(scores, "tous les dés sont posés")
check-not-python = ce n’est pas du Python ({ $error }) : corrigez ici, ou à la fin de la ligne précédente
check-not-text = ce n’est pas du texte UTF-8 ({ $error }) : enregistrez le fichier en UTF-8
check-notation = le coup « { $move } » ne se lit pas avec moves=[{ $forms }] : chaque coup doit commencer par un de ces mots et avoir les mêmes nombres et cellules
check-odds = les probabilités de { $space } font { $sum } en tout, et non 1 : que `odds` donne à chaque résultat de `all` sa part, en Fraction
check-outcome = le hasard peut donner « { $outcome } », que { $space } ne contient pas ou lit autrement : `sample`, `all` et `contains` doivent s’accorder
check-preset = le préréglage { $preset } ne fait pas un jeu ({ $why }) : nommez des options qui existent, avec des valeurs qu’elles admettent
check-problems = { $count } choses ne vont pas dans { $file } ; corrigez la première et vérifiez de nouveau.
check-ranks = la fin a { $ranks } rangs et { $scores } scores pour { $seats } places : donnez l’un et l’autre à chaque place
check-replay = le journal d’une partie, rejoué, donne autre chose dans `{ $field }` : les règles ne doivent ni lancer les dés, ni regarder l’heure, ni rien retenir hors de l’état
check-scene-json = la scène ne peut pas être envoyée à un navigateur ({ $error }) : elle ne contient que des nombres, des mots, des listes et des dictionnaires de ceux-ci
check-scene-other = la scène revient d’un navigateur différente : dans `extra`, employez des mots comme clés et des listes au lieu de tuples
check-scene-picture = la scène ne peut pas être dessinée ({ $error }) : les dés sont dans des cellules comme 8,0,0, dont les trois nombres font 8 en tout sur le plateau et 0 au sommet, et les triplets s’écrivent 124
check-area = la scène a une zone { $area } qu’on ne peut pas dessiner : elle est l’une de { $kinds }, dans des cases de la pyramide, et appartient à une place ou à -1
check-scores = la scène a { $count } scores pour { $seats } places : un par place, ou aucun
check-seat = la place { $seat }
check-spectator = une personne qui regarde
check-steps = le coup « { $move } » ne peut pas être choisi mot à mot, ou ne mène à aucun coup : `steps`, `contains` et la liste des coups doivent s’accorder
check-twice = le coup « { $move } » figure deux fois dans la liste : n’indiquez chaque coup qu’une fois
check-view-moves = la place { $seat } a d’autres coups dans sa propre vue que dans le jeu : `conceal` retire ce qu’il lui faut pour décider, ou `moves` dépend d’un secret
check-view-twice = la vue d’une vue cache autre chose dans `{ $field }` : que `conceal` admette ce qui est déjà caché
inventing-next-check = voir s’il respecte les lois des jeux
check-dropped = le résultat de `{ $code }` n’est pas utilisé : écrivez `return { $code }`
check-unused-result = `{ $name }` ne sert plus après cette ligne : écrivez `return { $code }`
check-idle = cette ligne ne fait rien de `{ $code }` : appelez-le, affectez-le ou renvoyez-le
check-taken = le nom `{ $name }` est pris : { $owner } a déjà quelque chose qui s’appelle ainsi. Choisissez un autre nom
check-taken-kind = `self.{ $name }` est pris : { $owner } y garde { $kind }. Choisissez un autre nom pour ce qui est à vous
check-taken-arguments = `{ $name }` est une méthode de { $owner }, appelée ainsi : { $name }({ $given }). Prenez les mêmes arguments, ou choisissez un autre nom
check-taken-word = `{ $name }` est déjà une option de cette classe et non plus le mot qui fait les options : donnez un autre nom à cette option
check-shadowed = `{ $name }` est un mot du vocabulaire et aurait un autre sens à partir de cette ligne : choisissez un autre nom
check-list = `{ $name }` contient plusieurs choses : écrivez { $example }
check-weights = les poids de Biased sont des nombres entiers, aucun au-dessous de 0 et pas tous nuls ; ici, ce sont { $weights } : écrivez [5, 4] pour cinq contre quatre
check-no-objection = `objection` renvoie { $got } : renvoyez because("…"), ou None
check-unfilled = une raison a un emplacement { $name } sans valeur : because("…", { $name }=…)
check-random = `random` crée un hasard qu’aucun journal ne garde : les règles ne lancent pas de dés. Renvoyez Chance(D6) ou Chance(Even([…])) depuis `turn`, et recevez le résultat dans `land`
check-choice-words = `choice` se compose de mots, pas de { $got } : flag(True, why=…) est oui ou non, number(3, 1, 9, why=…) est un nombre
check-bounds = il n’y a pas de nombres de { $low } à { $high } : écrivez le plus petit avant le plus grand, comme dans number(3, 1, 9, why=…)
check-kind = `{ $name }` n’est pas une sorte de partie qu’un coup peut avoir : vouliez-vous dire { $near } ?
check-verb = aucun coup de `moves=` ne commence par « { $name } » : vouliez-vous dire « { $near } » ?
check-verb-unknown = aucun coup de `moves=` ne commence par « { $name } » ; ils commencent par : { $near }
check-no-super = `__init__` ne commence pas sa base : écrivez super().__init__(…) dans sa première ligne, avec { $given }
check-class-field = `{ $name }` appartient à la classe, et une méthode le change dans un état ; les copies le perdraient : donnez-lui sa valeur dans `__init__`, self.{ $name } = { $value }
check-class-shared = `{ $name }` appartient à la classe, donc toutes les parties et copies le partagent : définissez-le dans `__init__`, self.{ $name } = { $value }
check-outside-shared = `{ $name }` est hors de l’état, donc toutes les parties et copies le partagent : gardez-le dans l’état, sous self.{ $field }, défini dans `__init__`
check-class-set = `{ $code }` appartient à la classe, donc toutes les parties et copies le partagent : écrivez self.{ $name }, défini dans `__init__`
check-weights-count = Biased reçoit { $outcomes } résultats et { $weights } poids : donnez à chaque résultat son poids
check-no-outcomes = le hasard n’a aucun résultat, car { $space } est vide : donnez-en au moins un
check-no-move = { $space } contient { $got } : il doit contenir des coups, comme Move("roll") ou PLACE[cell]
check-no-list = `{ $method }` renvoie { $got } : renvoyez une liste
check-not-run = `{ $method }` renvoie { $got }, si bien qu’aucune de ses lignes n’a été exécutée : retirez `async` ou `yield`
check-argument-kind = `{ $name }` ne peut pas être { $got } : écrivez { $example }
check-no-import = `{ $name }` est un mot du vocabulaire, qui manque ici : commencez le fichier par `from pipyard.vocabulary import *`
check-start-shared = une partie jouée a changé `{ $field }` dans une nouvelle partie : créez-le dans `__init__` pour chaque partie, par exemple comme copie, [*LISTE]
