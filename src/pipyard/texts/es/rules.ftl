## The pages of rules: how to play, and the reference

rules-age = a partir de { $age } años
rules-minutes = { $minutes } minutos
rules-players = { $seats } jugadores
rules-read-on = Para seguir
rules-next = A qué jugar después: { $titles }
rules-reference-about = Referencia: opciones, aclaraciones, notación
rules-how-to-play = Cómo se juega
reference-title = { $title } – referencia
reference-intro = Cada opción con sus valores y su origen, las aclaraciones, cómo se escriben las jugadas y los tiempos.
reference-usual = lo habitual
reference-default = habitualmente { $value }
reference-range = de { $low } a { $high }
reference-no-options = Este juego no tiene opciones.
reference-typed = Se escribe: { $key }
reference-values = Valores: { $values }
reference-source = Origen: { $source }
reference-presets = Variantes preparadas
reference-preset-nothing = todo lo habitual
reference-remarks = Otras observaciones
reference-notation = Cómo se escriben las jugadas
reference-notation-about = En un terminal, en las partidas guardadas y para los bots, las jugadas son palabras. Las palabras en mayúsculas representan otra cosa:
reference-game-takes = Una partida dura unos { $minutes } minutos.
reference-times = Tiempos
