## Würfelmarsch

captured = capturés
quiet-limit = il ne s’est rien passé depuis trop longtemps
quiet-turns = { $turns } tours calmes sur { $of }
verb-pivot = pivoter { $rest }
verb-turn = tourner { $rest }
