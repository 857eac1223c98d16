## Raffzahn, Greedy Grabber, Bunte Kuh, Spotted Cow, Perspectives, Lookout, The Vain Guinea Fowl, The Clever Mole

grab-closed = Stop: hands off until the next roll.
grab-open = Grab every free die that shows { $number } on your side. The player at side { $side } has rolled and calls Stop.
nothing-grabbed = nobody has grabbed a die for too long
only-the-plate-left = no die is left above the plate
verb-grab = grab { $rest }
