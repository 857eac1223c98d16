"""The strong player of Dice Trip: what a sheet is worth (``worth``), what was learned from many games (``lore``), the bot (``trip``)."""
