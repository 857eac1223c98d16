### Des parties de raisons : ce qui peut remplir les places de leurs phrases.

part-or = { $one } ou { $two }
part-is-not = { " " }: à la place de { $token } il faut { $wanted }
part-did-you-mean = { " " }; vouliez-vous dire { $near } ?
part-games-lists-them = { " " }; « pipyard games » en donne la liste
part-nothing-played = rien n’a encore été joué
part-chance-stays = ce que le hasard a décidé, ou que quelqu’un a vu, reste
part-line = ligne { $number }
part-event = événement { $number }
part-one-of = l’un de { $words }
part-some-of = certains de { $words }, séparés par des virgules
part-whole-number = un nombre entier
part-whole-number-from = un nombre entier de { $low } à { $high }
part-whole-numbers-from = { $count } nombres entiers de { $low } à { $high }, séparés par des virgules
part-phrase = { $word }:N avec N de { $low } à { $high }
part-one-line = une ligne d’au plus { $most } caractères
part-possible = possible : { $shown }
part-possible-and-more = possible : { $shown } et { $more } de plus
part-nothing-follows = rien ne peut suivre
part-triple = l’un des 24 triplets, par exemple 623
part-cell = une case comme d5 sur le plateau ou d5.1 un niveau plus haut
part-aim = où viser : { $aims }, ou une case
part-manner = comment : { $manners }
part-decimal = un nombre, par exemple -3.5
part-die-by-number = un dé par son numéro, par exemple #12
part-spot = une place du réseau, par exemple 3,4,0 ou -1,4,3
part-turn = une rotation, quatre nombres w,i,j,k de longueur 1
part-recording = un mouvement enregistré (un long mot qui commence par { $sign })
part-word = un mot d’au plus { $letters } lettres
part-pair = une paire de dés : les dizaines, puis les unités, par exemple rb
part-die-by-letter = un dé : la première lettre de sa couleur en anglais, par exemple r
part-city = une ville
part-seconds = un temps en secondes, par exemple 34.5 (au plus des centièmes)
part-cube-die = un dé du cube, par exemple 2-0-3 (trois nombres de 0 à 4, le dernier est sa hauteur)
part-block-die = un dé du bloc, par exemple a0 ou e10 (rangée a à e, colonne 0 à 10)
part-towards = une direction : x, y, z, -x, -y, -z, ou des degrés depuis le coin i1 dans le sens des aiguilles d’une montre, par exemple 45
part-own-die = un dé, par exemple A1 (A+ est un dé bonus)
part-setting = un réglage, par exemple aim=-3.5 ; il y a { $fields } et up
part-say-how-dice-stand = dites comment les dés se trouvent maintenant : { $one }:3,4,0/623, { $two }:astray, { $three }:off4 ou { $four }:taken ; ceux qui n’ont pas bougé n’ont pas besoin d’un mot
part-say-how-it-lies = dites comment { $die } se trouve{ $others } : { $zones }, short, off ou foul, par exemple { $like }:2x5
part-and-any-that-moved = , et chacun de ceux qui ont bougé parmi { $dice }
part-no-number = ce doit être un nombre
part-lies-between = la valeur doit être comprise entre { $low } et { $high }
part-it-is-whole = ce doit être un nombre entier de { $low } à { $high }
part-has-drawn = le jeu a tiré au sort { $drawn }
part-takes = { $verb } accepte { $settings }
part-no-settings = aucun réglage
part-take-dice = prenez des dés
part-put-dice = posez des dés
part-by-a-face = par une face
part-by-a-face-or-an-edge = par une face ou une arête
part-holds = elle contient { $number }
part-is-crossed = rayée
part-bonus-dice = dés bonus
part-dice = { $count ->
    [one] 1 dé
   *[other] { $count } dés
}
part-difference = { $name } est { $there } là-bas et { $here } ici
part-key-and-version = « game: el_dado 1 », la clé et sa version
part-board-step = board.step { $number }

## Comment s’appellent les nombres d’un coup à la main

field-azimuth = direction
field-elevation = élévation
field-speed = vitesse
field-spin = rotation
field-strength = force
field-seconds = secondes
field-distance = distance
field-grip = prise
field-yaw = angle
field-height = hauteur
field-count = nombre
field-rate = rythme
field-degrees = degrés
field-newton = newtons
field-direction = direction
part-of-the-strongest-breath = du souffle le plus fort

## Ce que disent typer et le système

part-system-no-such-file = ce fichier ou ce dossier n’existe pas
part-system-permission-denied = accès refusé
part-system-is-a-directory = c’est un dossier
part-system-not-a-directory = ce n’est pas un dossier
part-system-file-exists = il existe déjà
part-system-no-space = il n’y a plus de place sur le disque

## Ce que doit contenir le fichier d’une carte

part-map-true-or-false = true ou false
part-map-string = le texte { $value }
part-map-number = le nombre { $value }
part-map-array = une liste
part-map-table = une table
part-map-date = une date ou une heure
part-map-names = une table de codes de langue et de textes, par exemple { $like }
part-map-id = 1 à 40 signes parmi a-z, 0-9 et -
part-map-licence = un texte, par exemple { $like }
part-map-colours = une liste de quatre textes différents, les couleurs des dés
part-map-letters = 1 à 3 lettres
part-map-one-word = un mot de 1 à 40 caractères
part-map-zone = l’une des zones { $zones }
part-map-colour = l’un de { $colours }, ou rien
part-map-label = "n", "e", "s" ou "w", ou rien
part-map-coordinate = un nombre (la projection est { $projection })
part-map-pairs = une liste de paires, par exemple { $like }
part-map-pair = une paire d’id de villes
part-map-points = une liste de { $count } nombres entiers, pour 0 à { $zones } zones propres
part-map-numbers = { $count } nombres
part-map-left-out = omis, mais { $points } ne convient qu’à trois zones
part-map-series = une liste de paires [longueur, points]
part-map-place = numéro { $number }
part-map-numbered = { $part2 } numéro { $number }
part-map-byte = octet { $number }
part-yes-or-no = yes ou no
part-system-address-in-use = l’adresse est déjà utilisée
part-in-brackets = { " " }({ $what })
