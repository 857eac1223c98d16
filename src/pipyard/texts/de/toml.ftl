### Was der Leser von TOML-Dateien sagt.

part-toml-at = { $what } (Zeile { $line }, Spalte { $column })
part-toml-at-end = { $what } (am Ende der Datei)
part-toml-statement = so beginnt keine Angabe
part-toml-newline = nach einer Angabe muss die Zeile zu Ende sein
part-toml-expected = hier fehlt { $sign }
part-toml-found-character = das Zeichen { $typed } darf hier nicht stehen
part-toml-twice = { $key } ist zweimal angegeben
part-toml-overwrite = ein Wert ist zweimal angegeben
part-toml-table-end = am Ende einer Tabellenüberschrift fehlt ']'
part-toml-immutable = { $key } ist schon fertig und lässt sich nicht ergänzen
part-toml-array-end = am Ende einer Listenüberschrift fehlt ']]'
part-toml-redefine = { $key } ist schon angegeben
part-toml-equals = nach dem Namen fehlt '='
part-toml-key-character = so beginnt kein Name
part-toml-array = die Liste ist nicht geschlossen
part-toml-inline-key = { $typed } steht zweimal in derselben Tabelle
part-toml-inline-table = die Tabelle ist nicht geschlossen
part-toml-backslash = im Text steht '\', wo es verdoppelt sein muss
part-toml-hex = das ist keine Hexadezimalzahl
part-toml-scalar = das Zeichen gibt es in Unicode nicht
part-toml-string = der Text ist nicht geschlossen
part-toml-character = das Zeichen { $typed } ist nicht erlaubt
part-toml-date = so ein Datum oder eine solche Zeit gibt es nicht
part-toml-value = das ist kein Wert
part-toml-end = am Ende der Datei
part-toml-column = Spalte { $number }
