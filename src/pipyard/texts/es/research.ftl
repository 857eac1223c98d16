### Lo que se dice a los programas que aprenden.

why-kind-not-listed = las jugadas de { $key } no se pueden numerar: las palabras de { $kind } no están enumeradas (dé members a kind(), o names a Game)
why-no-action = { $key } no tiene ninguna acción { $word }
why-action-not-legal = la acción { $word } no está permitida ahora
why-no-such-action = no hay acción { $number }; hay { $count }
why-number-of-games = el número de partidas debe estar entre 1 y { $most }, no { $count }
why-number-of-actions = hacen falta { $wanted } acciones, una por partida, no { $count }
