### What Pipyard says in English.
### Keys of games (why a game ended, what a scene says, heaps and rolls) stand in the first part, in alphabetical order.
### Families: colour-…, letter-…, verb-…, event-…, step-….

## Why a game ended

no-die-left = no die is left
pyramid-complete = the pyramid is complete
rounds-over = the agreed number of rounds is over

## What a scene says


## Heaps and rolls

roll = roll
stock = stock
taken = taken

## Colours, and the letter that stands for each where there is no colour

colour-black = black
colour-blue = blue
colour-golden = golden
colour-green = green
colour-red = red
letter-black = K
letter-blue = B
letter-golden = Y
letter-green = G
letter-red = R

## Verbs of moves: { $who } and what stands behind the verb in { $rest }

verb-place = { $who } places { $rest }
verb-roll = { $who } rolls
verb-take = { $who } takes { $rest }

## Events that happen by themselves

event-cover = the die is covered again

## Steps of what followed from a move

step-jump = { $colour } jumps from { $at } to { $to }
step-pivot = { $colour } pivots from { $at } to { $to }
step-put = { $colour } comes into { $at }
step-roll = { $colour } rolls
step-slide = { $colour } slides from { $at } to { $to }
step-take = { $colour } leaves { $at }
step-turn = { $colour } turns on { $at }
