### Ce que dit le lecteur de fichiers TOML.

part-toml-at = { $what } (ligne { $line }, colonne { $column })
part-toml-at-end = { $what } (à la fin du fichier)
part-toml-statement = rien ne commence ainsi
part-toml-newline = la ligne doit se terminer après une indication
part-toml-expected = il manque { $sign }
part-toml-found-character = le caractère { $typed } n’a pas sa place ici
part-toml-twice = { $key } est déclaré deux fois
part-toml-overwrite = une valeur est donnée deux fois
part-toml-table-end = il manque ']' à la fin d’un titre de table
part-toml-immutable = { $key } est déjà complet et ne peut plus changer
part-toml-array-end = il manque ']]' à la fin d’un titre de liste
part-toml-redefine = { $key } est déjà défini
part-toml-equals = il manque '=' après le nom
part-toml-key-character = un nom ne commence pas ainsi
part-toml-array = la liste n’est pas fermée
part-toml-inline-key = { $typed } est deux fois dans la même table
part-toml-inline-table = la table n’est pas fermée
part-toml-backslash = il y a dans le texte un '\' qu’il faut doubler
part-toml-hex = ce n’est pas un nombre hexadécimal
part-toml-scalar = ce caractère n’existe pas dans Unicode
part-toml-string = le texte n’est pas fermé
part-toml-character = le caractère { $typed } n’est pas permis
part-toml-date = cette date ou cette heure n’existe pas
part-toml-value = ce n’est pas une valeur
part-toml-end = fin du fichier
part-toml-column = colonne { $number }
