### Ce que disent le dépôt et « pipyard admin ».

why-no-room-of-this-key = il n’y a pas de table { $room }
why-no-room-to-keep = la ligne { $number } n’est pas une table valable : { $error }
why-bot-found-no-move = { $bot } n’a trouvé aucun coup ({ $error })
why-bot-thought-too-long = { $bot } a réfléchi plus de { $seconds } secondes
why-bot-beyond-budget = { $bot } réfléchit plus longtemps que ce serveur ne le permet : { $seconds } secondes ou { $tries } essais au plus
why-room-lacks-opening = le journal de la table { $room } ne commence pas par son ouverture
why-store-cannot-write = impossible d’écrire dans le dépôt ({ $error })
why-store-cannot-be-opened = le dépôt { $path } ne peut pas être ouvert ({ $error })
why-store-in-use = le dépôt { $path } est utilisé par un autre serveur ; arrête celui-ci, ou choisis un autre dossier avec --data
why-store-is-gone = le dépôt a disparu : son fichier a été supprimé ou remplacé
why-store-is-closed = le dépôt est fermé
why-store-cannot-be-read = le dépôt ne peut pas être lu ({ $error })
why-room-cannot-go-on = une table de la version { $version } de { $game } ne peut pas continuer : le nombre de ses événements a changé
why-database-cannot-be-opened = la base de données ne peut pas être ouverte : { $error }
why-database-cannot-be-heard = la connexion des notifications de la base de données est perdue
why-database-does-not-answer = la base de données ne répond pas : { $error }
why-database-address = { $variable } doit être de la forme postgresql://…, pas { $typed }
why-postgres-needs-a-package = PostgreSQL demande un paquet de plus : pip install 'pipyard[postgres]'
why-page-has-no-figure = la page de { $game } n’a pas de figure { $number }
why-room-begins-with-opening = une table commence par son ouverture
why-room-is-opened-once = une table ne s’ouvre qu’une fois
why-room-has-no-seat = la table n’a pas de place { $seat }
why-happened-before-the-game = quelque chose s’est passé avant le début de la partie
why-exports-are-text = { $file } ne contient pas de tables : { $error }

part-thinking-process-ended = le processus qui réfléchit s’est arrêté
part-system-no-database = le fichier de la base de données ne s’ouvre pas
part-system-not-a-database = le fichier n’est pas une base de données
part-system-database-locked = la base de données est verrouillée
part-system-read-only = la base de données est en lecture seule
part-system-disk-error = le disque a une erreur
part-system-disk-full = la base de données ou le disque est plein

admin-running = en cours
admin-waiting = attend
admin-over = finie
admin-unknown = inconnue
admin-entries =
    { $count ->
        [one] { $count } entrée
       *[other] { $count } entrées
    }
admin-no-rooms = Aucune table n’est enregistrée ici.
admin-there-already = { $room } existe déjà
admin-added =
    { $count ->
        [one] { $count } table ajoutée
       *[other] { $count } tables ajoutées
    }
admin-forgotten =
    { $count ->
        [one] { $count } table oubliée
       *[other] { $count } tables oubliées
    }
admin-would-forget =
    { $count ->
        [one] { $count } table serait oubliée ; --yes le fait
       *[other] { $count } tables seraient oubliées ; --yes le fait
    }
why-entry-taken = l’entrée { $number } de la table a été écrite par quelqu’un d’autre
