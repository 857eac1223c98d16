### Zoeken en versies van het handboek.

handbook-search = Zoeken
handbook-search-nothing = Niets gevonden. Probeer minder of kortere woorden.
handbook-version = Versie
