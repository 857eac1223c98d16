"""Inventing games: the template of ``pipyard new`` (``high_rise.py``, the game of the guide), and the laws of ``pipyard check``.

May import the shelf and the packages below it; the command line imports it.
"""
