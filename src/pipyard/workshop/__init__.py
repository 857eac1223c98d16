"""Inventing games: the game that ``pipyard new`` begins with (``high_rise.py``, the game of the guide), and the beginning itself.

May import the shelf and what lies below; the command line imports it.
"""
