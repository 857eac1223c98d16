## Was während eines Spiels gesagt wird
moment-try = { $name }, Versuch { $number } von { $of }: { $what }
moment-only-try = { $name }: { $what }
moment-try-solved = geschafft in { $seconds } Sekunden!
moment-try-counted = das zählt { $score }.
moment-try-off = ein Würfel ist von der Platte gefallen, der Versuch ist vorbei.
moment-try-stopped = aufgegeben.
moment-try-late = die Zeit ist um.
moment-round = Runde { $number } ist vorbei: { $points }.
live-end-tilt = Platte loslassen
live-end-press = Platte loslassen
live-end-blow = Aufhören zu blasen
live-end-pull = Würfel loslassen
live-clock = { $seconds } von { $limit } s
live-clock-why = Die Uhr läuft nur, während du am Werk bist. Danach geht dein Versuch weiter, wenn kein Würfel gefallen ist.
zone-lost = verloren, Zeit um
phrase-goal-target = Wer zuerst so viele Punkte hat
phrase-goal-rounds = Die meisten Punkte nach so vielen Runden
phrase-goal-wins = Wer zuerst so viele Runden gewinnt
phrase-number = { $name }: wie viele
settings-rolls = Für mich würfeln
roll-now = Würfeln
roll-for = Würfeln für { $name }
your-roll = Du würfelst
roll-of = { $names } würfelt
ending-title = Das Ende
ending-you-win = Du gewinnst!
ending-review = Größter Fehler, und was besser war
ending-share = Dieses Spiel teilen
share = Teilen
race-start-why = Das Brett wird aufgedeckt, wenn alle bereit sind. Wer dann zuerst kommt, hat es.
race-start-ready = Ich bin bereit
race-start-waits = Warten auf { $names }
hint-title = Vorschlag:
hint-ask = Schlag einen Zug vor
hint-thinking = Denkt nach …
hint-play = So spielen
hint-taken = { $name } hat um einen Vorschlag gebeten.
hint-wins = Damit gewinnst du.
hint-ends = Damit endet das Spiel.
hint-points = Das bringt dir { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
hint-usual = Ein Bot an deinem Platz würde das spielen.
