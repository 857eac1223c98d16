# Tournaments of the club.
tournaments = Tournaments
tournaments-none = There has been no tournament here yet.
tournaments-members = Members can make tournaments, unless the house leaves it to its moderators.
tournament-swiss = Swiss
tournament-round-robin = round robin
tournament-knock-out = knock-out
tournament-arena = arena
tournament-systems-about = Swiss: in every round you meet somebody with as many points as you, nobody twice. Round robin: everybody meets everybody. Knock-out: whoever loses is out. Arena: whoever is free plays again, until the time is up.
tournament-open = open for entries
tournament-running = running
tournament-over = over
tournament-stopped = stopped
tournament-bot = Bot ({ $name })
tournament-bye = { $name } has a bye
tournament-playing = playing
tournament-absent = decided without a game
tournament-gone = withdrew
tournament-name = Player
tournament-points = Points
tournament-standings = Standings
tie-break-buchholz-cut-1 = Buchholz cut 1
tie-break-buchholz = Buchholz
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-wins = Wins
tournament-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
tournament-round = Round { $round }
tournament-round-of = Round { $round } of { $rounds }
tournament-directed = directed by { $name }
tournament-twice = Everybody meets twice, with seats exchanged
tournament-bank = { $more ->
    [0] { $count } min each
   *[other] { $count } min each, and { $more } s a move
}
tournament-wall = Screen for the wall
tournament-file = Results as { $kind }
tournament-take-part = Take part
tournament-sit = To my table
tournament-wait = Your next game begins when the others are ready. This page tells you.
tournament-join = Join
tournament-leave = Withdraw
tournament-direct = Direct the tournament
tournament-new-bot = Bot
tournament-add-bot = Add the bot
tournament-begin = Begin the tournament
tournament-stop = Stop the tournament
tournament-stop-really = Really stop “{ $name }”?
tournament-games = Games
tournament-replay = Replay
tournament-decide = Decide { $pairing }
tournament-decide-short = Decide …
tournament-withdraw = Take out
tournament-entrants = { $count ->
    [0] Nobody takes part yet
    [one] 1 entrant
   *[other] { $count } entrants
}
tournament-nobody = Whoever joins appears here.
tournament-new = A new tournament
tournament-title = Name
tournament-system = System
tournament-rounds-wish = Rounds (0: enough for one winner)
tournament-minutes = Minutes that the arena lasts
tournament-game = Game { $number }
tournament-no-game = no further game
tournament-games-about = Several games take turns, round by round: for a triathlon choose one of thought, a race, and one for a steady hand.
tournament-make = Make the tournament
tournament-makers = Who makes tournaments
tournament-makers-members = All members
tournament-makers-moderators = Moderators only
