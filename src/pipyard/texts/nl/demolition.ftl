## Asperge, Dubbel, Lieveling, Cui bono?, Eintrichtern

cui-bono-costs = gehouden dobbelstenen kosten: { $n0 ->
        [red] rood
        [green] groen
        [black] zwart
        [blue] blauw
        [golden] goud
        [yellow] geel
        [grey] grijs
       *[other] { $n0 }
    } { $c0 }, { $n1 ->
        [red] rood
        [green] groen
        [black] zwart
        [blue] blauw
        [golden] goud
        [yellow] geel
        [grey] grijs
       *[other] { $n1 }
    } { $c1 }, { $n2 ->
        [red] rood
        [green] groen
        [black] zwart
        [blue] blauw
        [golden] goud
        [yellow] geel
        [grey] grijs
       *[other] { $n2 }
    } { $c2 }
dice = dobbelstenen
doubles-credit = { $dice ->
    [one] er mag één dobbelsteen worden genomen
   *[other] er mogen { $dice } dobbelstenen worden genomen
}
eintrichtern-note = { $cell }: { $total }
eintrichtern-target = Wie { $target } rode dobbelstenen heeft, wint.
enough-dice-kept = iemand heeft te veel dobbelstenen gehouden
in-hand = in de hand
kept = gehouden
last-player-left = er is één speler over
no-covering-die-left = er is geen bedekkende dobbelsteen meer
peek-limit = er is te lang geen som meer geraden
plate-empty = de plaat is leeg
put-back-limit = er zijn te veel dobbelstenen op rij teruggelegd
