### Lo que dice la línea de órdenes, por orden alfabético de las claves.

cli-about = de qué va
cli-and-more = … y { $count } más
cli-at-rest = los dados han quedado quietos
cli-begins = primer jugador: { $who }
cli-book = libro
cli-cannot-stand-here = «{ $token }» no es posible aquí; posible: { $offer }
cli-only-this = «{ $token }» no es posible aquí: la jugada { $move } está completa
cli-chance = azar: { $what }
cli-countdown = { $seconds } s
cli-dealt = los dados están repartidos
cli-enter-plays = Intro juega «{ $move }»; o añade: { $offer }
cli-event = { $who }: { $what }
cli-from-to = { $default } ({ $low } a { $high })
cli-game-facts = { $seats } jugadores · unos { $minutes } minutos · { $kinds }
cli-games-played = { $title }: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, semilla { $seed }
cli-hand-below = Escribe lo que ves; Intro deja que tire el ordenador · help, quit
cli-hand-help = Escribe lo que muestran tus dados, por ejemplo: { $example }
    Intro, o «random», deja que tire el ordenador. Órdenes: save ARCHIVO, rules, log, quit.
cli-hand-over = Le toca a { $name }. Pásale el teclado y pulsa Intro.
cli-hand-prompt = { $who }, ¿qué muestran los dados?
cli-help = Escribe una jugada ({ $forms }), o solo la parte que no esté clara por sí misma.
    La tecla Tab muestra qué puede venir después; una línea vacía lo numera, y entonces basta el número.
      moves         numera lo que puede venir después
      hint          lo que haría un bot codicioso
      wait          en una carrera: deja que los demás vayan primero
      undo          deshace tu última jugada (nunca más allá de una tirada)
      table         dibuja la mesa otra vez
      rules         las reglas de este juego
      log           lo que ha pasado hasta ahora
      save ARCHIVO  guarda la partida, para seguir con: pipyard play --load ARCHIVO
      quit          termina
cli-help-free = {"  "}free          señala los dados libres, funnels los huecos (otra vez: ya no)
cli-help-places = Un lugar se llama por su fila y su número, y encima de la base por su nivel: d5 está en la base, d5.1 un nivel más arriba.
    Las letras están a la izquierda de las filas, los números debajo (sigue la pendiente hacia arriba).
cli-hint = el bot codicioso jugaría: { $move }
cli-figure-legend = **Los dibujos.** Cada nivel está dibujado desde arriba, con i1 arriba. Una letra es un dado de ese color: { $colours }. Las tres cifras de detrás son sus tres caras superiores: la que mira a la línea a, la izquierda y la derecha; ? es una cara que no se ve. ∘ es un hueco vacío, · un lugar vacío sin hueco, ○ un anillo, × una cruz, + un dado que está por venir, * el final de una flecha. Las demás letras y números los explica el pie del dibujo.
cli-how-to-read-cells = un lugar es su letra (a la izquierda de la fila) y su número (debajo; sigue la pendiente hacia arriba), y encima de la base .nivel: d5.1
cli-interval = 95 %
cli-keep-it = ¿Guardar la partida? [Y/n]{" "}
cli-kept = La partida está guardada en { $path }; sigue con: pipyard play --load { $path }
cli-kept-over = La partida está guardada en { $path }; vuelve a verla con: pipyard replay { $path }
cli-key = clave
cli-keys = Tab completa, Intro las numera · help, hint, undo, quit
cli-kind-3d = en el espacio
cli-kind-alteration = reforma
cli-kind-board = tablero
cli-kind-chance = azar
cli-kind-construction = construcción
cli-kind-demolition = demolición
cli-kind-dexterity = destreza
cli-kind-hidden = secretos
cli-kind-memory = memoria
cli-kind-puzzle = rompecabezas
cli-kind-riddle = enigma
cli-kind-sandbox = reglas propias
cli-kind-skill = destreza
cli-kind-solo = también a solas
cli-kind-special = especial
cli-kind-speed = rapidez
cli-kind-tactics = táctica
cli-kind-teams = equipos
cli-kind-together = todos a la vez
cli-kind-writing = escribir
cli-label-of = { $label } de { $name }
cli-length = Duración: { $mean } eventos de media, de { $least } a { $most }.
cli-level = nivel { $level }
cli-look-well = Mira bien… { $seconds } s
cli-mean-rank = puesto medio
cli-mean-score = puntos medios
cli-minutes = min
cli-name-and-colour = { $name } ({ $colour })
cli-next = sigue: { $offer }
cli-no-bench = Las mediciones de velocidad están en las fuentes, no en el programa instalado. En una copia de las fuentes ejecuta: python -m benchmarks
cli-no-undo = ninguna de tus jugadas se puede deshacer: desde entonces ha decidido el azar
cli-nobody = nadie
cli-nobody-wins = No gana nadie: { $why }.
cli-nobody-won = Sin ganador: { $count }.
cli-not-allowed = «{ $move }» no está permitido: { $because }
cli-not-over = El registro acaba antes del final de la partida.
cli-notation = Jugadas: { $forms }
cli-nothing = nada
cli-numbers-in-picture = Escribe un número para elegir (hasta ahora: { $begun }).
cli-one-of-several = { $name } ({ $seat })
cli-only-move = { $who }: Intro juega { $move }
cli-option = opción
cli-option-why = qué cambia
cli-player = jugador { $seat }
cli-player-column = jugador
cli-players = jugadores
cli-playing = jugando
cli-presets = Versiones: { $presets }
cli-prompt = { $who } { $begun }
cli-rank = puesto
cli-rolled = { $who }: salió { $what }
cli-score = puntos
cli-secret = una elección secreta
cli-share = { $names } comparten la victoria: { $why }.
cli-shared = victorias compartidas
cli-source = de
cli-the-table = Todos
cli-title = título
cli-undone = deshecho
cli-values = valores, primero el predeterminado
cli-welcome = { $title }
cli-welcome-help = Escribe «help» para la ayuda, «rules» para las reglas, o una línea vacía para ver tus jugadas.
cli-who = quién
cli-who-begins = Quién empieza ({ $names })
cli-wins = { $you ->
    [1] Ganas: { $why }.
   *[other] Gana { $name }: { $why }.
}
cli-won = ganadas
cli-you = tú

cli-lesson-title = Aprende { $title }: paso { $step } de { $steps }
cli-lesson-go-on = Intro para seguir: 
cli-lesson-your-move = Tu jugada ({ $moves }): 
cli-lesson-not-that = Esa no: aquí solo se pueden jugar las jugadas de la lección.
cli-lesson-again = Un error instructivo. Inténtalo otra vez.
cli-lesson-end = No hace falta más. Ahora juega: pipyard play { $key }
cli-lesson-list = Juegos con lección: { $games }
cli-lesson-fine = La lección de { $title } está bien: { $steps } pasos.
cli-puzzle-title = Problema { $number } de { $title } (puntuación { $rating })
cli-puzzle-move = Tu jugada:{ " " }
cli-puzzle-again = Otra vez.
cli-puzzle-list = Problemas: { $games }
cli-puzzle-next = Ese era el último paso. Más: pipyard puzzle { $key } --number { $next }
