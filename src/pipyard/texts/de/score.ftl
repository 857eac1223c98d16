### Den Punktestand echter Würfel führen.

faces-ask = Wie viele Außenflächen zeigt jede Farbe ({ $colours })? Tippe die Zahlen, oder Würfel für Würfel eine Reihe einer Seite: x 0 r
faces-missing = { $tally }. Und { $colours }?
faces-last = { $tally }. Dann zeigt { $colour } { $count }: eine leere Zeile, wenn es stimmt, sonst tippe { $colour } und eine Zahl
faces-wrong = { $tally }: das macht { $sum }, es gibt aber 135 Außenflächen. Zählt noch einmal und tippt, was anders ist
faces-right = { $tally }: 135 Flächen. Eine leere Zeile, wenn es stimmt; sonst tippe, was anders ist
faces-row = Seite { $side }=0, Reihe { $row }, von { $first } bis { $last }: ein Buchstabe je Würfel
faces-row-length = diese Reihe hat { $count } Würfel, getippt wurden { $typed }
faces-inside = von { $place } ist nichts zu sehen: der Platz liegt innen
faces-other = { $place } war { $colour } und wäre jetzt { $typed }; wenn das stimmt, berichtige den Platz: { $place } { $typed }
faces-by-dice = die Würfel werden einzeln eingegeben: berichtige einen mit seinem Platz, etwa 5,3,0 und die Farbe
faces-too-many = keine Farbe kann mehr als 135 Flächen zeigen
faces-no-colour = { $word } ist hier keine Farbe; es gibt: { $colours }
faces-help = tippe eine Farbe und ihre Flächen (rot 50), alle Zahlen der Reihe nach, eine Reihe einer Seite (x 3 { $row }) oder Plätze und eine Farbe (5,3,0 rot)
faces-only-building = Flächen zählen in der Fassung, in der gebaut wird: lass die Option version weg
faces-of = Außenflächen, { $colour }
heaps-ask = Was hat { $name } genommen ({ $colours })
heaps-last = Dann hat { $name } ({ $colours }) { $counts }: eine leere Zeile, wenn es stimmt, sonst tippe die Zahlen
heaps-right = { $all } Würfel. Eine leere Zeile, wenn es stimmt; sonst nenne jemanden und tippe die Zahlen neu
heaps-colour-wrong = { $colour }: { $count } wurden genannt, es gibt aber { $most }. Nenne jemanden und tippe die Zahlen neu
heaps-sum-wrong = Das macht { $count } Würfel, es gibt aber { $all }. Nenne jemanden und tippe die Zahlen neu
heaps-help = tippe die Zahlen in der Reihenfolge der Farben ({ $colours }), davor einen Namen, wenn es jemand anders ist; oder eine Farbe und ihre Zahl
heaps-nobody = { $word } spielt nicht mit; dabei sind: { $players }
heaps-players = { $least } bis { $most } spielen mit: nenne sie mit --players Ann,Bob
heaps-player = Person { $number }
heaps-points = Punkte
typed-ask = { $number }. { $name }, was kam heraus ({ $verbs })
typed-accept = { $number }. { $name }, stimmt das: { $line }? Eine leere Zeile nimmt es an, object nicht
typed-who = { $number }. Wer beginnt ({ $names })
typed-over = das Spiel ist aus; fix oder undo berichtigt es
typed-help = tippe, was geschah, zuerst eines von: { $verbs }; undo nimmt die letzte Zeile zurück, fix 3 … berichtigt die dritte
typed-fix = fix, die Nummer einer Zeile von 1 bis { $count }, und was dort stehen soll
typed-points = Punkte
