### Turniere: warum etwas abgelehnt wird.

why-no-such-tournament = dieses Turnier gibt es nicht
why-directors-only = das darf nur, wer dieses Turnier leitet
why-too-many-tournaments = es sind zu viele Turniere offen: warte, bis eines vorbei ist
why-too-many-bots = mehr Bots kann diese Maschine in einem Turnier nicht spielen lassen
why-too-late-to-join = für dieses Turnier ist es zu spät
why-tournament-is-full = dieses Turnier ist voll
why-no-such-entrant = unter dieser Nummer nimmt niemand teil
why-tournament-is-over = dieses Turnier läuft nicht
why-tournament-has-begun = dieses Turnier hat schon begonnen
why-tournament-needs-two = an einem Turnier müssen mindestens zwei teilnehmen
why-tournament-needs-a-clock = ein Turnier braucht eine Uhr: Sekunden für einen Zug oder für eine Partie
why-pairing-is-past = nur Paarungen der laufenden Runde können entschieden werden
why-points-do-not-add-up = eine Partie gibt 1 und 0, ½ und ½, 0 und 1 oder beiden nichts
why-no-table-for-you = es gibt gerade keinen Tisch, an dem du erwartet wirst
why-tournament-decides = das ist ein Turniertisch: seine Plätze werden auf der Seite des Turniers eingenommen, und es gibt keine Tipps, keine zurückgenommenen Züge und keine anderen Spiele
