score-how = Choose a colour, then tap or stroke the dice as they lie before you. Only the outside counts.
score-pyramid = The pyramid from above
score-colour = Colour
score-nothing = not told
score-left = { $told } of { $all } faces, { $left } to come
score-complete = All { $all } faces are told.
score-turn = Turn
score-rest = The rest in this colour
score-undo = Take back
score-clear = Start again
score-file = Keep as a file
score-keepers = Score keepers
score-all = All keepers
score-about = Real dice on a real table: Pipyard keeps the sheet, checks what cannot be, and says who has won.
score-begun = begun
score-none = There is no score keeper for { $game }. There is one for these games:
score-who = Who plays?
score-player = Player { $number }
score-names = Every player needs a name of their own.
score-begin = Begin
score-anew = Another game
score-lines = What was told
score-correct = correct
score-enter = Enter
score-leave-out = Leave out
score-type = Type it instead
score-line-refused = Line { $number } cannot be: { $why }
score-cut = Take the correction and leave out { $count ->
    [one] the last line
   *[other] the last { $count } lines
}
score-missing = Fill in: { $label }
score-over = The game is over. A line that is wrong can still be corrected.
score-no-server = The server does not answer. What was told is kept here.
score-retry = Try again
score-numbers = Type the numbers
score-tapping = Tap the dice
