### Lo que se dice a quienes inventan juegos.

inventing-bad-name = { $file } no es un buen nombre para un juego: empieza con una letra, luego letras, cifras y guiones bajos, como my_game.py
inventing-key = Su clave es { $name }.
inventing-key-taken = Su clave es { $name }, porque en el estante ya hay un juego { $taken }.
inventing-made = { $path } es un juego que funciona. Cámbialo, y luego:
inventing-next-lab = los bots lo prueban
inventing-next-play = jugarlo en esta terminal
inventing-next-serve = jugarlo en el navegador; al guardar el archivo cambian las reglas enseguida
inventing-no-python = { $path } no es un archivo de Python: su nombre debe terminar en .py
inventing-not-written = { $path } no se puede escribir: { $why }
inventing-there-already = { $path } ya existe; nunca se sobrescribe nada
admin-unknown-rules = Faltan aquí las reglas de algunos juegos: indica el archivo de tu propio juego con --game.
own-game-line = { $file }, línea { $line }: { $why }
own-game-file = { $file }: { $why }
own-game-stays = { $why }; las reglas se quedan como estaban
own-game-new = { $file }: las partidas nuevas de { $title } siguen las reglas nuevas; las empezadas conservan las suyas
own-game-twice = { $file }: { $other } también se llama { $key }: dale otra clave a uno de los dos
check-and-more = { $why } ({ $count } más: pipyard check { $file })
check-bug = en esta línea las reglas se detienen con un error ({ $type }: { $error }): corrige la línea, o lo que recibe
check-bug-beyond = con lo que devuelven estas reglas, Pipyard no puede seguir ({ $type }: { $error }): mira qué devuelven `turn`, `moves`, `scene` y `view`
check-copy-differs = una copia del estado contiene otra cosa en `{ $field }`: quita tu propio `copy`, las copias se hacen solas
check-copy-shares = una copia del estado comparte `{ $field }` con él, y una jugada en uno cambia ambos: quita tu propio `copy`, o da un `copy` a lo que contiene `{ $field }`
check-endless = una partida al azar no ha terminado tras { $events } sucesos: haz que `turn` devuelva un final, aunque sea por un límite de rondas
check-first-preset = el primer preajuste, { $preset }, cambia opciones: el primero es el juego normal, {"{}"}
check-good = { $file }: { $title } está en orden. Se han jugado al azar { $games } partidas de { $least } a { $most } sucesos y se han mirado de cerca { $positions } posiciones: empiezan, terminan, se releen, se repiten, se dibujan y guardan sus secretos.
check-guess = lo que `guess` hace de la vista de { $viewer } se ve distinto en `{ $field }`: `guess` completa lo que `conceal` quitó y no cambia nada más, y `conceal` lo vuelve a quitar todo
check-hangs = esta línea no ha terminado tras { $seconds } segundos: aquí hay un bucle que no acaba nunca
check-leak-log = el registro le dice a { $viewer } «{ $text }», y `conceal` lo oculta: que `shown` del espacio diga ? a quien no debe saberlo
check-leak-sealed = todos eligen a la vez, y otros pueden ver lo que ha elegido el asiento { $seat }: quítalo en `conceal`
check-leak-view = { $viewer } lee «{ $read }» en el registro, pero distingue { $one } de { $two } por la vista: quítalo en `conceal`
check-looking-changes = `{ $method }` cambia el estado, y se le pregunta tantas veces como se quiera: cambia cosas solo en `play` y `land`
check-missing = al estado le falta `{ $method }`, y el juego lo necesita: escribe `def { $method }(self, ...)` en esta clase
check-no-chance = `Chance` recibe { $got }: dale un espacio, como D6 o Even([...])
check-no-copy = `copy` devuelve { $got }: quítalo, las copias se hacen solas
check-no-forms = al juego le falta `moves`, así que no se puede escribir ninguna jugada: añade moves=["place CELL"], con una forma para cada verbo
check-no-guess = `guess` devuelve { $got }: devuelve una copia del estado con todo lo oculto completado
check-no-moves = se pregunta al asiento { $seat } y no tiene jugada: que `turn` lo salte o termine la partida, u ofrece una jugada para pasar
check-no-outlook = `outlook` devuelve { $got }: devuelve un número, mayor cuanto mejor para ese asiento
check-no-scene = `scene` devuelve { $got }: devuelve Scene(...)
check-no-seats = ningún número de asientos puede jugar { $preset }: `check` los rechaza todos, o seats=(...) está vacío
check-no-space = `moves` devuelve { $got }: devuelve un espacio, como Listed([Move("roll")])
check-no-state = el juego empieza con { $got }: el primer argumento de Game es la clase del estado, o una función que devuelve un estado
check-no-such-seat = `turn` pregunta al asiento { $seat }, y los asientos van de 0 a { $last }: cuenta desde 0, o sortea quién empieza con who_begins(self.seats)
check-no-turn = `turn` devuelve { $got }: devuelve ALONE[self.seat], Chance(space) o un final como ranked(scores, why)
check-no-view = `view` devuelve { $got }: quítalo y escribe `conceal`
check-no-why = el final no dice por qué: da una razón, como en ranked(scores, "todos los dados están puestos")
check-not-python = esto no es Python ({ $error }): corrígelo aquí, o al final de la línea anterior
check-not-text = esto no es texto en UTF-8 ({ $error }): guarda el archivo en esa codificación
check-notation = la jugada «{ $move }» no se puede releer según moves=[{ $forms }]: toda jugada empieza con una palabra que está ahí, y tiene tantos números y celdas
check-odds = las probabilidades de { $space } suman { $sum }, no 1: que `odds` dé a cada resultado de `all` su parte, como Fraction
check-outcome = el azar puede dar «{ $outcome }», y { $space } no lo contiene o lo lee de otro modo: `sample`, `all` y `contains` deben coincidir
check-preset = el preajuste { $preset } no hace un juego ({ $why }): nombra opciones que existan, con valores que admitan
check-problems = { $count ->
    [one] Hay una cosa
   *[other] Hay { $count } cosas
} mal en { $file }; corrige la primera y vuelve a comprobar.
check-ranks = el final tiene { $ranks } puestos y { $scores } puntuaciones para { $seats } asientos: da a cada asiento uno de cada
check-replay = el registro de una partida, repetido, da otra cosa en `{ $field }`: las reglas no pueden tirar dados, mirar un reloj ni recordar nada fuera del estado
check-scene-json = la escena no se puede enviar a un navegador ({ $error }): solo contiene números, palabras, y listas y diccionarios de ellos
check-scene-other = la escena vuelve del navegador como otra: en `extra`, usa palabras como claves y listas en vez de tuplas
check-scene-picture = la escena no se puede dibujar ({ $error }): los dados están en celdas como 8,0,0, cuyos tres números suman 8 en la base y 0 en la cima, y las ternas se escriben 124
check-area = la escena tiene una zona { $area } que no se puede dibujar: es una de { $kinds }, en celdas de la pirámide, y pertenece a un asiento o a -1
check-scores = la escena tiene { $count } puntuaciones para { $seats } asientos: una por asiento, o ninguna
check-seat = el asiento { $seat }
check-spectator = alguien que mira
check-steps = la jugada «{ $move }» no se puede elegir palabra por palabra, o no lleva a ninguna jugada: `steps`, `contains` y la lista de jugadas deben coincidir
check-twice = la jugada «{ $move }» está dos veces en la lista: pon cada jugada una sola vez
check-view-moves = el asiento { $seat } tiene en su propia vista otras jugadas que en el juego: `conceal` quita algo que necesita para decidir, o `moves` depende de un secreto
check-view-twice = la vista de una vista oculta otra cosa en `{ $field }`: que `conceal` funcione también con lo que ya está oculto
inventing-next-check = ver si cumple las leyes de los juegos
