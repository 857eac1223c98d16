# Aanwijzingen en de analyse van gespeelde spellen.
advice-turn = Speler { $seat } is aan zet:
advice-move = { "  " }{ $move }: { $percent } % ({ $tries ->
    [one] { $tries } poging
   *[other] { $tries } pogingen
})
advice-mistake = Gebeurtenis { $event }, speler { $seat } speelde { $played }; beter was { $better }, met { $percent } punten van de honderd
advice-no-mistake = Niets van wat er is gespeeld, gaf iets weg, voor zover ik kan zien.
forfeit = een speler heeft opgegeven
