# The Dice Trip coach on the score page
coach-ask = What would have been better for { $name }?
coach-title = The coach on { $name }’s decisions
coach-thinks = The coach is thinking …
coach-away = The coach needs the table’s server; it cannot be reached now, or has too much to do.
coach-cost = Compared with the coach, { $name }’s decisions cost { $cost } points on average.
coach-nothing = The coach has found nothing better.
coach-round = Round { $round }, dice { $dice }
coach-better = Better: { $better } (+{ $cost })
coach-how = A strong bot estimates how many points each decision brings in the end; it knows only what the table knew then.
coach-keep = keep the roll
coach-reroll = roll again: { $dice }
