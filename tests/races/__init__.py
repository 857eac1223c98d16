"""Races: the referee, the reflex bots, virtual and real time."""
