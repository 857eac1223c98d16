## Wat er tijdens een spel gezegd wordt
moment-try = { $name }, poging { $number } van { $of }: { $what }
moment-only-try = { $name }: { $what }
moment-try-solved = gelukt in { $seconds } seconden!
moment-try-counted = dat telt voor { $score }.
moment-try-off = er viel een dobbelsteen van de plaat, deze poging is voorbij.
moment-try-stopped = opgegeven.
moment-try-late = de tijd is om.
moment-round = Ronde { $number } is voorbij: { $points }.
live-end-tilt = De plaat loslaten
live-end-press = De plaat loslaten
live-end-blow = Stoppen met blazen
live-end-pull = De dobbelsteen loslaten
live-clock = { $seconds } van { $limit } s
live-clock-why = De klok loopt alleen terwijl je bezig bent. Daarna gaat je poging verder, als er geen dobbelsteen gevallen is.
zone-lost = verloren, tijd om
phrase-goal-target = Wie het eerst zoveel punten heeft
phrase-goal-rounds = De meeste punten na zoveel rondes
phrase-goal-wins = Wie het eerst zoveel rondes wint
phrase-number = { $name }: hoeveel
settings-rolls = Gooi de dobbelstenen voor mij
roll-now = Gooien
roll-for = Gooien voor { $name }
your-roll = Jij gooit
roll-of = { $names } gooit
ending-title = Het einde
ending-you-win = Je wint!
ending-review = Grootste fout, en wat beter was
ending-share = Dit spel delen
share = Delen
race-start-why = Het bord wordt onthuld als iedereen klaar is. Wie dan het eerst is, heeft het.
race-start-ready = Ik ben klaar
race-start-waits = Wachten op { $names }
hint-title = Suggestie:
hint-ask = Stel een zet voor
hint-thinking = Denkt na …
hint-play = Speel dit
hint-taken = { $name } heeft om een suggestie gevraagd.
hint-wins = Die wint.
hint-ends = Die beëindigt het spel.
hint-points = Die levert je { $points ->
    [one] één punt
   *[other] { $points } punten
} op.
hint-usual = Een bot op jouw stoel zou dit spelen.
