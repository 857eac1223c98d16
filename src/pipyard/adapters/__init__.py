"""Pipyard's turn-based games for other people's tools.

OpenSpiel (``pip install pipyard[openspiel]``), PettingZoo and Gymnasium (``pip install pipyard[pettingzoo]``). Actions and observations are
those of :mod:`pipyard.tensors`. A game is named by its key or its file, or given as a ``Game``. Nothing in Pipyard imports this package.
"""
