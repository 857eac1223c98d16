# Consejos y el análisis de partidas terminadas.
advice-turn = Le toca al jugador { $seat }:
advice-move = { "  " }{ $move }: { $percent } % ({ $tries ->
    [one] { $tries } prueba
   *[other] { $tries } pruebas
})
advice-mistake = Evento { $event }: el jugador { $seat } jugó { $played }; { $better } era mejor por { $percent } puntos porcentuales
advice-no-mistake = No se ha encontrado ningún error.
forfeit = un jugador se ha rendido
advice-curve = Jugador { $seat }: { $curve } del { $first } % al { $last } % de ganar
