### Lo que dice Pipyard en español.
### Las claves de los juegos (por qué acabó una partida, lo que dice una escena, montones y tiradas) están en la primera parte, por orden alfabético.
### Familias: colour-…, letter-…, verb-…, event-….

## Por qué acabó una partida

all-dice-used = un jugador ha usado todos sus dados
all-own-dice-off = un jugador ha quitado todos sus dados de la pirámide
amoeba-at-home = la ameba ha llegado a una esquina
corner-complete = una pirámide de esquina está completa
corners-complete = todas las pirámides de esquina están completas
enough-dice-stored = se han ganado bastantes dados
enough-dice-won = se han ganado bastantes dados
goal-reached = se ha alcanzado el objetivo
last-die-placed = un jugador ha puesto su último dado
last-in-the-game = solo a un jugador le quedan dados
no-die-left = no queda ningún dado
nobody-puts-a-die = nadie ha puesto un dado durante tres rondas
overtime-shared = nadie iba delante tras diez rondas de desempate
overtime-won = ha decidido la ronda de desempate
plate-full = la base está llena
pyramid-complete = la pirámide está completa
round-limit = se ha jugado la última ronda
rounds-played = se han jugado todas las rondas
rounds-won = se han ganado bastantes rondas
target-reached = se ha alcanzado la meta
top-of-a-corner = un jugador tiene el dado de arriba de una esquina completa

## Lo que dice una escena

acquire-paid = El jugador { $payer ->
        [red] rojo
        [green] verde
        [black] negro
        [blue] azul
        [golden] dorado
        [yellow] amarillo
        [grey] gris
       *[other] { $payer }
    } ha pagado { $count } al jugador { $payee ->
        [red] rojo
        [green] verde
        [black] negro
        [blue] azul
        [golden] dorado
        [yellow] amarillo
        [grey] gris
       *[other] { $payee }
    }.
amoeba-homes = Las esquinas: { $home_0 } – { $seat_0 }, { $home_1 } – { $seat_1 }, { $home_2 } – { $seat_2 }. Los puntos son lo lejos que están los seis dados.
dice-to-put = Dados por poner: { $count }.
dice-to-take = Dados por tomar: { $count }.
die-as-it-stands = El dado muestra { $triple } hacia los lados a1–a9, i1–a1 y a9–i1. Se pone tal como está.
diebylon-steps = Los saltos deben costar { $steps } en total.
diebylon-swap = Ha salido un 1: cambia uno de tus dados por un dado enemigo libre que descanse sobre él.
dora-greatest = El jugador { $by ->
        [red] rojo
        [green] verde
        [black] negro
        [blue] azul
        [golden] dorado
        [yellow] amarillo
        [grey] gris
       *[other] { $by }
    } llena { $cell } ({ $a }, { $b }, { $c }): el número mayor es suyo. Contra ese dado.
dora-name-a-funnel = Esperan varios huecos: nombra el que se llena a continuación.
dora-one-colour = El jugador { $by ->
        [red] rojo
        [green] verde
        [black] negro
        [blue] azul
        [golden] dorado
        [yellow] amarillo
        [grey] gris
       *[other] { $by }
    } llena { $cell } ({ $a }, { $b }, { $c }): los tres dados son de un color. Contra el número mayor.
dora-three-equal = El jugador { $by ->
        [red] rojo
        [green] verde
        [black] negro
        [blue] azul
        [golden] dorado
        [yellow] amarillo
        [grey] gris
       *[other] { $by }
    } llena { $cell } ({ $a }, { $b }, { $c }): los números son iguales, y su dado llegó el último. Contra cualquiera.
dora-two-equal = El jugador { $by ->
        [red] rojo
        [green] verde
        [black] negro
        [blue] azul
        [golden] dorado
        [yellow] amarillo
        [grey] gris
       *[other] { $by }
    } llena { $cell } ({ $a }, { $b }, { $c }): dos números son iguales, y el tercero es suyo. Contra ese dado.
forbidden-number = El número prohibido es { $number }.
golden-middle = { $number } es el número del medio: un dado más para { $seat }.
golden-two-equal = Dos números iguales: un dado más para { $seat }.
golden-three-equal = Tres números iguales: cada uno quita { $count ->
    [one] un dado.
   *[other] { $count } dados.
}
level-to-fill = { $level ->
    [0] Los dados van a la base.
   *[other] Los dados van al nivel { $level } sobre la base.
}
masquerade-goal-blue-red-green = Objetivo: azul, rojo, verde del pie a la cima en las tres aristas.
masquerade-goal-main = Objetivo: la misma serie del pie a la cima en las tres aristas.
masquerade-goal-training = Objetivo: cada arista de un solo color.
mes-des-buy = Nadie ha ganado un dado: compra otra tirada por un dado de acción, o acaba el turno.
mes-des-feed = El resto del bote va a un grupo de la reserva: nombra su tamaño.
mes-des-numbers = 6 y 5: { $seat }. 1 y 2: { $seat_two }. Quien tira gana con ambos números, el otro solo con el primero.
mes-des-pool = Dados en el bote: { $count }.
mes-des-ransom = La tirada da { $gain } a quien tira y { $loss } al otro. ¿Cuántos de estos rescatas?
mes-des-target = Gana quien tenga { $target } dados, contando los de acción.
mucho-domino = Por encima de la base una cara inferior debe ser igual a la cara sobre la que descansa. Puedes rechazar el dado.
mucho-slow = Una pirámide está completa: cada ronda más cuesta { $cost } puntos a los demás.
plate-dice-left = Lugares libres en la base: { $count }.
roll-off-for = En { $cell } se juntan tres colores: { $count } bandos tiran por el lugar.
round = Ronda { $round } de { $of } como mucho.
round-without-limit = Ronda { $round }.
steps-a-pip = Un punto vale ahora { $steps ->
    [one] { $steps } paso.
   *[other] { $steps } pasos.
}
steps-left = Pasos restantes: { $steps }.
storing-shown = Los números son { $a }, { $b } y { $c }: suman { $sum }, se busca { $total }.
storing-sum = Los tres números suman { $sum }, se busca { $total }.
storing-target = Gana quien guarde { $target } dados verdes.
storing-total = Se buscan tres números que sumen { $total }.
tumblin-ahead = { $seat } lleva { $points } de ventaja.
tumblin-ahead-you = Llevas { $points } de ventaja.
tumblin-attitude = El dado está puesto según el sorteo: posición { $attitude }.
tumblin-behind = { $seat } va { $points } por detrás: un dado que valga { $needs } o más toma la delantera.
tumblin-behind-you = Vas { $points } por detrás: un dado que valga { $needs } o más toma la delantera.
tumblin-bumps = Empuja { $die } de { $from } a { $zone } mostrando { $face }: { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
tumblin-bumps-off = Echa { $die } de { $from } fuera del tablero.
tumblin-bumps-short = Hace retroceder { $die } antes de la línea.
tumblin-far-behind = { $seat } va { $points } por detrás, más de lo que un solo dado recupera.
tumblin-far-behind-you = Vas { $points } por detrás, más de lo que un solo dado recupera.
tumblin-foul = { $die } no toca primero el disco: falta, ningún punto.
tumblin-goal-rounds = { $number ->
    [one] Gana quien tenga más puntos tras una ronda.
   *[other] Gana quien tenga más puntos tras { $number } rondas.
}
tumblin-goal-target = Gana quien tenga { $number } puntos al final de una ronda.
tumblin-goal-wins = { $number ->
    [one] Gana quien gane antes una ronda.
   *[other] Gana quien gane antes { $number } rondas.
}
tumblin-level = Empate: cualquier dado que valga toma la delantera.
tumblin-nudges = Roza { $die }, que se queda en { $zone } mostrando { $face }.
tumblin-order = Se lanza en este orden: { $order }.
tumblin-order-roll = Un dado por bando: el más alto lanza primero.
tumblin-overtime = Ronda de desempate { $round }.
tumblin-rests = { $die } se detiene en { $zone } mostrando { $face }: { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
tumblin-rolls-off = { $die } sale del tablero.
tumblin-round = Ronda { $round }.
tumblin-short = { $die } se queda antes de la línea.
tumblin-team = ({ $colours })
up-and-down-build = Los números pares ponen dados, los impares los recogen. Los puntos son las caras exteriores que se ven.
up-and-down-colours = Los números pares toman dados, los impares los devuelven. Los puntos son lo que valen los dados tomados.
up-and-down-demolish = Los números pares quitan dados, los impares los devuelven. Los puntos dicen cuántos quedan: gana quien tenga menos.
you-may-stop = Puedes parar en cualquier momento.

## Montones y tiradas

action-dice = dados de acción
as-it-stands = el dado, visto desde a1–a9, i1–a1, a9–i1
order = orden
reserve-group = grupo de la reserva
roll = tirada
roll-off = desempate
stock = reserva
stored = guardados
taken = tomados
throw = tirada
unshot = por lanzar
won-dice = ganados

## Colores, y la letra de cada uno donde no hay color

colour-black = negro
colour-blue = azul
colour-brown = marrón
colour-dice = de cualquier color
colour-golden = dorado
colour-green = verde
colour-grey = gris
colour-lime = verde lima
colour-maroon = granate
colour-navy = azul marino
colour-olive = verde oliva
colour-orange = naranja
colour-pink = rosa
colour-purple = púrpura
colour-red = rojo
colour-turquoise = turquesa
colour-white = blanco
colour-yellow = amarillo
letter-black = N
letter-blue = A
letter-brown = M
letter-dice = C
letter-golden = D
letter-green = V
letter-grey = G
letter-lime = L
letter-maroon = E
letter-navy = I
letter-olive = O
letter-orange = J
letter-pink = S
letter-purple = P
letter-red = R
letter-turquoise = T
letter-violet = U
letter-white = B
letter-yellow = Y

## Verbos de las jugadas, con lo que sigue al verbo

verb-buy = comprar otra tirada
verb-decline = rechazar
verb-draw = sacar { $rest }
verb-end = acabar el turno
verb-feed = dar al grupo de { $rest }
verb-fill = llenar { $rest }
verb-flick = lanzar con el dedo { $rest }
verb-jump = hacer saltar { $rest }
verb-keep = conservar { $rest }
verb-lift = levantar { $rest }
verb-pass = pasar
verb-place = poner { $rest }
verb-put = poner { $rest }
verb-ransom = rescatar { $rest }
verb-roll = tirar
verb-set = colocar { $rest }
verb-set-showing = llenar el hueco, mostrando { $numbers }
verb-shoot = tablero de verdad, anotado a mano: { $rest }
verb-step = avanzar { $rest }
verb-stop = parar
verb-swap = cambiar { $rest }
verb-take = tomar { $rest }

## Lo que pasa por sí solo

event-cover = el dado queda tapado otra vez

## El signo entre las unidades y las décimas

decimal-sign = ,
golden-middle-you = { $number } es el número del medio: un dado más para ti.
golden-two-equal-you = Dos números iguales: un dado más para ti.
