### Tournaments: why something is refused.

why-no-such-tournament = there is no such tournament
why-directors-only = only whoever directs this tournament may do this
why-too-many-tournaments = too many tournaments are open: wait until one is over
why-too-many-bots = this tournament has as many bots as this machine can keep playing
why-too-late-to-join = it is too late to join this tournament
why-tournament-is-full = this tournament is full
why-no-such-entrant = nobody with this number takes part
why-tournament-is-over = this tournament is not running
why-tournament-has-begun = this tournament has begun already
why-tournament-needs-two = a tournament needs at least two who take part
why-tournament-needs-a-clock = a tournament needs a clock: seconds for a move, or for a game
why-pairing-is-past = only pairings of the present round can be decided
why-points-do-not-add-up = the points of a game are 1 and 0, ½ and ½, 0 and 1, or none for both
why-no-table-for-you = there is no table where you are expected now
why-tournament-decides = this is a table of a tournament: its seats are taken on the page of the tournament, and there are no hints, no moves taken back and no other games
