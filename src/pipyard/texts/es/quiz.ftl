## ¿Conoces el juego? Las preguntas al final de las reglas

quiz-title = ¿Conoces el juego?
quiz-about = Cinco preguntas sobre posiciones de partidas reales.
quiz-you = Eres { $who }.
quiz-lead-move = Juegas: { $event }.
quiz-lead-happens = Esto es lo que pasa: { $event }.
quiz-lead-rolled = Sacas { $roll }.
quiz-lead-fallen = Los dados muestran { $roll }.
quiz-event-failed = El intento falla: quedan en pie { $edges } dados de las aristas, y { $others } más siguen en la base.
quiz-event-fell = { $count ->
    [one] Cae un dado, y muestra un { $face }.
   *[other] Caen { $count } dados, y el primero muestra un { $face }.
}
quiz-event-landed = El dado se queda en la base. Dados caídos: { $fallen }.
quiz-event-missed = El dado no llega a la base. Dados caídos: { $fallen }.
quiz-event-off = El dado cae de la base.
quiz-event-settled = El dado queda en { $place }.
quiz-event-stayed = El dado se queda en la base.
quiz-event-none-fallen = ninguno
quiz-ask-legal = Te toca. ¿Cuál de estas jugadas está permitida?
quiz-ask-forbidden = Te toca. ¿Cuál de estas jugadas no está permitida?
quiz-ask-right = Todos buscan a la vez. ¿Cuál es la correcta?
quiz-ask-moves = Te toca. ¿Entre cuántas jugadas puedes elegir?
quiz-ask-score = Tienes una puntuación de { $before }.
quiz-ask-points = ¿Cuál es después?
quiz-ask-dice-more = ¿Cuántos dados se añaden a la pirámide?
quiz-ask-dice-fewer = ¿Cuántos dados salen de la pirámide?
quiz-ask-colour = ¿De qué color es entonces el dado de { $place }?
quiz-ask-turn = ¿Quién decide después?
quiz-ask-winner = La partida ha terminado: { $why }. ¿Quién gana?
quiz-ask-begin = { $seats ->
    [one] Juegas en solitario. ¿Cuántos dados hay en la base al principio?
   *[other] Jugáis { $seats }. ¿Cuántos dados hay en la base al principio?
}
quiz-ask-stock = { $seats ->
    [one] Juegas en solitario. ¿Cuántos dados tienes junto a la base al principio?
   *[other] Jugáis { $seats }. ¿Cuántos dados tiene cada uno junto a la base al principio?
}
quiz-ask-players = ¿Cuántos pueden jugar?
quiz-ask-attempts = ¿Cuántos intentos tiene cada uno?
quiz-ask-limit = ¿Cuántos minutos puede durar un intento como mucho?
quiz-ask-time = ¿Cuál es ahora tu mejor tiempo en segundos?
quiz-ask-round = ¿Cuánto valen tus dados tal como están?
quiz-crossed = tachada
quiz-sheet = La hoja con todo lo anotado hasta ahora
quiz-lies = Un { $face } en el escalón { $times }×
quiz-lies-off = Un { $face } fuera del tablero
quiz-lies-short = Un { $face } que no ha pasado del todo la línea
quiz-fact = { $what }: { $how }
quiz-share = { $names } comparten la victoria
quiz-why-legal = De estas, solo una está permitida: { $move }.
quiz-why-forbidden = Esto no está permitido: { $move }.
quiz-why-right = Esto es lo correcto: { $move }.
quiz-why-moves = Puedes elegir entre: { $moves }.
quiz-why-points = La puntuación pasa de { $before } a { $after }.
quiz-why-dice = Cambian estos lugares: { $places }.
quiz-why-colour = Debajo de { $place } hay { $colours }, y el dado de encima es { $colour }.
quiz-why-turn = Decide a continuación: { $who }.
quiz-why-turn-again = Sigue siendo tu turno.
quiz-why-winner = Gana: { $who }.
quiz-why-time = Cuenta el tiempo más corto: { $who } segundos.
quiz-why-number = El número correcto es { $number }.
quiz-objection = { $choices }: { $why }.
quiz-read = Mira «{ $section }».
quiz-right = ¡Correcto!
quiz-wrong = Casi. La respuesta correcta es { $choice }.
quiz-answer = Respuesta
quiz-none = Este juego no tiene preguntas.
quiz-which = ¿Cuál? { $letters }
quiz-count = { $right } de { $all } correctas.
