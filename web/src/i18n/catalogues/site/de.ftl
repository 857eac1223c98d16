## A table without a server.

site-loading = Der Tisch wird geholt – einmal, dann bleibt er auf diesem Gerät …
site-starting = Der Tisch wird gedeckt …
site-failed = Der Tisch konnte nicht geladen werden. Lade die Seite neu, sobald es Netz gibt.

## A game in a link, or in a file.

replay-whole = Link kopieren, in dem das ganze Spiel steckt
replay-save = Spiel als Datei speichern
replay-too-long = Dieses Spiel ist zu lang für einen Link. Speichere es als Datei.
replay-broken = In diesem Link steckt kein Spiel, das sich zeigen lässt. Vielleicht ist unterwegs ein Teil verloren gegangen.

## Inventing a game.

invent-door = Ein eigenes Spiel erfinden
invent-title = Ein Spiel erfinden
invent-about = Die Regeln eines Spiels sind eine Seite Python. Sie werden beim Tippen geprüft; alles läuft und bleibt auf diesem Gerät.
invent-files = Deine Spiele
invent-unnamed = Spiel ohne Titel
invent-new = Neues Spiel
invent-open = Datei öffnen
invent-save = Als Datei speichern
invent-link = Link kopieren
invent-delete = Löschen
invent-delete-sure = Wirklich löschen?
invent-report = Laborbericht
invent-report-of = Laborbericht: { $title }
invent-editor = Die Regeln des Spiels. Escape, dann Tab verlässt den Editor.
invent-checking = Die Regeln werden geprüft …
invent-measuring = Bots spielen …
invent-line = Zeile { $line }
invent-problems = { $count ->
    [one] Ein Fehler:
   *[other] { $count } Fehler:
}
invent-stuck = Die Regeln haben nicht rechtzeitig geantwortet. Vielleicht endet eine Schleife nie. Ändere sie, dann werden sie neu geprüft.
invent-too-long = Diese Datei ist zu lang für einen Link. Speichere sie als Datei.
invent-not-kept = Auf diesem Gerät ist kein Platz mehr: Speichere die Datei, bevor du die Seite verlässt.
invent-broken = In diesem Link steckt keine Datei, die sich lesen lässt. Vielleicht ist unterwegs ein Teil verloren gegangen.
invent-stranger-title = { $title }: ein Spiel von jemand anderem
invent-stranger = Regeln sind ein Programm. Dieses liefe nur auf diesem Gerät, könnte aber lesen und ändern, was Pipyard hier aufbewahrt, und das Netz benutzen. Sieh es dir unten an. Führe es nur aus, wenn du dem vertraust, von dem es stammt.
invent-trust = Ich vertraue ihm: ausführen
invent-refuse = Nicht ausführen

## Moving a game.

along-title = Dieses Spiel mitnehmen
along-about = Das Spiel kann so, wie es steht, in einem anderen Pipyard weitergehen: auf einem Server, wo Freunde per Link dazukommen, oder auf einer Seite ohne Server. Hier bleibt es auch.
along-address = Adresse des anderen Pipyard
along-go = Dort weiterspielen
along-no-address = Das ist keine Adresse.
moved-door = Ein gespeichertes Spiel fortsetzen
moved-title = Ein Spiel fortsetzen
moved-about = { $events ->
    [one] Bisher ist ein Ereignis geschehen.
   *[other] Bisher sind { $events } Ereignisse geschehen.
} Das Spiel geht hier weiter, wo es stand. Wer sitzt wo?
moved-go = Hier weiterspielen
