"""What games of several books share: retellings of one game in two editions, and games that differ in a goal only."""
