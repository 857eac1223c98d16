### Lo que puede estar mal en el archivo de un mapa.

map-missing = falta; tiene que ser { $right }
map-does-not-do = { $value } no es válido; debe ser { $right }
map-at-least-one = falta; tiene que haber al menos un [[{ $key }]]
map-should-begin-with = { $value } no sirve; cada { $key } tiene que empezar con [[{ $key2 }]]
map-reads-format = { $value }; este programa lee format = 1
map-no-format = falta; este programa lee format = 1
map-two-zones = hay dos zonas { $id }; cada zona necesita un id propio
map-two-cities = hay dos ciudades { $id }; cada ciudad necesita un id propio
map-how-many-cities = { $count } ciudades; tienen que ser de { $least } a { $most }, porque hay 36 números
map-no-city-in-it = no contiene ninguna ciudad; añade una o quítala
map-no-such-city = no hay ninguna ciudad { $id }; tiene que ser el id de una
map-linked-with-itself = { $city } está unida consigo misma; quita la conexión
map-given-twice = { $link } está dos veces; basta con una, en cualquier orden
map-not-connected = el mapa no está conectado: ningún camino lleva de { $first } a { $lost }
map-zone-points = { $said }; tienen que ser { $count } números, para 0 a { $zones } zonas limpias
map-not-ascending = las longitudes { $lengths } no son crecientes; tienen que serlo, cada una una vez
map-not-utf8 = no es UTF-8; guarda el archivo como UTF-8
map-nested = no es un TOML legible: está anidado demasiado hondo
map-not-toml = no es TOML ({ $said })
map-too-large = más de un megabyte; ningún mapa lo necesita
map-cannot-be-read = no se puede leer: { $strerror }
map-id-taken = { $id } ya es el id de { $file }; elige otro
map-links-cross = { $one } y { $two } se cruzan; mueve una ciudad o quita una conexión
map-passes-close = { $link } pasa muy cerca de { $city }; muévela o haz pasar la conexión por ella
map-how-many-links = conexiones: { $count }; de 2 a 6 se juegan bien
map-colours-unequal = los colores no aparecen igual de veces ({ $counts }); lo justo es tantas ciudades de cada uno
map-fault = { $file }: { $what }
map-fault-at = { $file }: { $where }: { $what }
