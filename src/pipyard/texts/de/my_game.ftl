## Mein Spiel

colour-wood = Holz
finished = die Spieler sind fertig
letter-wood = Q
my-game-title = { $title }
verb-count = zählen { $rest }
verb-drop = { $rest } fallen lassen
verb-finish = beenden
verb-next = der Nächste
