### Lo que se dice a quienes inventan juegos.

inventing-bad-name = { $file } no es un buen nombre para un juego: empieza con una letra, luego letras, cifras y guiones bajos, como my_tower.py
inventing-key = Su clave es { $name }.
inventing-key-taken = En la estantería ya hay un juego { $taken }; por eso el tuyo tiene la clave { $name } y el título { $title }. Puedes cambiar ambos en el archivo.
inventing-made = { $path } es un juego completo. Cámbialo, y luego:
inventing-next-lab = los bots lo prueban
inventing-next-play = jugarlo en esta terminal
inventing-next-serve = jugarlo en el navegador; al guardar el archivo cambian las reglas enseguida
inventing-no-python = { $path } no es un archivo de Python: su nombre debe terminar en .py
inventing-not-written = { $path } no se puede escribir: { $why }
inventing-there-already = { $path } ya existe y no se sobrescribe
admin-unknown-rules = Faltan aquí las reglas de algunos juegos: indica el archivo de tu propio juego con --game.
own-game-line = { $file }, línea { $line }: { $why }
own-game-file = { $file }: { $why }
own-game-stays = { $why }; siguen vigentes las reglas anteriores
own-game-new = { $file }: las partidas nuevas de { $title } siguen las reglas nuevas; las empezadas conservan las suyas
own-game-twice = { $file }: { $other } también se llama { $key }: dale otra clave a uno de los dos
check-and-more = { $why } ({ $count } más: pipyard check { $file })
check-bug = esta línea provoca un error ({ $type }: { $error }): corrige la línea, o los valores que recibe
check-bug-beyond = con lo que devuelven estas reglas, Pipyard no puede seguir ({ $type }: { $error }): mira qué devuelven `turn`, `moves`, `scene` y `view`
check-copy-differs = una copia del estado difiere en `{ $field }`: quita tu propio `copy`, los estados se copian solos
check-copy-shares = una copia del estado comparte `{ $field }` con él, y una jugada en uno cambia ambos: quita tu propio `copy`, o da un `copy` a lo que contiene `{ $field }`
check-endless = una partida al azar no terminó en { $events } sucesos: haz que `turn` devuelva un final, por ejemplo tras un número de rondas
check-first-preset = el primer preajuste, { $preset }, cambia opciones: el primero es el juego normal, {"{}"}
check-good = { $file }: { $title } está en orden. Se han jugado al azar { $games } partidas de { $least } a { $most } sucesos y se han mirado de cerca { $positions } posiciones: empiezan, terminan, se releen, se repiten, se dibujan y guardan sus secretos.
check-guess = `guess` cambia la vista de { $viewer } en `{ $field }`: `guess` solo debe completar lo que `conceal` quitó, y `conceal` debe volver a quitarlo
check-hangs = esta línea no ha terminado tras { $seconds } segundos: aquí hay un bucle que no acaba nunca
check-leak-log = el registro muestra a { $viewer } «{ $text }», que `conceal` oculta: haz que `shown` del espacio devuelva ? para los asientos que no deben saberlo
check-leak-sealed = todos eligen a la vez, y otros pueden ver lo que ha elegido el asiento { $seat }: quítalo en `conceal`
check-leak-view = { $viewer } lee «{ $read }» en el registro, pero distingue { $one } de { $two } por la vista: quítalo en `conceal`
check-looking-changes = `{ $method }` cambia el estado, pero se puede llamar cualquier número de veces: cambia el estado solo en `play` y `land`
check-missing = al estado le falta `{ $method }`, y el juego lo necesita: escribe `def { $method }(self, ...)` en esta clase
check-name-near = `{ $name }` no se conoce aquí: ¿querías decir `{ $near }`?
check-name-unknown = `{ $name }` no se conoce aquí: corrige el nombre, o defínelo antes de llegar a esta línea
check-unused = nada usa `{ $name }`: ¿querías decir `{ $near }`?
check-argument-missing = `Game` necesita `{ $name }`: escribe { $example }
check-argument-unknown = `{ $word }` no tiene ningún argumento `{ $name }`: quítalo, o usa uno de estos: { $known }
check-no-chance = `Chance` recibe { $got }: dale un espacio, como D6 o Even([...])
check-no-copy = `copy` devuelve { $got }: quítalo, los estados se copian solos
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
check-no-why = el final no tiene motivo: da uno, como en ranked(scores, "todos los dados están puestos")
check-not-python = esto no es Python ({ $error }): corrígelo aquí, o al final de la línea anterior
check-not-text = esto no es texto UTF-8 ({ $error }): guarda el archivo como UTF-8
check-notation = la jugada «{ $move }» no se puede leer con moves=[{ $forms }]: toda jugada debe empezar con una de estas palabras y tener los mismos números y celdas
check-odds = las probabilidades de { $space } suman { $sum }, no 1: que `odds` dé a cada resultado de `all` su parte, como Fraction
check-outcome = el azar puede dar «{ $outcome }», y { $space } no lo contiene o lo lee de otro modo: `sample`, `all` y `contains` deben coincidir
check-preset = el preajuste { $preset } no hace un juego ({ $why }): nombra opciones que existan, con valores que admitan
check-problems = Hay { $count } cosas mal en { $file }; corrige la primera y vuelve a comprobar.
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
check-dropped = el resultado de `{ $code }` no se usa: escribe `return { $code }`
check-unused-result = `{ $name }` no se usa después de esta línea: escribe `return { $code }`
check-idle = en esta línea no se hace nada con `{ $code }`: llámalo, asígnalo o devuélvelo
check-taken = el nombre `{ $name }` está ocupado: { $owner } ya tiene algo que se llama así. Elige otro nombre
check-taken-kind = `self.{ $name }` está ocupado: { $owner } guarda ahí { $kind }. Elige otro nombre para lo tuyo
check-taken-arguments = `{ $name }` es un método de { $owner } y se llama como { $name }({ $given }): toma los mismos argumentos o elige otro nombre
check-taken-word = `{ $name }` ya es aquí una opción de esta clase y no la palabra que hace opciones: da otro nombre a esa opción
check-shadowed = `{ $name }` es una palabra del vocabulario y desde esta línea significaría otra cosa: elige otro nombre
check-list = `{ $name }` contiene varias cosas: escribe { $example }
check-weights = los pesos de Biased son números enteros, ninguno menor que 0 y no todos 0; aquí son { $weights }: escribe [5, 4] para cinco contra cuatro
check-no-objection = `objection` devuelve { $got }: devuelve because("…") o None
check-unfilled = un motivo tiene un hueco { $name } sin valor: because("…", { $name }=…)
check-random = `random` crea un azar que ningún registro guarda: las reglas no tiran dados. Devuelve Chance(D6) o Chance(Even([…])) desde `turn`, y recibe el resultado en `land`
check-choice-words = `choice` se compone de palabras, no de { $got }: flag(True, why=…) es sí o no, number(3, 1, 9, why=…) es un número
check-bounds = de { $low } a { $high } no hay números: escribe el menor antes del mayor, como en number(3, 1, 9, why=…)
check-kind = `{ $name }` no es una clase de parte que pueda tener una jugada: ¿querías decir { $near }?
check-verb = ninguna jugada de `moves=` empieza por «{ $name }»: ¿querías decir «{ $near }»?
check-verb-unknown = ninguna jugada de `moves=` empieza por «{ $name }»; empiezan por: { $near }
check-no-super = `__init__` no inicia su base: escribe super().__init__(…) en su primera línea, con { $given }
check-class-field = `{ $name }` pertenece a la clase, y un método lo cambia en un estado; las copias lo perderían: dale su valor en `__init__`, self.{ $name } = { $value }
check-class-shared = `{ $name }` pertenece a la clase, así que lo comparten todas las partidas y copias: ponlo en `__init__`, self.{ $name } = { $value }
check-outside-shared = `{ $name }` está fuera del estado, así que lo comparten todas las partidas y copias: guárdalo en el estado, como self.{ $field }, y ponlo en `__init__`
check-class-set = `{ $code }` pertenece a la clase, así que lo comparten todas las partidas y copias: escribe self.{ $name } y ponlo en `__init__`
check-weights-count = Biased recibe { $outcomes } resultados y { $weights } pesos: da a cada resultado su peso
check-no-outcomes = el azar no tiene ningún resultado, porque { $space } está vacío: dale al menos uno
check-no-move = { $space } contiene { $got }: debe contener jugadas, como Move("roll") o PLACE[cell]
check-no-list = `{ $method }` devuelve { $got }: devuelve una lista
check-not-run = `{ $method }` devuelve { $got }, así que no se ha ejecutado ninguna de sus líneas: quita `async` o `yield`
check-argument-kind = `{ $name }` no puede ser { $got }: escribe { $example }
check-no-import = `{ $name }` es una palabra del vocabulario, que falta aquí: empieza el archivo con `from pipyard.vocabulary import *`
check-start-shared = una partida jugada ha cambiado `{ $field }` de una partida nueva: créalo en `__init__` para cada partida, por ejemplo como copia, [*LISTA]
