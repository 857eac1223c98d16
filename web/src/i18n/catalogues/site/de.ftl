## A table without a server.

site-loading = Der Tisch wird geholt – einmal, dann bleibt er auf diesem Gerät …
site-starting = Der Tisch wird gedeckt …
site-failed = Der Tisch konnte nicht geladen werden. Lade die Seite neu, sobald es Netz gibt.

## A game in a link, or in a file.

replay-whole = Link kopieren, in dem das ganze Spiel steckt
replay-save = Spiel als Datei speichern
replay-too-long = Dieses Spiel ist zu lang für einen Link. Speichere es als Datei.
replay-broken = In diesem Link steckt kein Spiel, das sich zeigen lässt. Vielleicht ist unterwegs ein Teil verloren gegangen.
