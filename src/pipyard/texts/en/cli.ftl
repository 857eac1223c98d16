### What the command line says, in alphabetical order.

cli-about = about
cli-and-more = … and { $count } more
cli-at-rest = the dice have come to rest
cli-begins = first player: { $who }
cli-book = book
cli-cannot-stand-here = "{ $token }" cannot stand here; possible: { $offer }
cli-only-this = "{ $token }" cannot stand here: the move is { $move }, and that is all
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
cli-hand-below = Type what you see; Enter lets the computer roll · help, quit
cli-hand-help = Type what your dice show, for example: { $example }
    Enter, or "random", lets the computer roll. Commands: save FILE, rules, log, quit.
cli-hand-over = It is the turn of { $name }. Give over the keyboard, then press Enter.
cli-hand-prompt = { $who }, what do the dice show
cli-help = Type a move ({ $forms }), or only the part of it that is not clear by itself.
    A place is called by its row and number, and above the plate by its level: d5 lies on the plate, d5.1 one level above it.
    The letters stand left of the rows, the numbers below (follow the slope up).
    The Tab key shows what may come next; an empty line numbers it, and then the number is enough.
      moves         number what may come next
      hint          what a greedy bot would do
      wait          in a race: let the others go first
      undo          take back your last move (never past a roll)
      table         draw the table again
      free          point out the free dice, funnels the funnels (again: no more)
      rules         the rules of this game
      log           what has happened so far
      save FILE     keep the game, to go on with: pipyard play --load FILE
      quit          stop
cli-hint = the greedy bot would play: { $move }
cli-how-to-read-cells = a place is its letter (left of its row) and its number (below; follow the slope up), and above the plate .level: d5.1
cli-interval = 95 %
cli-keep-it = Keep the game? [Y/n]{" "}
cli-kept = The game is kept in { $path } - go on with: pipyard play --load { $path }
cli-kept-over = The game is kept in { $path } - look at it again with: pipyard replay { $path }
cli-key = key
cli-keys = Tab completes, Enter numbers them · help, hint, undo, quit
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
cli-look-well = Look well … { $seconds } s
cli-mean-rank = mean rank
cli-mean-score = mean score
cli-minutes = min
cli-name-and-colour = { $name } ({ $colour })
cli-next = next: { $offer }
cli-no-bench = The benchmarks are part of the sources, not of the installed program. In a checkout run: python -m benchmarks
cli-no-undo = you have no move that can be taken back: what chance has decided since then stays decided
cli-nobody = nobody
cli-nobody-wins = Nobody wins: { $why }.
cli-nobody-won = Without a winner: { $count }.
cli-not-allowed = "{ $move }" is not allowed: { $because }
cli-not-over = The log stops before the end of the game.
cli-notation = Moves: { $forms }
cli-nothing = nothing
cli-numbers-in-picture = Type a number to pick (so far: { $begun }).
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
cli-shared = of these shared
cli-source = from
cli-the-table = All
cli-title = title
cli-undone = undo
cli-values = values, the usual one first
cli-welcome = { $title }
cli-welcome-help = Type "help" for help, "rules" for the rules, an empty line for a list of what you can do.
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
cli-lesson-not-that = Not that one: in a lesson only what it asks for is played.
cli-lesson-again = That was a mistake to learn from. Once more.
cli-lesson-end = That is all you need. Now play: pipyard play { $key }
cli-lesson-list = Games with a lesson: { $games }
cli-lesson-fine = The lesson of { $title } is fine: { $steps } steps.
