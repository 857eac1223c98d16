## Raffzahn, Greedy Grabber, Bunte Kuh, Spotted Cow, Perspectives, Lookout, The Vain Guinea Fowl, The Clever Mole

amiss-after-stop = That was after Stop: the die goes back, and each of the others gets one of yours.
amiss-hill = It is not hill { $hill }.
amiss-no-funnel = There is no funnel there.
amiss-not-free = That die is not free: another one lies on it.
amiss-number = That shows { $shows }, not { $asked }.
amiss-side = Side { $side ->
    [x] a1–a9
    [y] i1–a1
   *[other] a9–i1
 } must show { $asked }; this die shows { $shows } there.
amiss-there-is-one = There is a funnel that shows { $asked }.
amiss-two-numbers = That die shows { $shows }; your numbers are { $own } and { $common }.
verdict-blocked = You are still blocked after a mistake.
verdict-busy = Too soon: a hand needs a moment between two grabs.
verdict-closed = It is not your turn to act.
verdict-gone = Too late: that is gone.
verdict-grace = Nobody could have heard the call yet, so this does not count.
verdict-late = Too late: that was already decided.
verdict-nothing = Nothing happens.
verdict-refused = That is not possible now.
verdict-wrong = Wrong.
grab-closed = Stop: hands off until the next roll.
grab-open = Grab every free die that shows { $number } on your side. Only { $seat }, who has rolled, may call Stop.
hint = Right now: { $what }.
nothing-grabbed = nobody has grabbed a die for too long
only-the-plate-left = no die is left above the plate
verb-grab = grab { $rest }
cow-place = Put down one of your dice.
cow-point = Point at a funnel whose numbers add up to { $total }.
cow-seek = Find a funnel whose three numbers add up to { $total }, or say that there is none.
verb-blank = there is none
verb-call = call
verb-no = no
nobody-puts-dice = nobody has put down a die for too many rounds
number-of-all = number that counts for everybody
own-number = own number
toss-add = The others may add dice, whatever they show: at most { $count } each.
toss-all = Put dice that show your own number or { $number }.
toss-others = Put dice that show your own number. { $number } counts too, but not for the player who threw it.
verb-add = add a die to { $rest }
fowl-sides = The coat shows { $x } on side a1–a9, { $y } on side i1–a1 and { $z } on side a9–i1. A die with all three may be turned.
time-over = the time is up
mole-age = The mole is exactly { $what } years old: which hill's visible numbers add up to that?
mole-tell = The master asks: { $what }
mole-below = The top die, seen from below, adds up to { $what }. Which hill?
mole-faces = On which hill does { $what } appear most often?
mole-hills = The tops of the hills: 1 is a1.2; 2 is a4.2; 3 is a7.2; 4 is d1.2; 5 is d4.2; 6 is g1.2.
mole-least = The mole does not like { $what }. Which hill has the fewest dice of it?
mole-left = Riddles left: { $count }.
mole-most = The mole likes { $what }. Which hill has the most dice of it?
mole-near = The mole is nearly { $what } years old: which hill's visible numbers come nearest?
mole-top = The top die adds up to { $what }. Which hill?
mole-was = It was hill { $hill }.
riddles-solved = all riddles have been given
verb-age = the visible numbers add up to { $rest }
verb-below = the top die seen from below adds up to { $rest }
verb-faces = the most faces with { $rest }
verb-least = the least { $rest }
verb-most = the most { $rest }
verb-near = the visible numbers come nearest to { $rest }
verb-point = point at hill { $rest }
verb-top = the top die adds up to { $rest }
verb-tell = a riddle of the master about hill { $rest }
grab-open-you = Grab every free die that shows { $number } on your side. You have rolled: call Stop when none is left.
