### Llevar la cuenta con dados de verdad.

faces-ask = ¿Cuántas caras exteriores muestra cada color ({ $colours })? Escribe los números o, dado a dado, una fila de un lado: x 0 r
faces-missing = { $tally }. ¿Y { $colours }?
faces-last = { $tally }. Entonces { $colour } muestra { $count }: una línea vacía si es así; si no, escribe { $colour } y un número
faces-wrong = { $tally }: eso suma { $sum }, pero hay 135 caras exteriores. Contad otra vez y escribid lo que cambia
faces-right = { $tally }: 135 caras. Una línea vacía si está bien; si no, escribe lo que cambia
faces-row = Lado { $side }=0, fila { $row }, de { $first } a { $last }: una letra por dado
faces-row-length = esta fila tiene { $count } dados, pero se han escrito { $typed }
faces-inside = no se ve nada de { $place }: está dentro
faces-other = { $place } era { $colour } y ahora sería { $typed }; si está bien, corrige el lugar: { $place } { $typed }
faces-by-dice = los dados se introducen uno a uno: corrige un dado por su lugar, por ejemplo 5,3,0 y el color
faces-too-many = ningún color puede mostrar más de 135 caras
faces-no-colour = { $word } no es un color aquí; hay: { $colours }
faces-help = escribe un color y sus caras (rojo 50), todos los números en orden, una fila de un lado (x 3 { $row }) o lugares y un color (5,3,0 rojo)
faces-only-building = las caras cuentan en la versión en que se construye: quita la opción version
faces-of = caras exteriores, { $colour }
heaps-ask = ¿Qué ha tomado { $name } ({ $colours })?
heaps-last = Entonces { $name } tiene ({ $colours }) { $counts }: una línea vacía si es así; si no, escribe los números
heaps-right = { $all } dados. Una línea vacía si está bien; si no, nombra a alguien y escribe otra vez los números
heaps-colour-wrong = { $colour }: se han dicho { $count }, pero hay { $most }. Nombra a alguien y escribe otra vez los números
heaps-sum-wrong = Eso suma { $count } dados, pero hay { $all }. Nombra a alguien y escribe otra vez los números
heaps-help = escribe los números en el orden de los colores ({ $colours }), con un nombre delante si es otra persona; o un color y su número
heaps-nobody = { $word } no juega; están: { $players }
heaps-players = juegan de { $least } a { $most }: nómbralos con --players Ann,Bob
heaps-player = jugador { $number }
heaps-points = puntos
typed-ask = { $number }. { $name }, ¿qué ha salido ({ $verbs })?
typed-accept = { $number }. { $name }, ¿es correcto: { $line }? Una línea vacía lo acepta, object no
typed-who = { $number }. ¿Quién empieza ({ $names })?
typed-over = la partida ha terminado; fix o undo la corrige
typed-help = escribe lo que ha pasado, empezando por: { $verbs }; undo retira la última línea, fix 3 … corrige la tercera
typed-fix = fix, el número de una línea de 1 a { $count }, y lo que debe ser
typed-points = puntos
