score-how = Wähl eine Farbe, dann tipp oder streich über die Würfel, wie sie vor dir liegen. Nur außen zählt.
score-pyramid = Die Pyramide von oben
score-colour = Farbe
score-nothing = offen
score-left = { $told } von { $all } Flächen, { $left } fehlen
score-complete = Alle { $all } Flächen sind genannt.
score-turn = Drehen
score-rest = Den Rest in dieser Farbe
score-undo = Zurücknehmen
score-clear = Neu beginnen
score-file = Als Datei sichern
score-keepers = Punktestand führen
score-all = Alle Spiele
score-about = Echte Würfel auf einem echten Tisch: Pipyard führt das Blatt, prüft, was nicht sein kann, und sagt, wer gewonnen hat.
score-begun = begonnen
score-none = Für { $game } wird kein Punktestand geführt. Für diese Spiele schon:
score-who = Wer spielt?
score-player = Spieler { $number }
score-names = Jeder braucht einen eigenen Namen.
score-begin = Anfangen
score-anew = Neues Spiel
score-lines = Was eingetragen ist
score-correct = berichtigen
score-enter = Eintragen
score-leave-out = Weglassen
score-type = Lieber tippen
score-line-refused = Zeile { $number } geht nicht: { $why }
score-cut = Die Berichtigung gilt, und { $count ->
    [one] die letzte Zeile fällt weg
   *[other] die letzten { $count } Zeilen fallen weg
}
score-missing = Fehlt noch: { $label }
score-over = Das Spiel ist aus. Eine falsche Zeile lässt sich noch berichtigen.
score-no-server = Der Server antwortet nicht. Was eingetragen ist, bleibt hier.
score-retry = Noch einmal versuchen
score-numbers = Zahlen eintippen
score-tapping = Würfel antippen
