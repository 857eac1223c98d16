## Games that move between tables.

why-moved-over = cette partie est finie : il n’y a plus rien à jouer
why-moved-seats = la partie a { $seats } places : dites pour chacune qui la prend
why-moved-secrets = d’autres joueurs ont des secrets dans cette partie : elle pourra être emportée quand elle sera finie
