"""Games of chance: the roll says how much, the player says where."""
