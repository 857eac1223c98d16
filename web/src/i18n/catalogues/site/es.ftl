## A table without a server.

site-loading = La mesa está llegando: solo una vez, luego se queda en este dispositivo…
site-starting = Se está poniendo la mesa…
site-failed = No se ha podido cargar la mesa. Vuelve a cargar la página cuando haya red.

## A game in a link, or in a file.

replay-whole = Copiar un enlace que contiene toda la partida
replay-save = Guardar la partida en un archivo
replay-too-long = Esta partida es demasiado larga para un enlace. Guárdala en un archivo.
replay-broken = Este enlace no contiene una partida que se pueda mostrar. Quizá se haya perdido una parte por el camino.
