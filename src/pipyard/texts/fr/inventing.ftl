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
