## How far every player is, where the score does not tell

progress-rows = { $rows ->
    [one] falta una fila
   *[other] faltan { $rows } filas
}
progress-dice = { $dice } de { $of } dados en su sitio
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
progress-tumblin-target = { $total } con los dados como están; faltan { $left }
progress-tumblin-total = { $total } con los dados como están
progress-tumblin-round = { $total } en esta ronda
progress-edge-dice = { $dice } de 9 dados de arista coinciden
progress-run-equal = { $length } de 6 iguales seguidos
progress-run-ordered = { $length } de 6 en orden, como 2-3-4
progress-run-none = todavía nada seguido
progress-smuggled = al otro lado de la frontera: { $count } de { $of }
progress-captured = capturados: { $count } de { $of }
progress-searches-later = busca más tarde
