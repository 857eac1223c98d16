"""Coaches: a finished game compared decision by decision with a strong player. One module per game.

May import core, the games and the bots; the command line imports it.
"""
