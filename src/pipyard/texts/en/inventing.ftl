### What is said to people who invent games.

inventing-bad-name = { $file } is not a good name for a game: begin with a letter, then use letters, digits and underscores, as in my_tower.py
inventing-key = Its key is { $name }.
inventing-key-taken = The shelf has a game { $taken } already, so yours has the key { $name } and the title { $title }. Change both in the file if you like.
inventing-made = { $path } is a complete game. Change it, then:
inventing-next-lab = let bots try it out
inventing-next-play = play it in this terminal
inventing-next-serve = play it in the browser; saving the file updates the rules at once
inventing-no-python = { $path } is not a Python file: its name must end with .py
inventing-not-written = { $path } cannot be written: { $why }
inventing-there-already = { $path } exists already and is not overwritten
admin-unknown-rules = The rules of some games are missing: name the file of your own game with --game.
own-game-line = { $file }, line { $line }: { $why }
own-game-file = { $file }: { $why }
own-game-stays = { $why }; the old rules stay in use
own-game-new = { $file }: new games of { $title } use the new rules; running games keep theirs
own-game-twice = { $file }: { $other } also has the key { $key }: give one of them another key
check-and-more = { $why } ({ $count } more: pipyard check { $file })
check-bug = this line raises an error ({ $type }: { $error }): fix the line, or the values it gets
check-bug-beyond = Pipyard cannot work with what these rules return ({ $type }: { $error }): check the results of `turn`, `moves`, `scene` and `view`
check-copy-differs = a copy of the state differs in `{ $field }`: remove your own `copy`; states copy themselves
check-copy-shares = a copy of the state shares `{ $field }` with the original, so a move in one changes both: remove your own `copy`, or give the object in `{ $field }` a `copy`
check-endless = a random game did not end within { $events } events: let `turn` return an end, for example after a number of rounds
check-first-preset = the first preset, { $preset }, changes options: the first one must be the standard game, {"{}"}
check-good = { $file }: { $title } is fine. { $games } random games of { $least } to { $most } events were played and { $positions } positions examined: games begin, end, parse back, replay, can be drawn, and keep their secrets.
check-guess = `guess` changes the view of { $viewer } in `{ $field }`: `guess` must only fill in what `conceal` removed, and `conceal` must remove it again
check-hangs = this line did not finish within { $seconds } seconds: a loop here never ends
check-leak-log = the log shows { $viewer } “{ $text }”, which `conceal` hides: let `shown` of the space return ? for seats that may not know it
check-leak-sealed = all choose at the same time, but others can see what seat { $seat } has chosen: remove it in `conceal`
check-leak-view = { $viewer } reads “{ $read }” in the log, but can distinguish { $one } from { $two } by the view: remove it in `conceal`
check-looking-changes = `{ $method }` changes the state, but it may be called any number of times: change the state only in `play` and `land`
check-missing = the state needs the method `{ $method }`: write `def { $method }(self, ...)` in this class
check-name-near = `{ $name }` is unknown here: did you mean `{ $near }`?
check-name-unknown = `{ $name }` is unknown here: correct the name, or define it before this line is reached
check-unused = nothing uses `{ $name }`: did you mean `{ $near }`?
check-argument-missing = `Game` needs `{ $name }`: write { $example }
check-argument-unknown = `{ $word }` has no argument `{ $name }`: remove it, or use one of these: { $known }
check-no-chance = `Chance` got { $got }: give it a space, such as D6 or Even([...])
check-no-copy = `copy` returns { $got }: remove it; states copy themselves
check-no-forms = the game has no `moves`, so no move can be written: add moves=["place CELL"], with one entry per verb
check-no-guess = `guess` returns { $got }: return a copy of the state with everything hidden filled in
check-no-moves = it is the turn of seat { $seat }, but it has no move: let `turn` skip it or end the game, or offer a move to pass
check-no-outlook = `outlook` returns { $got }: return a number; larger is better for that seat
check-no-scene = `scene` returns { $got }: return Scene(...)
check-no-seats = no number of seats can play { $preset }: `check` refuses all of them, or seats=(...) is empty
check-no-space = `moves` returns { $got }: return a space, such as Listed([Move("roll")])
check-no-state = the game starts with { $got }: the first argument of Game must be the state class, or a function that returns a state
check-no-such-seat = `turn` names seat { $seat }, but the seats are 0 to { $last }: count from 0, or draw the first seat with who_begins(self.seats)
check-no-turn = `turn` returns { $got }: return ALONE[self.seat], Chance(space), or an end such as ranked(scores, why)
check-no-view = `view` returns { $got }: remove it and write `conceal`
check-no-why = the end has no reason: give one, as in ranked(scores, "all dice are placed")
check-not-python = this is not valid Python ({ $error }): fix it here, or at the end of the line before
check-not-text = this is not UTF-8 text ({ $error }): save the file as UTF-8
check-notation = the move “{ $move }” cannot be parsed with moves=[{ $forms }]: every move must begin with one of these words and have the same numbers and cells
check-odds = the odds of { $space } add up to { $sum }, not 1: let `odds` return the share of every outcome of `all`, as a Fraction
check-outcome = chance can return “{ $outcome }”, but { $space } does not contain it or parses it differently: `sample`, `all` and `contains` must agree
check-preset = the preset { $preset } makes no game ({ $why }): use existing options and valid values
check-problems = { $file } has { $count } problems; fix the first one and check again.
check-ranks = the end has { $ranks } ranks and { $scores } scores for { $seats } seats: give every seat one of each
check-replay = replaying the log of a game gives a different `{ $field }`: the rules must not roll, read a clock or keep anything outside the state
check-scene-json = the scene cannot be sent to a browser ({ $error }): it may contain only numbers, strings, lists and dictionaries
check-scene-other = the scene changes when it is sent to a browser: use strings as keys in `extra`, and lists instead of tuples
check-scene-picture = the scene cannot be drawn ({ $error }): dice lie in cells such as 8,0,0, whose coordinates add up to 8 on the plate and 0 at the top, and triples look like 124
check-area = the area { $area } of the scene cannot be drawn: it must be one of { $kinds }, in cells of the pyramid, and belong to a seat or to -1
check-scores = the scene has { $count } scores for { $seats } seats: give one per seat, or none
check-seat = seat { $seat }
check-spectator = a spectator
check-steps = the move “{ $move }” cannot be picked atom by atom: `steps`, `contains` and the list of moves must agree
check-twice = the move “{ $move }” is listed twice: list every move once
check-view-moves = seat { $seat } has different moves in its own view: `conceal` removes something it needs, or `moves` depends on a secret
check-view-twice = a view of a view differs in `{ $field }`: `conceal` must also work on what is already hidden
inventing-next-check = check it against the laws of the shelf
check-dropped = the result of `{ $code }` is not used: write `return { $code }`
check-unused-result = `{ $name }` is not used after this line: write `return { $code }`
check-idle = `{ $code }` has no effect in this line: call it, assign it or return it
check-taken = the name `{ $name }` is taken: { $owner } already uses it. Choose another name
check-taken-kind = `self.{ $name }` is taken: { $owner } stores { $kind } there. Choose another name
check-taken-arguments = `{ $name }` is a method of { $owner }, called as { $name }({ $given }): take the same arguments, or choose another name
check-taken-word = `{ $name }` is now an option of this class and hides the function that makes options: rename that option
check-shadowed = `{ $name }` is a word of the vocabulary, and from this line on it would mean something else: choose another name
check-list = `{ $name }` holds several things: write { $example }
check-weights = the weights of Biased are whole numbers, none below 0 and not all 0; these are { $weights }: write [5, 4] for five to four
check-no-objection = `objection` returns { $got }: return because("…"), or None
check-unfilled = a reason has a placeholder { $name } without a value: because("…", { $name }=…)
check-random = `random` makes chance that no log holds: rules do not roll. Return Chance(D6) or Chance(Even([…])) from `turn`, and take the outcome in `land`
check-choice-words = `choice` is made of words, not { $got }: flag(True, why=…) is on or off, and number(3, 1, 9, why=…) is a number
check-bounds = the numbers from { $low } to { $high } are none: write the lowest before the highest, as in number(3, 1, 9, why=…)
check-kind = `{ $name }` is not a kind of part that a move can have: did you mean { $near }?
check-verb = no move of `moves=` begins with “{ $name }”: did you mean “{ $near }”?
check-verb-unknown = no move of `moves=` begins with “{ $name }”; they begin with: { $near }
check-no-super = `__init__` does not begin its base: write super().__init__(…) in its first line, with { $given }
check-class-field = `{ $name }` belongs to the class, and a method changes it in one state, so copies would lose it: set it in `__init__`, self.{ $name } = { $value }
check-class-shared = `{ $name }` belongs to the class, so all games and copies share it: set it in `__init__`, self.{ $name } = { $value }
check-outside-shared = `{ $name }` stands outside the state, so all games and copies share it: keep it in the state, as self.{ $field }, and set it in `__init__`
check-class-set = `{ $code }` belongs to the class, so all games and copies share it: write self.{ $name }, and set it in `__init__`
check-weights-count = Biased got { $outcomes } outcomes and { $weights } weights: give every outcome its weight
check-no-outcomes = chance has no outcome, because the { $space } is empty: give it at least one
check-no-move = the { $space } holds { $got }: it must hold moves, such as Move("roll") or PLACE[cell]
check-no-list = `{ $method }` returns { $got }: return a list
check-not-run = `{ $method }` returns { $got }, so none of its lines has run: remove `async` or `yield`
check-argument-kind = `{ $name }` cannot be { $got }: write { $example }
check-no-import = `{ $name }` is a word of the vocabulary, which is missing here: begin the file with `from pipyard.vocabulary import *`
check-start-shared = a game that was played has changed `{ $field }` of a new game: let `__init__` make it anew for every game, for example as a copy, [*LIST]
