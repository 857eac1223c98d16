## My Game

colour-wood = wood
finished = the players have finished
letter-wood = W
my-game-title = { $title }
verb-count = count { $rest }
verb-drop = drop { $rest }
verb-fill = fill level { $rest }
verb-finish = finish
verb-move = move { $rest }
verb-next = next player
