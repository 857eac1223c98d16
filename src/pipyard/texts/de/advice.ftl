# Rat und die Durchsicht fertiger Spiele.
advice-turn = Spieler { $seat } ist am Zug:
advice-move = { "  " }{ $move }: { $percent } % ({ $tries ->
    [one] { $tries } Versuch
   *[other] { $tries } Versuche
})
advice-mistake = Ereignis { $event }: Spieler { $seat } spielte { $played }; besser war { $better }, um { $percent } Prozentpunkte
advice-no-mistake = Nichts, was gespielt wurde, hat etwas verschenkt, soweit ich sehe.
forfeit = jemand hat aufgegeben
