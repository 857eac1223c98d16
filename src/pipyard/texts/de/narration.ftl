## Was geschehen ist, erzählt am Tisch, beim Nachspielen und im Terminal

count-colour = { $count } { $colour }
event-close = die Zeit ist um: Hände weg
event-idle = niemand greift mehr zu: die Runde ist zu Ende
event-late = zu spät: der Zufall setzt den Würfel
event-next = weiter zum nächsten Wurf
event-nothing = niemand hat rechtzeitig etwas gefunden
event-out = der Würfel auf { $rest } kommt heraus
event-over = die Zeit ist um
followed-jump = { $count ->
    [one] noch ein Würfel springt: { $colours }
   *[other] { $count } weitere Würfel springen: { $colours }
}
followed-put = { $count ->
    [one] ein Trichter wird gefüllt: { $colours }
   *[other] { $count } Trichter werden gefüllt: { $colours }
}
followed-slide = { $count ->
    [one] ein Würfel rutscht: { $colours }
   *[other] { $count } Würfel rutschen: { $colours }
}
followed-take = { $count ->
    [one] ein Würfel kommt weg: { $colours }
   *[other] { $count } Würfel kommen weg: { $colours }
}
throw-log = { $count ->
    [one] { $who } wirft einen Würfel
   *[other] { $who } wirft { $count } Würfel
}
