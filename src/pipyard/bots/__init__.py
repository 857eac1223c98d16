"""Bots: programs that play a seat. They see what their seat may see and nothing else.

A bot is named by a string: ``random``, ``greedy``, ``mcts:800ms``, ``master``.
May import core, dice and pyramid, and games only through their states. Importing the package makes the bots known.
"""

from pipyard.bots import levels as levels
