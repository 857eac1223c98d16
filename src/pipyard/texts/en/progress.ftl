## How far every player is, where the score does not tell

progress-rows = { $rows ->
    [one] one row to go
   *[other] { $rows } rows to go
}
progress-dice = { $dice } of { $of } dice in place
progress-edges = { $edges } of 3 edges alike
progress-throne = { $rows ->
    [one] one row from the throne
   *[other] { $rows } rows from the throne
}
progress-throne-reached = { $turns ->
    [one] reached the throne in one turn
   *[other] reached the throne in { $turns } turns
}
progress-throne-missed = did not reach the throne
progress-throne-next = climbs next
progress-attempts = attempts made: { $made } of { $of }
progress-run = { $length ->
    [1] nothing in a row yet
   *[other] { $length } of 6 in a row
}
progress-tumblin-target = { $total } with the dice as they lie, { $left } to go
progress-tumblin-total = { $total } with the dice as they lie
progress-tumblin-round = { $total } in this round
