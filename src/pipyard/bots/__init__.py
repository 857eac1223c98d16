"""Bots: programs that play a seat. They see what their seat may see and nothing else.

A bot is named by a string: ``random``, ``greedy``. May import core, dice and pyramid, and games only through their states.
"""
