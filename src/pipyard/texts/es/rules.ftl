## The pages of rules: how to play, and the reference

rules-age = a partir de { $age } años
rules-minutes = { $minutes } minutos
rules-players = { $seats } jugadores
rules-lots = Echad a suertes quién empieza.
rules-lots-and-left = Echad a suertes quién empieza; después se sigue hacia la izquierda.
rules-read-on = Para seguir
rules-next = A qué jugar después: { $titles }
rules-reference-about = Referencia: opciones, aclaraciones, notación
rules-how-to-play = Cómo se juega
reference-title = { $title } – referencia
reference-intro = Cada opción con sus valores y su origen, las aclaraciones, cómo se escriben las jugadas y los tiempos.
reference-usual = por defecto
reference-default = por defecto { $value }
reference-range = de { $low } a { $high }
reference-no-options = Este juego no tiene opciones.
reference-typed = Clave: { $key }
reference-values = Valores: { $values }
reference-source = Fuente: { $source }
reference-presets = Variantes preparadas
reference-preset-nothing = todo por defecto
reference-remarks = Otras observaciones
reference-notation = Cómo se escriben las jugadas
reference-notation-about = En el terminal, en las partidas guardadas y para los bots, las jugadas se escriben con palabras. Las palabras en mayúsculas se sustituyen:
reference-game-takes = Una partida dura unos { $minutes } minutos.
reference-times = Tiempos
