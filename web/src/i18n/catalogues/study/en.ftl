# The study board and the curve of a game.
study-title = Study board
study-about = { $moves ->
    [0] Try any move, for all sides.
    [one] One move tried. Nothing here changes the game.
   *[other] { $moves } moves tried. Nothing here changes the game.
}
study-think = Let a bot think
study-stop = Stop thinking
study-thinking = Thinking …
study-over = The game is over here.
study-worth = { $who } to move: { $percent }% to win, by this bot
study-row = { $percent }% ({ $tries ->
    [one] 1 try
   *[other] { $tries } tries
})
study-tries = { $tries ->
    [one] 1 try in all
   *[other] { $tries } tries in all
}
study-start = Beginning
study-back = Back
study-on = Forward
study-link = Copy link
study-text = Copy as text
study-share = The line to share
study-leave = Leave the study
study-here = Study from here
curve-label = How each player's game stood, step by step; tap to go there
curve-about = Chance to win at every decision, estimated; tap to go there.
curve-decision = Decision shown on the curve
curve-point = Step { $at }: { $values }
