# Reading a pyramid from photos
photo-open = Fotos (Versuch)
photo-experiment = Ein Versuch, nur an gezeichneten Bildern gemessen.
photo-honest = Die Farben werden auf diesem Gerät aus Fotos gelesen; kein Foto verlässt es oder wird aufbewahrt. Auf Bildern, die das Programm gezeichnet hat, nie auf echten Fotos, waren bei gutem Licht { $good } von 100 Flächen falsch, bei schlechtem { $bad }. Prüf jede Fläche.
photo-picture = Foto einer Seite der Pyramide
photo-camera = Foto aufnehmen
photo-choose = Bild auswählen
photo-again = Ecken neu antippen
photo-take = Diese 45 Flächen übernehmen
photo-side = Seite { $number } von 3: fotografier sie gerade von vorn und geh dann für die nächste nach links.
photo-top = Tipp die Spitze ganz oben an. Zieh, um zu korrigieren; die Lupe hilft.
photo-right = Tipp die äußere Spitze des untersten Würfels rechts an.
photo-left = Tipp die äußere Spitze des untersten Würfels links an.
photo-check = { $doubts ->
    [0] Vergleich mit den Würfeln. Zum Korrigieren wähl eine Farbe und tipp die Fläche an.
    [one] Vergleich mit den Würfeln: eine Fläche ist unsicher (?). Zum Korrigieren wähl eine Farbe und tipp die Fläche an.
   *[other] Vergleich mit den Würfeln: { $doubts } Flächen sind unsicher (?). Zum Korrigieren wähl eine Farbe und tipp die Fläche an.
}
photo-edges = { $count ->
    [one] Ein Würfel an einer Kante hat eine andere Farbe als auf der Seite davor.
   *[other] { $count } Würfel an den Kanten haben andere Farben als auf der Seite davor.
}
photo-unreadable = Dieses Bild lässt sich nicht lesen.
