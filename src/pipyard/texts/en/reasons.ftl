## Why something cannot be: the sentences of rules and errors, as they stand there, with places for the names in them.

why-eintrichtern-with-max-players-cannot = eintrichtern with max_players { $most } cannot be played by { $seats }

why-dice-go-forward-or-sideways = dice go forward or sideways to a neighbouring funnel, never back
why-there-is-no-die-of = there is no die of yours at { $cell }
why-a-turn-must-change-the = a turn must change the numbers

why-it-does-not-cost-exactly = it does not cost exactly the { $left } you have
why-a-1-swaps-one-of = a 1 swaps one of your dice with a free enemy die that rests directly on it
why-the-die-at-is-not = the die at { $cell } is not yours

why-you-draw-the-foot-of = you draw the foot of one of your own edges: { $feet }

why-you-pull-on-the-two = you pull on the two edges of your own side, one to eight places below the apex
why-adjacent-no-and-order-any = adjacent=no and order=any do not go together: nearly every pyramid would have a goal already
why-own-run-has-six-numbers = an own run has six numbers from 1 to 6, or six zeros for none

why-you-pull-a-die-of = you pull a die of one of the three edges, one to eight places below the apex
why-you-have-pulled-say-done = you have pulled: say done, or claim

why-a-captured-die-goes-to = a captured die goes to an empty start funnel of its owner, named third
why-dice-stay-on-the-plate = dice stay on the plate
why-only-a-die-on-its = only a die on its own finish line goes sideways
why-a-die-at-home-only = a die at home only goes sideways along its finish line
why-an-escape-slides-down-a = an escape goes straight towards a corner, along the ridge, into the funnel just behind the two beside it
why-an-attack-climbs-over-a = an attack goes straight towards a side, over the ridge, into the funnel just behind the two beside it
why-your-own-dice-are-never = your own dice are never captured
why-the-die-at-is-at = the die at { $cell } is at home and safe
why-its-owner-has-no-empty = its owner has no empty start funnel

why-is-not-next-to-your = { $cell } is not next to your explorer at { $cell2 }
why-a-turn-can-be-stopped = a turn can be stopped only after the explorer has turned
why-the-explorer-has-turned-already = the explorer has turned already: swap or stop
why-a-turn-must-change-how = a turn must change how the explorer stands
why-your-shows-the-green-die = your -{ $down } shows { $mine }, the green die's -{ $up } shows { $theirs }: they must be equal
why-explorers-cannot-change-places-with = explorers cannot change places with each other

why-the-die-is-rolled-not = the die is rolled, not set
why-say-how-it-stands-place = say how it stands: place CELL TRIPLE
why-first-all-dice-are-placed = first all dice are placed
why-a-die-pivots-into-an = a die pivots into an adjacent funnel, and { $cell } is not next to { $cell2 }
why-all-your-dice-are-placed = all your dice are placed: pivot one of them
why-is-not-in-the-start = { $cell } is not in the start area, the rows a and b

why-the-die-shows-its-last = the die shows { $shown }: its last jump must go exactly so far along a line, cross a die and end on an empty funnel
why-there-is-no-die-at = there is no die at { $cell }
why-only-a-jump-after-a = only a jump after a roll can be declined
why-you-may-go-on-with = you may go on with the die you rolled, at { $cell }, or stop
why-a-die-can-jump-so = a die can jump, so one has to

why-a-jump-goes-straight-over = a jump goes straight over one adjacent die to the funnel behind it
why-a-turn-can-be-stopped-only = a turn can be stopped only after the first of two moves
why-all-your-dice-are-placed-step = all your dice are placed: step or jump with one of them
why-is-not-next-to = { $cell } is not next to { $cell2 }

why-only-the-customs-capture = only the customs capture
why-an-officer-jumps-straight-over = an officer jumps straight over one smuggler after the other
why-the-smuggler-at-has-arrived = the smuggler at { $cell } has arrived and stays there
why-smugglers-keep-off-the-edges = smugglers keep off the edges y = 0 and z = 0

why-no-number-of-leads-there = no number of { $shown } leads there on a free way: black dice block it, red ones are never entered
why-the-guard-puts-one-black = the guard puts one black die into an empty funnel next to green
why-with-the-numbers-that-point = with { $shown } the numbers that point at the throne are not right
why-you-can-move-so-you = you can move, so you have to
why-only-the-guard-places-dice = only the guard places dice
why-the-throne-is-entered-only = the throne is entered only from the row x = 6

why-the-dice-of-the-row = the dice of the row do not fit there
why-a-mounted-row-can-only = a mounted row can only dismount
why-this-row-is-not-mounted = this row is not mounted
why-your-mounted-row-has-to = your mounted row has to dismount first
why-dice-of-another-row-rest = dice of another row rest on this row and block it
why-without-blockade-no-row-mounts = without blockade no row mounts others
why-a-single-die-does-not = a single die does not swing
why-a-swing-is-named-by = a swing is named by the end that moves
why-this-row-is-named-by = this row is named by its first die, { $cell }

why-only-your-witch-moves-the = only your witch moves, the die at { $cell }

why-dogs-stand-on-the-dice = dogs stand on the dice of the plate
why-dogs-sit-in-the-funnels = dogs sit in the funnels of level 1
why-a-bush-cannot-be-the = a bush cannot be the wolf
why-the-wolf-is-one-of = the wolf is one of the 45 dice on the plate
why-the-wolf-is-hidden-already = the wolf is hidden already
why-only-the-dice-on-the = only the dice on the plate can be the wolf
why-a-dog-is-at-already = a dog is at { $cell } already
why-first-the-wolf-is-hidden = first the wolf is hidden: name CELL

why-the-amoeba-would-be-torn = the amoeba would be torn apart
why-you-have-to-make-all = you have to make all your steps
why-the-amoeba-must-hang-together = the amoeba must hang together when you stop
why-is-not-adjacent-to = { $cell } is not adjacent to { $cell2 }

why-you-have-to-put-more = you have to put { $due } more

why-only-who-takes-dice-off = only who takes dice off in the demolition may stop
why-dice-that-come-back-must = dice that come back must come back
why-with-a-you = with a { $rolled } you { $dice }
why-that-colour-is-not-yours = that colour is not yours to give back now
why-the-colours-version-of-up = the colours version of up_and_down is for 2 to 6, not for { $seats }
why-up-and-down-is-for = up_and_down is for 3, or three teams (6, 9), not for { $seats }; the colours version is for 2 to 6

why-dice-go-to-level-until = dice go to level { $level } until it is full

why-a-rolled-die-is-put = a rolled die is put as it stands
why-name-one-of-the-funnels = name one of the funnels that have to be filled
why-its-lower-face-must-show = its lower face must show the number of the face it lies on
why-first-a-funnel-has-to = first a funnel has to be filled

why-red-and-green-must-not = red and green must not touch
why-black-is-for-those-who = black is for those who can place neither red nor green
why-you-have-no-die-left = you have no { $verb } die left

why-no-lower-face-of-the = no lower face of the die equals the face it would lie on
why-the-die-has-to-be = the die has to be put
why-does-not-belong-to-your = { $cell } does not belong to your corner

why-the-chunk-does-not-fit = the chunk does not fit there: it keeps its shape, every die of it stands firmly, and it touches the building { $touch }
why-a-chunk-has-dice-at = a chunk has { $most } dice at most
why-the-dice-of-a-chunk = the dice of a chunk hang together by faces
why-a-chunk-is-lifted-off = a chunk is lifted off: whatever lies over one of its dice comes along
why-that-would-break-the-rest = that would break the rest of your cube into pieces
why-this-chunk-can-be-set = this chunk can be set nowhere on the pyramid
why-is-not-in-your-cube = { $die } is not in your cube
why-cube-cannot-be-125-with = cube cannot be 125 with three players: 3 x 125 dice are not in the box
why-contact-cannot-be-face-with = contact cannot be face with a chunk_max under 3: a single base die touches nothing by a face

why-the-chunk-does-not-fit-there = the chunk does not fit there: it keeps its shape, and every die of it rests on the plate, on a die or on the chunk itself
why-a-chunk-has-dice = a chunk has { $sizes } dice
why-that-would-break-the-rest-of = that would break the rest of your block into pieces
why-is-not-in-your-block = { $die } is not in your block any more
why-chunks-must-contain-1-without = chunks must contain 1: without single dice nobody could begin

why-nothing-carries = nothing carries { $loose }
why-it-must-touch-the-main = it must touch the main structure by a face, as a straight row or an L
why-your-straight-row-earns-one = your straight row earns one die: place it in a funnel
why-the-first-die-goes-into = the first die goes into a base funnel
why-as-long-as-a-piece = as long as a piece of three fits somewhere, you set three
why-a-die-lies-at-already = a die lies at { $taken } already

why-you-have-no-die-in = you have no die in your hand: roll first
why-is-no-cell-of-the = { $cell } is no cell of the coat: one of its numbers must be 1, and none 0

why-a-row-is-straight-of = a row is straight, of one colour, and nothing else rests on it

why-you-take-one-die-first = you take one die first
why-what-a-double-gives-must = what a double gives must be taken

why-a-die-of-a-dearer = a die of a dearer colour is free: green before black before red
why-mix-cannot-be-the-three = mix cannot be { $mix }: the three numbers must add up to 165, not { $mix2 }

why-say-how-it-stands-as = say how it stands, as in add 6,1,0 623
why-it-is-rolled-how-it = it is rolled how it stands
why-touches-neither-the-thrown-die = { $cell } touches neither the thrown die nor one that was added

why-mount-where-say-a-place = mount where? Say a place before a side, as in mount -1,3,4
why-a-die-is-drawn-out = a die is drawn out of a side: { $outward }
why-nothing-follows-stop = nothing follows stop
why-you-may-draw-mount-pull = you may draw, mount, pull, place or stop
why-does-not-lie-in-that = { $cell } does not lie in that side
why-there-is-no-such-die = there is no such die in the pyramid
why-a-die-is-pulled-out = a die is pulled out by at most { $farthest } mm, not { $distance }
why-no-die-is-taken-out = no die is taken out of the pyramid
why-all-dice-of-the-box = all dice of the box are mounted
why-is-a-cell-of-the = { $atoms } is a cell of the pyramid; a place before a side has a -1
why-a-die-before-a-side = a die before a side is mounted: mount { $spot }

why-there-are-six-hills-1 = there are six hills, 1 to 6
why-a-riddle-must-fit-exactly = a riddle must fit exactly one hill; with tell, a hill and words you may give one of your own
why-master-cannot-be-a-person = master cannot be a person with 2 seats: the master makes no claims and needs two other players

why-only-a-blockaded-player-may = only a blockaded player may pass
why-you-have-to-lift-a = you have to lift a blockade: jump with a die that stands on a blockaded one

why-you-jump-with-your-own = you jump with your own die, at { $cell }
why-the-angel-may-not-land = the angel may not land on the devil


why-map-cannot-be-it-is = map cannot be { $id }: it is one of { $known }{ $hint }

why-first-keep-the-roll-or = first keep the roll or re-roll some dice: nobody writes before
why-the-dice-lie-now-everybody = the dice lie: now everybody writes
why-start-seat-cannot-be-there = start_seat cannot be { $start }: there are { $seats } seats, numbered from 0
why-there-is-no-city-on = there is no city { $atom } on the map { $id }; it has: { $city }

why-it-should-name-one-or = it should name one or two entries: a pair of dice (or cross) and a city each
why-only-one-city-is-empty = only one city is empty: one entry
why-every-round-takes-two-entries = every round takes two entries
why-already = { $city } { $stands } already
why-stands-in-already = { $pair } stands in { $there } already
why-cannot-take-both-entries = { $entries } cannot take both entries
why-can-be-written-once-only = { $entries } can be written once only
why-a-die-cannot-be-used = a die cannot be used twice in the last round: there is one number only
why-a-die-has-been-used = a die has been used twice already: that can be done once a game
why-two-crosses-need-no-die = two crosses need no die twice
why-and-should-have-exactly-one = { $pairs } and { $pairs2 } should have exactly one die in common
why-no-second-number-can-be = no second number can be made with a die of { $pairs } again
why-and-share-a-die-only = { $pairs } and { $pairs2 } share a die: only 'twice' may do that, once a game
why-has-two-equal-digits-not = { $pair } has two equal digits: not allowed when a die is used twice

why-a-try-ends-after-seconds = a try ends after { $limit } seconds
why-nothing-follows = nothing follows { $verb }
why-an-entry-begins-with = an entry begins with { $verbs }
why-needs-whole-number = { $verb } needs { $bounds } whole { $bounds ->
        [one] number
       *[other] numbers
    }
why-solved-needs-the-seconds-it = solved needs the seconds it took, as in solved 34.5
why-cannot-be-it-lies-between = { $value } cannot be: it lies between 0 and { $most }

why-first-call-then-point = first call, then point
why-you-have-passed-already = you have passed already
why-put-your-die-where-you = put your die where you have found the total, or into any funnel if there was none
why-you-have-called-point-at = you have called: point at a funnel

why-you-may-now = you may { $words } now

why-only-the-player-who-rolled = only the player who rolled calls Stop, as long as the turn is open

why-you-have-your-total-lift = you have your total: lift a die
why-first-you-roll-or-keep = first you roll, or keep the total that lies there
why-there-is-no-die-to = there is no die to lift at { $cell }

why-a-turn-is-entered-with = a turn is entered with { $ends }
why-a-die-from-cannot-come = a die from { $cell } cannot come to rest at { $cell2 }
why-there-is-no-die-left = there is no die left that could have settled
why-the-die-at-came-there = the die at { $cell } came there in this turn
why-the-die-at-is-put = the die at { $cell } is put back at once and not entered
why-enter-those-first = { $because }: enter those first

why-all-standing-hanging-together-by = { $wanted }: all standing, hanging together by faces, and touching a die of yours by a face
why-the-start-pyramid-is-named = the start pyramid is named by its top, a cell of level 1
why-keep-the-1-or-roll = keep the 1, or roll again

why-you-have-no-in-your = you have no { $number } in your throw
why-only-the-player-with-the = only the player with the golden die calls stop
why-the-round-is-stopped-already = the round is stopped already

why-it-would-make-a-row = it would make a row of one colour
why-the-pile-has-stood-like = the pile has stood like that before
why-you-take-a-die-from = you take a die from the plate that shows at least two faces
why-first-you-take-a-die = first you take a die
why-put-the-die-in-your = put the die in your hand back, or keep it
why-no-die-is-put-on = no die is put on the bare plate
why-the-three-dice-under-it = the three dice under it must have three colours, or all one colour that is not that of the die

why-feed-a-group-there-is = feed a group there is: { $true }
why-you-can-ransom-0-to = you can ransom 0 to { $seat } dice
why-nobody-has-won-a-die = nobody has won a die: buy another throw, or end your turn

why-position-is-no-die-it = position: { $entry } is no die: it should read CELL=colour or CELL=colour=triple
why-position = position: { $place }
why-is-switched-off-there-is = { $verb } is switched off; there is: { $actions }
why-it-must-touch-another-die = it must touch another die by a face, and be a die that is left

why-board-cannot-be-it-is = board cannot be { $what }: it is one of { $known }{ $hint }

why-is-no-die-on-the = { $token }: { $head } is no die on the board; { $wanted }
why-a-die-that-lies-so = { $token }: a die that lies so is { $seen }
why-tells-no-zone-and-face = { $token } tells no zone and face; { $wanted }
why-here-a-die-that-is = { $token }: here a die that is off counts, so its face is needed too, as in off3
why-is-no-face-of-these = { $token }: { $word } is no face of these dice, which show 1 to { $faces }
why-an-outcome-of-words-is = an outcome of { $tokens } words is too long
why-names-a-die-twice = { $what } names a die twice
why-does-not-say-how-lies = { $what } does not say how { $die } lies; { $wanted }

why-is-said-twice-in = { $key } is said twice in { $what }
why-up-a-die-of-faces = up={ $number }: a die of { $faces } faces shows 1 to { $faces2 }
why-a-shot-begins-with-flick = a shot begins with flick, roll or shoot and names a die
why-dice-are-flicked-in-this = dice are flicked in this game, not rolled (launch=any allows it)
why-cannot-be-shot-now-you = { $at } cannot be shot now; you can shoot: { $ready }
why-is-said-twice = { $key } is said twice
why-another-die-lies-there = another die lies there
why-at-the-die-does-not = at { $x }, { $y } the die does not lie wholly on the disc
why-is-not-over-the-disc = { $x }, { $y } is not over the disc
why-another-die-lies-at = another die lies at { $x }, { $y }
why-there-is-no-free-place = there is no free place on the disc
why-cannot-stand-in-a-shot = { $token } cannot stand in { $what }; a shot reads: flick A1 aim=-3.5 speed=1.3
why-does-not-tell-what-the = { $what } does not tell what the hand did: it should give { $keys }

why-mode-is-for-players-not = mode={ $mode } is for { $allowed } players, not for { $seats }

why-cannot-be-played-by-it = { $key } cannot be played by { $seats }: it takes { $allowed }
why-start-seat-cannot-be-the = start_seat cannot be { $first }: the seats of { $seats } players are 0 to { $seats2 }
why-cannot-be-played-by-any = { $key } cannot be played by any number of seats with { $options }

why-line-1-this-is-no = line 1: this is no Pipyard log of version 1: it should begin with 'pipyard 1'
why-line-is-no-header-line = line { $at }: { $at2 } is no header line: it should read 'key: value'
why-line-1-the-header-has = line 1: the header has no line { $key }: it should have one that reads { $wanted }
why-line-should-read = line { $number }: '{ $key }: { $value }' should read { $wanted }
why-line-is-no-event-it = line { $number }: { $line } is no event: it should read '0 move' or '* outcome'

why-the-game-is-over = the game is over
why-chance-has-to-decide-first = chance has to decide first: happen(outcome)
why-seat-is-not-asked-now = seat { $seat } is not asked now: it is the turn of seat { $asked }
why-nothing-is-to-be-rolled = nothing is to be rolled now: a player decides
why-cannot-happen-here = { $landed } cannot happen here
why-nothing-is-to-be-rolled-now = nothing is to be rolled now: the players race
why-the-stamp-lies-before-the = the stamp { $stamp } lies before the last one, { $clock }: stamps never go back
why-nothing-can-be-taken-back = nothing can be taken back: { $why }
why-seat-is-not-asked-now-so = seat { $seat } is not asked now, so its time cannot run out
why-there-is-no-seat = there is no seat { $seat }
why-the-log-was-written-by = the log was written by version { $version } of { $game }, this is version { $version2 }
why-the-header-asks-for-what = the header asks for what { $game } does not have: { $error }
why-is-not-allowed-now-a = { $what } is not allowed now; a move may begin with: { $offer }
why-is-not-allowed = { $typed } is not allowed: { $because }

why-knows-no-move-it-knows = { $whose } knows no move { $tokens }; it knows: { $forms }
why-an-empty-line-is-no = an empty line is no move; { $whose } knows: { $forms }
why-a-move-of-words-and = a move of { $tokens } words and { $what } letters is too long
why-is-no-move-it-should = { $shortened } is no move{ $trouble }; it should read: { $near }

why-there-is-no-option-there = there is no option { $what }; there are: { $known }

why-the-game-has-not-ended = the game has not ended after { $limit } steps
why-the-game-is-not-over = the game is not over

why-seat-sends-more-than-inputs = seat { $seat } sends more than { $mostasecond } inputs a second

why-is-not-finished = { $what } is not finished; { $steps }
why-cannot-stand-here-in = { $token } cannot stand here in { $what }; { $steps }
why-is-not-of-the-cards = { $strip } is not { $count } of the { $deck } cards { $cards } in some order

why-a-board-needs-a-table = a board needs a table [{ $where }{ $key }]
why-there-is-no-entry-there = there is no entry { $where }{ $key }.{ $what }; there are: { $allowed }
why-should-be-a-number-not = { $what } should be a number, not { $value }
why-should-be-a-finite-number = { $what } should be a finite number of reasonable size, not { $value }
why-a-board-needs = a board needs { $what }
why-should-lie-between-and-not = { $what } should lie between { $low } and { $high }, not { $value }
why-should-be-numbers = { $what } should be { $count } numbers
why-board-pegs-at-should-be = board.pegs.at should be a list of at most 200 places [x, y]
why-board-pegs-at-holds-places = board.pegs.at holds places [x, y], not { $spot }
why-a-board-needs-two-to = a board needs two to twelve [[board.step]] tables
why-the-last-step-should-end = the last step should end at board.length, { $length }, not at { $end }
why-should-be-a-table-with = { $where } should be a table with y and top
why-times-should-be-a-whole = { $where }.times should be a whole number other than 0, not { $times }
why-y-should-begin-at-and = { $where }.y should begin at { $before } and be at least 20 long, not { $span } to { $span2 }
why-top-should-lie-below-the = { $where }.top should lie below the step before it, { $top }, not at { $top2 }
why-there-is-no-entry-there-are = there is no entry { $where }.{ $what }; there are: y, top, times
why-is-too-large-for-a = { $path } is too large for a board
why-cannot-be-read = { $path } cannot be read: { $strerror }
why-is-no-toml-file = { $path } is no TOML file ({ $error })
why-is-no-part-of-a = { $key } is no part of a board: there are board, dice and contact
why-contact-is-friction-restitution-friction = contact.{ $pair } is [friction, restitution]: friction from 0.01 to 2, restitution from 0 to 0.95, not { $values }
why-board-line-must-lie-on = board.line must lie on the first step, between y = { $start } and { $end }, not at { $near } to { $far }
why-board-disc-rect-is-x0 = board.disc.rect is [x0, y0, x1, y1] with x0 < x1 and y0 < y1
why-board-disc-must-lie-within = board.disc must lie within the width of the board and before the line
why-board-disc-top-must-not = board.disc.top, { $disctop }, must not lie below the first step, { $top }
why-the-peg-at-does-not = the peg at { $x }, { $y } does not stand on the board
why-the-peg-at-stands-on = the peg at { $x }, { $y } stands on the disc

why-there-is-no-die-of-faces = there is no die of { $faces } faces here: it has 6, 8, 10, 12 or 20

why-dice-are-dealt-as-many = { $count } dice are dealt: as many letters from a (124) to x (654), or as many triples, not { $what }

why-is-no-pose-it-is = { $what } is no pose: it is seven numbers x,y,z,w,i,j,k with commas between them
why-lies-farther-away-than-m = { $what } lies farther away than { $far } m
why-is-no-pose-w-i = { $what } is no pose: w,i,j,k must have length 1

why-dice-are-thrown-as-many = { $count } dice are thrown: as many digits from 1 to 6, not { $what }

why-after-the-aim-follows-how = after the aim follows how: { $manners }
why-the-ladle-is-filled-dice = the ladle is filled: { $least } dice fit

why-it-must-lie-next-to = it must lie next to a die that is there already
why-dice-are-put-on-the = dice are put on the plate only: the funnels above are filled by the rules

why-there-is-no-cell-coordinates = there is no cell { $x },{ $y },{ $z }: coordinates are 0 or more and add up to 8 at most

why-is-recorded-while-it-is = { $verb } is recorded while it is done: it should read { $verb2 }
why-hands-can = { $what }: hands can { $forms }
why-pull-which-die-say-its = pull which die? Say its cell, as in pull 0,3,5, or its number, as in pull #12
why-ladle-how-many-dice-say = ladle how many dice? Say a whole number, as in ladle 12
why-takes-at-most-numbers = { $verb } takes at most { $most } numbers: { $fields }
why-is-no-number = { $verb }: { $atom } is no number
why-should-read = { $verb } should read { $verb2 }
why-place-should-read = place should read { $place }
why-place-is-no-turn-it = place: { $fourth } is no turn: it is four numbers w,i,j,k of length 1
why-does-not-do-it-lies = { $verb }: { $field } { $value } does not do, it lies between { $low } and { $high }
why-a-die-is-thrown-with = a die is thrown with at most 3 m/s, not { $velocity }
why-a-die-is-thrown-with-a = a die is thrown with a spin of at most 40 rad/s, not { $spin }
why-a-die-is-thrown-from = a die is thrown from at least { $distance } cm beside the plate
why-a-die-is-flicked-from = a die is flicked from the table, at least { $edge } cm beside the plate
why-a-die-is-flicked-from-the = a die is flicked from the line { $distance } cm before your side, whose middle is { $x } { $y }
why-a-breath-needs-a-direction = a breath needs a direction
why-a-pull-needs-a-direction = a pull needs a direction
why-place-a-turn-is-four = place: a turn is four numbers w,i,j,k of length 1
why-the-finger-presses-the-die = the finger presses the die at { $cell }

why-that-is-no-right-angle = that is no right-angle jump over a ridge

why-cannot-be-done-now-you = { $this } cannot be done now; you can { $verbs }
why-you-have-no-die-left-2 = you have no die left
why-you-have-only-dice-for = you have only { $hand } dice for the ladle
why-there-is-no-such-die-to = there is no such die to be pulled

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

why-does-not-tell-how-a = { $token } does not tell how a die stands; { $wanted }
why-it-is-not-said-how = it is not said how { $missing } stands; { $wanted }
why-is-no-time-it-is = { $token } is no time: it is seconds, as in T12.34
why-and-cannot-both-stand-in = { $number } and { $cell } cannot both stand in { $where }
why-does-not-say-of-which = { $token } does not say of which die it speaks; { $wanted }
why-a-die-that-lies-so-does = { $token }: a die that lies so does not stand there
why-is-no-die-here = { $token }: { $what } is no die here; { $wanted }
why-an-outcome-of-letters-is = an outcome of { $what } letters is too long

why-there-is-no-channel-there = there is no channel { $what }; there are { $number }
why-it-lies-between-and = { $what } { $value }: it lies between { $low } and { $high } { $unit }
why-a-recorded-movement-is-a = a recorded movement is a word of at most { $letters } letters that begins with { $recording }
why-a-recorded-movement-is-written = a recorded movement is written in letters, digits, - and _ only
why-this-is-no-recorded-movement = this is no recorded movement: it is cut off, or too long
why-this-is-no-recorded-movement-it = this is no recorded movement: it cannot be unpacked
why-this-is-no-recorded-movement-of = this is no recorded movement of version { $version }
why-this-is-no-recorded-movement-its = this is no recorded movement: its channels or its length make no sense
why-this-is-no-recorded-movement-something = this is no recorded movement: something follows its end
why-in-a-recorded-movement-lies = in a recorded movement { $channel } lies between { $low } and { $high } { $unit }
why-this-is-no-recorded-movement-it-ends = this is no recorded movement: it ends too early

why-nobody-has-said-how-a = nobody has said how a log of version { $version } of { $game } is read by version { $now }
why-a-fault-of-that-version-ended-the-game = the log is of version { $version } of { $game }, and a fault of that version ended the game too early
