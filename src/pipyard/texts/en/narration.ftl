## What happened, told at the table, in replays and in the terminal

count-colour = { $count } { $colour }
event-close = time is up: hands off
event-idle = nobody grabs any more: the round closes
event-late = too late: chance puts the die
event-next = on to the next roll
event-nothing = nobody has found anything in time
event-out = the die in { $rest } is taken out
event-over = time is up
followed-jump = { $count ->
    [one] one more die jumps: { $colours }
   *[other] { $count } more dice jump: { $colours }
}
followed-put = { $count ->
    [one] one funnel is filled: { $colours }
   *[other] { $count } funnels are filled: { $colours }
}
followed-slide = { $count ->
    [one] one die slides: { $colours }
   *[other] { $count } dice slide: { $colours }
}
followed-take = { $count ->
    [one] one die comes off: { $colours }
   *[other] { $count } dice come off: { $colours }
}
throw-log = { $count ->
    [one] { $who } throws one die
   *[other] { $who } throws { $count } dice
}
