# The study board and the curve of a game.
study-title = Tablero de estudio
study-about = { $moves ->
    [0] Prueba cualquier jugada, de todos los bandos.
    [one] Una jugada probada. La partida en sí no cambia.
   *[other] { $moves } jugadas probadas. La partida en sí no cambia.
}
study-think = Que piense un bot
study-stop = Dejar de pensar
study-thinking = Pensando …
study-over = Aquí la partida ha terminado.
study-worth = Juega { $who }: { $percent } % de ganar, según este bot
study-row = { $percent } % ({ $tries ->
    [one] 1 intento
   *[other] { $tries } intentos
})
study-tries = { $tries ->
    [one] 1 intento en total
   *[other] { $tries } intentos en total
}
study-start = Principio
study-back = Atrás
study-on = Adelante
study-link = Copiar enlace
study-text = Copiar como texto
study-share = La línea para compartir
study-leave = Salir del estudio
study-here = Estudiar desde aquí
curve-label = Cómo estaba la partida de cada uno, paso a paso; toca para ir allí
curve-about = Probabilidad de ganar en cada decisión, estimada; toca para ir allí.
curve-decision = Decisión mostrada en la curva
curve-point = Paso { $at }: { $values }
