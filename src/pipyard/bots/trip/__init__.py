"""The strong player of Dice Trip: what a sheet is worth (``worth``), how entries are chosen (``choosing``), what was learned from
many games (``lore``), what it sees of a state (``seen``), and the bot itself (``player``), known as ``trip`` once this is imported.
"""

from pipyard.bots.trip import player as player
