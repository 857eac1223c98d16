## Würfelmarsch

captured = gefangen
quiet-limit = zu lange ist nichts geschehen
quiet-turns = { $turns } von { $of } Zügen ohne Schlagen: Dann endet das Spiel.
verb-pivot = kippen: { $rest }
verb-turn = { $rest } drehen
