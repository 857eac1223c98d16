### Search and versions of the handbook.

handbook-search = Search
handbook-search-nothing = Nothing found. Try fewer or shorter words.
handbook-version = Version
