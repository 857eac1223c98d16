score-how = Elige un color y toca o recorre los dados tal como están ante ti. Solo cuenta lo exterior.
score-pyramid = La pirámide desde arriba
score-colour = Color
score-nothing = sin decir
score-left = { $told } de { $all } caras, faltan { $left }
score-complete = Están dichas las { $all } caras.
score-turn = Girar
score-rest = El resto de este color
score-undo = Deshacer
score-clear = Empezar de nuevo
score-file = Guardar en un archivo
score-keepers = Llevar la cuenta
score-all = Todos los juegos
score-about = Dados de verdad en una mesa de verdad: Pipyard lleva la hoja, comprueba lo que no puede ser y dice quién ha ganado.
score-begun = empezado
score-none = Para { $game } no se lleva la cuenta. Para estos juegos sí:
score-who = ¿Quién juega?
score-player = Jugador { $number }
score-names = Cada uno necesita un nombre propio.
score-begin = Empezar
score-anew = Otra partida
score-lines = Lo anotado
score-correct = corregir
score-enter = Anotar
score-leave-out = Quitar
score-type = Mejor escribirlo
score-line-refused = La línea { $number } no puede ser: { $why }
score-cut = Aceptar la corrección y quitar { $count ->
    [one] la última línea
   *[other] las últimas { $count } líneas
}
score-missing = Falta: { $label }
score-over = La partida ha terminado. Una línea equivocada aún se puede corregir.
score-no-server = El servidor no responde. Lo anotado se conserva aquí.
score-retry = Intentar de nuevo
score-numbers = Escribir los números
score-tapping = Tocar los dados
