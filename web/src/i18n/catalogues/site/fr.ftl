## A table without a server.

site-loading = La table arrive – une seule fois, ensuite elle reste sur cet appareil…
site-starting = On dresse la table…
site-failed = La table n’a pas pu être chargée. Rechargez la page dès qu’il y a du réseau.

## A game in a link, or in a file.

replay-whole = Copier un lien qui contient toute la partie
replay-save = Enregistrer la partie dans un fichier
replay-too-long = Cette partie est trop longue pour un lien. Enregistrez-la dans un fichier.
replay-broken = Ce lien ne contient pas de partie à montrer. Un morceau s’est peut-être perdu en route.

## Inventing a game.

invent-door = Inventer votre propre jeu
invent-title = Inventer un jeu
invent-about = Les règles d’un jeu tiennent en une page de Python. Elles sont vérifiées pendant la saisie ; tout tourne et reste sur cet appareil.
invent-files = Vos jeux
invent-unnamed = Jeu sans titre
invent-new = Nouveau jeu
invent-open = Ouvrir un fichier
invent-save = Enregistrer dans un fichier
invent-link = Copier un lien
invent-delete = Supprimer
invent-delete-sure = Supprimer vraiment ?
invent-report = Rapport du labo
invent-report-of = Rapport du labo : { $title }
invent-editor = Les règles du jeu. Échap, puis Tab pour quitter l’éditeur.
invent-checking = Vérification des règles …
invent-measuring = Des robots jouent …
invent-line = Ligne { $line }
invent-problems = { $count ->
    [one] Un problème :
   *[other] { $count } problèmes :
}
invent-stuck = Les règles n’ont pas répondu à temps. Une boucle ne finit peut-être jamais. Modifiez-les, et elles seront vérifiées de nouveau.
invent-too-long = Ce fichier est trop long pour un lien. Enregistrez-le dans un fichier.
invent-not-kept = Il n’y a plus de place sur cet appareil : enregistrez le fichier avant de quitter cette page.
invent-broken = Ce lien ne contient pas de fichier lisible. Une partie s’est peut-être perdue en route.
invent-stranger-title = { $title } : le jeu de quelqu’un d’autre
invent-stranger = Des règles sont un programme. Celui-ci ne tournerait que sur cet appareil, mais il pourrait lire et modifier ce que Pipyard y garde, et utiliser le réseau. Parcourez-le ci-dessous. Ne l’exécutez que si vous faites confiance à son auteur.
invent-trust = J’ai confiance : exécuter
invent-refuse = Ne pas exécuter

## Moving a game.

along-title = Emporter cette partie
along-about = La partie peut continuer telle quelle dans un autre Pipyard : sur un serveur, où des amis la rejoignent par un lien, ou sur un site sans serveur. Elle reste aussi ici.
along-address = Adresse de l’autre Pipyard
along-go = Continuer là-bas
along-no-address = Ce n’est pas une adresse.
moved-door = Continuer une partie enregistrée
moved-title = Continuer une partie
moved-about = { $events ->
    [one] Un événement a eu lieu jusqu’ici.
   *[other] { $events } événements ont eu lieu jusqu’ici.
} La partie reprend ici où elle en était. Qui s’assoit où ?
moved-go = Continuer ici
