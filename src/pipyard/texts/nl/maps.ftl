### Wat er mis kan zijn met het bestand van een kaart.

map-missing = ontbreekt; goed zou zijn: { $right }
map-does-not-do = { $value } is niet geldig; het moet { $right } zijn
map-at-least-one = ontbreekt; er moet minstens één [[{ $key }]] zijn
map-should-begin-with = { $value } is niet goed; elke { $key } moet met [[{ $key2 }]] beginnen
map-reads-format = { $value }; dit programma leest format = 1
map-no-format = ontbreekt; dit programma leest format = 1
map-two-zones = er zijn twee zones { $id }; elke zone heeft een eigen id nodig
map-two-cities = er zijn twee steden { $id }; elke stad heeft een eigen id nodig
map-how-many-cities = { $count } steden; het moeten er { $least } tot { $most } zijn, want er zijn 36 getallen
map-no-city-in-it = er ligt geen stad in; voeg er een toe of verwijder haar
map-no-such-city = er is geen stad { $id }; het moet de id van een stad zijn
map-linked-with-itself = { $city } is met zichzelf verbonden; haal de verbinding weg
map-given-twice = { $link } staat er twee keer; één keer is genoeg, in welke volgorde ook
map-not-connected = de kaart hangt niet samen: geen weg leidt van { $first } naar { $lost }
map-zone-points = { $said }; het moeten { $count } getallen zijn, voor 0 tot { $zones } schone zones
map-not-ascending = de lengten { $lengths } lopen niet op; dat moeten ze, elk één keer
map-not-utf8 = geen UTF-8; sla het bestand op als UTF-8
map-nested = geen leesbare TOML: te diep genest
map-not-toml = geen TOML ({ $said })
map-too-large = groter dan een megabyte; geen kaart heeft dat nodig
map-cannot-be-read = kan niet worden gelezen: { $strerror }
map-id-taken = { $id } is al de id van { $file }; kies een andere
map-links-cross = { $one } en { $two } kruisen elkaar; verplaats een stad of laat een verbinding weg
map-passes-close = { $link } loopt vlak langs { $city }; verplaats die stad of leid de verbinding erdoor
map-how-many-links = verbindingen: { $count }; 2 tot 6 spelen goed
map-colours-unequal = de kleuren komen niet even vaak voor ({ $counts }); evenveel steden van elke is eerlijk
map-fault = { $file }: { $what }
map-fault-at = { $file }: { $where }: { $what }
