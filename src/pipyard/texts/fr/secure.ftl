## A secure address in the home network
secure-title = Une adresse sûre pour votre téléphone
secure-why = L’inclinaison, le microphone, la copie d’un seul geste, les messages quand c’est à vous et la page sans réseau n’existent qu’à une adresse sûre (https) : les navigateurs l’exigent. Tout le reste fonctionne sans.
secure-own = L’ordinateur de l’hôte a créé un certificat pour cette table. Faites-lui confiance une fois sur votre appareil ; cela prend une minute.
secure-download = 1. Télécharger le certificat
secure-iphone = iPhone et iPad
secure-iphone-1 = Dans Safari, touchez le bouton ci-dessus et autorisez le téléchargement.
secure-iphone-2 = Réglages › Profil téléchargé › Installer.
secure-iphone-3 = Réglages › Général › Informations › Réglages des certificats : activez Pipyard.
secure-android = Android
secure-android-1 = Touchez le bouton ci-dessus.
secure-android-2 = Paramètres › Sécurité › Autres paramètres de sécurité › Chiffrement et identifiants › Installer un certificat › Certificat CA › Installer quand même.
secure-android-3 = Choisissez le fichier pipyard-authority.crt.
secure-computer = Ordinateur
secure-computer-1 = Téléchargez le certificat et ouvrez-le, ou importez-le dans les réglages du navigateur, parmi les certificats, comme autorité pour les sites web.
secure-computer-2 = Si vous êtes pressé : acceptez l’avertissement du navigateur. Seule la page sans réseau manque alors.
secure-limits = Le certificat ne vaut que pour les adresses d’un réseau domestique. Pour l’enlever, supprimez-le là où vous l’avez installé.
secure-open = 2. Ouvrir la table
secure-none = Cette table n’a pas d’adresse sûre. Son hôte peut lui en donner une :
serve-trust = Les téléphones lui font confiance après une minute à { $address }
secure-here = Cette adresse est sûre.

## Appels aux joueurs dont la page est fermée
why-push-contact = les services push veulent un contact : mailto:vous@example.org ou une adresse en https://
why-push-needs = le web push demande un paquet de plus : pip install 'pipyard[push]'
why-no-push-service = ce n’est pas le service push d’un éditeur de navigateur
push-turn = { $name }, c’est à vous de jouer
