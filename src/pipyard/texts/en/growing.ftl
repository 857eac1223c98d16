## Fire and Water, Squeezing, Abquetschen, Triops

colour-extra = extra
letter-extra = X
no-red-and-green-left = all red and green dice are placed
nobody-can-build = nobody can build any more
nobody-can-place = nobody can place a die
player-buried = a player is buried
rolled-more-than-the-stock = the roll is larger than the stock
squeezing-bonus = { $dice ->
    [one] one bonus die may be placed
   *[other] up to { $dice } bonus dice may be placed
}
squeezing-build = { $dice ->
    [one] one die is to be built
   *[other] { $dice } dice are to be built in one piece
}
squeezing-roll-a-four = whoever rolls a 4 begins
stock-empty = a stock is empty
triops-bonus = the straight row earns one more die
verb-again = roll again
verb-black = black die into { $rest }
verb-bonus = bonus dice into { $rest }
verb-build = build { $rest }
verb-green = green die into { $rest }
verb-pair = pair on { $rest }
verb-red = red die into { $rest }
verb-start = start pyramid with its top on { $rest }
verb-triangel = L-piece { $rest }
verb-triops = straight row { $rest }
