### Parts of reasons: what can stand in the places of their sentences, as it stands in the rules, with places of its own.

part-or = { $one } or { $two }
part-is-not = : { $token } is not { $wanted }
part-did-you-mean = ; did you mean { $near }?
part-games-lists-them = ; `pipyard games` lists them
part-nothing-played = nothing has been played
part-chance-stays = chance has decided since, or somebody has seen something
part-line = line { $number }
part-event = event { $number }
part-one-of = one of { $words }
part-some-of = some of { $words }, separated by commas
part-whole-number = a whole number
part-whole-number-from = a whole number from { $low } to { $high }
part-whole-numbers-from = { $count } whole numbers from { $low } to { $high }, separated by commas
part-phrase = { $word }:N with N from { $low } to { $high }
part-one-line = one line of at most { $most } characters
part-possible = possible: { $shown }
part-possible-and-more = possible: { $shown } and { $more } more
part-nothing-follows = nothing can follow
part-triple = one of the 24 triples, such as 623
part-cell = a place such as d5 on the plate or d5.1 one level above it
part-aim = where to aim: { $aims }, or a cell
part-manner = how: { $manners }
part-decimal = a number such as -3.5
part-die-by-number = a die by its number, such as #12
part-spot = a place of the grid, such as 3,4,0 or -1,4,3
part-turn = a rotation: four numbers w,i,j,k of length 1
part-recording = a recorded movement (a long word that begins with { $sign })
part-word = a word of at most { $letters } letters
part-pair = a pair of dice, tens then units, such as rb
part-die-by-letter = a die by the first letter of its colour, such as r
part-city = a city
part-seconds = a time in seconds, such as 34.5 (at most two decimals)
part-cube-die = a die of the cube, such as 2-0-3 (three numbers from 0 to 4, the last one its height)
part-block-die = a die of the block, such as a0 or e10 (row a to e, column 0 to 10)
part-towards = a direction: x, y, z, -x, -y, -z, or degrees clockwise from corner i1, such as 45
part-own-die = a die such as A1 (A+ is a bonus die)
part-setting = a setting such as aim=-3.5; the settings are { $fields } and up
part-say-how-dice-stand = enter how the dice stand now: { $one }:3,4,0/623, { $two }:astray, { $three }:off4 or { $four }:taken; leave out dice that have not moved
part-say-how-it-lies = enter how { $die } lies{ $others }: { $zones }, short, off or foul, as in { $like }:2x5
part-and-any-that-moved = , and any of { $dice } that moved
part-no-number = it must be a number
part-lies-between = it must be between { $low } and { $high }
part-it-is-whole = it must be a whole number from { $low } to { $high }
part-has-drawn = the game has drawn { $drawn }
part-takes = { $verb } takes { $settings }
part-no-settings = no settings
part-take-dice = take dice
part-put-dice = put dice
part-by-a-face = by a face
part-by-a-face-or-an-edge = by a face or an edge
part-holds = contains { $number }
part-is-crossed = is crossed out
part-bonus-dice = bonus dice
part-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
part-difference = { $name } is { $there } there and { $here } here
part-key-and-version = 'game: el_dado 1', the key and its version
part-board-step = board.step { $number }

## What the numbers of a move by hand are called

field-azimuth = azimuth
field-elevation = elevation
field-speed = speed
field-spin = spin
field-strength = strength
field-seconds = seconds
field-distance = distance
field-grip = grip
field-yaw = yaw
field-height = height
field-count = count
field-rate = rate
field-degrees = degrees
field-newton = newton
field-direction = direction
part-of-the-strongest-breath = of the strongest breath

## What typer and the system say

part-system-no-such-file = No such file or directory
part-system-permission-denied = Permission denied
part-system-is-a-directory = Is a directory
part-system-not-a-directory = Not a directory
part-system-file-exists = File exists
part-system-no-space = No space left on device

## What a file of a map should hold

part-map-true-or-false = true or false
part-map-string = the string { $value }
part-map-number = the number { $value }
part-map-array = an array
part-map-table = a table
part-map-date = a date or time
part-map-names = a table of language codes and texts, like { $like }
part-map-id = 1 to 40 of a-z, 0-9 and -
part-map-licence = a string, like { $like }
part-map-colours = an array of four different strings, the colours of the dice
part-map-letters = 1 to 3 letters
part-map-one-word = one word of 1 to 40 characters
part-map-zone = one of the zones { $zones }
part-map-colour = one of { $colours }, or omitted
part-map-label = "n", "e", "s" or "w", or omitted
part-map-coordinate = a number (the projection is { $projection })
part-map-pairs = an array of pairs, like { $like }
part-map-pair = a pair of city ids
part-map-points = an array of { $count } whole numbers, for 0 to { $zones } clean zones
part-map-numbers = { $count } numbers
part-map-left-out = omitted, but { $points } fits only three zones
part-map-series = an array of pairs [length, points]
part-map-place = number { $number }
part-map-numbered = { $part2 } number { $number }
part-map-byte = byte { $number }
part-yes-or-no = yes or no
part-system-address-in-use = the address is in use
part-in-brackets = { " " }({ $what })
