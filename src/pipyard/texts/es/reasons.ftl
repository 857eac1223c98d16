## Por qué algo no puede ser.

why-eintrichtern-with-max-players-cannot = eintrichtern con max_players { $most } no lo pueden jugar { $seats }

why-dice-go-forward-or-sideways = los dados van hacia delante o de costado a un hueco vecino, nunca hacia atrás
why-there-is-no-die-of = en { $cell } no hay ningún dado tuyo
why-a-turn-must-change-the = un giro debe cambiar los números

why-it-does-not-cost-exactly = no cuesta exactamente los { $left } que tienes
why-a-1-swaps-one-of = un 1 cambia uno de tus dados por un dado enemigo libre que descansa directamente sobre él
why-the-die-at-is-not = el dado de { $cell } no es tuyo

why-you-draw-the-foot-of = sacas el pie de una de tus propias aristas: { $feet }

why-you-pull-on-the-two = sacas de las dos aristas de tu propio lado, de uno a ocho lugares por debajo de la cima
why-adjacent-no-and-order-any = adjacent=no y order=any no van juntos: casi toda pirámide tendría ya un objetivo
why-own-run-has-six-numbers = una serie propia tiene seis números del 1 al 6, o seis ceros si no hay
why-own-objectives = como mucho { $most } objetivos separados por comas: de { $least } a { $longest } números del 1 al 6 o letras de la a a la f, o dos o tres partes de { $part } a { $longest } unidas con +, 17 signos en total

why-you-pull-a-die-of = sacas un dado de una de las tres aristas, de uno a ocho lugares por debajo de la cima
why-you-have-pulled-say-done = ya has sacado: di done, o anuncia con claim

why-a-captured-die-goes-to = un dado capturado va a un hueco de salida vacío de su dueño, nombrado en tercer lugar
why-dice-stay-on-the-plate = los dados se quedan en la base
why-only-a-die-on-its = solo un dado en su propia línea de meta va de costado
why-a-die-at-home-only = un dado en casa solo va de costado por su línea de meta
why-an-escape-slides-down-a = una huida va recta hacia una esquina, a lo largo de la cresta, al hueco justo detrás de los dos vecinos
why-an-attack-climbs-over-a = un ataque va recto hacia un lado, por encima de la cresta, al hueco justo detrás de los dos vecinos
why-your-own-dice-are-never = no puedes capturar tus propios dados
why-the-die-at-is-at = el dado de { $cell } está en casa y a salvo
why-its-owner-has-no-empty = su dueño no tiene ningún hueco de salida vacío

why-is-not-next-to-your = { $cell } no está junto a tu explorador, en { $cell2 }
why-a-turn-can-be-stopped = un turno solo se puede parar después de que el explorador haya girado
why-the-explorer-has-turned-already = el explorador ya ha girado: cambia de lugar o para
why-a-turn-must-change-how = un giro debe cambiar cómo está puesto el explorador
why-touching-faces-must-be-equal = donde se tocan los dos dados, el tuyo muestra { $mine } y el verde { $theirs }: los números deben ser iguales
why-explorers-cannot-change-places-with = los exploradores no pueden cambiar de lugar entre sí

why-the-die-is-rolled-not = el dado se tira; no puedes elegir cómo queda
why-say-how-it-stands-place = di cómo está puesto: place LUGAR TERNA
why-first-all-dice-are-placed = primero hay que poner todos los dados
why-a-die-pivots-into-an = un dado se vuelca a un hueco contiguo, y { $cell } no está junto a { $cell2 }
why-all-your-dice-are-placed = todos tus dados están puestos: vuelca uno de ellos
why-is-not-in-the-start = { $cell } no está en la zona de salida, las filas a y b

why-the-die-shows-its-last = el dado muestra { $shown }: su último salto debe ir exactamente así de lejos por una línea, cruzar un dado y acabar en un hueco vacío
why-there-is-no-die-at = en { $cell } no hay ningún dado
why-only-a-jump-after-a = solo se puede rechazar un salto tras una tirada
why-you-may-go-on-with = puedes seguir con el dado que has tirado, en { $cell }, o parar
why-a-die-can-jump-so = un dado puede saltar, así que uno debe hacerlo

why-a-jump-goes-straight-over = un salto va en línea recta sobre un dado contiguo al hueco de detrás
why-a-turn-can-be-stopped-only = un turno solo se puede parar tras la primera de dos jugadas
why-all-your-dice-are-placed-step = todos tus dados están puestos: avanza o salta con uno de ellos
why-is-neither-next-to-nor-behind = { $cell } no está junto a { $cell2 } ni justo detrás, en línea recta, de un dado contiguo
why-is-not-next-to = { $cell } no está junto a { $cell2 }

why-only-the-customs-capture = solo captura la aduana
why-an-officer-jumps-straight-over = un aduanero salta en línea recta sobre un contrabandista tras otro
why-the-smuggler-at-has-arrived = el contrabandista de { $cell } ha llegado y se queda allí
why-smugglers-keep-off-the-edges = los contrabandistas no entran en los huecos de los lados i1–a1 y a9–i1

why-no-number-of-leads-there = ningún número de { $shown } lleva allí por un camino libre: los dados negros lo cierran, en los rojos no se entra nunca
why-the-guard-puts-one-black = el guardián pone un dado negro en un hueco vacío junto al verde
why-with-the-numbers-that-point = con { $shown } no aciertan los números que apuntan al trono
why-you-can-move-so-you = puedes mover, así que debes hacerlo
why-only-the-guard-places-dice = solo el guardián pone dados
why-the-throne-is-entered-only = al trono solo se sube desde g1, g2 y g3

why-no-shift = desplazar es mover toda la fila un paso, a huecos vacíos
why-no-swing = girar es dar la vuelta a la fila en torno a un extremo hasta la línea siguiente, a huecos vacíos
why-no-hop = saltar es dar dos pasos de lado sobre un dado de otra fila, o avanzar por la propia línea sobre todos los dados de delante, a huecos vacíos
why-no-mount = para subir, cada dado de la fila va a un hueco formado por tres dados de otras filas, y todos en la misma dirección
why-no-dismount = para bajar, cada dado va justo detrás de dos de los dados que tiene debajo, a un hueco vacío de la base, y todos en la misma dirección
why-a-mounted-row-can-only = una fila subida a otras solo puede bajar
why-this-row-is-not-mounted = esta fila no está subida a otras
why-your-mounted-row-has-to = tu fila subida debe bajar primero
why-dice-of-another-row-rest = dados de otra fila descansan sobre esta y la bloquean
why-without-blockade-no-row-mounts = sin la opción bloqueo las filas no pueden subirse a otras
why-a-single-die-does-not = un dado solo no gira sobre un extremo
why-a-swing-is-named-by = nombra el extremo de la fila que gira
why-this-row-is-named-by = esta fila se nombra por su primer dado, { $cell }

why-only-your-witch-moves-the = solo se mueve tu bruja, el dado de { $cell }

why-dogs-stand-on-the-dice = los perros están sobre los dados de la base
why-dogs-sit-in-the-funnels = un perro se sienta en un hueco entre tres ovejas; toca una oveja para preguntar por ella
why-a-bush-cannot-be-the = un arbusto no puede ser el lobo
why-the-wolf-is-one-of = el lobo es uno de los 45 dados de la base
why-the-wolf-is-hidden-already = el lobo ya está escondido
why-only-the-dice-on-the = solo los dados de la base pueden ser el lobo
why-a-dog-is-at-already = en { $cell } ya hay un perro
why-first-the-wolf-is-hidden = primero se esconde al lobo: name LUGAR

why-the-amoeba-would-be-torn = la ameba se rompería
why-you-have-to-make-all = debes dar todos tus pasos
why-the-amoeba-must-hang-together = la ameba debe estar unida cuando paras
why-is-not-adjacent-to = { $cell } no es contiguo a { $cell2 }

why-you-have-to-put-more = debes poner { $due } más

why-only-who-takes-dice-off = solo puedes parar mientras quitas dados en la demolición
why-dice-that-come-back-must = debes volver a poner los dados que vuelven
why-with-a-you = con un { $rolled }: { $dice }
why-that-colour-is-not-yours = ese color no lo puedes devolver ahora
why-the-colours-version-of-up = Arriba y abajo con colores es para 2 a 6, no para { $seats }
why-up-and-down-is-for = Arriba y abajo es para 3, o tres equipos (6, 9), no para { $seats }; con colores es para 2 a 6

why-dice-go-to-level-until = { $level ->
    [0] llena primero la base
   *[other] llena primero el nivel { $level }
}

why-a-rolled-die-is-put = un dado tirado se pone tal como está
why-name-one-of-the-funnels = nombra uno de los huecos que hay que llenar
why-its-lower-face-must-show = su cara inferior debe mostrar el número de la cara sobre la que descansa
why-first-a-funnel-has-to = primero hay que llenar un hueco

why-red-and-green-must-not = rojo y verde no deben tocarse
why-black-is-for-those-who = solo puedes usar el negro si no puedes poner ni rojo ni verde
why-you-have-no-die-left = no te queda ningún dado { $verb ->
        [red] rojo
        [green] verde
        [black] negro
        [blue] azul
        [golden] dorado
        [yellow] amarillo
        [grey] gris
       *[other] { $verb }
    }

why-no-lower-face-of-the = ninguna cara inferior del dado es igual a la cara sobre la que descansaría
why-the-die-has-to-be = debes poner el dado
why-does-not-belong-to-your = { $cell } no es de tu esquina

why-the-chunk-does-not-fit = el trozo no cabe allí: conserva su forma, todo dado suyo se sostiene, y toca la construcción { $touch }
why-a-chunk-has-dice-at = un trozo tiene { $most } dados como mucho
why-the-dice-of-a-chunk = los dados de un trozo están unidos por caras
why-a-chunk-is-lifted-off = un trozo se levanta: todo lo que haya sobre sus dados debe ir con él
why-that-would-break-the-rest = eso partiría en pedazos el resto de tu cubo
why-this-chunk-can-be-set = este trozo no se puede poner en ninguna parte de la pirámide
why-is-not-in-your-cube = { $die } no está en tu cubo
why-cube-cannot-be-125-with = cube no puede ser 125 con tres jugadores: en la caja no hay 3 x 125 dados
why-contact-cannot-be-face-with = contact no puede ser face con un chunk_max menor que 3: un dado solo en la base no toca nada por una cara

why-the-chunk-does-not-fit-there = el trozo no cabe allí: conserva su forma, y todo dado suyo descansa en la base, sobre un dado o sobre el trozo mismo
why-a-chunk-has-dice = un trozo tiene { $sizes } dados
why-that-would-break-the-rest-of = eso partiría en pedazos el resto de tu bloque
why-is-not-in-your-block = { $die } ya no está en tu bloque
why-chunks-must-contain-1-without = chunks debe contener el 1: sin dados de uno en uno nadie podría empezar

why-nothing-carries = nada sostiene { $loose }
why-it-must-touch-the-main = debe tocar la construcción principal por una cara, como fila recta o como L
why-your-straight-row-earns-one = tu fila recta te da un dado: ponlo en un hueco
why-the-first-die-goes-into = el primer dado va a un hueco de la base
why-as-long-as-a-piece = mientras una pieza de tres quepa en alguna parte, pones tres
why-a-die-lies-at-already = en { $taken } ya hay un dado

why-you-have-no-die-in = no tienes ningún dado en la mano: tira primero
why-is-no-cell-of-the = { $cell } no es un lugar del abrigo: uno de sus números debe ser 1, y ninguno 0

why-a-row-is-straight-of = una fila debe ser recta, de un solo color, y no llevar otros dados encima

why-you-take-one-die-first = primero tomas un dado
why-what-a-double-gives-must = debes tomar los dados que da un doble

why-a-die-of-a-dearer = hay libre un dado de un color más valioso: verde antes que negro antes que rojo
why-mix-cannot-be-the-three = mix no puede ser { $mix }: los tres números deben sumar 165, no { $mix2 }

why-say-how-it-stands-as = di cómo está puesto, como en add 6,1,0 623
why-it-is-rolled-how-it = cómo queda lo decide la tirada; no puedes elegirlo
why-touches-neither-the-thrown-die = { $cell } no toca ni el dado lanzado ni uno añadido

why-mount-where-say-a-place = mount, ¿dónde? Di un lugar delante de un lado, como en mount -1,3,4
why-a-die-is-drawn-out = un dado se saca de un lado: { $outward }
why-nothing-follows-stop = a stop no le sigue nada
why-you-may-draw-mount-pull = puedes decir draw, mount, pull, place o stop
why-does-not-lie-in-that = { $cell } no está en ese lado
why-there-is-no-such-die = ese dado no está en la pirámide
why-a-die-is-pulled-out = un dado se saca { $farthest } mm como mucho, no { $distance }
why-no-die-is-taken-out = no se quita ningún dado de la pirámide
why-all-dice-of-the-box = todos los dados de la caja están montados
why-is-a-cell-of-the = { $atoms } es un lugar de la pirámide; un lugar delante de un lado tiene un -1
why-a-die-before-a-side = un dado delante de un lado se monta: mount { $spot }

why-there-are-six-hills-1 = hay seis toperas, de 1 a 6
why-a-riddle-must-fit-exactly = un acertijo debe valer exactamente para una topera; con tell, una topera y palabras puedes poner uno tuyo
why-master-cannot-be-a-person = master no puede ser una persona con 2 asientos: él mismo no señala y necesita a otros dos
why-only-a-master-who-builds = solo un maestro que construye las toperas puede intercambiar y girar dados; la opción «quién construye las toperas» lo permite
why-the-hills-were-changed-often-enough = intercambia dos dados distintos de las toperas o gira uno; después de 60 cambios hay que poner el acertijo
why-only-a-person-builds-hills = donde el maestro construye las toperas, el maestro tiene que ser una persona

why-only-a-blockaded-player-may = solo puede pasar un jugador bloqueado
why-you-have-to-lift-a = debes levantar un bloqueo: salta con un dado que esté sobre uno bloqueado

why-you-jump-with-your-own = saltas con tu propio dado, en { $cell }
why-the-angel-may-not-land = el ángel no puede caer sobre el diablo


why-map-cannot-be-it-is = map no puede ser { $id }: es uno de { $known }{ $hint }

why-first-keep-the-roll-or = primero conserva la tirada o vuelve a tirar algunos dados: antes no escribe nadie
why-the-dice-lie-now-everybody = los dados están tirados: ahora escriben todos
why-start-seat-cannot-be-there = start_seat no puede ser { $start }: hay { $seats } asientos, numerados desde 0
why-there-is-no-city-on = no hay ninguna ciudad { $atom } en el mapa { $id }; tiene: { $city }

why-it-should-name-one-or = hay que nombrar una o dos anotaciones: cada una, una pareja de dados (o cross) y una ciudad
why-only-one-city-is-empty = solo hay una ciudad vacía: una anotación
why-every-round-takes-two-entries = cada ronda lleva dos anotaciones
why-already = { $city }: ya está ocupada ({ $stands })
why-stands-in-already = { $pair } ya está en { $there }
why-cannot-take-both-entries = { $entries } no puede recibir las dos anotaciones
why-can-be-written-once-only = { $entries } solo se puede escribir una vez
why-a-die-cannot-be-used = en la última ronda no se puede usar un dado dos veces: solo hay un número
why-a-die-has-been-used = ya se ha usado un dado dos veces: se puede una vez por partida
why-two-crosses-need-no-die = dos tachaduras no usan un dado dos veces
why-and-should-have-exactly-one = { $pairs } y { $pairs2 } deberían tener exactamente un dado en común
why-no-second-number-can-be = no se puede hacer un segundo número usando otra vez un dado de { $pairs }
why-and-share-a-die-only = { $pairs } y { $pairs2 } comparten un dado: solo «twice» lo permite, una vez por partida
why-has-two-equal-digits-not = { $pair } tiene dos cifras iguales: no se permite cuando un dado se usa dos veces

why-a-try-ends-after-seconds = un intento acaba a los { $limit } segundos
why-nothing-follows = a { $verb } no le sigue nada
why-an-entry-begins-with = una anotación empieza con { $verbs }
why-needs-whole-number = { $verb } necesita tantos números enteros: { $bounds }
why-solved-needs-the-seconds-it = solved necesita los segundos que llevó, como en solved 34.5
why-cannot-be-it-lies-between = { $value } no puede ser: está entre 0 y { $most }

why-first-call-then-point = primero llama, después señala
why-you-have-passed-already = ya has pasado
why-put-your-die-where-you = pon tu dado donde has encontrado el total, o en cualquier hueco si no había ninguno
why-you-have-called-point-at = has llamado: señala un hueco

why-you-may-now = ahora puedes: { $words }

why-only-the-player-who-rolled = solo dice Alto el jugador que tiró, mientras el turno esté abierto

why-you-have-your-total-lift = tienes tu total: levanta un dado
why-first-you-roll-or-keep = primero tiras, o conservas el total que hay
why-there-is-no-die-to = en { $cell } no hay ningún dado que levantar

why-a-turn-is-entered-with = un turno se anota con { $ends }
why-a-die-from-cannot-come = un dado de { $cell } no puede quedar quieto en { $cell2 }
why-there-is-no-die-left = no queda ningún dado que hubiera podido asentarse
why-the-die-at-came-there = el dado de { $cell } llegó allí en este turno
why-the-die-at-is-put = el dado de { $cell } se devuelve enseguida y no se anota
why-enter-those-first = { $because }: anota esos primero

why-one-standing-and-touching = { $wanted }: bien apoyado y tocando por una cara un dado tuyo
why-all-standing-hanging-together-by = { $wanted }: todos se sostienen, están unidos por caras y tocan por una cara un dado tuyo
why-the-start-pyramid-is-named = la pirámide inicial se nombra por su dado de arriba, un lugar del nivel 1
why-keep-the-1-or-roll = conserva el 1, o tira otra vez

why-you-have-no-in-your = no tienes ningún { $number } en tu tirada
why-only-the-player-with-the = solo dice alto quien tiene el dado dorado
why-the-round-is-stopped-already = la ronda ya está parada

why-it-would-make-a-row = formaría una fila de un solo color
why-the-pile-has-stood-like = esa posición ya se ha dado antes
why-you-take-a-die-from = tomas un dado de la base que muestre al menos dos caras
why-first-you-take-a-die = primero tomas un dado
why-put-the-die-in-your = devuelve el dado que tienes en la mano, o quédatelo
why-no-die-is-put-on = ningún dado se pone directamente en la base
why-the-three-dice-under-it = los tres dados de debajo deben tener tres colores, o todos un color que no sea el del dado

why-feed-a-group-there-is = elige un grupo existente: { $true }
why-you-can-ransom-0-to = puedes rescatar de 0 a { $seat } dados
why-nobody-has-won-a-die = nadie ha ganado un dado: compra otra tirada, o acaba tu turno

why-position-is-no-die-it = position: { $entry } no es un dado: debería ser LUGAR=color o LUGAR=color=terna
why-position = position: { $place }
why-is-switched-off-there-is = { $verb } está desactivado; hay: { $actions }
why-it-must-touch-another-die = debe ser uno de los dados que quedan y tocar otro por una cara

why-board-cannot-be-it-is = board no puede ser { $what }: es uno de { $known }{ $hint }

why-is-no-die-on-the = { $token }: { $head } no es un dado del tablero; { $wanted }
why-a-die-that-lies-so = { $token }: un dado que está así es { $seen }
why-tells-no-zone-and-face = { $token } no dice zona y cara; { $wanted }
why-here-a-die-that-is = { $token }: aquí cuenta un dado que está fuera, así que hace falta también su cara, como en off3
why-is-no-face-of-these = { $token }: { $word } no es una cara de estos dados, que muestran de 1 a { $faces }
why-an-outcome-of-words-is = un resultado de { $tokens } palabras es demasiado largo
why-names-a-die-twice = { $what } nombra un dado dos veces
why-does-not-say-how-lies = { $what } no dice cómo está { $die }; { $wanted }

why-is-said-twice-in = { $key } se dice dos veces en { $what }
why-up-a-die-of-faces = up={ $number }: un dado de { $faces } caras muestra de 1 a { $faces2 }
why-a-shot-begins-with-flick = un lanzamiento empieza con flick, roll o shoot y nombra un dado
why-dice-are-flicked-in-this = en este juego los dados se lanzan con el dedo, no ruedan (launch=any lo permite)
why-cannot-be-shot-now-you = { $at } no se puede lanzar ahora; puedes lanzar: { $ready }
why-is-said-twice = { $key } aparece dos veces
why-another-die-lies-there = ahí hay otro dado
why-at-the-die-does-not = en { $x }, { $y } el dado no está del todo sobre el disco
why-is-not-over-the-disc = { $x }, { $y } no está sobre el disco
why-another-die-lies-at = en { $x }, { $y } hay otro dado
why-there-is-no-free-place = no hay sitio libre en el disco
why-cannot-stand-in-a-shot = { $token } no puede ir en { $what }; un lanzamiento se escribe: flick A1 aim=-3.5 speed=1.3
why-does-not-tell-what-the = { $what } no describe la acción de la mano: debe dar { $keys }

why-mode-is-for-players-not = mode={ $mode } es para { $allowed } jugadores, no para { $seats }

why-cannot-be-played-by-it = { $key } no lo pueden jugar { $seats }: hacen falta { $allowed }
why-start-seat-cannot-be-the = start_seat no puede ser { $first }: los asientos de { $seats } jugadores van de 0 a { $seats2 }
why-cannot-be-played-by-any = ningún número de jugadores puede jugar a { $key } con { $options }

why-line-1-this-is-no = línea 1: esto no es un registro de Pipyard de la versión 1: debería empezar con «pipyard 1»
why-line-is-no-header-line = línea { $at }: { $at2 } no es una línea de cabecera: debería ser «key: value»
why-line-1-the-header-has = línea 1: la cabecera no tiene línea { $key }: debería tener una que diga { $wanted }
why-line-should-read = línea { $number }: «{ $key }: { $value }» debería ser { $wanted }
why-line-is-no-event-it = línea { $number }: { $line } no es un evento: debería ser «0 move» o «* outcome»

why-the-game-is-over = la partida ha terminado
why-chance-has-to-decide-first = primero debe decidir el azar: happen(outcome)
why-seat-is-not-asked-now = no es el turno del asiento { $seat }, sino del asiento { $asked }
why-nothing-is-to-be-rolled = ahora no hay nada que tirar: decide un jugador
why-cannot-happen-here = { $landed } no puede pasar aquí
why-nothing-is-to-be-rolled-now = ahora no hay nada que tirar: los jugadores compiten
why-the-stamp-lies-before-the = la marca de tiempo { $stamp } es anterior a la última, { $clock }: nunca van hacia atrás
why-nothing-can-be-taken-back = no se puede deshacer nada: { $why }
why-seat-is-not-asked-now-so = no es el turno del asiento { $seat }, así que su tiempo no se puede acabar
why-there-is-no-seat = no hay ningún asiento { $seat }
why-the-log-was-written-by = el registro lo escribió la versión { $version } de { $game }, esta es la versión { $version2 }
why-the-header-asks-for-what = la cabecera no corresponde a { $game }: { $error }
why-is-not-allowed-now-a = { $what } no está permitido ahora; una jugada puede empezar con: { $offer }
why-is-not-allowed = { $typed } no está permitido: { $because }

why-knows-no-move-it-knows = { $whose } no tiene la jugada { $tokens }; sus jugadas son: { $forms }
why-an-empty-line-is-no = una línea vacía no es una jugada; las jugadas de { $whose } son: { $forms }
why-a-move-of-words-and = una jugada de { $tokens } palabras y { $what } letras es demasiado larga
why-is-no-move-it-should = { $shortened } no es una jugada{ $trouble }; debería ser: { $near }

why-there-is-no-option-there = no hay ninguna opción { $what }; hay: { $known }

why-the-game-has-not-ended = la partida no ha acabado tras { $limit } pasos
why-the-game-is-not-over = la partida no ha terminado

why-seat-sends-more-than-inputs = el asiento { $seat } envía más de { $mostasecond } entradas por segundo

why-is-not-finished = { $what } está incompleto; { $steps }
why-cannot-stand-here-in = { $token } no es posible aquí en { $what }; { $steps }
why-is-not-of-the-cards = { $strip } no son { $count } de las { $deck } cartas { $cards } en algún orden

why-a-board-needs-a-table = un tablero necesita una tabla [{ $where }{ $key }]
why-there-is-no-entry-there = no hay ninguna entrada { $where }{ $key }.{ $what }; hay: { $allowed }
why-should-be-a-number-not = { $what } debería ser un número, no { $value }
why-should-be-a-finite-number = { $what } debería ser un número finito de tamaño razonable, no { $value }
why-a-board-needs = un tablero necesita { $what }
why-should-lie-between-and-not = { $what } debe estar entre { $low } y { $high }, no { $value }
why-should-be-numbers = { $what } deberían ser { $count } números
why-board-pegs-at-should-be = board.pegs.at debería ser una lista de 200 lugares [x, y] como mucho
why-board-pegs-at-holds-places = board.pegs.at contiene lugares [x, y], no { $spot }
why-a-board-needs-two-to = un tablero necesita de dos a doce tablas [[board.step]]
why-the-last-step-should-end = el último escalón debería acabar en board.length, { $length }, no en { $end }
why-should-be-a-table-with = { $where } debería ser una tabla con y y top
why-times-should-be-a-whole = { $where }.times debería ser un número entero distinto de 0, no { $times }
why-y-should-begin-at-and = { $where }.y debería empezar en { $before } y medir al menos 20, no ir de { $span } a { $span2 }
why-top-should-lie-below-the = { $where }.top debería estar por debajo del escalón anterior, { $top }, no en { $top2 }
why-there-is-no-entry-there-are = no hay ninguna entrada { $where }.{ $what }; hay: y, top, times
why-is-too-large-for-a = { $path } es demasiado grande para un tablero
why-cannot-be-read = { $path } no se puede leer: { $strerror }
why-is-no-toml-file = { $path } no es un archivo TOML ({ $error })
why-is-no-part-of-a = { $key } no es parte de un tablero: hay board, dice y contact
why-contact-is-friction-restitution-friction = contact.{ $pair } es [friction, restitution]: friction de 0.01 a 2, restitution de 0 a 0.95, no { $values }
why-board-line-must-lie-on = board.line debe estar en el primer escalón, entre y = { $start } y { $end }, no de { $near } a { $far }
why-board-disc-rect-is-x0 = board.disc.rect es [x0, y0, x1, y1] con x0 < x1 e y0 < y1
why-board-disc-must-lie-within = board.disc debe estar dentro del ancho del tablero y antes de la línea
why-board-disc-top-must-not = board.disc.top, { $disctop }, no debe estar por debajo del primer escalón, { $top }
why-the-peg-at-does-not = la clavija de { $x }, { $y } no está en el tablero
why-the-peg-at-stands-on = la clavija de { $x }, { $y } está en el disco

why-there-is-no-die-of-faces = aquí no hay dados de { $faces } caras, solo de 6, 8, 10, 12 o 20

why-dice-are-dealt-as-many = se reparten { $count } dados: otras tantas letras de a (124) a x (654), u otras tantas ternas, no { $what }

why-is-no-pose-it-is = { $what } no es una postura: son siete números x,y,z,w,i,j,k con comas entre ellos
why-lies-farther-away-than-m = { $what } está a más de { $far } m
why-is-no-pose-w-i = { $what } no es una postura: w,i,j,k deben tener longitud 1

why-dice-are-thrown-as-many = se tiran { $count } dados: otras tantas cifras de 1 a 6, no { $what }

why-after-the-aim-follows-how = tras el objetivo va la manera: { $manners }
why-the-ladle-is-filled-dice = el cazo debe estar lleno: { $least } dados

why-it-must-lie-next-to = debe estar junto a un dado que ya esté puesto
why-it-must-lie-next-to-own = debe estar junto a un dado de tu color
why-dice-are-put-on-the = solo se ponen dados en la base: los huecos de encima los llenan las reglas

why-there-is-no-cell-coordinates = no hay ningún lugar { $x },{ $y },{ $z }: las coordenadas son 0 o más y suman 8 como mucho

why-is-recorded-while-it-is = { $verb } se graba mientras se hace: debería ser { $verb2 }
why-hands-can = { $what }: las manos pueden { $forms }
why-pull-which-die-say-its = pull, ¿qué dado? Di su lugar, como en pull 0,3,5, o su número, como en pull #12
why-ladle-how-many-dice-say = ladle, ¿cuántos dados? Di un número entero, como en ladle 12
why-takes-at-most-numbers = { $verb } lleva { $most } números como mucho: { $fields }
why-is-no-number = { $verb }: { $atom } no es un número
why-should-read = { $verb } se escribe { $verb2 }
why-place-should-read = place se escribe { $place }
why-place-is-no-turn-it = place: { $fourth } no es un giro: son cuatro números w,i,j,k de longitud 1
why-does-not-do-it-lies = { $verb }: { $field } debe estar entre { $low } y { $high }, no { $value }
why-a-die-is-thrown-with = un dado se lanza a 3 m/s como mucho, no a { $velocity }
why-a-die-is-thrown-with-a = un dado se lanza con un efecto de 40 rad/s como mucho, no de { $spin }
why-a-die-is-thrown-from = un dado se lanza desde al menos { $distance } cm de la base
why-a-die-is-flicked-from = el capirotazo sale de la mesa, a { $edge } cm de la base como mínimo
why-a-die-is-flicked-from-the = el capirotazo sale de la línea a { $distance } cm delante de tu lado, cuyo centro es { $x } { $y }
why-a-breath-needs-a-direction = un soplo necesita una dirección
why-a-pull-needs-a-direction = para sacar hace falta una dirección
why-place-a-turn-is-four = place: un giro son cuatro números w,i,j,k de longitud 1
why-the-finger-presses-the-die = el dedo aprieta el dado de { $cell }

why-that-is-no-jump = un salto va recto hacia arriba por una cara, por encima de la cresta y recto hacia abajo, y nunca cruza un hueco vacío

why-cannot-be-done-now-you = { $this } no se puede hacer ahora; puedes { $verbs }
why-you-have-no-die-left-2 = no te queda ningún dado
why-you-have-only-dice-for = solo tienes { $hand } dados para el cazo
why-there-is-no-such-die-to = ese dado no se puede sacar

why-there-is-no-funnel-at = en { $what } no hay ningún hueco: debajo no hay nada en { $empty }
why-there-is-no-funnel-at-a = en { $what } no hay ningún hueco: allí hay un dado
why-the-die-at-is-not-free = el dado de { $what } no está libre: encima tiene { $over }

why-is-not-empty = { $cell } no está vacío
why-is-not-on-the-plate = { $cell } no está en la base

why-does-not-tell-how-a = { $token } no dice cómo está puesto un dado; { $wanted }
why-it-is-not-said-how = no se dice cómo está puesto { $missing }; { $wanted }
why-is-no-time-it-is = { $token } no es un tiempo: son segundos, como en T12.34
why-and-cannot-both-stand-in = { $number } y { $cell } no pueden estar los dos en { $where }
why-does-not-say-of-which = { $token } no nombra ningún dado; { $wanted }
why-a-die-that-lies-so-does = { $token }: un dado que está así no está puesto allí
why-is-no-die-here = { $token }: { $what } no es aquí ningún dado; { $wanted }
why-an-outcome-of-letters-is = un resultado de { $what } letras es demasiado largo

why-there-is-no-channel-there = no hay ningún canal { $what }; hay { $number }
why-it-lies-between-and = { $what } debe estar entre { $low } y { $high } { $unit }, no { $value }
why-a-recorded-movement-is-a = un movimiento grabado es una palabra de { $letters } letras como mucho que empieza con { $recording }
why-a-recorded-movement-is-written = un movimiento grabado se escribe solo con letras, cifras, - y _
why-this-is-no-recorded-movement = esto no es un movimiento grabado: está cortado, o es demasiado largo
why-this-is-no-recorded-movement-it = esto no es un movimiento grabado: no se puede desempaquetar
why-this-is-no-recorded-movement-of = esto no es un movimiento grabado de la versión { $version }
why-this-is-no-recorded-movement-its = esto no es un movimiento grabado: sus canales o su longitud no tienen sentido
why-this-is-no-recorded-movement-something = esto no es un movimiento grabado: algo sigue a su final
why-in-a-recorded-movement-lies = en un movimiento grabado { $channel } está entre { $low } y { $high } { $unit }
why-this-is-no-recorded-movement-it-ends = esto no es un movimiento grabado: acaba demasiado pronto

why-nobody-has-said-how-a = la versión { $now } de { $game } no puede leer un registro de la versión { $version }
why-a-fault-of-that-version-ended-the-game = el registro es de la versión { $version } de { $game }, en la que un error terminaba la partida antes de tiempo
