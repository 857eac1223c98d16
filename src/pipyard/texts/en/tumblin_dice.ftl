## Tumblin-Dice: the list of dice, and the score keeper (the rest stands in en.ftl)

tumblin-points = = { $points }
tumblin-keep-order = Who shoots first? Name the sides in their order ({ $sides })
tumblin-keep-order-wrong = Name every side once, by the letter of one of its players, as in: B A
tumblin-keep-dice = { $name } ({ $letter }): zone and face of { $count ->
    [one] one die
   *[other] { $count } dice
  }, e.g. 46 for a 6 on 4x, s short, o off
tumblin-keep-help = Type zone and face of each die, e.g. 46 23 o s; A 46 for another player; fix A 2 46 corrects A's second die, fix 1 A 2 46 in round 1.
tumblin-keep-over = The game is over. To correct a mistake: fix ROUND PLAYER DIE READING.
tumblin-keep-nobody = { $word } is not a player; the players are { $players }
tumblin-keep-too-many = { $name } can enter only { $count } more dice in this round.
tumblin-keep-fix = A correction reads: fix PLAYER DIE READING, as in fix A 2 46, or fix ROUND PLAYER DIE READING.
tumblin-keep-no-die = { $name } has entered { $count } dice in that round.
tumblin-keep-bonus = { $name }: mark the bonus die, and only it, with a plus, as in +34.
tumblin-keep-total = total
tumblin-board-fine = { $name } is a board: { $width } x { $length } mm, zones { $zones }, { $pegs } pegs
tumblin-board-low-step = warning: the step down to { $zone } is { $height } mm high, less than a die of { $edge } mm, so dice will slide over it without turning
tumblin-board-close-pegs = warning: the gap between the pegs at { $one } and { $two } is { $gap } mm, too narrow for a turning die
tumblin-board-folders = Put your own boards into: { $folders }
tumblin-keep-no-reading = { $word } is not a zone and face: 46 is a 6 on 4x, s short, o off, f foul
