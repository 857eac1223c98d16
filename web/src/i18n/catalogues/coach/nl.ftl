# The Dice Trip coach on the score page
coach-ask = Wat was beter geweest voor { $name }?
coach-title = De coach over de beslissingen van { $name }
coach-thinks = De coach denkt na …
coach-away = De coach heeft de server van de tafel nodig; die is nu niet bereikbaar of heeft het te druk.
coach-cost = Vergeleken met de coach hebben de beslissingen van { $name } gemiddeld { $cost } punten gekost.
coach-nothing = De coach heeft niets beters gevonden.
coach-round = Ronde { $round }, dobbelstenen { $dice }
coach-better = Beter: { $better } (+{ $cost })
coach-how = Een sterke bot schat hoeveel punten elke beslissing uiteindelijk oplevert; hij weet alleen wat toen aan tafel bekend was.
coach-keep = de worp houden
coach-reroll = opnieuw gooien: { $dice }
