## De behendigheidsspellen met pogingen: Kapitein Flint, Duin, Faraday, Coulomb, Emag, Dobbelsteenmikado (en Bergmontage)

attempt = poging { $number } van { $of }
attempt-again = iedereen heeft bezwaar gemaakt: de poging wordt overgedaan, en dan geldt ze
attempt-clock = { $seconds } van { $limit } seconden
attempt-entered = met de hand ingetypt: { $entry }
attempt-times = beste tijden in seconden: { $times }
attempts-all-failed = het is niemand gelukt
attempts-made = alle pogingen zijn gedaan
emag-standing = { $height } hoog, { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
} in de toren
flint-left = Ribben: { $bones } van de 25 stenen staan. Andere stenen op de plaat: { $others }. Dat telt { $bones } − { $others } = { $counts }.
mikado-taken = { $taken ->
    [one] één dobbelsteen genomen
   *[other] { $taken } dobbelstenen genomen
}; de bovenste dobbelsteen is { $shift } mm van zijn plek

cli-recorded = (zoals opgenomen)
cli-tower-middle = … nog { $count } …

settled-tower-falls = { $count ->
    [one] Er valt een dobbelsteen op tafel.
   *[other] De toren stort in: er vallen { $count } dobbelstenen.
}
settled-tower-stands = De toren staat.

verb-accept = de opgave aanvaarden
verb-blow = blazen { $rest }
verb-counted = geteld: { $rest }
verb-dropped = er viel een dobbelsteen van de plaat
verb-failed = mislukt; dobbelstenen van het skelet en andere over: { $rest }
verb-jolt = de plaat een stoot geven naar { $rest }
verb-late = de tijd was om
verb-object = bezwaar maken tegen de opgave
verb-press = drukken { $rest } en de plaat omkeren
verb-puff = een pufje tegen { $rest }
verb-raise = de figuur rechtop zetten { $rest }
verb-rock = de plaat wiegen naar { $rest }
verb-solved = gelukt na { $rest } seconden
verb-stack = een dobbelsteen stapelen { $rest }
verb-tilt = de plaat schuin houden { $rest }
