## Würfelmarsch

captured = capturés
quiet-limit = il ne s’est rien passé depuis trop longtemps
quiet-turns = { $turns } tours sur { $of } sans prise : ensuite la partie s’arrête.
verb-pivot = faire pivoter { $rest }
verb-turn = tourner { $rest }
