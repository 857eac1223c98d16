# Consejos y el análisis de partidas terminadas.
advice-turn = Le toca al jugador { $seat }:
advice-move = { "  " }{ $move }: { $percent } % ({ $tries ->
    [one] { $tries } prueba
   *[other] { $tries } pruebas
})
advice-mistake = Evento { $event }: el jugador { $seat } jugó { $played }; mejor era { $better }, por { $percent } puntos de cien
advice-no-mistake = Que yo vea, ninguna jugada ha regalado nada.
forfeit = un jugador se ha rendido
