"""My Game: the empty page at the end of the book, as a sandbox for inventors."""
