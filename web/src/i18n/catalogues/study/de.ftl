# The study board and the curve of a game.
study-title = Analysebrett
study-about = { $moves ->
    [0] Probiere jeden Zug, für alle Seiten.
    [one] Ein Zug probiert. Die Partie selbst ändert sich nicht.
   *[other] { $moves } Züge probiert. Die Partie selbst ändert sich nicht.
}
study-think = Einen Bot nachdenken lassen
study-stop = Nicht mehr nachdenken
study-thinking = Denkt nach …
study-over = Hier ist die Partie zu Ende.
study-worth = { $who } am Zug: { $percent } % Gewinnchance, meint dieser Bot
study-row = { $percent } % ({ $tries ->
    [one] 1 Versuch
   *[other] { $tries } Versuche
})
study-tries = { $tries ->
    [one] 1 Versuch insgesamt
   *[other] { $tries } Versuche insgesamt
}
study-start = Anfang
study-back = Zurück
study-on = Vor
study-link = Link kopieren
study-text = Als Text kopieren
study-share = Die Variante zum Teilen
study-leave = Analyse verlassen
study-here = Von hier an analysieren
curve-label = Wie es um jeden stand, Schritt für Schritt; ein Tipp führt dorthin
curve-about = Gewinnchance bei jeder Entscheidung, geschätzt; ein Tipp führt dorthin.
curve-decision = Entscheidung, die die Kurve zeigt
curve-point = Schritt { $at }: { $values }
