### Partes de razones: lo que puede llenar los lugares de sus frases.

part-or = { $one } o { $two }
part-is-not = : en lugar de { $token } hace falta { $wanted }
part-did-you-mean = ; ¿querías decir { $near }?
part-games-lists-them = ; «pipyard games» los enumera
part-nothing-played = todavía no se ha jugado nada
part-chance-stays = lo que el azar ha decidido, o alguien ha visto, se queda
part-line = línea { $number }
part-event = suceso { $number }
part-one-of = uno de { $words }
part-some-of = algunos de { $words }, con comas entre ellos
part-whole-number = un número entero
part-whole-number-from = un número entero de { $low } a { $high }
part-whole-numbers-from = { $count } números enteros de { $low } a { $high }, con comas entre ellos
part-phrase = { $word }:N con N de { $low } a { $high }
part-one-line = una línea de { $most } caracteres como mucho
part-possible = posible: { $shown }
part-possible-and-more = posible: { $shown } y { $more } más
part-nothing-follows = no puede seguir nada
part-triple = una de las 24 ternas, por ejemplo 623
part-cell = un lugar como d5 en la base o d5.1 un nivel más arriba
part-aim = adónde apuntar: { $aims }, o un lugar
part-manner = cómo: { $manners }
part-decimal = un número, por ejemplo -3.5
part-die-by-number = un dado por su número, por ejemplo #12
part-spot = un lugar de la red, por ejemplo 3,4,0 o -1,4,3
part-turn = un giro, cuatro números w,i,j,k de longitud 1
part-recording = un movimiento grabado (una palabra larga que empieza con { $sign })
part-word = una palabra de { $letters } letras como mucho
part-pair = un par de dados: las decenas y luego las unidades, por ejemplo rb
part-die-by-letter = un dado: la primera letra de su color en inglés, por ejemplo r
part-city = una ciudad
part-seconds = un tiempo en segundos, por ejemplo 34.5 (centésimas como mucho)
part-cube-die = un dado del cubo, por ejemplo 2-0-3 (tres números de 0 a 4, el último es su altura)
part-block-die = un dado del bloque, por ejemplo a0 o e10 (fila a hasta e, columna 0 hasta 10)
part-towards = una dirección: x, y, z, -x, -y, -z, o grados en el sentido de las agujas del reloj desde la esquina i1, por ejemplo 45
part-own-die = un dado, por ejemplo A1 (A+ es un dado extra)
part-setting = un ajuste, por ejemplo aim=-3.5; hay { $fields } y up
part-say-how-dice-stand = di cómo están ahora los dados: { $one }:3,4,0/623, { $two }:astray, { $three }:off4 o { $four }:taken; de los que no se han movido no hace falta decir nada
part-say-how-it-lies = di cómo está { $die }{ $others }: { $zones }, short, off o foul, por ejemplo { $like }:2x5
part-and-any-that-moved = , y cada uno que se haya movido de { $dice }
part-no-number = debe ser un número
part-lies-between = el valor debe estar entre { $low } y { $high }
part-it-is-whole = debe ser un número entero de { $low } a { $high }
part-has-drawn = el juego ha sorteado { $drawn }
part-takes = { $verb } admite { $settings }
part-no-settings = ningún ajuste
part-take-dice = toma dados
part-put-dice = pon dados
part-by-a-face = por una cara
part-by-a-face-or-an-edge = por una cara o una arista
part-holds = tiene { $number }
part-is-crossed = tachada
part-bonus-dice = dados extra
part-dice = { $count ->
    [one] 1 dado
   *[other] { $count } dados
}
part-difference = { $name } es { $there } allí y { $here } aquí
part-key-and-version = «game: el_dado 1», la clave y su versión
part-board-step = board.step { $number }

## Cómo se llaman los números de una jugada a mano

field-azimuth = dirección
field-elevation = elevación
field-speed = velocidad
field-spin = rotación
field-strength = fuerza
field-seconds = segundos
field-distance = distancia
field-grip = agarre
field-yaw = giro
field-height = altura
field-count = cantidad
field-rate = ritmo
field-degrees = grados
field-newton = newtons
field-direction = dirección
part-of-the-strongest-breath = del soplo más fuerte

## Lo que dicen typer y el sistema

part-system-no-such-file = no existe ese archivo ni esa carpeta
part-system-permission-denied = permiso denegado
part-system-is-a-directory = es una carpeta
part-system-not-a-directory = no es una carpeta
part-system-file-exists = ya existe
part-system-no-space = no queda espacio en el disco

## Lo que debe contener el archivo de un mapa

part-map-true-or-false = true o false
part-map-string = el texto { $value }
part-map-number = el número { $value }
part-map-array = una lista
part-map-table = una tabla
part-map-date = una fecha u hora
part-map-names = una tabla de códigos de idioma y textos, por ejemplo { $like }
part-map-id = de 1 a 40 signos de a-z, 0-9 y -
part-map-licence = un texto, por ejemplo { $like }
part-map-colours = una lista de cuatro textos distintos, los colores de los dados
part-map-letters = de 1 a 3 letras
part-map-one-word = una palabra de 1 a 40 caracteres
part-map-zone = una de las zonas { $zones }
part-map-colour = uno de { $colours }, u omitido
part-map-label = "n", "e", "s" o "w", u omitido
part-map-coordinate = un número (la proyección es { $projection })
part-map-pairs = una lista de pares, por ejemplo { $like }
part-map-pair = un par de id de ciudades
part-map-points = una lista de { $count } números enteros, para 0 a { $zones } zonas limpias
part-map-numbers = { $count } números
part-map-left-out = omitido, pero { $points } solo sirve para tres zonas
part-map-series = una lista de pares [longitud, puntos]
part-map-place = número { $number }
part-map-numbered = { $part2 } número { $number }
part-map-byte = byte { $number }
part-yes-or-no = yes o no
part-system-address-in-use = la dirección está en uso
part-in-brackets = { " " }({ $what })
