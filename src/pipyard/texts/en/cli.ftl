### What the command line says, in alphabetical order.

cli-about = about
cli-and-more = … and { $count } more
cli-at-rest = the dice have come to rest
cli-begins = first player: { $who }
cli-book = book
cli-cannot-stand-here = "{ $token }" is not possible here; possible: { $offer }
cli-only-this = "{ $token }" is not possible here: the move is complete as { $move }
cli-chance = chance: { $what }
cli-countdown = { $seconds } s
cli-dealt = the dice are dealt
cli-enter-plays = Enter plays "{ $move }"; or add: { $offer }
cli-event = { $who }: { $what }
cli-from-to = { $default } ({ $low } to { $high })
cli-game-facts = { $seats } players · about { $minutes } minutes · { $kinds }
cli-games-played = { $title }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, seed { $seed }
cli-hand-below = Type what you see, or press Enter to let the computer roll · help, quit
cli-hand-help = Type what your dice show, for example { $example }
    Enter, or "random", lets the computer roll. Commands: save FILE, rules, log, quit.
cli-hand-over = It is { $name }'s turn. Pass the keyboard, then press Enter.
cli-hand-prompt = { $who }, what do the dice show
cli-help = Type a move ({ $forms }), or just the part of it that is ambiguous.
    Tab shows what can come next; an empty line numbers the choices, and then the number is enough.
      moves         number what can come next
      hint          show what a greedy bot would do
      wait          in a race: let the others go first
      undo          take back your last move (never past a roll)
      table         draw the table again
      rules         show the rules of this game
      log           show what has happened so far
      save FILE     save the game; continue with: pipyard play --load FILE
      quit          stop
cli-help-free = {"  "}free          mark the free dice; funnels marks the funnels (repeat to unmark)
cli-help-places = A place is named by its row and number, plus its level above the plate: d5 is on the plate, d5.1 one level above it.
    Letters are left of the rows, numbers below them (follow the slope up).
cli-hint = the greedy bot would play { $move }
cli-figure-legend = **The drawings.** Each level is drawn from above, with i1 at the top. A letter is a die of that colour: { $colours }. Three digits behind it are its three upper faces: the one towards row a, the left one, the right one; ? is a face you cannot see. ∘ is an empty funnel, · an empty place without a funnel, ○ a ring, × a cross, + a die to come, * the end of an arrow. Other letters and numbers are explained by the caption.
cli-how-to-read-cells = a place is its letter (left of its row) and its number (below; follow the slope up), and above the plate .level: d5.1
cli-interval = 95 %
cli-keep-it = Save the game? [Y/n]{" "}
cli-kept = The game is saved in { $path } - continue with: pipyard play --load { $path }
cli-kept-over = The game is saved in { $path } - watch it again with: pipyard replay { $path }
cli-key = key
cli-keys = Tab completes, Enter lists the choices · help, hint, undo, quit
cli-kind-3d = in space
cli-kind-alteration = rebuilding
cli-kind-board = board
cli-kind-chance = chance
cli-kind-construction = building
cli-kind-demolition = taking apart
cli-kind-dexterity = dexterity
cli-kind-hidden = secrets
cli-kind-memory = memory
cli-kind-puzzle = puzzle
cli-kind-riddle = riddle
cli-kind-sandbox = your own rules
cli-kind-skill = skill
cli-kind-solo = alone too
cli-kind-special = special
cli-kind-speed = speed
cli-kind-tactics = tactics
cli-kind-teams = teams
cli-kind-together = all at once
cli-kind-writing = writing
cli-label-of = { $label } of { $name }
cli-length = Length: { $mean } events on average, from { $least } to { $most }.
cli-level = level { $level }
cli-look-well = Look closely … { $seconds } s
cli-mean-rank = mean rank
cli-mean-score = mean score
cli-minutes = min
cli-name-and-colour = { $name } ({ $colour })
cli-next = next: { $offer }
cli-no-bench = The benchmarks are part of the sources, not of the installed program. In a checkout run: python -m benchmarks
cli-no-undo = none of your moves can be taken back: chance has decided something since
cli-nobody = nobody
cli-nobody-wins = Nobody wins: { $why }.
cli-nobody-won = Games without a winner: { $count }.
cli-not-allowed = "{ $move }" is not allowed: { $because }
cli-not-over = The log ends before the game does.
cli-notation = Moves: { $forms }
cli-nothing = nothing
cli-numbers-in-picture = Type a number to choose (so far: { $begun }).
cli-one-of-several = { $name } ({ $seat })
cli-only-move = { $who }: Enter plays { $move }
cli-option = option
cli-option-why = what it changes
cli-player = player { $seat }
cli-player-column = player
cli-players = players
cli-playing = playing
cli-presets = Presets: { $presets }
cli-prompt = { $who } { $begun }
cli-rank = rank
cli-rolled = { $who } rolled { $what }
cli-score = score
cli-secret = a secret choice
cli-share = { $names } share the victory: { $why }.
cli-shared = shared wins
cli-source = from
cli-the-table = All
cli-title = title
cli-undone = undo
cli-values = values, default first
cli-welcome = { $title }
cli-welcome-help = Type "help" for help, "rules" for the rules, or an empty line to list your moves.
cli-who = who
cli-who-begins = Who begins ({ $names })
cli-wins = { $you ->
    [1] You win: { $why }.
   *[other] { $name } wins: { $why }.
}
cli-won = won
cli-you = you

cli-lesson-title = Learn { $title }: step { $step } of { $steps }
cli-lesson-go-on = Enter goes on: 
cli-lesson-your-move = Your move ({ $moves }): 
cli-lesson-not-that = Not that one: only the moves of the lesson can be played here.
cli-lesson-again = That mistake teaches something. Try again.
cli-lesson-end = That is all you need. Now play: pipyard play { $key }
cli-lesson-list = Games with a lesson: { $games }
cli-lesson-fine = The lesson for { $title } is fine: { $steps } steps.
cli-puzzle-title = Puzzle { $number } of { $title } (rating { $rating })
cli-puzzle-move = Your move:{ " " }
cli-puzzle-again = Once more.
cli-puzzle-list = Puzzles: { $games }
cli-puzzle-next = That was the last step. More: pipyard puzzle { $key } --number { $next }
