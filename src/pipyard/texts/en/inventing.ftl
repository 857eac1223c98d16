### What is said to people who invent games.

inventing-bad-name = { $file } is no good name for a game: begin with a letter, then letters, digits and underscores, as in my_game.py
inventing-key = Its key is { $name }.
inventing-key-taken = Its key is { $name }, because the shelf has a game { $taken } already.
inventing-made = { $path } is a game that runs. Change it, and:
inventing-next-lab = let bots try it out
inventing-next-play = play it in this terminal
inventing-next-serve = play it in the browser; saving the file changes the rules at once
inventing-no-python = { $path } is no Python file: its name should end with .py
inventing-not-written = { $path } cannot be written: { $why }
inventing-there-already = { $path } is there already; nothing is ever written over it
admin-unknown-rules = The rules of some games are not here: name the file of your own game with --game.
own-game-line = { $file }, line { $line }: { $why }
own-game-file = { $file }: { $why }
own-game-stays = { $why }; the rules stay as they were
own-game-new = { $file }: new games of { $title } are played by the new rules; those that have begun keep theirs
own-game-twice = { $file }: { $other } calls itself { $key } too: give one of them another key
check-and-more = { $why } ({ $count } more: pipyard check { $file })
check-bug = the rules stop in this line with an error ({ $type }: { $error }): put the line right, or what it is given
check-bug-beyond = with what these rules return Pipyard cannot go on ({ $type }: { $error }): look at what `turn`, `moves`, `scene` and `view` return
check-copy-differs = a copy of the state holds something else in `{ $field }`: leave out your own `copy`, copies make themselves
check-copy-shares = a copy of the state shares `{ $field }` with it, so that a move in one changes both: leave out your own `copy`, or give what `{ $field }` holds a `copy`
check-endless = a game at random has not ended after { $events } events: let `turn` return an end, by a limit of rounds if by nothing else
check-first-preset = the first preset, { $preset }, changes options: the first one is the standard game, {"{}"}
check-good = { $file }: { $title } is in order. { $games } games of { $least } to { $most } events were played at random, and { $positions } positions looked at closely: they begin, end, read back, replay, can be drawn, and keep their secrets.
check-guess = what `guess` makes of the view of { $viewer } looks different to it in `{ $field }`: `guess` fills in what `conceal` took out and changes nothing else, and `conceal` takes it all out again
check-hangs = this line has not come back after { $seconds } seconds: a loop here never ends
check-leak-log = the log tells { $viewer } “{ $text }”, and `conceal` hides it: let `shown` of the space say ? to whom it is kept from
check-leak-sealed = all choose at the same time, and others can see what seat { $seat } has chosen: take it out in `conceal`
check-leak-view = { $viewer } reads “{ $read }” in the log, but can tell { $one } from { $two } by the view: take it out in `conceal`
check-looking-changes = `{ $method }` changes the state, and it is asked as often as anybody likes: change things in `play` and `land` only
check-missing = the state has no `{ $method }`, and the game needs it: write `def { $method }(self, ...)` in this class
check-no-chance = `Chance` is given { $got }: give it a space, such as D6 or Even([...])
check-no-copy = `copy` returns { $got }: leave it out, copies make themselves
check-no-forms = the game has no `moves`, so no move can be written: add moves=["place CELL"], with a line for every verb
check-no-guess = `guess` returns { $got }: return a copy of the state in which everything hidden is filled in
check-no-moves = seat { $seat } is asked and has no move: let `turn` pass it over or end the game, or offer a move to pass
check-no-outlook = `outlook` returns { $got }: return a number, the larger the better for that seat
check-no-scene = `scene` returns { $got }: return Scene(...)
check-no-seats = no number of seats can play { $preset }: `check` refuses all of them, or seats=(...) is empty
check-no-space = `moves` returns { $got }: return a space, such as Listed([Move("roll")])
check-no-state = the game begins with { $got }: the first argument of Game is the class of the state, or a function that returns a state
check-no-such-seat = `turn` asks seat { $seat }, and the seats are 0 to { $last }: count them from 0, or draw who begins with who_begins(self.seats)
check-no-turn = `turn` returns { $got }: return ALONE[self.seat], Chance(space), or an end such as ranked(scores, why)
check-no-view = `view` returns { $got }: leave it out and write `conceal`
check-no-why = the end does not say why: give it a reason, as in ranked(scores, "all dice are placed")
check-not-python = this is not Python ({ $error }): put it right here, or at the end of the line before
check-not-text = this is no text in UTF-8 ({ $error }): save the file in that encoding
check-notation = the move “{ $move }” does not read back by moves=[{ $forms }]: every move begins with a word that stands there, and has as many numbers and cells
check-odds = the odds of { $space } add up to { $sum }, not to 1: let `odds` give every outcome of `all` its share, as a Fraction
check-outcome = chance can give “{ $outcome }”, and { $space } does not contain it or reads it differently: `sample`, `all` and `contains` must agree
check-preset = the preset { $preset } makes no game ({ $why }): name options that are there, with values they take
check-problems = { $count ->
    [one] One thing is
   *[other] { $count } things are
} wrong with { $file }; put the first right and check again.
check-ranks = the end has { $ranks } ranks and { $scores } scores for { $seats } seats: give every seat one of each
check-replay = the log of a game, played again, gives something else in `{ $field }`: the rules may not roll, look at a clock or remember anything outside the state
check-scene-json = the scene cannot be sent to a browser ({ $error }): it holds numbers, words, lists and dictionaries of these only
check-scene-other = the scene comes back from a browser as another one: use words as keys in `extra`, and lists in place of tuples
check-scene-picture = the scene cannot be drawn ({ $error }): dice lie in cells such as 8,0,0, whose three numbers are 8 together on the plate and 0 at the top, and triples are written 124
check-area = the scene has an area { $area } that cannot be drawn: it is one of { $kinds }, in cells of the pyramid, and belongs to a seat or to -1
check-scores = the scene has { $count } scores for { $seats } seats: one for every seat, or none
check-seat = seat { $seat }
check-spectator = a spectator
check-steps = the move “{ $move }” cannot be picked word by word, or leads to no move: `steps`, `contains` and the list of moves must agree
check-twice = the move “{ $move }” is listed twice: list every move once
check-view-moves = seat { $seat } has other moves in its own view than in the game: `conceal` takes out something it needs to decide, or `moves` depends on a secret
check-view-twice = a view of a view hides something else in `{ $field }`: let `conceal` work on what is hidden already
inventing-next-check = see whether it keeps the laws of games
