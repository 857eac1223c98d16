"""Tumblin-Dice: the rules (tumblin_dice), a shot as a move (shot), a settled board as an outcome (settling), and the boards as files.

Nothing here knows physics: what becomes of a shot comes from a Source.
"""
