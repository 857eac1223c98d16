## Raffzahn, Greedy Grabber, Bunte Kuh, Spotted Cow, Perspectives, Lookout, The Vain Guinea Fowl, The Clever Mole

grab-closed = Stop: hands off until the next roll.
grab-open = Grab every free die that shows { $number } on your side. The player at side { $side } has rolled and calls Stop.
nothing-grabbed = nobody has grabbed a die for too long
only-the-plate-left = no die is left above the plate
verb-grab = grab { $rest }
cow-place = Put one of your dice.
cow-point = Point at a funnel whose numbers make { $total }.
cow-seek = Find a funnel whose three numbers make { $total }, or say that there is none.
verb-blank = blank
verb-call = call
verb-no = no
nobody-puts-dice = nobody has put a die for too many rounds
number-of-all = number that counts for all
own-number = own number
toss-add = The others may add dice, whatever they show: at most { $count } each.
toss-all = Put dice that show your own number or { $number }.
toss-others = Put dice that show your own number. The { $number } counts too, but not for the player who threw it.
verb-add = add a die to { $rest }
