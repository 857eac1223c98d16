app-subtitle = La table des jeux de dés
language = Langue
rules = Règles
rules-none = Ce jeu n’a pas encore de page de règles.
close = Fermer
text-mode = Mode texte
lobby-skip = Aller au premier jeu
lobby-search = Chercher un jeu
lobby-go-on = Continuer à jouer
lobby-no-server = Le serveur ne répond pas. Réessayez dans un instant.
storage-may-go = Ce navigateur peut supprimer les parties gardées ici s’il manque de place : enregistrez-les de temps en temps dans un fichier.
lobby-players = { $least ->
    [one] { $most ->
        [one] 1 joueur
       *[other] 1–{ $most } joueurs
    }
   *[other] { $same ->
        [yes] { $least } joueurs
       *[other] { $least }–{ $most } joueurs
    }
}
lobby-minutes = { $minutes } min
play-now = Jouer
set-up = Préparer
your-name = Votre nom
seats-title = Qui joue ?
number-of-players = Joueurs
seat-me = moi
seat-also-me = une autre personne à cet écran
seat-open = un ami, par lien
seat-bot = robot : { $bot }
seat-label = Place { $seat }
presets-title = Variante
options-title = Options
option-source = Source : { $source }
ruling-book = Les livres :
ruling-decision = Nous jouons :
option-on = oui
option-off = non
make-room = Ouvrir la table
cancel = Annuler
back-to-lobby = Tous les jeux
waiting-title = On attend des joueurs
waiting-link = Envoyez ce lien à vos amis :
waiting-here = Cette adresse ne vaut que sur cet appareil. Pour des amis sur le réseau, lancez la table avec : make play FRIENDS=1 (ou : pipyard serve --host 0.0.0.0)
notify-ask = Vous avertir quand c’est à vous ?
notify-yes = Oui, volontiers
notify-no = Non merci
notify-plain = En http simple, cette page ne peut pas vous prévenir quand c’est à vous pendant que vous regardez ailleurs ; en https, elle le pourrait.
copy-link = Copier le lien
code-say = Ou donnez ce code à vos amis ; ils le saisissent sur la page d’accueil :
copied = Copié.
invitation = { $host } vous invite à jouer à { $title }
invitation-full = Toutes les places sont prises. Vous pourrez regarder dès que la partie commencera.
sit-down = S’asseoir
not-copied = Ce navigateur ne laisse pas la page copier. Le lien est sélectionné : copiez-le vous-même, au clavier ou par un appui long.
pass-to = Passez l’écran à { $name }
pass-why = Les autres détournent les yeux.
pass-done = Je suis { $name }
seat-name = Nom
seat-name-of = Nom de la place { $seat }
sit-here = S’asseoir ici
let-bot-sit = Robot : { $bot }
start = Commencer
next-game = Rejouer
spectating = Vous regardez.
your-turn = À vous
your-turn-as = { $name }, à vous
turn-of = C’est à { $names } de jouer
turn-chance = Les dés décident …
over-you = Vous gagnez
over-winner = { $names } gagne
over-winners = Victoire partagée : { $names }
over-nobody = Personne ne gagne
over-why = Fin de partie : { $why }.
you = vous
you-name = Vous
default-name = Joueur
seat-open-name = place libre
away = absent
score = Points
leads = en tête
leads-shared = à égalité en tête
points-lying = + { $points } sur le plateau
choose-next = Choisissez
choose-stand = Comment poser le dé ? Vu de votre place :
choose-on-board = Touchez un endroit éclairé du plateau, ou choisissez ici :
choices-list = En liste ({ $count })
chosen-so-far = Jusqu’ici : { $move }
many-dice = { $count ->
    [one] un dé
   *[other] { $count } dés
}
many-places = { $first } et { $count } autres
which-move = Quel coup ?
confirm = Jouer : { $move }
back = Retour
last-move = Dernier coup
log-title = Coups
chat-title = Discussion
chat-say = Dire quelque chose
send = Envoyer
chat-empty = Personne n’a encore rien dit.
undo-ask = Reprendre le coup
undo-wanted = { $name } aimerait reprendre un coup.
undo-waiting = Vous avez demandé à reprendre votre coup.
undo-yes = Accepter
undo-no = Refuser
undo-withdraw = Retirer la demande
undo-done = { $who } reprend un coup
undo-done-you = Vous reprenez un coup
physics-retry = Réessayer
health-lost = Connexion perdue. Reconnexion …
health-silent = La connexion ne répond pas. Essai d’une autre …
sending = Envoi …
sending-later = Pas encore envoyé. Le coup partira dès que la connexion sera rétablie.
health-connecting = Connexion …
view-home = Mon côté
view-top = D’en haut
view-x = Côté a1–a9
view-y = Côté i1–a1
view-z = Côté a9–i1
views = Vues
table-more = Plus
table-parts = Autres volets
show-choices = Montrer mes coups possibles
show-choices-short = Indices
show-free = Montrer les dés libres
show-free-short = Dés libres
show-nothing = Ne rien montrer
show-nothing-short = Sans
health-nowhere = Cette table n’existe pas. Le lien est peut-être incomplet.
dice-on-table = Dés sur la table
level = Niveau { $level }
cell-die = dé { $colour }
cell-die-numbers = dé { $colour } { $triple }
cell-empty = case vide
board-as-text = La pyramide, niveau par niveau
table-as-text = La table en mots
board-empty = Le plateau est vide.
plain-table = Ce jeu n’a pas de plateau à montrer ici : choisissez vos coups dans la liste.
player-log = { $who } : { $what }
player-log-you = Vous : { $what }
dealt = Les dés sont distribués
roll-log = { $who } lance { $what }
roll-log-you = Vous lancez { $what }
begins-log = { $who } commence
begins-log-you = Vous commencez
chance-log = Tiré au sort : { $what }
keys-help = Touches : tapez le nom d’une place (e4) ou le signe à côté d’un choix, Entrée joue, Échap revient, R tourne une pièce ; les flèches choisissent dans la liste. Sur un bouton des vues, les flèches tournent l’image, plus et moins la rapprochent.
kind-construction = construction
kind-demolition = démolition
kind-alteration = transformation
kind-solo = seul aussi
kind-special = spécial
kind-tactics = tactique
kind-chance = hasard
kind-hidden = secrets
kind-memory = mémoire
kind-puzzle = casse-tête
kind-skill = adresse
kind-board = plateau
book-kosmos = Das Spiel
book-abacus = Das Spiel, Abacus
book-fifty_five = 55
book-dice_trip = Dice Trip
book-tumblin_dice = Tumblin-Dice
bot-random = insouciant
bot-greedy = rapide
bot-beginner = débutant
bot-club = moyen
bot-master = maître
bot-named = Robot ({ $level })
bot-numbered = Robot { $number } ({ $level })
trip-score = Points de cette feuille
trip-sheets = Feuilles
trip-cross = Rayer
trip-hint-series = villes reliées dont les nombres se suivent
trip-hint-zones = zones sans ville rayée
trip-keep = Garder le lancer
trip-twice = Utiliser un dé deux fois
trip-done = Écrire
trip-print = Imprimer
trip-pick-dice = Touchez deux dés, les dizaines d’abord, ou faites glisser l’un par-dessus l’autre jusqu’à une ville ; ou rayez une ville.
trip-pick-units = Maintenant le dé des unités.
trip-pick-city = Touchez la ville pour { $number }.
trip-pick-cross = Touchez la ville à rayer.
trip-pick-reroll = Touchez les dés à relancer, ou gardez le lancer.
trip-map-alt = Carte { $name } : { $filled } villes remplies sur { $all }
kind-dexterity = adresse
kind-speed = rapidité
kind-teams = équipes
kind-together = tous ensemble
kind-writing = écriture
kind-riddle = énigme
kind-sandbox = règles maison
kind-3d = dans l’espace
book-tumblin = Tumblin-Dice
shot-title = Votre tir
shot-help = Touchez la piste de lancement pour poser le dé. Tirez le dé en arrière et lâchez : il part. Ou réglez-le en chiffres et tirez.
shot-die = Quel dé
shot-aim = Visée (°)
shot-speed = Vitesse (m/s)
shot-spin = Effet
shot-lift = Hauteur
shot-x = Décalage latéral
shot-y = En avant
shot-yaw = Rotation (°)
shot-up = Face visible
shot-roll = Le faire rouler sur la piste de lancement
shot-more = Effet, hauteur, place
shot-shoot = Tirer { $die }
shot-again = Revoir
slope-home = Tireur
slope-top = D’en haut
slope-end = De l’arrivée
tumble-round-points = Cette manche
tumble-on-board = Dés sur le plateau
zone-off = tombé hors du plateau
zone-short = n’a pas atteint la première marche
zone-foul = faute
zone-no-points = { $why } : 0 point
settled-log = Au repos : { $what }
mark-witch = sorcière
mark-wolf = loup
mark-possible = peut être le loup
mark-asked = demandé : pas le loup
qr-label = Code QR de l’invitation
qr-show = Code QR
replay-title = Revoir la partie pas à pas
replay-position = Position dans la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-run = Lecture ou pause
replay-share = Copier le lien pour revoir la partie
replay-table = À la table
replay-start = Le début
replay-none = Cette partie n’est pas finie, ou n’existe pas.
who-plays = Qui joue ?
who-plays-help = Appuyez sur votre touche ou touchez votre nom, puis réclamez.
race-title = La course
race-throw = Votre lancer
race-die = dé { $number }, touche { $slot }
race-throw-help = Touchez un dé, puis la pyramide ; ou glissez-le ; ou tapez le chiffre de sa place.
race-on-board = Touchez le plateau : chaque touche compte aussitôt.
race-choose = Chaque touche compte aussitôt.
race-die-first = Choisissez d’abord un de vos dés.
verdict-right = Juste !
verdict-call = Accepté.
verdict-void = Ne compte pas.
tray-die = { $layer ->
    [0] rang { $row }, dé { $place }
   *[other] couche { $layer }, rang { $row }, dé { $place }
}
die-at = le { $die } ({ $where })
one-tap = Jouer d’un seul toucher, sans confirmer
one-tap-short = D’un geste
draw-fast = Dessiner plus vite, plus simplement
draw-fast-short = Rapide
ready = Prêt
seat-colour = Couleur de { $name }
next-is = Partie suivante : { $title }.
next-from-here = Elle part de cette pyramide.
plan-next = Choisir la partie suivante
plan-liked = Dans le même esprit
plan-like-this = À essayer après { $title }, { $minutes } minutes
plan-from-here = Depuis cette pyramide
plan-afresh = Nouvelle mise en place
plan-set = Jouer ensuite
clock-move = { $time } par coup
clock-bank = { $more ->
    [0] { $time } pour toute la partie
   *[other] { $time } pour toute la partie, { $more } s de plus après chaque coup
}
real-dice = Avec de vrais dés : chacun saisit ce que montrent les siens.
evening-title = Cette soirée
evening-points = { $count ->
    [one] 1 partie gagnée ce soir
   *[other] { $count } parties gagnées ce soir
}
rolled-title = Que montrent vos dés ?
rolled-count = { $count ->
    [one] Lancez un dé, puis touchez ou tapez ce qui est dessus.
   *[other] Lancez { $count } dés, puis touchez ou tapez ce qui est dessus.
}
rolled-faces = Ils ont { $faces } faces.
rolled-order = Dans cet ordre : { $names }.
rolled-standing = Lancez un dé dans son creux, puis touchez ses trois nombres, vus des côtés a1–a9, i1–a1 et a9–i1.
rolled-choice = Tirez, puis choisissez ce que vous avez tiré.
rolled-like = Par exemple : { $example }
rolled-slot = { $die } : { $face }. Retirer
rolled-empty = { $die } : rien encore
rolled-die = Dé { $number }
rolled-told = { $told } sur { $count }
rolled-send = Terminé
rolled-by-table = Laisser la table lancer les dés
rolled-own-dice = J’ai de vrais dés ici
rolled-no-dice = Pas de dés chez vous ? La table les lance à votre place
mute = Masquer les messages de { $name }
hand-title = Votre main
hand-numbers = En chiffres
hand-which = Saisissez un dé sur le plateau et tirez-le.
hand-die = Dé (place)
hand-aim = Cible
hand-aim-middle = milieu
hand-aim-left = gauche
hand-aim-right = droite
hand-aim-near = près
hand-aim-far = loin
hand-manner = Comment
hand-manner-usual = normalement
hand-manner-softly = doucement
hand-manner-hard = fort
hand-manner-high = haut
hand-verb-throw = Lancer
hand-verb-flick = Pichenette
hand-verb-pull = Tirer
hand-verb-ladle = Verser
hand-verb-stack = Poser
hand-verb-place = Poser un dé
hand-help-throw = Touchez l’endroit où le dé doit tomber, ou tirez-le en arrière comme un arc.
hand-help-flick = Touchez l’endroit où le dé doit tomber, ou tirez-le en arrière comme un arc.
hand-help-pull = Saisissez un dé et tirez : la flèche montre où et de combien. Au-delà de 20 mm il est retiré.
hand-help-draw = Saisissez un dé et tirez-le un peu hors de son côté, de { $farthest } mm au plus.
hand-help-ladle = Tirez les deux bouts du chemin, ou touchez l’endroit où les dés doivent tomber.
hand-help-stack = Glissez le dé au-dessus de la tour, ou tapez son décalage.
hand-x = Départ, vers la droite (mm)
hand-y = Départ, vers l’avant (mm)
hand-z = Départ, hauteur (mm)
hand-vx = Vitesse à droite (m/s)
hand-vy = Vitesse en avant (m/s)
hand-vz = Vitesse vers le haut (m/s)
hand-sx = Rotation x (rad/s)
hand-sy = Rotation y (rad/s)
hand-sz = Rotation z (rad/s)
hand-azimuth = Direction (°)
hand-elevation = Élévation (°)
hand-speed = Vitesse (m/s)
hand-spin = Rotation (rad/s)
hand-dx = Direction, droite
hand-dy = Direction, avant
hand-dz = Direction, haut
hand-distance = Distance (mm)
hand-grip = Prise (N)
hand-count = Dés
hand-x0 = De, droite (mm)
hand-y0 = De, avant (mm)
hand-x1 = À, droite (mm)
hand-y1 = À, avant (mm)
hand-height = Hauteur (mm)
hand-rate = Vitesse de versement (°/s)
hand-right = Décalage à droite (mm)
hand-ahead = Décalage en avant (mm)
hand-yaw = Rotation (°)
live-title = Votre main, en direct
live-begin-tilt = Prenez le plateau en main
live-begin-press = Un doigt sur le dé du sommet, prenez le plateau
live-begin-blow = Prenez votre souffle
live-begin-pull = Le saisir et le tirer en direct
live-help-tilt = Glissez sur le plateau ou tenez les flèches pour l’incliner ; espace secoue. Le temps court dès le premier mouvement.
live-help-press = Glissez sur le plateau ou tenez les flèches pour le tourner ; espace secoue. Le doigt presse jusqu’à ce que vous lâchiez.
live-help-blow = Visez un dé et maintenez, ou maintenez espace : plus c’est long, plus vous soufflez fort. Soufflez doucement : un dé qui tombe du plateau met fin à l’essai. Les flèches visent ; vous soufflez d’où vous regardez.
live-help-pull = Glissez sur le plateau : le dé suit votre main. Ou tenez la flèche du bas pour le tirer, celle du haut pour le repousser, gauche et droite pour le remuer. Au-delà de 20 mm il est retiré quand vous lâchez.
live-watch = { $name } est à l’œuvre : regardez le plateau.
live-tilt = Incliné de { $degrees }°
live-breath = Souffle : { $percent } %
live-drawn = Tiré de { $millimetres } mm
live-force = Pression (N)
live-grip = Prise (N)
live-shake = Secouer
live-phone = Incliner avec le téléphone
live-microphone = Souffler dans le micro
live-not-allowed = Non autorisé par ce navigateur
turn-race = Tous à la fois : vite !
race-numbers = Vos nombres
settled-in = un dé est en { $where }
settled-seated = { $count ->
    [one] un dé s’est posé
   *[other] { $count } dés se sont posés
}
settled-astray = { $count ->
    [one] un dé est posé librement
   *[other] { $count } dés sont posés librement
}
settled-off = { $count ->
    [one] un est tombé
   *[other] { $count } sont tombés
}
settled-taken = { $count ->
    [one] un est en main
   *[other] { $count } sont en main
}
settled-kept = { $count ->
    [one] un reste dans la louche
   *[other] { $count } restent dans la louche
}
settled-same = rien n’a changé
settled-goal = le but est atteint
settled-tilted = le plateau n’est pas à plat
settled-released = le doigt a lâché
settled-slipped = la prise était trop faible
settled-touched = la louche a touché quelque chose
settled-capped = le temps est écoulé
hand-verb-tilt = Incliner le plateau
hand-verb-press = Presser et tourner
hand-verb-blow = Souffler
terms-title = Horloges et vrais dés
terms-clock = Temps par coup
terms-bank = Temps pour toute la partie
terms-more = Ajouté après chaque coup
terms-out = Quand le temps est écoulé
terms-hand = Nous lançons de vrais dés
terms-no-clock = sans horloge
terms-nothing = rien
terms-lose = le joueur perd
terms-rules = les règles décident
terms-seconds = { $count } secondes
terms-minutes = { $count } min
write-move = Écrire un coup
play-it = Jouer
live-no-senses = Incliner le téléphone et souffler dans le micro demandent une adresse sécurisée (https), ce que celle-ci n’est pas. Les touches, la souris et le doigt fonctionnent.

manage-title = Gérer la table
manage-you-host = Vous êtes l'hôte : vous décidez.
manage-host = { $name } est l'hôte et décide. En son absence, on vote.
manage-no-host = Il n'y a pas d'hôte : les joueurs votent.
manage-kick = Exclure
manage-free = Libérer la place
manage-leave = Quitter la place
manage-token = Nouveau lien
manage-make-host = Nommer hôte
manage-close = Fermer la table
manage-sure =
    { $what ->
        [kick] Exclure { $name } de la table ? Sa place n’ira alors qu’à qui en reçoit le lien.
        [bot-make-way] Retirer { $name } pour qu’une personne puisse prendre sa place ?
        [leave] Abandonner votre place ?
        [make-host] Confier la table à { $name } ?
       *[close] Fermer la table pour tout le monde ? On ne pourra plus y jouer.
    }
manage-is-host = hôte
manage-invite = Créer un lien
manage-invitation = Envoyez ce lien à la personne qui doit s’asseoir là :
manage-guarded = Quelqu’un a été exclu : une place libre demande maintenant un lien de l’hôte.
manage-open = Laisser tout le monde s’asseoir
vote-waiting = Pas encore voté : { $names }
invitation-guarded = Quelqu’un a été exclu de cette table, ses places ne s’obtiennent donc que sur invitation. Vous pouvez regarder, ou demander un lien.
vacant-title = Une place est libre : la partie l’attend
vacant-secret = Cette place a des secrets : seul un robot peut la prendre.
bot-instead = À la place de { $name }
bot-replace = Faire jouer celui-ci
bot-make-way = Libérer la place
live-waits = Toutes les simulations sont prises : vous êtes numéro { $place } dans la file.
manage-link = Envoyez ce lien à { $name } ; l'ancien ne marche plus :
manage-closed = Cette table est fermée.
vote-yes = D'accord
vote-no = Pas d'accord
vote-withdraw = Retirer
prompt-ready = Prêt à jouer : { $move }. Confirmez ou changez.
prompt-missing-place = Choisi : { $move }. Choisissez maintenant une place.
prompt-missing-die = Choisi : { $move }. Choisissez maintenant un dé.
prompt-missing-triple = Choisi : { $move }. Choisissez maintenant comment le dé se tient.
prompt-missing-city = Choisi : { $move }. Choisissez maintenant une ville.
prompt-missing-number = Choisi : { $move }. Choisissez maintenant un nombre, ou ✕ pour rayer une ville.
prompt-missing-more = Choisi : { $move }. Choisissez maintenant la suite.
choice-put-piece = → poser cette pièce sur le plateau
secret-place = un endroit secret
secret-log = { $who } décide en secret
secret-log-you = Vous décidez en secret
numbered-die = dé { $colour } { $number }
timeout-log = { $who } n’a plus de temps
timeout-log-you = Vous n’avez plus de temps
forfeit-log = { $who } abandonne
forfeit-log-you = Vous abandonnez
points-log = { $who } { $gain } = { $score }
time-log = Meilleur temps ({ $who }) : { $score }
card-log = { $who } tire une carte
card-log-you = Vous tirez une carte
throw-log-you = { $count ->
    [one] Vous lancez un dé
   *[other] Vous lancez { $count } dés
}
nothing-done-log = { $who } ne peut rien faire d’un { $what } et passe
forbidden-log = { $what } est le nombre interdit : rien à poser pour { $who }
forbidden-log-you = { $what } est le nombre interdit : vous ne posez rien
nothing-done-log-you = Vous ne pouvez rien faire d’un { $what } et passez
riddle-log = L’énigme : { $what }
atom-middle = milieu
atom-left = gauche
atom-right = droite
atom-near = près
atom-far = loin
atom-softly = doucement
atom-hard = fort
atom-high = haut
place-before = devant { $where }
mark-dog = un chien qui regarde
mark-not = un chien qui ne voit pas le loup
mark-sees = un chien qui voit le loup
chat-spectator = Spectateur
chat-watching = { $name } (regarde)
chat-heard = { $name } dit : { $text }
