## Lo que se dice durante una partida
moment-try = { $name }, intento { $number } de { $of }: { $what }
moment-only-try = { $name }: { $what }
moment-try-solved = ¡logrado en { $seconds } segundos!
moment-try-counted = cuenta { $score }.
moment-try-off = un dado se ha caído de la base y el intento termina.
moment-try-stopped = abandonado.
moment-try-late = se acabó el tiempo.
moment-round = Ha terminado la ronda { $number }: { $points }.
live-end-tilt = Soltar la base
live-end-press = Soltar la base
live-end-blow = Dejar de soplar
live-end-pull = Soltar el dado
live-clock = { $seconds } de { $limit } s
live-clock-why = El reloj solo corre mientras actúas. Después tu intento sigue, si no se ha caído ningún dado.
zone-lost = perdido, sin tiempo
phrase-goal-target = Quien llegue antes a tantos puntos
phrase-goal-rounds = Más puntos tras tantas rondas
phrase-goal-wins = Quien gane antes tantas rondas
phrase-number = { $name }: cuántos
settings-rolls = Tirar los dados por mí
roll-now = Tirar
roll-for = Tirar por { $name }
your-roll = Te toca tirar
roll-of = Tira { $names }
ending-title = El final
ending-you-win = ¡Ganas!
ending-review = El mayor error, y lo que era mejor
ending-share = Compartir esta partida
share = Compartir
race-start-why = El tablero se descubre cuando todos están listos. Quien llega primero se lo lleva.
race-start-ready = Ya estoy
race-start-waits = Esperando a { $names }
hint-title = Sugerencia:
hint-ask = Sugerir una jugada
hint-thinking = Pensando …
hint-play = Jugarla
hint-taken = { $name } ha pedido una sugerencia.
hint-wins = Con ella ganas.
hint-ends = Con ella acaba la partida.
hint-points = Te da { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
hint-usual = Un bot en tu sitio jugaría esto.
