"""What games of several books share: versions of one game in two editions, and games that differ only in a goal."""
