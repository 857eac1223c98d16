## The games of skill that are made of attempts: Captain Flint, Dune, Faraday, Coulomb, Emag, Dice Mikado (and Mount(a)ing)

attempt = attempt { $number } of { $of }
attempt-again = everybody objected: the attempt is repeated, and then its entry stands
attempt-clock = { $seconds } of { $limit } seconds
attempt-entered = entered by hand: { $entry }
attempt-times = best times in seconds: { $times }
attempts-all-failed = nobody has managed it
attempts-made = all attempts have been made
emag-standing = { $height } high, { $dice ->
    [one] one die
   *[other] { $dice } dice
} in the tower
flint-left = Edges: { $bones } of 25 dice stand. Other dice on the plate: { $others }. That counts { $bones } − { $others } = { $counts }.
mikado-taken = { $taken ->
    [one] one die taken
   *[other] { $taken } dice taken
}; the top die is { $shift } mm from its place

cli-recorded = (as recorded)
cli-tower-middle = … { $count } more …

settled-tower-falls = { $count ->
    [one] A die falls to the table.
   *[other] The tower comes down: { $count } dice fall.
}
settled-tower-stands = The tower stands.

verb-accept = accept the entry
verb-blow = blow { $rest }
verb-counted = counted: { $rest }
verb-dropped = a die fell off the plate
verb-failed = failed; dice of the skeleton and others left: { $rest }
verb-jolt = jolt the plate towards { $rest }
verb-late = the time was up
verb-object = object to the entry
verb-press = press { $rest } and turn the plate
verb-puff = puff at { $rest }
verb-raise = raise the figure { $rest }
verb-rock = rock the plate towards { $rest }
verb-solved = solved after { $rest } seconds
verb-stack = stack a die { $rest }
verb-tilt = tilt the plate { $rest }
