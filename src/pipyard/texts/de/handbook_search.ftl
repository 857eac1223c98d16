### Suche und Versionen des Handbuchs.

handbook-search = Suchen
handbook-search-nothing = Nichts gefunden. Vielleicht helfen weniger oder kürzere Wörter.
handbook-version = Version
