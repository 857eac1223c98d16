# The puzzle pages.
puzzles = Problemas
puzzles-about = { $count } posiciones de { $games } juegos, de partidas de bots: cada una tiene una sola jugada mejor. La puntuación y la racha se quedan en este navegador.
puzzles-solved = { $solved } de { $count } resueltos
puzzle-heading = { $title }: problema { $number }
puzzle-daily = Problema del día
puzzle-daily-solve = Resolverlo
puzzle-fitting = Un problema de tu nivel: { $title }
puzzle-daily-done = Resuelto hoy: verlo otra vez
puzzle-rating = Problema { $rating }
puzzle-own-rating = tú { $rating }
puzzle-streak = racha: { $days ->
    [one] 1 día
   *[other] { $days } días
}
puzzle-again = Probar otra vez
puzzle-restart = Desde el principio
puzzle-next = Siguiente problema
puzzle-all = Todos los problemas
puzzle-others = Lo que permiten las otras jugadas
puzzle-more = { $count ->
    [one] otra jugada
   *[other] otras { $count } jugadas
}
puzzle-no-answer = El servidor no responde. Inténtalo de nuevo en un momento.
puzzle-done = resuelto
puzzle-kind-win = { $moves ->
    [1] ganar en una jugada
   *[other] ganar en { $moves } jugadas
}
puzzle-kind-save = no perder
puzzle-kind-catch = la mayor captura
puzzle-kind-best = mejor jugada
puzzle-kind-entry = mejor anotación
puzzle-kind-hit = dar en el blanco
card-puzzles = Problemas
door-puzzle = Problema del día
door-puzzle-text = Una posición, una sola jugada mejor. ¿La ves?
door-puzzles = { $count } problemas, cada uno con su prueba
