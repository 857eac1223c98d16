## The pages of rules: how to play, and the reference

rules-age = ab { $age } Jahren
rules-minutes = { $minutes } Minuten
rules-players = { $seats } Personen
rules-read-on = Wie es weitergeht
rules-next = Als Nächstes spielen: { $titles }
rules-reference-about = Nachschlagen: Optionen, Auslegungen, Schreibweise
rules-how-to-play = So wird gespielt
reference-title = { $title } – zum Nachschlagen
reference-intro = Jede Option mit ihren Werten und ihrer Herkunft, die Auslegungen, wie Züge geschrieben werden, und die Zeiten.
reference-usual = üblich
reference-default = üblich { $value }
reference-range = von { $low } bis { $high }
reference-no-options = Dieses Spiel hat keine Optionen.
reference-typed = Getippt: { $key }
reference-values = Werte: { $values }
reference-source = Herkunft: { $source }
reference-presets = Fertige Varianten
reference-preset-nothing = alles wie üblich
reference-remarks = Außerdem
reference-notation = Wie Züge geschrieben werden
reference-notation-about = Im Terminal, in gespeicherten Partien und für Bots sind Züge Wörter. Wörter in Großbuchstaben stehen für etwas anderes:
reference-game-takes = Eine Partie dauert etwa { $minutes } Minuten.
reference-times = Zeiten
