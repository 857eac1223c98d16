"""The contract between rules and everything else: moves, spaces, turns, games, matches, logs.

This package imports nothing else of Pipyard; everything else may import it.
"""
