# Les pages du club, et la confidentialité.
club-title = Club
club-go = Club : membres, classements, mes parties
club-me = Ma page
club-member = Membre
club-privacy = Confidentialité
club-privacy-read = Ce que ce serveur sait de vous
club-none = Il n’y a pas de club sur ce serveur.
club-refused = Vous pouvez encore jouer comme invité là où les invités sont admis.
club-join = Devenir membre
club-join-about = Les membres ont un historique, un classement et une page à eux. Ni mot de passe ni courriel : cet appareil crée une clé et la garde. Les invités peuvent continuer à jouer sans clé.
club-invited = Vous avez une invitation.
club-needs-invitation = Ici, les nouveaux membres ont besoin d’une invitation : demandez un lien à un hôte.
club-name = Nom
club-join-go = Devenir membre
club-return = Je suis déjà membre
club-return-about = Sur votre autre appareil, ouvrez « Ma page » et affichez la clé. Scannez son code avec cet appareil, ou saisissez les douze mots.
club-phrase = Douze mots
club-return-go = Utiliser cette clé
club-phrase-wrong = Un mot est faux ou manque : vérifiez les douze.
club-carried = Une clé d’un autre appareil
club-carried-about = Le lien que vous avez ouvert contient la clé d’un membre. Ne l’utilisez ici que si c’est la vôtre.
club-carried-go = C’est la mienne : l’utiliser ici
club-since = Membre depuis le { $day }
club-results = Résultats
club-game = Jeu
club-player = Joueur
club-rating-head = Classement
club-rating = { $points } ± { $margin }
club-rating-provisional = { $points } ± { $margin } ?
club-rating-about = Tout le monde commence à 1500 ; 400 points de plus, c’est gagner dix fois plus souvent que perdre. Avec une probabilité de 95 %, votre force se situe dans la marge ±. Un point d’interrogation : trop peu de parties classées pour le dire.
club-played = Jouées
club-first = Premières places
club-curve = Classement au fil de { $games } parties ; maintenant { $points } ± { $margin }
club-curve-short = Une courbe demande deux parties classées.
club-past = Parties passées
club-all-games = Tous les jeux
club-all-opponents = Tous les adversaires
club-more = Plus
club-no-games = Pas encore de partie terminée.
club-replay = Revoir { $title }, { $day }
club-place = place { $place } sur { $players }
club-bot = Robot { $name } ({ $version })
club-opponents = Adversaires
club-opponent = Adversaire
club-no-opponents = Les membres et robots que vous avez rencontrés apparaissent ici. Vous seul voyez cette liste.
club-ahead = Devant
club-behind = Derrière
club-key = Votre clé
club-key-about = La clé est tout ce qui fait de cet appareil le vôtre. Portez-la sur vos autres appareils et gardez les mots sur papier : personne ne peut les retrouver, et qui les possède se fait passer pour vous.
club-key-show = Afficher la clé
club-key-scan = Scannez ce code avec votre autre appareil :
club-key-write = Ou notez ces douze mots, dans cet ordre :
club-copy = Copier
club-copied = Copié
club-key-lost = Un appareil est perdu, ou quelqu’un a vu la clé
club-key-new-about = Une nouvelle clé déconnecte tous les autres appareils. Notez de nouveau ses mots.
club-key-new = Créer une nouvelle clé
club-leave-about = Retirer la clé de cet appareil seulement. Sans les mots ni un autre appareil, votre compte ne pourra plus être ouvert.
club-leave = Retirer la clé de cet appareil
club-account = Compte
club-rename = Renommer
club-data = Télécharger mes données
club-logs = Télécharger toutes mes parties
club-delete = Supprimer mon compte
club-delete-about = Votre nom, vos classements, votre historique et ce que vous avez écrit dans les discussions sont supprimés pour de bon. Les coups de vos parties restent, sans votre nom, car ils appartiennent aussi aux autres.
club-delete-type = Saisissez « { $name } » pour supprimer le compte
club-delete-go = Supprimer pour de bon
club-house = La maison
club-door = Qui peut entrer
club-door-open = Ouverte à tous : membres et invités
club-door-members = Réservée aux membres ; chacun peut le devenir
club-door-invited = Réservée aux membres ; les nouveaux ont besoin d’une invitation
club-board = Palmarès
club-board-none = Pas encore de partie classée. Les membres peuvent jouer pour le classement : choisissez-le sous « Horloges et vrais dés » en ouvrant une table.
club-board-empty = Personne n’a encore joué assez de parties classées.
club-care = S’occuper de la maison
club-invite = Inviter quelqu’un
club-invite-about = Ce lien fait d’une personne un membre. Il est valable { $days } jours.
club-members = Membres
club-role = Rôle de { $name }
club-role-member = Membre
club-role-moderator = Modérateur
club-role-host = Hôte
club-new-name = Nouveau nom pour { $name }
club-banned = exclu
club-ban = Exclure
club-unban = Lever l’exclusion
terms-rated = Classée
terms-rated-about = Une partie classée est réservée aux membres et aux robots, un par appareil, avec les options habituelles ou une variante toute prête. L’horloge tourne même quand tout le monde est parti ; pas de conseils, et aucun coup n’est repris.
privacy-device = Sur votre appareil
privacy-device-text = Votre navigateur garde votre nom, vos réglages, les tables où vous avez une place, les problèmes résolus, les scores de vrais dés la clé d’un membre, et un nombre aléatoire qui évite que deux membres d’un même appareil se rencontrent dans une partie classée ; une table n’en garde qu’une empreinte, différente à chaque table. Tout cela y reste, sauf ce que vous envoyez en jouant. Il n’y a pas de cookies.
privacy-tables = À une table
privacy-tables-text = Le serveur enregistre ce qui se passe à une table : les noms saisis, chaque coup avec son heure, et la discussion. Qui a le lien peut regarder ; une table affichée au club peut être regardée par tous ceux qui peuvent entrer. Les tables restent jusqu’à ce que l’hôte de ce serveur les supprime. Les adresses réseau servent en mémoire à limiter les abus et ne sont pas enregistrées par Pipyard ; un serveur mandataire peut tenir ses propres journaux.
privacy-members = Sur les membres
privacy-members-text = D’un membre, le serveur enregistre le nom, une empreinte de la clé (jamais la clé), le jour d’inscription, le rôle, les congés, les tables où il a pris place, les coups préparés, les résultats de ses parties, ses classements et les tournois auxquels il a participé ou qu’il a dirigés.
privacy-others-text = Les autres voient le nom d’un membre, son jour d’inscription, ses classements et ses nombres de parties ; dans une maison fermée, seuls les membres les voient. Contre qui vous avez joué, et où, vous seul le voyez, sauf dans les tournois : leurs participants, rencontres et résultats sont visibles par toute personne qui peut entrer ; les modérateurs voient les noms, les rôles, les exclusions, les parties en cours, ainsi que les noms ou messages signalés et qui les a signalés.
privacy-calls = Appels quand c’est à vous
privacy-calls-text = Si vous permettez à un navigateur de vous appeler quand c’est à vous de jouer, le serveur enregistre, pour chacune de vos places, l’adresse que ce navigateur a reçue du service d’envoi de son éditeur (Google, Mozilla, Apple ou Microsoft), deux clés pour cette adresse et votre langue. Il les garde 60 jours après que le navigateur les a données pour la dernière fois, ou jusqu’à la suppression de la table. Les appels passent par ce service : il apprend quand ce serveur appelle quel navigateur, mais ne peut pas lire le message, chiffré pour votre navigateur. L’hôte peut aussi laisser le serveur annoncer à une messagerie de la maison à qui c’est de jouer dans les parties avec des jours par coup : les noms, le jeu et le lien de la table.
privacy-rights = Ce que vous pouvez faire
privacy-rights-text = Sur « Ma page », vous pouvez télécharger tout ce que le club sait de vous, avec vos messages et les adresses pour les appels, et les journaux de toutes vos parties, changer de nom et supprimer votre compte. La suppression retire aussitôt votre nom, vos classements et vos messages des données ; les sauvegardes de l’hôte les gardent jusqu’à leur remplacement.
privacy-never = Ce que Pipyard ne fait jamais
privacy-never-text = Il ne demande ni courriel, ni numéro de téléphone, ni mot de passe. Il ne compte pas les visites et ne charge rien d’autres sites. En dehors des appels ci-dessus, il ne parle de vous à personne.
club-count = { $count ->
    [0] Personne ne s’est encore inscrit.
    [1] Un membre
   *[other] { $count } membres
}
club-board-hidden = { $count ->
    [0] Tous les classements sont assez sûrs pour figurer ici.
    [1] Un joueur n’y figure pas : trop peu de parties classées.
   *[other] { $count } joueurs n’y figurent pas : trop peu de parties classées.
}
club-tables = Tables ouvertes
club-tables-waiting = Places libres
club-tables-running = Parties à regarder
club-tables-none = Personne n’attend en ce moment.
club-tables-quiet = Aucune partie affichée n’est en cours.
club-table-sit = Rejoindre
club-table-watch = Regarder
club-seek = Trouver un adversaire
club-seek-about = Jouez avec qui attend, d’abord au classement le plus proche
club-seek-bots = Si personne ne vient en une minute, des robots jouent
terms-listed = Afficher la table au club
club-table-free = { $count ->
    [1] 1 place libre
   *[other] { $count } places libres
}
club-table-clock = { $seconds } s par coup
report-title = Signaler un nom ou un message
report-about = Les modérateurs du club voient ce que vous choisissez, et qui le signale.
report-name = Le nom « { $name } »
report-go = Signaler
report-done = Les modérateurs vont l’examiner.
club-reports = Signalements
club-reports-none = Rien n’a été signalé.
club-report-name = Le nom a été signalé.
club-report-guest = un invité
club-report-table = Vers la table
club-report-settle = Réglé
club-running = Parties en cours
club-running-none = Aucune partie n’est en cours.
club-running-here = { $count ->
    [one] { $count } présent
   *[other] { $count } présents
}
club-look-again = Regarder à nouveau
terms-days-a-move = { $count ->
    [one] 1 jour par coup
   *[other] { $count } jours par coup
}
terms-days = Jours pour chaque coup
terms-days-each = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
turns-title = À vous de jouer
turns-none = Aucune partie avec des jours par coup, ni classée, n’attend.
turns-mine = à vous de jouer
turns-of = à { $name } de jouer
turns-nobodys = à quelqu’un d’autre de jouer
turns-left = encore { $time }
vacation-title = Congé
vacation-about = Pendant votre absence, vos horloges s’arrêtent dans les parties avec des jours par coup. Jours restants cette année : { $left }.
vacation-take = À partir de maintenant, pour
vacation-go = Partir en congé
vacation-until = Vous êtes en congé jusqu’au { $day } : vos horloges sont arrêtées.
vacation-back = Je suis de retour
vacation-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
premoves-title = Si l’autre joue …, je joue …
premoves-about = La table joue votre réponse aussitôt si tout se passe comme prévu. Écrivez les coups comme dans le journal. Personne d’autre ne le voit.
premoves-if = Si l’autre joue
premoves-then = je joue
premoves-pair = { $theirs } → { $mine }
premoves-add = Ajouter
premoves-clear = Oublier la suite
seek-kind = Genre de jeu
seek-any-kind = Tous les genres
seek-seats = Nombre de joueurs
seek-players = { $count } joueurs
seek-length = Temps de chacun
seek-level = Niveau des robots
