### Lo que dicen el almacén y «pipyard admin».

why-no-room-of-this-key = no hay ninguna mesa { $room }
why-no-room-to-keep = la línea { $number } no es una mesa válida: { $error }
why-bot-found-no-move = { $bot } no encontró ninguna jugada ({ $error })
why-bot-thought-too-long = { $bot } pensó más de { $seconds } segundos
why-bot-beyond-budget = { $bot } piensa más de lo que permite este servidor: como mucho { $seconds } segundos o { $tries } intentos
why-room-lacks-opening = el registro de la mesa { $room } no empieza con su apertura
why-store-cannot-write = no se puede escribir en el almacén ({ $error })
why-store-cannot-be-opened = el almacén { $path } no se puede abrir ({ $error })
why-store-in-use = el almacén { $path } lo usa otro servidor; deténlo o elige otra carpeta con --data
why-store-is-gone = el almacén ha desaparecido: su archivo se ha borrado o sustituido
why-store-is-closed = el almacén está cerrado
why-store-cannot-be-read = el almacén no se puede leer ({ $error })
why-room-cannot-go-on = una mesa de la versión { $version } de { $game } no puede seguir: ha cambiado el número de sus sucesos
why-database-cannot-be-opened = la base de datos no se puede abrir: { $error }
why-database-cannot-be-heard = se ha perdido la conexión de notificaciones de la base de datos
why-database-does-not-answer = la base de datos no responde: { $error }
why-database-address = { $variable } debe ser postgresql://…, no { $typed }
why-postgres-needs-a-package = PostgreSQL necesita un paquete más: pip install 'pipyard[postgres]'
why-page-has-no-figure = la página de { $game } no tiene figura { $number }
why-room-begins-with-opening = una mesa empieza con su apertura
why-room-is-opened-once = una mesa se abre una sola vez
why-room-has-no-seat = la mesa no tiene el sitio { $seat }
why-happened-before-the-game = pasó algo antes de que empezara la partida
why-exports-are-text = en { $file } no hay mesas: { $error }

part-thinking-process-ended = el proceso que piensa se ha terminado
part-system-no-database = no se puede abrir el archivo de la base de datos
part-system-not-a-database = el archivo no es una base de datos
part-system-database-locked = la base de datos está bloqueada
part-system-read-only = no se puede escribir en la base de datos
part-system-disk-error = el disco tiene un error
part-system-disk-full = la base de datos o el disco están llenos

admin-running = en curso
admin-waiting = espera
admin-over = acabada
admin-unknown = desconocida
admin-entries =
    { $count ->
        [one] 1 entrada
       *[other] { $count } entradas
    }
admin-no-rooms = Aquí no hay mesas guardadas.
admin-there-already = { $room } ya existe
admin-added =
    { $count ->
        [one] 1 mesa añadida
       *[other] { $count } mesas añadidas
    }
admin-forgotten =
    { $count ->
        [one] 1 mesa olvidada
       *[other] { $count } mesas olvidadas
    }
admin-would-forget =
    { $count ->
        [one] se olvidaría 1 mesa; --yes lo hace
       *[other] se olvidarían { $count } mesas; --yes lo hace
    }
why-entry-taken = otra persona ha escrito la entrada { $number } de la mesa
