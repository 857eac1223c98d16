## The pages of rules: how to play, and the reference

rules-age = from { $age } years
rules-minutes = { $minutes } minutes
rules-players = { $seats } players
rules-lots = Draw lots for who begins.
rules-lots-and-left = Draw lots for who begins; then it goes on to the left.
rules-read-on = Read on
rules-next = What to play next: { $titles }
rules-reference-about = Reference: options, rulings, notation
rules-how-to-play = How to play
reference-title = { $title } – reference
reference-intro = Every option with its values and its source, the rulings, the notation of moves, and the times.
reference-usual = default
reference-default = default { $value }
reference-range = from { $low } to { $high }
reference-no-options = This game has no options.
reference-typed = Key: { $key }
reference-values = Values: { $values }
reference-source = Source: { $source }
reference-presets = Presets
reference-preset-nothing = all defaults
reference-remarks = Also worth knowing
reference-notation = How moves are written
reference-notation-about = In the terminal, in saved games and for bots, moves are written as words. Words in capitals are placeholders:
reference-game-takes = A game takes about { $minutes } minutes.
reference-times = Times
