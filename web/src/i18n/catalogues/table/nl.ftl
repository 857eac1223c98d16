## What the table says beside the board and at the dice
tray-cube = { $who }: een kubus van 4 × 4 × 4, nog { $count }
tray-block = { $who }: een plat blok, nog { $count }
tray-top-layer = bovenste laag
tray-layer = laag { $number } van boven
tray-bottom-layer = onderste laag
prompt-piece-whole = { $count ->
    [one] Er is één steen afgebroken.
   *[other] Er zijn { $count } stenen afgebroken.
 } Tik waar het stuk op het bord komt, of sleep het daarheen.
prompt-piece-begun = { $count ->
    [one] Er is één steen gekozen.
   *[other] Er zijn { $count } stenen gekozen.
 } Dit stuk past nog nergens: tik op meer stenen ernaast, of nog eens op een steen om hem terug te leggen.
prompt-piece-put-fixed = { $count ->
    [one] De steen ligt er.
   *[other] Het stuk van { $count } stenen ligt er.
 } Hier kan het maar op één manier. Tik op een andere plek om het te verzetten, en bevestig dan.
more-sayings = … en nog { $count }
news-left-out = … nog { $count }: zie Zetten
key-trail = Vanwaar waarheen een steen ging
key-gone = Hier ging een steen eraf
die-somewhere = { $colour } ({ $where })
die-of-yours = { $colour } van jou ({ $where })
die-of-somebody = { $colour } van { $who } ({ $where })
followed-put-named = gevuld: { $dice }
followed-take-named = eraf: { $dice }
followed-slide-named = { $count ->
    [one] glijdt: { $dice }
   *[other] glijden: { $dice }
}
followed-jump-named = ook verzet: { $dice }
nothing-done-why = { $who } gooit { $what }: { $why }
nothing-done-why-you = Je gooit { $what }: { $why }
rolled-log = { $rolled }: { $what }
idle-diebylon-1 = op geen steen van deze kleur ligt een vrije vreemde steen, beurt voorbij
idle-diebylon = geen vrije steen kan voor precies dat aantal springen, beurt voorbij
idle-reducto = daarmee springt hij over geen andere steen, de beurt is voorbij
idle-steps_to_the_throne = geen getal leidt ergens heen, groen blijft staan
idle-up_and_down = daarvoor is geen steen te leggen of te pakken, beurt voorbij
trip-key-ring = 1 punt meer met de steen van deze kleur in het getal; in elke stad voor twee gelijke cijfers
trip-key-zone = Een zone: ze telt zolang er geen stad in is doorgestreept
trip-key-link = Routes verbinden steden; een gestreepte leidt naar een andere zone
trip-key-route = De langste route tot nu toe
trip-key-series = De langste reeks tot nu toe
trip-key-tick = Deze stad heeft haar bonuspunt
