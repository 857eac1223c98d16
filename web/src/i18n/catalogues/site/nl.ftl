## A table without a server.

site-loading = De tafel wordt opgehaald – één keer, daarna blijft hij op dit apparaat …
site-starting = De tafel wordt gedekt …
site-failed = De tafel kon niet worden geladen. Laad de pagina opnieuw zodra er netwerk is.

## A game in a link, or in a file.

replay-whole = Een link kopiëren waarin het hele spel zit
replay-save = Het spel als bestand bewaren
replay-too-long = Dit spel is te lang voor een link. Bewaar het als bestand.
replay-broken = In deze link zit geen spel dat getoond kan worden. Misschien is er onderweg een deel verloren gegaan.

## Inventing a game.

invent-door = Zelf een spel bedenken
invent-title = Een spel bedenken
invent-about = De regels van een spel zijn één pagina Python. Ze worden tijdens het typen gecontroleerd; alles draait en blijft op dit apparaat.
invent-files = Je spellen
invent-unnamed = Spel zonder titel
invent-new = Nieuw spel
invent-open = Bestand openen
invent-save = Als bestand bewaren
invent-link = Link kopiëren
invent-delete = Verwijderen
invent-delete-sure = Echt verwijderen?
invent-report = Labrapport
invent-report-of = Labrapport: { $title }
invent-editor = De regels van het spel. Met Escape en dan Tab verlaat je de editor.
invent-checking = De regels worden gecontroleerd …
invent-measuring = Bots spelen …
invent-line = Regel { $line }
invent-problems = { $count ->
    [one] Eén probleem:
   *[other] { $count } problemen:
}
invent-stuck = De regels antwoordden niet op tijd. Misschien eindigt een lus nooit. Verander ze, dan worden ze opnieuw gecontroleerd.
invent-too-long = Dit bestand is te lang voor een link. Bewaar het als bestand.
invent-not-kept = Er is geen ruimte meer op dit apparaat: bewaar het bestand voordat je deze pagina verlaat.
invent-broken = In deze link zit geen bestand dat gelezen kan worden. Misschien is er onderweg een deel verloren gegaan.
invent-stranger-title = { $title }: een spel van iemand anders
invent-stranger = Regels zijn een programma. Dit programma zou alleen op dit apparaat draaien, maar het zou kunnen lezen en veranderen wat Pipyard hier bewaart, en het netwerk kunnen gebruiken. Bekijk het hieronder. Voer het alleen uit als je de maker vertrouwt.
invent-trust = Ik vertrouw het: uitvoeren
invent-refuse = Niet uitvoeren

## Moving a game.

along-title = Dit spel meenemen
along-about = Het spel kan zoals het staat verdergaan in een andere Pipyard: op een server, waar vrienden met een link meedoen, of op een site zonder server. Het blijft ook hier.
along-address = Adres van de andere Pipyard
along-go = Daar verdergaan
along-no-address = Dit is geen adres.
moved-door = Verdergaan met een bewaard spel
moved-title = Verdergaan met een spel
moved-about = { $events ->
    [one] Er is tot nu toe één ding gebeurd.
   *[other] Er zijn tot nu toe { $events } dingen gebeurd.
} Het spel gaat hier verder waar het stond. Wie zit waar?
moved-go = Hier verdergaan
