### What the reader of TOML files says.

part-toml-at = { $what } (at line { $line }, column { $column })
part-toml-at-end = { $what } (at end of document)
part-toml-statement = Invalid statement
part-toml-newline = Expected newline or end of document after a statement
part-toml-expected = Expected { $sign }
part-toml-found-character = Found invalid character { $typed }
part-toml-twice = Cannot declare { $key } twice
part-toml-overwrite = Cannot overwrite a value
part-toml-table-end = Expected ']' at the end of a table declaration
part-toml-immutable = Cannot mutate immutable namespace { $key }
part-toml-array-end = Expected ']]' at the end of an array declaration
part-toml-redefine = Cannot redefine namespace { $key }
part-toml-equals = Expected '=' after a key in a key/value pair
part-toml-key-character = Invalid initial character for a key part
part-toml-array = Unclosed array
part-toml-inline-key = Duplicate inline table key { $typed }
part-toml-inline-table = Unclosed inline table
part-toml-backslash = Unescaped '\' in a string
part-toml-hex = Invalid hex value
part-toml-scalar = Escaped character is not a Unicode scalar value
part-toml-string = Unterminated string
part-toml-character = Illegal character { $typed }
part-toml-date = Invalid date or datetime
part-toml-value = Invalid value
part-toml-end = end of document
part-toml-column = column { $number }
