## Dados que no se pueden simular.

physics-taken-back =
    { $why ->
        [died] El programa que mueve los dados se ha interrumpido.
        [slow] Los dados han tardado demasiado en detenerse.
        [missing] Este servidor no puede simular dados.
       *[engine] No se han podido simular los dados.
    } La jugada se ha deshecho: { $seat } puede repetirla.
physics-undecided =
    { $why ->
        [died] El programa que mueve los dados se ha interrumpido.
        [slow] Los dados han tardado demasiado en detenerse.
        [missing] Este servidor no puede simular dados.
       *[engine] No se han podido simular los dados.
    } No ha pasado nada: inténtalo de nuevo.
physics-unplayable = No se puede jugar aquí: este servidor no puede simular dados ({ $why }).
serve-no-physics = Los juegos de habilidad no se pueden jugar aquí: no se pueden simular los dados ({ $why }).
why-nothing-failed = no hay nada que reintentar
why-cannot-simulate = { $title } no se puede jugar aquí: no se pueden simular los dados ({ $what })
