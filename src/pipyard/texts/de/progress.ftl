## How far every player is, where the score does not tell

progress-rows = { $rows ->
    [one] noch eine Reihe bis ins Ziel
   *[other] noch { $rows } Reihen bis ins Ziel
}
progress-dice = { $dice } von { $of } Würfeln am Platz
progress-throne = { $rows ->
    [one] eine Reihe vor dem Thron
   *[other] { $rows } Reihen vor dem Thron
}
progress-throne-reached = { $turns ->
    [one] auf dem Thron in einem Zug
   *[other] auf dem Thron in { $turns } Zügen
}
progress-throne-missed = hat den Thron nicht erreicht
progress-throne-next = klettert danach
progress-attempts = Versuche gemacht: { $made } von { $of }
progress-tumblin-target = { $total } mit den Würfeln, wie sie liegen; { $left } fehlen
progress-tumblin-total = { $total } mit den Würfeln, wie sie liegen
progress-tumblin-round = { $total } in dieser Runde
progress-edge-dice = { $dice } von 9 Kantenwürfeln stimmen überein
progress-run-equal = { $length } von 6 gleichen in einer Reihe
progress-run-ordered = { $length } von 6 in der richtigen Folge, wie 2-3-4
progress-run-none = noch nichts in einer Reihe
progress-smuggled = über der Grenze: { $count } von { $of }
progress-captured = gefangen: { $count } von { $of }
progress-searches-later = sucht später
