# Consejos y el análisis de partidas terminadas.
advice-turn = Le toca al jugador { $seat }:
advice-move = { "  " }{ $move }: { $percent } % ({ $tries } pruebas)
advice-mistake = Evento { $event }: el jugador { $seat } jugó { $played }; mejor era { $better }, por { $percent } puntos de cien
advice-no-mistake = Que yo vea, ninguna jugada ha regalado nada.
forfeit = Un jugador se ha rendido.
