# The puzzle pages.
puzzles = Puzzels
puzzles-about = { $count } stellingen uit { $games } spellen, uit partijen van bots: elk heeft één beste zet. Rating en reeks blijven in deze browser.
puzzles-solved = { $solved } van { $count } opgelost
puzzle-heading = { $title }: puzzel { $number }
puzzle-daily = Puzzel van de dag
puzzle-daily-solve = Oplossen
puzzle-fitting = Een puzzel bij jouw rating: { $title }
puzzle-daily-done = Vandaag opgelost – nog eens bekijken
puzzle-rating = Puzzel { $rating }
puzzle-own-rating = jij { $rating }
puzzle-streak = reeks: { $days ->
    [one] 1 dag
   *[other] { $days } dagen
}
puzzle-again = Opnieuw proberen
puzzle-restart = Vanaf het begin
puzzle-next = Volgende puzzel
puzzle-all = Alle puzzels
puzzle-others = Wat de andere zetten toelaten
puzzle-more = { $count ->
    [one] nog één zet
   *[other] nog { $count } zetten
}
puzzle-no-answer = De server antwoordt niet. Probeer het zo nog eens.
puzzle-done = opgelost
puzzle-kind-win = { $moves ->
    [1] winst in één zet
   *[other] winst in { $moves } zetten
}
puzzle-kind-save = niet verliezen
puzzle-kind-catch = grootste vangst
puzzle-kind-best = beste zet
puzzle-kind-entry = beste invulling
puzzle-kind-hit = raak hem
card-puzzles = Puzzels
door-puzzle = Puzzel van de dag
door-puzzle-text = Eén stelling, één beste zet. Zie jij hem?
door-puzzles = { $count } puzzels, elk met zijn bewijs
