"""Live actions in a room: one seat steers while everybody watches."""
