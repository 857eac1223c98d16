## What the table says beside the board and at the dice
tray-cube = { $who }: un cubo de 4 × 4 × 4, quedan { $count }
tray-block = { $who }: un bloque plano, quedan { $count }
tray-top-layer = capa de arriba
tray-layer = capa { $number } desde arriba
tray-bottom-layer = capa de abajo
prompt-piece-whole = { $count ->
    [one] Un dado está separado.
   *[other] { $count } dados están separados.
 } Toca el lugar del tablero donde va la pieza, o arrástrala hasta allí.
prompt-piece-begun = { $count ->
    [one] Un dado está elegido.
   *[other] { $count } dados están elegidos.
 } Esta pieza aún no cabe en ningún sitio: toca más dados al lado, o toca uno otra vez para devolverlo.
prompt-piece-put-fixed = { $count ->
    [one] El dado está puesto.
   *[other] La pieza de { $count } dados está puesta.
 } Aquí solo cabe de una manera. Toca otro lugar para moverla y después confirma.
more-sayings = … y { $count } más
news-left-out = … { $count } más: mira Jugadas
key-trail = De dónde a dónde fue un dado
key-gone = Aquí se retiró un dado
die-somewhere = { $colour } ({ $where })
die-of-yours = tu dado { $colour } ({ $where })
die-of-somebody = dado { $colour } de { $who } ({ $where })
followed-put-named = se llena: { $dice }
followed-take-named = se retira: { $dice }
followed-slide-named = { $count ->
    [one] se desliza: { $dice }
   *[other] se deslizan: { $dice }
}
followed-jump-named = se mueve también: { $dice }
nothing-done-why = { $who } saca { $what }: { $why }
nothing-done-why-you = Sacas { $what }: { $why }
rolled-log = { $rolled }: { $what }
idle-diebylon-1 = ningún dado rival libre descansa sobre un dado de este color, pasa
idle-diebylon = ningún dado libre puede saltar por exactamente ese número, pasa
idle-reducto = con esos números no salta sobre ningún otro dado, fin del turno
idle-steps_to_the_throne = ningún número lleva a ninguna parte, el verde se queda
idle-up_and_down = no hay dado que poner ni quitar con eso, pasa
trip-key-ring = 1 punto más con el dado de este color en el número; en cualquier ciudad por dos cifras iguales
trip-key-zone = Una zona: cuenta mientras no haya en ella una ciudad tachada
trip-key-link = Las carreteras unen ciudades; las de trazos llevan a otra zona
trip-key-route = La carretera más larga hasta ahora
trip-key-series = La serie más larga hasta ahora
trip-key-tick = Esta ciudad tiene su punto extra
