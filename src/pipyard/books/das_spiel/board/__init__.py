"""Board games: the plate is the board, and the dice hardly ever leave it."""
