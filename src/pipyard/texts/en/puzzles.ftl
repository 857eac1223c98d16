# Puzzles: what is to be found, what comes of a move, why it is so.
puzzle-you = You
puzzle-opponent = Opponent { $number }
puzzle-ask-win = { $moves ->
    [one] One move wins at once. Find it.
   *[other] Win in { $moves } moves, whatever the others do.
}
puzzle-ask-save = One move keeps you in the game; after any other, an opponent wins at once. Find it.
puzzle-ask-catch = Which move brings the most points at once?
puzzle-ask-best = One move is clearly better than all others. Find it.
puzzle-ask-entry = What is the best entry for this roll?
puzzle-ask-hit = Hit die { $die }: flick yours so that it is worth less than now.
puzzle-solved-win = Solved: nothing can stop this win.
puzzle-solved-save = Solved: this is the only move that does not lose.
puzzle-solved-catch = Solved: { $amount } points, the most there are.
puzzle-solved-best = Solved: with this move you win in about { $amount } of a hundred games.
puzzle-solved-entry = Solved: this entry promises { $amount } points in the end.
puzzle-solved-hit = A hit!
puzzle-right = Right so far. What now?
puzzle-loses = No: now an opponent wins.
puzzle-escapes = No: the others have an answer, and the win is gone.
puzzle-less = No: this brings { $amount }, the best move brings { $best }.
puzzle-worse-best = No: with this move you win in about { $amount } of a hundred games, with the best in { $best }.
puzzle-worse-entry = No: this promises { $amount } points in the end, the best entry { $best }.
puzzle-missed = Missed. Try another direction or more force.
puzzle-proof-exact = Proved by looking at every line ({ $positions ->
    [one] one position
   *[other] { $positions } positions
}).
puzzle-proof-margin = Estimated: in { $tries } tries of every move this one leads by at least { $margin } points of a hundred (confidence { $confidence } %), and a search of { $deep } tries, like that of the study board, prefers it too.
puzzle-proof-bot = By the strong player of this game: the next best entry is { $margin } points behind.
puzzle-proof-physics = Simulated; the solution hit in { $confidence } % of its repetitions with a trembling hand.
puzzle-level-beginner = beginners
puzzle-level-club = club players
puzzle-level-master = masters
puzzle-failed = { $level } { $failed } of { $asked }
puzzle-failures = Bots that failed: { $list }.
