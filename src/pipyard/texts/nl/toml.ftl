### Wat de lezer van TOML-bestanden zegt.

part-toml-at = { $what } (regel { $line }, kolom { $column })
part-toml-at-end = { $what } (aan het eind van het bestand)
part-toml-statement = zo begint geen opgave
part-toml-newline = na een opgave moet de regel ophouden
part-toml-expected = hier ontbreekt { $sign }
part-toml-found-character = het teken { $typed } hoort hier niet
part-toml-twice = { $key } is twee keer opgegeven
part-toml-overwrite = een waarde is twee keer opgegeven
part-toml-table-end = aan het eind van een tabelkop ontbreekt ']'
part-toml-immutable = { $key } is al klaar en kan niet meer veranderen
part-toml-array-end = aan het eind van een lijstkop ontbreekt ']]'
part-toml-redefine = { $key } is al opgegeven
part-toml-equals = na de naam ontbreekt '='
part-toml-key-character = zo begint geen naam
part-toml-array = de lijst is niet gesloten
part-toml-inline-key = { $typed } staat twee keer in dezelfde tabel
part-toml-inline-table = de tabel is niet gesloten
part-toml-backslash = in de tekst staat '\' dat verdubbeld moet zijn
part-toml-hex = dat is geen hexadecimaal getal
part-toml-scalar = dat teken bestaat niet in Unicode
part-toml-string = de tekst is niet gesloten
part-toml-character = het teken { $typed } mag niet
part-toml-date = zo’n datum of tijd bestaat niet
part-toml-value = dat is geen waarde
part-toml-end = eind van het bestand
part-toml-column = kolom { $number }
