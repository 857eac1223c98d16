## Spargel, Pasch, Günstling, Cui bono?, Eintrichtern

cui-bono-costs = behaltene Würfel kosten: { $n0 ->
        [red] Rot
        [green] Grün
        [black] Schwarz
        [blue] Blau
        [golden] Gold
        [yellow] Gelb
        [grey] Grau
       *[other] { $n0 }
    } { $c0 }, { $n1 ->
        [red] Rot
        [green] Grün
        [black] Schwarz
        [blue] Blau
        [golden] Gold
        [yellow] Gelb
        [grey] Grau
       *[other] { $n1 }
    } { $c1 }, { $n2 ->
        [red] Rot
        [green] Grün
        [black] Schwarz
        [blue] Blau
        [golden] Gold
        [yellow] Gelb
        [grey] Grau
       *[other] { $n2 }
    } { $c2 }
dice = Würfel
doubles-credit = { $dice ->
    [one] ein Würfel darf genommen werden
   *[other] { $dice } Würfel dürfen genommen werden
}
eintrichtern-note = { $cell }: { $total }
eintrichtern-target = { $target } rote Würfel gewinnen.
enough-dice-kept = jemand hat zu viele Würfel behalten
in-hand = in der Hand
kept = behalten
last-player-left = nur einer ist übrig
no-covering-die-left = kein deckender Würfel ist übrig
peek-limit = zu lange hat niemand eine Summe getroffen
plate-empty = die Platte ist leer
put-back-limit = zu viele Würfel wurden hintereinander zurückgelegt
