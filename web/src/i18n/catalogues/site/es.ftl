## A table without a server.

site-loading = La mesa está llegando: solo una vez, luego se queda en este dispositivo…
site-starting = Se está poniendo la mesa…
site-failed = No se ha podido cargar la mesa. Vuelve a cargar la página cuando haya red.

## A game in a link, or in a file.

replay-whole = Copiar un enlace que contiene toda la partida
replay-save = Guardar la partida en un archivo
replay-too-long = Esta partida es demasiado larga para un enlace. Guárdala en un archivo.
replay-broken = Este enlace no contiene una partida que se pueda mostrar. Quizá se haya perdido una parte por el camino.

## Inventing a game.

invent-door = Inventar un juego propio
invent-title = Inventar un juego
invent-about = Las reglas de un juego son una página de Python. Se comprueban mientras escribes; todo se ejecuta y se queda en este dispositivo.
invent-files = Tus juegos
invent-unnamed = Juego sin título
invent-new = Juego nuevo
invent-open = Abrir un archivo
invent-save = Guardar como archivo
invent-link = Copiar un enlace
invent-delete = Borrar
invent-delete-sure = ¿Borrar de verdad?
invent-report = Informe del laboratorio
invent-report-of = Informe del laboratorio: { $title }
invent-editor = Las reglas del juego. Con Escape y después Tab se sale del editor.
invent-checking = Comprobando las reglas …
invent-measuring = Los bots están jugando …
invent-line = Línea { $line }
invent-problems = { $count ->
    [one] Un problema:
   *[other] { $count } problemas:
}
invent-stuck = Las reglas no respondieron a tiempo. Quizá un bucle no termina nunca. Cámbialas y se comprobarán de nuevo.
invent-too-long = Este archivo es demasiado largo para un enlace. Guárdalo como archivo.
invent-not-kept = No queda espacio en este dispositivo: guarda el archivo antes de salir de esta página.
invent-broken = Este enlace no contiene un archivo que se pueda leer. Quizá se perdió una parte por el camino.
invent-stranger-title = { $title }: un juego de otra persona
invent-stranger = Unas reglas son un programa. Este solo se ejecutaría en este dispositivo, pero podría leer y cambiar lo que Pipyard guarda aquí, y usar la red. Échale un vistazo abajo. Ejecútalo solo si confías en quien lo escribió.
invent-trust = Confío: ejecutar
invent-refuse = No ejecutar

## Moving a game.

along-title = Llevarse esta partida
along-about = La partida puede seguir tal como está en otro Pipyard: en un servidor, donde los amigos entran con un enlace, o en un sitio sin servidor. Aquí también se queda.
along-address = Dirección del otro Pipyard
along-go = Seguir allí
along-no-address = Eso no es una dirección.
moved-door = Seguir con una partida guardada
moved-title = Seguir con una partida
moved-about = { $events ->
    [one] Hasta ahora ha ocurrido una cosa.
   *[other] Hasta ahora han ocurrido { $events } cosas.
} La partida sigue aquí donde estaba. ¿Quién se sienta dónde?
moved-go = Seguir aquí
