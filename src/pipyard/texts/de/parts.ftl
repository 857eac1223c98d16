### Teile von Gründen: was an den Leerstellen ihrer Sätze stehen kann.

part-or = { $one } oder { $two }
part-is-not = : Statt { $token } gehört hierher { $wanted }
part-did-you-mean = ; ist { $near } gemeint?
part-games-lists-them = ; „pipyard games“ zählt sie auf
part-nothing-played = noch ist nichts gespielt
part-chance-stays = was der Zufall entschieden oder jemand gesehen hat, bleibt
part-line = Zeile { $number }
part-event = Ereignis { $number }
part-one-of = eines von { $words }
part-some-of = einige von { $words }, mit Kommas dazwischen
part-whole-number = eine ganze Zahl
part-whole-number-from = eine ganze Zahl von { $low } bis { $high }
part-whole-numbers-from = { $count } ganze Zahlen von { $low } bis { $high }, mit Kommas dazwischen
part-phrase = { $word }:N mit N von { $low } bis { $high }
part-one-line = eine Zeile aus höchstens { $most } Zeichen
part-possible = möglich: { $shown }
part-possible-and-more = möglich: { $shown } und { $more } weitere
part-nothing-follows = danach kommt nichts mehr
part-triple = eines der 24 Tripel, etwa 623
part-cell = ein Platz wie d5 auf der Platte oder d5.1 eine Ebene höher
part-aim = wohin gezielt wird: { $aims }, oder eine Stelle
part-manner = wie: { $manners }
part-decimal = eine Zahl, etwa -3.5
part-die-by-number = ein Würfel mit seiner Nummer, etwa #12
part-spot = eine Stelle des Gitters, etwa 3,4,0 oder -1,4,3
part-turn = eine Drehung, vier Zahlen w,i,j,k der Länge 1
part-recording = eine aufgezeichnete Bewegung (ein langes Wort, das mit { $sign } beginnt)
part-word = ein Wort aus höchstens { $letters } Buchstaben
part-pair = ein Paar Würfel: erst die Zehner, dann die Einer, etwa rb
part-die-by-letter = ein Würfel: der erste Buchstabe seiner englischen Farbe, etwa r
part-city = eine Stadt
part-seconds = eine Zeit in Sekunden, etwa 34.5 (höchstens Hundertstel)
part-cube-die = ein Würfel des Blocks, etwa 2-0-3 (drei Zahlen von 0 bis 4, die letzte ist die Höhe)
part-block-die = ein Würfel des Blocks, etwa a0 oder e10 (Zeile a bis e, Spalte 0 bis 10)
part-towards = eine Richtung: x, y, z, -x, -y, -z oder Grade im Uhrzeigersinn von der Ecke i1, etwa 45
part-own-die = ein Würfel, etwa A1 (A+ ist ein Bonuswürfel)
part-setting = eine Einstellung, etwa aim=-3.5; es gibt { $fields } und up
part-say-how-dice-stand = sag, wie die Würfel jetzt liegen: { $one }:3,4,0/623, { $two }:astray, { $three }:off4 oder { $four }:taken; unbewegte Würfel brauchst du nicht zu nennen
part-say-how-it-lies = sag, wie { $die } liegt{ $others }: { $zones }, short, off oder foul, etwa { $like }:2x5
part-and-any-that-moved = , und jeder, der sich bewegt hat, von { $dice }
part-no-number = es muss eine Zahl sein
part-lies-between = der Wert muss zwischen { $low } und { $high } liegen
part-it-is-whole = es muss eine ganze Zahl von { $low } bis { $high } sein
part-has-drawn = das Spiel hat { $drawn } ausgelost
part-takes = { $verb } nimmt { $settings }
part-no-settings = keine Einstellungen
part-take-dice = Würfel nehmen
part-put-dice = Würfel setzen
part-by-a-face = mit einer Fläche
part-by-a-face-or-an-edge = mit einer Fläche oder einer Kante
part-holds = dort steht { $number }
part-is-crossed = gestrichen
part-bonus-dice = Bonuswürfel
part-dice = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
}
part-difference = { $name } ist dort { $there } und hier { $here }
part-key-and-version = „game: el_dado 1“, der Schlüssel und seine Version
part-board-step = board.step { $number }

## Wie die Zahlen eines Zuges mit der Hand heißen

field-azimuth = Richtung
field-elevation = Steigung
field-speed = Geschwindigkeit
field-spin = Drehung
field-strength = Stärke
field-seconds = Sekunden
field-distance = Strecke
field-grip = Griff
field-yaw = Drehwinkel
field-height = Höhe
field-count = Anzahl
field-rate = Tempo
field-degrees = Grad
field-newton = Newton
field-direction = Richtung
part-of-the-strongest-breath = des stärksten Atems

## Was typer und das System sagen

part-system-no-such-file = es gibt keine solche Datei und keinen solchen Ordner
part-system-permission-denied = das ist nicht erlaubt
part-system-is-a-directory = das ist ein Ordner
part-system-not-a-directory = das ist kein Ordner
part-system-file-exists = die gibt es schon
part-system-no-space = der Datenträger ist voll

## Was in der Datei einer Karte stehen soll

part-map-true-or-false = true oder false
part-map-string = der Text { $value }
part-map-number = die Zahl { $value }
part-map-array = eine Liste
part-map-table = eine Tabelle
part-map-date = ein Datum oder eine Zeit
part-map-names = eine Tabelle aus Sprachkürzeln und Texten, etwa { $like }
part-map-id = 1 bis 40 Zeichen aus a-z, 0-9 und -
part-map-licence = ein Text, etwa { $like }
part-map-colours = eine Liste aus vier verschiedenen Texten, den Farben der Würfel
part-map-letters = 1 bis 3 Buchstaben
part-map-one-word = ein Wort aus 1 bis 40 Zeichen
part-map-zone = eine der Zonen { $zones }
part-map-colour = eines von { $colours }, oder weggelassen
part-map-label = "n", "e", "s" oder "w", oder weggelassen
part-map-coordinate = eine Zahl (die Projektion ist { $projection })
part-map-pairs = eine Liste aus Paaren, etwa { $like }
part-map-pair = ein Paar von Stadt-ids
part-map-points = eine Liste aus { $count } ganzen Zahlen, für 0 bis { $zones } saubere Zonen
part-map-numbers = { $count } Zahlen
part-map-left-out = weggelassen, aber { $points } passt nur für drei Zonen
part-map-series = eine Liste aus Paaren [Länge, Punkte]
part-map-place = Nummer { $number }
part-map-numbered = { $part2 } Nummer { $number }
part-map-byte = Byte { $number }
part-yes-or-no = yes oder no
part-system-address-in-use = die Adresse ist schon belegt
part-in-brackets = { " " }({ $what })
