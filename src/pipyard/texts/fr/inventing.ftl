### Ce qui est dit à ceux qui inventent des jeux.

inventing-bad-name = { $file } n’est pas un bon nom de jeu : commencez par une lettre, puis des lettres, des chiffres et des tirets bas, comme my_game.py
inventing-key = Sa clé est { $name }.
inventing-key-taken = Sa clé est { $name }, car l’étagère a déjà un jeu { $taken }.
inventing-made = { $path } est un jeu qui fonctionne. Modifiez-le, puis :
inventing-next-lab = des robots l’essaient
inventing-next-play = y jouer dans ce terminal
inventing-next-serve = y jouer dans le navigateur ; enregistrer le fichier change aussitôt les règles
inventing-no-python = { $path } n’est pas un fichier Python : son nom devrait finir par .py
inventing-not-written = { $path } ne peut pas être écrit : { $why }
inventing-there-already = { $path } existe déjà ; rien n’est jamais écrasé
admin-unknown-rules = Les règles de certains jeux manquent ici : nommez le fichier de votre propre jeu avec --game.
own-game-line = { $file }, ligne { $line } : { $why }
own-game-file = { $file } : { $why }
own-game-stays = { $why } ; les règles restent comme elles étaient
own-game-new = { $file } : les nouvelles parties de { $title } suivent les nouvelles règles ; celles qui ont commencé gardent les leurs
own-game-twice = { $file } : { $other } s’appelle aussi { $key } : donnez une autre clé à l’un des deux
check-and-more = { $why } ({ $count } de plus : pipyard check { $file })
check-bug = à cette ligne, les règles s’arrêtent sur une erreur ({ $type } : { $error }) : corrigez la ligne, ou ce qu’elle reçoit
check-bug-beyond = avec ce que ces règles renvoient, Pipyard ne peut pas continuer ({ $type } : { $error }) : regardez ce que renvoient `turn`, `moves`, `scene` et `view`
check-copy-differs = une copie de l’état contient autre chose dans `{ $field }` : supprimez votre `copy`, les copies se font toutes seules
check-copy-shares = une copie de l’état partage `{ $field }` avec lui, un coup dans l’un change les deux : supprimez votre `copy`, ou donnez un `copy` à ce que contient `{ $field }`
check-endless = une partie jouée au hasard n’est pas finie après { $events } événements : faites renvoyer une fin à `turn`, au besoin par une limite de tours
check-first-preset = le premier préréglage, { $preset }, change des options : le premier est le jeu standard, {"{}"}
check-good = { $file } : { $title } est en ordre. { $games } parties de { $least } à { $most } événements ont été jouées au hasard, et { $positions } positions examinées de près : elles commencent, finissent, se relisent, se rejouent, se dessinent et gardent leurs secrets.
check-guess = ce que `guess` fait de la vue de { $viewer } a un autre aspect pour elle dans `{ $field }` : `guess` complète ce que `conceal` a retiré et ne change rien d’autre, et `conceal` le retire en entier
check-hangs = cette ligne n’a pas abouti après { $seconds } secondes : une boucle n’en finit pas ici
check-leak-log = le journal dit à { $viewer } « { $text } », que `conceal` cache : que `shown` de l’espace dise ? à qui ne doit pas savoir
check-leak-sealed = tous choisissent en même temps, et d’autres voient ce que la place { $seat } a choisi : retirez-le dans `conceal`
check-leak-view = { $viewer } lit « { $read } » dans le journal, mais distingue { $one } de { $two } par la vue : retirez-le dans `conceal`
check-looking-changes = `{ $method }` change l’état, alors qu’on l’interroge autant qu’on veut : ne changez rien hors de `play` et `land`
check-missing = l’état n’a pas de `{ $method }`, dont le jeu a besoin : écrivez `def { $method }(self, ...)` dans cette classe
check-no-chance = `Chance` reçoit { $got } : donnez-lui un espace, comme D6 ou Even([...])
check-no-copy = `copy` renvoie { $got } : supprimez-le, les copies se font toutes seules
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
check-no-why = la fin ne dit pas pourquoi : donnez une raison, comme dans ranked(scores, "tous les dés sont posés")
check-not-python = ce n’est pas du Python ({ $error }) : corrigez ici, ou à la fin de la ligne précédente
check-not-text = ce n’est pas du texte en UTF-8 ({ $error }) : enregistrez le fichier dans cet encodage
check-notation = le coup « { $move } » ne se relit pas selon moves=[{ $forms }] : chaque coup commence par un mot qui y figure, avec autant de nombres et de cellules
check-odds = les probabilités de { $space } font { $sum } en tout, et non 1 : que `odds` donne à chaque résultat de `all` sa part, en Fraction
check-outcome = le hasard peut donner « { $outcome } », que { $space } ne contient pas ou lit autrement : `sample`, `all` et `contains` doivent s’accorder
check-preset = le préréglage { $preset } ne fait pas un jeu ({ $why }) : nommez des options qui existent, avec des valeurs qu’elles admettent
check-problems = { $count ->
    [one] Une chose ne va pas
   *[other] { $count } choses ne vont pas
} dans { $file } ; corrigez la première et vérifiez de nouveau.
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
