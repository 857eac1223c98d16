## Deslizamiento y Resbalón

objective-fulfilled = el objetivo está cumplido
slipped-cards-left = { $cards ->
    [one] queda una carta en el mazo
   *[other] quedan { $cards } cartas en el mazo
}
slipped-card-1 = objetivo de { $seat }: 1 2 3 4 5 6 seguidos
slipped-card-2 = objetivo de { $seat }: 1 4 2 5 3 6 seguidos
slipped-card-3 = objetivo de { $seat }: 2 4 6 1 3 5 seguidos
slipped-card-4 = objetivo de { $seat }: 3 6 1 5 2 4 seguidos
slipped-card-5 = objetivo de { $seat }: 1 1 2 2 3 3 seguidos
slipped-card-6 = objetivo de { $seat }: 4 4 5 5 6 6 seguidos
slipped-card-7 = objetivo de { $seat }: seis números iguales seguidos
slipped-card-8 = objetivo de { $seat }: tres números iguales y después tres veces el número que suma 7 con ellos
slipped-card-9 = objetivo de { $seat }: en dos de los tres lados, tres parejas seguidas de números distintos
slipped-card-10 = objetivo de { $seat }: dos números que se alternan siete veces
slipped-card-11 = objetivo de { $seat }: seis números seguidos en los que cada dos vecinos suman 7
slipped-card-12 = objetivo de { $seat }: cuatro lugares a izquierda y derecha de la cima que se reflejan
slipped-card-13 = objetivo de { $seat }: una arista que, vista desde un solo lado, nunca sube o nunca baja del pie a la cima
slipped-card-14 = objetivo de { $seat }: una arista cuyos nueve números, vistos desde un solo lado, suman 46 o más
slipped-card-15 = objetivo de { $seat }: una arista cuyos nueve números, vistos desde un solo lado, suman 17 o menos
slipped-card-16 = objetivo de { $seat }: en los tres lados, el mismo número a izquierda y derecha de la cima
slipped-out = { $seat } ha cantado en falso y queda fuera.
slipped-card-own = objetivo de { $seat }: una serie propia, { $run }
slipped-card-pattern = objetivo de { $seat }: una forma propia, { $run } (letras iguales son números iguales)
slide-own-goal = también gana: { $run }
verb-claim = anunciar { $rest }
verb-done = listo
verb-pull = sacar { $rest }
slipped-card-1-you = tu objetivo: 1 2 3 4 5 6 seguidos
slipped-card-2-you = tu objetivo: 1 4 2 5 3 6 seguidos
slipped-card-3-you = tu objetivo: 2 4 6 1 3 5 seguidos
slipped-card-4-you = tu objetivo: 3 6 1 5 2 4 seguidos
slipped-card-5-you = tu objetivo: 1 1 2 2 3 3 seguidos
slipped-card-6-you = tu objetivo: 4 4 5 5 6 6 seguidos
slipped-card-7-you = tu objetivo: seis números iguales seguidos
slipped-card-8-you = tu objetivo: tres números iguales y después tres veces el número que suma 7 con ellos
slipped-card-9-you = tu objetivo: en dos de los tres lados, tres parejas seguidas de números distintos
slipped-card-10-you = tu objetivo: dos números que se alternan siete veces
slipped-card-11-you = tu objetivo: seis números seguidos en los que cada dos vecinos suman 7
slipped-card-12-you = tu objetivo: cuatro lugares a izquierda y derecha de la cima que se reflejan
slipped-card-13-you = tu objetivo: una arista que, vista desde un solo lado, nunca sube o nunca baja del pie a la cima
slipped-card-14-you = tu objetivo: una arista cuyos nueve números, vistos desde un solo lado, suman 46 o más
slipped-card-15-you = tu objetivo: una arista cuyos nueve números, vistos desde un solo lado, suman 17 o menos
slipped-card-16-you = tu objetivo: en los tres lados, el mismo número a izquierda y derecha de la cima
slipped-out-you = Has cantado en falso y quedas fuera.
slipped-card-own-you = tu objetivo: una serie propia, { $run }
slipped-card-pattern-you = tu objetivo: una forma propia, { $run } (letras iguales son números iguales)
