"""The strong Dice Trip player: the value of a sheet (``sheet_value``), the choice of entries (``entry_choice``), tables learned from many
games (``lore``), its view of a state (``trip_view``), and the bot itself (``player``), registered as ``trip`` on import.
"""

from pipyard.bots.trip import player as player
