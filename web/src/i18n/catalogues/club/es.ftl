# Las páginas del club, y la privacidad.
club-title = Club
club-go = Club: miembros, puntuaciones, mis partidas
club-me = Mi página
club-member = Miembro
club-privacy = Privacidad
club-privacy-read = Lo que este servidor sabe de ti
club-none = En este servidor no hay club.
club-refused = Aún puedes jugar como invitado donde se admitan invitados.
club-join = Hacerse miembro
club-join-about = Los miembros tienen un historial, puntuaciones y una página propia. Sin contraseña ni correo: este dispositivo crea una clave y la guarda. Los invitados pueden seguir jugando sin ella.
club-invited = Tienes una invitación.
club-needs-invitation = Aquí los miembros nuevos necesitan una invitación: pide un enlace a un anfitrión.
club-name = Nombre
club-join-go = Hacerme miembro
club-return = Ya soy miembro
club-return-about = En tu otro dispositivo, abre «Mi página» y muestra la clave. Escanea su código con este dispositivo o escribe las doce palabras.
club-phrase = Doce palabras
club-return-go = Usar esta clave
club-phrase-wrong = Falta una palabra o hay una mal: revisa las doce.
club-carried = Una clave de otro dispositivo
club-carried-about = El enlace que has abierto lleva la clave de un miembro. Úsala aquí solo si es la tuya.
club-carried-go = Es mía: usarla aquí
club-since = Miembro desde el { $day }
club-results = Resultados
club-game = Juego
club-player = Jugador
club-rating-head = Puntuación
club-rating = { $points } ± { $margin }
club-rating-provisional = { $points } ± { $margin } ?
club-rating-about = Todo el mundo empieza en 1500; 400 puntos más es ganar diez veces más a menudo que perder. Con un 95 % de probabilidad tu fuerza está dentro del margen ±. Un signo de interrogación: aún hay pocas partidas puntuadas para saberlo.
club-played = Jugadas
club-first = Primeros puestos
club-curve = Puntuación a lo largo de { $games } partidas; ahora { $points } ± { $margin }
club-curve-short = Para una curva hacen falta dos partidas puntuadas.
club-past = Partidas jugadas
club-all-games = Todos los juegos
club-all-opponents = Todos los rivales
club-more = Más
club-no-games = Todavía no hay partidas terminadas.
club-replay = Repasar { $title }, { $day }
club-place = puesto { $place } de { $players }
club-bot = Bot { $name } ({ $version })
club-opponents = Rivales
club-opponent = Rival
club-no-opponents = Aquí aparecen los miembros y bots con los que has jugado. Solo lo ves tú.
club-ahead = Por delante
club-behind = Por detrás
club-key = Tu clave
club-key-about = La clave es lo único que hace tuyo este dispositivo. Llévala a tus otros dispositivos y guarda las palabras en papel: nadie puede recuperarlas, y quien las tiene eres tú.
club-key-show = Mostrar la clave
club-key-scan = Escanea este código con tu otro dispositivo:
club-key-write = O apunta estas doce palabras, en este orden:
club-copy = Copiar
club-copied = Copiado
club-key-lost = Se ha perdido un dispositivo o alguien ha visto la clave
club-key-new-about = Una clave nueva deja fuera a los demás dispositivos. Vuelve a apuntar sus palabras.
club-key-new = Crear una clave nueva
club-leave-about = Quitar la clave solo de este dispositivo. Sin las palabras ni otro dispositivo no podrás volver a abrir tu cuenta.
club-leave = Quitar la clave de este dispositivo
club-account = Cuenta
club-rename = Cambiar nombre
club-data = Descargar mis datos
club-logs = Descargar todas mis partidas
club-delete = Borrar mi cuenta
club-delete-about = Tu nombre, tus puntuaciones, tu historial y lo que escribiste en los chats se borran para siempre. Las jugadas de tus partidas se quedan, sin tu nombre, porque también son de los demás.
club-delete-type = Escribe «{ $name }» para borrar la cuenta
club-delete-go = Borrar para siempre
club-house = La casa
club-door = Quién puede entrar
club-door-open = Abierta a todo el mundo: miembros e invitados
club-door-members = Solo miembros; cualquiera puede serlo
club-door-invited = Solo miembros; los nuevos necesitan una invitación
club-board = Clasificación
club-board-none = Todavía no hay partidas puntuadas. Los miembros pueden jugar por puntos: elígelo en «Relojes y dados reales» al abrir una mesa.
club-board-empty = Nadie ha jugado todavía suficientes partidas puntuadas.
club-care = Cuidar de la casa
club-invite = Invitar a alguien
club-invite-about = Este enlace hace miembro a una persona. Vale { $days } días.
club-members = Miembros
club-role = Papel de { $name }
club-role-member = Miembro
club-role-moderator = Moderador
club-role-host = Anfitrión
club-new-name = Nombre nuevo para { $name }
club-banned = expulsado
club-ban = Expulsar
club-unban = Levantar la expulsión
terms-rated = Puntuada
terms-rated-about = Una partida puntuada es para miembros y bots, uno por dispositivo, con las opciones habituales o una variante ya preparada. El reloj sigue corriendo aunque todos se hayan ido; no hay pistas ni se deshacen jugadas.
privacy-device = En tu dispositivo
privacy-device-text = Tu navegador guarda tu nombre, tus ajustes, las mesas donde tienes sitio, los problemas resueltos, los tanteos con dados reales la clave de un miembro y un número aleatorio que evita que dos miembros de un mismo dispositivo se encuentren en una partida puntuada; de él, una mesa guarda un resumen que no tiene ninguna otra. Todo eso se queda ahí, salvo lo que envías al jugar. No hay cookies.
privacy-tables = En una mesa
privacy-tables-text = El servidor guarda lo que ocurre en una mesa: los nombres escritos, cada jugada con su hora y el chat. Quien tiene el enlace puede mirar; una mesa anunciada en el club puede mirarla todo el que pueda entrar. Las mesas se quedan hasta que el anfitrión de este servidor las borra. Las direcciones de red se usan en memoria para limitar abusos y Pipyard no las guarda; un proxy delante puede llevar su propio registro.
privacy-members = Sobre los miembros
privacy-members-text = De un miembro, el servidor guarda el nombre, un resumen criptográfico de la clave (nunca la clave), el día de alta, el papel, las vacaciones, las mesas donde se sentó, las jugadas preparadas, los resultados de sus partidas, sus puntuaciones y los torneos en los que participó o que dirigió.
privacy-others-text = Los demás ven el nombre de un miembro, su día de alta, sus puntuaciones y cuántas partidas ha jugado; en una casa cerrada solo lo ven los miembros. Con quién has jugado, y dónde, solo lo ves tú, salvo en los torneos: sus participantes, enfrentamientos y resultados los ve cualquiera que pueda entrar; los moderadores ven nombres, papeles, expulsiones, las partidas en curso y los nombres o mensajes de los que alguien ha avisado, con quién avisó.
privacy-calls = Avisos cuando te toca
privacy-calls-text = Si permites que un navegador te avise cuando te toca jugar, el servidor guarda, para cada uno de tus sitios, la dirección que el navegador recibió del servicio de avisos de su fabricante (Google, Mozilla, Apple o Microsoft), dos claves para ella y tu idioma. Los conserva hasta 60 días después de que el navegador los diera por última vez, o hasta que se borra la mesa. Los avisos pasan por ese servicio: sabe cuándo este servidor avisa a qué navegador, pero no puede leer el mensaje, porque está cifrado para tu navegador. El anfitrión también puede hacer que el servidor diga a una mensajería de la casa a quién le toca en las partidas con días por jugada: los nombres, el juego y el enlace de la mesa.
privacy-rights = Lo que puedes hacer
privacy-rights-text = En «Mi página» puedes descargar todo lo que el club sabe de ti, con tu chat y las direcciones para avisos, y los registros de todas tus partidas, cambiar tu nombre y borrar tu cuenta. Al borrarla, tu nombre, tus puntuaciones y tu chat desaparecen al momento de los datos; las copias de seguridad del anfitrión los conservan hasta que se sustituyen.
privacy-never = Lo que Pipyard nunca hace
privacy-never-text = No pide correo, ni teléfono, ni contraseña. No cuenta visitas ni carga nada de otros sitios. Fuera de los avisos de arriba, no le habla a nadie de ti.
club-count = { $count ->
    [0] Todavía no hay ningún miembro.
    [one] Un miembro
   *[other] { $count } miembros
}
club-board-hidden = { $count ->
    [0] Todas las puntuaciones son lo bastante seguras para figurar aquí.
    [one] Falta un jugador: tiene pocas partidas puntuadas.
   *[other] Faltan { $count } jugadores: tienen pocas partidas puntuadas.
}
club-tables = Mesas abiertas
club-tables-waiting = Sitios libres
club-tables-running = Partidas para mirar
club-tables-none = Ahora mismo no espera nadie.
club-tables-quiet = No hay ninguna partida anunciada en curso.
club-table-sit = Unirse
club-table-watch = Mirar
club-seek = Buscar rival
club-seek-about = Juega con quien espere, primero con la puntuación más cercana
club-seek-bots = Si en un minuto no viene nadie, juegan bots
terms-listed = Anunciar la mesa en el club
club-table-free = { $count ->
    [one] 1 sitio libre
   *[other] { $count } sitios libres
}
club-table-clock = { $seconds } s por jugada
report-title = Avisar de un nombre o un mensaje
report-about = Los moderadores del club ven lo que elijas y quién avisa.
report-name = El nombre «{ $name }»
report-go = Avisar
report-done = Los moderadores lo mirarán.
club-reports = Avisos recibidos
club-reports-none = No hay ningún aviso.
club-report-name = Se ha avisado del nombre.
club-report-guest = un invitado
club-report-table = A la mesa
club-report-settle = Resuelto
club-running = Partidas en curso
club-running-none = No hay ninguna partida en curso.
club-running-here = { $count ->
    [one] { $count } presente
   *[other] { $count } presentes
}
club-look-again = Mirar otra vez
terms-days-a-move = { $count ->
    [one] 1 día por jugada
   *[other] { $count } días por jugada
}
terms-days = Días para cada jugada
terms-days-each = { $count ->
    [one] 1 día
   *[other] { $count } días
}
turns-title = Te toca
turns-none = No espera ninguna partida con días por jugada ni puntuada.
turns-mine = te toca
turns-of = le toca a { $name }
turns-nobodys = le toca a otra persona
turns-left = quedan { $time }
vacation-title = Vacaciones
vacation-about = Mientras estés fuera, tus relojes se paran en las partidas con días por jugada. Días que te quedan este año: { $left }.
vacation-take = Desde ahora, durante
vacation-go = Irme de vacaciones
vacation-until = Estás de vacaciones hasta el { $day }: tus relojes están parados.
vacation-back = Ya he vuelto
vacation-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
premoves-title = Si juegan …, yo juego …
premoves-about = La mesa juega tu respuesta enseguida si ocurre lo que esperas. Escribe las jugadas como en el registro. Nadie más lo ve.
premoves-if = Si juegan
premoves-then = yo juego
premoves-pair = { $theirs } → { $mine }
premoves-add = Añadir
premoves-clear = Olvidar la serie
seek-kind = Tipo de juego
seek-any-kind = Cualquier tipo
seek-seats = Número de jugadores
seek-players = { $count } jugadores
seek-length = Tiempo de cada uno
seek-level = Nivel de los bots
