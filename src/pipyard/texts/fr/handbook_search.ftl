### Recherche et versions du manuel.

handbook-search = Rechercher
handbook-search-nothing = Rien trouvé. Essayez avec moins de mots ou des mots plus courts.
handbook-version = Version
