"""Pipyard's turn-based games for other people's tools.

PettingZoo (``pip install pipyard[pettingzoo]``) and OpenSpiel (``pip install pipyard[openspiel]``).
Both want actions to be numbers below a fixed bound: action ``i`` is the ``i``-th legal move, in the order of the game's own list.
Where moves cannot be listed, or are more than fit, a fixed sample of them stands for all. Nothing of Pipyard imports this package.
"""
