figure-step = { $number }: { $what }
figure-dice = { $colour } on { $cells }
figure-many = { $count } dice, { $colour }
figure-arrow = arrow { $way }
figure-ring = ring round { $cell }
figure-ghost = { $colour } about to stand on { $cell }
figure-label = { $sign } on { $cell }
figure-empty = the empty plate
