## What the table says beside the board and at the dice
tray-cube = { $who }: a cube of 4 × 4 × 4, { $count } left
tray-block = { $who }: a flat block, { $count } left
tray-top-layer = top layer
tray-layer = layer { $number } from the top
tray-bottom-layer = bottom layer
prompt-piece-whole = { $count ->
    [one] One die is broken off.
   *[other] { $count } dice are broken off.
 } Tap where the piece goes on the board, or drag it there.
prompt-piece-begun = { $count ->
    [one] One die is chosen.
   *[other] { $count } dice are chosen.
 } This piece fits nowhere yet: tap more dice next to it, or tap one again to put it back.
prompt-piece-put-fixed = { $count ->
    [one] The die is put down.
   *[other] The piece of { $count } dice is put down.
 } Here it can stand in one way only. Tap another place to move it, then confirm.
more-sayings = … and { $count } more
news-left-out = … { $count } more: see Moves
key-trail = From where to where a die went
key-gone = A die came off here
die-somewhere = { $colour } ({ $where })
die-of-yours = your { $colour } die ({ $where })
die-of-somebody = { $colour } of { $who } ({ $where })
followed-put-named = filled: { $dice }
followed-take-named = taken off: { $dice }
followed-slide-named = { $count ->
    [one] slides: { $dice }
   *[other] slide: { $dice }
}
followed-jump-named = moved too: { $dice }
nothing-done-why = { $who } rolls { $what }: { $why }
nothing-done-why-you = You roll { $what }: { $why }
rolled-log = { $rolled }: { $what }
idle-diebylon-1 = no enemy die lies free on a die of this colour, pass
idle-diebylon = no free die can jump for exactly that much, pass
idle-reducto = with these numbers it cannot jump over another die, turn over
idle-steps_to_the_throne = no number leads anywhere, green stays
idle-up_and_down = no die to put or take for that, pass
trip-key-ring = 1 point more with the die of this colour in the number; in any city for two equal digits
trip-key-zone = A zone: it counts while no city in it is crossed out
trip-key-link = Roads link cities; a dashed one leads into another zone
trip-key-route = The longest road so far
trip-key-series = The longest series so far
trip-key-tick = This city has its bonus point
