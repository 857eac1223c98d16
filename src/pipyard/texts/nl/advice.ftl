# Aanwijzingen en de analyse van gespeelde spellen.
advice-turn = Speler { $seat } is aan zet:
advice-move = { "  " }{ $move }: { $percent } % ({ $tries ->
    [one] { $tries } poging
   *[other] { $tries } pogingen
})
advice-mistake = Gebeurtenis { $event }: speler { $seat } speelde { $played }; { $better } was { $percent } procentpunten beter
advice-no-mistake = Geen fouten gevonden.
forfeit = een speler heeft opgegeven
advice-curve = Speler { $seat }: { $curve } van { $first } % naar { $last } % winstkans
