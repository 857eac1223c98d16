## Würfelmarsch

captured = captured
quiet-limit = nothing has happened for too long
quiet-turns = { $turns } of { $of } quiet turns
verb-pivot = pivot { $rest }
verb-turn = turn { $rest }
