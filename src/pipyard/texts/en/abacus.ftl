## Würfelmarsch

captured = captured
quiet-limit = nothing has happened for too long
quiet-turns = { $turns } of { $of } turns without a capture; then the game ends.
verb-pivot = pivot { $rest }
verb-turn = turn { $rest }
