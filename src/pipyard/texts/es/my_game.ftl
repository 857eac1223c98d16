## Mi juego

colour-wood = madera
finished = los jugadores han terminado
letter-wood = Q
my-game-title = { $title }
verb-count = contar { $rest }
verb-drop = dejar caer { $rest }
verb-finish = terminar
verb-next = siguiente jugador
