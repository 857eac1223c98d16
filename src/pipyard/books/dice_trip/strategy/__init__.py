"""What the strong player knows of Dice Trip: the value of a sheet (``sheet_value``), the choice of entries (``entry_choice``), tables
learned from many games (``lore``), and their use for every decision (``trip_adviser``).
"""
