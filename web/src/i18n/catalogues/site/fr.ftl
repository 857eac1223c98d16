## A table without a server.

site-loading = La table arrive – une seule fois, ensuite elle reste sur cet appareil…
site-starting = On dresse la table…
site-failed = La table n’a pas pu être chargée. Rechargez la page dès qu’il y a du réseau.

## A game in a link, or in a file.

replay-whole = Copier un lien qui contient toute la partie
replay-save = Enregistrer la partie dans un fichier
replay-too-long = Cette partie est trop longue pour un lien. Enregistrez-la dans un fichier.
replay-broken = Ce lien ne contient pas de partie à montrer. Un morceau s’est peut-être perdu en route.
