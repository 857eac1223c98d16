"""Construction games: the pyramid is built."""
