## Games that move between tables.

why-moved-over = this game is over: there is nothing left to play
why-moved-seats = the game has { $seats } seats: say for each of them who takes it
why-moved-secrets = this game has secrets of others who play it: it can be taken along when it is over
