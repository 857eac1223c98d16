"""Das Spiel in the Kosmos edition: 57 games on the dice pyramid, in the chapters of the book."""
