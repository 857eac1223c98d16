### Por qué algo no puede ser, fuera de las reglas: órdenes, bots, el laboratorio, la física.

## Opciones, registros, juegos

why-option-cannot-be = { $name } no puede ser { $value }: tiene que ser { $allowed }
why-default-cannot-be = el valor por defecto de una opción no puede ser { $value }: tiene que ser { $allowed }
why-no-option-at-all = no hay ninguna opción { $what }; este juego no tiene ninguna
why-where-it-went-wrong = { $where }, { $event }: { $error }
why-there-is-no-game = no hay ningún juego { $key }{ $hint }
why-is-no-game = { $entry } no es un juego, ni un módulo que defina uno
why-is-offered-as = { $entry } tiene la clave { $key }, pero su punto de entrada se llama { $name }
why-cannot-be-loaded = { $entry } no se puede cargar ({ $type } ({ $error }))
why-there-is-no-file = no hay ningún archivo { $path }
why-is-no-python-file = { $path } no es un archivo de Python: su nombre tiene que acabar en .py
why-defines-no-game = { $path } no define ningún juego: `MyGame = Game(MyState, MyOptions, ...)` con un estado propio
why-on-the-shelf-already = el juego de { $path } tiene la clave { $key }, que ya está en uso: elige otra
why-key-is-made-of = el juego de { $path } tiene la clave { $key }: una clave se compone de letras, cifras y guiones bajos
why-no-rules-page = no hay página de reglas para { $key }
why-cannot-be-written = { $path } no se puede escribir: { $strerror }
why-picture-ends-with = { $out } tiene que acabar en .svg, .pdf o .png
why-pdf-needs = PDF necesita la biblioteca cairo y un paquete más: pip install 'pipyard[pdf]'; SVG y PNG funcionan sin ellos
why-holds-something-else = { $out } contiene otra cosa: nombra una carpeta vacía, o una con un manual anterior

## Las manos

why-cannot-be-part-of-the-movement = { $verb }: { $name } no puede formar parte del movimiento, solo { $allowed }
why-plate-tilted-at-most = la base se inclina aquí { $most } grados como mucho, no { $steep }
why-mouth-too-near = la boca está a { $gap } cm de { $die }; tiene que estar a 5 cm de cada dado
why-mouth-stays-away = la boca se queda al menos a 5 cm de cada dado
why-empty-place-of-the-skeleton = un dado va a un lugar vacío del esqueleto: { $cells }
why-there-is-no-die = no hay ningún dado { $name }
why-top-die-stays = el dado de la cima no se puede tomar
why-cannot-be-gripped = el dado de { $name } no se puede agarrar: hay otros dados sobre todas sus caras de arriba
why-a-tally-names = un recuento nombra las caras de { $colours }
why-tally-last-must-have = una pirámide completa tiene { $all } caras: { $last } debe tener { $rest }
why-tally-too-many = una pirámide completa solo tiene { $all } caras
why-needs-a = a { $verb } le falta todavía: { $missing }
why-which-die = { $verb }: ¿qué dado? Hay { $cells }
why-is-no-part = { $verb }: { $typed } no sirve como { $part }
why-this-cannot-be-done-now = eso no se puede hacer ahora; puedes { $verbs }

## Bots

why-there-is-no-language = no hay ningún idioma { $name }; elige entre: { $kinds }
why-there-is-no-bot = no hay ningún bot { $name }; elige entre: { $kinds }
why-no-hands-of-that-level = no hay ningún bot { $name }; las manos son { $levels }, o dos de ellas (master/club: manos/pensamientos)
why-mix-is-no-bot = mix:{ $argument } no es un bot: tras los dos puntos va el porcentaje de jugadas buenas (mix:40, mix:40/perfect)
why-memory-is-no-bot = memory:{ $argument } no es un bot: tras los dos puntos va el porcentaje que recuerda (memory:80, memory:80/mcts:300)
why-mcts-is-no-bot = mcts:{ $argument } no es un bot: tras los dos puntos va cuánto piensa (mcts:800ms) o cuántos intentos tiene (mcts:5000)
why-trip-is-no-bot = trip:{ $argument } no es un bot: tras los dos puntos va cuántas opciones mira de cerca, de 0 a 48
why-trip-plays-only = el bot «trip» solo juega a dice_trip, no a { $key }
why-cannot-race = { $name } no puede competir en velocidad: hacen falta bots con reflejos, como reflex:normal
why-stands-still = { $key } está parado: nadie mueve y no suena ninguna campana
why-matter-of-the-hand = { $game } es cosa de la mano: no hay una jugada mejor que enseñar
why-hands-play-dexterity = las manos solo juegan a juegos de destreza, no a { $key }
why-program-needs-a-command = program: necesita una orden, por ejemplo program:node examples/bot.js
why-asks-and-asks = pregunta y pregunta y no juega
why-is-no-answer = { $word } no es una respuesta: tiene que ser una jugada o steps
why-did-not-say-ready = no ha dicho ready
why-cannot-be-started = no se puede iniciar: { $strerror }
why-it-has-ended = ha terminado
why-no-answer-within = sin respuesta en { $seconds } segundos
why-does-not-read = no lee su entrada

## Órdenes

why-name-a-log-or-a-game = nombra un LOG o un juego con --game
why-nothing-to-advise = ahora no hay ninguna decisión que tomar, así que no hay nada que aconsejar
why-name-a-game-or-load = nombra un juego («pipyard games» los enumera) o carga con --load una partida guardada
why-name-a-game = nombra un juego («pipyard games» los enumera)
why-name-a-game-or-all = nombra un juego, o --all
why-picture-not-written = la imagen no se puede escribir en { $out }: { $strerror }
why-game-not-kept = la partida no se puede guardar en { $path }: { $strerror }
why-file-there-already = { $path } ya existe y no se sobrescribe: indica otro archivo
why-game-there-already = { $path } ya existe y no se sobrescribe: indica otro archivo, o continúa la partida que contiene: pipyard play --load { $path }
why-not-even-text = { $path } no es un registro de Pipyard: ni siquiera es texto
why-nothing-written-to = no se puede escribir en { $out }: { $strerror }
why-seats-names-nobody = --seats no nombra a nadie: escribe por ejemplo --seats human,greedy
why-seats-names-no-bot = --seats no nombra ningún bot: escribe por ejemplo --seats greedy,random
why-that-is-a-bot = una persona no puede llamarse { $name }: así se llama un bot
why-no-preset = { $key } no tiene la variante { $preset }; tiene: { $known }
why-write-name-value = { $pair } no es una opción: escribe nombre=valor; { $key } tiene { $known }
why-only-dice-trip-has-sheets = { $log } es una partida de { $key }: solo dice_trip tiene hojas
why-no-score-keeper = no hay anotador para { $key }; lo hay para: { $known }
why-no-such-score = { $key } usa la puntuación { $score }, que no existe; elige entre: { $known }
why-no-sheet-to-count = { $key } no tiene hoja que contar: quita --sheet y escribe la partida
why-coach-knows-dice-trip = el entrenador solo conoce dice_trip; este es un registro de { $game }

## Llevar la cuenta de Dice Trip

why-trip-no-city = ninguna ciudad de este mapa, o más de una, empieza por { $words }; las ciudades: { $known }
why-trip-is-no-roll = { $words } no es una tirada: escribe esta cantidad de números del 1 al 6: { $wanted }
why-does-not-play = { $words } no juega; los jugadores son: { $players }
why-trip-name-the-dice = nombra los dados que se vuelven a tirar, por ejemplo «reroll blue green»
why-trip-roll-stands = conserva primero la tirada con una línea vacía, o cámbiala, por ejemplo «reroll blue 5»
why-is-no-die = { $word } no es un dado; los dados son: { $known }
why-trip-number-and-city = { $part } tiene que ser un número (o x) y una ciudad, por ejemplo { $like }
why-trip-cannot-be-made = { $number } no se puede formar con los dados { $dice }
why-trip-cannot-be-made-beside = { $number } no se puede formar con los dados { $dice } junto a { $used }
why-trip-one-city-empty = una ciudad sigue vacía: { $missing }
why-trip-cities-empty = { $count } ciudades siguen vacías: { $missing }
why-trip-city-and-number = { $words } tiene que ser una ciudad y su número, o x: «Gent 35»
why-trip-given-twice = { $city } aparece dos veces
why-trip-cannot-stand-in = { $what } no puede estar en { $city }: dos cifras del 1 al 6, o x
why-trip-written-once = { $number } está en { $other } y en { $city }: un número solo se escribe una vez
why-trip-no-bonus-city = { $city } no puede ser ciudad con premio: no tiene color y { $number } tiene dos cifras distintas

## El laboratorio

why-cluster-needs-dask = un clúster necesita dask.distributed: pip install 'pipyard[cluster]'
why-no-scheduler = no hay planificador en { $address } ({ $error })
why-cluster-has-no-workers = el clúster no tiene trabajadores
why-install-the-same = el trabajador { $address } tiene { $theirs }, este es { $mine }: instala lo mismo en todas partes
why-another-question = { $path } pertenece a otra serie: { $difference }; elige otro archivo
why-no-file-of-results = { $path } no es un archivo de resultados ({ $error })
why-takes-too-long = una partida de { $key } tarda demasiado
why-ratings-need-scipy = las clasificaciones necesitan scipy: pip install 'pipyard[lab]'
why-one-side-only = { $key } con { $seats } asientos tiene un solo bando: no hay con quién comparar
why-arena-needs-two-bots = un torneo necesita al menos dos bots, todos distintos, por ejemplo --bots greedy,random
why-no-format = { $form } no es un formato: elige round-robin o swiss
why-name-the-very-file = estos resultados son de un juego propio, { $word }: nombra el mismo archivo que se usó
why-made-by-another = { $path } se hizo con { $made }, este es { $version }: otras reglas o bots pueden jugar de otro modo
why-another-seed = { $path } se midió con la semilla { $known }, no con { $seed }
why-no-measurements = { $path } no es un archivo de mediciones ({ $error })
why-no-triangle = { $path } no es un archivo de triángulo ({ $error })

## Física

why-no-engine = el motor de física no se puede cargar: { $what }
why-engine-failed = el motor de física ha fallado: { $what }
why-die-does-not-fall = el motor de física se carga, pero un dado no cae
why-no-process = no se puede iniciar ningún proceso: { $what }
why-struck-with-no-numbers = no se puede golpear un dado con números que no lo son
why-left-all-numbers = la simulación de un dado ha divergido
why-inside-the-board = { $die } está dentro del tablero
why-inside-each-other = { $die } y { $other } se solapan
why-not-known-where = la posición de { $die } es desconocida: no se introdujo
why-brings-in-one-die = { $verb } hace entrar un dado, no { $count }
why-dice-in-the-ladle = hay { $count } dados en el cazo, no { $waiting }
why-not-live = { $verb } no es posible en vivo; solo { $can }
why-nobody-did-anything = nadie hizo nada, así que la simulación ha terminado
why-live-scene-died = la simulación ha fallado; inténtalo otra vez
why-live-scene-cancelled = la simulación se ha cancelado
why-live-scene-silent = la simulación ya no responde
why-cannot-be-pushed = { $strange } no se puede manejar aquí; sí { $can }
why-live-scene-too-long = la simulación no terminó en { $seconds } segundos
why-too-many-live-scenes = ya hay { $most } simulaciones en marcha; inténtalo otra vez en un momento
why-live-lease-over = otros esperaban la simulación y no se estaba usando
why-where-die-lies = un dado no puede ir adonde está el dado { $other }
why-no-die-under-the-finger = no hay ningún dado bajo el dedo
why-no-die-to-hold = no hay ningún dado { $die } que agarrar
why-shot-not-resolved = el tiro no se calculó en { $seconds } segundos
why-shot-died = la simulación del tiro ha fallado; inténtalo otra vez
why-not-resolved = la simulación no terminó en { $seconds } segundos
why-simulation-died = la simulación ha fallado; inténtalo otra vez
why-only-shots-are-simulated = solo se pueden simular tiros y acciones de las manos
why-die-without-a-place = un dado sin lugar conocido no se puede simular
why-not-known-where-die = la posición del dado { $number } es desconocida: no se introdujo
why-another-die-is-there = ya hay otro dado allí
why-die-on-the-plate-already = el dado { $die } ya está en la base
why-move-not-allowed-now = la jugada { $move } no está permitida ahora
why-seats-are = no hay asiento { $seat }: los asientos van de 0 a { $last }
why-setting = { $setting }: { $because }
why-program-failed = { $command }: { $error }
why-motion-too-long = el movimiento grabado es demasiado largo
why-motion-of-another-version = el movimiento se grabó en la versión { $version }; esta es la versión { $now }
why-is-no-motion = esto no es un movimiento grabado ({ $error })
why-hands-play-only = estas manos solo juegan a { $game }
why-no-adapter = { $key } no se juega por turnos, así que no hay adaptador para él
why-no-environment = { $key } no tiene decisiones, así que no tiene entorno

## Lessons

why-no-lesson = no hay lección para { $key }
why-lesson-cannot-be-read = { $file } no es una lección: { $why }
why-lesson-length = una lección tiene de { $least } a { $most } pasos, al menos uno con una jugada
why-lesson-not-live = un paso en vivo está al principio de un juego con una acción en vivo
why-lesson-step = paso { $step }: { $why }
why-lesson-says-nothing = no tiene texto
why-lesson-mistake-without-move = hay un error que cometer, pero ninguna jugada que hacer
why-lesson-not-seen = { $fact } no es cierto
why-lesson-not-the-same = { $move } no equivale a la jugada del paso
why-bad-certificate = { $file } no sirve para TLS: { $error }
why-no-puzzles = no hay problemas de { $key }
why-no-such-puzzle = solo hay { $most } problemas; no existe el número { $number }
why-puzzle-move-unknown = { $move } no se permite en este problema
why-no-puzzles-here = el laboratorio no encuentra problemas en { $game }: sus jugadas no se pueden enumerar
why-unproved = sin demostración: hay demasiado que examinar
why-name-a-proof-file = indica un archivo de demostraciones
why-name-a-shelf-folder = indica la carpeta del estante
why-not-studied = { $game } es cuestión de mano o de reloj: no hay nada que estudiar
