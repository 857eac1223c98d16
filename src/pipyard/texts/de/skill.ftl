## Die Geschicklichkeitsspiele aus Versuchen: Kapitän Flint, Düne, Faraday, Coulomb, Emag, Würfel-Mikado (und Bergsteigen)

attempt = Versuch { $number } von { $of }
attempt-again = alle haben Einspruch erhoben: Der Versuch wird wiederholt, und dann gilt er
attempt-clock = { $seconds } von { $limit } Sekunden
attempt-entered = von Hand eingetragen: { $entry }
attempt-times = beste Zeiten in Sekunden: { $times }
attempts-all-failed = niemand hat es geschafft
attempts-made = alle Versuche sind gemacht
emag-standing = { $height } hoch, { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
} im Turm
flint-left = Kanten: { $bones } von 25 Würfeln stehen. Andere Würfel auf der Platte: { $others }. Das zählt { $bones } − { $others } = { $counts }.
mikado-taken = { $taken ->
    [one] ein Würfel genommen
   *[other] { $taken } Würfel genommen
}; der oberste ist { $shift } mm von seiner Stelle weg

cli-recorded = (wie aufgezeichnet)
cli-tower-middle = … noch { $count } …

settled-tower-falls = { $count ->
    [one] Ein Würfel fällt auf den Tisch.
   *[other] Der Turm stürzt ein: { $count } Würfel fallen.
}
settled-tower-stands = Der Turm steht.

verb-accept = den Eintrag annehmen
verb-blow = blasen { $rest }
verb-counted = gezählt: { $rest }
verb-dropped = ein Würfel fiel von der Platte
verb-failed = misslungen; übrige Würfel des Skeletts und andere: { $rest }
verb-jolt = die Platte stoßen nach { $rest }
verb-late = die Zeit war um
verb-object = Einspruch gegen den Eintrag
verb-press = { $rest } drücken und die Platte drehen
verb-puff = { $rest } anblasen
verb-raise = die Figur aufrichten { $rest }
verb-rock = die Platte neigen nach { $rest }
verb-solved = gelöst nach { $rest } Sekunden
verb-stack = einen Würfel stapeln { $rest }
verb-tilt = die Platte neigen { $rest }
