## Espárragos, Dobles, Favorito, Cui bono?, Eintrichtern

cui-bono-costs = los dados que te quedas cuestan: { $n0 ->
        [red] rojo
        [green] verde
        [black] negro
        [blue] azul
        [golden] dorado
        [yellow] amarillo
        [grey] gris
       *[other] { $n0 }
    } { $c0 }, { $n1 ->
        [red] rojo
        [green] verde
        [black] negro
        [blue] azul
        [golden] dorado
        [yellow] amarillo
        [grey] gris
       *[other] { $n1 }
    } { $c1 }, { $n2 ->
        [red] rojo
        [green] verde
        [black] negro
        [blue] azul
        [golden] dorado
        [yellow] amarillo
        [grey] gris
       *[other] { $n2 }
    } { $c2 }
dice = dados
doubles-credit = { $dice ->
    [one] se puede tomar un dado
   *[other] se pueden tomar { $dice } dados
}
eintrichtern-note = { $cell }: { $total }
eintrichtern-target = Gana quien guarde { $target } dados rojos.
enough-dice-kept = alguien se ha quedado demasiados dados
in-hand = en la mano
kept = conservados
last-player-left = queda un jugador
no-covering-die-left = no queda ningún dado que tape
peek-limit = nadie ha acertado un total durante demasiado tiempo
plate-empty = la base está vacía
put-back-limit = se han devuelto demasiados dados seguidos
