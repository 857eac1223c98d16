### What can be wrong with the file of a map, as the reader of maps says it.

map-missing = missing; it should be { $right }
map-does-not-do = { $value } does not do; it should be { $right }
map-at-least-one = missing; there should be at least one [[{ $key }]]
map-should-begin-with = { $value } does not do; every { $key } should begin with [[{ $key2 }]]
map-reads-format = { $value }; this program reads format = 1
map-no-format = missing; this program reads format = 1
map-two-zones = there are two zones { $id }; every zone needs an id of its own
map-two-cities = there are two cities { $id }; every city needs an id of its own
map-how-many-cities = { $count } cities; there should be { $least } to { $most }, for there are 36 numbers
map-no-city-in-it = no city lies in it; give it one or take it out
map-no-such-city = there is no city { $id }; it should be the id of one
map-linked-with-itself = { $city } is linked with itself; take the link out
map-given-twice = { $link } is given twice; once is enough, in either order
map-not-connected = the map is not connected: no way leads from { $first } to { $lost }
map-zone-points = { $said }; it should be { $count } numbers, for 0 to { $zones } clean zones
map-not-ascending = the lengths { $lengths } are not ascending; they should be, each once
map-not-utf8 = not UTF-8; save the file as UTF-8
map-nested = not TOML that can be read: nested too deeply
map-not-toml = not TOML ({ $said })
map-too-large = larger than a megabyte; no map needs that
map-cannot-be-read = cannot be read: { $strerror }
map-id-taken = { $id } is the id of { $file } already; choose another
map-links-cross = { $one } and { $two } cross; move a city or drop a link
map-passes-close = { $link } passes very close to { $city }; move it or link through it
map-how-many-links = { $count } { $count ->
        [one] link
       *[other] links
    }; 2 to 6 play well
map-colours-unequal = the colours are used unequally often ({ $counts }); as many cities of each are fair
map-fault = { $file }: { $what }
map-fault-at = { $file }: { $where }: { $what }
