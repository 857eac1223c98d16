### Was Leuten gesagt wird, die Spiele erfinden.

inventing-bad-name = { $file } ist kein guter Name für ein Spiel: mit einem Buchstaben beginnen, dann Buchstaben, Ziffern und Unterstriche, etwa my_tower.py
inventing-key = Sein Schlüssel ist { $name }.
inventing-key-taken = Im Regal steht schon ein Spiel { $taken }, deshalb hat deines den Schlüssel { $name } und den Titel { $title }. Beides kannst du in der Datei ändern.
inventing-made = { $path } ist ein vollständiges Spiel. Ändere es, dann:
inventing-next-lab = Bots probieren es aus
inventing-next-play = in diesem Terminal spielen
inventing-next-serve = im Browser spielen; wer die Datei speichert, ändert sofort die Regeln
inventing-no-python = { $path } ist keine Python-Datei: ihr Name sollte mit .py enden
inventing-not-written = { $path } kann nicht geschrieben werden: { $why }
inventing-there-already = { $path } gibt es schon und wird nicht überschrieben
admin-unknown-rules = Von manchen Spielen fehlen hier die Regeln: Nenne die Datei deines eigenen Spiels mit --game.
own-game-line = { $file }, Zeile { $line }: { $why }
own-game-file = { $file }: { $why }
own-game-stays = { $why }; die alten Regeln gelten weiter
own-game-new = { $file }: Neue Partien von { $title } gehen nach den neuen Regeln; begonnene behalten ihre
own-game-twice = { $file }: Auch { $other } nennt sich { $key }: Gib einem von beiden einen anderen Schlüssel
check-and-more = { $why } ({ $count } weitere: pipyard check { $file })
check-bug = diese Zeile löst einen Fehler aus ({ $type }: { $error }): die Zeile berichtigen oder die Werte, die sie bekommt
check-bug-beyond = mit dem, was diese Regeln zurückgeben, kann Pipyard nicht weitermachen ({ $type }: { $error }): nachsehen, was `turn`, `moves`, `scene` und `view` zurückgeben
check-copy-differs = eine Kopie des Zustands weicht in `{ $field }` ab: das eigene `copy` entfernen, Zustände kopieren sich selbst
check-copy-shares = eine Kopie des Zustands teilt sich `{ $field }` mit ihm, ein Zug in einem ändert beide: das eigene `copy` weglassen oder dem, was in `{ $field }` steht, ein `copy` geben
check-endless = ein zufällig gespieltes Spiel endete nicht in { $events } Ereignissen: `turn` muss ein Ende zurückgeben, zum Beispiel nach einer Zahl von Runden
check-first-preset = die erste Voreinstellung, { $preset }, ändert Optionen: die erste ist das gewöhnliche Spiel, {"{}"}
check-good = { $file }: { $title } ist in Ordnung. { $games } Spiele mit { $least } bis { $most } Ereignissen wurden zufällig gespielt und { $positions } Stellungen genau angesehen: sie beginnen, enden, lassen sich zurücklesen, wiederholen und zeichnen und bewahren ihre Geheimnisse.
check-guess = `guess` ändert die Sicht von { $viewer } in `{ $field }`: `guess` darf nur ergänzen, was `conceal` entfernt hat, und `conceal` muss es wieder entfernen
check-hangs = diese Zeile ist nach { $seconds } Sekunden nicht fertig: eine Schleife hört hier nie auf
check-leak-log = das Protokoll zeigt { $viewer } „{ $text }“, was `conceal` verbirgt: `shown` der Menge soll ? zurückgeben für Plätze, die es nicht wissen dürfen
check-leak-sealed = alle wählen gleichzeitig, und andere können sehen, was Platz { $seat } gewählt hat: in `conceal` wegnehmen
check-leak-view = { $viewer } liest im Protokoll „{ $read }“, kann aber an der Sicht { $one } von { $two } unterscheiden: in `conceal` wegnehmen
check-looking-changes = `{ $method }` ändert den Zustand, kann aber beliebig oft aufgerufen werden: den Zustand nur in `play` und `land` ändern
check-missing = dem Zustand fehlt `{ $method }`, und das Spiel braucht es: in dieser Klasse `def { $method }(self, ...)` schreiben
check-name-near = `{ $name }` ist hier unbekannt: ist `{ $near }` gemeint?
check-name-unknown = `{ $name }` ist hier unbekannt: den Namen berichtigen oder ihn festlegen, bevor diese Zeile an die Reihe kommt
check-unused = `{ $name }` wird nirgends gebraucht: ist `{ $near }` gemeint?
check-argument-missing = `Game` braucht `{ $name }`: { $example } schreiben
check-argument-unknown = `{ $word }` hat kein Argument `{ $name }`: es weglassen oder eines von diesen nehmen: { $known }
check-no-chance = `Chance` bekommt { $got }: es braucht eine Menge, etwa D6 oder Even([...])
check-no-copy = `copy` gibt { $got } zurück: entfernen, Zustände kopieren sich selbst
check-no-forms = dem Spiel fehlt `moves`, darum lässt sich kein Zug schreiben: moves=["place CELL"] ergänzen, mit einer Form für jedes Verb
check-no-guess = `guess` gibt { $got } zurück: eine Kopie des Zustands zurückgeben, in der alles Verborgene ergänzt ist
check-no-moves = Platz { $seat } wird gefragt und hat keinen Zug: `turn` soll ihn übergehen oder das Spiel beenden, oder einen Zug zum Passen anbieten
check-no-outlook = `outlook` gibt { $got } zurück: Gib eine Zahl zurück, je größer, desto besser für diesen Platz
check-no-scene = `scene` gibt { $got } zurück: Scene(...) zurückgeben
check-no-seats = { $preset } kann mit keiner Zahl von Plätzen gespielt werden: `check` lehnt alle ab, oder seats=(...) ist leer
check-no-space = `moves` gibt { $got } zurück: eine Menge zurückgeben, etwa Listed([Move("roll")])
check-no-state = das Spiel beginnt mit { $got }: das erste Argument von Game ist die Klasse des Zustands oder eine Funktion, die einen Zustand zurückgibt
check-no-such-seat = `turn` fragt Platz { $seat }, die Plätze sind aber 0 bis { $last }: von 0 an zählen oder mit who_begins(self.seats) auslosen, wer beginnt
check-no-turn = `turn` gibt { $got } zurück: ALONE[self.seat], Chance(space) oder ein Ende wie ranked(scores, why) zurückgeben
check-no-view = `view` gibt { $got } zurück: weglassen und `conceal` schreiben
check-no-why = dem Ende fehlt ein Grund: einen angeben, wie in ranked(scores, "alle Würfel liegen")
check-not-python = das ist kein Python ({ $error }): hier berichtigen oder am Ende der Zeile davor
check-not-text = das ist kein UTF-8-Text ({ $error }): die Datei als UTF-8 speichern
check-notation = der Zug „{ $move }“ lässt sich mit moves=[{ $forms }] nicht lesen: jeder Zug muss mit einem dieser Wörter beginnen und dieselben Zahlen und Zellen haben
check-odds = die Wahrscheinlichkeiten von { $space } ergeben zusammen { $sum } statt 1: `odds` soll jedem Ergebnis aus `all` seinen Anteil geben, als Fraction
check-outcome = der Zufall kann „{ $outcome }“ ergeben, aber { $space } enthält es nicht oder liest es anders: `sample`, `all` und `contains` müssen zusammenpassen
check-preset = die Voreinstellung { $preset } ergibt kein Spiel ({ $why }): Optionen nennen, die es gibt, mit Werten, die sie annehmen
check-problems = { $count } Dinge stimmen nicht in { $file }; das erste berichtigen und noch einmal prüfen.
check-ranks = das Ende hat { $ranks } Ränge und { $scores } Punktzahlen für { $seats } Plätze: jedem Platz beides geben
check-replay = das Protokoll eines Spiels ergibt beim Wiederholen in `{ $field }` etwas anderes: die Regeln dürfen nicht selbst würfeln, auf keine Uhr sehen und sich außerhalb des Zustands nichts merken
check-scene-json = die Szene lässt sich nicht an einen Browser schicken ({ $error }): sie enthält nur Zahlen, Wörter und Listen oder Wörterbücher davon
check-scene-other = die Szene kommt vom Browser als eine andere zurück: in `extra` Wörter als Schlüssel und Listen statt Tupeln verwenden
check-scene-picture = die Szene lässt sich nicht zeichnen ({ $error }): Würfel liegen in Zellen wie 8,0,0, deren drei Zahlen zusammen auf der Platte 8 und an der Spitze 0 ergeben, und Tripel schreibt man 124
check-area = die Szene hat einen Bereich { $area }, der nicht gezeichnet werden kann: er ist einer von { $kinds }, in Zellen der Pyramide, und gehört einem Platz oder -1
check-scores = die Szene hat { $count } Punktzahlen für { $seats } Plätze: eine für jeden Platz oder keine
check-seat = Platz { $seat }
check-spectator = Publikum
check-steps = der Zug „{ $move }“ lässt sich nicht Wort für Wort wählen oder führt zu keinem Zug: `steps`, `contains` und die Liste der Züge müssen zusammenpassen
check-twice = der Zug „{ $move }“ steht zweimal in der Liste: jeden Zug einmal aufführen
check-view-moves = Platz { $seat } hat in der eigenen Sicht andere Züge als im Spiel: `conceal` nimmt etwas weg, was er zum Entscheiden braucht, oder `moves` hängt von einem Geheimnis ab
check-view-twice = die Sicht einer Sicht verbirgt in `{ $field }` etwas anderes: `conceal` muss auch mit dem umgehen, was schon verborgen ist
inventing-next-check = sehen, ob es die Gesetze für Spiele einhält
check-dropped = das Ergebnis von `{ $code }` wird nicht verwendet: `return { $code }` schreiben
check-unused-result = `{ $name }` wird nach dieser Zeile nicht verwendet: `return { $code }` schreiben
check-idle = aus `{ $code }` wird in dieser Zeile nichts: aufrufen, zuweisen oder zurückgeben
check-taken = der Name `{ $name }` ist vergeben: { $owner } hat selbst etwas, das so heißt. Einen anderen Namen wählen
check-taken-kind = `self.{ $name }` ist vergeben: { $owner } bewahrt dort { $kind } auf. Für das Eigene einen anderen Namen wählen
check-taken-arguments = `{ $name }` ist eine Methode von { $owner } und wird als { $name }({ $given }) aufgerufen: dieselben Argumente nehmen oder einen anderen Namen wählen
check-taken-word = `{ $name }` ist hier schon eine Option dieser Klasse und nicht mehr das Wort, das Optionen macht: die Option anders nennen
check-shadowed = `{ $name }` ist ein Wort des Vokabulars und würde ab dieser Zeile etwas anderes bedeuten: einen anderen Namen wählen
check-list = `{ $name }` enthält mehreres: { $example } schreiben
check-weights = die Gewichte von Biased sind ganze Zahlen, keine unter 0 und nicht alle 0; hier sind es { $weights }: [5, 4] heißt fünf zu vier
check-no-objection = `objection` gibt { $got } zurück: because("…") oder None zurückgeben
check-unfilled = eine Begründung hat einen Platzhalter { $name } ohne Wert: because("…", { $name }=…)
check-random = `random` macht Zufall, den kein Protokoll festhält: Regeln würfeln nicht. Chance(D6) oder Chance(Even([…])) aus `turn` zurückgeben und das Ergebnis in `land` entgegennehmen
check-choice-words = `choice` besteht aus Wörtern, nicht aus { $got }: flag(True, why=…) ist an oder aus, number(3, 1, 9, why=…) ist eine Zahl
check-bounds = von { $low } bis { $high } gibt es keine Zahlen: die kleinste vor der größten schreiben, wie in number(3, 1, 9, why=…)
check-kind = `{ $name }` ist keine Art von Teil, die ein Zug haben kann: ist { $near } gemeint?
check-verb = kein Zug aus `moves=` beginnt mit „{ $name }“: ist „{ $near }“ gemeint?
check-verb-unknown = kein Zug aus `moves=` beginnt mit „{ $name }“; sie beginnen mit: { $near }
check-no-super = `__init__` beginnt seine Basis nicht: in die erste Zeile super().__init__(…) schreiben, mit { $given }
check-class-field = `{ $name }` gehört zur Klasse, und eine Methode ändert es in einem Zustand; Kopien ginge es verloren: in `__init__` setzen, self.{ $name } = { $value }
check-class-shared = `{ $name }` gehört zur Klasse, also teilen es sich alle Spiele und Kopien: in `__init__` setzen, self.{ $name } = { $value }
check-outside-shared = `{ $name }` steht außerhalb des Zustands, also teilen es sich alle Spiele und Kopien: im Zustand halten, als self.{ $field }, und in `__init__` setzen
check-class-set = `{ $code }` gehört zur Klasse, also teilen es sich alle Spiele und Kopien: self.{ $name } schreiben und in `__init__` setzen
check-weights-count = Biased bekommt { $outcomes } Ergebnisse und { $weights } Gewichte: jedem Ergebnis sein Gewicht geben
check-no-outcomes = der Zufall hat kein Ergebnis, denn { $space } ist leer: mindestens eines angeben
check-no-move = { $space } enthält { $got }: hinein gehören Züge, etwa Move("roll") oder PLACE[cell]
check-no-list = `{ $method }` gibt { $got } zurück: eine Liste zurückgeben
check-not-run = `{ $method }` gibt { $got } zurück, deshalb wurde keine seiner Zeilen ausgeführt: `async` oder `yield` weglassen
check-argument-kind = `{ $name }` kann nicht { $got } sein: { $example } schreiben
check-no-import = `{ $name }` ist ein Wort des Vokabulars, das hier fehlt: die Datei mit `from pipyard.vocabulary import *` beginnen
check-start-shared = eine gespielte Partie hat in einer neuen `{ $field }` verändert: in `__init__` für jede Partie neu anlegen, etwa als Kopie, [*LISTE]
