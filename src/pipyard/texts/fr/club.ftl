### Le club : pourquoi quelque chose est refusé, et ce que dit `pipyard admin club`.

why-store-is-newer = ces données ont été écrites par une version plus récente de Pipyard : installez cette version ou choisissez un autre dossier avec --data
why-store-has-no-club = il n’y a pas de club ici
why-ratings-need-openskill = les parties classées nécessitent le paquet openskill : pip install openskill
why-no-such-member = ce membre n’existe pas
why-too-many-invitations = trop d’invitations attendent d’être utilisées : attendez que certaines soient utilisées ou expirées
why-by-invitation-only = les nouveaux membres ont besoin d’une invitation, et celle-ci n’est pas valable ou a déjà servi
why-club-is-full = le club est complet
why-name-is-empty = un membre a besoin d’un nom
why-name-is-taken = un autre membre porte déjà ce nom
why-key-is-unknown = aucun membre n’a cette clé
why-you-are-banned = les hôtes de cette maison vous ont exclu
why-members-only = cette maison est réservée aux membres : devenez-en un à la page « Club »
why-moderators-only = seuls les modérateurs peuvent faire cela
why-hosts-only = seuls les hôtes de la maison peuvent faire cela
why-not-yourself = vous ne pouvez pas vous faire cela à vous-même
why-game-is-rated = cette partie est classée : pas de conseil, pas de coup repris, et chacun garde sa place jusqu’à la fin
why-rated-needs-members = les parties classées sont réservées aux membres du club, un seul par appareil
why-rated-one-seat = vous avez déjà une place dans cette partie classée
why-rated-names = dans les parties classées, les membres jouent sous leur propre nom
why-cannot-be-rated = seules les parties à deux joueurs ou plus, dont la table lance les dés, peuvent être classées
why-rated-needs-a-clock = une partie classée a besoin d’une horloge, et qui dépasse son temps perd
why-too-many-reports = les modérateurs ont déjà beaucoup de signalements à examiner : réessayez plus tard
why-nothing-to-report = il n’y a pas de tel nom ni de telle ligne de discussion à cette table
why-not-by-correspondence = seule une partie à deux ou plus, où l’on joue chacun son tour, peut avoir des jours par coup
why-days-are-the-clock = une partie avec des jours par coup n’a ni autre pendule ni vrais dés, et qui dépasse son temps perd
why-rated-one-device = quelqu’un joue déjà cette partie classée depuis cet appareil
why-rated-standard-options = les parties classées ont les options habituelles, ou celles d’une variante toute prête : les autres ne seraient pas comparables

admin-club-banned = exclu
admin-club-member = membre
admin-club-moderator = modérateur
admin-club-host = hôte
admin-club-empty = Le club n’a pas encore de membres.
admin-club-door-open = La maison est ouverte à tous.
admin-club-door-members = La maison est réservée aux membres ; chacun peut le devenir.
admin-club-door-invited = La maison est réservée aux membres ; les nouveaux ont besoin d’une invitation.
admin-club-done = { $name } : c’est fait
admin-club-would-delete = { $name } serait supprimé avec toutes ses données personnelles ; les parties restent, sans le nom. Ajoutez --yes pour le faire.
admin-club-invitation = Valable pour une personne et { $days } jours ; à mettre après l’adresse de votre table : /me?invitation={ $code }

help-manage-the-club = Gérer les membres du club.
help-club-members = Lister tous les membres.
help-club-role = Faire de quelqu’un un membre, un modérateur ou un hôte.
help-club-ban = Exclure un membre, ou lever son exclusion.
help-club-lift = Lever l’exclusion.
help-club-rename = Donner un autre nom à un membre.
help-club-delete = Supprimer un compte et tout ce qu’il a de personnel. Les parties restent, sans le nom.
help-club-really = Le supprimer vraiment.
help-club-data = Afficher en JSON tout ce que le club sait d’un membre.
help-club-door = Montrer qui peut entrer, ou le changer.
help-club-door-is = open : tout le monde ; members : les membres seulement ; invited : les membres seulement, et les nouveaux ont besoin d’une invitation.
help-club-invite = Afficher une invitation pour un nouveau membre.
help-club-name = Le nom d’un membre.
help-club-new-name = Le nouveau nom.
help-club-new-role = member (membre), moderator (modérateur) ou host (hôte).

metavar-name = NOM
metavar-new = NOUVEAU
metavar-role = RÔLE
metavar-door = PORTE
