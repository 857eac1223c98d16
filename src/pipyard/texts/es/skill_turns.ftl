## Los juegos de destreza por turnos: Capirotazos, Escondite, Trulla, A la mesa, Alegría maligna (y lo que añade Escalada)

dishing-up-calls-3 = A quién llama un dado caído: 1/2 → { $seat1 }; 3/4 → { $seat2 }; 5/6 → { $seat3 }.
dishing-up-calls-4 = A quién llama un dado caído: 1 → { $seat1 }; 2 → { $seat2 }; 3 → { $seat3 }; 4 → { $seat4 }; 5/6 → { $seat_left }, a la izquierda.
dishing-up-calls-5 = A quién llama un dado caído: 1 → { $seat1 }; 2 → { $seat2 }; 3 → { $seat3 }; 4 → { $seat4 }; 5 → { $seat5 }; 6 → { $seat_left }, a la izquierda.
dishing-up-calls-6 = A quién llama un dado caído: 1 → { $seat1 }; 2 → { $seat2 }; 3 → { $seat3 }; 4 → { $seat4 }; 5 → { $seat5 }; 6 → { $seat6 }.
dishing-up-throws = Lanzamiento { $throw } de { $of } como mucho.
fallen = dado caído
flickers-all-on-plate = todos los dados de un jugador están en la base
flickers-goal = Gana quien tenga { $dice } dados en la base.
flickers-left = Capirotazos que quedan en este turno: { $count }.
hand = en la mano
hide-away-counted = nadie puede lanzar ya, así que decide cuánto está tapado
hide-away-hidden = una pirámide está escondida
hide-away-last = solo se ve aún una pirámide
hide-away-others = Tapa las nueve caras abiertas de las pirámides de los demás. Los puntos dicen cuántas están tapadas.
hide-away-out = La pirámide del jugador { $colour ->
        [red] rojo
        [green] verde
        [black] negro
        [blue] azul
        [golden] dorado
        [yellow] amarillo
        [grey] gris
       *[other] { $colour }
    } está escondida: su dueño queda fuera.
hide-away-own = Tapa las nueve caras abiertas de tu propia pirámide. Los puntos dicen cuántas están tapadas.
hide-away-throw = Lanzamiento { $throw } de { $of } como mucho.
malicious-add = Dados que aún puedes añadir: { $count }.
malicious-choose = Elige uno de los números que tus dados vuelven hacia él: { $numbers }.
mountaing-mounted = Montados: { $count }. Quedan en la caja: { $left }.
no-dice-in-stock = a un jugador no le quedan dados
skill-again = Todos han objetado: el turno se repite, y entonces vale lo anotado.
skill-entered = Anotado a mano: { $entry }. Objeta solo si no es verdad.
throws-made = se ha hecho el último lanzamiento
trulla-touched = El cazo tocó los dados: el turno acabó.

verb-fell = { $rest }: cuántos cayeron, y qué muestra el primero
verb-landed = ha quedado; dados caídos de cada jugador: { $rest }
verb-lost = cayó el dado de { $rest }
verb-missed = fallado; dados caídos de cada jugador: { $rest }
verb-off = el dado está fuera
verb-returned = el dado está torcido y vuelve
verb-settled = el dado se asentó en { $rest }
verb-shifted = se movió un dado: { $rest }
verb-stayed = el dado se quedó
verb-tally = caras de cada color: { $rest }
verb-throw = lanzar { $rest }
verb-ladle = verter { $rest }
verb-use = usar { $rest }
verb-mounted = montados: { $rest }

## Qué fue de los dados que movieron las manos

settled-capped = Se acabó el tiempo antes de que todo estuviera quieto.
settled-goal = Se ha alcanzado el objetivo.
settled-many-astray = { $count ->
    [one] Uno está torcido
   *[other] { $count } están torcidos
  }.
settled-many-kept = { $count ->
    [one] Uno se queda
   *[other] { $count } se quedan
  } en el cazo.
settled-many-off = { $count ->
    [one] Uno está
   *[other] { $count } están
  } fuera.
settled-many-seated = { $count ->
    [one] Uno se asienta
   *[other] { $count } se asientan
  }.
settled-many-taken = { $count ->
    [one] Se toma uno
   *[other] Se toman { $count }
  }.
settled-new-astray = El dado está torcido.
settled-new-kept = Un dado se queda en el cazo.
settled-new-off = El dado está fuera{ $face ->
    [0] {"."}
   *[other] {" "}y muestra { $face }.
  }
settled-new-seated = El dado se asienta en { $at } ({ $triple }).
settled-nothing = No ha cambiado nada.
settled-old-astray = El dado { $known ->
    [cell] de { $was }
   *[other] { $was }
  } está torcido.
settled-old-off = El dado { $known ->
    [cell] de { $was }
   *[other] { $was }
  } está fuera{ $face ->
    [0] {"."}
   *[other] {" "}y muestra { $face }.
  }
settled-old-seated = El dado { $known ->
    [cell] de { $was }
   *[other] { $was }
  } está ahora en { $at } ({ $triple }).
settled-old-taken = El dado { $known ->
    [cell] de { $was }
   *[other] { $was }
  } ha salido.
settled-released = El dedo se levantó.
settled-slipped = El dado se escurrió de los dedos.
settled-tilted = La base no está nivelada.
settled-touched = El cazo tocó algo.
cli-loose = Torcidos: { $dice }.
