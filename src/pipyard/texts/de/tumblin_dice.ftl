## Tumblin-Dice: die Liste der Würfel und die Punkteführung

tumblin-points = = { $points }
tumblin-keep-order = Wer schießt zuerst? Nenn die Parteien in ihrer Reihenfolge ({ $sides })
tumblin-keep-order-wrong = Nenn jede Partei einmal, mit dem Buchstaben eines ihrer Spieler, wie in: B A
tumblin-keep-dice = { $name } ({ $letter }): Zone und Zahl von { $count ->
    [one] einem Würfel
   *[other] { $count } Würfeln
  }, z. B. 46 für eine 6 auf 4x, s zu kurz, o daneben
tumblin-keep-help = Tipp Zone und Zahl jedes Würfels, z. B. 46 23 o s; A 46 für einen anderen Spieler; fix A 2 46 berichtigt den zweiten Würfel von A, fix 1 A 2 46 den in Runde 1.
tumblin-keep-over = Das Spiel ist aus. Ein Fehler lässt sich berichtigen: fix RUNDE SPIELER WÜRFEL WERT.
tumblin-keep-nobody = { $word } spielt nicht mit; es spielen { $players }
tumblin-keep-too-many = { $name } kann in dieser Runde nur noch { $count } Würfel eintragen.
tumblin-keep-fix = Eine Berichtigung lautet: fix SPIELER WÜRFEL WERT, wie in fix A 2 46, oder fix RUNDE SPIELER WÜRFEL WERT.
tumblin-keep-no-die = { $name } hat in jener Runde { $count } Würfel eingetragen.
tumblin-keep-bonus = { $name }: Kennzeichne den Bonuswürfel, und nur ihn, mit einem Plus, wie in +34.
tumblin-keep-total = Summe
tumblin-board-fine = { $name } ist ein Brett: { $width } x { $length } mm, Zonen { $zones }, { $pegs } Stifte
tumblin-board-low-step = seltsam: Die Stufe hinunter zu { $zone } ist { $height } mm hoch, weniger als ein Würfel von { $edge } mm: Würfel gleiten hinüber, ohne sich zu drehen
tumblin-board-close-pegs = Warnung: Zwischen den Stiften bei { $one } und { $two } sind { $gap } mm, zu eng für einen sich drehenden Würfel
tumblin-board-folders = Eigene Bretter gehören nach: { $folders }
tumblin-keep-no-reading = { $word } nennt nicht Zone und Zahl: 46 ist eine 6 auf 4x, s zu kurz, o daneben, f Foul
