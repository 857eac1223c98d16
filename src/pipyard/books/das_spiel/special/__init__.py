"""Special games: the two that fit no other chapter."""
