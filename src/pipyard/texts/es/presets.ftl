## The names of named set-ups. preset-<game>-<name> goes first: the same key means something else in another game.

preset-standard = Estándar
preset-by_hand = Con dados reales

preset-abquetschen-kosmos = Como en el libro de Kosmos
preset-abquetschen-reroll = El 1 se puede volver a tirar

preset-acquire-french = Precios del texto francés
preset-acquire-sixty = 60 dados por persona

preset-asparagus-box = Colores sacados de la caja
preset-asparagus-whole = Solo la fila más larga

preset-bunte_kuh-call = Primero cantar, luego señalar
preset-bunte_kuh-kosmos = 120 dados repartidos (Kosmos)

preset-captain_flint-freehand = Montar el esqueleto a mano
preset-captain_flint-l_frame = Con un marco en forma de L

preset-clever_mole-built = El maestro construye las toperas
preset-clever_mole-rotating = Cada cual pone un acertijo por turno
preset-clever_mole-same_hills = Las mismas toperas siempre
preset-clever_mole-strict = Un error cuesta un punto

preset-coulomb-children = Para niños: basta con juntarlos

preset-cui_bono-cap_only = Una posición puede repetirse
preset-cui_bono-long_rows = Solo se prohíben filas de cuatro o más

preset-cui_bono_kosmos-edges = Solo se prohíben las filas de las aristas
preset-cui_bono_kosmos-keep_limit = Hasta que alguien se quede diez dados

preset-dice_mikado-apex_moves = Acaba en cuanto se mueve la cima

preset-dice_trip-fewest_crossed = En caso de empate, menos tachaduras
preset-dice_trip-live = Mapas siempre a la vista
preset-dice_trip-tens = Con puntos por las seis decenas
preset-dice_trip-two_dice = Números dobles con dos dados iguales

preset-diebylon-fast = Rápido: gana la cima de una esquina
preset-diebylon-gentle = Suave: el cambio es voluntario
preset-diebylon-shared_number = Varios dados se reparten la tirada

preset-dishing_up-near = Lanzar desde cerca
preset-dishing_up-short = Corta: 100 tiros

preset-dora-active_player = Tú eliges el orden de relleno

preset-doubles-french = Los dados extra son obligatorios

preset-dune-one_try = Un intento por persona

preset-eintrichtern-notes = Con una lista de las sumas
preset-eintrichtern-sum_only = Los demás solo oyen la suma

preset-el_dado-box = Colores sacados de la caja

preset-emag-dice = Cuentan todos los dados que sostiene la torre

preset-falling_rocks-nearest = Las piedras capturadas van al hueco libre más cercano

preset-faraday-one_try = Un intento por persona

preset-favourite-rare_green = Pocos dados verdes

preset-finish-hard_blockade = Los bloqueos duran más
preset-finish-short_jumps = Sin saltos largos

preset-fire_and_water-box = Solo 90 dados negros
preset-fire_and_water-french = También se tocan por los vértices

preset-fire_red_devil-burying = El ángel puede enterrar al diablo
preset-fire_red_devil-same_funnel = El diablo también atrapa en el mismo hueco

preset-flea_chase-pyramid = Salida desde pequeñas pirámides
preset-flea_chase-short_jumps = Sin saltos largos

preset-flickers-far = Desde más lejos
preset-flickers-whole_hand = Todos tus dados en un turno

preset-forbidden_number-equal = 55 dados por persona
preset-forbidden_number-repeat = Pierdes todo lo que quede libre
preset-forbidden_number-six = El seis está prohibido

preset-golden_centre-french = Tres iguales quitan un dado
preset-golden_centre-short = Corta: pirámides de cuatro

preset-greedy_grabber-abacus = Como en la edición de Abacus
preset-greedy_grabber-pay = Un error cuesta un dado

preset-green_amoeba-end_of_turn = Entera al final del turno
preset-green_amoeba-exact = Hay que dar todos los pasos
preset-green_amoeba-slow = El número de pasos nunca aumenta

preset-hide_away-french = Esconde las pirámides de los demás
preset-hide_away-quick = Rápida: diez dados, 20 tiros

preset-lookout-golden_for_all = El número dorado cuenta para todos
preset-lookout-strict = Tras el Alto, solo dados válidos

preset-malicious_pleasure-corners = También se tocan por los vértices
preset-malicious_pleasure-rolled = Lo que añades se tira

preset-masquerade-french = Azul, rojo, verde del pie a la cima
preset-masquerade-random = Salida al azar
preset-masquerade-training = Práctica: aristas de un color

preset-mes_des_tes_des-ransom_continues = Tras el rescate, sigues
preset-mes_des_tes_des-short = Corta: gana quien tenga 16 dados

preset-most_simple_game-equal = Los mismos dados para todos
preset-most_simple_game-may = No hace falta poner todos

preset-mound_mover-blue = Una colina azul en el centro
preset-mound_mover-layers = Cada colina de tres colores
preset-mound_mover-rolled = El dado da el número de saltos

preset-mountaing-paper = Con papel tras la fila de abajo
preset-mountaing-three_tries = Tres intentos por persona

preset-mucho-domino = Dominó: los números deben casar
preset-mucho-domino_french = Dominó, contado al momento (texto francés)

preset-my_game-one_die_each = Un dado de tu color por turno
preset-my_game-upside_down = Con la base del revés

preset-perspectives-kosmos = Como en el libro de Kosmos

preset-pharaohs_curse-quick = Girar y cambiar en un turno

preset-quadrula_rasa-faces = Solo se tocan las caras
preset-quadrula_rasa-glued = Trozos de cualquier parte del cubo
preset-quadrula_rasa-large_cube = Cubos grandes, 5 por 5 por 5
preset-quadrula_rasa-one_piece = El resto debe quedar unido

preset-race-french = Factores del texto francés
preset-race-rolled = Los números de salida se sacan a dados

preset-raffzahn-kept = El dado de la cima se queda
preset-raffzahn-pay = Un error cuesta un dado

preset-rasanto-base_first = Primero la base, luego el alud
preset-rasanto-box = 90 dados por color
preset-rasanto-touching = Solo junto a otros dados

preset-reducto-english = Como en el texto inglés
preset-reducto-strict = Los pasos largos deben saltar un dado

preset-sandwich-french = Como en el texto francés

preset-slide-any_order = Seis números en cualquier orden
preset-slide-anywhere = No hace falta que estén juntos
preset-slide-open = Todos los lados a la vista
preset-slide-own_combinations = Tres combinaciones propias también ganan
preset-slide-turning = Gira el dado como quieras

preset-slipped-automatic = Las cartas logradas se detectan automáticamente
preset-slipped-own_objectives = Cuatro cartas propias en el mazo
preset-slipped-turning = Girar el dado; las cartas se cantan solas
preset-slipped-two_cards = Dos cartas, basta una

preset-smuggling-easy = Fácil: dos contrabandistas
preset-smuggling-hard = Difícil: seis contrabandistas

preset-spotted_cow-book = Un hueco equivocado no cuesta nada
preset-spotted_cow-going_on = Los demás siguen con la tirada
preset-spotted_cow-rolled = Los dados quedan como caen

preset-squeezing-abacus = Como en la edición de Abacus
preset-squeezing-free_start = Empezar donde quieras
preset-squeezing-french = Como en el texto francés

preset-steps_to_the_throne-black_used = Deciden los dados negros usados
preset-steps_to_the_throne-captures = Deciden los dados capturados
preset-steps_to_the_throne-must_move = El escalador tiene que mover
preset-steps_to_the_throne-single = Una sola subida

preset-storing_scores-all = Hasta que no queden verdes

preset-summit_storm-box = 90 dados por color
preset-summit_storm-touching = Solo junto a otros dados

preset-tabula_rasa-any_size = Trozos de uno a seis dados
preset-tabula_rasa-touching = Un dado solo debe tocar a otro

preset-triangle-flat = Las filas no trepan
preset-triangle-free = Las filas se deslizan en ambos sentidos
preset-triangle-french = Las filas se deslizan a lo largo

preset-triops-box = 90 dados por persona
preset-triops-may = El dado extra es voluntario

preset-trulla-french = El cazo siempre lleno
preset-trulla-short = Corta: ocho rondas

preset-tumblin_dice-bonus = Duelo con cinco dados y uno extra
preset-tumblin_dice-keen = Para expertos: los dados perdidos restan
preset-tumblin_dice-nine = Duelo con nueve dados
preset-tumblin_dice-rounds = Juego normal, ediciones inglesa, alemana y española: cuatro rondas
preset-tumblin_dice-standard = Juego normal, ediciones francesa y neerlandesa: gana el primero en llegar a 301
preset-tumblin_dice-teams = Dos equipos, gana el primero en llegar a 501
preset-tumblin_dice-wins = Gana el primero en ganar cuatro rondas
preset-tumblin_dice-young = Para peques: se suma

preset-up_and_down-colours = Colores
preset-up_and_down-colours_by_roll = Colores, la tirada dice qué se devuelve
preset-up_and_down-demolish = Derribo
preset-up_and_down-demolish_one = Derribo, vuelve un dado
preset-up_and_down-equal = 55 dados por persona

preset-vain_guinea_fowl-quick = Manos rápidas

preset-witches_dance-open_corner = La tercera esquina está libre

preset-wolf-bushes = Con arbustos
preset-wolf-plate = Perros sobre ovejas y arbustos
preset-wolf-server = El ordenador esconde al lobo

preset-wuerfelmarsch-forward_only = Solo hacia delante
preset-wuerfelmarsch-literal = Los propios iguales se eliminan
