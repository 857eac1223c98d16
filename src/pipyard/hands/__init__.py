"""Bots with hands: they play the games of dexterity by trying actions on a copy of the scene, with their own tremor.

``hands`` is the bot itself, ``games`` has a file for every game that a hand was taught, ``any_game`` plays the others.
May import physics, bots, books and everything below; only the table, the laboratory and the command line import it.
"""
