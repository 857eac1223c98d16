### What is installed, and what `make play` says while it sets up.

extra-openspiel = L’adaptateur OpenSpiel demande un autre paquet : pip install 'pipyard[openspiel]'
extra-pettingzoo = L’adaptateur PettingZoo demande un autre paquet : pip install 'pipyard[pettingzoo]'

setup-begin = Installation de Pipyard dans ce dossier ; c’est nécessaire une seule fois et prend environ { $time }.
setup-venv = Création d’un environnement Python
setup-packages = Installation des paquets dont Pipyard a besoin
setup-pipyard = Installation de Pipyard
setup-node = Installation des outils qui construisent la page
setup-client-packages = Récupération des éléments de la page
setup-client = Construction de la page
setup-tools = Installation des outils de test
setup-user = Création de l’environnement utilisateur
setup-about = environ { $time }
setup-so-far = { $gone } sur environ { $about }
setup-seconds = { $count } s
setup-minutes = { $count } min
setup-unpacking = décompression
setup-failed = { $what } : cela n’a pas marché. La commande était : { $command }
play-port-taken = Le port { $port } est pris, peut-être par une table encore ouverte. Prendre { $other } à la place ? [O/n]
play-port-moved = Le port { $port } est pris, la table utilise donc { $other }.
play-yes = o
play-no-port = PORT doit être un nombre inférieur à 65536, pas { $port }
serve-welcome = Amusez-vous bien ! La table est ouverte à l’adresse { $address } ; pour que des amis de votre réseau puissent entrer, fermez-la avec Ctrl-C et lancez : { $command }
serve-friends = Amusez-vous bien ! La table est ouverte à l’adresse { $address }, les amis de votre réseau entrent par { $network }, et Ctrl-C la ferme.
serve-closed = La table est fermée. Ses salles sont gardées pour la prochaine fois.
play-already = Pipyard tourne déjà : { $address }. Pour le relancer, arrêtez-le d’abord, par Ctrl-C dans son terminal.
