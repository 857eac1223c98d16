### Why something cannot be, outside the rules: commands, bots, the lab, physics.

## Options, logs, games

why-option-cannot-be = { $name } cannot be { $value }: it is { $allowed }
why-default-cannot-be = the default of an option cannot be { $value }: it is { $allowed }
why-no-option-at-all = there is no option { $what }; there are: none
why-where-it-went-wrong = { $where }, { $event }: { $error }
why-there-is-no-game = there is no game { $key }{ $hint }
why-is-no-game = { $entry } is no game, and no module that defines one
why-is-offered-as = { $entry } calls itself { $key }, but is offered as { $name }
why-cannot-be-loaded = { $entry } cannot be loaded ({ $type } ({ $error }))
why-there-is-no-file = there is no file { $path }
why-is-no-python-file = { $path } is no Python file: its name should end with .py
why-defines-no-game = { $path } defines no game: `MyGame = Game(MyState, MyOptions, ...)` with a state of its own
why-on-the-shelf-already = the game in { $path } calls itself { $key }, which is on the shelf already: give it another key
why-key-is-made-of = the game in { $path } calls itself { $key }: a key is made of letters, digits and underscores
why-no-rules-page = there is no rules page for { $key }
why-cannot-be-written = { $path } cannot be written: { $strerror }
why-picture-ends-with = { $out } should end with .svg, .pdf or .png
why-pdf-needs = PDF and PNG need the cairo library and one more package: pip install 'pipyard[pdf]'; SVG works without
why-holds-something-else = { $out } holds something else: name an empty folder, or one with an older handbook

## Hands

why-cannot-be-part-of-the-movement = { $verb }: { $name } cannot be part of the movement, only { $allowed } can
why-plate-tilted-at-most = the plate is tilted by at most { $most } degrees here, not { $steep }
why-mouth-too-near = the mouth is { $gap } cm from { $die }; it must be 5 cm from every die
why-mouth-stays-away = the mouth stays at least 5 cm away from every die
why-empty-place-of-the-skeleton = a die goes into an empty place of the skeleton: { $cells }
why-there-is-no-die = there is no die { $name }
why-top-die-stays = the top die may not be taken
why-cannot-be-gripped = the die at { $name } cannot be gripped: other dice lie on all its upper faces
why-a-tally-names = a tally names the faces of { $colours }
why-tally-last-must-have = a complete pyramid has { $all } faces: { $last } must have { $rest }
why-tally-too-many = a complete pyramid has only { $all } faces
why-needs-a = { $verb } needs a { $missing }
why-which-die = { $verb } which die? There are { $cells }
why-is-no-part = { $verb }: { $typed } is no { $part }
why-this-cannot-be-done-now = this cannot be done now; you can { $verbs }

## Bots

why-there-is-no-language = there is no language { $name }; there are: { $kinds }
why-there-is-no-bot = there is no bot { $name }; there are: { $kinds }
why-no-hands-of-that-level = there is no bot { $name }; hands are { $levels }, or two of them (master/club: hands/thoughts)
why-mix-is-no-bot = mix:{ $argument } is no bot: after the colon stands how many moves of a hundred are good ones (mix:40, mix:40/perfect)
why-memory-is-no-bot = memory:{ $argument } is no bot: after the colon stands how much of a hundred things it keeps (memory:80, memory:80/mcts:300)
why-mcts-is-no-bot = mcts:{ $argument } is no bot: after the colon stands how long it thinks (mcts:800ms) or how many tries it has (mcts:5000)
why-trip-is-no-bot = trip:{ $argument } is no bot: after the colon stands how many choices it looks at closely, 0 to 48
why-trip-plays-only = the bot 'trip' plays dice_trip only, not { $key }
why-cannot-race = { $name } cannot race: a race needs bots with reflexes, such as reflex:normal
why-stands-still = { $key } stands still: nobody moves and no bell rings
why-matter-of-the-hand = { $game } is a matter of the hand: there is no better move to show
why-hands-play-dexterity = hands only play games of dexterity, not { $key }
why-program-needs-a-command = program: needs a command, for example program:node examples/bot.js
why-asks-and-asks = it asks and asks and does not move
why-is-no-answer = { $word } is no answer: it should be a move or steps
why-did-not-say-ready = it did not say ready
why-cannot-be-started = it cannot be started: { $strerror }
why-it-has-ended = it has ended
why-no-answer-within = no answer within { $seconds } seconds
why-does-not-read = it does not read what it is told

## Commands

why-name-a-log-or-a-game = name a LOG or a --game
why-nothing-to-advise = nobody has to decide anything now, so there is nothing to advise
why-name-a-game-or-load = name a game (`pipyard games` lists them) or --load a kept one
why-name-a-game = name a game (`pipyard games` lists them)
why-name-a-game-or-all = name a game, or --all
why-picture-not-written = the picture cannot be written to { $out }: { $strerror }
why-game-not-kept = the game cannot be kept in { $path }: { $strerror }
why-not-even-text = { $path } is no Pipyard log: it is not even text
why-nothing-written-to = nothing can be written to { $out }: { $strerror }
why-seats-names-nobody = --seats names nobody: write for example --seats human,greedy
why-seats-names-no-bot = --seats names no bot: write for example --seats greedy,random
why-that-is-a-bot = a person cannot be called { $name }: that is a bot
why-no-preset = { $key } has no preset { $preset }; it has: { $known }
why-write-name-value = { $pair } is no option: write name=value; { $key } has { $known }
why-only-dice-trip-has-sheets = { $log } is a game of { $key }: only dice_trip has sheets
why-no-score-keeper = there is no score keeper for { $key }; there is one for: { $known }
why-no-such-score = { $key } asks for the score { $score }, which is not known; known are: { $known }
why-no-sheet-to-count = { $key } has no sheet to count: leave out --sheet and type the game
why-coach-knows-dice-trip = the coach knows dice_trip only; this is a log of { $game }

## Keeping the score of Dice Trip

why-trip-no-city = there is no city { $words } on this map, or more than one begins so; there are: { $known }
why-trip-is-no-roll = { $words } is no roll: type { $wanted } { $wanted ->
        [one] number
       *[other] numbers
    } from 1 to 6
why-does-not-play = { $words } does not play; there are: { $players }
why-trip-name-the-dice = name the dice that are rolled again, like 'reroll blue green'
why-trip-roll-stands = first say whether the roll stands: an empty line keeps it, 'reroll blue 5' changes it
why-is-no-die = { $word } is no die; there are: { $known }
why-trip-number-and-city = { $part } should be a number (or x) and a city, like { $like }
why-trip-cannot-be-made = { $number } cannot be made of the dice { $dice }
why-trip-cannot-be-made-beside = { $number } cannot be made of the dice { $dice } beside { $used }
why-trip-one-city-empty = 1 city is still empty: { $missing }
why-trip-cities-empty = { $count } cities are still empty: { $missing }
why-trip-city-and-number = { $words } should be a city and its number, or x: 'Gent 35'
why-trip-given-twice = { $city } is given twice
why-trip-cannot-stand-in = { $what } cannot stand in { $city }: two digits from 1 to 6, or x
why-trip-written-once = { $number } stands in { $other } and in { $city }: a number can be written once only
why-trip-no-bonus-city = { $city } can be no bonus city: it has no colour and { $number } has two different digits

## The lab

why-cluster-needs-dask = a cluster needs dask.distributed: pip install 'pipyard[cluster]'
why-no-scheduler = there is no scheduler at { $address } ({ $error })
why-cluster-has-no-workers = the cluster has no workers
why-install-the-same = the worker { $address } has { $theirs }, this is { $mine }: install the same everywhere
why-another-question = { $path } answers another question: { $difference }; name another file
why-no-file-of-results = { $path } is no file of results ({ $error })
why-takes-too-long = a game of { $key } takes too long
why-ratings-need-scipy = ratings need scipy: pip install 'pipyard[lab]'
why-one-side-only = { $key } with { $seats } seats has one side only: nobody can be better than another
why-arena-needs-two-bots = an arena needs two bots at least, all different, for example --bots greedy,random
why-no-format = { $form } is no format: there are round-robin and swiss
why-name-the-very-file = these results are of a game of somebody's own, { $word }: name the very file that was used
why-made-by-another = { $path } was made by { $made }, this is { $version }: other rules or bots may play otherwise
why-another-seed = { $path } was measured with the seed { $known }, not { $seed }
why-no-measurements = { $path } is no file of measurements ({ $error })
why-no-triangle = { $path } is no triangle ({ $error })

## Physics

why-no-engine = the physics engine cannot be loaded: { $what }
why-engine-failed = the physics engine failed: { $what }
why-die-does-not-fall = the physics engine loads, but a die does not fall
why-no-process = no process can be started: { $what }
why-struck-with-no-numbers = a die cannot be struck with numbers that are none
why-left-all-numbers = a die has left all numbers behind
why-inside-the-board = { $die } lies inside the board
why-inside-each-other = { $die } and { $other } lie inside each other
why-not-known-where = it is not known where { $die } lies: its place was not entered
why-brings-in-one-die = { $verb } brings in one die, not { $count }
why-dice-in-the-ladle = { $count } dice are in the ladle, not { $waiting }
why-not-live = { $verb } cannot be done live; { $can } can
why-nobody-did-anything = nobody did anything: the scene was given up
why-live-scene-died = the process of the live scene has died; try again
why-live-scene-cancelled = the live scene was cancelled
why-live-scene-silent = the live scene does not answer any more
why-cannot-be-pushed = { $strange } cannot be pushed here; { $can } can
why-live-scene-too-long = the live scene did not come to its end within { $seconds } seconds
why-too-many-live-scenes = there are { $most } live scenes already; try again in a moment
why-live-lease-over = others waited for the simulation, and nothing was done with it
why-where-die-lies = a die cannot be brought to where die { $other } lies
why-no-die-under-the-finger = there is no die under the finger
why-no-die-to-hold = there is no die { $die } to be taken hold of
why-shot-not-resolved = the shot was not resolved within { $seconds } seconds
why-shot-died = the process that simulated the shot has died; try again
why-not-resolved = it was not resolved within { $seconds } seconds
why-simulation-died = the process that simulated it has died; try again
why-only-shots-are-simulated = only shots and actions of hands can be simulated
why-die-without-a-place = a die without a known place cannot be simulated
why-not-known-where-die = it is not known where die { $number } lies: its place was not entered
why-another-die-is-there = another die is there already
why-die-on-the-plate-already = die { $die } is on the plate already
why-move-not-allowed-now = the move { $move } is not allowed now
why-seats-are = there is no seat { $seat }: the seats are 0 to { $last }
why-setting = { $setting }: { $because }
why-program-failed = { $command }: { $error }
why-motion-too-long = the recorded motion is too long
why-motion-of-another-version = the motion was recorded in version { $version }, this is version { $now }
why-is-no-motion = this is no recorded motion ({ $error })
why-hands-play-only = these hands play { $game } only
why-no-adapter = { $key } is not played in turns, so there is no adapter for it
why-no-environment = nobody decides anything in { $key }, so there is no environment for it

## Lessons

why-no-lesson = there is no lesson for { $key }
why-lesson-cannot-be-read = { $file } is no lesson: { $why }
why-lesson-length = a lesson has { $least } to { $most } steps, and at least one with a move
why-lesson-step = step { $step }: { $why }
why-lesson-says-nothing = it says nothing
why-lesson-mistake-without-move = there is a mistake to make, but no move to do
why-lesson-not-seen = { $fact } is not what is seen
