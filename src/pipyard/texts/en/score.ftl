### Keeping the score of real dice.

faces-ask = How many outer faces does each colour show ({ $colours })? Type the numbers, or die by die a row of a side: x 0 r
faces-missing = { $tally }. And { $colours }?
faces-last = { $tally }. Then { $colour } shows { $count }: an empty line if that is so, else type { $colour } and a number
faces-wrong = { $tally }: that makes { $sum }, but there are 135 outer faces. Count again and type what is different
faces-right = { $tally }: 135 faces. An empty line if that is right; else type what is different
faces-row = Side { $side }=0, row { $row }, from { $first } to { $last }: a letter a die
faces-row-length = this row has { $count } dice, but { $typed } were typed
faces-inside = nothing is to be seen of { $place }: it lies inside
faces-other = { $place } was { $colour }, and now it would be { $typed }; if that is right, correct it by its place: { $place } { $typed }
faces-by-dice = the dice are being entered one by one: correct a die by its place, such as 5,3,0 red
faces-too-many = no colour can show more than 135 faces
faces-no-colour = { $word } is no colour here; there are: { $colours }
faces-help = type a colour and its faces (red 50), all numbers in order, a row of a side (x 3 { $row }) or places and a colour (5,3,0 red)
faces-only-building = faces are counted in the version that builds: leave out the option version
faces-of = outer faces, { $colour }
heaps-ask = What has { $name } taken ({ $colours })
heaps-last = Then { $name } has ({ $colours }) { $counts }: an empty line if that is so, else type the numbers
heaps-right = { $all } dice. An empty line if that is right; else name a player and type the numbers again
heaps-colour-wrong = { $colour }: { $count } were told, but there are { $most }. Name a player and type the numbers again
heaps-sum-wrong = That makes { $count } dice, but there are { $all }. Name a player and type the numbers again
heaps-help = type the numbers in the order of the colours ({ $colours }), a name before them if it is somebody else; or a colour and its number
heaps-nobody = { $word } does not play; there are: { $players }
heaps-players = { $least } to { $most } play: name them with --players Ann,Bob
heaps-player = player { $number }
heaps-points = points
typed-ask = { $number }. { $name }, what came of it ({ $verbs })
typed-accept = { $number }. { $name }, is that right: { $line }? An empty line accepts, object does not
typed-who = { $number }. Who begins ({ $names })
typed-over = the game is over; fix or undo corrects it
typed-help = type what happened, beginning with one of: { $verbs }; undo takes the last line back, fix 3 … corrects the third
typed-fix = fix, the number of a line from 1 to { $count }, and what it should be
typed-points = points
