## Los juegos de destreza por intentos: El truco del capitán Flint, Duna, Faraday, Coulomb, Emag, Mikado de dados (y Escalada)

attempt = intento { $number } de { $of }
attempt-again = todos han objetado: el intento se repite, y entonces vale
attempt-clock = { $seconds } de { $limit } segundos
attempt-entered = anotado a mano: { $entry }
attempt-times = mejores tiempos en segundos: { $times }
attempts-all-failed = nadie lo ha conseguido
attempts-made = se han hecho todos los intentos
emag-standing = altura { $height }, { $dice ->
    [one] un dado
   *[other] { $dice } dados
} en la torre
flint-left = Aristas: { $bones } de 25 dados en pie. Otros dados en la base: { $others }. Cuenta { $bones } − { $others } = { $counts }.
mikado-taken = { $taken ->
    [one] un dado tomado
   *[other] { $taken } dados tomados
}; el dado de la cima está a { $shift } mm de su sitio

cli-recorded = (como se grabó)
cli-tower-middle = … { $count } más …

settled-tower-falls = { $count ->
    [one] Un dado cae a la mesa.
   *[other] La torre se derrumba: caen { $count } dados.
}
settled-tower-stands = La torre se sostiene.

verb-accept = aceptar la anotación
verb-blow = soplar { $rest }
verb-counted = contado: { $rest }
verb-dropped = un dado cayó de la base
verb-failed = fallado; dados del esqueleto y otros que quedan: { $rest }
verb-jolt = dar un tirón a la base hacia { $rest }
verb-late = se acabó el tiempo
verb-object = objetar la anotación
verb-press = apretar { $rest } y dar la vuelta a la base
verb-puff = dar un soplo a { $rest }
verb-raise = levantar la figura { $rest }
verb-rock = mecer la base hacia { $rest }
verb-solved = resuelto tras { $rest } segundos
verb-stack = apilar un dado { $rest }
verb-tilt = inclinar la base { $rest }
