## What is said while a game goes on
moment-try = { $name }, try { $number } of { $of }: { $what }
moment-only-try = { $name }: { $what }
moment-try-solved = solved in { $seconds } seconds!
moment-try-counted = it counts { $score }.
moment-try-off = a die fell off the plate, so this try is over.
moment-try-stopped = given up.
moment-try-late = the time is over.
moment-round = Round { $number } is over: { $points }.
live-end-tilt = Let go of the plate
live-end-press = Let go of the plate
live-end-blow = Stop blowing
live-end-pull = Let go of the die
live-clock = { $seconds } of { $limit } s
live-clock-why = The clock runs only while you are at it. After that your try goes on, if no die has fallen off.
zone-lost = lost, out of time
phrase-goal-target = First to so many points
phrase-goal-rounds = Most points after so many rounds
phrase-goal-wins = First to win so many rounds
phrase-number = { $name }: how many
settings-rolls = Roll the dice for me
roll-now = Roll
roll-for = Roll for { $name }
your-roll = Your roll
roll-of = { $names } rolls
ending-title = The end
ending-you-win = You win!
ending-review = Biggest mistake and what was better
ending-share = Share this game
share = Share
race-start-why = The board is uncovered when everybody is ready. Whoever is first then has it.
race-start-ready = I am ready
race-start-waits = Waiting for { $names }
hint-title = Suggestion:
hint-ask = Suggest a move
hint-thinking = Thinking …
hint-play = Play it
hint-taken = { $name } has asked for a suggestion.
hint-wins = It wins.
hint-ends = It ends the game.
hint-points = It brings you { $points ->
    [one] one point
   *[other] { $points } points
}.
hint-usual = A bot in your seat would play this.
