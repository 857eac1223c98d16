## Tumblin-Dice: la lista de dados y el marcador (el resto está en es.ftl)

tumblin-points = = { $points }
tumblin-keep-order = ¿Quién lanza primero? Nombra los bandos en su orden ({ $sides })
tumblin-keep-order-wrong = Nombra cada bando una vez, con la letra de uno de sus jugadores, como en: B A
tumblin-keep-dice = { $name } ({ $letter }): zona y cara de { $count ->
    [one] un dado
   *[other] { $count } dados
  }, p. ej. 46 para un 6 en 4x, «s» para corto, «o» para fuera
tumblin-keep-help = Escribe zona y cara de cada dado, p. ej. «46 23 o s»; «A 46» para otro jugador; fix A 2 46 corrige el segundo dado de A, fix 1 A 2 46 en la ronda 1.
tumblin-keep-over = La partida ha terminado. Un error se puede corregir: fix RONDA JUGADOR DADO LECTURA.
tumblin-keep-nobody = { $word } no juega; los jugadores son { $players }
tumblin-keep-too-many = { $name } solo puede anotar { $count } dados más en esta ronda.
tumblin-keep-fix = Una corrección se escribe: fix JUGADOR DADO LECTURA, como en fix A 2 46, o fix RONDA JUGADOR DADO LECTURA.
tumblin-keep-no-die = { $name } tiene { $count } dados anotados en esa ronda.
tumblin-keep-bonus = { $name }: marca el dado extra, y solo ese, con un más, como en +34.
tumblin-keep-total = total
tumblin-board-fine = { $name } es un tablero: { $width } x { $length } mm, zonas { $zones }, { $pegs } clavijas
tumblin-board-low-step = raro: el escalón hacia { $zone } tiene { $height } mm de alto, menos que un dado de { $edge } mm: los dados pasarán sin girar
tumblin-board-close-pegs = aviso: entre las clavijas de { $one } y { $two } hay { $gap } mm, demasiado estrecho para un dado que gira
tumblin-board-folders = Tus propios tableros van en: { $folders }
tumblin-keep-no-reading = { $word } no dice zona y cara: 46 es un 6 en 4x, s corto, o fuera, f falta
