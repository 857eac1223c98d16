## Mijn spel

colour-wood = hout
finished = de spelers zijn klaar
letter-wood = H
my-game-title = { $title }
verb-count = tellen { $rest }
verb-drop = { $rest } laten vallen
verb-finish = het spel beëindigen
verb-next = volgende speler
