app-subtitle = La mesa de los juegos de dados
language = Idioma
rules = Reglas
rules-none = Este juego aún no tiene página de reglas.
close = Cerrar
text-mode = Modo de texto
lobby-skip = Ir al primer juego
lobby-search = Buscar un juego
lobby-go-on = Seguir jugando
lobby-no-server = El servidor no responde. Inténtalo dentro de un momento.
storage-may-go = Este navegador puede borrar las partidas guardadas aquí si le falta espacio: guárdalas de vez en cuando en un archivo.
lobby-players = { $least ->
    [one] { $most ->
        [one] 1 jugador
       *[other] 1–{ $most } jugadores
    }
   *[other] { $same ->
        [yes] { $least } jugadores
       *[other] { $least }–{ $most } jugadores
    }
}
lobby-minutes = { $minutes } min
play-now = Jugar ya
set-up = Preparar
your-name = Tu nombre
seats-title = ¿Quién juega?
number-of-players = Jugadores
seat-me = yo
seat-also-me = otra persona en esta pantalla
seat-open = un amigo, por enlace
seat-bot = bot: { $bot }
seat-label = Asiento { $seat }
presets-title = Variante
options-title = Opciones
option-source = Fuente: { $source }
ruling-book = Los libros:
ruling-decision = Jugamos así:
option-on = sí
option-off = no
make-room = Abrir la mesa
cancel = Cancelar
back-to-lobby = Todos los juegos
waiting-title = Esperando jugadores
waiting-link = Envía este enlace a tus amigos:
waiting-here = Esta dirección solo vale en este aparato. Para amigos en la red, abre la mesa con: make play FRIENDS=1 (o: pipyard serve --host 0.0.0.0)
notify-ask = ¿Avisarte cuando te toque?
notify-yes = Sí, por favor
notify-no = No, gracias
notify-plain = Por http sin cifrar esta página no puede avisarte cuando te toque mientras miras otra cosa; por https sí podría.
copy-link = Copiar el enlace
code-say = O da este código a tus amigos; lo introducen en la página principal:
copied = Copiado.
invitation = { $host } te invita a { $title }
invitation-full = Todos los sitios están ocupados. Podrás mirar en cuanto empiece la partida.
sit-down = Sentarse
not-copied = Este navegador no deja copiar a la página. El enlace está seleccionado: cópialo tú, con el teclado o con una pulsación larga.
pass-to = Pasa la pantalla a { $name }
pass-why = Los demás miran a otro lado.
pass-done = Soy { $name }
seat-name = Nombre
seat-name-of = Nombre en el sitio { $seat }
sit-here = Sentarse aquí
let-bot-sit = Bot: { $bot }
start = Empezar
next-game = Otra partida
spectating = Estás mirando.
your-turn = Te toca
your-turn-as = { $name }, te toca
turn-of = Turno de { $names }
turn-chance = Deciden los dados …
over-you = Ganas
over-winner = Gana { $names }
over-winners = Comparten la victoria: { $names }
over-nobody = No gana nadie
over-why = Fin: { $why }.
you = tú
you-name = Tú
default-name = Jugador
seat-open-name = asiento libre
away = ausente
score = Puntos
leads = en cabeza
leads-shared = empatado en cabeza
points-lying = + { $points } en el tablero
choose-next = Elige
choose-stand = ¿Cómo debe quedar el dado? Visto desde tu sitio:
choose-on-board = Toca un lugar iluminado del tablero o elige aquí:
choices-list = Como lista ({ $count })
chosen-so-far = Hasta ahora: { $move }
many-dice = { $count ->
    [one] un dado
   *[other] { $count } dados
}
many-places = { $first } y { $count } más
which-move = ¿Qué jugada?
confirm = Jugar: { $move }
back = Atrás
last-move = Última jugada
log-title = Jugadas
chat-title = Charla
chat-say = Di algo
send = Enviar
chat-empty = Nadie ha dicho nada todavía.
undo-ask = Deshacer la jugada
undo-wanted = { $name } quisiera deshacer una jugada.
undo-waiting = Has pedido deshacer tu jugada.
undo-yes = Aceptar
undo-no = Rechazar
undo-withdraw = Retirar
undo-done = { $who } deshace una jugada
undo-done-you = Deshaces una jugada
physics-retry = Intentar de nuevo
health-lost = Conexión perdida. Reconectando …
health-silent = La conexión no responde. Probando otra …
sending = Enviando …
sending-later = Aún sin enviar. La jugada saldrá en cuanto haya conexión.
health-connecting = Conectando …
view-home = Mi lado
view-top = Desde arriba
view-x = Lado a1–a9
view-y = Lado i1–a1
view-z = Lado a9–i1
views = Vistas
table-more = Más
table-parts = Más paneles
show-choices = Mostrar mis jugadas posibles
show-choices-short = Pistas
show-free = Mostrar los dados libres
show-free-short = Dados libres
show-nothing = No mostrar nada
show-nothing-short = Sin pistas
health-nowhere = Esta mesa no existe. Quizá el enlace no esté completo.
dice-on-table = Dados en la mesa
level = Nivel { $level }
cell-die = dado { $colour }
cell-die-numbers = dado { $colour } { $triple }
cell-empty = lugar vacío
board-as-text = La pirámide, nivel por nivel
table-as-text = La mesa en palabras
board-empty = La base está vacía.
plain-table = Este juego no tiene aquí un tablero que mostrar: elige tus jugadas de la lista.
player-log = { $who }: { $what }
player-log-you = Tú: { $what }
dealt = Los dados están repartidos
roll-log = { $who } tira { $what }
roll-log-you = Tiras { $what }
begins-log = Empieza { $who }
begins-log-you = Empiezas tú
chance-log = Ha salido: { $what }
keys-help = Teclas: escribe el nombre de un lugar (e4) o el signo junto a una opción, Intro juega, Escape vuelve, R gira una pieza; las flechas eligen en la lista. En un botón de las vistas las flechas giran la imagen, más y menos la acercan.
kind-construction = construcción
kind-demolition = demolición
kind-alteration = reforma
kind-solo = también a solas
kind-special = especial
kind-tactics = táctica
kind-chance = azar
kind-hidden = secretos
kind-memory = memoria
kind-puzzle = rompecabezas
kind-skill = destreza
kind-board = tablero
book-kosmos = Das Spiel
book-abacus = Das Spiel, Abacus
book-fifty_five = 55
book-dice_trip = Dice Trip
book-tumblin_dice = Tumblin-Dice
bot-random = despreocupado
bot-greedy = rápido
bot-beginner = principiante
bot-club = medio
bot-master = maestro
bot-named = Bot ({ $level })
bot-numbered = Bot { $number } ({ $level })
trip-score = Puntos de esta hoja
trip-sheets = Hojas
trip-cross = Tachar
trip-hint-series = ciudades unidas con números seguidos
trip-hint-zones = zonas sin ciudad tachada
trip-keep = Quedarse la tirada
trip-twice = Usar un dado dos veces
trip-done = Escribir
trip-print = Imprimir
trip-pick-dice = Toca dos dados, primero las decenas, o arrastra uno sobre el otro hasta una ciudad; o tacha una ciudad.
trip-pick-units = Ahora el dado de las unidades.
trip-pick-city = Toca la ciudad para { $number }.
trip-pick-cross = Toca la ciudad que tachas.
trip-pick-reroll = Toca los dados que vuelves a tirar, o quédate la tirada.
trip-map-alt = Mapa { $name }: { $filled } de { $all } ciudades rellenas
kind-dexterity = destreza
kind-speed = rapidez
kind-teams = equipos
kind-together = todos a la vez
kind-writing = escribir
kind-riddle = enigma
kind-sandbox = reglas propias
kind-3d = en el espacio
book-tumblin = Tumblin-Dice
shot-title = Tu tiro
shot-help = Toca el disco para colocar el dado. Tira de él hacia atrás y suelta: sale disparado. O ajústalo con números y dispara.
shot-die = Qué dado
shot-aim = Puntería (°)
shot-speed = Velocidad (m/s)
shot-spin = Efecto
shot-lift = Altura
shot-x = Lateral
shot-y = Adelante
shot-yaw = Giro (°)
shot-up = Cara superior
shot-roll = Hacerlo rodar por el disco
shot-more = Efecto, altura, lugar
shot-shoot = Lanzar { $die }
shot-again = Repetir
slope-home = Tirador
slope-top = Desde arriba
slope-end = Desde el final
tumble-round-points = Esta ronda
tumble-on-board = Dados en el tablero
zone-off = se cayó del tablero
zone-short = no llegó al primer escalón
zone-foul = falta
zone-no-points = { $why }: 0 puntos
settled-log = En reposo: { $what }
mark-witch = bruja
mark-wolf = lobo
mark-possible = puede ser el lobo
mark-asked = preguntado: no es el lobo
qr-label = Código QR de la invitación
qr-show = Código QR
replay-title = La partida paso a paso
replay-position = Posición en la partida
replay-first = Al principio
replay-back = Un paso atrás
replay-next = Un paso adelante
replay-last = Al final
replay-run = Reproducir o pausar
replay-share = Copiar el enlace de esta repetición
replay-table = A la mesa
replay-start = El principio
replay-none = Esta partida no ha terminado o no existe.
who-plays = ¿Quién juega?
who-plays-help = Pulsa tu tecla o toca tu nombre y luego canta.
race-title = La carrera
race-throw = Tu tirada
race-die = dado { $number }, tecla { $slot }
race-throw-help = Toca un dado y luego la pirámide; o arrástralo; o pulsa la cifra de su lugar.
race-on-board = Toca el tablero: cada toque cuenta al instante.
race-choose = Cada toque cuenta al instante.
race-die-first = Elige primero uno de tus dados.
verdict-right = ¡Bien!
verdict-call = Aceptado.
verdict-void = No cuenta.
tray-die = { $layer ->
    [0] fila { $row }, dado { $place }
   *[other] capa { $layer }, fila { $row }, dado { $place }
}
die-at = el { $die } ({ $where })
one-tap = Jugar con un toque, sin confirmar
one-tap-short = Un toque
draw-fast = Dibujar más rápido y más simple
draw-fast-short = Rápido
ready = Listo
seat-colour = Color de { $name }
next-is = Siguiente juego: { $title }.
next-from-here = Empieza con esta pirámide.
plan-next = Elegir el siguiente juego
plan-liked = También te puede gustar
plan-like-this = Buena después de { $title }, { $minutes } minutos
plan-from-here = Con esta pirámide
plan-afresh = Nueva preparación
plan-set = Jugar después
clock-move = { $time } por jugada
clock-bank = { $more ->
    [0] { $time } para toda la partida
   *[other] { $time } para toda la partida, { $more } s más tras cada jugada
}
real-dice = Con dados reales: cada uno introduce lo que muestran los suyos.
evening-title = Esta velada
evening-points = { $count ->
    [one] 1 partida ganada esta velada
   *[other] { $count } partidas ganadas esta velada
}
rolled-title = ¿Qué muestran tus dados?
rolled-count = { $count ->
    [one] Tira un dado y toca o escribe lo que queda arriba.
   *[other] Tira { $count } dados y toca o escribe lo que queda arriba.
}
rolled-faces = Tienen { $faces } caras.
rolled-order = En este orden: { $names }.
rolled-standing = Tira un dado en su hueco y toca sus tres números, vistos desde los lados a1–a9, i1–a1 y a9–i1.
rolled-choice = Saca y elige lo que has sacado.
rolled-like = Por ejemplo: { $example }
rolled-slot = { $die }: { $face }. Quitar
rolled-empty = { $die }: nada todavía
rolled-die = Dado { $number }
rolled-told = { $told } de { $count }
rolled-send = Listo
rolled-by-table = Que tire la mesa
rolled-own-dice = Tengo dados de verdad aquí
rolled-no-dice = ¿Sin dados? La mesa tira por ti
mute = Ocultar los mensajes de { $name }
hand-title = Tu mano
hand-numbers = En números
hand-which = Agarra un dado del tablero y sácalo.
hand-die = Dado (lugar)
hand-aim = Objetivo
hand-aim-middle = centro
hand-aim-left = izquierda
hand-aim-right = derecha
hand-aim-near = cerca
hand-aim-far = lejos
hand-manner = Cómo
hand-manner-usual = normal
hand-manner-softly = suave
hand-manner-hard = fuerte
hand-manner-high = alto
hand-verb-throw = Lanzar
hand-verb-flick = Papirotazo
hand-verb-pull = Sacar
hand-verb-ladle = Verter
hand-verb-stack = Colocar
hand-verb-place = Poner un dado
hand-help-throw = Toca donde debe caer el dado, o tira de él hacia atrás como un arco.
hand-help-flick = Toca donde debe caer el dado, o tira de él hacia atrás como un arco.
hand-help-pull = Agarra un dado y arrastra: la flecha muestra adónde y cuánto. Con más de 20 mm sale.
hand-help-draw = Agarra un dado y sácalo un poco de su lado, { $farthest } mm como mucho.
hand-help-ladle = Arrastra los dos extremos del camino, o toca donde deben caer los dados.
hand-help-stack = Arrastra el dado sobre la torre, o escribe cuánto se desplaza.
hand-x = Salida, a la derecha (mm)
hand-y = Salida, adelante (mm)
hand-z = Salida, altura (mm)
hand-vx = Velocidad a la derecha (m/s)
hand-vy = Velocidad adelante (m/s)
hand-vz = Velocidad arriba (m/s)
hand-sx = Giro x (rad/s)
hand-sy = Giro y (rad/s)
hand-sz = Giro z (rad/s)
hand-azimuth = Dirección (°)
hand-elevation = Elevación (°)
hand-speed = Velocidad (m/s)
hand-spin = Giro (rad/s)
hand-dx = Dirección, derecha
hand-dy = Dirección, adelante
hand-dz = Dirección, arriba
hand-distance = Distancia (mm)
hand-grip = Agarre (N)
hand-count = Dados
hand-x0 = Desde, derecha (mm)
hand-y0 = Desde, adelante (mm)
hand-x1 = Hasta, derecha (mm)
hand-y1 = Hasta, adelante (mm)
hand-height = Altura (mm)
hand-rate = Velocidad de vertido (°/s)
hand-right = Desvío, derecha (mm)
hand-ahead = Desvío, adelante (mm)
hand-yaw = Giro (°)
live-title = Tu mano, en directo
live-begin-tilt = Toma la base en tus manos
live-begin-press = Pon un dedo en el dado de la cima y toma la base
live-begin-blow = Toma aire
live-begin-pull = Agarrarlo y tirar en directo
live-help-tilt = Arrastra en el tablero o mantén las flechas para inclinar la base; espacio la sacude. El reloj corre desde el primer movimiento.
live-help-press = Arrastra en el tablero o mantén las flechas para girar la base; espacio la sacude. El dedo aprieta hasta que sueltes.
live-help-blow = Apunta a un dado y mantén pulsado, o mantén espacio: cuanto más tiempo, más fuerte soplas. Sopla suave: un dado que cae de la base acaba el intento. Las flechas apuntan; soplas desde donde miras.
live-help-pull = Arrastra sobre el tablero: el dado sigue tu mano. O mantén la flecha abajo para sacarlo, arriba para devolverlo, izquierda y derecha para menearlo. Con más de 20 mm se retira al soltarlo.
live-watch = { $name } está en ello: mira el tablero.
live-tilt = Inclinada { $degrees }°
live-breath = Soplo: { $percent } %
live-drawn = Sacado { $millimetres } mm
live-force = Presión (N)
live-grip = Agarre (N)
live-shake = Sacudir
live-phone = Inclinar con el teléfono
live-microphone = Soplar al micrófono
live-not-allowed = No permitido por este navegador
turn-race = Todos a la vez: ¡rápido!
race-numbers = Tus números
settled-in = un dado está en { $where }
settled-seated = { $count ->
    [one] un dado quedó en pie
   *[other] { $count } dados quedaron en pie
}
settled-astray = { $count ->
    [one] uno está suelto
   *[other] { $count } están sueltos
}
settled-off = { $count ->
    [one] uno ha caído
   *[other] { $count } han caído
}
settled-taken = { $count ->
    [one] uno está en la mano
   *[other] { $count } están en la mano
}
settled-kept = { $count ->
    [one] uno queda en el cazo
   *[other] { $count } quedan en el cazo
}
settled-same = nada ha cambiado
settled-goal = se ha alcanzado la meta
settled-tilted = la base no está nivelada
settled-released = el dedo soltó
settled-slipped = el agarre fue débil
settled-touched = el cazo tocó algo
settled-capped = se acabó el tiempo
hand-verb-tilt = Inclinar la base
hand-verb-press = Apretar y girar
hand-verb-blow = Soplar
terms-title = Relojes y dados reales
terms-clock = Tiempo por jugada
terms-bank = Tiempo para toda la partida
terms-more = Añadido tras cada jugada
terms-out = Cuando se acaba el tiempo
terms-hand = Tiramos dados reales
terms-no-clock = sin reloj
terms-nothing = nada
terms-lose = el jugador pierde
terms-rules = deciden las reglas
terms-seconds = { $count } segundos
terms-minutes = { $count } min
write-move = Escribir una jugada
play-it = Jugar
live-no-senses = Inclinar el teléfono y soplar al micrófono exigen una dirección segura (https), y esta no lo es. Las teclas, el ratón y el dedo sí funcionan.

manage-title = Gestionar la mesa
manage-you-host = Tú diriges la mesa: tú decides.
manage-host = { $name } dirige la mesa y decide. En su ausencia se vota.
manage-no-host = Nadie dirige la mesa: los jugadores votan.
manage-kick = Expulsar
manage-free = Liberar el asiento
manage-leave = Dejar el asiento
manage-token = Enlace nuevo
manage-make-host = Ceder la dirección
manage-close = Cerrar la mesa
manage-sure =
    { $what ->
        [kick] ¿Expulsar a { $name } de la mesa? Entonces solo podrá sentarse quien reciba un enlace a ese asiento.
        [bot-make-way] ¿Quitar { $name } para que una persona pueda ocupar su asiento?
        [leave] ¿Dejar tu asiento?
        [make-host] ¿Ceder la dirección de la mesa a { $name }?
       *[close] ¿Cerrar la mesa para todos? Después no se podrá jugar aquí.
    }
manage-is-host = dirige la mesa
manage-invite = Crear un enlace
manage-invitation = Envía este enlace a quien deba sentarse ahí:
manage-guarded = Alguien fue expulsado: un asiento libre requiere ahora un enlace de quien dirige la mesa.
manage-open = Dejar que cualquiera se siente
vote-waiting = Aún no han votado: { $names }
invitation-guarded = Alguien fue expulsado de esta mesa, así que sus asientos se dan solo por invitación. Puedes mirar o pedir un enlace.
vacant-title = Hay un asiento libre: la partida lo espera
vacant-secret = El asiento tiene secretos: solo un bot puede ocuparlo.
bot-instead = En lugar de { $name }
bot-replace = Que juegue este
bot-make-way = Liberar el asiento
live-waits = Ahora todas las simulaciones están ocupadas: eres el número { $place } de la cola.
manage-link = Envía este enlace a { $name }; el anterior ya no vale:
manage-closed = Esta mesa está cerrada.
vote-yes = De acuerdo
vote-no = En contra
vote-withdraw = Retirar
prompt-ready = Listo para jugar: { $move }. Confirma o cambia.
prompt-missing-place = Elegido: { $move }. Ahora elige un lugar.
prompt-missing-die = Elegido: { $move }. Ahora elige un dado.
prompt-missing-triple = Elegido: { $move }. Ahora elige cómo queda el dado.
prompt-missing-city = Elegido: { $move }. Elige ahora una ciudad.
prompt-missing-number = Elegido: { $move }. Elige ahora un número, o ✕ para tachar una ciudad.
prompt-missing-more = Elegido: { $move }. Ahora elige el resto.
choice-put-piece = → poner esta pieza en la base
secret-place = un lugar secreto
secret-log = { $who } decide en secreto
secret-log-you = Decides en secreto
numbered-die = dado { $colour } { $number }
timeout-log = A { $who } se le acabó el tiempo
timeout-log-you = Se te acabó el tiempo
forfeit-log = { $who } abandona
forfeit-log-you = Abandonas
points-log = { $who } { $gain } = { $score }
time-log = Mejor tiempo ({ $who }): { $score }
card-log = { $who } roba una carta
card-log-you = Robas una carta
throw-log-you = { $count ->
    [one] Tiras un dado
   *[other] Tiras { $count } dados
}
nothing-done-log = { $who } no puede hacer nada con un { $what } y pasa
forbidden-log = { $what } es el número prohibido: { $who } no pone nada
forbidden-log-you = { $what } es el número prohibido: no pones nada
nothing-done-log-you = No puedes hacer nada con un { $what } y pasas
riddle-log = El acertijo: { $what }
atom-middle = centro
atom-left = izquierda
atom-right = derecha
atom-near = cerca
atom-far = lejos
atom-softly = suave
atom-hard = fuerte
atom-high = alto
place-before = delante de { $where }
mark-dog = un perro que mira
mark-not = un perro que no ve al lobo
mark-sees = un perro que ve al lobo
chat-spectator = Espectador
chat-watching = { $name } (mirando)
chat-heard = { $name } dice: { $text }
