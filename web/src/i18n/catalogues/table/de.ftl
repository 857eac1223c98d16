## What the table says beside the board and at the dice
tray-cube = { $who }: ein Würfelblock 4 × 4 × 4, noch { $count }
tray-block = { $who }: ein flacher Block, noch { $count }
tray-top-layer = oberste Lage
tray-layer = { $number }. Lage von oben
tray-bottom-layer = unterste Lage
prompt-piece-whole = { $count ->
    [one] Ein Würfel ist abgebrochen.
   *[other] { $count } Würfel sind abgebrochen.
 } Tipp auf die Stelle des Bretts, an die das Stück kommt, oder zieh es dorthin.
prompt-piece-begun = { $count ->
    [one] Ein Würfel ist gewählt.
   *[other] { $count } Würfel sind gewählt.
 } Dieses Stück passt noch nirgends: Tipp auf weitere Würfel daneben, oder noch einmal auf einen, um ihn zurückzulegen.
prompt-piece-put-fixed = { $count ->
    [one] Der Würfel ist abgesetzt.
   *[other] Das Stück aus { $count } Würfeln ist abgesetzt.
 } Hier geht es nur auf diese Weise. Tipp auf eine andere Stelle, um es zu versetzen, dann bestätige.
more-sayings = … und { $count } weitere
news-left-out = … { $count } weitere: siehe Züge
key-trail = Woher und wohin ein Würfel ging
key-gone = Hier kam ein Würfel weg
die-somewhere = { $colour } ({ $where })
die-of-yours = { $colour } von dir ({ $where })
die-of-somebody = { $colour } von { $who } ({ $where })
followed-put-named = gefüllt: { $dice }
followed-take-named = herausgenommen: { $dice }
followed-slide-named = { $count ->
    [one] rutscht: { $dice }
   *[other] rutschen: { $dice }
}
followed-jump-named = auch versetzt: { $dice }
nothing-done-why = { $who } würfelt { $what }: { $why }
nothing-done-why-you = Du würfelst { $what }: { $why }
rolled-log = { $rolled }: { $what }
idle-diebylon-1 = auf keinem Würfel dieser Farbe liegt ein freier fremder Würfel, passt
idle-diebylon = kein freier Würfel kann für genau so viel springen, passt
idle-reducto = damit springt er über keinen anderen Würfel, der Zug ist vorbei
idle-steps_to_the_throne = keine Zahl führt irgendwohin, Grün bleibt stehen
idle-up_and_down = dafür ist kein Würfel zu setzen oder zu nehmen, passt
trip-key-ring = 1 Punkt mehr mit dem Würfel dieser Farbe in der Zahl; in jeder Stadt für zwei gleiche Ziffern
trip-key-zone = Eine Zone: Sie zählt, solange keine Stadt in ihr gestrichen ist
trip-key-link = Straßen verbinden Städte; eine gestrichelte führt in eine andere Zone
trip-key-route = Die bisher längste Straße
trip-key-series = Die bisher längste Serie
trip-key-tick = Diese Stadt hat ihren Bonuspunkt
