"""Coaches: a finished game, decision by decision, against what a strong player would have done. One module a game.

May import core, the games and the bots; the command line imports it.
"""
