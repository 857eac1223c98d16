# Rat und die Durchsicht fertiger Spiele.
advice-turn = Spieler { $seat } ist am Zug:
advice-move = { "  " }{ $move }: { $percent } % ({ $tries ->
    [one] { $tries } Versuch
   *[other] { $tries } Versuche
})
advice-mistake = Ereignis { $event }: Spieler { $seat } spielte { $played }; { $better } war um { $percent } Prozentpunkte besser
advice-no-mistake = Keine Fehler gefunden.
forfeit = jemand hat aufgegeben
advice-curve = Spieler { $seat }: { $curve } von { $first } % auf { $last } % Gewinnchance
