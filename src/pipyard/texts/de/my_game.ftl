## Mein Spiel

colour-wood = Holz
finished = die Spieler sind fertig
letter-wood = Q
my-game-title = { $title }
verb-count = zählen { $rest }
verb-drop = fallen lassen { $rest }
verb-finish = beenden
verb-next = der Nächste
