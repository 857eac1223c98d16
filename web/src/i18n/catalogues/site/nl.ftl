## A table without a server.

site-loading = De tafel wordt opgehaald – één keer, daarna blijft hij op dit apparaat …
site-starting = De tafel wordt gedekt …
site-failed = De tafel kon niet worden geladen. Laad de pagina opnieuw zodra er netwerk is.

## A game in a link, or in a file.

replay-whole = Een link kopiëren waarin het hele spel zit
replay-save = Het spel als bestand bewaren
replay-too-long = Dit spel is te lang voor een link. Bewaar het als bestand.
replay-broken = In deze link zit geen spel dat getoond kan worden. Misschien is er onderweg een deel verloren gegaan.
