## Por qué algo no se puede en la mesa.

why-rules-have-changed = las reglas de este juego han cambiado desde que empezó: abre una mesa nueva
why-not-allowed-now = { $move } no está permitido ahora
why-nested-too-deeply = demasiado anidado
why-too-much-happens = pasan demasiadas cosas a la vez en esta mesa; inténtalo otra vez
why-room-needs-a-person = una mesa necesita al menos una persona
why-house-is-full = la casa está llena: no se pueden guardar más mesas
why-no-such-room = esa mesa no existe
why-too-many-messages = demasiados mensajes; espera un momento
why-in-a-room-already = ya estás en una mesa
why-room-is-full = la mesa está llena
why-sixty-a-second = las entradas llegan sesenta veces por segundo como mucho
why-fault-of-the-server = es un fallo del servidor; no has hecho nada mal
why-not-known-yet = esta mesa aún no conoce eso
why-say-hello-first = saluda primero
why-cannot-start-from = { $title } no puede empezar con la pirámide que hay aquí
why-still-open-seats = aún quedan asientos libres
why-handed-on-when-over = una pirámide se pasa cuando su partida ha terminado
why-store-does-not-answer = el almacén no responde; inténtalo otra vez
why-seat-not-asked = al asiento { $seat } no le toca ahora
why-no-move-begins = ninguna jugada empieza con { $prefix }
why-race-has-not-begun = la carrera aún no ha empezado
why-nothing-to-roll = el asiento { $seat } no tiene nada que tirar ahora
why-nothing-to-roll-by-hand = el asiento { $seat } no tiene nada que tirar a mano ahora
why-nothing-of-yours-back = ninguna de tus jugadas se puede deshacer ahora
why-nobody-asks-to-undo = nadie te pide deshacer una jugada
why-others-have-to-agree = los demás tienen que estar de acuerdo
why-game-not-begun = la partida no ha empezado
why-game-has-begun = la partida ha empezado
why-something-happened = ha pasado algo que tu jugada aún no sabe
why-seat-not-yours = el asiento { $seat } no es tuyo
why-spectators-only-watch = los espectadores solo miran
why-seat-not-open = el asiento { $seat } no está libre
why-colour-of-another = el { $colour ->
        [red] rojo
        [green] verde
        [black] negro
        [blue] azul
        [golden] dorado
        [yellow] amarillo
        [grey] gris
        [white] blanco
        [turquoise] turquesa
        [brown] marrón
        [lime] verde lima
        [maroon] granate
        [navy] azul marino
        [olive] verde oliva
        [orange] naranja
        [pink] rosa
        [purple] púrpura
        [violet] violeta
       *[other] { $colour }
    } es el color de otro
why-happened-meanwhile = entretanto ha pasado algo
why-touched-is-touched = lo tocado, tocado está
why-one-after-the-other = una cosa tras otra: una mano hace una acción
why-nothing-to-steer = { $prefix } no se puede dirigir
why-not-done-live = { $verb } no se hace aquí en vivo
why-steers-nothing = el asiento { $seat } no dirige nada aquí ahora
why-sample-has-numbers = una muestra tiene aquí { $count } números: { $channels }
why-samples-sixty = las muestras llegan sesenta veces por segundo

serve-at = Pipyard está en { $address } (las mesas se guardan en { $rooms }); Ctrl-C lo termina
serve-network = Los demás de esta red lo encuentran en { $address }
serve-port-taken = el puerto { $port } está ocupado, quizá por una mesa que sigue abierta; elige otro: --port { $other }
serve-no-address = no se puede escuchar en { $host }, puerto { $port }: { $why }
serve-alone = Solo esta máquina lo encuentra ahí; --host 0.0.0.0 deja entrar a los demás de esta red
why-message-malformed = el mensaje no se entiende ({ $error })
why-other-sites = no se atienden peticiones de otros sitios
why-too-many-requests = demasiadas peticiones en poco tiempo; espera un momento
why-too-many-rooms = demasiadas mesas en poco tiempo; espera un momento
why-no-such-game = no hay tal juego
why-not-over-yet = la partida aún no ha terminado
why-language-not-spoken = este idioma no se habla aquí
why-body-is-json = el cuerpo debe ser JSON
why-no-such-page = no hay tal página
why-no-such-name = este servidor no se llama así
why-too-many-bytes = más de { $most } bytes
why-no-keeper-here = no hay anotador para este juego
why-too-many-reviews = demasiadas partidas esperan su análisis; vuelve dentro de un rato
why-review-too-long = ha tardado más de { $seconds } segundos
why-review-failed = la partida no se puede analizar ({ $error })
why-review-ended = el proceso que analizaba la partida ha terminado
why-no-better-move = en { $game } no se puede mostrar una jugada mejor

lesson-you = Tú
lesson-partner = Profesor { $seat }
