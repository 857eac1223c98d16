### Ce qui peut clocher dans le fichier d’une carte.

map-missing = manque ; il faut { $right }
map-does-not-do = { $value } n’est pas valable ; il faut { $right }
map-at-least-one = manque ; il faut au moins un [[{ $key }]]
map-should-begin-with = { $value } ne convient pas ; chaque { $key } doit commencer par [[{ $key2 }]]
map-reads-format = { $value } ; ce programme lit format = 1
map-no-format = manque ; ce programme lit format = 1
map-two-zones = il y a deux zones { $id } ; chaque zone a besoin d’un id à elle
map-two-cities = il y a deux villes { $id } ; chaque ville a besoin d’un id à elle
map-how-many-cities = { $count } villes ; il en faut { $least } à { $most }, car il y a 36 nombres
map-no-city-in-it = elle ne contient aucune ville ; ajoutez-en une ou supprimez-la
map-no-such-city = il n’y a pas de ville { $id } ; il faut l’id d’une ville
map-linked-with-itself = { $city } est reliée à elle-même ; enlevez la liaison
map-given-twice = { $link } est donné deux fois ; une fois suffit, dans un ordre ou l’autre
map-not-connected = la carte n’est pas d’un seul tenant : aucun chemin ne mène de { $first } à { $lost }
map-zone-points = { $said } ; il faut { $count } nombres, pour 0 à { $zones } zones propres
map-not-ascending = les longueurs { $lengths } ne sont pas croissantes ; elles doivent l’être, chacune une fois
map-not-utf8 = pas de l’UTF-8 ; enregistrez le fichier en UTF-8
map-nested = pas un TOML lisible : imbriqué trop profondément
map-not-toml = pas du TOML ({ $said })
map-too-large = plus d’un mégaoctet ; aucune carte n’en a besoin
map-cannot-be-read = ne peut pas être lu : { $strerror }
map-id-taken = { $id } est déjà l’id de { $file } ; choisissez-en un autre
map-links-cross = { $one } et { $two } se croisent ; déplacez une ville ou enlevez une liaison
map-passes-close = { $link } passe tout près de { $city } ; déplacez-la ou faites-y passer la liaison
map-how-many-links = liaisons : { $count } ; de 2 à 6, cela se joue bien
map-colours-unequal = les couleurs sont inégalement réparties ({ $counts }) ; autant de villes de chacune serait équitable
map-fault = { $file } : { $what }
map-fault-at = { $file } : { $where } : { $what }
