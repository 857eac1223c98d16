### Why something cannot be, outside the rules: commands, bots, the lab, physics.

## Options, logs, games

why-option-cannot-be = { $name } cannot be { $value }; it must be { $allowed }
why-default-cannot-be = the default of an option cannot be { $value }; it must be { $allowed }
why-no-option-at-all = there is no option { $what }; this game has none
why-where-it-went-wrong = { $where }, { $event }: { $error }
why-there-is-no-game = there is no game { $key }{ $hint }
why-is-no-game = { $entry } is not a game or a module that defines one
why-is-offered-as = { $entry } has the key { $key }, but its entry point is named { $name }
why-cannot-be-loaded = { $entry } cannot be loaded ({ $type } ({ $error }))
why-there-is-no-file = there is no file { $path }
why-is-no-python-file = { $path } is not a Python file: its name must end with .py
why-defines-no-game = { $path } defines no game: write `MyGame = Game(MyState, MyOptions, ...)` with your own state
why-on-the-shelf-already = the game in { $path } has the key { $key }, which is already taken: choose another key
why-key-is-made-of = the game in { $path } has the key { $key }: a key consists of letters, digits and underscores
why-no-rules-page = there is no rules page for { $key }
why-cannot-be-written = { $path } cannot be written: { $strerror }
why-picture-ends-with = { $out } must end with .svg, .pdf or .png
why-pdf-needs = PDF needs the cairo library and another package: pip install 'pipyard[pdf]'; SVG and PNG work without
why-holds-something-else = { $out } contains something else: choose an empty folder, or one with an older handbook

## Hands

why-cannot-be-part-of-the-movement = { $verb }: { $name } cannot be part of the movement, only { $allowed }
why-plate-tilted-at-most = the plate can be tilted by at most { $most } degrees here, not { $steep }
why-mouth-too-near = the mouth is { $gap } cm from { $die }; it must stay 5 cm away from every die
why-mouth-stays-away = the mouth must stay at least 5 cm away from every die
why-empty-place-of-the-skeleton = a die goes into an empty place of the skeleton: { $cells }
why-there-is-no-die = there is no die { $name }
why-top-die-stays = the top die may not be taken
why-cannot-be-gripped = the die at { $name } cannot be gripped: other dice cover all its upper faces
why-a-tally-names = a tally lists the faces of { $colours }
why-tally-last-must-have = a complete pyramid has { $all } faces: { $last } must have { $rest }
why-tally-too-many = a complete pyramid has only { $all } faces
why-needs-a = { $verb } needs a { $missing }
why-which-die = { $verb } which die? There are { $cells }
why-is-no-part = { $verb }: { $typed } is not a { $part }
why-this-cannot-be-done-now = this is not possible now; you can { $verbs }

## Bots

why-there-is-no-language = there is no language { $name }; choose one of: { $kinds }
why-there-is-no-bot = there is no bot { $name }; choose one of: { $kinds }
why-no-hands-of-that-level = there is no bot { $name }; hands have the levels { $levels }, or two of them (master/club: steadiness/thinking)
why-mix-is-no-bot = mix:{ $argument } is not a bot: after the colon comes the percentage of good moves (mix:40, mix:40/perfect)
why-memory-is-no-bot = memory:{ $argument } is not a bot: after the colon comes the percentage it remembers (memory:80, memory:80/mcts:300)
why-mcts-is-no-bot = mcts:{ $argument } is not a bot: after the colon comes its thinking time (mcts:800ms) or number of tries (mcts:5000)
why-trip-is-no-bot = trip:{ $argument } is not a bot: after the colon comes how many choices it examines closely, 0 to 48
why-trip-plays-only = the bot 'trip' plays only dice_trip, not { $key }
why-cannot-race = { $name } cannot play a race: use a reflex bot, such as reflex:normal
why-stands-still = { $key } is stuck: nobody moves and no bell rings
why-matter-of-the-hand = { $game } depends on the hand: there is no better move to show
why-hands-play-dexterity = hands play only games of dexterity, not { $key }
why-program-needs-a-command = program: needs a command, for example program:node examples/bot.js
why-asks-and-asks = it keeps asking and does not move
why-is-no-answer = { $word } is not an answer: expected a move or steps
why-did-not-say-ready = it did not say ready
why-cannot-be-started = it cannot be started: { $strerror }
why-it-has-ended = it has ended
why-no-answer-within = no answer within { $seconds } seconds
why-does-not-read = it does not read its input

## Commands

why-name-a-log-or-a-game = give a LOG or a --game
why-nothing-to-advise = there is no decision to make now, so there is nothing to suggest
why-name-a-game-or-load = give a game (`pipyard games` lists them) or --load a saved one
why-name-a-game = give a game (`pipyard games` lists them)
why-name-a-game-or-all = give a game, or --all
why-picture-not-written = the picture cannot be written to { $out }: { $strerror }
why-game-not-kept = the game cannot be saved to { $path }: { $strerror }
why-file-there-already = { $path } exists already and is not overwritten: name another file
why-game-there-already = { $path } exists already and is not overwritten: name another file, or continue the game in it: pipyard play --load { $path }
why-not-even-text = { $path } is not a Pipyard log: it is not even text
why-nothing-written-to = cannot write to { $out }: { $strerror }
why-seats-names-nobody = --seats is empty: write for example --seats human,greedy
why-seats-names-no-bot = --seats contains no bot: write for example --seats greedy,random
why-that-is-a-bot = a person cannot be called { $name }: that is the name of a bot
why-no-preset = { $key } has no preset { $preset }; it has: { $known }
why-write-name-value = { $pair } is not an option: write name=value; { $key } has { $known }
why-only-dice-trip-has-sheets = { $log } is a game of { $key }: only dice_trip has sheets
why-no-score-keeper = there is no score keeper for { $key }; there is one for: { $known }
why-no-such-score = { $key } uses the score { $score }, which does not exist; choose one of: { $known }
why-no-sheet-to-count = { $key } has no sheet to count: leave out --sheet and type the game
why-coach-knows-dice-trip = the coach supports only dice_trip; this is a log of { $game }

## Keeping the score of Dice Trip

why-trip-no-city = no single city on this map begins with { $words }; the cities are: { $known }
why-trip-is-no-roll = { $words } is no roll: type { $wanted } { $wanted ->
        [one] number
       *[other] numbers
    } from 1 to 6
why-does-not-play = { $words } is not a player; the players are: { $players }
why-trip-name-the-dice = name the dice to roll again, as in 'reroll blue green'
why-trip-roll-stands = first keep the roll with an empty line, or change it, as in 'reroll blue 5'
why-is-no-die = { $word } is not a die; the dice are: { $known }
why-trip-number-and-city = { $part } must be a number (or x) and a city, as in { $like }
why-trip-cannot-be-made = { $number } cannot be formed from the dice { $dice }
why-trip-cannot-be-made-beside = { $number } cannot be formed from the dice { $dice } in addition to { $used }
why-trip-one-city-empty = 1 city is still empty: { $missing }
why-trip-cities-empty = { $count } cities are still empty: { $missing }
why-trip-city-and-number = { $words } must be a city and its number, or x, as in 'Gent 35'
why-trip-given-twice = { $city } appears twice
why-trip-cannot-stand-in = { $what } cannot go into { $city }: it takes two digits from 1 to 6, or x
why-trip-written-once = { $number } is in { $other } and in { $city }: each number can be written only once
why-trip-no-bonus-city = { $city } cannot be a bonus city: it has no colour, and { $number } has two different digits

## The lab

why-cluster-needs-dask = a cluster needs dask.distributed: pip install 'pipyard[cluster]'
why-no-scheduler = there is no scheduler at { $address } ({ $error })
why-cluster-has-no-workers = the cluster has no workers
why-install-the-same = the worker { $address } has { $theirs }, this is { $mine }: install the same version everywhere
why-another-question = { $path } belongs to another run: { $difference }; choose another file
why-no-file-of-results = { $path } is not a results file ({ $error })
why-takes-too-long = a game of { $key } takes too long
why-ratings-need-scipy = ratings need scipy: pip install 'pipyard[lab]'
why-one-side-only = { $key } with { $seats } seats has only one side, so there is nobody to compare with
why-arena-needs-two-bots = an arena needs at least two different bots, for example --bots greedy,random
why-no-format = { $form } is not a format: choose round-robin or swiss
why-name-the-very-file = these results are from a custom game, { $word }: name the exact file that was used
why-made-by-another = { $path } was made by { $made }, this is { $version }: its rules or bots may differ
why-another-seed = { $path } was measured with the seed { $known }, not { $seed }
why-no-measurements = { $path } is not a file of measurements ({ $error })
why-no-triangle = { $path } is not a triangle file ({ $error })

## Physics

why-no-engine = the physics engine cannot be loaded: { $what }
why-engine-failed = the physics engine failed: { $what }
why-die-does-not-fall = the physics engine loads, but a die does not fall
why-no-process = no process can be started: { $what }
why-struck-with-no-numbers = a die cannot be struck with values that are not numbers
why-left-all-numbers = the simulation of a die diverged
why-inside-the-board = { $die } lies inside the board
why-inside-each-other = { $die } and { $other } overlap
why-not-known-where = the position of { $die } is unknown: it was not entered
why-brings-in-one-die = { $verb } adds one die, not { $count }
why-dice-in-the-ladle = there are { $count } dice in the ladle, not { $waiting }
why-not-live = { $verb } is not possible live; only { $can }
why-nobody-did-anything = nobody did anything, so the simulation was ended
why-live-scene-died = the simulation crashed; try again
why-live-scene-cancelled = the simulation was cancelled
why-live-scene-silent = the simulation no longer responds
why-cannot-be-pushed = { $strange } cannot be controlled here; only { $can }
why-live-scene-too-long = the simulation did not finish within { $seconds } seconds
why-too-many-live-scenes = { $most } simulations are running already; try again in a moment
why-live-lease-over = others were waiting for the simulation, and it was idle
why-where-die-lies = a die cannot be moved to where die { $other } lies
why-no-die-under-the-finger = there is no die under the finger
why-no-die-to-hold = there is no die { $die } to take hold of
why-shot-not-resolved = the shot was not simulated within { $seconds } seconds
why-shot-died = the simulation of the shot crashed; try again
why-not-resolved = the simulation did not finish within { $seconds } seconds
why-simulation-died = the simulation crashed; try again
why-only-shots-are-simulated = only shots and actions of hands can be simulated
why-die-without-a-place = a die without a known position cannot be simulated
why-not-known-where-die = the position of die { $number } is unknown: it was not entered
why-another-die-is-there = another die is there already
why-die-on-the-plate-already = die { $die } is on the plate already
why-move-not-allowed-now = the move { $move } is not allowed now
why-seats-are = there is no seat { $seat }: the seats are 0 to { $last }
why-setting = { $setting }: { $because }
why-program-failed = { $command }: { $error }
why-motion-too-long = the recorded motion is too long
why-motion-of-another-version = the motion was recorded with version { $version }, this is version { $now }
why-is-no-motion = this is not a recorded motion ({ $error })
why-hands-play-only = these hands play only { $game }
why-no-adapter = { $key } is not played in turns, so it has no adapter
why-no-environment = { $key } has no decisions, so it has no environment

## Lessons

why-no-lesson = there is no lesson for { $key }
why-lesson-cannot-be-read = { $file } is not a lesson: { $why }
why-lesson-length = a lesson has { $least } to { $most } steps, and at least one with a move
why-lesson-not-live = a live step stands at the beginning of a game with a live action
why-lesson-step = step { $step }: { $why }
why-lesson-not-the-same = { $move } does not come to the same as the move of the step
why-bad-certificate = { $file } cannot be used for TLS: { $error }
why-lesson-says-nothing = it has no text
why-lesson-mistake-without-move = it has a mistake to make, but no move to play
why-lesson-not-seen = { $fact } is not true
why-no-puzzles = there are no puzzles for { $key }
why-no-such-puzzle = there are only { $most } puzzles, no number { $number }
why-puzzle-move-unknown = { $move } is not allowed in this puzzle
why-no-puzzles-here = the lab finds no puzzles in { $game }: it is not a game of moves that can be listed
why-unproved = no proof: there is too much to look at
why-name-a-proof-file = name a proof file
why-name-a-shelf-folder = name the folder of the shelf
why-not-studied = { $game } is a matter of the hand or the clock: there is nothing to study
