## Wat er gebeurde, verteld aan tafel, bij het terugspelen en in de terminal

count-colour = { $count } { $colour }
event-close = de tijd is om: handen weg
event-idle = niemand grijpt meer: de ronde is voorbij
event-late = te laat: het toeval legt de steen
event-next = op naar de volgende worp
event-nothing = niemand heeft op tijd iets gevonden
event-out = de steen op { $rest } wordt weggenomen
event-over = de tijd is om
followed-jump = { $count ->
    [one] nog een steen springt: { $colours }
   *[other] nog { $count } stenen springen: { $colours }
}
followed-put = { $count ->
    [one] één trechter wordt gevuld: { $colours }
   *[other] { $count } trechters worden gevuld: { $colours }
}
followed-slide = { $count ->
    [one] één steen schuift: { $colours }
   *[other] { $count } stenen schuiven: { $colours }
}
followed-take = { $count ->
    [one] één steen gaat eraf: { $colours }
   *[other] { $count } stenen gaan eraf: { $colours }
}
throw-log = { $count ->
    [one] { $who } gooit één steen
   *[other] { $who } gooit { $count } stenen
}
