### Warum etwas nicht geht, außerhalb der Regeln: Befehle, Bots, das Labor, die Physik.

## Optionen, Protokolle, Spiele

why-option-cannot-be = { $name } kann nicht { $value } sein: Möglich ist { $allowed }
why-default-cannot-be = Der übliche Wert einer Option kann nicht { $value } sein: Möglich ist { $allowed }
why-no-option-at-all = es gibt keine Option { $what }; dieses Spiel hat keine
why-where-it-went-wrong = { $where }, { $event }: { $error }
why-there-is-no-game = es gibt kein Spiel { $key }{ $hint }
why-is-no-game = { $entry } ist kein Spiel und kein Modul, das eines festlegt
why-is-offered-as = { $entry } hat den Schlüssel { $key }, aber der Einstiegspunkt heißt { $name }
why-cannot-be-loaded = { $entry } lässt sich nicht laden ({ $type } ({ $error }))
why-there-is-no-file = es gibt keine Datei { $path }
why-is-no-python-file = { $path } ist keine Python-Datei: Ihr Name soll mit .py enden
why-defines-no-game = { $path } legt kein Spiel fest: `MyGame = Game(MyState, MyOptions, ...)` mit einem eigenen Zustand
why-on-the-shelf-already = das Spiel in { $path } hat den Schlüssel { $key }, der schon vergeben ist: Wähl einen anderen
why-key-is-made-of = das Spiel in { $path } hat den Schlüssel { $key }: Ein Schlüssel besteht aus Buchstaben, Ziffern und Unterstrichen
why-no-rules-page = für { $key } gibt es keine Regelseite
why-cannot-be-written = { $path } kann nicht geschrieben werden: { $strerror }
why-picture-ends-with = { $out } soll mit .svg, .pdf oder .png enden
why-pdf-needs = PDF braucht die Bibliothek cairo und ein weiteres Paket: pip install 'pipyard[pdf]'; SVG und PNG gehen ohne
why-holds-something-else = { $out } enthält etwas anderes: Nenn einen leeren Ordner oder einen mit einem älteren Handbuch

## Hände

why-cannot-be-part-of-the-movement = { $verb }: { $name } kann nicht zur Bewegung gehören, nur { $allowed }
why-plate-tilted-at-most = die Platte wird hier um höchstens { $most } Grad geneigt, nicht um { $steep }
why-mouth-too-near = der Mund ist { $gap } cm von { $die } entfernt; er muss von jedem Würfel 5 cm entfernt sein
why-mouth-stays-away = der Mund bleibt mindestens 5 cm von jedem Würfel entfernt
why-empty-place-of-the-skeleton = ein Würfel kommt an eine leere Stelle des Skeletts: { $cells }
why-there-is-no-die = es gibt keinen Würfel { $name }
why-top-die-stays = der oberste Würfel darf nicht genommen werden
why-cannot-be-gripped = der Würfel auf { $name } lässt sich nicht greifen: Auf allen seinen oberen Flächen liegen andere
why-a-tally-names = eine Zählung nennt die Flächen von { $colours }
why-tally-last-must-have = eine fertige Pyramide hat { $all } Flächen: { $last } muss { $rest } haben
why-tally-too-many = eine fertige Pyramide hat nur { $all } Flächen
why-needs-a = zu { $verb } fehlt noch: { $missing }
why-which-die = { $verb }: welcher Würfel? Es gibt { $cells }
why-is-no-part = { $verb }: { $typed } taugt nicht als { $part }
why-this-cannot-be-done-now = das geht jetzt nicht; möglich ist { $verbs }

## Bots

why-there-is-no-language = es gibt keine Sprache { $name }; zur Wahl stehen: { $kinds }
why-there-is-no-bot = es gibt keinen Bot { $name }; zur Wahl stehen: { $kinds }
why-no-hands-of-that-level = es gibt keinen Bot { $name }; Hände sind { $levels } oder zwei davon (master/club: Hände/Gedanken)
why-mix-is-no-bot = mix:{ $argument } ist kein Bot: Nach dem Doppelpunkt steht der Prozentsatz guter Züge (mix:40, mix:40/perfect)
why-memory-is-no-bot = memory:{ $argument } ist kein Bot: Nach dem Doppelpunkt steht, wie viel Prozent er sich merkt (memory:80, memory:80/mcts:300)
why-mcts-is-no-bot = mcts:{ $argument } ist kein Bot: Nach dem Doppelpunkt steht, wie lange er nachdenkt (mcts:800ms) oder wie viele Versuche er hat (mcts:5000)
why-trip-is-no-bot = trip:{ $argument } ist kein Bot: Nach dem Doppelpunkt steht, wie viele Möglichkeiten er genau ansieht, 0 bis 48
why-trip-plays-only = der Bot „trip“ spielt nur dice_trip, nicht { $key }
why-cannot-race = { $name } kann nicht um die Wette spielen: Dazu braucht es Bots mit Reflexen, etwa reflex:normal
why-stands-still = { $key } steht still: Niemand zieht, und keine Glocke läutet
why-matter-of-the-hand = { $game } ist Sache der Hand: Ein besserer Zug lässt sich nicht zeigen
why-hands-play-dexterity = Hände spielen nur Geschicklichkeitsspiele, nicht { $key }
why-program-needs-a-command = zu program: gehört ein Befehl, zum Beispiel program:node examples/bot.js
why-asks-and-asks = es fragt und fragt und zieht nicht
why-is-no-answer = { $word } ist keine Antwort: Es soll ein Zug sein oder steps
why-did-not-say-ready = es hat nicht ready gesagt
why-cannot-be-started = es lässt sich nicht starten: { $strerror }
why-it-has-ended = es hat sich beendet
why-no-answer-within = keine Antwort innerhalb von { $seconds } Sekunden
why-does-not-read = es liest seine Eingabe nicht

## Befehle

why-name-a-log-or-a-game = nenn ein LOG oder ein Spiel mit --game
why-nothing-to-advise = jetzt ist nichts zu entscheiden, also gibt es nichts vorzuschlagen
why-name-a-game-or-load = nenn ein Spiel („pipyard games“ zählt sie auf) oder lade mit --load ein aufgehobenes
why-name-a-game = nenn ein Spiel („pipyard games“ zählt sie auf)
why-name-a-game-or-all = nenn ein Spiel oder --all
why-picture-not-written = das Bild kann nicht nach { $out } geschrieben werden: { $strerror }
why-game-not-kept = das Spiel kann nicht in { $path } aufgehoben werden: { $strerror }
why-file-there-already = { $path } gibt es schon und wird nicht überschrieben: nenne eine andere Datei
why-game-there-already = { $path } gibt es schon und wird nicht überschrieben: nenne eine andere Datei, oder spiele die Partie darin weiter: pipyard play --load { $path }
why-not-even-text = { $path } ist kein Protokoll von Pipyard: Es ist nicht einmal Text
why-nothing-written-to = { $out } lässt sich nicht schreiben: { $strerror }
why-seats-names-nobody = --seats nennt niemanden: Schreib zum Beispiel --seats human,greedy
why-seats-names-no-bot = --seats nennt keinen Bot: Schreib zum Beispiel --seats greedy,random
why-that-is-a-bot = ein Mensch kann nicht { $name } heißen: So heißt ein Bot
why-no-preset = { $key } hat keine Variante { $preset }; es hat: { $known }
why-write-name-value = { $pair } ist keine Option: Schreib name=wert; { $key } hat { $known }
why-only-dice-trip-has-sheets = { $log } ist ein Spiel von { $key }: Nur dice_trip hat Blätter
why-no-score-keeper = für { $key } führt niemand die Punkte; das geht für: { $known }
why-no-such-score = { $key } verwendet die Wertung { $score }, die es nicht gibt; zur Wahl stehen: { $known }
why-no-sheet-to-count = { $key } hat kein Blatt zum Zählen: Lass --sheet weg und tipp das Spiel ein
why-coach-knows-dice-trip = der Trainer kennt nur dice_trip; dies ist ein Protokoll von { $game }

## Dice Trip mitschreiben

why-trip-no-city = keine oder mehr als eine Stadt dieser Karte beginnt mit { $words }; die Städte: { $known }
why-trip-is-no-roll = { $words } ist kein Wurf: Tipp so viele Zahlen von 1 bis 6: { $wanted }
why-does-not-play = { $words } spielt nicht mit; es spielen: { $players }
why-trip-name-the-dice = nenn die Würfel, die noch einmal geworfen werden, etwa „reroll blue green“
why-trip-roll-stands = behalt erst den Wurf mit einer leeren Zeile, oder ändere ihn, etwa „reroll blue 5“
why-is-no-die = { $word } ist kein Würfel; die Würfel sind: { $known }
why-trip-number-and-city = { $part } soll eine Zahl (oder x) und eine Stadt sein, etwa { $like }
why-trip-cannot-be-made = { $number } lässt sich aus den Würfeln { $dice } nicht bilden
why-trip-cannot-be-made-beside = { $number } lässt sich neben { $used } aus den Würfeln { $dice } nicht bilden
why-trip-one-city-empty = eine Stadt ist noch leer: { $missing }
why-trip-cities-empty = { $count } Städte sind noch leer: { $missing }
why-trip-city-and-number = { $words } soll eine Stadt und ihre Zahl sein oder x: „Gent 35“
why-trip-given-twice = { $city } kommt zweimal vor
why-trip-cannot-stand-in = { $what } kann nicht in { $city } stehen: zwei Ziffern von 1 bis 6 oder x
why-trip-written-once = { $number } steht in { $other } und in { $city }: Eine Zahl darf nur einmal geschrieben werden
why-trip-no-bonus-city = { $city } kann keine Bonusstadt sein: Sie hat keine Farbe, und { $number } hat zwei verschiedene Ziffern

## Das Labor

why-cluster-needs-dask = ein Rechnerverbund braucht dask.distributed: pip install 'pipyard[cluster]'
why-no-scheduler = unter { $address } antwortet kein Verteiler ({ $error })
why-cluster-has-no-workers = der Rechnerverbund hat keine Arbeiter
why-install-the-same = der Arbeiter { $address } hat { $theirs }, hier läuft { $mine }: Installier überall dasselbe
why-another-question = { $path } gehört zu einem anderen Lauf: { $difference }; wähl eine andere Datei
why-no-file-of-results = { $path } ist keine Ergebnisdatei ({ $error })
why-takes-too-long = ein Spiel von { $key } dauert zu lange
why-ratings-need-scipy = Wertungen brauchen scipy: pip install 'pipyard[lab]'
why-one-side-only = { $key } mit { $seats } Plätzen hat nur eine Partei: Es gibt niemanden zum Vergleichen
why-arena-needs-two-bots = ein Turnier braucht mindestens zwei Bots, alle verschieden, zum Beispiel --bots greedy,random
why-no-format = { $form } ist keine Turnierform: wähl round-robin oder swiss
why-name-the-very-file = diese Ergebnisse stammen von einem selbst geschriebenen Spiel, { $word }: Nenn genau die Datei, die benutzt wurde
why-made-by-another = { $path } stammt von { $made }, hier läuft { $version }: Andere Regeln oder Bots spielen vielleicht anders
why-another-seed = { $path } wurde mit dem Startwert { $known } gemessen, nicht mit { $seed }
why-no-measurements = { $path } ist keine Datei mit Messungen ({ $error })
why-no-triangle = { $path } ist keine Dreiecksdatei ({ $error })

## Physik

why-no-engine = die Physik lässt sich nicht laden: { $what }
why-engine-failed = die Physik ist ausgefallen: { $what }
why-die-does-not-fall = die Physik lässt sich laden, aber ein Würfel fällt nicht
why-no-process = es lässt sich kein Prozess starten: { $what }
why-struck-with-no-numbers = ein Würfel lässt sich nicht mit Zahlen stoßen, die keine sind
why-left-all-numbers = die Simulation eines Würfels ist entgleist
why-inside-the-board = { $die } liegt im Brett
why-inside-each-other = { $die } und { $other } überschneiden sich
why-not-known-where = die Lage von { $die } ist unbekannt: Sie wurde nicht eingegeben
why-brings-in-one-die = { $verb } bringt einen Würfel ins Spiel, nicht { $count }
why-dice-in-the-ladle = in der Kelle sind { $count } Würfel, nicht { $waiting }
why-not-live = { $verb } ist live nicht möglich; nur { $can }
why-nobody-did-anything = es geschah nichts, deshalb wurde die Simulation beendet
why-live-scene-died = die Simulation ist abgestürzt; versuch es noch einmal
why-live-scene-cancelled = die Simulation wurde abgebrochen
why-live-scene-silent = die Simulation reagiert nicht mehr
why-cannot-be-pushed = { $strange } lässt sich hier nicht steuern; steuern lässt sich { $can }
why-live-scene-too-long = die Simulation war nach { $seconds } Sekunden nicht fertig
why-too-many-live-scenes = es laufen schon { $most } Simulationen; versuch es gleich noch einmal
why-live-lease-over = andere warteten auf die Simulation, und sie blieb ungenutzt
why-where-die-lies = ein Würfel kann nicht dorthin, wo Würfel { $other } liegt
why-no-die-under-the-finger = unter dem Finger ist kein Würfel
why-no-die-to-hold = es gibt keinen Würfel { $die }, den man fassen könnte
why-shot-not-resolved = der Schuss war nach { $seconds } Sekunden nicht ausgerechnet
why-shot-died = die Simulation des Schusses ist abgestürzt; versuch es noch einmal
why-not-resolved = die Simulation war nach { $seconds } Sekunden nicht fertig
why-simulation-died = die Simulation ist abgestürzt; versuch es noch einmal
why-only-shots-are-simulated = berechnen lassen sich nur Schüsse und Handgriffe
why-die-without-a-place = ein Würfel, dessen Ort nicht bekannt ist, lässt sich nicht berechnen
why-not-known-where-die = die Lage von Würfel { $number } ist unbekannt: Sie wurde nicht eingegeben
why-another-die-is-there = dort ist schon ein anderer Würfel
why-die-on-the-plate-already = Würfel { $die } ist schon auf der Platte
why-move-not-allowed-now = der Zug { $move } ist jetzt nicht erlaubt
why-seats-are = es gibt keinen Platz { $seat }: Die Plätze sind 0 bis { $last }
why-setting = { $setting }: { $because }
why-program-failed = { $command }: { $error }
why-motion-too-long = die aufgezeichnete Bewegung ist zu lang
why-motion-of-another-version = die Bewegung wurde in Version { $version } aufgezeichnet, dies ist Version { $now }
why-is-no-motion = das ist keine aufgezeichnete Bewegung ({ $error })
why-hands-play-only = diese Hände spielen nur { $game }
why-no-adapter = { $key } wird nicht reihum gespielt, darum gibt es keinen Adapter dafür
why-no-environment = in { $key } gibt es nichts zu entscheiden, also auch keine Umgebung

## Lessons

why-no-lesson = für { $key } gibt es keine Lektion
why-lesson-cannot-be-read = { $file } ist keine Lektion: { $why }
why-lesson-length = eine Lektion hat { $least } bis { $most } Schritte, mindestens einen davon mit einem Zug
why-lesson-not-live = ein Live-Schritt steht am Anfang eines Spiels mit einer Live-Handlung
why-lesson-step = Schritt { $step }: { $why }
why-lesson-says-nothing = er hat keinen Text
why-lesson-mistake-without-move = es gibt einen Fehler zu machen, aber keinen Zug zu tun
why-lesson-not-seen = { $fact } stimmt nicht
why-lesson-not-the-same = { $move } läuft nicht auf dasselbe hinaus wie der Zug des Schritts
why-bad-certificate = { $file } taugt nicht für TLS: { $error }
why-no-puzzles = für { $key } gibt es keine Rätsel
why-no-such-puzzle = es gibt nur { $most } Rätsel, keine Nummer { $number }
why-puzzle-move-unknown = { $move } ist in diesem Rätsel nicht erlaubt
why-no-puzzles-here = das Labor findet in { $game } keine Rätsel: Seine Züge lassen sich nicht aufzählen
why-unproved = kein Beweis: Es gibt zu viel anzusehen
why-name-a-proof-file = nenne eine Beweisdatei
why-name-a-shelf-folder = nenne den Ordner des Regals
why-not-studied = { $game } ist Sache der Hand oder der Uhr: Da gibt es nichts zu analysieren
