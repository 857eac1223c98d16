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
