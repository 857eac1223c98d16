# The puzzle pages.
puzzles = Puzzles
puzzles-about = { $count } positions from { $games } games that bots played: each has one best move. Rating and streak stay in this browser.
puzzles-solved = { $solved } of { $count } solved
puzzle-heading = { $title }: puzzle { $number }
puzzle-daily = Puzzle of the day
puzzle-daily-solve = Solve it
puzzle-fitting = One for your rating: { $title }
puzzle-daily-done = Solved today – look again
puzzle-rating = Puzzle { $rating }
puzzle-own-rating = you { $rating }
puzzle-streak = streak: { $days ->
    [one] 1 day
   *[other] { $days } days
}
puzzle-again = Try again
puzzle-restart = From the start
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-others = What the other moves allow
puzzle-more = { $count ->
    [one] one more move
   *[other] { $count } more moves
}
puzzle-no-answer = The server does not answer. Try again in a moment.
puzzle-done = solved
puzzle-kind-win = { $moves ->
    [1] win in one
    [2] win in two
    [3] win in three
   *[other] win in { $moves }
}
puzzle-kind-save = do not lose
puzzle-kind-catch = largest catch
puzzle-kind-best = best move
puzzle-kind-entry = best entry
puzzle-kind-hit = hit it
card-puzzles = Puzzles
door-puzzle = Puzzle of the day
door-puzzle-text = One position, one best move. Can you see it?
door-puzzles = { $count } puzzles, each with its proof
