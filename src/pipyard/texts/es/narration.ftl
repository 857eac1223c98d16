## Lo que ha pasado, contado en la mesa, al repasar y en el terminal

count-colour = { $count } { $colour }
event-close = se acabó el tiempo: manos quietas
event-idle = ya nadie coge: se cierra la ronda
event-late = demasiado tarde: el azar pone el dado
event-next = a la siguiente tirada
event-nothing = nadie ha encontrado nada a tiempo
event-out = se retira el dado de { $rest }
event-over = se acabó el tiempo
followed-jump = { $count ->
    [one] salta otro dado: { $colours }
   *[other] saltan otros { $count } dados: { $colours }
}
followed-put = { $count ->
    [one] se llena un hueco: { $colours }
   *[other] se llenan { $count } huecos: { $colours }
}
followed-slide = { $count ->
    [one] se desliza un dado: { $colours }
   *[other] se deslizan { $count } dados: { $colours }
}
followed-take = { $count ->
    [one] sale un dado: { $colours }
   *[other] salen { $count } dados: { $colours }
}
throw-log = { $count ->
    [one] { $who } tira un dado
   *[other] { $who } tira { $count } dados
}
