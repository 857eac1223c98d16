## The pages of rules: how to play, and the reference

rules-age = from { $age } years
rules-minutes = { $minutes } minutes
rules-players = { $seats } players
rules-read-on = Read on
rules-next = What to play next: { $titles }
rules-reference-about = Reference: options, rulings, notation
rules-how-to-play = How to play
reference-title = { $title } – reference
reference-intro = Every option with its values and where it comes from, the rulings, how moves are written, and the times.
reference-usual = usual
reference-default = usually { $value }
reference-range = from { $low } to { $high }
reference-no-options = This game has no options.
reference-typed = Typed as: { $key }
reference-values = Values: { $values }
reference-source = Where it comes from: { $source }
reference-presets = Named set-ups
reference-preset-nothing = everything as usual
reference-remarks = Also worth knowing
reference-notation = How moves are written
reference-notation-about = In a terminal, in saved games and to bots moves are words. Words in capitals stand for something:
reference-game-takes = A game takes about { $minutes } minutes.
reference-times = Times
