## Rutschpartie und Ausgerutscht

objective-fulfilled = die Aufgabe ist erfüllt
slipped-cards-left = { $cards ->
    [one] eine Karte ist im Stapel
   *[other] { $cards } Karten sind im Stapel
}
slipped-card-1 = Aufgabe von { $seat }: 1 2 3 4 5 6 hintereinander
slipped-card-2 = Aufgabe von { $seat }: 1 4 2 5 3 6 hintereinander
slipped-card-3 = Aufgabe von { $seat }: 2 4 6 1 3 5 hintereinander
slipped-card-4 = Aufgabe von { $seat }: 3 6 1 5 2 4 hintereinander
slipped-card-5 = Aufgabe von { $seat }: 1 1 2 2 3 3 hintereinander
slipped-card-6 = Aufgabe von { $seat }: 4 4 5 5 6 6 hintereinander
slipped-card-7 = Aufgabe von { $seat }: sechs gleiche Zahlen hintereinander
slipped-card-8 = Aufgabe von { $seat }: drei gleiche Zahlen und dann dreimal die Zahl, die sie zu 7 ergänzt
slipped-card-9 = Aufgabe von { $seat }: auf zwei der drei Seiten drei Paare verschiedener Zahlen hintereinander
slipped-card-10 = Aufgabe von { $seat }: zwei Zahlen, die über sieben Stellen abwechseln
slipped-card-11 = Aufgabe von { $seat }: sechs Zahlen hintereinander, je zwei Nachbarn ergeben 7
slipped-card-12 = Aufgabe von { $seat }: je vier Stellen links und rechts vom obersten, die sich spiegeln
slipped-card-13 = Aufgabe von { $seat }: eine Kante, die von einer Seite gesehen vom Fuß nach oben nie steigt oder nie fällt
slipped-card-14 = Aufgabe von { $seat }: eine Kante, deren neun Zahlen von einer Seite gesehen 46 oder mehr ergeben
slipped-card-15 = Aufgabe von { $seat }: eine Kante, deren neun Zahlen von einer Seite gesehen 17 oder weniger ergeben
slipped-card-16 = Aufgabe von { $seat }: auf allen drei Seiten dieselbe Zahl links und rechts vom obersten
slipped-out = { $seat } hat falsch gerufen und scheidet aus.
slipped-card-own = Aufgabe von { $seat }: eine eigene Reihe, { $run }
slipped-card-pattern = Aufgabe von { $seat }: eine eigene Form, { $run } (gleiche Buchstaben sind gleiche Zahlen)
slide-own-goal = gewinnt auch: { $run }
verb-claim = melden { $rest }
verb-done = fertig
verb-pull = { $rest } herausziehen
slipped-card-1-you = deine Aufgabe: 1 2 3 4 5 6 hintereinander
slipped-card-2-you = deine Aufgabe: 1 4 2 5 3 6 hintereinander
slipped-card-3-you = deine Aufgabe: 2 4 6 1 3 5 hintereinander
slipped-card-4-you = deine Aufgabe: 3 6 1 5 2 4 hintereinander
slipped-card-5-you = deine Aufgabe: 1 1 2 2 3 3 hintereinander
slipped-card-6-you = deine Aufgabe: 4 4 5 5 6 6 hintereinander
slipped-card-7-you = deine Aufgabe: sechs gleiche Zahlen hintereinander
slipped-card-8-you = deine Aufgabe: drei gleiche Zahlen und dann dreimal die Zahl, die sie zu 7 ergänzt
slipped-card-9-you = deine Aufgabe: auf zwei der drei Seiten drei Paare verschiedener Zahlen hintereinander
slipped-card-10-you = deine Aufgabe: zwei Zahlen, die über sieben Stellen abwechseln
slipped-card-11-you = deine Aufgabe: sechs Zahlen hintereinander, je zwei Nachbarn ergeben 7
slipped-card-12-you = deine Aufgabe: je vier Stellen links und rechts vom obersten, die sich spiegeln
slipped-card-13-you = deine Aufgabe: eine Kante, die von einer Seite gesehen vom Fuß nach oben nie steigt oder nie fällt
slipped-card-14-you = deine Aufgabe: eine Kante, deren neun Zahlen von einer Seite gesehen 46 oder mehr ergeben
slipped-card-15-you = deine Aufgabe: eine Kante, deren neun Zahlen von einer Seite gesehen 17 oder weniger ergeben
slipped-card-16-you = deine Aufgabe: auf allen drei Seiten dieselbe Zahl links und rechts vom obersten
slipped-out-you = Du hast falsch gerufen und scheidest aus.
slipped-card-own-you = deine Aufgabe: eine eigene Reihe, { $run }
slipped-card-pattern-you = deine Aufgabe: eine eigene Form, { $run } (gleiche Buchstaben sind gleiche Zahlen)
