### Los torneos: por qué se rechaza algo.

why-no-such-tournament = ese torneo no existe
why-directors-only = eso solo puede hacerlo quien dirige este torneo
why-too-many-tournaments = hay demasiados torneos abiertos: espera a que termine alguno
why-too-many-bots = este torneo ya tiene tantos bots como esta máquina puede hacer jugar
why-too-late-to-join = es demasiado tarde para apuntarse a este torneo
why-tournament-is-full = este torneo está completo
why-no-such-entrant = nadie participa con ese número
why-tournament-is-over = este torneo no está en juego
why-tournament-has-begun = este torneo ya ha empezado
why-tournament-needs-two = en un torneo deben participar al menos dos
why-tournament-needs-a-clock = un torneo necesita un reloj: segundos por jugada o por partida
why-pairing-is-past = solo se pueden decidir los enfrentamientos de la ronda en curso
why-points-do-not-add-up = una partida da 1 y 0, ½ y ½, 0 y 1, o nada a ambos
why-no-table-for-you = ahora mismo no te esperan en ninguna mesa
why-tournament-decides = esta es una mesa de torneo: sus sitios se ocupan en la página del torneo, y no hay pistas, ni jugadas retiradas, ni otros juegos
