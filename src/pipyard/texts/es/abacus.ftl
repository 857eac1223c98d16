## Würfelmarsch

captured = capturados
quiet-limit = no ha pasado nada durante demasiado tiempo
quiet-turns = { $turns } de { $of } turnos sin captura: luego acaba la partida.
verb-pivot = volcar { $rest }
verb-turn = girar { $rest }
