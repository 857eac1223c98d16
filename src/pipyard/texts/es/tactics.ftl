## Mover montañas, Caza de pulgas, Meta, El diablo rojo fuego

angel-cannot-move = el ángel no puede mover
angel-caught = el diablo ha atrapado al ángel
angel-escaped = se han usado todos los dados verdes y el ángel está libre
both-in-the-goal = ambos tienen todos los dados en la meta
turn-limit = el que llega después ha gastado sus turnos
devil-green-left = { $dice ->
    [one] queda un dado verde
   *[other] quedan { $dice } dados verdes
}
flea-alone = el otro ha terminado: { $turns ->
    [one] se ha contado un turno
   *[other] se han contado { $turns } turnos
}
jumps-left = { $jumps ->
    [one] un salto más
   *[other] { $jumps } saltos más
} en este turno
lift-the-blockade = debes levantar un bloqueo
