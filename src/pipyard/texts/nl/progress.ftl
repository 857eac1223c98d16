## How far every player is, where the score does not tell

progress-rows = { $rows ->
    [one] nog één rij te gaan
   *[other] nog { $rows } rijen te gaan
}
progress-dice = { $dice } van de { $of } stenen op hun plaats
progress-throne = { $rows ->
    [one] één rij van de troon
   *[other] { $rows } rijen van de troon
}
progress-throne-reached = { $turns ->
    [one] op de troon in één beurt
   *[other] op de troon in { $turns } beurten
}
progress-throne-missed = heeft de troon niet bereikt
progress-throne-next = klimt hierna
progress-attempts = pogingen gedaan: { $made } van { $of }
progress-tumblin-target = { $total } met de stenen zoals ze liggen; nog { $left }
progress-tumblin-total = { $total } met de stenen zoals ze liggen
progress-tumblin-round = { $total } in deze ronde
progress-edge-dice = { $dice } van de 9 ribstenen passen bij elkaar
progress-run-equal = { $length } van de 6 gelijke op een rij
progress-run-ordered = { $length } van de 6 op volgorde, zoals 2-3-4
progress-run-none = nog niets op een rij
progress-smuggled = over de grens: { $count } van { $of }
progress-captured = gevangen: { $count } van { $of }
progress-searches-later = zoekt later
