## Würfelmarsch

captured = geslagen
quiet-limit = er is te lang niets gebeurd
quiet-turns = { $turns } van { $of } beurten zonder slaan: daarna is het spel uit.
verb-pivot = kantelen: { $rest }
verb-turn = { $rest } draaien
