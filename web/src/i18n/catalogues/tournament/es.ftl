# Los torneos del club.
tournaments = Torneos
tournaments-none = Aquí todavía no ha habido ningún torneo.
tournaments-members = Los miembros pueden organizar torneos, salvo que la casa lo reserve a la moderación.
tournament-swiss = sistema suizo
tournament-round-robin = liga
tournament-knock-out = eliminatoria
tournament-arena = arena
tournament-systems-about = Sistema suizo: en cada ronda te toca alguien con los mismos puntos, nadie dos veces. Liga: todos contra todos. Eliminatoria: quien pierde queda fuera. Arena: quien está libre vuelve a jugar hasta que se acabe el tiempo.
tournament-open = inscripción abierta
tournament-running = en juego
tournament-over = terminado
tournament-stopped = detenido
tournament-bot = Bot ({ $name })
tournament-bye = { $name } descansa
tournament-playing = en juego
tournament-absent = decidida sin jugar
tournament-gone = se retiró
tournament-name = Nombre
tournament-points = Puntos
tournament-standings = Clasificación
tie-break-buchholz-cut-1 = Buchholz menos 1
tie-break-buchholz = Buchholz
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-wins = Victorias
tournament-rounds = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}
tournament-round = Ronda { $round }
tournament-round-of = Ronda { $round } de { $rounds }
tournament-directed = dirige { $name }
tournament-twice = Ida y vuelta, con los sitios cambiados
tournament-bank = { $more ->
    [0] { $count } min cada uno
   *[other] { $count } min cada uno, y { $more } s por jugada
}
tournament-wall = Pantalla para la pared
tournament-file = Resultados en { $kind }
tournament-take-part = Participar
tournament-sit = A mi mesa
tournament-wait = Tu próxima partida empieza cuando los demás estén listos. Esta página te avisa.
tournament-join = Apuntarme
tournament-leave = Retirarme
tournament-direct = Dirigir el torneo
tournament-new-bot = Bot
tournament-add-bot = Añadir el bot
tournament-begin = Empezar el torneo
tournament-stop = Detener el torneo
tournament-stop-really = ¿Detener de verdad «{ $name }»?
tournament-games = Partidas
tournament-replay = Repetición
tournament-decide = Decidir { $pairing }
tournament-decide-short = Decidir…
tournament-withdraw = Retirar
tournament-entrants = { $count ->
    [0] Todavía no participa nadie
    [one] 1 participante
   *[other] { $count } participantes
}
tournament-nobody = Quien se apunte aparecerá aquí.
tournament-new = Un torneo nuevo
tournament-title = Nombre
tournament-system = Sistema
tournament-rounds-wish = Rondas (0: las justas para un único ganador)
tournament-minutes = Duración de la arena en minutos
tournament-game = Juego { $number }
tournament-no-game = ningún otro juego
tournament-games-about = Varios juegos se alternan de ronda en ronda: para un triatlón elige uno de pensar, una carrera y uno de buen pulso.
tournament-make = Crear el torneo
tournament-makers = Quién organiza torneos
tournament-makers-members = Todos los miembros
tournament-makers-moderators = Solo la moderación
