## How far every player is, where the score does not tell

progress-rows = { $rows ->
    [one] falta una fila
   *[other] faltan { $rows } filas
}
progress-dice = { $dice } de { $of } dados en su sitio
progress-edges = { $edges } de 3 aristas iguales
progress-throne = { $rows ->
    [one] a una fila del trono
   *[other] a { $rows } filas del trono
}
progress-throne-reached = { $turns ->
    [one] en el trono en un turno
   *[other] en el trono en { $turns } turnos
}
progress-throne-missed = no llegó al trono
progress-throne-next = escala después
progress-attempts = intentos hechos: { $made } de { $of }
progress-run = { $length ->
    [1] todavía nada seguido
   *[other] { $length } de 6 seguidos
}
progress-tumblin-target = { $total } con los dados como están; faltan { $left }
progress-tumblin-total = { $total } con los dados como están
progress-tumblin-round = { $total } en esta ronda
