## Fuego y agua, Apretujón, Abquetschen, Triops

colour-extra = extra
letter-extra = X
no-red-and-green-left = todos los dados rojos y verdes están puestos
nobody-can-build = nadie puede construir ya
nobody-can-place = nadie puede poner un dado
player-buried = un jugador está enterrado
rolled-more-than-the-stock = la tirada es mayor que la reserva
squeezing-bonus = { $dice ->
    [one] se puede poner un dado extra
   *[other] se pueden poner hasta { $dice } dados extra
}
squeezing-build = { $dice ->
    [one] hay que construir un dado
   *[other] hay que construir { $dice } dados de una pieza
}
squeezing-roll-a-four = quien saca un 4 empieza
stock-empty = una reserva está vacía
triops-bonus = la fila recta da un dado más
verb-again = tirar otra vez
verb-black = dado negro en { $rest }
verb-bonus = dados extra en { $rest }
verb-build = construir { $rest }
verb-green = dado verde en { $rest }
verb-pair = pareja en { $rest }
verb-red = dado rojo en { $rest }
verb-start = pirámide inicial con su dado de arriba en { $rest }
verb-triangel = pieza en L { $rest }
verb-triops = fila recta { $rest }
