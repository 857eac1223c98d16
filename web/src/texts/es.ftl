app-subtitle = La mesa de los juegos de dados
language = Idioma
rules = Reglas
rules-none = Este juego aún no tiene página de reglas.
close = Cerrar
text-mode = Modo de texto
lobby-title = Elige un juego
lobby-search = Buscar un juego
lobby-go-on = Seguir jugando
lobby-no-server = El servidor no responde. Inténtalo dentro de un momento.
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
option-on = sí
option-off = no
make-room = Abrir la mesa
cancel = Cancelar
back-to-lobby = Todos los juegos
waiting-title = Esperando jugadores
waiting-link = Envía este enlace a tus amigos:
copy-link = Copiar el enlace
copied = Copiado.
sit-here = Sentarse aquí
let-bot-sit = Bot: { $bot }
start = Empezar
next-game = Otra partida
spectating = Estás mirando.
your-turn = Te toca
your-turn-as = { $name }, te toca
turn-of = Le toca a { $names }
turn-chance = Deciden los dados …
over-winner = Gana { $names }
over-winners = Comparten la victoria: { $names }
over-nobody = No gana nadie
over-why = Fin: { $why }.
you = tú
default-name = Jugador
seat-open-name = asiento libre
away = ausente
score = Puntos
choose-next = Elige
choose-on-board = Toca un lugar iluminado del tablero o elige aquí:
choices-list = Como lista ({ $count })
chosen-so-far = Hasta ahora: { $move }
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
undo-done = { $name } deshace una jugada
health-lost = Se ha perdido la conexión. Probando otra vez …
health-connecting = Conectando …
view-home = Mi lado
view-top = Desde arriba
view-x = Cara 1
view-y = Cara 2
view-z = Cara 3
views = Vistas
show-choices = Mostrar lo que puedo hacer
room-unknown = Esta mesa no existe. Quizá el enlace no esté completo.
dice-on-table = Dados en la mesa
level = Nivel { $level }
cell-die = dado { $colour }
cell-die-numbers = dado { $colour } { $triple }
cell-empty = lugar vacío
board-as-text = La pirámide, nivel por nivel
board-empty = La placa está vacía.
plain-table = Este juego no tiene aquí un tablero que mostrar: elige tus jugadas de la lista.
player-log = { $who }: { $what }
dealt = Los dados están repartidos
roll-log = { $who } tira { $what }
chance-log = Sacado: { $what }
keys-help = Teclas: las flechas eligen, Intro confirma, Escape vuelve.
kind-construction = construcción
kind-demolition = demolición
kind-alteration = reforma
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
bot-random = despreocupado (random)
bot-greedy = rápido (greedy)
bot-beginner = principiante
bot-club = jugador de club
bot-master = maestro
trip-score = Puntos de esta hoja
trip-sheets = Hojas
trip-cross = Tachar
trip-keep = Quedarse la tirada
trip-twice = Usar un dado dos veces
trip-done = Escribir
trip-print = Imprimir
trip-pick-dice = Toca dos dados, primero las decenas; o tacha una ciudad.
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
shot-help = En el tablero: toca el disco para colocar el dado y tira de él hacia atrás para apuntar.
shot-die = Qué dado
shot-aim = Puntería (°)
shot-speed = Velocidad (m/s)
shot-spin = Efecto
shot-lift = Altura
shot-x = A lo ancho
shot-y = Adelante
shot-yaw = Girado (°)
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
settled-log = En reposo: { $what }
mark-witch = bruja
mark-wolf = lobo
mark-possible = posible
mark-asked = preguntado
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
race-title = La carrera
race-throw = Tu tirada
race-die = dado { $number }, tecla { $slot }
race-throw-help = Toca un dado y luego la pila; o arrástralo; o pulsa la cifra de su lugar.
race-on-board = Haz clic en el tablero: cada clic cuenta al instante.
race-choose = Cada clic cuenta al instante.
race-die-first = Elige primero uno de tus dados.
verdict-right = ¡Bien!
verdict-call = Oído.
verdict-void = No cuenta.
cell-words = { $level ->
    [0] placa
   *[other] nivel { $level }
}, { $row ->
    [1] fila delantera
    [2] segunda fila
    [3] tercera fila
    [4] cuarta fila
    [5] quinta fila
    [6] sexta fila
    [7] séptima fila
    [8] octava fila
   *[other] { $row }
}, { $place ->
    [1] primero
    [2] segundo
    [3] tercero
    [4] cuarto
    [5] quinto
    [6] sexto
    [7] séptimo
    [8] octavo
    [9] noveno
   *[other] { $place }
}
cell-corner = { $level ->
    [0] placa
   *[other] nivel { $level }
}, esquina trasera
cell-tip = la punta
die-at = { $die } ({ $where })
one-tap = Jugar con un toque, sin confirmar
draw-fast = Dibujar más rápido y más simple
ready = Listo
seat-colour = Color de { $name }
next-is = Siguiente juego: { $title }.
next-from-here = Empieza con esta pirámide.
plan-next = Elegir el siguiente juego
plan-from-here = Con esta pirámide
plan-afresh = Preparado de nuevo
plan-set = Jugar después
clock-move = { $time } por jugada
clock-bank = { $more ->
    [0] { $time } para toda la partida
   *[other] { $time } para toda la partida, { $more } s más tras cada jugada
}
real-dice = Con dados reales: cada uno dice lo que muestran.
evening-title = Esta velada
evening-points = { $count ->
    [one] 1 partida ganada esta velada
   *[other] { $count } partidas ganadas esta velada
}
rolled-title = ¿Qué muestran tus dados?
rolled-help = Lanza tus dados reales y toca o escribe lo que queda arriba.
rolled-send = Eso es
mute = No mostrar lo que dice { $name }
hand-title = Tu mano
hand-numbers = En números
hand-which = Agarra un dado del tablero y sácalo.
hand-aim = Adónde
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
hand-verb-pull = Tirar
hand-verb-ladle = Verter
hand-verb-stack = Colocar
hand-help-throw = Toca donde debe caer el dado, o tira de él hacia atrás como un arco.
hand-help-flick = Toca donde debe caer el dado, o tira de él hacia atrás como un arco.
hand-help-pull = Agarra un dado y arrastra: la flecha muestra adónde y cuánto. Con más de 20 mm sale.
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
hand-distance = Cuánto (mm)
hand-grip = Agarre (N)
hand-count = Dados
hand-x0 = Desde, derecha (mm)
hand-y0 = Desde, adelante (mm)
hand-x1 = Hasta, derecha (mm)
hand-y1 = Hasta, adelante (mm)
hand-height = Altura (mm)
hand-rate = Vuelco (°/s)
hand-right = Desvío, derecha (mm)
hand-ahead = Desvío, adelante (mm)
hand-yaw = Girado (°)
live-title = Tu mano, en directo
live-begin-tilt = Toma la placa en tus manos
live-begin-press = Pon un dedo en la punta y toma la placa
live-begin-blow = Toma aire
live-help-tilt = Arrastra en el tablero o mantén las flechas para inclinar la placa; espacio la sacude. El reloj corre desde el primer movimiento.
live-help-press = Arrastra en el tablero o mantén las flechas para girar la placa; espacio la sacude. El dedo aprieta hasta que sueltes.
live-help-blow = Mantén el puntero en el tablero, o espacio, para soplar; las flechas apuntan. Soplas desde donde miras.
live-tilt = Inclinada { $degrees }°
live-breath = Soplo: { $percent } %
live-force = Presión (N)
live-shake = Sacudir
live-end = Soltar
live-phone = Inclinar con el teléfono
live-microphone = Soplar al micrófono
live-not-allowed = No permitido por este navegador
turn-race = Todos a la vez: ¡rápido!
race-numbers = Tus números
settled-in = un dado está en { $where }
settled-seated = { $count ->
    [one] un dado está en pie
   *[other] { $count } dados están en pie
}
settled-astray = { $count ->
    [one] uno queda torcido
   *[other] { $count } quedan torcidos
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
    [one] uno queda en el cucharón
   *[other] { $count } quedan en el cucharón
}
settled-same = nada ha cambiado
settled-goal = se ha logrado la meta
settled-tilted = la placa no está nivelada
settled-released = el dedo soltó
settled-slipped = el agarre fue débil
settled-touched = el cucharón tocó algo
settled-capped = se acabó el tiempo
hand-verb-tilt = Inclinar la placa
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
