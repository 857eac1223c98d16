## Würfelmarsch

captured = gefangen
quiet-limit = zu lange ist nichts geschehen
quiet-turns = { $turns } von { $of } stillen Zügen
verb-pivot = kippen { $rest }
verb-turn = drehen { $rest }
