## The pages of rules: how to play, and the reference

rules-age = vanaf { $age } jaar
rules-minutes = { $minutes } minuten
rules-players = { $seats } spelers
rules-lots = Loot wie begint.
rules-lots-and-left = Loot wie begint; daarna gaat het naar links verder.
rules-read-on = Verder lezen
rules-next = Speel hierna: { $titles }
rules-reference-about = Naslag: opties, uitleg, notatie
rules-how-to-play = Zo speel je
reference-title = { $title } – naslag
reference-intro = Elke optie met haar waarden en herkomst, de uitleg bij de regels, hoe zetten worden geschreven, en de tijden.
reference-usual = standaard
reference-default = standaard { $value }
reference-range = van { $low } tot { $high }
reference-no-options = Dit spel heeft geen opties.
reference-typed = Sleutel: { $key }
reference-values = Waarden: { $values }
reference-source = Bron: { $source }
reference-presets = Kant-en-klare varianten
reference-preset-nothing = alles standaard
reference-remarks = Ook goed om te weten
reference-notation = Hoe zetten worden geschreven
reference-notation-about = In de terminal, in bewaarde partijen en voor bots worden zetten als woorden geschreven. Woorden in hoofdletters vul je zelf in:
reference-game-takes = Een partij duurt ongeveer { $minutes } minuten.
reference-times = Tijden
