"""Games as numbers: a fixed vocabulary of actions, observations as arrays, and many games stepped at once.

Everything is derived from a game's notation, its spaces of moves and the facts of its states; no game is written for it.
``docs/research.md`` explains it to those who use it.
"""
