## How far every player is, where the score does not tell

progress-rows = { $rows ->
    [one] one row to go
   *[other] { $rows } rows to go
}
progress-dice = { $dice } of { $of } dice in place
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
progress-tumblin-target = { $total } with the dice as they lie, { $left } to go
progress-tumblin-total = { $total } with the dice as they lie
progress-tumblin-round = { $total } in this round
progress-edge-dice = { $dice } of 9 edge dice match
progress-run-equal = { $length } of 6 equal in a row
progress-run-ordered = { $length } of 6 in order, such as 2-3-4
progress-run-none = nothing in a row yet
progress-smuggled = across the border: { $count } of { $of }
progress-captured = captured: { $count } of { $of }
progress-searches-later = searches later
