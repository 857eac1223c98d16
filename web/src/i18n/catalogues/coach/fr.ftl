# The Dice Trip coach on the score page
coach-ask = Qu’est-ce qui aurait été mieux pour { $name } ?
coach-title = L’avis de l’entraîneur sur les décisions de { $name }
coach-thinks = L’entraîneur réfléchit…
coach-away = L’entraîneur a besoin du serveur de la table ; celui-ci est injoignable ou trop occupé pour le moment.
coach-cost = Par rapport à l’entraîneur, les décisions de { $name } ont coûté { $cost } points en moyenne.
coach-nothing = L’entraîneur n’a rien trouvé de mieux.
coach-round = Tour { $round }, dés { $dice }
coach-better = Mieux : { $better } (+{ $cost })
coach-how = Un bot fort estime combien de points chaque décision rapportera à la fin ; il ne sait que ce que l’on savait à ce moment-là.
coach-keep = garder le lancer
coach-reroll = relancer : { $dice }
