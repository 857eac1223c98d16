"""The games of "55", the extension of the Abacus edition of Das Spiel."""
