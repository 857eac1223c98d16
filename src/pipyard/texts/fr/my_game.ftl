## Mon Jeu

colour-wood = en bois
finished = les joueurs ont fini
letter-wood = Q
my-game-title = { $title }
verb-count = compter { $rest }
verb-drop = laisser tomber { $rest }
verb-finish = terminer
verb-next = joueur suivant
