## Por qué algo no se puede en la mesa.

why-rules-have-changed = las reglas de este juego han cambiado desde que empezó: abre una mesa nueva
why-not-allowed-now = { $move } no está permitido ahora
why-nested-too-deeply = demasiado anidado
why-too-much-happens = mesa ocupada, inténtalo otra vez
why-room-needs-a-person = una mesa necesita al menos una persona
why-house-is-full = el servidor está lleno: no se pueden abrir más mesas
why-no-such-room = esa mesa no existe
why-too-many-messages = demasiados mensajes; espera un momento
why-in-a-room-already = ya estás en una mesa
why-room-is-full = la mesa está llena
why-sixty-a-second = se aceptan como mucho sesenta entradas por segundo
why-fault-of-the-server = error interno del servidor; no es culpa tuya
why-not-known-yet = esta mesa aún no conoce eso
why-say-hello-first = saluda primero
why-cannot-start-from = { $title } no puede empezar con esta pirámide
why-still-open-seats = aún quedan asientos libres
why-handed-on-when-over = una pirámide solo se puede reutilizar cuando su partida ha terminado
why-store-does-not-answer = el almacén no responde; inténtalo otra vez
why-seat-not-asked = no es el turno del asiento { $seat }
why-no-move-begins = ninguna jugada empieza con { $prefix }
why-race-has-not-begun = la carrera aún no ha empezado
why-no-hint = en los juegos de habilidad no hay sugerencias
why-not-this-die = con este dado la pieza no cabría ahora en ninguna parte, o el resto se separaría
why-not-this-place = este lugar no vale ahora
why-nothing-to-roll = el asiento { $seat } no tiene nada que tirar ahora
why-real-dice-have-no-place = los dados de verdad se anotan por zona y número, sin lugar exacto
why-no-real-board-here = esta mesa no se abrió para dados de verdad: lanza el dado en la pantalla
why-nothing-to-roll-by-hand = el asiento { $seat } no tiene nada que tirar a mano ahora
why-nothing-of-yours-back = ahora no tienes ninguna jugada que deshacer
why-nobody-asks-to-undo = nadie te pide deshacer una jugada
why-others-have-to-agree = los demás tienen que estar de acuerdo primero
why-game-not-begun = la partida no ha empezado
why-game-has-begun = la partida ha empezado
why-something-happened = ha pasado algo antes de que llegara tu jugada; vuelve a mirar
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
why-touched-is-touched = ya lo has tocado y no puedes cancelar
why-one-after-the-other = termina primero tu acción en curso
why-nothing-to-steer = { $prefix } no se puede controlar en vivo
why-not-done-live = { $verb } no se hace aquí en vivo
why-sample-has-numbers = una muestra debe tener aquí { $count } números: { $channels }
why-samples-sixty = la mesa no puede seguir una mano tan rápida; se omite un momento
why-page-is-older = esta página es más antigua que el servidor; recárgala
why-page-is-newer = esta página es más nueva que el servidor; inténtalo de nuevo en un momento
why-room-closed = esta mesa está cerrada
why-host-decides = eso solo lo decide quien dirige la mesa
why-nobody-sits-there = nadie ocupa el asiento { $seat }
why-seat-is-your-own = este es tu propio asiento
why-seat-is-present = esta persona está aquí
why-seat-has-secrets = este asiento tiene secretos hasta que acabe la partida; solo puede ocuparlo un bot
why-vote-is-running = ya hay una votación en curso
why-nobody-to-vote = no hay nadie más para votar
why-no-vote-of-yours = no tienes nada que votar
why-you-were-removed = te han expulsado de esta mesa y solo puedes mirar
why-by-invitation = alguien fue expulsado de esta mesa, así que sus asientos se dan solo por invitación: pide un enlace

serve-at = Pipyard está en { $address } (las mesas se guardan en { $rooms }); Ctrl-C lo detiene
serve-network = Los demás de tu red pueden entrar en { $address }
serve-port-taken = el puerto { $port } está ocupado, quizá por una mesa que sigue abierta; elige otro: --port { $other }
serve-no-address = no se puede escuchar en { $host }, puerto { $port }: { $why }
serve-alone = Solo se llega desde este equipo; --host 0.0.0.0 lo abre a tu red
why-message-malformed = mensaje mal formado ({ $error })
why-other-sites = no se atienden peticiones de otros sitios
why-too-many-requests = demasiadas peticiones en poco tiempo; espera un momento
why-too-many-rooms = demasiadas mesas en poco tiempo; espera un momento
why-no-such-game = no hay tal juego
why-not-over-yet = la partida aún no ha terminado
why-language-not-spoken = este idioma no se habla aquí
why-body-is-json = el cuerpo debe ser JSON
why-no-such-page = no hay tal página
why-no-host-name = { $name } no es un nombre de servidor: escríbelo como dice.example.org
why-no-such-name = este servidor no responde a ese nombre
why-too-many-bytes = más de { $most } bytes
why-no-keeper-here = no hay anotador para este juego
why-too-many-reviews = hay demasiados análisis en espera; inténtalo más tarde
why-review-too-long = ha tardado más de { $seconds } segundos
why-log-too-long = la partida es demasiado larga para verla desde un enlace
why-review-failed = la partida no se puede analizar ({ $error })
why-review-ended = el análisis ha fallado
why-no-better-move = en { $game } no hay jugadas mejores que mostrar

lesson-you = Tú
lesson-partner = Profesor { $seat }
lesson-well-done = Bien hecho. Repítelo si quieres, o sigue.

## Decisions about a room, in its chat.

notice-kick = { $by } ha expulsado a { $name } de la mesa
notice-kick-vote = La mesa ha votado expulsar a { $name }
notice-free = { $by } ha liberado el asiento de { $name }
notice-free-vote = La mesa ha votado liberar el asiento de { $name }
notice-leave = { $name } ha dejado la mesa
notice-token = { $by } ha creado un enlace nuevo para { $name }
notice-token-vote = La mesa ha votado un enlace nuevo para { $name }
notice-invite = { $by } ha creado un enlace a un asiento libre
notice-invite-vote = La mesa ha votado crear un enlace a un asiento libre
notice-open = { $by } permite que cualquiera vuelva a sentarse
notice-open-vote = La mesa ha votado que cualquiera pueda volver a sentarse
notice-host = { $by } ha cedido la dirección de la mesa a { $name }
notice-close = { $by } ha cerrado la mesa
notice-close-vote = La mesa ha votado cerrar
notice-abandoned = La partida se ha dado por abandonada, sin resultado: durante un día no avanzó nada
notice-aborted = La partida se ha anulado, sin resultado: a alguien se le acabó el tiempo antes de que todos hicieran una primera jugada
notice-propose-kick = { $by } propone expulsar a { $name }
notice-propose-free = { $by } propone liberar el asiento de { $name }
notice-propose-token = { $by } propone un enlace nuevo para { $name }
notice-propose-invite = { $by } propone un enlace a un asiento libre
notice-propose-open = { $by } propone que cualquiera pueda volver a sentarse
notice-propose-close = { $by } propone cerrar la mesa
notice-vote-failed = La votación ha fracasado

notice-bot-failed = { $why ->
    [slow] { $bot } ha pensado demasiado tiempo, dos veces.
    [died] { $bot } se ha interrumpido dos veces.
    [illegal] { $bot } ha elegido una jugada no permitida.
   *[error] { $bot } ha fallado dos veces.
} No se ha jugado nada en su lugar.
bot-failed = { $why ->
    [slow] { $seat } ha pensado demasiado tiempo.
    [died] { $seat } se ha interrumpido.
    [illegal] { $seat } ha elegido una jugada no permitida.
   *[error] { $seat } ha fallado.
} La partida espera: deja que lo intente de nuevo o que juegue otro.
why-hint-failed = la sugerencia ha fallado; inténtalo otra vez

# why a bot would play the move it suggests
hint-wins = Con ella ganas.
hint-ends = Con ella acaba la partida.
hint-score = Tu puntuación pasa de { $was } a { $now }.
hint-score-of = La puntuación de { $seat } pasa de { $was } a { $now }.
hint-put = Llena { $count ->
    [one] un lugar más.
   *[other] { $count } lugares más.
}
hint-take = Quita { $count ->
    [one] un dado más.
   *[other] { $count } dados más.
}
hint-answer = Después { $seat } gana como mucho { $least }; tras otra jugada, hasta { $most }.
hint-usual = Al mirar más adelante, salió como la mejor.
preview-invitation = { $host } te invita a { $title }
