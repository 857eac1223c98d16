## Pourquoi quelque chose est impossible à la table.

why-rules-have-changed = les règles de ce jeu ont changé depuis le début : ouvrez une nouvelle table
why-not-allowed-now = { $move } n’est pas permis maintenant
why-nested-too-deeply = trop d’imbrications
why-too-much-happens = table occupée, réessayez
why-room-needs-a-person = une table a besoin d’au moins une personne
why-house-is-full = le serveur est plein : impossible d’ouvrir d’autres tables
why-no-such-room = cette table n’existe pas
why-too-many-messages = trop de messages ; attendez un instant
why-in-a-room-already = vous êtes déjà à une table
why-room-is-full = la table est complète
why-sixty-a-second = soixante entrées par seconde au plus sont acceptées
why-fault-of-the-server = erreur interne du serveur ; vous n’y êtes pour rien
why-not-known-yet = cette table ne connaît pas encore cela
why-say-hello-first = dites d’abord bonjour
why-cannot-start-from = { $title } ne peut pas partir de cette pyramide
why-still-open-seats = il reste des places libres
why-handed-on-when-over = une pyramide ne peut être reprise que quand sa partie est finie
why-store-does-not-answer = le stockage ne répond pas ; réessayez
why-seat-not-asked = ce n’est pas au tour de la place { $seat }
why-no-move-begins = aucun coup ne commence par { $prefix }
why-race-has-not-begun = la course n’a pas encore commencé
why-no-hint = les jeux d’adresse n’ont pas de suggestions
why-not-this-die = avec ce dé, la pièce n’irait nulle part maintenant, ou le reste se séparerait
why-not-this-place = cet endroit n’est pas permis maintenant
why-nothing-to-roll = la place { $seat } n’a rien à lancer maintenant
why-real-dice-have-no-place = les vrais dés se notent par zone et par chiffre, sans place exacte
why-no-real-board-here = cette table n’a pas été ouverte pour de vrais dés : lancez le dé à l’écran
why-nothing-to-roll-by-hand = la place { $seat } n’a rien à lancer à la main maintenant
why-nothing-of-yours-back = vous n’avez pas de coup à reprendre maintenant
why-nobody-asks-to-undo = personne ne vous demande de reprendre un coup
why-others-have-to-agree = les autres doivent d’abord être d’accord
why-game-not-begun = la partie n’a pas commencé
why-game-has-begun = la partie a commencé
why-something-happened = il s’est passé quelque chose avant l’arrivée de votre coup ; regardez à nouveau
why-seat-not-yours = la place { $seat } n’est pas la vôtre
why-spectators-only-watch = les spectateurs ne font que regarder
why-seat-not-open = la place { $seat } n’est pas libre
why-colour-of-another = { $colour ->
    [red] rouge
    [green] vert
    [black] noir
    [blue] bleu
    [golden] doré
    [yellow] jaune
    [grey] gris
    [white] blanc
    [turquoise] turquoise
    [brown] brun
    [lime] vert clair
    [maroon] bordeaux
    [navy] bleu marine
    [olive] vert olive
    [orange] orange
    [pink] rose
    [purple] pourpre
    [violet] violet
   *[other] { $colour }
} est la couleur d’un autre
why-happened-meanwhile = il s’est passé quelque chose entre-temps
why-touched-is-touched = vous y avez déjà touché, impossible d’annuler
why-one-after-the-other = terminez d’abord votre action en cours
why-nothing-to-steer = { $prefix } ne se commande pas en direct
why-not-done-live = { $verb } ne se fait pas en direct ici
why-sample-has-numbers = un échantillon doit avoir ici { $count } nombres : { $channels }
why-samples-sixty = la table ne peut suivre une main aussi rapide ; un instant est laissé de côté
why-page-is-older = cette page est plus ancienne que le serveur ; rechargez-la
why-page-is-newer = cette page est plus récente que le serveur ; réessayez dans un instant
why-room-closed = cette table est fermée
why-host-decides = seul l'hôte en décide
why-nobody-sits-there = personne n'occupe la place { $seat }
why-seat-is-your-own = c'est votre propre place
why-seat-is-present = cette personne est là
why-seat-has-secrets = cette place a des secrets jusqu'à la fin de la partie ; seul un robot peut la prendre
why-vote-is-running = un vote est déjà en cours
why-nobody-to-vote = il n'y a personne d'autre pour voter
why-no-vote-of-yours = vous n'avez rien à voter
why-you-were-removed = vous avez été exclu de cette table et ne pouvez plus que regarder
why-by-invitation = quelqu’un a été exclu de cette table, ses places ne s’obtiennent donc que sur invitation : demandez un lien à l’hôte

serve-at = Pipyard tourne sur { $address } (les tables sont enregistrées dans { $rooms }) ; Ctrl-C pour arrêter
serve-network = Les autres de votre réseau y accèdent à l’adresse { $address }
serve-port-taken = le port { $port } est pris, peut-être par une table encore ouverte ; choisissez-en un autre : --port { $other }
serve-no-address = impossible d’écouter sur { $host }, port { $port } : { $why }
serve-alone = Seule cette machine peut y accéder ; --host 0.0.0.0 l’ouvre à votre réseau
why-message-malformed = message mal formé ({ $error })
why-other-sites = les requêtes d’autres sites restent sans réponse
why-too-many-requests = trop de requêtes en peu de temps ; attendez un instant
why-too-many-rooms = trop de tables en peu de temps ; attendez un instant
why-no-such-game = il n’y a pas de tel jeu
why-not-over-yet = la partie n’est pas encore finie
why-language-not-spoken = cette langue ne se parle pas ici
why-body-is-json = le corps doit être du JSON
why-no-such-page = il n’y a pas de telle page
why-no-host-name = { $name } n’est pas un nom d’hôte : écrivez-le comme dice.example.org
why-no-such-name = ce serveur ne répond pas à ce nom
why-too-many-bytes = plus de { $most } octets
why-no-keeper-here = il n’y a pas de teneur de marque pour ce jeu
why-too-many-reviews = trop d’analyses attendent ; réessayez plus tard
why-review-too-long = cela a duré plus de { $seconds } secondes
why-log-too-long = la partie est trop longue pour être revue à partir d’un lien
why-review-failed = la partie ne peut pas être analysée ({ $error })
why-review-ended = l’analyse s’est arrêtée
why-no-better-move = dans { $game }, il n’y a pas de meilleur coup à montrer

lesson-you = Vous
lesson-partner = Professeur { $seat }
lesson-well-done = Bien joué. Recommencez si vous voulez, ou continuez.

## Decisions about a room, in its chat.

notice-kick = { $by } a exclu { $name } de la table
notice-kick-vote = La table a voté l'exclusion de { $name }
notice-free = { $by } a libéré la place de { $name }
notice-free-vote = La table a voté de libérer la place de { $name }
notice-leave = { $name } a quitté la table
notice-token = { $by } a créé un nouveau lien pour { $name }
notice-token-vote = La table a voté un nouveau lien pour { $name }
notice-invite = { $by } a créé un lien vers une place libre
notice-invite-vote = La table a voté pour un lien vers une place libre
notice-open = { $by } laisse de nouveau tout le monde s’asseoir
notice-open-vote = La table a voté pour que tout le monde puisse de nouveau s’asseoir
notice-host = { $by } a confié la table à { $name }
notice-close = { $by } a fermé la table
notice-close-vote = La table a voté sa fermeture
notice-abandoned = La partie a été abandonnée, sans résultat : pendant un jour, rien n’a avancé
notice-aborted = La partie a été interrompue, sans résultat : un temps était écoulé avant que tout le monde ait joué un premier coup
notice-propose-kick = { $by } propose d'exclure { $name }
notice-propose-free = { $by } propose de libérer la place de { $name }
notice-propose-token = { $by } propose un nouveau lien pour { $name }
notice-propose-invite = { $by } propose un lien vers une place libre
notice-propose-open = { $by } propose que tout le monde puisse de nouveau s’asseoir
notice-propose-close = { $by } propose de fermer la table
notice-vote-failed = Le vote a échoué

notice-bot-failed = { $why ->
    [slow] { $bot } a réfléchi trop longtemps, deux fois de suite.
    [died] { $bot } s’est arrêté brutalement, deux fois de suite.
    [illegal] { $bot } a choisi un coup interdit.
   *[error] { $bot } a échoué deux fois de suite.
} Rien n’a été joué à sa place.
bot-failed = { $why ->
    [slow] { $seat } a réfléchi trop longtemps.
    [died] { $seat } s’est arrêté brutalement.
    [illegal] { $seat } a choisi un coup interdit.
   *[error] { $seat } a échoué.
} La partie attend : laissez-le réessayer, ou faites jouer un autre.
why-hint-failed = la suggestion a échoué ; réessayez

# why a bot would play the move it suggests
hint-wins = Il gagne.
hint-ends = Il termine la partie.
hint-score = Votre score passe de { $was } à { $now }.
hint-score-of = Le score passe de { $was } à { $now } pour { $seat }.
hint-put = Il remplit encore { $count ->
    [one] une place.
   *[other] { $count } places.
}
hint-take = Il enlève encore { $count ->
    [one] un dé.
   *[other] { $count } dés.
}
hint-answer = Ensuite { $seat } gagne au plus { $least } ; après un autre coup, jusqu’à { $most }.
hint-usual = En calculant plus loin, c’est le meilleur coup trouvé.
preview-invitation = { $host } vous invite à jouer à { $title }
