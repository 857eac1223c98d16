### What Pipyard says in English.
### Keys of games (why a game ended, what a scene says, heaps and rolls) stand in the first part, in alphabetical order.
### Families: colour-…, letter-…, verb-…, event-….

## Why a game ended

all-dice-used = a player has used all their dice
all-own-dice-off = all own dice are off the pyramid
amoeba-at-home = the amoeba has reached a corner
corner-complete = a corner pyramid is complete
corners-complete = all corner pyramids are complete
enough-dice-stored = enough dice are won
enough-dice-won = enough dice are won
goal-reached = the goal is reached
last-die-placed = a player has placed their last die
last-in-the-game = only one player has dice left
no-die-left = no die is left
nobody-puts-a-die = nobody has put a die for three rounds
overtime-shared = nobody was ahead after ten extra rounds
overtime-won = the extra round has decided
plate-full = the plate is full
pyramid-complete = the pyramid is complete
round-limit = the last round has been played
rounds-played = all rounds have been played
rounds-won = enough rounds have been won
target-reached = the target is reached
top-of-a-corner = the top of a complete corner is held

## What a scene says

acquire-paid = { $payer } has paid { $payee }: { $count }.
amoeba-homes = The corners: { $home_0 } – { $seat_0 }, { $home_1 } – { $seat_1 }, { $home_2 } – { $seat_2 }. The score is how far the six dice are from it.
dice-to-put = Dice still to be put: { $count }.
dice-to-take = Dice still to be taken: { $count }.
die-as-it-stands = The die shows { $triple } towards the sides a1–a9, i1–a1 and a9–i1. It is put as it stands.
diebylon-steps = Jumps must cost { $steps } in all.
diebylon-swap = A 1 was rolled: swap one of your dice with a free enemy die that rests on it.
dora-greatest = { $by } fills { $cell } ({ $a }, { $b }, { $c }): the greatest number is theirs. Against that die.
dora-name-a-funnel = Several funnels wait: name the one that is filled next.
dora-one-colour = { $by } fills { $cell } ({ $a }, { $b }, { $c }): the three dice have one colour. Against the greatest number.
dora-three-equal = { $by } fills { $cell } ({ $a }, { $b }, { $c }): the numbers are equal, and their die came last. Against any of them.
dora-two-equal = { $by } fills { $cell } ({ $a }, { $b }, { $c }): two numbers are equal, and the third is theirs. Against that die.
forbidden-number = The forbidden number is { $number }.
golden-middle = { $number } is the middle number: { $seat } adds a die.
golden-two-equal = Two rolled the same: { $seat } adds a die.
golden-three-equal = Three equal numbers: everybody takes off { $count ->
    [one] one die.
   *[other] { $count } dice.
}
level-to-fill = { $level ->
    [0] Dice go onto the plate.
   *[other] Dice go to level { $level } above the plate.
}
masquerade-goal-blue-red-green = Goal: blue, red, green from foot to top on all three edges.
masquerade-goal-main = Goal: the same sequence from foot to top on all three edges.
masquerade-goal-training = Goal: every edge of one colour.
mes-des-buy = Nobody has won a die: buy another throw for an action die, or end the turn.
mes-des-feed = The rest of the pool goes to a group of the stock: name its size.
mes-des-numbers = 6 and 5: { $seat }. 1 and 2: { $seat_two }. The thrower wins with both numbers, the other only with the first.
mes-des-pool = Dice in the pool: { $count }.
mes-des-ransom = The throw wins { $gain } for the thrower and { $loss } for the other. How many of those are ransomed?
mes-des-target = { $target } dice win, action dice included.
mucho-domino = Above the plate a lower face must equal the face it lies on. You may decline.
mucho-slow = A pyramid is complete: every further round costs the others { $cost } points.
plate-dice-left = Places left on the plate: { $count }.
roll-off-for = Three colours meet at { $cell }: { $count } sides roll for it.
round = Round { $round } of at most { $of }.
round-without-limit = Round { $round }.
steps-a-pip = A pip is worth { $steps ->
    [one] { $steps } step now.
   *[other] { $steps } steps now.
}
steps-left = Steps left: { $steps }.
storing-shown = The numbers are { $a }, { $b } and { $c }: together { $sum }, wanted { $total }.
storing-sum = Together the three numbers make { $sum }, wanted { $total }.
storing-target = { $target } green dice win.
storing-total = Wanted: three numbers that add up to { $total }.
tumblin-ahead = { $seat } leads by { $points }.
tumblin-ahead-you = You lead by { $points }.
tumblin-attitude = The die stands as drawn: attitude { $attitude }.
tumblin-behind = { $seat } is { $points } behind: a die that counts { $needs } or more takes the lead.
tumblin-behind-you = You are { $points } behind: a die that counts { $needs } or more takes the lead.
tumblin-bumps = It bumps { $die } from { $from } to { $zone } showing { $face }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
tumblin-bumps-off = It bumps { $die } off { $from }.
tumblin-bumps-short = It bumps { $die } back before the line.
tumblin-far-behind = { $seat } is { $points } behind, more than one die can make good.
tumblin-far-behind-you = You are { $points } behind, more than one die can make good.
tumblin-foul = { $die } does not touch the disc first: foul, no points.
tumblin-goal-rounds = { $number ->
    [one] Most points after one round win.
   *[other] Most points after { $number } rounds win.
}
tumblin-goal-target = { $number } points at the end of a round win.
tumblin-goal-wins = { $number ->
    [one] One round won wins.
   *[other] { $number } rounds won win.
}
tumblin-level = Level: any die that counts takes the lead.
tumblin-nudges = It nudges { $die }, which stays on { $zone } showing { $face }.
tumblin-order = They shoot in this order: { $order }.
tumblin-order-roll = One die for every side: the highest shoots first.
tumblin-overtime = Extra round { $round }.
tumblin-rests = { $die } comes to rest on { $zone } showing { $face }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
tumblin-rolls-off = { $die } leaves the board.
tumblin-round = Round { $round }.
tumblin-short = { $die } stays short of the line.
tumblin-team = ({ $colours })
up-and-down-build = Even numbers put dice, odd numbers take back. The score is the outer faces shown.
up-and-down-colours = Even numbers take dice, odd numbers give back. The score is what the dice taken are worth.
up-and-down-demolish = Even numbers take dice off, odd numbers bring them back. The score is how many are left: fewest win.
you-may-stop = You may stop at any time.

## Heaps and rolls

action-dice = action dice
as-it-stands = the die, seen from a1–a9, i1–a1, a9–i1
order = order
reserve-group = group of the stock
roll = roll
roll-off = roll-off
stock = stock
stored = stored
taken = taken
throw = throw
unshot = to be shot
won-dice = won

## Colours, and the letter that stands for each where there is no colour

colour-black = black
colour-blue = blue
colour-brown = brown
colour-dice = any colour
colour-golden = golden
colour-green = green
colour-grey = grey
colour-lime = lime
colour-maroon = maroon
colour-navy = navy
colour-olive = olive
colour-orange = orange
colour-pink = pink
colour-purple = purple
colour-red = red
colour-turquoise = turquoise
colour-white = white
colour-yellow = yellow
letter-black = K
letter-blue = B
letter-brown = N
letter-dice = D
letter-golden = Y
letter-green = G
letter-grey = E
letter-lime = C
letter-maroon = M
letter-navy = A
letter-olive = V
letter-orange = O
letter-pink = I
letter-purple = P
letter-red = R
letter-turquoise = T
letter-violet = U
letter-white = W
letter-yellow = L

## Verbs of moves, with what stands behind the verb

verb-buy = buy another throw
verb-decline = decline
verb-draw = draw { $rest }
verb-end = end the turn
verb-feed = feed the group of { $rest }
verb-fill = fill { $rest }
verb-flick = flick { $rest }
verb-jump = jump { $rest }
verb-keep = keep { $rest }
verb-lift = lift { $rest }
verb-pass = pass
verb-place = place { $rest }
verb-put = put { $rest }
verb-ransom = ransom { $rest }
verb-roll = roll
verb-set = set { $rest }
verb-set-showing = fill the funnel, showing { $numbers }
verb-shoot = real board, entered by hand: { $rest }
verb-step = move { $rest }
verb-stop = stop
verb-swap = swap { $rest }
verb-take = take { $rest }

## Events that happen by themselves

event-cover = the die is covered again

## The sign between ones and tenths

decimal-sign = .
golden-middle-you = { $number } is the middle number: you add a die.
golden-two-equal-you = Two rolled the same: you add a die.
