### Was an der Datei einer Karte falsch sein kann.

map-missing = fehlt; richtig wäre { $right }
map-does-not-do = { $value } ist ungültig; es muss { $right } sein
map-at-least-one = fehlt; mindestens ein [[{ $key }]] gehört hinein
map-should-begin-with = { $value } geht nicht; jedes { $key } soll mit [[{ $key2 }]] beginnen
map-reads-format = { $value }; dieses Programm liest format = 1
map-no-format = fehlt; dieses Programm liest format = 1
map-two-zones = es gibt zwei Zonen { $id }; jede Zone braucht eine eigene id
map-two-cities = es gibt zwei Städte { $id }; jede Stadt braucht eine eigene id
map-how-many-cities = { $count } Städte; es sollen { $least } bis { $most } sein, denn es gibt 36 Zahlen
map-no-city-in-it = sie enthält keine Stadt; füg eine hinzu oder entfern sie
map-no-such-city = es gibt keine Stadt { $id }; hier soll die id einer Stadt stehen
map-linked-with-itself = { $city } ist mit sich selbst verbunden; nimm die Verbindung heraus
map-given-twice = { $link } steht zweimal da; einmal genügt, in beliebiger Reihenfolge
map-not-connected = die Karte hängt nicht zusammen: Kein Weg führt von { $first } nach { $lost }
map-zone-points = { $said }; richtig wären { $count } Zahlen, für 0 bis { $zones } saubere Zonen
map-not-ascending = die Längen { $lengths } steigen nicht an; das sollen sie, jede einmal
map-not-utf8 = kein UTF-8; speicher die Datei als UTF-8
map-nested = kein lesbares TOML: zu tief verschachtelt
map-not-toml = kein TOML ({ $said })
map-too-large = größer als ein Megabyte; so viel braucht keine Karte
map-cannot-be-read = lässt sich nicht lesen: { $strerror }
map-id-taken = { $id } ist schon die id von { $file }; wähl eine andere
map-links-cross = { $one } und { $two } kreuzen sich; versetz eine Stadt oder lass eine Verbindung weg
map-passes-close = { $link } führt dicht an { $city } vorbei; versetz sie oder führ die Verbindung hindurch
map-how-many-links = Verbindungen: { $count }; 2 bis 6 spielen sich gut
map-colours-unequal = die Farben kommen verschieden oft vor ({ $counts }); gleich viele Städte von jeder wären gerecht
map-fault = { $file }: { $what }
map-fault-at = { $file }: { $where }: { $what }
