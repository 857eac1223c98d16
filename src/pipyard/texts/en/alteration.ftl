## Slide and Slipped

objective-fulfilled = the objective is fulfilled
slipped-cards-left = { $cards ->
    [one] one card is left in the deck
   *[other] { $cards } cards are left in the deck
}
slipped-card-1 = objective of { $seat }: 1 2 3 4 5 6 in a row
slipped-card-2 = objective of { $seat }: 1 4 2 5 3 6 in a row
slipped-card-3 = objective of { $seat }: 2 4 6 1 3 5 in a row
slipped-card-4 = objective of { $seat }: 3 6 1 5 2 4 in a row
slipped-card-5 = objective of { $seat }: 1 1 2 2 3 3 in a row
slipped-card-6 = objective of { $seat }: 4 4 5 5 6 6 in a row
slipped-card-7 = objective of { $seat }: six equal numbers in a row
slipped-card-8 = objective of { $seat }: three equal numbers and then three times the number that makes 7 with them
slipped-card-9 = objective of { $seat }: on two of the three sides, three pairs of different numbers in a row
slipped-card-10 = objective of { $seat }: two numbers that alternate seven times
slipped-card-11 = objective of { $seat }: six numbers in a row, every two neighbours adding up to 7
slipped-card-12 = objective of { $seat }: four places left and right of the top that mirror each other
slipped-card-13 = objective of { $seat }: an edge that, seen from one side, never rises or never falls from its foot to the top
slipped-card-14 = objective of { $seat }: an edge whose nine numbers, seen from one side, add up to 46 or more
slipped-card-15 = objective of { $seat }: an edge whose nine numbers, seen from one side, add up to 17 or less
slipped-card-16 = objective of { $seat }: on all three sides the same number left and right of the top
slipped-out = { $seat } claimed wrongly and is out of the game.
slipped-card-own = objective of { $seat }: a row of your own, { $run }
slipped-card-pattern = objective of { $seat }: a form of your own, { $run } (equal letters are equal numbers)
slide-own-goal = wins as well: { $run }
verb-claim = claim { $rest }
verb-done = done
verb-pull = pull { $rest }
slipped-card-1-you = your objective: 1 2 3 4 5 6 in a row
slipped-card-2-you = your objective: 1 4 2 5 3 6 in a row
slipped-card-3-you = your objective: 2 4 6 1 3 5 in a row
slipped-card-4-you = your objective: 3 6 1 5 2 4 in a row
slipped-card-5-you = your objective: 1 1 2 2 3 3 in a row
slipped-card-6-you = your objective: 4 4 5 5 6 6 in a row
slipped-card-7-you = your objective: six equal numbers in a row
slipped-card-8-you = your objective: three equal numbers and then three times the number that makes 7 with them
slipped-card-9-you = your objective: on two of the three sides, three pairs of different numbers in a row
slipped-card-10-you = your objective: two numbers that alternate seven times
slipped-card-11-you = your objective: six numbers in a row, every two neighbours adding up to 7
slipped-card-12-you = your objective: four places left and right of the top that mirror each other
slipped-card-13-you = your objective: an edge that, seen from one side, never rises or never falls from its foot to the top
slipped-card-14-you = your objective: an edge whose nine numbers, seen from one side, add up to 46 or more
slipped-card-15-you = your objective: an edge whose nine numbers, seen from one side, add up to 17 or less
slipped-card-16-you = your objective: on all three sides the same number left and right of the top
slipped-out-you = You claimed wrongly and are out of the game.
slipped-card-own-you = your objective: a row of your own, { $run }
slipped-card-pattern-you = your objective: a form of your own, { $run } (equal letters are equal numbers)
