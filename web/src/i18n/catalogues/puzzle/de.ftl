# The puzzle pages.
puzzles = Rätsel
puzzles-about = { $count } Stellungen aus { $games } Spielen, aus Partien von Bots: Jede hat genau einen besten Zug. Wertung und Serie bleiben in diesem Browser.
puzzles-solved = { $solved } von { $count } gelöst
puzzle-heading = { $title }: Rätsel { $number }
puzzle-daily = Rätsel des Tages
puzzle-daily-solve = Lösen
puzzle-fitting = Ein Rätsel nach deiner Stärke: { $title }
puzzle-daily-done = Heute gelöst – noch einmal ansehen
puzzle-rating = Rätsel { $rating }
puzzle-own-rating = du { $rating }
puzzle-streak = Serie: { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
puzzle-again = Noch einmal
puzzle-restart = Von vorn
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-others = Was die anderen Züge zulassen
puzzle-more = { $count ->
    [one] ein weiterer Zug
   *[other] { $count } weitere Züge
}
puzzle-no-answer = Der Server antwortet nicht. Versuch es gleich noch einmal.
puzzle-done = gelöst
puzzle-kind-win = { $moves ->
    [one] gewinnt in einem Zug
   *[other] gewinnt in { $moves } Zügen
}
puzzle-kind-save = nicht verlieren
puzzle-kind-catch = größter Fang
puzzle-kind-best = bester Zug
puzzle-kind-entry = bester Eintrag
puzzle-kind-hit = Treffer
card-puzzles = Rätsel
door-puzzle = Rätsel des Tages
door-puzzle-text = Eine Stellung, ein bester Zug. Siehst du ihn?
door-puzzles = { $count } Rätsel, jedes mit seinem Beweis
