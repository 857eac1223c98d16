### Was Leuten gesagt wird, die Spiele erfinden.

inventing-bad-name = { $file } ist kein guter Name für ein Spiel: mit einem Buchstaben beginnen, dann Buchstaben, Ziffern und Unterstriche, etwa my_game.py
inventing-key = Sein Schlüssel ist { $name }.
inventing-key-taken = Sein Schlüssel ist { $name }, denn im Regal steht schon ein Spiel { $taken }.
inventing-made = { $path } ist ein Spiel, das läuft. Ändere es, und:
inventing-next-lab = Bots probieren es aus
inventing-next-play = in diesem Terminal spielen
inventing-next-serve = im Browser spielen; wer die Datei speichert, ändert sofort die Regeln
inventing-no-python = { $path } ist keine Python-Datei: ihr Name sollte mit .py enden
inventing-not-written = { $path } kann nicht geschrieben werden: { $why }
inventing-there-already = { $path } gibt es schon; nichts wird je überschrieben
admin-unknown-rules = Von manchen Spielen fehlen hier die Regeln: Nenne die Datei deines eigenen Spiels mit --game.
own-game-line = { $file }, Zeile { $line }: { $why }
own-game-file = { $file }: { $why }
own-game-stays = { $why }; die Regeln bleiben, wie sie waren
own-game-new = { $file }: Neue Partien von { $title } gehen nach den neuen Regeln; begonnene behalten ihre
own-game-twice = { $file }: Auch { $other } nennt sich { $key }: Gib einem von beiden einen anderen Schlüssel
