## The pages of rules: how to play, and the reference

rules-age = ab { $age } Jahren
rules-minutes = { $minutes } Minuten
rules-players = { $seats } Personen
rules-lots = Lost aus, wer beginnt.
rules-lots-and-left = Lost aus, wer beginnt; danach geht es links herum weiter.
rules-read-on = Wie es weitergeht
rules-next = Als Nächstes spielen: { $titles }
rules-reference-about = Nachschlagen: Optionen, Auslegungen, Schreibweise
rules-how-to-play = So wird gespielt
reference-title = { $title } – zum Nachschlagen
reference-intro = Jede Option mit ihren Werten und ihrer Herkunft, die Auslegungen, wie Züge geschrieben werden, und die Zeiten.
reference-usual = Standard
reference-default = Standard { $value }
reference-range = von { $low } bis { $high }
reference-no-options = Dieses Spiel hat keine Optionen.
reference-typed = Schlüssel: { $key }
reference-values = Werte: { $values }
reference-source = Quelle: { $source }
reference-presets = Fertige Varianten
reference-preset-nothing = alles Standard
reference-remarks = Außerdem
reference-notation = Wie Züge geschrieben werden
reference-notation-about = Im Terminal, in gespeicherten Partien und für Bots werden Züge als Wörter geschrieben. Wörter in Großbuchstaben sind Platzhalter:
reference-game-takes = Eine Partie dauert etwa { $minutes } Minuten.
reference-times = Zeiten
