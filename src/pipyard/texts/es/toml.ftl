### Lo que dice el lector de archivos TOML.

part-toml-at = { $what } (línea { $line }, columna { $column })
part-toml-at-end = { $what } (al final del archivo)
part-toml-statement = así no empieza ningún dato
part-toml-newline = después de un dato debe acabar la línea
part-toml-expected = aquí falta { $sign }
part-toml-found-character = el carácter { $typed } no puede estar aquí
part-toml-twice = { $key } está declarado dos veces
part-toml-overwrite = un valor está dado dos veces
part-toml-table-end = falta ']' al final de un título de tabla
part-toml-immutable = { $key } ya está completo y no puede cambiar
part-toml-array-end = falta ']]' al final de un título de lista
part-toml-redefine = { $key } ya está definido
part-toml-equals = falta '=' después del nombre
part-toml-key-character = así no empieza ningún nombre
part-toml-array = la lista no está cerrada
part-toml-inline-key = { $typed } está dos veces en la misma tabla
part-toml-inline-table = la tabla no está cerrada
part-toml-backslash = en el texto hay un '\' que hay que duplicar
part-toml-hex = no es un número hexadecimal
part-toml-scalar = ese carácter no existe en Unicode
part-toml-string = el texto no está cerrado
part-toml-character = el carácter { $typed } no se permite
part-toml-date = esa fecha u hora no existe
part-toml-value = eso no es un valor
part-toml-end = final del archivo
part-toml-column = columna { $number }
