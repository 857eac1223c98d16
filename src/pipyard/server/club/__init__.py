"""The club: members, results, ratings. A table works without it."""
