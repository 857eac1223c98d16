## Games that move between tables.

why-moved-over = esta partida ha terminado: no queda nada por jugar
why-moved-seats = la partida tiene { $seats } asientos: di quién ocupa cada uno
why-moved-secrets = en esta partida hay secretos de otros: se podrá llevar cuando termine
