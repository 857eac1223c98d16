## Würfel, die sich nicht simulieren lassen.

physics-taken-back =
    { $why ->
        [died] Das Programm, das die Würfel bewegt, ist abgestürzt.
        [slow] Die Würfel sind nicht rechtzeitig zur Ruhe gekommen.
        [missing] Dieser Server kann keine Würfel simulieren.
       *[engine] Die Würfel ließen sich nicht simulieren.
    } Der Zug wurde zurückgenommen: { $seat } ist noch einmal dran.
physics-undecided =
    { $why ->
        [died] Das Programm, das die Würfel bewegt, ist abgestürzt.
        [slow] Die Würfel sind nicht rechtzeitig zur Ruhe gekommen.
        [missing] Dieser Server kann keine Würfel simulieren.
       *[engine] Die Würfel ließen sich nicht simulieren.
    } Es ist nichts geschehen: bitte noch einmal versuchen.
physics-unplayable = Hier nicht spielbar: Dieser Server kann keine Würfel simulieren ({ $why }).
serve-no-physics = Die Geschicklichkeitsspiele sind hier nicht spielbar: Würfel lassen sich nicht simulieren ({ $why }).
why-nothing-failed = es gibt nichts zu wiederholen
why-cannot-simulate = { $title } ist hier nicht spielbar: Würfel lassen sich nicht simulieren ({ $what })
