### De stand bijhouden met echte dobbelstenen.

faces-ask = Hoeveel buitenvlakken laat elke kleur zien ({ $colours })? Typ de getallen, of dobbelsteen voor dobbelsteen een rij van een zijde: x 0 r
faces-missing = { $tally }. En { $colours }?
faces-last = { $tally }. Dan laat { $colour } er { $count } zien: een lege regel als dat klopt, typ anders { $colour } en een getal
faces-wrong = { $tally }: dat is samen { $sum }, maar er zijn 135 buitenvlakken. Tel nog eens en typ wat anders is
faces-right = { $tally }: 135 vlakken. Een lege regel als het klopt; typ anders wat er anders is
faces-row = Zijde { $side }=0, rij { $row }, van { $first } tot { $last }: een letter per dobbelsteen
faces-row-length = deze rij heeft { $count } dobbelstenen, maar er zijn er { $typed } getypt
faces-inside = van { $place } is niets te zien: die plek ligt binnenin
faces-other = { $place } was { $colour } en zou nu { $typed } zijn; als dat klopt, verbeter dan de plek: { $place } { $typed }
faces-by-dice = de dobbelstenen worden een voor een ingevoerd: verbeter een dobbelsteen met zijn plek, zoals 5,3,0 en de kleur
faces-too-many = geen kleur kan meer dan 135 vlakken laten zien
faces-no-colour = { $word } is hier geen kleur; er zijn: { $colours }
faces-help = typ een kleur en haar vlakken (rood 50), alle getallen op volgorde, een rij van een zijde (x 3 { $row }) of plekken en een kleur (5,3,0 rood)
faces-only-building = vlakken tellen in de versie waarin gebouwd wordt: laat de optie version weg
faces-of = buitenvlakken, { $colour }
heaps-ask = Wat heeft { $name } gepakt ({ $colours })
heaps-last = Dan heeft { $name } ({ $colours }) { $counts }: een lege regel als dat klopt, typ anders de getallen
heaps-right = { $all } dobbelstenen. Een lege regel als het klopt; noem anders iemand en typ de getallen opnieuw
heaps-colour-wrong = { $colour }: { $count } genoemd, maar er zijn er { $most }. Noem iemand en typ de getallen opnieuw
heaps-sum-wrong = Dat zijn { $count } dobbelstenen, maar er zijn er { $all }. Noem iemand en typ de getallen opnieuw
heaps-help = typ de getallen in de volgorde van de kleuren ({ $colours }), met een naam ervoor als het iemand anders is; of een kleur en haar getal
heaps-nobody = { $word } speelt niet mee; wel: { $players }
heaps-players = er spelen { $least } tot { $most } mensen mee: noem ze met --players Ann,Bob
heaps-player = speler { $number }
heaps-points = punten
typed-ask = { $number }. { $name }, wat kwam eruit ({ $verbs })
typed-accept = { $number }. { $name }, klopt dat: { $line }? Een lege regel neemt het aan, object niet
typed-who = { $number }. Wie begint ({ $names })
typed-over = het spel is uit; fix of undo verbetert het
typed-help = typ wat er gebeurde, eerst een van: { $verbs }; undo neemt de laatste regel terug, fix 3 … verbetert de derde
typed-fix = fix, het nummer van een regel van 1 tot { $count }, en wat er moet staan
typed-points = punten
