## Würfelmarsch

captured = geslagen
quiet-limit = er is te lang niets gebeurd
quiet-turns = { $turns } van { $of } stille beurten
verb-pivot = kantelen { $rest }
verb-turn = draaien { $rest }
