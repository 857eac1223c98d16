"""Tactics in 3D: games of right-angle jumps over the ridges."""
