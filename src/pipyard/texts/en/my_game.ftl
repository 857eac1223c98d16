## My Game

colour-wood = wood
finished = the players have finished
letter-wood = Q
my-game-title = { $title }
verb-count = count { $rest }
verb-drop = drop { $rest }
verb-finish = finish
verb-next = next player
