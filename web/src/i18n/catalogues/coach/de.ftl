# The Dice Trip coach on the score page
coach-ask = Was wäre für { $name } besser gewesen?
coach-title = Der Trainer zu den Entscheidungen von { $name }
coach-thinks = Der Trainer denkt nach …
coach-away = Der Trainer braucht den Server des Tisches; der ist gerade nicht erreichbar oder hat zu viel zu tun.
coach-cost = Im Vergleich zum Trainer haben die Entscheidungen von { $name } im Mittel { $cost } Punkte gekostet.
coach-nothing = Der Trainer hat nichts Besseres gefunden.
coach-round = Runde { $round }, Würfel { $dice }
coach-better = Besser: { $better } (+{ $cost })
coach-how = Ein starker Bot schätzt, wie viele Punkte jede Entscheidung am Ende bringt; er weiß nur, was auch am Tisch bekannt war.
coach-keep = den Wurf behalten
coach-reroll = noch einmal würfeln: { $dice }
