## Why something cannot be: the sentences of rules and errors, as they stand there, with places for the names in them.

why-eintrichtern-with-max-players-cannot = eintrichtern with max_players { $most } cannot be played by { $seats }

why-dice-go-forward-or-sideways = dice go forward or sideways to a neighbouring funnel, never back
why-there-is-no-die-of = you have no die at { $cell }
why-a-turn-must-change-the = turning a die must change its numbers

why-it-does-not-cost-exactly = it must cost exactly the { $left } you have left
why-a-1-swaps-one-of = a 1 swaps one of your dice with a free enemy die that rests directly on it
why-the-die-at-is-not = the die at { $cell } is not yours

why-you-draw-the-foot-of = you can draw only the foot of one of your own edges: { $feet }

why-you-pull-on-the-two = you can pull only on the two edges of your own side, one to eight places below the top
why-adjacent-no-and-order-any = adjacent=no and order=any cannot be combined: nearly every pyramid would fulfil a goal already
why-own-run-has-six-numbers = your own run must have six numbers from 1 to 6, or six zeros for none
why-own-objectives = up to { $most } objectives with commas between them: { $least } to { $longest } numbers from 1 to 6 or letters from a to f, or two or three parts of { $part } to { $longest } joined by +, 17 signs in all

why-you-pull-a-die-of = you can pull only a die from one of the three edges, one to eight places below the top
why-you-have-pulled-say-done = you have pulled: say done, or claim

why-a-captured-die-goes-to = a captured die goes to an empty start funnel of its owner, named third
why-dice-stay-on-the-plate = dice cannot leave the plate
why-only-a-die-on-its = only a die on its own finish line can go sideways
why-a-die-at-home-only = a die at home can only go sideways along its finish line
why-an-escape-slides-down-a = an escape goes straight towards a corner, along the ridge, into the funnel just behind the two beside it
why-an-attack-climbs-over-a = an attack goes straight towards a side, over the ridge, into the funnel just behind the two beside it
why-your-own-dice-are-never = you cannot capture your own dice
why-the-die-at-is-at = the die at { $cell } is at home and safe
why-its-owner-has-no-empty = its owner has no empty start funnel

why-is-not-next-to-your = { $cell } is not next to your explorer at { $cell2 }
why-a-turn-can-be-stopped = you can stop only after the explorer has turned
why-the-explorer-has-turned-already = the explorer has already turned: swap or stop
why-a-turn-must-change-how = turning must change how the explorer stands
why-touching-faces-must-be-equal = where the two dice touch, yours shows { $mine } and the green one { $theirs }: the numbers must be equal
why-explorers-cannot-change-places-with = explorers cannot swap with each other

why-the-die-is-rolled-not = the die is rolled; you cannot choose how it stands
why-say-how-it-stands-place = choose how it stands: place CELL TRIPLE
why-first-all-dice-are-placed = all dice must be placed first
why-a-die-pivots-into-an = a die pivots into an adjacent funnel, and { $cell } is not next to { $cell2 }
why-all-your-dice-are-placed = all your dice are placed: pivot one of them
why-is-not-in-the-start = { $cell } is not in the start area, rows a and b

why-the-die-shows-its-last = the die shows { $shown }: its last jump must go exactly that far in a line, cross a die and end in an empty funnel
why-there-is-no-die-at = there is no die at { $cell }
why-only-a-jump-after-a = only a jump after a roll can be declined
why-you-may-go-on-with = you may continue with the die you rolled, at { $cell }, or stop
why-a-die-can-jump-so = a die can jump, so you must jump

why-a-jump-goes-straight-over = a jump goes straight over one adjacent die to the funnel behind it
why-a-turn-can-be-stopped-only = you can stop only after the first of two moves
why-all-your-dice-are-placed-step = all your dice are placed: step or jump with one of them
why-is-neither-next-to-nor-behind = { $cell } is neither next to { $cell2 } nor straight behind a die next to it
why-is-not-next-to = { $cell } is not next to { $cell2 }

why-only-the-customs-capture = only customs officers can capture
why-an-officer-jumps-straight-over = an officer jumps in a straight line, over one smuggler after another
why-the-smuggler-at-has-arrived = the smuggler at { $cell } has arrived and stays there
why-smugglers-keep-off-the-edges = smugglers may not enter the funnels along the sides i1–a1 and a9–i1

why-no-number-of-leads-there = none of the numbers { $shown } leads there by an open way: black dice block it, and red ones cannot be entered
why-the-guard-puts-one-black = the guard puts one black die into an empty funnel next to green
why-with-the-numbers-that-point = with { $shown } the numbers facing the throne do not match
why-you-can-move-so-you = you can move, so you must
why-only-the-guard-places-dice = only the guard places dice
why-the-throne-is-entered-only = the throne can be entered only from g1, g2 and g3

why-no-shift = a shift takes the whole row one step, into empty funnels
why-no-swing = a swing turns the row round its end die to the next line, into empty funnels
why-no-hop = a hop takes the row two steps to the side over a die of another row, or along its own line over all the dice in front of it, into empty funnels
why-no-mount = to mount, every die of the row goes into a funnel of three dice of other rows, and all go the same way
why-no-dismount = to dismount, every die goes right behind two of the dice under it, into an empty funnel of the plate, and all go the same way
why-a-mounted-row-can-only = a mounted row can only dismount
why-this-row-is-not-mounted = this row is not mounted
why-your-mounted-row-has-to = your mounted row must dismount first
why-dice-of-another-row-rest = dice of another row rest on this row and block it
why-without-blockade-no-row-mounts = with blockade off, rows cannot mount others
why-a-single-die-does-not = a single die cannot swing
why-a-swing-is-named-by = name the end of the row that swings
why-this-row-is-named-by = name this row by its first die, { $cell }

why-only-your-witch-moves-the = you can move only your witch, the die at { $cell }

why-dogs-stand-on-the-dice = dogs stand on the dice of the plate
why-dogs-sit-in-the-funnels = a dog sits in a gap between three sheep; tap a sheep to ask about it
why-a-bush-cannot-be-the = a bush cannot be the wolf
why-the-wolf-is-one-of = the wolf must be one of the 45 dice on the plate
why-the-wolf-is-hidden-already = the wolf is already hidden
why-only-the-dice-on-the = only the dice on the plate can be the wolf
why-a-dog-is-at-already = there is already a dog at { $cell }
why-first-the-wolf-is-hidden = the wolf must be hidden first: name CELL

why-the-amoeba-would-be-torn = the amoeba would be torn apart
why-you-have-to-make-all = you must make all your steps
why-the-amoeba-must-hang-together = the amoeba must be connected when you stop
why-is-not-adjacent-to = { $cell } is not adjacent to { $cell2 }

why-you-have-to-put-more = you must put { $due } more

why-only-who-takes-dice-off = you may stop only while you take dice off in the demolition
why-dice-that-come-back-must = you must put back the dice that come back
why-with-a-you = with a { $rolled } you { $dice }
why-that-colour-is-not-yours = you cannot give back that colour now
why-the-colours-version-of-up = the colours game of Up and Down is for 2 to 6 players, not { $seats }
why-up-and-down-is-for = Up and Down is for 3 players, or three teams (6, 9), not { $seats }; its colours game is for 2 to 6

why-dice-go-to-level-until = { $level ->
    [0] fill the plate first
   *[other] fill level { $level } first
}

why-a-rolled-die-is-put = you must put a rolled die as it stands
why-name-one-of-the-funnels = choose one of the funnels that must be filled
why-its-lower-face-must-show = its lower face must show the number of the face it lies on
why-first-a-funnel-has-to = a funnel must be filled first

why-red-and-green-must-not = red and green must not touch
why-black-is-for-those-who = you may use black only if you can place neither red nor green
why-you-have-no-die-left = you have no { $verb } die left

why-no-lower-face-of-the = no lower face of the die equals the face it would lie on
why-the-die-has-to-be = you must put the die
why-does-not-belong-to-your = { $cell } does not belong to your corner

why-the-chunk-does-not-fit = the chunk does not fit there: it keeps its shape, every die must be supported, and it must touch the building { $touch }
why-a-chunk-has-dice-at = a chunk has at most { $most } dice
why-the-dice-of-a-chunk = the dice of a chunk must be connected by faces
why-a-chunk-is-lifted-off = you lift a chunk off: whatever lies on its dice must come with it
why-that-would-break-the-rest = that would break the rest of your cube into pieces
why-this-chunk-can-be-set = this chunk fits nowhere on the pyramid
why-is-not-in-your-cube = { $die } is not in your cube
why-cube-cannot-be-125-with = cube cannot be 125 with three players: the box does not have 3 x 125 dice
why-contact-cannot-be-face-with = contact cannot be face with chunk_max below 3: a single die on the base touches nothing by a face

why-the-chunk-does-not-fit-there = the chunk does not fit there: it keeps its shape, and every die must rest on the plate, on a die or on the chunk itself
why-a-chunk-has-dice = a chunk has { $sizes } dice
why-that-would-break-the-rest-of = that would break the rest of your block into pieces
why-is-not-in-your-block = { $die } is no longer in your block
why-chunks-must-contain-1-without = chunks must contain 1: without single dice nobody could start

why-nothing-carries = nothing supports { $loose }
why-it-must-touch-the-main = it must touch the main structure by a face, as a straight row or an L
why-your-straight-row-earns-one = your straight row earns one die: place it in a funnel
why-the-first-die-goes-into = the first die must go into a funnel of the plate
why-as-long-as-a-piece = while a piece of three fits somewhere, you must set three
why-a-die-lies-at-already = there is already a die at { $taken }

why-you-have-no-die-in = you have no die in your hand: roll first
why-is-no-cell-of-the = { $cell } is not a cell of the coat: one of its numbers must be 1, and none 0

why-a-row-is-straight-of = a row must be straight, of one colour, and carry no other dice

why-you-take-one-die-first = take one die first
why-what-a-double-gives-must = you must take the dice that a double gives

why-a-die-of-a-dearer = a die of a more valuable colour is free: green before black before red
why-mix-cannot-be-the-three = mix cannot be { $mix }: the three numbers must add up to 165, not { $mix2 }

why-say-how-it-stands-as = choose how it stands, as in add 6,1,0 623
why-it-is-rolled-how-it = how it stands is rolled; you cannot choose it
why-touches-neither-the-thrown-die = { $cell } touches neither the thrown die nor one that was added

why-mount-where-say-a-place = mount where? Name a place in front of a side, as in mount -1,3,4
why-a-die-is-drawn-out = a die can only be pulled out of a side: { $outward }
why-nothing-follows-stop = nothing follows stop
why-you-may-draw-mount-pull = you can draw, mount, pull, place or stop
why-does-not-lie-in-that = { $cell } is not on that side
why-there-is-no-such-die = there is no such die in the pyramid
why-a-die-is-pulled-out = a die can be pulled out by at most { $farthest } mm, not { $distance }
why-no-die-is-taken-out = dice cannot be taken out of the pyramid
why-all-dice-of-the-box = all dice of the box are mounted
why-is-a-cell-of-the = { $atoms } is a cell of the pyramid; a place in front of a side contains a -1
why-a-die-before-a-side = a die in front of a side is mounted: mount { $spot }

why-there-are-six-hills-1 = there are six hills, 1 to 6
why-a-riddle-must-fit-exactly = a riddle must fit exactly one hill; with tell, a hill and words you may give one of your own
why-master-cannot-be-a-person = master cannot be a person with 2 seats: the master makes no claims and needs two other players
why-only-a-master-who-builds = only a master who builds the hills may swap and turn dice; the option "who builds the hills" allows it
why-the-hills-were-changed-often-enough = swap two different dice of the hills, or turn one; after 60 changes the riddle has to come
why-only-a-person-builds-hills = a person has to be the master where the master builds the hills

why-only-a-blockaded-player-may = only a blockaded player can pass
why-you-have-to-lift-a = you must lift a blockade: jump with a die that stands on a blockaded one

why-you-jump-with-your-own = you can jump only with your own die, at { $cell }
why-the-angel-may-not-land = the angel may not land on the devil


why-map-cannot-be-it-is = map cannot be { $id }; it must be one of { $known }{ $hint }

why-first-keep-the-roll-or = keep the roll or re-roll some dice before anybody writes
why-the-dice-lie-now-everybody = the roll stands: now everybody writes
why-start-seat-cannot-be-there = start_seat cannot be { $start }: there are { $seats } seats, numbered from 0
why-there-is-no-city-on = there is no city { $atom } on the map { $id }; it has: { $city }

why-it-should-name-one-or = name one or two entries: each a pair of dice (or cross) and a city
why-only-one-city-is-empty = only one city is empty: make one entry
why-every-round-takes-two-entries = every round needs two entries
why-already = { $city } { $stands } already
why-stands-in-already = { $pair } is already in { $there }
why-cannot-take-both-entries = { $entries } cannot take both entries
why-can-be-written-once-only = { $entries } can be written only once
why-a-die-cannot-be-used = a die cannot be used twice in the last round: it has only one number
why-a-die-has-been-used = a die has already been used twice: that is possible once per game
why-two-crosses-need-no-die = two crosses do not use a die twice
why-and-should-have-exactly-one = { $pairs } and { $pairs2 } must have exactly one die in common
why-no-second-number-can-be = no second number can reuse a die of { $pairs }
why-and-share-a-die-only = { $pairs } and { $pairs2 } share a die: only 'twice' allows that, once per game
why-has-two-equal-digits-not = { $pair } has two equal digits: not allowed when a die is used twice

why-a-try-ends-after-seconds = a try ends after { $limit } seconds
why-nothing-follows = nothing follows { $verb }
why-an-entry-begins-with = an entry must begin with { $verbs }
why-needs-whole-number = { $verb } needs { $bounds } whole { $bounds ->
        [one] number
       *[other] numbers
    }
why-solved-needs-the-seconds-it = solved needs the time in seconds, as in solved 34.5
why-cannot-be-it-lies-between = { $value } must be between 0 and { $most }

why-first-call-then-point = first call, then point
why-you-have-passed-already = you have already passed
why-put-your-die-where-you = put your die where you found the total, or into any funnel if there was none
why-you-have-called-point-at = you have called: now point at a funnel

why-you-may-now = you can { $words } now

why-only-the-player-who-rolled = only the player who rolled can call Stop, while the turn is open

why-you-have-your-total-lift = you have your total: now lift a die
why-first-you-roll-or-keep = first roll, or keep the total that lies there
why-there-is-no-die-to = there is no die to lift at { $cell }

why-a-turn-is-entered-with = enter a turn with { $ends }
why-a-die-from-cannot-come = a die from { $cell } cannot come to rest at { $cell2 }
why-there-is-no-die-left = no die is left that could have settled there
why-the-die-at-came-there = the die at { $cell } came there this turn
why-the-die-at-is-put = the die at { $cell } is put back at once: do not enter it
why-enter-those-first = { $because }: enter those first

why-one-standing-and-touching = { $wanted }: supported, and touching one of your dice by a face
why-all-standing-hanging-together-by = { $wanted }: all supported, connected by faces, and touching one of your dice by a face
why-the-start-pyramid-is-named = name the start pyramid by its top, a cell of level 1
why-keep-the-1-or-roll = keep the 1, or roll again

why-you-have-no-in-your = you have no { $number } in your throw
why-only-the-player-with-the = only the player with the golden die can call stop
why-the-round-is-stopped-already = the round has already been stopped

why-it-would-make-a-row = it would make a row of one colour
why-the-pile-has-stood-like = that position has occurred before
why-you-take-a-die-from = take a die from the plate that shows at least two faces
why-first-you-take-a-die = first take a die
why-put-the-die-in-your = put the die in your hand back, or keep it
why-no-die-is-put-on = dice cannot be put on the bare plate
why-the-three-dice-under-it = the three dice under it must have three colours, or all one colour other than that of the die

why-feed-a-group-there-is = choose an existing group: { $true }
why-you-can-ransom-0-to = you can ransom 0 to { $seat } dice
why-nobody-has-won-a-die = nobody has won a die: buy another throw, or end your turn

why-position-is-no-die-it = position: { $entry } is not a die; write CELL=colour or CELL=colour=triple
why-position = position: { $place }
why-is-switched-off-there-is = { $verb } is switched off; available: { $actions }
why-it-must-touch-another-die = it must be one of the remaining dice and touch another by a face

why-board-cannot-be-it-is = board cannot be { $what }; it must be one of { $known }{ $hint }

why-is-no-die-on-the = { $token }: { $head } is not a die on the board; { $wanted }
why-a-die-that-lies-so = { $token }: a die in that position is { $seen }
why-tells-no-zone-and-face = { $token } contains no zone and face; { $wanted }
why-here-a-die-that-is = { $token }: dice that are off count here, so the face is needed too, as in off3
why-is-no-face-of-these = { $token }: { $word } is not a face of these dice, which show 1 to { $faces }
why-an-outcome-of-words-is = an outcome of { $tokens } words is too long
why-names-a-die-twice = { $what } names a die twice
why-does-not-say-how-lies = { $what } does not say how { $die } lies; { $wanted }

why-is-said-twice-in = { $key } appears twice in { $what }
why-up-a-die-of-faces = up={ $number }: a die with { $faces } faces shows 1 to { $faces2 }
why-a-shot-begins-with-flick = a shot begins with flick, roll or shoot and names a die
why-dice-are-flicked-in-this = dice are flicked in this game, not rolled (launch=any allows it)
why-cannot-be-shot-now-you = { $at } cannot be shot now; you can shoot: { $ready }
why-is-said-twice = { $key } appears twice
why-another-die-lies-there = another die lies there
why-at-the-die-does-not = at { $x }, { $y } the die is not completely on the disc
why-is-not-over-the-disc = { $x }, { $y } is not over the disc
why-another-die-lies-at = another die lies at { $x }, { $y }
why-there-is-no-free-place = there is no free place on the disc
why-cannot-stand-in-a-shot = { $token } is not valid in { $what }; a shot reads: flick A1 aim=-3.5 speed=1.3
why-does-not-tell-what-the = { $what } does not describe the action of the hand: it must give { $keys }

why-mode-is-for-players-not = mode={ $mode } is for { $allowed } players, not { $seats }

why-cannot-be-played-by-it = { $key } cannot be played by { $seats }; it is for { $allowed }
why-start-seat-cannot-be-the = start_seat cannot be { $first }: with { $seats } players the seats are 0 to { $seats2 }
why-cannot-be-played-by-any = no number of players can play { $key } with { $options }

why-line-1-this-is-no = line 1: this is not a Pipyard log of version 1: it must begin with 'pipyard 1'
why-line-is-no-header-line = line { $at }: { $at2 } is not a header line: it must read 'key: value'
why-line-1-the-header-has = line 1: the header has no line { $key }: it must have one that reads { $wanted }
why-line-should-read = line { $number }: '{ $key }: { $value }' must read { $wanted }
why-line-is-no-event-it = line { $number }: { $line } is not an event: it must read '0 move' or '* outcome'

why-the-game-is-over = the game is over
why-chance-has-to-decide-first = chance must decide first: happen(outcome)
why-seat-is-not-asked-now = it is not the turn of seat { $seat }, but of seat { $asked }
why-nothing-is-to-be-rolled = there is nothing to roll now: a player decides
why-cannot-happen-here = { $landed } cannot happen here
why-nothing-is-to-be-rolled-now = there is nothing to roll now: the players race
why-the-stamp-lies-before-the = the stamp { $stamp } is before the last one, { $clock }: stamps must not go back
why-nothing-can-be-taken-back = nothing can be taken back: { $why }
why-seat-is-not-asked-now-so = it is not the turn of seat { $seat }, so its time cannot run out
why-there-is-no-seat = there is no seat { $seat }
why-the-log-was-written-by = the log was written by version { $version } of { $game }, this is version { $version2 }
why-the-header-asks-for-what = the header does not fit { $game }: { $error }
why-is-not-allowed-now-a = { $what } is not allowed now; a move can begin with: { $offer }
why-is-not-allowed = { $typed } is not allowed: { $because }

why-knows-no-move-it-knows = { $whose } has no move { $tokens }; its moves are: { $forms }
why-an-empty-line-is-no = an empty line is not a move; the moves of { $whose } are: { $forms }
why-a-move-of-words-and = a move of { $tokens } words and { $what } characters is too long
why-is-no-move-it-should = { $shortened } is not a move{ $trouble }; it must read: { $near }

why-there-is-no-option-there = there is no option { $what }; there are: { $known }

why-the-game-has-not-ended = the game has not ended after { $limit } steps
why-the-game-is-not-over = the game is not over

why-seat-sends-more-than-inputs = seat { $seat } sends more than { $mostasecond } inputs per second

why-is-not-finished = { $what } is incomplete; { $steps }
why-cannot-stand-here-in = { $token } is not possible here in { $what }; { $steps }
why-is-not-of-the-cards = { $strip } must be { $count } of the { $deck } cards { $cards } in some order

why-a-board-needs-a-table = a board needs a table [{ $where }{ $key }]
why-there-is-no-entry-there = there is no entry { $where }{ $key }.{ $what }; the entries are: { $allowed }
why-should-be-a-number-not = { $what } must be a number, not { $value }
why-should-be-a-finite-number = { $what } must be a finite number of reasonable size, not { $value }
why-a-board-needs = a board needs { $what }
why-should-lie-between-and-not = { $what } must be between { $low } and { $high }, not { $value }
why-should-be-numbers = { $what } must be { $count } numbers
why-board-pegs-at-should-be = board.pegs.at must be a list of at most 200 places [x, y]
why-board-pegs-at-holds-places = board.pegs.at contains places [x, y], not { $spot }
why-a-board-needs-two-to = a board needs two to twelve [[board.step]] tables
why-the-last-step-should-end = the last step must end at board.length, { $length }, not at { $end }
why-should-be-a-table-with = { $where } must be a table with y and top
why-times-should-be-a-whole = { $where }.times must be a whole number other than 0, not { $times }
why-y-should-begin-at-and = { $where }.y must begin at { $before } and be at least 20 long, not { $span } to { $span2 }
why-top-should-lie-below-the = { $where }.top must be lower than the step before it, { $top }, not { $top2 }
why-there-is-no-entry-there-are = there is no entry { $where }.{ $what }; the entries are: y, top, times
why-is-too-large-for-a = { $path } is too large for a board
why-cannot-be-read = { $path } cannot be read: { $strerror }
why-is-no-toml-file = { $path } is not a TOML file ({ $error })
why-is-no-part-of-a = { $key } is not part of a board: the parts are board, dice and contact
why-contact-is-friction-restitution-friction = contact.{ $pair } must be [friction, restitution]: friction from 0.01 to 2, restitution from 0 to 0.95, not { $values }
why-board-line-must-lie-on = board.line must be on the first step, between y = { $start } and { $end }, not at { $near } to { $far }
why-board-disc-rect-is-x0 = board.disc.rect must be [x0, y0, x1, y1] with x0 < x1 and y0 < y1
why-board-disc-must-lie-within = board.disc must be within the width of the board and in front of the line
why-board-disc-top-must-not = board.disc.top, { $disctop }, must not be lower than the first step, { $top }
why-the-peg-at-does-not = the peg at { $x }, { $y } is not on the board
why-the-peg-at-stands-on = the peg at { $x }, { $y } is on the disc

why-there-is-no-die-of-faces = there are no dice with { $faces } faces here, only with 6, 8, 10, 12 or 20

why-dice-are-dealt-as-many = { $count } dice are dealt: give that many letters from a (124) to x (654), or that many triples, not { $what }

why-is-no-pose-it-is = { $what } is not a pose: a pose is seven numbers x,y,z,w,i,j,k, separated by commas
why-lies-farther-away-than-m = { $what } is more than { $far } m away
why-is-no-pose-w-i = { $what } is not a pose: w,i,j,k must have length 1

why-dice-are-thrown-as-many = { $count } dice are thrown: give that many digits from 1 to 6, not { $what }

why-after-the-aim-follows-how = after the aim comes the manner: { $manners }
why-the-ladle-is-filled-dice = the ladle must be full: { $least } dice

why-it-must-lie-next-to = it must be next to a die that is already there
why-it-must-lie-next-to-own = it must be next to a die of your colour
why-dice-are-put-on-the = you can put dice only on the plate: the rules fill the funnels above

why-there-is-no-cell-coordinates = there is no cell { $x },{ $y },{ $z }: coordinates are 0 or more and add up to at most 8

why-is-recorded-while-it-is = { $verb } is recorded while you do it: it must read { $verb2 }
why-hands-can = { $what }: hands can { $forms }
why-pull-which-die-say-its = pull which die? Name its cell, as in pull 0,3,5, or its number, as in pull #12
why-ladle-how-many-dice-say = ladle how many dice? Give a whole number, as in ladle 12
why-takes-at-most-numbers = { $verb } takes at most { $most } numbers: { $fields }
why-is-no-number = { $verb }: { $atom } is not a number
why-should-read = { $verb } must read { $verb2 }
why-place-should-read = place must read { $place }
why-place-is-no-turn-it = place: { $fourth } is not a rotation: it must be four numbers w,i,j,k of length 1
why-does-not-do-it-lies = { $verb }: { $field } must be between { $low } and { $high }, not { $value }
why-a-die-is-thrown-with = a die can be thrown at 3 m/s at most, not { $velocity }
why-a-die-is-thrown-with-a = a die can be thrown with a spin of at most 40 rad/s, not { $spin }
why-a-die-is-thrown-from = a die must be thrown from at least { $distance } cm beside the plate
why-a-die-is-flicked-from = a die must be flicked from the table, at least { $edge } cm beside the plate
why-a-die-is-flicked-from-the = a die must be flicked from the line { $distance } cm in front of your side, whose middle is { $x } { $y }
why-a-breath-needs-a-direction = a breath needs a direction
why-a-pull-needs-a-direction = a pull needs a direction
why-place-a-turn-is-four = place: a rotation is four numbers w,i,j,k of length 1
why-the-finger-presses-the-die = the finger must press the die at { $cell }

why-that-is-no-jump = a jump goes straight up along a face, over the ridge and straight down, and never across an empty funnel

why-cannot-be-done-now-you = { $this } is not possible now; you can { $verbs }
why-you-have-no-die-left-2 = you have no die left
why-you-have-only-dice-for = you have only { $hand } dice for the ladle
why-there-is-no-such-die-to = there is no such die to pull

why-there-is-no-funnel-at = there is no funnel at { $what }: under it { $empty } { $count ->
        [one] is
       *[other] are
    } empty
why-there-is-no-funnel-at-a = there is no funnel at { $what }: a die lies there
why-the-die-at-is-not-free = the die at { $what } is not free: { $over } { $count ->
        [one] rests
       *[other] rest
    } on it

why-is-not-empty = { $cell } is not empty
why-is-not-on-the-plate = { $cell } is not on the plate

why-does-not-tell-how-a = { $token } does not describe how a die stands; { $wanted }
why-it-is-not-said-how = it is missing how { $missing } stands; { $wanted }
why-is-no-time-it-is = { $token } is not a time: write seconds, as in T12.34
why-and-cannot-both-stand-in = { $number } and { $cell } cannot both be in { $where }
why-does-not-say-of-which = { $token } does not name a die; { $wanted }
why-a-die-that-lies-so-does = { $token }: a die in that position does not stand there
why-is-no-die-here = { $token }: { $what } is not a die here; { $wanted }
why-an-outcome-of-letters-is = an outcome of { $what } characters is too long

why-there-is-no-channel-there = there is no channel { $what }; there are { $number }
why-it-lies-between-and = { $what } must be between { $low } and { $high } { $unit }, not { $value }
why-a-recorded-movement-is-a = a recorded movement must be a word of at most { $letters } characters that begins with { $recording }
why-a-recorded-movement-is-written = a recorded movement consists of letters, digits, - and _ only
why-this-is-no-recorded-movement = this is not a recorded movement: it is cut off, or too long
why-this-is-no-recorded-movement-it = this is not a recorded movement: it cannot be unpacked
why-this-is-no-recorded-movement-of = this is not a recorded movement of version { $version }
why-this-is-no-recorded-movement-its = this is not a recorded movement: its channels or its length are invalid
why-this-is-no-recorded-movement-something = this is not a recorded movement: there is more after its end
why-in-a-recorded-movement-lies = in a recorded movement { $channel } must be between { $low } and { $high } { $unit }
why-this-is-no-recorded-movement-it-ends = this is not a recorded movement: it ends too early

why-nobody-has-said-how-a = version { $now } of { $game } cannot read logs of version { $version }
why-a-fault-of-that-version-ended-the-game = the log is from version { $version } of { $game }, in which a bug ended the game too early
