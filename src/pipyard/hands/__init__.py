"""Bots with hands: they play games of dexterity by simulating actions on a copy of the scene, each with its own tremor.

``hand_bot`` is the bot. The hand of a game is the companion ``<key>_hand.py`` beside its rules; ``any_game`` plays the others.
May import physics, bots, books and everything below; only the server, the lab and the command line import it.
"""
