### What can be wrong with the file of a map, as the reader of maps says it.

map-missing = missing; it must be { $right }
map-does-not-do = { $value } is not valid; it must be { $right }
map-at-least-one = missing; at least one [[{ $key }]] is needed
map-should-begin-with = { $value } is not valid; every { $key } must begin with [[{ $key2 }]]
map-reads-format = { $value }; this program reads format = 1
map-no-format = missing; this program reads format = 1
map-two-zones = there are two zones { $id }; every zone needs its own id
map-two-cities = there are two cities { $id }; every city needs its own id
map-how-many-cities = { $count } cities; a map has { $least } to { $most }, because there are 36 numbers
map-no-city-in-it = it contains no city; add one or remove it
map-no-such-city = there is no city { $id }; use the id of a city
map-linked-with-itself = { $city } is linked to itself; remove the link
map-given-twice = { $link } appears twice; once is enough, in either order
map-not-connected = the map is not connected: no way leads from { $first } to { $lost }
map-zone-points = { $said }; it must be { $count } numbers, for 0 to { $zones } clean zones
map-not-ascending = the lengths { $lengths } are not ascending; they must be, each once
map-not-utf8 = not UTF-8; save the file as UTF-8
map-nested = not readable TOML: nested too deeply
map-not-toml = not TOML ({ $said })
map-too-large = larger than a megabyte; no map needs that
map-cannot-be-read = cannot be read: { $strerror }
map-id-taken = { $id } is already the id of { $file }; choose another
map-links-cross = { $one } and { $two } cross; move a city or remove a link
map-passes-close = { $link } passes very close to { $city }; move it or link through it
map-how-many-links = { $count } { $count ->
        [one] link
       *[other] links
    }; 2 to 6 play well
map-colours-unequal = the colours are used unequally often ({ $counts }); equal numbers are fairer
map-fault = { $file }: { $what }
map-fault-at = { $file }: { $where }: { $what }
