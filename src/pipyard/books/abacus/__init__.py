"""Das Spiel in the Abacus edition: six games, retold and new."""
