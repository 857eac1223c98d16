# Problemas: qué hay que encontrar, qué resulta de una jugada, por qué.
puzzle-you = Tú
puzzle-opponent = Rival { $number }
puzzle-ask-win = { $moves ->
    [one] Una jugada gana al instante. ¿Cuál?
   *[other] Gana en { $moves } jugadas, hagan lo que hagan los demás.
}
puzzle-ask-save = Solo una jugada te mantiene en la partida; tras cualquier otra, un rival gana al instante. ¿Cuál?
puzzle-ask-catch = ¿Qué jugada da más puntos de una vez?
puzzle-ask-best = Una jugada es claramente mejor que todas las demás. ¿Cuál?
puzzle-ask-entry = ¿Cuál es la mejor anotación para esta tirada?
puzzle-ask-hit = Dale al dado { $die }: lanza el tuyo para que valga menos que ahora.
puzzle-solved-win = Resuelto: nada puede impedir esta victoria.
puzzle-solved-save = Resuelto: es la única jugada que no pierde.
puzzle-solved-catch = Resuelto: { $amount } puntos, el máximo.
puzzle-solved-best = Resuelto: con esta jugada ganas unas { $amount } partidas de cada cien.
puzzle-solved-entry = Resuelto: esta anotación promete { $amount } puntos al final.
puzzle-solved-hit = ¡Tocado!
puzzle-right = Hasta aquí, bien. ¿Y ahora?
puzzle-loses = No: ahora gana un rival.
puzzle-escapes = No: los demás tienen respuesta y la victoria se escapa.
puzzle-less = No: esto da { $amount }; la mejor jugada da { $best }.
puzzle-worse-best = No: con esta jugada ganas unas { $amount } partidas de cada cien; con la mejor, { $best }.
puzzle-worse-entry = No: esto promete { $amount } puntos al final; la mejor anotación, { $best }.
puzzle-missed = Fallado. Prueba otra dirección o más fuerza.
puzzle-proof-exact = Demostrado examinando todas las variantes ({ $positions ->
    [one] una posición
   *[other] { $positions } posiciones
}).
puzzle-proof-margin = Estimado: en { $tries } intentos de cada jugada, esta aventaja a las demás en al menos { $margin } puntos de cien (confianza { $confidence } %), y una búsqueda de { $deep } intentos, como la del tablero de estudio, también la prefiere.
puzzle-proof-bot = Según el jugador fuerte de este juego, la siguiente anotación queda { $margin } puntos por detrás.
puzzle-proof-physics = Simulado; repetida con mano temblorosa, la solución acertó en el { $confidence } % de los casos.
puzzle-level-beginner = principiantes
puzzle-level-club = jugadores de club
puzzle-level-master = maestros
puzzle-failed = { $level } { $failed } de { $asked }
puzzle-failures = Bots que fallaron: { $list }.
